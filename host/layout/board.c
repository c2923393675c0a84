/* layout/board.c - boards of hexes or of spots: neighbours, distance, ways, areas.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/board.h"

#include <stdlib.h>
#include <string.h>

#include "layout/layout.h"

#define SCRATCH 1024 /* numbers kept on the stack; larger boards take memory */

static const int16_t nowhere[6] = {VAKA_NONE, VAKA_NONE, VAKA_NONE,
                                   VAKA_NONE, VAKA_NONE, VAKA_NONE};

static bool has_board(const vaka_layout *layout, int32_t board)
{
    return board >= 0 && board < layout->board_count;
}

static size_t grid_index(const vaka_board_info *board, vaka_hex at)
{
    size_t width = (size_t)(board->max_q - board->min_q + 1);

    return (size_t)(at.r - board->min_r) * width + (size_t)(at.q - board->min_q);
}

static void measure(vaka_board_info *board, const vaka_zone_info *spaces)
{
    board->min_q = board->max_q = spaces[0].hex.q;
    board->min_r = board->max_r = spaces[0].hex.r;
    for (int32_t i = 1; i < board->size; i++) {
        vaka_hex at = spaces[i].hex;
        board->min_q = at.q < board->min_q ? at.q : board->min_q;
        board->max_q = at.q > board->max_q ? at.q : board->max_q;
        board->min_r = at.r < board->min_r ? at.r : board->min_r;
        board->max_r = at.r > board->max_r ? at.r : board->max_r;
    }
}

static void fill_grid(vaka_board_info *board, const vaka_zone_info *spaces)
{
    vaka_hex last = {board->max_q, board->max_r};
    size_t size = (grid_index(board, last) + 1) * sizeof *board->grid;

    board->grid = vaka_xnew(size);
    memset(board->grid, 0xff, size); /* VAKA_NONE in every place */
    for (int32_t i = 0; i < board->size; i++)
        board->grid[grid_index(board, spaces[i].hex)] = (int16_t)(board->first + i);
}

/* The six neighbours of a hex, and the same without gaps. */
static void join_hex(const vaka_layout *layout, vaka_zone_info *zone, int16_t *rows)
{
    zone->join = rows;
    for (int32_t d = 0; d < 6; d++) {
        int32_t next = vaka_space_at(layout, zone->board, vaka_hex_step(zone->hex, d));
        zone->neighbour[d] = (int16_t)next;
        if (next >= 0)
            rows[zone->join_count++] = (int16_t)next;
    }
}

static void join_hexes(vaka_layout *layout, vaka_board_info *board)
{
    vaka_zone_info *spaces = &layout->zones[board->first];
    int16_t *rows = vaka_arena_new(&layout->texts, sizeof *rows * 6u * (size_t)board->size);

    measure(board, spaces);
    fill_grid(board, spaces);
    for (int32_t i = 0; i < board->size; i++)
        join_hex(layout, &spaces[i], rows + (size_t)i * 6u);
}

void vaka_board_join(vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->board_count; i++) {
        vaka_board_info *board = &layout->boards[i];
        if (board->spots)
            vaka_spot_join(layout, board);
        else if (board->size > 0)
            join_hexes(layout, board);
    }
}

const int16_t *vaka_neighbours(const vaka_layout *layout, int32_t zone)
{
    return zone >= 0 && zone < layout->zone_count ? layout->zones[zone].neighbour : nowhere;
}

bool vaka_adjacent(const vaka_layout *layout, int32_t a, int32_t b)
{
    const int16_t *next = vaka_neighbours(layout, a);

    for (int32_t d = 0; d < 6; d++)
        if (next[d] == b)
            return b >= 0;
    return next != nowhere && layout->zones[a].route &&
           vaka_route_between(layout, a, b) != VAKA_NONE;
}

vaka_hex vaka_space_hex(const vaka_layout *layout, int32_t space)
{
    vaka_hex none = {0, 0};

    return vaka_layout_is_space(layout, space) ? layout->zones[space].hex : none;
}

int32_t vaka_space_at(const vaka_layout *layout, int32_t board, vaka_hex at)
{
    if (!has_board(layout, board))
        return VAKA_NONE;
    const vaka_board_info *on = &layout->boards[board];
    if (!on->grid || at.q < on->min_q || at.q > on->max_q || at.r < on->min_r || at.r > on->max_r)
        return VAKA_NONE;
    return on->grid[grid_index(on, at)];
}

int32_t vaka_space_board(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_space(layout, zone) ? layout->zones[zone].board : VAKA_NONE;
}

int32_t vaka_board_first(const vaka_layout *layout, int32_t board)
{
    return has_board(layout, board) && layout->boards[board].size > 0 ? layout->boards[board].first
                                                                      : VAKA_NONE;
}

int32_t vaka_board_size(const vaka_layout *layout, int32_t board)
{
    return has_board(layout, board) ? layout->boards[board].size : 0;
}

int32_t vaka_distance(const vaka_layout *layout, int32_t a, int32_t b)
{
    if (!vaka_layout_is_space(layout, a) || !vaka_layout_is_space(layout, b) ||
        layout->zones[a].board != layout->zones[b].board)
        return VAKA_NONE;
    const vaka_board_info *board = &layout->boards[layout->zones[a].board];
    if (board->spots)
        return board
            ->apart[(size_t)(a - board->first) * (size_t)board->size + (size_t)(b - board->first)];
    return vaka_hex_distance(layout->zones[a].hex, layout->zones[b].hex);
}

static void clear_numbers(const vaka_layout *layout, int16_t *numbers)
{
    for (int32_t i = 0; i < layout->zone_count; i++)
        numbers[i] = VAKA_NONE;
}

