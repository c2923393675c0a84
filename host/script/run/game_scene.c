/* script/run/game_scene.c - `s`: what a game in Lua shows a seat beside the pieces, and what rules
 * and cards of any game show in a panel of their own.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include "table/scene.h"
#include "vaka/scene.h"

#include <lauxlib.h>
#include <string.h>

#define FUEL 20u
#define MOST 7        /* numbers that a function takes */
#define MOST_SAID 256 /* different texts of panels */

/* The scene lies in the registry under this key while it is filled, so that a script that keeps `s`
 * finds nothing there later. */
static const char scene_key = 0;

/* What a function of `s` was called with, in the order of its arguments. */
typedef struct said {
    vaka_scene *to;
    const vaka_text *text[4];
    int32_t number[MOST];
    uint32_t tone;
    int texts, numbers;
    bool of_value; /* was there a value of the verb? */
} said;

/* --- reading ---------------------------------------------------------------------------------- */

static vaka_scene *read_scene(lua_State *L)
{
    vaka_sandbox_burn(L, FUEL);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &scene_key);
    vaka_scene *scene = lua_touserdata(L, -1);
    lua_pop(L, 1);
    if (!scene)
        luaL_error(L, "a scene can only be filled while it is asked for");
    return scene;
}

/* A text of a panel: a sentence, or the id of one in a language file. Kept, for a scene borrows. */
static const vaka_text *keep_text(lua_State *L, vaka_runner *runner, const char *text)
{
    for (uint32_t i = 0; i < runner->said_count; i++)
        if (strcmp(runner->said[i].text, text) == 0)
            return &runner->said[i];
    if (runner->said_count == MOST_SAID)
        luaL_error(L, "panels have more than %d texts; put numbers into gaps, as {0:int}",
                   MOST_SAID);
    if (!runner->said)
        runner->said = vaka_arena_new(&runner->arena, MOST_SAID * sizeof *runner->said);
    const char *copy = vaka_arena_copy(&runner->arena, text);
    runner->said[runner->said_count] = (vaka_text){copy, copy};
    return &runner->said[runner->said_count++];
}

/* The text that an argument names by its id. */
static const vaka_text *read_text(lua_State *L, int index)
{
    vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));
    const char *id = luaL_checkstring(L, index);

    if (runner->panel_of >= 0)
        return keep_text(L, runner, id);
    const vaka_text *found = vaka_game_text(runner->script_game->game, id);
    if (!found)
        vaka_no_text(L, runner->script_game->game, id, "scene");
    return found;
}

static uint32_t read_tone(lua_State *L, int index)
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

/* A verb of the game, by its name. */
static int32_t read_verb(lua_State *L, int index)
{
    const vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));
    const vaka_module *module = runner->content->module;
    const char *name = luaL_checkstring(L, index);

    for (uint32_t i = 0; i < module->verb_count; i++)
        if (strcmp(module->verbs[i].name, name) == 0)
            return (int32_t)i;
    return luaL_error(L, "there is no verb '%s'", name);
}

/* What the first argument of a verb can be: a word of it, or a number. */
static int32_t read_value(lua_State *L, const vaka_verb *verb, int index)
{
    const char *words = verb->arg[0].type == VAKA_ARG_WORD ? verb->arg[0].words : NULL;
    int32_t value = VAKA_NONE;

    if (!words)
        return vaka_game_number(L, index, "a scene");
    if (lua_type(L, index) == LUA_TSTRING)
        value = vaka_word_in(vaka_word_of(lua_tostring(L, index)), words);
    if (value < 0)
        luaL_error(L, "s.tray: %s: a word of %s expected, got %s", verb->name, words,
                   luaL_tolstring(L, index, NULL));
    return value;
}

/* The value of the verb that was read second, behind the kind. */
static void read_of_verb(lua_State *L, int index, said *out)
{
    const vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));

    out->of_value = !lua_isnoneornil(L, index);
    if (out->of_value)
        out->number[out->numbers++] =
            read_value(L, &runner->content->module->verbs[out->number[1]], index);
    else
        out->number[out->numbers++] = 0;
}

/* The key of a picture, which a scene borrows. */
static const vaka_text *read_art(lua_State *L, int index)
{
    return keep_text(L, lua_touserdata(L, lua_upvalueindex(1)), luaL_checkstring(L, index));
}

/* One argument: t a text, T one that may be left out, n a number, N one that is none where it is
 * left out, f a flag, z a zone, k a kind, K one that may be left out, v a verb, V a value of its
 * first argument that may be left out, A the key of a picture that may be, c a tone. */
