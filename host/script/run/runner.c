/* script/run/runner.c - loads the items of a content, and runs their functions.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/runner_inside.h"

#include "match/deal.h"
#include "script/mods/mod_files.h"
#include "script/run/debug.h"
#include "script/run/game_inside.h"
#include "table/agenda.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define HOOK_ARGS 3    /* of a frame */
#define LOOK_FUEL 100u /* what it costs to be asked for a number, apart from what it does */

static void run_frame(void *data, vaka_position *position);
static int32_t ask_number(void *data, const vaka_position *position, int32_t item,
                          uint32_t function, const int32_t args[3], int32_t otherwise);
static void blame_after(void *data, vaka_position *position, int32_t item);

/* Notes the functions of the item whose table is on top. False if they are not those that its file
 * had when the library read it: a file that knows where it is read is up to no good. */
static bool note_functions(vaka_runner *runner, lua_State *L, uint32_t number)
{
    const vaka_module *module = runner->content->module;
    const vaka_item *item = &runner->content->items[number];
    vaka_item_code *code = &runner->code[number];
    const char *names = vaka_item_is_card(item) ? module->sorts[item->sort].functions : "";
    bool same = true;
    char name[64];

    for (uint32_t f = 0; f < VAKA_FUNCTIONS; f++) {
        code->function[f] = LUA_NOREF;
        if (vaka_content_next(&names, name, sizeof name, NULL))
            code->function[f] = vaka_runner_function(L, name);
        same &= (code->function[f] != LUA_NOREF) == (item->functions >> f & 1);
    }
    code->hook = vaka_arena_new(&runner->arena, sizeof *code->hook * (module->hook_count + 1));
    vaka_runner_field(L, "on");
    for (uint32_t h = 0; h < module->hook_count; h++) {
        code->hook[h] = vaka_runner_function(L, module->hooks[h].id);
        same &= h >= 64 || (code->hook[h] != LUA_NOREF) == (item->hooks >> h & 1);
    }
    lua_pop(L, 1);
    code->panel = vaka_runner_function(L, "panel");
    same &= (code->panel != LUA_NOREF) == item->panel;
    return vaka_offers_note(runner, L, number) && same;
}

static vaka_status load_item(vaka_runner *runner, uint32_t number, vaka_error *err)
{
    const vaka_item *item = &runner->content->items[number];
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_library_file *file =
        vaka_files_find(&runner->library->files->mods[item->mod], item->file);

    if (!file || !file->text)
        return vaka_fail(err, VAKA_ERR_DATA, "%s is gone", item->file);
    vaka_sandbox_refuel(runner->sandbox, VAKA_SANDBOX_FUEL);
    vaka_status status = vaka_file_run(file, runner->sandbox, runner->environment[item->mod], err);
    if (status != VAKA_OK)
        return status;
    bool same = item->sort == VAKA_SORT_GAME ? vaka_game_run_note(runner, L)
                                             : note_functions(runner, L, number);
    if (!same)
        status = vaka_fail(err, VAKA_ERR_DATA, "%.160s: it does not return the same each time",
                           item->file);
    lua_pop(L, 1);
    return status;
}

static int strictness(const vaka_runner *runner, uint32_t mod)
{
    const vaka_content *content = runner->content;

    if (runner->library->mods[mod].api < 2)
        return VAKA_STRICT_NOT;
    return content->game >= 0 && content->items[content->game].mod == mod ? VAKA_STRICT_TEXTS
                                                                          : VAKA_STRICT_NAMES;
}

