/* script/bridge/bridge_direct.h - calls of C functions whose types are written down here.
 *
 * SPDX-License-Identifier: MIT
 *
 * Most rows take and give nothing but whole numbers: seats, zones, kinds, pieces and numbers are
 * all int32_t. With at most four of them, and for the lists, texts and flags that are in use most,
 * there are few enough types of functions to write each call down; that takes a tenth of what
 * libffi takes, which is left for all the others. */
#ifndef SCRIPT_BRIDGE_BRIDGE_DIRECT_H
#define SCRIPT_BRIDGE_BRIDGE_DIRECT_H

#include "script/bridge/bridge_inside.h"

/* Calls a function by its own exact type; gives its result, a number or the address of a text, and
 * 0 if it has none. Where the result is a list, the slot behind the last argument points to it. */
typedef intptr_t (*vaka_direct)(void (*call)(void), vaka_match *match, const vaka_slot *args);

/* How the functions of a signature are called; NULL: by libffi. */
vaka_direct vaka_direct_of(const vaka_signature *signature, bool change);

#endif
