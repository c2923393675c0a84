/* gui/lobby/screen_load.c - games that were left: to go on with, or to look at again.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

enum { BUTTON_GAME, BUTTON_OTHER, BUTTON_BACK, BUTTON_ERASE };
enum { ITEM_KEEP, ITEM_ERASE };

/* A game, and beside it what deletes it. */
static void put_game(vaka_lobby *lobby, vaka_form *form, uint32_t number)
{
    const vaka_game_file *game = &lobby->games[number];
    char text[sizeof game->title + sizeof game->about + 64];
    int side = form->row, y = form->box.y;

    snprintf(text, sizeof text, "%s%s%s\n%s", game->title, game->over ? " · " : "",
             game->over ? vaka_ui_say(lobby->ui, "the game is over") : "", game->about);
    form->box.w -= side + form->gap;
    vaka_form_button(form, vaka_form_hit(BUTTON_GAME, (int32_t)number), text, VAKA_BUTTON_LEFT);
    form->box.w += side + form->gap;
    vaka_hit *erase =
        vaka_widget_button(lobby->ui, (SDL_Rect){form->box.x + form->box.w - side, y, side, side},
                           vaka_form_hit(BUTTON_ERASE, (int32_t)number), "×", VAKA_BUTTON_PLAIN);
    snprintf(erase->label, sizeof erase->label, "%s", vaka_ui_say(lobby->ui, "Delete"));
}

static void ask_erase(vaka_lobby *lobby, int32_t number)
{
    char text[sizeof lobby->games[0].title + 128];

    lobby->erased = number;
    vaka_say_with(lobby->ui->language, "Delete {0}? It cannot be brought back.",
                  VAKA_WITH(lobby->games[number].title), text, sizeof text);
    vaka_menu_begin(lobby->ui, text, -1, -1);
    vaka_menu_add(lobby->ui, ITEM_KEEP, vaka_ui_say(lobby->ui, "Keep it"));
    vaka_menu_add(lobby->ui, ITEM_ERASE, vaka_ui_say(lobby->ui, "Delete it"));
}

static void chosen(void *data, int32_t item)
{
    vaka_lobby *lobby = data;
    int scroll = lobby->scroll.at;

    if (item != ITEM_ERASE || lobby->erased >= (int32_t)lobby->game_count)
        return;
    if (remove(lobby->games[lobby->erased].path) != 0)
        vaka_notice_say(lobby->ui, true, "It cannot be deleted.");
    vaka_lobby_games(lobby);
    vaka_lobby_tell(lobby);
    lobby->scroll.at = scroll;
}

/* Those that are over are no games to go on with: they come last. */
static void put_games(vaka_lobby *lobby, vaka_form *form)
{
    bool going = false, head = false;

    for (int over = 0; over < 2; over++)
        for (uint32_t i = 0; i < lobby->game_count; i++) {
            if (!lobby->replays && lobby->games[i].over != (over == 1))
                continue;
            if (lobby->replays && over)
                continue; /* there they are as good as any */
            going = going || !over;
            if (over && going && !head)
                vaka_form_head(form, vaka_ui_say(lobby->ui, VAKA_TEXT("Games that are over")));
            head = head || over;
            put_game(lobby, form, i);
        }
}

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
    char text[128];

    vaka_form_words(&form, replays ? vaka_ui_say(lobby->ui, "Look at a game from its beginning to "
                                                            "where it stands.")
                                   : vaka_ui_say(lobby->ui, "Go on where you left the table."));
    put_games(lobby, &form);
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
    if (which == BUTTON_ERASE) {
        ask_erase(lobby, number);
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
    .chosen = chosen,
};
