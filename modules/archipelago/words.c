/* words.c - verbs, steps, values and hooks: what people and scripts read.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

/* Sorts of arguments: what stands in the braces of a vaka_arg. */
#define NOTHING VAKA_ARG_NONE, 0, 0, NULL
#define SPACE VAKA_ARG_SPACE, 0, 0, NULL
#define KIND VAKA_ARG_KIND, 0, 0, NULL
#define SEAT VAKA_ARG_SEAT, 0, 0, NULL
#define COUNTER VAKA_ARG_COUNTER, 0, 0, NULL
#define WORD(words) VAKA_ARG_WORD, 0, 0, words
#define PLACE WORD(PLACE_WORDS)
#define HIDDEN WORD("nothing|" GOOD_WORDS)
#define NUMBER(min, max) VAKA_ARG_INT, min, max, NULL

#define VERB_ROW(name, word, title, flags, ...) {word, title, flags, {__VA_ARGS__}},
const vaka_verb archipelago_verbs[VERB_COUNT] = {ARCHIPELAGO_VERBS(VERB_ROW)};

#define EVENT_ROW(name, id, text) [EVENT_##name] = {id, text},
const vaka_text archipelago_events[EVENT_COUNT] = {ARCHIPELAGO_EVENTS(EVENT_ROW)};

const vaka_step archipelago_steps[STEP_COUNT] = {
    [STEP_START] = {"start", "Turn zero"},
    [STEP_TURN] = {"turn", "Turn"},
    [STEP_ORDER] = {"order", "Order of play"},
    [STEP_BALANCE] = {"balance", "Balance of the archipelago"},
    [STEP_CRISIS] = {"crisis", "Crisis"},
    [STEP_EXPEL] = {"expel", "Rebels on buildings"},
    [STEP_ACTIONS] = {"actions", "Actions"},
    [STEP_HARVEST] = {"harvest", "Harvest"},
    [STEP_CONSENT] = {"consent", "Consent"},
    [STEP_TRADE] = {"trade", "Transaction"},
    [STEP_EXPLORE] = {"explore", "Exploration"},
    [STEP_FOUND] = {"found", "A new region"},
    [STEP_REPRODUCE] = {"reproduce", "Reproduction"},
    [STEP_RECRUIT] = {"recruit", "Recruiting"},
    [STEP_MIGRATE] = {"migrate", "Migration"},
    [STEP_BUILD] = {"build", "Building"},
    [STEP_EVOLUTION] = {"evolution", "Evolution cards"},
    [STEP_THEFT] = {"theft", "Theft"},
    [STEP_KEEP] = {"keep", "Objectives"},
};

const vaka_option archipelago_options[OPTION_COUNT] = {
    [OPTION_LENGTH] = {"length", "Length", "Z16", 0, 2, 1},
    [OPTION_DESERT] = {"desert", "Start in the desert", "12a", 0, 1, 0},
    [OPTION_OPEN] = {"open_objectives", "Open objectives", "12b", 0, 1, 0},
    [OPTION_TRENDS] = {"trends", "Trends laid open", "12c", 1, 2, 1},
    [OPTION_KEEP_ONE] = {"keep_one", "Draw one objective more and discard one", "12d", 0, 1, 0},
    [OPTION_TREND] = {"trend", "The trend, by its number", "12e", 0, MAX_TRENDS, 0},
    [OPTION_BENEFACTOR] = {"benefactor", "The Benefactor and a second trend", "12f", 0, 1, 0},
};

/* What their values are called. */
const char *const archipelago_option_words[OPTION_COUNT] = {
    [OPTION_LENGTH] = "short|medium|long",
    [OPTION_TRENDS] = "one|two",
    [OPTION_TREND] = "by chance",
};

#define VALUE_ROW(name, id, scope, normal, min, max, help)                                         \
    {id, VAKA_SCOPE_##scope, normal, min, max, help},
const vaka_value_spec archipelago_values[VALUE_COUNT] = {ARCHIPELAGO_VALUES(VALUE_ROW)};

#define HOOK_ROW(name, id, args, help) {id, args, help},
const vaka_hook_spec archipelago_hooks[HOOK_COUNT] = {ARCHIPELAGO_HOOKS(HOOK_ROW)};

const vaka_sort archipelago_sorts[SORT_COUNT] = {
    [SORT_CARD] = {"card", "Evolution card", "use may_use=look worth=look",
                   "number=0:0..999 price_1=3:0..20 price_2=4:0..20 price_3=2:0..20 "
                   "medals=0:0..9 anyone=0:0..1 wonder=0:0..1 discs=0:0..9 florins=0:0..99 "
                   "fruit=0:0..9 cattle=0:0..9 fish=0:0..9 wood=0:0..9 stone=0:0..9 iron=0:0..9 "
                   "any=0:0..9 needs_temple=0:0..9 needs_port=0:0..9 needs_town=0:0..9 "
                   "needs_market=0:0..9 rebellion=0:-20..20 workers=0:-20..20 income=0:-99..99 "
                   "trades=1:0..9 less_florins=0:0..99 less_stone=0:0..9 for_florins=0:0..99",
                   "type=character|progress doubles=none|" GOOD_WORDS
                   " per=none|temples|towns|ports|markets grants=" GRANT_WORDS
                   " status=printed|part|house:house effect_status=printed|part|house:house",
                   "A card of the row [6, 7]: its prices as it is turned, what its use costs "
                   "(`discs`, `florins`, goods, `any`) and needs, and what it does: `rebellion`, "
                   "`workers`, `income` (once, or for each building that `per` names), `doubles`, "
                   "`grants`; then `use` is called. `may_use` may say no; `worth` tells bots what "
                   "using it now is worth, in florins. `price_1` to `price_3` are its prices as it "
                   "is laid out, turned once and turned twice; `number` is printed on it; `medals` "
                   "count for objectives. `needs_temple` and its sisters: so many of them its user "
                   "has to control. 1 says yes: `anyone` may use it, not its owner alone; it is a "
                   "`wonder`, built and not used. `grants` gives an action "
                   "without a disc: `trades` says how many trades; building so costs "
                   "`less_florins` and `less_stone`, or `for_florins` in place of goods."},
    [SORT_OBJECTIVE] = {"objective", "Objective", "met=look score=look",
                        "gap=0:0..99 two=0:0..99 three=0:0..99 more=1:0..99",
                        "length=short|medium|long role=none|pacifist|separatist ends=" END_WORDS
                        " counts=" COUNT_WORDS " status=printed|part|house:house",
                        "A secret objective [13]: the game ends when there are so many (`two`, "
                        "`three` for so many players, `more` for each further one) of what `ends` "
                        "names, or when `met` says so, which sees only what all see; players are "
                        "ranked by what `counts` names, or by `score`."},
    [SORT_TREND] = {"trend", "Trend", "score=look", "",
                    "counts=" COUNT_WORDS " status=printed|part|house:house",
                    "An open trend [10f]: players are ranked by what `counts` names, or by "
                    "`score`."},
};
