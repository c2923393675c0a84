/* proof/matrix.c - games over all pairs of what can be chosen: none may crash, stick or run away.
 *
 *     matrix GAME GAMES [SEED]
 *
 * SPDX-License-Identifier: MIT
 *
 * Number of seats, scenario, each rule, each bundled mod and who plays are drawn for every game
 * from what the library has now; how often each pair came together is counted. Two play at a time.
 *
 * A game that is ten times as long as the median of its players is a run-away and is kept as a
 * journal. Its players are those who play the second half of it: where the game's own bot was
 * thrown out early, random ones go on by themselves. Random players may wander for ever in a game
 * that anybody else could end; so after a while the game's own bot takes their seats, and must. */
#include "arena.h"

#include "core/rng.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define BOUND 100000u
#define PATIENCE 20000u /* actions until the own bot takes over */
#define MOST_FACTORS 128u
#define JOBS 2u
#define TIMES 10u   /* the median: a run-away */
#define WITH_OWN 4u /* one game in so many is played by random seats alone */

static const char *const players[] = {"greedy", "mixed", "greedy,random", "random"};
#define PLAYERS (sizeof players / sizeof *players)
#define RANDOM_PLAYERS (PLAYERS - 1)

typedef struct result { /* of one game, through a pipe */
    uint32_t number, actions;
    uint8_t players, status; /* 0 good, 1 failed, 2 cannot be chosen */
    uint8_t on[MOST_FACTORS / 8];
} result;

typedef struct matrix {
    arena_world world;
    const vaka_module *module;
    const vaka_library *library; /* NULL: without content */
    char factor[MOST_FACTORS][64];
    uint32_t factors;
    uint64_t seed;
    const char *game;
    bool planted; /* VAKA_PLANTED: no game can be played, so that this can be seen to fail */
} matrix;

static void add_factor(matrix *at, const char *sort, const char *name)
{
    if (at->factors < MOST_FACTORS)
        snprintf(at->factor[at->factors++], sizeof at->factor[0], "%s %s", sort, name);
}

static void find_factors(matrix *at)
{
    char number[8];

    for (int32_t seats = at->module->seats_min; seats <= at->module->seats_max; seats++) {
        snprintf(number, sizeof number, "%d", seats);
        add_factor(at, "seats", number);
    }
    for (size_t i = 0; i < PLAYERS; i++)
        add_factor(at, "play", players[i]);
    if (!at->library)
        return;
    for (uint32_t i = 0; i < at->library->scenario_count; i++)
        add_factor(at, "scenario", at->library->scenarios[i].id);
    for (uint32_t i = 0; i < at->library->rule_count; i++)
        add_factor(at, "rule", at->library->rules[i].id);
    for (uint32_t i = 0; i < at->library->mod_count; i++)
        if (at->library->mods[i].bundled && !at->library->mods[i].base)
            add_factor(at, "mod", at->library->mods[i].id);
}

static void turn_on(matrix *at, result *out, const char *sort, const char *name)
{
    char word[64];

    snprintf(word, sizeof word, "%s %s", sort, name);
    for (uint32_t i = 0; i < at->factors; i++)
        if (strcmp(at->factor[i], word) == 0)
            out->on[i / 8] |= (uint8_t)(1u << (i % 8));
}

static void add_word(char *list, size_t room, const char *word)
{
    size_t length = strlen(list);

    snprintf(list + length, room - length, "%s%s", length ? "," : "", word);
}

/* --- a game ----------------------------------------------------------------------------------- */

static void choose_content(matrix *at, arena_choice *choice, uint32_t rng[4], result *out)
{
    uint32_t scenario = vaka_rng_below(rng, at->library->scenario_count + 1);
    uint32_t some = vaka_rng_below(rng, 4); /* how many rules: few, half, most */
    const vaka_choice_info *chosen = scenario ? &at->library->scenarios[scenario - 1] : NULL;

    if (chosen) {
        snprintf(choice->scenario, sizeof choice->scenario, "%s", chosen->id);
        if (choice->seats < chosen->seats_min || choice->seats > chosen->seats_max)
            choice->seats =
                chosen->seats_min +
                (int32_t)vaka_rng_below(rng, (uint32_t)(chosen->seats_max - chosen->seats_min + 1));
        turn_on(at, out, "scenario", chosen->id);
    }
    for (uint32_t i = 0; i < at->library->rule_count; i++) {
        if (vaka_rng_below(rng, 4) >= some || !vaka_library_allows(chosen, &at->library->rules[i]))
            continue;
        add_word(choice->rules, sizeof choice->rules, at->library->rules[i].id);
        turn_on(at, out, "rule", at->library->rules[i].id);
    }
    add_word(choice->mods, sizeof choice->mods, "-");
    for (uint32_t i = 0; i < at->library->mod_count; i++) {
        const vaka_mod_info *mod = &at->library->mods[i];
        bool needed = false; /* by a rule or a scenario that was chosen */
        for (uint32_t r = 0; r < at->library->rule_count; r++)
            needed |=
                at->library->rules[r].mod == i && strstr(choice->rules, at->library->rules[r].id);
        if (!mod->bundled || mod->base || (!needed && vaka_rng_below(rng, 2)))
            continue;
        add_word(choice->mods, sizeof choice->mods, mod->id);
        turn_on(at, out, "mod", mod->id);
    }
}

