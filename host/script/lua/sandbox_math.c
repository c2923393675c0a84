/* script/lua/sandbox_math.c - the exact part of Lua's math library.
 *
 * SPDX-License-Identifier: MIT
 *
 * What every machine computes to the same last bit: no sines, logarithms or powers. No chance
 * either: that is the host's, and journalled. */
#include "script/lua/sandbox_inside.h"

#include <lualib.h>

#define INEXACT 9 /* the last so many are only there without VAKA_DEFENCE_DIGITS */

void vaka_math_open(lua_State *L)
{
    static const char *const names[] = {
        "abs",        "ceil", "floor", "fmod", "huge",      "max",  "maxinteger", "min",
        "mininteger", "modf", "pi",    "sqrt", "tointeger", "type", "ult",        "sin",
        "cos",        "tan",  "asin",  "acos", "atan",      "exp",  "log",        "random"};
    size_t count = sizeof names / sizeof *names - INEXACT;

    if (!VAKA_DEFENDS(vaka_sandbox_of(L), DIGITS))
        count += INEXACT;
    lua_newtable(L);
    luaopen_math(L);
    for (size_t i = 0; i < count; i++) {
        lua_getfield(L, -1, names[i]);
        lua_setfield(L, -3, names[i]);
    }
    lua_pop(L, 1);
}
