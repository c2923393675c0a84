/* match/live_legal.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"
#include "table/acts.h"

#include "match/deal.h"
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/codec.h"
#include "table/question.h"
#include "table/script.h"
#include "text/language.h"

#include <stdlib.h>
#include <string.h>

#define LONG_LIST 64u /* actions; a list as long is sorted otherwise */

static const vaka_reason game_over = {"game_over", "", VAKA_TEXT("the game is over")};
static const vaka_reason malformed = {"malformed", "",
                                      VAKA_TEXT("there is no such action in this game")};
static const vaka_reason not_asked = {"not_asked", "", VAKA_TEXT("{0:seat} has to decide first")};
static const vaka_reason committed = {"committed", "",
                                      VAKA_TEXT("your answer is sealed; undo opens it again")};
static const vaka_reason no_window = {"no_window", "",
                                      VAKA_TEXT("there is nothing to pass on now")};
static const vaka_reason no_question = {"no_question", "", VAKA_TEXT("nothing has been asked")};
static const vaka_reason no_deal = {"no_deal", "", VAKA_TEXT("you are making no deal now")};
static const vaka_reason not_now = {"not_now", "",
                                    VAKA_TEXT("this has to wait until the matter at hand is over")};
static const vaka_reason in_secret = {
    "in_secret", "",
    VAKA_TEXT("answers are written in secret now: actions of rules and cards wait until all are "
              "open")};
static const vaka_reason list_full = {"list_full", "",
                                      VAKA_TEXT("your plan is full; only sealing it is left")};
static const vaka_reason meddling = {
    "contract", "",
    VAKA_TEXT("the module broke its contract when it was asked; nothing has changed")};
static const vaka_reason broken = {"broken", "",
                                   VAKA_TEXT("this match was stopped because its module failed")};

vaka_position *vaka_live_draft(vaka_live *live, int32_t seat)
{
    vaka_position *position = &live->position;

    if (!live->draft[seat]) {
        live->draft[seat] = vaka_xnew(sizeof *live->draft[seat]);
        vaka_position_init(live->draft[seat], live->layout);
        live->draft[seat]->port = position->port;
    }
    if (live->draft_version[seat] != live->version) {
        vaka_sealed_draft(position, seat, live->draft[seat]);
        live->draft_version[seat] = live->version;
    }
    return live->draft[seat];
}

/* What the host itself has to say about a verb, before the rules are asked. */
static const vaka_reason *host_obstacle(const vaka_live *live, const vaka_action *action,
                                        int16_t *fact)
{
    const vaka_position *position = &live->position;
    const vaka_frame *frame = vaka_agenda_top(position);
    uint8_t seat = VAKA_SEAT(action->seat);
    bool must = (vaka_agenda_must(position) & seat) != 0;

    if (vaka_question_open(position) && must)
        return vaka_question_obstacle(position, action);
    if (vaka_question_sealed(position) && (frame->seats & seat))
        return must ? vaka_question_obstacle(position, action) : &committed;
    if (vaka_deal_open(position) && must)
        return vaka_deal_obstacle(position, action, fact);
    if (action->verb >= VAKA_VERB_DEAL_GIVE)
        return &no_deal;
    if (action->verb >= VAKA_VERB_CHOOSE_SPACE)
        return &no_question;
    if (action->verb >= VAKA_VERB_PASS)
        return must && frame->ask == VAKA_ASK_WINDOW ? NULL : &no_window;
    uint32_t flags = position->module->verbs[action->verb].flags;
    if (frame->ask == VAKA_ASK_SEALED && (frame->seats & frame->done & seat))
        return &committed;
    if (!must && !((flags & VAKA_VERB_ANYTIME) && (position->table->seats_in & seat) &&
                   !(vaka_nobody(live->layout) & seat))) {
        fact[0] = frame->seat;
        return &not_asked;
    }
    if (frame->ask == VAKA_ASK_SEALED) {
        bool full =
            position->table->sealed_count[action->seat] >= position->face.layout->sealed_max - 1;
        if (flags & VAKA_VERB_ANYTIME)
            return &not_now;
        return full && !(flags & VAKA_VERB_COMMIT) ? &list_full : NULL;
    }
    return (flags & VAKA_VERB_ANYTIME) && (frame->flags & VAKA_FRAME_CLOSED) ? &not_now : NULL;
}

