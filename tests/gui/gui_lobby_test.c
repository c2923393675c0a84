/* gui_lobby_test.c - the screens before and after a game: in another language, with many games,
 * with games that are over, with names to be typed, and in replays.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"

#include <fcntl.h>

#include "gui/base/finished.h"
#include "gui/lobby/new_parts.h"
#include "gui/ui/form.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

/* --- another language ------------------------------------------------------------------------- */

typedef struct look {     /* what a guest sees of a screen */
    const char *screen;   /* where it goes */
    SDL_Keycode key;      /* … from the start screen */
    bool turns;           /* it turns to French there */
    SDL_Surface *picture; /* owned: what it saw at last */
} look;

/* Without what depends on where pointer and focus have been. */
static void keep_picture(look *at, vaka_gui *gui)
{
    SDL_Rect all = {0, 0, gui->look.canvas->w, gui->look.canvas->h};
    SDL_Rect box = is_on(gui, "play") ? gui->play.tutor.scroll.box : all;

    gui->ui.x = gui->ui.y = -1;
    gui->ui.focus = (vaka_hit){0};
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    at->picture = SDL_CreateRGBSurfaceWithFormat(0, box.w, box.h, 32, SDL_PIXELFORMAT_RGB888);
    assert_non_null(at->picture);
    SDL_BlitSurface(gui->look.canvas, &box, at->picture, NULL);
}

/* To its screen; there to the settings, to French and back. */
static bool look_in_french(guest *of, vaka_gui *gui)
{
    look *at = of->own;

    if (of->at == 0 && !is_on(gui, at->screen)) {
        press_key(is_on(gui, "learn") ? SDLK_RETURN : at->key, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        if (at->turns)
            press_key(SDLK_F10, 0);
        return true;
    case 1:
        if (at->turns)
            assert_true(click_hit(gui, find_label(gui, "Français")));
        return true;
    case 2:
        if (at->turns)
            press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(is_on(gui, at->screen));
        keep_picture(at, gui);
        return false;
    }
}

/* A game of long ago, so that its title does not hang on the clock. */
static void keep_old_game(const scratch *at)
{
    const struct timespec times[2] = {{1577966400, 0}, {1577966400, 0}};
    char path[256];

    keep_bots_game(at);
    snprintf(path, sizeof path, "%s/game-0.vkj", at->games);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void assert_same_in_french(const char *screen, SDL_Keycode key)
{
    look first = {.screen = screen, .key = key}, second = first;
    guest of = usual;
    scratch at;

    second.turns = true;
    of.own = &first;
    open_scratch(&at, "fr");
    keep_old_game(&at);
    visit(&of, look_in_french);
    close_scratch(&at);
    of.own = &second;
    open_scratch(&at, "en");
    keep_old_game(&at);
    visit(&of, look_in_french);
    close_scratch(&at);
    assert_int_equal(first.picture->w, second.picture->w);
    assert_int_equal(first.picture->h, second.picture->h);
    bool same = memcmp(first.picture->pixels, second.picture->pixels,
                       (size_t)first.picture->pitch * (size_t)first.picture->h) == 0;
    SDL_FreeSurface(first.picture);
    SDL_FreeSurface(second.picture);
    if (!same)
        fail_msg("%s looks different after the language was changed on it", screen);
}

static void a_screen_on_which_the_language_was_changed_is_as_if_it_had_always_been_so(void **state)
{
    (void)state;
    assert_same_in_french("start", SDLK_n);
    assert_same_in_french("new", SDLK_n);
    assert_same_in_french("load", SDLK_o);
    assert_same_in_french("learn", SDLK_l);
}

static void a_lesson_goes_on_in_another_language(void **state)
{
    (void)state;
    assert_same_in_french("play", SDLK_l);
}

/* What is said of the first game in the list: at once, or after a replay that was turned to French
 * while it was seen. */
static bool read_list(guest *of, vaka_gui *gui)
{
    const bool *turns = of->own;

    if (!*turns && is_on(gui, "start")) {
        press_key(SDLK_r, 0);
        return true;
    }
    if (*turns && of->at == 0 && !to_replay(gui))
        return true;
    switch (*turns ? of->at++ : 3) {
    case 0:
        press_key(SDLK_F10, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, find_label(gui, "Français")));
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(is_on(gui, "load") && gui->lobby.game_count == 1);
        snprintf(of->seen, sizeof of->seen, "%s, %s", gui->lobby.games[0].title,
                 gui->lobby.games[0].about);
        return false;
    }
}

static void read_list_in(guest *of, bool turns, const char *language)
{
    scratch at;

    of->own = &turns;
    open_scratch(&at, language);
    keep_old_game(&at);
    visit(of, read_list);
    close_scratch(&at);
}

static void after_a_replay_the_games_are_told_of_in_its_language(void **state)
{
    guest english = usual, french = usual, turned = usual;

    (void)state;
    read_list_in(&english, false, "en");
    read_list_in(&french, false, "fr");
    read_list_in(&turned, true, "en");
    assert_string_not_equal(english.seen, french.seen);
    assert_string_equal(turned.seen, french.seen);
}

/* What was chosen stays so: the scenario, the number of seats, a rule. */
static bool change_in_between(guest *of, vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_true(lobby->scenario_count > 1 && lobby->rule_count > 0);
        lobby->scenario = 1;
        lobby->rule_on[0] = true;
        lobby->rule_value[0].at[0] = 77;
        snprintf(lobby->name[1], sizeof lobby->name[1], "Hina");
        snprintf(of->seen, sizeof of->seen, "%s", lobby->scenarios[1].id);
        lobby->scroll.at = 30;
        press_key(SDLK_F10, 0);
        return true;
    case 2:
        assert_true(click_hit(gui, find_label(gui, "Français")));
        return true;
    case 3:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(lobby->choosing);
        assert_string_equal(lobby->scenarios[lobby->scenario].id, of->seen);
        assert_true(lobby->rule_on[0]);
        assert_int_equal(lobby->rule_value[0].at[0], 77);
        assert_string_equal(lobby->name[1], "Hina");
        assert_int_equal(lobby->scroll.at, 30);
        of->done++;
        return false;
    }
}

