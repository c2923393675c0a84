/* gui/play/play_front.c - the window as a front end: shows a seat its view and brings back its
 * wishes.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/base/finished.h"
#include "gui/play/play.h"

#define WATCH_LEAST 15     /* ms between moves of programs, so that somebody can leave */
#define UNDER_WAY_LEAST 60 /* ms that a part of a course stays in which nothing glides */
#define RECAP_FIRST 12u    /* entries of the log that are new to somebody who resumes a game */

static uint32_t *read_by(vaka_play *play, int32_t seat)
{
    return &play->read[seat >= 0 ? seat : VAKA_MAX_SEATS];
}

static void close_view(vaka_play *play)
{
    vaka_counters_names(play->look->counters, NULL);
    vaka_play_close(play);
    play->asked = false;
    if (play->ui->menu.open)
        vaka_menu_close(play->ui);
}

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    vaka_play *play = data;
    uint32_t count;

    vaka_record_log(record, &count);
    vaka_play_begin(play, record, humans);
    play->record = record;
    play->humans = humans;
    play->own_acts.count = 0;
    vaka_own_note(&play->own_acts, vaka_live_clock(vaka_record_live(record)), true);
    play->watching = humans == 0;
    play->before = VAKA_NONE;
    play->back = false;
    play->ui->focus = (vaka_hit){0}; /* of the last game: Enter would press what has its number */
    vaka_moment_skip(play);
    vaka_play_deaf(play, record);
    vaka_sight_begin(play);
    play->followed = count;
    for (int32_t i = 0; i <= VAKA_MAX_SEATS; i++)
        play->read[i] = count > RECAP_FIRST ? count - RECAP_FIRST : 0;
}

static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    vaka_play *play = data;

    play->drop = VAKA_NONE; /* what one person has begun nobody else goes on with */
    if (play->open_table)
        return play->ui->closing ? VAKA_WANT_QUIT : VAKA_WANT_NOTHING;
    vaka_play_open(play, record, VAKA_SPECTATOR);
    play->sitting = seat; /* only its name is shown */
    play->curtain.at = play->recap_scroll.at = 0;
    play->wanted = false;
    play->want.type = VAKA_WANT_QUIT;
    play->board.pointed = play->board.cursor = play->board.about = play->board.dragged = VAKA_NONE;
    if (!play->back) /* why it was not taken back is to be read */
        play->ui->notice[0] = '\0';
    play->ui->focus = (vaka_hit){0};
    vaka_ui_show(play->ui, &vaka_screen_curtain, play);
    vaka_input_run(play->ui, &play->wanted);
    close_view(play);
    play->ui->notice[0] = '\0';
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    play->recap = play->want.type == VAKA_WANT_NOTHING;
    play->back = play->want.type == VAKA_WANT_UNDO;
    /* Whoever pressed undo, nobody sits there, and nothing private of anybody is shown. */
    play->before = play->recap ? seat : VAKA_NONE;
    play->sitting = play->recap ? seat : VAKA_SPECTATOR;
    return play->ui->closing ? VAKA_WANT_QUIT : play->want.type;
}

/* A button that has the focus keeps it only while it says the same: Enter must not press another.
 */
