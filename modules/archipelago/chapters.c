/* chapters.c - the table: the chapter of each step.
 *
 * SPDX-License-Identifier: MIT */
#include "chapter.h"

const vaka_chapter *const chapters[STEP_COUNT] = {
    [STEP_START] = &chapter_start,         [STEP_TURN] = &chapter_turn,
    [STEP_ORDER] = &chapter_order,         [STEP_BALANCE] = &chapter_balance,
    [STEP_CRISIS] = &chapter_crisis,       [STEP_EXPEL] = &chapter_expel,
    [STEP_ACTIONS] = &chapter_actions,     [STEP_HARVEST] = &chapter_harvest,
    [STEP_CONSENT] = &chapter_consent,     [STEP_TRADE] = &chapter_trade,
    [STEP_EXPLORE] = &chapter_explore,     [STEP_FOUND] = &chapter_found,
    [STEP_REPRODUCE] = &chapter_reproduce, [STEP_RECRUIT] = &chapter_recruit,
    [STEP_MIGRATE] = &chapter_migrate,     [STEP_BUILD] = &chapter_build,
    [STEP_EVOLUTION] = &chapter_evolution, [STEP_THEFT] = &chapter_theft,
    [STEP_KEEP] = &chapter_keep,
};
