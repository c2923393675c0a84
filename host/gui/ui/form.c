/* gui/ui/form.c - a card with a title, rows of things to set, and buttons below.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/form.h"

static int foot_wide(vaka_ui *ui, const vaka_foot *foot)
{
    return SDL_max(vaka_widget_button_wide(ui, foot->text), vaka_look_px(ui->look, 110));
}

/* How wide so many are beside each other. */
static int foots_wide(vaka_ui *ui, const vaka_foot *foot, int count, int gap)
{
    int all = (count - 1) * gap;

    for (int i = 0; i < count; i++)
        all += foot_wide(ui, &foot[i]);
    return all;
}

/* How many of them, from the first on, share a row. */
static int count_beside(vaka_ui *ui, const vaka_foot *foot, int count, int wide, int gap)
{
    int beside = 1;

    while (beside < count && foots_wide(ui, foot, beside + 1, gap) <= wide)
        beside++;
    return beside;
}

/* Only one that stands alone may have several lines. */
static int foot_high(vaka_ui *ui, const vaka_foot *foot, int beside, int wide, int row)
{
    if (beside > 1)
        return row;
    return SDL_max(row, vaka_widget_button_high(ui, foot->text, wide, foot->style));
}

/* Those that share a row have equal parts of what is left of it. */
static void draw_foot_row(vaka_ui *ui, SDL_Rect row, const vaka_foot *foot, int count, int gap)
{
    int rest = row.w - foots_wide(ui, foot, count, gap);

    for (int i = 0; i < count; i++) {
        int wide = count == 1 ? row.w : foot_wide(ui, &foot[i]) + rest / count;

        vaka_widget_button(ui, (SDL_Rect){row.x, row.y, wide, row.h}, foot[i].hit, foot[i].text,
                           foot[i].style)
            ->late = true;
        row.x += wide + gap;
    }
}

/* As many in a row as there is room for; returns how high all rows are, and draws them if `draw`.
 */
static int lay_foots(vaka_ui *ui, SDL_Rect box, const vaka_foot *foot, int count, bool draw)
{
    int gap = vaka_look_px(ui->look, 10), y = box.y;

    for (int at = 0, beside; at < count; at += beside) {
        beside = count_beside(ui, &foot[at], count - at, box.w, gap);
        int high = foot_high(ui, &foot[at], beside, box.w, box.h);

        if (draw)
            draw_foot_row(ui, (SDL_Rect){box.x, y, box.w, high}, &foot[at], beside, gap);
        y += high + gap;
    }
    return y - gap - box.y;
}

/* Places the buttons at the bottom; returns where they begin. */
static int draw_foot(vaka_ui *ui, SDL_Rect box, const vaka_foot *foot, int count)
{
    int row = vaka_look_px(ui->look, 40), gap = vaka_look_px(ui->look, 10);
    int bottom = box.y + box.h, right = box.x + box.w;

    if (foots_wide(ui, foot, count, gap) <= box.w) {
        for (int i = count - 1; i >= 0; i--) {
            int wide = foot_wide(ui, &foot[i]);
            SDL_Rect own = {i ? right - wide : box.x, bottom - row, wide, row};

            vaka_widget_button(ui, own, foot[i].hit, foot[i].text, foot[i].style)->late = true;
            right -= wide + gap;
        }
        return bottom - row;
    }
    SDL_Rect rows = {box.x, bottom, box.w, row};
    rows.y -= lay_foots(ui, rows, foot, count, false);
    lay_foots(ui, rows, foot, count, true);
    return rows.y;
}

