/* gui/lobby/lobby.c - from the start screen to a game.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"

void vaka_lobby_answer(vaka_gui *gui, int32_t answer)
{
    gui->lobby.answer = answer;
    gui->lobby.answered = true;
}

/* Calm water with the lines of a chart. */
void vaka_lobby_ground(vaka_gui *gui)
{
    float radius = (float)vaka_gui_px(gui, 90), high = radius * 0.8660254f;
    vaka_ink line = vaka_ink_mix(gui->theme->deep, gui->theme->mid, 55);
    int w = gui->canvas->w, h = gui->canvas->h;
    vaka_spot hex[6];

    vaka_paint_box(gui->canvas, (SDL_Rect){0, 0, w, h}, gui->theme->deep);
    for (int q = 0; (float)q * 1.5f * radius < (float)w + radius; q++) {
        for (int r = 0; (float)r * 2 * high < (float)h + 2 * high; r++) {
            vaka_spot at = {(float)q * 1.5f * radius, (float)r * 2 * high + (q % 2 ? high : 0)};

            vaka_paint_hex(at, radius, hex);
            vaka_paint_line(gui->canvas, hex, 4, 1.2f, false, line);
        }
    }
}

int32_t vaka_lobby_visit(vaka_gui *gui, const vaka_screen *screen)
{
    const vaka_screen *before = gui->screen;
    vaka_hit focus = gui->focus;

    gui->lobby.answered = false;
    gui->lobby.answer = VAKA_LOBBY_QUIT;
    gui->lobby.scroll.at = gui->lobby.side.at = 0;
    gui->focus = (vaka_hit){0};
    vaka_field_end(gui);
    gui->screen = screen;
    gui->dirty = true;
    vaka_input_run(gui, &gui->lobby.answered);
    vaka_field_end(gui);
    if (gui->menu.open)
        vaka_menu_close(gui);
    gui->lobby.answered = false;
    gui->focus = focus;
    gui->dirty = true;
    if (before)
        gui->screen = before;
    return gui->closing ? VAKA_LOBBY_QUIT : gui->lobby.answer;
}

static const vaka_module *module_at(const vaka_gui *gui, uint32_t n)
{
    const vaka_plugins *plugins = gui->start->host->plugins;

    return n < plugins->count ? plugins->at[n].module : NULL;
}

static const vaka_gui_item *scenario_of(const vaka_lobby *lobby)
{
    return lobby->scenario < lobby->scenario_count ? &lobby->scenarios[lobby->scenario] : NULL;
}

void vaka_lobby_seats_range(const vaka_gui *gui, int32_t *least, int32_t *most)
{
    const vaka_lobby *lobby = &gui->lobby;
    const vaka_module *module = lobby->choice.module;
    const vaka_gui_item *scenario = scenario_of(lobby);

    *least = scenario && scenario->seats_min ? scenario->seats_min : module->seats_min;
    *most = scenario && scenario->seats_max ? scenario->seats_max : module->seats_max;
}

void vaka_lobby_seats(vaka_gui *gui, int32_t seats)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_journal_head *head = &lobby->choice.head;
    const vaka_module *module = lobby->choice.module;
    int32_t nobody = scenario_of(lobby) ? scenario_of(lobby)->nobody : 0, least, most;

    vaka_lobby_seats_range(gui, &least, &most);
    seats = seats < least ? least : seats > most ? most : seats;
    for (int32_t seat = 0; seat < seats; seat++) {
        const char *bot = seat > 0 ? host->bot(host->data, module, 0) : NULL;
        bool empty = !head->player[seat][0] || strcmp(head->player[seat], "nobody") == 0;

        if (seat >= seats - nobody) /* the rules play the last ones */
            snprintf(head->player[seat], sizeof head->player[seat], "nobody");
        else if (empty)
            snprintf(head->player[seat], sizeof head->player[seat], bot ? "bot:%s" : "human",
                     bot ? bot : "");
    }
    head->seats = seats;
    gui->dirty = true;
}

void vaka_lobby_mods(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;

    lobby->mod_count = host->mods && lobby->choosing
                           ? host->mods(host->data, lobby->choice.module, lobby->mods)
                           : 0;
}

static void list_content(vaka_gui *gui, const vaka_module *module)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;

    lobby->scenario_count = host->scenarios(host->data, module, lobby->scenarios);
    lobby->rule_count = host->rules(host->data, module, lobby->rules);
    lobby->scenario = 0;
    for (uint32_t i = 1; i < lobby->scenario_count; i++) {
        vaka_gui_item usual = lobby->scenarios[i];

        if (strcmp(usual.id, "standard") != 0)
            continue;
        memmove(&lobby->scenarios[1], &lobby->scenarios[0], i * sizeof usual);
        lobby->scenarios[0] = usual;
    }
    vaka_lobby_mods(gui);
}

