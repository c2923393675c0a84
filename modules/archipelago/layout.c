/* layout.c - the map, the places beside it, kinds of pieces and counters, from content.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

#include "layout.h"

#include <stdio.h>

enum { FRAMES = 20, SEALED = 2, SHEET = 20 };

static void add_map(vaka_layout *layout)
{
    int32_t map = vaka_layout_board(layout, "map", "The archipelago");
    vaka_hex all[MAX_HEXES];
    int32_t count = vaka_hex_range((vaka_hex){0, 0}, RADIUS, all, MAX_HEXES);

    for (int32_t i = 0; i < count; i++)
        vaka_layout_space(layout, map, all[i].q, all[i].r, NULL, NULL);
}

/* --- zones --- */

typedef struct place { /* a zone beside the map */
    uint32_t type, see;
    const char *id, *title;
    const char *takes;
    uint32_t closed; /* 1: only rules and exports move pieces here */
} place;

#define SLOT_ROW(n)                                                                                \
    {                                                                                              \
        VAKA_ZONE_STACK, VAKA_SEE_ALL, "slot-" #n, "Evolution card " #n, "card", 1                 \
    }
static const place shared[ZONE_OTHERS] = {
    [ZONE_PILE] = {VAKA_ZONE_DECK, VAKA_SEE_ALL, "pile", "Tiles", "tile", 1},
    [ZONE_TILE_DISCARDS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "tile-discards", "Discarded tiles",
                            "tile", 1},
    [ZONE_FOUND] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "found", "The tile in hand", "tile", 1},
    [ZONE_DECK] = {VAKA_ZONE_DECK, VAKA_SEE_NOBODY, "deck", "Evolution deck", "card", 1},
    [ZONE_BACKS] = {VAKA_ZONE_DECK, VAKA_SEE_ALL, "backs", "Balance of the archipelago", "back", 1},
    [ZONE_CARD_DISCARDS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "card-discards", "Discarded cards",
                            "card", 1},
    [ZONE_BACK_DISCARDS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "back-discards", "Backs that were seen",
                            "back", 1},
    SLOT_ROW(1),
    SLOT_ROW(2),
    SLOT_ROW(3),
    SLOT_ROW(4),
    SLOT_ROW(5),
    [ZONE_SHOWN] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "shown", "Cards shown", "card", 1},
    [ZONE_BOX] = {VAKA_ZONE_CUP, VAKA_SEE_NOBODY, "box", "The box", "objective trend", 1},
    [ZONE_TRENDS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "trends", "Trend", "trend", 1},
    [ZONE_REVEALED] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "revealed", "Open objectives", "objective",
                       1},
    [ZONE_BANK] = {VAKA_ZONE_POOL, VAKA_SEE_ALL, "bank", "Building tokens", "building", 1},
};
static const place own[SEAT_ZONES] = {
    [SEAT_RESERVE] = {VAKA_ZONE_POOL, VAKA_SEE_ALL, "reserve", "Reserve", "unit", 1},
    [SEAT_TILES] = {VAKA_ZONE_HAND, VAKA_SEE_OWNER, "tiles", "Tiles in hand", "tile", 1},
    [SEAT_OBJECTIVE] = {VAKA_ZONE_HAND, VAKA_SEE_OWNER, "objective", "Secret objective",
                        "objective", 1},
    [SEAT_CARDS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "cards", "Evolution cards", "card", 1},
    [SEAT_WONDERS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "wonders", "Built wonders", "card unit", 1},
};

static int32_t add_zone(vaka_layout *layout, const place *what, int32_t owner)
{
    char id[24];
    vaka_zone_spec spec = {sizeof spec, what->type, what->see, 0, owner, 0, what->id, what->title};
    vaka_intake intake = {sizeof intake, 0, 0, what->closed, what->takes};

    if (owner >= 0) {
        snprintf(id, sizeof id, "%s-%d", what->id, (int)owner);
        spec.id = id;
    }
    int32_t zone = vaka_layout_zone(layout, &spec);
    vaka_layout_takes(layout, zone, 1, &intake);
    return zone;
}

