/* front/terminal.h - lines from a person: edited and remembered on a terminal, plain elsewhere.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a person has typed is as private as his cards, so every seat has a history of its own and
 * nothing of one line editor is left for the next seat. */
#ifndef FRONT_TERMINAL_H
#define FRONT_TERMINAL_H

#include <stdio.h>

#include "text/error.h"

typedef struct vaka_terminal vaka_terminal;

/* Both files are borrowed. Lines are edited only where both are terminals that can move the cursor
 * (TERM is set and not "dumb"). */
vaka_terminal *vaka_terminal_new(FILE *in, FILE *out);
void vaka_terminal_free(vaka_terminal *terminal);

/* Shows a prompt and reads a line without its end, owned by the caller; NULL at the end of the
 * input. */
char *vaka_terminal_line(vaka_terminal *terminal, const char *prompt);

/* While a line is waited for and nothing of it is typed yet, `stirs` is asked some twenty times a
 * second: true ends the line like the end of the input. Only where lines are edited. */
void vaka_terminal_watch(vaka_terminal *terminal, bool (*stirs)(void *data), void *data);

/* For moments in which nobody is asked: waits so many ms for a line that somebody writes all the
 * same. True: one has come, owned by the caller (NULL: the input is at its end). Never where lines
 * do not come from somebody at a terminal: they are kept for when they are asked for. */
bool vaka_terminal_overhear(vaka_terminal *terminal, int ms, char **line);
bool vaka_terminal_is_live(const vaka_terminal *terminal);  /* somebody sits at a terminal */
bool vaka_terminal_can_wipe(const vaka_terminal *terminal); /* … whose last line can be wiped */

/* Writes text and sees to it that it is there. */
void vaka_terminal_write(vaka_terminal *terminal, const char *text);

/* Another seat sits down: its own history, a fresh editor. */
void vaka_terminal_sit(vaka_terminal *terminal, int32_t seat);

/* Clears the screen and what can be scrolled back to; on a terminal that cannot, pushes it out of
 * sight; elsewhere only a line that says so. */
void vaka_terminal_clear(vaka_terminal *terminal);

/* Words that the tab key completes: copied. */
void vaka_terminal_words(vaka_terminal *terminal, const char *const *words, uint32_t count);

/* Columns of the terminal, from 40 to 160; 80 if there is none. */
int32_t vaka_terminal_width(const vaka_terminal *terminal);

/* Can it show bold letters, and does its owner want that (NO_COLOR)? */
bool vaka_terminal_strong(const vaka_terminal *terminal);

#endif
