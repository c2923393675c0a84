/* script/mods/game_advice.c - `advice` of the verbs of game.lua: what a hint says for them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A sentence for a verb, true whenever the game's own hints like an act of it best. It comes out as
 * what a module in C offers (vaka/ext/advice.h). */
#include "script/mods/game.h"

#include "table/script.h"

static int32_t why(const vaka_match *seen, int32_t seat, const vaka_action *action)
{
    /* It is asked of such games alone: their modules are the first thing in them. */
    const vaka_game *game = (const vaka_game *)(const void *)vaka_position_of(seen)->module;

    (void)seat;
    return action->verb < game->module.verb_count ? game->why[action->verb] : VAKA_NONE;
}

void vaka_game_advice_read(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = vaka_plain_get(table, "verbs");
    uint32_t count = game->module.verb_count;
    vaka_text *reasons = vaka_arena_new(page->arena, (count + 1u) * sizeof *reasons);

    game->why = vaka_arena_new(page->arena, (count + 1u) * sizeof *game->why);
    game->advice = (vaka_advice){.stamp = VAKA_STAMP(vaka_advice), .reasons = reasons, .why = why};
    for (uint32_t i = 0; i < count; i++) {
        const vaka_plain *verb = &from->at[i];
        const char *text = NULL;

        game->why[i] = VAKA_NONE;
        if (verb->type != VAKA_PLAIN_TABLE ||
            !vaka_file_fields_text(page, verb, "advice", false, &text) || !text)
            continue;
        game->why[i] = (int32_t)game->advice.reason_count;
        reasons[game->advice.reason_count++] = (vaka_text){verb->key, text};
    }
}
