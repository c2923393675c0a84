/* cli/engine/engine_page.h - what a page in a browser is told: layout, document and news.
 *
 * SPDX-License-Identifier: MIT
 *
 * sdk/docs/page-protocol.md says what is in them. All of it is made from a view (front/view.h), so
 * nothing in it hangs on what the seat may not know. In documents there is no null and nothing that
 * is empty: a change is then a JSON merge patch. */
#ifndef CLI_ENGINE_ENGINE_PAGE_H
#define CLI_ENGINE_ENGINE_PAGE_H

#include "cli/engine/engine_request.h"
#include "front/view.h"

/* One line of the log as a watch has read it. */
typedef struct vaka_page_line {
    vaka_event event; /* as the seat may know it */
    uint32_t action;
    int16_t turn;
    bool retold; /* a die that the next line speaks of: to be seen, not to be read */
} vaka_page_line;

/* Members of a document that are maps, and are brought up to date part by part. */
typedef enum vaka_page_map_name {
    VAKA_PAGE_SEATS,
    VAKA_PAGE_ZONES,
    VAKA_PAGE_COUNTERS,
    VAKA_PAGE_OVERLAYS,
    VAKA_PAGE_PANELS,
    VAKA_PAGE_TRAY,
    VAKA_PAGE_PURSES,
    VAKA_PAGE_CHOICES,
    VAKA_PAGE_PLANNED,
    VAKA_PAGE_MAPS
} vaka_page_map_name;

/* Its other members. The log comes apart, line by line (engine_told.c). */
typedef enum vaka_page_member {
    VAKA_PAGE_SEAT,
    VAKA_PAGE_PHASE,
    VAKA_PAGE_ROUND,
    VAKA_PAGE_STAGES,
    VAKA_PAGE_STAGE,
    VAKA_PAGE_ENDS,
    VAKA_PAGE_LAST,
    VAKA_PAGE_ITSELF,
    VAKA_PAGE_PROMPT,
    VAKA_PAGE_UNDO,
    VAKA_PAGE_REDO,
    VAKA_PAGE_DEAL,
    VAKA_PAGE_RESULT,
    VAKA_PAGE_MEMBERS
} vaka_page_member;

typedef struct vaka_page_part {
    uint64_t name;    /* hash of what it is … */
    uint64_t value;   /* … and of all that its JSON is made of */
    char *key;        /* owned: where it stands; NULL: it has never been put anywhere */
    json_t *made;     /* owned: what stands there; NULL: nothing */
    uint64_t *inside; /* owned: hashes of what it consists of, as its maker likes; NULL: none */
    uint32_t insides;
    uint32_t next; /* of the same slot: its place + 1; 0: none */
    uint32_t pass; /* when it was there last */
} vaka_page_part;

typedef struct vaka_page_map {
    vaka_page_part *parts; /* owned, like the slots */
    uint32_t *slots;       /* by name: places + 1; 0: none */
    uint32_t count, slot_count, pass;
    uint32_t shown; /* parts of which something stands in the document */
} vaka_page_map;

#define VAKA_PAGE_LINES 200u /* of the log in a document */

/* A document as it was told last, with what it was made of: only what is made of something else now
 * is made anew. It is kept in parts, because to find them in one great object takes longer than to
 * make them. What was made is never changed, so documents and patches may share it. All of it comes
 * from views of one seat, so what is sent of it does, too. */
typedef struct vaka_page_sheet {
    json_t *patch; /* owned: what has changed by this look; NULL: nobody asks */
    vaka_page_map map[VAKA_PAGE_MAPS];
    json_t *member[VAKA_PAGE_MEMBERS]; /* owned; NULL: it is not there */
    vaka_overlay *overlays;            /* owned: those of the last look */
    uint32_t overlay_count;
    bool overlays_stay;   /* they were the same at the look before */
    uint64_t grounds;     /* hash of what grounds call spaces: names in sentences hang on it */
    bool renamed;         /* it was another one at the last look */
    uint64_t stages;      /* hash of what `stages` is made of */
    uint64_t said;        /* the same of what verbs mean now, besides: labels hang on it */
    vaka_page_line *told; /* owned: the log */
    uint32_t told_count;
    uint32_t readable;    /* lines among them that are not retold */
    json_t **lines;       /* owned: those in the document, by their number's rest */
    uint32_t log_read;    /* entries of the record's log that are in it, … */
    uint64_t log_changes; /* … which had so often been changed otherwise than at its end */
    uint64_t log_grounds; /* `grounds` when its lines were written */
} vaka_page_sheet;

/* Somebody who looks at a match. */
struct vaka_engine_watch {
    int32_t number; /* from 1, never used again */
    int32_t match;
    int32_t seat; /* VAKA_SPECTATOR: everybody's */
    uint32_t seq;
    vaka_names names;  /* the match's, in the reader's language */
    uint32_t asked;    /* so often he was asked about a lost end, … */
    uint32_t asked_at; /* … since these news */
    vaka_page_sheet sheet;
};

/* Members of a document: what is empty is left out. _part takes `part` over. */
void vaka_put_text(json_t *into, const char *key, const char *text);
void vaka_put_number(json_t *into, const char *key, int32_t number);
void vaka_put_true(json_t *into, const char *key, bool is);
void vaka_put_part(json_t *into, const char *key, json_t *part);

