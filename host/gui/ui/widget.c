/* gui/ui/widget.c - what can be pointed at, pressed and scrolled.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/ui/ui.h"

vaka_hit *vaka_widget_hit(vaka_ui *ui, SDL_Rect box, int what, int32_t a, int32_t b,
                          const char *label)
{
    /* The last place is lent again and again when there are too many: nobody can press it. */
    int at = ui->hit_count < VAKA_HITS - 1 ? ui->hit_count++ : VAKA_HITS - 1;
    vaka_hit *hit = &ui->hits[at];

    *hit = (vaka_hit){.what = what, .a = a, .b = b, .box = box, .layer = ui->layer};
    SDL_GetClipRect(ui->look->canvas, &hit->clip);
    hit->scroll = ui->scrolling;
    snprintf(hit->label, sizeof hit->label, "%s", label ? label : "");
    return hit;
}

void vaka_widget_order(vaka_ui *ui)
{
    vaka_hit *late = vaka_xnew((size_t)(ui->hit_count + 1) * sizeof *late);
    int kept = 0, moved = 0;

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].late)
            late[moved++] = ui->hits[i];
        else
            ui->hits[kept++] = ui->hits[i];
    for (int i = 0; i < moved; i++)
        ui->hits[kept + i] = late[i];
    free(late);
}

bool vaka_widget_same(const vaka_hit *a, const vaka_hit *b)
{
    return a->what == b->what && a->a == b->a && a->b == b->b;
}

static bool is_alive(const vaka_ui *ui, const vaka_hit *hit)
{
    return hit->layer == (ui->help ? 2 : ui->menu.open ? 1 : 0);
}

static bool is_inside(const vaka_hit *hit, int x, int y)
{
    SDL_Point at = {x, y};

    return SDL_PointInRect(&at, &hit->box) && SDL_PointInRect(&at, &hit->clip);
}

vaka_hit *vaka_widget_at(vaka_ui *ui, int x, int y)
{
    for (int i = ui->hit_count - 1; i >= 0; i--)
        if (is_alive(ui, &ui->hits[i]) && is_inside(&ui->hits[i], x, y))
            return &ui->hits[i];
    return NULL;
}

bool vaka_widget_has_pointer(const vaka_ui *ui, const vaka_hit *hit)
{
    return is_alive(ui, hit) && is_inside(hit, ui->x, ui->y);
}

vaka_hit *vaka_widget_focus(vaka_ui *ui)
{
    for (int i = 0; ui->focus.what && i < ui->hit_count; i++)
        if (is_alive(ui, &ui->hits[i]) && vaka_widget_same(&ui->hits[i], &ui->focus))
            return &ui->hits[i];
    return NULL;
}

/* Scrolls so that what has the focus can be seen. */
static void show_focus(vaka_ui *ui, vaka_hit *hit)
{
    vaka_scroll *scroll = hit->scroll;
    int edge = vaka_look_px(ui->look, 8);

    if (!scroll)
        return;
    if (hit->box.y - edge < scroll->box.y)
        vaka_scroll_by(ui, scroll, hit->box.y - edge - scroll->box.y);
    else if (hit->box.y + hit->box.h + edge > scroll->box.y + scroll->box.h)
        vaka_scroll_by(ui, scroll, hit->box.y + hit->box.h + edge - scroll->box.y - scroll->box.h);
}

/* Of several that mean the same the first one: where the focus is found again. */
static bool can_focus(const vaka_ui *ui, const vaka_hit *hit)
{
    if (!is_alive(ui, hit) || hit->silent || hit->off)
        return false;
    for (const vaka_hit *before = ui->hits; before < hit; before++)
        if (is_alive(ui, before) && vaka_widget_same(before, hit))
            return false;
    return true;
}

