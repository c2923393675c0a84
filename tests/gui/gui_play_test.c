/* gui_play_test.c - whole games through the window, by mouse alone and by keyboard alone.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"

#include <unistd.h>

#include "table/codec.h"

#define STEPS_MOST 60000 /* of a robot, before it is stuck */

typedef struct robot { /* plays from the start screen to the end of one game, and quits */
    const char *game;  /* title of the module */
    bool keys;
    uint32_t rng[4];
    uint32_t steps;
    uint32_t lines;  /* of the journal, when the action was chosen */
    uint32_t wanted; /* place in the legal list */
    uint32_t tries;  /* to get it done */
    uint32_t acted, ended, clicked_board, used_menu;
    bool played;
} robot;

static bool tab_to(vaka_gui *gui, const char *label)
{
    bool there = vaka_widget_focus(&gui->ui) && strcmp(gui->ui.focus.label, label) == 0;

    press_key(there ? SDLK_RETURN : SDLK_TAB, 0);
    return there;
}

static void on_lobby(robot *at, vaka_gui *gui)
{
    bool start = gui->ui.screen == &vaka_screen_start;
    const char *module = gui->lobby.choosing ? gui->lobby.choice.module->title : "";
    const char *label = start                           ? (at->played ? "Quit" : "New game")
                        : strcmp(module, at->game) != 0 ? at->game
                                                        : "Start the game";

    if (at->keys)
        tab_to(gui, label);
    else
        assert_true(click_hit(gui, find_label(gui, label)));
}

static void choose(robot *at, vaka_gui *gui)
{
    uint32_t lines;

    vaka_record_lines(gui->play.record, &lines);
    if (at->lines == lines && at->tries > 0)
        return;
    at->acted++;
    at->lines = lines;
    at->tries = 0;
    at->wanted = vaka_rng_below(at->rng, gui->play.view.legal_count);
}

/* The place of the action that is pointed at in this try, or VAKA_NONE. */
static int32_t place_of(const vaka_view *view, const vaka_action *action, uint32_t number)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]) && number-- == 0)
            return action->arg[i];
    return VAKA_NONE;
}

static bool click_place(robot *at, vaka_gui *gui, int32_t zone)
{
    const vaka_play *play = &gui->play;

    if (!vaka_on_board(play->view.layout, zone))
        return click_hit(gui, find_hit(gui, VAKA_HIT_ZONE, zone));
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
    click(gui, (int)spot.x, (int)spot.y, SDL_BUTTON_LEFT);
    at->clicked_board++;
    return true;
}

static void click_item(robot *at, vaka_gui *gui)
{
    const vaka_hit *item = find_hit(gui, VAKA_HIT_ITEM, (int32_t)at->wanted);
    SDL_Rect box = gui->ui.menu.scroll.box;

    at->used_menu++;
    if (item && item->box.y + item->box.h > box.y + box.h)
        wheel_at(box.x + 5, box.y + 5, -1);
    else if (item && item->box.y < box.y)
        wheel_at(box.x + 5, box.y + 5, 1);
    else if (!click_hit(gui, item))
        click_hit(gui, find_hit(gui, VAKA_HIT_ITEM, gui->ui.menu.items[0].number));
}

static void play_by_mouse(robot *at, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    int32_t zone = place_of(view, &view->legal[at->wanted], at->tries);

    at->tries++;
    if (gui->ui.menu.open)
        click_item(at, gui);
    else if (click_hit(gui, find_hit(gui, VAKA_HIT_ACTION, (int32_t)at->wanted)))
        return;
    else if (zone == VAKA_NONE || !click_place(at, gui, zone))
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_MORE, 0)) ||
                    click_hit(gui, find_hit(gui, VAKA_HIT_MORE, 1)) ||
                    click_hit(gui, find_hit(gui, VAKA_HIT_TOOLS, 0))); /* its first line */
}

/* Now and then by the list of all actions, else by the cursor on the board. */
static void play_by_keys(robot *at, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    bool target = play->view.layout->board_count > 0 && play->board.cursor != VAKA_NONE &&
                  gui->ui.focus.what == VAKA_HIT_BOARD && play->board.targets[play->board.cursor];

    at->tries++;
    if (gui->ui.menu.open) {
        bool down = vaka_rng_below(at->rng, 3) > 0;

        at->used_menu++;
        press_key(down ? SDLK_DOWN : SDLK_RETURN, 0);
    } else if (target && vaka_rng_below(at->rng, 2)) {
        at->clicked_board++;
        press_key(SDLK_RETURN, 0);
    } else {
        press_key(
            play->view.layout->board_count > 0 && vaka_rng_below(at->rng, 3) ? SDLK_n : SDLK_a, 0);
    }
}

