/* proof/arena.c - a match as proofs play it.
 *
 * SPDX-License-Identifier: MIT */
#include "arena.h"
#include "stack_fill.h"

#include "chance/rng.h"
#include "script/mods/game.h"
#include "table/agenda.h"
#include "table/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WILD_ONE_IN 12u /* choices of a mixed player that are anything at all */

void arena_world_init(arena_world *world)
{
    static const char *const folders[] = {VAKA_BUILD_DIR "/modules",
                                          VAKA_BUILD_DIR "/tests/modules", NULL};
    const char *fill = getenv("VAKA_FILL");

    world->laid_out = NULL;
    world->fill = fill ? (int32_t)(strtoul(fill, NULL, 10) & 255u) : -1;
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts:" VAKA_SOURCE_DIR "/scripts", 0);
    setenv("XDG_DATA_HOME", "/nowhere", 1); /* nothing of the user's */
    vaka_modules_scan(&world->plugins, folders);
    vaka_mod_choice_init(&world->mod_choice);
    vaka_mod_choice_serve(&world->mod_choice, &world->plugins);
}

void arena_world_done(arena_world *world)
{
    vaka_mod_choice_done(&world->mod_choice);
    vaka_plugins_done(&world->plugins);
}

/* --- the choice as a line --------------------------------------------------------------------- */

static bool keep(char *to, size_t room, const char *word)
{
    return word && (size_t)snprintf(to, room, "%s", word) < room;
}

static bool read_pair(arena_choice *out, const char *name, const char *word)
{
    if (strcmp(name, "seed") == 0) {
        char *end;
        out->seed = strtoull(word, &end, 10);
        return *word && !*end;
    }
    if (strcmp(name, "scenario") == 0)
        return keep(out->scenario, sizeof out->scenario, word);
    if (strcmp(name, "rules") == 0)
        return keep(out->rules, sizeof out->rules, word);
    if (strcmp(name, "mods") == 0)
        return keep(out->mods, sizeof out->mods, word);
    return strcmp(name, "play") == 0 && keep(out->play, sizeof out->play, word);
}

bool arena_choice_read(const char *line, arena_choice *out)
{
    char copy[ARENA_LINE], *rest, *word, *name;

    *out = (arena_choice){.seed = 1};
    if (!keep(copy, sizeof copy, line))
        return false;
    word = strtok_r(copy, " \n", &rest);
    if (!keep(out->game, sizeof out->game, word) || !(word = strtok_r(NULL, " \n", &rest)))
        return false;
    out->seats = (int32_t)strtol(word, NULL, 10);
    while ((name = strtok_r(NULL, " \n", &rest)) != NULL) {
        word = strtok_r(NULL, " \n", &rest);
        if (!word || !read_pair(out, name, word))
            return false;
    }
    return out->seats >= 1 && out->seats <= VAKA_MAX_SEATS;
}

void arena_choice_write(const arena_choice *choice, char out[ARENA_LINE])
{
    int at = snprintf(out, ARENA_LINE, "%s %d seed %llu", choice->game, choice->seats,
                      (unsigned long long)choice->seed);

    if (*choice->scenario)
        at += snprintf(out + at, ARENA_LINE - (size_t)at, " scenario %s", choice->scenario);
    if (*choice->rules)
        at += snprintf(out + at, ARENA_LINE - (size_t)at, " rules %s", choice->rules);
    if (*choice->mods)
        at += snprintf(out + at, ARENA_LINE - (size_t)at, " mods %s", choice->mods);
    if (*choice->play)
        snprintf(out + at, ARENA_LINE - (size_t)at, " play %s", choice->play);
}

/* --- the match -------------------------------------------------------------------------------- */

static void run_counted(void *data, vaka_position *position)
{
    arena *at = data;
    const vaka_script_port *port = at->setup.port;
    uint16_t item = (uint16_t)vaka_agenda_top(position)->local[VAKA_LOCAL_ITEM];

    if (item < at->setup.content->item_count)
        at->runs[item]++;
    port->run(port->data, position);
}

static int32_t ask_counted(void *data, const vaka_position *position, int32_t item,
                           uint32_t function, const int32_t args[3], int32_t otherwise)
{
    arena *at = data;

    at->runs[item]++;
    return at->setup.port->ask(at->setup.port->data, position, item, function, args, otherwise);
}

static void blame_through(void *data, vaka_position *position, int32_t item)
{
    arena *at = data;

    at->setup.port->blame(at->setup.port->data, position, item);
}

