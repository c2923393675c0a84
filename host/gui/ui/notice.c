/* gui/ui/notice.c - a sentence beside the pointer: why not, or what went wrong.
 *
 * SPDX-License-Identifier: MIT */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gui/ui/ui.h"

void vaka_notice_set(vaka_ui *ui, bool bad, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(ui->notice, sizeof ui->notice, format, args);
    va_end(args);
    ui->notice_bad = bad;
    ui->notice_rule = NULL;
    ui->notice_x = ui->x;
    ui->notice_y = ui->y;
    ui->notice_of = ui->screen;
    ui->notice_off = (SDL_Rect){0};
    ui->dirty = true;
}

void vaka_notice_say(vaka_ui *ui, bool bad, const char *sentence)
{
    vaka_notice_set(ui, bad, "%s", vaka_ui_say(ui, sentence));
}

void vaka_notice_error(vaka_ui *ui, const char *sentence, const char *error)
{
    char again[VAKA_NOTICE], line[VAKA_NOTICE];

    vaka_say_again(ui->language, error, again, sizeof again);
    vaka_say_with(ui->language, sentence, VAKA_WITH(again), line, sizeof line);
    vaka_notice_set(ui, true, "%s", line);
}

/* "You may not: there are only 2 stones left (rule 2)." And what the rule says. */
void vaka_notice_refusal(vaka_ui *ui, const vaka_view *view, const vaka_refusal *why)
{
    char text[VAKA_SENTENCE], line[VAKA_NOTICE];
    const char *digest;

    vaka_view_refusal(view, why, text);
    if (!why->rule || !*why->rule) {
        vaka_say_with(view->language, "You may not: {0}.", VAKA_WITH(text), line, sizeof line);
        vaka_notice_set(ui, true, "%s", line);
        return;
    }
    vaka_say_with(view->language, "You may not: {0} (rule {1}).", VAKA_WITH(text, why->rule), line,
                  sizeof line);
    digest = vaka_say_clause(view->language, why->rule);
    if (digest) {
        vaka_notice_set(ui, true, "%s\n%s: %s", line, why->rule, digest);
        return;
    }
    vaka_notice_set(ui, true, "%s", line);
    ui->notice_rule = why->rule;
}

void vaka_notice_explain(vaka_ui *ui, const vaka_language *language)
{
    size_t length = strlen(ui->notice);
    char number[48];

    for (char part = 'a'; ui->notice_rule && part <= 'z'; part++) {
        snprintf(number, sizeof number, "%.40s%c", ui->notice_rule, part);
        const char *digest = vaka_say_clause(language, number);
        if (!digest || length + strlen(number) + strlen(digest) + 4 > sizeof ui->notice)
            break;
        length += (size_t)snprintf(ui->notice + length, sizeof ui->notice - length, "\n%s: %s",
                                   number, digest);
    }
    ui->notice_rule = NULL;
}

/* Once: the rest of the game goes on with plain signs. */
void vaka_notice_missing(vaka_ui *ui)
{
    const char *key = ui->start->robot || ui->notice[0] ? NULL : vaka_art_missing(ui->look->art);
    const char *why = key ? vaka_art_why(ui->look->art) : "";
    char text[VAKA_NOTICE];

    if (key)
        vaka_notice_set(
            ui, false, "%s%s%s",
            vaka_say_with(ui->language,
                          "The drawing {0} cannot be read: plain signs stand in for it.",
                          VAKA_WITH(key), text, sizeof text),
            *why ? "\n" : "", why);
}

/* Beside the point where it was said. */
static SDL_Rect beside(const vaka_ui *ui, SDL_Rect box, int margin)
{
    int w = ui->look->canvas->w, h = ui->look->canvas->h;

    box.x = ui->notice_x >= 0 ? ui->notice_x + margin : (w - box.w) / 2;
    box.x = SDL_min(box.x, w - margin - box.w);
    box.y = ui->notice_y >= 0 ? ui->notice_y + margin : h / 2;
    if (box.y + box.h > h - margin)
        box.y = ui->notice_y - margin - box.h;
    if (SDL_HasIntersection(&box, &ui->notice_off)) {
        int below = ui->notice_off.y + ui->notice_off.h;

        if (ui->notice_off.y - box.h > margin)
            box.y = ui->notice_off.y - box.h;
        else if (below + box.h <= h - margin)
            box.y = below;
    }
    box.y = SDL_max(box.y, margin);
    return box;
}

