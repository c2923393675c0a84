/* script/bridge/game_exports.c - what a game that is a script does to its table.
 *
 * SPDX-License-Identifier: MIT
 *
 * `game` in its own scripts and in content for it. What can be asked of any table is in
 * host_exports.c. */
#include "layout/layout.h"
#include "script/bridge/bridge.h"
#include "table/position.h"
#include "vaka/board.h"
#include "vaka/counter.h"
#include "vaka/posture.h"

/* Pieces. */

static int32_t put(vaka_match *match, int32_t kind, int32_t owner, int32_t at)
{
    const vaka_position *position = vaka_position_of(match);

    if (position->table->free_piece < 0 &&
        position->table->piece_count >= match->layout->piece_max) {
        vaka_position_break(vaka_position_of(match),
                            "more than the %d pieces of its limits: t.limits { pieces = … }",
                            (int)match->layout->piece_max);
        return VAKA_NONE;
    }
    return vaka_piece_new(match, kind, owner, at);
}

static void flip(vaka_match *match, int32_t piece, bool up)
{
    vaka_piece_flip(match, piece, up ? VAKA_FACE_UP : VAKA_FACE_DOWN);
}

static void own(vaka_match *match, int32_t piece, int32_t owner)
{
    vaka_piece_own(match, piece, owner);
}

/* A mark by the id of its word. */
static void mark(vaka_match *match, int32_t piece, const char *id)
{
    const vaka_layout *layout = match->layout;
    int32_t word = vaka_word_by_id(layout, id), found = VAKA_NONE;

    for (int32_t i = 0; i < layout->mark_count; i++)
        found = word >= 0 && layout->marks[i].word == word ? i : found;
    if (id && found < 0)
        vaka_position_break(vaka_position_of(match), "there is no mark '%.60s'", id);
    else
        vaka_piece_mark(match, piece, found);
}

/* Counters. */

static int32_t counter(const vaka_match *match, int32_t which, int32_t seat)
{
    return vaka_counter(match, which, seat);
}

static void set_counter(vaka_match *match, int32_t which, int32_t seat, int32_t number)
{
    vaka_counter_set(match, which, seat, number);
}

static void add_counter(vaka_match *match, int32_t which, int32_t seat, int32_t number)
{
    vaka_counter_add(match, which, seat, number);
}

/* Boards of spots and routes. */

static void add_all(vaka_list *out, const int16_t *at, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        vaka_list_add(out, at[i]);
}

static void joins(const vaka_match *match, int32_t space, vaka_list *out)
{
    const int16_t *at;
    int32_t count = vaka_joins(match->layout, space, &at);

    add_all(out, at, count);
}

static void routes(const vaka_match *match, int32_t space, vaka_list *out)
{
    const int16_t *at;
    int32_t count = vaka_routes(match->layout, space, &at);

    add_all(out, at, count);
}

static int32_t route_between(const vaka_match *match, int32_t a, int32_t b)
{
    return vaka_route_between(match->layout, a, b);
}

static int32_t other_end(const vaka_match *match, int32_t route, int32_t spot)
{
    return vaka_route_other(match->layout, route, spot);
}

static void route_ends(const vaka_match *match, int32_t route, vaka_list *out)
{
    for (int32_t end = 0; end < 2; end++)
        if (vaka_route_end(match->layout, route, end) >= 0)
            vaka_list_add(out, vaka_route_end(match->layout, route, end));
}

/* The match. */

static void order(const vaka_match *match, vaka_list *out)
{
    for (int32_t i = 0; i < match->seats; i++)
        vaka_list_add(out, vaka_order_at(match, i));
}

static int32_t deals_left(const vaka_match *match, int32_t seat)
{
    return vaka_deals_left(match, seat);
}

static bool deal_made(const vaka_match *match)
{
    return vaka_deal_made(match);
}

static void renew_deals(vaka_match *match)
{
    vaka_deals_renew(match);
}

