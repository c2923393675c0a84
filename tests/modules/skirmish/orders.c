/* tests/modules/skirmish/orders.c - what each verb does.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

static void apply_deploy(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;
    int32_t supply = zone_of(action->seat, SEAT_SUPPLY), space = action->arg[1];
    int32_t piece = vaka_find(match, supply, VAKA_NONE, action->arg[0]);

    vaka_piece_move(match, piece, space);
    tell_unit(match, EVENT_DEPLOYED, piece, space, 0);
    if (game->active >= 0)
        game->orders--;
    else
        vaka_again(match); /* the seat goes on deploying until it is ready */
}

static void apply_ready(vaka_match *match, const vaka_action *action)
{
    (void)match;
    (void)action;
}

static void apply_move(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;
    int32_t from = action->arg[1], to = action->arg[2];
    int32_t piece = freshest(match, from, action->seat, action->arg[0], (uint32_t)action->arg[3]);

    game->orders--;
    tire(match, piece, match->pieces[piece].field[FIELD_STEPS] + 1);
    if (holder(match, to) >= 0 && holder(match, to) != action->seat) {
        attack(match, piece, to);
        return;
    }
    if (action->arg[3] == VAKA_FACE_DOWN)
        leave_in_the_dark(match, from);
    go(match, piece, to);
}

static void apply_scout(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;
    int32_t space = action->arg[1], enemy = action->arg[2];

    game->orders--;
    show(match, volunteer(match, action->arg[0], action->seat, KIND_RIDER));
    vaka_tell(match, EVENT_SCOUTED, action->seat, enemy, space, 0);
    for (VAKA_EACH(match, space, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        vaka_event saw = {EVENT_SAW,
                          VAKA_SEAT(action->seat) | VAKA_SEAT(enemy),
                          VAKA_EVENT_PRIVATE,
                          {action->seat, at->kind, (int16_t)space, 0, 0, 0}};
        if (at->owner != enemy || at->face == VAKA_FACE_UP)
            continue;
        vaka_look(match, action->seat, piece);
        vaka_tell_event(match, &saw);
    }
}

/* What a tile does to the counter that found it. */
static void find_tile(vaka_match *match, int32_t tile, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];
    int32_t space = at->zone;

    switch (match->pieces[tile].kind) {
    case KIND_SPRING:
        add_score(match, at->owner, 1, space);
        break;
    case KIND_RUIN:
        add_score(match, at->owner, 2, space);
        break;
    case KIND_MARSH:
        tire(match, piece, unit_of(at->kind)->speed);
        break;
    case KIND_RAIDERS:
        if (vaka_roll(match, 6) <= 2)
            lose(match, piece);
        break;
    default:
        break;
    }
}

static void apply_explore(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;
    int32_t space = action->arg[1], tile = tile_at(match, space);
    int32_t piece = volunteer(match, space, action->seat, action->arg[0]);

    game->orders--;
    show(match, piece);
    if (tile < 0)
        tile = vaka_draw(match, ZONE_TILES, space);
    vaka_piece_flip(match, tile, VAKA_FACE_UP);
    vaka_tell(match, EVENT_EXPLORED, action->seat, space, match->pieces[tile].kind, 0);
    find_tile(match, tile, piece);
}

static void apply_end(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;

    (void)action;
    game->over = 1;
}

static void apply_play(vaka_match *match, const vaka_action *action)
{
    skirmish_game *game = match->game;
    int32_t kind = action->arg[0], side = action->arg[1];
    int32_t card = vaka_find(match, zone_of(action->seat, SEAT_HAND), VAKA_NONE, kind);
    int8_t *bonus = &game->bonus[side != game->active];

    vaka_piece_flip(match, card, VAKA_FACE_UP);
    vaka_piece_move(match, card, ZONE_DISCARD);
    vaka_tell(match, EVENT_PLAYED, action->seat, kind, side, 0);
    if (kind == KIND_SMOKE)
        game->smoke = 1;
    else
        *bonus = (int8_t)(*bonus + (kind == KIND_HORSE ? 2 : 1));
}

static void apply_reveal(vaka_match *match, const vaka_action *action)
{
    vaka_again(match); /* before the seat is ready it may have more to deploy */
    show(match, freshest(match, action->arg[1], action->seat, action->arg[0], VAKA_FACE_DOWN));
}

void skirmish_apply(vaka_match *match, const vaka_action *action)
{
    static void (*const apply[VERB_COUNT])(vaka_match *, const vaka_action *) = {
        [VERB_DEPLOY] = apply_deploy,   [VERB_READY] = apply_ready,   [VERB_MOVE] = apply_move,
        [VERB_SCOUT] = apply_scout,     [VERB_END] = apply_end,       [VERB_PLAY] = apply_play,
        [VERB_EXPLORE] = apply_explore, [VERB_REVEAL] = apply_reveal,
    };

    apply[action->verb](match, action);
}
