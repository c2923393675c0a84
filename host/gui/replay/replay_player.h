/* gui/replay/replay_player.h - a journal to be looked at: forwards, backwards, through the eyes of
 * those who may.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_REPLAY_REPLAY_PLAYER_H
#define GUI_REPLAY_REPLAY_PLAYER_H

#include "front/view.h"
#include "match/record.h"
#include "play/reading/reading.h"

typedef struct vaka_replay_player {
    char *path; /* owned, like the rest */
    vaka_plugins *plugins;
    vaka_journal_text text;
    vaka_record *now;   /* as it stood after step `at` */
    uint32_t at, count; /* steps: actions, undos, redos */
    uint32_t line;      /* of `text`: the next to play */
    int16_t *turn;      /* count + 1: the turn after each step */
    int32_t last_turn;
    uint8_t humans;
    bool finished;         /* the game is: nothing in it is secret any more */
    uint32_t due;          /* SDL ticks of the next step, while it plays */
    vaka_reading *reading; /* the game as it is being read (chances.h); NULL: it is not */
    uint32_t known;        /* decisions of which what is drawn knows */
    bool chances;          /* … they are shown, … */
    bool knowing;          /* … as if all had been known */
    char what[256];        /* why it ends where it does, if it plays differently today; or empty */
} vaka_replay_player;

/* Reads a journal and plays it to its end. Fails if it cannot even begin. */
vaka_status vaka_replay_player_open(vaka_replay_player *replay, const char *path,
                                    vaka_plugins *plugins, vaka_error *err);
void vaka_replay_player_close(vaka_replay_player *replay);

/* Goes to a step; `now` is another record afterwards. */
vaka_status vaka_replay_player_go(vaka_replay_player *replay, uint32_t step, vaka_error *err);

/* The first step of a turn. */
uint32_t vaka_replay_player_turn(const vaka_replay_player *replay, int32_t turn);

/* May one look through the eyes of a seat (VAKA_REFEREE: see everything)? In a game that goes on,
 * only what is open to all, or what the only person in it sees. */
bool vaka_replay_player_may(const vaka_replay_player *replay, int32_t seat);

/* May a new game begin where the replay stands? Its chance is that of the old one, so not while
 * several persons play that: one of them would know what comes. */
bool vaka_replay_player_may_fork(const vaka_replay_player *replay);

/* Writes a new journal that ends where the replay stands. `players` (may be NULL) replaces those of
 * the head. Fails where that may not be. */
vaka_status vaka_replay_player_fork(const vaka_replay_player *replay, const char *path,
                                    char (*players)[sizeof((vaka_journal_head *)0)->player[0]],
                                    vaka_error *err);

#endif
