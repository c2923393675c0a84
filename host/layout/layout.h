/* layout/layout.h - the inside of a layout: what is constant in a game, and shared by its matches.
 *
 * SPDX-License-Identifier: MIT */
#ifndef LAYOUT_LAYOUT_H
#define LAYOUT_LAYOUT_H

#include "layout/content.h"
#include "text/error.h"
#include "vaka/module.h"

typedef struct vaka_zone_info {
    uint8_t type;       /* VAKA_ZONE_… */
    uint8_t sees_up;    /* seats that see face-up pieces here */
    uint8_t sees_down;  /* seats that see face-down ones too */
    uint8_t owner_sees; /* 1: a piece's owner sees it face down */
    int8_t owner;
    uint8_t uncounted;
    uint8_t placed;       /* it has a place on a mat, and is shown there */
    uint8_t see_top;      /* only its top piece is seen: what lies below is hidden, its back too */
    uint8_t closed;       /* scripts move nothing here but by the module's exports */
    uint16_t owners;      /* whose pieces it takes: bit s, bit 15 for nobody's */
    uint32_t families;    /* of which families; bit 0: of none */
    int16_t most;         /* how many */
    int16_t aside_of;     /* what lies here in secret came out of that zone; VAKA_NONE: no such */
    int16_t aside_room;   /* a counter: how many may lie here; VAKA_NONE: any number */
    int16_t board;        /* of a space or route; VAKA_NONE for any other zone */
    vaka_hex hex;         /* of a hex */
    int16_t neighbour[6]; /* of a hex: zones, by direction; VAKA_NONE where there is none */
    uint8_t join_count;   /* of a space: its neighbours without gaps, in the layout's arena */
    uint8_t plain;        /* of a spot: its name is shown only when somebody points at it */
    uint8_t tone;         /* of a route */
    const int16_t *join, *route; /* spaces, and of a spot the routes that lead there */
    int16_t x, y, radius;        /* of a spot */
    int16_t end[2], bend;        /* of a route: its spots; its curve */
    char *art;                   /* of a spot; may be NULL */
    char *id;                    /* NULL for a space without a name of its own */
    char *title;                 /* NULL: the id, or the coordinates */
} vaka_zone_info;

#define VAKA_SIDES 6 /* of a tile, at most */
#define VAKA_PARTS 4 /* the same */

typedef struct vaka_part_info { /* of a tile, on which pieces can stand */
    int16_t word;
    uint8_t sides; /* that it reaches */
} vaka_part_info;

#define VAKA_LAYOUT_WARNINGS 4 /* more are not told */

typedef struct vaka_kind_info {
    int16_t back;             /* a kind; every kind has one, at worst the host's plain back */
    int16_t edge[VAKA_SIDES]; /* words of its sides; VAKA_NONE: none */
    vaka_part_info part[VAKA_PARTS];
    uint8_t part_count;
    bool is_back; /* of some kind */
    uint16_t group;
    uint8_t shape;
    uint8_t family; /* from 1; 0: none */
    char *id;
    char *title;
    char *letter; /* never NULL */
    char *art;    /* may be NULL */
} vaka_kind_info;

typedef struct vaka_board_info {
    int16_t first, size; /* its spaces are zones first … first+size-1 */
    int16_t min_q, max_q, min_r, max_r;
    bool spots;                  /* of spots and routes, not of hexes */
    int16_t routes, route_count; /* its routes are zones routes … routes+route_count-1 */
    int16_t *grid;               /* owned; of hexes: zone by (r-min_r)*(max_q-min_q+1)+(q-min_q) */
    int16_t *apart;              /* in the arena; of spots: steps from each to each, size*size */
    char *id, *title;
} vaka_board_info;

typedef struct vaka_counter_info {
    uint8_t per_seat;
    uint8_t see; /* VAKA_SEE_ALL, VAKA_SEE_OWNER, VAKA_SEE_NOBODY */
    int16_t min, max, start, total;
    int16_t at; /* its first number in the region of counters; the seats' lie behind it */
    char *id, *title;
    char *icon;    /* may be NULL */
    char **fields; /* of a track: one for each number from min to max; NULL: it is none */
} vaka_counter_info;

typedef struct vaka_word_info { /* a text that comes from data */
    char *id, *text;
} vaka_word_info;

typedef struct vaka_mat_info {
    int8_t owner; /* a seat; VAKA_NONE: everybody's */
    int16_t w, h;
    char *id, *title;
    char *art; /* may be NULL */
} vaka_mat_info;

