/* tests/modules/reef/obstacle.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "reef.h"

static const vaka_reason none_left = {"none_left", "2.1", "the shoal is empty"};
static const vaka_reason enough = {"enough", "2.1", "you hold three tiles already"};
static const vaka_reason not_held = {"not_held", "2.2", "you hold no {0:kind}"};
static const vaka_reason taken = {"taken", "2.3", "there is a tile at {1:zone} already"};
static const vaka_reason alone = {"alone", "2.3", "{1:zone} is next to no tile"};
static const vaka_reason unlike = {"unlike", "2.3",
                                   "{2:word} would meet {3:word} on the way to {4:zone}"};
static const vaka_reason not_own = {"not_own", "3.1", "you have no tile at {0:zone}"};
static const vaka_reason guarded = {"guarded_already", "3.1", "{0:zone} is guarded already"};

static const vaka_reason no_arms = {"no_arms", "3.2", "the tile at {0:zone} has no arms"};
static const vaka_reason perched = {"perched_already", "3.2", "there is a crab already"};

/* 2.3: every side meets its like. */
static const vaka_reason *sides_obstacle(const vaka_match *match, int32_t tile, int32_t space,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    const int16_t *next = vaka_neighbours(match->layout, space);
    bool any = false;

    for (int32_t side = 0; side < SIDES; side++) {
        int32_t other = next[side] < 0 ? VAKA_NONE : tile_at(match, next[side]);
        if (other < 0)
            continue;
        any = true;
        fact[2] = (int16_t)vaka_edge(match, tile, side);
        fact[3] = (int16_t)vaka_edge(match, other, (side + SIDES / 2) % SIDES);
        fact[4] = next[side];
        if (fact[2] != fact[3])
            return &unlike;
    }
    return any ? NULL : &alone;
}

static const vaka_reason *held_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    int32_t tile = vaka_find(match, HANDS + action->seat, VAKA_NONE, action->arg[0]);

    if (tile < 0)
        return &not_held;
    if (action->verb == VERB_TURN)
        return NULL;
    fact[1] = action->arg[1];
    if (tile_at(match, action->arg[1]) >= 0)
        return &taken;
    return sides_obstacle(match, tile, action->arg[1], fact);
}

/* 3.2 */
static const vaka_reason *perch_obstacle(const vaka_match *match, const vaka_action *action)
{
    int32_t tile = tile_at(match, action->arg[0]);

    if (tile < 0 || match->pieces[tile].owner != action->seat)
        return &not_own;
    if (!vaka_kind_parts(match->layout, match->pieces[tile].kind))
        return &no_arms;
    for (VAKA_EACH(match, action->arg[0], piece))
        if (vaka_stands(match, piece) == action->arg[1] - 1)
            return &perched;
    return NULL;
}

const vaka_reason *reef_why_not(const vaka_match *match, const vaka_action *action,
                                int16_t fact[VAKA_TEXT_ARGS])
{
    int32_t tile = VAKA_NONE;

    fact[0] = action->arg[0];
    switch (action->verb) {
    case VERB_DRAW:
        if (match->zones[HANDS + action->seat].count == HELD)
            return &enough;
        return match->zones[SHOAL].count ? NULL : &none_left;
    case VERB_TURN:
    case VERB_LAY:
        return held_obstacle(match, action, fact);
    case VERB_GUARD:
        tile = tile_at(match, action->arg[0]);
        if (tile < 0 || match->pieces[tile].owner != action->seat)
            return &not_own;
        return vaka_marked(match, tile) == MARK_GUARDED ? &guarded : NULL;
    case VERB_PERCH:
        return perch_obstacle(match, action);
    default:
        return NULL;
    }
}

static void try_out(const vaka_match *match, vaka_action action, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (!reef_why_not(match, &action, fact))
        vaka_offer(out, action.seat, action.verb, action.arg[0], action.arg[1], 0, 0);
}

void reef_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    int8_t who = (int8_t)seat;

    try_out(match, (vaka_action){who, VERB_DRAW, {0}}, out);
    for (int16_t kind = KIND_FRONT; kind < KIND_COUNT; kind++)
        for (int16_t sixths = 1; sixths < SIDES; sixths++)
            try_out(match, (vaka_action){who, VERB_TURN, {kind, sixths, 0, 0}}, out);
    for (int16_t kind = KIND_FRONT; kind < KIND_COUNT; kind++)
        for (int16_t space = 0; space < SPACES; space++)
            try_out(match, (vaka_action){who, VERB_LAY, {kind, space, 0, 0}}, out);
    for (int16_t space = 0; space < SPACES; space++)
        try_out(match, (vaka_action){who, VERB_GUARD, {space, 0, 0, 0}}, out);
    for (int16_t space = 0; space < SPACES; space++)
        for (int16_t arm = 1; arm <= ARMS; arm++)
            try_out(match, (vaka_action){who, VERB_PERCH, {space, arm, 0, 0}}, out);
    try_out(match, (vaka_action){who, VERB_REST, {0}}, out);
}
