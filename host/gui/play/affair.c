/* gui/play/affair.c - which entries of the log are told on one line.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line is a happening: what a seat did at one go at one place, the same thing done several times,
 * a way from place to place, a die with what came of it, the steps that passed by themselves. It
 * ends where somebody else acts or something of another sort happens. */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"
#include "text/buffer.h"

#define CHAIN_MOST 120 /* bytes: what goes on and on begins a new line now and then */
#define ROLL_STEPS 8u  /* what came of a die is told within so many: others may speak first */

/* The number in the first gap of a sort ("zone"), or VAKA_NONE. */
static int32_t first_gap(const char *words, const vaka_event *event, const char *sort)
{
    size_t length = strlen(sort);

    for (const char *at = words; (at = strchr(at, '{')) != NULL; at++)
        if (at[1] >= '0' && at[1] < '0' + VAKA_TEXT_ARGS && at[2] == ':' &&
            strncmp(at + 3, sort, length) == 0 && event->arg[at[1] - '0'] != VAKA_HIDDEN)
            return event->arg[at[1] - '0'];
    return VAKA_NONE;
}

/* The place of the board that is named last, where something ends; VAKA_NONE: none is. */
static int32_t last_place(const vaka_view *view, const vaka_event *event)
{
    const char *words = vaka_names_say(view->names, vaka_event_sentence(view->layout, event));
    int32_t zone = VAKA_NONE;

    for (const char *at = words; at && (at = strstr(at, ":zone}")) != NULL; at++) {
        int32_t gap = at > words ? at[-1] - '0' : VAKA_NONE;

        if (gap >= 0 && gap < VAKA_TEXT_ARGS && event->arg[gap] != VAKA_HIDDEN)
            zone = event->arg[gap];
    }
    return vaka_on_board(view->layout, zone) ? zone : VAKA_NONE;
}

int32_t vaka_log_place(const vaka_view *view, const vaka_event *event)
{
    const char *words = vaka_names_say(view->names, vaka_event_sentence(view->layout, event));
    int32_t zone = words ? first_gap(words, event, "zone") : VAKA_NONE;

    if (words && zone == VAKA_NONE)
        zone = first_gap(words, event, "at}");

    return vaka_on_board(view->layout, zone) ? zone : VAKA_NONE;
}

/* Whose affair it is: the seat that is named first. */
static int32_t doer(const vaka_view *view, const vaka_event *event)
{
    const char *words = vaka_event_text(view->layout->module, event->id);
    int32_t seat = words ? first_gap(words, event, "seat}") : VAKA_NONE;

    return seat >= 0 && seat < view->seen->seats ? seat : VAKA_NONE;
}

/* Do two seats do something, one after the other or together? */
static bool is_of_two(const vaka_view *view, const vaka_event *event)
{
    static const char *const joints[] = {", {", "} and {"};
    const char *words = vaka_event_sentence(view->layout, event);

    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++)
        for (const char *at = words; (at = strstr(at, joints[i])) != NULL;) {
            at += strlen(joints[i]);
            if (*at && strncmp(at + 1, ":seat}", 6) == 0)
                return true;
        }
    return false;
}

/* What a sentence says after the name it begins with; NULL: it begins otherwise. */
static const char *after_name(const vaka_view *view, int32_t seat, const char *text)
{
    char name[VAKA_VIEW_NAME];

    if (seat == VAKA_NONE)
        return NULL;
    vaka_view_seat(view, seat, name);
    size_t length = strlen(name);
    return strncmp(text, name, length) == 0 && text[length] == ' ' ? text + length + 1 : NULL;
}

static bool ends_so(const char *text, char with)
{
    return text && *text && strchr(text, '\0')[-1] == with;
}

void vaka_affair_read(const vaka_view *view, const vaka_log_entry *log, uint32_t at,
                      const vaka_event *event, vaka_affair *out)
{
    const char *words = vaka_names_say(view->names, vaka_event_sentence(view->layout, event));

    *out = (vaka_affair){.number = at,
                         .step = log[at].action,
                         .turn = log[at].turn,
                         .kind = event->id,
                         .times = 1,
                         .place = vaka_log_place(view, event),
                         .end = last_place(view, event),
                         .seat = doer(view, event),
                         .both = is_of_two(view, event),
                         .great = vaka_moment_of(view->layout, event->id) != NULL};
    out->moment = out->great;
    out->at = out->place;
    out->way = out->place != VAKA_NONE && out->end != out->place;
    out->roll = event->id == VAKA_EVENT_DIE || (at > 0 && log[at - 1].event.id == VAKA_EVENT_DIE &&
                                                vaka_view_retold(view, log, at - 1, at + 1));
    vaka_view_event(view, event, out->last);
    out->length = (size_t)snprintf(out->text, sizeof out->text, "%s", out->last);
    out->stop = ends_so(words, '.') && ends_so(out->text, '.'); /* no abbreviation */
    if (event->id == VAKA_EVENT_ITSELF)
        vaka_view_passed(view, event, out->last);
    else if (out->roll) /* two of a kind are two dice */
        out->last[0] = '\0';
}