/* Does the game itself ask, in the open: its module, or the step of a game in Lua, which can begin
 * anew after what came between? (Else its frame is closed, like those of content.) */
static bool game_asks(const vaka_position *position, const vaka_frame *frame)
{
    return (frame->step < position->module->step_count || vaka_acts_open(position)) &&
           !(frame->flags & VAKA_FRAME_CLOSED);
}

/* The same about what rules and cards offer: only while the game itself asks, in the open. */
static const vaka_reason *take_obstacle(const vaka_live *live, const vaka_action *action,
                                        int16_t *fact)
{
    const vaka_position *position = &live->position;
    const vaka_frame *frame = vaka_agenda_top(position);
    bool must = (vaka_agenda_must(position) & VAKA_SEAT(action->seat)) != 0;

    if (frame->ask == VAKA_ASK_SEALED)
        return &in_secret;
    if (!game_asks(position, frame))
        return &not_now;
    if (must)
        return NULL;
    if (live->layout->setup.content->offers[action->arg[0]].anytime &&
        (vaka_live_may(live) & VAKA_SEAT(action->seat)))
        return NULL;
    fact[0] = frame->seat;
    return &not_asked;
}

/* Asks the script of an offer, when nothing else is in the way. */
static const vaka_reason *offer_obstacle(vaka_live *live, const vaka_action *action)
{
    vaka_position *position = &live->position;

    vaka_live_watch(live, position);
    vaka_script_tank(position);
    const vaka_reason *reason = vaka_offer_obstacle(position, action);
    vaka_script_tank_end(position);
    live->meddled = vaka_live_meddled(live, position, "may_play");
    return live->meddled ? &meddling : reason;
}

static const vaka_reason *obstacle(vaka_live *live, const vaka_action *action, int16_t *fact)
{
    const vaka_position *position = &live->position;
    const vaka_reason *reason;
    vaka_position *ground;

    live->meddled = false;
    live->fault[0] = '\0';
    if (position->broken)
        return &broken;
    if (position->table->finished)
        return &game_over;
    if (action->seat < 0 || action->seat >= position->face.seats ||
        !vaka_action_fits(live->layout, action))
        return &malformed;
    if (action->verb == VAKA_VERB_TAKE) {
        reason = take_obstacle(live, action, fact);
        return reason ? reason : offer_obstacle(live, action);
    }
    reason = host_obstacle(live, action, fact);
    if (reason || action->verb >= VAKA_VERB_PASS)
        return reason;
    ground = vaka_live_ground(live, action->seat);
    vaka_live_watch(live, ground);
    vaka_script_tank(ground);
    reason = position->module->why_not(&ground->face, action, fact);
    vaka_script_tank_end(ground);
    live->meddled = vaka_live_meddled(live, ground, "why_not");
    return live->meddled ? &meddling : reason;
}

vaka_status vaka_live_check(vaka_live *live, const vaka_action *action, vaka_refusal *why)
{
    int16_t fact[VAKA_TEXT_ARGS] = {0};
    const vaka_reason *reason = obstacle(live, action, fact);

    if (!reason)
        return VAKA_OK;
    if (why) {
        *why = (vaka_refusal){reason->id ? reason->id : "refused",
                              reason->rule ? reason->rule : "",
                              reason->text ? reason->text : VAKA_TEXT("the rules do not allow it"),
                              {0}};
        memcpy(why->fact, fact, sizeof fact);
    }
    return VAKA_ERR_ILLEGAL;
}

