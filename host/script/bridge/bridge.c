/* script/bridge/bridge.c - calls of C functions from Lua.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge.h"

#include "script/bridge/bridge_direct.h"
#include "table/script.h"
#include "text/word.h"

#include <assert.h>
#include <ffi.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define A_PLACE (VAKA_TYPE_PLACE | VAKA_TYPE_OPT)
/* What goes wrong is kept out of the way of what goes well, which is every call. */
#define SELDOM __attribute__((cold, noinline))
#define SLOTS (1 + VAKA_ROW_ARGS + 1) /* the match, the arguments, a list */

typedef struct vaka_row {
    void (*call)(void);
    bool change;
    bool strict;        /* nil that may mean any and everywhere is an error … */
    bool placed;        /* … here as the second argument, the place of a value */
    vaka_direct direct; /* NULL: by libffi */
    vaka_signature signature;
    vaka_word words[VAKA_ROW_ARGS]; /* of texts that have to be one of these; length 0: any */
    const vaka_export *export;      /* borrowed, like the next */
    const char *prefix;
    ffi_type *types[SLOTS];
    ffi_cif cif;
} row;

struct vaka_bridge {
    const char *prefix;
    uint32_t count;
    row rows[];
};

static ffi_type *ffi_type_of(uint8_t type)
{
    if (type == VAKA_TYPE_NONE || (type & VAKA_TYPE_LIST))
        return &ffi_type_void;
    switch (type & VAKA_TYPE_PLAIN) {
    case VAKA_TYPE_BOOL:
        return &ffi_type_uint8;
    case VAKA_TYPE_TEXT:
        return &ffi_type_pointer;
    default:
        return &ffi_type_sint32;
    }
}

static vaka_status prepare(row *to, const vaka_export *from, vaka_error *err)
{
    const vaka_signature *signature = &to->signature;
    unsigned count = 0;

    to->export = from;
    to->call = from->call;
    to->change = (from->flags & VAKA_EXPORT_CHANGE) != 0;
    to->direct = vaka_direct_of(signature, to->change);
    to->types[count++] = &ffi_type_pointer;
    for (uint32_t i = 0; i < signature->arg_count; i++) {
        to->types[count++] = ffi_type_of(signature->arg[i]);
        if ((signature->arg[i] & VAKA_TYPE_PLAIN) == VAKA_TYPE_TEXT)
            to->words[i] = vaka_row_words(from, signature->name[i]);
    }
    if (signature->result & VAKA_TYPE_LIST)
        to->types[count++] = &ffi_type_pointer;
    if (ffi_prep_cif(&to->cif, FFI_DEFAULT_ABI, count, ffi_type_of(signature->result), to->types))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "export '%s' cannot be called", from->name);
    return VAKA_OK;
}

vaka_status vaka_bridge_new(const vaka_export *rows, uint32_t count, const char *prefix,
                            vaka_bridge **out, vaka_error *err)
{
    vaka_bridge *bridge = vaka_xnew(sizeof *bridge + count * sizeof *bridge->rows);
    vaka_status status = VAKA_OK;

    bridge->prefix = prefix;
    if (count > VAKA_BRIDGE_ROWS)
        status = vaka_fail(err, VAKA_ERR_DATA, "'%s' has %u exports: at most %u", prefix, count,
                           VAKA_BRIDGE_ROWS);
    for (uint32_t i = 0; !status && i < count; i++) {
        bridge->rows[i].prefix = prefix;
        status = vaka_row_check(&rows[i], rows, i, &bridge->rows[i].signature, err);
        status = status ? status : prepare(&bridge->rows[i], &rows[i], err);
    }
    bridge->count = count;
    *out = bridge;
    if (status) {
        vaka_bridge_free(bridge);
        *out = NULL;
    }
    return status;
}

void vaka_bridge_be_strict(vaka_bridge *bridge, const char *name)
{
    for (uint32_t i = 0; i < bridge->count; i++)
        if (strcmp(bridge->rows[i].export->name, name) == 0) {
            bridge->rows[i].strict = true;
            bridge->rows[i].placed = bridge->rows[i].signature.arg[1] == A_PLACE;
        }
}

