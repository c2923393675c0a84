/* gui/replay/chances.c - over the line of a replay: how likely each seat was to win, as lines.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/replay/chances.h"

#include <stdlib.h>

#include "front/advice.h"
#include "gui/replay/replay_player.h"

#define HIGH 104    /* of the lines, at 100 % */
#define PART_MOST 6 /* … and the part of the window that they have at most */
#define WORDS 2     /* lines of what is said of a decision */
#define SIGN 16
#define LINES 16 /* of the journal that are played at a time, before it is read */
#define LOOK 120 /* ms between two looks at what has been read */
#define TURNS_MOST 5u

/* Of a decision: a moment's thought, as the bot `search` has it. */
static const vaka_search_budget budget = {96, 8};

static uint32_t count_of(const vaka_reading *reading)
{
    uint32_t count;

    vaka_reading_points(reading, &count);
    return count;
}

/* What a seat knew says something about what it holds: only when nothing is secret any more. */
static bool may_read(const vaka_replay_player *replay)
{
    return replay->finished || replay->humans == 0;
}

void vaka_chances_toggle(vaka_play *play)
{
    vaka_replay_player *replay = play->replay;
    vaka_error err = {0};

    if (!may_read(replay)) {
        vaka_notice_say(play->ui, false, "The chances are told when the game is over.");
        return;
    }
    if (!replay->reading &&
        vaka_reading_open(replay->path, replay->plugins, &replay->reading, &err))
        vaka_notice_error(play->ui, "{0}.", err.text);
    replay->chances = !replay->chances && replay->reading;
    play->ui->dirty = true;
}

bool vaka_chances_may_know(const vaka_play *play)
{
    return play->replay->chances && vaka_reading_may_know(play->replay->reading);
}

void vaka_chances_know(vaka_play *play)
{
    vaka_replay_player *replay = play->replay;

    if (!vaka_chances_may_know(play) || !vaka_reading_know(replay->reading, !replay->knowing))
        return;
    replay->knowing = !replay->knowing;
    replay->known = 0;
    vaka_reading_start(replay->reading, &budget, vaka_thought_threads());
    play->ui->dirty = true;
}

int vaka_chances_due(const vaka_play *play)
{
    const vaka_replay_player *replay = play->replay;

    if (!replay->chances)
        return -1;
    if (!vaka_reading_played(replay->reading))
        return 1;
    return replay->known < count_of(replay->reading) ? LOOK : -1;
}

void vaka_chances_tick(vaka_play *play)
{
    vaka_replay_player *replay = play->replay;
    uint32_t known = replay->reading ? vaka_reading_known(replay->reading) : 0;

    if (replay->reading && !vaka_reading_played(replay->reading) &&
        !vaka_reading_play(replay->reading, LINES)) {
        vaka_reading_start(replay->reading, &budget, vaka_thought_threads());
        play->ui->dirty = true;
    }
    play->ui->dirty = play->ui->dirty || known != replay->known;
    replay->known = known;
}

/* --- drawing ---------------------------------------------------------------------------------- */

static int words_high(const vaka_play *play)
{
    return WORDS * vaka_type_high(play->look, vaka_look_small(play->look)) +
           vaka_look_px(play->look, 4);
}

int vaka_chances_high(const vaka_play *play)
{
    int lines = SDL_min(vaka_look_px(play->look, HIGH), play->look->canvas->h / PART_MOST);

    return play->replay->chances ? lines + words_high(play) : 0;
}

int vaka_chances_beside(const vaka_play *play)
{
    return play->replay->chances ? vaka_type_wide(play->look, vaka_look_small(play->look), "100 %")
                                 : 0;
}

typedef struct chart {
    vaka_play *play;
    const vaka_reading *reading;
    SDL_Rect field;
} chart;

static vaka_spot spot_at(const chart *at, uint32_t step, double chance)
{
    uint32_t steps = vaka_reading_steps(at->reading);

    return (vaka_spot){(float)at->field.x +
                           (float)at->field.w * (float)step / (float)(steps ? steps : 1),
                       (float)(at->field.y + at->field.h) - (float)(at->field.h * chance)};
}

static void draw_scale(const chart *at)
{
    const vaka_gui_look *look = at->play->look;
    vaka_type small = vaka_look_small(look);
    int row = vaka_type_high(look, small), wide = vaka_chances_beside(at->play);
    int gap = vaka_look_px(look, 6);
    uint32_t steps = vaka_reading_steps(at->reading);

    for (int i = 0; i <= 2; i++) {
        vaka_spot a = spot_at(at, 0, i / 2.0), b = spot_at(at, steps, i / 2.0);
        char text[16];

        vaka_paint_hair(look->canvas, a, b, look->theme->edge);
        SDL_snprintf(text, sizeof text, "%d %%", 50 * i);
        vaka_type_in(look, small,
                     (SDL_Rect){at->field.x - wide - gap, (int)a.y - row / 2, wide + 1, row}, 2,
                     text);
    }
}

/* A seat's decisions that are known, and how it ended. */
static int spots_of(const chart *at, int32_t seat, vaka_spot *out)
{
    uint32_t count, known = at->play->replay->known;
    const vaka_read_point *points = vaka_reading_points(at->reading, &count);
    double outcome = vaka_reading_outcome(at->reading, seat);
    int spots = 0;

    for (uint32_t i = 0; i < known; i++)
        if (points[i].seat == seat && points[i].chance >= 0)
            out[spots++] = spot_at(at, points[i].step, points[i].chance);
    if (spots && known == count && outcome >= 0)
        out[spots++] = spot_at(at, vaka_reading_steps(at->reading), outcome);
    return spots;
}

