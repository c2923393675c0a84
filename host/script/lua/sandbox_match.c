/* script/lua/sandbox_match.c - find, match, gmatch and gsub.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_pattern.h"

#include <string.h>

/* Where argument `index` says to begin; NULL: behind the text. */
static const char *read_start(vaka_pattern *pattern, int index)
{
    size_t size = (size_t)(pattern->text_end - pattern->text);
    lua_Integer from = vaka_string_place(pattern->L, index, 1, size);

    from += from == 0;
    return from > (lua_Integer)size + 1 ? NULL : pattern->text + from - 1;
}

static bool is_plain(const vaka_pattern *pattern, const char *at)
{
    for (; at < pattern->end; at++)
        if (strchr("^$*+?.([%-", *at) && *at)
            return false;
    return true;
}

static const char *find_plain(vaka_pattern *pattern, const char *from, const char *word)
{
    size_t length = (size_t)(pattern->end - word);

    if (length == 0)
        return from;
    while ((size_t)(pattern->text_end - from) >= length) {
        size_t room = (size_t)(pattern->text_end - from) - length + 1;
        const char *first = memchr(from, *word, room);

        vaka_sandbox_burn(pattern->L, (uint32_t)(1 + room / 64 + length / 16));
        if (!first)
            return NULL;
        if (memcmp(first, word, length) == 0)
            return first;
        from = first + 1;
    }
    return NULL;
}

/* The first match from `*from` on, which becomes its start; NULL: none. */
static const char *first_match(vaka_pattern *pattern, const char **from)
{
    for (;; (*from)++) {
        const char *end = vaka_pattern_match(pattern, *from);

        if (end || pattern->anchored || *from >= pattern->text_end)
            return end;
    }
}

static int push_range(vaka_pattern *pattern, const char *from, const char *to)
{
    lua_pushinteger(pattern->L, from - pattern->text + 1);
    lua_pushinteger(pattern->L, to - pattern->text);
    return 2;
}

static int search_text(lua_State *L, bool find)
{
    vaka_pattern pattern;

    vaka_pattern_open(&pattern, L, 1, 2);
    const char *from = read_start(&pattern, 3), *to = NULL;
    const char *word = pattern.at - (pattern.anchored ? 1 : 0);
    if (from && find && (lua_toboolean(L, 4) || is_plain(&pattern, word))) {
        from = find_plain(&pattern, from, word);
        if (from)
            return push_range(&pattern, from, from + (pattern.end - word));
    } else if (from) {
        to = first_match(&pattern, &from);
    }
    if (!to) {
        lua_pushnil(L);
        return 1;
    }
    if (!find)
        return vaka_pattern_push_all(&pattern, from, to);
    push_range(&pattern, from, to);
    return 2 + vaka_pattern_push_all(&pattern, NULL, NULL);
}

int vaka_match_find(lua_State *L)
{
    return search_text(L, true);
}

int vaka_match_match(lua_State *L)
{
    return search_text(L, false);
}

/* Upvalues: text, pattern, where to go on, where the last match ended (an empty one there would be
 * the same once more). */
int vaka_match_next(lua_State *L)
{
    vaka_pattern pattern;

    vaka_pattern_open(&pattern, L, lua_upvalueindex(1), lua_upvalueindex(2));
    pattern.at -= pattern.anchored; /* a '^' means nothing here */
    pattern.anchored = false;
    lua_Integer last = lua_tointeger(L, lua_upvalueindex(4));
    for (const char *from = pattern.text + lua_tointeger(L, lua_upvalueindex(3));
         from <= pattern.text_end; from++) {
        const char *to = vaka_pattern_match(&pattern, from);

        if (!to || to - pattern.text == last)
            continue;
        lua_pushinteger(L, to - pattern.text);
        lua_copy(L, -1, lua_upvalueindex(3));
        lua_replace(L, lua_upvalueindex(4));
        return vaka_pattern_push_all(&pattern, from, to);
    }
    lua_pushinteger(L, pattern.text_end - pattern.text + 1);
    lua_replace(L, lua_upvalueindex(3));
    return 0;
}

