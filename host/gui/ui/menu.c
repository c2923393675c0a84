/* gui/ui/menu.c - a list of things to choose one from, laid over the screen.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/menu.h"

#include <stdio.h>
#include <stdlib.h>

#include "gui/gui_inside.h"

static void empty(vaka_menu *menu)
{
    for (uint32_t i = 0; i < menu->count; i++)
        free(menu->items[i].text);
    menu->count = 0;
}

void vaka_menu_begin(vaka_gui *gui, const char *title, int x, int y)
{
    vaka_menu *menu = &gui->menu;

    empty(menu);
    snprintf(menu->title, sizeof menu->title, "%s", title);
    menu->open = true;
    menu->x = x;
    menu->y = y;
    menu->scroll.at = 0;
    if (gui->focus.what != VAKA_HIT_ITEM)
        menu->before = gui->focus;
    gui->focus = (vaka_hit){.what = VAKA_HIT_ITEM};
    gui->dirty = true;
}

void vaka_menu_add(vaka_gui *gui, int32_t number, const char *text)
{
    vaka_menu *menu = &gui->menu;

    if (menu->count == menu->room) {
        menu->room = menu->room ? menu->room * 2 : 32;
        menu->items = vaka_xgrow(menu->items, menu->room * sizeof *menu->items);
    }
    menu->items[menu->count++] = (vaka_menu_item){vaka_xcopy(text), number};
    if (menu->count == 1)
        gui->focus.a = number;
}

void vaka_menu_close(vaka_gui *gui)
{
    gui->menu.open = false;
    gui->focus = gui->menu.before;
    gui->dirty = true;
}

void vaka_menu_done(vaka_gui *gui)
{
    empty(&gui->menu);
    free(gui->menu.items);
    gui->menu.items = NULL;
}

static int inner_wide(const vaka_gui *gui, int wide)
{
    return wide - 2 * vaka_gui_px(gui, 8) - 2 * vaka_gui_px(gui, 10);
}

/* A line that is too long for the window is broken. */
static int row_high(vaka_gui *gui, vaka_type type, const char *text, int wide)
{
    int row = vaka_gui_px(gui, 30), inner = inner_wide(gui, wide);

    if (vaka_type_wide(gui->fonts, type, text) <= inner)
        return row;
    return vaka_type_block_high(gui->fonts, type, inner, text) + vaka_gui_px(gui, 8);
}

/* As wide as its longest line, as high as its lines, and never outside the window. */
static SDL_Rect place(vaka_gui *gui, int margin)
{
    const vaka_menu *menu = &gui->menu;
    vaka_type type = vaka_gui_body(gui), bold = vaka_gui_bold(gui);
    SDL_Rect box = {menu->x, menu->y, vaka_type_wide(gui->fonts, bold, menu->title), 2 * margin};

    for (uint32_t i = 0; i < menu->count && i < 200; i++) {
        int wide = vaka_type_wide(gui->fonts, type, menu->items[i].text);
        box.w = wide > box.w ? wide : box.w;
    }
    box.w += 2 * margin + vaka_gui_px(gui, 22);
    box.w = box.w < vaka_gui_px(gui, 200) ? vaka_gui_px(gui, 200) : box.w;
    box.w = box.w > gui->canvas->w - 2 * margin ? gui->canvas->w - 2 * margin : box.w;
    box.h += row_high(gui, bold, menu->title, box.w);
    for (uint32_t i = 0; i < menu->count && box.h < gui->canvas->h; i++)
        box.h += row_high(gui, type, menu->items[i].text, box.w);
    box.h = box.h > gui->canvas->h - 2 * margin ? gui->canvas->h - 2 * margin : box.h;
    if (menu->x < 0)
        box.x = (gui->canvas->w - box.w) / 2;
    if (menu->y < 0)
        box.y = (gui->canvas->h - box.h) / 2;
    if (box.x + box.w > gui->canvas->w - margin)
        box.x = gui->canvas->w - margin - box.w;
    if (box.y + box.h > gui->canvas->h - margin)
        box.y = gui->canvas->h - margin - box.h;
    return box;
}

/* A text in the middle of its row, broken if need be. */
static void draw_text(vaka_gui *gui, vaka_type type, SDL_Rect box, const char *text)
{
    int margin = vaka_gui_px(gui, 10);
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    if (vaka_type_wide(gui->fonts, type, text) <= inner.w) {
        vaka_type_in(gui->fonts, type, gui->canvas, inner, 0, text);
        return;
    }
    inner.y += vaka_gui_px(gui, 4);
    vaka_type_block(gui->fonts, type, gui->canvas, inner, text);
}

static void draw_items(vaka_gui *gui, SDL_Rect area, int wide)
{
    vaka_menu *menu = &gui->menu;
    vaka_type type = vaka_gui_body(gui);
    int y = vaka_scroll_begin(gui, &menu->scroll, area);

    for (uint32_t i = 0; i < menu->count; i++) {
        int row = row_high(gui, type, menu->items[i].text, wide);
        SDL_Rect box = {area.x, y, area.w, row};
        vaka_hit *hit =
            vaka_widget_hit(gui, box, VAKA_HIT_ITEM, menu->items[i].number, 0, menu->items[i].text);

        y += row;
        if (y < area.y || box.y > area.y + area.h)
            continue;
        if (vaka_widget_has_pointer(gui, hit))
            vaka_paint_round(gui->canvas, box, 5, vaka_ink_alpha(gui->theme->accent, 110));
        draw_text(gui, type, box, menu->items[i].text);
    }
    vaka_scroll_end(gui, &menu->scroll, y);
}

void vaka_menu_draw(vaka_gui *gui)
{
    int margin = vaka_gui_px(gui, 8);
    SDL_Rect all = {0, 0, gui->canvas->w, gui->canvas->h};

    if (!gui->menu.open)
        return;
    gui->layer = 1;
    gui->scroll_count = 0; /* the wheel is the menu's */
    vaka_paint_box(gui->canvas, all, vaka_ink_alpha(gui->theme->shade, 70));
    SDL_Rect box = place(gui, margin);
    vaka_paint_round(gui->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 10, 0x50000000);
    vaka_paint_round(gui->canvas, box, 10, gui->theme->raised);
    vaka_paint_frame(gui->canvas, box, 10, 1, gui->theme->edge);
    int head = row_high(gui, vaka_gui_bold(gui), gui->menu.title, box.w);
    SDL_Rect inner = {box.x + margin, box.y + margin, box.w - 2 * margin, head};
    draw_text(gui, vaka_gui_bold(gui), inner, gui->menu.title);
    inner.y += head;
    inner.h = box.h - 2 * margin - head;
    draw_items(gui, inner, box.w);
    gui->layer = 0;
}
