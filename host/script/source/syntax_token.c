/* script/source/syntax_token.c - the tokens of a Lua file.
 *
 * SPDX-License-Identifier: MIT */
#include "script/source/syntax_token.h"

#include <stdlib.h>
#include <string.h>

static const char *const words[] = {"and",   "break", "do",       "else", "elseif", "end",
                                    "false", "for",   "function", "goto", "if",     "in",
                                    "local", "nil",   "not",      "or",   "repeat", "return",
                                    "then",  "true",  "until",    "while"};

#define WORDS (sizeof words / sizeof *words)

static const struct {
    char text[4];
    int type;
} long_signs[] = {
    {"...", TOKEN_DOTS},      {"..", TOKEN_CONCAT},     {"==", TOKEN_EQUAL}, {"~=", TOKEN_UNEQUAL},
    {"<=", TOKEN_LESS_EQUAL}, {">=", TOKEN_MORE_EQUAL}, {"<<", TOKEN_LEFT},  {">>", TOKEN_RIGHT},
    {"//", TOKEN_DIVIDE},     {"::", TOKEN_LABEL},
};

#define LONG_SIGNS (sizeof long_signs / sizeof *long_signs)

const char *vaka_token_spelling(int type, char out[3])
{
    if (type >= TOKEN_AND)
        return words[type - TOKEN_AND];
    for (size_t i = 0; i < LONG_SIGNS; i++)
        if (long_signs[i].type == type)
            return long_signs[i].text;
    out[0] = type > 0 && type < 128 ? (char)type : '?';
    out[1] = '\0';
    return out;
}

vaka_tokens vaka_tokens_of(const char *text, size_t size)
{
    return (vaka_tokens){.text = text, .size = (uint32_t)size, .line = 1};
}

static int peek(const vaka_tokens *tokens, uint32_t ahead)
{
    uint32_t at = tokens->at + ahead;

    return at < tokens->size ? (unsigned char)tokens->text[at] : -1;
}

vaka_file_place vaka_tokens_spot(const vaka_tokens *tokens)
{
    return (vaka_file_place){tokens->line, (int32_t)(tokens->at - tokens->before) + 1};
}

/* Goes on by one byte; a line ends with "\n", "\r" or both. */
static void step(vaka_tokens *tokens)
{
    int byte = peek(tokens, 0);

    tokens->at++;
    if (byte >= ' ' && byte < 128) /* most are such */
        return;
    if ((byte & 0xc0) == 0x80) {
        tokens->before++; /* only the first byte of a character has a column */
    } else if (byte == '\n' || (byte == '\r' && peek(tokens, 0) != '\n')) {
        tokens->line++;
        tokens->before = tokens->at;
    }
}

static void steps(vaka_tokens *tokens, uint32_t count)
{
    while (count-- > 0)
        step(tokens);
}

/* What a byte may be part of. Only a blank can end a line. */
#define IN_NAME 1u /* letters, digits, '_' */
#define IN_DIGITS 2u
#define IN_STRING 4u  /* what means itself in a string */
#define IN_COMMENT 8u /* … in a comment */
#define IN_SPACE 16u  /* ' ' alone */
#define IN_BLANK 32u

/* clang-format off */
static const uint8_t sorts[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    60, 12, 8, 12, 12, 12, 12, 8, 12, 12, 12, 12, 12, 12, 12, 12,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 12, 12, 12, 12, 12, 12,
    12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 12, 8, 12, 12, 13,
    12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12, 12,
};
/* clang-format on */

static bool is(int byte, uint8_t sort)
{
    return byte >= 0 && sorts[byte] & sort;
}

static bool is_letter(int byte)
{
    return is(byte, IN_NAME) && !is(byte, IN_DIGITS);
}

