/* gui_affair_test.c - a line of the log is a happening: which entries are told together.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#define LINES_MOST 4000
#define GAMES 3u

static char *lines[LINES_MOST]; /* of the game that was read last */
static int line_count;

static void forget_lines(void)
{
    while (line_count > 0)
        free(lines[--line_count]);
}

static void keep_line(const vaka_affair *of)
{
    assert_true(line_count < LINES_MOST);
    if (of->text[0]) {
        lines[line_count] = vaka_xnew(strlen(of->text) + 1);
        memcpy(lines[line_count++], of->text, strlen(of->text) + 1);
    }
    if (getenv("VAKA_LINES"))
        printf("%s\n", of->text);
}

/* As the window does, all of it. */
static void read_lines(vaka_record *record, int32_t seat)
{
    vaka_affair now = {.text = ""}, next;
    vaka_view view;
    vaka_event event;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);

    forget_lines();
    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), seat);
    for (uint32_t i = 0; i < count; i++) {
        if (!vaka_event_for(&log[i].event, seat, &event) ||
            vaka_is_routine(view.layout, event.id) || vaka_view_retold(&view, log, i, count))
            continue;
        vaka_affair_read(&view, log, i, &event, &next);
        if (vaka_affair_join(&view, &now, &next))
            continue;
        keep_line(&now);
        now = next;
    }
    keep_line(&now);
    vaka_view_done(&view);
}

/* A whole game of two programs. */
static void play_game(table *at, uint64_t seed)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(seed)};
    vaka_error err = {0};
    vaka_bot bots[2];

    open_table(at, 1280, 720);
    begin_play(at, "conquest", &head, NULL);
    vaka_live *live = vaka_record_live(at->record);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(
            vaka_bot_init_for(&bots[seat], vaka_live_layout(live)->module, "greedy", 9, seat, &err),
            VAKA_OK);
    while (!vaka_live_finished(live, NULL)) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        vaka_action action;

        assert_true(vaka_bot_choose(&bots[seat], live, seat, &action));
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

static bool has(const char *line, const char *words)
{
    return strstr(line, words) != NULL;
}

static int times_in(const char *line, const char *words)
{
    int times = 0;

    for (const char *at = line; (at = strstr(at, words)) != NULL; at++)
        times++;
    return times;
}

/* It begins, each roll has a line with what came of it, and it ends; none is a paragraph. */
TEST(a_battle_has_a_line_for_its_begin_for_each_roll_and_for_its_end)
{
    int rolls = 0, with_results = 0, ends = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        table *at = vaka_xnew(sizeof *at);

        play_game(at, seed);
        read_lines(at->record, 0);
        for (int i = 0; i < line_count; i++) {
            int rolled = times_in(lines[i], " in the battle at "), on = has(lines[i], " attacks ");

            assert_true(rolled + on + has(lines[i], " wins the battle") <= 1);
            rolls += rolled;
            with_results += rolled && has(lines[i], " · ");
            ends += has(lines[i], " wins the battle");
        }
        close_table(at);
    }
    assert_true(rolls > 10);
    assert_true(with_results > rolls / 2);
    assert_true(ends > 2);
    forget_lines();
}

TEST(what_is_done_at_no_place_ends_its_line_where_another_thing_is_done)
{
    int orders = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        table *at = vaka_xnew(sizeof *at);

        play_game(at, seed);
        read_lines(at->record, 0);
        for (int i = 0; i < line_count; i++) {
            const char *first = strstr(lines[i], "goes first, then clockwise");

            orders += first != NULL;
            assert_true(!first || !first[strlen("goes first, then clockwise")]);
        }
        close_table(at);
    }
    assert_true(orders > 3);
    forget_lines();
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tests", NULL, NULL);
}
