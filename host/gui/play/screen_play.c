/* gui/play/screen_play.c - the play screen: where its parts are, and what keys and mouse do there.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/play/play.h"

static bool has_board(const vaka_play *play)
{
    return play->view.layout->board_count > 0;
}

/* The column beside the board: what is on the table above the log, or one of them behind tabs. */
static void place_column(vaka_play *play, SDL_Rect box)
{
    bool plain = !has_board(play) && play->view.scene->panel_count == 0 &&
                 play->view.layout->counter_count == 0;
    int log = play->log_hidden ? 0
              : plain          ? box.h
                               : box.h * (box.h < vaka_look_px(play->look, 640) ? 3 : 4) / 10;
    SDL_Rect upper = {box.x, box.y, box.w, box.h - log};
    SDL_Rect lower = {box.x, box.y + box.h - log, box.w, log};

    play->tabs_box = (SDL_Rect){box.x, box.y, box.w, 0};
    if (play->tabbed) {
        int tabs = play->folded ? box.h : vaka_look_px(play->look, 42);

        play->tabs_box.h = tabs;
        upper = lower = (SDL_Rect){box.x, box.y + tabs, box.w, box.h - tabs};
        upper.h = play->log_tab ? 0 : upper.h;
        lower.h = play->log_tab ? lower.h : 0;
    }
    play->column_box = upper;
    play->log_box = lower;
}

/* How high the hand is drawn, where `rest` is left beside it for the board. */
static int hand_high(vaka_play *play, int rest)
{
    int h = play->look->canvas->h, hand = SDL_min(vaka_hand_high(play), h / 4);

    if (rest - hand < vaka_look_px(play->look, 200)) /* the board is more important */
        hand = SDL_min(hand, h / 6);
    hand = SDL_min(hand, rest); /* … and what is asked still more */
    return hand < vaka_look_px(play->look, 30) ? 0 : hand;
}

/* What can be had lies in the row of the hand, so that nothing jumps when it comes. */
static void share_row(vaka_play *play)
{
    SDL_Rect *hand = &play->hand_box;
    int cards = vaka_hand_any(play) ? SDL_min(vaka_look_px(play->look, 150), hand->w / 5) : 0;
    int wide = SDL_min(vaka_tray_wide(play), hand->w - cards);

    play->tray_box = (SDL_Rect){hand->x, hand->y, wide, hand->h};
    hand->x += wide;
    hand->w -= wide;
}

/* Is there no board on which the text of a lesson could lie? It is shown in the column then. */
static bool lesson_needs_column(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;

    return vaka_tutor_on(play) && layout->board_count == 0 && layout->mat_count > 0;
}

/* Where the text is large for the window nothing may be left for the board. */
void vaka_play_place(vaka_play *play, int prompt)
{
    int w = play->look->canvas->w, h = play->look->canvas->h;
    int column = SDL_min(vaka_look_px(play->look, 320), w * 2 / 5);
    int strip = vaka_look_px(play->look, 44),
        tray = vaka_hand_high(play) ? 0 : vaka_tray_high(play);
    int hand = hand_high(play, h - strip - prompt - tray);
    int middle = SDL_max(h - strip - prompt - hand - tray, 0);
    bool narrow = w < vaka_look_px(play->look, 1000);

    play->tabbed = narrow || middle < vaka_look_px(play->look, 330) || lesson_needs_column(play);
    play->folded = play->folded && narrow;
    column = SDL_min(play->folded ? vaka_look_px(play->look, 42) : column, w);
    play->strip_box = (SDL_Rect){0, 0, w, strip};
    play->board.box = play->board.around = (SDL_Rect){0, strip, w - column, middle};
    play->board.beside = play->folded || vaka_tutor_docks(play)
                             ? (SDL_Rect){0}
                             : (SDL_Rect){w - column, strip, column, middle};
    vaka_mats_place(play);
    place_column(play, (SDL_Rect){w - column, strip, column, middle});
    play->prompt_box = (SDL_Rect){0, h - prompt - hand, w, prompt};
    play->hand_box = (SDL_Rect){0, h - hand, w, hand};
    play->tray_box =
        (SDL_Rect){0, strip + middle, w, SDL_max(h - prompt - hand - strip - middle, 0)};
    if (!tray && play->view.scene->tray_count > 0)
        share_row(play);
}