static void read_one(lua_State *L, char takes, int index, said *out)
{
    bool left_out = lua_isnoneornil(L, index);

    if ((takes == 'N' || takes == 'K') && left_out)
        out->number[out->numbers++] = VAKA_NONE;
    else if (takes == 't' || takes == 'T')
        out->text[out->texts++] = takes == 'T' && left_out ? NULL : read_text(L, index);
    else if (takes == 'c')
        out->tone = read_tone(L, index);
    else if (takes == 'f')
        out->number[out->numbers++] = lua_toboolean(L, index);
    else if (takes == 'z')
        out->number[out->numbers++] = vaka_bridge_read(L, index, VAKA_TYPE_ZONE, "zone of a scene");
    else if (takes == 'k' || takes == 'K')
        out->number[out->numbers++] = vaka_bridge_read(L, index, VAKA_TYPE_KIND, "kind of a scene");
    else if (takes == 'v')
        out->number[out->numbers++] = read_verb(L, index);
    else if (takes == 'V')
        read_of_verb(L, index, out);
    else if (takes == 'A')
        out->text[out->texts++] = left_out ? NULL : read_art(L, index);
    else
        out->number[out->numbers++] = left_out ? 0 : vaka_game_number(L, index, "a scene");
}

/* --- saying ----------------------------------------------------------------------------------- */

static void phase(const said *it)
{
    vaka_scene_phase(it->to, it->text[0], it->number[0], it->number[1], it->number[2]);
}

static void prompt(const said *it)
{
    vaka_scene_prompt(it->to, it->text[0], it->number[0], it->number[1], it->number[2]);
}

static void stage(const said *it)
{
    vaka_scene_stage(it->to, it->text[0], it->number[0] != 0);
}

static void tint(const said *it)
{
    vaka_scene_tint(it->to, it->number[0], it->tone);
}

static void group(const said *it)
{
    vaka_scene_group(it->to, it->number[0], it->number[1], it->text[0], it->number[2], it->tone);
}

static void badge(const said *it)
{
    vaka_scene_badge(it->to, it->number[0], it->text[0], it->number[1], it->tone);
}

static void link_spaces(const said *it)
{
    vaka_scene_link(it->to, it->number[0], it->number[1], it->tone);
}

static void ground(const said *it)
{
    vaka_scene_ground(it->to, it->number[0], it->text[0], it->number[1],
                      it->text[1] ? it->text[1]->text : NULL, NULL);
}

static void panel(const said *it)
{
    vaka_panel(it->to, it->text[0]->id, it->text[1] ? it->text[1] : it->text[0]);
}

static void strip(const said *it)
{
    vaka_panel_strip(it->to, it->text[0], it->tone);
}

static void kind(const said *it)
{
    vaka_panel_kind(it->to, it->number[0], it->number[1]);
}

static void meter(const said *it)
{
    vaka_panel_meter(it->to, it->text[0], it->number[0], it->number[1], it->tone);
}

static void note(const said *it)
{
    vaka_panel_note(it->to, it->text[0], it->number[0], it->number[1], it->number[2], it->tone);
}

static void table(const said *it)
{
    vaka_panel_table(it->to, it->number[0]);
}

static void cell(const said *it)
{
    vaka_panel_cell(it->to, it->text[0], it->number[0], it->number[1]);
}

/* A card of the game with what it says, by its sort and id: a strip of it, and a note. */
static int card(lua_State *L)
{
    const vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));
    const vaka_content *content = runner->content;
    vaka_scene *scene = read_scene(L);
    int32_t item = vaka_game_card(L, runner, 1);
    const vaka_item *of = &content->items[item];
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;
    int32_t kind_of_it = vaka_content_kind(layout, of);

    if (kind_of_it >= 0) {
        vaka_panel_strip(scene, &(vaka_text){of->title, of->title}, VAKA_TONE_PLAIN);
        vaka_panel_kind(scene, kind_of_it, 1);
    }
    if (*of->text)
        vaka_panel_note(scene, &(vaka_text){of->text, of->text}, 0, 0, 0, VAKA_TONE_PLAIN);
    return 0;
}

static void ends(const said *it)
{
    vaka_scene_ends(it->to, (uint32_t)it->number[0], it->text[0], it->number[1], it->number[2],
                    it->number[3]);
}

static void last(const said *it)
{
    vaka_scene_last(it->to, (uint32_t)it->number[0], it->text[0], it->number[1], it->number[2],
                    it->number[3]);
}

