/* tests/rules/conquest/witness.h - what scripts are called for, written down.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rule "witness" (brim/rules) listens to every hook, for one that nobody listens to is not
 * raised; a port between the match and its scripts sees each call come by. */
#ifndef RULES_CONQUEST_WITNESS_H
#define RULES_CONQUEST_WITNESS_H

#include "table.h"

#include "table/agenda.h"

typedef struct call { /* of a script */
    int32_t item;
    int32_t what; /* a function of its sort, or -1 - HOOK_… */
    int32_t arg[3];
} call;

enum { MOST_CALLS = 256 };

typedef struct witness {
    vaka_script_port port;
    const table *at;
    call calls[MOST_CALLS]; /* since it was cleared; those that do not fit are lost */
    int32_t count;
} witness;

/* A script that runs again after an answer has been written down already. */
static inline void witness_run(void *data, vaka_position *position)
{
    witness *all = data;
    const vaka_script_port *real = vaka_runner_port(all->at->runner);
    const int16_t *local = vaka_agenda_top(position)->local;

    if (!position->script->waiting && all->count < MOST_CALLS) {
        call *now = &all->calls[all->count++];
        now->item = local[VAKA_LOCAL_ITEM];
        now->what = local[VAKA_LOCAL_CALL];
        for (int32_t i = 0; i < 3; i++)
            now->arg[i] = local[VAKA_LOCAL_ARGS + i];
    }
    real->run(real->data, position);
}

static inline int32_t witness_ask(void *data, const vaka_position *position, int32_t item,
                                  uint32_t function, const int32_t args[3], int32_t otherwise)
{
    const witness *all = data;
    const vaka_script_port *real = vaka_runner_port(all->at->runner);

    return real->ask(real->data, position, item, function, args, otherwise);
}

static inline void witness_blame(void *data, vaka_position *position, int32_t item)
{
    const witness *all = data;
    const vaka_script_port *real = vaka_runner_port(all->at->runner);

    real->blame(real->data, position, item);
}

/* From the next match on; until the table is loaded anew. */
static inline void witness_listens(witness *all, table *at)
{
    all->port = (vaka_script_port){
        .data = all, .run = witness_run, .ask = witness_ask, .blame = witness_blame};
    all->at = at;
    at->port = &all->port;
}

/* Is this a call of the rule that listens? Others may listen to the same hook. */
static inline bool is_witness(const table *at, const call *one)
{
    for (uint32_t i = 0; i < at->content->rule_count; i++)
        if (strcmp(at->content->rules[i].id, "witness") == 0)
            return at->content->rules[i].item == one->item;
    return false;
}

/* The game's own content with that of brim. */
static inline int brim_load(void **state)
{
    static const char *const folders[] = {VAKA_SOURCE_DIR "/tests/rules/conquest/brim", NULL};

    if (table_group_load(state) != 0)
        return -1;
    table *at = *state;
    vaka_library_done(&at->library);
    vaka_library_open(&at->library, at->plugin.module, folders);
    for (uint32_t i = 0; i < at->library.complaints.count; i++) {
        char line[1024];
        vaka_complaint_write(&at->library.complaints.at[i], line, sizeof line);
        print_error("%s\n", line);
    }
    return at->library.complaints.count ? -1 : 0;
}

#endif
