/* gui/lobby/choices.c - what was set and chosen last, from and to the file of settings.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/lobby.h"

typedef char key_text[VAKA_SETTINGS_KEY];

/* "new.hello.seats": of a module by the last word of its id. */
static const char *key_of(const vaka_lobby *lobby, const char *what, const char *which,
                          key_text out)
{
    const char *id = lobby->choice.module->id, *dot = strrchr(id, '.');

    snprintf(out, sizeof(key_text), "new.%.24s.%s%s%.48s", dot ? dot + 1 : id, what,
             *which ? "." : "", which);
    return out;
}

static const char *key_of_seat(const vaka_lobby *lobby, const char *what, int32_t seat,
                               key_text out)
{
    char number[16];

    snprintf(number, sizeof number, "%d", (int)seat);
    return key_of(lobby, what, number, out);
}

static bool is_player(const vaka_lobby *lobby, const char *player)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const char *bot;

    if (strcmp(player, "human") == 0)
        return true;
    for (uint32_t i = 0; strncmp(player, "bot:", 4) == 0; i++) {
        bot = host->bot(host->data, lobby->choice.module, i);
        if (!bot)
            return false;
        if (strcmp(bot, player + 4) == 0)
            return true;
    }
    return false;
}

static void recall_seats(vaka_lobby *lobby)
{
    vaka_journal_head *head = &lobby->choice.head;
    key_text key;

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        const char *player =
            vaka_settings_text(&lobby->ui->settings, key_of_seat(lobby, "player", seat, key), "");

        if (is_player(lobby, player))
            snprintf(head->player[seat], sizeof head->player[seat], "%s", player);
        snprintf(
            lobby->name[seat], sizeof lobby->name[seat], "%.*s", (int)sizeof lobby->name[seat] - 1,
            vaka_settings_text(&lobby->ui->settings, key_of_seat(lobby, "name", seat, key), ""));
    }
    head->seats = vaka_settings_number(&lobby->ui->settings, key_of(lobby, "seats", "", key), 1,
                                       VAKA_MAX_SEATS, 0);
    for (int32_t seat = 0; seat < head->seats; seat++)
        if (!head->player[seat][0])
            head->seats = seat; /* the usual ones from here on */
}

/* "on:points=20", or "off" with the values that were set. */
static void recall_rule(vaka_lobby *lobby, uint32_t rule)
{
    const vaka_gui_item *item = &lobby->rules[rule];
    key_text key;
    const char *text =
        vaka_settings_text(&lobby->ui->settings, key_of(lobby, "rule", item->id, key), "");

    lobby->rule_on[rule] = strncmp(text, "on", 2) == 0;
    vaka_scenario_default_read(item, text, &lobby->rule_wanted[rule]);
}

/* What was otherwise than the scenario sets it. */
static void recall_changes(vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;
    vaka_rule_values values;
    key_text key;
    int32_t value;

    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++) {
        const vaka_option *option = &module->options[i];

        if (vaka_scenario_default_option(lobby, i, &value))
            lobby->choice.option[i] = vaka_settings_number(
                &lobby->ui->settings, key_of(lobby, "changed", option->id, key), option->min,
                option->max, value);
    }
    for (uint32_t i = 0; i < lobby->rule_count; i++) {
        const vaka_gui_item *item = &lobby->rules[i];

        if (vaka_scenario_default_rule(lobby, i, &values))
            vaka_scenario_default_read(
                item,
                vaka_settings_text(&lobby->ui->settings,
                                   key_of(lobby, "changed.rule", item->id, key), ""),
                &lobby->rule_value[i]);
    }
}

void vaka_choices_recall(vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;
    key_text key;
    const char *scenario =
        vaka_settings_text(&lobby->ui->settings, key_of(lobby, "scenario", "", key), "");

    for (uint32_t i = 0; i < lobby->scenario_count; i++)
        if (strcmp(lobby->scenarios[i].id, scenario) == 0)
            lobby->scenario = i;
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++) {
        const vaka_option *option = &module->options[i];

        lobby->wanted[i] =
            vaka_settings_number(&lobby->ui->settings, key_of(lobby, "option", option->id, key),
                                 option->min, option->max, option->normal);
    }
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        recall_rule(lobby, i);
    vaka_scenario_default_apply(lobby);
    recall_changes(lobby);
    lobby->choice.head.no_hints =
        vaka_settings_number(&lobby->ui->settings, key_of(lobby, "no_hints", "", key), 0, 1, 0);
    for (uint32_t i = 0; i < lobby->mod_count; i++)
        lobby->mod_on[i] = lobby->mods[i].on;
    recall_seats(lobby);
}

/* ":points=20:…"; those that are as they would be anyway, if that is known, are left out. */
static void write_values(const vaka_gui_item *item, const vaka_rule_values *values,
                         const vaka_rule_values *usual, char *out, size_t room)
{
    size_t length = 0;

    *out = '\0';
    for (uint32_t i = 0; i < item->option_count && length < room; i++)
        if (!usual || values->at[i] != usual->at[i])
            length += (size_t)snprintf(out + length, room - length, ":%s=%d", item->options[i].id,
                                       (int)values->at[i]);
}

