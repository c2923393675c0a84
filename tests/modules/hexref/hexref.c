/* tests/modules/hexref/hexref.c - the module: its one step, its digest, its entry.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

#include "vaka/ext/bench.h"

#include <string.h>

static const vaka_step steps[] = {{"play", "Play"}};

static void hexref_step(vaka_match *match, const vaka_frame *frame)
{
    const hexref_game *game = match->game;

    (void)frame;
    vaka_ask(match, game->current);
}

/* The bytes of hr_hash (bare.h), from the table. */
static uint64_t hexref_digest(const vaka_match *match)
{
    const hexref_game *game = match->game;
    uint32_t hash = HR_FNV_START;

    HR_FNV(hash, game->round);
    HR_FNV(hash, game->current);
    HR_FNV(hash, game->stage);
    HR_FNV(hash, game->winner);
    for (int32_t hex = 0; hex < HEXES; hex++) {
        static const vaka_piece nobody = {.owner = VAKA_NONE};
        const vaka_piece *at = match->zones[hex].first < 0 ? &nobody : garrison(match, hex);

        HR_FNV(hash, game->terrain[hex]);
        HR_FNV(hash, at->owner);
        HR_FNV(hash, at->field[SOLDIERS]);
        HR_FNV(hash, at->field[DECOYS]);
        HR_FNV(hash, at->face);
    }
    for (int32_t seat = 0; seat < SEATS; seat++) {
        HR_FNV(hash, game->gold[seat]);
        HR_FNV(hash, game->gold[seat] >> 8);
        for (int32_t kind = CARD_TAX; kind <= CARD_DRUMS; kind++)
            HR_FNV(hash, vaka_count(match, ZONE_HAND + seat, VAKA_NONE, kind));
        HR_FNV(hash, game->bonus[seat]);
    }
    HR_FNV(hash, match->zones[ZONE_BAG].count);
    HR_FNV(hash, match->zones[ZONE_DECK].count);
    return hash;
}

static const vaka_bench bench = {
    .stamp = VAKA_STAMP(vaka_bench),
    .name = "hexref in bare C",
    .run = hr_run,
    .digest = hexref_digest,
};

static const void *hexref_query(const char *name)
{
    return strcmp(name, VAKA_EXT_BENCH) == 0 ? &bench : NULL;
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.hexref",
    .title = "Hexref",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = SEATS,
    .seats_max = SEATS,
    .verbs = hexref_verbs,
    .events = hexref_events,
    .steps = steps,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = 1,
    .game_size = sizeof(hexref_game),
    .facts_size = sizeof(hr_board),
    .layout = hexref_layout,
    .setup = hexref_setup,
    .step = hexref_step,
    .legal = hexref_legal,
    .why_not = hexref_why_not,
    .apply = hexref_apply,
    .describe = hexref_describe,
    .query = hexref_query,
    .sorted = 1,
};
