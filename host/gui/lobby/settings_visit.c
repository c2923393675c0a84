/* gui/lobby/settings_visit.c - the settings screen, from any screen and back.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/lobby/lobby.h"

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
    const char *language =
        lobby->ui->language ? lobby->ui->language->current(lobby->ui->language->texts) : "";
    bool answered = lobby->answered;
    int32_t answer = lobby->answer;
    int scroll = lobby->scroll.at, side = lobby->side.at;
    uint32_t wake = lobby->ui->wake;
    char before[16];

    snprintf(before, sizeof before, "%s", language);
    lobby->ui->wake = 0;
    vaka_lobby_visit(lobby, &vaka_screen_settings);
    lobby->ui->wake = wake; /* what has become due comes now */
    lobby->answered = answered;
    lobby->answer = answer;
    lobby->scroll.at = scroll;
    lobby->side.at = side;
    if (lobby->ui->language &&
        strcmp(before, lobby->ui->language->current(lobby->ui->language->texts)) != 0) {
        vaka_play_reopen(lobby->play);
        turn_lists(lobby);
    }
}