SDL_Rect vaka_form_card(vaka_ui *ui, const char *title, int wide, const vaka_foot *foot, int count)
{
    int w = ui->look->canvas->w, h = ui->look->canvas->h;
    int pad = SDL_min(vaka_look_px(ui->look, 20), w / 24);
    vaka_type type = vaka_look_named_title(ui->look, title);

    wide = SDL_min(vaka_look_px(ui->look, wide), w - pad);
    type.px = vaka_look_px(ui->look, 32);
    vaka_backdrop_draw(ui->look);
    SDL_Rect card = {(w - wide) / 2, pad / 2, wide, h - pad};
    SDL_Rect body = {card.x + pad, card.y + pad / 2, wide - 2 * pad, 0};
    vaka_paint_round(ui->look->canvas, card, 16, ui->look->theme->paper);
    while (type.px > 14 && vaka_type_wide(ui->look, type, title) > body.w)
        type.px -= 2;
    vaka_type_draw(ui->look, type, body.x, body.y, title);
    body.y += vaka_type_high(ui->look, type) + pad / 3;
    int low = draw_foot(ui, (SDL_Rect){body.x, card.y, body.w, card.h - pad * 2 / 3}, foot, count);
    body.h = low - pad / 2 - body.y;
    return body;
}

vaka_form vaka_form_begin(vaka_ui *ui, SDL_Rect box, vaka_scroll *scroll)
{
    vaka_form form = {ui, box, vaka_look_px(ui->look, 34), vaka_look_px(ui->look, 8), {0}};

    form.box.y = vaka_scroll_begin(ui, scroll, box);
    form.box.w -= vaka_look_px(ui->look, 10);
    return form;
}

static int value_wide(const vaka_form *form, const char *value, bool field)
{
    const vaka_gui_look *look = form->ui->look;

    return SDL_max(vaka_look_px(look, 60), vaka_type_wide(look, vaka_look_bold(look), value) +
                                               vaka_look_px(look, field ? 24 : 12));
}

/* Over all else, with the button where it was pressed. */
static void draw_pin(vaka_form *form)
{
    vaka_ui *ui = form->ui;
    const vaka_form_pin *pin = &form->pin;
    SDL_Rect at = ui->under.box;
    int wide = value_wide(form, pin->value, false);
    SDL_Rect middle = {pin->less ? at.x + at.w : at.x - wide, at.y, wide, at.h};
    SDL_Rect other = {pin->less ? middle.x + wide : middle.x - at.w, at.y, at.w, at.h}, ground;

    SDL_UnionRect(&at, &other, &ground);
    vaka_paint_round(ui->look->canvas, ground, (float)vaka_look_px(ui->look, 6),
                     ui->look->theme->paper);
    vaka_type_in(ui->look, vaka_look_bold(ui->look), middle, 1, pin->value);
    vaka_widget_button(ui, pin->less ? at : other, pin->hits[0], "–", VAKA_BUTTON_PLAIN);
    vaka_widget_button(ui, pin->less ? other : at, pin->hits[1], "+", VAKA_BUTTON_PLAIN);
}

void vaka_form_end(vaka_form *form, vaka_scroll *scroll)
{
    vaka_scroll_end(form->ui, scroll, form->box.y + form->gap);
    if (!form->pin.any)
        return;
    draw_pin(form);
    SDL_Rect at = form->ui->under.box;
    vaka_scroll_by(form->ui, scroll, form->pin.y - at.y - at.h / 2); /* its row goes along */
}

void vaka_form_head(vaka_form *form, const char *text)
{
    SDL_Rect box = {form->box.x, form->box.y + form->gap, form->box.w, 0};

    form->box.y = box.y + form->gap / 2 +
                  vaka_type_block(form->ui->look, vaka_look_head(form->ui->look), box, text);
}

static void block(vaka_form *form, vaka_type type, const char *text)
{
    SDL_Rect box = {form->box.x, form->box.y, form->box.w, 0};

    form->box.y += vaka_type_block(form->ui->look, type, box, text) + form->gap;
}

void vaka_form_words(vaka_form *form, const char *text)
{
    block(form, vaka_look_small(form->ui->look), text);
}

void vaka_form_say(vaka_form *form, const char *text, vaka_ink ink)
{
    vaka_type type = vaka_look_body(form->ui->look);

    type.ink = ink;
    block(form, type, text);
}

void vaka_form_buttons(vaka_form *form, const vaka_foot *foot, int count)
{
    SDL_Rect rows = {form->box.x, form->box.y, form->box.w, form->row};

    form->box.y += lay_foots(form->ui, rows, foot, count, true) + form->gap;
}

