/* front/places.c - what a space without a name of its own is called.
 *
 * SPDX-License-Identifier: MIT
 *
 * By its ground, if that has a name. Else, for readers who see no coordinates on their board, by
 * where it lies from a place that has one (bearings.c). */
#include "front/view.h"

#include <stdio.h>
#include <string.h>

#include "table/codec.h"

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

bool vaka_place_is_named(const vaka_view *view, int32_t zone, bool printed)
{
    const vaka_overlay *ground = naming_ground(view, zone);

    if (printed)
        return view->layout->zones[zone].title != NULL;
    return ground && !is_name_shared(view, ground);
}

bool vaka_place_name(const void *places, int32_t zone, char *out, size_t room)
{
    const vaka_view *view = places;
    const vaka_overlay *ground = naming_ground(view, zone);
    char name[VAKA_SENTENCE], at[VAKA_ACTION_TEXT];

    if (!ground)
        return view->bearing && view->bearing(view, zone, out, room);
    vaka_view_said(view, &ground->said, name);
    if (!is_name_shared(view, ground)) {
        snprintf(out, room, "%s", name);
        return true;
    }
    if (view->bearing && view->bearing(view, zone, out, room))
        return true;
    vaka_zone_write(view->layout, zone, at, sizeof at);
    snprintf(out, room, "%s (%s)", name, at);
    return true;
}
