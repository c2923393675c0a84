/* gui/board/curve.c - the curve of a route, as a line of spots.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/curve.h"

#include <math.h>

#define STEPS 96 /* in which the edges of the rounds are looked for */

static vaka_spot bent(vaka_spot a, vaka_spot pull, vaka_spot b, float part)
{
    float rest = 1 - part;

    return (vaka_spot){rest * rest * a.x + 2 * rest * part * pull.x + part * part * b.x,
                       rest * rest * a.y + 2 * rest * part * pull.y + part * part * b.y};
}

static bool is_in(vaka_round round, vaka_spot at)
{
    return hypotf(at.x - round.middle.x, at.y - round.middle.y) < round.radius;
}

void vaka_curve_make(vaka_round from, vaka_round to, float bend, vaka_curve *out)
{
    vaka_spot a = from.middle, b = to.middle;
    float by = 2 * bend / 100; /* a curve goes half as far as it is pulled */
    vaka_spot pull = {(a.x + b.x) / 2 - (b.y - a.y) * by, (a.y + b.y) / 2 + (b.x - a.x) * by};
    int first = 0, last = STEPS;

    while (first < STEPS && is_in(from, bent(a, pull, b, (float)first / STEPS)))
        first++;
    while (last > 0 && is_in(to, bent(a, pull, b, (float)last / STEPS)))
        last--;
    if (last - first < STEPS / 12) {
        first = 0;
        last = STEPS;
    }
    for (int i = 0; i < VAKA_CURVE; i++) {
        float part = (float)first + (float)(last - first) * (float)i / (VAKA_CURVE - 1);

        out->at[i] = bent(a, pull, b, part / STEPS);
    }
}

static float step_of(const vaka_curve *curve, int i)
{
    return hypotf(curve->at[i + 1].x - curve->at[i].x, curve->at[i + 1].y - curve->at[i].y);
}

float vaka_curve_length(const vaka_curve *curve)
{
    float all = 0;

    for (int i = 0; i + 1 < VAKA_CURVE; i++)
        all += step_of(curve, i);
    return all;
}

vaka_spot vaka_curve_along(const vaka_curve *curve, float far, vaka_spot *way)
{
    int i = 0;
    float step = step_of(curve, 0);

    while (i + 2 < VAKA_CURVE && far > step) {
        far -= step;
        step = step_of(curve, ++i);
    }
    vaka_spot a = curve->at[i], b = curve->at[i + 1];
    float part = step > 0 ? far / step : 0;
    if (way)
        *way = step > 0 ? (vaka_spot){(b.x - a.x) / step, (b.y - a.y) / step} : (vaka_spot){1, 0};
    return (vaka_spot){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

static float away_from_line(vaka_spot a, vaka_spot b, vaka_spot at)
{
    float dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    float part = square > 0 ? ((at.x - a.x) * dx + (at.y - a.y) * dy) / square : 0;

    part = fminf(fmaxf(part, 0), 1);
    return hypotf(at.x - a.x - part * dx, at.y - a.y - part * dy);
}

float vaka_curve_away(const vaka_curve *curve, vaka_spot from)
{
    float least = 1e9f;

    for (int i = 0; i + 1 < VAKA_CURVE; i++)
        least = fminf(least, away_from_line(curve->at[i], curve->at[i + 1], from));
    return least;
}

SDL_Rect vaka_curve_box(const vaka_curve *curve, float wider)
{
    float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;

    for (int i = 0; i < VAKA_CURVE; i++) {
        left = fminf(left, curve->at[i].x);
        right = fmaxf(right, curve->at[i].x);
        top = fminf(top, curve->at[i].y);
        bottom = fmaxf(bottom, curve->at[i].y);
    }
    return (SDL_Rect){(int)floorf(left - wider), (int)floorf(top - wider),
                      (int)ceilf(right - left + 2 * wider) + 1,
                      (int)ceilf(bottom - top + 2 * wider) + 1};
}
