/* bad/odd_game_size.c - a game struct that is no multiple of eight bytes.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

BAD_MODULE("odd-game-size", .game_size = 12);
