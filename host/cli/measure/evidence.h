/* cli/measure/evidence.h - what the rules tests of a game have shown, as they wrote it down while
 * they ran.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each program of tests writes NAME.claims when it runs, a line for each thing it shows:
 *     rule 7.3c name_of_the_test     the test shows this clause
 *     card storm name_of_the_test    the test plays this content
 *     refused 7.3 reason             an action was refused, and this rule was cited
 * A test claims when it runs and not before: what is not run is not claimed. */
#ifndef CLI_MEASURE_EVIDENCE_H
#define CLI_MEASURE_EVIDENCE_H

#include "text/error.h"

#define VAKA_EVIDENCE_RULE 0u
#define VAKA_EVIDENCE_CARD 1u
#define VAKA_EVIDENCE_REFUSED 2u

typedef struct vaka_evidence_row {
    uint32_t type;  /* VAKA_CLAIM_… */
    uint32_t times; /* how often it was written */
    char *what;     /* clause, content or rule; owned, like the next */
    char *by;       /* "fleet: name_of_the_test", or the reason's id */
} vaka_evidence_row;

typedef struct vaka_evidence {
    vaka_evidence_row *at; /* owned; by type, then what, then by; no two alike */
    uint32_t count;
    uint32_t files;
} vaka_evidence;

/* Reads all *.claims in a folder. Fails if it cannot be read, or on a line that is none of the
 * above, with file and line; no files are no failure. vaka_evidence_done is due in any case. */
vaka_status vaka_evidence_read(const char *folder, vaka_evidence *out, vaka_error *err);
void vaka_evidence_done(vaka_evidence *evidence);

#endif
