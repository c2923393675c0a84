/* rules/raiatea/matches_test.c - what many matches of Raiatea add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "../many_matches.h"

#define SEATS_MOST 5

static int best_of(const vaka_game_result *result)
{
    int best = 0;

    for (int seat = 0; seat < SEATS_MOST; seat++)
        best = result->score[seat] > best ? result->score[seat] : best;
    return best;
}

static void assert_greedy_wins(int32_t seats)
{
    uint32_t won = 0;
    many_matches at;

    many_matches_play(&at, "raiatea", "greedy", "random", seats, 60);
    for (uint32_t i = 0; i < at.plan.games; i++)
        won += at.results[i].winners == 1;
    if (won * 100 < at.plan.games * 95)
        fail_msg("%d seats: greedy won %u of %u", (int)seats, won, at.plan.games);
    many_matches_done(&at);
}

TEST(greedy_beats_random_players_nearly_always)
{
    (void)state;
    for (int32_t seats = 3; seats <= SEATS_MOST; seats++)
        assert_greedy_wins(seats);
}

TEST(five_greedy_players_score_as_people_do)
{
    uint32_t usual = 0;
    double sum = 0;
    many_matches at;

    (void)state;
    many_matches_play(&at, "raiatea", "greedy", "greedy", SEATS_MOST, 100);
    for (uint32_t i = 0; i < at.plan.games; i++) {
        int best = best_of(&at.results[i]);
        sum += best;
        usual += best >= 20 && best <= 45;
    }
    double mean = sum / at.plan.games;
    if (mean < 25 || mean > 40 || usual * 100 < at.plan.games * 80)
        fail_msg("the winner has %.1f points in the mean; %u of %u have 20 to 45", mean, usual,
                 at.plan.games);
    many_matches_done(&at);
}

/* The start player is found by chance, so it is no seat that could win too seldom. */
TEST(no_seat_wins_too_seldom)
{
    uint32_t won[SEATS_MOST] = {0};
    many_matches at;

    (void)state;
    many_matches_play(&at, "raiatea", "greedy", "greedy", SEATS_MOST, 200);
    for (uint32_t i = 0; i < at.plan.games; i++)
        for (int seat = 0; seat < SEATS_MOST; seat++)
            won[seat] += at.results[i].winners == 1u << seat;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        if (won[seat] * SEATS_MOST * 100 < at.plan.games * 60)
            fail_msg("seat %d won %u of %u", seat, won[seat], at.plan.games);
    many_matches_done(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("matches of Raiatea", NULL, NULL);
}
