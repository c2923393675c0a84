/* battle.c - one battle, from its declaration to the regrouping [8, B1-B10].
 *
 * SPDX-License-Identifier: MIT */
#include "battle.h"
#include "cards.h"

/* Stages of STEP_BATTLE. At a window the stage is the one that goes on when it is over. */
enum {
    BATTLE_BEGIN,
    BATTLE_CALLED,   /* the hex is named */
    BATTLE_DECLARED, /* window: before anything is shown */
    BATTLE_LAID,     /* both rows lie on the table */
    BATTLE_READY,    /* the attacker rolls */
    BATTLE_ROLLED,
    BATTLE_SEEN,
    BATTLE_DEFENDER, /* window: the defender's card on this roll */
    BATTLE_ATTACKER, /* window: the attacker's */
    BATTLE_EFFECT,   /* who loses a piece chooses it */
    BATTLE_DECIDED,
    BATTLE_CONQUER,
    BATTLE_HOMELESS, /* who has lost the Home names another */
    BATTLE_SAVE,     /* the attacker gives up pieces for villages */
    BATTLE_AFLOAT,   /* at sea every Band and Colony needs a place again (M10) */
    BATTLE_REGROUP,  /* one Transport face up, or none */
    BATTLE_OVER,
    BATTLE_LAST
};
enum { LOCAL_HEX, LOCAL_WINNER, LOCAL_RAZED }; /* locals; winner VAKA_NONE: islanders, nobody */

static const vaka_reason not_now = {"not_now", "8.2", "a battle is not at that point now"};
static const vaka_reason no_such_card = {"no_such_card", "9.5",
                                         "you have no {0:kind} that may be used on this roll"};
static const vaka_reason not_in_front = {"not_in_front", "8.2",
                                         "there is no {0:kind} in your front row"};
static const vaka_reason own_locals_first = {"own_locals_first", "8.2",
                                             "Local Warriors are alike: name {0:kind}"};
static const vaka_reason canoe_spared = {"canoe_spared", "9.5",
                                         "a Warrior Band or Local Warrior has to be the one"};
static const vaka_reason none_to_save = {"none_to_save", "8.4",
                                         "there is no village left to save at {0:zone}"};
static const vaka_reason not_brave = {
    "not_brave", "8.4", "no {0:kind} of yours stands in the front row without having panicked"};
static const vaka_reason last_piece = {
    "last_piece", "8.5", "one piece has to stay on {0:zone}, which is printed on the map"};
static const vaka_reason no_transport = {"no_transport", "8.4",
                                         "you have no transport canoe in this battle"};

static bool is_asked(const vaka_match *match, int32_t seat)
{
    return seat >= 0 && (vaka_seats_in(match) & VAKA_SEAT(seat));
}

/* --- What is in the way ----------------------------------------------------------------------- */

static const vaka_reason *elect_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    fact[0] = action->arg[0];
    return battle_card(match, action->seat, action->arg[0]) < 0 ? &no_such_card : NULL;
}

static const vaka_reason *lose_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t kind = action->arg[0];

    fact[0] = action->arg[0];
    if (vaka_find(match, front_row(match, action->seat), VAKA_NONE, kind) < 0)
        return &not_in_front;
    if (loss_choices(match) & (1u << kind))
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
    if (is_printed_group(match, hex) && match->zones[front].count + match->zones[back].count < 2)
        return &last_piece;
    fact[0] = action->arg[0];
    return vaka_find(match, front, VAKA_NONE, action->arg[0]) < 0 ? &not_brave : NULL;
}

static load load_of_rows(const vaka_match *match, int32_t seat)
{
    load sum = {0, 0, 0, 0};

    add_load(match, seat, front_row(match, seat), &sum);
    add_load(match, seat, back_row(match, seat), &sum);
    return sum;
}

static const vaka_reason *leave_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    load sum = load_of_rows(match, action->seat);

    return abandon_obstacle(&sum, action->arg[0], fact);
}

