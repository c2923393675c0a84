/* retreat.c - where the beaten go, who finds no place in a canoe, and a new Home [8.3, B6, B8].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "opponent/opponent.h"

enum { RETREAT_CHOOSE, RETREAT_LEAVE };               /* stages */
enum { LOCAL_SEAT, LOCAL_FROM, LOCAL_HOW, LOCAL_TO }; /* locals */

static const vaka_reason not_nearest = {
    "not_nearest", "B6",
    "{0:zone} is not the nearest group of yours without an enemy, nor as near as that"};
static const vaka_reason name_home = {"name_home", "B8",
                                      "name the group that is to be your new Home"};
static const vaka_reason not_controlled = {"not_controlled", "B8", "you do not control {0:zone}"};

/* --- Places in canoes ------------------------------------------------------------------------- */

static load load_of(const vaka_match *match, const vaka_frame *frame)
{
    load sum = {0};

    if (frame->stage == RETREAT_LEAVE &&
        is_joined(match, frame->local[LOCAL_FROM], frame->local[LOCAL_TO]))
        return sum; /* 11.3: they walk */
    add_load(match, frame->local[LOCAL_SEAT], back_row(match, frame->local[LOCAL_SEAT]), &sum);
    return sum;
}

/* --- Retreat ---------------------------------------------------------------------------------- */

static bool is_nearest(const vaka_match *match, const vaka_frame *frame, int32_t hex)
{
    int16_t near[MAX_HEXES];
    int32_t count = nearest_groups(match, frame->local[LOCAL_SEAT], frame->local[LOCAL_FROM], near);

    for (int32_t i = 0; i < count; i++)
        if (near[i] == hex)
            return true;
    return false;
}

static const vaka_reason *retreat_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    fact[0] = action->arg[0];
    return is_nearest(match, vaka_top(match), action->arg[0]) ? NULL : &not_nearest;
}

static void offer_retreat(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                          vaka_actions *out)
{
    int16_t near[MAX_HEXES];
    int32_t count = nearest_groups(match, seat, vaka_top(match)->local[LOCAL_FROM], near);

    for (int32_t i = 0; i < count; i++)
        vaka_offer(out, seat, rule->verb, near[i], 0, 0, 0);
}

static const vaka_reason *place_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    load sum = load_of(match, vaka_top(match));

    return abandon_obstacle(match, &sum, action->arg[0], fact);
}

static void go_to(vaka_match *match, int32_t hex)
{
    vaka_local_set(match, LOCAL_TO, hex);
    vaka_stage_set(match, RETREAT_LEAVE);
}

static void apply_retreat(vaka_match *match, const vaka_action *action)
{
    go_to(match, action->arg[0]);
}

/* Where the pieces lie that retreat: out in the open after a battle, in the hex if there was none.
 */
static int32_t source(const vaka_match *match, const vaka_frame *frame)
{
    return frame->local[LOCAL_HOW] == RETREAT_STOPPED ? frame->local[LOCAL_FROM]
                                                      : back_row(match, frame->local[LOCAL_SEAT]);
}

/* Every piece of the seat goes to a hex as it lies, face up after a battle [8.3]; or home if there
 * is no hex to go to. */
static void move_all(vaka_match *match, const vaka_frame *frame, int32_t hex)
{
    int32_t seat = frame->local[LOCAL_SEAT], from = source(match, frame);

    for (int32_t piece = match->zones[from].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (match->pieces[piece].owner != seat)
            continue;
        clear_fields(match, piece);
        if (hex < 0)
            piece_home(match, piece);
        else
            vaka_piece_move(match, piece, hex);
    }
}

static void choose_refuge(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[LOCAL_SEAT], from = frame->local[LOCAL_FROM];
    int16_t near[MAX_HEXES];
    int32_t count = nearest_groups(match, seat, from, near);

    if (count > 1 && !is_nobodys(match, seat)) {
        vaka_ask(match, seat);
        return;
    }
    if (count > 0) {
        go_to(match, pick_by_die(match, near, count));
        return;
    }
    vaka_tell(match, EVENT_NO_REFUGE, seat, from, 0, 0);
    move_all(match, frame, VAKA_NONE);
    vaka_done(match);
}

/* B6: the owner chooses who is left, where there is a choice and somebody to make it. */
static void load_canoes(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[LOCAL_SEAT];
    load sum = load_of(match, frame);

    if (frame->local[LOCAL_HOW] == RETREAT_STOPPED || overload(&sum) == 0) {
        if (match->zones[source(match, frame)].first >= 0) /* somebody is left to go */
            vaka_tell(match, EVENT_RETREATED, seat, frame->local[LOCAL_FROM],
                      frame->local[LOCAL_TO], 0);
        move_all(match, frame, frame->local[LOCAL_TO]);
        vaka_done(match);
        return;
    }
    int32_t kind = left_behind(match, &sum, !is_nobodys(match, seat));
    if (kind < 0) {
        vaka_ask(match, seat);
        return;
    }
    leave_behind(match, seat, kind);
    vaka_stage_set(match, RETREAT_LEAVE);
}

static void retreat_step(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == RETREAT_CHOOSE)
        choose_refuge(match, frame);
    else
        load_canoes(match, frame);
}

/* --- A new Home (B8) -------------------------------------------------------------------------- */

static void take_home(vaka_match *match, int32_t seat, int32_t hex)
{
    game_of(match)->seat[seat].home = (int16_t)hex;
    vaka_tell(match, EVENT_HOME_MOVED, seat, hex, 0, 0);
    vaka_done(match);
}

static void home_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[LOCAL_SEAT], only = VAKA_NONE, count = 0;

    if (game_of(match)->seat[seat].home >= 0) { /* named in the course of an event meanwhile */
        vaka_done(match);
        return;
    }
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (controller(match, hex) == seat) {
            only = hex;
            count++;
        }
    if (count > 1 && is_nobodys(match, seat))
        take_home(match, seat, opponent_home(match, seat));
    else if (count > 1)
        vaka_ask(match, seat);
    else if (count == 1)
        take_home(match, seat, only);
    else
        vaka_done(match);
}

static const vaka_reason *home_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    fact[0] = action->arg[0];
    return controller(match, action->arg[0]) == action->seat ? NULL : &not_controlled;
}

static void apply_home(vaka_match *match, const vaka_action *action)
{
    take_home(match, action->seat, action->arg[0]);
}

static const vaka_rule retreat_rules[] = {
    {VERB_RETREAT, VAKA_AT(RETREAT_CHOOSE), retreat_obstacle, offer_retreat, apply_retreat},
    {VERB_ABANDON, VAKA_AT(RETREAT_LEAVE), place_obstacle, offer_counters, apply_abandon},
    {0},
};
static const vaka_rule home_rules[] = {
    {VERB_HOME, 0, home_obstacle, offer_hexes, apply_home},
    {0},
};

const vaka_chapter chapter_retreat = {retreat_step, .rules = retreat_rules};
const vaka_chapter chapter_home = {home_step, .rules = home_rules, .otherwise = &name_home};
