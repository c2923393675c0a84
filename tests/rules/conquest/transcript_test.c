/* tests/rules/conquest/transcript_test.c - differences are written so that they can be read, and a
 * transcript counts what it is told (transcript.h, difference.h).
 *
 * SPDX-License-Identifier: MIT */
#include "difference.h"
#include "registered.h"
#include "transcript.h"

#include <stdlib.h>
#include <string.h>

static void differ(const char *before, const char *after, uint32_t lines, const char *expected)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);

    assert_non_null(out);
    assert_int_equal(difference_write(before, after, out), lines);
    fclose(out);
    assert_string_equal(text, expected);
    free(text);
}

TEST(the_same_text_has_no_difference)
{
    (void)state;
    differ("", "", 0, "");
    differ("a\nb\n", "a\nb\n", 0, "");
}

TEST(a_line_that_is_another_is_shown_between_its_neighbours)
{
    (void)state;
    differ("a\nb\nc\nd\ne\n", "a\nb\nX\nd\ne\n", 2, "@@ line 2 @@\n b\n-c\n+X\n d\n");
}

TEST(lines_at_the_ends_are_shown)
{
    (void)state;
    differ("a\nb\n", "X\na\nb\n", 1, "+X\n a\n");
    differ("a\nb\n", "a\n", 1, " a\n-b\n");
    differ("a\n", "a\nX", 1, " a\n+X\n");
    differ("", "X\nY\n", 2, "+X\n+Y\n");
}

TEST(differences_apart_have_their_places)
{
    (void)state;
    differ("a\nb\nc\nd\ne\nf\ng\n", "a\nX\nc\nd\ne\ng\n", 3,
           " a\n-b\n+X\n c\n@@ line 5 @@\n e\n-f\n g\n");
    differ("a\nb\nc\nd\ne\nf\n", "a\nX\nc\nd\nf\n", 3, " a\n-b\n+X\n c\n d\n-e\n f\n");
    differ("a\nb\nc\nd\n", "X\nb\nY\nd\n", 4, "-a\n+X\n b\n-c\n+Y\n d\n");
}

TEST(of_many_lines_in_a_row_the_first_are_shown)
{
    (void)state;
    differ("a\nz\n", "a\n1\n2\n3\n4\n5\n6\nz\n", 6, " a\n+1\n+2\n+3\n+ ... and 3 more\n z\n");
    differ("a\nz\n", "a\n1\n2\n3\n4\nz\n", 4, " a\n+1\n+2\n+3\n+4\n z\n");
}

TEST(of_many_differences_the_first_are_shown)
{
    char before[4096] = "", after[4096] = "";
    char *text = NULL;
    size_t length, rows = 0;
    FILE *out = open_memstream(&text, &length);

    (void)state;
    assert_non_null(out);
    for (int32_t i = 0; i < 100; i++) {
        snprintf(before + strlen(before), sizeof before - strlen(before), "s%d\n%d\n", i, i);
        snprintf(after + strlen(after), sizeof after - strlen(after), "s%d\nX%d\n", i, i);
    }
    assert_int_equal(difference_write(before, after, out), 200);
    fclose(out);
    for (const char *c = text; *c; c++)
        rows += *c == '\n';
    assert_true(rows < 45);
    free(text);
}

static const char folder[] = VAKA_BUILD_DIR "/rules/conquest/transcripts";

/* The file that a transcript with these things is kept as. */
static char *kept(const char *name)
{
    static char text[1024];
    char path[512];

    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    remove(path);
    return text;
}

TEST(things_are_counted_by_their_words_wherever_those_stand)
{
    char here[] = "word", there[] = "word";
    const int32_t numbers[] = {5, -2, 0};
    transcript *notes = transcript_new("things", "a test", 1);

    (void)state;
    for (uint32_t game = 1; game <= 2; game++) {
        FILE *out;

        transcript_moment(notes, game, 7);
        out = transcript_line(notes);
        assert_true((out != NULL) == (game == 1));
        if (out)
            fputs("in order", out);
        transcript_count(notes, &(transcript_thing){.word = {game == 1 ? here : there}}, numbers,
                         3);
    }
    transcript_count(notes, &(transcript_thing){.word = {"a", NULL, "b"}, .tone = 3}, NULL, 0);
    transcript_mention(notes, &(transcript_thing){.word = {"mentioned"}});
    transcript_mention(notes, &(transcript_thing){.word = {"mentioned"}});
    setenv("VAKA_RENEW", "1", 1);
    transcript_check(notes, folder, folder);
    unsetenv("VAKA_RENEW");
    assert_string_equal(strchr(strchr(kept("things"), '\n') + 1, '\n') + 1,
                        "\n1.7 in order\n\na - b ~3: 1 @2.7 2\nmentioned\nword: 2 @1.7 3 10 -4\n");
}

TEST(more_things_than_there_was_room_for_are_counted)
{
    enum { MANY = 3000 };
    static char words[MANY][8];
    static const char *const name = "many";
    transcript *notes = transcript_new(name, "a test", 0);
    char path[512];
    int32_t lines = 0;

    (void)state;
    for (int32_t i = 0; i < 2 * MANY; i++) {
        snprintf(words[i % MANY], sizeof words[0], "w%d", (int)(i % MANY));
        transcript_count(notes, &(transcript_thing){.word = {words[i % MANY]}}, NULL, 0);
    }
    setenv("VAKA_RENEW", "1", 1);
    transcript_check(notes, folder, folder);
    unsetenv("VAKA_RENEW");
    snprintf(path, sizeof path, "%s/%s.txt", folder, name);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    for (char line[64]; fgets(line, sizeof line, file);)
        lines += strstr(line, ": 2\n") != NULL;
    fclose(file);
    remove(path);
    assert_int_equal(lines, MANY);
}

int main(void)
{
    return run_registered("transcript", NULL, NULL);
}
