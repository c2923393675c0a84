/* opponent_choice.c - what the solitaire opponent chooses where a player would be asked.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "chapters/chart.h"
#include "opponent/opponent.h"

static const vaka_reason too_few_chits = {
    "too_few_chits", "S3", "victory takes {1:int} chits in the cup, and there are {0:int}"};

/* --- Exploration ------------------------------------------------------------------------------ */

int32_t opponent_blows(vaka_match *match, int32_t seat, int32_t from)
{
    const int16_t *next = vaka_neighbours(match->layout, from);
    int32_t home = first_home(match, seat), far = -1, count = 0;
    int16_t among[6];

    vaka_tell(match, EVENT_RIVAL_BLOWS, home, 0, 0, 0);
    for (int32_t i = 0; i < 6; i++) {
        if (next[i] < 0 || !may_explore(match, seat, next[i]))
            continue;
        int32_t steps = vaka_distance(match->layout, home, next[i]);
        vaka_tell(match, EVENT_RIVAL_COULD, next[i], steps, 0, 0);
        if (steps > far)
            count = 0;
        if (steps < far)
            continue;
        far = steps;
        among[count++] = next[i];
    }
    return pick_by_die(match, among, count);
}

/* --- Battle ----------------------------------------------------------------------------------- */

int32_t opponent_loss(uint32_t kinds, bool removed)
{
    static const int8_t orders[2][4] = {{KIND_WAR_CANOE, KIND_BAND, KIND_LOCAL, KIND_BLUE},
                                        {KIND_LOCAL, KIND_BLUE, KIND_BAND, KIND_WAR_CANOE}};

    for (int32_t i = 0; i < 4; i++)
        if (kinds & (1u << orders[removed][i]))
            return orders[removed][i];
    return kinds ? __builtin_ctz(kinds) : VAKA_NONE; /* what a mod has given him */
}

int32_t opponent_home(vaka_match *match, int32_t seat)
{
    int16_t among[MAX_HEXES];
    int32_t count = 0, most = 0;

    vaka_tell(match, EVENT_RIVAL_HOME, seat, 0, 0, 0);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        int32_t villages = game_of(match)->hex[hex].villages;
        if (controller(match, hex) != seat)
            continue;
        vaka_tell(match, EVENT_RIVAL_COULD, hex, villages, 0, 0);
        if (villages > most)
            count = 0;
        if (villages < most)
            continue;
        most = villages;
        among[count++] = (int16_t)hex;
    }
    return pick_by_die(match, among, count);
}

/* --- Cards ------------------------------------------------------------------------------------ */

bool opponent_reveals(vaka_match *match)
{
    int32_t seat = opponent_seat(match);
    int32_t piece = match->zones[seat_zone(match, seat, SEAT_HAND)].first;

    if (piece < 0)
        return false;
    vaka_stage_set(match, vaka_top(match)->stage); /* the step is called again */
    show_card(match, seat, piece);
    return true;
}

bool opponent_uses(vaka_match *match, uint32_t hook)
{
    int32_t seat = opponent_seat(match);

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece)) {
        int32_t kind = match->pieces[piece].kind;
        if ((match->pieces[piece].field[FIELD_FLAGS] & CARD_SPENT) ||
            !card_fits(match, seat, kind, hook))
            continue;
        vaka_tell(match, EVENT_CARD_USED, seat, kind, 0, 0);
        add_flag(match, piece, CARD_SPENT);
        vaka_stage_set(match, vaka_top(match)->stage);
        vaka_content_push(match, SORT_CULTURE, card_content(match, kind), CARD_PLAY, seat,
                          (int32_t)hook, 0);
        return true;
    }
    return false;
}

/* Would he use a card of this kind on the roll? Whenever he may, unless the card's own function
 * says no. */
static bool wants(const vaka_match *match, int32_t seat, int32_t kind)
{
    if (battle_card(match, seat, kind) < 0)
        return false;
    return vaka_content_ask(match, SORT_CULTURE, card_content(match, kind), CARD_RIVAL_WANTS, seat,
                            game_of(match)->battle_roll, 1) != 0;
}

int32_t opponent_elects(const vaka_match *match, int32_t seat)
{
    int32_t best = VAKA_NONE, rank = INT32_MAX;

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece)) {
        int32_t kind = match->pieces[piece].kind;
        int32_t its = vaka_content_number(match->layout, SORT_CULTURE, card_content(match, kind),
                                          "rival_rank");
        if (its >= rank || !wants(match, seat, kind))
            continue;
        rank = its;
        best = kind;
    }
    return best;
}

/* --- Victory (S3) ----------------------------------------------------------------------------- */

const vaka_reason *chits_obstacle(const vaka_match *match, int16_t *fact)
{
    int32_t needed = facts_of(match)->opponent.chits_kept;

    if (!plays_open(match) || chits_left(match) >= needed)
        return NULL;
    fact[0] = (int16_t)chits_left(match);
    fact[1] = (int16_t)needed;
    return &too_few_chits;
}

bool chits_are_out(const vaka_match *match)
{
    return plays_open(match) && chits_left(match) <= facts_of(match)->opponent.chits_kept;
}
