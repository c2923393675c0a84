/* script/mods/library_content.c - makes the content of a match from a choice of mods, rules,
 * scenario.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/name.h"
#include "script/mods/library_inside.h"
#include "table/hash.h"

#include <stdlib.h>
#include <string.h>

#define MOST_RULES 64
#define MOST_VARIABLE_BYTES 8192u
#define MOST_ZONE_BYTES 128u /* of those with one for each zone, in one zone */

typedef struct making {
    const vaka_library *library;
    const vaka_library_choice *choice;
    const vaka_choice_info *scenario; /* NULL: none */
    bool *chosen;                     /* mods that take part; owned */
    bool *dealt;                      /* … with all their cards, not by a rule alone; owned */
    const vaka_choice_info *rules[MOST_RULES];
    const char *rule_texts[MOST_RULES];
    uint32_t rule_count;
    vaka_content *content;
    const vaka_library_item **sources; /* one for each item of the content; owned */
    vaka_error *err;
} making;

/* Lets a mod take part, and what it needs; with their cards, or by a rule alone. */
static void choose(making *of, uint32_t mod, bool cards)
{
    const vaka_mod_info *info = &of->library->mods[mod];

    if (of->chosen[mod] && (of->dealt[mod] || !cards))
        return;
    of->chosen[mod] = true;
    of->dealt[mod] |= cards;
    for (uint32_t i = 0; i < info->need_count; i++)
        choose(of, info->needs[i], cards);
}

static vaka_status choose_named(making *of, const char *id)
{
    const vaka_library *library = of->library;
    int32_t mod =
        vaka_row_named(VAKA_NAMED_ROWS(library->mods, library->mod_count), "mod", id, of->err);

    if (mod < 0)
        return VAKA_ERR_DATA;
    if (!library->mods[mod].usable)
        return vaka_fail(of->err, VAKA_ERR_DATA, "the mod '%s' cannot be used: %s", id,
                         library->mods[mod].trouble);
    choose(of, (uint32_t)mod, true);
    return VAKA_OK;
}

static vaka_status choose_mods(making *of)
{
    vaka_status status = VAKA_OK;

    for (uint32_t m = 0; m < of->library->mod_count; m++) {
        const vaka_mod_info *info = &of->library->mods[m];
        if (info->base && !info->usable)
            return vaka_fail(of->err, VAKA_ERR_DATA, "the game's own mod cannot be used: %s",
                             info->trouble);
        if (info->base || (vaka_mod_is_usual(info) && !of->choice->mods))
            choose(of, m, true);
    }
    for (const char *const *id = of->choice->mods; id && *id && status == VAKA_OK; id++)
        status = choose_named(of, *id);
    return status;
}

static vaka_status choose_scenario(making *of)
{
    const vaka_library *library = of->library;
    const char *id = of->choice->scenario;
    int32_t seats = of->choice->seats;
    char known[160];

    if (!id || !*id)
        return VAKA_OK;
    of->scenario = vaka_library_scenario(library, id);
    vaka_row_list(VAKA_NAMED_ROWS(library->scenarios, library->scenario_count), known,
                  sizeof known);
    if (!of->scenario)
        return vaka_fail(of->err, VAKA_ERR_DATA, "there is no scenario '%.40s'; there %s%s", id,
                         *known ? "are: " : "is none", known);
    if (seats && (seats < of->scenario->seats_min || seats > of->scenario->seats_max))
        return vaka_fail(of->err, VAKA_ERR_DATA, "the scenario %s is for %d to %d seats, not %d",
                         id, (int)of->scenario->seats_min, (int)of->scenario->seats_max,
                         (int)seats);
    choose(of, of->scenario->mod, true);
    return VAKA_OK;
}

/* The rule that a text names; the one that a mod of this match has in its place, if there is one.
 */
static const vaka_choice_info *rule_of(const making *of, const char *text)
{
    const vaka_choice_info *rule = vaka_rule_of(of->library, text, of->err), *others;
    uint32_t count = vaka_library_stand_ins(of->library, &others);

    for (uint32_t i = 0; rule && i < count; i++)
        if (of->dealt[others[i].mod] && strcmp(others[i].id, rule->id) == 0)
            return &others[i];
    return rule;
}

