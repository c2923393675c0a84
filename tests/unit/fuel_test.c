/* tests/unit/fuel_test.c - what ends a script: fuel, the clock, and lists as long as numbers go.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sandbox_help.h"

#include <stdlib.h>

#define SECOND 1000000000

static int64_t wall, work; /* what the clock of a test says */
static int64_t wall_step, work_step;

static int64_t test_clock(bool processor)
{
    int64_t *at = processor ? &work : &wall;

    *at += processor ? work_step : wall_step;
    return *at;
}

static void set_clock(int64_t wall_by, int64_t work_by)
{
    wall = work = 1;
    wall_step = wall_by;
    work_step = work_by;
    vaka_sandbox_use_clock(test_clock);
}

static const char busy[] =
    "return { play = function() for i = 1, 100000 do end return 'done' end }";

TEST(patience_ends_when_the_processor_has_worked_too_long)
{
    fixture at;

    (void)state;
    set_clock(SECOND, SECOND);
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, busy), VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_TIME);
    assert_non_null(strstr(at.err.text, "test.lua:1: this takes too much time"));
    fixture_close(&at);
}

TEST(a_machine_that_is_merely_busy_ends_nothing)
{
    fixture at;

    (void)state;
    set_clock(SECOND, 1);
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, busy), VAKA_RAN_WELL);
    fixture_close(&at);
}

TEST(without_a_clock_fuel_alone_decides)
{
    fixture at;

    (void)state;
    vaka_sandbox_use_clock(NULL);
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, busy), VAKA_RAN_WELL);
    assert_int_equal(fixture_play(&at, "return { play = function() while true do end end }"),
                     VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_FUEL);
    fixture_close(&at);
}

TEST(patience_is_for_all_that_one_tank_drives)
{
    fixture at;

    (void)state;
    set_clock(SECOND / 100000, SECOND / 100000);
    fixture_open(&at);
    assert_int_equal(fixture_load(&at, "return { play = function() for i = 1, 10000 do end end }"),
                     VAKA_OK);
    vaka_sandbox_refuel(at.sandbox, VAKA_SANDBOX_FUEL);
    int ran = VAKA_RAN_WELL, calls = 0;
    while (ran == VAKA_RAN_WELL && calls++ < 10000) {
        lua_getfield(at.L, -1, "play");
        ran = vaka_sandbox_call(at.sandbox, 0, 0, &at.err);
        if (calls % 100 == 0) { /* fuel shall not be what ends it */
            wall += SECOND;
            work += SECOND;
        }
    }
    assert_true(calls < 10000);
    fixture_close(&at);
}

/* How much a call of `code` burns. */
static uint32_t burnt(const char *code)
{
    char text[1000];
    fixture at;

    vaka_sandbox_use_clock(NULL);
    fixture_open(&at);
    snprintf(text, sizeof text, "return { play = function() %s end }", code);
    if (fixture_play(&at, text) != VAKA_RAN_WELL)
        fail_msg("%s: %s", code, at.err.text);
    uint32_t left = vaka_sandbox_fuel_left(at.sandbox);
    fixture_close(&at);
    return VAKA_SANDBOX_FUEL - left;
}

#define LOOP " for i = 1, 10000 do end"

TEST(instructions_are_dearer_once_something_large_is_there)
{
    uint32_t plain = burnt(LOOP);

    (void)state;
    assert_true(burnt("local s = ('x'):rep(900)" LOOP) < plain + 200);
    assert_true(burnt("local s = ('x'):rep(20000)" LOOP) > 15 * plain);
    assert_true(burnt("local s = ('\\0'):rep(2000)" LOOP) > 100 * plain);
    assert_true(burnt("local s = '\\1\\010\\100\\x10'" LOOP) < plain + 200);
    assert_true(
        burnt("local o for i = 1, 640 do o = setmetatable({}, { __index = o or {} }) end" LOOP) >
        5 * plain);
}

/* A file in which a word of `length` letters stands where its `%s` is; what its call burns. */
static uint32_t burnt_beside(const char *form, int length)
{
    char *word = malloc((size_t)length + 1), *text = malloc((size_t)length + 200);
    fixture at;

    memset(word, 'x', (size_t)length);
    word[length] = '\0';
    snprintf(text, (size_t)length + 200, form, word);
    fixture_open(&at);
    if (fixture_play(&at, text) != VAKA_RAN_WELL)
        fail_msg("%.80s: %s", form, at.err.text);
    uint32_t left = vaka_sandbox_fuel_left(at.sandbox);
    fixture_close(&at);
    free(word);
    free(text);
    return VAKA_SANDBOX_FUEL - left;
}

TEST(so_they_are_if_it_stands_in_the_file)
{
    static const char *const forms[] = {
        "return { play = function() local s = '%s'" LOOP " end }",
        "local s = [==[%s]==] return { play = function() local t = s" LOOP " end }",
        "return { play = function() local s = { %s = 1 }" LOOP " end }",
        "return { play = function() local s = 'x' and ('%s' and 1)" LOOP " end }",
    };

    (void)state;
    vaka_sandbox_use_clock(NULL);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        uint32_t plain = burnt_beside(forms[i], 900), dear = burnt_beside(forms[i], 20000);

        if (dear < 15 * plain)
            fail_msg("%.60s: %u beside a short text, %u beside a long one", forms[i], plain, dear);
    }
}

TEST(what_a_call_burns_is_the_same_each_time)
{
    static const char code[] = "local t = {} for i = 1, 300 do t[i] = ('x'):rep(i * 9) end "
                               "table.sort(t) for k, v in pairs(t) do t[k] = v .. k end";
    uint32_t first = burnt(code);

    (void)state;
    for (int i = 0; i < 5; i++)
        assert_int_equal(burnt(code), first);
}

#define LONGEST                                                                                    \
    "local t = { [math.maxinteger] = 1 } for i = 0, 62 do t[1 << i] = 1 end "                      \
    "t[3], t[5], t[9] = 1, 1, 1 assert(#t == math.maxinteger) "

TEST(a_list_as_long_as_numbers_go_is_no_reason_to_fall)
{
    (void)state;
    vaka_sandbox_use_clock(NULL);
    assert_gives(LONGEST "return tostring(pcall(table.insert, t, 1))", "false");
    assert_gives(LONGEST "return tostring(pcall(table.insert, t, 1, 1))", "false");
    assert_gives(LONGEST "return tostring(pcall(table.remove, t, math.mininteger))", "false");
    assert_gives(LONGEST "return tostring(table.remove(t, #t))", "1");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
