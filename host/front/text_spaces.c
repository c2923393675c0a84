/* front/text_spaces.c - the words below a board: its legend, and its spaces one by one.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"

void vaka_text_place(vaka_page *page, const vaka_view *view, int32_t zone)
{
    char name[VAKA_VIEW_NAME];

    if (zone < 0 || zone >= view->layout->zone_count) {
        vaka_page_put(page, "nowhere");
        return;
    }
    const vaka_zone_info *info = &view->layout->zones[zone];
    vaka_page_put(page, vaka_view_zone(view, zone, name));
    if (info->board != VAKA_NONE && (info->title || info->id))
        vaka_page_add(page, " (%d,%d)", info->hex.q, info->hex.r);
}

static bool has_overlay(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a == zone && overlay->type != VAKA_OVERLAY_LINK &&
            overlay->type != VAKA_OVERLAY_PATH)
            return true;
    }
    return false;
}

/* Marks kinds and owners that lie on a board; true if there are any. */
static bool collect(const vaka_view *view, const vaka_board_info *board, bool *kinds,
                    uint8_t *owners)
{
    bool any = false;

    *owners = 0;
    for (int32_t zone = board->first; zone < board->first + board->size; zone++) {
        for (VAKA_EACH(view->seen, zone, at)) {
            const vaka_piece *piece = &view->seen->pieces[at];

            kinds[piece->kind] = true;
            if (piece->owner >= 0)
                *owners |= VAKA_SEAT(piece->owner);
            any = true;
        }
    }
    return any;
}

static void put_legend(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    bool *kinds = vaka_xnew((size_t)view->layout->kind_count + 1);
    vaka_page line;
    char name[VAKA_VIEW_NAME];
    uint8_t owners;

    vaka_page_init(&line, page->width);
    if (collect(view, board, kinds, &owners)) {
        vaka_page_put(&line, "Legend:");
        for (int32_t seat = 0; seat < view->seen->seats; seat++)
            if (owners & VAKA_SEAT(seat))
                vaka_page_add(&line, " %s: %s;", view->mark[seat],
                              vaka_view_seat(view, seat, name));
        for (int32_t kind = 0; kind < view->layout->kind_count; kind++)
            if (kinds[kind])
                vaka_page_add(&line, " %s %s,", view->layout->kinds[kind].letter,
                              vaka_view_kind(view, kind, name));
        line.text[line.length - 1] = '.';
        vaka_page_wrap(page, 2, line.text);
    }
    vaka_page_done(&line);
    free(kinds);
}

static void put_tints(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];
        int32_t zone = overlay->a - board->first;

        if (overlay->type != VAKA_OVERLAY_TINT || zone < 0 || zone >= board->size)
            continue;
        vaka_page_wrap(page, 2,
                       "Behind coordinates: ~ marked, + good, ! warning, x bad, or a player's "
                       "letter. A number like 2/3 in an edge: filled slots.");
        return;
    }
}

static void put_space(vaka_page *page, const vaka_view *view, int32_t zone)
{
    vaka_page line;

    vaka_page_init(&line, page->width);
    vaka_text_place(&line, view, zone);
    vaka_page_put(&line, ": ");
    vaka_text_pieces(&line, view, zone, false);
    vaka_text_overlays_at(&line, view, zone);
    vaka_page_wrap(page, 4, line.text);
    vaka_page_done(&line);
}

void vaka_text_spaces(vaka_page *page, const vaka_view *view, int32_t board)
{
    const vaka_board_info *info = &view->layout->boards[board];
    bool any = false;

    put_legend(page, view, info);
    put_tints(page, view, info);
    if (board > 0)
        vaka_page_add(page, "  Write a space of this board as %s:%d,%d.\n", info->id,
                      view->layout->zones[info->first].hex.q,
                      view->layout->zones[info->first].hex.r);
    for (int32_t zone = info->first; zone < info->first + info->size; zone++) {
        if (view->seen->zones[zone].count == 0 && !has_overlay(view, zone))
            continue;
        if (!any)
            vaka_page_put(page, "  On it:\n");
        put_space(page, view, zone);
        any = true;
    }
    if (!any)
        vaka_page_put(page, "  Nothing lies on it.\n");
}
