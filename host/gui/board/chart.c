/* gui/board/chart.c - where the spaces of all boards lie in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/chart.h"

#include <math.h>
#include <string.h>

#define HALF_ROW 0.8660254f /* half the height of a hex of radius 1 */
#define RADIUS_LEAST 8.0f
#define RADIUS_MOST 220.0f
#define RADIUS_HOME 74.0f /* at first not larger than this, however few spaces there are */
#define RADIUS_NEAR 64.0f /* pieces can be told apart */
#define REST 140          /* ms after the last step of a zoom */

static vaka_spot plane(const vaka_chart *chart, const vaka_zone_info *zone)
{
    vaka_spot at = {1.5f * (float)zone->hex.q + chart->shift[zone->board],
                    HALF_ROW * (2.0f * (float)zone->hex.r + (float)zone->hex.q)};

    return at;
}

static void place_boards(vaka_chart *chart, const vaka_layout *layout)
{
    float end = 0;

    for (int32_t b = 0; b < layout->board_count; b++) {
        const vaka_board_info *board = &layout->boards[b];

        chart->shift[b] = b == 0 ? 0 : end + 3.2f - 1.5f * (float)board->min_q;
        end = chart->shift[b] + 1.5f * (float)board->max_q;
    }
}

void vaka_chart_init(vaka_chart *chart, const vaka_layout *layout)
{
    vaka_chart_done(chart);
    memset(chart, 0, sizeof *chart);
    place_boards(chart, layout);
    chart->left = chart->top = 1e9f;
    chart->right = chart->bottom = -1e9f;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE)
            continue;
        vaka_spot at = plane(chart, &layout->zones[zone]);

        chart->left = fminf(chart->left, at.x - 1);
        chart->right = fmaxf(chart->right, at.x + 1);
        chart->top = fminf(chart->top, at.y - HALF_ROW);
        chart->bottom = fmaxf(chart->bottom, at.y + HALF_ROW);
    }
    chart->stale = true;
}

void vaka_chart_done(vaka_chart *chart)
{
    SDL_FreeSurface(chart->cache);
    SDL_FreeSurface(chart->ground);
    SDL_FreeSurface(chart->glow[0]);
    SDL_FreeSurface(chart->glow[1]);
    SDL_FreeSurface(chart->breath);
    chart->cache = chart->ground = chart->glow[0] = chart->glow[1] = chart->breath = NULL;
    chart->glow_radius = 0;
    chart->ground_of = 0;
}

void vaka_chart_fit(vaka_chart *chart)
{
    float wide = (float)chart->box.w / (chart->right - chart->left + 0.6f);
    float high = (float)chart->box.h / (chart->bottom - chart->top + 0.6f);
    float radius = fminf(wide, high);

    chart->radius = fminf(fmaxf(radius, RADIUS_LEAST), RADIUS_HOME * 1.6f);
    chart->x = (chart->left + chart->right) / 2;
    chart->y = (chart->top + chart->bottom) / 2;
    chart->placed = chart->whole = true;
    chart->stale = true;
}

void vaka_chart_frame(vaka_chart *chart, const vaka_layout *layout, const uint8_t *zones)
{
    float left = 1e9f, right = -1e9f, top = 1e9f, bottom = -1e9f;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE || !zones[zone])
            continue;
        vaka_spot at = plane(chart, &layout->zones[zone]);

        left = fminf(left, at.x - 1.6f);
        right = fmaxf(right, at.x + 1.6f);
        top = fminf(top, at.y - 1.6f);
        bottom = fmaxf(bottom, at.y + 1.6f);
    }
    if (right < left)
        return;
    float radius =
        fminf((float)chart->box.w / (right - left), (float)chart->box.h / (bottom - top));
    chart->radius = fminf(fmaxf(radius, RADIUS_LEAST), RADIUS_NEAR);
    chart->x = (left + right) / 2;
    chart->y = (top + bottom) / 2;
    chart->whole = false;
    chart->stale = true;
}

void vaka_chart_box(vaka_chart *chart, SDL_Rect box)
{
    bool same = memcmp(&chart->box, &box, sizeof box) == 0;

    chart->box = box;
    if (!chart->placed || (!same && chart->whole))
        vaka_chart_fit(chart);
    chart->stale = chart->stale || !same;
}

/* Some of the boards always stays in sight. */
static void keep_near(vaka_chart *chart)
{
    chart->x = fminf(fmaxf(chart->x, chart->left), chart->right);
    chart->y = fminf(fmaxf(chart->y, chart->top), chart->bottom);
    chart->whole = false;
    chart->stale = true;
}