bool vaka_live_hints(vaka_live *live, int32_t seat, int32_t *out)
{
    vaka_position *position = vaka_live_ground(live, seat);
    const vaka_script_port *port = position->port;

    bool asked = vaka_acts_open(position) && position->script->question.seat == seat;

    if (!port || !port->hints ||
        !(asked || (vaka_sealed_asks(position, seat) && vaka_acts_sealed(position, seat))))
        return false;
    vaka_live_watch(live, position);
    vaka_script_tank(position);
    bool told = port->hints(port->data, position, seat, out);
    vaka_script_tank_end(position);
    bool meddled = vaka_live_meddled(live, position, "hint");
    position->failed = 0; /* nobody has acted */
    return told && !meddled;
}

static int compare(const void *a, const void *b)
{
    return vaka_action_compare(a, b);
}

/* The arguments as one number of the same order: signs turned, the first one on top. */
static inline uint64_t arg_key(const vaka_action *action)
{
    const uint64_t halves = 0x0000ffff0000ffff;
    uint64_t key;

    memcpy(&key, action->arg, sizeof key); /* the lowest byte comes first (vaka/abi.h) */
    key ^= 0x8000800080008000;
    key = key << 32 | key >> 32;
    return (key & halves) << 16 | (key >> 16 & halves);
}
_Static_assert(sizeof((vaka_action){0}.arg) == sizeof(uint64_t), "a key holds the arguments");

/* Puts what follows the first `done`, which are in order, into its place among them, once. Lists of
 * rules are short and nearly in order, and all of one seat. */
static uint32_t insert_rest(vaka_action *at, uint32_t done, uint32_t count)
{
    uint64_t key[LONG_LIST];

    for (uint32_t i = 0; i < done; i++)
        key[i] = arg_key(&at[i]);
    for (uint32_t i = done; i < count; i++) {
        vaka_action next = at[i];
        uint64_t own = arg_key(&next);
        uint32_t to = done;
        while (to > 0 &&
               (next.verb < at[to - 1].verb || (next.verb == at[to - 1].verb && own < key[to - 1])))
            to--;
        if (to > 0 && next.verb == at[to - 1].verb && own == key[to - 1])
            continue; /* it is there already */
        memmove(&at[to + 1], &at[to], (done - to) * sizeof *at);
        memmove(&key[to + 1], &key[to], (done - to) * sizeof *key);
        at[to] = next;
        key[to] = own;
        done++;
    }
    return done;
}

static uint32_t sort_long(vaka_action *at, uint32_t count)
{
    uint32_t kept = 1;

    qsort(at, count, sizeof *at, compare);
    for (uint32_t i = 1; i < count; i++)
        if (vaka_action_compare(&at[kept - 1], &at[i]) != 0)
            at[kept++] = at[i];
    return kept;
}

typedef struct sifting { /* a list that is looked through */
    vaka_action *at;
    uint32_t kept;    /* what belongs there is moved to the front */
    uint32_t ordered; /* so many of them are in order */
    uint32_t unfit;   /* what is no action at all */
    uint32_t verb;    /* of the last one kept, and its arguments */
    uint64_t key;
} sifting;

static inline void keep(sifting *list, uint32_t number)
{
    const vaka_action *at = &list->at[number];
    uint64_t key = arg_key(at);

    if (list->ordered == list->kept &&
        (!list->kept || list->verb < at->verb || (list->verb == at->verb && list->key < key)))
        list->ordered++;
    list->verb = at->verb;
    list->key = key;
    if (list->kept < number)
        list->at[list->kept] = *at;
    list->kept++;
}

/* Sorts what was kept if it is not in order, each action once; how many there are then. */
static uint32_t put_in_order(sifting list)
{
    if (list.ordered == list.kept)
        return list.kept;
    return list.kept < LONG_LIST ? insert_rest(list.at, list.ordered, list.kept)
                                 : sort_long(list.at, list.kept);
}

