/* chapters/crisis.c - phase 4: the back on top, crises and events [4]; red halves in phase 6 [6h].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_BALANCE: 0 = red halves count, 1 = the back. Of STEP_CRISIS: 0 = domestic, 1 =
 * place in the order of play. While a domestic crisis is under way, those who lie are rebels. */
#include "archipelago.h"
#include "chapters/evolution.h"

enum { BALANCE_UPPER, BALANCE_LOWER, BALANCE_OVER };
enum { CRISIS_BEGIN, CRISIS_GIVE };

static const vaka_reason REASON_NONE_ON_BOARD = {"none_on_board", "4.1d",
                                                 "There is none on the board: {0:counter}"};
static const vaka_reason REASON_NONE_OF_YOURS = {"none_of_yours", "4.1d",
                                                 "You have none behind your screen: {0:counter}"};
static const vaka_reason REASON_NO_TOKEN = {"no_token", "4.5a", "You have no explorer token"};
static const vaka_reason REASON_ENOUGH = {"enough_given", "4.1g",
                                          "What was given stands up all {0:int} citizens that lie"};
static const vaka_reason REASON_NOBODY_LIES = {"nobody_lies", "4.1f",
                                               "No citizen of {1:seat} lies there at {0:zone}"};
static const vaka_reason REASON_NO_CREDIT = {"no_credit", "4.1f",
                                             "First give a cube: it stands up {0:int} citizens"};
static const vaka_reason REASON_MUST_RAISE = {
    "must_raise", "4.1g", "{0:int} more citizens must stand up for what you gave"};
static const vaka_reason REASON_NO_REBEL = {
    "no_rebel_there", "5.9g",
    "No rebel of another player is on such a port or market of your town"};

/* --- giving --- */

static bool is_domestic(const vaka_match *match)
{
    return vaka_top(match)->local[0] != 0;
}

static const vaka_reason *give_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    const archipelago_game *game = game_of(match);
    int32_t board = is_domestic(match) ? BOARD_HOME : BOARD_EXPORT, good = game->good;

    if (is_domestic(match) && game->credit >= game->lying)
        return vaka_because(&REASON_ENOUGH, fact, game->lying, 0);
    if (action->arg[0] == GIVE_BOARD && !stock_of(match, board, good))
        return vaka_because(&REASON_NONE_ON_BOARD, fact,
                            (board == BOARD_HOME ? COUNTER_HOME : COUNTER_EXPORT) + good, 0);
    if (action->arg[0] == GIVE_OWN && !cubes_of(match, action->seat, good))
        return vaka_because(&REASON_NONE_OF_YOURS, fact, COUNTER_CUBES + good, 0);
    if (action->arg[0] == GIVE_TOKEN && !tokens_of(match, action->seat))
        return vaka_because(&REASON_NO_TOKEN, fact, 0, 0);
    return NULL;
}

static void offer_give(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    for (int32_t from = GIVE_BOARD; from <= GIVE_TOKEN; from++)
        vaka_consider(match, seat, rule, out, from, 0, 0);
}

static void spend(vaka_match *match, int32_t seat, int32_t from)
{
    int32_t good = game_of(match)->good, board = is_domestic(match) ? BOARD_HOME : BOARD_EXPORT;

    if (from == GIVE_BOARD) {
        move_stock(match, board, good, -1); /* 10o */
        vaka_tell(match, EVENT_GAVE_BOARD, seat,
                  (board == BOARD_HOME ? COUNTER_HOME : COUNTER_EXPORT) + good, 0, 0);
        return;
    }
    if (from == GIVE_OWN) {
        pay_cubes(match, seat, good, 1);
        vaka_tell(match, EVENT_GAVE, seat, COUNTER_CUBES + good, 0, 0);
    } else {
        pay_token(match, seat);
        vaka_tell(match, EVENT_GAVE_TOKEN, seat, 0, 0, 0);
    }
    add_gift(match, seat); /* 10n */
}

