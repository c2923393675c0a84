/* load.c - places in canoes: who is carried, who has to stay behind [7.4, 8.3].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/load.h"

static const vaka_reason all_carried = {"all_carried", "8.3b", "everybody has a place in a canoe"};
static const vaka_reason needs_no_place = {"needs_no_place", "8.3b",
                                           "only Warrior Bands and Colonies need a place"};
static const vaka_reason none_to_leave = {"none_to_leave", "8.3b",
                                          "there is no {0:kind} to leave behind"};
static const vaka_reason has_place = {
    "has_place", "7.4b", "{0:kind} has a place: a Colony goes in a transport canoe only"};

static void add_piece(const vaka_match *match, int32_t kind, load *sum)
{
    switch (like_of(match, kind)) {
    case KIND_TRANSPORT:
        sum->transports += counter_of(match, kind)->carries;
        sum->links += kind == KIND_TRANSPORT;
        break;
    case KIND_WAR_CANOE:
        sum->wars += counter_of(match, kind)->carries;
        break;
    case KIND_BAND:
        sum->bands++;
        sum->cargo |= kind_bit(match, kind);
        break;
    case KIND_COLONY:
        sum->colonies++;
        sum->cargo |= kind_bit(match, kind);
        break;
    default:
        break;
    }
}

void add_load(const vaka_match *match, int32_t seat, int32_t zone, load *sum)
{
    load all = *sum;

    for (VAKA_EACH(match, zone, piece))
        if (match->pieces[piece].owner == seat)
            add_piece(match, match->pieces[piece].kind, &all);
    *sum = all;
}

int32_t overload(const load *sum)
{
    int32_t colonies = sum->colonies < sum->transports ? sum->colonies : sum->transports;
    int32_t places = sum->transports + sum->wars, wanted = colonies + sum->bands;
    int32_t carried = wanted < places ? wanted : places;

    return sum->colonies + sum->bands - carried;
}

const vaka_reason *abandon_obstacle(const vaka_match *match, const load *sum, int32_t kind,
                                    int16_t *fact)
{
    load left = *sum;
    int32_t like = like_of(match, kind);
    int32_t *count = like == KIND_BAND ? &left.bands : &left.colonies;

    fact[0] = (int16_t)kind;
    if (overload(sum) == 0)
        return &all_carried;
    if (like != KIND_BAND && like != KIND_COLONY)
        return &needs_no_place;
    if (!(sum->cargo & kind_bit(match, kind)))
        return &none_to_leave;
    --*count;
    return overload(&left) < overload(sum) ? NULL : &has_place;
}

int32_t left_behind(const vaka_match *match, const load *sum, bool chooses)
{
    int16_t fact[VAKA_TEXT_ARGS];
    int32_t first = VAKA_NONE, count = 0;

    for (uint32_t kinds = sum->cargo; kinds;) {
        int32_t kind = take_kind(&kinds);
        if (abandon_obstacle(match, sum, kind, fact))
            continue;
        first = count++ ? first : kind;
    }
    return chooses && count > 1 ? VAKA_NONE : first;
}
