/* play/stress/stress_act.c - one action of a probed game, and all that is looked at around it.
 *
 * SPDX-License-Identifier: MIT */
#include "play/stress/stress_inside.h"

#include "chance/rng.h"
#include "layout/extension.h"
#include "match/resample.h"
#include "table/acts.h"
#include "table/agenda.h"
#include "table/codec.h"
#include "table/question.h"
#include "vaka/ext/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRIES 6u          /* actions made up at a decision that is looked at closely */
#define CLOSELY_ONE_IN 6u /* decisions; and all in which a script asks */
#define LONG_GAME 500u    /* actions after which it is one in four times as many */

bool vaka_stress_wrong(vaka_stress_game *game, const vaka_action *action, const char *format, ...)
{
    char *out = game->report->what, text[VAKA_ACTION_TEXT] = "the start";
    size_t room = sizeof game->report->what, length;
    va_list args;

    if (action)
        vaka_action_write(game->layout, action, text, sizeof text);
    length =
        (size_t)snprintf(out, room, "game %u (seed %llu, %d seats%s%s", game->number,
                         (unsigned long long)game->seed, (int)game->setup.seats,
                         game->scenario ? ", scenario " : "", game->scenario ? game->scenario : "");
    for (uint32_t i = 0; i < game->rule_count && length < room; i++)
        length += (size_t)snprintf(out + length, room - length, "%s%s", i ? "," : ", rules ",
                                   game->rules[i]);
    if (length < room)
        length += (size_t)snprintf(out + length, room - length,
                                   "), action %u, %s: ", game->actions + 1, text);
    va_start(args, format);
    if (length < room)
        vsnprintf(out + length, room - length, format, args);
    va_end(args);
    return false;
}

static bool is_listed(const vaka_action *legal, uint32_t count, const vaka_action *action)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_action_compare(&legal[i], action) == 0)
            return true;
    return false;
}

/* A number that fits an argument of a verb. */
static int32_t make_up(vaka_stress_game *game, const vaka_arg *arg)
{
    const vaka_layout *layout = game->layout;
    int64_t min = 0, span = 1;

    switch (arg->type) {
    case VAKA_ARG_INT:
        min = arg->min < INT16_MIN ? INT16_MIN : arg->min;
        span = (arg->max > INT16_MAX ? INT16_MAX : arg->max) - min + 1;
        break;
    case VAKA_ARG_ZONE:
    case VAKA_ARG_SPACE:
    case VAKA_ARG_ROUTE:
        span = layout->zone_count;
        break;
    case VAKA_ARG_KIND:
        span = layout->kind_count;
        break;
    case VAKA_ARG_SEAT:
        span = layout->setup.seats;
        break;
    case VAKA_ARG_WORD:
        span = vaka_word_list_size(arg->words);
        break;
    case VAKA_ARG_COUNTER:
        span = layout->counter_count;
        break;
    case VAKA_ARG_GOOD:
        span = layout->good_count;
        break;
    case VAKA_ARG_OFFER:
        span = layout->setup.content ? layout->setup.content->offer_count : 0;
        break;
    default:
        break;
    }
    return (int32_t)(min + vaka_rng_below(game->rng, (uint32_t)(span < 1 ? 1 : span)));
}

/* An action that may make sense or not: a changed one of the list, or one made up. */
static vaka_action invent(vaka_stress_game *game, int32_t seat, const vaka_action *legal,
                          uint32_t count)
{
    const vaka_module *module = game->layout->module;
    vaka_action action = legal[vaka_rng_below(game->rng, count)];

    action.seat = (int8_t)seat;
    if (vaka_rng_below(game->rng, 2)) {
        uint32_t verb =
            vaka_rng_below(game->rng, module->verb_count + VAKA_VERB_LAST + 1u - VAKA_VERB_PASS);
        action = (vaka_action){(int8_t)seat, (uint8_t)verb, {0}};
        if (verb >= module->verb_count)
            action.verb = (uint8_t)(VAKA_VERB_PASS + verb - module->verb_count);
    }
    const vaka_verb *row = vaka_verb_row(module, action.verb);
    for (int i = 0; row && i < VAKA_ARGS; i++)
        if (row->arg[i].type != VAKA_ARG_NONE && vaka_rng_below(game->rng, 2))
            action.arg[i] = (int16_t)make_up(game, &row->arg[i]);
    return action;
}