static void keep_focus(vaka_play *play)
{
    const vaka_view *view = &play->view;
    vaka_hit *focus = &play->ui->focus;
    char title[VAKA_SENTENCE] = "";

    if (focus->what == VAKA_HIT_ACTION && focus->a >= 0 && focus->a < (int32_t)view->legal_count)
        vaka_action_said(view, &view->legal[focus->a], title);
    if ((focus->what == VAKA_HIT_ACTION && strncmp(title, focus->label, sizeof focus->label - 1)) ||
        focus->what == VAKA_HIT_PANEL)
        *focus = (vaka_hit){0};
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    vaka_play *play = data;

    play->asked = true;
    play->wanted = false;
    play->board.motion.course =
        play->board.motion.course == VAKA_FLIGHT_PART ? VAKA_FLIGHT_LAST : VAKA_FLIGHT_ALONE;
    vaka_play_open(play, record, seat);
    play->fresh = *read_by(play, seat);
    vaka_column_turn(play);
    play->recap = play->recap && vaka_recap_any(play);
    vaka_turn_note(play);
    vaka_moment_gather(play, record);
    vaka_play_hear(play, record);
    vaka_sight_asked(play, record);
    vaka_sight_own(play, record);
    if (play->board.cursor != VAKA_NONE && !vaka_play_can(play, play->board.cursor))
        play->board.cursor = VAKA_NONE; /* it belonged to the last question */
    vaka_sight_back(play);
    vaka_play_drop(play);
    vaka_tray_again(play);
    keep_focus(play);
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    if (!vaka_end_goes_on(play))
        vaka_input_run(play->ui, &play->wanted);
    if (play->ui->closing)
        play->want = (vaka_want){.type = VAKA_WANT_QUIT, .seat = seat};
    *want = play->want;
    play->recap = false;
    vaka_moment_close(play);
    vaka_record_log(record, read_by(play, seat));
    close_view(play);
}

static void show_refusal(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    vaka_play *play = data;

    play->drop = VAKA_NONE;
    play->ends = 0;
    if (play->back) { /* the reason is for him who acted: another one may read this */
        vaka_notice_say(play->ui, true, "It can no longer be taken back.");
        return;
    }
    vaka_play_open(play, record, seat);
    vaka_notice_refusal(play->ui, &play->view, why);
    close_view(play);
}

static void show_error(void *data, const char *text)
{
    vaka_play *play = data;

    play->drop = VAKA_NONE;
    play->ends = 0;
    vaka_notice_error(play->ui, VAKA_TEXT("That did not work: {0}."), text);
}

/* Was something taken back, or done again? */
static bool turns_back(const vaka_play *play)
{
    uint32_t type = play->want.type;

    return type == VAKA_WANT_UNDO || type == VAKA_WANT_UNDO_ONE || type == VAKA_WANT_REDO ||
           type == VAKA_WANT_REDO_ONE;
}

/* What a program did stays for a moment. While several people play, nothing private of anybody is
 * on the screen but of the one who sits there. */
static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    vaka_play *play = data;
    bool person = (play->humans & VAKA_SEAT(seat)) != 0;
    uint32_t count;

    vaka_record_log(record, &count);
    for (int32_t i = 0; i <= VAKA_MAX_SEATS; i++)
        play->read[i] = play->read[i] < count ? play->read[i] : count; /* some was undone */
    play->moments.told = play->moments.told < count ? play->moments.told : count;
    play->heard = play->heard < count ? play->heard : count;
    play->followed = play->followed < count ? play->followed : count;
    vaka_tutor_moved(play, seat);
    if (!person || !turns_back(play))
        vaka_own_note(&play->own_acts, vaka_live_clock(vaka_record_live(record)), person);
    if (!person)
        play->drop = VAKA_NONE; /* the board is no longer as it was */
    if (play->ui->closing || play->leave || person || (play->ui->pace <= 0 && !play->watching))
        return;
    play->board.motion.course = VAKA_FLIGHT_ALONE;
    vaka_play_open(play, record, play->sitting);
    play->fresh = *read_by(play, play->sitting);
    vaka_turn_note(play);
    vaka_moment_gather(play, record);
    vaka_play_hear(play, record);
    vaka_sight_follow(play, record);
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    vaka_moment_wait(play);
    bool told = play->ui->notice[0] != '\0'; /* before anything was pressed: it stays to be read */
    vaka_input_pause(play->ui, play->ui->pace > 0 ? play->ui->pace : WATCH_LEAST, &play->paused,
                     &play->leave);
    if (!told)
        play->ui->notice[0] = '\0';
    close_view(play);
}

static bool thought_over(void *data)
{
    const vaka_play *play = data;

    return play->leave || play->wanted ||
           (!play->paused && vaka_thought_over(play->thinking.thought));
}

