/* gui/lobby/lobby_head.c - writes what was chosen for a new game into the head of its journal.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/lobby.h"
#include "match/new_game.h"

const vaka_language *vaka_lobby_language(const vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    return host->language_of ? host->language_of(host->data, lobby->choice.module)
                             : lobby->ui->language;
}

const char *vaka_lobby_say(const vaka_lobby *lobby, const char *text)
{
    return vaka_say(vaka_lobby_language(lobby), text);
}

void vaka_lobby_usual_name(const vaka_lobby *lobby, int32_t seat, char *out, size_t room)
{
    vaka_seat_name(vaka_lobby_language(lobby), lobby->choice.head.player[seat], seat, out, room);
}

/* Names as they were typed, else the usual ones. */
static void fill_names(vaka_lobby *lobby, vaka_journal_head *head)
{
    for (int32_t seat = 0; seat < head->seats; seat++)
        snprintf(head->name[seat], sizeof head->name[seat], "%s",
                 strcmp(head->player[seat], "nobody") == 0 ? "" : lobby->name[seat]);
    vaka_seat_name_all(vaka_lobby_language(lobby), head);
}

bool vaka_lobby_rule_fixed(const vaka_lobby *lobby, uint32_t rule)
{
    vaka_rule_values values;

    return vaka_scenario_default_rule(lobby, rule, &values);
}

static bool is_listed(char *const *ids, uint32_t count, const char *id)
{
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(ids[i], id) == 0)
            return true;
    return false;
}

bool vaka_lobby_rule_barred(const vaka_lobby *lobby, uint32_t rule)
{
    const vaka_gui_item *item = &lobby->rules[rule];

    if (lobby->scenario >= lobby->scenario_count)
        return item->scenario_count > 0;
    const vaka_gui_item *scenario = &lobby->scenarios[lobby->scenario];
    if (vaka_lobby_rule_fixed(lobby, rule) ||
        is_listed(scenario->allowed, scenario->allowed_count, item->id))
        return false;
    return scenario->rules_limited ||
           (item->scenario_count &&
            !is_listed(item->scenarios, item->scenario_count, scenario->id));
}

bool vaka_lobby_rule_on(const vaka_lobby *lobby, uint32_t rule)
{
    return vaka_lobby_rule_fixed(lobby, rule) ||
           (lobby->rule_on[rule] && !vaka_lobby_rule_barred(lobby, rule));
}

/* "late_end:points=20"; options at their normal value are left out. */
static void write_rule(const vaka_lobby *lobby, uint32_t rule, char *out, size_t room)
{
    const vaka_gui_item *item = &lobby->rules[rule];
    size_t length = (size_t)snprintf(out, room, "%s", item->id);

    for (uint32_t i = 0; i < item->option_count && length < room; i++) {
        int32_t value = lobby->rule_value[rule].at[i];

        if (value != item->options[i].normal)
            length += (size_t)snprintf(out + length, room - length, ":%s=%d", item->options[i].id,
                                       (int)value);
    }
}

/* Has the scenario the rule on, with just these options? */
static bool is_scenario_default(const vaka_lobby *lobby, uint32_t rule)
{
    vaka_rule_values values;

    if (!vaka_scenario_default_rule(lobby, rule, &values))
        return false;
    for (uint32_t i = 0; i < lobby->rules[rule].option_count; i++)
        if (lobby->rule_value[rule].at[i] != values.at[i])
            return false;
    return true;
}

void vaka_lobby_fill(vaka_lobby *lobby)
{
    vaka_journal_head *head = &lobby->choice.head;
    char rule[sizeof head->rule[0]];

    head->rule_count = head->mod_count = 0;
    head->scenario[0] = '\0';
    if (lobby->scenario < lobby->scenario_count)
        vaka_new_game_scenario(head, lobby->scenarios[lobby->scenario].id);
    for (uint32_t i = 0; i < lobby->rule_count; i++) {
        if (!vaka_lobby_rule_on(lobby, i) || is_scenario_default(lobby, i))
            continue;
        write_rule(lobby, i, rule, sizeof rule);
        vaka_new_game_rule(head, rule, NULL);
    }
    for (uint32_t i = 0; i < lobby->mod_count; i++)
        if (lobby->mod_on[i] && !lobby->mods[i].trouble)
            vaka_new_game_mod(head, lobby->mods[i].id, NULL);
    fill_names(lobby, head);
}