/* What is listed is accepted; what is not is refused, with a reason, and changes nothing. */
static bool legal_is_accepted(vaka_stress_game *game, int32_t seat, uint64_t hash)
{
    vaka_live *live = vaka_live_clone(game->live);
    uint32_t count;
    const vaka_action *listed = vaka_live_legal(game->live, seat, &count);
    bool good = true;

    for (uint32_t i = 0; good && i < count; i++)
        if (vaka_live_check(live, &listed[i], NULL))
            good = vaka_stress_wrong(game, &listed[i], "on the legal list, and yet refused");
    for (uint32_t i = 0; good && count && i < TRIES; i++) {
        vaka_action action = invent(game, seat, listed, count);
        vaka_refusal why = {0};
        vaka_error err = {0};

        if (!vaka_action_fits(game->layout, &action) || is_listed(listed, count, &action))
            continue;
        game->report->tries++;
        vaka_status status = vaka_live_apply(live, &action, &why, &err);
        if (status == VAKA_ERR_CONTRACT || status == VAKA_ERR_SYSTEM)
            good = vaka_stress_wrong(game, &action, "%s", err.text);
        else if (status != VAKA_ERR_ILLEGAL)
            good = vaka_stress_wrong(game, &action, "not on the legal list, and yet accepted");
        else if (!why.id || vaka_live_hash(live) != hash)
            good = vaka_stress_wrong(game, &action, "refused, but not without consequences");
    }
    vaka_live_free(live);
    return good;
}

/* The seats that a script asks, be it a card or the game itself. */
static uint8_t asked_seats(const vaka_live *live, const vaka_position *position)
{
    const vaka_question *question = vaka_question_of(position);
    uint8_t must = vaka_live_must(live), sealed = 0;

    for (int32_t seat = 0; seat < position->face.seats; seat++)
        if ((must & VAKA_SEAT(seat)) && vaka_acts_sealed(position, seat))
            sealed |= VAKA_SEAT(seat);
    if (sealed)
        return sealed;
    if (vaka_question_sealed(position))
        return must;
    if (vaka_acts_open(position))
        return VAKA_SEAT(position->script->question.seat);
    return question ? VAKA_SEAT(question->seat) : 0;
}

/* Where to look for what betrays something: "game.lua, step dive: ". Empty: it cannot be said. */
static void place_of(const vaka_stress_game *game, char *out, size_t room)
{
    const vaka_position *position = vaka_live_position(game->live);
    const vaka_module *module = game->layout->module;
    const vaka_frame *top = vaka_agenda_top(position);
    const vaka_item *item =
        top && asked_seats(game->live, position) ? vaka_question_item(position) : NULL;
    const char *file = item ? item->file : "";
    uint32_t number = !top                          ? UINT32_MAX
                      : game->layout->setup.content ? vaka_offer_step(position)
                                                    : top->step;
    const char *step = number < module->step_count ? module->steps[number].id : "";

    snprintf(out, room, "%s%s%s%s%s", file, *file && *step ? ", " : "", *step ? "step " : "", step,
             *file || *step ? ": " : "");
}

/* What a seat is shown does not hang on what it cannot know. */
static bool views_are_blind(vaka_stress_game *game, const vaka_action *action)
{
    bool good = true;
    char place[160];

    place_of(game, place, sizeof place);
    for (int32_t seat = 0; good && seat < game->setup.seats; seat++) {
        vaka_live *other = vaka_live_clone(game->live);
        vaka_resampled differ;

        vaka_resample(other, seat, game->seed + game->actions, &differ);
        if (differ.tells)
            good = vaka_stress_wrong(
                game, action,
                "%swhat it asks betrays what seat %d cannot know; whom it asks, its words and "
                "its choices may hang on what that seat knows, and on nothing else",
                place, (int)seat);
        else if (vaka_live_view_hash(other, seat) != vaka_live_view_hash(game->live, seat))
            good = vaka_stress_wrong(game, action,
                                     "%swhat seat %d is shown or may do before it betrays what the "
                                     "seat cannot know",
                                     place, (int)seat);
        game->report->samples++;
        vaka_live_free(other);
    }
    vaka_live_scene(game->live, VAKA_SPECTATOR); /* those who only watch are shown something, too */
    return good;
}

