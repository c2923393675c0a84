/* gui_packs_test.c - a mod with a drawing: in games with it, and as a pack that is dropped on the
 * window.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"

#include "gui/lobby/new_parts.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

/* --- drawings of mods ------------------------------------------------------------------------- */

static void write_painted_mod(const scratch *at)
{
    static const char *const folders[] = {"mods", "mods/painted", "mods/painted/art",
                                          "mods/painted/art/conquest"};
    char path[256];

    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        snprintf(path, sizeof path, "%s/data/vaka/%s", at->folder, folders[i]);
        assert_int_equal(mkdir(path, 0777), 0);
    }
    snprintf(path, sizeof path, "%s/data/vaka/mods/painted/mod.lua", at->folder);
    write_file(path, "return { id = \"painted\", title = \"Painted\", version = \"1.0.0\", api = "
                     "1, game = \"conquest\", licence = \"MIT\" }\n");
    snprintf(path, sizeof path, "%s/data/vaka/mods/painted/art/conquest/zz.svg", at->folder);
    write_file(path, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"></svg>");
}

static bool has_drawing(const vaka_gui *gui)
{
    return vaka_art_has(gui->look.art, "conquest/zz");
}

static void switch_mod(vaka_gui *gui, bool on)
{
    vaka_lobby *lobby = &gui->lobby;

    for (uint32_t i = 0; i < lobby->mod_count; i++)
        if (strcmp(lobby->mods[i].id, "painted") == 0)
            lobby->mod_on[i] = on;
    vaka_conflicts_look(&gui->lobby);
}

/* A game with the mod: its board before it begins, and itself; then one without. */
static bool play_painted(guest *of, vaka_gui *gui)
{
    switch (of->at) {
    case 0:
        assert_false(has_drawing(gui));
        press_key(SDLK_n, 0);
        break;
    case 1:
        switch_mod(gui, true);
        break;
    case 2:
        assert_true(has_drawing(gui));
        press_key(SDLK_RETURN, 0);
        break;
    case 3:
        assert_true(is_on(gui, "play"));
        assert_true(has_drawing(gui));
        assert_true(gui->play.asked);
        vaka_play_act(&gui->play, &gui->play.view.legal[0]); /* or it would not be kept */
        break;
    case 4:
        if (!gui->play.asked)
            return true;
        press_key(SDLK_ESCAPE, 0);
        break;
    case 5:
        assert_true(click_hit(gui, find_label(gui, "Leave for now")));
        break;
    case 6:
        press_key(SDLK_n, 0);
        break;
    case 7:
        switch_mod(gui, false);
        break;
    default:
        assert_false(has_drawing(gui));
        of->done++;
        return false;
    }
    of->at++;
    return true;
}

static bool replay_painted(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        press_key(SDLK_r, 0);
    } else if (is_on(gui, "load")) {
        press_key(SDLK_TAB, 0);
        press_key(SDLK_RETURN, 0);
    } else {
        assert_true(is_on(gui, "replay"));
        assert_true(has_drawing(gui));
        of->done++;
        return false;
    }
    return true;
}

static void drawings_of_a_mod_are_those_of_games_with_it(void **state)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    write_painted_mod(&at);
    visit(&of, play_painted);
    visit(&of, replay_painted);
    assert_int_equal(of.done, 2);
    close_scratch(&at);
}

/* --- packs that are dropped ------------------------------------------------------------------- */

static void drop_file(const char *path)
{
    SDL_Event event = {.drop = {.type = SDL_DROPFILE, .file = SDL_strdup(path)}};

    SDL_PushEvent(&event);
}

static bool is_installed(const guest *of)
{
    char path[300];

    snprintf(path, sizeof path, "%.200s/data/vaka/mods/painted/mod.lua", of->what);
    return access(path, R_OK) == 0;
}

/* On the start screen: what it is, left alone; then installed, switched on and in a new game. */
static bool drop_pack(guest *of, vaka_gui *gui)
{
    char path[300];

    snprintf(path, sizeof path, "%.200s/painted", of->what);
    switch (of->at++) {
    case 0:
        drop_file("/nowhere.zip");
        return true;
    case 1:
        assert_true(is_on(gui, "mods"));
        assert_non_null(strstr(gui->ui.notice, "cannot be installed: there is no file"));
        drop_file(path);
        return true;
    case 2:
        assert_true(gui->ui.menu.open);
        assert_non_null(strstr(gui->ui.menu.title, "Painted 1.0.0, a mod for conquest: 2 files"));
        assert_true(click_hit(gui, find_label(gui, "Leave it")));
        return true;
    case 3:
        assert_false(is_installed(of));
        drop_file(path);
        return true;
    case 4:
        press_key(SDLK_DOWN, 0);
        assert_true(click_hit(gui, find_label(gui, "Install it; its scripts can change games, "
                                                   "nothing else")));
        return true;
    default:
        assert_true(is_installed(of));
        assert_non_null(strstr(gui->ui.notice, "Painted 1.0.0 is installed."));
        of->done++;
        return false;
    }
}

/* A visit while a mod lies beside those that are installed. */
static void visit_with_pack(bool (*does)(guest *of, vaka_gui *gui))
{
    guest of = usual;
    char from[256], to[256];
    scratch at;

    open_scratch(&at, "en");
    write_painted_mod(&at);
    snprintf(from, sizeof from, "%s/data/vaka/mods/painted", at.folder);
    snprintf(to, sizeof to, "%s/painted", at.folder);
    assert_int_equal(rename(from, to), 0);
    of.what = at.folder;
    visit(&of, does);
    assert_int_equal(of.done, 1);
    close_scratch(&at);
}

static void a_pack_dropped_on_the_window_is_shown_and_then_installed(void **state)
{
    (void)state;
    visit_with_pack(drop_pack);
}

/* The question about a pack is put away, and another menu answered instead. */
static bool forget_pack(guest *of, vaka_gui *gui)
{
    char path[300];

    snprintf(path, sizeof path, "%.200s/painted", of->what);
    switch (of->at++) {
    case 0:
        drop_file(path);
        return true;
    case 1:
        assert_true(gui->ui.menu.open);
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 2:
        assert_false(gui->ui.menu.open);
        assert_true(is_on(gui, "mods"));
        assert_true(click_hit(gui, find_label(gui, "Draw a scenario")));
        return true;
    case 3:
        assert_true(gui->ui.menu.open);
        assert_true(click_hit(gui, find_label(gui, "An empty map")));
        return true;
    default:
        assert_false(is_installed(of));
        assert_true(is_on(gui, "editor"));
        of->done++;
        return false;
    }
}

static void a_pack_that_was_not_answered_about_is_not_installed_by_another_menu(void **state)
{
    (void)state;
    visit_with_pack(forget_pack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drawings_of_a_mod_are_those_of_games_with_it),
        cmocka_unit_test(a_pack_dropped_on_the_window_is_shown_and_then_installed),
        cmocka_unit_test(a_pack_that_was_not_answered_about_is_not_installed_by_another_menu),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
