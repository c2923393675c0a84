/* front/view.c - what one seat is shown, gathered: the only thing the text parts draw from.
 *
 * SPDX-License-Identifier: MIT */
#include "front/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/page.h"
#include "match/sealed.h"
#include "table/codec.h"
#include "table/result.h"
#include "text/buffer.h"
#include "vaka/counter.h"
#include "vaka/mat.h"

static bool is_mark_taken(const vaka_view *view, int32_t seat)
{
    for (int32_t other = 0; other < seat; other++)
        if (strcmp(view->mark[other], view->mark[seat]) == 0)
            return true;
    return false;
}

/* A seat is marked by the first letter of its name while these differ, else by A, B, C … */
static void choose_marks(vaka_view *view)
{
    bool plain = false;

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        const char *name = view->names ? view->names->seat[seat] : NULL;
        int32_t columns = 0;
        size_t length = name ? vaka_page_character(name, &columns) : 0;

        if (columns == 1 && (unsigned char)name[0] > ' ' && length < sizeof view->mark[0])
            memcpy(view->mark[seat], name, length);
        else
            plain = true;
        plain = plain || is_mark_taken(view, seat);
    }
    for (int32_t seat = 0; plain && seat < view->seen->seats; seat++)
        snprintf(view->mark[seat], sizeof view->mark[0], "%c", 'A' + (int)seat);
}

/* From the redacted block: nobody else's list is in it. */
static void take_planned(vaka_view *view)
{
    const vaka_position *seen = vaka_position_of(view->seen);
    int32_t seat = view->seat;

    if (seat < 0 || !vaka_sealed_asks(seen, seat))
        return;
    const vaka_action *list = seen->sealed + (size_t)view->layout->sealed_max * (size_t)seat;
    view->planned_count = (uint32_t)seen->table->sealed_count[seat];
    view->planned = vaka_xnew(sizeof *list * (view->planned_count + 1u));
    if (view->planned_count > 0)
        memcpy(view->planned, list, sizeof *list * view->planned_count);
}

void vaka_view_init(vaka_view *view, vaka_live *live, const vaka_names *names, int32_t seat)
{
    memset(view, 0, sizeof *view);
    view->live = live;
    view->layout = vaka_live_layout(live);
    if (names)
        view->own = *names;
    view->own.place = vaka_place_name;
    view->own.places = view;
    view->names = &view->own;
    view->language = view->own.language;
    view->seat = seat;
    view->must = vaka_live_must(live);
    view->may = vaka_live_may(live);
    view->finished = vaka_live_finished(live, &view->winners);
    if (seat >= 0) {
        const vaka_action *legal = vaka_live_legal(live, seat, &view->legal_count);
        view->legal = vaka_xnew(sizeof *legal * (view->legal_count + 1u));
        if (view->legal_count > 0)
            memcpy(view->legal, legal, sizeof *legal * view->legal_count);
    }
    view->seen = vaka_live_seen(live, seat);
    view->scene = vaka_live_scene(live, seat);
    view->question = vaka_question_of(vaka_position_of(view->seen));
    if (view->question)
        view->asks = vaka_question_item(vaka_position_of(view->seen));
    choose_marks(view);
    take_planned(view);
}

void vaka_view_done(vaka_view *view)
{
    free(view->legal);
    free(view->sources);
    free(view->planned);
    memset(view, 0, sizeof *view);
}

static const char *fill(const vaka_view *view, const char *gap, int32_t number, char *out)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)number};

    vaka_sentence(view->layout, view->names, gap, arg, out, VAKA_VIEW_NAME);
    return out;
}

const char *vaka_view_seat(const vaka_view *view, int32_t seat, char *out)
{
    return fill(view, "{0:seat}", seat, out);
}

const char *vaka_view_zone(const vaka_view *view, int32_t zone, char *out)
{
    return fill(view, "{0:zone}", zone, out);
}

const char *vaka_view_kind(const vaka_view *view, int32_t kind, char *out)
{
    return fill(view, "{0:kind}", kind, out);
}

