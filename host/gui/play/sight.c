/* gui/play/sight.c - which part of the board is seen: where a game opens, what it follows.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define OPENING 76.0f       /* pixels of a radius: up to six piles have their symbols (32 px) */
#define OPENING_LEAST 52.0f /* … up to two have; what is no smaller as a whole is seen whole */
#define ASKED_MOST 12       /* spaces to choose from, on which it opens */
#define SPOTS_LEAST 18.0f   /* of spots: all of them are seen as long as they are so large */
#define GLIDE 280           /* ms */
#define EDGE 0.25f          /* part of a place that may be out of sight */

/* --- where it opens --------------------------------------------------------------------------- */

/* What of the board is the seat's, for it to open on; as long as nothing is, what it is asked for.
 * Owned by the caller. */
static uint8_t *own_zones(const vaka_play *play, bool *any)
{
    const vaka_view *view = &play->view;
    uint8_t *zones = vaka_xnew((size_t)view->layout->zone_count + 1);

    *any = false;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        zones[zone] = vaka_is_space(view->layout, zone) && view->seat >= 0 &&
                      vaka_has(view->seen, zone, view->seat);
        *any = *any || zones[zone];
    }
    return zones;
}

/* Where the seat is asked to choose one of a few spaces: these. */
static bool mark_asked(const vaka_play *play, uint8_t *zones)
{
    const vaka_layout *layout = play->view.layout;
    int32_t count = 0;

    for (int32_t zone = 0; play->asked && zone < layout->zone_count; zone++) {
        zones[zone] = vaka_is_space(layout, zone) && play->board.targets[zone];
        count += zones[zone];
    }
    return count > 0 && count <= ASKED_MOST;
}

/* Is it a board of spots and routes, which can all be seen at once? There every route counts, and
 * what is farther off is no less important. */
static bool shows_all(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    bool spots = false;

    for (int32_t zone = 0; zone < layout->zone_count && !spots; zone++)
        spots = vaka_is_spot(layout, zone);
    return spots && play->board.camera.radius >= SPOTS_LEAST;
}

/* Robots press what they see: they see all of it. */
static bool is_wanted(const vaka_play *play)
{
    return play->opening && play->record && play->view.layout->board_count > 0 &&
           play->board.box.w > 0 && play->board.box.h > 0 &&
           !(play->ui->start && play->ui->start->robot);
}

void vaka_sight_hold(vaka_play *play)
{
    const vaka_camera *camera = &play->board.camera;

    if (camera->placed)
        play->held = (vaka_last_look){camera->x, camera->y, camera->radius, camera->whole};
}

/* True: it was looked at already, before files were read again. */
static bool take_held(vaka_play *play)
{
    const vaka_last_look held = play->held;

    if (!play->holds || !play->record || play->board.box.w <= 0)
        return false;
    vaka_board_bound(&play->board);
    vaka_camera_box(&play->board.camera, play->board.box);
    play->held = (vaka_last_look){0};
    vaka_camera_set(&play->board.camera, held.x, held.y, held.radius, held.whole);
    play->holds = play->opening = false;
    return true;
}

void vaka_sight_open(vaka_play *play)
{
    vaka_camera *camera = &play->board.camera;
    vaka_last_look kept;
    bool any;

    if (take_held(play) || !is_wanted(play))
        return;
    vaka_board_bound(&play->board);
    vaka_camera_box(camera, play->board.box);
    if (vaka_views_find(&play->ui->settings, vaka_record_path(play->record), &kept)) {
        vaka_camera_set(camera, kept.x, kept.y, kept.radius, kept.whole);
        play->opening = false;
        return;
    }
    uint8_t *zones = own_zones(play, &any);
    bool asked = !any && !play->offered && mark_asked(play, zones);
    if ((any || asked) && camera->radius < OPENING_LEAST && !shows_all(play))
        vaka_camera_frame(camera, play->view.layout, zones,
                          (vaka_frame_size){OPENING_LEAST, OPENING});
    play->offered = play->offered || asked;
    play->opening = play->view.seat >= 0 ? !any : play->humans > 0; /* later, for who plays */
    free(zones);
}

void vaka_sight_keep(vaka_play *play)
{
    const vaka_camera *camera = &play->board.camera;
    const char *path = play->record ? vaka_record_path(play->record) : NULL;

    if (path && camera->placed && !play->opening && !play->over)
        vaka_views_keep(&play->ui->settings, path,
                        &(vaka_last_look){camera->x, camera->y, camera->radius, camera->whole});
}

