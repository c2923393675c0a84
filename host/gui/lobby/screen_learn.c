/* gui/lobby/screen_learn.c - lessons to choose one from.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/ui/form.h"

enum { BUTTON_LESSON, BUTTON_GUIDE, BUTTON_BACK };

static void draw(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    const vaka_lobby *lobby = &gui->lobby;
    bool guide = host->guide && host->guide(host->data);
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_say(gui->language, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_GUIDE, 0), vaka_say(gui->language, "Player's guide"),
         VAKA_BUTTON_PLAIN},
    };
    SDL_Rect body =
        vaka_form_card(gui, vaka_say(gui->language, "Learn to play"), 700, foot, guide ? 2 : 1);
    vaka_form form = vaka_form_begin(gui, body, &gui->lobby.scroll);
    char title[256];

    vaka_form_words(&form, vaka_say(gui->language, "A lesson is played on the real board, one step "
                                                   "at a time. You can leave it at any moment."));
    for (uint32_t i = 0; i < lobby->lesson_count; i++) {
        const vaka_gui_item *lesson = &lobby->lessons[i];
        const vaka_module *module = host->plugins->at[lobby->lesson_module[i]].module;

        snprintf(title, sizeof title, "%.100s · %.140s", vaka_say(gui->language, module->title),
                 vaka_say(gui->language, lesson->title));
        vaka_form_button(&form, vaka_form_hit(BUTTON_LESSON, (int32_t)i), title,
                         VAKA_BUTTON_LEFT | (i == 0 ? VAKA_BUTTON_MAIN : 0));
        if (lesson->text && *lesson->text)
            vaka_form_words(&form, vaka_say(gui->language, lesson->text));
    }
    vaka_form_end(&form, &gui->lobby.scroll);
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    if (hit->a == BUTTON_GUIDE) {
        gui->help = gui->guide = true;
        return;
    }
    gui->lobby.lesson = (uint32_t)hit->b;
    vaka_lobby_answer(gui, hit->a == BUTTON_LESSON ? VAKA_LOBBY_LESSON : VAKA_LOBBY_BACK);
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (sym->sym == SDLK_ESCAPE) {
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    } else if ((sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER) && gui->lobby.lesson_count) {
        gui->lobby.lesson = 0;
        vaka_lobby_answer(gui, VAKA_LOBBY_LESSON);
    } else {
        return false;
    }
    return true;
}

const vaka_screen vaka_screen_learn = {
    .name = "learn",
    .draw = draw,
    .press = press,
    .key = key,
};