/* Who was engaged before a crisis in the middle of the actions [7.2g] is so again. */
static void stand_up(vaka_match *match, int32_t unit)
{
    bool engaged = match->pieces[unit].field[FIELD_MOVED] != 0;

    set_state(match, unit, engaged ? STATE_ENGAGED : STATE_FREE);
    if (engaged)
        vaka_piece_set(match, unit, FIELD_MOVED, 0);
    game_of(match)->lying--;
}

static void raise_everybody(vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        for (EACH_OWN_HEX(match, seat, hex))
            for (VAKA_EACH(match, hex, piece))
                if (match->pieces[piece].owner == seat && is_unit(&match->pieces[piece]) &&
                    !is_active(&match->pieces[piece]))
                    stand_up(match, piece);
    game_of(match)->credit = 0;
}

static void apply_give(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);

    spend(match, action->seat, action->arg[0]);
    if (!is_domestic(match)) {
        game->number--;
        return;
    }
    int32_t credit = game->credit + game->number;
    game->credit = (uint8_t)(credit > game->lying ? game->lying : credit);
    if (game->credit == game->lying)
        raise_everybody(match);
}

/* --- standing up --- */

/* The lying citizen of an owner at a place (VAKA_NONE: at any), or VAKA_NONE. */
static int32_t lying_at(const vaka_match *match, int32_t hex, int32_t owner, int32_t place)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == owner && is_unit(unit) && !is_active(unit) &&
            (place < 0 || place_of(match, piece) == place))
            return piece;
    }
    return VAKA_NONE;
}

/* 4.1i: in a region whose temple one controls it costs nothing. */
static bool is_gratis(const vaka_match *match, int32_t seat, int32_t hex)
{
    return has_building(match, hex, BUILDING_TEMPLE) &&
           control_of(match, hex, BUILDING_TEMPLE) == seat;
}

static const vaka_reason *raise_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    const archipelago_game *game = game_of(match);
    int32_t hex = action->arg[0];
    int32_t place = action->verb == VERB_RAISE ? action->arg[2] : VAKA_NONE;

    if (!is_domestic(match) || !is_region(match, hex) ||
        lying_at(match, hex, action->arg[1], place) < 0)
        return vaka_because(&REASON_NOBODY_LIES, fact, hex, action->arg[1]);
    if (!game->credit && !is_gratis(match, action->seat, hex))
        return vaka_because(&REASON_NO_CREDIT, fact, game->number, 0);
    return NULL;
}

static void offer_raise_at(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                           vaka_actions *out, int32_t hex, int32_t owner)
{
    uint32_t places = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == owner && is_unit(unit) && !is_active(unit))
            places |= 1u << place_of(match, piece);
    }
    if (places && rule->verb == VERB_RAISE_ALL)
        vaka_offer(out, seat, rule->verb, hex, owner, 0, 0);
    for (int32_t place = 0; rule->verb == VERB_RAISE && place < PLACES; place++)
        if (places >> place & 1)
            vaka_offer(out, seat, rule->verb, hex, owner, place, 0);
}

static void offer_raise(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    const archipelago_game *game = game_of(match);

    if (!is_domestic(match) || (!game->credit && !game->count[BUILDING_TEMPLE]))
        return;
    for (int32_t hex = 0; hex < MAX_HEXES; hex++) {
        if (!is_region(match, hex) || (!game->credit && !is_gratis(match, seat, hex)))
            continue;
        for (int32_t owner = 0; owner < match->seats; owner++)
            if (vaka_has(match, hex, owner))
                offer_raise_at(match, seat, rule, out, hex, owner);
    }
}

static void apply_raise(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);
    int32_t hex = action->arg[0], owner = action->arg[1], raised = 0;
    int32_t place = action->verb == VERB_RAISE ? action->arg[2] : VAKA_NONE;
    int32_t most = action->verb == VERB_RAISE ? 1 : MOST_CITIZENS;

    for (int32_t unit; raised < most && (unit = lying_at(match, hex, owner, place)) >= 0;
         raised++) {
        bool gratis = is_gratis(match, action->seat, hex);
        if (!gratis && !game->credit)
            break;
        game->credit = (uint8_t)(game->credit - !gratis);
        stand_up(match, unit);
    }
    vaka_tell(match, EVENT_RAISED, action->seat, owner, raised, hex);
    if (game->credit > game->lying)
        game->credit = game->lying;
    if (game->credit && game->credit == game->lying)
        raise_everybody(match);
}

