/* bad/describe_changes.c - describe() writes to what it is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void busy_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    bad_game *game = seen->game;

    (void)seat;
    (void)scene;
    game->wrongs++;
}

BAD_MODULE("describe-changes", .describe = busy_describe);
