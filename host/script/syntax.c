/* script/syntax.c - where things stand in a Lua file: looking things up in its tree.
 *
 * SPDX-License-Identifier: MIT */
#include "script/syntax.h"
#include "script/syntax_token.h"

#include <stdlib.h>
#include <string.h>

void vaka_syntax_done(vaka_syntax *syntax)
{
    free(syntax->nodes);
    *syntax = (vaka_syntax){0};
}

vaka_word vaka_syntax_text(const vaka_syntax *syntax, uint32_t node)
{
    const vaka_node *at = vaka_syntax_node(syntax, node);
    vaka_word word = {syntax->text + at->at, at->length};

    if (at->type != VAKA_NODE_STRING)
        return word;
    if (word.length < 2 || word.at[0] == '[' || memchr(word.at, '\\', word.length))
        return (vaka_word){"", 0};
    return (vaka_word){word.at + 1, word.length - 2};
}

bool vaka_syntax_is(const vaka_syntax *syntax, uint32_t node, const char *text)
{
    vaka_word word = vaka_syntax_text(syntax, node);

    return word.length == strlen(text) && memcmp(word.at, text, word.length) == 0;
}

uint32_t vaka_syntax_child(const vaka_syntax *syntax, uint32_t node, uint32_t n)
{
    uint32_t child = syntax->nodes[node].first;

    while (child && n-- > 0)
        child = syntax->nodes[child].next;
    return child;
}

/* What a file-level local was set to at first; 0: there is none. */
static uint32_t local_value(const vaka_syntax *syntax, vaka_word name)
{
    uint32_t found = 0;

    for (uint32_t s = syntax->nodes[syntax->root].first; s; s = syntax->nodes[s].next) {
        if (syntax->nodes[s].type != VAKA_NODE_LOCAL)
            continue;
        uint32_t value = syntax->nodes[vaka_syntax_child(syntax, s, 1)].first;
        uint32_t at = syntax->nodes[vaka_syntax_child(syntax, s, 0)].first;
        for (; at && value; at = syntax->nodes[at].next, value = syntax->nodes[value].next) {
            vaka_word word = vaka_syntax_text(syntax, at);
            if (word.length == name.length && memcmp(word.at, name.at, name.length) == 0)
                found = value;
        }
    }
    return found;
}

uint32_t vaka_syntax_result(const vaka_syntax *syntax)
{
    uint32_t value = 0;

    if (!syntax->root)
        return 0;
    for (uint32_t s = syntax->nodes[syntax->root].first; s; s = syntax->nodes[s].next)
        if (syntax->nodes[s].type == VAKA_NODE_RETURN)
            value = syntax->nodes[s].first;
    if (value && syntax->nodes[value].type == VAKA_NODE_NAME) {
        uint32_t set = local_value(syntax, vaka_syntax_text(syntax, value));
        return set ? set : value;
    }
    return value;
}

uint32_t vaka_syntax_named(const vaka_syntax *syntax, uint32_t table, const char *name)
{
    uint32_t found = 0;

    if (!table || syntax->nodes[table].type != VAKA_NODE_TABLE)
        return 0;
    for (uint32_t f = syntax->nodes[table].first; f; f = syntax->nodes[f].next) {
        const vaka_node *field = &syntax->nodes[f];
        if (field->type == VAKA_NODE_NAMED && vaka_syntax_is(syntax, f, name))
            found = f;
        if (field->type == VAKA_NODE_KEYED &&
            syntax->nodes[field->first].type == VAKA_NODE_STRING &&
            vaka_syntax_is(syntax, field->first, name))
            found = f;
    }
    return found;
}

uint32_t vaka_syntax_item(const vaka_syntax *syntax, uint32_t table, int64_t number)
{
    uint32_t found = 0;
    int64_t count = 0, key;

    if (!table || syntax->nodes[table].type != VAKA_NODE_TABLE)
        return 0;
    for (uint32_t f = syntax->nodes[table].first; f; f = syntax->nodes[f].next) {
        const vaka_node *field = &syntax->nodes[f];
        if (field->type == VAKA_NODE_ITEM && ++count == number)
            found = f;
        if (field->type != VAKA_NODE_KEYED || syntax->nodes[field->first].type != VAKA_NODE_NUMBER)
            continue;
        key = strtoll(syntax->text + syntax->nodes[field->first].at, NULL, 0);
        if (key == number && !found)
            found = f;
    }
    return found;
}

uint32_t vaka_syntax_value(const vaka_syntax *syntax, uint32_t field)
{
    uint32_t first = syntax->nodes[field].first;

    return syntax->nodes[field].type == VAKA_NODE_KEYED ? syntax->nodes[first].next : first;
}

bool vaka_syntax_token(const char *text, size_t size, uint32_t *at, vaka_word *out)
{
    vaka_tokens tokens = vaka_tokens_of(text, size);
    vaka_token token;

    tokens.at = *at;
    token = vaka_tokens_next(&tokens);
    *at = tokens.at;
    *out = (vaka_word){text + token.at, token.end - token.at};
    return token.type != TOKEN_END && token.type != TOKEN_BAD;
}
