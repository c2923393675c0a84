/* gui/lobby/screen_mods.c - installed mods: what they add, what is wrong with them, and trying
 * them.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/ui/form.h"

enum { BUTTON_MODULE, BUTTON_MOD, BUTTON_TRY, BUTTON_RELOAD, BUTTON_BACK };

#define COMPLAINTS_SHOWN 40u

static void put_modules(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_plugins *plugins = gui->start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;
        bool on = gui->lobby.choosing && i == gui->lobby.module;

        if (module && module->sort_count + module->table_count > 0)
            vaka_form_button(form, vaka_form_hit(BUTTON_MODULE, (int32_t)i),
                             vaka_say(gui->language, module->title),
                             VAKA_BUTTON_LEFT | (on ? VAKA_BUTTON_ON : 0));
    }
}

static void put_mods(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_lobby *lobby = &gui->lobby;
    char text[256];

    vaka_form_head(form, vaka_say(gui->language, "Mods"));
    if (lobby->mod_count == 0)
        vaka_form_words(form, vaka_say(gui->language, "This game takes no mods, or has none."));
    for (uint32_t i = 0; i < lobby->mod_count; i++) {
        const vaka_gui_mod *mod = &lobby->mods[i];

        snprintf(text, sizeof text, "%s%.120s %.40s", mod->trouble ? "⚠ " : "",
                 vaka_say(gui->language, mod->title), mod->version);
        vaka_form_button(form, vaka_form_hit(BUTTON_MOD, (int32_t)i), text,
                         VAKA_BUTTON_LEFT | (i == lobby->mod ? VAKA_BUTTON_ON : 0));
    }
}

static void put_about(vaka_form *form, const vaka_gui_mod *mod)
{
    vaka_gui *gui = form->gui;
    char text[1024];

    vaka_form_head(form, vaka_say(gui->language, mod->title));
    if (mod->text && *mod->text)
        vaka_form_say(form, vaka_say(gui->language, mod->text), gui->theme->ink);
    snprintf(text, sizeof text, "%.60s %.40s%s%.200s%s%.60s", mod->id, mod->version,
             mod->authors && *mod->authors ? " · " : "", mod->authors ? mod->authors : "",
             mod->licence && *mod->licence ? " · " : "", mod->licence ? mod->licence : "");
    vaka_form_words(form, text);
    vaka_form_words(form, mod->folder);
    if (mod->trouble) {
        vaka_say_with(gui->language, "It cannot be used: {0}", VAKA_WITH(mod->trouble), text,
                      sizeof text);
        vaka_form_say(form, text, gui->theme->refuse);
    }
}

/* Everything that is wrong in the mod's files. */
static void put_complaints(vaka_form *form, const vaka_gui_mod *mod)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_host *host = gui->start->host;
    const char *line;
    uint32_t shown = 0;

    for (uint32_t i = 0; host->complaint && shown < COMPLAINTS_SHOWN; i++) {
        line = host->complaint(host->data, gui->lobby.choice.module, i);
        if (!line)
            break;
        if (strncmp(line, mod->folder, strlen(mod->folder)) != 0)
            continue;
        if (shown++ == 0)
            vaka_form_head(form, vaka_say(gui->language, "What is wrong"));
        vaka_form_say(form, line + strlen(mod->folder) + 1, gui->theme->refuse);
    }
    if (shown == 0 && host->complaint && !mod->trouble)
        vaka_form_words(form, vaka_say(gui->language, "Nothing is wrong with its files."));
}

static void put_parts(vaka_form *form)
{
    vaka_gui *gui = form->gui;
    const vaka_gui_host *host = gui->start->host;
    vaka_gui_part *parts = vaka_xnew(VAKA_GUI_ITEMS * sizeof *parts);
    uint32_t count =
        host->parts ? host->parts(host->data, gui->lobby.choice.module, gui->lobby.mod, parts) : 0;
    char text[256];

    if (count > 0) {
        vaka_form_head(form, vaka_say(gui->language, "What it adds"));
        vaka_form_words(form, vaka_say(gui->language, "Press one to try it at once, in a game that "
                                                      "is not kept."));
    }
    for (uint32_t i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%.60s · %.150s", vaka_say(gui->language, parts[i].sort),
                 vaka_say(gui->language, parts[i].title));
        vaka_form_button(form, vaka_form_hit(BUTTON_TRY, (int32_t)i), text, VAKA_BUTTON_LEFT);
    }
    free(parts);
}

static void put_mod(vaka_form *form)
{
    const vaka_lobby *lobby = &form->gui->lobby;

    if (lobby->mod >= lobby->mod_count)
        return;
    put_about(form, &lobby->mods[lobby->mod]);
    put_complaints(form, &lobby->mods[lobby->mod]);
    if (!lobby->mods[lobby->mod].trouble)
        put_parts(form);
}

static void draw(vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_say(gui->language, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_RELOAD, 0), vaka_say(gui->language, "Read all files again (F5)"),
         VAKA_BUTTON_PLAIN},
    };
    SDL_Rect body = vaka_form_card(gui, vaka_say(gui->language, "Mods"), 1100, foot, 2);
    int gap = vaka_gui_px(gui, 24), left = body.w / 3;
    vaka_form form;

    if (body.w < vaka_gui_px(gui, 640)) {
        form = vaka_form_begin(gui, body, &lobby->scroll);
        put_modules(&form);
        put_mods(&form);
        put_mod(&form);
        vaka_form_end(&form, &lobby->scroll);
        return;
    }
    form = vaka_form_begin(gui, (SDL_Rect){body.x, body.y, left, body.h}, &lobby->side);
    put_modules(&form);
    put_mods(&form);
    vaka_form_end(&form, &lobby->side);
    body = (SDL_Rect){body.x + left + gap, body.y, body.w - left - gap, body.h};
    form = vaka_form_begin(gui, body, &lobby->scroll);
    put_mod(&form);
    vaka_form_end(&form, &lobby->scroll);
}

static void reload(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    uint32_t mod = gui->lobby.mod;

    if (!host->reload)
        return;
    vaka_preview_done(gui);              /* it plays with what is going to be read anew */
    vaka_art_folders(gui->art, NULL, 0); /* drawings, too */
    host->reload(host->data);
    vaka_lobby_module(gui, gui->lobby.module);
    gui->lobby.mod = mod;
    vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "All files were read again."));
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    switch (hit->a) {
    case BUTTON_MODULE:
        vaka_lobby_module(gui, (uint32_t)hit->b);
        gui->lobby.mod = 0;
        break;
    case BUTTON_MOD:
        gui->lobby.mod = (uint32_t)hit->b;
        gui->lobby.scroll.at = 0;
        break;
    case BUTTON_TRY:
        gui->lobby.part = (uint32_t)hit->b;
        if (gui->start->host->try_part)
            vaka_lobby_answer(gui, VAKA_LOBBY_TRY);
        break;
    case BUTTON_RELOAD:
        reload(gui);
        break;
    default:
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
        break;
    }
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym == SDLK_ESCAPE)
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    else if (sym->sym == SDLK_F5)
        reload(gui);
    else
        return false;
    return true;
}

const vaka_screen vaka_screen_mods = {
    .name = "mods",
    .draw = draw,
    .press = press,
    .key = key,
};
