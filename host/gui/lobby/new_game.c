/* gui/lobby/new_game.c - the game that is being chosen: module, scenario, seats, rules, mods.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/lobby/lobby.h"
#include "match/new_game.h"

static const vaka_module *module_at(const vaka_lobby *lobby, uint32_t n)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;

    return n < plugins->count ? plugins->at[n].module : NULL;
}

static const vaka_gui_item *scenario_of(const vaka_lobby *lobby)
{
    return lobby->scenario < lobby->scenario_count ? &lobby->scenarios[lobby->scenario] : NULL;
}

void vaka_lobby_seats_range(const vaka_lobby *lobby, int32_t *least, int32_t *most)
{
    const vaka_module *module = lobby->choice.module;
    const vaka_gui_item *scenario = scenario_of(lobby);

    *least = scenario && scenario->seats_min ? scenario->seats_min : module->seats_min;
    *most = scenario && scenario->seats_max ? scenario->seats_max : module->seats_max;
}

/* Whom one meets without choosing: one that plays well and at once, by a name that says how well;
 * else the first there is. */
static const char *usual_bot(const vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const char *bot;

    for (uint32_t i = 0; (bot = host->bot(host->data, lobby->choice.module, i)); i++)
        if (strcmp(bot, "fair") == 0)
            return bot;
    return host->bot(host->data, lobby->choice.module, 0);
}

void vaka_lobby_seats(vaka_lobby *lobby, int32_t seats)
{
    char other[sizeof lobby->choice.head.player[0]];
    const char *bot = usual_bot(lobby);
    int32_t nobody = scenario_of(lobby) ? scenario_of(lobby)->nobody : 0, least, most;

    vaka_lobby_seats_range(lobby, &least, &most);
    seats = seats < least ? least : seats > most ? most : seats;
    snprintf(other, sizeof other, bot ? "bot:%s" : "human", bot ? bot : "");
    vaka_new_game_players(&lobby->choice.head, seats, nobody, "human", other);
    lobby->ui->dirty = true;
}

void vaka_lobby_mods(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    lobby->mod_count = host->mods && lobby->choosing
                           ? host->mods(host->data, lobby->choice.module, lobby->mods)
                           : 0;
}

void vaka_lobby_switch_mod(vaka_lobby *lobby, uint32_t mod)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_error err;

    if (mod >= lobby->mod_count || lobby->mods[mod].usual || lobby->mods[mod].trouble)
        return;
    bool on = lobby->mod_on[mod] = lobby->mods[mod].on = !lobby->mod_on[mod];
    if (host->switch_mod && host->switch_mod(host->data, lobby->choice.module, mod, on, &err))
        vaka_notice_say(lobby->ui, true, err.text);
}

static void list_content(vaka_lobby *lobby, const vaka_module *module)
{
    const vaka_gui_host *host = lobby->ui->start->host;

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
    vaka_lobby_mods(lobby);
}

/* Everything as the module has it normally, or as it was chosen last. */
void vaka_lobby_module(vaka_lobby *lobby, uint32_t n)
{
    const vaka_module *module = module_at(lobby, n);

    if (!module)
        return;
    vaka_preview_done(&lobby->preview); /* it may borrow from what was chosen */
    vaka_journal_head_done(&lobby->choice.head);
    memset(&lobby->choice, 0, sizeof lobby->choice);
    memset(lobby->rule_on, 0, sizeof lobby->rule_on);
    memset(lobby->mod_on, 0, sizeof lobby->mod_on);
    lobby->module = n;
    lobby->choice.module = module;
    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        lobby->wanted[i] = module->options[i].normal;
    lobby->choosing = true;
    list_content(lobby, module);
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        for (uint32_t k = 0; k < lobby->rules[i].option_count; k++)
            lobby->rule_wanted[i].at[k] = lobby->rules[i].options[k].normal;
    vaka_choices_recall(lobby);
    vaka_lobby_seats(lobby,
                     lobby->choice.head.seats ? lobby->choice.head.seats : module->seats_min);
    vaka_conflicts_look(lobby);
}

/* The lists of the module in another language: everything keeps its place in them. */
void vaka_lobby_relist(vaka_lobby *lobby)
{
    uint32_t scenario = lobby->scenario;

    vaka_preview_done(&lobby->preview); /* names are written on it */
    lobby->choosing = true;
    list_content(lobby, lobby->choice.module);
    lobby->scenario = scenario;
    vaka_conflicts_look(lobby);
}

/* How heavy a game says that it is; those that do not say so are heavier than all others. The one
 * that was chosen or played last is known already. */
static int32_t weight_of(const vaka_lobby *lobby, uint32_t plugin)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    const vaka_module *module = host->plugins->at[plugin].module;

    if (module && strcmp(module->id, vaka_settings_text(&lobby->ui->settings, "game", "")) == 0)
        return 0;
    vaka_gui_mod *mods = vaka_xnew(VAKA_GUI_ITEMS * sizeof *mods);
    uint32_t count = host->mods && module ? host->mods(host->data, module, mods) : 0;
    int32_t weight = 0;

    for (uint32_t i = 0; i < count; i++)
        weight = mods[i].base ? mods[i].weight : weight;
    free(mods);
    return weight ? weight : INT32_MAX;
}

/* The games that are there, the lightest first; of equal ones in the order of the list. How many.
 */
static uint32_t lightest_first(const vaka_lobby *lobby, uint32_t *out)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;
    int32_t *weight = vaka_xnew((plugins->count + 1u) * sizeof *weight);
    uint32_t count = 0;

    for (uint32_t i = 0; i < plugins->count; i++) {
        uint32_t at = count;

        if (!plugins->at[i].module)
            continue;
        for (weight[i] = weight_of(lobby, i); at > 0 && weight[out[at - 1]] > weight[i]; at--)
            out[at] = out[at - 1];
        out[at] = i;
        count++;
    }
    free(weight);
    return count;
}

/* The one that was chosen or played last; or one that is learned soon. */
void vaka_lobby_first_module(vaka_lobby *lobby)
{
    const vaka_plugins *plugins = lobby->ui->start->host->plugins;

    if (lobby->choosing) {
        vaka_conflicts_look(lobby); /* its map went when a game began */
        return;
    }
    uint32_t *order = vaka_xnew((plugins->count + 1u) * sizeof *order);
    uint32_t count = lightest_first(lobby, order);
    for (uint32_t i = 0; i < count && !lobby->choosing; i++)
        vaka_lobby_module(lobby, order[i]);
    free(order);
}

/* Those whose mods can be read without being asked for: that of every module, the one that is
 * learned soonest first. */
void vaka_lobby_lessons(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    vaka_gui_item *found;

    lobby->lesson_count = 0;
    if (!host->lessons)
        return;
    found = vaka_xnew(VAKA_GUI_ITEMS * sizeof *found);
    uint32_t *order = vaka_xnew((host->plugins->count + 1u) * sizeof *order);
    uint32_t games = lightest_first(lobby, order);
    for (uint32_t i = 0; i < games; i++) {
        uint32_t count = host->lessons(host->data, host->plugins->at[order[i]].module, found);

        for (uint32_t k = 0; k < count && lobby->lesson_count < VAKA_GUI_ITEMS; k++) {
            lobby->lesson_module[lobby->lesson_count] = order[i];
            lobby->lessons[lobby->lesson_count++] = found[k];
        }
    }
    free(order);
    free(found);
}