static const vaka_reason *top_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    (void)fact;
    return load_of_rows(match, action->seat).transports < 1 ? &no_transport : NULL;
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
    game->battle_roll = (uint8_t)vaka_roll(match, 6);
    game->battle_cards = 0;
    game->battle_flags = 0;
    vaka_stage_set(match, BATTLE_ROLLED);
}

static void apply_elect(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, kind = action->arg[0], piece = battle_card(match, seat, kind);

    if (match->pieces[piece].zone == seat_zone(match, seat, SEAT_HAND))
        show_card(match, seat, piece);
    vaka_piece_set(match, piece, FIELD_FLAGS,
                   match->pieces[piece].field[FIELD_FLAGS] | CARD_ELECTED);
    game_of(match)->battle_cards = 1;
    vaka_tell(match, EVENT_CARD_ELECTED, seat, kind, 0, 0);
    vaka_ask_window(match, WINDOW_BATTLE_ROLL, 0, seat, 1); /* one card a roll: it is closed */
    vaka_content_push(match, SORT_CULTURE, card_content(match, kind), CARD_PLAY, seat,
                      HOOK_BATTLE_ROLL, 0);
}

static void lose(vaka_match *match, int32_t kind)
{
    take_loss(match, kind);
    game_of(match)->battle_roll = 0;
    vaka_stage_set(match, BATTLE_READY);
}

static void apply_lose(vaka_match *match, const vaka_action *action)
{
    lose(match, action->arg[0]);
}

static void apply_give(vaka_match *match, const vaka_action *action)
{
    int32_t hex = game_of(match)->battle_at, kind = action->arg[0];

    piece_home(match, vaka_find(match, zone_of(match, ZONE_ATTACK), VAKA_NONE, kind));
    vaka_local_set(match, LOCAL_RAZED, vaka_top(match)->local[LOCAL_RAZED] - 1);
    vaka_tell(match, EVENT_VILLAGE_SAVED, action->seat, kind, hex, 0);
    add_village(match, action->seat, hex);
}

/* Of equal pieces one that has panicked goes first. */
static void leave_behind(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t piece = vaka_find(match, back_row(match, seat), VAKA_NONE, kind);

    if (piece < 0)
        piece = vaka_find(match, front_row(match, seat), VAKA_NONE, kind);
    vaka_tell(match, EVENT_LEFT_BEHIND, seat, kind, 0, 0);
    piece_home(match, piece);
}

static void apply_abandon(vaka_match *match, const vaka_action *action)
{
    leave_behind(match, action->seat, action->arg[0]);
}

static void apply_top(vaka_match *match, const vaka_action *action)
{
    regroup(match, action->seat, true);
    vaka_stage_set(match, BATTLE_OVER);
}

/* --- The verbs of a battle, in their order ---------------------------------------------------- */

typedef struct battle_verb {
    uint32_t verb;
    uint32_t stages; /* bits */
    bool kinds;      /* it names a kind */
    const vaka_reason *(*obstacle)(const vaka_match *, const vaka_action *, int16_t *);
    void (*apply)(vaka_match *, const vaka_action *);
} battle_verb;

#define AT(stage) (1u << (stage))

static const battle_verb verbs[] = {
    {VERB_DONE, AT(BATTLE_SAVE) | AT(BATTLE_REGROUP), false, NULL, apply_done},
    {VERB_ROLL, AT(BATTLE_READY), false, NULL, apply_roll},
    {VERB_ELECT, AT(BATTLE_DEFENDER) | AT(BATTLE_ATTACKER), true, elect_obstacle, apply_elect},
    {VERB_LOSE, AT(BATTLE_EFFECT), true, lose_obstacle, apply_lose},
    {VERB_ABANDON, AT(BATTLE_AFLOAT), true, leave_obstacle, apply_abandon},
    {VERB_GIVE, AT(BATTLE_SAVE), true, give_obstacle, apply_give},
    {VERB_TOP, AT(BATTLE_REGROUP), false, top_obstacle, apply_top},
};
enum { VERBS = sizeof verbs / sizeof *verbs };

