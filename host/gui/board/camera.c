/* gui/board/camera.c - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/camera.h"

#include <math.h>
#include <string.h>

#define RADIUS_LEAST 8.0f
#define RADIUS_MOST 220.0f
#define RADIUS_HOME 74.0f  /* at first not larger than this, however few spaces there are */
#define REST 140           /* ms after the last step of a zoom */
#define NAME_ROOM 0.5f     /* below the lowest spots, for their names */
#define ROUTE_PRESSED 1.7f /* times as far from a route as it reaches, for pieces do, too */
#define SPOT_PRESSED 12.0f /* pixels: smaller spots can be pressed so far from their middle */

static bool has_spots(const vaka_layout *layout)
{
    for (int32_t b = 0; b < layout->board_count; b++)
        if (layout->boards[b].spots)
            return true;
    return false;
}

void vaka_camera_init(vaka_camera *camera, const vaka_layout *layout)
{
    vaka_camera_done(camera);
    memset(camera, 0, sizeof *camera);
    vaka_plane_init(&camera->plane, layout);
    vaka_camera_bound(camera, layout, NULL);
    camera->stale = true;
}

void vaka_camera_bound(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    bool spots = has_spots(layout);
    vaka_bounds all =
        vaka_plane_bounds(&camera->plane, layout, zones, (vaka_spot){1, spots ? 1 : VAKA_HALF_ROW});
    vaka_bounds before = {camera->left, camera->top, camera->right, camera->bottom};

    camera->left = all.left;
    camera->right = all.right;
    camera->top = all.top;
    camera->bottom = all.bottom + (spots ? NAME_ROOM : 0);
    vaka_bounds now = {camera->left, camera->top, camera->right, camera->bottom};
    if (memcmp(&before, &now, sizeof now) == 0)
        return;
    camera->map_of = 0; /* the small map is drawn anew */
    if (camera->placed && camera->whole)
        vaka_camera_fit(camera);
}

void vaka_camera_done(vaka_camera *camera)
{
    SDL_FreeSurface(camera->cache);
    SDL_FreeSurface(camera->ground);
    SDL_FreeSurface(camera->glow[0]);
    SDL_FreeSurface(camera->glow[1]);
    SDL_FreeSurface(camera->glow[2]);
    SDL_FreeSurface(camera->pulse);
    SDL_FreeSurface(camera->map);
    camera->cache = camera->ground = camera->glow[0] = camera->glow[1] = camera->pulse = NULL;
    camera->glow[2] = NULL;
    camera->map = NULL;
    camera->map_of = 0;
    camera->glow_radius = 0;
    camera->ground_of = 0;
}

void vaka_camera_fit(vaka_camera *camera)
{
    float wide = (float)camera->box.w / (camera->right - camera->left + 0.6f);
    float high = (float)camera->box.h / (camera->bottom - camera->top + 0.6f);
    float radius = fminf(wide, high);

    camera->radius = fminf(fmaxf(radius, RADIUS_LEAST), RADIUS_HOME * 1.6f);
    camera->x = (camera->left + camera->right) / 2;
    camera->y = (camera->top + camera->bottom) / 2;
    camera->placed = camera->whole = true;
    camera->stale = true;
}

void vaka_camera_frame(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones,
                       vaka_frame_size size)
{
    vaka_bounds of = vaka_plane_bounds(&camera->plane, layout, zones, (vaka_spot){1.6f, 1.6f});

    if (of.right < of.left)
        return;
    float radius = fminf((float)camera->box.w / (of.right - of.left),
                         (float)camera->box.h / (of.bottom - of.top));
    camera->radius = fminf(fmaxf(radius, size.least), size.most);
    camera->x = (of.left + of.right) / 2;
    camera->y = (of.top + of.bottom) / 2;
    camera->whole = false;
    camera->stale = true;
}

/* Some of the boards always stays in sight. */
static void keep_near(vaka_camera *camera)
{
    camera->x = fminf(fmaxf(camera->x, camera->left), camera->right);
    camera->y = fminf(fmaxf(camera->y, camera->top), camera->bottom);
    camera->whole = false;
    camera->stale = true;
}

void vaka_camera_set(vaka_camera *camera, float x, float y, float radius, bool whole)
{
    if (whole) {
        vaka_camera_fit(camera);
        return;
    }
    camera->radius = fminf(fmaxf(radius, RADIUS_LEAST), RADIUS_MOST);
    camera->x = x;
    camera->y = y;
    keep_near(camera);
}

