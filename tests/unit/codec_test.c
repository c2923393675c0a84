/* tests/unit/codec_test.c - actions as text, and back.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sample_layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/codec.h"

static vaka_action action_of(uint32_t verb, int a, int b, int c, int d)
{
    vaka_action action = {1, (uint8_t)verb, {(int16_t)a, (int16_t)b, (int16_t)c, (int16_t)d}};

    return action;
}

static void assert_text(const vaka_layout *layout, vaka_action action, const char *text)
{
    char out[VAKA_ACTION_TEXT];
    vaka_action back;
    vaka_error err = {0};

    vaka_action_write(layout, &action, out, sizeof out);
    assert_string_equal(out, text);
    assert_int_equal(vaka_action_read(layout, 1, text, &back, &err), VAKA_OK);
    assert_memory_equal(&back, &action, sizeof back);
    assert_true(vaka_action_fits(layout, &back));
}

/* Refused with this sentence, and nothing written. */
static void assert_error(const vaka_layout *layout, const char *text, const char *sentence)
{
    vaka_action before = action_of(77, 1, 2, 3, 4), action = before;
    vaka_error err = {0};

    assert_int_not_equal(vaka_action_read(layout, 1, text, &action, &err), VAKA_OK);
    assert_string_equal(err.text, sentence);
    assert_memory_equal(&action, &before, sizeof action);
    assert_int_not_equal(vaka_action_read(layout, 1, text, &action, NULL), VAKA_OK);
}

TEST(an_action_reads_back_as_it_was_written)
{
    assert_text(*state, action_of(VERB_TAKE, 3, 0, 0, 0), "take 3");
    assert_text(*state, action_of(VERB_TURN, 2, 0, 0, 0), "turn about");
    assert_text(*state, action_of(VERB_DONE, 0, 0, 0, 0), "done");
    assert_text(*state, action_of(VERB_BIG, 0, -32768, 0, 0), "big -32768");
    assert_text(*state, action_of(VERB_MOVE, KIND_SHELL, ZONE_BAG, 0, 2), "move shell bag hub 2");
    assert_text(*state, action_of(VERB_MOVE, KIND_STONE, 1, SIDE_FIRST + 2, 0),
                "move stone -1,1 side:7,5 0");
}

TEST(the_host_has_verbs_of_its_own)
{
    const vaka_layout *layout = *state;

    assert_text(layout, action_of(VAKA_VERB_PASS, 0, 0, 0, 0), "pass");
    assert_text(layout, action_of(VAKA_VERB_PASS_HERE, 0, 0, 0, 0), "pass-here");
    assert_text(layout, action_of(VAKA_VERB_PASS_TURN, 0, 0, 0, 0), "pass-turn");
    assert_text(layout, action_of(VAKA_VERB_CHOOSE_SEAT, 1, 0, 0, 0), "choose-seat 1");
    assert_text(layout, action_of(VAKA_VERB_DECLINE, 0, 0, 0, 0), "decline");
    assert_null(vaka_verb_row(layout->module, 5));
    assert_null(vaka_verb_row(layout->module, VAKA_VERB_PASS - 1));
    assert_null(vaka_verb_row(layout->module, VAKA_VERB_LAST + 1));
    assert_null(vaka_verb_row(layout->module, UINT32_MAX));
    for (uint32_t verb = VAKA_VERB_PASS; verb <= VAKA_VERB_DECLINE; verb++)
        assert_true(strlen(vaka_verb_row(layout->module, verb)->title) > 0);
}

TEST(every_zone_and_kind_reads_back)
{
    const vaka_layout *layout = *state;
    char text[VAKA_ACTION_TEXT];

    for (int32_t i = 0; i < vaka_zone_count(layout); i++) {
        vaka_zone_write(layout, i, text, sizeof text);
        assert_int_equal(vaka_zone_read(layout, text), i);
    }
    for (int32_t i = 0; i < vaka_kind_count(layout); i++)
        assert_int_equal(vaka_kind_read(layout, vaka_kind_id(layout, i)), i);
    vaka_zone_write(layout, -1, text, sizeof text);
    assert_string_equal(text, "?");
    vaka_zone_write(layout, ZONE_COUNT, text, sizeof text);
    assert_string_equal(text, "?");
    assert_string_equal(vaka_kind_id(layout, 99), "?");
}

