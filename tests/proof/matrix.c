/* proof/matrix.c - games over all pairs of what can be chosen: none may crash, stick or run away.
 *
 *     matrix GAME GAMES [SEED]
 *
 * SPDX-License-Identifier: MIT
 *
 * Number of seats, scenario, each rule, each bundled mod and who plays are drawn for every game
 * from what the library has now. All that is drawn goes together, so every game must begin; and a
 * pair that never came together is a fault, unless no scenario lets it. Two play at a time.
 *
 * A game that is ten times as long as the median of its players is a run-away and is kept as a
 * journal. Its players are those who play the second half of it: where the game's own bot was
 * thrown out early, random ones go on by themselves. Random players may wander for ever in a game
 * that anybody else could end; so after a while the game's own bot takes their seats, and must.
 *
 * To be seen to fail, with VAKA_PLANTED: "stuck", the first game has a dead end in its course;
 * "long", it is counted as a very long one; "unfit", its scenario is none; "apart", a rule is never
 * drawn. */
#include "arena.h"

#include "chance/rng.h"

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
#define TIMES 10u    /* the median: a run-away */
#define WITH_OWN 4u  /* one game in so many is played by random seats alone */
#define ENOUGH 1000u /* games from which on no pair is missing by chance */
#define DEAD_END 40u /* the planted one: after so many actions */

static const char *const players[] = {"greedy", "mixed", "greedy,random", "random"};
#define PLAYERS (sizeof players / sizeof *players)
#define RANDOM_PLAYERS (PLAYERS - 1)

typedef enum factor_sort {
    SEATS,
    PLAY,
    SCENARIO,
    RULE,
    MOD
} factor_sort; /* a game has one of each of the first three */

typedef struct factor {
    factor_sort sort;
    uint32_t index; /* among those of its sort: in the library, in `players`, from seats_min */
    char text[64];
} factor;

typedef struct result { /* of one game, through a pipe */
    uint32_t number, actions;
    uint8_t players, status; /* 0 good, 1 failed, 2 could not be begun */
    uint8_t on[MOST_FACTORS / 8];
} result;

typedef struct matrix {
    arena_world world;
    const vaka_module *module;
    const vaka_library *library; /* NULL: without content */
    factor factor[MOST_FACTORS];
    uint32_t factors;
    uint64_t seed;
    const char *game;
    const char *planted; /* which fault; "": none */
} matrix;

static bool is_planted(const matrix *at, const char *fault)
{
    return strcmp(at->planted, fault) == 0;
}

static void add_factor(matrix *at, factor_sort sort, uint32_t index, const char *name)
{
    static const char *const words[] = {"seats", "play", "scenario", "rule", "mod"};
    factor *to = &at->factor[at->factors];

    if (at->factors == MOST_FACTORS) {
        puts("FAILED: there are more choices than this can count");
        exit(1);
    }
    at->factors++;
    *to = (factor){.sort = sort, .index = index};
    snprintf(to->text, sizeof to->text, "%s %s", words[sort], name);
}

static void find_factors(matrix *at)
{
    char number[8];

    for (int32_t seats = at->module->seats_min; seats <= at->module->seats_max; seats++) {
        snprintf(number, sizeof number, "%d", seats);
        add_factor(at, SEATS, (uint32_t)(seats - at->module->seats_min), number);
    }
    for (uint32_t i = 0; i < PLAYERS; i++)
        add_factor(at, PLAY, i, players[i]);
    if (!at->library)
        return;
    for (uint32_t i = 0; i < at->library->scenario_count; i++)
        add_factor(at, SCENARIO, i, at->library->scenarios[i].id);
    for (uint32_t i = 0; i < at->library->rule_count; i++)
        add_factor(at, RULE, i, at->library->rules[i].id);
    for (uint32_t i = 0; i < at->library->mod_count; i++)
        if (at->library->mods[i].bundled && !at->library->mods[i].base)
            add_factor(at, MOD, i, at->library->mods[i].id);
}

static bool is_on(const result *of, uint32_t number)
{
    return of->on[number / 8] >> (number % 8) & 1;
}

static void turn_on(const matrix *at, result *out, factor_sort sort, uint32_t index)
{
    for (uint32_t i = 0; i < at->factors; i++)
        if (at->factor[i].sort == sort && at->factor[i].index == index)
            out->on[i / 8] |= (uint8_t)(1u << (i % 8));
}

/* --- what goes together ----------------------------------------------------------------------- */

static bool excludes(const vaka_choice_info *rule, const char *id)
{
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        if (strncmp(rule->conflicts[i], id, strcspn(id, ":")) == 0 &&
            strlen(rule->conflicts[i]) == strcspn(id, ":"))
            return true;
    return false;
}

