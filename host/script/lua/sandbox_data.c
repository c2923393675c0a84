/* script/lua/sandbox_data.c - data files: tables built straight from the text.
 *
 * SPDX-License-Identifier: MIT
 *
 * `return { … }` with constructors, texts, numbers, true, false and nil. Lua is not asked, so there
 * is nothing in such a file that could run. */
#include "script/lua/sandbox_inside.h"
#include "script/source/syntax_token.h"

#include <string.h>

#define DEPTH 100

typedef struct data_reader {
    lua_State *L;
    const char *name;
    vaka_tokens tokens;
    vaka_token token; /* the next one */
    int depth;
} data_reader;

static void read_value(data_reader *reader);

static _Noreturn void fail(data_reader *reader, const char *message)
{
    luaL_error(reader->L, "%s:%d:%d: %s", reader->name, (int)reader->token.spot.line,
               (int)reader->token.spot.column, message);
    for (;;) {
    }
}

static void move(data_reader *reader)
{
    reader->token = vaka_tokens_next(&reader->tokens);
    if (reader->token.type == TOKEN_BAD)
        fail(reader, reader->tokens.trouble);
}

static const char *token_text(const data_reader *reader, size_t *length)
{
    *length = reader->token.end - reader->token.at;
    return reader->tokens.text + reader->token.at;
}

/* Adds what stands between long brackets: without the line end right behind the first, and with
 * every line end a "\n". */
static void add_long_text(luaL_Buffer *out, const char *text, size_t length)
{
    size_t bracket = 1 + (size_t)(strchr(text + 1, '[') - text);
    const char *at = text + bracket, *end = text + length - bracket;

    for (bool first = true; at < end; first = false) {
        bool pair = at + 1 < end && (at[0] == '\r' || at[0] == '\n') &&
                    (at[1] == '\r' || at[1] == '\n') && at[0] != at[1];
        bool line = *at == '\r' || *at == '\n';

        if (!(line && first))
            luaL_addchar(out, line ? '\n' : *at);
        at += pair ? 2 : 1;
    }
}

static int hex_digit(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    letter = (char)(letter | 0x20);
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

static const char *add_hex(data_reader *reader, luaL_Buffer *out, const char *at)
{
    int high = hex_digit(at[0]), low = high < 0 ? -1 : hex_digit(at[1]);

    if (low < 0)
        fail(reader, "two hexadecimal digits belong behind \\x");
    luaL_addchar(out, (char)(high * 16 + low));
    return at + 2;
}

static const char *add_decimal(data_reader *reader, luaL_Buffer *out, const char *at)
{
    int number = 0;

    for (int i = 0; i < 3 && *at >= '0' && *at <= '9'; i++)
        number = number * 10 + (*at++ - '0');
    if (number > 255)
        fail(reader, "a byte behind \\ is 255 at most");
    luaL_addchar(out, (char)number);
    return at;
}

/* \u{20ac}: `at` is behind the u. */
static const char *add_unicode(data_reader *reader, luaL_Buffer *out, const char *at)
{
    lua_Integer code = 0;
    int digits = 0;

    for (at += *at == '{'; hex_digit(*at) >= 0 && digits < 7; at++, digits++)
        code = code * 16 + hex_digit(*at);
    if (digits == 0 || *at != '}' || code > 0x10ffff)
        fail(reader, "a character is written \\u{20ac}");
    lua_pushfstring(reader->L, "%U", (long)code);
    luaL_addvalue(out);
    return at + 1;
}

/* Adds the escape whose '\' is before `at`; behind it. */
static const char *add_escape(data_reader *reader, luaL_Buffer *out, const char *at)
{
    static const char letters[] = "abfnrtv\\\"'\n", meanings[] = "\a\b\f\n\r\t\v\\\"'\n";
    const char *letter = strchr(letters, *at);

    if (*at == 'x')
        return add_hex(reader, out, at + 1);
    if (*at == 'u')
        return add_unicode(reader, out, at + 1);
    if (*at >= '0' && *at <= '9')
        return add_decimal(reader, out, at);
    if (*at == 'z') {
        at++;
        while (*at == ' ' || (*at >= '\t' && *at <= '\r'))
            at++;
        return at;
    }
    if (!letter || !*at)
        fail(reader, "this escape has no meaning in Lua");
    luaL_addchar(out, meanings[letter - letters]);
    return at + 1;
}

/* Pushes the text of a string token. The tokens have made sure that quotes and brackets match, so
 * an escape never runs beyond the closing quote. */
static void push_text(data_reader *reader)
{
    size_t length;
    const char *text = token_text(reader, &length);
    luaL_Buffer out;

    luaL_buffinit(reader->L, &out);
    if (*text == '[') {
        add_long_text(&out, text, length);
    } else {
        for (const char *at = text + 1; at < text + length - 1;) {
            if (*at == '\\')
                at = add_escape(reader, &out, at + 1);
            else
                luaL_addchar(&out, *at++);
        }
    }
    luaL_pushresult(&out);
}

static void push_number(data_reader *reader, bool negative)
{
    size_t length;
    const char *text = token_text(reader, &length);

    lua_pushlstring(reader->L, text, length);
    if (lua_stringtonumber(reader->L, lua_tostring(reader->L, -1)) != length + 1)
        fail(reader, "this is not a number");
    lua_remove(reader->L, -2);
    if (negative)
        lua_arith(reader->L, LUA_OPUNM);
}

static void read_sign(data_reader *reader)
{
    move(reader);
    if (reader->token.type != TOKEN_NUMBER)
        fail(reader, "a number belongs behind '-'");
    push_number(reader, true);
    move(reader);
}

/* Is the next token a name with a '=' behind it? */
static bool at_named_field(const data_reader *reader)
{
    return reader->token.type == TOKEN_NAME && vaka_tokens_ahead(&reader->tokens) == '=';
}

static void expect(data_reader *reader, int type, const char *message)
{
    if (reader->token.type != type)
        fail(reader, message);
    move(reader);
}

/* Pushes the key of a field and moves behind its '='. */
static void read_key(data_reader *reader)
{
    size_t length;

    if (at_named_field(reader)) {
        const char *text = token_text(reader, &length);

        lua_pushlstring(reader->L, text, length);
        move(reader);
        move(reader);
        return;
    }
    move(reader);
    if (reader->token.type == TOKEN_NIL)
        fail(reader, "nil cannot be a key");
    read_value(reader);
    if (lua_isnumber(reader->L, -1) && !lua_rawequal(reader->L, -1, -1))
        fail(reader, "this number cannot be a key");
    expect(reader, ']', "']' expected behind the key");
    expect(reader, '=', "'=' expected behind the key");
}

/* The table is on top. */
static void read_field(data_reader *reader, lua_Integer *items)
{
    lua_State *L = reader->L;

    if (reader->token.type != '[' && !at_named_field(reader)) {
        read_value(reader);
        lua_rawseti(L, -2, ++*items);
        return;
    }
    vaka_token start = reader->token;
    read_key(reader);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) != LUA_TNIL) {
        reader->token = start;
        fail(reader, "this field is there already");
    }
    lua_pop(L, 1);
    read_value(reader);
    lua_rawset(L, -3);
}