/* How many things it would hide that can be pressed. */
static int hides(const vaka_ui *ui, const SDL_Rect *box)
{
    int count = 0;

    for (int i = 0; i < ui->hit_count; i++)
        count += !ui->hits[i].silent && SDL_HasIntersection(&ui->hits[i].box, box);
    return count;
}

/* What was said on another screen is beside nothing here: it goes where it hides least, from the
 * lower edge upwards, first in the middle. */
static SDL_Rect aside(const vaka_ui *ui, SDL_Rect box, int margin)
{
    int right = ui->look->canvas->w - margin - box.w, step = SDL_max(margin, 4);
    const int across[] = {(ui->look->canvas->w - box.w) / 2, right, margin};
    SDL_Rect best = {across[0], ui->look->canvas->h - margin - box.h, box.w, box.h};
    int least = hides(ui, &best);

    box.y = best.y;
    for (; box.y >= margin && least > 0; box.y -= step)
        for (size_t i = 0; i < sizeof across / sizeof *across; i++) {
            box.x = across[i];
            int other = hides(ui, &box);

            best = other < least ? box : best;
            least = SDL_min(other, least);
        }
    return best;
}

/* How large it is, and its letters. All of it has to be read: wider, at last in smaller letters. */
static SDL_Rect measure(const vaka_ui *ui, vaka_type *type)
{
    int w = ui->look->canvas->w, h = ui->look->canvas->h, margin = vaka_look_px(ui->look, 12);
    int wide = vaka_look_px(ui->look, strlen(ui->notice) > 300 ? 520 : 360);
    SDL_Rect box = {0};

    *type = vaka_look_body(ui->look);
    wide = SDL_min(wide, w - 2 * margin);
    while (vaka_type_block_high(ui->look, *type, wide - 2 * margin, ui->notice) > h - 3 * margin &&
           (wide < w - 2 * margin || type->px > 8)) {
        if (wide >= w - 2 * margin)
            type->px--;
        wide = SDL_min(wide + wide / 4, w - 2 * margin);
    }
    int line = vaka_type_wide(ui->look, *type, ui->notice) + 2 * margin;
    box.w = line < wide && !strchr(ui->notice, '\n') ? line : wide;
    box.h = vaka_type_block_high(ui->look, *type, box.w - 2 * margin, ui->notice) + margin;
    return box;
}

bool vaka_notice_place(const vaka_ui *ui, SDL_Rect *out)
{
    vaka_type type;

    if (!ui->notice[0] || ui->notice_of != ui->screen)
        return false;
    *out = beside(ui, measure(ui, &type), vaka_look_px(ui->look, 12));
    return true;
}

void vaka_notice_draw(vaka_ui *ui)
{
    int margin = vaka_look_px(ui->look, 12);
    vaka_type type;

    if (!ui->notice[0])
        return;
    SDL_Rect box = measure(ui, &type);
    box = ui->notice_of == ui->screen ? beside(ui, box, margin) : aside(ui, box, margin);
    ui->notice_box = box;
    vaka_paint_round(ui->look->canvas, (SDL_Rect){box.x + 2, box.y + 3, box.w, box.h}, 8,
                     0x50000000);
    vaka_paint_round(ui->look->canvas, box, 8, ui->look->theme->raised);
    vaka_paint_frame(ui->look->canvas, box, 8, 2,
                     ui->notice_bad ? ui->look->theme->refuse : ui->look->theme->edge);
    vaka_type_block(ui->look, type,
                    (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, 0},
                    ui->notice);
}
