/* front_help.h - records and scripted games for the tests of front ends.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_FRONT_HELP_H
#define UNIT_FRONT_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance/rng.h"
#include "front/loop.h"
#include "front/text.h"
#include "match/record.h"
#include "null_front.h"
#include "table/codec.h"

typedef struct table { /* a record and the module it plays */
    vaka_plugin plugin;
    vaka_record *record;
} table;

/* A record in memory of a module of the test program itself. Seats are called Ada, Bela, … */
static inline vaka_record *seat_names_and_play(const vaka_module *module, int32_t seats,
                                               const char *option, int32_t value)
{
    static const char *const names[] = {"Ada", "Bela", "Citlali", "Dag"};
    vaka_journal_head head = {.seed = vaka_seed_of(7)};
    vaka_record *record = NULL;
    vaka_error err = {0};
    vaka_setup setup;

    if (vaka_setup_init(&setup, module, seats, &err) ||
        (option && vaka_setup_set(&setup, option, value, &err)))
        fail_msg("%s", err.text);
    for (int32_t seat = 0; seat < seats; seat++)
        snprintf(head.name[seat], sizeof head.name[seat], "%s", names[seat]);
    if (vaka_record_new(&setup, &head, NULL, &record, &err))
        fail_msg("%s", err.text);
    return record;
}

/* The same of a module on disk, by its path in the build. */
static inline table open_table(const char *path, int32_t seats, const char *option, int32_t value)
{
    table at = {0};
    char whole[512];

    snprintf(whole, sizeof whole, "%s/%s.vaka", VAKA_BUILD_DIR, path);
    if (vaka_plugin_load(whole, &at.plugin))
        fail_msg("%s", at.plugin.reason);
    at.record = seat_names_and_play(at.plugin.module, seats, option, value);
    return at;
}

static inline void close_table(table *at)
{
    vaka_plugins all = {.at = vaka_xnew(sizeof at->plugin), .count = 1};

    vaka_record_close(at->record);
    all.at[0] = at->plugin;
    vaka_plugins_done(&all);
}

/* Takes the first legal action. */
static inline bool choose_first(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    (void)data;
    if (count > 0)
        *out = legal[0];
    return count > 0;
}

/* Takes any legal action; `data` is the state of a generator. */
static inline bool choose_any(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    if (count > 0)
        *out = legal[vaka_rng_below(data, count)];
    return count > 0;
}

/* Plays a record through the text front end by a text of lines; gives back all that was written,
 * owned by the caller. */
static inline char *play_text(vaka_record *record, const vaka_player *players, const char *lines)
{
    FILE *in = tmpfile();
    char *written = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&written, &size);
    vaka_error err = {0};
    vaka_front front;
    uint32_t ended = 0;

    assert_non_null(in);
    assert_non_null(out);
    fputs(lines, in);
    rewind(in);
    vaka_text_front(in, out, &front);
    if (vaka_loop_run(record, &front, players, &ended, &err))
        fail_msg("%s", err.text);
    front.done(front.data);
    fclose(in);
    fclose(out);
    return written;
}

static inline void assert_has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in:\n%s", part, text);
}

static inline void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("\"%s\" is in:\n%s", part, text);
}

#endif
