/* tests/modules/reef/reef.c - a test game: tiles that are turned, marked and have sides; a pile of
 * which the top is seen.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules; every refusal cites one of these numbers.
 *
 * 1. Two to four divers build a reef around its heart for some rounds. 1.1 Each round they act one
 * after the other, three times each. 1.2 Whoever rests ends its turn.
 *
 * 2. 2.1 One draws the top tile of the shoal, unless one holds three. Only the back of the top one
 * is seen: of dawn or of dusk; which tile has which is chance. 2.2 A tile that one holds is turned
 * by some sixths; nobody else sees that. 2.3 A tile that one holds is laid, as it is turned, on an
 * empty space next to a tile, where every side meets its like.
 *
 * 3. 3.1 A tile of one's own is guarded, once. 3.2 On each of the two arms of a brain coral of
 * one's own a crab is set, once; it is nothing but a sight.
 *
 * 4. A tile of one's own is a point, a guarded one two. Most points win. */
#include "reef.h"

#define NO_ARGS                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }

const vaka_verb verbs[VERB_COUNT] = {
    [VERB_DRAW] = {"draw", "Draw a tile", 0, NO_ARGS},
    [VERB_TURN] = {"turn",
                   "Turn {0:kind} by {1:int} {1:plural:sixth:sixths}",
                   0,
                   {{VAKA_ARG_KIND, 0, 0, NULL}, {VAKA_ARG_INT, 1, SIDES - 1, NULL}}},
    [VERB_LAY] = {"lay",
                  "Lay {0:kind} at {1:zone}",
                  0,
                  {{VAKA_ARG_KIND, 0, 0, NULL}, {VAKA_ARG_SPACE, 0, 0, NULL}}},
    [VERB_GUARD] = {"guard", "Guard {0:zone}", 0, {{VAKA_ARG_SPACE, 0, 0, NULL}}},
    [VERB_PERCH] = {"perch",
                    "Set a crab on arm {1:int} at {0:zone}",
                    0,
                    {{VAKA_ARG_SPACE, 0, 0, NULL}, {VAKA_ARG_INT, 1, ARMS, NULL}}},
    [VERB_REST] = {"rest", "Rest", 0, NO_ARGS},
};
static const vaka_step steps[] = {
    [STEP_ROUNDS] = {"rounds", "Rounds"},
    [STEP_ROUND] = {"round", "Round"},
};
static const vaka_option options[] = {
    [OPTION_ROUNDS] = {"rounds", "Rounds", "1", 1, 8, 3},
};
static const vaka_text events[] = {
    [EVENT_ROUND] = {"round", "Round {0:int} of {1:int}"},
    [EVENT_DREW] = {"drew", "{0:seat} draws a tile"},
    [EVENT_TURNED] = {"turned", "{0:seat} turns a tile"},
    [EVENT_LAID] = {"laid", "{0:seat} lays {1:kind} at {2:zone}"},
    [EVENT_GUARDED] = {"guarded", "{0:seat} guards {1:zone}"},
    [EVENT_PERCHED] = {"perched", "{0:seat} sets a crab on {2:word} at {1:zone}"},
    [EVENT_OVER] = {"over", "The reef is built"},
    [EVENT_SEEN] = {"seen", "You look at your tile: {1:kind}"},
};

static void apply_turn(vaka_match *match, int32_t seat, int32_t kind, int32_t sixths)
{
    int32_t tile = vaka_find(match, HANDS + seat, VAKA_NONE, kind);

    vaka_piece_turn(match, tile, (vaka_turned(match, tile) + sixths) % SIDES);
    vaka_tell(match, EVENT_TURNED, seat, 0, 0, 0);
}

static void apply_lay(vaka_match *match, int32_t seat, int32_t kind, int32_t space)
{
    int32_t tile = vaka_find(match, HANDS + seat, VAKA_NONE, kind);

    vaka_piece_own(match, tile, seat);
    vaka_piece_flip(match, tile, VAKA_FACE_UP);
    vaka_piece_move(match, tile, space);
    vaka_tell(match, EVENT_LAID, seat, kind, space, 0);
}

static void apply_perch(vaka_match *match, int32_t seat, int32_t space, int32_t arm)
{
    int32_t crab = vaka_piece_new(match, KIND_CRAB, seat, space);

    vaka_piece_flip(match, crab, VAKA_FACE_UP);
    vaka_piece_stand(match, crab, arm);
    vaka_tell(match, EVENT_PERCHED, seat, space, WORD_ARM + arm, 0);
}

/* What it is only who draws it is told: a great moment of one seat. */
static void apply_draw(vaka_match *match, int32_t seat)
{
    int32_t tile = vaka_draw(match, SHOAL, HANDS + seat);
    vaka_event seen = {EVENT_SEEN, VAKA_SEAT(seat), VAKA_EVENT_PRIVATE, {0}};

    vaka_piece_turn(match, tile, 0);
    vaka_tell(match, EVENT_DREW, seat, 0, 0, 0);
    seen.arg[0] = (int16_t)seat;
    seen.arg[1] = match->pieces[tile].kind;
    vaka_tell_event(match, &seen);
}

static void reef_apply(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, acts = vaka_counter(match, COUNTER_ACTS, VAKA_NONE);

    if (action->verb == VERB_DRAW) {
        apply_draw(match, seat);
    } else if (action->verb == VERB_TURN) {
        apply_turn(match, seat, action->arg[0], action->arg[1]);
    } else if (action->verb == VERB_LAY) {
        apply_lay(match, seat, action->arg[0], action->arg[1]);
    } else if (action->verb == VERB_GUARD) {
        vaka_piece_mark(match, tile_at(match, action->arg[0]), MARK_GUARDED);
        vaka_tell(match, EVENT_GUARDED, seat, action->arg[0], 0, 0);
    } else if (action->verb == VERB_PERCH) {
        apply_perch(match, seat, action->arg[0], action->arg[1] - 1);
    }
    acts = action->verb == VERB_REST ? 0 : acts - 1;
    vaka_counter_set(match, COUNTER_ACTS, VAKA_NONE, acts ? acts : ACTS);
    if (acts)
        vaka_again(match);
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.reef",
    .title = "Reef",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = SEATS,
    .verbs = verbs,
    .options = options,
    .events = events,
    .steps = steps,
    .verb_count = VERB_COUNT,
    .option_count = OPTION_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .game_size = sizeof(reef_game),
    .layout = reef_layout,
    .setup = reef_setup,
    .step = reef_step,
    .legal = reef_legal,
    .why_not = reef_why_not,
    .apply = reef_apply,
    .describe = reef_describe,
};
