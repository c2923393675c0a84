/* match/deal.c - deals: lists, offers, answers, and carrying them out.
 *
 * SPDX-License-Identifier: MIT */
#include "match/deal.h"

#include "table/agenda.h"
#include "table/counter.h"
#include "table/table.h"
#include "text/language.h"

#include <string.h>

static const vaka_reason deal_first = {"deal_first", "", VAKA_TEXT("end the deal first")};
static const vaka_reason nothing_new = {"deal_same", "",
                                        VAKA_TEXT("that is what the list says already")};
static const vaka_reason too_many = {"deal_most", "",
                                     VAKA_TEXT("a list holds at most {1:int} of {0:good}")};
static const vaka_reason not_had = {"deal_not_had", "", VAKA_TEXT("you have {1:int} of {0:good}")};
static const vaka_reason no_lines = {
    "deal_lines", "",
    VAKA_TEXT("enough has been written: make this offer, or say that there is no deal")};
static const vaka_reason no_offers = {
    "deal_offers", "",
    VAKA_TEXT("you have no offer left in this round: accept it or say that there is no deal")};
static const vaka_reason empty = {"deal_empty", "", VAKA_TEXT("both lists are empty")};
static const vaka_reason not_own = {"deal_not_own", "",
                                    VAKA_TEXT("it is not your offer: change it first")};
static const vaka_reason not_offered = {"deal_not_offered", "",
                                        VAKA_TEXT("there is no offer of the other one")};
static const vaka_reason no_room = {"deal_no_room", "",
                                    VAKA_TEXT("you have no room for all that you would get")};

bool vaka_deal_open(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return frame && frame->step == VAKA_STEP_DEAL && frame->ask != VAKA_ASK_NONE;
}

/* --- what there is ---------------------------------------------------------------------------- */

/* A piece of a good that the seat has and knows. */
static bool is_of(const vaka_position *position, int32_t piece, int32_t kind, int32_t seat)
{
    const vaka_piece *at = &position->pieces[piece];

    return at->kind == kind && (at->owner == seat || at->owner == VAKA_NONE) &&
           vaka_table_knows(position->face.layout, at, seat);
}

int32_t vaka_deal_has(const vaka_position *position, int32_t seat, int32_t good)
{
    const vaka_good_info *info = &position->face.layout->goods[good];
    int32_t count = 0;

    if (info->what == VAKA_GOOD_COUNTER) {
        const vaka_counter_info *counter = &position->face.layout->counters[info->number];
        return vaka_counter_values(position, counter)[seat] - counter->min;
    }
    for (VAKA_EACH(&position->face, info->zone[seat], piece))
        count += is_of(position, piece, info->number, seat);
    return count;
}

bool vaka_deal_covered(const vaka_position *position)
{
    const uint8_t *gives = vaka_deal_list(position, VAKA_DEAL_GIVES);

    for (int32_t i = 0; i < position->face.layout->good_count; i++)
        if (gives[i] && gives[i] > vaka_deal_has(position, position->deal->by, i))
            return false;
    return true;
}

/* How much more of pieces there would be where a good is kept. */
static int32_t more_in_zone(const vaka_position *position, int32_t seat, int32_t zone,
                            int32_t gives)
{
    const vaka_layout *layout = position->face.layout;
    int32_t more = 0;

    for (int32_t i = 0; i < layout->good_count; i++)
        if (layout->goods[i].what == VAKA_GOOD_KIND && layout->goods[i].zone[seat] == zone)
            more += vaka_deal_list(position, 1 - gives)[i] - vaka_deal_list(position, gives)[i];
    return more;
}

