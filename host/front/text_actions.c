/* front/text_actions.c - the numbered list of what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "front/picks.h"
#include "front/text_parts.h"
#include "table/codec.h"
#include "text/word.h"

#define CLAUSE_NUMBER 40
#define CLAUSE_SHORT 5 /* letters of a number that has its digest in the first column */
#define EVERY vaka_word_of("")
#define CLAUSES_MOST 30 /* of a chapter */
#define LIST_MOST 30
#define TEXT_COLUMN 6
#define TEXT_LEAST 24 /* columns of an action's text; of the longest that others line up with */
#define TEXT_MOST 34

/* What an action does, and what it costs where that is more than another one of its kind, or what
 * is bad about it. */
static void put_title(const vaka_view *view, const vaka_action *action, char out[VAKA_SENTENCE])
{
    char title[VAKA_SENTENCE], price[VAKA_SENTENCE];

    vaka_view_action(view, action, title);
    snprintf(out, VAKA_SENTENCE, "%s", title);
    if (!*title)
        return;
    if (vaka_picks_marked(view, action, VAKA_TONE_BAD, price)) {
        if (*price)
            vaka_say_with(view->language, "{0} ({1})", VAKA_WITH(title, price), out, VAKA_SENTENCE);
        return;
    }
    if (!vaka_picks_marked(view, action, VAKA_TONE_WARN, price))
        return;
    if (*price)
        vaka_say_with(view->language, "{0} (costs {1})", VAKA_WITH(title, price), out,
                      VAKA_SENTENCE);
    else
        vaka_say_with(view->language, "{0} (costs more)", VAKA_WITH(title), out, VAKA_SENTENCE);
}

static void put_line(vaka_page *page, const vaka_view *view, uint32_t number, int32_t columns)
{
    const vaka_action *action = &view->legal[number - 1];
    char text[VAKA_ACTION_TEXT], title[VAKA_SENTENCE];

    vaka_text_write(view, action, text, sizeof text);
    put_title(view, action, title);
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

/* Lines of a deal are told with the deal, good by good (text_panels.c). */
static uint32_t lines_of_verb(const vaka_view *view, uint32_t at, uint32_t share)
{
    uint32_t verb = view->legal[at].verb;

    return verb == VAKA_VERB_DEAL_GIVE || verb == VAKA_VERB_DEAL_ASK ? 0 : share;
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
        uint32_t lines = lines_of_verb(view, at, share);
        for (uint32_t i = at; i < end && i < at + lines; i++)
            put_line(page, view, i + 1, columns);
        if (end - at > lines)
            put_rest(page, view, at, end - at - lines);
    }
}

bool vaka_text_is_listed(const vaka_view *view, uint32_t number)
{
    uint32_t at = number - 1, first = at;

    while (first > 0 && view->legal[first - 1].verb == view->legal[at].verb)
        first--;
    return view->legal_count <= LIST_MOST ||
           at - first < lines_of_verb(view, at, share_of_verb(view));
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

/* --- Why not: clauses of the rules, in a sentence each --------------------------------------- */

/* Whatever the size of its letters; one without letters always is. */
bool vaka_text_mentions(const char *text, vaka_word word)
{
    size_t same = 0;

    for (; *text && same < word.length; text++)
        for (same = 0; same < word.length; same++)
            if (tolower((unsigned char)text[same]) != tolower((unsigned char)word.at[same]))
                break;
    return same == word.length;
}

void vaka_text_clause_line(vaka_page *page, const char *number, const char *digest)
{
    int32_t column = strlen(number) > CLAUSE_SHORT ? 10 : 8;

    vaka_page_add(page, "  %s", number);
    vaka_page_to(page, column);
    vaka_page_wrap(page, column, digest);
}

uint32_t vaka_text_clauses(vaka_page *page, const vaka_view *view, const char *number, int depth,
                           vaka_word word)
{
    const char *digest = vaka_say_clause(view->language, number);
    char part[CLAUSE_NUMBER];
    uint32_t told = 0;

    if (digest && vaka_text_mentions(digest, word)) {
        vaka_text_clause_line(page, number, digest);
        told++;
    }
    for (char letter = 'a'; letter <= 'z'; letter++) {
        snprintf(part, sizeof part, "%.20s%c", number, letter);
        if (vaka_say_clause(view->language, part))
            told += vaka_text_clauses(page, view, part, 0, word);
    }
    for (int below = 1; depth > 0 && below <= CLAUSES_MOST; below++) {
        snprintf(part, sizeof part, "%.20s.%d", number, below);
        told += vaka_text_clauses(page, view, part, depth - 1, word);
    }
    return told;
}

void vaka_text_clause(vaka_page *page, const vaka_view *view, const char *rule)
{
    const char *digest = rule && *rule ? vaka_say_clause(view->language, rule) : NULL;
    vaka_page parts;

    if (!rule || !*rule)
        return;
    vaka_page_init(&parts, page->width);
    uint32_t count = vaka_text_clauses(&parts, view, rule, 0, EVERY);
    if (digest || count == 1)
        vaka_page_put(page, parts.text);
    else if (count > 1)
        vaka_page_tell(page, view->language, 2, "What the rule says: help {0}", VAKA_WITH(rule));
    vaka_page_done(&parts);
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
