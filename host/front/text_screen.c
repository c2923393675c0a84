/* front/text_screen.c - the parts put together: the whole screen of a seat.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "front/text.h"
#include "front/text_parts.h"

#define SCREEN_WIDTH 80

static void put_title(vaka_page *page, const vaka_view *view)
{
    char phase[VAKA_SENTENCE], title[2 * VAKA_SENTENCE], turn[32] = "";

    if (vaka_turn(view->seen) > 0)
        snprintf(turn, sizeof turn, ", turn %d", (int)vaka_turn(view->seen));
    vaka_view_said(view, &view->scene->phase, phase);
    snprintf(title, sizeof title, "%.200s%s%s%s", view->layout->module->title, turn,
             *phase ? ": " : "", phase);
    vaka_page_head(page, title);
}

static void put_seat(vaka_page *page, const vaka_view *view, int32_t seat, int32_t wide)
{
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    vaka_page_add(page, "  %d  %s", (int)seat, vaka_view_seat(view, seat, name));
    vaka_page_put(page, seat == view->seat ? " (you)" : "");
    vaka_page_to(page, wide + 13);
    vaka_page_add(page, "score %s", vaka_view_score(view, seat, score));
    if (view->finished)
        vaka_page_put(page, view->winners & VAKA_SEAT(seat) ? ", won" : "");
    else if (!(vaka_seats_in(view->seen) & VAKA_SEAT(seat)))
        vaka_page_put(page, ", out of the game");
    else if (view->must & VAKA_SEAT(seat))
        vaka_page_put(page, ", to decide");
    vaka_page_put(page, "\n");
}

static void put_seats(vaka_page *page, const vaka_view *view)
{
    char name[VAKA_VIEW_NAME];
    int32_t wide = 0;

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        int32_t own = vaka_page_columns(vaka_view_seat(view, seat, name));
        wide = own > wide ? own : wide;
    }
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        put_seat(page, view, seat, wide);
}

void vaka_text_table(vaka_page *page, const vaka_view *view)
{
    put_title(page, view);
    put_seats(page, view);
    vaka_text_boards(page, view);
    vaka_text_overlays(page, view);
    vaka_text_zones(page, view);
    vaka_text_panels(page, view);
}

void vaka_text_moment(vaka_page *page, const vaka_view *view)
{
    put_title(page, view);
    vaka_text_panel(page, view, 0);
    vaka_page_put(page, "(board shows the board again, screen everything)\n");
}

void vaka_text_prompt(vaka_page *page, const vaka_view *view)
{
    char text[VAKA_SENTENCE], line[VAKA_SENTENCE + 64];
    bool asked = view->seat >= 0 && (view->must & VAKA_SEAT(view->seat));

    if (view->finished) {
        vaka_view_seats(view, view->winners, text, sizeof text);
        snprintf(line, sizeof line, view->winners ? "The game is over: %s won." : "%s",
                 view->winners ? text : "The game is over: a draw.");
    } else if (view->question && asked) {
        vaka_view_question(view, line);
    } else if (view->question) {
        vaka_view_seats(view, view->must, text, sizeof text);
        int length = snprintf(line, sizeof line, "Waiting for %.60s: ", text);
        snprintf(line + length, sizeof line - (size_t)length, "%s", vaka_view_question(view, text));
    } else if (view->scene->prompt.text) {
        vaka_view_said(view, &view->scene->prompt, text);
        snprintf(line, sizeof line, "%s.", text);
        if (*text && strchr(".?:", text[strlen(text) - 1]))
            line[strlen(text)] = '\0';
    } else if (asked) {
        snprintf(line, sizeof line, "It is for you to decide.");
    } else {
        vaka_view_seats(view, view->must, text, sizeof text);
        snprintf(line, sizeof line, "Waiting for %s.", text);
    }
    vaka_page_wrap(page, 0, line);
}

/* The card or rule that asks, as it is printed. */
static void put_asking(vaka_page *page, const vaka_view *view)
{
    char line[2 * VAKA_SENTENCE];

    if (!view->asks)
        return;
    snprintf(line, sizeof line, "%s. %s", vaka_names_say(view->names, view->asks->title),
             vaka_names_say(view->names, view->asks->text));
    vaka_page_wrap(page, 0, line);
}

void vaka_text_question(vaka_page *page, const vaka_view *view)
{
    vaka_refusal why;

    vaka_page_put(page, "\n");
    if (view->question)
        put_asking(page, view);
    vaka_text_prompt(page, view);
    if (view->finished || view->seat < 0)
        return;
    if (!(view->must & VAKA_SEAT(view->seat)) && view->legal_count > 0)
        vaka_page_put(page, "You need not do anything now, but you may:\n");
    vaka_text_actions(page, view);
    if (vaka_door_can_undo(view->door, view->seat, &why))
        vaka_page_put(page, "You can take back your last action: undo.\n");
    if (vaka_door_can_redo(view->door, view->seat, &why))
        vaka_page_put(page, "You can do again what was taken back: redo.\n");
}

char *vaka_text_door(vaka_door *door, const vaka_names *names, int32_t seat)
{
    vaka_view view;
    vaka_page page;

    vaka_view_init(&view, door, names, seat);
    vaka_page_init(&page, SCREEN_WIDTH);
    vaka_text_table(&page, &view);
    vaka_text_question(&page, &view);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

char *vaka_text_screen(vaka_record *record, int32_t seat)
{
    vaka_view view;
    vaka_page page;

    vaka_view_init(&view, vaka_record_door(record), vaka_record_names(record), seat);
    vaka_page_init(&page, SCREEN_WIDTH);
    vaka_text_table(&page, &view);
    vaka_page_head(&page, "Log");
    vaka_text_log(&page, &view, record, 0);
    vaka_text_question(&page, &view);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}
