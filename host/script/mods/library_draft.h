/* script/mods/library_draft.h - a scenario of the library as a draft that can be changed.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_MODS_LIBRARY_DRAFT_H
#define SCRIPT_MODS_LIBRARY_DRAFT_H

#include "draft/draft.h"
#include "script/mods/library.h"

/* A draft of a scenario (NULL or "": the game as it is), owned by the caller; it borrows nothing
 * from the library but its module. It is based on the usual mods, and on the scenario's own mod
 * where that has data of its own: then `*needs` is that mod's id, borrowed, else NULL. */
vaka_status vaka_library_draft(const vaka_library *library, const char *scenario, vaka_draft **out,
                               const char **needs, vaka_error *err);

#endif
