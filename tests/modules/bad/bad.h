/* bad/bad.h - a small sound game; each module beside it breaks one promise of it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two seats take one to three of nine stones in turn; the last stone ends it. A module names what
 * is wrong with it in BAD_MODULE("name", .field = value) and has the rest from here. */
#ifndef BAD_BAD_H
#define BAD_BAD_H

#include "vaka/vaka.h"

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverride-init" /* BAD_MODULE replaces fields on purpose */
#endif

enum { VERB_TAKE };
enum { STEP_TURN };
enum { EVENT_TOOK };
enum { ZONE_HEAP, ZONE_TAKEN };
enum { KIND_STONE };
enum { STONES = 9 };

typedef struct bad_game {
    int32_t player;
    int32_t wrongs; /* counts what should not have happened */
} bad_game;

static const vaka_verb verbs[] = {
    {"take", "Take {0:int} {0:plural:stone:stones}", 0, {{VAKA_ARG_INT, 1, 3, NULL}}},
};
static const vaka_step steps[] = {{"turn", "Turn"}};
static const vaka_text events[] = {{"took", "{0:seat} takes {1:int}"}};
static const vaka_reason not_now = {"not_now", "1", "it is the turn of {0:seat}"};
static const vaka_reason too_many = {"too_many", "2", "there are only {0:int} left"};

static inline void bad_zone(vaka_layout *layout, const char *id)
{
    vaka_zone_spec spec = {sizeof spec, VAKA_ZONE_POOL, VAKA_SEE_ALL, 0, VAKA_NONE, 0, id, id};

    vaka_layout_zone(layout, &spec);
}

static inline vaka_status bad_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_kind_spec stone = {sizeof stone, VAKA_SHAPE_DISK, VAKA_NONE, 0,
                            "stone",      "Stone",         "o",       NULL};

    (void)setup;
    (void)facts;
    bad_zone(layout, "heap");
    bad_zone(layout, "taken");
    vaka_layout_kind(layout, &stone);
    vaka_layout_limits(layout, STONES, 4, 4);
    return VAKA_OK;
}

static inline vaka_status bad_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    for (int32_t i = 0; i < STONES; i++)
        vaka_piece_new(match, KIND_STONE, VAKA_NONE, ZONE_HEAP);
    vaka_push(match, STEP_TURN, 0, 0, 0);
    return VAKA_OK;
}

static inline void bad_step(vaka_match *match, const vaka_frame *frame)
{
    const bad_game *game = match->game;

    (void)frame;
    vaka_ask(match, game->player);
}

static inline void bad_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int32_t n = 1; n <= 3 && n <= match->zones[ZONE_HEAP].count; n++)
        vaka_offer(out, seat, VERB_TAKE, n, 0, 0, 0);
}

static inline const vaka_reason *bad_why_not(const vaka_match *match, const vaka_action *action,
                                             int16_t fact[VAKA_TEXT_ARGS])
{
    const bad_game *game = match->game;

    fact[0] = (int16_t)game->player;
    if (action->seat != game->player)
        return &not_now;
    fact[0] = match->zones[ZONE_HEAP].count;
    return action->arg[0] > fact[0] ? &too_many : NULL;
}

static inline void bad_apply(vaka_match *match, const vaka_action *action)
{
    bad_game *game = match->game;

    for (int32_t i = 0; i < action->arg[0]; i++)
        vaka_piece_move(match, match->zones[ZONE_HEAP].last, ZONE_TAKEN);
    vaka_tell(match, EVENT_TOOK, action->seat, action->arg[0], 0, 0);
    if (match->zones[ZONE_HEAP].count == 0)
        vaka_finish(match, VAKA_SEAT(action->seat));
    game->player = (game->player + 1) % match->seats;
}

#define BAD_MODULE(name, ...)                                                                      \
    const vaka_module vaka_entry = {                                                               \
        .stamp = VAKA_STAMP(vaka_module),                                                          \
        .id = "org.vaka.bad." name,                                                                \
        .title = "Bad",                                                                            \
        .version = "1.0",                                                                          \
        .rules_rev = 1,                                                                            \
        .seats_min = 2,                                                                            \
        .seats_max = 2,                                                                            \
        .verbs = verbs,                                                                            \
        .events = events,                                                                          \
        .steps = steps,                                                                            \
        .verb_count = 1,                                                                           \
        .event_count = 1,                                                                          \
        .step_count = 1,                                                                           \
        .game_size = sizeof(bad_game),                                                             \
        .layout = bad_layout,                                                                      \
        .setup = bad_setup,                                                                        \
        .step = bad_step,                                                                          \
        .legal = bad_legal,                                                                        \
        .why_not = bad_why_not,                                                                    \
        .apply = bad_apply,                                                                        \
        __VA_ARGS__,                                                                               \
    }

#endif
