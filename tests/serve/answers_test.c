/* answers_test.c - what workers answer is looked at before it is used: a game may have taken one
 * over.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "serve/room.h"

#include <jansson.h>
#include <stdlib.h>

static void assert_lines(const char *json, uint32_t count, const char *lines)
{
    json_t *list = json_loads(json, JSON_DECODE_ANY, NULL);
    uint32_t found = 99;
    char *text = vaka_lines_of(list, &found);

    assert_string_equal(text, lines);
    assert_int_equal(found, count);
    free(text);
    json_decref(list);
}

TEST(lines_of_a_journal_are_taken_as_they_are)
{
    (void)state;
    assert_lines("[\"> 0 pass #1\", \"> 1 pass #2\"]", 2, "> 0 pass #1\n> 1 pass #2\n");
    assert_lines("[]", 0, "");
}

TEST(what_is_no_line_is_left_out)
{
    (void)state;
    assert_lines("[1, null, {\"a\": 1}, [\"b\"], \"> 0 pass #1\", \"two\\nlines\"]", 1,
                 "> 0 pass #1\n");
    assert_lines("17", 0, "");
    assert_lines("{\"0\": \"> 0 pass #1\"}", 0, "");
    assert_lines("null", 0, "");
}

int main(void)
{
    return run_registered("answers", NULL, NULL);
}
