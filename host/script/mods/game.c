/* script/mods/game.c - game.lua as a module.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"

#include "script/bridge/bridge.h"
#include "script/mods/library_inside.h"
#include "table/acts.h"
#include "table/agenda.h"
#include "text/language.h"
#include "vaka/ext/bot.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const char *const vaka_game_functions[] = {
    "run",   "run_each", "run_round", "run_window", "pass",   "tell",      "tell_to", "hook",
    "cards", "card",     "play",      "worth",      "finish", "set_order", "deal",    NULL};

static const vaka_reason not_now = {"not_now", "", VAKA_TEXT("that cannot be done now")};

/* --- the module's functions ------------------------------------------------------------------- */

static vaka_status lay_out(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    const vaka_script_port *port = setup->port;

    (void)facts;
    if (!port || !port->layout)
        return vaka_layout_refuse(layout, "the scripts of this game have not been loaded");
    return port->layout(port->data, layout);
}

static vaka_status set_up(vaka_match *match, const vaka_setup *setup)
{
    vaka_agenda_push(
        vaka_position_of(match), "", VAKA_STEP_SCRIPT,
        (int16_t[VAKA_LOCALS]){(int16_t)setup->content->game, VAKA_STEP_SETUP, 0, 0, 0});
    return VAKA_OK;
}

static void step(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_position_break(vaka_position_of(match), "a game in Lua has no steps but its scripts'");
}

/* Its questions are those of scripts, and the host lists them; but for sealed ones. */
static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const vaka_position *position = vaka_position_of(match);

    if (vaka_acts_sealed(position, seat))
        vaka_acts_offer_sealed(position, seat, out);
}

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_position *position = vaka_position_of(match);
    const vaka_script_port *port = position->port;
    const vaka_reason *why = NULL;
    bool sealed = vaka_acts_sealed(position, action->seat);

    if (!sealed && !vaka_acts_open(position))
        return &not_now;
    if (sealed ? vaka_acts_has_sealed(position, action) : vaka_acts_has(position, action))
        return NULL;
    if (port && port->why && !position->carrying) /* nobody is told why a list drops something */
        why = port->why(port->data, position, action, fact);
    return why ? why : &not_now;
}

/* An act is the answer to a question, and carried out by the script that asked: what was sealed is
 * noted for it. */
static void apply(vaka_match *match, const vaka_action *action)
{
    vaka_position *position = vaka_position_of(match);

    if (!vaka_acts_sealed(position, action->seat)) {
        vaka_position_break(position, "a game in Lua was told to act by itself");
        return;
    }
    vaka_acts_take(position, action);
    if (position->carrying)
        position->script->answer_count = 1;
}

static void describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_position *position = vaka_position_of(seen);

    if (position->port && position->port->describe)
        position->port->describe(position->port->data, position, seat, scene);
}

/* Asked at sealed questions only: others the host answers by what the game itself prefers. */
static int32_t any_act(const vaka_choice *choice)
{
    return (int32_t)choice->below(choice->data, choice->count);
}

static const void *query(const char *name)
{
    static const vaka_bot_spec greedy = {
        VAKA_TEXT("greedy"),
        "takes what the game's own hints like best, and by chance among equals", any_act};
    static const vaka_bots bots = {VAKA_STAMP(vaka_bots), &greedy, 1};

    return strcmp(name, VAKA_EXT_BOT) == 0 ? &bots : NULL;
}

const vaka_game *vaka_game_of(const vaka_module *module)
{
    return module && module->layout == lay_out ? (const vaka_game *)(const void *)module : NULL;
}

/* --- reading it ------------------------------------------------------------------------------- */

bool vaka_game_is_in(const char *folder)
{
    char path[VAKA_LONGEST_PATH];
    struct stat about;

    return snprintf(path, sizeof path, "%s/game.lua", folder) < (int)sizeof path &&
           lstat(path, &about) == 0;
}

static void prepare(vaka_game *game, const vaka_mod_info *info)
{
    char id[VAKA_ID_LENGTH + 8];

    snprintf(id, sizeof id, "lua.%s", info->id);
    game->module = (vaka_module){.stamp = VAKA_STAMP(vaka_module),
                                 .id = vaka_arena_copy(&game->arena, id),
                                 .title = info->title,
                                 .version = info->version,
                                 .rules_rev = 1,
                                 .seats_min = 1,
                                 .seats_max = 1,
                                 .layout = lay_out,
                                 .setup = set_up,
                                 .step = step,
                                 .legal = legal,
                                 .why_not = why_not,
                                 .apply = apply,
                                 .describe = describe,
                                 .query = query,
                                 .exports = vaka_game_exports,
                                 .export_count = vaka_game_export_count};
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const vaka_text *)a)->id, ((const vaka_text *)b)->id);
}

/* What its scene can say: the English words, for the others go by the same ids. */
static void read_texts(vaka_game *game, vaka_mod_files *files, vaka_sandbox *sandbox,
                       vaka_complaints *complaints)
{
    vaka_library_file *file = vaka_files_find(files, "lang/en.lua");

    if (!file || !vaka_file_load(file, &game->arena, sandbox, VAKA_NONE, complaints))
        return;
    game->texts = vaka_arena_new(&game->arena, (file->plain.count + 1) * sizeof *game->texts);
    for (uint32_t i = 0; i < file->plain.count; i++) {
        const vaka_plain *at = &file->plain.at[i];
        if (at->key && at->type == VAKA_PLAIN_TEXT)
            game->texts[game->text_count++] = (vaka_text){at->key, at->text};
    }
    if (game->text_count)
        qsort(game->texts, game->text_count, sizeof *game->texts, by_id);
}

