/* layout/mat.c - mats and the places on them.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"

#include <string.h>

#include "vaka/mat.h"

#define FAR 10000

int32_t vaka_mat_by_id(const vaka_layout *layout, const char *id)
{
    for (int32_t i = 0; id && i < layout->mat_count; i++)
        if (strcmp(layout->mats[i].id, id) == 0)
            return i;
    return VAKA_NONE;
}

int32_t vaka_layout_mat(vaka_layout *layout, const vaka_mat_spec *spec)
{
    if (spec->size < sizeof *spec)
        return vaka_layout_wrong(layout, "a mat's spec is too short", NULL);
    if (!layout->open || layout->mat_count == VAKA_MAX_MATS)
        return vaka_layout_wrong(layout, "too many mats, or too late for mat", spec->id);
    if (!vaka_layout_is_id(spec->id))
        return vaka_layout_wrong(layout, "bad id of a mat", spec->id);
    if (vaka_mat_by_id(layout, spec->id) != VAKA_NONE)
        return vaka_layout_wrong(layout, "there are two mats", spec->id);
    if (spec->owner < VAKA_NONE || spec->owner >= layout->setup.seats)
        return vaka_layout_wrong(layout, "no such owner of mat", spec->id);
    if (spec->w < 1 || spec->w > FAR || spec->h < 1 || spec->h > FAR)
        return vaka_layout_wrong(layout, "not 1 to 10000 wide and high: mat", spec->id);
    vaka_mat_info *mat = &layout->mats[layout->mat_count];
    *mat =
        (vaka_mat_info){.owner = (int8_t)spec->owner, .w = (int16_t)spec->w, .h = (int16_t)spec->h};
    mat->id = vaka_arena_copy(&layout->texts, spec->id);
    mat->title = vaka_arena_copy(&layout->texts, spec->title ? spec->title : spec->id);
    mat->art = spec->art ? vaka_arena_copy(&layout->texts, spec->art) : NULL;
    return layout->mat_count++;
}

static const char *fault_of(const vaka_layout *layout, const vaka_place_spec *spec)
{
    const vaka_mat_info *mat = &layout->mats[spec->mat];

    if (spec->x < 0 || spec->y < 0 || spec->w < 1 || spec->h < 1 || spec->w > mat->w - spec->x ||
        spec->h > mat->h - spec->y)
        return "a place is not within its mat";
    if (spec->what == VAKA_PLACE_COUNTER)
        return spec->number >= 0 && spec->number < layout->counter_count ? NULL
                                                                         : "no such counter on mat";
    if (spec->what != VAKA_PLACE_ZONE || !vaka_layout_is_zone(layout, spec->number) ||
        layout->zones[spec->number].board != VAKA_NONE)
        return "no zone beside the boards: a place of mat";
    return layout->zones[spec->number].placed ? "a zone has two places, one on mat" : NULL;
}

void vaka_layout_place(vaka_layout *layout, const vaka_place_spec *spec)
{
    if (spec->size < sizeof *spec || !layout->open || layout->place_count == VAKA_MAX_PLACES) {
        vaka_layout_wrong(layout, "too many places of mats, or too late for one", NULL);
        return;
    }
    if (spec->mat < 0 || spec->mat >= layout->mat_count) {
        vaka_layout_wrong(layout, "a place is on no mat there is", NULL);
        return;
    }
    const char *fault = fault_of(layout, spec);
    if (fault) {
        vaka_layout_wrong(layout, fault, layout->mats[spec->mat].id);
        return;
    }
    layout->places[layout->place_count++] = (vaka_place_info){
        (int16_t)spec->mat, (uint8_t)spec->what, (int16_t)spec->number, (int16_t)spec->x,
        (int16_t)spec->y,   (int16_t)spec->w,    (int16_t)spec->h};
    if (spec->what == VAKA_PLACE_ZONE)
        layout->zones[spec->number].placed = 1;
}
