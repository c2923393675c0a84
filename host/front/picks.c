/* front/picks.c - which actions are meant by what was pointed at so far.
 *
 * SPDX-License-Identifier: MIT */
#include "front/picks.h"

#include <string.h>

#include "play/ways.h"
#include "table/codec.h"
#include "text/word.h"

#define LOOKS 64 /* actions tried for a view, at most */

/* A sort of argument that a person can point at. */
typedef bool (*sort)(const vaka_arg *arg);

static bool is_kind(const vaka_arg *arg)
{
    return arg->type == VAKA_ARG_KIND;
}

static bool is_counter(const vaka_arg *arg)
{
    return arg->type == VAKA_ARG_COUNTER;
}

static const vaka_verb *verb_of(const vaka_view *view, const vaka_action *action)
{
    return vaka_verb_row(view->layout->module, action->verb);
}

void vaka_picks_clear(vaka_picks *picks)
{
    *picks = (vaka_picks){.kind = VAKA_NONE};
}

bool vaka_picks_any(const vaka_picks *picks)
{
    return picks->zones > 0 || picks->kind != VAKA_NONE || picks->counters > 0 || picks->verb;
}

static bool is_among(const int32_t *picked, int32_t count, int32_t number)
{
    for (int32_t i = 0; i < count; i++)
        if (picked[i] == number)
            return true;
    return false;
}

bool vaka_picks_has(const vaka_picks *picks, int32_t zone)
{
    return is_among(picks->zone, picks->zones, zone);
}

bool vaka_picks_has_counter(const vaka_picks *picks, int32_t counter)
{
    return is_among(picks->counter, picks->counters, counter);
}

static bool names(const vaka_view *view, const vaka_action *action, sort is, int32_t number)
{
    const vaka_verb *verb = verb_of(view, action);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is(&verb->arg[i]) && action->arg[i] == number)
            return true;
    return false;
}

/* What a kind or a counter is called by scripts. */
static const char *id_of(const vaka_layout *layout, sort is, int32_t number)
{
    return is == is_kind ? layout->kinds[number].id : layout->counters[number].id;
}

/* Does it say a word that is also the id of a kind or a counter? "Sell taro" is about Taro, be it a
 * card or a number. */
static bool says(const vaka_view *view, const vaka_action *action, sort is, int32_t number)
{
    const vaka_verb *verb = verb_of(view, action);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (verb->arg[i].type == VAKA_ARG_WORD &&
            vaka_word_is(vaka_word_list_at(verb->arg[i].words, action->arg[i]),
                         id_of(view->layout, is, number)))
            return true;
    return false;
}

bool vaka_picks_names(const vaka_view *view, const vaka_action *action, int32_t zone)
{
    return names(view, action, vaka_arg_is_place, zone);
}

bool vaka_picks_names_kind(const vaka_view *view, const vaka_action *action, int32_t kind)
{
    return names(view, action, is_kind, kind) || says(view, action, is_kind, kind);
}

/* Does something lie in a zone of each kind that a verb can be used with? */
static bool has_all(const vaka_view *view, const vaka_action *action, int32_t zone)
{
    const vaka_verb *verb = verb_of(view, action);

    for (uint32_t i = 0; i < view->legal_count; i++)
        for (int32_t n = 0; view->legal[i].verb == action->verb && n < VAKA_ARGS; n++)
            if (is_kind(&verb->arg[n]) &&
                vaka_count(view->seen, zone, VAKA_NONE, view->legal[i].arg[n]) == 0)
                return false;
    return true;
}

static bool is_own(const vaka_view *view, int32_t zone)
{
    return view->layout->zones[zone].owner == view->seat;
}

int32_t vaka_picks_kind(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = verb_of(view, action);
    int32_t kind = VAKA_NONE;

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is_kind(&verb->arg[i]))
            kind = action->arg[i];
    return kind;
}

/* Does the seat see pieces of a kind in more than one zone? Else it is clear which is meant. */
static bool lies_apart(const vaka_view *view, int32_t kind)
{
    int32_t zones = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count && zones < 2; zone++)
        zones += vaka_count(view->seen, zone, VAKA_NONE, kind) > 0;
    return zones > 1;
}

/* What was found for an action before with the same verb and kind; -2: there was none. With a place
 * it may be another one each time. */
static int32_t found_before(const vaka_view *view, uint32_t at, int32_t kind)
{
    for (uint32_t i = 0; i < at && !vaka_picks_placed(view, &view->legal[at]); i++)
        if (view->legal[i].verb == view->legal[at].verb &&
            vaka_picks_kind(view, &view->legal[i]) == kind)
            return view->sources[i];
    return -2;
}

