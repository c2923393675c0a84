/* chapters/turn.c - the six phases of a turn [T1], and population effects [3].
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/score.h"

/* --- phase 1: disengaging --- */

static void free_units(vaka_match *match, int32_t seat)
{
    for (EACH_OWN_HEX(match, seat, hex))
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *unit = &match->pieces[piece];
            if (unit->owner != seat || !is_unit(unit))
                continue;
            set_state(match, piece, STATE_FREE); /* 1b, 1c */
            if (unit->field[FIELD_ICON])
                vaka_piece_set(match, piece, FIELD_ICON, 0);
            if (unit->field[FIELD_MOVED])
                vaka_piece_set(match, piece, FIELD_MOVED, 0);
        }
}

static void disengage(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    for (int32_t seat = 0; seat < match->seats; seat++) {
        free_units(match, seat);
        for (VAKA_EACH(match, seat_zone(match, seat, SEAT_CARDS), card))
            if (vaka_marked(match, card) >= 0)
                vaka_piece_mark(match, card, VAKA_NONE); /* 1a */
    }
    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        game->region[hex].used = 0;
}

/* --- phase 3: population effects --- */

static void effects(vaka_match *match)
{
    for (int32_t i = 0; i < EFFECTS; i++) {
        population_effect effect = effect_at(match, i, workers_of(match));
        add_workers(match, effect.workers);
        add_rebellion(match, effect.rebellion);
    }
}

/* --- the sequence --- */

static void new_turn(vaka_match *match)
{
    vaka_turn_set(match, vaka_turn(match) + 1);
    vaka_tell(match, EVENT_TURN, vaka_turn(match), 0, 0, 0);
    game_of(match)->phase = PHASE_DISENGAGE;
    vaka_stage_set(match, 0);
    vaka_hook(match, HOOK_TURN_START, vaka_turn(match), 0, 0);
}

/* Discs come back; coins on the wheel go to the bank [6a]. */
static void clear_wheel(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    vaka_counter_add(match, COUNTER_BANK_MONEY, VAKA_NONE, game->coins);
    game->coins = 0;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        vaka_counter_set(match, COUNTER_DISCS, seat, game->discs);
        memset(game->seat[seat].wheel, 0, sizeof game->seat[seat].wheel);
        game->seat[seat].passed = 0;
    }
}

/* 9e: outside the rounds the game ends when the crisis, the phase or the purchase is over. */
static bool ends_here(vaka_match *match)
{
    if (!game_of(match)->ending)
        return false;
    finish_by_points(match);
    return true;
}

static void step_turn(vaka_match *match, const vaka_frame *frame)
{
    archipelago_game *game = game_of(match);
    bool first = vaka_turn(match) == 1;

    (void)frame;
    if (game->phase != PHASE_ZERO && ends_here(match))
        return;
    switch (game->phase) {
    case PHASE_ZERO:
    case PHASE_EVOLUTION:
        new_turn(match);
        break;
    case PHASE_DISENGAGE:
        if (!first) /* T2 */
            disengage(match);
        game->phase = PHASE_ORDER;
        vaka_push(match, STEP_ORDER, 0, 0, 0);
        break;
    case PHASE_ORDER:
        game->phase = PHASE_EFFECTS;
        effects(match);
        vaka_stage_set(match, 0);
        break;
    case PHASE_EFFECTS:
        game->phase = PHASE_BALANCE;
        if (first)
            vaka_stage_set(match, 0);
        else
            vaka_push(match, STEP_BALANCE, 0, 0, 0);
        break;
    case PHASE_BALANCE:
        game->phase = PHASE_ACTIONS;
        vaka_push(match, STEP_ACTIONS, 0, 0, 0);
        break;
    default:
        game->phase = PHASE_EVOLUTION;
        clear_wheel(match);
        vaka_push(match, STEP_EVOLUTION, 0, 0, 0);
        break;
    }
}

const vaka_chapter chapter_turn = {.step = step_turn};