static const battle_verb *verb_row(const vaka_match *match, uint32_t verb)
{
    for (int32_t i = 0; i < VERBS; i++)
        if (verbs[i].verb == verb)
            return verbs[i].stages & AT(vaka_top(match)->stage) ? &verbs[i] : NULL;
    return NULL;
}

static const vaka_reason *battle_why_not(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    const battle_verb *row = verb_row(match, action->verb);

    if (!row)
        return &not_now;
    return row->obstacle ? row->obstacle(match, action, fact) : NULL;
}

static void battle_apply(vaka_match *match, const vaka_action *action)
{
    verb_row(match, action->verb)->apply(match, action);
}

static void consider(const vaka_match *match, int32_t seat, const battle_verb *row, int32_t kind,
                     vaka_actions *out)
{
    vaka_action action = {(int8_t)seat, (uint8_t)row->verb, {(int16_t)kind, 0, 0, 0}};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!row->obstacle || !row->obstacle(match, &action, fact))
        vaka_offer(out, seat, row->verb, kind, 0, 0, 0);
}

static void battle_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const conquest_facts *facts = facts_of(match);

    for (int32_t i = 0; i < VERBS; i++) {
        const battle_verb *row = &verbs[i];
        bool cards = row->verb == VERB_ELECT;
        int32_t first = cards ? facts->card_kind : KIND_TRANSPORT;
        int32_t end = cards ? first + facts->cards : KIND_BLUE + 1;

        if (!(row->stages & AT(vaka_top(match)->stage)))
            continue;
        if (!row->kinds)
            consider(match, seat, row, 0, out);
        for (int32_t kind = first; row->kinds && kind < end; kind++)
            consider(match, seat, row, kind, out);
    }
}

/* --- How it goes ------------------------------------------------------------------------------ */

static void begin(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];

    game->battle_at = (int16_t)hex;
    game->attacker = game->actor;
    game->defender = (int8_t)find_defender(match, game->attacker, hex);
    game->battle_roll = game->battle_cards = game->battle_flags = 0;
    refresh_battle_cards(match);
    if (game->defender >= 0)
        vaka_tell(match, EVENT_BATTLE_NAMED, game->attacker, hex, game->defender, 0);
    else
        vaka_tell(match, EVENT_BATTLE_INDEPENDENT, game->attacker, hex, 0, 0);
    vaka_local_set(match, LOCAL_WINNER, VAKA_NONE);
    vaka_stage_set(match, BATTLE_CALLED);
    vaka_hook(match, HOOK_BATTLE_DECLARE, hex, game->attacker, game->defender);
}

static void call(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    (void)frame;
    vaka_stage_set(match, BATTLE_DECLARED);
    vaka_ask_window(match, WINDOW_BATTLE_DECLARE, card_users(match, HOOK_BATTLE_DECLARE),
                    game->first, game->dir);
}

static void lay_out(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];

    if ((game->battle_flags & BATTLE_STOPPED) || !is_contested(match)) {
        vaka_tell(match, EVENT_BATTLE_NONE, game->attacker, hex, 0, 0);
        vaka_stage_set(match, BATTLE_OVER);
        if (game->battle_flags & BATTLE_STOPPED)
            vaka_push(match, STEP_RETREAT, game->attacker, hex, RETREAT_STOPPED);
        return;
    }
    lay_rows(match);
    vaka_stage_set(match, BATTLE_LAID);
    vaka_hook(match, HOOK_BATTLE_START, hex, game->attacker, game->defender);
}

