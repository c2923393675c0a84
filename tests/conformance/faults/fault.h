/* faults/fault.h - a small sound card game; each module beside it has one fault planted in it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two or three seats hold cards, red and blue; a deck lies face down, and so does a pile of cards
 * that were laid down. In its turn a seat plays a card openly, lays one down, draws one, guesses
 * the colour of the card on top of the deck, or waits. After so many turns the game is over, and
 * whoever has guessed best has won.
 *
 * A fault replaces callbacks by FAULT_MODULE("name", .field = value) and has the rest from here.
 * Its "Caught as" is what the suite has to say about it. */
#ifndef FAULTS_FAULT_H
#define FAULTS_FAULT_H

#include "vaka/vaka.h"

#ifdef __clang__
#pragma clang diagnostic ignored "-Winitializer-overrides" /* FAULT_MODULE replaces fields */
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Woverride-init"
#endif

enum { VERB_PLAY, VERB_LAY, VERB_DRAW, VERB_GUESS, VERB_WAIT, VERB_COUNT };
enum { EVENT_PLAYED, EVENT_LAID, EVENT_DREW, EVENT_GUESSED, EVENT_COUNT };
enum { ZONE_DECK, ZONE_PILE, ZONE_BOX, ZONE_HAND };
enum { KIND_BACK, KIND_RED, KIND_BLUE, KIND_COUNT };
enum { CARDS = 16, HAND = 3, TURNS = 14 };

typedef struct fault_game {
    int32_t turn;  /* from 0 */
    int32_t extra; /* for faults; else always 0 */
} fault_game;

#define A_COLOUR                                                                                   \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_KIND, 0, 0, NULL                                                              \
        }                                                                                          \
    }
#define NO_ARGS                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }
static const vaka_verb verbs[] = {
    [VERB_PLAY] = {"play", "Play {0:kind}", 0, A_COLOUR},
    [VERB_LAY] = {"lay", "Lay {0:kind} down", 0, A_COLOUR},
    [VERB_DRAW] = {"draw", "Draw", 0, NO_ARGS},
    [VERB_GUESS] = {"guess", "Guess {0:kind}", 0, A_COLOUR},
    [VERB_WAIT] = {"wait", "Wait", 0, NO_ARGS},
};
static const vaka_step steps[] = {{"turn", "Turn"}};
static const vaka_text events[] = {
    [EVENT_PLAYED] = {"played", "{0:seat} plays {1:kind}"},
    [EVENT_LAID] = {"laid", "{0:seat} lays {1:kind} down"},
    [EVENT_DREW] = {"drew", "{0:seat} draws {1:kind}"},
    [EVENT_GUESSED] = {"guessed", "{0:seat} guesses {1:kind}: {2:int}"},
};
static const vaka_reason no_card = {"no_card", "1.1", "you hold no {0:kind}"};
static const vaka_reason no_deck = {"no_deck", "1.2", "the deck is empty after {0:int} turns"};
static const vaka_reason no_colour = {"no_colour", "1.3", "{0:kind} is no colour"};

static inline int32_t player(const vaka_match *match)
{
    const fault_game *game = match->game;

    return game->turn % match->seats;
}

/* The card on top of the deck is red: what nobody knows. */
static inline bool is_top_red(const vaka_match *match)
{
    int32_t top = match->zones[ZONE_DECK].last;

    return top >= 0 && match->pieces[top].kind == KIND_RED;
}

static inline void add_zone(vaka_layout *layout, uint32_t type, uint32_t see, int32_t owner,
                            const char *id)
{
    vaka_zone_spec spec = {sizeof spec, type, see, 0, owner, 0, id, id};

    if (type == VAKA_ZONE_POOL)
        spec.uncounted = 1;
    vaka_layout_zone(layout, &spec);
}

static inline vaka_status fault_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    static const char *const hands[] = {"hand-0", "hand-1", "hand-2"};
    static const char *const names[] = {"back", "red", "blue"};

    (void)facts;
    add_zone(layout, VAKA_ZONE_DECK, VAKA_SEE_NOBODY, VAKA_NONE, "deck");
    add_zone(layout, VAKA_ZONE_STACK, VAKA_SEE_OPEN, VAKA_NONE, "pile");
    add_zone(layout, VAKA_ZONE_POOL, VAKA_SEE_NOBODY, VAKA_NONE, "box");
    for (int32_t seat = 0; seat < vaka_setup_seats(setup); seat++)
        add_zone(layout, VAKA_ZONE_HAND, VAKA_SEE_OWNER, seat, hands[seat]);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        vaka_kind_spec spec = {sizeof spec, VAKA_SHAPE_CARD, KIND_BACK, 0,
                               names[kind], names[kind],     NULL,      NULL};
        vaka_layout_kind(layout, &spec);
    }
    vaka_layout_limits(layout, CARDS, 4, 0);
    return VAKA_OK;
}

static inline vaka_status fault_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    for (int32_t i = 0; i < CARDS; i++)
        vaka_piece_new(match, i % 2 ? KIND_RED : KIND_BLUE, VAKA_NONE, ZONE_DECK);
    vaka_shuffle(match, ZONE_DECK);
    for (int32_t i = 0; i < HAND * match->seats; i++)
        vaka_draw(match, ZONE_DECK, ZONE_HAND + i % match->seats);
    vaka_draw(match, ZONE_DECK, ZONE_BOX);
    vaka_push(match, 0, 0, 0, 0);
    return VAKA_OK;
}

