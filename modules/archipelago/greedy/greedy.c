/* greedy/greedy.c - scores every legal action and takes the best.
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/greedy.h"
#include "archipelago.h"

static int32_t choose(const vaka_choice *choice)
{
    return choice->asked ? (int32_t)choice->below(choice->data, choice->count) : VAKA_NONE;
}

static const vaka_bot_spec bots[] = {
    {"greedy", "keeps the colony alive and thinks of itself", choose}};
const vaka_bots archipelago_bots = {VAKA_STAMP(vaka_bots), bots, 1};
