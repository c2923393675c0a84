/* table/codec.h - actions as text, and back.
 *
 * SPDX-License-Identifier: MIT
 *
 * The verb's name, then its arguments as its row in the module's table describes them. A zone is
 * written and read by its name (layout/name.h), a seat by its number from 0. */
#ifndef TABLE_CODEC_H
#define TABLE_CODEC_H

#include "layout/name.h"

#define VAKA_ACTION_TEXT 320 /* room enough: a verb and four names of 47 characters on a board */

/* Writes the text of a well-formed action. */
void vaka_action_write(const vaka_layout *layout, const vaka_action *action, char *out,
                       size_t room);

/* A value of one argument of a verb, from 1 on, as it stands in an action: "" if there is none. */
void vaka_value_write(const vaka_layout *layout, uint32_t verb, int32_t argument, int32_t value,
                      char out[VAKA_ACTION_TEXT]);

/* Reads an action of a seat. On failure the error says which word is wrong and what would fit. */
vaka_status vaka_action_read(const vaka_layout *layout, int32_t seat, const char *text,
                             vaka_action *out, vaka_error *err);

/* Is the verb there and every argument within its bounds, unused ones 0? */
bool vaka_action_fits(const vaka_layout *layout, const vaka_action *action);

/* Is the argument a zone of any sort? */
static inline bool vaka_arg_is_place(const vaka_arg *arg)
{
    return arg->type == VAKA_ARG_ZONE || arg->type == VAKA_ARG_SPACE || arg->type == VAKA_ARG_ROUTE;
}

/* The row of a verb: the module's own or one of the host's; NULL if there is none. */
const vaka_verb *vaka_verb_row(const vaka_module *module, uint32_t verb);

/* What a verb wants, for messages: `move KIND SPACE 1..3 left|right`. */
#define VAKA_VERB_FORM 120
const char *vaka_verb_form(const vaka_verb *verb, char out[VAKA_VERB_FORM]);

/* Order of legal lists: seat, verb, arguments. */
int vaka_action_compare(const vaka_action *a, const vaka_action *b);

/* So many of a sorted list come before what rules and cards offer (VAKA_VERB_TAKE), which is last:
 * those that a module's own bots know. */
static inline uint32_t vaka_before_offers(const vaka_action *list, uint32_t count)
{
    while (count && list[count - 1].verb == VAKA_VERB_TAKE)
        count--;
    return count;
}

#endif
