/* table/sentence.h - fills the gaps of a sentence (vaka/text.h) for a reader.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_SENTENCE_H
#define TABLE_SENTENCE_H

#include "layout/layout.h"
#include "text/language.h"

/* Room enough for a usual sentence; longer ones are cut between two characters. */
#define VAKA_SENTENCE 320

/* Names of the seats of a match; a NULL entry reads "seat N" with N from 0. And the language of the
 * reader; NULL: all texts read as they stand. And a name for a zone that has none of its own, as
 * the reader knows it now: `place` writes it, told apart from all others of that name, and returns
 * true; NULL: there are none. */
typedef struct vaka_names {
    const char *seat[VAKA_MAX_SEATS];
    const vaka_language *language; /* borrowed */
    bool (*place)(const void *places, int32_t zone, char *out, size_t room);
    const void *places; /* borrowed */
} vaka_names;

/* A text in the reader's language (text/language.h); `names` may be NULL. */
const char *vaka_names_say(const vaka_names *names, const char *text);

/* The title of a zone, kind, board, counter or word ("zone.", "kind." and so on) whose id may have
 * a text of its own in a language file: "zone.harbour". */
const char *vaka_names_title(const vaka_names *names, const char *sort, const char *id,
                             const char *title);

/* Writes `text` with its gaps filled from `arg` (VAKA_TEXT_ARGS numbers) into `out`, always
 * terminated. A malformed gap is written as it stands, a number out of range as `?`. `names` may be
 * NULL. */
void vaka_sentence(const vaka_layout *layout, const vaka_names *names, const char *text,
                   const int16_t *arg, char *out, size_t room);

/* How many numbers a sentence wants: one more than the highest of its gaps. */
int vaka_sentence_gaps(const char *text);

/* The same for the title of a verb with an action's arguments: a gap `word` for an argument that is
 * one of the verb's own words is that word. `verb` may be NULL. */
void vaka_sentence_of(const vaka_layout *layout, const vaka_names *names, const char *text,
                      const vaka_verb *verb, const int16_t *arg, char *out, size_t room);

/* The sentence of an event: a row of the module's table, or the host's own; "?" if there is none.
 */
const char *vaka_event_text(const vaka_module *module, uint32_t event);

/* The same for an event as it was told: that all have lost is another end. */
const char *vaka_event_sentence(const vaka_layout *layout, const vaka_event *event);

#endif
