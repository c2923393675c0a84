/* conformance/check_secrecy_motion.c - secrecy in motion.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two positions that a viewer cannot tell apart, the same action in both, the same chance: what the
 * viewer is shown afterwards is equal, or in one of them it was shown something (by the table, or
 * by vaka_learned), and then undo is barred in both.
 *
 * An action of another seat that names a hidden piece's kind would betray nothing if both did the
 * very same. So in the sample that seat does the like with what lies there instead: its image. */
#include "game.h"
#include "match/live_inside.h"
#include "outlook.h"
#include "table/codec.h"
#include "table/table.h"

#include <string.h>

#define SCREEN_ONE_IN 32u

/* Did the last action do something to a piece, in the truth or in the sample? */
static bool is_touched(game *at, vaka_live *live, int32_t piece)
{
    const vaka_piece *was = &vaka_live_position(vaka_record_live(at->record))->pieces[piece];
    const vaka_piece *now = &vaka_live_position(live)->pieces[piece];

    return was->zone != now->zone || was->face != now->face || was->owner != now->owner;
}

static bool is_hidden(game *at, int32_t viewer, int32_t piece)
{
    const vaka_position *was = vaka_live_position(vaka_record_live(at->record));

    return was->pieces[piece].zone >= 0 &&
           !vaka_table_knows(was->face.layout, &was->pieces[piece], viewer);
}

/* Did it come by chance in the truth? Then it is not what the action named, though it may happen to
 * be of the same kind. */
static bool is_drawn(game *at, int32_t piece)
{
    const vaka_piece *was = &vaka_live_position(vaka_record_live(at->record))->pieces[piece];
    uint32_t count;
    const vaka_chance_result *came = vaka_live_came(at->truth, &count);

    for (uint32_t i = 0; i < count; i++)
        if (came[i].type == VAKA_CHANCE_DRAW && came[i].zone == was->zone)
            return true;
    return false;
}

/* The hidden piece of a kind that the action did something to, if there is exactly one. */
static int32_t find_touched(game *at, int32_t viewer, int32_t kind)
{
    const vaka_position *was = vaka_live_position(vaka_record_live(at->record));
    int32_t found = VAKA_NONE;

    for (int32_t i = 0; i < was->table->piece_count; i++) {
        if (was->pieces[i].kind != kind || !is_hidden(at, viewer, i) ||
            !is_touched(at, at->truth, i) || is_drawn(at, i))
            continue;
        if (found >= 0)
            return VAKA_NONE;
        found = i;
    }
    return found;
}

/* What the actor does in the sample. Returns the piece by which it is another action than in the
 * truth, or VAKA_NONE if it is the same. */
static int32_t make_image(game *at, int32_t viewer, vaka_action *action)
{
    const vaka_layout *layout = vaka_live_layout(at->truth);
    const vaka_verb *verb = vaka_verb_row(layout->module, action->verb);

    for (int i = 0; i < VAKA_ARGS; i++) {
        vaka_action image = *action;
        int32_t piece = VAKA_NONE;
        if (verb->arg[i].type == VAKA_ARG_KIND)
            piece = find_touched(at, viewer, action->arg[i]);
        if (piece < 0)
            continue;
        image.arg[i] = vaka_live_position(at->sample)->pieces[piece].kind;
        if (image.arg[i] == action->arg[i] || vaka_live_check(at->sample, &image, NULL) != VAKA_OK)
            continue;
        *action = image;
        return piece;
    }
    return VAKA_NONE;
}

/* Was it done to the piece, or to one that the viewer cannot tell from it? The rules may have
 * preferred one of the same kind that it knows: then the two did different things. */
static bool is_true_image(game *at, int32_t viewer, int32_t piece)
{
    const vaka_position *was = vaka_live_position(vaka_record_live(at->record));
    const vaka_piece *like = &was->pieces[piece];

    for (int32_t i = 0; i < was->table->piece_count; i++)
        if (was->pieces[i].zone == like->zone && was->pieces[i].seen == like->seen &&
            is_hidden(at, viewer, i) && is_touched(at, at->sample, i))
            return true;
    return false;
}

/* May a draw from the zone be queued in the sample? Only if nobody knows anything in it: else a
 * piece that all have seen somebody look at might have to change places. */
static bool may_queue_draw(game *at, int32_t viewer, int32_t zone)
{
    const vaka_position *was = vaka_live_position(vaka_record_live(at->record));

    for (VAKA_EACH(&was->face, zone, piece))
        if (was->pieces[piece].seen ||
            vaka_table_knows(was->face.layout, &was->pieces[piece], viewer))
            return false;
    return true;
}

static bool tells(const vaka_live *live, int32_t viewer)
{
    uint16_t learned = live->position.learned;

    return (learned & (viewer >= 0 ? VAKA_SEAT(viewer) : VAKA_LEARNED_OPEN)) != 0;
}