int vaka_match_gmatch(lua_State *L)
{
    vaka_pattern pattern;

    vaka_pattern_open(&pattern, L, 1, 2);
    const char *from = read_start(&pattern, 3);
    lua_settop(L, 2);
    lua_pushinteger(L, from ? from - pattern.text : pattern.text_end - pattern.text + 1);
    lua_pushinteger(L, -1);
    lua_pushcclosure(L, vaka_match_next, 4);
    return 1;
}

static void add_replacement(vaka_pattern *pattern, luaL_Buffer *out, const char *from,
                            const char *to)
{
    size_t length;
    const char *text = lua_tolstring(pattern->L, 3, &length), *end = text + length;

    for (; text < end; text++) {
        if (*text != '%') {
            luaL_addchar(out, *text);
            continue;
        }
        text++;
        if (text < end && *text == '%') {
            luaL_addchar(out, '%');
        } else if (text < end && *text == '0') {
            luaL_addlstring(out, from, (size_t)(to - from));
        } else if (text < end && *text >= '1' && *text <= '9') {
            vaka_pattern_push(pattern, *text - '1', from, to);
            lua_tostring(pattern->L, -1);
            luaL_addvalue(out);
        } else {
            luaL_error(pattern->L, "invalid use of '%%' in replacement string");
        }
        vaka_string_limit(pattern->L, luaL_bufflen(out));
    }
    vaka_sandbox_burn(pattern->L, (uint32_t)(1 + length / 16 + (size_t)(to - from) / 16));
}

/* Adds what the table or function makes of a match. */
static void add_value(vaka_pattern *pattern, luaL_Buffer *out, const char *from, const char *to)
{
    lua_State *L = pattern->L;

    vaka_fuel_work(L, 1);
    if (lua_type(L, 3) == LUA_TFUNCTION) {
        lua_pushvalue(L, 3);
        lua_call(L, vaka_pattern_push_all(pattern, from, to), 1);
    } else if (lua_type(L, 3) == LUA_TTABLE) {
        vaka_pattern_push(pattern, 0, from, to);
        lua_gettable(L, 3);
    } else {
        add_replacement(pattern, out, from, to);
        return;
    }
    if (!lua_toboolean(L, -1)) {
        lua_pop(L, 1);
        luaL_addlstring(out, from, (size_t)(to - from));
        return;
    }
    if (!lua_isstring(L, -1))
        luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
    size_t length;
    vaka_sandbox_text(L, -1, &length);
    vaka_string_limit(L, luaL_bufflen(out) + length);
    luaL_addvalue(out);
}

static void replace_all(vaka_pattern *pattern, luaL_Buffer *out, lua_Integer most,
                        lua_Integer *count)
{
    const char *from = pattern->text, *last = NULL;

    while (*count < most) {
        const char *to = vaka_pattern_match(pattern, from);

        vaka_sandbox_burn(pattern->L, 1);
        if (to && to != last) {
            (*count)++;
            add_value(pattern, out, from, to);
            from = last = to;
        } else if (from < pattern->text_end) {
            luaL_addchar(out, *from);
            from++;
        } else {
            break;
        }
        vaka_string_limit(pattern->L, luaL_bufflen(out));
        if (pattern->anchored)
            break;
    }
    luaL_addlstring(out, from, (size_t)(pattern->text_end - from));
}

int vaka_match_gsub(lua_State *L)
{
    vaka_pattern pattern;
    luaL_Buffer out;
    int type = lua_type(L, 3);
    lua_Integer count = 0;

    vaka_pattern_open(&pattern, L, 1, 2);
    luaL_argexpected(L,
                     type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION ||
                         type == LUA_TTABLE,
                     3, "string/function/table");
    lua_Integer most = luaL_optinteger(L, 4, LUA_MAXINTEGER);
    if (type == LUA_TNUMBER)
        vaka_sandbox_text(L, 3, NULL);
    luaL_buffinit(L, &out);
    replace_all(&pattern, &out, most, &count);
    vaka_string_room(L, luaL_bufflen(&out));
    luaL_pushresult(&out);
    lua_pushinteger(L, count);
    return 2;
}
