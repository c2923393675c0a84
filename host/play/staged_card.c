/* play/staged_card.c - brings content into play: the moment at which a card is drawn.
 *
 * SPDX-License-Identifier: MIT */
#include "play/staged_card.h"

#include "play/bot.h"
#include "script/run/debug.h"

#define GAME_MOST 5000u   /* actions of a game that is played to see how long it is */
#define WELL_UNDER_WAY 4u /* a part of a game after which it is so: a quarter */
#define TRIES 100         /* at something else than passing */

typedef struct players {
    vaka_bot bots[VAKA_MAX_SEATS];
    uint32_t poll[4];
} players;

static void make_players(players *all, const vaka_record *record)
{
    const vaka_journal_head *head = vaka_record_head(record);

    for (int32_t seat = 0; seat < head->seats; seat++)
        vaka_bot_init_seeded(&all->bots[seat], NULL, "random", &head->seed, seat, NULL);
    vaka_bot_poll(&head->seed, head->seed.number ^ 0x2545f4914f6cdd1du, all->poll);
}

int32_t vaka_staged_card_zone(const vaka_position *position, int32_t kind)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        uint32_t type = layout->zones[zone].type;

        if ((type == VAKA_ZONE_DECK || type == VAKA_ZONE_CUP) &&
            vaka_find(&position->face, zone, VAKA_NONE, kind) >= 0)
            return zone;
    }
    return VAKA_NONE;
}

/* How many actions a random game takes from here, or up to a fault. */
static uint32_t length_of_game(vaka_record *record)
{
    vaka_live *live = vaka_live_clone(vaka_record_live(record));
    vaka_action action;
    players all;
    uint32_t count = 0;

    vaka_debug_hush(1);
    make_players(&all, record);
    vaka_live_keep_undo(live, false);
    while (count < GAME_MOST && vaka_bot_next(all.bots, live, all.poll, &action) &&
           vaka_live_apply(live, &action, NULL, NULL) == VAKA_OK)
        count++;
    vaka_debug_hush(-1);
    vaka_live_free(live);
    return count;
}

/* Did the last action draw a card of the kind? */
static bool was_drawn(const vaka_live *live, int32_t kind)
{
    uint32_t count;
    const vaka_chance_result *came = vaka_live_came(live, &count);

    for (uint32_t i = 0; i < count; i++)
        if (came[i].type == VAKA_CHANCE_DRAW && came[i].value == kind)
            return true;
    return false;
}

bool vaka_staged_card_next(vaka_record *record, int32_t kind)
{
    int32_t zone = vaka_staged_card_zone(vaka_live_position(vaka_record_live(record)), kind);
    vaka_chance_result draw = {VAKA_CHANCE_DRAW, (int16_t)zone, (int16_t)kind};

    return zone >= 0 && vaka_record_queue(record, draw, NULL) == VAKA_OK;
}

bool vaka_staged_moment_any(const vaka_staged_moment *wish)
{
    return wish->turn > 0 || wish->step > 0 || wish->seat >= 0;
}

bool vaka_staged_moment_here(vaka_record *record, const vaka_staged_moment *wish)
{
    vaka_live *live = vaka_record_live(record);
    const vaka_position *position = vaka_live_position(live);
    bool stepping = wish->step == 0;

    for (uint32_t i = 0; i < position->table->depth && !stepping; i++)
        stepping = position->frames[i].step == (uint32_t)wish->step - 1;
    return stepping && position->table->turn >= wish->turn &&
           (wish->seat < 0 || (vaka_live_must(live) & VAKA_SEAT(wish->seat)));
}

/* Can a seat that must decide do something with a card of the kind, by a verb (from 1 on)? */
static bool can_use(vaka_live *live, int32_t kind, int32_t verb)
{
    const vaka_module *module = vaka_live_layout(live)->module;

    for (int32_t seat = 0; seat < vaka_live_layout(live)->setup.seats; seat++) {
        uint32_t count = 0;
        const vaka_action *legal =
            vaka_live_must(live) & VAKA_SEAT(seat) ? vaka_live_legal(live, seat, &count) : NULL;
        for (uint32_t i = 0; i < count; i++)
            for (int32_t arg = 0; legal[i].verb + 1 == verb && arg < VAKA_ARGS; arg++)
                if (module->verbs[verb - 1].arg[arg].type == VAKA_ARG_KIND &&
                    legal[i].arg[arg] == kind)
                    return true;
    }
    return false;
}

/* What is done next. Nobody passes until the turn is over: whoever tries the card would be asked
 * nothing any more. */
static bool choose_next(players *all, vaka_live *live, vaka_action *out)
{
    bool any = vaka_bot_next(all->bots, live, all->poll, out);

    for (int i = 0; i < TRIES && any && out->verb == VAKA_VERB_PASS_TURN; i++)
        any = vaka_bot_next(all->bots, live, all->poll, out);
    return any;
}

uint32_t vaka_staged_card_reach(vaka_record *record, int32_t kind, const vaka_staged_moment *wish,
                                vaka_error *err)
{
    bool wished = vaka_staged_moment_any(wish), come = false, queued = false, drawn = false;
    uint32_t before = wished ? 0 : length_of_game(record) / WELL_UNDER_WAY;
    vaka_live *live = vaka_record_live(record);
    vaka_action action;
    players all;

    make_players(&all, record);
    for (uint32_t count = 0; count < GAME_MOST; count++) {
        come = come || (wished ? vaka_staged_moment_here(record, wish) : count >= before);
        if (come && kind < 0)
            return VAKA_STAGED_CARD_FOUND;
        if (come && !queued && !(queued = vaka_staged_card_next(record, kind)))
            return VAKA_STAGED_CARD_NOWHERE;
        if (!choose_next(&all, live, &action))
            return VAKA_STAGED_CARD_NOWHERE;
        if (vaka_record_apply(record, &action, NULL, err))
            return VAKA_STAGED_CARD_FAULT;
        drawn = drawn || (queued && was_drawn(live, kind));
        if (drawn && (!wish->verb || can_use(live, kind, wish->verb)))
            return VAKA_STAGED_CARD_FOUND;
    }
    return VAKA_STAGED_CARD_NOWHERE;
}
