/* table/table.c - pieces and zones: reading them, moving them, and who knows what afterwards.
 *
 * SPDX-License-Identifier: MIT */
#include "table/table.h"
#include "table/intake.h"
#include "table/value.h"

#include <string.h>

bool vaka_table_is_zone(vaka_position *position, int32_t zone, const char *call)
{
    if (vaka_layout_is_zone(position->face.layout, zone))
        return true;
    vaka_position_break(position, "%s: there is no zone %d", call, zone);
    return false;
}

static bool is_piece(vaka_position *position, int32_t piece, const char *call)
{
    if (piece >= 0 && piece < position->table->piece_count && position->pieces[piece].zone >= 0)
        return true;
    vaka_position_break(position, "%s: there is no piece %d", call, piece);
    return false;
}

static bool is_seat(vaka_position *position, int32_t seat, const char *call)
{
    if (seat >= 0 && seat < position->face.seats)
        return true;
    vaka_position_break(position, "%s: there is no seat %d", call, seat);
    return false;
}

static bool is_owner(vaka_position *position, int32_t seat, const char *call)
{
    return seat == VAKA_NONE || is_seat(position, seat, call);
}

static bool is_kind(vaka_position *position, int32_t kind, const char *call)
{
    if (kind >= 0 && kind < position->face.layout->kind_count)
        return true;
    vaka_position_break(position, "%s: there is no kind %d", call, kind);
    return false;
}

static inline bool is_of(const vaka_piece *piece, int32_t owner, int32_t kind)
{
    return (owner == VAKA_NONE || piece->owner == owner) &&
           (kind == VAKA_NONE || piece->kind == kind);
}

/* Is it known at once that nothing of a seat lies in a zone? */
static inline bool is_away(const vaka_match *match, int32_t zone, int32_t owner)
{
    return owner >= 0 && owner < match->seats && !vaka_has(match, zone, owner);
}

int32_t vaka_find(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind)
{
    if (!vaka_table_is_zone(vaka_position_of(match), zone, "vaka_find") ||
        is_away(match, zone, owner))
        return VAKA_NONE;
    for (VAKA_EACH(match, zone, piece))
        if (is_of(&match->pieces[piece], owner, kind))
            return piece;
    return VAKA_NONE;
}

int32_t vaka_count(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind)
{
    int32_t count = 0;

    if (!vaka_table_is_zone(vaka_position_of(match), zone, "vaka_count") ||
        is_away(match, zone, owner))
        return 0;
    for (VAKA_EACH(match, zone, piece))
        count += is_of(&match->pieces[piece], owner, kind);
    return count;
}

uint8_t vaka_knowers(const vaka_match *match, int32_t piece)
{
    if (!is_piece(vaka_position_of(match), piece, "vaka_knowers"))
        return 0;
    return vaka_table_knowers(match->layout, &match->pieces[piece]) &
           (uint8_t)((1u << match->seats) - 1u);
}

void vaka_table_shown(vaka_position *position, int32_t piece, uint8_t before)
{
    uint8_t after = vaka_table_knowers(position->face.layout, &position->pieces[piece]);

    position->learned |= (uint16_t)(after & ~before);
    if (after == 0xff && before != 0xff)
        position->learned |= VAKA_LEARNED_OPEN;
}

bool vaka_table_alike(const vaka_layout *layout, const vaka_piece *a, const vaka_piece *b)
{
    const vaka_kind_info *x = &layout->kinds[a->kind], *y = &layout->kinds[b->kind];

    return x->back == y->back && x->group == y->group && a->owner == b->owner;
}

void vaka_table_exchange(vaka_position *position, int32_t one, int32_t other)
{
    vaka_piece *a = &position->pieces[one], *b = &position->pieces[other], was = *a;

    a->kind = b->kind;
    memcpy(a->field, b->field, sizeof a->field);
    b->kind = was.kind;
    memcpy(b->field, was.field, sizeof b->field);
    vaka_table_swap_postures(position, one, other);
}

/* Undo stops where a seat gets to know a piece it did not know `before`. */
static void note_learned(vaka_position *position, int32_t piece, uint8_t before)
{
    uint8_t after = vaka_table_knowers(position->face.layout, &position->pieces[piece]);

    vaka_table_shown(position, piece, before);
    if (after & ~before & ((1u << position->face.seats) - 1u))
        position->marks |= VAKA_MARK_LEARNED;
}

static uint64_t *present_of(const vaka_position *position, int32_t owner)
{
    const vaka_match *face = &position->face;

    return position->present + (owner < 0 ? face->seats : owner) * face->present_words;
}