static void add_zones(vaka_layout *layout, const vaka_setup *setup, archipelago_facts *facts)
{
    vaka_intake hex = {sizeof hex, 0, 0, 1, "unit building tile coin"};

    vaka_layout_takes(layout, 0, MAX_HEXES, &hex);
    facts->zone = MAX_HEXES;
    for (int32_t i = 0; i < ZONE_OTHERS; i++)
        add_zone(layout, &shared[i], VAKA_NONE);
    vaka_layout_see_top(layout, facts->zone + ZONE_PILE);
    vaka_layout_see_top(layout, facts->zone + ZONE_BACKS);
    facts->seat_zone = facts->zone + ZONE_OTHERS;
    for (int32_t seat = 0; seat < vaka_setup_seats(setup); seat++)
        for (int32_t i = 0; i < SEAT_ZONES; i++)
            add_zone(layout, &own[i], seat);
}

/* --- kinds --- */

static int32_t add_kind(vaka_layout *layout, uint32_t shape, int32_t back, const char *id,
                        const char *title, const char *folder, const char *drawing)
{
    char art[112];
    vaka_kind_spec spec = {.size = sizeof spec,
                           .shape = shape,
                           .back = back,
                           .group = (uint32_t)(back + 1), /* what lies covered shows no back */
                           .id = id,
                           .title = title,
                           .art = art};

    snprintf(art, sizeof art, "archipelago/%s%.80s", folder, drawing);
    return vaka_layout_kind(layout, &spec);
}

static const char *building_title(const vaka_setup *setup, int32_t building)
{
    return vaka_data_text(setup, TABLE_BUILDINGS,
                          vaka_data_find(setup, TABLE_BUILDINGS, building_ids[building]),
                          BUILDINGS_TITLE);
}

static void add_fixed_kinds(vaka_layout *layout, const vaka_setup *setup)
{
    static const struct {
        uint32_t shape;
        const char *id, *title;
    } fixed[] = {{VAKA_SHAPE_COUNTER, "citizen", "Citizen"}, {VAKA_SHAPE_COUNTER, "ship", "Ship"}};
    static const struct {
        uint32_t shape;
        const char *id, *title;
    } backs[] = {
        {VAKA_SHAPE_DISK, "coin", "Coin"},           {VAKA_SHAPE_TILE, "tile", "Tile"},
        {VAKA_SHAPE_CARD, "card", "Evolution card"}, {VAKA_SHAPE_CARD, "back", "Balance"},
        {VAKA_SHAPE_CARD, "objective", "Objective"}, {VAKA_SHAPE_CARD, "trend", "Trend"},
    };

    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        add_kind(layout, fixed[i].shape, VAKA_NONE, fixed[i].id,
                 i ? building_title(setup, BUILD_SHIP) : fixed[i].title, "", fixed[i].id);
    for (int32_t i = 0; i < BUILDINGS; i++)
        add_kind(layout, VAKA_SHAPE_COUNTER, VAKA_NONE, building_ids[i], building_title(setup, i),
                 "", building_ids[i]);
    for (size_t i = 0; i < sizeof backs / sizeof *backs; i++)
        add_kind(layout, backs[i].shape, VAKA_NONE, backs[i].id, backs[i].title, "", backs[i].id);
    vaka_layout_family(layout, KIND_CITIZEN, 2, "unit");
    vaka_layout_family(layout, KIND_TOWN, BUILDINGS, "building");
    vaka_layout_family(layout, KIND_COIN, 1, "coin");
}

static void add_edges(vaka_layout *layout, int32_t kind, const face_facts *face)
{
    static const char *const shores[] = {"first_shore", "second_shore"};
    static const char *const edges[EDGES] = {"water", "plain", "mountain"};

    for (int32_t side = 0; side < SIDES; side++)
        vaka_layout_edge(layout, kind, side, vaka_word_by_id(layout, edges[face->edge[side]]));
    for (int32_t shore = 0; face->shores == 2 && shore < 2; shore++) {
        uint32_t sides = 0;
        for (int32_t side = 0; side < SIDES; side++)
            sides |= face->shore[side] == shore ? 1u << side : 0;
        vaka_layout_part(layout, kind, vaka_word_by_id(layout, shores[shore]), sides);
    }
}

