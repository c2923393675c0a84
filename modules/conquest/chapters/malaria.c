/* malaria.c - what the map says of malaria, and villages that die [11.6, A3].
 *
 * SPDX-License-Identifier: MIT
 *
 * When it is rolled and what follows is content's business (scripts/conquest/rules/malaria.lua). */
#include "exports.h"

void malaria_groups(const vaka_match *match, int32_t roll, vaka_list *out)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t hex = 0; hex < facts->hexes; hex++) {
        const int8_t *range = facts->malaria[hex];
        if (range[0] && (roll == VAKA_NONE || (roll >= range[0] && roll <= range[1])))
            vaka_list_add(out, hex);
    }
}

/* The player of the home that the table of homes names; whoever sits first where nobody plays it
 * any more. */
int32_t malaria_roller(const vaka_match *match)
{
    int32_t first = VAKA_NONE, home;

    for (int32_t seat = match->seats - 1; seat >= 0; seat--) {
        if (!in_game(match, seat))
            continue;
        home = game_of(match)->seat[seat].home_group;
        if (home >= 0 && facts_of(match)->home_malaria[home])
            return seat;
        first = seat;
    }
    return first;
}

bool village_dies(vaka_match *match, int32_t hex)
{
    if (controller(match, hex) < 0)
        return false;
    lose_village(match, hex);
    return true;
}
