/* gui/lobby/conflicts.c - what of the things chosen for a new game does not go together, in words.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/lobby/lobby.h"

static bool excludes(const vaka_gui_item *rule, const vaka_gui_item *other)
{
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        if (strcmp(rule->conflicts[i], other->id) == 0)
            return true;
    return false;
}

/* The first two rules that exclude each other. */
static bool rules_conflict(vaka_lobby *lobby)
{
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        for (uint32_t j = 0; j < i && vaka_lobby_rule_on(lobby, i); j++) {
            const vaka_gui_item *a = &lobby->rules[j], *b = &lobby->rules[i];

            if (!vaka_lobby_rule_on(lobby, j) || (!excludes(a, b) && !excludes(b, a)))
                continue;
            vaka_say_with(lobby->ui->language,
                          "“{0}” and “{1}” do not go together: switch one of them off.",
                          VAKA_WITH(vaka_say(lobby->ui->language, a->title),
                                    vaka_say(lobby->ui->language, b->title)),
                          lobby->trouble, sizeof lobby->trouble);
            return true;
        }
    return false;
}

/* Everything a game begins with, on one line: to see whether it has changed. */
static void write_key(const vaka_lobby *lobby, char *out, size_t room)
{
    const vaka_journal_head *head = &lobby->choice.head;
    uint64_t sum = 1469598103934665603u;

    for (uint32_t i = 0; i < head->rule_count; i++)
        for (const char *at = head->rule[i]; *at; at++)
            sum = (sum ^ (uint8_t)*at) * 1099511628211u;
    for (uint32_t i = 0; i < head->mod_count; i++)
        for (const char *at = head->mod[i]; *at; at++)
            sum = (sum ^ (uint8_t)*at) * 1099511628211u + i;
    for (uint32_t i = 0; i < lobby->choice.module->option_count; i++)
        sum = (sum ^ (uint32_t)lobby->choice.option[i]) * 1099511628211u;
    snprintf(out, room, "%.80s %.60s %d %llx", lobby->choice.module->id, head->scenario,
             (int)head->seats, (unsigned long long)sum);
}

/* A game in memory, just to see that it can be begun, and what its board looks like. */
static void begin_trial(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_gui_choice *choice = &lobby->choice;
    vaka_error err = {0};
    char key[sizeof lobby->preview.key], text[VAKA_NOTICE];

    write_key(lobby, key, sizeof key);
    if (lobby->preview.record && strcmp(key, lobby->preview.key) == 0)
        return;
    vaka_preview_done(&lobby->preview);
    choice->keep = false;
    choice->head.seed = vaka_seed_of(1); /* no hint of what a typed one will bring */
    if (host->begin(host->data, choice, &lobby->preview.record, &err)) {
        lobby->preview.record = NULL;
        snprintf(lobby->trouble, sizeof lobby->trouble, "%s.",
                 vaka_say_again(lobby->ui->language, err.text, text, sizeof text));
    } else {
        snprintf(lobby->preview.key, sizeof lobby->preview.key, "%s", key);
    }
}

void vaka_conflicts_look(vaka_lobby *lobby)
{
    lobby->trouble[0] = '\0';
    lobby->ui->dirty = true;
    if (!lobby->choosing)
        return;
    vaka_lobby_fill(lobby);
    if (!rules_conflict(lobby))
        begin_trial(lobby);
}
