/* core/seen.c - removes from a copy of the block what a seat may not know.
 *
 * SPDX-License-Identifier: MIT */
#include "core/seen.h"
#include "core/script.h"
#include "core/table.h"

#include <stdlib.h>
#include <string.h>

/* What a script asked another seat, and what came of chance before. */
static void hide_script(vaka_position *out, int32_t seat)
{
    vaka_script_region *script = out->script;
    vaka_question *question = &script->question;

    memset(script->chance, 0, sizeof script->chance);
    memset(script->answer, 0, sizeof script->answer);
    script->chance_count = script->answer_count = 0;
    script->told = 0;
    script->waiting = 0; /* nothing behind this block */
    for (uint32_t i = 0; i < script->modifier_count; i++)
        script->modifier[i].end = script->modifier[i].until == VAKA_END_MARKER
                                      ? VAKA_NONE /* pieces are numbered anew */
                                      : script->modifier[i].end;
    if (question->seat == seat)
        return;
    question->count = question->flags = 0;
    question->normal = question->word_bytes = 0;
    memset(question->option, 0, sizeof question->option);
    memset(question->score, 0, sizeof question->score);
    memset(question->words, 0, sizeof question->words);
}

/* What belongs to the table but to no zone: generator, clock, what others sealed or decided. */
static void hide_table(vaka_position *out, int32_t seat)
{
    const vaka_layout *layout = out->face.layout;
    vaka_table *table = out->table;
    size_t room = (size_t)layout->sealed_max;

    memset(table->rng, 0, sizeof table->rng);
    table->clock = 0;
    table->standing_count = 0;
    table->free_piece = VAKA_NONE;
    for (int32_t other = 0; other < out->face.seats; other++) {
        if (other == seat)
            continue;
        table->sealed_count[other] = 0;
        memset(table->standing[other], 0, sizeof table->standing[other]);
        memset(out->sealed + room * (size_t)other, 0, room * sizeof *out->sealed);
    }
}

static int by_back(const void *a, const void *b)
{
    const vaka_piece *x = a, *y = b;

    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    if (x->owner != y->owner)
        return x->owner < y->owner ? -1 : 1;
    if (x->face != y->face)
        return x->face < y->face ? -1 : 1;
    return (x->seen > y->seen) - (x->seen < y->seen);
}

static void append(vaka_position *out, const vaka_piece *piece, int32_t zone)
{
    int32_t number = out->table->piece_count++;

    out->pieces[number] = *piece;
    out->pieces[number].mark = 0;
    vaka_table_link(out, number, zone);
}

static vaka_piece back_of(const vaka_layout *layout, const vaka_piece *piece)
{
    return (vaka_piece){.kind = layout->kinds[piece->kind].back,
                        .owner = piece->owner,
                        .face = piece->face,
                        .seen = piece->seen};
}

/* A deck keeps its order: who has looked at a card knows where it lies. */
static void show_deck(const vaka_position *position, int32_t seat, int32_t zone, vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;

    for (VAKA_EACH(&position->face, zone, piece)) {
        const vaka_piece *from = &position->pieces[piece];
        vaka_piece back = back_of(layout, from);
        append(out, vaka_table_knows(layout, from, seat) ? from : &back, zone);
    }
}

/* One zone: what the seat knows in its order, then the backs, sorted. */
static void show_zone(const vaka_position *position, int32_t seat, int32_t zone, vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;
    int32_t hidden = 0;

    if (layout->zones[zone].type == VAKA_ZONE_DECK && !layout->zones[zone].uncounted) {
        show_deck(position, seat, zone, out);
        return;
    }
    for (VAKA_EACH(&position->face, zone, piece)) {
        if (vaka_table_knows(layout, &position->pieces[piece], seat))
            append(out, &position->pieces[piece], zone);
        else
            hidden++;
    }
    if (!hidden || layout->zones[zone].uncounted)
        return;

    vaka_piece *backs =
        &out->pieces[out->table->piece_count]; /* room: there are no more than before */
    hidden = 0;
    for (VAKA_EACH(&position->face, zone, piece)) {
        const vaka_piece *from = &position->pieces[piece];
        if (vaka_table_knows(layout, from, seat))
            continue;
        backs[hidden] = back_of(layout, from);
        hidden++;
    }
    qsort(backs, (size_t)hidden, sizeof *backs, by_back);
    for (int32_t i = 0; i < hidden; i++)
        append(out, &out->pieces[out->table->piece_count], zone);
}

void vaka_seen(const vaka_position *position, int32_t seat, vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;

    vaka_position_copy(out, position);
    if (seat == VAKA_REFEREE)
        return;
    hide_table(out, seat);
    if (out->script)
        hide_script(out, seat);
    memset(out->pieces, 0, sizeof *out->pieces * (size_t)layout->piece_max);
    out->table->piece_count = 0;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        out->zones[zone] = (vaka_zone){VAKA_NONE, VAKA_NONE, 0};
        if (position->zones[zone].count)
            show_zone(position, seat, zone, out);
    }
}
