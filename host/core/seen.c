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

static vaka_piece back_of(const vaka_layout *layout, const vaka_piece *piece)
{
    return (vaka_piece){.kind = layout->kinds[piece->kind].back,
                        .zone = piece->zone,
                        .owner = piece->owner,
                        .face = piece->face,
                        .seen = piece->seen};
}

/* Links the pieces from number `first` on, which all lie in one zone, in the order of numbers. */
static void link_zone(vaka_position *out, int32_t zone, int32_t first, int32_t end)
{
    for (int32_t i = first; i < end; i++) {
        out->pieces[i].mark = 0;
        out->pieces[i].prev = (int16_t)(i > first ? i - 1 : VAKA_NONE);
        out->pieces[i].next = (int16_t)(i < end - 1 ? i + 1 : VAKA_NONE);
    }
    out->zones[zone] = first < end
                           ? (vaka_zone){(int16_t)first, (int16_t)(end - 1), (int16_t)(end - first)}
                           : (vaka_zone){VAKA_NONE, VAKA_NONE, 0};
}

/* A deck keeps its order: who has looked at a card knows where it lies. */
static int32_t show_deck(const vaka_position *position, int32_t seat, int32_t zone, int32_t number,
                         vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;

    for (VAKA_EACH(&position->face, zone, piece)) {
        const vaka_piece *from = &position->pieces[piece];
        out->pieces[number++] =
            vaka_table_knows(layout, from, seat) ? *from : back_of(layout, from);
    }
    return number;
}

/* Any other zone: what the seat knows in its order, then the backs, sorted. */
static int32_t show_zone(const vaka_position *position, int32_t seat, int32_t zone, int32_t number,
                         vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;
    int32_t hidden = 0, first;

    for (VAKA_EACH(&position->face, zone, piece)) {
        if (vaka_table_knows(layout, &position->pieces[piece], seat))
            out->pieces[number++] = position->pieces[piece];
        else
            hidden++;
    }
    if (!hidden || layout->zones[zone].uncounted)
        return number;
    first = number;
    for (VAKA_EACH(&position->face, zone, piece))
        if (!vaka_table_knows(layout, &position->pieces[piece], seat))
            out->pieces[number++] = back_of(layout, &position->pieces[piece]);
    if (hidden > 1)
        qsort(&out->pieces[first], (size_t)hidden, sizeof *out->pieces, by_back);
    return number;
}

/* Everything but the pieces, which are written one by one. */
static void copy_around_pieces(vaka_position *to, const vaka_position *from)
{
    const vaka_layout *layout = from->face.layout;

    memcpy(to->block, from->block, layout->at_pieces);
    memcpy(to->block + layout->at_sealed, from->block + layout->at_sealed,
           layout->block_size - layout->at_sealed);
}

void vaka_seen(const vaka_position *position, int32_t seat, vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;
    int32_t number = 0;

    if (seat == VAKA_REFEREE) {
        vaka_position_copy(out, position);
        return;
    }
    copy_around_pieces(out, position);
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        int32_t first = number;
        if (!position->zones[zone].count)
            continue;
        if (layout->zones[zone].type == VAKA_ZONE_DECK && !layout->zones[zone].uncounted)
            number = show_deck(position, seat, zone, number, out);
        else
            number = show_zone(position, seat, zone, number, out);
        link_zone(out, zone, first, number);
    }
    uint8_t *rest = (uint8_t *)&out->pieces[number]; /* up to what follows, padding too */
    memset(rest, 0, (size_t)(out->block + layout->at_sealed - rest));
    out->table->piece_count = (int16_t)number;
    hide_table(out, seat);
    if (out->script)
        hide_script(out, seat);
}
