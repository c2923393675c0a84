/* extension_test.c - what a module can do beyond what it must, if it was made for this host.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/extension.h"
#include "layout/option_words.h"
#include "registered.h"
#include "vaka/ext/options.h"
#include "vaka/ext/side.h"

#include <stddef.h>
#include <string.h>

static vaka_side sides;

static const void *query(const char *id)
{
    return strcmp(id, VAKA_EXT_SIDE) == 0 ? &sides : NULL;
}

static const vaka_module module = {.query = query}, plain;

static const void *ask(void)
{
    return vaka_extension(&module, VAKA_EXT_SIDE, sizeof sides);
}

TEST(an_extension_is_what_the_module_says)
{
    (void)state;
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    assert_ptr_equal(ask(), &sides);
    sides.stamp.size += 8; /* of a later host, which knows more */
    assert_ptr_equal(ask(), &sides);
    assert_null(vaka_extension(&module, "vaka.unheard/1", 0));
}

TEST(one_made_for_another_host_is_left_alone)
{
    (void)state;
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    sides.stamp.abi++;
    assert_null(ask());
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    sides.stamp.size--;
    assert_null(ask());
}

TEST(a_module_may_have_none)
{
    (void)state;
    assert_null(vaka_extension(&plain, VAKA_EXT_SIDE, sizeof sides));
    assert_null(vaka_extension(NULL, VAKA_EXT_SIDE, sizeof sides));
}

static const char *const rows[] = {"short|medium|long", NULL, "by chance"};
static const vaka_option_words words = {VAKA_STAMP(vaka_option_words), rows, 3};
static const vaka_option options[] = {
    {"length", "Length", NULL, 1, 3, 1},
    {"depth", "Depth", NULL, 0, 9, 0},
    {"wind", "Wind", NULL, 0, 9, 0},
    {"late", "One that the words do not reach", NULL, 0, 9, 0},
};

static const void *query_words(const char *id)
{
    return strcmp(id, VAKA_EXT_OPTIONS) == 0 ? &words : NULL;
}

static const vaka_module worded = {.query = query_words, .options = options, .option_count = 4};

static const char *say_french(const void *texts, const char *text)
{
    (void)texts;
    return strcmp(text, "option.length.3") == 0 ? "longue" : text;
}

TEST(values_of_options_are_called_by_their_words)
{
    vaka_language french = {.say = say_french};
    char out[VAKA_OPTION_WORD];

    (void)state;
    assert_string_equal(vaka_option_value(NULL, &worded, 0, 1, out), "short");
    assert_string_equal(vaka_option_value(NULL, &worded, 0, 3, out), "long");
    assert_string_equal(vaka_option_value(&french, &worded, 0, 3, out), "longue");
    assert_string_equal(vaka_option_value(&french, &worded, 0, 2, out), "medium");
    assert_string_equal(vaka_option_value(NULL, &worded, 2, 0, out), "by chance");
}

TEST(a_value_without_a_word_is_a_number)
{
    char out[VAKA_OPTION_WORD];

    (void)state;
    assert_string_equal(vaka_option_value(NULL, &worded, 2, 7, out), "7");
    assert_string_equal(vaka_option_value(NULL, &worded, 1, 4, out), "4");
    assert_string_equal(vaka_option_value(NULL, &worded, 3, 5, out), "5");
    assert_string_equal(vaka_option_value(NULL, &plain, 0, 5, out), "5");
    assert_string_equal(vaka_option_word(NULL, &worded, 2, 7, out), "");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
