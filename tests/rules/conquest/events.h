/* tests/rules/conquest/events.h - what the tests of Random Events share [11.2].
 *
 * SPDX-License-Identifier: MIT
 *
 * Events are drawn from the first turn on (mods/early). All are tied then: seat 0 (Tonga) is last
 * and draws, seat 1 (Samoa) sets the turn order; with three seat 2 (Hiva) is next to last. */
#ifndef RULES_CONQUEST_EVENTS_H
#define RULES_CONQUEST_EVENTS_H

#include "culture.h"

#include "table/question.h"

static inline table *events_begin(void **state, int32_t seats)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats, .scenario = "early_events", .rules = rules});
    return at;
}

/* No event is drawn any more. */
static inline void bury_events(table *at)
{
    vaka_match *match = match_of(at);

    while (match->zones[zone(at, "events")].first >= 0)
        vaka_piece_move(match, match->zones[zone(at, "events")].first, zone(at, "gone"));
}

/* The deck is this event alone. */
static inline void leave_event(table *at, const char *event)
{
    vaka_match *match = match_of(at);

    bury_events(at);
    vaka_piece_move(match, vaka_find(match, zone(at, "gone"), VAKA_NONE, kind(at, event)),
                    zone(at, "events"));
}

/* Seat 0 draws this event in the first turn; later turns have none. */
static inline void draw_first(table *at, const char *event)
{
    leave_event(at, event);
    play(at, 0, "take-event");
    play(at, asked_seat(at), "order 0 clockwise");
}

static inline void pass_window(table *at)
{
    while (window_open(at) >= 0)
        play(at, asked_seat(at), "pass");
}

/* A seat holds an event that it has kept. */
static inline void hold(table *at, int32_t seat, const char *event)
{
    vaka_match *match = match_of(at);
    int32_t piece = vaka_find(match, zone(at, "events"), VAKA_NONE, kind(at, event));
    char to[16];

    if (piece < 0)
        fail_msg("there is no %s among the events", event);
    snprintf(to, sizeof to, "kept-%d", (int)seat);
    vaka_piece_move(match, piece, zone(at, to));
}

/* Events are over before the first one is drawn; then nobody does anything until a step. */
static inline void quiet_until(table *at, int32_t step)
{
    bury_events(at);
    play(at, 0, "take-order");
    idle_until(at, step);
}

/* Nobody does anything for the rest of the turn. */
static inline void pass_turn(table *at)
{
    int32_t turn = vaka_turn(match_of(at));

    for (int32_t i = 0; vaka_turn(match_of(at)) == turn; i++) {
        assert_true(i < 200 && asked_seat(at) >= 0);
        play(at, asked_seat(at), idle_action(at));
    }
}

/* Where an event marker lies: a space, a seat's markers or those not in play. */
static inline int32_t marker_at(table *at, const char *marker)
{
    int32_t wanted = kind(at, marker), zones = vaka_zone_count(at->layout);

    for (int32_t place_of = 0; place_of < zones; place_of++)
        if (vaka_find(match_of(at), place_of, VAKA_NONE, wanted) >= 0)
            return place_of;
    return VAKA_NONE;
}

static inline int32_t value_at(table *at, uint32_t value, const char *where)
{
    return value_of(at, value, zone(at, where));
}

/* The option of this text in the question that is open to a seat; VAKA_NONE: there is none. */
static inline int32_t option_of(table *at, int32_t seat, const char *text)
{
    const vaka_question *question = vaka_question_of(vaka_live_position(at->live));

    assert_non_null(question);
    assert_int_equal(question->seat, seat);
    for (int32_t i = 0; i < question->count; i++)
        if (strcmp(vaka_question_label(question, question->option[i][0]), text) == 0)
            return question->option[i][0];
    return VAKA_NONE;
}

/* … as an action of its seat. */
static inline void choose(table *at, int32_t seat, const char *text)
{
    int32_t option = option_of(at, seat, text);
    char action[32];

    if (option == VAKA_NONE)
        fail_msg("'%s' is not offered", text);
    snprintf(action, sizeof action, "choose-option %d", (int)option);
    play(at, seat, action);
}

static inline bool question_open(table *at)
{
    return vaka_question_open(vaka_live_position(at->live));
}

#endif
