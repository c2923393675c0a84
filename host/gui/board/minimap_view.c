/* gui/board/minimap_view.c - the small map in a corner of the board, and what is seen of it.
 *
 * SPDX-License-Identifier: MIT
 *
 * It shows the ground as the seat sees it and whose pieces lie where, of which it may know anyway:
 * nothing that the board itself would not show. */
#include <math.h>

#include "gui/board/board_view.h"

#define WIDE 190 /* at 100 % */
#define HIGH 150
#define GAP 10
#define CARD_HIDES 1000 /* is worse than any number of spaces */
#define CORNERS 3
#define BOARD_LEAST 3 /* times as wide and high as the small map the board must be */

/* How large it is; 0: there is no room for one. */
static SDL_Point size_of(const vaka_board *board)
{
    const vaka_camera *camera = &board->camera;
    float wide = camera->right - camera->left + 0.6f, high = camera->bottom - camera->top + 0.6f;
    float radius = fminf((float)vaka_look_px(board->look, WIDE) / wide,
                         (float)vaka_look_px(board->look, HIGH) / high);
    SDL_Point size = {(int)(radius * wide), (int)(radius * high)};

    if (size.x * BOARD_LEAST > board->box.w || size.y * BOARD_LEAST > board->box.h)
        return (SDL_Point){0, 0};
    return size;
}

/* Is all of the board in sight anyway? */
static bool sees_all(const vaka_camera *camera)
{
    float half_wide = (float)camera->box.w / 2 / camera->radius,
          half_high = (float)camera->box.h / 2 / camera->radius;

    return camera->x - half_wide <= camera->left + 0.3f &&
           camera->x + half_wide >= camera->right - 0.3f &&
           camera->y - half_high <= camera->top + 0.3f &&
           camera->y + half_high >= camera->bottom - 0.3f;
}

/* How many spaces it would hide there at which something can be done. */
static int32_t hides(const vaka_board *board, const SDL_Rect *box)
{
    const vaka_layout *layout = board->view->layout;
    int32_t count = 0;

    for (int32_t zone = 0; board->targets && zone < layout->zone_count; zone++) {
        if (!board->targets[zone] || !vaka_on_board(layout, zone))
            continue;
        SDL_Rect space = vaka_camera_cover(&board->camera, layout, zone, 0);
        if (SDL_HasIntersection(&space, box))
            count++;
    }
    return count;
}

/* How bad a place for it is: a card would lie over it, or it over spaces. */
static int32_t trouble(const vaka_board *board, const SDL_Rect *box)
{
    int32_t spaces = hides(board, box);

    return SDL_HasIntersection(&board->taken, box) ? spaces + CARD_HIDES : spaces;
}

/* The upper right, the upper left, the lower right. The lower left is that of the card about the
 * place that is pointed at. */
static SDL_Rect in_corner(const vaka_board *board, SDL_Point size, int32_t corner)
{
    int gap = vaka_look_px(board->look, GAP);
    SDL_Rect box = {board->box.x + board->box.w - size.x - gap, board->box.y + gap, size.x, size.y};

    if (corner == 1)
        box.x = board->box.x + gap;
    else if (corner == 2)
        box.y = board->box.y + board->box.h - size.y - gap;
    return box;
}

/* Has it been given a corner in a window of this size? */
static bool is_settled(const vaka_board *board)
{
    const SDL_Surface *window = board->look->canvas;

    return board->map_of.x == window->w && board->map_of.y == window->h;
}

/* Where it hides least when it is first shown in a window of this size; there it stays, so that
 * nobody has to look for it. */
static int32_t corner_of(const vaka_board *board, SDL_Point size)
{
    int32_t best = board->map_corner, least;
    SDL_Rect box = in_corner(board, size, best);

    if (is_settled(board))
        return best;
    least = trouble(board, &box);
    for (int32_t corner = 0; corner < CORNERS && least > 0; corner++) {
        box = in_corner(board, size, corner);
        int32_t other = trouble(board, &box);

        if (other < least) {
            least = other;
            best = corner;
        }
    }
    return best;
}

/* Can anything be done at a space of the board? */
static bool has_targets(const vaka_board *board)
{
    const vaka_layout *layout = board->view->layout;

    for (int32_t zone = 0; board->targets && zone < layout->zone_count; zone++)
        if (board->targets[zone] && vaka_on_board(layout, zone))
            return true;
    return false;
}

/* Where no space can be chosen, what is asked is about the one at which something was done last. */
static int32_t asked_about(const vaka_board *board)
{
    return board->asked && !has_targets(board) ? board->about : VAKA_NONE;
}

/* Does it lie under a card, or over more than the edge of a space that has to be seen? Then it is
 * away until that is over. */
static bool is_in_the_way(const vaka_board *board, const SDL_Rect *box)
{
    const vaka_layout *layout = board->view->layout;
    int margin = (int)(board->camera.radius * 2 / 3);
    SDL_Rect wider = {box->x - margin, box->y - margin, box->w + 2 * margin, box->h + 2 * margin};
    int32_t about = asked_about(board);

    if (SDL_HasIntersection(&board->taken, box))
        return true;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        bool target = board->targets && board->targets[zone];

        if ((!target && zone != about) || !vaka_on_board(layout, zone))
            continue;
        vaka_spot at = vaka_camera_spot(&board->camera, layout, zone);
        if (SDL_PointInRect(&(SDL_Point){(int)at.x, (int)at.y}, &wider))
            return true;
    }
    return false;
}

