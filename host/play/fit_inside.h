/* play/fit_inside.h - cases that weights are worked out from.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_FIT_INSIDE_H
#define PLAY_FIT_INSIDE_H

#include "play/fit.h"

typedef struct vaka_fit_case {
    float progress; /* 0 to 1 */
    uint8_t seats;  /* set of those that were measured */
    uint8_t winners;
    bool alone; /* one seat plays: it wins or it does not */
    float x[VAKA_MAX_SEATS][VAKA_FEATURES];
} vaka_fit_case;

typedef struct vaka_fit_cases {
    vaka_fit_case *at; /* owned */
    uint32_t count, room;
} vaka_fit_cases;

/* fit_solve.c: fills the weights; false: there is no case that teaches anything. And tells how well
 * they do. */
bool vaka_fit_solve(const vaka_fit_cases *cases, uint32_t features, vaka_fit *out);
void vaka_fit_test(const vaka_fit_cases *cases, uint32_t features, vaka_fit *out);

#endif
