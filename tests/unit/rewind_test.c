/* rewind_test.c - a match that was rewound has other chance from there on, and its journal says so.
 *
 * SPDX-License-Identifier: MIT */
#include "dice_game.h"
#include "journal_help.h"
#include "registered.h"

#define ROLLS 4 /* nobody has won after so many */

static int open_dice(void **state)
{
    return scratch_open_with(state, &dice_module);
}

static vaka_record *keyed_match(const scratch *at)
{
    static const char digits[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    vaka_journal_head head = {0};
    vaka_record *record = NULL;
    vaka_error err = {0};
    vaka_setup setup;

    assert_true(vaka_seed_read_key(digits, &head.seed));
    assert_int_equal(vaka_setup_init(&setup, at->plugins.at->module, 2, &err), VAKA_OK);
    assert_int_equal(vaka_record_new(&setup, &head, NULL, &record, &err), VAKA_OK);
    return record;
}

/* What was rolled from here on, as text. */
static void roll_on(vaka_record *record, char *out, size_t room)
{
    size_t used = 0;

    for (int i = 0; i < ROLLS; i++) {
        uint32_t count = 0;

        assert_int_equal(play(record, i % 2, "roll"), VAKA_OK);
        const vaka_journal_line *lines = vaka_record_lines(record, &count);
        used += (size_t)snprintf(out + used, room - used, "%s,", lines[count - 1].chance[0]);
    }
}

/* All of it as text, without the lines of one type (0: with all). */
static void journal_of(vaka_record *record, uint32_t without, char *out, size_t room)
{
    uint32_t count = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    char *head = vaka_journal_head_text(vaka_record_head(record));
    size_t used = (size_t)snprintf(out, room, "%s", head);

    free(head);
    for (uint32_t i = 0; i < count; i++) {
        char *line = vaka_journal_line_text(&lines[i]);

        if (lines[i].type != without)
            used += (size_t)snprintf(out + used, room - used, "%s", line);
        free(line);
    }
}

TEST_WITH(dice_that_are_known_do_not_come_again, open_dice, scratch_close)
{
    scratch *at = *state;
    char first[512], same[512], renewed[512], again[512];
    vaka_record *record = keyed_match(at);
    vaka_error err = {0};

    roll_on(record, first, sizeof first);
    vaka_record_close(record);
    record = keyed_match(at);
    roll_on(record, same, sizeof same);
    assert_string_equal(first, same); /* the same key, the same dice */
    vaka_record_close(record);
    record = keyed_match(at);
    assert_int_equal(vaka_record_renew(record, 1, &err), VAKA_OK);
    roll_on(record, renewed, sizeof renewed);
    assert_string_not_equal(first, renewed);
    vaka_record_close(record);
    record = keyed_match(at);
    assert_int_equal(vaka_record_renew(record, 2, &err), VAKA_OK);
    roll_on(record, again, sizeof again);
    assert_string_not_equal(renewed, again); /* each rewind has its own */
    vaka_record_close(record);
}

TEST_WITH(a_journal_with_a_rewind_plays_again_from_memory, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = keyed_match(at), *second = NULL;
    vaka_replay_report report = {0};
    vaka_journal_text text;
    vaka_error err = {0};
    char rolled[512], journal[8192];

    assert_int_equal(play(record, 0, "roll"), VAKA_OK);
    assert_int_equal(play(record, 1, "roll"), VAKA_OK);
    assert_int_equal(vaka_record_renew(record, 3, &err), VAKA_OK);
    roll_on(record, rolled, sizeof rolled);
    journal_of(record, 0, journal, sizeof journal);
    assert_non_null(strstr(journal, "\n+ renew 3 #"));
    assert_int_equal(vaka_journal_parse("memory", journal, strlen(journal), &text, &err), VAKA_OK);
    assert_int_equal(
        vaka_record_replay_text("memory", &text, &at->plugins, -1, &second, &report, &err),
        VAKA_OK);
    assert_int_equal(report.differs_at, 0);
    assert_true(hash_of(second) == hash_of(record));
    vaka_journal_text_done(&text);
    vaka_record_close(second);
    /* Without that line the dice after it are others, and replay says so. */
    journal_of(record, VAKA_LINE_RENEW, journal, sizeof journal);
    assert_int_equal(vaka_journal_parse("memory", journal, strlen(journal), &text, &err), VAKA_OK);
    assert_int_equal(
        vaka_record_replay_text("memory", &text, &at->plugins, -1, &second, &report, &err),
        VAKA_OK);
    assert_int_not_equal(report.differs_at, 0);
    vaka_journal_text_done(&text);
    vaka_record_close(second);
    vaka_record_close(record);
}

TEST_WITH(nothing_before_a_rewind_is_taken_back, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = keyed_match(at);
    vaka_error err = {0};

    assert_int_equal(play(record, 0, "think"), VAKA_OK);
    assert_int_equal(vaka_record_renew(record, 1, &err), VAKA_OK);
    assert_int_equal(vaka_record_undo(record, 0, NULL, NULL), VAKA_ERR_ILLEGAL);
    vaka_record_close(record);
}

TEST_WITH(chance_from_a_number_cannot_be_renewed, open_dice, scratch_close)
{
    scratch *at = *state;
    vaka_record *record = new_match(at, NULL);
    vaka_error err = {0};

    assert_int_equal(vaka_record_renew(record, 1, &err), VAKA_ERR_DATA);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("rewinds", NULL, NULL);
}
