/* vaka/text.h - sentences with gaps: prompts, events, refusals.
 *
 * SPDX-License-Identifier: MIT
 *
 * A module never formats a string. It names a sentence and hands over up to six small numbers; the
 * host fills the gaps when somebody reads it, in the reader's language. So a log is numbers, and a
 * sentence costs nothing until it is shown.
 *
 * A gap is `{N:type}`, N from 0 to 5 and type one of:
 *
 *   int    the number itself                 zone   the name of a zone, or of its ground,
 *                                                 or its coordinates
 *   seat   the name of a seat                kind   the title of a kind of piece
 *   half   a number of halves: 7 is 3½       verb   the title of a verb, or its name if the
 *   seats  a set of seats: "nobody",                title has gaps of its own
 *          "Ann", "Ann, Bo and Cy"
 *   word   a text of the layout           counter  the title of a counter
 *   good   what may be dealt (deal.h)        at     a zone that is not written: where it happens,
 *                                                shown to who presses the line in the log
 *   plural `{N:plural:stone:stones}`, the first word when the number is 1
 *
 * A number that the reader may not know is VAKA_HIDDEN and reads "something hidden" (a plural gap
 * then takes its second word). A gap can have better words for it behind a second colon, those of
 * what everybody at the table sees: "{0:seat} builds {1:kind:a face-down counter} at {2:zone}".
 * A plural has none. */
#ifndef VAKA_TEXT_H
#define VAKA_TEXT_H

#include "vaka/abi.h"

VAKA_BEGIN

#define VAKA_TEXT_ARGS 6
#define VAKA_HIDDEN INT16_MIN

/* One sentence. `id` is stable and names the sentence in language files ("sailed"); `text` is the
 * English one. Static: it lives as long as the module is loaded. */
typedef struct vaka_text {
    const char *id;
    const char *text;
} vaka_text;

/* Why an action is refused: a stable id, the number of the rule, and a sentence whose gaps are
 * filled with the failing facts ("{0:zone} is not next to {1:zone}"). Say what is missing and what
 * would make it legal. */
typedef struct vaka_reason {
    const char *id;
    const char *rule;
    const char *text;
} vaka_reason;

VAKA_END

#endif
