/* gui/lobby/screen_load.c - games that were left: to go on with, or to look at again.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

enum { BUTTON_GAME, BUTTON_OTHER, BUTTON_BACK };

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    bool replays = lobby->replays;
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_ui_say(lobby->ui, "Back"), VAKA_BUTTON_PLAIN},
        {vaka_form_hit(BUTTON_OTHER, 0),
         replays ? vaka_ui_say(lobby->ui, "Go on with one instead")
                 : vaka_ui_say(lobby->ui, "Look at one again instead"),
         VAKA_BUTTON_PLAIN},
    };
    SDL_Rect body = vaka_form_card(lobby->ui,
                                   replays ? vaka_ui_say(lobby->ui, "Replays")
                                           : vaka_ui_say(lobby->ui, "Load a game"),
                                   760, foot, 2);
    vaka_form form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    char text[sizeof lobby->games[0].title + sizeof lobby->games[0].about + 4];

    vaka_form_words(&form, replays ? vaka_ui_say(lobby->ui, "Look at a game from its beginning to "
                                                            "where it stands.")
                                   : vaka_ui_say(lobby->ui, "Go on where you left the table."));
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        snprintf(text, sizeof text, "%s\n%s", lobby->games[i].title, lobby->games[i].about);
        vaka_form_button(&form, vaka_form_hit(BUTTON_GAME, (int32_t)i), text, VAKA_BUTTON_LEFT);
    }
    if (lobby->game_count == 0)
        vaka_form_words(&form, vaka_ui_say(lobby->ui, "There are no games yet."));
    if (lobby->games_left > 0) {
        vaka_say_with(lobby->ui->language,
                      "{0} {0:plural:older game is:older games are} not listed.",
                      VAKA_WITH(VAKA_INT(lobby->games_left)), text, sizeof text);
        vaka_form_words(&form, text);
    }
    vaka_form_end(&form, &lobby->scroll);
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_lobby *lobby = data;

    if (which == BUTTON_OTHER) {
        lobby->replays = !lobby->replays;
        return;
    }
    if (which == BUTTON_GAME)
        snprintf(lobby->path, sizeof lobby->path, "%s", lobby->games[number].path);
    vaka_lobby_answer(lobby, which == BUTTON_GAME ? VAKA_LOBBY_OPEN : VAKA_LOBBY_BACK);
}

const vaka_screen vaka_screen_load = {
    .name = "load",
    .draw = draw,
    .button = button,
    .key = vaka_lobby_key,
};