/* What came of a die: it is of its place, or of none; somebody may have chosen it. Of a die that
 * was rolled nowhere, only what nobody did. */
static bool comes_of(const vaka_view *view, const vaka_affair *of, const vaka_affair *next)
{
    if (next->great || next->step > of->step + ROLL_STEPS)
        return false;
    if (of->place != VAKA_NONE)
        return next->place == VAKA_NONE || next->place == of->place;
    return next->step == of->step && !after_name(view, next->seat, next->text);
}

/* Is what the same seat does next a part of the same happening? Another thing that it does about
 * the same place with its very next action is, however long the line may be. A great moment begins
 * something, unless it is the next of such a place. */
static bool is_part(const vaka_affair *of, const vaka_affair *next)
{
    bool step = of->step == next->step, place = of->place == next->place;
    bool soon = place && next->place != VAKA_NONE && next->step <= of->step + 1;
    bool full = strlen(of->text) >= CHAIN_MOST;

    if (next->great && !(place && step) && !(soon && of->moment))
        return false;
    if (soon && (step || of->kind != next->kind))
        return true;
    if (of->kind == next->kind && !full)
        return place || (step && of->place != VAKA_NONE);
    if (next->place != VAKA_NONE && of->end == next->place && (of->way || next->way) && !of->great)
        return !full;
    return next->place == VAKA_NONE && step && of->at != VAKA_NONE && !of->great;
}

/* What goes on with an affair; NULL: another one begins. */
static const char *goes_on(const vaka_view *view, const vaka_affair *of, const vaka_affair *next)
{
    if (!of->text[0] || of->turn != next->turn || of->both || next->both || next->roll)
        return NULL;
    if (of->kind == VAKA_EVENT_ITSELF || next->kind == VAKA_EVENT_ITSELF)
        return of->kind == next->kind && of->seat == next->seat ? next->last : NULL;
    if (of->over)
        return NULL;
    if (of->roll)
        return comes_of(view, of, next) ? next->text : NULL;
    if (of->seat == VAKA_NONE)
        return NULL;
    if (next->seat == VAKA_NONE)
        return of->step == next->step && of->place == next->place && of->place != VAKA_NONE
                   ? next->text
                   : NULL;
    if (of->aside || of->seat != next->seat || !after_name(view, of->seat, of->text) ||
        !is_part(of, next))
        return NULL;
    return after_name(view, next->seat, next->text);
}

/* The same thing told once more is a number behind it: five of a kind are not five sentences. That
 * one more step has passed by itself is not even that. */
static bool count_again(vaka_affair *to, const vaka_affair *next)
{
    if (!to->text[0] || !next->last[0] || to->turn != next->turn || to->kind != next->kind)
        return false;
    if (next->kind == VAKA_EVENT_ITSELF)
        return to->seat == next->seat && strstr(to->text, next->last);
    if (to->over || strcmp(to->last, next->last) != 0)
        return false;
    to->length -= to->stop && to->times == 1;
    to->times++;
    snprintf(to->text + to->length, sizeof to->text - to->length, " ×\u00a0%d%s", to->times,
             to->stop ? "." : "");
    return true;
}

/* The sentence goes on, or another one stands behind it. */
static void put_behind(vaka_affair *to, const vaka_affair *next, const char *rest)
{
    bool apart = to->roll || next->seat == VAKA_NONE;
    size_t used = strlen(to->text) - to->stop;

    vaka_buffer more = vaka_buffer_on(to->text + used, sizeof to->text - used);
    vaka_buffer_put(&more, apart ? " · " : ", ");
    vaka_buffer_put(&more, rest);
    to->aside = apart;
    to->stop = next->stop;
    to->at = next->place;
    to->place = next->place != VAKA_NONE ? next->place : to->place;
    to->end = next->end != VAKA_NONE ? next->end : to->end;
    to->way = next->way;
    to->great = next->great && !to->moment; /* of one that was told before it is a part */
    to->moment |= next->great;
    to->kind = next->kind;
    memcpy(to->last, next->last, sizeof to->last);
    to->length = strlen(to->text);
    to->times = 1;
}

bool vaka_affair_join(const vaka_view *view, vaka_affair *to, const vaka_affair *next)
{
    if (!count_again(to, next)) {
        const char *rest = goes_on(view, to, next);

        if (!rest || strlen(to->text) + strlen(rest) + 8 > VAKA_SENTENCE)
            return false;
        put_behind(to, next, rest);
    }
    to->number = next->number;
    to->step = next->step;
    return true;
}
