/* bad/short_struct.c - the struct ends before the rules begin, and says so.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

typedef struct short_module {
    vaka_stamp stamp;
    uint64_t id, title; /* as wide on every machine: what is said of the struct is its size */
} short_module;

extern VAKA_API const short_module vaka_entry;
const short_module vaka_entry = {VAKA_STAMP(short_module), 0, 0};
