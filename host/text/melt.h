/* text/melt.h - words that melt with the name behind them.
 *
 * SPDX-License-Identifier: MIT
 *
 * "de" and "Îles Salomon" are "des Îles Salomon" in French. The file of a language says so of the
 * first word or the first letter of a name: ["~de Îles"] = "des Îles", ["~de A"] = "d'A". */
#ifndef TEXT_MELT_H
#define TEXT_MELT_H

#include "text/buffer.h"
#include "text/language.h"

/* A name was written from byte `from` of a buffer on: puts it together with the word before it.
 * `language` may be NULL: then all stays as it is. */
void vaka_melt(const vaka_language *language, vaka_buffer *buffer, size_t from);

/* Is a text of a language one of those: its id a mark, a word that melts, and something behind it?
 * A language says them of its own accord: no other has the like. */
bool vaka_melt_is(const char *id);

#endif
