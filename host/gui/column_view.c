/* gui/column_view.c - the right column: panels of the moment, and what lies on the table.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"

static int draw_owner(vaka_gui *gui, SDL_Rect box, int y, int32_t seat)
{
    const vaka_view *view = &gui->play.view;
    char name[VAKA_VIEW_NAME];
    const char *title = seat >= 0 ? vaka_view_seat(view, seat, name) : "On the table";
    vaka_type head = vaka_gui_name(gui, title);
    int high = vaka_type_high(gui->fonts, head), size = vaka_gui_px(gui, 30);
    int after = vaka_zones_of(gui, box, y + high, seat, size);

    if (after == y + high)
        return y;
    vaka_type_draw(gui->fonts, head, gui->canvas, box.x, y, title);
    return after + vaka_gui_px(gui, 8);
}

void vaka_column_draw(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    int margin = vaka_gui_px(gui, 12);
    SDL_Rect box = play->column_box;
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    int y = vaka_scroll_begin(gui, &gui->play.column, box) + margin;
    y = vaka_panels_draw(gui, inner, y);
    if (view->layout->board_count > 0) {
        if (view->seat >= 0)
            y = draw_owner(gui, inner, y, view->seat);
        y = draw_owner(gui, inner, y, VAKA_NONE);
        for (int32_t seat = 0; seat < view->seen->seats; seat++)
            if (seat != view->seat)
                y = draw_owner(gui, inner, y, seat);
    }
    vaka_scroll_end(gui, &gui->play.column, y + margin);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, gui->theme->edge);
}
