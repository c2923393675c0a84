/* script/tools/mod_test_match.c - `t:new`: a match as a test describes it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/mod_test_inside.h"

#include "chance/rng.h"

#include <lauxlib.h>
#include <string.h>

/* A field of the description at 2, left on the stack; its type. Here and below tables are read as
 * they are, so that no script runs and they say the same as often as they are asked. */
static int field(lua_State *L, const char *name)
{
    lua_pushstring(L, name);
    return lua_rawget(L, 2);
}

static lua_Integer number(lua_State *L, const char *name, lua_Integer normal)
{
    lua_Integer value = normal;
    int whole = 1;

    if (field(L, name) != LUA_TNIL)
        value = lua_tointegerx(L, -1, &whole);
    if (!whole)
        luaL_error(L, "t:new: '%s' must be a whole number", name);
    lua_pop(L, 1);
    return value;
}

/* The n-th text (from 1) of a list in a field; NULL past its end. Borrowed from the list. */
static const char *nth_text(lua_State *L, const char *name, lua_Integer n)
{
    const char *text = NULL;
    int type = field(L, name);

    if (type != LUA_TNIL && type != LUA_TTABLE)
        luaL_error(L, "t:new: '%s' must be a list of texts", name);
    if (type == LUA_TTABLE) {
        vaka_sandbox_inside(L, -1);
        if (n <= (lua_Integer)lua_rawlen(L, -1) && lua_rawgeti(L, -1, n) != LUA_TSTRING)
            luaL_error(L, "t:new: '%s' must be a list of texts", name);
        text = lua_tostring(L, -1); /* NULL of the list itself */
    }
    lua_settop(L, 2);
    return text;
}

/* A misspelt field would be a test of something else. */
static void check_fields(lua_State *L)
{
    static const char *const known[] = {"seats", "seed",  "rules",  "scenario",
                                        "queue", "names", "options"};

    lua_pushnil(L);
    while (lua_next(L, 2)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
        const vaka_named_rows fields = VAKA_NAMED_ROWS(known, sizeof known / sizeof *known);
        vaka_guess guess = vaka_row_guess(fields, vaka_word_of(name));
        bool found = vaka_row_find(fields, vaka_word_of(name)) >= 0;

        if (!found && guess.best)
            luaL_error(L, "t:new has no field '%s'; did you mean '%s'?", name, guess.best);
        if (!found)
            luaL_error(L, "t:new has no field '%s'", name);
        lua_pop(L, 1);
    }
}

static void read_choices(lua_State *L, vaka_journal_head *head, const vaka_mod_test_plan *plan)
{
    const char *text;

    while ((text = nth_text(L, "rules", (lua_Integer)head->rule_count + 1)) != NULL) {
        if (head->rule_count == VAKA_JOURNAL_CHOICES || strlen(text) >= sizeof head->rule[0])
            luaL_error(L, "t:new: too many rules, or too long a one");
        snprintf(head->rule[head->rule_count++], sizeof head->rule[0], "%s", text);
    }
    for (const char *const *mod = plan->mods; *mod && head->mod_count < VAKA_JOURNAL_CHOICES; mod++)
        snprintf(head->mod[head->mod_count++], sizeof head->mod[0], "%s", *mod);
    if (field(L, "scenario") == LUA_TSTRING)
        snprintf(head->scenario, sizeof head->scenario, "%s", lua_tostring(L, -1));
    else if (!lua_isnil(L, -1))
        luaL_error(L, "t:new: 'scenario' must be a text");
    lua_pop(L, 1);
    for (lua_Integer n = 1; n <= head->seats && (text = nth_text(L, "names", n)) != NULL; n++)
        snprintf(head->name[n - 1], sizeof head->name[0], "%s", text);
}

