/* script/mods/plain.c - what a Lua file returned, as plain values that know where they are written.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/plain.h"

#include <stdlib.h>
#include <string.h>

/* Beyond what is written in the file: code may have made some of what it returns. */
#define VALUES_MADE 1000u
#define BYTES_MADE VAKA_SANDBOX_TEXT

typedef struct reading {
    lua_State *L;
    vaka_arena *arena;
    const vaka_syntax *syntax;
    uint32_t deepest;
    size_t values, bytes; /* that may still come: a file can make more than there is memory for */
    bool full;            /* more came */
} reading;

static void read_value(reading *from, uint32_t node, uint32_t depth, vaka_plain *out);

static bool take(reading *from, size_t *left, size_t wanted)
{
    from->full = from->full || wanted > *left;
    if (!from->full)
        *left -= wanted;
    return !from->full;
}

/* The text at an index, copied; NULL: it is too much. */
static char *copy_text(reading *from, int index, size_t *length)
{
    const char *text = lua_tolstring(from->L, index, length);

    return take(from, &from->bytes, *length) ? vaka_arena_copy_part(from->arena, text, *length)
                                             : NULL;
}

/* The key at -2 into `out`; its field in the file, if it is there. */
static uint32_t read_key(reading *from, const vaka_fields *fields, uint32_t depth, vaka_plain *out)
{
    if (lua_type(from->L, -2) == LUA_TSTRING) {
        size_t length;
        if (strlen(lua_tolstring(from->L, -2, &length)) != length)
            return 0;
        out->key = copy_text(from, -2, &length);
        if (!out->key)
            return 0;
        uint32_t field = vaka_fields_named(fields, out->key);
        return field || depth ? field : vaka_syntax_assigned(from->syntax, out->key);
    }
    if (lua_isinteger(from->L, -2)) {
        out->index = lua_tointeger(from->L, -2);
        return vaka_fields_item(fields, out->index);
    }
    return 0;
}

static int compare(const void *a, const void *b)
{
    const vaka_plain *x = a, *y = b;

    if (!x->key != !y->key)
        return x->key ? 1 : -1;
    if (x->key)
        return strcmp(x->key, y->key);
    return x->index < y->index ? -1 : x->index > y->index;
}

/* The key and value on top of the stack. `spot`: of the table, for what the file does not show. */
static void read_entry(reading *from, const vaka_fields *fields, vaka_file_place spot,
                       uint32_t depth, vaka_plain *out)
{
    uint32_t field, value = 0;

    *out = (vaka_plain){.spot = spot, .key_spot = spot};
    field = read_key(from, fields, depth, out);
    if (field) {
        value = vaka_syntax_value(from->syntax, field);
        out->key_spot = from->syntax->nodes[field].spot;
        out->spot = value ? from->syntax->nodes[value].spot : out->key_spot;
    }
    read_value(from, value, depth + 1, out);
}

/* How many items the table on top has, or one more than may still come. */
static size_t items_in(const reading *from)
{
    size_t count = 0;

    for (lua_pushnil(from->L); lua_next(from->L, -2); lua_pop(from->L, 1))
        if (count++ == from->values) {
            lua_pop(from->L, 2);
            break;
        }
    return count;
}

static void read_table(reading *from, uint32_t node, uint32_t depth, vaka_plain *out)
{
    lua_State *L = from->L;
    int top = lua_gettop(L);
    vaka_fields fields;

    out->type = VAKA_PLAIN_TABLE;
    if (depth >= from->deepest || !lua_checkstack(L, 8))
        return;
    vaka_fields_read(&fields, from->syntax, node);
    vaka_sandbox_inside(L, -1);
    size_t count = items_in(from);
    if (take(from, &from->values, count) && count)
        out->at = vaka_arena_new(from->arena, count * sizeof *out->at);
    for (lua_pushnil(L); !from->full && lua_next(L, -2); lua_pop(L, 1))
        read_entry(from, &fields, out->spot, depth, &out->at[out->count++]);
    lua_settop(L, top);
    vaka_fields_done(&fields);
    if (out->count)
        qsort(out->at, out->count, sizeof *out->at, compare);
}

/* The value on top, which stays. `node`: its expression in the file, or 0. */
static void read_value(reading *from, uint32_t node, uint32_t depth, vaka_plain *out)
{
    lua_State *L = from->L;

    switch (lua_type(L, -1)) {
    case LUA_TNIL:
        return;
    case LUA_TBOOLEAN:
        out->type = VAKA_PLAIN_FLAG;
        out->number = lua_toboolean(L, -1);
        return;
    case LUA_TNUMBER:
        out->type = lua_isinteger(L, -1) ? VAKA_PLAIN_INT : VAKA_PLAIN_FRACTION;
        out->number = lua_tointeger(L, -1);
        return;
    case LUA_TSTRING:
        out->type = VAKA_PLAIN_TEXT;
        out->text = copy_text(from, -1, &out->length);
        return;
    case LUA_TFUNCTION:
        out->type = VAKA_PLAIN_FUNCTION;
        return;
    case LUA_TTABLE:
        read_table(from, node, depth, out);
        return;
    default:
        out->type = VAKA_PLAIN_OTHER;
    }
}

bool vaka_plain_read(lua_State *L, const vaka_syntax *syntax, uint32_t deepest, vaka_arena *arena,
                     vaka_plain *out)
{
    reading from = {.L = L,
                    .arena = arena,
                    .syntax = syntax,
                    .deepest = deepest,
                    .values = syntax->size + VALUES_MADE,
                    .bytes = syntax->size + BYTES_MADE};
    uint32_t node = vaka_syntax_result(syntax);

    *out = (vaka_plain){.spot = syntax->nodes[node].spot, .key_spot = syntax->nodes[node].spot};
    read_value(&from, node, 0, out);
    if (from.full)
        *out = (vaka_plain){.spot = syntax->nodes[node].spot};
    return !from.full;
}

const vaka_plain *vaka_plain_get(const vaka_plain *table, const char *name)
{
    uint32_t low = 0, high = table->count;

    while (low < high) { /* items come before fields */
        uint32_t middle = low + (high - low) / 2;
        const vaka_plain *at = &table->at[middle];
        int order = at->key ? strcmp(name, at->key) : 1;
        if (order == 0)
            return at;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const char *vaka_plain_type(const vaka_plain *plain)
{
    static const char *const names[] = {"nothing", "true or false", "a number", "a fraction",
                                        "a text",  "a function",    "a table",  "something odd"};

    return names[plain->type <= VAKA_PLAIN_OTHER ? plain->type : VAKA_PLAIN_OTHER];
}
