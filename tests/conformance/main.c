/* conformance/main.c - plays random games of every module and checks what must hold for all.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"
#include "report.h"
#include "script/mods/game.h"
#include "script/mods/manifest.h"

#include <dirent.h>
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define MOST_MODULES 256
#define MOST_FAILURES 3u  /* of a module, before it is left alone */
#define MOST_EXPECTED 50u /* the same while a certain one is looked for */
#define LEAST_ROUNDS 4u   /* games with each number of seats, however little time there is */

static const char usage[] =
    "conformance [--games N] [--seconds S] [--seed N] [--whole N] [--module PATH]...\n"
    "            [--expect-fault TEXT]\n"
    "\n"
    "Plays random games of every module of the build, or of those named, and checks what must "
    "hold\n"
    "for all of them: determinism, legal lists, refusals, undo, journals, secrecy.\n"
    "\n"
    "  --games N            at most so many games of each module\n"
    "  --seconds S          at most about so long in all\n"
    "  --seed N             seed of the first game of each module; the next has N+1\n"
    "  --whole N            now and then try all of a verb's arguments, if they are at most N;\n"
    "                       else all changes of one argument of what is listed\n"
    "  --module PATH        this module or folder of a game in Lua only; may be given several "
    "times\n"
    "  --expect-fault TEXT  succeed only if a check fails with an explanation that holds TEXT\n"
    "\n"
    "Exit status: 0 all good, 1 a check failed, 2 wrong usage.\n";

typedef struct run {
    char *path[MOST_MODULES]; /* owned: modules */
    uint32_t count;
    uint64_t games, seconds, seed, whole;
    const char *expected; /* fault; NULL: none */
    bool caught;          /* the expected one */
    uint32_t failures;
    vaka_loader loader; /* of the module under way */
} run;

