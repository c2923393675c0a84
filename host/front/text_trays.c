/* front/text_trays.c - what can be had in this step, row by row.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "front/picks.h"
#include "front/text_parts.h"
#include "table/codec.h"

#define COLUMN_MOST 28

/* Columns that the longest of some texts takes. */
static int32_t wider(int32_t wide, const char *text)
{
    int32_t own = vaka_page_columns(text);

    own = own > COLUMN_MOST ? COLUMN_MOST : own;
    return own > wide ? own : wide;
}

/* Why it cannot be had, for whom it is asked: on a line of its own. */
static void put_why(vaka_page *page, const vaka_view *view, const vaka_tray *row)
{
    char text[VAKA_SENTENCE];

    if (row->why.text && view->legal_count > 0 && !vaka_picks_has_tray(view, row))
        vaka_page_tell(page, view->language, 6, "    not now: {0}",
                       VAKA_WITH(vaka_view_said(view, &row->why, text)));
}

/* "  build  Boat      2 points  3 left" */
static void put_row(vaka_page *page, const vaka_view *view, const vaka_tray *row,
                    const int32_t wide[2])
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, row->verb);
    char name[VAKA_VIEW_NAME], cost[VAKA_SENTENCE];

    vaka_page_add(page, "  %s", verb ? verb->name : "");
    vaka_page_to(page, wide[0] + 4);
    vaka_page_put(page, vaka_view_tray(view, row, name));
    vaka_page_to(page, wide[0] + wide[1] + 6);
    vaka_page_put(page, vaka_view_said(view, &row->cost, cost));
    if (row->stock != VAKA_NONE)
        vaka_page_say(page, view->language, *cost ? VAKA_TEXT(", {0} left") : VAKA_TEXT("{0} left"),
                      VAKA_WITH(VAKA_INT(row->stock)));
    vaka_page_put(page, "\n");
    put_why(page, view, row);
}

/* "  North: 3 of 5 left" */
static void put_purse(vaka_page *page, const vaka_view *view, const vaka_purse *purse)
{
    char text[VAKA_SENTENCE];

    vaka_page_put(page, "  ");
    vaka_page_say(page, view->language, "{0}: {1} of {2} left",
                  VAKA_WITH(vaka_view_said(view, &purse->said, text), VAKA_INT(purse->left),
                            VAKA_INT(purse->all)));
    vaka_page_put(page, "\n");
}

void vaka_text_trays(vaka_page *page, const vaka_view *view)
{
    const vaka_scene *scene = view->scene;
    int32_t wide[2] = {0, 0};
    char name[VAKA_VIEW_NAME];

    if (scene->tray_count == 0)
        return;
    for (uint32_t i = 0; i < scene->tray_count; i++) {
        const vaka_verb *verb = vaka_verb_row(view->layout->module, scene->trays[i].verb);

        wide[0] = wider(wide[0], verb ? verb->name : "");
        wide[1] = wider(wide[1], vaka_view_tray(view, &scene->trays[i], name));
    }
    vaka_page_head(page, vaka_say(view->language, "To be had"));
    for (uint32_t i = 0; i < scene->purse_count; i++)
        put_purse(page, view, &scene->purses[i]);
    for (uint32_t i = 0; i < scene->tray_count; i++)
        put_row(page, view, &scene->trays[i], wide);
}
