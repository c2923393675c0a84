/* tests/modules/hexref/bare.c - the yardstick game in bare C; the rules are in hexref.h.
 *
 * SPDX-License-Identifier: MIT */
#include "bare.h"

#include "vaka/ext/bench.h"

#include <string.h>

static inline uint32_t turn(uint32_t x, int k)
{
    return (x << k) | (x >> (32 - k));
}

static inline uint32_t next(uint32_t s[4])
{
    uint32_t result = turn(s[1] * 5u, 7) * 9u;
    uint32_t t = s[1] << 9;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = turn(s[3], 11);
    return result;
}

static inline uint32_t below(uint32_t s[4], uint32_t n)
{
    return (uint32_t)(((uint64_t)next(s) * n) >> 32);
}

static void fill(uint32_t rng[4], uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        rng[i] = (uint32_t)((z ^ (z >> 31)) >> 32);
    }
    if (!(rng[0] | rng[1] | rng[2] | rng[3]))
        rng[0] = 1;
}

static int die(hr_state *game)
{
    return 1 + (int)below(game->rng, 6);
}

static void shuffle(hr_state *game, uint8_t *at, uint32_t count)
{
    for (uint32_t i = count - 1; i > 0; i--) {
        uint32_t j = below(game->rng, i + 1);
        uint8_t other = at[i];

        at[i] = at[j];
        at[j] = other;
    }
}

void hr_board_init(hr_board *board)
{
    static const int8_t step[6][2] = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};
    int16_t index[13][13]; /* with a rim, so that every neighbour is there to be looked up */
    int16_t count = 0;

    memset(index, 0xff, sizeof index);
    for (int q = -5; q <= 5; q++)
        for (int r = -5; r <= 5; r++)
            if (q + r >= -5 && q + r <= 5)
                index[q + 6][r + 6] = count++;
    for (int q = 1; q <= 11; q++) {
        for (int r = 1; r <= 11; r++) {
            int slot = 0;

            if (index[q][r] < 0)
                continue;
            int16_t *near = board->near[index[q][r]];
            for (int d = 0; d < 6; d++)
                if (index[q + step[d][0]][r + step[d][1]] >= 0)
                    near[slot++] = index[q + step[d][0]][r + step[d][1]];
            while (slot < 6)
                near[slot++] = -1;
        }
    }
    board->home[0] = index[11][1];
    board->home[1] = index[1][11];
    board->home[2] = index[11][6];
    board->home[3] = index[1][6];
}

static void take_card(hr_state *game, hr_player *player)
{
    next(game->rng);
    player->hand[game->deck[--game->deck_count]]++;
    player->cards++;
}

void hr_setup(hr_state *game, const hr_board *board, uint64_t seed)
{
    memset(game, 0, sizeof *game);
    fill(game->rng, seed);
    game->winner = -1;
    game->battle_from = game->battle_to = -1;
    for (int i = 0; i < HR_HEXES; i++) {
        game->hex[i].owner = -1;
        game->bag[i] = (uint8_t)(1 + i * 4 / HR_HEXES);
    }
    shuffle(game, game->bag, HR_HEXES);
    game->bag_count = HR_HEXES;
    for (int i = 0; i < HR_CARDS; i++)
        game->deck[i] = (uint8_t)(i >> 3);
    shuffle(game, game->deck, HR_CARDS);
    game->deck_count = HR_CARDS;
    for (int8_t seat = 0; seat < HR_SEATS; seat++) {
        hr_player *player = &game->player[seat];

        game->hex[board->home[seat]] = (hr_hex){2, seat, 4, 2, 0, 0};
        player->gold = 3;
        player->place = 2;
        take_card(game, player);
        take_card(game, player);
    }
}

#define CODE(verb, argument) ((uint32_t)(verb) << 16 | (uint32_t)(argument))

