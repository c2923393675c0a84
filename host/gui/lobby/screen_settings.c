/* gui/lobby/screen_settings.c - size of text, colours, language, motion, window.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/ui/form.h"

enum {
    BUTTON_LESS,
    BUTTON_MORE,
    BUTTON_THEME,
    BUTTON_LANGUAGE,
    BUTTON_PALETTE,
    BUTTON_PACE,
    BUTTON_STILL,
    BUTTON_FULL,
    BUTTON_BACK,
};

#define LANGUAGES_MOST 12
#define SAMPLE_SEATS 4

/* ms that a program's move stays. */
static const int paces[] = {1200, 600, 350, 120, 0};
#define PACES ((int)(sizeof paces / sizeof paces[0]))

/* A language as those who read it call it; others by their code. */
static const char *language_name(const char *code)
{
    static const char *const names[][2] = {
        {"en", "English"},  {"fr", "Français"}, {"de", "Deutsch"},   {"es", "Español"},
        {"it", "Italiano"}, {"mi", "Māori"},    {"pt", "Português"}, {"nl", "Nederlands"},
    };

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i][0], code) == 0)
            return names[i][1];
    return code;
}

static void put_languages(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_language *language = gui->language;
    const char *texts[LANGUAGES_MOST], *code;
    int count = 0, on = VAKA_NONE;

    if (!language)
        return;
    vaka_form_head(form, vaka_say(language, "Language"));
    for (; count < LANGUAGES_MOST && (code = language->at(language->texts, (uint32_t)count));
         count++) {
        texts[count] = language_name(code);
        if (strcmp(code, language->current(language->texts)) == 0)
            on = count;
    }
    vaka_form_choice(form, BUTTON_LANGUAGE, texts, count, on);
}

static void put_colours(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const char *const themes[] = {vaka_say(gui->language, "Light"),
                                  vaka_say(gui->language, "Dark")};
    const char *const palettes[VAKA_PALETTES] = {
        vaka_say(gui->language, "Usual colours"),
        vaka_say(gui->language, "Strong contrast"),
        vaka_say(gui->language, "Safe for colour-blind eyes"),
    };
    int size = vaka_gui_px(gui, 34), x = form->box.x;

    vaka_form_head(form, vaka_say(gui->language, "Colours"));
    vaka_form_choice(form, BUTTON_THEME, themes, 2, gui->dark);
    vaka_form_choice(form, BUTTON_PALETTE, palettes, VAKA_PALETTES, gui->palette);
    for (int32_t seat = 0; seat < SAMPLE_SEATS; seat++, x += size + form->gap)
        vaka_seat_sign(gui, seat, x, form->box.y, size);
    form->box.y += size + form->gap;
    vaka_form_words(form, vaka_say(gui->language, "Each seat also has a pattern and an outline of "
                                                  "its own, so nothing hangs on colour alone."));
}

static void put_motion(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const char *const texts[PACES] = {
        vaka_say(gui->language, "Slow"),    vaka_say(gui->language, "Calm"),
        vaka_say(gui->language, "Usual"),   vaka_say(gui->language, "Quick"),
        vaka_say(gui->language, "At once"),
    };
    int on = VAKA_NONE;

    for (int i = 0; i < PACES; i++)
        on = gui->pace == paces[i] ? i : on;
    vaka_form_head(form, vaka_say(gui->language, "Motion"));
    vaka_form_say(form, vaka_say(gui->language, "Speed of moves and of bots"), gui->theme->ink);
    vaka_form_choice(form, BUTTON_PACE, texts, PACES, on);
    vaka_form_switch(form, vaka_form_hit(BUTTON_STILL, 0),
                     vaka_say(gui->language, "Reduced motion"),
                     vaka_say(gui->language, "Nothing glides, breathes or rolls: what has changed "
                                             "is simply there."),
                     gui->still);
}

static void draw(vaka_gui *gui)
{
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_say(gui->language, "Back"), VAKA_BUTTON_MAIN}};
    SDL_Rect body = vaka_form_card(gui, vaka_say(gui->language, "Settings"), 760, foot, 1);
    vaka_form form = vaka_form_begin(gui, body, &gui->lobby.scroll);
    char percent[24];

    snprintf(percent, sizeof percent, "%d %%", gui->percent);
    vaka_form_head(&form, vaka_say(gui->language, "Text"));
    vaka_form_number(&form, vaka_say(gui->language, "Size of text"), percent,
                     vaka_form_hit(BUTTON_LESS, 0), vaka_form_hit(BUTTON_MORE, 0));
    put_languages(&form);
    put_colours(&form);
    put_motion(&form);
    vaka_form_head(&form, vaka_say(gui->language, "Window"));
    vaka_form_switch(&form, vaka_form_hit(BUTTON_FULL, 0), vaka_say(gui->language, "Full screen"),
                     "", gui->full);
    if (gui->settings.path[0])
        vaka_form_words(&form, gui->settings.path);
    vaka_form_end(&form, &gui->lobby.scroll);
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    const vaka_language *language = gui->language;

    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    switch (hit->a) {
    case BUTTON_LESS:
    case BUTTON_MORE:
        vaka_window_percent(gui, gui->percent + (hit->a == BUTTON_MORE ? 10 : -10));
        break;
    case BUTTON_THEME:
        vaka_window_theme(gui, hit->b == 1);
        break;
    case BUTTON_LANGUAGE:
        language->turn(language->texts, language->at(language->texts, (uint32_t)hit->b));
        vaka_settings_put(&gui->settings, "language", language->current(language->texts));
        gui->lobby.choosing = false; /* its lists are read in the other language */
        break;
    case BUTTON_PALETTE:
        gui->palette = hit->b;
        vaka_window_look(gui);
        break;
    case BUTTON_PACE:
        gui->pace = paces[hit->b];
        break;
    case BUTTON_STILL:
        gui->still = !gui->still;
        break;
    case BUTTON_FULL:
        vaka_window_full(gui, !gui->full);
        break;
    default:
        vaka_settings_save(gui);
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
        break;
    }
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym != SDLK_ESCAPE)
        return false;
    vaka_settings_save(gui);
    vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    return true;
}

const vaka_screen vaka_screen_settings = {
    .name = "settings",
    .draw = draw,
    .press = press,
    .key = key,
};
