/* rows.c - the rows of a battle: who stands where, who falls and who comes back [8.2].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "opponent/opponent.h"

static bool attacks(const vaka_match *match, int32_t seat)
{
    return seat >= 0 && seat == game_of(match)->attacker;
}

int32_t front_row(const vaka_match *match, int32_t seat)
{
    return zone_of(match, attacks(match, seat) ? ZONE_ATTACK : ZONE_DEFEND);
}

int32_t back_row(const vaka_match *match, int32_t seat)
{
    return zone_of(match, attacks(match, seat) ? ZONE_ATTACK_BACK : ZONE_DEFEND_BACK);
}

int32_t find_defender(const vaka_match *match, int32_t attacker, int32_t hex)
{
    int32_t owner = controller(match, hex);

    if (owner >= 0 && owner != attacker)
        return owner;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner >= 0 && at->owner != attacker && is_counter(match, at->kind))
            return at->owner;
    }
    return VAKA_NONE;
}

bool is_contested(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    return enemy_hex(match, game->attacker, game->battle_at);
}

bool must_fight(const vaka_match *match, int32_t seat, int32_t hex)
{
    return vaka_has(match, hex, seat) && enemy_hex(match, seat, hex) &&
           find_like(match, hex, seat, KIND_WAR_CANOE) >= 0;
}

int32_t battles_left(const vaka_match *match, int32_t seat, int16_t out[MAX_HEXES])
{
    int32_t count = 0;

    for (int32_t hex = hex_with(match, seat, 0); hex >= 0; hex = hex_with(match, seat, hex + 1))
        if (!has_hex(game_of(match)->fought, hex) && must_fight(match, seat, hex))
            out[count++] = (int16_t)hex;
    return count;
}

void begin_battle(vaka_match *match, int32_t hex)
{
    add_hex(game_of(match)->fought, hex);
    vaka_push(match, STEP_BATTLE, hex, 0, 0);
}

/* Bands that fight beside `seat`'s war canoes: all on an island, one a canoe at sea (B2). */
static int32_t bands_in_front(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!is_ocean(match, hex))
        return INT16_MAX;
    return war_places_at(match, hex, seat);
}

static bool fights(const vaka_match *match, int32_t piece, int32_t *bands)
{
    const vaka_piece *at = &match->pieces[piece];

    if (like_of(match, at->kind) != KIND_BAND || !counter_of(match, at->kind)->fights)
        return counter_of(match, at->kind)->fights;
    if (attacks(match, at->owner))
        return (at->field[FIELD_FLAGS] & PIECE_ON_WAR) != 0;
    return (*bands)-- > 0;
}

static void lay_side(vaka_match *match, int32_t seat)
{
    int32_t hex = game_of(match)->battle_at, bands = bands_in_front(match, seat, hex);

    for (int32_t piece = match->zones[hex].first, next; piece >= 0; piece = next) {
        const vaka_piece *at = &match->pieces[piece];

        next = at->next;
        if (at->owner != seat || !is_counter(match, at->kind))
            continue;
        if (is_rumor(match, at->kind)) { /* 7.6 */
            vaka_tell(match, EVENT_RUMOR_GONE, seat, 0, 0, 0);
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
            piece_home(match, piece);
            continue;
        }
        bool front = fights(match, piece, &bands);
        vaka_piece_move(match, piece, front ? front_row(match, seat) : back_row(match, seat));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_tell(match, EVENT_PIECE_SHOWN, seat, at->kind, 0, 0);
    }
}

/* The nth Local Warrior for a battle: the defender's own as far as villages give them; those that
 * events and cards give, and all of an independent group, are blue. */
static int32_t spare_local(const vaka_match *match, int32_t nth)
{
    const conquest_game *game = game_of(match);
    int32_t zone = zone_of(match, ZONE_LOCALS), own = VAKA_NONE;

    if (game->defender >= 0 && nth < (game->hex[game->battle_at].villages + 1) / 2)
        own = vaka_find(match, zone, game->defender, KIND_LOCAL);
    return own >= 0 ? own : vaka_find(match, zone, VAKA_NONE, KIND_BLUE);
}

