/* leaks/leak.c - the sound card game of faults/fault.h with one secret let out by one way.
 *
 * SPDX-License-Identifier: MIT
 *
 * Built once for every pair: LEAK_SECRET says what nobody (or not everybody) may know, LEAK_WAY how
 * it gets out. CMakeLists.txt says how the checks have to explain each way. */
#include "../faults/fault.h"

/* --- secrets: 0 or 1 -------------------------------------------------------------------------- */

static bool is_red(const vaka_match *match, int32_t piece)
{
    return piece >= 0 && match->pieces[piece].kind == KIND_RED;
}

/* Cards of a hand that are red: odd or even. */
static bool is_odd_hand(const vaka_match *match, int32_t seat)
{
    bool odd = false;

    for (int32_t at = match->zones[ZONE_HAND + seat].first; at >= 0; at = match->pieces[at].next)
        odd ^= is_red(match, at);
    return odd;
}

/* The last card that another seat has laid down. */
static bool is_pile_red(const vaka_match *match, int32_t seat)
{
    bool red = false;

    for (int32_t at = match->zones[ZONE_PILE].first; at >= 0; at = match->pieces[at].next)
        if (match->pieces[at].owner != seat && match->pieces[at].face == VAKA_FACE_DOWN)
            red = is_red(match, at);
    return red;
}

enum { COUNTER_PURSE, COUNTER_LUCK };

/* What `seat` must not know. */
static bool secret(const vaka_match *match, int32_t seat)
{
    int32_t other = (seat + 1) % match->seats;

    switch (LEAK_SECRET) {
    case 1: /* the next card */
        return is_top_red(match);
    case 2: /* the last one */
        return is_red(match, match->zones[ZONE_DECK].first);
    case 3: /* the one that was put away */
        return is_red(match, match->zones[ZONE_BOX].first);
    case 4: /* a card of somebody else */
        return is_red(match, match->zones[ZONE_HAND + other].first);
    case 5: /* his hand as a whole */
        return is_odd_hand(match, other);
    case 6: /* what somebody else laid down */
        return is_pile_red(match, seat);
    case 7: /* a number of somebody else */
        return vaka_counter(match, COUNTER_PURSE, other) % 2;
    default: /* one that nobody sees */
        return vaka_counter(match, COUNTER_LUCK, VAKA_NONE) % 2;
    }
}

/* Counters too, where one of them is the secret. */
static vaka_status leak_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    int32_t total = 4 * vaka_setup_seats(setup);
    const vaka_counter_spec purse = {.size = sizeof purse,
                                     .per_seat = 1,
                                     .see = VAKA_SEE_OWNER,
                                     .max = total,
                                     .start = 4,
                                     .total = total,
                                     .id = "purse"};
    const vaka_counter_spec luck = {
        .size = sizeof luck, .see = VAKA_SEE_NOBODY, .max = 9, .total = VAKA_NONE, .id = "luck"};

    if (LEAK_SECRET >= 7) {
        vaka_layout_counter(layout, &purse);
        vaka_layout_counter(layout, &luck);
    }
    return fault_layout(layout, setup, facts);
}

/* --- ways out --------------------------------------------------------------------------------- */

enum { LIST = 1, REASON, FACT, TOLD, SCORE, FIELD, ASKED, END, COUNT };

static const vaka_reason other_reason = {"other_reason", "9", "{0:kind} is no colour at all"};
static const vaka_reason may_not_wait = {"may_not_wait", "9", "you may not wait"};

static const vaka_reason *leak_why_not(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *why = fault_why_not(match, action, fact);

    if (LEAK_WAY == LIST && action->verb == VERB_WAIT && secret(match, action->seat))
        return &may_not_wait;
    if (why && LEAK_WAY == REASON && secret(match, action->seat))
        return &other_reason;
    if (why && LEAK_WAY == FACT)
        fact[1] = secret(match, action->seat);
    return why;
}

static void leak_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    vaka_action room[32];
    vaka_actions all = {room, 0, 32};
    int16_t fact[VAKA_TEXT_ARGS];

    fault_legal(match, seat, &all);
    for (uint32_t i = 0; i < all.count && i < 32; i++)
        if (!leak_why_not(match, &room[i], fact))
            vaka_offer(out, seat, room[i].verb, room[i].arg[0], 0, 0, 0);
}

static void leak_apply(vaka_match *match, const vaka_action *action)
{
    bool known = secret(match, action->seat);
    fault_game *game = match->game;

    fault_apply(match, action);
    if (LEAK_WAY == TOLD)
        vaka_tell(match, EVENT_GUESSED, action->seat, KIND_RED, known, 0);
    if (LEAK_WAY == SCORE)
        vaka_score_set(match, action->seat, vaka_score(match, action->seat) + known);
    if (LEAK_WAY == FIELD)
        game->extra += known;
    if (LEAK_WAY == ASKED)
        game->turn += known;
    if (LEAK_WAY == END && known && game->turn > 6)
        game->turn = TURNS;
    if (LEAK_WAY == COUNT && known && match->zones[ZONE_PILE].count)
        vaka_piece_remove(match, match->zones[ZONE_PILE].first);
}

FAULT_MODULE("leak", .layout = leak_layout, .legal = leak_legal, .why_not = leak_why_not,
             .apply = leak_apply);
