/* gui_slow_test.c - what made room for a button that was pressed goes back when there was time to
 * see it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "table/codec.h"

static uint32_t now = 1000; /* the clock of the window */

static uint32_t test_clock(void)
{
    return now;
}

static bool fights(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (view->scene->panels[i].middle && view->legal_count > 1 &&
            strcmp(vaka_verb_row(view->layout->module, view->legal[0].verb)->name, "lose") == 0)
            return true;
    return false;
}

/* The first answer of the sheet in the middle. */
static const vaka_hit *first_answer(vaka_gui *gui)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION &&
            SDL_HasIntersection(&gui->ui.hits[i].box, &gui->play.board.box))
            return &gui->ui.hits[i];
    fail_msg("nothing is asked there");
    return NULL;
}

/* What a person would do next without thinking long: the same at every question. */
static void go_on(vaka_play *play, uint32_t number)
{
    vaka_play_act(play, &play->view.legal[number * 7919u % play->view.legal_count]);
}

/* Where an answer had to make room for the one that was pressed it goes back when there was time to
 * see it; done: how often. */
static bool fight_slowly(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    gui->ui.clock = test_clock;
    if (of->count++ > 400 || play->view.finished)
        return false;
    if (vaka_middle_panel(play) < 0) {
        go_on(play, of->count);
        return true;
    }
    vaka_hit before = *first_answer(gui), was = play->pressed;
    now += VAKA_RESTS_BELOW - 1;
    vaka_play_motion.tick(play);
    vaka_window_frame(&gui->ui);
    assert_memory_equal(&first_answer(gui)->box, &before.box, sizeof before.box);
    now += 1;
    vaka_play_motion.tick(play);
    vaka_window_frame(&gui->ui);
    if (was.what == VAKA_HIT_ACTION && strcmp(was.label, before.label) != 0) {
        assert_int_equal(play->pressed.what, VAKA_HIT_NONE);
        of->done += first_answer(gui)->box.x < before.box.x;
    }
    vaka_hit first = *first_answer(gui);
    vaka_screen_play.press(play, &first, false);
    return true;
}

TEST(in_the_middle_an_answer_goes_back_to_its_place_when_there_was_time_to_see_it)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, fight_slowly, 7, fights);
}

int main(void)
{
    return run_registered("slow", NULL, NULL);
}