/* --- what it follows -------------------------------------------------------------------------- */

/* The last place of the board that something new in the log names, as the seat may read it. */
static int32_t place_told(const vaka_play *play, vaka_record *record)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    int32_t place = VAKA_NONE;
    vaka_event event;

    for (uint32_t i = play->followed; i < count; i++)
        if (vaka_event_for(&log[i].event, play->view.seat, &event)) {
            int32_t zone = vaka_log_place(&play->view, &event);

            place = zone != VAKA_NONE ? zone : place;
        }
    return place;
}

/* Has somebody moved it, wants it so, or is all of it seen? */
static bool stays(const vaka_play *play)
{
    const vaka_camera *camera = &play->board.camera;

    return play->no_follow || play->ui->no_follow || !camera->placed || camera->whole;
}

/* Has it moved, or begun to? Then what a lesson's step speaks of lies elsewhere, and is shown anew.
 */
static bool has_moved(vaka_play *play, vaka_spot before)
{
    const vaka_board *board = &play->board;

    if (!vaka_glide_moves(board) && before.x == board->camera.x && before.y == board->camera.y)
        return false;
    play->tutor.shown = false;
    return true;
}

/* The board has moved below a pointer that rests: what lay there is pointed at no more. */
static void let_go(vaka_play *play)
{
    if (play->board.pointed == VAKA_NONE)
        return;
    play->board.pointed = VAKA_NONE;
    vaka_play_pointed(play);
}

void vaka_sight_follow(vaka_play *play, vaka_record *record)
{
    vaka_board *board = &play->board;
    int32_t place = place_told(play, record);
    vaka_spot before = {board->camera.x, board->camera.y};

    vaka_record_log(record, &play->followed);
    board->about = VAKA_NONE;
    if (place == VAKA_NONE || stays(play))
        return;
    play->strayed = true;
    vaka_board_glide(board, place, vaka_ui_is_still(play->ui) ? 0 : GLIDE);
    if (has_moved(play, before))
        let_go(play);
}

/* Is a place seen but for its very edge? */
static bool sees(const vaka_board *board, const vaka_layout *layout, int32_t zone)
{
    float edge = vaka_camera_reach(&board->camera, layout, zone) * EDGE;
    SDL_Rect all = vaka_camera_cover(&board->camera, layout, zone, -edge), seen;

    return SDL_IntersectRect(&all, &board->camera.box, &seen) && SDL_RectEquals(&all, &seen);
}

static bool sees_all(const vaka_board *board, const vaka_layout *layout, const uint8_t *zones)
{
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (vaka_on_board(layout, zone) && zones[zone] && !sees(board, layout, zone))
            return false;
    return true;
}

/* Is there a place to choose that is out of sight, and was none when one was asked last? */
static bool is_new_unseen(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    const uint8_t *targets = play->board.targets;

    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (targets[zone] && !play->last.places[zone] && vaka_on_board(layout, zone) &&
            !sees(&play->board, layout, zone))
            return true;
    return false;
}

/* Another seat or step, or the step goes on where nobody sees it? */
static bool is_new(const vaka_play *play, vaka_record *record)
{
    const vaka_last_question *last = &play->last;
    const vaka_view *view = &play->view;
    int32_t place = place_told(play, record);

    if (!last->places || last->seat != view->seat || last->stage != view->scene->stage ||
        last->turn != vaka_turn(view->seen))
        return true;
    return (place != VAKA_NONE && !sees(&play->board, view->layout, place)) || is_new_unseen(play);
}

void vaka_sight_forget(vaka_play *play)
{
    free(play->last.places);
    play->last.places = NULL;
}

void vaka_sight_asked(vaka_play *play, vaka_record *record)
{
    const vaka_view *view = &play->view;
    size_t zones = (size_t)view->layout->zone_count;

    if (play->no_follow && play->board.camera.placed && !play->ui->dragging)
        play->no_follow = !is_new(play, record);
    vaka_sight_forget(play);
    play->last = (vaka_last_question){view->seat, view->scene->stage, vaka_turn(view->seen),
                                 vaka_xnew(zones + 1)};
    memcpy(play->last.places, play->board.targets, zones);
}

/* What is to be seen of the board when one is asked: the places to choose from; if they have no
 * room at once those of them that are one's own. Where there are none it stays where one has done
 * something oneself, and comes back to what is one's own from others. Owned by the caller. */
