/* serve/room.h - a table of the server: who sits there, and the match that is played.
 *
 * SPDX-License-Identifier: MIT
 *
 * A room is there from the moment somebody makes it until the server ends. Its match sleeps as
 * lines in the store, and is played again in a worker when somebody comes. */
#ifndef SERVE_ROOM_H
#define SERVE_ROOM_H

#include "chance/fair.h"
#include "serve/store.h"
#include "serve/workers.h"
#include "vaka/abi.h"

#define VAKA_ROOM_ID 20       /* room for the id of a table */
#define VAKA_ROOM_NAME 64     /* … for the name of a seat, as a journal takes it */
#define VAKA_ROOM_WATCH (-1)  /* the seat of one who looks on */
#define VAKA_ROOM_SERVER (-2) /* who speaks in the chat: the server itself */
#define VAKA_ROOM_PROPOSALS 8 /* open at a time */

struct vaka_serve;
struct vaka_guest;

typedef enum vaka_room_state {
    VAKA_ROOM_WAITING, /* for somebody to come for the first time */
    VAKA_ROOM_RUNNING,
    VAKA_ROOM_OVER
} vaka_room_state;

typedef struct vaka_room_seat {
    char who[64];                /* "person", "bot:NAME", "nobody" */
    char name[VAKA_ROOM_NAME];   /* may be empty */
    char token[VAKA_FAIR_HASH];  /* hash of what is in its invitation */
    char note[4100];             /* what this seat has written down for itself */
    bool joined, resigned, away; /* has ever come; has given up; has said good-bye */
    uint64_t left;               /* when its last connection was lost, by the loop's clock */
} vaka_room_seat;

typedef struct vaka_proposal {
    uint32_t n; /* its number; 0: there is none here */
    char what[16], with[8];
    int32_t by, seat; /* `seat`: whom it is about; VAKA_NONE: nobody */
    uint32_t to;      /* lines that stay, of a rewind */
    int64_t frame;    /* the number that was said, as that seat counts */
    uint8_t agreed;   /* set of seats */
} vaka_proposal;

typedef struct vaka_room_wait vaka_room_wait;

typedef struct vaka_room {
    struct vaka_serve *serve;
    struct vaka_room *next; /* in its bucket */
    char id[VAKA_ROOM_ID];
    json_t *spec; /* owned: game, scenario, options, rules, mods, seats */
    char *key;    /* owned: of the workers that can play it */
    vaka_room_state state;
    vaka_room_seat seat[VAKA_MAX_SEATS];
    int32_t seats;
    char watch[VAKA_FAIR_HASH]; /* hash of the invitation to look on */
    vaka_fair fair;
    bool hints;
    uint32_t rewinds;
    uint32_t series; /* rematches that have led to it, one after the other */
    json_t *outcome; /* owned; NULL: by the rules, or not over */
    json_t *far;     /* owned: of each proposed rewind, by language, how far it goes; NULL: none */
    json_t *rematch; /* owned: table and tokens by seat of the next one; NULL: none */

    vaka_process *process; /* where it is played; NULL: it sleeps */
    json_int_t match;      /* its number there; 0: not yet */
    uint32_t lives;        /* matches that have gone: what one was asked is not about the next */
    bool waking, beginning;
    bool bot_acts, bot_thinks; /* has been asked; thinks, and is asked again a moment later */
    vaka_room_wait *waits;     /* what is to be done when it is awake */
    uint32_t tries;            /* to wake it, one after the other */
    uint32_t lines;            /* in the store, or on their way to it */
    uint32_t pending;          /* writes that are under way */
    bool unkept;               /* what it is could not be written last */
    uint64_t used;             /* when somebody was here last, by the loop's clock */

    struct vaka_guest *guests;
    json_t *chat; /* owned: by number, the newest; NULL: not read yet */
    json_int_t chats;
    uint64_t crowd; /* up to when those who look on have talked, by the loop's clock */
    vaka_proposal proposal[VAKA_ROOM_PROPOSALS];
    uint32_t proposals; /* so far */
} vaka_room;

/* --- rooms (room.c) ----------------------------------------------------------------------------
 */

vaka_room *vaka_room_find(struct vaka_serve *serve, const char *id);

/* Makes one from what the maker asked for, which has been checked (make.c). Tokens of its seats,
 * and last the one to look on, go to `tokens`, which has room for them. Nothing is kept yet. */
