/* script/lua/sandbox_words.c - what is refused in a file before Lua reads it, and what is noted.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua's compiler cannot be interrupted and takes the square of some counts, so a file with code is
 * short. `_ENV` would let a function run in an environment of its own making, which nobody needs
 * and which Lua has compiled wrongly before; the last digit of `^` is not the same on every
 * machine. */
#include "script/lua/sandbox_inside.h"

#include "script/source/syntax.h"
#include "script/source/syntax_token.h"
#include "text/utf8.h"

#include <string.h>

static int line_of(const char *text, size_t at)
{
    int line = 1;

    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

vaka_status vaka_words_file(const vaka_source *file, vaka_error *err)
{
    const char *text = file->text;

    if (file->size > VAKA_SANDBOX_FILE)
        return vaka_fail(err, VAKA_ERR_DATA, "%s: larger than %u bytes", file->name,
                         VAKA_SANDBOX_FILE);
    if (file->size > 0 && text[0] == LUA_SIGNATURE[0])
        return vaka_fail(err, VAKA_ERR_DATA, "%s:1: this is compiled Lua, not text", file->name);
    for (size_t at = 0, length; at < file->size; at += length) {
        length = vaka_word_plain(text + at, file->size - at); /* most of it is */
        length = length ? length : vaka_utf8(text + at, file->size - at);
        if (length == 0)
            return vaka_fail(err, VAKA_ERR_DATA, "%s:%d: this line is not UTF-8", file->name,
                             line_of(text, at));
    }
    return VAKA_OK;
}

/* What is wrong with a token, or NULL. */
static const char *trouble_with(const vaka_token_list *tokens, const vaka_token *token)
{
    if (token->type == '^')
        return "'^' is not exact on every machine: multiply instead";
    if (token->type == TOKEN_NAME && vaka_token_is(tokens, token, "_ENV"))
        return "'_ENV' cannot be used in scripts";
    return NULL;
}

vaka_status vaka_words_check(const vaka_source *file, vaka_error *err)
{
    const vaka_token_list *tokens = file->syntax->tokens;
    uint32_t labels = 0;

    for (uint32_t i = 0; i + 1 < tokens->count; i++) { /* the last is the end */
        const vaka_token *token = &tokens->at[i];
        const char *trouble = trouble_with(tokens, token);
        labels += token->type == TOKEN_LABEL;
        if (i >= VAKA_SANDBOX_WORDS)
            trouble = "the file is too long: it has more than 40000 words and signs";
        else if (labels > 2 * VAKA_SANDBOX_LABELS)
            trouble = "too many labels";
        if (trouble)
            return vaka_fail(err, VAKA_ERR_DATA, "%s:%d:%d: %s", file->name, token->spot.line,
                             token->spot.column, trouble);
    }
    return VAKA_OK;
}

/* Is it an escape that stands for a byte of 0: \\0, \\x00, \\u{0}? `at` is behind the '\\'. */
static bool is_zero(const char *at)
{
    size_t digits = strspn(at, "0123456789"), zeros = strspn(at, "0");

    if (*at == 'x' || *at == 'u')
        return at[*at == 'x' ? 1 : 2] == '0'; /* or something small: that does no harm */
    return zeros > 0 && (zeros >= digits || zeros >= 3);
}

/* May a text, as it is written, hold a byte that is 0? */
static bool may_hold_zero(vaka_word text)
{
    const char *at = text.at, *end = text.at + text.length;

    if (memchr(at, 0, text.length))
        return true;
    while ((at = memchr(at, '\\', (size_t)(end - at)))) {
        if (is_zero(at + 1))
            return true;
        at += 2;
    }
    return false;
}

/* Texts and names: how many bytes one becomes at most (no escape takes fewer than it stands for),
 * and whether one may hold zeros. */
static void note_texts(const vaka_token_list *tokens, vaka_compiled *out)
{
    for (uint32_t i = 0; i < tokens->count; i++) {
        vaka_word text = vaka_token_text(tokens, &tokens->at[i]);
        if (tokens->at[i].type != TOKEN_STRING && tokens->at[i].type != TOKEN_NAME)
            continue;
        if (text.length > out->longest)
            out->longest = (uint32_t)text.length;
        out->zeros |= tokens->at[i].type == TOKEN_STRING && may_hold_zero(text);
    }
}

/* Adds a name to the list, if the node is one. */
static void note_assigned(const vaka_syntax *syntax, uint32_t node, char **end)
{
    vaka_word name = vaka_syntax_text(syntax, node);

    if (syntax->nodes[node].type != VAKA_NODE_NAME)
        return;
    memcpy(*end, name.at, name.length);
    *end += name.length;
    *(*end)++ = ' ';
}

static bool is_host_table(const vaka_syntax *syntax, uint32_t node)
{
    return syntax->nodes[node].type == VAKA_NODE_NAME &&
           (vaka_syntax_is(syntax, node, "game") || vaka_syntax_is(syntax, node, "host"));
}

/* Is it game.f(…) or host.f(…)? */
static bool is_host_call(const vaka_syntax *syntax, uint32_t node)
{
    uint32_t function = syntax->nodes[node].first;

    return syntax->nodes[node].type == VAKA_NODE_CALL &&
           syntax->nodes[function].type == VAKA_NODE_FIELD &&
           is_host_table(syntax, syntax->nodes[function].first);
}

void vaka_words_note(const vaka_syntax *syntax, vaka_compiled *out)
{
    uint32_t uses = 0, calls = 0;
    /* a name and a space never take more than they do there */
    char *end = out->assigned = vaka_xnew(syntax->size + 2);

    for (uint32_t i = 1; i < syntax->count; i++) {
        uint32_t target = syntax->nodes[i].first;
        if (syntax->nodes[i].type == VAKA_NODE_SET_FUNCTION)
            note_assigned(syntax, target, &end);
        else if (syntax->nodes[i].type == VAKA_NODE_ASSIGN)
            for (uint32_t t = syntax->nodes[target].first; t; t = syntax->nodes[t].next)
                note_assigned(syntax, t, &end);
        uses += is_host_table(syntax, i);
        calls += is_host_call(syntax, i);
    }
    out->called = uses == calls;
    note_texts(syntax->tokens, out);
}
