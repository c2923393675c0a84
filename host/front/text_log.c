/* front/text_log.c - the log as one seat may read it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "front/text_parts.h"

static void put_entry(vaka_page *page, const vaka_view *view, const vaka_event *event)
{
    const char *sentence = vaka_event_text(view->layout->module, event->id);
    char text[VAKA_SENTENCE], names[VAKA_SENTENCE];

    if (event->id == VAKA_EVENT_END) {
        uint8_t winners = (uint8_t)event->arg[0];

        vaka_view_seats(view, winners, names, sizeof names);
        vaka_say_with(view->language,
                      winners ? VAKA_TEXT("The game is over: {0} won")
                              : VAKA_TEXT("The game is over: a draw"),
                      VAKA_WITH(names), text, sizeof text);
    } else {
        vaka_sentence(view->layout, view->names, sentence ? sentence : "?", event->arg, text,
                      sizeof text);
    }
    vaka_page_wrap(page, 4, text);
}

uint32_t vaka_text_log(vaka_page *page, const vaka_view *view, const vaka_record *record,
                       uint32_t from)
{
    uint32_t count, written = 0;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    int32_t turn = INT32_MIN;
    vaka_event event;

    for (uint32_t i = from; i < count; i++) {
        if (!vaka_event_for(&log[i].event, view->seat, &event) ||
            vaka_view_retold(view, log, i, count))
            continue;
        if (log[i].turn != turn && log[i].turn > 0)
            vaka_page_tell(page, view->language, 2, "Turn {0}", VAKA_WITH(VAKA_INT(log[i].turn)));
        turn = log[i].turn;
        put_entry(page, view, &event);
        written++;
    }
    return written;
}
