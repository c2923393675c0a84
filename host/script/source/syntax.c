/* script/source/syntax.c - where things stand in a Lua file: looking things up in its tree.
 *
 * SPDX-License-Identifier: MIT */
#include "script/source/syntax.h"

#include "script/source/syntax_token.h"

#include <stdlib.h>
#include <string.h>

void vaka_syntax_done(vaka_syntax *syntax)
{
    if (syntax->tokens)
        vaka_token_list_done(syntax->tokens);
    free(syntax->tokens);
    free(syntax->nodes);
    *syntax = (vaka_syntax){0};
}

vaka_word vaka_syntax_text(const vaka_syntax *syntax, uint32_t node)
{
    const vaka_node *at = &syntax->nodes[node];
    vaka_word word = {syntax->text + at->at, at->length};

    if (at->type != VAKA_NODE_STRING)
        return word;
    if (word.length < 2 || word.at[0] == '[' || memchr(word.at, '\\', word.length))
        return (vaka_word){"", 0};
    return (vaka_word){word.at + 1, word.length - 2};
}

static int compare_words(vaka_word a, vaka_word b)
{
    size_t length = a.length < b.length ? a.length : b.length;
    int order = memcmp(a.at, b.at, length);

    return order ? order : (a.length > b.length) - (a.length < b.length);
}

