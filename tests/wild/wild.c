/* wild/wild.c - games in which a mod does anything at all: nothing crashes, nothing sticks, and
 * what goes wrong is blamed on the mod.
 *
 *     wild GAMES [SEED [NUMBER]]
 *
 * SPDX-License-Identifier: MIT
 *
 * Every game of the tree is played, and one (pond.h) that declares nothing and that scripts can
 * bring to a dead end. Where a game takes scripts, a rule of the mod of wild_mod.h is
 * switched on. An action that fails must be the doing of that rule, which is then passed over for
 * this action alone; and somebody must always have something to do. Now and then every seat is
 * shown the table. Two processes play; NUMBER plays one game of the run again, in this process.
 * With VAKA_WILD_TOLD in the environment every sentence of a contained script is printed.
 *
 * To be seen to fail, with VAKA_PLANTED: "loose", the zones take everything and nothing is closed,
 * as if no module had declared anything; "blame", what goes wrong after a script is the module's.
 */
#include "pond.h"
#include "wild_mod.h"

#include "../proof/arena.h"

#include "chance/rng.h"
#include "table/intake.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define JOBS 2u
#define LOOK_ONE_IN 16u
#define LONG_ONE_IN 24u

/* What is played, in turn: a few choices, so that their scripts are loaded once. `bound` actions
 * are enough for most of its games; a few go on for eight times as long. */
static const struct course {
    const char *line;
    uint32_t bound;
} courses[] = {
    {"skirmish 2 mods wild_skirmish rules wild", 150},
    {"conquest 2 mods wild_conquest rules wild,random_events", 160},
    {"skirmish 3 mods wild_skirmish rules wild", 150},
    {"hello 2", 100},
    {"pond 2 mods wild_pond rules wild", 60},
    {"skirmish 4 mods wild_skirmish rules wild", 150},
    {"conquest 3 mods wild_conquest rules wild,random_events,malaria play mixed", 120},
    {"conquest 2 mods wild_conquest scenario wild_solitaire", 160},
    {"auction 3", 60},
    {"skirmish 2 mods wild_skirmish rules wild", 150},
    {"conquest 4 mods wild_conquest rules wild,random_events,kumara,south_island", 160},
    {"skirmish 3 mods wild_skirmish rules wild", 150},
    {"gallery 3", 60},
    {"atoll 3", 60},
    {"reef 3", 60},
    {"polynesia 4 mods -", 60},
    {"lagoon 3", 60},
    {"market 3", 60},
    {"conquest 2 mods wild_conquest scenario historic_map rules wild,random_events play mixed",
     120},
    {"skirmish 4 mods wild_skirmish rules wild", 150},
    {"conquest 2 mods wild_conquest scenario wild_solitaire play greedy", 80},
    {"hexref 4", 60},
    {"conquest 4 mods wild_conquest scenario short_game rules wild play greedy,mixed", 80},
};
#define COURSES (sizeof courses / sizeof *courses)

/* What the two processes have done: one for each, in memory that the first one sees. */
typedef struct tally {
    uint32_t now; /* the game under way, from 1 */
    uint32_t games, begun, failed;
    uint64_t actions, contained;
} tally;

typedef struct wild {
    arena_world world;
    char folder[64];
    uint64_t seed;
    const char *planted;
    bool told; /* VAKA_WILD_TOLD: says what was contained */
    tally *tally;
} wild;

static void say(const arena_choice *choice, uint32_t number, uint32_t actions, const char *what)
{
    char line[ARENA_LINE];

    arena_choice_write(choice, line);
    printf("FAILED: game %u, %s, action %u: %s\n", number, line, actions, what);
    fflush(stdout);
}

static uint32_t choose(const wild *at, uint32_t number, arena_choice *choice, uint32_t *bound)
{
    uint32_t rng[4];
    uint32_t course = number % COURSES;

    vaka_rng_seed(rng, at->seed + number);
    if (!arena_choice_read(courses[course].line, choice))
        abort();
    choice->seed = at->seed + number;
    *bound = courses[course].bound;
    if (vaka_rng_below(rng, LONG_ONE_IN) == 0)
        *bound *= 8;
    return course;
}

/* Nothing is declared any more: what older modules are like, and these would be without it. */
static void loosen(vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->zone_count; i++)
        vaka_intake_init(&layout->zones[i]);
}

