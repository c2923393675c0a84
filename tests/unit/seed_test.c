/* seed_test.c - what chance grows from: its text, keys of the system, and keys made of keys.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "chance/stream.h"
#include "match/resample.h"
#include "play/bot.h"
#include "table/hash.h"
#include "table/redact.h"

#define KEY "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210"

static vaka_seed key(void)
{
    vaka_seed seed;

    assert_true(vaka_seed_read(KEY, &seed));
    assert_int_equal(seed.generator, VAKA_GENERATOR_CHACHA);
    return seed;
}

TEST(numbers_and_keys_are_read_as_they_are_written)
{
    char text[VAKA_SEED_TEXT];
    vaka_seed seed = key();

    (void)state;
    assert_string_equal(vaka_seed_write(&seed, text), KEY);
    assert_true(vaka_seed_read("9223372036854775807", &seed));
    assert_int_equal(seed.generator, VAKA_GENERATOR_XOSHIRO);
    assert_true(seed.number == INT64_MAX);
    assert_string_equal(vaka_seed_write(&seed, text), "9223372036854775807");
}

TEST(whatever_is_neither_is_no_seed)
{
    static const char *const bad[] = {
        "",
        "x",
        "-1",
        "+1",
        " 1",
        "1 ",
        "9223372036854775808",
        "99999999999999999999",
        "0x1f",
        "abcdef",
        KEY "0",
        &KEY[1],
        "A" /* upper case */
        "0112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210",
    };
    vaka_seed seed = vaka_seed_of(3);

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (vaka_seed_read(bad[i], &seed))
            fail_msg("'%s' is taken", bad[i]);
    assert_int_equal(seed.number, 3); /* untouched */
}

static uint32_t bits_that_differ(const vaka_seed *a, const vaka_seed *b)
{
    uint32_t bits = 0;

    for (size_t i = 0; i < VAKA_KEY_BYTES; i++)
        bits += (uint32_t)__builtin_popcount((unsigned)(a->key[i] ^ b->key[i]));
    return bits;
}

TEST(fresh_keys_have_256_bits_and_differ)
{
    vaka_seed keys[32];

    (void)state;
    for (int i = 0; i < 32; i++) {
        assert_int_equal(vaka_seed_fresh(&keys[i], NULL), VAKA_OK);
        assert_int_equal(keys[i].generator, VAKA_GENERATOR_CHACHA);
        for (int j = 0; j < i; j++) /* 128 expected; eight is the deviation */
            assert_in_range(bits_that_differ(&keys[i], &keys[j]), 64, 192);
    }
}

TEST(keys_made_of_a_key_differ_by_use_and_number)
{
    static const uint32_t uses[] = {VAKA_SEED_BOT, VAKA_SEED_POLL, VAKA_SEED_GAME};
    vaka_seed all[3 * 8 + 1] = {key()};
    uint32_t count = 1;

    (void)state;
    for (size_t use = 0; use < 3; use++)
        for (uint32_t number = 0; number < 8; number++)
            all[count++] = vaka_seed_child(&all[0], uses[use], number);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < i; j++)
            assert_in_range(bits_that_differ(&all[i], &all[j]), 64, 192);
}

/* --- in a match ------------------------------------------------------------------------------- */

static vaka_live *begin(const vaka_seed *seed)
{
    vaka_live *plain = toy_live(2), *live = NULL;
    vaka_error err = {0};

    /* the toy's layout stays with the first match; both are freed by toy_free */
    assert_int_equal(
        vaka_live_new_seeded(vaka_live_layout(plain), NULL, seed, NULL, 0, &live, &err), VAKA_OK);
    vaka_live_free(plain);
    return live;
}

static void roll_thrice(vaka_match *match, const vaka_action *action)
{
    (void)action;
    for (int i = 0; i < 3; i++)
        toy_of(match)->number[i] = vaka_roll(match, 1000);
}

static vaka_action act(void)
{
    return (vaka_action){.seat = 0, .verb = TOY_DO, .arg = {1}};
}

static vaka_live *rolling(const vaka_seed *seed)
{
    toy = (toy_script){.apply = roll_thrice};
    return begin(seed);
}

static void play(vaka_live *live, int times)
{
    vaka_action action = act();

    for (int i = 0; i < times; i++)
        assert_int_equal(vaka_live_apply(live, &action, NULL, NULL), VAKA_OK);
}

TEST(a_key_repeats_a_match_and_another_key_does_not)
{
    vaka_seed one = key(), two = vaka_seed_child(&one, VAKA_SEED_GAME, 1);
    vaka_live *a = rolling(&one), *b = rolling(&one), *c = rolling(&two);

    (void)state;
    play(a, 20);
    play(b, 20);
    play(c, 20);
    assert_true(vaka_live_hash(a) == vaka_live_hash(b));
    assert_true(vaka_live_hash(a) != vaka_live_hash(c));
    toy_free(a);
    toy_free(b);
    toy_free(c);
}

TEST(a_clone_goes_on_as_the_match_does)
{
    vaka_seed seed = key();
    vaka_live *live = rolling(&seed), *copy, *other;

    (void)state;
    play(live, 3); /* in the middle of the words that are worked out at a time */
    copy = vaka_live_clone(live);
    seed = vaka_seed_child(&seed, VAKA_SEED_GAME, 1);
    other = rolling(&seed);
    play(other, 5);
    vaka_live_copy(other, live); /* the key comes along, too */
    play(live, 9);
    play(copy, 9);
    play(other, 9);
    assert_true(vaka_live_hash(live) == vaka_live_hash(copy));
    assert_true(vaka_live_hash(live) == vaka_live_hash(other));
    vaka_live_free(copy);
    toy_free(other);
    toy_free(live);
}

