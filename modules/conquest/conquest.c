/* conquest.c - the module: every question goes to the chapter whose frame is on top.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"
#include "chapters/sea.h"
#include "chapters/victory.h"
#include "exports.h"
#include "greedy/greedy.h"
#include "opponent/opponent.h"
#include "scene/scene.h"
#include "vaka/ext/sample.h"

static const vaka_reason REASON_SEALED = {
    "plans_are_secret", "C2", "While builds are planned in secret nothing else is done openly"};

static void conquest_step(vaka_match *match, const vaka_frame *frame)
{
    chapters[frame->step]->step(match, frame);
}

/* In order: a few verbs of steps have higher numbers than what may be done at any time. */
static void conquest_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const vaka_frame *frame = vaka_top(match);

    if (is_asked(match, seat))
        vaka_chapter_legal(chapters[frame->step], match, seat, out);
    uint32_t asked = out->count;
    if (frame->ask != VAKA_ASK_SEALED)
        vaka_chapter_legal(&chapter_anytime, match, seat, out);
    bool high = asked > 0 && asked <= out->room && out->at[asked - 1].verb > VERB_HUSH;
    if (high && asked < out->count)
        vaka_offers_in_order(out, 0);
}

static const vaka_chapter *chapter_of(const vaka_match *match, uint32_t verb)
{
    bool anytime = conquest_verbs[verb].flags & VAKA_VERB_ANYTIME;

    return anytime ? &chapter_anytime : chapters[vaka_top(match)->step];
}

static const vaka_reason *conquest_why_not(const vaka_match *match, const vaka_action *action,
                                           int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_chapter *asked = chapter_of(match, action->verb);

    if (asked == &chapter_anytime && vaka_top(match)->ask == VAKA_ASK_SEALED)
        return &REASON_SEALED;
    return vaka_chapter_why_not(asked, match, action, &NOT_NOW, fact);
}

static void conquest_apply(vaka_match *match, const vaka_action *action)
{
    vaka_chapter_apply(chapter_of(match, action->verb), match, action);
}

/* Somebody is left who could build, score and declare [10.4]. */
static bool could_end(const vaka_match *match)
{
    return vaka_seats_in(match) != 0;
}

/* What a canoe with one place would rather carry: Bands against enemies, else Colonies. */
static int32_t reach_worth(const vaka_match *match, int32_t seat, int32_t kind, int32_t from,
                           int32_t to)
{
    bool enemies = to < facts_of(match)->hexes && enemy_hex(match, seat, to);

    (void)from;
    kind = like_of(match, kind);
    return kind == KIND_COLONY ? (enemies ? 0 : 2) : kind == KIND_BAND ? 1 : 0;
}

static const void *conquest_query(const char *name)
{
    static const vaka_reach_taste taste = {VAKA_STAMP(vaka_reach_taste), reach_worth};
    static const vaka_sample sample = {VAKA_STAMP(vaka_sample), fleet_wrong};
    static const vaka_side sides = {VAKA_STAMP(vaka_side), first_home};
    static const conquest_check check = {
        {VAKA_STAMP(vaka_check), broken_invariant, RANDOM_GAME, could_end}, public_vp};

    if (strcmp(name, VAKA_EXT_BOT) == 0)
        return &conquest_bots;
    if (strcmp(name, VAKA_EXT_EVALUATE) == 0)
        return &conquest_evaluate;
    if (strcmp(name, VAKA_EXT_SAMPLE) == 0)
        return &sample;
    if (strcmp(name, VAKA_EXT_NOBODY) == 0)
        return &chapter_chit; /* opponent.c */
    if (strcmp(name, VAKA_EXT_ADVICE) == 0)
        return &conquest_advice;
    if (strcmp(name, VAKA_EXT_TALLY) == 0)
        return &conquest_tally;
    if (strcmp(name, VAKA_EXT_SIDE) == 0)
        return &sides;
    if (strcmp(name, VAKA_EXT_REACH) == 0)
        return &taste;
    return strcmp(name, VAKA_EXT_CHECK) == 0 ? &check : NULL;
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.conquest",
    .title = "Conquest of Paradise",
    .version = "1.0",
    .rules_rev = 4,
    .seats_min = 2,
    .seats_max = MAX_SEATS,
    .verbs = conquest_verbs,
    .events = conquest_events,
    .steps = conquest_steps,
    .windows = conquest_windows,
    .options = conquest_options,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .window_count = WINDOW_COUNT,
    .option_count = OPTION_COUNT,
    .game_size = sizeof(conquest_game),
    .facts_size = sizeof(conquest_facts),
    .layout = conquest_layout,
    .setup = conquest_setup,
    .step = conquest_step,
    .legal = conquest_legal,
    .why_not = conquest_why_not,
    .apply = conquest_apply,
    .describe = conquest_describe,
    .possible = fleet_possible,
    .query = conquest_query,
    .tables = conquest_tables,
    .values = conquest_values,
    .sorts = conquest_sorts,
    .hooks = conquest_hooks,
    .exports = conquest_exports,
    .table_count = TABLE_COUNT,
    .value_count = VALUE_COUNT,
    .sort_count = SORT_COUNT,
    .hook_count = HOOK_COUNT,
    .export_count = EXPORT_COUNT,
    .halves = 1,
    .sorted = 1,
};
