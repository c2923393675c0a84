/* tests/modules/reef/board.c - spaces, tiles and their sides, what lies where at the start.
 *
 * SPDX-License-Identifier: MIT */
#include "reef.h"

#include <stdio.h>

static const struct {
    const char *id, *title;
    const char *sides; /* S sea, C coral */
} fronts[FRONTS] = {
    {"brain", "Brain Coral", "SSCSSC"},
    {"fan", "Sea Fan", "SCCSSS"},
    {"horn", "Staghorn", "CSCSCS"},
    {"plate", "Plate Coral", "SSSSSC"},
};

static void add_spaces(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "reef", "The Reef");
    vaka_hex at[SPACES];

    vaka_hex_range((vaka_hex){0, 0}, RADIUS, at, SPACES);
    for (int32_t i = 0; i < SPACES; i++)
        vaka_layout_space(layout, board, at[i].q, at[i].r, i ? NULL : "middle",
                          i ? NULL : "The Middle");
}

static void add_zones(vaka_layout *layout, int32_t seats)
{
    vaka_zone_spec shoal = {.size = sizeof shoal,
                            .type = VAKA_ZONE_DECK,
                            .see = VAKA_SEE_OPEN,
                            .owner = VAKA_NONE,
                            .id = "shoal",
                            .title = "The Shoal"};
    char id[16];

    vaka_layout_zone(layout, &shoal);
    vaka_layout_see_top(layout, SHOAL);
    for (int32_t seat = 0; seat < seats; seat++) {
        vaka_zone_spec hand = {.size = sizeof hand,
                               .type = VAKA_ZONE_HAND,
                               .see = VAKA_SEE_OWNER,
                               .owner = seat,
                               .id = id,
                               .title = "Tiles in Hand"};
        snprintf(id, sizeof id, "hand%d", (int)seat);
        vaka_layout_zone(layout, &hand);
    }
}

static void add_tile(vaka_layout *layout, int32_t back, const char *id, const char *title,
                     const char *sides)
{
    vaka_kind_spec tile = {.size = sizeof tile,
                           .shape = VAKA_SHAPE_TILE,
                           .back = back,
                           .group = 1,
                           .id = id,
                           .title = title};
    int32_t kind = vaka_layout_kind(layout, &tile);

    for (int32_t side = 0; sides && side < SIDES; side++)
        vaka_layout_edge(layout, kind, side, sides[side] == 'S' ? WORD_SEA : WORD_CORAL);
}

/* Each front with either back: which of them is in the game is chance. */
static void add_kinds(vaka_layout *layout)
{
    static const char *const backs[BACKS] = {"dawn", "dusk"};
    const vaka_kind_spec crab = {.size = sizeof crab,
                                 .shape = VAKA_SHAPE_COUNTER,
                                 .back = VAKA_NONE,
                                 .id = "crab",
                                 .title = "Crab"};
    char id[32];

    add_tile(layout, BACK_DAWN, "dawn", "Tile of Dawn", NULL);
    add_tile(layout, BACK_DUSK, "dusk", "Tile of Dusk", NULL);
    add_tile(layout, VAKA_NONE, "heart", "The Heart", "SSSSSS");
    for (int32_t front = 0; front < FRONTS; front++)
        for (int32_t back = 0; back < BACKS; back++) {
            int32_t kind = KIND_FRONT + BACKS * front + back;
            snprintf(id, sizeof id, "%s-%s", fronts[front].id, backs[back]);
            add_tile(layout, back, id, fronts[front].title, fronts[front].sides);
            for (int32_t arm = 0; front == 0 && arm < ARMS; arm++)
                vaka_layout_part(layout, kind, WORD_ARM + arm, 1u << (2 + 3 * arm));
        }
    vaka_layout_kind(layout, &crab);
}

/* One for all beside the reef, and one before each diver. */
static void add_mats(vaka_layout *layout, int32_t seats)
{
    vaka_mat_spec mat = {.size = sizeof mat,
                         .owner = VAKA_NONE,
                         .w = 100,
                         .h = 60,
                         .id = "beach",
                         .title = "The Beach"};
    vaka_place_spec place = {.size = sizeof place, .what = VAKA_PLACE_ZONE, .number = SHOAL};
    char id[16];

    place.mat = vaka_layout_mat(layout, &mat);
    place.x = place.y = 5;
    place.w = 55;
    place.h = 50;
    vaka_layout_place(layout, &place);
    place.what = VAKA_PLACE_COUNTER;
    place.number = COUNTER_ACTS;
    place.x = 65;
    place.w = 30;
    vaka_layout_place(layout, &place);
    for (int32_t seat = 0; seat < seats; seat++) {
        snprintf(id, sizeof id, "raft%d", (int)seat);
        mat.owner = seat;
        mat.id = id;
        mat.title = "Raft";
        place = (vaka_place_spec){.size = sizeof place,
                                  .mat = vaka_layout_mat(layout, &mat),
                                  .what = VAKA_PLACE_ZONE,
                                  .number = HANDS + seat,
                                  .x = 5,
                                  .y = 5,
                                  .w = 90,
                                  .h = 50};
        vaka_layout_place(layout, &place);
    }
}

vaka_status reef_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    const vaka_counter_spec acts = {.size = sizeof acts,
                                    .see = VAKA_SEE_ALL,
                                    .max = ACTS,
                                    .start = ACTS,
                                    .id = "acts",
                                    .title = "Actions Left"};

    (void)facts;
    vaka_layout_word(layout, "sea", "sea");
    vaka_layout_word(layout, "coral", "coral");
    vaka_layout_word(layout, "guarded", "guarded");
    vaka_layout_word(layout, "tiles", "Tiles");
    vaka_layout_word(layout, "guards", "Guarded");
    vaka_layout_word(layout, "upper-arm", "the upper arm");
    vaka_layout_word(layout, "lower-arm", "the lower arm");
    vaka_layout_postures(layout, SIDES);
    vaka_layout_mark(layout, WORD_GUARDED, VAKA_TONE_GOOD);
    add_spaces(layout);
    add_zones(layout, vaka_setup_seats(setup));
    add_kinds(layout);
    vaka_layout_counter(layout, &acts);
    vaka_layout_sheet(layout, 2);
    add_mats(layout, vaka_setup_seats(setup));
    vaka_layout_moment(layout, EVENT_LAID, 1, 2);
    vaka_layout_moment(layout, EVENT_OVER, VAKA_NONE, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_SEEN, 1, VAKA_NONE);
    vaka_layout_limits(layout, TILES + 1 + ARMS * COPIES, 4, 0);
    return VAKA_OK;
}

vaka_status reef_setup(vaka_match *match, const vaka_setup *setup)
{
    reef_game *game = match->game;

    game->rounds = (int8_t)vaka_setup_option(setup, OPTION_ROUNDS);
    for (int32_t i = 0; i < TILES; i++)
        vaka_piece_new(match, KIND_FRONT + BACKS * (i % FRONTS) + vaka_chance(match, BACKS),
                       VAKA_NONE, SHOAL);
    vaka_shuffle(match, SHOAL);
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_draw(match, SHOAL, HANDS + seat);
    vaka_piece_flip(match, vaka_piece_new(match, KIND_HEART, VAKA_NONE, 0), VAKA_FACE_UP);
    vaka_push(match, STEP_ROUNDS, 0, 0, 0);
    return VAKA_OK;
}

int32_t tile_at(const vaka_match *match, int32_t space)
{
    return match->zones[space].first;
}
