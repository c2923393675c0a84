/* gui_room_test.c - what is shown where there is little room, what a scenario says of rules, and
 * what stands at the top.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"

#include <fcntl.h>
#include <time.h>

#include "gui/lobby/new_parts.h"

static bool use_tabs(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int *wide = of->own; /* the board, as it was */

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
        *wide = play->board.box.w;
        assert_true(click_hit(gui, find_label(gui, "›")));
        return true;
    case 3:
        assert_true(play->board.box.w > *wide);
        assert_int_equal(play->column_box.h + play->log_box.h, 0);
        assert_true(click_hit(gui, find_label(gui, "‹")));
        return true;
    default:
        assert_int_equal(play->board.box.w, *wide);
        of->done++;
        return false;
    }
}

static void a_narrow_window_has_tabs_and_the_board_can_have_it_all(void **state)
{
    int wide = 0;
    guest of = {.own = &wide, .start = {.width = 800, .height = 600, .percent = 100}};

    (void)state;
    visit_first(&of, use_tabs, "en");
    assert_int_equal(of.done, 1);
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

static bool want_storm(guest *of, vaka_gui *gui)
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
        vaka_lobby_fill(&gui->lobby);
        assert_int_equal(lobby->choice.head.rule_count, 1);
        assert_true(click_hit(gui, find_label(gui, "Lagoon")));
        return true;
    case 3:
        assert_null(find_label(gui, "Storm")); /* it cannot be pressed */
        vaka_lobby_fill(&gui->lobby);
        assert_int_equal(lobby->choice.head.rule_count, 0);
        assert_non_null(find_label(gui, "Reef"));
        assert_true(click_hit(gui, find_label(gui, "Calm")));
        return true;
    case 4:
        vaka_lobby_fill(&gui->lobby);
        assert_int_equal(lobby->choice.head.rule_count, 1);
        assert_string_equal(lobby->choice.head.rule[0], "calm");
        assert_true(click_hit(gui, find_label(gui, "Usual")));
        return true;
    default:
        vaka_lobby_fill(&gui->lobby);
        assert_int_equal(lobby->choice.head.rule_count, 2); /* the wish was not forgotten */
        of->done++;
        return false;
    }
}

static void a_rule_that_a_scenario_is_played_without_cannot_be_switched_on(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {0};
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    host.host.rules = three_rules;
    host.host.scenarios = two_scenarios;
    of.start.host = &host.host;
    visit(&of, want_storm);
    assert_int_equal(of.done, 1);
    close_fixture(&host);
}

/* --- the start screen --------------------------------------------------------------------------
 */

static bool look_at_start(guest *of, vaka_gui *gui)
{
    const vaka_game_file *last = vaka_lobby_last(&gui->lobby);

    assert_int_equal(gui->lobby.game_count, 2);
    snprintf(of->seen, sizeof of->seen, "%s", last ? last->path : "");
    return false;
}

/* A journal of so many actions as far as a list looks at it, played last at a moment. */
static void keep_listed(const scratch *at, const char *name, int actions, time_t moment)
{
    const struct timespec times[2] = {{moment, 0}, {moment, 0}};
    char path[256], text[1024];
    int length = snprintf(text, sizeof text,
                          "vkj 1\nmodule org.vaka.conquest 1.0 rules 1\n"
                          "seed 1 seats human,bot:greedy scenario small_sea content 0\n"
                          "name 0 Ada\nname 1 Greedy 2\nstart #0\n> 0 pass #0\n< 0 undo #0\n");

    for (int i = 0; i < actions; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "> 0 pass #0\n");
    snprintf(path, sizeof path, "%s/%s.vkj", at->games, name);
    write_file(path, text);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void what_cannot_be_read_is_not_the_game_to_continue(void **state)
{
    guest of = {0};
    char path[256];
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    keep_listed(&at, "game-0", 1, 1000000);
    snprintf(path, sizeof path, "%s/zz.vkj", at.games);
    write_file(path, "\xff\xfe not a journal\n");
    visit(&of, look_at_start);
    assert_non_null(strstr(of.seen, "game-0.vkj"));
    close_scratch(&at);
}

static bool look_at_list(guest *of, vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;

    if (of->at++ == 0) {
        press_key(SDLK_o, 0);
        return true;
    }
    assert_true(is_on(gui, "load"));
    for (uint32_t i = 0; i < lobby->game_count; i++)
        for (uint32_t k = 0; k < i; k++)
            assert_string_not_equal(lobby->games[i].title, lobby->games[k].title);
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        size_t length = strlen(of->seen);

        snprintf(of->seen + length, sizeof of->seen - length, "%s/%s\n",
                 strchr(lobby->games[i].title, ','), lobby->games[i].about);
        assert_non_null(find_hit(gui, VAKA_HIT_BUTTON, 0));
    }
    return false;
}

