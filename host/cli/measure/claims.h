/* cli/measure/claims.h - what the rules tests of a game have shown, as they wrote it down while
 * they ran.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each program of tests writes NAME.claims when it runs, a line for each thing it shows:
 *     rule 7.3c name_of_the_test     the test shows this clause
 *     card storm name_of_the_test    the test plays this content
 *     refused 7.3 reason             an action was refused, and this rule was cited
 * A test claims when it runs and not before: what is not run is not claimed. */
#ifndef CLI_MEASURE_CLAIMS_H
#define CLI_MEASURE_CLAIMS_H

#include "text/error.h"

#define VAKA_CLAIM_RULE 0u
#define VAKA_CLAIM_CARD 1u
#define VAKA_CLAIM_REFUSED 2u

typedef struct vaka_claim {
    uint32_t type;  /* VAKA_CLAIM_… */
    uint32_t times; /* how often it was written */
    char *what;     /* clause, content or rule; owned, like the next */
    char *by;       /* "fleet: name_of_the_test", or the reason's id */
} vaka_claim;

typedef struct vaka_claims {
    vaka_claim *at; /* owned; by type, then what, then by; no two alike */
    uint32_t count;
    uint32_t files;
} vaka_claims;

/* Reads all *.claims in a folder. Fails if it cannot be read, or on a line that is none of the
 * above, with file and line; no files are no failure. vaka_claims_done is due in any case. */
vaka_status vaka_claims_read(const char *folder, vaka_claims *out, vaka_error *err);
void vaka_claims_done(vaka_claims *claims);

#endif
