/* layout/content.c - reading content: data tables, items, rules; and giving items their moment.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/content.h"
#include "layout/layout.h"
#include "text/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const vaka_rows *rows_of(const vaka_setup *setup, uint32_t table)
{
    if (!setup->content || table >= setup->module->table_count)
        return NULL;
    return &setup->content->tables[table];
}

int32_t vaka_data_rows(const vaka_setup *setup, uint32_t table)
{
    const vaka_rows *rows = rows_of(setup, table);

    return rows ? rows->count : 0;
}

/* Place of a cell in a table's arrays, or -1. */
static int64_t cell(const vaka_setup *setup, uint32_t table, int32_t row, uint32_t column)
{
    const vaka_rows *rows = rows_of(setup, table);
    uint32_t columns = rows ? setup->module->tables[table].column_count : 0;

    if (column >= columns || row < 0 || row >= rows->count)
        return -1;
    return (int64_t)row * columns + column;
}

int32_t vaka_data_int(const vaka_setup *setup, uint32_t table, int32_t row, uint32_t column)
{
    int64_t at = cell(setup, table, row, column);

    return at < 0 ? 0 : setup->content->tables[table].numbers[at];
}

const char *vaka_data_text(const vaka_setup *setup, uint32_t table, int32_t row, uint32_t column)
{
    int64_t at = cell(setup, table, row, column);
    const char *text = at < 0 ? NULL : setup->content->tables[table].texts[at];

    return text ? text : "";
}

const char *vaka_data_id(const vaka_setup *setup, uint32_t table, int32_t row)
{
    const vaka_rows *rows = rows_of(setup, table);

    return rows && row >= 0 && row < rows->count ? rows->ids[row] : "";
}

int32_t vaka_data_find(const vaka_setup *setup, uint32_t table, const char *id)
{
    const vaka_rows *rows = rows_of(setup, table);

    for (int32_t i = 0; rows && i < rows->count; i++)
        if (strcmp(rows->ids[i], id) == 0)
            return i;
    return VAKA_NONE;
}

const vaka_setup *vaka_layout_setup(const vaka_layout *layout)
{
    return &layout->setup;
}

int32_t vaka_content_item(const vaka_layout *layout, uint32_t sort, int32_t content)
{
    const vaka_content *all = layout->setup.content;

    if (!all || sort >= layout->module->sort_count || content < 0 ||
        content >= (int32_t)(all->first[sort + 1] - all->first[sort]))
        return VAKA_NONE;
    return (int32_t)all->first[sort] + content;
}

static const vaka_item *item_of(const vaka_layout *layout, uint32_t sort, int32_t content)
{
    int32_t number = vaka_content_item(layout, sort, content);

    return number < 0 ? NULL : &layout->setup.content->items[number];
}

const char *vaka_content_sort(const vaka_content *content, const vaka_item *item)
{
    if (item->sort == VAKA_SORT_RULE)
        return VAKA_TEXT("rule");
    return item->sort == VAKA_SORT_GAME ? VAKA_TEXT("game") : content->module->sorts[item->sort].id;
}

int32_t vaka_content_count(const vaka_layout *layout, uint32_t sort)
{
    const vaka_content *all = layout->setup.content;

    if (!all || sort >= layout->module->sort_count)
        return 0;
    return (int32_t)(all->first[sort + 1] - all->first[sort]);
}

int32_t vaka_content_by_id(const vaka_layout *layout, uint32_t sort, const char *id)
{
    int32_t count = vaka_content_count(layout, sort);

    for (int32_t i = 0; i < count; i++)
        if (strcmp(item_of(layout, sort, i)->id, id) == 0)
            return i;
    return VAKA_NONE;
}

const char *vaka_content_id(const vaka_layout *layout, uint32_t sort, int32_t content)
{
    const vaka_item *item = item_of(layout, sort, content);

    return item ? item->id : "";
}

const char *vaka_content_title(const vaka_layout *layout, uint32_t sort, int32_t content)
{
    const vaka_item *item = item_of(layout, sort, content);

    return item ? item->title : "";
}

bool vaka_content_next(const char **list, char *out, size_t room, vaka_word *value)
{
    const char *at = *list ? *list : "";
    size_t name, length;

    while (*at == ' ')
        at++;
    for (name = 0; at[name] && at[name] != ' ' && at[name] != '=';)
        name++;
    for (length = name; at[length] && at[length] != ' ';)
        length++;
    *list = at + length;
    if (length == 0 || name >= room)
        return false;
    memcpy(out, at, name);
    out[name] = '\0';
    if (value)
        *value = name < length ? (vaka_word){at + name + 1, strcspn(at + name + 1, ": ")}
                               : (vaka_word){at, 0};
    return true;
}

vaka_word vaka_content_more(vaka_word value)
{
    const char *at = value.at + value.length;

    if (!value.length || *at != ':')
        return (vaka_word){at, 0};
    return (vaka_word){at + 1, strcspn(at + 1, " ")};
}

