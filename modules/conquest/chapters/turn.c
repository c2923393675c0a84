/* turn.c - the turn sequence [4] and the turn order [5].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/cards.h"
#include "chapters/occasion.h"
#include "exports.h"
#include "opponent/opponent.h"

static const vaka_reason REASON_FIRST_IS_OUT = {"first_is_out", "G6",
                                                "{0:seat} is out of the game and cannot go first"};
static const vaka_reason REASON_NO_DIRECTION = {
    "no_direction", "T2", "with two seats there is no direction to choose; say clockwise"};

/* --- the turn: the frame at the bottom; local 0 counts the seats that have had this step --- */

enum { TURN_BEGIN, TURN_EXPLORE, TURN_MOVE, TURN_BUILD, TURN_VICTORY, TURN_END };

static void begin_turn(vaka_match *match)
{
    conquest_game *game = game_of(match);
    int32_t turn = vaka_turn(match) + 1;

    vaka_turn_set(match, turn);
    vaka_tell(match, EVENT_TURN_BEGINS, turn, 0, 0, 0);
    game->marker = VAKA_NONE;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        seat_now *now = &game->seat[seat];
        now->inward = now->cards_bought = now->declared = 0;
    }
}

/* Seats still in the game that somebody plays. */
static int32_t seats_left(const vaka_match *match)
{
    return __builtin_popcount(vaka_seats_in(match) & (uint8_t)~vaka_nobody(match->layout));
}

/* After each step: what lasted so long ends, seats without anything left are out (G6), what all
 * others know is turned up (E5), who has lost his Home names another (B8). False: something comes
 * first, or all is over. */
static bool step_is_over(vaka_match *match)
{
    game_of(match)->actor = VAKA_NONE;
    vaka_step_over(match);
    check_out_of_game(match);
    if (!seats_left(match)) {
        if (plays_open(match))
            vaka_tell(match, EVENT_RIVAL_ALONE, opponent_seat(match), 0, 0, 0);
        else
            vaka_tell(match, EVENT_NOBODY_LEFT, 0, 0, 0, 0);
        vaka_finish(match, vaka_nobody(match->layout));
        return false;
    }
    return !unveil_after_drop_out(match) && !ask_new_home(match) && !announce_control(match);
}

static void next_phase(vaka_match *match, int32_t stage, int32_t step)
{
    vaka_local_set(match, 0, 0);
    vaka_stage_set(match, stage);
    game_of(match)->phase = (int8_t)step;
}

/* Gives the step to the next seat in turn order; a seat that is out is passed over. */
static void next_seat(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    int32_t seat = seat_in_order(match, frame->local[0]);

    vaka_local_set(match, 0, frame->local[0] + 1);
    if (seat < 0)
        return;
    game->actor = (int8_t)seat;
    vaka_push(match, (uint32_t)game->phase, seat, 0, 0);
}

static void tell_rival(vaka_match *match, const vaka_event *standing)
{
    vaka_event rival = {EVENT_RIVAL_STANDING,
                        0,
                        0,
                        {standing->arg[0], standing->arg[2], standing->arg[3], standing->arg[4],
                         (int16_t)chits_left(match), 0}};

    vaka_tell_event(match, &rival);
}

/* The public facts of each power, for whoever reads the log. */
static void tell_standings(vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t cards = match->zones[seat_zone(match, seat, SEAT_HAND)].count +
                        match->zones[seat_zone(match, seat, SEAT_SHOWN)].count;
        vaka_event standing = {EVENT_STANDING,
                               0,
                               0,
                               {(int16_t)seat, game_of(match)->seat[seat].vp,
                                (int16_t)villages_of(match, seat), (int16_t)groups_of(match, seat),
                                (int16_t)cards, (int16_t)linked_groups(match, seat)}};
        if (is_nobodys(match, seat)) /* his points are never counted */
            tell_rival(match, &standing);
        else if (in_game(match, seat))
            vaka_tell_event(match, &standing);
    }
}

