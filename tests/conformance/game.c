/* conformance/game.c - what a game is played with: setup, matches, digests, journals.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include "chance/rng.h"
#include "table/codec.h"
#include "table/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

uint32_t game_roll(game *at, uint32_t n)
{
    return vaka_rng_below(at->rng, n);
}

static int32_t random_value(game *at, const vaka_option *option)
{
    uint32_t values = (uint32_t)(option->max - option->min) + 1u;

    return option->min + (int32_t)game_roll(at, values);
}

/* Tries a scenario (VAKA_NONE: none) with the rules chosen. */
static bool attach(game *at, const vaka_library *library, int32_t scenario)
{
    at->chosen = (vaka_library_choice){
        .scenario = scenario < 0 ? NULL : library->scenarios[scenario].id,
        .rules = at->rules,
        .seats = at->seats,
    };
    return vaka_setup_init(&at->content, at->module, at->seats, NULL) == VAKA_OK &&
           vaka_loader_attach(at->loader, &at->chosen, &at->content, NULL, NULL) == VAKA_OK;
}

/* Draws a scenario and rules; what does not go together is tried with fewer rules. */
static void choose_content(game *at)
{
    const vaka_library *library = vaka_loader_library(at->loader, at->module);
    uint32_t scenarios = library->scenario_count, from = scenarios ? game_roll(at, scenarios) : 0;
    uint32_t count = 0;

    for (uint32_t i = 0; i < library->rule_count && count < GAME_RULES; i++)
        if (game_roll(at, 2))
            at->rules[count++] = library->rules[i].id;
    for (;; at->rules[--count] = NULL) {
        for (uint32_t i = 0; i < scenarios; i++)
            if (attach(at, library, (int32_t)((from + i) % scenarios)))
                return;
        if (attach(at, library, VAKA_NONE) || !count)
            return;
    }
}

void game_head(const game *at, vaka_journal_head *head)
{
    for (; head->rule_count < GAME_RULES && at->rules[head->rule_count]; head->rule_count++)
        snprintf(head->rule[head->rule_count], sizeof head->rule[0], "%s",
                 at->rules[head->rule_count]);
}

void game_init(game *at, const vaka_module *module, uint64_t seed, tally *counts,
               vaka_loader *loader)
{
    uint64_t sizes = (uint64_t)(module->seats_max - module->seats_min) + 1u;
    bool normal = seed / sizes % 4 == 0;

    memset(at, 0, sizeof *at);
    at->module = module;
    at->seed = seed;
    at->tally = counts;
    at->seats = module->seats_min + (int32_t)(seed % sizes);
    vaka_rng_seed(at->rng, seed ^ 0x636f6e666f726dull);
    for (uint32_t i = 0; i < module->option_count; i++)
        at->option[i] = normal ? module->options[i].normal : random_value(at, &module->options[i]);
    at->loader = loader;
    if (vaka_loader_concern(module))
        choose_content(at);
}

void game_done(game *at)
{
    free(at->actions);
    free(at->traces);
    vaka_live_free(at->truth);
    vaka_live_free(at->sample);
    vaka_record_close(at->record);
    watch_done(&at->watch);
    memset(at, 0, sizeof *at);
}

bool game_setup(game *at, const vaka_module *module, vaka_setup *out)
{
    vaka_error err;

    if (vaka_setup_init(out, module, at->seats, &err))
        return finding_set(&at->found, "setup", "%s", err.text);
    out->content = at->content.content;
    out->port = at->content.port;
    memcpy(out->scenario, at->content.scenario, sizeof out->scenario);
    for (uint32_t i = 0; i < module->option_count; i++)
        if (vaka_setup_set(out, module->options[i].id, at->option[i], &err))
            return finding_set(&at->found, "setup", "%s", err.text);
    return true;
}

/* Every third game has a key. */
vaka_seed game_seed(uint64_t seed)
{
    vaka_seed number = vaka_seed_of(seed), key = {.generator = VAKA_GENERATOR_CHACHA};

    memcpy(key.key, &seed, sizeof seed);
    return seed % 3 == 2 ? key : number;
}

bool side_open(game *at, side *one, uint8_t fill, uint64_t seed)
{
    vaka_seed from = game_seed(seed);
    vaka_setup setup;
    vaka_error err;

    memset(one, 0, sizeof *one);
    watch_init(&one->watch, at->module, fill);
    if (!game_setup(at, &one->watch.face, &setup))
        return false;
    if (vaka_layout_new(&setup, &one->layout, &err))
        return finding_set(&at->found, "setup", "%s", err.text);
    if (vaka_live_new_seeded(one->layout, setup.port, &from, NULL, 0, &one->live, &err))
        return finding_set(&at->found, "setup", "%s", err.text);
    vaka_live_listen(one->live, true);
    return true;
}

