/* cli/base/tongue.h - the language in which a match is read: --lang and the environment.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_TONGUE_H
#define CLI_BASE_TONGUE_H

#include "cli/base/shelf.h"
#include "script/texts/lang.h"

/* The texts of the host, of a game (NULL: none) and of the mods on the shelf, in the language that
 * --lang names, or else the environment, if there is a word of it (LC_ALL, LC_MESSAGES, LANG).
 * `given` may be NULL. Owned by the caller. Fails if --lang names a language without a word. */
vaka_status vaka_tongue_open(vaka_shelf *shelf, const vaka_module *module, const vaka_given *given,
                             vaka_lang_book **book, vaka_error *err);

/* Lets a record read in the language of a book, which must outlive it. */
void vaka_tongue_give(vaka_record *record, vaka_lang_book *book);

#endif
