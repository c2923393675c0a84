/* front/text_screen.c - the parts put together: the whole screen of a seat, and its log.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text.h"
#include "front/text_parts.h"
#include "match/deal.h"
#include "table/codec.h"
#include "table/result.h"
#include "text/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCREEN_WIDTH 80
#define RULE "    ----------------------------------------\n" /* about a great moment */
#define TIMES_TEXT 16   /* room for how often the same was told */
#define GLANCE_LINES 60 /* a table of more is shown by itself in short only */

/* How often the first entry comes in a row, in one turn: five of a kind are not five sentences. */
static uint32_t told_times(const vaka_view *view, const vaka_log_entry *log, uint32_t count)
{
    vaka_event first, next;
    uint32_t times = 1;

    vaka_event_for(&log[0].event, view->seat, &first);
    while (times < count && first.id != VAKA_EVENT_DIE && log[times].turn == log[0].turn &&
           vaka_event_for(&log[times].event, view->seat, &next) &&
           memcmp(&first, &next, sizeof first) == 0)
        times++;
    return times;
}

/* What passed by itself next, for the same seat in the same turn, is named behind it, once each.
 * Returns how many entries are told. */
static uint32_t put_passed(const vaka_view *view, const vaka_log_entry *log, uint32_t count,
                           char *text, size_t room)
{
    char passed[VAKA_SENTENCE];
    vaka_event event;
    uint32_t told = 1;

    for (;
         told < count && log[told].turn == log[0].turn && log[told].event.id == VAKA_EVENT_ITSELF &&
         log[told].event.arg[0] == log[0].event.arg[0] &&
         vaka_event_for(&log[told].event, view->seat, &event) &&
         !vaka_view_retold(view, log, told, count);
         told++) {
        size_t used = strlen(text);

        if (!strstr(text, vaka_view_passed(view, &event, passed)))
            snprintf(text + used, room - used, ", %s", passed);
    }
    return told;
}

/* Before the full stop, if there is one. `text` has room for TIMES_TEXT more. */
static void put_times(char *text, uint32_t times)
{
    size_t length = strlen(text);
    bool stop = length > 0 && text[length - 1] == '.';

    snprintf(text + length - stop, TIMES_TEXT, " × %u%s", (unsigned)times, stop ? "." : "");
}

/* Of the last entry before `from` that the view's seat has read. */
static int32_t turn_before(const vaka_view *view, const vaka_record *record, uint32_t from)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    vaka_event event;

    for (uint32_t i = from < count ? from : count; i > 0; i--)
        if (vaka_event_for(&log[i - 1].event, view->seat, &event) &&
            !vaka_view_retold(view, log, i - 1, count))
            return log[i - 1].turn;
    return INT32_MIN;
}

/* A turn is named where it is another than `turn`. */
static uint32_t put_log(vaka_page *page, const vaka_view *view, const vaka_record *record,
                        uint32_t from, int32_t turn)
{
    uint32_t count, written = 0;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    bool ruled = false;
    vaka_event event;
    char text[VAKA_SENTENCE + TIMES_TEXT];

    for (uint32_t i = from, times; i < count; i += times - 1, i++) {
        times = 1;
        if (!vaka_event_for(&log[i].event, view->seat, &event) ||
            vaka_view_retold(view, log, i, count))
            continue;
        if (log[i].turn != turn && log[i].turn > 0) {
            vaka_page_tell(page, view->language, 2, "Turn {0}", VAKA_WITH(VAKA_INT(log[i].turn)));
            ruled = false;
        }
        turn = log[i].turn;
        bool great = vaka_moment_of(view->layout, event.id) != NULL;
        if (great && !ruled)
            vaka_page_put(page, RULE);
        vaka_view_event(view, &event, text);
        if (event.id == VAKA_EVENT_ITSELF) {
            times = put_passed(view, log + i, count - i, text, sizeof text);
        } else {
            times = told_times(view, log + i, count - i);
            if (times > 1)
                put_times(text, times);
        }
        vaka_page_wrap(page, 4, text);
        if (great)
            vaka_page_put(page, RULE);
        ruled = great;
        written++;
    }
    return written;
}

