/* script/lua/sandbox_pattern.c - the matcher.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_pattern.h"

#include <ctype.h>
#include <string.h>

#define DEPTH 180 /* matches inside one another */
#define STEPS 64  /* burnt at a time */
#define ESCAPE '%'

static const char *match_rest(vaka_pattern *pattern, const char *text, const char *at);

static void step(vaka_pattern *pattern)
{
    if (++pattern->steps < STEPS)
        return;
    pattern->steps = 0;
    vaka_sandbox_burn(pattern->L, STEPS);
}

void vaka_pattern_open(vaka_pattern *pattern, lua_State *L, int text, int at)
{
    size_t length, pattern_length;

    *pattern = (vaka_pattern){.L = L};
    pattern->text = vaka_sandbox_text(L, text, &length);
    pattern->text_end = pattern->text + length;
    pattern->at = vaka_sandbox_text(L, at, &pattern_length);
    pattern->end = pattern->at + pattern_length;
    if (pattern_length > VAKA_PATTERN_LENGTH)
        luaL_error(L, "the pattern is longer than %d bytes", VAKA_PATTERN_LENGTH);
    pattern->anchored = pattern_length > 0 && *pattern->at == '^';
    pattern->at += pattern->anchored;
    vaka_sandbox_burn(L, 2);
}

/* Behind the single item at `at`: a byte, an escape or a set. */
static const char *item_end(vaka_pattern *pattern, const char *at)
{
    if (*at == ESCAPE) {
        if (at + 1 == pattern->end)
            luaL_error(pattern->L, "malformed pattern (ends with '%%')");
        return at + 2;
    }
    if (*at != '[')
        return at + 1;
    at++;
    if (at < pattern->end && *at == '^')
        at++;
    do { /* a ']' in the first place stands for itself */
        if (at >= pattern->end)
            luaL_error(pattern->L, "malformed pattern (missing ']')");
        at += *at == ESCAPE && at + 1 < pattern->end ? 2 : 1;
    } while (at >= pattern->end || *at != ']');
    return at + 1;
}

static bool in_class(unsigned char byte, int letter)
{
    static const struct {
        char letter;
        int (*holds)(int byte);
    } classes[] = {{'a', isalpha}, {'c', iscntrl}, {'d', isdigit}, {'g', isgraph}, {'l', islower},
                   {'p', ispunct}, {'s', isspace}, {'u', isupper}, {'w', isalnum}, {'x', isxdigit}};

    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (classes[i].letter == tolower(letter))
            return (classes[i].holds(byte) != 0) != (isupper(letter) != 0);
    return letter == byte;
}

/* `at` is behind '[', `last` is the closing ']'. */
static bool in_set(vaka_pattern *pattern, unsigned char byte, const char *at, const char *last)
{
    bool wanted = *at != '^';

    at += !wanted;
    while (at < last) {
        step(pattern);
        if (*at == ESCAPE) {
            if (in_class(byte, (unsigned char)at[1]))
                return wanted;
            at += 2;
        } else if (at + 2 < last && at[1] == '-') {
            if ((unsigned char)at[0] <= byte && byte <= (unsigned char)at[2])
                return wanted;
            at += 3;
        } else {
            if ((unsigned char)*at == byte)
                return wanted;
            at++;
        }
    }
    return !wanted;
}

/* Does the byte at `text` fit the single item from `at` to `behind`? */
static bool fits(vaka_pattern *pattern, const char *text, const char *at, const char *behind)
{
    step(pattern);
    if (text >= pattern->text_end)
        return false;
    unsigned char byte = (unsigned char)*text;
    switch (*at) {
    case '.':
        return true;
    case ESCAPE:
        return in_class(byte, (unsigned char)at[1]);
    case '[':
        return in_set(pattern, byte, at + 1, behind - 1);
    default:
        return (unsigned char)*at == byte;
    }
}

/* As many as there are, then fewer until the rest fits. */
static const char *match_most(vaka_pattern *pattern, const char *text, const char *at,
                              const char *behind, ptrdiff_t least)
{
    ptrdiff_t count = 0;

    while (fits(pattern, text + count, at, behind))
        count++;
    for (; count >= least; count--) {
        const char *end = match_rest(pattern, text + count, behind + 1);
        if (end)
            return end;
        step(pattern);
    }
    return NULL;
}

static const char *match_fewest(vaka_pattern *pattern, const char *text, const char *at,
                                const char *behind)
{
    for (;; text++) {
        const char *end = match_rest(pattern, text, behind + 1);
        if (end)
            return end;
        if (!fits(pattern, text, at, behind))
            return NULL;
    }
}

static const char *open_capture(vaka_pattern *pattern, const char *text, const char *at)
{
    int index = pattern->captures;
    bool place = at + 1 < pattern->end && at[1] == ')';

    if (index >= VAKA_PATTERN_CAPTURES) {
        luaL_error(pattern->L, "too many captures");
        return NULL; /* it does not return, but the compiler cannot know */
    }
    pattern->capture[index].start = text;
    pattern->capture[index].length = place ? VAKA_CAPTURE_PLACE : VAKA_CAPTURE_OPEN;
    pattern->captures++;
    const char *end = match_rest(pattern, text, at + (place ? 2 : 1));
    if (!end)
        pattern->captures--;
    return end;
}

static const char *close_capture(vaka_pattern *pattern, const char *text, const char *at)
{
    int index = pattern->captures - 1;

    while (index >= 0 && pattern->capture[index].length != VAKA_CAPTURE_OPEN)
        index--;
    if (index < 0)
        luaL_error(pattern->L, "invalid pattern capture");
    pattern->capture[index].length = text - pattern->capture[index].start;
    const char *end = match_rest(pattern, text, at + 1);
    if (!end)
        pattern->capture[index].length = VAKA_CAPTURE_OPEN;
    return end;
}

