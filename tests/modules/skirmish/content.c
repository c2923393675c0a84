/* tests/modules/skirmish/content.c - what scripts may change: event cards, values, hooks, exports.
 *
 * SPDX-License-Identifier: MIT
 *
 * 10. Event cards (content): a deck, one card turned up and carried out at the start of each round
 * while there are any. Without content there is no such deck. */
#include "skirmish.h"

const vaka_sort sorts[SORT_COUNT] = {
    [SORT_EVENT] = {"event", "Event card", "play worth=look", "copies=1:0..99", "mood=good|bad",
                    "A card of the event deck (10). play(seat, round): the round's first player; "
                    "worth(seat): what it would be worth to a seat"},
};

const vaka_hook_spec hooks[HOOK_COUNT] = {
    [HOOK_ROUND_START] = {"round.start", "int round", "A round begins, before its event card."},
    [HOOK_TURN_START] = {"turn.start", "seat who", "A seat has drawn and is about to act."},
    [HOOK_BATTLE] = {"battle.start", "zone at, seat attacker, seat defender",
                     "A battle is about to be fought."},
    [HOOK_ROUND_END] = {"round.end", "int round", "Prizes have been scored."},
};

const vaka_value_spec values[VALUE_COUNT] = {
    [VALUE_ORDERS] = {"orders", VAKA_SCOPE_SEAT, ORDERS, 1, 9, "Orders a seat has in a turn (3)."},
    [VALUE_STACK] = {"stack", VAKA_SCOPE_ZONE, STACK, 1, 6,
                     "Counters that fit into a space (1.3)."},
    [VALUE_REACH] = {"reach", VAKA_SCOPE_SEAT, REACH, 1, 5,
                     "How far from home a seat deploys (2.2) and how far it scouts (5.4)."},
    [VALUE_PRIZE] = {"prize", VAKA_SCOPE_ZONE, 1, 0, 9, "Points a prize is worth (9)."},
};

static int32_t home(const vaka_match *match, int32_t seat)
{
    return ((const skirmish_facts *)match->facts)->home[seat];
}

static int32_t held_by(const vaka_match *match, int32_t space)
{
    return holder(match, space);
}

static void prizes(const vaka_match *match, vaka_list *out)
{
    for (int32_t i = 0; i < PRIZES; i++)
        vaka_list_add(out, ((const skirmish_facts *)match->facts)->prize[i]);
}

/* A seat's counters on the map, face up or not: an event sees them all. */
static void counters(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (int32_t space = 0; space < SPACES; space++)
        for (VAKA_EACH(match, space, piece))
            if (match->pieces[piece].owner == seat)
                vaka_list_add(out, piece);
}

static int32_t count_counters(const vaka_match *match, int32_t seat)
{
    int32_t count = 0;

    for (int32_t space = 0; space < SPACES; space++)
        count += vaka_count(match, space, seat, VAKA_NONE);
    return count;
}

static void lose_counter(vaka_match *match, int32_t piece)
{
    if (match->pieces[piece].zone < SPACES && match->pieces[piece].owner >= 0)
        lose(match, piece);
}

static bool reveal_counter(vaka_match *match, int32_t piece)
{
    return match->pieces[piece].zone < SPACES && match->pieces[piece].owner >= 0 &&
           show(match, piece);
}

static void gain(vaka_match *match, int32_t seat, int32_t points)
{
    int32_t score = vaka_score(match, seat);
    int32_t gained = points < -score              ? -score
                     : points > INT16_MAX - score ? INT16_MAX - score
                                                  : points;

    vaka_score_set(match, seat, score + gained);
    vaka_tell(match, EVENT_GAINED, seat, gained, 0, 0);
}

static void more_orders(vaka_match *match, int32_t seat, int32_t orders)
{
    vaka_modify(match, VALUE_ORDERS, seat, VAKA_CHANGE_ADD, orders, VAKA_END_TURN,
                vaka_turn(match));
}

