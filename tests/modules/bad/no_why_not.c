/* bad/no_why_not.c - incomplete rules: nothing says why an action is refused.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("no-why-not", .why_not = NULL);
