/* chapters/people.c - reproduction and recruiting [5.5, 5.6].
 *
 * SPDX-License-Identifier: MIT
 *
 * Local 0 of both steps: the seat. Local 1 of STEP_RECRUIT: how many may still be recruited, 0: any
 * number. */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_ONCE_A_TURN = {"once_a_turn", "5.5a",
                                               "You have reproduced in this turn"};
static const vaka_reason REASON_NO_COUPLE = {
    "no_couple", "5.5b", "Nowhere have you exactly two active citizens together and no rebel"};
static const vaka_reason REASON_NO_COUPLE_THERE = {
    "no_couple_there", "5.5b",
    "At {0:zone} you have not exactly two active citizens on that shore and no others"};
static const vaka_reason REASON_ALL_IN_PLAY = {"all_citizens_in_play", "5.5d",
                                               "All your citizens are in play"};
static const vaka_reason REASON_CROWDED = {
    "crowded", "5.5e", "{0:zone} holds {1:int} citizens of yours: there is no room for more"};
static const vaka_reason REASON_NO_WORKERS = {"no_workers", "5.6e",
                                              "There are no workers to be had"};
static const vaka_reason REASON_TOO_DEAR = {"recruit_too_dear", "5.6b",
                                            "A recruit costs {0:int} florins"};
static const vaka_reason REASON_NO_ROOM = {"no_room", "5.6d",
                                           "Nowhere is there room for a recruit of yours"};
static const vaka_reason REASON_NOBODY_THERE = {
    "nobody_recruits", "5.6d", "You have no active unit that could recruit there at {0:zone}"};

/* --- reproduction --- */

/* The shore on which the seat's two citizens of a region are, VAKA_NONE: none such [5.5b, 5.5c,
 * 5.5f]. */
static int32_t couple_in(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t count = 0, shore = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner != seat || unit->kind != KIND_CITIZEN)
            continue;
        if (!is_active(unit) || (count && shore_of(match, piece) != shore))
            return VAKA_NONE;
        shore = shore_of(match, piece);
        count++;
    }
    return count == 2 && crowd_of(match, seat) > 2 ? shore : VAKA_NONE;
}

static bool can_breed(const vaka_match *match, int32_t seat)
{
    if (reserve_of(match, seat, KIND_CITIZEN) < 0)
        return false;
    for (EACH_OWN_HEX(match, seat, hex))
        if (couple_in(match, seat, hex) >= 0)
            return true;
    return false;
}

const vaka_reason *reproduce_obstacle(const vaka_match *match, const vaka_action *action,
                                      int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    if (why)
        return why;
    if (!has_circle(match, action->seat, WHEEL_REPRODUCE))
        return vaka_because(&REASON_ONCE_A_TURN, fact, 0, 0);
    if (reserve_of(match, action->seat, KIND_CITIZEN) < 0)
        return vaka_because(&REASON_ALL_IN_PLAY, fact, 0, 0);
    return can_breed(match, action->seat) ? NULL : vaka_because(&REASON_NO_COUPLE, fact, 0, 0);
}

void apply_reproduce(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    vaka_tell(match, EVENT_DISC, action->seat, action->verb, 0, 0);
    game_of(match)->seat[action->seat].wheel[WHEEL_REPRODUCE]++;
    vaka_push(match, STEP_REPRODUCE, action->seat, 0, 0);
}

static const vaka_reason *breed_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (reserve_of(match, action->seat, KIND_CITIZEN) < 0)
        return vaka_because(&REASON_ALL_IN_PLAY, fact, 0, 0);
    if (!is_region(match, hex) || action->arg[1] > PLACE_FAR ||
        couple_in(match, action->seat, hex) != action->arg[1])
        return vaka_because(&REASON_NO_COUPLE_THERE, fact, hex, 0);
    return NULL;
}

static void offer_breed(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    for (EACH_OWN_HEX(match, seat, hex)) {
        int32_t shore = couple_in(match, seat, hex);
        if (shore >= 0)
            vaka_consider(match, seat, rule, out, hex, shore, 0);
    }
}

static void apply_breed(vaka_match *match, const vaka_action *action)
{
    add_unit(match, action->seat, KIND_CITIZEN, action->arg[0], action->arg[1]);
    vaka_tell(match, EVENT_REPRODUCED, action->seat, action->arg[0], 0, 0);
}

static void step_reproduce(vaka_match *match, const vaka_frame *frame)
{
    if (can_breed(match, frame->local[0]))
        vaka_ask(match, frame->local[0]);
    else
        vaka_done(match);
}