/* Where its parts would be cut, or the board and the tray would be gone. What has happened is a
 * page that is scrolled. */
int vaka_play_percent(void *data, int wide, int high)
{
    const vaka_play *play = data;

    return play->recap ? VAKA_LOOK_MOST : vaka_look_roomy(wide, high);
}

void vaka_play_parts(vaka_play *play)
{
    bool column = !vaka_tutor_docks(play) || play->tutor.aside;

    if (has_board(play))
        vaka_board_draw(&play->board);
    else if (play->board.box.w > 0)
        vaka_trays_draw(play);
    vaka_mats_draw(play);
    if (!has_board(play))
        vaka_dice_draw(&play->board); /* a board draws them itself */
    vaka_hand_draw(play);
    vaka_tray_draw(play);
    if (column && play->column_box.h > 0)
        vaka_column_draw(play);
    if (column && play->log_box.h > 0)
        vaka_log_draw(play);
    if (play->tabbed)
        vaka_column_tabs(play);
    vaka_strip_draw(play);
}

static void draw(void *data)
{
    vaka_play *play = data;

    if (!play->viewing)
        return;
    if (play->recap) {
        vaka_recap_draw(play);
        return;
    }
    vaka_hint_fade(play);
    vaka_play_place(play, vaka_prompt_high(play));
    vaka_middle_note(play);
    vaka_sight_open(play);
    vaka_play_parts(play);
    if (!vaka_middle_over_prompt(play))
        vaka_prompt_draw(play);
    vaka_tutor_draw(play);
    vaka_middle_draw(play);
    /* It keeps clear of all that was drawn before. Where there is little room the lesson is more
     * important. */
    if (!vaka_tutor_on(play) || vaka_tutor_docks(play) ||
        play->board.box.h > vaka_look_px(play->look, 460))
        vaka_place_draw(&play->board);
    vaka_play_ahead(play);
    vaka_result_draw(play);
    vaka_moment_draw(play);
    vaka_numbers_tip(play);
}

static void press_panel(vaka_play *play, int32_t element)
{
    const vaka_view *view = &play->view;
    const vaka_action *action = &view->scene->elements[element].action;
    vaka_refusal why = {0};

    if (!play->asked)
        return;
    if (vaka_view_number(view, action) > 0)
        vaka_play_act(play, action);
    else if (vaka_live_check(view->live, action, &why) == VAKA_ERR_ILLEGAL)
        vaka_notice_refusal(play->ui, &play->view, &why);
}

static void press_board(vaka_play *play, bool all)
{
    int32_t zone =
        vaka_camera_zone(&play->board.camera, play->view.layout, play->ui->x, play->ui->y);

    if (zone != VAKA_NONE)
        vaka_play_zone(play, zone, all);
    else if (vaka_picks_any(&play->picks)) {
        vaka_picks_clear(&play->picks);
        vaka_play_refresh(play);
    }
}

/* While something is picked its place is meant; the right button always takes it off. */
static void press_ghost(vaka_play *play, int32_t planned, bool all)
{
    if (vaka_picks_any(&play->picks) && !all)
        press_board(play, false);
    else
        vaka_play_unplan(play, planned);
}

static void press_middle(vaka_play *play)
{
    play->aside = !play->aside;
    play->ui->dirty = true;
}

static void next_filter(vaka_play *play)
{
    play->log_filter = (play->log_filter + 1) % VAKA_LOG_FILTERS;
    play->log.high = 0; /* to its end */
}

static void toggle_pause(vaka_play *play)
{
    play->paused = !play->paused;
}

static void give_back(vaka_play *play)
{
    vaka_play_want(play, VAKA_WANT_BACK, play->view.seat);
}

