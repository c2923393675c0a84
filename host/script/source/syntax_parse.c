/* script/source/syntax_parse.c - reads a Lua file into a tree: statements.
 *
 * SPDX-License-Identifier: MIT */
#include "script/source/syntax_parse.h"

#include <string.h>

static void block(vaka_parser *parser, uint32_t parent);

static bool block_ends(const vaka_parser *parser)
{
    switch (parser->token.type) {
    case TOKEN_END:
    case TOKEN_ELSE:
    case TOKEN_ELSEIF:
    case TOKEN_END_WORD:
    case TOKEN_UNTIL:
        return true;
    default:
        return false;
    }
}

/* `end` or `until` that closes what was opened. */
static void close_block(vaka_parser *parser, int word, vaka_opener open)
{
    char spelling[3], text[48];

    if (parser->token.type == word) {
        vaka_parser_suspect(parser, &open, true);
        vaka_parser_move(parser);
        return;
    }
    snprintf(text, sizeof text, "'%s' is missing", vaka_token_spelling(word, spelling));
    vaka_parser_unclosed(parser, &open, text);
}

/* The statements of what was opened. */
static void body(vaka_parser *parser, uint32_t parent, vaka_opener open)
{
    vaka_opener outer = parser->open;

    parser->open = open;
    block(parser, parent);
    parser->open = outer;
}

static void body_to_end(vaka_parser *parser, uint32_t node, vaka_opener open)
{
    body(parser, node, open);
    close_block(parser, TOKEN_END_WORD, open);
}

void vaka_parser_function(vaka_parser *parser, uint32_t parent, vaka_opener open, bool has_self)
{
    uint32_t function = vaka_parser_open(parser, parent, VAKA_NODE_FUNCTION);
    uint32_t names = vaka_parser_open(parser, function, VAKA_NODE_NAMES);
    uint8_t flag = has_self ? 1 : 0;

    parser->nodes[function].spot = open.from;
    vaka_parser_expect(parser, '(', "after 'function'");
    while (!parser->failed && parser->token.type != ')') {
        if (parser->token.type == TOKEN_DOTS) {
            flag |= 2;
            vaka_parser_move(parser);
            break;
        }
        vaka_parser_name(parser, names, "a parameter");
        if (!vaka_parser_accept(parser, ','))
            break;
    }
    vaka_parser_expect(parser, ')', "after the parameters");
    vaka_parser_close(parser, names);
    parser->nodes[function].flag = flag;
    body_to_end(parser, function, open);
    vaka_parser_close(parser, function);
}

static void values(vaka_parser *parser, uint32_t parent)
{
    uint32_t list = vaka_parser_open(parser, parent, VAKA_NODE_VALUES);

    vaka_parser_values(parser, list);
    vaka_parser_close(parser, list);
}

/* `<const>` or `<close>` after a local's name. */
static void attribute(vaka_parser *parser)
{
    if (!vaka_parser_accept(parser, '<'))
        return;
    if (!vaka_parser_text_is(parser, "const") && !vaka_parser_text_is(parser, "close"))
        vaka_parser_fail(parser, NULL, "after '<' stands 'const' or 'close'");
    vaka_parser_move(parser);
    vaka_parser_expect(parser, '>', "after the attribute");
}

/* Statements: each fills a node of its own, which is closed behind it. */

static void local(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "function");

    vaka_parser_move(parser);
    if (vaka_parser_accept(parser, TOKEN_FUNCTION)) {
        parser->nodes[node].type = VAKA_NODE_LOCAL_FUNCTION;
        vaka_parser_name(parser, node, "the function's name");
        vaka_parser_function(parser, node, open, false);
        return;
    }
    uint32_t names = vaka_parser_open(parser, node, VAKA_NODE_NAMES);
    do {
        vaka_parser_name(parser, names, "the local's name");
        attribute(parser);
    } while (vaka_parser_accept(parser, ','));
    vaka_parser_close(parser, names);
    if (vaka_parser_accept(parser, '='))
        values(parser, node);
    else if (parser->token.type == TOKEN_NAME && parser->token.spot.line == open.from.line)
        vaka_parser_suspect(parser, NULL, false); /* `local func name` */
}

