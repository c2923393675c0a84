/* gui/play/recap_view.c - what has happened since this seat looked last, as it may know it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"
#include "gui/ui/form.h"

bool vaka_recap_any(vaka_play *play)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_event event;

    for (uint32_t i = play->fresh; i < count; i++)
        if (vaka_event_for(&log[i].event, play->view.seat, &event))
            return true;
    return false;
}

static void put_entries(vaka_play *play, vaka_form *form)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_event event;
    int turn = -1;
    char text[VAKA_SENTENCE];

    for (uint32_t i = play->fresh; i < count; i++) {
        if (!vaka_event_for(&log[i].event, play->view.seat, &event))
            continue;
        if (log[i].turn != turn && log[i].turn > 0) {
            vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(log[i].turn)), text,
                          sizeof text);
            vaka_form_words(form, text);
        }
        turn = log[i].turn;
        vaka_log_sentence(&play->view, &event, text);
        vaka_form_say(form, text, play->look->theme->ink);
        form->box.y -= form->gap / 2;
    }
}

void vaka_recap_draw(vaka_play *play)
{
    vaka_foot foot[] = {
        {(vaka_hit){.what = VAKA_HIT_NEXT}, vaka_ui_say(play->ui, "Go on"), VAKA_BUTTON_MAIN}};
    char title[VAKA_SENTENCE], name[VAKA_VIEW_NAME];

    vaka_view_seat(&play->view, play->view.seat, name);
    vaka_say_with(play->ui->language, "{0}: since you last looked", VAKA_WITH(name), title,
                  sizeof title);
    SDL_Rect body = vaka_form_card(play->ui, title, 680, foot, 1);
    vaka_form form = vaka_form_begin(play->ui, body, &play->recap_scroll);
    put_entries(play, &form);
    vaka_form_end(&form, &play->recap_scroll);
}
