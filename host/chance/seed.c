/* chance/seed.c - what the chance of a match grows from.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/seed.h"

#include "chance/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const generators[] = {
    [VAKA_GENERATOR_XOSHIRO] = "xoshiro128**",
    [VAKA_GENERATOR_CHACHA] = "chacha20",
};
#define GENERATORS (sizeof generators / sizeof *generators)

const char *vaka_seed_generator(uint32_t generator)
{
    return generators[generator];
}

bool vaka_seed_find_generator(const char *name, uint32_t *out)
{
    for (uint32_t i = 0; i < GENERATORS; i++) {
        if (strcmp(generators[i], name) != 0)
            continue;
        *out = i;
        return true;
    }
    return false;
}

/* --- from the system -------------------------------------------------------------------------- */

/* Where the call is not known: an old kernel, or a cage that bars it. */
static bool read_device(uint8_t *out, size_t size)
{
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    size_t have = 0;

    while (fd >= 0 && have < size) {
        ssize_t got = read(fd, out + have, size - have);
        if (got > 0)
            have += (size_t)got;
        else if (got == 0 || errno != EINTR)
            break;
    }
    if (fd >= 0)
        close(fd);
    return have == size;
}

vaka_status vaka_seed_fresh(vaka_seed *out, vaka_error *err)
{
    *out = (vaka_seed){.generator = VAKA_GENERATOR_CHACHA};
    if (getentropy(out->key, sizeof out->key) == 0 || read_device(out->key, sizeof out->key))
        return VAKA_OK;
    *out = (vaka_seed){0};
    return vaka_fail(err, VAKA_ERR_SYSTEM,
                     "this system gives no random numbers to begin a game with; --seed gives one");
}

vaka_seed vaka_seed_child(const vaka_seed *seed, uint32_t use, uint32_t number)
{
    vaka_seed child = {.generator = VAKA_GENERATOR_CHACHA};
    uint32_t words[VAKA_CHACHA_WORDS], place[4] = {number, 0, 0, use};
    vaka_stream from;

    vaka_stream_init(&from, seed);
    vaka_chacha_block(from.key, place, words);
    for (size_t i = 0; i < VAKA_KEY_BYTES; i++)
        child.key[i] = (uint8_t)(words[i / 4] >> 8 * (i % 4));
    return child;
}

/* --- as text ---------------------------------------------------------------------------------- */

const char *vaka_seed_write(const vaka_seed *seed, char out[VAKA_SEED_TEXT])
{
    if (seed->generator == VAKA_GENERATOR_XOSHIRO)
        snprintf(out, VAKA_SEED_TEXT, "%" PRIu64, seed->number);
    for (size_t i = 0; seed->generator == VAKA_GENERATOR_CHACHA && i < VAKA_KEY_BYTES; i++)
        snprintf(out + 2 * i, VAKA_SEED_TEXT - 2 * i, "%02x", seed->key[i]);
    return out;
}

bool vaka_seed_read_key(const char *text, vaka_seed *out)
{
    static const char digits[] = "0123456789abcdef";
    vaka_seed seed = {.generator = VAKA_GENERATOR_CHACHA};

    if (strlen(text) != (size_t)2 * VAKA_KEY_BYTES)
        return false;
    for (size_t i = 0; i < (size_t)2 * VAKA_KEY_BYTES; i++) {
        const char *digit = strchr(digits, text[i]);
        if (!digit)
            return false;
        seed.key[i / 2] = (uint8_t)(seed.key[i / 2] << 4 | (uint8_t)(digit - digits));
    }
    *out = seed;
    return true;
}

bool vaka_seed_read(const char *text, vaka_seed *out)
{
    uint64_t number = 0;

    if (vaka_seed_read_key(text, out))
        return true;
    if (!*text)
        return false;
    for (; *text; text++) {
        uint64_t digit = (uint64_t)(*text - '0');
        if (*text < '0' || *text > '9' || number > (INT64_MAX - digit) / 10u)
            return false;
        number = number * 10u + digit;
    }
    *out = vaka_seed_of(number);
    return true;
}
