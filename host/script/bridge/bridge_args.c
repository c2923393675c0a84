/* script/bridge/bridge_args.c - values on their way from Lua to C and back.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_inside.h"

#include "layout/name.h"
#include "text/utf8.h"

#include <lauxlib.h>
#include <string.h>

/* Names are looked up by comparing with all there are. */
#define NAMES_FOR_ONE_FUEL 8u

#define FIELDS_LIST 160 /* bytes of the names of all fields in a message */

void vaka_bridge_fields(lua_State *L, int index, vaka_named_rows known, const char *what)
{
    int top = lua_gettop(L);
    char list[FIELDS_LIST];

    vaka_sandbox_inside(L, index);
    for (lua_pushnil(L); lua_next(L, top + 1); lua_pop(L, 1)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
        if (vaka_row_find(known, vaka_word_of(name)) < 0)
            luaL_error(L, "%s has no field '%s'; it has %s", what, name,
                       vaka_row_list(known, list, sizeof list));
    }
    lua_settop(L, top);
}

static bool fits_place(const vaka_position *position, uint8_t type, int32_t zone)
{
    return type != VAKA_TYPE_SPACE || vaka_layout_is_space(position->face.layout, zone);
}

static vaka_status find_named(lua_State *L, const vaka_layout *layout, uint8_t type, int index,
                              int32_t *out, vaka_error *err)
{
    vaka_word word;

    word.at = lua_tolstring(L, index, &word.length);
    if (type == VAKA_TYPE_COUNTER)
        return vaka_counter_named(layout, word, out, err);
    return type == VAKA_TYPE_KIND ? vaka_kind_named(layout, word, out, err)
                                  : vaka_zone_named(layout, word, out, err);
}

/* A zone, a space or a kind by its id. */
static bool read_named(lua_State *L, const vaka_bound *bound, uint8_t type, int index, int32_t *out)
{
    if (type == VAKA_TYPE_SEAT || lua_type(L, index) != LUA_TSTRING ||
        lua_rawlen(L, index) > VAKA_BRIDGE_TEXT)
        return false;
    vaka_sandbox_burn(L, 1u + (uint32_t)bound->limit[type] / NAMES_FOR_ONE_FUEL);
    return find_named(L, bound->position->face.layout, type, index, out, NULL) == VAKA_OK &&
           fits_place(bound->position, type, *out);
}

static bool read_number(lua_State *L, int index, lua_Integer *out)
{
    int whole;

    *out = lua_tointegerx(L, index, &whole);
    return whole && lua_type(L, index) == LUA_TNUMBER; /* no text that reads as one */
}

/* A number below the limit of its type. */
static bool is_place(lua_State *L, const vaka_bound *bound, uint8_t type, int index, int32_t *out)
{
    lua_Integer number;

    if (!read_number(L, index, &number) || number < 0 || number >= bound->limit[type])
        return false;
    *out = (int32_t)number;
    return true;
}

static bool read_place(lua_State *L, const vaka_bound *bound, uint8_t type, int index, int32_t *out)
{
    if (is_place(L, bound, type, index, out))
        return fits_place(bound->position, type, *out);
    return read_named(L, bound, type, index, out);
}

static bool read_bool(lua_State *L, int index, uint8_t *out)
{
    *out = (uint8_t)lua_toboolean(L, index);
    return lua_type(L, index) == LUA_TBOOLEAN;
}

static bool read_int(lua_State *L, int index, int32_t *out)
{
    lua_Integer number;

    if (!read_number(L, index, &number))
        return false;
    *out = (int32_t)number;
    return number == *out;
}

/* The place of a value: a number, or the word for all of them. */
static bool read_place_of_value(lua_State *L, int index, int32_t *out)
{
    bool word = lua_type(L, index) == LUA_TSTRING;

    if (!word)
        return read_int(L, index, out);
    *out = VAKA_ANYWHERE;
    return strcmp(lua_tostring(L, index), VAKA_EVERYWHERE) == 0;
}