void vaka_picks_look(vaka_view *view)
{
    vaka_live *settled = NULL;
    uint32_t looks = 0;
    bool tried = false;

    if (view->sources || view->seat < 0)
        return;
    view->sources = vaka_xnew((view->legal_count + 1u) * sizeof *view->sources);
    for (uint32_t i = 0; i < view->legal_count; i++) {
        int32_t kind = vaka_picks_kind(view, &view->legal[i]);

        view->sources[i] = VAKA_NONE;
        if (kind == VAKA_NONE || vaka_picks_anytime(view, &view->legal[i]) ||
            !lies_apart(view, kind))
            continue;
        int32_t before = found_before(view, i, kind);
        if (!tried)
            settled = vaka_ways_settled(view->live, view->seat);
        tried = true;
        if (before != -2)
            view->sources[i] = (int16_t)before;
        else if (settled && looks++ < LOOKS)
            view->sources[i] =
                (int16_t)vaka_ways_source(settled, view->seat, &view->legal[i], kind);
    }
    vaka_live_free(settled);
}

bool vaka_picks_lies(const vaka_view *view, const vaka_action *action, int32_t zone, int32_t kind)
{
    int32_t place = (int32_t)(action - view->legal);

    if (!vaka_picks_names_kind(view, action, kind))
        return false;
    if (view->sources && view->sources[place] != VAKA_NONE)
        return view->sources[place] == zone;
    bool here = has_all(view, action, zone), own = is_own(view, zone);

    for (int32_t other = 0; other < view->layout->zone_count && !(here && own); other++)
        if (vaka_count(view->seen, other, VAKA_NONE, kind) > 0 && has_all(view, action, other) &&
            (!here || is_own(view, other)))
            return false;
    return true;
}

bool vaka_picks_means(const vaka_view *view, const vaka_action *action, int32_t zone, int32_t kind)
{
    int32_t place = (int32_t)(action - view->legal);
    bool looked = view->sources && view->sources[place] != VAKA_NONE;

    return vaka_picks_placed(view, action) && !looked ? vaka_picks_names_kind(view, action, kind)
                                                      : vaka_picks_lies(view, action, zone, kind);
}

bool vaka_picks_names_counter(const vaka_view *view, const vaka_action *action, int32_t counter)
{
    return names(view, action, is_counter, counter) || says(view, action, is_counter, counter);
}

bool vaka_picks_placed(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = verb_of(view, action);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]))
            return true;
    return false;
}

bool vaka_picks_anytime(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = verb_of(view, action);

    return verb && (verb->flags & (VAKA_VERB_ANYTIME | VAKA_VERB_BESIDE));
}

enum { GOES_ON, WON, LOST };

/* What comes of an action for the seat that takes it. */
static int outcome(const vaka_live *settled, int32_t seat, const vaka_action *action)
{
    vaka_live *after = vaka_live_clone(settled);
    uint8_t winners = 0;
    int of = GOES_ON;

    vaka_live_keep_undo(after, false);
    if (vaka_live_apply(after, action, NULL, NULL) == VAKA_OK &&
        vaka_live_finished(after, &winners))
        of = winners & VAKA_SEAT(seat) ? WON : LOST;
    vaka_live_free(after);
    return of;
}

/* Could something else be done, after which the game goes on? */
static bool is_avoidable(const vaka_view *view, const vaka_live *settled)
{
    for (uint32_t i = 0; i < view->legal_count && i < LOOKS; i++)
        if (!vaka_picks_anytime(view, &view->legal[i]) &&
            outcome(settled, view->seat, &view->legal[i]) == GOES_ON)
            return true;
    return false;
}

bool vaka_picks_loses(const vaka_view *view, const vaka_action *action)
{
    vaka_live *settled;
    bool loses;

    if (view->seat < 0 || action->seat != view->seat || view->legal_count < 2)
        return false;
    settled = vaka_ways_settled(view->live, view->seat);
    loses = settled && outcome(settled, view->seat, action) == LOST && is_avoidable(view, settled);
    vaka_live_free(settled);
    return loses;
}

/* The first place that it names and the game marks; VAKA_NONE: there is none. */
static int32_t marked_place(const vaka_view *view, const vaka_action *action, uint32_t tone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *at = &view->scene->overlays[i];

        if (at->type == VAKA_OVERLAY_TARGET && at->tone == tone &&
            vaka_picks_names(view, action, at->a))
            return at->a;
    }
    return VAKA_NONE;
}

