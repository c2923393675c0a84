/* script/run/game_tell.c - tell, tell_to: what a game in Lua puts into the log; and whether a
 * sentence is given as many numbers as it has gaps.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include "table/event_log.h"
#include "table/sentence.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

/* --- gaps ------------------------------------------------------------------------------------- */

static int by_id(const void *key, const void *text)
{
    return strcmp(key, ((const vaka_text *)text)->id);
}

const vaka_text *vaka_game_text(const vaka_game *game, const char *id)
{
    return game->text_count ? bsearch(id, game->texts, game->text_count, sizeof *game->texts, by_id)
                            : NULL;
}

const vaka_text *vaka_game_prompt(struct vaka_game_run *run, const char *id, size_t length)
{
    const vaka_text **known = &run->prompts[length % VAKA_PROMPTS_KNOWN];

    if (!*known || strcmp((*known)->id, id) != 0)
        *known = vaka_game_text(run->game, id);
    return *known;
}

/* How many gaps a sentence of the game has: they are counted once. */
static int gaps_of(struct vaka_game_run *run, const char *text)
{
    uintptr_t address = (uintptr_t)text;

    if (!run)
        return vaka_sentence_gaps(text);
    struct vaka_gaps *known = &run->gaps[(address ^ address >> 6) % VAKA_GAPS_KNOWN];
    if (known->text != text)
        *known = (struct vaka_gaps){text, vaka_sentence_gaps(text)};
    return known->count;
}

void vaka_game_gaps(lua_State *L, const char *by, const vaka_text *sentence, int given, int most)
{
    int gaps = gaps_of(vaka_game_runner(L)->script_game, sentence->text);

    if (given < gaps || given > (most > gaps ? most : gaps))
        luaL_error(L, "%s: '%s' has %d gaps to fill, and %d numbers were given: \"%s\"", by,
                   sentence->id, gaps, given, sentence->text);
}

/* How many arguments from `first` on are there, without nils at the end? In the middle there are
 * none: what is nil by mistake must not become a 0. */
static int count_given(lua_State *L, int first, const char *by)
{
    int last = lua_gettop(L);

    while (last >= first && lua_isnil(L, last))
        last--;
    for (int i = first; i <= last; i++)
        if (lua_isnil(L, i))
            luaL_error(L, "%s: number %d of what fills the gaps is nil", by, i - first + 1);
    return last - first + 1;
}

int vaka_game_given(lua_State *L, int first, const char *by)
{
    int given = count_given(L, first, by);

    if (given > VAKA_TEXT_ARGS)
        luaL_error(L, "%s: %d numbers were given: at most %d", by, given, VAKA_TEXT_ARGS);
    return given;
}

/* --- telling ---------------------------------------------------------------------------------- */

/* What a great moment shows is a number of its event, too, and need not be in the sentence. */
static int most_numbers(const vaka_layout *layout, uint32_t event)
{
    const vaka_moment_info *moment = vaka_moment_of(layout, event);
    int32_t last = moment && moment->kind > moment->zone ? moment->kind
                   : moment                              ? moment->zone
                                                         : -1;

    return last + 1;
}

/* The event that the argument at `name` names, with the numbers that follow. */
static void tell_event(lua_State *L, const char *by, int name, vaka_event *event)
{
    vaka_position *position = vaka_bridge_position(L);
    const vaka_module *module = vaka_game_runner(L)->content->module;

    event->id = (uint16_t)vaka_game_named(L, name, by, "event");
    if (vaka_game_strict(L))
        vaka_game_gaps(L, by, &module->events[event->id], vaka_game_given(L, name + 1, by),
                       most_numbers(position->face.layout, event->id));
    for (int i = 0; i < VAKA_TEXT_ARGS && name + 1 + i <= lua_gettop(L); i++)
        event->arg[i] =
            (int16_t)(lua_isnil(L, name + 1 + i) ? 0 : vaka_game_number(L, name + 1 + i, by));
    vaka_script_key(position);
    vaka_tell_event(&position->face, event);
}

/* tell("event", …) */
static int tell(lua_State *L)
{
    vaka_event event = {.audience = 0xff};

    vaka_game_place(L, "tell");
    tell_event(L, "tell", 1, &event);
    return 0;
}

/* A seat, or a list of seats. */
static uint8_t read_audience(lua_State *L)
{
    uint8_t set = 0;

    if (!lua_istable(L, 1))
        return VAKA_SEAT(vaka_bridge_read(L, 1, VAKA_TYPE_SEAT, "seat of tell_to"));
    for (lua_Integer i = 1; lua_geti(L, 1, i) != LUA_TNIL; i++) {
        vaka_sandbox_burn(L, 1);
        set |= VAKA_SEAT(vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "seat of tell_to"));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return set;
}

/* tell_to(seats, "event", …): nobody else reads anything of it. */
static int tell_to(lua_State *L)
{
    vaka_event event = {.hidden = VAKA_EVENT_PRIVATE};

    vaka_game_place(L, "tell_to");
    event.audience = read_audience(L);
    tell_event(L, "tell_to", 2, &event);
    return 0;
}

void vaka_game_tell_give(vaka_runner *runner, int environment)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_module *module = runner->content->module;

    vaka_game_push_names(L, VAKA_NAMED_ROWS(module->events, module->event_count));
    lua_pushvalue(L, -1);
    vaka_game_give(runner, environment, "tell", tell);
    vaka_game_give(runner, environment, "tell_to", tell_to);
}
