/* cli/mods/try_target.h - what of a mod a path names: a card, a rule, a scenario, or all of it; and
 * a game in which it can be tried.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_TRY_TARGET_H
#define CLI_MODS_TRY_TARGET_H

#include "play/staged_card.h"
#include "script/mods/library.h"

#define VAKA_TRY_GAMES 40u /* random games in which a card is looked for */

typedef struct vaka_try_target {
    const vaka_choice_info *rule; /* borrowed from the library; NULL: it is none. With a card: */
    const vaka_choice_info *scenario; /* … what brings such cards into play; with a rule: the first
                                         that it goes with, if it does not go with all */
    char file[256];                   /* of a card, in its mod: "folder/name.lua"; or empty */
    uint32_t mod;
    bool whole;                /* the mod is a game in Lua itself */
    bool all;                  /* a mod of a game is tried, not one thing of it */
    vaka_staged_moment moment; /* at which it is tried, if one is wished for */
} vaka_try_target;

/* Finds it: `folder` is that of the mod, `path` the folder or something in it. Fails if the path
 * names nothing that can be played, and says why the mod cannot be used if it cannot. */
vaka_status vaka_try_target_find(const vaka_library *library, const char *folder, const char *path,
                                 vaka_try_target *out, vaka_error *err);

/* The same of a part of a usable mod, by its file in the mod; false: it cannot be tried by itself.
 */
bool vaka_try_target_part(const vaka_library *library, uint32_t mod, const char *file,
                          vaka_try_target *out);

/* Is it tried from its beginning: a scenario, or a whole game in Lua? */
static inline bool vaka_try_target_begins(const vaka_try_target *target)
{
    return (target->scenario || target->whole) && !target->rule && !*target->file;
}

/* The scenario in which it is tried: the one that is wished for (NULL: none is), unless it is a
 * scenario itself; else what it needs; NULL: the game as it is, or there is no such scenario. */
const vaka_choice_info *vaka_try_target_in(const vaka_library *library, vaka_try_target *target,
                                           const char *wish);

/* Begins games in memory, with one seed after the other from that of the head on, until one stands
 * where the target has its moment: VAKA_STAGED_CARD_…, and that record, or the last one; 0 if none
 * could be begun, as `err` says. `*out` is owned by the caller; NULL before the first call. */
uint32_t vaka_try_target_reach(const vaka_try_target *target, const vaka_setup *setup,
                               const vaka_journal_head *head, vaka_record **out, vaka_error *err);

/* The rules that are switched on to try it, as a list: that of the target; for a whole mod all its
 * rules that go with the scenario (NULL: with none) and with one another, and those that bring its
 * cards into play. */
#define VAKA_TRY_RULES 1024
void vaka_try_target_rules(const vaka_library *library, const vaka_try_target *target,
                           const vaka_choice_info *scenario, char out[VAKA_TRY_RULES]);

/* Is a mod tried as a whole, not one thing of it? Then all its cards come next, each from its deck,
 * in the order of their files: says which, as a list of titles; "": it has none that wait. Without
 * room nothing is said. */
static inline bool vaka_try_target_all(const vaka_try_target *target)
{
    return target->all && !target->whole;
}
void vaka_try_target_top(const vaka_try_target *target, vaka_record *record, char *out,
                         size_t room);

/* The card among the items of a content; NULL: the target is no card. */
const vaka_item *vaka_try_target_item(const vaka_try_target *target, const vaka_content *content);

#endif