bool vaka_picks_marked(const vaka_view *view, const vaka_action *action, uint32_t tone,
                       char out[VAKA_SENTENCE])
{
    int32_t place = marked_place(view, action, tone);

    out[0] = '\0';
    for (uint32_t i = 0; place != VAKA_NONE && i < view->scene->overlay_count; i++) {
        const vaka_overlay *at = &view->scene->overlays[i];

        if (at->type == VAKA_OVERLAY_BADGE && at->tone == tone && at->a == place)
            vaka_view_said(view, &at->said, out);
    }
    return place != VAKA_NONE;
}

bool vaka_picks_lays(const vaka_view *view, const vaka_action *action, vaka_laid *out)
{
    const vaka_verb *verb = verb_of(view, action);

    if (!verb || !(verb->flags & VAKA_VERB_TURNS))
        return false;
    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        if (is_kind(&verb->arg[i]))
            out->kind = action->arg[i];
        else if (verb->arg[i].type == VAKA_ARG_SPACE)
            out->zone = action->arg[i];
        else if (verb->arg[i].type == VAKA_ARG_INT)
            out->turn = action->arg[i];
    }
    return true;
}

/* Does an action say what the row stands for, where that is a word or a number? */
static bool says_value(const vaka_action *action, const vaka_tray *row)
{
    return row->argument < 1 || row->argument > VAKA_ARGS ||
           action->arg[row->argument - 1] == row->value;
}

bool vaka_picks_of_tray(const vaka_view *view, const vaka_action *action, const vaka_tray *row)
{
    const vaka_verb *verb = verb_of(view, action);
    bool any = true;

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        any = any && !is_kind(&verb->arg[i]);
    return verb && action->verb == row->verb && says_value(action, row) &&
           (any || vaka_picks_names_kind(view, action, row->kind));
}

bool vaka_picks_has_tray(const vaka_view *view, const vaka_tray *row)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (vaka_picks_of_tray(view, &view->legal[i], row))
            return true;
    return false;
}

/* Does the action begin, among its arguments of a sort, with all that was picked in this order? */
static bool begins(const vaka_verb *verb, const vaka_action *action, sort is, const int32_t *picked,
                   int32_t count)
{
    int32_t at = 0;

    for (int32_t i = 0; i < VAKA_ARGS && at < count; i++)
        if (is(&verb->arg[i]) && action->arg[i] != picked[at++])
            return false;
    return at == count;
}

static bool names_picked(const vaka_view *view, const vaka_action *action, sort is,
                         const int32_t *picked, int32_t count)
{
    const vaka_verb *verb = verb_of(view, action);

    if (!verb || !(verb->flags & VAKA_VERB_EITHER))
        return verb && begins(verb, action, is, picked, count);
    for (int32_t i = 0; i < count; i++)
        if (!names(view, action, is, picked[i]))
            return false;
    return true;
}

static bool is_meant(const vaka_view *view, const vaka_picks *picks, const vaka_action *action)
{
    return names_picked(view, action, vaka_arg_is_place, picks->zone, picks->zones) &&
           (names_picked(view, action, is_counter, picks->counter, picks->counters) ||
            (picks->counters == 1 && says(view, action, is_counter, picks->counter[0]))) &&
           (picks->kind == VAKA_NONE || vaka_picks_names_kind(view, action, picks->kind)) &&
           (!picks->verb || picks->verb == action->verb + 1u);
}

static uint32_t match(const vaka_view *view, const vaka_picks *picks, uint32_t *out)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_meant(view, picks, &view->legal[i]))
            out[count++] = i;
    return count;
}

/* What is pointed at a second time is not picked twice. */
uint32_t vaka_picks_match(const vaka_view *view, const vaka_picks *picks, int32_t zone,
                          int32_t kind, uint32_t *out)
{
    vaka_picks all = *picks;
    uint32_t count = 0;

    if (zone != VAKA_NONE && !vaka_picks_has(picks, zone) && all.zones == VAKA_ARGS)
        return 0;
    if (zone != VAKA_NONE && !vaka_picks_has(picks, zone))
        all.zone[all.zones++] = zone;
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_meant(view, &all, &view->legal[i]) &&
            (kind == VAKA_NONE || vaka_picks_names_kind(view, &view->legal[i], kind)))
            out[count++] = i;
    return count;
}

