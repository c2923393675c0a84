/* rules/polynesia/matches_test.c - what many matches of Polynesia add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "../many_matches.h"

#define ROUNDS 10
#define STONES 10

/* Rounds that a bag lasts whose stones come in this order: 'r', 'g', and 'b', after which two more
 * are drawn. The sixth red one ends the match. */
static int rounds_of(const char *stones)
{
    int rounds = 0, red = 0;

    for (int at = 0; at < STONES; rounds++) {
        for (int draw = 1; draw > 0 && at < STONES; draw--) {
            red += stones[at] == 'r';
            if (red == 6)
                return rounds + 1;
            draw += stones[at++] == 'b' ? 2 : 0;
        }
    }
    return rounds;
}

/* Adds up all orders of the stones that are left, each as often as it comes. */
static void count_orders(char *stones, int at, int left[3], double chance, double *share)
{
    static const char colours[] = "rgb";

    if (at == STONES) {
        share[rounds_of(stones)] += chance;
        return;
    }
    for (int c = 0; c < 3; c++) {
        if (!left[c])
            continue;
        stones[at] = colours[c];
        double part = (double)left[c] / (STONES - at);
        left[c]--;
        count_orders(stones, at + 1, left, chance * part, share);
        left[c]++;
    }
}

TEST(V3_a_match_lasts_as_many_rounds_as_the_bag_says)
{
    double share[ROUNDS + 1] = {0};
    int left[3] = {6, 3, 1}, seen[ROUNDS + 1] = {0};
    char stones[STONES];
    many_matches at;

    (void)state;
    count_orders(stones, 0, left, 1, share);
    many_matches_play(&at, "polynesia", "random", "random", 2, 2000);
    for (uint32_t i = 0; i < at.plan.games; i++)
        seen[at.results[i].turns]++;
    for (int rounds = 0; rounds <= ROUNDS; rounds++) {
        double got = (double)seen[rounds] / at.plan.games;
        if (got > share[rounds] + 0.02 || got < share[rounds] - 0.02)
            fail_msg("%d rounds: %.3f of all matches, but the bag says %.3f", rounds, got,
                     share[rounds]);
    }
    many_matches_done(&at);
}

TEST(greedy_beats_random_in_nearly_every_duel)
{
    double won = 0;
    many_matches at;

    (void)state;
    many_matches_play(&at, "polynesia", "greedy", "random", 2, 100);
    for (uint32_t i = 0; i < at.plan.games; i++)
        won += at.results[i].winners == 1 ? 1 : at.results[i].winners == 3 ? 0.5 : 0;
    if (won < 95)
        fail_msg("greedy won %.1f of 100", won);
    many_matches_done(&at);
}

TEST(four_greedy_tribes_score_as_people_do)
{
    double sum = 0;
    many_matches at;

    (void)state;
    many_matches_play(&at, "polynesia", "greedy", "greedy", 4, 40);
    for (uint32_t i = 0; i < at.plan.games; i++) {
        int best = 0;
        for (int seat = 0; seat < 4; seat++)
            best = at.results[i].score[seat] > best ? at.results[i].score[seat] : best;
        sum += best;
    }
    if (sum / at.plan.games < 15 || sum / at.plan.games > 30)
        fail_msg("the winner has %.1f points in the mean, not 15 to 30", sum / at.plan.games);
    many_matches_done(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("matches of Polynesia", NULL, NULL);
}