void vaka_camera_box(vaka_camera *camera, SDL_Rect box)
{
    bool same = memcmp(&camera->box, &box, sizeof box) == 0;

    camera->box = box;
    if (!camera->placed || (!same && camera->whole))
        vaka_camera_fit(camera);
    camera->stale = camera->stale || !same;
}

void vaka_camera_pan(vaka_camera *camera, float dx, float dy)
{
    camera->x -= dx / camera->radius;
    camera->y -= dy / camera->radius;
    keep_near(camera);
}

void vaka_camera_zoom(vaka_camera *camera, float factor, int x, int y)
{
    float fx = (float)x - (float)camera->box.x - (float)camera->box.w / 2;
    float fy = (float)y - (float)camera->box.y - (float)camera->box.h / 2;
    float before = camera->radius;

    camera->radius = fminf(fmaxf(before * factor, RADIUS_LEAST), RADIUS_MOST);
    camera->x += fx / before - fx / camera->radius;
    camera->y += fy / before - fy / camera->radius;
    camera->resting = SDL_GetTicks() + REST;
    keep_near(camera);
}

static vaka_spot shown(const vaka_camera *camera, vaka_spot at)
{
    at.x = (at.x - camera->x) * camera->radius + (float)camera->box.x + (float)camera->box.w / 2;
    at.y = (at.y - camera->y) * camera->radius + (float)camera->box.y + (float)camera->box.h / 2;
    return at;
}

vaka_spot vaka_camera_spot(const vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    return shown(camera, vaka_plane_spot(&camera->plane, layout, zone));
}

float vaka_camera_reach(const vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    if (vaka_layout_is_route(layout, zone))
        return fminf(fmaxf(camera->radius * 0.15f, 5), 16);
    return vaka_plane_extent(&camera->plane, layout, zone) * camera->radius;
}

void vaka_camera_curve(const vaka_camera *camera, const vaka_layout *layout, int32_t route,
                       vaka_curve *out)
{
    vaka_plane_curve(&camera->plane, layout, route, out);
    for (int i = 0; i < VAKA_CURVE; i++)
        out->at[i] = shown(camera, out->at[i]);
}

SDL_Rect vaka_camera_cover(const vaka_camera *camera, const vaka_layout *layout, int32_t zone,
                           float wider)
{
    vaka_spot at = vaka_camera_spot(camera, layout, zone);
    float reach = vaka_camera_reach(camera, layout, zone) + wider;
    int half = (int)ceilf(reach) + 2;
    vaka_curve curve;

    if (!vaka_layout_is_route(layout, zone))
        return (SDL_Rect){(int)at.x - half, (int)at.y - half, 2 * half + 1, 2 * half + 1};
    vaka_camera_curve(camera, layout, zone, &curve);
    return vaka_curve_box(&curve, reach);
}

/* 0 in the middle of a space, 1 at its edge. */
static float away_from(const vaka_camera *camera, const vaka_layout *layout, int32_t zone, int x,
                       int y)
{
    vaka_spot at = vaka_camera_spot(camera, layout, zone);
    float dx = fabsf((float)x - at.x), dy = fabsf((float)y - at.y);

    if (vaka_is_spot(layout, zone))
        return hypotf(dx, dy) / fmaxf(vaka_camera_reach(camera, layout, zone), SPOT_PRESSED);
    dx /= camera->radius;
    dy /= camera->radius;
    return fmaxf(dy / VAKA_HALF_ROW, (dx + dy / (2 * VAKA_HALF_ROW)));
}

static int32_t route_at(const vaka_camera *camera, const vaka_layout *layout, int x, int y)
{
    vaka_spot at = {(float)x, (float)y};
    SDL_Point point = {x, y};
    float best = 1.0f;
    int32_t found = VAKA_NONE;
    vaka_curve curve;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_layout_is_route(layout, zone))
            continue;
        float reach = vaka_camera_reach(camera, layout, zone) * ROUTE_PRESSED;
        vaka_camera_curve(camera, layout, zone, &curve);
        SDL_Rect box = vaka_curve_box(&curve, reach);
        float away = SDL_PointInRect(&point, &box) ? vaka_curve_away(&curve, at) / reach : 2;

        if (away < best) {
            best = away;
            found = zone;
        }
    }
    return found;
}

