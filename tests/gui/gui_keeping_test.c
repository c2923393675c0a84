/* gui_keeping_test.c - the program is not closed, and no game kept or deleted, by a careless press.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400
#include "gui_guest.h"
#include "registered.h"

static const guest usual = {.start = {.pace = 0, .percent = 100}};

static bool escape_at_the_start(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 1:
        assert_true(gui->ui.menu.open); /* it asks */
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 2:
        assert_false(gui->ui.menu.open);
        assert_false(gui->ui.closing);
        assert_true(is_on(gui, "start"));
        of->done++;
        return false;
    default:
        return false;
    }
}

TEST(escape_on_the_start_screen_asks_first)
{
    guest of = usual;

    (void)state;
    visit_first(&of, escape_at_the_start, "en");
    assert_int_equal(of.done, 1);
}

static uint32_t count_games(vaka_gui *gui)
{
    vaka_lobby_games(&gui->lobby);
    return gui->lobby.game_count;
}

/* A game is begun and left at once; another one is deleted from the list, after a question. */
static bool leave_and_delete(guest *of, vaka_gui *gui)
{
    if (gui->ui.screen == &vaka_screen_curtain)
        press_key(SDLK_RETURN, 0);
    switch (of->at) {
    case 0:
        press_key(SDLK_n, 0);
        of->at++;
        return true;
    case 1:
        vaka_screen_new.key(&gui->lobby, &(SDL_Keysym){.sym = SDLK_RETURN});
        of->at += gui->lobby.answered;
        return true;
    case 2:
        if (!is_on(gui, "play"))
            return true;
        assert_int_equal(count_games(gui), 2);
        vaka_screen_play.press(&gui->play, &(vaka_hit){.what = VAKA_HIT_LEAVE}, false);
        of->at++;
        return true;
    case 3:
        if (!is_on(gui, "start"))
            return true;
        assert_int_equal(count_games(gui), 1); /* nothing was done in it */
        press_key(SDLK_o, 0);
        of->at++;
        return true;
    case 4:
        assert_true(is_on(gui, "load"));
        assert_true(click_hit(gui, find_label(gui, "Delete")));
        of->at++;
        return true;
    case 5:
        assert_true(gui->ui.menu.open);
        assert_int_equal(count_games(gui), 1);
        assert_true(click_hit(gui, find_label(gui, "Delete it")));
        of->at++;
        return true;
    default:
        assert_int_equal(count_games(gui), 0);
        of->done++;
        return false;
    }
}

TEST(games_in_which_nothing_was_done_are_not_kept_and_others_can_be_deleted)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_bots_game(&at);
    visit(&of, leave_and_delete);
    close_scratch(&at);
    assert_int_equal(of.done, 1);
}

int main(void)
{
    return run_registered("keeping", NULL, NULL);
}
