/* gui/play/play.c - what was pressed on the play screen becomes a wish.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"
#include "table/codec.h"

#define TRIES_MOST 200 /* actions asked about to find out why not */

void vaka_play_refresh(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    size_t zones = (size_t)play->view.layout->zone_count;

    play->targets = vaka_xgrow(play->targets, zones + 1);
    memset(play->targets, 0, zones + 1);
    if (play->asked)
        vaka_picks_targets(&play->view, &play->picks, play->targets);
    vaka_counters_names(gui->counters, play->view.names);
    play->camera.stale = true;
    gui->dirty = true;
    vaka_motion_look(gui);
}

void vaka_play_want(vaka_gui *gui, uint32_t type, int32_t seat)
{
    vaka_play *play = &gui->play;

    if (!play->asked)
        return;
    play->want = (vaka_want){type, seat, {0}};
    play->wanted = true;
}

void vaka_play_act(vaka_gui *gui, const vaka_action *action)
{
    vaka_play *play = &gui->play;

    if (!play->asked)
        return;
    play->want = (vaka_want){VAKA_WANT_ACTION, action->seat, *action};
    play->wanted = true;
}

void vaka_play_menu(vaka_gui *gui, const uint32_t *actions, uint32_t count, const char *title)
{
    const vaka_view *view = &gui->play.view;
    char text[VAKA_SENTENCE];

    vaka_menu_begin(gui, title, gui->x, gui->y);
    for (uint32_t i = 0; i < count; i++)
        vaka_menu_add(gui, (int32_t)actions[i],
                      vaka_view_action(view, &view->legal[actions[i]], text));
}

void vaka_play_all(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    vaka_picks none = {.kind = VAKA_NONE};
    uint32_t *all = vaka_xnew((view->legal_count + 1u) * sizeof *all);
    uint32_t count = gui->play.asked ? vaka_picks_match(view, &none, VAKA_NONE, VAKA_NONE, all) : 0;

    if (count > 0)
        vaka_play_menu(gui, all, count, vaka_say(gui->language, "All you may do now"));
    else
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "There is nothing to do now."));
    free(all);
}

/* Puts `zone` in the last place of an action that fits it; false: it names no place. */
static bool redirect(const vaka_view *view, vaka_action *action, int32_t zone, int32_t kind)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = VAKA_ARGS - 1; verb && i >= 0; i--) {
        bool space = view->layout->zones[zone].type == VAKA_ZONE_SPACE;
        uint32_t type = verb->arg[i].type;

        if (kind != VAKA_NONE && type == VAKA_ARG_KIND) {
            action->arg[i] = (int16_t)kind;
            return true;
        }
        if (kind == VAKA_NONE && (type == VAKA_ARG_ZONE || (type == VAKA_ARG_SPACE && space))) {
            action->arg[i] = (int16_t)zone;
            return true;
        }
    }
    return false;
}

/* What the rules say to an action like one that is legal, but with this place or kind. */
void vaka_play_why(vaka_gui *gui, int32_t zone, int32_t kind)
{
    const vaka_view *view = &gui->play.view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = vaka_picks_match(view, &gui->play.picks, VAKA_NONE, VAKA_NONE, match);
    vaka_refusal why = {0};

    for (uint32_t i = 0; i < count && i < TRIES_MOST; i++) {
        vaka_action action = view->legal[match[i]];

        if (!redirect(view, &action, zone, kind) ||
            vaka_live_check(view->live, &action, &why) != VAKA_ERR_ILLEGAL)
            continue;
        vaka_notice_refusal(gui, &why);
        break;
    }
    if (!why.id)
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "Nothing can be done here now."));
    free(match);
}

bool vaka_play_can(const vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_names(view, &view->legal[i], zone))
            return true;
    return false;
}

static void pick(vaka_gui *gui, int32_t zone, int32_t kind)
{
    vaka_picks *picks = &gui->play.picks;

    if (kind != VAKA_NONE)
        picks->kind = kind;
    else if (picks->zones < VAKA_ARGS)
        picks->zone[picks->zones++] = zone;
    vaka_play_refresh(gui);
}

/* Does any of them need a further place? */
static bool any_open(const vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_picks_open(&play->view, &play->picks, &play->view.legal[match[i]], zone))
            return true;
    return false;
}

/* One action is meant that is asked for: do it. Several places are left: pick. Else ask which one.
 */
