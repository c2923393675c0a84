/* sentence_test.c - sentences with gaps.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sample_layout.h"

#include <stdio.h>
#include <string.h>

#include "table/sentence.h"

static const vaka_names people = {.seat = {"Ann", NULL, "Cy"}};

static void assert_words(const vaka_layout *layout, const char *text, int number, const char *want)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)number, 11, 22, 33, 44, 55};
    char out[VAKA_SENTENCE];

    vaka_sentence(layout, &people, text, arg, out, sizeof out);
    assert_string_equal(out, want);
}

TEST(each_type_of_gap_is_filled)
{
    assert_words(*state, "plain", 0, "plain");
    assert_words(*state, "", 0, "");
    assert_words(*state, "{0:int} and {5:int}!", -7, "-7 and 55!");
    assert_words(*state, "{0:zone}", ZONE_BAG, "Old Bag");
    assert_words(*state, "{0:zone}", 0, "hub");
    assert_words(*state, "{0:zone}", 1, "-1,1");
    assert_words(*state, "{0:zone}", SIDE_FIRST, "side:5,5");
    assert_words(*state, "{0:kind}", KIND_SHELL, "Big Shell");
    assert_words(*state, "{0:seat}", 0, "Ann");
    assert_words(*state, "{0:seat}", 1, "seat 1");
}

static bool name_place(const void *places, int32_t zone, char *out, size_t room)
{
    snprintf(out, room, "%s", (const char *)places);
    return zone == 1;
}

TEST(a_zone_without_a_title_may_be_named_by_the_reader)
{
    vaka_names names = {.place = name_place, .places = "The reef"};
    const int16_t arg[VAKA_TEXT_ARGS] = {1, 2, ZONE_BAG};
    char out[VAKA_SENTENCE];

    vaka_sentence(*state, &names, "{0:zone}; {1:zone}; {2:zone}", arg, out, sizeof out);
    assert_non_null(strstr(out, "The reef; "));
    assert_non_null(strstr(out, "; Old Bag"));
    assert_null(strstr(out + 1, "The reef"));
}

TEST(a_name_that_ends_with_a_full_stop_ends_the_sentence)
{
    vaka_names names = {.place = name_place, .places = "Kings Is."};
    const int16_t arg[VAKA_TEXT_ARGS] = {1};
    char out[VAKA_SENTENCE];

    vaka_sentence(*state, &names, "Land on {0:zone}. Or at {0:zone}, or {0:zone}... no.", arg, out,
                  sizeof out);
    assert_string_equal(out, "Land on Kings Is. Or at Kings Is., or Kings Is.... no.");
}

TEST(where_it_happens_is_not_written)
{
    assert_words(*state, "found{0:at}.", 1, "found.");
    assert_words(*state, "found{0:at}.", VAKA_HIDDEN, "found.");
}

TEST(halves_are_written_with_the_sign_for_a_half)
{
    assert_words(*state, "{0:half}", 7, "3\u00bd");
    assert_words(*state, "{0:half}", 6, "3");
    assert_words(*state, "{0:half}", 1, "\u00bd");
    assert_words(*state, "{0:half}", 0, "0");
    assert_words(*state, "{0:half}", -1, "-\u00bd");
    assert_words(*state, "{0:half}", -5, "-2\u00bd");
    assert_words(*state, "{0:half}", -4, "-2");
}

TEST(plural_takes_the_first_word_for_one_only)
{
    const char *text = "{0:int} {0:plural:stone:stones}";

    assert_words(*state, text, 1, "1 stone");
    assert_words(*state, text, 2, "2 stones");
    assert_words(*state, text, 0, "0 stones");
    assert_words(*state, text, -1, "-1 stones");
    assert_words(*state, "s{0:plural::s} big shell{0:plural::s}", 1, "s big shell");
}

TEST(a_set_of_seats_is_written_as_people_say_it)
{
    assert_words(*state, "{0:seats}", 0, "nobody");
    assert_words(*state, "{0:seats}", 4, "Cy");
    assert_words(*state, "{0:seats}", 5, "Ann and Cy");
    assert_words(*state, "{0:seats}", 7, "Ann, seat 1 and Cy");
    assert_words(*state, "{0:seats}", 8, "?");
    assert_words(*state, "{0:seats}", -1, "?");
}

TEST(a_verb_is_written_by_its_title_up_to_the_first_gap_or_by_its_name)
{
    assert_words(*state, "{0:verb}", VERB_DONE, "End it all");
    assert_words(*state, "{0:verb}", VERB_TAKE, "Take");
    assert_words(*state, "{0:verb}", (int)VAKA_VERB_PASS, "Pass");
    assert_words(*state, "{0:verb}", 99, "?");
    assert_words(*state, "{0:verb}", -1, "?");
}

TEST(a_number_out_of_range_is_a_question_mark)
{
    assert_words(*state, "{0:zone}", -1, "?");
    assert_words(*state, "{0:zone}", ZONE_COUNT, "?");
    assert_words(*state, "{0:kind}", 3, "?");
    assert_words(*state, "{0:kind}", -1, "?");
    assert_words(*state, "{0:seat}", 3, "?");
    assert_words(*state, "{0:seat}", -1, "?");
}

TEST(a_hidden_number_reads_something_hidden)
{
    static const char *const types[] = {"int",  "half", "zone", "seat",   "seats",
                                        "kind", "verb", "word", "counter"};

    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        char text[16];
        snprintf(text, sizeof text, "{0:%s}", types[i]);
        assert_words(*state, text, VAKA_HIDDEN, "something hidden");
    }
    assert_words(*state, "{0:plural:stone:stones}", VAKA_HIDDEN, "stones");
}

TEST(a_gap_may_have_its_own_words_for_what_is_hidden)
{
    assert_words(*state, "takes {0:kind:a face-down counter} away", VAKA_HIDDEN,
                 "takes a face-down counter away");
    assert_words(*state, "{0:int:some} shells", VAKA_HIDDEN, "some shells");
    assert_words(*state, "{0:int:some} shells", 3, "3 shells");
    assert_words(*state, "{0:zone:a: b}", VAKA_HIDDEN, "{0:zone:a: b}");
}

TEST(a_malformed_gap_is_written_as_it_stands)
{
    static const char *const bad[] = {"{",           "{}",
                                      "{0",          "{0}",
                                      "{0:",         "{0:}",
                                      "{0:int",      "{6:int}",
                                      "{-1:int}",    "{0:wat}",
                                      "{x:int}",     "{0:int:}",
                                      "{0:plural}",  "{0:plural:a}",
                                      "{0:plural:a", "{0:plural:a:",
                                      "{00:int}",    "}",
                                      "{0: int}",    "{0:plural:a:b:c}",
                                      "{0:int x}"};

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_words(*state, bad[i], 1, bad[i]);
    assert_words(*state, "{{0:int}}", 1, "{1}");
    assert_words(*state, "{0:plural:{0:int}:b}", 1, "{0:plural:1:b}");
}

/* Whatever the room, the result is the beginning of the whole and ends between two characters. */
TEST(a_long_sentence_is_cut_between_two_characters)
{
    const char *text = "\u00e9\u00bd{0:half}\u2026{1:half}\U0001f600.";
    int16_t arg[VAKA_TEXT_ARGS] = {7, 1};
    char whole[64], part[64];

    vaka_sentence(*state, NULL, text, arg, whole, sizeof whole);
    assert_string_equal(whole, "\u00e9\u00bd3\u00bd\u2026\u00bd\U0001f600.");
    for (size_t room = 1; room <= strlen(whole) + 1; room++) {
        memset(part, 'x', sizeof part);
        vaka_sentence(*state, NULL, text, arg, part, room);
        size_t length = strlen(part);
        assert_true(length < room && length + 4 >= room);
        assert_memory_equal(part, whole, length);
        assert_true(((unsigned char)whole[length] & 0xc0) != 0x80);
        assert_int_equal(part[room], 'x');
    }
    memset(part, 'x', sizeof part);
    vaka_sentence(*state, NULL, text, arg, part, 0);
    assert_int_equal(part[0], 'x');
}

