/* gui/gui.c - opens the window, goes from screen to screen, closes it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/base/stands.h"
#include "gui/gui_bench.h"
#include "gui/gui_rooms.h"
#include "gui/lobby/trial_wish.h"
#include "gui/replay/replay.h"

#define PACE 350 /* ms that a program's move stays */

/* For the last words if the display goes away: then the library beneath ends the program. */
static bool window_open;
static char kept_in[VAKA_GUI_PATH];

static void last_words(void)
{
    if (!window_open)
        return;
    fputs("vaka: the display has gone away\n", stderr);
    if (*kept_in)
        fprintf(stderr, "vaka: nothing is lost: the game is kept in %s\n", kept_in);
}

void vaka_gui_init(vaka_gui *gui, const vaka_gui_start *start)
{
    gui->ui.look = gui->play.look = gui->play.board.look = gui->lobby.look = &gui->look;
    gui->play.ui = gui->play.board.ui = gui->lobby.ui = &gui->ui;
    gui->lobby.play = &gui->play;
    vaka_trial_wish_none(&gui->lobby.wish);
    gui->lobby.editor.look = &gui->look;
    gui->lobby.editor.ui = &gui->ui;
    gui->ui.gui = gui;
    gui->ui.start = start;
    gui->ui.x = gui->ui.y = -1;
    gui->play.board.pointed = gui->play.board.cursor = gui->play.board.about = VAKA_NONE;
    gui->play.board.fanned = gui->play.board.dragged = gui->play.drop = VAKA_NONE;
    gui->ui.visit_settings = vaka_settings_visit;
    gui->ui.settings_data = &gui->lobby;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        gui->look.style[seat] = (uint8_t)seat;
}

void vaka_gui_done(vaka_gui *gui)
{
    vaka_lobby_done(&gui->lobby);
    vaka_moment_forget(&gui->play);
    vaka_sight_forget(&gui->play);
    vaka_remarks_forget(&gui->play);
    vaka_points_done(&gui->play.points);
    vaka_board_done(&gui->play.board);
    vaka_outlook_clear(&gui->play.outlook);
    vaka_window_close(&gui->ui);
    vaka_settings_done(&gui->ui.settings);
}

/* For the list of games: how it stands is known now, and from the journal only by replaying it. */
static void note_stand(vaka_gui *gui, vaka_record *record)
{
    vaka_stand stand = {0};
    vaka_view view;
    char score[VAKA_VIEW_NAME];
    bool any = false;

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), VAKA_SPECTATOR);
    stand.turn = vaka_turn(view.seen);
    for (int32_t seat = 0; seat < view.seen->seats; seat++) {
        size_t length = strlen(stand.points);

        any = any || vaka_score(view.seen, seat) != 0;
        snprintf(stand.points + length, sizeof stand.points - length, "%s%s", seat ? " – " : "",
                 vaka_view_score(&view, seat, score));
    }
    if (!any)
        stand.points[0] = '\0';
    vaka_view_done(&view);
    vaka_stands_note(&gui->ui.settings, vaka_record_path(record), &stand);
}

static vaka_status play(vaka_gui *gui, vaka_record *record, vaka_error *err)
{
    const vaka_gui_host *host = gui->ui.start->host;
    const vaka_player *players;
    vaka_player pupils[VAKA_MAX_SEATS];
    vaka_front front;
    uint32_t ended = 0;
    const char *path = vaka_record_path(record);
    vaka_status status = host->players(host->data, record, &players, err);

    if (status)
        return status;
    if (vaka_tutor_on(&gui->play)) {
        vaka_tutor_players(&gui->play, pupils);
        players = pupils;
    }
    snprintf(kept_in, sizeof kept_in, "%s", path ? path : "");
    vaka_play_front(&gui->play, &front);
    status = vaka_loop_run(record, &front, players, &ended, err);
    note_stand(gui, record);
    front.done(front.data);
    kept_in[0] = '\0';
    return status;
}