int32_t vaka_camera_zone(const vaka_camera *camera, const vaka_layout *layout, int x, int y)
{
    float best = 1.0f;
    int32_t found = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_is_space(layout, zone))
            continue;
        float away = away_from(camera, layout, zone, x, y);

        if (away <= best) {
            best = away;
            found = zone;
        }
    }
    return found != VAKA_NONE ? found : route_at(camera, layout, x, y);
}

/* What can be seen, less an edge: a space whose middle lies there is not cut. */
static SDL_FRect inside(const vaka_camera *camera)
{
    float edge = fminf(camera->radius, (float)camera->box.w / 3);

    return (SDL_FRect){(float)camera->box.x + edge, (float)camera->box.y + edge,
                       (float)camera->box.w - 2 * edge, (float)camera->box.h - 2 * edge};
}

/* How far to go so that what lies from `first` to `last` is between two edges; 0 if it does. */
static float way_into(float first, float last, float low, float high)
{
    return first < low ? low - first : last > high ? high - last : 0;
}

/* Goes no further than it has to. */
static void pan_into(vaka_camera *camera, SDL_FRect in, vaka_spot from, vaka_spot to)
{
    float dx = way_into(from.x, to.x, in.x, in.x + in.w);
    float dy = way_into(from.y, to.y, in.y, in.y + in.h);

    if (dx != 0 || dy != 0)
        vaka_camera_pan(camera, dx, dy);
}

void vaka_camera_show(vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    vaka_spot at = vaka_camera_spot(camera, layout, zone);

    pan_into(camera, inside(camera), at, at);
}

void vaka_camera_seek(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    float best = 1e9f;
    int32_t nearest = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_on_board(layout, zone) || !zones[zone])
            continue;
        vaka_spot at = vaka_camera_spot(camera, layout, zone);
        float dx = at.x - (float)camera->box.x - (float)camera->box.w / 2;
        float dy = at.y - (float)camera->box.y - (float)camera->box.h / 2;

        if (fabsf(dx) < (float)camera->box.w / 2 && fabsf(dy) < (float)camera->box.h / 2)
            return;
        if (hypotf(dx, dy) < best) {
            best = hypotf(dx, dy);
            nearest = zone;
        }
    }
    if (nearest != VAKA_NONE)
        vaka_camera_show(camera, layout, nearest);
}

/* From the first to the last of some zones; false: there are none, or not all of them can be seen
 * whole at once. */
static bool span(const vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones,
                 vaka_spot *from, vaka_spot *to)
{
    SDL_FRect in = inside(camera);

    *from = (vaka_spot){1e9f, 1e9f};
    *to = (vaka_spot){-1e9f, -1e9f};
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_on_board(layout, zone) || !zones[zone])
            continue;
        vaka_spot at = vaka_camera_spot(camera, layout, zone);
        *from = (vaka_spot){fminf(from->x, at.x), fminf(from->y, at.y)};
        *to = (vaka_spot){fmaxf(to->x, at.x), fmaxf(to->y, at.y)};
    }
    return from->x <= to->x && to->x - from->x <= in.w && to->y - from->y <= in.h;
}

bool vaka_camera_fits(const vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    vaka_spot from, to;

    return span(camera, layout, zones, &from, &to);
}

void vaka_camera_gather(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    vaka_spot from, to;

    if (span(camera, layout, zones, &from, &to))
        pan_into(camera, inside(camera), from, to);
    else
        vaka_camera_seek(camera, layout, zones);
}

int32_t vaka_camera_next(const vaka_camera *camera, const vaka_layout *layout, int32_t from,
                         SDL_Point way, const uint8_t *zones)
{
    vaka_spot here = vaka_plane_spot(&camera->plane, layout, from);
    float best = 1e9f, dx = (float)way.x, dy = (float)way.y;
    int32_t found = from;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        bool in = zones ? zones[zone] != 0 : vaka_is_space(layout, zone);

        if (!in || !vaka_on_board(layout, zone) || zone == from)
            continue;
        vaka_spot at = vaka_plane_spot(&camera->plane, layout, zone);
        float along = (at.x - here.x) * dx + (at.y - here.y) * dy;
        float aside = fabsf((at.x - here.x) * dy) + fabsf((at.y - here.y) * dx);

        if (along > 0.4f && along + 2 * aside < best) {
            best = along + 2 * aside;
            found = zone;
        }
    }
    return found;
}
