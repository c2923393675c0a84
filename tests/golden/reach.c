/* golden/reach.c - what games reach.
 *
 * SPDX-License-Identifier: MIT */
#include "reach.h"

#include "../conformance/tries.h"
#include "chance/rng.h"
#include "play/staged_card.h"
#include "script/mods/game.h"
#include "table/codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRIES 24u      /* refusals that are looked for in a position */
#define LUA_TRIES 160u /* the same in a game in Lua, of which fewer games are packed */

void reach_done(reach *words)
{
    free(words->at);
    *words = (reach){0};
}

static reach_word *find(reach *words, const char *word)
{
    for (uint32_t i = 0; i < words->count; i++)
        if (strcmp(words->at[i].word, word) == 0)
            return &words->at[i];
    if (words->count == words->room) {
        words->room = words->room ? words->room * 2 : 256;
        words->at = vaka_xgrow(words->at, words->room * sizeof *words->at);
    }
    reach_word *fresh = &words->at[words->count++];
    *fresh = (reach_word){0};
    snprintf(fresh->word, sizeof fresh->word, "%s", word);
    return fresh;
}

void reach_note(reach *words, uint32_t game, const char *sort, const char *name)
{
    char word[96];

    snprintf(word, sizeof word, "%s:%.80s", sort, name);
    reach_word *at = find(words, word);
    if (!game) {
        at->there = true;
        return;
    }
    at->first = at->first ? at->first : game;
    at->games += at->last != game;
    at->last = game;
}

/* A rule may have options behind a colon. */
static void note_rule(reach *words, uint32_t game, const char *rule)
{
    char id[64];

    snprintf(id, sizeof id, "%.*s", (int)strcspn(rule, ":"), rule);
    reach_note(words, game, "rule", id);
}

static const char *sort_of(const vaka_module *module, const vaka_item *item)
{
    if (item->sort == VAKA_SORT_GAME)
        return "game";
    return item->sort == VAKA_SORT_RULE ? "rule" : module->sorts[item->sort].id;
}

static void note_item(reach *words, uint32_t game, const arena *at, uint32_t number, bool runs)
{
    const vaka_item *item = &at->setup.content->items[number];
    char name[96];

    snprintf(name, sizeof name, "%s-%s", sort_of(at->setup.module, item), item->id);
    reach_note(words, game, runs ? "runs" : "card", name);
}

/* Wins with each number of people, a shared one, none; and where the library has somebody play
 * alone, both ends of that. */
static void note_ends(reach *words, const vaka_module *module, const vaka_library *library)
{
    char name[32];
    bool alone = false;

    for (int32_t seats = module->seats_min; seats <= module->seats_max; seats++) {
        snprintf(name, sizeof name, "won-of-%d", seats);
        reach_note(words, 0, "end", name);
    }
    reach_note(words, 0, "end", "shared");
    reach_note(words, 0, "end", "nobody-won");
    for (uint32_t i = 0; library && i < library->scenario_count; i++)
        alone |= library->scenarios[i].nobody_count > 0;
    if (alone) {
        reach_note(words, 0, "end", "won-alone");
        reach_note(words, 0, "end", "lost-alone");
    }
}

static bool is_back(const vaka_layout *layout, int32_t kind)
{
    bool back = false;

    for (int32_t i = 0; i < layout->kind_count; i++)
        back = back || (i != kind && layout->kinds[i].back == kind);
    return back;
}

/* What can lie hidden, and comes by chance, beside what is content: tiles, backs, tokens. */
static bool is_drawn_kind(const arena *at, int32_t kind)
{
    const vaka_content *content = at->setup.content;
    int32_t back = at->layout->kinds[kind].back;

    if (back < 0 || back == kind || is_back(at->layout, kind))
        return false;
    for (uint32_t i = 0; content && i < content->item_count; i++)
        if (vaka_content_kind(at->layout, &content->items[i]) == kind)
            return false;
    return true;
}

static void note_kinds_there(reach *words, const arena *at)
{
    for (int32_t kind = 0; kind < at->layout->kind_count; kind++)
        if (is_drawn_kind(at, kind))
            reach_note(words, 0, "drawn", at->layout->kinds[kind].id);
}

