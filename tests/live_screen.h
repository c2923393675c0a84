/* tests/live_screen.h - the screen of a seat of a live match that has no record, as text.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_LIVE_SCREEN_H
#define UNIT_LIVE_SCREEN_H

#include "front/text_parts.h"

/* In 80 columns, without a log; owned by the caller. `names` may be NULL. */
static inline char *live_screen(vaka_live *live, const vaka_names *names, int32_t seat)
{
    vaka_view view;
    vaka_page page;

    vaka_view_init(&view, live, names, seat);
    vaka_page_init(&page, 80);
    vaka_text_table(&page, &view);
    vaka_text_question(&page, &view);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

#endif
