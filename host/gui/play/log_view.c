/* gui/play/log_view.c - the log as one seat may read it, the newest below; and what of it is new
 * since that seat looked last.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/play/play.h"
#include "gui/ui/form.h"
#include "text/buffer.h"

#define ENTRIES_MOST 400u /* older ones are in the journal */

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

/* In any gap: who is attacked is named after who attacks. */
static bool names_seat(const vaka_view *view, const vaka_event *event, int32_t seat)
{
    const char *words = vaka_names_say(view->names, vaka_event_sentence(view->layout, event));

    for (const char *at = words; at && (at = strchr(at, '{')) != NULL; at++) {
        if (at[1] < '0' || at[1] >= '0' + VAKA_TEXT_ARGS)
            continue;
        int32_t number = event->arg[at[1] - '0'];
        if (number == VAKA_HIDDEN)
            continue;
        if (strncmp(at + 2, ":seat}", 6) == 0 && number == seat)
            return true;
        if (strncmp(at + 2, ":seats}", 7) == 0 && number > 0 && ((uint32_t)number >> seat & 1))
            return true;
    }
    return event->id == VAKA_EVENT_END;
}

static bool is_shown(const vaka_play *play, uint32_t number, const vaka_log_entry *entry,
                     const vaka_event *event)
{
    if (!play->search[0] && vaka_is_routine(play->view.layout, event->id))
        return false;
    switch (play->log_filter) {
    case VAKA_LOG_MINE:
        return play->view.seat < 0 || names_seat(&play->view, event, play->view.seat);
    case VAKA_LOG_TURN:
        return entry->turn + 1 >= vaka_turn(play->view.seen);
    case VAKA_LOG_FRESH:
        return number >= play->fresh;
    default:
        return true;
    }
}

static int draw_turn(vaka_play *play, SDL_Rect box, int y, int turn)
{
    char text[48];

    vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(turn)), text, sizeof text);
    box.y = y;
    return y + vaka_type_block(play->look, vaka_look_small(play->look), box, text);
}

/* Only what is in sight can be pressed, and as much before and after it, to which the keys go on: a
 * window has room for so many hits, and a game may have told of more. */
static bool is_near(const vaka_play *play, int y, int high)
{
    const SDL_Rect *sight = &play->log.box;
    int near = sight->h + high;

    return y + high + near > sight->y && y - near < sight->y + sight->h;
}

/* --- affairs ---------------------------------------------------------------------------------- */

#define AFFAIR (2 * VAKA_SENTENCE)
#define CHAIN_MOST 120 /* bytes: who goes from place to place begins a new line now and then */

typedef struct affair { /* what a seat did at one go, or at one place, on a line of its own */
    char text[AFFAIR];  /* empty: none is begun */
    uint32_t number;    /* of its last entry in the log */
    uint32_t step;
    int turn;
    int32_t place, seat;      /* VAKA_NONE: it names none */
    int32_t end;              /* the place that it names last, likewise */
    char last[VAKA_SENTENCE]; /* what was told last of it, so that the same again is counted */
    size_t length;            /* of the text without that number */
    int times;
    bool both;  /* two seats have done it: what one of them did next does not go on with it */
    bool aside; /* what was told last names no seat: what its seat did next stands apart from it */
} affair;

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

/* What goes on with an affair: the same seat, in the same step, at the same place, where it ended,
 * or both times at none; or what is told in the same step of the same place without a seat. NULL:
 * another one begins. */
static const char *goes_on(const vaka_view *view, const affair *of, const affair *next)
{
    bool on = next->place != VAKA_NONE && of->end == next->place && strlen(of->text) < CHAIN_MOST;
    bool step = of->step == next->step, same = of->place == next->place || on;
    bool place = same && of->place != VAKA_NONE;

    if (of->both || next->both)
        return NULL;
    if (!of->text[0] || of->seat == VAKA_NONE || of->turn != next->turn)
        return NULL;
    if (next->seat == VAKA_NONE)
        return step && place ? next->text : NULL;
    if (of->place == VAKA_NONE && !same) /* something begins somewhere */
        return NULL;
    if (of->seat != next->seat || !(step || same) || !after_name(view, of->seat, of->text))
        return NULL;
    return after_name(view, next->seat, next->text);
}

