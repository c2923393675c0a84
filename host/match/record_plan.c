/* match/record_plan.c - takes something out of the middle of a sealed list.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "match/record.h"
#include "match/sealed.h"

typedef struct list { /* a seat's, as it stands */
    const vaka_action *at;
    int32_t count;
} list;

static list list_of(vaka_record *record, int32_t seat)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(record));

    if (!vaka_sealed_asks(position, seat))
        return (list){NULL, 0};
    return (list){position->sealed + (size_t)position->face.layout->sealed_max * (size_t)seat,
                  position->table->sealed_count[seat]};
}

static int32_t find_last(list in, const vaka_action *action)
{
    int32_t at = in.count - 1;

    while (at >= 0 && memcmp(&in.at[at], action, sizeof *action) != 0)
        at--;
    return at;
}

/* What the rules refuse now is left out: it stood on what was taken away. */
static vaka_status do_again(vaka_record *record, const vaka_action *rest, int32_t count,
                            vaka_error *err)
{
    vaka_status status = VAKA_OK;
    vaka_refusal why;

    for (int32_t i = 0; i < count && (!status || status == VAKA_ERR_ILLEGAL); i++)
        status = vaka_record_apply(record, &rest[i], &why, err);
    return status == VAKA_ERR_ILLEGAL ? VAKA_OK : status;
}

vaka_status vaka_record_unplan(vaka_record *record, const vaka_action *action, vaka_refusal *why,
                               vaka_error *err)
{
    static const vaka_refusal not_there = {
        "not_planned", "", VAKA_TEXT("that is not in your plan"), {0}};
    list now = list_of(record, action->seat);
    int32_t at = find_last(now, action), after = now.count - at - 1;
    vaka_status status = VAKA_OK;

    if (at < 0) {
        *why = not_there;
        return VAKA_ERR_ILLEGAL;
    }
    vaka_action *rest = vaka_xnew(((size_t)after + 1) * sizeof *rest);
    if (after > 0)
        memcpy(rest, &now.at[at + 1], (size_t)after * sizeof *rest);
    for (int32_t i = 0; i <= after && !status; i++)
        status = vaka_record_undo(record, action->seat, why, err);
    if (!status)
        status = do_again(record, rest, after, err);
    free(rest);
    return status;
}
