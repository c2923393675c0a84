/* greedy/greedy.h - a sensible player.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_GREEDY_H
#define ARCHIPELAGO_GREEDY_H

#include "vaka/ext/bot.h"

extern const vaka_bots archipelago_bots;

#endif
