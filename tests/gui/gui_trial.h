/* tests/gui/gui_trial.h - a card of a mod in the user's folder, and the way to its trial.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_TRIAL_H
#define GUI_TRIAL_H

#define STEPS_MOST 600

#include "gui_guest.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

static inline void file_of_mod(const char *mod, const char *name, const char *text)
{
    char path[512];

    snprintf(path, sizeof path, "%s/vaka/mods/%s/%s", getenv("XDG_DATA_HOME"), mod, name);
    for (char *at = path + 1; (at = strchr(at, '/')) != NULL; at++) {
        *at = '\0';
        mkdir(path, 0777);
        *at = '/';
    }
    write_file(path, text);
}

static inline void mods_file(const char *name, const char *text)
{
    file_of_mod("windy", name, text);
}

#define CARD(prompt, rest)                                                                         \
    "return { title = \"Gust\", text = \"A gust takes you.\", mood = \"bad\",\n"                   \
    "    play = function(seat)\n"                                                                  \
    "        ask.number { seat = seat, prompt = \"" prompt "\", min = 1, max = 3 }\n" rest         \
    "    end }\n"

static inline void write_mod(void)
{
    mods_file("mod.lua", "return { id = \"windy\", title = \"Windy\", version = \"0.1\", api = 2,\n"
                         "    game = \"conquest\", needs = { \"conquest\" } }\n");
    mods_file("events/gust.lua", CARD("How strong?", ""));
}

static inline void click_label(vaka_gui *gui, const char *label)
{
    if (!click_hit(gui, find_label(gui, label)))
        fail_msg("'%s' cannot be pressed", label);
}

/* Step by step to the table at which the card has just been drawn. */
static inline bool to_trial(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        if (of->count++ == 0)
            write_mod();
        press_key(SDLK_m, 0);
    } else if (is_on(gui, "mods") && !find_label(gui, "Random Event · Gust")) {
        click_label(gui, "Windy 0.1");
    } else if (is_on(gui, "mods")) {
        click_label(gui, "Random Event · Gust");
    }
    return is_on(gui, "play");
}

/* Who leaves a trial is back at the mod. */
static inline bool leave_it(guest *of, vaka_gui *gui)
{
    assert_false(is_on(gui, "start"));
    of->done = is_on(gui, "mods");
    if (gui->ui.menu.open)
        click_label(gui, "Leave the table");
    else if (!of->done)
        press_key(SDLK_ESCAPE, 0);
    return !of->done;
}

#endif
