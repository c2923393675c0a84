/* table/redact.c - removes from a copy of the block what a seat may not know.
 *
 * SPDX-License-Identifier: MIT */
#include "table/redact.h"
#include "table/acts.h"
#include "table/agenda.h"
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
    if (question->type != VAKA_ASKED_ACT)
        vaka_acts_clear(out); /* nobody is asked for them */
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
static inline void write_piece(showing *at, int32_t piece)
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
static inline void write_back(showing *at, uint32_t key, int32_t zone)
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

/* --- Views that are kept ---------------------------------------------------------------------- */

/* What a view shows of a zone follows from the pieces that lie there. So beside the views lie the
 * pieces as they were when anybody looked last: zones in which none has changed, come or gone since
 * a seat looked stay as they are in its view, but for the numbers of their pieces, which follow
 * from how many are shown in the zones before. Nobody has to say what he changes, and nothing that
 * changes can be forgotten. */

#define CHUNK 32 /* pieces that are compared at once */

/* Bytes for the pieces, twice, and the sets. */
static size_t memory_beside(const vaka_layout *layout)
{
    return 2 * (size_t)layout->piece_max * sizeof(vaka_piece) +
           (2 * VAKA_LOOKERS + 2) * (size_t)layout->present_words * sizeof(uint64_t);
}

size_t vaka_kept_views_memory(const vaka_kept_views *views)
{
    const vaka_layout *layout = views->layout;
    size_t bytes = views->was ? memory_beside(layout) : 0;

    for (int32_t i = 0; i < VAKA_LOOKERS; i++)
        bytes += views->view[i] ? sizeof *views->view[i] + layout->block_room : 0;
    return bytes;
}

void vaka_kept_views_init(vaka_kept_views *views, const vaka_layout *layout)
{
    memset(views, 0, sizeof *views);
    views->layout = layout;
}

static void make_room(vaka_kept_views *views)
{
    size_t pieces = (size_t)views->layout->piece_max;
    size_t words = (size_t)views->layout->present_words;

    views->was = vaka_xnew(memory_beside(views->layout));
    views->room = views->was + pieces;
    views->changed = (uint64_t *)(void *)(views->room + pieces);
    views->partial = views->changed + VAKA_LOOKERS * words;
    views->found = views->partial + VAKA_LOOKERS * words;
    views->lying = views->found + words;
}

void vaka_kept_views_done(vaka_kept_views *views)
{
    for (int32_t i = 0; i < VAKA_LOOKERS; i++) {
        if (views->view[i])
            vaka_position_done(&views->view[i]->seen);
        free(views->view[i]);
    }
    vaka_position_done(&views->anew);
    free(views->was);
}

static int32_t looker_of(int32_t seat)
{
    return seat >= 0 ? seat : VAKA_MAX_SEATS - 1 - seat;
}

static vaka_kept_view *view_of(vaka_kept_views *views, int32_t seat)
{
    vaka_kept_view **view = &views->view[looker_of(seat)];

    if (!*view) {
        *view = vaka_xnew(sizeof **view);
        vaka_position_init(&(*view)->seen, views->layout);
    }
    return *view;
}

vaka_position *vaka_kept_views_seen(vaka_kept_views *views, int32_t seat)
{
    return &view_of(views, seat)->seen;
}

static void add_zone(uint64_t *set, int32_t zone)
{
    if (zone >= 0)
        set[zone / 64] |= (uint64_t)1 << zone % 64;
}

/* The first zone of a set from `zone` on, or VAKA_NONE. */
static int32_t next_zone(const vaka_position *position, const uint64_t *set, int32_t zone)
{
    uint32_t words = (uint32_t)position->face.present_words, word = (uint32_t)zone / 64;

    if (word >= words)
        return VAKA_NONE;
    uint64_t rest = set[word] >> (uint32_t)zone % 64;
    if (rest)
        return zone + __builtin_ctzll(rest);
    while (++word < words)
        if (set[word])
            return (int32_t)(64 * word) + __builtin_ctzll(set[word]);
    return VAKA_NONE;
}

/* Finds the zones with pieces that have changed, come or gone, and keeps the pieces as they are. */
static void find_changes(vaka_kept_views *views, const vaka_position *position)
{
    int32_t count = position->table->piece_count;
    int32_t most = views->count > count ? views->count : count;

    for (int32_t from = 0; from < most; from += CHUNK) {
        int32_t end = from + CHUNK < most ? from + CHUNK : most;
        if (memcmp(&views->was[from], &position->pieces[from],
                   (size_t)(end - from) * sizeof *views->was) == 0)
            continue;
        for (int32_t i = from; i < end; i++) {
            const vaka_piece *now = &position->pieces[i];
            if (memcmp(&views->was[i], now, sizeof *now) == 0)
                continue;
            add_zone(views->found, views->was[i].zone);
            add_zone(views->found, now->zone);
            views->was[i] = *now;
        }
    }
    views->count = count;
}