TEST(names_are_read_in_any_case_by_id_title_or_coordinates)
{
    const vaka_layout *layout = *state;

    assert_int_equal(vaka_zone_read(layout, "BAG"), ZONE_BAG);
    assert_int_equal(vaka_zone_read(layout, "old-bag"), ZONE_BAG);
    assert_int_equal(vaka_zone_read(layout, " The-Heap "), ZONE_HEAP);
    assert_int_equal(vaka_zone_read(layout, "0,0"), 0);
    assert_int_equal(vaka_zone_read(layout, "MAIN:0,0"), 0);
    assert_int_equal(vaka_zone_read(layout, "side:5,5"), SIDE_FIRST);
    assert_int_equal(vaka_kind_read(layout, "big-shell"), KIND_SHELL);
}

TEST(a_name_that_fits_nothing_or_several_is_no_name)
{
    static const char *const bad[] = {"",         " ",       "twin",  "5,5",         "main:5,5",
                                      "nave:0,0", ":0,0",    "0,",    ",0",          "0,0,0",
                                      "99999,0",  "0,99999", "0x0,0", "old bag",     "hub hub",
                                      "main:",    "hu",      "hubs",  "-,-",         ":",
                                      "65536,0",  "0,+0",    "0 ,0",  "4294967296,0"};

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(vaka_zone_read(*state, bad[i]), VAKA_NONE);
}

TEST(an_error_says_which_word_is_wrong_and_what_would_fit)
{
    const vaka_layout *layout = *state;

    assert_error(layout, "", "an action begins with a verb; the line is empty");
    assert_error(layout, " \t\n", "an action begins with a verb; the line is empty");
    assert_error(layout, "tke 3", "there is no verb 'tke'; did you mean 'take'?");
    assert_error(layout, "zzzzzz", "there is no verb 'zzzzzz'");
    assert_error(layout, "take", "'take' needs more words: take 1..3");
    assert_error(layout, "take 4", "'4' is not a number from 1 to 3");
    assert_error(layout, "take 1.0", "'1.0' is not a number from 1 to 3");
    assert_error(layout, "take 99999999999999999999",
                 "'99999999999999999999' is not a number from 1 to 3");
    assert_error(layout, "take 1 x", "'x' is one word too many: take 1..3");
    assert_error(layout, "done 1", "'1' is one word too many: done");
    assert_error(layout, "big 40000", "'40000' is not a number from -32768 to 32767");
    assert_error(layout, "turn up", "'up' is not one of left|right|about");
    assert_error(layout, "move shel bag hub 0",
                 "there is no kind of piece 'shel'; did you mean 'shell'?");
    assert_error(layout, "move shell hoop hub 0", "there is no zone 'hoop'");
    assert_error(layout, "move shell heep hub 0", "there is no zone 'heep'; did you mean 'heap'?");
    assert_error(layout, "move shell bag heap 0", "'heap' is no space of a board");
    assert_error(layout, "move shell bag hub 3", "'3' is not a seat; the seats are 0 to 2");
    assert_error(layout, "move shell", "'move' needs more words: move KIND ZONE SPACE SEAT");
}

TEST(a_seat_that_is_not_there_cannot_act)
{
    vaka_action action;
    vaka_error err = {0};

    assert_int_equal(vaka_action_read(*state, 3, "done", &action, &err), VAKA_ERR_RANGE);
    assert_int_equal(vaka_action_read(*state, -1, "done", &action, &err), VAKA_ERR_RANGE);
    action = action_of(VERB_DONE, 0, 0, 0, 0);
    action.seat = 3;
    assert_false(vaka_action_fits(*state, &action));
    action.seat = -1;
    assert_false(vaka_action_fits(*state, &action));
}