/* Moments: today, yesterday, a minute of long ago twice, and the second one's second again. */
static void look_through(const char *language, const char *expected)
{
    guest of = {0};
    time_t now = time(NULL) / 86400 * 86400, old = 1577966400; /* 2020-01-02 12:00:00 */
    scratch at;

    setenv("TZ", "UTC", 1);
    open_scratch(&at, language);
    keep_listed(&at, "a", 0, now);
    keep_listed(&at, "b", 1, now - 3600);
    keep_listed(&at, "c", 2, old + 7);
    keep_listed(&at, "d", 3, old + 5);
    keep_listed(&at, "e", 4, old + 5);
    keep_listed(&at, "f", 5, old - 60);
    visit(&of, look_at_list);
    assert_string_equal(of.seen, expected);
    close_scratch(&at);
}

static void games_of_the_same_minute_can_be_told_apart(void **state)
{
    (void)state;
    look_through("en", ", today 00:00/The small sea · Ada, Greedy 2 · nothing done yet\n"
                       ", yesterday 23:00/The small sea · Ada, Greedy 2 · 1 action\n"
                       ", on 2020-01-02 12:00:07/The small sea · Ada, Greedy 2 · 2 actions\n"
                       ", on 2020-01-02 12:00:05/The small sea · Ada, Greedy 2 · 3 actions\n"
                       ", on 2020-01-02 12:00:05 (2)/The small sea · Ada, Greedy 2 · 4 actions\n"
                       ", on 2020-01-02 11:59/The small sea · Ada, Greedy 2 · 5 actions\n");
    look_through("fr",
                 ", aujourd'hui à 00:00/La petite mer · Ada, Greedy 2 · rien n'est encore joué\n"
                 ", hier à 23:00/La petite mer · Ada, Greedy 2 · 1 action\n"
                 ", le 2020-01-02 12:00:07/La petite mer · Ada, Greedy 2 · 2 actions\n"
                 ", le 2020-01-02 12:00:05/La petite mer · Ada, Greedy 2 · 3 actions\n"
                 ", le 2020-01-02 12:00:05 (2)/La petite mer · Ada, Greedy 2 · 4 actions\n"
                 ", le 2020-01-02 11:59/La petite mer · Ada, Greedy 2 · 5 actions\n");
}

static void what_a_game_lacks_in_the_language_of_the_host_is_read_in_english(void **state)
{
    (void)state;
    look_through("nl", ", vandaag om 00:00/The small sea · Ada, Greedy 2 · nog niets gedaan\n"
                       ", gisteren om 23:00/The small sea · Ada, Greedy 2 · 1 actie\n"
                       ", op 2020-01-02 12:00:07/The small sea · Ada, Greedy 2 · 2 acties\n"
                       ", op 2020-01-02 12:00:05/The small sea · Ada, Greedy 2 · 3 acties\n"
                       ", op 2020-01-02 12:00:05 (2)/The small sea · Ada, Greedy 2 · 4 acties\n"
                       ", op 2020-01-02 11:59/The small sea · Ada, Greedy 2 · 5 acties\n");
}

