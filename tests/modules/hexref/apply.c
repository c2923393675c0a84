/* tests/modules/hexref/apply.c - what actions do.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

static void finish(vaka_match *match, int32_t winner)
{
    hexref_game *game = match->game;

    game->stage = STAGE_OVER;
    game->winner = (int8_t)winner;
    for (int32_t seat = 0; seat < SEATS; seat++)
        vaka_score_set(match, seat, set_size(game->own[seat]));
    vaka_finish(match, VAKA_SEAT(winner));
}

static void begin_turn(vaka_match *match)
{
    hexref_game *game = match->game;
    int32_t own = set_size(game->own[game->current]);

    game->moved[0] = game->moved[1] = 0;
    game->gold[game->current] = (int16_t)(game->gold[game->current] + 1 + own / 3);
    game->stage = STAGE_MOVE;
    game->moves = game->builds = 0;
    vaka_score_set(match, game->current, own);
    vaka_tell(match, EVENT_TURN, game->current, own, game->gold[game->current], 0);
    if (own >= 31)
        finish(match, game->current);
}

static void end_turn(vaka_match *match)
{
    hexref_game *game = match->game;
    int32_t best = 0;

    game->current = (uint8_t)((game->current + 1) % SEATS);
    if (game->current == 0)
        vaka_turn_set(match, 1 + ++game->round);
    if (game->round < ROUNDS) {
        begin_turn(match);
        return;
    }
    for (int32_t seat = 1; seat < SEATS; seat++)
        if (set_size(game->own[seat]) > set_size(game->own[best]))
            best = seat;
    finish(match, best);
}

static void after_move(hexref_game *game)
{
    game->stage = ++game->moves >= 3 ? STAGE_BUILD : STAGE_MOVE;
}

static void after_build(vaka_match *match)
{
    hexref_game *game = match->game;

    if (++game->builds >= 3)
        end_turn(match);
}

static void set_field(vaka_match *match, int32_t piece, int32_t field, int32_t value)
{
    if (match->pieces[piece].field[field] != value)
        vaka_piece_set(match, piece, field, value);
}

static void flip(vaka_match *match, int32_t piece, uint32_t face)
{
    if (match->pieces[piece].face != face)
        vaka_piece_flip(match, piece, face);
}

static void apply_place(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;
    int32_t hex = action->arg[0], piece = match->zones[hex].first;

    if (game->terrain[hex] == TERRAIN_UNKNOWN)
        game->terrain[hex] = TERRAIN_PLAIN;
    if (piece < 0)
        piece = hexref_settle(match, action->seat, hex);
    if (match->pieces[piece].owner == action->seat)
        vaka_piece_set(match, piece, SOLDIERS, match->pieces[piece].field[SOLDIERS] + 1);
    vaka_tell(match, EVENT_PLACED, action->seat, hex, 0, 0);
    if (--game->place[action->seat] > 0)
        return;
    game->current = (uint8_t)((game->current + 1) % SEATS);
    if (game->current == 0) {
        vaka_turn_set(match, 1);
        begin_turn(match);
    }
}

/* 3.7, 3.8: soldiers and decoys of the current side come to rest at a hex that is not defended. */
static void occupy(vaka_match *match, int32_t hex, int32_t soldiers, int32_t decoys)
{
    hexref_game *game = match->game;
    int32_t seat = game->current, piece = match->zones[hex].first;

    if (piece < 0) {
        piece = hexref_settle(match, seat, hex);
    } else if (match->pieces[piece].owner != seat) {
        take_out(game->own[match->pieces[piece].owner], hex);
        put_in(game->own[seat], hex);
        vaka_piece_own(match, piece, seat);
        vaka_tell(match, EVENT_TAKEN, seat, hex, 0, 0);
    }
    flip(match, piece, VAKA_FACE_DOWN);
    const int16_t *field = match->pieces[piece].field;
    set_field(match, piece, SOLDIERS, at_most(field[SOLDIERS] + soldiers, MOST_SOLDIERS));
    set_field(match, piece, DECOYS, at_most(field[DECOYS] + decoys, MOST_DECOYS));
    put_in(game->moved, hex);
    after_move(game);
}

