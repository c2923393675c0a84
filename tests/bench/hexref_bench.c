/* tests/bench/hexref_bench.c - plays the bare yardstick game and prints its speed as JSON.
 *
 * SPDX-License-Identifier: MIT
 *
 *     hexref_bench [GAMES [SEED]] */
#include "../modules/hexref/bare.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int count, char **words)
{
    uint32_t games = count > 1 ? (uint32_t)strtoul(words[1], NULL, 10) : 10000;
    uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : 1, actions = 0;
    double begin = seconds();
    uint64_t hash = hr_run(seed, games, &actions);
    double took = seconds() - begin;

    printf("{\"bench\":\"bare-c\",\"games\":%" PRIu32 ",\"actions\":%" PRIu64
           ",\"hash\":\"%08" PRIx64 "\",\"actions_s\":%.0f,\"games_s\":%.0f,\"state_bytes\":%zu}\n",
           games, actions, hash, (double)actions / took, (double)games / took, sizeof(hr_state));
    return 0;
}
