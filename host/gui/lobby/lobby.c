/* gui/lobby/lobby.c - from the start screen to a game.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/trial_wish.h"

#include "gui/replay/replay.h"

/* What should be told though it worked; empty: nothing. */
static void tell_note(vaka_lobby *lobby, const char *note)
{
    char text[VAKA_NOTICE];

    if (*note)
        vaka_notice_set(lobby->ui, false, "%s",
                        vaka_say_again(lobby->ui->language, note, text, sizeof text));
}

/* The number that was typed, or one that nobody can guess. */
static vaka_status choose_seed(vaka_lobby *lobby, vaka_error *err)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    if (!lobby->typed[0])
        return host->seed(host->data, &lobby->choice.head.seed, err);
    lobby->choice.head.seed = vaka_seed_of(strtoull(lobby->typed, NULL, 10));
    return VAKA_OK;
}

static vaka_record *begin_game(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};

    vaka_lobby_fill(lobby);
    lobby->choice.keep = true;
    if (choose_seed(lobby, &err) || host->begin(host->data, &lobby->choice, &record, &err))
        vaka_notice_error(lobby->ui, "{0}.", err.text);
    else
        vaka_choices_keep(lobby);
    lobby->fresh = record != NULL;
    return record;
}

static vaka_record *open_game(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};
    char note[256] = "";

    if (host->resume(host->data, lobby->path, &record, note, &err))
        vaka_notice_error(lobby->ui, "{0}.", err.text);
    else
        tell_note(lobby, note);
    return record;
}

static vaka_record *watch_game(vaka_lobby *lobby)
{
    vaka_record *fork = NULL;
    vaka_error err = {0};

    if (vaka_replay_show(lobby->play, lobby->path, &fork, &err))
        vaka_notice_error(lobby->ui, "{0}.", err.text);
    if (!fork) { /* back to the list; the language may be another one now */
        vaka_lobby_games(lobby);
        vaka_lobby_tell(lobby);
    }
    return fork;
}

static vaka_record *try_part(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_gui_part *parts = vaka_xnew(VAKA_GUI_ITEMS * sizeof *parts);
    uint32_t count = host->parts(host->data, lobby->choice.module, lobby->mod, parts);
    vaka_record *record = NULL;
    vaka_error err = {0};
    char note[256] = "";

    if (lobby->part < count)
        vaka_trial_wish_give(lobby, &parts[lobby->part]);
    if (lobby->part >= count)
        vaka_notice_say(lobby->ui, true, "It is not there any more.");
    else if (host->try_part(host->data, lobby->choice.module, lobby->mod, &parts[lobby->part],
                            &record, note, &err))
        vaka_notice_error(lobby->ui, "{0}.", err.text);
    else
        tell_note(lobby, note);
    lobby->play->open_table = lobby->play->trial = record != NULL;
    free(parts);
    return record;
}

static vaka_record *take_lesson(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const vaka_module *module = host->plugins->at[lobby->lesson_module[lobby->lesson]].module;
    vaka_record *record = NULL;
    vaka_error err = {0};

    lobby->play->tutor = (vaka_tutor){0};
    if (host->lesson(host->data, module, lobby->lessons[lobby->lesson].id, &record,
                     &lobby->play->tutor.steps, &lobby->play->tutor.count, &err)) {
        lobby->play->tutor = (vaka_tutor){0};
        vaka_notice_error(lobby->ui, "{0}.", err.text);
    }
    if (record) /* what was learnt is what is played next */
        vaka_lobby_module(lobby, lobby->lesson_module[lobby->lesson]);
    return record;
}

/* Until it is left, or tried: then it is gone on with afterwards. */
static vaka_record *draw_scenario(vaka_lobby *lobby)
{
    vaka_record *record = vaka_editor_run(&lobby->editor);

    if (!record)
        vaka_lobby_module(lobby, lobby->module); /* there may be a scenario more */
    return record;
}

static vaka_record *answer_game(vaka_lobby *lobby, int32_t answer)
{
    switch (answer) {
    case VAKA_LOBBY_PLAY:
        return begin_game(lobby);
    case VAKA_LOBBY_OPEN:
        return lobby->replays ? watch_game(lobby) : open_game(lobby);
    case VAKA_LOBBY_TRY:
        return try_part(lobby);
    case VAKA_LOBBY_LESSON:
        return take_lesson(lobby);
    case VAKA_LOBBY_DRAW:
        return draw_scenario(lobby);
    default:
        return NULL;
    }
}

