/* cli/tell/list.h - the options of a rule in a line.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TELL_LIST_H
#define CLI_TELL_LIST_H

#include "script/mods/library.h"
#include "text/language.h"

/* Prints them with their bounds, in the reader's language (NULL: English). */
void vaka_list_options(const vaka_choice_info *rule, const vaka_language *language);

#endif