typedef struct vaka_place_info { /* of a mat */
    int16_t mat;
    uint8_t what; /* VAKA_PLACE_… */
    int16_t number, x, y, w, h;
} vaka_place_info;

typedef struct vaka_moment_info { /* an event that is shown large */
    uint16_t event;
    int8_t kind, zone; /* which of its numbers they are; VAKA_NONE: none is */
} vaka_moment_info;

typedef struct vaka_sound_info { /* what an event sounds like */
    uint16_t event, sound;
} vaka_sound_info;

typedef struct vaka_mark_info { /* that pieces may carry */
    int16_t word;
    uint8_t tone;
} vaka_mark_info;

typedef struct vaka_good_info { /* that may be dealt */
    uint8_t what;               /* VAKA_GOOD_… */
    uint8_t most;               /* in one list */
    int16_t number;
    int16_t zone[VAKA_MAX_SEATS]; /* of a kind */
} vaka_good_info;

#define VAKA_ALL_SEATS 0xffu
#define VAKA_MAX_GOODS 128
#define VAKA_MOST_DEALT 99 /* of a good, in one list */
#define VAKA_MAX_MARKS 32
#define VAKA_MAX_MOMENTS 32
#define VAKA_MAX_ROUTINES 32
#define VAKA_MAX_SOUNDS 96
#define VAKA_MAX_MATS 24
#define VAKA_MAX_PLACES 192
#define VAKA_MAX_ZONES 4096 /* spaces and routes are zones, too */
#define VAKA_MAX_KINDS 2048
#define VAKA_MAX_COUNTERS 64
#define VAKA_MAX_WORDS 1024
#define VAKA_MAX_SHEET 24
#define VAKA_MAX_FRAMES 64
#define VAKA_MAX_PIECES 4096 /* of a match */
#define VAKA_MAX_BOARDS 8
#define VAKA_MAX_FAMILIES 32
#define VAKA_MAX_OPTIONS 64

struct vaka_setup {
    const vaka_module *module; /* borrowed: modules outlive everything made from them */
    int32_t seats;
    int32_t option[VAKA_MAX_OPTIONS]; /* by row of module->options */
    char scenario[64];
    const vaka_content *content;         /* borrowed; NULL for a module without content */
    const struct vaka_script_port *port; /* borrowed; what runs its scripts, in one thread */
};

struct vaka_layout {
    const vaka_module *module; /* borrowed */
    vaka_setup setup;
    vaka_arena texts;      /* ids, titles and all that is written below */
    vaka_zone_info *zones; /* owned arrays */
    vaka_kind_info *kinds;
    vaka_board_info boards[VAKA_MAX_BOARDS];
    char *families[VAKA_MAX_FAMILIES]; /* the first is none's */
    uint32_t families_known;           /* bit f: layout() said which kinds are of family f */
    int32_t zone_count, kind_count, board_count, family_count;
    int32_t piece_max, frame_max, sealed_max;
    vaka_counter_info *counters; /* owned arrays */
    vaka_word_info *words;
    int32_t *values; /* of the module, as they are where no modifier is in force */
    int32_t counter_count, word_count;
    int32_t first_said;      /* words from here on are what scripts of the content say */
    int32_t counter_numbers; /* in the region: one or `seats` each, twice as many if secret */
    int32_t sheet_max;       /* rows of the score sheet; 0: the match has no result of its own */
    int32_t act_max; /* acts that a question may offer; 0: questions of acts are not asked */
    bool has_order;
    int32_t turn_steps; /* of a whole turn; 0: pieces have no postures */
    vaka_mark_info marks[VAKA_MAX_MARKS];
    int32_t mark_count;
    vaka_moment_info moments[VAKA_MAX_MOMENTS];
    int32_t moment_count;
    vaka_sound_info sounds[VAKA_MAX_SOUNDS];
    int32_t sound_count;
    uint16_t routines[VAKA_MAX_ROUTINES]; /* events */
    int32_t routine_count;
    vaka_mat_info mats[VAKA_MAX_MATS];
    vaka_place_info places[VAKA_MAX_PLACES];
    int32_t mat_count, place_count;
    vaka_good_info *goods;                       /* owned */
    int32_t good_count, deal_offers, deal_lines; /* 0 offers: no deals are made */
    int32_t plain_back; /* the kind that covered pieces of such zones have; VAKA_NONE: no such zone,
                           and every kind has a back of its own */
    bool has_see_top, has_parts, has_aside;
    void *facts; /* owned; the module's constants */