static const vaka_reason *done_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t credit = is_domestic(match) ? game_of(match)->credit : 0;

    (void)action;
    return credit ? vaka_because(&REASON_MUST_RAISE, fact, credit, 0) : NULL;
}

static void apply_done(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_local_set(match, 1, vaka_top(match)->local[1] + 1);
}

/* --- a crisis from its beginning to its end --- */

/* 4.1a, 4.1b */
static void lay_down(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    game->lying = 0;
    for (int32_t seat = 0; seat < match->seats; seat++)
        for (EACH_OWN_HEX(match, seat, hex))
            for (VAKA_EACH(match, hex, piece)) {
                const vaka_piece *unit = &match->pieces[piece];
                if (unit->owner != seat || unit->kind != KIND_CITIZEN ||
                    unit->field[FIELD_ON] == BUILDING_TEMPLE + 1)
                    continue;
                if (unit->field[FIELD_STATE] == STATE_ENGAGED)
                    vaka_piece_set(match, piece, FIELD_MOVED, 1);
                set_state(match, piece, STATE_REBEL);
                game->lying++;
            }
}

static void begin_crisis(vaka_match *match, bool domestic)
{
    archipelago_game *game = game_of(match);

    game->credit = 0;
    if (domestic) {
        lay_down(match);
        vaka_tell(match, EVENT_CRISIS, COUNTER_CUBES + game->good, game->number, game->lying, 0);
    } else {
        vaka_tell(match, EVENT_DEMAND, COUNTER_CUBES + game->good, game->number, 0, 0);
    }
    vaka_stage_set(match, CRISIS_GIVE);
    vaka_deals_renew(match);
    vaka_hook(match, HOOK_CRISIS_START, domestic, game->good, game->number);
}

/* How it ended: that nothing is missing is worth a sentence of its own. */
static uint32_t outcome_of(bool domestic, int32_t missing)
{
    if (domestic)
        return missing ? EVENT_CRISIS_OVER : EVENT_CRISIS_MET;
    return missing ? EVENT_DEMAND_OVER : EVENT_DEMAND_MET;
}

/* 4.1k, 4.2c */
static void end_crisis(vaka_match *match, bool domestic)
{
    archipelago_game *game = game_of(match);
    int32_t missing = domestic ? game->lying : game->number;

    vaka_tell(match, outcome_of(domestic, missing), missing, 0, 0, 0);
    game->number = game->credit = game->lying = 0;
    vaka_done(match);
    if (domestic)
        vaka_push(match, STEP_EXPEL, 0, 0, 0);
    add_rebellion(match, missing);
    vaka_hook(match, HOOK_CRISIS_OVER, domestic, missing, 0);
}

static void step_crisis(vaka_match *match, const vaka_frame *frame)
{
    const archipelago_game *game = game_of(match);
    bool domestic = frame->local[0] != 0;

    settle_deal(match);
    if (frame->stage == CRISIS_BEGIN)
        begin_crisis(match, domestic);
    else if (frame->local[1] == match->seats || !(domestic ? game->lying : game->number))
        end_crisis(match, domestic);
    else
        vaka_ask(match, vaka_order_at(match, frame->local[1]));
}

static const vaka_rule crisis_rules[] = {
    {VERB_GIVE, VAKA_AT(CRISIS_GIVE), give_obstacle, offer_give, apply_give},
    {VERB_RAISE, VAKA_AT(CRISIS_GIVE), raise_obstacle, offer_raise, apply_raise},
    {VERB_RAISE_ALL, VAKA_AT(CRISIS_GIVE), raise_obstacle, offer_raise, apply_raise},
    {VERB_TRADE, VAKA_AT(CRISIS_GIVE), trade_obstacle, offer_others, apply_trade},
    {VERB_DONE, VAKA_AT(CRISIS_GIVE), done_obstacle, vaka_offer_plain, apply_done},
    {0},
};
const vaka_chapter chapter_crisis = {.step = step_crisis, .rules = crisis_rules};

