/* front/text_short.c - verbs, kinds, places and words of which a person wrote only the beginning.
 *
 * SPDX-License-Identifier: MIT
 *
 * A beginning is looked for in what may be done now, and only if nothing there begins so in all
 * that the game has. Files and journals are never read like this. */
#include <string.h>

#include "front/text_commands.h"
#include "front/text_parts.h"
#include "table/codec.h"
#include "text/word.h"

static bool begins(vaka_word word, const char *name)
{
    char begun[VAKA_WORD_QUOTE];

    if (word.length == 0 || word.length >= sizeof begun || word.length > strlen(name))
        return false;
    memcpy(begun, name, word.length);
    begun[word.length] = '\0';
    return vaka_word_is(word, begun);
}

void vaka_text_note(vaka_begun *begun, vaka_word word, const char *name)
{
    bool whole = vaka_word_is(word, name);

    if (begun->whole || !begins(word, name) || (begun->first && strcmp(begun->first, name) == 0))
        return;
    begun->whole = whole;
    if (whole)
        begun->second = NULL;
    else if (begun->first)
        begun->second = name;
    if (whole || !begun->first)
        begun->first = name;
}

bool vaka_text_is_several(const vaka_order *order, vaka_word word, const vaka_begun *begun)
{
    char quote[VAKA_WORD_QUOTE];

    if (!begun->second)
        return false;
    vaka_page_tell(order->page, order->view->language, 0,
                   "\"{0}\" may be \"{1}\" or \"{2}\": write more of it.",
                   VAKA_WITH(vaka_word_quote(word, quote), begun->first, begun->second));
    return true;
}

vaka_begun vaka_text_verb_begun(const vaka_view *view, vaka_word word, bool any)
{
    const vaka_module *module = view->layout->module;
    vaka_begun begun = {0};

    for (uint32_t verb = 0; verb < module->verb_count; verb++)
        if (vaka_word_is(word, module->verbs[verb].name))
            return (vaka_begun){module->verbs[verb].name, NULL, true};
    for (uint32_t i = 0; i < view->legal_count; i++)
        vaka_text_note(&begun, word, vaka_verb_row(module, view->legal[i].verb)->name);
    for (uint32_t verb = 0; any && !begun.first && verb < module->verb_count; verb++)
        vaka_text_note(&begun, word, module->verbs[verb].name);
    return begun;
}

static const vaka_verb *verb_named(const vaka_module *module, const char *name, uint32_t *number)
{
    for (uint32_t verb = 0; name && verb < 256; verb++) {
        const vaka_verb *row = vaka_verb_row(module, verb);

        *number = verb;
        if (row && strcmp(row->name, name) == 0)
            return row;
    }
    return NULL;
}

static vaka_begun kind_begun(const vaka_view *view, vaka_word word, uint32_t verb, int arg)
{
    const vaka_layout *layout = view->layout;
    vaka_begun begun = {0};
    int32_t kind;

    if (vaka_kind_named(layout, word, &kind, NULL) == VAKA_OK)
        return (vaka_begun){vaka_kind_id(layout, kind), NULL, true};
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (view->legal[i].verb == verb)
            vaka_text_note(&begun, word, vaka_kind_id(layout, view->legal[i].arg[arg]));
    for (kind = 0; !begun.first && kind < layout->kind_count; kind++)
        vaka_text_note(&begun, word, vaka_kind_id(layout, kind));
    return begun;
}

/* A place that has an id, by the beginning of that or of its title; anything else is left as it
 * is. */
static vaka_begun zone_begun(const vaka_view *view, vaka_word word, uint32_t verb, int arg)
{
    const vaka_layout *layout = view->layout;
    vaka_begun begun = {0};
    int32_t zone;

    if (vaka_zone_named(layout, word, &zone, NULL) == VAKA_OK)
        return begun;
    for (uint32_t i = 0; i < view->legal_count; i++) {
        zone = view->legal[i].verb == verb ? view->legal[i].arg[arg] : VAKA_NONE;
        if (vaka_layout_is_zone(layout, zone) && layout->zones[zone].id)
            vaka_text_note(&begun, word, layout->zones[zone].id);
    }
    for (zone = 0; !begun.first && zone < layout->zone_count; zone++)
        if (layout->zones[zone].id && !vaka_layout_is_route(layout, zone))
            vaka_text_note(&begun, word, layout->zones[zone].id);
    zone = begun.first ? VAKA_NONE : vaka_text_place_begun(view, word);
    if (zone != VAKA_NONE && layout->zones[zone].id)
        begun.first = layout->zones[zone].id;
    return begun;
}