/* A copy without nulls and without what is empty; NULL if nothing is left. */
json_t *vaka_json_bare(const json_t *json);

/* Key of a member that is known by a number: "12". `out` is returned. */
#define VAKA_PAGE_KEY 24
const char *vaka_page_key(int32_t number, char *out);

/* engine_parts.c: a map of a sheet that is being brought up to date. For every part that is there
 * now _stays is asked; where it says no the part is made and _put (taken over; empty: it is not
 * shown). _next_stays: one of several that are like each other; so many stand before it. _end takes
 * out those that were not asked for. */
typedef struct vaka_page_edit {
    vaka_page_sheet *sheet;
    vaka_page_map_name name;
    vaka_page_map *map;
    json_t *patch; /* owned: what has changed of it; NULL: nothing so far */
    uint32_t at;   /* the part that was asked for last */
    uint32_t seen; /* so many of them */
    bool stood;    /* it was in the document before */
} vaka_page_edit;

vaka_page_edit vaka_edit_begin(vaka_page_sheet *sheet, vaka_page_map_name name);
vaka_page_part *vaka_edit_part(const vaka_page_edit *edit); /* that was asked for last */
bool vaka_edit_stays(vaka_page_edit *edit, uint64_t name, uint64_t value);
bool vaka_edit_next_stays(vaka_page_edit *edit, uint64_t like, uint64_t value, uint32_t *n);
bool vaka_edit_is_seen(const vaka_page_edit *edit, uint64_t name); /* in this pass already? */
void vaka_edit_put(vaka_page_edit *edit, const char *key, json_t *made);
void vaka_edit_end(vaka_page_edit *edit);

/* Any other member; NULL or empty: there is none. Taken over. */
void vaka_page_set(vaka_page_sheet *sheet, vaka_page_member member, json_t *made);

/* The whole document; owned by the caller, who changes nothing in its parts. */
json_t *vaka_page_whole(const vaka_page_sheet *sheet);

void vaka_page_sheet_done(vaka_page_sheet *sheet);

/* Hashes of what parts are made of. */
uint64_t vaka_mix_text(uint64_t hash, const char *text);   /* may be NULL */
uint64_t vaka_mix_static(uint64_t hash, const char *text); /* the same, of a static text */
uint64_t vaka_mix_said(uint64_t hash, const vaka_said *said);

/* engine_document.c: brings a sheet up to date, but for its log. */
void vaka_page_look(vaka_page_sheet *sheet, const vaka_view *view);

/* engine_itself.c: the only answer there is, where the seat is asked and nothing is to be decided
 * (play/formality.h); NULL: something is, or the seat has just come back there. Owned. */
json_t *vaka_page_itself(const vaka_engine_watch *watch, const vaka_engine_match *match);

/* An action that somebody does not do himself: is it that answer? Then _went_on tells it when it is
 * done. */
typedef struct vaka_page_passing {
    vaka_event told;
    bool backs; /* the seat can take back what it did before */
} vaka_page_passing;
bool vaka_page_goes_on(const vaka_engine_watch *watch, const vaka_engine_match *match,
                       const vaka_action *action, vaka_page_passing *out);
void vaka_page_went_on(vaka_engine_match *match, int32_t seat, const vaka_page_passing *passing);
void vaka_page_came_back(vaka_engine_match *match, int32_t seat);

/* engine_names.c: comes first: what sentences hang on. _renames: is there a space in what is said
 * that is called otherwise now, or may be? _event_names: does it name one that is called by its
 * ground? */
void vaka_page_names(vaka_page_sheet *sheet, const vaka_view *view);
bool vaka_page_renames(const vaka_page_sheet *sheet, const vaka_view *view, const vaka_said *said);
bool vaka_page_event_names(const vaka_view *view, const vaka_event *event);

/* engine_scene.c: what the module says of it. */
void vaka_page_scene(vaka_page_sheet *sheet, const vaka_view *view);
void vaka_put_tone(json_t *into, uint32_t tone);
void vaka_put_zone(json_t *into, const char *key, const vaka_layout *layout, int32_t zone);

/* engine_told.c: brings the log of a sheet up to date, and returns the events that are new. The
 * record may be NULL: then there is no log. _log: as it stands in the document, owned by the
 * caller. */
json_t *vaka_page_log(const vaka_page_sheet *sheet);
json_t *vaka_page_told(vaka_page_sheet *sheet, const vaka_view *view, const vaka_record *record);

/* engine_paper.c: what never changes. Owned by the caller, who changes nothing in it. */
json_t *vaka_page_layout(vaka_engine *engine, const vaka_engine_match *match,
                         const vaka_view *view);
void vaka_page_layouts_done(vaka_engine *engine);

/* engine_sprite.c: all drawings there are for a match as one SVG text. Borrowed until it is asked
 * for another match. */
const char *vaka_page_sprite(vaka_engine *engine, const vaka_engine_match *match);

/* engine_patch.c: the merge patch (RFC 7396) that makes `after` of `before`; both are objects
 * without nulls. An empty object: they are equal. */
json_t *vaka_json_patch(const json_t *before, const json_t *after);

/* The same for one member, whatever it is; NULL: they are equal. */
json_t *vaka_json_change(json_t *before, json_t *after);

#endif
