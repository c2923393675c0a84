/* gui/play/moment.c - great moments: which are shown, and for how long.
 *
 * SPDX-License-Identifier: MIT
 *
 * Those that came together are one sheet (moment_view.c). It goes by itself, by a key or by a
 * click; a click beside it is not lost. What is told to others only counts for nothing here: it
 * neither brings a sheet nor lets one stay longer. */
#include <string.h>

#include "gui/play/play.h"

#define STAYS 2500      /* ms */
#define STAYS_QUICK 900 /* … where programs move quickly */
#define DICE_QUICK 600  /* ms that dice are seen before, there */
#define DICE_LEAST 700  /* ms that dice are seen which fell one part of the game before */
#define QUICK 120       /* ms of a program's move that is quick */
#define FRAME 16        /* ms between two pictures */

static uint32_t now(const vaka_play *play)
{
    return play->board.motion.now ? play->board.motion.now : SDL_GetTicks();
}

static bool are_shown(const vaka_play *play)
{
    const vaka_ui *ui = play->ui;

    return !ui->no_moments && !(ui->start && ui->start->robot) && !play->tutor.steps &&
           !play->replay && !play->recap;
}

static bool is_quick(const vaka_play *play)
{
    return play->ui->pace > 0 && play->ui->pace <= QUICK;
}

static int stays(const vaka_play *play)
{
    return is_quick(play) ? STAYS_QUICK : STAYS;
}

void vaka_moment_skip(vaka_play *play)
{
    vaka_moment_close(play);
    play->moments.count = 0;
    play->moments.read = play->moments.fell = false;
    if (play->record)
        vaka_record_log(play->record, &play->moments.told);
}

static void add(vaka_moments *to, const vaka_event *event)
{
    if (to->count == VAKA_MOMENTS_SHOWN) { /* the oldest gives way */
        memmove(to->at, to->at + 1, sizeof to->at - sizeof *to->at);
        to->count--;
    }
    to->at[to->count++] = *event;
}

static void show(vaka_play *play)
{
    vaka_moments *moments = &play->moments;

    vaka_moment_forget(play);
    moments->open = true;
    moments->waits = false;
    moments->begun = now(play);
    moments->until = moments->begun + (uint32_t)stays(play);
    play->board.motion.dice = 0; /* half hidden, they would tell nobody anything; the sheet does */
    play->ui->dirty = true;
}

/* ms for which the last dice are still to be seen: all of it where they have fallen just now; where
 * something was done since, no longer than needed. */
static int32_t dice_left(const vaka_play *play, bool now_fallen)
{
    int32_t most = now_fallen ? VAKA_DICE_SHOWN : DICE_LEAST;

    if (!play->moments.fell)
        return 0;
    most = is_quick(play) ? DICE_QUICK : most;
    return most - (int32_t)SDL_min(now(play) - play->moments.rolled, (uint32_t)most);
}

/* Not over the dice that brought it about, nor over the panel in which they lie. */
static void bring(vaka_play *play, bool dice)
{
    vaka_moments *moments = &play->moments;
    int32_t left = dice_left(play, dice);

    moments->read = false;
    if (left <= 0 || moments->open) {
        show(play);
        return;
    }
    moments->waits = true;
    moments->begun = now(play) + (uint32_t)left;
}

void vaka_moment_gather(vaka_play *play, vaka_record *record)
{
    vaka_moments *moments = &play->moments;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    vaka_event event;
    bool more = false, dice = false;

    if (!moments->open)
        moments->count = 0;
    for (uint32_t i = moments->told; i < count; i++) {
        if (!vaka_event_for(&log[i].event, play->view.seat, &event))
            continue;
        dice = dice || event.id == VAKA_EVENT_DIE;
        if (!vaka_moment_of(play->view.layout, event.id))
            continue;
        add(moments, &event);
        more = true;
    }
    moments->told = count;
    if (dice) {
        moments->fell = true;
        moments->rolled = now(play);
    }
    if (more && are_shown(play))
        bring(play, dice);
}

void vaka_moment_close(vaka_play *play)
{
    vaka_moment_forget(play);
    play->moments.waits = false;
    if (!play->moments.open)
        return;
    play->moments.open = false;
    play->moments.read = true;
    play->ui->dirty = true;
}

void vaka_moment_press(vaka_play *play)
{
    if (play->moments.waits)
        show(play);
    else
        vaka_moment_close(play);
}

/* ms until it comes; 0: it is there, or none is. */
static int waits(const vaka_play *play)
{
    int32_t left = (int32_t)(play->moments.begun - now(play));

    return play->moments.waits && left > 0 ? left : 0;
}

void vaka_moment_wait(vaka_play *play)
{
    if (play->moments.open || play->moments.waits)
        vaka_input_pause(play->ui, waits(play) + stays(play), &play->paused, &play->moments.read);
    vaka_moment_close(play);
}

bool vaka_moment_is_key(const SDL_Keysym *sym)
{
    return sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER || sym->sym == SDLK_SPACE ||
           sym->sym == SDLK_ESCAPE;
}

uint32_t vaka_moment_age(const vaka_play *play)
{
    uint32_t age = now(play) - play->moments.begun;

    return vaka_ui_is_still(play->ui) || age > VAKA_MOMENT_MOVES ? VAKA_MOMENT_MOVES : age;
}

bool vaka_moment_moves(const vaka_play *play)
{
    return play->moments.open && play->moments.drawn_age < VAKA_MOMENT_MOVES;
}

int vaka_moment_due(const vaka_play *play)
{
    int32_t left = (int32_t)(play->moments.until - now(play));

    if (play->moments.waits)
        return waits(play);
    if (!play->moments.open)
        return -1;
    if (vaka_moment_moves(play))
        return FRAME;
    return left > 0 ? left : 0;
}

void vaka_moment_tick(vaka_play *play)
{
    if (play->moments.waits && waits(play) == 0)
        show(play);
    if (!play->moments.open)
        return;
    if ((int32_t)(play->moments.until - now(play)) <= 0)
        vaka_moment_close(play);
    else if (vaka_moment_moves(play))
        play->ui->touched = true;
}

/* --- what is heard of it ---------------------------------------------------------------------- */

/* Of all that a seat may read of a part of the log: the last great moment that has a sound, else
 * the last of anything. */
uint32_t vaka_hear_which(const vaka_log_entry *log, uint32_t from, uint32_t to,
                         const vaka_view *view)
{
    uint32_t found = VAKA_SOUND_NONE;
    bool great = false;
    vaka_event event;

    for (uint32_t i = from; i < to; i++) {
        if (!vaka_event_for(&log[i].event, view->seat, &event))
            continue;
        uint32_t sound = vaka_sound_of(view->layout, event.id);
        bool is_great = vaka_moment_of(view->layout, event.id) != NULL;
        if (sound == VAKA_SOUND_NONE || (great && !is_great))
            continue;
        found = sound;
        great = is_great;
    }
    return found;
}

void vaka_play_hear(vaka_play *play, vaka_record *record)
{
    uint32_t count, from = play->heard;
    const vaka_log_entry *log = vaka_record_log(record, &count);

    play->heard = count;
    if (from < count && !play->recap && !play->replay)
        vaka_sound_play(play->ui, vaka_hear_which(log, from, count, &play->view));
}

void vaka_play_deaf(vaka_play *play, vaka_record *record)
{
    vaka_record_log(record, &play->heard);
}
