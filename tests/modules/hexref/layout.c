/* tests/modules/hexref/layout.c - the map, the pieces, and how they lie at first.
 *
 * SPDX-License-Identifier: MIT */
#include "hexref.h"

typedef struct kind_row {
    int32_t back;
    uint32_t group;
    const char *id, *title, *letter;
} kind_row;

static const kind_row kinds[KIND_COUNT] = {
    [TERRAIN_UNKNOWN] = {TERRAIN_UNKNOWN, 0, "unknown", "Unknown land", "?"},
    [TERRAIN_SEA] = {TERRAIN_UNKNOWN, 1, "sea", "Sea", "~"},
    [TERRAIN_PLAIN] = {TERRAIN_UNKNOWN, 1, "plain", "Plain", "."},
    [TERRAIN_FOREST] = {TERRAIN_UNKNOWN, 1, "forest", "Forest", "f"},
    [TERRAIN_HILL] = {TERRAIN_UNKNOWN, 1, "hill", "Hill", "^"},
    [CARD_BACK] = {CARD_BACK, 0, "card", "Card", "c"},
    [CARD_TAX] = {CARD_BACK, 2, "tax", "Tax", "ta"},
    [CARD_LEVY] = {CARD_BACK, 2, "levy", "Levy", "le"},
    [CARD_SPY] = {CARD_BACK, 2, "spy", "Spy", "sp"},
    [CARD_THEFT] = {CARD_BACK, 2, "theft", "Theft", "th"},
    [CARD_DRUMS] = {CARD_BACK, 2, "drums", "Drums", "dr"},
    [KIND_STACK] = {KIND_STACK, 0, "stack", "Hidden garrison", "#"},
    [KIND_GARRISON] = {KIND_STACK, 3, "garrison", "Garrison", "G"},
};

/* What lies where: a hex has its garrison and, once it is explored, its land. */
static void declare(vaka_layout *layout)
{
    vaka_intake hex = {sizeof hex, 0, 0, 1, "land garrison"};
    vaka_intake bag = {sizeof bag, VAKA_NOBODYS, 0, 0, "land"};
    vaka_intake cards = {sizeof cards, VAKA_NOBODYS, ALL_CARDS, 0, "card"};

    vaka_layout_family(layout, TERRAIN_SEA, TERRAIN_HILL - TERRAIN_SEA + 1, "land");
    vaka_layout_family(layout, CARD_TAX, CARD_DRUMS - CARD_TAX + 1, "card");
    vaka_layout_family(layout, KIND_GARRISON, 1, "garrison");
    vaka_layout_takes(layout, 0, HEXES, &hex);
    vaka_layout_takes(layout, ZONE_BAG, 1, &bag);
    vaka_layout_takes(layout, ZONE_DECK, 2, &cards);
    vaka_layout_takes(layout, ZONE_HAND, SEATS, &cards);
}

vaka_status hexref_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    static const char *const hands[SEATS] = {"hand-1", "hand-2", "hand-3", "hand-4"};
    vaka_zone_spec bag = {sizeof bag, VAKA_ZONE_DECK, VAKA_SEE_NOBODY, 0, VAKA_NONE,
                          0,          "bag",          "The bag"};
    vaka_zone_spec deck = bag, discard = bag, hand = bag;

    (void)setup;
    hr_board_init(facts);
    vaka_layout_board(layout, "map", "The map");
    for (int32_t q = -5; q <= 5; q++)
        for (int32_t r = -5; r <= 5; r++)
            if (q + r >= -5 && q + r <= 5)
                vaka_layout_space(layout, 0, q, r, NULL, NULL);
    deck.id = "deck";
    deck.title = "The deck";
    discard.id = "discard";
    discard.title = "Cards played";
    discard.see = VAKA_SEE_ALL;
    vaka_layout_zone(layout, &bag);
    vaka_layout_zone(layout, &deck);
    vaka_layout_zone(layout, &discard);
    hand.type = VAKA_ZONE_HAND;
    hand.see = VAKA_SEE_OWNER;
    for (hand.owner = 0; hand.owner < SEATS; hand.owner++) {
        hand.id = hands[hand.owner];
        hand.title = "Hand";
        vaka_layout_zone(layout, &hand);
    }
    for (int32_t i = 0; i < KIND_COUNT; i++) {
        uint32_t shape = i < CARD_BACK    ? VAKA_SHAPE_TILE
                         : i < KIND_STACK ? VAKA_SHAPE_CARD
                                          : VAKA_SHAPE_COUNTER;
        vaka_kind_spec kind = {sizeof kind, shape,          kinds[i].back,   kinds[i].group,
                               kinds[i].id, kinds[i].title, kinds[i].letter, NULL};
        vaka_layout_kind(layout, &kind);
    }
    declare(layout);
    vaka_layout_limits(layout, MOST_PIECES, 1, 0);
    return VAKA_OK;
}

/* A hex gets its first owner. */
int32_t hexref_settle(vaka_match *match, int32_t seat, int32_t hex)
{
    hexref_game *game = match->game;

    put_in(game->own[seat], hex);
    return vaka_piece_new(match, KIND_GARRISON, seat, hex);
}

void hexref_take_card(vaka_match *match, int32_t seat)
{
    int32_t piece = vaka_draw(match, ZONE_DECK, ZONE_HAND + seat);
    vaka_event drew = {EVENT_DREW,
                       VAKA_SEAT(seat),
                       2,
                       {(int16_t)seat, piece < 0 ? 0 : match->pieces[piece].kind, 0, 0, 0, 0}};

    vaka_tell_event(match, &drew);
}

vaka_status hexref_setup(vaka_match *match, const vaka_setup *setup)
{
    hexref_game *game = match->game;
    const hr_board *board = match->facts;

    (void)setup;
    game->winner = VAKA_NONE;
    game->battle_from = game->battle_to = VAKA_NONE;
    for (int32_t i = 0; i < HEXES; i++)
        vaka_piece_new(match, 1 + i * 4 / HEXES, VAKA_NONE, ZONE_BAG);
    vaka_shuffle(match, ZONE_BAG);
    for (int32_t i = 0; i < ALL_CARDS; i++)
        vaka_piece_new(match, CARD_TAX + i / 8, VAKA_NONE, ZONE_DECK);
    vaka_shuffle(match, ZONE_DECK);
    for (int32_t seat = 0; seat < SEATS; seat++) {
        int32_t piece = hexref_settle(match, seat, board->home[seat]);

        vaka_piece_set(match, piece, SOLDIERS, 4);
        vaka_piece_set(match, piece, DECOYS, 2);
        game->terrain[board->home[seat]] = TERRAIN_PLAIN;
        game->gold[seat] = 3;
        game->place[seat] = 2;
        hexref_take_card(match, seat);
        hexref_take_card(match, seat);
    }
    vaka_push(match, STEP_PLAY, 0, 0, 0);
    return VAKA_OK;
}
