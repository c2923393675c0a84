/* script/lua/sandbox_load.c - files with code: checked, compiled, run once, frozen.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"
#include "script/source/syntax.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct job {
    const char *text;
    size_t size;
    const char *mode;          /* what Lua may take it for */
    const vaka_compiled *made; /* what is known of it */
    vaka_compiled *keep;       /* where its code goes; or NULL */
    int environment;
    const char *name; /* as Lua wants it: "@file" */
} job;

static int keep_more(lua_State *L, const void *part, size_t size, void *data)
{
    vaka_compiled *to = data;

    (void)L;
    while (to->size + size > to->room) {
        to->room = to->room * 2 + 4096;
        to->code = vaka_xgrow(to->code, to->room);
    }
    memcpy(to->code + to->size, part, size);
    to->size += size;
    return 0;
}

void vaka_compiled_done(vaka_compiled *compiled)
{
    free(compiled->code);
    free(compiled->assigned);
    *compiled = (vaka_compiled){0};
}

/* Is a name of the list "a b c " one of the fields of the table on top? */
static bool names_any(lua_State *L, const char *names)
{
    bool found = false;

    while (*names && !found) {
        size_t length = strcspn(names, " ");
        lua_pushlstring(L, names, length);
        found = lua_rawget(L, -2) != LUA_TNIL;
        lua_pop(L, 1);
        names += length + (names[length] == ' ');
    }
    return found;
}

/* Pushes what a file finds its globals in. `_ENV` is no word of a script: a file that assigns to
 * none of the names in there cannot write to it, and reads without the guard before it. One that
 * never holds `game` and `host`, only calls their functions, cannot write to those either, and
 * finds the functions without the view before them. */
static void push_globals(lua_State *L, const job *file)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, file->environment);
    lua_getmetatable(L, -1);
    lua_getfield(L, -1, "__index");
    if (names_any(L, file->made->assigned)) {
        lua_pop(L, 2);
        return;
    }
    if (file->made->called) {
        lua_pop(L, 1);
        lua_rawgetp(L, -1, &vaka_sandbox_open);
    }
    lua_replace(L, -3);
    lua_pop(L, 1);
}

static void compile(lua_State *L, job *file)
{
    int status = luaL_loadbufferx(L, file->text, file->size, file->name, file->mode);

    if (vaka_fault_is_depth(L, status)) /* here it is what is written, not what is called */
        luaL_error(L, "%s:1: too many brackets or blocks inside one another", file->name + 1);
    if (status != LUA_OK) {
        vaka_fuel_pass_on(L, status);
        lua_error(L);
    }
    if (file->keep)
        lua_dump(L, keep_more, file->keep, 0);
    vaka_locals_note(L, file->made->assigned);
    push_globals(L, file);
    lua_setupvalue(L, -2, 1); /* a chunk always has its environment */
}

/* Inside the protected call: leaves what the file returned, frozen. */
static int load_file(lua_State *L)
{
    job *file = lua_touserdata(L, 1);

    compile(L, file);
    /* What the compiler makes on its way is not the same each time; what is written there is. */
    vaka_weight_begin(vaka_sandbox_of(L));
    vaka_weight_text(vaka_sandbox_of(L), file->made->longest);
    if (file->made->zeros)
        vaka_weight_zeros(vaka_sandbox_of(L));
    lua_call(L, 0, LUA_MULTRET);
    if (lua_gettop(L) != 2)
        return luaL_error(
            L, "%s:1: a file returns one value, this one returns %d; write: return { … }",
            file->name + 1, lua_gettop(L) - 1);
    vaka_freeze_all(L);
    vaka_locals_watch(L);
    lua_pop(L, 1);
    return 1;
}

/* Editors of some systems begin a file with it. */
static size_t byte_order_mark(const char *text, size_t size)
{
    return size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

vaka_status vaka_load_check(vaka_sandbox *sandbox, vaka_source *file, vaka_syntax *own,
                            vaka_error *err)
{
    size_t mark = byte_order_mark(file->text, file->size);
    vaka_status status = vaka_words_file(file, err);

    sandbox->fault = VAKA_FAULT_ERROR;
    if (status != VAKA_OK || file->syntax)
        return status;
    file->text += mark;
    file->size -= mark;
    file->syntax = own;
    if (vaka_syntax_read(own, file->text, file->size))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "%s:%d:%d: %s", file->name, own->spot.line,
                     own->spot.column, own->error);
}

/* Compiles and runs what has been checked. */
static vaka_status load(vaka_sandbox *sandbox, job *file, const char *name, vaka_error *err)
{
    char chunk[4 * LUA_IDSIZE];
    int64_t fuel = sandbox->fuel;
    uint32_t watched = sandbox->watched_count;
    vaka_status status = VAKA_OK;
    int ran;

    snprintf(chunk, sizeof chunk, "@%s", name);
    file->name = chunk;
    vaka_sandbox_refuel(sandbox, VAKA_SANDBOX_FUEL);
    lua_pushcfunction(sandbox->L, load_file);
    lua_pushlightuserdata(sandbox->L, file);
    ran = vaka_sandbox_run(sandbox, 1, 1, err);
    if (sandbox->depth == 0)
        ran = vaka_sandbox_settle(sandbox, ran, 1, name, err);
    if (ran != VAKA_RAN_WELL) {
        vaka_locals_forget(sandbox, watched);
        vaka_fault_name(name, err);
        status = VAKA_ERR_DATA;
    }
    vaka_weight_keep(sandbox);
    vaka_sandbox_refuel(sandbox, fuel);
    return status;
}

vaka_status vaka_sandbox_load_keep(vaka_sandbox *sandbox, int environment,
                                   const vaka_source *source, vaka_compiled *keep, vaka_error *err)
{
    vaka_source file = *source;
    vaka_syntax syntax = {0};
    vaka_compiled made = {0};
    vaka_status status = vaka_load_check(sandbox, &file, &syntax, err);

    if (status == VAKA_OK)
        status = vaka_words_check(&file, err);
    if (status == VAKA_OK) {
        job text = {file.text, file.size, "t", &made, keep ? &made : NULL, environment, NULL};
        vaka_words_note(file.syntax, &made);
        status = load(sandbox, &text, file.name, err);
    }
    vaka_syntax_done(&syntax);
    if (keep && status == VAKA_OK)
        *keep = made;
    else
        vaka_compiled_done(&made);
    return status;
}

vaka_status vaka_sandbox_load(vaka_sandbox *sandbox, int environment, const char *name,
                              const char *text, size_t size, vaka_error *err)
{
    return vaka_sandbox_load_keep(sandbox, environment, &(vaka_source){name, text, size, NULL},
                                  NULL, err);
}

vaka_status vaka_sandbox_load_kept(vaka_sandbox *sandbox, int environment, const char *name,
                                   const vaka_compiled *kept, vaka_error *err)
{
    job file = {kept->code, kept->size, "b", kept, NULL, environment, NULL};

    sandbox->fault = VAKA_FAULT_ERROR;
    return load(sandbox, &file, name, err);
}
