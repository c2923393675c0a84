/* bad/too_many_seats.c - more seats than there are.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("too-many-seats", .seats_max = VAKA_MAX_SEATS + 1);
