/* gui_trial_test.c - a card of a mod is tried in the window, and its file is changed meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_trial.h"

#include <math.h>

/* Nobody pressed anything, so nothing says that it has to stand there. */
static bool is_notice_on_button(vaka_gui *gui)
{
    bool on = false;

    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    for (int i = 0; i < gui->ui.hit_count; i++)
        on = on ||
             ((gui->ui.hits[i].what == VAKA_HIT_ACTION || gui->ui.hits[i].what == VAKA_HIT_WHY) &&
              SDL_HasIntersection(&gui->ui.hits[i].box, &gui->ui.notice_box));
    return on;
}

static float looked_at; /* how large a hex was before the file was changed */

/* Somebody has come closer. */
static void look_closer(vaka_gui *gui)
{
    vaka_camera *camera = &gui->play.board.camera;

    vaka_camera_set(camera, camera->x, camera->y, camera->radius * 1.5f, false);
    looked_at = camera->radius;
    assert_true(looked_at > 0);
}

static bool change_it(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (of->at == 4)
        return leave_it(of, gui);
    if (!to_trial(of, gui))
        return true;
    switch (of->at) {
    case 0:
        of->lines = lines_of(gui);
        look_closer(gui);
        mods_file("events/gust.lua", CARD("How strong is it now?", ""));
        of->at++;
        break;
    case 1: /* within a moment, and at the same place */
        SDL_Delay(5);
        if (!gui->play.reloaded)
            break;
        assert_int_equal(lines_of(gui), of->lines);
        assert_string_equal(gui->ui.notice, "The files have changed and were read again.");
        assert_false(is_notice_on_button(gui));
        assert_true(fabsf(gui->play.board.camera.radius - looked_at) < 0.1f);
        assert_non_null(find_label(gui, "Replay games with this change"));
        mods_file("events/gust.lua", CARD("Oops", "        nothing.here()\n"));
        of->at++;
        break;
    case 2: /* what cannot be used is told, and the game goes on */
        SDL_Delay(5);
        if (!strstr(gui->ui.notice, "goes on with the old ones"))
            break;
        assert_int_equal(lines_of(gui), of->lines);
        assert_int_equal(strncmp(gui->play.fault, "windy/events/gust.lua:4:", 24), 0);
        assert_false(is_notice_on_button(gui));
        press_key(SDLK_ESCAPE, 0);
        of->at++;
        break;
    case 3: /* until the card asks: its text stands beside the question */
        if (gui->play.view.asks) {
            assert_string_equal(gui->play.view.asks->text, "A gust takes you.");
            of->at++;
            break;
        }
        if (find_label(gui, "Pass"))
            click_label(gui, "Pass");
        break;
    }
    return true;
}

static void files_that_change_are_read_again_where_one_stands(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, change_it, "en");
    assert_int_equal(one.done, 1);
}

/* --- when it is seen ----------------------------------------------------------------------------
 */

static uint32_t clock_now = 100000;

static uint32_t test_clock(void)
{
    return clock_now;
}

/* Nothing is pressed and nothing moves: the window itself looks again and again. */
static bool rest_at_it(guest *of, vaka_gui *gui)
{
    if (!to_trial(of, gui) || !gui->play.asked)
        return true;
    const vaka_screen_motion *motion = gui->ui.screen->motion;
    int due = motion->due(&gui->play);

    assert_true(VAKA_PLAY_WATCH <= 100); /* as testing-a-mod.md says; then it is read */
    assert_in_range(due, 0, VAKA_PLAY_WATCH);
    gui->ui.clock = test_clock;
    clock_now += VAKA_PLAY_WATCH;
    motion->tick(&gui->play); /* files as they were: nothing is done */
    assert_int_equal(gui->play.after, 0);
    mods_file("events/gust.lua", CARD("How strong is it now?", ""));
    clock_now += VAKA_PLAY_WATCH - 1;
    motion->tick(&gui->play); /* no look at files more often than that */
    assert_int_equal(gui->play.after, 0);
    clock_now++;
    motion->tick(&gui->play); /* the first look finds it */
    assert_int_equal(gui->play.after, VAKA_AFTER_RELOAD);
    gui->ui.clock = NULL;
    of->done++;
    return false;
}

