/* memory_test.c - memory that is not there: the program says so and ends, and never goes on with
 * it.
 *
 *     LD_PRELOAD=libinterpose.so memory_test TIMES JOURNAL MODULE_FOLDER [TURN]
 *
 * SPDX-License-Identifier: MIT
 *
 * Allocations of each loader fail, each in a process of its own, alone or with all after it: a
 * script's machine that gets nothing once cleans up and asks again. Where there are more than TIMES
 * of them, so many are tried, evenly spread, now this way and now that; from where on is the turn,
 * which is another in every run and is printed. A loader may end well, with an error, or by the
 * host's "out of memory"; anything else (a fault, a hang) is a failure. So is a loader that does
 * not do its work when nothing fails. */
#include "interpose.h"

#include "../proof/arena.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LONGEST_LIFE 20u /* seconds */

/* How a loader ends. */
enum { WELL, WITH_ERROR, GAVE_UP, WRONG, WAYS };

static fault_arm *arm;
static fault_seen *seen;
static const char *journal_path;
static const char *module_folder;

static int said_why(const vaka_error *err)
{
    return *err->text ? WITH_ERROR : WRONG;
}

static int load_modules(void)
{
    const char *const folders[] = {module_folder, NULL};
    vaka_error err = {0};
    vaka_plugins plugins;

    vaka_plugins_scan(&plugins, folders);
    int end = vaka_plugins_find(&plugins, "conquest", &err) ? WELL : said_why(&err);
    vaka_plugins_done(&plugins);
    return end;
}

static int read_journal(void)
{
    vaka_journal_text text;
    vaka_error err = {0};

    if (vaka_journal_read(journal_path, &text, &err))
        return said_why(&err);
    vaka_journal_text_done(&text);
    return WELL;
}

static int open_library(void)
{
    arena_world world;
    vaka_error err = {0};
    arena match;
    arena_choice choice = {.game = "conquest", .seats = 3, .seed = 1};

    arena_world_init(&world);
    int end = arena_open(&match, &world, &choice, &err) ? said_why(&err) : WELL;
    arena_close(&match);
    arena_world_done(&world);
    return end;
}

/* A game in Lua: its scripts, and the first actions, which ask and run again. */
static int play_lua(void)
{
    arena_world world;
    vaka_error err = {0};
    arena match;
    vaka_action action;
    arena_choice choice = {.game = "lagoon", .seats = 2, .seed = 1};

    arena_world_init(&world);
    int end = arena_open(&match, &world, &choice, &err) ? said_why(&err) : WELL;
    for (int i = 0; i < 12 && end == WELL && arena_next(&match, &action); i++)
        end = arena_apply(&match, &action, &err) ? said_why(&err) : WELL;
    arena_close(&match);
    arena_world_done(&world);
    return end;
}

static int replay_journal(void)
{
    arena_world world;
    vaka_replay_report report;
    vaka_record *record;
    vaka_error err = {0};
    int end = WELL;

    arena_world_init(&world);
    if (vaka_record_replay(journal_path, &world.plugins, -1, &record, &report, &err))
        end = said_why(&err);
    else
        vaka_record_close(record);
    arena_world_done(&world);
    return end;
}

/* What this test has to find, with VAKA_PLANTED: memory that is used without a look. */
static int plant(void)
{
    volatile char *bytes = malloc(100);

    bytes[0] = 1;
    free((void *)bytes);
    return WELL;
}

static const struct {
    const char *name;
    int (*run)(void);
} loaders[] = {{"modules", load_modules}, {"journal", read_journal},  {"library", open_library},
               {"game in Lua", play_lua}, {"replay", replay_journal}, {"planted", plant}};

typedef struct trial {
    size_t which; /* loader */
    unsigned nth; /* allocation that fails */
    bool ever;    /* and all after it */
} trial;

static _Noreturn void child(const trial *what, int said)
{
    alarm(LONGEST_LIFE);
    dup2(said, 2);
    close(said);
    arm(FAULT_MEMORY, what->nth, what->ever);
    _exit(loaders[what->which].run());
}