static void add_faces(vaka_layout *layout, const vaka_setup *setup, archipelago_facts *facts)
{
    facts->face_kind = KIND_FIXED;
    for (int32_t i = 0; i < facts->faces + 2; i++) {
        char id[40];
        const char *title;
        if (i < facts->faces) {
            snprintf(id, sizeof id, "%.30s%c", vaka_data_id(setup, TABLE_TILES, i / 2),
                     i % 2 ? 'b' : 'a');
            title = vaka_data_text(setup, TABLE_TILES, i / 2, (i % 2 ? TILES_B : 0u) + TILES_TITLE);
        } else {
            snprintf(id, sizeof id, "%s", i == facts->faces ? "sea" : "desert");
            title = vaka_data_text(setup, TABLE_STARTS, vaka_data_find(setup, TABLE_STARTS, id),
                                   STARTS_TITLE);
        }
        int32_t kind = add_kind(layout, VAKA_SHAPE_TILE, KIND_TILE_BACK, id, title, "tile/", id);
        add_edges(layout, kind, &facts->face[i]);
    }
    vaka_layout_family(layout, facts->face_kind, facts->faces + 2, "tile");
}

static void add_backs(vaka_layout *layout, const vaka_setup *setup, archipelago_facts *facts)
{
    facts->back_kind = vaka_kind_count(layout);
    for (int32_t i = 0; i < facts->backs; i++) {
        const char *id = vaka_data_id(setup, TABLE_BACKS, i);
        add_kind(layout, VAKA_SHAPE_CARD, KIND_BACK_BACK, id, "Balance", "back/", id);
    }
    vaka_layout_family(layout, facts->back_kind, facts->backs, "back");
}

/* A kind for each file of a sort; its id may have something before it. Returns the first. */
static int32_t add_content(vaka_layout *layout, uint32_t sort, int32_t count, int32_t back,
                           const char *before)
{
    static const char *const families[SORT_COUNT] = {"card", "objective", "trend"};
    int32_t first = vaka_kind_count(layout);

    for (int32_t i = 0; i < count; i++) {
        char id[80], folder[16];
        const char *name = vaka_content_id(layout, sort, i);
        snprintf(id, sizeof id, "%s%.70s", before, name);
        snprintf(folder, sizeof folder, "%s/", families[sort]);
        add_kind(layout, VAKA_SHAPE_CARD, back, id, vaka_content_title(layout, sort, i), folder,
                 name);
    }
    vaka_layout_family(layout, first, count, families[sort]);
    return first;
}

static void add_kinds(vaka_layout *layout, const vaka_setup *setup, archipelago_facts *facts)
{
    add_fixed_kinds(layout, setup);
    add_faces(layout, setup, facts);
    add_backs(layout, setup, facts);
    facts->card_kind = add_content(layout, SORT_CARD, facts->cards, KIND_CARD_BACK, "");
    facts->objective_kind =
        add_content(layout, SORT_OBJECTIVE, facts->objectives, KIND_OBJECTIVE_BACK, "objective-");
    facts->trend_kind = add_content(layout, SORT_TREND, facts->trends, KIND_TREND_BACK, "trend-");
}

/* --- words and marks --- */

