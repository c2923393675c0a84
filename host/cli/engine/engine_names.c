/* cli/engine/engine_names.c - what the sentences of a document hang on besides what is said.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "table/hash.h"

#include <string.h>

/* Are they what they were at the last look, in the same order? They are kept for the next. Texts
 * are static, so it is enough to compare where they stand. */
static bool keep_overlays(vaka_page_sheet *sheet, const vaka_scene *scene)
{
    size_t size = scene->overlay_count * sizeof *scene->overlays;

    if (sheet->overlays && sheet->overlay_count == scene->overlay_count &&
        (size == 0 || memcmp(sheet->overlays, scene->overlays, size) == 0))
        return true;
    sheet->overlays = vaka_xgrow(sheet->overlays, size);
    sheet->overlay_count = scene->overlay_count;
    if (size)
        memcpy(sheet->overlays, scene->overlays, size);
    return false;
}

static uint64_t hash_of_grounds(const vaka_scene *scene)
{
    uint64_t hash = 0;

    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        const vaka_overlay *overlay = &scene->overlays[i];

        if (overlay->type != VAKA_OVERLAY_GROUND)
            continue;
        hash = vaka_mix(hash, (uint32_t)overlay->a);
        if (!overlay->mark) /* with a mark its text is no name */
            hash = vaka_mix_said(hash, &overlay->said);
    }
    return hash;
}

/* Spaces without a name are called by their ground, in every sentence; and a verb is called by what
 * it means now. */
void vaka_page_names(vaka_page_sheet *sheet, const vaka_view *view)
{
    const vaka_scene *scene = view->scene;
    uint64_t hash = sheet->grounds;

    sheet->overlays_stay = keep_overlays(sheet, scene);
    if (!sheet->overlays_stay)
        hash = hash_of_grounds(scene);
    sheet->renamed = hash != sheet->grounds;
    sheet->grounds = hash;
    for (uint32_t i = 0; i < scene->meaning_count; i++) {
        const vaka_meaning *meaning = &scene->meanings[i];

        hash = vaka_mix_said(vaka_mix(hash, meaning->verb), &meaning->said);
    }
    sheet->said = hash;
}

/* --- Sentences that name such a space --------------------------------------------------------- */

/* Is it called by its ground, or may it be? */
static bool is_nameless(const vaka_layout *layout, int32_t zone)
{
    if (zone < 0 || zone >= layout->zone_count || layout->zones[zone].title)
        return false;
    if (vaka_layout_is_route(layout, zone)) /* named by where it leads */
        return is_nameless(layout, layout->zones[zone].end[0]) ||
               is_nameless(layout, layout->zones[zone].end[1]);
    return true;
}

/* `text` as the reader reads it: what is said in English may have its gaps elsewhere. */
static bool names_nameless(const vaka_view *view, const char *text, const int16_t *arg)
{
    static const char gap[] = ":zone";

    for (const char *at = text; (at = strstr(at, gap)) != NULL; at += sizeof gap - 1) {
        int number = at > text ? at[-1] - '0' : VAKA_TEXT_ARGS;

        if (number < 0 || number >= VAKA_TEXT_ARGS || is_nameless(view->layout, arg[number]))
            return true;
    }
    return false;
}

/* Whatever the sentence is: it names nothing but what its numbers may stand for. */
static bool may_name(const vaka_layout *layout, const int16_t *arg)
{
    for (int i = 0; i < VAKA_TEXT_ARGS; i++)
        if (is_nameless(layout, arg[i]))
            return true;
    return false;
}

bool vaka_page_renames(const vaka_page_sheet *sheet, const vaka_view *view, const vaka_said *said)
{
    if (!sheet->renamed || !said->text || !may_name(view->layout, said->arg))
        return false;
    const char *text = vaka_say_by(view->language, "say.", said->id, said->text);
    return names_nameless(view, vaka_names_say(view->names, text), said->arg);
}

bool vaka_page_event_names(const vaka_view *view, const vaka_event *event)
{
    const char *sentence = vaka_event_sentence(view->layout, event);

    return sentence && names_nameless(view, vaka_names_say(view->names, sentence), event->arg);
}
