/* gui_passes_test.c - steps of a real game in which nothing can be done, in the window: they pass
 * by themselves, unless a player wants to stop at each.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "play/formality.h"

static bool is_formality(const vaka_live *live)
{
    vaka_action answer;

    return vaka_live_must(live) == VAKA_SEAT(0) && vaka_formality(live, 0, false, true, &answer);
}

static vaka_action leads_there; /* to a question with one answer only */

/* Is the next question after something that can be done now one with one answer only? */
static bool is_before_a_formality(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->legal_count; i++) {
        vaka_live *copy = vaka_live_clone(view->live);
        bool found = vaka_live_apply(copy, &view->legal[i], NULL, NULL) == VAKA_OK &&
                     is_formality(copy) && !is_formality(view->live);

        vaka_live_free(copy);
        if (found) {
            leads_there = view->legal[i];
            return true;
        }
    }
    return false;
}

/* How many answers the window has given by itself. */
static uint32_t passed(const vaka_play *play)
{
    uint32_t count, found = 0;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);

    for (uint32_t i = 0; i < count; i++)
        found += log[i].event.id == VAKA_EVENT_ITSELF;
    return found;
}

/* `of->count`: does the player want to stop at each? */
static bool go_on(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->at++ == 0) {
        gui->ui.all_stops = of->count > 0;
        of->lines = lines_of(gui);
        assert_int_equal(passed(play), 0);
        vaka_play_act(play, &leads_there);
        assert_true(play->wanted);
        return true;
    }
    if (of->count) {
        assert_int_equal(lines_of(gui), of->lines + 1);
        assert_true(is_formality(play->view.live));
        assert_int_equal(passed(play), 0);
    } else {
        assert_true(lines_of(gui) >= of->lines + 2);
        assert_false(is_formality(play->view.live)); /* the next real one */
        assert_true(passed(play) > 0);
    }
    of->done++;
    return false;
}

TEST(a_step_in_which_nothing_can_be_done_passes_by_itself)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, go_on, 5, is_before_a_formality);
}

TEST(who_wants_to_stop_at_every_step_is_asked_there)
{
    guest of = usual;

    (void)state;
    of.count = 1;
    visit_moment(&of, go_on, 5, is_before_a_formality);
}

int main(void)
{
    return run_registered("gui_passes", NULL, NULL);
}
