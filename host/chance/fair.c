/* chance/fair.c - chance that neither a server nor a player can choose.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/fair.h"

#include "chance/sha256.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_MOST 2048 /* bytes that a key is made of, and those of a proof */

static size_t digits(const char *text)
{
    return strspn(text, "0123456789abcdef");
}

bool vaka_fair_is_nonce(const char *text)
{
    size_t length = strlen(text);

    return length >= 32 && length < VAKA_FAIR_NONCE && digits(text) == length;
}

void vaka_fair_commit(const vaka_fair *fair, char out[VAKA_FAIR_HASH])
{
    char text[TEXT_MOST];
    int length =
        snprintf(text, sizeof text, "vaka commitment 1\n%s\n%s\n", fair->table, fair->secret);

    vaka_sha256_text(text, (size_t)length, out);
}

void vaka_fair_key(const vaka_fair *fair, char out[VAKA_FAIR_HASH])
{
    char text[TEXT_MOST];
    size_t length =
        (size_t)snprintf(text, sizeof text, "vaka key 1\n%s\n%s\n", fair->table, fair->secret);

    for (int32_t seat = 0; seat < fair->seats; seat++)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s\n", fair->nonce[seat]);
    vaka_sha256_text(text, length, out);
}

char *vaka_fair_write(const vaka_fair *fair)
{
    char *text = vaka_xnew(TEXT_MOST);
    size_t length =
        (size_t)snprintf(text, TEXT_MOST, "vaka proof 1\ntable %s\ncommitment %s\nsecret %s\n",
                         fair->table, fair->commitment, fair->secret);

    for (int32_t seat = 0; seat < fair->seats; seat++)
        length += (size_t)snprintf(text + length, TEXT_MOST - length, "nonce %s\n",
                                   *fair->nonce[seat] ? fair->nonce[seat] : "none");
    return text;
}

/* Takes a line `WORD VALUE` off the text; false: it is none, or the value does not fit. */
static bool take(const char **text, const char *word, char *out, size_t room)
{
    size_t length = strlen(word);
    const char *value = *text + length + 1;
    size_t size;

    if (strncmp(*text, word, length) != 0 || (*text)[length] != ' ')
        return false;
    size = strcspn(value, "\n");
    if (size == 0 || size >= room || value[size] != '\n')
        return false;
    memcpy(out, value, size);
    out[size] = '\0';
    *text = value + size + 1;
    return true;
}

static bool is_hash(const char *text)
{
    return strlen(text) == VAKA_FAIR_HASH - 1 && digits(text) == VAKA_FAIR_HASH - 1;
}

vaka_status vaka_fair_read(const char *text, vaka_fair *out, vaka_error *err)
{
    char level[8];

    *out = (vaka_fair){0};
    if (!take(&text, "vaka proof", level, sizeof level) || strcmp(level, "1") != 0)
        return vaka_fail(err, VAKA_ERR_DATA, "it does not begin with `vaka proof 1`");
    if (!take(&text, "table", out->table, sizeof out->table) ||
        !take(&text, "commitment", out->commitment, sizeof out->commitment) ||
        !take(&text, "secret", out->secret, sizeof out->secret) || !is_hash(out->commitment) ||
        !is_hash(out->secret))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "expected `table ID`, `commitment HASH` and `secret HASH`");
    for (; *text; out->seats++) {
        char *nonce = out->seats < VAKA_FAIR_SEATS ? out->nonce[out->seats] : NULL;

        if (!nonce || !take(&text, "nonce", nonce, VAKA_FAIR_NONCE))
            return vaka_fail(err, VAKA_ERR_DATA,
                             "expected `nonce DIGITS` or `nonce none`, for %d "
                             "seats at most",
                             VAKA_FAIR_SEATS);
        if (strcmp(nonce, "none") == 0)
            *nonce = '\0';
        else if (!vaka_fair_is_nonce(nonce))
            return vaka_fail(err, VAKA_ERR_DATA, "a nonce has 32 to 128 hexadecimal digits");
    }
    return VAKA_OK;
}

vaka_status vaka_fair_check(const vaka_fair *fair, const vaka_seed *seed, vaka_error *err)
{
    char hash[VAKA_FAIR_HASH], text[VAKA_SEED_TEXT];

    vaka_fair_commit(fair, hash);
    if (strcmp(hash, fair->commitment) != 0)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "the secret is not the one that the server committed itself to");
    vaka_fair_key(fair, hash);
    if (strcmp(hash, vaka_seed_write(seed, text)) != 0)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "the key of the match is not made of this secret and these nonces");
    return VAKA_OK;
}
