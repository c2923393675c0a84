/* bad/legal_changes.c - legal() writes to the match it is only shown.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void busy_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    bad_game *game = match->game;

    game->wrongs++;
    bad_legal(match, seat, out);
}

BAD_MODULE("legal-changes", .legal = busy_legal);
