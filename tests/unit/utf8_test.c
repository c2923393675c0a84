/* utf8_test.c - which bytes are characters, and which of those are shown.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

#include <stdio.h>
#include <string.h>

#include "registered.h"
#include "text/error.h"
#include "text/utf8.h"

static size_t write_letter(uint32_t code, char out[5])
{
    memset(out, 0, 5);
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = length - 1; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 0x3f));
    out[0] = (char)(code | (0xf00u >> length & 0xffu));
    return length;
}

TEST(every_character_is_as_long_as_it_is)
{
    char text[5];

    (void)state;
    for (uint32_t code = 1; code <= 0x10ffff; code++) {
        size_t length = write_letter(code, text);
        bool good = code < 0xd800 || code > 0xdfff;
        bool turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        bool shown = good && !turns && code >= 0x20 && (code < 0x7f || code > 0x9f);

        if (vaka_utf8(text, SIZE_MAX) != (good ? length : 0))
            fail_msg("U+%04X", code);
        if (vaka_utf8_shown(text, length) != (shown ? length : 0))
            fail_msg("U+%04X is shown, or not", code);
        for (size_t left = 0; left < length; left++)
            assert_int_equal(vaka_utf8(text, left), 0);
    }
}

TEST(what_is_no_character_has_no_length)
{
    static const char *const bad[] = {"",
                                      "\x80",
                                      "\xbf",
                                      "\xc0\x80",
                                      "\xc1\xbf",
                                      "\xe0\x9f\xbf",
                                      "\xf0\x8f\xbf\xbf",
                                      "\xc3",
                                      "\xe2\x82",
                                      "\xf0\x9f\x8c",
                                      "\xc3(",
                                      "\xe2(\xa1",
                                      "\xf4\x90\x80\x80",
                                      "\xf5\x80\x80\x80",
                                      "\xff"};

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(vaka_utf8(bad[i], SIZE_MAX), 0);
}

TEST(lines_are_told_from_what_steers_a_terminal)
{
    char text[] = "Maui\n\x1b[2J\xc3\xa9\xc2\x9b\xe2\x82", line[] = "a\nb";

    (void)state;
    assert_true(vaka_utf8s_line("T\xc4\x81h", 4));
    assert_false(vaka_utf8s_line("T\xc4\x81h", 2)); /* the end of it is cut off */
    assert_false(vaka_utf8s_line("a\nb", 3));
    assert_false(vaka_utf8s_line("a\0b", 3));
    assert_true(vaka_utf8s_lines("a\nb\n"));
    assert_false(vaka_utf8s_lines("a\tb"));
    assert_false(vaka_utf8s_lines("a\n\x7f"));
    vaka_utf8s_make_lines(text);
    assert_string_equal(text, "Maui\n?[2J\xc3\xa9????");
    assert_true(vaka_utf8s_lines(text));
    vaka_utf8s_make_line(line);
    assert_string_equal(line, "a?b");
}

TEST(a_text_that_is_too_long_ends_behind_a_whole_word)
{
    static const struct {
        const char *whole, *cut;
    } rows[] = {
        {"there are: fog, night, variable_end", "there are: fog, …"},
        {"there are: fog, nights", "there are: fog, …"},
        {"transported-by-transport-ships-alone", "transported-by-t…"},
        {"transported-by-\xc4\x81\xc4\x81\xc4\x81\xc4\x81", "transported-by-…"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[20];
        snprintf(text, sizeof text, "%s", rows[i].whole);
        vaka_utf8s_shorten(text, sizeof text);
        assert_string_equal(text, rows[i].cut);
    }
}

TEST(an_error_that_is_too_long_ends_behind_a_whole_word)
{
    vaka_error err;
    char words[400] = "";

    (void)state;
    for (size_t i = 0; i < 49; i++)
        snprintf(words + 8 * i, sizeof words - 8 * i, "seaweed ");
    assert_int_equal(vaka_fail(&err, VAKA_ERR_DATA, "%s", words), VAKA_ERR_DATA);
    assert_string_equal(err.text + 240, "seaweed …");
    vaka_fail(&err, VAKA_ERR_DATA, "%.255s", words);
    assert_int_equal(strlen(err.text), 255);
    assert_string_equal(err.text + 248, "seaweed");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
