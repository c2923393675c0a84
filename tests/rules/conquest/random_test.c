/* tests/rules/conquest/random_test.c - whole games by chance: the invariants hold after every
 * action, what is listed is accepted and nothing else, nobody is ever without an action.
 *
 * SPDX-License-Identifier: MIT
 *
 * RULES_GAMES=n plays n games of each sort, RULES_SEED=n begins with another seed. */
#include "junk.h"
#include "registered.h"

enum { GAMES = 3, MOST_ACTIONS = 3000, MOST_LISTED = 300 };

typedef struct tally {
    uint32_t games, ended, actions, listed; /* listed: the longest list */
    uint32_t verb[VERB_COUNT];
    int32_t turns;
} tally;

static uint64_t from_environment(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

static void try_junk(table *at, int32_t seat, const vaka_action *list, uint32_t listed,
                     uint32_t *rng)
{
    vaka_action action = junk(at, seat, list, listed, rng);
    vaka_refusal why = {0};
    bool found = false;

    if (!vaka_action_fits(at->layout, &action))
        return;
    for (uint32_t i = 0; i < listed && !found; i++)
        found = vaka_action_compare(&list[i], &action) == 0;
    if ((vaka_live_check(at->live, &action, &why) == VAKA_OK) != found) {
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(at->layout, &action, text, sizeof text);
        fail_msg("seat %d: '%s' is %s", (int)seat, text,
                 found ? "listed but refused" : "accepted but not listed");
    }
    if (!found && !(why.id && why.text && *why.text))
        fail_msg("a refusal of verb %d says nothing", action.verb);
}

/* One decision point, seen from every seat; what happens next. */
static vaka_action choose(table *at, tally *sum, uint32_t *rng)
{
    uint8_t must = vaka_live_must(at->live);
    vaka_action chosen = {-1, 0, {0}};

    assert_true(must != 0);
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        uint32_t listed;
        const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
        bool is_asked = (must & VAKA_SEAT(seat)) != 0;
        if (is_asked && !listed)
            fail_msg("seat %d is asked and has no action", (int)seat);
        if (listed > sum->listed)
            sum->listed = listed;
        for (int32_t i = 0; i < 2; i++)
            try_junk(at, seat, list, listed, rng);
        if (listed && (is_asked ? chosen.seat < 0 : vaka_rng_below(rng, 30) == 0))
            chosen = list[vaka_rng_below(rng, listed)];
    }
    return chosen;
}

/* 10.1: right after a Victory Step the track shows what a recount gives, or what a card has made of
 * it. */
static void check_track(table *at, int32_t turn)
{
    vaka_match *match = match_of(at);

    if (vaka_turn(match) == turn || turn == 0)
        return;
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        const seat_now *now = &game_at(at)->seat[seat];
        int32_t vp = check_of(at)->public_vp(match, seat) + now->vp_change;
        assert_int_equal(now->vp, vp > 0 ? vp : 0);
    }
}

static void play_game(table *at, const table_choice *choice, tally *sum)
{
    uint32_t rng[4], done = 0;
    vaka_error err;

    vaka_rng_seed(rng, choice->seed ^ 0x72756c65u);
    table_start(at, choice);
    vaka_live_keep_undo(at->live, false);
    while (!vaka_live_finished(at->live, NULL) && done < MOST_ACTIONS) {
        vaka_action action = choose(at, sum, rng);
        int32_t turn = vaka_turn(match_of(at));
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(at->layout, &action, text, sizeof text);
        if (getenv("RULES_TRACE"))
            print_message("%u: %d %s\n", done, action.seat, text);
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("game %llu, action %u, seat %d, '%s': %s", (unsigned long long)choice->seed,
                     done, action.seat, text, err.text);
        if (at->check->broken(match_of(at)))
            fail_msg("game %llu, action %u, seat %d, '%s': %s", (unsigned long long)choice->seed,
                     done, action.seat, text, at->check->broken(match_of(at)));
        table_check(at, text);
        check_track(at, turn);
        if (action.verb < VERB_COUNT)
            sum->verb[action.verb]++;
        done++;
    }
    sum->games++;
    sum->ended += vaka_live_finished(at->live, NULL);
    sum->actions += done;
    sum->turns += vaka_turn(match_of(at));
}

static void play_games(table *at, int32_t seats, const char *scenario)
{
    uint64_t games = from_environment("RULES_GAMES", GAMES);
    uint64_t seed = from_environment("RULES_SEED", 1);
    table_choice choice = {.seats = seats, .scenario = scenario};
    tally sum = {0};

    table_lay_out(at, &choice);
    for (uint64_t i = 0; i < games; i++) {
        choice.seed = seed + i;
        play_game(at, &choice, &sum);
    }
    print_message("%d seats, %s: %u games, %u ended, %u actions, %d turns, longest list %u, block "
                  "%u\n",
                  (int)seats, scenario ? scenario : "standard", sum.games, sum.ended, sum.actions,
                  (int)sum.turns, sum.listed, at->layout->block_size);
    for (uint32_t i = 0; getenv("RULES_VERBS") && i < VERB_COUNT; i++)
        print_message("  %s %u\n", at->plugin.module->verbs[i].name, sum.verb[i]);
    assert_true(sum.listed <= MOST_LISTED);
}

TEST(two_seats_play_by_chance)
{
    play_games(*state, 2, NULL);
}

TEST(three_seats_play_by_chance)
{
    play_games(*state, 3, NULL);
}

TEST(four_seats_play_by_chance)
{
    play_games(*state, 4, NULL);
}

TEST(the_short_game_is_played_by_chance)
{
    play_games(*state, 4, "short_game");
}

TEST(the_eastern_duel_is_played_by_chance)
{
    play_games(*state, 2, "east_duel");
}

int main(void)
{
    return run_registered("random", table_group_load, table_group_unload);
}