/* The owner's set gets or loses a zone in which a piece was put or taken away. */
static void note_present(vaka_position *position, int32_t owner, int32_t zone)
{
    uint64_t *set = present_of(position, owner);

    set[zone / 64] |= (uint64_t)1 << zone % 64;
}

static void note_absent(vaka_position *position, int32_t owner, int32_t zone)
{
    uint64_t *set = present_of(position, owner);

    for (VAKA_EACH(&position->face, zone, piece))
        if (position->pieces[piece].owner == owner)
            return;
    set[zone / 64] &= ~((uint64_t)1 << zone % 64);
}

void vaka_table_uncovered(vaka_position *position)
{
    position->marks |= VAKA_MARK_LEARNED;
    position->learned = VAKA_LEARNED_ALL;
}

void vaka_table_unlink(vaka_position *position, int32_t piece, int32_t to)
{
    vaka_piece *at = &position->pieces[piece];
    vaka_zone *zone = &position->zones[at->zone];

    if (position->script && position->script->marker_count && to != at->zone)
        vaka_value_marker_gone(position, piece);
    if (at->prev >= 0)
        position->pieces[at->prev].next = at->next;
    else
        zone->first = at->next;
    if (at->next >= 0)
        position->pieces[at->next].prev = at->prev;
    else
        zone->last = at->prev;
    zone->count--;
    if (position->parts && to != at->zone)
        position->parts[piece] = 0;
    note_absent(position, at->owner, at->zone);
    if (position->face.layout->zones[at->zone].see_top && zone->count)
        vaka_table_uncovered(position);
}

void vaka_table_link(vaka_position *position, int32_t piece, int32_t zone)
{
    vaka_piece *at = &position->pieces[piece];
    vaka_zone *to = &position->zones[zone];

    at->zone = (int16_t)zone;
    at->prev = to->last;
    at->next = VAKA_NONE;
    if (to->last >= 0)
        position->pieces[to->last].next = (int16_t)piece;
    else
        to->first = (int16_t)piece;
    to->last = (int16_t)piece;
    to->count++;
    note_present(position, at->owner, zone);
}

static void link_under(vaka_position *position, int32_t piece, int32_t zone)
{
    vaka_piece *at = &position->pieces[piece];
    vaka_zone *to = &position->zones[zone];

    at->zone = (int16_t)zone;
    at->next = to->first;
    at->prev = VAKA_NONE;
    if (to->first >= 0)
        position->pieces[to->first].prev = (int16_t)piece;
    else
        to->last = (int16_t)piece;
    to->first = (int16_t)piece;
    to->count++;
    note_present(position, at->owner, zone);
}

/* A number not in use: one given back before, or the next one. */
static int32_t take_number(vaka_position *position)
{
    vaka_table *table = position->table;
    int32_t piece = table->free_piece;

    if (piece >= 0) {
        table->free_piece = position->pieces[piece].next;
        return piece;
    }
    if (table->piece_count < position->face.layout->piece_max)
        return table->piece_count++;
    vaka_position_break(position, "vaka_piece_new: more than the %d pieces of its limits",
                        position->face.layout->piece_max);
    return VAKA_NONE;
}

int32_t vaka_piece_new(vaka_match *match, int32_t kind, int32_t owner, int32_t zone)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_kind(position, kind, "vaka_piece_new") ||
        !is_owner(position, owner, "vaka_piece_new") ||
        !vaka_table_is_zone(position, zone, "vaka_piece_new"))
        return VAKA_NONE;
    vaka_piece made = {.kind = (int16_t)kind, .owner = (int8_t)owner, .zone = VAKA_NONE};
    if (!vaka_intake_takes(position, made, zone, "vaka_piece_new"))
        return VAKA_NONE;
    int32_t piece = take_number(position);
    if (piece < 0)
        return VAKA_NONE;

    vaka_piece *at = &position->pieces[piece]; /* in place: a copy of `made` would be waited for */
    at->kind = made.kind;
    at->owner = made.owner;
    at->face = VAKA_FACE_DOWN; /* its mark stays: that makes old handles stale */
    at->seen = 0;
    memset(at->field, 0, sizeof at->field);
    vaka_table_link(position, piece, zone);
    return piece;
}

void vaka_piece_remove(vaka_match *match, int32_t piece)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_remove"))
        return;
    vaka_table_unlink(position, piece, VAKA_NONE);
    position->pieces[piece] = (vaka_piece){.kind = VAKA_NONE,
                                           .zone = VAKA_NONE,
                                           .next = position->table->free_piece,
                                           .prev = VAKA_NONE,
                                           .owner = VAKA_NONE,
                                           .mark = (uint8_t)(position->pieces[piece].mark + 1u)};
    if (position->postures)
        position->postures[piece] = (vaka_posture){0, 0};
    position->table->free_piece = (int16_t)piece;
}