/* --- rebels on buildings [5.9g]; local 0 = the region that is looked at --- */

static bool can_expel(const vaka_match *match, int32_t hex, int32_t building, int32_t seat)
{
    if (!has_building(match, hex, building))
        return false;
    int32_t unit = occupant_of(match, hex, building);
    return unit >= 0 && !is_active(&match->pieces[unit]) && match->pieces[unit].owner != seat;
}

static int32_t next_to_expel(const vaka_match *match, int32_t hex)
{
    for (; hex < MAX_HEXES; hex++) {
        int32_t seat = is_region(match, hex) ? town_of(match, hex) : VAKA_NONE;
        if (seat >= 0 && (can_expel(match, hex, BUILDING_MARKET, seat) ||
                          can_expel(match, hex, BUILDING_PORT, seat)))
            return hex;
    }
    return VAKA_NONE;
}

static const vaka_reason *expel_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t hex = vaka_top(match)->local[0], building = action->arg[1];

    if (action->arg[0] != hex || (building != BUILDING_MARKET && building != BUILDING_PORT) ||
        !can_expel(match, hex, building, action->seat))
        return vaka_because(&REASON_NO_REBEL, fact, 0, 0);
    return NULL;
}

static void offer_expel(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    for (int32_t building = BUILDING_MARKET; building <= BUILDING_PORT; building++)
        vaka_consider(match, seat, rule, out, vaka_top(match)->local[0], building, 0);
}

static void apply_expel(vaka_match *match, const vaka_action *action)
{
    int32_t unit = occupant_of(match, action->arg[0], action->arg[1]);

    step_off(match, unit);
    vaka_tell(match, EVENT_EXPELLED, action->seat, KIND_TOWN + action->arg[1], action->arg[0], 0);
}

static void apply_leave(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_local_set(match, 0, vaka_top(match)->local[0] + 1);
}

static void step_expel(vaka_match *match, const vaka_frame *frame)
{
    int32_t hex = next_to_expel(match, frame->local[0]);

    if (hex < 0) {
        vaka_done(match);
        return;
    }
    vaka_local_set(match, 0, hex);
    vaka_ask(match, town_of(match, hex));
}

static const vaka_rule expel_rules[] = {
    {VERB_EXPEL, 0, expel_obstacle, offer_expel, apply_expel},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_leave},
    {0},
};
const vaka_chapter chapter_expel = {.step = step_expel, .rules = expel_rules};

/* --- the back on top --- */

static void half(vaka_match *match, const back_facts *back, int32_t which)
{
    archipelago_game *game = game_of(match);

    if (back->half[which] == HALF_CRISIS) {
        game->good = back->good[which];
        game->number = (uint8_t)back->number[which];
        vaka_push(match, STEP_CRISIS, which == 0, 0, 0);
    } else if (back->half[which] == HALF_TEMPLES) { /* 4.3b */
        vaka_tell(match, EVENT_TEMPLES, game->count[BUILDING_TEMPLE], 0, 0, 0);
        add_rebellion(match, -game->count[BUILDING_TEMPLE]);
    } else if (back->half[which] == HALF_TOWNS) { /* 4.3c */
        vaka_tell(match, EVENT_TOWNS, game->count[BUILDING_TOWN], 0, 0, 0);
        add_rebellion(match, game->count[BUILDING_TOWN]);
    }
}

static void step_balance(vaka_match *match, const vaka_frame *frame)
{
    int32_t stage = frame->stage, red = frame->local[0];
    int32_t row = stage == BALANCE_UPPER ? top_back(match) : frame->local[1];
    bool ends = stage == BALANCE_LOWER && !red && game_of(match)->ending; /* 9e: in phase 4 */

    if (stage == BALANCE_OVER || row < 0 || ends) {
        vaka_done(match);
        return;
    }
    vaka_local_set(match, 1, row);
    vaka_stage_set(match, stage + 1);
    if (facts_of(match)->back[row].red[stage] == red) /* 4b, 6h */
        half(match, &facts_of(match)->back[row], stage);
}

const vaka_chapter chapter_balance = {.step = step_balance};
