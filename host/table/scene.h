/* table/scene.h - the inside of a scene: what describe() said, kept as plain data.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_SCENE_H
#define TABLE_SCENE_H

#include "layout/layout.h"

typedef struct vaka_said { /* a sentence and what fills its gaps; text NULL: nothing was said */
    const char *id;
    const char *text;
    int16_t arg[VAKA_TEXT_ARGS];
    int16_t unused[2]; /* 0: scenes are compared byte by byte */
} vaka_said;

#define VAKA_OVERLAY_LINK 1u   /* a: from, b: to */
#define VAKA_OVERLAY_PATH 2u   /* a: space, b: number of the path */
#define VAKA_OVERLAY_TINT 3u   /* a: space */
#define VAKA_OVERLAY_SLOTS 4u  /* a: space, b: filled, c: all */
#define VAKA_OVERLAY_BADGE 5u  /* a: space, said; b: 1 + zone whose pieces stand there */
#define VAKA_OVERLAY_GROUND 6u /* a: space, said, mark, art */
#define VAKA_OVERLAY_TARGET 7u /* a: space; only how it glows */

typedef struct vaka_overlay {
    uint32_t type;
    uint32_t tone;
    int32_t a, b, c;
    int32_t unused; /* 0 */
    vaka_said said;
    const char *mark, *art; /* static, the module's; may be NULL */
} vaka_overlay;

/* The zone whose pieces are shown at the overlay's space; VAKA_NONE: it is no such overlay. */
static inline int32_t vaka_overlay_group(const vaka_overlay *overlay)
{
    return overlay->type == VAKA_OVERLAY_BADGE && overlay->b > 0 ? overlay->b - 1 : VAKA_NONE;
}

#define VAKA_ELEMENT_STRIP 1u  /* said: caption; its kinds follow as VAKA_ELEMENT_KIND */
#define VAKA_ELEMENT_KIND 2u   /* a: kind, b: count */
#define VAKA_ELEMENT_METER 3u  /* said, a: value, b: max */
#define VAKA_ELEMENT_TABLE 4u  /* a: columns; its cells follow as VAKA_ELEMENT_CELL */
#define VAKA_ELEMENT_CELL 5u   /* said, a: 1 if its row applies now */
#define VAKA_ELEMENT_NOTE 6u   /* said */
#define VAKA_ELEMENT_ODDS 7u   /* said, a: chances, b: of */
#define VAKA_ELEMENT_BUTTON 8u /* action */
#define VAKA_ELEMENT_GOOD 9u   /* said, a: given, b: got; buttons for less and more may follow */
#define VAKA_ELEMENT_DIE 10u   /* said, a: face */

typedef struct vaka_element {
    uint32_t type;
    uint32_t tone;
    int32_t a, b;
    vaka_said said;
    vaka_action action;
} vaka_element;

typedef struct vaka_panel_info {
    const char *id; /* static, the module's */
    vaka_said title;
    uint32_t first, count; /* its elements */
    bool middle;           /* shown in the middle */
} vaka_panel_info;

typedef struct vaka_meaning { /* of a verb, just now */
    uint32_t verb;
    vaka_said said; /* its gaps are the action's */
} vaka_meaning;

typedef struct vaka_tray { /* a row of what can be had */
    uint32_t verb;
    int32_t kind, stock;
    vaka_said cost, why, title;
    const char *art; /* static, the module's; may be NULL */
    int32_t price;
    int32_t argument, value;
} vaka_tray;

typedef struct vaka_purse {
    vaka_said said;
    int32_t left, all;
} vaka_purse;

typedef struct vaka_ending { /* a verb that ends a step, and something that is lost by it */
    uint32_t verb;
    vaka_said lost;
} vaka_ending;

typedef struct vaka_last { /* what is done right before */
    bool any;
    uint32_t verb;
    vaka_said said;
} vaka_last;

#define VAKA_SCENE_MAX 4096u /* overlays, elements, panels each; what comes after is ignored */

struct vaka_scene {
    vaka_said phase, prompt;
    vaka_said stages[VAKA_STAGES];
    uint32_t stage_count;
    int32_t stage; /* the one being played, or VAKA_NONE */
    vaka_meaning meanings[VAKA_MEANINGS];
    uint32_t meaning_count;
    vaka_tray trays[VAKA_TRAY_ROWS];
    uint32_t tray_count;
    vaka_purse purses[VAKA_PURSES];
    uint32_t purse_count;
    vaka_ending endings[VAKA_ENDINGS];
    uint32_t ending_count;
    vaka_last last;
    vaka_overlay *overlays; /* owned arrays, used again from scene to scene */
    vaka_element *elements;
    vaka_panel_info *panels;
    uint32_t overlay_count, overlay_room;
    uint32_t element_count, element_room;
    uint32_t panel_count, panel_room;
    bool panels_full; /* a panel found no room: its elements are ignored with it */
};

void vaka_scene_init(vaka_scene *scene);
void vaka_scene_done(vaka_scene *scene);
void vaka_scene_clear(vaka_scene *scene); /* empties it, keeps the memory */

/* How many of a good the seat gives and gets. Where that can be changed four buttons come next:
 * less and more of what it gives, less and more of what it gets. */
void vaka_panel_good(vaka_scene *scene, const vaka_text *text, int32_t good, int32_t given,
                     int32_t got);

#endif
