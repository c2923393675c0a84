/* script/source/syntax_value.c - reads a Lua file into a tree: expressions, and the tools of the
 * parser.
 *
 * SPDX-License-Identifier: MIT */
#include "script/source/syntax_parse.h"

#include <stdarg.h>
#include <string.h>

#define MORE_NODES 256u

static void note(vaka_parser *parser, vaka_file_place spot, const char *advice, const char *text)
{
    vaka_syntax *syntax = parser->syntax;

    if (parser->failed)
        return;
    parser->failed = true;
    parser->token.type = TOKEN_END; /* every loop comes to its end */
    syntax->spot = spot;
    snprintf(syntax->error, sizeof syntax->error, "%.190s", text);
    snprintf(syntax->advice, sizeof syntax->advice, "%s", advice ? advice : "");
}

void vaka_parser_fail(vaka_parser *parser, const char *advice, const char *format, ...)
{
    char text[160], near[sizeof text + VAKA_WORD_QUOTE + 16], quote[VAKA_WORD_QUOTE];
    vaka_word token = vaka_token_text(parser->tokens, &parser->token);
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (parser->token.type == TOKEN_END)
        snprintf(near, sizeof near, "%s at the end of the file", text);
    else
        snprintf(near, sizeof near, "%s near '%s'", text, vaka_word_quote(token, quote));
    note(parser, parser->token.spot, advice, near);
}

/* Something is missing behind the token before. */
static void fail_behind(vaka_parser *parser, const char *advice, const char *text)
{
    note(parser, parser->last.behind, advice, text);
}

/* What is missing at the end of a line is told there, not at the beginning of the next. */
static void fail_missing(vaka_parser *parser, const char *advice, const char *text)
{
    if (parser->token.spot.line > parser->last.behind.line)
        fail_behind(parser, NULL, text);
    else
        vaka_parser_fail(parser, advice, "%s", text);
}

/* The type of the token behind the next one. */
static int ahead(const vaka_parser *parser)
{
    return parser->tokens->at[parser->number].type;
}

vaka_opener vaka_parser_opener(const vaka_parser *parser, const char *what)
{
    return (vaka_opener){what, parser->token.spot, parser->indent};
}

void vaka_parser_suspect(vaka_parser *parser, const vaka_opener *open, bool closing)
{
    vaka_file_place at = parser->token.spot;
    int32_t least = open ? open->indent + (closing ? 0 : 1) : at.column + 1;

    if (parser->suspect.line || parser->failed)
        return;
    if (open && (!open->what || at.line == open->from.line || at.column != parser->indent))
        return;
    if (at.column < least)
        parser->suspect = at;
}

void vaka_parser_unclosed(vaka_parser *parser, const vaka_opener *open, const char *text)
{
    char advice[VAKA_SUGGESTION] = "";
    char where[128];

    if (open->what)
        snprintf(advice, sizeof advice, "'%s' at line %d is open", open->what,
                 (int)open->from.line);
    if (!parser->suspect.line) {
        vaka_parser_fail(parser, advice, "%s", text);
        return;
    }
    snprintf(where, sizeof where,
             "by the indentation something is not closed before this: %s at line %d", text,
             (int)parser->token.spot.line);
    note(parser, parser->suspect, advice, where);
}

void vaka_parser_stray(vaka_parser *parser, vaka_token first)
{
    char text[96], quote[VAKA_WORD_QUOTE];
    vaka_word token = vaka_token_text(parser->tokens, &first);

    int sign = parser->token.type;
    bool sums = sign > 0 && sign < 128 && strchr("+-*/%^", sign);
    bool shorthand = sums && (ahead(parser) == '=' || ahead(parser) == sign);

    snprintf(text, sizeof text, "'%s' alone is no statement", vaka_word_quote(token, quote));
    note(parser, first.spot,
         shorthand ? "Lua has no += and no ++: write n = n + 1" : "a call or an assignment?", text);
}

void vaka_parser_move(vaka_parser *parser)
{
    if (parser->failed)
        return;

    int32_t line = parser->token.spot.line;

    parser->last = parser->token;
    parser->token = parser->tokens->at[parser->number];
    parser->number += parser->number + 1 < parser->tokens->count;
    if (parser->token.spot.line != line)
        parser->indent = parser->token.spot.column;
    if (parser->token.type == TOKEN_BAD)
        note(parser, parser->token.spot, NULL, parser->tokens->trouble);
}

