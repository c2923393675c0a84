/* tests/modules/skirmish/skirmish.h - what the files of the module share. The rules are in
 * skirmish.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SKIRMISH_SKIRMISH_H
#define SKIRMISH_SKIRMISH_H

#include "vaka/vaka.h"

enum {
    VERB_DEPLOY,
    VERB_READY,
    VERB_MOVE,
    VERB_SCOUT,
    VERB_EXPLORE,
    VERB_END,
    VERB_PLAY,
    VERB_REVEAL,
    VERB_COUNT
};
enum { SORT_EVENT, SORT_COUNT };
enum { HOOK_ROUND_START, HOOK_TURN_START, HOOK_BATTLE, HOOK_ROUND_END, HOOK_COUNT };
enum { VALUE_ORDERS, VALUE_STACK, VALUE_REACH, VALUE_PRIZE, VALUE_COUNT };
enum { EVENT_PLAY, EVENT_WORTH }; /* functions of an event card */
enum { EXPORT_COUNT = 12 };
enum { STEP_DEPLOY, STEP_ROUND, STEP_TURN, STEP_BATTLE, STEP_COUNT };
enum { WINDOW_BATTLE, WINDOW_COUNT };
enum { OPTION_ROUNDS, OPTION_SCOUTS, OPTION_COUNT };
enum {
    EVENT_DEPLOYED,
    EVENT_TURN,
    EVENT_MOVED,
    EVENT_SCOUTED,
    EVENT_SAW,
    EVENT_EXPLORED,
    EVENT_REVEALED,
    EVENT_ATTACKED,
    EVENT_LOST,
    EVENT_PLAYED,
    EVENT_TIED,
    EVENT_WON,
    EVENT_SMOKE,
    EVENT_SCORED,
    EVENT_OUT,
    EVENT_GAINED,
    EVENT_CARD,
    EVENT_COUNT
};
enum {
    KIND_UNKNOWN, /* the backs of counters, tiles and cards */
    KIND_LAND,
    KIND_CARD,
    KIND_RIDER,
    KIND_LINE,
    KIND_GUARD,
    KIND_RUMOUR,
    KIND_CAMP,
    KIND_MEADOW,
    KIND_SPRING,
    KIND_RUIN,
    KIND_MARSH,
    KIND_RAIDERS,
    KIND_SPEAR,
    KIND_HORSE,
    KIND_SMOKE,
    KIND_COUNT
};
enum { SPACES = 48, HOMES = 4, PRIZES = 4 };
enum {
    ZONE_TILES = SPACES,
    ZONE_DECK,
    ZONE_DISCARD,
    ZONE_LOST,
    ZONE_EVENTS,
    ZONE_PAST,
    ZONE_SEATS
};
enum { SEAT_SUPPLY, SEAT_CUP, SEAT_HAND, SEAT_ZONES }; /* each seat's own, from ZONE_SEATS on */
enum { FIELD_STEPS, FIELD_VICTORIES, FIELD_FIGHTS };   /* of a counter */
enum { REACH = 2, STACK = 3, SUPPLY = 8, LEAST = 3, ORDERS = 5, HAND = 3 };

/* The rounds and homes of this match; never changes. */
typedef struct skirmish_facts {
    int32_t rounds, scouts;
    int32_t home[HOMES]; /* of each seat */
    int32_t prize[PRIZES];
} skirmish_facts;

/* Public facts only. What came into a space and what left it this turn everybody has seen, but not
 * which of several face-down counters it was: that is in the counters' fields. */
typedef struct skirmish_game {
    uint8_t came[SPACES];
    uint8_t left[SPACES];
    int16_t from, to;   /* of the battle */
    int8_t battle;      /* 1: one is to be fought */
    int8_t defender;    /* seat */
    int8_t smoke;       /* 1: it ends without a roll */
    int8_t ties;        /* so far */
    int8_t bonus[2];    /* by cards: of the attacker, of the defender */
    int8_t active;      /* seat whose turn it is; VAKA_NONE before the first */
    int8_t orders;      /* it has left */
    int8_t round, over; /* over: it has ended its turn */
    int8_t spare[2];    /* always 0 */
} skirmish_game;
_Static_assert(sizeof(skirmish_game) == 2 * SPACES + 16, "no padding");
_Static_assert(sizeof(skirmish_game) % 8 == 0, "a multiple of 8");

