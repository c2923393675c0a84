/* gui/lobby/screen_about.c - what this program is, whose it is, and where its things lie.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

static void put_games(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;
    char text[256];

    vaka_form_head(form, vaka_ui_say(lobby->ui, "Games"));
    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (module)
            snprintf(text, sizeof text, "%.120s %.60s", vaka_ui_say(lobby->ui, module->title),
                     module->version);
        else
            snprintf(text, sizeof text, "%.250s", plugins->at[i].reason);
        vaka_form_say(form, text, module ? lobby->look->theme->ink : lobby->look->theme->refuse);
    }
}

static void put_places(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    char folder[VAKA_GUI_PATH], text[VAKA_GUI_PATH + 64];

    vaka_form_head(form, vaka_ui_say(lobby->ui, "Places"));
    if (host->games(host->data, folder, NULL) == VAKA_OK) {
        vaka_say_with(lobby->ui->language, "Games are kept in {0}", VAKA_WITH(folder), text,
                      sizeof text);
        vaka_form_say(form, text, lobby->look->theme->ink);
    }
    if (lobby->ui->settings.path[0]) {
        vaka_say_with(lobby->ui->language, "Settings are kept in {0}",
                      VAKA_WITH(lobby->ui->settings.path), text, sizeof text);
        vaka_form_say(form, text, lobby->look->theme->ink);
    }
}

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    vaka_foot foot[] = {{vaka_form_hit(0, 0), vaka_ui_say(lobby->ui, "Back"), VAKA_BUTTON_MAIN}};
    SDL_Rect body = vaka_form_card(lobby->ui, vaka_ui_say(lobby->ui, "About Vaka"), 760, foot, 1);
    vaka_form form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    SDL_version sdl;
    char text[256], number[32];

    SDL_GetVersion(&sdl);
    snprintf(number, sizeof number, "%d.%d.%d", sdl.major, sdl.minor, sdl.patch);
    vaka_say_with(lobby->ui->language, "Vaka {0}, a table for board games.",
                  VAKA_WITH(VAKA_VERSION), text, sizeof text);
    vaka_form_say(&form, text, lobby->look->theme->ink);
    vaka_form_say(&form,
                  vaka_ui_say(lobby->ui, "A vaka is a boat for long voyages: it carries games. All "
                                         "of a match lies on a table that knows who may see what."),
                  lobby->look->theme->ink);
    vaka_form_say(&form,
                  vaka_ui_say(lobby->ui, "Free software under the MIT licence. Windows by SDL, "
                                         "scripts by Lua."),
                  lobby->look->theme->ink);
    vaka_say_with(
        lobby->ui->language, "SDL {0}, video by {1}",
        VAKA_WITH(number, SDL_GetCurrentVideoDriver() ? SDL_GetCurrentVideoDriver() : "?"), text,
        sizeof text);
    vaka_form_words(&form, text);
    put_games(lobby, &form);
    put_places(lobby, &form);
    vaka_form_end(&form, &lobby->scroll);
}

static void button(void *data, int32_t which, int32_t number)
{
    (void)which, (void)number;
    vaka_lobby_answer(data, VAKA_LOBBY_BACK);
}

static bool key(void *data, const SDL_Keysym *sym)
{
    if (sym->sym == SDLK_RETURN)
        vaka_lobby_answer(data, VAKA_LOBBY_BACK);
    return sym->sym == SDLK_RETURN || vaka_lobby_key(data, sym);
}

const vaka_screen vaka_screen_about = {
    .name = "about",
    .draw = draw,
    .button = button,
    .key = key,
};