/* Everything as the module has it normally, or as it was chosen last. */
void vaka_lobby_module(vaka_gui *gui, uint32_t n)
{
    vaka_lobby *lobby = &gui->lobby;
    const vaka_module *module = module_at(gui, n);

    if (!module)
        return;
    vaka_preview_done(gui); /* it may borrow from what was chosen */
    vaka_journal_head_done(&lobby->choice.head);
    memset(&lobby->choice, 0, sizeof lobby->choice);
    memset(lobby->rule_on, 0, sizeof lobby->rule_on);
    memset(lobby->mod_on, 0, sizeof lobby->mod_on);
    lobby->module = n;
    lobby->choice.module = module;
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        lobby->wanted[i] = module->options[i].normal;
    lobby->choosing = true;
    list_content(gui, module);
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        for (uint32_t k = 0; k < lobby->rules[i].option_count; k++)
            lobby->rule_wanted[i].at[k] = lobby->rules[i].options[k].normal;
    vaka_choices_recall(gui);
    vaka_lobby_seats(gui, lobby->choice.head.seats ? lobby->choice.head.seats : module->seats_min);
    vaka_conflicts_look(gui);
}

/* The lists of the module in another language: everything keeps its place in them. */
static void list_again(vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;
    uint32_t scenario = lobby->scenario;

    vaka_preview_done(gui); /* names are written on it */
    lobby->choosing = true;
    list_content(gui, lobby->choice.module);
    lobby->scenario = scenario;
    vaka_conflicts_look(gui);
}

void vaka_lobby_turned(vaka_gui *gui)
{
    if (gui->play.viewing)
        return; /* they are made before they are seen */
    vaka_lobby_games(gui);
    vaka_lobby_tell(gui);
    vaka_lobby_lessons(gui);
    if (gui->lobby.choice.module)
        list_again(gui);
}

/* The one that was chosen or played last, or the first. */
static void first_module(vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->start->host->plugins;
    const char *last = vaka_settings_text(&gui->settings, "game", "");

    if (gui->lobby.choosing)
        vaka_conflicts_look(gui); /* its map went when a game began */
    for (uint32_t i = 0; i < plugins->count && !gui->lobby.choosing; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, last) == 0)
            vaka_lobby_module(gui, i);
    for (uint32_t i = 0; i < plugins->count && !gui->lobby.choosing; i++)
        vaka_lobby_module(gui, i);
}

/* Those whose mods can be read without being asked for: that of every module. */
void vaka_lobby_lessons(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_gui_item *found;

    lobby->lesson_count = 0;
    if (!host->lessons)
        return;
    found = vaka_xnew(VAKA_GUI_ITEMS * sizeof *found);
    for (uint32_t i = 0; i < host->plugins->count; i++) {
        const vaka_module *module = host->plugins->at[i].module;
        uint32_t count = module ? host->lessons(host->data, module, found) : 0;

        for (uint32_t k = 0; k < count && lobby->lesson_count < VAKA_GUI_ITEMS; k++) {
            lobby->lesson_module[lobby->lesson_count] = i;
            lobby->lessons[lobby->lesson_count++] = found[k];
        }
    }
    free(found);
}

static void tell_error(vaka_gui *gui, const vaka_error *err)
{
    char text[VAKA_NOTICE];

    vaka_say_again(gui->language, err->text, text, sizeof text);
    vaka_notice_set(gui, true, "%s.", text);
}

/* The number that was typed, or one that nobody can guess. */
static vaka_status choose_seed(vaka_gui *gui, vaka_error *err)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;

    if (!lobby->typed[0])
        return host->seed(host->data, &lobby->choice.head.seed, err);
    lobby->choice.head.seed = vaka_seed_of(strtoull(lobby->typed, NULL, 10));
    return VAKA_OK;
}

static vaka_record *begin_game(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};

    vaka_lobby_fill(gui);
    gui->lobby.choice.keep = true;
    if (choose_seed(gui, &err) || host->begin(host->data, &gui->lobby.choice, &record, &err)) {
        tell_error(gui, &err);
    } else {
        vaka_choices_keep(gui);
    }
    return record;
}

static vaka_record *open_game(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};
    char note[256] = "", text[VAKA_NOTICE];

    if (host->resume(host->data, gui->lobby.path, &record, note, &err))
        tell_error(gui, &err);
    else if (*note)
        vaka_notice_set(gui, false, "%s", vaka_say_again(gui->language, note, text, sizeof text));
    return record;
}

static vaka_record *watch_game(vaka_gui *gui)
{
    vaka_record *fork = NULL;
    vaka_error err = {0};

    if (vaka_replay_show(gui, gui->lobby.path, &fork, &err))
        tell_error(gui, &err);
    if (!fork) { /* back to the list; the language may be another one now */
        vaka_lobby_games(gui);
        vaka_lobby_tell(gui);
    }
    return fork;
}

