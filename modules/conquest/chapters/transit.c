/* transit.c - before the canoes move: transit along chains [7.2], turning Transports over [7.3].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/fleet.h"

static const vaka_reason no_piece = {"no_piece", "7.2a", "you have no {0:kind} at {1:zone}"};
static const vaka_reason no_chain = {
    "no_chain", "7.2b", "no chain of your face-up transport canoes joins {0:zone} and {1:zone}"};
static const vaka_reason same_hex = {"same_hex", "7.2a", "transit from {0:zone} has to lead on"};
static const vaka_reason keeps_chain = {
    "keeps_chain", "7.2c",
    "the face-up transport canoe at {1:zone} is a link of the chain: it stays"};
static const vaka_reason has_transited = {"has_transited", "M2",
                                          "{0:kind} at {1:zone} has been in transit this turn"};
static const vaka_reason none_to_flip = {
    "none_to_flip", "7.3a",
    "you have no transport canoe at {0:zone} that could be turned over so; to sail, go on first"};
static const vaka_reason has_flipped = {
    "has_flipped", "M3", "that transport canoe at {0:zone} has been turned over this turn"};

/* --- Transit ---------------------------------------------------------------------------------- */

/* The piece of a kind and face that goes; of the face-up Transports one must stay, as a link of the
 * chain (M2). VAKA_NONE with the reason in `why`. */
static int32_t traveller(const vaka_match *match, int32_t seat, int32_t kind, int32_t hex,
                         uint32_t face, const vaka_reason **why)
{
    int32_t found = VAKA_NONE, count = 0;

    *why = &no_piece;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != seat || at->kind != kind || at->face != face)
            continue;
        count++;
        if (has_flag(match, piece, PIECE_TRANSITED))
            *why = &has_transited;
        else if (found < 0)
            found = piece;
    }
    if (found < 0 || kind != KIND_TRANSPORT || face == VAKA_FACE_DOWN || count > 1)
        return found;
    *why = &keeps_chain;
    return VAKA_NONE;
}

static const vaka_reason *transit_reason(const vaka_match *match, const vaka_action *action,
                                         const int16_t *area, int16_t *fact)
{
    int32_t kind = action->arg[0], from = action->arg[1], to = action->arg[2];
    const vaka_reason *why;

    if (!is_counter(match, kind) || pieces_at(match, action->seat, from) == 0)
        return vaka_because(&no_piece, fact, kind, from);
    if (from == to)
        return vaka_because(&same_hex, fact, from, 0);
    if (area[from] < 0 || area[from] != area[to])
        return vaka_because(&no_chain, fact, from, to);
    if (traveller(match, action->seat, kind, from, face_of(action->arg[3]), &why) < 0)
        return vaka_because(why, fact, kind, from);
    return NULL;
}

const vaka_reason *transit_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    int16_t area[MAX_HEXES];

    chains(match, action->seat, area);
    return transit_reason(match, action, area, fact);
}

/* The links of chains of at least two in ascending order, and the chains they belong to. */
static int32_t find_links(const vaka_match *match, int32_t seat, int16_t *area, int16_t *link)
{
    hex_set joined = joined_links(match, seat);
    int32_t count = 0;

    if (set_is_empty(joined))
        return 0;
    number_chains(match, joined, area);
    for (int32_t hex; (hex = set_take(&joined)) >= 0;)
        link[count++] = (int16_t)hex;
    return count;
}

/* What may leave a link: for each kind and word the bit 2 * kind + word. */
static uint64_t travellers(const vaka_match *match, int32_t seat, int32_t hex)
{
    const uint64_t link = (uint64_t)1 << (2 * KIND_TRANSPORT + TURN_UP);
    uint64_t set = 0;
    int32_t links = 0; /* face-up Transports, of which one stays (M2) */

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        uint32_t turn = at->face == VAKA_FACE_UP ? TURN_UP : TURN_DOWN;
        if (at->owner != seat || !is_counter(match, at->kind))
            continue;
        links += at->kind == KIND_TRANSPORT && turn == TURN_UP;
        if (!has_flag(match, piece, PIECE_TRANSITED))
            set |= (uint64_t)1 << (2u * (uint32_t)at->kind + turn);
    }
    return links > 1 ? set : set & ~link;
}

