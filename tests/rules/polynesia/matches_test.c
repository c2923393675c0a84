/* rules/polynesia/matches_test.c - what many matches of Polynesia add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "play/sim.h"
#include "registered.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"

#include <stdlib.h>
#include <string.h>

#define ROUNDS 10
#define STONES 10

typedef struct world {
    vaka_plugins plugins;
    vaka_loader loader;
    vaka_layout *layout;
    vaka_sim_plan plan;
    vaka_game_result *results;
} world;

/* Plays games between bots; their results are in `at->results`. */
static void play(world *at, const char *const *bots, int32_t seats, uint32_t games)
{
    vaka_error err = {0};
    const vaka_loaded *loaded;
    vaka_setup setup;

    *at = (world){0};
    vaka_modules_scan(&at->plugins, NULL);
    vaka_loader_init(&at->loader, NULL);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "polynesia", &err);
    vaka_library_choice choice = {.seats = seats};
    if (!module || vaka_setup_init(&setup, module, seats, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, &loaded, &err) ||
        vaka_layout_new(&setup, &at->layout, &err))
        fail_msg("%s", err.text);
    at->plan = (vaka_sim_plan){.layout = at->layout,
                               .library = loaded->library,
                               .seed = vaka_seed_of(1),
                               .games = games,
                               .jobs = 2,
                               .bound = VAKA_SIM_BOUND};
    for (int32_t seat = 0; seat < seats; seat++)
        at->plan.bot[seat] = bots[seat];
    at->results = vaka_xnew(games * sizeof *at->results);
    if (vaka_sim_run(&at->plan, at->results, &err))
        fail_msg("%s", err.text);
}

static void end(world *at)
{
    free(at->results);
    vaka_layout_free(at->layout);
    vaka_loader_done(&at->loader);
    vaka_plugins_done(&at->plugins);
}

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
    static const char *const bots[] = {"random", "random"};
    double share[ROUNDS + 1] = {0};
    int left[3] = {6, 3, 1}, seen[ROUNDS + 1] = {0};
    char stones[STONES];
    world at;

    (void)state;
    count_orders(stones, 0, left, 1, share);
    play(&at, bots, 2, 2000);
    for (uint32_t i = 0; i < at.plan.games; i++)
        seen[at.results[i].turns]++;
    for (int rounds = 0; rounds <= ROUNDS; rounds++) {
        double got = (double)seen[rounds] / at.plan.games;
        if (got > share[rounds] + 0.02 || got < share[rounds] - 0.02)
            fail_msg("%d rounds: %.3f of all matches, but the bag says %.3f", rounds, got,
                     share[rounds]);
    }
    end(&at);
}

TEST(greedy_beats_random_in_nearly_every_duel)
{
    static const char *const bots[] = {"greedy", "random"};
    double won = 0;
    world at;

    (void)state;
    play(&at, bots, 2, 100);
    for (uint32_t i = 0; i < at.plan.games; i++)
        won += at.results[i].winners == 1 ? 1 : at.results[i].winners == 3 ? 0.5 : 0;
    if (won < 95)
        fail_msg("greedy won %.1f of 100", won);
    end(&at);
}

TEST(four_greedy_tribes_score_as_people_do)
{
    static const char *const bots[] = {"greedy", "greedy", "greedy", "greedy"};
    double sum = 0;
    world at;

    (void)state;
    play(&at, bots, 4, 40);
    for (uint32_t i = 0; i < at.plan.games; i++) {
        int best = 0;
        for (int seat = 0; seat < 4; seat++)
            best = at.results[i].score[seat] > best ? at.results[i].score[seat] : best;
        sum += best;
    }
    if (sum / at.plan.games < 15 || sum / at.plan.games > 30)
        fail_msg("the winner has %.1f points in the mean, not 15 to 30", sum / at.plan.games);
    end(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("matches of Polynesia", NULL, NULL);
}