static void what_was_chosen_stays_when_the_language_changes(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, change_in_between, "en");
    assert_int_equal(of.done, 1);
}

/* A number of a rule that the scenario leaves to the players: chosen, it goes along to others. */
static bool choose_number(guest *of, vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;
    uint32_t rule = 0;

    while (rule < lobby->rule_count &&
           (lobby->rules[rule].option_count == 0 || vaka_lobby_rule_fixed(&gui->lobby, rule)))
        rule++;
    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_true(rule < lobby->rule_count);
        of->count = (uint32_t)lobby->rules[rule].options[0].normal + 1;
        lobby->rule_value[rule].at[0] = (int32_t)of->count;
        vaka_scenario_default_learn(&gui->lobby);
        press_key(SDLK_F10, 0);
        return true;
    case 2:
        assert_true(click_hit(gui, find_label(gui, "Français")));
        return true;
    case 3:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_int_equal(lobby->rule_value[rule].at[0], of->count);
        vaka_scenario_default_apply(&gui->lobby); /* as when a scenario is chosen */
        assert_int_equal(lobby->rule_value[rule].at[0], of->count);
        of->done++;
        return false;
    }
}

static void numbers_of_rules_stay_when_the_language_changes(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, choose_number, "en");
    assert_int_equal(of.done, 1);
}

static bool look_at_mods(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1:
        of->done = gui->lobby.mod_count;
        assert_true(of->done > 0);
        press_key(SDLK_F10, 0);
        return true;
    case 2:
        assert_true(click_hit(gui, find_label(gui, "Français")));
        return true;
    case 3:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(gui->lobby.choosing);
        assert_int_equal(gui->lobby.mod_count, of->done);
        return false;
    }
}

static void mods_are_listed_in_another_language(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, look_at_mods, "en");
    assert_true(of.done > 0);
}

/* --- many games, and finished ones ------------------------------------------------------------ */

