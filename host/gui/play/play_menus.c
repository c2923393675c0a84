/* gui/play/play_menus.c - menus of the play screen: leaving, acting out of turn, undo and the like.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/gui_inside.h"

/* Lines of menus beside those that are actions: numbers below 0. */
enum {
    ITEM_LEAVE = -1,
    ITEM_STAY = -2,
    ITEM_ALL = -3,
    ITEM_UNDO = -4,
    ITEM_REDO = -5,
    ITEM_HELP = -6,
    ITEM_ASK = -7,
    ITEM_INTERRUPT = -8,
    ITEM_WHY = -9,
    ITEM_PICTURE = -10,
    ITEM_SETTINGS = -11,
    ITEM_SIT = -16,
};

/* "For now" only where it can be gone on with. */
static const char *leave_words(const vaka_gui *gui, bool kept)
{
    if (gui->tutor.steps)
        return vaka_say(gui->language, "Leave the lesson");
    if (gui->play.over || !kept)
        return vaka_say(gui->language, "Leave the table");
    return vaka_say(gui->language, "Leave for now");
}

void vaka_play_leave(vaka_gui *gui)
{
    bool kept = gui->play.record && vaka_record_path(gui->play.record);

    vaka_menu_begin(gui,
                    kept ? vaka_say(gui->language, "The game is kept; you can go on at any time")
                         : vaka_say(gui->language, "This game is not kept"),
                    -1, -1);
    vaka_menu_add(gui, ITEM_STAY, vaka_say(gui->language, "Stay here"));
    vaka_menu_add(gui, ITEM_LEAVE, leave_words(gui, kept));
}

static bool can_undo(const vaka_gui *gui, bool undo, vaka_refusal *why)
{
    const vaka_view *view = &gui->play.view;

    if (gui->play.over) { /* the live match might give it back, but nobody is asked any more */
        *why = (vaka_refusal){"game_over", "", VAKA_TEXT("the game is over"), {0}};
        return false;
    }
    return undo ? vaka_live_can_undo(view->live, view->seat, why)
                : vaka_live_can_redo(view->live, view->seat, why);
}

void vaka_play_undo(vaka_gui *gui, bool undo)
{
    const vaka_view *view = &gui->play.view;
    vaka_refusal why = {0};

    if (!gui->play.asked || view->seat < 0)
        return;
    if (vaka_tutor_on(gui)) {
        vaka_notice_set(gui, false, "%s",
                        vaka_say(gui->language, "In a lesson nothing is taken back."));
        return;
    }
    if (can_undo(gui, undo, &why))
        vaka_play_want(gui, undo ? VAKA_WANT_UNDO : VAKA_WANT_REDO, view->seat);
    else
        vaka_notice_refusal(gui, &why);
}

/* Seats of people that may act though they are not asked. */
void vaka_play_interrupt(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 32];
    uint8_t who = gui->play.humans & view->may;
    int32_t count = 0;

    vaka_menu_begin(gui, vaka_say(gui->language, "Who wants to act out of turn?"), -1, -1);
    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        if (!(who & VAKA_SEAT(seat)) || seat == view->seat)
            continue;
        snprintf(text, sizeof text, "%s", vaka_view_seat(view, seat, name));
        vaka_menu_add(gui, ITEM_SIT - seat, text);
        count++;
    }
    if (count > 0)
        return;
    vaka_menu_close(gui);
    vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "Nobody else may act now."));
}

