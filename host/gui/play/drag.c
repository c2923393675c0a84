/* gui/play/drag.c - pointing at spaces, and dragging what lies there to others.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/play/play.h"

#define HOVER 420 /* ms over a space until its pieces fan out */

/* Only the ring, the card and the fan change: the rest of the window stays as it is. */
void vaka_play_pointed(vaka_play *play)
{
    bool fans = vaka_on_board(play->view.layout, play->board.pointed) && !play->ui->dragging &&
                !vaka_ui_is_still(play->ui) && !vaka_outlook_any(play);

    vaka_outlook_point(play);
    play->board.fanned = VAKA_NONE;
    play->board.fan_due = fans ? SDL_GetTicks() + HOVER : 0;
    vaka_board_touch(&play->board);
}

void vaka_play_fan(vaka_play *play)
{
    bool keys = play->ui->focus_shown && play->ui->focus.what == VAKA_HIT_BOARD;
    int32_t zone =
        keys && play->board.cursor != VAKA_NONE ? play->board.cursor : play->board.pointed;

    play->board.fan_due = 0;
    play->board.fanned = play->board.fanned == zone ? VAKA_NONE : zone;
    vaka_board_touch(&play->board);
}

/* Has the seat anything to do at a space, alone or with a place picked before? */
static bool is_target(const vaka_play *play, int32_t zone)
{
    return play->asked && zone != VAKA_NONE && play->board.targets[zone];
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
        if (play->board.targets[zone] && vaka_on_board(play->view.layout, zone))
            return true;
    return false;
}

/* Is a place asked for where nothing of the seat's lies: a goal, named without a beginning? */
static bool has_bare_goals(const vaka_play *play)
{
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++)
        if (play->board.targets[zone] && vaka_on_board(play->view.layout, zone) &&
            !has_own(play, zone))
            return true;
    return false;
}

/* Do actions name a place that nobody asks for, and no others? */
static bool is_named_beside(const vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;
    bool named = false;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++) {
        if (!vaka_picks_names(view, &view->legal[i], zone))
            continue;
        if (!vaka_picks_anytime(view, &view->legal[i]))
            return false;
        named = true;
    }
    return named;
}

/* What is picked already can be dragged from where it is. */
static bool is_picked(const vaka_play *play, int32_t zone)
{
    return vaka_outlook_any(play) && play->outlook.from == zone;
}

bool vaka_drag_begins(const vaka_play *play, int32_t zone)
{
    if (!play->asked || zone == VAKA_NONE || !has_own(play, zone))
        return false;
    return is_picked(play, zone) ||
           (!vaka_picks_any(&play->picks) && (is_target(play, zone) || has_goals(play)));
}

/* Those that would go along; else what of the seat lies there. */
static void take_up(vaka_play *play, int32_t from)
{
    const vaka_view *view = &play->view;
    const vaka_outlook *outlook = &play->outlook;
    vaka_board *board = &play->board;
    int32_t count = 0;

    board->carried_count = 0;
    if (outlook->from != VAKA_NONE && outlook->sorts > 0 &&
        (outlook->from == from || vaka_group_space(view, outlook->from) == from)) {
        for (uint32_t i = 0; i < outlook->sorts && board->carried_count < VAKA_CARRIED; i++)
            if (vaka_outlook_going(outlook, i) > 0)
                board->carried[board->carried_count++] =
                    (vaka_pile){.owner = outlook->sort[i].owner,
                                .kind = outlook->sort[i].kind,
                                .count = vaka_outlook_going(outlook, i),
                                .known = true,
                                .down = outlook->sort[i].face == VAKA_FACE_DOWN};
        return;
    }
    vaka_pile *piles = vaka_piles_of(view, from, &count);
    for (int32_t i = 0; i < count && board->carried_count < VAKA_CARRIED; i++)
        if (view->layout->kinds[piles[i].kind].shape != VAKA_SHAPE_TILE &&
            piles[i].owner == view->seat)
            board->carried[board->carried_count++] = piles[i];
    free(piles);
}