bool vaka_deal_fits(const vaka_position *position, int32_t seat, int32_t gives)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->good_count; i++) {
        const vaka_good_info *info = &layout->goods[i];
        if (info->what == VAKA_GOOD_COUNTER) {
            const vaka_counter_info *counter = &layout->counters[info->number];
            int32_t net =
                vaka_deal_list(position, 1 - gives)[i] - vaka_deal_list(position, gives)[i];
            if (vaka_counter_values(position, counter)[seat] + net > counter->max)
                return false;
            continue;
        }
        int32_t zone = info->zone[seat];
        if (i && info[-1].what == VAKA_GOOD_KIND && info[-1].zone[seat] == zone)
            continue; /* all that lies there has been counted with the one before */
        int32_t more = more_in_zone(position, seat, zone, gives);
        if (more > 0 && position->zones[zone].count + more > layout->zones[zone].most)
            return false;
    }
    return true;
}

/* --- what can be done ------------------------------------------------------------------------- */

/* The list that an action writes into, as it would be the seat's own: GIVES or ASKS. What another
 * has offered is read the other way round. */
static uint8_t *list_for(const vaka_position *position, const vaka_action *action)
{
    bool own = position->deal->by == action->seat;
    int32_t which = action->verb == VAKA_VERB_DEAL_GIVE ? VAKA_DEAL_GIVES : VAKA_DEAL_ASKS;

    return vaka_deal_list(position, own ? which : 1 - which);
}

static const vaka_reason *line_obstacle(const vaka_position *position, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_deal_region *deal = position->deal;
    int32_t good = action->arg[0], number = action->arg[1];
    int32_t most = position->face.layout->goods[good].most;

    fact[0] = (int16_t)good;
    if (deal->by != action->seat && !deal->left[action->seat])
        return &no_offers;
    if (deal->by == action->seat && !deal->lines)
        return &no_lines;
    fact[1] = (int16_t)most;
    if (number > most)
        return &too_many;
    if (list_for(position, action)[good] == number)
        return &nothing_new;
    if (action->verb == VAKA_VERB_DEAL_ASK)
        return NULL;
    int32_t has = vaka_deal_has(position, action->seat, good);
    fact[1] = (int16_t)has;
    return number > has ? &not_had : NULL;
}

/* Of a list that the seat would have to give: the good that it does not have, in `fact`. */
static const vaka_reason *giving_obstacle(const vaka_position *position, int32_t seat,
                                          int32_t gives, int16_t fact[VAKA_TEXT_ARGS])
{
    for (int32_t i = 0; i < position->face.layout->good_count; i++) {
        int32_t number = vaka_deal_list(position, gives)[i];
        int32_t has = number ? vaka_deal_has(position, seat, i) : 0;
        fact[0] = (int16_t)i;
        fact[1] = (int16_t)has;
        if (number > has)
            return &not_had;
    }
    return vaka_deal_fits(position, seat, gives) ? NULL : &no_room;
}

const vaka_reason *vaka_deal_obstacle(const vaka_position *position, const vaka_action *action,
                                      int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_deal_region *deal = position->deal;
    bool own = deal->by == action->seat;

    switch (action->verb) {
    case VAKA_VERB_DEAL_GIVE:
    case VAKA_VERB_DEAL_ASK:
        return line_obstacle(position, action, fact);
    case VAKA_VERB_DEAL_OFFER:
        if (!own)
            return &not_own;
        return vaka_deal_is_empty(position)
                   ? &empty
                   : giving_obstacle(position, action->seat, VAKA_DEAL_GIVES, fact);
    case VAKA_VERB_DEAL_ACCEPT:
        return own ? &not_offered : giving_obstacle(position, action->seat, VAKA_DEAL_ASKS, fact);
    case VAKA_VERB_DEAL_REFUSE:
        return NULL;
    default:
        return &deal_first;
    }
}

static void offer_if(const vaka_position *position, vaka_action action, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (!vaka_deal_obstacle(position, &action, fact))
        vaka_offer(out, action.seat, action.verb, action.arg[0], action.arg[1], 0, 0);
}

/* Lines of one verb about one good, as line_obstacle() lets them pass: looked up once for all
 * numbers. */
