/* guess_test.c - attackers who have seen dice: what they find out about a number, and a key.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each attack is run twice with the same code: on a match whose seed is a number it must succeed,
 * or it would prove nothing that it fails on one with a key. With VAKA_GUESS_BITS=32 all numbers of
 * so many bits are tried, which takes minutes; normally it is 20. With
 * VAKA_PLANTED set a number stands where a key should, and must be found. */
#include "registered.h"
#include "toy.h"

#include "chance/rng.h"
#include "chance/stream.h"

#include <stdlib.h>

#define DICE 32 /* in the log of the attacker's seat: 82 bits, more than any number has */

static vaka_live *begin(const vaka_seed *seed)
{
    toy = (toy_script){0};
    vaka_live *plain = toy_live(2), *live = NULL;

    assert_int_equal(
        vaka_live_new_seeded(vaka_live_layout(plain), NULL, seed, NULL, 0, &live, NULL), VAKA_OK);
    vaka_live_free(plain);
    return live;
}

static vaka_seed fresh(void)
{
    vaka_seed seed;

    assert_int_equal(vaka_seed_fresh(&seed, NULL), VAKA_OK);
    return getenv("VAKA_PLANTED") ? vaka_seed_of(seed.key[0]) : seed;
}

/* --- trying all numbers ----------------------------------------------------------------------- */

static bool gives(uint64_t number, const int32_t dice[DICE])
{
    uint32_t s[4];

    vaka_rng_seed(s, number);
    for (int i = 0; i < DICE; i++)
        if (1 + (int32_t)vaka_rng_below(s, 6) != dice[i])
            return false;
    return true;
}

/* The number whose dice these are; UINT64_MAX: there is none. */
static uint64_t try_all(const int32_t dice[DICE])
{
    const char *bits = getenv("VAKA_GUESS_BITS");
    uint64_t most = UINT64_C(1) << (bits ? strtoul(bits, NULL, 10) % 64 : 20);

    for (uint64_t number = 0; number < most; number++)
        if (gives(number, dice))
            return number;
    return UINT64_MAX;
}

static uint64_t guess(const vaka_seed *seed)
{
    vaka_live *live = begin(seed);
    int32_t dice[DICE];

    for (int i = 0; i < DICE; i++)
        dice[i] = vaka_roll(&vaka_live_position(live)->face, 6);
    toy_free(live);
    return try_all(dice);
}

TEST(all_numbers_tried_find_a_number_and_no_key)
{
    vaka_seed number = vaka_seed_of(777777), key = fresh();

    (void)state;
    assert_true(guess(&number) == 777777);
    assert_true(guess(&key) == UINT64_MAX);
}

/* --- working the state out -------------------------------------------------------------------- */

static uint32_t unturn(uint32_t x, int k)
{
    return x >> k | x << (32 - k);
}

/* The second word of the state from what a step gives: (s1 * 5, turned by 7) * 9. */
static uint32_t unscramble(uint32_t result)
{
    return unturn(result * 0x38e38e39u, 7) * 0xcccccccdu; /* 9 and 5, turned upside down */
}

/* The state before the second of four words in a row, from nothing but them. */
static void work_out(const uint32_t word[4], uint32_t s[4])
{
    uint32_t b[4];

    for (int i = 0; i < 4; i++)
        b[i] = unscramble(word[i]);
    uint32_t c1 = b[0] ^ b[1] ^ b[0] << 9, a1 = b[2] ^ b[1] ^ c1;
    uint32_t c2 = c1 ^ a1 ^ b[1] << 9, a2 = b[3] ^ b[2] ^ c2;
    s[0] = a1;
    s[1] = b[1];
    s[2] = c1;
    s[3] = a2 ^ a1 ^ b[1];
}

/* One step of xoshiro128** backwards; returns what the step gave. */
static uint32_t step_back(uint32_t s[4])
{
    uint32_t both = unturn(s[3], 11), a = s[0] ^ both, v = s[1] ^ s[2];
    uint32_t b = v ^ v << 9 ^ v << 18 ^ v << 27;
    uint32_t c = s[1] ^ b ^ a, d = both ^ b;

    s[0] = a;
    s[1] = b;
    s[2] = c;
    s[3] = d;
    return vaka_rng_turn(b * 5u, 7) * 9u;
}

#define AROUND 50

/* How many of the words before and after four that were seen whole are foretold by them. */
static uint32_t foretold(const vaka_seed *seed)
{
    vaka_live *live = begin(seed);
    vaka_position *position = vaka_live_position(live);
    uint32_t word[2 * AROUND + 4], s[4], found = 0;

    for (int i = 0; i < 2 * AROUND + 4; i++) /* of the product with 2^32-1 the upper half */
        word[i] = vaka_stream_below(&position->stream, position->table->rng, UINT32_MAX) + 1;
    toy_free(live);
    work_out(word + AROUND, s);
    for (int i = AROUND + 1; i < 2 * AROUND + 4; i++)
        found += vaka_rng_next(s) == word[i] && i > AROUND + 3;
    work_out(word + AROUND, s);
    step_back(s); /* that was the first of the four */
    for (int i = AROUND; i-- > 0;)
        found += step_back(s) == word[i];
    return found;
}

TEST(four_words_betray_all_others_of_a_number_and_none_of_a_key)
{
    vaka_seed number = vaka_seed_of(UINT64_C(0x123456789abcdef0));

    (void)state;
    assert_int_equal(foretold(&number), 2 * AROUND);
    for (int i = 0; i < 20; i++) {
        vaka_seed key = fresh();
        assert_int_equal(foretold(&key), 0);
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
