/* table/redact.c - removes from a copy of the block what a seat may not know.
 *
 * SPDX-License-Identifier: MIT */
#include "table/redact.h"
#include "table/acts.h"
#include "table/counter.h"
#include "table/script.h"
#include "table/table.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What a script asked another seat, and what it was answered before. */
static void hide_question(vaka_position *out, int32_t seat)
{
    vaka_script_region *script = out->script;
    vaka_question *question = &script->question;

    memset(script->chance, 0, sizeof script->chance);
    memset(script->answer, 0, sizeof script->answer);
    if (question->type == VAKA_ASKED_SEALED || (question->flags & VAKA_QUESTION_SEALED)) {
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

/* What came of chance in a script, and where markers lie: pieces are numbered anew. */
static void hide_script(vaka_position *out)
{
    vaka_script_region *script = out->script;

    script->chance_count = script->answer_count = 0;
    script->told = 0;
    script->waiting = 0; /* nothing behind this block */
    for (uint32_t i = 0; i < script->modifier_count; i++)
        script->modifier[i].end =
            script->modifier[i].until == VAKA_END_MARKER ? VAKA_NONE : script->modifier[i].end;
}

/* What others have sealed. */
static void hide_sealed(vaka_position *out, int32_t seat)
{
    size_t room = (size_t)out->face.layout->sealed_max;

    for (int32_t other = 0; other < out->face.seats; other++)
        if (other != seat)
            memset(out->sealed + room * (size_t)other, 0, room * sizeof *out->sealed);
}

/* What belongs to the table but to no zone: generator, clock, what others decided. */
static void hide_table(vaka_position *out, int32_t seat)
{
    vaka_table *table = out->table;

    memset(table->rng, 0, sizeof table->rng);
    table->clock = 0;
    table->standing_count = 0;
    table->free_piece = VAKA_NONE;
    for (int32_t other = 0; other < out->face.seats; other++) {
        if (other == seat)
            continue;
        table->sealed_count[other] = 0;
        memset(table->standing[other], 0, sizeof table->standing[other]);
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
    vaka_piece *pieces; /* where they are written: those of `out`, or room beside them */
    uint64_t *partial;  /* a set of zones of which something is left out; NULL: nobody asks */
    uint8_t knowers;    /* all of them must know a piece */
    int32_t number;     /* of the piece that is written next */
} showing;

static bool knows(const showing *at, const vaka_zone_info *zone, const vaka_piece *piece)
{
    return (vaka_table_zone_knowers(zone, piece) & at->knowers) == at->knowers;
}

/* Writes the next piece, below the one that follows, as it lies. */
static void write_piece(showing *at, int32_t piece)
{
    vaka_piece *to = &at->pieces[at->number];

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
    at->pieces[at->number] = (vaka_piece){.kind = (int16_t)(key >> 16),
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
static void recount_owners(const showing *at, int32_t zone, int32_t first)
{
    uint64_t bit = (uint64_t)1 << zone % 64, *word = at->out->present + zone / 64;
    int32_t words = at->out->face.present_words, seats = at->out->face.seats;

    for (int32_t owner = 0; owner <= seats; owner++)
        word[owner * words] &= ~bit;
    for (int32_t i = first; i < at->number; i++) {
        int32_t owner = at->pieces[i].owner;
        word[(owner < 0 ? seats : owner) * words] |= bit;
    }
    if (at->partial)
        at->partial[zone / 64] |= bit;
}

/* Ends a zone whose pieces have been written from number `first` on. */
static void close_zone(const showing *at, int32_t zone, int32_t first)
{
    vaka_zone *out = &at->out->zones[zone];
    int32_t end = at->number;

    if (at->from->zones[zone].count != end - first)
        recount_owners(at, zone, first);
    *out = (vaka_zone){VAKA_NONE, VAKA_NONE, 0};
    if (first == end)
        return;
    at->pieces[first].prev = VAKA_NONE;
    at->pieces[end - 1].next = VAKA_NONE;
    *out = (vaka_zone){(int16_t)first, (int16_t)(end - 1), (int16_t)(end - first)};
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

/* What a seat may not know of what lies around the pieces, but for lists and questions. */
static void hide_rest(vaka_position *out, int32_t seat)
{
    hide_table(out, seat);
    vaka_counter_hide(out, seat);
    if (out->deal)
        hide_deal(out, seat);
    if (out->script)
        hide_script(out);
    vaka_position_reread(out);
}

/* Makes the whole view. `partial`: as in showing. */
static void redact(const vaka_position *position, int32_t seat, vaka_position *out,
                   uint64_t *partial)
{
    const vaka_layout *layout = position->face.layout;
    uint8_t knowers = (uint8_t)(seat >= 0 ? VAKA_SEAT(seat) : 0xff);
    showing at = {position, out, out->pieces, partial, knowers, 0};

    copy_around_pieces(out, position);
    for (int32_t word = 0; word < position->face.present_words; word++)
        for (uint64_t rest = occupied(position, word); rest; rest &= rest - 1)
            show_any(&at, 64 * word + __builtin_ctzll(rest));
    uint8_t *rest = (uint8_t *)&out->pieces[at.number]; /* up to what follows, padding too */
    memset(rest, 0, (size_t)(out->block + layout->at_sealed - rest));
    out->table->piece_count = (int16_t)at.number;
    hide_sealed(out, seat);
    if (out->script)
        hide_question(out, seat);
    hide_rest(out, seat);
}

void vaka_redact(const vaka_position *position, int32_t seat, vaka_position *out)
{
    if (seat == VAKA_REFEREE)
        vaka_position_copy(out, position);
    else
        redact(position, seat, out, NULL);
}

/* --- A view that is kept ---------------------------------------------------------------------- */

/* What a view shows of a zone follows from the pieces that lie there. So beside the view lie the
 * pieces of which it was made: zones of which none has changed, come or gone stay as they are in
 * the view, but for the numbers of their pieces, which follow from how many are shown in the zones
 * before. Nobody has to say what he changes, and nothing that changes can be forgotten. */

#define CHUNK 16 /* pieces that are compared at once */

/* Bytes for the pieces, twice, and the three sets. */
static size_t memory_beside(const vaka_layout *layout)
{
    return 2 * (size_t)layout->piece_max * sizeof(vaka_piece) +
           3 * (size_t)layout->present_words * sizeof(uint64_t);
}

size_t vaka_kept_view_memory(const vaka_kept_view *kept)
{
    const vaka_layout *layout = kept->seen.face.layout;

    return sizeof *kept + layout->block_room + memory_beside(layout);
}

void vaka_kept_view_init(vaka_kept_view *kept, const vaka_layout *layout, int32_t seat)
{
    size_t pieces = (size_t)layout->piece_max, words = (size_t)layout->present_words;

    memset(kept, 0, sizeof *kept);
    vaka_position_init(&kept->seen, layout);
    kept->seat = seat;
    kept->was = vaka_xnew(memory_beside(layout));
    kept->room = kept->was + pieces;
    kept->changed = (uint64_t *)(void *)(kept->room + pieces);
    kept->partial = kept->changed + words;
    kept->lying = kept->partial + words;
}

void vaka_kept_view_done(vaka_kept_view *kept)
{
    vaka_position_done(&kept->seen);
    vaka_position_done(&kept->anew);
    free(kept->was);
}

static void add_zone(uint64_t *set, int32_t zone)
{
    if (zone >= 0)
        set[zone / 64] |= (uint64_t)1 << zone % 64;
}

/* The first zone of a set from `zone` on, or VAKA_NONE. */
static int32_t next_zone(const vaka_position *position, const uint64_t *set, int32_t zone)
{
    int32_t words = position->face.present_words, word = zone / 64;

    if (word >= words)
        return VAKA_NONE;
    uint64_t rest = set[word] & ~(uint64_t)0 << zone % 64;
    while (!rest && ++word < words)
        rest = set[word];
    return rest ? 64 * word + __builtin_ctzll(rest) : VAKA_NONE;
}

/* Finds the zones with pieces that have changed, come or gone, and keeps the pieces as they are. */
static void find_changes(vaka_kept_view *kept, const vaka_position *position)
{
    int32_t count = position->table->piece_count;
    int32_t most = kept->count > count ? kept->count : count;

    for (int32_t from = 0; from < most; from += CHUNK) {
        int32_t end = from + CHUNK < most ? from + CHUNK : most;
        if (memcmp(&kept->was[from], &position->pieces[from],
                   (size_t)(end - from) * sizeof *kept->was) == 0)
            continue;
        for (int32_t i = from; i < end; i++) {
            const vaka_piece *now = &position->pieces[i];
            if (memcmp(&kept->was[i], now, sizeof *now) == 0)
                continue;
            add_zone(kept->changed, kept->was[i].zone);
            add_zone(kept->changed, now->zone);
            kept->was[i] = *now;
        }
    }
    kept->count = count;
}

/* The number that the first piece of a zone has in the view: that of no zone before it changes. */
static int32_t first_number(const vaka_position *out, int32_t zone)
{
    while (zone > 0 && !out->zones[zone - 1].count)
        zone--;
    return zone > 0 ? out->zones[zone - 1].last + 1 : 0;
}

/* The pieces of a zone that has not changed get other numbers. */
static void shift_zone(showing *at, int32_t zone)
{
    vaka_zone *out = &at->out->zones[zone];
    int16_t count = out->count, by = (int16_t)(at->number - out->first);
    const vaka_piece *from = &at->out->pieces[out->first];
    vaka_piece *to = &at->pieces[at->number];

    for (int32_t i = 0; i < count; i++) {
        to[i] = from[i];
        to[i].next = (int16_t)(from[i].next + by);
        to[i].prev = (int16_t)(from[i].prev + by);
    }
    to[0].prev = VAKA_NONE;
    to[count - 1].next = VAKA_NONE;
    out->first = (int16_t)at->number;
    out->last = (int16_t)(at->number + count - 1);
    at->number += count;
}

/* Writes the zone, which has changed, and those after it up to one whose pieces keep their numbers,
 * which is returned; VAKA_NONE: none does. */
static int32_t renew_from(vaka_kept_view *kept, showing *at, int32_t zone)
{
    int32_t low = first_number(at->out, zone);

    at->number = low;
    for (; zone >= 0; zone = next_zone(at->from, kept->lying, zone + 1)) {
        const vaka_zone *now = &at->out->zones[zone];
        if (kept->changed[zone / 64] >> zone % 64 & 1)
            show_any(at, zone);
        else if (now->count && now->first == at->number)
            break;
        else if (now->count)
            shift_zone(at, zone);
    }
    memcpy(&at->out->pieces[low], &at->pieces[low],
           (size_t)(at->number - low) * sizeof *at->pieces);
    return zone;
}

static void renew_zones(vaka_kept_view *kept, const vaka_position *position)
{
    vaka_position *out = &kept->seen;
    uint8_t knowers = (uint8_t)(kept->seat >= 0 ? VAKA_SEAT(kept->seat) : 0xff);
    showing at = {position, out, kept->room, kept->partial, knowers, 0};
    int32_t zone = 0, shown = kept->shown;

    for (int32_t word = 0; word < position->face.present_words; word++) {
        kept->changed[word] |= kept->partial[word]; /* for the sake of whose pieces lie there */
        kept->partial[word] = 0;
        kept->lying[word] = kept->changed[word] | occupied(position, word);
    }
    while ((zone = next_zone(position, kept->changed, zone)) >= 0) {
        zone = renew_from(kept, &at, zone);
        if (zone >= 0)
            continue;
        kept->shown = at.number; /* it has come to the end */
        break;
    }
    if (kept->shown < shown)
        memset(&out->pieces[kept->shown], 0, (size_t)(shown - kept->shown) * sizeof *out->pieces);
    out->table->piece_count = (int16_t)kept->shown;
}

/* What a view has of a script's: the answers and results of chance so far are never in it. */
static void copy_script(vaka_position *out, const vaka_position *from)
{
    const vaka_layout *layout = from->face.layout;
    vaka_script_region *to = out->script;
    const vaka_script_region *script = from->script;
    uint8_t count = script->modifier_count;
    size_t scalars = offsetof(vaka_script_region, told), end = layout->at_script + sizeof *to;
    bool asked = script->question.type != VAKA_ASKED_NOTHING;

    count = to->modifier_count > count ? to->modifier_count : count;
    memcpy(to->modifier, script->modifier, count * sizeof *to->modifier);
    memcpy((uint8_t *)to + scalars, (const uint8_t *)script + scalars,
           offsetof(vaka_script_region, question) - scalars);
    if (asked || to->question.type != VAKA_ASKED_NOTHING)
        to->question = script->question;
    memcpy(out->block + end, from->block + end, layout->block_size - end);
}

/* What lies around the pieces. Of sealed answers a view has those of its own seat only. */
static void copy_around_zones(vaka_position *out, const vaka_position *from, int32_t seat)
{
    const vaka_layout *layout = from->face.layout;
    uint32_t end = layout->at_script ? layout->at_script : layout->block_size;
    size_t room = (size_t)layout->sealed_max;

    memcpy(out->block, from->block, layout->at_zones);
    memcpy(out->present, from->present, layout->at_pieces - layout->at_present);
    if (seat >= 0)
        memcpy(out->sealed + room * (size_t)seat, from->sealed + room * (size_t)seat,
               room * sizeof *out->sealed);
    memcpy(out->block + layout->at_game, from->block + layout->at_game, end - layout->at_game);
    if (!out->script)
        return;
    copy_script(out, from);
    if (from->script->question.type != VAKA_ASKED_NOTHING)
        hide_question(out, seat);
}

/* The whole view, and what it is made of. Postures and parts are not kept: a game that has them
 * comes here each time. */
static void make(vaka_kept_view *kept, const vaka_position *position)
{
    size_t words = (size_t)position->face.present_words;

    if (kept->seat == VAKA_REFEREE) {
        vaka_position_copy(&kept->seen, position);
        return;
    }
    memset(kept->partial, 0, words * sizeof *kept->partial);
    redact(position, kept->seat, &kept->seen, kept->partial);
    kept->shown = kept->seen.table->piece_count;
    kept->count = position->table->piece_count;
    memset(kept->was, 0, (size_t)position->face.layout->piece_max * sizeof *kept->was);
    memcpy(kept->was, position->pieces, (size_t)kept->count * sizeof *kept->was);
    kept->made = !position->postures && !position->parts;
}

void vaka_kept_view_renew(vaka_kept_view *kept, const vaka_position *position)
{
    size_t words = (size_t)position->face.present_words;

    if (!kept->made) {
        make(kept, position);
        return;
    }
    memset(kept->changed, 0, words * sizeof *kept->changed);
    find_changes(kept, position);
    copy_around_zones(&kept->seen, position, kept->seat);
    renew_zones(kept, position);
    hide_rest(&kept->seen, kept->seat);
}

void vaka_kept_view_anew(vaka_kept_view *kept, const vaka_position *position)
{
    kept->made = false;
    vaka_kept_view_renew(kept, position);
}

bool vaka_kept_view_holds(vaka_kept_view *kept, const vaka_position *position)
{
    const vaka_layout *layout = position->face.layout;

    if (!kept->anew.block)
        vaka_position_init(&kept->anew, layout);
    vaka_redact(position, kept->seat, &kept->anew);
    return memcmp(kept->anew.block, kept->seen.block, layout->block_size) == 0;
}

/* --- Numbers ---------------------------------------------------------------------------------- */

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
