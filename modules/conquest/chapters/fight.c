/* fight.c - what those who fight may do, and what it does [8.2-8.5, 9.5].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/cards.h"
#include "chapters/fleet.h"
#include "chapters/occasion.h"

static const vaka_reason no_battle_card = {"no_battle_card", "9.5k",
                                           "you have no {0:kind} that may be used on this roll"};
static const vaka_reason used_in_battle = {"no_battle_card", "9.5i",
                                           "you have no {0:kind} that may be used on this roll"};
static const vaka_reason not_in_front = {"not_in_front", "8.2k",
                                         "there is no {0:kind} in your front row"};
static const vaka_reason own_locals_first = {"own_locals_first", "11.2p",
                                             "Local Warriors are alike: name {0:kind}"};
static const vaka_reason canoe_spared = {"canoe_spared", "9.5l",
                                         "a Warrior Band or Local Warrior has to be the one"};
static const vaka_reason none_to_save = {"none_to_save", "8.4b",
                                         "there is no village left to save at {0:zone}"};
static const vaka_reason not_brave = {
    "not_brave", "8.4c", "no {0:kind} of yours stands in the front row without having panicked"};
static const vaka_reason must_hold = {
    "must_hold", "8.5d", "one piece has to stay on {0:zone}, which is printed on the map"};
static const vaka_reason no_transport = {"no_transport", "8.4g",
                                         "you have no transport canoe in this battle"};
static const vaka_reason no_place_needed = {"needs_no_place", "M10",
                                            "only Warrior Bands and Colonies need a place"};

/* --- What is in the way ----------------------------------------------------------------------- */

static bool was_elected(const vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t zone = token_row(match, kind) >= 0 ? SEAT_TOKENS : SEAT_SHOWN;

    for (VAKA_EACH(match, seat_zone(match, seat, zone), piece))
        if (match->pieces[piece].kind == kind &&
            (match->pieces[piece].field[FIELD_FLAGS] & CARD_ELECTED))
            return true;
    return false;
}

static const vaka_reason *elect_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t seat = action->seat, kind = action->arg[0];

    fact[0] = action->arg[0];
    if (battle_card(match, seat, kind) >= 0)
        return NULL;
    return was_elected(match, seat, kind) ? &used_in_battle : &no_battle_card;
}

static const vaka_reason *lose_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t kind = action->arg[0];

    fact[0] = action->arg[0];
    if (vaka_find(match, front_row(match, action->seat), VAKA_NONE, kind) < 0)
        return &not_in_front;
    if (loss_choices(match) & kind_bit(match, kind))
        return NULL;
    fact[0] = KIND_LOCAL;
    return kind == KIND_BLUE ? &own_locals_first : &canoe_spared;
}

static const vaka_reason *give_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t front = zone_of(match, ZONE_ATTACK), back = zone_of(match, ZONE_ATTACK_BACK);
    int16_t hex = game_of(match)->battle_at;

    fact[0] = hex;
    if (vaka_top(match)->local[LOCAL_RAZED] < 1)
        return &none_to_save;
    if (game_of(match)->hex[hex].villages >= capacity(match, hex))
        return &BROWN_BARE;
    if (is_printed_group(match, hex) && match->zones[front].count + match->zones[back].count < 2)
        return &must_hold;
    fact[0] = action->arg[0];
    return vaka_find(match, front, VAKA_NONE, action->arg[0]) < 0 ? &not_brave : NULL;
}

int32_t piece_to_give(const vaka_match *match)
{
    static const int32_t own[] = {KIND_BAND, KIND_WAR_CANOE};
    vaka_action action = {game_of(match)->attacker, VERB_GIVE, {0}};
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < 2 + facts_of(match)->counters; i++) {
        action.arg[0] = (int16_t)(i < 2 ? own[i] : KIND_FIXED + i - 2);
        if (!give_obstacle(match, &action, fact))
            return action.arg[0];
    }
    return VAKA_NONE;
}

static int32_t fewer(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

int32_t can_be_saved(const vaka_match *match)
{
    int32_t hex = game_of(match)->battle_at;
    int32_t brave = match->zones[zone_of(match, ZONE_ATTACK)].count;
    int32_t all = brave + match->zones[zone_of(match, ZONE_ATTACK_BACK)].count;
    int32_t boxes = capacity(match, hex) - game_of(match)->hex[hex].villages;

    if (is_printed_group(match, hex)) /* one has to stay */
        brave = fewer(brave, all - 1);
    return fewer(vaka_top(match)->local[LOCAL_RAZED], fewer(boxes, brave));
}

load load_of_rows(const vaka_match *match, int32_t seat)
{
    load sum = {0};

    add_load(match, seat, front_row(match, seat), &sum);
    add_load(match, seat, back_row(match, seat), &sum);
    return sum;
}

static const vaka_reason *place_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    load sum = load_of_rows(match, action->seat);
    int32_t kind = action->arg[0];

    if (!is_cargo(match, kind))
        return &no_place_needed;
    return abandon_obstacle(match, &sum, kind, fact);
}

