/* greedy_battle.c - the greedy player at war: losses, retreat, what a victory is used for [8].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/cards.h"
#include "chapters/occasion.h"
#include "greedy/greedy.h"

/* What is lost: Local Warriors cost nothing, a war canoe the most. One that panics is only out of
 * this battle, but takes its cargo place home with it. */
static int32_t score_loss(const greedy *g, int32_t kind)
{
    if (is_local(kind))
        return roll_removes(g->seen) ? 30 : 10;
    return like_of(g->seen, kind) == KIND_BAND ? 20 : 5;
}

/* A village is worth a band; a war canoe only where it gives control. */
static int32_t score_give(const greedy *g, int32_t kind)
{
    if (like_of(g->seen, kind) == KIND_BAND)
        return 20;
    return game_of(g->seen)->hex[game_of(g->seen)->battle_at].villages == 0 ? 10 : NEVER;
}

/* Who is hit by a die, and how hard: from 0, the attacker loses a piece, to 3, the defender does.
 */
static int32_t outcome(int32_t die)
{
    return die <= 1 ? 0 : die <= 3 ? 1 : die <= 5 ? 2 : 3;
}

/* Does one more for the attacker, one less for the defender, change what happens? */
static bool one_matters(const greedy *g)
{
    int32_t die = game_of(g->seen)->battle_roll;

    return outcome(die) != outcome(die + (g->seat == game_of(g->seen)->attacker ? 1 : -1));
}

/* A marker is used once a battle and comes back: where it changes something. A card is kept for
 * rolls that hurt; one without points is a weapon only, and used when it fits.
 */
static int32_t score_elect(const greedy *g, int32_t kind)
{
    bool bad = roll_loser(g->seen) == g->seat;

    if (token_row(g->seen, kind) >= 0)
        return one_matters(g) ? 10 : NEVER;
    return bad || card_worth(g->seen, g->seat, kind) == 0 ? 10 : NEVER;
}

static int32_t score(const greedy *g, const vaka_action *action)
{
    switch (action->verb) {
    case VERB_ROLL:
        return 1;
    case VERB_ELECT:
        return score_elect(g, action->arg[0]);
    case VERB_LOSE:
        return score_loss(g, action->arg[0]);
    case VERB_RETREAT:
    case VERB_HOME:
        return 2 * game_of(g->seen)->hex[action->arg[0]].villages +
               capacity(g->seen, action->arg[0]);
    case VERB_ABANDON:
        return like_of(g->seen, action->arg[0]) == KIND_BAND ? 2 : 1;
    case VERB_GIVE:
        return score_give(g, action->arg[0]);
    case VERB_TOP:
        return 10;
    case VERB_DONE:
        return IDLE;
    default:
        return NEVER;
    }
}

const greedy_step greedy_battle = {NULL, score};
