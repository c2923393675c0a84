/* play/fit.h - works out what the features of an evaluation count for, from games of bots.
 *
 * SPDX-License-Identifier: MIT
 *
 * At the start of every turn each seat is measured (vaka/ext/evaluate.h); who has won in the end is
 * known. Weights are those by which that was most likely, drawn a little towards 0 (conditional
 * logit with a ridge, by Newton's method). One game in ten is left out and tells how well they do
 * on games they have not seen. */
#ifndef PLAY_FIT_H
#define PLAY_FIT_H

#include "play/sim.h"
#include "vaka/ext/evaluate.h"

typedef struct vaka_fit {
    const vaka_evaluate *evaluate; /* what was fitted; static */
    uint32_t games, cases;         /* that were learnt from */
    uint32_t tested;               /* cases that were left out */
    double likelihood, chance;     /* mean logarithm of the chance given to who won, by the weights
                                    * and by nothing, of the cases left out */
    int32_t weight[2 * VAKA_FEATURES];
} vaka_fit;

/* Plays the games of a plan, one after the other, and fits. Fails if the game has no evaluation, if
 * a game fails, or if nobody ever wins. */
vaka_status vaka_fit_run(const vaka_sim_plan *plan, vaka_fit *out, vaka_error *err);

#endif
