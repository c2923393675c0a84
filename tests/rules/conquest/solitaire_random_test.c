/* tests/rules/conquest/solitaire_random_test.c - random solitaire games: they end, and nothing that
 * must hold is broken on the way.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "solitaire.h"

enum { GAMES = 40, LONGEST = 3000 };

/* Any legal action of the player. */
static void act(table *at, uint32_t rng[4])
{
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(at->live, PLAYER, &listed);
    vaka_action action;
    vaka_error err = {0};

    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(PLAYER));
    assert_true(listed > 0);
    action = list[vaka_rng_below(rng, listed)];
    if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    table_check(at, "a random action");
}

/* One game; which chits were drawn is added to `drawn`. */
static void play_game(table *at, uint64_t seed, const char *const *rules, uint32_t *drawn)
{
    uint32_t rng[4], actions = 0;
    uint8_t winners = 0;

    table_begin(at, (table_choice){.scenario = "solitaire", .seed = seed, .rules = rules});
    vaka_rng_seed(rng, seed * 77);
    for (; !vaka_live_finished(at->live, &winners); actions++) {
        assert_true(actions < LONGEST);
        act(at, rng);
    }
    assert_true(winners == VAKA_SEAT(PLAYER) || winners == VAKA_SEAT(RIVAL));
    for (VAKA_EACH(match_of(at), zone(at, "drawn-chits"), piece))
        *drawn |= 1u << (match_of(at)->pieces[piece].kind - kind(at, "chit_01"));
}

TEST(random_games_end_and_draw_every_chit)
{
    uint32_t drawn = 0;

    RULE("S3");
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play_game(*state, seed, NULL, &drawn);
    assert_int_equal(drawn, (1u << 15) - 1);
}

TEST(so_do_games_with_all_that_is_allowed)
{
    static const char *const rules[] = {
        "south_island",           "saved_resources",       "malaria",
        "variable_end:change=-3", "experienced_solitaire", NULL};
    uint32_t drawn = 0;

    RULE("S4");
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play_game(*state, seed, rules, &drawn);
    assert_int_equal(drawn, (1u << 15) - 1);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
