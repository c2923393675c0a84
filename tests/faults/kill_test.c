/* kill_test.c - kills a playing program at random moments and looks for what it had acknowledged.
 *
 *     kill_test MODULE TIMES
 *
 * SPDX-License-Identifier: MIT
 *
 * MODULE is a module's file, or the folder of a game in Lua. A child plays random matches with a
 * journal, match after match, and says through a pipe what has been acknowledged. The parent kills
 * it, resumes the journals and compares: every acknowledged step must be there with its hash, and
 * at most one more. A resumed match must go on. With VAKA_PLANTED set the end of each journal is
 * cut off first, and this must be found out. */
#include "chance/rng.h"
#include "match/record.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LONGEST_MATCH 400u  /* steps; then the child begins another match */
#define LONGEST_LIFE 12000u /* microseconds until a child is killed */
#define IN_VAIN 50u         /* so many kills too early: children live longer from then on */

typedef struct word {     /* one acknowledgement; written at once, so never torn */
    uint32_t match, step; /* step 0: the journal has begun */
    uint64_t hash;
} word;

typedef struct test {
    vaka_plugins plugins;
    vaka_loader loader; /* of a game in Lua; all zero for others */
    const vaka_module *module;
    uint32_t start; /* microseconds that a match takes to begin */
    char folder[64];
    uint32_t rng[4];
    uint32_t kills, steps, extra, torn;
    uint32_t early;   /* kills before anything was acknowledged, which show nothing */
    uint32_t in_vain; /* … one after the other */
} test;

static void clean(const test *at)
{
    char path[400];
    DIR *folder = opendir(at->folder);

    for (struct dirent *entry; folder && (entry = readdir(folder)) != NULL;) {
        snprintf(path, sizeof path, "%s/%s", at->folder, entry->d_name);
        unlink(path); /* not the folders . and .. */
    }
    if (folder)
        closedir(folder);
    rmdir(at->folder);
}

/* Journals of a failure are kept, unless it was planted. */
static _Noreturn void die(const test *at, const char *what, const char *why)
{
    fprintf(stderr, "kill_test: %s: %s\n", what, why);
    if (getenv("VAKA_PLANTED"))
        clean(at);
    exit(1);
}

static void journal_path(const test *at, uint32_t match, char out[96])
{
    snprintf(out, 96, "%s/%u.vkj", at->folder, match);
}

/* --- the child -------------------------------------------------------------------------------- */

static vaka_record *begin_match(test *at, uint32_t match, uint32_t rng[4])
{
    const vaka_module *module = at->module;
    vaka_library_choice choice = {.seats = module->seats_min};
    vaka_journal_head head = {.seed = vaka_seed_of(vaka_rng_next(rng)), .seats = choice.seats};
    vaka_record *record;
    vaka_error err;
    vaka_setup setup;
    char path[96];

    journal_path(at, match, path);
    if (vaka_setup_init(&setup, module, module->seats_min, &err) != VAKA_OK ||
        (vaka_game_of(module) && vaka_loader_attach(&at->loader, &choice, &setup, NULL, &err)) ||
        vaka_record_new(&setup, &head, path, &record, &err) != VAKA_OK)
        die(at, "new match", err.text);
    return record;
}

/* One random step: mostly an action, now and then an undo or a redo. False at the end. */
static bool random_step(const test *at, vaka_record *record, uint32_t rng[4])
{
    vaka_live *live = vaka_record_live(record);
    int32_t seats = vaka_live_layout(live)->setup.seats;
    int32_t seat = (int32_t)vaka_rng_below(rng, (uint32_t)seats);
    uint8_t must = vaka_live_must(live);
    uint32_t count;
    vaka_error err;

    if (vaka_rng_below(rng, 8) == 0 && vaka_record_undo(record, seat, NULL, &err) == VAKA_OK)
        return true;
    if (vaka_rng_below(rng, 4) == 0 && vaka_record_redo(record, seat, NULL, &err) == VAKA_OK)
        return true;
    if (!must)
        return false;
    while (!(must & VAKA_SEAT(seat)))
        seat = (seat + 1) % seats;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    if (!count)
        die(at, "legal", "a seat must decide and has no action");
    if (vaka_record_apply(record, &legal[vaka_rng_below(rng, count)], NULL, &err) != VAKA_OK)
        die(at, "apply", err.text);
    return true;
}

