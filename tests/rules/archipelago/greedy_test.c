/* tests/rules/archipelago/greedy_test.c - the greedy player: its games end, in each of three ways,
 * and what it does is better than chance.
 *
 * SPDX-License-Identifier: MIT
 *
 * RULES_GAMES=n plays n games of each sort instead of a few, and tells how they ended. */
#include "table.h"

#include "chance/rng.h"
#include "play/bot.h"

#include "registered.h"

enum { GAMES = 10, MOST_ACTIONS = 20000 };

typedef struct endings { /* of many games */
    uint32_t games, points, lost, separatist;
    uint32_t wins[MAX_SEATS]; /* by points */
    uint32_t score;           /* of winners, all together */
    uint32_t within;          /* winners with 6 to 12 points */
    uint32_t turns;
} endings;

static uint32_t games_wanted(void)
{
    const char *text = getenv("RULES_GAMES");

    return text ? (uint32_t)strtoul(text, NULL, 10) : GAMES;
}

static void play_out(table *at, const char *const *names, uint64_t seed)
{
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4], count = 0;
    vaka_action action = {0};
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, names[seat], seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_rng_seed(poll, seed);
    vaka_live_listen(at->live, false);
    while (!vaka_live_finished(at->live, NULL)) {
        if (count++ == MOST_ACTIONS)
            fail_msg("seed %u does not end: turn %d, step %d, verb %d", (unsigned)seed,
                     (int)vaka_turn(match_of(at)), (int)step_on_top(at), (int)action.verb);
        if (!vaka_bot_next(bots, at->live, poll, &action))
            fail_msg("nobody can act");
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
    }
    table_check(at, "the end");
}

static void note_end(table *at, endings *all)
{
    uint8_t winners = 0;

    vaka_live_finished(at->live, &winners);
    all->games++;
    all->turns += (uint32_t)vaka_turn(match_of(at));
    if (!game_at(at)->lost) {
        int32_t best = __builtin_ctz(winners), score = vaka_score(match_of(at), best);
        all->points++;
        all->wins[best]++;
        all->score += (uint32_t)score;
        all->within += score >= 6 && score <= 12;
    } else if (winners) {
        all->separatist++;
    } else {
        all->lost++;
    }
}

static endings play_games(void **state, const char *const *names, int32_t seats, uint64_t seed)
{
    endings all = {0};
    uint32_t wanted = games_wanted();

    for (uint32_t i = 0; i < wanted; i++) {
        table *at = begin_with(state, seats, seed + i, NULL);
        play_out(at, names, seed + i);
        note_end(at, &all);
    }
    if (getenv("RULES_GAMES"))
        print_message("%u games: %u by points (%u/%u/%u/%u), %u lost, %u separatist; winners have "
                      "%.1f, %u within 6 to 12; %.1f turns\n",
                      all.games, all.points, all.wins[0], all.wins[1], all.wins[2], all.wins[3],
                      all.lost, all.separatist,
                      all.points ? (double)all.score / (double)all.points : 0.0, all.within,
                      (double)all.turns / (double)all.games);
    return all;
}

static const char *const greedy_all[] = {"greedy", "greedy", "greedy", "greedy", "greedy"};

TEST(four_greedy_players_keep_the_colony_alive_more_often_than_not)
{
    endings all = play_games(state, greedy_all, 4, 1000);

    assert_true(all.points * 2 > all.games);
    assert_true(all.within * 2 > all.points);
}

TEST(two_three_and_five_greedy_players_come_to_an_end)
{
    assert_true(play_games(state, greedy_all, 2, 2000).games > 0);
    assert_true(play_games(state, greedy_all, 3, 3000).games > 0);
    assert_true(play_games(state, greedy_all, 5, 4000).games > 0);
}

TEST(greedy_players_win_against_those_by_chance)
{
    static const char *const names[] = {"greedy", "random", "greedy", "random"};
    endings all = play_games(state, names, 4, 5000);

    assert_true(all.wins[0] + all.wins[2] >= all.wins[1] + all.wins[3]);
}

int main(void)
{
    return run_registered("greedy", table_group_load, table_group_unload);
}
