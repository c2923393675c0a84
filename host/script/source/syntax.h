/* script/source/syntax.h - where things stand in a Lua file: its syntax as a tree, with places.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua itself says what a file means; this says where a field, a name or a call of it is written, so
 * that messages can point there. The grammar is that of Lua 5.4. Trees are borrowed views of the
 * text: it must outlive them. */
#ifndef SCRIPT_SOURCE_SYNTAX_H
#define SCRIPT_SOURCE_SYNTAX_H

#include "script/source/complaint.h"

/* What a node is, and what its children are. NAMES: NAME nodes; VALUES: expressions. */
#define VAKA_NODE_BLOCK 1u           /* statements */
#define VAKA_NODE_LOCAL 2u           /* NAMES, VALUES */
#define VAKA_NODE_ASSIGN 3u          /* VALUES (targets), VALUES */
#define VAKA_NODE_CALL_STATEMENT 4u  /* CALL or METHOD */
#define VAKA_NODE_DO 5u              /* BLOCK */
#define VAKA_NODE_WHILE 6u           /* condition, BLOCK */
#define VAKA_NODE_REPEAT 7u          /* BLOCK, condition (which sees its locals) */
#define VAKA_NODE_IF 8u              /* condition, BLOCK, …, last BLOCK without a condition */
#define VAKA_NODE_FOR 9u             /* NAMES, VALUES, BLOCK */
#define VAKA_NODE_SET_FUNCTION 10u   /* target, FUNCTION */
#define VAKA_NODE_LOCAL_FUNCTION 11u /* NAME, FUNCTION */
#define VAKA_NODE_RETURN 12u         /* expressions */
#define VAKA_NODE_JUMP 13u           /* break, goto, label */
#define VAKA_NODE_NAMES 14u
#define VAKA_NODE_VALUES 15u
#define VAKA_NODE_NAME 20u     /* text: the name */
#define VAKA_NODE_FIELD 21u    /* object; text: the name behind the dot */
#define VAKA_NODE_INDEX 22u    /* object, key */
#define VAKA_NODE_CALL 23u     /* function, arguments */
#define VAKA_NODE_METHOD 24u   /* object, arguments; text: the name behind the colon */
#define VAKA_NODE_FUNCTION 25u /* NAMES (parameters; `self` is not among them), BLOCK */
#define VAKA_NODE_TABLE 26u    /* NAMED, KEYED, ITEM */
#define VAKA_NODE_NAMED 27u    /* value; text: the field's name */
#define VAKA_NODE_KEYED 28u    /* key, value */
#define VAKA_NODE_ITEM 29u     /* value */
#define VAKA_NODE_STRING 30u   /* text: as written, with quotes */
#define VAKA_NODE_NUMBER 31u   /* text */
#define VAKA_NODE_CONSTANT 32u /* text: nil, true, false */
#define VAKA_NODE_VARARG 33u
#define VAKA_NODE_OPERATOR 34u /* one or two operands */
#define VAKA_NODE_PAREN 35u    /* expression */

typedef struct vaka_node {
    uint8_t type;
    uint8_t flag; /* FUNCTION: 1 if it has a `self`, 2 if it takes `...` */
    vaka_file_place
        spot;            /* of its first token; FIELD, METHOD: of the name; CALL: of the function */
    uint32_t at, length; /* its `text` above, in the file */
    uint32_t begin, end; /* all of it, in the file */
    uint32_t first, last; /* child; 0: none */
    uint32_t next;        /* sibling; 0: none */
} vaka_node;

typedef struct vaka_syntax {
    const char *text; /* borrowed */
    size_t size;
    struct vaka_token_list *tokens; /* owned: script/source/syntax_token.h */
    vaka_node *nodes;               /* owned; 0 is not used */
    uint32_t count;
    uint32_t root;        /* BLOCK; 0 after an error */
    vaka_file_place spot; /* of the error */
    char error[200];      /* empty: none */
    char advice[VAKA_SUGGESTION];
} vaka_syntax;

/* Reads a file of at most VAKA_SANDBOX_FILE bytes. False: `error` says why. vaka_syntax_done is due
 * in both cases. */
bool vaka_syntax_read(vaka_syntax *syntax, const char *text, size_t size);
void vaka_syntax_done(vaka_syntax *syntax);

/* The text of a node as a word: of a string what stands between the quotes, if nothing in it is
 * escaped (else nothing). */
vaka_word vaka_syntax_text(const vaka_syntax *syntax, uint32_t node);
bool vaka_syntax_is(const vaka_syntax *syntax, uint32_t node, const char *text);

/* What stands after the last `return`; 0: nothing. */
uint32_t vaka_syntax_returned(const vaka_syntax *syntax);

/* The expression that the file returns: that, or, if it is a local name, what it was set to. */
uint32_t vaka_syntax_result(const vaka_syntax *syntax);

/* The fields of a TABLE by their keys, to be looked up. Of several with one key the last counts, as
 * in Lua. */
typedef struct vaka_field {
    vaka_word key;  /* at NULL: a number */
    int64_t number; /* from 1 for items without a key */
    uint32_t node;  /* NAMED, KEYED or ITEM */
} vaka_field;

typedef struct vaka_fields {
    vaka_field *at; /* owned; sorted by key, then place */
    uint32_t count;
} vaka_fields;

void vaka_fields_read(vaka_fields *fields, const vaka_syntax *syntax, uint32_t table);
void vaka_fields_done(vaka_fields *fields);
uint32_t vaka_fields_named(const vaka_fields *fields, const char *name); /* 0: none */
uint32_t vaka_fields_item(const vaka_fields *fields, int64_t number);

/* The last field of a TABLE with this name, or 0. */
uint32_t vaka_syntax_named(const vaka_syntax *syntax, uint32_t table, const char *name);

/* A statement `RESULT.name = value` or `function RESULT.name` at file level, where RESULT is the
 * local that the file returns: its ASSIGN or SET_FUNCTION node; 0: none. */
uint32_t vaka_syntax_assigned(const vaka_syntax *syntax, const char *name);

/* The value of a field. */
uint32_t vaka_syntax_value(const vaka_syntax *syntax, uint32_t field);

#endif