TEST(nothing_is_written_after_a_cut)
{
    int16_t arg[VAKA_TEXT_ARGS] = {1};
    char out[4];

    vaka_sentence(*state, NULL, "ab\u2026{0:int}", arg, out, sizeof out);
    assert_string_equal(out, "ab");
}

TEST(without_names_seats_are_counted_from_zero)
{
    int16_t arg[VAKA_TEXT_ARGS] = {0};
    char out[VAKA_SENTENCE];

    vaka_sentence(*state, NULL, "{0:seat}", arg, out, sizeof out);
    assert_string_equal(out, "seat 0");
}

static void assert_event(const vaka_layout *layout, uint32_t event, int a, int b, const char *want)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)a, (int16_t)b};
    char out[VAKA_SENTENCE];

    vaka_sentence(layout, &people, vaka_event_text(layout->module, event), arg, out, sizeof out);
    assert_string_equal(out, want);
}

TEST(events_of_module_and_host_have_sentences)
{
    assert_event(*state, 0, 0, 3, "Ann takes 3");
    assert_event(*state, VAKA_EVENT_DIE, 6, 4, "4 on a die of 6 sides");
    assert_event(*state, VAKA_EVENT_DROPPED, 2, VERB_DONE,
                 "a planned action of Cy was no longer possible: End it all");
    assert_event(*state, VAKA_EVENT_END, 5, 0, "the game is over, won by Ann and Cy");
    assert_event(*state, VAKA_EVENT_END, 0, 0, "the game is over, won by nobody");
    assert_event(*state, 1, 0, 0, "?");
    assert_event(*state, 0xffff, 0, 0, "?");
}

int main(void)
{
    return run_registered("tests", sample_begin, sample_end);
}
