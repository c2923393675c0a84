/* tests/modules/market/layout.c - counters, cards and where they lie; what may be dealt.
 *
 * SPDX-License-Identifier: MIT */
#include "market.h"

#include <stdio.h>

static void add_counters(vaka_layout *layout, int32_t seats)
{
    const vaka_counter_spec specs[COUNTER_COUNT] = {
        [COUNTER_FISH] = {.max = FISH_MOST, .start = 2, .id = "fish", .title = "Fish"},
        [COUNTER_COINS] = {.see = VAKA_SEE_OWNER,
                           .max = COINS * SEATS,
                           .start = COINS,
                           .total = COINS * seats,
                           .id = "coins",
                           .title = "Coins"},
        [COUNTER_STALLS] = {.max = 99, .id = "stalls", .title = "Stalls"},
    };

    for (int32_t i = 0; i < COUNTER_COUNT; i++) {
        vaka_counter_spec spec = specs[i];
        spec.size = sizeof spec;
        spec.per_seat = 1;
        spec.see = spec.see ? spec.see : VAKA_SEE_ALL;
        vaka_layout_counter(layout, &spec);
    }
}

static void add_zone(vaka_layout *layout, uint32_t type, int32_t owner, const char *id,
                     const char *title, uint32_t uncounted)
{
    vaka_zone_spec spec = {.size = sizeof spec,
                           .type = type,
                           .see = owner >= 0                ? VAKA_SEE_OWNER
                                  : type == VAKA_ZONE_STACK ? VAKA_SEE_ALL
                                                            : VAKA_SEE_NOBODY,
                           .owner = owner,
                           .uncounted = uncounted,
                           .id = id,
                           .title = title};

    vaka_layout_zone(layout, &spec);
}

static void add_zones(vaka_layout *layout, int32_t seats)
{
    static const struct {
        const char *id, *title;
    } own[HELD_COUNT] = {{"spices", "Spices"}, {"charms", "Charms"}, {"aim", "Aim"}};
    char id[16];

    add_zone(layout, VAKA_ZONE_CUP, VAKA_NONE, "sack", "The Sack", 0);
    add_zone(layout, VAKA_ZONE_CUP, VAKA_NONE, "box", "The Box", 0);
    add_zone(layout, VAKA_ZONE_STACK, VAKA_NONE, "shown", "Aims That Came True", 0);
    for (int32_t seat = 0; seat < seats; seat++)
        for (int32_t i = 0; i < HELD_COUNT; i++) {
            snprintf(id, sizeof id, "%s%d", own[i].id, (int)seat);
            add_zone(layout, VAKA_ZONE_HAND, seat, id, own[i].title, i == HELD_CHARMS);
        }
}

static void add_kinds(vaka_layout *layout)
{
    static const struct {
        int32_t back;
        const char *id, *title;
    } kinds[KIND_COUNT] = {
        {VAKA_NONE, "spice", "Spice"},
        {VAKA_NONE, "charm", "Charm"},
        {VAKA_NONE, "aim", "Aim"},
        {BACK_SPICE, "anise", "Anise"},
        {BACK_SPICE, "clove", "Clove"},
        {BACK_SPICE, "mace", "Mace"},
        {BACK_SPICE, "saffron", "Saffron"},
        {BACK_CHARM, "feather", "Feather"},
        {BACK_CHARM, "shell", "Shell"},
        {BACK_CHARM, "tooth", "Tooth"},
        {BACK_AIM, "two-stalls", "Two Stalls"},
        {BACK_AIM, "four-stalls", "Four Stalls"},
        {BACK_AIM, "six-stalls", "Six Stalls"},
        {BACK_AIM, "great-catch", "A Great Catch"},
        {BACK_AIM, "no-fish", "Nobody Has Fish"},
        {BACK_AIM, "much-fish", "Much Fish"},
    };

    for (int32_t i = 0; i < KIND_COUNT; i++) {
        vaka_kind_spec spec = {.size = sizeof spec,
                               .shape = VAKA_SHAPE_CARD,
                               .back = kinds[i].back,
                               .id = kinds[i].id,
                               .title = kinds[i].title};
        vaka_layout_kind(layout, &spec);
    }
}

/* 3. */
static void add_good(vaka_layout *layout, int32_t seats, uint32_t what, int32_t number,
                     int32_t most)
{
    vaka_good_spec good = {.size = sizeof good, .what = what, .number = number, .most = most};

    for (int32_t seat = 0; seat < seats; seat++)
        good.zone[seat] = held_by(seat, number < KIND_CHARM ? HELD_SPICES : HELD_CHARMS);
    vaka_layout_good(layout, &good);
}

vaka_status market_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    int32_t seats = vaka_setup_seats(setup);
    const vaka_intake few = {.size = sizeof few, .most = HAND_MOST};

    (void)facts;
    add_counters(layout, seats);
    add_zones(layout, seats);
    add_kinds(layout);
    for (int32_t seat = 0; seat < seats; seat++)
        vaka_layout_takes(layout, held_by(seat, HELD_SPICES), 1, &few);
    vaka_layout_deals(layout, OFFERS, LINES);
    add_good(layout, seats, VAKA_GOOD_COUNTER, COUNTER_FISH, 4);
    add_good(layout, seats, VAKA_GOOD_COUNTER, COUNTER_COINS, 6);
    for (int32_t kind = KIND_SPICE; kind < KIND_AIM; kind++)
        add_good(layout, seats, VAKA_GOOD_KIND, kind, 2);
    vaka_layout_moment(layout, EVENT_MET, 1, VAKA_NONE);
    vaka_layout_limits(layout, 3 * SPICES + 2 * CHARMS + AIMS, 4, 0);
    return VAKA_OK;
}

static void put_out(vaka_match *match, int32_t first, int32_t kinds, int32_t copies, int32_t zone)
{
    for (int32_t i = 0; i < kinds * copies; i++)
        vaka_piece_new(match, first + i % kinds, VAKA_NONE, zone);
}

vaka_status market_setup(vaka_match *match, const vaka_setup *setup)
{
    market_game *game = match->game;

    game->rounds = (int8_t)vaka_setup_option(setup, OPTION_ROUNDS);
    put_out(match, KIND_SPICE, SPICES, 3, ZONE_SACK);
    for (int32_t i = 0; i < 3 * match->seats; i++)
        vaka_draw(match, ZONE_SACK, held_by(i % match->seats, HELD_SPICES));
    put_out(match, KIND_AIM, AIMS, 1, ZONE_BOX);
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_draw(match, ZONE_BOX, held_by(seat, HELD_AIM));
    for (int32_t i = 0; i < match->seats + 2; i++) {
        int32_t kind = KIND_CHARM + vaka_chance(match, CHARMS);
        vaka_piece_new(match, kind, VAKA_NONE, held_by(i % match->seats, HELD_CHARMS));
    }
    vaka_push(match, STEP_ROUNDS, 0, 0, 0);
    return VAKA_OK;
}
