/* gui/board/action_said.c - an action as the window words it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/board/board.h"
#include "table/codec.h"

/* Takes the end off a text; false: it ends otherwise. */
static bool cut_off(char *text, const char *end)
{
    size_t length = strlen(text), own = strlen(end);

    if (own > length || strcmp(text + length - own, end) != 0)
        return false;
    text[length - own] = '\0';
    return true;
}

/* Words stand behind a title that has no gaps for them. Where the game says what the verb means
 * just now, it has said all of it. */
static void drop_words(const vaka_view *view, const vaka_action *action, char out[VAKA_SENTENCE])
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    char name[VAKA_WORD_QUOTE], behind[VAKA_SENTENCE];
    bool meant = false;

    for (uint32_t i = 0; view->scene && i < view->scene->meaning_count; i++)
        meant = meant || view->scene->meanings[i].verb == action->verb;
    for (int32_t i = VAKA_ARGS - 1; meant && verb && i >= 0; i--) {
        char gap[] = {'{', (char)('0' + i), ':', '\0'};

        if (verb->arg[i].type != VAKA_ARG_WORD || (verb->title && strstr(verb->title, gap)))
            continue;
        vaka_word_quote(vaka_word_list_at(verb->arg[i].words, action->arg[i]), name);
        snprintf(behind, sizeof behind, " (%s)", vaka_say_by(view->language, "word.", name, name));
        if (!cut_off(out, behind))
            break;
    }
}

const char *vaka_action_said(const vaka_view *view, const vaka_action *action,
                             char out[VAKA_SENTENCE])
{
    char title[VAKA_SENTENCE], price[VAKA_SENTENCE];

    vaka_view_action(view, action, out);
    drop_words(view, action, out);
    snprintf(title, sizeof title, "%s", out);
    if (!*title || !view->scene)
        return out;
    if (vaka_picks_marked(view, action, VAKA_TONE_BAD, price) && *price)
        vaka_say_with(view->language, "{0} ({1})", VAKA_WITH(title, price), out, VAKA_SENTENCE);
    else if (vaka_picks_marked(view, action, VAKA_TONE_WARN, price) && *price)
        vaka_say_with(view->language, "{0} (costs {1})", VAKA_WITH(title, price), out,
                      VAKA_SENTENCE);
    return out;
}
