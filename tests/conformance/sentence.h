/* conformance/sentence.h - can the gaps of a sentence (vaka/text.h) be filled with these numbers?
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_SENTENCE_H
#define CONFORMANCE_SENTENCE_H

#include "layout/layout.h"

/* What is wrong with the first gap that cannot be filled; NULL when all can. */
const char *sentence_trouble(const vaka_layout *layout, const char *text, const int16_t *arg);

#endif
