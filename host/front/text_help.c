/* front/text_help.c - what can be written, and what is expected now.
 *
 * SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "front/text_commands.h"
#include "front/text_parts.h"
#include "table/codec.h"

#define HELP_COLUMN 24
#define CLAUSE_NUMBER 40
#define CHAPTERS_MOST 30
#define MENTION_LEAST 3 /* letters of a word that is looked for in the rules */

/* One line for each verb that can be used now, with an example. */
/* Legal actions from number `first` on that are of the same verb. */
static uint32_t of_verb(const vaka_view *view, uint32_t first)
{
    uint32_t end = first + 1;

    while (end < view->legal_count && view->legal[end].verb == view->legal[first].verb)
        end++;
    return end - first;
}

/* Where the sentences begin: behind the longest action that is written before one. */
static int32_t verbs_column(const vaka_view *view)
{
    char text[VAKA_ACTION_TEXT];
    int32_t column = HELP_COLUMN;

    for (uint32_t i = 0; i < view->legal_count; i += of_verb(view, i)) {
        vaka_text_write(view, &view->legal[i], text, sizeof text);
        int32_t own = 2 + vaka_page_columns(text);
        column = own > column ? own : column;
    }
    return column;
}

static void put_verbs(vaka_page *page, const vaka_view *view)
{
    char text[VAKA_ACTION_TEXT], title[VAKA_SENTENCE];
    int32_t column = verbs_column(view);

    for (uint32_t i = 0, count; i < view->legal_count; i += count) {
        const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[i].verb);

        count = of_verb(view, i);
        vaka_text_write(view, &view->legal[i], text, sizeof text);
        vaka_page_add(page, "  %s", text);
        vaka_page_to(page, column);
        vaka_page_add(page, "  %s\n", vaka_view_action(view, &view->legal[i], title));
        if (count > 1)
            vaka_page_tell(page, view->language, 6, "and {0} more like it: actions {1}",
                           VAKA_WITH(VAKA_INT(count - 1), verb->name));
    }
}

static bool put_command(vaka_page *page, const vaka_view *view, const vaka_command *command)
{
    bool hidden = vaka_text_is_verb(view->layout, command->name);

    const char *usage = strchr(command->usage, ' ') /* a command itself is written in English */
                            ? vaka_say(view->language, command->usage)
                            : command->usage;

    vaka_page_add(page, "  %s%s", hidden ? "/" : "", usage);
    vaka_page_to(page, HELP_COLUMN);
    vaka_page_wrap(page, HELP_COLUMN, vaka_say(view->language, command->help));
    return true;
}

/* A clause that is not of a numbered chapter, if a word stands in it. */
static uint32_t put_named(vaka_page *page, const vaka_view *view, const char *number,
                          vaka_word word)
{
    const char *digest = vaka_say_clause(view->language, number);

    if (isdigit((unsigned char)*number) || !digest || !vaka_text_mentions(digest, word))
        return 0;
    vaka_text_clause_line(page, number, digest);
    return 1;
}

/* All clauses in which a word stands: those of the chapters first. */
static bool put_mentions(vaka_page *page, const vaka_view *view, vaka_word word)
{
    char number[CLAUSE_NUMBER];
    uint32_t told = 0;

    for (int chapter = 1; word.length >= MENTION_LEAST && chapter <= CHAPTERS_MOST; chapter++) {
        snprintf(number, sizeof number, "%d", chapter);
        told += vaka_text_clauses(page, view, number, 1, word);
    }
    for (uint32_t i = 0; word.length >= MENTION_LEAST && vaka_clause_at(view->language, i); i++)
        told += put_named(page, view, vaka_clause_at(view->language, i), word);
    return told > 0;
}

bool vaka_text_help_on(vaka_page *page, const vaka_view *view, const char *topic)
{
    vaka_word all = vaka_word_of(topic), word = vaka_word_next(&topic);
    char number[CLAUSE_NUMBER];
    uint32_t count;
    const vaka_command *commands = vaka_text_commands(&count);

    for (uint32_t i = 0; i < count; i++)
        if (vaka_word_is(word, commands[i].name))
            return put_command(page, view, &commands[i]);
    if (word.length >= sizeof number)
        return false;
    snprintf(number, sizeof number, "%.*s", (int)word.length, word.at);
    return vaka_text_clauses(page, view, number, 1, vaka_word_of("")) > 0 ||
           vaka_text_actions_of(page, view, number) || vaka_text_look_card(page, view, all) ||
           put_mentions(page, view, all);
}

/* How places are written on the boards there are. */
static void put_places(vaka_page *page, const vaka_view *view)
{
    const vaka_layout *layout = view->layout;
    bool hexes = false, routes = false;

    for (int32_t i = 0; i < layout->board_count; i++) {
        hexes = hexes || !layout->boards[i].spots;
        routes = routes || layout->boards[i].route_count > 0;
    }
    vaka_page_tell(page, view->language, 0,
                   hexes ? VAKA_TEXT("Places are written by name or by coordinates, like 2,-1.")
                         : VAKA_TEXT("Places are written by name."),
                   NULL);
    if (routes)
        vaka_page_tell(page, view->language, 0,
                       "A route is written by its name, or by the two places that it joins.", NULL);
}

void vaka_text_help(vaka_page *page, const vaka_view *view)
{
    uint32_t count;
    const vaka_command *commands = vaka_text_commands(&count);

    vaka_page_say(page, view->language, "Now: ", NULL);
    vaka_text_prompt(page, view);
    if (vaka_text_help_panel(page, view))
        vaka_page_put(page, "\n");
    put_verbs(page, view);
    vaka_page_put(page, "\n");
    vaka_page_tell(page, view->language, 0, "Write the number of an action, or the action itself.",
                   NULL);
    put_places(page, view);
    vaka_page_tell(page, view->language, 0, "You can also write:", NULL);
    for (uint32_t i = 0; i < count; i++)
        put_command(page, view, &commands[i]);
    vaka_page_tell(page, view->language, 0,
                   "Actions and commands may be shortened where only one begins so, and kinds "
                   "of pieces and places too. A command is begun with a / where the game has an "
                   "action of the same name.",
                   NULL);
}
