/* explore.c - exploration [6]: pre-move, the verbs of an expedition, its stages, resolution.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything here is public but what a face-down tile is. A hex becomes Known when it is explored;
 * the markers lie in ZONE_TRAIL, each with its hex in field 0, until the expedition is over (E8).
 */
#include "chapters/chart.h"
#include "opponent/opponent.h"

enum { MARKERS = 3 };

static const vaka_reason no_way = {
    "no_way", "6.2b",
    "no way over known hexes without an enemy leads from your groups to {0:zone}"};
static const vaka_reason set_out_first = {
    "set_out_first", "6.2d",
    "{0:zone} is still unknown: choose first the known hex from which the explorer sets out, such "
    "as {1:zone}; then explore it"};
static const vaka_reason set_out_elsewhere = {
    "set_out_elsewhere", "6.2d",
    "{0:zone} is still unknown: choose first one of the known hexes from which the explorer can "
    "set out"};
static const vaka_reason nothing_near = {"nothing_near", "6.2d",
                                         "{0:zone} touches no hex that could be explored"};
static const vaka_reason explorers_marker = {
    "explorers_marker", "E4",
    "a marker of {1:seat} lies at {0:zone}: the explorer knows that tile"};
static const vaka_reason not_unknown = {
    "not_unknown", "E4",
    "{0:zone} cannot be explored: the explorer has to be sent to one that can"};
static const vaka_reason no_marker = {
    "no_marker", "6.5c",
    "all {0:int} markers lie on the map: turn up another island first, or reveal this one"};

/* --- Verbs ------------------------------------------------------------------------------------ */

/* Whoever points at what he wants to explore is told what comes before that. */
static const vaka_reason *explore_later(const vaka_match *match, int32_t hex, const uint8_t *reach,
                                        int16_t *fact)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && reach[next[i]])
            return vaka_because(&set_out_first, fact, hex, next[i]);
    return vaka_because(&set_out_elsewhere, fact, hex, 0);
}

static const vaka_reason *embark_reason(const vaka_match *match, int32_t seat, int32_t hex,
                                        const uint8_t *reach, int16_t *fact)
{
    if (!reach[hex] && may_explore(match, seat, hex))
        return explore_later(match, hex, reach, fact);
    if (!reach[hex])
        return vaka_because(&no_way, fact, hex, 0);
    return touches_unknown(match, seat, hex) ? NULL : vaka_because(&nothing_near, fact, hex, 0);
}

static const vaka_reason *embark_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    uint8_t reach[MAX_HEXES];

    find_reach(match, action->seat, 0, reach);
    return embark_reason(match, action->seat, action->arg[0], reach, fact);
}

static void offer_embark(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                         vaka_actions *out)
{
    uint8_t reach[MAX_HEXES];
    int16_t fact[VAKA_TEXT_ARGS];
    int32_t hexes = facts_of(match)->hexes;

    find_reach(match, seat, 0, reach);
    for (int32_t hex = 0; hex < hexes; hex++)
        if (!embark_reason(match, seat, hex, reach, fact))
            vaka_offer(out, seat, rule->verb, hex, 0, 0, 0);
}

static void apply_embark(vaka_match *match, const vaka_action *action)
{
    seat_now *now = explorer_of(match, action->seat);

    now->explorer = EXPLORER_AT_SEA;
    now->explorer_at = action->arg[0];
    vaka_tell(match, EVENT_EMBARKED, action->seat, action->arg[0], 0, 0);
    set_stage(match, EXPLORE_DISCOVER);
}

static void apply_stay(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_EXPLORER_STAYS, action->seat, 0, 0, 0);
    set_stage(match, EXPLORE_END);
}

static const vaka_reason *discover_obstacle(const vaka_match *match, const vaka_action *action,
                                            int16_t *fact)
{
    return discover_reason(match, action->seat, action->arg[0], fact);
}

static void offer_discover(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                           vaka_actions *out)
{
    int32_t at = explorer_of(match, seat)->explorer_at;
    uint32_t before = out->count;

    offer_around(match, seat, rule, at, out);
    vaka_consider(match, seat, rule, out, at, 0, 0);
    vaka_offers_in_order(out, before);
}

static void apply_discover(vaka_match *match, const vaka_action *action)
{
    enter_hex(match, action->seat, action->arg[0]);
}

