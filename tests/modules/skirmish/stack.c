/* tests/modules/skirmish/stack.c - reads what stands where.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

int32_t holder(const vaka_match *match, int32_t space)
{
    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].owner >= 0)
            return match->pieces[piece].owner;
    return VAKA_NONE;
}

int32_t tile_at(const vaka_match *match, int32_t space)
{
    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].owner < 0)
            return piece;
    return VAKA_NONE;
}

int32_t fighter(const vaka_match *match, int32_t space)
{
    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].field[FIELD_FIGHTS])
            return piece;
    return VAKA_NONE;
}

bool is_near_home(const vaka_match *match, int32_t seat, int32_t space)
{
    const skirmish_facts *facts = match->facts;

    return vaka_distance(match->layout, facts->home[seat], space) <=
           vaka_value(match, VALUE_REACH, seat);
}

int32_t strength(const vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];

    return unit_of(at->kind)->strength + (at->field[FIELD_VICTORIES] > 0);
}

int32_t freshest(const vaka_match *match, int32_t space, int32_t seat, int32_t kind, uint32_t face)
{
    int32_t best = VAKA_NONE, least = INT16_MAX;

    for (VAKA_EACH(match, space, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner == seat && at->kind == kind && at->face == face &&
            at->field[FIELD_STEPS] < least) {
            best = piece;
            least = at->field[FIELD_STEPS];
        }
    }
    return best;
}

int32_t volunteer(const vaka_match *match, int32_t space, int32_t seat, int32_t kind)
{
    int32_t piece = freshest(match, space, seat, kind, VAKA_FACE_UP);

    return piece >= 0 ? piece : freshest(match, space, seat, kind, VAKA_FACE_DOWN);
}

bool has_secret(const vaka_match *match, int32_t space, int32_t seat, int32_t viewer)
{
    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].owner == seat && !(vaka_knowers(match, piece) & VAKA_SEAT(viewer)))
            return true;
    return false;
}

/* 4.2: as many counters that have gone some way as came and did not leave, and no others. */
static bool is_possible_space(const vaka_match *match, int32_t space)
{
    const skirmish_game *game = match->game;
    int32_t gone = 0;

    for (VAKA_EACH(match, space, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind == KIND_CAMP && !is_near_home(match, at->owner, space))
            return false; /* it was deployed there (2.2) and cannot have moved */
        if (at->field[FIELD_STEPS] == 0)
            continue;
        if (at->face == VAKA_FACE_DOWN && game->came[space] == 0)
            return false;
        gone++;
    }
    return gone >= game->came[space] - game->left[space];
}

bool skirmish_possible(const vaka_match *match)
{
    for (int32_t space = 0; space < SPACES; space++)
        if (!is_possible_space(match, space))
            return false;
    for (int32_t zone = ZONE_SEATS; zone < zone_of(match->seats, 0); zone++)
        for (VAKA_EACH(match, zone, piece))
            if (match->pieces[piece].field[FIELD_STEPS])
                return false; /* what lies in a supply or a cup has gone nowhere */
    return true;
}