static void choose(matrix *at, uint32_t number, arena_choice *choice, result *out)
{
    char text[8];
    uint32_t rng[4];

    vaka_rng_seed(rng, at->seed + number);
    *choice = (arena_choice){.seed = at->seed + number};
    *out = (result){.number = number};
    snprintf(choice->game, sizeof choice->game, "%s", at->game);
    choice->seats =
        at->module->seats_min +
        (int32_t)vaka_rng_below(rng, (uint32_t)(at->module->seats_max - at->module->seats_min + 1));
    if (at->library)
        choose_content(at, choice, rng, out);
    out->players = (uint8_t)(vaka_rng_below(rng, WITH_OWN) ? vaka_rng_below(rng, RANDOM_PLAYERS)
                                                           : RANDOM_PLAYERS);
    snprintf(choice->play, sizeof choice->play, "%s", players[out->players]);
    snprintf(text, sizeof text, "%d", choice->seats);
    turn_on(at, out, "seats", text);
    turn_on(at, out, "play", players[out->players]);
}

static void say(const arena_choice *choice, uint32_t actions, const char *what)
{
    char line[ARENA_LINE];

    arena_choice_write(choice, line);
    printf("FAILED: %s, action %u: %s\n", line, actions, what);
    fflush(stdout);
}

/* One action more. False, with a sentence in `err`, if there can be none. */
static bool act(arena *match, uint32_t number, vaka_action *action, vaka_error *err)
{
    vaka_status status = number == PATIENCE ? arena_take_over(match, err) : VAKA_OK;

    if (!status && !arena_next(match, action))
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "nobody can do anything, and it is not over");
    if (!status)
        status = vaka_door_apply(match->door, action, NULL, err);
    if (status == VAKA_ERR_ILLEGAL)
        vaka_fail(err, status, "listed, yet refused");
    return status == VAKA_OK;
}

static uint8_t play(const matrix *at, arena *match, result *out)
{
    uint32_t own = 0; /* when its own bot acted last */
    vaka_action action;
    vaka_error err = {0};

    if (at->planted) {
        say(match->choice, out->actions, "planted: nobody can do anything");
        return 1;
    }
    for (; out->actions < BOUND && !vaka_door_finished(match->door, NULL); out->actions++) {
        if (!act(match, out->actions, &action, &err)) {
            say(match->choice, out->actions, err.text);
            return 1;
        }
        if (match->own & VAKA_SEAT(action.seat))
            own = out->actions;
    }
    if (own < out->actions / 2)
        out->players = RANDOM_PLAYERS;
    return 0; /* also at the bound: the median will tell */
}

static void play_number(matrix *at, uint32_t number, result *out)
{
    arena_choice choice;
    vaka_error err;
    arena match;

    choose(at, number, &choice, out);
    if (arena_open(&match, &at->world, &choice, &err))
        out->status = 2; /* rules that do not go together */
    else
        out->status = play(at, &match, out);
    arena_close(&match);
}

static _Noreturn void work(matrix *at, uint32_t first, uint32_t games, int pipe_end)
{
    for (uint32_t i = first; i < games; i += JOBS) {
        result out;
        play_number(at, i, &out);
        if (write(pipe_end, &out, sizeof out) != (ssize_t)sizeof out)
            _exit(1);
    }
    _exit(0);
}

/* --- what came of it -------------------------------------------------------------------------- */

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static uint32_t median(const result *results, uint32_t count, uint8_t who)
{
    uint32_t *lengths = vaka_xnew(sizeof *lengths * (count + 1u)), found = 0;

    for (uint32_t i = 0; i < count; i++)
        if (results[i].players == who && results[i].status == 0)
            lengths[found++] = results[i].actions;
    qsort(lengths, found, sizeof *lengths, by_number);
    uint32_t middle = found ? lengths[found / 2] : 0;
    free(lengths);
    return middle;
}