/* 8.2: the attacker rolls until one front row is empty. */
static void go_on(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    bool defended = match->zones[zone_of(match, ZONE_DEFEND)].count > 0;

    if (defended && match->zones[zone_of(match, ZONE_ATTACK)].count > 0) {
        vaka_stage_set(match, BATTLE_READY);
        vaka_ask(match, game->attacker);
        return;
    }
    if (frame->stage == BATTLE_LAID && !defended)
        vaka_tell(match, EVENT_UNDEFENDED, game->attacker, frame->local[LOCAL_HEX], 0, 0);
    vaka_stage_set(match, BATTLE_DECIDED);
}

static void show_roll(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    vaka_stage_set(match, BATTLE_SEEN);
    vaka_hook(match, HOOK_BATTLE_ROLL, frame->local[LOCAL_HEX], game->attacker, game->defender);
}

static bool may_elect(const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);

    return is_asked(match, seat) && !game->battle_cards &&
           !(game->battle_flags & BATTLE_NO_CARDS) && has_battle_card(match, seat);
}

/* B3: first the defender, then, if no card was played, the attacker. */
static void ask_card(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    bool first = frame->stage == BATTLE_SEEN;
    int32_t seat = first ? game->defender : game->attacker;

    vaka_stage_set(match, first ? BATTLE_DEFENDER : BATTLE_ATTACKER);
    if (!may_elect(match, seat))
        return;
    vaka_ask_window(match, WINDOW_BATTLE_ROLL, VAKA_SEAT(seat), seat, 1);
    vaka_close(match); /* G3: a roll with its cards is one affair */
}

/* Any kind of a set: the lowest. */
static int32_t lowest(uint32_t kinds)
{
    int32_t kind = 0;

    while (!(kinds & (1u << kind)))
        kind++;
    return kind;
}

static void settle_roll(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    uint32_t kinds = loss_choices(match);
    int32_t seat = roll_loser(match);

    if (frame->stage == BATTLE_ATTACKER)
        vaka_stage_set(match, BATTLE_EFFECT);
    if ((game->battle_flags & BATTLE_NO_EFFECT) || !kinds) {
        vaka_tell(match, EVENT_ROLL_NOTHING, 0, 0, 0, 0);
        game->battle_roll = 0;
        vaka_stage_set(match, BATTLE_READY);
    } else if ((kinds & (kinds - 1)) && is_asked(match, seat)) {
        vaka_ask(match, seat);
        vaka_close(match);
    } else {
        lose(match, lowest(kinds)); /* nothing to choose, or nobody to choose it (B10) */
    }
}

static void decide(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];
    bool won = match->zones[zone_of(match, ZONE_DEFEND)].count == 0;
    int32_t winner = won ? game->attacker : game->defender;
    int32_t loser = won ? game->defender : game->attacker;

    send_locals_home(match);
    vaka_local_set(match, LOCAL_WINNER, winner);
    if (winner >= 0)
        vaka_tell(match, EVENT_BATTLE_WON, winner, hex, 0, 0);
    else
        vaka_tell(match, EVENT_BATTLE_HELD, loser, hex, 0, 0);
    vaka_stage_set(match, won ? BATTLE_CONQUER : BATTLE_AFLOAT);
    if (loser >= 0 && match->zones[back_row(match, loser)].count)
        vaka_push(match, STEP_RETREAT, loser, hex, RETREAT_ROUTED);
}

static void conquer(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];
    hex_now *at = &game->hex[hex];

    vaka_stage_set(match, BATTLE_AFLOAT);
    if (!is_group(match, hex))
        return;
    vaka_stage_set(match, BATTLE_HOMELESS);
    vaka_local_set(match, LOCAL_RAZED, at->villages);
    if (at->villages)
        vaka_tell(match, EVENT_VILLAGES_RAZED, hex, at->villages, 0, 0);
    if (at->independent)
        at->villages = 0;
    at->independent = 0;
    while (at->villages)
        lose_village(match, hex);
    if (is_printed_group(match, hex))
        take_printed_group(match, game->attacker, hex); /* M8 */
    else
        at->facing = facts_of(match)->home_facing[game->seat[game->attacker].home_group];
    vaka_tell(match, EVENT_CONQUERED, game->attacker, hex, 0, 0);
}