/* Switches a rule on. What a player says of a rule that the scenario has on already, counts. */
static vaka_status choose_rule(making *of, const char *text)
{
    const vaka_choice_info *rule = rule_of(of, text);

    if (!rule)
        return VAKA_ERR_DATA;
    for (uint32_t i = 0; i < of->rule_count; i++)
        if (of->rules[i] == rule) {
            of->rule_texts[i] = text;
            return VAKA_OK;
        }
    if (of->rule_count == MOST_RULES)
        return vaka_fail(of->err, VAKA_ERR_DATA, "more than %d rules", MOST_RULES);
    of->rules[of->rule_count] = rule;
    of->rule_texts[of->rule_count++] = text;
    choose(of, rule->mod, false);
    return VAKA_OK;
}

/* Is the rule one of a list of a scenario, options or not? */
static bool is_listed(char **list, uint32_t count, const char *id)
{
    for (uint32_t i = 0; i < count; i++)
        if (strlen(id) == strcspn(list[i], ":") && strncmp(list[i], id, strlen(id)) == 0)
            return true;
    return false;
}

/* Does a rule go with a scenario only if that one names it? */
static bool must_be_named(const vaka_choice_info *scenario, const vaka_choice_info *rule)
{
    if (scenario && scenario->rules_limited)
        return true;
    return rule->scenario_count &&
           !(scenario && is_listed(rule->scenarios, rule->scenario_count, scenario->id));
}

bool vaka_library_allows(const vaka_choice_info *scenario, const vaka_choice_info *rule)
{
    if (scenario && (is_listed(scenario->rules, scenario->rule_count, rule->id) ||
                     is_listed(scenario->allowed, scenario->allowed_count, rule->id)))
        return true;
    return !must_be_named(scenario, rule);
}

/* A player may switch on what the scenario lets him. */
static vaka_status check_allowed(const making *of, const char *text)
{
    const vaka_choice_info *scenario = of->scenario;
    const vaka_choice_info *rule = rule_of(of, text);
    char known[96];

    if (!rule)
        return VAKA_ERR_DATA;
    if (vaka_library_allows(scenario, rule))
        return VAKA_OK;
    if (!scenario || !scenario->rules_limited) {
        vaka_row_list(VAKA_NAMED_ROWS(rule->scenarios, rule->scenario_count), known, sizeof known);
        return vaka_fail(of->err, VAKA_ERR_DATA, "the rule %.48s goes only with the scenario %s",
                         rule->id, known);
    }
    vaka_row_list(VAKA_NAMED_ROWS(scenario->allowed, scenario->allowed_count), known, sizeof known);
    return vaka_fail(of->err, VAKA_ERR_DATA,
                     "the rule %.48s does not go with the scenario %.48s%s%s", rule->id,
                     scenario->id, *known ? "; these do: " : ": none may be switched on", known);
}

/* "-fog": a rule that the scenario has switched on stays off. */
static vaka_status drop_rule(making *of, const char *id)
{
    const vaka_choice_info *rule = rule_of(of, id);

    if (!rule)
        return VAKA_ERR_DATA;
    for (uint32_t i = 0; i < of->rule_count; i++)
        if (of->rules[i] == rule) {
            of->rules[i] = of->rules[--of->rule_count];
            of->rule_texts[i] = of->rule_texts[of->rule_count];
            break;
        }
    return VAKA_OK;
}

static vaka_status choose_by_player(making *of, const char *text)
{
    vaka_status status;

    if (*text == '-')
        return drop_rule(of, text + 1);
    status = check_allowed(of, text);
    return status ? status : choose_rule(of, text);
}

static bool excludes(const vaka_choice_info *rule, const vaka_choice_info *other)
{
    return vaka_row_find(VAKA_NAMED_ROWS(rule->conflicts, rule->conflict_count),
                         vaka_word_of(other->id)) >= 0;
}

static vaka_status choose_rules(making *of)
{
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; of->scenario && i < of->scenario->rule_count && !status; i++)
        status = choose_rule(of, of->scenario->rules[i]);
    for (const char *const *text = of->choice->rules; text && *text && !status; text++)
        status = choose_by_player(of, *text);
    for (uint32_t i = 0; i < of->rule_count; i++)
        for (uint32_t j = 0; j < i && !status; j++)
            if (excludes(of->rules[i], of->rules[j]) || excludes(of->rules[j], of->rules[i]))
                status = vaka_fail(of->err, VAKA_ERR_DATA, "the rules %s and %s do not go together",
                                   of->rules[j]->id, of->rules[i]->id);
    return status;
}

