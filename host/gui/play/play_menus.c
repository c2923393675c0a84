/* gui/play/play_menus.c - menus of the play screen: leaving, acting out of turn and the like.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"

/* Lines of menus beside those that are actions: what they press, below 0. These press nothing. */
enum { ITEM_STAY = -100, ITEM_SIT = -101 /* - seat */ };

/* What can be pressed beside actions, by a key or in a menu, too. */
static const struct {
    int what;
    SDL_Keycode keys[2];
    const char *text;
} tools[] = {
    {VAKA_HIT_MORE, {SDLK_a}, VAKA_TEXT("All actions")},
    {VAKA_HIT_UNDO, {SDLK_u, SDLK_BACKSPACE}, VAKA_TEXT("Undo")},
    {VAKA_HIT_UNDO_ONE, {0}, VAKA_TEXT("Undo the last part alone")},
    {VAKA_HIT_REDO, {SDLK_r, SDLK_y}, VAKA_TEXT("Redo")},
    {VAKA_HIT_INTERRUPT, {SDLK_i}, VAKA_TEXT("Act out of turn")},
    {VAKA_HIT_NOW, {SDLK_g}, VAKA_TEXT("Move now")},
    {VAKA_HIT_WHY, {SDLK_w}, VAKA_TEXT("Why not?")},
    {VAKA_HIT_HINT, {SDLK_t}, VAKA_TEXT("Hint")},
    {VAKA_HIT_PICTURE, {SDLK_p}, VAKA_TEXT("A picture of the board")},
    {VAKA_HIT_SETTINGS, {0}, VAKA_TEXT("Settings")},
    {VAKA_HIT_HELP, {0}, VAKA_TEXT("Help")},
    {VAKA_HIT_CLOSE, {0}, VAKA_TEXT("Leave the table")},
};
#define TOOLS (sizeof tools / sizeof tools[0])

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
    bool over = play->over || (play->viewing && play->view.finished);

    vaka_menu_begin(play->ui,
                    over && kept
                        ? vaka_ui_say(play->ui, "The game is over; you can look at it again among "
                                                "the replays")
                    : kept ? vaka_ui_say(play->ui, "The game is kept; you can go on at any time")
                           : vaka_ui_say(play->ui, "This game is not kept"),
                    -1, -1);
    vaka_menu_add(play->ui, ITEM_STAY, vaka_ui_say(play->ui, "Stay here"));
    if (play->trial && play->ui->start->host->path)
        vaka_menu_add(play->ui, -VAKA_HIT_KEEP,
                      vaka_ui_say(play->ui, VAKA_TEXT("Keep this trial")));
    vaka_menu_add(play->ui, -VAKA_HIT_LEAVE, leave_words(play, kept));
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
    for (size_t i = 0; i < TOOLS; i++)
        if (tools[i].what != VAKA_HIT_NOW || vaka_thinking_any(play))
            vaka_menu_add(play->ui, -tools[i].what, vaka_ui_say(play->ui, tools[i].text));
}

bool vaka_play_tool_key(vaka_play *play, SDL_Keycode key)
{
    for (size_t i = 0; i < TOOLS; i++)
        if (key && (key == tools[i].keys[0] || key == tools[i].keys[1])) {
            vaka_screen_play.press(play, &(vaka_hit){.what = tools[i].what}, false);
            return true;
        }
    return false;
}

void vaka_play_chosen(void *data, int32_t item)
{
    vaka_play *play = data;

    if (item >= 0 && item < (int32_t)play->view.legal_count)
        vaka_play_act(play, &play->view.legal[item]);
    else if (item == VAKA_ITEM_AHEAD)
        vaka_drag_ahead(play);
    else if (item <= VAKA_ITEM_CARD)
        vaka_hand_chosen(play, item);
    else if (vaka_end_chosen(play, item) || vaka_lost_chosen(play, item))
        return;
    else if (item <= ITEM_SIT)
        vaka_play_want(play, VAKA_WANT_SIT, ITEM_SIT - item);
    else if (item < 0)
        vaka_screen_play.press(play, &(vaka_hit){.what = -item}, false);
}

void vaka_play_picture(vaka_play *play)
{
    char path[VAKA_GUI_PATH], text[VAKA_NOTICE];
    vaka_error err = {0};

    bool end = play->over && play->sheet;

    if (end ? vaka_result_export(play, path, &err)
            : vaka_board_export(play->ui, play->record, play->view.seat, path, &err)) {
        vaka_notice_error(play->ui, VAKA_TEXT("No picture: {0}."), err.text);
    } else {
        vaka_say_with(play->ui->language,
                      end ? VAKA_TEXT("A picture of the end is in {0}")
                          : VAKA_TEXT("A picture of the board is in {0}"),
                      VAKA_WITH(path), text, sizeof text);
        vaka_notice_set(play->ui, false, "%s", text);
    }
    vaka_play_reopen(play);
}

void vaka_play_keep(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;
    const char *module = play->view.layout->module->id, *dot = strrchr(module, '.');
    char path[VAKA_GUI_PATH], text[VAKA_NOTICE];
    vaka_error err = {0};

    if (!play->trial || !host->path)
        return;
    if (host->path(host->data, dot ? dot + 1 : module, ".vkj", path, &err) ||
        vaka_record_save(play->record, path, &err)) {
        vaka_notice_error(play->ui, "{0}.", err.text);
        return;
    }
    vaka_say_with(play->ui->language,
                  VAKA_TEXT("The trial is kept as far as it has come, marked as one: {0}"),
                  VAKA_WITH(path), text, sizeof text);
    vaka_notice_set(play->ui, false, "%s", text);
}

/* The live match keeps one seat's view at a time: after another was drawn, or the language has
 * changed, this one is gathered anew. */
void vaka_play_reopen(vaka_play *play)
{
    int32_t sitting = play->sitting;

    if (play->viewing)
        vaka_play_open(play, play->record, play->view.seat);
    play->sitting = sitting; /* the name on a curtain */
}
