/* script/source/syntax_parse.h - what the two halves of the Lua parser share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_SOURCE_SYNTAX_PARSE_H
#define SCRIPT_SOURCE_SYNTAX_PARSE_H

#include "script/source/syntax.h"
#include "script/source/syntax_token.h"

#define VAKA_PARSER_DEPTH 190 /* Lua itself stops at 200 */

/* What has to be closed again, and where it was opened. */
typedef struct vaka_opener {
    const char *what; /* NULL: nothing */
    vaka_file_place from;
    int32_t indent; /* of its line */
} vaka_opener;

typedef struct vaka_parser {
    vaka_syntax *syntax;
    const vaka_token_list *tokens; /* borrowed */
    uint32_t number;               /* in the list, of the token behind the next one */
    vaka_token token;              /* the one that comes next */
    vaka_token last;               /* the one before it */
    vaka_node *nodes;              /* owned */
    uint32_t count, room;
    uint32_t depth;
    int32_t indent; /* column of the first token of the line */
    vaka_opener open;
    vaka_file_place
        suspect; /* by the indentation something was not closed before this; line 0: none */
    bool failed; /* the first error is noted; all goes on without effect to the end */
} vaka_parser;

/* Notes an error at the next token. */
void vaka_parser_fail(vaka_parser *parser, const char *advice, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Notes an error about something that was not closed: where the indentation says so, if it does. */
void vaka_parser_unclosed(vaka_parser *parser, const vaka_opener *open, const char *text);

/* What is opened by the next token. */
vaka_opener vaka_parser_opener(const vaka_parser *parser, const char *what);

/* Notes a line that is indented no deeper than what should contain it (`closing`: less than what it
 * should close). */
void vaka_parser_suspect(vaka_parser *parser, const vaka_opener *open, bool closing);

/* An expression stands where only a call or an assignment means something. */
void vaka_parser_stray(vaka_parser *parser, vaka_token first);

void vaka_parser_move(vaka_parser *parser);
bool vaka_parser_accept(vaka_parser *parser, int type);
void vaka_parser_expect(vaka_parser *parser, int type, const char *where);
bool vaka_parser_text_is(const vaka_parser *parser, const char *text);

/* One level deeper (the caller lowers `depth`); false when that is too deep. */
bool vaka_parser_deeper(vaka_parser *parser);

/* A new last child of `parent` that begins at the next token; and its end. */
uint32_t vaka_parser_open(vaka_parser *parser, uint32_t parent, uint8_t type);
void vaka_parser_close(vaka_parser *parser, uint32_t node);

/* Puts a new node around the last child of a node; returns its number. */
uint32_t vaka_parser_wrap(vaka_parser *parser, uint32_t child, uint8_t type);

/* A name as a node, or as the text of a node. */
uint32_t vaka_parser_name(vaka_parser *parser, uint32_t parent, const char *what);
void vaka_parser_note_name(vaka_parser *parser, uint32_t node, const char *what);

/* Expressions: one, several, one that may be called or assigned to; a function's parameters and
 * body. Each is added to `parent`. */
void vaka_parser_value(vaka_parser *parser, uint32_t parent);
void vaka_parser_values(vaka_parser *parser, uint32_t parent);
uint32_t vaka_parser_suffixed(vaka_parser *parser, uint32_t parent);
void vaka_parser_function(vaka_parser *parser, uint32_t parent, vaka_opener open, bool has_self);

#endif