static void leave(robot *at, vaka_gui *gui)
{
    at->ended = 1;
    at->played = true;
    if (!gui->ui.menu.open) {
        if (at->keys)
            press_key(SDLK_ESCAPE, 0);
        else
            assert_true(click_hit(gui, find_label(gui, "Leave")));
    } else if (at->keys) {
        tab_to(gui, "Leave the table");
    } else {
        assert_true(click_hit(gui, find_label(gui, "Leave the table")));
    }
}

static bool move(void *data, vaka_gui *gui)
{
    robot *at = data;

    assert_true(at->steps++ < STEPS_MOST);
    if (gui->ui.screen != &vaka_screen_play) {
        on_lobby(at, gui);
    } else if (gui->play.over) {
        leave(at, gui);
    } else {
        choose(at, gui);
        if (at->keys)
            play_by_keys(at, gui);
        else
            play_by_mouse(at, gui);
    }
    return true;
}

static void play_through(const char *game, bool keys)
{
    static const char *const modules[] = {"modules/hello",         "tests/modules/skirmish",
                                          "tests/modules/auction", "tests/modules/atoll",
                                          "tests/modules/reef",    NULL};
    char folder[] = "/tmp/vaka-gui-XXXXXX", path[256];
    robot at = {.game = game, .keys = keys};
    vaka_gui_start start = {.robot = move, .robot_data = &at};
    vaka_journal_text journal = {0};
    vaka_error err = {0};
    fixture host;

    assert_non_null(mkdtemp(folder));
    open_fixture(&host, modules);
    snprintf(host.folder, sizeof host.folder, "%s", folder);
    vaka_rng_seed(at.rng, 5);
    start.host = &host.host;
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_true(at.ended);
    assert_true(at.acted > 2);
    if (strcmp(game, "Atoll") == 0)
        assert_true(at.clicked_board > 0);
    if (strcmp(game, "Skirmish") == 0)
        assert_true(at.clicked_board > 10 && at.used_menu > 0);
    snprintf(path, sizeof path, "%s/game-0.vkj", folder);
    if (vaka_journal_read(path, &journal, &err))
        fail_msg("%s", err.text);
    assert_true(journal.count > at.acted);
    vaka_journal_text_done(&journal);
    unlink(path);
    rmdir(folder);
    close_fixture(&host);
}

static void a_game_without_a_board_is_played_by_mouse_alone(void **state)
{
    (void)state;
    play_through("Hello", false);
}

static void a_game_without_a_board_is_played_by_keyboard_alone(void **state)
{
    (void)state;
    play_through("Hello", true);
}

static void a_game_on_a_board_is_played_by_mouse_alone(void **state)
{
    (void)state;
    play_through("Skirmish", false);
}

static void a_game_on_a_board_is_played_by_keyboard_alone(void **state)
{
    (void)state;
    play_through("Skirmish", true);
}

static void a_game_of_cards_and_sealed_bids_is_played_by_mouse_alone(void **state)
{
    (void)state;
    play_through("Night market", false);
}

static void a_game_of_spots_and_routes_is_played_by_mouse_alone(void **state)
{
    (void)state;
    play_through("Atoll", false);
}

static void a_game_of_spots_and_routes_is_played_by_keyboard_alone(void **state)
{
    (void)state;
    play_through("Atoll", true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_without_a_board_is_played_by_mouse_alone),
        cmocka_unit_test(a_game_without_a_board_is_played_by_keyboard_alone),
        cmocka_unit_test(a_game_on_a_board_is_played_by_mouse_alone),
        cmocka_unit_test(a_game_on_a_board_is_played_by_keyboard_alone),
        cmocka_unit_test(a_game_of_cards_and_sealed_bids_is_played_by_mouse_alone),
        cmocka_unit_test(a_game_of_spots_and_routes_is_played_by_mouse_alone),
        cmocka_unit_test(a_game_of_spots_and_routes_is_played_by_keyboard_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
