/* tests/modules/skirmish/skirmish.c - a test game: hidden stacks on a hex map, decoys and dice.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules; every refusal cites one of these numbers.
 *
 * 1. Two to four seats, some rounds. 1.1 A seat acts when it is asked. 1.2 Each step of the game
 * has its own actions. 1.3 A space holds counters of one seat, at most three.
 *
 * 2. Each seat has ten counters: two Riders, three Lines, two Guards, two Rumours and a Camp; the
 * last two kinds are decoys. Eight of them, by chance, are its supply, which only it sees; two
 * stay in its cup. 2.1 Only what lies in the supply can be deployed, 2.2 face down, at most two
 * spaces from the seat's home, 2.3 where no enemy stands. 2.4 Before the first round the seats
 * deploy in order, each three counters at least.
 *
 * 3. Turn. The seat draws a card, up to a hand of three, and a counter from its cup into its
 * supply. It then has five orders: to deploy, to move, to scout, to explore.
 *
 * 4. Move. 4.1 One space at a time. 4.2 Riders and Rumours go two steps a turn, Lines and Guards
 * one, a Camp none. Of equal counters the one that has gone least goes. 4.3 A counter keeps its
 * face. One that leaves a face-down stack leaves in the dark: nobody knows any more what a look at
 * that stack told. 4.4 Going where an enemy stands is an attack (7).
 *
 * 5. Scout. 5.1 An option. 5.2 A Rider is turned up and 5.3 looks at what an enemy has face down
 * 5.4 at most two spaces away, if there is anything it does not know.
 *
 * 6. Explore. 6.1 A counter that is no decoy is turned up and explores its space, 6.2 once for
 * each space: its tile is turned up, or drawn from the cup 6.3 while there are any. A spring is
 * worth 1 point, a ruin 2; in a marsh the counter is done for this turn; with raiders it is lost on
 * a die of 1 or 2.
 *
 * 7. Attack. The attacker is turned up; a decoy is lost at once. The defender loses all decoys in
 * the space; if nothing else is there, the attacker goes in. Else the strongest defender is turned
 * up and fights: a die and its strength (Rider 1, Line 2, Guard 3, one more after a victory) on
 * each side. The higher total wins 1 point, the other counter is lost. A first tie is rolled again,
 * a second one is the defender's. The attacker goes in when nobody is left there. 7.1 Before each
 * roll whoever holds cards may play them 7.2 for one of the two fighters: Spear +1, Horse +2, 7.3
 * or Smoke, which ends the battle without a roll.
 *
 * 8. Reveal. At any time but in a battle a seat may turn one of its face-down counters up; a decoy
 * is lost.
 *
 * 9. After each round 1 point for each mill, ford, grove or quarry where a seat has a face-up
 * counter. A seat without counters is out. The most points after the last round win. */
#include "skirmish.h"

static void begin_turn(vaka_match *match, int32_t seat)
{
    skirmish_game *game = match->game;
    int32_t hand = zone_of(seat, SEAT_HAND);

    game->active = (int8_t)seat;
    game->orders = (int8_t)vaka_value(match, VALUE_ORDERS, seat);
    vaka_tell(match, EVENT_TURN, seat, game->round, 0, 0);
    if (match->zones[hand].count < HAND) {
        if (match->zones[ZONE_DECK].count == 0)
            vaka_reshuffle(match, ZONE_DISCARD, ZONE_DECK);
        vaka_draw(match, ZONE_DECK, hand);
    }
    vaka_draw(match, zone_of(seat, SEAT_CUP), zone_of(seat, SEAT_SUPPLY));
}

/* Everybody can count what a seat has left, though not what it is. */
static int32_t units_left(const vaka_match *match, int32_t seat)
{
    int32_t count = match->zones[zone_of(seat, SEAT_SUPPLY)].count;

    count += match->zones[zone_of(seat, SEAT_CUP)].count;
    for (int32_t space = 0; space < SPACES; space++)
        count += vaka_count(match, space, seat, VAKA_NONE);
    return count;
}

static void end_turn(vaka_match *match)
{
    skirmish_game *game = match->game;

    for (int32_t space = 0; space < SPACES; space++) {
        game->came[space] = game->left[space] = 0;
        for (VAKA_EACH(match, space, piece))
            if (match->pieces[piece].field[FIELD_STEPS])
                tire(match, piece, 0);
    }
    game->over = game->orders = 0;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!(vaka_seats_in(match) & VAKA_SEAT(seat)) || units_left(match, seat) > 0)
            continue;
        vaka_seat_out(match, seat);
        vaka_tell(match, EVENT_OUT, seat, 0, 0, 0);
    }
}

static void step_turn(vaka_match *match, const vaka_frame *frame)
{
    const skirmish_game *game = match->game;
    int32_t seat = frame->local[0];

    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        begin_turn(match, seat);
        vaka_hook(match, HOOK_TURN_START, seat, 0, 0);
    } else if (game->battle) {
        vaka_push(match, STEP_BATTLE, 0, 0, 0);
        vaka_hook(match, HOOK_BATTLE, game->to, seat, game->defender);
    } else if (game->over || game->orders == 0) {
        end_turn(match);
        vaka_done(match);
    } else {
        vaka_ask(match, seat);
    }
}

