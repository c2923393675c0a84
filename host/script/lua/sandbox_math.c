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
    static const char *const names[] = {"abs", "ceil",       "floor",     "fmod",       "huge",
                                        "max", "maxinteger", "min",       "mininteger", "modf",
                                        "pi",  "sqrt",       "tointeger", "type",       "ult"};

    lua_newtable(L);
    luaopen_math(L);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        lua_getfield(L, -1, names[i]);
        lua_setfield(L, -3, names[i]);
    }
    lua_pop(L, 1);
}