static void turn_step(vaka_match *match, const vaka_frame *frame)
{
    if (!step_is_over(match) || draw_due_chit(match))
        return;
    switch (frame->stage) {
    case TURN_BEGIN:
        begin_turn(match);
        next_phase(match, TURN_EXPLORE, STEP_ORDER);
        vaka_push(match, STEP_ORDER, 0, 0, 0);
        return;
    case TURN_EXPLORE:
        if (game_of(match)->phase == STEP_ORDER)
            next_phase(match, TURN_EXPLORE, STEP_EXPLORE);
        else if (frame->local[0] < match->seats)
            next_seat(match, frame);
        else
            next_phase(match, TURN_MOVE, STEP_MOVE);
        return;
    case TURN_MOVE:
        if (frame->local[0] < match->seats)
            next_seat(match, frame);
        else
            next_phase(match, TURN_BUILD, STEP_BUILD);
        return;
    case TURN_BUILD:
        vaka_stage_set(match, TURN_VICTORY);
        vaka_push(match, STEP_BUILD, 0, 0, 0);
        return;
    case TURN_VICTORY:
        next_phase(match, TURN_END, STEP_VICTORY);
        vaka_push(match, STEP_VICTORY, 0, 0, 0);
        return;
    default:
        tell_standings(match);
        expire_tokens(match);
        vaka_stage_set(match, TURN_BEGIN);
        vaka_hook(match, HOOK_TURN_END, vaka_turn(match), 0, 0);
    }
}

const vaka_chapter chapter_turn = {turn_step, .rules = NULL}; /* nobody is asked in this frame */

/* --- the turn order [5] --- */

enum {
    ORDER_BEGIN,
    ORDER_WINDOW,
    ORDER_MARKER,
    ORDER_CHOOSE, /* 11.2: last place sets the order or draws the event (T3) */
    ORDER_ASK,
    ORDER_SET,
    ORDER_OVER
};

/* T1: is a seat behind another? Fewer points on the track; ties go by the list of home groups. */
static bool is_behind(const vaka_match *match, int32_t seat, int32_t other)
{
    const seat_now *now = &game_of(match)->seat[seat], *than = &game_of(match)->seat[other];

    return now->vp != than->vp ? now->vp < than->vp : now->home_group < than->home_group;
}

/* The seat with so many behind it, or VAKA_NONE. */
static int32_t seat_from_last(const vaka_match *match, int32_t behind)
{
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t count = 0;
        for (int32_t other = 0; other < match->seats; other++)
            count += other != seat && in_game(match, other) && is_behind(match, other, seat);
        if (in_game(match, seat) && count == behind)
            return seat;
    }
    return VAKA_NONE;
}

static int32_t last_place(const vaka_match *match)
{
    return seat_from_last(match, 0);
}

void last_to_first(const vaka_match *match, vaka_list *out)
{
    for (int32_t n = 0; seat_from_last(match, n) >= 0; n++)
        vaka_list_add(out, seat_from_last(match, n));
}

static void set_order(vaka_match *match, int32_t first, int32_t way)
{
    conquest_game *game = game_of(match);

    game->first = (int8_t)first;
    game->dir = way == WAY_CLOCKWISE ? 1 : -1;
    if (!plays_open(match)) /* nobody else takes turns in the solitaire game */
        vaka_tell(match, way == WAY_CLOCKWISE ? EVENT_ORDER_SET : EVENT_ORDER_SET_BACK, first, 0, 0,
                  0);
    vaka_stage_set(match, ORDER_SET);
}

/* Whoever is left alone goes first without being asked. */
static void ask_order(vaka_match *match)
{
    if (seats_left(match) == 1)
        set_order(match, game_of(match)->marker, WAY_CLOCKWISE);
    else
        vaka_stage_set(match, ORDER_ASK);
}

/* With an event to be drawn (T3) last place chooses between the two tasks; if a card has taken the
 * marker from it, it draws. */
static void give_marker(vaka_match *match)
{
    conquest_game *game = game_of(match);
    bool taken = game->marker >= 0 && in_game(match, game->marker), due = events_due(match);

    if (due && !taken && seats_left(match) > 1) {
        vaka_stage_set(match, ORDER_CHOOSE);
        return;
    }
    if (due)
        game->drawer = (int8_t)last_place(match);
    if (!taken) {
        game->marker = (int8_t)last_place(match);
        if (!plays_open(match))
            vaka_tell(match, EVENT_ORDER_MARKER, game->marker, 0, 0, 0);
    }
    ask_order(match);
}

