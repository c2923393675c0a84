/* battle.c - one battle, from its declaration to the regrouping [8, B1-B10].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/cards.h"
#include "opponent/opponent.h"

/* Does a player choose for this side? Nobody does for islanders, for the solitaire opponent and for
 * a seat that is out. */
static bool can_choose(const vaka_match *match, int32_t seat)
{
    return seat >= 0 && in_game(match, seat);
}

bool is_battle_start(const vaka_match *match)
{
    const vaka_frame *frame = vaka_top(match);

    return frame->step == STEP_BATTLE && frame->stage == BATTLE_READY && !frame->local[LOCAL_ROLLS];
}

static void begin(vaka_match *match, const vaka_frame *frame)
{
    conquest_game *game = game_of(match);
    int32_t hex = frame->local[LOCAL_HEX];

    game->battle_at = (int16_t)hex;
    game->attacker = game->actor;
    game->defender = (int8_t)find_defender(match, game->attacker, hex);
    game->battle_roll = game->battle_cards = game->battle_flags = 0;
    memset(game->rolls, 0, sizeof game->rolls);
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
    if (is_nobodys(match, game->defender) &&
        (opponent_reveals(match) || opponent_uses(match, HOOK_BATTLE_DECLARE)))
        return;
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
        vaka_local_set(match, LOCAL_ROLLS, VAKA_NONE);
        vaka_stage_set(match, BATTLE_OVER);
        if (game->battle_flags & BATTLE_STOPPED)
            vaka_push(match, STEP_RETREAT, game->attacker, hex, RETREAT_STOPPED);
        return;
    }
    lay_rows(match);
    vaka_stage_set(match, BATTLE_LAID);
    vaka_hook(match, HOOK_BATTLE_START, hex, game->attacker, game->defender);
}

/* Attacker and defender, if they hold a kept event: no event of another seat fits into a battle. */
static uint8_t event_holders(const vaka_match *match)
{
    const conquest_game *game = game_of(match);
    const int32_t sides[] = {game->attacker, game->defender};
    uint8_t set = 0;

    for (int32_t i = 0; i < 2; i++)
        if (sides[i] >= 0 && match->zones[seat_zone(match, sides[i], SEAT_KEPT)].count > 0)
            set |= VAKA_SEAT(sides[i]);
    return set & vaka_seats_in(match);
}

static void open_battle(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    if (match->zones[zone_of(match, ZONE_DEFEND)].count == 0) {
        vaka_tell(match, EVENT_UNDEFENDED, game->attacker, frame->local[LOCAL_HEX], 0, 0);
        vaka_stage_set(match, BATTLE_DECIDED);
        return;
    }
    vaka_stage_set(match, BATTLE_OPENED);
    vaka_ask_window(match, WINDOW_BATTLE_START, event_holders(match), game->first, game->dir);
}

/* 8.2: the attacker rolls until one front row is empty. */
static void go_on(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    bool defended = match->zones[zone_of(match, ZONE_DEFEND)].count > 0;

    (void)frame;
    if (defended && match->zones[zone_of(match, ZONE_ATTACK)].count > 0) {
        vaka_stage_set(match, BATTLE_READY);
        /* the player rolls for an opponent whom nobody plays */
        vaka_ask(match, is_nobodys(match, game->attacker) ? opponent_foe(match) : game->attacker);
        return;
    }
    vaka_stage_set(match, BATTLE_DECIDED);
}

static void show_roll(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);

    vaka_stage_set(match, BATTLE_SEEN);
    vaka_hook(match, HOOK_BATTLE_ROLL, frame->local[LOCAL_HEX], game->battle_roll, 0);
}

static bool may_elect(const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);

    return can_choose(match, seat) && !game->battle_cards && has_battle_card(match, seat);
}