/* What a mod's scripts find besides the plain functions of the language. */
static void furnish(vaka_runner *runner, uint32_t mod)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    int environment = vaka_sandbox_environment(runner->sandbox, runner->library->mods[mod].id);

    runner->environment[mod] = environment;
    runner->strict = strictness(runner, mod);
    vaka_bridge_push(runner->game, runner->sandbox);
    if (runner->script_game)
        vaka_game_lent_add(runner, L);
    vaka_sandbox_give(runner->sandbox, environment, "game");
    vaka_bridge_push(runner->strict == VAKA_STRICT_TEXTS ? runner->own_host
                     : runner->strict                    ? runner->strict_host
                                                         : runner->host,
                     runner->sandbox);
    vaka_finish_push(runner, L);
    vaka_bridge_add(L, "finish");
    vaka_sandbox_give(runner->sandbox, environment, "host");
    vaka_ask_push(runner, L);
    vaka_sandbox_give(runner->sandbox, environment, "ask");
    vaka_vars_push(runner, L, mod);
    vaka_sandbox_give(runner->sandbox, environment, "vars");
    vaka_text_push(runner, L);
    vaka_sandbox_give(runner->sandbox, environment, "text");
    vaka_debug_push(L);
    vaka_sandbox_give(runner->sandbox, environment, "debug");
    if (runner->script_game)
        vaka_game_run_furnish(runner, environment);
}

/* Code that the mod's items share: it is there before they are. */
static vaka_status load_shared(vaka_runner *runner, uint32_t mod, vaka_error *err)
{
    const vaka_mod_files *files = &runner->library->files->mods[mod];
    uint32_t base = vaka_library_base(runner->library);
    vaka_status status = VAKA_OK;

    vaka_use_give(runner->sandbox, runner->environment[mod], files);
    if (base < mod && runner->environment[base])
        vaka_use_share(runner->sandbox, runner->environment[base], runner->library->mods[base].id,
                       runner->environment[mod]);
    for (uint32_t i = 0; i < files->shared_count && status == VAKA_OK; i++)
        status = vaka_use_load(runner->sandbox, runner->environment[mod],
                               &files->at[files->shared[i]], err);
    return status;
}

static vaka_status read_hooks(vaka_runner *runner, vaka_error *err)
{
    const vaka_module *module = runner->content->module;
    vaka_error detail;

    runner->hooks =
        vaka_arena_new(&runner->arena, sizeof *runner->hooks * (module->hook_count + 1));
    for (uint32_t i = 0; i < module->hook_count; i++)
        if (vaka_signature_read("NONE", module->hooks[i].args, &runner->hooks[i], &detail))
            return vaka_fail(err, VAKA_ERR_CONTRACT, "%s: hook '%s': %s", module->id,
                             module->hooks[i].id, detail.text);
    return VAKA_OK;
}

/* Has a mod something in play that can act? */
static bool acts(const vaka_runner *runner, uint32_t mod)
{
    for (uint32_t i = 0; i < runner->content->item_count; i++)
        if (runner->content->items[i].mod == mod)
            return true;
    return false;
}

/* Does one that acts use what the game's own mod shares? */
static bool is_used(const vaka_runner *runner, uint32_t base)
{
    const vaka_library *library = runner->library;

    for (uint32_t mod = 0; mod < library->mod_count; mod++)
        if (mod != base && acts(runner, mod) &&
            vaka_use_wants(&library->files->mods[mod], library->mods[base].id))
            return true;
    return false;
}

static vaka_status load_all(vaka_runner *runner, vaka_error *err)
{
    const vaka_module *module = runner->content->module;
    uint32_t count = vaka_game_of(module) ? vaka_game_export_count : module->export_count;
    vaka_status status = vaka_bridge_new(module->exports, count, "game", &runner->game, err);

    if (status == VAKA_OK)
        status = vaka_bridge_new_host(false, &runner->host, err);
    if (status == VAKA_OK)
        status = vaka_bridge_new_host(true, &runner->strict_host, err);
    if (status == VAKA_OK)
        vaka_bridge_want_any(runner->strict_host);
    if (status == VAKA_OK && runner->script_game)
        status = vaka_bridge_new_host(true, &runner->own_host, err);
    if (status != VAKA_OK)
        return status;
    for (uint32_t mod = 0; mod < runner->library->mod_count && status == VAKA_OK; mod++)
        if (acts(runner, mod) || (runner->library->mods[mod].base && is_used(runner, mod))) {
            furnish(runner, mod);
            status = load_shared(runner, mod, err);
        }
    for (uint32_t i = 0; i < runner->content->item_count && status == VAKA_OK; i++)
        status = load_item(runner, i, err);
    return status;
}

