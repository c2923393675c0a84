/* front/text_lines.c - finds out what a typed line means, and what was perhaps meant.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "front/text_commands.h"
#include "front/text_parts.h"
#include "layout/name.h"
#include "table/codec.h"
#include "text/word.h"

#define NAME_WORDS 4  /* of a place, at most */
#define BEGUN_LEAST 3 /* letters by which a place may be meant */

bool vaka_text_is_verb(const vaka_layout *layout, const char *name)
{
    for (uint32_t verb = 0; verb < 256; verb++) {
        const vaka_verb *row = vaka_verb_row(layout->module, verb);

        if (row && vaka_word_is(vaka_word_of(name), row->name))
            return true;
    }
    return false;
}

static bool word_is_verb(const vaka_layout *layout, vaka_word word)
{
    char name[VAKA_WORD_QUOTE];

    return word.length > 0 && word.length < sizeof name &&
           vaka_text_is_verb(layout, vaka_word_quote(word, name));
}

static const vaka_command *command_named(const char *name)
{
    uint32_t count;
    const vaka_command *all = vaka_text_commands(&count);

    for (uint32_t i = 0; name && i < count; i++)
        if (strcmp(name, all[i].name) == 0)
            return &all[i];
    return NULL;
}

/* Commands that begin like this. */
static vaka_begun command_begun(vaka_word word)
{
    vaka_begun begun = {0};
    uint32_t count;
    const vaka_command *all = vaka_text_commands(&count);

    for (uint32_t i = 0; i < count; i++)
        vaka_text_note(&begun, word, all[i].name);
    return begun;
}

/* The legal action whose text is nearest to what was typed; else the first with the same verb. */
static uint32_t nearest_action(const vaka_view *view, const char *line)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(line));
    vaka_word verb = vaka_word_next(&line);
    uint32_t best = 0;
    char text[VAKA_ACTION_TEXT];

    for (uint32_t i = 0; i < view->legal_count; i++) {
        int32_t before = guess.distance;

        vaka_text_write(view, &view->legal[i], text, sizeof text);
        vaka_guess_try(&guess, text);
        if (guess.distance < before)
            best = i + 1;
    }
    for (uint32_t i = 0; best == 0 && i < view->legal_count; i++) {
        const vaka_verb *row = vaka_verb_row(view->layout->module, view->legal[i].verb);
        if (row && vaka_word_is(verb, row->name))
            best = i + 1;
    }
    return best;
}

int32_t vaka_text_ground(const vaka_view *view, vaka_word word)
{
    int32_t found = VAKA_NONE;
    char name[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *one = &view->scene->overlays[i];

        if (one->type != VAKA_OVERLAY_GROUND || one->mark ||
            !vaka_word_is_title(word, vaka_view_said(view, &one->said, name)))
            continue;
        if (found != VAKA_NONE)
            return VAKA_NONE;
        found = one->a;
    }
    for (int32_t zone = 0; found == VAKA_NONE && zone < view->layout->zone_count; zone++)
        if (view->layout->zones[zone].title &&
            vaka_word_is_title(word, vaka_view_zone(view, zone, name)))
            found = zone; /* as it reads in the reader's language */
    return found;
}

/* A route without a name of its own: its name begins as that of a spot does. */
static bool is_named_by_ends(const vaka_view *view, int32_t zone)
{
    return vaka_layout_is_route(view->layout, zone) && !view->layout->zones[zone].title;
}

int32_t vaka_text_place_begun(const vaka_view *view, vaka_word word)
{
    int32_t found = VAKA_NONE;
    char name[VAKA_VIEW_NAME];

    for (int32_t zone = 0; word.length >= BEGUN_LEAST && zone < view->layout->zone_count; zone++) {
        if (is_named_by_ends(view, zone) ||
            !vaka_word_begins_title(word, vaka_view_zone(view, zone, name)))
            continue;
        if (found != VAKA_NONE)
            return VAKA_NONE;
        found = zone;
    }
    return found;
}

/* A spot by its id or name, or the beginning of it. */
static int32_t spot_named(const vaka_view *view, vaka_word word)
{
    int32_t zone = vaka_text_ground(view, word);

    if (zone == VAKA_NONE && vaka_zone_named(view->layout, word, &zone, NULL))
        zone = vaka_text_place_begun(view, word);
    if (zone == VAKA_NONE)
        return VAKA_NONE;
    return vaka_layout_is_space(view->layout, zone) ? zone : VAKA_NONE;
}

