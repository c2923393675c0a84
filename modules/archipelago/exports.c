/* exports.c - C functions that scripts may call as game.NAME: one row each (vaka/export.h).
 *
 * SPDX-License-Identifier: MIT
 *
 * Buildings, goods and boards are named by words, which the help of each row lists: the host hands
 * over no other. */
#include "exports.h"
#include "archipelago.h"
#include "chapters/actions.h"
#include "chapters/evolution.h"
#include "chapters/tiles.h"
#include "layout.h"

static int32_t word_in(const char *const *words, int32_t count, const char *word)
{
    for (int32_t i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return VAKA_NONE;
}

static int32_t good_of(const char *word)
{
    return word_in(good_ids, GOODS, word);
}

static int32_t building_of(const char *word)
{
    return word_in(building_ids, BUILDINGS, word);
}

static int32_t board_of(const char *word)
{
    static const char *const boards[BOARDS] = {"home", "export"};

    return word_in(boards, BOARDS, word);
}

/* --- queries --- */

static int32_t built(const vaka_match *match, const char *what)
{
    int32_t building = building_of(what);

    return building < 0 ? 0 : game_of(match)->count[building];
}

static int32_t controls(const vaka_match *match, int32_t seat, const char *what)
{
    int32_t building = building_of(what);

    return building < 0 ? 0 : controlled_by(match, seat, building);
}

static int32_t controller(const vaka_match *match, int32_t at)
{
    return is_region(match, at) ? town_of(match, at) : VAKA_NONE;
}

static int32_t who_controls(const vaka_match *match, int32_t at, const char *what)
{
    int32_t building = building_of(what);

    return building < 0 || !is_region(match, at) ? VAKA_NONE : control_of(match, at, building);
}

static void regions(const vaka_match *match, vaka_list *out)
{
    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        if (is_region(match, hex))
            vaka_list_add(out, hex);
}

static void regions_of(const vaka_match *match, int32_t seat, vaka_list *out)
{
    for (EACH_OWN_HEX(match, seat, hex))
        vaka_list_add(out, hex);
}

static int32_t icons(const vaka_match *match, int32_t at, const char *good)
{
    int32_t which = good_of(good);

    if (which < 0 || !is_region(match, at))
        return 0;
    return icons_at(match, at, 0, which) + icons_at(match, at, 1, which);
}

static int32_t town_icons(const vaka_match *match, int32_t seat, const char *good)
{
    int32_t count = 0;

    for (EACH_OWN_HEX(match, seat, hex))
        count += town_of(match, hex) == seat ? icons(match, hex, good) : 0;
    return count;
}

static int32_t active_at(const vaka_match *match, int32_t seat, int32_t at, int32_t kind)
{
    int32_t count = 0;

    for (VAKA_EACH(match, at, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        count += unit->owner == seat && unit->kind == kind && is_active(unit);
    }
    return count;
}

static int32_t citizens_at(const vaka_match *match, int32_t seat, int32_t at)
{
    return active_at(match, seat, at, KIND_CITIZEN);
}

static int32_t ships_at(const vaka_match *match, int32_t seat, int32_t at)
{
    return active_at(match, seat, at, KIND_SHIP);
}

static int32_t cubes(const vaka_match *match, int32_t seat, const char *good)
{
    int32_t which = good_of(good);

    return which < 0 ? 0 : cubes_of(match, seat, which);
}

static int32_t bank(const vaka_match *match, const char *good)
{
    int32_t which = good_of(good);

    return which < 0 ? 0 : bank_of(match, which);
}

static int32_t bank_money(const vaka_match *match)
{
    return vaka_counter(match, COUNTER_BANK_MONEY, VAKA_NONE);
}

static int32_t stock(const vaka_match *match, const char *board, const char *good)
{
    int32_t which = good_of(good), on = board_of(board);

    return which < 0 || on < 0 ? 0 : stock_of(match, on, which);
}

static int32_t price(const vaka_match *match, const char *board, const char *good)
{
    int32_t which = good_of(good), on = board_of(board);

    return which < 0 || on < 0 ? 0 : price_to_buy(match, on, which);
}

static void shown(const vaka_match *match, vaka_list *out)
{
    for (VAKA_EACH(match, zone_of(match, ZONE_SHOWN), piece))
        vaka_list_add(out, match->pieces[piece].kind);
}

static void top_tiles(const vaka_match *match, int32_t n, vaka_list *out)
{
    int32_t piece = match->zones[zone_of(match, ZONE_PILE)].last;

    for (; piece >= 0 && n > 0; n--) {
        vaka_list_add(out, match->pieces[piece].kind);
        piece = match->pieces[piece].prev;
    }
}

static int32_t card_type(const vaka_match *match, int32_t kind)
{
    int32_t row = card_row(match, kind);

    return row < 0 ? VAKA_NONE : facts_of(match)->card[row].type;
}

static int32_t room(const vaka_match *match, const char *board, const char *good)
{
    int32_t which = good_of(good), on = board_of(board);

    return which < 0 || on < 0 ? 0 : capacity_of(match, on, which) - stock_of(match, on, which);
}

static int32_t card_price(const vaka_match *match, int32_t kind)
{
    int32_t row = card_row(match, kind), least = 0;

    for (int32_t i = 0; row >= 0 && i < 3; i++) {
        int32_t one = facts_of(match)->card[row].price[i];
        least = i == 0 || one < least ? one : least;
    }
    return least;
}

/* --- changes --- */

/* What a script does with goods behind a screen is seen by all, and may hang on what is there: the
 * question it has asked offers only that. So each of these is a look. */

static int32_t gain(vaka_match *match, int32_t seat, const char *good, int32_t n)
{
    int32_t which = good_of(good);

    return which < 0 ? 0 : gain_cubes(match, seat, which, n);
}

static bool pay(vaka_match *match, int32_t seat, const char *good, int32_t n)
{
    int32_t which = good_of(good);
    int16_t cost[GOODS] = {0};

    vaka_learned(match, seat);
    if (which < 0 || n < 0 || cubes_of(match, seat, which) + tokens_of(match, seat) < n)
        return false;
    cost[which] = (int16_t)n;
    pay_goods(match, seat, cost); /* 5.8i */
    return true;
}

static bool pay_florins(vaka_match *match, int32_t seat, int32_t n)
{
    vaka_learned(match, seat);
    if (n < 0 || money_of(match, seat) < n)
        return false;
    pay_money(match, seat, n);
    return true;
}

static bool hand_over(vaka_match *match, int32_t from, int32_t to, const char *good)
{
    int32_t which = good_of(good);

    vaka_learned(match, from);
    if (which < 0 || from == to || cubes_of(match, from, which) < 1)
        return false;
    vaka_counter_add(match, COUNTER_CUBES + which, from, -1);
    vaka_counter_add(match, COUNTER_CUBES + which, to, 1);
    vaka_tell(match, EVENT_HANDED, from, to, COUNTER_CUBES + which, 0);
    return true;
}

static void double_harvest(vaka_match *match, const char *good)
{
    if (good_of(good) >= 0)
        game_of(match)->doubled = (int8_t)good_of(good);
}

static bool block_icon(vaka_match *match, int32_t at, const char *good)
{
    int32_t which = good_of(good);

    if (which < 0 || !is_region(match, at))
        return false;
    region_now *region = &game_of(match)->region[at];
    int32_t shore = icons_at(match, at, 0, which) > 0 ? 0 : 1, coins = 0;
    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        coins += vaka_count(match, hex, VAKA_NONE, KIND_COIN);
    if (icons_at(match, at, shore, which) < 1 || coins == MAX_COINS)
        return false;
    region->blocked[which] = (uint8_t)(region->blocked[which] + (shore ? 16 : 1));
    vaka_piece_flip(match, vaka_piece_new(match, KIND_COIN, VAKA_NONE, at), VAKA_FACE_UP);
    vaka_tell(match, EVENT_BLOCKED, at, COUNTER_CUBES + which, 0, 0);
    return true;
}

static bool sink(vaka_match *match, int32_t ship)
{
    int32_t at = match->pieces[ship].zone, seat = match->pieces[ship].owner;

    if (match->pieces[ship].kind != KIND_SHIP || !is_region(match, at))
        return false;
    remove_unit(match, ship, seat_zone(match, seat, SEAT_RESERVE));
    vaka_tell(match, EVENT_SUNK, seat, at, 0, 0);
    return true;
}

static bool add_ship(vaka_match *match, int32_t seat, int32_t at)
{
    if (!is_region(match, at) || !face_at(match, at)->water)
        return false;
    return add_unit(match, seat, KIND_SHIP, at, 0) >= 0;
}

static void grant_action(vaka_match *match, int32_t seat, const char *what, int32_t n)
{
    static const char *const words[GRANTS] = {
        [GRANT_NONE] = "none",     [GRANT_MIGRATE] = "migrate", [GRANT_SAIL] = "sail",
        [GRANT_WALK] = "walk",     [GRANT_RECRUIT] = "recruit", [GRANT_HOME] = "home",
        [GRANT_EXPORT] = "export", [GRANT_TRADE] = "trade",     [GRANT_EXPLORE] = "explore",
        [GRANT_BUILD] = "build",   [GRANT_SHIP] = "ship"};

    grant(match, seat, word_in(words, GRANTS, what), n, VAKA_NONE);
}

static void steal(vaka_match *match, int32_t thief, int32_t victim)
{
    if (thief != victim)
        vaka_push(match, STEP_THEFT, thief, victim, 0);
}

static void show_cards(vaka_match *match, int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        draw_card(match, zone_of(match, ZONE_SHOWN));
}

static bool buy_shown(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t card = vaka_find(match, zone_of(match, ZONE_SHOWN), VAKA_NONE, kind);
    int32_t least = card_price(match, kind);

    vaka_learned(match, seat);
    if (card < 0 || money_of(match, seat) < least)
        return false;
    pay_money(match, seat, least);
    vaka_piece_move(match, card, seat_zone(match, seat, SEAT_CARDS));
    vaka_piece_mark(match, card, MARK_USED); /* 7i: of use from the next turn on */
    vaka_tell(match, EVENT_PURCHASED, seat, kind, least, 0);
    return true;
}

/* 7.2g */
static void drop_shown(vaka_match *match)
{
    vaka_zone_move(match, zone_of(match, ZONE_SHOWN), zone_of(match, ZONE_CARD_DISCARDS));
    renew_deck(match);
    vaka_push(match, STEP_BALANCE, 1, 0, 0);
}

static bool swap_cube(vaka_match *match, int32_t seat, const char *on, const char *give,
                      const char *take)
{
    int32_t gives = good_of(give), takes = good_of(take), board = board_of(on);

    vaka_learned(match, seat);
    if (board < 0 || gives < 0 || takes < 0 || cubes_of(match, seat, gives) < 1 ||
        !stock_of(match, board, takes) || !price_to_sell(match, board, gives))
        return false;
    pay_cubes(match, seat, gives, 1);
    move_stock(match, board, gives, 1);
    move_stock(match, board, takes, -1);
    gain_cubes(match, seat, takes, 1);
    return true;
}

static void tribute(vaka_match *match, int32_t from, int32_t to)
{
    if (from != to)
        vaka_push(match, STEP_THEFT, to, from, 1);
}

/* Whoever looked before does not know in which order they come back (vaka/table.h). */
static void look_tiles(vaka_match *match, int32_t seat, int32_t n)
{
    int32_t pile = zone_of(match, ZONE_PILE), tile = match->zones[pile].last;

    for (int32_t i = 0; i < n && tile >= 0; i++, tile = match->pieces[tile].prev)
        vaka_forget(match, tile);
    vaka_peek(match, seat, pile, n);
}

static bool order_tiles(vaka_match *match, int32_t first, int32_t second)
{
    int32_t pile = zone_of(match, ZONE_PILE), was = match->zones[pile].last;
    int32_t top = vaka_find(match, pile, VAKA_NONE, first);
    int32_t next = second < 0 ? VAKA_NONE : vaka_find(match, pile, VAKA_NONE, second);

    if (top < 0 || top == next)
        return false;
    if (next >= 0)
        vaka_piece_move(match, next, pile);
    if (match->zones[pile].last != top)
        vaka_piece_move(match, top, pile);
    if (top != was)
        show_top_tile(match);
    return true;
}

#define GOOD_LIST "good: fruit|cattle|fish|wood|stone|iron"
#define BUILDING_LIST "what: town|market|port|temple"
#define BOARD_LIST "board: home|export"

const vaka_export archipelago_exports[EXPORT_COUNT] = {
    VAKA_QUERY_AS("rebellion", rebellion_of, INT, "The rebellion marker."),
    VAKA_QUERY_AS("population", population_of, INT, "The population marker."),
    VAKA_QUERY_AS("workers", workers_of, INT, "The marker of available workers."),
    VAKA_QUERY(built, INT, "Buildings of a sort on the map (" BUILDING_LIST ").", TEXT, what),
    VAKA_QUERY(controls, INT, "How many of them a seat controls [5.9] (" BUILDING_LIST ").", SEAT,
               seat, TEXT, what),
    VAKA_QUERY(controller, SEAT, "Whose town controls a region, or nil.", SPACE, at),
    VAKA_QUERY_AS("control_of", who_controls, SEAT,
                  "Who controls a building there, or nil (" BUILDING_LIST ").", SPACE, at, TEXT,
                  what),
    VAKA_QUERY(regions, LIST_ZONE, "All regions on the map."),
    VAKA_QUERY(regions_of, LIST_ZONE, "Regions with a unit of a seat.", SEAT, seat),
    VAKA_QUERY(icons, INT,
               "Icons of a good in a region, but for those that are blocked (" GOOD_LIST ").",
               SPACE, at, TEXT, good),
    VAKA_QUERY(town_icons, INT,
               "Icons in regions that a seat's towns control [13e] (" GOOD_LIST ").", SEAT, seat,
               TEXT, good),
    VAKA_QUERY(citizens_at, INT, "Active citizens of a seat in a region.", SEAT, seat, SPACE, at),
    VAKA_QUERY(ships_at, INT, "Ships of a seat in a region.", SEAT, seat, SPACE, at),
    VAKA_QUERY(cubes, INT, "Cubes of a good behind a seat's screen (" GOOD_LIST ").", SEAT, seat,
               TEXT, good),
    VAKA_QUERY_AS("money", money_of, INT, "Florins behind a seat's screen.", SEAT, seat),
    VAKA_QUERY_AS("tokens", tokens_of, INT, "Explorer tokens behind a seat's screen.", SEAT, seat),
    VAKA_QUERY_AS("discs", discs_of, INT, "Action discs that a seat has left.", SEAT, seat),
    VAKA_QUERY(bank, INT, "Cubes of a good in the bank (" GOOD_LIST ").", TEXT, good),
    VAKA_QUERY(bank_money, INT, "Florins in the bank."),
    VAKA_QUERY(stock, INT, "Cubes of a good on a board (" BOARD_LIST "; " GOOD_LIST ").", TEXT,
               board, TEXT, good),
    VAKA_QUERY(price, INT,
               "Price of its last cube there; 0: there is none (" BOARD_LIST "; " GOOD_LIST ").",
               TEXT, board, TEXT, good),
    VAKA_QUERY_AS("card_owner", card_holder, SEAT, "Before whom a card lies, or nil.", KIND, card),
    VAKA_QUERY(card_type, INT, "0: a character, 1: a progress card.", KIND, card),
    VAKA_QUERY(card_price, INT, "Its lowest price.", KIND, card),
    VAKA_QUERY(room, INT, "Free fields of a good on a board (" BOARD_LIST "; " GOOD_LIST ").", TEXT,
               board, TEXT, good),
    VAKA_QUERY(shown, LIST_KIND, "Cards that show_cards has laid out."),
    VAKA_QUERY(top_tiles, LIST_KIND, "Faces of the first tiles of the stack.", INT, n),
    VAKA_CHANGE(add_rebellion, NONE, "Moves the rebellion marker.", INT, n),
    VAKA_CHANGE(add_workers, NONE, "Moves the marker of available workers.", INT, n),
    VAKA_CHANGE(gain, INT, "Cubes from the bank; how many came (" GOOD_LIST ").", SEAT, seat, TEXT,
                good, INT, n),
    VAKA_CHANGE(gain_money, INT, "Florins from the bank; how many came.", SEAT, seat, INT, n),
    VAKA_CHANGE(pay, BOOL,
                "Cubes to the bank, tokens for what is missing; false: not enough (" GOOD_LIST ").",
                SEAT, seat, TEXT, good, INT, n),
    VAKA_CHANGE_AS("pay_money", pay_florins, BOOL, "Florins to the bank; false: not enough.", SEAT,
                   seat, INT, n),
    VAKA_CHANGE(hand_over, BOOL, "One cube from a screen to another (" GOOD_LIST ").", SEAT, from,
                SEAT, to, TEXT, good),
    VAKA_CHANGE(double_harvest, NONE,
                "The next harvest of a good in this round counts twice [7h] (" GOOD_LIST ").", TEXT,
                good),
    VAKA_CHANGE(block_icon, BOOL, "An icon of a region is lost for good [7.2c] (" GOOD_LIST ").",
                SPACE, at, TEXT, good),
    VAKA_CHANGE(sink, BOOL, "A ship goes back to its owner's reserve [7.2q].", PIECE, ship),
    VAKA_CHANGE(add_ship, BOOL, "A ship comes from the reserve.", SEAT, seat, SPACE, at),
    VAKA_CHANGE_AS("grant", grant_action, NONE,
                   "An action without a disc (what: "
                   "migrate|sail|walk|recruit|home|export|trade|explore|build|ship).",
                   SEAT, seat, TEXT, what, INT, n),
    VAKA_CHANGE(steal, NONE, "The victim hides two cubes, the thief chooses a hand [7.2p].", SEAT,
                thief, SEAT, victim),
    VAKA_CHANGE(show_cards, NONE, "Lays out the first cards of the deck [7.2e].", INT, n),
    VAKA_CHANGE(buy_shown, BOOL, "A seat buys one of them at its lowest price.", SEAT, seat, KIND,
                card),
    VAKA_CHANGE(drop_shown, NONE, "Discards the others; a red half then on top has its effect."),
    VAKA_CHANGE(tribute, NONE, "A seat hands another one a cube of its choice [7.2q].", SEAT, from,
                SEAT, to),
    VAKA_CHANGE(swap_cube, BOOL,
                "Gives a cube to a board and takes another one (on: home|export; give: "
                "fruit|cattle|fish|wood|stone|iron; take: fruit|cattle|fish|wood|stone|iron).",
                SEAT, seat, TEXT, on, TEXT, give, TEXT, take),
    VAKA_CHANGE(look_tiles, NONE, "A seat looks at the first tiles of the stack.", SEAT, seat, INT,
                n),
    VAKA_CHANGE(order_tiles, BOOL, "Puts a tile of the stack on top, and another one under it.",
                KIND, first, OPT_KIND, second),
};
