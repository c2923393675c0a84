/* conformance/check_legal.c - the enumerated legal set is the accepted set.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include "match/live_inside.h"
#include "sentence.h"
#include "table/codec.h"
#include "table/question.h"
#include "tries.h"

#include <stdlib.h>
#include <string.h>

#define TRIES 48u           /* at each position */
#define MOST_OF_A_VERB 512u /* its whole space is tried if it is no larger */
#define WHOLE_ONE_IN 96u    /* positions at which a large space is tried whole, in the proof */
#define NOISE 4u
#define EMPTY_ONE_IN 16u /* seats without any action for which a whole verb is tried */
#define APPLY_ONE_IN 16u /* refused tries that are really applied */

static bool complain(game *at, const char *word, const vaka_action *action, const char *what)
{
    char text[VAKA_ACTION_TEXT];

    game_text(vaka_live_layout(vaka_record_live(at->record)), action, text, sizeof text);
    return finding_set(&at->found, word, "'%s' of seat %d %s", text, action->seat, what);
}

/* A module must not count how often it is asked. */
bool check_asked_twice(game *at, vaka_live *live, int32_t seat)
{
    const vaka_position *ground = vaka_live_ground(live, seat);
    vaka_action first[256], second[256];
    vaka_actions once = {first, 0, 256}, again = {second, 0, 256};

    if (vaka_question_open(ground) || vaka_question_sealed(ground))
        return true; /* a script asks: the rules are not asked then */
    ground->module->legal(&ground->face, seat, &once);
    ground->module->legal(&ground->face, seat, &again);
    uint32_t kept = once.count < 256 ? once.count : 256;
    if (once.count == again.count && memcmp(first, second, kept * sizeof *first) == 0)
        return true;
    return finding_set(&at->found, "moody", "legal lists %u actions of seat %d, then %u others",
                       once.count, seat, again.count);
}

/* Sorted, each once, of this seat, within bounds, and readable. */
static bool is_well_formed(game *at, int32_t seat, legal_list list)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

    for (uint32_t i = 0; i < list.count; i++) {
        char text[VAKA_ACTION_TEXT];
        vaka_action back;
        vaka_error err;
        if (list.at[i].seat != seat || !vaka_action_fits(layout, &list.at[i]))
            return complain(at, "order", &list.at[i], "is listed, but is no action of the seat");
        if (i && vaka_action_compare(&list.at[i - 1], &list.at[i]) >= 0)
            return complain(at, "order", &list.at[i], "is listed twice or out of order");
        game_text(layout, &list.at[i], text, sizeof text);
        if (vaka_action_read(layout, seat, text, &back, &err))
            return finding_set(&at->found, "text", "'%s' cannot be read back: %s", text, err.text);
        if (vaka_action_compare(&back, &list.at[i]) != 0)
            return complain(at, "text", &list.at[i], "reads back as another action");
    }
    return true;
}

static bool is_good_refusal(game *at, const vaka_action *action, const vaka_refusal *why)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

    if (!why->id || !*why->id || !why->text || !*why->text || !why->rule)
        return complain(at, "reason", action, "is refused without a reason");
    if (sentence_trouble(layout, why->text, why->fact))
        return complain(at, "reason", action, "is refused with a sentence that cannot be filled");
    return true;
}

/* What is refused leaves the match and its journal as they are. */
static bool is_really_refused(game *at, const vaka_action *action)
{
    vaka_live *live = vaka_record_live(at->record);
    uint64_t hash = vaka_live_hash(live);
    uint32_t lines, after;

    vaka_record_lines(at->record, &lines);
    if (vaka_record_apply(at->record, action, NULL, NULL) != VAKA_ERR_ILLEGAL)
        return complain(at, "missing", action, "was applied, though it was refused when asked");
    vaka_record_lines(at->record, &after);
    if (vaka_live_hash(live) != hash || lines != after)
        return complain(at, "changed", action, "was refused, but changed the match");
    return true;
}

static bool judge(game *at, const vaka_action *action, legal_list list)
{
    vaka_refusal why = {0};
    bool listed = tries_lists(list, action);
    vaka_status status = vaka_live_check(vaka_record_live(at->record), action, &why);

    at->tally->tries++;
    at->tally->listed_verbs += tries_lists_verb(list, action->verb);
    at->tally->accepted += status == VAKA_OK;
    if (!game_heed(at, &at->watch))
        return false;
    if (listed && status != VAKA_OK)
        return complain(at, "refused", action, "is listed, but refused");
    if (!listed && status == VAKA_OK)
        return complain(at, "missing", action, "is accepted, but not listed");
    if (status == VAKA_OK)
        return true;
    if (!is_good_refusal(at, action, &why))
        return false;
    return game_roll(at, APPLY_ONE_IN) != 0 || is_really_refused(at, action);
}

