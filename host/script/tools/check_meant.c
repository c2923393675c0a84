/* script/tools/check_meant.c - which function was meant by a name that is none.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check_meant.h"

#include "script/bridge/bridge.h"
#include "script/tools/describe.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define WORDS_MOST 8u
#define BEST_MOST 3u
#define TYPING 1 /* so many letters differ at most where somebody has mistyped */

/* Words that authors use for one another. */
static const char *const alike[] = {
    "draw deal take",
    "give pass deal hand",
    "remove destroy kill delete lose discard eliminate",
    "add place put create build spawn make lay insert",
    "random roll chance dice die rand",
    "player seat opponent",
    "say message log tell print announce notify",
    "end finish win stop",
    "choose choice pick select option",
    "hex space zone tile cell location field",
    "unit piece counter token figure card",
    "score point points",
    "near neighbour adjacent neighbor",
    "round turn",
    "search find look",
};

/* Words that say nothing. */
static const char *const empty = "get the all of is my number a to do list current";

static bool same_word(vaka_word a, vaka_word b)
{
    size_t least = a.length < b.length ? a.length : b.length;

    for (size_t i = 0; i < least; i++)
        if (tolower((unsigned char)a.at[i]) != tolower((unsigned char)b.at[i]))
            return false;
    if (a.length == b.length)
        return true;
    return least >= 3 && a.length + b.length - 2 * least <= (least >= 4 ? 2 : 1); /* draw, drawn */
}

/* The next word of letters in a text, which moves behind it. */
static vaka_word next_word(const char **text, const char *end)
{
    vaka_word word;

    while (*text < end && !isalpha((unsigned char)**text))
        ++*text;
    word.at = *text;
    while (*text < end && isalpha((unsigned char)**text))
        ++*text;
    word.length = (size_t)(*text - word.at);
    return word;
}

static bool has_word(const char *text, vaka_word word)
{
    const char *end = text + strlen(text);
    vaka_word one;

    while ((one = next_word(&text, end)).length)
        if (same_word(one, word))
            return true;
    return false;
}

/* Has a text a word that means the same? */
static bool has_like(const char *text, vaka_word word)
{
    for (size_t i = 0; i < sizeof alike / sizeof *alike; i++) {
        const char *group = alike[i], *end = group + strlen(group);
        vaka_word other;

        if (!has_word(group, word))
            continue;
        while ((other = next_word(&group, end)).length)
            if (has_word(text, other))
                return true;
    }
    return false;
}

typedef struct meant { /* one that comes near */
    const char *table, *name;
    int32_t score;
} meant;

typedef struct search {
    vaka_word words[WORDS_MOST];
    uint32_t word_count;
    const char *table; /* where it was looked for; may be NULL */
    meant best[BEST_MOST];
    uint32_t count;
} search;

static void split(search *of, vaka_word name)
{
    const char *at = name.at, *end = name.at + name.length;
    vaka_word word;

    while (of->word_count < WORDS_MOST && (word = next_word(&at, end)).length)
        if (!has_word(empty, word))
            of->words[of->word_count++] = word;
}

static int32_t count_words(const char *name)
{
    const char *end = name + strlen(name);
    int32_t count = 0;

    while (next_word(&name, end).length)
        count++;
    return count;
}

/* How near a function is: 0 unless every word has something to do with it, one of them in its
 * name. */
static int32_t score_of(const search *of, const char *table, const char *name, const char *help)
{
    int32_t score = 0, named = 0;

    for (uint32_t i = 0; i < of->word_count; i++) {
        int32_t one = has_word(name, of->words[i])   ? 8
                      : has_like(name, of->words[i]) ? 6
                      : has_word(help, of->words[i]) ? 3
                      : has_like(help, of->words[i]) ? 1
                                                     : 0;
        if (!one)
            return 0;
        named += one >= 6;
        score += i == 0 ? 2 * one : one; /* what is done counts more than with what */
    }
    if (!named)
        return 0;
    return score - count_words(name) + (of->table && strcmp(of->table, table) == 0);
}

static void try_one(search *of, const char *table, const char *name, const char *help)
{
    meant one = {table, name, score_of(of, table, name, help ? help : "")};
    uint32_t at = of->count;

    if (one.score <= 0)
        return;
    while (at > 0 && of->best[at - 1].score < one.score)
        at--;
    if (at == BEST_MOST)
        return;
    of->count += of->count < BEST_MOST;
    memmove(&of->best[at + 1], &of->best[at], (of->count - 1 - at) * sizeof one);
    of->best[at] = one;
}

static void try_all(search *of, const vaka_module *module)
{
    for (uint32_t i = 0; i < module->export_count; i++)
        try_one(of, "game", module->exports[i].name, module->exports[i].help);
    for (uint32_t i = 0; i < vaka_host_export_count; i++)
        try_one(of, "host", vaka_host_exports[i].name, vaka_host_exports[i].help);
    for (uint32_t i = 0; i < vaka_ask_spec_count; i++)
        try_one(of, "ask", vaka_ask_specs[i].name, vaka_ask_specs[i].help);
    try_one(of, "host", "finish", "Ends the match and names winners: who wins the game.");
}

/* Is it among what means the same? */
static bool is_listed(const search *of, const char *name)
{
    for (uint32_t i = 0; i < of->count; i++)
        if (strcmp(of->best[i].name, name) == 0)
            return true;
    return false;
}

const char *vaka_check_meant(const vaka_module *module, const char *table, const vaka_guess *guess,
                             char out[VAKA_SUGGESTION])
{
    search of = {.table = table};
    size_t length;

    split(&of, guess->word);
    if (of.word_count && !(guess->best && guess->distance <= TYPING))
        try_all(&of, module);
    if (of.count == 0)
        return vaka_complaint_guess(guess, out);
    bool spelt = guess->best && !is_listed(&of, guess->best);
    length = (size_t)snprintf(out, VAKA_SUGGESTION, "did you mean ");
    for (uint32_t i = 0; i < of.count; i++)
        if (length + strlen(of.best[i].name) + 16 < VAKA_SUGGESTION)
            length += (size_t)snprintf(out + length, VAKA_SUGGESTION - length, "%s%s.%.60s",
                                       i == 0                        ? ""
                                       : i + 1 == of.count && !spelt ? " or "
                                                                     : ", ",
                                       of.best[i].table, of.best[i].name);
    if (spelt && length + strlen(guess->best) + 8 < VAKA_SUGGESTION)
        length +=
            (size_t)snprintf(out + length, VAKA_SUGGESTION - length, " or %.60s", guess->best);
    snprintf(out + length, VAKA_SUGGESTION - length, "?");
    return out;
}
