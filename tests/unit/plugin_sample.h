/* unit/plugin_sample.h - a sound module for tests to spoil.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_PLUGIN_SAMPLE_H
#define UNIT_PLUGIN_SAMPLE_H

#include "plugin/plugins.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { VERBS = 3, EVENTS = 2, STEPS = 2, WINDOWS = 1, OPTIONS = 2 };

/* A module that is sound, with tables that a test may spoil. */
typedef struct sample {
    vaka_module module;
    vaka_verb verbs[VERBS];
    vaka_text events[EVENTS];
    vaka_step steps[STEPS];
    vaka_step windows[WINDOWS];
    vaka_option options[OPTIONS];
} sample;

static inline vaka_status any_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    (void)layout;
    (void)setup;
    (void)facts;
    return VAKA_OK;
}

static inline vaka_status any_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)match;
    (void)setup;
    return VAKA_OK;
}

static inline void any_step(vaka_match *match, const vaka_frame *frame)
{
    (void)match;
    (void)frame;
}

static inline void any_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    (void)seat;
    (void)out;
}

static inline const vaka_reason *any_why_not(const vaka_match *match, const vaka_action *action,
                                             int16_t fact[VAKA_TEXT_ARGS])
{
    (void)match;
    (void)action;
    (void)fact;
    return NULL;
}

static inline void any_apply(vaka_match *match, const vaka_action *action)
{
    (void)match;
    (void)action;
}

static inline void fill_tables(sample *it)
{
    it->verbs[0] = (vaka_verb){"go",
                               "Go from {0:zone} to {1:zone}",
                               0,
                               {{VAKA_ARG_SPACE, 0, 0, NULL}, {VAKA_ARG_ZONE, 0, 0, NULL}}};
    it->verbs[1] =
        (vaka_verb){"bid", "Bid {0:int}", VAKA_VERB_COMMIT, {{VAKA_ARG_INT, -5, 300, NULL}}};
    it->verbs[2] = (vaka_verb){
        "turn-to", "Turn", VAKA_VERB_ANYTIME, {{VAKA_ARG_WORD, 0, 0, "left|right|half-left"}}};
    it->events[0] = (vaka_text){"went", "{0:seat} went{1:plural::s} {2:half} of the way"};
    it->events[1] = (vaka_text){"over", "{0:seats}: \xc3\xbc, {5:kind} and {3:verb}"};
    it->steps[0] = (vaka_step){"turn", "Turn"};
    it->steps[1] = (vaka_step){"fight", "Fight"};
    it->windows[0] = (vaka_step){"before-roll", "Before the roll"};
    it->options[0] = (vaka_option){"stones", "Stones", "2.1", 5, 100, 21};
    it->options[1] = (vaka_option){"fog", "Fog", NULL, 0, 1, 0};
}

static inline void fill(sample *it)
{
    memset(it, 0, sizeof *it);
    fill_tables(it);
    it->module = (vaka_module){
        .stamp = VAKA_STAMP(vaka_module),
        .id = "org.example.sound-1",
        .title = "Sound",
        .version = "1.2.30",
        .seats_min = 1,
        .seats_max = VAKA_MAX_SEATS,
        .verbs = it->verbs,
        .events = it->events,
        .steps = it->steps,
        .windows = it->windows,
        .options = it->options,
        .verb_count = VERBS,
        .event_count = EVENTS,
        .step_count = STEPS,
        .window_count = WINDOWS,
        .option_count = OPTIONS,
        .game_size = 64,
        .layout = any_layout,
        .setup = any_setup,
        .step = any_step,
        .legal = any_legal,
        .why_not = any_why_not,
        .apply = any_apply,
    };
}

static inline int make_sample(void **state)
{
    *state = malloc(sizeof(sample));
    assert_non_null(*state);
    return 0;
}

static inline int free_sample(void **state)
{
    free(*state);
    return 0;
}

/* Asserts that the module is refused with this text in the message, and makes it sound again. */
static inline void refused(sample *it, const char *because)
{
    vaka_error err = {0};

    assert_int_equal(vaka_plugin_check(&it->module, &err), VAKA_ERR_CONTRACT);
    assert_int_equal(err.status, VAKA_ERR_CONTRACT);
    if (!strstr(err.text, because))
        fail_msg("refused with \"%s\", not \"%s\"", err.text, because);
    fill(it);
}

static inline void accepted(sample *it)
{
    vaka_error err = {0};

    if (vaka_plugin_check(&it->module, &err) != VAKA_OK)
        fail_msg("refused: %s", err.text);
    fill(it);
}

#endif
