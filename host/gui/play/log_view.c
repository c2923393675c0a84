/* gui/play/log_view.c - the log as one seat may read it, the newest below; and what of it is new
 * since that seat looked last.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/play/play.h"
#include "gui/ui/form.h"

#define ENTRIES_MOST 400u /* older ones are in the journal */

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

bool vaka_log_small(const vaka_view *view, const vaka_log_entry *log, uint32_t number)
{
    const vaka_log_entry *entry = &log[number];
    vaka_event before;

    if (entry->event.id == VAKA_EVENT_DIE)
        return number > 0 && entry[-1].action == entry->action &&
               vaka_event_for(&entry[-1].event, view->seat, &before) &&
               vaka_is_routine(view->layout, before.id);
    if (entry->event.id == VAKA_EVENT_ITSELF)
        return entry->event.arg[0] != view->seat;
    return vaka_is_routine(view->layout, entry->event.id);
}

static bool is_shown(const vaka_play *play, uint32_t number, const vaka_log_entry *log,
                     const vaka_event *event)
{
    if (!play->search[0] && vaka_log_small(&play->view, log, number))
        return false;
    switch (play->log_filter) {
    case VAKA_LOG_MINE:
        return play->view.seat < 0 || names_seat(&play->view, event, play->view.seat);
    case VAKA_LOG_TURN:
        return log[number].turn + 1 >= vaka_turn(play->view.seen);
    case VAKA_LOG_FRESH:
        return number >= play->fresh;
    default:
        return true;
    }
}

/* The upper edge cuts no line: what would be left of one cannot be read. `y`: of a block of lines.
 */
static void hide_cut(vaka_play *play, SDL_Rect box, int y, int high, vaka_type type)
{
    int top = play->log.box.y, line = vaka_type_high(play->look, type);

    if (y >= top || y + high <= top || line <= 0)
        return;
    int whole = SDL_min(y + (top - y + line - 1) / line * line, y + high);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, top, box.w, whole - top},
                   play->look->theme->paper);
}

static int draw_turn(vaka_play *play, SDL_Rect box, int y, int turn)
{
    vaka_type type = vaka_look_small(play->look);
    char text[48];

    vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(turn)), text, sizeof text);
    box.y = y;
    int high = vaka_type_block(play->look, type, box, text);
    hide_cut(play, box, y, high, type);
    return y + high;
}

/* Only what is in sight can be pressed, and as much before and after it, to which the keys go on: a
 * window has room for so many hits, and a game may have told of more. */
static bool is_near(const vaka_play *play, int y, int high)
{
    const SDL_Rect *sight = &play->log.box;
    int near = sight->h + high;

    return y + high + near > sight->y && y - near < sight->y + sight->h;
}

/* What nobody did is to be seen, and not to be looked at first. */
static vaka_ink ink_of(const vaka_play *play, const vaka_affair *of)
{
    const vaka_theme *theme = play->look->theme;

    return of->kind == VAKA_EVENT_ITSELF ? theme->faint : theme->ink;
}

/* With the sign of whoever it is about. One that names a place can be pressed: the board shows it.
 */
