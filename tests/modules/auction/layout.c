/* tests/modules/auction/layout.c - zones, cards and lots, and how they lie at first.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

typedef struct kind_row {
    int32_t back;
    uint32_t group;
    const char *id, *title, *letter;
} kind_row;

static const kind_row kinds[KIND_COUNT] = {
    [CARD_BACK] = {CARD_BACK, 0, "card", "Card", "?"},
    [CARD_COPPER] = {CARD_BACK, 1, "copper", "Copper", "c"},
    [CARD_SILVER] = {CARD_BACK, 1, "silver", "Silver", "s"},
    [CARD_GOLD] = {CARD_BACK, 1, "gold", "Gold", "g"},
    [CARD_BELL] = {CARD_BACK, 1, "bell", "Bell", "b"},
    [CARD_KNIFE] = {CARD_BACK, 1, "knife", "Knife", "k"},
    [CARD_LANTERN] = {CARD_BACK, 1, "lantern", "Lantern", "l"},
    [LOT_BACK] = {LOT_BACK, 0, "lot", "Lot", "L"},
    [LOT_VASE] = {LOT_BACK, 2, "vase", "Vase", "V"},
    [LOT_RUG] = {LOT_BACK, 2, "rug", "Rug", "R"},
    [LOT_MIRROR] = {LOT_BACK, 2, "mirror", "Mirror", "M"},
    [LOT_CROWN] = {LOT_BACK, 2, "crown", "Crown", "C"},
};

int32_t auction_points(int32_t kind)
{
    static const uint8_t points[KIND_COUNT] = {
        [LOT_VASE] = 2, [LOT_RUG] = 3, [LOT_MIRROR] = 4, [LOT_CROWN] = 6};

    return points[kind];
}

/* 1.1: how many of a kind the deck has. */
static int32_t cards_of(int32_t kind, int32_t seats)
{
    if (kind == CARD_COPPER || kind == CARD_SILVER)
        return 2 * seats;
    return kind == CARD_LANTERN ? seats + 1 : seats;
}

static void zones_of_seat(vaka_layout *layout, int32_t seat)
{
    static const char *const ids[MOST_SEATS][ZONES_OF_A_SEAT] = {
        {"hand-1", "bid-1", "shown-1", "won-1"}, {"hand-2", "bid-2", "shown-2", "won-2"},
        {"hand-3", "bid-3", "shown-3", "won-3"}, {"hand-4", "bid-4", "shown-4", "won-4"},
        {"hand-5", "bid-5", "shown-5", "won-5"},
    };
    static const char *const titles[ZONES_OF_A_SEAT] = {"Hand", "Bid", "Revealed", "Lots"};
    static const uint32_t types[ZONES_OF_A_SEAT] = {VAKA_ZONE_HAND, VAKA_ZONE_STACK, VAKA_ZONE_POOL,
                                                    VAKA_ZONE_TRACK};

    for (int32_t i = 0; i < ZONES_OF_A_SEAT; i++) {
        vaka_zone_spec spec = {sizeof spec, types[i], VAKA_SEE_OPEN, 0,
                               seat,        0,        ids[seat][i],  titles[i]};
        spec.see = i == OF_HAND ? VAKA_SEE_OWNER : VAKA_SEE_OPEN;
        vaka_layout_zone(layout, &spec);
    }
}

static int32_t add_kinds(vaka_layout *layout, int32_t seats)
{
    int32_t pieces = 0;

    for (int32_t i = 0; i < KIND_COUNT; i++) {
        uint32_t shape = i < LOT_BACK ? VAKA_SHAPE_CARD : VAKA_SHAPE_TILE;
        vaka_kind_spec spec = {sizeof spec, shape,          kinds[i].back,   kinds[i].group,
                               kinds[i].id, kinds[i].title, kinds[i].letter, NULL};

        vaka_layout_kind(layout, &spec);
        if (kinds[i].back != i)
            pieces += i < LOT_BACK ? cards_of(i, seats) : LOTS_OF_A_KIND;
    }
    return pieces;
}

