/* fuzz/entry.c - what libFuzzer calls.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const fuzz_target *target;

    if (!target)
        target = fuzz_chosen();
    target->run(bytes, size);
    return 0;
}
