/* gui/ui/notice.c - a sentence beside the pointer: why not, or what went wrong.
 *
 * SPDX-License-Identifier: MIT */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gui/gui_inside.h"

void vaka_notice_set(vaka_gui *gui, bool bad, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(gui->notice, sizeof gui->notice, format, args);
    va_end(args);
    gui->notice_bad = bad;
    gui->notice_rule = NULL;
    gui->notice_x = gui->x;
    gui->notice_y = gui->y;
    gui->dirty = true;
}

void vaka_notice_error(vaka_gui *gui, const char *sentence, const char *error)
{
    char again[VAKA_NOTICE], line[VAKA_NOTICE];

    vaka_say_again(gui->language, error, again, sizeof again);
    vaka_say_with(gui->language, sentence, VAKA_WITH(again), line, sizeof line);
    vaka_notice_set(gui, true, "%s", line);
}

/* "You may not: there are only 2 stones left (rule 2)." And what the rule says. */
void vaka_notice_refusal(vaka_gui *gui, const vaka_refusal *why)
{
    const vaka_view *view = &gui->play.view;
    char text[VAKA_SENTENCE], line[VAKA_NOTICE];
    const char *digest;

    vaka_view_refusal(view, why, text);
    if (!why->rule || !*why->rule) {
        vaka_say_with(view->language, "You may not: {0}.", VAKA_WITH(text), line, sizeof line);
        vaka_notice_set(gui, true, "%s", line);
        return;
    }
    vaka_say_with(view->language, "You may not: {0} (rule {1}).", VAKA_WITH(text, why->rule), line,
                  sizeof line);
    digest = vaka_say_clause(view->language, why->rule);
    if (digest) {
        vaka_notice_set(gui, true, "%s\n%s: %s", line, why->rule, digest);
        return;
    }
    vaka_notice_set(gui, true, "%s", line);
    gui->notice_rule = why->rule;
}

void vaka_notice_explain(vaka_gui *gui)
{
    const vaka_language *language = gui->play.view.language;
    size_t length = strlen(gui->notice);
    char number[48];

    for (char part = 'a'; gui->notice_rule && part <= 'z'; part++) {
        snprintf(number, sizeof number, "%.40s%c", gui->notice_rule, part);
        const char *digest = vaka_say_clause(language, number);
        if (!digest || length + strlen(number) + strlen(digest) + 4 > sizeof gui->notice)
            break;
        length += (size_t)snprintf(gui->notice + length, sizeof gui->notice - length, "\n%s: %s",
                                   number, digest);
    }
    gui->notice_rule = NULL;
}

void vaka_notice_draw(vaka_gui *gui)
{
    int margin = vaka_gui_px(gui, 12),
        wide = vaka_gui_px(gui, strlen(gui->notice) > 300 ? 520 : 360);
    vaka_type type = vaka_gui_body(gui);
    SDL_Rect box;

    if (!gui->notice[0])
        return;
    if (wide > gui->canvas->w - 2 * margin)
        wide = gui->canvas->w - 2 * margin;
    int line = vaka_type_wide(gui->fonts, type, gui->notice) + 2 * margin;
    box.w = line < wide && !strchr(gui->notice, '\n') ? line : wide;
    box.h = vaka_type_block_high(gui->fonts, type, box.w - 2 * margin, gui->notice) + margin;
    box.x = gui->notice_x >= 0 ? gui->notice_x + margin : (gui->canvas->w - box.w) / 2;
    box.y = gui->notice_y >= 0 ? gui->notice_y + margin : gui->canvas->h / 2;
    if (box.x + box.w > gui->canvas->w - margin)
        box.x = gui->canvas->w - margin - box.w;
    if (box.y + box.h > gui->canvas->h - margin)
        box.y = gui->notice_y - margin - box.h;
    if (box.y < margin)
        box.y = margin;
    vaka_paint_round(gui->canvas, (SDL_Rect){box.x + 2, box.y + 3, box.w, box.h}, 8, 0x50000000);
    vaka_paint_round(gui->canvas, box, 8, gui->theme->raised);
    vaka_paint_frame(gui->canvas, box, 8, 2,
                     gui->notice_bad ? gui->theme->refuse : gui->theme->edge);
    vaka_type_block(gui->fonts, type, gui->canvas,
                    (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, 0},
                    gui->notice);
}