static hr_action *legal_moves(const hr_state *game, const hr_board *board, hr_action *out)
{
    for (uint32_t h = 0; h < HR_HEXES; h++) {
        const hr_hex *hex = &game->hex[h];

        if (hex->owner != (int8_t)game->current || hex->moved || hex->soldiers + hex->decoys == 0)
            continue;
        for (uint32_t slot = 0; slot < 6; slot++) {
            int16_t to = board->near[h][slot];

            if (to < 0)
                break;
            if (game->hex[to].terrain == 1)
                continue;
            *out++ = CODE(HR_MOVE, h << 8 | slot << 1);
            if (hex->soldiers >= 2)
                *out++ = CODE(HR_MOVE, h << 8 | slot << 1 | 1);
        }
    }
    *out++ = CODE(HR_END_MOVE, 0);
    return out;
}

static hr_action *legal_builds(const hr_state *game, hr_action *out)
{
    const hr_player *me = &game->player[game->current];
    hr_action decoy[HR_HEXES];
    uint32_t decoys = 0;

    for (uint32_t h = 0; me->gold >= 1 && h < HR_HEXES; h++) {
        const hr_hex *hex = &game->hex[h];

        if (hex->owner != (int8_t)game->current)
            continue;
        if (me->gold >= 2 && hex->soldiers < 15)
            *out++ = CODE(HR_RECRUIT, h);
        if (hex->decoys < 7)
            decoy[decoys++] = CODE(HR_DECOY, h);
    }
    memcpy(out, decoy, decoys * sizeof *out);
    out += decoys;
    for (uint32_t kind = 0; kind < HR_CARD_KINDS; kind++)
        if (me->hand[kind])
            *out++ = CODE(HR_CARD, kind);
    if (me->gold >= 3 && game->deck_count)
        *out++ = CODE(HR_DRAW, 0);
    *out++ = CODE(HR_END, 0);
    return out;
}

static hr_action *legal_places(const hr_board *board, uint32_t seat, hr_action *out)
{
    const int16_t *near = board->near[board->home[seat]];
    int slot = 0;

    while (slot < 6 && near[slot] >= 0 && near[slot] < board->home[seat])
        *out++ = CODE(HR_PLACE, near[slot++]);
    *out++ = CODE(HR_PLACE, board->home[seat]);
    while (slot < 6 && near[slot] >= 0)
        *out++ = CODE(HR_PLACE, near[slot++]);
    return out;
}

uint32_t hr_legal(const hr_state *game, const hr_board *board, hr_action *out)
{
    hr_action *end = out;

    switch (game->stage) {
    case HR_STAGE_PLACE:
        end = legal_places(board, game->current, out);
        break;
    case HR_STAGE_MOVE:
        end = legal_moves(game, board, out);
        break;
    case HR_STAGE_BATTLE:
        *end++ = CODE(HR_ROLL, 0);
        *end++ = CODE(HR_RETREAT, 0);
        break;
    case HR_STAGE_BUILD:
        end = legal_builds(game, out);
        break;
    default:
        break;
    }
    return (uint32_t)(end - out);
}

static void begin_turn(hr_state *game)
{
    int own = 0;

    for (int h = 0; h < HR_HEXES; h++) {
        own += game->hex[h].owner == (int8_t)game->current;
        game->hex[h].moved = 0;
    }
    game->player[game->current].gold = (int16_t)(game->player[game->current].gold + 1 + own / 3);
    game->stage = HR_STAGE_MOVE;
    game->moves = game->builds = 0;
    if (own >= 31) {
        game->stage = HR_STAGE_OVER;
        game->winner = (int8_t)game->current;
    }
}

static void finish(hr_state *game)
{
    int count[HR_SEATS] = {0};

    for (int h = 0; h < HR_HEXES; h++)
        if (game->hex[h].owner >= 0)
            count[game->hex[h].owner]++;
    game->winner = 0;
    for (int8_t seat = 1; seat < HR_SEATS; seat++)
        if (count[seat] > count[game->winner])
            game->winner = seat;
    game->stage = HR_STAGE_OVER;
}

static void end_turn(hr_state *game)
{
    game->current = (uint8_t)((game->current + 1) % HR_SEATS);
    if (game->current == 0 && ++game->round >= HR_ROUNDS)
        finish(game);
    else
        begin_turn(game);
}

static void after_move(hr_state *game)
{
    game->stage = ++game->moves >= 3 ? HR_STAGE_BUILD : HR_STAGE_MOVE;
}

