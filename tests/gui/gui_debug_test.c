/* gui_debug_test.c - what the script of a card says to its author, while it is tried in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_trial.h"

#define TALK(words)                                                                                \
    "return { title = \"Gust\", text = \"A gust takes you.\", mood = \"bad\",\n"                   \
    "    play = function(seat)\n"                                                                  \
    "        debug(\"" words "\", 3, { seat })\n"                                                  \
    "        ask.number { seat = seat, prompt = \"How strong?\", min = 1, max = 3 }\n"             \
    "    end }\n"

/* Is a line in the log that begins so? */
static bool is_logged(vaka_gui *gui, const char *begin)
{
    if (gui->play.tabbed)
        gui->play.log_tab = true;
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_LOG &&
            SDL_HasIntersection(&gui->ui.hits[i].box, &gui->play.log_box) &&
            strncmp(gui->ui.hits[i].label, begin, strlen(begin)) == 0)
            return true;
    return false;
}

static bool hear_it(guest *of, vaka_gui *gui)
{
    if (of->steps == STEPS_MOST)
        fail_msg("it stays at step %u, and says \"%s\"", of->at, gui->ui.notice);
    if (of->at == 2)
        return leave_it(of, gui);
    if (is_on(gui, "mods") && of->at == 0)
        mods_file("events/gust.lua", TALK("the wind is"));
    if (!to_trial(of, gui))
        return true;
    if (of->at == 0 && !gui->play.view.asks) { /* until the card asks */
        if (find_label(gui, "Pass"))
            click_label(gui, "Pass");
        return true;
    }
    SDL_Delay(5);
    if (of->at == 0) {
        assert_true(is_logged(gui, "events/gust.lua:3: the wind is 3 { "));
        mods_file("events/gust.lua", TALK("now it is"));
        of->at++;
    } else if (gui->play.reloaded && gui->play.view.asks) { /* said anew, and the old is gone */
        assert_true(is_logged(gui, "events/gust.lua:3: now it is 3 { "));
        assert_false(is_logged(gui, "events/gust.lua:3: the wind is"));
        press_key(SDLK_ESCAPE, 0);
        of->at++;
    }
    return true;
}

static void what_a_script_says_by_debug_stands_in_the_log_of_its_trial(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, hear_it, "en");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_script_says_by_debug_stands_in_the_log_of_its_trial),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