static void meaning(const said *it)
{
    vaka_scene_meaning(it->to, (uint32_t)it->number[0], it->text[0]);
}

static void target(const said *it)
{
    vaka_scene_target(it->to, it->number[0], it->tone);
}

/* s.purse("text", left, all, a) */
static void purse(const said *it)
{
    vaka_scene_purse(it->to, it->text[0], it->number[2], it->number[0], it->number[1]);
}

static void middle(const said *it)
{
    vaka_panel_middle(it->to);
}

static void lit(const said *it)
{
    vaka_panel_lit(it->to);
}

static void die(const said *it)
{
    vaka_panel_die(it->to, it->text[0], it->number[0], it->tone);
}

/* s.tray(kind, "verb", stock, "cost", a, "why", b, price, "title", value, "art") */
static void tray(const said *it)
{
    vaka_tray_row row = {.size = sizeof row,
                         .kind = it->number[0],
                         .verb = (uint32_t)it->number[1],
                         .stock = it->number[2],
                         .cost = it->text[0],
                         .cost_a = it->number[3],
                         .why = it->text[1],
                         .why_a = it->number[4],
                         .price = it->number[5],
                         .title = it->text[2],
                         .argument = it->of_value,
                         .value = it->number[6],
                         .art = it->text[3] ? it->text[3]->text : NULL};

    vaka_scene_tray(it->to, &row);
}

static const struct function {
    const char *name, *takes;
    void (*say)(const said *it);
} functions[] = {
    {"phase", "tnnn", phase},   {"prompt", "tnnn", prompt}, {"stage", "tf", stage},
    {"tint", "zc", tint},       {"badge", "ztnc", badge},   {"link", "zzc", link_spaces},
    {"ground", "ztnT", ground}, {"panel", "tT", panel},     {"strip", "tc", strip},
    {"kind", "kn", kind},       {"meter", "tnnc", meter},   {"note", "tnnnc", note},
    {"table", "n", table},      {"cell", "tnn", cell},      {"tray", "KvNTnTnnTVA", tray},
    {"ends", "vTnnn", ends},    {"last", "vtnnn", last},    {"meaning", "vt", meaning},
    {"target", "zc", target},   {"purse", "tnnn", purse},   {"middle", "", middle},
    {"lit", "", lit},           {"die", "nTc", die},        {"group", "zztnc", group},
};

/* What a panel of a rule or card may hold. */
static const char *const of_panels = "strip|kind|meter|note|table|cell|lit|die";

/* Before its first element a panel is opened, under the title of its rule or card. */
static void open_panel(vaka_runner *runner, vaka_scene *scene)
{
    const vaka_item *item = &runner->content->items[runner->panel_of];

    if (!runner->panel_open)
        vaka_panel(scene, item->id, &(vaka_text){item->title, item->title});
    runner->panel_open = true;
}

/* Each of them. The second upvalue is its row. */
static int say(lua_State *L)
{
    vaka_runner *runner = lua_touserdata(L, lua_upvalueindex(1));
    const struct function *function = lua_touserdata(L, lua_upvalueindex(2));
    said it = {.to = read_scene(L)};

    if (runner->panel_of >= 0)
        open_panel(runner, it.to);

    for (int i = 0; function->takes[i]; i++)
        read_one(L, function->takes[i], i + 1, &it);
    function->say(&it);
    return 0;
}

static void push_scene(vaka_runner *runner, lua_State *L)
{
    lua_newtable(L);
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        if (runner->panel_of >= 0 && vaka_word_in(vaka_word_of(functions[i].name), of_panels) < 0)
            continue;
        lua_pushlightuserdata(L, runner);
        lua_pushlightuserdata(L, (void *)(uintptr_t)&functions[i]);
        lua_pushcclosure(L, say, 2);
        lua_setfield(L, -2, functions[i].name);
    }
    if (runner->panel_of < 0) {
        lua_pushlightuserdata(L, runner);
        lua_pushcclosure(L, card, 1);
        lua_setfield(L, -2, "card");
    }
    vaka_game_run_guard(L, "s");
}

/* The id of what is asked of the seat; NULL: nothing is. */
static const char *asked_of(const vaka_position *seen, int32_t seat)
{
    bool asked = vaka_acts_open(seen) ? seen->script->question.seat == seat
                                      : seat >= 0 && vaka_acts_sealed(seen, seat);

    return asked ? seen->script->question.prompt : NULL;
}

