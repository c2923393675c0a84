/* match/run.h - goes on with the agenda until somebody must decide.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RUN_H
#define MATCH_RUN_H

#include "table/position.h"

/* Calls step() until a question is open, the match is finished or the module has broken its
 * contract (position->broken). Sealed answers that are complete are carried out on the way. */
void vaka_run(vaka_position *position);

#endif
