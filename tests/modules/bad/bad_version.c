/* bad/bad_version.c - a version that is not made of numbers.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("bad-version", .version = "one");