/* At least half of all tries are of verbs that are listed. */
static bool wants_listed(game *at)
{
    return at->tally->listed_verbs * 2 <= at->tally->tries || game_roll(at, 2);
}

/* The whole space of one verb, if it is small enough. */
static bool try_verb(game *at, int32_t seat, legal_list list)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    uint32_t verb = tries_verb(layout, list, wants_listed(at), at->rng);
    uint32_t size = tries_space(layout, verb);

    if (!size || size > MOST_OF_A_VERB || (!list.count && game_roll(at, EMPTY_ONE_IN) != 0))
        return true;
    for (uint32_t i = 0; i < size; i++) {
        vaka_action action = tries_nth(layout, seat, verb, i);
        if (!judge(at, &action, list))
            return false;
    }
    return true;
}

static bool try_changes(game *at, const vaka_action *action, legal_list list)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    uint32_t count = tries_changes(layout, action);

    for (uint32_t i = 0; i < count; i++) {
        vaka_action changed = tries_nth_change(layout, action, i);
        if (!judge(at, &changed, list))
            return false;
    }
    at->tally->changes++;
    return true;
}

/* All there is of a listed verb: its whole space, or every change of one argument of what is
 * listed, if the space is too large. */
static bool try_large(game *at, int32_t seat, legal_list list)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

    if (!at->tally->whole || !list.count || game_roll(at, WHOLE_ONE_IN) != 0)
        return true;
    uint32_t verb = tries_verb(layout, list, true, at->rng);
    uint32_t size = tries_space(layout, verb);
    bool whole = size && size <= at->tally->whole;
    for (uint32_t i = 0; whole && i < size; i++) {
        vaka_action action = tries_nth(layout, seat, verb, i);
        if (!judge(at, &action, list))
            return false;
    }
    at->tally->spaces += whole;
    for (uint32_t i = 0; !whole && i < list.count; i++)
        if (list.at[i].verb == verb && !try_changes(at, &list.at[i], list))
            return false;
    return true;
}

static bool try_some(game *at, int32_t seat, legal_list list)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

    for (uint32_t i = 0; i < list.count; i++)
        if (!judge(at, &list.at[i], list))
            return false;
    for (uint32_t i = 0; i < (list.count ? TRIES : TRIES / 8); i++) {
        vaka_action action = tries_make(layout, seat, list, wants_listed(at), at->rng);
        if (!judge(at, &action, list))
            return false;
    }
    return try_verb(at, seat, list) && try_large(at, seat, list);
}

static bool check_seat(game *at, int32_t seat)
{
    vaka_live *live = vaka_record_live(at->record);
    bool asked = ((vaka_live_must(live) | vaka_live_may(live)) & VAKA_SEAT(seat)) != 0;
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    vaka_action *copy = vaka_xnew(sizeof *copy * (count + 1u));
    legal_list list = {copy, count};
    bool good;

    if (count)
        memcpy(copy, legal, sizeof *copy * count);
    if (count && !asked)
        good = complain(at, "order", &copy[0], "is listed, though the seat is not asked");
    else
        good = is_well_formed(at, seat, list) && try_some(at, seat, list);
    free(copy);
    return good;
}

/* What comes from nowhere: the seat may be none. */
static bool try_noise(game *at)
{
    vaka_live *live = vaka_record_live(at->record);

    for (uint32_t i = 0; i < NOISE; i++) {
        vaka_action action = tries_noise(at->rng);
        legal_list list = {0};
        list.at = vaka_live_legal(live, action.seat, &list.count);
        if (!judge(at, &action, list))
            return false;
    }
    return true;
}

bool check_legal(game *at)
{
    vaka_live *live = vaka_record_live(at->record);
    uint64_t hash = vaka_live_hash(live);

    for (int32_t seat = 0; seat < at->seats; seat++)
        if (!check_seat(at, seat))
            return false;
    if (!try_noise(at))
        return false;
    if (vaka_live_hash(live) != hash)
        return finding_set(&at->found, "changed", "asking and refusing changed the match");
    return true;
}
