/* gui/board/motion.c - finds out what has moved since the seat looked last, and how far it has
 * come.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/motion.h"

#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"
#include "table/event_log.h"

#define FLIGHT 320 /* ms that pieces are under way */
#define LEG 210    /* … for a part of a longer way */
#define ROLL 400   /* ms that dice roll */
#define PACE 350   /* ms of a program's move for which these are */
#define FRAME 16   /* ms between two pictures */

static uint32_t now(const vaka_board *board)
{
    return board->motion.now ? board->motion.now : SDL_GetTicks();
}

/* As fast as programs move; 0: nothing moves. */
static uint32_t length_of(const vaka_board *board, uint32_t ms)
{
    int pace = board->ui->pace > 3 * PACE ? 3 * PACE : board->ui->pace;

    return vaka_ui_is_still(board->ui) || pace <= 0 ? 0 : ms * (uint32_t)pace / PACE;
}

static uint32_t flight_of(const vaka_board *board)
{
    return length_of(board, board->motion.course == VAKA_FLIGHT_ALONE ? FLIGHT : LEG);
}

uint32_t vaka_motion_roll(const vaka_board *board)
{
    return length_of(board, ROLL);
}

static void keep(vaka_motion *motion, int32_t zone, int32_t at, const vaka_pile *pile)
{
    if (motion->count == motion->room) {
        motion->room = motion->room ? motion->room * 2 : 128;
        motion->lying = vaka_xgrow(motion->lying, (size_t)motion->room * sizeof *motion->lying);
    }
    motion->lying[motion->count++] = (vaka_lying){zone, at, *pile};
}

/* What changed in each zone, as piles with a count below or above zero. */
static void note_change(vaka_motion *changes, const vaka_lying *of, int32_t by)
{
    for (int32_t i = 0; i < changes->count; i++) {
        vaka_lying *one = &changes->lying[i];

        if (one->zone == of->zone && one->at == of->at && vaka_piles_alike(&one->pile, &of->pile)) {
            one->pile.count += by;
            return;
        }
    }
    keep(changes, of->zone, of->at, &of->pile);
    changes->lying[changes->count - 1].pile.count = by;
}

/* The zone that lost what another one got: alike, else at least of the same owner and shape. */
static vaka_lying *lost_for(const vaka_view *view, vaka_motion *changes, const vaka_lying *got)
{
    vaka_lying *best = NULL;

    for (int32_t i = 0; i < changes->count; i++) {
        vaka_lying *one = &changes->lying[i];
        bool shape =
            view->layout->kinds[one->pile.kind].shape == view->layout->kinds[got->pile.kind].shape;

        if (one->pile.count >= 0 || (one->zone == got->zone && one->at == got->at))
            continue;
        if (vaka_piles_alike(&one->pile, &got->pile))
            return one;
        if (one->pile.owner == got->pile.owner && shape && !best)
            best = one;
    }
    return best;
}

/* A tile is drawn as ground: it does not fly. */
static void pair_changes(vaka_board *board, vaka_motion *changes)
{
    vaka_motion *motion = &board->motion;
    const vaka_view *view = board->view;

    for (int32_t i = 0; i < changes->count && motion->flying < VAKA_FLIGHTS; i++) {
        vaka_lying *got = &changes->lying[i], *lost;

        if (view->layout->kinds[got->pile.kind].shape == VAKA_SHAPE_TILE)
            continue;
        while (got->pile.count > 0 && motion->flying < VAKA_FLIGHTS &&
               (lost = lost_for(view, changes, got)) != NULL) {
            int32_t many =
                got->pile.count < -lost->pile.count ? got->pile.count : -lost->pile.count;
            vaka_flight flight = {got->pile, lost->at, got->at, got->zone};

            got->pile.count -= many;
            lost->pile.count += many;
            flight.pile.count = many;
            if (flight.from != flight.to && (vaka_on_board(view->layout, flight.to) ||
                                             vaka_on_board(view->layout, flight.from)))
                motion->flights[motion->flying++] = flight;
        }
    }
}

