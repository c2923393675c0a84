/* tests/modules/gallery/obstacle.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "gallery.h"

static const vaka_reason no_effort = {"no_effort", "1.2", "you have no effort left on day {0:int}"};
static const vaka_reason no_archive = {"no_archive", "2.1", "the archive is empty"};
static const vaka_reason not_held = {"not_held", "2.2", "you hold no {0:kind}"};
static const vaka_reason room_full = {"room_full", "2.3",
                                      "{0:zone} has {1:int} {1:plural:picture:pictures} already"};
static const vaka_reason no_key = {"no_key", "3.1", "you have no key of the desk"};
static const vaka_reason not_in_desk = {"not_in_desk", "3.2", "there is no {0:kind} in the desk"};
static const vaka_reason none_hung = {"none_hung", "4.1", "you have no picture up at {0:zone}"};
static const vaka_reason none_faded = {"none_faded", "4.2",
                                       "you have no faded picture up at {0:zone}"};
static const vaka_reason not_yours = {"not_yours", "4.3",
                                      "{1:int} of the {2:int} pictures at {0:zone} are yours"};
static const vaka_reason alone = {"alone", "1.4", "the last visitor stays"};

int32_t picture_at(const vaka_match *match, int32_t room, int32_t seat, int32_t kind)
{
    for (VAKA_EACH(match, room, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner == seat && at->face == VAKA_FACE_UP &&
            (kind == VAKA_NONE || at->kind == kind))
            return piece;
    }
    return VAKA_NONE;
}

/* Verbs that put a picture from the hand somewhere. */
static const vaka_reason *hand_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    if (vaka_find(match, zone_of(action->seat, SEAT_HAND), VAKA_NONE, action->arg[0]) < 0) {
        fact[0] = action->arg[0];
        return &not_held;
    }
    if (action->verb != VERB_HANG || match->zones[action->arg[1]].count < ROOM)
        return NULL;
    fact[0] = action->arg[1];
    fact[1] = match->zones[action->arg[1]].count;
    return &room_full;
}

static const vaka_reason *borrow_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    if (!has_key(action->seat))
        return &no_key;
    fact[0] = action->arg[0];
    return vaka_find(match, ZONE_DESK, VAKA_NONE, action->arg[0]) < 0 ? &not_in_desk : NULL;
}

/* Verbs about pictures that hang in a room. */
static const vaka_reason *room_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t room = action->arg[0], seat = action->seat;
    int32_t mine = vaka_count(match, room, seat, VAKA_NONE), all = match->zones[room].count;

    fact[0] = (int16_t)room;
    fact[1] = (int16_t)mine;
    fact[2] = (int16_t)all;
    if (picture_at(match, room, seat, VAKA_NONE) < 0)
        return &none_hung;
    if (action->verb == VERB_RESTORE && picture_at(match, room, seat, KIND_FADED) < 0)
        return &none_faded;
    if (action->verb == VERB_CLEAR && mine < all)
        return &not_yours;
    return NULL;
}

static bool is_alone(const vaka_match *match)
{
    uint8_t in = vaka_seats_in(match);

    return (in & (in - 1)) == 0;
}

const vaka_reason *gallery_why_not(const vaka_match *match, const vaka_action *action,
                                   int16_t fact[VAKA_TEXT_ARGS])
{
    const gallery_game *game = match->game;

    fact[0] = game->day;
    if (action->verb < VERB_LEAVE && game->effort[action->seat] == 0)
        return &no_effort;
    switch (action->verb) {
    case VERB_TAKE:
    case VERB_PEEK:
        return match->zones[ZONE_ARCHIVE].count == 0 ? &no_archive : NULL;
    case VERB_BORROW:
        return borrow_obstacle(match, action, fact);
    case VERB_COVER:
    case VERB_RESTORE:
    case VERB_CLEAR:
        return room_obstacle(match, action, fact);
    case VERB_LEAVE:
        return is_alone(match) ? &alone : NULL;
    case VERB_LOT:
    case VERB_REST:
        return NULL;
    default:
        return hand_obstacle(match, action, fact);
    }
}

/* Runs through all values of a verb's first two arguments and offers what nothing is in the way of:
 * with a dozen rooms and kinds there is no need to be clever. */
static void consider(const vaka_match *match, int32_t seat, uint32_t verb, vaka_actions *out)
{
    int32_t end[2];
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < 2; i++)
        end[i] = verbs[verb].arg[i].type == VAKA_ARG_KIND    ? KIND_COUNT
                 : verbs[verb].arg[i].type == VAKA_ARG_SPACE ? SPACES
                                                             : 1;
    for (int32_t a = 0; a < end[0]; a++)
        for (int32_t b = 0; b < end[1]; b++) {
            vaka_action action = {(int8_t)seat, (uint8_t)verb, {(int16_t)a, (int16_t)b, 0, 0}};
            if (!gallery_why_not(match, &action, fact))
                vaka_offer(out, seat, verb, a, b, 0, 0);
        }
}

void gallery_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (uint32_t verb = 0; verb < VERB_COUNT; verb++)
        consider(match, seat, verb, out);
}
