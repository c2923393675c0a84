/* gui/lobby/screen_learn.c - lessons to choose one from.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

enum { BUTTON_LESSON, BUTTON_GUIDE, BUTTON_BACK };

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    const vaka_gui_host *host = lobby->ui->start->host;
    bool guide = host->guide && host->guide(host->data);
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_ui_say(lobby->ui, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_GUIDE, 0), vaka_ui_say(lobby->ui, "Player's guide"),
         VAKA_BUTTON_PLAIN},
    };
    SDL_Rect body = vaka_form_card(lobby->ui, vaka_ui_say(lobby->ui, "Learn to play"), 700, foot,
                                   guide ? 2 : 1);
    vaka_form form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    char title[256];

    vaka_form_words(&form, vaka_ui_say(lobby->ui, "A lesson is played on the real board, one step "
                                                  "at a time. You can leave it at any moment."));
    for (uint32_t i = 0; i < lobby->lesson_count; i++) {
        const vaka_gui_item *lesson = &lobby->lessons[i];
        const vaka_module *module = host->plugins->at[lobby->lesson_module[i]].module;

        snprintf(title, sizeof title, "%.100s · %.140s", vaka_ui_say(lobby->ui, module->title),
                 vaka_ui_say(lobby->ui, lesson->title));
        vaka_form_button(&form, vaka_form_hit(BUTTON_LESSON, (int32_t)i), title,
                         VAKA_BUTTON_LEFT | (i == 0 ? VAKA_BUTTON_MAIN : 0));
        if (lesson->text && *lesson->text)
            vaka_form_words(&form, vaka_ui_say(lobby->ui, lesson->text));
    }
    vaka_form_end(&form, &lobby->scroll);
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_lobby *lobby = data;

    if (which == BUTTON_GUIDE) {
        lobby->ui->help = lobby->ui->guide = true;
        return;
    }
    lobby->lesson = (uint32_t)number;
    vaka_lobby_answer(lobby, which == BUTTON_LESSON ? VAKA_LOBBY_LESSON : VAKA_LOBBY_BACK);
}

static bool key(void *data, const SDL_Keysym *sym)
{
    vaka_lobby *lobby = data;

    if ((sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER) || !lobby->lesson_count)
        return vaka_lobby_key(lobby, sym);
    lobby->lesson = 0;
    vaka_lobby_answer(lobby, VAKA_LOBBY_LESSON);
    return true;
}

const vaka_screen vaka_screen_learn = {
    .name = "learn",
    .draw = draw,
    .button = button,
    .key = key,
};
