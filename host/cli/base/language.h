/* cli/base/language.h - the language in which a match is read: --lang and the environment.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_LANGUAGE_H
#define CLI_BASE_LANGUAGE_H

#include "cli/base/mod_choice.h"
#include "script/texts/lang.h"

/* The texts of the host, of a game (NULL: none) and of the chosen mods, in the language that
 * --lang names, or else the environment, if there is a word of it (LC_ALL, LC_MESSAGES, LANG).
 * `given` may be NULL. Owned by the caller. Fails if --lang names a language without a word. */
vaka_status vaka_language_open(vaka_mod_choice *mod_choice, const vaka_module *module,
                               const vaka_given *given, vaka_texts **texts, vaka_error *err);

/* Lets a record read in the language of these texts, which must outlive it. */
void vaka_language_give(vaka_record *record, vaka_texts *texts);

#endif
