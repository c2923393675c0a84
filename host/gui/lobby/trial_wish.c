/* gui/lobby/trial_wish.c - how a part of a mod is tried: in a new game or in one that was kept, in
 * which scenario, with which rules, from which turn on, in which phase, and whose decision it is.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/lobby/trial_wish.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURN_MOST 99

/* Rows of numbers, and buttons; behind them the rules, one row each. */
enum { TURN, PHASE, SEAT, SCENARIO, AT, RULES };
enum { PRESS_GAME = -1, PRESS_RULES = -2, PRESS_FIELD = -3 };
enum { RULE_USUAL, RULE_ON, RULE_OFF, RULE_STATES };

void vaka_trial_wish_none(vaka_trial_wish *wish)
{
    *wish = (vaka_trial_wish){.moment = VAKA_STAGED_ANY};
}

/* --- rules --------------------------------------------------------------------------------------
 */

/* What a list of rules ("fog,-calm") says of one of them. */
static int32_t rule_state(const char *list, const char *id)
{
    size_t length = strlen(id);

    for (const char *at = list; at && *at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        bool off = *at == '-';

        at += off;
        if (strncmp(at, id, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return off ? RULE_OFF : RULE_ON;
    }
    return RULE_USUAL;
}

/* The list once more, with another wish for one of them. */
static void set_rule(vaka_lobby *lobby, uint32_t rule, int32_t to)
{
    char list[sizeof lobby->wish.rules] = "";
    size_t length = 0;

    for (uint32_t i = 0; i < lobby->rule_count; i++) {
        const char *id = lobby->rules[i].id;
        int32_t state = i == rule ? to : rule_state(lobby->wish.rules, id);

        if (state != RULE_USUAL && length + strlen(id) + 3 < sizeof list)
            length += (size_t)snprintf(list + length, sizeof list - length, "%s%s%s",
                                       length ? "," : "", state == RULE_OFF ? "-" : "", id);
    }
    snprintf(lobby->wish.rules, sizeof lobby->wish.rules, "%s", list);
}

static int32_t rules_wished(const vaka_lobby *lobby)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < lobby->rule_count; i++)
        count += rule_state(lobby->wish.rules, lobby->rules[i].id) != RULE_USUAL;
    return count;
}

/* --- rows ---------------------------------------------------------------------------------------
 */

static int32_t scenario_wished(const vaka_lobby *lobby)
{
    for (uint32_t i = 0; i < lobby->scenario_count; i++)
        if (strcmp(lobby->scenarios[i].id, lobby->wish.scenario) == 0)
            return (int32_t)i + 1;
    return 0;
}

/* What is wished for, from 0: anything will do. */
static int32_t wish_of(const vaka_lobby *lobby, int32_t row)
{
    const vaka_trial_wish *wish = &lobby->wish;

    switch (row) {
    case TURN:
        return wish->moment.turn;
    case PHASE:
        return wish->moment.step;
    case SEAT:
        return wish->moment.seat + 1;
    case SCENARIO:
        return scenario_wished(lobby);
    case AT:
        return (int32_t)strtol(wish->at, NULL, 10);
    default:
        return rule_state(wish->rules, lobby->rules[row - RULES].id);
    }
}

static int32_t most_of(const vaka_lobby *lobby, int32_t row)
{
    const vaka_module *module = lobby->choice.module;

    switch (row) {
    case TURN:
        return TURN_MOST;
    case PHASE:
        return (int32_t)module->step_count;
    case SEAT:
        return (int32_t)module->seats_max;
    case SCENARIO:
        return (int32_t)lobby->scenario_count;
    case AT:
        return lobby->wish.steps;
    default:
        return RULE_STATES - 1;
    }
}

static void write_wish(const vaka_lobby *lobby, int32_t row, char out[VAKA_FORM_VALUE])
{
    static const char *const states[] = {VAKA_TEXT("as usual"), VAKA_TEXT("on"), VAKA_TEXT("off")};
    const vaka_module *module = lobby->choice.module;
    int32_t wish = wish_of(lobby, row);
    const char *text = NULL;

    if (row >= RULES)
        text = vaka_ui_say(lobby->ui, states[wish]);
    else if (wish == 0 && row != AT)
        text = vaka_ui_say(lobby->ui, VAKA_TEXT("any"));
    else if (row == SCENARIO)
        text = vaka_ui_say(lobby->ui, lobby->scenarios[wish - 1].title);
    else if (row == PHASE && module->steps[wish - 1].title && *module->steps[wish - 1].title)
        text = vaka_ui_say(lobby->ui, module->steps[wish - 1].title);
    else if (row == PHASE)
        text = module->steps[wish - 1].id;
    if (text)
        snprintf(out, VAKA_FORM_VALUE, "%.90s", text);
    else
        snprintf(out, VAKA_FORM_VALUE, "%d", (int)wish);
}