#define VAKA_TOKEN 80 /* room for one */
vaka_room *vaka_room_new(struct vaka_serve *serve, const json_t *asked,
                         char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN]);

/* A new token for a seat (VAKA_ROOM_WATCH): the old one is good for nothing any more. */
void vaka_room_invite(vaka_room *room, int32_t seat, char token[VAKA_TOKEN]);

/* Whose token it is; false: nobody's. The secret in it is what a cookie holds. */
bool vaka_room_admit(vaka_room *room, int32_t seat, const char *secret);
bool vaka_token_split(char *token, char **id, int32_t *seat, char **secret);

/* What all may know of the room, as messages tell it; owned by the caller. */
json_t *vaka_room_players(const vaka_room *room);
json_t *vaka_room_may(const vaka_room *room, int32_t seat);
json_t *vaka_room_proposals(const vaka_room *room, const char *language);
json_t *vaka_room_next(const vaka_room *room, int32_t seat);            /* of a rematch */
json_t *vaka_room_outcome(const vaka_room *room, const char *language); /* with a sentence */
const char *vaka_room_state_name(const vaka_room *room);
bool vaka_room_is_here(const vaka_room *room, int32_t seat);

/* Does a person decide for this seat? */
bool vaka_room_has_person(const vaka_room *room, int32_t seat);

/* Sends all guests what changed; `patch` is taken over. */
void vaka_room_tell(vaka_room *room, json_t *patch);
void vaka_room_tell_players(vaka_room *room);

/* --- on disk (room_keep.c) ----------------------------------------------------------------------
 */

void vaka_room_keep(vaka_room *room, const char *head);
vaka_room *vaka_room_read(struct vaka_serve *serve, const char *id, const char *text);

/* --- its match (room_match.c, room_act.c) -------------------------------------------------------
 */

/* A request to the worker about the room's match; NULL for the members that every one has. */
json_t *vaka_room_request(const vaka_room *room, const char *cmd);

/* What opens a match for it, with the key of its chance (NULL: any, to see whether it can be). */
json_t *vaka_room_open_request(const vaka_room *room, const char *key);

/* Lines of an answer as one text, and their number; owned by the caller. */
char *vaka_lines_of(const json_t *list, uint32_t *count);

/* Begins the match if all have come. */
void vaka_room_begin(vaka_room *room);

/* Calls `go` when the match can be asked; at once if it is awake. Not good: it cannot be woken. */
typedef void vaka_room_go(void *data, bool good);
void vaka_room_when_awake(vaka_room *room, vaka_room_go *go, void *data);

/* The match is forgotten by its worker: it sleeps, or its worker is dead. Guests look at it anew.
 */
void vaka_room_sleep(vaka_room *room);
void vaka_room_lost(vaka_room *room);

/* Calls `done` when all that was written so far is on the disk: at once if it is. */
void vaka_room_when_kept(vaka_room *room, vaka_store_done *done, void *data);

/* An act of a guest: `request` (taken over) goes to the worker, what comes of it is kept, and then
 * all are told. `id` may be NULL. */
void vaka_room_act(vaka_room *room, struct vaka_guest *guest, const json_t *id, json_t *request);

/* Lets programs decide where they must; `must` are the seats, as the worker told them. */
void vaka_room_drive(vaka_room *room, const json_t *must);
void vaka_room_look(vaka_room *room); /* asks who must, and drives */

/* The match is over, by the rules or otherwise (`outcome`, taken over; NULL: by the rules). */
void vaka_room_end(vaka_room *room, json_t *outcome);

/* Goes back to the first `to` lines, with new chance from there on. */
void vaka_room_rewind(vaka_room *room, uint32_t to);

/* --- talk (room_talk.c, room_agree.c) -----------------------------------------------------------
 */

void vaka_room_say(vaka_room *room, int32_t from, const char *text);
void vaka_room_read_chat(vaka_room *room);

/* Each answers with NULL, or with a sentence: why not. */
const char *vaka_room_propose(vaka_room *room, int32_t seat, const json_t *in);
const char *vaka_room_agree(vaka_room *room, int32_t seat, const json_t *in, bool agrees);
const char *vaka_room_resign(vaka_room *room, int32_t seat);

#endif