/* Is a module's list as it should be: all of this seat, and in order? */
static bool is_ready(const vaka_live *live, int32_t seat, const vaka_actions *all)
{
    uint32_t verbs = live->layout->module->verb_count;

    for (uint32_t i = 0; i < all->count; i++) {
        const vaka_action *at = &all->at[i];
        if (at->verb >= verbs || at->seat != seat || (i > 0 && !vaka_action_before(at - 1, at)))
            return false;
    }
    return true;
}

/* Could the host have anything to say about what a module lists for a seat that must answer? */
static bool could_bar(const vaka_frame *frame)
{
    return frame->ask == VAKA_ASK_SEALED || (frame->flags & VAKA_FRAME_CLOSED);
}

/* Looks through a module's list once. What is no action of this seat is left out (unguarded, only
 * what would lead out of the verb table), and so are verbs that the host bars at this question. */
static void sift(vaka_live *live, int32_t seat, vaka_actions *all, bool bars)
{
    sifting list = {.at = all->at};
    uint32_t verb = UINT32_MAX, verbs = live->layout->module->verb_count, count = all->count;
    bool barred = false, guarded = live->guarded;
    int16_t fact[VAKA_TEXT_ARGS];

    if (!bars && !guarded && (live->layout->module->sorted || is_ready(live, seat, all)))
        return;
    for (uint32_t i = 0; i < count; i++) {
        const vaka_action *at = &list.at[i];
        if (at->verb >= verbs || at->seat != seat ||
            (guarded && !vaka_action_fits(live->layout, at))) {
            list.unfit++;
            continue;
        }
        if (at->verb != verb && bars)
            barred = host_obstacle(live, at, fact) != NULL;
        verb = at->verb;
        if (!barred)
            keep(&list, i);
    }
    if (list.unfit)
        vaka_live_blame(live, "legal", "lists what is no action of this game or of another seat");
    if (list.ordered < list.kept && live->layout->module->sorted)
        vaka_live_blame(live, "legal", "lists actions out of order, though it says they are in it");
    all->count = put_in_order(list);
}

/* The same of a list that the host has made, or of a module with no any-time verbs in the open. */
static void sift_own(const vaka_live *live, vaka_actions *all, bool bars)
{
    sifting list = {.at = all->at};
    int16_t fact[VAKA_TEXT_ARGS];

    for (uint32_t i = 0; i < all->count; i++)
        if (!bars || !host_obstacle(live, &all->at[i], fact))
            keep(&list, i);
    all->count = put_in_order(list);
}

static void add_passes(vaka_actions *list, int32_t seat)
{
    vaka_offer(list, seat, VAKA_VERB_PASS, 0, 0, 0, 0);
    vaka_offer(list, seat, VAKA_VERB_PASS_HERE, 0, 0, 0, 0);
    vaka_offer(list, seat, VAKA_VERB_PASS_TURN, 0, 0, 0, 0);
}

/* What rules and cards offer comes last: its verb is the last one. What fails is not offered, which
 * is no fault of the list: the game goes on without it. */
static void add_offers(vaka_live *live, int32_t seat, vaka_actions *list)
{
    uint32_t offers = live->layout->setup.content->offer_count;
    int16_t fact[VAKA_TEXT_ARGS];
    bool fault = live->fault[0] != '\0';

    if (live->list_room < list->count + offers) {
        live->list_room = list->count + offers + 64; /* a module is asked with some room */
        live->list = vaka_xgrow(live->list, sizeof *live->list * live->list_room);
    }
    *list = (vaka_actions){live->list, list->count, live->list_room};
    for (uint32_t i = 0; i < offers; i++) {
        vaka_action action = {(int8_t)seat, VAKA_VERB_TAKE, {(int16_t)i}};
        if (!take_obstacle(live, &action, fact) && !offer_obstacle(live, &action))
            vaka_offer(list, seat, VAKA_VERB_TAKE, (int32_t)i, 0, 0, 0);
    }
    if (!fault)
        live->fault[0] = '\0';
}

