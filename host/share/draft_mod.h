/* share/draft_mod.h - a draft as a scenario of a mod on disk: saved, and checked before that.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SHARE_DRAFT_MOD_H
#define SHARE_DRAFT_MOD_H

#include "draft/finding.h"
#include "script/mods/library.h"

/* Where a draft goes. */
typedef struct vaka_draft_place {
    const char *folder;   /* of the mod; made if it is not there */
    const char *mod;      /* its id, if it is made */
    const char *base;     /* the id of the game's own mod; NULL: it has none */
    const char *scenario; /* the id: its file is scenarios/ID.lua */
} vaka_draft_place;

/* Writes the scenario, the titles in other languages into lang/xx.lua (whose other lines stay as
 * they are), and a mod.lua if there is none. */
vaka_status vaka_draft_mod_write(const vaka_draft *draft, const vaka_draft_place *place,
                                 vaka_error *err);

/* The id that a checked or tried draft has, in a mod of the same name: no one else's. */
#define VAKA_DRAFT_MOD "the-draft"

/* Writes the draft into the folder `scratch`/the-draft and finds everything that `vaka check` finds
 * there, by what it speaks of. */
void vaka_draft_mod_check(const vaka_draft *draft, const char *scratch, const char *base,
                          vaka_findings *out);

#endif
