/* gui/replay/replay_bar.c - below a replay: the line of its steps, and buttons to go along it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/replay/replay_bar.h"

#include <stdio.h>

#include "gui/replay/chances.h"
#include "gui/replay/replay_player.h"

static const int paces[] = {1600, 800, 400, 150, 50}; /* ms a step */
static const char *const pace_names[] = {"½×", "1×", "2×", "5×", "16×"};
#define PACES ((int)(sizeof paces / sizeof paces[0]))

int vaka_replay_pace(const vaka_play *play)
{
    return paces[play->replay_speed % PACES];
}

void vaka_replay_faster(vaka_play *play)
{
    play->replay_speed = (play->replay_speed + 1) % PACES;
    play->ui->dirty = true;
}

/* The texts of the others hang on what is shown. */
static const char *const texts[VAKA_REPLAY_BUTTONS] = {
    [VAKA_REPLAY_FIRST] = "|◀",
    [VAKA_REPLAY_BACK] = "◀",
    [VAKA_REPLAY_ON] = "▶",
    [VAKA_REPLAY_LAST] = "▶|",
    [VAKA_REPLAY_TURN] = VAKA_TEXT("Turn…"),
    [VAKA_REPLAY_VIEW] = VAKA_TEXT("Eyes…"),
    [VAKA_REPLAY_FORK] = VAKA_TEXT("Play from here…"),
    [VAKA_REPLAY_CHANCES] = VAKA_TEXT("Chances"),
    [VAKA_REPLAY_KNOWING] = VAKA_TEXT("Knowing all"),
    [VAKA_REPLAY_PICTURE] = VAKA_TEXT("Picture"),
    [VAKA_REPLAY_LEAVE] = VAKA_TEXT("Leave"),
    [VAKA_REPLAY_MORE] = VAKA_TEXT("Menu"),
};

static const char *button_text(const vaka_play *play, int number)
{
    if (number == VAKA_REPLAY_PLAY)
        return play->paused ? vaka_ui_say(play->ui, "Play") : vaka_ui_say(play->ui, "Pause");
    if (number == VAKA_REPLAY_SPEED)
        return pace_names[play->replay_speed % PACES];
    return vaka_ui_say(play->ui, texts[number]);
}

/* Is there anything to press it for? */
static bool is_there(const vaka_play *play, int number)
{
    return number != VAKA_REPLAY_KNOWING || vaka_chances_may_know(play);
}

void vaka_replay_more(vaka_play *play)
{
    vaka_menu_begin(play->ui, button_text(play, VAKA_REPLAY_MORE), play->ui->x, play->ui->y);
    for (int i = VAKA_REPLAY_SPEED; i < VAKA_REPLAY_MORE; i++)
        if (is_there(play, i))
            vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_BUTTON + i, button_text(play, i));
}

/* Is a button part of the bar? In a folded one what does not lead along the game is in a menu. */
static bool is_laid(int number, bool folded)
{
    if (number == VAKA_REPLAY_MORE)
        return folded;
    return !folded || number < VAKA_REPLAY_SPEED;
}

/* At the far right of the bar, as in a game that is over; returns whether it has a row of its own.
 */
