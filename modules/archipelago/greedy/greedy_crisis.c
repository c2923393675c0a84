/* greedy/greedy_crisis.c - what is given in a crisis, and who stands up.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "greedy/greedy.h"

static int32_t lying_of(const survey *at, int32_t seat)
{
    int32_t count = 0;

    for (EACH_OWN_HEX(at->seen, seat, hex))
        for (VAKA_EACH(at->seen, hex, piece)) {
            const vaka_piece *unit = &at->seen->pieces[piece];
            count += unit->owner == seat && is_unit(unit) && !is_active(unit);
        }
    return count;
}

/* Seats that may still give after this one. */
static int32_t givers_left(const survey *at)
{
    return at->seen->seats - 1 - vaka_top(at->seen)->local[1];
}

/* What it is worth to keep rebellion down by one, when so much is left to independence. */
static int32_t calm(int32_t left)
{
    return left < 3 ? 60 : left < 6 ? 44 : left < 10 ? 32 : left < 14 ? 16 : 6;
}

/* A cube abroad spares one, at home as many as it feeds; what stands up of his own works for him.
 * Those who come later may give, too. */
static int32_t give_worth(const survey *at, int32_t from)
{
    const archipelago_game *game = game_of(at->seen);
    bool domestic = vaka_top(at->seen)->local[0] != 0;
    int32_t open = domestic ? game->lying - game->credit : game->number;
    int32_t spared = domestic ? (open < game->number ? open : game->number) : 1;
    int32_t own = domestic ? lying_of(at, at->seat) : 0;

    if (from == GIVE_BOARD)
        return at->role == ROLE_SEPARATIST && at->margin - open < 4 ? -5 : 50;
    int32_t worth = spared * calm(at->margin - open) + 5 * (own < spared ? own : spared) -
                    (at->margin - open < 6 ? 2 : 5) * givers_left(at) +
                    4 * (at->weight[COUNT_GIFTS] - 1);
    if (at->role == ROLE_SEPARATIST)
        worth = 5 * own - 20;
    else if (open > at->margin) /* all would lose: nothing is worth keeping */
        worth += 200;
    return worth -
           (from == GIVE_TOKEN
                ? 34 + 8 * at->weight[COUNT_TOKENS]
                : want_beside(at, domestic ? BOARD_HOME : BOARD_EXPORT, game->good) / 2 + 8);
}

static int32_t raise_worth(const survey *at, const vaka_action *action)
{
    int32_t worth = action->arg[1] == at->seat ? 60 : 10;

    if (action->verb == VERB_RAISE_ALL)
        return worth + 3;
    if (action->arg[2] >= PLACE_TOWN)
        worth += 20 - 2 * (action->arg[2] - PLACE_TOWN);
    return worth;
}

int32_t score_crisis(const survey *at, const vaka_action *action)
{
    if (action->verb == VERB_GIVE)
        return give_worth(at, action->arg[0]);
    if (action->verb == VERB_EXPEL)
        return 20;
    if (at->role == ROLE_SEPARATIST && action->arg[1] != at->seat)
        return -5;
    return raise_worth(at, action);
}