static void lay_locals(vaka_match *match)
{
    conquest_game *game = game_of(match);
    int32_t hex = game->battle_at, wanted, placed = 0;

    if (!enemy_group(match, game->attacker, hex))
        return;
    if (game->hex[hex].independent) /* 8.5: for this battle only */
        game->hex[hex].villages = (uint8_t)green_boxes(match, hex);
    for (wanted = local_warriors(match, hex); placed < wanted; placed++) {
        int32_t piece = spare_local(match, placed);
        if (piece < 0)
            break;
        vaka_piece_move(match, piece, zone_of(match, ZONE_DEFEND));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    if (placed)
        vaka_tell(match, EVENT_LOCALS_JOIN, hex, placed, 0, 0);
}

void lay_rows(vaka_match *match)
{
    const conquest_game *game = game_of(match);

    lay_side(match, game->attacker);
    if (game->defender >= 0)
        lay_side(match, game->defender);
    lay_locals(match);
}

void send_locals_home(vaka_match *match)
{
    static const int32_t rows[] = {ZONE_DEFEND, ZONE_DEFEND_BACK};

    for (int32_t i = 0; i < 2; i++)
        for (int32_t piece = match->zones[zone_of(match, rows[i])].first, next; piece >= 0;
             piece = next) {
            next = match->pieces[piece].next;
            if (is_local(match->pieces[piece].kind))
                piece_home(match, piece);
        }
}

int32_t roll_loser(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    return game->battle_roll <= 3 ? game->attacker : game->defender;
}

bool roll_removes(const vaka_match *match)
{
    const conquest_game *game = game_of(match);

    return game->battle_roll == 1 || game->battle_roll == 6 ||
           (game->battle_flags & BATTLE_REMOVES);
}

uint32_t loss_choices(const vaka_match *match)
{
    int32_t row = front_row(match, roll_loser(match));
    uint32_t kinds = 0, canoe = alike(match, KIND_WAR_CANOE);

    for (VAKA_EACH(match, row, piece))
        kinds |= kind_bit(match, match->pieces[piece].kind);
    if (kinds & (1u << KIND_LOCAL))
        kinds &= ~(1u << KIND_BLUE); /* Local Warriors are alike (B10): one choice will do */
    if ((game_of(match)->battle_flags & BATTLE_REMOVES) && (kinds & ~canoe))
        kinds &= ~canoe;
    return kinds;
}

static void tell_loss(vaka_match *match, int32_t seat, int32_t kind, bool removed)
{
    if (seat >= 0)
        vaka_tell(match, removed ? EVENT_REMOVED : EVENT_PANICKED, seat, kind, 0, 0);
    else
        vaka_tell(match, removed ? EVENT_LOCAL_REMOVED : EVENT_LOCAL_PANICKED,
                  game_of(match)->battle_at, 0, 0, 0);
}

static void panic(vaka_match *match, int32_t seat, int32_t piece)
{
    vaka_piece_move(match, piece, back_row(match, seat));
    add_flag(match, piece, PIECE_PANICKED);
}

/* Who of a kind in the front row is hit: one that has been hit before, or else the first. */
static int32_t who_is_hit(const vaka_match *match, int32_t row, int32_t kind)
{
    int32_t first = VAKA_NONE;

    for (VAKA_EACH(match, row, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind == kind && (first < 0 || at->field[FIELD_HITS]))
            first = piece;
        if (at->kind == kind && at->field[FIELD_HITS])
            break;
    }
    return first;
}

/* A kind that takes several hits withstands all but the last. */
static bool withstands(vaka_match *match, int32_t seat, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];
    int32_t hits = at->field[FIELD_HITS] + 1;

    if (hits >= counter_of(match, at->kind)->hits)
        return false;
    vaka_piece_set(match, piece, FIELD_HITS, hits);
    vaka_tell(match, EVENT_WITHSTOOD, seat, at->kind, 0, 0);
    return true;
}

void take_loss(vaka_match *match, int32_t kind)
{
    int32_t seat = roll_loser(match);
    int32_t piece = who_is_hit(match, front_row(match, seat), kind);
    bool removed = roll_removes(match);

    if (withstands(match, seat, piece))
        return;
    tell_loss(match, seat, kind, removed);
    if (removed)
        piece_home(match, piece);
    else
        panic(match, seat, piece);
}

bool battle_panic(vaka_match *match, int32_t seat, int32_t kind)
{
    const conquest_game *game = game_of(match);

    if (game->battle_at < 0 || (seat != game->attacker && seat != game->defender))
        return false;
    int32_t piece = vaka_find(match, front_row(match, seat), VAKA_NONE, kind);
    if (piece < 0)
        return false;
    tell_loss(match, seat, kind, false);
    panic(match, seat, piece);
    return true;
}

void regroup(vaka_match *match, int32_t winner, bool top)
{
    const int32_t rows[] = {back_row(match, winner), front_row(match, winner)};
    int32_t hex = game_of(match)->battle_at;

    for (int32_t i = 0; i < 2; i++)
        while (match->zones[rows[i]].first >= 0) {
            int32_t piece = match->zones[rows[i]].first;
            bool up = plays_open(match) || (top && match->pieces[piece].kind == KIND_TRANSPORT);

            clear_fields(match, piece);
            vaka_piece_flip(match, piece, up ? VAKA_FACE_UP : VAKA_FACE_DOWN);
            vaka_piece_move(match, piece, hex);
            top = top && !up;
        }
    vaka_tell(match, EVENT_REGROUPED, winner, hex, 0, 0);
}