static void keep_listed(const scratch *at, const char *name, time_t moment)
{
    const struct timespec times[2] = {{moment, 0}, {moment, 0}};
    char path[256];

    snprintf(path, sizeof path, "%s/%s.vkj", at->games, name);
    write_file(path, "vkj 1\nmodule org.vaka.conquest 1.0 rules 1\nseed 1 seats human,human "
                     "scenario small_sea content 0\nname 0 Ada\nstart #0\n");
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static bool look_at_many(guest *of, vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;

    assert_int_equal(lobby->game_count, VAKA_GAMES);
    assert_int_equal(lobby->games_left, 60);
    for (uint32_t i = 1; i < lobby->game_count; i++)
        assert_true(lobby->games[i].changed < lobby->games[i - 1].changed);
    snprintf(of->seen, sizeof of->seen, "%s", vaka_lobby_last(&gui->lobby)->path);
    of->done = (uint32_t)lobby->games[lobby->game_count - 1].changed;
    return false;
}

/* Whatever order the folder tells them in: once with the newest written first, once last. */
static void of_many_games_the_newest_are_listed(void **state)
{
    (void)state;
    for (int up = 0; up < 2; up++) {
        guest of = usual;
        scratch at;
        char name[32];

        open_scratch(&at, "en");
        for (int i = 0; i < VAKA_GAMES + 60; i++) {
            int number = up ? i : VAKA_GAMES + 59 - i;

            snprintf(name, sizeof name, "g%d", number);
            keep_listed(&at, name, 1000000 + number);
        }
        visit(&of, look_at_many);
        assert_non_null(strstr(of.seen, "/g259.vkj"));
        assert_int_equal(of.done, 1000060);
        close_scratch(&at);
    }
}

static bool look_at_one(guest *of, vaka_gui *gui)
{
    assert_int_equal(gui->lobby.game_count, 1);
    snprintf(of->seen, sizeof of->seen, "%s", gui->lobby.games[0].title);
    return false;
}

/* A pipe in the folder is no game, and nobody waits for it. */
static void a_game_that_is_not_here_is_listed_by_its_short_name_and_a_pipe_not_at_all(void **state)
{
    guest of = usual;
    char path[256];
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    snprintf(path, sizeof path, "%s/far.vkj", at.games);
    write_file(path, "vkj 1\nmodule lua.reef 1.0 rules 1\nseed 1 seats human,human\nstart #0\n");
    snprintf(path, sizeof path, "%s/pipe.vkj", at.games);
    assert_int_equal(mkfifo(path, 0600), 0);
    visit(&of, look_at_one);
    assert_int_equal(strncmp(of.seen, "reef, today ", 12), 0);
    unlink(path);
    close_scratch(&at);
}

/* Does the row of a game say that it is over? */
static bool is_said_over(const vaka_gui *gui, int32_t game)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strstr(gui->ui.hits[i].label, gui->lobby.games[game].title))
            return strstr(gui->ui.hits[i].label, "the game is over") != NULL;
    return false;
}

/* Opens a game that was played to its end, leaves it, and looks at what is to be gone on with. */
static bool see_end(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        const vaka_game_file *last = vaka_lobby_last(&gui->lobby);

        if (of->at > 0) {
            snprintf(of->seen, sizeof of->seen, "%s", last ? last->path : "");
            return false;
        }
        of->at++;
        press_key(SDLK_o, 0);
    } else if (is_on(gui, "load")) {
        for (int32_t i = 0; i < (int32_t)gui->lobby.game_count; i++) {
            of->count += is_said_over(gui, i);
            if (strstr(gui->lobby.games[i].path, of->what))
                vaka_screen_load.button(&gui->lobby, find_hit(gui, VAKA_HIT_BUTTON, 0)->a, i);
        }
    } else if (gui->ui.menu.open) {
        of->done++;
        assert_true(click_hit(gui, find_label(gui, "Leave the table")));
    } else {
        assert_true(gui->play.over);
        press_key(SDLK_ESCAPE, 0);
    }
    return true;
}

/* "game-0" and "other", both played to their end. */
static void keep_two_bots_games(const scratch *at)
{
    char path[256], other[256];

    keep_bots_game(at);
    snprintf(path, sizeof path, "%s/game-0.vkj", at->games);
    snprintf(other, sizeof other, "%s/other.vkj", at->games);
    assert_int_equal(rename(path, other), 0);
    keep_bots_game(at);
}

static void a_finished_game_says_so_and_is_never_the_one_to_go_on_with(void **state)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_two_bots_games(&at);
    keep_listed(&at, "left", 1000000);
    of.what = "game-0.vkj";
    visit(&of, see_end);
    assert_int_equal(of.done, 1);
    assert_int_equal(of.count, 2); /* of three: their rows say so */
    assert_non_null(strstr(of.seen, "/left.vkj"));
    close_scratch(&at);
}

static bool see_last(guest *of, vaka_gui *gui)
{
    const vaka_game_file *last = vaka_lobby_last(&gui->lobby);

    assert_true(is_on(gui, "start"));
    snprintf(of->seen, sizeof of->seen, "%s", last ? last->path : "");
    of->done = gui->lobby.game_count;
    return false;
}

/* Two games that ended elsewhere, in the terminal say: no window has ever had them on its table. */
static void a_game_that_ended_outside_of_the_window_is_not_the_one_to_go_on_with(void **state)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_two_bots_games(&at);
    visit(&of, see_last);
    assert_int_equal(of.done, 2);
    assert_string_equal(of.seen, "");
    keep_listed(&at, "left", 1000000);
    visit(&of, see_last);
    assert_non_null(strstr(of.seen, "/left.vkj"));
    close_scratch(&at);
}

