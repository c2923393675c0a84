/* cli/tongue.h - the language in which a match is read: --lang.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TONGUE_H
#define CLI_TONGUE_H

#include "cli/shelf.h"
#include "script/lang.h"

/* The texts of a game and of the mods on the shelf, in the language that --lang names (English if
 * it is not given). Owned by the caller; NULL for a game without content. Fails if there is not a
 * word of the language. */
vaka_status vaka_tongue_open(vaka_shelf *shelf, const vaka_module *module, const vaka_given *given,
                             vaka_lang_book **book, vaka_error *err);

/* Lets a record read in the language of a book (which may be NULL), which must outlive it. */
void vaka_tongue_give(vaka_record *record, const vaka_lang_book *book);

#endif
