/* tests/modules/atoll/board.c - spots, routes, counters, and what lies where at the start.
 *
 * SPDX-License-Identifier: MIT */
#include "atoll.h"

static void add_spots(vaka_layout *layout)
{
    static const struct {
        const char *id, *title;
        int16_t x, y;
    } at[SPOTS] = {
        {"lagoon", "The Lagoon", 5000, 5000}, {"motu", "Motu", 5000, 800},
        {"palm", "Palm Isle", 8600, 2900},    {"reef", "The Reef", 8600, 7100},
        {"cape", "The Cape", 5000, 9200},     {"cove", "The Cove", 1400, 7100},
        {"sand", NULL, 1400, 2900},
    };
    int32_t board = vaka_layout_board(layout, "atoll", "The Atoll");

    for (int32_t i = 0; i < SPOTS; i++) {
        vaka_spot_spec spot = {.size = sizeof spot,
                               .board = board,
                               .x = at[i].x,
                               .y = at[i].y,
                               .radius = i == LAGOON ? 900 : 0,
                               .id = at[i].id,
                               .title = at[i].title,
                               .art = i == LAGOON ? "atoll/lagoon" : NULL,
                               .plain = at[i].title == NULL};
        vaka_layout_spot(layout, &spot);
    }
}

/* From the lagoon to each isle, and round about. */
static void add_routes(vaka_layout *layout)
{
    for (int32_t i = 0; i < ROUTES; i++) {
        int32_t isle = 1 + i % ISLES;
        vaka_route_spec route = {.size = sizeof route, .a = LAGOON, .b = isle};
        if (i >= ISLES) {
            route.a = isle;
            route.b = 1 + (isle % ISLES);
            route.bend = -15;
            route.tone = VAKA_TONE_WARN;
        }
        if (i == 0) {
            route.id = "channel";
            route.title = "The Channel";
        }
        vaka_layout_route(layout, &route);
    }
}

static void add_counters(vaka_layout *layout, int32_t seats)
{
    const vaka_counter_spec all[COUNTER_COUNT] = {
        [COUNTER_FISH] = {.per_seat = 1,
                          .see = VAKA_SEE_ALL,
                          .max = MOST,
                          .id = "fish",
                          .title = "Fish",
                          .icon = "atoll/fish"},
        [COUNTER_SHELLS] = {.per_seat = 1,
                            .see = VAKA_SEE_OWNER,
                            .max = MOST,
                            .start = 1,
                            .total = VAKA_NONE,
                            .id = "shells",
                            .title = "Shells"},
        [COUNTER_PEARLS] = {.per_seat = 1,
                            .see = VAKA_SEE_OWNER,
                            .max = PEARLS * seats,
                            .start = PEARLS,
                            .total = PEARLS * seats,
                            .id = "pearls",
                            .title = "Pearls"},
        [COUNTER_WIND] = {.see = VAKA_SEE_NOBODY,
                          .max = WINDS - 1,
                          .total = VAKA_NONE,
                          .id = "wind",
                          .title = "Wind"},
        [COUNTER_TIDE] = {.see = VAKA_SEE_ALL,
                          .max = HIGH,
                          .id = "tide",
                          .title = "Tide",
                          .fields = "low|middle|rising|high"},
    };

    for (int32_t i = 0; i < COUNTER_COUNT; i++) {
        vaka_counter_spec spec = all[i];
        spec.size = sizeof spec;
        vaka_layout_counter(layout, &spec);
    }
}

static void add_words(vaka_layout *layout)
{
    vaka_layout_word(layout, "ropes", "Ropes");
    vaka_layout_word(layout, "fish", "Fish");
    vaka_layout_word(layout, "pearls", "Pearls");
    vaka_layout_word(layout, "flood", "the tide was too high");
    vaka_layout_word(layout, "home", "all went home");
}

vaka_status atoll_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_kind_spec boat = {sizeof boat, VAKA_SHAPE_COUNTER, VAKA_NONE, 0, "boat", "Boat", "b",
                           NULL};
    vaka_kind_spec rope = {sizeof rope, VAKA_SHAPE_DISK, VAKA_NONE, 0, "rope", "Rope", "r", NULL};
    const vaka_intake one_rope = {.size = sizeof one_rope, .most = 1, .families = "rope"};

    (void)facts;
    add_spots(layout);
    add_routes(layout);
    vaka_layout_kind(layout, &boat);
    vaka_layout_kind(layout, &rope);
    vaka_layout_family(layout, KIND_ROPE, 1, "rope");
    vaka_layout_takes(layout, SPOTS, ROUTES, &one_rope);
    add_counters(layout, vaka_setup_seats(setup));
    add_words(layout);
    vaka_layout_order(layout);
    vaka_layout_sheet(layout, 3);
    vaka_layout_limits(layout, SEATS + ROUTES, 4, 0);
    return VAKA_OK;
}

vaka_status atoll_setup(vaka_match *match, const vaka_setup *setup)
{
    atoll_game *game = match->game;

    game->rounds = (int8_t)vaka_setup_option(setup, OPTION_ROUNDS);
    game->acts = ACTS;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t boat = vaka_piece_new(match, KIND_BOAT, seat, 1 + seat);
        vaka_piece_flip(match, boat, VAKA_FACE_UP);
    }
    vaka_push(match, STEP_ROUNDS, 0, 0, 0);
    return VAKA_OK;
}

int32_t boat_at(const vaka_match *match, int32_t seat)
{
    for (int32_t spot = 0; spot < SPOTS; spot++)
        if (vaka_has(match, spot, seat))
            return spot;
    return LAGOON;
}