void reach_universe(reach *words, arena_world *world, const char *game)
{
    const vaka_module *module = vaka_plugins_find(&world->plugins, game, NULL);
    arena_choice choice = {.seats = module->seats_max, .seed = 1};
    vaka_error err;
    arena at;

    for (uint32_t i = 0; i < module->verb_count; i++)
        reach_note(words, 0, "verb", module->verbs[i].name);
    for (uint32_t i = 0; i < module->event_count; i++)
        reach_note(words, 0, "told", module->events[i].id);
    if (!vaka_loader_concern(module)) {
        note_ends(words, module, NULL);
        return;
    }
    const vaka_library *library = vaka_loader_library(&world->mod_choice.loader, module);
    note_ends(words, module, library);
    for (uint32_t i = 0; i < library->rule_count; i++)
        note_rule(words, 0, library->rules[i].id);
    for (uint32_t i = 0; i < library->scenario_count; i++)
        reach_note(words, 0, "scenario", library->scenarios[i].id);
    snprintf(choice.game, sizeof choice.game, "%s", game);
    if (arena_open(&at, world, &choice, &err) == VAKA_OK) {
        for (uint32_t i = 0; i < at.setup.content->item_count; i++) {
            const vaka_item *item = &at.setup.content->items[i];
            if (item->functions || item->hooks)
                note_item(words, 0, &at, i, true);
            if (vaka_content_kind(at.layout, item) >= 0)
                note_item(words, 0, &at, i, false);
        }
        note_kinds_there(words, &at);
    }
    arena_close(&at);
}

/* Which of an event's numbers is a kind; -1: none. */
static int kind_gap(const vaka_text *event)
{
    const char *gap = strstr(event->text, ":kind}");

    return gap ? gap[-1] - '0' : -1;
}

static void note_told(reach *words, uint32_t game, const vaka_layout *layout, uint32_t event,
                      int32_t kind)
{
    char name[96];

    snprintf(name, sizeof name, "%s-%s", layout->module->events[event].id, layout->kinds[kind].id);
    reach_note(words, game, "told", name);
}

static void note_kind(reach *words, uint32_t game, const arena *at, const vaka_event *event)
{
    int gap = kind_gap(&at->setup.module->events[event->id]);

    for (uint32_t i = 0; i < words->each_count; i++)
        if (words->each[i] == event->id && gap >= 0 && event->arg[gap] >= 0)
            note_told(words, game, at->layout, event->id, event->arg[gap]);
}

static void note_events(reach *words, uint32_t game, const arena *at)
{
    const vaka_module *module = at->setup.module;
    uint32_t count;
    const vaka_event *events = vaka_live_events(at->live, &count);

    for (uint32_t i = 0; i < count; i++) {
        if (events[i].id >= module->event_count)
            continue;
        reach_note(words, game, "told", module->events[events[i].id].id);
        note_kind(words, game, at, &events[i]);
    }
}

/* One line of such a file; false: there is no such event, it tells of no kind, or no such family.
 */
static bool note_each(reach *words, const vaka_layout *layout, const char *id, const char *family)
{
    uint32_t event = 0, found = 0;

    while (event < layout->module->event_count && strcmp(layout->module->events[event].id, id) != 0)
        event++;
    if (event == layout->module->event_count || kind_gap(&layout->module->events[event]) < 0 ||
        words->each_count == REACH_EACH)
        return false;
    words->each[words->each_count++] = (uint16_t)event;
    for (int32_t kind = 0; kind < layout->kind_count; kind++) {
        int32_t of = layout->kinds[kind].family;
        if (!of || strcmp(layout->families[of], family) != 0 || is_back(layout, kind))
            continue;
        note_told(words, 0, layout, event, kind);
        found++;
    }
    return found > 0;
}

bool reach_each(reach *words, arena_world *world, const char *game, const char *path)
{
    const vaka_module *module = vaka_plugins_find(&world->plugins, game, NULL);
    arena_choice choice = {.seats = module->seats_max, .seed = 1};
    FILE *in = fopen(path, "r");
    char line[256], event[64], family[64];
    vaka_error err;
    bool good = true;
    arena at;

    if (!in)
        return true;
    snprintf(choice.game, sizeof choice.game, "%s", game);
    if (arena_open(&at, world, &choice, &err) == VAKA_OK)
        while (fgets(line, sizeof line, in)) {
            line[strcspn(line, "#\n")] = '\0';
            if (sscanf(line, "%63s %63s", event, family) == 2 &&
                !note_each(words, at.layout, event, family)) {
                printf("FAILED: %s: '%s' is never told of each '%s'\n", path, event, family);
                good = false;
            }
        }
    arena_close(&at);
    fclose(in);
    return good;
}

