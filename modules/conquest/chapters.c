/* chapters.c - the chapter that is asked while a step is on top of the agenda.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

const vaka_chapter *const chapters[STEP_COUNT] = {
    [STEP_TURN] = &chapter_turn,       [STEP_ORDER] = &chapter_order,
    [STEP_EXPLORE] = &chapter_explore, [STEP_MOVE] = &chapter_move,
    [STEP_BATTLE] = &chapter_battle,   [STEP_RETREAT] = &chapter_retreat,
    [STEP_HOME] = &chapter_home,       [STEP_BUILD] = &chapter_build,
    [STEP_VICTORY] = &chapter_victory, [STEP_CHIT] = &chapter_chit,
    [STEP_SETUP] = &chapter_setup,     [STEP_EVENT] = &chapter_event,
    [STEP_SEARCH] = &chapter_search,
};
