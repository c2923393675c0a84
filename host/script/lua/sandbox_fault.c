/* script/lua/sandbox_fault.c - what went wrong in a script, in words its author can use.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing here calls the script or allocates: the state may be out of memory or fuel, and an error
 * object may be a table made to harm whoever looks at it. */
#include "script/lua/sandbox_inside.h"

#include "text/utf8.h"

#include <stdio.h>
#include <string.h>

#define CALLS 6 /* told at most */

static void add(char *text, size_t room, const char *more)
{
    size_t length = strlen(text);

    snprintf(text + length, room - length, "%s", more);
}

/* Notes the frames of scripts from `level` on: the first as "file:line: ", the others as a tail.
 * They are parted by a line end; vaka_fault_tell puts the message between them. */
void vaka_fault_trace(vaka_sandbox *sandbox, int level)
{
    lua_Debug frame;
    int told = 0;

    for (; told < CALLS && lua_getstack(sandbox->L, level, &frame); level++) {
        char line[120];

        lua_getinfo(sandbox->L, "nSl", &frame);
        if (frame.source[0] != '@' || frame.currentline < 0)
            continue;
        if (told++ == 0) {
            sandbox->trace[0] = '\0'; /* an earlier one stays if there is nobody to name now */
            snprintf(line, sizeof line, "%s:%d: \n", frame.short_src, frame.currentline);
        } else if (frame.name) {
            snprintf(line, sizeof line, "; called from %s:%d (%.30s)", frame.short_src,
                     frame.currentline, frame.name);
        } else {
            snprintf(line, sizeof line, "; called from %s:%d", frame.short_src, frame.currentline);
        }
        add(sandbox->trace, sizeof sandbox->trace, line);
    }
}

int vaka_fault_note(lua_State *L)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);

    if (!sandbox->ending && !sandbox->noted)
        vaka_fault_trace(sandbox, 1);
    sandbox->noted = false;
    return 1;
}

/* How deep a script gets until Lua itself says no depends on what the host was doing when it called
 * it: nobody may catch that and count. */
bool vaka_fault_is_depth(lua_State *L, int status)
{
    if (status == LUA_ERRERR)
        return true;
    return status == LUA_ERRRUN && lua_type(L, -1) == LUA_TSTRING &&
           strstr(lua_tostring(L, -1), "stack overflow");
}

static const char *sentence(uint32_t fault)
{
    static const char *const sentences[] = {
        [VAKA_FAULT_FUEL] = "this takes too long: the action has used all its instructions",
        [VAKA_FAULT_MEMORY] = "this takes too much memory",
        [VAKA_FAULT_TIME] = "this takes too much time",
        [VAKA_FAULT_DEPTH] = "too many calls inside one another (a function calling itself?)",
        [VAKA_FAULT_TEXT] = "a text of more than 65536 bytes",
    };

    return sentences[fault];
}

/* The error object at the top of the stack. */
static const char *words_of(vaka_sandbox *sandbox, char *room, size_t size)
{
    lua_State *L = sandbox->L;

    if (sandbox->fault != VAKA_FAULT_ERROR)
        return sentence(sandbox->fault);
    if (lua_type(L, -1) == LUA_TSTRING)
        return lua_tostring(L, -1);
    if (lua_isinteger(L, -1))
        snprintf(room, size, "%lld", (long long)lua_tointeger(L, -1));
    else
        snprintf(room, size, "an error that is a %s, not a text", luaL_typename(L, -1));
    return room;
}

/* "file:12: …"? error() has put a place before the text then, perhaps that of a caller. */
static bool has_place(const char *words)
{
    for (const char *at = strchr(words, ':'); at; at = strchr(at + 1, ':')) {
        size_t digits = strspn(at + 1, "0123456789");
        if (digits > 0 && at[1 + digits] == ':')
            return true;
    }
    return false;
}

void vaka_fault_name(const char *name, vaka_error *err)
{
    vaka_error plain;

    if (!err || strstr(err->text, name) || has_place(err->text))
        return;
    plain = *err;
    vaka_fail(err, err->status, "%.100s: %s", name, plain.text);
    vaka_utf8s_make_line(err->text);
}

static const vaka_error stopped = {VAKA_ERR_DATA, "stopped"};

void vaka_fault_tell(vaka_sandbox *sandbox, vaka_error *err)
{
    char room[64], place[120], said[201];

    if (sandbox->fault == VAKA_FAULT_STOP) { /* questions end so: it has to be quick */
        if (err)
            *err = stopped;
        return;
    }
    const char *words = words_of(sandbox, room, sizeof room);
    const char *tail = strchr(sandbox->trace, '\n');
    size_t length = tail ? (size_t)(tail - sandbox->trace) : 0;

    if (length >= sizeof place)
        length = sizeof place - 1;
    memcpy(place, sandbox->trace, length);
    place[length] = '\0';
    if (has_place(words))
        place[0] = '\0';
    if (snprintf(said, sizeof said, "%.*s", (int)sizeof said, words) >= (int)sizeof said)
        vaka_utf8s_shorten(said, sizeof said);
    vaka_fail(err, VAKA_ERR_DATA, "%s%s%s", place, said, tail ? tail + 1 : "");
    if (err)
        vaka_utf8s_make_line(err->text); /* a script's words may hold anything */
}
