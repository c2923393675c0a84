/* gui/board/action_said.c - an action as the window words it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/board/board.h"

const char *vaka_action_said(const vaka_view *view, const vaka_action *action,
                             char out[VAKA_SENTENCE])
{
    char title[VAKA_SENTENCE], price[VAKA_SENTENCE];

    vaka_view_action(view, action, out);
    snprintf(title, sizeof title, "%s", out);
    if (!*title || !view->scene)
        return out;
    if (vaka_picks_marked(view, action, VAKA_TONE_BAD, price) && *price)
        vaka_say_with(view->language, "{0} ({1})", VAKA_WITH(title, price), out, VAKA_SENTENCE);
    else if (vaka_picks_marked(view, action, VAKA_TONE_WARN, price) && *price)
        vaka_say_with(view->language, "{0} (costs {1})", VAKA_WITH(title, price), out,
                      VAKA_SENTENCE);
    return out;
}
