/* script/lua/value_text.h - a value of Lua as the author of a script reads it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_LUA_VALUE_TEXT_H
#define SCRIPT_LUA_VALUE_TEXT_H

#include "text/buffer.h"

#include <lua.h>

/* The value at an index: 3, "text", { 1, 2 }, { reason = "dusk", winners = { 0 } }. What has names
 * comes by name, after what has numbers; what lies deep or behind many others is hinted at. */
void vaka_value_text(lua_State *L, int index, vaka_buffer *out);

#endif