bool vaka_widget_step_to(vaka_ui *ui, int by, vaka_widget_sort is, const void *data)
{
    vaka_hit *now = vaka_widget_focus(ui);
    int at = now ? (int)(now - ui->hits) : by > 0 ? -1 : ui->hit_count;

    ui->dirty = true;
    for (int i = 0; i < ui->hit_count; i++) {
        at = (at + by + ui->hit_count) % ui->hit_count;
        if (!can_focus(ui, &ui->hits[at]) || (is && !is(data, &ui->hits[at])))
            continue;
        ui->focus = ui->hits[at];
        ui->focus_shown = true;
        ui->step_x = ui->x;
        ui->step_y = ui->y;
        show_focus(ui, &ui->hits[at]);
        return true;
    }
    return false;
}

void vaka_widget_step(vaka_ui *ui, int by)
{
    vaka_widget_step_to(ui, by, NULL, NULL);
}

void vaka_widget_ring(vaka_ui *ui)
{
    vaka_hit *hit = ui->focus_shown ? vaka_widget_focus(ui) : NULL;
    int out = hit && hit->scroll ? 0 : vaka_look_px(ui->look, 3);

    if (!hit || hit->what == VAKA_HIT_BOARD)
        return;
    SDL_Rect box = {hit->box.x - out, hit->box.y - out, hit->box.w + 2 * out, hit->box.h + 2 * out};
    SDL_SetClipRect(ui->look->canvas, NULL);
    if (hit->scroll)
        SDL_SetClipRect(ui->look->canvas, &hit->scroll->box);
    vaka_paint_frame(ui->look->canvas, box, (float)vaka_look_px(ui->look, 8), 3.0f,
                     ui->look->theme->ink);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_frame(ui->look->canvas, box, (float)vaka_look_px(ui->look, 7), 2.0f,
                     ui->look->theme->accent);
    SDL_SetClipRect(ui->look->canvas, NULL);
}

static vaka_ink button_ground(vaka_ui *ui, const vaka_hit *hit, uint32_t style)
{
    const vaka_theme *theme = ui->look->theme;
    vaka_ink ground = style & (VAKA_BUTTON_MAIN | VAKA_BUTTON_ON) ? theme->accent : theme->raised;

    if (hit->off)
        return theme->paper;
    if (vaka_widget_has_pointer(ui, hit))
        return vaka_ink_mix(ground, theme->accent == ground ? 0xffffffff : theme->accent, 30);
    return ground;
}

static int button_margin(const vaka_ui *ui, uint32_t style)
{
    return vaka_look_px(ui->look, style & VAKA_BUTTON_LEFT ? 12 : 6);
}

int vaka_widget_button_wide(vaka_ui *ui, const char *text)
{
    return vaka_type_wide(ui->look, vaka_look_body(ui->look), text) + vaka_look_px(ui->look, 28);
}

int vaka_widget_button_high(vaka_ui *ui, const char *text, int wide, uint32_t style)
{
    int inner = wide - 2 * button_margin(ui, style), pad = vaka_look_px(ui->look, 12);

    return vaka_type_block_high(ui->look, vaka_look_body(ui->look), inner, text) + pad;
}

#define SMALLER 65 /* per cent of the usual size to which letters shrink rather than be cut */
#define LEAST 11   /* … but not below so many pixels */

static bool fits(const vaka_ui *ui, SDL_Rect inner, vaka_type type, const char *text)
{
    if (!strchr(text, '\n') && vaka_type_wide(ui->look, type, text) <= inner.w)
        return true;
    return vaka_type_block_high(ui->look, type, inner.w, text) <= inner.h;
}

static bool is_whole(const vaka_ui *ui, SDL_Rect inner, vaka_type type, const char *text)
{
    return fits(ui, inner, type, text) && vaka_type_word_wide(ui->look, type, text) <= inner.w;
}

/* The largest letters with which all of it can be read, without a broken word if there are such;
 * the usual ones where none are. */
static vaka_type fitting(const vaka_ui *ui, SDL_Rect inner, vaka_type type, const char *text)
{
    vaka_type smaller = type;
    int least = SDL_max(type.px * SMALLER / 100, LEAST);

    while (smaller.px > least && !is_whole(ui, inner, smaller, text))
        smaller.px--;
    if (is_whole(ui, inner, smaller, text))
        return smaller;
    for (smaller = type; smaller.px > least && !fits(ui, inner, smaller, text);)
        smaller.px--;
    return fits(ui, inner, smaller, text) ? smaller : type;
}

