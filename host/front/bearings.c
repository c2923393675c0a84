/* front/bearings.c - where a space without a name lies from one that has a name: so people find it.
 *
 * SPDX-License-Identifier: MIT */
#include "front/view.h"

#include <stdio.h>

#include "vaka/board.h"

typedef struct bearing { /* of a hex from a named one; hexes stand on a side, rows go down */
    vaka_hex step;
    const char *text;
} bearing;

static const bearing bearings[] = {
    {{0, -1}, VAKA_TEXT("the hex north of {0}")},
    {{0, 1}, VAKA_TEXT("the hex south of {0}")},
    {{1, -1}, VAKA_TEXT("the hex north-east of {0}")},
    {{1, 0}, VAKA_TEXT("the hex south-east of {0}")},
    {{-1, 0}, VAKA_TEXT("the hex north-west of {0}")},
    {{-1, 1}, VAKA_TEXT("the hex south-west of {0}")},
    {{0, -2}, VAKA_TEXT("the second hex north of {0}")},
    {{0, 2}, VAKA_TEXT("the second hex south of {0}")},
    {{2, -1}, VAKA_TEXT("the second hex east of {0}")},
    {{-2, 1}, VAKA_TEXT("the second hex west of {0}")},
    {{2, -2}, VAKA_TEXT("the second hex north-east of {0}")},
    {{2, 0}, VAKA_TEXT("the second hex south-east of {0}")},
    {{-2, 0}, VAKA_TEXT("the second hex north-west of {0}")},
    {{-2, 2}, VAKA_TEXT("the second hex south-west of {0}")},
    {{1, -2}, VAKA_TEXT("the second hex north-north-east of {0}")},
    {{1, 1}, VAKA_TEXT("the second hex south-south-east of {0}")},
    {{-1, -1}, VAKA_TEXT("the second hex north-north-west of {0}")},
    {{-1, 2}, VAKA_TEXT("the second hex south-south-west of {0}")},
};

/* Farther away: so many steps in one direction, and so many in the next one around. */
typedef struct course {
    vaka_hex step;
    const char *straight, *bent;
} course;

#define COURSES 6

static const course courses[COURSES] = {
    {{0, -1},
     VAKA_TEXT("the hex {1} steps north of {0}"),
     VAKA_TEXT("the hex {1} north and {2} north-east of {0}")},
    {{1, -1},
     VAKA_TEXT("the hex {1} steps north-east of {0}"),
     VAKA_TEXT("the hex {1} north-east and {2} south-east of {0}")},
    {{1, 0},
     VAKA_TEXT("the hex {1} steps south-east of {0}"),
     VAKA_TEXT("the hex {1} south-east and {2} south of {0}")},
    {{0, 1},
     VAKA_TEXT("the hex {1} steps south of {0}"),
     VAKA_TEXT("the hex {1} south and {2} south-west of {0}")},
    {{-1, 1},
     VAKA_TEXT("the hex {1} steps south-west of {0}"),
     VAKA_TEXT("the hex {1} south-west and {2} north-west of {0}")},
    {{-1, 0},
     VAKA_TEXT("the hex {1} steps north-west of {0}"),
     VAKA_TEXT("the hex {1} north-west and {2} north of {0}")},
};

/* The place from which a space lies in one of the directions, the nearest first; and which one. */
static const bearing *find_bearing(const vaka_view *view, int32_t zone, bool printed, int32_t *from)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    for (size_t i = 0; i < sizeof bearings / sizeof *bearings; i++) {
        vaka_hex hex = {(int16_t)(info->hex.q - bearings[i].step.q),
                        (int16_t)(info->hex.r - bearings[i].step.r)};

        *from = vaka_space_at(view->layout, info->board, hex);
        if (*from != VAKA_NONE && vaka_place_is_named(view, *from, printed))
            return &bearings[i];
    }
    return NULL;
}

/* The nearest place of the same board that has a name; VAKA_NONE: none has. */
static int32_t nearest_named(const vaka_view *view, int32_t zone)
{
    int32_t found = VAKA_NONE;

    for (int32_t at = 0; at < view->layout->zone_count; at++)
        if (vaka_layout_is_space(view->layout, at) &&
            view->layout->zones[at].board == view->layout->zones[zone].board &&
            (vaka_place_is_named(view, at, true) || vaka_place_is_named(view, at, false)) &&
            (found < 0 ||
             vaka_distance(view->layout, zone, at) < vaka_distance(view->layout, zone, found)))
            found = at;
    return found;
}

/* So many steps one way, so many the next, from the nearest place that has a name. */
static bool name_by_course(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    int32_t from = nearest_named(view, zone);
    char name[VAKA_VIEW_NAME], one[16], other[16];

    if (from < 0)
        return false;
    vaka_view_zone(view, from, name);
    int32_t q = view->layout->zones[zone].hex.q - view->layout->zones[from].hex.q;
    int32_t r = view->layout->zones[zone].hex.r - view->layout->zones[from].hex.r;
    for (int i = 0; i < COURSES; i++) {
        vaka_hex a = courses[i].step, b = courses[(i + 1) % COURSES].step;
        int32_t first = q * b.r - r * b.q, second = a.q * r - a.r * q;

        if (first <= 0 || second < 0)
            continue;
        snprintf(one, sizeof one, "%d", first);
        snprintf(other, sizeof other, "%d", second);
        vaka_say_with(view->language, second ? courses[i].bent : courses[i].straight,
                      VAKA_WITH(name, one, other), out, room);
        return true;
    }
    return false;
}

bool vaka_place_bearing(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    char name[VAKA_VIEW_NAME];
    int32_t from;

    if (info->id || info->board == VAKA_NONE || view->layout->boards[info->board].spots)
        return false;
    const bearing *found = find_bearing(view, zone, true, &from);
    if (!found)
        found = find_bearing(view, zone, false, &from);
    if (!found)
        return name_by_course(view, zone, out, room);
    vaka_view_zone(view, from, name);
    vaka_say_with(view->language, found->text, VAKA_WITH(name), out, room);
    return true;
}