static void move_piece(vaka_match *match, int32_t piece, int32_t zone, bool under, const char *call)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, call) || !vaka_table_is_zone(position, zone, call) ||
        !vaka_intake_takes(position, position->pieces[piece], zone, call))
        return;
    uint8_t before = vaka_table_knowers(match->layout, &position->pieces[piece]);
    vaka_table_unlink(position, piece, zone);
    if (under)
        link_under(position, piece, zone);
    else
        vaka_table_link(position, piece, zone);
    note_learned(position, piece, before);
}

void vaka_piece_move(vaka_match *match, int32_t piece, int32_t zone)
{
    move_piece(match, piece, zone, false, "vaka_piece_move");
}

void vaka_piece_move_under(vaka_match *match, int32_t piece, int32_t zone)
{
    move_piece(match, piece, zone, true, "vaka_piece_move_under");
}

void vaka_zone_move(vaka_match *match, int32_t from, int32_t to)
{
    vaka_position *position = vaka_position_of(match);

    if (!vaka_table_is_zone(position, from, "vaka_zone_move") ||
        !vaka_table_is_zone(position, to, "vaka_zone_move") || from == to)
        return;
    while (position->zones[from].first >= 0 && !position->broken)
        vaka_piece_move(match, position->zones[from].first, to);
}

void vaka_piece_flip(vaka_match *match, int32_t piece, uint32_t face)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_flip"))
        return;
    uint8_t before = vaka_table_knowers(match->layout, &position->pieces[piece]);
    position->pieces[piece].face = face == VAKA_FACE_UP;
    note_learned(position, piece, before);
}

void vaka_piece_own(vaka_match *match, int32_t piece, int32_t owner)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_own") ||
        !is_owner(position, owner, "vaka_piece_own"))
        return;
    vaka_piece owned = position->pieces[piece];
    owned.owner = (int8_t)owner;
    if (!vaka_intake_takes(position, owned, owned.zone, "vaka_piece_own"))
        return;
    uint8_t before = vaka_table_knowers(match->layout, &position->pieces[piece]);
    int32_t was = position->pieces[piece].owner, zone = position->pieces[piece].zone;
    position->pieces[piece].owner = (int8_t)owner;
    note_absent(position, was, zone);
    note_present(position, owner, zone);
    note_learned(position, piece, before);
}

void vaka_piece_become(vaka_match *match, int32_t piece, int32_t kind)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_become") ||
        !is_kind(position, kind, "vaka_piece_become"))
        return;
    vaka_piece other = position->pieces[piece];
    other.kind = (int16_t)kind;
    if (vaka_intake_takes(position, other, other.zone, "vaka_piece_become"))
        position->pieces[piece].kind = (int16_t)kind;
}

void vaka_piece_set(vaka_match *match, int32_t piece, int32_t field, int32_t value)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_set"))
        return;
    if (field < 0 || field >= VAKA_FIELDS || value < INT16_MIN || value > INT16_MAX) {
        vaka_position_break(position, "vaka_piece_set: field %d cannot be %d", field, value);
        return;
    }
    position->pieces[piece].field[field] = (int16_t)value;
}

/* The posture that a call changes; NULL after breaking the match. */
static vaka_posture *posture_of(vaka_match *match, int32_t piece, const char *call)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, call))
        return NULL;
    if (!position->postures)
        vaka_position_break(position, "%s: layout() declared no postures", call);
    return position->postures ? &position->postures[piece] : NULL;
}

void vaka_piece_turn(vaka_match *match, int32_t piece, int32_t turn)
{
    vaka_posture *posture = posture_of(match, piece, "vaka_piece_turn");

    if (posture && (turn < 0 || turn >= match->layout->turn_steps))
        vaka_position_break(vaka_position_of(match), "vaka_piece_turn: %d of %d steps", turn,
                            match->layout->turn_steps);
    else if (posture)
        posture->turn = (uint8_t)turn;
}

void vaka_piece_mark(vaka_match *match, int32_t piece, int32_t mark)
{
    vaka_posture *posture = posture_of(match, piece, "vaka_piece_mark");

    if (posture && (mark < VAKA_NONE || mark >= match->layout->mark_count))
        vaka_position_break(vaka_position_of(match), "vaka_piece_mark: there is no mark %d", mark);
    else if (posture)
        posture->mark = (uint8_t)(mark + 1);
}

