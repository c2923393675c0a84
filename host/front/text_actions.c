/* front/text_actions.c - the numbered list of what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "core/codec.h"
#include "core/word.h"
#include "front/text_parts.h"

#define LIST_MOST 30
#define TEXT_COLUMN 6

void vaka_text_action_line(vaka_page *page, const vaka_view *view, uint32_t number)
{
    const vaka_action *action = &view->legal[number - 1];
    char text[VAKA_ACTION_TEXT], title[VAKA_SENTENCE];

    vaka_action_write(view->layout, action, text, sizeof text);
    vaka_view_action(view, action, title);
    vaka_page_add(page, "%4u  %s", (unsigned)number, text);
    if (*title && strcmp(title, text) != 0) {
        vaka_page_to(page, TEXT_COLUMN + 24);
        vaka_page_add(page, "  %s", title);
    }
    vaka_page_put(page, "\n");
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

static void put_shortened(vaka_page *page, const vaka_view *view)
{
    uint32_t share = share_of_verb(view);

    for (uint32_t at = 0, end; at < view->legal_count; at = end) {
        end = end_of_verb(view, at);
        for (uint32_t i = at; i < end && i < at + share; i++)
            vaka_text_action_line(page, view, i + 1);
        if (end - at > share)
            vaka_page_add(page, "      … %u more; write \"actions %s\" to see them\n",
                          (unsigned)(end - at - share), verb_name(view, at));
    }
}

void vaka_text_actions(vaka_page *page, const vaka_view *view)
{
    if (view->legal_count > LIST_MOST) {
        put_shortened(page, view);
        return;
    }
    for (uint32_t i = 0; i < view->legal_count; i++)
        vaka_text_action_line(page, view, i + 1);
}

bool vaka_text_actions_of(vaka_page *page, const vaka_view *view, const char *verb)
{
    vaka_word word = vaka_word_next(&verb);
    bool all = vaka_word_is(word, "all"), any = false;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!all && !vaka_word_is(word, verb_name(view, i)))
            continue;
        vaka_text_action_line(page, view, i + 1);
        any = true;
    }
    return any;
}

void vaka_text_refusal(vaka_page *page, const vaka_view *view, const vaka_refusal *why)
{
    char text[VAKA_SENTENCE];

    vaka_words(view->layout, view->names, why->text ? why->text : "it is not allowed", why->fact,
               text, sizeof text);
    vaka_page_put(page, text);
    if (why->rule && *why->rule)
        vaka_page_add(page, " (rule %s)", why->rule);
}
