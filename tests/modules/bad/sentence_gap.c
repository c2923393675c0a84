/* bad/sentence_gap.c - a sentence with a gap of no known type.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_text odd[] = {{"took", "{0:seat} takes {1:number}"}};

BAD_MODULE("sentence-gap", .events = odd);