/* Does a seat see a piece of the kind there (anywhere: zone VAKA_NONE)? */
static bool sees_piece(const vaka_match *seen, int32_t kind, int32_t zone)
{
    for (int32_t at = 0; at < seen->layout->zone_count; at++)
        if ((zone < 0 || at == zone) && vaka_find(seen, at, VAKA_NONE, kind) >= 0)
            return true;
    return false;
}

/* Can a seat see what a choice of its names? */
static bool choice_is_blind(vaka_stress_game *game, const vaka_action *action,
                            const vaka_action *choice)
{
    int32_t zone = choice->verb == VAKA_VERB_CHOOSE_PIECE ? choice->arg[1] : VAKA_NONE;

    if (choice->verb != VAKA_VERB_CHOOSE_PIECE && choice->verb != VAKA_VERB_CHOOSE_CARD)
        return true;
    if (sees_piece(vaka_live_seen(game->live, choice->seat), choice->arg[0], zone))
        return true;
    return vaka_stress_wrong(game, action, "%s lets seat %d choose '%s', which it cannot see",
                             vaka_question_item(vaka_live_position(game->live))->file,
                             (int)choice->seat, game->layout->kinds[choice->arg[0]].id);
}

/* What a script lets a seat choose among is what the seat can see. */
static bool question_is_blind(vaka_stress_game *game, const vaka_action *action)
{
    const vaka_position *position = vaka_live_position(game->live);
    bool good = true;

    for (int32_t seat = 0; good && seat < game->setup.seats; seat++) {
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(game->live, seat, &count);
        vaka_action *list = vaka_xnew((count + 1u) * sizeof *list); /* a view may be made of it */
        memcpy(list, legal, count * sizeof *list);
        for (uint32_t i = 0; good && i < count && vaka_question_asks(position, seat); i++)
            good = choice_is_blind(game, action, &list[i]);
        free(list);
    }
    return good;
}

/* Would the action be the same whatever lies hidden from a seat? Another seat's that names a kind
 * may be about a piece that it alone knows. */
static bool is_open(const vaka_stress_game *game, const vaka_action *action, int32_t seat)
{
    const vaka_verb *verb = vaka_verb_row(game->layout->module, action->verb);

    for (int i = 0; i < VAKA_ARGS && action->seat != seat; i++)
        if (verb->arg[i].type == VAKA_ARG_KIND)
            return false;
    return true;
}

/* Queues in a sample what chance gave; false: a shuffle cannot be. */
static bool queue_same(vaka_live *sample, const vaka_live *truth)
{
    uint32_t count;
    const vaka_chance_result *came = vaka_live_came(truth, &count);

    vaka_live_queue_clear(sample);
    for (uint32_t i = 0; i < count; i++) {
        if (came[i].type == VAKA_CHANCE_SHUFFLE)
            return false;
        vaka_live_queue(sample, came[i]);
    }
    return true;
}

/* Did the last action show a seat something hidden, besides what was drawn? */
static bool was_shown(vaka_live *live, int32_t seat)
{
    const vaka_position *position = vaka_live_position(live);

    return (position->marks & VAKA_MARK_LEARNED) && (position->learned & VAKA_SEAT(seat));
}

/* What a seat is asked after an action does not hang on what it could not know before: done in a
 * sample (`before`, which is used up) it leads to the same view. */
static bool asking_is_blind(vaka_stress_game *game, const vaka_action *action, int32_t seat,
                            vaka_live *before)
{
    char place[160];

    if (was_shown(game->live, seat) || !is_open(game, action, seat))
        return true;
    vaka_resample(before, seat, game->seed + game->actions, NULL);
    if (!queue_same(before, game->live) || vaka_live_apply(before, action, NULL, NULL) ||
        was_shown(before, seat))
        return true;
    game->report->samples++;
    if (vaka_live_view_hash(before, seat) == vaka_live_view_hash(game->live, seat))
        return true;
    place_of(game, place, sizeof place);
    return vaka_stress_wrong(game, action,
                             "%swhat seat %d is asked after it betrays what the seat "
                             "cannot know; if an outcome tells the seat something, say "
                             "host.learned(seat) for it, whichever way it went",
                             place, (int)seat);
}

/* The same for all who are asked. */
static bool all_asking_is_blind(vaka_stress_game *game, const vaka_action *action,
                                const vaka_live *before)
{
    uint8_t asked = asked_seats(game->live, vaka_live_position(game->live));
    bool good = true;

    for (int32_t seat = 0; good && seat < game->setup.seats; seat++) {
        if (!(asked & VAKA_SEAT(seat)))
            continue;
        vaka_live *sample = vaka_live_clone(before);
        good = asking_is_blind(game, action, seat, sample);
        vaka_live_free(sample);
    }
    return good;
}