static void toggle_sheet(vaka_play *play)
{
    play->sheet = !play->sheet;
    play->ui->dirty = true;
}

static void toggle_step(vaka_play *play)
{
    play->step_help = !play->step_help;
    vaka_settings_put_number(&play->ui->settings, "step_help", play->step_help);
    play->ui->dirty = true;
}

static void leave_for(vaka_play *play, int after)
{
    if (!play->over)
        return;
    play->after = after;
    vaka_play_want(play, VAKA_WANT_QUIT, play->view.seat);
}

/* What files that have changed do to games that were kept. */
static void replay_kept(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;
    char *said =
        host->replay_with ? host->replay_with(host->data, play->view.layout->module) : NULL;

    if (said)
        vaka_notice_set(play->ui, false, "%s", said);
    free(said);
}

static void replay(vaka_play *play)
{
    if (play->trial && !play->over)
        replay_kept(play);
    else
        leave_for(play, VAKA_AFTER_REPLAY);
}

static void rematch(vaka_play *play)
{
    leave_for(play, VAKA_AFTER_REMATCH);
}

static void visit_settings(vaka_play *play)
{
    if (play->ui->visit_settings)
        play->ui->visit_settings(play->ui->settings_data);
}

static void open_help(vaka_play *play)
{
    vaka_help_open(play->ui);
}

static void leave(vaka_play *play)
{
    if (play->asked)
        vaka_play_want(play, VAKA_WANT_QUIT, play->view.seat);
    else
        play->leave = play->stop = true; /* programs are playing: between two of their moves */
}

static void stop_here(vaka_play *play)
{
    play->stop = true;
}

/* What needs to know no more than that it was pressed. */
static void (*const simple[])(vaka_play *) = {
    [VAKA_HIT_TOOLS] = vaka_play_tools,
    [VAKA_HIT_CLOSE] = vaka_play_leave,
    [VAKA_HIT_FILTER] = next_filter,
    [VAKA_HIT_WHY] = vaka_play_why_not,
    [VAKA_HIT_NEXT] = vaka_play_next,
    [VAKA_HIT_BUTTON] = toggle_pause,
    [VAKA_HIT_BACK] = give_back,
    [VAKA_HIT_INTERRUPT] = vaka_play_interrupt,
    [VAKA_HIT_PICTURE] = vaka_play_picture,
    [VAKA_HIT_KEEP] = vaka_play_keep,
    [VAKA_HIT_SETTINGS] = visit_settings,
    [VAKA_HIT_HELP] = open_help,
    [VAKA_HIT_LEAVE] = leave,
    [VAKA_HIT_SHEET] = toggle_sheet,
    [VAKA_HIT_HANDS] = vaka_hand_menu,
    [VAKA_HIT_HINT] = vaka_play_hint,
    [VAKA_HIT_NOW] = vaka_thinking_now,
    [VAKA_HIT_STEP] = toggle_step,
    [VAKA_HIT_MINIMAP] = vaka_sight_jump,
    [VAKA_HIT_REPLAY] = replay,
    [VAKA_HIT_REMATCH] = rematch,
    [VAKA_HIT_STOP] = stop_here,
    [VAKA_HIT_MIDDLE] = press_middle,
};

/* Where it was pressed another choice may come to stand. */
static bool stands_among_choices(const vaka_hit *hit)
{
    return hit->what == VAKA_HIT_ACTION || hit->what == VAKA_HIT_UNDO ||
           hit->what == VAKA_HIT_REDO || hit->what == VAKA_HIT_STOP;
}

/* A row, and then the one place at which it lies already: the second press was meant for it. So is
 * one on the ghost that has just come to lie there, while nothing is picked. */
static bool is_done(vaka_play *play, const vaka_hit *hit, bool all)
{
    bool ghost = hit->what == VAKA_HIT_GHOST && !vaka_picks_any(&play->picks);
    int32_t zone = VAKA_NONE;

    if (hit->what == VAKA_HIT_BOARD || ghost)
        zone = vaka_camera_zone(&play->board.camera, play->view.layout, play->ui->x, play->ui->y);
    else if (hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND)
        zone = hit->a;
    return vaka_tray_lies(play, all || !play->asked ? VAKA_NONE : zone, ghost);
}

