/* match/new_game.c - what game shall be played: the head of a journal that is to be begun.
 *
 * SPDX-License-Identifier: MIT */
#include "match/new_game.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void vaka_new_game_players(vaka_journal_head *head, int32_t seats, int32_t nobody,
                           const char *first, const char *others)
{
    head->seats = seats;
    for (int32_t seat = 0; seat < seats; seat++) {
        char *player = head->player[seat];
        bool ruled = seat >= seats - nobody;

        if (ruled || !*player || strcmp(player, "nobody") == 0)
            snprintf(player, sizeof head->player[0], "%s",
                     ruled       ? "nobody"
                     : seat == 0 ? first
                                 : others);
    }
}

static bool is_word(const char *text, size_t room)
{
    return *text && strlen(text) < room && !strpbrk(text, " \t\r\n");
}

bool vaka_new_game_scenario(vaka_journal_head *head, const char *id)
{
    bool good = is_word(id, sizeof head->scenario);

    if (good)
        snprintf(head->scenario, sizeof head->scenario, "%s", id);
    return good;
}

bool vaka_new_game_name(vaka_journal_head *head, int32_t seat, const char *name)
{
    for (const char *at = name; *at; at++)
        if ((unsigned char)*at < ' ' || *at == 127)
            return false;
    if (strlen(name) >= sizeof head->name[seat])
        return false;
    snprintf(head->name[seat], sizeof head->name[seat], "%s", name);
    return true;
}

vaka_status vaka_new_game_rule(vaka_journal_head *head, const char *rule, vaka_error *err)
{
    if (!is_word(rule, sizeof head->rule[0]))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "rules are ids, with options behind a colon: fog,late_end:points=20");
    if (head->rule_count == VAKA_JOURNAL_CHOICES)
        return vaka_fail(err, VAKA_ERR_DATA, "at most %d rules can be chosen",
                         VAKA_JOURNAL_CHOICES);
    snprintf(head->rule[head->rule_count++], sizeof head->rule[0], "%s", rule);
    return VAKA_OK;
}

vaka_status vaka_new_game_mod(vaka_journal_head *head, const char *id, vaka_error *err)
{
    for (uint32_t i = 0; i < head->mod_count; i++)
        if (strcmp(head->mod[i], id) == 0)
            return VAKA_OK;
    if (head->mod_count == VAKA_JOURNAL_CHOICES)
        return vaka_fail(err, VAKA_ERR_DATA, "at most %d mods go into a game",
                         VAKA_JOURNAL_CHOICES);
    if (strlen(id) >= sizeof head->mod[0])
        return vaka_fail(err, VAKA_ERR_DATA, "there is no mod '%.60s'", id);
    snprintf(head->mod[head->mod_count++], sizeof head->mod[0], "%s", id);
    return VAKA_OK;
}

vaka_status vaka_new_game_option(vaka_journal_head *head, const char *id, int32_t value,
                                 vaka_error *err)
{
    uint32_t at = 0;

    while (at < head->option_count && strcmp(head->option_id[at], id) != 0)
        at++;
    if (at == VAKA_MAX_OPTIONS)
        return vaka_fail(err, VAKA_ERR_DATA, "at most %d options can be set", VAKA_MAX_OPTIONS);
    snprintf(head->option_id[at], sizeof head->option_id[at], "%s", id);
    head->option_value[at] = value;
    head->option_count += at == head->option_count;
    return VAKA_OK;
}

vaka_status vaka_new_game_set_up(const vaka_journal_head *head, const vaka_module *module,
                                 vaka_attach attach, void *data, vaka_setup *setup, vaka_error *err)
{
    vaka_status status = vaka_setup_init(setup, module, head->seats, err);

    if (!status && attach)
        status = attach(data, head, setup, err);
    for (uint32_t i = 0; !status && i < head->option_count; i++)
        status = vaka_setup_set(setup, head->option_id[i], head->option_value[i], err);
    return status;
}

const char *vaka_seat_name(const vaka_language *language, const char *player, int32_t seat,
                           char *out, size_t room)
{
    char bot[64];

    if (strncmp(player, "bot:", 4) != 0)
        return vaka_say_with(language, "Player {0}", VAKA_WITH(VAKA_INT(seat + 1)), out, room);
    snprintf(bot, sizeof bot, "%s", vaka_say(language, player + 4));
    bot[0] = (char)toupper((unsigned char)bot[0]);
    snprintf(out, room, "%s %d", bot, (int)seat + 1);
    return out;
}

void vaka_seat_name_all(const vaka_language *language, vaka_journal_head *head)
{
    for (int32_t seat = 0; seat < head->seats; seat++)
        if (!head->name[seat][0] && strcmp(head->player[seat], "nobody") != 0)
            vaka_seat_name(language, head->player[seat], seat, head->name[seat],
                           sizeof head->name[seat]);
}
