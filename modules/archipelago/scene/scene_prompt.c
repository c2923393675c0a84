/* scene/scene_prompt.c - what is expected of a seat now, in one sentence; what ends a step.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "scene/scene.h"

static const vaka_text prompts[STEP_COUNT] = {
    [STEP_START] = {"prompt_start", "Lay one of your tiles beside the start tile"},
    [STEP_ORDER] = {"prompt_order", "Say who comes next in the order of play"},
    [STEP_EXPEL] = {"prompt_expel", "You may put rebels off the buildings of {0:zone} (done)"},
    [STEP_ACTIONS] = {"prompt_actions",
                      "Your round: a disc, a card, a market or port; then end it (end)"},
    [STEP_HARVEST] = {"prompt_harvest", "Choose units that gather; then say so (done)"},
    [STEP_CONSENT] = {"prompt_consent", "{0:seat} would like to harvest at {1:zone}"},
    [STEP_TRADE] = {"prompt_trade",
                    "Buy or sell: {0:int} {0:plural:transaction:transactions} left (done)"},
    [STEP_EXPLORE] = {"prompt_explore", "Take the tile on top, or leave it and take the next"},
    [STEP_FOUND] = {"prompt_found", "Choose a cube that the new region gives"},
    [STEP_REPRODUCE] = {"prompt_reproduce", "Choose where a citizen joins two others (done)"},
    [STEP_RECRUIT] = {"prompt_recruit", "Recruit, for {0:int} each, where you have units (done)"},
    [STEP_MIGRATE] = {"prompt_migrate", "Move units, each once; then say so (done)"},
    [STEP_BUILD] = {"prompt_build", "Build by your card (done)"},
    [STEP_EVOLUTION] = {"prompt_evolution", "Buy a card and turn another one, or turn two"},
    [STEP_THEFT] = {"prompt_theft", "A theft: choose"},
    [STEP_KEEP] = {"prompt_keep", "Choose, in secret: which objective stays, or which one leaves"},
};
static const vaka_text prompt_land = {"prompt_land", "How many citizens land on the far shore?"};
static const vaka_text prompt_bid = {"prompt_bid", "Bid for the order of play, in secret"};
static const vaka_text prompt_rest = {
    "prompt_rest", "Your disc is placed: you may use a card, a market or port; then end it (end)"};
static const vaka_text prompt_no_disc = {
    "prompt_no_disc",
    "You have no disc left: you may use a card, a market or port; then end it (end)"};
static const vaka_text prompt_turn = {"prompt_turn", "Turn another card"};
static const vaka_text prompt_lay = {"prompt_lay", "Choose a face of the tile and where it lies"};
static const vaka_text prompt_enter = {"prompt_enter",
                                       "Choose the unit that enters the new region"};
static const vaka_text prompt_feed = {
    "prompt_feed",
    "{0:int} {0:plural:citizen lies:citizens lie}: give cubes, each stands up {1:int} (done)"};
static const vaka_text prompt_raise = {
    "prompt_raise", "Choose {0:int} more {0:plural:citizen:citizens} to stand up"};
static const vaka_text prompt_ship = {
    "prompt_ship", "{0:int} {0:plural:cube is:cubes are} wanted: give some (done)"};
static const vaka_text prompt_yield = {"prompt_yield", "Hand over a cube of your choice"};
static const vaka_text prompt_wait = {"prompt_wait", "{0:seat} decides"};

static void prompt_crisis(const vaka_match *seen, vaka_scene *scene, bool domestic)
{
    const archipelago_game *game = game_of(seen);

    if (!domestic)
        vaka_scene_prompt(scene, &prompt_ship, game->number, 0, 0);
    else if (game->credit)
        vaka_scene_prompt(scene, &prompt_raise, game->credit, 0, 0);
    else
        vaka_scene_prompt(scene, &prompt_feed, game->lying, game->number, 0);
}

/* Stages that have a sentence of their own; NULL: the step's does. */
static const vaka_text *staged(const vaka_match *seen, const vaka_frame *frame)
{
    if (frame->step == STEP_EVOLUTION && frame->local[1] + frame->local[2] > 0)
        return &prompt_turn;
    if (frame->step == STEP_ACTIONS && (game_of(seen)->did & DID_DISC))
        return &prompt_rest;
    if (frame->step == STEP_ACTIONS && !discs_of(seen, frame->seat))
        return &prompt_no_disc;
    if (frame->step == STEP_START && frame->stage > 1)
        return &prompt_land;
    if (frame->step == STEP_ORDER && frame->stage < 2)
        return &prompt_bid;
    if (frame->step == STEP_EXPLORE && frame->stage == 1)
        return &prompt_lay;
    if (frame->step == STEP_EXPLORE && frame->stage == 2)
        return &prompt_enter;
    if (frame->step == STEP_THEFT && frame->local[2])
        return &prompt_yield;
    return NULL;
}

