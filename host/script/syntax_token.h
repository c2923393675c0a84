/* script/syntax_token.h - the tokens of a Lua file.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_SYNTAX_TOKEN_H
#define SCRIPT_SYNTAX_TOKEN_H

#include "script/complaint.h"

/* A sign of one character is a token of that number. */
enum {
    TOKEN_END = 0,
    TOKEN_NAME = 128,
    TOKEN_STRING,
    TOKEN_NUMBER,
    TOKEN_BAD, /* `trouble` says why */
    TOKEN_CONCAT,
    TOKEN_DOTS,
    TOKEN_EQUAL,
    TOKEN_UNEQUAL,
    TOKEN_LESS_EQUAL,
    TOKEN_MORE_EQUAL,
    TOKEN_LEFT,
    TOKEN_RIGHT,
    TOKEN_DIVIDE,
    TOKEN_LABEL,
    TOKEN_AND, /* the reserved words, in the order of the alphabet */
    TOKEN_BREAK,
    TOKEN_DO,
    TOKEN_ELSE,
    TOKEN_ELSEIF,
    TOKEN_END_WORD,
    TOKEN_FALSE,
    TOKEN_FOR,
    TOKEN_FUNCTION,
    TOKEN_GOTO,
    TOKEN_IF,
    TOKEN_IN,
    TOKEN_LOCAL,
    TOKEN_NIL,
    TOKEN_NOT,
    TOKEN_OR,
    TOKEN_REPEAT,
    TOKEN_RETURN,
    TOKEN_THEN,
    TOKEN_TRUE,
    TOKEN_UNTIL,
    TOKEN_WHILE
};

typedef struct vaka_token {
    int type;
    vaka_spot spot;
    uint32_t at, end; /* bytes in the text */
} vaka_token;

typedef struct vaka_tokens {
    const char *text; /* borrowed */
    uint32_t size, at;
    vaka_spot spot; /* of `at` */
    const char *trouble;
} vaka_tokens;

vaka_tokens vaka_tokens_of(const char *text, size_t size);
vaka_token vaka_tokens_next(vaka_tokens *tokens);

/* How a reserved word or a sign is written. */
const char *vaka_token_spelling(int type, char out[3]);

#endif
