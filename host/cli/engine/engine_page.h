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

/* Somebody who looks at a match. */
struct vaka_engine_watch {
    int32_t number; /* from 1, never used again */
    int32_t match;
    int32_t seat; /* VAKA_SPECTATOR: everybody's */
    uint32_t seq;
    vaka_names names;     /* the match's, in the reader's language */
    json_t *document;     /* owned: as it was told last */
    vaka_page_line *told; /* owned: the log as it was told last */
    uint32_t told_count;
    uint64_t grounds; /* hash of the names that grounds gave to spaces when the log was written */
};

/* Members of a document: what is empty is left out. _part takes `part` over. */
void vaka_put_text(json_t *into, const char *key, const char *text);
void vaka_put_number(json_t *into, const char *key, int32_t number);
void vaka_put_true(json_t *into, const char *key, bool is);
void vaka_put_part(json_t *into, const char *key, json_t *part);

/* A copy without nulls and without what is empty; NULL if nothing is left. */
json_t *vaka_json_bare(const json_t *json);

/* Key of a member that is known by a number: "12". `out` has 16 bytes and is returned. */
const char *vaka_page_key(int32_t number, char *out);

/* engine_document.c: all that a seat sees, but for its log. */
json_t *vaka_page_document(const vaka_view *view);

/* engine_scene.c: what the module says of it. */
void vaka_page_scene(json_t *into, const vaka_view *view);
void vaka_put_tone(json_t *into, uint32_t tone);
void vaka_put_zone(json_t *into, const char *key, const vaka_layout *layout, int32_t zone);

/* engine_told.c: brings the watch's log up to date: sets `log` of the document, and returns the
 * events that are new. `before` is the document of last time; NULL: there was none. */
json_t *vaka_page_told(vaka_engine_watch *watch, const vaka_view *view, const vaka_record *record,
                       const json_t *before, json_t *document);

/* engine_paper.c: what never changes. */
json_t *vaka_page_layout(vaka_engine *engine, const vaka_engine_match *match,
                         const vaka_view *view);

/* engine_sprite.c: all drawings there are for a match as one SVG text. Borrowed until it is asked
 * for another match. */
const char *vaka_page_sprite(vaka_engine *engine, const vaka_engine_match *match);

/* engine_patch.c: the merge patch (RFC 7396) that makes `after` of `before`; both are objects
 * without nulls. An empty object: they are equal. */
json_t *vaka_json_patch(const json_t *before, const json_t *after);

#endif