/* The same thing told once more is a number behind it: five of a kind are not five sentences. */
static bool count_again(affair *to, const affair *next)
{
    if (!to->text[0] || !next->last[0] || to->turn != next->turn || to->seat != next->seat ||
        to->place != next->place || strcmp(to->last, next->last) != 0)
        return false;
    to->times++;
    while (to->length > 0 && to->text[to->length - 1] == '.')
        to->length--;
    snprintf(to->text + to->length, sizeof to->text - to->length, " ×\u00a0%d%s", to->times,
             strchr(next->last, '\0')[-1] == '.' ? "." : "");
    to->number = next->number;
    to->step = next->step;
    return true;
}

static bool join(const vaka_view *view, affair *to, const affair *next)
{
    const char *rest = goes_on(view, to, next);
    size_t used = strlen(to->text);

    if (count_again(to, next))
        return true;
    if (!rest || used + strlen(rest) + 8 > VAKA_SENTENCE)
        return false;
    while (used > 0 && to->text[used - 1] == '.') /* the sentence goes on */
        used--;
    vaka_buffer more = vaka_buffer_on(to->text + used, sizeof to->text - used);
    vaka_buffer_put(&more, next->seat == VAKA_NONE || to->aside ? " · " : ", ");
    vaka_buffer_put(&more, rest);
    to->aside = next->seat == VAKA_NONE;
    to->number = next->number;
    to->step = next->step;
    to->place = next->place != VAKA_NONE ? next->place : to->place;
    to->end = next->end != VAKA_NONE ? next->end : to->end;
    memcpy(to->last, next->last, sizeof to->last);
    to->length = strlen(to->text);
    to->times = 1;
    return true;
}

/* With the sign of whoever it is about. One that names a place can be pressed: the board shows it.
 */
static int draw_affair(vaka_play *play, SDL_Rect box, int y, const affair *of)
{
    vaka_type type = vaka_look_body(play->look);
    int bar = vaka_look_px(play->look, 9), sign = vaka_look_px(play->look, 14);
    int indent = bar + sign + vaka_look_px(play->look, 5);

    type.px = vaka_look_px(play->look, 14);
    int high = vaka_type_block_high(play->look, type, box.w - indent, of->text);
    if (of->place != VAKA_NONE && is_near(play, y, high)) {
        vaka_hit *hit = vaka_widget_hit(play->ui, (SDL_Rect){box.x, y, box.w, high}, VAKA_HIT_LOG,
                                        of->place, (int32_t)of->number, of->text);

        if (vaka_widget_has_pointer(play->ui, hit))
            vaka_paint_round(play->look->canvas, hit->box, 4,
                             vaka_ink_alpha(play->look->theme->accent, 70));
    }
    if (of->seat != VAKA_NONE && y + high > play->log.box.y &&
        y < play->log.box.y + play->log.box.h)
        vaka_seat_sign(play->look, of->seat, box.x + bar, y + 2, sign);
    vaka_type_block(play->look, type, (SDL_Rect){box.x + indent, y, box.w - indent, 0}, of->text);
    if (of->number >= play->fresh)
        vaka_paint_round(play->look->canvas, (SDL_Rect){box.x, y + 2, bar / 3, high - 4}, 1,
                         play->look->theme->accent);
    return y + high + 1;
}