/* … and tells all lookers of them. */
static void note_changes(vaka_kept_views *views, const vaka_position *position)
{
    size_t words = (size_t)position->face.present_words;

    memset(views->found, 0, words * sizeof *views->found);
    find_changes(views, position);
    for (size_t word = 0; word < words; word++)
        for (size_t looker = 0; views->found[word] && looker < VAKA_LOOKERS; looker++)
            views->changed[word * VAKA_LOOKERS + looker] |= views->found[word];
}

/* The number that the first piece of a zone has in the view: that of no zone before it changes. */
static int32_t first_number(const vaka_position *out, int32_t zone)
{
    while (zone > 0 && !out->zones[zone - 1].count)
        zone--;
    return zone > 0 ? out->zones[zone - 1].last + 1 : 0;
}

typedef struct renewal { /* of a view */
    showing at;
    const uint64_t *changed; /* sets: zones that are shown anew */
    const uint64_t *lying;   /* and with them those in which anything lies */
    int32_t shown;           /* pieces of the whole view */
} renewal;

/* Copies pieces that get other numbers: both links of each move. */
static void shift_pieces(vaka_piece *to, const vaka_piece *from, int32_t count, int32_t by)
{
    typedef int16_t words __attribute__((vector_size(16)));
    words links = {0};

    _Static_assert(offsetof(vaka_piece, next) < 16 && offsetof(vaka_piece, prev) < 16,
                   "both in it");
    links[offsetof(vaka_piece, next) / 2] = links[offsetof(vaka_piece, prev) / 2] = (int16_t)by;
    for (int32_t i = 0; i < count; i++) {
        words head;
        memcpy(&head, &from[i], sizeof head);
        head += links;
        memcpy(&to[i], &head, sizeof head);
        memcpy((uint8_t *)&to[i] + sizeof head, (const uint8_t *)&from[i] + sizeof head,
               sizeof *to - sizeof head);
    }
}

/* The zones before `end` (VAKA_NONE: all) that have not changed, from this one on, which shows
 * something: their pieces get other numbers. */
static void shift_zones(renewal *work, int32_t zone, int32_t end)
{
    showing *at = &work->at;
    int32_t first = at->out->zones[zone].first, by = at->number - first;
    int32_t count = (end >= 0 ? first_number(at->out, end) : work->shown) - first;

    shift_pieces(&at->pieces[at->number], &at->out->pieces[first], count, by);
    at->number += count;
    for (; zone != end; zone = next_zone(at->from, work->lying, zone + 1)) {
        vaka_zone *out = &at->out->zones[zone];
        if (!out->count)
            continue;
        out->first = (int16_t)(out->first + by);
        out->last = (int16_t)(out->last + by);
        at->pieces[out->first].prev = VAKA_NONE;
        at->pieces[out->last].next = VAKA_NONE;
    }
}

/* The first zone from this one on that has not changed and shows something, or `end`. */
static int32_t next_shown(const renewal *work, int32_t zone, int32_t end)
{
    const showing *at = &work->at;

    zone = next_zone(at->from, work->lying, zone);
    while (zone != end && !at->out->zones[zone].count)
        zone = next_zone(at->from, work->lying, zone + 1);
    return zone;
}

/* Writes the zone, which has changed, and those after it up to one whose pieces keep their numbers.
 * Returns the next one that has changed, or VAKA_NONE. */
static int32_t renew_from(renewal *work, int32_t zone)
{
    showing *at = &work->at;
    int32_t low = first_number(at->out, zone);
    bool same = false;

    at->number = low;
    while (zone >= 0 && !same) {
        show_any(at, zone);
        int32_t next = next_zone(at->from, work->changed, zone + 1);
        int32_t kept = next_shown(work, zone + 1, next);
        same = kept != next && at->out->zones[kept].first == at->number;
        if (kept != next && !same)
            shift_zones(work, kept, next);
        zone = next;
    }
    memcpy(&at->out->pieces[low], &at->pieces[low],
           (size_t)(at->number - low) * sizeof *at->pieces);
    if (!same) /* it has come to the end */
        work->shown = at->number;
    return zone;
}

/* Moves what is to be shown anew to `found`. */
static void take_changes(vaka_kept_views *views, const vaka_position *position, size_t looker)
{
    size_t words = (size_t)position->face.present_words;
    uint64_t *changed = &views->changed[looker], *partial = &views->partial[looker * words];

    for (size_t word = 0; word < words; word++, changed += VAKA_LOOKERS) {
        views->found[word] = *changed | partial[word]; /* … for whose pieces lie there */
        views->lying[word] = views->found[word] | occupied(position, (int32_t)word);
        *changed = partial[word] = 0;
    }
}

