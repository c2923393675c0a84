/* gui/ui/widget.c - what can be pointed at, pressed and scrolled.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"

vaka_hit *vaka_widget_hit(vaka_gui *gui, SDL_Rect box, int what, int32_t a, int32_t b,
                          const char *label)
{
    /* The last place is lent again and again when there are too many: nobody can press it. */
    int at = gui->hit_count < VAKA_HITS - 1 ? gui->hit_count++ : VAKA_HITS - 1;
    vaka_hit *hit = &gui->hits[at];

    *hit = (vaka_hit){.what = what, .a = a, .b = b, .box = box, .layer = gui->layer};
    SDL_GetClipRect(gui->canvas, &hit->clip);
    hit->scroll = gui->scrolling;
    snprintf(hit->label, sizeof hit->label, "%s", label ? label : "");
    return hit;
}

void vaka_widget_order(vaka_gui *gui)
{
    vaka_hit *late = vaka_xnew((size_t)(gui->hit_count + 1) * sizeof *late);
    int kept = 0, moved = 0;

    for (int i = 0; i < gui->hit_count; i++)
        if (gui->hits[i].late)
            late[moved++] = gui->hits[i];
        else
            gui->hits[kept++] = gui->hits[i];
    for (int i = 0; i < moved; i++)
        gui->hits[kept + i] = late[i];
    free(late);
}

bool vaka_widget_same(const vaka_hit *a, const vaka_hit *b)
{
    return a->what == b->what && a->a == b->a && a->b == b->b;
}

static bool is_alive(const vaka_gui *gui, const vaka_hit *hit)
{
    int top = gui->help ? 2 : gui->menu.open ? 1 : 0;

    return hit->layer == top;
}

static bool is_inside(const vaka_hit *hit, int x, int y)
{
    SDL_Point at = {x, y};

    return SDL_PointInRect(&at, &hit->box) && SDL_PointInRect(&at, &hit->clip);
}

vaka_hit *vaka_widget_at(vaka_gui *gui, int x, int y)
{
    for (int i = gui->hit_count - 1; i >= 0; i--)
        if (is_alive(gui, &gui->hits[i]) && is_inside(&gui->hits[i], x, y))
            return &gui->hits[i];
    return NULL;
}

bool vaka_widget_has_pointer(const vaka_gui *gui, const vaka_hit *hit)
{
    return is_alive(gui, hit) && is_inside(hit, gui->x, gui->y);
}

vaka_hit *vaka_widget_focus(vaka_gui *gui)
{
    for (int i = 0; gui->focus.what && i < gui->hit_count; i++)
        if (is_alive(gui, &gui->hits[i]) && vaka_widget_same(&gui->hits[i], &gui->focus))
            return &gui->hits[i];
    return NULL;
}

/* Scrolls so that what has the focus can be seen. */
static void show_focus(vaka_gui *gui, vaka_hit *hit)
{
    vaka_scroll *scroll = hit->scroll;
    int edge = vaka_gui_px(gui, 8);

    if (!scroll)
        return;
    if (hit->box.y - edge < scroll->box.y)
        vaka_scroll_by(gui, scroll, hit->box.y - edge - scroll->box.y);
    else if (hit->box.y + hit->box.h + edge > scroll->box.y + scroll->box.h)
        vaka_scroll_by(gui, scroll, hit->box.y + hit->box.h + edge - scroll->box.y - scroll->box.h);
}

/* Of several that mean the same the first one: where the focus is found again. */
static bool can_focus(const vaka_gui *gui, const vaka_hit *hit)
{
    if (!is_alive(gui, hit) || hit->silent || hit->off)
        return false;
    for (const vaka_hit *before = gui->hits; before < hit; before++)
        if (is_alive(gui, before) && vaka_widget_same(before, hit))
            return false;
    return true;
}

bool vaka_widget_step_to(vaka_gui *gui, int by, vaka_widget_sort is)
{
    vaka_hit *now = vaka_widget_focus(gui);
    int at = now ? (int)(now - gui->hits) : by > 0 ? -1 : gui->hit_count;

    gui->dirty = true;
    for (int i = 0; i < gui->hit_count; i++) {
        at = (at + by + gui->hit_count) % gui->hit_count;
        if (!can_focus(gui, &gui->hits[at]) || (is && !is(gui, &gui->hits[at])))
            continue;
        gui->focus = gui->hits[at];
        gui->focus_shown = true;
        gui->step_x = gui->x;
        gui->step_y = gui->y;
        show_focus(gui, &gui->hits[at]);
        return true;
    }
    return false;
}