/* May the rule be chosen in a scenario (NULL: in none)? */
static bool fits(const vaka_library *library, const vaka_choice_info *scenario,
                 const vaka_choice_info *rule)
{
    for (uint32_t i = 0; scenario && i < scenario->rule_count; i++) {
        const vaka_choice_info *other = vaka_library_rule(library, scenario->rules[i]);
        if (excludes(rule, scenario->rules[i]) || (other && excludes(other, rule->id)))
            return false;
    }
    return vaka_library_allows(scenario, rule);
}

/* Does a choice go with a scenario (NULL: with none)? */
static bool goes_with(const matrix *at, const factor *one, const vaka_choice_info *scenario)
{
    int32_t seats = at->module->seats_min + (int32_t)one->index;

    if (one->sort == SEATS)
        return !scenario || (seats >= scenario->seats_min && seats <= scenario->seats_max);
    if (one->sort == SCENARIO)
        return scenario == &at->library->scenarios[one->index];
    return one->sort != RULE || fits(at->library, scenario, &at->library->rules[one->index]);
}

/* Is there a game with both? */
static bool can_meet(const matrix *at, const factor *a, const factor *b)
{
    if (a->sort == b->sort && a->sort <= SCENARIO)
        return false;
    if (a->sort == RULE && b->sort == RULE) {
        const vaka_choice_info *x = &at->library->rules[a->index];
        const vaka_choice_info *y = &at->library->rules[b->index];
        if (excludes(x, y->id) || excludes(y, x->id))
            return false;
    }
    bool met = goes_with(at, a, NULL) && goes_with(at, b, NULL);
    for (uint32_t i = 0; at->library && i < at->library->scenario_count && !met; i++)
        met = goes_with(at, a, &at->library->scenarios[i]) &&
              goes_with(at, b, &at->library->scenarios[i]);
    return met;
}

static void add_word(char *list, size_t room, const char *word)
{
    size_t length = strlen(list);

    snprintf(list + length, room - length, "%s%s", length ? "," : "", word);
}

/* --- a game ----------------------------------------------------------------------------------- */

static void choose_rules(matrix *at, const vaka_choice_info *scenario, arena_choice *choice,
                         uint32_t rng[4], result *out)
{
    const vaka_choice_info *rules = at->library->rules;
    uint32_t some = vaka_rng_below(rng, 4); /* how many: none, few, half, most */

    for (uint32_t i = 0; i < at->library->rule_count; i++) {
        bool taken = vaka_rng_below(rng, 4) < some && fits(at->library, scenario, &rules[i]);
        for (uint32_t f = 0; f < at->factors && taken; f++)
            taken = at->factor[f].sort != RULE || !is_on(out, f) ||
                    !(excludes(&rules[i], rules[at->factor[f].index].id) ||
                      excludes(&rules[at->factor[f].index], rules[i].id));
        if (!taken || (i == 0 && is_planted(at, "apart")))
            continue;
        add_word(choice->rules, sizeof choice->rules, rules[i].id);
        turn_on(at, out, RULE, i);
    }
}

static void choose_mods(matrix *at, arena_choice *choice, uint32_t rng[4], result *out)
{
    add_word(choice->mods, sizeof choice->mods, "-");
    for (uint32_t i = 0; i < at->library->mod_count; i++) {
        const vaka_mod_info *mod = &at->library->mods[i];
        bool needed = false; /* by a rule that was chosen */
        for (uint32_t f = 0; f < at->factors; f++)
            needed |= at->factor[f].sort == RULE && is_on(out, f) &&
                      at->library->rules[at->factor[f].index].mod == i;
        if (!mod->bundled || mod->base || (!needed && vaka_rng_below(rng, 2)))
            continue;
        add_word(choice->mods, sizeof choice->mods, mod->id);
        turn_on(at, out, MOD, i);
    }
}

static void choose_content(matrix *at, arena_choice *choice, uint32_t rng[4], result *out)
{
    uint32_t scenario = vaka_rng_below(rng, at->library->scenario_count + 1);
    const vaka_choice_info *chosen = scenario ? &at->library->scenarios[scenario - 1] : NULL;

    if (chosen) {
        snprintf(choice->scenario, sizeof choice->scenario, "%s", chosen->id);
        if (choice->seats < chosen->seats_min || choice->seats > chosen->seats_max)
            choice->seats =
                chosen->seats_min +
                (int32_t)vaka_rng_below(rng, (uint32_t)(chosen->seats_max - chosen->seats_min + 1));
        turn_on(at, out, SCENARIO, scenario - 1);
    }
    choose_rules(at, chosen, choice, rng, out);
    choose_mods(at, choice, rng, out);
}

static void choose(matrix *at, uint32_t number, arena_choice *choice, result *out)
{
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
    turn_on(at, out, SEATS, (uint32_t)(choice->seats - at->module->seats_min));
    turn_on(at, out, PLAY, out->players);
    if (number == 0 && is_planted(at, "unfit"))
        snprintf(choice->scenario, sizeof choice->scenario, "planted");
}

