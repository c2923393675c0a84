/* text/word.h - words of a typed line: taking them apart, comparing them, guessing what was meant.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line may come from anywhere. A word is a part of it that is not terminated; letters are
 * compared without regard to case in ASCII, whatever the locale. */
#ifndef TEXT_WORD_H
#define TEXT_WORD_H

#include "vaka/abi.h"

typedef struct vaka_word {
    const char *at; /* borrowed from the line */
    size_t length;  /* 0: there was no further word */
} vaka_word;

/* The next word at `*line`, which moves behind it. Words are parted by white space. */
vaka_word vaka_word_next(const char **line);
vaka_word vaka_word_of(const char *text);

bool vaka_word_is(vaka_word word, const char *name);

/* The same with a title as people read it: its spaces may be '-' in the word. */
bool vaka_word_is_title(vaka_word word, const char *title);

/* Is it the beginning of a longer title? */
bool vaka_word_begins_title(vaka_word word, const char *title);

/* A whole number and nothing else, from min to max; false for anything else. */
bool vaka_word_number(vaka_word word, int32_t min, int32_t max, int32_t *out);

/* The number of a word in a list like "left|right", or VAKA_NONE; the list's length; one of it (of
 * length 0 if there is none). An empty or NULL list has no words. */
int32_t vaka_word_in(vaka_word word, const char *list);
int32_t vaka_word_list_size(const char *list);
vaka_word vaka_word_list_at(const char *list, int32_t index);

/* So many bytes at the beginning of a text are plain ASCII and no zero; counted by eights, so that
 * up to seven more may be. */
size_t vaka_word_plain(const char *text, size_t size);

/* The word for an error message, into `out`: at most so long, every odd byte a '?'. */
#define VAKA_WORD_QUOTE 40
const char *vaka_word_quote(vaka_word word, char out[VAKA_WORD_QUOTE]);

/* Letters to insert, leave out, change or swap with their neighbour to get from the word to the
 * name, small or capital; very many to get to a long one. */
int32_t vaka_word_edits(vaka_word word, const char *name);

/* Guesses: begin with the word, try every name there is, then read `best`; NULL: nothing is near
 * enough. Of equally near ones the first. */
typedef struct vaka_guess {
    vaka_word word;
    const char *best;
    int32_t distance;
} vaka_guess;

vaka_guess vaka_guess_of(vaka_word word);
void vaka_guess_try(vaka_guess *guess, const char *name);

/* The same for names that come in no order: of equally near ones the smallest. */
void vaka_guess_try_any(vaka_guess *guess, const char *name);

/* Rows of any struct that begins with its name, a text; or such texts themselves. */
typedef struct vaka_named_rows {
    const void *rows; /* borrowed */
    uint32_t count;
    size_t stride;
} vaka_named_rows;
#define VAKA_NAMED_ROWS(rows, count) ((vaka_named_rows){(rows), (count), sizeof *(rows)})

/* The name of a row; the row of a name, letter for letter, or VAKA_NONE; what was perhaps meant by
 * a word; and all names with commas between them, or "…" for those there is no room for. */
const char *vaka_row_name(vaka_named_rows rows, uint32_t number);
int32_t vaka_row_find(vaka_named_rows rows, vaka_word word);
vaka_guess vaka_row_guess(vaka_named_rows rows, vaka_word word);
const char *vaka_row_list(vaka_named_rows rows, char *out, size_t room);

#endif
