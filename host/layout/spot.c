/* layout/spot.c - boards of spots and routes: building them, and what joins what.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

#include <stdio.h>
#include <string.h>

#define MOST_SPOTS 512        /* of a board: the steps from each to each are kept */
#define MOST_ROUTES UINT8_MAX /* that end at one spot */
#define FAR 10000
#define MOST_BEND 200

static void open_to_all(vaka_zone_info *zone, uint8_t type, int32_t board)
{
    zone->type = type;
    zone->sees_up = VAKA_ALL_SEATS;
    zone->owner_sees = 1;
    zone->board = (int16_t)board;
}

/* Does a spot fit into the order in which boards are made? */
static bool is_in_order(vaka_layout *layout, const vaka_spot_spec *spec)
{
    if (spec->board < 0 || spec->board != layout->board_count - 1)
        return vaka_layout_wrong(layout,
                                 layout->board_count ? "a spot must be on the board begun last"
                                                     : "a board must be begun before its spot",
                                 spec->id),
               false;
    const vaka_board_info *on = &layout->boards[spec->board];
    if (on->size && !on->spots)
        return vaka_layout_wrong(layout, "a board of hexes takes no spots: board", on->id), false;
    if (on->route_count)
        return vaka_layout_wrong(layout, "a spot was made after the routes of board", on->id),
               false;
    if (on->first + on->size != layout->zone_count)
        return vaka_layout_wrong(layout, "a zone was made between the spots of board", on->id),
               false;
    if (on->size == MOST_SPOTS)
        return vaka_layout_wrong(layout, "more than 512 spots on board", on->id), false;
    return true;
}

int32_t vaka_layout_spot(vaka_layout *layout, const vaka_spot_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a spot's spec is too short", NULL);
    if (vaka_layout_zone_refused(layout, spec->id, true) || !is_in_order(layout, spec))
        return VAKA_NONE;
    if (spec->x < 0 || spec->x > FAR || spec->y < 0 || spec->y > FAR || spec->radius < 0 ||
        spec->radius > FAR)
        return vaka_layout_wrong(layout, "place or radius beyond 0 to 10000 of spot", spec->id);

    bool nameless = spec->title && !*spec->title; /* as on a map that is being drawn */
    const char *title = nameless ? spec->id : spec->title;
    vaka_zone_info *zone = vaka_layout_add_zone(layout, spec->id, title);
    open_to_all(zone, VAKA_ZONE_SPACE, spec->board);
    zone->x = (int16_t)spec->x;
    zone->y = (int16_t)spec->y;
    zone->radius = (int16_t)spec->radius;
    zone->plain = spec->plain != 0;
    zone->art = spec->art ? vaka_arena_copy(&layout->texts, spec->art) : NULL;
    layout->boards[spec->board].spots = true;
    layout->boards[spec->board].size++;
    return layout->zone_count - 1;
}

static bool is_spot(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_space(layout, zone) && layout->boards[layout->zones[zone].board].spots;
}

static bool ends_at(const vaka_zone_info *route, int32_t spot)
{
    return route->end[0] == spot || route->end[1] == spot;
}

/* May a route join these two? Counts what ends at either on the way. */
static bool may_join(vaka_layout *layout, const vaka_route_spec *spec, const char *id)
{
    const vaka_board_info *on = &layout->boards[layout->zones[spec->a].board];
    int32_t here = 0, there = 0;

    for (int32_t i = on->routes; i < on->routes + on->route_count; i++) {
        bool a = ends_at(&layout->zones[i], spec->a), b = ends_at(&layout->zones[i], spec->b);
        if (a && b)
            return vaka_layout_wrong(layout, "its spots are joined already: route", id), false;
        here += a;
        there += b;
    }
    if (here == MOST_ROUTES || there == MOST_ROUTES)
        return vaka_layout_wrong(layout, "more than 255 routes end at a spot: route", id), false;
    if (on->route_count && on->routes + on->route_count != layout->zone_count)
        return vaka_layout_wrong(layout, "a zone was made between the routes of board", on->id),
               false;
    return true;
}

static bool is_route_spec(vaka_layout *layout, const vaka_route_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a route's spec is too short", NULL), false;
    if (!is_spot(layout, spec->a) || !is_spot(layout, spec->b) || spec->a == spec->b ||
        layout->zones[spec->a].board != layout->zones[spec->b].board)
        return vaka_layout_wrong(layout, "no two spots of one board: the ends of a route",
                                 spec->id),
               false;
    if (spec->bend < -MOST_BEND || spec->bend > MOST_BEND || spec->tone > UINT8_MAX)
        return vaka_layout_wrong(layout, "no such bend or tone of route", spec->id), false;
    return true;
}