/* Tiles that lie there, can be seen, and could not be before. */
static void note_turned(vaka_board *board, const vaka_motion *changes)
{
    vaka_motion *motion = &board->motion;
    const vaka_layout *layout = board->view->layout;

    for (int32_t i = 0; i < changes->count && motion->turned_count < VAKA_TURNED; i++) {
        const vaka_lying *got = &changes->lying[i];

        if (got->pile.count > 0 && got->pile.known && vaka_on_board(layout, got->zone) &&
            layout->kinds[got->pile.kind].shape == VAKA_SHAPE_TILE)
            motion->turned[motion->turned_count++] = got->zone;
    }
}

bool vaka_motion_turned(const vaka_board *board, int32_t zone)
{
    for (int32_t i = 0; i < board->motion.turned_count; i++)
        if (board->motion.turned[i] == zone)
            return true;
    return false;
}

/* Nobody looks then. */
static bool has_robot(const vaka_ui *ui)
{
    return ui->start && ui->start->robot;
}

/* What was done last, but not by itself. */
static uint32_t last_action(const vaka_log_entry *log, uint32_t count)
{
    while (count > 0 && log[count - 1].event.id == VAKA_EVENT_ITSELF) {
        uint32_t itself = log[count - 1].action;

        while (count > 0 && log[count - 1].action == itself)
            count--;
    }
    return count > 0 ? log[count - 1].action : 0;
}

/* Dice of what was done last, and not those of all that a replay has passed over. */
static void look_at_log(vaka_board *board, vaka_record *record, bool fresh)
{
    vaka_motion *motion = &board->motion;
    uint32_t count, first = motion->told;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    uint32_t last = last_action(log, count);
    int32_t dice = 0;
    vaka_event event;

    for (uint32_t i = first; fresh && i < count && dice < VAKA_DICE; i++) {
        if (log[i].action != last || !vaka_event_for(&log[i].event, motion->seat, &event) ||
            event.id != VAKA_EVENT_DIE)
            continue;
        motion->sides[dice] = event.arg[0];
        motion->faces[dice++] = event.arg[1];
    }
    motion->told = count;
    if (dice > 0 && !has_robot(board->ui)) { /* where nothing moves they simply lie there */
        motion->dice = dice;
        motion->rolled = now(board);
    }
}

/* Where a zone is shown: what goes together is at the space where it is now. */
static int32_t shown_at(const vaka_view *view, int32_t zone)
{
    int32_t space = vaka_on_board(view->layout, zone) ? zone : vaka_group_space(view, zone);

    return space == VAKA_NONE ? zone : space;
}

static void remember(vaka_board *board, vaka_motion *changes)
{
    vaka_motion *motion = &board->motion;
    const vaka_view *view = board->view;

    for (int32_t i = 0; i < motion->count; i++)
        note_change(changes, &motion->lying[i], -motion->lying[i].pile.count);
    motion->count = 0;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        int32_t count = 0, at = shown_at(view, zone);

        if (view->seen->zones[zone].count == 0 || !vaka_view_counts(view, zone))
            continue;
        vaka_pile *piles = vaka_piles_of(view, zone, &count);
        for (int32_t i = 0; i < count; i++) {
            keep(motion, zone, at, &piles[i]);
            note_change(changes, &motion->lying[motion->count - 1], piles[i].count);
        }
        free(piles);
    }
}

void vaka_motion_look(vaka_board *board, vaka_record *record)
{
    vaka_motion *motion = &board->motion, changes = {0};
    const vaka_view *view = board->view;
    bool fresh = motion->of == view->layout && motion->seat == view->seat;

    remember(board, &changes);
    motion->of = view->layout;
    motion->seat = view->seat;
    if (!fresh)
        vaka_motion_stop(board);
    if (record)
        look_at_log(board, record, fresh);
    bool changed = false;
    for (int32_t i = 0; i < changes.count; i++)
        changed = changed || changes.lying[i].pile.count != 0;
    if (changed || !fresh)
        motion->turned_count = 0;
    if (fresh && changed) {
        note_turned(board, &changes);
        motion->flying = 0;
        if (flight_of(board) > 0)
            pair_changes(board, &changes);
        motion->begun = now(board);
    }
    free(changes.lying);
    vaka_pulse_begin(board, now(board));
}