static void a_changed_file_is_seen_by_the_next_look_of_a_window_at_rest(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, rest_at_it, "en");
    assert_int_equal(one.done, 1);
}

/* --- a file that cannot be read -----------------------------------------------------------------
 */

/* Is anything drawn in the ink of what is wrong, above the sentence of the prompt? */
static bool shows_fault(vaka_gui *gui)
{
    SDL_Rect box = gui->play.prompt_box;

    return count_pixels(gui, (SDL_Rect){box.x, box.y, box.w / 2, 24}, gui->look.theme->refuse) > 5;
}

static bool spoil_it(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->play.fault);
    if (!to_trial(of, gui))
        return true;
    SDL_Delay(5);
    switch (of->at) {
    case 0:
        assert_false(shows_fault(gui));
        of->lines = (uint32_t)gui->play.prompt_box.h;
        mods_file("events/gust.lua", "return { title = \"Gust\",\n    play = function( }\n");
        of->at++;
        break;
    case 1: /* with file and line, for as long as it is so */
        if (!*gui->play.fault)
            break;
        assert_int_equal(strncmp(gui->play.fault, "windy/events/gust.lua:2:", 24), 0);
        assert_null(strstr(gui->play.fault + 1, "windy/")); /* where it lies is said once, … */
        assert_null(strstr(gui->ui.notice, "events/gust.lua")); /* … above the question */
        press_key(SDLK_ESCAPE, 0);                              /* the notice goes */
        of->at++;
        break;
    case 2:
        if (gui->ui.notice[0] || gui->ui.menu.open) {
            press_key(SDLK_ESCAPE, 0);
            break;
        }
        assert_true(shows_fault(gui));
        assert_true(gui->play.prompt_box.h > (int)of->lines);
        mods_file("events/gust.lua", CARD("How strong?", ""));
        of->at++;
        break;
    default: /* it is mended */
        if (*gui->play.fault)
            break;
        of->at++;
        if (of->at < 6) /* drawn since */
            break;
        assert_false(shows_fault(gui));
        of->done++;
        return false;
    }
    return true;
}

static void what_is_wrong_with_a_file_stands_above_the_question_until_it_is_mended(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, spoil_it, "en");
    assert_int_equal(one.done, 1);
}

/* --- the moment at which it is tried ------------------------------------------------------------
 */

/* The button that makes the number of a row greater. */
static const vaka_hit *more_of(const vaka_gui *gui, int32_t row)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strcmp(gui->ui.hits[i].label, "+") == 0 && gui->ui.hits[i].b == 2 * row + 1)
            return &gui->ui.hits[i];
    return NULL;
}

/* From the third turn on, when the second player decides. */
static bool wish_for_it(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (is_on(gui, "mods") && find_label(gui, "Random Event · Gust") && of->at < 5) {
        const vaka_hit *more = more_of(gui, of->at < 3 ? 0 : 2);
        assert_non_null(more);
        assert_true(click_hit(gui, more));
        of->at++;
        return true;
    }
    if (!to_trial(of, gui))
        return true;
    assert_int_equal(gui->lobby.wish.moment.turn, 3);
    assert_int_equal(gui->lobby.wish.moment.seat, 1);
    assert_true(vaka_turn(gui->play.view.seen) >= 3);
    of->done++;
    return false;
}

static void the_moment_at_which_it_is_tried_is_chosen_beside_it(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, wish_for_it, "en");
    assert_int_equal(one.done, 1);
}

/* --- the game in which it is tried --------------------------------------------------------------
 */

/* A row's button, however far down the page. */
static bool press_more(vaka_gui *gui, int32_t row)
{
    const vaka_hit *more = more_of(gui, row);

    assert_non_null(more);
    vaka_screen_mods.button(&gui->lobby, more->a, more->b);
    gui->ui.dirty = true;
    return true;
}

