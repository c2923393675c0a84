/* layout_mats.c - counters, the mats on which they lie, and what may be dealt.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

#include "layout.h"

#include <stdio.h>

enum { LABELS = 512, MOST_FLORINS_DEALT = 30, MOST_DEALT = 5 }; /* of a good, in one deal */

static void add_counter(vaka_layout *layout, const vaka_counter_spec *spec)
{
    vaka_counter_spec copy = *spec;

    copy.size = sizeof copy;
    vaka_layout_counter(layout, &copy);
}

static const char *good_title(const vaka_setup *setup, int32_t good)
{
    return vaka_data_text(setup, TABLE_GOODS, vaka_data_find(setup, TABLE_GOODS, good_ids[good]),
                          GOODS_TITLE);
}

/* Six counters, one for each good, with something before their ids. */
static void add_six(vaka_layout *layout, const vaka_setup *setup, const char *before,
                    const char *title, const vaka_counter_spec *like, const int16_t most[GOODS])
{
    for (int32_t good = 0; good < GOODS; good++) {
        char id[24], icon[48], name[96];
        vaka_counter_spec spec = *like;
        snprintf(id, sizeof id, "%s%s", before, good_ids[good]);
        snprintf(icon, sizeof icon, "archipelago/good/%s", good_ids[good]);
        snprintf(name, sizeof name, "%.40s%.40s", good_title(setup, good), title);
        spec.id = id;
        spec.icon = icon;
        spec.title = name;
        spec.max = most[good];
        add_counter(layout, &spec);
    }
}

static void label(char *to, int32_t room, const section_facts *section)
{
    int32_t at = snprintf(to, (size_t)room, "–");

    for (int32_t i = 0; i < section->width * section->rows; i++)
        at += snprintf(to + at, (size_t)(room - at), "|%d", section->price[i / section->width]);
}

/* A board of sections: a track each, with the price of its fields. */
static void add_board(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts,
                      int32_t board)
{
    for (int32_t good = 0; good < GOODS; good++) {
        const section_facts *section = &facts->section[board][good];
        char id[24], icon[48], name[96], fields[LABELS];
        snprintf(id, sizeof id, "%s_%s", board == BOARD_HOME ? "home" : "export", good_ids[good]);
        snprintf(icon, sizeof icon, "archipelago/good/%s", good_ids[good]);
        snprintf(name, sizeof name, "%.40s, %s", good_title(setup, good),
                 board == BOARD_HOME ? "home market" : "export market");
        label(fields, LABELS, section);
        add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                                 .max = section->width * section->rows,
                                                 .start = board == BOARD_HOME, /* S1 */
                                                 .id = id,
                                                 .title = name,
                                                 .icon = icon,
                                                 .fields = fields});
    }
}

/* What lies behind the screens [S9]: the sums are open, for the bank is. */
static void add_purses(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts)
{
    vaka_counter_spec secret = {.per_seat = 1, .see = VAKA_SEE_OWNER, .total = VAKA_SUM_OPEN};
    vaka_counter_spec money = secret, tokens = secret;

    money.max = facts->number[NUMBER_FLORINS];
    money.id = "money";
    money.title = "Florins";
    money.icon = "archipelago/icon/money";
    add_counter(layout, &money);
    add_six(layout, setup, "", "", &secret, facts->cubes);
    tokens.max = facts->number[NUMBER_TOKENS];
    tokens.id = "tokens";
    tokens.title = "Explorer tokens";
    tokens.icon = "archipelago/icon/tokens";
    add_counter(layout, &tokens);
}

void add_counters(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts)
{
    vaka_counter_spec open = {.see = VAKA_SEE_ALL};
    int16_t start[GOODS];

    add_purses(layout, setup, facts);
    add_counter(layout, &(vaka_counter_spec){.per_seat = 1,
                                             .see = VAKA_SEE_ALL,
                                             .max = MOST_DISCS,
                                             .id = "discs",
                                             .title = "Action discs",
                                             .icon = "archipelago/icon/discs"});
    add_counter(layout, &(vaka_counter_spec){.per_seat = 1,
                                             .see = VAKA_SEE_ALL,
                                             .max = facts->number[NUMBER_FLORINS],
                                             .id = "gifts",
                                             .title = "Gifts",
                                             .icon = "archipelago/icon/gifts"});
    add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                             .max = facts->number[NUMBER_FLORINS],
                                             .start = facts->number[NUMBER_FLORINS],
                                             .id = "bank_money",
                                             .title = "Florins in the bank",
                                             .icon = "archipelago/icon/money"});
    memcpy(start, facts->cubes, sizeof start);
    add_six(layout, setup, "bank_", " in the bank", &open, start);
    add_board(layout, setup, facts, BOARD_HOME);
    add_board(layout, setup, facts, BOARD_EXPORT);
    add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                             .max = MOST_MARKER,
                                             .id = "population",
                                             .title = "Population",
                                             .icon = "archipelago/icon/population"});
    add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                             .max = MOST_MARKER,
                                             .id = "rebellion",
                                             .title = "Rebellion",
                                             .icon = "archipelago/icon/rebellion"});
    add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                             .max = facts->workers_most,
                                             .id = "workers",
                                             .title = "Available workers",
                                             .icon = "archipelago/icon/workers"});
    add_counter(layout, &(vaka_counter_spec){.see = VAKA_SEE_ALL,
                                             .max = facts->number[NUMBER_TOKENS],
                                             .start = facts->number[NUMBER_TOKENS],
                                             .id = "explorers",
                                             .title = "Explorer tokens left",
                                             .icon = "archipelago/icon/explorers"});
}