/* E4: asked of the left neighbour; the explorer is that of the seat whose step it is. */
static const vaka_reason *blow_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t seat = vaka_top(match)->local[0], hex = action->arg[0];
    int32_t at = explorer_of(match, seat)->explorer_at;

    if (!vaka_adjacent(match->layout, hex, at))
        return vaka_because(&explorer_not_next, fact, hex, at);
    fact[0] = (int16_t)hex;
    if (game_of(match)->hex[hex].known || is_closed(match, seat, hex))
        return &not_unknown;
    if (own_tile(match, seat, hex) >= 0)
        return vaka_because(&explorers_marker, fact, hex, seat);
    return unknown_obstacle(match, seat, hex);
}

static void offer_blow(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    int32_t explorer = vaka_top(match)->local[0];

    offer_around(match, seat, rule, explorer_of(match, explorer)->explorer_at, out);
}

static void apply_blow(vaka_match *match, const vaka_action *action)
{
    int32_t seat = vaka_top(match)->local[0];

    vaka_tell(match, EVENT_BLOWN, action->seat, seat, action->arg[0], 0);
    enter_hex(match, seat, action->arg[0]);
}

static const vaka_reason *keep_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t at = explorer_of(match, action->seat)->explorer_at;

    if (markers_out(match, action->seat, at) < MARKERS)
        return NULL;
    return vaka_because(&no_marker, fact, MARKERS, 0);
}

static void apply_keep(vaka_match *match, const vaka_action *action)
{
    int32_t at = explorer_of(match, action->seat)->explorer_at, tile = face_down_tile(match, at);

    vaka_tell(match, EVENT_TILE_KEPT, action->seat, at, 0, 0);
    set_stage(match, EXPLORE_KNOTS);
    unveil_if_all_know(match, action->seat, tile);
}

static void apply_reveal(vaka_match *match, const vaka_action *action)
{
    int32_t at = explorer_of(match, action->seat)->explorer_at;

    set_stage(match, EXPLORE_KNOTS);
    unveil_tile(match, action->seat, face_down_tile(match, at));
}

static void apply_return(vaka_match *match, const vaka_action *action)
{
    (void)action;
    set_stage(match, EXPLORE_END);
}

static const vaka_rule rules[] = {
    {VERB_EMBARK, VAKA_AT(EXPLORE_PREMOVE), embark_obstacle, offer_embark, apply_embark},
    {VERB_DISCOVER, VAKA_AT(EXPLORE_DISCOVER), discover_obstacle, offer_discover, apply_discover},
    {VERB_KEEP, VAKA_AT(EXPLORE_FOUND), keep_obstacle, vaka_offer_plain, apply_keep},
    {VERB_REVEAL, VAKA_AT(EXPLORE_FOUND), NULL, vaka_offer_plain, apply_reveal},
    {VERB_RETURN, VAKA_AT(EXPLORE_DISCOVER) | VAKA_AT(EXPLORE_JUDGE), NULL, vaka_offer_plain,
     apply_return},
    {VERB_STAY, VAKA_AT(EXPLORE_PREMOVE), NULL, vaka_offer_plain, apply_stay},
    {VERB_BLOW, VAKA_AT(EXPLORE_OFF_COURSE), blow_obstacle, offer_blow, apply_blow},
    {VERB_SEARCH, VAKA_AT(EXPLORE_PREMOVE), search_obstacle, offer_search, apply_search},
    {0},
};

/* --- Stages ----------------------------------------------------------------------------------- */

static void begin(vaka_match *match, int32_t seat)
{
    seat_now *now = explorer_of(match, seat);

    game_of(match)->actor = (int8_t)seat;
    game_of(match)->knots = 0;
    game_of(match)->last_knots = 0;
    if (now->explorer == EXPLORER_LOST) { /* 6.1 */
        now->explorer = EXPLORER_HOME;
        vaka_tell(match, EVENT_EXPLORER_BACK, seat, 0, 0, 0);
        set_stage(match, EXPLORE_END);
    } else if (!could_embark(match, seat) && !could_search(match, seat)) {
        vaka_tell(match, EVENT_EXPLORER_STAYS, seat, 0, 0, 0);
        set_stage(match, EXPLORE_END);
    } else {
        set_stage(match, EXPLORE_PREMOVE);
    }
}