void vaka_form_button(vaka_form *form, vaka_hit hit, const char *text, uint32_t style)
{
    SDL_Rect box = {form->box.x, form->box.y, form->box.w, form->row};

    box.h = SDL_max(box.h, vaka_widget_button_high(form->ui, text, box.w, style));
    vaka_widget_button(form->ui, box, hit, text, style);
    form->box.y += box.h + form->gap;
}

/* A pill with a knob: at the right and filled when it is on. */
static void draw_pill(vaka_ui *ui, SDL_Rect box, bool on, bool off)
{
    const vaka_theme *theme = ui->look->theme;
    float radius = (float)box.h / 2;
    vaka_spot knob = {(float)box.x + (on ? (float)box.w - radius : radius), (float)box.y + radius};

    vaka_paint_round(ui->look->canvas, box, radius, on ? theme->accent : theme->paper);
    vaka_paint_frame(ui->look->canvas, box, radius, 1.5f, off ? theme->edge : theme->faint);
    vaka_paint_disk(ui->look->canvas, knob, radius * 0.66f, on ? theme->on_accent : theme->faint);
}

void vaka_form_switch(vaka_form *form, vaka_hit hit, const char *title, const char *text, bool on)
{
    vaka_ui *ui = form->ui;
    int pad = vaka_look_px(ui->look, 10), high = vaka_look_px(ui->look, 20), pill = high * 9 / 5;
    vaka_type bold = vaka_look_bold(ui->look), small = vaka_look_small(ui->look);
    SDL_Rect box = {form->box.x, form->box.y, form->box.w, 0};
    SDL_Rect inner = {box.x + pill + 2 * pad, box.y + pad * 2 / 3, box.w - pill - 3 * pad, 0};
    int first = vaka_type_block_high(ui->look, bold, inner.w, title);
    int second = *text ? vaka_type_block_high(ui->look, small, inner.w, text) : 0;

    box.h = SDL_max(first + second + pad * 4 / 3, form->row);
    vaka_hit *own = vaka_widget_hit(ui, box, hit.what, hit.a, hit.b, title);
    own->off = hit.off;
    vaka_ink ground = ui->look->theme->raised;
    if (!own->off && vaka_widget_has_pointer(ui, own))
        ground = vaka_ink_mix(ground, ui->look->theme->accent, ui->look->dark ? 8 : 25);
    vaka_paint_round(ui->look->canvas, box, (float)vaka_look_px(ui->look, 6), ground);
    vaka_paint_frame(ui->look->canvas, box, (float)vaka_look_px(ui->look, 6), 1.0f,
                     ui->look->theme->edge);
    draw_pill(ui, (SDL_Rect){box.x + pad, box.y + pad * 2 / 3 + (first < high ? 0 : 1), pill, high},
              on, own->off);
    if (own->off)
        bold.ink = ui->look->theme->faint;
    vaka_type_block(ui->look, bold, inner, title);
    inner.y += first;
    if (*text)
        vaka_type_block(ui->look, small, inner, text);
    form->box.y += box.h + form->gap;
}

/* A label at the left of a row with `right` pixels of something else; the row's height. */
static int draw_label(vaka_form *form, int right, const char *text)
{
    vaka_ui *ui = form->ui;
    vaka_type type = vaka_look_body(ui->look);
    SDL_Rect box = {form->box.x, form->box.y, form->box.w - right - form->gap, 0};
    int high = vaka_type_block_high(ui->look, type, box.w, text), row = SDL_max(form->row, high);

    box.y += (row - high) / 2;
    vaka_type_block(ui->look, type, box, text);
    return row;
}

/* Was this button pressed last, and is the pointer still where it was then? */
static bool is_pinned(const vaka_ui *ui, const vaka_hit *hit, const char *label)
{
    SDL_Point at = {ui->x, ui->y};

    return vaka_widget_same(&ui->under, hit) && strcmp(ui->under.label, label) == 0 &&
           SDL_PointInRect(&at, &ui->under.box);
}

