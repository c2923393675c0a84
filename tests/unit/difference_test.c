/* difference_test.c - what differs between two positions is named, whatever it is.
 *
 * SPDX-License-Identifier: MIT */
#include "journal_help.h"
#include "match/difference.h"
#include "registered.h"

typedef struct pair {
    scratch *at;
    vaka_record *record;
    vaka_live *other;
    vaka_position *a, *b;
} pair;

static pair begin(void **state)
{
    pair two = {.at = *state};

    two.record = new_match(two.at, NULL);
    two.other = vaka_live_clone(vaka_record_live(two.record));
    two.a = vaka_live_position(two.other);
    two.b = vaka_live_position(vaka_record_live(two.record));
    return two;
}

static void end(pair *two)
{
    vaka_live_free(two->other);
    vaka_record_close(two->record);
}

TEST_WITH(equal_positions_have_no_difference, scratch_open_hello, scratch_close)
{
    pair two = begin(state);
    char text[100] = "x";

    assert_int_equal(vaka_difference(two.a, two.b, text, sizeof text), 0);
    assert_string_equal(text, "");
    end(&two);
}

TEST_WITH(fields_are_called_by_name, scratch_open_hello, scratch_close)
{
    pair two = begin(state);
    char text[4096];

    two.b->table->turn = 4;
    two.b->table->score[1] = -2;
    two.b->frames[0].stage = 3;
    two.b->frames[0].local[2] = 9;
    assert_int_equal(play(two.record, 0, "take 1"), VAKA_OK);
    vaka_difference(two.a, two.b, text, sizeof text);
    assert_holds(text, "  table.turn: 0 → 4\n");
    assert_holds(text, "  table.clock: 0 → 1\n");
    assert_holds(text, "  score of seat 1: 0 → -2\n");
    assert_holds(text, "  frame 0 stage: 0 → 3\n");
    assert_holds(text, "  frame 0 local 2: 0 → 9\n");
    assert_holds(text, "  zone 'heap' count: 21 → 20\n");
    assert_holds(text, "  piece 20 kind 'stone' zone: 'heap' → 'taken'\n");
    assert_holds(text, "  game byte 0: 00 → 01");
    end(&two);
}

TEST_WITH(no_byte_of_the_block_is_overlooked, scratch_open_hello, scratch_close)
{
    pair two = begin(state);
    uint32_t size = two.b->face.layout->block_size;
    char text[512];

    for (uint32_t i = 0; i < size; i++) {
        two.b->block[i] ^= 0x5a;
        if (vaka_difference(two.a, two.b, text, sizeof text) == 0 || !text[0])
            fail_msg("byte %u", i);
        two.b->block[i] ^= 0x5a;
    }
    end(&two);
}

TEST_WITH(any_garbage_is_described_within_the_room, scratch_open_hello, scratch_close)
{
    pair two = begin(state);
    uint32_t size = two.b->face.layout->block_size, seed = 1;
    char text[600];

    for (uint32_t i = 0; i < size; i++) {
        seed = seed * 1664525u + 1013904223u;
        two.b->block[i] = (uint8_t)(seed >> 24);
    }
    for (size_t room = 0; room < sizeof text; room++) {
        memset(text, 'x', sizeof text);
        assert_true(vaka_difference(two.a, two.b, text, room) > 100);
        assert_int_equal(text[room], 'x');
        if (room)
            assert_true(strlen(text) < room);
        if (room > 100)
            assert_holds(text, "more");
    }
    end(&two);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
