/* tests/modules/reef/round.c - the sequence of play, and the end.
 *
 * SPDX-License-Identifier: MIT */
#include "reef.h"

/* 4. */
static void score(vaka_match *match, int32_t seat, const int32_t row[2])
{
    int32_t tiles = 0, guards = 0;

    for (int32_t space = 0; space < SPACES; space++) {
        int32_t tile = tile_at(match, space);
        if (tile < 0 || match->pieces[tile].owner != seat)
            continue;
        tiles++;
        guards += vaka_marked(match, tile) == MARK_GUARDED;
    }
    vaka_sheet_points(match, row[0], seat, tiles);
    vaka_sheet_points(match, row[1], seat, guards);
    vaka_score_set(match, seat, tiles + guards);
}

static void finish(vaka_match *match)
{
    int32_t row[2], most = 0;
    uint8_t winners = 0;

    row[0] = vaka_sheet_row(match, WORD_TILES);
    row[1] = vaka_sheet_row(match, WORD_GUARDS);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        score(match, seat, row);
        most = vaka_score(match, seat) > most ? vaka_score(match, seat) : most;
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        winners |= (uint8_t)(vaka_score(match, seat) == most ? VAKA_SEAT(seat) : 0);
    vaka_tell(match, EVENT_OVER, 0, 0, 0, 0);
    vaka_finish(match, winners);
}

void reef_step(vaka_match *match, const vaka_frame *frame)
{
    reef_game *game = match->game;

    if (frame->step == STEP_ROUND && !frame->stage) {
        vaka_stage_set(match, 1);
        vaka_ask_each(match, vaka_seats_in(match), 0, 1);
    } else if (frame->step == STEP_ROUND) {
        vaka_done(match);
    } else if (game->round == game->rounds) {
        finish(match);
    } else {
        game->round++;
        vaka_turn_set(match, game->round);
        vaka_tell(match, EVENT_ROUND, game->round, game->rounds, 0, 0);
        vaka_push(match, STEP_ROUND, 0, 0, 0);
    }
}
