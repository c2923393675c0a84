/* cli/base/nearest.c - the known word that a mistyped one was probably meant to be.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/options.h"
#include "text/word.h"

#include <string.h>

const char *vaka_nearest(const char *word, const char *const *words)
{
    const char *best = NULL;
    int32_t best_distance = strlen(word) < 4 ? 2 : 3; /* anything as far as this is another word */

    for (; *words; words++) {
        int32_t far = vaka_word_edits(vaka_word_of(word), *words);

        /* Of two alike the longer: a letter is sooner dropped than changed. */
        bool longer = best && far == best_distance && strlen(*words) > strlen(best);

        if ((far < best_distance || longer) && far < (int32_t)strlen(*words)) {
            best_distance = far;
            best = *words;
        }
    }
    return best;
}
