/* gui_guest.h - a guest of the window: a robot with a part to play there, and its visits.
 *
 * A test says before it includes this how many steps a guest may take at a visit: STEPS_MOST. One
 * that takes more is stuck, and the test fails.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_GUEST_H
#define GUI_GUEST_H

#include "gui_window_host.h"

typedef struct guest guest;
typedef bool guest_part(guest *of, vaka_gui *gui); /* one step of it; false: it is over */

struct guest {
    guest_part *next;
    uint32_t steps, at;   /* of this visit, and how far the part is */
    uint32_t done, count; /* of all visits: parts played to the end, and whatever is counted */
    uint32_t lines;       /* of the journal, as it was */
    const char *what;     /* it looks for */
    void *own;            /* what no other part needs */
    char seen[2048];      /* to be looked at when the window is closed */
    vaka_gui_start start; /* how the window is opened; without a host: by the real program */
};

static inline bool is_on(const vaka_gui *gui, const char *screen)
{
    return strcmp(gui->ui.screen->name, screen) == 0;
}

static inline bool act(void *data, vaka_gui *gui)
{
    guest *of = data;

    assert_true(of->steps++ < STEPS_MOST);
    if (is_on(gui, "start") && vaka_lobby_is_unsure(&gui->lobby)) { /* nobody is that quick */
        of->steps--;
        SDL_Delay(1);
        push_nothing();
        return true;
    }
    if (is_on(gui, "new") && !gui->lobby.typed[0]) /* its games are the same each time */
        snprintf(gui->lobby.typed, sizeof gui->lobby.typed, "%u", 7u);
    if (!of->next(of, gui))
        push_quit();
    push_nothing();
    return true;
}

/* The button that ends a step, far to the right. */
static inline const vaka_hit *end_button(const vaka_gui *gui)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION && gui->ui.hits[i].b == 1)
            return &gui->ui.hits[i];
    return NULL;
}

static inline void press_hit(vaka_gui *gui, const vaka_hit *hit)
{
    assert_non_null(hit);
    assert_true(click_hit(gui, hit));
}

static inline uint32_t lines_of(const vaka_gui *gui)
{
    uint32_t lines;

    vaka_record_lines(gui->play.record, &lines);
    return lines;
}

/* From opening the window to closing it. */
static inline void visit(guest *of, guest_part *next)
{
    vaka_gui_start start = of->start;

    start.robot = act;
    start.robot_data = of;
    of->next = next;
    of->steps = of->at = 0;
    assert_int_equal(start.host ? vaka_gui_run(&start) : vaka_window_host_run(&start), 0);
}

/* … of the real program as it is when nobody has used it. */
static inline void visit_first(guest *of, guest_part *next, const char *language)
{
    scratch at;

    open_scratch(&at, language);
    visit(of, next);
    close_scratch(&at);
}

/* … in which nothing but one game of a module is played, by people alone. */
static inline void visit_game(guest *of, guest_part *next, const char *module)
{
    const char *const modules[] = {module, NULL};
    fixture host;

    open_fixture(&host, modules);
    of->start.host = &host.host;
    of->start.record = fixture_record(&host, 0, 1);
    visit(of, next);
    vaka_record_close(of->start.record);
    close_fixture(&host);
}

/* Step by step to the replay of the first game there is; true: it is there. */
static inline bool to_replay(vaka_gui *gui)
{
    if (is_on(gui, "start"))
        press_key(SDLK_r, 0);
    else if (is_on(gui, "load"))
        vaka_screen_load.button(&gui->lobby, 0, 0);
    return is_on(gui, "replay");
}

/* What is asked for of a panel by its kind stands at one place: never with the other side, too. */
static inline void assert_kinds_once(const vaka_gui *gui)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        for (int k = 0; k < i; k++)
            assert_false(gui->ui.hits[i].what == VAKA_HIT_KIND && gui->ui.hits[i].a == VAKA_NONE &&
                         gui->ui.hits[k].what == VAKA_HIT_KIND && gui->ui.hits[k].a == VAKA_NONE &&
                         gui->ui.hits[i].b == gui->ui.hits[k].b);
}

#endif