static void offer_lines(const vaka_position *position, int8_t seat, uint8_t verb, int16_t good,
                        vaka_actions *out)
{
    vaka_action line = {seat, verb, {good, 0, 0, 0}};
    int32_t written = list_for(position, &line)[good];
    int32_t most = position->face.layout->goods[good].most;

    if (verb == VAKA_VERB_DEAL_GIVE) {
        int32_t has = vaka_deal_has(position, seat, good);
        most = has < most ? has : most;
    }
    for (int32_t number = 0; number <= most; number++)
        if (number != written)
            vaka_offer(out, seat, verb, good, number, 0, 0);
}

void vaka_deal_legal(const vaka_position *position, vaka_actions *out)
{
    const vaka_deal_region *deal = position->deal;
    const vaka_layout *layout = position->face.layout;
    int8_t seat = vaka_agenda_top(position)->seat;
    bool writes = deal->by == seat ? deal->lines > 0 : deal->left[seat] > 0;

    for (uint8_t verb = VAKA_VERB_DEAL_GIVE; verb <= VAKA_VERB_DEAL_ASK && writes; verb++)
        for (int16_t good = 0; good < layout->good_count; good++)
            offer_lines(position, seat, verb, good, out);
    for (uint8_t verb = VAKA_VERB_DEAL_OFFER; verb <= VAKA_VERB_DEAL_REFUSE; verb++)
        offer_if(position, (vaka_action){seat, verb, {0}}, out);
}

/* --- carrying it out -------------------------------------------------------------------------- */

/* Nobody beside the two may tell from what it knew before whether it has changed hands. */
static void forget_goods(vaka_position *position, int32_t seat)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->good_count; i++) {
        const vaka_good_info *info = &layout->goods[i];
        if (info->what == VAKA_GOOD_KIND) {
            for (VAKA_EACH(&position->face, info->zone[seat], piece))
                position->pieces[piece].seen = 0;
        } else if (vaka_counter_is_secret(&layout->counters[info->number])) {
            const vaka_counter_info *counter = &layout->counters[info->number];
            vaka_counter_least(position, counter)[seat] = counter->min;
        }
    }
}

/* One piece goes over; whoever gave it knows what it was. */
static void hand_over(vaka_position *position, const vaka_good_info *info, int32_t from, int32_t to)
{
    int32_t piece = position->zones[info->zone[from]].first;

    while (piece >= 0 && !is_of(position, piece, info->number, from))
        piece = position->pieces[piece].next;
    if (piece < 0) {
        vaka_position_break(position, "a deal gives what is not there");
        return;
    }
    vaka_piece *at = &position->pieces[piece];
    uint8_t before = vaka_table_knowers(position->face.layout, at);
    vaka_table_unlink(position, piece, info->zone[to]);
    at->owner = (int8_t)(at->owner == from ? to : at->owner);
    vaka_table_link(position, piece, info->zone[to]);
    at->seen |= VAKA_SEAT(from);
    vaka_table_shown(position, piece, before);
}

/* Do all see what it is, where the seat gets it? */
static bool is_public(const vaka_layout *layout, const vaka_good_info *info, int32_t seat)
{
    if (info->what == VAKA_GOOD_COUNTER)
        return !vaka_counter_is_secret(&layout->counters[info->number]);
    return layout->zones[info->zone[seat]].sees_down == VAKA_ALL_SEATS;
}

static void tell_given(vaka_position *position, int32_t from, int32_t to, int32_t which)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->good_count; i++) {
        int16_t number = vaka_deal_list(position, which)[i];
        vaka_event gave = {
            VAKA_EVENT_GAVE, 0xff, 0, {(int16_t)from, (int16_t)to, number, (int16_t)i, 0, 0}};
        if (!number)
            continue;
        if (!is_public(layout, &layout->goods[i], to)) {
            gave.audience = VAKA_SEAT(from) | VAKA_SEAT(to);
            gave.hidden = VAKA_EVENT_PRIVATE;
        }
        vaka_tell_event(&position->face, &gave);
    }
}