static void press(void *data, const vaka_hit *hit, bool all)
{
    vaka_play *play = data;

    vaka_moment_press(play);
    if (hit->blank)
        return;
    play->pressed = stands_among_choices(hit) ? *hit : (vaka_hit){0};
    play->pressed_at = vaka_ui_now(play->ui);
    if (is_done(play, hit, all))
        return;
    if (hit->what < (int)(sizeof simple / sizeof simple[0]) && simple[hit->what])
        simple[hit->what](play);
    else if (hit->what == VAKA_HIT_MORE && hit->a)
        vaka_play_all(play); /* the rest of the buttons */
    else if (hit->what == VAKA_HIT_MORE)
        vaka_play_any(play);
    else if (hit->what == VAKA_HIT_BOARD)
        press_board(play, all);
    else if (hit->what == VAKA_HIT_ZONE)
        vaka_play_zone(play, hit->a, all);
    else if (hit->what == VAKA_HIT_KIND)
        vaka_play_kind(play, hit->a, hit->b, all);
    else if (hit->what == VAKA_HIT_ACTION && hit->b)
        vaka_play_end(play);
    else if (hit->what == VAKA_HIT_GHOST)
        press_ghost(play, hit->a, all);
    else if (hit->what == VAKA_HIT_UNPLAN && hit->a < (int32_t)play->view.scene->tray_count)
        vaka_play_unplan_row(play, hit->a);
    else if (hit->what == VAKA_HIT_ACTION && hit->a >= 0 &&
             hit->a < (int32_t)play->view.legal_count)
        vaka_play_act(play, &play->view.legal[hit->a]);
    else if (hit->what == VAKA_HIT_PANEL)
        press_panel(play, hit->a);
    else if (hit->what == VAKA_HIT_COUNTER)
        vaka_play_counter(play, hit->a, all);
    else if (hit->what == VAKA_HIT_MAT)
        vaka_mat_press(play, hit->a);
    else if (hit->what == VAKA_HIT_TRAY && hit->a < (int32_t)play->view.scene->tray_count)
        vaka_play_tray(play, hit->a);
    else if (hit->what == VAKA_HIT_UNDO || hit->what == VAKA_HIT_REDO)
        vaka_play_undo(play, hit->what == VAKA_HIT_UNDO);
    else if (hit->what == VAKA_HIT_UNDO_ONE)
        vaka_play_undo_one(play);
    else if (hit->what == VAKA_HIT_ALONG)
        vaka_outlook_choose(play, hit->a);
    else if (hit->what == VAKA_HIT_LOG && hit->a != VAKA_NONE)
        vaka_play_locate(play, hit->a);
    else if (hit->what == VAKA_HIT_SEARCH)
        vaka_field_begin(play->ui, hit, play->search, sizeof play->search, false);
    else if (hit->what == VAKA_HIT_TAB)
        vaka_column_tab(play, hit->a);
}

/* A kind of a panel that can be chosen there; one that can be read large says its name itself. */
static bool is_named(const vaka_play *play, const vaka_hit *hit)
{
    return hit->what == VAKA_HIT_NAMED || (hit->what == VAKA_HIT_KIND && hit->a == VAKA_NONE &&
                                           !vaka_view_item(&play->view, hit->b));
}

/* What is told of a counter, of something to be had, of a piece or of what cannot be taken back
 * follows the pointer. */
static void point_counter(vaka_play *play, const vaka_hit *hit)
{
    bool back = hit && hit->off && (hit->what == VAKA_HIT_UNDO || hit->what == VAKA_HIT_REDO);
    bool told = hit && (back || hit->what == VAKA_HIT_COUNTER || hit->what == VAKA_HIT_TRAY ||
                        is_named(play, hit));
    vaka_hit now = told ? *hit : (vaka_hit){0};

    if (!vaka_widget_same(&now, &play->told)) {
        play->told = now;
        play->ui->dirty = true;
    }
}

