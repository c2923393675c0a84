/* gui_fonts_test.c - the window on machines with other fonts than it likes best: it takes what
 * there is, and says so once.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 20

#include "gui_guest.h"

/* Which families there are (tests/gui/fonts). */
static void go_to(const char *machine)
{
    char path[512];

    snprintf(path, sizeof path, "%s/tests/gui/fonts/%s.conf", VAKA_SOURCE_DIR, machine);
    assert_int_equal(access(path, R_OK), 0);
    setenv("FONTCONFIG_FILE", path, 1);
}

static bool keep_notice(guest *of, vaka_gui *gui)
{
    snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
    of->done++;
    return false;
}

/* What the window says when it opens. */
static void assert_says(const char *machine, const char *words)
{
    guest of = {.start = {.width = 1280, .height = 720, .percent = 100}};

    go_to(machine);
    visit(&of, keep_notice);
    assert_int_equal(of.done, 1);
    assert_string_equal(of.seen, words);
}

static void the_window_says_once_which_fonts_would_look_better(void **state)
{
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    assert_says("dejavu", "The window would look better with these fonts: Noto Sans, EB Garamond, "
                          "Noto Sans Mono.");
    assert_says("dejavu", "");
    assert_says("noto", "");
    assert_says("dejavu", "");
    close_scratch(&at);
}

static void it_says_nothing_where_all_are_there(void **state)
{
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    assert_says("noto", "");
    assert_says("noto", "");
    close_scratch(&at);
}

static void it_says_so_in_the_language_of_the_player(void **state)
{
    scratch at;

    (void)state;
    open_scratch(&at, "fr");
    assert_says("liberation", "La fenêtre serait plus belle avec ces polices : Noto Sans, EB "
                              "Garamond, Noto Sans Mono.");
    close_scratch(&at);
}

/* Settings of a version that did not say it. */
static void it_says_so_to_those_whose_fonts_are_known_from_before(void **state)
{
    scratch at;
    char path[128], line[VAKA_SETTINGS_TEXT];
    vaka_settings kept = {0};
    vaka_error err;

    (void)state;
    open_scratch(&at, "en");
    assert_says("noto", "");
    snprintf(path, sizeof path, "%s/config/vaka/settings", at.folder);
    vaka_settings_read(&kept, path);
    snprintf(line, sizeof line, "%s", vaka_settings_text(&kept, "font_sans", ""));
    assert_true(strstr(line, "NotoSans") != NULL);
    vaka_settings_put(&kept, VAKA_FONTS_TOLD, "");
    assert_int_equal(vaka_settings_write(&kept, &err), VAKA_OK);
    vaka_settings_done(&kept);
    assert_says("alone", "The window would look better with these fonts: Noto Sans, EB Garamond, "
                         "Noto Sans Mono.");
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_window_says_once_which_fonts_would_look_better),
        cmocka_unit_test(it_says_nothing_where_all_are_there),
        cmocka_unit_test(it_says_so_in_the_language_of_the_player),
        cmocka_unit_test(it_says_so_to_those_whose_fonts_are_known_from_before),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
