/* vaka/ext/bench.h - a bare reference to measure the host against.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_BENCH). A module that has it carries
 * its own game a second time, written straight down: no table, no agenda, no host. `vaka bench`
 * plays the same random games both ways, shows that they end alike, and how much of the bare speed
 * is left when everything goes through the host. A module made to be played does not need it.
 *
 * Both ways play game number i (from 0) of a run like this, with the generator of vaka/chance.h
 * (xoshiro128**, its four words filled by splitmix64 from a 64-bit number):
 *
 *   - the match has the seed `seed + i`, all seats the module takes, options at their normal
 * values;
 *   - the chooser has a generator of its own, filled from (seed + i) ^ VAKA_BENCH_CHOOSER;
 *   - at every decision the one seat that must decide takes entry `below(count)` of its legal list,
 *     where below(n) is the upper half of the 64-bit product of the next 32-bit result and n. */
#ifndef VAKA_EXT_BENCH_H
#define VAKA_EXT_BENCH_H

#include "vaka/table.h"

VAKA_BEGIN

#define VAKA_EXT_BENCH "vaka.bench/1"

#define VAKA_BENCH_CHOOSER 0x76616b61626e6368u

typedef struct vaka_bench {
    vaka_stamp stamp;
    const char *name; /* of the reference, for the report; static */

    /* Plays `games` games bare, with the seeds seed, seed + 1, …, and returns the exclusive or of
     * their digests. Writes how many actions were taken in all into `*actions`. May be called at
     * any time, from any thread, without a match. */
    uint64_t (*run)(uint64_t seed, uint32_t games, uint64_t *actions);

    /* The digest of a finished match of the module: equal to the bare one's exactly when both ended
     * with the same facts. Reads the true match, not a redacted one. */
    uint64_t (*digest)(const vaka_match *match);
} vaka_bench;

VAKA_END

#endif