/* B3: first the defender, then, if no card was played, the attacker. */
static void ask_card(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    bool first = frame->stage == BATTLE_SEEN;
    int32_t seat = first ? game->defender : game->attacker;

    vaka_stage_set(match, first ? BATTLE_DEFENDER : BATTLE_ATTACKER);
    if (is_nobodys(match, seat) && !game->battle_cards && opponent_elects(match, seat) >= 0)
        elect_card(match, seat, opponent_elects(match, seat));
    if (!may_elect(match, seat))
        return;
    vaka_ask_window(match, WINDOW_BATTLE_ROLL, VAKA_SEAT(seat), seat, 1);
    vaka_close(match); /* G3: a roll with its cards is one affair */
}

/* The first kind of a set, where the choice makes no difference. */
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
    } else if ((kinds & (kinds - 1)) && can_choose(match, seat)) {
        vaka_ask(match, seat);
        vaka_close(match);
    } else {
        /* nothing to choose, or nobody to choose it (B10) */
        lose_piece(match, is_nobodys(match, seat) ? opponent_loss(kinds, roll_removes(match))
                                                  : lowest(kinds));
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
        at->facing = (int8_t)tile_facing(match, game->attacker, at->tile);
    vaka_tell(match, EVENT_CONQUERED, game->attacker, hex, 0, 0);
}

static void name_homes(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    if (!ask_new_home(match))
        vaka_stage_set(match, BATTLE_SAVE);
}

static void save(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = game_of(match)->attacker, kind = piece_to_give(match);

    (void)frame;
    if (kind >= 0 && !is_nobodys(match, seat)) {
        vaka_ask(match, seat);
        return;
    }
    if (kind >= 0) /* he saves one village */
        give_up(match, seat, kind);
    vaka_stage_set(match, BATTLE_AFLOAT);
}

static void keep_afloat(vaka_match *match, const vaka_frame *frame)
{
    int32_t winner = frame->local[LOCAL_WINNER];
    load sum = winner >= 0 ? load_of_rows(match, winner) : (load){0};

    if (!is_ocean(match, frame->local[LOCAL_HEX]) || overload(&sum) == 0) {
        vaka_stage_set(match, winner >= 0 ? BATTLE_REGROUP : BATTLE_OVER);
        return;
    }
    int32_t kind = left_behind(match, &sum, can_choose(match, winner));
    if (kind < 0) {
        vaka_ask(match, winner);
        return;
    }
    leave_behind(match, winner, kind);
    vaka_stage_set(match, BATTLE_AFLOAT);
}

static void place_winner(vaka_match *match, const vaka_frame *frame)
{
    int32_t winner = frame->local[LOCAL_WINNER];

    if (load_of_rows(match, winner).transports > 0 && can_choose(match, winner) &&
        !plays_open(match)) {
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

    if (announce_control(match))
        return;
    if (game->hex[hex].independent)
        game->hex[hex].villages = 0; /* 8.5: they stood there for this battle only */
    game->battle_roll = game->battle_cards = game->battle_flags = 0;
    memset(game->rolls, 0, sizeof game->rolls);
    vaka_stage_set(match, BATTLE_LAST);
    if (frame->local[LOCAL_ROLLS] != VAKA_NONE)
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
        [BATTLE_BEGIN] = begin,
        [BATTLE_CALLED] = call,
        [BATTLE_DECLARED] = lay_out,
        [BATTLE_LAID] = open_battle,
        [BATTLE_OPENED] = go_on,
        [BATTLE_READY] = go_on,
        [BATTLE_ROLLED] = show_roll,
        [BATTLE_SEEN] = ask_card,
        [BATTLE_DEFENDER] = ask_card,
        [BATTLE_ATTACKER] = settle_roll,
        [BATTLE_EFFECT] = settle_roll,
        [BATTLE_DECIDED] = decide,
        [BATTLE_CONQUER] = conquer,
        [BATTLE_HOMELESS] = name_homes,
        [BATTLE_SAVE] = save,
        [BATTLE_AFLOAT] = keep_afloat,
        [BATTLE_REGROUP] = place_winner,
        [BATTLE_OVER] = end,
        [BATTLE_LAST] = leave_field,
    };

    steps[frame->stage](match, frame);
}

const vaka_chapter chapter_battle = {battle_step, .rules = fight_rules};