bool vaka_parser_accept(vaka_parser *parser, int type)
{
    if (parser->failed || parser->token.type != type)
        return false;
    vaka_parser_move(parser);
    return true;
}

void vaka_parser_expect(vaka_parser *parser, int type, const char *where)
{
    bool condition = type == TOKEN_THEN || type == TOKEN_DO;
    char spelling[3], text[96];

    if (vaka_parser_accept(parser, type))
        return;
    const char *advice = !condition || parser->token.type != '=' ? NULL
                         : ahead(parser) == '>'                  ? "write >="
                                                                 : "to compare, write ==";
    snprintf(text, sizeof text, "'%s' is missing %s", vaka_token_spelling(type, spelling), where);
    fail_missing(parser, advice, text);
}

bool vaka_parser_text_is(const vaka_parser *parser, const char *text)
{
    return vaka_token_is(parser->tokens, &parser->token, text);
}

bool vaka_parser_deeper(vaka_parser *parser)
{
    if (parser->depth >= VAKA_PARSER_DEPTH) {
        vaka_parser_fail(parser, NULL, "this is nested too deeply");
        return false;
    }
    parser->depth++;
    return true;
}

static uint32_t new_node(vaka_parser *parser, uint8_t type)
{
    if (parser->count == parser->room) {
        parser->room = parser->room ? parser->room * 2 : parser->tokens->count + MORE_NODES;
        parser->nodes = vaka_xgrow(parser->nodes, parser->room * sizeof *parser->nodes);
    }
    parser->nodes[parser->count] = (vaka_node){.type = type,
                                               .spot = parser->token.spot,
                                               .at = parser->token.at,
                                               .begin = parser->token.at};
    return parser->count++;
}

uint32_t vaka_parser_open(vaka_parser *parser, uint32_t parent, uint8_t type)
{
    uint32_t node = new_node(parser, type);

    if (!parent)
        return node;
    uint32_t *link = &parser->nodes[parent].last;
    if (*link)
        parser->nodes[*link].next = node;
    else
        parser->nodes[parent].first = node;
    *link = node;
    return node;
}

void vaka_parser_close(vaka_parser *parser, uint32_t node)
{
    parser->nodes[node].end = parser->last.end;
}

/* The child moves and the new node takes its number, so that nothing has to be linked anew. */
uint32_t vaka_parser_wrap(vaka_parser *parser, uint32_t child, uint8_t type)
{
    uint32_t moved = new_node(parser, type);
    vaka_node *node = &parser->nodes[child];

    parser->nodes[moved] = *node;
    *node = (vaka_node){.type = type,
                        .spot = node->spot,
                        .at = node->at,
                        .begin = node->begin,
                        .first = moved,
                        .last = moved};
    return child;
}

void vaka_parser_note_name(vaka_parser *parser, uint32_t node, const char *what)
{
    char spelling[3], advice[VAKA_SUGGESTION] = "";

    if (parser->token.type != TOKEN_NAME) {
        if (parser->token.type >= TOKEN_AND)
            snprintf(advice, sizeof advice, "'%s' is a word of Lua itself",
                     vaka_token_spelling(parser->token.type, spelling));
        vaka_parser_fail(parser, advice, "%s is missing", what);
        return;
    }
    parser->nodes[node].at = parser->token.at;
    parser->nodes[node].length = parser->token.end - parser->token.at;
    parser->nodes[node].spot = parser->token.spot;
    vaka_parser_move(parser);
}

uint32_t vaka_parser_name(vaka_parser *parser, uint32_t parent, const char *what)
{
    uint32_t node = vaka_parser_open(parser, parent, VAKA_NODE_NAME);

    vaka_parser_note_name(parser, node, what);
    vaka_parser_close(parser, node);
    return node;
}

/* A node for the next token alone. */
static uint32_t leaf(vaka_parser *parser, uint32_t parent, uint8_t type)
{
    uint32_t node = vaka_parser_open(parser, parent, type);

    parser->nodes[node].length = parser->token.end - parser->token.at;
    vaka_parser_move(parser);
    vaka_parser_close(parser, node);
    return node;
}

