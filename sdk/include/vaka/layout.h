/* vaka/layout.h - what is constant in a game: boards, zones and kinds of pieces.
 *
 * SPDX-License-Identifier: MIT
 *
 * The host makes one layout for a set of options and shares it among all matches with the same
 * ones; a module fills it in its layout() callback by the functions below and may read it at any
 * time afterwards. Numbers are given in the order of the calls, from 0, so a module can know them
 * beforehand. Ids are lower-case words (a-z, 0-9, '-', '_'), unique among their sort; titles are
 * what people read. All strings are copied. Neighbours and distances (board.h) are there only when
 * layout() has returned. */
#ifndef VAKA_LAYOUT_H
#define VAKA_LAYOUT_H

#include "vaka/abi.h"

VAKA_BEGIN

/* What sort of place a zone is: front ends lay it out by this, draws work by it. */
#define VAKA_ZONE_SPACE 0u /* a hex or spot of a board (vaka_layout_space, vaka_layout_spot) */
#define VAKA_ZONE_STACK 1u
#define VAKA_ZONE_HAND 2u
#define VAKA_ZONE_DECK 3u /* vaka_draw takes the top piece */
#define VAKA_ZONE_CUP 4u  /* vaka_draw takes any piece, by chance */
#define VAKA_ZONE_POOL 5u
#define VAKA_ZONE_TRACK 6u
#define VAKA_ZONE_ROUTE 7u /* the line between two spots (made by vaka_layout_route only) */

/* Who sees what lies in a zone. A piece's identity is its kind and its four fields. */
#define VAKA_SEE_OPEN 0u   /* all see face-up pieces; a face-down one only its owner sees */
#define VAKA_SEE_OWNER 1u  /* the zone's owner sees all of it, whatever the face */
#define VAKA_SEE_SEATS 2u  /* the seats of the set see all of it (of all eight: everybody) */
#define VAKA_SEE_NOBODY 3u /* nobody sees any of it */
#define VAKA_SEE_ALL 4u    /* all see all of it, whatever the face */

typedef struct vaka_zone_spec {
    uint32_t size;      /* sizeof(vaka_zone_spec) */
    uint32_t type;      /* VAKA_ZONE_… */
    uint32_t see;       /* VAKA_SEE_… */
    uint32_t seats;     /* VAKA_SEE_SEATS: the set */
    int32_t owner;      /* a seat or VAKA_NONE */
    uint32_t uncounted; /* 1: those who do not see into it are not told how many lie there */
    const char *id;
    const char *title;
} vaka_zone_spec;

/* How a piece of a kind is drawn. */
#define VAKA_SHAPE_COUNTER 0u
#define VAKA_SHAPE_CARD 1u
#define VAKA_SHAPE_TILE 2u
#define VAKA_SHAPE_DISK 3u

typedef struct vaka_kind_spec {
    uint32_t size; /* sizeof(vaka_kind_spec) */
    uint32_t shape;
    int32_t back;   /* the kind that others see while it lies face down; VAKA_NONE: a plain back */
    uint32_t group; /* swap class: hidden pieces of one back, owner and group may be one another */
    const char *id;
    const char *title;
    const char *letter; /* one or two characters for the text board; NULL: made from the id */
    const char *art;    /* asset key; NULL: the title on a plain face */
} vaka_kind_spec;

/* Fill the layout; only inside layout(). Each returns the new number, or VAKA_NONE after a wrong
 * argument or a repeated id: layout() then fails with a message that names it, whatever it
 * returns. A board's spaces must be made before the next board is begun. */
VAKA_API int32_t vaka_layout_board(vaka_layout *layout, const char *id, const char *title);
VAKA_API int32_t vaka_layout_space(vaka_layout *layout, int32_t board, int32_t q, int32_t r,
                                   const char *id, const char *title);

/* A spot of a board that has no hexes, at x, y (0 to 10,000, y downwards; only their proportions
 * count). The window draws `art` there, as wide as `radius`. */
typedef struct vaka_spot_spec {
    uint32_t size; /* sizeof(vaka_spot_spec) */
    int32_t board;
    int32_t x, y;
    int32_t radius;    /* 0: as fits the board */
    const char *id;    /* a spot always has one */
    const char *title; /* "": its id is told */
    const char *art;   /* asset key; NULL: a plain round */
    uint32_t plain;    /* 1: the window writes its name only when somebody points at it */
} vaka_spot_spec;
VAKA_API int32_t vaka_layout_spot(vaka_layout *layout, const vaka_spot_spec *spec);

/* A route between two spots of one board, which must all be made before. It is a zone: pieces may
 * lie on it, drawn along the line. At most one joins two spots. */
typedef struct vaka_route_spec {
    uint32_t size;  /* sizeof(vaka_route_spec) */
    int32_t a, b;   /* spots */
    int32_t bend;   /* how far the middle of the curve lies beside the straight line, to the right
                       when seen from a: in hundredths of its length */
    const char *id; /* NULL: made of both spots' ids, "a-b" */
    const char *title;
    uint32_t tone; /* VAKA_TONE_… of scene.h: how the line is drawn */
} vaka_route_spec;
VAKA_API int32_t vaka_layout_route(vaka_layout *layout, const vaka_route_spec *spec);

VAKA_API int32_t vaka_layout_zone(vaka_layout *layout, const vaka_zone_spec *spec);
VAKA_API int32_t vaka_layout_kind(vaka_layout *layout, const vaka_kind_spec *spec);