static int draw_affair(vaka_play *play, SDL_Rect box, int y, const vaka_affair *of)
{
    vaka_type type = vaka_look_body(play->look);
    int bar = vaka_look_px(play->look, 9), sign = vaka_look_px(play->look, 14);
    int indent = bar + sign + vaka_look_px(play->look, 5);

    type.px = vaka_look_px(play->look, 14);
    type.ink = ink_of(play, of);
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
    hide_cut(play, box, y, high, type);
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

void vaka_remarks_forget(vaka_play *play)
{
    while (play->remark_count)
        free(play->remarks[--play->remark_count].line);
}

void vaka_remarks_hear(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;
    uint32_t count = 0;
    char *line;

    if (!play->trial || !host->heard)
        return;
    vaka_record_log(play->record, &count);
    while ((line = host->heard(host->data)) != NULL) {
        if (play->remark_count == VAKA_REMARKS_MOST) {
            free(play->remarks[0].line);
            memmove(play->remarks, play->remarks + 1, --play->remark_count * sizeof *play->remarks);
        }
        play->remarks[play->remark_count++] = (vaka_remark){line, count};
    }
}

/* What was said before an entry of the log, from the number `*at` on. */
static int draw_remarks(vaka_play *play, SDL_Rect box, int y, uint32_t *at, uint32_t before)
{
    vaka_type type = vaka_look_small(play->look);

    for (; *at < play->remark_count && play->remarks[*at].after <= before; ++*at) {
        const char *line = play->remarks[*at].line;
        int high = vaka_type_block_high(play->look, type, box.w, line);

        if (play->search[0] && !vaka_text_mentions(line, vaka_word_of(play->search)))
            continue;
        if (is_near(play, y, high))
            vaka_widget_hit(play->ui, (SDL_Rect){box.x, y, box.w, high}, VAKA_HIT_LOG, VAKA_NONE,
                            (int32_t)*at, line);
        box.y = y;
        y += vaka_type_block(play->look, type, box, line);
    }
    return y;
}

/* Ends the affair that was begun; returns where the next one is drawn. */
static int end_affair(vaka_play *play, SDL_Rect box, int y, vaka_affair *of, int *turn)
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
    vaka_affair now = {.text = ""}, next;
    vaka_event event;
    uint32_t said = 0;
    int turn = -1;

    for (uint32_t i = count > ENTRIES_MOST && !searching ? count - ENTRIES_MOST : 0; i < count;
         i++) {
        if (said < play->remark_count && play->remarks[said].after <= i) {
            y = end_affair(play, box, y, &now, &turn);
            y = draw_remarks(play, box, y, &said, i);
        }
        if (!vaka_event_for(&log[i].event, play->view.seat, &event) ||
            vaka_view_retold(&play->view, log, i, count))
            continue;
        now.over |= vaka_is_routine(play->view.layout, event.id);
        if (!is_shown(play, i, log, &event))
            continue;
        vaka_affair_read(&play->view, log, i, &event, &next);
        if (searching && !vaka_text_mentions(next.text, vaka_word_of(play->search)))
            continue;
        if (vaka_affair_join(&play->view, &now, &next))
            continue;
        y = end_affair(play, box, y, &now, &turn);
        now = next;
    }
    y = end_affair(play, box, y, &now, &turn);
    return draw_remarks(play, box, y, &said, UINT32_MAX);
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

/* That a step passed by itself alone is no reason to stop somebody for it. */
bool vaka_recap_any(vaka_play *play)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_event event;

    for (uint32_t i = play->fresh; i < count; i++)
        if (vaka_event_for(&log[i].event, play->view.seat, &event) &&
            event.id != VAKA_EVENT_ITSELF && !vaka_log_small(&play->view, log, i))
            return true;
    return false;
}

static void put_affair(vaka_play *play, vaka_form *form, const vaka_affair *of, int *turn)
{
    char text[VAKA_SENTENCE];

    if (!of->text[0])
        return;
    if (of->turn != *turn && of->turn > 0) {
        vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(of->turn)), text,
                      sizeof text);
        vaka_form_words(form, text);
    }
    *turn = of->turn;
    vaka_form_say(form, of->text, ink_of(play, of));
    form->box.y -= form->gap / 2;
}

/* The lines of the log, without its marks. */
static void put_entries(vaka_play *play, vaka_form *form)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    vaka_affair now = {.text = ""}, next;
    vaka_event event;
    int turn = -1;

    for (uint32_t i = play->fresh; i < count; i++) {
        if (!vaka_event_for(&log[i].event, play->view.seat, &event) ||
            vaka_view_retold(&play->view, log, i, count))
            continue;
        now.over |= vaka_is_routine(play->view.layout, event.id);
        if (vaka_log_small(&play->view, log, i))
            continue;
        vaka_affair_read(&play->view, log, i, &event, &next);
        if (vaka_affair_join(&play->view, &now, &next))
            continue;
        put_affair(play, form, &now, &turn);
        now = next;
    }
    put_affair(play, form, &now, &turn);
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
