/* match/resample.c - exchanging what a seat cannot know.
 *
 * SPDX-License-Identifier: MIT */
#include "match/resample.h"
#include "match/live_inside.h"
#include "match/resample_inside.h"

#include "chance/rng.h"
#include "match/run.h"
#include "match/sealed.h"
#include "table/agenda.h"
#include "table/question.h"
#include "table/script.h"
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TRIES 400
#define MOST_RUNS 6 /* of a script that waits */

static void exchange(vaka_position *position, int32_t one, int32_t other)
{
    vaka_piece *a = &position->pieces[one], *b = &position->pieces[other], was = *a;

    a->kind = b->kind;
    memcpy(a->field, b->field, sizeof a->field);
    b->kind = was.kind;
    memcpy(b->field, was.field, sizeof b->field);
    vaka_table_swap_postures(position, one, other);
}

static bool alike(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b)
{
    const vaka_kind_info *x = &layout->kinds[a->kind], *y = &layout->kinds[b->kind];

    return x->back == y->back && x->group == y->group && a->owner == b->owner;
}

/* Of those that are covered not even the back is seen. */
static bool alike_covered(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b)
{
    return vaka_table_covered(&layout->zones[a->zone], a) &&
           vaka_table_covered(&layout->zones[b->zone], b) &&
           layout->kinds[a->kind].group == layout->kinds[b->kind].group && a->owner == b->owner;
}

/* Exchanges each hidden piece with one drawn from those like it before it, where that can be. */
static void mix_class(vaka_position *position, const int16_t *at, uint32_t count, uint32_t *rng)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t j = vaka_rng_below(rng, i);
        if (j == i - 1)
            continue;
        exchange(position, at[i - 1], at[j]);
        if (!vaka_resample_possible(position))
            exchange(position, at[i - 1], at[j]);
    }
}

/* Is a piece out of the game, or does the seat know it? */
static bool fixed(const vaka_position *position, int32_t piece, int32_t seat)
{
    const vaka_piece *at = &position->pieces[piece];

    return at->zone < 0 || vaka_table_knows(position->face.layout, at, seat);
}

/* Which pieces may be one another. */
typedef bool may_swap(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b);

static void mix_alike(vaka_position *position, const vaka_position *later, int32_t seat,
                      may_swap *swaps, uint32_t *rng)
{
    const vaka_layout *layout = position->face.layout;
    int32_t pieces = position->table->piece_count;
    int16_t *at = vaka_xnew(sizeof *at * (size_t)pieces);
    bool *done = vaka_xnew(sizeof *done * (size_t)pieces);

    for (int32_t i = 0; i < pieces; i++)
        done[i] = fixed(position, i, seat) || (later && fixed(later, i, seat));
    for (int32_t i = 0; i < pieces; i++) {
        uint32_t count = 0;
        for (int32_t j = i; j < pieces && !done[i]; j++)
            if (!done[j] && swaps(layout, &position->pieces[i], &position->pieces[j]))
                at[count++] = (int16_t)j;
        for (uint32_t j = 0; j < count; j++)
            done[at[j]] = true;
        mix_class(position, at, count, rng);
    }
    free(at);
    free(done);
}

/* Mixes what the seat knows neither here nor at a `later` time (may be NULL). */
static void mix_pieces(vaka_position *position, const vaka_position *later, int32_t seat,
                       uint32_t *rng)
{
    mix_alike(position, later, seat, alike, rng);
    if (position->face.layout->has_see_top)
        mix_alike(position, later, seat, alike_covered, rng);
}

static bool commits(const vaka_live *live, const vaka_action *action)
{
    return live->layout->module->verbs[action->verb].flags & VAKA_VERB_COMMIT;
}

/* One random action for a sealed list; `last` picks one that commits, if there is one. */
static void seal_one(vaka_live *live, int32_t seat, bool last, uint32_t *rng)
{
    uint32_t count, from;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    if (!count)
        return;
    from = vaka_rng_below(rng, count);
    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = legal[(from + i) % count];
        if (commits(live, &action) != last)
            continue;
        vaka_sealed_add(&live->position, &action);
        live->version++;
        return;
    }
}

/* Answers anew for a seat that has sealed something: as many random actions, committed or not as
 * before. Whether it has committed is public; the rest is not. */
static void mix_sealed(vaka_live *live, int32_t seat, uint32_t *rng)
{
    vaka_position *position = &live->position;
    bool was_committed = (vaka_agenda_top(position)->done & VAKA_SEAT(seat)) != 0;
    int32_t count = position->table->sealed_count[seat];
    vaka_action dropped;

    while (vaka_sealed_pop(position, seat, &dropped))
        live->version++;
    for (int32_t i = was_committed ? 1 : 0; i < count; i++)
        seal_one(live, seat, false, rng);
    for (int32_t i = 0;
         was_committed && i < MOST_TRIES && (vaka_agenda_must(position) & VAKA_SEAT(seat)); i++)
        seal_one(live, seat, true, rng);
}

/* Is a piece the same as in a block before: its kind, its fields, how it lies? */
static bool is_same(const vaka_position *now, const uint8_t *before, int32_t piece)
{
    const vaka_layout *layout = now->face.layout;
    const vaka_piece *is = &now->pieces[piece];
    const vaka_piece *was = (const vaka_piece *)(const void *)(before + layout->at_pieces) + piece;

    return is->kind == was->kind && memcmp(is->field, was->field, sizeof is->field) == 0 &&
           (!now->postures ||
            memcmp(&now->postures[piece],
                   before + layout->at_postures + sizeof *now->postures * (size_t)piece,
                   sizeof *now->postures) == 0);
}