void vaka_chart_pan(vaka_chart *chart, float dx, float dy)
{
    chart->x -= dx / chart->radius;
    chart->y -= dy / chart->radius;
    keep_near(chart);
}

void vaka_chart_zoom(vaka_chart *chart, float factor, int x, int y)
{
    float fx = (float)x - (float)chart->box.x - (float)chart->box.w / 2;
    float fy = (float)y - (float)chart->box.y - (float)chart->box.h / 2;
    float before = chart->radius;

    chart->radius = fminf(fmaxf(before * factor, RADIUS_LEAST), RADIUS_MOST);
    chart->x += fx / before - fx / chart->radius;
    chart->y += fy / before - fy / chart->radius;
    chart->resting = SDL_GetTicks() + REST;
    keep_near(chart);
}

vaka_spot vaka_chart_spot(const vaka_chart *chart, const vaka_layout *layout, int32_t zone)
{
    vaka_spot at = plane(chart, &layout->zones[zone]);

    at.x = (at.x - chart->x) * chart->radius + (float)chart->box.x + (float)chart->box.w / 2;
    at.y = (at.y - chart->y) * chart->radius + (float)chart->box.y + (float)chart->box.h / 2;
    return at;
}

void vaka_chart_hex(vaka_spot centre, float radius, vaka_spot out[6])
{
    static const float corner[6][2] = {{1, 0},  {0.5f, HALF_ROW},   {-0.5f, HALF_ROW},
                                       {-1, 0}, {-0.5f, -HALF_ROW}, {0.5f, -HALF_ROW}};

    for (int i = 0; i < 6; i++) {
        out[i].x = centre.x + radius * corner[i][0];
        out[i].y = centre.y + radius * corner[i][1];
    }
}

int32_t vaka_chart_zone(const vaka_chart *chart, const vaka_layout *layout, int x, int y)
{
    float best = 1.0f;
    int32_t found = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE)
            continue;
        vaka_spot at = vaka_chart_spot(chart, layout, zone);
        float dx = fabsf((float)x - at.x) / chart->radius;
        float dy = fabsf((float)y - at.y) / chart->radius;
        float away = fmaxf(dy / HALF_ROW, (dx + dy / (2 * HALF_ROW)));

        if (away <= best) {
            best = away;
            found = zone;
        }
    }
    return found;
}

void vaka_chart_show(vaka_chart *chart, const vaka_layout *layout, int32_t zone)
{
    vaka_spot at = vaka_chart_spot(chart, layout, zone);
    float edge = fminf(chart->radius, (float)chart->box.w / 3), dx = 0, dy = 0;
    float left = (float)chart->box.x + edge, right = (float)(chart->box.x + chart->box.w) - edge;
    float top = (float)chart->box.y + edge, bottom = (float)(chart->box.y + chart->box.h) - edge;

    dx = at.x < left ? left - at.x : at.x > right ? right - at.x : 0;
    dy = at.y < top ? top - at.y : at.y > bottom ? bottom - at.y : 0;
    if (dx != 0 || dy != 0)
        vaka_chart_pan(chart, dx, dy);
}

void vaka_chart_seek(vaka_chart *chart, const vaka_layout *layout, const uint8_t *zones)
{
    float best = 1e9f;
    int32_t nearest = VAKA_NONE;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE || !zones[zone])
            continue;
        vaka_spot at = vaka_chart_spot(chart, layout, zone);
        float dx = at.x - (float)chart->box.x - (float)chart->box.w / 2;
        float dy = at.y - (float)chart->box.y - (float)chart->box.h / 2;

        if (fabsf(dx) < (float)chart->box.w / 2 && fabsf(dy) < (float)chart->box.h / 2)
            return;
        if (hypotf(dx, dy) < best) {
            best = hypotf(dx, dy);
            nearest = zone;
        }
    }
    if (nearest != VAKA_NONE)
        vaka_chart_show(chart, layout, nearest);
}

int32_t vaka_chart_next(const vaka_chart *chart, const vaka_layout *layout, int32_t from, int dx,
                        int dy)
{
    vaka_spot here = plane(chart, &layout->zones[from]);
    float best = 1e9f;
    int32_t found = from;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (layout->zones[zone].type != VAKA_ZONE_SPACE || zone == from)
            continue;
        vaka_spot at = plane(chart, &layout->zones[zone]);
        float along = (at.x - here.x) * (float)dx + (at.y - here.y) * (float)dy;
        float aside = fabsf((at.x - here.x) * (float)dy) + fabsf((at.y - here.y) * (float)dx);

        if (along > 0.4f && along + 2 * aside < best) {
            best = along + 2 * aside;
            found = zone;
        }
    }
    return found;
}