uint32_t vaka_text_log(vaka_page *page, const vaka_view *view, const vaka_record *record,
                       uint32_t from)
{
    return put_log(page, view, record, from, INT32_MIN);
}

uint32_t vaka_text_news(vaka_page *page, const vaka_view *view, const vaka_record *record,
                        uint32_t from)
{
    return put_log(page, view, record, from, turn_before(view, record, from));
}

static void put_title(vaka_page *page, const vaka_view *view)
{
    char phase[VAKA_SENTENCE], title[2 * VAKA_SENTENCE], turn[64] = "";

    vaka_view_said(view, &view->scene->phase, phase);
    if (vaka_turn(view->seen) > 0 && !vaka_view_says_turn(view, phase))
        vaka_say_with(view->language, ", turn {0}", VAKA_WITH(VAKA_INT(vaka_turn(view->seen))),
                      turn, sizeof turn);
    snprintf(title, sizeof title, "%.200s%s%s%s",
             vaka_say(view->language, view->layout->module->title), turn,
             *phase ? vaka_say(view->language, VAKA_COLON) : "", phase);
    vaka_page_head(page, title);
}

/* The parts of a turn on one line, the one being played in brackets. */
static void put_stages(vaka_page *page, const vaka_view *view)
{
    const vaka_scene *scene = view->scene;
    char text[VAKA_SENTENCE];

    if (scene->stage_count == 0)
        return;
    for (uint32_t i = 0; i < scene->stage_count; i++)
        vaka_page_add(page, (int32_t)i == scene->stage ? "%s[%s]" : "%s%s", i > 0 ? " > " : "  ",
                      vaka_view_said(view, &scene->stages[i], text));
    vaka_page_put(page, "\n");
}

static void put_seat(vaka_page *page, const vaka_view *view, int32_t seat, int32_t wide)
{
    char name[VAKA_VIEW_NAME], score[VAKA_VIEW_NAME];

    vaka_page_add(page, "  %d  %s", (int)seat + 1, vaka_view_seat(view, seat, name));
    if (seat == view->seat)
        vaka_page_say(page, view->language, " (you)", NULL);
    vaka_page_to(page, wide + 13);
    vaka_page_say(page, view->language, "score {0}", VAKA_WITH(vaka_view_score(view, seat, score)));
    if (view->finished && view->winners & VAKA_SEAT(seat))
        vaka_page_say(page, view->language, ", won", NULL);
    else if (!view->finished && !(vaka_seats_in(view->seen) & VAKA_SEAT(seat)))
        vaka_page_say(page, view->language, ", out of the game", NULL);
    else if (!view->finished && view->must & VAKA_SEAT(seat))
        vaka_page_say(page, view->language, ", to decide", NULL);
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
    vaka_text_order(page, view);
}

void vaka_text_table(vaka_page *page, const vaka_view *view)
{
    put_title(page, view);
    put_stages(page, view);
    put_seats(page, view);
    vaka_text_boards(page, view, false);
    vaka_text_overlays(page, view);
    vaka_text_counters(page, view);
    vaka_text_zones(page, view);
    vaka_text_mats(page, view);
    vaka_text_trays(page, view);
    vaka_text_panels(page, view);
}

static uint32_t lines_of(const char *text)
{
    uint32_t lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static bool is_long(const vaka_view *view, int32_t width)
{
    vaka_page all;

    vaka_page_init(&all, width);
    vaka_text_table(&all, view);
    uint32_t lines = lines_of(all.text);
    vaka_page_done(&all);
    return lines > GLANCE_LINES;
}

/* The drawing, unless the reader has it before his eyes. */
static void put_drawings(vaka_page *page, const vaka_view *view, char **before)
{
    vaka_page drawn;

    vaka_page_init(&drawn, page->width);
    vaka_text_drawings(&drawn, view);
    char *now = vaka_page_take(&drawn);
    if (*now && *before && strcmp(*before, now) == 0)
        vaka_page_tell(page, view->language, 0, "(the board looks as it did)", NULL);
    else
        vaka_text_drawings(page, view);
    free(*before);
    *before = now;
}

/* What it is about now: the first panel, those in the middle of a screen, and the deal that is
 * talked about, which is the last one. */
static void put_panels_now(vaka_page *page, const vaka_view *view)
{
    uint32_t count = view->scene->panel_count;
    bool deal = vaka_deal_open(vaka_position_of(view->seen));

    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || view->scene->panels[i].middle || (deal && i == count - 1))
            vaka_text_panel(page, view, i);
}

