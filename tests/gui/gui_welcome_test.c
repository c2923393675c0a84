/* gui_welcome_test.c - who is new here is offered the lesson; what bots are like; whose rules there
 * are.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 200

#include "gui_guest.h"

#include "cli/base/paths.h"
#include "gui/lobby/new_parts.h"

/* Once: who has chosen something else is not asked again. */
static bool be_new(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        assert_true(is_on(gui, "start"));
        assert_non_null(find_label(gui, "New here? Learn to play, step by step"));
        press_key(SDLK_RETURN, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "learn"));
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(is_on(gui, "start"));
        assert_null(find_label(gui, "New here? Learn to play, step by step"));
        assert_non_null(find_label(gui, "Learn to play"));
        of->done = 1;
        return false;
    }
}

static void the_first_start_offers_the_lesson_once(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, be_new, "en");
    assert_int_equal(of.done, 1);
}

/* Up to its second heading, in every language: what is typed in a terminal stands further down. */
static bool read_guides(guest *of, vaka_gui *gui)
{
    static const char *const languages[] = {"en", "fr", "nl"};
    vaka_plugins *plugins = gui->ui.start->host->plugins;

    vaka_plugins_all(plugins);
    for (uint32_t i = 0; i < plugins->count; i++)
        for (size_t k = 0; plugins->at[i].module && k < 3; k++) {
            const char *game = vaka_plugin_short_name(plugins->at[i].module);
            char *text = vaka_paths_guide(game, languages[k]);
            char *end = text ? strstr(text, "\n## ") : NULL;

            end = end ? strstr(end + 1, "\n## ") : NULL;
            if (end) {
                *end = '\0';
                if (strstr(text, "./vaka"))
                    fail_msg("the guide to %s (%s) begins with commands", game, languages[k]);
                of->done++;
            }
            free(text);
        }
    return false;
}

/* What the window draws on an unknown hex is what the guide speaks of. */
static void the_guide_names_what_is_drawn_on_an_unknown_hex(void **state)
{
    static const struct {
        const char *language, *sign, *unknown;
    } guides[] = {{"en", "compass rose", "*Unknown*"}, {"fr", "rose des vents", "*Inconnu*"}};

    (void)state;
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    for (size_t i = 0; i < sizeof guides / sizeof *guides; i++) {
        char *text = vaka_paths_guide("conquest", guides[i].language);
        assert_non_null(text);
        const char *sign = strstr(text, guides[i].sign);
        const char *unknown = sign ? strstr(sign, guides[i].unknown) : NULL;
        if (!unknown || unknown - sign > 60) /* in one sentence */
            fail_msg("%s: no %s beside %s", guides[i].language, guides[i].sign, guides[i].unknown);
        free(text);
    }
}

static void a_guide_begins_with_the_game_and_not_with_what_is_typed_in_a_terminal(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, read_guides, "en");
    assert_true(of.done >= 8);
}

static uint32_t count_games(const vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->ui.start->host->plugins;
    uint32_t games = 0;

    for (uint32_t i = 0; i < plugins->count; i++)
        games += plugins->at[i].module != NULL;
    return games;
}

static bool see_first_frame(guest *of, vaka_gui *gui)
{
    assert_true(is_on(gui, "start"));
    assert_true(gui->ui.frames > 0);
    if (of->at++ == 0) { /* those in C are there */
        assert_non_null(gui->ui.start->host->plugins->more);
        of->count = count_games(gui);
        return true;
    }
    if (!gui->ui.start->host->plugins->more) {
        assert_true(count_games(gui) > of->count);
        of->done = 1;
        return false;
    }
    SDL_Delay(1);
    return true;
}

static void games_in_lua_are_read_after_the_first_frame(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, see_first_frame, "en");
    assert_int_equal(of.done, 1);
}

/* Whoever has played nothing yet finds the game that says it is learned soonest. */
static bool be_offered(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        vaka_settings_put(&gui->ui.settings, "game", "");
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "new"));
        assert_string_equal(gui->lobby.choice.module->title, "Polynesia");
        assert_non_null(find_label(gui, "Start the game"));
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 2:
        press_key(SDLK_l, 0);
        return true;
    default:
        assert_true(is_on(gui, "learn"));
        assert_string_equal(gui->lobby.lessons[0].title, "First crossing");
        of->done = 1;
        return false;
    }
}

static void who_has_played_nothing_is_offered_the_lightest_game(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, be_offered, "en");
    assert_int_equal(of.done, 1);
}

/* "Greedy" tells nobody how well it plays. */
static bool be_met(guest *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_n, 0);
        return true;
    }
    assert_true(is_on(gui, "new"));
    assert_string_equal(gui->lobby.choice.head.player[0], "human");
    assert_string_equal(gui->lobby.choice.head.player[1], "bot:fair");
    of->done = 1;
    return false;
}

static void who_chooses_nobody_meets_a_fair_bot(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, be_met, "en");
    assert_int_equal(of.done, 1);
}

static void choose_conquest(vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->ui.start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, "org.vaka.conquest") == 0)
            vaka_lobby_module(&gui->lobby, i);
    gui->ui.dirty = true;
}

static bool look_at_rules(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        press_key(SDLK_n, 0);
        return true;
    }
    assert_true(is_on(gui, "new"));
    if (of->at++ == 0) {
        choose_conquest(gui);
        return true;
    }
    const vaka_hit *mod = find_label(gui, "Swift sails (mod Swift sails)");
    assert_non_null(mod);
    for (uint32_t i = 0; i < gui->lobby.rule_count; i++) {
        const vaka_hit *own = find_hit(gui, VAKA_HIT_BUTTON, VAKA_NEW_RULE);

        assert_int_equal(gui->lobby.rules[i].homebrew,
                         strcmp(gui->lobby.rules[i].id, "swift_sails") == 0);
        assert_true(!own || own->box.y < mod->box.y); /* the game's own come first */
    }
    static const char *const levels[] = {"Bot: easy", "Bot: fair", "Bot: strong", "Bot: master"};
    vaka_new_player_menu(&gui->lobby, 1);
    assert_true(gui->ui.menu.count >= 3);
    assert_string_equal(gui->ui.menu.items[0].text, "A person");
    for (uint32_t i = 1; i < gui->ui.menu.count; i++) /* a name, and a sentence */
        assert_non_null(strstr(gui->ui.menu.items[i].text, " – "));
    for (uint32_t i = 0; i < 4; i++) /* the weakest first, and those without a level last */
        assert_int_equal(strncmp(gui->ui.menu.items[i + 1].text, levels[i], strlen(levels[i])), 0);
    of->done = 1;
    return false;
}

static void bots_have_a_sentence_and_rules_of_mods_are_told_apart(void **state)
{
    guest of = {.start = {.width = 1280, .height = 720}};

    (void)state;
    visit_first(&of, look_at_rules, "en");
    assert_int_equal(of.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_start_offers_the_lesson_once),
        cmocka_unit_test(the_guide_names_what_is_drawn_on_an_unknown_hex),
        cmocka_unit_test(a_guide_begins_with_the_game_and_not_with_what_is_typed_in_a_terminal),
        cmocka_unit_test(games_in_lua_are_read_after_the_first_frame),
        cmocka_unit_test(who_has_played_nothing_is_offered_the_lightest_game),
        cmocka_unit_test(who_chooses_nobody_meets_a_fair_bot),
        cmocka_unit_test(bots_have_a_sentence_and_rules_of_mods_are_told_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
