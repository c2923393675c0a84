/* script/syntax_token.c - the tokens of a Lua file.
 *
 * SPDX-License-Identifier: MIT */
#include "script/syntax_token.h"

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
    return (vaka_tokens){text, (uint32_t)size, 0, {1, 1}, NULL};
}

static int peek(const vaka_tokens *tokens, uint32_t ahead)
{
    uint32_t at = tokens->at + ahead;

    return at < tokens->size ? (unsigned char)tokens->text[at] : -1;
}

/* Goes on by one byte; a line ends with "\n", "\r" or both. */
static void step(vaka_tokens *tokens)
{
    int byte = peek(tokens, 0), after = peek(tokens, 1);

    tokens->at++;
    if (byte >= ' ' && after < 128) { /* most are such: nothing before them to look at */
        tokens->spot.column++;
        return;
    }
    if (byte == '\r' && after == '\n')
        return;
    if (byte == '\n' || byte == '\r') {
        tokens->spot.line++;
        tokens->spot.column = 1;
    } else if ((peek(tokens, 0) & 0xc0) != 0x80 || tokens->at >= tokens->size) {
        tokens->spot.column++; /* the next byte begins a character */
    }
}

static void steps(vaka_tokens *tokens, uint32_t count)
{
    while (count-- > 0)
        step(tokens);
}

static bool is_digit(int byte)
{
    return (unsigned)byte - '0' < 10u;
}

static bool is_letter(int byte)
{
    return ((unsigned)byte | 0x20u) - 'a' < 26u || byte == '_';
}

static bool is_blank(int byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static bool is_name_byte(int byte)
{
    return is_letter(byte) || is_digit(byte);
}

static bool is_comment_byte(int byte)
{
    return byte >= ' ' && byte < 128;
}

static bool is_string_byte(int byte)
{
    return byte >= ' ' && byte < 128 && byte != '"' && byte != '\'' && byte != '\\';
}

static bool is_space(int byte)
{
    return byte == ' ';
}

/* As many steps at once, while a byte of some sort, none of which ends a line, is followed by
 * another: most of a file is such runs. */
static inline void run_along(vaka_tokens *tokens, bool (*is)(int byte))
{
    uint32_t at = tokens->at;

    while (at + 1 < tokens->size && is((unsigned char)tokens->text[at]) &&
           is((unsigned char)tokens->text[at + 1]))
        at++;
    tokens->spot.column += (int32_t)(at - tokens->at);
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

/* Past white space and comments; false when a comment has no end. */
static bool skip_blank(vaka_tokens *tokens)
{
    for (;;) {
        if (is_blank(peek(tokens, 0))) {
            run_along(tokens, is_space);
            step(tokens);
            continue;
        }
        if (peek(tokens, 0) != '-' || peek(tokens, 1) != '-')
            return true;
        steps(tokens, 2);
        int level = bracket_level(tokens);
        if (level >= 0 && !skip_long(tokens, level))
            return false;
        while (level < 0 && tokens->at < tokens->size && peek(tokens, 0) != '\n' &&
               peek(tokens, 0) != '\r') {
            run_along(tokens, is_comment_byte);
            step(tokens);
        }
    }
}

static int read_string(vaka_tokens *tokens)
{
    int quote = peek(tokens, 0);

    step(tokens);
    while (peek(tokens, 0) != quote) {
        int byte = peek(tokens, 0);
        if (byte < 0 || byte == '\n' || byte == '\r') {
            tokens->trouble = "this text has no closing quote";
            return TOKEN_BAD;
        }
        if (byte == '\\' && peek(tokens, 1) == 'z') {
            steps(tokens, 2);
            while (is_blank(peek(tokens, 0)))
                step(tokens);
            continue;
        }
        if (byte == '\\')
            step(tokens);
        else
            run_along(tokens, is_string_byte);
        step(tokens);
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
        else if (!is_digit(byte) && !is_letter(byte) && byte != '.')
            return TOKEN_NUMBER;
        step(tokens);
    }
}

static int read_name(vaka_tokens *tokens)
{
    uint32_t start = tokens->at;

    while (is_name_byte(peek(tokens, 0))) {
        run_along(tokens, is_name_byte);
        step(tokens);
    }
    uint32_t length = tokens->at - start;
    for (size_t i = 0; i < WORDS && words[i][0] <= tokens->text[start]; i++)
        if (words[i][0] == tokens->text[start] &&
            strncmp(words[i], tokens->text + start, length) == 0 && !words[i][length])
            return TOKEN_AND + (int)i;
    return TOKEN_NAME;
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
    int byte = peek(tokens, 0), level = bracket_level(tokens);

    if (byte < 0)
        return TOKEN_END;
    if (byte == '"' || byte == '\'')
        return read_string(tokens);
    if (level >= 0) {
        if (skip_long(tokens, level))
            return TOKEN_STRING;
        tokens->trouble = "this long text has no end";
        return TOKEN_BAD;
    }
    if (is_letter(byte))
        return read_name(tokens);
    if (is_digit(byte) || (byte == '.' && is_digit(peek(tokens, 1))))
        return read_number(tokens);
    return read_sign(tokens);
}

vaka_token vaka_tokens_next(vaka_tokens *tokens)
{
    vaka_token token = {TOKEN_END, tokens->spot, tokens->at, tokens->at};

    tokens->trouble = NULL;
    while (is_blank(peek(tokens, 0))) {
        run_along(tokens, is_space);
        step(tokens);
    }
    token.spot = tokens->spot; /* of a comment, if it turns out to have no end */
    if (!skip_blank(tokens)) {
        token.type = TOKEN_BAD;
        tokens->trouble = "a comment after this has no end";
        return token;
    }
    token.spot = tokens->spot;
    token.at = tokens->at;
    token.type = read_token(tokens);
    token.end = tokens->at;
    return token;
}
