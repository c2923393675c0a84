/* tests/modules/gallery/rooms.c - two boards, a zone of every type and sight, a kind of every
 * shape.
 *
 * SPDX-License-Identifier: MIT */
#include "gallery.h"

#include <stdio.h>

typedef struct room {
    int8_t q, r;
    const char *id, *title; /* NULL: it has no name, only coordinates */
} room;

static const room hall[HALL] = {
    {0, 0, "rotunda", "The rotunda"},    {-1, 0, NULL, NULL}, {-1, 1, NULL, NULL},
    {0, -1, "north-wing", "North wing"}, {0, 1, NULL, NULL},  {1, -1, NULL, NULL},
    {1, 0, "east-wing", "East wing"},
};
static const room garden[GARDEN] = {
    {0, 0, "fountain", "The fountain"},  {1, 0, NULL, NULL}, {2, 0, NULL, NULL}, {2, 1, NULL, NULL},
    {4, -1, "pavilion", "The pavilion"},
};

#define ZONE(type, see, seats, uncounted, id, title)                                               \
    {                                                                                              \
        sizeof(vaka_zone_spec), VAKA_ZONE_##type, VAKA_SEE_##see, seats, VAKA_NONE, uncounted, id, \
            title                                                                                  \
    }
static const vaka_zone_spec common[] = {
    ZONE(DECK, NOBODY, 0, 0, "archive", "Archive"),
    ZONE(CUP, NOBODY, 0, 0, "hat", "Hat"),
    ZONE(STACK, OPEN, 0, 0, "crate", "Crate"),
    ZONE(POOL, SEATS, VAKA_SEAT(0) | VAKA_SEAT(2), 0, "desk", "Locked desk"),
    ZONE(POOL, NOBODY, 0, 1, "attic", "Attic"),
    ZONE(STACK, ALL, 0, 0, "wall", "Outer wall"),
};
static const vaka_zone_spec own[SEAT_ZONES] = {
    [SEAT_HAND] = ZONE(HAND, OWNER, 0, 0, "hand", "Hand"),
    [SEAT_SAFE] = ZONE(POOL, OWNER, 0, 1, "safe", "Safe"),
    [SEAT_PURSE] = ZONE(POOL, OPEN, 0, 0, "purse", "Purse"),
};
static const vaka_zone_spec cell = ZONE(TRACK, ALL, 0, 0, "fame", "Fame");
#undef ZONE

static const vaka_kind_spec kinds[KIND_COUNT] = {
#define KIND(shape, back, group, id, title, letter)                                                \
    {                                                                                              \
        sizeof(vaka_kind_spec), VAKA_SHAPE_##shape, back, group, id, title, letter, "gallery/" id  \
    }
    [KIND_CANVAS] = KIND(CARD, KIND_CANVAS, 0, "canvas", "Canvas from behind", "#"),
    [KIND_TICKET] = KIND(TILE, KIND_TICKET, 1, "ticket", "Folded lot", "?"),
    [KIND_PORTRAIT] = KIND(CARD, KIND_CANVAS, 0, "portrait", "Portrait", "P"),
    [KIND_SEASCAPE] = KIND(CARD, KIND_CANVAS, 0, "seascape", "Seascape", "S"),
    [KIND_STILL_LIFE] = KIND(CARD, KIND_CANVAS, 0, "still-life", "Still life", "L"),
    [KIND_FADED] = KIND(CARD, KIND_CANVAS, 0, "faded", "Faded picture", "f"),
    [KIND_GOLD] = KIND(TILE, KIND_TICKET, 1, "gold", "Golden lot", "*"),
    [KIND_GREY] = KIND(TILE, KIND_TICKET, 1, "grey", "Grey lot", "-"),
    [KIND_COIN] = KIND(DISK, VAKA_NONE, 2, "coin", "Coin", "o"),
    [KIND_VISITOR] = KIND(COUNTER, VAKA_NONE, 3, "visitor", "Visitor", "V"),
#undef KIND
};

