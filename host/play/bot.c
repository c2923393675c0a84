/* play/bot.c - players that are programs.
 *
 * SPDX-License-Identifier: MIT */
#include "play/bot.h"

#include "core/rng.h"

#include <stdio.h>
#include <string.h>

/* A seat that may act unasked is polled once in so many decisions: often enough that any-time
 * verbs come up in random games, seldom enough to cost little. */
#define POLL_ONE_IN 8u

static uint32_t choose_random(vaka_bot *bot, vaka_door *door, int32_t seat, uint32_t count)
{
    (void)door;
    (void)seat;
    return vaka_rng_below(bot->rng, count);
}

static const vaka_bot_sort sorts[] = {
    {"random", "takes any legal action, each with the same chance", choose_random},
};

const vaka_bot_sort *vaka_bot_sort_at(uint32_t index)
{
    return index < sizeof sorts / sizeof *sorts ? &sorts[index] : NULL;
}

static const vaka_bot_sort *find_sort(const char *name)
{
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++) {
        if (strcmp(sorts[i].name, name) == 0)
            return &sorts[i];
    }
    return NULL;
}

static void name_sorts(char *out, size_t room)
{
    size_t used = 0;

    out[0] = '\0';
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts && used < room; i++)
        used += (size_t)snprintf(out + used, room - used, "%s%s", i ? ", " : "", sorts[i].name);
}

vaka_status vaka_bot_init(vaka_bot *bot, const char *name, uint64_t seed, int32_t seat,
                          vaka_error *err)
{
    const vaka_bot_sort *sort = find_sort(name);
    char known[128];

    if (!sort) {
        name_sorts(known, sizeof known);
        return vaka_fail(err, VAKA_ERR_DATA, "there is no bot \"%.40s\"; there is: %s", name,
                         known);
    }
    memset(bot, 0, sizeof *bot);
    bot->sort = sort;
    /* Far from the match's own generator, which starts at the seed itself. */
    bot->seed = (seed ^ 0x5851f42d4c957f2du) + (uint64_t)(seat + 1) * 0xd1342543de82ef95u;
    return VAKA_OK;
}

void vaka_bot_resume(vaka_bot *bot, uint64_t choices)
{
    bot->choices = choices;
}

bool vaka_bot_choose(vaka_bot *bot, vaka_door *door, int32_t seat, vaka_action *out)
{
    uint32_t count = 0;
    uint32_t index;

    vaka_door_legal(door, seat, &count);
    if (count == 0)
        return false;
    vaka_rng_seed(bot->rng, bot->seed + bot->choices * 0xa0761d6478bd642fu);
    bot->choices++;
    index = bot->sort->choose(bot, door, seat, count);
    *out = vaka_door_legal(door, seat, &count)[index]; /* the bot may have used the door since */
    return true;
}

bool vaka_bot_interrupt(vaka_bot *bot, vaka_door *door, int32_t seat, vaka_action *out)
{
    uint32_t whim[4];

    vaka_rng_seed(whim, ~bot->seed + vaka_door_position(door)->table->clock);
    return vaka_rng_below(whim, POLL_ONE_IN) == 0 && vaka_bot_choose(bot, door, seat, out);
}

/* The `index`-th member of a set of seats. */
static int32_t nth_seat(uint8_t set, uint32_t index)
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        if ((set & VAKA_SEAT(seat)) && index-- == 0)
            return seat;
    }
    return VAKA_NONE;
}

static uint32_t seats_in(uint8_t set)
{
    uint32_t count = 0;

    for (; set; set = (uint8_t)(set & (set - 1u)))
        count++;
    return count;
}

bool vaka_bot_next(vaka_bot *bots, vaka_door *door, uint32_t poll[4], vaka_action *out)
{
    uint8_t must = vaka_door_must(door), may = vaka_door_may(door);
    int32_t seat;

    if (may && vaka_rng_below(poll, POLL_ONE_IN) == 0) {
        seat = nth_seat(may, vaka_rng_below(poll, seats_in(may)));
        if (vaka_bot_choose(&bots[seat], door, seat, out))
            return true;
    }
    if (!must)
        return false;
    seat = nth_seat(must, 0);
    return vaka_bot_choose(&bots[seat], door, seat, out);
}