/* The game itself is a script: its functions go through the port, too. */
static void begin_game(vaka_runner *runner)
{
    const vaka_game *game = vaka_game_of(runner->content->module);

    if (!game)
        return;
    runner->script_game = vaka_arena_new(&runner->arena, sizeof *runner->script_game);
    runner->script_game->game = game;
    vaka_game_lent_begin(runner);
    runner->port.layout = vaka_game_run_layout;
    runner->port.describe = vaka_game_run_describe;
    runner->port.why = vaka_game_run_why;
    runner->port.hints = vaka_game_run_hints;
    runner->port.measure = vaka_game_run_measure;
}

vaka_status vaka_runner_new(const vaka_library *library, const vaka_content *content,
                            vaka_runner **out, vaka_error *err)
{
    vaka_runner *runner = vaka_xnew(sizeof *runner);

    runner->library = library;
    runner->content = content;
    runner->panel_of = VAKA_NONE;
    runner->sandbox = vaka_sandbox_new();
    runner->code = vaka_arena_new(&runner->arena, sizeof *runner->code * (content->item_count + 1));
    runner->offers =
        vaka_arena_new(&runner->arena, sizeof *runner->offers * (content->offer_count + 1));
    runner->environment =
        vaka_arena_new(&runner->arena, sizeof *runner->environment * (library->mod_count + 1));
    runner->port = (vaka_script_port){.data = runner,
                                      .run = run_frame,
                                      .ask = ask_number,
                                      .may = vaka_offers_may,
                                      .panels = vaka_panels_run,
                                      .blame = blame_after};
    begin_game(runner);
    vaka_status status = read_hooks(runner, err);
    if (status == VAKA_OK)
        status = load_all(runner, err);
    if (status == VAKA_OK)
        *out = runner;
    else
        vaka_runner_free(runner);
    return status;
}

bool vaka_runner_can_like(const vaka_script_port *port)
{
    return !port || port->run == run_frame;
}

vaka_status vaka_runner_like(const vaka_script_port *port, vaka_runner **out, vaka_error *err)
{
    *out = NULL;
    if (!port)
        return VAKA_OK;
    if (!vaka_runner_can_like(port))
        return vaka_fail(err, VAKA_ERR_DATA, "scripts run here in a way that is not known");
    const vaka_runner *runner = port->data;
    return vaka_runner_new(runner->library, runner->content, out, err);
}

void vaka_runner_free(vaka_runner *runner)
{
    if (!runner)
        return;
    vaka_sandbox_free(runner->sandbox);
    vaka_position_done(&runner->seen);
    vaka_position_done(&runner->shown);
    if (runner->script_game)
        vaka_position_done(&runner->script_game->aside);
    free(runner->numbers);
    vaka_bridge_free(runner->game);
    vaka_bridge_free(runner->host);
    vaka_bridge_free(runner->strict_host);
    vaka_bridge_free(runner->own_host);
    vaka_arena_done(&runner->arena);
    free(runner);
}

const vaka_script_port *vaka_runner_port(vaka_runner *runner)
{
    return &runner->port;
}

/* It has ended well, but nothing goes on after what it did. */
static void blame_after(void *data, vaka_position *position, int32_t item)
{
    vaka_runner *runner = data;
    char trouble[sizeof position->trouble];

    if (item == runner->content->game) {
        vaka_game_run_blame(runner, position);
        vaka_runner_blame(runner, position, item);
        return;
    }
    snprintf(trouble, sizeof trouble, "%.80s: after what it did: %.*s",
             runner->content->items[item].file, (int)sizeof trouble - 104, position->trouble);
    memcpy(position->trouble, trouble, sizeof trouble);
    vaka_runner_blame(runner, position, item);
}