static void add_words(vaka_layout *layout, archipelago_facts *facts)
{
    static const struct {
        const char *id, *text;
    } words[] = {
        {"water", "water"},
        {"plain", "plain"},
        {"mountain", "mountain"},
        {"first_shore", "first shore"},
        {"second_shore", "second shore"},
        {"engaged", "engaged"},
        {"rebel", "rebel"},
        {"used", "used"},
    };
    static const struct {
        const char *id, *text;
    } ends[] = {
        {"end_objective", "an objective has come true"},
        {"end_independence", "the archipelago is independent"},
        {"end_separatist", "the Separatist has won independence"},
    };
    char id[80], text[160];

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        vaka_layout_word(layout, words[i].id, words[i].text);
    facts->end_word = vaka_layout_word(layout, ends[0].id, ends[0].text);
    vaka_layout_word(layout, ends[1].id, ends[1].text);
    vaka_layout_word(layout, ends[2].id, ends[2].text);
    facts->row_word = vaka_layout_word(layout, "row_medals", "Medals");
    vaka_layout_word(layout, "row_pacifist", "Pacifist");
    facts->objective_word = facts->row_word + 2;
    for (int32_t i = 0; i < facts->objectives; i++) {
        snprintf(id, sizeof id, "o_%.70s", vaka_content_id(layout, SORT_OBJECTIVE, i));
        vaka_layout_word(layout, id, vaka_content_title(layout, SORT_OBJECTIVE, i));
    }
    facts->trend_word = facts->objective_word + facts->objectives;
    for (int32_t i = 0; i < facts->trends; i++) {
        snprintf(id, sizeof id, "t_%.70s", vaka_content_id(layout, SORT_TREND, i));
        snprintf(text, sizeof text, "Trend: %.140s", vaka_content_title(layout, SORT_TREND, i));
        vaka_layout_word(layout, id, text); /* an objective may be called the same */
    }
}

static void add_marks(vaka_layout *layout)
{
    vaka_layout_postures(layout, SIDES);
    vaka_layout_mark(layout, vaka_word_by_id(layout, "engaged"), VAKA_TONE_WARN);
    vaka_layout_mark(layout, vaka_word_by_id(layout, "rebel"), VAKA_TONE_BAD);
    vaka_layout_mark(layout, vaka_word_by_id(layout, "used"), VAKA_TONE_WARN);
}

/* --- limits --- */

static int32_t pieces_of(const vaka_setup *setup, const archipelago_facts *facts)
{
    int32_t colours = vaka_setup_seats(setup) == 2 ? 4 : vaka_setup_seats(setup); /* 11c */
    int32_t backs = 0;

    for (int32_t i = 0; i < facts->backs; i++)
        backs += facts->back[i].copies;
    return colours * (facts->number[NUMBER_CITIZENS] + facts->number[NUMBER_SHIPS]) +
           facts->faces / 2 + 1 + backs + facts->cards + facts->objectives + facts->trends +
           facts->number[NUMBER_TOWNS] + facts->number[NUMBER_MARKETS] + MAX_COINS;
}

static void add_moments(vaka_layout *layout)
{
    vaka_layout_moment(layout, EVENT_CRISIS, VAKA_NONE, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_DEMAND, VAKA_NONE, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_CRISIS_OVER, VAKA_NONE, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_CRISIS_MET, VAKA_NONE, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_LAID, 1, 2);
    vaka_layout_moment(layout, EVENT_FOUND_NOTHING, 1, VAKA_NONE); /* nobody is asked about it */
    vaka_layout_moment(layout, EVENT_WONDER, 1, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_REVEALED, 1, VAKA_NONE);
    vaka_layout_moment(layout, EVENT_INDEPENDENCE, VAKA_NONE, VAKA_NONE);
    vaka_layout_sound(layout, EVENT_LAID, VAKA_SOUND_WATER);
    vaka_layout_sound(layout, EVENT_BUILT, VAKA_SOUND_WOOD);
    vaka_layout_sound(layout, EVENT_CRISIS_OVER, VAKA_SOUND_NONE);
    vaka_layout_sound(layout, EVENT_CRISIS_MET, VAKA_SOUND_NONE);
}

vaka_status archipelago_layout(vaka_layout *layout, const vaka_setup *setup, void *data)
{
    archipelago_facts *facts = data;
    const char *wrong = read_facts(facts, setup);

    wrong = wrong ? wrong : read_content(facts, layout);
    if (wrong)
        return vaka_layout_refuse(layout, wrong);
    add_map(layout);
    add_words(layout, facts);
    add_marks(layout);
    add_kinds(layout, setup, facts);
    add_zones(layout, setup, facts);
    add_counters(layout, setup, facts);
    add_mats(layout, setup, facts);
    add_goods(layout, setup, facts);
    add_moments(layout);
    vaka_layout_order(layout);
    vaka_layout_sheet(layout, SHEET);
    vaka_layout_limits(layout, pieces_of(setup, facts), FRAMES, SEALED);
    return VAKA_OK;
}