/* Signs and numbers are smaller where the lines are low: four have room above each other. */
static int sign_size(const chart *at)
{
    return SDL_min(vaka_look_px(at->play->look, SIGN), at->field.h / 4);
}

/* No line is told by its colour alone: it carries the sign of its seat. */
static void draw_line(const chart *at, int32_t seat)
{
    const vaka_gui_look *look = at->play->look;
    vaka_spot *spots = vaka_xnew((count_of(at->reading) + 1u) * sizeof *spots);
    int count = spots_of(at, seat, spots), sign = sign_size(at);

    if (count > 1) {
        vaka_paint_line(look->canvas, spots, count, (float)vaka_look_px(look, 3), false,
                        vaka_ink_mix(look->theme->ink, look->theme->paper, 30));
        vaka_paint_line(look->canvas, spots, count, (float)vaka_look_px(look, 2) - 0.4f, false,
                        vaka_theme_seat(seat));
    }
    for (int i = 1; i <= 3 && count > 0; i++) { /* at its end, and twice on the way */
        const vaka_spot *spot = &spots[(count - 1) * i / 3];

        vaka_seat_sign(look, seat, (int)spot->x - sign / 2, (int)spot->y - sign / 2, sign);
    }
    free(spots);
}

/* Turning points, numbered, the greatest first. */
static void draw_turns(const chart *at, const uint32_t *turns, uint32_t count)
{
    const vaka_gui_look *look = at->play->look;
    const vaka_read_point *points = vaka_reading_points(at->reading, &(uint32_t){0});
    float radius = (float)sign_size(at) / 2;
    vaka_type type = vaka_look_small(look);

    type.px = SDL_min(type.px, (int)(radius * 1.6f));
    for (uint32_t i = count; i-- > 0;) {
        const vaka_read_point *point = &points[turns[i]];
        vaka_spot spot = spot_at(at, point->step, point->chance);
        SDL_Rect box = {(int)(spot.x - radius), (int)(spot.y - radius), (int)(2 * radius),
                        (int)(2 * radius)};
        char text[8];

        vaka_paint_disk(look->canvas, spot, radius, vaka_theme_seat(point->seat));
        vaka_paint_disk(look->canvas, spot, radius - 1.6f, look->theme->paper);
        SDL_snprintf(text, sizeof text, "%u", i + 1);
        vaka_type_in(look, type, box, 1, text);
    }
}

/* The decision that the replay stands at or has passed last; -1: none is known. */
static int32_t point_now(const vaka_replay_player *replay)
{
    uint32_t count;
    const vaka_read_point *points = vaka_reading_points(replay->reading, &count);
    int32_t found = -1;

    for (uint32_t i = 0; i < replay->known; i++)
        if (points[i].step <= replay->at)
            found = (int32_t)i;
    return found;
}

/* What is to be said of it; a turning point by its number. */
static void say_now(const chart *at, const uint32_t *turns, uint32_t count, char *out, size_t room)
{
    vaka_play *play = at->play;
    const vaka_replay_player *replay = play->replay;
    const vaka_read_point *points = vaka_reading_points(at->reading, &(uint32_t){0});
    int32_t now = point_now(replay);
    char more[VAKA_ADVICE_TEXT];

    *out = '\0';
    if (replay->known < count_of(at->reading))
        vaka_say_with(play->ui->language, "{0} of {1} decisions have been read.",
                      VAKA_WITH(VAKA_INT(replay->known), VAKA_INT(count_of(at->reading))), out,
                      room);
    if (now < 0)
        return;
    vaka_advice_read(&play->view, &points[now], more, sizeof more);
    for (uint32_t i = 0; i < count; i++)
        if ((int32_t)turns[i] == now)
            vaka_advice_turn(&play->view, &points[now],
                             &points[vaka_reading_next(at->reading, turns[i])], more, sizeof more);
    size_t length = SDL_strlen(out);
    SDL_snprintf(out + length, room - length, "%s%s", length ? " " : "", more);
}

/* In smaller letters where it takes more lines than there is room for. */
static void draw_words(const chart *at, SDL_Rect box, const char *text)
{
    const vaka_gui_look *look = at->play->look;
    vaka_type type = vaka_look_small(look);

    while (type.px > vaka_look_px(look, 9) && vaka_type_block_high(look, type, box.w, text) > box.h)
        type.px--;
    vaka_type_block(look, type, box, text);
}

void vaka_chances_draw(vaka_play *play, SDL_Rect box)
{
    const vaka_reading *reading = play->replay->reading;
    int words = words_high(play), pad = vaka_look_px(play->look, SIGN) / 2;
    chart at = {play, reading, {box.x, box.y + words + pad, box.w, box.h - words - 2 * pad}};
    uint32_t turns[TURNS_MOST], count = vaka_reading_turns(reading, turns, TURNS_MOST);
    char text[2 * VAKA_ADVICE_TEXT];

    if (at.field.h <= 0)
        return;
    draw_scale(&at);
    vaka_spot low = spot_at(&at, play->replay->at, 0), high = spot_at(&at, play->replay->at, 1);
    vaka_paint_hair(play->look->canvas, low, high, play->look->theme->ink);
    for (int32_t seat = 0; seat < play->view.seen->seats; seat++)
        draw_line(&at, seat);
    draw_turns(&at, turns, count);
    say_now(&at, turns, count, text, sizeof text);
    int margin = vaka_look_px(play->look, 12); /* as all above it */
    draw_words(
        &at, (SDL_Rect){play->prompt_box.x + margin, box.y, play->prompt_box.w - 2 * margin, words},
        text);
    vaka_hit *hit = vaka_widget_hit(play->ui, at.field, VAKA_HIT_SCRUB, 1, 0,
                                    vaka_ui_say(play->ui, "Chances to win"));
    hit->silent = true; /* as the line below it */
}
