/* gui/play/tutor_view.c - the text of a lesson's step: over the board, or in the column beside it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where there is little room the text would hide the board it speaks of: then it has a tab of the
 * column. Over the board it makes way for the space it points at, or that space for it. Above a
 * panel in the middle it is as wide as that one. */
#include "gui/play/play.h"

#define WIDE 420
#define ABOVE_MOST 3 /* part of the board that it has above a panel in the middle */

#define POINTS_AT 0xfff6f0e4u /* the ring around what is only to be looked at */

bool vaka_tutor_docks(const vaka_play *play)
{
    const vaka_gui_step *step = vaka_tutor_step(play);

    return step && step->seat == 0 && play->tabbed && !play->folded && vaka_column_has_room(play);
}

static SDL_Rect around(const vaka_play *play, int32_t zone)
{
    const vaka_camera *camera = &play->board.camera;
    vaka_spot at = vaka_camera_spot(camera, play->view.layout, zone);
    int r = (int)camera->radius + 4;

    return (SDL_Rect){(int)at.x - r, (int)at.y - r, 2 * r, 2 * r};
}

/* Moves the board so that a space lies beside the text, or where that is too wide above or below:
 * at the side to which it is nearer. */
static void pull_out(vaka_play *play, int32_t zone, SDL_Rect card)
{
    vaka_camera *camera = &play->board.camera;
    SDL_Rect board = play->board.box, hex = around(play, zone);
    SDL_Point at = {hex.x + hex.w / 2, hex.y + hex.h / 2}, to = at;
    int free_x = board.w - card.w - (card.x - board.x);
    int free_y = board.h - card.h - (card.y - board.y);
    float x = ((camera->left + camera->right) / 2 - camera->x) * camera->radius;
    float y = ((camera->top + camera->bottom) / 2 - camera->y) * camera->radius;
    bool right = (float)(at.x - board.x) > (float)board.w / 2 + x;
    bool below = (float)(at.y - board.y) > (float)board.h / 2 + y;

    if (free_x > hex.w)
        to.x = right ? board.x + board.w - free_x / 2 : board.x + free_x / 2;
    else
        to.y = below ? board.y + board.h - free_y / 2 : board.y + free_y / 2;
    vaka_camera_pan(camera, (float)(to.x - at.x), (float)(to.y - at.y));
    play->ui->dirty = true; /* the board was drawn before */
}

/* The text makes way: to the right, or down. */
static SDL_Rect make_way(const vaka_play *play, int32_t zone, SDL_Rect card)
{
    SDL_Rect board = play->board.box, hex = around(play, zone);

    if (SDL_HasIntersection(&hex, &card))
        card.x = board.x + board.w - card.w - (card.x - board.x);
    if (SDL_HasIntersection(&hex, &card))
        card.y = board.y + board.h - card.h - (card.y - board.y);
    return card;
}

/* In the colour of what can be pressed only where that is so. */
static void ring(vaka_play *play, int32_t zone)
{
    const vaka_camera *camera = &play->board.camera;
    vaka_ink ink = vaka_play_can(play, zone) ? play->look->theme->accent : POINTS_AT;
    vaka_spot hex[6];

    vaka_paint_hex(vaka_camera_spot(camera, play->view.layout, zone), camera->radius * 1.04f, hex);
    SDL_SetClipRect(play->look->canvas, &play->board.box);
    vaka_paint_line(play->look->canvas, hex, 6, 7.0f, true, 0xff10222e);
    vaka_paint_line(play->look->canvas, hex, 6, 4.0f, true, ink);
    SDL_SetClipRect(play->look->canvas, NULL);
}

/* Where the lesson has pointed last: what it says now is still about that. */
static int32_t last_place(const vaka_play *play)
{
    int32_t zone = VAKA_NONE;

    for (uint32_t i = play->tutor.at; i > 0 && zone == VAKA_NONE; i--)
        zone = vaka_tutor_place(play, &play->tutor.steps[i - 1]);
    return zone;
}

/* Where the step points; shows it once, as soon as the board rests, and then lets the reader move
 * it. */
static SDL_Rect point(vaka_play *play, const vaka_gui_step *step, SDL_Rect card)
{
    int32_t zone = vaka_tutor_place(play, step);
    bool moves = vaka_glide_moves(&play->board), shown = play->tutor.shown || moves;

    play->tutor.shown = play->tutor.shown || !moves;
    if (zone == VAKA_NONE) {
        zone = last_place(play);
        return zone == VAKA_NONE ? card : make_way(play, zone, card);
    }
    if (!shown) {
        vaka_camera_show(&play->board.camera, play->view.layout, zone);
        play->ui->dirty = play->ui->dirty || play->board.camera.stale;
    }
    SDL_Rect place = make_way(play, zone, card), hex = around(play, zone);
    if (!shown && SDL_HasIntersection(&hex, &place)) {
        pull_out(play, zone, card);
        place = make_way(play, zone, card);
    }
    ring(play, zone);
    return place;
}

/* What stands below its text. */
static int foot_high(const vaka_play *play, const vaka_gui_step *step)
{
    return step->action_count ? vaka_type_high(play->look, vaka_look_small(play->look))
                              : vaka_look_px(play->look, 34);
}