static void set_function(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "function");
    bool has_self = false;

    vaka_parser_move(parser);
    uint32_t target = vaka_parser_name(parser, node, "the function's name");
    while (!parser->failed && (parser->token.type == '.' || parser->token.type == ':')) {
        has_self = parser->token.type == ':';
        vaka_parser_move(parser);
        target = vaka_parser_wrap(parser, target, VAKA_NODE_FIELD);
        vaka_parser_note_name(parser, target, "a name after the dot");
        vaka_parser_close(parser, target);
        if (has_self)
            break;
    }
    vaka_parser_function(parser, node, open, has_self);
}

static void branch(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "if");

    do {
        vaka_parser_move(parser);
        vaka_parser_value(parser, node);
        vaka_parser_expect(parser, TOKEN_THEN, "after the condition");
        body(parser, node, open);
    } while (!parser->failed && parser->token.type == TOKEN_ELSEIF);
    if (vaka_parser_accept(parser, TOKEN_ELSE))
        body(parser, node, open);
    close_block(parser, TOKEN_END_WORD, open);
}

static void loop_for(vaka_parser *parser, uint32_t node)
{
    uint32_t names = vaka_parser_open(parser, node, VAKA_NODE_NAMES);
    vaka_opener open = vaka_parser_opener(parser, "for");

    vaka_parser_move(parser);
    do
        vaka_parser_name(parser, names, "the loop's variable");
    while (vaka_parser_accept(parser, ','));
    vaka_parser_close(parser, names);
    if (!vaka_parser_accept(parser, '=') && !vaka_parser_accept(parser, TOKEN_IN))
        vaka_parser_fail(parser, NULL, "'=' or 'in' is missing");
    values(parser, node);
    vaka_parser_expect(parser, TOKEN_DO, "before the loop's statements");
    body_to_end(parser, node, open);
}

static void loop_while(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "while");

    vaka_parser_move(parser);
    vaka_parser_value(parser, node);
    vaka_parser_expect(parser, TOKEN_DO, "after the condition");
    body_to_end(parser, node, open);
}

static void loop_repeat(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "repeat");

    vaka_parser_move(parser);
    body(parser, node, open);
    close_block(parser, TOKEN_UNTIL, open);
    vaka_parser_value(parser, node);
}

static void group(vaka_parser *parser, uint32_t node)
{
    vaka_opener open = vaka_parser_opener(parser, "do");

    vaka_parser_move(parser);
    body_to_end(parser, node, open);
}

static void jump(vaka_parser *parser, uint32_t node)
{
    int type = parser->token.type;

    vaka_parser_move(parser);
    if (type != TOKEN_BREAK)
        vaka_parser_note_name(parser, node, "a label");
    if (type == TOKEN_LABEL)
        vaka_parser_expect(parser, TOKEN_LABEL, "after the label");
}

static void leave(vaka_parser *parser, uint32_t node)
{
    vaka_parser_move(parser);
    if (!block_ends(parser) && parser->token.type != ';')
        vaka_parser_values(parser, node);
    vaka_parser_accept(parser, ';');
    if (!block_ends(parser))
        vaka_parser_fail(parser, "'return' is the last statement of its block",
                         "nothing may follow 'return' here");
}

