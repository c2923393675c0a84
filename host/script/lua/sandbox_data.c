/* script/lua/sandbox_data.c - data files: tables built straight from the tree.
 *
 * SPDX-License-Identifier: MIT
 *
 * `return { … }` with constructors, texts, numbers, true, false and nil. Lua is not asked, so there
 * is nothing in such a file that could run. */
#include "script/lua/sandbox_inside.h"
#include "script/source/syntax.h"
#include "script/source/syntax_token.h"

#include <stdlib.h>
#include <string.h>

#define DEPTH 100

typedef struct data_reader {
    lua_State *L;
    const char *name;
    const vaka_syntax *syntax;
    uint32_t node; /* the value that is being read */
    int depth;
} data_reader;

static void push_value(data_reader *reader, uint32_t node);

static _Noreturn void fail_at(data_reader *reader, vaka_file_place spot, const char *message)
{
    luaL_error(reader->L, "%s:%d:%d: %s", reader->name, (int)spot.line, (int)spot.column, message);
    for (;;) {
    }
}

static _Noreturn void fail(data_reader *reader, const char *message)
{
    fail_at(reader, reader->syntax->nodes[reader->node].spot, message);
}

/* The first token behind a node. */
static const vaka_token *behind(const data_reader *reader, uint32_t node)
{
    const vaka_token *token = reader->syntax->tokens->at;

    while (token->at < reader->syntax->nodes[node].end)
        token++;
    return token;
}

/* Adds what stands between long brackets: without the line end right behind the first, and with
 * every line end a "\n". */
static void add_long_text(luaL_Buffer *out, const char *text, size_t length)
{
    size_t bracket = 1 + (size_t)(strchr(text + 1, '[') - text);
    const char *at = text + bracket, *end = text + length - bracket;

    for (bool first = true; at < end; first = false) {
        bool pair = at + 1 < end && (at[0] == '\r' || at[0] == '\n') &&
                    (at[1] == '\r' || at[1] == '\n') && at[0] != at[1];
        bool line = *at == '\r' || *at == '\n';

        if (!(line && first))
            luaL_addchar(out, line ? '\n' : *at);
        at += pair ? 2 : 1;
    }
}

#define HEX_DIGITS "0123456789abcdefABCDEF"

static const char *add_hex(data_reader *reader, luaL_Buffer *out, const char *at)
{
    const char digits[] = {at[0], at[1], '\0'};

    if (strspn(digits, HEX_DIGITS) != 2)
        fail(reader, "two hexadecimal digits belong behind \\x");
    luaL_addchar(out, (char)strtol(digits, NULL, 16));
    return at + 2;
}

static const char *add_decimal(data_reader *reader, luaL_Buffer *out, const char *at)
{
    int number = 0;

    for (int i = 0; i < 3 && *at >= '0' && *at <= '9'; i++)
        number = number * 10 + (*at++ - '0');
    if (number > 255)
        fail(reader, "a byte behind \\ is 255 at most");
    luaL_addchar(out, (char)number);
    return at;
}

/* \u{20ac}: `at` is behind the u. */
static const char *add_unicode(data_reader *reader, luaL_Buffer *out, const char *at)
{
    at += *at == '{';
    size_t digits = strspn(at, HEX_DIGITS);
    long code = strtol(at, NULL, 16);

    if (digits == 0 || digits > 7 || at[digits] != '}' || code > 0x10ffff)
        fail(reader, "a character is written \\u{20ac}");
    lua_pushfstring(reader->L, "%U", code);
    luaL_addvalue(out);
    return at + digits + 1;
}

/* Adds the escape whose '\' is before `at`; behind it. */
static const char *add_escape(data_reader *reader, luaL_Buffer *out, const char *at)
{
    static const char letters[] = "abfnrtv\\\"'\n", meanings[] = "\a\b\f\n\r\t\v\\\"'\n";
    const char *letter = strchr(letters, *at);

    if (*at == 'x')
        return add_hex(reader, out, at + 1);
    if (*at == 'u')
        return add_unicode(reader, out, at + 1);
    if (*at >= '0' && *at <= '9')
        return add_decimal(reader, out, at);
    if (*at == 'z') {
        at++;
        while (*at == ' ' || (*at >= '\t' && *at <= '\r'))
            at++;
        return at;
    }
    if (!letter || !*at)
        fail(reader, "this escape has no meaning in Lua");
    luaL_addchar(out, meanings[letter - letters]);
    return at + 1;
}

/* Pushes a text. The tokens have made sure that quotes and brackets match, so an escape never runs
 * beyond the closing quote. */
static void push_text(data_reader *reader, vaka_word word)
{
    const char *end = word.at + word.length - 1;
    luaL_Buffer out;

    luaL_buffinit(reader->L, &out);
    if (*word.at == '[') {
        add_long_text(&out, word.at, word.length);
    } else {
        for (const char *at = word.at + 1; at < end;) {
            if (*at == '\\')
                at = add_escape(reader, &out, at + 1);
            else
                luaL_addchar(&out, *at++);
        }
    }
    luaL_pushresult(&out);
}

static void push_number(data_reader *reader, vaka_word word)
{
    lua_pushlstring(reader->L, word.at, word.length);
    if (lua_stringtonumber(reader->L, lua_tostring(reader->L, -1)) != word.length + 1)
        fail(reader, "this is not a number");
    lua_remove(reader->L, -2);
}