/* Whoever holds a card is asked, whatever card it is: the question betrays nothing. */
static void ask_for_cards(vaka_match *match)
{
    const skirmish_game *game = match->game;
    uint8_t holding = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (match->zones[zone_of(seat, SEAT_HAND)].count)
            holding |= VAKA_SEAT(seat);
    vaka_stage_set(match, 1);
    if (!holding)
        return;
    vaka_ask_window(match, WINDOW_BATTLE, holding, game->defender, 1);
    vaka_close(match); /* 8: nobody reveals anything in a battle */
}

/* After a tie the same frame asks again, so that "pass here" lasts as long as the battle. */
static void step_battle(vaka_match *match, const vaka_frame *frame)
{
    const skirmish_game *game = match->game;

    if (frame->stage == 0) {
        ask_for_cards(match);
    } else if (game->smoke) {
        vaka_tell(match, EVENT_SMOKE, game->to, 0, 0, 0);
        end_battle(match);
        vaka_done(match);
    } else if (roll_battle(match)) {
        vaka_done(match);
    } else {
        vaka_stage_set(match, 0);
    }
}

static uint8_t leaders(const vaka_match *match)
{
    uint8_t set = 0;
    int32_t best = INT32_MIN;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t score = vaka_score(match, seat);
        if (!(vaka_seats_in(match) & VAKA_SEAT(seat)) || score < best)
            continue;
        set = (uint8_t)((score > best ? 0 : set) | VAKA_SEAT(seat));
        best = score;
    }
    return set;
}

/* 9: a prize counts for whoever stands there face up; only real counters ever do. */
static void score_prizes(vaka_match *match)
{
    const skirmish_facts *facts = match->facts;

    for (int32_t i = 0; i < PRIZES; i++) {
        int32_t space = facts->prize[i], seat = holder(match, space);
        for (VAKA_EACH(match, space, piece)) {
            const vaka_piece *at = &match->pieces[piece];
            if (at->owner == seat && seat >= 0 && at->face == VAKA_FACE_UP) {
                add_score(match, seat, vaka_value(match, VALUE_PRIZE, space), space);
                break;
            }
        }
    }
}

/* Local 0 counts the turns of the round that have begun. */
static void step_round(vaka_match *match, const vaka_frame *frame)
{
    const skirmish_facts *facts = match->facts;
    skirmish_game *game = match->game;
    int32_t turn = frame->local[0], in = vaka_seats_in(match);
    bool alone = (in & (in - 1)) == 0;

    if (frame->stage == 0) {
        game->round++;
        vaka_turn_set(match, game->round);
        vaka_local_set(match, 0, 0);
        vaka_stage_set(match, 1);
        turn_up_event(match, (game->round - 1) % match->seats);
        vaka_hook(match, HOOK_ROUND_START, game->round, 0, 0);
    } else if (turn < match->seats && !alone) {
        int32_t seat = (game->round - 1 + turn) % match->seats;
        vaka_local_set(match, 0, turn + 1);
        if (in & VAKA_SEAT(seat))
            vaka_push(match, STEP_TURN, seat, 0, 0);
    } else {
        score_prizes(match);
        vaka_stage_set(match, 0);
        if (alone || game->round == facts->rounds)
            vaka_finish(match, leaders(match));
        else
            vaka_hook(match, HOOK_ROUND_END, game->round, 0, 0);
    }
}

static void step_deploy(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 1) {
        vaka_done(match);
        return;
    }
    vaka_stage_set(match, 1);
    vaka_ask_each(match, vaka_seats_in(match), 0, 1);
}

static void skirmish_step(vaka_match *match, const vaka_frame *frame)
{
    static void (*const step[STEP_COUNT])(vaka_match *, const vaka_frame *) = {
        [STEP_DEPLOY] = step_deploy,
        [STEP_ROUND] = step_round,
        [STEP_TURN] = step_turn,
        [STEP_BATTLE] = step_battle,
    };

    step[frame->step](match, frame);
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.skirmish",
    .title = "Skirmish",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = HOMES,
    .verbs = verbs,
    .events = events,
    .steps = steps,
    .windows = windows,
    .options = options,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .window_count = WINDOW_COUNT,
    .option_count = OPTION_COUNT,
    .values = values,
    .sorts = sorts,
    .hooks = hooks,
    .exports = exports,
    .value_count = VALUE_COUNT,
    .sort_count = SORT_COUNT,
    .hook_count = HOOK_COUNT,
    .export_count = EXPORT_COUNT,
    .game_size = sizeof(skirmish_game),
    .facts_size = sizeof(skirmish_facts),
    .layout = skirmish_layout,
    .setup = skirmish_setup,
    .step = skirmish_step,
    .legal = skirmish_legal,
    .why_not = skirmish_why_not,
    .apply = skirmish_apply,
    .describe = skirmish_describe,
    .possible = skirmish_possible,
};
