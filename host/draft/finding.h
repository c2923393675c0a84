/* draft/finding.h - what is wrong with a draft, and which part of it that speaks of.
 *
 * SPDX-License-Identifier: MIT */
#ifndef DRAFT_FINDING_H
#define DRAFT_FINDING_H

#include "draft/draft.h"

#define VAKA_FINDINGS 100u
#define VAKA_FINDING_TEXT 320

typedef struct vaka_finding {
    int32_t table;          /* VAKA_NONE: of no table */
    char id[VAKA_DRAFT_ID]; /* of a row; "": of none */
    char key[160];          /* of a fact; "": of none */
    bool warning;           /* it can be played all the same */
    char text[VAKA_FINDING_TEXT];
} vaka_finding;

typedef struct vaka_findings {
    vaka_finding at[VAKA_FINDINGS];
    uint32_t count;
} vaka_findings;

#endif