static bool leave_first(guest *of, vaka_gui *gui)
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
    press_key(gui->ui.menu.open ? SDLK_DOWN : SDLK_ESCAPE, 0);
    if (gui->ui.menu.open)
        press_key(SDLK_RETURN, 0);
    return true;
}

static void after_a_game_from_the_command_line_comes_the_start_screen(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {0};
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    of.start.host = &host.host;
    of.start.first = fixture_record(&host, 0, 2);
    visit(&of, leave_first);
    assert_int_equal(of.done, 1);
    close_fixture(&host);
}

/* --- text that is too large for the window ----------------------------------------------------
 */

/* Everything that is shown just now, in windows down to the smallest and text up to the largest. */
static void draw_tightly(vaka_gui *gui)
{
    static const int sizes[][2] = {{480, 360}, {1024, 700}, {60, 40}};
    static const int percents[] = {80, 140, 200, 240, 300};
    int wide, high, percent = gui->look.percent;

    SDL_GetWindowSize(gui->ui.window, &wide, &high);
    SDL_SetWindowMinimumSize(gui->ui.window, 1, 1); /* not every desktop keeps to it */
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        SDL_SetWindowSize(gui->ui.window, sizes[i][0], sizes[i][1]);
        for (size_t k = 0; k < sizeof percents / sizeof percents[0]; k++) {
            vaka_window_percent(&gui->ui, percents[k]);
            vaka_window_frame(&gui->ui);
            assert_int_equal(gui->look.canvas->w, sizes[i][0]);
        }
    }
    SDL_SetWindowSize(gui->ui.window, wide, high);
    vaka_window_percent(&gui->ui, percent);
    vaka_window_frame(&gui->ui);
}

static bool play_tightly(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    if (of->at++ % 5 == 0)
        draw_tightly(gui);
    if (of->at == 50) {
        vaka_play_all(&gui->play);
        draw_tightly(gui);
        vaka_menu_close(&gui->ui);
        gui->ui.focus = (vaka_hit){.what = VAKA_HIT_BOARD};
        gui->play.board.cursor = gui->play.board.pointed = 0;
        draw_tightly(gui);
        vaka_help_open(&gui->ui);
        draw_tightly(gui);
        gui->ui.help = false;
    }
    of->done += gui->play.hand_box.h > 0;
    vaka_play_act(&gui->play, &view->legal[of->at % view->legal_count]);
    return of->at < 60;
}

static bool replay_tightly(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_r, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, &gui->ui.hits[0]));
        return true;
    case 2:
        assert_true(is_on(gui, "replay"));
        draw_tightly(gui);
        press_key(SDLK_END, 0);
        return true;
    default:
        draw_tightly(gui);
        of->done++;
        return false;
    }
}

static bool go_round_tightly(guest *of, vaka_gui *gui)
{
    static const SDL_Keycode keys[] = {SDLK_n, SDLK_o, SDLK_l, SDLK_m, SDLK_s, SDLK_a};

    if (!is_on(gui, "start")) {
        of->done++;
        draw_tightly(gui);
        press_key(SDLK_ESCAPE, 0);
        return true;
    }
    draw_tightly(gui);
    assert_int_equal(of->done, of->at);
    if (of->at == sizeof keys / sizeof keys[0])
        return false;
    press_key(keys[of->at++], 0);
    return true;
}

static bool learn_tightly(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_l : SDLK_RETURN, 0);
        return true;
    }
    if (of->at++ == 0)
        draw_tightly(gui);
    of->done++;
    return false;
}

static void text_may_be_too_large_for_the_window(void **state)
{
    guest_part *const parts[] = {play_tightly, replay_tightly, learn_tightly, go_round_tightly};
    scratch at;

    (void)state;
    open_scratch(&at, "fr");
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        guest of = {.start = {.percent = 100}};

        visit(&of, parts[i]);
        assert_true(of.done > 0);
    }
    close_scratch(&at);
}

/* --- the largest text in a small window -------------------------------------------------------
 */

