/* table/result.c - how a match has ended.
 *
 * SPDX-License-Identifier: MIT */
#include "table/result.h"
#include "vaka/event.h"
#include "vaka/result.h"

void vaka_result_init(vaka_position *position)
{
    position->result->reason = VAKA_NONE;
}

/* The lines of the sheet lie behind the head. */
static vaka_sheet_line *lines_of(const vaka_position *position)
{
    return (vaka_sheet_line *)(void *)(position->result + 1);
}

const vaka_result *vaka_result_of(const vaka_position *position)
{
    return position->result;
}

const vaka_sheet_line *vaka_result_row(const vaka_position *position, int32_t row)
{
    return position->result && row >= 0 && row < position->result->rows ? &lines_of(position)[row]
                                                                        : NULL;
}

int32_t vaka_result_place(const vaka_position *position, int32_t seat)
{
    const vaka_table *table = position->table;

    if (!table->finished || seat < 0 || seat >= position->face.seats)
        return 0;
    if (position->result && position->result->place[seat])
        return position->result->place[seat];
    return table->winners & VAKA_SEAT(seat) ? 1 : 0;
}

/* The result for a call that writes it; NULL after breaking the match. */
static vaka_result *result_for(vaka_match *match, const char *call)
{
    vaka_position *position = vaka_position_of(match);

    if (!position->result)
        vaka_position_break(position, "%s: layout() declared no sheet", call);
    else if (position->drafting)
        vaka_position_break(position, "%s: in a sealed answer", call);
    else if (position->table->finished)
        vaka_position_break(position, "%s: the match is over already", call);
    else
        return position->result;
    return NULL;
}

static bool is_word(vaka_match *match, int32_t word, const char *call)
{
    if (word >= 0 && word < match->layout->word_count)
        return true;
    vaka_position_break(vaka_position_of(match), "%s: there is no word %d", call, word);
    return false;
}

static bool is_seat(vaka_match *match, int32_t seat, const char *call)
{
    if (seat >= 0 && seat < match->seats)
        return true;
    vaka_position_break(vaka_position_of(match), "%s: there is no seat %d", call, seat);
    return false;
}

int32_t vaka_sheet_row(vaka_match *match, int32_t word)
{
    vaka_result *result = result_for(match, "vaka_sheet_row");

    if (!result || !is_word(match, word, "vaka_sheet_row"))
        return VAKA_NONE;
    if (result->rows == match->layout->sheet_max) {
        vaka_position_break(vaka_position_of(match),
                            "vaka_sheet_row: more than the %d rows of its sheet",
                            match->layout->sheet_max);
        return VAKA_NONE;
    }
    vaka_sheet_line *line = &lines_of(vaka_position_of(match))[result->rows];
    line->word = (int16_t)word;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        line->points[seat] = VAKA_HIDDEN;
    return result->rows++;
}

void vaka_sheet_points(vaka_match *match, int32_t row, int32_t seat, int32_t points)
{
    vaka_position *position = vaka_position_of(match);
    const vaka_result *result = result_for(match, "vaka_sheet_points");

    if (!result || !is_seat(match, seat, "vaka_sheet_points"))
        return;
    if (row < 0 || row >= result->rows)
        vaka_position_break(position, "vaka_sheet_points: there is no row %d", row);
    else if (points <= VAKA_HIDDEN || points > INT16_MAX)
        vaka_position_break(position, "vaka_sheet_points: %d points", points);
    else
        lines_of(position)[row].points[seat] = (int16_t)points;
}

void vaka_place_set(vaka_match *match, int32_t seat, int32_t place)
{
    vaka_result *result = result_for(match, "vaka_place_set");

    if (!result || !is_seat(match, seat, "vaka_place_set"))
        return;
    if (place < 1 || place > match->seats)
        vaka_position_break(vaka_position_of(match), "vaka_place_set: place %d of %d", place,
                            match->seats);
    else
        result->place[seat] = (uint8_t)place;
}

void vaka_end_reason(vaka_match *match, int32_t word)
{
    vaka_result *result = result_for(match, "vaka_end_reason");

    if (result && is_word(match, word, "vaka_end_reason"))
        result->reason = (int16_t)word;
}

/* One end for all who finish a match: the event has what a log needs to say it. */
static void end(vaka_match *match, uint8_t winners, bool lost)
{
    vaka_position *position = vaka_position_of(match);
    const vaka_result *result = position->result;
    int16_t reason = result ? (int16_t)(result->reason + 1) : 0;
    vaka_event told = {VAKA_EVENT_END, 0xff, 0, {winners, lost, reason, 0, 0, 0}};

    position->table->finished = 1;
    position->table->winners = winners;
    position->progress = true;
    vaka_tell_event(match, &told);
}

void vaka_finish(vaka_match *match, uint8_t winners)
{
    vaka_position *position = vaka_position_of(match);

    if (position->drafting)
        vaka_position_break(position, "vaka_finish: in a sealed answer");
    else if (!position->table->finished)
        end(match, winners & (uint8_t)((1u << match->seats) - 1u), false);
}

void vaka_finish_lost(vaka_match *match)
{
    vaka_position *position = vaka_position_of(match);

    if (position->table->finished)
        return;
    vaka_result *result = result_for(match, "vaka_finish_lost");
    if (!result)
        return;
    result->lost = 1;
    end(match, 0, true);
}
