/* chacha_test.c - ChaCha20 as RFC 8439 publishes it, and the row of words made with it.
 *
 * SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "chance/stream.h"
#include "registered.h"

typedef struct vector {
    const char *key; /* as bytes in hexadecimal digits */
    uint32_t place[4], words[VAKA_CHACHA_WORDS];
} vector;

#define NOUGHT "0000000000000000000000000000000000000000000000000000000000000000"

/* Section 2.3.2, and the vectors 1 to 5 of appendix A.1. */
static const vector vectors[] = {
    {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
     {1, 0x09000000, 0x4a000000, 0},
     {0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204,
      0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de,
      0xe883d0cb, 0x4e3c50a2}},
    {NOUGHT,
     {0, 0, 0, 0},
     {0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8,
      0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815,
      0x69b687c3, 0x8665eeb2}},
    {NOUGHT,
     {1, 0, 0, 0},
     {0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612,
      0xed7aee32, 0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51,
      0x1f0ae1ac, 0x6f4d794b}},
    {"0000000000000000000000000000000000000000000000000000000000000001",
     {1, 0, 0, 0},
     {0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1, 0xe8252083, 0x60818b01, 0xf38422b8,
      0x5aaa49c9, 0xbb00ca8e, 0xda3ba7b4, 0xc4b592d1, 0xfdf2732f, 0x4436274e, 0x2561b3c8,
      0xebdd4aa6, 0xa0136c00}},
    {"00ff000000000000000000000000000000000000000000000000000000000000",
     {2, 0, 0, 0},
     {0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394, 0xa78dea8f, 0x5e269039, 0xa1bebbc1,
      0xcaf09aae, 0xa25ab213, 0x48a6b46c, 0x1b9d9bcb, 0x092c5be6, 0x546ca624, 0x1bec45d5,
      0x87f47473, 0x96f0992e}},
    {NOUGHT,
     {0, 0, 0, 0x02000000},
     {0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72,
      0xc727ee54, 0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8,
      0x398a19fa, 0x6ded1b53}},
};

TEST(the_block_function_gives_what_the_specification_publishes)
{
    (void)state;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        uint32_t words[VAKA_CHACHA_WORDS];
        vaka_stream stream;
        vaka_seed seed;

        assert_true(vaka_seed_read_key(vectors[i].key, &seed));
        vaka_stream_init(&stream, &seed);
        vaka_chacha_block(stream.key, vectors[i].place, words);
        assert_memory_equal(words, vectors[i].words, sizeof words);
    }
}

static vaka_stream of_noughts(void)
{
    vaka_stream stream;
    vaka_seed seed;

    assert_true(vaka_seed_read_key(NOUGHT, &seed));
    vaka_stream_init(&stream, &seed);
    return stream;
}

TEST(a_stream_gives_the_words_of_block_after_block_in_any_order)
{
    vaka_stream stream = of_noughts();

    (void)state;
    for (uint32_t i = 0; i < 32; i++)
        assert_int_equal(vaka_stream_word(&stream, i), vectors[1 + i / 16].words[i % 16]);
    for (uint32_t i = 32; i-- > 0;)
        assert_int_equal(vaka_stream_word(&stream, i), vectors[1 + i / 16].words[i % 16]);
}

TEST(past_the_counter_the_stream_does_not_begin_again)
{
    vaka_stream stream = of_noughts();
    uint64_t far = (UINT64_C(1) << 32) * VAKA_CHACHA_WORDS; /* words that the counter can name */

    (void)state;
    assert_int_not_equal(vaka_stream_word(&stream, far), vectors[1].words[0]);
    uint32_t place[4] = {0xffffffff, 0, 0, 0}, words[VAKA_CHACHA_WORDS];
    vaka_chacha_block(stream.key, place, words);
    assert_int_equal(vaka_stream_word(&stream, far - 1), words[15]);
}

TEST(the_place_in_a_block_counts_words_beyond_32_bits)
{
    vaka_stream stream = of_noughts();
    uint32_t at[4] = {0xffffffff, 0, 0, 0};

    (void)state;
    vaka_stream_below(&stream, at, 6);
    assert_int_equal(at[0], 0);
    assert_int_equal(at[1], 1);
    assert_int_equal(at[2] | at[3], 0);
}

TEST(a_renewed_stream_keeps_what_came_and_changes_what_comes)
{
    (void)state;
    for (uint32_t renewed = 0; renewed <= 32; renewed++) {
        vaka_stream stream = of_noughts();
        vaka_seed other;
        uint32_t same = 0;

        vaka_stream_word(&stream, renewed);
        assert_true(vaka_seed_read_key(vectors[0].key, &other));
        vaka_stream_renew(&stream, renewed, &other);
        for (uint32_t i = 0; i < 32; i++) {
            bool is = vaka_stream_word(&stream, i) == vectors[1 + i / 16].words[i % 16];
            if (i < renewed)
                assert_true(is);
            else
                same += is;
        }
        assert_int_equal(same, 0);
    }
}

/* A sample of a sample: each key counts from where it was taken on. */
TEST(a_stream_renewed_twice_keeps_both_that_came_before)
{
    vaka_stream stream = of_noughts(), once, twice;
    vaka_seed other, third;

    (void)state;
    assert_true(vaka_seed_read_key(vectors[0].key, &other));
    third = other;
    third.key[0] ^= 1;
    vaka_stream_renew(&stream, 5, &other);
    once = twice = stream;
    vaka_stream_renew(&twice, 20, &third);
    for (uint32_t i = 0; i < 32; i++) {
        if (i < 5)
            assert_int_equal(vaka_stream_word(&twice, i), vectors[1].words[i]);
        if (i < 20)
            assert_int_equal(vaka_stream_word(&twice, i), vaka_stream_word(&once, i));
        else
            assert_int_not_equal(vaka_stream_word(&twice, i), vaka_stream_word(&once, i));
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