static void tell_stopped(vaka_gui *gui, const vaka_error *err)
{
    gui->ui.x = gui->ui.y = -1;
    vaka_notice_error(&gui->ui, VAKA_TEXT("The game stopped: {0}."), err->text);
}

/* The same game once more, with chance of its own. */
static vaka_record *begin_again(vaka_gui *gui, vaka_record *record, vaka_error *err)
{
    const vaka_gui_host *host = gui->ui.start->host;
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    vaka_gui_choice choice = {.module = layout->module, .keep = true};
    vaka_record *again = NULL;

    choice.head = *vaka_record_head(record);
    choice.head.queue = NULL; /* chance that somebody had laid out */
    choice.head.queue_count = 0;
    choice.head.with = NULL; /* what there is now is noted anew */
    choice.head.with_count = 0;
    memcpy(choice.option, layout->setup.option, sizeof choice.option);
    if (host->seed(host->data, &choice.head.seed, err) == VAKA_OK)
        host->begin(host->data, &choice, &again, err);
    return again;
}

/* What is tried, with its files as they are now and as far as it had come; NULL after telling why
 * it goes on with the old ones. */
static vaka_record *reload(vaka_gui *gui, vaka_record *record)
{
    const vaka_gui_host *host = gui->ui.start->host;
    vaka_record *again = NULL;
    vaka_error err = {0};
    char note[VAKA_GUI_NOTE] = "";

    vaka_art_folders(gui->look.art, NULL, 0); /* drawings may be others, too */
    if (host->again(host->data, record, &again, note, &err)) {
        vaka_notice_say(
            &gui->ui, true,
            VAKA_TEXT("The files have changed, but the game goes on with the old ones."));
        vaka_say_again(gui->ui.language, err.text, gui->play.fault, sizeof gui->play.fault);
        gui->ui.notice_of = NULL; /* nobody has pressed anything: it goes where it hides nothing */
        return NULL;
    }
    gui->play.reloaded = true;
    vaka_remarks_forget(&gui->play); /* it has all been said once more */
    gui->play.fault[0] = '\0';
    vaka_notice_say(&gui->ui, false, note);
    gui->ui.notice_of = NULL;
    return again;
}

/* A game whose replay was wanted at its end; is it to be shown once more? The sheet at its end has
 * led there and waits behind it, unless another game was forked on the way. */
static bool looks_back(vaka_gui *gui, const char *path, vaka_record **fork, vaka_status *status,
                       vaka_error *err)
{
    if (gui->play.after != VAKA_AFTER_REPLAY || !path)
        return false;
    *status = vaka_replay_show(&gui->play, path, fork, err);
    return !*status && !*fork && !gui->ui.closing;
}

/* A game, and what was wanted when it was over. NULL: nothing; else a game that is to be played
 * next, owned by the caller. */
static vaka_record *play_one(vaka_gui *gui, vaka_record *record, vaka_status *status,
                             vaka_error *err)
{
    const char *path = vaka_record_path(record);
    vaka_record *again, *fork = NULL;

    do {
        gui->play.after = VAKA_AFTER_NOTHING;
        *status = play(gui, record, err);
        if (*status || gui->ui.closing)
            return NULL;
        if (gui->play.after == VAKA_AFTER_RELOAD && (again = reload(gui, record)) != NULL)
            return again;
    } while (gui->play.after == VAKA_AFTER_RELOAD || looks_back(gui, path, &fork, status, err));
    if (fork)
        return fork;
    if (gui->play.after == VAKA_AFTER_REMATCH) {
        again = begin_again(gui, record, err);

        *status = again ? VAKA_OK : VAKA_ERR_DATA;
        return again;
    }
    return NULL;
}

static void play_games(vaka_gui *gui, vaka_record *first)
{
    vaka_record *record = first, *next;
    char empty[VAKA_GUI_PATH];
    vaka_error err = {0};
    vaka_status status;

    while (record || (!gui->ui.closing && (record = vaka_lobby_run(&gui->lobby)) != NULL)) {
        next = play_one(gui, record, &status, &err);
        if (status)
            tell_stopped(gui, &err);
        vaka_lobby_left(&gui->lobby, record, empty);
        vaka_record_close(record);
        if (*empty)
            remove(empty); /* or such games would pile up */
        record = next;
    }
}

