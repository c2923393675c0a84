/* cli/measure/effect_title.h - what a card or an event is called in a report.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_EFFECT_TITLE_H
#define CLI_MEASURE_EFFECT_TITLE_H

#include "play/factor.h"
#include "text/language.h"

/* A card by its title, an event by its sentence with dots in its gaps: "… settles on …". `say` may
 * be NULL: English. */
void vaka_effect_title(const vaka_language *say, const vaka_factor *factor, char *out, size_t room);

/* Cut to `most` characters, between two words, with dots in place of the rest. */
void vaka_effect_shorten(char *text, size_t most);

#endif
