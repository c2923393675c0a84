/* gui/board/ghost_view.c - what is only planned: a dashed edge, pieces paler; pressed, it goes.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"
#include "text/utf8.h"

#define DASH 5.0f
#define SMALLEST 6 /* pixels, of a sign */

/* A sign for what is no piece: its drawing, or the first letter of its title. */
void vaka_tray_sign(const vaka_gui_look *look, const vaka_view *view, const vaka_tray *row,
                    SDL_Rect box)
{
    vaka_ink ground = vaka_theme_seat(view->seat), ink = vaka_ink_on(ground);
    int side = box.w * 8 / 10;
    SDL_Rect inner = {box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
    char title[VAKA_VIEW_NAME];

    vaka_paint_round(look->canvas, box, (float)box.w * 0.16f, ground);
    vaka_paint_frame(look->canvas, box, (float)box.w * 0.16f, box.w > 26 ? 1.6f : 1.1f,
                     vaka_ink_mix(ground, 0xff000000, 55));
    SDL_Surface *art =
        row->art ? vaka_art_get(look->art, row->art, side, (vaka_dye){ink, ground}) : NULL;
    if (art) {
        SDL_BlitSurface(art, NULL, look->canvas, &inner);
        return;
    }
    vaka_view_tray(view, row, title);
    title[vaka_utf8(title, strlen(title))] = '\0';
    vaka_type_in(look, (vaka_type){VAKA_FACE_BOLD, side * 8 / 10, ink}, inner, 1, title);
}

static void draw_dashes(SDL_Surface *on, vaka_spot a, vaka_spot b, float width, vaka_ink ink)
{
    float far = hypotf(b.x - a.x, b.y - a.y);

    for (float at = 0; at < far; at += 2 * DASH) {
        float end = fminf(at + DASH, far);
        vaka_spot dash[2] = {{a.x + (b.x - a.x) * at / far, a.y + (b.y - a.y) * at / far},
                             {a.x + (b.x - a.x) * end / far, a.y + (b.y - a.y) * end / far}};

        vaka_paint_line(on, dash, 2, width, false, ink);
    }
}

static void draw_edge(SDL_Surface *on, SDL_Rect box)
{
    float x = (float)box.x, y = (float)box.y, w = (float)box.w, h = (float)box.h;
    vaka_spot corner[4] = {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};

    for (int i = 0; i < 4; i++)
        draw_dashes(on, corner[i], corner[(i + 1) % 4], 3.2f, 0xc0071e2e);
    for (int i = 0; i < 4; i++)
        draw_dashes(on, corner[i], corner[(i + 1) % 4], 1.6f, 0xfffffcf3);
}

int32_t vaka_ghosts_at(const vaka_board *board, int32_t zone, int32_t kind)
{
    int32_t count = 0;

    for (int32_t i = 0; i < board->ghost_count; i++)
        count += board->ghosts[i].zone == zone && board->ghosts[i].kind == kind;
    return count;
}

/* The sign of a row among piles, VAKA_NONE: there is none. */
static int32_t sign_among(const vaka_pile *piles, int32_t count, int32_t row)
{
    for (int32_t i = 0; i < count; i++)
        if (piles[i].sign == row + 1)
            return i;
    return VAKA_NONE;
}

/* They lie with the pieces that stand on no part of a tile; piles are sorted by that. */
int32_t vaka_ghosts_add(const vaka_board *board, int32_t zone, vaka_pile *piles, int32_t count)
{
    int32_t first = 0;

    while (first < count && piles[first].part == 0)
        first++;
    for (int32_t i = 0; i < board->ghost_count; i++) {
        const vaka_ghost *ghost = &board->ghosts[i];
        int32_t among = sign_among(piles, count, ghost->row);

        if (ghost->zone != zone || ghost->kind != VAKA_NONE)
            continue;
        if (among != VAKA_NONE) {
            piles[among].count++;
            continue;
        }
        memmove(piles + first + 1, piles + first, (size_t)(count - first) * sizeof *piles);
        piles[first++] = (vaka_pile){.owner = board->view->seat,
                                     .kind = VAKA_NONE,
                                     .count = 1,
                                     .ghost = true,
                                     .sign = ghost->row + 1};
        count++;
    }
    return count;
}

/* Where the ghosts of a pile have been drawn: for the pointer, on the picture. */
static void note_drawn(vaka_board *board, int32_t zone, const vaka_pile *pile, SDL_Rect box)
{
    for (int32_t i = 0; i < board->ghost_count; i++) {
        vaka_ghost *ghost = &board->ghosts[i];

        if (ghost->zone == zone && ghost->kind == pile->kind &&
            (!pile->sign || ghost->row == pile->sign - 1))
            ghost->box = box;
    }
}

void vaka_ghost_draw(const vaka_sheet *sheet, int32_t zone, const vaka_pile *pile, SDL_Rect box)
{
    if (pile->sign && box.w < SMALLEST)
        return;
    if (pile->sign) {
        vaka_tray_sign(&sheet->look, sheet->view, &sheet->view->scene->trays[pile->sign - 1], box);
        vaka_pile_number(&sheet->look, box.w, box, pile->count);
    } else {
        vaka_pile_draw(&sheet->look, sheet->view->layout, pile, box);
    }
    draw_edge(sheet->on, box);
    note_drawn(sheet->board, zone, pile, box);
}

bool vaka_ghost_ahead(const vaka_board *board, vaka_laid *out)
{
    const vaka_view *view = board->view;
    bool keys = board->ui->focus_shown && board->ui->focus.what == VAKA_HIT_BOARD;
    int32_t zone = keys ? board->cursor : board->pointed;

    if (!board->asked || !board->picks || board->ui->menu.open || zone == VAKA_NONE ||
        !vaka_on_board(view->layout, zone) || !board->targets[zone])
        return false;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = vaka_picks_match(view, board->picks, zone, VAKA_NONE, match);
    bool lays = count == 1 && vaka_picks_lays(view, &view->legal[match[0]], out);

    free(match);
    return lays;
}

void vaka_ghost_laid(vaka_board *board, const vaka_laid *laid)
{
    const vaka_layout *layout = board->view->layout;
    vaka_pile pile = {.kind = laid->kind, .known = true, .posture = {.turn = (uint8_t)laid->turn}};
    vaka_spot at = vaka_camera_spot(&board->camera, layout, laid->zone), hex[6];
    int size = (int)ceilf(board->camera.radius * 2.02f);
    SDL_Rect box = {(int)at.x - size / 2, (int)at.y - size / 2, size, size};
    const char *key = layout->kinds[laid->kind].art;
    SDL_Surface *art = key ? vaka_art_get(board->look->art, key, size, (vaka_dye){0, 0}) : NULL;
    SDL_Surface *turned = art ? vaka_paint_turned(art, vaka_pile_turn(layout, &pile), 1) : NULL;

    SDL_Rect before, inside;
    SDL_GetClipRect(board->look->canvas, &before);
    SDL_IntersectRect(&before, &board->box, &inside);
    SDL_SetClipRect(board->look->canvas, &inside);
    if (turned)
        SDL_BlitSurface(turned, NULL, board->look->canvas, &box);
    SDL_FreeSurface(turned);
    vaka_paint_hex(at, board->camera.radius * 0.97f, hex);
    vaka_paint_line(board->look->canvas, hex, 6, 3, true, board->look->theme->accent);
    SDL_SetClipRect(board->look->canvas, &before);
}

/* Each frame: what can be pressed. */
void vaka_ghosts_hits(vaka_board *board)
{
    const vaka_camera *camera = &board->camera;
    char name[VAKA_VIEW_NAME];

    for (int32_t i = 0; i < board->ghost_count; i++) {
        const vaka_ghost *ghost = &board->ghosts[i];
        SDL_Rect box = ghost->box;

        if (box.w <= 0)
            continue;
        box.x += camera->box.x;
        box.y += camera->box.y;
        vaka_widget_hit(board->ui, box, VAKA_HIT_GHOST, ghost->planned, 0,
                        vaka_view_tray(board->view, &board->view->scene->trays[ghost->row], name))
            ->silent = true;
    }
}

/* Where an action of a plan was placed, VAKA_NONE: nowhere on the board. */
static int32_t place_of(const vaka_view *view, const vaka_action *action)
{
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (vaka_on_board(view->layout, zone) && vaka_picks_names(view, action, zone))
            return zone;
    return VAKA_NONE;
}

static int32_t row_of(const vaka_view *view, const vaka_action *action)
{
    for (uint32_t i = 0; i < view->scene->tray_count; i++)
        if (vaka_picks_of_tray(view, action, &view->scene->trays[i]))
            return (int32_t)i;
    return VAKA_NONE;
}

void vaka_ghosts_gather(vaka_board *board)
{
    const vaka_view *view = board->view;

    board->ghost_count = 0;
    for (uint32_t i = 0; board->asked && i < view->planned_count; i++) {
        const vaka_action *action = &view->planned[i];
        int32_t row = row_of(view, action), zone = place_of(view, action);

        if (row == VAKA_NONE || zone == VAKA_NONE || board->ghost_count == VAKA_GHOSTS)
            continue;
        int32_t kind = view->scene->trays[row].kind;
        bool lies = kind != VAKA_NONE && vaka_find(view->seen, zone, view->seat, kind) >= 0;
        board->ghosts[board->ghost_count++] =
            (vaka_ghost){zone, lies ? kind : VAKA_NONE, row, (int32_t)i, {0, 0, 0, 0}};
    }
}
