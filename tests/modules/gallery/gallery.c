/* tests/modules/gallery/gallery.c - a test game: one of everything a front end can show.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules; every refusal cites one of these numbers.
 *
 * 1. One to four visitors spend some days in a gallery. 1.1 Each day they act in turn, until all of
 * them rest one after the other. 1.2 Each action but to rest and to leave takes one of the six
 * efforts of the day. 1.3 The most fame at the end wins; a tie is broken by chance. 1.4 A visitor
 * may leave for good, unless it is the last one.
 *
 * 2. 2.1 A picture is taken from the top of the archive; one may also peek at its top two. 2.2 What
 * is held can be hung in a room (1 fame, and 1 more in the rotunda), sold for a coin, stored in
 * one's safe, hidden in the attic, lent to the desk or buried under the archive. Whoever lets a
 * picture go mixes its hand before. 2.3 A room has place for two pictures.
 *
 * 3. 3.1 Every other visitor has a key of the desk, sees what lies in it and 3.2 may borrow it.
 *
 * 4. 4.1 A picture of one's own can be covered: it is turned round, and belongs to nobody; 4.2 if
 * faded, restored (1 fame); or 4.3 the room cleared of its pictures, if all are one's own.
 *
 * 5. A lot from the hat is worth 2 fame if it is golden. It goes back into the hat. */
#include "gallery.h"

#define NO_ARGS                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }
#define A_KIND                                                                                     \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_KIND, 0, 0, NULL                                                              \
        }                                                                                          \
    }
#define A_ROOM                                                                                     \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_SPACE, 0, 0, NULL                                                             \
        }                                                                                          \
    }

const vaka_verb verbs[VERB_COUNT] = {
    [VERB_TAKE] = {"take", "Take a picture from the archive", 0, NO_ARGS},
    [VERB_HANG] = {"hang",
                   "Hang {0:kind} at {1:zone}",
                   0,
                   {{VAKA_ARG_KIND, 0, 0, NULL}, {VAKA_ARG_SPACE, 0, 0, NULL}}},
    [VERB_SELL] = {"sell", "Sell {0:kind}", 0, A_KIND},
    [VERB_STORE] = {"store", "Store {0:kind} in the safe", 0, A_KIND},
    [VERB_HIDE] = {"hide", "Hide {0:kind} in the attic", 0, A_KIND},
    [VERB_LEND] = {"lend", "Lend {0:kind} to the desk", 0, A_KIND},
    [VERB_BURY] = {"bury", "Put {0:kind} under the archive", 0, A_KIND},
    [VERB_BORROW] = {"borrow", "Borrow {0:kind} from the desk", 0, A_KIND},
    [VERB_COVER] = {"cover", "Cover a picture at {0:zone}", 0, A_ROOM},
    [VERB_RESTORE] = {"restore", "Restore a picture at {0:zone}", 0, A_ROOM},
    [VERB_CLEAR] = {"clear", "Clear {0:zone}", 0, A_ROOM},
    [VERB_PEEK] = {"peek", "Peek at the archive", 0, NO_ARGS},
    [VERB_LOT] = {"lot", "Draw a lot", 0, NO_ARGS},
    [VERB_LEAVE] = {"leave", "Leave for good", 0, NO_ARGS},
    [VERB_REST] = {"rest", "Rest", 0, NO_ARGS},
};
static const vaka_step steps[] = {
    [STEP_DAYS] = {"days", "Days"},
    [STEP_DAY] = {"day", "Day"},
};
static const vaka_option options[] = {
    [OPTION_DAYS] = {"days", "Days", "1", 1, 5, 2},
};
static const vaka_text events[] = {
    [EVENT_DAY] = {"day", "Day {0:int} of {1:int}"},
    [EVENT_TOOK] = {"took", "{0:seat} takes {1:kind} from the archive"},
    [EVENT_HUNG] = {"hung", "{0:seat} hangs {1:kind} at {2:zone}"},
    [EVENT_PUT] = {"put", "{0:seat}: {2:verb} ({1:kind})"},
    [EVENT_BORROWED] = {"borrowed", "{0:seat} borrows {1:kind}"},
    [EVENT_COVERED] = {"covered", "{0:seat} covers a picture at {1:zone}"},
    [EVENT_RESTORED] = {"restored", "{0:seat} restores a picture at {1:zone}: {2:kind}"},
    [EVENT_CLEARED] = {"cleared", "{0:seat} clears {1:zone}"},
    [EVENT_PEEKED] = {"peeked", "{0:seat} peeks at the archive"},
    [EVENT_LOT] = {"lot", "{0:seat} draws {1:kind}"},
    [EVENT_LEFT] = {"left", "{0:seat} leaves for good"},
    [EVENT_TIE] = {"tie", "Chance breaks the tie for {0:seat}"},
};

