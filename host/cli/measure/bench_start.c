/* cli/measure/bench_start.c - how long the program takes to start, and how much memory a match
 * takes.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* The program itself once more, with what it reads on its standard input, and nobody listening. Not
 * by fork: copying the pages of a process that measures is no part of a start. */
static bool spawn(char *const *words, const int ends[2], pid_t *child)
{
    posix_spawn_file_actions_t files;

    if (posix_spawn_file_actions_init(&files) != 0)
        return false;
    bool good =
        posix_spawn_file_actions_adddup2(&files, ends[0], STDIN_FILENO) == 0 &&
        posix_spawn_file_actions_addclose(&files, ends[1]) == 0 &&
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        posix_spawn(child, "/proc/self/exe", &files, NULL, words, environ) == 0;
    posix_spawn_file_actions_destroy(&files);
    return good;
}

/* Milliseconds from starting the program to its end; negative: it failed. */
static double time_program(char *const *words, const char *input)
{
    int ends[2], status = -1;
    pid_t child = 0;

    if (pipe(ends) != 0)
        return -1;
    double begin = vaka_bench_now();
    bool good = spawn(words, ends, &child) &&
                write(ends[1], input, strlen(input)) == (ssize_t)strlen(input);
    close(ends[0]);
    close(ends[1]);
    if (child > 0 && waitpid(child, &status, 0) != child)
        return -1;
    return good && status == 0 ? (vaka_bench_now() - begin) * 1e-6 : -1;
}

double vaka_measure_start(vaka_fixture *fixture)
{
    char *const words[] = {"vaka", "engine", "--referee", NULL};
    char lines[256];

    snprintf(lines, sizeof lines,
             "{\"id\":1,\"cmd\":\"new\",\"game\":\"%s\",\"seats\":%d,\"seed\":1}\n"
             "{\"id\":2,\"cmd\":\"quit\"}\n",
             vaka_plugin_short_name(fixture->module), (int)fixture->module->seats_max);
    return time_program(words, lines);
}

double vaka_measure_list(vaka_fixture *fixture)
{
    char *const words[] = {"vaka", "list", NULL};

    (void)fixture;
    return time_program(words, "");
}

/* With what its seats have been asked and shown at the first decision. */
double vaka_measure_memory(vaka_fixture *fixture)
{
    vaka_live *live = vaka_live_clone(fixture->start);
    uint32_t count;

    for (int32_t seat = 0; seat < fixture->layout->setup.seats; seat++) {
        vaka_live_legal(live, seat, &count);
        vaka_live_seen(live, seat);
    }
    size_t bytes = vaka_live_memory(live);
    vaka_live_free(live);
    return (double)bytes;
}
