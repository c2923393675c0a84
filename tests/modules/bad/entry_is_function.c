/* bad/entry_is_function.c - vaka_entry is a function.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

VAKA_API int32_t vaka_entry(void);

int32_t vaka_entry(void)
{
    return 1;
}
