/* gui/board/room.c - where dice and cards that tell of something are shown.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board.h"

#define ROOM_LEAST 120 /* at 100 %: less of a board has no room for cards */

SDL_Rect vaka_board_room(const vaka_board *board)
{
    bool little = board->box.w < vaka_look_px(board->look, ROOM_LEAST) ||
                  board->box.h < vaka_look_px(board->look, ROOM_LEAST);

    return little && board->around.w > 0 ? board->around : board->box;
}