static void tell(const test *at, int pipe_end, uint32_t match, uint32_t step, uint64_t hash)
{
    word said = {match, step, hash};

    if (write(pipe_end, &said, sizeof said) != (ssize_t)sizeof said)
        die(at, "pipe", strerror(errno));
}

static void play_for_ever(test *at, uint32_t seed, int pipe_end)
{
    uint32_t rng[4];

    vaka_rng_seed(rng, seed);
    for (uint32_t match = 0;; match++) {
        vaka_record *record = begin_match(at, match, rng);
        uint32_t step = 0;

        tell(at, pipe_end, match, 0, vaka_live_hash(vaka_record_live(record)));
        while (step < LONGEST_MATCH && random_step(at, record, rng))
            tell(at, pipe_end, match, ++step, vaka_live_hash(vaka_record_live(record)));
        vaka_record_close(record);
    }
}

/* --- the parent ------------------------------------------------------------------------------- */

/* Every step of the match that was told must be in the journal, in its place, with its hash. */
static void compare(const test *at, const word *told, size_t count, const vaka_record *record,
                    uint32_t match)
{
    uint32_t lines;
    const vaka_journal_line *line = vaka_record_lines(record, &lines);

    for (size_t i = 0; i < count; i++) {
        if (told[i].match != match)
            continue;
        if (told[i].step >= lines)
            die(at, vaka_record_path(record), "an acknowledged step is not in the journal");
        if (line[told[i].step].hash != told[i].hash)
            die(at, vaka_record_path(record),
                "an acknowledged step has another hash in the journal");
    }
}

/* The planted fault: the last three lines are gone, one of which may never have been acknowledged
 * and one be torn. A match that has hardly begun stays as it is. */
static void forget_end(const test *at, const char *path, uint32_t steps)
{
    char *bytes = NULL;
    size_t room = 0;
    off_t end[3] = {0};
    FILE *file = steps < 3 ? NULL : fopen(path, "r");
    ssize_t length;

    for (off_t from = 0; file && (length = getline(&bytes, &room, file)) > 0; from += length) {
        memmove(end + 1, end, sizeof end - sizeof *end);
        end[0] = from;
    }
    if (file)
        fclose(file);
    free(bytes);
    if (end[2] && truncate(path, end[2]) != 0)
        die(at, path, strerror(errno));
}

/* The last step of a match that was told. */
static uint32_t last_step(const word *told, size_t count, uint32_t match)
{
    for (; count > 0; count--)
        if (told[count - 1].match == match)
            return told[count - 1].step;
    return 0;
}

/* Resumes a match and plays one more step. */
static void check_match(test *at, const word *told, size_t count, uint32_t match)
{
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err;
    char path[96];
    bool last = told[count - 1].match == match;

    journal_path(at, match, path);
    if (getenv("VAKA_PLANTED"))
        forget_end(at, path, last_step(told, count, match));
    if (vaka_record_resume(path, &at->plugins, &record, &report, &err) != VAKA_OK)
        die(at, path, err.text);
    compare(at, told, count, record, match);
    if (report.torn && !last)
        die(at, path, "a match that was left in order has a torn line");
    if (last) {
        uint32_t extra = report.lines - told[count - 1].step;
        if (extra > 1)
            die(at, path, "more than one step was written and not acknowledged");
        at->extra += extra;
        at->torn += report.torn;
        random_step(at, record, at->rng);
    }
    at->steps += report.lines;
    vaka_record_close(record);
}

static size_t hear(int pipe_end, word **told)
{
    size_t used = 0, room = 1 << 16;
    char *bytes = vaka_xnew(room);

    for (;;) {
        ssize_t got = read(pipe_end, bytes + used, room - used);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        used += (size_t)got;
        if (used == room)
            bytes = vaka_xgrow(bytes, room *= 2);
    }
    *told = (word *)(void *)bytes;
    return used / sizeof(word);
}

