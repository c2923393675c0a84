/* memory_test.c - memory that is not there: the program says so and ends, and never goes on with
 * it.
 *
 *     LD_PRELOAD=libinterpose.so memory_test TIMES JOURNAL MODULE_FOLDER
 *
 * SPDX-License-Identifier: MIT
 *
 * Every n-th allocation of each loader fails, each in a process of its own. It may end well, with
 * an error, or by the host's "out of memory"; anything else (a fault, a hang) is a failure. */
#include "interpose.h"

#include "../proof/arena.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LONGEST_LIFE 20u /* seconds */

static fault_arm *arm;
static fault_seen *seen;
static const char *journal_path;
static const char *module_folder;

static int load_modules(void)
{
    const char *const folders[] = {module_folder, NULL};
    vaka_plugins plugins;

    vaka_plugins_scan(&plugins, folders);
    vaka_plugins_done(&plugins);
    return 0;
}

static int read_journal(void)
{
    vaka_journal_text text;
    vaka_error err = {0};

    if (vaka_journal_read(journal_path, &text, &err))
        return *err.text ? 0 : 3;
    vaka_journal_text_done(&text);
    return 0;
}

static int open_library(void)
{
    arena_world world;
    vaka_error err;
    arena match;
    arena_choice choice = {.game = "conquest", .seats = 3, .seed = 1};

    arena_world_init(&world);
    if (arena_open(&match, &world, &choice, &err) && !*err.text)
        return 3;
    arena_close(&match);
    arena_world_done(&world);
    return 0;
}

static int replay_journal(void)
{
    arena_world world;
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err = {0};

    arena_world_init(&world);
    if (vaka_record_replay(journal_path, &world.plugins, -1, &record, &report, &err))
        return *err.text ? 0 : 3;
    vaka_record_close(record);
    arena_world_done(&world);
    return 0;
}

/* What this test has to find, with VAKA_PLANTED: memory that is used without a look. */
static int plant(void)
{
    volatile char *bytes = malloc(100);

    bytes[0] = 1;
    free((void *)bytes);
    return 0;
}

static const struct {
    const char *name;
    int (*run)(void);
} loaders[] = {{"modules", load_modules},
               {"journal", read_journal},
               {"library", open_library},
               {"replay", replay_journal},
               {"planted", plant}};

static _Noreturn void child(int (*run)(void), unsigned nth, int said)
{
    alarm(LONGEST_LIFE);
    dup2(said, 2);
    close(said);
    arm(FAULT_MEMORY, nth, 0);
    _exit(run());
}

/* How the n-th failing allocation of a loader ends; false after saying what is wrong. */
static bool try_once(size_t which, unsigned nth, unsigned ends[3])
{
    char said[512] = "";
    int ends_of_pipe[2], status = 0;

    if (pipe(ends_of_pipe))
        return false;
    pid_t pid = fork();
    if (pid == 0) {
        close(ends_of_pipe[0]);
        child(loaders[which].run, nth, ends_of_pipe[1]);
    }
    close(ends_of_pipe[1]);
    ssize_t length = read(ends_of_pipe[0], said, sizeof said - 1);
    said[length > 0 ? length : 0] = '\0';
    close(ends_of_pipe[0]);
    waitpid(pid, &status, 0);
    bool gave_up =
        WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(said, "out of memory") != NULL;
    bool well = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    ends[gave_up ? 1 : 0]++;
    if (well || gave_up)
        return true;
    printf("FAILED: %s, allocation %u: status %x, said: %s\n", loaders[which].name, nth,
           (unsigned)status, said);
    return false;
}

/* How many allocations a loader makes. */
static unsigned count_calls(size_t which)
{
    arm(FAULT_MEMORY, 0, 0);
    loaders[which].run();
    unsigned count = seen();
    arm(FAULT_NONE, 0, 0);
    return count;
}

int main(int argc, char **argv)
{
    unsigned times = argc == 4 ? (unsigned)strtoul(argv[1], NULL, 10) : 0;
    int failures = 0;

    *(void **)&arm = dlsym(RTLD_DEFAULT, "interpose_arm");
    *(void **)&seen = dlsym(RTLD_DEFAULT, "interpose_seen");
    if (!times || !arm || !seen) {
        fputs("LD_PRELOAD=libinterpose.so memory_test TIMES JOURNAL MODULES\n", stderr);
        return 2;
    }
    journal_path = argv[2];
    module_folder = argv[3];
    size_t count = sizeof loaders / sizeof *loaders - (getenv("VAKA_PLANTED") ? 0 : 1);
    for (size_t i = 0; i < count; i++) {
        unsigned ends[3] = {0}, calls = count_calls(i), step = calls / times + 1;
        for (unsigned nth = 1 + calls % step; nth <= calls; nth += step)
            failures += !try_once(i, nth, ends);
        printf("%s: %u allocations; %u tried, %u ended well, %u said that memory is out\n",
               loaders[i].name, calls, ends[0] + ends[1], ends[0], ends[1]);
    }
    return failures > 0;
}
