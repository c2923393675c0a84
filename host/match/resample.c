/* match/resample.c - exchanging what a seat cannot know.
 *
 * SPDX-License-Identifier: MIT */
#include "match/resample.h"
#include "match/live_inside.h"
#include "match/resample_inside.h"

#include "chance/rng.h"
#include "match/run.h"
#include "match/sealed.h"
#include "table/acts.h"
#include "table/agenda.h"
#include "table/hash.h"
#include "table/question.h"
#include "table/redact.h"
#include "table/redraw.h"
#include "table/script.h"
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TRIES 400
#define MOST_MIXES 60
#define MOST_SEALED 6u /* actions of another seat in a sample, besides the one that commits */

/* Of those that are covered not even the back is seen. */
static bool alike_covered(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b)
{
    return vaka_table_covered(&layout->zones[a->zone], a) &&
           vaka_table_covered(&layout->zones[b->zone], b) &&
           layout->kinds[a->kind].group == layout->kinds[b->kind].group && a->owner == b->owner;
}

/* Chance, and how much is wrong with the position; all that is done makes it no worse. */
typedef struct mixer {
    uint32_t rng[4];
    int32_t wrong;
} mixer;

static bool is_no_worse(const vaka_position *position, mixer *mix)
{
    if (!mix->wrong)
        return vaka_resample_possible(position);
    int32_t wrong = vaka_resample_wrong(position);
    if (wrong > mix->wrong)
        return false;
    mix->wrong = wrong;
    return true;
}

/* Exchanges each hidden piece with one drawn from those like it before it, where that can be. */
static void mix_class(vaka_position *position, const int16_t *at, uint32_t count, mixer *mix)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t j = vaka_rng_below(mix->rng, i);
        if (j == i - 1)
            continue;
        vaka_table_exchange(position, at[i - 1], at[j]);
        if (!is_no_worse(position, mix))
            vaka_table_exchange(position, at[i - 1], at[j]);
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

/* By piece: those that are as they are, here and at a `later` time (may be NULL). */
static bool *staying(const vaka_position *position, const vaka_position *later, int32_t seat)
{
    bool *stays = vaka_xnew(sizeof *stays * ((size_t)position->table->piece_count + 1));

    for (int32_t i = 0; i < position->table->piece_count; i++)
        stays[i] = fixed(position, i, seat) || (later && fixed(later, i, seat));
    return stays;
}

static void mix_alike(vaka_position *position, const bool *stays, may_swap *swaps, mixer *mix)
{
    const vaka_layout *layout = position->face.layout;
    int32_t pieces = position->table->piece_count;
    int16_t *at = vaka_xnew(sizeof *at * (size_t)pieces);
    bool *done = vaka_xnew(sizeof *done * (size_t)pieces);

    memcpy(done, stays, sizeof *done * (size_t)pieces);
    for (int32_t i = 0; i < pieces; i++) {
        uint32_t count = 0;
        for (int32_t j = i; j < pieces && !done[i]; j++)
            if (!done[j] && swaps(layout, &position->pieces[i], &position->pieces[j]))
                at[count++] = (int16_t)j;
        for (uint32_t j = 0; j < count; j++)
            done[at[j]] = true;
        mix_class(position, at, count, mix);
    }
    free(at);
    free(done);
}

static void mix_pieces(vaka_position *position, const bool *stays, mixer *mix)
{
    mix_alike(position, stays, vaka_table_alike, mix);
    if (position->face.layout->has_see_top)
        mix_alike(position, stays, alike_covered, mix);
}

/* Mixes a position that has been arranged until it is possible. False: it did not become so. */
static bool mix_until_possible(vaka_position *position, const bool *stays, mixer *mix)
{
    mix->wrong = vaka_resample_wrong(position);
    for (int i = 0; i < MOST_MIXES && mix->wrong; i++)
        mix_pieces(position, stays, mix);
    return !mix->wrong;
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
        if (vaka_sealed_commits(&live->position, &action) != last)
            continue;
        vaka_sealed_add(&live->position, &action);
        live->version++;
        return;
    }
}

/* Answers anew for a seat that has sealed something. Whether it has committed is public; what, and
 * how many actions, is not: so a seat that has committed does so with any number of them, and one
 * that has not begins anew. Some lists must hold something before they can be committed. */
