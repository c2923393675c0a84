/* gui/play/play_menus.c - menus of the play screen: leaving, acting out of turn, undo and the like.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"

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
static const char *leave_words(const vaka_play *play, bool kept)
{
    if (play->tutor.steps)
        return vaka_ui_say(play->ui, "Leave the lesson");
    if (play->over || !kept)
        return vaka_ui_say(play->ui, "Leave the table");
    return vaka_ui_say(play->ui, "Leave for now");
}

void vaka_play_leave(vaka_play *play)
{
    bool kept = play->record && vaka_record_path(play->record);

    vaka_menu_begin(play->ui,
                    kept ? vaka_ui_say(play->ui, "The game is kept; you can go on at any time")
                         : vaka_ui_say(play->ui, "This game is not kept"),
                    -1, -1);
    vaka_menu_add(play->ui, ITEM_STAY, vaka_ui_say(play->ui, "Stay here"));
    vaka_menu_add(play->ui, ITEM_LEAVE, leave_words(play, kept));
}

static bool can_undo(const vaka_play *play, bool undo, vaka_refusal *why)
{
    const vaka_view *view = &play->view;

    if (play->over) { /* the live match might give it back, but nobody is asked any more */
        *why = (vaka_refusal){"game_over", "", VAKA_TEXT("the game is over"), {0}};
        return false;
    }
    return undo ? vaka_live_can_undo(view->live, view->seat, why)
                : vaka_live_can_redo(view->live, view->seat, why);
}

void vaka_play_undo(vaka_play *play, bool undo)
{
    const vaka_view *view = &play->view;
    vaka_refusal why = {0};

    if (!play->asked || view->seat < 0)
        return;
    if (vaka_tutor_on(play)) {
        vaka_notice_say(play->ui, false, "In a lesson nothing is taken back.");
        return;
    }
    if (can_undo(play, undo, &why))
        vaka_play_want(play, undo ? VAKA_WANT_UNDO : VAKA_WANT_REDO, view->seat);
    else
        vaka_notice_refusal(play->ui, &play->view, &why);
}

/* Seats of people that may act though they are not asked. */
void vaka_play_interrupt(vaka_play *play)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 32];
    uint8_t who = play->humans & view->may;
    int32_t count = 0;

    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "Who wants to act out of turn?"), -1, -1);
    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        if (!(who & VAKA_SEAT(seat)) || seat == view->seat)
            continue;
        snprintf(text, sizeof text, "%s", vaka_view_seat(view, seat, name));
        vaka_menu_add(play->ui, ITEM_SIT - seat, text);
        count++;
    }
    if (count > 0)
        return;
    vaka_menu_close(play->ui);
    vaka_notice_say(play->ui, false, "Nobody else may act now.");
}

void vaka_play_tools(vaka_play *play)
{
    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "What else"), play->ui->x, play->ui->y);
    vaka_menu_add(play->ui, ITEM_ALL, vaka_ui_say(play->ui, "All actions"));
    vaka_menu_add(play->ui, ITEM_UNDO, vaka_ui_say(play->ui, "Undo"));
    vaka_menu_add(play->ui, ITEM_REDO, vaka_ui_say(play->ui, "Redo"));
    vaka_menu_add(play->ui, ITEM_INTERRUPT, vaka_ui_say(play->ui, "Act out of turn"));
    vaka_menu_add(play->ui, ITEM_WHY, vaka_ui_say(play->ui, "Why not?"));
    vaka_menu_add(play->ui, ITEM_PICTURE, vaka_ui_say(play->ui, "A picture of the board"));
    vaka_menu_add(play->ui, ITEM_SETTINGS, vaka_ui_say(play->ui, "Settings"));
    vaka_menu_add(play->ui, ITEM_HELP, vaka_ui_say(play->ui, "Help"));
    vaka_menu_add(play->ui, ITEM_ASK, vaka_ui_say(play->ui, "Leave"));
}

/* From here and back, if the window has any. */
static void visit_settings(vaka_play *play)
{
    if (play->ui->visit_settings)
        play->ui->visit_settings(play->ui->settings_data);
}

void vaka_play_chosen(void *data, int32_t item)
{
    vaka_play *play = data;

    if (item >= 0 && item < (int32_t)play->view.legal_count)
        vaka_play_act(play, &play->view.legal[item]);
    else if (item == ITEM_LEAVE && play->asked)
        vaka_play_want(play, VAKA_WANT_QUIT, play->view.seat);
    else if (item == ITEM_LEAVE)
        play->leave = true; /* programs are playing: between two of their moves */
    else if (item == ITEM_ALL)
        vaka_play_all(play);
    else if (item == ITEM_UNDO || item == ITEM_REDO)
        vaka_play_undo(play, item == ITEM_UNDO);
    else if (item == ITEM_HELP)
        vaka_help_open(play->ui);
    else if (item == ITEM_INTERRUPT)
        vaka_play_interrupt(play);
    else if (item == ITEM_WHY)
        vaka_play_why_not(play);
    else if (item == ITEM_PICTURE)
        vaka_play_picture(play);
    else if (item == ITEM_SETTINGS)
        visit_settings(play);
    else if (item == ITEM_ASK)
        vaka_play_leave(play);
    else if (item <= ITEM_SIT)
        vaka_play_want(play, VAKA_WANT_SIT, ITEM_SIT - item);
}

void vaka_play_picture(vaka_play *play)
{
    char path[VAKA_GUI_PATH], text[VAKA_NOTICE];
    vaka_error err = {0};

    if (vaka_board_export(play->ui, play->record, play->view.seat, path, &err)) {
        vaka_notice_error(play->ui, VAKA_TEXT("No picture: {0}."), err.text);
    } else {
        vaka_say_with(play->ui->language, "A picture of the board is in {0}", VAKA_WITH(path), text,
                      sizeof text);
        vaka_notice_set(play->ui, false, "%s", text);
    }
    vaka_play_reopen(play);
}

/* The live match keeps one seat's view at a time: after another was drawn, or the language has
 * changed, this one is gathered anew. */
void vaka_play_reopen(vaka_play *play)
{
    int32_t seat = play->view.seat;

    if (!play->viewing)
        return;
    vaka_view_done(&play->view);
    vaka_view_init(&play->view, vaka_record_live(play->record), vaka_record_names(play->record),
                   seat);
    if (play->replay)
        play->view.legal_count = 0;
    if (play->asked)
        vaka_tutor_begin(play);
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(play);
}
