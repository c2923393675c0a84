/* chance/seed.h - what the chance of a match grows from.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two sorts. A number is for tests and for sharing a game: it drives xoshiro128** (chance/rng.h),
 * and whoever sees enough of what that gives can work out the rest. A key of 256 bits, made by the
 * system, drives ChaCha20: what it gave says nothing about what it will give. Games that nobody has
 * given a number for have a key. As text: `42`, or 64 hexadecimal digits. */
#ifndef CHANCE_SEED_H
#define CHANCE_SEED_H

#include "text/error.h"

#define VAKA_KEY_BYTES 32
#define VAKA_SEED_TEXT 72 /* room for the text of any seed */

#define VAKA_GENERATOR_XOSHIRO 0u
#define VAKA_GENERATOR_CHACHA 1u

typedef struct vaka_seed {
    uint64_t number;             /* 0 with a key */
    uint8_t key[VAKA_KEY_BYTES]; /* zeroes without one */
    uint32_t generator;          /* VAKA_GENERATOR_…; which of the two counts */
} vaka_seed;

/* What a key is made from another one for. No two of them meet. */
#define VAKA_SEED_TABLE 0u  /* nothing: the chance of the match itself */
#define VAKA_SEED_BOT 1u    /* the whims of a bot; by its seat */
#define VAKA_SEED_POLL 2u   /* whether somebody is asked out of turn */
#define VAKA_SEED_GAME 3u   /* one of many games; by its number */
#define VAKA_SEED_REWIND 4u /* the chance of a match after a rewind; by its number */

/* The seed that is a number. */
static inline vaka_seed vaka_seed_of(uint64_t number)
{
    return (vaka_seed){.number = number};
}

/* A key that nobody can guess, from the system's generator. Fails if the system has none. */
vaka_status vaka_seed_fresh(vaka_seed *out, vaka_error *err);

/* From a seed with a key another one, which tells nothing about it. */
vaka_seed vaka_seed_child(const vaka_seed *seed, uint32_t use, uint32_t number);

/* As text, and back: a number of at most INT64_MAX or a key. False: neither. */
const char *vaka_seed_write(const vaka_seed *seed, char out[VAKA_SEED_TEXT]);
bool vaka_seed_read(const char *text, vaka_seed *out);

/* A key alone: just 64 digits, lower case. */
bool vaka_seed_read_key(const char *text, vaka_seed *out);

/* What a journal calls a generator; and back, false: there is no such. */
const char *vaka_seed_generator(uint32_t generator);
bool vaka_seed_find_generator(const char *name, uint32_t *out);

#endif
