/* gui/ui/field.c - one line of text that is being typed.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/field.h"

#include <string.h>

#include "gui/ui/ui.h"
#include "text/utf8.h"

void vaka_field_begin(vaka_ui *ui, const vaka_hit *hit, char *text, size_t room, bool digits)
{
    ui->field = (vaka_field){.text = text, .room = room, .digits = digits, .hit = *hit};
    ui->focus = *hit;
    ui->dirty = true;
}

void vaka_field_end(vaka_ui *ui)
{
    ui->dirty = ui->dirty || ui->field.text;
    ui->field = (vaka_field){0};
}

/* Takes the last character away, all its bytes. */
static void rub_out(char *text)
{
    size_t length = strlen(text);

    while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80)
        length--;
    text[length > 0 ? length - 1 : 0] = '\0';
}

static void paste(vaka_ui *ui)
{
    char *text = SDL_GetClipboardText();

    if (text)
        vaka_field_type(ui, text);
    SDL_free(text);
}

bool vaka_field_key(vaka_ui *ui, const SDL_Keysym *key)
{
    bool control = (key->mod & KMOD_CTRL) != 0;

    if (!ui->field.text)
        return false;
    ui->field.begun = false;
    switch (key->sym) {
    case SDLK_a:
        ui->field.all = ui->field.all || control;
        ui->dirty = true;
        return true;
    case SDLK_LEFT:
    case SDLK_RIGHT:
        ui->field.all = false;
        ui->dirty = true;
        return true;
    case SDLK_BACKSPACE:
        if (control || ui->field.all)
            ui->field.text[0] = '\0';
        else
            rub_out(ui->field.text);
        ui->field.all = false;
        return true;
    case SDLK_ESCAPE:
        if (ui->field.hit.what == VAKA_HIT_SEARCH)
            ui->field.text[0] = '\0'; /* nothing is searched for any more */
        vaka_field_end(ui);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        vaka_field_end(ui);
        return true;
    case SDLK_TAB:
    case SDLK_UP:
    case SDLK_DOWN:
        vaka_field_end(ui);
        return false;
    case SDLK_v:
        if (control)
            paste(ui);
        return true;
    default: /* letters come as text; the keys of the screen rest meanwhile */
        return !control && (key->sym < SDLK_F1 || key->sym > SDLK_F12);
    }
}

bool vaka_field_type(vaka_ui *ui, const char *letters)
{
    vaka_field *field = &ui->field;

    if (!field->text)
        return false;
    if (field->begun && strcmp(letters, " ") == 0)
        letters = "";
    field->begun = false;
    if (field->all && *letters)
        field->text[0] = '\0';
    field->all = field->all && !*letters;
    for (const char *at = letters; *at;) {
        size_t length = vaka_utf8_shown(at, SIZE_MAX), there = strlen(field->text);
        bool good = length && (!field->digits || (*at >= '0' && *at <= '9'));

        if (good && there + length < field->room) {
            memcpy(field->text + there, at, length);
            field->text[there + length] = '\0';
        }
        at += length ? length : 1;
    }
    ui->dirty = true;
    return true;
}

/* Of a text that is too long the end is seen while it is typed. */
static void draw_end(const vaka_gui_look *look, vaka_type type, SDL_Rect inner, const char *text)
{
    int wide = vaka_type_wide(look, type, text), high = vaka_type_high(look, type);
    SDL_Rect clip, before;

    SDL_GetClipRect(look->canvas, &before);
    SDL_IntersectRect(&before, &inner, &clip);
    SDL_SetClipRect(look->canvas, &clip);
    vaka_type_draw(look, type, inner.x + inner.w - wide, inner.y + (inner.h - high) / 2, text);
    SDL_SetClipRect(look->canvas, &before);
}

vaka_hit *vaka_field_draw(vaka_ui *ui, SDL_Rect box, vaka_hit hit, const char *text,
                          const char *nothing)
{
    vaka_hit *own = vaka_widget_hit(ui, box, hit.what, hit.a, hit.b, *text ? text : nothing);
    bool typing = ui->field.text && vaka_widget_same(own, &ui->field.hit);
    int margin = vaka_look_px(ui->look, 10);

    own->field = true;
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};
    vaka_type type = vaka_look_body(ui->look);
    float radius = (float)vaka_look_px(ui->look, 6);

    vaka_paint_round(ui->look->canvas, box, radius, ui->look->theme->raised);
    vaka_paint_frame(ui->look->canvas, box, radius, typing ? 2.0f : 1.0f,
                     typing ? ui->look->theme->ink : ui->look->theme->edge);
    if (!*text && !typing)
        type.ink = ui->look->theme->faint;
    const char *shown = *text || typing ? text : nothing;
    int caret = typing ? vaka_look_px(ui->look, 2) : 0,
        wide = vaka_type_wide(ui->look, type, shown);
    inner.w -= 2 * caret;
    if (typing && ui->field.all)
        vaka_paint_box(
            ui->look->canvas,
            (SDL_Rect){inner.x, box.y + box.h / 6, SDL_min(wide, inner.w), box.h * 2 / 3},
            ui->look->theme->accent);
    if (typing && wide > inner.w) {
        draw_end(ui->look, type, inner, shown);
        wide = inner.w;
    } else {
        vaka_type_in(ui->look, type, inner, 0, shown);
    }
    if (typing)
        vaka_paint_box(ui->look->canvas,
                       (SDL_Rect){inner.x + wide + caret, box.y + box.h / 5, caret, box.h * 3 / 5},
                       ui->look->theme->ink);
    return own;
}
