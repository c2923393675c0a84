/* script/source/syntax_token.h - the tokens of a Lua file.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_SOURCE_SYNTAX_TOKEN_H
#define SCRIPT_SOURCE_SYNTAX_TOKEN_H

#include "script/source/complaint.h"

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
    vaka_file_place spot;
    uint32_t at, end; /* bytes in the text */
} vaka_token;

/* All of a file's: what goes through it several times reads them once. */
typedef struct vaka_token_list {
    const char *text; /* borrowed */
    uint32_t size;
    vaka_token *at; /* owned; the last is TOKEN_END or TOKEN_BAD */
    uint32_t count;
    const char *trouble; /* of a last one that is bad */
} vaka_token_list;

void vaka_token_list_read(vaka_token_list *list, const char *text, size_t size);
void vaka_token_list_done(vaka_token_list *list);

/* One after another, from a text or from a list of its tokens. */
typedef struct vaka_tokens {
    const char *text; /* borrowed */
    uint32_t size, at;
    int32_t line;    /* of `at` */
    uint32_t before; /* bytes before `at` that have no column in its line */
    const char *trouble;
    const vaka_token_list *list; /* borrowed; NULL: from the text */
    uint32_t number;             /* in the list, of the next one */
} vaka_tokens;

vaka_tokens vaka_tokens_of(const char *text, size_t size);
vaka_tokens vaka_tokens_in(const vaka_token_list *list);

/* The next one of a text, and the place behind it. */
vaka_token vaka_tokens_scan(vaka_tokens *tokens);
vaka_file_place vaka_tokens_spot(const vaka_tokens *tokens);

/* The next one of either; at the end the last one again. */
static inline vaka_token vaka_tokens_next(vaka_tokens *tokens)
{
    if (!tokens->list)
        return vaka_tokens_scan(tokens);
    uint32_t number = tokens->number;
    bool last = number + 1 >= tokens->list->count;
    tokens->number += last ? 0 : 1;
    tokens->trouble = last ? tokens->list->trouble : NULL;
    return tokens->list->at[number];
}

/* Its type, without going on. */
static inline int vaka_tokens_ahead(const vaka_tokens *tokens)
{
    vaka_tokens ahead = *tokens;

    return tokens->list ? tokens->list->at[tokens->number].type : vaka_tokens_scan(&ahead).type;
}

/* How a reserved word or a sign is written. */
const char *vaka_token_spelling(int type, char out[3]);

#endif
