/* cli/tell/rules_scenario.h - what a scenario is and what it changes, in words.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TELL_RULES_SCENARIO_H
#define CLI_TELL_RULES_SCENARIO_H

#include "script/texts/lang.h"

/* Prints a scenario: title, text, seats, rules and options, and every printed value that differs
 * from the game without it. Fails on an unknown one, or one that cannot be used. */
vaka_status vaka_rules_scenario(const vaka_library *library, vaka_texts *texts, const char *id,
                                vaka_error *err);

#endif
