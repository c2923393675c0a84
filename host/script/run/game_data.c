/* script/run/game_data.c - `data`: what is printed, as scripts of a game in Lua read it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_data.h"

#include "text/word.h"

#include <lauxlib.h>

static void push_cell(lua_State *L, const vaka_content *content, const vaka_column *column,
                      const vaka_rows *rows, size_t cell)
{
    const vaka_module *module = content->module;
    int32_t number = rows->numbers[cell];

    if (column->type == VAKA_COLUMN_TEXT) {
        lua_pushstring(L, rows->texts[cell] ? rows->texts[cell] : "");
    } else if (column->type == VAKA_COLUMN_BOOL) {
        lua_pushboolean(L, number);
    } else if (column->type == VAKA_COLUMN_WORD) {
        vaka_word word = vaka_word_list_at(column->words, number);
        lua_pushlstring(L, word.at, word.length);
    } else if (column->type == VAKA_COLUMN_ROW && number >= 0) {
        int32_t table = vaka_row_find(VAKA_NAMED_ROWS(module->tables, module->table_count),
                                      vaka_word_of(column->words));
        lua_pushstring(L, content->tables[table].ids[number]);
    } else if (column->type == VAKA_COLUMN_ROW) {
        lua_pushnil(L);
    } else {
        lua_pushinteger(L, number);
    }
}

#define LIST 160 /* bytes of names in a message */

/* Raises the error that a table, row or column is not there, with what was perhaps meant, or with
 * what there is. */
static int no_such(lua_State *L, const char *what, vaka_named_rows names)
{
    const char *name = lua_tostring(L, 2);
    vaka_guess guess = vaka_row_guess(names, vaka_word_of(name));
    char list[LIST];

    if (guess.best)
        return luaL_error(L, "data: there is no %s '%s'; did you mean '%s'?", what, name,
                          guess.best);
    return luaL_error(L, "data: there is no %s '%s'; there are %s", what, name,
                      vaka_row_list(names, list, sizeof list));
}

/* What is not in a row, in a table, in `data`: only texts are names. The upvalues of these are the
 * table of the module, its rows, the module. */

static int no_column(lua_State *L)
{
    const vaka_data_table *table = lua_touserdata(L, lua_upvalueindex(1));
    vaka_named_rows names = VAKA_NAMED_ROWS(table->columns, table->column_count);

    if (lua_type(L, 2) != LUA_TSTRING ||
        vaka_row_find(names, vaka_word_of(lua_tostring(L, 2))) >= 0)
        return 0; /* a row of another table that is left out */
    return no_such(L, "column", names);
}

static int no_row(lua_State *L)
{
    const vaka_rows *rows = lua_touserdata(L, lua_upvalueindex(1));

    return lua_type(L, 2) != LUA_TSTRING
               ? 0
               : no_such(L, "row", VAKA_NAMED_ROWS(rows->ids, (uint32_t)rows->count));
}

static int no_table(lua_State *L)
{
    const vaka_module *module = lua_touserdata(L, lua_upvalueindex(1));

    return lua_type(L, 2) != LUA_TSTRING
               ? 0
               : no_such(L, "table", VAKA_NAMED_ROWS(module->tables, module->table_count));
}

/* Lets the table on top, which is a view already, complain about names that are not behind it. */
static void guard(lua_State *L, lua_CFunction complain, const void *about)
{
    vaka_sandbox_inside(L, -1);
    lua_createtable(L, 0, 1);
    lua_pushlightuserdata(L, (void *)(uintptr_t)about);
    lua_pushcclosure(L, complain, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

static void guard_rows(lua_State *L, const vaka_data_table *table, const vaka_rows *rows)
{
    for (int32_t r = 0; r < rows->count; r++) {
        lua_geti(L, -1, r + 1);
        guard(L, no_column, table);
        lua_pop(L, 1);
    }
    guard(L, no_row, rows);
}

static void push_rows(lua_State *L, const vaka_content *content, uint32_t number)
{
    const vaka_data_table *table = &content->module->tables[number];
    const vaka_rows *rows = &content->tables[number];

    lua_createtable(L, rows->count, rows->count);
    for (int32_t r = 0; r < rows->count; r++) {
        lua_newtable(L);
        lua_pushstring(L, rows->ids[r]);
        lua_setfield(L, -2, "id");
        for (uint32_t c = 0; c < table->column_count; c++) {
            push_cell(L, content, &table->columns[c], rows, (size_t)r * table->column_count + c);
            lua_setfield(L, -2, table->columns[c].id);
        }
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, r + 1);
        lua_setfield(L, -2, rows->ids[r]);
    }
}

void vaka_game_data_give(const vaka_content *content, vaka_sandbox *sandbox, int environment,
                         bool strict)
{
    lua_State *L = vaka_sandbox_state(sandbox);
    const vaka_module *module = content->module;

    lua_newtable(L);
    for (uint32_t t = 0; t < module->table_count; t++) {
        push_rows(L, content, t);
        lua_setfield(L, -2, module->tables[t].id);
    }
    vaka_sandbox_freeze(L);
    for (uint32_t t = 0; strict && t < module->table_count; t++) {
        lua_getfield(L, -1, module->tables[t].id);
        guard_rows(L, &module->tables[t], &content->tables[t]);
        lua_pop(L, 1);
    }
    if (strict)
        guard(L, no_table, module);
    vaka_sandbox_give(sandbox, environment, "data");
}
