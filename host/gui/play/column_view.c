/* gui/play/column_view.c - the right column: panels of the moment, what lies on the table, its
 * tabs.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"

static int draw_owner(vaka_gui *gui, SDL_Rect box, int y, int32_t seat)
{
    char name[VAKA_VIEW_NAME];
    const char *title =
        seat >= 0 ? vaka_gui_seat(gui, seat, name) : vaka_say(gui->language, "On the table");
    vaka_type head = vaka_gui_name(gui, title);
    int high = vaka_type_block_high(gui->fonts, head, box.w, title), size = vaka_gui_px(gui, 30);
    int after = vaka_zones_of(gui, box, y + high, seat, size);

    if (after == y + high)
        return y;
    vaka_type_block(gui->fonts, head, gui->canvas, (SDL_Rect){box.x, y, box.w, 0}, title);
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

static int32_t tab_now(vaka_gui *gui)
{
    if (vaka_tutor_docks(gui) && !gui->tutor.aside)
        return VAKA_TAB_LESSON;
    return gui->play.log_tab ? VAKA_TAB_LOG : VAKA_TAB_TABLE;
}

static const char *tab_text(const vaka_gui *gui, int32_t tab)
{
    return tab == VAKA_TAB_LESSON  ? vaka_say(gui->language, "Lesson")
           : tab == VAKA_TAB_TABLE ? vaka_say(gui->language, "Table")
                                   : vaka_say(gui->language, "Log");
}

/* Where the window is narrow, the last tab lays the column aside. */
static bool can_fold(const vaka_gui *gui)
{
    return gui->canvas->w < vaka_gui_px(gui, 1000);
}

#define TABS VAKA_TAB_FOLD

/* How wide each is if this is the first of them: all alike if no text is cut then, else what their
 * texts need and an equal share of the rest. False: that is more than there is. */
static bool tab_wides(vaka_gui *gui, int32_t first, int wide[TABS])
{
    int gap = vaka_gui_px(gui, 5), fold = can_fold(gui) ? vaka_gui_px(gui, 32) + gap : 0;
    int count = TABS - first, room = gui->play.tabs_box.w - fold - (count + 1) * gap;
    int sum = 0, most = 0;

    for (int32_t i = first; i < TABS; i++) {
        wide[i] = vaka_type_wide(gui->fonts, vaka_gui_body(gui), tab_text(gui, i)) +
                  2 * vaka_gui_px(gui, 6);
        sum += wide[i];
        most = wide[i] > most ? wide[i] : most;
    }
    for (int32_t i = first; i < TABS; i++)
        wide[i] = most * count <= room ? room / count : wide[i] + (room - sum) / count;
    return sum <= room;
}

bool vaka_column_has_room(vaka_gui *gui)
{
    int wide[TABS];

    return tab_wides(gui, VAKA_TAB_LESSON, wide);
}

void vaka_column_tabs(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int gap = vaka_gui_px(gui, 5), high = vaka_gui_px(gui, 32), wide[TABS];
    int32_t first = vaka_tutor_docks(gui) ? VAKA_TAB_LESSON : VAKA_TAB_TABLE;
    SDL_Rect box = play->tabs_box, fold = {box.x + box.w - high - gap, box.y + gap, high, high};

    tab_wides(gui, first, wide);
    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, gui->theme->edge);
    if (can_fold(gui))
        vaka_widget_button(gui, fold, (vaka_hit){.what = VAKA_HIT_TAB, .a = VAKA_TAB_FOLD},
                           play->folded ? "‹" : "›", VAKA_BUTTON_PLAIN);
    for (int32_t i = first, x = box.x + gap; !play->folded && i < TABS; x += wide[i++] + gap)
        vaka_widget_button(gui, (SDL_Rect){x, fold.y, wide[i], high},
                           (vaka_hit){.what = VAKA_HIT_TAB, .a = i}, tab_text(gui, i),
                           i == tab_now(gui) ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
}

void vaka_column_tab(vaka_gui *gui, int32_t tab)
{
    gui->play.folded = tab == VAKA_TAB_FOLD && !gui->play.folded;
    gui->tutor.aside = tab == VAKA_TAB_TABLE || tab == VAKA_TAB_LOG;
    if (gui->tutor.aside)
        gui->play.log_tab = tab == VAKA_TAB_LOG;
    gui->dirty = true;
}
