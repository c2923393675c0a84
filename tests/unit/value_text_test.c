/* value_text_test.c - values of Lua as the author of a script reads them.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "script/lua/sandbox.h"
#include "script/lua/value_text.h"

#include <lauxlib.h>

/* What a value that some Lua gives reads like. */
static const char *read_as(const char *lua)
{
    static char text[400];
    vaka_sandbox *sandbox = vaka_sandbox_new();
    lua_State *L = vaka_sandbox_state(sandbox);
    vaka_buffer out = vaka_buffer_on(text, sizeof text);

    assert_int_equal(luaL_loadstring(L, lua), LUA_OK);
    lua_call(L, 0, 1);
    int top = lua_gettop(L);
    vaka_value_text(L, -1, &out);
    assert_int_equal(lua_gettop(L), top);
    vaka_sandbox_free(sandbox);
    return text;
}

TEST(plain_values_read_as_they_are_written)
{
    (void)state;
    assert_string_equal(read_as("return 3"), "3");
    assert_string_equal(read_as("return 2.5"), "2.5");
    assert_string_equal(read_as("return 'tide'"), "\"tide\"");
    assert_string_equal(read_as("return false"), "false");
    assert_string_equal(read_as("return nil"), "nil");
}

TEST(lists_come_first_then_names_in_order)
{
    (void)state;
    assert_string_equal(read_as("return {}"), "{ }");
    assert_string_equal(read_as("return { 1, true, 'a' }"), "{ 1, true, \"a\" }");
    assert_string_equal(read_as("return { winners = { 0, 2 }, lost = false, reason = 'dusk' }"),
                        "{ lost = false, reason = \"dusk\", winners = { 0, 2 } }");
    assert_string_equal(read_as("return { 5, b = 2, a = 1 }"), "{ 5, a = 1, b = 2 }");
}

TEST(what_is_long_or_deep_is_hinted_at)
{
    (void)state;
    assert_string_equal(read_as("local t = {} for i = 1, 20 do t[i] = i end return t"),
                        "{ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, … }");
    assert_string_equal(read_as("return { { { { { 1 } } } } }"), "{ { { { {…} } } } }");
    assert_string_equal(read_as("local t = {} t[1] = t return t"), "{ { { { {…} } } } }");
}

static int always(lua_State *L)
{
    lua_pushinteger(L, 2);
    return 1;
}

/* A table that gives something for whatever is asked of it has no end. */
TEST(nothing_is_asked_of_what_a_table_pretends_to_have)
{
    char text[100];
    vaka_sandbox *sandbox = vaka_sandbox_new();
    lua_State *L = vaka_sandbox_state(sandbox);
    vaka_buffer out = vaka_buffer_on(text, sizeof text);

    (void)state;
    lua_newtable(L);
    lua_pushinteger(L, 1);
    lua_rawseti(L, -2, 1);
    lua_newtable(L);
    lua_pushcfunction(L, always);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    vaka_value_text(L, -1, &out);
    assert_string_equal(text, "{ 1 }");
    vaka_sandbox_free(sandbox);
}

int main(void)
{
    return run_registered("values as text", NULL, NULL);
}