/* A call, or an assignment. */
static void expression_statement(vaka_parser *parser, uint32_t node)
{
    vaka_token first = parser->token;
    uint32_t value;
    uint8_t type;

    if (first.type != TOKEN_NAME && first.type != '(') {
        vaka_parser_unclosed(parser, &parser->open, "no statement begins so");
        return;
    }
    value = vaka_parser_suffixed(parser, node);
    type = parser->nodes[value].type;
    if (parser->failed)
        return;
    if (parser->token.type == '=' || parser->token.type == ',') {
        parser->nodes[node].type = VAKA_NODE_ASSIGN;
        vaka_parser_wrap(parser, value, VAKA_NODE_VALUES);
        while (vaka_parser_accept(parser, ','))
            vaka_parser_suffixed(parser, parser->nodes[node].first);
        vaka_parser_expect(parser, '=', "in the assignment");
        values(parser, node);
    } else if (type != VAKA_NODE_CALL && type != VAKA_NODE_METHOD) {
        vaka_parser_stray(parser, first);
    }
}

static void statement(vaka_parser *parser, uint32_t parent)
{
    static const struct {
        uint8_t node;
        void (*read)(vaka_parser *parser, uint32_t node);
    } kinds[TOKEN_WHILE + 1] = {
        [TOKEN_LABEL] = {VAKA_NODE_JUMP, jump},
        [TOKEN_BREAK] = {VAKA_NODE_JUMP, jump},
        [TOKEN_DO] = {VAKA_NODE_DO, group},
        [TOKEN_FOR] = {VAKA_NODE_FOR, loop_for},
        [TOKEN_FUNCTION] = {VAKA_NODE_SET_FUNCTION, set_function},
        [TOKEN_GOTO] = {VAKA_NODE_JUMP, jump},
        [TOKEN_IF] = {VAKA_NODE_IF, branch},
        [TOKEN_LOCAL] = {VAKA_NODE_LOCAL, local},
        [TOKEN_REPEAT] = {VAKA_NODE_REPEAT, loop_repeat},
        [TOKEN_RETURN] = {VAKA_NODE_RETURN, leave},
        [TOKEN_WHILE] = {VAKA_NODE_WHILE, loop_while},
    };
    int type = parser->token.type;
    bool known = kinds[type].read != NULL;
    uint32_t node =
        vaka_parser_open(parser, parent, known ? kinds[type].node : VAKA_NODE_CALL_STATEMENT);

    if (known)
        kinds[type].read(parser, node);
    else
        expression_statement(parser, node);
    vaka_parser_close(parser, node);
}

static void block(vaka_parser *parser, uint32_t parent)
{
    uint32_t at = vaka_parser_open(parser, parent, VAKA_NODE_BLOCK);

    if (!vaka_parser_deeper(parser))
        return;
    while (!parser->failed && !block_ends(parser)) {
        bool last = parser->token.type == TOKEN_RETURN;
        if (vaka_parser_accept(parser, ';'))
            continue;
        vaka_parser_suspect(parser, &parser->open, false);
        statement(parser, at);
        if (last)
            break;
    }
    parser->depth--;
    vaka_parser_close(parser, at);
}

bool vaka_syntax_read(vaka_syntax *syntax, const char *text, size_t size)
{
    vaka_parser parser = {.syntax = syntax, .token = {.behind = {1, 1}}};

    *syntax =
        (vaka_syntax){.text = text, .size = size, .tokens = vaka_xnew(sizeof *syntax->tokens)};
    vaka_token_list_read(syntax->tokens, text, size);
    parser.tokens = syntax->tokens;
    vaka_parser_open(&parser, 0, 0); /* number 0 stands for none */
    vaka_parser_move(&parser);
    block(&parser, 0);
    if (!parser.failed && parser.token.type != TOKEN_END) {
        char spelling[3], trouble[48];
        snprintf(trouble, sizeof trouble, "'%s' closes nothing",
                 vaka_token_spelling(parser.token.type, spelling));
        vaka_parser_unclosed(&parser, &parser.open, trouble);
    }
    syntax->nodes = parser.nodes;
    syntax->count = parser.count;
    syntax->root = parser.failed ? 0 : 1;
    return !parser.failed;
}
