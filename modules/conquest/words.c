/* words.c - verbs, steps, values and hooks: what people and scripts read.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

/* Sorts of arguments: what stands in the braces of a vaka_arg. */
#define NOTHING VAKA_ARG_NONE, 0, 0, NULL
#define SPACE VAKA_ARG_SPACE, 0, 0, NULL
#define KIND VAKA_ARG_KIND, 0, 0, NULL
#define SEAT VAKA_ARG_SEAT, 0, 0, NULL
#define WORD(words) VAKA_ARG_WORD, 0, 0, words
#define FACE WORD("up|down")
#define HEXES(least) VAKA_ARG_INT, least, MOST_HEXES_LEFT, NULL

#define VERB_ROW(name, word, title, flags, ...) {word, title, flags, {__VA_ARGS__}},
const vaka_verb conquest_verbs[VERB_COUNT] = {CONQUEST_VERBS(VERB_ROW)};

#define EVENT_ROW(name, id, text) [EVENT_##name] = {id, text},
const vaka_text conquest_events[EVENT_COUNT] = {CONQUEST_EVENTS(EVENT_ROW)};

const vaka_step conquest_steps[STEP_COUNT] = {
    [STEP_TURN] = {"turn", "Turn"},
    [STEP_ORDER] = {"order", "Turn Order"},
    [STEP_EXPLORE] = {"explore", "Exploration"},
    [STEP_MOVE] = {"move", "Movement & Battle"},
    [STEP_BATTLE] = {"battle", "Battle"},
    [STEP_RETREAT] = {"retreat", "Retreat"},
    [STEP_HOME] = {"home", "New home group"},
    [STEP_BUILD] = {"build", "Building"},
    [STEP_VICTORY] = {"victory", "Victory"},
    [STEP_SETUP] = {"setup", "Home groups"},
    [STEP_EVENT] = {"event", "Random Event"},
    [STEP_SEARCH] = {"search", "Search for kumara"},
    [STEP_CHIT] = {"chit", "The opponent's chit"},
};
const vaka_step conquest_windows[WINDOW_COUNT] = {
    [WINDOW_BATTLE_DECLARE] = {"battle-declare", "Before a battle is laid out"},
    [WINDOW_BATTLE_START] = {"battle-start", "Before the first battle roll"},
    [WINDOW_BATTLE_ROLL] = {"battle-roll", "After a battle roll"},
    [WINDOW_EVENT_READ] = {"event-read", "An event is read"},
    [WINDOW_TURN_ORDER] = {"turn-order", "Before the Turn Order marker is taken"},
    [WINDOW_BUILD_START] = {"build-start", "Before builds are planned"},
    [WINDOW_VICTORY] = {"victory", "When points are counted"},
    [WINDOW_OPPONENT] = {"opponent", "The opponent acts"},
};
const vaka_option conquest_options[OPTION_COUNT] = {
    [OPTION_DEAL_HOMES] = {"deal_homes", "Home groups are drawn at random, not chosen", "3.2", 0, 1,
                           0},
};

#define VALUE_ROW(name, id, scope, normal, min, max, help)                                         \
    {id, VAKA_SCOPE_##scope, normal, min, max, help},
const vaka_value_spec conquest_values[VALUE_COUNT] = {CONQUEST_VALUES(VALUE_ROW)};

#define HOOK_ROW(name, id, args, help) {id, args, help},
const vaka_hook_spec conquest_hooks[HOOK_COUNT] = {CONQUEST_HOOKS(HOOK_ROW)};

/* The words of a card's or event's `hook`, in the order of the sorts below. */
int32_t hook_of_word(int32_t word)
{
    static const int8_t hooks[] = {
        VAKA_NONE,
        VAKA_NONE,
        HOOK_TURN_ORDER_START,
        HOOK_EXPLORE_KNOTS,
        HOOK_MOVE_STEP_START,
        HOOK_MOVE_START,
        HOOK_BATTLE_DECLARE,
        HOOK_BATTLE_START,
        HOOK_BATTLE_ROLL,
        HOOK_BUILD_START,
        HOOK_VICTORY_COUNT,
        HOOK_EVENT_READ,
    };

    return word >= 0 && word < (int32_t)sizeof hooks ? hooks[word] : VAKA_NONE;
}

#define EVENT_HOOKS(name, none)                                                                    \
    name "=" none "|any|turn_order.start|explore.knots|step.move.start|move.start|battle.declare|" \
         "battle.start|battle.roll|build.start|victory.count|event.read"
const vaka_sort conquest_sorts[SORT_COUNT] = {
    [SORT_CULTURE] = {"culture", "Arts & Culture card",
                      "play may_play=look worth=look shown rival rival_wants=look",
                      "copies=1:0..30 vp=0:-9..9 once=0:0..1 rival_rank=9:0..99",
                      "hook=passive|any|turn_order.start|explore.knots|step.move.start|move.start|"
                      "battle.declare|battle.start|battle.roll|build.start|victory.count "
                      "colour=none|black|blue|red status=printed|part|house:house "
                      "vp_status=printed|part|house:house effect_status=printed|part|house:house",
                      "At the moment that `hook` names its holder may use it, once a turn, or with "
                      "`once` once in the game, if `may_play` says so: `play` is called. "
                      "`shown` is called when the card is turned up; what is permanent begins "
                      "there: host.modify_while(value, seat, 1, game.shown_card(seat, kind)). "
                      "`worth` answers its points for a seat in halves where `vp` does not do; "
                      "`colour` is that of its points; `rival`, `rival_wants` and `rival_rank` "
                      "(low first) are for the solitaire opponent; the three `status` say how much "
                      "of it is known of the printed card."},
    [SORT_EVENT] = {"event", "Random Event", "play may_play=look worth=look elect",
                    "number=0:0..999 copies=1:0..30 keep=0:0..1 final=0:0..1",
                    "mood=bad|good|people " EVENT_HOOKS("hook", "now") " " EVENT_HOOKS(
                        "also", "none") " status=printed|part|house:house "
                                        "effect_status=printed|part|house:house",
                    "A card of the event deck [11.2]: it happens when it is drawn, or (`keep`) is "
                    "kept and played by `may_play` at the moments that `hook` and `also` name; "
                    "nothing answers a `final` one; `worth` tells bots what playing it now is "
                    "worth, 0: nothing; `elect` is what its marker does on a battle roll."},
    [SORT_CHIT] = {"chit", "Solitaire chit", "expand act", "number=0:0..999 late=0:0..1",
                   "status=printed|part|house:house",
                   "A chit of the solitaire opponent: `expand`, then `act` are called with his "
                   "seat and the number of calls before; game.act_again asks for another one. A "
                   "`late` chit joins the cup after some draws."},
    [SORT_OPPONENT] = {"opponent", "Solitaire opponent", "found", "", "",
                       "Who plays a seat that nobody plays: `found` is called with his seat, the "
                       "hex and the finder when the player has turned up an island, and when one "
                       "comes into play beside another that either of them has found."},
};
