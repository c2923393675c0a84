/* gui/play/screen_play.c - the play screen: where its parts are, and what keys and mouse do there.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/gui_inside.h"

static bool has_board(const vaka_gui *gui)
{
    return gui->play.view.layout->board_count > 0;
}

/* The column beside the board: what is on the table above the log, or one of them behind tabs. */
static void place_column(vaka_gui *gui, SDL_Rect box)
{
    vaka_play *play = &gui->play;
    bool plain = !has_board(gui) && play->view.scene->panel_count == 0;
    int log = play->log_hidden ? 0
              : plain          ? box.h
                               : box.h * (box.h < vaka_gui_px(gui, 640) ? 3 : 4) / 10;
    SDL_Rect upper = {box.x, box.y, box.w, box.h - log};
    SDL_Rect lower = {box.x, box.y + box.h - log, box.w, log};

    play->tabs_box = (SDL_Rect){box.x, box.y, box.w, 0};
    if (play->tabbed) {
        int tabs = play->folded ? box.h : vaka_gui_px(gui, 42);

        play->tabs_box.h = tabs;
        upper = lower = (SDL_Rect){box.x, box.y + tabs, box.w, box.h - tabs};
        upper.h = play->log_tab ? 0 : upper.h;
        lower.h = play->log_tab ? lower.h : 0;
    }
    play->column_box = upper;
    play->log_box = lower;
}

/* How high the hand is drawn, where `rest` is left beside it for the board. */
static int hand_high(vaka_gui *gui, int rest)
{
    int h = gui->canvas->h, least = vaka_gui_px(gui, 30);
    int32_t cards;
    int hand = vaka_hand_high(gui, &cards);

    hand = hand > h / 4 ? h / 4 : hand;
    if (rest - hand < vaka_gui_px(gui, 200)) /* the board is more important */
        hand = hand > h / 6 ? h / 6 : hand;
    hand = hand > rest ? rest : hand; /* … and what is asked still more */
    return hand < least ? 0 : hand;
}

/* Where the text is large for the window nothing may be left for the board. */
void vaka_play_place(vaka_gui *gui, int prompt)
{
    vaka_play *play = &gui->play;
    int w = gui->canvas->w, h = gui->canvas->h;
    int column = vaka_gui_px(gui, 320), strip = vaka_gui_px(gui, 44);
    int hand = hand_high(gui, h - strip - prompt);
    int middle = h - strip - prompt - hand;

    middle = middle > 0 ? middle : 0;
    column = column > w * 2 / 5 ? w * 2 / 5 : column;
    bool narrow = w < vaka_gui_px(gui, 1000);
    play->tabbed = narrow || middle < vaka_gui_px(gui, 330);
    play->folded = play->folded && narrow;
    column = play->folded ? vaka_gui_px(gui, 42) : column;
    column = column > w ? w : column;
    play->strip_box = (SDL_Rect){0, 0, w, strip};
    play->board_box = (SDL_Rect){0, strip, w - column, middle};
    place_column(gui, (SDL_Rect){w - column, strip, column, middle});
    play->prompt_box = (SDL_Rect){0, h - prompt - hand, w, prompt};
    play->hand_box = (SDL_Rect){0, h - hand, w, hand};
}

void vaka_play_parts(vaka_gui *gui)
{
    bool column = !vaka_tutor_docks(gui) || gui->tutor.aside;

    if (has_board(gui))
        vaka_board_draw(gui);
    else
        vaka_trays_draw(gui);
    vaka_hand_draw(gui);
    if (column && gui->play.column_box.h > 0)
        vaka_column_draw(gui);
    if (column && gui->play.log_box.h > 0)
        vaka_log_draw(gui);
    if (gui->play.tabbed)
        vaka_column_tabs(gui);
    vaka_strip_draw(gui);
}

static void draw(vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!play->viewing)
        return;
    if (play->recap) {
        vaka_recap_draw(gui);
        return;
    }
    vaka_play_place(gui, vaka_prompt_high(gui));
    vaka_play_parts(gui);
    vaka_prompt_draw(gui);
    vaka_tutor_draw(gui);
    /* Where there is little room the lesson is more important. */
    if (!vaka_tutor_on(gui) || vaka_tutor_docks(gui) || play->board_box.h > vaka_gui_px(gui, 460))
        vaka_place_draw(gui);
}

static void press_panel(vaka_gui *gui, int32_t element)
{
    const vaka_view *view = &gui->play.view;
    const vaka_action *action = &view->scene->elements[element].action;
    vaka_refusal why = {0};

    if (!gui->play.asked)
        return;
    if (vaka_view_number(view, action) > 0)
        vaka_play_act(gui, action);
    else if (vaka_live_check(view->live, action, &why) == VAKA_ERR_ILLEGAL)
        vaka_notice_refusal(gui, &why);
}

