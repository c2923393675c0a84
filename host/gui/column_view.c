/* gui/column_view.c - the right column: panels of the moment, what lies on the table, its tabs.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"

static int draw_owner(vaka_gui *gui, SDL_Rect box, int y, int32_t seat)
{
    char name[VAKA_VIEW_NAME];
    const char *title =
        seat >= 0 ? vaka_gui_seat(gui, seat, name) : vaka_say(gui->tongue, "On the table");
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

/* Where the window is narrow, the last one lays the column aside. */
void vaka_column_tabs(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    const char *const texts[] = {vaka_say(gui->tongue, "Table"), vaka_say(gui->tongue, "Log")};
    int gap = vaka_gui_px(gui, 5), high = vaka_gui_px(gui, 32);
    bool narrow = gui->canvas->w < vaka_gui_px(gui, 1000);
    SDL_Rect box = play->tabs_box, fold = {box.x + box.w - high - gap, box.y + gap, high, high};

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, gui->theme->edge);
    if (narrow)
        vaka_widget_button(gui, fold, (vaka_hit){.what = VAKA_HIT_TAB, .a = VAKA_TAB_FOLD},
                           play->folded ? "‹" : "›", VAKA_BUTTON_PLAIN);
    int wide = (box.w - (narrow ? high + gap : 0) - 3 * gap) / 2;
    for (int32_t i = VAKA_TAB_TABLE; !play->folded && i <= VAKA_TAB_LOG; i++)
        vaka_widget_button(gui, (SDL_Rect){box.x + gap + i * (wide + gap), fold.y, wide, high},
                           (vaka_hit){.what = VAKA_HIT_TAB, .a = i}, texts[i],
                           play->log_tab == (i == VAKA_TAB_LOG) ? VAKA_BUTTON_ON
                                                                : VAKA_BUTTON_PLAIN);
}

void vaka_column_tab(vaka_gui *gui, int32_t tab)
{
    gui->play.folded = tab == VAKA_TAB_FOLD && !gui->play.folded;
    if (tab != VAKA_TAB_FOLD)
        gui->play.log_tab = tab == VAKA_TAB_LOG;
    gui->dirty = true;
}
