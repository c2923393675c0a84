/* gui/play/drag.c - pointing at spaces, and dragging what lies there to others.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"

#define HOVER 420 /* ms over a space until its pieces fan out */

/* Only the ring, the card and the fan change: the rest of the window stays as it is. */
void vaka_play_pointed(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    bool space = play->pointed != VAKA_NONE &&
                 play->view.layout->zones[play->pointed].type == VAKA_ZONE_SPACE;

    play->fanned = VAKA_NONE;
    play->fan_due =
        space && !gui->dragging && !gui->still && !gui->start->robot ? SDL_GetTicks() + HOVER : 0;
    vaka_board_touch(gui);
}

void vaka_play_fan(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    bool keys = gui->focus_shown && gui->focus.what == VAKA_HIT_BOARD;
    int32_t zone = keys && play->cursor != VAKA_NONE ? play->cursor : play->pointed;

    play->fan_due = 0;
    play->fanned = play->fanned == zone ? VAKA_NONE : zone;
    vaka_board_touch(gui);
}

/* Has the seat anything to do at a space, alone or with a place picked before? */
static bool is_target(const vaka_play *play, int32_t zone)
{
    return play->asked && zone != VAKA_NONE && play->targets[zone];
}

/* Pieces of the seat, or a badge in its colours: something that is its own stands there. */
static bool has_own(const vaka_play *play, int32_t zone)
{
    const vaka_scene *scene = play->view.scene;

    for (uint32_t i = 0; i < scene->overlay_count; i++)
        if (scene->overlays[i].type == VAKA_OVERLAY_BADGE && scene->overlays[i].a == zone &&
            scene->overlays[i].tone == VAKA_TONE_SEAT + (uint32_t)play->view.seat)
            return true;
    for (VAKA_EACH(play->view.seen, zone, piece))
        if (play->view.seen->pieces[piece].owner == play->view.seat)
            return true;
    return false;
}

static bool has_goals(const vaka_play *play)
{
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++)
        if (play->targets[zone] && play->view.layout->zones[zone].type == VAKA_ZONE_SPACE)
            return true;
    return false;
}

bool vaka_drag_begins(const vaka_gui *gui, int32_t zone)
{
    const vaka_play *play = &gui->play;

    return play->asked && zone != VAKA_NONE && !vaka_picks_any(&play->picks) &&
           has_own(play, zone) && (is_target(play, zone) || has_goals(play));
}

/* Where the action begins with the space it was taken from, that one comes first; where it only
 * names the goal, that alone. What is left is done when the seat is asked again. */
void vaka_drag_ends(vaka_gui *gui, int32_t from, int32_t to)
{
    vaka_play *play = &gui->play;

    if (to == VAKA_NONE || to == from)
        return;
    if (!is_target(play, from)) {
        vaka_play_zone(gui, to, false);
        return;
    }
    vaka_play_zone(gui, from, false);
    if (vaka_picks_has(&play->picks, from))
        vaka_play_zone(gui, to, false);
    else if (play->wanted)
        play->drop = to;
}

void vaka_play_drop(vaka_gui *gui)
{
    int32_t to = gui->play.drop;

    gui->play.drop = VAKA_NONE;
    if (to != VAKA_NONE && is_target(&gui->play, to))
        vaka_play_zone(gui, to, false);
}
