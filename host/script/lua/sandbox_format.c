/* script/lua/sandbox_format.c - string.format: %d %i %o %x %X %c %s %e %f %g, and no addresses.
 *
 * SPDX-License-Identifier: MIT
 *
 * Widths and precisions have two digits at most. %p shows addresses, %a and %q how a machine writes
 * numbers: they are not there. */
#include "script/lua/sandbox_inside.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SPEC 12  /* "%-+ #0" + two digits + '.' + two digits */
#define ROOM 512 /* the largest number with 99 digits behind the point has 410 */

/* Copies digits, two at most. */
static const char *copy_digits(const char *at, char **out)
{
    for (int i = 0; i < 2 && *at >= '0' && *at <= '9'; i++)
        *(*out)++ = *at++;
    return at;
}

/* Copies flags, width and precision of the conversion at `at` (behind '%') into `spec`; its letter
 * is what the result points to. */
static const char *read_spec(lua_State *L, const char *at, char spec[SPEC])
{
    char *out = spec;

    *out++ = '%';
    for (int i = 0; i < 5 && *at && strchr("-+ #0", *at); i++)
        *out++ = *at++;
    at = copy_digits(at, &out);
    if (*at == '.') {
        *out++ = *at++;
        at = copy_digits(at, &out);
    }
    if ((*at >= '0' && *at <= '9') || (*at && strchr("-+ #", *at)))
        luaL_error(L, "invalid conversion to 'format': widths have at most two digits");
    *out = '\0';
    return at;
}

/* The one place where a format is not a literal: read_spec and check_flags have checked it. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-security"
static void add_number(lua_State *L, luaL_Buffer *out, const char *spec, char letter, int arg)
{
    bool whole = strchr("dioxX", letter) != NULL;
    char format[SPEC + 3], room[ROOM];
    int length;

    snprintf(format, sizeof format, "%s%s%c", spec, whole ? "ll" : "", letter);
    if (whole)
        length = snprintf(room, ROOM, format, (long long)luaL_checkinteger(L, arg));
    else if (isnan(luaL_checknumber(L, arg)))
        length = snprintf(room, ROOM, "nan"); /* its sign depends on the machine */
    else
        length = snprintf(room, ROOM, format, lua_tonumber(L, arg));
    vaka_sandbox_burn(L, (uint32_t)length / 2); /* a digit takes long to make */
    luaL_addlstring(out, room, (size_t)length);
}
#pragma GCC diagnostic pop

/* Adds the text on top, popping it: width and precision by hand, since it may be long. */
static void add_text(lua_State *L, luaL_Buffer *out, const char *spec)
{
    size_t length, width = 0, most = SIZE_MAX;
    bool left = false;

    const char *text = lua_tolstring(L, -1, &length);
    for (spec++; *spec == '-'; spec++)
        left = true;
    for (; *spec >= '0' && *spec <= '9'; spec++)
        width = width * 10 + (size_t)(*spec - '0');
    if (*spec == '.')
        for (most = 0, spec++; *spec >= '0' && *spec <= '9'; spec++)
            most = most * 10 + (size_t)(*spec - '0');
    if (length > most)
        length = most;
    size_t gap = width > length ? width - length : 0;
    vaka_string_limit(L, luaL_bufflen(out) + length + gap);
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 16));

    char blanks[100];
    memset(blanks, ' ', sizeof blanks);
    lua_pushlstring(L, blanks, gap);
    lua_pushlstring(L, text, length);
    if (left)
        lua_insert(L, -2);
    lua_concat(L, 2);
    lua_remove(L, -2); /* what was printed */
    luaL_addvalue(out);
}

/* C does not say what other flags than these would do. */
static void check_flags(lua_State *L, const char *spec, char letter)
{
    static const struct {
        const char *letters, *flags;
    } rules[] = {{"di", "-+ 0"}, {"oxX", "-#0"}, {"eEfFgG", "-+ #0"}, {"cs", "-"}};
    size_t flags = strspn(spec + 1, "-+ #0");

    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (letter && strchr(rules[i].letters, letter) &&
            strspn(spec + 1, rules[i].flags) == flags && !(letter == 'c' && strchr(spec, '.')))
            return;
    luaL_error(L, "invalid conversion '%s%c' to 'format'", spec, letter ? letter : ' ');
}

static void add_conversion(lua_State *L, luaL_Buffer *out, const char *spec, char letter, int arg)
{
    if (letter == 's') {
        luaL_checkany(L, arg);
        vaka_base_text(L, arg, NULL);
        add_text(L, out, spec);
    } else if (letter == 'c') {
        char byte = (char)luaL_checkinteger(L, arg);
        if (!byte)
            vaka_weight_zeros(vaka_sandbox_of(L));
        lua_pushlstring(L, &byte, 1);
        add_text(L, out, spec);
    } else {
        add_number(L, out, spec, letter, arg);
    }
}

int vaka_format(lua_State *L)
{
    size_t length;
    const char *at = vaka_sandbox_text(L, 1, &length), *end = at + length;
    int arg = 1;
    luaL_Buffer out;

    vaka_string_room(L, length);
    luaL_buffinit(L, &out);
    for (; at < end; at++) {
        char spec[SPEC];

        if (*at != '%') {
            luaL_addchar(&out, *at);
            continue;
        }
        if (*++at == '%') {
            luaL_addchar(&out, '%');
            continue;
        }
        at = read_spec(L, at, spec);
        check_flags(L, spec, *at);
        vaka_sandbox_burn(L, 4);
        add_conversion(L, &out, spec, *at, ++arg);
        vaka_string_limit(L, luaL_bufflen(&out));
    }
    luaL_pushresult(&out);
    return 1;
}
