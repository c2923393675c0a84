/* vaka/action.h - what a seat does: a verb and up to four small numbers.
 *
 * SPDX-License-Identifier: MIT
 *
 * An action is the only way into a match. Keep it small: what has many parts (a fleet, a shopping
 * list) is several actions, one click each. Name kind and place, not pieces, so that equal pieces
 * are one action, and let every action use something up, so that nobody can go round in circles.
 *
 * The text form is the verb's name and its arguments, as its vaka_verb describes them:
 * `move ship harbour 2,-1`. It is what journals, the engine protocol and bug reports carry. */
#ifndef VAKA_ACTION_H
#define VAKA_ACTION_H

#include "vaka/abi.h"

VAKA_BEGIN

/* Ten bytes without padding. Arguments that a verb does not use are 0. */
typedef struct vaka_action {
    int8_t seat;
    uint8_t verb;
    int16_t arg[VAKA_ARGS];
} vaka_action;

/* What an argument is, and so how it is written and which numbers are worth trying. */
#define VAKA_ARG_NONE 0u    /* not used: always 0 */
#define VAKA_ARG_INT 1u     /* a number from min to max */
#define VAKA_ARG_ZONE 2u    /* any zone: its id, or `q,r` for a space of a board */
#define VAKA_ARG_SPACE 3u   /* a space of a board only */
#define VAKA_ARG_KIND 4u    /* a kind of piece: its id */
#define VAKA_ARG_SEAT 5u    /* a seat: its number */
#define VAKA_ARG_WORD 6u    /* one of a list of words: `words` = "left|right" */
#define VAKA_ARG_ROUTE 7u   /* a route of a board: its id */
#define VAKA_ARG_COUNTER 8u /* a counter: its id */
#define VAKA_ARG_GOOD 9u    /* what may be dealt (deal.h): its id */
#define VAKA_ARG_OFFER 10u  /* what a rule or card offers: its id; of the host's own verb only */

typedef struct vaka_arg {
    uint32_t type;
    int32_t min, max;  /* VAKA_ARG_INT only; both bounds belong to it */
    const char *words; /* VAKA_ARG_WORD only */
} vaka_arg;

/* An any-time verb may be used by a seat that is not asked, too, at any decision point that is
 * neither closed nor a sealed question (agenda.h). A commit verb ends a sealed answer; no verb is
 * both. */
#define VAKA_VERB_ANYTIME 1u
#define VAKA_VERB_COMMIT 2u

/* Who points at places one after the other means them in the order of the arguments: from, then to.
 * A verb for which that makes no difference (two ends of a bridge) may say so: its two places may
 * be picked in either order. The same goes for counters. */
#define VAKA_VERB_EITHER 4u

/* A verb that lays a piece of its kind on its space, turned by its number (posture.h), says so:
 * front ends show how the piece would lie before it does. It has one argument of each sort. */
#define VAKA_VERB_TURNS 8u

/* A verb that can be used beside what is asked, in many questions, and can wait (a helper that one
 * has, a pair that is laid together) may say so: front ends offer it behind what is asked for, and
 * mark nothing for it. Nothing of what is legal changes. An any-time verb is treated so anyway. */
#define VAKA_VERB_BESIDE 16u

/* A row of a module's verb table; an action's `verb` is the row's number. `name` is one lower-case
 * word ("move"); `title` is what a button says ("End movement"), a sentence with gaps (text.h)
 * over the arguments. */
typedef struct vaka_verb {
    const char *name;
    const char *title;
    uint32_t flags;
    vaka_arg arg[VAKA_ARGS];
} vaka_verb;

/* Verbs of the host itself; a module has at most 240 of its own. Passes are offered at windows
 * (agenda.h), these others answer a question that a script has asked, */
