/* front/text_actions.c - the numbered list of what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "front/text_parts.h"
#include "table/codec.h"
#include "text/word.h"

#define LIST_MOST 30
#define TEXT_COLUMN 6
#define TEXT_LEAST 24 /* columns of an action's text; of the longest that others line up with */
#define TEXT_MOST 34

static void put_line(vaka_page *page, const vaka_view *view, uint32_t number, int32_t columns)
{
    const vaka_action *action = &view->legal[number - 1];
    char text[VAKA_ACTION_TEXT], title[VAKA_SENTENCE];

    vaka_text_write(view, action, text, sizeof text);
    vaka_view_action(view, action, title);
    vaka_page_add(page, "%4u  %s", (unsigned)number, text);
    if (!*title || strcmp(title, text) == 0) {
        vaka_page_put(page, "\n");
        return;
    }
    vaka_page_to(page, TEXT_COLUMN + columns);
    vaka_page_put(page, "  ");
    vaka_page_wrap(page, TEXT_COLUMN + columns + 2, title);
}

void vaka_text_action_line(vaka_page *page, const vaka_view *view, uint32_t number)
{
    put_line(page, view, number, TEXT_LEAST);
}

/* Columns for the texts of all that may be done: few lines stick out. */
static int32_t columns_for(const vaka_view *view)
{
    char text[VAKA_ACTION_TEXT];
    int32_t widest = TEXT_LEAST;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        vaka_text_write(view, &view->legal[i], text, sizeof text);
        int32_t own = vaka_page_columns(text);
        widest = own > widest && own <= TEXT_MOST ? own : widest;
    }
    return widest;
}

/* Where the actions of the verb at `from` end: the list is sorted by verb. */
static uint32_t end_of_verb(const vaka_view *view, uint32_t from)
{
    uint32_t end = from;

    while (end < view->legal_count && view->legal[end].verb == view->legal[from].verb)
        end++;
    return end;
}

static uint32_t count_verbs(const vaka_view *view)
{
    uint32_t verbs = 0;

    for (uint32_t at = 0; at < view->legal_count; at = end_of_verb(view, at))
        verbs++;
    return verbs;
}

/* How many lines each verb may have so that LIST_MOST are enough: short groups leave room to long
 * ones. */
static uint32_t share_of_verb(const vaka_view *view)
{
    uint32_t share = LIST_MOST / count_verbs(view), total = 0;

    share = share > 0 ? share : 1;
    while (total < LIST_MOST) {
        total = 0;
        for (uint32_t at = 0, end; at < view->legal_count; at = end) {
            end = end_of_verb(view, at);
            total += end - at < share + 1 ? end - at : share + 1;
        }
        if (total > LIST_MOST)
            break;
        share++;
    }
    return share;
}

static const char *verb_name(const vaka_view *view, uint32_t at)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[at].verb);

    return verb ? verb->name : "?";
}

static void put_rest(vaka_page *page, const vaka_view *view, uint32_t at, uint32_t count)
{
    vaka_page_tell(page, view->language, TEXT_COLUMN,
                   "… {0} more; write \"actions {1}\" to see them",
                   VAKA_WITH(VAKA_INT(count), verb_name(view, at)));
}

static void put_shortened(vaka_page *page, const vaka_view *view, int32_t columns)
{
    uint32_t share = share_of_verb(view);

    for (uint32_t at = 0, end; at < view->legal_count; at = end) {
        end = end_of_verb(view, at);
        for (uint32_t i = at; i < end && i < at + share; i++)
            put_line(page, view, i + 1, columns);
        if (end - at > share)
            put_rest(page, view, at, end - at - share);
    }
}

bool vaka_text_is_listed(const vaka_view *view, uint32_t number)
{
    uint32_t at = number - 1, first = at;

    while (first > 0 && view->legal[first - 1].verb == view->legal[at].verb)
        first--;
    return view->legal_count <= LIST_MOST || at - first < share_of_verb(view);
}

void vaka_text_actions(vaka_page *page, const vaka_view *view)
{
    int32_t columns = columns_for(view);

    if (view->legal_count > LIST_MOST) {
        put_shortened(page, view, columns);
        return;
    }
    for (uint32_t i = 0; i < view->legal_count; i++)
        put_line(page, view, i + 1, columns);
}

bool vaka_text_actions_of(vaka_page *page, const vaka_view *view, const char *verb)
{
    vaka_word word = vaka_word_next(&verb);
    bool all = vaka_word_is(word, "all"), any = false;
    int32_t columns = columns_for(view);

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!all && !vaka_word_is(word, verb_name(view, i)))
            continue;
        put_line(page, view, i + 1, columns);
        any = true;
    }
    return any;
}

void vaka_text_refused(vaka_page *page, const vaka_view *view, const char *with_why,
                       const vaka_refusal *why)
{
    char text[VAKA_SENTENCE];
    vaka_page line;

    vaka_page_init(&line, page->width);
    vaka_page_put(&line, vaka_view_refusal(view, why, text));
    if (why->rule && *why->rule)
        vaka_page_say(&line, view->language, " (rule {0})", VAKA_WITH(why->rule));
    vaka_page_tell(page, view->language, 0, with_why, VAKA_WITH(line.text));
    vaka_page_done(&line);
    vaka_text_clause(page, view, why->rule);
}
