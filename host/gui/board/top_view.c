/* gui/board/top_view.c - what follows the pointer and the clock, put over the board's picture.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where it was and where it is are the only parts of the window that are painted anew for it. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"

static bool is_place(const vaka_board *board, int32_t zone)
{
    return vaka_on_board(board->view->layout, zone);
}

static bool has_cursor(const vaka_board *board)
{
    return board->ui->focus_shown && board->ui->focus.what == VAKA_HIT_BOARD &&
           is_place(board, board->cursor);
}

static SDL_Rect around(const vaka_board *board, int32_t zone, float wider)
{
    return vaka_camera_cover(&board->camera, board->view->layout, zone, wider);
}

static vaka_spot spot_of(const vaka_board *board, int32_t zone)
{
    return vaka_camera_spot(&board->camera, board->view->layout, zone);
}

static void draw_ring(vaka_board *board, int32_t zone, vaka_ink ink, float width)
{
    vaka_pen pen = {board->look->canvas, &board->camera, board->view->layout};
    bool spots = board->view->layout->boards[board->view->layout->zones[zone].board].spots;

    vaka_mark_line(&pen, zone, spots ? 1 : 0.97f, width, ink);
}

/* Where a zone is in the window: its space, its row at the side, or nowhere. */
static bool place_of(vaka_board *board, int32_t zone, vaka_spot *out)
{
    int32_t space = is_place(board, zone) ? zone : vaka_group_space(board->view, zone);

    if (is_place(board, space)) {
        *out = spot_of(board, space);
        return true;
    }
    for (int i = 0; i < board->ui->hit_count; i++) {
        const vaka_hit *hit = &board->ui->hits[i];

        if ((hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND) && hit->a == zone) {
            *out = (vaka_spot){(float)hit->box.x + 20, (float)hit->box.y + (float)hit->box.h / 2};
            return true;
        }
    }
    return false;
}

