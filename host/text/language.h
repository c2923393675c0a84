/* text/language.h - the language of the reader, and the host's own texts in it.
 *
 * SPDX-License-Identifier: MIT
 *
 * English stands in place; other languages are in assets/lang/xx.lua, keyed by the English text. A
 * text that is handed to one of the functions below is found by tests/lint/texts.sh, which asks for
 * it in each of them; one that stands in a table is marked by VAKA_TEXT. */
#ifndef TEXT_LANGUAGE_H
#define TEXT_LANGUAGE_H

#include "text/error.h"

/* Who knows languages; all but `texts` must be there. */
typedef struct vaka_language {
    /* A text of the host, a module or a mod (the English one, or its id) for the reader. Borrowed
     * until the language is switched. */
    const char *(*say)(const void *texts, const char *text);

    /* The languages there are, "en" first; NULL past the last. And the one in use. */
    const char *(*at)(const void *texts, uint32_t number);
    const char *(*current)(const void *texts);

    /* What those who read one of them call it: "Français"; its code if its file does not say. */
    const char *(*name)(const void *texts, uint32_t number);

    /* Switches it: "fr", or as the environment writes it ("fr_FR.UTF-8"). False: not a word of it
     * is known, and nothing changes. */
    bool (*turn)(void *texts, const char *language);

    /* All texts that have one in the language in use, as `say` takes them; NULL past the last. */
    const char *(*known)(const void *texts, uint32_t number);

    /* The clauses of the rules of which something is known, "7.3c", sorted as text; NULL past the
     * last. */
    const char *(*clause)(const void *texts, uint32_t number);
    void *texts; /* borrowed */
} vaka_language;

/* Marks a text of a table or a constant as one for people. */
#define VAKA_TEXT(text) text

/* A text for the reader; `language` may be NULL: then it reads as it stands. */
const char *vaka_say(const vaka_language *language, const char *text);

/* The same for a text that has an id of its own, with `sort` before it ("reason."): by that first.
 * `id` may be NULL. */
const char *vaka_say_by(const vaka_language *language, const char *sort, const char *id,
                        const char *text);

/* The same with the gaps {0} to {9} filled by the texts of VAKA_WITH, in any order, and a word that
 * goes with a number chosen: "{0} {0:plural:line:lines}". Writes into `out` and returns it; what is
 * too long is cut between two characters.
 *
 *     vaka_say_with(language, "{0} has {1} left", VAKA_WITH(name, VAKA_INT(3)), out, sizeof out) */
const char *vaka_say_with(const vaka_language *language, const char *text, const char *const *with,
                          char *out, size_t room);

#define VAKA_WITH(...) ((const char *const[]){__VA_ARGS__, NULL})

/* A number as a text, good in the block in which it stands. */
#define VAKA_INT(number) vaka_language_number((char[24]){0}, (int64_t)(number))
const char *vaka_language_number(char *out, int64_t number);

/* What a clause of the rules says, by its number ("7.3c"), in one sentence of the game's author
 * (whose id is "clause.7.3c"); NULL if nothing is known of it. */
const char *vaka_say_clause(const vaka_language *language, const char *number);

/* The number of the n-th clause; NULL past the last. */
const char *vaka_clause_at(const vaka_language *language, uint32_t n);

/* An error or another sentence that was finished in English, for the reader: found by its shape, so
 * a text with gaps fits it where all else agrees. As it stands if there is none. The text is
 * written into `out`, which is returned. */
const char *vaka_say_again(const vaka_language *language, const char *finished, char *out,
                           size_t room);

#endif
