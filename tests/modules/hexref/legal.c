/* tests/modules/hexref/legal.c - what may be done, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

/* Reasons: the number is that of the rule in hexref.h. */
static const vaka_reason not_your_turn = {"not_your_turn", "1.2", "it is the turn of {0:seat}"};
static const vaka_reason not_now = {"not_now", "1.3", "'{0:verb}' belongs to another stage"};
static const vaka_reason not_home = {"not_home", "2.1",
                                     "{0:zone} is neither {1:zone}, your home, nor next to it"};
static const vaka_reason not_yours = {"not_yours", "3.1", "{0:zone} is not yours"};
static const vaka_reason has_moved = {"has_moved", "3.2",
                                      "the garrison at {0:zone} has moved this turn"};
static const vaka_reason nobody_there = {"nobody_there", "3.3", "there is nobody at {0:zone}"};
static const vaka_reason not_adjacent = {"not_adjacent", "3.4", "{1:zone} is not next to {0:zone}"};
static const vaka_reason is_sea = {"is_sea", "3.5", "{1:zone} is sea"};
static const vaka_reason too_few = {
    "too_few", "3.6", "half a garrison moves from two soldiers on: {0:zone} has {2:int}"};
static const vaka_reason build_not_yours = {"build_not_yours", "5.1", "{0:zone} is not yours"};
static const vaka_reason no_gold = {"no_gold", "5.2", "it costs {0:int} gold: you have {1:int}"};
static const vaka_reason full = {"full", "5.3",
                                 "{0:zone} already has {1:int}, the most there can be"};
static const vaka_reason no_card = {"no_card", "5.4", "you have no {0:kind}"};
static const vaka_reason no_deck = {"no_deck", "5.5", "the deck is used up"};

static uint32_t kinds_in_hand(const vaka_match *match, int32_t seat)
{
    uint32_t set = 0;

    for (VAKA_EACH(match, ZONE_HAND + seat, piece))
        set |= 1u << match->pieces[piece].kind;
    return set;
}

/* Why one may not place at a hex (2). Obstacles are shared by why_not() and legal(). */
static const vaka_reason *place_obstacle(const hr_board *board, int32_t seat, int32_t hex)
{
    const int16_t *near = board->near[board->home[seat]];

    if (hex == board->home[seat])
        return NULL;
    for (int32_t slot = 0; slot < 6; slot++)
        if (near[slot] == hex)
            return NULL;
    return &not_home;
}

/* Why a garrison may not move at all (3.3). */
static inline const vaka_reason *crew_obstacle(const vaka_piece *piece)
{
    return piece->field[SOLDIERS] + piece->field[DECOYS] == 0 ? &nobody_there : NULL;
}

static const vaka_reason *leave_obstacle(const vaka_match *match, int32_t seat, int32_t hex)
{
    const hexref_game *game = match->game;

    if (!in_set(game->own[seat], hex))
        return &not_yours;
    return in_set(game->moved, hex) ? &has_moved : crew_obstacle(garrison(match, hex));
}

/* Why a hex may not be entered (3.5), and why half may not go (3.6). */
static inline const vaka_reason *enter_obstacle(const hexref_game *game, int32_t hex)
{
    return in_set(game->sea, hex) ? &is_sea : NULL;
}

static inline const vaka_reason *half_obstacle(const vaka_piece *piece)
{
    return piece->field[SOLDIERS] < 2 ? &too_few : NULL;
}

static const vaka_reason *move_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const hexref_game *game = match->game;
    const int16_t *near = ((const hr_board *)match->facts)->near[action->arg[0]];
    const vaka_reason *reason = leave_obstacle(match, action->seat, action->arg[0]);
    int32_t slot = 0;

    fact[0] = action->arg[0];
    fact[1] = action->arg[1];
    if (reason)
        return reason;
    while (slot < 6 && near[slot] != action->arg[1])
        slot++;
    if (slot == 6)
        return &not_adjacent;
    reason = enter_obstacle(game, action->arg[1]);
    if (reason || !action->arg[2])
        return reason;
    const vaka_piece *piece = garrison(match, action->arg[0]);
    fact[2] = piece->field[SOLDIERS];
    return half_obstacle(piece);
}

static inline const vaka_reason *gold_obstacle(const hexref_game *game, int32_t seat, int32_t cost)
{
    return game->gold[seat] < cost ? &no_gold : NULL;
}

/* Why no more of this may be in a garrison (5.3). */
static inline const vaka_reason *room_obstacle(const vaka_piece *piece, int32_t field)
{
    return piece->field[field] >= (field == SOLDIERS ? MOST_SOLDIERS : MOST_DECOYS) ? &full : NULL;
}

static const vaka_reason *build_obstacle(const vaka_match *match, const vaka_action *action,
                                         int32_t field, int16_t fact[VAKA_TEXT_ARGS])
{
    const hexref_game *game = match->game;
    int32_t cost = field == SOLDIERS ? 2 : 1;

    fact[0] = action->arg[0];
    if (!in_set(game->own[action->seat], action->arg[0]))
        return &build_not_yours;
    const vaka_piece *piece = garrison(match, action->arg[0]);
    fact[1] = piece->field[field];
    if (room_obstacle(piece, field))
        return &full;
    fact[0] = (int16_t)cost;
    fact[1] = game->gold[action->seat];
    return gold_obstacle(game, action->seat, cost);
}

