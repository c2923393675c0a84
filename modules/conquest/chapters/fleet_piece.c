/* fleet_piece.c - one counter of a fleet: how far it may go, joining, being put down [7.3, 7.4].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/fleet.h"

const vaka_reason none_here = {"none_here", "M4a",
                               "you have no such {0:kind} at {1:zone} to take along"};
static const vaka_reason stopped = {"stopped", "M6",
                                    "{0:kind} has met the enemy at {1:zone} and stays to fight"};
static const vaka_reason rests = {
    "rests", "M4d", "{0:kind} at {1:zone} was called and stayed behind: it rests this turn"};
const vaka_reason tired = {"tired", "7.3b", "{0:kind} has no hexes left this turn"};
const vaka_reason garrison = {"garrison", "M8",
                              "{0:zone} was taken in battle: one of your pieces has to stay there"};
const vaka_reason no_fleet = {"no_fleet", "M4c", "no fleet is under way: muster a canoe"};
const vaka_reason under_way = {"under_way", "M4c",
                               "the fleet at {0:zone} is under way: bring it to land first"};

int32_t hexes_left(const vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];
    int32_t moves = vaka_value_at(match, VALUE_MOVES, at->owner);
    int32_t left = moves + sails_farther(match, at->kind) - at->field[FIELD_MOVED];

    /* A script may have taken moves away since, or given many: verbs have words for so many. */
    return left < 0 ? 0 : left > MOST_HEXES_LEFT ? MOST_HEXES_LEFT : left;
}

const vaka_reason *idle_reason(const vaka_match *match, int32_t piece)
{
    if (has_flag(match, piece, PIECE_STOPPED))
        return &stopped;
    if (has_flag(match, piece, PIECE_RESTED))
        return &rests;
    return sails(match, match->pieces[piece].kind) && hexes_left(match, piece) < 1 ? &tired : NULL;
}

void join_fleet(vaka_match *match, int32_t piece, int32_t hex)
{
    add_flag(match, piece, PIECE_CALLED);
    vaka_piece_move(match, piece, fleet_zone(match));
    game_of(match)->fleet_at = (int16_t)hex;
}

/* A piece of the fleet is put down in its hex. */
void put_down(vaka_match *match, int32_t piece)
{
    int32_t flags = match->pieces[piece].field[FIELD_FLAGS];

    if (flags & PIECE_CALLED)
        flags = (flags & ~PIECE_CALLED) | PIECE_RESTED;
    vaka_piece_set(match, piece, FIELD_FLAGS, flags);
    vaka_piece_move(match, piece, game_of(match)->fleet_at);
}