enum { ROW_SCENARIO = 3, ROW_RULES = 5 };

/* The n-th rule that goes with every scenario. */
static uint32_t free_rule(const vaka_lobby *lobby, uint32_t n)
{
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (lobby->rules[i].scenario_count == 0 && n-- == 0)
            return i;
    fail_msg("there are too few rules");
    return 0;
}

static bool wish_for_rules(guest *of, vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (is_on(gui, "mods") && find_label(gui, "Random Event · Gust") && of->at < 4) {
        switch (of->at++) {
        case 0: /* folded, until it is pressed */
            assert_null(more_of(gui, ROW_RULES));
            press_more(gui, ROW_SCENARIO);
            click_label(gui, "Rules: as usual");
            return true;
        case 1: /* the first is on, */
            press_more(gui, ROW_RULES + (int32_t)free_rule(lobby, 0));
            return true;
        case 2: /* … the second off */
            press_more(gui, ROW_RULES + (int32_t)free_rule(lobby, 1));
            press_more(gui, ROW_RULES + (int32_t)free_rule(lobby, 1));
            return true;
        default:
            assert_non_null(find_label(gui, "Rules: 2 chosen"));
            return true;
        }
    }
    if (is_on(gui, "mods") && of->at == 4) { /* … and folded again */
        of->at++;
        click_label(gui, "Rules: 2 chosen");
        return true;
    }
    if (!to_trial(of, gui))
        return true;
    const vaka_journal_head *head = vaka_record_head(gui->play.record);
    char off[100];
    snprintf(off, sizeof off, "-%s", lobby->rules[free_rule(lobby, 1)].id);
    assert_string_equal(head->scenario, lobby->scenarios[0].id);
    assert_int_equal(head->rule_count, 3); /* the first brings such cards into play */
    assert_string_equal(head->rule[1], lobby->rules[free_rule(lobby, 0)].id);
    assert_string_equal(head->rule[2], off);
    assert_true(head->trial);
    of->done++;
    return false;
}

static void scenario_and_rules_of_a_trial_are_chosen_beside_it(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, wish_for_rules, "en");
    assert_int_equal(one.done, 1);
}

static void shell(const char *script)
{
    FILE *pipe = popen(script, "r");

    assert_non_null(pipe);
    while (fgetc(pipe) != EOF)
        ;
    assert_int_equal(pclose(pipe), 0);
}

/* A game of this module with a mod of its own, as if it had been played, and one of another. */
static void keep_games(const char *mod)
{
    char text[1024];

    snprintf(text, sizeof text,
             "return { id = \"%s\", title = \"Gone\", version = \"0.1\", api = 2,\n"
             "    game = \"conquest\", needs = { \"conquest\" } }\n",
             mod);
    file_of_mod(mod, "mod.lua", text);
    file_of_mod(mod, "events/gone.lua", CARD("How?", ""));
    snprintf(text, sizeof text,
             "cd $XDG_DATA_HOME/vaka/games && " VAKA_BUILD_DIR
             "/vaka try ../mods/%s --seed 3 --turn 2 --journal here </dev/null >/dev/null && sed "
             "'s/^vkj 4/vkj 3/; /^trial$/d' here >here.vkj && " VAKA_BUILD_DIR
             "/vaka play hello --seed 3 --seats bot:random,bot:random --text --journal there.vkj "
             "</dev/null >/dev/null",
             mod);
    shell(text);
}

/* The label that begins so. */
static const vaka_hit *find_begin(const vaka_gui *gui, const char *begin)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strncmp(gui->ui.hits[i].label, begin, strlen(begin)) == 0)
            return &gui->ui.hits[i];
    return NULL;
}

static uint32_t actions_of(const vaka_gui *gui)
{
    uint32_t count, actions = 0;
    const vaka_journal_line *lines = vaka_record_lines(gui->play.record, &count);

    for (uint32_t i = 0; i < count; i++)
        actions += lines[i].type == VAKA_LINE_ACTION;
    return actions;
}

