/* play/bot.c - players that are programs.
 *
 * SPDX-License-Identifier: MIT */
#include "play/bot.h"

#include "play/bot_inside.h"

#include "chance/rng.h"
#include "layout/extension.h"
#include "script/run/debug.h"
#include "table/acts.h"
#include "table/codec.h"
#include "table/question.h"
#include "table/script.h"
#include "text/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A seat that may act unasked is polled once in so many decisions: often enough that any-time
 * verbs come up in random games, seldom enough to cost little. */
#define POLL_ONE_IN 8u

/* Where in a bot's stream its whims begin: far behind all choices it will ever make. */
#define WHIMS (UINT64_C(1) << 40)

/* --- Which there are -------------------------------------------------------------------------- */

const vaka_bot_spec *vaka_bot_at(const vaka_module *module, uint32_t index)
{
    static const vaka_bot_spec random = {
        VAKA_TEXT("random"), VAKA_TEXT("takes any legal action, each with the same chance"), NULL};
    const vaka_bots *bots = vaka_extension(module, VAKA_EXT_BOT, sizeof *bots);

    if (!module)
        return index == 0                 ? &random
               : vaka_level_at(index - 1) ? &vaka_level_at(index - 1)->spec
                                          : NULL;
    return bots && index < bots->count ? &bots->bots[index] : NULL;
}

bool vaka_bot_knows_actions(const char *name)
{
    const vaka_level *level = vaka_level_find(name);

    if (level)
        return level->slips || level->budget.rollouts;
    return strcmp(vaka_bot_at(NULL, 0)->name, name) == 0;
}

static const vaka_bot_spec *find_bot(const vaka_module *module, const char *name)
{
    const vaka_bot_spec *spec;

    for (uint32_t i = 0; (spec = vaka_bot_at(module, i)) != NULL; i++) {
        if (strcmp(spec->name, name) == 0)
            return spec;
    }
    return NULL;
}

static size_t add_names(const vaka_module *module, char *out, size_t room, size_t used)
{
    const vaka_bot_spec *spec;

    for (uint32_t i = 0; (spec = vaka_bot_at(module, i)) != NULL && used < room; i++)
        used += (size_t)snprintf(out + used, room - used, "%s%s", used ? ", " : "", spec->name);
    return used;
}

vaka_status vaka_bot_init_seeded(vaka_bot *bot, const vaka_module *module, const char *name,
                                 const vaka_seed *seed, int32_t seat, vaka_error *err)
{
    const vaka_bot_spec *spec = module ? find_bot(module, name) : NULL;
    bool ours = find_bot(NULL, name) != NULL;
    char known[128] = "";

    if (!ours && !spec) {
        size_t used = add_names(NULL, known, sizeof known, 0);
        if (module)
            add_names(module, known, sizeof known, used);
        return vaka_fail(err, VAKA_ERR_DATA, "there is no bot \"%.40s\"; there is: %s", name,
                         known);
    }
    memset(bot, 0, sizeof *bot);
    bot->level = ours ? vaka_level_find(name) : NULL;
    bot->spec = bot->level ? vaka_bot_at(module, 0) : ours ? NULL : spec;
    if (!module)
        bot->spec = NULL;
    if (seed->generator == VAKA_GENERATOR_CHACHA) {
        vaka_seed own_seed = vaka_seed_child(seed, VAKA_SEED_BOT, (uint32_t)seat);
        vaka_stream_init(&bot->stream, &own_seed);
        return VAKA_OK;
    }
    /* Far from the match's own generator, which starts at the seed itself. */
    bot->seed = (seed->number ^ 0x5851f42d4c957f2du) + (uint64_t)(seat + 1) * 0xd1342543de82ef95u;
    return VAKA_OK;
}

vaka_status vaka_bot_init_for(vaka_bot *bot, const vaka_module *module, const char *name,
                              uint64_t seed, int32_t seat, vaka_error *err)
{
    vaka_seed number = vaka_seed_of(seed);

    return vaka_bot_init_seeded(bot, module, name, &number, seat, err);
}

vaka_status vaka_bot_init(vaka_bot *bot, const char *name, uint64_t seed, int32_t seat,
                          vaka_error *err)
{
    return vaka_bot_init_for(bot, NULL, name, seed, seat, err);
}

