/* script/source/complaint.h - what is wrong with a mod's files, in words for its author.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_SOURCE_COMPLAINT_H
#define SCRIPT_SOURCE_COMPLAINT_H

#include "text/error.h"
#include "text/word.h"

#include <stdio.h>

/* A place in a file; line and column count from 1, columns in characters. 0: not known. */
typedef struct vaka_file_place {
    int32_t line, column;
} vaka_file_place;

/* What is wrong with a file. All strings are owned. */
typedef struct vaka_complaint {
    char *file;
    vaka_file_place spot;
    char *text;
    char *suggestion; /* "did you mean 'title'?"; may be empty */
    bool warning;     /* it is played with all the same */
} vaka_complaint;

/* Begins all zero. */
typedef struct vaka_complaints {
    vaka_complaint *at;
    uint32_t count;
    uint32_t total; /* with those that were not kept: whether anything was wrong is told by this */
} vaka_complaints;

/* Adds a complaint; `suggestion` may be NULL. Beyond VAKA_COMPLAINTS they are only counted: nobody
 * reads so many, and they may come from a hostile file. */
#define VAKA_COMPLAINTS 2000u
#define VAKA_COMPLAINT_TEXT 1024 /* longest; what is longer quotes something absurd */
void vaka_complaint_add(vaka_complaints *list, const char *file, vaka_file_place spot,
                        const char *suggestion, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* "did you mean 'title'?" from a guess, or "" if nothing was near. */
#define VAKA_SUGGESTION 128
const char *vaka_complaint_guess(const vaka_guess *guess, char out[VAKA_SUGGESTION]);

/* Sorts by file and place, and drops what is said twice. */
void vaka_complaints_sort(vaka_complaints *list);
void vaka_complaints_done(vaka_complaints *list);

/* What was added since `total` was `before` are warnings. How many of a list are none? */
void vaka_complaints_warn(vaka_complaints *list, uint32_t before);
uint32_t vaka_complaints_errors(const vaka_complaints *list);

/* Takes back what was added since `total` was `before`; the list has not been sorted. */
void vaka_complaints_take_back(vaka_complaints *list, uint32_t before);

/* Was anything added since `total` was `before`? Then `out` is the first of that, as _write has it,
 * or says that it was not kept. The list has not been sorted. */
bool vaka_complaints_since(const vaka_complaints *list, uint32_t before, char *out, size_t room);

/* Copies a complaint to the end of another list. */
void vaka_complaint_copy(vaka_complaints *list, const vaka_complaint *complaint);

/* One line without its end: "file:line:column: message (suggestion)"; of a warning with "warning: "
 * before the message. */
void vaka_complaint_print(const vaka_complaint *complaint, FILE *out);
void vaka_complaint_write(const vaka_complaint *complaint, char *out, size_t room);

#endif
