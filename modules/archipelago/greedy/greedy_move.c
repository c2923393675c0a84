/* greedy/greedy_move.c - where regions and units go.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/tiles.h"
#include "greedy/greedy.h"

/* What a place is worth to whoever stands on it. */
static int32_t place_worth(const survey *at, int32_t hex, int32_t place)
{
    int32_t building = place == PLACE_DOCK ? BUILDING_PORT : place - PLACE_TOWN;

    if (place < PLACE_TOWN || place == PLACE_SEA)
        return 0;
    if (building != BUILDING_TOWN && town_of(at->seen, hex) == at->seat)
        return 2; /* the town has it anyway */
    return building_worth(at, building) / 2;
}

static int32_t move_worth(const survey *at, const vaka_action *action)
{
    int32_t from = action->arg[0], to = action->arg[1];
    bool ship = is_ship_place(action->arg[2]);
    int32_t here = region_worth(at, from, ship) + (ship ? 0 : 7);
    int32_t there = from == to ? here : region_worth(at, to, ship);

    return there - here + place_worth(at, to, action->arg[3]) -
           place_worth(at, from, action->arg[2]) - 3;
}

static int32_t lay_worth(const survey *at, const vaka_action *action)
{
    const int16_t *next = vaka_neighbours(at->seen->layout, action->arg[1]);
    int32_t worth = face_worth(at, face_of(at->seen, action->arg[0]));

    for (int32_t side = 0; side < SIDES; side++) /* open land beyond is room for more */
        worth += next[side] >= 0 && is_region(at->seen, next[side]) ? -2 : 0;
    return worth;
}

static int32_t draw_worth(const survey *at, const vaka_action *action)
{
    int32_t top = at->seen->zones[zone_of(at->seen, ZONE_PILE)].last;
    int32_t face = top < 0 ? VAKA_NONE : face_of(at->seen, at->seen->pieces[top].kind);

    if (action->arg[0] == DRAW_NEXT)
        return 28;
    return face < 0 ? 0 : face_worth(at, face);
}

int32_t score_move(const survey *at, const vaka_action *action)
{
    const vaka_match *seen = at->seen;

    switch (action->verb) {
    case VERB_LAY:
        return lay_worth(at, action);
    case VERB_LAND:
        return -action->arg[0];
    case VERB_SUPPLY: /* what a crisis may want, or else what one wants least oneself */
        return (at->crisis[0] == action->arg[0] - COUNTER_HOME ? 20 + at->alarm[0] : 0) -
               want_beside(at, BOARD_HOME, action->arg[0] - COUNTER_HOME) -
               3 * stock_of(seen, BOARD_HOME, action->arg[0] - COUNTER_HOME);
    case VERB_TAKE:
        return at->want[action->arg[0] - COUNTER_CUBES];
    case VERB_DRAW:
        return draw_worth(at, action);
    case VERB_ENTER:
        return -place_worth(at, action->arg[0], action->arg[1]) -
               (is_ship_place(action->arg[1]) ? 4 : 0) +
               2 * citizens_in(seen, action->arg[0], at->seat);
    case VERB_BREED:
        return 10;
    case VERB_HIRE:
        return at->money - hire_spares(at) >= recruit_price(seen, at->seat)
                   ? 10 + region_worth(at, action->arg[0], false)
                   : -1;
    default: /* VERB_MOVE */
        return move_worth(at, action);
    }
}
