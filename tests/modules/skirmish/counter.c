/* tests/modules/skirmish/counter.c - what happens to a counter.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

void tell_unit(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b)
{
    const vaka_piece *at = &match->pieces[piece];
    bool down = at->face == VAKA_FACE_DOWN;
    vaka_event told = {(uint16_t)event,
                       (uint8_t)(down ? VAKA_SEAT(at->owner) : 0xff),
                       down ? 1u << 1 : 0,
                       {at->owner, at->kind, (int16_t)a, (int16_t)b, 0, 0}};

    vaka_tell_event(match, &told);
}

void add_score(vaka_match *match, int32_t seat, int32_t points, int32_t space)
{
    int32_t score = vaka_score(match, seat) + points;

    vaka_score_set(match, seat, score < INT16_MAX ? score : INT16_MAX);
    vaka_tell(match, EVENT_SCORED, seat, points, space, 0);
}

void lose(vaka_match *match, int32_t piece)
{
    skirmish_game *game = match->game;
    const vaka_piece *at = &match->pieces[piece];
    int32_t space = at->zone;

    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    tell_unit(match, EVENT_LOST, piece, space, 0);
    if (at->owner == game->active)
        game->left[space]++;
    vaka_piece_set(match, piece, FIELD_STEPS, 0);
    vaka_piece_set(match, piece, FIELD_FIGHTS, 0);
    vaka_piece_move(match, piece, ZONE_LOST);
}

bool show(vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];

    if (at->face == VAKA_FACE_UP)
        return true;
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    tell_unit(match, EVENT_REVEALED, piece, at->zone, 0);
    if (!is_decoy(at->kind))
        return true;
    lose(match, piece);
    return false;
}

void tire(vaka_match *match, int32_t piece, int32_t gone)
{
    vaka_piece_set(match, piece, FIELD_STEPS, gone);
}

void go(vaka_match *match, int32_t piece, int32_t to)
{
    skirmish_game *game = match->game;
    int32_t from = match->pieces[piece].zone;

    tell_unit(match, EVENT_MOVED, piece, from, to);
    vaka_piece_move(match, piece, to);
    game->left[from]++;
    game->came[to]++;
}

/* 4.3: one of several face-down counters leaves; nobody can say which one. */
void leave_in_the_dark(vaka_match *match, int32_t space)
{
    int32_t down = 0;

    for (VAKA_EACH(match, space, piece))
        down += match->pieces[piece].owner >= 0 && match->pieces[piece].face == VAKA_FACE_DOWN;
    if (down < 2)
        return;
    for (VAKA_EACH(match, space, piece))
        if (match->pieces[piece].owner >= 0)
            vaka_forget(match, piece);
}