/* What an event card says it is worth to a seat; 0 if it says nothing. */
static int32_t worth(const vaka_match *match, int32_t seat, const char *event)
{
    int32_t content = vaka_content_by_id(match->layout, SORT_EVENT, event);

    return vaka_content_ask(match, SORT_EVENT, content, EVENT_WORTH, seat, 0, 0);
}

static void gain_worth(vaka_match *match, int32_t seat, const char *event)
{
    gain(match, seat, worth(match, seat, event));
}

static bool follow(vaka_match *match, int32_t seat, const char *event)
{
    int32_t content = vaka_content_by_id(match->layout, SORT_EVENT, event);

    vaka_content_push(match, SORT_EVENT, content, EVENT_PLAY, seat, vaka_turn(match), 0);
    return content >= 0;
}

const vaka_export exports[EXPORT_COUNT] = {
    VAKA_QUERY(home, SPACE, "The space a seat deploys around.", SEAT, seat),
    VAKA_QUERY(held_by, SEAT, "The seat that stands in a space, or nil.", SPACE, space),
    VAKA_QUERY(prizes, LIST_ZONE, "The four spaces that are worth points."),
    VAKA_QUERY(counters, LIST_PIECE, "A seat's counters on the map.", SEAT, seat),
    VAKA_QUERY(count_counters, INT, "How many they are.", SEAT, seat),
    VAKA_CHANGE(lose_counter, NONE, "A counter on the map is lost.", PIECE, counter),
    VAKA_CHANGE(reveal_counter, BOOL, "Turns one up; false if it was a decoy and is lost.", PIECE,
                counter),
    VAKA_CHANGE(gain, NONE, "Points for a seat, or fewer; never below 0.", SEAT, seat, INT, points),
    VAKA_CHANGE(more_orders, NONE, "More orders (or fewer) for a seat in this round.", SEAT, seat,
                INT, orders),
    VAKA_QUERY(worth, INT, "What an event card says it is worth to a seat; 0 if nothing.", SEAT,
               seat, TEXT, event),
    VAKA_CHANGE(gain_worth, NONE, "As many points for a seat.", SEAT, seat, TEXT, event),
    VAKA_CHANGE(follow, BOOL, "Another event card is carried out after this one; false: none.",
                SEAT, seat, TEXT, event),
};

void add_event_kinds(vaka_layout *layout)
{
    for (int32_t i = 0; i < vaka_content_count(layout, SORT_EVENT); i++) {
        vaka_kind_spec spec = {sizeof spec,
                               VAKA_SHAPE_CARD,
                               KIND_CARD,
                               1,
                               vaka_content_id(layout, SORT_EVENT, i),
                               vaka_content_title(layout, SORT_EVENT, i),
                               "*",
                               NULL};
        vaka_layout_kind(layout, &spec);
    }
}

int32_t event_cards(const vaka_layout *layout)
{
    int32_t cards = 0;

    for (int32_t i = 0; i < vaka_content_count(layout, SORT_EVENT); i++)
        cards += vaka_content_number(layout, SORT_EVENT, i, "copies");
    return cards;
}

void lay_out_events(vaka_match *match)
{
    for (int32_t i = 0; i < vaka_content_count(match->layout, SORT_EVENT); i++)
        for (int32_t n = vaka_content_number(match->layout, SORT_EVENT, i, "copies"); n > 0; n--)
            vaka_piece_new(match, KIND_COUNT + i, VAKA_NONE, ZONE_EVENTS);
    if (match->zones[ZONE_EVENTS].count)
        vaka_shuffle(match, ZONE_EVENTS);
}

void turn_up_event(vaka_match *match, int32_t seat)
{
    int32_t card = vaka_draw(match, ZONE_EVENTS, ZONE_PAST);

    if (card < 0)
        return;
    vaka_piece_flip(match, card, VAKA_FACE_UP);
    vaka_tell(match, EVENT_CARD, match->pieces[card].kind, 0, 0, 0);
    vaka_content_push(match, SORT_EVENT, match->pieces[card].kind - KIND_COUNT, EVENT_PLAY, seat,
                      vaka_turn(match), 0);
}
