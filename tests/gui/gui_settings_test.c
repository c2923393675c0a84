/* gui_settings_test.c - switches of the settings, pressed one by one: each does what it says, and
 * is kept.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"
#include "registered.h"

static const struct {
    const char *label, *key;
} switches[] = {
    {"Great moments", "moments"},
    {"Stop at every step", "stops"},
    {"Follow the action", "follow"},
};

#define SWITCHES (sizeof switches / sizeof *switches)

/* As the window has it now. */
static bool is_on_now(const vaka_ui *ui, size_t which)
{
    const bool now[SWITCHES] = {!ui->no_moments, ui->all_stops, !ui->no_follow};

    return now[which];
}

/* As the file has it; it may not say so, if nothing was ever changed. */
static bool is_kept(const vaka_ui *ui, size_t which, bool usual)
{
    vaka_settings kept = {0};

    vaka_settings_read(&kept, ui->settings.path);
    bool on = vaka_settings_number(&kept, switches[which].key, 0, 1, usual) > 0;
    vaka_settings_done(&kept);
    return on;
}

/* `of->count`: which is pressed; nothing else may change. */
static bool press_switch(guest *of, vaka_gui *gui)
{
    bool *before = of->own;

    switch (of->at++) {
    case 0:
        for (size_t i = 0; i < SWITCHES; i++)
            before[i] = is_on_now(&gui->ui, i);
        press_key(SDLK_F10, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "settings"));
        assert_true(click_hit(gui, find_label(gui, switches[of->count].label)));
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_false(is_on(gui, "settings"));
        for (size_t i = 0; i < SWITCHES; i++) {
            bool wanted = before[i] != (i == of->count);

            if (is_on_now(&gui->ui, i) != wanted || is_kept(&gui->ui, i, before[i]) != wanted)
                fail_msg("%s, after %s was pressed", switches[i].label, switches[of->count].label);
        }
        of->done++;
        return false;
    }
}

TEST(a_switch_of_the_settings_does_what_it_says_and_is_kept)
{
    bool before[SWITCHES];
    guest of = {.start = {.width = 1280, .height = 1400, .percent = 100}, .own = before};

    (void)state;
    for (of.count = 0; of.count < SWITCHES; of.count++)
        visit_first(&of, press_switch, "en");
    assert_int_equal(of.done, SWITCHES);
}

int main(void)
{
    return run_registered("gui_settings", NULL, NULL);
}