int32_t vaka_layout_route(vaka_layout *layout, const vaka_route_spec *spec)
{
    char made[128];
    const char *id = spec->id;

    if (!is_route_spec(layout, spec))
        return VAKA_NONE;
    if (!id) {
        snprintf(made, sizeof made, "%s-%s", layout->zones[spec->a].id, layout->zones[spec->b].id);
        id = made;
    }
    if (vaka_layout_zone_refused(layout, id, true) || !may_join(layout, spec, id))
        return VAKA_NONE;

    int32_t board = layout->zones[spec->a].board;
    vaka_board_info *on = &layout->boards[board];
    vaka_zone_info *zone = vaka_layout_add_zone(layout, id, spec->title);
    open_to_all(zone, VAKA_ZONE_ROUTE, board);
    zone->end[0] = (int16_t)spec->a;
    zone->end[1] = (int16_t)spec->b;
    zone->bend = (int16_t)spec->bend;
    zone->tone = (uint8_t)spec->tone;
    if (!on->route_count++)
        on->routes = (int16_t)(layout->zone_count - 1);
    return layout->zone_count - 1;
}

/* --- when the layout is complete -------------------------------------------------------------- */

/* The routes of a spot, and the spots they lead to. */
static void join_spot(vaka_layout *layout, const vaka_board_info *board, int32_t spot)
{
    vaka_zone_info *at = &layout->zones[spot];
    int32_t end = board->routes + board->route_count, count = 0;

    for (int32_t i = board->routes; i < end; i++)
        count += ends_at(&layout->zones[i], spot);
    if (!count)
        return;
    int16_t *rows = vaka_arena_new(&layout->texts, sizeof *rows * 2u * (size_t)count);
    at->join = rows;
    at->route = rows + count;
    for (int32_t i = board->routes; i < end; i++) {
        const vaka_zone_info *route = &layout->zones[i];
        if (!ends_at(route, spot))
            continue;
        rows[at->join_count] = route->end[route->end[0] == spot];
        rows[count + at->join_count++] = (int16_t)i;
    }
}

/* Breadth first from one spot; `row` and `queue` have room for all of the board. */
static void measure_from(const vaka_layout *layout, const vaka_board_info *board, int32_t from,
                         int16_t *row, int16_t *queue)
{
    int32_t reached = 1;

    row[from] = 0;
    queue[0] = (int16_t)from;
    for (int32_t i = 0; i < reached; i++) {
        const vaka_zone_info *at = &layout->zones[board->first + queue[i]];
        for (int32_t j = 0; j < at->join_count; j++) {
            int32_t next = at->join[j] - board->first;
            if (row[next] >= 0)
                continue;
            row[next] = (int16_t)(row[queue[i]] + 1);
            queue[reached++] = (int16_t)next;
        }
    }
}

void vaka_spot_join(vaka_layout *layout, vaka_board_info *board)
{
    int16_t queue[MOST_SPOTS];
    size_t size = (size_t)board->size;

    for (int32_t i = board->first; i < board->first + board->size; i++)
        join_spot(layout, board, i);
    board->apart = vaka_arena_new(&layout->texts, size * size * sizeof *board->apart);
    memset(board->apart, 0xff, size * size * sizeof *board->apart); /* VAKA_NONE everywhere */
    for (int32_t i = 0; i < board->size; i++)
        measure_from(layout, board, i, board->apart + (size_t)i * size, queue);
}

/* --- questions -------------------------------------------------------------------------------- */

int32_t vaka_joins(const vaka_layout *layout, int32_t space, const int16_t **out)
{
    const vaka_zone_info *at = vaka_layout_is_space(layout, space) ? &layout->zones[space] : NULL;

    if (out)
        *out = at ? at->join : NULL;
    return at ? at->join_count : 0;
}

int32_t vaka_routes(const vaka_layout *layout, int32_t spot, const int16_t **out)
{
    const vaka_zone_info *at = is_spot(layout, spot) ? &layout->zones[spot] : NULL;

    if (out)
        *out = at ? at->route : NULL;
    return at ? at->join_count : 0;
}

int32_t vaka_route_between(const vaka_layout *layout, int32_t a, int32_t b)
{
    const int16_t *route;
    int32_t count = vaka_routes(layout, a, &route);

    for (int32_t i = 0; i < count; i++)
        if (layout->zones[a].join[i] == b)
            return route[i];
    return VAKA_NONE;
}

int32_t vaka_route_other(const vaka_layout *layout, int32_t route, int32_t spot)
{
    if (!vaka_layout_is_route(layout, route) || !ends_at(&layout->zones[route], spot))
        return VAKA_NONE;
    return layout->zones[route].end[layout->zones[route].end[0] == spot];
}

int32_t vaka_route_end(const vaka_layout *layout, int32_t route, int32_t end)
{
    return vaka_layout_is_route(layout, route) && (end == 0 || end == 1)
               ? layout->zones[route].end[end]
               : VAKA_NONE;
}