static void press_board(vaka_gui *gui, bool all)
{
    const vaka_play *play = &gui->play;
    int32_t zone = vaka_camera_zone(&play->camera, play->view.layout, gui->x, gui->y);

    if (zone != VAKA_NONE)
        vaka_play_zone(gui, zone, all);
    else if (vaka_picks_any(&play->picks)) {
        vaka_picks_clear(&gui->play.picks);
        vaka_play_refresh(gui);
    }
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    switch (hit->what) {
    case VAKA_HIT_BOARD:
        press_board(gui, all);
        break;
    case VAKA_HIT_ZONE:
        vaka_play_zone(gui, hit->a, all);
        break;
    case VAKA_HIT_KIND:
        vaka_play_kind(gui, hit->a, hit->b, all);
        break;
    case VAKA_HIT_ACTION:
        if (hit->a >= 0 && hit->a < (int32_t)gui->play.view.legal_count)
            vaka_play_act(gui, &gui->play.view.legal[hit->a]);
        break;
    case VAKA_HIT_PANEL:
        press_panel(gui, hit->a);
        break;
    case VAKA_HIT_MORE:
        vaka_play_all(gui);
        break;
    case VAKA_HIT_UNDO:
    case VAKA_HIT_REDO:
        vaka_play_undo(gui, hit->what == VAKA_HIT_UNDO);
        break;
    case VAKA_HIT_TOOLS:
        vaka_play_tools(gui);
        break;
    case VAKA_HIT_CLOSE:
        vaka_play_leave(gui);
        break;
    case VAKA_HIT_LOG:
        vaka_play_locate(gui, hit->a);
        break;
    case VAKA_HIT_FILTER:
        gui->play.log_filter = (gui->play.log_filter + 1) % VAKA_LOG_FILTERS;
        gui->play.log.high = 0; /* to its end */
        break;
    case VAKA_HIT_SEARCH:
        vaka_field_begin(gui, hit, gui->play.search, sizeof gui->play.search, false);
        break;
    case VAKA_HIT_TAB:
        vaka_column_tab(gui, hit->a);
        break;
    case VAKA_HIT_WHY:
        vaka_play_why_not(gui);
        break;
    case VAKA_HIT_NEXT:
        vaka_play_next(gui);
        break;
    case VAKA_HIT_BUTTON:
        gui->play.paused = !gui->play.paused;
        break;
    case VAKA_HIT_BACK:
        vaka_play_want(gui, VAKA_WANT_BACK, gui->play.view.seat);
        break;
    default:
        break;
    }
}

/* The zone under the pointer: of the board, or of a row of pieces. */
static bool point(vaka_gui *gui, int x, int y)
{
    vaka_play *play = &gui->play;
    vaka_hit *hit = vaka_widget_at(gui, x, y);
    int32_t zone = VAKA_NONE;

    if (hit && hit->what == VAKA_HIT_BOARD)
        zone = vaka_camera_zone(&play->camera, play->view.layout, x, y);
    else if (hit && (hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND))
        zone = hit->a;
    if (zone == play->pointed)
        return false;
    play->pointed = zone;
    vaka_play_pointed(gui);
    return false;
}

static bool wheel(vaka_gui *gui, int x, int y, float steps)
{
    SDL_Point at = {x, y};

    if (!has_board(gui) || !SDL_PointInRect(&at, &gui->play.board_box))
        return false;
    vaka_camera_zoom(&gui->play.camera, steps > 0 ? 1.15f : 1 / 1.15f, x, y);
    return true;
}

/* From a space where an action begins to another one: that action. Else the board is moved. */
static bool drag(vaka_gui *gui, int dx, int dy, bool over)
{
    vaka_play *play = &gui->play;
    const vaka_layout *layout = play->view.layout;

    if (!has_board(gui))
        return false;
    int32_t from = vaka_camera_zone(&play->camera, layout, gui->down_x, gui->down_y);
    int32_t to = vaka_camera_zone(&play->camera, layout, gui->x, gui->y);
    bool carries = vaka_drag_begins(gui, from);
    play->carried = carries && !over ? from : VAKA_NONE;
    if (!over && !carries) {
        vaka_camera_pan(&play->camera, (float)dx, (float)dy);
        /* The press belongs to the point of the board, not of the window. */
        gui->down_x += dx;
        gui->down_y += dy;
        return true;
    }
    play->pointed = to;
    if (over && carries)
        vaka_drag_ends(gui, from, to);
    gui->dirty = gui->dirty || over;
    vaka_board_touch(gui);
    return over;
}

const vaka_screen vaka_screen_play = {
    .name = "play",
    .draw = draw,
    .press = press,
    .key = vaka_play_key,
    .chosen = vaka_play_chosen,
    .point = point,
    .wheel = wheel,
    .drag = drag,
};
