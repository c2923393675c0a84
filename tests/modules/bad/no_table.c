/* bad/no_table.c - counts two steps and has no table of them.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("no-table", .step_count = 2, .steps = NULL);