int32_t vaka_turned(const vaka_match *match, int32_t piece)
{
    return is_piece(vaka_position_of(match), piece, "vaka_turned")
               ? vaka_table_posture(match, piece).turn
               : 0;
}

int32_t vaka_marked(const vaka_match *match, int32_t piece)
{
    return is_piece(vaka_position_of(match), piece, "vaka_marked")
               ? vaka_table_posture(match, piece).mark - 1
               : VAKA_NONE;
}

int32_t vaka_edge(const vaka_match *match, int32_t piece, int32_t side)
{
    int32_t steps = match->layout->turn_steps;

    if (!is_piece(vaka_position_of(match), piece, "vaka_edge") || side < 0 || side >= steps)
        return VAKA_NONE;
    int32_t from = (side + steps - vaka_table_posture(match, piece).turn) % steps;
    return vaka_kind_edge(match->layout, match->pieces[piece].kind, from);
}

/* Does it lie so that a seat knows it, as all can see? Who has looked before is no matter. */
static bool shows(const vaka_position *position, int32_t piece, int32_t seat)
{
    vaka_piece fresh = position->pieces[piece];

    fresh.seen = 0;
    return vaka_table_knows(position->face.layout, &fresh, seat);
}

void vaka_piece_stand(vaka_match *match, int32_t piece, int32_t part)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_piece_stand"))
        return;
    int32_t tile = vaka_table_tile(match, match->pieces[piece].zone);
    int32_t parts = tile < 0 ? 0 : match->layout->kinds[match->pieces[tile].kind].part_count;
    if (!position->parts || part < VAKA_NONE || part >= parts)
        vaka_position_break(position, "vaka_piece_stand: there is no part %d where piece %d lies",
                            part, piece);
    else
        position->parts[piece] = (uint8_t)(part + 1);
}

int32_t vaka_stands(const vaka_match *match, int32_t piece)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_stands") || !position->parts)
        return VAKA_NONE;
    return position->parts[piece] - 1;
}

int32_t vaka_part_at(const vaka_match *match, int32_t tile, int32_t side)
{
    int32_t steps = match->layout->turn_steps;

    if (!is_piece(vaka_position_of(match), tile, "vaka_part_at") || side < 0 || side >= steps)
        return VAKA_NONE;
    const vaka_kind_info *info = &match->layout->kinds[match->pieces[tile].kind];
    int32_t from = (side + steps - vaka_table_posture(match, tile).turn) % steps;
    for (int32_t part = 0; part < info->part_count; part++)
        if (info->part[part].sides >> from & 1)
            return part;
    return VAKA_NONE;
}

void vaka_look(vaka_match *match, int32_t seat, int32_t piece)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_piece(position, piece, "vaka_look") || !is_seat(position, seat, "vaka_look"))
        return;
    if (!shows(position, piece, seat)) {
        position->learned |= VAKA_SEAT(seat);
        position->marks |= VAKA_MARK_LEARNED; /* whether it had looked before or not */
    }
    position->pieces[piece].seen |= VAKA_SEAT(seat);
}

void vaka_forget(vaka_match *match, int32_t piece)
{
    vaka_position *position = vaka_position_of(match);

    if (is_piece(position, piece, "vaka_forget"))
        position->pieces[piece].seen = 0;
}

void vaka_learned(vaka_match *match, int32_t seat)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_seat(position, seat, "vaka_learned"))
        return;
    position->marks |= VAKA_MARK_LEARNED;
    position->learned = VAKA_LEARNED_ALL; /* an outcome is seen by all */
}

void vaka_score_set(vaka_match *match, int32_t seat, int32_t score)
{
    vaka_position *position = vaka_position_of(match);

    if (!is_seat(position, seat, "vaka_score_set"))
        return;
    if (score < INT16_MIN || score > INT16_MAX) {
        vaka_position_break(position, "vaka_score_set: a score of %d", score);
        return;
    }
    position->table->score[seat] = (int16_t)score;
}

int32_t vaka_score(const vaka_match *match, int32_t seat)
{
    vaka_position *position = vaka_position_of(match);

    return is_seat(position, seat, "vaka_score") ? position->table->score[seat] : 0;
}

void vaka_seat_out(vaka_match *match, int32_t seat)
{
    vaka_position *position = vaka_position_of(match);

    if (is_seat(position, seat, "vaka_seat_out"))
        position->table->seats_in &= (uint8_t)~VAKA_SEAT(seat);
}

uint8_t vaka_seats_in(const vaka_match *match)
{
    return vaka_position_of(match)->table->seats_in;
}

int32_t vaka_turn(const vaka_match *match)
{
    return vaka_position_of(match)->table->turn;
}
