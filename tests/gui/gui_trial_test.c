/* gui_trial_test.c - a card of a mod is tried in the window, and its file is changed meanwhile.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 600

#include "gui_guest.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

static void file_of_mod(const char *mod, const char *name, const char *text)
{
    char path[512];

    snprintf(path, sizeof path, "%s/vaka/mods/%s/%s", getenv("XDG_DATA_HOME"), mod, name);
    for (char *at = path + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = '\0';
        mkdir(path, 0777);
        *at = '/';
    }
    write_file(path, text);
}

static void mods_file(const char *name, const char *text)
{
    file_of_mod("windy", name, text);
}

#define CARD(prompt, rest)                                                                         \
    "return { title = \"Gust\", text = \"A gust takes you.\", mood = \"bad\",\n"                   \
    "    play = function(seat)\n"                                                                  \
    "        ask.number { seat = seat, prompt = \"" prompt "\", min = 1, max = 3 }\n" rest         \
    "    end }\n"

static void write_mod(void)
{
    mods_file("mod.lua", "return { id = \"windy\", title = \"Windy\", version = \"0.1\", api = 2,\n"
                         "    game = \"conquest\", needs = { \"conquest\" } }\n");
    mods_file("events/gust.lua", CARD("How strong?", ""));
}

static void click_label(vaka_gui *gui, const char *label)
{
    if (!click_hit(gui, find_label(gui, label)))
        fail_msg("'%s' cannot be pressed", label);
}

/* Step by step to the table at which the card has just been drawn. */
static bool to_trial(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        if (of->count++ == 0)
            write_mod();
        press_key(SDLK_m, 0);
    } else if (is_on(gui, "mods") && !find_label(gui, "Random Event · Gust")) {
        click_label(gui, "Windy 0.1");
    } else if (is_on(gui, "mods")) {
        click_label(gui, "Random Event · Gust");
    }
    return is_on(gui, "play");
}

/* Who leaves a trial is back at the mod. */
static bool leave_it(guest *of, vaka_gui *gui)
{
    assert_false(is_on(gui, "start"));
    of->done = is_on(gui, "mods");
    if (gui->ui.menu.open)
        click_label(gui, "Leave the table");
    else if (!of->done)
        press_key(SDLK_ESCAPE, 0);
    return !of->done;
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
        mods_file("events/gust.lua", CARD("How strong is it now?", ""));
        of->at++;
        break;
    case 1: /* within a moment, and at the same place */
        SDL_Delay(5);
        if (!gui->play.reloaded)
            break;
        assert_int_equal(lines_of(gui), of->lines);
        assert_string_equal(gui->ui.notice, "The files have changed and were read again.");
        assert_non_null(find_label(gui, "Replay games with this change"));
        mods_file("events/gust.lua", CARD("Oops", "        nothing.here()\n"));
        of->at++;
        break;
    case 2: /* what cannot be used is told, and the game goes on */
        SDL_Delay(5);
        if (!strstr(gui->ui.notice, "goes on with the old ones"))
            break;
        assert_int_equal(lines_of(gui), of->lines);
        assert_non_null(strstr(gui->ui.notice, "events/gust.lua:4"));
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
        assert_non_null(strstr(gui->play.fault, "windy/events/gust.lua:2"));
        press_key(SDLK_ESCAPE, 0); /* the notice goes */
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
    assert_int_equal(gui->lobby.moment.turn, 3);
    assert_int_equal(gui->lobby.moment.seat, 1);
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
        cmocka_unit_test(what_is_wrong_with_a_file_stands_above_the_question_until_it_is_mended),
        cmocka_unit_test(the_moment_at_which_it_is_tried_is_chosen_beside_it),
        cmocka_unit_test(a_game_in_lua_is_read_again_when_its_own_file_changes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