/* Does a `name =` begin here? Looks one token further. */
static bool at_named_field(const vaka_parser *parser)
{
    return parser->token.type == TOKEN_NAME && ahead(parser) == '=';
}

static void table_field(vaka_parser *parser, uint32_t table)
{
    uint32_t field = vaka_parser_open(parser, table, VAKA_NODE_ITEM);

    if (at_named_field(parser)) {
        parser->nodes[field].type = VAKA_NODE_NAMED;
        vaka_parser_note_name(parser, field, "the field's name");
        vaka_parser_move(parser);
    } else if (vaka_parser_accept(parser, '[')) {
        parser->nodes[field].type = VAKA_NODE_KEYED;
        vaka_parser_value(parser, field);
        vaka_parser_expect(parser, ']', "after the key");
        vaka_parser_expect(parser, '=', "after the key");
    }
    vaka_parser_value(parser, field);
    vaka_parser_close(parser, field);
}

/* After a field: a comma, or the end. */
static void table_comma(vaka_parser *parser, const vaka_opener *open)
{
    if (vaka_parser_accept(parser, ',') || vaka_parser_accept(parser, ';') ||
        parser->token.type == '}')
        return;
    if (parser->token.type == TOKEN_NAME || parser->token.type == '[' ||
        parser->token.type == '{' || parser->token.type == TOKEN_STRING)
        fail_behind(parser, "fields are parted by commas", "',' is missing");
    else
        vaka_parser_unclosed(parser, open, "'}' is missing");
}

static uint32_t table(vaka_parser *parser, uint32_t parent)
{
    uint32_t node = vaka_parser_open(parser, parent, VAKA_NODE_TABLE);
    vaka_opener open = vaka_parser_opener(parser, "{");

    vaka_parser_move(parser);
    while (!parser->failed && parser->token.type != '}') {
        vaka_parser_suspect(parser, &open, false);
        if (parser->token.type == TOKEN_FUNCTION && ahead(parser) == TOKEN_NAME)
            vaka_parser_unclosed(parser, &open, "'}' is missing");
        table_field(parser, node);
        table_comma(parser, &open);
    }
    vaka_parser_suspect(parser, &open, true);
    if (!vaka_parser_accept(parser, '}'))
        vaka_parser_unclosed(parser, &open, "'}' is missing");
    vaka_parser_close(parser, node);
    return node;
}

static uint32_t primary(vaka_parser *parser, uint32_t parent)
{
    if (parser->token.type == TOKEN_NAME)
        return leaf(parser, parent, VAKA_NODE_NAME);
    uint32_t node = vaka_parser_open(parser, parent, VAKA_NODE_PAREN);
    if (parser->token.type != '(') {
        fail_missing(parser, NULL, "a value is missing");
        return node;
    }
    vaka_parser_move(parser);
    vaka_parser_value(parser, node);
    vaka_parser_expect(parser, ')', "here");
    vaka_parser_close(parser, node);
    return node;
}

static void arguments(vaka_parser *parser, uint32_t call)
{
    if (parser->token.type == TOKEN_STRING) {
        leaf(parser, call, VAKA_NODE_STRING);
    } else if (parser->token.type == '{') {
        table(parser, call);
    } else {
        vaka_parser_expect(parser, '(', "before the arguments");
        if (parser->token.type != ')')
            vaka_parser_values(parser, call);
        vaka_parser_expect(parser, ')', "after the arguments");
    }
    vaka_parser_close(parser, call);
}

uint32_t vaka_parser_suffixed(vaka_parser *parser, uint32_t parent)
{
    uint32_t node = primary(parser, parent);

    while (!parser->failed) {
        switch (parser->token.type) {
        case '.':
            vaka_parser_move(parser);
            node = vaka_parser_wrap(parser, node, VAKA_NODE_FIELD);
            vaka_parser_note_name(parser, node, "a name after the dot");
            break;
        case '[':
            vaka_parser_move(parser);
            node = vaka_parser_wrap(parser, node, VAKA_NODE_INDEX);
            vaka_parser_value(parser, node);
            vaka_parser_expect(parser, ']', "after the index");
            break;
        case ':':
            vaka_parser_move(parser);
            node = vaka_parser_wrap(parser, node, VAKA_NODE_METHOD);
            vaka_parser_note_name(parser, node, "a name after the colon");
            arguments(parser, node);
            break;
        case '(':
        case '{':
        case TOKEN_STRING:
            node = vaka_parser_wrap(parser, node, VAKA_NODE_CALL);
            arguments(parser, node);
            break;
        default:
            return node;
        }
        vaka_parser_close(parser, node);
    }
    return node;
}

