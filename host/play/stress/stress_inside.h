/* play/stress/stress_inside.h - what the files of stress play share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_STRESS_STRESS_INSIDE_H
#define PLAY_STRESS_STRESS_INSIDE_H

#include "match/live.h"
#include "play/bot.h"
#include "play/stress/stress.h"
#include "script/run/runner.h"

#define VAKA_STRESS_RULES 32

/* What a game is played with. */
typedef struct vaka_stress_game {
    const vaka_stress_plan *plan;
    vaka_stress_report *report;
    uint32_t number;
    uint64_t seed;
    uint32_t rng[4]; /* choices of stress play itself */
    const char *scenario;
    const char *rules[VAKA_STRESS_RULES + 1];
    uint32_t rule_count;
    vaka_setup setup;
    bool *wanted; /* owned, like the next four: for each item, is it asked about? */
    vaka_content *content;
    vaka_runner *runner;
    vaka_layout *layout;
    vaka_live *live;
    vaka_script_port port; /* counts, and hands on to the runner's */
    vaka_bot bots[VAKA_MAX_SEATS];
    uint32_t poll[4];
    uint32_t actions;
} vaka_stress_game;

/* Notes what is wrong and returns false. */
bool vaka_stress_wrong(vaka_stress_game *game, const vaka_action *action, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* One action with everything that is looked at around it. False: something is wrong. */
bool vaka_stress_act(vaka_stress_game *game, const vaka_action *action);

#endif
