/* bad/option_normal.c - an option whose normal value is not allowed.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_option odd[] = {{"stones", "Stones", NULL, 5, 9, 21}};

BAD_MODULE("option-normal", .options = odd, .option_count = 1);
