/* change.c - what several chapters do to the map: villages, homes, tiles, seats that are out.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

void clear_fields(vaka_match *match, int32_t piece)
{
    for (int32_t field = 0; field < VAKA_FIELDS; field++)
        if (match->pieces[piece].field[field])
            vaka_piece_set(match, piece, field, 0);
}

void add_flag(vaka_match *match, int32_t piece, int32_t flag)
{
    vaka_piece_set(match, piece, FIELD_FLAGS, match->pieces[piece].field[FIELD_FLAGS] | flag);
}

void piece_home(vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];
    bool local = is_local(at->kind);

    clear_fields(match, piece);
    if (local) { /* they lie in the open and are there again for the next battle [8.4] */
        vaka_piece_move(match, piece, zone_of(match, ZONE_LOCALS));
        return;
    }
    vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
    vaka_forget(match, piece);
    vaka_piece_move(match, piece, seat_zone(match, at->owner, SEAT_UNBUILT));
}

void set_stage(vaka_match *match, int32_t stage)
{
    game_of(match)->stage = (int8_t)stage;
    vaka_stage_set(match, stage);
}

void tell_seat(vaka_match *match, int32_t seat, uint32_t event, uint32_t hidden, int32_t b,
               int32_t c)
{
    vaka_event told = {(uint16_t)event,
                       VAKA_SEAT(seat),
                       (uint8_t)hidden,
                       {(int16_t)seat, (int16_t)b, (int16_t)c, 0, 0, 0}};

    vaka_tell_event(match, &told);
}

void tell_of(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b)
{
    const vaka_piece *at = &match->pieces[piece];
    bool down = at->face == VAKA_FACE_DOWN && at->owner >= 0;
    vaka_event told = {(uint16_t)event,
                       (uint8_t)(down ? VAKA_SEAT(at->owner) : 0xff),
                       down ? 1u << 1 : 0,
                       {at->owner, at->kind, (int16_t)a, (int16_t)b, 0, 0}};

    vaka_tell_event(match, &told);
}

void add_village(vaka_match *match, int32_t seat, int32_t hex)
{
    conquest_game *game = game_of(match);
    hex_now *now = &game->hex[hex];

    if (now->villages++ == 0) {
        now->owner = (int8_t)seat;
        now->independent = 0;
        now->facing = (int8_t)tile_facing(match, seat, now->tile);
        add_hex(game->claimed, hex);
        vaka_tell(match, EVENT_HEX_CONTROLLED, seat, hex, 0, 0);
    }
    if (game->seat[seat].home < 0) {
        game->seat[seat].home = (int16_t)hex;
        vaka_tell(match, EVENT_HOME_MOVED, seat, hex, 0, 0);
    }
}

void lose_village(vaka_match *match, int32_t hex)
{
    conquest_game *game = game_of(match);
    hex_now *now = &game->hex[hex];
    int32_t seat = now->owner;

    if (!now->villages || --now->villages > 0)
        return;
    now->owner = VAKA_NONE;
    if (seat < 0)
        return; /* villages of an independent group under attack [8.5] */
    vaka_tell(match, EVENT_CONTROL_LOST, seat, hex, 0, 0);
    if (game->seat[seat].home == hex) {
        game->seat[seat].home = VAKA_NONE;
        vaka_tell(match, EVENT_HOME_LOST, seat, hex, 0, 0);
    }
}

bool ask_new_home(vaka_match *match)
{
    const conquest_game *game = game_of(match);

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (game->seat[seat].home < 0 && (vaka_seats_in(match) & VAKA_SEAT(seat)) &&
            has_group(match, seat)) {
            vaka_push(match, STEP_HOME, seat, 0, 0);
            return true;
        }
    return false;
}

/* Announces one group at a time: the frame that is pushed runs before the next group is looked for.
 */
bool announce_control(vaka_match *match)
{
    static const uint8_t nothing[sizeof game_of(match)->claimed];
    conquest_game *game = game_of(match);

    if (memcmp(game->claimed, nothing, sizeof nothing) == 0)
        return false;
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        if (!has_hex(game->claimed, hex))
            continue;
        game->claimed[hex / 8] &= (uint8_t) ~(1u << hex % 8);
        vaka_stage_set(match, vaka_top(match)->stage);
        if (game->hex[hex].owner >= 0)
            vaka_hook(match, HOOK_CONTROL_TAKEN, hex, game->hex[hex].owner, 0);
        return true;
    }
    return false;
}

void take_printed_group(vaka_match *match, int32_t seat, int32_t hex)
{
    if (is_printed_group(match, hex))
        game_of(match)->taken[hex] = (int8_t)(seat + 1);
}

void unveil_tile(vaka_match *match, int32_t seat, int32_t piece)
{
    int32_t hex = match->pieces[piece].zone, tile = tile_row(match, match->pieces[piece].kind);
    hex_now *now = &game_of(match)->hex[hex];

    if (hex < facts_of(match)->hexes && tile >= 0) {
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_forget(match, piece); /* the Discovered Island markers go home */
        now->known = 1;
        now->tile = (int8_t)tile;
        now->facing = (int8_t)tile_facing(match, seat, now->tile);
        vaka_tell(match, EVENT_TILE_UP, seat, hex, match->pieces[piece].kind, 0);
    }
    vaka_hook(match, HOOK_ISLAND_FOUND, seat, hex, 0);
}

bool unveil_if_all_know(vaka_match *match, int32_t seat, int32_t piece)
{
    const vaka_piece *tile = &match->pieces[piece];
    uint8_t all = vaka_seats_in(match);

    if ((tile->seen & all) != all)
        return false;
    vaka_tell(match, EVENT_TILE_KNOWN_TO_ALL, seat, tile->zone, tile->kind, 0);
    unveil_tile(match, seat, piece);
    return true;
}

/* No marker that was placed has completed the set: so the tiles take the facing of the first seat
 * in the turn order. */
bool unveil_after_drop_out(vaka_match *match)
{
    int32_t first = VAKA_NONE;
    bool any = false;

    if (__builtin_popcount(vaka_seats_in(match)) == match->seats)
        return false;
    for (int32_t n = 0; n < match->seats && first < 0; n++)
        first = seat_in_order(match, n);
    vaka_stage_set(match, vaka_top(match)->stage); /* frames may be pushed: look again after them */
    for (int32_t hex = 0; first >= 0 && hex < facts_of(match)->hexes; hex++) {
        int32_t tile = face_down_tile(match, hex);
        any |= tile >= 0 && unveil_if_all_know(match, first, tile);
    }
    return any;
}

/* Has the seat a colony or a canoe on the map, in a fleet or in a battle? */
static bool can_go_on(const vaka_match *match, int32_t seat)
{
    int32_t beside = facts_of(match)->hexes + ZONE_OTHERS;

    for (int32_t zone = 0; zone < beside; zone++)
        for (VAKA_EACH(match, zone, piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (at->owner == seat &&
                (is_canoe(match, at->kind) || like_of(match, at->kind) == KIND_COLONY))
                return true;
        }
    return false;
}

/* That a seat without a group stays in the game tells the others what its hidden pieces may be. */
void check_out_of_game(vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!in_game(match, seat) || has_group(match, seat))
            continue;
        if (hex_with(match, seat, 0) >= 0)
            vaka_learned(match, seat);
        if (can_go_on(match, seat))
            continue;
        vaka_seat_out(match, seat);
        vaka_tell(match, EVENT_SEAT_OUT, seat, 0, 0, 0);
    }
}
