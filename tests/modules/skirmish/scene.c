/* tests/modules/skirmish/scene.c - what a seat is shown besides the counters.
 *
 * SPDX-License-Identifier: MIT */
#include "skirmish.h"

static const vaka_text deployment = {"deployment", "Deployment"};
static const vaka_text round_of = {"round_of", "Round {0:int} of {1:int}, turn of {2:seat}"};
static const vaka_text over = {"over", "The game is over"};
static const vaka_text wait = {"wait", "{0:seat} is choosing"};
static const vaka_text deploy = {
    "deploy", "Deploy counters near {0:zone}; {1:int} {1:plural:is:are} in your supply"};
static const vaka_text order = {"order", "Give an order; {0:int} {0:plural:is:are} left"};
static const vaka_text react = {"react", "Play a card for {0:seat} or {1:seat}, or pass"};

static void say_prompt(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const skirmish_facts *facts = seen->facts;
    const skirmish_game *game = seen->game;
    const vaka_frame *frame = vaka_top(seen);

    if (game->active < 0)
        vaka_scene_phase(scene, &deployment, 0, 0, 0);
    else
        vaka_scene_phase(scene, &round_of, game->round, facts->rounds, game->active);
    if (frame->seat < 0)
        vaka_scene_prompt(scene, &over, 0, 0, 0);
    else if (seat != frame->seat)
        vaka_scene_prompt(scene, &wait, frame->seat, 0, 0);
    else if (frame->step == STEP_DEPLOY)
        vaka_scene_prompt(scene, &deploy, facts->home[seat],
                          seen->zones[zone_of(seat, SEAT_SUPPLY)].count, 0);
    else if (frame->step == STEP_BATTLE)
        vaka_scene_prompt(scene, &react, game->active, game->defender, 0);
    else
        vaka_scene_prompt(scene, &order, game->orders, 0, 0);
}

/* Homes and prizes in the colour of whoever stands there; where somebody came this turn. */
static void draw_map(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text came = {"came", "+{0:int}"};
    const skirmish_facts *facts = seen->facts;
    const skirmish_game *game = seen->game;

    for (int32_t seat = 0; seat < seen->seats; seat++)
        vaka_scene_tint(scene, facts->home[seat], VAKA_TONE_SEAT + (uint32_t)seat);
    for (int32_t i = 0; i < PRIZES; i++) {
        int32_t there = holder(seen, facts->prize[i]);
        vaka_scene_slots(scene, facts->prize[i], there >= 0, 1,
                         there >= 0 ? VAKA_TONE_SEAT + (uint32_t)there : VAKA_TONE_PLAIN);
    }
    for (int32_t space = 0; space < SPACES; space++)
        if (game->came[space])
            vaka_scene_badge(scene, space, &came, game->came[space], VAKA_TONE_WARN);
    if (game->battle)
        vaka_scene_link(scene, game->from, game->to, VAKA_TONE_BAD);
}

/* How many of the 36 rolls of two dice the attacker wins, by what it is ahead. */
static int32_t winning_rolls(int32_t ahead)
{
    int32_t count = 0;

    for (int32_t roll = 0; roll < 36; roll++)
        count += roll / 6 + ahead > roll % 6;
    return count;
}

static void show_battle(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"battle", "Battle"};
    static const vaka_text sides[2] = {{"attacker", "Attacker"}, {"defender", "Defender"}};
    static const vaka_text total = {"total", "Strength with cards"};
    static const vaka_text odds = {"odds", "Attacker wins this roll"};
    static const vaka_text smoke = {"smoke", "Smoke: there will be no roll"};
    const skirmish_game *game = seen->game;
    const int32_t piece[2] = {fighter(seen, game->from), fighter(seen, game->to)};
    int32_t sum[2];

    vaka_panel(scene, "battle", &title);
    if (piece[0] < 0 || piece[1] < 0)
        return; /* a script has taken one away */
    for (int32_t i = 0; i < 2; i++) {
        sum[i] = strength(seen, piece[i]) + game->bonus[i];
        vaka_panel_strip(scene, &sides[i], VAKA_TONE_SEAT + (uint32_t)seen->pieces[piece[i]].owner);
        vaka_panel_kind(scene, seen->pieces[piece[i]].kind, 1);
        vaka_panel_meter(scene, &total, sum[i], 12, VAKA_TONE_PLAIN);
    }
    if (game->smoke)
        vaka_panel_note(scene, &smoke, 0, 0, 0, VAKA_TONE_WARN);
    else
        vaka_panel_odds(scene, &odds, winning_rolls(sum[0] - sum[1]), 36);
}

/* A button for each verb without arguments that the seat may now use. */
static void show_orders(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"orders", "Orders"};
    static const vaka_text left = {"left", "Orders left"};
    const skirmish_game *game = seen->game;
    bool deploying = vaka_top(seen)->step == STEP_DEPLOY;
    vaka_action done = {(int8_t)seat, deploying ? VERB_READY : VERB_END, {0}};

    vaka_panel(scene, "orders", &title);
    if (!deploying)
        vaka_panel_meter(scene, &left, game->orders, vaka_value(seen, VALUE_ORDERS, seat),
                         VAKA_TONE_PLAIN);
    if (seat >= 0)
        vaka_panel_button(scene, &done);
}

void skirmish_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const skirmish_game *game = seen->game;

    say_prompt(seen, seat, scene);
    draw_map(seen, scene);
    if (game->battle)
        show_battle(seen, scene);
    else
        show_orders(seen, seat, scene);
}
