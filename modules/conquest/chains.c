/* chains.c - chains of face-up Transports that link a seat's hexes [7.2, M1].
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

/* Does the seat own a face-up Transport there that counts for chains [7.2]? */
static bool chain_canoe(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!game_of(match)->hex[hex].known ||
        piece_with_face(match, seat, hex, KIND_TRANSPORT, VAKA_FACE_UP) < 0)
        return false;
    return !enemy_pieces(match, seat, hex) && !vaka_value_at(match, VALUE_NO_CHAIN, hex);
}

/* Gives the number to `from` and to all links of its chain, which INT16_MAX marks. */
static void spread(const vaka_match *match, int32_t from, int16_t number, int16_t *area)
{
    int16_t open[MAX_HEXES];
    int32_t count = 1;

    open[0] = (int16_t)from;
    area[from] = number;
    while (count > 0) {
        const int16_t *near = facts_of(match)->near[open[--count]];
        for (int32_t i = 0; i < 6; i++)
            if (near[i] >= 0 && area[near[i]] == INT16_MAX) {
                area[near[i]] = number;
                open[count++] = near[i];
            }
    }
}

int32_t chains(const vaka_match *match, int32_t seat, int16_t area[MAX_HEXES])
{
    int32_t hexes = facts_of(match)->hexes, count = 0;
    int16_t number = 0, link[MAX_HEXES];
    hex_set own = hexes_with(match, seat);

    memset(area, 0xff, sizeof *area * (size_t)hexes); /* VAKA_NONE */
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        if (chain_canoe(match, seat, hex)) {
            area[hex] = INT16_MAX;
            link[count++] = (int16_t)hex;
        }
    for (int32_t i = 0; i < count; i++)
        if (area[link[i]] == INT16_MAX)
            spread(match, link[i], number++, area);
    return number;
}

bool in_home_chain(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t home = game_of(match)->seat[seat].home;
    int16_t area[MAX_HEXES];

    if (home < 0 || !chain_canoe(match, seat, home) || !chain_canoe(match, seat, hex))
        return false;
    chains(match, seat, area);
    return area[hex] == area[home];
}
