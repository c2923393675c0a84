/* gui/play_menus.c - menus of the play screen: leaving, acting out of turn, undo and the like.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

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
    ITEM_SIT = -16,
};

void vaka_play_leave(vaka_gui *gui)
{
    vaka_menu_begin(gui, "The game is kept; you can go on at any time", -1, -1);
    vaka_menu_add(gui, ITEM_STAY, "Stay here");
    vaka_menu_add(gui, ITEM_LEAVE, gui->play.over ? "Leave the table" : "Leave for now");
}

void vaka_play_undo(vaka_gui *gui, bool undo)
{
    const vaka_view *view = &gui->play.view;
    vaka_refusal why = {0};
    bool can;

    if (!gui->play.asked || view->seat < 0)
        return;
    can = undo ? vaka_door_can_undo(view->door, view->seat, &why)
               : vaka_door_can_redo(view->door, view->seat, &why);
    if (can)
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

    vaka_menu_begin(gui, "Who wants to act out of turn?", -1, -1);
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
    vaka_notice_set(gui, false, "Nobody else may act now.");
}

void vaka_play_tools(vaka_gui *gui)
{
    vaka_menu_begin(gui, "What else", gui->x, gui->y);
    vaka_menu_add(gui, ITEM_ALL, "All actions");
    vaka_menu_add(gui, ITEM_UNDO, "Undo");
    vaka_menu_add(gui, ITEM_REDO, "Redo");
    vaka_menu_add(gui, ITEM_HELP, "Keys and mouse");
    vaka_menu_add(gui, ITEM_ASK, "Leave");
}

void vaka_play_chosen(vaka_gui *gui, int32_t item)
{
    if (item >= 0 && item < (int32_t)gui->play.view.legal_count)
        vaka_play_act(gui, &gui->play.view.legal[item]);
    else if (item == ITEM_LEAVE && gui->play.asked)
        vaka_play_want(gui, VAKA_WANT_QUIT, gui->play.view.seat);
    else if (item == ITEM_ALL)
        vaka_play_all(gui);
    else if (item == ITEM_UNDO || item == ITEM_REDO)
        vaka_play_undo(gui, item == ITEM_UNDO);
    else if (item == ITEM_HELP)
        gui->help = true;
    else if (item == ITEM_ASK)
        vaka_play_leave(gui);
    else if (item <= ITEM_SIT)
        vaka_play_want(gui, VAKA_WANT_SIT, ITEM_SIT - item);
}