void vaka_text_glance(vaka_page *page, const vaka_view *view, char **board)
{
    if (!is_long(view, page->width)) {
        vaka_text_table(page, view);
        return;
    }
    put_title(page, view);
    put_stages(page, view);
    put_seats(page, view);
    put_drawings(page, view, board);
    vaka_text_counters(page, view);
    if (view->seat >= 0)
        vaka_text_holdings(page, view);
    put_panels_now(page, view);
    vaka_page_tell(
        page, view->language, 0,
        view->layout->board_count
            ? VAKA_TEXT("(board tells what lies on the board, look PLACE more of one place, screen "
                        "shows everything)")
            : VAKA_TEXT("(look PLACE tells more of one place, screen shows everything)"),
        NULL);
}

void vaka_text_moment(vaka_page *page, const vaka_view *view)
{
    put_title(page, view);
    if (view->scene->panel_count > 0)
        put_panels_now(page, view);
    else
        vaka_text_counters(page, view);
    vaka_page_tell(page, view->language, 0,
                   view->layout->board_count
                       ? VAKA_TEXT("(board shows the board again, screen everything)")
                       : VAKA_TEXT("(screen shows everything again)"),
                   NULL);
}

/* Who is being waited for, and with a script's question for what. */
static void say_waiting(const vaka_view *view, char *out, size_t room)
{
    char names[VAKA_SENTENCE], question[VAKA_SENTENCE];

    vaka_view_seats(view, view->must, names, sizeof names);
    if (view->question)
        vaka_say_with(view->language, "Waiting for {0}: {1}",
                      VAKA_WITH(names, vaka_view_question(view, question)), out, room);
    else
        vaka_say_with(view->language, "Waiting for {0}.", VAKA_WITH(names), out, room);
}

static void say_end(const vaka_view *view, char *out, size_t room)
{
    char names[VAKA_SENTENCE], why[VAKA_SENTENCE];

    vaka_view_seats(view, view->winners, names, sizeof names);
    const vaka_result *result = vaka_result_of(vaka_position_of(view->seen));
    if (result && result->lost)
        vaka_say_with(view->language, "The game is over: all have lost.", NULL, out, room);
    else if (view->winners)
        vaka_say_with(view->language, "The game is over: {0} won.", VAKA_WITH(names), out, room);
    else
        vaka_say_with(view->language, "The game is over: a draw.", NULL, out, room);
    size_t length = strlen(out);
    if (*vaka_view_reason(view, why) && length + 1 < room) {
        size_t end = strlen(why);

        why[end - (why[end - 1] == '.')] = '\0'; /* whoever wrote a whole sentence */
        out[length++] = ' ';
        vaka_say_with(view->language, "Why: {0}.", VAKA_WITH(why), out + length, room - length);
    }
}

/* What the seat has sealed so far, where no ghosts of a tray show it. */
static void say_sealed(const vaka_view *view, char *out, size_t room)
{
    vaka_buffer list;
    char all[VAKA_SENTENCE], one[VAKA_SENTENCE];

    out[0] = '\0';
    if (!view->planned_count || view->scene->tray_count)
        return;
    list = vaka_buffer_on(all, sizeof all);
    for (uint32_t i = 0; i < view->planned_count; i++) {
        vaka_buffer_put(&list, i ? vaka_say(view->language, VAKA_APART) : "");
        vaka_buffer_put(&list, vaka_view_action(view, &view->planned[i], one));
    }
    out[0] = ' ';
    vaka_say_with(view->language, "So far, in secret: {0}.", VAKA_WITH(all), out + 1, room - 1);
}

