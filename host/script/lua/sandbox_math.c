/* script/lua/sandbox_math.c - the exact part of Lua's math library.
 *
 * SPDX-License-Identifier: MIT
 *
 * What every machine computes to the same last bit: no sines, logarithms or powers. No chance
 * either: that is the host's, and journalled. */
#include "script/lua/sandbox_inside.h"

#include <lualib.h>

void vaka_math_open(lua_State *L)
{
    static const luaL_Reg stock[] = {
        {"abs", NULL},        {"ceil", NULL}, {"floor", NULL},      {"fmod", NULL},
        {"huge", NULL},       {"max", NULL},  {"maxinteger", NULL}, {"min", NULL},
        {"mininteger", NULL}, {"modf", NULL}, {"pi", NULL},         {"sqrt", NULL},
        {"tointeger", NULL},  {"type", NULL}, {"ult", NULL},        {NULL, NULL}};

    lua_newtable(L);
    luaopen_math(L);
    vaka_stock_take(L, stock);
}