/* 3.4: draws the tile of an unknown hex; true if it is a sea. */
static bool explore(vaka_match *match, int32_t seat, int32_t hex)
{
    hexref_game *game = match->game;
    int32_t piece = vaka_draw(match, ZONE_BAG, hex);
    int32_t terrain = match->pieces[piece].kind;

    vaka_learned(match, seat); /* all are told, though the tile itself was shown to nobody */
    vaka_piece_remove(match, piece);
    game->terrain[hex] = (uint8_t)terrain;
    game->gold[seat]++;
    vaka_tell(match, EVENT_FOUND, seat, terrain, hex, 0);
    if (terrain != TERRAIN_SEA)
        return false;
    put_in(game->sea, hex);
    return true;
}

/* 3.7: what happens at a hex of another side; true if the attackers come to rest there. */
static bool attack(vaka_match *match, const vaka_action *action, int32_t soldiers)
{
    hexref_game *game = match->game;
    int32_t hex = action->arg[1], piece = match->zones[hex].first;
    const int16_t *field = match->pieces[piece].field;

    vaka_learned(match, action->seat); /* that nobody is there is news, too */
    if (field[SOLDIERS] + field[DECOYS] == 0)
        return true;
    set_field(match, piece, DECOYS, 0);
    flip(match, piece, VAKA_FACE_UP);
    if (field[SOLDIERS] > 0 && soldiers > 0) {
        game->battle_from = action->arg[0];
        game->battle_to = (int16_t)hex;
        game->battle_count = (int16_t)soldiers;
        game->stage = STAGE_BATTLE;
        vaka_tell(match, EVENT_BATTLE, soldiers, field[SOLDIERS], hex, 0);
        return false;
    }
    if (soldiers > 0)
        return true;
    vaka_tell(match, EVENT_VANISHED, action->seat, hex, 0, 0);
    after_move(game);
    return false;
}

static void apply_move(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;
    int32_t from = action->arg[0], to = action->arg[1], piece = match->zones[from].first;
    const int16_t *field = match->pieces[piece].field;
    int32_t soldiers = action->arg[2] ? field[SOLDIERS] >> 1 : field[SOLDIERS];
    int32_t decoys = action->arg[2] ? 0 : field[DECOYS];

    vaka_tell(match, EVENT_MOVED, action->seat, from, to, action->arg[2]);
    if (game->terrain[to] == TERRAIN_UNKNOWN && explore(match, action->seat, to)) {
        put_in(game->moved, from);
        after_move(game);
        return;
    }
    int32_t owner = owner_of(match, to);
    set_field(match, piece, SOLDIERS, field[SOLDIERS] - soldiers);
    set_field(match, piece, DECOYS, field[DECOYS] - decoys);
    if (owner == VAKA_NONE || owner == action->seat || attack(match, action, soldiers))
        occupy(match, to, soldiers, decoys);
}

static void apply_roll(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;
    int32_t hex = game->battle_to, piece = match->zones[hex].first;
    int32_t defenders = match->pieces[piece].field[SOLDIERS], bonus = game->bonus[action->seat];
    int32_t need = game->terrain[hex] == TERRAIN_HILL ? 4 : 5, hits = 0, losses = 0;

    for (int32_t i = 0; i < game->battle_count; i++)
        hits += vaka_roll(match, 6) + bonus >= 5;
    for (int32_t i = 0; i < defenders; i++)
        losses += vaka_roll(match, 6) >= need;
    defenders = defenders > hits ? defenders - hits : 0;
    game->battle_count = (int16_t)(game->battle_count > losses ? game->battle_count - losses : 0);
    set_field(match, piece, SOLDIERS, defenders);
    if (game->battle_count > 0 && defenders > 0) {
        vaka_tell(match, EVENT_BATTLE, game->battle_count, defenders, hex, 0);
        return;
    }
    game->bonus[action->seat] = 0;
    if (game->battle_count > 0) {
        occupy(match, hex, game->battle_count, 0);
        return;
    }
    vaka_tell(match, EVENT_REPELLED, action->seat, hex, 0, 0);
    after_move(game);
}