/* Where a flight is now. Pieces are lifted off the table; what is under way together glides. */
static bool flight_spot(vaka_board *board, const vaka_flight *flight, vaka_spot *out)
{
    float part = vaka_motion_part(board), side = board->camera.radius * 0.66f;
    vaka_spot from, to;
    bool begins = place_of(board, flight->from, &from), ends = place_of(board, flight->to, &to);

    if (!begins && !ends)
        return false;
    if (!begins)
        from = (vaka_spot){to.x, to.y - side};
    if (!ends)
        to = (vaka_spot){from.x, from.y - side};
    *out = (vaka_spot){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
    if (flight->zone == flight->to)
        out->y -= sinf(part * 3.1416f) * side * 0.25f;
    return true;
}

/* Which of those it is that go the same way, and how many they are. */
static int32_t company_of(const vaka_board *board, int32_t number, int32_t *which)
{
    const vaka_flight *flights = board->motion.flights, *one = &flights[number];
    int32_t count = 0;

    *which = 0;
    for (int32_t i = 0; i < board->motion.flying; i++) {
        if (flights[i].from != one->from || flights[i].to != one->to)
            continue;
        *which += i < number;
        count++;
    }
    return count;
}

static float flight_radius(const vaka_board *board)
{
    return fmaxf(board->camera.radius, 26);
}

static bool flight_box(vaka_board *board, int32_t number, SDL_Rect *out)
{
    vaka_spot at;
    int32_t which, count = company_of(board, number, &which);

    if (!flight_spot(board, &board->motion.flights[number], &at))
        return false;
    *out = vaka_group_part(at, flight_radius(board), which, count);
    return true;
}

/* What those cover that go the same way, their ring and the numbers at their corners included; it
 * is told of the first of them. */
static bool company_box(vaka_board *board, int32_t number, SDL_Rect *out)
{
    vaka_spot at;
    int32_t which, count = company_of(board, number, &which);
    float r = flight_radius(board);
    int far = (int)(r * fmaxf(0.82f, 0.36f + 0.085f * (float)count)) + 14;

    if (which > 0 || !flight_spot(board, &board->motion.flights[number], &at))
        return false;
    *out = (SDL_Rect){(int)at.x - far, (int)at.y - far, 2 * far + 1, 2 * far + 1};
    return true;
}

/* The ring around what is under way together comes with the first of it. */
static void draw_flight(vaka_board *board, int32_t number)
{
    const vaka_flight *flight = &board->motion.flights[number];
    int32_t which, count = company_of(board, number, &which);
    vaka_spot at;
    SDL_Rect box;

    if (!flight_box(board, number, &box) || !flight_spot(board, flight, &at))
        return;
    if (which == 0 && flight->zone != flight->to) {
        uint32_t tone = VAKA_TONE_SEAT + (uint32_t)SDL_max(flight->pile.owner, 0);

        vaka_group_ring(board->look->canvas, at, flight_radius(board), count,
                        vaka_theme_tone(vaka_theme_of(true), tone, 0xfff6f1e4));
    }
    vaka_pile_draw(board->look, board->view->layout, &flight->pile, box);
}

static bool is_carried(const vaka_board *board)
{
    return board->ui->dragging && board->dragged != VAKA_NONE;
}

/* What is dragged lies around the pointer. */
static SDL_Rect carried_box(const vaka_board *board)
{
    int far = (int)(flight_radius(board) * 1.1f);

    return (SDL_Rect){board->ui->x - far, board->ui->y - far, 2 * far, 2 * far};
}

static void draw_carried(vaka_board *board)
{
    vaka_spot at = {(float)board->ui->x, (float)board->ui->y};

    for (int32_t i = 0; i < board->carried_count; i++)
        vaka_pile_draw(board->look, board->view->layout, &board->carried[i],
                       vaka_group_part(at, flight_radius(board), i, board->carried_count));
    if (is_place(board, board->pointed) && board->targets[board->pointed])
        draw_ring(board, board->pointed, board->look->theme->accent, 3.0f);
}

/* What was chosen of the tray hangs below the pointer, over the board. */
static bool held_box(const vaka_board *board, SDL_Rect *out)
{
    SDL_Point at = {board->ui->x, board->ui->y};
    int side = SDL_max((int)(board->camera.radius * 0.55f), 24);

    if (board->held == VAKA_NONE || board->held >= (int32_t)board->view->scene->tray_count ||
        !SDL_PointInRect(&at, &board->box))
        return false;
    *out = (SDL_Rect){at.x + side / 4, at.y + side / 4, side, side};
    return true;
}

static void draw_held(vaka_board *board)
{
    SDL_Rect box;

    if (!held_box(board, &box))
        return;
    const vaka_tray *row = &board->view->scene->trays[board->held];
    vaka_pile one = {.owner = board->view->seat, .kind = row->kind, .count = 1, .known = true};
    if (row->kind != VAKA_NONE && !row->art)
        vaka_pile_draw(board->look, board->view->layout, &one, box);
    else
        vaka_tray_sign(board->look, board->view, row, box);
}

void vaka_top_draw(vaka_board *board)
{
    vaka_laid laid;

    vaka_pulse_draw(board);
    if (vaka_ghost_ahead(board, &laid)) /* a press lays it at once: no menu shows it before */
        vaka_ghost_laid(board, &laid);
    if (is_place(board, board->pointed))
        draw_ring(board, board->pointed, 0xe0fffcf3, 2.0f);
    vaka_way_draw(board);
    if (has_cursor(board)) {
        draw_ring(board, board->cursor, 0xff10222e, 7.0f);
        draw_ring(board, board->cursor, board->look->theme->accent, 4.0f);
    }
    if (is_place(board, board->fanned) && !board->motion.flying)
        vaka_fan_draw(board, board->fanned);
    for (int32_t i = 0; i < board->motion.flying; i++)
        draw_flight(board, i);
    if (is_carried(board))
        draw_carried(board);
    draw_held(board);
    vaka_dice_draw(board);
}

static void add(SDL_Rect *boxes, int *count, SDL_Rect box)
{
    if (box.w <= 0 || box.h <= 0)
        return;
    for (int i = 0; i < *count; i++) {
        if (SDL_HasIntersection(&boxes[i], &box) || *count == VAKA_SCREEN_PARTS) {
            SDL_UnionRect(&boxes[i], &box, &box);
            boxes[i] = boxes[--*count]; /* the union may touch others */
            add(boxes, count, box);
            return;
        }
    }
    boxes[(*count)++] = box;
}

/* All places where something of it is now. */
static void add_now(vaka_board *board, SDL_Rect *boxes, int *count)
{
    SDL_Rect box;

    for (int32_t zone = 0; board->pulsing && zone < board->view->layout->zone_count; zone++)
        if (vaka_pulse_box(board, zone, &box))
            add(boxes, count, box);
    if (is_place(board, board->pointed))
        add(boxes, count, around(board, board->pointed, 4));
    add(boxes, count, vaka_way_box(board));
    if (has_cursor(board))
        add(boxes, count, around(board, board->cursor, 8));
    if (is_place(board, board->fanned))
        add(boxes, count, vaka_fan_box(board, board->fanned));
    for (int32_t i = 0; i < board->motion.flying; i++)
        if (company_box(board, i, &box))
            add(boxes, count, box);
    if (is_carried(board))
        add(boxes, count, carried_box(board));
    if (held_box(board, &box))
        add(boxes, count, (SDL_Rect){box.x - 4, box.y - 4, box.w + 12, box.h + 12});
    if (vaka_dice_box(board, &box))
        add(boxes, count, box);
    if (vaka_place_box(board, &box))
        add(boxes, count, (SDL_Rect){box.x - 2, box.y - 2, box.w + 8, box.h + 8});
}

void vaka_board_touch(vaka_board *board)
{
    board->ui->touched = true;
}

/* Nothing else may lie over the board: what does is painted only with all the rest. */
static bool is_bare(const vaka_board *board)
{
    return board->view && !board->covered && !vaka_ui_is_covered(board->ui) &&
           board->camera.cache && !board->camera.stale && board->view->layout->board_count > 0;
}

static void paint(vaka_board *board, const SDL_Rect *box)
{
    const vaka_camera *camera = &board->camera;
    SDL_Rect from = {box->x - camera->box.x, box->y - camera->box.y, box->w, box->h}, to = *box;

    SDL_SetClipRect(board->look->canvas, box);
    SDL_BlitSurface(camera->cache, &from, board->look->canvas, &to);
    vaka_top_draw(board);
    SDL_SetClipRect(board->look->canvas, box);
    vaka_place_draw(board);
    SDL_SetClipRect(board->look->canvas, NULL);
}

void vaka_top_drawn(vaka_board *board)
{
    board->ui->touched = false;
    board->top_count = 0;
    if (board->view && !board->covered)
        add_now(board, board->top, &board->top_count);
}

/* Does a card lie beside the board, or did one? That is not the board's to paint. */
static bool reaches_out(const vaka_board *board, const SDL_Rect *boxes, int count)
{
    for (int i = 0; i < count; i++)
        if (SDL_HasIntersection(&boxes[i], &board->beside))
            return true;
    return false;
}

int vaka_top_retouch(vaka_board *board, SDL_Rect out[VAKA_SCREEN_PARTS])
{
    int count = board->top_count, kept = 0;

    if (!is_bare(board)) {
        board->ui->dirty = true;
        return 0;
    }
    memcpy(out, board->top, (size_t)count * sizeof *out);
    add_now(board, out, &count);
    if (reaches_out(board, out, count)) {
        board->ui->dirty = true;
        return 0;
    }
    for (int i = 0; i < count; i++)
        if (SDL_IntersectRect(&out[i], &board->box, &out[kept]))
            paint(board, &out[kept++]);
    vaka_top_drawn(board);
    return kept;
}