static bool read_piece(lua_State *L, vaka_bound *bound, int index, int32_t *out)
{
    lua_Integer handle;

    return read_number(L, index, &handle) &&
           vaka_handle_read(&bound->handles, handle, out) == VAKA_HANDLE_GOOD;
}

/* Bytes at the beginning of a text that are UTF-8 without a NUL. */
static size_t good_bytes(const char *text, size_t length)
{
    size_t at = 0, step = 1;

    while (at < length && step) {
        step = vaka_utf8(text + at, length - at);
        at += step;
    }
    return at;
}

static bool read_text(lua_State *L, int index, const void **out)
{
    size_t length;

    if (lua_type(L, index) != LUA_TSTRING)
        return false;
    const char *text = lua_tolstring(L, index, &length);
    *out = text;
    return length <= VAKA_BRIDGE_TEXT && good_bytes(text, length) == length;
}

static bool read_plain(lua_State *L, vaka_bound *bound, uint8_t type, int index, vaka_slot *out)
{
    switch (type) {
    case VAKA_TYPE_INT:
        return read_int(L, index, &out->number);
    case VAKA_TYPE_PLACE:
        return read_place_of_value(L, index, &out->number);
    case VAKA_TYPE_BOOL:
        return read_bool(L, index, &out->truth);
    case VAKA_TYPE_PIECE:
        return read_piece(L, bound, index, &out->number);
    case VAKA_TYPE_TEXT:
        return read_text(L, index, &out->pointer);
    default:
        return read_place(L, bound, type, index, &out->number);
    }
}

/* Most are whole numbers: plain ones, pieces, and seats, zones, kinds, counters below a limit. */
static inline bool read_quickly(lua_State *L, vaka_bound *bound, uint8_t type, int index,
                                int32_t *out)
{
    uint8_t plain = type & VAKA_TYPE_PLAIN;

    if (plain == VAKA_TYPE_SPACE || plain == VAKA_TYPE_TEXT || plain == VAKA_TYPE_BOOL ||
        !lua_isinteger(L, index))
        return false;
    lua_Integer number = lua_tointeger(L, index);
    if (plain == VAKA_TYPE_PIECE)
        return vaka_handle_read(&bound->handles, number, out) == VAKA_HANDLE_GOOD;
    *out = (int32_t)number;
    return plain == VAKA_TYPE_INT ? number == *out : number >= 0 && number < bound->limit[plain];
}

/* "any", of seats and kinds. */
static bool read_any(lua_State *L, uint8_t type, int index, vaka_slot *out)
{
    if (!(type & VAKA_TYPE_ANY) || lua_type(L, index) != LUA_TSTRING ||
        strcmp(lua_tostring(L, index), VAKA_ANY) != 0)
        return false;
    out->number = VAKA_NONE;
    return true;
}

bool vaka_arg_read(lua_State *L, vaka_bound *bound, uint8_t type, int index, vaka_slot *out)
{
    if (read_quickly(L, bound, type, index, &out->number))
        return true;
    if (!(type & VAKA_TYPE_OPT) || !lua_isnoneornil(L, index))
        return read_any(L, type, index, out) ||
               read_plain(L, bound, type & VAKA_TYPE_PLAIN, index, out);
    if (type & VAKA_TYPE_SAID)
        return false;
    if (type == (VAKA_TYPE_TEXT | VAKA_TYPE_OPT))
        out->pointer = NULL;
    else
        out->number = VAKA_NONE;
    return true;
}

static void number_problem(lua_State *L, vaka_bound *bound, uint8_t type, int index,
                           vaka_error *out)
{
    int whole, zone;
    lua_Integer number = lua_tointegerx(L, index, &whole);
    int32_t piece;
    char name[VAKA_BRIDGE_TEXT];

    if (!whole)
        vaka_fail(out, VAKA_ERR_DATA, "number has no integer representation");
    else if (type == VAKA_TYPE_PIECE &&
             vaka_handle_read(&bound->handles, number, &piece) == VAKA_HANDLE_STALE)
        vaka_fail(out, VAKA_ERR_DATA, "stale piece: it has left the game or become another since");
    else if (type == VAKA_TYPE_PIECE)
        vaka_fail(out, VAKA_ERR_DATA, "piece expected, got number");
    else if (type == VAKA_TYPE_SPACE && is_place(L, bound, type, index, &zone)) {
        vaka_zone_write(bound->position->face.layout, zone, name, sizeof name);
        vaka_fail(out, VAKA_ERR_DATA, "space expected, got zone '%s'", name);
    } else
        vaka_fail(out, VAKA_ERR_DATA, "%s out of range", vaka_type_word(type));
}

