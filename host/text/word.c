/* text/word.c - words of a typed line: taking them apart, comparing them, guessing what was meant.
 *
 * SPDX-License-Identifier: MIT */
#include "text/word.h"

#include <stdio.h>
#include <string.h>

#define GUESS_LENGTH 24 /* longer words are not worth a guess */

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

vaka_word vaka_word_next(const char **line)
{
    const char *at = *line;

    while (is_blank(*at))
        at++;
    vaka_word word = {at, 0};
    while (*at && !is_blank(*at))
        at++;
    word.length = (size_t)(at - word.at);
    *line = at;
    return word;
}

vaka_word vaka_word_of(const char *text)
{
    vaka_word word = {text, strlen(text)};

    return word;
}

bool vaka_word_is(vaka_word word, const char *name)
{
    for (size_t i = 0; i < word.length; i++)
        if (!name[i] || lower(word.at[i]) != lower(name[i]))
            return false;
    return name[word.length] == '\0';
}

static bool is_beginning(vaka_word word, const char *title)
{
    for (size_t i = 0; i < word.length; i++) {
        bool blank = title[i] == ' ' && word.at[i] == '-';
        if (!title[i] || (lower(word.at[i]) != lower(title[i]) && !blank))
            return false;
    }
    return true;
}

bool vaka_word_is_title(vaka_word word, const char *title)
{
    return is_beginning(word, title) && !title[word.length];
}

bool vaka_word_begins_title(vaka_word word, const char *title)
{
    return is_beginning(word, title) && title[word.length];
}

bool vaka_word_number(vaka_word word, int32_t min, int32_t max, int32_t *out)
{
    bool minus = word.length > 0 && word.at[0] == '-';
    size_t i = minus ? 1 : 0;
    int64_t number = 0;

    if (word.length - i < 1 || word.length - i > 10)
        return false;
    for (; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9')
            return false;
        number = number * 10 + (word.at[i] - '0');
    }
    if (minus)
        number = -number;
    if (number < min || number > max)
        return false;
    *out = (int32_t)number;
    return true;
}

int32_t vaka_word_list_size(const char *list)
{
    int32_t size = 1;

    if (!list || !*list)
        return 0;
    for (; *list; list++)
        if (*list == '|')
            size++;
    return size;
}

vaka_word vaka_word_list_at(const char *list, int32_t index)
{
    vaka_word word = {"", 0};

    if (!list || index < 0)
        return word;
    for (; index > 0; index--) {
        list = strchr(list, '|');
        if (!list)
            return word;
        list++;
    }
    word.at = list;
    word.length = strcspn(list, "|");
    return word;
}

static bool same_word(vaka_word a, vaka_word b)
{
    if (a.length != b.length)
        return false;
    for (size_t i = 0; i < a.length; i++)
        if (lower(a.at[i]) != lower(b.at[i]))
            return false;
    return true;
}

int32_t vaka_word_in(vaka_word word, const char *list)
{
    int32_t size = vaka_word_list_size(list);

    for (int32_t i = 0; i < size; i++) {
        vaka_word at = {list, strcspn(list, "|")};
        if (same_word(word, at))
            return i;
        list += at.length + 1;
    }
    return VAKA_NONE;
}

const char *vaka_word_quote(vaka_word word, char out[VAKA_WORD_QUOTE])
{
    size_t length = word.length;
    bool cut = length > VAKA_WORD_QUOTE - 1;

    if (cut)
        length = VAKA_WORD_QUOTE - 4;
    for (size_t i = 0; i < length; i++)
        out[i] = word.at[i] >= ' ' && word.at[i] <= '~' ? word.at[i] : '?';
    if (cut) {
        memcpy(out + length, "...", 3);
        length += 3;
    }
    out[length] = '\0';
    return out;
}

vaka_guess vaka_guess_of(vaka_word word)
{
    vaka_guess guess = {word, NULL, 0};

    /* One letter in three may be wrong: "foo" finds "food" but not "bar". */
    if (word.length >= 2 && word.length <= GUESS_LENGTH)
        guess.distance = word.length < 6 ? 2 : (int32_t)(word.length / 3) + 1;
    return guess;
}