/* Memory for `count` numbers: what the caller has on its stack, or more; hand it to give_back. */
static int16_t *borrow(int16_t stack[SCRATCH], int32_t count)
{
    return count <= SCRATCH ? stack : vaka_xnew((size_t)count * sizeof *stack);
}

static void give_back(int16_t *numbers, const int16_t stack[SCRATCH])
{
    if (numbers != stack)
        free(numbers);
}

typedef struct permit { /* what may be entered */
    vaka_may_go may_go;
    void *data;
} permit;

static bool allows(permit by, int32_t from, int32_t to)
{
    return !by.may_go || by.may_go(by.data, from, to);
}

/* Where one can go from a space: of a hex by direction, with gaps; of a spot by its routes. */
static const int16_t *around(const vaka_layout *layout, int32_t space, int32_t *count)
{
    const vaka_zone_info *at = &layout->zones[space];

    *count = at->route ? at->join_count : 6;
    return at->route ? at->join : at->neighbour;
}

/* Breadth first; `queue` has room for all spaces of the board. Stops once `goal` is reached. */
static int32_t flood(const vaka_layout *layout, int32_t from, int32_t goal, int32_t limit,
                     permit by, int16_t *steps, int16_t *queue)
{
    int32_t reached = 1;

    steps[from] = 0;
    queue[0] = (int16_t)from;
    for (int32_t i = 0; i < reached; i++) {
        int32_t at = queue[i];
        int32_t count;
        const int16_t *next = around(layout, at, &count);
        if (at == goal || steps[at] == limit)
            break;
        for (int32_t d = 0; d < count; d++) {
            if (next[d] < 0 || steps[next[d]] >= 0 || !allows(by, at, next[d]))
                continue;
            steps[next[d]] = (int16_t)(steps[at] + 1);
            queue[reached++] = next[d];
        }
    }
    return reached;
}

int32_t vaka_reach(const vaka_layout *layout, int32_t from, int32_t limit, vaka_may_go may_go,
                   void *data, int16_t *steps)
{
    int16_t stack[SCRATCH];
    permit by = {may_go, data};

    clear_numbers(layout, steps);
    if (!vaka_layout_is_space(layout, from))
        return 0;
    int16_t *queue = borrow(stack, layout->boards[layout->zones[from].board].size);
    int32_t reached = flood(layout, from, VAKA_NONE, limit, by, steps, queue);
    give_back(queue, stack);
    return reached;
}

/* Walks back from b, where the flood ended, by the first direction that leads one step nearer. */
static bool walk_back(const vaka_layout *layout, int32_t b, permit by, const int16_t *steps,
                      int16_t *way)
{
    way[steps[b]] = (int16_t)b;
    for (int32_t at = b; steps[at] > 0; at = way[steps[at] - 1]) {
        int32_t d = 0, count;
        const int16_t *next = around(layout, at, &count);
        while (d < count &&
               (next[d] < 0 || steps[next[d]] != steps[at] - 1 || !allows(by, next[d], at)))
            d++;
        if (d == count)
            return false; /* the predicate changed its mind */
        way[steps[at] - 1] = next[d];
    }
    return true;
}

int32_t vaka_way(const vaka_layout *layout, int32_t a, int32_t b, vaka_may_go may_go, void *data,
                 int16_t *out, int32_t room)
{
    int16_t stack_steps[SCRATCH], stack_way[SCRATCH];
    permit by = {may_go, data};
    int32_t length = 0;

    if (!vaka_layout_is_space(layout, a) ||
        vaka_space_board(layout, a) != vaka_space_board(layout, b))
        return 0;
    int16_t *steps = borrow(stack_steps, layout->zone_count);
    int16_t *way = borrow(stack_way, layout->zone_count);
    clear_numbers(layout, steps);
    flood(layout, a, b, VAKA_NONE, by, steps, way);
    if (steps[b] >= 0 && walk_back(layout, b, by, steps, way))
        length = steps[b] + 1;
    for (int32_t i = 0; i < length && i < room; i++)
        out[i] = way[i];
    give_back(steps, stack_steps);
    give_back(way, stack_way);
    return length;
}

/* Joined from either side, so that an area is the same wherever it is begun. */
static void fill_area(const vaka_layout *layout, permit by, int16_t *area, int16_t *queue,
                      int32_t number)
{
    int32_t count = 1;

    for (int32_t i = 0; i < count; i++) {
        int32_t at = queue[i];
        int32_t ways;
        const int16_t *next = around(layout, at, &ways);
        for (int32_t d = 0; d < ways; d++) {
            int32_t to = next[d];
            if (to < 0 || area[to] >= 0 || !allows(by, to, to) ||
                !(allows(by, at, to) || allows(by, to, at)))
                continue;
            area[to] = (int16_t)number;
            queue[count++] = (int16_t)to;
        }
    }
}

int32_t vaka_areas(const vaka_layout *layout, vaka_may_go inside, void *data, int16_t *area)
{
    int16_t stack[SCRATCH];
    permit by = {inside, data};
    int16_t *queue = borrow(stack, layout->zone_count);
    int32_t areas = 0;

    clear_numbers(layout, area);
    for (int32_t i = 0; i < layout->zone_count; i++) {
        if (!vaka_layout_is_space(layout, i) || area[i] >= 0 || !allows(by, i, i))
            continue;
        area[i] = (int16_t)areas;
        queue[0] = (int16_t)i;
        fill_area(layout, by, area, queue, areas++);
    }
    give_back(queue, stack);
    return areas;
}