static void after_build(hr_state *game)
{
    if (++game->builds >= 3)
        end_turn(game);
}

static uint8_t at_most(int value, int limit)
{
    return (uint8_t)(value < limit ? value : limit);
}

static uint8_t at_least_none(int value)
{
    return (uint8_t)(value > 0 ? value : 0);
}

static void apply_place(hr_state *game, uint32_t argument)
{
    hr_hex *hex = &game->hex[argument];

    if (hex->terrain == 0)
        hex->terrain = 2;
    if (hex->owner < 0)
        hex->owner = (int8_t)game->current;
    if (hex->owner == (int8_t)game->current)
        hex->soldiers++;
    if (--game->player[game->current].place > 0)
        return;
    game->current = (uint8_t)((game->current + 1) % HR_SEATS);
    if (game->current == 0)
        begin_turn(game);
}

static void occupy(hr_state *game, hr_hex *hex, int soldiers, int decoys)
{
    hex->owner = (int8_t)game->current;
    hex->soldiers = at_most(hex->soldiers + soldiers, 15);
    hex->decoys = at_most(hex->decoys + decoys, 7);
    hex->seen = 0;
    hex->moved = 1;
    after_move(game);
}

/* Finds out what a hex is; true if it is sea. */
static int explore(hr_state *game, hr_hex *hex)
{
    next(game->rng);
    hex->terrain = game->bag[--game->bag_count];
    game->player[game->current].gold++;
    return hex->terrain == 1;
}

static void apply_move(hr_state *game, const hr_board *board, uint32_t argument)
{
    int from = (int)(argument >> 8), to = board->near[from][argument >> 1 & 7];
    hr_hex *x = &game->hex[from], *y = &game->hex[to];
    int soldiers = argument & 1 ? x->soldiers >> 1 : x->soldiers;
    int decoys = argument & 1 ? 0 : x->decoys;

    if (y->terrain == 0 && explore(game, y)) {
        x->moved = 1;
        after_move(game);
        return;
    }
    x->soldiers = (uint8_t)(x->soldiers - soldiers);
    x->decoys = (uint8_t)(x->decoys - decoys);
    if (y->owner >= 0 && y->owner != (int8_t)game->current && y->soldiers + y->decoys > 0) {
        y->decoys = 0;
        y->seen = 1;
        if (y->soldiers > 0 && soldiers > 0) {
            game->battle_from = (int16_t)from;
            game->battle_to = (int16_t)to;
            game->battle_count = (int16_t)soldiers;
            game->stage = HR_STAGE_BATTLE;
            return;
        }
        if (soldiers == 0) { /* decoys that attack vanish */
            after_move(game);
            return;
        }
    }
    occupy(game, y, soldiers, decoys);
}

static void apply_roll(hr_state *game)
{
    hr_player *me = &game->player[game->current];
    hr_hex *y = &game->hex[game->battle_to];
    int need = y->terrain == 4 ? 4 : 5, hits = 0, losses = 0;

    for (int i = 0; i < game->battle_count; i++)
        hits += die(game) + me->bonus >= 5;
    for (int i = 0; i < y->soldiers; i++)
        losses += die(game) >= need;
    y->soldiers = at_least_none(y->soldiers - hits);
    game->battle_count = at_least_none(game->battle_count - losses);
    if (game->battle_count > 0 && y->soldiers > 0)
        return;
    me->bonus = 0;
    if (game->battle_count > 0)
        occupy(game, y, game->battle_count, 0);
    else
        after_move(game);
}

static void apply_retreat(hr_state *game)
{
    hr_hex *x = &game->hex[game->battle_from];

    x->soldiers = at_most(x->soldiers + game->battle_count, 15);
    x->moved = 1;
    game->player[game->current].bonus = 0;
    after_move(game);
}

static void scout(hr_state *game)
{
    for (int h = 0; h < HR_HEXES; h++) {
        hr_hex *x = &game->hex[h];

        if (x->owner < 0 || x->owner == (int8_t)game->current || x->seen)
            continue;
        if (x->soldiers + x->decoys == 0)
            continue;
        x->seen = 1;
        return;
    }
}

