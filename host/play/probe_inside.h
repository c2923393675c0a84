/* play/probe_inside.h - what the files of the probe share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_PROBE_INSIDE_H
#define PLAY_PROBE_INSIDE_H

#include "match/door.h"
#include "play/bot.h"
#include "play/probe.h"
#include "script/run/runner.h"

#define VAKA_PROBE_RULES 32

/* What a game is played with: made by vaka_probe_begin, ended by vaka_probe_end. */
typedef struct vaka_probe_game {
    const vaka_probe_plan *plan;
    vaka_probe_report *report;
    uint32_t number;
    uint64_t seed;
    uint32_t rng[4]; /* choices of the probe itself */
    const char *scenario;
    const char *rules[VAKA_PROBE_RULES + 1];
    uint32_t rule_count;
    vaka_setup setup;
    bool *wanted;          /* owned, like the next four: for each item, is it asked about? */
    vaka_content *content;
    vaka_runner *runner;
    vaka_layout *layout;
    vaka_door *door;
    vaka_script_port port; /* counts, and hands on to the runner's */
    vaka_bot bots[VAKA_MAX_SEATS];
    uint32_t poll[4];
    uint32_t actions;
} vaka_probe_game;

/* Chooses seats, rules and scenario of a game and sets it up. */
vaka_status vaka_probe_begin(vaka_probe_game *game, vaka_error *err);
void vaka_probe_end(vaka_probe_game *game);

/* Lets a card that is asked about be the next of its deck. */
void vaka_probe_force(vaka_probe_game *game);

/* Notes what is wrong and returns false. */
bool vaka_probe_wrong(vaka_probe_game *game, const vaka_action *action, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* One action with everything that is looked at around it. False: something is wrong. */
bool vaka_probe_act(vaka_probe_game *game, const vaka_action *action);

#endif