static const vaka_reason *draw_obstacle(const vaka_match *match, int32_t seat,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const hexref_game *game = match->game;

    if (!match->zones[ZONE_DECK].count)
        return &no_deck;
    fact[0] = 3;
    fact[1] = game->gold[seat];
    return gold_obstacle(game, seat, 3);
}

const vaka_reason *hexref_why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    static const uint8_t stage_of[VERB_COUNT] = {
        STAGE_PLACE, STAGE_MOVE,  STAGE_MOVE,  STAGE_BATTLE, STAGE_BATTLE,
        STAGE_BUILD, STAGE_BUILD, STAGE_BUILD, STAGE_BUILD,  STAGE_BUILD};
    const hexref_game *game = match->game;

    fact[0] = game->current;
    if (action->seat != game->current)
        return &not_your_turn;
    fact[0] = action->verb;
    if (stage_of[action->verb] != game->stage)
        return &not_now;
    switch (action->verb) {
    case VERB_PLACE:
        fact[0] = action->arg[0];
        fact[1] = ((const hr_board *)match->facts)->home[action->seat];
        return place_obstacle(match->facts, action->seat, action->arg[0]);
    case VERB_MOVE:
        return move_obstacle(match, action, fact);
    case VERB_RECRUIT:
        return build_obstacle(match, action, SOLDIERS, fact);
    case VERB_DECOY:
        return build_obstacle(match, action, DECOYS, fact);
    case VERB_CARD:
        fact[0] = action->arg[0];
        return kinds_in_hand(match, action->seat) >> action->arg[0] & 1u ? NULL : &no_card;
    case VERB_DRAW:
        return draw_obstacle(match, action->seat, fact);
    default:
        return NULL;
    }
}

static void legal_places(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const hr_board *board = match->facts;
    const int16_t *near = board->near[board->home[seat]];
    int32_t slot = 0;

    for (; slot < 6 && near[slot] >= 0 && near[slot] < board->home[seat]; slot++)
        vaka_offer(out, seat, VERB_PLACE, near[slot], 0, 0, 0);
    vaka_offer(out, seat, VERB_PLACE, board->home[seat], 0, 0, 0);
    for (; slot < 6 && near[slot] >= 0; slot++)
        vaka_offer(out, seat, VERB_PLACE, near[slot], 0, 0, 0);
}

static inline void offer_moves(const vaka_match *match, int32_t seat, int32_t hex,
                               vaka_actions *list)
{
    const int16_t *near = ((const hr_board *)match->facts)->near[hex];
    const vaka_piece *piece = garrison(match, hex);
    bool splits = !half_obstacle(piece);

    if (crew_obstacle(piece))
        return;
    for (int32_t slot = 0; slot < 6 && near[slot] >= 0; slot++) {
        if (enter_obstacle(match->game, near[slot]))
            continue;
        vaka_offer(list, seat, VERB_MOVE, hex, near[slot], 0, 0);
        if (splits)
            vaka_offer(list, seat, VERB_MOVE, hex, near[slot], 1, 0);
    }
}

static void legal_moves(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const hexref_game *game = match->game;
    vaka_actions list = *out; /* a copy whose address nobody has stays in registers */

    for (int32_t half = 0; half < 2; half++)
        for (uint64_t set = game->own[seat][half] & ~game->moved[half]; set; set &= set - 1)
            offer_moves(match, seat, half * 64 + __builtin_ctzll(set), &list);
    vaka_offer(&list, seat, VERB_END_MOVE, 0, 0, 0, 0);
    *out = list;
}

static void legal_builds(const vaka_match *match, int32_t seat, int32_t field, vaka_actions *out)
{
    const hexref_game *game = match->game;
    uint32_t verb = field == SOLDIERS ? VERB_RECRUIT : VERB_DECOY;
    vaka_actions list = *out;

    if (gold_obstacle(game, seat, field == SOLDIERS ? 2 : 1))
        return;
    for (int32_t half = 0; half < 2; half++) {
        for (uint64_t set = game->own[seat][half]; set; set &= set - 1) {
            int32_t hex = half * 64 + __builtin_ctzll(set);

            if (!room_obstacle(garrison(match, hex), field))
                vaka_offer(&list, seat, verb, hex, 0, 0, 0);
        }
    }
    *out = list;
}

static void legal_cards(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];
    uint32_t hand = kinds_in_hand(match, seat);

    for (int32_t kind = CARD_TAX; kind <= CARD_DRUMS; kind++)
        if (hand >> kind & 1u)
            vaka_offer(out, seat, VERB_CARD, kind, 0, 0, 0);
    if (!draw_obstacle(match, seat, fact))
        vaka_offer(out, seat, VERB_DRAW, 0, 0, 0, 0);
    vaka_offer(out, seat, VERB_END, 0, 0, 0, 0);
}

void hexref_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const hexref_game *game = match->game;

    if (seat != game->current)
        return;
    switch (game->stage) {
    case STAGE_PLACE:
        legal_places(match, seat, out);
        break;
    case STAGE_MOVE:
        legal_moves(match, seat, out);
        break;
    case STAGE_BATTLE:
        vaka_offer(out, seat, VERB_ROLL, 0, 0, 0, 0);
        vaka_offer(out, seat, VERB_RETREAT, 0, 0, 0, 0);
        break;
    case STAGE_BUILD:
        legal_builds(match, seat, SOLDIERS, out);
        legal_builds(match, seat, DECOYS, out);
        legal_cards(match, seat, out);
        break;
    default:
        break;
    }
}