int vaka_widget_button_narrow(vaka_ui *ui, const char *text, int high)
{
    int wide = vaka_widget_button_wide(ui, text), margin = 2 * button_margin(ui, 0);
    int step = vaka_look_px(ui->look, 4);
    vaka_type type = vaka_look_body(ui->look);

    type.px = SDL_max(type.px * SMALLER / 100, LEAST);
    int least = SDL_max(vaka_type_word_wide(ui->look, type, text) + margin, 2 * high);
    while (wide - step >= least &&
           fits(ui, (SDL_Rect){0, 0, wide - step - margin, high}, type, text))
        wide -= step;
    return wide;
}

int vaka_widget_button_low(vaka_ui *ui, const char *text, int wide)
{
    vaka_type type = vaka_look_body(ui->look);

    type.px = SDL_max(type.px * SMALLER / 100, LEAST);
    return vaka_type_block_high(ui->look, type, wide - 2 * button_margin(ui, 0), text);
}

/* What a button says: on one line, or broken where there is room for several. */
static void button_text(vaka_ui *ui, SDL_Rect inner, vaka_type type, uint32_t style,
                        const char *text)
{
    int align = style & VAKA_BUTTON_LEFT ? 0 : 1;

    type = fitting(ui, inner, type, text);
    if (strchr(text, '\n') || vaka_type_wide(ui->look, type, text) > inner.w) {
        int high = vaka_type_block_high(ui->look, type, inner.w, text);

        if (high <= inner.h) {
            inner.y += (inner.h - high) / 2 - type.px / 10; /* letters stand low in their lines */
            vaka_type_block_in(ui->look, type, inner, align, text);
            return;
        }
    }
    vaka_type_in(ui->look, type, inner, align, text);
}

vaka_hit *vaka_widget_button(vaka_ui *ui, SDL_Rect box, vaka_hit hit, const char *text,
                             uint32_t style)
{
    vaka_hit *own = vaka_widget_hit(ui, box, hit.what, hit.a, hit.b, text);
    vaka_type type = vaka_look_body(ui->look);
    int margin = button_margin(ui, style);
    float radius = (float)vaka_look_px(ui->look, 6);
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    own->off = hit.off;
    vaka_ink ground = button_ground(ui, own, style);
    vaka_paint_round(ui->look->canvas, box, radius, ground);
    vaka_paint_frame(ui->look->canvas, box, radius, 1.0f, ui->look->theme->edge);
    type.ink = own->off                                      ? ui->look->theme->faint
               : style & (VAKA_BUTTON_MAIN | VAKA_BUTTON_ON) ? ui->look->theme->on_accent
                                                             : ui->look->theme->ink;
    button_text(ui, inner, type, style, text);
    return own;
}

/* Once, though only a part of the picture is drawn anew. */
static void note_scroll(vaka_ui *ui, vaka_scroll *scroll)
{
    for (int i = 0; i < ui->scroll_count; i++)
        if (ui->scrolls[i] == scroll)
            return;
    if (ui->scroll_count < VAKA_SCROLLS)
        ui->scrolls[ui->scroll_count++] = scroll;
}

int vaka_scroll_begin(vaka_ui *ui, vaka_scroll *scroll, SDL_Rect box)
{
    SDL_Rect clip;

    box.w = SDL_max(box.w, 0); /* there may be no room at all */
    box.h = SDL_max(box.h, 0);
    scroll->box = box;
    note_scroll(ui, scroll);
    SDL_GetClipRect(ui->look->canvas, &scroll->clip_before);
    if (!SDL_IntersectRect(&scroll->clip_before, &box, &clip))
        clip = (SDL_Rect){box.x, box.y, 0, 0};
    SDL_SetClipRect(ui->look->canvas, &clip);
    ui->scrolling = scroll;
    return box.y - scroll->at;
}

#define BAR_LEAST 20 /* high at 100 %: of a long list it would be a dot */