void vaka_motion_stop(vaka_board *board)
{
    board->camera.stale = board->camera.stale || board->motion.flying > 0;
    board->ui->dirty = board->ui->dirty || vaka_motion_moves(board);
    board->motion.flying = 0;
    board->motion.dice = 0;
}

void vaka_motion_done(vaka_board *board)
{
    free(board->motion.lying);
    memset(&board->motion, 0, sizeof board->motion);
}

int32_t vaka_motion_arriving(const vaka_board *board, int32_t zone, const vaka_pile *pile)
{
    int32_t count = 0;

    for (int32_t i = 0; i < board->motion.flying; i++)
        if (board->motion.flights[i].zone == zone &&
            vaka_piles_alike(&board->motion.flights[i].pile, pile))
            count += board->motion.flights[i].pile.count;
    return count;
}

float vaka_motion_part(const vaka_board *board)
{
    uint32_t length = flight_of(board), gone = now(board) - board->motion.begun;
    float part = length == 0 || gone >= length ? 1.0f : (float)gone / (float)length;

    if (board->motion.course == VAKA_FLIGHT_PART)
        return part;
    if (board->motion.course == VAKA_FLIGHT_LAST)
        return part * (2 - part);        /* ends gently */
    return part * part * (3 - 2 * part); /* begins and ends gently */
}

int vaka_motion_left(const vaka_board *board)
{
    uint32_t length = flight_of(board), gone = now(board) - board->motion.begun;

    return board->motion.flying > 0 && gone < length ? (int)(length - gone) : 0;
}

uint32_t vaka_motion_thrown(const vaka_board *board)
{
    return now(board) - board->motion.rolled;
}

bool vaka_motion_moves(const vaka_board *board)
{
    return board->motion.flying > 0 || board->motion.dice > 0;
}

static int until(uint32_t when, uint32_t at)
{
    int32_t left = (int32_t)(when - at);

    return left > 0 ? left : 0;
}

static bool is_rolling(const vaka_board *board)
{
    return board->motion.dice > 0 && vaka_motion_thrown(board) < length_of(board, ROLL);
}

int vaka_motion_due(const vaka_board *board)
{
    uint32_t at = now(board);

    if (!board->view)
        return -1;
    if (board->motion.flying > 0 || is_rolling(board) || vaka_glide_moves(board))
        return FRAME;
    if (board->camera.resting)
        return until(board->camera.resting, at);
    if (board->fan_due)
        return until(board->fan_due, at);
    if (board->motion.dice > 0)
        return until(board->motion.rolled + VAKA_DICE_SHOWN, at);
    return vaka_pulse_due(board);
}

static void tick_zoom(vaka_board *board, uint32_t at)
{
    vaka_camera *camera = &board->camera;

    if (!camera->resting || (int32_t)(camera->resting - at) > 0)
        return;
    camera->resting = 0;
    board->ui->dirty = board->ui->dirty || camera->stale;
}

void vaka_motion_tick(vaka_board *board)
{
    vaka_motion *motion = &board->motion;
    uint32_t at = now(board);

    if (!board->view)
        return;
    tick_zoom(board, at);
    vaka_glide_tick(board, at);
    vaka_pulse_tick(board, at);
    if (board->fan_due && (int32_t)(board->fan_due - at) <= 0) {
        board->fan_due = 0;
        board->fanned = board->pointed;
        vaka_board_touch(board);
    }
    if (motion->dice > 0 && vaka_motion_thrown(board) >= VAKA_DICE_SHOWN)
        motion->dice = 0;
    if (motion->flying > 0 && vaka_motion_part(board) >= 1) {
        motion->flying = 0;
        board->camera.stale = board->ui->dirty = true;
    }
    vaka_board_touch(board);
}
