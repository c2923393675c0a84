/* gui/look_view.c - a card with all that the seat may know of the place that is pointed at.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/gui_inside.h"

#define LINES_MOST 14

static int add_piles(const vaka_view *view, int32_t zone, vaka_page *page)
{
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);
    char name[VAKA_VIEW_NAME];

    for (int32_t i = 0; i < count && i < LINES_MOST; i++) {
        if (piles[i].owner >= 0)
            vaka_page_add(page, "%s: ", vaka_view_seat(view, piles[i].owner, name));
        if (piles[i].count > 1)
            vaka_page_add(page, "%d × ", (int)piles[i].count);
        vaka_page_put(page, vaka_view_kind(view, piles[i].kind, name));
        vaka_page_put(page, piles[i].down ? " (face down)\n" : "\n");
    }
    if (count > LINES_MOST)
        vaka_page_add(page, "and %d more sorts\n", (int)(count - LINES_MOST));
    free(piles);
    return count;
}

static void add_actions(const vaka_gui *gui, int32_t zone, vaka_page *page)
{
    const vaka_view *view = &gui->play.view;
    char title[VAKA_SENTENCE];
    int32_t shown = 0, all = 0;

    for (uint32_t i = 0; gui->play.asked && i < view->legal_count; i++) {
        if (!vaka_picks_names(view, &view->legal[i], zone))
            continue;
        if (all++ < 5) {
            vaka_page_add(page, "%s%s\n", shown == 0 ? "You may: " : "or: ",
                          vaka_view_action(view, &view->legal[i], title));
            shown++;
        }
    }
    if (all > shown)
        vaka_page_add(page, "and %d more; right click shows all\n", (int)(all - shown));
}

static void write_card(const vaka_gui *gui, int32_t zone, vaka_page *page)
{
    const vaka_view *view = &gui->play.view;
    const vaka_zone_info *info = &view->layout->zones[zone];
    vaka_page extra;

    if (info->type == VAKA_ZONE_SPACE && (info->id || info->title))
        vaka_page_add(page, "at %d,%d\n", info->hex.q, info->hex.r);
    if (!vaka_view_counts(view, zone))
        vaka_page_put(page, "You may not know how many pieces lie here.\n");
    else if (add_piles(view, zone, page) == 0)
        vaka_page_put(page, "Nothing lies here.\n");
    vaka_page_init(&extra, 4000);
    if (vaka_text_overlays_at(&extra, view, zone))
        vaka_page_add(page, "%s\n", extra.text + 2);
    vaka_page_done(&extra);
    add_actions(gui, zone, page);
}

/* At the lower left of the board; at the right while the pointer is there. */
static SDL_Rect place(vaka_gui *gui, int wide, int high)
{
    SDL_Rect board = gui->play.board_box;
    int margin = vaka_gui_px(gui, 14);
    SDL_Rect box = {board.x + margin, board.y + board.h - high - margin, wide, high};
    SDL_Point pointer = {gui->x, gui->y};
    SDL_Rect wider = {box.x - margin, box.y - 2 * margin, box.w + 3 * margin, box.h + 3 * margin};

    if (SDL_PointInRect(&pointer, &wider))
        box.x = board.x + board.w - wide - margin;
    return box;
}

void vaka_look_draw(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    bool keys = gui->focus_shown && gui->focus.what == VAKA_HIT_BOARD;
    int32_t zone = keys ? play->cursor : play->pointed;
    int margin = vaka_gui_px(gui, 12), wide = vaka_gui_px(gui, 300);
    vaka_type head, body = vaka_gui_body(gui);
    char name[VAKA_VIEW_NAME];
    vaka_page page;

    if (zone == VAKA_NONE || gui->menu.open || gui->dragging)
        return;
    head = vaka_gui_name(gui, vaka_view_zone(&play->view, zone, name));
    body.px = vaka_gui_px(gui, 14);
    vaka_page_init(&page, 4000);
    write_card(gui, zone, &page);
    int title = vaka_type_high(gui->fonts, head);
    int high =
        title + vaka_type_block_high(gui->fonts, body, wide - 2 * margin, page.text) + margin;
    SDL_Rect box = place(gui, wide, high);
    vaka_paint_round(gui->canvas, (SDL_Rect){box.x + 2, box.y + 3, box.w, box.h}, 8, 0x50000000);
    vaka_paint_round(gui->canvas, box, 8, gui->theme->paper);
    vaka_paint_frame(gui->canvas, box, 8, 1, gui->theme->edge);
    vaka_type_in(gui->fonts, head, gui->canvas,
                 (SDL_Rect){box.x + margin, box.y + margin / 3, wide - 2 * margin, title}, 0, name);
    vaka_type_block(gui->fonts, body, gui->canvas,
                    (SDL_Rect){box.x + margin, box.y + title + margin / 3, wide - 2 * margin, 0},
                    page.text);
    vaka_page_done(&page);
}