static void name_homes(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    if (!ask_new_home(match))
        vaka_stage_set(match, BATTLE_SAVE);
}

/* Is there a piece that may be given up for a village? */
static bool can_save(const vaka_match *match)
{
    vaka_action action = {game_of(match)->attacker, VERB_GIVE, {0}};
    int16_t fact[VAKA_TEXT_ARGS];

    for (int16_t kind = KIND_WAR_CANOE; kind <= KIND_BAND; kind++) {
        action.arg[0] = kind;
        if (!give_obstacle(match, &action, fact))
            return true;
    }
    return false;
}

static void save(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    if (can_save(match))
        vaka_ask(match, game_of(match)->attacker);
    else
        vaka_stage_set(match, BATTLE_AFLOAT);
}

static void keep_afloat(vaka_match *match, const vaka_frame *frame)
{
    int32_t winner = frame->local[LOCAL_WINNER];
    load sum = winner >= 0 ? load_of_rows(match, winner) : (load){0, 0, 0, 0};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!is_ocean(match, frame->local[LOCAL_HEX]) || overload(&sum) == 0) {
        vaka_stage_set(match, winner >= 0 ? BATTLE_REGROUP : BATTLE_OVER);
        return;
    }
    bool band = !abandon_obstacle(&sum, KIND_BAND, fact);
    bool colony = !abandon_obstacle(&sum, KIND_COLONY, fact);
    if (band && colony && is_asked(match, winner)) {
        vaka_ask(match, winner);
        return;
    }
    leave_behind(match, winner, band ? KIND_BAND : KIND_COLONY);
    vaka_stage_set(match, BATTLE_AFLOAT);
}

static void place_winner(vaka_match *match, const vaka_frame *frame)
{
    int32_t winner = frame->local[LOCAL_WINNER];

    if (load_of_rows(match, winner).transports > 0 && is_asked(match, winner)) {
        vaka_ask(match, winner);
        return;
    }
    regroup(match, winner, false);
    vaka_stage_set(match, BATTLE_OVER);
}

static void end(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];

    if (game->hex[hex].independent)
        game->hex[hex].villages = 0; /* 8.5: they stood there for this battle only */
    game->battle_roll = game->battle_cards = game->battle_flags = 0;
    vaka_stage_set(match, BATTLE_LAST);
    vaka_hook(match, HOOK_BATTLE_END, hex, game->attacker, frame->local[LOCAL_WINNER]);
}

static void leave_field(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);

    (void)frame;
    game->battle_at = game->attacker = game->defender = VAKA_NONE;
    vaka_done(match);
}

static void battle_step(vaka_match *match, const vaka_frame *frame)
{
    static void (*const steps[])(vaka_match *, const vaka_frame *) = {
        [BATTLE_BEGIN] = begin,           [BATTLE_CALLED] = call,
        [BATTLE_DECLARED] = lay_out,      [BATTLE_LAID] = go_on,
        [BATTLE_READY] = go_on,           [BATTLE_ROLLED] = show_roll,
        [BATTLE_SEEN] = ask_card,         [BATTLE_DEFENDER] = ask_card,
        [BATTLE_ATTACKER] = settle_roll,  [BATTLE_EFFECT] = settle_roll,
        [BATTLE_DECIDED] = decide,        [BATTLE_CONQUER] = conquer,
        [BATTLE_HOMELESS] = name_homes,   [BATTLE_SAVE] = save,
        [BATTLE_AFLOAT] = keep_afloat,    [BATTLE_REGROUP] = place_winner,
        [BATTLE_OVER] = end,              [BATTLE_LAST] = leave_field,
    };

    steps[frame->stage](match, frame);
}

const chapter chapter_battle = {battle_step, battle_legal, battle_why_not, battle_apply};
