/* proof/arena.h - a match as proofs play it: chosen by a line of text, played by bots, digested.
 *
 * SPDX-License-Identifier: MIT
 *
 * A choice reads
 * `conquest 3 seed 17 scenario standard rules a,b:x=2 mods m,n play greedy,mixed,random`; all but
 * the first two words may be missing. Without `mods` all that are bundled take part, with `mods -`
 * none but the game's own. Players are bots of the game or of the host; `mixed`
 * is the game's first bot that now and then does anything at all. */
#ifndef PROOF_ARENA_H
#define PROOF_ARENA_H

#include "cli/base/mod_choice.h"
#include "play/bot.h"

#define ARENA_LINE 1024

typedef struct arena_choice {
    char game[64];
    int32_t seats;
    uint64_t seed;
    char scenario[64];
    char rules[512];
    char mods[256];
    char play[256];
} arena_choice;

/* The games and their content: one for a program. */
typedef struct arena_world {
    vaka_plugins plugins;
    vaka_mod_choice shelf;
    void (*laid_out)(vaka_layout *); /* NULL, or what is done to every layout before the setup */
    int32_t fill; /* VAKA_FILL: the stack holds this byte before each action; -1: what it held */
} arena_world;

typedef struct arena {
    const arena_choice *choice; /* borrowed */
    vaka_setup setup;
    vaka_layout *layout; /* owned, like live */
    vaka_live *live;
    vaka_journal_head head;
    vaka_bot bots[VAKA_MAX_SEATS], wild[VAKA_MAX_SEATS];
    uint8_t own, mixed; /* sets of seats: the game's own bot; and now and then anything */
    uint32_t poll[4];
    vaka_script_port port; /* counts what runs, and hands on */
    uint32_t *runs;        /* owned: by item of the content */
    int32_t fill;          /* of the stack, from the world */
    uint64_t chain;        /* digest of all so far */
} arena;

void arena_world_init(arena_world *world);
void arena_world_done(arena_world *world);

bool arena_choice_read(const char *line, arena_choice *out);
void arena_choice_write(const arena_choice *choice, char out[ARENA_LINE]);

/* Sets a match up. Fails with a sentence on what does not go together. */
vaka_status arena_open(arena *at, arena_world *world, const arena_choice *choice, vaka_error *err);
void arena_close(arena *at);

/* What the players do next; false: nobody can do anything. */
bool arena_next(arena *at, vaka_action *out);

/* From now on every seat is played by the game's own bot, if it has one. */
vaka_status arena_take_over(arena *at, vaka_error *err);

/* Applies an action and adds to the chain: the actor's list before, then events, chance and the
 * hash of the block. */
vaka_status arena_apply(arena *at, const vaka_action *action, vaka_error *err);

/* Everything since the start as a journal, by playing `count` actions again; for people. */
vaka_status arena_save(arena_world *world, const arena_choice *choice, const vaka_action *actions,
                       uint32_t count, const char *path);

#endif
