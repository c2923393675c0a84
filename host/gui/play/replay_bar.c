/* gui/play/replay_bar.c - below a replay: the line of its steps, and buttons to go along it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/play/replay_bar.h"

#include <stdio.h>

#include "gui/play/replay_player.h"

static const int paces[] = {1600, 800, 400, 150, 50}; /* ms a step */
static const char *const pace_names[] = {"½×", "1×", "2×", "5×", "16×"};
#define PACES ((int)(sizeof paces / sizeof paces[0]))

int vaka_replay_pace(const vaka_gui *gui)
{
    return paces[gui->reel_speed % PACES];
}

void vaka_replay_faster(vaka_gui *gui)
{
    gui->reel_speed = (gui->reel_speed + 1) % PACES;
    gui->dirty = true;
}

static const char *button_text(const vaka_gui *gui, int number)
{
    switch (number) {
    case VAKA_REPLAY_FIRST:
        return "|◀";
    case VAKA_REPLAY_BACK:
        return "◀";
    case VAKA_REPLAY_PLAY:
        return gui->play.paused ? vaka_say(gui->language, "Play")
                                : vaka_say(gui->language, "Pause");
    case VAKA_REPLAY_ON:
        return "▶";
    case VAKA_REPLAY_LAST:
        return "▶|";
    case VAKA_REPLAY_SPEED:
        return pace_names[gui->reel_speed % PACES];
    case VAKA_REPLAY_TURN:
        return vaka_say(gui->language, "Turn…");
    case VAKA_REPLAY_VIEW:
        return vaka_say(gui->language, "Eyes…");
    case VAKA_REPLAY_FORK:
        return vaka_say(gui->language, "Play from here…");
    case VAKA_REPLAY_PICTURE:
        return vaka_say(gui->language, "Picture");
    default:
        return vaka_say(gui->language, "Leave");
    }
}

/* Lays the buttons out in rows; draws them if `draw`. Returns how many rows there are. */
static int lay_buttons(vaka_gui *gui, SDL_Rect box, bool draw)
{
    int gap = vaka_gui_px(gui, 6), row = vaka_gui_px(gui, 32), x = box.x, rows = 1;

    for (int i = 0; i < VAKA_REPLAY_BUTTONS; i++) {
        const char *text = button_text(gui, i);
        int wide = vaka_widget_button_wide(gui, text), least = vaka_gui_px(gui, 40);

        wide = wide < least ? least : wide > box.w ? box.w : wide;
        if (x > box.x && x + wide > box.x + box.w) {
            x = box.x;
            rows++;
        }
        if (draw)
            vaka_widget_button(gui, (SDL_Rect){x, box.y + (rows - 1) * (row + gap), wide, row},
                               (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i}, text,
                               i == VAKA_REPLAY_PLAY ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    return rows;
}

/* Where the replay is, and through whose eyes it is seen. */
static void say_where(vaka_gui *gui, char out[VAKA_SENTENCE])
{
    const vaka_replay_player *replay = gui->replay;
    int32_t seat = gui->play.sitting;
    char name[VAKA_VIEW_NAME];

    if (seat >= 0)
        vaka_view_seat(&gui->play.view, seat, name);
    else
        snprintf(name, sizeof name, "%s",
                 seat == VAKA_REFEREE ? vaka_say(gui->language, "everything, as a referee")
                                      : vaka_say(gui->language, "what all could see"));
    vaka_say_with(gui->language, "Step {0} of {1} · turn {2} · {3}",
                  VAKA_WITH(VAKA_INT(replay->at), VAKA_INT(replay->count),
                            VAKA_INT(vaka_turn(gui->play.view.seen)), name),
                  out, VAKA_SENTENCE);
}

/* Of that sentence, on as many lines as it takes. */
static int words_high(vaka_gui *gui)
{
    char text[VAKA_SENTENCE];
    int wide = gui->canvas->w - 2 * vaka_gui_px(gui, 12), least = vaka_gui_px(gui, 20);

    say_where(gui, text);
    int high = vaka_type_block_high(gui->fonts, vaka_gui_small(gui), wide, text) + 2;
    return high > least ? high : least;
}

int vaka_replay_bar_high(vaka_gui *gui)
{
    int margin = vaka_gui_px(gui, 12), gap = vaka_gui_px(gui, 6), row = vaka_gui_px(gui, 32);
    SDL_Rect box = {margin, 0, gui->canvas->w - 2 * margin, 0};
    int rows = lay_buttons(gui, box, false);

    return words_high(gui) + vaka_gui_px(gui, 26) + rows * (row + gap);
}

SDL_Rect vaka_replay_line(vaka_gui *gui)
{
    SDL_Rect box = gui->play.prompt_box;
    int margin = vaka_gui_px(gui, 18);

    return (SDL_Rect){box.x + margin, box.y + words_high(gui) + vaka_gui_px(gui, 6),
                      box.w - 2 * margin, vaka_gui_px(gui, 8)};
}

static void draw_line(vaka_gui *gui)
{
    const vaka_replay_player *replay = gui->replay;
    SDL_Rect line = vaka_replay_line(gui);
    int count = replay->count > 0 ? (int)replay->count : 1, turn = replay->turn[0];
    float radius = (float)line.h / 2;
    int at = line.x + (int)((int64_t)line.w * replay->at / count);
    SDL_Rect around = {line.x - line.h, line.y - line.h, line.w + 2 * line.h, 3 * line.h};

    vaka_paint_round(gui->canvas, line, radius, gui->theme->edge);
    vaka_paint_round(gui->canvas, (SDL_Rect){line.x, line.y, at - line.x + 1, line.h}, radius,
                     gui->theme->accent);
    for (uint32_t i = 1; i <= replay->count; i++) {
        if (replay->turn[i] == turn)
            continue;
        turn = replay->turn[i];
        vaka_paint_box(
            gui->canvas,
            (SDL_Rect){line.x + (int)((int64_t)line.w * i / count), line.y - 3, 2, line.h + 6},
            gui->theme->faint);
    }
    vaka_paint_disk(gui->canvas, (vaka_spot){(float)at, (float)line.y + radius}, (float)line.h,
                    gui->theme->ink);
    vaka_paint_disk(gui->canvas, (vaka_spot){(float)at, (float)line.y + radius},
                    (float)line.h * 0.7f, gui->theme->accent);
    vaka_hit *hit = vaka_widget_hit(gui, around, VAKA_HIT_SCRUB, 0, 0,
                                    vaka_say(gui->language, "Steps of the game"));
    hit->silent = true; /* the arrows move along it anyway */
}

void vaka_replay_bar_draw(vaka_gui *gui)
{
    SDL_Rect box = gui->play.prompt_box;
    int margin = vaka_gui_px(gui, 12), y = box.y + words_high(gui) + vaka_gui_px(gui, 24);
    char text[VAKA_SENTENCE];

    vaka_paint_box(gui->canvas, box, gui->theme->paper);
    vaka_paint_box(gui->canvas, (SDL_Rect){box.x, box.y, box.w, 1}, gui->theme->edge);
    say_where(gui, text);
    vaka_type_block(gui->fonts, vaka_gui_small(gui), gui->canvas,
                    (SDL_Rect){box.x + margin, box.y + 2, box.w - 2 * margin, 0}, text);
    draw_line(gui);
    lay_buttons(gui, (SDL_Rect){box.x + margin, y, box.w - 2 * margin, 0}, true);
}
