/* unit/check_art_test.c - what the checker says about the drawings of a mod.
 *
 * SPDX-License-Identifier: MIT */
#include "check_help.h"

#define GOOD "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"></svg>"

static int set_up(void **state)
{
    open_tide(state);
    scratch_write(&at, "tide/art/harbour/pier.svg", GOOD);
    scratch_write(&at, "tide/art/harbour/notes.txt", "no drawing");
    scratch_write(&at, "tide/art/.hidden.svg", "no drawing");
    return 0;
}

static void check(const char *below)
{
    char path[256];
    const char *paths[] = {path, NULL};

    snprintf(path, sizeof path, "%s%s", at.folder, below);
    vaka_complaints_done(&found);
    assert_int_equal(vaka_check_paths(paths, &(vaka_check_games){find_game, NULL}, &found), 1);
}

/* The one complaint, as it is printed behind the folder of all. */
static void assert_said(const char *expected)
{
    char line[1024];

    assert_int_equal(found.count, 1);
    vaka_complaint_write(&found.at[0], line, sizeof line);
    assert_string_equal(line + strlen(at.folder), expected);
}

TEST_WITH(good_drawings_are_passed_in_silence, set_up, tear_down)
{
    (void)state;
    check("");
    assert_int_equal(found.count, 0);
}

TEST_WITH(a_bad_drawing_is_told_with_line_and_column, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/art/harbour/boat/red.svg",
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n"
                  "<path stroke-dasharray=\"1\" d=\"M0 0L1 1\"/></svg>");
    check("");
    assert_said("/tide/art/harbour/boat/red.svg:2:7: dashes are not drawn: draw each as a path");
    check("/tide/art/harbour/boat/red.svg");
    assert_said("/tide/art/harbour/boat/red.svg:2:7: dashes are not drawn: draw each as a path");
    check("/tide/art/harbour/pier.svg");
    assert_int_equal(found.count, 0);
}

TEST_WITH(a_pipe_and_a_link_are_told_and_not_opened, set_up, tear_down)
{
    char path[256];

    (void)state;
    snprintf(path, sizeof path, "%s/tide/art/harbour/boat.svg", at.folder);
    assert_int_equal(mkfifo(path, 0666), 0);
    alarm(20);
    check("");
    alarm(0);
    assert_said("/tide/art/harbour/boat.svg: this is no regular file");
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("/etc/passwd", path), 0);
    check("");
    assert_said("/tide/art/harbour/boat.svg: links are not followed");
}

TEST_WITH(a_folder_of_drawings_that_is_a_link_is_told, set_up, tear_down)
{
    char path[256];

    (void)state;
    snprintf(path, sizeof path, "%s/tide/art", at.folder);
    scratch_remove(path);
    assert_int_equal(symlink("/usr", path), 0);
    check("");
    assert_said("/tide/art: links are not followed");
}

TEST_WITH(a_name_that_no_key_leads_to_is_told, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/art/harbour/Boat.svg", GOOD);
    check("");
    assert_said("/tide/art/harbour/Boat.svg: no key leads to a drawing of this name (use a-z, 0-9, "
                "'_' and '-')");
    scratch_write(&at, "tide/art/harbour/Boat.svg", "");
    check("");
    assert_said("/tide/art/harbour/Boat.svg:1:1: there is no drawing here: <svg> is missing");
}

TEST_WITH(folders_too_deep_and_names_that_cannot_be_shown_do_no_harm, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/art/a/b/c/d/e/f/g/h.svg", "no drawing");
    check("");
    assert_int_equal(found.count, 0);
    scratch_write(&at, "tide/art/harbour/\033[2J.svg", GOOD);
    check("");
    assert_said("/tide/art/harbour: the name has signs that cannot be shown");
}

TEST_WITH(more_drawings_than_a_mod_may_have_are_told, set_up, tear_down)
{
    char path[128];

    (void)state;
    for (int i = 0; i < 2001; i++) {
        snprintf(path, sizeof path, "tide/art/harbour/x%d.svg", i);
        scratch_write(&at, path, GOOD);
    }
    check("");
    assert_said("/tide/art/harbour: the mod has more than 2000 drawings");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