/* %b(): behind the closing byte that belongs to the opening one at `text`. */
static const char *match_balance(vaka_pattern *pattern, const char *text, const char *at)
{
    int open = 1;

    if (at + 3 >= pattern->end)
        luaL_error(pattern->L, "malformed pattern (missing arguments to '%%b')");
    if (text >= pattern->text_end || *text != at[2])
        return NULL;
    for (text++; text < pattern->text_end; text++) {
        step(pattern);
        if (*text == at[3]) {
            if (--open == 0)
                return text + 1;
        } else if (*text == at[2]) {
            open++;
        }
    }
    return NULL;
}

/* %f[set]: between a byte that is not in the set and one that is. Pattern behind it, or NULL. */
static const char *match_frontier(vaka_pattern *pattern, const char *text, const char *at)
{
    if (at + 2 >= pattern->end || at[2] != '[')
        luaL_error(pattern->L, "missing '[' after '%%f' in pattern");
    const char *behind = item_end(pattern, at + 2);
    unsigned char before = text == pattern->text ? 0 : (unsigned char)text[-1];
    unsigned char after = text == pattern->text_end ? 0 : (unsigned char)*text;
    bool fit =
        !in_set(pattern, before, at + 3, behind - 1) && in_set(pattern, after, at + 3, behind - 1);
    return fit ? behind : NULL;
}

/* %1: what was captured, once more. */
static const char *match_again(vaka_pattern *pattern, const char *text, const char *at)
{
    int index = at[1] - '1';

    if (index < 0 || index >= pattern->captures || pattern->capture[index].length < 0)
        luaL_error(pattern->L, "invalid capture index %%%d", index + 1);
    ptrdiff_t length = pattern->capture[index].length;
    vaka_sandbox_burn(pattern->L, (uint32_t)(1 + length / 16));
    if (pattern->text_end - text < length ||
        memcmp(text, pattern->capture[index].start, (size_t)length) != 0)
        return NULL;
    return text + length;
}

/* One of the escapes that are more than a class. False: it is none of them. `*text` becomes NULL if
 * it does not match. */
static bool match_special(vaka_pattern *pattern, const char **text, const char **at)
{
    const char *behind;

    if (**at != ESCAPE || *at + 1 >= pattern->end)
        return false;
    switch ((*at)[1]) {
    case 'b':
        *text = match_balance(pattern, *text, *at);
        *at += 4;
        return true;
    case 'f':
        behind = match_frontier(pattern, *text, *at);
        if (!behind)
            *text = NULL;
        *at = behind;
        return true;
    default:
        if (!isdigit((unsigned char)(*at)[1]))
            return false;
        *text = match_again(pattern, *text, *at);
        *at += 2;
        return true;
    }
}

/* A single item with what follows it; `*at` and the result move on if it was a plain one. */
static const char *match_item(vaka_pattern *pattern, const char *text, const char **at)
{
    const char *item = *at, *behind = item_end(pattern, item), *end;
    char times = behind < pattern->end ? *behind : '\0';

    *at = pattern->end; /* unless it is said otherwise, the rest has been matched */
    switch (times) {
    case '*':
        return match_most(pattern, text, item, behind, 0);
    case '+':
        return match_most(pattern, text, item, behind, 1);
    case '-':
        return match_fewest(pattern, text, item, behind);
    case '?':
        end = fits(pattern, text, item, behind) ? match_rest(pattern, text + 1, behind + 1) : NULL;
        if (end)
            return end;
        *at = behind + 1;
        return text;
    default:
        *at = behind;
        return fits(pattern, text, item, behind) ? text + 1 : NULL;
    }
}

static const char *match_rest(vaka_pattern *pattern, const char *text, const char *at)
{
    if (++pattern->depth > DEPTH)
        luaL_error(pattern->L, "pattern too complex");
    while (text && at < pattern->end) {
        step(pattern);
        if (*at == '(' || *at == ')') {
            text = *at == '(' ? open_capture(pattern, text, at) : close_capture(pattern, text, at);
            break;
        }
        if (*at == '$' && at + 1 == pattern->end) {
            text = text == pattern->text_end ? text : NULL;
            break;
        }
        if (!match_special(pattern, &text, &at))
            text = match_item(pattern, text, &at);
    }
    pattern->depth--;
    return text;
}

const char *vaka_pattern_match(vaka_pattern *pattern, const char *from)
{
    pattern->captures = 0;
    pattern->depth = 0;
    return match_rest(pattern, from, pattern->at);
}

void vaka_pattern_push(vaka_pattern *pattern, int index, const char *from, const char *to)
{
    lua_State *L = pattern->L;

    if (index >= pattern->captures) {
        if (index != 0)
            luaL_error(L, "invalid capture index %%%d", index + 1);
        lua_pushlstring(L, from, (size_t)(to - from));
        return;
    }
    ptrdiff_t length = pattern->capture[index].length;
    if (length == VAKA_CAPTURE_OPEN)
        luaL_error(L, "unfinished capture");
    if (length == VAKA_CAPTURE_PLACE)
        lua_pushinteger(L, pattern->capture[index].start - pattern->text + 1);
    else
        lua_pushlstring(L, pattern->capture[index].start, (size_t)length);
}

int vaka_pattern_push_all(vaka_pattern *pattern, const char *from, const char *to)
{
    int count = pattern->captures == 0 && from ? 1 : pattern->captures;

    luaL_checkstack(pattern->L, count, "too many captures");
    vaka_sandbox_burn(pattern->L, (uint32_t)count + 1);
    for (int i = 0; i < count; i++)
        vaka_pattern_push(pattern, i, from, to);
    return count;
}