TEST(what_is_rolled_back_comes_again_alike)
{
    vaka_seed seed = key();
    vaka_live *live = rolling(&seed);
    uint64_t before, after;

    (void)state;
    play(live, 5);
    vaka_live_guard(live, true);
    before = vaka_live_hash(live);
    play(live, 1);
    after = vaka_live_hash(live);
    vaka_live_rollback(live);
    assert_true(vaka_live_hash(live) == before);
    play(live, 1);
    assert_true(vaka_live_hash(live) == after);
    toy_free(live);
}

/* Is any word of the key, or any that chance will give, among the bytes? */
static bool holds_secret(const vaka_position *position, const void *bytes, size_t size)
{
    const vaka_stream *stream = &position->stream;

    for (size_t i = 0; i + 4 <= size; i++) {
        uint32_t word;
        memcpy(&word, (const uint8_t *)bytes + i, sizeof word);
        for (size_t k = 0; k < 8; k++)
            if (word == stream->key[k])
                return true;
        for (size_t k = 0; k < VAKA_CHACHA_WORDS; k++)
            if (word == stream->words[k])
                return true;
    }
    return false;
}

TEST(neither_block_nor_view_holds_the_key_or_what_will_come)
{
    vaka_seed seed = key();
    vaka_live *live = rolling(&seed);
    const vaka_position *position = vaka_live_position(live);
    size_t size = vaka_live_layout(live)->block_size;

    (void)state;
    play(live, 3);
    assert_true(position->stream.keyed);
    assert_true(holds_secret(position, &position->stream, sizeof position->stream));
    assert_false(holds_secret(position, position->block, size));
    for (int32_t seat = VAKA_REFEREE; seat < 2; seat++) {
        const vaka_position *seen = vaka_position_of(vaka_live_seen(live, seat));
        assert_false(holds_secret(position, seen, sizeof *seen));
        assert_false(holds_secret(position, seen->block, size));
        if (seat == VAKA_REFEREE)
            continue;
        for (int i = 0; i < 4; i++) /* nor how often chance was asked */
            assert_int_equal(seen->table->rng[i], 0);
    }
    toy_free(live);
}

/* Numbers and dice of what a live match will roll. */
static uint64_t future(vaka_live *live)
{
    play(live, 8);
    return vaka_hash(0, toy_of(&vaka_live_position(live)->face)->number, sizeof(toy_game));
}

TEST(a_sample_has_nothing_of_the_true_generator)
{
    vaka_seed seed = key();
    vaka_live *live = rolling(&seed), *sample, *other;
    vaka_position *position;

    (void)state;
    play(live, 3);
    sample = vaka_live_clone(live);
    vaka_resample(sample, 0, 7, NULL);
    position = vaka_live_position(sample);
    assert_true(position->stream.keyed);
    assert_false(
        holds_secret(vaka_live_position(live), &position->stream, sizeof position->stream));
    for (int i = 0; i < 4; i++) /* it begins anew, however far the true one has come */
        assert_int_equal(position->table->rng[i], 0);
    other = vaka_live_clone(live);
    vaka_resample(other, 0, 8, NULL);
    uint64_t a = future(sample), b = future(other);
    assert_true(a != b);
    assert_true(a != future(live));
    vaka_live_free(other);
    vaka_live_free(sample);
    toy_free(live);
}

/* --- bots ------------------------------------------------------------------------------------- */

TEST(a_bot_chooses_by_a_stream_that_is_not_the_match_s)
{
    vaka_seed seed = key();
    vaka_stream table;
    vaka_bot bots[2];

    (void)state;
    vaka_stream_init(&table, &seed);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(vaka_bot_init_seeded(&bots[seat], NULL, "random", &seed, seat, NULL),
                         VAKA_OK);
    for (int i = 0; i < 8; i++) {
        assert_int_not_equal(bots[0].stream.key[i], table.key[i]);
        assert_int_not_equal(bots[0].stream.key[i], bots[1].stream.key[i]);
    }
    assert_int_equal(bots[0].seed, 0);
}

TEST(a_bot_that_is_resumed_chooses_as_if_it_had_never_stopped)
{
    vaka_seed seed = key();
    vaka_live *live = rolling(&seed);
    vaka_bot bot, again;
    vaka_action action, same;
    uint32_t chosen = 0;

    (void)state;
    assert_int_equal(vaka_bot_init_seeded(&bot, NULL, "random", &seed, 0, NULL), VAKA_OK);
    for (uint64_t i = 0; i < 40; i++) {
        assert_int_equal(vaka_bot_init_seeded(&again, NULL, "random", &seed, 0, NULL), VAKA_OK);
        vaka_bot_resume(&again, i);
        assert_true(vaka_bot_choose(&bot, live, 0, &action));
        assert_true(vaka_bot_choose(&again, live, 0, &same));
        assert_memory_equal(&action, &same, sizeof action);
        chosen |= 1u << (action.verb == TOY_DO ? action.arg[0] : 2 + action.verb);
    }
    assert_int_equal(chosen, 0x3f); /* all there was to choose from */
    toy_free(live);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