/* One kind from one link to all others of its chain. */
static void offer_from(const vaka_action *from, uint32_t words, const int16_t *area,
                       const int16_t *link, int32_t count, vaka_actions *out)
{
    for (int32_t i = 0; i < count; i++) {
        if (link[i] == from->arg[1] || area[link[i]] != area[from->arg[1]])
            continue;
        for (int32_t turn = TURN_UP; turn <= TURN_DOWN; turn++)
            if (words >> turn & 1u)
                vaka_offer(out, from->seat, from->verb, from->arg[0], from->arg[1], link[i], turn);
    }
}

void offer_transit(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int16_t area[MAX_HEXES], link[MAX_HEXES];
    uint64_t set[MAX_HEXES];
    int32_t count = find_links(match, seat, area, link);
    uint64_t all = 0;

    for (int32_t i = 0; i < count; i++)
        all |= set[i] = travellers(match, seat, link[i]);
    for (int32_t kind = KIND_TRANSPORT; all >> 2 * kind; kind++)
        for (int32_t i = 0; (all >> 2 * kind & 3u) && i < count; i++) {
            vaka_action from = {(int8_t)seat, (uint8_t)rule->verb, {(int16_t)kind, link[i], 0, 0}};
            uint32_t words = (uint32_t)(set[i] >> 2 * kind & 3u);
            if (words)
                offer_from(&from, words, area, link, count, out);
        }
}

bool can_transit(const vaka_match *match, int32_t seat)
{
    hex_set joined = joined_links(match, seat);

    for (int32_t hex; (hex = set_take(&joined)) >= 0;)
        if (pieces_at(match, seat, hex) > 1)
            return true;
    return false;
}

void apply_transit(vaka_match *match, const vaka_action *action)
{
    const vaka_reason *why;
    int32_t from = action->arg[1], to = action->arg[2];
    uint32_t face = face_of(action->arg[3]);
    int32_t piece = traveller(match, action->seat, action->arg[0], from, face, &why);

    game_of(match)->stirred = 1;
    add_flag(match, piece, PIECE_TRANSITED);
    tell_of(match, EVENT_TRANSITED, piece, from, to);
    vaka_piece_move(match, piece, to);
}

void end_transit(vaka_match *match, const vaka_action *action)
{
    game_of(match)->stirred = 1; /* the beginning of the step is past */
    vaka_tell(match, EVENT_TRANSIT_OVER, action->seat, 0, 0, 0);
    set_stage(match, MOVE_FLIP);
}

/* --- Flips ------------------------------------------------------------------------------------ */

/* A Transport at a hex that may be turned to a face, or VAKA_NONE with the reason. */
static int32_t flippable(const vaka_match *match, int32_t seat, int32_t hex, int32_t turn,
                         const vaka_reason **why)
{
    *why = &none_to_flip;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != seat || at->kind != KIND_TRANSPORT || at->face == face_of(turn))
            continue;
        if (!has_flag(match, piece, PIECE_FLIPPED))
            return piece;
        *why = &has_flipped;
    }
    return VAKA_NONE;
}

const vaka_reason *flip_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    const vaka_reason *why;

    if (flippable(match, action->seat, action->arg[0], action->arg[1], &why) >= 0)
        return NULL;
    return vaka_because(why, fact, action->arg[0], 0);
}

void offer_flip(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    hex_set own = hexes_with(match, seat);

    for (int32_t hex; (hex = set_take(&own)) >= 0;) {
        bool can[2] = {false, false}; /* by the face to which it would be turned */
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (at->owner == seat && at->kind == KIND_TRANSPORT &&
                !has_flag(match, piece, PIECE_FLIPPED))
                can[at->face == VAKA_FACE_UP ? TURN_DOWN : TURN_UP] = true;
        }
        for (int32_t turn = TURN_UP; turn <= TURN_DOWN; turn++)
            if (can[turn])
                vaka_offer(out, seat, rule->verb, hex, turn, 0, 0);
    }
}

void apply_flip(vaka_match *match, const vaka_action *action)
{
    const vaka_reason *why;
    int32_t hex = action->arg[0], up = action->arg[1] == TURN_UP;
    int32_t piece = flippable(match, action->seat, hex, action->arg[1], &why);

    game_of(match)->stirred = 1;
    add_flag(match, piece, PIECE_FLIPPED);
    vaka_piece_flip(match, piece, face_of(action->arg[1]));
    vaka_tell(match, up ? EVENT_FLIPPED_UP : EVENT_FLIPPED_DOWN, action->seat, hex, 0, 0);
}

void end_flips(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_FLIPS_OVER, action->seat, 0, 0, 0);
    set_stage(match, MOVE_START);
}