void vaka_widget_step(vaka_gui *gui, int by)
{
    vaka_widget_step_to(gui, by, NULL);
}

void vaka_widget_ring(vaka_gui *gui)
{
    vaka_hit *hit = gui->focus_shown ? vaka_widget_focus(gui) : NULL;
    int out = hit && hit->scroll ? 0 : vaka_gui_px(gui, 3);

    if (!hit || hit->what == VAKA_HIT_BOARD)
        return;
    SDL_Rect box = {hit->box.x - out, hit->box.y - out, hit->box.w + 2 * out, hit->box.h + 2 * out};
    SDL_SetClipRect(gui->canvas, NULL);
    if (hit->scroll)
        SDL_SetClipRect(gui->canvas, &hit->scroll->box);
    vaka_paint_frame(gui->canvas, box, (float)vaka_gui_px(gui, 8), 3.0f, gui->theme->ink);
    box = (SDL_Rect){box.x + 1, box.y + 1, box.w - 2, box.h - 2};
    vaka_paint_frame(gui->canvas, box, (float)vaka_gui_px(gui, 7), 2.0f, gui->theme->accent);
    SDL_SetClipRect(gui->canvas, NULL);
}

static vaka_ink button_ground(vaka_gui *gui, const vaka_hit *hit, uint32_t style)
{
    const vaka_theme *theme = gui->theme;
    vaka_ink ground = style & (VAKA_BUTTON_MAIN | VAKA_BUTTON_ON) ? theme->accent : theme->raised;

    if (hit->off)
        return theme->paper;
    if (vaka_widget_has_pointer(gui, hit))
        ground = vaka_ink_mix(ground, theme->accent == ground ? 0xffffffff : theme->accent, 30);
    return ground;
}

static int button_margin(const vaka_gui *gui, uint32_t style)
{
    return vaka_gui_px(gui, style & VAKA_BUTTON_LEFT ? 12 : 6);
}

int vaka_widget_button_wide(vaka_gui *gui, const char *text)
{
    return vaka_type_wide(gui->fonts, vaka_gui_body(gui), text) + vaka_gui_px(gui, 28);
}

int vaka_widget_button_high(vaka_gui *gui, const char *text, int wide, uint32_t style)
{
    int inner = wide - 2 * button_margin(gui, style), pad = vaka_gui_px(gui, 12);

    return vaka_type_block_high(gui->fonts, vaka_gui_body(gui), inner, text) + pad;
}

/* What a button says: on one line, or broken where there is room for several. */
static void button_text(vaka_gui *gui, SDL_Rect inner, vaka_type type, uint32_t style,
                        const char *text)
{
    int align = style & VAKA_BUTTON_LEFT ? 0 : 1;

    if (strchr(text, '\n') || vaka_type_wide(gui->fonts, type, text) > inner.w) {
        int high = vaka_type_block_high(gui->fonts, type, inner.w, text);

        if (high <= inner.h) {
            inner.y += (inner.h - high) / 2;
            vaka_type_block(gui->fonts, type, gui->canvas, inner, text);
            return;
        }
    }
    vaka_type_in(gui->fonts, type, gui->canvas, inner, align, text);
}

vaka_hit *vaka_widget_button(vaka_gui *gui, SDL_Rect box, vaka_hit hit, const char *text,
                             uint32_t style)
{
    vaka_hit *own = vaka_widget_hit(gui, box, hit.what, hit.a, hit.b, text);
    vaka_type type = vaka_gui_body(gui);
    int margin = button_margin(gui, style);
    float radius = (float)vaka_gui_px(gui, 6);
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    own->off = hit.off;
    vaka_ink ground = button_ground(gui, own, style);
    vaka_paint_round(gui->canvas, box, radius, ground);
    vaka_paint_frame(gui->canvas, box, radius, 1.0f, gui->theme->edge);
    type.ink = own->off                                      ? gui->theme->faint
               : style & (VAKA_BUTTON_MAIN | VAKA_BUTTON_ON) ? gui->theme->on_accent
                                                             : gui->theme->ink;
    button_text(gui, inner, type, style, text);
    return own;
}

int vaka_scroll_begin(vaka_gui *gui, vaka_scroll *scroll, SDL_Rect box)
{
    SDL_Rect clip;

    box.w = box.w > 0 ? box.w : 0; /* there may be no room at all */
    box.h = box.h > 0 ? box.h : 0;
    scroll->box = box;
    if (gui->scroll_count < VAKA_SCROLLS)
        gui->scrolls[gui->scroll_count++] = scroll;
    SDL_GetClipRect(gui->canvas, &scroll->clip_before);
    if (!SDL_IntersectRect(&scroll->clip_before, &box, &clip))
        clip = (SDL_Rect){box.x, box.y, 0, 0};
    SDL_SetClipRect(gui->canvas, &clip);
    gui->scrolling = scroll;
    return box.y - scroll->at;
}

