/* script/tools/mod_test_look.c - `t`: what a test can see of its match: counters, zones, hints, the
 * end.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/mod_test_inside.h"

#include "script/bridge/bridge_row.h"
#include "table/codec.h"
#include "table/result.h"
#include "vaka/counter.h"

#include <lauxlib.h>
#include <stdlib.h>

static vaka_live *live_of(const vaka_mod_test *test)
{
    return vaka_record_live(test->record);
}

int vaka_mod_test_counter(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    const vaka_match *match = &vaka_live_position(live_of(test))->face;
    int32_t counter = vaka_bridge_read(L, 2, VAKA_TYPE_COUNTER, "counter of t:counter");
    int32_t seat = vaka_bridge_read(L, 3, VAKA_TYPE_SEAT | VAKA_TYPE_OPT, "seat of t:counter");
    bool each = match->layout->counters[counter].per_seat;

    if (each != (seat >= 0))
        return luaL_error(L,
                          each ? "t:counter: every seat has '%s': name one"
                               : "t:counter: '%s' is the game's: leave the seat out",
                          match->layout->counters[counter].id);
    lua_pushinteger(L, vaka_counter(match, counter, seat));
    return 1;
}

/* Ids of kinds, from the bottom to the top: as they are, or as a seat sees them. */
int vaka_mod_test_zone(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    int32_t zone = vaka_bridge_read(L, 2, VAKA_TYPE_ZONE, "zone of t:zone");
    int32_t seat = vaka_bridge_read(L, 3, VAKA_TYPE_SEAT | VAKA_TYPE_OPT, "seat of t:zone");
    const vaka_match *match =
        seat < 0 ? &vaka_live_position(live_of(test))->face : vaka_live_seen(live_of(test), seat);
    lua_Integer count = 0;

    lua_newtable(L);
    for (VAKA_EACH(match, zone, piece)) {
        lua_pushstring(L, match->layout->kinds[match->pieces[piece].kind].id);
        lua_rawseti(L, -2, ++count);
    }
    return 1;
}

int vaka_mod_test_hints(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    vaka_live *live = live_of(test);
    uint8_t must = vaka_live_must(live);
    int32_t seat = 0;
    uint32_t count;

    while (seat < VAKA_MAX_SEATS && !(must & VAKA_SEAT(seat)))
        seat++;
    lua_newtable(L);
    if (seat == VAKA_MAX_SEATS)
        return 1;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    count = vaka_before_offers(legal, count); /* the game has no hints for those */
    int32_t *hints = lua_newuserdatauv(L, (count + 1) * sizeof *hints, 0);
    bool told = vaka_live_hints(live, seat, hints);
    if (*vaka_live_trouble(live))
        return luaL_error(L, "t:hints: %s", vaka_live_trouble(live));
    for (uint32_t i = 0; told && i < count; i++) {
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(vaka_live_layout(live), &legal[i], text, sizeof text);
        lua_pushinteger(L, hints[i]);
        lua_setfield(L, -3, text);
    }
    lua_pop(L, 1);
    return 1;
}

/* --- the end ---------------------------------------------------------------------------------- */

static void push_winners(lua_State *L, uint8_t winners)
{
    lua_Integer count = 0;

    lua_newtable(L);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        if (!(winners & VAKA_SEAT(seat)))
            continue;
        lua_pushinteger(L, seat);
        lua_rawseti(L, -2, ++count);
    }
}

int vaka_mod_test_winners(lua_State *L)
{
    uint8_t winners = 0;

    vaka_live_finished(live_of(vaka_mod_test_playing(L)), &winners);
    push_winners(L, winners);
    return 1;
}

/* A row of the sheet: { "word", points of seat 0, … }; false where nothing was said. */
static void push_line(lua_State *L, const vaka_layout *layout, const vaka_sheet_line *line)
{
    lua_newtable(L);
    lua_pushstring(L, layout->words[line->word].id);
    lua_rawseti(L, -2, 1);
    for (int32_t seat = 0; seat < layout->setup.seats; seat++) {
        if (line->points[seat] == VAKA_HIDDEN)
            lua_pushboolean(L, 0);
        else
            lua_pushinteger(L, line->points[seat]);
        lua_rawseti(L, -2, seat + 2);
    }
}

static void push_sheet(lua_State *L, const vaka_layout *layout, const vaka_position *position)
{
    const vaka_sheet_line *line;

    lua_newtable(L);
    for (int32_t row = 0; (line = vaka_result_row(position, row)) != NULL; row++) {
        push_line(L, layout, line);
        lua_rawseti(L, -2, row + 1);
    }
    lua_setfield(L, -2, "sheet");
}

/* What `finish` was told. */
int vaka_mod_test_ending(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    const vaka_layout *layout = vaka_live_layout(live_of(test));
    const vaka_position *position = vaka_live_position(live_of(test));
    const vaka_result *result = vaka_result_of(position);
    uint8_t winners = 0;

    if (!vaka_live_finished(live_of(test), &winners)) {
        lua_pushnil(L);
        return 1;
    }
    lua_newtable(L);
    push_winners(L, winners);
    lua_setfield(L, -2, "winners");
    lua_newtable(L);
    for (int32_t seat = 0; seat < layout->setup.seats; seat++) {
        lua_pushinteger(L, vaka_result_place(position, seat));
        lua_rawseti(L, -2, seat + 1);
    }
    lua_setfield(L, -2, "places");
    lua_pushboolean(L, result && result->lost);
    lua_setfield(L, -2, "lost");
    if (result && result->reason >= 0) {
        const char *id = layout->words[result->reason].id;
        lua_pushstring(L, *id ? id : layout->words[result->reason].text);
        lua_setfield(L, -2, "reason");
    }
    push_sheet(L, layout, position);
    return 1;
}
