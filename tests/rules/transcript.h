/* tests/rules/transcript.h - what a test has seen of many games, as a text that is kept in the
 * repository and that a failing test shows as a diff.
 *
 * SPDX-License-Identifier: MIT
 *
 * A transcript notices that something has changed, and says what; it says nothing about right or
 * wrong. Whoever changes the rules on purpose reads the diff, runs the test again with
 * VAKA_RENEW=1, which writes the new text over the old one, and commits it with the reason:
 *
 *     VAKA_RENEW=1 ctest --preset strict -R rules/conquest/told_games
 *
 * A whole transcript of all games would be too long to keep. So there are two parts:
 *
 * - The first lines are what happened first, in order, one line a thing (transcript_line).
 * - The rest counts everything in all games (transcript_count), one line for each sort of thing in
 *   the order of the alphabet:
 *
 *       prompt explore_where: 812 @1.5 96540 3213 -2838
 *
 *   There were 812 of them, the first in game 1 at action 5; then come sums, the first of the
 *   moments (moments are numbered through all games), the others of the numbers that came with the
 *   thing. A single thing that is another, or that comes at another time, or with other numbers,
 *   changes a count or a sum. Zeros at the end are left out. */
#ifndef RULES_TRANSCRIPT_H
#define RULES_TRANSCRIPT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct transcript transcript;

enum { TRANSCRIPT_WORDS = 5, TRANSCRIPT_NUMBERS = 10 };

/* A sort of thing: those with the same words are counted together. Words are borrowed until the
 * transcript is checked, and must not change; the same word may stand in several places. NULL is
 * written as "-", at the end not at all. */
typedef struct transcript_thing {
    const char *word[TRANSCRIPT_WORDS];
    int32_t tone; /* 0: not written */
} transcript_thing;

/* An empty one. Its name is that of its file, without ".txt"; `about` is its first line. At most
 * `room` lines are kept in order, what comes later is only counted. Both texts are borrowed. */
transcript *transcript_new(const char *name, const char *about, uint32_t room);

/* Now it is the next moment: this action of this game. Games count from 1. Without a game nothing
 * has a moment, and none is written. */
void transcript_moment(transcript *at, uint32_t game, uint32_t action);

/* Is there room for a line? To know before a line is made at some cost. */
bool transcript_has_room(const transcript *at);

/* Begins a line with the moment, if there is room; returns where it is to be written, or NULL. The
 * line ends where the next one begins. */
FILE *transcript_line(transcript *at);

/* Counts one thing, with up to TRANSCRIPT_NUMBERS numbers. */
void transcript_count(transcript *at, const transcript_thing *thing, const int32_t *numbers,
                      uint32_t number_count);

/* Writes what the thing is, once, and not how often it was. */
void transcript_mention(transcript *at, const transcript_thing *thing);

/* Compares it with the one in `folder` and frees it. If they differ, writes the new one to the
 * folder `written`, shows the first differences, and fails the test; with VAKA_RENEW=1 in the
 * environment writes it to `folder` instead. */
void transcript_check(transcript *at, const char *folder, const char *written);

#endif