/* The person who sits there sees what he saw, and may leave, or take back what he did. */
static void think(void *data, vaka_record *record, int32_t seat, vaka_thought *thought,
                  vaka_want *want)
{
    vaka_play *play = data;

    play->wanted = false;
    vaka_play_open(play, record, play->sitting);
    play->fresh = *read_by(play, play->sitting);
    play->thinking = (vaka_thinking){thought, seat, vaka_ui_now(play->ui), 0};
    vaka_turn_note(play);
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    vaka_input_await(play->ui, thought_over, play);
    play->thinking = (vaka_thinking){0};
    if (play->ui->closing || play->leave)
        want->type = VAKA_WANT_QUIT;
    else if (play->wanted)
        *want = play->want;
    play->wanted = false;
    close_view(play);
}

/* A part of what was wished has been done: it is seen before the next one is, as long as it glides.
 * Somebody may say that it is to go no further. */
static bool show_under_way(void *data, vaka_record *record, int32_t seat)
{
    vaka_play *play = data;
    bool held = false;

    if (play->ui->closing || play->ui->pace <= 0 || vaka_ui_is_still(play->ui))
        return true;
    play->under_way = true;
    play->stop = false;
    play->board.motion.course = VAKA_FLIGHT_PART;
    vaka_play_open(play, record, seat);
    play->fresh = *read_by(play, seat);
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    vaka_input_pause(play->ui, SDL_max(vaka_motion_left(&play->board), UNDER_WAY_LEAST), &held,
                     &play->stop);
    close_view(play);
    play->under_way = false;
    return !play->stop;
}

static void show_stopped(void *data, vaka_record *record, int32_t seat)
{
    vaka_play *play = data;

    (void)record;
    (void)seat;
    vaka_notice_say(play->ui, false, "Something unexpected has come: it stops here.");
}

/* In a lesson everything is done by hand. */
static bool passes(void *data, int32_t seat)
{
    const vaka_play *play = data;

    (void)seat;
    return !play->ui->all_stops && !play->tutor.steps;
}

/* Nothing is hidden any more. */
static void show_end(void *data, vaka_record *record)
{
    vaka_play *play = data;

    play->over = true;
    vaka_play_open(play, record, VAKA_REFEREE);
    play->sheet = !play->tutor.steps || vaka_result_any(&play->view);
    play->sheet_scroll.at = 0;
    play->after = VAKA_AFTER_NOTHING;
    vaka_points_read(&play->points, record, play->ui->start->host->plugins);
    vaka_finished_note(&play->ui->settings, vaka_record_path(record));
    if (!play->sheet) /* which says more */
        vaka_moment_gather(play, record);
    vaka_play_hear(play, record);
    play->asked = true; /* only to leave: nothing is legal any more */
    play->wanted = false;
    vaka_ui_show(play->ui, &vaka_screen_play, play);
    vaka_input_run(play->ui, &play->wanted);
    close_view(play);
}

/* The window is being closed, or those who watch programs play have seen enough. */
static bool leaving(void *data)
{
    const vaka_play *play = data;

    return play->ui->closing || play->leave;
}

static void show_quit(void *data, vaka_record *record)
{
    (void)data;
    (void)record;
}

static void done(void *data)
{
    vaka_play *play = data;

    vaka_sight_keep(play);
    close_view(play);
    vaka_board_end(&play->board);
    vaka_points_done(&play->points);
    play->record = NULL;
}

void vaka_play_front(vaka_play *play, vaka_front *front)
{
    *front = (vaka_front){
        .name = "window",
        .data = play,
        .begin = begin,
        .hand_over = hand_over,
        .ask = ask,
        .show_refusal = show_refusal,
        .show_error = show_error,
        .show_moved = show_moved,
        .think = think,
        .show_under_way = show_under_way,
        .show_stopped = show_stopped,
        .passes = passes,
        .show_end = show_end,
        .show_quit = show_quit,
        .leaving = leaving,
        .done = done,
    };
}
