/* unit/lang_test.c - texts by id in the language of the reader.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
#include "script/texts/lang.h"

static vaka_library library;
static vaka_texts *texts;

static int set_up(void **state)
{
    harbour_environment(state);
    vaka_library_open(&library, &harbour, NULL);
    texts = vaka_texts_new(&library);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_texts_free(texts);
    vaka_library_done(&library);
    return 0;
}

TEST(english_texts_stand_where_they_belong)
{
    (void)state;
    assert_string_equal(vaka_lang_current(texts), "en");
    assert_string_equal(vaka_lang_say(texts, "event.storm.title"), "Storm");
    assert_string_equal(vaka_lang_say(texts, "event.storm.text"), "Sinks a ship.");
    assert_string_equal(vaka_lang_say(texts, "rule.late_end.points"), "Points to win");
    assert_string_equal(vaka_lang_say(texts, "scenario.short.title"), "Short game");
    assert_string_equal(vaka_lang_say(texts, "mod.pirates.title"), "Pirates");
    assert_string_equal(vaka_lang_say(texts, "market.buy"), "Buy a ship?");
    assert_string_equal(vaka_lang_say(texts, "sailed"), "{0:seat} sails to {1:zone}");
    assert_string_equal(vaka_lang_say(texts, "verb.done"), "Done");
}

TEST(the_language_is_switched_while_the_program_runs)
{
    (void)state;
    assert_true(vaka_lang_switch(texts, "fr"));
    assert_string_equal(vaka_lang_say(texts, "event.storm.title"), "Tempête");
    assert_string_equal(vaka_lang_say(texts, "event.raid.title"), "Razzia");
    assert_string_equal(vaka_lang_say(texts, "sailed"), "{0:seat} fait voile vers {1:zone}");
    assert_true(vaka_lang_switch(texts, "en"));
    assert_string_equal(vaka_lang_say(texts, "event.storm.title"), "Storm");
}

TEST(the_environment_may_name_it)
{
    (void)state;
    assert_true(vaka_lang_switch(texts, "fr_FR.UTF-8"));
    assert_string_equal(vaka_lang_current(texts), "fr");
    assert_false(vaka_lang_switch(texts, "de_DE.UTF-8"));
    assert_string_equal(vaka_lang_current(texts), "fr");
    assert_true(vaka_lang_switch(texts, "en"));
}

TEST(what_a_language_lacks_is_english_and_then_itself)
{
    (void)state;
    vaka_texts_add(texts, "en", "only.english", "Only English");
    vaka_lang_switch(texts, "fr");
    assert_string_equal(vaka_lang_say(texts, "only.english"), "Only English");
    assert_string_equal(vaka_lang_say(texts, "Where does it rain?"), "Where does it rain?");
    vaka_lang_switch(texts, "en");
}

TEST(languages_are_listed_with_english_first)
{
    (void)state;
    vaka_lang_switch(texts, "fr");
    vaka_texts_add(texts, "de", "verb.done", "Fertig");
    assert_string_equal(vaka_lang_current(texts), "fr");
    assert_string_equal(vaka_lang_at(texts, 0), "en");
    assert_string_equal(vaka_lang_at(texts, 1), "de");
    assert_string_equal(vaka_lang_at(texts, 2), "fr");
    assert_null(vaka_lang_at(texts, 3));
    assert_true(vaka_lang_switch(texts, "de"));
    assert_string_equal(vaka_lang_say(texts, "verb.done"), "Fertig");
    vaka_lang_switch(texts, "en");
}

TEST(a_later_text_takes_the_place_of_an_earlier)
{
    (void)state;
    vaka_texts_add(texts, "en", "twice", "one");
    vaka_texts_add(texts, "en", "twice", "two");
    assert_string_equal(vaka_lang_say(texts, "twice"), "two");
}

TEST(gaps_are_compared_without_plurals)
{
    (void)state;
    assert_true(vaka_lang_same_gaps("{0:seat} to {1:zone}", "{1:zone} by {0:seat}"));
    assert_true(vaka_lang_same_gaps("{0:int} {0:plural:a:b}", "{0:int}"));
    assert_true(vaka_lang_same_gaps("no gap", "none"));
    assert_false(vaka_lang_same_gaps("{0:seat}", "{1:seat}"));
    assert_false(vaka_lang_same_gaps("{0:seat}", "{0:zone}"));
    assert_false(vaka_lang_same_gaps("{0:seat}", ""));
    assert_false(vaka_lang_same_gaps("", "{0:seat}"));
}

TEST(malformed_gaps_are_told)
{
    (void)state;
    assert_null(vaka_lang_gap_trouble("{0:seat} { and } {1:plural:a:b}"));
    assert_non_null(vaka_lang_gap_trouble("{0:seet}"));
    assert_non_null(vaka_lang_gap_trouble("{0}"));
    assert_non_null(vaka_lang_gap_trouble("{7:seat}"));
    assert_non_null(vaka_lang_gap_trouble("{0:seat"));
}

/* Nobody waits for languages that nobody reads. */
TEST(languages_that_the_library_has_not_read_are_read_when_somebody_turns_to_them)
{
    vaka_library rules;

    (void)state;
    vaka_library_open_rules(&rules, &harbour, NULL);
    vaka_library_lessons(&rules);
    vaka_texts *late = vaka_texts_new(&rules), *whole = vaka_texts_new(&library);
    vaka_library_done(&rules); /* nothing is borrowed */
    for (uint32_t i = 0; vaka_lang_at(whole, i) || vaka_lang_at(late, i); i++) {
        assert_string_equal(vaka_lang_at(late, i), vaka_lang_at(whole, i));
        assert_string_equal(vaka_lang_language(late)->name(late, i),
                            vaka_lang_language(whole)->name(whole, i));
    }
    assert_string_equal(vaka_lang_say(late, "market.buy"), "Buy a ship?");
    assert_true(vaka_lang_switch(late, "fr"));
    assert_true(vaka_lang_switch(whole, "fr"));
    assert_string_equal(vaka_lang_say(late, "event.storm.title"), "Tempête");
    assert_string_equal(vaka_lang_say(late, "Storm"), "Tempête");
    assert_string_equal(vaka_lang_say(late, "rule.late_end.points"),
                        vaka_lang_say(whole, "rule.late_end.points"));
    vaka_texts_free(late);
    vaka_texts_free(whole);
}

TEST(a_book_without_a_library_is_empty)
{
    vaka_texts *empty = vaka_texts_new(NULL);

    (void)state;
    assert_string_equal(vaka_lang_say(empty, "verb.done"), "verb.done");
    vaka_texts_free(empty);
}

int main(void)
{
    return run_registered("tests", set_up, tear_down);
}