/* Cards and lots never mix; what lies in a bid is no other seat's. */
static void declare(vaka_layout *layout, int32_t seats)
{
    vaka_intake cards = {sizeof cards, 0, 0, 0, "card"};
    vaka_intake lots = {sizeof lots, VAKA_NOBODYS, 0, 0, "lot"};

    vaka_layout_family(layout, CARD_COPPER, CARD_LANTERN - CARD_COPPER + 1, "card");
    vaka_layout_family(layout, LOT_VASE, LOT_CROWN - LOT_VASE + 1, "lot");
    vaka_layout_takes(layout, ZONE_DECK, 2, &cards);
    vaka_layout_takes(layout, ZONE_VAULT, 2, &lots);
    for (int32_t seat = 0; seat < seats; seat++) {
        vaka_layout_takes(layout, zone_of(seat, OF_HAND), 3, &cards);
        vaka_layout_takes(layout, zone_of(seat, OF_WON), 1, &lots);
        cards.owners = VAKA_SEAT(seat) | VAKA_NOBODYS;
        vaka_layout_takes(layout, zone_of(seat, OF_BID), 1, &cards);
        cards.owners = 0;
    }
}

vaka_status auction_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    static const vaka_zone_spec common[] = {
        {sizeof *common, VAKA_ZONE_DECK, VAKA_SEE_NOBODY, 0, VAKA_NONE, 0, "deck", "The deck"},
        {sizeof *common, VAKA_ZONE_STACK, VAKA_SEE_OPEN, 0, VAKA_NONE, 0, "discard", "Discard"},
        {sizeof *common, VAKA_ZONE_CUP, VAKA_SEE_NOBODY, 0, VAKA_NONE, 0, "vault", "The vault"},
        {sizeof *common, VAKA_ZONE_POOL, VAKA_SEE_OPEN, 0, VAKA_NONE, 0, "stall", "The stall"},
    };
    int32_t seats = vaka_setup_seats(setup);
    auction_facts *chosen = facts;

    chosen->rounds = vaka_setup_option(setup, OPTION_ROUNDS);
    chosen->lots = vaka_setup_option(setup, OPTION_LOTS);
    chosen->hand = vaka_setup_option(setup, OPTION_HAND);
    chosen->favours = vaka_setup_option(setup, OPTION_FAVOURS);
    chosen->reveals = vaka_setup_option(setup, OPTION_REVEALS);
    for (uint32_t i = 0; i < sizeof common / sizeof *common; i++)
        vaka_layout_zone(layout, &common[i]);
    for (int32_t seat = 0; seat < seats; seat++)
        zones_of_seat(layout, seat);
    int32_t pieces = add_kinds(layout, seats);
    declare(layout, seats);
    vaka_layout_limits(layout, pieces, 3, BID_LIST);
    return VAKA_OK;
}

vaka_status auction_setup(vaka_match *match, const vaka_setup *setup)
{
    auction_game *game = match->game;

    (void)setup;
    game->dir = 1;
    game->winner = VAKA_NONE;
    for (int32_t seat = 0; seat < match->seats; seat++)
        game->coins[seat] = 5;
    for (int32_t kind = CARD_COPPER; kind <= CARD_LANTERN; kind++)
        for (int32_t i = 0; i < cards_of(kind, match->seats); i++)
            vaka_piece_new(match, kind, VAKA_NONE, ZONE_DECK);
    vaka_shuffle(match, ZONE_DECK);
    for (int32_t kind = LOT_VASE; kind <= LOT_CROWN; kind++)
        for (int32_t i = 0; i < LOTS_OF_A_KIND; i++)
            vaka_piece_new(match, kind, VAKA_NONE, ZONE_VAULT);
    vaka_push(match, STEP_GAME, 0, 0, 0);
    return VAKA_OK;
}