/* The number of a rule among the chosen ones, or VAKA_NONE. */
static int32_t rule_number(const making *of, const char *id)
{
    for (uint32_t i = 0; i < of->rule_count; i++)
        if (strcmp(of->rules[i]->id, id) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

static uint32_t numbers_of(const vaka_module *module, const vaka_item *item)
{
    if (!vaka_item_is_card(item))
        return 0;
    return vaka_content_names(module->sorts[item->sort].numbers) +
           vaka_content_names(module->sorts[item->sort].words);
}

static void copy_item(const vaka_library *library, vaka_arena *arena, const vaka_item *from,
                      vaka_item *to)
{
    uint32_t numbers = numbers_of(library->module, from);

    *to = *from;
    to->id = vaka_arena_copy(arena, from->id);
    to->title = vaka_arena_copy(arena, from->title);
    to->text = vaka_arena_copy(arena, from->text);
    to->rule = vaka_arena_copy(arena, from->rule);
    to->file = vaka_arena_copy(arena, from->file);
    to->mod_id = vaka_arena_copy(arena, library->mods[from->mod].id);
    to->numbers = vaka_arena_new(arena, (numbers + 1) * sizeof *to->numbers);
    if (numbers)
        memcpy(to->numbers, from->numbers, numbers * sizeof *to->numbers);
}

/* Does a rule that is on bring cards of a sort of its own mod? */
static bool is_brought(const making *of, const vaka_item *card)
{
    const char *sort = of->library->module->sorts[card->sort].id;

    for (uint32_t i = 0; i < of->rule_count; i++)
        if (of->rules[i]->mod == card->mod && vaka_library_bringing(of->rules[i], 1, sort))
            return true;
    return false;
}

/* Is it in play: a rule that is on, a card of a mod that was chosen? */
static bool is_in_play(const making *of, const vaka_item *item)
{
    if (item->sort == VAKA_SORT_RULE) {
        int32_t number = rule_number(of, item->id);
        return number >= 0 && of->rules[number]->mod == item->mod;
    }
    if (item->sort == VAKA_SORT_GAME)
        return true;
    return (of->dealt[item->mod] || is_brought(of, item)) &&
           !vaka_card_is_replaced(of->library, of->dealt, item);
}

/* Where a card of another mod has its id, the later one is called by its mod, too. */
static void part_twins(vaka_content *content, vaka_item *item)
{
    char longer[128];

    for (uint32_t i = content->first[item->sort]; &content->items[i] != item; i++)
        if (strcmp(content->items[i].id, item->id) == 0) {
            snprintf(longer, sizeof longer, "%.60s-%.60s", item->mod_id, item->id);
            item->id = vaka_arena_copy(&content->arena, longer);
            return;
        }
}

/* The library's items are in the order of a content already. */
static void make_items(making *of)
{
    const vaka_library *library = of->library;
    vaka_content *content = of->content;
    const vaka_module *module = library->module;
    uint32_t most = library->files->item_count + 1, sort = 0;

    content->items = vaka_arena_new(&content->arena, most * sizeof *content->items);
    content->first =
        vaka_arena_new(&content->arena, (module->sort_count + 1) * sizeof *content->first);
    of->sources = vaka_xnew(most * sizeof *of->sources);
    for (uint32_t i = 0; i < library->files->item_count; i++) {
        const vaka_library_item *from = &library->files->items[i];
        if (!is_in_play(of, &from->item))
            continue;
        while (sort < module->sort_count && sort < from->item.sort)
            content->first[++sort] = content->item_count;
        of->sources[content->item_count] = from;
        if (from->item.sort == VAKA_SORT_GAME)
            content->game = (int32_t)content->item_count;
        vaka_item *item = &content->items[content->item_count++];
        copy_item(library, &content->arena, &from->item, item);
        content->panels |= item->panel;
        if (vaka_item_is_card(item))
            part_twins(content, item);
    }
    while (sort < module->sort_count) /* no rule came after the last sorts */
        content->first[++sort] = content->item_count;
}

/* Items that listen at a hook: by load order of their mods, then by id, whatever their sort. */
static int by_mod_id(const vaka_item *x, const vaka_item *y)
{
    if (x->mod != y->mod)
        return x->mod < y->mod ? -1 : 1;
    return strcmp(x->id, y->id);
}

static void make_listeners(making *of)
{
    vaka_content *content = of->content;
    uint32_t hooks = of->library->module->hook_count, count = 0;
    uint16_t *order = vaka_xnew((content->item_count + 1) * sizeof *order);

    for (uint32_t i = 0; i < content->item_count; i++) {
        uint32_t at = i;
        for (; at > 0 && by_mod_id(&content->items[order[at - 1]], &content->items[i]) > 0; at--)
            order[at] = order[at - 1];
        order[at] = (uint16_t)i;
    }
    for (uint32_t i = 0; i < content->item_count; i++)
        for (uint32_t h = 0; h < hooks && h < 64; h++)
            count += (uint32_t)(content->items[i].hooks >> h & 1);
    content->listeners = vaka_arena_new(&content->arena, (count + 1) * sizeof *content->listeners);
    content->listener_first =
        vaka_arena_new(&content->arena, (hooks + 1) * sizeof *content->listener_first);
    count = 0;
    for (uint32_t h = 0; h < hooks; h++) {
        content->listener_first[h] = count;
        for (uint32_t i = 0; h < 64 && i < content->item_count; i++)
            if (content->items[order[i]].hooks >> h & 1)
                content->listeners[count++] = order[i];
        if (h < 64 && content->listener_first[h] == count)
            content->unheard |= (uint64_t)1 << h;
    }
    content->listener_first[hooks] = count;
    free(order);
}

/* What an item, if it is a rule, adds to a value. */
static int32_t added_by(const making *of, uint32_t item, uint32_t value)
{
    const vaka_library_item *rule = of->sources[item];

    return rule->item.sort == VAKA_SORT_RULE && rule->modifies ? rule->modifies[value] : 0;
}

/* The mod whose rules alone add to a value, or VAKA_NONE. */
static int32_t replacer_of(const making *of, uint32_t value)
{
    for (uint32_t i = 0; i < of->content->item_count; i++)
        if (added_by(of, i, value) &&
            vaka_mod_replaces_value(of->library, of->sources[i]->item.mod, value))
            return of->sources[i]->item.mod;
    return VAKA_NONE;
}

static void make_values(making *of)
{
    const vaka_module *module = of->library->module;
    int32_t *values =
        vaka_arena_new(&of->content->arena, (module->value_count + 1) * sizeof *values);

    for (uint32_t v = 0; v < module->value_count; v++) {
        int64_t value = module->values[v].normal;
        int32_t replacer = replacer_of(of, v);
        for (uint32_t i = 0; i < of->content->item_count; i++)
            if (replacer < 0 || of->sources[i]->item.mod == replacer)
                value += added_by(of, i, v);
        values[v] = (int32_t)(value < module->values[v].min   ? module->values[v].min
                              : value > module->values[v].max ? module->values[v].max
                                                              : value);
    }
    of->content->values = values;
}

/* In the order of the items, which is by load order and id: a choice reads the same however it was
 * written. */
static vaka_status make_rules(making *of)
{
    vaka_content *content = of->content;

    content->rules = vaka_arena_new(&content->arena, (of->rule_count + 1) * sizeof *content->rules);
    for (uint32_t i = 0; i < content->item_count; i++) {
        int32_t number = content->items[i].sort == VAKA_SORT_RULE
                             ? rule_number(of, content->items[i].id)
                             : VAKA_NONE;
        if (number < 0)
            continue;
        const vaka_choice_info *rule = of->rules[number];
        vaka_rule_choice *out = &content->rules[content->rule_count++];
        out->id = vaka_arena_copy(&content->arena, rule->id);
        out->item = (uint16_t)i;
        out->option_count = rule->option_count;
        out->options =
            vaka_arena_new(&content->arena, (rule->option_count + 1) * sizeof *out->options);
        out->values =
            vaka_arena_new(&content->arena, (rule->option_count + 1) * sizeof *out->values);
        for (uint32_t o = 0; o < rule->option_count; o++)
            out->options[o] = vaka_arena_copy(&content->arena, rule->options[o].id);
        vaka_status status =
            vaka_rule_options_read(rule, of->rule_texts[number], out->values, of->err);
        if (status != VAKA_OK)
            return status;
    }
    return VAKA_OK;
}

static const vaka_variable *find_variable(const vaka_content *content, const vaka_variable *like)
{
    for (uint32_t i = 0; i < content->variable_count; i++)
        if (content->variables[i].mod == like->mod &&
            strcmp(content->variables[i].name, like->name) == 0)
            return &content->variables[i];
    return NULL;
}

static vaka_status add_variable(making *of, const vaka_variable *from)
{
    vaka_content *content = of->content;
    bool zones = from->each == VAKA_EACH_SPACE || from->each == VAKA_EACH_ZONE;
    uint32_t *end = zones ? &content->zone_bytes : &content->variable_bytes;
    uint32_t many = from->each == VAKA_EACH_SEAT     ? VAKA_MAX_SEATS
                    : from->each == VAKA_EACH_NUMBER ? from->size
                                                     : 1;
    uint32_t size = vaka_variable_bytes(from) * many;

    if (find_variable(content, from))
        return VAKA_OK; /* two cards of a mod share it */
    if (*end + size > (zones ? MOST_ZONE_BYTES : MOST_VARIABLE_BYTES))
        return vaka_fail(
            of->err, VAKA_ERR_DATA, "the variables of all mods together take more than %u bytes%s",
            zones ? MOST_ZONE_BYTES : MOST_VARIABLE_BYTES, zones ? " of each zone" : "");
    content->variables = vaka_arena_more(&content->arena, content->variables,
                                         content->variable_count, sizeof *content->variables);
    vaka_variable *to = &content->variables[content->variable_count++];
    *to = *from;
    to->name = vaka_arena_copy(&content->arena, from->name);
    to->at = (uint16_t)*end;
    *end += size;
    return VAKA_OK;
}

/* A rule may use a variable of a card of its mod that is not in play. */
static vaka_status make_variables(making *of)
{
    const struct vaka_library_files *files = of->library->files;
    vaka_content *content = of->content;
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; i < files->item_count && !status; i++) {
        const vaka_library_item *from = &files->items[i];
        bool rule = from->item.sort == VAKA_SORT_RULE;
        if (rule ? !is_in_play(of, &from->item) : !of->chosen[from->item.mod])
            continue;
        for (uint32_t v = 0; v < from->var_count && !status; v++)
            status = add_variable(of, &from->vars[v]);
    }
    content->variable_bytes = (content->variable_bytes + 7) & ~7u;
    return status;
}

static vaka_status make_tables(making *of)
{
    vaka_complaints complaints = {0};
    const vaka_library_file *scenario =
        of->scenario ? vaka_choice_file(of->library, of->scenario) : NULL;
    const vaka_module *module = of->library->module;
    vaka_status status = VAKA_OK;

    of->content->tables =
        vaka_data_build(of->library, of->chosen, scenario, &of->content->arena, &complaints);
    if (complaints.count) {
        char line[512];
        vaka_complaint_write(&complaints.at[0], line, sizeof line);
        status = vaka_fail(of->err, VAKA_ERR_DATA, "%s", line);
    }
    for (uint32_t t = 0; t < module->table_count && !status; t++)
        if (module->tables[t].needed && !of->content->tables[t].count)
            status = vaka_fail(of->err, VAKA_ERR_DATA,
                               "the data of the game are not here: no mod has a row of table '%s'",
                               module->tables[t].id);
    vaka_complaints_done(&complaints);
    return status;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return vaka_hash(hash + strlen(text), text, strlen(text));
}

static uint64_t hash_tables(uint64_t hash, const vaka_content *content)
{
    for (uint32_t t = 0; t < content->module->table_count; t++) {
        const vaka_rows *rows = &content->tables[t];
        size_t cells = (size_t)rows->count * content->module->tables[t].column_count;
        if (!rows->count && !content->module->tables[t].needed)
            continue; /* a game that gains a table has the hash that it had */
        hash = hash_text(hash, content->module->tables[t].id);
        for (int32_t i = 0; i < rows->count; i++)
            hash = hash_text(hash, rows->ids[i]);
        if (cells)
            hash = vaka_hash(hash, rows->numbers, cells * sizeof *rows->numbers);
        for (size_t c = 0; c < cells; c++)
            if (rows->texts[c])
                hash = hash_text(hash, rows->texts[c]);
    }
    return hash;
}

/* Code in lib/ is part of every item of its mod. */
static uint64_t hash_shared(const making *of, uint64_t hash)
{
    for (uint32_t m = 0; m < of->library->mod_count; m++) {
        const vaka_mod_files *files = &of->library->files->mods[m];
        for (uint32_t i = 0; of->chosen[m] && i < files->count; i++)
            if (strcmp(files->at[i].folder, "lib") == 0)
                hash = vaka_hash(hash_text(hash, files->at[i].path), &files->at[i].hash,
                                 sizeof files->at[i].hash);
    }
    return hash;
}

static uint64_t hash_all(const making *of)
{
    const vaka_content *content = of->content;
    uint64_t hash = hash_tables(1, content);

    for (uint32_t i = 0; i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];
        hash = hash_text(hash, vaka_content_sort(content, item));
        hash = hash_text(hash, of->library->mods[item->mod].id);
        hash = hash_text(hash, item->id);
        hash = vaka_hash(hash, &of->sources[i]->hash, sizeof of->sources[i]->hash);
        uint32_t numbers = numbers_of(content->module, item);
        if (numbers && memcmp(item->numbers, of->sources[i]->item.numbers,
                              numbers * sizeof *item->numbers) != 0)
            hash = vaka_hash(hash, item->numbers, numbers * sizeof *item->numbers);
    }
    for (uint32_t i = 0; i < content->rule_count; i++)
        hash = vaka_hash(hash_text(hash, content->rules[i].id), content->rules[i].values,
                         content->rules[i].option_count * sizeof *content->rules[i].values);
    for (uint32_t i = 0; of->scenario && i < of->scenario->setting_count; i++)
        hash = vaka_hash(hash_text(hash, of->scenario->settings[i].id),
                         &of->scenario->settings[i].value, sizeof of->scenario->settings[i].value);
    for (uint32_t i = 0; of->scenario && i < of->scenario->queue_count; i++)
        hash = hash_text(hash, of->scenario->queue[i]);
    hash = hash_shared(of, hash);
    if (content->nobody)
        hash = vaka_hash(hash, &content->nobody, sizeof content->nobody);
    return hash ? hash : 1; /* 0 in a journal means: no content */
}