const char *vaka_view_tray(const vaka_view *view, const vaka_tray *row, char *out)
{
    char title[VAKA_SENTENCE];

    if (!row->title.text)
        return vaka_view_kind(view, row->kind, out);
    snprintf(out, VAKA_VIEW_NAME, "%.*s", VAKA_VIEW_NAME - 1,
             vaka_view_said(view, &row->title, title));
    return out;
}

bool vaka_view_ends(const vaka_view *view, uint32_t verb)
{
    const vaka_verb *row = vaka_verb_row(view->layout->module, verb);

    for (uint32_t i = 0; i < view->scene->ending_count; i++)
        if (view->scene->endings[i].verb == verb)
            return true;
    return verb == VAKA_VERB_PASS || (row && (row->flags & VAKA_VERB_COMMIT));
}

const vaka_said *vaka_view_loss(const vaka_view *view, uint32_t verb, uint32_t *at)
{
    const vaka_scene *scene = view->scene;

    while (*at < scene->ending_count) {
        const vaka_ending *one = &scene->endings[(*at)++];

        if (one->verb == verb && one->lost.text)
            return &one->lost;
    }
    return NULL;
}

const char *vaka_view_counter(const vaka_view *view, int32_t counter, char *out)
{
    return fill(view, "{0:counter}", counter, out);
}

const char *vaka_view_mat(const vaka_view *view, int32_t mat, char *out)
{
    const vaka_mat_info *info = &view->layout->mats[mat];

    snprintf(out, VAKA_VIEW_NAME, "%s",
             vaka_names_title(view->names, "mat.", info->id, info->title));
    return out;
}

const char *vaka_view_counted(const vaka_view *view, int32_t counter, int32_t seat, char *out)
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    int32_t number = vaka_counter(view->seen, counter, seat);

    if (number == VAKA_HIDDEN)
        snprintf(out, VAKA_VIEW_NAME, "?");
    else if (info->fields)
        snprintf(out, VAKA_VIEW_NAME, "%.90s",
                 vaka_say(view->language, info->fields[number - info->min]));
    else
        snprintf(out, VAKA_VIEW_NAME, "%d", (int)number);
    return out;
}

const char *vaka_view_word(const vaka_view *view, int32_t word, char *out)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)word};

    vaka_sentence(view->layout, view->names, "{0:word}", arg, out, VAKA_SENTENCE);
    return out;
}

const char *vaka_view_reason(const vaka_view *view, char *out)
{
    const vaka_result *result = vaka_result_of(vaka_position_of(view->seen));

    out[0] = '\0';
    return view->finished && result && result->reason >= 0
               ? vaka_view_word(view, result->reason, out)
               : out;
}

const vaka_item *vaka_view_item(const vaka_view *view, int32_t kind)
{
    const vaka_content *content = view->layout->setup.content;
    const char *id = view->layout->kinds[kind].id;
    size_t length = strlen(id);

    for (uint32_t i = 0; content && i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];
        size_t own = strlen(item->id);

        /* Most are passed over by their names: this is asked for every frame. */
        if (own <= length && strcmp(id + length - own, item->id) == 0 &&
            vaka_content_kind(view->layout, item) == kind)
            return item;
    }
    return NULL;
}

/* The rule behind a text goes before its full stop, as where something is refused: "… over (rule
 * 7.2)." */
static void cite(const vaka_view *view, const char *rule, char *text, size_t room)
{
    size_t length = strlen(text);
    bool stop = length > 1 && text[length - 1] == '.' && text[length - 2] != '.';
    char said[80];

    vaka_say_with(view->language, " (rule {0})", VAKA_WITH(rule), said, sizeof said);
    length -= stop;
    snprintf(text + length, room - length, "%s%s", length ? said : said + 1, stop ? "." : "");
}

const char *vaka_view_item_text(const vaka_view *view, const vaka_item *item, char *out)
{
    snprintf(out, VAKA_ITEM_TEXT, "%s", *item->text ? vaka_say(view->language, item->text) : "");
    if (*item->rule) /* where the rules say so: told in full by `rules` and by "Why not?" */
        cite(view, item->rule, out, VAKA_ITEM_TEXT);
    return out;
}

