/* gui/lobby/visit.c - shows a screen of the lobby until it is answered.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/lobby.h"

void vaka_lobby_answer(vaka_lobby *lobby, int32_t answer)
{
    lobby->answer = answer;
    lobby->answered = true;
}

int32_t vaka_lobby_visit(vaka_lobby *lobby, const vaka_screen *screen)
{
    const vaka_screen *before = lobby->ui->screen;
    void *data = lobby->ui->data;
    vaka_hit focus = lobby->ui->focus;

    lobby->answered = false;
    lobby->answer = VAKA_LOBBY_QUIT;
    lobby->scroll.at = lobby->side.at = 0;
    lobby->ui->focus = (vaka_hit){0};
    vaka_field_end(lobby->ui);
    vaka_ui_show(lobby->ui, screen, lobby);
    lobby->ui->dirty = true;
    vaka_input_run(lobby->ui, &lobby->answered);
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