/* A game of ours (NULL: none), and those that follow it. */
static vaka_status play_on(vaka_gui *gui, vaka_record *record, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    while (record) {
        vaka_record *next = play_one(gui, record, &status, err);

        vaka_record_close(record);
        record = next;
    }
    return status;
}

/* The only game, which is the caller's; those that follow it are ours. */
static vaka_status play_only(vaka_gui *gui, vaka_record *only, vaka_error *err)
{
    vaka_status status;
    vaka_record *next = play_one(gui, only, &status, err);

    return next ? play_on(gui, next, err) : status;
}

/* A replay, and the game that was forked from it. */
static vaka_status watch(vaka_gui *gui, const char *path, vaka_error *err)
{
    vaka_record *fork = NULL;
    vaka_status status = vaka_replay_show(&gui->play, path, &fork, err);

    return fork ? play_on(gui, fork, err) : status;
}

static void read_settings(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->ui.start->host;
    char path[VAKA_GUI_PATH];
    vaka_error err = {0};

    if (host->settings && host->settings(host->data, path, &err) == VAKA_OK)
        vaka_settings_read(&gui->ui.settings, path);
    vaka_settings_apply(&gui->ui);
}

/* Once, and again when other fonts are lacking. */
static void tell_fonts(vaka_ui *ui)
{
    const char *lacking = vaka_fonts_lacking(ui->look->fonts);
    const char *told = vaka_settings_text(&ui->settings, VAKA_FONTS_TOLD, "");
    char text[VAKA_NOTICE];

    if (!*ui->settings.path || ui->notice[0])
        return;
    if (*lacking && strcmp(lacking, told) != 0) {
        vaka_say_with(ui->language, "The window would look better with these fonts: {0}.",
                      VAKA_WITH(lacking), text, sizeof text);
        vaka_notice_set(ui, false, "%s", text);
        fprintf(stderr, "vaka: %s\n", text);
    }
    if (*lacking || !*told)
        vaka_settings_put(&ui->settings, VAKA_FONTS_TOLD, *lacking ? lacking : "-");
}

static vaka_status run(vaka_gui *gui, vaka_error *err)
{
    const vaka_gui_start *start = gui->ui.start;

    vaka_window_look(&gui->ui);
    if (gui->ui.full)
        vaka_window_full(&gui->ui, true);
    if (start->note && *start->note)
        vaka_notice_say(&gui->ui, false, start->note);
    tell_fonts(&gui->ui);
    if (start->record)
        return play_only(gui, start->record, err);
    if (start->replay)
        return watch(gui, start->replay, err);
    play_games(gui, start->first);
    return VAKA_OK;
}

int vaka_gui_run(const vaka_gui_start *start)
{
    static bool listening;
    vaka_gui *gui = vaka_xnew(sizeof *gui);
    vaka_gui_start own = *start;
    vaka_error err = {0};

    if (!own.robot && getenv("VAKA_FIRST_FRAME"))
        own.robot = vaka_gui_bench_first;
    vaka_gui_init(gui, &own);
    gui->ui.language = start->host->language;
    gui->look.dark = start->dark;
    gui->ui.pace = start->pace < 0 ? PACE : start->pace;
    gui->play.replay_speed = 1;
    read_settings(gui);
    if (start->percent)
        gui->look.percent = start->percent;
    if (start->pace >= 0)
        gui->ui.pace = start->pace;
    vaka_status status = vaka_window_open(&gui->ui, &err);
    if (!status) {
        if (!listening)
            atexit(last_words);
        listening = window_open = true;
        status = run(gui, &err);
        vaka_fonts_note(gui->look.fonts, &gui->ui.settings);
        vaka_settings_save(&gui->ui);
        window_open = false;
    } else {
        vaka_record_close(start->first);
    }
    vaka_gui_done(gui);
    free(gui);
    if (status)
        fprintf(stderr, "vaka: %s\n", err.text);
    return status ? 1 : 0;
}