static void count_cut(void *data, const SDL_Surface *on, const char *text)
{
    guest *of = data;

    if (on == (const SDL_Surface *)of->own) {
        print_message("cut: %s\n", text);
        of->count++;
    }
}

/* Every tab in the window, as it is drawn now, and nothing in the picture that is cut. */
static void look_at_tabs(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    of->own = gui->look.canvas;
    vaka_fonts_watch(gui->look.fonts, count_cut, of);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_watch(gui->look.fonts, NULL, NULL);
    assert_int_equal(of->count, 0);
    assert_true(play->tabbed);
    for (int32_t tab = VAKA_TAB_TABLE; tab <= VAKA_TAB_FOLD; tab++) {
        const vaka_hit *hit = find_hit(gui, VAKA_HIT_TAB, tab);

        assert_non_null(hit);
        assert_true(hit->box.y + hit->box.h <= play->tabs_box.y + play->tabs_box.h);
        assert_true(hit->box.x + hit->box.w <= gui->look.canvas->w);
    }
    assert_true(play->tabs_box.y + play->tabs_box.h < play->prompt_box.y);
    assert_true(play->strip_box.y + play->strip_box.h <= play->prompt_box.y);
}

static bool open_tabs(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    look_at_tabs(of, gui);
    switch (of->at++) {
    case 0:
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_TAB, VAKA_TAB_LOG)));
        return true;
    case 1:
        assert_true(gui->play.log_box.h > vaka_look_px(&gui->look, 20)); /* a line of it */
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_TAB, VAKA_TAB_TABLE)));
        return true;
    case 2:
        assert_true(gui->play.column_box.h > vaka_look_px(&gui->look, 20));
        assert_int_equal(vaka_look_wanted(&gui->look), of->start.percent);
        press_key(SDLK_PLUS, KMOD_CTRL);
        return true;
    default:
        assert_int_equal(vaka_look_wanted(&gui->look), of->start.percent);
        assert_string_equal(gui->ui.notice,
                            "Dans cette fenêtre, le texte n'a pas la place d'être plus grand.");
        of->done++;
        return false;
    }
}

static void tabs_are_whole_however_large_text_is_to_be(void **state)
{
    static const int sizes[][3] = {{800, 600, 300}, {800, 600, 240}, {1024, 768, 300}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        guest of = {.start = {.width = sizes[i][0], .height = sizes[i][1], .percent = sizes[i][2]}};

        visit_first(&of, open_tabs, "fr");
        assert_int_equal(of.done, 1);
    }
}

static bool leave_for_start(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play")) {
        assert_int_equal(gui->look.percent, 200);
        of->done++;
        return false;
    }
    assert_int_equal(gui->look.percent, 300);
    press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
    return true;
}

static bool see_size(guest *of, vaka_gui *gui)
{
    of->count = (uint32_t)gui->look.percent;
    return false;
}

static void text_that_has_no_room_at_play_is_as_large_as_it_was_set_elsewhere(void **state)
{
    guest of = {.start = {.width = 800, .height = 600, .percent = 300}};
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    visit(&of, leave_for_start);
    assert_int_equal(of.done, 1);
    of.start.percent = 0; /* as it was kept */
    visit(&of, see_size);
    assert_int_equal(of.count, 300);
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_narrow_window_has_tabs_and_the_board_can_have_it_all),
        cmocka_unit_test(a_rule_that_a_scenario_is_played_without_cannot_be_switched_on),
        cmocka_unit_test(what_cannot_be_read_is_not_the_game_to_continue),
        cmocka_unit_test(games_of_the_same_minute_can_be_told_apart),
        cmocka_unit_test(what_a_game_lacks_in_the_language_of_the_host_is_read_in_english),
        cmocka_unit_test(text_may_be_too_large_for_the_window),
        cmocka_unit_test(tabs_are_whole_however_large_text_is_to_be),
        cmocka_unit_test(text_that_has_no_room_at_play_is_as_large_as_it_was_set_elsewhere),
        cmocka_unit_test(after_a_game_from_the_command_line_comes_the_start_screen),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
