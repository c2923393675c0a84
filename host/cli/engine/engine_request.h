/* cli/engine/engine_request.h - the inside of the engine: its matches, and a request being
 * answered.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_ENGINE_ENGINE_REQUEST_H
#define CLI_ENGINE_ENGINE_REQUEST_H

#include "cli/base/clauses.h"
#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#include "cli/engine/engine.h"
#include "play/hint.h"
#include "play/think.h"

#include <jansson.h>

typedef struct vaka_engine_watch vaka_engine_watch;     /* engine_page.h */
typedef struct vaka_engine_program vaka_engine_program; /* engine_program.c */

typedef struct vaka_engine_match {
    int32_t number;              /* from 1, never used again */
    int32_t source;              /* of a sample: the match it was made from; 0: no sample */
    vaka_record *record;         /* owned; NULL for a sample */
    vaka_live *live;             /* the record's; a sample's own */
    const vaka_names *names;     /* borrowed from the record, or from the source's */
    vaka_mod_choice *mod_choice; /* borrowed: where its content comes from */
    vaka_thought *hint;          /* owned: looks ahead for a seat that has asked; NULL: none has */
    int32_t hint_seat;
    uint32_t hint_spared;          /* looks of other seats at it since it was over */
    vaka_engine_program *programs; /* owned: by seat; NULL: none has played yet */
    /* By seat, for all its pages: vaka_live_clock + 1 to which it went back, where it is asked; and
     * after an answer by itself before which nothing could be taken back. 0: never. */
    uint32_t undone_at[VAKA_MAX_SEATS], passed_at[VAKA_MAX_SEATS];
} vaka_engine_match;

/* A choice of mods for each list that matches are played with, which borrow from it. It goes with
 * the last of them; that of no mods at all stays, because reading what is installed takes time,
 * until it has served too many choices of rules. */
typedef struct vaka_engine_choice {
    char *mods; /* owned: the list as JSON, to find it again */
    vaka_mod_choice mod_choice;
    char *sprite;    /* owned: drawings for pages, as they were asked for last */
    char *sprite_of; /* owned: of which game, and which mods */
    struct vaka_engine_reader
        *readers; /* owned: its texts, by language; read when they are wanted */
} vaka_engine_choice;

#define VAKA_ENGINE_CHOICES 64u /* at a time */
#define VAKA_ENGINE_LOADED 16u  /* contents that one loads before another one is made */

/* Digests of the rules of a game, read when its first refusal is answered. */
typedef struct vaka_engine_digests {
    const vaka_module *module;
    vaka_clauses clauses; /* owned */
} vaka_engine_digests;

/* A layout for pages, kept because it takes long to make: matches of the same choice have the same.
 */
typedef struct vaka_engine_paper {
    uint64_t of;    /* hash of all that it is made of */
    json_t *layout; /* owned; NULL: none yet */
} vaka_engine_paper;
#define VAKA_ENGINE_PAPERS 8u

struct vaka_engine {
    vaka_plugins *plugins;
    vaka_engine_paper papers[VAKA_ENGINE_PAPERS];
    uint32_t newest_paper;
    vaka_engine_choice *choices[VAKA_ENGINE_CHOICES]; /* owned */
    uint32_t choice_count;
    vaka_engine_digests *digests; /* owned */
    uint32_t digest_count;
    bool referee;
    bool quits;
    vaka_engine_match *matches; /* owned */
    uint32_t count;
    int32_t newest;              /* number given last */
    int32_t last;                /* the match that requests mean if they name none; 0: none */
    vaka_engine_watch **watches; /* owned */
    uint32_t watch_count;
    int32_t newest_watch;
};

typedef struct vaka_request {
    vaka_engine *engine;
    json_t *in;                  /* borrowed */
    json_t *out;                 /* what the answer says besides id and ok */
    vaka_engine_match *match;    /* NULL for a request that needs none */
    vaka_mod_choice *mod_choice; /* NULL until vaka_engine_choice_of has found it */
    int32_t seat;                /* for a request about a seat */
    vaka_engine_watch *watch;    /* who asks, if it is said; NULL */
} vaka_request;