/* The table is on top. */
static void push_field(data_reader *reader, uint32_t field, lua_Integer *items)
{
    const vaka_node *node = &reader->syntax->nodes[field];
    vaka_word name = vaka_syntax_text(reader->syntax, field);
    lua_State *L = reader->L;

    if (node->type == VAKA_NODE_ITEM) {
        push_value(reader, node->first);
        lua_rawseti(L, -2, ++*items);
        return;
    }
    if (node->type == VAKA_NODE_NAMED)
        lua_pushlstring(L, name.at, name.length);
    else
        push_value(reader, node->first);
    if (lua_isnil(L, -1))
        fail(reader, "nil cannot be a key");
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) != LUA_TNIL)
        fail_at(reader, node->spot, "this field is there already");
    lua_pop(L, 1);
    push_value(reader, vaka_syntax_value(reader->syntax, field));
    lua_rawset(L, -3);
}

static void push_table(data_reader *reader, uint32_t table)
{
    const vaka_node *nodes = reader->syntax->nodes;
    lua_Integer items = 0;

    if (++reader->depth > DEPTH)
        fail(reader, "too many tables inside one another");
    luaL_checkstack(reader->L, 8, "too many tables inside one another");
    lua_newtable(reader->L);
    for (uint32_t field = nodes[table].first; field; field = nodes[field].next)
        push_field(reader, field, &items);
    reader->depth--;
}

/* A sign before a number; nothing else is computed. */
static void push_operator(data_reader *reader, uint32_t node)
{
    const vaka_node *sign = &reader->syntax->nodes[node];

    if (sign->first != sign->last) {
        push_value(reader, sign->first);
        fail_at(reader, behind(reader, sign->first)->spot,
                "',' or '}' expected: a data file computes nothing");
    }
    if (reader->syntax->text[sign->at] != '-')
        fail(reader, "a text, a number, true, false, nil or a table expected");
    reader->node = sign->first;
    if (reader->syntax->nodes[reader->node].type != VAKA_NODE_NUMBER)
        fail(reader, "a number belongs behind '-'");
    push_number(reader, vaka_syntax_text(reader->syntax, reader->node));
    lua_arith(reader->L, LUA_OPUNM);
}

/* An expression that is no value: tells what it begins with. */
static _Noreturn void refuse(data_reader *reader)
{
    const vaka_node *nodes = reader->syntax->nodes;

    while (nodes[reader->node].type >= VAKA_NODE_FIELD &&
           nodes[reader->node].type <= VAKA_NODE_METHOD)
        reader->node = nodes[reader->node].first;
    if (nodes[reader->node].type == VAKA_NODE_NAME)
        fail(reader, "a name is no value here: texts stand in quotes");
    if (nodes[reader->node].type == VAKA_NODE_FUNCTION)
        fail(reader, "functions cannot be in a data file");
    fail(reader, "a text, a number, true, false, nil or a table expected");
}

static void push_value(data_reader *reader, uint32_t node)
{
    const vaka_syntax *syntax = reader->syntax;
    vaka_word text = {syntax->text + syntax->nodes[node].at, syntax->nodes[node].length};

    vaka_sandbox_burn(reader->L, 1);
    reader->node = node;
    switch (syntax->nodes[node].type) {
    case VAKA_NODE_TABLE:
        push_table(reader, node);
        return;
    case VAKA_NODE_OPERATOR:
        push_operator(reader, node);
        return;
    case VAKA_NODE_STRING:
        push_text(reader, text);
        return;
    case VAKA_NODE_NUMBER:
        push_number(reader, text);
        return;
    case VAKA_NODE_CONSTANT:
        if (*text.at == 'n')
            lua_pushnil(reader->L);
        else
            lua_pushboolean(reader->L, *text.at == 't');
        return;
    default:
        refuse(reader);
    }
}

static int read_file(lua_State *L)
{
    const vaka_source *file = lua_touserdata(L, 1);
    data_reader reader = {.L = L, .name = file->name, .syntax = file->syntax};
    const vaka_token *tokens = file->syntax->tokens->at;
    uint32_t value = vaka_syntax_returned(file->syntax);

    if (tokens[0].type != TOKEN_RETURN)
        fail_at(&reader, tokens[0].spot, "a data file is one 'return { … }'");
    if (tokens[1].type != '{')
        fail_at(&reader, tokens[1].spot, "a table expected behind 'return'");
    while (file->syntax->nodes[value].type == VAKA_NODE_OPERATOR)
        value = file->syntax->nodes[value].first;
    reader.node = value;
    push_table(&reader, value);
    tokens = behind(&reader, value);
    tokens += tokens->type == ';';
    if (tokens->type != TOKEN_END)
        fail_at(&reader, tokens->spot, "nothing can follow the table of a data file");
    return 1;
}

vaka_status vaka_sandbox_load_data(vaka_sandbox *sandbox, const vaka_source *source,
                                   vaka_error *err)
{
    int64_t fuel = sandbox->fuel;
    vaka_syntax syntax = {0};
    vaka_source file = *source;
    vaka_status status = vaka_load_check(sandbox, &file, &syntax, err);

    if (status == VAKA_OK) {
        vaka_sandbox_refuel(sandbox, VAKA_SANDBOX_FUEL);
        lua_pushcfunction(sandbox->L, read_file);
        lua_pushlightuserdata(sandbox->L, &file);
        if (vaka_sandbox_run(sandbox, 1, 1, err) != VAKA_RAN_WELL) {
            vaka_fault_name(file.name, err);
            status = VAKA_ERR_DATA;
        }
        vaka_sandbox_refuel(sandbox, fuel);
    }
    vaka_syntax_done(&syntax);
    return status;
}
