/* gui/lobby/screen_mods.c - installed mods: what they add, what is wrong with them, and trying
 * them.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/trial_wish.h"

enum {
    BUTTON_MODULE,
    BUTTON_MOD,
    BUTTON_SWITCH,
    BUTTON_TRY,
    BUTTON_WISH,
    BUTTON_RELOAD,
    BUTTON_DRAW,
    BUTTON_BACK
};

#define COMPLAINTS_SHOWN 40u

static void put_modules(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;
        bool on = lobby->choosing && i == lobby->module;

        if (module && module->sort_count + module->table_count > 0)
            vaka_form_button(form, vaka_form_hit(BUTTON_MODULE, (int32_t)i),
                             vaka_ui_say(lobby->ui, module->title),
                             VAKA_BUTTON_LEFT | (on ? VAKA_BUTTON_ON : 0));
    }
}

static void put_mods(vaka_lobby *lobby, vaka_form *form)
{
    char text[256];

    vaka_form_head(form, vaka_ui_say(lobby->ui, "Mods"));
    if (lobby->mod_count == 0)
        vaka_form_words(form, vaka_ui_say(lobby->ui, "This game takes no mods, or has none."));
    for (uint32_t i = 0; i < lobby->mod_count; i++) {
        const vaka_gui_mod *mod = &lobby->mods[i];

        snprintf(text, sizeof text, "%s%.120s %.40s", mod->trouble ? "⚠ " : "",
                 vaka_ui_say(lobby->ui, mod->title), mod->version);
        vaka_form_button(form, vaka_form_hit(BUTTON_MOD, (int32_t)i), text,
                         VAKA_BUTTON_LEFT | (i == lobby->mod ? VAKA_BUTTON_ON : 0));
    }
}

static void put_about(vaka_lobby *lobby, vaka_form *form, const vaka_gui_mod *mod)
{
    char text[1024];

    vaka_form_head(form, vaka_ui_say(lobby->ui, mod->title));
    if (mod->text && *mod->text)
        vaka_form_say(form, vaka_ui_say(lobby->ui, mod->text), lobby->look->theme->ink);
    snprintf(text, sizeof text, "%.60s %.40s%s%.200s%s%.60s", mod->id, mod->version,
             mod->authors && *mod->authors ? " · " : "", mod->authors ? mod->authors : "",
             mod->licence && *mod->licence ? " · " : "", mod->licence ? mod->licence : "");
    vaka_form_words(form, text);
    vaka_form_words(form, mod->folder);
    if (mod->trouble) {
        vaka_say_with(lobby->ui->language, "It cannot be used: {0}", VAKA_WITH(mod->trouble), text,
                      sizeof text);
        vaka_form_say(form, text, lobby->look->theme->refuse);
    }
}

/* Whether new games take it. What is part of every game has no switch. */
static void put_switch(vaka_lobby *lobby, vaka_form *form, uint32_t mod)
{
    if (!lobby->mods[mod].usual && !lobby->mods[mod].trouble)
        vaka_form_switch(form, vaka_form_hit(BUTTON_SWITCH, (int32_t)mod),
                         vaka_ui_say(lobby->ui, "In new games"),
                         vaka_ui_say(lobby->ui, "New games are played with this mod."),
                         lobby->mod_on[mod]);
}

/* Everything that is wrong in the mod's files. */
static void put_complaints(vaka_lobby *lobby, vaka_form *form, const vaka_gui_mod *mod)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const char *line;
    uint32_t shown = 0;

    for (uint32_t i = 0; host->complaint && shown < COMPLAINTS_SHOWN; i++) {
        line = host->complaint(host->data, lobby->choice.module, i);
        if (!line)
            break;
        if (strncmp(line, mod->folder, strlen(mod->folder)) != 0)
            continue;
        if (shown++ == 0)
            vaka_form_head(form, vaka_ui_say(lobby->ui, "What is wrong"));
        vaka_form_say(form, line + strlen(mod->folder) + 1, lobby->look->theme->refuse);
    }
    if (shown == 0 && host->complaint && !mod->trouble)
        vaka_form_words(form, vaka_ui_say(lobby->ui, "Nothing is wrong with its files."));
}