void vaka_text_asked(const vaka_view *view, char line[VAKA_PROMPT_LINE])
{
    char text[VAKA_SENTENCE];
    bool asked = view->seat >= 0 && (view->must & VAKA_SEAT(view->seat));

    if (view->finished) {
        say_end(view, line, VAKA_PROMPT_LINE);
    } else if (view->question && asked) {
        vaka_view_question(view, line);
    } else if (!view->question && view->scene->prompt.text) {
        vaka_view_said(view, &view->scene->prompt, text);
        snprintf(line, VAKA_PROMPT_LINE, "%s.", text);
        if (*text && strchr(".?!:", text[strlen(text) - 1]))
            line[strlen(text)] = '\0';
    } else if (asked) {
        vaka_say_with(view->language, "It is for you to decide.", NULL, line, VAKA_PROMPT_LINE);
    } else {
        say_waiting(view, line, VAKA_PROMPT_LINE);
    }
    if (asked && !view->finished)
        say_sealed(view, line + strlen(line), VAKA_PROMPT_LINE - strlen(line));
}

void vaka_text_prompt(vaka_page *page, const vaka_view *view)
{
    char line[VAKA_PROMPT_LINE];

    vaka_text_asked(view, line);
    vaka_page_wrap(page, 0, line);
}

static bool is_verb(const vaka_module *module, vaka_word word)
{
    if (vaka_word_is(word, "undo") || vaka_word_is(word, "redo"))
        return true;
    for (uint32_t i = 0; i < module->verb_count; i++)
        if (vaka_word_is(word, module->verbs[i].name))
            return true;
    return false;
}

void vaka_text_untyped(char *text, const vaka_module *module)
{
    for (char *open = text; (open = strstr(open, " ("));) {
        vaka_word word = {open + 2, strcspn(open + 2, " )")};
        const char *close = word.at + word.length;

        if (*close == ')' && is_verb(module, word))
            memmove(open, close + 1, strlen(close + 1) + 1);
        else
            open++;
    }
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

/* What would be lost by each verb with which the step can be ended. */
static void put_losses(vaka_page *page, const vaka_view *view)
{
    char text[VAKA_SENTENCE], line[VAKA_SENTENCE + 64];

    for (uint32_t i = 0; i < view->scene->ending_count; i++) {
        const vaka_ending *one = &view->scene->endings[i];
        const vaka_verb *verb = vaka_verb_row(view->layout->module, one->verb);

        if (!one->lost.text || !verb)
            continue;
        vaka_say_with(view->language, "If you end it now ({0}): {1}.",
                      VAKA_WITH(verb->name, vaka_view_said(view, &one->lost, text)), line,
                      sizeof line);
        vaka_page_wrap(page, 0, line);
    }
}

void vaka_text_question(vaka_page *page, const vaka_view *view)
{
    vaka_refusal why;

    vaka_text_result(page, view);
    vaka_page_put(page, "\n");
    if (view->question)
        put_asking(page, view);
    vaka_text_prompt(page, view);
    if (view->finished || view->seat < 0)
        return;
    if (view->legal_count > 0)
        put_losses(page, view);
    if (!(view->must & VAKA_SEAT(view->seat)) && view->legal_count > 0)
        vaka_page_tell(page, view->language, 0, "You need not do anything now, but you may:", NULL);
    vaka_text_actions(page, view);
    if (vaka_live_can_undo(view->live, view->seat, &why))
        vaka_page_tell(page, view->language, 0, "You can take back your last action: undo.", NULL);
    if (vaka_live_can_redo(view->live, view->seat, &why))
        vaka_page_tell(page, view->language, 0, "You can do again what was taken back: redo.",
                       NULL);
}

char *vaka_text_screen(vaka_record *record, int32_t seat)
{
    vaka_view view;
    vaka_page page;

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), seat);
    vaka_page_init(&page, SCREEN_WIDTH);
    vaka_text_table(&page, &view);
    vaka_page_head(&page, vaka_say(view.language, "Log"));
    vaka_text_log(&page, &view, record, 0);
    vaka_text_question(&page, &view);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}