/* Printed on a counter (0 for other kinds); how many a seat has of it. */
typedef struct skirmish_unit {
    int32_t strength, speed, count;
} skirmish_unit;
extern const skirmish_unit unit[KIND_COUNT];

/* What is printed on a piece of any kind; event cards have the highest numbers, and nothing. */
static inline const skirmish_unit *unit_of(int32_t kind)
{
    return &unit[kind >= 0 && kind < KIND_COUNT ? kind : KIND_UNKNOWN];
}

extern const vaka_verb verbs[VERB_COUNT];
extern const vaka_step steps[STEP_COUNT];
extern const vaka_step windows[WINDOW_COUNT];
extern const vaka_option options[OPTION_COUNT];
extern const vaka_text events[EVENT_COUNT];
extern const vaka_sort sorts[SORT_COUNT];
extern const vaka_hook_spec hooks[HOOK_COUNT];
extern const vaka_value_spec values[VALUE_COUNT];
extern const vaka_export exports[EXPORT_COUNT];

static inline int32_t zone_of(int32_t seat, int32_t which)
{
    return ZONE_SEATS + seat * SEAT_ZONES + which;
}

static inline bool is_unit(int32_t kind)
{
    return kind == KIND_UNKNOWN || (kind >= KIND_RIDER && kind <= KIND_CAMP);
}

static inline bool is_decoy(int32_t kind)
{
    return kind == KIND_RUMOUR || kind == KIND_CAMP;
}

/* map.c: the board and all that lies on it and beside it at the start. */
vaka_status skirmish_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status skirmish_setup(vaka_match *match, const vaka_setup *setup);

/* stack.c: reads what stands where. VAKA_NONE: nothing does. */
int32_t holder(const vaka_match *match, int32_t space); /* the seat that stands there */
int32_t tile_at(const vaka_match *match, int32_t space);
int32_t fighter(const vaka_match *match, int32_t space);
bool is_near_home(const vaka_match *match, int32_t seat, int32_t space);
int32_t strength(const vaka_match *match, int32_t piece);

/* Of a seat's counters of a kind and face the one that has gone least this turn (4.2). */
int32_t freshest(const vaka_match *match, int32_t space, int32_t seat, int32_t kind, uint32_t face);

/* The same, of either face, a face-up one first: it has nothing to hide. */
int32_t volunteer(const vaka_match *match, int32_t space, int32_t seat, int32_t kind);

/* Does a seat have something face down there that `viewer` does not know? */
bool has_secret(const vaka_match *match, int32_t space, int32_t seat, int32_t viewer);

bool skirmish_possible(const vaka_match *match);

/* obstacle.c: what a seat may do, and why not. */
const vaka_reason *skirmish_why_not(const vaka_match *match, const vaka_action *action,
                                    int16_t fact[VAKA_TEXT_ARGS]);
void skirmish_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

/* counter.c: changes. tell_unit tells all, but the kind of a face-down counter only its owner; the
 * event's numbers are seat, kind, a, b. show turns a counter up if it is not, and a decoy is lost
 * by it: true if the counter is still there. go moves it, whatever the rules say. */
void tell_unit(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b);
void add_score(vaka_match *match, int32_t seat, int32_t points, int32_t space);
bool show(vaka_match *match, int32_t piece);
void lose(vaka_match *match, int32_t piece);
void go(vaka_match *match, int32_t piece, int32_t to);
void tire(vaka_match *match, int32_t piece, int32_t gone);
void leave_in_the_dark(vaka_match *match, int32_t space);

/* battle.c: attack begins one, if there is anybody to fight; roll_battle is false after a first
 * tie, and rolls nothing if a script has taken one of the two away. */
void attack(vaka_match *match, int32_t piece, int32_t to);
bool roll_battle(vaka_match *match);
void end_battle(vaka_match *match);

/* orders.c: what each verb does. */
void skirmish_apply(vaka_match *match, const vaka_action *action);

/* content.c: event cards (10), if there is content. */
void add_event_kinds(vaka_layout *layout);
int32_t event_cards(const vaka_layout *layout);
void lay_out_events(vaka_match *match);
void turn_up_event(vaka_match *match, int32_t seat);

/* scene.c: what a seat is shown. */
void skirmish_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