/* Loads game.lua after what it uses; there is no match, and no data yet. */
static vaka_library_file *load(vaka_game *game, vaka_mod_files *files, vaka_sandbox *sandbox,
                               vaka_complaints *complaints)
{
    const char *name = vaka_library_short_name(&game->module);
    int environment = vaka_library_environment(sandbox, name, &game->module);
    vaka_library_file *file = vaka_files_find(files, "game.lua");

    vaka_use_order(files, &game->arena, complaints);
    vaka_use_give(sandbox, environment, files);
    for (uint32_t i = 0; i < files->shared_count; i++)
        vaka_file_load(&files->at[files->shared[i]], &game->arena, sandbox, environment,
                       complaints);
    if (!file || !vaka_file_load(file, &game->arena, sandbox, environment, complaints))
        return NULL;
    return file;
}

static bool is_word(vaka_word word, const char *text)
{
    return strlen(text) == word.length && memcmp(text, word.at, word.length) == 0;
}

/* What of a file has this name, or says it is called so; NULL: nothing. */
static const vaka_plain *find_named(const vaka_plain *table, vaka_word name)
{
    const vaka_plain *found = NULL;

    for (uint32_t i = 0; i < table->count && !found; i++) {
        const vaka_plain *at = &table->at[i];
        bool called = at->key && strcmp(at->key, "id") == 0 && at->type == VAKA_PLAIN_TEXT;
        if ((at->key && is_word(name, at->key)) || (called && is_word(name, at->text)))
            found = at;
        else if (at->type == VAKA_PLAIN_TABLE)
            found = find_named(at, name);
    }
    return found;
}

/* "verb 'go' …" is about something in `verbs`; else it may be anywhere. */
static const vaka_plain *find_meant(const vaka_plain *table, const char *text, vaka_word name)
{
    char section[VAKA_ID_LENGTH];

    snprintf(section, sizeof section, "%.*ss", (int)strcspn(text, " "), text);
    const vaka_plain *in = vaka_plain_get(table, section),
                     *found = in ? find_named(in, name) : NULL;
    return found ? found : find_named(table, name);
}

/* All that any module must keep to. What is wrong names something in quotes: it stands there. */
static void check(const vaka_game *game, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *named = NULL;
    vaka_error err = {0};

    if (vaka_plugin_check(&game->module, &err) == VAKA_OK)
        return;
    const char *quote = strchr(err.text, '\''), *end = quote ? strchr(quote + 1, '\'') : NULL;
    if (end)
        named = find_meant(table, err.text, (vaka_word){quote + 1, (size_t)(end - quote - 1)});
    vaka_file_wrong(page, named ? named->key_spot : table->spot, NULL, "%s", err.text);
}

static void read(vaka_game *game, vaka_sandbox *sandbox, vaka_complaints *complaints)
{
    static const char *const without[] = {"data", "tests", "tutorials", NULL};
    vaka_mod_files files = {0};

    vaka_files_read(&files, &game->arena, game->folder, without, complaints);
    vaka_library_file *file = load(game, &files, sandbox, complaints);
    if (!file)
        return;
    vaka_file_fields page = {file->name, complaints, &game->arena};
    vaka_game_declare(game, &page, &file->plain);
    read_texts(game, &files, sandbox, complaints);
    if (!complaints->total)
        check(game, &page, &file->plain);
}

/* A game in Lua names itself; and what it uses is there since level 2. */
static void check_manifest(const vaka_manifest *manifest, vaka_arena *arena,
                           vaka_complaints *complaints)
{
    const vaka_plain *api = vaka_plain_get(&manifest->file.plain, "api");
    vaka_file_fields page = {manifest->file.name, complaints, arena};

    const vaka_plain *game = vaka_plain_get(&manifest->file.plain, "game");
    char advice[VAKA_SUGGESTION];

    if (api && manifest->info.api < 2)
        vaka_file_wrong(&page, api->spot, "write: api = 2", "a game in Lua needs API level 2");
    snprintf(advice, sizeof advice, "write: game = \"%.60s\"", manifest->info.id);
    if (game && strcmp(manifest->info.game, manifest->info.id) != 0)
        vaka_file_wrong(&page, game->spot, advice, "a game in Lua is for itself");
}

vaka_game *vaka_game_open(const char *folder, vaka_complaints *complaints)
{
    vaka_game *game = vaka_xnew(sizeof *game);
    vaka_sandbox *sandbox = vaka_sandbox_new_brief();
    vaka_mod_place place = {.folder = vaka_arena_copy(&game->arena, folder)};
    vaka_manifest manifest;
    uint32_t before = complaints->total;

    game->folder = place.folder;
    vaka_manifest_read(&manifest, &place, NULL, sandbox, &game->arena, complaints);
    if (complaints->total == before)
        check_manifest(&manifest, &game->arena, complaints);
    if (complaints->total == before) {
        prepare(game, &manifest.info);
        read(game, sandbox, complaints);
    }
    vaka_sandbox_free(sandbox);
    if (complaints->total == before)
        return game;
    vaka_game_close(game);
    return NULL;
}

void vaka_game_close(vaka_game *game)
{
    if (!game)
        return;
    vaka_arena_done(&game->arena);
    free(game);
}
