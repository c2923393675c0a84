/* tests/rules/conquest/scenes.h - looking at what seats are shown.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_CONQUEST_SCENES_H
#define RULES_CONQUEST_SCENES_H

#include "duel.h"

static inline const vaka_scene *scene(table *at, int32_t seat)
{
    return vaka_live_scene(at->live, seat);
}

static inline const char *prompt(table *at, int32_t seat)
{
    return scene(at, seat)->prompt.id;
}

static inline const vaka_panel_info *panel(const vaka_scene *scene, const char *id)
{
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (strcmp(scene->panels[i].id, id) == 0)
            return &scene->panels[i];
    return NULL;
}

/* The first element of a panel that says the text with this id; NULL: none does. */
static inline const vaka_element *element(const vaka_scene *scene, const char *in, const char *id)
{
    const vaka_panel_info *where = panel(scene, in);

    for (uint32_t i = 0; where && i < where->count; i++) {
        const vaka_element *one = &scene->elements[where->first + i];
        if (one->said.id && strcmp(one->said.id, id) == 0)
            return one;
    }
    return NULL;
}

/* The first overlay of a type in a hex, NULL: none; badges by the id of their text. */
static inline const vaka_overlay *overlay(const vaka_scene *scene, uint32_t type, int32_t hex,
                                          const char *id)
{
    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *one = &scene->overlays[i];
        if (one->type == type && one->a == hex && (!id || strcmp(one->said.id, id) == 0))
            return one;
    }
    return NULL;
}

static inline const vaka_overlay *badge(table *at, int32_t seat, const char *where, const char *id)
{
    return overlay(scene(at, seat), VAKA_OVERLAY_BADGE, zone(at, where), id);
}

static inline int32_t strip_count(const vaka_scene *scene, const char *in, const char *id,
                                  int32_t kind)
{
    const vaka_element *one = element(scene, in, id);

    assert_non_null(one);
    for (one++; one < scene->elements + scene->element_count && one->type == VAKA_ELEMENT_KIND;
         one++)
        if (one->a == kind)
            return one->b;
    return 0;
}

#endif
