/* tests/rules/conquest/games_by_chance.h - games in which some actions make sense and some are
 * chance, and a digest of what a test looks at in them.
 *
 * SPDX-License-Identifier: MIT
 *
 * Such games wander through all there is, and a digest notices every change in what was noted. One
 * that has changed says nothing about right or wrong: whoever changes the rules, or what is noted,
 * finds the new number in what the test says, and writes it there with the reason in the commit.
 * Only numbers and ids are noted, never words: those may be mended. */
#ifndef RULES_CONQUEST_GAMES_BY_CHANCE_H
#define RULES_CONQUEST_GAMES_BY_CHANCE_H

#include "table.h"

#include "play/bot.h"

typedef struct games games;
struct games {
    table_choice choice;
    int32_t count;             /* games, with the seeds from 1 on */
    int32_t most_actions;      /* of each; then it is cut off */
    uint32_t sensible, out_of; /* how many actions of how many are the greedy player's */
    /* Before the n-th action, and at the end; after each action. Either may be NULL. */
    void (*look)(table *at, games *all, int32_t nth);
    void (*hear)(table *at, games *all);

    vaka_bot greedy[MAX_SEATS], random[MAX_SEATS];
    uint32_t poll[4];
    uint32_t own[4];        /* a generator for what tests do besides playing */
    uint32_t digest, noted; /* noted: things, not numbers */
};

static inline void note(games *all, int64_t value)
{
    all->digest = (all->digest ^ (uint32_t)value) * 16777619U;
}

static inline void note_id(games *all, const char *id)
{
    for (; id && *id; id++)
        note(all, *id);
    note(all, 0);
}

static inline void seat_bots(table *at, vaka_bot *bots, const char *name, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, name, seed, seat, &err))
            fail_msg("%s", err.text);
}

static inline void play_one_by_chance(table *at, games *all)
{
    vaka_action action;
    vaka_error err;

    seat_bots(at, all->greedy, "greedy", all->choice.seed);
    seat_bots(at, all->random, "random", all->choice.seed);
    vaka_rng_seed(all->poll, all->choice.seed);
    for (int32_t i = 0; i < all->most_actions && !vaka_live_finished(at->live, NULL); i++) {
        bool sensible = vaka_rng_below(all->poll, all->out_of) < all->sensible;

        if (all->look)
            all->look(at, all, i);
        assert_true(
            vaka_bot_next(sensible ? all->greedy : all->random, at->live, all->poll, &action));
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
        if (all->hear)
            all->hear(at, all);
    }
    if (all->look)
        all->look(at, all, all->most_actions);
}

/* Plays them all; the digest of what look and hear have noted is the expected one. */
static inline void play_by_chance(table *at, games all, uint32_t expected)
{
    all.digest = 2166136261U;
    table_lay_out(at, &all.choice);
    for (all.choice.seed = 1; all.choice.seed <= (uint64_t)all.count; all.choice.seed++) {
        table_start(at, &all.choice);
        play_one_by_chance(at, &all);
    }
    assert_true(all.noted > 500);
    if (all.digest != expected)
        fail_msg("%u things that were noted have the digest 0x%08x, not 0x%08x", all.noted,
                 all.digest, expected);
}

/* The advanced rules that go together [11]. */
static const char *const all_advanced[] = {
    "kumara", "malaria", "random_events", "saved_resources", "south_island", "variable_end", NULL};

#endif
