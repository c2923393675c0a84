/* search.c - the search for kumara: over the eastern ocean to South America [11.5].
 *
 * SPDX-License-Identifier: MIT
 *
 * It takes the place of the whole Exploration Step (A2): the explorer is brought to a hex from
 * which the search sets out, then every leg is a roll on the Kumara Search Table and what it
 * allows. A roll and its effect are one; between two rolls a seat may show its cards. The two sorts
 * of markers are values of the seat, so that content can give and read them. */
#include "chapters/chart.h"

static const vaka_reason not_in_use = {"kumara_off", "A",
                                       "nobody searches for kumara in this game"};
static const vaka_reason no_sign = {
    "no_sign", "11.5b", "a search sets out from a hex that points to South America, not {0:zone}"};
static const vaka_reason no_way_east = {
    "no_way_east", "11.5b",
    "no way without an enemy or the eastern ocean leads from your groups to {0:zone}"};
static const vaka_reason not_east = {"not_east", "11.5i",
                                     "a search goes over the eastern ocean only, not to {0:zone}"};
static const vaka_reason nearer = {
    "nearer", "11.5c", "off course the explorer comes no nearer to South America: not to {0:zone}"};

/* --- Setting out ------------------------------------------------------------------------------ */

const vaka_reason *search_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    int32_t hex = action->arg[0];
    uint8_t reach[MAX_HEXES];

    if (!vaka_value(match, VALUE_KUMARA_SEARCH, 0))
        return &not_in_use;
    if (!facts_of(match)->to_america[hex])
        return vaka_because(&no_sign, fact, hex, 0);
    find_reach(match, action->seat, WAY_WEST, reach);
    return reach[hex] ? NULL : vaka_because(&no_way_east, fact, hex, 0);
}

void offer_search(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int32_t hexes = vaka_value(match, VALUE_KUMARA_SEARCH, 0) ? facts_of(match)->hexes : 0;

    for (int32_t hex = 0; hex < hexes; hex++)
        if (facts_of(match)->to_america[hex])
            vaka_consider(match, seat, rule, out, hex, 0, 0);
}

bool could_search(const vaka_match *match, int32_t seat)
{
    uint8_t reach[MAX_HEXES];

    if (!vaka_value(match, VALUE_KUMARA_SEARCH, 0))
        return false;
    find_reach(match, seat, WAY_WEST | WAY_TURNED, reach);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (facts_of(match)->to_america[hex] && reach[hex])
            return true;
    return false;
}

void apply_search(vaka_match *match, const vaka_action *action)
{
    seat_now *now = explorer_of(match, action->seat);

    now->explorer = EXPLORER_AT_SEA;
    now->explorer_at = action->arg[0];
    vaka_tell(match, EVENT_SEARCH_BEGINS, action->seat, action->arg[0], 0, 0);
    set_stage(match, EXPLORE_END);
    vaka_push(match, STEP_SEARCH, action->seat, 0, 0);
}

/* --- Waters ----------------------------------------------------------------------------------- */

static bool is_america(const vaka_match *match, int32_t hex)
{
    return facts_of(match)->hex[hex].kind == HEX_AMERICA;
}

/* Components §6.4: the ocean printed in the east, and the hexes from which searches set out. */
static bool is_search_water(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (is_america(match, hex) || is_closed(match, seat, hex))
        return false;
    if (facts_of(match)->region[hex] == REGION_EAST && is_ocean(match, hex))
        return true;
    return facts_of(match)->to_america[hex] && game_of(match)->hex[hex].known &&
           !enemy_hex(match, seat, hex);
}

int32_t way_to_america(const vaka_match *match, int32_t from)
{
    int32_t best = INT32_MAX;

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        int32_t steps = is_america(match, hex) ? vaka_distance(match->layout, from, hex) : best;
        best = steps < best ? steps : best;
    }
    return best;
}

static const vaka_reason *go_reason(const vaka_match *match, int32_t seat, int32_t hex,
                                    int32_t stage)
{
    int32_t at = explorer_of(match, seat)->explorer_at;

    if (!vaka_adjacent(match->layout, at, hex))
        return &explorer_not_next;
    if (stage == SEARCH_DRIFT && way_to_america(match, hex) < way_to_america(match, at))
        return &nearer;
    return is_america(match, hex) || is_search_water(match, seat, hex) ? NULL : &not_east;
}

static bool can_go(const vaka_match *match, int32_t seat, int32_t stage)
{
    const int16_t *next = vaka_neighbours(match->layout, explorer_of(match, seat)->explorer_at);

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && !go_reason(match, seat, next[i], stage))
            return true;
    return false;
}

/* --- Verbs ------------------------------------------------------------------------------------ */