/* Queues in the sample what chance gave in the truth. Draws only if the viewer saw one: else it
 * sees a back in both. False: some of it cannot be queued. */
static bool queue_chance(game *at, int32_t viewer, bool *drawn)
{
    bool shown = tells(at->truth, viewer), all = true;
    uint32_t count;
    const vaka_chance_result *came = vaka_live_came(at->truth, &count);

    *drawn = false;
    vaka_live_queue_clear(at->sample);
    for (uint32_t i = 0; i < count; i++) {
        if (came[i].type == VAKA_CHANCE_DRAW && !shown)
            continue;
        if (came[i].type == VAKA_CHANCE_DRAW && !may_queue_draw(at, viewer, came[i].zone)) {
            all = false;
            continue;
        }
        *drawn = *drawn || came[i].type == VAKA_CHANCE_DRAW;
        vaka_live_queue(at->sample, came[i]);
    }
    return all;
}

/* Was the viewer shown something, so that a difference is right? With queued draws the drawn pieces
 * are alike: then only what the action showed otherwise counts. */
static bool is_excused(game *at, int32_t viewer, bool alike)
{
    const vaka_position *a = vaka_live_position(at->truth), *b = vaka_live_position(at->sample);

    if (!tells(at->truth, viewer) && !tells(at->sample, viewer))
        return false;
    return !alike || ((a->marks | b->marks) & VAKA_MARK_LEARNED);
}

static bool compare(game *at, int32_t viewer, const vaka_action *action, bool alike)
{
    bool screen = game_roll(at, SCREEN_ONE_IN) == 0;
    outlook a = outlook_take(at->truth, viewer, true, screen);
    outlook b = outlook_take(at->sample, viewer, true, screen);
    const char *part = outlook_differs(&a, &b);
    char text[VAKA_ACTION_TEXT], fields[OUTLOOK_FIELDS];

    outlook_done(&a);
    outlook_done(&b);
    if (!part)
        return true;
    game_text(vaka_live_layout(at->truth), action, text, sizeof text);
    outlook_fields(at->truth, at->sample, viewer, fields);
    if (!is_excused(at, viewer, alike))
        return finding_set(&at->found, "motion",
                           "'%s' of seat %d betrays something to %s %d and does not count as a "
                           "look: %s differs%s",
                           text, action->seat, viewer < 0 ? "spectator" : "seat", viewer, part,
                           fields);
    if (viewer >= 0 && /* what only spectators get to know can be taken back */
        (vaka_live_can_undo(at->truth, action->seat, NULL) ||
         vaka_live_can_undo(at->sample, action->seat, NULL)))
        return finding_set(&at->found, "motion",
                           "'%s' of seat %d told seat %d something, but can "
                           "be taken back",
                           text, action->seat, viewer);
    at->tally->excused++;
    return true;
}

/* Applies the action in the sample; false: the pair cannot be used. */
static bool play_sample(game *at, int32_t viewer, vaka_action action, bool *alike, bool *good)
{
    vaka_error err = {0};
    int32_t image = action.seat == viewer ? VAKA_NONE : make_image(at, viewer, &action);
    bool drawn;

    if (image < 0 && vaka_live_check(at->sample, &action, NULL) != VAKA_OK) {
        if (action.seat == viewer)
            *good = finding_set(&at->found, "rest",
                                "seat %d may act only because of what it may not know", viewer);
        return false;
    }
    *alike = queue_chance(at, viewer, &drawn) && drawn;
    vaka_status status = vaka_live_apply(at->sample, &action, NULL, &err);
    vaka_live_queue_clear(at->sample);
    if (status != VAKA_OK && !strstr(err.text, "queued"))
        *good = finding_set(&at->found, "broken", "in a sample: %s", err.text);
    if (status != VAKA_OK || (image >= 0 && !is_true_image(at, viewer, image)))
        return false;
    at->tally->images += image >= 0;
    return true;
}

bool check_motion(game *at, int32_t viewer, const vaka_action *action)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_resampled differ;
    bool alike = false, good = true;
    vaka_error err = {0};

    sample_for(at, viewer, &differ);
    if (!differ.pieces && !differ.order && !differ.sealed && !differ.counters && !differ.deals)
        return true;
    vaka_live_copy(at->truth, live);
    memcpy(at->sample->position.table->rng, live->position.table->rng,
           sizeof live->position.table->rng);
    if (vaka_live_apply(at->truth, action, NULL, &err))
        return finding_set(&at->found, "broken", "a clone refuses what the match accepts: %s",
                           err.text);
    if (!play_sample(at, viewer, *action, &alike, &good)) {
        at->tally->skipped += good;
        return good;
    }
    pairs_add(&at->tally->motion, &differ);
    return compare(at, viewer, action, alike) && game_heed(at, &at->watch);
}
