/* cli/tell/catalogue.c - everything that can be played here, as JSON.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/tell/catalogue.h"

#include "layout/option_words.h"
#include "play/bot.h"

#include <string.h>

typedef struct reader { /* whose texts a game's are */
    const vaka_module *module;
    const vaka_library *library; /* NULL: the game takes no content */
    const vaka_language *language;
} reader;

/* What is empty is left out. */
static void put_text(json_t *into, const char *key, const char *text)
{
    if (text && *text)
        json_object_set_new(into, key, json_string(text));
}

static void put_said(json_t *into, const char *key, const reader *of, const char *text)
{
    put_text(into, key, text ? vaka_say(of->language, text) : NULL);
}

static json_t *seats_json(int32_t least, int32_t most)
{
    return json_pack("[i, i]", (int)least, (int)most);
}

static json_t *ids_json(char *const *ids, uint32_t count)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(ids[i]));
    return list;
}

static void put_ids(json_t *into, const char *key, char *const *ids, uint32_t count)
{
    if (count)
        json_object_set_new(into, key, ids_json(ids, count));
}

static void put_bounds(json_t *into, int32_t min, int32_t max, int32_t normal)
{
    json_object_set_new(into, "min", json_integer(min));
    json_object_set_new(into, "max", json_integer(max));
    json_object_set_new(into, "normal", json_integer(normal));
}

/* What the values of an option are called, from its least one on; nothing where none has a word. */
static void put_words(const reader *of, json_t *into, uint32_t row)
{
    const vaka_option *option = &of->module->options[row];
    json_t *words = json_array();
    char word[VAKA_OPTION_WORD];

    for (int32_t value = option->min; value <= option->max; value++) {
        if (!*vaka_option_word(of->language, of->module, row, value, word))
            break;
        json_array_append_new(words, json_string(word));
    }
    if (json_array_size(words))
        json_object_set(into, "words", words);
    json_decref(words);
}

static json_t *options_json(const reader *of)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < of->module->option_count; i++) {
        const vaka_option *option = &of->module->options[i];
        json_t *one = json_object();

        put_text(one, "id", option->id);
        put_text(one, "title", vaka_say_by(of->language, "option.", option->id, option->title));
        put_text(one, "rule", option->rule);
        put_bounds(one, option->min, option->max, option->normal);
        put_words(of, one, i);
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *rule_options_json(const reader *of, const vaka_choice_info *rule)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < rule->option_count; i++) {
        const vaka_option_info *option = &rule->options[i];
        json_t *one = json_object();

        put_text(one, "id", option->id);
        put_said(one, "title", of, option->title);
        put_bounds(one, option->min, option->max, option->normal);
        json_object_set_new(one, "advised", seats_json(option->advised_min, option->advised_max));
        json_array_append_new(list, one);
    }
    return list;
}

/* What rules and scenarios have alike. */
static json_t *choice_json(const reader *of, const vaka_choice_info *choice)
{
    json_t *one = json_object();

    put_text(one, "id", choice->id);
    put_said(one, "title", of, choice->title);
    put_said(one, "text", of, choice->text);
    put_text(one, "rule", choice->rule);
    put_text(one, "mod", of->library->mods[choice->mod].id);
    return one;
}

