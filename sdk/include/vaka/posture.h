/* vaka/posture.h - how a piece lies: turned, marked; and the edges and parts of tiles.
 *
 * SPDX-License-Identifier: MIT
 *
 * A tile may be turned before it is laid, a card is spent, a counter rebels: a piece has a turn and
 * may carry one mark. They stay when it moves, flips or becomes another kind. In the block they lie
 * in a region of their own, two bytes a piece, in games that declare them.
 *
 * Both are as visible as the kind: who may not know what a piece is reads a turn of 0 and no mark;
 * shuffling moves them with the piece, and samples exchange them with the kind. So in a sample a
 * hidden piece lies as some other hidden one does, in a deck too: a game that draws a piece says
 * how it lies from then on.
 *
 * Turns go counter-clockwise, as the directions of hex.h do. The sides of a tile are those
 * directions where a whole turn has six steps, and 0 east, 1 north, 2 west, 3 south where it has
 * four: turned by one step, what was at side 0 is at side 1. */
#ifndef VAKA_POSTURE_H
#define VAKA_POSTURE_H

#include "vaka/table.h"

VAKA_BEGIN

/* Only inside layout(): pieces have postures, and a whole turn has so many steps: 6, 4, 2, or 1 for
 * marks alone. */
VAKA_API void vaka_layout_postures(vaka_layout *layout, int32_t steps);

/* A mark that pieces may carry: what people read (a word, layout.h) and how it is drawn
 * (VAKA_TONE_… of scene.h). Numbered from 0, 32 at most. */
VAKA_API int32_t vaka_layout_mark(vaka_layout *layout, int32_t word, uint32_t tone);

/* What a side of a kind is, before it is turned: a word, which front ends name and modules compare.
 * A side of which nothing is said has VAKA_NONE. Needs six or four steps, said before. */
VAKA_API void vaka_layout_edge(vaka_layout *layout, int32_t kind, int32_t side, int32_t word);
VAKA_API int32_t vaka_kind_edge(const vaka_layout *layout, int32_t kind, int32_t side);

/* Turns a piece so that it lies so many steps from how its kind is drawn, 0 to steps - 1; marks it,
 * in place of the mark it had (VAKA_NONE: none). A new piece lies straight and has no mark. */
VAKA_API void vaka_piece_turn(vaka_match *match, int32_t piece, int32_t turn);
VAKA_API void vaka_piece_mark(vaka_match *match, int32_t piece, int32_t mark);

/* How it lies now; 0 and VAKA_NONE in a game without postures. */
VAKA_API int32_t vaka_turned(const vaka_match *match, int32_t piece);
VAKA_API int32_t vaka_marked(const vaka_match *match, int32_t piece);

/* The word at a side of a piece as it lies, or VAKA_NONE. */
VAKA_API int32_t vaka_edge(const vaka_match *match, int32_t piece, int32_t side);

/* Parts of a tile on which pieces can stand: the two shores of a strait. A part is a word and the
 * sides that it reaches (a set, bit s for side s, before the tile is turned; 0: none), numbered
 * from 0 for each kind, 4 at most. Which part a piece stands on is as public as where it lies; it
 * stands on none when it comes to another zone. In the block that is one byte a piece, in games
 * that declare parts. Needs six or four steps, said before. */
VAKA_API int32_t vaka_layout_part(vaka_layout *layout, int32_t kind, int32_t word, uint32_t sides);
VAKA_API int32_t vaka_kind_parts(const vaka_layout *layout, int32_t kind);

/* A piece stands on a part (VAKA_NONE: on none) of the lowest tile with parts in its zone. */
VAKA_API void vaka_piece_stand(vaka_match *match, int32_t piece, int32_t part);
VAKA_API int32_t vaka_stands(const vaka_match *match, int32_t piece);

/* The part of a tile that reaches a side of it as it lies, or VAKA_NONE. */
VAKA_API int32_t vaka_part_at(const vaka_match *match, int32_t tile, int32_t side);

VAKA_END

#endif