/* By the beginning of its id, or of its title. */
static vaka_begun counter_begun(const vaka_view *view, vaka_word word, uint32_t verb, int arg)
{
    const vaka_layout *layout = view->layout;
    vaka_begun begun = {0};

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (view->legal[i].verb == verb)
            vaka_text_note(&begun, word, layout->counters[view->legal[i].arg[arg]].id);
    for (int32_t at = 0; !begun.first && at < layout->counter_count; at++)
        vaka_text_note(&begun, word, layout->counters[at].id);
    for (int32_t at = 0; !begun.first && at < layout->counter_count; at++)
        if (vaka_word_is_title(word, layout->counters[at].title))
            begun = (vaka_begun){layout->counters[at].id, NULL, true};
    return begun;
}

/* Puts a word of the line as it is to be read; false: it may be several, and that was said. */
static bool put_word(const vaka_order *order, vaka_word word, const vaka_begun *begun,
                     vaka_page *out)
{
    if (vaka_text_is_several(order, word, begun))
        return false;
    if (begun->first)
        vaka_page_add(out, "%s", begun->first);
    else
        vaka_page_add(out, "%.*s", (int)word.length, word.at);
    return true;
}

/* One of "up|down", by its beginning. */
static bool put_choice(const vaka_order *order, vaka_word word, const char *words, vaka_page *out)
{
    int32_t count = vaka_word_list_size(words);
    char names[8][VAKA_WORD_QUOTE];
    vaka_begun begun = {0};

    for (int32_t i = 0; i < count && i < 8; i++)
        vaka_text_note(&begun, word, vaka_word_quote(vaka_word_list_at(words, i), names[i]));
    return put_word(order, word, &begun, out);
}

/* A seat as actions have it, counted from 0. */
static bool put_seat(const vaka_order *order, const char **line, vaka_page *out)
{
    const vaka_view *view = order->view;
    const char *before = *line;
    char quote[VAKA_WORD_QUOTE];
    int32_t seat = vaka_text_seat(view, line);

    if (seat != VAKA_NONE) {
        vaka_page_add(out, "%d", (int)seat);
        return true;
    }
    vaka_word_quote(vaka_word_next(&before), quote);
    vaka_page_tell(
        order->page, view->language, 0,
        "\"{0}\" is no player here: write a name, or the number that stands before it (1 "
        "to {1}).",
        VAKA_WITH(quote, VAKA_INT(view->seen->seats)));
    return false;
}

/* A route may be written as its two spots. */
static bool put_route(const vaka_view *view, const char **line, vaka_page *out)
{
    int32_t route = vaka_text_route(view, line);
    char text[VAKA_ACTION_TEXT];

    if (route == VAKA_NONE)
        return false;
    vaka_zone_write(view->layout, route, text, sizeof text);
    vaka_page_put(out, text);
    return true;
}

bool vaka_text_spell(const vaka_order *order, const char *line, vaka_page *out)
{
    const vaka_view *view = order->view;
    vaka_word word = vaka_word_next(&line);
    vaka_begun begun = vaka_text_verb_begun(view, word, true), plain = {0};
    uint32_t number = 0;
    const vaka_verb *verb = verb_named(view->layout->module, begun.first, &number);

    if (!put_word(order, word, &begun, out))
        return false;
    for (int i = 0; line[strspn(line, " \t")]; i++) {
        uint32_t type = verb && i < VAKA_ARGS ? verb->arg[i].type : VAKA_ARG_NONE;
        bool good;

        vaka_page_put(out, " ");
        if (type == VAKA_ARG_SEAT) {
            if (!put_seat(order, &line, out))
                return false;
            continue;
        }
        if (type == VAKA_ARG_ROUTE && put_route(view, &line, out))
            continue;
        word = vaka_word_next(&line);
        if (type == VAKA_ARG_SPACE || type == VAKA_ARG_ZONE) {
            begun = zone_begun(view, word, number, i);
            good = put_word(order, word, &begun, out);
        } else if (type == VAKA_ARG_COUNTER) {
            begun = counter_begun(view, word, number, i);
            good = put_word(order, word, &begun, out);
        } else if (type == VAKA_ARG_KIND) {
            begun = kind_begun(view, word, number, i);
            good = put_word(order, word, &begun, out);
        } else if (type == VAKA_ARG_WORD) {
            good = put_choice(order, word, verb->arg[i].words, out);
        } else {
            good = put_word(order, word, &plain, out);
        }
        if (!good)
            return false;
    }
    return true;
}