/* The card that a button names can be read while it is pointed at. */
static void point_named(vaka_play *play, const vaka_hit *hit)
{
    int32_t kind = play->viewing ? vaka_card_named(&play->board, hit) : VAKA_NONE;

    play->ui->dirty = play->ui->dirty || kind != play->board.named;
    play->board.named = kind;
}

/* The zone under the pointer: of the board, or of a row of pieces. */
bool vaka_play_point(void *data, int x, int y)
{
    vaka_play *play = data;
    vaka_hit *hit = vaka_widget_at(play->ui, x, y);
    int32_t zone = VAKA_NONE;

    if (hit && (hit->what == VAKA_HIT_BOARD || hit->what == VAKA_HIT_GHOST))
        zone = vaka_camera_zone(&play->board.camera, play->view.layout, x, y);
    else if (hit && (hit->what == VAKA_HIT_ZONE || hit->what == VAKA_HIT_KIND))
        zone = hit->a;
    point_counter(play, hit);
    point_named(play, hit);
    if (play->board.held != VAKA_NONE && !play->board.covered)
        vaka_board_touch(&play->board); /* it follows the pointer */
    if (zone == play->board.pointed)
        return false;
    play->board.pointed = zone;
    vaka_play_pointed(play);
    return false;
}

bool vaka_play_wheel(void *data, int x, int y, float steps)
{
    vaka_play *play = data;
    SDL_Point at = {x, y};

    if (!has_board(play) || play->sheet || !SDL_PointInRect(&at, &play->board.box))
        return false;
    vaka_camera_zoom(&play->board.camera, steps > 0 ? 1.15f : 1 / 1.15f, x, y);
    vaka_sight_zoomed(play);
    return true;
}

bool vaka_play_pinch(void *data, const vaka_pinch *by)
{
    vaka_play *play = data;
    SDL_Point at = {by->x, by->y};

    if (!has_board(play) || play->sheet || !SDL_PointInRect(&at, &play->board.box))
        return false;
    vaka_camera_pan(&play->board.camera, by->dx, by->dy);
    vaka_camera_zoom(&play->board.camera, by->grown, by->x, by->y);
    vaka_sight_zoomed(play);
    return true;
}

/* A row of the tray to a place of the board. */
static bool drag_row(vaka_play *play, int32_t row, int32_t to, bool over)
{
    SDL_Point at = {play->ui->x, play->ui->y};

    to = SDL_PointInRect(&at, &play->board.box) ? to : VAKA_NONE;
    if (over)
        vaka_tray_drop(play, row, to);
    else
        vaka_tray_drag(play, row);
    play->board.held = vaka_tray_held(play);
    play->board.pointed = to;
    play->ui->dirty = play->ui->dirty || over;
    vaka_board_touch(&play->board);
    return over;
}

/* From a space where an action begins to another one: that action. Else the board is moved. */
static bool drag(void *data, int dx, int dy, bool over)
{
    vaka_play *play = data;
    const vaka_layout *layout = play->view.layout;

    if (!has_board(play) || play->sheet)
        return false;
    int32_t from =
        vaka_camera_zone(&play->board.camera, layout, play->ui->down_x, play->ui->down_y);
    int32_t to = vaka_camera_zone(&play->board.camera, layout, play->ui->x, play->ui->y);
    if (play->ui->down.what == VAKA_HIT_TRAY)
        return drag_row(play, play->ui->down.a, to, over);
    bool drags = vaka_drag_begins(play, from);
    if (!drags || over)
        play->board.dragged = VAKA_NONE;
    if (!over && !drags) {
        vaka_camera_pan(&play->board.camera, (float)dx, (float)dy);
        vaka_sight_moved(play);
        /* The press belongs to the point of the board, not of the window. */
        play->ui->down_x += dx;
        play->ui->down_y += dy;
        return true;
    }
    if (!over)
        vaka_drag_moves(play, from, to);
    play->board.pointed = to;
    if (over && drags)
        vaka_drag_ends(play, from, to);
    play->ui->dirty = play->ui->dirty || over;
    vaka_board_touch(&play->board);
    return over;
}