/* The value of an option, on top of the stack. */
static int32_t option_value(lua_State *L, const char *id)
{
    int whole = 1;
    lua_Integer value = lua_isboolean(L, -1) ? lua_toboolean(L, -1) : lua_tointegerx(L, -1, &whole);

    if (lua_type(L, -1) == LUA_TSTRING || !whole || value < INT32_MIN || value > INT32_MAX)
        luaL_error(L, "t:new: option '%s' must be a whole number, or true or false", id);
    return (int32_t)value;
}

/* Options of the module, from a table of names and numbers. */
static vaka_status set_options(lua_State *L, vaka_setup *setup, vaka_error *err)
{
    vaka_status status = VAKA_OK;
    int type = field(L, "options");

    if (type != LUA_TNIL && type != LUA_TTABLE)
        luaL_error(L, "t:new: 'options' must be a table of names and numbers");
    if (type == LUA_TTABLE) {
        vaka_sandbox_inside(L, -1);
        for (lua_pushnil(L); !status && lua_next(L, 4); lua_pop(L, 1)) {
            if (lua_type(L, -2) != LUA_TSTRING)
                luaL_error(L, "t:new: an option has a name");
            const char *id = lua_tostring(L, -2);
            status = vaka_setup_set(setup, id, option_value(L, id), err);
        }
    }
    lua_settop(L, 2);
    return status;
}

static vaka_status queue_scenario(const vaka_mod_test *test, vaka_journal_head *head,
                                  vaka_error *err)
{
    const vaka_library *library = vaka_loader_library(test->plan->loader, test->plan->module);
    const vaka_choice_info *scenario = vaka_library_scenario(library, head->scenario);
    vaka_status status = VAKA_OK;

    vaka_library_seat_nobody(scenario, head);
    for (uint32_t i = 0; scenario && !status && i < scenario->queue_count; i++)
        status = vaka_journal_head_queue(head, scenario->queue[i], err);
    return status;
}

static vaka_status open_record(lua_State *L, vaka_mod_test *test, vaka_error *err)
{
    vaka_journal_head *head = &test->head;
    vaka_setup setup;
    const char *text;
    vaka_status status = vaka_setup_init(&setup, test->plan->module, head->seats, err);

    if (!status)
        status = vaka_loader_attach_head(test->plan->loader, head, &setup, err);
    if (!status)
        status = set_options(L, &setup, err);
    if (!status)
        status = queue_scenario(test, head, err);
    for (lua_Integer n = 1; !status && (text = nth_text(L, "queue", n)) != NULL; n++)
        status = vaka_journal_head_queue(head, text, err);
    if (!status)
        status = vaka_record_new(&setup, head, NULL, &test->record, err);
    if (!status)
        vaka_record_show_faults(test->record, true);
    return status;
}

/* The test owns what is worked out here: a script that describes nonsense raises an error in the
 * middle of it. */
int vaka_mod_test_new(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_of(L);
    vaka_error err = {0};

    if (lua_isnoneornil(L, 2)) {
        lua_settop(L, 1);
        lua_newtable(L);
    }
    luaL_checktype(L, 2, LUA_TTABLE);
    lua_settop(L, 2);
    vaka_sandbox_inside(L, 2);
    lua_replace(L, 2);
    check_fields(L);
    lua_Integer seats = number(L, "seats", test->plan->module->seats_min);
    lua_Integer seed = number(L, "seed", 1);
    if (seats < 1 || seats > VAKA_MAX_SEATS || seed < 0)
        return luaL_error(L, "t:new: there are no %d seats, or the seed is negative", (int)seats);
    vaka_mod_test_close(test);
    test->head.seats = (int32_t)seats;
    test->head.seed = vaka_seed_of((uint64_t)seed);
    read_choices(L, &test->head, test->plan);
    vaka_rng_seed(test->rng, test->head.seed.number ^ 0x6a09e667f3bcc909u);
    if (open_record(L, test, &err))
        return luaL_error(L, "t:new: %s", err.text);
    vaka_mod_test_look(test);
    return 0;
}