static void off_course(vaka_match *match, int32_t seat)
{
    int32_t at = explorer_of(match, seat)->explorer_at;

    if (touches_unknown(match, seat, at) && plays_open(match)) {
        int32_t hex = opponent_blows(match, seat, at);
        vaka_tell(match, EVENT_BLOWN, opponent_seat(match), seat, hex, 0);
        enter_hex(match, seat, hex);
        return;
    }
    if (touches_unknown(match, seat, at)) {
        vaka_ask(match, left_of(match, seat));
        return;
    }
    add_knots(match, CROSSING_KNOTS);
    vaka_tell(match, EVENT_BECALMED, seat, at, 0, 0);
    set_stage(match, EXPLORE_KNOTS);
}

/* The explorer has looked at a tile. Another seat with a marker on it may have turned it up since.
 */
static void found(vaka_match *match, int32_t seat)
{
    int32_t at = explorer_of(match, seat)->explorer_at, tile = face_down_tile(match, at);

    if (tile < 0) {
        set_stage(match, EXPLORE_KNOTS);
    } else if (plays_open(match)) { /* S6; the opponent may live there */
        set_stage(match, EXPLORE_KNOTS);
        unveil_tile(match, seat, tile);
        opponent_finds(match, seat, at); /* pushed last: it runs before the hook of unveiling */
    } else
        vaka_ask(match, seat);
}

/* 6.4. Whoever holds a card gets a chance to use it before the explorer is judged: it may raise
 * the limit. */
static void judge(vaka_match *match, int32_t seat)
{
    if (game_of(match)->knots < vaka_value_at(match, VALUE_KNOT_LIMIT, seat))
        set_stage(match, EXPLORE_DISCOVER);
    else if (card_holders(match) & VAKA_SEAT(seat))
        vaka_ask(match, seat);
    else
        set_stage(match, EXPLORE_END);
}

/* Knots that are of no marker may have come since the last ones were judged. */
static void discover(vaka_match *match, int32_t seat)
{
    int32_t knots = game_of(match)->knots;

    if (knots && knots >= vaka_value_at(match, VALUE_KNOT_LIMIT, seat))
        set_stage(match, EXPLORE_JUDGE);
    else if (could_go_on(match, seat))
        vaka_ask(match, seat);
    else
        set_stage(match, EXPLORE_END);
}

/* 6.6: ocean markers stay in their hexes, those of islands leave the game. */
static void resolve_markers(vaka_match *match)
{
    int32_t trail = zone_of(match, ZONE_TRAIL);

    for (int32_t piece = match->zones[trail].first, next; piece >= 0; piece = next) {
        int32_t hex = match->pieces[piece].field[MARKER_HEX];
        next = match->pieces[piece].next;
        vaka_piece_set(match, piece, MARKER_HEX, 0);
        vaka_piece_move(match, piece, is_ocean(match, hex) ? hex : zone_of(match, ZONE_GONE));
    }
}

static void resolve(vaka_match *match, int32_t seat)
{
    conquest_game *game = game_of(match);
    seat_now *now = &game->seat[seat];
    int32_t knots = game->knots, limit = vaka_value_at(match, VALUE_KNOT_LIMIT, seat);

    resolve_markers(match);
    if (now->explorer == EXPLORER_AT_SEA) {
        uint32_t event = knots > limit    ? EVENT_EXPLORER_LOST
                         : knots == limit ? EVENT_RETURN_FORCED
                                          : EVENT_RETURNED;
        vaka_tell(match, event, seat, knots, 0, 0);
        now->explorer = knots > limit ? EXPLORER_LOST : EXPLORER_HOME;
    }
    now->explorer_at = VAKA_NONE;
    game->knots = 0;
    game->last_knots = 0;
    game->stage = 0;
    vaka_done(match);
}

static void explore_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0];

    switch (frame->stage) {
    case EXPLORE_BEGIN:
        begin(match, seat);
        break;
    case EXPLORE_PREMOVE:
        vaka_ask(match, seat);
        break;
    case EXPLORE_DISCOVER:
        discover(match, seat);
        break;
    case EXPLORE_OFF_COURSE:
        off_course(match, seat);
        break;
    case EXPLORE_FOUND:
        found(match, seat);
        break;
    case EXPLORE_KNOTS:
        vaka_tell(match, EVENT_KNOTS, seat, game_of(match)->knots, 0, 0);
        set_stage(match, EXPLORE_JUDGE);
        vaka_hook(match, HOOK_EXPLORE_KNOTS, seat, explorer_of(match, seat)->explorer_at,
                  game_of(match)->knots);
        break;
    case EXPLORE_JUDGE:
        judge(match, seat);
        break;
    default:
        resolve(match, seat);
    }
}

const vaka_chapter chapter_explore = {explore_step, .rules = rules};
