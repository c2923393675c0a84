/* gui_choices_test.c - what a scenario sets and what a player chooses besides, and trying the parts
 * of a mod, in the real program.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 200

#include "gui_guest.h"

#include "gui/lobby/new_parts.h"
#include "gui/ui/form.h"

static void write_part(const scratch *at, const char *name, const char *text)
{
    char path[256];

    snprintf(path, sizeof path, "%s/data/vaka/mods/own/%s", at->folder, name);
    for (char *slash = path + strlen(at->folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(path, 0777);
        *slash = '/';
    }
    write_file(path, text);
}

/* The program with a mod of one's own. */
static void open_with_mod(scratch *at)
{
    open_scratch(at, "en");
    write_part(at, "mod.lua",
               "return { id = \"own\", title = \"Own\", version = \"1.0.0\", api = 1, "
               "game = \"conquest\", licence = \"MIT\" }\n");
    write_part(at, "scenarios/dealt.lua",
               "return { title = \"Dealt\", options = { deal_homes = true },\n"
               "    rules = { \"variable_end:change=-3\" } }\n");
    write_part(at, "scenarios/far.lua",
               "return { title = \"Far\", rules = { \"variable_end:change=2\" } }\n");
    write_part(at, "events/calm.lua", "return { title = \"Calm\", text = \"No wind.\" }\n");
    write_part(at, "chits/rest.lua", "return { title = \"Rest\", text = \"Nothing.\" }\n");
    write_part(at, "rules/lonely.lua",
               "return { title = \"Lonely\", text = \"Alone.\", scenarios = { \"dealt\" } }\n");
}

/* --- options and rules of a scenario ---------------------------------------------------------- */

static void press(vaka_gui *gui, int32_t what, int32_t which)
{
    vaka_hit hit = vaka_form_hit(what, which);

    gui->ui.screen->press(gui->ui.data, &hit, false);
}

static int32_t scenario_row(const vaka_gui *gui, const char *id)
{
    for (uint32_t i = 0; i < gui->lobby.scenario_count; i++)
        if (strcmp(gui->lobby.scenarios[i].id, id) == 0)
            return (int32_t)i;
    fail_msg("no scenario %s", id);
    return 0;
}

static int32_t rule_row(const vaka_gui *gui, const char *id)
{
    for (uint32_t i = 0; i < gui->lobby.rule_count; i++)
        if (strcmp(gui->lobby.rules[i].id, id) == 0)
            return (int32_t)i;
    fail_msg("no rule %s", id);
    return 0;
}

static int32_t option_row(const vaka_module *module, const char *id)
{
    for (uint32_t i = 0; i < module->option_count; i++)
        if (strcmp(module->options[i].id, id) == 0)
            return (int32_t)i;
    fail_msg("no option %s", id);
    return 0;
}

static bool open_new(guest *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_n, 0);
        return false;
    }
    for (uint32_t i = 0; of->at == 2 && i < gui->ui.start->host->plugins->count; i++)
        if (strcmp(gui->ui.start->host->plugins->at[i].module->title, "Conquest of Paradise") == 0)
            press(gui, VAKA_NEW_MODULE, (int32_t)i);
    return true;
}

/* What the window shows of the two things that the scenarios set. */
static void assert_shown(const vaka_gui *gui, int32_t dealt, int32_t change)
{
    const vaka_lobby *lobby = &gui->lobby;

    assert_int_equal(lobby->choice.option[option_row(lobby->choice.module, "deal_homes")], dealt);
    assert_int_equal(lobby->rule_value[rule_row(gui, "variable_end")].at[0], change);
}

/* … and what the game has that begins with it. */
static void assert_begun(const vaka_record *record, int32_t dealt, int32_t change)
{
    const vaka_setup *setup = &vaka_live_layout(vaka_record_live((vaka_record *)record))->setup;

    assert_int_equal(setup->option[option_row(setup->module, "deal_homes")], dealt);
    for (uint32_t i = 0; i < setup->content->rule_count; i++)
        if (strcmp(setup->content->rules[i].id, "variable_end") == 0) {
            assert_int_equal(setup->content->rules[i].values[0], change);
            return;
        }
    fail_msg("the rule is off");
}

static bool look_around(guest *of, vaka_gui *gui)
{
    if (!open_new(of, gui))
        return true;
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "dealt"));
    assert_shown(gui, 1, -3);
    assert_int_equal(gui->lobby.choice.head.rule_count, 0); /* nothing is the player's own */
    assert_begun(gui->lobby.preview.record, 1, -3);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "far"));
    assert_shown(gui, 0, 2);
    assert_begun(gui->lobby.preview.record, 0, 2);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_shown(gui, 0, 0);
    of->count++;
    return false;
}