/* What a game in Lua has beside. */
static void describe_through(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_script_port *port = ((arena *)data)->setup.port;

    port->describe(port->data, seen, seat, scene);
}

static const vaka_reason *why_through(void *data, const vaka_position *position,
                                      const vaka_action *action, int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_script_port *port = ((arena *)data)->setup.port;

    return port->why(port->data, position, action, fact);
}

static bool hints_through(void *data, const vaka_position *position, int32_t seat, int32_t *out)
{
    const vaka_script_port *port = ((arena *)data)->setup.port;

    return port->hints(port->data, position, seat, out);
}

/* A port that counts what runs. */
static vaka_script_port counting_port(arena *at)
{
    vaka_script_port port = {
        .data = at, .run = run_counted, .ask = ask_counted, .blame = blame_through};

    if (at->setup.port->describe)
        port.describe = describe_through;
    if (at->setup.port->why)
        port.why = why_through;
    if (at->setup.port->hints)
        port.hints = hints_through;
    return port;
}

/* The n-th player of a list "a,b"; the last one also stands for those behind it. */
static void nth_player(const char *list, int32_t n, char *out, size_t room)
{
    for (; n > 0 && strchr(list, ','); n--)
        list = strchr(list, ',') + 1;
    snprintf(out, room, "%.*s", (int)strcspn(list, ","), list);
}

/* Seats that somebody plays: the first ones. */
static int32_t count_players(const arena *at)
{
    return at->setup.seats - (at->setup.content ? (int32_t)at->setup.content->nobody : 0);
}

static vaka_status make_bots(arena *at, vaka_error *err)
{
    const vaka_module *module = at->setup.module;
    const vaka_bot_spec *own = vaka_bot_at(module, 0);
    vaka_status status = VAKA_OK;

    for (int32_t seat = 0; seat < count_players(at) && !status; seat++) {
        char name[64];
        nth_player(*at->choice->play ? at->choice->play : "random", seat, name, sizeof name);
        bool mixed = strcmp(name, "mixed") == 0;
        if (mixed)
            at->mixed |= (uint8_t)VAKA_SEAT(seat);
        if (mixed || (strcmp(name, "greedy") == 0 && !own))
            snprintf(name, sizeof name, "%s", own ? own->name : "random");
        if (strcmp(name, "random") != 0)
            at->own |= (uint8_t)VAKA_SEAT(seat);
        status = vaka_bot_init_for(&at->bots[seat], module, name, at->choice->seed, seat, err);
        if (!status)
            status = vaka_bot_init(&at->wild[seat], "random", at->choice->seed + 1, seat, err);
    }
    vaka_rng_seed(at->poll, at->choice->seed ^ 0x706f6c6cu);
    return status;
}

vaka_status arena_take_over(arena *at, vaka_error *err)
{
    const vaka_bot_spec *own = vaka_bot_at(at->setup.module, 0);
    vaka_status status = VAKA_OK;

    for (int32_t seat = 0; own && seat < count_players(at) && !status; seat++)
        status = vaka_bot_init_for(&at->bots[seat], at->setup.module, own->name, at->choice->seed,
                                   seat, err);
    at->mixed = 0;
    return status;
}

static vaka_status make_live(arena *at, vaka_error *err)
{
    vaka_chance_result *queue = vaka_xnew(sizeof *queue * (at->head.queue_count + 1u));
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; i < at->head.queue_count && !status; i++)
        status = vaka_chance_read(at->layout, at->head.queue[i], &queue[i], err);
    if (!status)
        status =
            vaka_live_new_scripted(at->layout, at->setup.port ? &at->port : NULL, at->choice->seed,
                                   queue, at->head.queue_count, &at->live, err);
    free(queue);
    return status;
}

/* Mods that are named take the place of those that are bundled; the game's own is always there. */
static void name_mods(arena *at, const vaka_library *library)
{
    char name[96];

    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].base)
            snprintf(at->head.mod[at->head.mod_count++], sizeof name, "%s", library->mods[m].id);
    for (int32_t n = 0; at->head.mod_count < VAKA_JOURNAL_CHOICES; n++) {
        const char *list = at->choice->mods;
        for (int32_t i = 0; i < n && list; i++)
            list = strchr(list, ',') ? strchr(list, ',') + 1 : NULL;
        if (!list)
            return;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(list, ","), list);
        if (strcmp(name, "-") != 0)
            memcpy(at->head.mod[at->head.mod_count++], name, sizeof name);
    }
}

