/* faults/none.c - no fault at all: what the others are measured by.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: nothing */
#include "fault.h"

FAULT_MODULE("none", .title = "No fault");