static bool lay_sheet(vaka_play *play, SDL_Rect row, int from, bool draw)
{
    const char *text = vaka_ui_say(play->ui, "Score sheet");
    int wide = SDL_min(vaka_widget_button_wide(play->ui, text), row.w);
    bool below = from > row.x && from + wide > row.x + row.w;

    if (!play->view.finished || !(play->over || vaka_result_any(&play->view)))
        return false;
    if (below)
        row.y += row.h + vaka_look_px(play->look, 6);
    if (draw)
        vaka_widget_button(play->ui, (SDL_Rect){row.x + row.w - wide, row.y, wide, row.h},
                           (vaka_hit){.what = VAKA_HIT_SHEET}, text,
                           play->sheet ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
    return below;
}

static uint32_t look_of(const vaka_play *play, int number)
{
    if (number == VAKA_REPLAY_KNOWING && play->replay->knowing)
        return VAKA_BUTTON_ON;
    return number == VAKA_REPLAY_PLAY ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN;
}

/* Lays the buttons out in rows; draws them if `draw`. Returns how many rows there are. */
static int lay_rows(vaka_play *play, SDL_Rect box, bool draw, bool folded)
{
    int gap = vaka_look_px(play->look, 6), row = vaka_look_px(play->look, 32), x = box.x, rows = 1;

    for (int i = 0; i < VAKA_REPLAY_BUTTONS; i++) {
        const char *text = button_text(play, i);
        int wide = vaka_widget_button_wide(play->ui, text);

        if (!is_laid(i, folded) || !is_there(play, i))
            continue;
        wide = SDL_clamp(wide, vaka_look_px(play->look, 40), box.w);
        if (x > box.x && x + wide > box.x + box.w) {
            x = box.x;
            rows++;
        }
        if (draw)
            vaka_widget_button(play->ui, (SDL_Rect){x, box.y + (rows - 1) * (row + gap), wide, row},
                               (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i}, text, look_of(play, i));
        x += wide + gap;
    }
    SDL_Rect last = {box.x, box.y + (rows - 1) * (row + gap), box.w, row};
    return rows + lay_sheet(play, last, x, draw);
}

/* They must not take the game's room: a fifth of the window is enough. */
static int lay_buttons(vaka_play *play, SDL_Rect box, bool draw)
{
    int row = vaka_look_px(play->look, 32) + vaka_look_px(play->look, 6);
    int rows = lay_rows(play, box, false, false);

    return lay_rows(play, box, draw, rows > 1 && rows * row > play->look->canvas->h / 5);
}

/* Where the replay is, and through whose eyes it is seen. */
static void say_where(vaka_play *play, char out[VAKA_SENTENCE])
{
    const vaka_replay_player *replay = play->replay;
    int32_t seat = play->sitting;
    char name[VAKA_VIEW_NAME];

    if (seat >= 0)
        vaka_view_seat(&play->view, seat, name);
    else
        snprintf(name, sizeof name, "%s",
                 seat == VAKA_REFEREE ? vaka_ui_say(play->ui, "everything, as a referee")
                                      : vaka_ui_say(play->ui, "what all could see"));
    vaka_say_with(play->ui->language, "Step {0} of {1} · turn {2} · {3}",
                  VAKA_WITH(VAKA_INT(replay->at), VAKA_INT(replay->count),
                            VAKA_INT(vaka_turn(play->view.seen)), name),
                  out, VAKA_SENTENCE);
}

/* Of that sentence, on as many lines as it takes. */
static int words_high(vaka_play *play)
{
    char text[VAKA_SENTENCE];
    int wide = play->look->canvas->w - 2 * vaka_look_px(play->look, 12);

    say_where(play, text);
    int high = vaka_type_block_high(play->look, vaka_look_small(play->look), wide, text) + 2;
    return SDL_max(high, vaka_look_px(play->look, 20));
}

int vaka_replay_bar_high(vaka_play *play)
{
    int margin = vaka_look_px(play->look, 12), gap = vaka_look_px(play->look, 6),
        row = vaka_look_px(play->look, 32);
    SDL_Rect box = {margin, 0, play->look->canvas->w - 2 * margin, 0};
    int rows = lay_buttons(play, box, false);

    return words_high(play) + vaka_chances_high(play) + vaka_look_px(play->look, 26) +
           rows * (row + gap);
}

SDL_Rect vaka_replay_line(vaka_play *play)
{
    SDL_Rect box = play->prompt_box;
    int margin = vaka_look_px(play->look, 18), beside = vaka_chances_beside(play);

    return (SDL_Rect){box.x + margin + beside,
                      box.y + words_high(play) + vaka_chances_high(play) +
                          vaka_look_px(play->look, 6),
                      box.w - 2 * margin - beside, vaka_look_px(play->look, 8)};
}

static void draw_line(vaka_play *play)
{
    const vaka_replay_player *replay = play->replay;
    SDL_Rect line = vaka_replay_line(play);
    int count = replay->count > 0 ? (int)replay->count : 1, turn = replay->turn[0];
    float radius = (float)line.h / 2;
    int at = line.x + (int)((int64_t)line.w * replay->at / count);
    SDL_Rect around = {line.x - line.h, line.y - line.h, line.w + 2 * line.h, 3 * line.h};

    vaka_paint_round(play->look->canvas, line, radius, play->look->theme->edge);
    vaka_paint_round(play->look->canvas, (SDL_Rect){line.x, line.y, at - line.x + 1, line.h},
                     radius, play->look->theme->accent);
    for (uint32_t i = 1; i <= replay->count; i++) {
        if (replay->turn[i] == turn)
            continue;
        turn = replay->turn[i];
        vaka_paint_box(
            play->look->canvas,
            (SDL_Rect){line.x + (int)((int64_t)line.w * i / count), line.y - 3, 2, line.h + 6},
            play->look->theme->faint);
    }
    vaka_paint_disk(play->look->canvas, (vaka_spot){(float)at, (float)line.y + radius},
                    (float)line.h, play->look->theme->ink);
    vaka_paint_disk(play->look->canvas, (vaka_spot){(float)at, (float)line.y + radius},
                    (float)line.h * 0.7f, play->look->theme->accent);
    vaka_hit *hit = vaka_widget_hit(play->ui, around, VAKA_HIT_SCRUB, 0, 0,
                                    vaka_ui_say(play->ui, "Steps of the game"));
    hit->silent = true; /* the arrows move along it anyway */
}

void vaka_replay_bar_draw(vaka_play *play)
{
    SDL_Rect box = play->prompt_box;
    int margin = vaka_look_px(play->look, 12),
        y = box.y + words_high(play) + vaka_chances_high(play) + vaka_look_px(play->look, 24);
    char text[VAKA_SENTENCE];

    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, box.w, 1}, play->look->theme->edge);
    say_where(play, text);
    vaka_type_block(play->look, vaka_look_small(play->look),
                    (SDL_Rect){box.x + margin, box.y + 2, box.w - 2 * margin, 0}, text);
    SDL_Rect line = vaka_replay_line(play);
    if (play->replay->chances)
        vaka_chances_draw(
            play, (SDL_Rect){line.x, box.y + words_high(play), line.w, vaka_chances_high(play)});
    draw_line(play);
    lay_buttons(play, (SDL_Rect){box.x + margin, y, box.w - 2 * margin, 0}, true);
}