/* The numbers in the gaps of what is asked; how many. */
static int push_facts(lua_State *L, const vaka_position *seen)
{
    const vaka_acts *acts = vaka_acts_of(seen);

    for (int i = 0; i < VAKA_ACT_FACTS; i++)
        lua_pushinteger(L, acts->fact[i]);
    return VAKA_ACT_FACTS;
}

/* Lets a script fill a scene. */
static bool fill(vaka_runner *runner, vaka_position *seen, int function, int32_t seat,
                 const char *asked, vaka_scene *scene, vaka_error *err)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_bridge_saved saved;

    vaka_runner_enter(runner, seen, &saved);
    lua_pushlightuserdata(L, scene);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    vaka_bridge_write(L, VAKA_TYPE_SEAT, seat >= 0 ? seat : VAKA_NONE); /* who watches */
    push_scene(runner, L);
    lua_pushstring(L, asked);
    int facts = asked ? push_facts(L, seen) : 0;
    bool well = vaka_sandbox_call(runner->sandbox, 3 + facts, 0, err) == VAKA_RAN_WELL;
    lua_pushnil(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &scene_key);
    vaka_runner_leave(runner, seen, &saved);
    return well;
}

void vaka_game_run_describe(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;
    vaka_position *bound = vaka_position_of(&seen->face);
    const vaka_acts *acts = vaka_acts_of(seen);
    const char *asked = asked_of(seen, seat);
    vaka_error err = {0};

    if (run->scene != LUA_NOREF && !fill(runner, bound, run->scene, seat, asked, scene, &err))
        vaka_position_break(bound, "%s", err.text);
    const vaka_text *text = asked ? vaka_game_text(run->game, asked) : NULL;
    if (text && !scene->prompt.text) /* the scene has not said it itself */
        vaka_scene_prompt(scene, text, acts->fact[0], acts->fact[1], acts->fact[2]);
}

/* --- panels of rules and cards ---------------------------------------------------------------- */

/* One that fails shows what it had until then. */
static void run_panel(vaka_runner *runner, vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    vaka_error err = {0};

    runner->panel_open = false;
    if (!fill(runner, seen, runner->code[runner->panel_of].panel, seat, NULL, scene, &err))
        vaka_runner_fail(runner, seen, runner->panel_of, &err);
}

void vaka_panels_run(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    vaka_runner *runner = data;
    vaka_position *bound = vaka_position_of(&seen->face);

    for (uint32_t i = 0; i < runner->content->item_count && !seen->broken; i++) {
        if (!runner->content->items[i].panel || vaka_script_skipped(seen, (int32_t)i))
            continue;
        runner->panel_of = (int32_t)i;
        run_panel(runner, bound, seat, scene);
    }
    runner->panel_of = VAKA_NONE;
}

/* --- what a position is worth (`evaluate` of game.lua) -----------------------------------------
 */

#define FARTHEST 1000000.0

static int32_t whole(lua_State *L, int index)
{
    double number = lua_tonumber(L, index);

    return number != number ? 0
                            : (int32_t)(number > FARTHEST    ? FARTHEST
                                        : number < -FARTHEST ? -FARTHEST
                                                             : number);
}

/* What the function has returned, which is on top: by name. */
static void read_measured(const vaka_evaluate *evaluate, lua_State *L, int32_t *out)
{
    vaka_sandbox_inside(L, -1);
    for (uint32_t i = 0; i < evaluate->feature_count && lua_istable(L, -1); i++) {
        lua_getfield(L, -1, evaluate->features[i]);
        out[i] = whole(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

bool vaka_game_run_measure(void *data, const vaka_position *position, int32_t seat, int32_t *out)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_position *bound = vaka_position_of(&position->face);
    int function = seat < 0 ? run->progress : run->measure;
    vaka_bridge_saved saved;
    vaka_error err = {0};

    if (function == LUA_NOREF)
        return false;
    vaka_runner_enter(runner, bound, &saved);
    bool filter = runner->filter;
    runner->filter = true; /* it may look, and no more */
    lua_rawgeti(L, LUA_REGISTRYINDEX, function);
    if (seat >= 0)
        vaka_bridge_write(L, VAKA_TYPE_SEAT, seat);
    bool good = vaka_sandbox_call(runner->sandbox, seat >= 0, 1, &err) == VAKA_RAN_WELL;
    if (good && seat >= 0)
        read_measured(&run->game->evaluate, L, out);
    else if (good)
        *out = whole(L, -1);
    if (good)
        lua_pop(L, 1);
    runner->filter = filter;
    vaka_runner_leave(runner, bound, &saved);
    return good;
}