static bool same(vaka_word a, vaka_word b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

bool vaka_syntax_is(const vaka_syntax *syntax, uint32_t node, const char *text)
{
    return same(vaka_syntax_text(syntax, node), (vaka_word){text, strlen(text)});
}

/* What a file-level local was set to at first; 0: there is none. */
static uint32_t local_value(const vaka_syntax *syntax, vaka_word name)
{
    uint32_t found = 0;

    for (uint32_t s = syntax->nodes[syntax->root].first; s; s = syntax->nodes[s].next) {
        if (syntax->nodes[s].type != VAKA_NODE_LOCAL)
            continue;
        uint32_t names = syntax->nodes[s].first;
        uint32_t value = syntax->nodes[syntax->nodes[names].next].first;
        for (uint32_t at = syntax->nodes[names].first; at && value;
             at = syntax->nodes[at].next, value = syntax->nodes[value].next) {
            if (same(vaka_syntax_text(syntax, at), name))
                found = value;
        }
    }
    return found;
}

uint32_t vaka_syntax_returned(const vaka_syntax *syntax)
{
    uint32_t last = syntax->nodes[syntax->root].last;

    return last && syntax->nodes[last].type == VAKA_NODE_RETURN ? syntax->nodes[last].first : 0;
}

uint32_t vaka_syntax_result(const vaka_syntax *syntax)
{
    uint32_t value = vaka_syntax_returned(syntax);

    if (value && syntax->nodes[value].type == VAKA_NODE_NAME) {
        uint32_t set = local_value(syntax, vaka_syntax_text(syntax, value));
        return set ? set : value;
    }
    return value;
}

uint32_t vaka_syntax_assigned(const vaka_syntax *syntax, const char *name)
{
    uint32_t result = vaka_syntax_returned(syntax), found = 0;
    vaka_word local = vaka_syntax_text(syntax, result);

    if (!result || syntax->nodes[result].type != VAKA_NODE_NAME)
        return 0;
    for (uint32_t s = syntax->nodes[syntax->root].first; s; s = syntax->nodes[s].next) {
        uint32_t target = syntax->nodes[s].first;
        if (syntax->nodes[s].type == VAKA_NODE_ASSIGN)
            target = syntax->nodes[target].first;
        else if (syntax->nodes[s].type != VAKA_NODE_SET_FUNCTION)
            continue;
        if (syntax->nodes[target].type == VAKA_NODE_FIELD && vaka_syntax_is(syntax, target, name) &&
            same(local, vaka_syntax_text(syntax, syntax->nodes[target].first)))
            found = s;
    }
    return found;
}

/* The key of a field as a word; at NULL: it is none. */
static vaka_word key_word(const vaka_syntax *syntax, uint32_t field)
{
    const vaka_node *node = &syntax->nodes[field];

    if (node->type == VAKA_NODE_NAMED)
        return vaka_syntax_text(syntax, field);
    if (node->type == VAKA_NODE_KEYED && syntax->nodes[node->first].type == VAKA_NODE_STRING)
        return vaka_syntax_text(syntax, node->first);
    return (vaka_word){NULL, 0};
}

uint32_t vaka_syntax_named(const vaka_syntax *syntax, uint32_t table, const char *name)
{
    uint32_t found = 0;

    if (!table || syntax->nodes[table].type != VAKA_NODE_TABLE)
        return 0;
    for (uint32_t f = syntax->nodes[table].first; f; f = syntax->nodes[f].next) {
        vaka_word key = key_word(syntax, f);
        if (key.at && same(key, (vaka_word){name, strlen(name)}))
            found = f;
    }
    return found;
}

static int compare_keys(const vaka_field *a, const vaka_field *b)
{
    if (!a->key.at != !b->key.at)
        return a->key.at ? 1 : -1;
    if (a->key.at)
        return compare_words(a->key, b->key);
    return (a->number > b->number) - (a->number < b->number);
}

static int compare_fields(const void *a, const void *b)
{
    const vaka_field *x = a, *y = b;
    int order = compare_keys(x, y);

    return order ? order : (x->node > y->node) - (x->node < y->node);
}

void vaka_fields_read(vaka_fields *fields, const vaka_syntax *syntax, uint32_t table)
{
    uint32_t count = 0;
    int64_t items = 0;

    *fields = (vaka_fields){0};
    if (!table || syntax->nodes[table].type != VAKA_NODE_TABLE)
        return;
    for (uint32_t f = syntax->nodes[table].first; f; f = syntax->nodes[f].next)
        count++;
    fields->at = vaka_xnew(count * sizeof *fields->at);
    for (uint32_t f = syntax->nodes[table].first; f; f = syntax->nodes[f].next) {
        const vaka_node *node = &syntax->nodes[f];
        vaka_field field = {key_word(syntax, f), 0, f};
        if (node->type == VAKA_NODE_ITEM)
            field.number = ++items;
        else if (!field.key.at && syntax->nodes[node->first].type == VAKA_NODE_NUMBER)
            field.number = strtoll(syntax->text + syntax->nodes[node->first].at, NULL, 0);
        else if (!field.key.at)
            continue;
        fields->at[fields->count++] = field;
    }
    qsort(fields->at, fields->count, sizeof *fields->at, compare_fields);
}

void vaka_fields_done(vaka_fields *fields)
{
    free(fields->at);
    *fields = (vaka_fields){0};
}

static uint32_t find_field(const vaka_fields *fields, const vaka_field *wanted)
{
    uint32_t low = 0, high = fields->count;

    while (low < high) { /* the first that comes after the wanted one */
        uint32_t middle = low + (high - low) / 2;
        if (compare_keys(&fields->at[middle], wanted) <= 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low > 0 && compare_keys(&fields->at[low - 1], wanted) == 0 ? fields->at[low - 1].node
                                                                      : 0;
}

uint32_t vaka_fields_named(const vaka_fields *fields, const char *name)
{
    return find_field(fields, &(vaka_field){.key = {name, strlen(name)}});
}

uint32_t vaka_fields_item(const vaka_fields *fields, int64_t number)
{
    return find_field(fields, &(vaka_field){.number = number});
}

uint32_t vaka_syntax_value(const vaka_syntax *syntax, uint32_t field)
{
    uint32_t first = syntax->nodes[field].first;

    switch (syntax->nodes[field].type) {
    case VAKA_NODE_KEYED:
    case VAKA_NODE_SET_FUNCTION:
        return syntax->nodes[first].next;
    case VAKA_NODE_ASSIGN:
        return syntax->nodes[syntax->nodes[first].next].first;
    default:
        return first;
    }
}