static vaka_status choose_all(making *of)
{
    vaka_status status = choose_mods(of);

    if (!status)
        status = choose_scenario(of);
    return status ? status : choose_rules(of);
}

static vaka_status make(making *of)
{
    vaka_status status = choose_all(of);

    if (of->scenario)
        of->content->nobody = of->scenario->nobody_count;
    if (!status)
        status = vaka_replaces_agree(of->library, of->chosen, of->dealt, of->err);
    if (!status)
        status = make_tables(of);
    if (status)
        return status;
    make_items(of);
    if (of->scenario)
        vaka_cards_set(of->content, vaka_choice_file(of->library, of->scenario));
    make_listeners(of);
    make_values(of);
    vaka_says_make(of->library, of->chosen, of->content);
    status = make_rules(of);
    if (!status)
        status = make_variables(of);
    if (!status)
        status = vaka_offers_make(of->content, of->sources, of->err);
    if (!status)
        of->content->hash = hash_all(of);
    return status;
}

/* For a choice; what it owns is to be freed. */
static making begin(const vaka_library *library, const vaka_library_choice *choice, vaka_error *err)
{
    return (making){.library = library,
                    .choice = choice,
                    .chosen = vaka_xnew((library->mod_count + 1) * sizeof(bool)),
                    .dealt = vaka_xnew((library->mod_count + 1) * sizeof(bool)),
                    .err = err};
}

bool *vaka_library_takes(const vaka_library *library, const vaka_library_choice *choice)
{
    making of = begin(library, choice, NULL);
    vaka_status status = choose_all(&of);

    free(of.dealt);
    if (status == VAKA_OK)
        return of.chosen;
    free(of.chosen);
    return NULL;
}

vaka_status vaka_library_content(const vaka_library *library, const vaka_library_choice *choice,
                                 vaka_content **out, vaka_error *err)
{
    making of = begin(library, choice, err);
    vaka_status status;

    of.content = vaka_xnew(sizeof *of.content);
    of.content->module = library->module;
    of.content->game = VAKA_NONE;
    status = make(&of);
    free(of.chosen);
    free(of.dealt);
    free(of.sources);
    if (status == VAKA_OK)
        *out = of.content;
    else
        vaka_content_free(of.content);
    return status;
}