/* Is it the wild rule that failed? Nothing else does. */
static bool is_wild(const arena *match, int32_t item)
{
    const vaka_content *content = match->setup.content;

    return content && item >= 0 && (uint32_t)item < content->item_count &&
           strcmp(content->items[item].id, "wild") == 0;
}

/* An action; without the wild rule if it fails by that. False: a sentence in `err`. */
static bool act(wild *at, arena *match, const vaka_action *action, vaka_error *err)
{
    vaka_refusal why = {0};
    vaka_status status = vaka_live_apply(match->live, action, &why, err);

    if (status == VAKA_OK)
        return true;
    int32_t item = vaka_live_failed(match->live);
    if (status == VAKA_ERR_ILLEGAL) {
        vaka_fail(err, status, "listed, yet refused: verb %u (%d %d %d %d): %s", action->verb,
                  action->arg[0], action->arg[1], action->arg[2], action->arg[3], why.id);
        return false;
    }
    if (!is_wild(match, item))
        return false;
    at->tally->contained++;
    if (at->told)
        printf("contained: %s\n", err->text);
    vaka_live_skip(match->live, item, true);
    status = vaka_live_apply(match->live, action, NULL, err);
    vaka_live_skip(match->live, item, false);
    return status == VAKA_OK;
}

static void look_around(arena *match)
{
    for (int32_t seat = VAKA_SPECTATOR; seat < match->setup.seats; seat++)
        vaka_live_scene(match->live, seat);
}

static bool play(wild *at, arena *match, uint32_t number, uint32_t bound)
{
    vaka_action action;
    vaka_error err = {0};
    uint32_t done = 0;

    for (; done < bound && !vaka_live_finished(match->live, NULL); done++) {
        if (!arena_next(match, &action)) {
            say(match->choice, number, done, "nobody can act, and no script is blamed");
            return false;
        }
        if (!act(at, match, &action, &err)) {
            say(match->choice, number, done, err.text);
            return false;
        }
        if (vaka_rng_below(match->poll, LOOK_ONE_IN) == 0)
            look_around(match);
    }
    at->tally->actions += done;
    const char *trouble = vaka_live_trouble(match->live);
    if (*trouble)
        say(match->choice, number, done, trouble);
    return !*trouble;
}

/* A match that cannot be set up because of the rule is none, and that is all there is to it. */
static bool is_contained(const vaka_error *err)
{
    return strstr(err->text, "mod wild_") != NULL;
}

static void play_number(wild *at, uint32_t number)
{
    arena_choice choice;
    vaka_error err = {0};
    uint32_t bound;
    arena match;

    at->tally->now = number + 1;
    choose(at, number, &choice, &bound);
    vaka_status status = arena_open(&match, &at->world, &choice, &err);
    at->tally->games++;
    if (status && !is_contained(&err)) {
        say(&choice, number, 0, err.text);
        at->tally->failed++;
    } else if (!status) {
        at->tally->begun++;
        vaka_live_keep_undo(match.live, true);
        if (strcmp(at->planted, "blame") == 0)
            match.port.blame = NULL;
        at->tally->failed += !play(at, &match, number, bound);
    }
    arena_close(&match);
    at->tally->now = 0;
}

/* --- the mods --------------------------------------------------------------------------------- */

/* A scenario of its own, for the game's lets no other rules in. */
static void write_solitaire(const wild *at)
{
    char path[128];
    FILE *to;

    snprintf(path, sizeof path, "%s/vaka/mods/wild_conquest/scenarios", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/vaka/mods/wild_conquest/scenarios/wild_solitaire.lua",
             at->folder);
    to = fopen(path, "w");
    if (!to)
        return;
    fputs("return { title = 'Wild solitaire', text = 'Nobody plays the other one.',\n"
          "    seats = { min = 2, max = 2 }, nobody = { 'Samoa' },\n"
          "    brings = { 'chit', 'opponent' }, rules = { 'wild' },\n"
          "    data = { setups = { for_2 = { end_vp = 30, opponent = 'samoa',\n"
          "        late_after = 6, chits_kept = 2 } } } }\n",
          to);
    fclose(to);
}

