/* text/language.c - the language of the reader, and the host's own texts in it.
 *
 * SPDX-License-Identifier: MIT */
#include "text/language.h"

#include <stdio.h>
#include <string.h>

#include "text/buffer.h"
#include "text/melt.h"
#include "text/word.h"

#define GAPS 10
#define ID_MOST 112
#define SHAPE_LEAST 6 /* letters outside the gaps that make a shape: fewer would fit by chance */

const char *vaka_say(const vaka_language *language, const char *text)
{
    return language ? language->say(language->texts, text) : text;
}

const char *vaka_say_by(const vaka_language *language, const char *sort, const char *id,
                        const char *text)
{
    char name[ID_MOST];

    if (!language || !id || !*id)
        return vaka_say(language, text);
    size_t first = strnlen(sort, 20), second = strnlen(id, 80);
    memcpy(name, sort, first);
    memcpy(name + first, id, second);
    name[first + second] = '\0';
    const char *found = vaka_say(language, name);
    return found == name ? vaka_say(language, text) : found;
}

const char *vaka_language_number(char *out, int64_t number)
{
    vaka_digits(number, out);
    return out;
}

const char *vaka_clause_at(const vaka_language *language, uint32_t n)
{
    return language ? language->clause(language->texts, n) : NULL;
}

const char *vaka_say_clause(const vaka_language *language, const char *number)
{
    char id[ID_MOST];
    const char *digest;

    snprintf(id, sizeof id, "clause.%.40s", number);
    digest = vaka_say(language, id);
    return digest == id ? NULL : digest;
}

/* A gap at `text`: {0} or {0:plural:one:many}; its length, 0 if it is none. */
static size_t gap_at(const char *text, vaka_word *one, vaka_word *many)
{
    static const char plural[] = ":plural:";
    const char *at = text + 2;

    *one = *many = (vaka_word){NULL, 0};
    if (text[0] != '{' || text[1] < '0' || text[1] > '9')
        return 0;
    if (strncmp(at, plural, sizeof plural - 1) == 0) {
        one->at = at + sizeof plural - 1;
        one->length = strcspn(one->at, ":{}");
        if (one->at[one->length] != ':')
            return 0;
        many->at = one->at + one->length + 1;
        many->length = strcspn(many->at, ":{}");
        at = many->at + many->length;
    }
    return *at == '}' ? (size_t)(at + 1 - text) : 0;
}

static void put_name(const vaka_language *language, vaka_buffer *buffer, vaka_word name)
{
    size_t from = buffer->length;

    vaka_buffer_bytes(buffer, name.at, name.length);
    vaka_melt(language, buffer, from);
}

/* Fills the gaps of a text; words are not terminated, so that parts of a line can be used. */
static void fill(const vaka_language *language, vaka_buffer *buffer, const char *text,
                 const vaka_word *with, size_t count)
{
    vaka_word one, many;

    while (*text) {
        size_t length = gap_at(text, &one, &many);
        size_t number = length ? (size_t)(text[1] - '0') : 0;

        if (!length || number >= count) {
            vaka_buffer_bytes(buffer, text, 1 + strcspn(text + 1, "{"));
            text += 1 + strcspn(text + 1, "{");
            continue;
        }
        if (one.at)
            vaka_buffer_bytes(buffer, vaka_word_is(with[number], "1") ? one.at : many.at,
                              vaka_word_is(with[number], "1") ? one.length : many.length);
        else
            put_name(language, buffer, with[number]);
        text = vaka_buffer_past_stop(buffer, text + length);
    }
}

const char *vaka_say_with(const vaka_language *language, const char *text, const char *const *with,
                          char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    vaka_word words[GAPS];
    size_t count = 0;

    for (; with && with[count] && count < GAPS; count++)
        words[count] = vaka_word_of(with[count]);
    fill(language, &buffer, vaka_say(language, text), words, count);
    return out;
}

/* Does a finished text have the shape of one with gaps? What stands in them goes to `with`. */
static bool has_shape(const char *shape, const char *finished, vaka_word *with)
{
    vaka_word one, many;

    while (*shape && *shape != '{' && *shape == *finished) {
        shape++;
        finished++;
    }
    size_t length = gap_at(shape, &one, &many);
    if (!length || one.at)
        return !*shape && !*finished;
    for (size_t taken = 0;; taken++) {
        with[shape[1] - '0'] = (vaka_word){finished, taken};
        if (has_shape(shape + length, finished + taken, with))
            return true;
        if (!finished[taken])
            return false;
    }
}

/* Letters outside the gaps; 0 for a text without any gap. */
static size_t fixed_letters(const char *shape)
{
    size_t letters = 0, gaps = 0;
    vaka_word one, many;

    while (*shape) {
        size_t length = gap_at(shape, &one, &many);
        gaps += length > 0;
        letters += length == 0;
        shape += length ? length : 1;
    }
    return gaps ? letters : 0;
}

/* The gaps that a shape has: as many words are set. */
static size_t gaps_of(const char *shape)
{
    size_t most = 0;

    for (const char *at = shape; (at = strchr(at, '{')) != NULL; at++)
        if (at[1] >= '0' && at[1] <= '9' && (size_t)(at[1] - '0') + 1 > most)
            most = (size_t)(at[1] - '0') + 1;
    return most;
}

/* Words that stand in the gaps of an error may be the host's own, too: "there is no {0} '{1}'". */
static void fill_again(vaka_buffer *buffer, const vaka_language *language, const char *shape,
                       vaka_word *with)
{
    size_t count = gaps_of(shape);
    char word[VAKA_WORD_QUOTE];

    for (size_t i = 0; i < count; i++) {
        if (with[i].length >= sizeof word)
            continue;
        snprintf(word, sizeof word, "%.*s", (int)with[i].length, with[i].at);
        const char *said = vaka_say(language, word);
        if (said != word)
            with[i] = vaka_word_of(said);
    }
    fill(language, buffer, vaka_say(language, shape), with, count);
}

const char *vaka_say_again(const vaka_language *language, const char *finished, char *out,
                           size_t room)
{
    const char *plain = vaka_say(language, finished), *shape, *best = NULL;
    vaka_word with[GAPS] = {{"", 0}}, found[GAPS] = {{"", 0}};
    size_t letters = SHAPE_LEAST - 1;
    vaka_buffer buffer = vaka_buffer_on(out, room);

    for (uint32_t i = 0; language && plain == finished; i++) {
        if (!(shape = language->known(language->texts, i)))
            break;
        if (fixed_letters(shape) <= letters || !has_shape(shape, finished, with))
            continue;
        best = shape; /* the one that leaves least to its gaps */
        letters = fixed_letters(shape);
        memcpy(found, with, sizeof found);
    }
    if (best)
        fill_again(&buffer, language, best, found);
    else
        vaka_buffer_put(&buffer, plain);
    return out;
}
