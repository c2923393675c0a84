/* table/redact.c - removes from a copy of the block what a seat may not know.
 *
 * SPDX-License-Identifier: MIT */
#include "table/redact.h"
#include "table/acts.h"
#include "table/counter.h"
#include "table/script.h"
#include "table/table.h"

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
    if (question->type == VAKA_ASKED_SEALED) {
        vaka_acts_hide(out, seat);
        return;
    }
    if (question->seat == seat)
        return;
    if (question->type == VAKA_ASKED_ACT)
        memset(question->prompt, 0, sizeof question->prompt);
    question->count = question->flags = 0;
    question->normal = question->word_bytes = 0;
    memset(question->option, 0, sizeof question->option);
    memset(question->score, 0, sizeof question->score);
    memset(question->words, 0, sizeof question->words);
    vaka_acts_clear(out);
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

/* A deal is the business of two, and what is not offered yet of one. */
static void hide_deal(vaka_position *out, int32_t seat)
{
    vaka_deal_region *deal = out->deal;
    bool writes = deal->open && seat == deal->by;
    bool hears = deal->open && seat == deal->with;

    if (writes)
        return;
    deal->lines = 0;
    if (!hears || !deal->offered)
        memset(deal + 1, 0, 2 * (size_t)out->face.layout->good_count);
    if (!hears)
        deal->open = deal->offered = 0;
    if (!hears)
        deal->by = deal->with = 0;
}

/* What a piece shows as one of a kind, as a number in the order in which backs are laid out. */
static uint32_t key_of(const vaka_position *position, int32_t kind, int32_t number)
{
    const vaka_piece *piece = &position->pieces[number];
    uint32_t part = position->parts ? position->parts[number] : 0;

    return (uint32_t)kind << 16 | (uint32_t)(piece->owner + 1) << 12 | part << 9 |
           (uint32_t)piece->face << 8 | piece->seen;
}

/* … of one that is hidden: by its back, unless even that is covered. */
static uint32_t back_key(const vaka_position *position, int32_t number)
{
    const vaka_layout *layout = position->face.layout;
    const vaka_piece *piece = &position->pieces[number];
    bool covered = vaka_table_covered(&layout->zones[piece->zone], piece);

    return key_of(position, covered ? layout->plain_back : layout->kinds[piece->kind].back, number);
}

/* A deck keeps its order, and so does a zone of which the top is seen. */
static bool keeps_order(const vaka_zone_info *zone)
{
    return (zone->type == VAKA_ZONE_DECK || zone->see_top) && !zone->uncounted;
}

