/* cli/try_target.h - what of a mod a path names: a card, a rule, a scenario, or all of it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TRY_TARGET_H
#define CLI_TRY_TARGET_H

#include "script/library.h"

typedef struct vaka_try_target {
    const vaka_choice_info *rule; /* borrowed from the library; NULL: it is none. With a card: */
    const vaka_choice_info *scenario; /* … what brings such cards into play */
    char file[256];                   /* of a card, in its mod: "folder/name.lua"; or empty */
    uint32_t mod;
} vaka_try_target;

/* Finds it: `folder` is that of the mod, `path` the folder or something in it. Fails if the path
 * names nothing that can be played, and says why the mod cannot be used if it cannot. */
vaka_status vaka_try_target_find(const vaka_library *library, const char *folder, const char *path,
                                 vaka_try_target *out, vaka_error *err);

/* The card among the items of a content; NULL: the target is no card. */
const vaka_item *vaka_try_target_item(const vaka_try_target *target, const vaka_content *content);

#endif