/* As many steps at once over bytes of a sort that ends no line: most of a file is such runs. */
static inline void run_along(vaka_tokens *tokens, uint8_t sort)
{
    uint32_t at = tokens->at;

    while (at < tokens->size && sorts[(unsigned char)tokens->text[at]] & sort)
        at++;
    tokens->at = at;
}

/* Number of '=' in a long bracket that begins here, or -1 if none does. */
static int bracket_level(const vaka_tokens *tokens)
{
    int level = 0;

    if (peek(tokens, 0) != '[')
        return -1;
    while (peek(tokens, (uint32_t)level + 1) == '=')
        level++;
    return peek(tokens, (uint32_t)level + 1) == '[' ? level : -1;
}

static bool at_closing(const vaka_tokens *tokens, int level)
{
    if (peek(tokens, 0) != ']' || peek(tokens, (uint32_t)level + 1) != ']')
        return false;
    for (int i = 1; i <= level; i++)
        if (peek(tokens, (uint32_t)i) != '=')
            return false;
    return true;
}

/* Past a long string or comment; false when it has no end. */
static bool skip_long(vaka_tokens *tokens, int level)
{
    steps(tokens, (uint32_t)level + 2);
    while (tokens->at < tokens->size) {
        if (at_closing(tokens, level)) {
            steps(tokens, (uint32_t)level + 2);
            return true;
        }
        step(tokens);
    }
    return false;
}

static void skip_blank(vaka_tokens *tokens)
{
    while (is(peek(tokens, 0), IN_BLANK)) {
        step(tokens);
        run_along(tokens, IN_SPACE);
    }
}

/* Past white space and comments; false when a comment has no end. */
static bool skip_comments(vaka_tokens *tokens)
{
    for (;; skip_blank(tokens)) {
        if (peek(tokens, 0) != '-' || peek(tokens, 1) != '-')
            return true;
        steps(tokens, 2);
        int level = bracket_level(tokens);
        if (level >= 0 && !skip_long(tokens, level))
            return false;
        if (level >= 0)
            continue;
        run_along(tokens, IN_COMMENT);
        while (tokens->at < tokens->size && peek(tokens, 0) != '\n' && peek(tokens, 0) != '\r') {
            step(tokens);
            run_along(tokens, IN_COMMENT);
        }
    }
}

static int read_string(vaka_tokens *tokens)
{
    int quote = peek(tokens, 0);

    step(tokens);
    run_along(tokens, IN_STRING);
    while (peek(tokens, 0) != quote) {
        int byte = peek(tokens, 0);
        if (byte < 0 || byte == '\n' || byte == '\r') {
            tokens->trouble = "this text has no closing quote";
            return TOKEN_BAD;
        }
        if (byte == '\\' && peek(tokens, 1) == 'z') {
            steps(tokens, 2);
            skip_blank(tokens);
            continue;
        }
        if (byte == '\\')
            step(tokens);
        step(tokens);
        run_along(tokens, IN_STRING);
    }
    step(tokens);
    return TOKEN_STRING;
}

/* As Lua does it: everything that could belong to a numeral; whether it is one Lua says. */
static int read_number(vaka_tokens *tokens)
{
    bool hex = peek(tokens, 0) == '0' && (peek(tokens, 1) | 0x20) == 'x';

    for (;;) {
        int byte = peek(tokens, 0);
        bool exponent = (byte | 0x20) == (hex ? 'p' : 'e');
        if (exponent && (peek(tokens, 1) == '+' || peek(tokens, 1) == '-'))
            step(tokens);
        else if (!is(byte, IN_NAME) && byte != '.')
            return TOKEN_NUMBER;
        step(tokens);
    }
}

/* The number of a reserved word, or of none: there are no more than three with one beginning. */
static size_t word_of(const char *text, uint32_t length)
{
    static const uint8_t first[26] = {0,  1,  22, 2,  3,  6,  9,  22, 10, 22, 22, 12, 22,
                                      13, 15, 22, 22, 16, 22, 18, 20, 22, 21, 22, 22, 22};
    unsigned letter = (unsigned)(unsigned char)text[0] - 'a';

    for (size_t i = letter < 26 ? first[letter] : WORDS; i < WORDS && words[i][0] == text[0]; i++)
        if (strlen(words[i]) == length && memcmp(words[i], text, length) == 0)
            return i;
    return WORDS;
}