static void count_changes(const vaka_position *now, const uint8_t *before, vaka_resampled *out)
{
    const vaka_layout *layout = now->face.layout;

    if (now->counters)
        out->counters = vaka_resample_changed(
            layout, now->counters, (const int16_t *)(const void *)(before + layout->at_counters));
    for (int32_t i = 0; i < now->table->piece_count; i++) {
        const vaka_piece *piece = &now->pieces[i];
        if (piece->zone < 0 || is_same(now, before, i))
            continue;
        uint8_t type = layout->zones[piece->zone].type;
        if (type == VAKA_ZONE_DECK || type == VAKA_ZONE_CUP)
            out->order++;
        else
            out->pieces++;
    }
}

/* A seed of the same sort as the match's, and with nothing of it. */
static vaka_seed other_seed(const vaka_position *position, uint32_t *rng)
{
    vaka_seed seed = {0};

    if (position->stream.keyed) {
        seed.generator = VAKA_GENERATOR_CHACHA;
        for (size_t i = 0; i < VAKA_KEY_BYTES; i++)
            seed.key[i] = (uint8_t)vaka_rng_below(rng, 256);
    } else {
        seed.number = (uint64_t)vaka_rng_next(rng) << 32;
        seed.number |= vaka_rng_next(rng);
    }
    return seed;
}

/* Neither the key nor how far the generator has come stays. Its place in the block is that of `at`,
 * which may be the keyframe of the position. */
static void mix_generator(vaka_position *position, vaka_position *at, uint32_t *rng)
{
    vaka_seed seed = other_seed(position, rng);

    vaka_position_seed(at, &seed);
    position->stream = at->stream;
}

/* The script that waits needs the chance it had when it runs again; what comes after that must not
 * be what would come at the table. (Behind a number for a seed there is no secret.) */
static void mix_what_comes(vaka_position *position, uint32_t *rng)
{
    const uint32_t *at = position->table->rng;
    vaka_seed seed = other_seed(position, rng);

    if (position->stream.keyed)
        vaka_stream_renew(&position->stream, (uint64_t)at[1] << 32 | at[0], &seed);
}

/* Lets the script that waits run again from its keyframe, unheard; true if it asks again. */
static bool run_again(vaka_live *live)
{
    vaka_position *position = &live->position;
    vaka_event_log *events = position->events;
    vaka_chance_log *chance = position->chance;
    vaka_frame *frame = vaka_agenda_top(position);

    frame->ask = VAKA_ASK_NONE;
    frame->flags = 0;
    position->events = NULL;
    position->chance = NULL;
    vaka_script_tank(position);
    vaka_run(position);
    vaka_script_tank_end(position);
    position->events = events;
    position->chance = chance;
    live->version++;
    bool asks = !position->broken && vaka_question_open(position);
    position->broken = position->machine = false;
    return asks;
}

/* In the middle of a question the match will go on from the keyframe: that is what has to be mixed,
 * and the script worked out again upon it. Kept only if the seat cannot tell; the last try mixes
 * but the generator. If the seat can tell even then, all stays but what chance will give. */
static void mix_waiting(vaka_live *live, int32_t seat, uint32_t *rng)
{
    vaka_position *position = &live->position, keyframe;
    size_t size = live->layout->block_size, room = live->layout->block_room;
    uint64_t view = vaka_live_view_hash(live, seat);
    vaka_stream stream = position->stream;
    uint8_t *was = vaka_xnew(room);
    bool good = false;

    memcpy(was, position->block, room);
    vaka_position_init(&keyframe, live->layout);
    for (int32_t run = 1; run <= MOST_RUNS && !good; run++) {
        memcpy(keyframe.block, was + size, size);
        if (run < MOST_RUNS) {
            mix_pieces(&keyframe, position, seat, rng);
            vaka_resample_counters(&keyframe, seat, rng);
        }
        mix_generator(position, &keyframe, rng);
        memcpy(position->block + size, keyframe.block, size);
        good = run_again(live) && vaka_live_view_hash(live, seat) == view;
        if (!good) {
            memcpy(position->block, was, room);
            position->stream = stream;
        }
        live->version++;
    }
    if (!good)
        mix_what_comes(position, rng);
    vaka_position_done(&keyframe);
    free(was);
}

void vaka_resample(vaka_live *live, int32_t seat, uint64_t seed, vaka_resampled *out)
{
    vaka_position *position = &live->position;
    size_t size = live->layout->block_size;
    uint8_t *was = vaka_xnew(size);
    vaka_resampled counts = {0};
    uint32_t rng[4];

    memcpy(was, position->block, size);
    vaka_rng_seed(rng, seed);
    if (position->port && vaka_question_open(position)) {
        mix_waiting(live, seat, rng);
    } else {
        mix_pieces(position, NULL, seat, rng);
        vaka_resample_counters(position, seat, rng);
        mix_generator(position, position, rng);
    }
    count_changes(position, was, &counts);
    free(was);
    vaka_undo_clear(&live->undo);
    live->redo_count = 0;
    live->version++;
    for (int32_t other = 0; other < position->face.seats; other++) {
        if (other == seat || !vaka_sealed_asks(position, other) ||
            !position->table->sealed_count[other])
            continue;
        mix_sealed(live, other, rng);
        counts.sealed++;
    }
    if (out)
        *out = counts;
}
