/* fuzz/targets/bridge.c - any arguments to any export: checked before they reach C.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each call takes one byte for the function and one for each argument: a number in or out of
 * bounds, a text, a table, or what an earlier call gave. The exports of the sample module assert
 * that what reaches them is what their row promises. */
#include "fuzz.h"

#include "../../unit/bridge_fixture.h"

#define MOST_CALLS 12u
#define MOST_ARGS 5u

typedef struct input {
    const uint8_t *at;
    size_t left;
} input;

static uint8_t take(input *in)
{
    if (!in->left)
        return 0;
    in->left--;
    return *in->at++;
}

static size_t write_argument(input *in, unsigned calls, char *out, size_t room)
{
    static const char *const odd[] = {
        "nil",    "true", "false", "9007199254740992", "-1",    "1.5",  "0/0",       "'deck'",
        "'alfa'", "''",   "{}",    "{1,2,3}",          "print", "host", "math.huge", "'0,0'",
        "1<<31"};
    uint8_t what = take(in);
    int length;

    if (what < 96)
        length = snprintf(out, room, "%d", what - 8);
    else if (what < 160)
        length = snprintf(out, room, "r[%u]", what % (calls + 1) + 1);
    else if (what < 176)
        length = snprintf(out, room, "('x'):rep(%d)", what * what % 400);
    else
        length = snprintf(out, room, "%s", odd[what % (sizeof odd / sizeof *odd)]);
    return (size_t)length;
}

/* "r[3] = game.move(4, r[1])". A call that fails must not keep the next from being made. */
static size_t write_call(input *in, unsigned number, char *out, size_t room)
{
    uint8_t which = take(in);
    bool own = which % 2 == 0;
    const vaka_export *row = own ? &sample_exports[which / 2 % SAMPLE_EXPORTS]
                                 : &vaka_host_exports[which / 2 % vaka_host_export_count];
    uint32_t args = take(in) % (MOST_ARGS + 1);
    size_t at = (size_t)snprintf(out, room, "ok, r[%u] = pcall(%s.%s", number + 1,
                                 own ? "game" : "host", row->name);

    for (uint32_t i = 0; i < args; i++) {
        at += (size_t)snprintf(out + at, room - at, ", ");
        at += write_argument(in, number, out + at, room - at);
    }
    return at + (size_t)snprintf(out + at, room - at, ")\n");
}

static void run(const uint8_t *bytes, size_t size)
{
    input in = {bytes, size};
    char body[3600] = "local r, ok = {}\n";
    size_t at = strlen(body);
    void *state = NULL;

    for (unsigned i = 0; i < MOST_CALLS && in.left && at < sizeof body - 320; i++)
        at += write_call(&in, i, body + at, sizeof body - at);
    fixture_begin(&state);
    fixture *bench = state;
    fixture_run(bench, body);
    if (bench->ran == VAKA_RAN_FAULT && !*bench->err.text)
        fuzz_broken("a fault without a word");
    fixture_end(&state);
}

const fuzz_target fuzz_bridge = {"bridge", NULL, run};