/* By the keyboard but for the buttons: a kept game, and a number that is typed. */
static bool choose_position(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (!is_on(gui, "mods") || !find_label(gui, "Random Event · Gust"))
        return is_on(gui, "play") ? false : (to_trial(of, gui), true);
    switch (of->at++) {
    case 0:
        keep_games("other");
        click_label(gui, "Position: a new game");
        break;
    case 1: /* only the games of this module */
        assert_true(gui->ui.menu.open);
        assert_int_equal(gui->ui.menu.count, 2);
        if (gui->ui.focus.a == gui->ui.menu.items[1].number)
            press_key(SDLK_RETURN, 0);
        else
            of->at--, press_key(SDLK_DOWN, 0);
        break;
    case 2: {
        const vaka_hit *field = NULL;

        assert_non_null(find_begin(gui, "Position: "));
        assert_int_equal(strtol(gui->lobby.wish.at, NULL, 10), gui->lobby.wish.steps);
        assert_true(gui->lobby.wish.steps > 20);
        for (int i = 0; i < gui->ui.hit_count; i++)
            if (gui->ui.hits[i].b == -3)
                field = &gui->ui.hits[i];
        assert_true(click_hit(gui, field));
        break;
    }
    case 3:
        assert_non_null(gui->ui.field.text);
        type_text("5");
        press_key(SDLK_RETURN, 0);
        break;
    default:
        assert_string_equal(gui->lobby.wish.at, "5");
        click_label(gui, "Random Event · Gust");
    }
    return true;
}

/* A game is kept, the card changed, and the button pressed that is there then. */
static bool replay_kept(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (is_on(gui, "start") && of->at == 0) {
        keep_games("windy");
        of->at++;
    }
    if (!to_trial(of, gui))
        return true;
    SDL_Delay(5);
    switch (of->at) {
    case 1:
        mods_file("events/gust.lua", CARD("How strong is it now?", ""));
        of->at++;
        return true;
    case 2:
        if (!gui->play.reloaded)
            return true;
        click_label(gui, "Replay games with this change");
        of->at++;
        return true;
    default:
        snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
        return false;
    }
}

static void kept_games_are_played_again_with_the_change_at_the_press_of_a_button(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, replay_kept, "en");
    assert_non_null(strstr(one.seen, "0 kept games are played as before, 1 change, 0 cannot be "
                                     "played with it.\nhere.vkj:"));
    assert_non_null(strstr(one.seen, ": the start")); /* its mod had one card */
    assert_null(strstr(one.seen, "hash"));
}

static bool has_mod(const vaka_journal_head *head, const char *id)
{
    for (uint32_t i = 0; i < head->mod_count; i++)
        if (strcmp(head->mod[i], id) == 0)
            return true;
    return false;
}

static bool in_position(guest *of, vaka_gui *gui)
{
    if (choose_position(of, gui))
        return true;
    const vaka_journal_head *head = vaka_record_head(gui->play.record);
    assert_int_equal(actions_of(gui), 5);
    assert_true(head->trial);
    assert_string_equal(head->player[0], "human");
    assert_true(has_mod(head, "windy") && has_mod(head, "other"));
    assert_null(vaka_record_path(gui->play.record));
    of->done++;
    return false;
}

static void a_part_is_tried_in_a_position_of_a_kept_game(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, in_position, "en");
    assert_int_equal(one.done, 1);
}