static void renew_zones(vaka_kept_views *views, vaka_kept_view *view, int32_t seat,
                        const vaka_position *position)
{
    vaka_position *out = &view->seen;
    size_t looker = (size_t)looker_of(seat), words = (size_t)position->face.present_words;
    uint64_t *partial = &views->partial[looker * words];
    uint8_t knowers = (uint8_t)(seat >= 0 ? VAKA_SEAT(seat) : 0xff);
    renewal work = {
        {position, out, views->room, partial, knowers, 0}, views->found, views->lying, view->shown};
    int32_t zone;

    take_changes(views, position, looker);
    for (zone = next_zone(position, work.changed, 0); zone >= 0;)
        zone = renew_from(&work, zone);
    if (work.shown < view->shown)
        memset(&out->pieces[work.shown], 0,
               (size_t)(view->shown - work.shown) * sizeof *out->pieces);
    view->shown = work.shown;
    out->table->piece_count = (int16_t)view->shown;
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* What a view has of a script's: the answers and results of chance so far are never in it. Behind
 * the last modifier and the last act is nothing but zeros. */
static void copy_script(vaka_position *out, const vaka_position *from)
{
    const vaka_layout *layout = from->face.layout;
    vaka_script_region *to = out->script;
    const vaka_script_region *script = from->script;
    size_t modifiers = larger(to->modifier_count, script->modifier_count);
    size_t scalars = offsetof(vaka_script_region, told), at = layout->at_script + sizeof *to;
    size_t end = larger(vaka_acts_end(layout, out->block), vaka_acts_end(layout, from->block));
    bool asked = script->question.type != VAKA_ASKED_NOTHING;

    memcpy(to->modifier, script->modifier, modifiers * sizeof *to->modifier);
    memcpy((uint8_t *)to + scalars, (const uint8_t *)script + scalars,
           offsetof(vaka_script_region, question) - scalars);
    if (asked || to->question.type != VAKA_ASKED_NOTHING)
        to->question = script->question;
    memcpy(out->block + at, from->block + at, end - at);
}

/* What the seat has sealed; others have nothing in a view. It comes first: the table says how much
 * there was. Behind it is nothing but zeros. */
static void copy_sealed(vaka_position *out, const vaka_position *from, int32_t seat)
{
    size_t at = (size_t)from->face.layout->sealed_max * (size_t)seat;
    size_t count =
        larger((size_t)out->table->sealed_count[seat], (size_t)from->table->sealed_count[seat]);

    memcpy(out->sealed + at, from->sealed + at, count * sizeof *out->sealed);
}

/* What lies around the pieces. */
static void copy_around_zones(vaka_position *out, const vaka_position *from, int32_t seat)
{
    const vaka_layout *layout = from->face.layout;
    uint32_t end = layout->at_script ? layout->at_script : layout->block_size;

    if (seat >= 0)
        copy_sealed(out, from, seat);
    memcpy(out->block, from->block,
           larger(vaka_agenda_end(layout, out->block), vaka_agenda_end(layout, from->block)));
    memcpy(out->present, from->present, layout->at_pieces - layout->at_present);
    memcpy(out->block + layout->at_game, from->block + layout->at_game, end - layout->at_game);
    if (!out->script)
        return;
    copy_script(out, from);
    if (from->script->question.type != VAKA_ASKED_NOTHING)
        hide_question(out, seat);
    else
        vaka_acts_clear(out);
}

static void make(vaka_kept_views *views, vaka_kept_view *view, int32_t seat,
                 const vaka_position *position)
{
    size_t words = (size_t)position->face.present_words, looker = (size_t)looker_of(seat);
    uint64_t *partial = &views->partial[looker * words];

    for (size_t word = 0; word < words; word++)
        views->changed[word * VAKA_LOOKERS + looker] = partial[word] = 0;
    redact(position, seat, &view->seen, partial);
    view->shown = view->seen.table->piece_count;
    view->made = true;
}

void vaka_kept_views_renew(vaka_kept_views *views, int32_t seat, const vaka_position *position)
{
    vaka_kept_view *view = view_of(views, seat);

    /* Postures and parts are not kept. */
    if (seat == VAKA_REFEREE || position->postures || position->parts) {
        vaka_kept_views_anew(views, seat, position);
        return;
    }
    if (!views->was)
        make_room(views);
    note_changes(views, position);
    if (!view->made) {
        make(views, view, seat, position);
        return;
    }
    copy_around_zones(&view->seen, position, seat);
    renew_zones(views, view, seat, position);
    hide_rest(&view->seen, seat);
}

void vaka_kept_views_anew(vaka_kept_views *views, int32_t seat, const vaka_position *position)
{
    vaka_kept_view *view = view_of(views, seat);

    view->made = false;
    vaka_redact(position, seat, &view->seen);
}

bool vaka_kept_views_hold(vaka_kept_views *views, int32_t seat, const vaka_position *position)
{
    const vaka_layout *layout = views->layout;
    const vaka_position *seen = vaka_kept_views_seen(views, seat);

    if (!views->anew.block)
        vaka_position_init(&views->anew, layout);
    vaka_redact(position, seat, &views->anew);
    return memcmp(views->anew.block, seen->block, layout->block_size) == 0;
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
