/* gui/lobby/conflicts.c - what of the things chosen for a new game does not go together, in words.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/gui_inside.h"

static bool excludes(const vaka_gui_item *rule, const vaka_gui_item *other)
{
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        if (strcmp(rule->conflicts[i], other->id) == 0)
            return true;
    return false;
}

/* The first two rules that exclude each other. */
static bool rules_conflict(vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    for (uint32_t i = 0; i < lobby->rule_count; i++)
        for (uint32_t j = 0; j < i && vaka_lobby_rule_on(gui, i); j++) {
            const vaka_gui_item *a = &lobby->rules[j], *b = &lobby->rules[i];

            if (!vaka_lobby_rule_on(gui, j) || (!excludes(a, b) && !excludes(b, a)))
                continue;
            vaka_say_with(
                gui->language, "“{0}” and “{1}” do not go together: switch one of them off.",
                VAKA_WITH(vaka_say(gui->language, a->title), vaka_say(gui->language, b->title)),
                lobby->trouble, sizeof lobby->trouble);
            return true;
        }
    return false;
}

/* Everything a game begins with, on one line: to see whether it has changed. */
static void write_key(const vaka_gui *gui, char *out, size_t room)
{
    const vaka_lobby *lobby = &gui->lobby;
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
static void begin_trial(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_lobby *lobby = &gui->lobby;
    vaka_gui_choice *choice = &lobby->choice;
    vaka_error err = {0};
    char key[sizeof lobby->preview.key], text[VAKA_NOTICE];

    write_key(gui, key, sizeof key);
    if (lobby->preview.record && strcmp(key, lobby->preview.key) == 0)
        return;
    vaka_preview_done(gui);
    choice->keep = false;
    choice->head.seed = vaka_seed_of(1); /* no hint of what a typed one will bring */
    if (host->begin(host->data, choice, &lobby->preview.record, &err)) {
        lobby->preview.record = NULL;
        snprintf(lobby->trouble, sizeof lobby->trouble, "%s.",
                 vaka_say_again(gui->language, err.text, text, sizeof text));
    } else {
        snprintf(lobby->preview.key, sizeof lobby->preview.key, "%s", key);
    }
}

void vaka_conflicts_look(vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    lobby->trouble[0] = '\0';
    gui->dirty = true;
    if (!lobby->choosing)
        return;
    vaka_lobby_fill(gui);
    if (!rules_conflict(gui))
        begin_trial(gui);
}
