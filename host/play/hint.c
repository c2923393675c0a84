/* play/hint.c - what a strong player would do, and what that gains.
 *
 * SPDX-License-Identifier: MIT */
#include "play/hint.h"

#include "layout/extension.h"
#include "play/bot_inside.h"
#include "script/mods/game.h"
#include "table/codec.h"

#include <string.h>

#define LEVEL "strong" /* that looks ahead for people who ask */

/* Never that of the match: a hint must say nothing about what chance will bring. */
static uint64_t seed_of(vaka_live *live)
{
    return 1u + (uint64_t)vaka_live_clock(live);
}

vaka_thought *vaka_hint_start(vaka_live *live, int32_t seat)
{
    if (!vaka_search_worth(live, seat))
        return NULL;
    return vaka_thought_search(live, seat, &vaka_level_find(LEVEL)->budget, seed_of(live),
                               vaka_thought_threads());
}

bool vaka_hint_usual(vaka_live *live, int32_t seat, vaka_hint *out)
{
    const vaka_module *module = vaka_live_layout(live)->module;
    const vaka_bot_spec *spec = vaka_bot_at(module, 0);
    vaka_error err = {0};
    vaka_bot bot;

    memset(out, 0, sizeof *out);
    if (!spec || vaka_bot_init_for(&bot, module, spec->name, 1, seat, &err) ||
        !vaka_bot_choose(&bot, live, seat, &out->plan.at[0]))
        return false;
    out->plan.count = 1;
    out->usual = out->plan;
    return true;
}

static bool are_same(const vaka_plan *a, const vaka_plan *b)
{
    return a->count == b->count && memcmp(a->at, b->at, a->count * sizeof *a->at) == 0;
}

const vaka_advice *vaka_hint_advice(const vaka_module *module)
{
    const vaka_advice *found = vaka_game_advice(module);

    return found ? found : vaka_extension(module, VAKA_EXT_ADVICE, sizeof *found);
}

bool vaka_hint_begins_as_usual(const vaka_hint *hint)
{
    return hint->plan.count && hint->usual.count &&
           vaka_action_compare(&hint->plan.at[0], &hint->usual.at[0]) == 0;
}

bool vaka_hint_take(vaka_thought *thought, vaka_live *live, int32_t seat, vaka_hint *out)
{
    vaka_search_result found;

    memset(out, 0, sizeof *out);
    if (!vaka_thought_found(thought, live, &found))
        return false;
    if (!found.searched || !found.plan.count)
        return vaka_hint_usual(live, seat, out);
    *out = (vaka_hint){.plan = found.plan,
                       .usual = found.usual,
                       .compared = true,
                       .better = !are_same(&found.plan, &found.usual),
                       .tried = found.worlds,
                       .chance = found.value,
                       .usual_chance = found.usual_value};
    return true;
}
