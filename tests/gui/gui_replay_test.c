/* gui_replay_test.c - a game that was played is looked at again: to and fro, in small windows, in
 * secret.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 5000
#include "gui_guest.h"
#include "registered.h"

#include "gui/replay/replay_bar.h"
#include "gui/replay/replay_player.h"

static bool watch(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_r, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "load"));
        assert_true(click_hit(gui, &gui->ui.hits[0]));
        return true;
    case 2:
        assert_true(is_on(gui, "replay"));
        assert_int_equal(gui->play.replay->at, 0);
        assert_true(gui->play.replay->count > 5 && gui->play.replay->finished);
        press_key(SDLK_RIGHT, 0);
        press_key(SDLK_RIGHT, 0);
        press_key(SDLK_LEFT, 0);
        return true;
    case 3:
        assert_int_equal(gui->play.replay->at, 1);
        press_key(SDLK_END, 0);
        return true;
    case 4:
        assert_int_equal(gui->play.replay->at, gui->play.replay->count);
        assert_true(gui->play.view.finished);
        press_key(SDLK_HOME, 0);
        press_key(SDLK_v, 0);
        press_key(SDLK_UP, 0); /* the last line: the referee */
        press_key(SDLK_RETURN, 0);
        return true;
    case 5:
        assert_int_equal(gui->play.view.seat, VAKA_REFEREE);
        press_key(SDLK_RIGHT, 0);
        press_key(SDLK_RIGHT, 0);
        press_key(SDLK_b, 0);
        press_key(SDLK_DOWN, 0); /* a person in the first seat */
        press_key(SDLK_RETURN, 0);
        return true;
    default:
        assert_true(is_on(gui, "play"));
        assert_int_equal(gui->play.humans, 1);
        snprintf(of->seen, sizeof of->seen, "%s", vaka_record_path(gui->play.record));
        return false;
    }
}

TEST(a_replay_goes_both_ways_and_a_new_game_begins_in_it)
{
    vaka_journal_text journal;
    vaka_error err = {0};
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    keep_bots_game(&at);
    visit(&of, watch);
    assert_int_equal(vaka_journal_read(of.seen, &journal, &err), VAKA_OK);
    assert_string_equal(journal.head.player[0], "human");
    assert_true(journal.count >= 3); /* the start and two steps */
    vaka_journal_text_done(&journal);
    close_scratch(&at);
}

static bool watch_closely(guest *of, vaka_gui *gui)
{
    if (of->at < 2 && !is_on(gui, "replay"))
        return of->at++ ? click_hit(gui, &gui->ui.hits[0]) : (press_key(SDLK_r, 0), true);
    if (!gui->ui.menu.open) {
        assert_true(gui->play.board.around.h > gui->look.canvas->h / 2);
        assert_non_null(find_hit(gui, VAKA_HIT_BUTTON, VAKA_REPLAY_ON));
        assert_null(find_hit(gui, VAKA_HIT_BUTTON, VAKA_REPLAY_TURN));
        return click_hit(gui, find_hit(gui, VAKA_HIT_BUTTON, VAKA_REPLAY_MORE));
    }
    /* The chances are not shown, so there is nothing to know all about. */
    assert_int_equal(gui->ui.menu.count, VAKA_REPLAY_MORE - VAKA_REPLAY_SPEED - 1);
    of->done++;
    return false;
}

TEST(in_a_small_window_a_replay_has_a_menu_of_what_does_not_lead_along_it)
{
    scratch at;
    guest of = {.start = {.width = 800, .height = 600, .percent = 200}};

    (void)state;
    open_scratch(&at, "fr");
    keep_bots_game(&at);
    visit(&of, watch_closely);
    assert_int_equal(of.done, 1);
    close_scratch(&at);
}

/* As in a game: the button lies in the bar, and over nothing else. */
static bool call_sheet(guest *of, vaka_gui *gui)
{
    const vaka_hit *sheet = find_hit(gui, VAKA_HIT_SHEET, 0);
    SDL_Rect both;

    if (of->at < 2 && !is_on(gui, "replay"))
        return of->at++ ? click_hit(gui, &gui->ui.hits[0]) : (press_key(SDLK_r, 0), true);
    if (gui->play.replay->at < gui->play.replay->count) {
        assert_null(sheet);
        gui->play.over = true; /* its game has no result of its own to show */
        press_key(SDLK_END, 0);
        return true;
    }
    assert_non_null(sheet);
    assert_true(SDL_IntersectRect(&sheet->box, &gui->play.prompt_box, &both) &&
                SDL_RectEquals(&sheet->box, &both));
    for (int i = 0; i < gui->ui.hit_count; i++)
        assert_false(&gui->ui.hits[i] != sheet && !gui->ui.hits[i].silent &&
                     SDL_HasIntersection(&gui->ui.hits[i].box, &sheet->box));
    if (!of->done++) {
        assert_false(gui->play.sheet);
        return click_hit(gui, sheet);
    }
    assert_true(gui->play.sheet);
    return false;
}

TEST(the_score_sheet_of_a_replay_is_called_from_its_bar)
{
    static const int sizes[][3] = {{1280, 720, 100}, {1280, 720, 200}, {800, 600, 100}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        scratch at;
        guest of = {.start = {.width = sizes[i][0], .height = sizes[i][1], .percent = sizes[i][2]}};

        open_scratch(&at, i % 2 ? "fr" : "en");
        keep_bots_game(&at);
        visit(&of, call_sheet);
        assert_int_equal(of.done, 2);
        close_scratch(&at);
    }
}

TEST(a_replay_of_a_game_that_goes_on_keeps_its_secrets)
{
    vaka_replay_player replay = {.humans = 3};

    (void)state;
    assert_true(vaka_replay_player_may(&replay, VAKA_SPECTATOR));
    assert_false(vaka_replay_player_may(&replay, 0));
    assert_false(vaka_replay_player_may(&replay, VAKA_REFEREE));
    replay.humans = 2; /* one person against programs */
    assert_true(vaka_replay_player_may(&replay, 1));
    assert_false(vaka_replay_player_may(&replay, 0));
    assert_false(vaka_replay_player_may(&replay, VAKA_REFEREE));
    replay.humans = 3;
    replay.finished = true;
    assert_true(vaka_replay_player_may(&replay, 0));
    assert_true(vaka_replay_player_may(&replay, VAKA_REFEREE));
}

/* The new game has the chance of the old one: who plays it first knows what will come there. */
TEST(nobody_plays_ahead_of_others_in_a_game_that_goes_on)
{
    vaka_replay_player replay = {.humans = 3};
    char path[] = "/tmp/vaka-no-such-game.vkj";
    vaka_error err = {0};

    (void)state;
    assert_false(vaka_replay_player_may_fork(&replay));
    assert_int_equal(vaka_replay_player_fork(&replay, path, NULL, &err), VAKA_ERR_ILLEGAL);
    assert_non_null(strstr(err.text, "still playing this game"));
    assert_int_equal(access(path, F_OK), -1);
    replay.humans = 2; /* one person against programs */
    assert_true(vaka_replay_player_may_fork(&replay));
    replay.humans = 0;
    assert_true(vaka_replay_player_may_fork(&replay));
    replay.humans = 3;
    replay.finished = true;
    assert_true(vaka_replay_player_may_fork(&replay));
}

int main(void)
{
    return run_registered("replay", NULL, NULL);
}
