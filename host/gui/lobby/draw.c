/* gui/lobby/draw.c - a scenario is to be drawn: from which one?
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/lobby.h"

enum { FROM_GAME, FROM_NOTHING, FROM_SCENARIO };

bool vaka_lobby_can_draw(const vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;

    return lobby->ui->start->host->drafts && lobby->choosing && module && module->table_count > 0;
}

void vaka_lobby_draw_ask(vaka_lobby *lobby)
{
    vaka_chart chart;

    lobby->dropped[0] = '\0'; /* a pack that was not answered about is not meant by this menu */
    vaka_chart_read(&chart, lobby->choice.module);
    vaka_menu_begin(lobby->ui, vaka_ui_say(lobby->ui, VAKA_TEXT("Draw a scenario, beginning with")),
                    -1, -1);
    vaka_menu_add(lobby->ui, FROM_GAME, vaka_ui_say(lobby->ui, VAKA_TEXT("The game as it is")));
    if (chart.places >= 0)
        vaka_menu_add(lobby->ui, FROM_NOTHING, vaka_ui_say(lobby->ui, VAKA_TEXT("An empty map")));
    for (uint32_t i = 0; i < lobby->scenario_count; i++)
        vaka_menu_add(lobby->ui, (int32_t)(FROM_SCENARIO + i), lobby->scenarios[i].title);
}

void vaka_lobby_chosen(void *data, int32_t item)
{
    vaka_lobby *lobby = data;
    uint32_t scenario = (uint32_t)item - FROM_SCENARIO;

    if (lobby->dropped[0]) {
        vaka_lobby_drop_chosen(lobby, item);
        return;
    }
    if (item >= FROM_SCENARIO && scenario >= lobby->scenario_count)
        return;
    if (vaka_editor_open(&lobby->editor, lobby->choice.module,
                         item == FROM_GAME      ? NULL
                         : item == FROM_NOTHING ? ""
                                                : lobby->scenarios[scenario].id))
        vaka_lobby_answer(lobby, VAKA_LOBBY_DRAW);
}
