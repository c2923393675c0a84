/* golden/undo.c - back and forth through packed games.
 *
 * SPDX-License-Identifier: MIT */
#include "undo.h"

/* The seat that acted takes it back, if it may, and does it again. */
static const char *go_back(arena *match, int32_t seat, uint64_t before, uint64_t *undone)
{
    vaka_live *live = match->live;
    uint64_t after = vaka_live_hash(live);

    if (!vaka_live_can_undo(live, seat, NULL))
        return NULL;
    if (vaka_live_undo(live, seat, NULL))
        return "undo was offered, then refused";
    if (vaka_live_hash(live) != before)
        return "undo leads to another position";
    if (vaka_live_redo(live, seat, NULL, NULL))
        return "what was taken back cannot be done again";
    (*undone)++;
    return vaka_live_hash(live) == after ? NULL : "redo leads to another position";
}

const char *undo_play(arena *match, const pack_game *game, uint32_t *at, uint64_t *undone)
{
    uint32_t from = 0, index, count;
    vaka_error err = {0};
    int32_t seat;

    vaka_live_keep_undo(match->live, true);
    for (*at = 1; *at <= game->actions; (*at)++) {
        uint64_t before = vaka_live_hash(match->live);
        if (!pack_take(game, &from, &seat, &index) || seat >= match->setup.seats)
            return "the pack is damaged";
        const vaka_action *legal = vaka_live_legal(match->live, seat, &count);
        if (index >= count)
            return "the legal list is shorter than it was";
        vaka_action action = legal[index];
        if (arena_apply(match, &action, &err))
            return "what was played is refused now";
        const char *wrong = go_back(match, seat, before, undone);
        if (wrong)
            return wrong;
        if ((uint8_t)match->chain != game->digests[*at - 1])
            return "after undo and redo, list, events, chance or block are others";
    }
    return match->chain == game->chain ? NULL : "the last digest is another";
}
