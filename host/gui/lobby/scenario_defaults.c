/* gui/lobby/scenario_defaults.c - what the chosen scenario sets for a new game, and what players
 * want elsewhere.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is shown is what will be played. A scenario that is chosen shows what it sets, and whoever
 * changes that has changed it for this scenario; what no scenario sets goes along from one to the
 * next. */
#include <string.h>

#include "gui/lobby/lobby.h"
#include "text/word.h"

static const vaka_gui_item *chosen(const vaka_lobby *lobby)
{
    return lobby->scenario < lobby->scenario_count ? &lobby->scenarios[lobby->scenario] : NULL;
}

static bool sets(const vaka_gui_item *scenario, const char *id)
{
    for (uint32_t i = 0; i < scenario->setting_count; i++)
        if (strcmp(scenario->settings[i].id, id) == 0)
            return true;
    return false;
}

bool vaka_scenario_bars_option(const vaka_lobby *lobby, uint32_t option)
{
    const vaka_gui_item *scenario = chosen(lobby);
    const char *id = lobby->choice.module->options[option].id;

    if (!scenario || !scenario->rules_limited || sets(scenario, id))
        return false;
    for (uint32_t i = 0; i < scenario->allowed_count; i++)
        if (strcmp(scenario->allowed[i], id) == 0)
            return false;
    return true;
}

bool vaka_scenario_default_option(const vaka_lobby *lobby, uint32_t option, int32_t *out)
{
    const vaka_gui_item *scenario = chosen(lobby);
    const char *id = lobby->choice.module->options[option].id;

    for (uint32_t i = 0; scenario && i < scenario->setting_count; i++)
        if (strcmp(scenario->settings[i].id, id) == 0) {
            *out = scenario->settings[i].value;
            return true;
        }
    if (!vaka_scenario_bars_option(lobby, option))
        return false;
    *out = lobby->choice.module->options[option].normal;
    return true;
}

void vaka_scenario_default_read(const vaka_gui_item *rule, const char *text,
                                vaka_rule_values *values)
{
    for (text += strcspn(text, ":"); *text; text += strcspn(text, ":")) {
        vaka_word name = {text + 1, strcspn(text + 1, "=:")};
        vaka_word number = {name.at + name.length + 1, 0};

        text++;
        if (name.at[name.length] != '=')
            continue;
        number.length = strcspn(number.at, ":");
        for (uint32_t i = 0; i < rule->option_count; i++)
            if (vaka_word_is(name, rule->options[i].id))
                vaka_word_number(number, rule->options[i].min, rule->options[i].max,
                                 &values->at[i]);
    }
}

bool vaka_scenario_default_rule(const vaka_lobby *lobby, uint32_t rule, vaka_rule_values *out)
{
    const vaka_gui_item *scenario = chosen(lobby), *item = &lobby->rules[rule];

    for (uint32_t i = 0; scenario && i < scenario->rule_count; i++) {
        vaka_word name = {scenario->rules[i], strcspn(scenario->rules[i], ":")};

        if (!vaka_word_is(name, item->id))
            continue;
        for (uint32_t k = 0; k < item->option_count; k++)
            out->at[k] = item->options[k].normal;
        vaka_scenario_default_read(item, scenario->rules[i], out);
        return true;
    }
    return false;
}

void vaka_scenario_default_apply(vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;

    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        if (!vaka_scenario_default_option(lobby, i, &lobby->choice.option[i]))
            lobby->choice.option[i] = lobby->wanted[i];
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (!vaka_scenario_default_rule(lobby, i, &lobby->rule_value[i]))
            lobby->rule_value[i] = lobby->rule_wanted[i];
}

void vaka_scenario_default_learn(vaka_lobby *lobby)
{
    const vaka_module *module = lobby->choice.module;
    vaka_rule_values values;
    int32_t value;

    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++)
        if (!vaka_scenario_default_option(lobby, i, &value))
            lobby->wanted[i] = lobby->choice.option[i];
    for (uint32_t i = 0; i < lobby->rule_count; i++)
        if (!vaka_scenario_default_rule(lobby, i, &values))
            lobby->rule_wanted[i] = lobby->rule_value[i];
}
