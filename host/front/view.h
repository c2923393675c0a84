/* front/view.h - what one seat is shown, gathered: the only thing the text parts draw from.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_VIEW_H
#define FRONT_VIEW_H

#include "match/live.h"
#include "match/record_log.h"
#include "table/question.h"
#include "table/sentence.h"

#define VAKA_VIEW_NAME 96   /* room enough for the name of a seat or a place */
#define VAKA_ITEM_TEXT 1024 /* … and for what is written on a card */

typedef struct vaka_view {
    vaka_live *live;
    const vaka_layout *layout;
    const vaka_names *names;       /* those it was given, with the names of grounds for spaces */
    vaka_names own;                /* what it points to: so a view stays where it is */
    const vaka_language *language; /* the reader's language; may be NULL */
    int32_t seat;                  /* VAKA_SPECTATOR: what is open to all */
    const vaka_match *seen;        /* these two borrowed from the live match */
    const vaka_scene *scene;
    const vaka_question *question; /* of a script, while it waits for an answer; else NULL */
    const vaka_item *asks;         /* what asks it; may be NULL */
    vaka_action *planned;          /* owned: the seat's own list in a sealed question, in order */
    uint32_t planned_count;
    vaka_action *legal; /* owned */
    uint32_t legal_count;
    int16_t *sources; /* owned: see vaka_picks_look; NULL: nobody has looked */
    uint8_t must, may, winners;
    bool finished;
    /* What has no name is called by where it lies (bearings.c); NULL: by its coordinates. */
    bool (*bearing)(const struct vaka_view *view, int32_t zone, char *out, size_t room);
    char mark[VAKA_MAX_SEATS][8]; /* a letter for each seat: no two are alike */
} vaka_view;

/* Gathers it. Good until the match changes or the live match is asked about another seat. */
void vaka_view_init(vaka_view *view, vaka_live *live, const vaka_names *names, int32_t seat);
void vaka_view_done(vaka_view *view);

/* Names as people read them. `out` has VAKA_VIEW_NAME bytes and is returned. */
const char *vaka_view_seat(const vaka_view *view, int32_t seat, char *out);
const char *vaka_view_zone(const vaka_view *view, int32_t zone, char *out);
const char *vaka_view_kind(const vaka_view *view, int32_t kind, char *out);

/* What a row of a tray is called: its own title, or its kind's. */
const char *vaka_view_tray(const vaka_view *view, const vaka_tray *row, char *out);

const char *vaka_view_counter(const vaka_view *view, int32_t counter, char *out);
const char *vaka_view_mat(const vaka_view *view, int32_t mat, char *out);

/* The number of a counter (`seat` VAKA_NONE: of the game's own), or what the field of a track says;
 * "?" where the seat may not know it. Points as people read them. `out` as above. */
const char *vaka_view_counted(const vaka_view *view, int32_t counter, int32_t seat, char *out);
const char *vaka_view_points(const vaka_view *view, int32_t points, char *out);

/* A text that comes from data. `out` has VAKA_SENTENCE bytes and is returned. */
const char *vaka_view_word(const vaka_view *view, int32_t word, char *out);

/* Why the match is over, as the game says; "" if it does not. `out` as above. */
const char *vaka_view_reason(const vaka_view *view, char *out);

/* What content says of a kind: a card with its text. NULL: nothing. */
const vaka_item *vaka_view_item(const vaka_view *view, int32_t kind);

/* That text as it is read: "1 point; 2 while … [9.5]"; "" if there is none. `out` has
 * VAKA_ITEM_TEXT bytes and is returned. */
const char *vaka_view_item_text(const vaka_view *view, const vaka_item *item, char *out);

/* What is to be said of a kind: that text of its card, or else the text with the id "kind.ID.text"
 * of the game. "" if there is none; `out` as above. */
const char *vaka_view_kind_text(const vaka_view *view, int32_t kind, char *out);

/* "Ada", "Ada and Bela", "Ada, Bela and Citlali"; "nobody" for the empty set. */
const char *vaka_view_seats(const vaka_view *view, uint8_t seats, char *out, size_t room);

/* A seat's score as people read it. `out` has VAKA_VIEW_NAME bytes and is returned. */
const char *vaka_view_score(const vaka_view *view, int32_t seat, char *out);

/* What the ground of a space is, as the module says; NULL if it says nothing. With a mark it is one
 * of many alike, without one its text is a name. */
const vaka_overlay *vaka_view_ground(const vaka_view *view, int32_t zone);

/* A sentence with its gaps filled; "" if nothing was said. `out` has VAKA_SENTENCE bytes. */
const char *vaka_view_said(const vaka_view *view, const vaka_said *said, char *out);

/* Does a sentence begin with the turn itself, "Turn 3: actions"? Then nobody need say it before. */
bool vaka_view_says_turn(const vaka_view *view, const char *sentence);

/* Why not, in one sentence without its rule. `out` as above. */
const char *vaka_view_refusal(const vaka_view *view, const vaka_refusal *why, char *out);

/* What a script wants to know, in one sentence: "Which ship is lost?". `out` as above. */
const char *vaka_view_question(const vaka_view *view, char *out);

/* What a button for an action says: "Take 2 stones". `out` has VAKA_SENTENCE bytes. */
const char *vaka_view_action(const vaka_view *view, const vaka_action *action, char *out);

/* May the seat know how many pieces lie in the zone? */
bool vaka_view_counts(const vaka_view *view, int32_t zone);

/* Is a place of a mat the one to show, among those that share its box? The first that holds
 * something is, else the first of all. */
bool vaka_view_place(const vaka_view *view, int32_t place);

/* What an entry of the log says, as the seat reads it; `out` has VAKA_SENTENCE bytes. */
const char *vaka_view_event(const vaka_view *view, const vaka_event *event, char *out);

/* What has passed by itself (VAKA_EVENT_ITSELF): the stage of the turn, or what was done where the
 * game names no stages. */
const char *vaka_view_passed(const vaka_view *view, const vaka_event *event, char *out);

/* Is entry `at` of a log a die of which the game itself says, right behind it, who rolled it for
 * what (an event "…_rolled")? Or that a seat had nothing to decide, and the game tells what it did
 * then? Or the number of the turn, which stands above it? Then it need not be shown. */
bool vaka_view_retold(const vaka_view *view, const vaka_log_entry *log, uint32_t at,
                      uint32_t count);

/* Does a verb end a step: as the game says, or because it commits a sealed answer or passes? What
 * of the scene is lost by it: the number of the next loss from `*at` on, which is moved behind it;
 * NULL: no more. */
bool vaka_view_ends(const vaka_view *view, uint32_t verb);
const vaka_said *vaka_view_loss(const vaka_view *view, uint32_t verb, uint32_t *at);

/* The place of an action in the legal list, from 1; 0 if it is not in it. */
uint32_t vaka_view_number(const vaka_view *view, const vaka_action *action);

/* places.c: writes what a reader calls a space, `places` being a vaka_view: for the `place` of
 * vaka_names. False: nothing but its coordinates. */
bool vaka_place_name(const void *places, int32_t zone, char *out, size_t room);

/* Has it a name of its own, as it is printed; else one that the reader has found there and nowhere
 * else? */
bool vaka_place_is_named(const vaka_view *view, int32_t zone, bool printed);

/* bearings.c: "the hex north of X", for the `bearing` of a view. False: there is none. */
bool vaka_place_bearing(const vaka_view *view, int32_t zone, char *out, size_t room);

#endif
