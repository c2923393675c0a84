/* script/run/game_cards.c - content of a game in Lua as its scripts have it: cards, play, worth.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include <lauxlib.h>
#include <string.h>

#define PIECE_FUEL 5u /* for each that lies where a zone's cards are played */

/* A number in the table on top of the stack, under the text of an argument; the table stays. */
static bool find_number(lua_State *L, int index, int32_t *out)
{
    luaL_checktype(L, index, LUA_TSTRING);
    lua_pushvalue(L, index);
    bool found = lua_rawget(L, -2) == LUA_TNUMBER;
    *out = found ? (int32_t)lua_tointeger(L, -1) : VAKA_NONE;
    lua_pop(L, 1);
    return found;
}

/* Pushes the numbers of the cards of the sort at 1, and reads the function at 3. The second upvalue
 * has both by sort: { numbers of cards, numbers of functions }. */
static void push_sort(lua_State *L, const char *by, int32_t *function)
{
    lua_settop(L, 6);
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TTABLE)
        luaL_error(L, "%s: there is no sort '%s'", by, lua_tostring(L, 1));
    lua_rawgeti(L, -1, 2);
    if (!find_number(L, 3, function))
        luaL_error(L, "%s: a %s has no function '%s'", by, lua_tostring(L, 1), lua_tostring(L, 3));
    lua_rawgeti(L, -2, 1);
}

/* The card at 2, of the sort whose cards' numbers are on top. */
static int32_t read_item(lua_State *L, const char *by)
{
    int32_t item;

    if (!find_number(L, 2, &item))
        luaL_error(L, "%s: there is no %s '%s' in this match", by, lua_tostring(L, 1),
                   lua_tostring(L, 2));
    return item;
}

int32_t vaka_game_card(lua_State *L, const vaka_runner *runner, int index)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;
    const char *name = luaL_checkstring(L, index), *id = luaL_checkstring(L, index + 1);
    int32_t sort =
        vaka_row_find(VAKA_NAMED_ROWS(module->sorts, module->sort_count), vaka_word_of(name));

    for (uint32_t i = sort < 0 ? 0 : content->first[sort];
         sort >= 0 && i < content->first[sort + 1]; i++)
        if (strcmp(content->items[i].id, id) == 0)
            return (int32_t)i;
    return luaL_error(L, "there is no %s '%s' in this match", name, id);
}

static bool has_function(const vaka_runner *runner, int32_t item, int32_t function)
{
    return (runner->content->items[item].functions >> function & 1u) != 0;
}

static void queue_card(lua_State *L, int32_t item, int32_t function, const int32_t args[3])
{
    if (has_function(vaka_game_runner(L), item, function))
        vaka_game_queue_call(L, "play", (int32_t[]){item, function, args[0], args[1], args[2]});
}

/* Queues a function of all cards in a zone, from the bottom to the top. The numbers of the sort's
 * cards, by id, are on top of the stack: pieces whose kinds have such an id are cards. */
static void queue_lying(lua_State *L, int32_t zone, int32_t function, const int32_t args[3])
{
    const vaka_match *match = &vaka_bridge_position(L)->face;

    for (VAKA_EACH(match, zone, piece)) {
        vaka_sandbox_burn(L, PIECE_FUEL);
        lua_pushstring(L, match->layout->kinds[match->pieces[piece].kind].id);
        if (lua_rawget(L, -2) == LUA_TNUMBER)
            queue_card(L, (int32_t)lua_tointeger(L, -1), function, args);
        lua_pop(L, 1);
    }
}

/* play("sort", "id" or zone, "function", seat, a, b) */
static int play_card(lua_State *L)
{
    int32_t function, item = VAKA_NONE, args[3];
    bool zone = lua_type(L, 2) == LUA_TNUMBER;

    push_sort(L, "play", &function);
    if (!zone)
        item = read_item(L, "play");
    vaka_game_place(L, "play");
    vaka_game_numbers(L, 4, "play", args);
    if (zone)
        queue_lying(L, vaka_bridge_read(L, 2, VAKA_TYPE_ZONE, "zone of play"), function, args);
    else
        queue_card(L, item, function, args);
    return 0;
}

