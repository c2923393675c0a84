/* tests/unit/pool_test.c - blocks of all sizes keep what is in them, apart from each other.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>

#include <stdlib.h>
#include <string.h>

#include "chance/rng.h"
#include "registered.h"
#include "script/lua/pool.h"

#define BLOCKS 300

typedef struct block {
    unsigned char *at;
    size_t size;
    unsigned char fill;
} block;

static void assert_filled(const block *of, size_t size)
{
    for (size_t i = 0; i < size; i++)
        assert_int_equal(of->at[i], of->fill);
}

static void resize(vaka_pool *pool, block *of, size_t size, unsigned char fill)
{
    size_t same = of->size < size ? of->size : size;

    of->at = vaka_pool_resize(pool, of->at, of->size, size);
    assert_non_null(of->at);
    assert_int_equal((uintptr_t)of->at % _Alignof(max_align_t), 0);
    assert_filled(of, same);
    of->size = size;
    of->fill = fill;
    memset(of->at, fill, size);
}

static void give_back(vaka_pool *pool, block *of)
{
    vaka_pool_give_back(pool, of->at, of->size);
    *of = (block){0};
}

TEST(blocks_that_come_grow_shrink_and_go_never_touch)
{
    static block blocks[BLOCKS];
    vaka_pool pool = {0};
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < 200000; i++) {
        block *of = &blocks[vaka_rng_below(rng, BLOCKS)];
        uint32_t most = vaka_rng_below(rng, 4) ? 600 : 5000;

        assert_filled(of, of->size);
        if (of->at && vaka_rng_below(rng, 3) == 0)
            give_back(&pool, of);
        else
            resize(&pool, of, 1 + vaka_rng_below(rng, most), (unsigned char)i);
    }
    for (int i = 0; i < BLOCKS; i++) {
        assert_filled(&blocks[i], blocks[i].size);
        give_back(&pool, &blocks[i]);
    }
    vaka_pool_done(&pool);
}

TEST(what_was_given_back_is_handed_out_again)
{
    vaka_pool pool = {0};
    block of = {0};

    (void)state;
    for (int i = 0; i < 1000; i++) {
        for (size_t size = 1; size <= 512; size += 37) {
            resize(&pool, &of, size, 1);
            give_back(&pool, &of);
        }
    }
    assert_true(pool.used <= 14 * 512); /* a block of each of the 14 sizes */
    vaka_pool_done(&pool);
}

/* Whoever fills one size after the other keeps no more than the arena. */
TEST(what_the_arena_cannot_hold_goes_back_to_the_system)
{
    static block blocks[40000];
    vaka_pool pool = {0};

    (void)state;
    for (size_t size = 40; size <= 500; size += 230) {
        for (size_t i = 0; i < 40000; i++)
            resize(&pool, &blocks[i], size, (unsigned char)i);
        for (size_t i = 0; i < 40000; i++) {
            assert_filled(&blocks[i], size);
            give_back(&pool, &blocks[i]);
        }
        for (size_t i = 0; i < VAKA_POOL_SIZES; i++)
            for (void *at = pool.kept[i]; at; memcpy(&at, at, sizeof pool.kept[i]))
                assert_true((uintptr_t)at - (uintptr_t)pool.arena < VAKA_POOL_ARENA);
    }
    assert_true(pool.used <= VAKA_POOL_ARENA);
    vaka_pool_done(&pool);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