void vaka_bridge_want_any(vaka_bridge *bridge)
{
    for (uint32_t i = 0; i < bridge->count; i++)
        for (uint32_t arg = 0; arg < VAKA_ROW_ARGS; arg++)
            if (bridge->rows[i].signature.arg[arg] & VAKA_TYPE_ANY)
                bridge->rows[i].signature.arg[arg] |= VAKA_TYPE_SAID;
}

void vaka_bridge_free(vaka_bridge *bridge)
{
    free(bridge);
}

void vaka_list_add(vaka_list *list, int32_t value)
{
    if (list->count < VAKA_BRIDGE_LIST)
        list->at[list->count] = value;
    list->count++;
}

/* `game.towers`, for messages. */
static const char *full_name(lua_State *L, const row *called)
{
    return lua_pushfstring(L, "%s.%s", called->prefix, called->export->name);
}

/* Pushes file and line of the script that called, directly or through a function in C. */
static void push_place(lua_State *L)
{
    lua_Debug frame;

    for (int level = 1; lua_getstack(L, level, &frame); level++) {
        luaL_where(L, level);
        if (*lua_tostring(L, -1))
            return;
        lua_pop(L, 1);
    }
    lua_pushliteral(L, "");
}

/* The match is broken: says where, unless a script inside this one was the cause and is named, and
 * ends the script whatever it tries. */
static SELDOM int end_broken(lua_State *L, const row *called, vaka_position *position,
                             bool by_this_call)
{
    char trouble[sizeof position->trouble];

    if (by_this_call && !strstr(position->trouble, ".lua:")) {
        push_place(L);
        const char *place = lua_tostring(L, -1);
        const char *name = full_name(L, called);
        snprintf(trouble, sizeof trouble, "%s%s: %.*s", place, name, (int)sizeof trouble / 2,
                 position->trouble);
        memcpy(position->trouble, trouble, sizeof trouble);
    }
    vaka_sandbox_stop(L);
    return 0;
}

/* Why a call cannot be made now: raises the error. */
static SELDOM int refuse(lua_State *L, const row *called, const vaka_bound *bound)
{
    const char *name = full_name(L, called);

    if (!bound->position)
        return luaL_error(L, "%s can be used only while a game is played", name);
    if (bound->inside)
        return luaL_error(L, "%s cannot be used while another function is at work", name);
    if (bound->position->broken)
        return end_broken(L, called, bound->position, false);
    if (vaka_sandbox_ending(L))
        return luaL_error(L, "%s cannot be used any more: the script is being ended", name);
    return luaL_error(L, "%s changes the match and cannot be used in a filter, a value or a test",
                      name);
}

static SELDOM int refuse_count(lua_State *L, const row *called, int given)
{
    uint32_t most = called->signature.arg_count, least = called->signature.needed;
    const char *advice = lua_istable(L, 1) ? "; write a dot, not a colon, before its name" : "";

    if (least == most)
        return luaL_error(L, "wrong number of arguments to '%s' (%d expected, got %d%s)",
                          called->export->name, (int)most, given, advice);
    return luaL_error(L, "wrong number of arguments to '%s' (%d to %d expected, got %d%s)",
                      called->export->name, (int)least, (int)most, given, advice);
}

static SELDOM int refuse_arg(lua_State *L, const row *called, vaka_bound *bound, uint32_t arg)
{
    vaka_error problem;

    vaka_arg_problem(L, bound, called->signature.arg[arg], (int)arg + 1, &problem);
    return luaL_error(L, "bad argument #%d to '%s' (%s)", (int)arg + 1, called->export->name,
                      problem.text);
}

/* A text that is none of the words the function knows. */
static SELDOM int refuse_word(lua_State *L, const row *called, uint32_t arg)
{
    char quote[VAKA_WORD_QUOTE];
    vaka_word words = called->words[arg];

    vaka_word_quote(vaka_word_of(lua_tostring(L, (int)arg + 1)), quote);
    lua_pushlstring(L, words.at, words.length);
    return luaL_error(L, "bad argument #%d to '%s' ('%s' is none of %s)", (int)arg + 1,
                      called->export->name, quote, lua_tostring(L, -1));
}

static SELDOM int refuse_result(lua_State *L, const row *called, vaka_bound *bound, int32_t value)
{
    vaka_position_break(bound->position, "its result, piece %d, is not there", value);
    return end_broken(L, called, bound->position, true);
}

