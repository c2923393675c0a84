/* front/text_log.c - the log as one seat may read it.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text_parts.h"

uint32_t vaka_text_log(vaka_page *page, const vaka_view *view, const vaka_record *record,
                       uint32_t from)
{
    uint32_t count, written = 0;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    int32_t turn = INT32_MIN;
    vaka_event event;
    char text[VAKA_SENTENCE];

    for (uint32_t i = from; i < count; i++) {
        if (!vaka_event_for(&log[i].event, view->seat, &event) ||
            vaka_view_retold(view, log, i, count))
            continue;
        if (log[i].turn != turn && log[i].turn > 0)
            vaka_page_tell(page, view->language, 2, "Turn {0}", VAKA_WITH(VAKA_INT(log[i].turn)));
        turn = log[i].turn;
        vaka_page_wrap(page, 4, vaka_view_event(view, &event, text));
        written++;
    }
    return written;
}