/* Of a pile only the top is seen: what `see` says of the zone goes for its top piece alone, face or
 * back. All below are hidden from everybody, their backs too, but for those who have looked at them
 * (vaka_look); how many there are stays public unless the zone is uncounted. Where backs tell
 * something (a deck whose next card is of the sea or of the land) that is what one wants: which
 * front has which back must then not be known beforehand, so give the kinds of both backs one
 * group, and let chance pair them by the kinds that are in the game. */
VAKA_API void vaka_layout_see_top(vaka_layout *layout, int32_t zone);

/* In secret: whoever owns `zone` lays pieces aside there out of `out_of`, another zone of his. Both
 * are uncounted and seen by him alone, so nobody else knows how many lie where; programs that work
 * on samples of what a seat cannot know are then given samples in which any number of them is laid
 * aside, at most what the counter `room` says for the owner at that time (VAKA_NONE: all of them).
 * Only how many lie in both together stays, and what vaka_module.possible asks for. */
VAKA_API void vaka_layout_aside(vaka_layout *layout, int32_t zone, int32_t out_of, int32_t room);

/* What a zone takes. A game counts on what lies where: that a deck holds cards, that a hand is its
 * owner's. What it counts on it declares here, for spaces and other zones alike, and the host holds
 * it: a script that moves something else there fails, by file and line, with a sentence that says
 * what the zone takes; and a module that does it has broken its contract. A zone of which nothing
 * is declared takes everything, and scripts may do with it what they like: a module then has to
 * check whatever it finds there before it uses it as an index. */
typedef struct vaka_intake {
    uint32_t size;   /* sizeof(vaka_intake) */
    uint32_t owners; /* whose pieces: a set of seats and VAKA_NOBODYS; 0: anybody's */
    int32_t most;    /* how many; 0: as many as there are */
    uint32_t closed; /* 1: host.draw, host.shuffle and host.reshuffle leave it alone: for scripts
                        only the module's own exports bring pieces here and take them away */
    const char *families; /* of which families, "card event"; NULL: all kinds */
} vaka_intake;

#define VAKA_NOBODYS 0x8000u /* in a set of owners: pieces that belong to no seat */

/* Kinds `first` to first+count-1, made already, belong to a family: a word like an id, of which
 * there are 31 at most. A count of 0 will do for one that this match has none of. A kind without a
 * family lies only in zones that name none. Hidden pieces of one back, owner and group should be of
 * one family, for one may stand for the other. */
VAKA_API void vaka_layout_family(vaka_layout *layout, int32_t first, int32_t count,
                                 const char *family);

/* Zones `first` to first+count-1, made already, take this and nothing else. A family may get
 * its kinds later; one of which vaka_layout_family has never said any is a wrong call. */
VAKA_API void vaka_layout_takes(vaka_layout *layout, int32_t first, int32_t count,
                                const vaka_intake *intake);

/* How many pieces there will be at most, how deep the agenda goes (8 if never said), and how many
 * actions one sealed answer may hold (0 if never said). */
VAKA_API void vaka_layout_limits(vaka_layout *layout, int32_t pieces, int32_t frames,
                                 int32_t sealed);

/* A text that comes from data: copied, and numbered from 0. A gap `{N:word}` takes its number. `id`
 * names it in language files ("word.ID"). */
VAKA_API int32_t vaka_layout_word(vaka_layout *layout, const char *id, const char *text);
VAKA_API int32_t vaka_word_by_id(const vaka_layout *layout, const char *id);

/* The match has an order of play (agenda.h): at first that of the seats. */
VAKA_API void vaka_layout_order(vaka_layout *layout);

/* For teaching: all seats see whatever lies in the zones made so far, but for those that nobody
 * sees; and read every number of an event that is not private. */
VAKA_API void vaka_layout_show_all(vaka_layout *layout);

/* Content that no game can be made of (a map without a start): says why, in a sentence for whoever
 * wrote it, and gives VAKA_ERR_DATA for layout() to hand on. After a table and a row ("map.cape: ")
 * it is told by `vaka check` and the editor where that row was written. */
VAKA_API vaka_status vaka_layout_refuse(vaka_layout *layout, const char *why);

/* Content that a game can be made of, but that was perhaps not meant so (places that nobody can
 * reach, fewer cards than are dealt): a sentence for whoever wrote it, copied. `vaka check` and the
 * editor of scenarios tell it as a warning; nobody else reads it. */
VAKA_API void vaka_layout_warn(vaka_layout *layout, const char *what);

/* Read it; at any time. What is not there gives VAKA_NONE, or type 0. */
VAKA_API int32_t vaka_zone_by_id(const vaka_layout *layout, const char *id);
VAKA_API int32_t vaka_kind_by_id(const vaka_layout *layout, const char *id);
VAKA_API int32_t vaka_zone_count(const vaka_layout *layout);
VAKA_API int32_t vaka_kind_count(const vaka_layout *layout);
VAKA_API uint32_t vaka_zone_type(const vaka_layout *layout, int32_t zone);
VAKA_API int32_t vaka_zone_owner(const vaka_layout *layout, int32_t zone);
VAKA_API int32_t vaka_kind_back(const vaka_layout *layout, int32_t kind);

/* Seats (a set) that nobody plays: an opponent whose every move the rules themselves make. A
 * scenario says so; the last seats are theirs. Such a seat is in the game like any other, owns
 * pieces and zones, may win, but is never asked: the vaka_ask calls for several seats leave it out,
 * vaka_ask for it alone is a wrong call, and a question of a script to it is answered by the host,
 * with what the script prefers, by chance among equals. A module whose query() answers nothing to
 * VAKA_EXT_NOBODY (anything else will do) has no such scenarios. */
#define VAKA_EXT_NOBODY "vaka.nobody/1"
VAKA_API uint8_t vaka_nobody(const vaka_layout *layout);

VAKA_END

#endif