static void prompt_step(const vaka_match *seen, const vaka_frame *frame, int32_t seat,
                        vaka_scene *scene)
{
    const vaka_text *own = staged(seen, frame);
    int32_t a = 0, b = 0;

    if (frame->step == STEP_EXPEL)
        a = frame->local[0];
    if (frame->step == STEP_CONSENT) {
        a = frame->local[0];
        b = frame->local[2];
    }
    if (frame->step == STEP_TRADE)
        a = frame->local[1];
    if (frame->step == STEP_RECRUIT)
        a = recruit_price(seen, seat);
    if (own || prompts[frame->step].id)
        vaka_scene_prompt(scene, own ? own : &prompts[frame->step], a, b, 0);
}

/* What is lost by DONE: a disc that brought nothing, or what could still be had by it. */
static void describe_done(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text gathered = {"lost_harvest", "Nobody has gathered: the disc is spent"};
    static const vaka_text trades = {"lost_trades",
                                     "{0:int} {0:plural:transaction:transactions} unused"};
    static const vaka_text build = {"lost_build", "Nothing is built: the card is spent"};
    static const vaka_text births = {"lost_births", "A citizen could still join somewhere"};
    const vaka_frame *frame = vaka_top(seen);
    const vaka_text *lost = NULL;

    if (frame->step == STEP_HARVEST && !game_of(seen)->gathered)
        lost = &gathered;
    if (frame->step == STEP_TRADE)
        lost = &trades;
    if (frame->step == STEP_REPRODUCE)
        lost = &births;
    if (frame->step == STEP_BUILD)
        lost = &build;
    vaka_scene_ends(scene, VERB_DONE, lost, frame->local[1], 0, 0);
}

/* What ends a step, and what is lost by it. */
static void describe_endings(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text passing = {"lost_round",
                                      "You have done nothing: you pass for the rest of the phase"};
    static const vaka_text done_round = {"means_end", "End the round"};
    const archipelago_game *game = game_of(seen);
    bool passes = game->actor == seat && !game->did;

    describe_done(seen, scene);
    if (vaka_top(seen)->step != STEP_ACTIONS)
        return;
    vaka_scene_ends(scene, VERB_END, passes && discs_of(seen, seat) ? &passing : NULL, 0, 0, 0);
    vaka_scene_meaning(scene, VERB_END, &done_round);
}

void describe_prompt(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_frame *frame = vaka_top(seen);

    if (!frame || frame->step >= STEP_COUNT || frame->ask == VAKA_ASK_NONE)
        return;
    bool asked = seat >= 0 && (frame->seats & VAKA_SEAT(seat)) != 0;
    if (!asked) {
        if (frame->ask == VAKA_ASK_ONE)
            vaka_scene_prompt(scene, &prompt_wait, frame->seat, 0, 0);
        return;
    }
    if (frame->step == STEP_CRISIS)
        prompt_crisis(seen, scene, frame->local[0] != 0);
    else
        prompt_step(seen, frame, seat, scene);
    describe_endings(seen, seat, scene);
}