static void what_a_scenario_sets_is_shown_as_it_will_be_played(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_with_mod(&at);
    visit(&of, look_around);
    assert_int_equal(of.count, 1);
    close_scratch(&at);
}

static bool has_option(const vaka_gui *gui, int32_t row)
{
    for (int i = 0; i < gui->ui.hit_count; i++) {
        vaka_hit hit = vaka_form_hit(VAKA_NEW_MORE, row);

        if (gui->ui.hits[i].what == hit.what && gui->ui.hits[i].a == hit.a &&
            gui->ui.hits[i].b == hit.b)
            return true;
    }
    return false;
}

static void note_fewer(void *data, SDL_Rect box, const char *text)
{
    (void)box;
    *(uint32_t *)data += strcmp(text, "For fewer players choose the scenario Solitaire.") == 0;
}

/* How often a picture of the screen says how fewer can play; the number of seats can be changed. */
static uint32_t told_of_fewer(vaka_gui *gui, bool *numbered)
{
    uint32_t times = 0;
    vaka_hit less = vaka_form_hit(VAKA_NEW_SEATS_LESS, 0);

    vaka_fonts_trace(gui->look.fonts, note_fewer, &times);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    *numbered = false;
    for (int i = 0; i < gui->ui.hit_count; i++)
        *numbered = *numbered || (gui->ui.hits[i].what == less.what && gui->ui.hits[i].a == less.a);
    return times;
}

static bool look_for_fewer(guest *of, vaka_gui *gui)
{
    bool numbered;

    if (!open_new(of, gui))
        return true;
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_int_equal(told_of_fewer(gui, &numbered), 1);
    assert_true(numbered);
    press(gui, VAKA_NEW_SEATS_MORE, 0);
    assert_int_equal(told_of_fewer(gui, &numbered), 0); /* a seat can be taken away */
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "solitaire"));
    assert_int_equal(told_of_fewer(gui, &numbered), 0);
    assert_false(numbered); /* two seats, of which a person has one */
    of->count++;
    return false;
}

static void who_wants_to_play_alone_is_told_which_scenario_to_choose(void **state)
{
    scratch at;
    guest of = {.start = {.width = 1280, .height = 2000}};

    (void)state;
    open_with_mod(&at);
    visit(&of, look_for_fewer);
    assert_int_equal(of.count, 1);
    close_scratch(&at);
}

static bool look_at_solitaire(guest *of, vaka_gui *gui)
{
    if (!open_new(of, gui))
        return true;
    int32_t option = option_row(gui->lobby.choice.module, "deal_homes");
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    press(gui, VAKA_NEW_MORE, option);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    assert_true(has_option(gui, option));
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "solitaire"));
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    assert_false(has_option(gui, option));
    assert_int_equal(gui->lobby.choice.option[option], 0);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_int_equal(gui->lobby.choice.option[option], 1); /* the wish was not forgotten */
    of->count++;
    return false;
}

/* Alone one is always Tonga: there is nothing to draw. */
static void an_option_that_does_not_go_with_a_scenario_is_not_offered(void **state)
{
    scratch at;
    guest of = {.start = {.width = 1280, .height = 2000}};

    (void)state;
    open_with_mod(&at);
    visit(&of, look_at_solitaire);
    assert_int_equal(of.count, 1);
    close_scratch(&at);
}

static bool change_both(guest *of, vaka_gui *gui)
{
    int32_t option, value;

    if (is_on(gui, "play")) {
        assert_begun(gui->play.record, 0, 0);
        of->count++;
        return false;
    }
    if (!open_new(of, gui))
        return true;
    option = option_row(gui->lobby.choice.module, "deal_homes");
    value = rule_row(gui, "variable_end") * VAKA_GUI_OPTIONS;
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "dealt"));
    press(gui, VAKA_NEW_MORE, option);
    for (int i = 0; i < 3; i++)
        press(gui, VAKA_NEW_VALUE_MORE, value);
    assert_shown(gui, 0, 0);
    press(gui, VAKA_NEW_PLAY, 0);
    return true;
}