static const vaka_reason *go_obstacle(const vaka_match *match, const vaka_action *action,
                                      int16_t *fact)
{
    fact[1] = explorer_of(match, action->seat)->explorer_at;
    fact[0] = action->arg[0];
    return go_reason(match, action->seat, action->arg[0], vaka_top(match)->stage);
}

static void offer_go(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                     vaka_actions *out)
{
    offer_around(match, seat, rule, explorer_of(match, seat)->explorer_at, out);
}

static void come_home(vaka_match *match, int32_t seat, int32_t explorer)
{
    seat_now *now = explorer_of(match, seat);

    now->explorer = (int8_t)explorer;
    now->explorer_at = VAKA_NONE;
    memset(game_of(match)->search_roll, 0, sizeof game_of(match)->search_roll);
    set_stage(match, SEARCH_OVER);
}

/* At most one marker of each sort for a seat: the values end at 1. */
static void take_marker(vaka_match *match, int32_t seat, uint32_t value)
{
    if (!vaka_value(match, value, seat))
        vaka_modify(match, value, seat, VAKA_CHANGE_SET, 1, VAKA_END_NEVER, 0);
}

static void apply_go(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, hex = action->arg[0];

    if (is_america(match, hex)) {
        vaka_tell(match, EVENT_AMERICA_REACHED, seat, 0, 0, 0);
        if (!vaka_value(match, VALUE_KUMARA, seat))
            vaka_tell(match, EVENT_KUMARA_TAKEN, seat, 0, 0, 0);
        take_marker(match, seat, VALUE_KUMARA);
        come_home(match, seat, EXPLORER_HOME);
        return;
    }
    explorer_of(match, seat)->explorer_at = (int16_t)hex;
    vaka_tell(match, EVENT_SEARCH_AT, seat, hex, 0, 0);
    if (facts_of(match)->provisions[hex] && !vaka_value(match, VALUE_GALAPAGOS, seat)) {
        vaka_tell(match, EVENT_PROVISIONS, seat, hex, 0, 0);
        take_marker(match, seat, VALUE_GALAPAGOS);
    }
    set_stage(match, SEARCH_ROLL);
}

int32_t search_effect(const vaka_match *match, int32_t seat, int32_t die, int32_t *counts)
{
    int32_t sum = die + vaka_value(match, VALUE_KUMARA_BONUS, seat) +
                  vaka_value(match, VALUE_GALAPAGOS, seat);
    int32_t effect = facts_of(match)->search_effect[(sum > 6 ? 6 : sum) - 1];

    if (counts)
        *counts = sum;
    if (effect == SEARCH_LOST && vaka_value(match, VALUE_KUMARA_SAFE, seat))
        return SEARCH_RETURN;
    return effect;
}

/* Off course without a hex to drift to: the explorer stays. Nowhere to explore: it returns. */
static void judge_roll(vaka_match *match, int32_t seat, int32_t effect)
{
    int32_t at = explorer_of(match, seat)->explorer_at;

    if (effect == SEARCH_OFF_COURSE) {
        bool drifts = can_go(match, seat, SEARCH_DRIFT);
        vaka_tell(match, drifts ? EVENT_SEARCH_DRIFTS : EVENT_SEARCH_STAYS, seat, at, 0, 0);
        set_stage(match, drifts ? SEARCH_DRIFT : SEARCH_ROLL);
    } else if (effect == SEARCH_EXPLORE && can_go(match, seat, SEARCH_GO)) {
        set_stage(match, SEARCH_GO);
    } else {
        bool lost = effect == SEARCH_LOST;
        vaka_tell(match, lost ? EVENT_SEARCH_LOST : EVENT_SEARCH_BACK, seat, 0, 0, 0);
        come_home(match, seat, lost ? EXPLORER_LOST : EXPLORER_HOME);
    }
}

static void apply_roll(vaka_match *match, const vaka_action *action)
{
    int32_t die = vaka_roll(match, 6), counts;
    int32_t effect = search_effect(match, action->seat, die, &counts);

    game_of(match)->search_roll[0] = (uint8_t)die;
    game_of(match)->search_roll[1] = (uint8_t)counts;
    vaka_tell(match, EVENT_SEARCH_ROLLED, action->seat, die, counts, 0);
    judge_roll(match, action->seat, effect);
}

/* --- The chapter ------------------------------------------------------------------------------ */

static const vaka_rule rules[] = {
    {VERB_DISCOVER, VAKA_AT(SEARCH_GO) | VAKA_AT(SEARCH_DRIFT), go_obstacle, offer_go, apply_go},
    {VERB_ROLL, VAKA_AT(SEARCH_ROLL), NULL, vaka_offer_plain, apply_roll},
    {0},
};

static void search_step(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == SEARCH_OVER)
        vaka_done(match);
    else
        vaka_ask(match, frame->local[0]);
}

const vaka_chapter chapter_search = {search_step, .rules = rules};
