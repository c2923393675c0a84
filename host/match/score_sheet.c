/* match/score_sheet.c - the score sheet of a match that is over, whoever keeps it.
 *
 * SPDX-License-Identifier: MIT */
#include "match/score_sheet.h"

#include "layout/extension.h"
#include "table/result.h"
#include "vaka/ext/tally.h"

static const vaka_tally *tally_of(const vaka_live *live)
{
    const vaka_module *module = vaka_live_layout(live)->module;
    const vaka_tally *tally = vaka_extension(module, VAKA_EXT_TALLY, sizeof *tally);

    return tally && tally->rows && tally->points ? tally : NULL;
}

/* The sheet that the game has written, if its match has one. */
static int32_t own_rows(vaka_live *live)
{
    const vaka_result *result = vaka_result_of(vaka_live_position(live));

    return result ? result->rows : VAKA_NONE;
}

static int16_t kept_small(int32_t points)
{
    return (int16_t)(points < VAKA_HIDDEN ? VAKA_HIDDEN : points > INT16_MAX ? INT16_MAX : points);
}

/* False: the row says nothing of anybody. */
static bool read_tally(vaka_live *live, const vaka_names *names, uint32_t row, vaka_score_row *out)
{
    const vaka_tally *tally = tally_of(live);
    const vaka_match *match = &vaka_live_position(live)->face;
    bool any = false;

    out->title = vaka_names_say(names, tally->rows[row].text);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        out->points[seat] = (int16_t)VAKA_HIDDEN;
        if (seat < match->seats)
            out->points[seat] = kept_small(tally->points(match, row, seat));
        any = any || out->points[seat] != VAKA_HIDDEN;
    }
    return any;
}

/* Row number `row` of those that say something; false: there are not so many. */
static bool find_tally(vaka_live *live, const vaka_names *names, int32_t row, vaka_score_row *out)
{
    const vaka_tally *tally = tally_of(live);
    uint32_t count = tally ? tally->row_count : 0;

    for (uint32_t i = 0; i < count && i < VAKA_TALLY_ROWS; i++)
        if (read_tally(live, names, i, out) && row-- == 0)
            return true;
    return false;
}

static void read_own(vaka_live *live, const vaka_names *names, int32_t row, vaka_score_row *out)
{
    const vaka_layout *layout = vaka_live_layout(live);
    const vaka_sheet_line *line = vaka_result_row(vaka_live_position(live), row);
    const vaka_word_info *word = &layout->words[line->word];

    out->title = vaka_names_title(names, "word.", word->id, word->text);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        out->points[seat] = line->points[seat];
}

bool vaka_score_row_at(vaka_live *live, const vaka_names *names, int32_t row, vaka_score_row *out)
{
    int32_t own = own_rows(live);

    if (row < 0 || !vaka_live_finished(live, NULL))
        return false;
    if (own < 0)
        return find_tally(live, names, row, out);
    if (row < own)
        read_own(live, names, row, out);
    return row < own;
}

int32_t vaka_score_rows(vaka_live *live)
{
    vaka_score_row row;
    int32_t count = 0;

    while (vaka_score_row_at(live, NULL, count, &row))
        count++;
    return count;
}