const vaka_export vaka_game_exports[] = {
    VAKA_CHANGE(put, PIECE, "Puts a new piece face down on top of a zone.", KIND, kind, OPT_SEAT,
                owner, ZONE, at),
    VAKA_CHANGE_AS("move", vaka_piece_move, NONE, "Moves a piece to the top of a zone.", PIECE,
                   piece, ZONE, at),
    VAKA_CHANGE_AS("move_under", vaka_piece_move_under, NONE,
                   "Moves a piece to the bottom of a zone.", PIECE, piece, ZONE, at),
    VAKA_CHANGE_AS("move_all", vaka_zone_move, NONE,
                   "Moves every piece of a zone to the top of another, in its order.", ZONE, origin,
                   ZONE, at),
    VAKA_CHANGE_AS("remove", vaka_piece_remove, NONE, "Takes a piece out of the game.", PIECE,
                   piece),
    VAKA_CHANGE(flip, NONE, "Turns a piece face up, or face down.", PIECE, piece, BOOL, up),
    VAKA_CHANGE(own, NONE, "Gives a piece to a seat, or to nobody.", PIECE, piece, OPT_SEAT, owner),
    VAKA_CHANGE_AS("become", vaka_piece_become, NONE, "Makes another kind of a piece.", PIECE,
                   piece, KIND, kind),
    VAKA_CHANGE_AS("set_field", vaka_piece_set, NONE,
                   "Sets one of the four numbers (0 to 3) that are kept with a piece.", PIECE,
                   piece, INT, number, INT, value),
    VAKA_CHANGE_AS("turn", vaka_piece_turn, NONE,
                   "Turns a piece by so many steps, counter-clockwise from how it is drawn.", PIECE,
                   piece, INT, steps),
    VAKA_CHANGE(mark, NONE, "Marks a piece by the id of a mark's word (nil: no mark).", PIECE,
                piece, OPT_TEXT, word),
    VAKA_CHANGE_AS("forget", vaka_forget, NONE,
                   "Makes a piece unknown to all whom its place and face do not show it.", PIECE,
                   piece),

    VAKA_QUERY(counter, INT, "A counter of a seat, or of the game.", COUNTER, id, OPT_SEAT, seat),
    VAKA_CHANGE(set_counter, NONE, "Sets a counter of a seat (nil: of the game).", COUNTER, id,
                OPT_SEAT, seat, INT, number),
    VAKA_CHANGE(add_counter, NONE, "Adds to a counter of a seat (nil: of the game).", COUNTER, id,
                OPT_SEAT, seat, INT, number),
    VAKA_CHANGE_AS("counter_known", vaka_counter_known, NONE,
                   "All know now that a secret counter is at least so much.", COUNTER, id, OPT_SEAT,
                   seat, INT, least),

    VAKA_QUERY(joins, LIST_ZONE, "The spaces next to a space.", SPACE, space),
    VAKA_QUERY(routes, LIST_ZONE, "The routes that end at a spot, in the order of its joins.",
               SPACE, space),
    VAKA_QUERY(route_between, ZONE, "The route between two spots, or nil.", SPACE, a, SPACE, b),
    VAKA_QUERY(other_end, ZONE, "The spot at the other end of a route, or nil.", ZONE, route, SPACE,
               spot),
    VAKA_QUERY(route_ends, LIST_ZONE, "The two spots between which a route lies.", ZONE, route),

    VAKA_CHANGE_AS("set_score", vaka_score_set, NONE, "Sets the score of a seat.", SEAT, seat, INT,
                   number),
    VAKA_CHANGE_AS("set_turn", vaka_turn_set, NONE, "Sets the number of the turn.", INT, number),
    VAKA_CHANGE_AS("out", vaka_seat_out, NONE, "A seat is out of the game from now on.", SEAT,
                   seat),
    VAKA_CHANGE_AS("step_over", vaka_step_over, NONE,
                   "Ends what changes values until the end of the step."),
    VAKA_QUERY(order, LIST_SEAT, "The order of play."),
    VAKA_QUERY(deals_left, INT, "How many offers of a deal a seat has left in this round.", SEAT,
               seat),
    VAKA_QUERY(deal_made, BOOL, "Has the last deal that was talked about come about?"),
    VAKA_CHANGE(renew_deals, NONE, "All seats have all their offers of deals again."),
};

const uint32_t vaka_game_export_count = sizeof vaka_game_exports / sizeof *vaka_game_exports;
