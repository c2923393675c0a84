/* play/bot_think.c - what a bot that looks ahead means to do in a stretch.
 *
 * SPDX-License-Identifier: MIT
 *
 * A plan is made where a stretch begins: a stretch being what undo could take back. It is good as
 * long as nothing but its own actions has happened since. A bot that has just been resumed finds
 * the beginning by the ways back of the match, thinks there with the chance that it had there, and
 * follows what was done since: so it comes to the same plan. */
#include "play/bot_inside.h"

#include "match/sealed.h"

#include <stdlib.h>
#include <string.h>

const vaka_action *vaka_intent_next(const vaka_intent *intent)
{
    return intent->taken < intent->plan.count ? &intent->plan.at[intent->taken] : NULL;
}

static bool is_sealed(vaka_live *live, int32_t seat)
{
    return vaka_sealed_asks(vaka_live_position(live), seat);
}

/* By what the actions of a stretch are counted. */
static uint32_t counted(vaka_live *live, int32_t seat)
{
    return is_sealed(live, seat) ? (uint32_t)vaka_live_position(live)->table->sealed_count[seat]
                                 : vaka_live_clock(live);
}

/* Has nothing happened since the intent began but what it said? */
static bool stands(const vaka_bot *bot, vaka_live *live, int32_t seat)
{
    const vaka_intent *intent = &bot->intent;
    uint32_t marks = vaka_live_position(live)->marks;

    return (intent->taken > 0 || intent->fresh) && intent->sealed == is_sealed(live, seat) &&
           bot->choices == intent->choices + intent->taken &&
           counted(live, seat) == intent->begun + intent->taken &&
           (intent->sealed || intent->fresh || !(marks & (VAKA_MARK_CHANCE | VAKA_MARK_LEARNED)));
}

static bool is_legal(vaka_live *live, int32_t seat, const vaka_action *action)
{
    uint32_t count;
    const vaka_action *list = vaka_live_legal(live, seat, &count);

    for (uint32_t i = 0; i < count; i++)
        if (memcmp(&list[i], action, sizeof *action) == 0)
            return true;
    return false;
}

bool vaka_bot_must_think(const vaka_bot *bot, vaka_live *live, int32_t seat)
{
    const vaka_action *next = vaka_intent_next(&bot->intent);

    if (!bot->level || !bot->level->budget.rollouts || !(vaka_live_must(live) & VAKA_SEAT(seat)))
        return false;
    if (!stands(bot, live, seat))
        return true;
    return !bot->intent.fresh && (!next || !is_legal(live, seat, next));
}

void vaka_stretch_init(vaka_stretch *stretch, const vaka_live *live, int32_t seat)
{
    uint32_t count = vaka_live_stretch(live, seat);

    *stretch = (vaka_stretch){.count = count};
    stretch->at = vaka_xnew((count + 1u) * sizeof *stretch->at);
    stretch->action = vaka_xnew((count + 1u) * sizeof *stretch->action);
    for (uint32_t i = 0; i <= count; i++) {
        stretch->at[i] = vaka_live_clone(live);
        if (i < count)
            vaka_live_stretch_at(live, seat, i, stretch->at[i], &stretch->action[i]);
    }
}

void vaka_stretch_now(vaka_stretch *stretch, const vaka_live *live)
{
    *stretch = (vaka_stretch){.at = vaka_xnew(sizeof *stretch->at)};
    stretch->at[0] = vaka_live_clone(live);
}

void vaka_stretch_done(vaka_stretch *stretch)
{
    for (uint32_t i = 0; i <= stretch->count; i++)
        vaka_live_free(stretch->at[i]);
    free(stretch->at);
    free(stretch->action);
}

/* Thinks at one place of a stretch, with the chance that the bot had there. */
static void think_at(vaka_bot *bot, const vaka_stretch *stretch, uint32_t place, int32_t seat,
                     vaka_search_watch *watch, vaka_crew *crew)
{
    uint64_t choice = bot->choices - (stretch->count - place);
    vaka_live *live = stretch->at[place];
    vaka_search_result result;
    uint32_t rng[4];

    vaka_bot_chance(bot, choice, rng);
    vaka_search(live, seat, &bot->level->budget, (uint64_t)rng[0] << 32 | rng[1], watch, crew,
                &result);
    bot->intent = (vaka_intent){.plan = result.plan,
                                .begun = counted(live, seat),
                                .choices = choice,
                                .sealed = is_sealed(live, seat),
                                .fresh = true};
}

/* Follows what was done from a place on, as far as it is what was planned there. */
static uint32_t follow(vaka_bot *bot, const vaka_stretch *stretch, uint32_t place)
{
    const vaka_action *next;

    while (place < stretch->count && (next = vaka_intent_next(&bot->intent)) != NULL &&
           memcmp(next, &stretch->action[place], sizeof *next) == 0) {
        bot->intent.taken++;
        place++;
    }
    return place;
}

void vaka_bot_think(vaka_bot *bot, const vaka_stretch *stretch, int32_t seat,
                    vaka_search_watch *watch, vaka_crew *crew)
{
    vaka_live *now = stretch->at[stretch->count];
    uint32_t place = stretch->count;
    const vaka_action *next;

    bot->intent.fresh = false;
    if (!stands(bot, now, seat) && bot->choices >= stretch->count)
        place = 0;
    while (place < stretch->count) {
        uint32_t began = place;
        think_at(bot, stretch, place, seat, watch, crew);
        place = follow(bot, stretch, place);
        next = vaka_intent_next(&bot->intent);
        if (place == stretch->count && next && is_legal(now, seat, next))
            return;
        place = place == began ? began + 1 : place; /* as usual, or somebody else has acted */
    }
    think_at(bot, stretch, stretch->count, seat, watch, crew);
}
