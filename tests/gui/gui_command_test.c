/* gui_command_test.c - a game that was begun or resumed from the command line has in its window all
 * that one has which was begun on the start screen.
 *
 * SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#include "cli/base/window.h"
#include "cli/play/window_host.h"
#include "match/new_game.h"

typedef struct visit { /* what was found in the window */
    const vaka_gui_start *start;
    const vaka_module *module;
    char language[16], guide[64];
    uint32_t lessons, mods, scenarios;
} visit;

static bool look_and_quit(void *data, vaka_gui *gui)
{
    visit *at = data;
    const vaka_gui_host *host = at->start->host;
    vaka_gui_item *items = vaka_xnew(VAKA_GUI_ITEMS * sizeof *items);
    vaka_gui_mod *mods = vaka_xnew(VAKA_GUI_ITEMS * sizeof *mods);
    SDL_Event event = {.type = SDL_QUIT};

    (void)gui;
    snprintf(at->language, sizeof at->language, "%s",
             host->language->current(host->language->texts));
    snprintf(at->guide, sizeof at->guide, "%s", host->guide(host->data));
    at->lessons = host->lessons(host->data, at->module, items);
    at->scenarios = host->scenarios(host->data, at->module, items);
    at->mods = host->mods(host->data, at->module, mods);
    free(items);
    free(mods);
    SDL_PushEvent(&event);
    return true;
}

typedef struct table { /* what a command has at hand */
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_texts *texts;
    vaka_record *record;
} table;

static void set_table(table *at)
{
    vaka_journal_head head = {
        .seats = 2, .seed = vaka_seed_of(5), .player = {"human", "bot:random"}};
    static const vaka_window window = {.run = vaka_gui_run};
    vaka_setup setup;
    vaka_error err = {0};

    vaka_window_init(NULL, &window);
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    setenv("XDG_CONFIG_HOME", "/dev/null/none", 1);
    setenv("LC_ALL", "en", 1);
    vaka_plugins_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    assert_non_null(module);
    assert_int_equal(vaka_language_open(&at->mod_choice, module, NULL, &at->texts, &err), VAKA_OK);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    vaka_language_give(at->record, at->texts);
    vaka_journal_head_done(&head);
}

static void clear_table(table *at)
{
    vaka_texts_free(at->texts);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
}

static void play_in_window(const char *language, visit *seen)
{
    vaka_gui_start start = {.language = language, .robot = look_and_quit, .robot_data = seen};
    table at = {0};

    set_table(&at);
    start.first = at.record;
    seen->start = &start;
    seen->module = vaka_live_layout(vaka_record_live(at.record))->module;
    assert_int_equal(vaka_window_host_play(&start, &at.mod_choice, at.texts), 0);
    clear_table(&at);
}

static void it_has_guide_lessons_scenarios_and_mods(void **state)
{
    visit seen = {0};

    (void)state;
    play_in_window(NULL, &seen);
    assert_string_equal(seen.language, "en");
    assert_true(strlen(seen.guide) > 10);
    assert_true(seen.lessons > 0 && seen.scenarios > 1 && seen.mods > 1);
}

static void the_language_that_was_asked_for_is_that_of_everything(void **state)
{
    visit english = {0}, french = {0};

    (void)state;
    play_in_window("en", &english);
    play_in_window("fr", &french);
    assert_string_equal(french.language, "fr");
    assert_string_not_equal(french.guide, english.guide);
}

static void a_seat_without_a_name_gets_a_usual_one(void **state)
{
    vaka_journal_head head = {.seats = 4, .player = {"human", "bot:greedy", "nobody", "human"}};

    (void)state;
    snprintf(head.name[3], sizeof head.name[3], "Hina");
    vaka_seat_name_all(NULL, &head);
    assert_string_equal(head.name[0], "Player 1");
    assert_string_equal(head.name[1], "Greedy 2");
    assert_string_equal(head.name[2], "");
    assert_string_equal(head.name[3], "Hina");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_has_guide_lessons_scenarios_and_mods),
        cmocka_unit_test(the_language_that_was_asked_for_is_that_of_everything),
        cmocka_unit_test(a_seat_without_a_name_gets_a_usual_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
