/* front/text_zones.c - hands, decks, cups, pools, stacks and tracks.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "front/text_parts.h"

/* In a pile the order matters, where it is known; elsewhere like is put with like. */
static bool is_pile(const vaka_view *view, int32_t zone)
{
    uint32_t type = view->layout->zones[zone].type;

    return (type == VAKA_ZONE_STACK || type == VAKA_ZONE_DECK || type == VAKA_ZONE_TRACK) &&
           (vaka_text_knows_all(view, zone) || view->layout->zones[zone].see_top);
}

void vaka_text_zone(vaka_page *page, const vaka_view *view, int32_t zone)
{
    bool pile = is_pile(view, zone);
    char name[VAKA_VIEW_NAME];
    vaka_page line, pieces;

    vaka_page_init(&line, page->width);
    vaka_page_init(&pieces, page->width);
    vaka_page_put(&line, vaka_view_zone(view, zone, name));
    if (!vaka_view_counts(view, zone))
        vaka_page_say(&pieces, view->language, "you may not know how many", NULL);
    else if (vaka_text_pieces(&pieces, view, zone, pile) > 1)
        vaka_page_say(&line, view->language, pile ? VAKA_TEXT(" ({0}, from the top)") : " ({0})",
                      VAKA_WITH(VAKA_INT(view->seen->zones[zone].count)));
    vaka_page_add(&line, "%s%s", vaka_say(view->language, VAKA_COLON), pieces.text);
    vaka_text_overlays_at(&line, view, zone);
    vaka_page_wrap(page, 4, line.text);
    vaka_page_done(&pieces);
    vaka_page_done(&line);
}

static bool is_of(const vaka_view *view, int32_t zone, int32_t owner)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    return info->board == VAKA_NONE && info->owner == owner;
}

static bool is_empty(const vaka_view *view, int32_t zone)
{
    return view->seen->zones[zone].count == 0 && vaka_view_counts(view, zone);
}

/* The zones of one owner: full ones a line each, empty ones together. With `all` those, too, that
 * are told with their mats. */
static bool put_owned(vaka_page *page, const vaka_view *view, int32_t owner, const char *head,
                      bool all)
{
    bool any = false, empty = false;
    char name[VAKA_VIEW_NAME];
    vaka_page line;

    vaka_page_init(&line, page->width);
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!is_of(view, zone, owner) || (view->layout->zones[zone].placed && !all))
            continue;
        if (!any)
            vaka_page_head(page, head);
        any = true;
        if (!is_empty(view, zone)) {
            vaka_text_zone(page, view, zone);
            continue;
        }
        vaka_page_put(&line, empty ? ", " : vaka_say(view->language, "Empty: "));
        vaka_page_put(&line, vaka_view_zone(view, zone, name));
        empty = true;
    }
    if (empty)
        vaka_page_wrap(page, 4, line.text);
    vaka_page_done(&line);
    return any;
}

static bool put_seat(vaka_page *page, const vaka_view *view, int32_t seat, bool all)
{
    char name[VAKA_VIEW_NAME], head[VAKA_VIEW_NAME + 16];

    vaka_view_seat(view, seat, name);
    snprintf(head, sizeof head, "%s%s", name,
             seat == view->seat ? vaka_say(view->language, " (you)") : "");
    return put_owned(page, view, seat, head, all);
}

bool vaka_text_hand(vaka_page *page, const vaka_view *view, int32_t seat)
{
    return put_seat(page, view, seat, true);
}

void vaka_text_holdings(vaka_page *page, const vaka_view *view)
{
    bool any = false;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!is_of(view, zone, view->seat) || is_empty(view, zone))
            continue;
        if (!any)
            vaka_page_head(page, vaka_say(view->language, "Yours"));
        any = true;
        vaka_text_zone(page, view, zone);
    }
}

void vaka_text_zones(vaka_page *page, const vaka_view *view)
{
    put_owned(page, view, VAKA_NONE, vaka_say(view->language, "On the table"), false);
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (seat != view->seat)
            put_seat(page, view, seat, false);
    if (view->seat >= 0) /* last: nearest to where the eyes are */
        put_seat(page, view, view->seat, false);
}