uint32_t vaka_picks_match_counter(const vaka_view *view, const vaka_picks *picks, int32_t counter,
                                  uint32_t *out)
{
    vaka_picks all = *picks;

    if (vaka_picks_has_counter(picks, counter))
        return match(view, picks, out);
    if (all.counters == VAKA_ARGS)
        return 0;
    all.counter[all.counters++] = counter;
    return match(view, &all, out);
}

uint32_t vaka_picks_naming(const vaka_view *view, int32_t zone, int32_t kind, uint32_t *out)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if ((zone == VAKA_NONE || vaka_picks_names(view, &view->legal[i], zone)) &&
            (kind == VAKA_NONE || vaka_picks_names_kind(view, &view->legal[i], kind)))
            out[count++] = i;
    return count;
}

bool vaka_picks_open(const vaka_view *view, const vaka_picks *picks, const vaka_action *action,
                     int32_t zone)
{
    const vaka_verb *verb = verb_of(view, action);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]) && action->arg[i] != zone &&
            !vaka_picks_has(picks, action->arg[i]))
            return true;
    return false;
}

bool vaka_picks_open_counter(const vaka_view *view, const vaka_picks *picks,
                             const vaka_action *action, int32_t counter)
{
    const vaka_verb *verb = verb_of(view, action);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (is_counter(&verb->arg[i]) && action->arg[i] != counter &&
            !vaka_picks_has_counter(picks, action->arg[i]))
            return true;
    return false;
}

/* The place that an action names next, or all that are left where their order is free. */
static void mark_next(const vaka_view *view, const vaka_picks *picks, const vaka_action *action,
                      uint8_t *out)
{
    const vaka_verb *verb = verb_of(view, action);
    int32_t at = 0;

    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        int32_t zone = action->arg[i];

        if (!vaka_arg_is_place(&verb->arg[i]))
            continue;
        bool next =
            verb->flags & VAKA_VERB_EITHER ? !vaka_picks_has(picks, zone) : at == picks->zones;
        if (next && vaka_layout_is_zone(view->layout, zone))
            out[zone] = 1;
        at++;
    }
}

static bool is_worth(const vaka_view *view, const vaka_picks *picks, const vaka_action *action)
{
    return verb_of(view, action) && is_meant(view, picks, action) &&
           (vaka_picks_any(picks) || !vaka_picks_anytime(view, action));
}

void vaka_picks_targets(const vaka_view *view, const vaka_picks *picks, uint8_t *out)
{
    memset(out, 0, (size_t)view->layout->zone_count);
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_worth(view, picks, &view->legal[i]))
            mark_next(view, picks, &view->legal[i], out);
}

void vaka_picks_named(const vaka_view *view, uint8_t *out)
{
    memset(out, 0, (size_t)view->layout->zone_count);
    for (uint32_t k = 0; k < view->legal_count; k++) {
        const vaka_action *action = &view->legal[k];
        const vaka_verb *verb = verb_of(view, action);

        for (int32_t i = 0; verb && !vaka_picks_anytime(view, action) && i < VAKA_ARGS; i++)
            if (vaka_arg_is_place(&verb->arg[i]) &&
                vaka_layout_is_zone(view->layout, action->arg[i]))
                out[action->arg[i]] = 1;
    }
}

int32_t vaka_picks_unplaced(const vaka_view *view, uint32_t verb)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (view->legal[i].verb == verb && !vaka_picks_placed(view, &view->legal[i]))
            return (int32_t)i;
    return VAKA_NONE;
}

static uint32_t count_verb(const vaka_view *view, uint32_t verb)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < view->legal_count; i++)
        count += view->legal[i].verb == verb;
    return count;
}

int32_t vaka_picks_end(const vaka_view *view)
{
    int32_t end = VAKA_NONE;

    for (uint32_t i = 0; i < view->scene->ending_count && end < 0; i++)
        end = vaka_picks_unplaced(view, view->scene->endings[i].verb);
    for (uint32_t i = 0; i < view->legal_count && end < 0; i++)
        if (vaka_view_ends(view, view->legal[i].verb) && count_verb(view, view->legal[i].verb) == 1)
            end = vaka_picks_unplaced(view, view->legal[i].verb);
    return end;
}

bool vaka_picks_ends_plainly(const vaka_view *view, int32_t end)
{
    const vaka_verb *verb = end < 0 ? NULL : verb_of(view, &view->legal[end]);

    if (!verb || (verb->flags & VAKA_VERB_COMMIT) ||
        (view->scene->last.any && count_verb(view, view->scene->last.verb) > 0))
        return false;
    return !vaka_picks_loses(view, &view->legal[end]);
}
