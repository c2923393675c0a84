/* match/objective.c - secret objectives: the public question first.
 *
 * SPDX-License-Identifier: MIT */
#include "table/redact.h"
#include "table/table.h"

#include "vaka/objective.h"

#define MOST_KINDS 64

static uint64_t bit_of(const vaka_objectives *deck, int32_t kind)
{
    return (uint64_t)1 << (uint32_t)(kind - deck->first);
}

static bool is_of_deck(const vaka_objectives *deck, const vaka_piece *piece)
{
    return piece->zone >= 0 && piece->kind >= deck->first &&
           piece->kind - deck->first < deck->count;
}

static bool is_known_to_all(const vaka_match *match, const vaka_piece *piece)
{
    return vaka_table_knowers(match->layout, piece) == VAKA_ALL_SEATS;
}

static bool is_held(const vaka_match *match, const vaka_piece *piece)
{
    return match->layout->zones[piece->zone].owner >= 0;
}

/* The kinds of the deck that are in the game, and those of them of which a card is hidden. */
static uint64_t kinds_in(const vaka_match *match, const vaka_objectives *deck, uint64_t *hidden)
{
    uint64_t all = 0;

    *hidden = 0;
    for (int32_t i = 0; i < vaka_position_of(match)->table->piece_count; i++) {
        const vaka_piece *piece = &match->pieces[i];
        if (!is_of_deck(deck, piece))
            continue;
        all |= bit_of(deck, piece->kind);
        *hidden |= is_known_to_all(match, piece) ? 0 : bit_of(deck, piece->kind);
    }
    return all;
}

/* Those of some kinds that have come true, for all that everybody sees. */
static uint64_t come_true(vaka_position *position, const vaka_objectives *deck, uint64_t kinds)
{
    vaka_position open;
    uint64_t found = 0;

    if (!kinds)
        return 0;
    vaka_position_init(&open, position->face.layout);
    vaka_redact(position, VAKA_SPECTATOR, &open);
    for (int32_t kind = deck->first; kind < deck->first + deck->count; kind++)
        if ((kinds & bit_of(deck, kind)) && deck->fulfilled(&open.face, kind))
            found |= bit_of(deck, kind);
    vaka_position_break_like(position, &open);
    vaka_position_done(&open);
    return found;
}

static int32_t find_held(const vaka_match *match, int32_t kind)
{
    for (int32_t i = 0; i < vaka_position_of(match)->table->piece_count; i++)
        if (match->pieces[i].zone >= 0 && match->pieces[i].kind == kind &&
            is_held(match, &match->pieces[i]))
            return i;
    return VAKA_NONE;
}

int32_t vaka_objective_met(vaka_match *match, const vaka_objectives *deck, uint64_t *asked)
{
    vaka_position *position = vaka_position_of(match);
    uint64_t hidden;

    if (deck->size < sizeof *deck || deck->count < 0 || deck->count > MOST_KINDS) {
        vaka_position_break(position, "vaka_objective_met: not 0 to 64 kinds of a deck");
        return VAKA_NONE;
    }
    uint64_t kinds = kinds_in(match, deck, &hidden);
    uint64_t newly = come_true(position, deck, kinds & ~*asked);
    if (newly & hidden) {
        position->marks |= VAKA_MARK_LEARNED;
        position->learned = VAKA_LEARNED_ALL;
    }
    for (int32_t kind = deck->first; newly; kind++) {
        if (!(newly & bit_of(deck, kind)))
            continue;
        newly &= ~bit_of(deck, kind);
        *asked |= bit_of(deck, kind);
        int32_t held = find_held(match, kind);
        if (held >= 0)
            return held;
    }
    return VAKA_NONE;
}

bool vaka_objectives_possible(const vaka_match *match, const vaka_objectives *deck, uint64_t asked)
{
    for (int32_t i = 0; i < vaka_position_of(match)->table->piece_count; i++) {
        const vaka_piece *piece = &match->pieces[i];
        if (is_of_deck(deck, piece) && (asked & bit_of(deck, piece->kind)) &&
            is_held(match, piece) && !is_known_to_all(match, piece))
            return false;
    }
    return true;
}