static int compare_keys(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

typedef struct showing { /* the view under way */
    const vaka_position *from;
    vaka_position *out;
    uint8_t knowers; /* all of them must know a piece */
    int32_t number;  /* pieces written so far */
} showing;

static bool knows(const showing *at, const vaka_zone_info *zone, const vaka_piece *piece)
{
    return (vaka_table_zone_knowers(zone, piece) & at->knowers) == at->knowers;
}

/* Writes the next piece, below the one that follows, as it lies. */
static void write_piece(showing *at, int32_t piece)
{
    vaka_piece *to = &at->out->pieces[at->number];

    *to = at->from->pieces[piece];
    if (at->from->postures)
        at->out->postures[at->number] = at->from->postures[piece];
    if (at->from->parts)
        at->out->parts[at->number] = at->from->parts[piece];
    to->mark = 0;
    to->prev = (int16_t)(at->number - 1);
    to->next = (int16_t)(at->number + 1);
    at->number++;
}

/* … as a back. */
static void write_back(showing *at, uint32_t key, int32_t zone)
{
    at->out->pieces[at->number] = (vaka_piece){.kind = (int16_t)(key >> 16),
                                               .zone = (int16_t)zone,
                                               .next = (int16_t)(at->number + 1),
                                               .prev = (int16_t)(at->number - 1),
                                               .owner = (int8_t)((int32_t)(key >> 12 & 15u) - 1),
                                               .face = key >> 8 & 1u,
                                               .seen = (uint8_t)key};
    if (at->out->parts)
        at->out->parts[at->number] = key >> 9 & 7u;
    at->number++;
}

/* A deck keeps its order: who has looked at a card knows where it lies. */
static void show_deck(showing *at, int32_t zone)
{
    const vaka_layout *layout = at->from->face.layout;

    for (VAKA_EACH(&at->from->face, zone, piece)) {
        const vaka_piece *from = &at->from->pieces[piece];
        if (knows(at, &layout->zones[zone], from))
            write_piece(at, piece);
        else
            write_back(at, back_key(at->from, piece), zone);
    }
}

/* Backs, sorted: the order in which they lie is nobody's business. */
static void show_backs(showing *at, int32_t zone, uint32_t *keys, uint32_t count)
{
    bool ordered = true;

    for (uint32_t i = 1; i < count; i++)
        ordered = ordered && keys[i - 1] <= keys[i];
    if (!ordered)
        qsort(keys, count, sizeof *keys, compare_keys);
    for (uint32_t i = 0; i < count; i++)
        write_back(at, keys[i], zone);
}

/* Any other zone: what the seat knows in its order, then the backs. */
static void show_zone(showing *at, int32_t zone)
{
    const vaka_layout *layout = at->from->face.layout;
    const vaka_zone_info *info = &layout->zones[zone];
    uint32_t keys[VAKA_MAX_PIECES], hidden = 0;

    for (VAKA_EACH(&at->from->face, zone, piece)) {
        const vaka_piece *from = &at->from->pieces[piece];
        if (knows(at, info, from))
            write_piece(at, piece);
        else
            keys[hidden++] = back_key(at->from, piece);
    }
    if (hidden && !info->uncounted)
        show_backs(at, zone, keys, hidden);
}

/* Whose pieces are in a zone of which something was left out. */
static void recount_owners(vaka_position *out, int32_t zone, int32_t first, int32_t end)
{
    uint64_t bit = (uint64_t)1 << zone % 64, *word = out->present + zone / 64;
    int32_t words = out->face.present_words;

    for (int32_t owner = 0; owner <= out->face.seats; owner++)
        word[owner * words] &= ~bit;
    for (int32_t i = first; i < end; i++) {
        int32_t owner = out->pieces[i].owner;
        word[(owner < 0 ? out->face.seats : owner) * words] |= bit;
    }
}

/* Ends a zone whose pieces have been written from number `first` on. */
static void close_zone(const showing *at, int32_t zone, int32_t first)
{
    vaka_position *out = at->out;
    int32_t end = at->number;

    if (out->zones[zone].count != end - first)
        recount_owners(out, zone, first, end);
    out->zones[zone] = (vaka_zone){VAKA_NONE, VAKA_NONE, 0};
    if (first == end)
        return;
    out->pieces[first].prev = VAKA_NONE;
    out->pieces[end - 1].next = VAKA_NONE;
    out->zones[zone] = (vaka_zone){(int16_t)first, (int16_t)(end - 1), (int16_t)(end - first)};
}

static void show_any(showing *at, int32_t zone)
{
    const vaka_zone_info *info = &at->from->face.layout->zones[zone];
    int32_t first = at->number;

    if (keeps_order(info))
        show_deck(at, zone);
    else
        show_zone(at, zone);
    close_zone(at, zone, first);
}

/* A word of the set of zones that are not empty. */
static uint64_t occupied(const vaka_position *position, int32_t word)
{
    uint64_t set = 0;

    for (int32_t owner = 0; owner <= position->face.seats; owner++)
        set |= position->present[owner * position->face.present_words + word];
    return set;
}

/* Everything but the pieces, which are written one by one. */
static void copy_around_pieces(vaka_position *to, const vaka_position *from)
{
    const vaka_layout *layout = from->face.layout;

    memcpy(to->block, from->block, layout->at_pieces);
    memcpy(to->block + layout->at_sealed, from->block + layout->at_sealed,
           layout->block_size - layout->at_sealed);
    if (to->postures) /* written with the pieces that are known */
        memset(to->postures, 0, sizeof *to->postures * (size_t)layout->piece_max);
    if (to->parts)
        memset(to->parts, 0, (size_t)layout->piece_max);
}

void vaka_redact(const vaka_position *position, int32_t seat, vaka_position *out)
{
    const vaka_layout *layout = position->face.layout;
    showing at = {position, out, (uint8_t)(seat >= 0 ? VAKA_SEAT(seat) : 0xff), 0};

    if (seat == VAKA_REFEREE) {
        vaka_position_copy(out, position);
        return;
    }
    copy_around_pieces(out, position);
    for (int32_t word = 0; word < position->face.present_words; word++)
        for (uint64_t rest = occupied(position, word); rest; rest &= rest - 1)
            show_any(&at, 64 * word + __builtin_ctzll(rest));
    uint8_t *rest = (uint8_t *)&out->pieces[at.number]; /* up to what follows, padding too */
    memset(rest, 0, (size_t)(out->block + layout->at_sealed - rest));
    out->table->piece_count = (int16_t)at.number;
    hide_table(out, seat);
    vaka_counter_hide(out, seat);
    if (out->deal)
        hide_deal(out, seat);
    if (out->script)
        hide_script(out, seat);
}

/* A piece of the zone that looks like a hidden one; VAKA_NONE if its like are not counted. */
static int32_t find_like(const vaka_position *seen, uint32_t back, int32_t zone)
{
    for (VAKA_EACH(&seen->face, zone, piece))
        if (key_of(seen, seen->pieces[piece].kind, piece) == back)
            return piece;
    return VAKA_NONE;
}

void vaka_redact_numbers(const vaka_position *position, int32_t seat, const vaka_position *seen,
                         int16_t *out)
{
    const vaka_layout *layout = position->face.layout;

    for (int32_t i = 0; i < layout->piece_max; i++)
        out[i] = VAKA_NONE;
    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        bool deck = keeps_order(&layout->zones[zone]);
        int32_t next = seen->zones[zone].first;
        for (VAKA_EACH(&position->face, zone, piece)) {
            if (deck || vaka_table_knows(layout, &position->pieces[piece], seat)) {
                out[piece] = (int16_t)next;
                next = next >= 0 ? seen->pieces[next].next : VAKA_NONE;
            } else {
                uint32_t back = back_key(position, piece);
                out[piece] = (int16_t)find_like(seen, back, zone);
            }
        }
    }
}