static vaka_status attach(arena *at, arena_world *world, vaka_error *err)
{
    if (!*at->choice->mods || !vaka_loader_concern(at->setup.module))
        return vaka_mod_choice_set_up(&world->mod_choice, at->setup.module, &at->head, &at->setup,
                                      err);
    const vaka_library *library = vaka_loader_library(&world->mod_choice.loader, at->setup.module);
    name_mods(at, library);
    vaka_status status =
        vaka_loader_attach_head(&world->mod_choice.loader, &at->head, &at->setup, err);
    if (status || !*at->head.scenario)
        return status;
    const vaka_choice_info *scenario = vaka_library_scenario(library, at->head.scenario);
    vaka_library_seat_nobody(scenario, &at->head);
    for (uint32_t i = 0; scenario && !status && i < scenario->queue_count; i++)
        status = vaka_journal_head_queue(&at->head, scenario->queue[i], err);
    return status;
}

static void fill_stack(const arena *at)
{
    if (at->fill >= 0)
        stack_fill((uint8_t)at->fill);
}

vaka_status arena_open(arena *at, arena_world *world, const arena_choice *choice, vaka_error *err)
{
    const vaka_module *module = vaka_plugins_find(&world->plugins, choice->game, err);
    vaka_status status;

    memset(at, 0, sizeof *at);
    at->choice = choice;
    at->fill = world->fill;
    if (!module)
        return VAKA_ERR_DATA;
    at->head.seed = vaka_seed_of(choice->seed);
    at->head.seats = choice->seats;
    snprintf(at->head.scenario, sizeof at->head.scenario, "%s", choice->scenario);
    status = vaka_setup_init(&at->setup, module, choice->seats, err);
    if (!status && *choice->rules)
        status = vaka_mod_choice_rules(choice->rules, &at->head, err);
    if (!status)
        status = attach(at, world, err);
    fill_stack(at);
    if (!status)
        status = vaka_layout_new(&at->setup, &at->layout, err);
    if (!status && world->laid_out)
        world->laid_out(at->layout);
    if (!status && at->setup.port) {
        at->runs = vaka_xnew(sizeof *at->runs * (at->setup.content->item_count + 1u));
        at->port = counting_port(at);
    }
    if (!status)
        status = make_bots(at, err);
    fill_stack(at);
    if (!status)
        status = make_live(at, err);
    if (status)
        return status;
    vaka_live_listen(at->live, true);
    vaka_live_keep_undo(at->live, false);
    at->chain = vaka_live_hash(at->live);
    return VAKA_OK;
}

void arena_close(arena *at)
{
    vaka_live_free(at->live);
    vaka_layout_free(at->layout);
    vaka_journal_head_done(&at->head);
    free(at->runs);
}

bool arena_next(arena *at, vaka_action *out)
{
    if (at->mixed && vaka_rng_below(at->poll, WILD_ONE_IN) == 0)
        return vaka_bot_next(at->wild, at->live, at->poll, out);
    return vaka_bot_next(at->bots, at->live, at->poll, out);
}

vaka_status arena_apply(arena *at, const vaka_action *action, vaka_error *err)
{
    uint32_t count;

    fill_stack(at);
    const vaka_action *legal = vaka_live_legal(at->live, action->seat, &count);
    uint64_t chain = vaka_hash(at->chain, legal, count * sizeof *legal);
    fill_stack(at);
    vaka_status status = vaka_live_apply(at->live, action, NULL, err);
    if (status == VAKA_ERR_ILLEGAL)
        return vaka_fail(err, status, "what is on the legal list was refused");
    if (status)
        return status;
    const vaka_event *events = vaka_live_events(at->live, &count);
    chain = vaka_hash(chain, events, count * sizeof *events);
    const vaka_chance_result *came = vaka_live_came(at->live, &count);
    chain = vaka_hash(chain, came, count * sizeof *came);
    uint64_t hash = vaka_live_hash(at->live);
    at->chain = vaka_hash(chain, &hash, sizeof hash);
    return VAKA_OK;
}

vaka_status arena_save(arena_world *world, const arena_choice *choice, const vaka_action *actions,
                       uint32_t count, const char *path)
{
    vaka_record *record = NULL;
    vaka_error err;
    arena at;

    vaka_status status = arena_open(&at, world, choice, &err);
    if (!status)
        status = vaka_record_new(&at.setup, &at.head, NULL, &record, &err);
    for (uint32_t i = 0; i < count && !status; i++)
        status = vaka_record_apply(record, &actions[i], NULL, &err);
    remove(path);
    if (record && vaka_record_save(record, path, &err))
        status = VAKA_ERR_SYSTEM;
    if (record)
        vaka_record_close(record);
    arena_close(&at);
    return status;
}
