/* tests/modules/skirmish/obstacle.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each verb has one function that finds the first obstacle, in the order of the rules. why_not()
 * returns it; legal() runs through whatever could be meant and offers what has none. So the two
 * cannot disagree. */
#include "skirmish.h"

typedef const vaka_reason *obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact);

/* Directions by the number of the neighbour they lead to: spaces are numbered column by column. */
static const uint8_t ascending[6] = {3, 4, 2, 5, 1, 0};

static const vaka_reason not_asked = {"not_asked", "1.1", "{0:seat} decides now"};
static const vaka_reason wrong_step = {"wrong_step", "1.2", "this is not the time for: {0:verb}"};
static const vaka_reason full = {"full", "1.3", "{0:zone} holds {1:int} of your counters already"};
static const vaka_reason not_in_supply = {"not_in_supply", "2.1",
                                          "you have no {0:kind} in your supply"};
static const vaka_reason too_far = {"too_far", "2.2",
                                    "{0:zone} is {1:int} spaces from your home; two are the most"};
static const vaka_reason enemy_there = {"enemy_there", "2.3", "{1:seat} stands at {0:zone}"};
static const vaka_reason too_few = {"too_few", "2.4",
                                    "deploy {0:int} more {0:plural:counter:counters} first"};
static const vaka_reason not_next = {"not_next", "4.1", "{1:zone} is not next to {0:zone}"};
static const vaka_reason tired = {"tired", "4.2",
                                  "{0:kind} goes {1:int} {1:plural:step:steps} a turn, no more"};
static const vaka_reason none_here = {"none_here", "4.3",
                                      "you have no such {0:kind} at {1:zone} to move"};
static const vaka_reason no_scouts = {"no_scouts", "5.1", "scouting is not played in this game"};
static const vaka_reason no_rider = {"no_rider", "5.2", "you have no Rider at {0:zone}"};
static const vaka_reason scout_far = {"scout_far", "5.4",
                                      "{1:zone} is more than two spaces from {0:zone}"};
static const vaka_reason nothing_new = {
    "nothing_new", "5.3", "{1:seat} has nothing at {0:zone} that you do not know or could look at"};
static const vaka_reason no_explorer = {"no_explorer", "6.1",
                                        "you have no {0:kind} at {1:zone} that could explore"};
static const vaka_reason explored = {"explored", "6.2", "{0:zone} is explored: it is {1:kind}"};
static const vaka_reason no_tiles = {"no_tiles", "6.3", "there is no tile left for {0:zone}"};
static const vaka_reason no_card = {"no_card", "7.1", "you hold no {0:kind}"};
static const vaka_reason not_fighting = {"not_fighting", "7.2", "{0:seat} is not in this battle"};
static const vaka_reason smoke_lies = {"smoke_lies", "7.3", "smoke has ended this battle"};
static const vaka_reason none_down = {"none_down", "8",
                                      "you have no {0:kind} face down at {1:zone}"};

/* The reason with the facts that fill its gaps. */
static const vaka_reason *because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b)
{
    fact[0] = (int16_t)a;
    fact[1] = (int16_t)b;
    return reason;
}

/* Rules 1.1 and 1.2: the same for all verbs. */
static const vaka_reason *timing(const vaka_match *match, int32_t seat, uint32_t verb,
                                 int16_t *fact)
{
    static const uint8_t when[VERB_COUNT] = {
        [VERB_DEPLOY] = 1u << STEP_DEPLOY | 1u << STEP_TURN,
        [VERB_READY] = 1u << STEP_DEPLOY,
        [VERB_MOVE] = 1u << STEP_TURN,
        [VERB_SCOUT] = 1u << STEP_TURN,
        [VERB_EXPLORE] = 1u << STEP_TURN,
        [VERB_END] = 1u << STEP_TURN,
        [VERB_PLAY] = 1u << STEP_BATTLE,
        [VERB_REVEAL] = 1u << STEP_DEPLOY | 1u << STEP_TURN,
    };
    const vaka_frame *frame = vaka_top(match);

    if (!(when[verb] & 1u << frame->step))
        return because(&wrong_step, fact, (int32_t)verb, 0);
    if (frame->seat != seat && !(verbs[verb].flags & VAKA_VERB_ANYTIME))
        return because(&not_asked, fact, frame->seat, 0);
    return NULL;
}

static const vaka_reason *no_obstacle(const vaka_match *match, const vaka_action *action,
                                      int16_t *fact)
{
    (void)match;
    (void)action;
    (void)fact;
    return NULL;
}