static void draw_bar(vaka_ui *ui, const vaka_scroll *scroll)
{
    int wide = vaka_look_px(ui->look, 4), high = scroll->box.h * scroll->box.h / scroll->high;
    int most = scroll->high - scroll->box.h;

    high = SDL_max(high, SDL_min(vaka_look_px(ui->look, BAR_LEAST), scroll->box.h));
    SDL_Rect bar = {scroll->box.x + scroll->box.w - wide - 1, scroll->box.y, wide, high};

    bar.y += (scroll->box.h - high) * scroll->at / (most > 0 ? most : 1);
    vaka_paint_round(ui->look->canvas, bar, (float)wide / 2,
                     vaka_ink_alpha(ui->look->theme->faint, 150));
}

void vaka_scroll_end(vaka_ui *ui, vaka_scroll *scroll, int bottom)
{
    int high = bottom - scroll->box.y + scroll->at, most = high - scroll->box.h;
    int before = scroll->at;
    bool at_end = scroll->at >= scroll->high - scroll->room;

    if (scroll->stick && (at_end || !scroll->high))
        scroll->at = most;
    scroll->high = high;
    scroll->room = scroll->box.h;
    scroll->at = SDL_max(SDL_min(scroll->at, most), 0);
    ui->dirty = ui->dirty || scroll->at != before; /* it was drawn elsewhere: once more */
    if (most > 0)
        draw_bar(ui, scroll);
    SDL_SetClipRect(ui->look->canvas, &scroll->clip_before);
    ui->scrolling = NULL;
}

bool vaka_scroll_by(vaka_ui *ui, vaka_scroll *scroll, int pixels)
{
    int most = scroll->high - scroll->box.h, before = scroll->at;

    scroll->at = SDL_max(SDL_min(scroll->at + pixels, most), 0);
    ui->dirty = ui->dirty || scroll->at != before;
    return scroll->at != before;
}

vaka_scroll *vaka_scroll_at(vaka_ui *ui, int x, int y)
{
    SDL_Point at = {x, y};

    for (int i = ui->scroll_count - 1; i >= 0; i--)
        if (SDL_PointInRect(&at, &ui->scrolls[i]->box))
            return ui->scrolls[i];
    return NULL;
}

static bool can_scroll(const vaka_scroll *scroll)
{
    return scroll->high > scroll->box.h;
}

static vaka_scroll *scroll_of_keys(vaka_ui *ui, bool other)
{
    const vaka_hit *focus = vaka_widget_focus(ui);
    vaka_scroll *first = focus && focus->scroll && can_scroll(focus->scroll) ? focus->scroll : NULL;

    for (int i = ui->scroll_count - 1; i >= 0; i--) {
        vaka_scroll *scroll = ui->scrolls[i];

        if (!can_scroll(scroll) || scroll == first)
            continue;
        if (first && other)
            return scroll;
        first = first ? first : scroll;
    }
    return first;
}

static bool has_choice(const vaka_ui *ui)
{
    int count = 0;

    for (int i = 0; i < ui->hit_count; i++)
        count += can_focus(ui, &ui->hits[i]);
    return count > 1;
}

bool vaka_scroll_key(vaka_ui *ui, const SDL_Keysym *key)
{
    vaka_scroll *scroll = scroll_of_keys(ui, (key->mod & KMOD_SHIFT) != 0);
    int line = vaka_look_px(ui->look, 40), by = 0;

    if (!scroll || (ui->menu.open && !ui->help))
        return false;
    if (key->sym == SDLK_PAGEDOWN || key->sym == SDLK_PAGEUP)
        by = scroll->box.h * 9 / 10 * (key->sym == SDLK_PAGEDOWN ? 1 : -1);
    else if ((key->sym == SDLK_DOWN || key->sym == SDLK_UP) && !has_choice(ui))
        by = key->sym == SDLK_DOWN ? line : -line;
    else if ((key->sym == SDLK_HOME || key->sym == SDLK_END) &&
             (ui->help || !vaka_ui_screen_takes(ui, key)))
        by = key->sym == SDLK_END ? scroll->high : -scroll->high;
    else
        return false;
    vaka_scroll_by(ui, scroll, by);
    return true;
}
