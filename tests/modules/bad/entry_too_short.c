/* bad/entry_too_short.c - its stamp promises a whole struct, but there is only a stamp.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

extern VAKA_API const vaka_stamp vaka_entry;
const vaka_stamp vaka_entry = {1000, VAKA_ABI};
