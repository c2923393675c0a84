/* cli/engine/engine_itself.c - questions that leave nothing to decide, and what a watch answers to
 * them by itself.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "play/formality.h"
#include "table/codec.h"

#include <string.h>

static bool are_several(const vaka_record *record)
{
    const vaka_journal_head *head = vaka_record_head(record);
    int32_t people = 0;

    for (int32_t seat = 0; seat < head->seats; seat++)
        people += !head->player[seat][0] || strcmp(head->player[seat], "human") == 0;
    return people > 1;
}

/* Has the seat done something that it can still take back? What was only answered for it does not
 * count. */
static bool has_way_back(const vaka_engine_match *match, int32_t seat)
{
    return vaka_live_can_undo(match->live, seat, NULL) &&
           match->passed_at[seat] != vaka_live_clock(match->live) + 1;
}

static bool is_formality(const vaka_engine_watch *watch, const vaka_engine_match *match,
                         vaka_action *out)
{
    return match->record && watch->seat >= 0 &&
           match->undone_at[watch->seat] != vaka_live_clock(match->live) + 1 &&
           vaka_formality(match->live, watch->seat, are_several(match->record),
                          has_way_back(match, watch->seat), out);
}

json_t *vaka_page_itself(const vaka_engine_watch *watch, const vaka_engine_match *match)
{
    char text[VAKA_ACTION_TEXT];
    vaka_action action;

    if (!is_formality(watch, match, &action))
        return NULL;
    vaka_action_write(vaka_live_layout(match->live), &action, text, sizeof text);
    return vaka_json_text(text);
}

bool vaka_page_goes_on(const vaka_engine_watch *watch, const vaka_engine_match *match,
                       const vaka_action *action, vaka_page_passing *out)
{
    vaka_action only;

    if (!is_formality(watch, match, &only) || vaka_action_compare(&only, action) != 0)
        return false;
    out->told = vaka_formality_told(match->live, action, are_several(match->record));
    out->backs = has_way_back(match, watch->seat);
    return true;
}

void vaka_page_went_on(vaka_engine_match *match, int32_t seat, const vaka_page_passing *passing)
{
    vaka_record_note(match->record, &passing->told);
    if (!passing->backs)
        match->passed_at[seat] = vaka_live_clock(match->live) + 1;
}

void vaka_page_came_back(vaka_engine_match *match, int32_t seat)
{
    match->undone_at[seat] = vaka_live_clock(match->live) + 1;
}