static uint32_t simple(vaka_parser *parser, uint32_t parent)
{
    vaka_opener open = vaka_parser_opener(parser, "function");

    switch (parser->token.type) {
    case TOKEN_NUMBER:
        return leaf(parser, parent, VAKA_NODE_NUMBER);
    case TOKEN_STRING:
        return leaf(parser, parent, VAKA_NODE_STRING);
    case TOKEN_NIL:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
        return leaf(parser, parent, VAKA_NODE_CONSTANT);
    case TOKEN_DOTS:
        return leaf(parser, parent, VAKA_NODE_VARARG);
    case '{':
        return table(parser, parent);
    case TOKEN_FUNCTION:
        vaka_parser_move(parser);
        uint32_t node = parser->count;
        vaka_parser_function(parser, parent, open, false);
        return node;
    default:
        return vaka_parser_suffixed(parser, parent);
    }
}

/* How tightly a binary operator binds to its left and right (0: none); from the manual of Lua. */
static uint8_t left_power(int type)
{
    static const uint8_t powers[TOKEN_WHILE + 1] = {
        [TOKEN_OR] = 1,
        [TOKEN_AND] = 2,
        ['<'] = 3,
        ['>'] = 3,
        [TOKEN_LESS_EQUAL] = 3,
        [TOKEN_MORE_EQUAL] = 3,
        [TOKEN_UNEQUAL] = 3,
        [TOKEN_EQUAL] = 3,
        ['|'] = 4,
        ['~'] = 5,
        ['&'] = 6,
        [TOKEN_LEFT] = 7,
        [TOKEN_RIGHT] = 7,
        [TOKEN_CONCAT] = 9,
        ['+'] = 10,
        ['-'] = 10,
        ['*'] = 11,
        ['/'] = 11,
        ['%'] = 11,
        [TOKEN_DIVIDE] = 11,
        ['^'] = 14,
    };

    return powers[type];
}

static uint8_t right_power(int type)
{
    if (type == TOKEN_CONCAT)
        return 8;
    return type == '^' ? 13 : left_power(type);
}

#define UNARY_POWER 12

/* Does an operator work on numbers and texts only? */
static bool wants_numbers(int type)
{
    return left_power(type) > 2 && type != TOKEN_EQUAL && type != TOKEN_UNEQUAL;
}

static void operation(vaka_parser *parser, uint32_t parent, uint8_t least)
{
    int type = parser->token.type;
    uint32_t node;

    if (!vaka_parser_deeper(parser))
        return;
    if (type == '-' || type == '#' || type == '~' || type == TOKEN_NOT) {
        node = vaka_parser_open(parser, parent, VAKA_NODE_OPERATOR);
        parser->nodes[node].flag = type == '-' || type == '~';
        vaka_parser_move(parser);
        operation(parser, node, UNARY_POWER);
        vaka_parser_close(parser, node);
    } else {
        node = simple(parser, parent);
    }
    while (!parser->failed && left_power(parser->token.type) > least) {
        uint8_t right = right_power(parser->token.type);
        bool counts = wants_numbers(parser->token.type);
        vaka_parser_move(parser);
        node = vaka_parser_wrap(parser, node, VAKA_NODE_OPERATOR);
        parser->nodes[node].flag = counts;
        operation(parser, node, right);
        vaka_parser_close(parser, node);
    }
    parser->depth--;
}

void vaka_parser_value(vaka_parser *parser, uint32_t parent)
{
    operation(parser, parent, 0);
}

void vaka_parser_values(vaka_parser *parser, uint32_t parent)
{
    do
        vaka_parser_value(parser, parent);
    while (vaka_parser_accept(parser, ','));
}
