/* gui/log_view.c - the log as one seat may read it, the newest below.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/gui_inside.h"

#define ENTRIES_MOST 300u /* older ones are in the journal */

static void sentence(const vaka_view *view, const vaka_event *event, char *out)
{
    const char *words = vaka_event_text(view->layout->module, event->id);
    char names[VAKA_SENTENCE];

    if (event->id != VAKA_EVENT_END) {
        vaka_words(view->layout, view->names, words ? words : "?", event->arg, out, VAKA_SENTENCE);
        return;
    }
    vaka_view_seats(view, (uint8_t)event->arg[0], names, sizeof names);
    if (event->arg[0])
        snprintf(out, VAKA_SENTENCE, "The game is over: %.200s won", names);
    else
        snprintf(out, VAKA_SENTENCE, "The game is over: a draw");
}

static int draw_turn(vaka_gui *gui, SDL_Rect box, int y, int turn)
{
    vaka_type type = vaka_gui_small(gui);
    char text[32];

    snprintf(text, sizeof text, "Turn %d", turn);
    return y + vaka_type_block(gui->fonts, type, gui->canvas, (SDL_Rect){box.x, y, box.w, 0}, text);
}

static int draw_entry(vaka_gui *gui, SDL_Rect box, int y, const vaka_event *event, bool fresh)
{
    vaka_type type = vaka_gui_body(gui);
    int bar = vaka_gui_px(gui, 9);
    char text[VAKA_SENTENCE];

    type.px = vaka_gui_px(gui, 14);
    sentence(&gui->play.view, event, text);
    int high = vaka_type_block(gui->fonts, type, gui->canvas,
                               (SDL_Rect){box.x + bar, y, box.w - bar, 0}, text);
    if (fresh)
        vaka_paint_round(gui->canvas, (SDL_Rect){box.x, y + 2, bar / 3, high - 4}, 1,
                         gui->theme->accent);
    return y + high + 1;
}

void vaka_log_draw(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    SDL_Rect box = play->log_box;
    int margin = vaka_gui_px(gui, 12), turn = -1;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_event event;

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, box.w, 1}, gui->theme->edge);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, gui->theme->edge);
    box = (SDL_Rect){box.x + margin, box.y + 3, box.w - margin, box.h - 6};
    play->log.stick = true;
    int y = vaka_scroll_begin(gui, &play->log, box);
    box.w -= margin;
    for (uint32_t i = count > ENTRIES_MOST ? count - ENTRIES_MOST : 0; i < count; i++) {
        if (!vaka_event_for(&log[i].event, play->view.seat, &event))
            continue;
        if (log[i].turn != turn && log[i].turn > 0)
            y = draw_turn(gui, box, y, log[i].turn);
        turn = log[i].turn;
        y = draw_entry(gui, box, y, &event, i >= play->fresh);
    }
    vaka_scroll_end(gui, &play->log, y);
}