static const vaka_reason *top_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    (void)fact;
    return load_of_rows(match, action->seat).links < 1 ? &no_transport : NULL;
}

/* --- What actions do -------------------------------------------------------------------------- */

static void apply_done(vaka_match *match, const vaka_action *action)
{
    if (vaka_top(match)->stage == BATTLE_SAVE) {
        vaka_stage_set(match, BATTLE_AFLOAT);
        return;
    }
    regroup(match, action->seat, false);
    vaka_stage_set(match, BATTLE_OVER);
}

static void apply_roll(vaka_match *match, const vaka_action *action)
{
    conquest_game *game = game_of(match);

    (void)action;
    roll_battle_die(match);
    game->battle_cards = 0;
    game->battle_flags = 0;
    vaka_local_set(match, LOCAL_ROLLS, 1);
    vaka_stage_set(match, BATTLE_ROLLED);
}

void elect_card(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t piece = battle_card(match, seat, kind);

    if (match->pieces[piece].zone == seat_zone(match, seat, SEAT_HAND))
        show_card(match, seat, piece);
    add_flag(match, piece, CARD_ELECTED);
    game_of(match)->battle_cards = 1;
    vaka_tell(match, EVENT_CARD_ELECTED, seat, kind, 0, 0);
    vaka_ask_window(match, WINDOW_BATTLE_ROLL, 0, seat, 1); /* one card a roll: it is closed */
    push_battle_card(match, seat, kind);
}

static void apply_elect(vaka_match *match, const vaka_action *action)
{
    elect_card(match, action->seat, action->arg[0]);
}

void lose_piece(vaka_match *match, int32_t kind)
{
    take_loss(match, kind);
    game_of(match)->battle_roll = 0;
    vaka_stage_set(match, BATTLE_READY);
}

static void apply_lose(vaka_match *match, const vaka_action *action)
{
    lose_piece(match, action->arg[0]);
}

void give_up(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t hex = game_of(match)->battle_at;

    piece_home(match, vaka_find(match, zone_of(match, ZONE_ATTACK), VAKA_NONE, kind));
    vaka_local_set(match, LOCAL_RAZED, vaka_top(match)->local[LOCAL_RAZED] - 1);
    vaka_tell(match, EVENT_VILLAGE_SAVED, seat, kind, hex, 0);
    add_village(match, seat, hex);
}

static void apply_give(vaka_match *match, const vaka_action *action)
{
    give_up(match, action->seat, action->arg[0]);
}

/* Of equal pieces one that has panicked goes first. */
void leave_behind(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t piece = vaka_find(match, back_row(match, seat), VAKA_NONE, kind);

    if (piece < 0)
        piece = vaka_find(match, front_row(match, seat), VAKA_NONE, kind);
    vaka_tell(match, EVENT_LEFT_BEHIND, seat, kind, 0, 0);
    piece_home(match, piece);
}

void apply_abandon(vaka_match *match, const vaka_action *action)
{
    leave_behind(match, action->seat, action->arg[0]);
}

static void apply_top(vaka_match *match, const vaka_action *action)
{
    regroup(match, action->seat, true);
    vaka_stage_set(match, BATTLE_OVER);
}

/* --- The verbs of a battle -------------------------------------------------------------------- */

/* Event markers' kinds come before the cards'. */
static void offer_cards(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t kind = facts->token_kind; kind < facts->card_kind + facts->cards; kind++)
        vaka_consider(match, seat, rule, out, kind, 0, 0);
}

const vaka_rule fight_rules[] = {
    {VERB_DONE, VAKA_AT(BATTLE_SAVE) | VAKA_AT(BATTLE_REGROUP), NULL, vaka_offer_plain, apply_done},
    {VERB_ROLL, VAKA_AT(BATTLE_READY), NULL, vaka_offer_plain, apply_roll},
    {VERB_ELECT, VAKA_AT(BATTLE_DEFENDER) | VAKA_AT(BATTLE_ATTACKER), elect_obstacle, offer_cards,
     apply_elect},
    {VERB_LOSE, VAKA_AT(BATTLE_EFFECT), lose_obstacle, offer_counters, apply_lose},
    {VERB_ABANDON, VAKA_AT(BATTLE_AFLOAT), place_obstacle, offer_counters, apply_abandon},
    {VERB_GIVE, VAKA_AT(BATTLE_SAVE), give_obstacle, offer_counters, apply_give},
    {VERB_TOP, VAKA_AT(BATTLE_REGROUP), top_obstacle, vaka_offer_plain, apply_top},
    {0},
};
