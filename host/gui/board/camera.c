/* gui/board/camera.c - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/camera.h"

#include <math.h>
#include <string.h>

#define HALF_ROW 0.8660254f /* half the height of a hex of radius 1 */
#define RADIUS_LEAST 8.0f
#define RADIUS_MOST 220.0f
#define RADIUS_HOME 74.0f /* at first not larger than this, however few spaces there are */
#define RADIUS_NEAR 64.0f /* pieces can be told apart */
#define REST 140          /* ms after the last step of a zoom */

static vaka_spot plane(const vaka_camera *camera, const vaka_zone_info *zone)
{
    vaka_spot at = {1.5f * (float)zone->hex.q + camera->shift[zone->board],
                    HALF_ROW * (2.0f * (float)zone->hex.r + (float)zone->hex.q)};

    return at;
}

static void place_boards(vaka_camera *camera, const vaka_layout *layout)
{
    float end = 0;

    for (int32_t b = 0; b < layout->board_count; b++) {
        const vaka_board_info *board = &layout->boards[b];

        camera->shift[b] = b == 0 ? 0 : end + 3.2f - 1.5f * (float)board->min_q;
        end = camera->shift[b] + 1.5f * (float)board->max_q;
    }
}

typedef struct bounds {
    float left, top, right, bottom;
} bounds;

/* Of all spaces, or of those in a set, each of which reaches so far from its middle. */
static bounds bounds_of(const vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones,
                        float x, float y)
{
    bounds all = {1e9f, 1e9f, -1e9f, -1e9f};

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_is_space(layout, zone) || (zones && !zones[zone]))
            continue;
        vaka_spot at = plane(camera, &layout->zones[zone]);

        all = (bounds){fminf(all.left, at.x - x), fminf(all.top, at.y - y),
                       fmaxf(all.right, at.x + x), fmaxf(all.bottom, at.y + y)};
    }
    return all;
}

void vaka_camera_init(vaka_camera *camera, const vaka_layout *layout)
{
    vaka_camera_done(camera);
    memset(camera, 0, sizeof *camera);
    place_boards(camera, layout);
    bounds all = bounds_of(camera, layout, NULL, 1, HALF_ROW);
    camera->left = all.left;
    camera->right = all.right;
    camera->top = all.top;
    camera->bottom = all.bottom;
    camera->stale = true;
}

void vaka_camera_done(vaka_camera *camera)
{
    SDL_FreeSurface(camera->cache);
    SDL_FreeSurface(camera->ground);
    SDL_FreeSurface(camera->glow[0]);
    SDL_FreeSurface(camera->glow[1]);
    SDL_FreeSurface(camera->pulse);
    camera->cache = camera->ground = camera->glow[0] = camera->glow[1] = camera->pulse = NULL;
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

void vaka_camera_frame(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    bounds of = bounds_of(camera, layout, zones, 1.6f, 1.6f);

    if (of.right < of.left)
        return;
    float radius = fminf((float)camera->box.w / (of.right - of.left),
                         (float)camera->box.h / (of.bottom - of.top));
    camera->radius = fminf(fmaxf(radius, RADIUS_LEAST), RADIUS_NEAR);
    camera->x = (of.left + of.right) / 2;
    camera->y = (of.top + of.bottom) / 2;
    camera->whole = false;
    camera->stale = true;
}

void vaka_camera_box(vaka_camera *camera, SDL_Rect box)
{
    bool same = memcmp(&camera->box, &box, sizeof box) == 0;

    camera->box = box;
    if (!camera->placed || (!same && camera->whole))
        vaka_camera_fit(camera);
    camera->stale = camera->stale || !same;
}

/* Some of the boards always stays in sight. */
static void keep_near(vaka_camera *camera)
{
    camera->x = fminf(fmaxf(camera->x, camera->left), camera->right);
    camera->y = fminf(fmaxf(camera->y, camera->top), camera->bottom);
    camera->whole = false;
    camera->stale = true;
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

vaka_spot vaka_camera_spot(const vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    vaka_spot at = plane(camera, &layout->zones[zone]);

    at.x = (at.x - camera->x) * camera->radius + (float)camera->box.x + (float)camera->box.w / 2;
    at.y = (at.y - camera->y) * camera->radius + (float)camera->box.y + (float)camera->box.h / 2;
    return at;
}

int32_t vaka_camera_zone(const vaka_camera *camera, const vaka_layout *layout, int x, int y)
{
    float best = 1.0f;
    int32_t found = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_is_space(layout, zone))
            continue;
        vaka_spot at = vaka_camera_spot(camera, layout, zone);
        float dx = fabsf((float)x - at.x) / camera->radius;
        float dy = fabsf((float)y - at.y) / camera->radius;
        float away = fmaxf(dy / HALF_ROW, (dx + dy / (2 * HALF_ROW)));

        if (away <= best) {
            best = away;
            found = zone;
        }
    }
    return found;
}

void vaka_camera_show(vaka_camera *camera, const vaka_layout *layout, int32_t zone)
{
    vaka_spot at = vaka_camera_spot(camera, layout, zone);
    float edge = fminf(camera->radius, (float)camera->box.w / 3), dx = 0, dy = 0;
    float left = (float)camera->box.x + edge, right = (float)(camera->box.x + camera->box.w) - edge;
    float top = (float)camera->box.y + edge, bottom = (float)(camera->box.y + camera->box.h) - edge;

    dx = at.x < left ? left - at.x : at.x > right ? right - at.x : 0;
    dy = at.y < top ? top - at.y : at.y > bottom ? bottom - at.y : 0;
    if (dx != 0 || dy != 0)
        vaka_camera_pan(camera, dx, dy);
}

void vaka_camera_seek(vaka_camera *camera, const vaka_layout *layout, const uint8_t *zones)
{
    float best = 1e9f;
    int32_t nearest = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_is_space(layout, zone) || !zones[zone])
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

int32_t vaka_camera_next(const vaka_camera *camera, const vaka_layout *layout, int32_t from, int dx,
                         int dy)
{
    vaka_spot here = plane(camera, &layout->zones[from]);
    float best = 1e9f;
    int32_t found = from;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!vaka_is_space(layout, zone) || zone == from)
            continue;
        vaka_spot at = plane(camera, &layout->zones[zone]);
        float along = (at.x - here.x) * (float)dx + (at.y - here.y) * (float)dy;
        float aside = fabsf((at.x - here.x) * (float)dy) + fabsf((at.y - here.y) * (float)dx);

        if (along > 0.4f && along + 2 * aside < best) {
            best = along + 2 * aside;
            found = zone;
        }
    }
    return found;
}
