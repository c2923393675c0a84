/* front/text_overlays.c - links, paths, tints, slots and badges in words.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "front/text_parts.h"
#include "text/buffer.h"

static bool is_of_seat(const vaka_view *view, uint32_t tone)
{
    return tone >= VAKA_TONE_SEAT && tone < VAKA_TONE_SEAT + (uint32_t)view->seen->seats;
}

void vaka_text_whose(vaka_page *page, const vaka_view *view, uint32_t tone)
{
    char name[VAKA_VIEW_NAME];

    if (is_of_seat(view, tone))
        vaka_page_add(page, " (%s)", vaka_view_seat(view, (int32_t)(tone - VAKA_TONE_SEAT), name));
}

/* A tint has nothing but its colour, so what that means is said. */
static void put_tint(vaka_page *page, const vaka_view *view, uint32_t tone)
{
    static const char *const words[] = {
        [VAKA_TONE_PLAIN] = VAKA_TEXT("marked"),
        [VAKA_TONE_GOOD] = VAKA_TEXT("marked as good"),
        [VAKA_TONE_WARN] = VAKA_TEXT("marked as a warning"),
        [VAKA_TONE_BAD] = VAKA_TEXT("marked as bad"),
    };

    vaka_page_say(page, view->language,
                  words[tone < sizeof words / sizeof words[0] ? tone : VAKA_TONE_PLAIN], NULL);
    vaka_text_whose(page, view, tone);
}

/* Nobody is warned of slots that have to be made ready: they are only not open. */
static void put_slots(vaka_page *page, const vaka_view *view, const vaka_overlay *slots)
{
    vaka_page_say(page, view->language, "places filled: {0} of {1}",
                  VAKA_WITH(VAKA_INT(slots->b), VAKA_INT(slots->c)));
    if (slots->tone == VAKA_TONE_WARN && slots->b == 0)
        vaka_page_add(page, " (%s)", vaka_say(view->language, "not open yet"));
    else
        vaka_text_whose(page, view, slots->tone);
}

static void put_at(vaka_page *page, const vaka_view *view, const vaka_overlay *overlay)
{
    char name[VAKA_SENTENCE];

    switch (overlay->type) {
    case VAKA_OVERLAY_TINT:
        put_tint(page, view, overlay->tone);
        break;
    case VAKA_OVERLAY_SLOTS:
        put_slots(page, view, overlay);
        break;
    default:
        vaka_page_put(page, vaka_view_said(view, &overlay->said, name));
        vaka_text_whose(page, view, overlay->tone);
        break;
    }
}

bool vaka_text_is_at(const vaka_overlay *overlay)
{
    return overlay->type == VAKA_OVERLAY_TINT || overlay->type == VAKA_OVERLAY_SLOTS ||
           overlay->type == VAKA_OVERLAY_BADGE;
}

static const char *tint_mark(const vaka_view *view, uint32_t tone)
{
    static const char *const marks[] = {
        [VAKA_TONE_PLAIN] = "~",
        [VAKA_TONE_GOOD] = "+",
        [VAKA_TONE_WARN] = "!",
        [VAKA_TONE_BAD] = "x",
    };

    if (is_of_seat(view, tone))
        return view->mark[tone - VAKA_TONE_SEAT];
    return tone < sizeof marks / sizeof marks[0] ? marks[tone] : "~";
}

void vaka_text_marks(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a != zone || !vaka_text_is_at(overlay))
            continue;
        vaka_buffer_put(&buffer, buffer.length > 0 ? " " : "");
        if (overlay->type == VAKA_OVERLAY_TINT)
            vaka_buffer_put(&buffer, tint_mark(view, overlay->tone));
        if (overlay->type == VAKA_OVERLAY_BADGE)
            vaka_buffer_put(&buffer, vaka_view_said(view, &overlay->said, text));
        if (overlay->type == VAKA_OVERLAY_SLOTS) {
            const char *whose =
                overlay->tone >= VAKA_TONE_SEAT ? tint_mark(view, overlay->tone) : "";
            snprintf(text, sizeof text, "%s%d/%d", whose, (int)overlay->b, (int)overlay->c);
            vaka_buffer_put(&buffer, text);
        }
    }
}

bool vaka_text_overlays_at(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool any = false;

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a != zone || !vaka_text_is_at(overlay))
            continue;
        vaka_page_put(page, vaka_say(view->language, VAKA_APART));
        put_at(page, view, overlay);
        any = true;
    }
    return any;
}

static void put_link(vaka_page *page, const vaka_view *view, const vaka_overlay *link)
{
    vaka_page from, to;

    vaka_page_init(&from, page->width);
    vaka_page_init(&to, page->width);
    vaka_text_place(&from, view, link->a);
    vaka_text_place(&to, view, link->b);
    vaka_page_say(page, view->language, "Link from {0} to {1}", VAKA_WITH(from.text, to.text));
    vaka_page_done(&to);
    vaka_page_done(&from);
    vaka_text_whose(page, view, link->tone);
}

/* All steps of the path that begins with overlay `first`. */
static void put_path(vaka_page *page, const vaka_view *view, uint32_t first)
{
    const vaka_scene *scene = view->scene;
    int32_t path = scene->overlays[first].b;

    vaka_page_say(page, view->language, "Path {0}: ", VAKA_WITH(VAKA_INT(path)));
    for (uint32_t i = first; i < scene->overlay_count; i++) {
        if (scene->overlays[i].type != VAKA_OVERLAY_PATH || scene->overlays[i].b != path)
            continue;
        if (i > first)
            vaka_page_say(page, view->language, ", then ", NULL);
        vaka_text_place(page, view, scene->overlays[i].a);
    }
    vaka_text_whose(page, view, scene->overlays[first].tone);
}

static bool begins_path(const vaka_scene *scene, uint32_t at)
{
    for (uint32_t i = 0; i < at; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_PATH &&
            scene->overlays[i].b == scene->overlays[at].b)
            return false;
    return true;
}

void vaka_text_overlays(vaka_page *page, const vaka_view *view)
{
    const vaka_scene *scene = view->scene;
    bool headed = false;

    for (uint32_t i = 0; i < scene->overlay_count; i++) {
        bool link = scene->overlays[i].type == VAKA_OVERLAY_LINK;
        vaka_page line;

        if (!link && (scene->overlays[i].type != VAKA_OVERLAY_PATH || !begins_path(scene, i)))
            continue;
        if (!headed)
            vaka_page_head(page, vaka_say(view->language, "Links and paths"));
        headed = true;
        vaka_page_init(&line, page->width);
        if (link)
            put_link(&line, view, &scene->overlays[i]);
        else
            put_path(&line, view, i);
        vaka_page_wrap(page, 4, line.text);
        vaka_page_done(&line);
    }
}