static void share_tasks(vaka_match *match, const vaka_action *action)
{
    conquest_game *game = game_of(match);
    bool draws = action->verb == VERB_TAKE_EVENT;
    int8_t last = (int8_t)last_place(match), next = (int8_t)seat_from_last(match, 1);

    game->drawer = draws ? last : next;
    game->marker = draws ? next : last;
    vaka_tell(match, EVENT_EVENT_DUE, game->drawer, game->marker, 0, 0);
    ask_order(match);
}

/* 11.2: draws begin after the first Victory Step in which anybody has enough points. */
static void watch_points(vaka_match *match)
{
    conquest_game *game = game_of(match);

    game->drawer = VAKA_NONE;
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (game->seat[seat].vp >= facts_of(match)->points[POINT_EVENTS_FROM])
            game->events_begun = 1;
}

static void draw_for_turn(vaka_match *match)
{
    int32_t seat = game_of(match)->drawer;

    vaka_stage_set(match, ORDER_OVER);
    if (seat >= 0 && in_game(match, seat))
        draw_event(match, seat);
}

void take_turn_order(vaka_match *match, int32_t seat)
{
    conquest_game *game = game_of(match);

    if (!in_game(match, seat) || game->phase != STEP_ORDER)
        return;
    game->marker = (int8_t)seat;
    vaka_tell(match, EVENT_ORDER_TAKEN, seat, 0, 0, 0);
}

/* Malaria may have cost a seat its Home, or all it had [11.6]: that comes first. */
static bool order_is_open(vaka_match *match)
{
    check_out_of_game(match);
    if (!seats_left(match)) {
        vaka_done(match);
        return false;
    }
    return !unveil_after_drop_out(match) && !ask_new_home(match);
}

static void order_step(vaka_match *match, const vaka_frame *frame)
{
    switch (frame->stage) {
    case ORDER_BEGIN:
        watch_points(match);
        vaka_stage_set(match, ORDER_WINDOW);
        vaka_hook(match, HOOK_TURN_ORDER_START, vaka_turn(match), 0, 0);
        return;
    case ORDER_WINDOW:
        if (!order_is_open(match))
            return;
        vaka_stage_set(match, ORDER_MARKER);
        vaka_ask_window(match, WINDOW_TURN_ORDER, card_users(match, HOOK_TURN_ORDER_START),
                        game_of(match)->first, game_of(match)->dir);
        return;
    case ORDER_MARKER:
        give_marker(match);
        return;
    case ORDER_CHOOSE:
        vaka_ask(match, last_place(match));
        return;
    case ORDER_ASK:
        vaka_ask(match, game_of(match)->marker);
        return;
    case ORDER_SET:
        draw_for_turn(match);
        return;
    default:
        vaka_done(match);
    }
}

static const vaka_reason *order_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    fact[0] = action->arg[0];
    if (!in_game(match, action->arg[0]))
        return &REASON_FIRST_IS_OUT;
    return action->arg[1] != WAY_CLOCKWISE && seats_left(match) < 3 ? &REASON_NO_DIRECTION : NULL;
}

static void offer_order(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    for (int32_t first = 0; first < match->seats; first++)
        for (int32_t way = WAY_CLOCKWISE; way <= WAY_COUNTER; way++)
            vaka_consider(match, seat, rule, out, first, way, 0);
}

static void apply_order(vaka_match *match, const vaka_action *action)
{
    set_order(match, action->arg[0], action->arg[1]);
}

static const vaka_rule order_rules[] = {
    {VERB_ORDER, VAKA_AT(ORDER_ASK), order_obstacle, offer_order, apply_order},
    {VERB_TAKE_ORDER, VAKA_AT(ORDER_CHOOSE), NULL, vaka_offer_plain, share_tasks},
    {VERB_TAKE_EVENT, VAKA_AT(ORDER_CHOOSE), NULL, vaka_offer_plain, share_tasks},
    {0},
};

const vaka_chapter chapter_order = {order_step, .rules = order_rules};