static void read_table(data_reader *reader)
{
    lua_Integer items = 0;

    if (++reader->depth > DEPTH)
        fail(reader, "too many tables inside one another");
    luaL_checkstack(reader->L, 8, "too many tables inside one another");
    lua_newtable(reader->L);
    move(reader);
    while (reader->token.type != '}') {
        read_field(reader, &items);
        if (reader->token.type == ',' || reader->token.type == ';')
            move(reader);
        else if (reader->token.type != '}')
            fail(reader, "',' or '}' expected: a data file computes nothing");
    }
    move(reader);
    reader->depth--;
}

/* Why a token cannot be a value. */
static const char *no_value(int type)
{
    switch (type) {
    case TOKEN_NAME:
        return "a name is no value here: texts stand in quotes";
    case TOKEN_FUNCTION:
        return "functions cannot be in a data file";
    case TOKEN_END:
        return "the file ends in the middle of a table";
    default:
        return "a text, a number, true, false, nil or a table expected";
    }
}

static void read_value(data_reader *reader)
{
    vaka_sandbox_burn(reader->L, 1);
    switch (reader->token.type) {
    case '{':
        read_table(reader);
        return;
    case '-':
        read_sign(reader);
        return;
    case TOKEN_STRING:
        push_text(reader);
        break;
    case TOKEN_NUMBER:
        push_number(reader, false);
        break;
    case TOKEN_TRUE:
    case TOKEN_FALSE:
        lua_pushboolean(reader->L, reader->token.type == TOKEN_TRUE);
        break;
    case TOKEN_NIL:
        lua_pushnil(reader->L);
        break;
    default:
        fail(reader, no_value(reader->token.type));
    }
    move(reader);
}

static int read_file(lua_State *L)
{
    const vaka_source *file = lua_touserdata(L, 1);
    vaka_tokens tokens =
        file->tokens ? vaka_tokens_in(file->tokens) : vaka_tokens_of(file->text, file->size);
    data_reader reader = {L, file->name, tokens, {0}, 0};

    move(&reader);
    expect(&reader, TOKEN_RETURN, "a data file is one 'return { … }'");
    if (reader.token.type != '{')
        fail(&reader, "a table expected behind 'return'");
    read_table(&reader);
    if (reader.token.type == ';')
        move(&reader);
    if (reader.token.type != TOKEN_END)
        fail(&reader, "nothing can follow the table of a data file");
    return 1;
}

vaka_status vaka_sandbox_load_table(vaka_sandbox *sandbox, const vaka_source *source,
                                    vaka_error *err)
{
    int64_t fuel = sandbox->fuel;
    vaka_source file = *source;
    vaka_status status = vaka_load_check(sandbox, file.name, &file.text, &file.size, err);

    if (status != VAKA_OK)
        return status;
    if (file.text != source->text)
        file.tokens = NULL; /* they begin before it */
#ifdef VAKA_WEAK_SANDBOX
    if (!VAKA_DEFENDS(sandbox, DATA))
        return vaka_sandbox_load(sandbox, vaka_sandbox_environment(sandbox, "data"), file.name,
                                 source->text, source->size, err);
#endif
    vaka_fuel_fill(sandbox, VAKA_SANDBOX_FUEL);
    lua_pushcfunction(sandbox->L, read_file);
    lua_pushlightuserdata(sandbox->L, &file);
    if (vaka_sandbox_run(sandbox, 1, 1, err) != VAKA_RAN_WELL) {
        vaka_fault_name(file.name, err);
        status = VAKA_ERR_DATA;
    }
    vaka_fuel_fill(sandbox, fuel);
    return status;
}

vaka_status vaka_sandbox_load_data(vaka_sandbox *sandbox, const char *name, const char *text,
                                   size_t size, vaka_error *err)
{
    return vaka_sandbox_load_table(sandbox, &(vaka_source){name, text, size, NULL}, err);
}
