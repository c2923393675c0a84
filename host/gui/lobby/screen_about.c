/* gui/lobby/screen_about.c - what this program is, whose it is, and where its things lie.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/ui/form.h"

static void put_games(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_plugins *plugins = gui->start->host->plugins;
    char text[256];

    vaka_form_head(form, vaka_say(gui->language, "Games"));
    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (module)
            snprintf(text, sizeof text, "%.120s %.60s", vaka_say(gui->language, module->title),
                     module->version);
        else
            snprintf(text, sizeof text, "%.250s", plugins->at[i].reason);
        vaka_form_say(form, text, module ? gui->theme->ink : gui->theme->refuse);
    }
}

static void put_places(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_host *host = gui->start->host;
    char folder[VAKA_GUI_PATH], text[VAKA_GUI_PATH + 64];

    vaka_form_head(form, vaka_say(gui->language, "Places"));
    if (host->games(host->data, folder, NULL) == VAKA_OK) {
        vaka_say_with(gui->language, "Games are kept in {0}", VAKA_WITH(folder), text, sizeof text);
        vaka_form_say(form, text, gui->theme->ink);
    }
    if (gui->settings.path[0]) {
        vaka_say_with(gui->language, "Settings are kept in {0}", VAKA_WITH(gui->settings.path),
                      text, sizeof text);
        vaka_form_say(form, text, gui->theme->ink);
    }
}

static void draw(vaka_gui *gui)
{
    vaka_foot foot[] = {{vaka_form_hit(0, 0), vaka_say(gui->language, "Back"), VAKA_BUTTON_MAIN}};
    SDL_Rect body = vaka_form_card(gui, vaka_say(gui->language, "About Vaka"), 760, foot, 1);
    vaka_form form = vaka_form_begin(gui, body, &gui->lobby.scroll);
    SDL_version sdl;
    char text[256], number[32];

    SDL_GetVersion(&sdl);
    snprintf(number, sizeof number, "%d.%d.%d", sdl.major, sdl.minor, sdl.patch);
    vaka_say_with(gui->language, "Vaka {0}, a table for board games.", VAKA_WITH(VAKA_VERSION),
                  text, sizeof text);
    vaka_form_say(&form, text, gui->theme->ink);
    vaka_form_say(&form,
                  vaka_say(gui->language,
                           "A vaka is a boat for long voyages: it carries games. All "
                           "of a match lies on a table that knows who may see what."),
                  gui->theme->ink);
    vaka_form_say(&form,
                  vaka_say(gui->language, "Free software under the MIT licence. Windows by SDL, "
                                          "scripts by Lua."),
                  gui->theme->ink);
    vaka_say_with(
        gui->language, "SDL {0}, video by {1}",
        VAKA_WITH(number, SDL_GetCurrentVideoDriver() ? SDL_GetCurrentVideoDriver() : "?"), text,
        sizeof text);
    vaka_form_words(&form, text);
    put_games(&form);
    put_places(&form);
    vaka_form_end(&form, &gui->lobby.scroll);
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    (void)all;
    if (hit->what == VAKA_HIT_BUTTON)
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym != SDLK_ESCAPE && sym->sym != SDLK_RETURN)
        return false;
    vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    return true;
}

const vaka_screen vaka_screen_about = {
    .name = "about",
    .draw = draw,
    .press = press,
    .key = key,
};