static void settle(vaka_gui *gui, const uint32_t *match, uint32_t count, int32_t zone, int32_t kind)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    bool again = kind == VAKA_NONE ? vaka_picks_has(&play->picks, zone) : play->picks.kind == kind;
    char name[VAKA_VIEW_NAME];

    if (count == 1 && !vaka_picks_anytime(view, &view->legal[match[0]])) {
        vaka_play_act(gui, &view->legal[match[0]]);
        return;
    }
    if (count > 1 && !again && any_open(play, match, count, kind == VAKA_NONE ? zone : VAKA_NONE)) {
        pick(gui, zone, kind);
        return;
    }
    vaka_play_menu(gui, match, count,
                   kind == VAKA_NONE ? vaka_view_zone(view, zone, name)
                                     : vaka_view_kind(view, kind, name));
}

static void point_at(vaka_gui *gui, int32_t zone, int32_t kind, bool all)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    int32_t place = kind == VAKA_NONE ? zone : VAKA_NONE;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = all ? 0 : vaka_picks_match(view, &play->picks, place, kind, match);
    vaka_picks none = {.kind = VAKA_NONE};
    char name[VAKA_VIEW_NAME];

    if (count > 0) {
        settle(gui, match, count, zone, kind);
    } else {
        bool fallback = vaka_picks_any(&play->picks);

        count = vaka_picks_match(view, &none, place, kind, match);
        if (count == 0)
            vaka_play_why(gui, zone, kind);
        else if (all)
            vaka_play_menu(gui, match, count, vaka_view_zone(view, zone, name));
        if (count > 0 && !all && fallback) {
            vaka_picks_clear(&play->picks);
            vaka_play_refresh(gui);
            settle(gui, match, count, zone, kind);
        }
    }
    free(match);
}

void vaka_play_zone(vaka_gui *gui, int32_t zone, bool all)
{
    if (gui->play.asked)
        point_at(gui, zone, VAKA_NONE, all);
    else if (!gui->play.over && !gui->replay)
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "It is not your turn."));
}

/* A piece outside the board stands for its kind where an action names one, else for its place. */
void vaka_play_kind(vaka_gui *gui, int32_t zone, int32_t kind, bool all)
{
    const vaka_view *view = &gui->play.view;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!vaka_picks_names_kind(view, &view->legal[i], kind))
            continue;
        if (gui->play.asked)
            point_at(gui, zone, kind, all);
        return;
    }
    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (vaka_picks_names(view, &view->legal[i], zone)) {
            vaka_play_zone(gui, zone, all);
            return;
        }
    }
    if (gui->play.asked)
        vaka_play_why(gui, zone, kind);
}

void vaka_play_locate(vaka_gui *gui, int32_t zone)
{
    vaka_play *play = &gui->play;

    if (play->view.layout->board_count == 0)
        return;
    play->cursor = zone;
    gui->focus = (vaka_hit){.what = VAKA_HIT_BOARD};
    gui->focus_shown = true; /* so that its ring is drawn */
    vaka_camera_show(&play->camera, play->view.layout, zone);
    gui->dirty = true;
}

void vaka_play_why_not(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int32_t zone = gui->focus.what == VAKA_HIT_BOARD ? play->cursor : VAKA_NONE;
    bool cursor = zone != VAKA_NONE;

    if (zone == VAKA_NONE)
        zone = play->pointed;
    if (gui->replay)
        vaka_notice_set(
            gui, false, "%s",
            vaka_say(gui->language, "Nothing is done in a replay; B begins a new game from here."));
    else if (!play->asked)
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "It is not your turn."));
    else if (zone == VAKA_NONE)
        vaka_notice_set(gui, false, "%s",
                        vaka_say(gui->language,
                                 "Point at a place, or move the cursor there with the "
                                 "arrows, and press W: the rules say why not."));
    else if (vaka_play_can(play, zone))
        vaka_notice_set(gui, false, "%s", vaka_say(gui->language, "Something can be done here."));
    else
        vaka_play_why(gui, zone, VAKA_NONE);
    vaka_notice_explain(gui);
    if (cursor && play->view.layout->zones[zone].type == VAKA_ZONE_SPACE) {
        vaka_spot at = vaka_camera_spot(&play->camera, play->view.layout, zone);

        gui->notice_x = (int)at.x;
        gui->notice_y = (int)at.y;
    }
}

void vaka_play_next(vaka_gui *gui)
{
    if (gui->play.recap) {
        gui->play.recap = false;
        gui->dirty = true;
        return;
    }
    vaka_tutor_next(gui);
}
