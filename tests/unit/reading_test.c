/* reading_test.c - a game that was played is read: chances, turning points, what was better.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <unistd.h>

#include "play/reading/reading.h"
#include "registered.h"
#include "table/codec.h"

static const vaka_search_budget budget = {96, 8};

typedef struct game {
    vaka_plugins plugins;
    char path[64];
} game;

/* Plays lines of two people at five stones, "undo" and "redo" among them. */
static void play(vaka_record *record, const char *const *lines)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    vaka_error err = {0};
    vaka_refusal why = {0};
    vaka_action action;

    for (; *lines; lines++) {
        int32_t seat = (*lines)[0] - '0';
        const char *text = *lines + 2;
        vaka_status status;

        if (strcmp(text, "undo") == 0)
            status = vaka_record_undo(record, seat, &why, &err);
        else if (strcmp(text, "redo") == 0)
            status = vaka_record_redo(record, seat, &why, &err);
        else
            status = vaka_action_read(layout, seat, text, &action, &err) ||
                     vaka_record_apply(record, &action, &why, &err);
        if (status)
            fail_msg("%s: %s%s", *lines, err.text, why.id ? why.id : "");
    }
}

static void begin(game *at, const char *const *lines)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(3), .name = {"Ada", "Bela"}};
    vaka_record *record = NULL;
    vaka_error err = {0};
    vaka_setup setup;

    at->plugins = (vaka_plugins){.at = vaka_xnew(sizeof *at->plugins.at), .count = 1};
    if (vaka_plugin_load(VAKA_BUILD_DIR "/modules/hello.vaka", &at->plugins.at[0]))
        fail_msg("%s", at->plugins.at[0].reason);
    snprintf(at->path, sizeof at->path, "/tmp/vaka-reading-XXXXXX");
    assert_non_null(mkdtemp(at->path));
    snprintf(at->path + strlen(at->path), 16, "/game.vkj");
    if (vaka_setup_init(&setup, at->plugins.at[0].module, 2, &err) ||
        vaka_setup_set(&setup, "stones", 5, &err) ||
        vaka_record_new(&setup, &head, at->path, &record, &err))
        fail_msg("%s", err.text);
    play(record, lines);
    vaka_record_close(record);
}

static void end(game *at)
{
    unlink(at->path);
    *strrchr(at->path, '/') = '\0';
    rmdir(at->path);
    vaka_plugins_done(&at->plugins);
}

static vaka_reading *read_game(game *at)
{
    vaka_reading *reading;
    vaka_error err = {0};

    if (vaka_reading_new(at->path, &at->plugins, &reading, &err))
        fail_msg("%s", err.text);
    vaka_reading_start(reading, &budget, 2);
    return reading;
}

/* With three stones left Ada takes one, where three would have won. */
static const char *const lost[] = {"0 take 1", "1 take 1", "0 take 1", "1 take 2", NULL};

TEST(a_win_that_was_missed_is_found)
{
    game at;
    uint32_t count, worst, turn;

    (void)state;
    begin(&at, lost);
    vaka_reading *reading = read_game(&at);
    vaka_reading_wait(reading);
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    assert_int_equal(count, 4);
    assert_int_equal(vaka_reading_known(reading), 4);
    assert_int_equal(vaka_reading_losses(reading, &worst, 1), 1);
    assert_int_equal(worst, 2);
    assert_true(points[2].better && points[2].best_chance == 1.0 && points[2].chance < 0.9);
    assert_int_equal(points[2].best.count, 1);
    assert_int_equal(points[2].best.at[0].arg[0], 3);
    assert_int_equal(points[2].played.at[0].arg[0], 1);
    assert_true(points[3].chance == 1.0 && !points[3].better); /* it is the win */
    assert_true(vaka_reading_outcome(reading, 1) == 1.0);
    assert_true(vaka_reading_outcome(reading, 0) == 0.0);
    assert_int_equal(vaka_reading_turns(reading, &turn, 1), 1);
    assert_true(vaka_reading_next(reading, turn) > (int32_t)turn);
    vaka_reading_free(reading);
    end(&at);
}

TEST(what_was_taken_back_was_no_decision)
{
    static const char *const lines[] = {"0 take 3", "0 undo", "0 take 1", "1 take 1",
                                        "1 undo",   "1 redo", "0 take 3", NULL};
    game at;
    uint32_t count;

    (void)state;
    begin(&at, lines);
    vaka_reading *reading = read_game(&at);
    vaka_reading_wait(reading);
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    assert_int_equal(count, 3);
    assert_int_equal(points[0].played.at[0].arg[0], 1);
    assert_int_equal(points[0].step, 2); /* behind what was taken back */
    assert_int_equal(points[1].seat, 1);
    assert_int_equal(points[1].played.count, 1);
    assert_int_equal(points[2].played.at[0].arg[0], 3);
    assert_int_equal(vaka_reading_steps(reading), 7);
    vaka_reading_free(reading);
    end(&at);
}

TEST(reading_can_be_given_up_at_any_time)
{
    static const vaka_search_budget endless = {400000000, 8};
    vaka_reading *reading;
    vaka_error err;
    game at;

    (void)state;
    begin(&at, lost);
    vaka_reading_free(read_game(&at));
    assert_int_equal(vaka_reading_new(at.path, &at.plugins, &reading, &err), VAKA_OK);
    vaka_reading_start(reading, &endless, 1);
    vaka_reading_free(reading);
    assert_int_not_equal(vaka_reading_new("/nowhere", &at.plugins, &reading, &err), VAKA_OK);
    end(&at);
}

int main(void)
{
    return run_registered("reading", NULL, NULL);
}
