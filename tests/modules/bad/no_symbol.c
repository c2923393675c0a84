/* bad/no_symbol.c - exports something, but no vaka_entry.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

extern VAKA_API const int32_t vaka_other;
const int32_t vaka_other = 1;
