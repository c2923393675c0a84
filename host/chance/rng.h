/* chance/rng.h - xoshiro128**, the generator of games with a number for a seed, and of tests.
 *
 * SPDX-License-Identifier: MIT
 *
 * Four 32-bit words of state s0..s3, never all zero. One step: result = rotl(s1 * 5, 7) * 9;
 * t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = rotl(s3, 11). The state is
 * filled from a 64-bit seed by four steps of splitmix64 (upper halves). A number below n is the
 * upper half of the 64-bit product of a result and n: one step a number, always, so that a queued
 * result leaves the generator where an ordinary one would. (The bias is below n / 2^32.)
 *
 * It can be run backwards, and its state worked out from what it gave: what must not be foreseen
 * comes from a key instead (chance/seed.h).
 *
 * Inline, because bots and simulations draw a number an action. */
#ifndef CHANCE_RNG_H
#define CHANCE_RNG_H

#include <stdint.h>

static inline uint32_t vaka_rng_turn(uint32_t x, int k)
{
    return (x << k) | (x >> (32 - k));
}

static inline uint32_t vaka_rng_next(uint32_t s[4])
{
    uint32_t result = vaka_rng_turn(s[1] * 5u, 7) * 9u;
    uint32_t t = s[1] << 9;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = vaka_rng_turn(s[3], 11);
    return result;
}

/* A number from 0 to n-1; 0 for n = 0. */
static inline uint32_t vaka_rng_below(uint32_t s[4], uint32_t n)
{
    return (uint32_t)(((uint64_t)vaka_rng_next(s) * n) >> 32);
}

static inline void vaka_rng_seed(uint32_t s[4], uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        s[i] = (uint32_t)((z ^ (z >> 31)) >> 32);
    }
    if (!(s[0] | s[1] | s[2] | s[3]))
        s[0] = 1;
}

#endif
