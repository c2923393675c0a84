/* gui/play/play_keys.c - keys of the play screen.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/gui_inside.h"

#define PAN 60 /* pixels of a key */

static int32_t first_space(const vaka_gui *gui)
{
    const vaka_layout *layout = gui->play.view.layout;
    int32_t found = VAKA_NONE;

    for (int32_t zone = layout->zone_count - 1; zone >= 0; zone--)
        if (layout->zones[zone].type == VAKA_ZONE_SPACE &&
            (found == VAKA_NONE || gui->play.targets[zone] || !gui->play.targets[found]))
            found = zone;
    return found;
}

static void set_cursor(vaka_gui *gui, int32_t zone)
{
    gui->play.cursor = zone;
    gui->focus = (vaka_hit){.what = VAKA_HIT_BOARD};
    gui->focus_shown = true;
    if (zone != VAKA_NONE)
        vaka_camera_show(&gui->play.camera, gui->play.view.layout, zone);
}

static bool move_cursor(vaka_gui *gui, const SDL_Keysym *key, int dx, int dy)
{
    vaka_play *play = &gui->play;

    if (key->mod & (KMOD_SHIFT | KMOD_CTRL))
        vaka_camera_pan(&play->camera, (float)(-dx * PAN), (float)(-dy * PAN));
    else if (play->cursor == VAKA_NONE)
        set_cursor(gui, first_space(gui));
    else
        set_cursor(gui, vaka_camera_next(&play->camera, play->view.layout, play->cursor, dx, dy));
    return true;
}

/* The next space worth pointing at after the cursor. */
static void next_target(vaka_gui *gui, int by)
{
    const vaka_play *play = &gui->play;
    int32_t count = play->view.layout->zone_count;
    int32_t at = play->cursor == VAKA_NONE ? (by > 0 ? -1 : count) : play->cursor;

    for (int32_t i = 0; i < count; i++) {
        at = (at + by + count) % count;
        if (play->targets[at] && play->view.layout->zones[at].type == VAKA_ZONE_SPACE) {
            set_cursor(gui, at);
            return;
        }
    }
    vaka_notice_set(gui, false, "%s",
                    vaka_say(gui->language, "No space of the board is asked for now."));
}

/* Nothing can be done at the cursor, and the one thing that can be has a button: it is meant. */
static bool means_button(const vaka_gui *gui, const SDL_Keysym *key)
{
    const vaka_play *play = &gui->play;

    return !(key->mod & KMOD_SHIFT) && play->cursor != VAKA_NONE &&
           !vaka_play_can(play, play->cursor) && vaka_prompt_filled(play);
}

static bool press_cursor(vaka_gui *gui, bool all)
{
    const vaka_play *play = &gui->play;

    if (gui->focus.what != VAKA_HIT_BOARD || play->cursor == VAKA_NONE)
        return false;
    vaka_spot at = vaka_camera_spot(&play->camera, play->view.layout, play->cursor);
    gui->x = (int)at.x;
    gui->y = (int)at.y;
    vaka_play_zone(gui, play->cursor, all);
    return true;
}

/* The part of the board where the seat has something, or something to do. */
static void show_own(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    uint8_t *zones = vaka_xnew((size_t)view->layout->zone_count + 1);

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        zones[zone] = gui->play.targets[zone];
        for (VAKA_EACH(view->seen, zone, piece))
            if (view->seen->pieces[piece].owner == view->seat)
                zones[zone] = 1;
    }
    vaka_camera_frame(&gui->play.camera, view->layout, zones);
    free(zones);
}

static bool board_key(vaka_gui *gui, const SDL_Keysym *key)
{
    vaka_camera *camera = &gui->play.camera;
    int x = camera->box.x + camera->box.w / 2, y = camera->box.y + camera->box.h / 2;

    switch (key->sym) {
    case SDLK_LEFT:
        return move_cursor(gui, key, -1, 0);
    case SDLK_RIGHT:
        return move_cursor(gui, key, 1, 0);
    case SDLK_UP:
        return move_cursor(gui, key, 0, -1);
    case SDLK_DOWN:
        return move_cursor(gui, key, 0, 1);
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        vaka_camera_zoom(camera, 1.25f, x, y);
        return true;
    case SDLK_MINUS:
    case SDLK_KP_MINUS:
        vaka_camera_zoom(camera, 0.8f, x, y);
        return true;
    case SDLK_HOME:
    case SDLK_f:
        vaka_camera_fit(camera);
        return true;
    case SDLK_h:
        show_own(gui);
        return true;
    case SDLK_s:
        vaka_play_fan(gui);
        return true;
    case SDLK_n:
        next_target(gui, key->mod & KMOD_SHIFT ? -1 : 1);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return !means_button(gui, key) && press_cursor(gui, (key->mod & KMOD_SHIFT) != 0);
    case SDLK_SPACE:
        return press_cursor(gui, (key->mod & KMOD_SHIFT) != 0);
    case SDLK_m:
        return press_cursor(gui, true);
    default:
        return false;
    }
}

