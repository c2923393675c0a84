/* gui/play/play_keys.c - keys of the play screen.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/play/play.h"

#define PAN 60 /* pixels of a key */

static int32_t first_space(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    int32_t found = VAKA_NONE;

    for (int32_t zone = layout->zone_count - 1; zone >= 0; zone--)
        if (vaka_on_board(layout, zone) &&
            (found == VAKA_NONE || play->board.targets[zone] || !play->board.targets[found]))
            found = zone;
    return found;
}

/* All spaces, and of the routes those where something lies or can be done. Owned by the caller. */
static uint8_t *stops_of(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    uint8_t *stops = vaka_xnew((size_t)view->layout->zone_count + 1);

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        stops[zone] = vaka_is_space(view->layout, zone) ||
                      (vaka_on_board(view->layout, zone) &&
                       (play->board.targets[zone] || view->seen->zones[zone].count > 0));
    return stops;
}

static void step_cursor(vaka_play *play, SDL_Point way)
{
    uint8_t *stops = stops_of(play);

    vaka_play_locate(play, vaka_camera_next(&play->board.camera, play->view.layout,
                                            play->board.cursor, way, stops));
    free(stops);
}

static bool move_cursor(vaka_play *play, const SDL_Keysym *key, int dx, int dy)
{
    if (key->mod & (KMOD_SHIFT | KMOD_CTRL)) {
        vaka_camera_pan(&play->board.camera, (float)(-dx * PAN), (float)(-dy * PAN));
        vaka_sight_moved(play);
    } else if (play->board.cursor == VAKA_NONE)
        vaka_play_locate(play, first_space(play));
    else
        step_cursor(play, (SDL_Point){dx, dy});
    return true;
}

/* The next space worth pointing at after the cursor. */
static void next_target(vaka_play *play, int by)
{
    int32_t count = play->view.layout->zone_count;
    int32_t at = play->board.cursor == VAKA_NONE ? (by > 0 ? -1 : count) : play->board.cursor;

    for (int32_t i = 0; i < count; i++) {
        at = (at + by + count) % count;
        if (play->board.targets[at] && vaka_on_board(play->view.layout, at)) {
            vaka_play_locate(play, at);
            return;
        }
    }
    vaka_notice_say(play->ui, false, "No space of the board is asked for now.");
}

/* Nothing can be done at the cursor, and the one thing that can be has a button: it is meant. */
static bool means_button(const vaka_play *play, const SDL_Keysym *key)
{
    return !(key->mod & KMOD_SHIFT) && play->board.cursor != VAKA_NONE &&
           !vaka_play_can(play, play->board.cursor) && vaka_prompt_filled(play);
}

static bool press_cursor(vaka_play *play, bool all)
{
    if (play->ui->focus.what != VAKA_HIT_BOARD || play->board.cursor == VAKA_NONE)
        return false;
    vaka_spot at = vaka_camera_spot(&play->board.camera, play->view.layout, play->board.cursor);
    play->ui->x = (int)at.x;
    play->ui->y = (int)at.y;
    vaka_play_zone(play, play->board.cursor, all);
    return true;
}

/* The part of the board where the seat has something, or something to do. */
static void show_own(vaka_play *play)
{
    const vaka_view *view = &play->view;
    uint8_t *zones = vaka_xnew((size_t)view->layout->zone_count + 1);

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        zones[zone] = play->board.targets[zone];
        for (VAKA_EACH(view->seen, zone, piece))
            if (view->seen->pieces[piece].owner == view->seat)
                zones[zone] = 1;
    }
    vaka_camera_frame(&play->board.camera, view->layout, zones, VAKA_FRAME_NEAR);
    free(zones);
}

static bool board_key(vaka_play *play, const SDL_Keysym *key)
{
    vaka_camera *camera = &play->board.camera;
    int x = camera->box.x + camera->box.w / 2, y = camera->box.y + camera->box.h / 2;

    switch (key->sym) {
    case SDLK_LEFT:
    case SDLK_RIGHT:
        return move_cursor(play, key, key->sym == SDLK_LEFT ? -1 : 1, 0);
    case SDLK_UP:
    case SDLK_DOWN:
        return move_cursor(play, key, 0, key->sym == SDLK_UP ? -1 : 1);
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        vaka_camera_zoom(camera, 1.25f, x, y);
        vaka_sight_zoomed(play);
        return true;
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
        vaka_camera_zoom(camera, 0.8f, x, y);
        vaka_sight_zoomed(play);
        return true;
    case SDLK_HOME:
    case SDLK_f:
        vaka_camera_fit(camera);
        play->no_follow = false;
        return true;
    case SDLK_h:
        show_own(play);
        play->no_follow = false;
        return true;
    case SDLK_o:
        vaka_sight_map(play);
        return true;
    case SDLK_s:
        vaka_play_fan(play);
        return true;
    case SDLK_n:
        next_target(play, key->mod & KMOD_SHIFT ? -1 : 1);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        return !means_button(play, key) && press_cursor(play, (key->mod & KMOD_SHIFT) != 0);
    case SDLK_m:
        return press_cursor(play, true);
    default:
        return false;
    }
}