/* What can be brought somewhere is picked as soon as it is taken up, so that its goals are seen. */
void vaka_drag_moves(vaka_play *play, int32_t from, int32_t to)
{
    bool begins = play->board.dragged == VAKA_NONE;

    play->board.dragged = from;
    if (begins && is_target(play, from) && vaka_outlook_opens(play, from))
        vaka_play_zone(play, from, false);
    else if (begins && is_target(play, from))
        vaka_play_early(play, from);
    if (begins)
        take_up(play, from);
    play->board.fanned = VAKA_NONE;
    play->board.fan_due = 0;
    play->board.pointed = to;
    vaka_outlook_point(play);
}

/* Does a line of the open menu lead to a place? */
static bool menu_names(const vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;
    const vaka_menu *menu = &play->ui->menu;

    for (uint32_t i = 0; i < menu->count; i++) {
        int32_t action = menu->items[i].number;

        if (action >= 0 && (uint32_t)action < view->legal_count &&
            vaka_picks_names(view, &view->legal[action], zone))
            return true;
    }
    return false;
}

/* Whoever brings something to a place does not ask what else could be done with it where it was:
 * nothing is done, and it is said how the game goes on. */
static void tell_not_now(vaka_play *play)
{
    int32_t end = vaka_end_action(play);
    char title[VAKA_SENTENCE], text[VAKA_SENTENCE];

    vaka_menu_close(play->ui);
    if (end == VAKA_NONE) {
        vaka_notice_say(play->ui, false, VAKA_TEXT("It cannot be brought there now."));
        return;
    }
    vaka_action_said(&play->view, &play->view.legal[end], title);
    vaka_say_with(play->ui->language,
                  VAKA_TEXT("It cannot be brought there in this step. To go on, press “{0}”."),
                  VAKA_WITH(title), text, sizeof text);
    vaka_notice_say(play->ui, false, text);
}

static void drop_on(vaka_play *play, int32_t to)
{
    play->drop = to;
    play->drop_picks = false;
}

/* Dragged one step too early: the step is ended, and it goes there. Else it is no longer picked,
 * for nobody has pressed it. */
static bool goes_early(vaka_play *play, int32_t from, int32_t to)
{
    if (!is_picked(play, from) || !play->outlook.early)
        return false;
    if (to != VAKA_NONE && vaka_outlook_go(play, to))
        return true;
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(play);
    return false;
}

/* The goal alone: the rules say why not, where it is known what should be brought. What could be
 * done there at any time was not meant: to offer it could lead somebody to show what he hides. */
static void bring_to(vaka_play *play, int32_t to)
{
    bool known = play->outlook.from != VAKA_NONE || vaka_picks_any(&play->picks);

    if (vaka_tutor_on(play) || is_target(play, to) ||
        ((known || has_bare_goals(play)) && !is_named_beside(play, to)))
        vaka_play_zone(play, to, false);
    else
        tell_not_now(play);
}

/* Where the action begins with the space it was taken from, that one comes first; where it only
 * names the goal, that alone. What is left is done when the seat is asked again. */
void vaka_drag_ends(vaka_play *play, int32_t from, int32_t to)
{
    if (goes_early(play, from, to) || to == VAKA_NONE || to == from)
        return;
    if (is_picked(play, from) || !is_target(play, from)) {
        bring_to(play, to);
        return;
    }
    vaka_play_zone(play, from, false);
    if (vaka_picks_has(&play->picks, from))
        bring_to(play, to);
    else if (play->wanted)
        drop_on(play, to);
    else if (play->ui->menu.open && !vaka_tutor_on(play) && !menu_names(play, to))
        tell_not_now(play);
}

void vaka_play_drop(vaka_play *play)
{
    int32_t to = play->drop;

    play->drop = VAKA_NONE;
    if (to != VAKA_NONE && is_target(play, to) &&
        (!play->drop_picks || vaka_outlook_opens(play, to)))
        vaka_play_zone(play, to, false);
}

void vaka_drag_ahead(vaka_play *play)
{
    if (!vaka_end_is_plain(play))
        return;
    vaka_play_act(play, &play->view.legal[play->ending]);
    play->drop = play->wanted ? play->ahead : VAKA_NONE;
    play->drop_picks = true;
}