static void say(const arena_choice *choice, uint32_t actions, const char *what)
{
    char line[ARENA_LINE];

    arena_choice_write(choice, line);
    printf("FAILED: %s, action %u: %s\n", line, actions, what);
    fflush(stdout);
}

/* One action more. False, with a sentence in `err`, if there can be none. */
static bool act(const matrix *at, arena *match, uint32_t number, vaka_action *action,
                vaka_error *err)
{
    vaka_status status = number == PATIENCE ? arena_take_over(match, err) : VAKA_OK;
    bool dead = is_planted(at, "stuck") && match->choice->seed == at->seed && number == DEAD_END;

    if (!status && (dead || !arena_next(match, action)))
        status = vaka_fail(err, VAKA_ERR_CONTRACT, "nobody can do anything, and it is not over");
    if (!status)
        status = vaka_live_apply(match->live, action, NULL, err);
    if (status == VAKA_ERR_ILLEGAL)
        vaka_fail(err, status, "listed, yet refused");
    return status == VAKA_OK;
}

static uint8_t play(const matrix *at, arena *match, result *out)
{
    uint32_t own = 0; /* when its own bot acted last */
    vaka_action action;
    vaka_error err = {0};

    if (is_planted(at, "apart"))
        return 0; /* what was drawn is enough */
    for (; out->actions < BOUND && !vaka_live_finished(match->live, NULL); out->actions++) {
        if (!act(at, match, out->actions, &action, &err)) {
            say(match->choice, out->actions, err.text);
            return 1;
        }
        if (match->own & VAKA_SEAT(action.seat))
            own = out->actions;
    }
    if (own < out->actions / 2)
        out->players = RANDOM_PLAYERS;
    if (is_planted(at, "long") && out->number == 0)
        out->actions = BOUND - 1;
    return 0; /* also at the bound: it is counted among the run-aways */
}

static void play_number(matrix *at, uint32_t number, result *out)
{
    arena_choice choice;
    vaka_error err = {0};
    arena match;

    choose(at, number, &choice, out);
    if (arena_open(&match, &at->world, &choice, &err)) {
        out->status = 2;
        say(&choice, 0, err.text);
    } else {
        out->status = play(at, &match, out);
    }
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
        while (count < BOUND && !vaka_live_finished(match.live, NULL) &&
               act(at, &match, count, &actions[count], &err))
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
            if (one->actions <= middle * TIMES && one->actions < BOUND)
                continue;
            runaways++;
            keep(at, one->number, "runaway");
        }
        printf("%s: %u games, median %u actions, longest %u\n", players[who], games, middle,
               longest);
    }
    return runaways;
}

/* Pairs that could have come together, and never did. */
static uint32_t report_pairs(const matrix *at, const result *results, uint32_t count)
{
    uint32_t pairs = 0, never = 0;

    for (uint32_t a = 0; a < at->factors; a++)
        for (uint32_t b = a + 1; b < at->factors; b++) {
            uint32_t together = 0;
            if (!can_meet(at, &at->factor[a], &at->factor[b]))
                continue;
            for (uint32_t i = 0; i < count; i++)
                together +=
                    results[i].status == 0 && is_on(&results[i], a) && is_on(&results[i], b);
            pairs++;
            never += !together;
            if (!together)
                printf("%s: never together: %s, %s\n", count < ENOUGH ? "by chance" : "FAILED",
                       at->factor[a].text, at->factor[b].text);
        }
    printf("%u pairs of %u choices, %u never together\n", pairs, at->factors, never);
    return never;
}

static int report(matrix *at, const result *results, uint32_t count, uint32_t games)
{
    uint32_t failed = 0, unfit = 0;
    uint64_t actions = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (results[i].status == 1)
            keep(at, results[i].number, "failed");
        failed += results[i].status == 1;
        unfit += results[i].status == 2;
        actions += results[i].actions;
    }
    uint32_t runaways = report_lengths(at, results, count);
    uint32_t never = report_pairs(at, results, count);
    printf("%u games, %" PRIu64 " actions, %u failed, %u lost, %u run away, %u not begun, %u pairs "
           "never together\n",
           count - unfit, actions, failed, games - count, runaways, unfit, never);
    return failed || unfit || runaways || count != games || (never && count >= ENOUGH);
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

    at.planted = getenv("VAKA_PLANTED") ? getenv("VAKA_PLANTED") : "";
    arena_world_init(&at.world);
    at.game = argc > 1 ? argv[1] : "";
    at.module = vaka_plugins_find(&at.world.plugins, at.game, NULL);
    if (!games || !at.module) {
        fputs("usage: matrix GAME GAMES [SEED]\n", stderr);
        return 2;
    }
    if (vaka_loader_concern(at.module))
        at.library = vaka_loader_library(&at.world.mod_choice.loader, at.module);
    find_factors(&at);
    int status = run(&at, games);
    arena_world_done(&at.world);
    return status;
}