static void draw_bar(vaka_gui *gui, const vaka_scroll *scroll)
{
    int wide = vaka_gui_px(gui, 4), high = scroll->box.h * scroll->box.h / scroll->high;
    int most = scroll->high - scroll->box.h;
    SDL_Rect bar = {scroll->box.x + scroll->box.w - wide - 1, scroll->box.y, wide, high};

    bar.y += (scroll->box.h - high) * scroll->at / (most > 0 ? most : 1);
    vaka_paint_round(gui->canvas, bar, (float)wide / 2, vaka_ink_alpha(gui->theme->faint, 150));
}

void vaka_scroll_end(vaka_gui *gui, vaka_scroll *scroll, int bottom)
{
    int high = bottom - scroll->box.y + scroll->at, most = high - scroll->box.h;
    int before = scroll->at;
    bool at_end = scroll->at >= scroll->high - scroll->room;

    if (scroll->stick && (at_end || !scroll->high))
        scroll->at = most;
    scroll->high = high;
    scroll->room = scroll->box.h;
    scroll->at = scroll->at > most ? most : scroll->at;
    scroll->at = scroll->at < 0 ? 0 : scroll->at;
    if (scroll->at != before)
        gui->dirty = true; /* it was drawn elsewhere: once more */
    if (most > 0)
        draw_bar(gui, scroll);
    SDL_SetClipRect(gui->canvas, &scroll->clip_before);
    gui->scrolling = NULL;
}

bool vaka_scroll_by(vaka_gui *gui, vaka_scroll *scroll, int pixels)
{
    int most = scroll->high - scroll->box.h, before = scroll->at;

    scroll->at += pixels;
    scroll->at = scroll->at > most ? most : scroll->at;
    scroll->at = scroll->at < 0 ? 0 : scroll->at;
    gui->dirty = gui->dirty || scroll->at != before;
    return scroll->at != before;
}

vaka_scroll *vaka_scroll_at(vaka_gui *gui, int x, int y)
{
    SDL_Point at = {x, y};

    for (int i = gui->scroll_count - 1; i >= 0; i--)
        if (SDL_PointInRect(&at, &gui->scrolls[i]->box))
            return gui->scrolls[i];
    return NULL;
}

static bool can_scroll(const vaka_scroll *scroll)
{
    return scroll->high > scroll->box.h;
}

static vaka_scroll *scroll_of_keys(vaka_gui *gui, bool other)
{
    const vaka_hit *focus = vaka_widget_focus(gui);
    vaka_scroll *first = focus && focus->scroll && can_scroll(focus->scroll) ? focus->scroll : NULL;

    for (int i = gui->scroll_count - 1; i >= 0; i--) {
        vaka_scroll *scroll = gui->scrolls[i];

        if (!can_scroll(scroll) || scroll == first)
            continue;
        if (first && other)
            return scroll;
        first = first ? first : scroll;
    }
    return first;
}

static bool has_choice(const vaka_gui *gui)
{
    int count = 0;

    for (int i = 0; i < gui->hit_count; i++)
        count += can_focus(gui, &gui->hits[i]);
    return count > 1;
}

/* On a board they have a meaning of their own. */
static bool ends_are_free(const vaka_gui *gui)
{
    return gui->help || (gui->screen != &vaka_screen_replay &&
                         (gui->screen != &vaka_screen_play || gui->play.recap));
}

bool vaka_scroll_key(vaka_gui *gui, const SDL_Keysym *key)
{
    vaka_scroll *scroll = scroll_of_keys(gui, (key->mod & KMOD_SHIFT) != 0);
    int line = vaka_gui_px(gui, 40), by = 0;

    if (!scroll || (gui->menu.open && !gui->help))
        return false;
    if (key->sym == SDLK_PAGEDOWN || key->sym == SDLK_PAGEUP)
        by = scroll->box.h * 9 / 10 * (key->sym == SDLK_PAGEDOWN ? 1 : -1);
    else if ((key->sym == SDLK_DOWN || key->sym == SDLK_UP) && !has_choice(gui))
        by = key->sym == SDLK_DOWN ? line : -line;
    else if ((key->sym == SDLK_HOME || key->sym == SDLK_END) && ends_are_free(gui))
        by = key->sym == SDLK_END ? scroll->high : -scroll->high;
    else
        return false;
    vaka_scroll_by(gui, scroll, by);
    return true;
}