static int32_t least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* Have the letters at `i` and before it in the word changed places in the name? */
static bool are_swapped(vaka_word word, const char *name, size_t i, size_t j)
{
    return i > 0 && j > 0 && lower(word.at[i]) == lower(name[j - 1]) &&
           lower(word.at[i - 1]) == lower(name[j]);
}

/* Damerau's distance. `row` is that of the letter under way, `above` and `higher` those before it.
 */
int32_t vaka_word_edits(vaka_word word, const char *name)
{
    size_t length = strlen(name);
    int32_t rows[3][GUESS_LENGTH + 1];
    int32_t *higher = rows[0], *above = rows[1], *row = rows[2];

    if (length > GUESS_LENGTH)
        return INT32_MAX;
    for (size_t j = 0; j <= length; j++)
        above[j] = higher[j] = (int32_t)j;
    for (size_t i = 0; i < word.length; i++) {
        row[0] = (int32_t)i + 1;
        for (size_t j = 0; j < length; j++) {
            int32_t change = above[j] + (lower(word.at[i]) == lower(name[j]) ? 0 : 1);
            row[j + 1] = least(change, least(row[j], above[j + 1]) + 1);
            if (are_swapped(word, name, i, j))
                row[j + 1] = least(row[j + 1], higher[j - 1] + 1);
        }
        int32_t *oldest = higher;
        higher = above;
        above = row;
        row = oldest;
    }
    return above[length];
}

void vaka_guess_try(vaka_guess *guess, const char *name)
{
    if (guess->distance == 0)
        return;
    int32_t distance = vaka_word_edits(guess->word, name);
    if (distance < guess->distance) {
        guess->distance = distance;
        guess->best = name;
    }
}

void vaka_guess_try_any(vaka_guess *guess, const char *name)
{
    vaka_guess one = vaka_guess_of(guess->word);

    vaka_guess_try(&one, name);
    if (one.best && (one.distance < guess->distance ||
                     (one.distance == guess->distance && strcmp(name, guess->best) < 0)))
        *guess = one;
}

const char *vaka_row_name(vaka_named_rows rows, uint32_t number)
{
    const char *name;

    memcpy(&name, (const char *)rows.rows + number * rows.stride, sizeof name);
    return name;
}

int32_t vaka_row_find(vaka_named_rows rows, vaka_word word)
{
    for (uint32_t i = 0; i < rows.count; i++) {
        const char *name = vaka_row_name(rows, i);
        if (strncmp(name, word.at, word.length) == 0 && !name[word.length])
            return (int32_t)i;
    }
    return VAKA_NONE;
}

vaka_guess vaka_row_guess(vaka_named_rows rows, vaka_word word)
{
    vaka_guess guess = vaka_guess_of(word);

    for (uint32_t i = 0; i < rows.count; i++)
        vaka_guess_try(&guess, vaka_row_name(rows, i));
    return guess;
}

const char *vaka_row_list(vaka_named_rows rows, char *out, size_t room)
{
    static const char more[] = ", …";
    size_t length = 0;

    *out = '\0';
    for (uint32_t i = 0; i < rows.count; i++) {
        const char *name = vaka_row_name(rows, i);
        size_t rest = i + 1 < rows.count ? sizeof more : 1;
        if (length + 2 + strlen(name) + rest > room) {
            if (length + sizeof more <= room)
                memcpy(out + length, i ? more : more + 2, i ? sizeof more : sizeof more - 2);
            break;
        }
        length += (size_t)snprintf(out + length, room - length, "%s%s", i ? ", " : "", name);
    }
    return out;
}

size_t vaka_word_plain(const char *text, size_t size)
{
    const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
    size_t at = 0;

    for (uint64_t eight; at + sizeof eight <= size; at += sizeof eight) {
        memcpy(&eight, text + at, sizeof eight);
        if ((eight | (eight - ones)) & tops) /* a top bit, or a zero that borrows one */
            break;
    }
    return at;
}
