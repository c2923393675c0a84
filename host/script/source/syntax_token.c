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

/* Goes through a text. */
typedef struct scanner {
    const char *text; /* borrowed */
    uint32_t size, at;
    int32_t line;    /* of `at` */
    uint32_t before; /* bytes before `at` that have no column in its line */
    const char *trouble;
} scanner;

static int peek(const scanner *from, uint32_t ahead)
{
    uint32_t at = from->at + ahead;

    return at < from->size ? (unsigned char)from->text[at] : -1;
}

static vaka_file_place spot_of(const scanner *from)
{
    return (vaka_file_place){from->line, (int32_t)(from->at - from->before) + 1};
}

/* Goes on by one byte; a line ends with "\n", "\r" or both. */
static void step(scanner *from)
{
    int byte = peek(from, 0);

    from->at++;
    if (byte >= ' ' && byte < 128) /* most are such */
        return;
    if ((byte & 0xc0) == 0x80) {
        from->before++; /* only the first byte of a character has a column */
    } else if (byte == '\n' || (byte == '\r' && peek(from, 0) != '\n')) {
        from->line++;
        from->before = from->at;
    }
}

static void steps(scanner *from, uint32_t count)
{
    while (count-- > 0)
        step(from);
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
static inline void run_along(scanner *from, uint8_t sort)
{
    uint32_t at = from->at;

    while (at < from->size && sorts[(unsigned char)from->text[at]] & sort)
        at++;
    from->at = at;
}

/* Number of '=' in a long bracket that begins here, or -1 if none does. */
static int bracket_level(const scanner *from)
{
    int level = 0;

    if (peek(from, 0) != '[')
        return -1;
    while (peek(from, (uint32_t)level + 1) == '=')
        level++;
    return peek(from, (uint32_t)level + 1) == '[' ? level : -1;
}

static bool at_closing(const scanner *from, int level)
{
    if (peek(from, 0) != ']' || peek(from, (uint32_t)level + 1) != ']')
        return false;
    for (int i = 1; i <= level; i++)
        if (peek(from, (uint32_t)i) != '=')
            return false;
    return true;
}

/* Past a long string or comment; false when it has no end. */
static bool skip_long(scanner *from, int level)
{
    steps(from, (uint32_t)level + 2);
    while (from->at < from->size) {
        if (at_closing(from, level)) {
            steps(from, (uint32_t)level + 2);
            return true;
        }
        step(from);
    }
    return false;
}

static void skip_blank(scanner *from)
{
    while (is(peek(from, 0), IN_BLANK)) {
        step(from);
        run_along(from, IN_SPACE);
    }
}

/* Past white space and comments; false when a comment has no end. */
static bool skip_comments(scanner *from)
{
    for (;; skip_blank(from)) {
        if (peek(from, 0) != '-' || peek(from, 1) != '-')
            return true;
        steps(from, 2);
        int level = bracket_level(from);
        if (level >= 0 && !skip_long(from, level))
            return false;
        if (level >= 0)
            continue;
        run_along(from, IN_COMMENT);
        while (from->at < from->size && peek(from, 0) != '\n' && peek(from, 0) != '\r') {
            step(from);
            run_along(from, IN_COMMENT);
        }
    }
}

static int read_string(scanner *from)
{
    int quote = peek(from, 0);

    step(from);
    run_along(from, IN_STRING);
    while (peek(from, 0) != quote) {
        int byte = peek(from, 0);
        if (byte < 0 || byte == '\n' || byte == '\r') {
            from->trouble = "this text has no closing quote";
            return TOKEN_BAD;
        }
        if (byte == '\\' && peek(from, 1) == 'z') {
            steps(from, 2);
            skip_blank(from);
            continue;
        }
        if (byte == '\\')
            step(from);
        step(from);
        run_along(from, IN_STRING);
    }
    step(from);
    return TOKEN_STRING;
}

/* As Lua does it: everything that could belong to a numeral; whether it is one Lua says. */
static int read_number(scanner *from)
{
    bool hex = peek(from, 0) == '0' && (peek(from, 1) | 0x20) == 'x';

    for (;;) {
        int byte = peek(from, 0);
        bool exponent = (byte | 0x20) == (hex ? 'p' : 'e');
        if (exponent && (peek(from, 1) == '+' || peek(from, 1) == '-'))
            step(from);
        else if (!is(byte, IN_NAME) && byte != '.')
            return TOKEN_NUMBER;
        step(from);
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

static int read_name(scanner *from)
{
    uint32_t start = from->at;

    run_along(from, IN_NAME);
    size_t word = word_of(from->text + start, from->at - start);
    return word < WORDS ? TOKEN_AND + (int)word : TOKEN_NAME;
}

static int read_sign(scanner *from)
{
    int byte = peek(from, 0);
    bool begins =
        byte == '.' || byte == ':' || byte == '/' || (byte >= '<' && byte <= '>') || byte == '~';

    for (size_t i = 0; begins && i < LONG_SIGNS; i++) {
        if (long_signs[i].text[0] != byte)
            continue;
        size_t length = strlen(long_signs[i].text);
        if (length <= from->size - from->at &&
            memcmp(long_signs[i].text, from->text + from->at, length) == 0) {
            steps(from, (uint32_t)length);
            return long_signs[i].type;
        }
    }
    step(from);
    if (byte < 128 && strchr("+-*/%^#&~|<>=(){}[];:,.", byte) && byte)
        return byte;
    from->trouble = byte == '!' ? "'!' has no meaning in Lua: write ~= for unequal, and not"
                                : "this character has no meaning in Lua";
    return TOKEN_BAD;
}

static int read_token(scanner *from)
{
    int byte = peek(from, 0), level;

    if (byte < 0)
        return TOKEN_END;
    if (is_letter(byte))
        return read_name(from);
    if (byte == '"' || byte == '\'')
        return read_string(from);
    level = bracket_level(from);
    if (level >= 0) {
        if (skip_long(from, level))
            return TOKEN_STRING;
        from->trouble = "this long text has no end";
        return TOKEN_BAD;
    }
    if (is(byte, IN_DIGITS) || (byte == '.' && is(peek(from, 1), IN_DIGITS)))
        return read_number(from);
    return read_sign(from);
}

static vaka_token scan(scanner *from)
{
    vaka_token token = {.type = TOKEN_BAD, .at = from->at, .end = from->at};

    from->trouble = NULL;
    skip_blank(from);
    token.spot = spot_of(from); /* of a comment, if it turns out to have no end */
    if (!skip_comments(from)) {
        from->trouble = "a comment after this has no end";
        return token;
    }
    token.spot = spot_of(from);
    token.at = from->at;
    token.type = read_token(from);
    token.end = from->at;
    token.behind = spot_of(from);
    return token;
}

void vaka_token_list_read(vaka_token_list *list, const char *text, size_t size)
{
    scanner from = {.text = text, .size = (uint32_t)size, .line = 1};
    uint32_t room = 0;
    vaka_token token;

    *list = (vaka_token_list){.text = text};
    do {
        if (list->count == room) {
            room = room ? room * 2 : (uint32_t)size / 4 + 16; /* most files have fewer */
            list->at = vaka_xgrow(list->at, room * sizeof *list->at);
        }
        token = scan(&from);
        list->at[list->count++] = token;
    } while (token.type != TOKEN_END && token.type != TOKEN_BAD);
    list->trouble = from.trouble;
}

void vaka_token_list_done(vaka_token_list *list)
{
    free(list->at);
    *list = (vaka_token_list){0};
}