static void steal(hr_player *me, hr_player *victim)
{
    int16_t loot = victim->gold < 2 ? victim->gold : 2;

    victim->gold = (int16_t)(victim->gold - loot);
    me->gold = (int16_t)(me->gold + loot);
}

static void apply_card(hr_state *game, uint32_t kind)
{
    hr_player *me = &game->player[game->current];

    me->hand[kind]--;
    me->cards--;
    switch (kind) {
    case 0:
        me->gold = (int16_t)(me->gold + 3);
        break;
    case 1:
        if (game->deck_count && me->cards < 8)
            take_card(game, me);
        break;
    case 2:
        scout(game);
        break;
    case 3:
        steal(me, &game->player[(game->current + 1) % HR_SEATS]);
        break;
    default:
        me->bonus = 1;
        me->gold = (int16_t)(me->gold + die(game));
        break;
    }
    after_build(game);
}

static void apply_draw(hr_state *game)
{
    hr_player *me = &game->player[game->current];

    me->gold = (int16_t)(me->gold - 3);
    if (me->cards < 8)
        take_card(game, me);
    after_build(game);
}

void hr_apply(hr_state *game, const hr_board *board, hr_action action)
{
    uint32_t argument = action & 0xffff;
    hr_player *me = &game->player[game->current];

    switch (action >> 16) {
    case HR_PLACE:
        apply_place(game, argument);
        break;
    case HR_MOVE:
        apply_move(game, board, argument);
        break;
    case HR_END_MOVE:
        game->stage = HR_STAGE_BUILD;
        break;
    case HR_ROLL:
        apply_roll(game);
        break;
    case HR_RETREAT:
        apply_retreat(game);
        break;
    case HR_RECRUIT:
        me->gold = (int16_t)(me->gold - 2);
        game->hex[argument].soldiers++;
        after_build(game);
        break;
    case HR_DECOY:
        me->gold = (int16_t)(me->gold - 1);
        game->hex[argument].decoys++;
        after_build(game);
        break;
    case HR_CARD:
        apply_card(game, argument);
        break;
    case HR_DRAW:
        apply_draw(game);
        break;
    default:
        end_turn(game);
        break;
    }
}

uint32_t hr_hash(const hr_state *game)
{
    uint32_t hash = HR_FNV_START;

    HR_FNV(hash, game->round);
    HR_FNV(hash, game->current);
    HR_FNV(hash, game->stage);
    HR_FNV(hash, game->winner);
    for (int h = 0; h < HR_HEXES; h++) {
        const hr_hex *hex = &game->hex[h];

        HR_FNV(hash, hex->terrain);
        HR_FNV(hash, hex->owner);
        HR_FNV(hash, hex->soldiers);
        HR_FNV(hash, hex->decoys);
        HR_FNV(hash, hex->seen);
    }
    for (int seat = 0; seat < HR_SEATS; seat++) {
        const hr_player *player = &game->player[seat];

        HR_FNV(hash, player->gold);
        HR_FNV(hash, player->gold >> 8);
        for (int kind = 0; kind < HR_CARD_KINDS; kind++)
            HR_FNV(hash, player->hand[kind]);
        HR_FNV(hash, player->bonus);
    }
    HR_FNV(hash, game->bag_count);
    HR_FNV(hash, game->deck_count);
    return hash;
}

uint64_t hr_run(uint64_t seed, uint32_t games, uint64_t *actions)
{
    hr_board board;
    hr_state game;
    hr_action legal[HR_MAX_LEGAL];
    uint32_t chooser[4];
    uint64_t hash = 0, taken = 0;

    hr_board_init(&board);
    for (uint32_t i = 0; i < games; i++) {
        hr_setup(&game, &board, seed + i);
        fill(chooser, (seed + i) ^ VAKA_BENCH_CHOOSER);
        for (; game.stage != HR_STAGE_OVER; taken++) {
            uint32_t count = hr_legal(&game, &board, legal);

            hr_apply(&game, &board, legal[below(chooser, count)]);
        }
        hash ^= hr_hash(&game);
    }
    *actions = taken;
    return hash;
}
