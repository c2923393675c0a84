/* front/text_spaces.c - the words below a board: its legend, and its spaces one by one.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"

void vaka_text_place(vaka_page *page, const vaka_view *view, int32_t zone)
{
    char name[VAKA_VIEW_NAME], at[24];

    if (zone < 0 || zone >= view->layout->zone_count) {
        vaka_page_say(page, view->language, "nowhere", NULL);
        return;
    }
    const vaka_zone_info *info = &view->layout->zones[zone];
    vaka_page_put(page, vaka_view_zone(view, zone, name));
    snprintf(at, sizeof at, "%d,%d", info->hex.q, info->hex.r);
    if (info->board != VAKA_NONE && !view->layout->boards[info->board].spots && !strstr(name, at))
        vaka_page_add(page, " (%s)", at);
}

/* Marks kinds and owners that lie on a board; true if there are any. */
static bool collect(const vaka_view *view, const vaka_board_info *board, bool *kinds,
                    uint8_t *owners)
{
    int32_t number = (int32_t)(board - view->layout->boards);
    bool any = false;

    *owners = 0;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (view->layout->zones[zone].board != number)
            continue;
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

void vaka_text_legend(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    bool *kinds = vaka_xnew((size_t)view->layout->kind_count + 1);
    vaka_page line;
    char name[VAKA_VIEW_NAME];
    uint8_t owners;

    vaka_page_init(&line, page->width);
    if (collect(view, board, kinds, &owners)) {
        vaka_page_say(&line, view->language, "Legend:", NULL);
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

/* Does an earlier space have a ground with the same mark? */
static bool is_told(const vaka_scene *scene, uint32_t at)
{
    for (uint32_t i = 0; i < at; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_GROUND && scene->overlays[i].mark &&
            strcmp(scene->overlays[i].mark, scene->overlays[at].mark) == 0)
            return true;
    return false;
}

static void explain_grounds(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    char text[VAKA_SENTENCE];
    vaka_page line;

    vaka_page_init(&line, page->width);
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *one = &view->scene->overlays[i];
        int32_t zone = one->a - board->first;

        if (one->type != VAKA_OVERLAY_GROUND || !one->mark || zone < 0 || zone >= board->size ||
            is_told(view->scene, i))
            continue;
        vaka_page_add(&line, "%s %s %s",
                      line.length > 0 ? "," : vaka_say(view->language, "Ground:"), one->mark,
                      vaka_view_said(view, &one->said, text));
    }
    if (line.length > 0) {
        vaka_page_put(&line, ".");
        vaka_page_wrap(page, 2, line.text);
    }
    vaka_page_done(&line);
}

static void explain_edges(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];
        int32_t zone = overlay->a - board->first;

        if ((overlay->type != VAKA_OVERLAY_TINT && overlay->type != VAKA_OVERLAY_SLOTS) ||
            zone < 0 || zone >= board->size)
            continue;
        vaka_page_tell(page, view->language, 2,
                       "In a lower edge: ~ marked, + good, ! warning, x bad, or a player's letter; "
                       "2/3 is two of three slots filled, by the player whose letter is before it.",
                       NULL);
        return;
    }
}

/* A line for a space on which there is anything at all. */
static bool put_space(vaka_page *page, const vaka_view *view, int32_t zone, bool first)
{
    bool empty = view->seen->zones[zone].count == 0;
    vaka_page marks, line;

    vaka_page_init(&marks, page->width);
    bool any = vaka_text_overlays_at(&marks, view, zone) || !empty;
    if (any) {
        vaka_page_init(&line, page->width);
        vaka_text_place(&line, view, zone);
        vaka_page_put(&line, vaka_say(view->language, VAKA_COLON));
        if (!empty)
            vaka_text_pieces(&line, view, zone, false);
        vaka_page_put(&line, marks.text + (empty ? strlen(vaka_say(view->language, VAKA_APART))
                                                 : 0)); /* not in front */
        if (first)
            vaka_page_tell(page, view->language, 2, "On it:", NULL);
        vaka_page_wrap(page, 4, line.text);
        vaka_page_done(&line);
    }
    vaka_page_done(&marks);
    return any;
}

void vaka_text_spaces(vaka_page *page, const vaka_view *view, int32_t board)
{
    const vaka_board_info *info = &view->layout->boards[board];
    bool any = false;

    vaka_text_legend(page, view, info);
    explain_grounds(page, view, info);
    explain_edges(page, view, info);
    if (board > 0)
        vaka_page_tell(page, view->language, 2, "Write a space of this board as {0}:{1},{2}.",
                       VAKA_WITH(info->id, VAKA_INT(view->layout->zones[info->first].hex.q),
                                 VAKA_INT(view->layout->zones[info->first].hex.r)));
    for (int32_t zone = info->first; zone < info->first + info->size; zone++)
        any = put_space(page, view, zone, !any) || any;
    if (!any)
        vaka_page_tell(page, view->language, 2, "Nothing lies on it.", NULL);
}
