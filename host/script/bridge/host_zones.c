/* script/bridge/host_zones.c - what lies in which zones: functions of `host` that give lists.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/host_zones.h"

#include "layout/intake.h"
#include "layout/layout.h"

/* Is there a piece of a kind in a zone whose owner is this one, or nobody? */
static bool lies_in(const vaka_match *match, int32_t zone, int32_t owner, int32_t of_kind)
{
    for (VAKA_EACH(match, zone, piece))
        if (match->pieces[piece].kind == of_kind && match->pieces[piece].owner == owner)
            return true;
    return false;
}

void vaka_host_zones(const vaka_match *match, int32_t owner, vaka_list *out)
{
    const vaka_layout *layout = match->layout;

    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].board < 0 && (owner == VAKA_NONE || layout->zones[i].owner == owner))
            vaka_list_add(out, i);
}

/* The zones of a word of the owner's set, without those of another's (VAKA_NONE: of nobody's). */
static uint64_t word_with(const vaka_match *match, int32_t owner, int32_t without, int32_t word)
{
    uint64_t set = vaka_present(match, owner)[word];

    return without == VAKA_NONE ? set : set & ~vaka_present(match, without)[word];
}

void vaka_host_zones_with(const vaka_match *match, int32_t owner, int32_t of_kind, int32_t without,
                          int32_t most, vaka_list *out)
{
    const vaka_layout *layout = match->layout;
    bool any = of_kind == VAKA_NONE;
    /* many zones take nothing of the kind, so nobody has to look into them; but a back stands for
     * kinds of any family */
    bool anywhere = any || layout->kinds[of_kind].is_back;
    int32_t limit = most == VAKA_NONE ? INT32_MAX : most;

    for (int32_t word = 0; word < match->present_words; word++)
        for (uint64_t set = word_with(match, owner, without, word); set; set &= set - 1) {
            int32_t zone = 64 * word + __builtin_ctzll(set);
            if (match->zones[zone].count > limit ||
                (!anywhere && !vaka_intake_fits(layout, zone, of_kind, owner)))
                continue;
            if (any || lies_in(match, zone, owner, of_kind))
                vaka_list_add(out, zone);
        }
}

/* A set of 64 zones in which pieces lie, of anybody and nobody. */
static uint64_t taken(const vaka_match *match, int32_t word)
{
    uint64_t set = 0;

    for (int32_t owner = VAKA_NONE; owner < match->seats; owner++)
        set |= vaka_present(match, owner)[word];
    return set;
}

void vaka_host_zones_empty(const vaka_match *match, int32_t first, int32_t last, vaka_list *out)
{
    for (int32_t word = first / 64; word <= last / 64; word++)
        for (uint64_t set = ~taken(match, word); set; set &= set - 1) {
            int32_t zone = 64 * word + __builtin_ctzll(set);
            if (zone >= first && zone <= last)
                vaka_list_add(out, zone);
        }
}

void vaka_host_seats_with(const vaka_match *match, int32_t at, int32_t of_kind, vaka_list *out)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (vaka_has(match, at, seat) &&
            (of_kind == VAKA_NONE || lies_in(match, at, seat, of_kind)))
            vaka_list_add(out, seat);
}

void vaka_host_kinds_at(const vaka_match *match, int32_t at, vaka_list *out)
{
    uint64_t seen[VAKA_MAX_KINDS / 64] = {0};

    for (VAKA_EACH(match, at, piece)) {
        int32_t kind = match->pieces[piece].kind;
        if (kind < 0)
            continue;
        uint64_t bit = (uint64_t)1 << kind % 64;
        if (!(seen[kind / 64] & bit))
            vaka_list_add(out, kind);
        seen[kind / 64] |= bit;
    }
}
