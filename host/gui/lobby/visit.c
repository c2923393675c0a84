/* gui/lobby/visit.c - shows a screen of the lobby until it is answered.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/lobby/lobby.h"

void vaka_lobby_answer(vaka_lobby *lobby, int32_t answer)
{
    lobby->answer = answer;
    lobby->answered = true;
}

bool vaka_lobby_key(void *data, const SDL_Keysym *key)
{
    if (key->sym == SDLK_ESCAPE)
        vaka_lobby_answer(data, VAKA_LOBBY_BACK);
    return key->sym == SDLK_ESCAPE;
}

int32_t vaka_lobby_visit(vaka_lobby *lobby, const vaka_screen *screen)
{
    const vaka_screen *before = lobby->ui->screen;
    void *data = lobby->ui->data;
    vaka_hit focus = lobby->ui->focus;

    if (lobby->ui->dragging) /* it would end on the other screen, which knows nothing of it */
        vaka_input_let_go(lobby->ui);
    lobby->answered = false;
    lobby->answer = VAKA_LOBBY_QUIT;
    lobby->scroll.at = lobby->side.at = 0;
    lobby->ui->focus = (vaka_hit){0};
    vaka_field_end(lobby->ui);
    vaka_ui_show(lobby->ui, screen, lobby);
    lobby->ui->dirty = true;
    vaka_input_run(lobby->ui, &lobby->answered);
    if (screen->settings && !lobby->ui->closing)
        vaka_settings_save(lobby->ui);
    vaka_field_end(lobby->ui);
    if (lobby->ui->menu.open)
        vaka_menu_close(lobby->ui);
    lobby->answered = false;
    lobby->ui->focus = focus;
    lobby->ui->dirty = true;
    if (before)
        vaka_ui_show(lobby->ui, before, data);
    return lobby->ui->closing ? VAKA_LOBBY_QUIT : lobby->answer;
}

/* Lists are made anew in another language; while a game is on the table, before they are seen. */
static void turn_lists(vaka_lobby *lobby)
{
    if (lobby->play->viewing)
        return;
    vaka_lobby_games(lobby);
    vaka_lobby_tell(lobby);
    vaka_lobby_lessons(lobby);
    if (lobby->choice.module)
        vaka_lobby_relist(lobby);
}

void vaka_settings_visit(void *data)
{
    vaka_lobby *lobby = data;
    const vaka_language *language = lobby->ui->language;
    bool answered = lobby->answered;
    int32_t answer = lobby->answer;
    int scroll = lobby->scroll.at, side = lobby->side.at;
    uint32_t wake = lobby->ui->wake;
    char before[16];

    snprintf(before, sizeof before, "%s", language ? language->current(language->texts) : "");
    lobby->ui->wake = 0;
    vaka_lobby_visit(lobby, &vaka_screen_settings);
    lobby->ui->wake = wake; /* what has become due comes now */
    lobby->answered = answered;
    lobby->answer = answer;
    lobby->scroll.at = scroll;
    lobby->side.at = side;
    if (language && strcmp(before, language->current(language->texts)) != 0) {
        vaka_play_reopen(lobby->play);
        turn_lists(lobby);
    }
}
