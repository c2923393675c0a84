/* gui_full_test.c - a window that fills the display: who makes it do so, and the way back.
 *
 * SPDX-License-Identifier: MIT
 *
 * On a display that is there this is tried by full_test.sh. */
#include "gui_help.h"
#include "registered.h"

TEST(a_window_fills_the_display_by_hand_where_x_has_no_window_manager)
{
    static const struct {
        vaka_window_signs signs;
        bool managed;
    } cases[] = {
        {{"x11", 0, NULL, NULL}, false},  {{"x11", 0, "", ""}, false},
        {{"x11", 24, NULL, NULL}, true},  {{"x11", 0, "GNOME", NULL}, true},
        {{"x11", 0, NULL, "xfce"}, true}, {{"wayland", 0, NULL, NULL}, true},
        {{"dummy", 0, NULL, NULL}, true}, {{NULL, 0, NULL, NULL}, true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (vaka_window_is_managed(&cases[i].signs) != cases[i].managed)
            fail_msg("signs %zu", i);
}

static vaka_gui *open_window(void)
{
    static vaka_gui_host host;
    static vaka_gui_start start = {.host = &host, .width = 700, .height = 500};
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_error err = {0};

    vaka_gui_init(gui, &start);
    gui->look.percent = 100;
    if (vaka_window_open(&gui->ui, &err))
        fail_msg("%s", err.text);
    return gui;
}

static void close_window(vaka_gui *gui)
{
    vaka_gui_done(gui);
    free(gui);
}

static SDL_Rect place_of(const vaka_gui *gui)
{
    SDL_Rect box;

    SDL_GetWindowPosition(gui->ui.window, &box.x, &box.y);
    SDL_GetWindowSize(gui->ui.window, &box.w, &box.h);
    return box;
}

static void is_at(const vaka_gui *gui, SDL_Rect box)
{
    SDL_Rect now = place_of(gui);

    if (!SDL_RectEquals(&now, &box))
        fail_msg("%d, %d, %d × %d", now.x, now.y, now.w, now.h);
}

TEST(by_hand_it_lies_over_all_of_the_display_and_goes_back_to_where_it_was)
{
    vaka_gui *gui = open_window();
    SDL_Rect display, before = {40, 60, 700, 500};

    (void)state;
    assert_int_equal(SDL_GetDisplayBounds(0, &display), 0);
    assert_true(display.w > 700 && display.h > 500);
    SDL_SetWindowPosition(gui->ui.window, before.x, before.y);
    vaka_window_fill(&gui->ui, true);
    is_at(gui, display);
    vaka_window_fill(&gui->ui, false);
    is_at(gui, before);
    close_window(gui);
}

/* It may have been full from the start: nobody knows another place for it. */
TEST(by_hand_it_stays_where_it_is_if_it_was_nowhere_else)
{
    vaka_gui *gui = open_window();
    SDL_Rect before = place_of(gui);

    (void)state;
    vaka_window_fill(&gui->ui, false);
    is_at(gui, before);
    close_window(gui);
}

int main(void)
{
    return run_registered("full", NULL, NULL);
}