void vaka_play_tools(vaka_gui *gui)
{
    vaka_menu_begin(gui, vaka_say(gui->language, "What else"), gui->x, gui->y);
    vaka_menu_add(gui, ITEM_ALL, vaka_say(gui->language, "All actions"));
    vaka_menu_add(gui, ITEM_UNDO, vaka_say(gui->language, "Undo"));
    vaka_menu_add(gui, ITEM_REDO, vaka_say(gui->language, "Redo"));
    vaka_menu_add(gui, ITEM_INTERRUPT, vaka_say(gui->language, "Act out of turn"));
    vaka_menu_add(gui, ITEM_WHY, vaka_say(gui->language, "Why not?"));
    vaka_menu_add(gui, ITEM_PICTURE, vaka_say(gui->language, "A picture of the board"));
    vaka_menu_add(gui, ITEM_SETTINGS, vaka_say(gui->language, "Settings"));
    vaka_menu_add(gui, ITEM_HELP, vaka_say(gui->language, "Help"));
    vaka_menu_add(gui, ITEM_ASK, vaka_say(gui->language, "Leave"));
}

void vaka_play_chosen(vaka_gui *gui, int32_t item)
{
    if (item >= 0 && item < (int32_t)gui->play.view.legal_count)
        vaka_play_act(gui, &gui->play.view.legal[item]);
    else if (item == ITEM_LEAVE && gui->play.asked)
        vaka_play_want(gui, VAKA_WANT_QUIT, gui->play.view.seat);
    else if (item == ITEM_LEAVE)
        gui->play.leave = true; /* programs are playing: between two of their moves */
    else if (item == ITEM_ALL)
        vaka_play_all(gui);
    else if (item == ITEM_UNDO || item == ITEM_REDO)
        vaka_play_undo(gui, item == ITEM_UNDO);
    else if (item == ITEM_HELP)
        vaka_help_open(gui);
    else if (item == ITEM_INTERRUPT)
        vaka_play_interrupt(gui);
    else if (item == ITEM_WHY)
        vaka_play_why_not(gui);
    else if (item == ITEM_PICTURE)
        vaka_play_picture(gui);
    else if (item == ITEM_SETTINGS)
        vaka_settings_visit(gui);
    else if (item == ITEM_ASK)
        vaka_play_leave(gui);
    else if (item <= ITEM_SIT)
        vaka_play_want(gui, VAKA_WANT_SIT, ITEM_SIT - item);
}

void vaka_play_picture(vaka_gui *gui)
{
    char path[VAKA_GUI_PATH], text[VAKA_NOTICE];
    vaka_error err = {0};

    if (vaka_board_export(gui, path, &err)) {
        vaka_notice_error(gui, VAKA_TEXT("No picture: {0}."), err.text);
    } else {
        vaka_say_with(gui->language, "A picture of the board is in {0}", VAKA_WITH(path), text,
                      sizeof text);
        vaka_notice_set(gui, false, "%s", text);
    }
    vaka_play_reopen(gui);
}

/* The live match keeps one seat's view at a time: after another was drawn, or the language has
 * changed, this one is gathered anew. */
void vaka_play_reopen(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    int32_t seat = play->view.seat;

    if (!play->viewing)
        return;
    vaka_view_done(&play->view);
    vaka_view_init(&play->view, vaka_record_door(play->record), vaka_record_names(play->record),
                   seat);
    if (gui->replay)
        play->view.legal_count = 0;
    if (play->asked)
        vaka_tutor_begin(gui);
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(gui);
}

void vaka_settings_visit(vaka_gui *gui)
{
    const char *language = gui->language ? gui->language->current(gui->language->texts) : "";
    bool answered = gui->lobby.answered;
    int32_t answer = gui->lobby.answer;
    int scroll = gui->lobby.scroll.at, side = gui->lobby.side.at;
    uint32_t wake = gui->wake;
    char before[16];

    snprintf(before, sizeof before, "%s", language);
    gui->wake = 0;
    vaka_lobby_visit(gui, &vaka_screen_settings);
    gui->wake = wake; /* what has become due comes now */
    gui->lobby.answered = answered;
    gui->lobby.answer = answer;
    gui->lobby.scroll.at = scroll;
    gui->lobby.side.at = side;
    if (gui->language && strcmp(before, gui->language->current(gui->language->texts)) != 0) {
        vaka_play_reopen(gui);
        vaka_lobby_turned(gui);
    }
}