static const vaka_rule reproduce_rules[] = {
    {VERB_BREED, 0, breed_obstacle, offer_breed, apply_breed},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_over},
    {0},
};
const vaka_chapter chapter_reproduce = {.step = step_reproduce, .rules = reproduce_rules};

/* --- recruiting --- */

/* The shores on which the seat can recruit in a region, a bit each [5.6d, 5.6f]. */
static uint32_t recruits_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t shores = face_at(match, hex)->shores;
    uint32_t found = 0;

    if (!shores)
        return 0;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner != seat || !is_unit(unit) || !is_active(unit))
            continue;
        found |= unit->kind == KIND_SHIP ? (1u << shores) - 1u : 1u << shore_of(match, piece);
    }
    return found;
}

/* Why nobody is recruited wherever it be. */
static const vaka_reason *hire_why(const vaka_match *match, int32_t seat, int16_t *fact)
{
    int32_t price = recruit_price(match, seat);

    if (!price)
        return vaka_because(&REASON_NO_WORKERS, fact, 0, 0);
    if (money_of(match, seat) < price)
        return vaka_because(&REASON_TOO_DEAR, fact, price, 0);
    if (reserve_of(match, seat, KIND_CITIZEN) < 0)
        return vaka_because(&REASON_ALL_IN_PLAY, fact, 0, 0);
    return NULL;
}

static bool has_room(const vaka_match *match, int32_t seat)
{
    for (EACH_OWN_HEX(match, seat, hex))
        if (recruits_at(match, seat, hex) && citizens_in(match, hex, seat) < crowd_of(match, seat))
            return true;
    return false;
}

bool can_hire(const vaka_match *match, int32_t seat)
{
    int16_t fact[VAKA_TEXT_ARGS];

    return !hire_why(match, seat, fact) && has_room(match, seat);
}

const vaka_reason *recruit_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    why = why ? why : hire_why(match, action->seat, fact);
    if (why)
        return why;
    return has_room(match, action->seat) ? NULL : vaka_because(&REASON_NO_ROOM, fact, 0, 0);
}

void apply_recruit(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    vaka_tell(match, EVENT_DISC, action->seat, action->verb, 0, 0);
    vaka_push(match, STEP_RECRUIT, action->seat, 0, 0);
}

static const vaka_reason *hire_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t hex = action->arg[0], seat = action->seat;
    const vaka_reason *why = hire_why(match, seat, fact);

    if (why)
        return why;
    if (!is_region(match, hex) || action->arg[1] > PLACE_FAR ||
        !(recruits_at(match, seat, hex) >> action->arg[1] & 1))
        return vaka_because(&REASON_NOBODY_THERE, fact, hex, 0);
    int32_t there = citizens_in(match, hex, seat);
    return there >= crowd_of(match, seat) ? vaka_because(&REASON_CROWDED, fact, hex, there) : NULL;
}

static void offer_hire(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (hire_why(match, seat, fact))
        return;
    for (EACH_OWN_HEX(match, seat, hex)) {
        uint32_t shores = recruits_at(match, seat, hex);
        if (!shores || citizens_in(match, hex, seat) >= crowd_of(match, seat))
            continue;
        for (int32_t shore = 0; shore < 2; shore++)
            if (shores >> shore & 1)
                vaka_offer(out, seat, rule->verb, hex, shore, 0, 0);
    }
}

static void apply_hire(vaka_match *match, const vaka_action *action)
{
    int32_t price = recruit_price(match, action->seat);

    pay_money(match, action->seat, price);
    add_workers(match, -1);
    add_unit(match, action->seat, KIND_CITIZEN, action->arg[0], action->arg[1]);
    vaka_tell(match, EVENT_HIRED, action->seat, action->arg[0], price, 0);
    if (vaka_top(match)->local[1] == 1)
        vaka_done(match);
    else if (vaka_top(match)->local[1])
        vaka_local_set(match, 1, vaka_top(match)->local[1] - 1);
}

static void step_recruit(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0];

    if (workers_of(match) && reserve_of(match, seat, KIND_CITIZEN) >= 0 && has_room(match, seat))
        vaka_ask(match, seat);
    else
        vaka_done(match);
}

static const vaka_rule recruit_rules[] = {
    {VERB_HIRE, 0, hire_obstacle, offer_hire, apply_hire},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_over},
    {0},
};
const vaka_chapter chapter_recruit = {.step = step_recruit, .rules = recruit_rules};
