/* archipelago.c - the module: every question goes to the chapter whose frame is on top.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/score.h"
#include "exports.h"
#include "greedy/greedy.h"
#include "scene/scene.h"
#include "vaka/ext/check.h"
#include "vaka/ext/options.h"

enum { RANDOM_GAME = 6000 }; /* actions after which a random game is cut off */

static void archipelago_step(vaka_match *match, const vaka_frame *frame)
{
    if (!look_for_end(match))
        chapters[frame->step]->step(match, frame);
}

/* The chapter that is asked now, NULL: the host asks something itself (a deal, a card's script). */
static const vaka_chapter *chapter_now(const vaka_match *match)
{
    const vaka_frame *frame = vaka_top(match);

    return frame && frame->step < STEP_COUNT ? chapters[frame->step] : NULL;
}

static void archipelago_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const vaka_chapter *now = chapter_now(match);

    if (now && (vaka_top(match)->seats & VAKA_SEAT(seat)))
        vaka_chapter_legal(now, match, seat, out);
}

static const vaka_reason *archipelago_why_not(const vaka_match *match, const vaka_action *action,
                                              int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_chapter *now = chapter_now(match);

    return now ? vaka_chapter_why_not(now, match, action, &NOT_NOW, fact)
               : vaka_because(&NOT_NOW, fact, action->verb, 0);
}

static void archipelago_apply(vaka_match *match, const vaka_action *action)
{
    const vaka_chapter *now = chapter_now(match);

    if (now)
        vaka_chapter_apply(now, match, action);
}

/* Objectives can always be reached: cards are bought, regions found, until one has come true. */
static bool could_end(const vaka_match *match)
{
    return vaka_seats_in(match) != 0;
}

static const void *archipelago_query(const char *name)
{
    static const vaka_option_words words = {VAKA_STAMP(vaka_option_words), archipelago_option_words,
                                            OPTION_COUNT};
    static const vaka_check check = {VAKA_STAMP(vaka_check), broken_invariant, RANDOM_GAME,
                                     could_end};

    if (strcmp(name, VAKA_EXT_BOT) == 0)
        return &archipelago_bots;
    if (strcmp(name, VAKA_EXT_ADVICE) == 0)
        return &archipelago_advice;
    if (strcmp(name, VAKA_EXT_OPTIONS) == 0)
        return &words;
    if (strcmp(name, VAKA_EXT_EVALUATE) == 0)
        return &archipelago_evaluate;
    return strcmp(name, VAKA_EXT_CHECK) == 0 ? &check : NULL;
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.archipelago",
    .title = "Archipelago",
    .version = "1.0",
    .rules_rev = 4,
    .seats_min = 2,
    .seats_max = MAX_SEATS,
    .verbs = archipelago_verbs,
    .events = archipelago_events,
    .steps = archipelago_steps,
    .options = archipelago_options,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .option_count = OPTION_COUNT,
    .game_size = sizeof(archipelago_game),
    .facts_size = sizeof(archipelago_facts),
    .layout = archipelago_layout,
    .setup = archipelago_setup,
    .step = archipelago_step,
    .legal = archipelago_legal,
    .why_not = archipelago_why_not,
    .apply = archipelago_apply,
    .describe = archipelago_describe,
    .possible = archipelago_possible,
    .query = archipelago_query,
    .tables = archipelago_tables,
    .values = archipelago_values,
    .sorts = archipelago_sorts,
    .hooks = archipelago_hooks,
    .exports = archipelago_exports,
    .table_count = TABLE_COUNT,
    .value_count = VALUE_COUNT,
    .sort_count = SORT_COUNT,
    .hook_count = HOOK_COUNT,
    .export_count = EXPORT_COUNT,
};