/* Arrows move the cursor while the board has the focus; Home shows all of it. */
static bool takes(void *data, const SDL_Keysym *sym)
{
    const vaka_play *play = data;

    if ((play->moments.open || play->moments.waits || play->under_way) && vaka_moment_is_key(sym))
        return true;
    if (sym->sym == SDLK_HOME || sym->sym == SDLK_END)
        return !play->recap;
    return vaka_widget_focus(play->ui) && play->ui->focus.what == VAKA_HIT_BOARD;
}

/* The board, told whether something of the screen lies over it. A replay is always drawn whole. */
static vaka_board *board_of(vaka_play *play)
{
    play->board.covered = play->recap || play->tutor.steps || play->replay || play->sheet ||
                          play->moments.open || vaka_middle_panel(play) != VAKA_NONE ||
                          (play->told.what != VAKA_HIT_NONE &&
                           SDL_HasIntersection(&play->told_box, &play->board.box));
    return &play->board;
}

/* Negative: never. */
static int sooner(int a, int b)
{
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

static int motion_due(void *data)
{
    vaka_play *play = data;

    if (!play->viewing)
        return -1;
    int moves = vaka_motion_due(board_of(play));
    moves = sooner(moves, vaka_moment_due(play));
    moves = sooner(moves, vaka_turn_due(play));
    moves = sooner(moves, vaka_prompt_due(play));
    return (play->trial || play->hint) && (moves < 0 || moves > VAKA_PLAY_WATCH) ? VAKA_PLAY_WATCH
                                                                                 : moves;
}

/* Files of a mod that is tried have changed: the loop is left, and comes back with them. */
static void watch(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;
    uint32_t now = vaka_ui_now(play->ui);

    if (!play->trial || !play->asked || !host->changed || now - play->watched < VAKA_PLAY_WATCH)
        return;
    play->watched = now;
    if (!host->changed(host->data))
        return;
    play->after = VAKA_AFTER_RELOAD;
    vaka_sight_hold(play);
    vaka_play_want(play, VAKA_WANT_QUIT, play->view.seat);
}

static void motion_tick(void *data)
{
    vaka_play *play = data;

    if (play->viewing)
        vaka_motion_tick(board_of(play));
    vaka_moment_tick(play);
    vaka_turn_tick(play);
    vaka_prompt_tick(play);
    vaka_thinking_tick(play);
    vaka_hint_tick(play);
    watch(play);
}

static void stop(void *data)
{
    vaka_play *play = data;

    vaka_motion_stop(&play->board);
}

static void drawn(void *data)
{
    vaka_play *play = data;

    if (play->viewing)
        vaka_top_drawn(board_of(play));
}

static int retouch(void *data, SDL_Rect out[VAKA_SCREEN_PARTS])
{
    vaka_play *play = data;

    bool bare = !vaka_ui_is_covered(play->ui) && play->told.what == VAKA_HIT_NONE;

    if (play->viewing && bare && vaka_moment_moves(play) && !vaka_motion_moves(&play->board)) {
        play->ui->touched = false;
        return vaka_moment_retouch(play, out);
    }
    if (play->viewing)
        return vaka_top_retouch(board_of(play), out);
    play->ui->dirty = true;
    return 0;
}

const vaka_screen_motion vaka_play_motion = {
    .due = motion_due,
    .tick = motion_tick,
    .stop = stop,
    .drawn = drawn,
    .retouch = retouch,
};

const vaka_screen vaka_screen_play = {
    .name = "play",
    .draw = draw,
    .percent_most = vaka_play_percent,
    .press = press,
    .key = vaka_play_key,
    .takes = takes,
    .chosen = vaka_play_chosen,
    .point = vaka_play_point,
    .wheel = vaka_play_wheel,
    .drag = drag,
    .pinch = vaka_play_pinch,
    .motion = &vaka_play_motion,
};
