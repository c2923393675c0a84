/* front/null.c - a front end that shows nothing and wants what a list says.
 *
 * SPDX-License-Identifier: MIT */
#include "front/null.h"

#include <stdio.h>
#include <string.h>

#include "table/codec.h"
#include "text/word.h"

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    (void)data;
    (void)record;
    (void)humans;
}

/* A hand-over takes a line only if it is meant for one: `undo` there is written `curtain undo`. */
static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    vaka_null *null = data;

    (void)record;
    null->handed_over++;
    null->last_handed = seat;
    if (null->at < null->count && strcmp(null->lines[null->at], "curtain undo") == 0) {
        null->at++;
        return VAKA_WANT_UNDO;
    }
    return VAKA_WANT_NOTHING;
}

static void fail(vaka_null *null, const char *text)
{
    null->failed++;
    snprintf(null->last_error, sizeof null->last_error, "%s", text);
}

static void read_wish(vaka_null *null, vaka_record *record, const char *line, vaka_want *want)
{
    static const struct {
        const char *word;
        uint32_t type;
    } simple[] = {{"undo", VAKA_WANT_UNDO},
                  {"redo", VAKA_WANT_REDO},
                  {"quit", VAKA_WANT_QUIT},
                  {"back", VAKA_WANT_BACK},
                  {"", VAKA_WANT_SIT}};
    vaka_error err;

    for (size_t i = 0; i < sizeof simple / sizeof simple[0]; i++) {
        if (strcmp(line, simple[i].word) == 0) {
            want->type = simple[i].type;
            return;
        }
    }
    if (vaka_action_read(vaka_live_layout(vaka_record_live(record)), want->seat, line,
                         &want->action, &err))
        fail(null, err.text);
    else
        want->type = VAKA_WANT_ACTION;
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    vaka_null *null = data;

    null->asked++;
    null->last_asked = seat;
    want->type = VAKA_WANT_NOTHING;
    want->seat = seat;
    if (null->at == null->count) {
        want->type = VAKA_WANT_QUIT;
        return;
    }
    const char *line = null->lines[null->at++], *rest = line;
    if (vaka_word_is(vaka_word_next(&rest), "as") &&
        vaka_word_number(vaka_word_next(&rest), 0, VAKA_MAX_SEATS - 1, &want->seat))
        line = rest + strspn(rest, " ");
    read_wish(null, record, line, want);
}

static void show_refusal(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    vaka_null *null = data;

    (void)record;
    (void)seat;
    null->refused++;
    snprintf(null->last_refusal, sizeof null->last_refusal, "%s", why->id ? why->id : "");
}

static void show_error(void *data, const char *text)
{
    fail(data, text);
}

static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    vaka_null *null = data;

    (void)record;
    (void)seat;
    null->moved++;
}

static void show_end(void *data, vaka_record *record)
{
    vaka_null *null = data;

    (void)record;
    null->ended = true;
}

static void show_quit(void *data, vaka_record *record)
{
    vaka_null *null = data;

    (void)record;
    null->quit = true;
}

static void done(void *data)
{
    (void)data; /* the caller's */
}

void vaka_null_front(vaka_null *null, vaka_front *front)
{
    null->last_asked = null->last_handed = VAKA_NONE;
    *front = (vaka_front){
        .name = "null",
        .data = null,
        .begin = begin,
        .hand_over = hand_over,
        .ask = ask,
        .show_refusal = show_refusal,
        .show_error = show_error,
        .show_moved = show_moved,
        .show_end = show_end,
        .show_quit = show_quit,
        .done = done,
    };
}