static bool see_whether_unsure(guest *of, vaka_gui *gui)
{
    vaka_lobby_games(&gui->lobby);
    of->done = vaka_lobby_is_unsure(&gui->lobby);
    return false;
}

/* … until something is added to it. */
static void a_game_that_goes_on_is_looked_through_once(void **state)
{
    guest of = usual;
    char path[256];
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_listed(&at, "left", 1000000);
    visit(&of, see_last);
    visit(&of, see_whether_unsure);
    assert_false(of.done);
    snprintf(path, sizeof path, "%s/left.vkj", at.games);
    FILE *journal = fopen(path, "a");
    assert_non_null(journal);
    fputs("> 0 pass #0\n", journal);
    fclose(journal);
    vaka_settings settings = {0};
    snprintf(path, sizeof path, "%s/config/vaka/settings", at.folder);
    vaka_settings_read(&settings, path);
    snprintf(path, sizeof path, "%s/left.vkj", at.games);
    struct stat about;
    assert_int_equal(stat(path, &about), 0);
    assert_true(vaka_finished_going(&settings, path, about.st_size - 12));
    assert_false(vaka_finished_going(&settings, path, about.st_size));
    vaka_settings_done(&settings);
    close_scratch(&at);
}

/* --- typing and looking again ----------------------------------------------------------------- */

/* Space is a key, and then a letter. */
static bool type_name(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        gui->ui.focus = vaka_form_hit(VAKA_NEW_NAME, 0);
        press_key(SDLK_SPACE, 0);
        type_text(" ");
        press_key(SDLK_h, 0);
        type_text("H");
        press_key(SDLK_SPACE, 0);
        type_text(" ");
        return true;
    default:
        assert_string_equal(gui->lobby.name[0], "H ");
        of->done++;
        return false;
    }
}

static void the_key_that_begins_a_name_is_no_part_of_it(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, type_name, "en");
    assert_int_equal(of.done, 1);
}

/* While the settings are open a step of the replay falls due. */
static bool set_while_playing(guest *of, vaka_gui *gui)
{
    if (of->at == 0 && !to_replay(gui))
        return true;
    switch (of->at++) {
    case 0:
        gui->play.replay_speed = 4;
        press_key(SDLK_SPACE, 0);
        press_key(SDLK_F10, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "settings"));
        SDL_Delay(120);
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(is_on(gui, "replay"));
        assert_true(gui->play.paused || gui->ui.wake); /* it rests, or goes on */
        assert_false(gui->play.paused);
        of->done++;
        return false;
    }
}

static bool press_in_replay(guest *of, vaka_gui *gui)
{
    if (of->at == 0 && !to_replay(gui))
        return true;
    switch (of->at++) {
    case 0:
        vaka_play_zone(&gui->play, 0, false);
        assert_string_equal(gui->ui.notice, "");
        press_key(SDLK_w, 0);
        return true;
    default:
        assert_string_not_equal(gui->ui.notice, "");
        assert_null(strstr(gui->ui.notice, "turn"));
        of->done++;
        return false;
    }
}

static void a_replay_goes_on_after_the_settings_and_asks_nobody(void **state)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_bots_game(&at);
    visit(&of, set_while_playing);
    visit(&of, press_in_replay);
    assert_int_equal(of.done, 2);
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_screen_on_which_the_language_was_changed_is_as_if_it_had_always_been_so),
        cmocka_unit_test(a_lesson_goes_on_in_another_language),
        cmocka_unit_test(after_a_replay_the_games_are_told_of_in_its_language),
        cmocka_unit_test(what_was_chosen_stays_when_the_language_changes),
        cmocka_unit_test(numbers_of_rules_stay_when_the_language_changes),
        cmocka_unit_test(of_many_games_the_newest_are_listed),
        cmocka_unit_test(a_game_that_is_not_here_is_listed_by_its_short_name_and_a_pipe_not_at_all),
        cmocka_unit_test(a_finished_game_says_so_and_is_never_the_one_to_go_on_with),
        cmocka_unit_test(a_game_that_ended_outside_of_the_window_is_not_the_one_to_go_on_with),
        cmocka_unit_test(a_game_that_goes_on_is_looked_through_once),
        cmocka_unit_test(the_key_that_begins_a_name_is_no_part_of_it),
        cmocka_unit_test(a_replay_goes_on_after_the_settings_and_asks_nobody),
        cmocka_unit_test(mods_are_listed_in_another_language),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
