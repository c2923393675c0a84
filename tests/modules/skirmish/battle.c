/* tests/modules/skirmish/battle.c - attacks (rule 7).
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

static void lose_decoys(vaka_match *match, int32_t space)
{
    for (int32_t piece = match->zones[space].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (is_decoy(match->pieces[piece].kind))
            lose(match, piece);
    }
}

static int32_t strongest(const vaka_match *match, int32_t space)
{
    int32_t best = VAKA_NONE;

    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].owner >= 0 &&
            (best < 0 || strength(match, piece) > strength(match, best)))
            best = piece;
    return best;
}

void attack(vaka_match *match, int32_t piece, int32_t to)
{
    skirmish_game *game = match->game;
    const vaka_piece *at = &match->pieces[piece];
    int32_t from = at->zone, defender = holder(match, to);

    vaka_tell(match, EVENT_ATTACKED, at->owner, defender, to, 0);
    if (!show(match, piece))
        return;
    /* What comes next depends on what lies there face down: it tells something in any case. */
    vaka_learned(match, at->owner);
    lose_decoys(match, to);
    int32_t other = strongest(match, to);
    if (other < 0) {
        go(match, piece, to);
        return;
    }
    show(match, other);
    vaka_piece_set(match, piece, FIELD_FIGHTS, 1);
    vaka_piece_set(match, other, FIELD_FIGHTS, 1);
    game->battle = 1;
    game->from = (int16_t)from;
    game->to = (int16_t)to;
    game->defender = (int8_t)defender;
}

void end_battle(vaka_match *match)
{
    skirmish_game *game = match->game;
    const int32_t at[2] = {game->from, game->to};

    for (int32_t i = 0; i < 2; i++) {
        int32_t piece = fighter(match, at[i]);
        if (piece >= 0)
            vaka_piece_set(match, piece, FIELD_FIGHTS, 0);
    }
    game->battle = game->smoke = game->ties = 0;
    game->bonus[0] = game->bonus[1] = 0;
    game->from = game->to = 0;
    game->defender = 0;
}

static void win_battle(vaka_match *match, int32_t winner, int32_t loser)
{
    skirmish_game *game = match->game;
    const vaka_piece *at = &match->pieces[winner];
    int32_t to = game->to;

    lose(match, loser);
    vaka_piece_set(match, winner, FIELD_VICTORIES, at->field[FIELD_VICTORIES] + 1);
    add_score(match, at->owner, 1, to);
    end_battle(match);
    if (at->owner == game->active && holder(match, to) < 0)
        go(match, winner, to);
}

bool roll_battle(vaka_match *match)
{
    skirmish_game *game = match->game;
    int32_t piece = fighter(match, game->from), other = fighter(match, game->to);

    if (piece < 0 || other < 0) {
        end_battle(match);
        return true;
    }
    int32_t mine = strength(match, piece) + game->bonus[0];
    int32_t theirs = strength(match, other) + game->bonus[1];
    mine += vaka_roll(match, 6);
    theirs += vaka_roll(match, 6);

    if (mine == theirs && game->ties++ == 0) {
        vaka_tell(match, EVENT_TIED, mine, theirs, 0, 0);
        return false;
    }
    bool won = mine > theirs;
    vaka_tell(match, EVENT_WON, mine, theirs, won ? game->active : game->defender, game->to);
    win_battle(match, won ? piece : other, won ? other : piece);
    return true;
}