/* A screen until it leads to a game, or back. */
static vaka_record *choose_game(vaka_lobby *lobby, const vaka_screen *screen, bool *quit)
{
    vaka_plugins_all(lobby->ui->start->host->plugins); /* any of them shows them */
    for (;;) {
        vaka_ui_show(lobby->ui, screen, lobby);
        int32_t answer = vaka_lobby_visit(lobby, screen);
        vaka_record *record = answer_game(lobby, answer);

        *quit = answer == VAKA_LOBBY_QUIT;
        if (record || *quit || lobby->ui->closing || answer == VAKA_LOBBY_BACK)
            return record;
    }
}

/* What was answered on the start screen leads to another one. */
static vaka_record *go_on(vaka_lobby *lobby, int32_t answer, bool *quit)
{
    static const vaka_screen *const screens[] = {
        [VAKA_LOBBY_NEW] = &vaka_screen_new,           [VAKA_LOBBY_LOAD] = &vaka_screen_load,
        [VAKA_LOBBY_REPLAYS] = &vaka_screen_load,      [VAKA_LOBBY_MODS] = &vaka_screen_mods,
        [VAKA_LOBBY_SETTINGS] = &vaka_screen_settings, [VAKA_LOBBY_ABOUT] = &vaka_screen_about,
        [VAKA_LOBBY_LEARN] = &vaka_screen_learn,       [VAKA_LOBBY_TRY] = NULL,
    };

    lobby->replays = answer == VAKA_LOBBY_REPLAYS;
    if (answer == VAKA_LOBBY_LEARN || answer == VAKA_LOBBY_NEW)
        vaka_settings_put_number(&lobby->ui->settings, "met", 1); /* has been offered the lesson */
    if (answer == VAKA_LOBBY_OPEN)
        return open_game(lobby);
    if (answer != VAKA_LOBBY_QUIT) /* there was no time for it yet, perhaps */
        vaka_plugins_all(lobby->ui->start->host->plugins);
    if (answer == VAKA_LOBBY_NEW || answer == VAKA_LOBBY_MODS)
        vaka_lobby_first_module(lobby);
    if (answer == VAKA_LOBBY_MODS && lobby->dropped[0])
        vaka_lobby_drop_ask(lobby, lobby->dropped);
    if (answer == VAKA_LOBBY_LEARN)
        vaka_lobby_lessons(lobby);
    if (answer == VAKA_LOBBY_LOAD || answer == VAKA_LOBBY_REPLAYS)
        vaka_lobby_tell(lobby);
    if (answer == VAKA_LOBBY_QUIT || !screens[answer]) {
        *quit = true;
        return NULL;
    }
    return choose_game(lobby, screens[answer], quit);
}

vaka_record *vaka_lobby_run(vaka_lobby *lobby)
{
    vaka_record *record = NULL;
    bool quit = false, tried = lobby->play->trial && !lobby->editor.draft;
    bool left = vaka_tutor_on(lobby->play) && lobby->lesson_count > 0; /* before its end */

    if (lobby->choice.module && (lobby->play->reloaded || !lobby->choosing))
        vaka_lobby_module(lobby, lobby->module); /* files were read anew, or the language turned */
    lobby->play->open_table = lobby->fresh = false;
    lobby->play->trial = lobby->play->reloaded = false;
    lobby->play->fault[0] = '\0';
    vaka_remarks_forget(lobby->play);
    lobby->play->tutor = (vaka_tutor){0};
    if (lobby->editor.draft)
        record = draw_scenario(lobby);
    else if (tried && !lobby->ui->closing) /* back to the mod, for the next thing in it */
        record = choose_game(lobby, &vaka_screen_mods, &quit);
    else if (left && !lobby->ui->closing) { /* back to the list, for another one */
        vaka_lobby_lessons(lobby);
        record = choose_game(lobby, &vaka_screen_learn, &quit);
    }
    while (!record && !quit && !lobby->ui->closing) {
        vaka_lobby_games(lobby);
        vaka_ui_show(lobby->ui, &vaka_screen_start, lobby);
        record = go_on(lobby, vaka_lobby_visit(lobby, &vaka_screen_start), &quit);
    }
    vaka_preview_done(&lobby->preview);
    return record;
}

void vaka_lobby_done(vaka_lobby *lobby)
{
    vaka_editor_close(&lobby->editor);
    vaka_preview_done(&lobby->preview);
    vaka_journal_head_done(&lobby->choice.head);
    free(lobby->games);
    lobby->games = NULL;
}