static json_t *rules_json(const reader *of)
{
    json_t *list = json_array();

    for (uint32_t i = 0; of->library && i < of->library->rule_count; i++) {
        const vaka_choice_info *rule = &of->library->rules[i];
        json_t *one = choice_json(of, rule);

        if (rule->option_count)
            json_object_set_new(one, "options", rule_options_json(of, rule));
        put_ids(one, "conflicts", rule->conflicts, rule->conflict_count);
        put_ids(one, "scenarios", rule->scenarios, rule->scenario_count);
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *settings_json(const vaka_choice_info *scenario)
{
    json_t *settings = json_object();

    for (uint32_t i = 0; i < scenario->setting_count; i++)
        json_object_set_new(settings, scenario->settings[i].id,
                            json_integer(scenario->settings[i].value));
    return settings;
}

static json_t *scenarios_json(const reader *of)
{
    json_t *list = json_array();

    for (uint32_t i = 0; of->library && i < of->library->scenario_count; i++) {
        const vaka_choice_info *scenario = &of->library->scenarios[i];
        json_t *one = choice_json(of, scenario);

        json_object_set_new(one, "seats", seats_json(scenario->seats_min, scenario->seats_max));
        if (scenario->nobody_count)
            json_object_set_new(one, "nobody", json_integer(scenario->nobody_count));
        put_ids(one, "rules", scenario->rules, scenario->rule_count);
        if (scenario->rules_limited)
            json_object_set_new(one, "allowed",
                                ids_json(scenario->allowed, scenario->allowed_count));
        if (scenario->setting_count)
            json_object_set_new(one, "options", settings_json(scenario));
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *mods_json(const reader *of)
{
    json_t *list = json_array();

    for (uint32_t i = 0; of->library && i < of->library->mod_count; i++) {
        const vaka_mod_info *mod = &of->library->mods[i];
        json_t *one;

        if (!mod->usable)
            continue;
        one = json_object();
        put_text(one, "id", mod->id);
        put_said(one, "title", of, mod->title);
        put_said(one, "text", of, mod->text);
        put_text(one, "version", mod->version);
        json_object_set_new(one, "usual", json_boolean(vaka_mod_is_usual(mod)));
        json_object_set_new(one, "base", json_boolean(mod->base));
        json_object_set_new(one, "bundled", json_boolean(mod->bundled));
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *bots_json(const vaka_module *module, const vaka_language *language)
{
    const vaka_bot_spec *bot;
    json_t *list = json_array();

    for (uint32_t i = 0; (bot = vaka_bot_at(module, i)) != NULL; i++) {
        json_t *one = json_object();

        put_text(one, "name", bot->name);
        put_text(one, "help", bot->help ? vaka_say(language, bot->help) : NULL);
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *game_json(const reader *of)
{
    const vaka_module *module = of->module;
    json_t *game = json_object();

    put_text(game, "id", vaka_plugin_short_name(module));
    put_text(game, "module", module->id);
    put_said(game, "title", of, module->title);
    put_text(game, "version", module->version);
    json_object_set_new(game, "rules_rev", json_integer(module->rules_rev));
    json_object_set_new(game, "seats", seats_json(module->seats_min, module->seats_max));
    json_object_set_new(game, "options", options_json(of));
    json_object_set_new(game, "scenarios", scenarios_json(of));
    json_object_set_new(game, "rules", rules_json(of));
    json_object_set_new(game, "mods", mods_json(of));
    json_object_set_new(game, "bots", bots_json(module, of->language));
    return game;
}

static json_t *languages_json(const vaka_language *language)
{
    json_t *languages = json_object();
    const char *code;

    for (uint32_t i = 0; (code = language->at(language->texts, i)) != NULL; i++)
        put_text(languages, code, language->name(language->texts, i));
    return languages;
}

json_t *vaka_catalogue_json(vaka_plugins *plugins, vaka_game_texts *texts)
{
    json_t *games = json_array();
    vaka_loader *loader = &texts->mod_choice->loader;

    vaka_plugins_all(plugins);
    for (uint32_t i = 0; i < plugins->count; i++) {
        reader of = {.module = plugins->at[i].module};

        if (!of.module)
            continue;
        of.library = vaka_loader_concern(of.module) ? vaka_loader_texts(loader, of.module) : NULL;
        of.language = vaka_lang_language(vaka_game_texts_of(texts, of.module));
        json_array_append_new(games, game_json(&of));
    }
    return json_pack("{s:o, s:o, s:o}", "games", games, "bots", bots_json(NULL, &texts->language),
                     "languages", languages_json(&texts->language));
}
