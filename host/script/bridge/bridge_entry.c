/* script/bridge/bridge_entry.c - the C functions that Lua calls: one for each row that a sandbox
 * can have.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_inside.h"

#define SIXTEEN(each, high)                                                                        \
    each(high, 0) each(high, 1) each(high, 2) each(high, 3) each(high, 4) each(high, 5)            \
        each(high, 6) each(high, 7) each(high, 8) each(high, 9) each(high, a) each(high, b)        \
            each(high, c) each(high, d) each(high, e) each(high, f)

#define ALL(each)                                                                                  \
    SIXTEEN(each, 0)                                                                               \
    SIXTEEN(each, 1)                                                                               \
    SIXTEEN(each, 2)                                                                               \
    SIXTEEN(each, 3)                                                                               \
    SIXTEEN(each, 4)                                                                               \
    SIXTEEN(each, 5)                                                                               \
    SIXTEEN(each, 6)                                                                               \
    SIXTEEN(each, 7)                                                                               \
    SIXTEEN(each, 8)                                                                               \
    SIXTEEN(each, 9)                                                                               \
    SIXTEEN(each, a)                                                                               \
    SIXTEEN(each, b)                                                                               \
    SIXTEEN(each, c)                                                                               \
    SIXTEEN(each, d)                                                                               \
    SIXTEEN(each, e)                                                                               \
    SIXTEEN(each, f)

#define ENTRY(high, low)                                                                           \
    static int entry_##high##low(lua_State *L)                                                     \
    {                                                                                              \
        return vaka_bridge_call(L, 0x##high##low);                                                 \
    }
#define NAME(high, low) entry_##high##low,

ALL(ENTRY)

const lua_CFunction vaka_bridge_entries[VAKA_BRIDGE_ENTRIES] = {ALL(NAME)};