TEST(only_arguments_within_their_bounds_fit)
{
    static const int16_t bad[][5] = {
        {VERB_TAKE, 0, 0, 0, 0},  {VERB_TAKE, 4, 0, 0, 0},  {VERB_TAKE, 1, 1, 0, 0},
        {VERB_TURN, 3, 0, 0, 0},  {VERB_TURN, -1, 0, 0, 0}, {VERB_DONE, 0, 0, 0, 1},
        {VERB_MOVE, 3, 0, 0, 0},  {VERB_MOVE, -1, 0, 0, 0}, {VERB_MOVE, 0, ZONE_COUNT, 0, 0},
        {VERB_MOVE, 0, -1, 0, 0}, {VERB_MOVE, 0, 0, -1, 0}, {VERB_MOVE, 0, 0, ZONE_HEAP, 0},
        {VERB_MOVE, 0, 0, 0, 3},  {VERB_MOVE, 0, 0, 0, -1}, {VAKA_VERB_PASS, 1, 0, 0, 0},
        {5, 0, 0, 0, 0},          {255, 0, 0, 0, 0},
    };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const int16_t *row = bad[i];
        vaka_action action = action_of((uint32_t)row[0], row[1], row[2], row[3], row[4]);
        assert_false(vaka_action_fits(*state, &action));
    }
}

TEST(an_action_out_of_bounds_is_written_with_question_marks)
{
    vaka_action wild = action_of(VERB_MOVE, 99, -1, 30000, 8), unknown = action_of(99, 0, 0, 0, 0);
    char out[VAKA_ACTION_TEXT], small[8];

    vaka_action_write(*state, &wild, out, sizeof out);
    assert_string_equal(out, "move ? ? ? ?");
    vaka_action_write(*state, &unknown, out, sizeof out);
    assert_string_equal(out, "?");
    vaka_action_write(*state, &wild, small, sizeof small);
    assert_string_equal(small, "move ? ");
}

TEST(odd_bytes_of_a_line_never_reach_an_error_text)
{
    vaka_action action;
    vaka_error err = {0};
    char line[4096];

    vaka_action_read(*state, 0, "\033[2J\xc3\x28", &action, &err);
    assert_string_equal(err.text, "there is no verb '?[2J?('");
    memset(line, 'x', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    assert_int_not_equal(vaka_action_read(*state, 0, line, &action, &err), VAKA_OK);
    assert_true(strlen(err.text) < 80);
}

/* Every line that is read gives an action that fits and reads back. */
TEST(junk_is_refused_or_read_as_something_that_fits)
{
    static const char letters[] = "take mov 123-,:|%s{}\t\xff hub bag side0";
    uint32_t noise = 12345, read = 0;

    for (int i = 0; i < 200000; i++) {
        char line[24], text[VAKA_ACTION_TEXT];
        vaka_action action, back;
        size_t length = (noise >> 8) % sizeof line;
        for (size_t j = 0; j < length; j++) {
            noise = noise * 1664525u + 1013904223u;
            line[j] = letters[(noise >> 16) % (sizeof letters - 1)];
        }
        noise = noise * 1664525u + 1013904223u;
        size_t prefix = noise >> 31 && length > 5 ? 5 : 0;
        memcpy(line, "take ", prefix);
        line[length < sizeof line ? length : sizeof line - 1] = '\0';
        if (vaka_action_read(*state, 0, line, &action, NULL))
            continue;
        read++;
        assert_true(vaka_action_fits(*state, &action));
        vaka_action_write(*state, &action, text, sizeof text);
        assert_int_equal(vaka_action_read(*state, 0, text, &back, NULL), VAKA_OK);
        assert_int_equal(vaka_action_compare(&action, &back), 0);
    }
    assert_true(read > 100);
}

TEST(actions_are_ordered_by_seat_verb_and_arguments)
{
    vaka_action sorted[] = {{0, 9, {9, 9, 9, 9}},   {1, 0, {5, 0, 0, 0}},   {1, 200, {-3, 7, 0, 0}},
                            {1, 200, {2, 0, 0, 0}}, {1, 200, {2, 0, 0, 1}}, {1, 200, {2, 1, 0, 0}}};
    int count = (int)(sizeof sorted / sizeof *sorted);

    (void)state;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            int order = vaka_action_compare(&sorted[i], &sorted[j]);
            assert_int_equal((order > 0) - (order < 0), (i > j) - (i < j));
        }
}

int main(void)
{
    return run_registered("tests", sample_begin, sample_end);
}
