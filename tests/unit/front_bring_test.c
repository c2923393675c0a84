/* front_bring_test.c - the terminal: pieces are brought to a far place by one line.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "play/ways.h"
#include "registered.h"

static const vaka_player against_program[VAKA_MAX_SEATS] = {{NULL, NULL, NULL},
                                                            {choose_first, NULL, NULL}};

/* A skirmish in its first turn: seat 0 has a rider and more in the west. */
static table begin(void)
{
    table at = open_table("tests/modules/skirmish", 2, NULL, 0);
    vaka_live *live = vaka_record_live(at.record);
    vaka_error err = {0};

    for (int i = 0; i < 60 && vaka_turn(&vaka_live_position(live)->face) < 1; i++) {
        int32_t seat = vaka_live_must(live) & VAKA_SEAT(0) ? 0 : 1;
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        vaka_action action = legal[0];

        for (uint32_t k = 0; k < count && i > 20; k++)
            if (strcmp(vaka_verb_row(at.plugin.module, legal[k].verb)->name, "ready") == 0)
                action = legal[k];
        assert_int_equal(vaka_record_apply(at.record, &action, NULL, &err), VAKA_OK);
    }
    return at;
}

/* A place of seat 0, and the farthest one to which what stands there can be brought. */
static bool find_way(const vaka_live *live, char *from, char *to, size_t room)
{
    const vaka_layout *layout = vaka_live_layout(live);
    uint32_t longest = 1;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        vaka_ways_wish wish = {.seat = 0, .from = zone};
        vaka_ways ways;

        if (!vaka_layout_is_space(layout, zone))
            continue;
        vaka_ways_search(live, &wish, &ways);
        for (uint32_t i = 0; i < ways.count; i++)
            if (ways.at[i].count > longest && !ways.at[i].open) {
                longest = ways.at[i].count;
                vaka_zone_write(layout, zone, from, room);
                vaka_zone_write(layout, ways.at[i].to, to, room);
            }
        vaka_ways_done(&ways);
    }
    return longest > 1;
}

static uint32_t steps_of(const vaka_record *record)
{
    uint32_t count;

    vaka_record_lines(record, &count);
    return count;
}

TEST(a_line_brings_pieces_to_a_far_place_and_undo_brings_them_back)
{
    table at = begin();
    char from[64], to[64], lines[400];
    uint64_t before = vaka_live_hash(vaka_record_live(at.record));

    (void)state;
    assert_true(find_way(vaka_record_live(at.record), from, to, sizeof from));
    snprintf(lines, sizeof lines, "bring %s\nbring %s %s\nundo\nquit\n", from, from, to);
    uint32_t begun = steps_of(at.record);
    char *text = play_text(at.record, against_program, lines);
    assert_has(text, "to "); /* where they can go */
    assert_true(steps_of(at.record) >= begun + 4);
    assert_true(vaka_live_hash(vaka_record_live(at.record)) == before);
    free(text);
    close_table(&at);
}

TEST(what_cannot_be_brought_is_said)
{
    static const char lines[] = "bring\nbring nowhere\nbring westgate nowhere\n"
                                "bring westgate eastgate\nbring westgate eastgate 9 rider\n"
                                "bring westgate eastgate cat\nquit\n";
    table at = begin();
    uint32_t begun = steps_of(at.record);
    char *text = play_text(at.record, against_program, lines);

    (void)state;
    assert_has(text, "Write bring, where your pieces are");
    assert_has(text, "I do not know the place \"nowhere\".");
    assert_has(text, "cannot be brought to");
    assert_has(text, "There are not so many of your pieces there: Rider.");
    assert_has(text, "cat");
    assert_int_equal(steps_of(at.record), begun);
    free(text);
    close_table(&at);
}

TEST(who_wants_it_is_asked_at_every_step)
{
    table at = begin();
    char *text = play_text(at.record, against_program, "stops\nstops on\nstops maybe\nquit\n");

    (void)state;
    assert_has(text, "pass by themselves.");
    assert_has(text, "You are asked at every step");
    assert_has(text, "Write stops on or stops off.");
    free(text);
    close_table(&at);
}

int main(void)
{
    return run_registered("front_bring", NULL, NULL);
}
