/* script/lua/sandbox_words.c - what is refused in a file before Lua reads it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua's compiler cannot be interrupted and takes the square of some counts, so a file with code is
 * short. `_ENV` would let a function run in an environment of its own making, which nobody needs
 * and which Lua has compiled wrongly before; the last digit of `^` is not the same on every
 * machine. */
#include "script/lua/sandbox_inside.h"

#include "script/source/syntax_token.h"
#include "text/utf8.h"
#include "text/word.h"

#include <stdlib.h>
#include <string.h>

static int line_of(const char *text, size_t at)
{
    int line = 1;

    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

vaka_status vaka_words_file(vaka_sandbox *sandbox, const char *name, const char *text, size_t size,
                            vaka_error *err)
{
    if (!VAKA_DEFENDS(sandbox, FILE))
        return VAKA_OK;
    if (size > VAKA_SANDBOX_FILE)
        return vaka_fail(err, VAKA_ERR_DATA, "%s: larger than %u bytes", name, VAKA_SANDBOX_FILE);
    if (size > 0 && text[0] == '\x1b' && VAKA_DEFENDS(sandbox, BYTECODE))
        return vaka_fail(err, VAKA_ERR_DATA, "%s:1: this is compiled Lua, not text", name);
    for (size_t at = 0, length; at < size; at += length) {
        length = vaka_word_plain(text + at, size - at); /* most of it is */
        length = length ? length : vaka_utf8(text + at, size - at);
        if (length == 0 && VAKA_DEFENDS(sandbox, BYTECODE))
            return vaka_fail(err, VAKA_ERR_DATA, "%s:%d: this line is not UTF-8", name,
                             line_of(text, at));
        length += length == 0;
    }
    return VAKA_OK;
}

#define DEEPEST 256 /* more than Lua compiles */

typedef struct assigned_names { /* names as a list "a b c " */
    char *names;
    size_t used;
    uint32_t depth;
    bool in_signs[DEEPEST]; /* what is open: a bracket, or something that ends with `end` */
    bool declaring;         /* names follow that a `local` or a `for` declares */
    uint32_t uses, calls;   /* of `game` and `host` */
    uint32_t stage;         /* how much of game.f( has been seen */
} assigned_names;

static bool is_name(const char *text, const vaka_token *token, const char *name)
{
    size_t length = strlen(name);

    return token->type == TOKEN_NAME && token->end - token->at == length &&
           memcmp(text + token->at, name, length) == 0;
}

/* What is wrong with a token, or NULL. */
static const char *trouble_with(const vaka_tokens *tokens, const vaka_token *token)
{
    if (token->type == TOKEN_BAD)
        return tokens->trouble;
    if (token->type == '^')
        return "'^' is not exact on every machine: multiply instead";
    if (is_name(tokens->text, token, "_ENV"))
        return "'_ENV' cannot be used in scripts";
    return NULL;
}

/* Follows what a token opens and closes. */
static void note_depth(assigned_names *to, int type)
{
    bool sign = type == '{' || type == '(' || type == '[';
    bool closes = type == '}' || type == ')' || type == ']' || type == TOKEN_END_WORD;

    if (sign || type == TOKEN_FUNCTION || type == TOKEN_DO || type == TOKEN_IF) {
        if (to->depth < DEEPEST)
            to->in_signs[to->depth] = sign;
        to->depth++;
    } else if (closes && to->depth > 0) {
        to->depth--;
    }
}

/* Among fields, arguments and parameters there are no statements. */
static bool among_values(const assigned_names *to)
{
    return to->depth > 0 && to->depth <= DEEPEST && to->in_signs[to->depth - 1];
}

/* Follows the names that `local a, b <const>` and `for a, b in` declare. A name that is none of
 * them begins the next statement: those of a list stand behind its first word or a comma. */
static void note_declared(assigned_names *to, int before, int type)
{
    bool first = before == TOKEN_LOCAL || before == TOKEN_FOR;

    if (type == TOKEN_LOCAL || type == TOKEN_FOR)
        to->declaring = true;
    else if (type == TOKEN_NAME)
        to->declaring = to->declaring && (first || before == ',' || before == '<');
    else
        to->declaring = to->declaring && (type == ',' || type == '<' || type == '>');
}

/* Is the token between two others perhaps a variable that is assigned to? A field is none; what is
 * merely followed by a comma may be one. */
static bool may_be_assigned(const vaka_token *two_before, const vaka_token *before, int after)
{
    if (before->type == TOKEN_FUNCTION)
        return two_before->type != TOKEN_LOCAL;
    if (before->type == '.' || before->type == ':')
        return false;
    return after == '=' || after == ',';
}

/* Notes the name in the middle of three tokens, if it may be assigned to. */
static void note_assigned(const vaka_tokens *tokens, const vaka_token seen[3], int after,
                          assigned_names *to)
{
    size_t length = seen[2].end - seen[2].at;

    if (seen[2].type != TOKEN_NAME || to->declaring || among_values(to) ||
        !may_be_assigned(&seen[0], &seen[1], after))
        return;
    memcpy(to->names + to->used, tokens->text + seen[2].at, length);
    to->used += length;
    to->names[to->used++] = ' ';
    to->names[to->used] = '\0';
}

/* Counts where `game` and `host` stand, and where they stand in a call of one of their functions. A
 * file in which that is the same never holds the tables themselves. */
static void note_call(const vaka_tokens *tokens, int before, const vaka_token *token,
                      assigned_names *to)
{
    static const int stages[] = {0, '.', TOKEN_NAME, '('};

    if (to->stage > 0 && token->type == stages[to->stage])
        to->stage++;
    else
        to->stage = 0;
    if (to->stage == sizeof stages / sizeof *stages) {
        to->calls++;
        to->stage = 0;
    }
    if (before == '.' || before == ':' ||
        (!is_name(tokens->text, token, "game") && !is_name(tokens->text, token, "host")))
        return;
    to->uses++;
    to->stage = before == TOKEN_FUNCTION ? 0 : 1;
}

static const char *too_many(uint32_t count, uint32_t labels)
{
    if (count > VAKA_SANDBOX_WORDS)
        return "the file is too long: it has more than 40000 words and signs";
    return labels > 2 * VAKA_SANDBOX_LABELS ? "too many labels" : NULL;
}

/* Is it an escape that stands for a byte of 0: \\0, \\x00, \\u{0}? `at` is behind the '\\'. */
static bool is_zero(const char *at)
{
    size_t digits = strspn(at, "0123456789"), zeros = strspn(at, "0");

    if (*at == 'x' || *at == 'u')
        return at[*at == 'x' ? 1 : 2] == '0'; /* or something small: that does no harm */
    return zeros > 0 && (zeros >= digits || zeros >= 3);
}

/* May the text of a token hold a byte that is 0? */
static bool may_hold_zero(const char *text, const vaka_token *token)
{
    const char *at = text + token->at, *end = text + token->end;

    if (token->type != TOKEN_STRING)
        return false;
    if (memchr(at, 0, token->end - token->at))
        return true;
    while ((at = memchr(at, '\\', (size_t)(end - at)))) {
        if (is_zero(at + 1))
            return true;
        at += 2;
    }
    return false;
}

/* How many bytes a text or a name becomes at most; no escape takes fewer than it stands for. */
static uint32_t longer(uint32_t before, const vaka_token *token)
{
    uint32_t length = (uint32_t)(token->end - token->at);

    return (token->type == TOKEN_STRING || token->type == TOKEN_NAME) && length > before ? length
                                                                                         : before;
}

/* All in one pass: to go through the words is what takes the time. */
vaka_status vaka_words_check(vaka_sandbox *sandbox, const vaka_source *file, vaka_compiled *out,
                             vaka_error *err)
{
    vaka_tokens tokens =
        file->tokens ? vaka_tokens_in(file->tokens) : vaka_tokens_of(file->text, file->size);
    vaka_token seen[3] = {{0}};
    uint32_t count = 0, labels = 0;
    /* a name and a space never take more than they do there */
    assigned_names to = {.names = vaka_xnew(file->size + 2)};

    do {
        vaka_token token = vaka_tokens_next(&tokens);
        const char *trouble = trouble_with(&tokens, &token);
        labels += token.type == TOKEN_LABEL;
        if (token.type != TOKEN_END && too_many(++count, labels))
            trouble = too_many(count, labels);
        if (trouble && VAKA_DEFENDS(sandbox, WORDS)) {
            free(to.names);
            return vaka_fail(err, VAKA_ERR_DATA, "%s:%d:%d: %s", file->name, token.spot.line,
                             token.spot.column, trouble);
        }
        out->zeros |= may_hold_zero(tokens.text, &token);
        out->longest = longer(out->longest, &token);
        note_assigned(&tokens, seen, token.type, &to);
        note_call(&tokens, seen[2].type, &token, &to);
        note_declared(&to, seen[2].type, token.type);
        note_depth(&to, token.type);
        seen[0] = seen[1];
        seen[1] = seen[2];
        seen[2] = token;
    } while (seen[2].type != TOKEN_END && seen[2].type != TOKEN_BAD);
    out->assigned = to.names;
    out->called = to.uses == to.calls;
    return VAKA_OK;
}
