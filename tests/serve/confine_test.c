/* confine_test.c - code that has broken out of a game in a worker reaches neither file nor socket.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each try happens in a process of its own that locks itself up as a worker does, and then does
 * what such code would do. */
#include "serve/confine.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* True: it was let do it. */
typedef bool attempt(void);

static bool opens_to_read(void)
{
    return open("/etc/passwd", O_RDONLY) >= 0;
}

static bool opens_to_write(void)
{
    return open("/tmp/vaka-confine", O_WRONLY | O_CREAT, 0600) >= 0 ||
           open("/dev/null", O_RDWR) >= 0;
}

static bool looks_for_files(void)
{
    struct stat about;

    return stat("/etc/passwd", &about) == 0 || access("/etc", F_OK) == 0;
}

static bool makes_sockets(void)
{
    int pair[2];

    return socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0 ||
           socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
}

static bool starts_programs(void)
{
    execl("/bin/true", "true", (char *)NULL);
    return fork() >= 0;
}

static bool touches_others(void)
{
    return kill(getppid(), 0) == 0 || ptrace(PTRACE_ATTACH, getppid(), NULL, NULL) == 0 ||
           unlink("/tmp/vaka-confine") == 0 || rename("/tmp/vaka-a", "/tmp/vaka-b") == 0 ||
           errno != EPERM;
}

static bool makes_code(void)
{
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return page == MAP_FAILED || mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
}

static bool lives_on(void)
{
    char *memory = malloc(1 << 20);
    bool good = memory && write(1, "", 0) == 0 && clock() != (clock_t)-1;

    free(memory);
    return good;
}

static void *in_thread(void *go)
{
    return ((bool (*)(void))(uintptr_t)go)() ? go : NULL;
}

/* What code does in a thread of its own; true: it was let do it there. */
static bool does_in_thread(attempt *go)
{
    pthread_t thread;
    void *done = NULL;

    if (pthread_create(&thread, NULL, in_thread, (void *)(uintptr_t)go) != 0)
        return false;
    pthread_join(thread, &done);
    return done != NULL;
}

static bool thinks_in_threads(void)
{
    return does_in_thread(lives_on);
}

static bool opens_in_thread(void)
{
    return does_in_thread(opens_to_read);
}

/* A thread that was there before the cage was closed, and opens a file afterwards. */
static atomic_int early; /* 1: it waits, 2: now, 3: it could not, 4: it could */

static void *wait_and_open(void *data)
{
    (void)data;
    atomic_store(&early, 1);
    while (atomic_load(&early) != 2)
        sched_yield();
    atomic_store(&early, opens_to_read() ? 4 : 3);
    return NULL;
}

static void start_early(void)
{
    pthread_t thread;

    if (pthread_create(&thread, NULL, wait_and_open, NULL) == 0)
        while (atomic_load(&early) != 1)
            sched_yield();
}

static bool opens_in_early_thread(void)
{
    if (atomic_load(&early) != 1)
        return true; /* there is none */
    atomic_store(&early, 2);
    while (atomic_load(&early) == 2)
        sched_yield();
    return atomic_load(&early) == 4;
}

static const struct {
    const char *what;
    attempt *go;
    bool loading, closed; /* what must come of it in each of the two cages */
} rows[] = {
    {"reads a file", opens_to_read, true, false},
    {"writes a file", opens_to_write, false, false},
    {"looks for files", looks_for_files, true, false},
    {"makes a socket", makes_sockets, false, false},
    {"starts a program", starts_programs, false, false},
    {"touches other processes and files", touches_others, false, false},
    {"makes code of its own", makes_code, true, false},
    {"thinks in threads", thinks_in_threads, true, true},
    {"reads a file in a thread", opens_in_thread, true, false},
    {"reads a file in a thread that was there before", opens_in_early_thread, true, false},
    {"goes on living", lives_on, true, true},
};

/* 0, 1: what came of it; 2: it could not be locked up. */
static int try_one(attempt *go, bool closed)
{
    vaka_error err;
    int status = 0;
    pid_t child = fork();

    if (child == 0) {
        bool locked = vaka_confine_loading(&err) == VAKA_OK;
        if (locked && go == opens_in_early_thread)
            start_early();
        if (!locked || (closed && vaka_confine_closed(&err))) {
            fprintf(stderr, "%s\n", err.text);
            _exit(2);
        }
        _exit(go() ? 1 : 0);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 3;
}

int main(void)
{
    int failed = 0;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int closed = 0; closed < 2; closed++) {
            int expected = closed ? rows[i].closed : rows[i].loading;
            int found = try_one(rows[i].go, closed);

            if (found == expected)
                continue;
            failed++;
            printf("FAILED: %s %s: %d instead of %d\n",
                   closed ? "once all is loaded, it" : "while it loads, it", rows[i].what, found,
                   expected);
        }
    printf("%zu tries in two cages, %d failed\n", sizeof rows / sizeof *rows, failed);
    return failed ? 1 : 0;
}
