/* disk_test.c - a disk that says no: nothing acknowledged is lost, nothing refused is kept.
 *
 *     LD_PRELOAD=libinterpose.so disk_test TIMES GAME...
 *
 * SPDX-License-Identifier: MIT
 *
 * Random matches are played with a journal while one of the calls that put it on the disk fails.
 * The step is then taken back and the caller told; what lies on the disk is what was acknowledged;
 * and once the disk works again the match goes on. */
#include "interpose.h"

#include "../proof/arena.h"
#include "chance/rng.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#define STEPS 40u

typedef struct test {
    arena_world world;
    arena_choice choice;
    char folder[64], path[128];
    uint32_t rng[4];
    fault_arm *arm;
    fault_seen *seen;
    unsigned trials, failures, begun_not, steps, spoilt;
    bool planted; /* VAKA_PLANTED: a disk that lies, so that this test can be seen to fail */
} test;

static _Noreturn void die(const test *at, const char *what, const char *why)
{
    char line[ARENA_LINE];

    arena_choice_write(&at->choice, line);
    printf("FAILED: %s: %s: %s\n", line, what, why);
    if (at->planted) { /* else the journal is kept */
        snprintf(line, sizeof line, "%s/a.vkj", at->folder);
        unlink(line);
        rmdir(at->folder);
    }
    exit(1);
}

static vaka_status begin(test *at, vaka_record **record, vaka_error *err)
{
    arena match;
    vaka_status status = arena_open(&match, &at->world, &at->choice, err);

    unlink(at->path);
    if (!status)
        status = vaka_record_new(&match.setup, &match.head, at->path, record, err);
    arena_close(&match);
    return status;
}

/* What lies on the disk is what the record holds. */
static void compare(test *at, const vaka_record *record)
{
    uint32_t here, there;
    const vaka_journal_line *a = vaka_record_lines(record, &here), *b;
    vaka_replay_report report;
    vaka_record *again;
    vaka_error err;

    if (vaka_record_replay(at->path, &at->world.plugins, -1, &again, &report, &err))
        die(at, "the journal cannot be read", err.text);
    b = vaka_record_lines(again, &there);
    if (report.differs_at)
        die(at, "the journal differs", report.what);
    if (here != there || a[here - 1].hash != b[there - 1].hash)
        die(at, "the journal", "does not hold exactly what was acknowledged");
    vaka_record_close(again);
}

/* One random action. The disk may refuse it; then everything is as before. */
static bool step(test *at, vaka_record *record)
{
    vaka_live *live = vaka_record_live(record);
    uint8_t must = vaka_live_must(live);
    uint64_t before = vaka_live_hash(live);
    vaka_error err = {0};
    int32_t seat = 0;
    uint32_t count;

    if (!must)
        return false;
    while (!(must & VAKA_SEAT(seat)))
        seat++;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    vaka_action action = legal[vaka_rng_below(at->rng, count)];
    vaka_status status = vaka_record_apply(record, &action, NULL, &err);
    at->steps++;
    if (status == VAKA_OK)
        return true;
    if (status != VAKA_ERR_SYSTEM || !strstr(err.text, at->path))
        die(at, "the disk failed, but what is said is", err.text);
    if (vaka_live_hash(live) != before)
        die(at, "the disk failed", "and the step was not taken back");
    at->failures++;
    return true;
}

static void try_once(test *at, int call)
{
    vaka_record *record = NULL;
    vaka_error err = {0};
    unsigned nth = 1 + vaka_rng_below(at->rng, at->trials % 8 ? STEPS : 2);
    bool ever = vaka_rng_below(at->rng, 2);

    at->choice.seed++;
    at->trials++;
    at->arm(at->planted ? FAULT_LIE : call, at->planted ? 2 : nth, ever);
    if (begin(at, &record, &err)) {
        at->arm(FAULT_NONE, 0, 0);
        if (!*err.text || access(at->path, F_OK) == 0)
            die(at, "no journal could be begun", "and a file is left, or nothing was said");
        at->begun_not++;
        return;
    }
    for (uint32_t i = 0; i < STEPS && step(at, record); i++)
        ;
    at->arm(FAULT_NONE, 0, 0);
    compare(at, record);
    for (uint32_t i = 0; i < 4 && step(at, record); i++)
        ;
    compare(at, record);
    vaka_record_close(record);
}