/* `net` of a good goes from one to the other; below 0 it comes back. */
static void exchange(vaka_position *position, const vaka_good_info *info, int32_t net)
{
    int32_t from = net > 0 ? position->deal->by : position->deal->with;
    int32_t to = net > 0 ? position->deal->with : position->deal->by;

    net = net > 0 ? net : -net;
    if (net && info->what == VAKA_GOOD_COUNTER) {
        vaka_counter_add(&position->face, info->number, from, -net);
        vaka_counter_add(&position->face, info->number, to, net);
    }
    for (int32_t i = 0; i < net && info->what == VAKA_GOOD_KIND && !position->broken; i++)
        hand_over(position, info, from, to);
}

static void carry_out(vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_deal_region *deal = position->deal;
    int32_t by = deal->by, with = deal->with;

    vaka_tell(&position->face, VAKA_EVENT_DEALT, by, with, 0, 0);
    tell_given(position, by, with, VAKA_DEAL_GIVES);
    tell_given(position, with, by, VAKA_DEAL_ASKS);
    forget_goods(position, by);
    forget_goods(position, with);
    for (int32_t i = 0; i < layout->good_count; i++)
        exchange(position, &layout->goods[i],
                 vaka_deal_list(position, VAKA_DEAL_GIVES)[i] -
                     vaka_deal_list(position, VAKA_DEAL_ASKS)[i]);
    position->learned = VAKA_LEARNED_ALL;
}

/* The deal is over, one way or the other. */
static void end(vaka_position *position, bool made)
{
    vaka_deal_region *deal = position->deal;
    vaka_deal_region after = {.made = made};

    memcpy(after.left, deal->left, sizeof after.left);
    *deal = after;
    memset(deal + 1, 0, 2 * (size_t)position->face.layout->good_count);
    vaka_done(&position->face);
}

/* What was offered becomes the draft of whoever would rather have it otherwise. */
static void turn_round(vaka_position *position)
{
    vaka_deal_region *deal = position->deal;
    uint8_t *gives = vaka_deal_list(position, VAKA_DEAL_GIVES);
    uint8_t *asks = vaka_deal_list(position, VAKA_DEAL_ASKS);
    int8_t by = deal->by;

    for (int32_t i = 0; i < position->face.layout->good_count; i++) {
        uint8_t given = gives[i];
        gives[i] = asks[i];
        asks[i] = given;
    }
    deal->by = deal->with;
    deal->with = by;
    deal->offered = 0;
    deal->lines = (uint8_t)position->face.layout->deal_lines;
}

static void make_offer(vaka_position *position)
{
    vaka_deal_region *deal = position->deal;
    vaka_frame *frame = vaka_agenda_top(position);

    if (frame->stage > 0) /* the first one was paid for at the beginning */
        deal->left[deal->by]--;
    frame->stage++;
    frame->seat = deal->with;
    frame->seats = VAKA_SEAT(deal->with);
    deal->offered = 1;
    deal->lines = 0;
    position->marks |= VAKA_MARK_LEARNED;
    position->learned |= VAKA_SEAT(deal->with);
    vaka_tell(&position->face, VAKA_EVENT_OFFERED, deal->by, deal->with, 0, 0);
}

static void answer(vaka_position *position, bool accepted)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    if (accepted)
        carry_out(position);
    else
        vaka_tell(&position->face, VAKA_EVENT_NO_DEAL, frame->local[0], frame->local[1], 0, 0);
    if (frame->stage > 0) /* else nobody has read anything yet */
        position->marks |= VAKA_MARK_LEARNED;
    end(position, accepted);
}