/* Text that can be scrolled, how far the lesson is, and a button where it is only read. */
static void draw_card(vaka_play *play, const vaka_gui_step *step, vaka_type body, SDL_Rect card)
{
    int margin = vaka_look_px(play->look, 14), row = foot_high(play, step);
    vaka_type small = vaka_look_small(play->look);
    const char *next = vaka_ui_say(play->ui, "Next");
    char count[48];

    SDL_Rect foot = {card.x + margin, card.y + card.h - row - margin / 2, card.w - 2 * margin, row};
    SDL_Rect area = {card.x, card.y + margin / 2, card.w, foot.y - card.y - margin};
    int y = vaka_scroll_begin(play->ui, &play->tutor.scroll, area);
    y += vaka_type_block(play->look, body, (SDL_Rect){foot.x, y, foot.w, 0},
                         vaka_say(play->view.language, step->text));
    vaka_scroll_end(play->ui, &play->tutor.scroll, y);
    vaka_say_with(play->ui->language, "Step {0} of {1}",
                  VAKA_WITH(VAKA_INT(play->tutor.at + 1), VAKA_INT(play->tutor.count)), count,
                  sizeof count);
    vaka_type_in(play->look, small, foot, 0, count);
    if (step->action_count)
        return;
    int button = vaka_widget_button_wide(play->ui, next) + margin;
    vaka_widget_button(play->ui, (SDL_Rect){foot.x + foot.w - button, foot.y, button, row},
                       (vaka_hit){.what = VAKA_HIT_NEXT}, next, VAKA_BUTTON_MAIN);
}

/* In the column, below its tabs. */
static void draw_docked(vaka_play *play, const vaka_gui_step *step)
{
    SDL_Rect tabs = play->tabs_box;
    SDL_Rect box = {tabs.x, tabs.y + tabs.h, tabs.w, play->board.around.h - tabs.h};

    point(play, step, (SDL_Rect){0});
    if (play->tutor.aside)
        return;
    vaka_paint_box(play->look->canvas, box, play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, box, 0, 2, play->look->theme->accent);
    draw_card(play, step, vaka_look_body(play->look), box);
}

/* Its text is at most so high. */
static int card_high(const vaka_play *play, const vaka_gui_step *step, int wide, int most)
{
    int margin = vaka_look_px(play->look, 14);
    vaka_type body = vaka_look_body(play->look);
    int high = vaka_type_block_high(play->look, body, wide - 2 * margin,
                                    vaka_say(play->view.language, step->text));

    high = SDL_min(high, SDL_max(most, vaka_type_high(play->look, body)));
    return high + foot_high(play, step) + margin * 3 / 2;
}

static SDL_Rect above_box(const vaka_play *play, const vaka_gui_step *step)
{
    SDL_Rect board = play->board.around;
    int margin = vaka_look_px(play->look, 14);
    int wide = SDL_min(vaka_look_px(play->look, VAKA_MIDDLE_WIDE), board.w - 2 * margin);

    return (SDL_Rect){board.x + (board.w - wide) / 2, board.y + margin / 2, wide,
                      card_high(play, step, wide, board.h / ABOVE_MOST - foot_high(play, step))};
}

int vaka_tutor_above(const vaka_play *play)
{
    const vaka_gui_step *step = vaka_tutor_step(play);

    if (!step || step->seat != 0 || vaka_tutor_docks(play))
        return 0;
    return above_box(play, step).h + vaka_look_px(play->look, 14) / 2;
}

static SDL_Rect floating_box(vaka_play *play, const vaka_gui_step *step)
{
    SDL_Rect board = play->board.box.w > 0 ? play->board.box : play->board.around; /* over mats */
    int margin = vaka_look_px(play->look, 14);
    int wide = SDL_min(vaka_look_px(play->look, WIDE), board.w - 2 * margin);
    int most =
        board.h - foot_high(play, step) - margin * 3 - 2 * (int)play->board.camera.radius - 8;

    most = SDL_min(most, board.h / 2); /* so that the board is seen */
    return point(
        play, step,
        (SDL_Rect){board.x + margin, board.y + margin, wide, card_high(play, step, wide, most)});
}

/* Returns where. */
static SDL_Rect draw_floating(vaka_play *play, const vaka_gui_step *step)
{
    vaka_type body = vaka_look_body(play->look);
    SDL_Rect card = vaka_middle_any(play) ? above_box(play, step) : floating_box(play, step);

    vaka_paint_round(play->look->canvas, (SDL_Rect){card.x + 3, card.y + 4, card.w, card.h}, 10,
                     0x50000000);
    vaka_paint_round(play->look->canvas, card, 10, play->look->theme->raised);
    vaka_paint_frame(play->look->canvas, card, 10, 2, play->look->theme->accent);
    draw_card(play, step, body, card);
    return card;
}

/* What the board draws over itself makes way for the card, from the next picture on. */
static void take_room(vaka_play *play, SDL_Rect card)
{
    vaka_board *board = &play->board;

    if (SDL_RectEquals(&board->taken, &card))
        return;
    board->taken = card;
    board->camera.stale = play->ui->dirty = true;
}

void vaka_tutor_draw(vaka_play *play)
{
    const vaka_gui_step *step = vaka_tutor_step(play);
    SDL_Rect card = {0};

    if (step && step->seat == 0 && vaka_tutor_docks(play))
        draw_docked(play, step);
    else if (step && step->seat == 0)
        card = draw_floating(play, step);
    take_room(play, card);
}