static void mix_sealed(vaka_live *live, int32_t seat, uint32_t *rng)
{
    vaka_position *position = &live->position;
    bool was_committed = (vaka_agenda_top(position)->done & VAKA_SEAT(seat)) != 0;
    uint32_t count = was_committed ? vaka_rng_below(rng, MOST_SEALED + 1) : 0;
    vaka_action dropped;

    while (vaka_sealed_pop(position, seat, &dropped))
        live->version++;
    for (uint32_t i = 0; i < count; i++)
        seal_one(live, seat, false, rng);
    for (int32_t i = 0;
         was_committed && i < MOST_TRIES && (vaka_agenda_must(position) & VAKA_SEAT(seat)); i++)
        seal_one(live, seat, i % 2 == 0, rng);
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
    if (now->deal)
        out->deals = memcmp(now->deal, before + layout->at_deal,
                            sizeof *now->deal + 2 * (size_t)layout->good_count) != 0;
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

/* Does a script wait, for an answer or for what seats seal? */
static bool is_waiting(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return frame && frame->step == VAKA_STEP_SCRIPT && frame->ask != VAKA_ASK_NONE;
}

/* What seats have sealed so far outlives that the script asks for it once more. */
static void put_back_sealed(vaka_position *position, const uint8_t *before, const vaka_frame *frame)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_table *table = (const vaka_table *)(const void *)before;
    size_t size = (size_t)layout->sealed_max * (size_t)layout->setup.seats;

    memcpy(position->sealed, before + layout->at_sealed, size * sizeof *position->sealed);
    memcpy(position->table->sealed_count, table->sealed_count, sizeof table->sealed_count);
    *vaka_agenda_top(position) = *frame;
}

/* What it had of chance and has not used this time is no use to it any more. */
static void drop_chance(vaka_position *position)
{
    vaka_script_region *script = position->script;

    if (position->chance_used >= script->chance_count)
        return;
    memset(&script->chance[position->chance_used], 0,
           (script->chance_count - position->chance_used) * sizeof *script->chance);
    script->chance_count = (uint8_t)position->chance_used;
}

/* Lets the script that waits run again from its keyframe, unheard; true if it asks again. `before`:
 * the block as it was. */
static bool run_again(vaka_live *live, const uint8_t *before, vaka_redraw *redraw)
{
    vaka_position *position = &live->position;
    vaka_event_log *events = position->events;
    vaka_chance_log *chance = position->chance;
    vaka_frame *frame = vaka_agenda_top(position), was = *frame;

    frame->ask = VAKA_ASK_NONE;
    frame->flags = 0;
    position->events = NULL;
    position->chance = NULL;
    position->redraw = redraw;
    vaka_script_tank(position);
    vaka_run(position);
    vaka_script_tank_end(position);
    position->redraw = NULL;
    position->events = events;
    position->chance = chance;
    live->version++;
    bool asks = !position->broken && is_waiting(position);
    position->broken = position->machine = false;
    if (!asks)
        return false;
    drop_chance(position);
    if (was.ask == VAKA_ASK_SEALED && vaka_agenda_top(position)->ask == VAKA_ASK_SEALED)
        put_back_sealed(position, before, &was);
    return true;
}

/* How a script that waits is tried to be worked out again: the boldest first. */
typedef struct boldness {
    bool hidden;  /* what lay hidden when it began is mixed */
    bool draws;   /* what it drew unseen is drawn anew */
    bool numbers; /* and so are hidden numbers, which may have shown in what it did */
} boldness;

static const boldness tries[] = {{true, true, true},   {true, true, true},   {true, true, true},
                                 {true, true, false},  {true, true, false},  {true, true, false},
                                 {true, true, false},  {true, false, false}, {true, false, false},
                                 {false, false, false}};
#define TRIES (sizeof tries / sizeof *tries)

typedef struct waiting { /* a script that waits, and its position as it is */
    vaka_live *live;
    int32_t seat;
    uint8_t *was; /* the block and its keyframe */
    vaka_stream stream;
    uint64_t view, plain;
    vaka_redraw redraw;
    bool arranged; /* what lies hidden is arranged before it is mixed */
} waiting;

static void put_back(waiting *at)
{
    memcpy(at->live->position.block, at->was, at->live->layout->block_room);
    vaka_position_reread(&at->live->position);
    at->live->position.stream = at->stream;
    at->live->version++;
}

/* A digest of what the seat is shown beside what the script asks it. */
static uint64_t plain_hash(vaka_live *live, int32_t seat)
{
    const uint8_t asked[] = {vaka_live_must(live), vaka_live_may(live)};
    vaka_position seen;

    vaka_position_init(&seen, live->layout);
    vaka_redact(&live->position, seat, &seen);
    memset(&seen.script->question, 0, sizeof seen.script->question);
    vaka_acts_clear(&seen);
    uint64_t hash = vaka_hash(vaka_position_hash(&seen), asked, sizeof asked);
    vaka_position_done(&seen);
    return hash;
}

/* Finds out which results of chance the seat has seen. */
static void watch_chance(waiting *at)
{
    vaka_position *position = &at->live->position;

    at->redraw = (vaka_redraw){.seat = at->seat};
    if (!position->script->chance_count)
        return;
    if (run_again(at->live, at->was, &at->redraw))
        vaka_redraw_settle(&at->redraw, position);
    else
        at->redraw.count = 0;
    put_back(at);
}

/* Mixes what lay hidden from the seat when the script began, and is hidden still. */
static void mix_keyframe(const waiting *at, vaka_position *keyframe, mixer *mix)
{
    bool *stays = staying(keyframe, &at->live->position, at->seat);

    vaka_resample_hold(keyframe, &at->redraw, at->arranged, stays);
    if (at->arranged) {
        vaka_arrange_hidden(keyframe, stays, at->seat);
        vaka_arrange_seats(keyframe, at->seat);
        mix_until_possible(keyframe, stays, mix);
        mix->wrong = 0;
    }
    vaka_resample_aside(keyframe, stays, at->seat, mix->rng);
    mix_pieces(keyframe, stays, mix);
    vaka_resample_counters(keyframe, at->seat, mix->rng);
    free(stays);
}