static inline void fault_step(vaka_match *match, const vaka_frame *frame)
{
    const fault_game *game = match->game;

    (void)frame;
    if (game->turn < TURNS)
        vaka_ask(match, player(match));
    else
        vaka_finish(match,
                    vaka_score(match, 0) >= vaka_score(match, 1) ? VAKA_SEAT(0) : VAKA_SEAT(1));
}

static inline const vaka_reason *fault_why_not(const vaka_match *match, const vaka_action *action,
                                               int16_t fact[VAKA_TEXT_ARGS])
{
    const fault_game *game = match->game;
    int32_t hand = ZONE_HAND + action->seat;

    fact[0] = action->arg[0];
    if (action->verb == VERB_PLAY || action->verb == VERB_LAY)
        return vaka_find(match, hand, VAKA_NONE, action->arg[0]) < 0 ? &no_card : NULL;
    if (action->verb == VERB_GUESS && action->arg[0] == KIND_BACK)
        return &no_colour;
    if (action->verb == VERB_WAIT || match->zones[ZONE_DECK].count)
        return NULL;
    fact[0] = (int16_t)game->turn;
    return &no_deck;
}

static inline void fault_offer(const vaka_match *match, int32_t seat, uint32_t verb, int32_t kind,
                               vaka_actions *out)
{
    vaka_action action = {(int8_t)seat, (uint8_t)verb, {(int16_t)kind, 0, 0, 0}};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!fault_why_not(match, &action, fact))
        vaka_offer(out, seat, verb, kind, 0, 0, 0);
}

static inline void fault_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (uint32_t verb = 0; verb < VERB_COUNT; verb++)
        for (int32_t kind = 0; kind < KIND_COUNT; kind++)
            if (kind == 0 || verbs[verb].arg[0].type == VAKA_ARG_KIND)
                fault_offer(match, seat, verb, kind, out);
}

/* Tells all, but the kind only the seat. */
static inline void tell_secret(vaka_match *match, uint32_t event, int32_t seat, int32_t kind)
{
    vaka_event told = {
        (uint16_t)event, VAKA_SEAT(seat), 1u << 1, {(int16_t)seat, (int16_t)kind, 0, 0, 0, 0}};

    vaka_tell_event(match, &told);
}

static inline void put_down(vaka_match *match, const vaka_action *action, uint32_t face)
{
    int32_t hand = ZONE_HAND + action->seat;
    int32_t card = vaka_find(match, hand, VAKA_NONE, action->arg[0]);

    vaka_piece_own(match, card, action->seat);
    vaka_piece_flip(match, card, face);
    vaka_piece_move(match, card, ZONE_PILE);
}

static inline void guess(vaka_match *match, const vaka_action *action)
{
    bool right = is_top_red(match) == (action->arg[0] == KIND_RED);

    vaka_learned(match, action->seat);
    if (right)
        vaka_score_set(match, action->seat, vaka_score(match, action->seat) + 1);
    vaka_tell(match, EVENT_GUESSED, action->seat, action->arg[0], right, 0);
}

static inline void fault_apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    game->turn++;
    if (action->verb == VERB_PLAY) {
        put_down(match, action, VAKA_FACE_UP);
        vaka_tell(match, EVENT_PLAYED, action->seat, action->arg[0], 0, 0);
    } else if (action->verb == VERB_LAY) {
        put_down(match, action, VAKA_FACE_DOWN);
        tell_secret(match, EVENT_LAID, action->seat, action->arg[0]);
    } else if (action->verb == VERB_DRAW) {
        int32_t card = vaka_draw(match, ZONE_DECK, ZONE_HAND + action->seat);
        tell_secret(match, EVENT_DREW, action->seat, match->pieces[card].kind);
    } else if (action->verb == VERB_GUESS) {
        guess(match, action);
    }
}

#define FAULT_MODULE(name, ...)                                                                    \
    const vaka_module vaka_entry = {                                                               \
        .stamp = VAKA_STAMP(vaka_module),                                                          \
        .id = "org.vaka.fault." name,                                                              \
        .title = "Fault",                                                                          \
        .version = "1.0",                                                                          \
        .rules_rev = 1,                                                                            \
        .seats_min = 2,                                                                            \
        .seats_max = 3,                                                                            \
        .verbs = verbs,                                                                            \
        .events = events,                                                                          \
        .steps = steps,                                                                            \
        .verb_count = VERB_COUNT,                                                                  \
        .event_count = EVENT_COUNT,                                                                \
        .step_count = 1,                                                                           \
        .game_size = sizeof(fault_game),                                                           \
        .layout = fault_layout,                                                                    \
        .setup = fault_setup,                                                                      \
        .step = fault_step,                                                                        \
        .legal = fault_legal,                                                                      \
        .why_not = fault_why_not,                                                                  \
        .apply = fault_apply,                                                                      \
        __VA_ARGS__,                                                                               \
    }

#endif