/* Tells all; the kind, second of the numbers, only to the seat. */
static void tell_secret(vaka_match *match, uint32_t event, int32_t seat, int32_t kind, int32_t c)
{
    vaka_event told = {(uint16_t)event,
                       VAKA_SEAT(seat),
                       1u << 1,
                       {(int16_t)seat, (int16_t)kind, (int16_t)c, 0, 0, 0}};

    vaka_tell_event(match, &told);
}

static void add_fame(vaka_match *match, int32_t seat, int32_t points)
{
    int32_t fame = vaka_score(match, seat), now = fame + points;
    int32_t visitor =
        vaka_find(match, ZONE_FAME + (fame < TRACK ? fame : TRACK - 1), seat, KIND_VISITOR);

    vaka_score_set(match, seat, now);
    vaka_piece_move(match, visitor, ZONE_FAME + (now < TRACK ? now : TRACK - 1));
}

/* 2.2: nobody can tell any more which picture of the hand it was that it knew. Without this, what
 * others see would depend on which of two like pictures goes. */
static int32_t let_go(vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t hand = zone_of(seat, SEAT_HAND);

    for (VAKA_EACH(match, hand, piece))
        vaka_forget(match, piece);
    return vaka_find(match, hand, VAKA_NONE, kind);
}

static void apply_hang(vaka_match *match, int32_t seat, int32_t kind, int32_t room)
{
    int32_t picture = let_go(match, seat, kind);

    vaka_piece_own(match, picture, seat);
    vaka_piece_flip(match, picture, VAKA_FACE_UP);
    vaka_piece_move(match, picture, room);
    vaka_tell(match, EVENT_HUNG, seat, kind, room, 0);
    add_fame(match, seat, room == 0 ? 2 : 1);
}

/* The verbs by which a picture goes out of sight. */
static void apply_put(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, kind = action->arg[0];
    int32_t picture = let_go(match, seat, kind);

    tell_secret(match, EVENT_PUT, seat, kind, action->verb);
    switch (action->verb) {
    case VERB_SELL:
        vaka_piece_remove(match, picture);
        picture = vaka_piece_new(match, KIND_COIN, seat, zone_of(seat, SEAT_PURSE));
        vaka_piece_flip(match, picture, VAKA_FACE_UP);
        break;
    case VERB_STORE:
        vaka_piece_move(match, picture, zone_of(seat, SEAT_SAFE));
        break;
    case VERB_HIDE:
        vaka_piece_move(match, picture, ZONE_ATTIC);
        break;
    case VERB_LEND:
        vaka_piece_move(match, picture, ZONE_DESK);
        break;
    default:
        vaka_piece_move_under(match, picture, ZONE_ARCHIVE);
        break;
    }
}

static void apply_borrow(vaka_match *match, int32_t seat, int32_t kind)
{
    vaka_piece_move(match, vaka_find(match, ZONE_DESK, VAKA_NONE, kind), zone_of(seat, SEAT_HAND));
    tell_secret(match, EVENT_BORROWED, seat, kind, 0);
}

static void apply_room(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, room = action->arg[0];
    int32_t picture = picture_at(match, room, seat, VAKA_NONE);

    if (action->verb == VERB_COVER) {
        vaka_piece_flip(match, picture, VAKA_FACE_DOWN);
        vaka_piece_own(match, picture, VAKA_NONE);
        vaka_tell(match, EVENT_COVERED, seat, room, 0, 0);
    } else if (action->verb == VERB_RESTORE) {
        picture = picture_at(match, room, seat, KIND_FADED);
        vaka_piece_become(match, picture, KIND_PORTRAIT);
        vaka_tell(match, EVENT_RESTORED, seat, room, KIND_PORTRAIT, 0);
        add_fame(match, seat, 1);
    } else {
        vaka_zone_move(match, room, ZONE_CRATE);
        vaka_tell(match, EVENT_CLEARED, seat, room, 0, 0);
    }
}

