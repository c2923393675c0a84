/* front/text_mats.c - mats: what lies on their places, mat by mat.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "front/text_parts.h"
#include "vaka/mat.h"

/* "Shells: 3", or "Shells: Ada 3, Bela 1" where the mat is everybody's. */
static void put_counter(vaka_page *page, const vaka_view *view, int32_t counter, int32_t owner)
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    char name[VAKA_VIEW_NAME], number[VAKA_VIEW_NAME];
    vaka_page line;

    vaka_page_init(&line, page->width);
    vaka_page_add(&line, "%s:", vaka_view_counter(view, counter, name));
    if (!info->per_seat || owner >= 0)
        vaka_page_add(&line, " %s",
                      vaka_view_counted(view, counter, info->per_seat ? owner : VAKA_NONE, number));
    for (int32_t seat = 0; info->per_seat && owner < 0 && seat < view->seen->seats; seat++)
        vaka_page_add(&line, "%s %s %s", seat > 0 ? "," : "", vaka_view_seat(view, seat, name),
                      vaka_view_counted(view, counter, seat, number));
    vaka_page_wrap(page, 4, line.text);
    vaka_page_done(&line);
}

static void put_mat(vaka_page *page, const vaka_view *view, int32_t mat)
{
    const vaka_mat_info *info = &view->layout->mats[mat];
    char name[VAKA_VIEW_NAME], title[VAKA_VIEW_NAME + 32], head[2 * VAKA_VIEW_NAME + 32];
    bool own = info->owner >= 0 && info->owner == view->seat;

    vaka_view_mat(view, mat, title);
    snprintf(title + strlen(title), 32, "%s", own ? vaka_say(view->language, " (you)") : "");
    if (info->owner >= 0)
        vaka_say_with(view->language, "{0}: {1}",
                      VAKA_WITH(vaka_view_seat(view, info->owner, name), title), head, sizeof head);
    vaka_page_head(page, info->owner >= 0 ? head : title);
    for (int32_t i = 0; i < view->layout->place_count; i++) {
        const vaka_place_info *place = &view->layout->places[i];

        if (place->mat != mat || !vaka_view_place(view, i))
            continue;
        if (place->what == VAKA_PLACE_COUNTER)
            put_counter(page, view, place->number, info->owner);
        else
            vaka_text_zone(page, view, place->number);
    }
}

/* Those of one owner. */
static void put_mats(vaka_page *page, const vaka_view *view, int32_t owner)
{
    for (int32_t i = 0; i < view->layout->mat_count; i++)
        if (view->layout->mats[i].owner == owner)
            put_mat(page, view, i);
}

void vaka_text_mats(vaka_page *page, const vaka_view *view)
{
    put_mats(page, view, VAKA_NONE);
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (seat != view->seat)
            put_mats(page, view, seat);
    if (view->seat >= 0) /* last: nearest to where the eyes are */
        put_mats(page, view, view->seat);
}