/* true: it is drawn last, and not in its row. */
static bool pin_number(vaka_form *form, int y, const char *value, const vaka_hit hits[2])
{
    vaka_form_pin *pin = &form->pin;
    bool less = is_pinned(form->ui, &hits[0], "–");

    if (pin->any || (!less && !is_pinned(form->ui, &hits[1], "+")))
        return false;
    *pin = (vaka_form_pin){
        .any = true, .less = less, .hits = {hits[0], hits[1]}, .y = y + form->row / 2};
    snprintf(pin->value, sizeof pin->value, "%s", value);
    return true;
}

/* "text  [–] 21 [+]"; where `field` is not NULL the number is a field to type into. */
static void draw_number(vaka_form *form, const char *text, const char *value,
                        const vaka_hit hits[2], const vaka_hit *field)
{
    vaka_ui *ui = form->ui;
    int side = form->row;
    int wide = value_wide(form, value, field != NULL);
    int x = form->box.x + form->box.w - wide - 2 * side;
    int row = draw_label(form, wide + 2 * side, text), y = form->box.y + (row - side) / 2;
    SDL_Rect middle = {x + side, y, wide, side};

    form->box.y += row + form->gap;
    if (!field && pin_number(form, y, value, hits))
        return;
    vaka_widget_button(ui, (SDL_Rect){x, y, side, side}, hits[0], "–", VAKA_BUTTON_PLAIN);
    if (field)
        vaka_field_draw(ui, middle, *field, value, "0");
    else
        vaka_type_in(ui->look, vaka_look_bold(ui->look), middle, 1, value);
    vaka_widget_button(ui, (SDL_Rect){x + side + wide, y, side, side}, hits[1], "+",
                       VAKA_BUTTON_PLAIN);
}

void vaka_form_number(vaka_form *form, const char *text, const char *value, vaka_hit less,
                      vaka_hit more)
{
    draw_number(form, text, value, (const vaka_hit[]){less, more}, NULL);
}

void vaka_form_typed_number(vaka_form *form, const char *text, const char *value,
                            const vaka_hit hits[2], vaka_hit field)
{
    draw_number(form, text, value, hits, &field);
}

void vaka_form_field(vaka_form *form, vaka_hit hit, const char *text, const char *value,
                     const char *nothing)
{
    int wide = form->box.w * 11 / 20, row = draw_label(form, wide, text);
    SDL_Rect box = {form->box.x + form->box.w - wide, form->box.y + (row - form->row) / 2, wide,
                    form->row};

    vaka_field_draw(form->ui, box, hit, value, nothing);
    form->box.y += row + form->gap;
}

#define ONE_ROW 85 /* per cent of their width to which choices shrink to be one row */

static int choice_wide(const vaka_form *form, const char *text)
{
    int wide = SDL_max(vaka_widget_button_wide(form->ui, text), vaka_look_px(form->ui->look, 60));

    return wide > form->box.w ? form->box.w : wide;
}

/* 100: they have room, or far too little for one row. */
static int shrink_choices(const vaka_form *form, const char *const *texts, int count)
{
    int all = 0, room = form->box.w - (count - 1) * (form->gap / 2);

    for (int i = 0; i < count; i++)
        all += choice_wide(form, texts[i]);
    return all > room && all * ONE_ROW / 100 <= room ? room * 100 / all : 100;
}

void vaka_form_choice(vaka_form *form, int32_t a, const char *const *texts, int count, int32_t on)
{
    vaka_ui *ui = form->ui;
    int x = form->box.x, right = form->box.x + form->box.w, high = form->row;
    int part = shrink_choices(form, texts, count);

    for (int i = 0; i < count; i++) {
        int wide = choice_wide(form, texts[i]) * part / 100;
        uint32_t style = i == on ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN;

        if (x > form->box.x && x + wide > right) {
            x = form->box.x;
            form->box.y += high + form->gap / 2;
            high = form->row;
        }
        if (part == 100)
            high = SDL_max(high, vaka_widget_button_high(ui, texts[i], wide, style));
        vaka_widget_button(ui, (SDL_Rect){x, form->box.y, wide, high}, vaka_form_hit(a, i),
                           texts[i], style);
        x += wide + form->gap / 2;
    }
    form->box.y += high + form->gap;
}