static void apply_retreat(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;
    int32_t piece = match->zones[game->battle_from].first;
    int32_t soldiers = match->pieces[piece].field[SOLDIERS] + game->battle_count;

    set_field(match, piece, SOLDIERS, at_most(soldiers, MOST_SOLDIERS));
    put_in(game->moved, game->battle_from);
    game->bonus[action->seat] = 0;
    vaka_tell(match, EVENT_RETREATED, action->seat, game->battle_from, 0, 0);
    after_move(game);
}

static void apply_build(vaka_match *match, const vaka_action *action, int32_t field)
{
    hexref_game *game = match->game;
    int32_t piece = match->zones[action->arg[0]].first;

    game->gold[action->seat] = (int16_t)(game->gold[action->seat] - (field == SOLDIERS ? 2 : 1));
    vaka_piece_set(match, piece, field, match->pieces[piece].field[field] + 1);
    vaka_tell(match, EVENT_BUILT, action->seat, action->arg[0], 0, 0);
    after_build(match);
}

static void spy(vaka_match *match, int32_t seat)
{
    const hexref_game *game = match->game;

    vaka_learned(match, seat); /* which garrisons were passed over, and if there was none */
    for (int32_t hex = 0; hex < HEXES; hex++) {
        int32_t piece = match->zones[hex].first;

        if (piece < 0 || in_set(game->own[seat], hex))
            continue;
        const vaka_piece *at = &match->pieces[piece];
        if (at->face == VAKA_FACE_UP || at->field[SOLDIERS] + at->field[DECOYS] == 0)
            continue;
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_tell(match, EVENT_SPIED, hex, at->field[SOLDIERS], at->field[DECOYS], 0);
        return;
    }
}

static void steal(hexref_game *game, int32_t seat)
{
    int32_t victim = (seat + 1) % SEATS;
    int32_t loot = at_most(game->gold[victim], 2);

    game->gold[victim] = (int16_t)(game->gold[victim] - loot);
    game->gold[seat] = (int16_t)(game->gold[seat] + loot);
}

static void apply_card(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;
    int32_t seat = action->seat, hand = ZONE_HAND + seat;

    vaka_piece_move(match, vaka_find(match, hand, VAKA_NONE, action->arg[0]), ZONE_DISCARD);
    vaka_tell(match, EVENT_CARD, seat, action->arg[0], 0, 0);
    switch (action->arg[0]) {
    case CARD_TAX:
        game->gold[seat] = (int16_t)(game->gold[seat] + 3);
        break;
    case CARD_LEVY:
        if (match->zones[ZONE_DECK].count && match->zones[hand].count < HAND_LIMIT)
            hexref_take_card(match, seat);
        break;
    case CARD_SPY:
        spy(match, seat);
        break;
    case CARD_THEFT:
        steal(game, seat);
        break;
    default:
        game->bonus[seat] = 1;
        game->gold[seat] = (int16_t)(game->gold[seat] + vaka_roll(match, 6));
        break;
    }
    after_build(match);
}

static void apply_draw(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;

    game->gold[action->seat] = (int16_t)(game->gold[action->seat] - 3);
    if (match->zones[ZONE_HAND + action->seat].count < HAND_LIMIT)
        hexref_take_card(match, action->seat);
    after_build(match);
}

void hexref_apply(vaka_match *match, const vaka_action *action)
{
    hexref_game *game = match->game;

    switch (action->verb) {
    case VERB_PLACE:
        apply_place(match, action);
        break;
    case VERB_MOVE:
        apply_move(match, action);
        break;
    case VERB_END_MOVE:
        game->stage = STAGE_BUILD;
        break;
    case VERB_ROLL:
        apply_roll(match, action);
        break;
    case VERB_RETREAT:
        apply_retreat(match, action);
        break;
    case VERB_RECRUIT:
        apply_build(match, action, SOLDIERS);
        break;
    case VERB_DECOY:
        apply_build(match, action, DECOYS);
        break;
    case VERB_CARD:
        apply_card(match, action);
        break;
    case VERB_DRAW:
        apply_draw(match, action);
        break;
    default:
        end_turn(match);
        break;
    }
}
