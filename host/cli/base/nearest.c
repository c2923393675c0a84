/* cli/base/nearest.c - the known word that a mistyped one was probably meant to be.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/options.h"

#include <string.h>

#define LONGEST 31 /* longer words are not compared */

static size_t smallest(size_t a, size_t b, size_t c)
{
    size_t two = a < b ? a : b;

    return two < c ? two : c;
}

/* Letters to change, add, drop or swap with their neighbour to make one word of the other. */
static size_t distance(const char *a, const char *b)
{
    size_t rows[LONGEST + 1][LONGEST + 1];
    size_t length_a = strlen(a), length_b = strlen(b);

    if (length_a > LONGEST || length_b > LONGEST)
        return SIZE_MAX;
    for (size_t i = 0; i <= length_a; i++) {
        for (size_t j = 0; j <= length_b; j++) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            rows[i][j] = smallest(rows[i - 1][j] + 1, rows[i][j - 1] + 1,
                                  rows[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                rows[i - 2][j - 2] + 1 < rows[i][j])
                rows[i][j] = rows[i - 2][j - 2] + 1;
        }
    }
    return rows[length_a][length_b];
}

const char *vaka_nearest(const char *word, const char *const *words)
{
    const char *best = NULL;
    size_t best_distance = strlen(word) < 4 ? 2 : 3; /* anything as far as this is another word */

    for (; *words; words++) {
        size_t far = distance(word, *words);

        /* Of two alike the longer: a letter is sooner dropped than changed. */
        bool longer = best && far == best_distance && strlen(*words) > strlen(best);

        if ((far < best_distance || longer) && far < strlen(*words)) {
            best_distance = far;
            best = *words;
        }
    }
    return best;
}
