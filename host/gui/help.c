/* gui/help.c - the keys, laid over any screen.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"

static const char *const keys[][2] = {
    {"Click", "do the obvious thing here; or pick it, then click where to"},
    {"Right click, M", "everything that can be done here"},
    {"Drag, Shift+arrows", "move the board"},
    {"Wheel, + and -", "zoom"},
    {"Home, F", "the whole board"},
    {"Tab, Shift+Tab", "to the next thing that can be pressed"},
    {"Arrows", "move the cursor on the board, or in a list"},
    {"N, Shift+N", "to the next space that is asked for"},
    {"Enter, Space", "press it; Shift+Enter shows all actions there"},
    {"A", "all actions"},
    {"U, Ctrl+Z", "undo"},
    {"R, Ctrl+Y", "redo"},
    {"I", "act out of turn"},
    {"L", "show or hide the log"},
    {"Ctrl and + or -, Ctrl+0", "size of text"},
    {"F2", "light or dark"},
    {"F11", "full screen"},
    {"Esc", "let go, close, leave"},
    {"?, F1", "this page"},
};

void vaka_help_draw(vaka_gui *gui)
{
    int w = gui->canvas->w, h = gui->canvas->h, margin = vaka_gui_px(gui, 24);
    int row = vaka_gui_px(gui, 26), count = (int)(sizeof keys / sizeof keys[0]);
    int wide = vaka_gui_px(gui, 660), high = row * (count + 2) + margin;

    if (!gui->help)
        return;
    gui->layer = 2;
    gui->scroll_count = 0;
    wide = wide > w - margin ? w - margin : wide;
    high = high > h - margin ? h - margin : high;
    vaka_paint_box(gui->canvas, (SDL_Rect){0, 0, w, h}, gui->theme->shade);
    SDL_Rect box = {(w - wide) / 2, (h - high) / 2, wide, high};
    vaka_paint_round(gui->canvas, box, 12, gui->theme->paper);
    vaka_widget_hit(gui, box, VAKA_HIT_CLOSE, 0, 0, "Close");
    box = (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, box.h - margin};
    int y = vaka_scroll_begin(gui, &gui->help_scroll, box);
    vaka_type_in(gui->fonts, vaka_gui_head(gui), gui->canvas, (SDL_Rect){box.x, y, box.w, row}, 0,
                 "Keys and mouse");
    y += row + row / 3;
    for (int i = 0; i < count; i++, y += row) {
        vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas,
                     (SDL_Rect){box.x, y, box.w / 3 - 8, row}, 0, keys[i][0]);
        vaka_type_in(gui->fonts, vaka_gui_body(gui), gui->canvas,
                     (SDL_Rect){box.x + box.w / 3, y, box.w * 2 / 3, row}, 0, keys[i][1]);
    }
    vaka_scroll_end(gui, &gui->help_scroll, y);
    gui->layer = 0;
}
