/* gui/lobby.c - from the start screen to a game.
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

            vaka_chart_hex(at, radius, hex);
            vaka_paint_line(gui->canvas, hex, 4, 1.2f, false, line);
        }
    }
}

static int32_t show(vaka_gui *gui, const vaka_screen *screen)
{
    gui->lobby.answered = false;
    gui->lobby.answer = VAKA_LOBBY_QUIT;
    gui->lobby.scroll.at = 0;
    gui->focus = (vaka_hit){0};
    gui->screen = screen;
    gui->dirty = true;
    vaka_input_run(gui, &gui->lobby.answered);
    return gui->closing ? VAKA_LOBBY_QUIT : gui->lobby.answer;
}

static const vaka_module *module_at(const vaka_gui *gui, uint32_t n)
{
    const vaka_plugins *plugins = gui->start->host->plugins;

    return n < plugins->count ? plugins->at[n].module : NULL;
}

void vaka_lobby_seats(vaka_gui *gui, int32_t seats)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_journal_head *head = &lobby->choice.head;
    const vaka_module *module = lobby->choice.module;
    const vaka_gui_item *scenario =
        lobby->scenario < lobby->scenario_count ? &lobby->scenarios[lobby->scenario] : NULL;
    int32_t least = scenario && scenario->seats_min ? scenario->seats_min : module->seats_min;
    int32_t most = scenario && scenario->seats_max ? scenario->seats_max : module->seats_max;

    seats = seats < least ? least : seats > most ? most : seats;
    for (int32_t seat = head->seats; seat < seats; seat++) {
        const char *bot = seat > 0 ? host->bot(host->data, module, 0) : NULL;

        snprintf(head->player[seat], sizeof head->player[seat], bot ? "bot:%s" : "human",
                 bot ? bot : "");
    }
    head->seats = seats;
    gui->dirty = true;
}

/* Everything as the module has it normally. */
void vaka_lobby_module(vaka_gui *gui, uint32_t n)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    const vaka_module *module = module_at(gui, n);

    if (!module)
        return;
    vaka_journal_head_done(&lobby->choice.head);
    memset(&lobby->choice, 0, sizeof lobby->choice);
    memset(lobby->rule_on, 0, sizeof lobby->rule_on);
    lobby->module = n;
    lobby->choice.module = module;
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        lobby->choice.option[i] = module->options[i].normal;
    lobby->scenario_count = host->scenarios(host->data, module, lobby->scenarios);
    lobby->rule_count = host->rules(host->data, module, lobby->rules);
    lobby->scenario = 0;
    for (uint32_t i = 0; i < lobby->scenario_count; i++)
        if (strcmp(lobby->scenarios[i].id, "standard") == 0)
            lobby->scenario = i;
    lobby->choosing = true;
    vaka_lobby_seats(gui, module->seats_min);
}

static void first_module(vaka_gui *gui)
{
    const vaka_plugins *plugins = gui->start->host->plugins;

    for (uint32_t i = 0; i < plugins->count && !gui->lobby.choosing; i++)
        vaka_lobby_module(gui, i);
}

/* People are called by their number, programs too, so that the log can be read. */
static void fill_names(vaka_journal_head *head)
{
    int32_t people = 0;

    for (int32_t seat = 0; seat < head->seats; seat++)
        people += strcmp(head->player[seat], "human") == 0;
    for (int32_t seat = 0; seat < head->seats; seat++) {
        bool human = strcmp(head->player[seat], "human") == 0;

        if (human && people == 1)
            snprintf(head->name[seat], sizeof head->name[seat], "You");
        else
            snprintf(head->name[seat], sizeof head->name[seat], "%s %d", human ? "Player" : "Bot",
                     (int)seat + 1);
    }
}

static void fill_head(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_journal_head *head = &lobby->choice.head;

    head->seed = lobby->typed[0] ? strtoull(lobby->typed, NULL, 10) : host->seed(host->data);
    head->rule_count = head->mod_count = 0;
    head->scenario[0] = '\0';
    if (lobby->scenario < lobby->scenario_count)
        snprintf(head->scenario, sizeof head->scenario, "%s", lobby->scenarios[lobby->scenario].id);
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (lobby->rule_on[i] && head->rule_count < VAKA_JOURNAL_CHOICES)
            snprintf(head->rule[head->rule_count++], sizeof head->rule[0], "%s",
                     lobby->rules[i].id);
    fill_names(head);
}

static vaka_record *begin_game(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};

    fill_head(gui);
    if (host->begin(host->data, &gui->lobby.choice, &record, &err))
        vaka_notice_set(gui, true, "%s.", err.text);
    return record;
}

static vaka_record *open_game(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_record *record = NULL;
    vaka_error err = {0};
    char note[256] = "";

    if (host->resume(host->data, gui->lobby.path, &record, note, &err))
        vaka_notice_set(gui, true, "%s.", err.text);
    else if (*note)
        vaka_notice_set(gui, false, "%s", note);
    return record;
}

static vaka_record *choose_game(vaka_gui *gui, const vaka_screen *screen, bool *quit)
{
    for (;;) {
        int32_t answer = show(gui, screen);
        vaka_record *record = answer == VAKA_LOBBY_PLAY   ? begin_game(gui)
                              : answer == VAKA_LOBBY_OPEN ? open_game(gui)
                                                          : NULL;

        *quit = answer == VAKA_LOBBY_QUIT;
        if (record || *quit || answer == VAKA_LOBBY_BACK)
            return record;
    }
}

vaka_record *vaka_lobby_run(vaka_gui *gui)
{
    vaka_record *record = NULL;
    bool quit = false;

    while (!record && !quit) {
        vaka_lobby_games(gui);
        switch (show(gui, &vaka_screen_start)) {
        case VAKA_LOBBY_NEW:
            first_module(gui);
            record = choose_game(gui, &vaka_screen_new, &quit);
            break;
        case VAKA_LOBBY_LOAD:
            record = choose_game(gui, &vaka_screen_load, &quit);
            break;
        case VAKA_LOBBY_OPEN:
            record = open_game(gui);
            break;
        default:
            quit = true;
            break;
        }
    }
    return record;
}

void vaka_lobby_done(vaka_gui *gui)
{
    vaka_journal_head_done(&gui->lobby.choice.head);
    free(gui->lobby.games);
    gui->lobby.games = NULL;
}
