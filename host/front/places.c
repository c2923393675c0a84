/* front/places.c - what a space without a name of its own is called.
 *
 * SPDX-License-Identifier: MIT
 *
 * By its ground, if that has a name. Else, for readers who see no coordinates on their board, by
 * where it lies from a place that has one: so people find it. */
#include "front/places.h"

#include <stdio.h>
#include <string.h>

#include "table/codec.h"
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

/* Does another space without a name lie on ground of the same name? */
static bool is_name_shared(const vaka_view *view, const vaka_overlay *ground)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *other = &view->scene->overlays[i];

        if (other->type == VAKA_OVERLAY_GROUND && other->a != ground->a &&
            !view->layout->zones[other->a].id && other->said.text &&
            strcmp(other->said.text, ground->said.text) == 0 &&
            memcmp(other->said.arg, ground->said.arg, sizeof other->said.arg) == 0)
            return true;
    }
    return false;
}

/* The ground that names a space; NULL: none does. */
static const vaka_overlay *naming_ground(const vaka_view *view, int32_t zone)
{
    const vaka_overlay *ground = vaka_view_ground(view, zone);

    return ground && !ground->mark && ground->said.text && !view->layout->zones[zone].id ? ground
                                                                                         : NULL;
}

/* Of its own, as it is printed; else one that the reader has found there and nowhere else. */
static bool is_named(const vaka_view *view, int32_t zone, bool printed)
{
    const vaka_overlay *ground = naming_ground(view, zone);

    if (printed)
        return view->layout->zones[zone].title != NULL;
    return ground && !is_name_shared(view, ground);
}

/* The place from which a space lies in one of the directions, the nearest first; and which one. */
static const bearing *find_bearing(const vaka_view *view, int32_t zone, bool printed, int32_t *from)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    for (size_t i = 0; i < sizeof bearings / sizeof *bearings; i++) {
        vaka_hex hex = {(int16_t)(info->hex.q - bearings[i].step.q),
                        (int16_t)(info->hex.r - bearings[i].step.r)};

        *from = vaka_space_at(view->layout, info->board, hex);
        if (*from != VAKA_NONE && is_named(view, *from, printed))
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
            (is_named(view, at, true) || is_named(view, at, false)) &&
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

static bool name_by_bearing(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    char name[VAKA_VIEW_NAME];
    int32_t from;

    if (!view->bearings || info->id || info->board == VAKA_NONE ||
        view->layout->boards[info->board].spots)
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

bool vaka_place_name(const void *places, int32_t zone, char *out, size_t room)
{
    const vaka_view *view = places;
    const vaka_overlay *ground = naming_ground(view, zone);
    char name[VAKA_SENTENCE], at[VAKA_ACTION_TEXT];

    if (!ground)
        return name_by_bearing(view, zone, out, room);
    vaka_view_said(view, &ground->said, name);
    if (!is_name_shared(view, ground)) {
        snprintf(out, room, "%s", name);
        return true;
    }
    if (name_by_bearing(view, zone, out, room))
        return true;
    vaka_zone_write(view->layout, zone, at, sizeof at);
    snprintf(out, room, "%s (%s)", name, at);
    return true;
}