int32_t vaka_text_route(const vaka_view *view, const char **line)
{
    const char *at = *line;
    int32_t from = spot_named(view, vaka_word_next(&at));
    int32_t to = from == VAKA_NONE ? VAKA_NONE : spot_named(view, vaka_word_next(&at));
    int32_t route = to == VAKA_NONE ? VAKA_NONE : vaka_route_between(view->layout, from, to);

    if (route != VAKA_NONE)
        *line = at;
    return route;
}

/* The place whose name begins with a word and goes on as the line does: "Santa Cruz". The line then
 * stands behind it. */
static int32_t longest_place(const vaka_view *view, vaka_word word, const char **line)
{
    int32_t found = vaka_text_ground(view, word);
    const char *at = *line;
    vaka_word next;

    for (int i = 1; i < NAME_WORDS && (next = vaka_word_next(&at)).length > 0; i++) {
        vaka_word run = {word.at, (size_t)(next.at + next.length - word.at)};
        int32_t zone = vaka_text_ground(view, run);

        if (zone == VAKA_NONE)
            continue;
        found = zone;
        *line = at;
    }
    return found;
}

/* The line with coordinates for the names of grounds: a space without a name of its own may be
 * called by what lies there. */
static void write_places(const vaka_view *view, const char *line, vaka_page *out)
{
    char text[VAKA_ACTION_TEXT];

    for (vaka_word word; (word = vaka_word_next(&line)).length > 0;) {
        int32_t zone = out->length > 0 ? longest_place(view, word, &line) : VAKA_NONE;

        vaka_page_put(out, out->length > 0 ? " " : "");
        if (zone == VAKA_NONE) {
            vaka_page_add(out, "%.*s", (int)word.length, word.at);
            continue;
        }
        vaka_zone_write(view->layout, zone, text, sizeof text);
        vaka_page_put(out, text);
    }
}

/* Does a text begin with all the words of a line? */
static bool begins_with(const char *text, const char *line)
{
    for (vaka_word typed; (typed = vaka_word_next(&line)).length > 0;) {
        vaka_word word = vaka_word_next(&text);
        char name[VAKA_ACTION_TEXT];

        if (word.length == 0 || word.length >= sizeof name)
            return false;
        memcpy(name, word.at, word.length);
        name[word.length] = '\0';
        if (!vaka_word_is(typed, name))
            return false;
    }
    return true;
}

/* The only legal action that begins like the line: what is left out can be but one thing. */
static bool complete(const vaka_view *view, const char *line, vaka_action *out)
{
    uint32_t found = 0;
    char text[VAKA_ACTION_TEXT];

    for (uint32_t i = 0; i < view->legal_count; i++) {
        vaka_action_write(view->layout, &view->legal[i], text, sizeof text);
        if (!begins_with(text, line))
            continue;
        *out = view->legal[i];
        found++;
    }
    return found == 1;
}

enum { READ_GOOD, READ_WRONG, READ_COMPLAINED };

/* As people write: places by what lies there, words only begun, what can be but one thing left out.
 */
static uint32_t read_loosely(const vaka_order *order, int32_t seat, const char *text,
                             vaka_action *out, vaka_error *err)
{
    const vaka_view *view = order->view;
    uint32_t how = READ_COMPLAINED;
    vaka_page placed, spelled;

    vaka_page_init(&placed, view->layout->zone_count);
    vaka_page_init(&spelled, view->layout->zone_count);
    write_places(view, text, &placed);
    if (vaka_text_spell(order, placed.text, &spelled))
        how = vaka_action_read(view->layout, seat, spelled.text, out, err) == VAKA_OK ||
                      (seat == view->seat && complete(view, spelled.text, out))
                  ? READ_GOOD
                  : READ_WRONG;
    vaka_page_done(&placed);
    vaka_page_done(&spelled);
    return how;
}

