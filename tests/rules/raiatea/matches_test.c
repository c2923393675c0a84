/* rules/raiatea/matches_test.c - what many matches of Raiatea add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "play/sim.h"
#include "registered.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"

#include <stdlib.h>
#include <string.h>

#define SEATS_MOST 5

typedef struct world {
    vaka_plugins plugins;
    vaka_loader loader;
    vaka_layout *layout;
    vaka_sim_plan plan;
    vaka_game_result *results;
} world;

/* Plays games between bots, the first of them `one`, all others `rest`. */
static void play(world *at, const char *one, const char *rest, int32_t seats, uint32_t games)
{
    vaka_error err = {0};
    const vaka_loaded *loaded;
    vaka_setup setup;

    *at = (world){0};
    vaka_modules_scan(&at->plugins, NULL);
    vaka_loader_init(&at->loader, NULL);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "raiatea", &err);
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
        at->plan.bot[seat] = seat == 0 ? one : rest;
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
    world at;

    play(&at, "greedy", "random", seats, 60);
    for (uint32_t i = 0; i < at.plan.games; i++)
        won += at.results[i].winners == 1;
    if (won * 100 < at.plan.games * 95)
        fail_msg("%d seats: greedy won %u of %u", (int)seats, won, at.plan.games);
    end(&at);
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
    world at;

    (void)state;
    play(&at, "greedy", "greedy", SEATS_MOST, 100);
    for (uint32_t i = 0; i < at.plan.games; i++) {
        int best = best_of(&at.results[i]);
        sum += best;
        usual += best >= 20 && best <= 45;
    }
    double mean = sum / at.plan.games;
    if (mean < 25 || mean > 40 || usual * 100 < at.plan.games * 80)
        fail_msg("the winner has %.1f points in the mean; %u of %u have 20 to 45", mean, usual,
                 at.plan.games);
    end(&at);
}

/* The start player is found by chance, so it is no seat that could win too seldom. */
TEST(no_seat_wins_too_seldom)
{
    uint32_t won[SEATS_MOST] = {0};
    world at;

    (void)state;
    play(&at, "greedy", "greedy", SEATS_MOST, 200);
    for (uint32_t i = 0; i < at.plan.games; i++)
        for (int seat = 0; seat < SEATS_MOST; seat++)
            won[seat] += at.results[i].winners == 1u << seat;
    for (int seat = 0; seat < SEATS_MOST; seat++)
        if (won[seat] * SEATS_MOST * 100 < at.plan.games * 60)
            fail_msg("seat %d won %u of %u", seat, won[seat], at.plan.games);
    end(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("matches of Raiatea", NULL, NULL);
}