/* … and its file is changed there; then the trial is kept. */
static bool change_position(guest *of, vaka_gui *gui)
{
    const vaka_game_file *games = gui->lobby.games;

    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u on %s, and says \"%s\"", of->lines, gui->ui.screen->name,
                 gui->ui.notice);
    if (is_on(gui, "load")) {
        uint32_t trials = 0;

        for (uint32_t i = 0; i < gui->lobby.game_count; i++)
            trials += strstr(games[i].about, "a trial") != NULL;
        assert_int_equal(trials, 1);
        of->done++;
        return false;
    }
    if (of->count >= 10) {
        press_key(is_on(gui, "start") ? SDLK_o : SDLK_ESCAPE, 0);
        return true;
    }
    if (of->lines == 0 && choose_position(of, gui))
        return true;
    SDL_Delay(5);
    switch (of->lines) {
    case 0:
        mods_file("events/gust.lua", CARD("How strong is it now?", ""));
        of->lines++;
        break;
    case 1:
        if (!gui->play.reloaded)
            break;
        assert_int_equal(actions_of(gui), 5);
        press_key(SDLK_ESCAPE, 0);
        of->lines++;
        break;
    case 2:
        if (!gui->ui.menu.open) {
            press_key(SDLK_ESCAPE, 0);
            break;
        }
        click_label(gui, "Keep this trial");
        of->lines++;
        break;
    case 3:
        assert_non_null(strstr(gui->ui.notice, "The trial is kept"));
        press_key(SDLK_ESCAPE, 0);
        of->lines++;
        break;
    default:
        if (is_on(gui, "mods") || is_on(gui, "start"))
            of->count = 10;
        else if (gui->ui.menu.open)
            click_label(gui, "Leave the table");
        else
            press_key(SDLK_ESCAPE, 0);
    }
    return true;
}

static void files_change_in_a_kept_position_too_and_the_trial_is_kept_as_one(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, change_position, "en");
    assert_int_equal(one.done, 1);
}

/* What the host says of journals that do not fit, as the window shows it. */
static bool refuse_games(guest *of, vaka_gui *gui)
{
    const vaka_gui_host *host = gui->ui.start->host;
    static vaka_gui_part parts[VAKA_GUI_ITEMS];
    char path[512], note[VAKA_GUI_NOTE], text[VAKA_NOTICE];
    vaka_record *record = NULL;
    vaka_error err = {0};

    if (is_on(gui, "start")) {
        write_mod();
        press_key(SDLK_m, 0);
        return true;
    }
    if (!find_label(gui, "Windy 0.1"))
        return true;
    vaka_screen_mods.button(&gui->lobby, 1, find_label(gui, "Windy 0.1")->b);
    keep_games("gone");
    shell("rm -r $XDG_DATA_HOME/vaka/mods/gone");
    const vaka_module *module = gui->lobby.choice.module;
    assert_true(host->parts(host->data, module, gui->lobby.mod, parts) > 0);
    snprintf(path, sizeof path, "%s/vaka/games/there.vkj", getenv("XDG_DATA_HOME"));
    parts[0].from = path;
    parts[0].at = -1;
    assert_int_not_equal(
        host->try_part(host->data, module, gui->lobby.mod, &parts[0], &record, note, &err), 0);
    assert_non_null(strstr(err.text, "there.vkj is a game of Hello, and the mod is for "));
    vaka_say_again(gui->ui.language, err.text, text, sizeof text);
    assert_non_null(strstr(text, of->what));
    snprintf(path, sizeof path, "%s/vaka/games/here.vkj", getenv("XDG_DATA_HOME"));
    assert_int_not_equal(
        host->try_part(host->data, module, gui->lobby.mod, &parts[0], &record, note, &err), 0);
    if (!strstr(err.text, "here.vkj was played with the mod gone 0.1, which is not here"))
        fail_msg("%s", err.text);
    assert_null(record);
    of->done++;
    return false;
}

static void a_kept_game_that_does_not_fit_is_refused_with_a_sentence(void **state)
{
    static const char *const said[][2] = {{"en", "there.vkj is a game of Hello"},
                                          {"fr", "there.vkj est une partie de Hello"},
                                          {"nl", "there.vkj is een partij Hello"}};

    (void)state;
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        guest one = usual;

        one.what = said[i][1];
        visit_first(&one, refuse_games, said[i][0]);
        assert_int_equal(one.done, 1);
    }
}

/* --- a game in Lua, whose own file is changed ---------------------------------------------------
 */