static void put_row(vaka_lobby *lobby, vaka_form *form, int32_t button, int32_t row,
                    const char *text)
{
    char value[VAKA_FORM_VALUE];
    vaka_hit hits[] = {vaka_form_hit(button, 2 * row), vaka_form_hit(button, 2 * row + 1)};
    int32_t wish = wish_of(lobby, row);

    hits[0].off = wish == 0;
    hits[1].off = wish >= most_of(lobby, row);
    write_wish(lobby, row, value);
    if (row == AT)
        vaka_form_typed_number(form, text, lobby->wish.at, hits,
                               vaka_form_hit(button, PRESS_FIELD));
    else
        vaka_form_number(form, text, value, hits[0], hits[1]);
}

/* A new game, or the one that was kept. */
static void put_game(vaka_lobby *lobby, vaka_form *form, int32_t button)
{
    char text[sizeof lobby->wish.title + 64];
    const char *game =
        *lobby->wish.game ? lobby->wish.title : vaka_ui_say(lobby->ui, VAKA_TEXT("a new game"));

    vaka_say_with(lobby->ui->language, VAKA_TEXT("Position: {0}"), VAKA_WITH(game), text,
                  sizeof text);
    vaka_form_button(form, vaka_form_hit(button, PRESS_GAME), text, VAKA_BUTTON_LEFT);
}

static void put_rules(vaka_lobby *lobby, vaka_form *form, int32_t button)
{
    int32_t count = rules_wished(lobby);
    char text[128];

    if (lobby->rule_count == 0)
        return;
    if (count)
        vaka_say_with(lobby->ui->language, VAKA_TEXT("Rules: {0} chosen"),
                      VAKA_WITH(VAKA_INT(count)), text, sizeof text);
    else
        snprintf(text, sizeof text, "%s", vaka_ui_say(lobby->ui, VAKA_TEXT("Rules: as usual")));
    vaka_form_button(form, vaka_form_hit(button, PRESS_RULES), text,
                     VAKA_BUTTON_LEFT | (lobby->wish.rules_shown ? VAKA_BUTTON_ON : 0));
    for (uint32_t i = 0; lobby->wish.rules_shown && i < lobby->rule_count; i++)
        put_row(lobby, form, button, RULES + (int32_t)i,
                vaka_ui_say(lobby->ui, lobby->rules[i].title));
}

void vaka_trial_wish_put(vaka_lobby *lobby, vaka_form *form, int32_t button)
{
    put_game(lobby, form, button);
    if (*lobby->wish.game)
        put_row(lobby, form, button, AT, vaka_ui_say(lobby->ui, VAKA_TEXT("After action")));
    else if (lobby->scenario_count > 0)
        put_row(lobby, form, button, SCENARIO, vaka_ui_say(lobby->ui, "Scenario"));
    put_rules(lobby, form, button);
    put_row(lobby, form, button, TURN, vaka_ui_say(lobby->ui, VAKA_TEXT("From turn")));
    if (*lobby->wish.game)
        return;
    put_row(lobby, form, button, PHASE, vaka_ui_say(lobby->ui, VAKA_TEXT("In phase")));
    put_row(lobby, form, button, SEAT, vaka_ui_say(lobby->ui, VAKA_TEXT("When player decides")));
}

/* --- kept games ---------------------------------------------------------------------------------
 */