static void let_live(const test *at, pid_t child, uint32_t microseconds)
{
    struct timespec life = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
    int status;

    nanosleep(&life, NULL);
    kill(child, SIGKILL);
    if (waitpid(child, &status, 0) != child || !WIFSIGNALED(status))
        die(at, "child", "it ended by itself");
}

static void kill_once(test *at)
{
    int ends[2];
    char path[96];
    word *told;
    uint32_t seed = vaka_rng_next(at->rng), match = 0;
    pid_t child;

    if (pipe(ends) != 0 || (child = fork()) < 0)
        die(at, "fork", strerror(errno));
    if (child == 0) {
        close(ends[0]);
        play_for_ever(at, seed, ends[1]);
    }
    close(ends[1]);
    let_live(at, child, at->start + vaka_rng_below(at->rng, LONGEST_LIFE));
    size_t count = hear(ends[0], &told);
    close(ends[0]);
    for (; count && match <= told[count - 1].match; match++)
        check_match(at, told, count, match);
    for (match = 0; match < 1000; match++) {
        journal_path(at, match, path);
        if (unlink(path) != 0 && match > (count ? told[count - 1].match + 1 : 1))
            break;
    }
    at->kills += count > 0;
    at->early += count == 0;
    at->in_vain = count ? 0 : at->in_vain + 1;
    if (at->in_vain == IN_VAIN) { /* the machine, or its disk, is slower than it was */
        at->start += LONGEST_LIFE;
        at->in_vain = 0;
    }
    free(told);
}

static void find_game(test *at, const char *path)
{
    static const char *const nowhere[] = {NULL};
    struct stat about;
    vaka_error err;

    if (stat(path, &about) == 0 && S_ISDIR(about.st_mode)) {
        vaka_plugins_scan(&at->plugins, nowhere);
        vaka_loader_init(&at->loader, NULL);
        at->plugins.attach = vaka_loader_attach_head;
        at->plugins.attach_data = &at->loader;
        at->module = vaka_modules_find(&at->plugins, path, &err);
        if (!at->module)
            die(at, path, err.text);
        return;
    }
    at->plugins.at = vaka_xnew(sizeof *at->plugins.at);
    at->plugins.count = 1;
    if (vaka_plugin_load(path, at->plugins.at) != VAKA_OK)
        die(at, path, at->plugins.at->reason);
    at->module = at->plugins.at->module;
}

/* Reads the scripts of a game, so that no child has to, and sees how long a match takes to begin.
 */
static void try_start(test *at)
{
    struct timespec before, after;

    for (uint32_t match = 0; match < 2 && vaka_game_of(at->module); match++) {
        clock_gettime(CLOCK_MONOTONIC, &before);
        vaka_record_close(begin_match(at, match, at->rng));
        clock_gettime(CLOCK_MONOTONIC, &after);
        at->start = (uint32_t)((after.tv_sec - before.tv_sec) * 1000000 +
                               (after.tv_nsec - before.tv_nsec) / 1000);
    }
    clean(at);
    mkdir(at->folder, 0700);
}

int main(int argc, char **argv)
{
    test at = {.folder = "/tmp/vaka-kill-XXXXXX"};
    uint32_t times = argc == 3 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;

    if (!times || !mkdtemp(at.folder)) {
        fputs("usage: kill_test MODULE TIMES\n", stderr);
        return 2;
    }
    vaka_rng_seed(at.rng, 1);
    find_game(&at, argv[1]);
    try_start(&at);
    while (at.kills < times && at.early / 50 <= times)
        kill_once(&at);
    printf("%u kills, %u steps found, %u of them not acknowledged, %u torn lines dropped; "
           "%u kills came too early\n",
           at.kills, at.steps, at.extra, at.torn, at.early);
    clean(&at);
    if (vaka_game_of(at.module))
        vaka_loader_done(&at.loader);
    vaka_plugins_done(&at.plugins);
    return at.kills == times && at.steps ? 0 : 1;
}