static void text_problem(lua_State *L, int index, vaka_error *out)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);

    if (text[good_bytes(text, length)] == '\0') /* Lua ends every string with one more */
        vaka_fail(out, VAKA_ERR_DATA, "string contains zeros");
    else
        vaka_fail(out, VAKA_ERR_DATA, "string is not UTF-8");
}

static bool is_named_type(uint8_t type)
{
    return type == VAKA_TYPE_ZONE || type == VAKA_TYPE_SPACE || type == VAKA_TYPE_KIND ||
           type == VAKA_TYPE_COUNTER;
}

void vaka_arg_problem(lua_State *L, vaka_bound *bound, uint8_t type, int index, vaka_error *out)
{
    const vaka_layout *layout = bound->position->face.layout;
    int got = lua_type(L, index);
    int32_t named;

    if ((type & VAKA_TYPE_SAID) && got == LUA_TNIL) {
        vaka_fail(out, VAKA_ERR_DATA, "nil is no %s; write \"" VAKA_ANY "\" if all are meant",
                  vaka_type_word(type));
        return;
    }
    type &= VAKA_TYPE_PLAIN;
    if (got == LUA_TSTRING && (is_named_type(type) || type == VAKA_TYPE_TEXT) &&
        lua_rawlen(L, index) > VAKA_BRIDGE_TEXT)
        vaka_fail(out, VAKA_ERR_DATA, "string too long: at most %u bytes", VAKA_BRIDGE_TEXT);
    else if (got == LUA_TSTRING && is_named_type(type)) {
        if (find_named(L, layout, type, index, &named, out) == VAKA_OK)
            vaka_fail(out, VAKA_ERR_DATA, "space expected, got zone '%s'",
                      lua_tostring(L, index)); /* the name of a zone is short */
    } else if (got == LUA_TSTRING && type == VAKA_TYPE_TEXT)
        text_problem(L, index, out);
    else if (got == LUA_TNUMBER && type != VAKA_TYPE_BOOL && type != VAKA_TYPE_TEXT)
        number_problem(L, bound, type, index, out);
    else
        vaka_fail(out, VAKA_ERR_DATA, "%s expected, got %s", vaka_type_word(type),
                  luaL_typename(L, index));
}

static void push_zone_name(lua_State *L, const vaka_layout *layout, uint8_t type, int32_t zone)
{
    char name[VAKA_BRIDGE_TEXT];

    if (type == VAKA_TYPE_ZONE_TITLE && zone >= 0 && layout->zones[zone].title) {
        lua_pushstring(L, layout->zones[zone].title);
        return;
    }
    vaka_zone_write(layout, zone, name, sizeof name);
    lua_pushstring(L, name);
}

static bool push_piece(lua_State *L, vaka_bound *bound, int32_t piece)
{
    int64_t handle = vaka_handle_of(&bound->handles, piece);

    lua_pushinteger(L, handle);
    return handle != VAKA_NO_HANDLE;
}

bool vaka_result_push(lua_State *L, vaka_bound *bound, uint8_t type, int32_t value)
{
    if (value == VAKA_NONE && type != VAKA_TYPE_INT) {
        lua_pushnil(L);
        return true;
    }
    switch (type & VAKA_TYPE_PLAIN) {
    case VAKA_TYPE_BOOL:
        lua_pushboolean(L, value);
        return true;
    case VAKA_TYPE_PIECE:
        return push_piece(L, bound, value);
    case VAKA_TYPE_ZONE_ID:
    case VAKA_TYPE_ZONE_TITLE:
        push_zone_name(L, bound->position->face.layout, type, value);
        return true;
    default:
        lua_pushinteger(L, value);
        return true;
    }
}