void reach_choice(reach *words, uint32_t game, const arena *at)
{
    note_events(words, game, at); /* some are told before the first action */
    if (*at->choice->scenario)
        reach_note(words, game, "scenario", at->choice->scenario);
    for (uint32_t i = 0; at->setup.content && i < at->setup.content->rule_count; i++)
        note_rule(words, game, at->setup.content->rules[i].id);
}

void reach_action(reach *words, uint32_t game, const arena *at, const vaka_action *action)
{
    const vaka_module *module = at->setup.module;

    if (action->verb < module->verb_count)
        reach_note(words, game, "verb", module->verbs[action->verb].name);
    note_events(words, game, at);
}

void reach_refusals(reach *words, uint32_t game, arena *at, uint32_t rng[4])
{
    uint8_t asked = vaka_live_must(at->live) | vaka_live_may(at->live);
    uint32_t tries = vaka_game_of(at->setup.module) ? LUA_TRIES : TRIES;

    for (uint32_t i = 0; i < tries; i++) {
        int32_t seat = (int32_t)vaka_rng_below(rng, (uint32_t)at->setup.seats);
        vaka_refusal why = {0};
        legal_list list;
        if (!(asked & VAKA_SEAT(seat)) && i % 4)
            continue;
        list.at = vaka_live_legal(at->live, seat, &list.count);
        vaka_action action = tries_make(at->layout, seat, list, i % 2, rng);
        if (vaka_live_check(at->live, &action, &why) == VAKA_ERR_ILLEGAL && why.id)
            reach_note(words, game, "refused", why.id);
    }
}

/* Was a piece of a kind drawn: does one lie neither in a deck nor in a cup? */
static bool was_drawn(const arena *at, int32_t kind)
{
    const vaka_position *position = vaka_live_position(at->live);

    for (int32_t p = 0; kind >= 0 && p < position->table->piece_count; p++) {
        const vaka_piece *piece = &position->pieces[p];
        if (piece->kind != kind || piece->zone < 0)
            continue;
        uint32_t type = vaka_zone_type(at->layout, piece->zone);
        if (type != VAKA_ZONE_DECK && type != VAKA_ZONE_CUP)
            return true;
    }
    return false;
}

/* What lies hidden besides cards, as far as it is looked for. */
static void note_drawn(reach *words, uint32_t game, const char *id)
{
    char word[96];

    snprintf(word, sizeof word, "drawn:%.80s", id);
    for (uint32_t i = 0; i < words->count; i++)
        if (words->at[i].there && strcmp(words->at[i].word, word) == 0)
            reach_note(words, game, "drawn", id);
}

/* Cards, and what else comes by chance, are reached when they were drawn. */
static void note_cards(reach *words, uint32_t game, const arena *at)
{
    for (uint32_t i = 0; i < at->setup.content->item_count; i++)
        if (was_drawn(at, vaka_content_kind(at->layout, &at->setup.content->items[i])))
            note_item(words, game, at, i, false);
    for (int32_t kind = 0; kind < at->layout->kind_count; kind++)
        if (at->layout->kinds[kind].back >= 0 && was_drawn(at, kind))
            note_drawn(words, game, at->layout->kinds[kind].id);
}

static void note_end(reach *words, uint32_t game, const arena *at, uint8_t winners)
{
    int32_t nobody = at->setup.content ? (int32_t)at->setup.content->nobody : 0;
    int32_t people = at->setup.seats - nobody;
    char name[32];

    if (!winners)
        snprintf(name, sizeof name, "nobody-won");
    else if (nobody)
        snprintf(name, sizeof name, "%s", winners >> people ? "lost-alone" : "won-alone");
    else if (winners & (winners - 1))
        snprintf(name, sizeof name, "shared");
    else
        snprintf(name, sizeof name, "won-of-%d", people);
    reach_note(words, game, "end", name);
}

void reach_end(reach *words, uint32_t game, const arena *at)
{
    uint8_t winners = 0;

    if (vaka_live_finished(at->live, &winners))
        note_end(words, game, at, winners);
    if (!at->setup.content)
        return;
    note_cards(words, game, at);
    for (uint32_t i = 0; i < at->setup.content->item_count; i++)
        if (at->runs[i])
            note_item(words, game, at, i, true);
}
