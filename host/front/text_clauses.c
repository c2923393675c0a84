/* front/text_clauses.c - what clauses of the rules say, in a sentence each.
 *
 * SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "front/text_parts.h"

#define CLAUSE_NUMBER 40
#define CLAUSE_SHORT 5 /* letters of a number that has its digest in the first column */
#define EVERY vaka_word_of("")
#define CLAUSES_MOST 30 /* of a chapter */

/* Is the word in the text, whatever the size of its letters? One without letters always is. */
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

/* The clause and its parts, "7.3a" and "7.3b" behind "7.3", that mention a word; how many there
 * are. */
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