/* Escape lets go what is picked, puts the card away that is read, and then asks whether to leave.
 */
static void escape(vaka_gui *gui)
{
    if (vaka_picks_any(&gui->play.picks)) {
        vaka_picks_clear(&gui->play.picks);
        vaka_play_refresh(gui);
    } else if (vaka_card_is(gui, vaka_widget_focus(gui))) {
        gui->focus = (vaka_hit){.what = VAKA_HIT_BOARD};
    } else {
        vaka_play_leave(gui);
    }
}

/* A recap or a step of a lesson that is only to be read: Enter goes on. */
static bool reading_key(vaka_gui *gui, const SDL_Keysym *sym)
{
    bool enter = sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER || sym->sym == SDLK_SPACE;

    if (gui->play.recap) {
        if (enter)
            vaka_play_next(gui);
        return true;
    }
    return enter && vaka_tutor_next(gui);
}

static void search_log(vaka_gui *gui)
{
    gui->play.log_hidden = gui->play.folded = false;
    gui->play.log_tab = gui->tutor.aside = true;
    vaka_field_begin(gui, &(vaka_hit){.what = VAKA_HIT_SEARCH}, gui->play.search,
                     sizeof gui->play.search, false);
}

static void next_card(vaka_gui *gui, int by)
{
    if (!vaka_widget_step_to(gui, by, vaka_card_is))
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "There is no card to read."));
}

/* What alone is left, if it is asked for. */
static void press_default(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    bool sole =
        gui->play.asked && view->legal_count == 1 && !vaka_picks_anytime(view, &view->legal[0]);

    if (sole)
        vaka_play_act(gui, &view->legal[0]);
}

bool vaka_play_key(vaka_gui *gui, const SDL_Keysym *sym)
{
    if (reading_key(gui, sym))
        return true;
    if (sym->sym == SDLK_f && (sym->mod & KMOD_CTRL)) {
        search_log(gui);
        return true;
    }
    if (gui->play.view.layout->board_count > 0 && !(sym->mod & KMOD_ALT) && board_key(gui, sym))
        return true;
    switch (sym->sym) {
    case SDLK_ESCAPE:
        escape(gui);
        return true;
    case SDLK_a:
        vaka_play_all(gui);
        return true;
    case SDLK_c:
        next_card(gui, sym->mod & KMOD_SHIFT ? -1 : 1);
        return true;
    case SDLK_u:
    case SDLK_BACKSPACE:
        vaka_play_undo(gui, true);
        return true;
    case SDLK_z:
        vaka_play_undo(gui, !(sym->mod & KMOD_SHIFT));
        return true;
    case SDLK_y:
    case SDLK_r:
        vaka_play_undo(gui, false);
        return true;
    case SDLK_l:
        if (sym->mod & KMOD_SHIFT)
            gui->play.log_filter = (gui->play.log_filter + 1) % VAKA_LOG_FILTERS;
        else if (gui->play.tabbed)
            vaka_column_tab(gui, gui->play.log_tab ? VAKA_TAB_TABLE : VAKA_TAB_LOG);
        else
            gui->play.log_hidden = !gui->play.log_hidden;
        return true;
    case SDLK_w:
        vaka_play_why_not(gui);
        return true;
    case SDLK_p:
        vaka_play_picture(gui);
        return true;
    case SDLK_SPACE:
        if (gui->play.watching)
            gui->play.paused = !gui->play.paused;
        return gui->play.watching;
    case SDLK_i:
        vaka_play_interrupt(gui);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        press_default(gui);
        return true;
    default:
        return false;
    }
}