/* The answer to a request that has been read already, with `id` and `ok`; owned by the caller. */
json_t *vaka_engine_reply(vaka_engine *engine, json_t *in);

/* A handler fills request->out and returns true, or says what is wrong and returns false. */
typedef bool (*vaka_handler)(vaka_request *request);

/* Replace the answer by a failure; both return false. */
bool vaka_request_fail(vaka_request *request, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
bool vaka_request_refuse(vaka_request *request, const vaka_refusal *why);

/* A refusal as people read it; the caller owns it. */
json_t *vaka_request_reason(vaka_request *request, const vaka_refusal *why);

/* Members of a request. Each fails with a sentence if the member has a wrong type or is out of
 * bounds; a missing one leaves `*out` as it was, unless it is needed. */
bool vaka_request_integer(vaka_request *request, const char *key, int64_t min, int64_t max,
                          int64_t *out);
bool vaka_request_text(vaka_request *request, const char *key, bool needed, const char **out);

void vaka_request_set(vaka_request *request, const char *key, json_t *value); /* takes value over */

/* JSON as text without blanks, terminated (engine_write.c); `length` may be NULL. Owned by the
 * caller. */
char *vaka_json_write(const json_t *json, size_t *length);

/* The same of each of a list, with a sign before it. */
char *vaka_json_write_each(const json_t *list, char before, size_t *length);

/* With members in the order of their names; owned by the caller. */
char *vaka_json_write_sorted(const json_t *json);

/* From now on freed memory of JSON is kept for the next (engine_memory.c), for programs that make
 * much of it. Comes first in a program, and what the library's own writer gives is then nothing
 * that free() may have: all that is written is written by the functions above. */
void vaka_json_keep_memory(void);

/* JSON of common things; the caller owns it. */
json_t *vaka_json_text(const char *text);
json_t *vaka_json_hash(uint64_t hash);
json_t *vaka_json_seats(uint8_t set);
json_t *vaka_json_zone(const vaka_layout *layout, int32_t zone); /* as in actions */
json_t *vaka_json_said(const vaka_engine_match *match, const vaka_said *said);
json_t *vaka_json_event(const vaka_engine_match *match, const vaka_event *event);

/* What a seat (VAKA_SPECTATOR, VAKA_REFEREE) sees (engine_view.c), and what is going on. */
json_t *vaka_json_view(const vaka_engine_match *match, int32_t seat);
json_t *vaka_json_phase(const vaka_engine_match *match, int32_t seat);

/* Numbers, order and deal that a redacted match shows to a seat, and how a match has ended
 * (engine_table.c). No order, no deals: null; not ended: NULL. */
json_t *vaka_json_counters(const vaka_match *seen);
json_t *vaka_json_order(const vaka_match *seen);
json_t *vaka_json_deal(const vaka_match *match, int32_t seat);
json_t *vaka_json_result(const vaka_engine_match *match);

/* Content of a new match (engine_content.c): the choice that the request's `mods` mean, NULL after
 * a failure; and, with its `rules` and `scenario`, the match set up. */
vaka_mod_choice *vaka_engine_choice_of(vaka_request *request);

/* A text that a script of the match gave, which may be the id of one in a language file: as English
 * people read it; without an engine, as it is. Borrowed until the match is closed. */
const char *vaka_engine_say(vaka_engine *engine, const vaka_engine_match *match, const char *text);

/* What a rule of the match's game says, clause by clause, each on a line; NULL if nothing is known
 * of it. Owned by the caller. */
char *vaka_engine_digest(vaka_request *request, const char *rule);
bool vaka_engine_set_up(vaka_request *request, const vaka_module *module, vaka_journal_head *head,
                        vaka_setup *setup);
void vaka_engine_choices_done(vaka_engine *engine);

/* Forgets the lists of mods that no match is played with: those of refused requests and of matches
 * that were closed. */
void vaka_engine_choices_tidy(vaka_engine *engine);

/* Handlers of requests that make, keep and drop matches (engine_match.c). */
bool vaka_engine_new_match(vaka_request *request);
bool vaka_engine_load(vaka_request *request);
bool vaka_engine_save(vaka_request *request);
bool vaka_engine_journal(vaka_request *request);
bool vaka_engine_resample(vaka_request *request);
bool vaka_engine_close(vaka_request *request);
void vaka_engine_drop(vaka_engine *engine, int32_t number); /* with its samples */

/* Handlers of requests in a match (engine_play.c). */
bool vaka_engine_turn(vaka_request *request);
bool vaka_engine_legal(vaka_request *request);
bool vaka_engine_apply(vaka_request *request);
bool vaka_engine_undo(vaka_request *request);
bool vaka_engine_redo(vaka_request *request);
bool vaka_engine_view(vaka_request *request);
bool vaka_engine_chance(vaka_request *request);
bool vaka_engine_hash(vaka_request *request);
bool vaka_engine_layout(vaka_request *request); /* engine_table.c */
bool vaka_engine_reach(vaka_request *request);  /* engine_reach.c */
bool vaka_engine_hint(vaka_request *request);   /* engine_hint.c */
void vaka_engine_hint_drop(vaka_engine_match *match);

/* A hint for a seat (engine_hint.c), as far as it has come: it is looked ahead for in the
 * background, and to be asked for again while it `thinks`. `now`: no longer. False: there is none.
 */
bool vaka_engine_advise(vaka_engine_match *match, int32_t seat, bool now, vaka_hint *hint,
                        bool *thinks, uint32_t *progress);
/* The same in sentences, in the language of a watch (NULL: the match's). Owned by the caller. */
json_t *vaka_engine_hint_text(const vaka_engine_match *match, const vaka_engine_watch *watch,
                              int32_t seat, const vaka_hint *hint);

/* What a program does for a seat (engine_program.c): its action, or nothing because it thinks, or
 * because the seat need not decide. To be asked again while it thinks. At most so many think at a
 * time. */
typedef struct vaka_engine_decision {
    bool thinks, chosen;
    uint32_t progress; /* of a hundred */
    vaka_action action;
} vaka_engine_decision;
#define VAKA_ENGINE_THOUGHTS 2u
vaka_status vaka_engine_decide(vaka_engine *engine, vaka_engine_match *match, int32_t seat,
                               const char *name, vaka_engine_decision *out, vaka_error *err);
void vaka_engine_programs_drop(vaka_engine_match *match);

uint32_t vaka_engine_thoughts(const vaka_engine *engine); /* that are under way */

/* Handlers of requests of those who watch (engine_watch.c), and of what there is to play. */
bool vaka_engine_watch_match(vaka_request *request);
bool vaka_engine_unwatch(vaka_request *request);
bool vaka_engine_news(vaka_request *request);
bool vaka_engine_why(vaka_request *request);
bool vaka_engine_means(vaka_request *request);
bool vaka_engine_catalogue(vaka_request *request);

/* The watch of a number; NULL: there is none. Those of a match go with it (0: all of them). */
vaka_engine_watch *vaka_engine_watch_of(const vaka_engine *engine, int64_t number);
void vaka_engine_watches_drop(vaka_engine *engine, int32_t match);

/* What a match was made with; NULL: it is none of the engine's. */
vaka_engine_choice *vaka_engine_choice_behind(vaka_engine *engine, const vaka_engine_match *match);

/* A match's texts in a language, or else in English; borrowed until the match is closed. */
const vaka_language *vaka_engine_language(vaka_engine *engine, const vaka_engine_match *match,
                                          const char *language);

#endif
