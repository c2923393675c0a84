/* script/run/game_scene.c - `s`: what a game in Lua shows a seat beside the pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include "table/scene.h"
#include "vaka/scene.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define FUEL 20u

/* The scene lies in the registry under this key while it is filled, so that a script that keeps `s`
 * finds nothing there later. */
static const char scene_key = 0;

static vaka_scene *scene_of(lua_State *L)
{
    vaka_sandbox_burn(L, FUEL);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &scene_key);
    vaka_scene *scene = lua_touserdata(L, -1);
    lua_pop(L, 1);
    if (!scene)
        luaL_error(L, "a scene can only be filled while it is asked for");
    return scene;
}

static int by_id(const void *key, const void *text)
{
    return strcmp(key, ((const vaka_text *)text)->id);
}

static const vaka_text *find_text(const vaka_game *game, const char *id)
{
    return game->text_count ? bsearch(id, game->texts, game->text_count, sizeof *game->texts, by_id)
                            : NULL;
}

/* The text that an argument names by its id. */
static const vaka_text *text_at(lua_State *L, int index)
{
    const vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));
    const char *id = luaL_checkstring(L, index);
    const vaka_text *found = find_text(runner->script_game->game, id);

    if (!found)
        luaL_error(L, "there is no text '%s' in lang/en.lua", id);
    return found;
}

static int32_t number_at(lua_State *L, int index)
{
    return lua_isnoneornil(L, index) ? 0 : vaka_game_number(L, index, "a scene");
}

static uint32_t tone_at(lua_State *L, int index)
{
    static const char *const tones[] = {"plain", "good", "warn", "bad"};

    if (lua_isnoneornil(L, index))
        return VAKA_TONE_PLAIN;
    if (lua_type(L, index) == LUA_TNUMBER)
        return VAKA_TONE_SEAT +
               (uint32_t)vaka_bridge_read(L, index, VAKA_TYPE_SEAT, "tone of a scene");
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(tones, sizeof tones / sizeof *tones),
                                vaka_word_of(luaL_checkstring(L, index)));
    if (row < 0)
        luaL_error(L, "a tone is plain, good, warn, bad or a seat's number");
    return (uint32_t)row;
}

static int32_t space_at(lua_State *L, int index)
{
    return vaka_bridge_read(L, index, VAKA_TYPE_ZONE, "space of a scene");
}

static int phase(lua_State *L)
{
    vaka_scene_phase(scene_of(L), text_at(L, 1), number_at(L, 2), number_at(L, 3), number_at(L, 4));
    return 0;
}

static int prompt(lua_State *L)
{
    vaka_scene_prompt(scene_of(L), text_at(L, 1), number_at(L, 2), number_at(L, 3),
                      number_at(L, 4));
    return 0;
}

static int stage(lua_State *L)
{
    vaka_scene_stage(scene_of(L), text_at(L, 1), lua_toboolean(L, 2));
    return 0;
}

static int tint(lua_State *L)
{
    vaka_scene_tint(scene_of(L), space_at(L, 1), tone_at(L, 2));
    return 0;
}

static int badge(lua_State *L)
{
    vaka_scene_badge(scene_of(L), space_at(L, 1), text_at(L, 2), number_at(L, 3), tone_at(L, 4));
    return 0;
}

static int link_spaces(lua_State *L)
{
    vaka_scene_link(scene_of(L), space_at(L, 1), space_at(L, 2), tone_at(L, 3));
    return 0;
}

/* What lies in the module's data for good: a text that it has declared. */
static const char *kept_at(lua_State *L, int index)
{
    return lua_isnoneornil(L, index) ? NULL : text_at(L, index)->text;
}

static int ground(lua_State *L)
{
    vaka_scene_ground(scene_of(L), space_at(L, 1), text_at(L, 2), number_at(L, 3), kept_at(L, 4),
                      NULL);
    return 0;
}

static int panel(lua_State *L)
{
    const vaka_text *id = text_at(L, 1);

    vaka_panel(scene_of(L), id->id, lua_isnoneornil(L, 2) ? id : text_at(L, 2));
    return 0;
}

static int strip(lua_State *L)
{
    vaka_panel_strip(scene_of(L), text_at(L, 1), tone_at(L, 2));
    return 0;
}

static int kind(lua_State *L)
{
    vaka_panel_kind(scene_of(L), vaka_bridge_read(L, 1, VAKA_TYPE_KIND, "kind of a scene"),
                    number_at(L, 2));
    return 0;
}

static int meter(lua_State *L)
{
    vaka_panel_meter(scene_of(L), text_at(L, 1), number_at(L, 2), number_at(L, 3), tone_at(L, 4));
    return 0;
}

static int note(lua_State *L)
{
    vaka_panel_note(scene_of(L), text_at(L, 1), number_at(L, 2), number_at(L, 3), number_at(L, 4),
                    tone_at(L, 5));
    return 0;
}

static int table(lua_State *L)
{
    vaka_panel_table(scene_of(L), (int32_t)luaL_checkinteger(L, 1));
    return 0;
}

static int cell(lua_State *L)
{
    vaka_panel_cell(scene_of(L), text_at(L, 1), number_at(L, 2), number_at(L, 3));
    return 0;
}

static void push_scene(vaka_runner *runner, lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"phase", phase}, {"prompt", prompt},    {"stage", stage},   {"tint", tint},
        {"badge", badge}, {"link", link_spaces}, {"ground", ground}, {"panel", panel},
        {"strip", strip}, {"kind", kind},        {"meter", meter},   {"note", note},
        {"table", table}, {"cell", cell},        {NULL, NULL}};

    lua_newtable(L);
    lua_pushlightuserdata(L, runner);
    luaL_setfuncs(L, functions, 1);
    vaka_game_run_guard(L, "s");
}

/* What is asked of the seat, where the scene has not said it itself. */
static void say_prompt(const vaka_game *game, const vaka_position *seen, int32_t seat,
                       vaka_scene *scene)
{
    const vaka_acts *acts = vaka_acts_of(seen);

    if (!vaka_acts_open(seen) || seen->script->question.seat != seat || scene->prompt.text)
        return;
    const vaka_text *text = find_text(game, seen->script->question.prompt);
    if (text)
        vaka_scene_prompt(scene, text, acts->fact[0], acts->fact[1], acts->fact[2]);
}

void vaka_game_run_describe(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_position *bound = vaka_position_of(&seen->face);
    vaka_bridge_saved saved;
    vaka_error err = {0};

    if (run->scene != LUA_NOREF) {
        vaka_runner_enter(runner, bound, &saved);
        lua_pushlightuserdata(L, scene);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
        lua_rawgeti(L, LUA_REGISTRYINDEX, run->scene);
        vaka_bridge_write(L, VAKA_TYPE_SEAT, seat);
        push_scene(runner, L);
        if (vaka_sandbox_call(runner->sandbox, 2, 0, &err) != VAKA_RAN_WELL)
            vaka_position_break(bound, "%s", err.text);
        lua_pushnil(L);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
        vaka_runner_leave(runner, bound, &saved);
    }
    say_prompt(run->game, seen, seat, scene);
}
