/* bad/bad_id.c - an id with a blank and a capital.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("bad-id", .id = "org.vaka.Bad id");
