/* chance/fair.h - chance that neither a server nor a player can choose.
 *
 * SPDX-License-Identifier: MIT
 *
 * A server chooses a secret and tells all the hash of it, its commitment. Then every seat adds a
 * nonce, and the key of the match is a hash of all of them. When the match is over the secret is
 * opened: whoever has it, the nonces and the journal works key and commitment out again.
 *
 *     commitment = sha256("vaka commitment 1\n" TABLE "\n" SECRET "\n")
 *     key = sha256("vaka key 1\n" TABLE "\n" SECRET "\n" NONCE "\n" …)  a nonce a seat
 *
 * All but TABLE are hexadecimal digits, lower case; a seat that added nothing has an empty
 * nonce. */
#ifndef CHANCE_FAIR_H
#define CHANCE_FAIR_H

#include "chance/seed.h"

#define VAKA_FAIR_TABLE 40  /* room for the id of a table */
#define VAKA_FAIR_NONCE 129 /* … for a nonce: 32 to 128 digits, or none */
#define VAKA_FAIR_HASH 65   /* … for a secret, a commitment or a key as text */
#define VAKA_FAIR_SEATS 8

typedef struct vaka_fair {
    char table[VAKA_FAIR_TABLE];
    char secret[VAKA_FAIR_HASH];
    char commitment[VAKA_FAIR_HASH]; /* as it was told */
    char nonce[VAKA_FAIR_SEATS][VAKA_FAIR_NONCE];
    int32_t seats;
} vaka_fair;

/* Is it a nonce that a seat may add? */
bool vaka_fair_is_nonce(const char *text);

/* What the secret's commitment is, and what the key. */
void vaka_fair_commit(const vaka_fair *fair, char out[VAKA_FAIR_HASH]);
void vaka_fair_key(const vaka_fair *fair, char out[VAKA_FAIR_HASH]);

/* The proof as text, which the server hands out at the end; owned by the caller. And back; fails
 * with a sentence. */
char *vaka_fair_write(const vaka_fair *fair);
vaka_status vaka_fair_read(const char *text, vaka_fair *out, vaka_error *err);

/* Does the secret fit the commitment, and the key this seed? Fails with what does not. */
vaka_status vaka_fair_check(const vaka_fair *fair, const vaka_seed *seed, vaka_error *err);

#endif