/* Plays a game again and keeps it as a journal. */
static void keep(matrix *at, uint32_t number, const char *as)
{
    vaka_action *actions = vaka_xnew(sizeof *actions * BOUND);
    arena_choice choice;
    char path[128];
    vaka_error err;
    uint32_t count = 0;
    result out;
    arena match;

    choose(at, number, &choice, &out);
    snprintf(path, sizeof path, "%s-%u.vkj", as, number);
    if (arena_open(&match, &at->world, &choice, &err) == VAKA_OK)
        while (count < BOUND && !vaka_door_finished(match.door, NULL) &&
               act(&match, count, &actions[count], &err))
            count++;
    arena_close(&match);
    arena_save(&at->world, &choice, actions, count, path);
    say(&choice, count, path);
    free(actions);
}

static uint32_t report_lengths(matrix *at, const result *results, uint32_t count)
{
    uint32_t runaways = 0;

    for (uint8_t who = 0; who < PLAYERS; who++) {
        uint32_t middle = median(results, count, who), longest = 0, games = 0;
        for (uint32_t i = 0; i < count; i++) {
            const result *one = &results[i];
            if (one->players != who || one->status)
                continue;
            games++;
            longest = one->actions > longest ? one->actions : longest;
            if (one->actions <= middle * TIMES)
                continue;
            runaways++;
            keep(at, one->number, "runaway");
        }
        printf("%s: %u games, median %u actions, longest %u\n", players[who], games, middle,
               longest);
    }
    return runaways;
}

static uint32_t report_pairs(const matrix *at, const result *results, uint32_t count)
{
    uint32_t pairs = 0, never = 0;

    for (uint32_t a = 0; a < at->factors; a++)
        for (uint32_t b = a + 1; b < at->factors; b++) {
            uint32_t together = 0;
            if (strncmp(at->factor[a], at->factor[b], 4) == 0 &&
                (at->factor[a][0] == 's' || at->factor[a][0] == 'p'))
                continue; /* one of them at a time */
            for (uint32_t i = 0; i < count; i++)
                together += results[i].status == 0 && results[i].on[a / 8] >> (a % 8) & 1 &&
                            results[i].on[b / 8] >> (b % 8) & 1;
            pairs++;
            never += !together;
            if (!together)
                printf("never together: %s, %s\n", at->factor[a], at->factor[b]);
        }
    printf("%u pairs of %u choices, %u never together\n", pairs, at->factors, never);
    return never;
}

static int report(matrix *at, const result *results, uint32_t count, uint32_t games)
{
    uint32_t failed = 0, unfit = 0;
    uint64_t actions = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (results[i].status == 1 && !at->planted)
            keep(at, results[i].number, "failed");
        failed += results[i].status == 1;
        unfit += results[i].status == 2;
        actions += results[i].actions;
    }
    uint32_t runaways = report_lengths(at, results, count);
    report_pairs(at, results, count);
    printf("%u games, %" PRIu64 " actions, %u failed, %u lost, %u run away, %u choices that do not "
           "go together\n",
           count - unfit, actions, failed, games - count, runaways, unfit);
    return failed || runaways || count != games;
}

static int run(matrix *at, uint32_t games)
{
    result *results = vaka_xnew(sizeof *results * (games + 1u));
    uint32_t count = 0;
    int ends[2];

    if (pipe(ends))
        return 1;
    for (uint32_t job = 0; job < JOBS; job++)
        if (fork() == 0)
            work(at, job, games, ends[1]);
    close(ends[1]);
    while (count < games && read(ends[0], &results[count], sizeof *results) == sizeof *results)
        count++;
    for (uint32_t job = 0; job < JOBS; job++)
        wait(NULL);
    int status = report(at, results, count, games);
    free(results);
    return status;
}

int main(int argc, char **argv)
{
    matrix at = {.seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1};
    uint32_t games = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;

    at.planted = getenv("VAKA_PLANTED") != NULL;
    arena_world_init(&at.world);
    at.game = argc > 1 ? argv[1] : "";
    at.module = vaka_plugins_find(&at.world.plugins, at.game, NULL);
    if (!games || !at.module) {
        fputs("usage: matrix GAME GAMES [SEED]\n", stderr);
        return 2;
    }
    if (vaka_kits_concern(at.module))
        at.library = vaka_kits_library(&at.world.shelf.kits, at.module);
    find_factors(&at);
    int status = run(&at, games);
    arena_world_done(&at.world);
    return status;
}