/* Is it the number of a rule, "7.2", "9.4i" or "C1"? */
static bool is_rule(const char *text, size_t length)
{
    size_t at = length > 0 && text[0] >= 'A' && text[0] <= 'Z';

    if (at == length || text[at] < '0' || text[at] > '9')
        return false;
    while (at < length && ((text[at] >= '0' && text[at] <= '9') ||
                           (text[at] >= 'a' && text[at] <= 'z') || text[at] == '.'))
        at++;
    return at == length;
}

/* Modules name the rule behind a text, "… over. [7.2]": people read it in words. */
static void put_rule(const vaka_view *view, char *text, size_t room)
{
    char *open = strrchr(text, '['), number[16];
    size_t length = open ? strcspn(open, "]") : 0;

    if (!open || open - text < 2 || open[-1] != ' ' || open[length] != ']' || length > 12 ||
        !is_rule(open + 1, length - 1) || (open[length + 1] && strcmp(open + length, "].") != 0))
        return;
    bool stop = open[-2] != '.' && open[length + 1] == '.';
    snprintf(number, sizeof number, "%.*s", (int)length - 1, open + 1);
    snprintf(open - 1, 2, "%s", stop ? "." : "");
    cite(view, number, text, room);
}

const char *vaka_view_kind_text(const vaka_view *view, int32_t kind, char *out)
{
    const vaka_item *item = vaka_view_item(view, kind);
    char id[2 * VAKA_VIEW_NAME];

    if (item)
        return vaka_view_item_text(view, item, out);
    snprintf(id, sizeof id, "kind.%.60s.text", view->layout->kinds[kind].id);
    const char *said = vaka_say(view->language, id);
    snprintf(out, VAKA_ITEM_TEXT, "%s", strcmp(said, id) == 0 ? "" : said);
    put_rule(view, out, VAKA_ITEM_TEXT);
    return out;
}

const char *vaka_view_seats(const vaka_view *view, uint8_t seats, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    char name[VAKA_VIEW_NAME];

    if (!seats)
        vaka_buffer_put(&buffer, vaka_say(view->language, "nobody"));
    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        if (!(seats & VAKA_SEAT(seat)))
            continue;
        seats &= (uint8_t)~VAKA_SEAT(seat);
        vaka_buffer_put(&buffer, vaka_view_seat(view, seat, name));
        if (seats)
            vaka_buffer_put(&buffer,
                            seats & (seats - 1) ? ", " : vaka_say(view->language, " and "));
    }
    return out;
}

const char *vaka_view_points(const vaka_view *view, int32_t points, char *out)
{
    return fill(view, view->layout->module->halves ? "{0:half}" : "{0:int}", points, out);
}

const char *vaka_view_score(const vaka_view *view, int32_t seat, char *out)
{
    return vaka_view_points(view, vaka_score(view->seen, seat), out);
}

const vaka_overlay *vaka_view_ground(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++)
        if (view->scene->overlays[i].type == VAKA_OVERLAY_GROUND &&
            view->scene->overlays[i].a == zone)
            return &view->scene->overlays[i];
    return NULL;
}

const char *vaka_view_said(const vaka_view *view, const vaka_said *said, char *out)
{
    out[0] = '\0';
    if (said->text) {
        vaka_sentence(view->layout, view->names,
                      vaka_say_by(view->language, "say.", said->id, said->text), said->arg, out,
                      VAKA_SENTENCE);
        put_rule(view, out, VAKA_SENTENCE);
    }
    return out;
}

bool vaka_view_says_turn(const vaka_view *view, const char *sentence)
{
    static const char *const names[] = {VAKA_TEXT("Turn {0}"), VAKA_TEXT("Round {0}")};
    char turn[VAKA_VIEW_NAME];

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        vaka_say_with(view->language, names[i], VAKA_WITH(VAKA_INT(vaka_turn(view->seen))), turn,
                      sizeof turn);
        size_t length = strlen(turn);
        if (strncmp(sentence, turn, length) == 0 &&
            (sentence[length] < '0' || sentence[length] > '9'))
            return true;
    }
    return false;
}

