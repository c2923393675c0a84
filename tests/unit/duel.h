/* unit/duel.h - a match of the test game between two seats, played by what is written.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_DUEL_H
#define UNIT_DUEL_H

#include "layout/layout.h"
#include "match/live.h"
#include "plugin/plugins.h"
#include "registered.h"
#include "script/run/loaded.h"
#include "table/codec.h"
#include "table/question.h"

#include <stdint.h>

typedef struct duel {
    vaka_plugin plugin;
    vaka_loader loader;
    vaka_layout *layout;
    vaka_live *live;
} duel;

static duel at;

/* Who is asked first of those who must answer. */
static inline int32_t asked(void)
{
    uint8_t must = vaka_live_must(at.live);
    int32_t seat = 0;

    assert_true(must != 0);
    while (!(must & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static inline vaka_status play(const char *text)
{
    vaka_error err = {0};
    vaka_action action;

    if (vaka_action_read(at.layout, asked(), text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    vaka_status status = vaka_live_apply(at.live, &action, NULL, &err);
    if (status == VAKA_ERR_CONTRACT)
        print_message("%s\n", err.text);
    return status;
}

/* Both seats deploy three counters: the first round, and its event, begin. */
static inline void deploy(void)
{
    for (int seat = 0; seat < 2; seat++) {
        for (int i = 0; i < 3; i++) {
            uint32_t count;
            vaka_action action = *vaka_live_legal(at.live, asked(), &count);
            assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
        }
        assert_int_equal(play("ready"), VAKA_OK);
    }
}

#endif