#define GAME(title, verb, rest)                                                                    \
    "return { title = \"Shore\", seats = { 2, 2 },\n"                                              \
    "    verbs = { wade = { title = \"" verb "\" } }, events = { w = \"" title "\" },\n"           \
    "    table = function(t) t.board { id = \"b\", title = \"B\" }\n"                              \
    "        t.spot { id = \"s\", title = \"S\", x = 1, y = 1 } end,\n"                            \
    "    setup = function() run(\"turn\", 0) end,\n" rest "    steps = { turn = function(seat)\n"  \
    "        ask.act { seat = seat, wade = function() tell(\"w\") end }\n"                         \
    "        run(\"turn\", 1 - seat) end } }\n"

static const char *verb_of(vaka_record *record)
{
    return vaka_live_layout(vaka_record_live(record))->module->verbs[0].title;
}

static bool change_game(guest *of, vaka_gui *gui)
{
    const vaka_gui_host *host = gui->ui.start->host;
    static vaka_gui_part parts[VAKA_GUI_ITEMS];
    vaka_record *first = NULL, *second = NULL, *third = NULL;
    char note[VAKA_GUI_NOTE];
    vaka_error err = {0};

    if (!is_on(gui, "start"))
        return true;
    const vaka_module *module = vaka_plugins_find(host->plugins, "shore", &err);
    assert_non_null(module);
    assert_int_equal(host->parts(host->data, module, 0, parts), 1);
    assert_string_equal(parts[0].sort, "Whole game");
    if (host->try_part(host->data, module, 0, &parts[0], &first, note, &err))
        fail_msg("%s", err.text);
    assert_string_equal(verb_of(first), "Wade");
    assert_false(host->changed(host->data));
    file_of_mod("shore", "game.lua", GAME("Splash", "Wade on", ""));
    assert_true(host->changed(host->data));
    if (host->again(host->data, first, &second, note, &err))
        fail_msg("%s", err.text);
    assert_string_equal(verb_of(second), "Wade on");
    assert_false(host->changed(host->data));
    file_of_mod("shore", "game.lua", GAME("Splash", "Wade off", "    oops = 1,\n"));
    assert_int_not_equal(host->again(host->data, second, &third, note, &err), VAKA_OK);
    assert_non_null(strstr(err.text, "oops"));
    assert_null(third);
    assert_string_equal(vaka_plugins_find(host->plugins, "shore", &err)->verbs[0].title, "Wade on");
    vaka_record_close(first);
    vaka_record_close(second);
    of->done++;
    return false;
}

static void a_game_in_lua_is_read_again_when_its_own_file_changes(void **state)
{
    guest one = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    file_of_mod("shore", "mod.lua",
                "return { id = \"shore\", title = \"Shore\", version = \"1.0.0\", api = 2,\n"
                "    game = \"shore\" }\n");
    file_of_mod("shore", "game.lua", GAME("Splash", "Wade", ""));
    visit(&one, change_game);
    close_scratch(&at);
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_that_change_are_read_again_where_one_stands),
        cmocka_unit_test(a_changed_file_is_seen_by_the_next_look_of_a_window_at_rest),
        cmocka_unit_test(what_is_wrong_with_a_file_stands_above_the_question_until_it_is_mended),
        cmocka_unit_test(the_moment_at_which_it_is_tried_is_chosen_beside_it),
        cmocka_unit_test(scenario_and_rules_of_a_trial_are_chosen_beside_it),
        cmocka_unit_test(a_part_is_tried_in_a_position_of_a_kept_game),
        cmocka_unit_test(files_change_in_a_kept_position_too_and_the_trial_is_kept_as_one),
        cmocka_unit_test(kept_games_are_played_again_with_the_change_at_the_press_of_a_button),
        cmocka_unit_test(a_kept_game_that_does_not_fit_is_refused_with_a_sentence),
        cmocka_unit_test(a_game_in_lua_is_read_again_when_its_own_file_changes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