/* Is it told what the step is about, where that can be put away again? */
static bool tells_step(const vaka_play *play)
{
    for (int i = 0; play->step_help && i < play->ui->hit_count; i++)
        if (play->ui->hits[i].what == VAKA_HIT_STEP)
            return true;
    return false;
}

/* Escape puts the score sheet away, lets go what is picked, puts the card away that is read and
 * what is told of the step, and then asks whether to leave. */
static void escape(vaka_play *play)
{
    if (play->sheet) {
        play->sheet = false;
        play->ui->dirty = true;
    } else if (play->mat_open) {
        vaka_mat_press(play, play->mat_open - 1);
    } else if (vaka_picks_any(&play->picks)) {
        vaka_picks_clear(&play->picks);
        vaka_play_refresh(play);
    } else if (vaka_card_is(&play->board, vaka_widget_focus(play->ui))) {
        play->ui->focus = (vaka_hit){.what = VAKA_HIT_BOARD};
    } else if (tells_step(play)) {
        vaka_screen_play.press(play, &(vaka_hit){.what = VAKA_HIT_STEP}, false);
    } else {
        vaka_play_leave(play);
    }
}

/* A recap or a step of a lesson that is only to be read: Enter goes on. */
static bool reading_key(vaka_play *play, const SDL_Keysym *sym)
{
    bool enter = sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER || sym->sym == SDLK_SPACE;

    if (play->recap) {
        if (enter)
            vaka_play_next(play);
        return true;
    }
    return enter && vaka_tutor_next(play);
}

static void search_log(vaka_play *play)
{
    play->log_hidden = play->folded = false;
    play->log_tab = play->tutor.aside = true;
    vaka_field_begin(play->ui, &(vaka_hit){.what = VAKA_HIT_SEARCH}, play->search,
                     sizeof play->search, false);
}

static void next_card(vaka_play *play, int by)
{
    if (!vaka_card_step(&play->board, by))
        vaka_notice_say(play->ui, false, "There is no card to read.");
}

/* What alone is left, if it is asked for. */
static void press_default(vaka_play *play)
{
    int32_t sole = vaka_play_sole(play);

    if (sole >= 0 && sole == vaka_end_action(play))
        vaka_play_end(play);
    else if (sole >= 0)
        vaka_play_act(play, &play->view.legal[sole]);
}

static void turn_log(vaka_play *play, bool filter)
{
    if (filter)
        play->log_filter = (play->log_filter + 1) % VAKA_LOG_FILTERS;
    else if (play->tabbed)
        vaka_column_tab(play, play->log_tab ? VAKA_TAB_TABLE : VAKA_TAB_LOG);
    else
        play->log_hidden = !play->log_hidden;
}

/* A key that no board and nothing that is open has taken. */
static bool table_key(vaka_play *play, const SDL_Keysym *sym)
{
    bool shift = sym->mod & KMOD_SHIFT;

    switch (sym->sym) {
    case SDLK_ESCAPE:
        escape(play);
        return true;
    case SDLK_c:
        next_card(play, shift ? -1 : 1);
        return true;
    case SDLK_u:
        if (shift)
            vaka_play_undo_one(play);
        else
            vaka_play_undo(play, true);
        return true;
    case SDLK_e:
        vaka_screen_play.press(play, &(vaka_hit){.what = VAKA_HIT_STEP}, false);
        return true;
    case SDLK_z:
        vaka_play_undo(play, !shift);
        return true;
    case SDLK_l:
        turn_log(play, shift);
        return true;
    case SDLK_SPACE:
        if (play->watching)
            play->paused = !play->paused;
        else
            press_default(play);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        press_default(play);
        return true;
    default:
        return vaka_play_tool_key(play, sym->sym);
    }
}

bool vaka_play_key(void *data, const SDL_Keysym *sym)
{
    vaka_play *play = data;
    bool moment = (play->moments.open || play->moments.waits) && vaka_moment_is_key(sym);

    vaka_moment_press(play);
    if (moment)
        return true;
    if (play->under_way && vaka_moment_is_key(sym)) {
        play->stop = true; /* before it means anything else */
        return true;
    }
    if (reading_key(play, sym))
        return true;
    if (sym->sym == SDLK_f && (sym->mod & KMOD_CTRL)) {
        search_log(play);
        return true;
    }
    if (play->view.layout->board_count > 0 && !(sym->mod & KMOD_ALT) && board_key(play, sym))
        return true;
    return table_key(play, sym);
}