/* Where it is, or would be if nothing were in its way; false: nowhere. */
static bool corner_box(const vaka_board *board, SDL_Rect *out)
{
    SDL_Point size = size_of(board);

    if (!board->map || size.x == 0 || !board->view || board->view->layout->board_count == 0 ||
        sees_all(&board->camera))
        return false;
    *out = in_corner(board, size, corner_of(board, size));
    return true;
}

bool vaka_minimap_box(const vaka_board *board, SDL_Rect *out)
{
    return corner_box(board, out) && !is_in_the_way(board, out);
}

void vaka_minimap_settle(vaka_board *board)
{
    SDL_Rect box;

    if (!corner_box(board, &box) || is_settled(board))
        return;
    int32_t corner = corner_of(board, size_of(board));
    board->camera.stale = board->camera.stale || corner != board->map_corner;
    board->map_corner = corner;
    board->map_of = (SDL_Point){board->look->canvas->w, board->look->canvas->h};
}

/* A dot for whoever has something there. */
static void draw_owners(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_match *seen = sheet->view->seen;
    float r = fmaxf(sheet->camera.radius * 0.5f, 2);

    for (int32_t seat = 0; seat < seen->seats; seat++)
        if (vaka_has(seen, zone, seat)) {
            vaka_paint_disk(sheet->on, at, r + 1, 0xff10222e);
            vaka_paint_disk(sheet->on, at, r, vaka_theme_seat(seat));
        }
}

static vaka_sheet whole_sheet(vaka_board *board, SDL_Surface *on)
{
    vaka_sheet sheet = vaka_sheet_of(board, on);
    vaka_camera *camera = &sheet.camera;

    camera->box = (SDL_Rect){0, 0, on->w, on->h};
    camera->radius = (float)on->w / (camera->right - camera->left + 0.6f);
    camera->x = (camera->left + camera->right) / 2;
    camera->y = (camera->top + camera->bottom) / 2;
    return sheet;
}

/* The ground is kept as long as it stays what it is. */
static SDL_Surface *ground_of(vaka_board *board, SDL_Rect box)
{
    vaka_camera *camera = &board->camera;
    bool same = camera->map && camera->map->w == box.w && camera->map->h == box.h;

    if (same && camera->map_of == camera->tiles_of)
        return camera->map;
    camera->map = vaka_paint_canvas(camera->map, box.w, box.h);
    camera->map_of = camera->tiles_of;
    if (!camera->map)
        return NULL;
    vaka_sheet sheet = whole_sheet(board, camera->map);
    SDL_FillRect(camera->map, NULL, board->look->theme->deep);
    vaka_ground_each(&sheet);
    return camera->map;
}

/* What of it is seen on the board. */
static void draw_sight(const vaka_board *board, SDL_Surface *on, SDL_Rect map)
{
    const vaka_camera *camera = &board->camera;
    float scale = (float)map.w / (camera->right - camera->left + 0.6f);
    float wide = (float)camera->box.w / camera->radius * scale,
          high = (float)camera->box.h / camera->radius * scale;
    float x = (camera->x - (camera->left + camera->right) / 2) * scale + (float)map.w / 2;
    float y = (camera->y - (camera->top + camera->bottom) / 2) * scale + (float)map.h / 2;
    SDL_Rect box = {map.x + (int)(x - wide / 2), map.y + (int)(y - high / 2), (int)wide, (int)high};

    if (!SDL_IntersectRect(&box, &map, &box))
        return;
    vaka_paint_frame(on, box, 2, 4, 0xff10222e);
    vaka_paint_frame(on, box, 2, 2, board->look->theme->accent);
}

void vaka_minimap_draw(vaka_board *board, SDL_Surface *on)
{
    SDL_Rect box;

    if (!vaka_minimap_box(board, &box))
        return;
    SDL_Surface *ground = ground_of(board, box);
    SDL_Surface *map = ground ? vaka_paint_canvas(NULL, box.w, box.h) : NULL;
    if (!map)
        return;
    SDL_BlitSurface(ground, NULL, map, NULL);
    vaka_sheet sheet = whole_sheet(board, map);
    vaka_sheet_each(&sheet, draw_owners);
    box.x -= board->box.x;
    box.y -= board->box.y;
    SDL_BlitSurface(map, NULL, on, &(SDL_Rect){box.x, box.y, 0, 0});
    draw_sight(board, on, box);
    vaka_paint_frame(on, box, 3, 2, 0xff10222e);
    vaka_paint_frame(on, box, 3, 1, 0xfff6f1e4);
    SDL_FreeSurface(map);
}

bool vaka_minimap_press(vaka_board *board, int x, int y)
{
    vaka_camera *camera = &board->camera;
    SDL_Rect box;

    if (!vaka_minimap_box(board, &box))
        return false;
    float scale = (float)box.w / (camera->right - camera->left + 0.6f);
    float to_x =
        (camera->left + camera->right) / 2 + ((float)(x - box.x) - (float)box.w / 2) / scale;
    float to_y =
        (camera->top + camera->bottom) / 2 + ((float)(y - box.y) - (float)box.h / 2) / scale;
    vaka_camera_pan(camera, (camera->x - to_x) * camera->radius,
                    (camera->y - to_y) * camera->radius);
    return true;
}