/* Adds a zone whose id is that of `spec` with a number: `safe-1`. */
static void add_numbered(vaka_layout *layout, const vaka_zone_spec *spec, int32_t number,
                         int32_t owner)
{
    vaka_zone_spec numbered = *spec;
    char id[24], title[32];

    snprintf(id, sizeof id, "%s-%d", spec->id, (int)number);
    snprintf(title, sizeof title, "%s %d", spec->title, (int)number);
    numbered.id = id;
    numbered.owner = owner;
    if (owner == VAKA_NONE)
        numbered.title = title;
    vaka_layout_zone(layout, &numbered);
}

static void add_board(vaka_layout *layout, int32_t board, const room *rooms, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        vaka_layout_space(layout, board, rooms[i].q, rooms[i].r, rooms[i].id, rooms[i].title);
}

/* What is shown where. */
static void declare(vaka_layout *layout, int32_t seats)
{
    vaka_intake pictures = {sizeof pictures, 0, 0, 0, "picture"};
    vaka_intake wall = {sizeof wall, VAKA_NOBODYS, 0, 0, "picture lot"};
    vaka_intake lots = {sizeof lots, VAKA_NOBODYS, LOTS, 0, "lot"};
    vaka_intake visitors = {sizeof visitors, 0, SEATS, 1, "visitor"};

    vaka_layout_family(layout, KIND_PORTRAIT, KIND_FADED - KIND_PORTRAIT + 1, "picture");
    vaka_layout_family(layout, KIND_GOLD, 2, "lot");
    vaka_layout_family(layout, KIND_COIN, 1, "coin");
    vaka_layout_family(layout, KIND_VISITOR, 1, "visitor");
    vaka_layout_takes(layout, 0, ZONE_FAME, &pictures);
    vaka_layout_takes(layout, ZONE_HAT, 1, &lots);
    vaka_layout_takes(layout, ZONE_WALL, 1, &wall);
    vaka_layout_takes(layout, ZONE_FAME, TRACK, &visitors);
    for (int32_t seat = 0; seat < seats; seat++) {
        vaka_intake coins = {sizeof coins, VAKA_SEAT(seat), 0, 0, "coin"};
        vaka_layout_takes(layout, zone_of(seat, SEAT_HAND), 2, &pictures);
        vaka_layout_takes(layout, zone_of(seat, SEAT_PURSE), 1, &coins);
    }
}

vaka_status gallery_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    (void)facts;
    add_board(layout, vaka_layout_board(layout, "hall", "Hall"), hall, HALL);
    add_board(layout, vaka_layout_board(layout, "garden", "Garden"), garden, GARDEN);
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        vaka_layout_zone(layout, &common[i]);
    for (int32_t i = 0; i < TRACK; i++)
        add_numbered(layout, &cell, i, VAKA_NONE);
    for (int32_t i = 0; i < vaka_setup_seats(setup) * SEAT_ZONES; i++)
        add_numbered(layout, &own[i % SEAT_ZONES], i / SEAT_ZONES, i / SEAT_ZONES);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++)
        vaka_layout_kind(layout, &kinds[kind]);
    declare(layout, vaka_setup_seats(setup));
    vaka_layout_limits(layout, PICTURES + LOTS + SEATS, 2, 0);
    return VAKA_OK;
}

vaka_status gallery_setup(vaka_match *match, const vaka_setup *setup)
{
    gallery_game *game = match->game;

    game->days = (int8_t)vaka_setup_option(setup, OPTION_DAYS);
    for (int32_t i = 0; i < PICTURES; i++)
        vaka_piece_new(match, KIND_PORTRAIT + i % 4, VAKA_NONE, ZONE_ARCHIVE);
    for (int32_t i = 0; i < LOTS; i++)
        vaka_piece_new(match, i < GOLDEN ? KIND_GOLD : KIND_GREY, VAKA_NONE, ZONE_HAT);
    vaka_shuffle(match, ZONE_ARCHIVE);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        vaka_piece_new(match, KIND_VISITOR, seat, ZONE_FAME);
        vaka_draw(match, ZONE_ARCHIVE, zone_of(seat, SEAT_HAND));
    }
    vaka_draw(match, ZONE_ARCHIVE, ZONE_DESK);
    vaka_draw(match, ZONE_ARCHIVE, ZONE_WALL);
    vaka_push(match, STEP_DAYS, 0, 0, 0);
    return VAKA_OK;
}
