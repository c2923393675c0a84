/* hello.c - the smallest complete game, the template to copy: take one to three stones; whoever
 * takes the last one wins.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/vaka.h"

enum { VERB_TAKE };
enum { STEP_TURN };
enum { EVENT_TOOK };
enum { OPTION_STONES };
enum { ZONE_HEAP, ZONE_TAKEN }; /* numbered in the order of the calls in hello_layout */
enum { KIND_STONE };

typedef struct hello_game {
    int32_t player; /* whose turn it is */
    int32_t spare;  /* the size is a multiple of 8 */
} hello_game;

static const vaka_verb verbs[] = {
    [VERB_TAKE] = {"take", "Take {0:int} {0:plural:stone:stones}", 0, {{VAKA_ARG_INT, 1, 3, NULL}}},
};
static const vaka_step steps[] = {[STEP_TURN] = {"turn", "Turn"}};
static const vaka_text events[] = {
    [EVENT_TOOK] = {"took", "{0:seat} takes {1:int} {1:plural:stone:stones}"},
};
static const vaka_option options[] = {
    [OPTION_STONES] = {"stones", "Stones on the heap", "1", 5, 100, 21},
};
static const vaka_reason too_many = {
    "too_many", "2", "there {0:plural:is:are} only {0:int} {0:plural:stone:stones} left"};
static const vaka_reason not_now = {"not_now", "1", "it is the turn of {0:seat}"};

static vaka_status hello_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec heap = {sizeof heap, VAKA_ZONE_POOL, VAKA_SEE_ALL, 0, VAKA_NONE,
                           0,           "heap",         "The heap"};
    vaka_zone_spec taken = heap;
    vaka_kind_spec stone = {sizeof stone, VAKA_SHAPE_DISK, VAKA_NONE, 0,
                            "stone",      "Stone",         "o",       NULL};
    vaka_intake stones = {sizeof stones, VAKA_NOBODYS, 0, 0, "stone"}; /* and nothing else */

    (void)facts;
    taken.id = "taken";
    taken.title = "Taken";
    vaka_layout_zone(layout, &heap);
    vaka_layout_zone(layout, &taken);
    vaka_layout_kind(layout, &stone);
    vaka_layout_family(layout, KIND_STONE, 1, "stone");
    vaka_layout_takes(layout, ZONE_HEAP, 2, &stones);
    vaka_layout_limits(layout, vaka_setup_option(setup, OPTION_STONES), 2, 0);
    return VAKA_OK;
}

static vaka_status hello_setup(vaka_match *match, const vaka_setup *setup)
{
    for (int32_t i = 0; i < vaka_setup_option(setup, OPTION_STONES); i++)
        vaka_piece_new(match, KIND_STONE, VAKA_NONE, ZONE_HEAP);
    vaka_push(match, STEP_TURN, 0, 0, 0);
    return VAKA_OK;
}

static void hello_step(vaka_match *match, const vaka_frame *frame)
{
    const hello_game *game = match->game;

    (void)frame;
    vaka_ask(match, game->player);
}

/* One "why not" serves both: what is listed and what is refused. */
static const vaka_reason *hello_why_not(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const hello_game *game = match->game;

    if (action->seat != game->player) {
        fact[0] = (int16_t)game->player;
        return &not_now;
    }
    fact[0] = match->zones[ZONE_HEAP].count;
    return action->arg[0] > fact[0] ? &too_many : NULL;
}

static void hello_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int32_t n = 1; n <= 3 && n <= match->zones[ZONE_HEAP].count; n++)
        vaka_offer(out, seat, VERB_TAKE, n, 0, 0, 0);
}

static void hello_apply(vaka_match *match, const vaka_action *action)
{
    hello_game *game = match->game;

    for (int32_t i = 0; i < action->arg[0]; i++)
        vaka_piece_move(match, match->zones[ZONE_HEAP].last, ZONE_TAKEN);
    vaka_tell(match, EVENT_TOOK, action->seat, action->arg[0], 0, 0);
    if (match->zones[ZONE_HEAP].count == 0) {
        vaka_score_set(match, action->seat, 1);
        vaka_finish(match, VAKA_SEAT(action->seat));
    }
    game->player = (game->player + 1) % match->seats;
}

static void hello_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text wait = {"wait", "{0:seat} is choosing"};
    static const vaka_text choose = {"choose",
                                     "Take one to three of the {0:int} {0:plural:stone:stones}"};
    const hello_game *game = seen->game;

    if (seat == game->player)
        vaka_scene_prompt(scene, &choose, seen->zones[ZONE_HEAP].count, 0, 0);
    else
        vaka_scene_prompt(scene, &wait, game->player, 0, 0);
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.hello",
    .title = "Hello",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = 4,
    .verbs = verbs,
    .events = events,
    .steps = steps,
    .options = options,
    .verb_count = 1,
    .event_count = 1,
    .step_count = 1,
    .option_count = 1,
    .game_size = sizeof(hello_game),
    .layout = hello_layout,
    .setup = hello_setup,
    .step = hello_step,
    .legal = hello_legal,
    .why_not = hello_why_not,
    .apply = hello_apply,
    .describe = hello_describe,
};