void side_close(side *one)
{
    vaka_live_free(one->live);
    vaka_layout_free(one->layout);
    watch_done(&one->watch);
    memset(one, 0, sizeof *one);
}

uint64_t trace_legal(vaka_live *live)
{
    uint8_t asked[2] = {vaka_live_must(live), vaka_live_may(live)};
    uint64_t hash = vaka_hash(0, asked, sizeof asked);

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        uint32_t count;
        if (!((asked[0] | asked[1]) & VAKA_SEAT(seat)))
            continue;
        const vaka_action *list = vaka_live_legal(live, seat, &count);
        hash = vaka_hash(hash, &count, sizeof count);
        hash = count ? vaka_hash(hash, list, sizeof *list * count) : hash;
    }
    return hash;
}

trace trace_after(vaka_live *live, uint64_t legal)
{
    uint32_t count;
    trace now = {.legal = legal, .hash = vaka_live_hash(live)};

    const vaka_event *events = vaka_live_events(live, &count);
    now.told = count ? vaka_hash(count, events, count * sizeof *events) : 0;
    const vaka_chance_result *came = vaka_live_came(live, &count);
    now.came = count ? vaka_hash(count, came, count * sizeof *came) : 0;
    return now;
}

const char *trace_differs(const trace *a, const trace *b)
{
    if (a->legal != b->legal)
        return "the legal list before it";
    if (a->came != b->came)
        return "a result of chance";
    if (a->told != b->told)
        return "what was told";
    return a->hash != b->hash ? "the hash" : NULL;
}

bool game_heed(game *at, const watch *by)
{
    if (by->found.word)
        return finding_set(&at->found, by->found.word, "%s", by->found.text);
    return true;
}

bool game_apply(game *at, vaka_live *live, const watch *by, const vaka_action *action)
{
    char text[VAKA_ACTION_TEXT];
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = vaka_live_apply(live, action, &why, &err);

    if (status == VAKA_ERR_ILLEGAL)
        return finding_set(&at->found, "refused", "'%s' of seat %d is listed, but refused: %s",
                           game_text(vaka_live_layout(live), action, text, sizeof text),
                           action->seat, why.id);
    if (status != VAKA_OK)
        return finding_set(&at->found, "broken", "'%s' of seat %d broke a contract: %s",
                           game_text(vaka_live_layout(live), action, text, sizeof text),
                           action->seat, err.text);
    return game_heed(at, by);
}

const char *game_text(const vaka_layout *layout, const vaka_action *action, char *out, size_t room)
{
    vaka_action_write(layout, action, out, room);
    return out;
}

bool game_run(game *at)
{
    if (!plan_game(at) || !check_repeats(at) || !check_undisturbed(at) || !walk_game(at))
        return false;
    at->tally->games++;
    at->tally->actions += at->count;
    if (at->count > at->tally->longest)
        at->tally->longest = at->count;
    return true;
}

uint64_t game_digest(const game *at, uint64_t before)
{
    uint64_t hash = vaka_hash(before, &at->start, sizeof at->start);

    hash = vaka_hash(hash, at->actions, at->count * sizeof *at->actions);
    return vaka_hash(hash, at->traces, at->count * sizeof *at->traces);
}

/* The planned actions as a record of their own: for a game that failed before it was walked. */
static vaka_record *rebuild(const game *at)
{
    game plain = {.module = at->module, .seats = at->seats};
    vaka_journal_head head = {.seed = game_seed(at->seed)};
    vaka_record *record = NULL;
    vaka_setup setup;

    memcpy(plain.option, at->option, sizeof plain.option);
    plain.content = at->content;
    game_head(at, &head);
    if (!game_setup(&plain, at->module, &setup) ||
        vaka_record_new(&setup, &head, NULL, &record, NULL))
        return NULL;
    for (uint32_t i = 0; i < at->count; i++)
        if (vaka_record_apply(record, &at->actions[i], NULL, NULL))
            break;
    return record;
}

void game_save(game *at, const char *folder, char *path, size_t room)
{
    vaka_record *rebuilt = at->record ? NULL : rebuild(at);
    const vaka_record *record = at->record ? at->record : rebuilt;
    const char *dot = strrchr(at->module->id, '.');

    path[0] = '\0';
    if (!record)
        return;
    snprintf(path, room, "%s/%s-%llu.vkj", folder, dot ? dot + 1 : at->module->id,
             (unsigned long long)at->seed);
    unlink(path);
    if (vaka_record_save(record, path, NULL))
        path[0] = '\0';
    vaka_record_close(rebuilt);
}
