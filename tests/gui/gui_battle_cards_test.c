/* gui_battle_cards_test.c - cards that can be used in a battle: in a small window with large
 * letters they lie lit in the hand, and nowhere else.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

static uint32_t count_answers(const vaka_view *view, bool cards)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < view->legal_count; i++)
        count += !vaka_picks_anytime(view, &view->legal[i]) &&
                 vaka_prompt_of_card(view, &view->legal[i]) == cards;
    return count;
}

static bool asks_for_cards_in_a_battle(const vaka_view *view)
{
    bool battle = false;

    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        battle = battle || (view->scene->panels[i].middle && view->scene->panels[i].count > 0);
    return battle && count_answers(view, true) > 0 && count_answers(view, false) > 0;
}

static int times_offered(const vaka_ui *ui, int32_t action)
{
    int times = 0;

    for (int i = 0; i < ui->hit_count; i++)
        times += ui->hits[i].what == VAKA_HIT_ACTION && ui->hits[i].a == action;
    return times;
}

/* Otherwise their buttons would take the room of the battle. */
static bool see_battle(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    bool large = gui->look.canvas->w > 800;

    if (!is_on(gui, "play") || gui->play.recap || !gui->play.asked)
        return true;
    assert_true(vaka_middle_panel(&gui->play) != VAKA_NONE);
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (!vaka_picks_anytime(view, &view->legal[i]))
            assert_int_equal(times_offered(&gui->ui, (int32_t)i),
                             large || !vaka_prompt_of_card(view, &view->legal[i]));
    assert_true(gui->play.hand_box.h > 0);
    assert_true(gui->play.middle.room >= vaka_look_px(&gui->look, 58)); /* a heading, a piece */
    of->done++;
    return false;
}

TEST(a_battle_leaves_cards_to_the_hand_where_there_is_little_room)
{
    static const int sizes[][3] = {{800, 600, 200}, {1280, 720, 100}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        guest of = {.start = {.width = sizes[i][0], .height = sizes[i][1], .percent = sizes[i][2]}};

        visit_moment(&of, see_battle, 3, asks_for_cards_in_a_battle);
        assert_int_equal(of.done, 1);
    }
}

int main(void)
{
    return run_registered("gui_battle_cards", NULL, NULL);
}
