/* cli/play/replay_queue.c - games that several processes replay, in the order in which they do.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/replay_queue.h"

#include "table/hash.h"
#include "text/error.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#define HEAD_LINES 64 /* of a journal that are looked at for what it is played with */
#define HEAD_LINE 512

struct vaka_replay_queue {
    vaka_queued_game *games;
    int count;
    atomic_int *taken; /* how many games are, in memory that processes share */
};

/* What a game is played with, as a number; how many play it does not matter. */
static uint64_t choice_of(FILE *journal)
{
    char line[HEAD_LINE] = "";
    uint64_t hash = 1;

    for (int i = 0; i < HEAD_LINES && fgets(line, sizeof line, journal); i++) {
        const char *scenario = i == 2 ? strstr(line, " scenario ") : NULL;

        if (strncmp(line, "start", 5) == 0)
            break;
        if (i == 1 || strncmp(line, "rule ", 5) == 0 || strncmp(line, "mod ", 4) == 0)
            hash = vaka_hash(hash, line, strlen(line));
        if (scenario)
            hash = vaka_hash(hash, scenario, strlen(scenario));
    }
    return hash;
}

static vaka_queued_game look_at(const char *path, int number)
{
    vaka_queued_game game = {.number = number};
    FILE *journal = fopen(path, "r");
    struct stat about;

    if (journal && fstat(fileno(journal), &about) == 0) {
        game.bytes = about.st_size;
        game.choice = choice_of(journal);
    }
    if (journal)
        fclose(journal);
    return game;
}

/* -1, 0, 1: the larger number comes first. */
static int larger_first(int64_t a, int64_t b)
{
    return (a < b) - (a > b);
}

static int by_choice(const void *left, const void *right)
{
    const vaka_queued_game *a = left, *b = right;

    return (a->choice > b->choice) - (a->choice < b->choice);
}

static int by_length(const void *left, const void *right)
{
    const vaka_queued_game *a = left, *b = right;
    int order = larger_first(a->together, b->together);

    if (order == 0)
        order = by_choice(a, b);
    if (order == 0)
        order = larger_first(a->bytes, b->bytes);
    return order ? order : a->number - b->number;
}

static int end_of_choice(const vaka_replay_queue *queue, int from)
{
    int to = from + 1;

    while (to < queue->count && queue->games[to].choice == queue->games[from].choice)
        to++;
    return to;
}

static void arrange(vaka_replay_queue *queue)
{
    size_t count = (size_t)queue->count;

    qsort(queue->games, count, sizeof *queue->games, by_choice);
    for (int from = 0, to; from < queue->count; from = to) {
        int64_t together = 0;

        to = end_of_choice(queue, from);
        for (int i = from; i < to; i++)
            together += queue->games[i].bytes;
        for (int i = from; i < to; i++)
            queue->games[i].together = together;
    }
    qsort(queue->games, count, sizeof *queue->games, by_length);
}

vaka_replay_queue *vaka_replay_queue_new(const char *const *paths, int count)
{
    vaka_replay_queue *queue = vaka_xnew(sizeof *queue);
    void *shared =
        mmap(NULL, sizeof *queue->taken, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    queue->taken = vaka_xneed(shared == MAP_FAILED ? NULL : shared);
    queue->games = vaka_xnew((size_t)count * sizeof *queue->games);
    queue->count = count;
    for (int i = 0; i < count; i++)
        queue->games[i] = look_at(paths[i], i);
    arrange(queue);
    return queue;
}

void vaka_replay_queue_free(vaka_replay_queue *queue)
{
    munmap(queue->taken, sizeof *queue->taken);
    free(queue->games);
    free(queue);
}

bool vaka_replay_queue_take(vaka_replay_queue *queue, const vaka_queued_game **from,
                            const vaka_queued_game **to)
{
    int first = atomic_load(queue->taken), end;

    do {
        if (first >= queue->count)
            return false;
        end = end_of_choice(queue, first);
    } while (!atomic_compare_exchange_weak(queue->taken, &first, end));
    *from = queue->games + first;
    *to = queue->games + end;
    return true;
}
