/* fair_test.c - chance that nobody chose: SHA-256, commitments, keys, and what is wrong with them.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/fair.h"
#include "chance/sha256.h"
#include "registered.h"

static void assert_hash(const char *text, size_t times, const char *hash)
{
    size_t length = strlen(text) * times;
    char *whole = vaka_xnew(length + 1), found[65];

    for (size_t i = 0; i < times; i++)
        memcpy(whole + i * strlen(text), text, strlen(text));
    vaka_sha256_text(whole, length, found);
    assert_string_equal(found, hash);
    free(whole);
}

/* FIPS 180-4, and lengths on both sides of a block's end. */
TEST(the_hash_is_what_the_standard_publishes)
{
    (void)state;
    assert_hash("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_hash("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_hash("a", 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

static vaka_fair honest(void)
{
    vaka_fair fair = {.table = "a1b2c3", .seats = 3};

    memset(fair.secret, '7', 64);
    memset(fair.nonce[0], 'a', 32);
    memset(fair.nonce[2], 'b', 128);
    vaka_fair_commit(&fair, fair.commitment);
    return fair;
}

static vaka_seed seed_of(const vaka_fair *fair)
{
    char key[VAKA_FAIR_HASH];
    vaka_seed seed;

    vaka_fair_key(fair, key);
    assert_true(vaka_seed_read_key(key, &seed));
    return seed;
}

TEST(a_proof_reads_back_and_holds)
{
    (void)state;
    vaka_fair fair = honest(), read;
    vaka_seed seed = seed_of(&fair);
    vaka_error err = {0};
    char *text = vaka_fair_write(&fair);

    assert_int_equal(vaka_fair_read(text, &read, &err), VAKA_OK);
    assert_int_equal(read.seats, 3);
    assert_string_equal(read.nonce[1], "");
    assert_int_equal(vaka_fair_check(&read, &seed, &err), VAKA_OK);
    free(text);
}

TEST(a_server_that_bent_chance_is_found_out)
{
    (void)state;
    vaka_fair fair = honest(), bent;
    vaka_seed seed = seed_of(&fair), other = seed;
    vaka_error err = {0};

    bent = fair;
    bent.secret[5] = '8'; /* another secret than the one it was committed to */
    assert_int_equal(vaka_fair_check(&bent, &seed, &err), VAKA_ERR_DATA);
    assert_non_null(strstr(err.text, "committed"));
    bent = fair;
    bent.nonce[2][0] = 'c'; /* what a player added was exchanged */
    assert_int_equal(vaka_fair_check(&bent, &seed, &err), VAKA_ERR_DATA);
    bent = fair;
    bent.seats = 2; /* … or left out */
    assert_int_equal(vaka_fair_check(&bent, &seed, &err), VAKA_ERR_DATA);
    other.key[0] ^= 1; /* the match was played with another key */
    assert_int_equal(vaka_fair_check(&fair, &other, &err), VAKA_ERR_DATA);
    assert_non_null(strstr(err.text, "key"));
}

TEST(every_seat_changes_the_key)
{
    (void)state;
    vaka_fair fair = honest();
    char before[VAKA_FAIR_HASH], after[VAKA_FAIR_HASH];

    vaka_fair_key(&fair, before);
    for (int32_t seat = 0; seat < fair.seats; seat++) {
        vaka_fair changed = fair;

        memset(changed.nonce[seat], 'd', 40);
        vaka_fair_key(&changed, after);
        assert_string_not_equal(before, after);
    }
}

TEST(what_is_no_proof_is_refused)
{
    static const char *const wrong[] = {
        "", "vaka proof 2\n", "vaka proof 1\ntable\n", "vaka proof 1\ntable a\ncommitment 12\n",
        "vaka proof 1\ntable a\ncommitment 12\nsecret 34\nnonce none\n"};
    vaka_fair fair;
    vaka_error err = {0};

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(vaka_fair_read(wrong[i], &fair, &err), VAKA_ERR_DATA);
    vaka_fair good = honest();
    char *text = vaka_fair_write(&good), *long_one = vaka_xnew(4096);
    snprintf(long_one, 4096,
             "%snonce none\nnonce none\nnonce none\nnonce none\nnonce none\n"
             "nonce none\n",
             text);
    assert_int_equal(vaka_fair_read(long_one, &fair, &err), VAKA_ERR_DATA); /* nine seats */
    snprintf(long_one, 4096, "%snonce XYZ\n", text);
    assert_int_equal(vaka_fair_read(long_one, &fair, &err), VAKA_ERR_DATA);
    free(text);
    free(long_one);
    assert_false(vaka_fair_is_nonce("abc"));
    assert_false(vaka_fair_is_nonce("0123456789abcdef0123456789ABCDEF"));
    assert_true(vaka_fair_is_nonce("0123456789abcdef0123456789abcdef"));
}

int main(void)
{
    return run_registered("fair", NULL, NULL);
}