/* Pushes the arguments of a hook; how many. */
static int push_hook_args(lua_State *L, const vaka_signature *hook, const int16_t *args)
{
    int count = hook->arg_count < HOOK_ARGS ? (int)hook->arg_count : HOOK_ARGS;

    for (int i = 0; i < count; i++) {
        if (args[i] >= 0 && hook->arg[i] >= VAKA_TYPE_SEAT && hook->arg[i] <= VAKA_TYPE_KIND)
            lua_pushinteger(L, args[i]); /* most are such, and are shown as numbers */
        else
            vaka_bridge_write(L, hook->arg[i], args[i]);
    }
    return count;
}

/* The same for a step of the game. */
static int push_step(vaka_runner *runner, lua_State *L, int step, const int16_t *args)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, runner->script_game->steps[step]);
    for (int i = 0; i < HOOK_ARGS; i++)
        lua_pushinteger(L, args[i]);
    return HOOK_ARGS;
}

/* Pushes the function of a frame and its arguments; how many, or -1 if there is no function. */
static int push_call(vaka_runner *runner, lua_State *L, const vaka_frame *frame)
{
    const int16_t *args = &frame->local[VAKA_LOCAL_ARGS];
    int call = frame->local[VAKA_LOCAL_CALL];

    if (frame->local[VAKA_LOCAL_ITEM] == runner->content->game)
        return push_step(runner, L, call, args);
    const vaka_item_code *code = &runner->code[frame->local[VAKA_LOCAL_ITEM]];
    int ref = call < 0                  ? code->hook[-1 - call]
              : call >= VAKA_CALL_OFFER ? runner->offers[call - VAKA_CALL_OFFER].play
                                        : code->function[call];

    if (ref == LUA_NOREF)
        return -1;
    lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
    if (call < 0)
        return push_hook_args(L, &runner->hooks[-1 - call], args);
    vaka_bridge_write(L, VAKA_TYPE_SEAT, args[0]);
    if (call >= VAKA_CALL_OFFER)
        return 1;
    lua_pushinteger(L, args[1]);
    lua_pushinteger(L, args[2]);
    return 3;
}

/* Puts it back on top, to ask. False if the script has pushed so much that there is no room. */
static bool return_frame(vaka_position *position, const char *file)
{
    if (position->table->depth >= position->face.layout->frame_max) {
        vaka_position_break(position, "%.120s: the agenda is deeper than its %d frames", file,
                            position->face.layout->frame_max);
        vaka_script_fail(position);
        return false;
    }
    position->frames[position->table->depth++] = position->running;
    return true;
}

/* What it has queued: the first comes first, so it is pushed last. */
static void push_queue(vaka_runner *runner, vaka_position *position)
{
    while (runner->queued > 0)
        vaka_game_push(position, &runner->queue[--runner->queued]);
}

void vaka_runner_aside(vaka_runner *runner, vaka_position *position)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_error err;

    vaka_runner_fuel_up(runner, position);
    vaka_script_begin(position);
    vaka_bridge_bind(runner->sandbox, position, true);
    int args = push_call(runner, L, &position->running);
    runner->frames++;
    runner->asking = runner->again = runner->filter = false;
    runner->queued = 0;
    int32_t item = position->running.local[VAKA_LOCAL_ITEM];
    if (args >= 0 && vaka_sandbox_call(runner->sandbox, args, 0, &err) == VAKA_RAN_FAULT)
        vaka_runner_fail(runner, position, item, &err);
    if (position->broken)
        vaka_runner_blame(runner, position, item);
    runner->queued = 0;
    runner->frames--;
    vaka_bridge_bind(runner->sandbox, NULL, false);
    vaka_runner_burnt(runner, position);
    vaka_script_fail(position);
}

