/* table/intake.h - what a zone takes: held by the host.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_INTAKE_H
#define TABLE_INTAKE_H

#include "layout/intake.h"
#include "table/position.h"

/* May a piece be put into a zone, as another one there? Says why not by vaka_position_break. */
bool vaka_intake_takes(vaka_position *position, const vaka_piece *piece, int32_t zone,
                       const char *call);

/* May a script do with a zone what it likes? Says why not in the same way. */
bool vaka_intake_open(vaka_position *position, int32_t zone);

#endif