static const vaka_reason *deploy_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    const skirmish_facts *facts = match->facts;
    int32_t kind = action->arg[0], space = action->arg[1], seat = action->seat;
    int32_t there = holder(match, space), home = facts->home[seat];

    if (vaka_find(match, zone_of(seat, SEAT_SUPPLY), VAKA_NONE, kind) < 0)
        return because(&not_in_supply, fact, kind, 0);
    if (!is_near_home(match, seat, space))
        return because(&too_far, fact, space, vaka_distance(match->layout, home, space));
    if (there >= 0 && there != seat)
        return because(&enemy_there, fact, space, there);
    if (vaka_count(match, space, seat, VAKA_NONE) >= vaka_value(match, VALUE_STACK, space))
        return because(&full, fact, space, vaka_value(match, VALUE_STACK, space));
    return NULL;
}

static const vaka_reason *ready_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t deployed = SUPPLY - match->zones[zone_of(action->seat, SEAT_SUPPLY)].count;

    return deployed < LEAST ? because(&too_few, fact, LEAST - deployed, 0) : NULL;
}

static const vaka_reason *move_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t kind = action->arg[0], from = action->arg[1], to = action->arg[2];
    int32_t piece = freshest(match, from, action->seat, kind, (uint32_t)action->arg[3]);

    if (piece < 0)
        return because(&none_here, fact, kind, from);
    if (!vaka_adjacent(match->layout, from, to))
        return because(&not_next, fact, from, to);
    if (match->pieces[piece].field[FIELD_STEPS] >= unit_of(kind)->speed)
        return because(&tired, fact, kind, unit_of(kind)->speed);
    if (vaka_count(match, to, action->seat, VAKA_NONE) >= vaka_value(match, VALUE_STACK, to))
        return because(&full, fact, to, vaka_value(match, VALUE_STACK, to));
    return NULL;
}

static const vaka_reason *scout_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    const skirmish_facts *facts = match->facts;
    int32_t from = action->arg[0], to = action->arg[1], enemy = action->arg[2];

    if (!facts->scouts)
        return &no_scouts;
    if (vaka_find(match, from, action->seat, KIND_RIDER) < 0)
        return because(&no_rider, fact, from, 0);
    if (vaka_distance(match->layout, from, to) > vaka_value(match, VALUE_REACH, action->seat))
        return because(&scout_far, fact, from, to);
    if (!has_secret(match, to, enemy, action->seat))
        return because(&nothing_new, fact, to, enemy);
    return NULL;
}

static const vaka_reason *explore_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    int32_t kind = action->arg[0], space = action->arg[1], tile = tile_at(match, space);

    if (is_decoy(kind) || vaka_find(match, space, action->seat, kind) < 0)
        return because(&no_explorer, fact, kind, space);
    if (tile >= 0 && match->pieces[tile].face == VAKA_FACE_UP)
        return because(&explored, fact, space, match->pieces[tile].kind);
    if (tile < 0 && match->zones[ZONE_TILES].count == 0)
        return because(&no_tiles, fact, space, 0);
    return NULL;
}

static const vaka_reason *play_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    const skirmish_game *game = match->game;
    int32_t kind = action->arg[0], side = action->arg[1];

    if (vaka_find(match, zone_of(action->seat, SEAT_HAND), VAKA_NONE, kind) < 0)
        return because(&no_card, fact, kind, 0);
    if (side != game->active && side != game->defender)
        return because(&not_fighting, fact, side, 0);
    return game->smoke ? &smoke_lies : NULL;
}

static const vaka_reason *reveal_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    int32_t kind = action->arg[0], space = action->arg[1];

    if (freshest(match, space, action->seat, kind, VAKA_FACE_DOWN) < 0)
        return because(&none_down, fact, kind, space);
    return NULL;
}

/* By verb; asked after timing(). */
static obstacle *const first_obstacle[VERB_COUNT] = {
    [VERB_DEPLOY] = deploy_obstacle, [VERB_READY] = ready_obstacle,     [VERB_MOVE] = move_obstacle,
    [VERB_SCOUT] = scout_obstacle,   [VERB_EXPLORE] = explore_obstacle, [VERB_END] = no_obstacle,
    [VERB_PLAY] = play_obstacle,     [VERB_REVEAL] = reveal_obstacle,
};

const vaka_reason *skirmish_why_not(const vaka_match *match, const vaka_action *action,
                                    int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = timing(match, action->seat, action->verb, fact);

    return reason ? reason : first_obstacle[action->verb](match, action, fact);
}