const char *vaka_view_refusal(const vaka_view *view, const vaka_refusal *why, char *out)
{
    const char *text = why->text ? why->text : VAKA_TEXT("it is not allowed");

    vaka_sentence(view->layout, view->names, vaka_say_by(view->language, "reason.", why->id, text),
                  why->fact, out, VAKA_SENTENCE);
    return out;
}

const char *vaka_view_question(const vaka_view *view, char *out)
{
    snprintf(out, VAKA_SENTENCE, "%s",
             vaka_say(view->language, vaka_question_prompt(view->question)));
    return out;
}

/* Words of an action behind its title, where that has no gaps for them: "Turn a card (up)". */
static void put_words(const vaka_view *view, const vaka_verb *verb, const vaka_action *action,
                      char *out)
{
    vaka_buffer buffer = vaka_buffer_on(out + strlen(out), VAKA_SENTENCE - strlen(out));

    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        char gap[] = {'{', (char)('0' + i), ':', '\0'};
        if (verb->arg[i].type != VAKA_ARG_WORD || (verb->title && strstr(verb->title, gap)))
            continue;
        vaka_word word = vaka_word_list_at(verb->arg[i].words, action->arg[i]);
        char name[VAKA_WORD_QUOTE];
        vaka_buffer_put(&buffer, " (");
        vaka_word_quote(word, name);
        vaka_buffer_put(&buffer, vaka_say_by(view->language, "word.", name, name));
        vaka_buffer_put(&buffer, ")");
    }
}

/* What the module says the verb means just now, which is all that is said of it; NULL: it says
 * nothing. */
static const char *meaning_of(const vaka_view *view, uint32_t verb)
{
    for (uint32_t i = 0; view->scene && i < view->scene->meaning_count; i++) {
        const vaka_meaning *meaning = &view->scene->meanings[i];

        if (meaning->verb == verb)
            return vaka_say_by(view->language, "say.", meaning->said.id, meaning->said.text);
    }
    return NULL;
}

const char *vaka_view_action(const vaka_view *view, const vaka_action *action, char *out)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    const char *meaning = meaning_of(view, action->verb);
    int16_t arg[VAKA_TEXT_ARGS] = {0};

    memcpy(arg, action->arg, sizeof action->arg);
    out[0] = '\0';
    if (action->verb == VAKA_VERB_CHOOSE_OPTION && view->question)
        snprintf(out, VAKA_SENTENCE, "%s",
                 vaka_names_say(view->names, vaka_question_label(view->question, arg[0])));
    else if (verb)
        vaka_sentence_of(view->layout, view->names,
                         meaning       ? meaning
                         : verb->title ? verb->title
                                       : verb->name,
                         verb, arg, out, VAKA_SENTENCE);
    if (verb && !meaning)
        put_words(view, verb, action, out);
    return out;
}

bool vaka_view_counts(const vaka_view *view, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    uint8_t all = (uint8_t)((1u << (unsigned)view->seen->seats) - 1u);
    uint8_t me = (uint8_t)(view->seat >= 0 ? VAKA_SEAT(view->seat) : all);

    return !info->uncounted || view->seat == VAKA_REFEREE || (info->sees_down & me) == me;
}

static bool shares_box(const vaka_place_info *one, const vaka_place_info *other)
{
    return one->mat == other->mat && one->x == other->x && one->y == other->y &&
           one->w == other->w && one->h == other->h;
}

static bool holds_something(const vaka_view *view, const vaka_place_info *place)
{
    return place->what == VAKA_PLACE_COUNTER ||
           (vaka_view_counts(view, place->number) && view->seen->zones[place->number].count > 0);
}

bool vaka_view_place(const vaka_view *view, int32_t place)
{
    const vaka_place_info *places = view->layout->places;
    int32_t first = VAKA_NONE;

    for (int32_t i = 0; i < view->layout->place_count; i++) {
        if (!shares_box(&places[i], &places[place]))
            continue;
        if (holds_something(view, &places[i]))
            return i == place;
        first = first < 0 ? i : first;
    }
    return first == place;
}