/* What comes of a frame that ran: it failed, ended, begins again, or waits for an answer. */
static void settle(vaka_runner *runner, vaka_position *position, int32_t item, int ran,
                   const vaka_error *err)
{
    const char *file = runner->content->items[item].file;

    if (position->replaying && ran != VAKA_RAN_FAULT && position->script->answer_count)
        vaka_position_break(position, "%.120s: when it ran again it did something else than before",
                            file);
    if (ran == VAKA_RAN_FAULT || (ran == VAKA_RAN_STOPPED && !runner->asking && !runner->again))
        vaka_runner_fail(runner, position, item, err);
    if (position->broken) {
        vaka_script_fail(position);
    } else if (ran == VAKA_RAN_WELL || runner->again) {
        vaka_script_end(position);
        if (runner->again)
            vaka_agenda_push(position, "", VAKA_STEP_SCRIPT, position->running.local);
        push_queue(runner, position);
    } else if (return_frame(position, file)) {
        vaka_script_wait(position);
    }
    if (position->broken)
        vaka_runner_blame(runner, position, item);
}

static void run_frame(void *data, vaka_position *position)
{
    vaka_runner *runner = data;
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_error err;

    err.text[0] = '\0';
    if (runner->script_game && vaka_game_round_on(position, runner->content->game))
        return;
    int32_t item = vaka_agenda_top(position)->local[VAKA_LOCAL_ITEM];
    if (vaka_script_skipped(position, item)) {
        vaka_script_pass_over(position, item);
        return;
    }
    vaka_runner_fuel_up(runner, position);
    vaka_script_begin(position);
    vaka_bridge_bind(runner->sandbox, position, true);
    int args = push_call(runner, L, &position->running);
    if (args < 0) {
        vaka_bridge_bind(runner->sandbox, NULL, false);
        vaka_script_end(position);
        return;
    }
    runner->frames++;
    runner->asking = runner->again = runner->filter = false;
    runner->queued = 0;
    int ran = vaka_sandbox_call(runner->sandbox, args, 0, &err);
    vaka_bridge_bind(runner->sandbox, NULL, false);
    runner->frames--;
    vaka_runner_burnt(runner, position);
    settle(runner, position, item, ran, &err);
}

/* The number on top of the stack: true is 1, false and nil are 0. */
static int32_t number_on_top(lua_State *L, int32_t otherwise)
{
    if (lua_isboolean(L, -1) || lua_isnil(L, -1))
        return lua_toboolean(L, -1);
    int whole;
    lua_Integer number = lua_tointegerx(L, -1, &whole);
    return whole && number >= INT32_MIN && number <= INT32_MAX ? (int32_t)number : otherwise;
}

static int32_t ask_number(void *data, const vaka_position *position, int32_t item,
                          uint32_t function, const int32_t args[3], int32_t otherwise)
{
    vaka_runner *runner = data;
    vaka_position *bound = vaka_position_of(&position->face);
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_bridge_saved saved;
    bool filter = runner->filter;
    vaka_error err = {0};
    int32_t result = otherwise;

    if (vaka_script_skipped(position, item))
        return otherwise;
    vaka_bridge_nest(runner->sandbox, bound, &saved);
    if (!saved.position) /* else a script is under way, and goes on with what it has */
        vaka_runner_fuel_up(runner, bound);
    vaka_sandbox_charge(runner->sandbox, LOOK_FUEL);
    runner->filter = true;
    lua_checkstack(L, LUA_MINSTACK);
    lua_rawgeti(L, LUA_REGISTRYINDEX, runner->code[item].function[function]);
    vaka_bridge_write(L, VAKA_TYPE_SEAT, args[0]);
    lua_pushinteger(L, args[1]);
    if (vaka_sandbox_call(runner->sandbox, 2, 1, &err) == VAKA_RAN_WELL) {
        result = number_on_top(L, otherwise);
        lua_pop(L, 1);
    } else {
        vaka_runner_fail(runner, bound, item, &err);
    }
    if (!saved.position)
        vaka_runner_burnt(runner, bound);
    vaka_bridge_unnest(runner->sandbox, &saved);
    runner->filter = filter;
    return result;
}