/* Asks the module, with more room if the list did not fit (three places are left for passes). */
static void ask_module(vaka_live *live, vaka_position *ground, int32_t seat, vaka_actions *list)
{
    vaka_live_watch(live, ground);
    for (;;) {
        *list = (vaka_actions){live->list, 0, live->list_room ? live->list_room - 3 : 0};
        vaka_script_tank(ground); /* a full one, also when it is asked once more */
        ground->module->legal(&ground->face, seat, list);
        vaka_script_tank_end(ground);
        if (list->count <= list->room && live->list_room)
            break;
        live->list_room = list->count + list->count / 2 + 64;
        live->list = vaka_xgrow(live->list, sizeof *live->list * live->list_room);
    }
    list->room += 3;
    vaka_live_meddled(live, ground, "legal");
}

static void ask_script(vaka_live *live, int32_t seat, vaka_actions *list)
{
    uint32_t most = VAKA_MAX_OPTIONS_ASKED + 1 + (uint32_t)live->layout->act_max;

    if (live->list_room < most) {
        live->list_room = most;
        live->list = vaka_xgrow(live->list, sizeof *live->list * live->list_room);
    }
    *list = (vaka_actions){live->list, 0, live->list_room};
    if (vaka_question_sealed(&live->position))
        vaka_question_legal_sealed(&live->position, seat, list);
    else
        vaka_question_legal(&live->position, list);
}

static void ask_deal(vaka_live *live, vaka_actions *list)
{
    for (;;) {
        *list = (vaka_actions){live->list, 0, live->list_room};
        vaka_deal_legal(&live->position, list);
        if (list->count <= list->room)
            return;
        live->list_room = list->count + 64;
        live->list = vaka_xgrow(live->list, sizeof *live->list * live->list_room);
    }
}

/* Asks a script's question or a deal for what can be answered; false: the module asks. */
static bool ask_host(vaka_live *live, int32_t seat, bool must, vaka_actions *list)
{
    const vaka_position *position = &live->position;
    bool open = vaka_question_open(position);

    if (open && !must) /* what rules and cards offer is all there is */
        *list = (vaka_actions){live->list, 0, live->list_room};
    else if (open || (must && vaka_question_sealed(position)))
        ask_script(live, seat, list);
    else if (vaka_deal_open(position))
        ask_deal(live, list);
    else
        return false;
    return true;
}

const vaka_action *vaka_live_pick(vaka_live *live, uint32_t row)
{
    live->list_picked = row;
    return &live->list[row];
}

const vaka_action *vaka_live_legal(vaka_live *live, int32_t seat, uint32_t *count)
{
    const vaka_position *position = &live->position;
    const vaka_frame *frame = vaka_agenda_top(position);
    vaka_actions list;

    if (live->list_version == live->version && live->list_seat == seat) {
        *count = live->list_count;
        return live->list;
    }
    *count = 0;
    if (seat < 0 || seat >= position->face.seats || position->broken)
        return live->list;
    bool must = (vaka_agenda_must(position) & VAKA_SEAT(seat)) != 0;
    if (!must && !(vaka_live_may(live) & VAKA_SEAT(seat)))
        return live->list;
    bool bars = live->anytime || frame->ask == VAKA_ASK_SEALED, own = true, ready = false;
    if (frame->step < VAKA_STEP_SCRIPT || !ask_host(live, seat, must, &list)) {
        vaka_position *ground = vaka_live_ground(live, seat);
        ask_module(live, ground, seat, &list);
        own = !live->guarded && !live->anytime && ground == position;
        ready = own && live->layout->module->sorted;
    }
    if (own && !ready)
        sift_own(live, &list, bars);
    else if (!own)
        sift(live, seat, &list, bars && (!must || could_bar(frame)));
    if (must && frame->ask == VAKA_ASK_WINDOW)
        add_passes(&list, seat);
    if (live->layout->setup.content && live->layout->setup.content->offer_count)
        add_offers(live, seat, &list);
    live->list_count = *count = list.count;
    live->list_version = live->version;
    live->list_seat = seat;
    return live->list;
}
