/* cli/bench_start.c - how long the program takes to start, and how much memory a match takes.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/bench_bed.h"
#include "cli/start.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The program itself once more, with what it reads on its standard input, and nobody listening. */
static void run_child(char *const *words, int input)
{
    int nowhere = open("/dev/null", O_RDWR);

    if (dup2(input, STDIN_FILENO) < 0 || dup2(nowhere, STDOUT_FILENO) < 0)
        _exit(1);
    execv("/proc/self/exe", words);
    _exit(1);
}

/* Milliseconds from starting the program to its end; negative: it failed. */
static double time_program(char *const *words, const char *input)
{
    int ends[2], status = -1;

    if (pipe(ends) != 0)
        return -1;
    double begin = vaka_bench_now();
    pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        run_child(words, ends[0]);
    }
    bool good = child > 0 && write(ends[1], input, strlen(input)) == (ssize_t)strlen(input);
    close(ends[0]);
    close(ends[1]);
    if (child > 0 && waitpid(child, &status, 0) != child)
        return -1;
    return good && status == 0 ? (vaka_bench_now() - begin) * 1e-6 : -1;
}

double vaka_measure_start(vaka_bed *bed, double clone_ns)
{
    char *const words[] = {"vaka", "engine", NULL};
    char lines[256];

    (void)clone_ns;
    snprintf(lines, sizeof lines,
             "{\"id\":1,\"cmd\":\"new\",\"game\":\"%s\",\"seats\":%d,\"seed\":1}\n"
             "{\"id\":2,\"cmd\":\"quit\"}\n",
             vaka_start_short_name(bed->module), (int)bed->module->seats_max);
    return time_program(words, lines);
}

double vaka_measure_list(vaka_bed *bed, double clone_ns)
{
    char *const words[] = {"vaka", "list", NULL};

    (void)bed;
    (void)clone_ns;
    return time_program(words, "");
}

/* With what its seats have been asked and shown at the first decision. */
double vaka_measure_memory(vaka_bed *bed, double clone_ns)
{
    vaka_door *door = vaka_door_clone(bed->start);
    uint32_t count;

    (void)clone_ns;
    for (int32_t seat = 0; seat < bed->layout->setup.seats; seat++) {
        vaka_door_legal(door, seat, &count);
        vaka_door_seen(door, seat);
    }
    size_t bytes = vaka_door_memory(door);
    vaka_door_free(door);
    return (double)bytes;
}
