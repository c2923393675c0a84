/* gui/play/tutor_view.c - the text of a lesson's step: over the board, or in the column beside it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Where there is little room the text would hide the board it speaks of: then it has a tab of the
 * column. Over the board it makes way for the space it points at, or that space for it. */
#include "gui/gui_inside.h"
#include "table/codec.h"

bool vaka_tutor_docks(vaka_gui *gui)
{
    const vaka_gui_step *step = vaka_tutor_step(gui);

    return step && step->seat == 0 && gui->play.tabbed && !gui->play.folded &&
           vaka_column_has_room(gui);
}

/* What the step points at, or VAKA_NONE. */
static int32_t place_of(const vaka_gui *gui, const vaka_gui_step *step)
{
    const vaka_layout *layout = gui->play.view.layout;
    int32_t zone = step->point ? vaka_zone_read(layout, step->point) : VAKA_NONE;

    return zone != VAKA_NONE && layout->zones[zone].type == VAKA_ZONE_SPACE ? zone : VAKA_NONE;
}

static SDL_Rect around(const vaka_gui *gui, int32_t zone)
{
    const vaka_camera *camera = &gui->play.camera;
    vaka_spot at = vaka_camera_spot(camera, gui->play.view.layout, zone);
    int r = (int)camera->radius + 4;

    return (SDL_Rect){(int)at.x - r, (int)at.y - r, 2 * r, 2 * r};
}

/* Moves the board so that a space lies beside the text, or where that is too wide above or below:
 * at the side to which it is nearer. */
static void pull_out(vaka_gui *gui, int32_t zone, SDL_Rect card)
{
    vaka_camera *camera = &gui->play.camera;
    SDL_Rect board = gui->play.board_box, hex = around(gui, zone);
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
    gui->dirty = true; /* the board was drawn before */
}

/* The text makes way: to the right, or down. */
static SDL_Rect make_way(const vaka_gui *gui, int32_t zone, SDL_Rect card)
{
    SDL_Rect board = gui->play.board_box, hex = around(gui, zone);

    if (SDL_HasIntersection(&hex, &card))
        card.x = board.x + board.w - card.w - (card.x - board.x);
    if (SDL_HasIntersection(&hex, &card))
        card.y = board.y + board.h - card.h - (card.y - board.y);
    return card;
}

static void ring(vaka_gui *gui, int32_t zone)
{
    const vaka_camera *camera = &gui->play.camera;
    vaka_spot hex[6];

    vaka_paint_hex(vaka_camera_spot(camera, gui->play.view.layout, zone), camera->radius * 1.04f,
                    hex);
    SDL_SetClipRect(gui->canvas, &gui->play.board_box);
    vaka_paint_line(gui->canvas, hex, 6, 7.0f, true, 0xff10222e);
    vaka_paint_line(gui->canvas, hex, 6, 4.0f, true, gui->theme->accent);
    SDL_SetClipRect(gui->canvas, NULL);
}

/* Where the step points; shows it once, and then lets the reader move the board. */
static SDL_Rect point(vaka_gui *gui, const vaka_gui_step *step, SDL_Rect card)
{
    int32_t zone = place_of(gui, step);
    bool shown = gui->tutor.shown;

    gui->tutor.shown = true;
    if (zone == VAKA_NONE)
        return card;
    if (!shown) {
        vaka_camera_show(&gui->play.camera, gui->play.view.layout, zone);
        gui->dirty = gui->dirty || gui->play.camera.stale;
    }
    SDL_Rect place = make_way(gui, zone, card), hex = around(gui, zone);
    if (!shown && SDL_HasIntersection(&hex, &place)) {
        pull_out(gui, zone, card);
        place = make_way(gui, zone, card);
    }
    ring(gui, zone);
    return place;
}

