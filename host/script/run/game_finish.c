/* script/run/game_finish.c - finish: how a match of a game in Lua has ended.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include "vaka/result.h"

#include <lauxlib.h>

#define CALL_FUEL 20u

static int32_t read_word(lua_State *L, int index)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;
    const char *id = luaL_checkstring(L, index);
    int32_t word = vaka_word_by_id(layout, id);

    if (word < 0)
        luaL_error(L, "finish: there is no word '%s'; declare it: words = { %s = \"…\" }", id, id);
    return word;
}

/* rows of { "word", points of seat 0, of seat 1, … } */
static void read_sheet(lua_State *L, vaka_match *match)
{
    int sheet = lua_gettop(L);
    lua_Integer rows = luaL_len(L, sheet);

    if (rows > match->layout->sheet_max)
        luaL_error(L, "finish: the sheet has %d rows; write t.sheet(%d) in 'table'",
                   (int)match->layout->sheet_max, (int)rows);
    for (lua_Integer i = 1; lua_geti(L, sheet, i) == LUA_TTABLE; i++) {
        vaka_sandbox_burn(L, CALL_FUEL);
        lua_geti(L, -1, 1);
        int32_t row = vaka_sheet_row(match, read_word(L, -1));
        lua_pop(L, 1);
        for (int32_t seat = 0; seat < match->seats; seat++) {
            if (lua_geti(L, -1, seat + 2) != LUA_TNIL)
                vaka_sheet_points(match, row, seat, vaka_game_number(L, -1, "finish"));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
}

static uint8_t read_winners(lua_State *L, const vaka_match *match)
{
    uint8_t set = 0;

    if (lua_getfield(L, 1, "winners") == LUA_TTABLE)
        for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
            vaka_sandbox_burn(L, CALL_FUEL);
            lua_Integer seat = luaL_checkinteger(L, -1);
            if (seat < 0 || seat >= match->seats)
                luaL_error(L, "finish: there is no seat %d", (int)seat);
            set |= VAKA_SEAT(seat);
            lua_pop(L, 1);
        }
    lua_settop(L, 1);
    return set;
}

/* What can be said of the end; most of it lies on the sheet. */
static void check_result(lua_State *L, const vaka_match *match)
{
    static const char *const fields[] = {"winners", "places", "reason", "lost", "sheet"};
    vaka_named_rows known = VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields);

    vaka_bridge_fields(L, 1, known, "finish");
    if (match->layout->sheet_max)
        return;
    lua_Integer rows = lua_getfield(L, 1, "sheet") == LUA_TTABLE ? luaL_len(L, -1) : 1;
    for (uint32_t i = 1; i < known.count; i++)
        if (lua_getfield(L, 1, fields[i]) != LUA_TNIL)
            luaL_error(L, "finish: '%s' is for games with a sheet; write t.sheet(%d) in 'table'",
                       fields[i], rows < 1 ? 1 : (int)rows);
    lua_settop(L, 1);
}

/* Seats are counted from 0, and lists from 1. */
static void read_places(lua_State *L, vaka_match *match)
{
    int places = lua_gettop(L);

    if (lua_geti(L, places, 0) != LUA_TNIL)
        luaL_error(L, "finish: 'places' is a list: places[1] is the place of seat 0, so write "
                      "places[seat + 1]");
    lua_pop(L, 1);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (lua_geti(L, places, seat + 1) != LUA_TNIL)
            vaka_place_set(match, seat, vaka_game_number(L, -1, "finish"));
        lua_pop(L, 1);
    }
}

static void read_result(lua_State *L, vaka_match *match)
{
    if (lua_getfield(L, 1, "sheet") == LUA_TTABLE)
        read_sheet(L, match);
    lua_settop(L, 1);
    if (lua_getfield(L, 1, "reason") != LUA_TNIL)
        vaka_end_reason(match, read_word(L, -1));
    lua_settop(L, 1);
    if (lua_getfield(L, 1, "places") == LUA_TTABLE)
        read_places(L, match);
    lua_settop(L, 1);
}

/* finish { winners = { 0 }, places = { 1, 2 }, reason = "word", lost = true, sheet = { … } } */
int vaka_game_finish(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);

    vaka_game_place(L, "finish");
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    check_result(L, &position->face);
    vaka_script_key(position);
    uint8_t winners = read_winners(L, &position->face);
    read_result(L, &position->face);
    lua_getfield(L, 1, "lost");
    if (lua_toboolean(L, -1))
        vaka_finish_lost(&position->face);
    else
        vaka_finish(&position->face, winners);
    if (position->broken)
        vaka_sandbox_stop(L);
    return 0;
}
