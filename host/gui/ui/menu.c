/* gui/ui/menu.c - a list of things to choose one from, laid over the screen.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gui/ui/ui.h"

#define TYPED_APART 1000u /* ms after which letters begin anew */

static void empty(vaka_menu *menu)
{
    for (uint32_t i = 0; i < menu->count; i++)
        free(menu->items[i].text);
    menu->count = 0;
}

void vaka_menu_begin(vaka_ui *ui, const char *title, int x, int y)
{
    vaka_menu *menu = &ui->menu;

    empty(menu);
    snprintf(menu->title, sizeof menu->title, "%s", title);
    menu->open = true;
    menu->x = x;
    menu->y = y;
    menu->scroll.at = 0;
    if (ui->focus.what != VAKA_HIT_ITEM)
        menu->before = ui->focus;
    ui->focus = (vaka_hit){.what = VAKA_HIT_ITEM};
    ui->dirty = true;
}

void vaka_menu_add(vaka_ui *ui, int32_t number, const char *text)
{
    vaka_menu *menu = &ui->menu;

    if (menu->count == menu->room) {
        menu->room = menu->room ? menu->room * 2 : 32;
        menu->items = vaka_xgrow(menu->items, menu->room * sizeof *menu->items);
    }
    menu->items[menu->count++] = (vaka_menu_item){vaka_xcopy(text), number};
    if (menu->count == 1)
        ui->focus.a = menu->pointed = number;
}

static int by_text(const void *left, const void *right)
{
    const vaka_menu_item *a = left, *b = right;

    return strcasecmp(a->text, b->text);
}

void vaka_menu_sort(vaka_ui *ui)
{
    vaka_menu *menu = &ui->menu;
    uint32_t first = menu->count && strcmp(menu->items[0].text, "–") == 0;

    if (menu->count > first + 1)
        qsort(menu->items + first, menu->count - first, sizeof *menu->items, by_text);
    if (menu->count)
        ui->focus.a = menu->pointed = menu->items[0].number;
}

/* The line that the letters mean; NULL: none. */
static const vaka_menu_item *find_line(const vaka_menu *menu)
{
    size_t length = strlen(menu->typed);

    for (uint32_t i = 0; i < menu->count; i++)
        if (strncasecmp(menu->items[i].text, menu->typed, length) == 0)
            return &menu->items[i];
    for (uint32_t i = 0; i < menu->count; i++)
        for (const char *at = menu->items[i].text; *at; at++)
            if (strncasecmp(at, menu->typed, length) == 0)
                return &menu->items[i];
    return NULL;
}

static bool is_line(const void *number, const vaka_hit *hit)
{
    return hit->what == VAKA_HIT_ITEM && hit->a == *(const int32_t *)number;
}

bool vaka_menu_type(vaka_ui *ui, const char *letters)
{
    vaka_menu *menu = &ui->menu;
    uint32_t now = vaka_ui_now(ui);
    size_t length;

    if (!menu->open || !menu->keyed || ui->help)
        return false;
    if (now - menu->typed_at > TYPED_APART)
        menu->typed[0] = '\0';
    menu->typed_at = now;
    length = strlen(menu->typed);
    if (length + strlen(letters) < sizeof menu->typed)
        snprintf(menu->typed + length, sizeof menu->typed - length, "%s", letters);
    const vaka_menu_item *line = find_line(menu);
    if (line)
        vaka_widget_step_to(ui, 1, is_line, &line->number);
    return true;
}

void vaka_menu_close(vaka_ui *ui)
{
    ui->menu.open = false;
    ui->focus = ui->menu.before;
    ui->dirty = true;
}

void vaka_menu_done(vaka_ui *ui)
{
    empty(&ui->menu);
    free(ui->menu.items);
    ui->menu.items = NULL;
}

/* A line that is too long for the window is broken. */
static int row_high(vaka_ui *ui, vaka_type type, const char *text, int wide)
{
    int inner = wide - 2 * vaka_look_px(ui->look, 8) - 2 * vaka_look_px(ui->look, 10);

    if (vaka_type_wide(ui->look, type, text) <= inner)
        return vaka_look_px(ui->look, 30);
    return vaka_type_block_high(ui->look, type, inner, text) + vaka_look_px(ui->look, 8);
}

