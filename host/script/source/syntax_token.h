/* script/source/syntax_token.h - the tokens of a Lua file.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_SOURCE_SYNTAX_TOKEN_H
#define SCRIPT_SOURCE_SYNTAX_TOKEN_H

#include "script/source/complaint.h"

#include <string.h>

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
    vaka_file_place spot, behind; /* of its first byte, and where it has ended */
    uint32_t at, end;             /* bytes in the text */
} vaka_token;

/* All of a file's. */
typedef struct vaka_token_list {
    const char *text; /* borrowed */
    vaka_token *at;   /* owned; the last is TOKEN_END or TOKEN_BAD */
    uint32_t count;
    const char *trouble; /* of a last one that is bad */
} vaka_token_list;

void vaka_token_list_read(vaka_token_list *list, const char *text, size_t size);
void vaka_token_list_done(vaka_token_list *list);

/* How a token is written; and is it so, to the letter? */
static inline vaka_word vaka_token_text(const vaka_token_list *list, const vaka_token *token)
{
    return (vaka_word){list->text + token->at, token->end - token->at};
}

static inline bool vaka_token_is(const vaka_token_list *list, const vaka_token *token,
                                 const char *text)
{
    size_t length = token->end - token->at;

    return strlen(text) == length && memcmp(list->text + token->at, text, length) == 0;
}

/* How a reserved word or a sign is written. */
const char *vaka_token_spelling(int type, char out[3]);

#endif