static void apply_take(vaka_match *match, int32_t seat)
{
    int32_t picture = vaka_draw(match, ZONE_ARCHIVE, zone_of(seat, SEAT_HAND));

    tell_secret(match, EVENT_TOOK, seat, match->pieces[picture].kind, 0);
}

static void apply_lot(vaka_match *match, int32_t seat)
{
    int32_t lot = vaka_draw(match, ZONE_HAT, ZONE_WALL);
    int32_t kind = match->pieces[lot].kind;

    vaka_tell(match, EVENT_LOT, seat, kind, 0, 0);
    vaka_piece_move(match, lot, ZONE_HAT);
    if (kind == KIND_GOLD)
        add_fame(match, seat, 2);
}

static void gallery_apply(vaka_match *match, const vaka_action *action)
{
    gallery_game *game = match->game;
    int32_t seat = action->seat;

    if (action->verb < VERB_LEAVE)
        game->effort[seat]--;
    switch (action->verb) {
    case VERB_TAKE:
        apply_take(match, seat);
        break;
    case VERB_HANG:
        apply_hang(match, seat, action->arg[0], action->arg[1]);
        break;
    case VERB_BORROW:
        apply_borrow(match, seat, action->arg[0]);
        break;
    case VERB_COVER:
    case VERB_RESTORE:
    case VERB_CLEAR:
        apply_room(match, action);
        break;
    case VERB_PEEK:
        vaka_peek(match, seat, ZONE_ARCHIVE, 2);
        vaka_tell(match, EVENT_PEEKED, seat, 0, 0, 0);
        break;
    case VERB_LOT:
        apply_lot(match, seat);
        break;
    case VERB_LEAVE:
        vaka_seat_out(match, seat);
        vaka_tell(match, EVENT_LEFT, seat, 0, 0, 0);
        break;
    case VERB_REST:
        vaka_pass(match);
        break;
    default:
        apply_put(match, action);
        break;
    }
}

/* 1.3: the seats with the most fame, of those that stayed. */
static void finish(vaka_match *match)
{
    int32_t best = -1, tied[SEATS] = {0}, count = 0;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t fame = vaka_score(match, seat);
        if (!(vaka_seats_in(match) & VAKA_SEAT(seat)) || fame < best)
            continue;
        count = fame > best ? 0 : count;
        best = fame;
        tied[count++] = seat;
    }
    int32_t winner = tied[0];
    if (count > 1) {
        winner = tied[vaka_chance(match, count)];
        vaka_tell(match, EVENT_TIE, winner, 0, 0, 0);
    }
    vaka_finish(match, VAKA_SEAT(winner));
}

static void gallery_step(vaka_match *match, const vaka_frame *frame)
{
    gallery_game *game = match->game;

    if (frame->step == STEP_DAY) {
        if (frame->stage) {
            vaka_done(match);
            return;
        }
        vaka_stage_set(match, 1);
        vaka_ask_round(match, vaka_seats_in(match), (game->day - 1) % match->seats,
                       game->day % 2 ? 1 : -1);
    } else if (game->day == game->days) {
        finish(match);
    } else {
        game->day++;
        for (int32_t seat = 0; seat < match->seats; seat++)
            game->effort[seat] = EFFORT;
        vaka_turn_set(match, game->day);
        vaka_tell(match, EVENT_DAY, game->day, game->days, 0, 0);
        vaka_push(match, STEP_DAY, 0, 0, 0);
    }
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.gallery",
    .title = "Gallery",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 1,
    .seats_max = SEATS,
    .verbs = verbs,
    .events = events,
    .steps = steps,
    .options = options,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .option_count = OPTION_COUNT,
    .game_size = sizeof(gallery_game),
    .layout = gallery_layout,
    .setup = gallery_setup,
    .step = gallery_step,
    .legal = gallery_legal,
    .why_not = gallery_why_not,
    .apply = gallery_apply,
    .describe = gallery_describe,
};