void vaka_bot_resume(vaka_bot *bot, uint64_t choices)
{
    bot->choices = choices;
}

/* --- Choosing --------------------------------------------------------------------------------- */

/* Four words of a stream as the state of a small generator. */
static void take_state(vaka_stream *stream, uint64_t number, uint32_t rng[4])
{
    for (uint32_t i = 0; i < 4; i++)
        rng[i] = vaka_stream_word(stream, 4 * number + i);
    if (!(rng[0] | rng[1] | rng[2] | rng[3]))
        rng[0] = 1;
}

void vaka_bot_poll(const vaka_seed *seed, uint64_t otherwise, uint32_t poll[4])
{
    vaka_stream stream;

    if (seed->generator == VAKA_GENERATOR_CHACHA) {
        vaka_seed own_seed = vaka_seed_child(seed, VAKA_SEED_POLL, 0);
        vaka_stream_init(&stream, &own_seed);
        take_state(&stream, 0, poll);
    } else {
        vaka_rng_seed(poll, otherwise);
    }
}

static uint32_t below(void *data, uint32_t n)
{
    return vaka_rng_below(data, n);
}

/* The best answer to a script's question, by what the script itself says; any of several. */
static uint32_t best_answer(vaka_bot *bot, const vaka_position *position, const vaka_action *list,
                            uint32_t count)
{
    int32_t best = INT32_MIN;
    uint32_t found = 0, equal = 0;

    for (uint32_t i = 0; i < count; i++) {
        int32_t score = vaka_question_score(position, &list[i]);

        if (score < best)
            continue;
        equal = score > best ? 1 : equal + 1;
        best = score;
        if (vaka_rng_below(bot->rng, equal) == 0)
            found = i;
    }
    return found;
}

/* Among acts of a game in Lua: by what its hints say; any of them if it gives none. */
static int32_t best_act(vaka_bot *bot, vaka_live *live, int32_t seat, uint32_t count)
{
    int32_t *hints = vaka_xnew((count + 1u) * sizeof *hints), best = INT32_MIN;
    uint32_t found = 0, equal = 0;

    bool told = vaka_live_hints(live, seat, hints);
    for (uint32_t i = 0; i < count; i++) {
        int32_t hint = told ? hints[i] : 0;
        if (hint < best)
            continue;
        equal = hint > best ? 1 : equal + 1;
        best = hint;
        if (vaka_rng_below(bot->rng, equal) == 0)
            found = i;
    }
    free(hints);
    return (int32_t)found;
}

/* Does a game in Lua ask the seat for one of its acts, in the open or sealed? */
static bool offers_acts(const vaka_position *position, int32_t seat)
{
    return vaka_acts_open(position) || vaka_acts_sealed(position, seat);
}

static bool is_answer(const vaka_action *list, uint32_t count)
{
    return list[count - 1].verb >= VAKA_VERB_CHOOSE_SPACE &&
           list[count - 1].verb <= VAKA_VERB_DECLINE;
}

/* What a module's bot chooses; VAKA_NONE: nothing. */
static int32_t ask_module(vaka_bot *bot, vaka_live *live, int32_t seat)
{
    vaka_choice choice = {.size = sizeof choice, .seat = seat, .below = below, .data = bot->rng};

    choice.asked = (vaka_live_must(live) & VAKA_SEAT(seat)) != 0;
    choice.list = vaka_live_legal(live, seat, &choice.count);
    choice.count = vaka_before_offers(choice.list, choice.count);
    if (!choice.count)
        return VAKA_NONE;
    if (choice.asked && choice.count == 1)
        return 0; /* whatever the bot thinks of it */
    if (choice.asked && is_answer(choice.list, choice.count))
        return (int32_t)best_answer(bot, vaka_live_position(live), choice.list, choice.count);
    if (choice.asked && offers_acts(vaka_live_position(live), seat))
        return best_act(bot, live, seat, choice.count);
    choice.seen = vaka_live_seen(live, seat);
    vaka_position *seen = vaka_position_of(choice.seen);
    vaka_script_tank(seen); /* to choose is an answer like a list or a scene */
    int32_t index = bot->spec->choose(&choice);
    vaka_script_tank_end(seen);
    seen->broken = seen->machine = false; /* a script that failed has no say in the next one */
    if (index >= 0 && (uint32_t)index < choice.count)
        return index;
    return choice.asked ? (int32_t)vaka_rng_below(bot->rng, choice.count) : VAKA_NONE;
}