    uint32_t at_frames, at_zones, at_present, at_pieces, at_sealed, at_game; /* offsets */
    uint32_t at_script;                                                      /* 0 without content */
    uint32_t at_counters, at_order, at_result, at_acts; /* 0 where none was declared */
    uint32_t at_postures, at_deal, at_parts;
    int32_t present_words; /* of a set of zones */
    uint32_t block_size;
    uint32_t block_room; /* with the keyframe behind it, where scripts may ask */

    bool open;          /* inside layout(): may be filled */
    bool shown;         /* vaka_layout_show_all: events hide no numbers */
    vaka_error trouble; /* the first wrong call while it was open */
    char *warnings[VAKA_LAYOUT_WARNINGS];
    uint32_t warning_count;
};

typedef struct vaka_setting { /* a module's option as a scenario sets it */
    char *id;
    int32_t value;
} vaka_setting;

/* All options at their normal values, `seats` players, no scenario. Fails if the module does not
 * take so many. */
vaka_status vaka_setup_init(vaka_setup *setup, const vaka_module *module, int32_t seats,
                            vaka_error *err);

/* Inside layout(), at its end: makes words of all that scripts of the content say, and has room for
 * a reason if one of them may end the match. And the word of such a text, or VAKA_NONE. */
void vaka_layout_says(vaka_layout *layout);
int32_t vaka_said_word(const vaka_layout *layout, const char *text);

/* Sets an option by its id; fails on an unknown one or a value out of its bounds. */
vaka_status vaka_setup_set(vaka_setup *setup, const char *id, int32_t value, vaka_error *err);

/* Runs the module's layout() and works out the block (table/block.c). `*out` is owned by the caller
 * and must outlive all matches made with it; it never changes again, so threads may share it. */
vaka_status vaka_layout_new(const vaka_setup *setup, vaka_layout **out, vaka_error *err);
void vaka_layout_free(vaka_layout *layout);

/* The last touches when layout() has returned: what zones take is checked, every kind has a back.
 */
void vaka_layout_close(vaka_layout *layout);

/* Notes the first wrong call of a module's layout(), which fails with it; VAKA_NONE. */
int32_t vaka_layout_wrong(vaka_layout *layout, const char *what, const char *id);
bool vaka_layout_is_id(const char *id);

/* One more zone that takes everything, all else still to be said; the array may move. Ask first
 * whether it is refused: then the wrong call has been noted. */
bool vaka_layout_zone_refused(vaka_layout *layout, const char *id, bool needs_id);
vaka_zone_info *vaka_layout_add_zone(vaka_layout *layout, const char *id, const char *title);

/* Is a zone there, and is it a space of a board? */
static inline bool vaka_layout_is_zone(const vaka_layout *layout, int32_t zone)
{
    return zone >= 0 && zone < layout->zone_count;
}
static inline bool vaka_layout_is_space(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_zone(layout, zone) && layout->zones[zone].type == VAKA_ZONE_SPACE;
}
static inline bool vaka_layout_is_route(const vaka_layout *layout, int32_t zone)
{
    return vaka_layout_is_zone(layout, zone) && layout->zones[zone].type == VAKA_ZONE_ROUTE;
}

/* moment.c: is an event a great moment (NULL: no)? The kind and the place that are shown with it,
 * as far as whoever reads the event may know them; VAKA_NONE: none. */
const vaka_moment_info *vaka_moment_of(const vaka_layout *layout, uint32_t event);
int32_t vaka_moment_kind(const vaka_layout *layout, const vaka_event *event);
int32_t vaka_moment_zone(const vaka_layout *layout, const vaka_event *event);
/* Is there such an event, of the module or of the host? */
bool vaka_layout_is_event(const vaka_layout *layout, uint32_t event);

/* routine.c: does an event say nothing that a log needs? */
bool vaka_is_routine(const vaka_layout *layout, uint32_t event);

/* sound.c: what an event sounds like (VAKA_SOUND_…). */
uint32_t vaka_sound_of(const vaka_layout *layout, uint32_t event);

/* deal.c: zones take what they may get; called once when a layout is complete. */
void vaka_good_check(vaka_layout *layout);

/* The id of a good is that of what it is. */
static inline const char *vaka_good_id(const vaka_layout *layout, int32_t good)
{
    const vaka_good_info *info = &layout->goods[good];

    return info->what == VAKA_GOOD_COUNTER ? layout->counters[info->number].id
                                           : layout->kinds[info->number].id;
}

/* Neighbours and grids of all boards; called once when a layout is complete (board.c). */
void vaka_board_join(vaka_layout *layout);

/* The same for one board of spots (spot.c). */
void vaka_spot_join(vaka_layout *layout, vaka_board_info *board);

#endif
