/* vaka/content.h - cards, rules and hooks whose behaviour is written in Lua.
 *
 * SPDX-License-Identifier: MIT
 *
 * A module never sees Lua. It names the sorts of content it takes (an event card, a culture card:
 * one small file each), the points at which content may act (hooks), and pushes a frame when one of
 * them has its moment. A frame runs inside the action like any other step: it may ask questions,
 * roll dice, change the table through the module's exports, and if it fails the whole action is
 * taken back. Content that is not switched on for a match does not exist in it. */
#ifndef VAKA_CONTENT_H
#define VAKA_CONTENT_H

#include "vaka/table.h"

VAKA_BEGIN

/* A sort of content: its files lie in the folder `id` + "s" of a mod and return a table with a
 * title, a text, and what is said here. */
typedef struct vaka_sort {
    const char *id; /* "event" */
    const char *title;
    const char *functions; /* names of functions it may have: "play may_play=look worth=look"; those
                              with "=look" are asked for a number and may change nothing; 32 */
    const char *numbers;   /* whole numbers and flags it may have, with their normal value, and
                              bounds if there are any: "copies=1:0..20 keep=0:0..1 vp=0" */
    const char *words;     /* words it may have, with what they may be, of which the first is meant
                              when nothing is said, and what a new file says, if that is another:
                              "mood=good|bad status=printed|house:house" */
    const char *help;
} vaka_sort;

/* A moment at which content may act, and what its functions are handed. A module has at most 64. */
typedef struct vaka_hook_spec {
    const char *id;   /* "battle.start" */
    const char *args; /* up to three, with their types as in export.h: "zone at, seat attacker" */
    const char *help;
} vaka_hook_spec;

/* Content of a sort in this match, numbered from 0 in the order of mods and ids. */
VAKA_API int32_t vaka_content_count(const vaka_layout *layout, uint32_t sort);
VAKA_API int32_t vaka_content_by_id(const vaka_layout *layout, uint32_t sort, const char *id);
VAKA_API const char *vaka_content_id(const vaka_layout *layout, uint32_t sort, int32_t content);
VAKA_API const char *vaka_content_title(const vaka_layout *layout, uint32_t sort, int32_t content);

/* One of its `numbers` or `words` (as the word's number), by name; 0 if there is no such thing. */
VAKA_API int32_t vaka_content_number(const vaka_layout *layout, uint32_t sort, int32_t content,
                                     const char *name);
VAKA_API bool vaka_content_has(const vaka_layout *layout, uint32_t sort, int32_t content,
                               uint32_t function);

/* Pushes a frame that calls a function (by its number in `functions`) with a seat and two numbers.
 * Does nothing if the content has no such function. */
VAKA_API void vaka_content_push(vaka_match *match, uint32_t sort, int32_t content,
                                uint32_t function, int32_t seat, int32_t a, int32_t b);

/* Asks a function of the content for a number (true is 1): it may look but change nothing.
 * `otherwise` when the content has no such function. */
VAKA_API int32_t vaka_content_ask(const vaka_match *match, uint32_t sort, int32_t content,
                                  uint32_t function, int32_t seat, int32_t a, int32_t otherwise);

/* vaka_hook, when somebody may listen. */
VAKA_API void vaka_hook_heard(vaka_match *match, uint32_t hook, int32_t a, int32_t b, int32_t c);

/* Pushes a frame for every piece of content that listens at a hook, so that the first in order runs
 * first. Costs next to nothing when nobody listens. Set the stage and locals of your own frame
 * before it: afterwards the frame on top may be another. */
static inline void vaka_hook(vaka_match *match, uint32_t hook, int32_t a, int32_t b, int32_t c)
{
    if (hook >= 64 || !(match->unheard >> hook & 1u))
        vaka_hook_heard(match, hook, a, b, c);
}

/* Is a rule (a toggle, by its id) switched on in this match? Its options by name; 0 if unknown. */
VAKA_API bool vaka_rule_on(const vaka_layout *layout, const char *id);
VAKA_API int32_t vaka_rule_option(const vaka_layout *layout, const char *id, const char *option);

VAKA_END

#endif
