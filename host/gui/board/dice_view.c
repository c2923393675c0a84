/* gui/board/dice_view.c - dice that were just thrown, large enough to be read across a table.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>

#include "gui/board/board_view.h"

#define SIDE 72

/* As large as there is room for all of them, with a quarter of a die between two. */
static int die_side(const vaka_board *board)
{
    int room = vaka_board_room(board).w * 4 / (5 * board->motion.dice + 1);

    return SDL_min(vaka_look_px(board->look, SIDE), room);
}

bool vaka_dice_box(const vaka_board *board, SDL_Rect *box)
{
    int side = die_side(board), gap = side / 4, count = board->motion.dice;

    if (count == 0)
        return false;
    int wide = count * (side + gap) + gap, high = side + 2 * gap;
    SDL_Rect room = vaka_board_room(board);
    *box = (SDL_Rect){room.x + (room.w - wide) / 2, room.y + gap, wide, high};
    return true;
}

/* The eyes of 1 to 6, in a square of three by three. */
static void draw_eyes(SDL_Surface *on, SDL_Rect box, int32_t face)
{
    static const uint16_t eyes[7] = {0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16d};
    float step = (float)box.w / 4;

    for (int i = 0; i < 9; i++) {
        vaka_spot at = {(float)box.x + step * (float)(1 + i % 3),
                        (float)box.y + step * (float)(1 + i / 3)};

        if (eyes[face] & 1u << i)
            vaka_paint_disk(on, at, (float)box.w * 0.085f, 0xff10222e);
    }
}

void vaka_die_draw(const vaka_gui_look *look, SDL_Rect box, int32_t sides, int32_t face)
{
    float round = (float)box.w * 0.18f;
    vaka_type type = {VAKA_FACE_BOLD, box.h * 6 / 10, 0xff10222e};
    char text[16];

    vaka_paint_round(look->canvas, (SDL_Rect){box.x + 2, box.y + 4, box.w, box.h}, round,
                     0x70000000);
    vaka_paint_round(look->canvas, box, round, 0xfffffaee);
    vaka_paint_frame(look->canvas, box, round, 2.0f, 0xff8a7a55);
    if (sides == 6 && face >= 1 && face <= 6) {
        draw_eyes(look->canvas, box, face);
        return;
    }
    if (face <= 0)
        return; /* not rolled yet */
    snprintf(text, sizeof text, "%d", (int)face);
    vaka_type_in(look, type, box, 1, text);
}

/* While it rolls it hops and shows one face after another; the order is always the same. */
void vaka_dice_draw(vaka_board *board)
{
    const vaka_motion *motion = &board->motion;
    uint32_t thrown = vaka_motion_thrown(board), roll = vaka_motion_roll(board);
    int side = die_side(board), gap = side / 4;
    SDL_Rect box;

    if (!vaka_dice_box(board, &box))
        return;
    for (int32_t i = 0; i < motion->dice; i++) {
        SDL_Rect own = {box.x + gap + i * (side + gap), box.y + gap, side, side};
        int32_t face = motion->faces[i], sides = motion->sides[i] > 0 ? motion->sides[i] : 6;

        if (thrown < roll) {
            float part = (float)thrown / (float)roll;

            face = 1 + (int32_t)(thrown / 50 * 2 + (uint32_t)i * 3) % sides;
            own.y -= (int)(fabsf(sinf(part * 9.4f)) * (1 - part) * (float)gap);
        }
        vaka_die_draw(board->look, own, sides, face);
    }
}
