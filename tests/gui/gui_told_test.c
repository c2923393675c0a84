/* gui_told_test.c - what the window tells: of what goes wrong, in which language, and what is
 * expected.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"

#include "front/text_parts.h"
#include "table/codec.h"

/* --- scripts ---------------------------------------------------------------------------------- */

/* A mod with a card that can be used at any time, and fails. */
static void write_failing_mod(const scratch *at)
{
    char path[256];

    snprintf(path, sizeof path, "%s/data/vaka/mods", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/failing", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/failing/mod.lua", at->folder);
    write_file(path, "return { id = \"failing\", title = \"Failing\", version = \"1.0.0\", "
                     "api = 1, game = \"conquest\", licence = \"MIT\" }\n");
    snprintf(path, sizeof path, "%s/data/vaka/mods/failing/cultures", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/failing/cultures/calm.lua", at->folder);
    write_file(path, "return {\n    title = \"Odd\", text = \"Fails.\", rule = \"9.5\", vp = 1,\n"
                     "    colour = \"blue\", hook = \"any\", once = 1,\n"
                     "    status = \"house\", vp_status = \"house\", effect_status = \"house\",\n"
                     "    play = function() error(\"no wind\") end,\n}\n");
}

static void use_calm(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    vaka_action action;
    vaka_error err = {0};

    assert_int_equal(vaka_action_read(view->layout, view->seat, "use calm", &action, &err), 0);
    vaka_play_act(&gui->play, &action);
}

static bool play_what_fails(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "mods"));
        for (uint32_t i = 0; i < gui->lobby.mod_count; i++)
            if (strcmp(gui->lobby.mods[i].id, "failing") == 0)
                gui->lobby.mod = i;
        gui->lobby.part = 0;
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
        return true;
    case 2:
        assert_true(is_on(gui, "play"));
        use_calm(gui);
        return true;
    default:
        snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
        return false;
    }
}

static void a_script_that_fails_is_told_of_with_its_line_and_what_can_be_done(void **state)
{
    static const char *const telling[][2] = {
        {"en", "the game goes on without \"Odd\""},
        {"fr", "la partie continue sans « Odd »"},
    };
    guest of = {0};

    (void)state;
    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        scratch at;

        open_scratch(&at, telling[i][0]);
        write_failing_mod(&at);
        visit(&of, play_what_fails);
        assert_non_null(strstr(of.seen, "cultures/calm.lua:5: no wind"));
        assert_non_null(strstr(of.seen, telling[i][1]));
        close_scratch(&at);
    }
}

/* --- languages -------------------------------------------------------------------------------- */

static bool want_picture(guest *of, vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->ui.start->host->plugins;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        for (uint32_t i = 0; i < plugins->count; i++)
            if (strcmp(plugins->at[i].module->title, of->what ? of->what : "Hello") == 0)
                vaka_lobby_module(&gui->lobby, i);
        press_key(SDLK_RETURN, 0);
        return true;
    case 2:
        assert_true(is_on(gui, "play"));
        press_key(SDLK_p, 0);
        return true;
    default:
        snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
        return false;
    }
}

static void a_picture_of_the_board_is_written(void **state)
{
    guest of = {.what = "Conquest of Paradise"};
    const char *path;
    char begin[8] = "";
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    visit(&of, want_picture);
    assert_non_null(path = strstr(of.seen, "/"));
    assert_non_null(strstr(of.seen, "A picture of the board is in /"));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(begin, 1, 8, file), 8);
    assert_memory_equal(begin, "\x89PNG\r\n\x1a\n", 8);
    assert_int_equal(fseek(file, -8, SEEK_END), 0); /* whole: its end is marked */
    assert_int_equal(fread(begin, 1, 8, file), 8);
    assert_memory_equal(begin, "IEND\xae\x42\x60\x82", 8);
    fclose(file);
    close_scratch(&at);
}

static bool watch_first(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_r, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, &gui->ui.hits[0]));
        return true;
    default:
        assert_true(is_on(gui, "replay"));
        snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
        return false;
    }
}

