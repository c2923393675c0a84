/* layout.h - parts of the layout that have a file of their own.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_LAYOUT_H
#define ARCHIPELAGO_LAYOUT_H

#include "state.h"

enum { MAX_COINS = 12 }; /* icons that Barbarians may block */

/* layout_mats.c */
void add_counters(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts);
void add_mats(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts);
void add_goods(vaka_layout *layout, const vaka_setup *setup, const archipelago_facts *facts);

#endif