void vaka_deal_act(vaka_position *position, const vaka_action *action)
{
    vaka_deal_region *deal = position->deal;

    position->actor = action->seat;
    if (action->verb == VAKA_VERB_DEAL_OFFER) {
        make_offer(position);
    } else if (action->verb >= VAKA_VERB_DEAL_ACCEPT) {
        answer(position, action->verb == VAKA_VERB_DEAL_ACCEPT);
    } else {
        if (deal->by != action->seat)
            turn_round(position);
        list_for(position, action)[action->arg[0]] = (uint8_t)action->arg[1];
        deal->lines--;
    }
    position->actor = VAKA_NONE;
}

/* --- the frame -------------------------------------------------------------------------------- */

void vaka_deal_begin(vaka_position *position)
{
    vaka_frame *frame = vaka_agenda_top(position);
    vaka_deal_region *deal = position->deal;
    int8_t by = (int8_t)frame->local[0];

    if (!deal->left[by]) { /* it was used up by what came first */
        vaka_done(&position->face);
        return;
    }
    deal->left[by]--;
    deal->open = 1;
    deal->by = by;
    deal->with = (int8_t)frame->local[1];
    deal->lines = (uint8_t)position->face.layout->deal_lines;
    frame->ask = VAKA_ASK_ONE;
    frame->seat = by;
    frame->seats = VAKA_SEAT(by);
    frame->flags = VAKA_FRAME_CLOSED;
    position->progress = true;
}

static bool deals(const vaka_position *position, int32_t seat)
{
    return seat >= 0 && seat < position->face.seats &&
           (vaka_deal_seats(position) & VAKA_SEAT(seat));
}

void vaka_deal(vaka_match *match, int32_t seat, int32_t with)
{
    vaka_position *position = vaka_position_of(match);

    if (!position->deal)
        vaka_position_break(position, "vaka_deal: layout() declared no deals");
    else if (position->drafting || position->carrying)
        vaka_position_break(position, "vaka_deal: not in a sealed answer");
    else if (!deals(position, seat) || !deals(position, with) || seat == with)
        vaka_position_break(position, "vaka_deal: seats %d and %d cannot deal", seat, with);
    else if (!position->deal->left[seat])
        vaka_position_break(position, "vaka_deal: seat %d has no offer left", seat);
    else
        vaka_agenda_push(position, "vaka_deal: ", VAKA_STEP_DEAL,
                         (int16_t[VAKA_LOCALS]){(int16_t)seat, (int16_t)with});
}

int32_t vaka_deals_left(const vaka_match *match, int32_t seat)
{
    const vaka_position *position = vaka_position_of(match);

    return position->deal && seat >= 0 && seat < match->seats ? position->deal->left[seat] : 0;
}

void vaka_deals_renew(vaka_match *match)
{
    vaka_position *position = vaka_position_of(match);

    if (position->deal)
        memset(position->deal->left, match->layout->deal_offers, (size_t)match->seats);
    else
        vaka_position_break(position, "vaka_deals_renew: layout() declared no deals");
}

bool vaka_deal_made(const vaka_match *match)
{
    const vaka_position *position = vaka_position_of(match);

    return position->deal && position->deal->made;
}

int32_t vaka_deal_partner(const vaka_match *match, int32_t seat)
{
    const vaka_deal_region *deal = vaka_position_of(match)->deal;

    if (!deal || !deal->open || (seat != deal->by && seat != deal->with))
        return VAKA_NONE;
    return seat == deal->by ? deal->with : deal->by;
}

int32_t vaka_deal_gives(const vaka_match *match, int32_t seat, int32_t good)
{
    vaka_position *position = vaka_position_of(match);

    if (vaka_deal_partner(match, seat) < 0 || good < 0 || good >= match->layout->good_count)
        return 0;
    return vaka_deal_list(position,
                          seat == position->deal->by ? VAKA_DEAL_GIVES : VAKA_DEAL_ASKS)[good];
}