static uint8_t *zones_to_see(const vaka_play *play)
{
    const vaka_layout *layout = play->view.layout;
    const uint8_t *targets = play->board.targets;
    bool own, any = false, both = false;
    uint8_t *zones = own_zones(play, &own);

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        bool target = targets[zone] && vaka_on_board(layout, zone);

        any = any || target;
        both = both || (target && zones[zone]);
    }
    bool all = any && (!both || vaka_camera_fits(&play->board.camera, layout, targets));
    for (int32_t zone = 0; any && zone < layout->zone_count; zone++)
        zones[zone] = targets[zone] && (all || zones[zone]);
    if (!any && !play->strayed)
        memset(zones, 0, (size_t)layout->zone_count);
    return zones;
}

/* It has moved below the pointer, which rests as with any other thing that has come there. */
static void moved_below(vaka_play *play)
{
    vaka_ui *ui = play->ui;

    let_go(play);
    if (ui->under.what == VAKA_HIT_BOARD)
        ui->under_since = vaka_ui_now(ui);
}

/* Where one has done something oneself is seen whole: what is asked next may be about it. */
void vaka_sight_own(vaka_play *play, vaka_record *record)
{
    vaka_board *board = &play->board;
    int32_t place = place_told(play, record);
    vaka_spot before = {board->camera.x, board->camera.y};
    uint32_t seen = play->followed;

    vaka_record_log(record, &play->followed);
    if (play->followed != seen)
        board->about = place;
    if (place == VAKA_NONE || play->strayed || stays(play))
        return;
    vaka_board_glide(board, place, vaka_ui_is_still(play->ui) ? 0 : GLIDE);
    if (has_moved(play, before))
        moved_below(play);
}

/* What is to be seen now leads over the edge: the board goes along. */
static void go_along(vaka_play *play, const uint8_t *zones)
{
    vaka_spot before = {play->board.camera.x, play->board.camera.y};

    vaka_board_gather(&play->board, zones, vaka_ui_is_still(play->ui) ? 0 : GLIDE);
    if (has_moved(play, before))
        moved_below(play);
}

/* After what others did all of it, where it was followed; else nothing moves as long as every place
 * that is to be seen is. */
void vaka_sight_back(vaka_play *play)
{
    vaka_board *board = &play->board;
    vaka_spot before = {board->camera.x, board->camera.y};

    if (!board->camera.placed || play->ui->dragging) /* it is in somebody's hand */
        return;
    uint8_t *zones = zones_to_see(play);
    if (play->strayed) {
        vaka_board_glide(board, VAKA_NONE, 0);
        vaka_camera_gather(&board->camera, play->view.layout, zones);
    } else if (play->no_follow || play->ui->no_follow) {
        vaka_camera_seek(&board->camera, play->view.layout, board->targets);
    } else if (!board->camera.whole && !sees_all(board, play->view.layout, zones)) {
        go_along(play, zones);
    }
    free(zones);
    if (has_moved(play, before))
        let_go(play);
    play->strayed = false;
}

void vaka_sight_zoomed(vaka_play *play)
{
    if (play->replay) /* all of it is seen there until somebody looks closer */
        vaka_board_glide(&play->board, VAKA_NONE, 0);
    else
        vaka_sight_moved(play);
}

void vaka_sight_moved(vaka_play *play)
{
    play->no_follow = true;
    vaka_board_glide(&play->board, VAKA_NONE, 0);
}

/* --- the small map ---------------------------------------------------------------------------- */

void vaka_sight_map(vaka_play *play)
{
    play->board.map = !play->board.map;
    vaka_settings_put_number(&play->ui->settings, "map", play->board.map);
    play->board.camera.stale = play->ui->dirty = true;
}

void vaka_sight_jump(vaka_play *play)
{
    if (vaka_minimap_press(&play->board, play->ui->x, play->ui->y))
        vaka_sight_moved(play);
    play->ui->dirty = true;
}

void vaka_sight_begin(vaka_play *play)
{
    vaka_sight_forget(play);
    play->opening = true;
    play->offered = false;
    play->holds = play->held.radius > 0;
    play->no_follow = play->strayed = false;
    play->board.map = vaka_settings_number(&play->ui->settings, "map", 0, 1, 1);
    play->step_help = vaka_settings_number(&play->ui->settings, "step_help", 0, 1, 0);
}
