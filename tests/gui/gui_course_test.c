/* gui_course_test.c - a way of several actions in the window: its last part is taken back alone, or
 * all of it, and something unexpected ends it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "play/ways.h"

#define LEAST 4u /* actions of a way that is long enough */

static struct {
    vaka_action list[VAKA_WAYS_ACTIONS];
    uint32_t count;
} course; /* that is done in the window */

/* The longest way that ends with nothing uncertain, from anywhere. */
static bool has_course(const vaka_view *view)
{
    course.count = 0;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        vaka_ways_wish wish = {.seat = 0, .from = zone};
        vaka_ways ways;

        if (!vaka_on_board(view->layout, zone) || !vaka_has(view->seen, zone, 0))
            continue;
        vaka_ways_search(view->live, &wish, &ways);
        for (uint32_t i = 0; i < ways.count; i++)
            if (!ways.at[i].open && ways.at[i].count > course.count) {
                course.count = ways.at[i].count;
                memcpy(course.list, vaka_ways_list(&ways, &ways.at[i]),
                       course.count * sizeof *course.list);
            }
        vaka_ways_done(&ways);
    }
    return course.count >= LEAST;
}

static uint32_t clock_of(const vaka_gui *gui)
{
    return vaka_live_clock(gui->play.view.live);
}

static void begin_course(vaka_play *play)
{
    play->want = (vaka_want){.type = VAKA_WANT_COURSE, .seat = 0, .count = course.count};
    memcpy(play->want.list, course.list, course.count * sizeof *course.list);
    play->wanted = true;
}

static bool take_back_parts(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    switch (of->at++) {
    case 0:
        of->lines = clock_of(gui);
        begin_course(play);
        return true;
    case 1:
        assert_int_equal(clock_of(gui), of->lines + course.count);
        press_key(SDLK_u, KMOD_LSHIFT);
        return true;
    case 2:
        assert_int_equal(clock_of(gui), of->lines + course.count - 1);
        vaka_play_tools(play);
        vaka_window_frame(&gui->ui);
        assert_true(click_hit(gui, find_label(gui, "Undo the last part alone")));
        return true;
    case 3:
        assert_int_equal(clock_of(gui), of->lines + course.count - 2);
        press_key(SDLK_u, 0); /* and now all that is left */
        return true;
    default:
        assert_int_equal(clock_of(gui), of->lines);
        of->done++;
        return false;
    }
}

TEST(the_last_part_of_a_way_is_taken_back_alone_by_a_key_and_from_the_menu)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, take_back_parts, 5, has_course);
}

/* Its second part cannot be done, which nobody has seen coming. */
static bool be_stopped(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->at++ == 0) {
        of->lines = clock_of(gui);
        course.list[1] = course.list[0];
        begin_course(play);
        return true;
    }
    assert_int_equal(clock_of(gui), of->lines + 1);
    assert_string_equal(gui->ui.notice, "Something unexpected has come: it stops here.");
    of->done++;
    return false;
}

TEST(a_way_that_comes_to_something_unexpected_says_so_and_stops)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, be_stopped, 5, has_course);
}

int main(void)
{
    return run_registered("gui_course", NULL, NULL);
}