static bool still_so(guest *of, vaka_gui *gui)
{
    int32_t option, value;

    if (!open_new(of, gui))
        return true;
    assert_string_equal(gui->lobby.scenarios[gui->lobby.scenario].id, "dealt");
    assert_shown(gui, 0, 0);
    option = option_row(gui->lobby.choice.module, "deal_homes");
    value = rule_row(gui, "variable_end") * VAKA_GUI_OPTIONS;
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "far"));
    press(gui, VAKA_NEW_VALUE_MORE, value);
    assert_shown(gui, 0, 3);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_shown(gui, 0, 0); /* that was about the other scenario only */
    press(gui, VAKA_NEW_MORE, option);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "far"));
    assert_shown(gui, 1, 2); /* this goes along … */
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "dealt"));
    press(gui, VAKA_NEW_MORE, option);
    assert_shown(gui, 0, -3);
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_shown(gui, 1, 0); /* … and is not forgotten on the way */
    of->count++;
    return false;
}

static void what_players_choose_counts_more_than_the_scenario_and_is_remembered(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_with_mod(&at);
    visit(&of, change_both);
    visit(&of, still_so);
    assert_int_equal(of.count, 2);
    close_scratch(&at);
}

/* --- without hints ---------------------------------------------------------------------------- */

static void assert_no_hint(vaka_gui *gui)
{
    assert_true(vaka_record_head(gui->play.record)->no_hints);
    assert_null(find_hit(gui, VAKA_HIT_HINT, 0));
    vaka_play_hint(&gui->play);
    assert_null(gui->play.hint);
    assert_string_equal(gui->ui.notice, "This match is played without hints.");
}

static bool agree_on_none(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play")) {
        if (lines_of(gui) > 1)
            return false; /* a game in which something was done is kept */
        if (!gui->play.asked)
            return true;
        assert_no_hint(gui);
        of->count++;
        vaka_play_act(&gui->play, &gui->play.view.legal[0]);
        return true;
    }
    if (!open_new(of, gui))
        return true;
    if (of->at == 2) {
        assert_false(gui->lobby.choice.head.no_hints); /* usually there are some */
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        assert_true(click_hit(gui, find_label(gui, "No hints in this game")));
        return true;
    }
    press(gui, VAKA_NEW_PLAY, 0);
    return true;
}

static bool go_on_without(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play")) {
        if (!gui->play.asked)
            return true;
        assert_no_hint(gui);
        of->count++;
        return false;
    }
    if (is_on(gui, "start"))
        press_key(SDLK_c, 0);
    return true;
}

static bool remembers_it(guest *of, vaka_gui *gui)
{
    if (!open_new(of, gui))
        return true;
    of->count += gui->lobby.choice.head.no_hints;
    return false;
}

static void a_game_begun_without_hints_has_none_also_when_it_is_gone_on_with(void **state)
{
    scratch at;
    guest of = {.start = {.width = 1280, .height = 2000}};

    (void)state;
    open_with_mod(&at);
    visit(&of, agree_on_none);
    visit(&of, go_on_without);
    visit(&of, remembers_it);
    assert_int_equal(of.count, 3);
    close_scratch(&at);
}

/* --- trying a part of a mod ------------------------------------------------------------------- */

static uint32_t row_of(vaka_gui *gui, const char *file)
{
    const vaka_gui_host *host = gui->ui.start->host;
    vaka_gui_part parts[VAKA_GUI_ITEMS];
    uint32_t count = host->parts(host->data, gui->lobby.choice.module, gui->lobby.mod, parts);

    for (uint32_t i = 0; i < count; i++)
        if (strcmp(parts[i].file, file) == 0)
            return i;
    fail_msg("no part %s", file);
    return 0;
}

typedef struct trial { /* what is to be tried, and the scenario in which it is */
    const char *file, *scenario;
} trial;

static bool try_it(guest *of, vaka_gui *gui)
{
    const trial *tried = of->own;

    if (of->at++ == 0) {
        press_key(SDLK_m, 0);
        return true;
    }
    if (of->at == 2) {
        for (uint32_t i = 0; i < gui->lobby.mod_count; i++)
            if (strcmp(gui->lobby.mods[i].id, "own") == 0)
                gui->lobby.mod = i;
        gui->lobby.part = row_of(gui, tried->file);
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
        return true;
    }
    snprintf(of->seen, sizeof of->seen, "%.250s", gui->ui.notice);
    if (!is_on(gui, "play"))
        return false;
    const vaka_journal_head *head = vaka_record_head(gui->play.record);
    of->count++;
    assert_string_equal(head->scenario, tried->scenario);
    return false;
}

static void parts_are_tried_with_what_brings_them_into_play(void **state)
{
    trial trials[] = {{"events/calm.lua", ""},
                      {"chits/rest.lua", "solitaire"},
                      {"rules/lonely.lua", "dealt"},
                      {"scenarios/far.lua", "far"}};
    scratch at;

    (void)state;
    open_with_mod(&at);
    for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
        guest of = {.own = &trials[i]};

        visit(&of, try_it);
        if (of.count != 1 || of.seen[0])
            fail_msg("%s: %s", trials[i].file, of.seen);
    }
    close_scratch(&at);
}

