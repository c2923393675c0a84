/* gui/base/views.c - where the board of a game was looked at last, kept among the settings.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/views.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define KEPT 32          /* games that are remembered */
#define SCALE 1000.0f    /* numbers are kept as whole ones */
#define NUMBER_MOST 1e6f /* of a plane's unit: more makes no sense */

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static const char *line_at(const vaka_settings *settings, int32_t number)
{
    char key[VAKA_SETTINGS_KEY];

    snprintf(key, sizeof key, "view.%d", (int)number);
    return vaka_settings_text(settings, key, "");
}

/* "x y radius whole hello-3.vkj"; false: it is of another game, or makes no sense. */
static bool read_line(const char *line, const char *name, vaka_last_look *out)
{
    int x, y, radius, whole, length = 0;

    if (sscanf(line, "%9d %9d %9d %1d %n", &x, &y, &radius, &whole, &length) < 4 || length == 0 ||
        strcmp(line + length, name) != 0 || radius <= 0)
        return false;
    *out = (vaka_last_look){(float)x / SCALE, (float)y / SCALE, (float)radius / SCALE, whole != 0};
    return true;
}

static int32_t place_of(const vaka_settings *settings, const char *path, vaka_last_look *out)
{
    for (int32_t i = 0; i < KEPT; i++)
        if (read_line(line_at(settings, i), name_of(path), out))
            return i;
    return VAKA_NONE;
}

bool vaka_views_find(const vaka_settings *settings, const char *path, vaka_last_look *out)
{
    return path && place_of(settings, path, out) != VAKA_NONE;
}

void vaka_views_keep(vaka_settings *settings, const char *path, const vaka_last_look *view)
{
    char key[VAKA_SETTINGS_KEY], text[VAKA_SETTINGS_TEXT];
    vaka_last_look before;

    if (!path || fabsf(view->x) > NUMBER_MOST / SCALE || fabsf(view->y) > NUMBER_MOST / SCALE)
        return;
    int32_t at = place_of(settings, path, &before);
    if (at == VAKA_NONE) {
        at = vaka_settings_number(settings, "view.next", 0, KEPT - 1, 0);
        vaka_settings_put_number(settings, "view.next", (at + 1) % KEPT);
    }
    snprintf(key, sizeof key, "view.%d", (int)at);
    snprintf(text, sizeof text, "%d %d %d %d %.180s", (int)lroundf(view->x * SCALE),
             (int)lroundf(view->y * SCALE), (int)lroundf(view->radius * SCALE), view->whole,
             name_of(path));
    vaka_settings_put(settings, key, text);
}
