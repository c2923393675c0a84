/* chart.c - what an explorer may do: where it can go, what it can explore [6.2, 6.3, 6.5].
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything here is public: that a tile lies face down and who has looked at it, not what it is.
 */
#include "chapters/chart.h"

const vaka_reason explorer_not_next = {"not_beside", "6.3a",
                                       "{0:zone} is not next to the explorer at {1:zone}"};
static const vaka_reason explored_here = {
    "explored_here", "6.3a", "the explorer is at {0:zone} already, and nothing is left to explore"};
static const vaka_reason america = {"america", "M9", "no piece enters South America"};
static const vaka_reason cup_empty = {"cup_empty", "E7",
                                      "there is no discovery marker left: {0:zone} stays unknown"};
static const vaka_reason own_marker = {"own_marker", "6.5a",
                                       "your own marker lies at {0:zone}: you know that tile"};
static const vaka_reason known_first = {
    "known_first", "6.5d",
    "{0:zone} is known; explore an unknown hex first, then you may cross it"};
static const vaka_reason enemy_there = {"enemy_there", "6.5d",
                                        "{0:zone} is an enemy hex and cannot be crossed"};

static int32_t cup_count(const vaka_match *match)
{
    return match->zones[zone_of(match, ZONE_CUP)].count;
}

int32_t own_tile(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = face_down_tile(match, hex);

    return tile >= 0 && (match->pieces[tile].seen & VAKA_SEAT(seat)) ? tile : VAKA_NONE;
}

int32_t markers_out(const vaka_match *match, int32_t seat, int32_t but)
{
    int32_t hexes = facts_of(match)->hexes, count = 0;

    for (int32_t hex = 0; hex < hexes; hex++)
        count += hex != but && own_tile(match, seat, hex) >= 0;
    return count;
}

int32_t found_tile(const vaka_match *match, int32_t hex)
{
    int32_t tile = face_down_tile(match, hex);

    return tile >= 0 && match->pieces[tile].seen ? tile : VAKA_NONE;
}

/* Why a seat's explorer may not explore a hex that is not Known, or NULL (E3, E4, E7). */
const vaka_reason *unknown_obstacle(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = found_tile(match, hex);

    if (tile >= 0)
        return match->pieces[tile].seen & VAKA_SEAT(seat) ? &own_marker : NULL;
    return cup_count(match) ? NULL : &cup_empty;
}

bool may_explore(const vaka_match *match, int32_t seat, int32_t hex)
{
    return !game_of(match)->hex[hex].known && !is_closed(match, seat, hex) &&
           !unknown_obstacle(match, seat, hex);
}

bool touches_unknown(const vaka_match *match, int32_t seat, int32_t hex)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && may_explore(match, seat, next[i]))
            return true;
    return false;
}

static bool may_cross(const vaka_match *match, int32_t seat, int32_t hex)
{
    return game_of(match)->hex[hex].known && !is_closed(match, seat, hex) &&
           !enemy_hex(match, seat, hex);
}

/* Could the explorer cross the hex once the seat has turned up its own tile there (G3)? */
static bool could_cross(const vaka_match *match, int32_t seat, int32_t hex)
{
    return own_tile(match, seat, hex) >= 0 && !is_closed(match, seat, hex) &&
           !enemy_hex(match, seat, hex);
}

static bool in_eastern_ocean(const vaka_match *match, int32_t hex)
{
    return facts_of(match)->region[hex] == REGION_EAST && is_ocean(match, hex);
}

/* Does the pre-move go into a hex? `ways` is a set of WAY_…. */
static bool may_pass(const vaka_match *match, int32_t seat, int32_t hex, uint32_t ways)
{
    if ((ways & WAY_WEST) && in_eastern_ocean(match, hex))
        return false;
    return may_cross(match, seat, hex) || ((ways & WAY_TURNED) && could_cross(match, seat, hex));
}

void find_reach(const vaka_match *match, int32_t seat, uint32_t ways, uint8_t reach[MAX_HEXES])
{
    int16_t queue[MAX_HEXES];
    int32_t hexes = facts_of(match)->hexes, count = 0;

    memset(reach, 0, MAX_HEXES);
    for (int32_t hex = 0; hex < hexes; hex++)
        if (controller(match, hex) == seat && reach[hex]++ == 0)
            queue[count++] = (int16_t)hex;
    for (int32_t i = 0; i < count; i++) {
        const int16_t *next = vaka_neighbours(match->layout, queue[i]);
        for (int32_t d = 0; d < 6; d++)
            if (next[d] >= 0 && !reach[next[d]] && may_pass(match, seat, next[d], ways)) {
                reach[next[d]] = 1;
                queue[count++] = next[d];
            }
    }
}

bool could_embark(const vaka_match *match, int32_t seat)
{
    uint8_t reach[MAX_HEXES];
    int32_t hexes = facts_of(match)->hexes;

    find_reach(match, seat, WAY_TURNED, reach);
    for (int32_t hex = 0; hex < hexes; hex++)
        if (reach[hex] && touches_unknown(match, seat, hex))
            return true;
    return false;
}

const vaka_reason *discover_reason(const vaka_match *match, int32_t seat, int32_t hex,
                                   int16_t *fact)
{
    int32_t at = explorer_of(match, seat)->explorer_at;

    if (hex != at && !vaka_adjacent(match->layout, hex, at))
        return vaka_because(&explorer_not_next, fact, hex, at);
    if (facts_of(match)->hex[hex].kind == HEX_AMERICA)
        return &america;
    if (is_closed(match, seat, hex))
        return vaka_because(closed_obstacle(match, seat, hex), fact, hex, 0);
    fact[0] = (int16_t)hex;
    if (!game_of(match)->hex[hex].known && (hex != at || found_tile(match, hex) < 0))
        return unknown_obstacle(match, seat, hex);
    if (hex == at)
        return &explored_here;
    if (!vaka_top(match)->local[LOCAL_EXPLORED])
        return &known_first;
    return enemy_hex(match, seat, hex) ? &enemy_there : NULL;
}

void count_cup(const vaka_match *match, int32_t left[MARKER_ROWS])
{
    const conquest_facts *facts = facts_of(match);
    int32_t cup = zone_of(match, ZONE_CUP);

    for (int32_t row = 0; row < MARKER_ROWS; row++)
        left[row] = row < facts->markers ? facts->marker_count[row] : 0;
    for (int32_t zone = 0; zone < facts->seat_zone; zone++)
        for (int32_t piece = zone == cup ? VAKA_NONE : match->zones[zone].first; piece >= 0;
             piece = match->pieces[piece].next) {
            int32_t row = marker_row(match, match->pieces[piece].kind);
            if (row >= 0)
                left[row]--;
        }
}

bool could_go_on(const vaka_match *match, int32_t seat)
{
    bool explored = vaka_top(match)->local[LOCAL_EXPLORED] > 0;
    int32_t at = explorer_of(match, seat)->explorer_at;
    const int16_t *next = vaka_neighbours(match->layout, at);
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && (!discover_reason(match, seat, next[i], fact) ||
                             (explored && could_cross(match, seat, next[i]))))
            return true;
    return !discover_reason(match, seat, at, fact);
}