/* --- in a line ---------------------------------------------------------------------------------
 */

static SDL_Rect summed; /* where a line that begins with what is looked for was drawn */
static const char *wanted;

static void note_sum(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    if (strncmp(text, wanted, strlen(wanted)) == 0)
        summed = box;
}

static void assert_sum(vaka_gui *gui, const char *text)
{
    char sum[1024];

    vaka_new_sum_text(&gui->lobby, UINT32_MAX, sum, sizeof sum);
    assert_string_equal(sum, text);
}

static bool sum_up(guest *of, vaka_gui *gui)
{
    char sum[1024];

    if (!open_new(of, gui))
        return true;
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "standard"));
    assert_sum(gui, "Standard game");
    press(gui, VAKA_NEW_RULE, rule_row(gui, "random_events"));
    press(gui, VAKA_NEW_RULE, rule_row(gui, "turn_limit"));
    assert_sum(gui, "Standard game · Random Events · Turn limit");
    press(gui, VAKA_NEW_VALUE_LESS, rule_row(gui, "turn_limit") * VAKA_GUI_OPTIONS);
    assert_sum(gui, "Standard game · Random Events · Turn limit 9");
    vaka_new_sum_text(&gui->lobby, 1, sum, sizeof sum);
    assert_string_equal(sum, "Standard game and 2 more");
    wanted = "Standard game · Random";
    vaka_fonts_trace(gui->look.fonts, note_sum, NULL);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    SDL_Rect start = find_hit(gui, VAKA_HIT_BUTTON, VAKA_NEW_PLAY)->box;
    assert_true(summed.w > 0 && summed.y >= start.y && summed.x + summed.w <= start.x);
    press(gui, VAKA_NEW_RULE, rule_row(gui, "turn_limit"));
    press(gui, VAKA_NEW_RULE, rule_row(gui, "random_events"));
    press(gui, VAKA_NEW_SCENARIO, scenario_row(gui, "dealt")); /* as that sets everything */
    assert_sum(gui, "Dealt");
    press(gui, VAKA_NEW_MORE, option_row(gui->lobby.choice.module, "deal_homes"));
    assert_sum(gui, "Dealt · Home groups are drawn at random, not chosen –");
    of->count++;
    return false;
}

static void what_will_be_played_stands_beside_the_button_that_begins_it(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_with_mod(&at);
    visit(&of, sum_up);
    assert_int_equal(of.count, 1);
    close_scratch(&at);
}

/* --- the list of games ------------------------------------------------------------------------ */

/* Plays a little, leaves, and looks at the list. */
static bool play_and_list(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "load")) {
        assert_int_equal(gui->lobby.game_count, 1);
        snprintf(of->seen, sizeof of->seen, "%s", gui->lobby.games[0].about);
        return false;
    }
    if (is_on(gui, "play") && gui->ui.menu.open) {
        click_hit(gui, find_label(gui, "Leave for now"));
    } else if (is_on(gui, "play") && gui->play.asked) {
        if (of->count++ < 12)
            vaka_play_take(&gui->play, &gui->play.view.legal[0]);
        else
            press_key(SDLK_ESCAPE, 0);
    } else if (is_on(gui, "start") && of->count) {
        press_key(SDLK_o, 0);
    } else if (!is_on(gui, "play") && open_new(of, gui)) {
        press(gui, VAKA_NEW_PLAY, 0);
    }
    return true;
}

static void the_list_of_games_says_in_which_turn_a_game_was_left(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    visit(&of, play_and_list);
    assert_non_null(strstr(of.seen, " · turn "));
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_scenario_sets_is_shown_as_it_will_be_played),
        cmocka_unit_test(an_option_that_does_not_go_with_a_scenario_is_not_offered),
        cmocka_unit_test(who_wants_to_play_alone_is_told_which_scenario_to_choose),
        cmocka_unit_test(a_game_begun_without_hints_has_none_also_when_it_is_gone_on_with),
        cmocka_unit_test(what_players_choose_counts_more_than_the_scenario_and_is_remembered),
        cmocka_unit_test(what_will_be_played_stands_beside_the_button_that_begins_it),
        cmocka_unit_test(the_list_of_games_says_in_which_turn_a_game_was_left),
        cmocka_unit_test(parts_are_tried_with_what_brings_them_into_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
