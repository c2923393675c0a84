/* wild/pond.h - a game that counts on its stones and declares nothing: scripts can bring it to a
 * dead end, or make it stumble.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two seats take a stone in turn; who takes the last one wins. With a rule `hasty` the step itself
 * takes one away in each turn, and never looks whether there is one. */
#ifndef WILD_POND_H
#define WILD_POND_H

#include "plugin/plugins.h"
#include "text/error.h"
#include "vaka/vaka.h"

#include <string.h>

enum { POND_HEAP, POND_TAKEN, STONES = 21 };

static inline vaka_status pond_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec heap = {.size = sizeof heap,
                           .type = VAKA_ZONE_POOL,
                           .see = VAKA_SEE_ALL,
                           .owner = VAKA_NONE,
                           .id = "heap"};
    vaka_zone_spec taken = heap;
    vaka_kind_spec stone = {.size = sizeof stone, .back = VAKA_NONE, .id = "stone"};

    (void)setup;
    (void)facts;
    taken.id = "taken";
    vaka_layout_zone(layout, &heap);
    vaka_layout_zone(layout, &taken);
    vaka_layout_kind(layout, &stone);
    vaka_layout_limits(layout, STONES, 2, 0);
    return VAKA_OK;
}

static inline vaka_status pond_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    for (int32_t i = 0; i < STONES; i++)
        vaka_piece_new(match, 0, VAKA_NONE, POND_HEAP);
    vaka_push(match, 0, 0, 0, 0);
    return VAKA_OK;
}

static inline int64_t *turns_of(const vaka_match *match)
{
    return match->game;
}

static inline bool is_hasty(const vaka_match *match)
{
    return vaka_rule_on(match->layout, "hasty");
}

static inline void pond_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = (int32_t)(*turns_of(match) % 2);

    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        vaka_hook(match, 0, seat, 0, 0);
        return;
    }
    vaka_stage_set(match, 0);
    if (is_hasty(match))
        vaka_piece_move(match, match->zones[POND_HEAP].last, POND_TAKEN);
    vaka_ask(match, seat);
}

static inline const vaka_reason *pond_why_not(const vaka_match *match, const vaka_action *action,
                                              int16_t fact[VAKA_TEXT_ARGS])
{
    static const vaka_reason none = {"none", "1", "there is none"};

    (void)action;
    (void)fact;
    return match->zones[POND_HEAP].count ? NULL : &none;
}

static inline void pond_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    if (match->zones[POND_HEAP].count)
        vaka_offer(out, seat, 0, 0, 0, 0, 0);
}

static inline void pond_apply(vaka_match *match, const vaka_action *action)
{
    vaka_piece_move(match, match->zones[POND_HEAP].last, POND_TAKEN);
    ++*turns_of(match);
    if (match->zones[POND_HEAP].count == 0)
        vaka_finish(match, VAKA_SEAT(action->seat));
}

static inline void pond_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    (void)seen;
    (void)seat;
    (void)scene;
}

static const vaka_verb pond_verbs[] = {{"take", "Take a stone", 0, {{0}}}};
static const vaka_step pond_steps[] = {{"turn", "Turn"}};
static const vaka_hook_spec pond_hooks[] = {{"turn.start", "seat who", "A turn begins."}};
static const vaka_module pond = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.example.pond",
    .title = "Pond",
    .version = "1.0",
    .seats_min = 2,
    .seats_max = 2,
    .verbs = pond_verbs,
    .verb_count = 1,
    .steps = pond_steps,
    .step_count = 1,
    .hooks = pond_hooks,
    .hook_count = 1,
    .game_size = sizeof(int64_t),
    .layout = pond_layout,
    .setup = pond_setup,
    .step = pond_step,
    .legal = pond_legal,
    .why_not = pond_why_not,
    .apply = pond_apply,
    .describe = pond_describe,
};

/* Puts the game among those that were found. */
static inline void pond_join(vaka_plugins *plugins)
{
    vaka_module *copy = vaka_xnew(sizeof *copy);

    *copy = pond;
    plugins->at = vaka_xgrow(plugins->at, (plugins->count + 1u) * sizeof *plugins->at);
    plugins->at[plugins->count++] = (vaka_plugin){.path = vaka_xcopy("pond.vaka"), .module = copy};
}

#endif