static int read_name(vaka_tokens *tokens)
{
    uint32_t start = tokens->at;

    run_along(tokens, IN_NAME);
    size_t word = word_of(tokens->text + start, tokens->at - start);
    return word < WORDS ? TOKEN_AND + (int)word : TOKEN_NAME;
}

static int read_sign(vaka_tokens *tokens)
{
    int byte = peek(tokens, 0);
    bool begins =
        byte == '.' || byte == ':' || byte == '/' || (byte >= '<' && byte <= '>') || byte == '~';

    for (size_t i = 0; begins && i < LONG_SIGNS; i++) {
        if (long_signs[i].text[0] != byte)
            continue;
        size_t length = strlen(long_signs[i].text);
        if (length <= tokens->size - tokens->at &&
            memcmp(long_signs[i].text, tokens->text + tokens->at, length) == 0) {
            steps(tokens, (uint32_t)length);
            return long_signs[i].type;
        }
    }
    step(tokens);
    if (byte < 128 && strchr("+-*/%^#&~|<>=(){}[];:,.", byte) && byte)
        return byte;
    tokens->trouble = "this character has no meaning in Lua";
    return TOKEN_BAD;
}

static int read_token(vaka_tokens *tokens)
{
    int byte = peek(tokens, 0), level;

    if (byte < 0)
        return TOKEN_END;
    if (is_letter(byte))
        return read_name(tokens);
    if (byte == '"' || byte == '\'')
        return read_string(tokens);
    level = bracket_level(tokens);
    if (level >= 0) {
        if (skip_long(tokens, level))
            return TOKEN_STRING;
        tokens->trouble = "this long text has no end";
        return TOKEN_BAD;
    }
    if (is(byte, IN_DIGITS) || (byte == '.' && is(peek(tokens, 1), IN_DIGITS)))
        return read_number(tokens);
    return read_sign(tokens);
}

vaka_token vaka_tokens_scan(vaka_tokens *tokens)
{
    vaka_token token = {.type = TOKEN_BAD, .at = tokens->at, .end = tokens->at};

    tokens->trouble = NULL;
    skip_blank(tokens);
    token.spot = vaka_tokens_spot(tokens); /* of a comment, if it turns out to have no end */
    if (!skip_comments(tokens)) {
        tokens->trouble = "a comment after this has no end";
        return token;
    }
    token.spot = vaka_tokens_spot(tokens);
    token.at = tokens->at;
    token.type = read_token(tokens);
    token.end = tokens->at;
    return token;
}

void vaka_token_list_read(vaka_token_list *list, const char *text, size_t size)
{
    vaka_tokens tokens = vaka_tokens_of(text, size);
    uint32_t room = 0;
    vaka_token token;

    *list = (vaka_token_list){.text = text, .size = (uint32_t)size};
    do {
        if (list->count == room) {
            room = room ? room * 2 : (uint32_t)size / 4 + 16; /* most files have fewer */
            list->at = vaka_xgrow(list->at, room * sizeof *list->at);
        }
        token = vaka_tokens_scan(&tokens);
        list->at[list->count++] = token;
    } while (token.type != TOKEN_END && token.type != TOKEN_BAD);
    list->trouble = tokens.trouble;
}

void vaka_token_list_done(vaka_token_list *list)
{
    free(list->at);
    *list = (vaka_token_list){0};
}

vaka_tokens vaka_tokens_in(const vaka_token_list *list)
{
    vaka_tokens tokens = vaka_tokens_of(list->text, list->size);

    tokens.list = list;
    return tokens;
}