/* Which game is it to be? Those of other modules say nothing about the mod. */
static void ask_game(vaka_lobby *lobby)
{
    char text[sizeof lobby->games[0].title + sizeof lobby->games[0].about + 8];
    bool any = false;

    vaka_lobby_games(lobby);
    vaka_lobby_tell(lobby);
    vaka_menu_begin(lobby->ui, vaka_ui_say(lobby->ui, VAKA_TEXT("In which game is it tried?")), -1,
                    -1);
    vaka_menu_add(lobby->ui, VAKA_TRIAL_MENU, vaka_ui_say(lobby->ui, VAKA_TEXT("a new game")));
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        const vaka_game_file *game = &lobby->games[i];

        if (!game->readable || strcmp(game->module, lobby->choice.module->id) != 0)
            continue;
        any = true;
        snprintf(text, sizeof text, "%s · %s", game->title, game->about);
        vaka_menu_add(lobby->ui, VAKA_TRIAL_MENU + 1 + (int32_t)i, text);
    }
    if (any)
        return;
    vaka_menu_close(lobby->ui);
    vaka_say_with(lobby->ui->language, VAKA_TEXT("No game of {0} has been kept yet."),
                  VAKA_WITH(vaka_ui_say(lobby->ui, lobby->choice.module->title)), text,
                  sizeof text);
    vaka_notice_set(lobby->ui, false, "%s", text);
}

/* Actions, undos and redos: each of them is one step. */
static int32_t count_steps(const char *path)
{
    vaka_journal_text text = {0};
    int32_t count = 0;

    if (vaka_journal_read(path, &text, NULL) == VAKA_OK)
        for (uint32_t i = 0; i < text.count; i++)
            count += text.lines[i].type == VAKA_LINE_ACTION ||
                     text.lines[i].type == VAKA_LINE_UNDO || text.lines[i].type == VAKA_LINE_REDO;
    vaka_journal_text_done(&text);
    return count;
}

void vaka_trial_wish_chosen(vaka_lobby *lobby, int32_t item)
{
    vaka_trial_wish *wish = &lobby->wish;
    int32_t game = item - VAKA_TRIAL_MENU - 1;

    if (game >= (int32_t)lobby->game_count)
        return;
    wish->game[0] = '\0';
    wish->moment = VAKA_STAGED_ANY;
    if (game < 0)
        return;
    snprintf(wish->game, sizeof wish->game, "%s", lobby->games[game].path);
    snprintf(wish->title, sizeof wish->title, "%s", lobby->games[game].title);
    wish->steps = count_steps(wish->game);
    snprintf(wish->at, sizeof wish->at, "%d", (int)wish->steps);
}

/* --- what was pressed ---------------------------------------------------------------------------
 */

static void set_wish(vaka_lobby *lobby, int32_t row, int32_t to)
{
    vaka_trial_wish *wish = &lobby->wish;

    if (row == TURN)
        wish->moment.turn = to;
    else if (row == PHASE)
        wish->moment.step = to;
    else if (row == SEAT)
        wish->moment.seat = to - 1;
    else if (row == SCENARIO)
        snprintf(wish->scenario, sizeof wish->scenario, "%s",
                 to > 0 ? lobby->scenarios[to - 1].id : "");
    else if (row == AT)
        snprintf(wish->at, sizeof wish->at, "%d", (int)to);
    else
        set_rule(lobby, (uint32_t)(row - RULES), to);
}

void vaka_trial_wish_press(vaka_lobby *lobby, int32_t button, int32_t number)
{
    vaka_hit hit = vaka_form_hit(button, number);
    int32_t row = number / 2;

    if (number == PRESS_GAME) {
        ask_game(lobby);
    } else if (number == PRESS_RULES) {
        lobby->wish.rules_shown = !lobby->wish.rules_shown;
    } else if (number == PRESS_FIELD) {
        vaka_field_begin(lobby->ui, &hit, lobby->wish.at, sizeof lobby->wish.at - 1, true);
        lobby->ui->field.all = true;
    } else if (number >= 0 && row < RULES + (int32_t)lobby->rule_count) {
        int32_t to = wish_of(lobby, row) + (number % 2 ? 1 : -1);

        if (to >= 0 && to <= most_of(lobby, row))
            set_wish(lobby, row, to);
    }
}

void vaka_trial_wish_give(const vaka_lobby *lobby, vaka_gui_part *part)
{
    const vaka_trial_wish *wish = &lobby->wish;

    part->moment = wish->moment;
    part->scenario = *wish->scenario && scenario_wished(lobby) ? wish->scenario : NULL;
    part->rules = *wish->rules ? wish->rules : NULL;
    part->from = *wish->game ? wish->game : NULL;
    part->at = *wish->at ? (int32_t)strtol(wish->at, NULL, 10) : -1;
}