/* Writes the mod of a game from two of its layouts. */
static bool write_mod(wild *at, const char *line, const char *other)
{
    arena_choice one, two;
    vaka_error err = {0};
    char path[96];
    arena a, b;

    snprintf(path, sizeof path, "%s/vaka/mods", at->folder);
    if (!arena_choice_read(line, &one) || !arena_choice_read(other, &two))
        return false;
    vaka_status first = arena_open(&a, &at->world, &one, &err);
    vaka_status second = arena_open(&b, &at->world, &two, &err);
    bool good = !first && !second && wild_mod_write(path, a.layout, b.layout);
    if (!good)
        printf("FAILED: no mod for %s: %s\n", line, err.text);
    arena_close(&b);
    arena_close(&a);
    return good;
}

/* The games are asked what they export, then found anew with the mods made of that. */
static bool prepare(wild *at)
{
    char path[96];

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-wild-XXXXXX");
    if (!mkdtemp(at->folder))
        return false;
    snprintf(path, sizeof path, "%s/vaka", at->folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/vaka/mods", at->folder);
    mkdir(path, 0777);
    arena_world_init(&at->world);
    pond_join(&at->world.plugins);
    bool good = write_mod(at, "skirmish 4", "skirmish 2") && write_mod(at, "pond 2", "pond 2") &&
                write_mod(at, "conquest 4 rules random_events", "conquest 2 scenario solitaire");
    write_solitaire(at);
    arena_world_done(&at->world);
    arena_world_init(&at->world);
    pond_join(&at->world.plugins);
    setenv("XDG_DATA_HOME", at->folder, 1);
    if (strcmp(at->planted, "loose") == 0)
        at->world.laid_out = loosen;
    return good;
}

static void clear_away(const wild *at)
{
    pid_t child = fork();

    if (child == 0) {
        execlp("rm", "rm", "-rf", "--", at->folder, (char *)NULL);
        _exit(127);
    }
    waitpid(child, NULL, 0);
}

/* --- two processes ---------------------------------------------------------------------------- */

static pid_t start(wild *at, tally *mine, uint32_t first, uint32_t games)
{
    pid_t child = fork();

    if (child != 0)
        return child;
    at->tally = mine;
    for (uint32_t i = first; i < games; i += JOBS)
        play_number(at, i);
    _exit(mine->failed ? 1 : 0);
}

static bool finish(pid_t child, const tally *of)
{
    int status;

    waitpid(child, &status, 0);
    if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || of->failed))
        return WEXITSTATUS(status) == 0;
    printf("FAILED: the program ended in game %u\n", of->now ? of->now - 1 : 0);
    return false;
}

static int play_all(wild *at, uint32_t games)
{
    tally *all =
        mmap(NULL, sizeof *all * JOBS, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t child[JOBS];
    tally sum = {0};
    bool good = true;

    if (all == MAP_FAILED)
        return 1;
    fflush(stdout);
    for (uint32_t i = 0; i < JOBS; i++)
        child[i] = start(at, &all[i], i, games);
    for (uint32_t i = 0; i < JOBS; i++) {
        good &= finish(child[i], &all[i]);
        sum.games += all[i].games;
        sum.begun += all[i].begun;
        sum.actions += all[i].actions;
        sum.contained += all[i].contained;
    }
    printf("%u wild games, %u begun, %" PRIu64 " actions, %" PRIu64
           " times a script was contained\n",
           sum.games, sum.begun, sum.actions, sum.contained);
    return good && sum.games == games && sum.contained > 0 ? 0 : 1;
}

int main(int argc, char **argv)
{
    uint32_t games = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 0;
    const char *planted = getenv("VAKA_PLANTED");
    tally one = {0};
    int status = 1;
    wild at = {.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1,
               .planted = planted ? planted : "",
               .told = getenv("VAKA_WILD_TOLD") != NULL,
               .tally = &one};

    if (!games) {
        fprintf(stderr, "usage: wild GAMES [SEED [NUMBER]]\n");
        return 2;
    }
    if (prepare(&at) && argc > 3) {
        play_number(&at, (uint32_t)strtoul(argv[3], NULL, 10));
        status = one.failed ? 1 : 0;
    } else if (!at.world.plugins.count) {
        printf("FAILED: there are no games\n");
    } else {
        status = play_all(&at, games);
    }
    arena_world_done(&at.world);
    clear_away(&at);
    return status;
}