static bool undo_comes_back(vaka_stress_game *game, const vaka_action *action, uint64_t before)
{
    uint64_t after = vaka_live_hash(game->live);

    if (vaka_live_undo(game->live, action->seat, NULL))
        return true;
    game->report->undos++;
    if (vaka_live_hash(game->live) != before)
        return vaka_stress_wrong(game, action, "undo does not lead back to the same position");
    if (vaka_live_redo(game->live, action->seat, NULL, NULL) || vaka_live_hash(game->live) != after)
        return vaka_stress_wrong(game, action, "redo does not lead to the same position again");
    return true;
}

/* A copy of the live match with the same results of chance waiting. */
static vaka_live *copy_with_queue(const vaka_live *live, const vaka_position *position)
{
    vaka_live *copy = vaka_live_clone(live);

    for (uint32_t i = 0; position->chance && i < position->chance->queue_count; i++)
        vaka_live_queue(copy, position->chance->queue[i]);
    return copy;
}

static bool apply_twice(vaka_stress_game *game, const vaka_action *action)
{
    vaka_live *copy = copy_with_queue(game->live, vaka_live_position(game->live));
    vaka_error err = {0};
    vaka_status status = vaka_live_apply(game->live, action, NULL, &err);
    bool good = true;

    if (status && strstr(err.text, "the queued draw of")) { /* something took it away before */
        vaka_live_queue_clear(game->live);
        vaka_live_queue_clear(copy);
        status = vaka_live_apply(game->live, action, NULL, &err);
    }
    if (status)
        good = vaka_stress_wrong(game, action, "%s",
                                 status == VAKA_ERR_ILLEGAL ? "on the legal list, and yet refused"
                                                            : err.text);
    else if (vaka_live_apply(copy, action, NULL, &err) ||
             vaka_live_hash(copy) != vaka_live_hash(game->live))
        good = vaka_stress_wrong(game, action, "a copy of the match goes another way");
    vaka_live_free(copy);
    return good;
}

/* What the module itself says must always be true. */
static bool rules_hold(vaka_stress_game *game, const vaka_action *action)
{
    const vaka_module *module = game->layout->module;
    const vaka_check *check = vaka_extension(module, VAKA_EXT_CHECK, sizeof *check);
    const char *broken =
        check && check->broken ? check->broken(&vaka_live_position(game->live)->face) : NULL;

    return !broken || vaka_stress_wrong(game, action, "after it %s", broken);
}

/* A game in Lua says what bots should think of what it offers. */
static bool hints_are_told(vaka_stress_game *game, const vaka_action *action)
{
    uint32_t count;

    vaka_live_legal(game->live, action->seat, &count);
    int32_t *hints = vaka_xnew((count + 1u) * sizeof *hints);
    vaka_live_hints(game->live, action->seat, hints);
    free(hints);
    return !vaka_live_trouble(game->live)[0] ||
           vaka_stress_wrong(game, action, "%s", vaka_live_trouble(game->live));
}

bool vaka_stress_act(vaka_stress_game *game, const vaka_action *action)
{
    uint64_t before = vaka_live_hash(game->live);
    bool asked = vaka_question_of(vaka_live_position(game->live)) != NULL;
    uint32_t one_in = game->actions < LONG_GAME ? CLOSELY_ONE_IN : 4 * CLOSELY_ONE_IN;

    bool acts = vaka_acts_open(vaka_live_position(game->live)) ||
                vaka_acts_sealed(vaka_live_position(game->live), action->seat);

    if (asked || acts || vaka_rng_below(game->rng, one_in) == 0) {
        if (!legal_is_accepted(game, action->seat, before) || !views_are_blind(game, action) ||
            (asked && !question_is_blind(game, action)) || (acts && !hints_are_told(game, action)))
            return false;
        if (vaka_live_hash(game->live) != before)
            return vaka_stress_wrong(game, action, "looking at the match has changed it");
    }
    vaka_live *sample = vaka_live_clone(game->live);
    bool good = apply_twice(game, action) && all_asking_is_blind(game, action, sample) &&
                undo_comes_back(game, action, before) && rules_hold(game, action);
    vaka_live_free(sample);
    return good;
}
