/* gui_room_test.c - what is shown where there is little room, what a scenario says of rules, and
 * what stands at the top.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_desk.h"

#include "gui/new_parts.h"

#define STEPS_MOST 400

typedef struct part { /* one robot with a part to play */
    uint32_t steps, at, done;
    bool (*next)(struct part *of, vaka_gui *gui); /* false: it is over */
    char seen[1024];
    int wide;
} part;

static bool act(void *data, vaka_gui *gui)
{
    part *of = data;

    assert_true(of->steps++ < STEPS_MOST);
    if (!of->next(of, gui))
        push_quit();
    push_nothing();
    return true;
}

static bool is_on(const vaka_gui *gui, const char *screen)
{
    return strcmp(gui->screen->name, screen) == 0;
}

static bool use_tabs(part *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_l : SDLK_RETURN, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        assert_true(play->tabbed);
        assert_true(play->column_box.h > 0 && play->log_box.h == 0);
        assert_true(click_hit(gui, find_label(gui, "Log")));
        return true;
    case 1:
        assert_true(play->column_box.h == 0 && play->log_box.h > 0);
        press_key(SDLK_l, 0);
        return true;
    case 2:
        assert_true(play->column_box.h > 0 && play->log_box.h == 0);
        of->wide = play->board_box.w;
        assert_true(click_hit(gui, find_label(gui, "›")));
        return true;
    case 3:
        assert_true(play->board_box.w > of->wide);
        assert_int_equal(play->column_box.h + play->log_box.h, 0);
        assert_true(click_hit(gui, find_label(gui, "‹")));
        return true;
    default:
        assert_int_equal(play->board_box.w, of->wide);
        of->done++;
        return false;
    }
}

static void a_narrow_window_has_tabs_and_the_board_can_have_it_all(void **state)
{
    part of = {.next = use_tabs};
    vaka_gui_start start = {
        .robot = act, .robot_data = &of, .width = 800, .height = 600, .percent = 100};
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    assert_int_equal(vaka_desk_run(&start), 0);
    assert_int_equal(of.done, 1);
    close_scratch(&at);
}

/* --- rules that a scenario does not go with ----------------------------------------------------
 */

static char calm[] = "calm";

static char lagoon[] = "lagoon", reef[] = "reef";
static char *const only_lagoon[] = {lagoon};

static uint32_t three_rules(void *data, const vaka_module *module, vaka_gui_item *out)
{
    (void)data, (void)module;
    out[0] = (vaka_gui_item){.id = "storm", .title = "Storm", .text = "Much wind."};
    out[1] = (vaka_gui_item){.id = "calm", .title = "Calm", .text = "No wind."};
    out[2] = (vaka_gui_item){
        .id = "reef", .title = "Reef", .scenarios = only_lagoon, .scenario_count = 1};
    return 3;
}

static uint32_t two_scenarios(void *data, const vaka_module *module, vaka_gui_item *out)
{
    static char *const these[] = {calm, reef};

    (void)data, (void)module;
    out[0] = (vaka_gui_item){.id = "standard", .title = "Usual"};
    out[1] = (vaka_gui_item){.id = "lagoon",
                             .title = "Lagoon",
                             .rules_limited = true,
                             .allowed = these,
                             .allowed_count = 2};
    return 2;
}

static bool want_storm(part *of, vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_null(find_label(gui, "Reef")); /* it is about another scenario */
        assert_true(click_hit(gui, find_label(gui, "Storm")));
        return true;
    case 2:
        vaka_lobby_fill(gui);
        assert_int_equal(lobby->choice.head.rule_count, 1);
        assert_true(click_hit(gui, find_label(gui, "Lagoon")));
        return true;
    case 3:
        assert_null(find_label(gui, "Storm")); /* it cannot be pressed */
        vaka_lobby_fill(gui);
        assert_int_equal(lobby->choice.head.rule_count, 0);
        assert_non_null(find_label(gui, "Reef"));
        assert_true(click_hit(gui, find_label(gui, "Calm")));
        return true;
    case 4:
        vaka_lobby_fill(gui);
        assert_int_equal(lobby->choice.head.rule_count, 1);
        assert_string_equal(lobby->choice.head.rule[0], "calm");
        assert_true(click_hit(gui, find_label(gui, "Usual")));
        return true;
    default:
        vaka_lobby_fill(gui);
        assert_int_equal(lobby->choice.head.rule_count, 2); /* the wish was not forgotten */
        of->done++;
        return false;
    }
}

static void a_rule_that_a_scenario_is_played_without_cannot_be_switched_on(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    part of = {.next = want_storm};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    bed host;

    (void)state;
    open_bed(&host, modules);
    host.host.rules = three_rules;
    host.host.scenarios = two_scenarios;
    start.host = &host.host;
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_int_equal(of.done, 1);
    close_bed(&host);
}

/* --- the start screen --------------------------------------------------------------------------
 */

static bool look_at_start(part *of, vaka_gui *gui)
{
    const vaka_game_file *last = vaka_lobby_last(gui);

    assert_int_equal(gui->lobby.game_count, 2);
    snprintf(of->seen, sizeof of->seen, "%s", last ? last->path : "");
    return false;
}

static void what_cannot_be_read_is_not_the_game_to_continue(void **state)
{
    part of = {.next = look_at_start};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    char path[256];
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_bots_game(&at);
    snprintf(path, sizeof path, "%s/zz.vkj", at.games);
    write_file(path, "\xff\xfe not a journal\n");
    assert_int_equal(vaka_desk_run(&start), 0);
    assert_non_null(strstr(of.seen, "game-0.vkj"));
    close_scratch(&at);
}

static bool leave_first(part *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        of->done++;
        return false;
    }
    if (is_on(gui, "curtain")) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    assert_true(is_on(gui, "play"));
    press_key(gui->menu.open ? SDLK_DOWN : SDLK_ESCAPE, 0);
    if (gui->menu.open)
        press_key(SDLK_RETURN, 0);
    return true;
}

static void after_a_game_from_the_command_line_comes_the_start_screen(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    part of = {.next = leave_first};
    vaka_gui_start start = {.robot = act, .robot_data = &of};
    bed host;

    (void)state;
    open_bed(&host, modules);
    start.host = &host.host;
    start.first = bed_record(&host, 0, 2);
    assert_int_equal(vaka_gui_run(&start), 0);
    assert_int_equal(of.done, 1);
    close_bed(&host);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_narrow_window_has_tabs_and_the_board_can_have_it_all),
        cmocka_unit_test(a_rule_that_a_scenario_is_played_without_cannot_be_switched_on),
        cmocka_unit_test(what_cannot_be_read_is_not_the_game_to_continue),
        cmocka_unit_test(after_a_game_from_the_command_line_comes_the_start_screen),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
