/* golden/make.h - plays games over everything that can be chosen, and packs them.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GOLDEN_MAKE_H
#define GOLDEN_MAKE_H

#include "../proof/arena.h"

/* At least `games` (0: 300) of them: every number of seats with every scenario and none; with no
 * rule, each rule alone and all that go together; by bots, mixed and wild ones. Whatever the
 * library has now is chosen from, so new rules and scenarios need nothing here. */
int make_pack(arena_world *world, const char *game, const char *path, uint32_t games);

#endif