static void keep_rule(vaka_lobby *lobby, uint32_t rule)
{
    const vaka_gui_item *item = &lobby->rules[rule];
    char values[VAKA_SETTINGS_TEXT - 4], text[VAKA_SETTINGS_TEXT];
    vaka_rule_values usual;
    key_text key;

    write_values(item, &lobby->rule_wanted[rule], NULL, values, sizeof values);
    snprintf(text, sizeof text, "%s%s", lobby->rule_on[rule] ? "on" : "off", values);
    vaka_settings_put(&lobby->ui->settings, key_of(lobby, "rule", item->id, key), text);
    if (!vaka_scenario_default_rule(lobby, rule, &usual))
        return;
    write_values(item, &lobby->rule_value[rule], &usual, values, sizeof values);
    vaka_settings_put(&lobby->ui->settings, key_of(lobby, "changed.rule", item->id, key),
                      *values ? values : "no");
}

static void keep_option(vaka_lobby *lobby, uint32_t row)
{
    const char *id = lobby->choice.module->options[row].id;
    int32_t usual, value = lobby->choice.option[row];
    key_text key;

    vaka_settings_put_number(&lobby->ui->settings, key_of(lobby, "option", id, key),
                             lobby->wanted[row]);
    if (!vaka_scenario_default_option(lobby, row, &usual))
        return;
    if (value == usual)
        vaka_settings_put(&lobby->ui->settings, key_of(lobby, "changed", id, key), "no");
    else
        vaka_settings_put_number(&lobby->ui->settings, key_of(lobby, "changed", id, key), value);
}

static void keep_seats(vaka_lobby *lobby)
{
    const vaka_journal_head *head = &lobby->choice.head;
    key_text key;

    vaka_settings_put_number(&lobby->ui->settings, key_of(lobby, "seats", "", key), head->seats);
    for (int32_t seat = 0; seat < head->seats; seat++) {
        vaka_settings_put(&lobby->ui->settings, key_of_seat(lobby, "player", seat, key),
                          head->player[seat]);
        vaka_settings_put(&lobby->ui->settings, key_of_seat(lobby, "name", seat, key),
                          lobby->name[seat]);
    }
}

void vaka_choices_keep(vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;
    key_text key;

    vaka_settings_put(&lobby->ui->settings, "game", module->id);
    if (lobby->scenario < lobby->scenario_count)
        vaka_settings_put(&lobby->ui->settings, key_of(lobby, "scenario", "", key),
                          lobby->scenarios[lobby->scenario].id);
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        keep_option(lobby, i);
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        keep_rule(lobby, i);
    vaka_settings_put_number(&lobby->ui->settings, key_of(lobby, "no_hints", "", key),
                             lobby->choice.head.no_hints);
    keep_seats(lobby);
    vaka_settings_save(lobby->ui);
}

void vaka_settings_save(vaka_ui *ui)
{
    vaka_settings *settings = &ui->settings;
    vaka_error err = {0};

    vaka_settings_put_number(settings, "percent", vaka_look_wanted(ui->look));
    vaka_settings_put_number(settings, "dark", ui->look->dark);
    vaka_settings_put_number(settings, "full", ui->full);
    vaka_settings_put_number(settings, "pace", ui->pace);
    vaka_settings_put_number(settings, "still", ui->still);
    vaka_settings_put_number(settings, "moments", !ui->no_moments);
    vaka_settings_put_number(settings, "stops", ui->all_stops);
    vaka_settings_put_number(settings, "volume", ui->volume);
    vaka_settings_put_number(settings, "mute", ui->mute);
    vaka_settings_put_number(settings, "follow", !ui->no_follow);
    vaka_settings_put_number(settings, "palette", ui->look->palette);
    if (ui->window && !ui->full && !ui->start->width) {
        int wide, high;

        SDL_GetWindowSize(ui->window, &wide, &high);
        vaka_settings_put_number(settings, "width", wide);
        vaka_settings_put_number(settings, "height", high);
    }
    if (vaka_settings_write(settings, &err) == VAKA_OK)
        return;
    vaka_notice_error(ui, VAKA_TEXT("Your settings hold for now, but could not be kept: {0}."),
                      err.text);
}

void vaka_settings_apply(vaka_ui *ui)
{
    const vaka_settings *settings = &ui->settings;
    const char *wanted = ui->start->language;
    const char *language = wanted ? wanted : vaka_settings_text(settings, "language", "");
    key_text key;

    ui->look->percent = vaka_settings_number(settings, "percent", 80, 300, ui->look->percent);
    ui->look->dark = vaka_settings_number(settings, "dark", 0, 1, ui->look->dark);
    ui->full = vaka_settings_number(settings, "full", 0, 1, ui->full);
    ui->pace = vaka_settings_number(settings, "pace", 0, 10000, ui->pace);
    ui->still = vaka_settings_number(settings, "still", 0, 1, ui->still);
    ui->no_moments = !vaka_settings_number(settings, "moments", 0, 1, !ui->no_moments);
    ui->all_stops = vaka_settings_number(settings, "stops", 0, 1, ui->all_stops);
    ui->volume = vaka_settings_number(settings, "volume", 0, 100, VAKA_VOLUME);
    ui->mute = vaka_settings_number(settings, "mute", 0, 1, ui->mute);
    ui->no_follow = !vaka_settings_number(settings, "follow", 0, 1, !ui->no_follow);
    ui->look->palette =
        vaka_settings_number(settings, "palette", 0, VAKA_PALETTES - 1, ui->look->palette);
    if (ui->language && *language)
        ui->language->turn(ui->language->texts, language);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        snprintf(key, sizeof key, "style.%d", (int)seat);
        ui->look->style[seat] =
            (uint8_t)vaka_settings_number(settings, key, 0, VAKA_MAX_SEATS - 1, seat);
    }
}