bool vaka_text_read(const vaka_order *order, int32_t seat, const char *text, vaka_action *out)
{
    const vaka_view *view = order->view;
    char near[VAKA_ACTION_TEXT], said[VAKA_SENTENCE];
    vaka_error err;

    if (!vaka_text_names_seat(view, text) &&
        vaka_action_read(view->layout, seat, text, out, NULL) == VAKA_OK)
        return true;
    uint32_t how = read_loosely(order, seat, text, out, &err);
    if (how != READ_WRONG)
        return how == READ_GOOD;
    vaka_page_tell(order->page, view->language, 0, "I cannot read that: {0}.",
                   VAKA_WITH(vaka_say_again(view->language, err.text, said, sizeof said)));
    uint32_t best = seat == view->seat ? nearest_action(view, text) : 0;
    if (best > 0) {
        vaka_text_write(view, &view->legal[best - 1], near, sizeof near);
        vaka_page_tell(order->page, view->language, 0, "You could write: {0}", VAKA_WITH(near));
    }
    return false;
}

static void take_number(const vaka_order *order, int32_t number)
{
    const vaka_view *view = order->view;

    if (view->legal_count == 0)
        vaka_page_tell(order->page, view->language, 0, "There is nothing to choose from now.",
                       NULL);
    else if (number < 1 || (uint32_t)number > view->legal_count)
        vaka_page_tell(order->page, view->language, 0,
                       "There is no action {0}; they go from 1 to {1}.",
                       VAKA_WITH(VAKA_INT(number), VAKA_INT(view->legal_count)));
    else {
        order->want->type = VAKA_WANT_ACTION;
        order->want->action = view->legal[number - 1];
    }
}

static void not_understood(const vaka_order *order, vaka_word word)
{
    uint32_t count;
    const vaka_command *all = vaka_text_commands(&count);
    vaka_guess guess = vaka_guess_of(word);
    char quote[VAKA_WORD_QUOTE];

    for (uint32_t verb = 0; verb < 256; verb++) {
        const vaka_verb *row = vaka_verb_row(order->view->layout->module, verb);
        if (row)
            vaka_guess_try(&guess, row->name);
    }
    for (uint32_t i = 0; i < count; i++)
        vaka_guess_try(&guess, all[i].name);
    vaka_page_say(order->page, order->view->language, "I do not know \"{0}\". ",
                  VAKA_WITH(vaka_word_quote(word, quote)));
    if (guess.best)
        vaka_page_say(order->page, order->view->language, "Did you mean \"{0}\"? ",
                      VAKA_WITH(guess.best));
    vaka_page_tell(order->page, order->view->language, 0, "\"help\" says what you can write.",
                   NULL);
}

static void take_action(const vaka_order *order, const char *line)
{
    if (vaka_text_read(order, order->view->seat, line, &order->want->action))
        order->want->type = VAKA_WANT_ACTION;
}

/* Enter alone: a person who only stepped in steps back; else the question again. */
static void empty_line(const vaka_order *order)
{
    if (order->view->must & VAKA_SEAT(order->view->seat))
        vaka_text_question(order->page, order->view);
    else
        order->want->type = VAKA_WANT_BACK;
}

/* A line whose first word is a command or only the beginning of something; `action` is NULL where
 * it cannot be an action. */
static void begun_line(const vaka_order *order, vaka_word word, const char *action)
{
    vaka_begun begun = command_begun(word);
    bool is_command = begun.whole;
    vaka_begun verb = {0};

    if (action && !is_command)
        verb = vaka_text_verb_begun(order->view, word, !begun.first);
    if (verb.first) {
        vaka_begun both = {verb.first, verb.second ? verb.second : begun.first, false};

        if (!vaka_text_is_several(order, word, &both))
            take_action(order, action);
    } else if (begun.first && !vaka_text_is_several(order, word, &begun)) {
        command_named(begun.first)->run(order);
    } else if (!begun.first) {
        not_understood(order, word);
    }
}

void vaka_text_obey(const vaka_order *order, const char *line)
{
    vaka_order own = *order;
    bool slash = *line == '/';
    const char *rest = slash ? line + 1 : line;
    vaka_word word = vaka_word_next(&rest);
    int32_t number;

    rest += strspn(rest, " \t");
    own.rest = rest;
    if (word.length == 0) {
        empty_line(order);
        return;
    }
    if (!slash && !*rest && vaka_word_number(word, INT32_MIN, INT32_MAX, &number)) {
        take_number(order, number);
        return;
    }
    if (!slash && word_is_verb(order->view->layout, word)) {
        take_action(order, line);
        return;
    }
    begun_line(&own, word, slash ? NULL : line);
}