void vaka_bot_chance(vaka_bot *bot, uint64_t choice, uint32_t rng[4])
{
    if (bot->stream.keyed)
        take_state(&bot->stream, choice, rng);
    else
        vaka_rng_seed(rng, bot->seed + choice * 0xa0761d6478bd642fu);
}

/* Without looking ahead: now and then it slips. */
static int32_t plain(vaka_bot *bot, vaka_live *live, int32_t seat, uint32_t count)
{
    bool asked = (vaka_live_must(live) & VAKA_SEAT(seat)) != 0;

    if (!bot->spec || (bot->level && asked && bot->level->slips &&
                       vaka_rng_below(bot->rng, 100) < bot->level->slips))
        return (int32_t)vaka_rng_below(bot->rng, count);
    return ask_module(bot, live, seat);
}

/* What the plan says, which is made first if there is none; without a plan, as usual. */
static int32_t ahead(vaka_bot *bot, vaka_live *live, int32_t seat)
{
    const vaka_action *list;
    vaka_stretch stretch;
    uint32_t count;

    if (!(vaka_live_must(live) & VAKA_SEAT(seat)))
        return bot->spec ? ask_module(bot, live, seat) : VAKA_NONE;
    if (vaka_bot_must_think(bot, live, seat)) {
        vaka_stretch_init(&stretch, live, seat);
        vaka_bot_think(bot, &stretch, seat, NULL, NULL);
        vaka_stretch_done(&stretch);
        vaka_bot_chance(bot, bot->choices, bot->rng);
    }
    const vaka_action *next = vaka_intent_next(&bot->intent);
    bot->intent.taken++;
    bot->intent.fresh = false;
    list = vaka_live_legal(live, seat, &count);
    for (uint32_t i = 0; next && i < count; i++)
        if (memcmp(&list[i], next, sizeof *next) == 0)
            return (int32_t)i;
    bot->intent.plan.count = 0;
    return plain(bot, live, seat, count);
}

bool vaka_bot_choose(vaka_bot *bot, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t count = 0;
    int32_t index;

    vaka_live_legal(live, seat, &count);
    if (count == 0)
        return false;
    vaka_bot_chance(bot, bot->choices, bot->rng);
    vaka_debug_hush(1); /* what a bot tries in its thoughts has not happened */
    index = bot->level && bot->level->budget.rollouts ? ahead(bot, live, seat)
                                                      : plain(bot, live, seat, count);
    vaka_debug_hush(-1);
    if (index < 0)
        return false;
    bot->choices++;
    vaka_live_legal(live, seat, &count); /* once more: its place may have moved */
    *out = *vaka_live_pick(live, (uint32_t)index);
    return true;
}

bool vaka_bot_interrupt(vaka_bot *bot, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t whim[4], clock = vaka_live_position(live)->table->clock;

    if (bot->stream.keyed)
        take_state(&bot->stream, WHIMS + clock, whim);
    else
        vaka_rng_seed(whim, ~bot->seed + clock);
    return vaka_rng_below(whim, POLL_ONE_IN) == 0 && vaka_bot_choose(bot, live, seat, out);
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

bool vaka_bot_next(vaka_bot *bots, vaka_live *live, uint32_t poll[4], vaka_action *out)
{
    uint8_t must = vaka_live_must(live), may = vaka_live_may(live);
    int32_t seat;

    if (may && vaka_rng_below(poll, POLL_ONE_IN) == 0) {
        seat = nth_seat(may, vaka_rng_below(poll, seats_in(may)));
        if (vaka_bot_choose(&bots[seat], live, seat, out))
            return true;
    }
    if (!must)
        return false;
    seat = nth_seat(must, 0);
    return vaka_bot_choose(&bots[seat], live, seat, out);
}
