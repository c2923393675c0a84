/* gui/board/marks_said.c - what is marked at a place, in words: tints, slots and badges.
 *
 * SPDX-License-Identifier: MIT
 *
 * A game may name its slots in its language files, "slots.first" and "slots.second" for those that
 * are drawn as worked ground ("brown boxes filled: {0:int} of {1:int}"): else two sorts at a place
 * read alike. */
#include <string.h>

#include "front/text_parts.h"
#include "gui/board/board.h"

/* As everywhere. */
static void put_plain(vaka_page *page, const vaka_view *view, const vaka_overlay *overlay)
{
    vaka_overlay only = *overlay;
    vaka_scene scene = *view->scene;
    vaka_view alone = *view;
    vaka_page words;

    scene.overlays = &only;
    scene.overlay_count = 1;
    alone.scene = &scene;
    vaka_page_init(&words, page->width);
    vaka_text_overlays_at(&words, &alone, overlay->a);
    vaka_page_put(page, words.text + strlen(vaka_say(view->language, VAKA_APART)));
    vaka_page_done(&words);
}

static void put_slots(vaka_page *page, const vaka_view *view, const vaka_overlay *slots, bool other)
{
    bool shut = slots->tone == VAKA_TONE_WARN && slots->b == 0;
    const char *id = other || shut ? "slots.second" : "slots.first";
    const char *named = vaka_say(view->language, id);
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)slots->b, (int16_t)slots->c};
    char text[VAKA_SENTENCE];

    if (strcmp(named, id) == 0) {
        put_plain(page, view, slots);
        return;
    }
    vaka_sentence(view->layout, view->names, named, arg, text, sizeof text);
    vaka_page_put(page, text);
    if (shut)
        vaka_page_add(page, " (%s)", vaka_say(view->language, "not open yet"));
    else
        vaka_text_whose(page, view, slots->tone);
}

bool vaka_marks_said(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool any = false, slots = false;

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a != zone || !vaka_text_is_at(overlay))
            continue;
        if (any)
            vaka_page_put(page, vaka_say(view->language, VAKA_APART));
        any = true;
        if (overlay->type != VAKA_OVERLAY_SLOTS) {
            put_plain(page, view, overlay);
            continue;
        }
        put_slots(page, view, overlay, slots);
        slots = true;
    }
    return any;
}