static double now(void)
{
    struct timespec at;

    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static int is_module(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');

    return entry->d_name[0] != '.' && dot && strcmp(dot, ".vaka") == 0;
}

static void add_module(run *at, const char *folder, const char *name)
{
    size_t room = strlen(folder) + strlen(name) + 2;

    if (at->count == MOST_MODULES)
        return;
    at->path[at->count] = vaka_xnew(room);
    snprintf(at->path[at->count++], room, "%s%s%s", folder, *folder ? "/" : "", name);
}

static void add_folder(run *at, const char *folder)
{
    struct dirent **names = NULL;
    int count = scandir(folder, &names, is_module, alphasort);

    for (int i = 0; i < count; i++) {
        add_module(at, folder, names[i]->d_name);
        free(names[i]);
    }
    free(names);
}

/* The games in Lua that the program itself would find. */
static void add_lua_games(run *at)
{
    vaka_arena arena = {0};
    vaka_mod_places places = {.arena = &arena};

    vaka_game_places_find(&places);
    for (uint32_t i = 0; i < places.count; i++)
        add_module(at, "", places.at[i].folder);
    vaka_arena_done(&arena);
}

static void fail(run *at, game *trial, const char *path)
{
    char journal[512], said[560];

    snprintf(said, sizeof said, "%s: %s", trial->found.word, trial->found.text);
    at->failures++;
    if (at->expected && strstr(said, at->expected))
        at->caught = true;
    game_save(trial, VAKA_BUILD_DIR "/conformance", journal, sizeof journal);
    report_failure(trial, path, journal);
}

/* What all games together have shown, or should have. */
static void judge_pairs(run *at, const vaka_module *module, tally *counts)
{
    finding found = {0};
    char said[560];

    if (counts->failures || check_pairs(counts, &found))
        return;
    snprintf(said, sizeof said, "%s: %s", found.word, found.text);
    counts->failures++;
    at->failures++;
    if (at->expected && strstr(said, at->expected))
        at->caught = true;
    printf("FAILED %s: %s\n", module->id, said);
}

/* Games of one module until there are enough of them or it is time for the next. */
static void play_module(run *at, const vaka_module *module, const char *path, double deadline)
{
    uint64_t least = (uint64_t)(module->seats_max - module->seats_min + 1) * LEAST_ROUNDS;
    tally counts = {.whole = (uint32_t)at->whole};
    uint32_t most = at->expected ? MOST_EXPECTED : MOST_FAILURES;
    double began = now();

    for (uint64_t i = 0; i < at->games && counts.failures < most; i++) {
        game trial;
        if (i >= least && now() > deadline)
            break;
        game_init(&trial, module, at->seed + i, &counts, &at->loader);
        if (!game_run(&trial)) {
            counts.failures++;
            fail(at, &trial, path);
        }
        if (i < least)
            counts.digest = game_digest(&trial, counts.digest);
        game_done(&trial);
        if (at->caught)
            break;
    }
    counts.seconds = now() - began;
    judge_pairs(at, module, &counts);
    report_line(module->id, &counts);
}

static void play_in_c(run *at, const char *path, double deadline)
{
    vaka_plugin plugin;

    if (vaka_plugin_load(path, &plugin) == VAKA_OK) {
        play_module(at, plugin.module, path, deadline);
    } else {
        printf("FAILED %s: %s\n", path, plugin.reason);
        at->failures++;
    }
    vaka_loader_done(&at->loader);
    vaka_plugin_unload(&plugin);
}

static void play_in_lua(run *at, const char *folder, double deadline)
{
    vaka_complaints complaints = {0};
    vaka_game *opened = vaka_game_open(folder, &complaints);
    char reason[512] = "";

    if (opened) {
        play_module(at, &opened->module, folder, deadline);
    } else {
        vaka_complaint_write(&complaints.at[0], reason, sizeof reason);
        printf("FAILED %s: %s\n", folder, reason);
        at->failures++;
    }
    vaka_complaints_done(&complaints);
    vaka_loader_done(&at->loader);
    vaka_game_close(opened);
}

static void play_all(run *at)
{
    double end = now() + (double)at->seconds;

    report_head();
    for (uint32_t i = 0; i < at->count; i++) {
        double deadline = now() + (end - now()) / (at->count - i);
        vaka_loader_init(&at->loader, NULL);
        if (vaka_game_is_in(at->path[i]))
            play_in_lua(at, at->path[i], deadline);
        else
            play_in_c(at, at->path[i], deadline);
    }
}

static bool read_number(const char *text, uint64_t *out)
{
    char *end;

    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (errno || end == text || *end || *text == '-')
        return false;
    *out = number;
    return true;
}

static bool read_options(run *at, int argc, char **argv)
{
    static const struct option options[] = {
        {"games", required_argument, NULL, 'g'},
        {"seconds", required_argument, NULL, 's'},
        {"seed", required_argument, NULL, 'e'},
        {"module", required_argument, NULL, 'm'},
        {"expect-fault", required_argument, NULL, 'f'},
        {"whole", required_argument, NULL, 'w'},
        {NULL, 0, NULL, 0},
    };
    bool good = true;

    for (int which; good && (which = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (which == 'm')
            add_module(at, "", optarg);
        else if (which == 'f')
            at->expected = optarg;
        else
            good = which != '?' && read_number(optarg, which == 'g'   ? &at->games
                                                       : which == 's' ? &at->seconds
                                                       : which == 'w' ? &at->whole
                                                                      : &at->seed);
    }
    return good && optind == argc;
}

static int verdict(const run *at)
{
    if (!at->expected)
        return at->failures ? 1 : 0;
    if (at->caught)
        printf("caught, as expected: %s\n", at->expected);
    else
        printf("NOT caught as expected: %s\n", at->expected);
    return at->caught ? 0 : 1;
}

int main(int argc, char **argv)
{
    run at = {.games = 20000, .seconds = 40, .seed = 1};
    int status;

    if (!read_options(&at, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    if (!at.count) {
        add_folder(&at, VAKA_BUILD_DIR "/modules");
        add_folder(&at, VAKA_BUILD_DIR "/tests/modules");
        add_lua_games(&at);
    }
    mkdir(VAKA_BUILD_DIR "/conformance", 0777);
    play_all(&at);
    if (!at.count)
        printf("FAILED: there is no module to check\n");
    status = at.count ? verdict(&at) : 1;
    for (uint32_t i = 0; i < at.count; i++)
        free(at.path[i]);
    return status;
}