/* --- What could be meant, in ascending order -------------------------------------------------- */

/* Some spaces, in ascending order. */
typedef struct places {
    int32_t count;
    int16_t at[SPACES];
} places;

/* Where a seat stands. */
static void find_stands(const vaka_match *match, int32_t seat, places *out)
{
    out->count = 0;
    for (int32_t space = 0; space < SPACES; space++)
        if (holder(match, space) == seat)
            out->at[out->count++] = (int16_t)space;
}

/* Where it may deploy. */
static void find_homeland(const vaka_match *match, int32_t seat, places *out)
{
    out->count = 0;
    for (int32_t space = 0; space < SPACES; space++)
        if (is_near_home(match, seat, space))
            out->at[out->count++] = (int16_t)space;
}

/* Offers an action unless something is in its way; that it is the time for it is known. */
static void consider(const vaka_match *match, int32_t seat, uint32_t verb,
                     const int32_t arg[VAKA_ARGS], vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];
    vaka_action action = {(int8_t)seat,
                          (uint8_t)verb,
                          {(int16_t)arg[0], (int16_t)arg[1], (int16_t)arg[2], (int16_t)arg[3]}};

    if (!first_obstacle[verb](match, &action, fact))
        vaka_offer(out, seat, verb, arg[0], arg[1], arg[2], arg[3]);
}

static void consider_plain(const vaka_match *match, int32_t seat, uint32_t verb, vaka_actions *out)
{
    consider(match, seat, verb, (const int32_t[VAKA_ARGS]){0}, out);
}

/* Deploy, explore, reveal: a kind of counter and a space. */
static void consider_counters(const vaka_match *match, int32_t seat, uint32_t verb,
                              vaka_actions *out)
{
    places where;

    if (verb == VERB_DEPLOY)
        find_homeland(match, seat, &where);
    else
        find_stands(match, seat, &where);
    for (int32_t kind = KIND_RIDER; kind <= KIND_CAMP; kind++)
        for (int32_t i = 0; i < where.count; i++)
            consider(match, seat, verb, (const int32_t[VAKA_ARGS]){kind, where.at[i]}, out);
}

static void consider_moves(const vaka_match *match, int32_t seat, uint32_t verb, vaka_actions *out)
{
    places stands;

    find_stands(match, seat, &stands);
    for (int32_t kind = KIND_RIDER; kind <= KIND_CAMP; kind++)
        for (int32_t i = 0; i < stands.count * 12; i++) {
            int32_t from = stands.at[i / 12], face = i % 2;
            int32_t to = vaka_neighbours(match->layout, from)[ascending[i % 12 / 2]];
            if (to >= 0)
                consider(match, seat, verb, (const int32_t[]){kind, from, to, face}, out);
        }
}

static void consider_scouts(const vaka_match *match, int32_t seat, uint32_t verb, vaka_actions *out)
{
    places stands;

    find_stands(match, seat, &stands);
    for (int32_t i = 0; i < stands.count; i++)
        for (int32_t to = 0; to < SPACES; to++) {
            int32_t from = stands.at[i], enemy = holder(match, to);
            if (enemy >= 0)
                consider(match, seat, verb, (const int32_t[VAKA_ARGS]){from, to, enemy}, out);
        }
}

static void consider_cards(const vaka_match *match, int32_t seat, uint32_t verb, vaka_actions *out)
{
    for (int32_t kind = KIND_SPEAR; kind <= KIND_SMOKE; kind++)
        for (int32_t side = 0; side < match->seats; side++)
            consider(match, seat, verb, (const int32_t[VAKA_ARGS]){kind, side}, out);
}

void skirmish_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    static void (*const all[VERB_COUNT])(const vaka_match *, int32_t, uint32_t, vaka_actions *) = {
        [VERB_DEPLOY] = consider_counters,  [VERB_READY] = consider_plain,
        [VERB_MOVE] = consider_moves,       [VERB_SCOUT] = consider_scouts,
        [VERB_EXPLORE] = consider_counters, [VERB_END] = consider_plain,
        [VERB_PLAY] = consider_cards,       [VERB_REVEAL] = consider_counters,
    };
    int16_t fact[VAKA_TEXT_ARGS];

    for (uint32_t verb = 0; verb < VERB_COUNT; verb++)
        if (!timing(match, seat, verb, fact))
            all[verb](match, seat, verb, out);
}
