/* conformance/check_undo.c - undo leads back, redo leads forth, and chance and looks bar both.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"
#include "match/sealed.h"
#include "table/agenda.h"

#define MOST_UNDONE 4u

static uint64_t hash_before(const game *at, uint32_t number)
{
    return number > 1 ? at->traces[number - 2].hash : at->start.hash;
}

/* Takes back up to `most` actions from number at->at down, all of one seat. */
static bool take_back(game *at, int32_t seat, uint32_t most, uint32_t *undone)
{
    vaka_live *live = vaka_record_live(at->record);

    for (*undone = 0; *undone < most; (*undone)++) {
        uint32_t number = at->at - *undone;
        if (number == 0 || at->actions[number - 1].seat != seat ||
            !vaka_live_can_undo(live, seat, NULL))
            break;
        if (vaka_record_undo(at->record, seat, NULL, NULL))
            return finding_set(&at->found, "undo", "undo was offered to seat %d, then refused",
                               seat);
        if (vaka_live_hash(live) != hash_before(at, number))
            return finding_set(&at->found, "undo", "undo of action %u leads to another position",
                               number);
    }
    return true;
}

static bool do_again(game *at, int32_t seat, uint32_t undone)
{
    vaka_live *live = vaka_record_live(at->record);

    for (uint32_t i = undone; i > 0; i--) {
        const trace *was = &at->traces[at->at - i];
        if (vaka_record_redo(at->record, seat, NULL, NULL))
            return finding_set(&at->found, "redo", "seat %d cannot do again what it took back",
                               seat);
        trace now = trace_after(live, was->legal);
        const char *part = trace_differs(was, &now);
        if (part)
            return finding_set(&at->found, "redo", "after redo of action %u %s differs",
                               at->at - i + 1, part);
    }
    return true;
}

/* Results of chance that came with the action bar undo, whatever the host has marked. */
static bool is_barred_by_chance(game *at, int32_t actor)
{
    vaka_live *live = vaka_record_live(at->record);

    if (at->traces[at->at - 1].came == 0)
        return true;
    for (int32_t seat = 0; seat < at->seats; seat++) {
        bool listed = seat != actor && vaka_sealed_asks(vaka_live_position(live), seat);
        if (!listed && vaka_live_can_undo(live, seat, NULL))
            return finding_set(&at->found, "undo",
                               "seat %d is offered an undo after an action of seat %d that chance "
                               "forbids to take back",
                               seat, actor);
    }
    return true;
}

/* Do others answer in secret now? What came before stands then, or it would be told who has begun.
 */
static bool is_sealed_to_others(game *at, int32_t actor)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(at->record));

    for (int32_t seat = 0; seat < at->seats; seat++)
        if (seat != actor && vaka_sealed_asks(position, seat))
            return true;
    return false;
}

/* Undo is offered to the one who acted, unless chance, a look or a sealed question forbids it, and
 * to nobody else. */
static bool is_rightly_offered(game *at, int32_t actor, bool sealed)
{
    vaka_live *live = vaka_record_live(at->record);
    bool barred = vaka_live_position(live)->marks != 0 || is_sealed_to_others(at, actor);

    for (int32_t seat = 0; seat < at->seats && !sealed; seat++) {
        bool due = seat == actor && !barred;
        if (vaka_live_can_undo(live, seat, NULL) == due ||
            vaka_sealed_asks(vaka_live_position(live), seat))
            continue;
        return finding_set(&at->found, "undo", "seat %d is %s after an action of seat %d%s", seat,
                           due ? "refused an undo" : "offered an undo", actor,
                           barred ? " that chance, a look or a sealed question forbids to take back"
                                  : "");
    }
    return true;
}

bool check_undo(game *at)
{
    int32_t seat = at->actions[at->at - 1].seat;
    bool sealed = vaka_sealed_asks(vaka_live_position(vaka_record_live(at->record)), seat);
    uint32_t undone;

    if (!is_barred_by_chance(at, seat) || !is_rightly_offered(at, seat, sealed))
        return false;
    if (!take_back(at, seat, 1 + game_roll(at, MOST_UNDONE), &undone))
        return false;
    at->tally->undos += undone;
    return do_again(at, seat, undone) && game_heed(at, &at->watch);
}