void vaka_content_bounds(vaka_word value, int32_t *least, int32_t *most)
{
    vaka_word more = vaka_content_more(value);
    size_t first = 0;

    *least = INT32_MIN;
    *most = INT32_MAX;
    while (first < more.length && more.at[first] != '.')
        first++;
    if (first + 2 >= more.length)
        return;
    vaka_word_number((vaka_word){more.at, first}, INT32_MIN, INT32_MAX, least);
    vaka_word_number((vaka_word){more.at + first + 2, more.length - first - 2}, INT32_MIN,
                     INT32_MAX, most);
}

uint32_t vaka_content_names(const char *list)
{
    char name[64];
    uint32_t count = 0;

    while (vaka_content_next(&list, name, sizeof name, NULL))
        count++;
    return count;
}

/* Something else than the item may be called by its longer name. */
static bool is_taken(const vaka_content *content, const char *id)
{
    for (uint32_t i = 0; i < content->item_count; i++)
        if (vaka_item_is_card(&content->items[i]) && strcmp(content->items[i].id, id) == 0)
            return true;
    return false;
}

int32_t vaka_content_kind(const vaka_layout *layout, const vaka_item *item)
{
    const vaka_module *module = layout->module;
    char longer[128];
    int32_t kind;

    if (item->sort >= module->sort_count)
        return VAKA_NONE;
    snprintf(longer, sizeof longer, "%.48s-%.60s", module->sorts[item->sort].id, item->id);
    kind = vaka_kind_by_id(layout, longer);
    if (kind >= 0 && !is_taken(layout->setup.content, longer))
        return kind;
    return vaka_kind_by_id(layout, item->id);
}

bool vaka_content_name(const char *list, uint32_t n, char *out, size_t room)
{
    while (vaka_content_next(&list, out, room, NULL))
        if (n-- == 0)
            return true;
    return false;
}

static bool named(const char *list, const char *name, uint32_t *number)
{
    char at[64];

    for (*number = 0; vaka_content_next(&list, at, sizeof at, NULL); ++*number)
        if (strcmp(at, name) == 0)
            return true;
    return false;
}

int32_t vaka_content_number(const vaka_layout *layout, uint32_t sort, int32_t content,
                            const char *name)
{
    const vaka_item *item = item_of(layout, sort, content);
    uint32_t number, numbers;

    if (!item)
        return 0;
    const vaka_sort *spec = &layout->module->sorts[sort];
    if (named(spec->numbers, name, &number))
        return item->numbers[number];
    numbers = number;
    return named(spec->words, name, &number) ? item->numbers[numbers + number] : 0;
}

bool vaka_content_has(const vaka_layout *layout, uint32_t sort, int32_t content, uint32_t function)
{
    const vaka_item *item = item_of(layout, sort, content);

    return item && function < 32 && (item->functions & (1u << function));
}

static const vaka_rule_choice *rule_of(const vaka_layout *layout, const char *id)
{
    const vaka_content *all = layout->setup.content;

    for (uint32_t i = 0; all && i < all->rule_count; i++)
        if (strcmp(all->rules[i].id, id) == 0)
            return &all->rules[i];
    return NULL;
}

bool vaka_rule_on(const vaka_layout *layout, const char *id)
{
    return rule_of(layout, id) != NULL;
}

int32_t vaka_rule_option(const vaka_layout *layout, const char *id, const char *option)
{
    const vaka_rule_choice *rule = rule_of(layout, id);

    for (uint32_t i = 0; rule && i < rule->option_count; i++)
        if (strcmp(rule->options[i], option) == 0)
            return rule->values[i];
    return 0;
}

int32_t vaka_content_offer(const vaka_content *content, vaka_word id)
{
    for (uint32_t i = 0; content && i < content->offer_count; i++)
        if (vaka_word_is(id, content->offers[i].id))
            return (int32_t)i;
    return VAKA_NONE;
}

static bool is_for_zones(const vaka_variable *variable)
{
    return variable->each == VAKA_EACH_SPACE || variable->each == VAKA_EACH_ZONE;
}

uint32_t vaka_variable_bytes(const vaka_variable *variable)
{
    return variable->is_text ? VAKA_VARIABLE_TEXT : VAKA_VARIABLE_NUMBER;
}

uint32_t vaka_variable_size(const vaka_layout *layout, const vaka_variable *variable)
{
    if (is_for_zones(variable))
        return (uint32_t)layout->zone_count;
    return variable->each == VAKA_EACH_SEAT     ? (uint32_t)layout->setup.seats
           : variable->each == VAKA_EACH_NUMBER ? variable->size
                                                : 1;
}

size_t vaka_variable_at(const vaka_layout *layout, const vaka_variable *variable)
{
    if (!is_for_zones(variable))
        return variable->at;
    return layout->setup.content->variable_bytes +
           (size_t)variable->at * (size_t)layout->zone_count;
}

size_t vaka_variables_room(const vaka_layout *layout)
{
    const vaka_content *content = layout->setup.content;

    return content->variable_bytes + (size_t)content->zone_bytes * (size_t)layout->zone_count;
}

void vaka_content_free(vaka_content *content)
{
    if (content)
        vaka_arena_done(&content->arena);
    free(content);
}
