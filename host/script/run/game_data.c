/* script/run/game_data.c - `data`: what is printed, as scripts of a game in Lua read it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_data.h"

#include "text/word.h"

#include <lua.h>

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

void vaka_game_data_give(const vaka_content *content, vaka_sandbox *sandbox, int environment)
{
    lua_State *L = vaka_sandbox_state(sandbox);
    const vaka_module *module = content->module;

    lua_newtable(L);
    for (uint32_t t = 0; t < module->table_count; t++) {
        push_rows(L, content, t);
        lua_setfield(L, -2, module->tables[t].id);
    }
    vaka_sandbox_give(sandbox, environment, "data");
}
