/* cli/base/made_with.h - which versions of mods a match was begun with, and in what those that are
 * here differ.
 *
 * SPDX-License-Identifier: MIT
 *
 * For mods that do not come with their game a journal names version and files (match/journal.h). */
#ifndef CLI_BASE_MADE_WITH_H
#define CLI_BASE_MADE_WITH_H

#include "match/journal.h"
#include "script/mods/library.h"

/* Notes version and files of the mods of a new match in its head, also of those of which it has
 * only the scenario or a rule. Nothing where its choice cannot be made: that is said elsewhere. */
vaka_status vaka_made_with_note(const vaka_library *library, vaka_journal_head *head,
                                vaka_error *err);

/* In what the mods that are here differ from those of a journal, as a sentence without a full stop:
 * "winds: made with 0.1, here is 2.0; events/gale.lua is new". False: in nothing that is known. */
bool vaka_made_with_differs(const vaka_library *library, const vaka_journal_head *head, char *out,
                            size_t room);

/* A mod that a journal was made with and that is not in the library at all; false: there is none.
 */
bool vaka_made_with_lacks(const vaka_library *library, const vaka_journal_head *head, char *id,
                          size_t room);

/* The version of a mod that a journal was made with; "": it does not say. */
void vaka_made_with_version(const vaka_journal_head *head, const char *id, char *out, size_t room);

/* Folders of mods that are kept aside because this journal was made with them, where another
 * version is here, or none: a list that ends with NULL, owned by the caller; NULL: none. */
char **vaka_made_with_kept(const vaka_library *library, const vaka_journal_head *head);

#endif
