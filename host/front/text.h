/* front/text.h - the terminal front end: plain lines that a person and a screen reader can read.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything shown comes from what one seat may see: its view, its scene, its legal list, the log
 * as it may read it. Nothing depends on colour, and what is drawn is also said in words. */
#ifndef FRONT_TEXT_H
#define FRONT_TEXT_H

#include <stdio.h>

#include "front/front.h"

/* Makes a front end that reads lines from `in` and writes to `out`, both borrowed. Lines are edited
 * and remembered (libedit), and the screen is cleared at a hand-over, only where both are
 * terminals. front->done frees it. */
void vaka_text_front(FILE *in, FILE *out, vaka_front *front);

/* Mods that somebody who leaves is told to name when he goes on, as --mods takes them (copied;
 * NULL: none). */
void vaka_text_mods(vaka_front *front, const char *mods);

/* For a front end made of this one by replacing some of its functions: keeps a pointer, which such
 * a function finds by its `data`. */
void vaka_text_keep(vaka_front *front, void *own);
void *vaka_text_kept(void *data);

/* What is looked at while somebody at a terminal is asked and types nothing: where `stirs` says so,
 * he leaves the game as if by quit (front/terminal.h). */
void vaka_text_watch(vaka_front *front, bool (*stirs)(void *data), void *data);

/* The whole screen of a seat (VAKA_SPECTATOR too) as it would be shown now, in 80 columns, with its
 * log; owned by the caller. Changes nothing. */
char *vaka_text_screen(vaka_record *record, int32_t seat);

#endif
