/* gui/lobby/drop.c - a file that was dropped on the window: a mod in it is shown, then installed.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/lobby.h"

#include <stdio.h>

enum { ANSWER_LEAVE, ANSWER_INSTALL };

/* From the start screen: what it is is asked where mods are looked at. */
void vaka_lobby_drop(void *data, const char *path)
{
    vaka_lobby *lobby = data;

    snprintf(lobby->dropped, sizeof lobby->dropped, "%s", path);
    vaka_lobby_answer(lobby, VAKA_LOBBY_MODS);
}

/* Says what it is and what it may do, and asks. */
void vaka_lobby_drop_ask(void *data, const char *path)
{
    vaka_lobby *lobby = data;
    const vaka_gui_host *host = lobby->ui->start->host;
    char about[VAKA_GUI_NOTE];
    vaka_error err;

    if (path != lobby->dropped)
        snprintf(lobby->dropped, sizeof lobby->dropped, "%s", path);
    if (!host->pack_about || host->pack_about(host->data, path, about, &err)) {
        vaka_notice_error(lobby->ui, VAKA_TEXT("This cannot be installed: {0}"),
                          host->pack_about ? err.text : path);
        lobby->dropped[0] = '\0';
        return;
    }
    vaka_menu_begin(lobby->ui, about, -1, -1);
    vaka_menu_add(lobby->ui, ANSWER_INSTALL,
                  vaka_ui_say(lobby->ui, "Install it; its scripts can change games, nothing else"));
    vaka_menu_add(lobby->ui, ANSWER_LEAVE, vaka_ui_say(lobby->ui, "Leave it"));
}

void vaka_lobby_drop_chosen(void *data, int32_t item)
{
    vaka_lobby *lobby = data;
    const vaka_gui_host *host = lobby->ui->start->host;
    char note[VAKA_GUI_NOTE];
    vaka_error err;

    if (item == ANSWER_INSTALL && host->install) {
        vaka_preview_done(&lobby->preview); /* it plays with what is going to be read anew */
        if (host->install(host->data, lobby->dropped, note, &err))
            vaka_notice_error(lobby->ui, VAKA_TEXT("This cannot be installed: {0}"), err.text);
        else
            vaka_notice_set(lobby->ui, false, "%s", note);
        vaka_lobby_module(lobby, lobby->module);
    }
    lobby->dropped[0] = '\0';
    lobby->ui->dirty = true;
}
