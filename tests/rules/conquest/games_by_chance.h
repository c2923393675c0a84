/* tests/rules/conquest/games_by_chance.h - games in which some actions make sense and some are
 * chance, and a transcript of what a test looks at in them.
 *
 * SPDX-License-Identifier: MIT
 *
 * Such games wander through all there is, and a transcript (transcript.h) notices every change in
 * what was noted. Numbers and ids are noted, not words: a sentence that is mended changes one line
 * of the transcript of words (shown_games_test.c), and no other. */
#ifndef RULES_CONQUEST_GAMES_BY_CHANCE_H
#define RULES_CONQUEST_GAMES_BY_CHANCE_H

#include "table.h"
#include "transcript.h"

#include "play/bot.h"

#define TRANSCRIPTS VAKA_SOURCE_DIR "/tests/rules/conquest/transcripts"
#define TRANSCRIPTS_NOW VAKA_BUILD_DIR "/rules/conquest/transcripts"

typedef struct games games;
struct games {
    const char *name;  /* of the transcript; NULL: there is none, and `notes` is NULL */
    const char *about; /* its first line */
    uint32_t room;     /* lines of it that are in order */
    table_choice choice;
    int32_t count;             /* games, with the seeds from 1 on */
    int32_t most_actions;      /* of each; then it is cut off */
    uint32_t sensible, out_of; /* how many actions of how many are the greedy player's */
    /* Before the n-th action, and at the end; after each action. Either may be NULL. */
    void (*look)(table *at, games *all, int32_t nth);
    void (*hear)(table *at, games *all);

    vaka_bot greedy[MAX_SEATS], random[MAX_SEATS];
    uint32_t poll[4];
    uint32_t own[4];    /* a generator for what tests do besides playing */
    vaka_action action; /* the last one */
    transcript *notes;
    uint32_t noted; /* things that tests have looked at */
};

/* The numbers that fill the gaps of a sentence, without the zeros at the end. */
static inline void write_gaps(FILE *out, const int16_t *arg)
{
    int32_t count = VAKA_TEXT_ARGS;

    while (count > 0 && !arg[count - 1])
        count--;
    for (int32_t i = 0; i < count; i++)
        fprintf(out, "%c%d", i ? ',' : ' ', arg[i]);
}

static inline void write_action(FILE *out, const table *at, const vaka_action *action)
{
    char text[VAKA_ACTION_TEXT];

    vaka_action_write(at->layout, action, text, sizeof text);
    fprintf(out, "%d %s", action->seat, text);
}

static inline const char *verb_of(const table *at, const vaka_action *action)
{
    return vaka_verb_row(at->plugin.module, action->verb)->name;
}

static inline void seat_bots(table *at, vaka_bot *bots, const char *name, uint64_t seed)
{
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (vaka_bot_init_for(&bots[seat], at->plugin.module, name, seed, seat, &err))
            fail_msg("%s", err.text);
}

static inline void look_at(table *at, games *all, int32_t nth)
{
    if (all->notes)
        transcript_moment(all->notes, (uint32_t)all->choice.seed, (uint32_t)nth);
    if (all->look)
        all->look(at, all, nth);
}

static inline void play_one_by_chance(table *at, games *all)
{
    vaka_error err;

    seat_bots(at, all->greedy, "greedy", all->choice.seed);
    seat_bots(at, all->random, "random", all->choice.seed);
    vaka_rng_seed(all->poll, all->choice.seed);
    for (int32_t i = 0; i < all->most_actions && !vaka_live_finished(at->live, NULL); i++) {
        bool sensible = vaka_rng_below(all->poll, all->out_of) < all->sensible;

        look_at(at, all, i);
        assert_true(
            vaka_bot_next(sensible ? all->greedy : all->random, at->live, all->poll, &all->action));
        if (vaka_live_apply(at->live, &all->action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
        if (all->hear)
            all->hear(at, all);
    }
    look_at(at, all, all->most_actions);
}

/* Plays them all; what look and hear have noted is what is kept. */
static inline void play_by_chance(table *at, games all)
{
    if (all.name)
        all.notes = transcript_new(all.name, all.about, all.room);
    table_lay_out(at, &all.choice);
    for (all.choice.seed = 1; all.choice.seed <= (uint64_t)all.count; all.choice.seed++) {
        table_start(at, &all.choice);
        play_one_by_chance(at, &all);
    }
    assert_true(all.noted > 500);
    if (all.notes)
        transcript_check(all.notes, TRANSCRIPTS, TRANSCRIPTS_NOW);
}

/* The advanced rules that go together [11]. */
static const char *const all_advanced[] = {
    "kumara", "malaria", "random_events", "saved_resources", "south_island", "variable_end", NULL};

#endif