/* Text that can be scrolled, how far the lesson is, and a button where it is only read. */
static void draw_card(vaka_gui *gui, const vaka_gui_step *step, vaka_type body, SDL_Rect card)
{
    int margin = vaka_gui_px(gui, 14), row = vaka_gui_px(gui, 34);
    vaka_type small = vaka_gui_small(gui);
    const char *next = vaka_say(gui->language, "Next");
    char count[48];

    row = step->action_count ? vaka_type_high(gui->fonts, small) : row;
    SDL_Rect foot = {card.x + margin, card.y + card.h - row - margin / 2, card.w - 2 * margin, row};
    SDL_Rect area = {card.x, card.y + margin / 2, card.w, foot.y - card.y - margin};
    int y = vaka_scroll_begin(gui, &gui->tutor.scroll, area);
    y += vaka_type_block(gui->fonts, body, gui->canvas, (SDL_Rect){foot.x, y, foot.w, 0},
                         vaka_say(gui->play.view.language, step->text));
    vaka_scroll_end(gui, &gui->tutor.scroll, y);
    vaka_say_with(gui->language, "Step {0} of {1}",
                  VAKA_WITH(VAKA_INT(gui->tutor.at + 1), VAKA_INT(gui->tutor.count)), count,
                  sizeof count);
    vaka_type_in(gui->fonts, small, gui->canvas, foot, 0, count);
    if (step->action_count)
        return;
    int button = vaka_widget_button_wide(gui, next) + margin;
    vaka_widget_button(gui, (SDL_Rect){foot.x + foot.w - button, foot.y, button, row},
                       (vaka_hit){.what = VAKA_HIT_NEXT}, next, VAKA_BUTTON_MAIN);
}

/* In the column, below its tabs. */
static void draw_docked(vaka_gui *gui, const vaka_gui_step *step)
{
    const vaka_play *play = &gui->play;
    SDL_Rect tabs = play->tabs_box;
    SDL_Rect box = {tabs.x, tabs.y + tabs.h, tabs.w, play->board_box.h - tabs.h};

    point(gui, step, (SDL_Rect){0});
    if (gui->tutor.aside)
        return;
    vaka_paint_box(gui->canvas, box, gui->theme->raised);
    vaka_paint_frame(gui->canvas, box, 0, 2, gui->theme->accent);
    draw_card(gui, step, vaka_gui_body(gui), box);
}

static void draw_floating(vaka_gui *gui, const vaka_gui_step *step)
{
    SDL_Rect board = gui->play.board_box;
    int margin = vaka_gui_px(gui, 14), wide = vaka_gui_px(gui, 420), row = vaka_gui_px(gui, 34);
    vaka_type body = vaka_gui_body(gui);
    const char *text = vaka_say(gui->play.view.language, step->text);

    wide = wide > board.w - 2 * margin ? board.w - 2 * margin : wide;
    if (step->action_count)
        row = vaka_type_high(gui->fonts, vaka_gui_small(gui));
    int high = vaka_type_block_high(gui->fonts, body, wide - 2 * margin, text);
    int most = board.h - row - margin * 3 - 2 * (int)gui->play.camera.radius - 8;
    most = most > board.h / 2 ? board.h / 2 : most; /* so that the board is seen */
    most = most < vaka_type_high(gui->fonts, body) ? vaka_type_high(gui->fonts, body) : most;
    high = high > most ? most : high;
    SDL_Rect card = {board.x + margin, board.y + margin, wide, high + row + margin * 3 / 2};
    card = point(gui, step, card);
    vaka_paint_round(gui->canvas, (SDL_Rect){card.x + 3, card.y + 4, card.w, card.h}, 10,
                     0x50000000);
    vaka_paint_round(gui->canvas, card, 10, gui->theme->raised);
    vaka_paint_frame(gui->canvas, card, 10, 2, gui->theme->accent);
    draw_card(gui, step, body, card);
}

void vaka_tutor_draw(vaka_gui *gui)
{
    const vaka_gui_step *step = vaka_tutor_step(gui);

    if (!step || step->seat != 0)
        return;
    if (vaka_tutor_docks(gui))
        draw_docked(gui, step);
    else
        draw_floating(gui, step);
}
