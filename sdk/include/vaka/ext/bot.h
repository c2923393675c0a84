/* vaka/ext/bot.h - players that a module brings along.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_BOT). Each bot has a name, by which a
 * seat is given to it: `--seats human,bot:NAME`. The host's own bot, "random", is there for every
 * game and its name is taken.
 *
 * A bot sees what its seat may see and nothing more: it is handed the match as the host has
 * redacted it for that seat (table.h), with the seat's own sealed answers carried out in it, and
 * its legal list. It answers with an index into the list, so it cannot name an action that was not
 * offered. Like all of a module it keeps nothing between two calls: what it plans it works out anew
 * from the match, which makes games with bots repeatable, resumable and good for search.
 *
 * Questions of scripts are not put to it. The host answers them with what the script itself prefers
 * for the seat, and by chance among equals. */
#ifndef VAKA_EXT_BOT_H
#define VAKA_EXT_BOT_H

#include "vaka/action.h"
#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_BOT "vaka.bot/1"

/* One choice to be made. Borrowed for the call. */
typedef struct vaka_choice {
    uint32_t size;           /* sizeof(vaka_choice); it may grow */
    int32_t seat;            /* who chooses */
    const vaka_match *seen;  /* what that seat may know */
    const vaka_action *list; /* its legal actions: sorted, at least one */
    uint32_t count;

    /* 1: the seat must decide. 0: it is not asked, and the list holds the any-time actions it may
     * take by itself. */
    uint32_t asked;

    /* A number from 0 to n-1 (n at least 1), each with the same chance, from the bot's own
     * generator: call it with `data`. The match's chance is not touched. */
    uint32_t (*below)(void *data, uint32_t n);
    void *data;
} vaka_choice;

/* A bot. `name` is one lower-case word, `help` one line for lists; both static. */
typedef struct vaka_bot_spec {
    const char *name;
    const char *help;

    /* The index of the action it takes, or VAKA_NONE if it is not asked and takes none. Pure but
     * for below(); may be called from any thread. Any other number: nothing if the seat is not
     * asked, else an action by chance. */
    int32_t (*choose)(const vaka_choice *choice);
} vaka_bot_spec;

typedef struct vaka_bots {
    vaka_stamp stamp;
    const vaka_bot_spec *bots;
    uint32_t count;
} vaka_bots;

VAKA_END

#endif