/* There is nothing of the name that was given: what was perhaps meant is told. */
static SELDOM int refuse_name(lua_State *L, const row *called, vaka_bound *bound)
{
    vaka_error problem;

    vaka_arg_problem(L, bound, called->signature.result, 1, &problem);
    return luaL_error(L, "%s: %s", full_name(L, called), problem.text);
}

static int push_list(lua_State *L, const row *called, vaka_bound *bound)
{
    const vaka_list *list = &bound->list;
    uint8_t type = called->signature.result & VAKA_TYPE_PLAIN;

    if (list->count > VAKA_BRIDGE_LIST) {
        vaka_position_break(bound->position, "a list of %u: at most %u", list->count,
                            VAKA_BRIDGE_LIST);
        return end_broken(L, called, bound->position, true);
    }
    vaka_sandbox_burn(L, 1u + list->count);
    lua_createtable(L, (int)list->count, 0);
    bool places = type >= VAKA_TYPE_SEAT && type <= VAKA_TYPE_KIND;
    for (uint32_t i = 0; i < list->count; i++) {
        if (places && list->at[i] >= 0)
            lua_pushinteger(L, list->at[i]); /* most are such, and are shown as numbers */
        else if (!vaka_result_push(L, bound, type, list->at[i]))
            return refuse_result(L, called, bound, list->at[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* What came of a call. */
typedef struct answer {
    int32_t number;
    const char *text;
} answer;

static int push_answer(lua_State *L, const row *called, vaka_bound *bound, const answer *from)
{
    uint8_t type = called->signature.result;

    if (type == VAKA_TYPE_NONE)
        return 0;
    if (type & VAKA_TYPE_LIST)
        return push_list(L, called, bound);
    if (type == VAKA_TYPE_TEXT) {
        lua_pushstring(L, from->text); /* nil for NULL */
        return 1;
    }
    if (type == VAKA_TYPE_INT) {
        lua_pushinteger(L, from->number);
        return 1;
    }
    if (called->strict && from->number == VAKA_NONE)
        return refuse_name(L, called, bound);
    if (!vaka_result_push(L, bound, type, from->number))
        return refuse_result(L, called, bound, from->number);
    return 1;
}

static inline bool may_call(lua_State *L, const row *called, const vaka_bound *bound)
{
    if (!bound->position || bound->inside || bound->position->broken)
        return false;
    return !called->change || (bound->may_change && !vaka_sandbox_ending(L));
}

/* By libffi. The slot behind the arguments is that of a list. */
static void call_by_type(const row *called, const vaka_match *match, vaka_slot *args, answer *out)
{
    void *values[SLOTS] = {&match};
    uint8_t type = called->signature.result;
    union {
        ffi_arg wide; /* small results are widened to a register */
        ffi_sarg number;
        const char *text;
    } result = {0};

    for (uint32_t i = 0; i <= called->signature.arg_count; i++)
        values[i + 1] = &args[i];
    ffi_call((ffi_cif *)(uintptr_t)&called->cif, called->call, &result, values);
    if (type == VAKA_TYPE_TEXT)
        out->text = result.text;
    else if (type == VAKA_TYPE_BOOL)
        out->number = (result.wide & 0xffu) != 0;
    else
        out->number = (int32_t)result.number;
}

static inline void call_directly(const row *called, vaka_match *match, vaka_slot *args, answer *out)
{
    intptr_t result = called->direct(called->call, match, args);

    if (called->signature.result == VAKA_TYPE_TEXT)
        out->text = (const char *)result;
    else
        out->number = (int32_t)result;
}

/* The one way from Lua to C: by the table of calls by type, or libffi where it has none. No
 * error is raised between setting and clearing `inside`: C frames are never jumped over. */
static void make_call(const row *called, vaka_bound *bound, vaka_slot *args, answer *out)
{
    vaka_position *position = bound->position;

    args[called->signature.arg_count].pointer = &bound->list;
    bound->list.count = 0;
    bound->inside = true;
    if (called->change)
        vaka_script_key(position);
    if (called->direct)
        call_directly(called, &position->face, args, out);
    else
        call_by_type(called, &position->face, args, out);
    bound->inside = false;
    if (called->change)
        vaka_handles_changed(&bound->handles);
}

static inline bool is_number_or_nil(uint8_t type)
{
    return (type & VAKA_TYPE_OPT) && (type & VAKA_TYPE_PLAIN) != VAKA_TYPE_TEXT;
}

static bool is_known_word(lua_State *L, vaka_word words, int index)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length); /* NULL: left out */

    return !text || vaka_row_takes(words, text, length);
}

/* A strict row changes a value of many places at one that is named, or "everywhere": nil, which may
 * come of a search that has found nothing, is neither. */
static bool is_nowhere(lua_State *L, const row *called, const vaka_bound *bound,
                       const vaka_slot *args)
{
    return called->placed && args[1].number == VAKA_ANYWHERE && lua_type(L, 2) != LUA_TSTRING &&
           vaka_host_has_places(&bound->position->face, args[0].pointer);
}

static SELDOM int refuse_nowhere(lua_State *L, const row *called)
{
    return luaL_error(L,
                      "bad argument #2 to '%s' (%s is no place of '%s'; write \"" VAKA_EVERYWHERE
                      "\" if all are meant)",
                      called->export->name, lua_isnil(L, 2) ? "nil" : "-1", lua_tostring(L, 1));
}

/* Every function of a bridge. Upvalue: its row. */
static int call(lua_State *L)
{
    vaka_bound *bound = vaka_bound_of(L);
    const row *called = lua_touserdata(L, lua_upvalueindex(1));
    const vaka_signature *signature = &called->signature;
    int given = lua_gettop(L);
    vaka_slot args[VAKA_ROW_ARGS + 1];
    answer out = {0};

    if (!may_call(L, called, bound))
        return refuse(L, called, bound);
    if (given > (int)signature->arg_count)
        return refuse_count(L, called, given);
    for (uint32_t i = 0; i < signature->arg_count; i++) {
        if ((int)i >= given && is_number_or_nil(signature->arg[i]))
            args[i].number = VAKA_NONE;
        else if (!vaka_arg_read(L, bound, signature->arg[i], (int)i + 1, &args[i]))
            return refuse_arg(L, called, bound, i);
        else if (called->words[i].length && !is_known_word(L, called->words[i], (int)i + 1))
            return refuse_word(L, called, i);
    }
    if (is_nowhere(L, called, bound, args))
        return refuse_nowhere(L, called);
    make_call(called, bound, args, &out);
    if (bound->position->broken)
        return end_broken(L, called, bound->position, true);
    return push_answer(L, called, bound, &out);
}

/* __index of what is behind the table: there is no such function. Upvalue: bridge. */
static int no_such_function(lua_State *L)
{
    const vaka_bridge *bridge = lua_touserdata(L, lua_upvalueindex(1));
    const char *prefix = bridge->prefix;

    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "functions of '%s' go by their name", prefix);
    vaka_guess guess = vaka_guess_of(vaka_word_of(lua_tostring(L, 2)));
    for (uint32_t i = 0; i < bridge->count; i++)
        vaka_guess_try(&guess, bridge->rows[i].export->name);
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) /* … and what was added */
        vaka_guess_try(&guess, lua_tostring(L, -2));
    if (guess.best)
        return luaL_error(L, "there is no '%s.%s'; did you mean '%s'?", prefix, lua_tostring(L, 2),
                          guess.best);
    return luaL_error(L, "there is no '%s.%s'", prefix, lua_tostring(L, 2));
}

/* Freezes the table on top, and lets it complain about names that are not in it. */
static void seal(lua_State *L, vaka_bridge *bridge)
{
    vaka_sandbox_freeze(L);
    vaka_sandbox_inside(L, -1);
    lua_createtable(L, 0, 1);
    lua_pushlightuserdata(L, bridge);
    lua_pushcclosure(L, no_such_function, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void vaka_bridge_push(vaka_bridge *bridge, vaka_sandbox *sandbox)
{
    lua_State *L = vaka_sandbox_state(sandbox);

    lua_createtable(L, 0, (int)bridge->count);
    for (uint32_t i = 0; i < bridge->count; i++) {
        lua_pushlightuserdata(L, &bridge->rows[i]);
        lua_pushcclosure(L, call, 1);
        lua_setfield(L, -2, bridge->rows[i].export->name);
    }
    seal(L, bridge);
}

void vaka_bridge_add(lua_State *L, const char *name)
{
    vaka_sandbox_inside(L, -2);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 2);
}