uint32_t vaka_view_number(const vaka_view *view, const vaka_action *action)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (vaka_action_compare(&view->legal[i], action) == 0)
            return i + 1;
    return 0;
}

/* Does the game tell in the same step what a seat did that had nothing to decide? */
static bool tells_passed(const vaka_view *view, const vaka_log_entry *log, uint32_t at,
                         uint32_t count)
{
    vaka_event event;

    for (uint32_t i = at + 1; i < count && log[i].action == log[at].action; i++) {
        if (!vaka_event_for(&log[i].event, view->seat, &event) ||
            vaka_is_routine(view->layout, event.id) || event.id == VAKA_EVENT_ITSELF)
            continue;
        const char *sentence = vaka_event_sentence(view->layout, &event);
        return sentence && strstr(sentence, "{0:seat}") && event.arg[0] == log[at].event.arg[0];
    }
    return false;
}

/* Nothing but what a log says anyway above the first entry of a turn. */
static bool is_turn(const vaka_view *view, const vaka_log_entry *entry)
{
    const char *sentence = vaka_event_sentence(view->layout, &entry->event);

    return sentence && entry->event.arg[0] == entry->turn &&
           (strcmp(sentence, "Turn {0:int}") == 0 || strcmp(sentence, "Round {0:int}") == 0);
}

bool vaka_view_retold(const vaka_view *view, const vaka_log_entry *log, uint32_t at, uint32_t count)
{
    static const char end[] = "_rolled";
    const vaka_module *module = view->layout->module;
    const vaka_log_entry *next = &log[at + 1];
    vaka_event event;

    if (log[at].event.id == VAKA_EVENT_ITSELF)
        return tells_passed(view, log, at, count);
    if (is_turn(view, &log[at]))
        return true;
    if (log[at].event.id != VAKA_EVENT_DIE || at + 1 >= count || next->action != log[at].action ||
        next->event.id >= module->event_count || !vaka_event_for(&next->event, view->seat, &event))
        return false;
    const char *id = module->events[next->event.id].id;
    size_t length = strlen(id);
    return length >= sizeof end && strcmp(id + length - (sizeof end - 1), end) == 0;
}

const char *vaka_view_passed(const vaka_view *view, const vaka_event *event, char *out)
{
    const vaka_said *stage = vaka_live_told_stage(view->live, event->arg[2]);

    if (stage)
        return vaka_view_said(view, stage, out);
    vaka_sentence(view->layout, view->names, "{1:verb}", event->arg, out, VAKA_SENTENCE);
    return out;
}

/* A sentence may begin with "the hex north of". */
static const char *begin_large(const vaka_view *view, const char *sentence, char *text)
{
    const char *words = vaka_names_say(view->names, sentence);

    if (view->bearing && words[0] == '{' && strncmp(words + 2, ":zone}", 6) == 0 &&
        text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    return text;
}

const char *vaka_view_event(const vaka_view *view, const vaka_event *event, char *out)
{
    const char *sentence = vaka_event_sentence(view->layout, event);
    uint8_t winners = (uint8_t)event->arg[0];
    char names[VAKA_SENTENCE], who[VAKA_VIEW_NAME];

    if (event->id == VAKA_EVENT_ITSELF)
        return vaka_say_with(view->language, "{0} has nothing to decide: {1}",
                             VAKA_WITH(vaka_view_seat(view, event->arg[0], who),
                                       vaka_view_passed(view, event, names)),
                             out, VAKA_SENTENCE);
    if (event->id != VAKA_EVENT_END) {
        vaka_sentence(view->layout, view->names, sentence ? sentence : "?", event->arg, out,
                      VAKA_SENTENCE);
        return sentence ? begin_large(view, sentence, out) : out;
    }
    vaka_view_seats(view, winners, names, sizeof names);
    return vaka_say_with(view->language,
                         event->arg[1] ? VAKA_TEXT("The game is over: all have lost")
                         : winners     ? VAKA_TEXT("The game is over: {0} won")
                                       : VAKA_TEXT("The game is over: a draw"),
                         VAKA_WITH(names), out, VAKA_SENTENCE);
}