/* Another hash for the last line of a journal. */
static void spoil(const scratch *at)
{
    char path[256], text[1 << 16];

    snprintf(path, sizeof path, "%s/game-0.vkj", at->games);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    char *hash = strrchr(text, '#');
    assert_non_null(hash);
    hash[1] = hash[1] == '0' ? '1' : '0';
    write_file(path, text);
}

static void what_cannot_be_done_is_told_in_the_language_of_the_reader(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "fr");
    visit(&of, want_picture);
    assert_string_equal(of.seen, "Pas d'image : il n'y a pas de plateau à dessiner.");
    close_scratch(&at);
    open_scratch(&at, "fr");
    keep_bots_game(&at);
    spoil(&at);
    visit(&of, watch_first);
    assert_non_null(strstr(of.seen, "Rejouée, cette partie diffère de ce qui a été noté : "));
    close_scratch(&at);
}

/* A language in which "Empty: " is remembered to have been asked for. */
static const char *hear(const void *texts, const char *text)
{
    *(bool *)(uintptr_t)texts |= strcmp(text, "Empty: ") == 0;
    return text;
}

static bool see_table(guest *of, vaka_gui *gui)
{
    bool heard = false;
    vaka_language ear = *gui->ui.language;
    const vaka_language *before = gui->ui.language;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    ear.say = hear;
    ear.texts = &heard;
    gui->ui.language = &ear;
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    gui->ui.language = before;
    of->at = heard;
    return false;
}

static void zones_in_which_nothing_lies_are_told_in_the_language_of_the_reader(void **state)
{
    guest of = {0};

    (void)state;
    visit_first(&of, see_table, "en");
    assert_int_equal(of.at, 1);
}

/* --- what is expected ------------------------------------------------------------------------- */

/* Goes on until a prompt has a word for those who type. */
static bool wait_for_word(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    vaka_page typed;

    gui->ui.all_stops = true;
    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    vaka_page_init(&typed, 4000);
    vaka_text_prompt(&typed, view);
    of->done += strstr(typed.text, of->what) != NULL;
    vaka_page_done(&typed);
    if (of->done) {
        char *shown = vaka_prompt_sentence(&gui->play);
        snprintf(of->seen, sizeof of->seen, "%s", shown);
        free(shown);
    } else if (view->legal_count > 0) {
        vaka_play_act(&gui->play, &view->legal[of->at++ % view->legal_count]);
    }
    return of->done == 0;
}

static void nobody_is_told_to_type_where_there_are_buttons(void **state)
{
    static const char *const telling[][3] = {
        {"en", " (done)", "You have no transport canoe to turn over: go on."},
        {"fr", " (done)", "Vous n'avez pas de canoë de transport à retourner : continuez."},
        {"fr", " (undo)", "Le plan est complet : validez, ou annulez."},
    };

    (void)state;
    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        guest of = {.what = telling[i][1]};

        visit_first(&of, wait_for_word, telling[i][0]);
        assert_string_equal(of.seen, telling[i][2]);
    }
}

/* Goes on until something can be had, and reads what is told of it. */
static bool wait_for_tray(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    gui->ui.all_stops = true;
    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_n : SDLK_RETURN, 0);
        return true;
    }
    of->done += view->scene->tray_count > 0;
    if (of->done)
        vaka_tray_tip(&gui->play, 0, of->seen, sizeof of->seen);
    else if (view->legal_count > 0)
        vaka_play_act(&gui->play, &view->legal[of->at++ % view->legal_count]);
    return of->done == 0;
}

static void what_can_be_had_is_told_with_the_spaces_of_the_language(void **state)
{
    (void)state;
    for (int french = 0; french < 2; french++) {
        guest of = {0};

        visit_first(&of, wait_for_tray, french ? "fr" : "en");
        assert_non_null(strstr(of.seen, french ? " : 1 point ; reste" : ": 1 point; "));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_that_fails_is_told_of_with_its_line_and_what_can_be_done),
        cmocka_unit_test(a_picture_of_the_board_is_written),
        cmocka_unit_test(what_cannot_be_done_is_told_in_the_language_of_the_reader),
        cmocka_unit_test(zones_in_which_nothing_lies_are_told_in_the_language_of_the_reader),
        cmocka_unit_test(nobody_is_told_to_type_where_there_are_buttons),
        cmocka_unit_test(what_can_be_had_is_told_with_the_spaces_of_the_language),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