/* As wide as its longest line, as high as its lines, and never outside the window. */
static SDL_Rect place(vaka_ui *ui, int margin)
{
    const vaka_menu *menu = &ui->menu;
    vaka_type type = vaka_look_body(ui->look), bold = vaka_look_bold(ui->look);
    int wide = ui->look->canvas->w, high = ui->look->canvas->h;
    SDL_Rect box = {0, 0, vaka_type_wide(ui->look, bold, menu->title), 2 * margin};

    for (uint32_t i = 0; i < menu->count && i < 200; i++)
        box.w = SDL_max(box.w, vaka_type_wide(ui->look, type, menu->items[i].text));
    box.w = SDL_max(box.w + 2 * margin + vaka_look_px(ui->look, 22), vaka_look_px(ui->look, 200));
    box.w = SDL_min(box.w, wide - 2 * margin);
    box.h += row_high(ui, bold, menu->title, box.w);
    for (uint32_t i = 0; i < menu->count && box.h < high; i++)
        box.h += row_high(ui, type, menu->items[i].text, box.w);
    box.h = SDL_min(box.h, high - 2 * margin);
    box.x = SDL_min(menu->x < 0 ? (wide - box.w) / 2 : menu->x, wide - margin - box.w);
    box.y = SDL_min(menu->y < 0 ? (high - box.h) / 2 : menu->y, high - margin - box.h);
    return box;
}

/* A text in the middle of its row, broken if need be. */
static void draw_text(vaka_ui *ui, vaka_type type, SDL_Rect box, const char *text)
{
    int margin = vaka_look_px(ui->look, 10);
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    if (vaka_type_wide(ui->look, type, text) <= inner.w) {
        vaka_type_in(ui->look, type, inner, 0, text);
        return;
    }
    inner.y += vaka_look_px(ui->look, 4);
    vaka_type_block(ui->look, type, inner, text);
}

static void draw_items(vaka_ui *ui, SDL_Rect area, int wide)
{
    vaka_menu *menu = &ui->menu;
    vaka_type type = vaka_look_body(ui->look);
    int y = vaka_scroll_begin(ui, &menu->scroll, area);
    int32_t pointed = ui->focus.what == VAKA_HIT_ITEM ? ui->focus.a : menu->pointed;

    for (uint32_t i = 0; i < menu->count; i++) {
        int row = row_high(ui, type, menu->items[i].text, wide);
        SDL_Rect box = {area.x, y, area.w, row};
        vaka_hit *hit =
            vaka_widget_hit(ui, box, VAKA_HIT_ITEM, menu->items[i].number, 0, menu->items[i].text);

        y += row;
        if (y < area.y || box.y > area.y + area.h)
            continue;
        if (vaka_widget_has_pointer(ui, hit)) {
            vaka_paint_round(ui->look->canvas, box, 5,
                             vaka_ink_alpha(ui->look->theme->accent, 110));
            pointed = menu->items[i].number;
        }
        draw_text(ui, type, box, menu->items[i].text);
    }
    vaka_scroll_end(ui, &menu->scroll, y);
    ui->dirty = ui->dirty || pointed != menu->pointed; /* what lies below shows what it means */
    menu->pointed = pointed;
}

void vaka_menu_draw(vaka_ui *ui)
{
    int margin = vaka_look_px(ui->look, 8);
    SDL_Rect all = {0, 0, ui->look->canvas->w, ui->look->canvas->h};

    if (!ui->menu.open)
        return;
    ui->layer = 1;
    ui->scroll_count = 0; /* the wheel is the menu's */
    vaka_paint_box(ui->look->canvas, all, vaka_ink_alpha(ui->look->theme->shade, 70));
    SDL_Rect box = place(ui, margin);
    vaka_paint_round(ui->look->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 10,
                     0x50000000);
    vaka_paint_round(ui->look->canvas, box, 10, ui->look->theme->raised);
    vaka_paint_frame(ui->look->canvas, box, 10, 1, ui->look->theme->edge);
    int head = row_high(ui, vaka_look_bold(ui->look), ui->menu.title, box.w);
    SDL_Rect inner = {box.x + margin, box.y + margin, box.w - 2 * margin, head};
    draw_text(ui, vaka_look_bold(ui->look), inner, ui->menu.title);
    inner.y += head;
    inner.h = box.h - 2 * margin - head;
    draw_items(ui, inner, box.w);
    ui->layer = 0;
}