/* Tries once; true if the seat cannot tell. */
static bool try_waiting(waiting *at, vaka_position *keyframe, const boldness *how, mixer *mix)
{
    vaka_position *position = &at->live->position;
    size_t size = at->live->layout->block_size;

    memcpy(keyframe->block, at->was + size, size);
    vaka_position_reread(keyframe);
    if (how->hidden)
        mix_keyframe(at, keyframe, mix);
    mix_generator(position, keyframe, mix->rng);
    memcpy(position->block + size, keyframe->block, size);
    at->redraw.anew = true;
    at->redraw.draws = how->draws;
    at->redraw.numbers = how->numbers;
    bool good = run_again(at->live, at->was, &at->redraw) &&
                vaka_live_view_hash(at->live, at->seat) == at->view;
    at->live->version++;
    return good;
}

typedef struct how_waiting {
    bool arranged; /* what lies hidden is arranged before it is mixed */
    size_t first;  /* of the tries */
} how_waiting;

static const how_waiting usual = {false, 0}, to_settle = {true, 0},
                         chance_alone = {false, TRIES - 1};

/* In the middle of a question the match will go on from the keyframe: that is what has to be mixed,
 * and the script worked out again upon it. Kept only if the seat cannot tell; the last try mixes
 * but the generator. If the seat can tell even then, all stays but what chance will give. */
static void mix_waiting(vaka_live *live, int32_t seat, const how_waiting *how, mixer *mix,
                        vaka_resampled *out)
{
    size_t room = live->layout->block_room;
    waiting at = {.live = live, .seat = seat, .was = vaka_xnew(room), .arranged = how->arranged};
    vaka_position keyframe;
    bool good = false;
    size_t i = how->first;

    at.stream = live->position.stream;
    at.view = vaka_live_view_hash(live, seat);
    at.plain = plain_hash(live, seat);
    memcpy(at.was, live->position.block, room);
    vaka_position_init(&keyframe, live->layout);
    watch_chance(&at);
    for (; i < TRIES && !good; i++) {
        good = try_waiting(&at, &keyframe, &tries[i], mix);
        if (good)
            break;
        bool asks = vaka_question_open(&live->position) || vaka_question_sealed(&live->position);
        out->tells = out->tells || (tries[i].hidden && !tries[i].numbers && asks &&
                                    plain_hash(live, seat) == at.plain);
        put_back(&at);
    }
    out->unmixed = !good || !tries[i].hidden || (!tries[i].draws && vaka_redraw_unseen(&at.redraw));
    if (!good)
        mix_what_comes(&live->position, mix->rng);
    vaka_position_done(&keyframe);
    free(at.was);
}

void vaka_resample(vaka_live *live, int32_t seat, uint64_t seed, vaka_resampled *out)
{
    vaka_position *position = &live->position;
    size_t size = live->layout->block_size;
    uint8_t *was = vaka_xnew(size);
    vaka_resampled counts = {0};
    mixer mix = {.wrong = 0};

    memcpy(was, position->block, size);
    vaka_rng_seed(mix.rng, seed);
    if (position->port && is_waiting(position)) {
        mix_waiting(live, seat, &usual, &mix, &counts);
    } else {
        bool *stays = staying(position, NULL, seat);
        vaka_resample_deal_clear(position, seat);
        vaka_resample_aside(position, stays, seat, mix.rng);
        mix_pieces(position, stays, &mix);
        free(stays);
        vaka_resample_counters(position, seat, mix.rng);
        vaka_resample_deal(position, seat, mix.rng);
        mix_generator(position, position, mix.rng);
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
        mix_sealed(live, other, mix.rng);
        counts.sealed++;
    }
    if (out)
        *out = counts;
}

bool vaka_resample_settle(vaka_live *live, int32_t seat)
{
    vaka_position *position = &live->position;
    vaka_resampled counts = {0};
    mixer mix = {.wrong = 0};
    bool good = true;

    vaka_rng_seed(mix.rng, 1);
    if (position->port && is_waiting(position)) {
        mix_waiting(live, seat, &to_settle, &mix, &counts);
        vaka_arrange_seats(position, seat);
        good = !counts.unmixed;
    } else {
        vaka_arrange_all(position, seat);
        bool *stays = staying(position, NULL, seat);
        good = mix_until_possible(position, stays, &mix);
        free(stays);
    }
    vaka_live_forget(live);
    return good;
}

void vaka_resample_chance(vaka_live *live, int32_t seat, uint64_t seed)
{
    vaka_position *position = &live->position;
    vaka_resampled counts = {0};
    mixer mix = {.wrong = 0};

    vaka_rng_seed(mix.rng, seed);
    if (position->port && is_waiting(position))
        mix_waiting(live, seat, &chance_alone, &mix, &counts);
    else
        mix_generator(position, position, mix.rng);
    vaka_live_forget(live);
}
