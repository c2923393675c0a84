/* script/bridge/handle.c - handles of pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/handle.h"

#include <stdlib.h>

/* From the lowest bit: 16 of the piece, 8 of its mark, 24 of the count, 1 that is set on positions
 * bound on top, and a sign that it is a handle. 53 bits in all: exact even as a float. */
#define AT_MARK 16
#define AT_COUNT 24
#define AT_VIEW 48
#define AT_SIGN 49
#define SIGN 9
#define COUNT_MASK 0xffffffu

/* A mark comes round after 256 moves: as long as no piece moves so often within so many calls,
 * none is missed. */
#define LOOK_EVERY 16u

void vaka_handles_done(vaka_handles *handles)
{
    free(handles->watch);
    free(handles->watched);
    *handles = (vaka_handles){0};
}

static void make_room(vaka_handles *handles, int32_t pieces)
{
    if (pieces <= handles->room)
        return;
    free(handles->watch);
    free(handles->watched);
    handles->watch = vaka_xnew((size_t)pieces * sizeof *handles->watch);
    handles->watched = vaka_xnew((size_t)pieces * sizeof *handles->watched);
    handles->room = pieces;
}

void vaka_handles_map(vaka_handles *handles, const vaka_position *view, const int16_t *numbers)
{
    handles->mapped = view;
    handles->numbers = numbers;
}

static void begin_run(vaka_handles *handles, vaka_position *position)
{
    make_room(handles, position->face.layout->piece_max);
    handles->own = handles->now = position;
    handles->run++;
    handles->views = handles->changes = 0;
    handles->watched_count = 0;
    vaka_handles_map(handles, NULL, NULL);
}

void vaka_handles_bind(vaka_handles *handles, vaka_position *position, bool may_change)
{
    if (!position) {
        handles->own = handles->now = NULL;
        return;
    }
    if (position == handles->own) {
        handles->now = position;
        return;
    }
    if (!handles->own || may_change) {
        begin_run(handles, position);
        return;
    }
    handles->now = position;
    handles->views++;
}

/* Watches a piece and returns how often its mark has moved since that began. */
static uint32_t moves_of(vaka_handles *handles, int32_t piece, uint8_t mark)
{
    vaka_handle_watch *watch = &handles->watch[piece];

    if (watch->run != handles->run) {
        *watch = (vaka_handle_watch){handles->run, 0, mark};
        handles->watched[handles->watched_count++] = (int16_t)piece;
    } else if (watch->mark != mark) {
        watch->mark = mark;
        watch->moves++;
    }
    return watch->moves & COUNT_MASK;
}

void vaka_handles_changed(vaka_handles *handles)
{
    if (++handles->changes < LOOK_EVERY)
        return;
    handles->changes = 0;
    for (int32_t i = 0; i < handles->watched_count; i++) {
        int32_t piece = handles->watched[i];
        moves_of(handles, piece, handles->own->pieces[piece].mark);
    }
}

static bool is_there(const vaka_position *position, int32_t piece)
{
    return piece >= 0 && piece < position->table->piece_count && position->pieces[piece].zone >= 0;
}

/* The handle of a piece of a position, the run's own or the one bound on top of it. */
static int64_t handle_in(vaka_handles *handles, const vaka_position *position, int32_t piece)
{
    if (!is_there(position, piece))
        return VAKA_NO_HANDLE;
    uint8_t mark = position->pieces[piece].mark;
    bool view = position != handles->own;
    uint32_t count = view ? handles->views & COUNT_MASK : moves_of(handles, piece, mark);
    return (int64_t)SIGN << AT_SIGN | (int64_t)view << AT_VIEW | (int64_t)count << AT_COUNT |
           (int64_t)mark << AT_MARK | piece;
}

int64_t vaka_handle_of(vaka_handles *handles, int32_t piece)
{
    return handle_in(handles, handles->now, piece);
}

/* A handle of the run's own, read in a view of the same table. */
static int read_mapped(vaka_handles *handles, int64_t handle, int32_t number, int32_t *piece)
{
    if (handle != handle_in(handles, handles->own, number) || handles->numbers[number] == VAKA_NONE)
        return VAKA_HANDLE_STALE;
    *piece = handles->numbers[number];
    return VAKA_HANDLE_GOOD;
}

int vaka_handle_read(vaka_handles *handles, int64_t handle, int32_t *piece)
{
    int32_t number = (int32_t)(handle & 0xffff);

    if (handle >> AT_SIGN != SIGN)
        return VAKA_HANDLE_STRANGE;
    if (!(handle >> AT_VIEW & 1) && handles->now != handles->own && handles->now == handles->mapped)
        return read_mapped(handles, handle, number, piece);
    if (handle != vaka_handle_of(handles, number))
        return VAKA_HANDLE_STALE;
    *piece = number;
    return VAKA_HANDLE_GOOD;
}