/* What is shown of it, and a field to search it; returns how high they are. */
static int draw_head(vaka_play *play, SDL_Rect box)
{
    static const char *const filters[VAKA_LOG_FILTERS] = {VAKA_TEXT("All"), VAKA_TEXT("Mine"),
                                                          VAKA_TEXT("Lately"), VAKA_TEXT("New")};
    int row = vaka_look_px(play->look, 28), gap = vaka_look_px(play->look, 6), wide = 0;

    for (int i = 0; i < VAKA_LOG_FILTERS; i++)
        wide = SDL_max(wide, vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, filters[i])));
    wide = SDL_min(wide, box.w / 2);
    SDL_Rect button = {box.x, box.y, wide, row};
    SDL_Rect field = {box.x + wide + gap, box.y, box.w - wide - gap, row};
    vaka_widget_button(play->ui, button, (vaka_hit){.what = VAKA_HIT_FILTER},
                       vaka_ui_say(play->ui, filters[play->log_filter]),
                       play->log_filter ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
    vaka_field_draw(play->ui, field, (vaka_hit){.what = VAKA_HIT_SEARCH}, play->search,
                    vaka_ui_say(play->ui, "Search"));
    if (play->search[0]) /* else who forgets it would miss what it hides */
        vaka_paint_frame(play->look->canvas, field, (float)gap, 3.0f, play->look->theme->accent);
    return row + gap;
}

/* Ends the affair that was begun; returns where the next one is drawn. */
static int end_affair(vaka_play *play, SDL_Rect box, int y, affair *of, int *turn)
{
    if (!of->text[0])
        return y;
    if (of->turn != *turn && of->turn > 0)
        y = draw_turn(play, box, y, of->turn);
    *turn = of->turn;
    y = draw_affair(play, box, y, of);
    of->text[0] = '\0';
    return y;
}

static int draw_entries(vaka_play *play, SDL_Rect box, int y)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    bool searching = play->search[0] != '\0';
    affair now = {.text = ""}, next;
    vaka_event event;
    int turn = -1;

    for (uint32_t i = count > ENTRIES_MOST && !searching ? count - ENTRIES_MOST : 0; i < count;
         i++) {
        if (!vaka_event_for(&log[i].event, play->view.seat, &event) ||
            !is_shown(play, i, &log[i], &event) || vaka_view_retold(&play->view, log, i, count))
            continue;
        next = (affair){.number = i,
                        .step = log[i].action,
                        .turn = log[i].turn,
                        .times = 1,
                        .both = is_of_two(&play->view, &event)};
        vaka_view_event(&play->view, &event, next.last);
        next.length = (size_t)snprintf(next.text, sizeof next.text, "%s", next.last);
        if (event.id == VAKA_EVENT_DIE) /* two of a kind are two dice */
            next.last[0] = '\0';
        if (searching && !vaka_text_mentions(next.text, vaka_word_of(play->search)))
            continue;
        next.place = vaka_log_place(&play->view, &event);
        next.end = last_place(&play->view, &event);
        next.seat = doer(&play->view, &event);
        if (join(&play->view, &now, &next))
            continue;
        y = end_affair(play, box, y, &now, &turn);
        now = next;
    }
    return end_affair(play, box, y, &now, &turn);
}

void vaka_log_draw(vaka_play *play)
{
    SDL_Rect box = play->log_box;
    int margin = vaka_look_px(play->look, 12);

    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, box.w, 1}, play->look->theme->edge);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, play->look->theme->edge);
    box = (SDL_Rect){box.x + margin, box.y + 4, box.w - margin, box.h - 8};
    if (box.h > vaka_look_px(play->look, 110)) {
        int head = draw_head(play, (SDL_Rect){box.x, box.y, box.w - margin, box.h});

        box.y += head;
        box.h -= head;
    }
    play->log.stick = true;
    int y = vaka_scroll_begin(play->ui, &play->log, box);
    box.w -= margin;
    y = draw_entries(play, box, y);
    vaka_scroll_end(play->ui, &play->log, y);
}

bool vaka_recap_any(vaka_play *play)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_event event;

    for (uint32_t i = play->fresh; i < count; i++)
        if (vaka_event_for(&log[i].event, play->view.seat, &event) &&
            !vaka_is_routine(play->view.layout, event.id))
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
        if (!vaka_event_for(&log[i].event, play->view.seat, &event) ||
            vaka_is_routine(play->view.layout, event.id))
            continue;
        if (log[i].turn != turn && log[i].turn > 0) {
            vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(log[i].turn)), text,
                          sizeof text);
            vaka_form_words(form, text);
        }
        turn = log[i].turn;
        vaka_form_say(form, vaka_view_event(&play->view, &event, text), play->look->theme->ink);
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