#define VAKA_VERB_PASS 240u          /* `pass`: nothing now */
#define VAKA_VERB_PASS_HERE 241u     /* `pass-here`: nothing until this affair is over */
#define VAKA_VERB_PASS_TURN 242u     /* `pass-turn`: nothing until the turn is over */
#define VAKA_VERB_CHOOSE_SPACE 243u  /* `choose-space ZONE` */
#define VAKA_VERB_CHOOSE_PIECE 244u  /* `choose-piece KIND ZONE` */
#define VAKA_VERB_CHOOSE_CARD 245u   /* `choose-card KIND` */
#define VAKA_VERB_CHOOSE_SEAT 246u   /* `choose-seat SEAT` */
#define VAKA_VERB_CHOOSE_NUMBER 247u /* `choose-number N` */
#define VAKA_VERB_CHOOSE_OPTION 248u /* `choose-option N`: one of the words of the question */
#define VAKA_VERB_DECLINE 249u       /* `decline`: none of them */

/* … and these make a deal (deal.h). N replaces what the list says of the good; 0 strikes it. */
#define VAKA_VERB_DEAL_GIVE 250u   /* `deal-give GOOD N`: what the seat gives */
#define VAKA_VERB_DEAL_ASK 251u    /* `deal-ask GOOD N`: what it asks for */
#define VAKA_VERB_DEAL_OFFER 252u  /* `deal-offer`: the other one may read it, and answers */
#define VAKA_VERB_DEAL_ACCEPT 253u /* `deal-accept`: it is carried out */
#define VAKA_VERB_DEAL_REFUSE 254u /* `deal-refuse`: there is no deal */

/* … and this takes what a rule or a card offers beside what is asked (`actions` in its file). It is
 * an any-time verb. Bots of modules are never handed it. */
#define VAKA_VERB_TAKE 255u /* `take-action ID` */
#define VAKA_VERB_LAST VAKA_VERB_TAKE

/* A growing list of actions: legal() fills it by vaka_offer. The host owns the memory and lends
 * room for `room` actions; what comes after that is counted and dropped, and the host then asks
 * again with more room. */
typedef struct vaka_actions {
    vaka_action *at;
    uint32_t count;
    uint32_t room;
} vaka_actions;

/* Adds one action to the list. Offering in ascending order (verb, then arguments) is fastest; in
 * any other order the host sorts. */
static inline void vaka_offer(vaka_actions *list, int32_t seat, uint32_t verb, int32_t a, int32_t b,
                              int32_t c, int32_t d)
{
    if (list->count < list->room) {
        vaka_action *action = &list->at[list->count];
        action->seat = (int8_t)seat;
        action->verb = (uint8_t)verb;
        action->arg[0] = (int16_t)a;
        action->arg[1] = (int16_t)b;
        action->arg[2] = (int16_t)c;
        action->arg[3] = (int16_t)d;
    }
    list->count++;
}

static inline bool vaka_action_before(const vaka_action *a, const vaka_action *b)
{
    if (a->verb != b->verb)
        return a->verb < b->verb;
    for (int32_t i = 0; i < VAKA_ARGS; i++)
        if (a->arg[i] != b->arg[i])
            return a->arg[i] < b->arg[i];
    return false;
}

/* Puts what has been offered since there were `from` actions in order, each once: for a module
 * whose lists are `sorted` (module.h), where pieces are offered as they happen to lie. */
static inline void vaka_offers_in_order(vaka_actions *list, uint32_t from)
{
    uint32_t done = from, count = list->count;

    for (uint32_t i = from; count <= list->room && i < count; i++) {
        vaka_action next = list->at[i];
        uint32_t to = done;
        while (to > from && vaka_action_before(&next, &list->at[to - 1]))
            to--;
        if (to > from && !vaka_action_before(&list->at[to - 1], &next))
            continue; /* it is there already */
        for (uint32_t k = done++; k > to; k--)
            list->at[k] = list->at[k - 1];
        list->at[to] = next;
        list->count = done;
    }
}

VAKA_END

#endif