/* worth("sort", "id", "function", seat, a): a number, or nil if the card has no such function. */
static int ask_card(lua_State *L)
{
    vaka_runner *runner = vaka_game_runner(L);
    int32_t function, args[3];
    push_sort(L, "worth", &function);
    int32_t item = read_item(L, "worth");
    vaka_position *position = vaka_bridge_position(L);
    const vaka_script_port *port = position && position->port ? position->port : &runner->port;

    vaka_game_numbers(L, 4, "worth", args);
    if (!has_function(runner, item, function) || !position)
        lua_pushnil(L);
    else
        lua_pushinteger(L, port->ask(port->data, position, item, (uint32_t)function, args, 0));
    if (position && position->broken)
        vaka_sandbox_stop(L);
    return 1;
}

/* cards("sort"), card("sort", "id"): what the second upvalue has. */
static int list_cards(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_settop(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNIL)
        luaL_error(L, "cards: there is no such sort");
    return 1;
}

static int find_card(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TSTRING);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TTABLE)
        luaL_error(L, "card: there is no such sort");
    lua_pushvalue(L, 2);
    if (lua_gettable(L, -2) == LUA_TNIL && vaka_game_strict(L))
        luaL_error(L, "card: there is no %s '%s' in this match; cards(\"%s\") lists them",
                   lua_tostring(L, 1), lua_tostring(L, 2), lua_tostring(L, 1));
    return 1;
}

/* A card as scripts read it. */
static void push_card(lua_State *L, const vaka_sort *sort, const vaka_item *item)
{
    const char *list = sort->numbers;
    char name[64];
    uint32_t n = 0;
    vaka_word value;

    lua_newtable(L);
    lua_pushstring(L, item->id);
    lua_setfield(L, -2, "id");
    lua_pushstring(L, item->title);
    lua_setfield(L, -2, "title");
    lua_pushstring(L, item->text ? item->text : "");
    lua_setfield(L, -2, "text");
    for (; vaka_content_next(&list, name, sizeof name, NULL); n++) {
        lua_pushinteger(L, item->numbers[n]);
        lua_setfield(L, -2, name);
    }
    list = sort->words;
    for (; vaka_content_next(&list, name, sizeof name, &value); n++) {
        char words[256];
        snprintf(words, sizeof words, "%.*s", (int)value.length, value.at);
        vaka_word word = vaka_word_list_at(words, item->numbers[n]);
        lua_pushlstring(L, word.at, word.length);
        lua_setfield(L, -2, name);
    }
}

/* Pushes the numbers of all cards and of their functions, as read_card wants them. */
static void push_card_numbers(const vaka_runner *runner, lua_State *L)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;
    char name[64];

    lua_newtable(L);
    for (uint32_t s = 0; s < module->sort_count; s++) {
        const char *list = module->sorts[s].functions;
        lua_createtable(L, 2, 0);
        lua_newtable(L);
        for (uint32_t i = content->first[s]; i < content->first[s + 1]; i++) {
            lua_pushinteger(L, i);
            lua_setfield(L, -2, content->items[i].id);
        }
        lua_rawseti(L, -2, 1);
        lua_newtable(L);
        for (uint32_t f = 0; vaka_content_next(&list, name, sizeof name, NULL); f++) {
            lua_pushinteger(L, f);
            lua_setfield(L, -2, name);
        }
        lua_rawseti(L, -2, 2);
        lua_setfield(L, -2, module->sorts[s].id);
    }
}

/* Pushes all cards: by sort, a list of ids, or of cards by id. */
static void push_cards(vaka_runner *runner, lua_State *L, bool whole)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;

    lua_newtable(L);
    for (uint32_t s = 0; s < module->sort_count; s++) {
        lua_newtable(L);
        for (uint32_t i = content->first[s]; i < content->first[s + 1]; i++) {
            if (whole) {
                push_card(L, &module->sorts[s], &content->items[i]);
                lua_setfield(L, -2, content->items[i].id);
            } else {
                lua_pushstring(L, content->items[i].id);
                lua_rawseti(L, -2, (lua_Integer)(i - content->first[s]) + 1);
            }
        }
        vaka_sandbox_freeze(L);
        lua_setfield(L, -2, module->sorts[s].id);
    }
}

void vaka_game_cards_give(vaka_runner *runner, int environment)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);

    push_cards(runner, L, false);
    vaka_game_give(runner, environment, "cards", list_cards);
    push_cards(runner, L, true);
    vaka_game_give(runner, environment, "card", find_card);
    push_card_numbers(runner, L);
    lua_pushvalue(L, -1);
    vaka_game_give(runner, environment, "play", play_card);
    vaka_game_give(runner, environment, "worth", ask_card);
}
