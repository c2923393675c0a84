/* greedy/advice.c - why a good player does something: what a hint says.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each sentence is true whenever the player of this folder takes the verb; where nothing is true of
 * all its reasons, nothing is said. */
#include "archipelago.h"
#include "greedy/greedy.h"

/* X(verb, id, sentence) */
#define ADVICE(X)                                                                                  \
    X(VERB_LAY, "lay", "The land there and the open room beside it are best together.")            \
    X(VERB_TAKE, "take", "It is the good that you want most.")                                     \
    X(VERB_BID, "bid", "To go first is worth no more than that to you now.")                       \
    X(VERB_RANK, "rank", "Who is first has the first choice.")                                     \
    X(VERB_GIVE, "give", "What it spares you is worth more than what you give.")                   \
    X(VERB_RAISE, "raise", "Who stands can work for you again.")                                   \
    X(VERB_RAISE_ALL, "raise_all", "Who stands can work for you again.")                           \
    X(VERB_TAX, "tax", "Your citizens, ships, towns and temples pay florins.")                     \
    X(VERB_HARVEST, "harvest", "Of all goods this harvest is worth most to you now.")              \
    X(VERB_TRANSACT, "transact", "There is a trade at a price that is good for you.")              \
    X(VERB_EXPLORE, "explore", "Who finds land gets a token and a cube, and there is more room.")  \
    X(VERB_REPRODUCE, "reproduce", "Wherever two of your citizens are active a third one joins.")  \
    X(VERB_RECRUIT, "recruit", "You can pay for more hands.")                                      \
    X(VERB_MIGRATE, "migrate", "Some of your units would have more to do elsewhere.")              \
    X(VERB_BUILD, "build", "Of all that you can build now it is worth most to you.")               \
    X(VERB_USE, "use", "What the card does now is worth more to you than it costs.")               \
    X(VERB_WONDER, "wonder", "Its medals stay yours.")                                             \
    X(VERB_RUN, "run", "There is a trade at a price that is good for you.")                        \
    X(VERB_TRADE, "trade", "One cube is all that you lack for a building.")                        \
    X(VERB_END, "end", "Nothing else here would be worth more to you than it costs.")              \
    X(VERB_GATHER, "gather", "Whoever can work there works for you.")                              \
    X(VERB_ALLOW, "allow", "The colony is in need, and what another one harvests helps it.")       \
    X(VERB_DENY, "deny", "The colony can do without it.")                                          \
    X(VERB_BUY, "buy", "You want the cube more than the florins.")                                 \
    X(VERB_SELL, "sell", "You want the florins more than what you sell.")                          \
    X(VERB_ENTER, "enter", "Of those who could go it is missed least where it is.")                \
    X(VERB_BREED, "breed", "One more citizen is one more pair of hands.")                          \
    X(VERB_HIRE, "hire", "One more citizen is worth most there.")                                  \
    X(VERB_MOVE, "move", "It has more to do there than where it is.")                              \
    X(VERB_PURCHASE, "purchase", "The card is worth more to you than its price.")                  \
    X(VERB_YIELD, "yield", "It is the cube that you want least.")                                  \
    X(VERB_DONE, "done", "Nothing else here would be worth more to you than it costs.")            \
    X(VAKA_VERB_DEAL_GIVE, "deal_give", "One cube is all that you lack for a building.")           \
    X(VAKA_VERB_DEAL_ASK, "deal_ask", "One cube is all that you lack for a building.")             \
    X(VAKA_VERB_DEAL_OFFER, "deal_offer", "One cube is all that you lack for a building.")         \
    X(VAKA_VERB_DEAL_ACCEPT, "deal_accept", "What you get is worth more to you than what you give.")

#define AS_TEXT(verb, id, text) {id, text},
#define AS_VERB(verb, id, text) verb,

static const vaka_text reasons[] = {ADVICE(AS_TEXT)};
static const uint8_t verbs[] = {ADVICE(AS_VERB)};

/* The sentence is about the seat itself: others it raises, or ranks, for want of anything better.
 */
static bool is_of_another(int32_t seat, const vaka_action *action)
{
    switch (action->verb) {
    case VERB_RANK:
        return action->arg[0] != seat;
    case VERB_RAISE:
    case VERB_RAISE_ALL:
        return action->arg[1] != seat;
    default:
        return false;
    }
}

static int32_t why(const vaka_match *seen, int32_t seat, const vaka_action *action)
{
    (void)seen;
    if (is_of_another(seat, action))
        return VAKA_NONE;
    for (uint32_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (verbs[i] == action->verb)
            return (int32_t)i;
    return VAKA_NONE;
}

const vaka_advice archipelago_advice = {VAKA_STAMP(vaka_advice), reasons,
                                        sizeof reasons / sizeof *reasons, why};
