/* gui_affair_test.c - a line of the log is a happening: which entries are told together.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "front/text_parts.h"

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
        if (!vaka_event_for(&log[i].event, seat, &event) || vaka_view_retold(&view, log, i, count))
            continue;
        now.over |= vaka_is_routine(view.layout, event.id);
        if (vaka_log_small(&view, log, i))
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

static void (*at_home)(table *at, int32_t seat, vaka_action *action); /* what is done instead */
static const char *called = "";                                       /* both players */

/* A game of two programs, so many actions of it. */
static void play_some(table *at, uint64_t seed, int actions)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(seed)};
    vaka_error err = {0};
    vaka_bot bots[2];

    for (int32_t seat = 0; *called && seat < 2; seat++)
        snprintf(head.name[seat], sizeof head.name[seat], "%s %d", called, (int)seat + 1);
    open_table(at, 1280, 720);
    begin_play(at, "conquest", &head, NULL);
    vaka_live *live = vaka_record_live(at->record);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(
            vaka_bot_init_for(&bots[seat], vaka_live_layout(live)->module, "greedy", 9, seat, &err),
            VAKA_OK);
    while (actions-- > 0 && !vaka_live_finished(live, NULL)) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        vaka_action action;

        assert_true(vaka_bot_choose(&bots[seat], live, seat, &action));
        if (at_home)
            at_home(at, seat, &action);
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

static void play_game(table *at, uint64_t seed)
{
    play_some(at, seed, INT32_MAX);
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

/* How many discoveries there are; each line says what became of it. */
static int check_discoveries(void)
{
    int found = 0;

    for (int i = 0; i < line_count; i++) {
        if (!has(lines[i], " finds land"))
            continue;
        if (!has(lines[i], " keeps the island secret") && !has(lines[i], " reveals "))
            fail_msg("%s", lines[i]);
        found++;
    }
    return found;
}

/* Also where the line is as long as others end. */
TEST(a_discovery_is_one_line_with_whether_it_is_kept_secret)
{
    static const char *const names[] = {"", "Nina", "Whoever has come to the table from afar"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        int found = 0;

        called = names[i];
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            table *at = vaka_xnew(sizeof *at);

            play_game(at, seed);
            for (int32_t seat = 0; seat < 2; seat++) {
                read_lines(at->record, seat);
                found += check_discoveries();
            }
            close_table(at);
        }
        assert_true(found > 30);
    }
    called = "";
    forget_lines();
}

/* Who may stay at home does so. */
static void stay_at_home(table *at, int32_t seat, vaka_action *action)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_module *module = vaka_live_layout(live)->module;
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    for (uint32_t i = 0; i < count; i++)
        if (legal[i].verb < module->verb_count &&
            strcmp(module->verbs[legal[i].verb].name, "stay") == 0)
            *action = legal[i];
}

TEST(what_is_done_at_no_place_ends_its_line_where_another_thing_is_done)
{
    table *at = vaka_xnew(sizeof *at);
    int orders = 0, stays = 0;

    (void)state;
    at_home = stay_at_home;
    play_some(at, 1, 60);
    at_home = NULL;
    read_lines(at->record, 0);
    for (int i = 0; i < line_count; i++) {
        orders += has(lines[i], " goes first");
        stays += has(lines[i], " does not explore");
        assert_false(has(lines[i], " goes first") && has(lines[i], "does not explore"));
    }
    assert_true(orders > 1 && stays > 2);
    close_table(at);
    forget_lines();
}

/* "Marshall Is." is no end of a sentence. */
TEST(the_dot_of_a_name_stays_where_a_line_goes_on)
{
    int names = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        table *at = vaka_xnew(sizeof *at);

        play_game(at, seed);
        read_lines(at->record, 0);
        for (int i = 0; i < line_count; i++) {
            assert_false(has(lines[i], " Is,") || has(lines[i], " I,") || has(lines[i], " Is "));
            names += has(lines[i], " Is., ") || has(lines[i], " I., ");
        }
        close_table(at);
    }
    assert_true(names > 0);
    forget_lines();
}

/* That a seat had nothing to decide in a stage of the turn, before what was told last. */
static void note_passed(table *at, int32_t seat, int32_t stage)
{
    vaka_live *live = vaka_record_live(at->record);
    int16_t number = vaka_live_tell_stage(live, &vaka_live_scene(live, seat)->stages[stage]);
    vaka_event event = {VAKA_EVENT_ITSELF, 0x0f, 0, {(int16_t)seat, 0, number}};

    vaka_record_note(at->record, &event);
}

/* Who did what was told last. */
static int32_t last_doer(const table *at)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);

    return log[count - 1].event.arg[0];
}

static int lines_with(const char *words)
{
    int with = 0;

    for (int i = 0; i < line_count; i++)
        with += has(lines[i], words);
    return with;
}

TEST(what_passed_by_itself_has_no_line_where_the_game_tells_what_was_done)
{
    table *at = vaka_xnew(sizeof *at);

    (void)state;
    play_some(at, 1, 5);
    int32_t doer = last_doer(at);
    read_lines(at->record, doer);
    int before = line_count;
    note_passed(at, doer, 1);
    read_lines(at->record, doer);
    assert_int_equal(lines_with("nothing to decide"), 0);
    assert_int_equal(line_count, before);
    close_table(at);
    forget_lines();
}

TEST(what_passed_by_itself_is_one_line_with_the_stages_of_the_turn)
{
    table *at = vaka_xnew(sizeof *at);
    char line[VAKA_SENTENCE];
    vaka_view view;
    vaka_page page;

    (void)state;
    play_some(at, 1, 5);
    int32_t other = 1 - last_doer(at);
    note_passed(at, other, 3);
    note_passed(at, other, 1);
    note_passed(at, other, 1);
    read_lines(at->record, 1 - other); /* whom it is nothing to */
    assert_int_equal(lines_with("nothing to decide"), 0);
    read_lines(at->record, other);
    snprintf(line, sizeof line, "seat %d has nothing to decide: Exploration, Building", (int)other);
    assert_int_equal(lines_with(line), 1);
    assert_int_equal(lines_with("nothing to decide"), 1);
    assert_int_equal(lines_with("Building \u00d7"), 0);
    vaka_view_init(&view, vaka_record_live(at->record), NULL, VAKA_REFEREE);
    vaka_page_init(&page, 120); /* the terminal */
    vaka_text_log(&page, &view, at->record, 0);
    assert_non_null(strstr(page.text, line));
    assert_int_equal(times_in(page.text, "nothing to decide"), 1);
    vaka_page_done(&page);
    vaka_view_done(&view);
    close_table(at);
    forget_lines();
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tests", NULL, NULL);
}