static void put_parts(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_gui_part *parts = vaka_xnew(VAKA_GUI_ITEMS * sizeof *parts);
    uint32_t count =
        host->parts ? host->parts(host->data, lobby->choice.module, lobby->mod, parts) : 0;
    char text[256];

    if (count > 0) {
        vaka_form_head(form, vaka_ui_say(lobby->ui, "What it adds"));
        vaka_form_words(form, vaka_ui_say(lobby->ui, "Press one to try it at once, in a game that "
                                                     "is not kept."));
        vaka_trial_wish_put(lobby, form, BUTTON_WISH);
    }
    for (uint32_t i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%.60s · %.150s", vaka_ui_say(lobby->ui, parts[i].sort),
                 vaka_ui_say(lobby->ui, parts[i].title));
        vaka_form_button(form, vaka_form_hit(BUTTON_TRY, (int32_t)i), text, VAKA_BUTTON_LEFT);
    }
    free(parts);
}

static void put_mod(vaka_lobby *lobby, vaka_form *form)
{
    if (lobby->mod >= lobby->mod_count)
        return;
    put_about(lobby, form, &lobby->mods[lobby->mod]);
    put_switch(lobby, form, lobby->mod);
    put_complaints(lobby, form, &lobby->mods[lobby->mod]);
    if (!lobby->mods[lobby->mod].trouble)
        put_parts(lobby, form);
}

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_ui_say(lobby->ui, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_RELOAD, 0), vaka_ui_say(lobby->ui, "Read all files again (F5)"),
         VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_DRAW, 0), vaka_ui_say(lobby->ui, VAKA_TEXT("Draw a scenario")),
         VAKA_BUTTON_PLAIN},
    };
    SDL_Rect body = vaka_form_card(lobby->ui, vaka_ui_say(lobby->ui, "Mods"), 1100, foot,
                                   vaka_lobby_can_draw(lobby) ? 3 : 2);
    int gap = vaka_look_px(lobby->look, 24), left = body.w / 3;
    vaka_form form;

    if (body.w < vaka_look_px(lobby->look, 640)) {
        form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
        put_modules(lobby, &form);
        put_mods(lobby, &form);
        put_mod(lobby, &form);
        vaka_form_end(&form, &lobby->scroll);
        return;
    }
    form = vaka_form_begin(lobby->ui, (SDL_Rect){body.x, body.y, left, body.h}, &lobby->side);
    put_modules(lobby, &form);
    put_mods(lobby, &form);
    vaka_form_end(&form, &lobby->side);
    body = (SDL_Rect){body.x + left + gap, body.y, body.w - left - gap, body.h};
    form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    put_mod(lobby, &form);
    vaka_form_end(&form, &lobby->scroll);
}

static void reload(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    uint32_t mod = lobby->mod;

    if (!host->reload)
        return;
    vaka_preview_done(&lobby->preview);          /* it plays with what is going to be read anew */
    vaka_art_folders(lobby->look->art, NULL, 0); /* drawings, too */
    host->reload(host->data);
    vaka_lobby_module(lobby, lobby->module);
    lobby->mod = mod;
    vaka_notice_say(lobby->ui, false, "All files were read again.");
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_lobby *lobby = data;

    switch (which) {
    case BUTTON_MODULE:
        vaka_lobby_module(lobby, (uint32_t)number);
        vaka_trial_wish_none(&lobby->wish);
        lobby->mod = 0;
        break;
    case BUTTON_MOD:
        lobby->mod = (uint32_t)number;
        lobby->scroll.at = 0;
        break;
    case BUTTON_SWITCH:
        vaka_lobby_switch_mod(lobby, (uint32_t)number);
        break;
    case BUTTON_TRY:
        lobby->part = (uint32_t)number;
        if (lobby->ui->start->host->try_part)
            vaka_lobby_answer(lobby, VAKA_LOBBY_TRY);
        break;
    case BUTTON_WISH:
        vaka_trial_wish_press(lobby, BUTTON_WISH, number);
        break;
    case BUTTON_RELOAD:
        reload(lobby);
        break;
    case BUTTON_DRAW:
        vaka_lobby_draw_ask(lobby);
        break;
    default:
        vaka_lobby_answer(lobby, VAKA_LOBBY_BACK);
        break;
    }
}

static bool key(void *data, const SDL_Keysym *sym)
{
    if (sym->sym == SDLK_F5)
        reload(data);
    else if (sym->sym == SDLK_d && vaka_lobby_can_draw(data))
        vaka_lobby_draw_ask(data);
    else
        return vaka_lobby_key(data, sym);
    return true;
}

static void chosen(void *data, int32_t item)
{
    if (item >= VAKA_TRIAL_MENU)
        vaka_trial_wish_chosen(data, item);
    else
        vaka_lobby_chosen(data, item);
}

const vaka_screen vaka_screen_mods = {
    .name = "mods",
    .draw = draw,
    .button = button,
    .key = key,
    .chosen = chosen,
    .drop = vaka_lobby_drop_ask,
};
