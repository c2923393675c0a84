/* bad/short_struct.c - the struct ends before the rules begin, and says so.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/abi.h"

typedef struct short_module {
    vaka_stamp stamp;
    const char *id;
    const char *title;
} short_module;

extern VAKA_API const short_module vaka_entry;
const short_module vaka_entry = {VAKA_STAMP(short_module), "org.vaka.bad.short", "Short"};