static int read_end(int status, const char *said)
{
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(said, "out of memory"))
        return GAVE_UP;
    if (WIFEXITED(status) && (WEXITSTATUS(status) == WELL || WEXITSTATUS(status) == WITH_ERROR))
        return WEXITSTATUS(status);
    return WRONG;
}

static void try_once(const trial *what, unsigned ends[WAYS])
{
    char said[512] = "";
    int ends_of_pipe[2], status = 0;

    if (pipe(ends_of_pipe)) {
        ends[WRONG]++;
        return;
    }
    pid_t pid = fork();
    if (pid == 0) {
        close(ends_of_pipe[0]);
        child(what, ends_of_pipe[1]);
    }
    close(ends_of_pipe[1]);
    ssize_t length = read(ends_of_pipe[0], said, sizeof said - 1);
    said[length > 0 ? length : 0] = '\0';
    close(ends_of_pipe[0]);
    waitpid(pid, &status, 0);
    int end = read_end(status, said);
    ends[end]++;
    if (end == WRONG)
        printf("FAILED: %s, allocation %u%s: status %x, said: %s\n", loaders[what->which].name,
               what->nth, what->ever ? " and all after it" : "", (unsigned)status, said);
}

/* How many allocations a loader makes; 0 after saying that it has not done its work. */
static unsigned count_calls(size_t which)
{
    arm(FAULT_MEMORY, 0, 0);
    int end = loaders[which].run();
    unsigned count = seen();
    arm(FAULT_NONE, 0, 0);
    if (end == WELL && count)
        return count;
    printf("FAILED: %s: does not do its work when nothing fails\n", loaders[which].name);
    return 0;
}

/* Every allocation both ways if there are few; returns how many there are. */
static unsigned try_loader(size_t which, unsigned times, uint64_t turn, unsigned ends[WAYS])
{
    unsigned calls = count_calls(which);
    bool all = calls <= times;
    uint64_t most = all ? calls * 2u : times, offset = calls ? turn * times % calls : 0;

    ends[WRONG] += !calls;
    for (uint64_t i = 0; i < most; i++) {
        trial what = {.which = which, .ever = (i + turn) % 2};
        what.nth = 1u + (unsigned)(all ? i / 2 : (i * calls + offset) / times);
        try_once(&what, ends);
    }
    printf("%s: %u allocations; %u tried, %u ended well, %u with an error, %u said that memory is "
           "out\n",
           loaders[which].name, calls, (unsigned)most, ends[WELL], ends[WITH_ERROR], ends[GAVE_UP]);
    return calls;
}

static int try_all(size_t count, unsigned times, uint64_t turn)
{
    unsigned sum[WAYS] = {0}, calls = 0, tries = 0;

    for (size_t i = 0; i < count; i++) {
        unsigned ends[WAYS] = {0};
        calls += try_loader(i, times, turn, ends);
        for (int way = 0; way < WAYS; way++)
            sum[way] += ends[way];
    }
    for (int way = 0; way < WAYS; way++)
        tries += sum[way];
    printf("%u allocations of %u loaders; %u tries: %u ended well, %u with an error, %u said that "
           "memory is out, %u failed (turn %llu)\n",
           calls, (unsigned)count, tries, sum[WELL], sum[WITH_ERROR], sum[GAVE_UP], sum[WRONG],
           (unsigned long long)turn);
    return sum[WRONG] > 0;
}

int main(int argc, char **argv)
{
    unsigned times = argc >= 4 && argc <= 5 ? (unsigned)strtoul(argv[1], NULL, 10) : 0;

    *(void **)&arm = dlsym(RTLD_DEFAULT, "interpose_arm");
    *(void **)&seen = dlsym(RTLD_DEFAULT, "interpose_seen");
    if (!times || !arm || !seen) {
        fputs("LD_PRELOAD=libinterpose.so memory_test TIMES JOURNAL MODULES [TURN]\n", stderr);
        return 2;
    }
    journal_path = argv[2];
    module_folder = argv[3];
    size_t count = sizeof loaders / sizeof *loaders - (getenv("VAKA_PLANTED") ? 0 : 1);
    uint64_t turn = argc == 5 ? strtoull(argv[4], NULL, 10) : (uint64_t)time(NULL) % 100000u;
    return try_all(count, times, turn);
}
