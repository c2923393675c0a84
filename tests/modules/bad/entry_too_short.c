/* bad/entry_too_short.c - its stamp promises a whole struct, but there is only a stamp.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

#ifdef __clang__ /* whose sanitizer lays bytes of its own behind it, and counts them */
#define AS_LONG_AS_IT_IS __attribute__((no_sanitize("address")))
#else
#define AS_LONG_AS_IT_IS
#endif

extern VAKA_API const vaka_stamp vaka_entry AS_LONG_AS_IT_IS;
const vaka_stamp vaka_entry = {1000, VAKA_ABI};