static vaka_record *try_part(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_gui_part *parts = vaka_xnew(VAKA_GUI_ITEMS * sizeof *parts);
    uint32_t count = host->parts(host->data, lobby->choice.module, lobby->mod, parts);
    vaka_record *record = NULL;
    vaka_error err = {0};
    char note[256] = "", text[VAKA_NOTICE];

    if (lobby->part >= count)
        vaka_notice_set(gui, true, "%s", vaka_say(gui->language, "It is not there any more."));
    else if (host->try_part(host->data, lobby->choice.module, lobby->mod, &parts[lobby->part],
                            &record, note, &err))
        tell_error(gui, &err);
    else if (*note)
        vaka_notice_set(gui, false, "%s", vaka_say_again(gui->language, note, text, sizeof text));
    gui->open_table = record != NULL;
    free(parts);
    return record;
}

static vaka_record *take_lesson(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    const vaka_module *module = module_at(gui, lobby->lesson_module[lobby->lesson]);
    vaka_record *record = NULL;
    vaka_error err = {0};

    gui->tutor = (vaka_tutor){0};
    if (host->lesson(host->data, module, lobby->lessons[lobby->lesson].id, &record,
                     &gui->tutor.steps, &gui->tutor.count, &err)) {
        gui->tutor = (vaka_tutor){0};
        tell_error(gui, &err);
    }
    return record;
}

static vaka_record *answer_game(vaka_gui *gui, int32_t answer)
{
    switch (answer) {
    case VAKA_LOBBY_PLAY:
        return begin_game(gui);
    case VAKA_LOBBY_OPEN:
        return gui->lobby.replays ? watch_game(gui) : open_game(gui);
    case VAKA_LOBBY_TRY:
        return try_part(gui);
    case VAKA_LOBBY_LESSON:
        return take_lesson(gui);
    default:
        return NULL;
    }
}

/* A screen until it leads to a game, or back. */
static vaka_record *choose_game(vaka_gui *gui, const vaka_screen *screen, bool *quit)
{
    for (;;) {
        gui->screen = screen;
        int32_t answer = vaka_lobby_visit(gui, screen);
        vaka_record *record = answer_game(gui, answer);

        *quit = answer == VAKA_LOBBY_QUIT;
        if (record || *quit || gui->closing || answer == VAKA_LOBBY_BACK)
            return record;
    }
}

/* What was answered on the start screen leads to another one. */
static vaka_record *go_on(vaka_gui *gui, int32_t answer, bool *quit)
{
    static const vaka_screen *const screens[] = {
        [VAKA_LOBBY_NEW] = &vaka_screen_new,           [VAKA_LOBBY_LOAD] = &vaka_screen_load,
        [VAKA_LOBBY_REPLAYS] = &vaka_screen_load,      [VAKA_LOBBY_MODS] = &vaka_screen_mods,
        [VAKA_LOBBY_SETTINGS] = &vaka_screen_settings, [VAKA_LOBBY_ABOUT] = &vaka_screen_about,
        [VAKA_LOBBY_LEARN] = &vaka_screen_learn,       [VAKA_LOBBY_TRY] = NULL,
    };

    gui->lobby.replays = answer == VAKA_LOBBY_REPLAYS;
    if (answer == VAKA_LOBBY_OPEN)
        return open_game(gui);
    if (answer == VAKA_LOBBY_NEW || answer == VAKA_LOBBY_MODS)
        first_module(gui);
    if (answer == VAKA_LOBBY_LEARN)
        vaka_lobby_lessons(gui);
    if (answer == VAKA_LOBBY_LOAD || answer == VAKA_LOBBY_REPLAYS)
        vaka_lobby_tell(gui);
    if (answer == VAKA_LOBBY_QUIT || !screens[answer]) {
        *quit = true;
        return NULL;
    }
    return choose_game(gui, screens[answer], quit);
}

vaka_record *vaka_lobby_run(vaka_gui *gui)
{
    vaka_record *record = NULL;
    bool quit = false;

    gui->open_table = false;
    gui->tutor = (vaka_tutor){0};
    while (!record && !quit && !gui->closing) {
        vaka_lobby_games(gui);
        gui->screen = &vaka_screen_start;
        record = go_on(gui, vaka_lobby_visit(gui, &vaka_screen_start), &quit);
    }
    vaka_preview_done(gui);
    return record;
}

void vaka_lobby_done(vaka_gui *gui)
{
    vaka_preview_done(gui);
    vaka_journal_head_done(&gui->lobby.choice.head);
    free(gui->lobby.games);
    gui->lobby.games = NULL;
}
