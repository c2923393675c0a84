/* play/stress.c - random games that make content act, and look for what breaks.
 *
 * SPDX-License-Identifier: MIT */
#include "play/stress_inside.h"

#include "play/sim.h"

#include <stdlib.h>
#include <string.h>

#define ACTIONS_MOST 4000u /* of one game; it is broken off then */

void vaka_stress_report_done(vaka_stress_report *report)
{
    for (uint32_t i = 0; i < report->item_count; i++)
        free(report->items[i].file);
    free(report->items);
    *report = (vaka_stress_report){0};
}

static void note_item(vaka_stress_report *report, const vaka_module *module, const vaka_item *item)
{
    const char *sort = item->sort == VAKA_SORT_RULE ? NULL : module->sorts[item->sort].id;

    report->items = vaka_xgrow(report->items, (report->item_count + 1) * sizeof *report->items);
    report->items[report->item_count++] =
        (vaka_stress_item){.mod = item->mod,
                           .file = vaka_xcopy(item->file),
                           .sort = sort,
                           .acts = item->functions != 0 || item->hooks != 0};
}

/* The cards that are asked about; rules are looked at one by one, for they may exclude each other.
 */
static vaka_status note_items(const vaka_stress_plan *plan, vaka_stress_report *report,
                              vaka_error *err)
{
    const vaka_library *library = plan->library;
    vaka_status status = VAKA_OK;

    for (uint32_t r = 0; !status && r <= library->rule_count; r++) {
        const char *rules[] = {r ? library->rules[r - 1].id : NULL, NULL};
        vaka_library_choice choice = {.rules = rules, .mods = plan->mods};
        vaka_content *content = NULL;

        if (r && !plan->wants(plan->data, library->rules[r - 1].mod, library->rules[r - 1].file))
            continue;
        status = vaka_library_content(library, &choice, &content, err);
        for (uint32_t i = 0; !status && i < content->item_count; i++) {
            const vaka_item *item = &content->items[i];

            if ((item->sort == VAKA_SORT_RULE) == (r > 0) &&
                plan->wants(plan->data, item->mod, item->file))
                note_item(report, library->module, item);
        }
        vaka_content_free(content);
    }
    return status;
}

/* Plays a game to its end and leaves its last hash; `closely` with everything that is looked at. */
static bool play(vaka_stress_game *game, bool closely, uint64_t *hash)
{
    vaka_action action;
    vaka_error err = {0};

    while (game->actions < ACTIONS_MOST) {
        if (closely)
            vaka_stress_force(game);
        if (!vaka_bot_next(game->bots, game->live, game->poll, &action))
            break;
        if (closely && !vaka_stress_act(game, &action))
            return false;
        if (!closely && vaka_live_apply(game->live, &action, NULL, &err))
            return vaka_stress_wrong(game, &action, "%s", err.text);
        game->actions++;
    }
    if (game->actions < ACTIONS_MOST && !vaka_live_finished(game->live, NULL))
        return vaka_stress_wrong(game, NULL, "nobody can do anything, and it is not over");
    *hash = vaka_live_hash(game->live);
    return true;
}

/* The same random game in two Lua states, without any help: both come to the same end. */
static vaka_status play_twice(vaka_stress_game *game, bool *good, vaka_error *err)
{
    uint64_t hash[2] = {0};
    vaka_status status = VAKA_OK;

    for (int i = 0; *good && !status && i < 2; i++) {
        status = vaka_stress_begin(game, err);
        if (!status) {
            vaka_live_keep_undo(game->live, false);
            *good = play(game, false, &hash[i]);
        }
        if (*good && i == 1 && hash[0] != hash[1])
            *good = vaka_stress_wrong(game, NULL, "a second Lua state comes to another end");
        vaka_stress_end(game);
    }
    return status;
}

static vaka_status play_game(const vaka_stress_plan *plan, vaka_stress_report *report,
                             uint32_t number, vaka_error *err)
{
    vaka_stress_game game = {.plan = plan, .report = report, .number = number};
    uint64_t hash;
    bool good = true;
    vaka_status status;

    game.seed = vaka_sim_seed(plan->seed, number) >> 16; /* short enough to be read out */
    status = vaka_stress_begin(&game, err);
    if (!status) {
        vaka_live_guard(game.live, true);
        good = play(&game, true, &hash);
        report->actions += game.actions;
        if (good && vaka_live_trouble(game.live)[0])
            vaka_stress_wrong(&game, NULL, "%s", vaka_live_trouble(game.live));
    }
    vaka_stress_end(&game);
    if (!status && good)
        status = play_twice(&game, &good, err);
    return status;
}

vaka_status vaka_stress_run(const vaka_stress_plan *plan, vaka_stress_report *report,
                            vaka_error *err)
{
    vaka_status status;

    *report = (vaka_stress_report){0};
    status = note_items(plan, report, err);
    for (uint32_t i = 0; !status && i < plan->games && !*report->what; i++) {
        status = play_game(plan, report, i, err);
        report->games++;
    }
    return status;
}