/* Behind half a line nothing may be written, though the disk would. */
static void take_no_more(test *at, vaka_record *record)
{
    unsigned failures = at->failures;

    if (step(at, record) && at->failures == failures)
        die(at, "half a line could not be cut off", "and more was written behind it");
    compare(at, record);
    at->spoilt++;
}

/* The kernel itself refuses: files may grow to so many bytes only. Half a line that was written
 * cannot be cut off again if `uncut`: then nothing more is taken, and the rest is as it was. */
static void fill_disk(test *at, bool uncut)
{
    struct rlimit limit = {400 + vaka_rng_below(at->rng, 4000), RLIM_INFINITY};
    struct rlimit free_again = {RLIM_INFINITY, RLIM_INFINITY};
    vaka_record *record = NULL;
    vaka_error err = {0};

    at->choice.seed++;
    setrlimit(RLIMIT_FSIZE, &limit);
    at->arm(uncut ? FAULT_TRUNCATE : FAULT_NONE, 1, 1);
    vaka_status status = begin(at, &record, &err);
    for (uint32_t i = 0; !status && i < 100 && step(at, record); i++)
        ;
    setrlimit(RLIMIT_FSIZE, &free_again);
    bool spoilt = uncut && at->seen() > 0;
    at->arm(FAULT_NONE, 0, 0);
    at->trials++;
    if (status)
        return;
    compare(at, record);
    if (spoilt)
        take_no_more(at, record);
    vaka_record_close(record);
}

/* A folder that nobody, not even root, may write to; and one that is not there. */
static void refuse_folders(test *at)
{
    static const char *const paths[] = {"/proc/vaka.vkj", "/nowhere/at/all.vkj", "/proc"};

    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        vaka_record *record = NULL;
        vaka_error err = {0};
        snprintf(at->path, sizeof at->path, "%s", paths[i]);
        if (begin(at, &record, &err) == VAKA_OK)
            die(at, paths[i], "a journal was begun where none can be");
        if (!strstr(err.text, paths[i]))
            die(at, "the file is not named", err.text);
        at->trials++;
    }
}

static void find_calls(test *at)
{
    *(void **)&at->arm = dlsym(RTLD_DEFAULT, "interpose_arm");
    *(void **)&at->seen = dlsym(RTLD_DEFAULT, "interpose_seen");
    if (!at->arm || !at->seen) {
        fputs("disk_test runs with LD_PRELOAD=libinterpose.so\n", stderr);
        exit(2);
    }
}

int main(int argc, char **argv)
{
    static const int calls[] = {FAULT_WRITE, FAULT_SHORT, FAULT_SYNC, FAULT_WRITE};
    test at = {.folder = "/dev/shm/vaka-disk-XXXXXX", .planted = getenv("VAKA_PLANTED") != NULL};
    unsigned long times = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;

    find_calls(&at);
    if (!times || !mkdtemp(at.folder))
        return 2;
    signal(SIGXFSZ, SIG_IGN);
    vaka_rng_seed(at.rng, 1);
    arena_world_init(&at.world);
    for (int g = 2; g < argc; g++) {
        at.choice = (arena_choice){.seats = 2};
        snprintf(at.choice.game, sizeof at.choice.game, "%s", argv[g]);
        snprintf(at.path, sizeof at.path, "%s/a.vkj", at.folder);
        for (unsigned long i = 0; i < times; i++)
            try_once(&at, calls[i % 4]);
        for (unsigned long i = 0; i < times / 4 + 4; i++)
            fill_disk(&at, i % 2);
        unlink(at.path);
        refuse_folders(&at);
    }
    rmdir(at.folder);
    printf("%u trials, %u steps, %u refused by the disk and taken back, %u not begun, %u spoilt\n",
           at.trials, at.steps, at.failures, at.begun_not, at.spoilt);
    arena_world_done(&at.world);
    return at.failures && at.begun_not && at.spoilt ? 0 : 1;
}