/* --- mats --- */

enum { MAT_W = 1000, CELL = 160 };

static int32_t add_mat(vaka_layout *layout, int32_t owner, int32_t h, const char *id,
                       const char *title)
{
    char art[48];
    vaka_mat_spec spec = {
        .size = sizeof spec, .owner = owner, .w = MAT_W, .h = h, .id = id, .title = title};

    snprintf(art, sizeof art, "archipelago/mat/%.24s", owner < 0 ? id : "screen");
    spec.art = art;
    return vaka_layout_mat(layout, &spec);
}

typedef struct box { /* on a mat */
    int32_t x, y, w, h;
} box;

static void put(vaka_layout *layout, int32_t mat, uint32_t what, int32_t number, box at)
{
    vaka_place_spec spec = {sizeof spec, mat, what, number, at.x, at.y, at.w, at.h};

    vaka_layout_place(layout, &spec);
}

/* Boards I and II beside each other. */
static void add_market_mat(vaka_layout *layout)
{
    int32_t mat = add_mat(layout, VAKA_NONE, 700, "markets", "I Home market, II Export market");

    for (int32_t good = 0; good < GOODS; good++) {
        put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_HOME + good,
            (box){10, 10 + 115 * good, 485, 105});
        put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_EXPORT + good,
            (box){505, 10 + 115 * good, 485, 105});
    }
}

/* Boards III and IV, the bank, the track of cards, tiles and trends. */
static void add_colony_mat(vaka_layout *layout, const archipelago_facts *facts)
{
    static const int32_t open[] = {COUNTER_POPULATION, COUNTER_REBELLION, COUNTER_WORKERS,
                                   COUNTER_EXPLORERS, COUNTER_BANK_MONEY};
    int32_t mat = add_mat(layout, VAKA_NONE, 900, "colony", "III, IV Colony, evolution track");

    for (int32_t i = 0; i < 5; i++)
        put(layout, mat, VAKA_PLACE_COUNTER, open[i], (box){10 + 197 * i, 10, 190, 110});
    for (int32_t good = 0; good < GOODS; good++)
        put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_BANK + good,
            (box){10 + 164 * good, 130, 158, 100});
    put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_BACKS, (box){10, 245, CELL, 300});
    for (int32_t slot = 0; slot < SLOTS; slot++)
        put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_SLOT + slot,
            (box){180 + 164 * slot, 245, CELL, 300});
    put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_PILE, (box){10, 560, 230, 330});
    put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_FOUND, (box){250, 560, 230, 330});
    put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_TRENDS, (box){500, 560, 230, 330});
    put(layout, mat, VAKA_PLACE_ZONE, facts->zone + ZONE_REVEALED, (box){750, 560, 240, 330});
}

static void add_screen(vaka_layout *layout, const archipelago_facts *facts, int32_t seat)
{
    int32_t zone = facts->seat_zone + SEAT_ZONES * seat;
    char id[24];

    snprintf(id, sizeof id, "screen-%d", (int)seat);
    int32_t mat = add_mat(layout, seat, 360, id, "Screen");
    put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_MONEY, (box){10, 10, 118, 90});
    for (int32_t good = 0; good < GOODS; good++)
        put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_CUBES + good,
            (box){132 + 108 * good, 10, 104, 90});
    put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_TOKENS, (box){782, 10, 104, 90});
    put(layout, mat, VAKA_PLACE_COUNTER, COUNTER_DISCS, (box){890, 10, 100, 90});
    put(layout, mat, VAKA_PLACE_ZONE, zone + SEAT_OBJECTIVE, (box){10, 110, 150, 240});
    put(layout, mat, VAKA_PLACE_ZONE, zone + SEAT_CARDS, (box){170, 110, 450, 240});
    put(layout, mat, VAKA_PLACE_ZONE, zone + SEAT_TILES, (box){170, 110, 450, 240}); /* turn zero */
    put(layout, mat, VAKA_PLACE_ZONE, zone + SEAT_WONDERS, (box){630, 110, 170, 240});
    put(layout, mat, VAKA_PLACE_ZONE, zone + SEAT_RESERVE, (box){810, 110, 180, 240});
}

void add_mats(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts)
{
    add_market_mat(layout);
    add_colony_mat(layout, facts);
    for (int32_t seat = 0; seat < vaka_setup_seats(setup); seat++)
        add_screen(layout, facts, seat);
}

/* 8b: everything but units and discs, and 8f wonders that are built. */
void add_goods(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts)
{
    vaka_good_spec good = {.size = sizeof good, .what = VAKA_GOOD_COUNTER, .most = 99};

    vaka_layout_deals(layout, OFFERS, LINES);
    for (int32_t i = COUNTER_MONEY; i <= COUNTER_TOKENS; i++) {
        good.number = i;
        good.most = i == COUNTER_MONEY ? MOST_FLORINS_DEALT : MOST_DEALT;
        vaka_layout_good(layout, &good);
    }
    good.what = VAKA_GOOD_KIND;
    good.most = 1;
    for (int32_t seat = 0; seat < vaka_setup_seats(setup); seat++)
        good.zone[seat] = facts->seat_zone + SEAT_ZONES * seat + SEAT_CARDS;
    for (int32_t i = 0; i < facts->cards; i++) {
        good.number = facts->card_kind + i;
        vaka_layout_good(layout, &good);
    }
}
