/* chains.c - chains of face-up Transports that link a seat's hexes [7.2, M1].
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

/* Hexes with pieces of the seat and of nobody else: elsewhere no Transport counts for chains [7.2].
 */
static hex_set own_alone(const vaka_match *match, int32_t seat)
{
    hex_set places = hexes_with(match, seat);

    for (int32_t other = 0; other < match->seats; other++)
        if (other != seat)
            places = set_but(places, hexes_with(match, other));
    return places;
}

/* Does a face-up Transport of the seat, which is alone there, count for chains [7.2]? */
static bool chain_canoe(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!game_of(match)->hex[hex].known)
        return false;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind == KIND_TRANSPORT && at->owner == seat && at->face == VAKA_FACE_UP)
            return !vaka_value_at(match, VALUE_NO_CHAIN, hex);
    }
    return false;
}

static hex_set links_among(const vaka_match *match, int32_t seat, hex_set places)
{
    hex_set links = {{0}};

    for (int32_t hex; (hex = set_take(&places)) >= 0;)
        if (chain_canoe(match, seat, hex))
            set_add(&links, hex);
    return links;
}

static hex_set chain_links(const vaka_match *match, int32_t seat)
{
    return links_among(match, seat, own_alone(match, seat));
}

/* Those of a set that have another one beside them. */
static hex_set beside_others(const vaka_match *match, hex_set set)
{
    hex_set rest = set, joined = {{0}};

    for (int32_t hex; (hex = set_take(&rest)) >= 0;)
        if (!set_is_empty(set_and(set, facts_of(match)->around[hex])))
            set_add(&joined, hex);
    return joined;
}

/* What cannot be joined to anything is not looked into. */
hex_set joined_links(const vaka_match *match, int32_t seat)
{
    hex_set places = beside_others(match, own_alone(match, seat));

    return beside_others(match, links_among(match, seat, places));
}

/* Takes a link and all that it is joined to out of a set. */
static hex_set take_chain(const conquest_facts *facts, hex_set *links)
{
    hex_set chain = {{0}}, next = {{0}};

    set_add(&next, set_take(links));
    for (int32_t hex; (hex = set_take(&next)) >= 0;) {
        hex_set more = set_and(*links, facts->around[hex]);
        set_add(&chain, hex);
        next = set_or(next, more);
        *links = set_but(*links, more);
    }
    return chain;
}

int32_t number_chains(const vaka_match *match, hex_set links, int16_t area[MAX_HEXES])
{
    const conquest_facts *facts = facts_of(match);
    int16_t number = 0;

    memset(area, 0xff, sizeof *area * (size_t)facts->hexes); /* VAKA_NONE */
    for (; !set_is_empty(links); number++) {
        hex_set chain = take_chain(facts, &links);
        for (int32_t hex; (hex = set_take(&chain)) >= 0;)
            area[hex] = number;
    }
    return number;
}

int32_t chains(const vaka_match *match, int32_t seat, int16_t area[MAX_HEXES])
{
    return number_chains(match, chain_links(match, seat), area);
}

bool in_home_chain(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t home = game_of(match)->seat[seat].home;
    int16_t area[MAX_HEXES];

    if (home < 0)
        return false;
    chains(match, seat, area);
    return area[home] != VAKA_NONE && area[hex] == area[home];
}

int32_t linked_groups(const vaka_match *match, int32_t seat)
{
    int32_t home = game_of(match)->seat[seat].home, count = 0;
    int16_t area[MAX_HEXES];

    if (home < 0)
        return 0;
    chains(match, seat, area);
    for (int32_t hex = 0; area[home] != VAKA_NONE && hex < facts_of(match)->hexes; hex++)
        count += controller(match, hex) == seat && area[hex] == area[home];
    return count;
}
