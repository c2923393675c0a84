/* dice_game.h - a small game of chance inside a test program: dice, a deck, things to take back.
 *
 * SPDX-License-Identifier: MIT
 *
 * In turn each seat may think (up to three times; can be taken back), then rolls a die for its
 * score or draws a card. The first to reach twenty wins. */
#ifndef TESTS_DICE_GAME_H
#define TESTS_DICE_GAME_H

#include "vaka/vaka.h"

enum { DICE_THINK, DICE_ROLL, DICE_DRAW };
enum { DICE_DECK, DICE_HAND };

typedef struct dice_game {
    int32_t player, thoughts;
} dice_game;

static const vaka_verb dice_verbs[] = {{.name = "think", .title = "Think"},
                                       {.name = "roll", .title = "Roll"},
                                       {.name = "draw", .title = "Draw"}};
static const vaka_step dice_steps[] = {{"turn", "Turn"}};
static const vaka_text dice_events[] = {{"thought", "{0:seat} thinks"}, {"went", "{0:seat} goes"}};
static const vaka_reason dice_not_now = {"not_now", "1", "it is the turn of {0:seat}"};
static const vaka_reason dice_enough = {"enough", "2", "{0:int} thoughts are enough"};
static const vaka_reason dice_no_card = {"no_card", "3", "the deck is empty"};

static vaka_status dice_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec deck = {.size = sizeof deck,
                           .type = VAKA_ZONE_DECK,
                           .see = VAKA_SEE_NOBODY,
                           .owner = VAKA_NONE,
                           .id = "deck",
                           .title = "Deck"};
    vaka_zone_spec hand = {.size = sizeof hand,
                           .type = VAKA_ZONE_HAND,
                           .see = VAKA_SEE_ALL,
                           .owner = VAKA_NONE,
                           .id = "hand",
                           .title = "Hand"};
    vaka_kind_spec red = {
        .size = sizeof red, .back = VAKA_NONE, .id = "red", .title = "Red", .letter = "r"};
    vaka_kind_spec blue = {
        .size = sizeof blue, .back = VAKA_NONE, .id = "blue", .title = "Blue", .letter = "b"};

    (void)setup, (void)facts;
    vaka_layout_zone(layout, &deck);
    vaka_layout_zone(layout, &hand);
    vaka_layout_kind(layout, &red);
    vaka_layout_kind(layout, &blue);
    vaka_layout_limits(layout, 10, 2, 0);
    return VAKA_OK;
}

static vaka_status dice_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    for (int32_t i = 0; i < 10; i++)
        vaka_piece_new(match, i % 2, VAKA_NONE, DICE_DECK);
    vaka_shuffle(match, DICE_DECK);
    vaka_turn_set(match, 1);
    vaka_push(match, 0, 0, 0, 0);
    return VAKA_OK;
}

static void dice_step(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, ((const dice_game *)match->game)->player);
}

static const vaka_reason *dice_why_not(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    const dice_game *game = match->game;

    fact[0] = (int16_t)game->player;
    if (action->seat != game->player)
        return &dice_not_now;
    fact[0] = (int16_t)game->thoughts;
    if (action->verb == DICE_THINK && game->thoughts >= 3)
        return &dice_enough;
    return action->verb == DICE_DRAW && !match->zones[DICE_DECK].count ? &dice_no_card : NULL;
}

static void dice_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    for (uint32_t verb = DICE_THINK; verb <= DICE_DRAW; verb++) {
        vaka_action action = {.seat = (int8_t)seat, .verb = (uint8_t)verb};
        if (!dice_why_not(match, &action, fact))
            vaka_offer(out, seat, verb, 0, 0, 0, 0);
    }
}

static void dice_apply(vaka_match *match, const vaka_action *action)
{
    dice_game *game = match->game;
    int32_t score = vaka_score(match, action->seat);

    vaka_tell(match, action->verb == DICE_THINK ? 0 : 1, action->seat, 0, 0, 0);
    if (action->verb == DICE_THINK) {
        game->thoughts++;
        return;
    }
    if (action->verb == DICE_DRAW)
        vaka_draw(match, DICE_DECK, DICE_HAND);
    else
        score += vaka_roll(match, 6);
    vaka_score_set(match, action->seat, score);
    if (score >= 20)
        vaka_finish(match, VAKA_SEAT(action->seat));
    game->thoughts = 0;
    game->player = (game->player + 1) % match->seats;
    vaka_turn_set(match, vaka_turn(match) + 1);
}

static const vaka_module dice_module = {.stamp = VAKA_STAMP(vaka_module),
                                        .id = "org.vaka.dice",
                                        .title = "Dice",
                                        .version = "1.0",
                                        .rules_rev = 1,
                                        .seats_min = 2,
                                        .seats_max = 2,
                                        .verbs = dice_verbs,
                                        .events = dice_events,
                                        .steps = dice_steps,
                                        .verb_count = 3,
                                        .event_count = 2,
                                        .step_count = 1,
                                        .game_size = sizeof(dice_game),
                                        .layout = dice_layout,
                                        .setup = dice_setup,
                                        .step = dice_step,
                                        .legal = dice_legal,
                                        .why_not = dice_why_not,
                                        .apply = dice_apply};

#endif
