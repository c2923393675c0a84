/* gui_commit_test.c - a plan is committed: what is lost by that is said first, and how often.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "table/codec.h"

/* One thing more is planned. */
static void plan_more(vaka_play *play)
{
    for (uint32_t i = 0; i < play->view.legal_count && !play->wanted; i++)
        if (strcmp(vaka_verb_row(play->view.layout->module, play->view.legal[i].verb)->name,
                   "build") == 0)
            vaka_play_act(play, &play->view.legal[i]);
    assert_true(play->wanted);
}

/* Points are left: it is asked about; going back loses nothing. Another plan is asked about anew.
 * Then never again. */
static bool commit_hastily(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play"))
        return true;
    switch (of->at++) {
    case 0:
        of->lines = lines_of(gui);
        assert_string_equal(end_button(gui)->label, "Commit the plan");
        press_hit(gui, end_button(gui));
        return true;
    case 1:
        assert_true(gui->ui.menu.open);
        assert_non_null(strstr(gui->ui.menu.title, "not used"));
        press_hit(gui, find_label(gui, "Go back"));
        return true;
    case 2:
        assert_false(gui->ui.menu.open);
        assert_int_equal(lines_of(gui), of->lines);
        plan_more(play);
        return true;
    case 3:
        of->lines = lines_of(gui);
        assert_int_equal(play->view.planned_count, 1);
        press_hit(gui, end_button(gui));
        return true;
    case 4:
        press_hit(gui, find_label(gui, "Commit the plan, and do not ask again"));
        return true;
    default:
        if (!play->asked)
            return true;
        if (play->view.scene->tray_count == 0) { /* on to the next plan */
            int32_t pass = vaka_end_action(play);

            vaka_play_act(play, &play->view.legal[pass >= 0 ? pass : 0]);
            of->lines = 0;
            return true;
        }
        assert_true(lines_of(gui) > of->lines);
        if (left_in(&play->view) == 0)
            return true;
        vaka_play_end(play);
        assert_false(gui->ui.menu.open);
        assert_true(play->wanted);
        of->done++;
        return false;
    }
}

TEST(a_commit_with_points_left_says_so_first_until_told_otherwise)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, commit_hastily, 5, plans);
}

/* Who went back and changed nothing has read it; who has closed the question may not have. */
static bool commit_twice(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    switch (of->at++) {
    case 0:
    case 2:
    case 4:
        press_hit(gui, end_button(gui));
        return true;
    case 1:
        assert_true(gui->ui.menu.open);
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 3:
        assert_true(gui->ui.menu.open);
        assert_non_null(strstr(gui->ui.menu.title, "not used"));
        of->lines = lines_of(gui);
        press_hit(gui, find_label(gui, "Go back"));
        return true;
    default:
        assert_false(gui->ui.menu.open);
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        return false;
    }
}

TEST(a_commit_says_once_what_the_same_plan_loses)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, commit_twice, 5, plans);
}

/* --- asking again ----------------------------------------------------------------------------- */

/* Whatever is asked on the way to the next plan; true: it is there, with points to be lost. */
static bool is_next_plan(vaka_play *play)
{
    if (play->asked && play->view.scene->tray_count > 0 && left_in(&play->view) > 0)
        return true;
    if (play->asked && play->view.scene->tray_count == 0) {
        int32_t pass = vaka_end_action(play);

        vaka_play_act(play, &play->view.legal[pass >= 0 ? pass : 0]);
    }
    return false;
}

static bool ask_again(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    switch (of->at) {
    case 0:
        if (!is_on(gui, "play") || !play->asked)
            return true;
        press_hit(gui, end_button(gui));
        break;
    case 1:
        press_hit(gui, find_label(gui, "Commit the plan, and do not ask again"));
        break;
    case 2:
        if (!is_on(gui, "play") || !play->asked)
            return true;
        press_key(SDLK_F10, 0);
        break;
    case 3:
        assert_true(is_on(gui, "settings"));
        press_hit(gui, find_label(gui, "Ask again before something is lost"));
        break;
    case 4: /* there is nothing more to be said about it */
        assert_null(find_label(gui, "Ask again before something is lost"));
        press_key(SDLK_ESCAPE, 0);
        break;
    default:
        if (!is_on(gui, "play") || !is_next_plan(play))
            return true;
        vaka_play_end(play);
        assert_true(gui->ui.menu.open);
        assert_non_null(strstr(gui->ui.menu.title, "not used"));
        of->done++;
        return false;
    }
    of->at++;
    return true;
}

TEST(what_was_not_to_be_asked_again_is_asked_again_after_the_settings)
{
    guest of = usual;

    (void)state;
    of.start.height = 1400; /* all settings are in sight */
    visit_moment(&of, ask_again, 5, plans);
}

/* --- points that are left --------------------------------------------------------------------- */

typedef struct written { /* all lines that were drawn in the tray */
    SDL_Rect tray;
    char words[4096];
} written;

static void note(void *data, SDL_Rect box, const char *text)
{
    written *to = data;
    size_t length = strlen(to->words);

    if (SDL_HasIntersection(&box, &to->tray))
        snprintf(to->words + length, sizeof to->words - length, "%s\n", text);
}

static bool read_purses(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    written seen = {.tray = play->tray_box};
    char text[VAKA_SENTENCE];

    if (!is_on(gui, "play") || !play->asked)
        return true;
    gui->ui.dirty = true;
    vaka_fonts_trace(gui->look.fonts, note, &seen);
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    for (uint32_t i = 0; i < play->view.scene->purse_count; i++) {
        vaka_view_said(&play->view, &play->view.scene->purses[i].said, text);
        assert_true(*text);
        if (!strstr(seen.words, text))
            fail_msg("\"%s\" is not written before the tray, but:\n%s", text, seen.words);
        of->done++;
    }
    return false;
}

TEST(whose_points_are_left_is_written_before_the_tray)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, read_purses, 5, plans);
}

int main(void)
{
    return run_registered("gui_commit", NULL, NULL);
}
