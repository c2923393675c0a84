/* script/tools/check_names.c - looks through a file with code: are all its names there?
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_row.h"
#include "script/mods/game.h"
#include "script/tools/check_inside.h"
#include "script/tools/check_meant.h"

#include <stdlib.h>
#include <string.h>

#define DEEPEST 1000u /* longer chains of operators are looked at from outside only */

static bool same(vaka_word a, vaka_word b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

static void declare(vaka_scan *scan, uint32_t name, uint32_t value, bool given)
{
    if (scan->local_count == scan->local_room) {
        scan->local_room = scan->local_room * 2 + 32;
        scan->locals = vaka_xgrow(scan->locals, scan->local_room * sizeof *scan->locals);
    }
    vaka_scan_local local = {.name = vaka_syntax_text(&scan->syntax, name),
                             .level = scan->level,
                             .value = value,
                             .type = vaka_scan_type(scan, value),
                             .given = given};
    scan->locals[scan->local_count++] = local;
}

const vaka_scan_local *vaka_scan_local_named(const vaka_scan *scan, vaka_word name)
{
    for (uint32_t i = scan->local_count; i > 0; i--)
        if (same(scan->locals[i - 1].name, name))
            return &scan->locals[i - 1];
    return NULL;
}

/* `game` may be handed over as a parameter, too. */
bool vaka_scan_is_table(const vaka_scan *scan, uint32_t node, const char *name)
{
    const vaka_scan_local *local;

    if (scan->syntax.nodes[node].type != VAKA_NODE_NAME ||
        !vaka_syntax_is(&scan->syntax, node, name))
        return false;
    local = vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, node));
    return !local || (local->given && strcmp(name, "game") == 0);
}

/* Pushes what the environment has under a name; false (nothing pushed) if it has nothing. */
static bool push_global(const vaka_scan *scan, vaka_word name)
{
    lua_pushlstring(scan->L, name.at, name.length);
    if (lua_rawget(scan->L, scan->names) != LUA_TNIL)
        return true;
    lua_pop(scan->L, 1);
    return false;
}

/* Tries all texts that are keys of the table at `index`. */
static void guess_keys(const vaka_scan *scan, int index, vaka_guess *guess)
{
    vaka_guess keys = vaka_guess_of(guess->word);

    for (lua_pushnil(scan->L); lua_next(scan->L, index); lua_pop(scan->L, 1))
        if (lua_type(scan->L, -2) == LUA_TSTRING)
            vaka_guess_try_any(&keys, lua_tostring(scan->L, -2));
    if (keys.best && keys.distance < guess->distance)
        *guess = keys;
}

static void unknown_name(vaka_scan *scan, uint32_t node)
{
    vaka_guess guess = vaka_guess_of(vaka_syntax_text(&scan->syntax, node));
    char *names = NULL, suggestion[VAKA_SUGGESTION], quote[VAKA_WORD_QUOTE];
    size_t room = 1, used = 0;

    for (uint32_t i = 0; i < scan->local_count; i++)
        room += scan->locals[i].name.length + 1;
    names = vaka_xnew(room);
    for (uint32_t i = scan->local_count; i > 0; i--) {
        vaka_word name = scan->locals[i - 1].name;
        memcpy(names + used, name.at, name.length);
        vaka_guess_try(&guess, names + used);
        used += name.length + 1;
    }
    guess_keys(scan, scan->names, &guess);
    vaka_check_meant(scan->library->module, NULL, &guess, suggestion);
    if (vaka_word_is(guess.word, "print"))
        snprintf(suggestion, sizeof suggestion, "write debug(…): it shows in try and test");
    vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot, suggestion, "there is no '%s'",
                    vaka_word_quote(guess.word, quote));
    free(names);
}

static void read_name(vaka_scan *scan, uint32_t node)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, node);

    if (vaka_scan_local_named(scan, name))
        return;
    if (push_global(scan, name))
        lua_pop(scan->L, 1);
    else
        unknown_name(scan, node);
}

static void set_name(vaka_scan *scan, uint32_t node)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, node);
    const vaka_scan_local *local = vaka_scan_local_named(scan, name);
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    vaka_word_quote(name, quote);
    if (!local) {
        snprintf(suggestion, sizeof suggestion, "write: local %s = …", quote);
        vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot, suggestion,
                        "'%s' is not declared: globals cannot be assigned to", quote);
    } else if (local->level == 0 && scan->level > 0) {
        vaka_file_wrong(&scan->page, scan->syntax.nodes[node].spot,
                        "what is to last belongs into vars",
                        "'%s' is a local of the file: its functions may not change it", quote);
    }
}

/* Nothing can be said while a file that may declare it could not be loaded. */
static bool is_variable(const vaka_scan *scan, vaka_word name, vaka_guess *guess)
{
    const vaka_mod_files *files = &scan->library->files->mods[scan->mod];

    for (uint32_t i = 0; i < files->count; i++) {
        if (files->at[i].plain.type != VAKA_PLAIN_TABLE &&
            vaka_library_has_code(scan->library->module, &files->at[i]))
            return true;
        const vaka_plain *vars = vaka_plain_get(&files->at[i].plain, "vars");
        for (uint32_t v = 0; vars && v < vars->count; v++) {
            if (!vars->at[v].key)
                continue;
            if (same(name, vaka_word_of(vars->at[v].key)))
                return true;
            vaka_guess_try(guess, vars->at[v].key);
        }
    }
    return false;
}

/* A library (`math`) or a table of functions (`game`): pushes what is behind it. */
static bool push_table(const vaka_scan *scan, uint32_t object)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, object);
    char text[VAKA_ID_LENGTH];

    if (scan->syntax.nodes[object].type != VAKA_NODE_NAME || name.length >= sizeof text)
        return false;
    memcpy(text, name.at, name.length);
    text[name.length] = '\0';
    if (!vaka_scan_is_table(scan, object, text) || !push_global(scan, name))
        return false;
    if (lua_istable(scan->L, -1)) {
        vaka_sandbox_inside(scan->L, -1);
        lua_remove(scan->L, -2);
        return true;
    }
    lua_pop(scan->L, 1);
    return false;
}

/* `data.name` of a game in Lua: one of the tables that it declares. */
static void read_table(vaka_scan *scan, uint32_t field, vaka_word name)
{
    const vaka_module *module = scan->library->module;
    vaka_named_rows tables = VAKA_NAMED_ROWS(module->tables, module->table_count);
    vaka_guess guess = vaka_row_guess(tables, name);

    if (vaka_row_find(tables, name) < 0)
        vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[field].spot,
                                 "table declared under 'tables' named", &guess);
}

static void unknown_member(vaka_scan *scan, uint32_t field, const vaka_guess *guess)
{
    const vaka_node *object = &scan->syntax.nodes[scan->syntax.nodes[field].first];
    char table[32], quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    snprintf(table, sizeof table, "%.*s", (int)object->length, scan->syntax.text + object->at);
    vaka_file_wrong(&scan->page, scan->syntax.nodes[field].spot,
                    vaka_check_meant(scan->library->module, table, guess, suggestion),
                    "there is no function in '%s' named '%s'", table,
                    vaka_word_quote(guess->word, quote));
}

/* `object.name` where the object is a table of the environment: is there such a name? */
static void read_member(vaka_scan *scan, uint32_t field)
{
    uint32_t object = scan->syntax.nodes[field].first;
    vaka_word name = vaka_syntax_text(&scan->syntax, field);
    vaka_guess guess = vaka_guess_of(name);
    char what[64];

    if (vaka_scan_is_table(scan, object, "vars")) {
        if (!is_variable(scan, name, &guess))
            vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[field].spot,
                                     "variable declared under 'vars' named", &guess);
        return;
    }
    if (vaka_game_of(scan->library->module) && vaka_scan_is_table(scan, object, "data")) {
        read_table(scan, field, name);
        return;
    }
    if (vaka_scan_is_table(scan, object, "text")) {
        vaka_scan_text(scan, scan->syntax.nodes[field].spot, name);
        return;
    }
    if (vaka_game_of(scan->library->module) && vaka_scan_is_table(scan, object, "data")) {
        const vaka_module *module = scan->library->module;
        vaka_file_fields_row(&scan->page, scan->syntax.nodes[field].spot, "table of data named",
                             vaka_word_quote(name, what),
                             VAKA_NAMED_ROWS(module->tables, module->table_count));
        return;
    }
    if (!push_table(scan, object))
        return;
    lua_pushlstring(scan->L, name.at, name.length);
    if (lua_rawget(scan->L, -2) == LUA_TNIL) {
        lua_pop(scan->L, 1);
        guess_keys(scan, lua_gettop(scan->L), &guess);
        unknown_member(scan, field, &guess);
        lua_pop(scan->L, 1);
        return;
    }
    lua_pop(scan->L, 2);
}

void vaka_scan_text(vaka_scan *scan, vaka_file_place spot, vaka_word id)
{
    vaka_guess guess = vaka_guess_of(id);
    char name[128];

    if (!id.length || id.length >= sizeof name)
        return;
    memcpy(name, id.at, id.length);
    name[id.length] = '\0';
    if (!vaka_check_has_text(scan->library, scan->mod, name, &guess))
        vaka_file_fields_unknown(&scan->page, spot, "text in lang/en.lua with the id", &guess);
}

void vaka_scan_plain(vaka_scan *scan, uint32_t node)
{
    static const char *const tables[] = {"game", "host", "ask", "vars"};
    const vaka_node *at = &scan->syntax.nodes[node];
    const vaka_scan_local *local =
        at->type == VAKA_NODE_NAME
            ? vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, node))
            : NULL;

    if (local && local->value && scan->syntax.nodes[local->value].type == VAKA_NODE_FUNCTION)
        vaka_file_wrong(&scan->page, at->spot, "call it: write () behind it",
                        "'%.*s' is a function", (int)at->length, scan->syntax.text + at->at);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        if (vaka_scan_is_table(scan, node, tables[i]))
            vaka_file_wrong(&scan->page, at->spot, NULL, "'%s' is a table: name something in it",
                            tables[i]);
        if (at->type == VAKA_NODE_FIELD && vaka_scan_is_table(scan, at->first, tables[i]) &&
            strcmp(tables[i], "vars") != 0)
            vaka_file_wrong(&scan->page, at->spot, "call it: write () behind it",
                            "'%.*s' is a function", (int)at->length, scan->syntax.text + at->at);
    }
}

static void children(vaka_scan *scan, uint32_t node)
{
    for (uint32_t at = scan->syntax.nodes[node].first; at; at = scan->syntax.nodes[at].next)
        vaka_scan_node(scan, at);
}

static void function(vaka_scan *scan, uint32_t node)
{
    uint32_t mark = scan->local_count;
    uint32_t names = scan->syntax.nodes[node].first;
    int number = 0;

    scan->level++;
    if (scan->syntax.nodes[node].flag & 1) {
        declare(scan, node, 0, false);
        scan->locals[scan->local_count - 1].name = vaka_word_of("self");
    }
    for (uint32_t at = scan->syntax.nodes[names].first; at; at = scan->syntax.nodes[at].next) {
        declare(scan, at, 0, true);
        if (vaka_syntax_is(&scan->syntax, at, "seat"))
            scan->locals[scan->local_count - 1].type = VAKA_TYPE_SEAT;
        scan->locals[scan->local_count - 1].panel = vaka_scan_is_panel(scan, node, at, number++);
    }
    vaka_scan_node(scan, scan->syntax.nodes[names].next);
    scan->local_count = mark;
    scan->level--;
}

static void local(vaka_scan *scan, uint32_t node)
{
    uint32_t names = scan->syntax.nodes[node].first, list = scan->syntax.nodes[names].next;
    uint32_t value = list ? scan->syntax.nodes[list].first : 0;

    if (list)
        children(scan, list);
    for (uint32_t at = scan->syntax.nodes[names].first; at; at = scan->syntax.nodes[at].next) {
        declare(scan, at, value, false);
        value = value ? scan->syntax.nodes[value].next : 0;
    }
}

/* A place that is assigned to. */
static void target(vaka_scan *scan, uint32_t node)
{
    const vaka_node *at = &scan->syntax.nodes[node];

    if (at->type == VAKA_NODE_NAME) {
        set_name(scan, node);
        return;
    }
    vaka_scan_node(scan, node);
    if (at->type == VAKA_NODE_INDEX) /* vars.taken[seat] */
        at = &scan->syntax.nodes[at->first];
    if (at->type == VAKA_NODE_FIELD && scan->look && vaka_scan_is_table(scan, at->first, "vars"))
        vaka_file_wrong(&scan->page, at->spot, NULL, "variables cannot be changed in %s",
                        scan->look);
}

static void assign(vaka_scan *scan, uint32_t node)
{
    uint32_t targets = scan->syntax.nodes[node].first;

    children(scan, scan->syntax.nodes[targets].next);
    for (uint32_t at = scan->syntax.nodes[targets].first; at; at = scan->syntax.nodes[at].next) {
        target(scan, at);
        vaka_scan_forget(scan, at);
    }
}

static void loop(vaka_scan *scan, uint32_t node)
{
    uint32_t names = scan->syntax.nodes[node].first, list = scan->syntax.nodes[names].next;
    uint32_t mark = scan->local_count;
    uint8_t each = vaka_scan_type_each(scan, scan->syntax.nodes[list].first);

    vaka_scan_walk(scan, scan->syntax.nodes[list].first);
    children(scan, list);
    for (uint32_t at = scan->syntax.nodes[names].first, n = 0; at;
         at = scan->syntax.nodes[at].next, n++) {
        declare(scan, at, 0, false);
        if (n == 1)
            scan->locals[scan->local_count - 1].type = each;
    }
    vaka_scan_node(scan, scan->syntax.nodes[list].next);
    scan->local_count = mark;
}

static void repeat(vaka_scan *scan, uint32_t node)
{
    uint32_t block = scan->syntax.nodes[node].first, mark = scan->local_count;

    children(scan, block);
    vaka_scan_node(scan, scan->syntax.nodes[block].next);
    scan->local_count = mark;
}

static void named_function(vaka_scan *scan, uint32_t node)
{
    uint32_t first = scan->syntax.nodes[node].first;

    if (scan->syntax.nodes[node].type == VAKA_NODE_LOCAL_FUNCTION)
        declare(scan, first, scan->syntax.nodes[first].next, false);
    else
        target(scan, first);
    vaka_scan_node(scan, scan->syntax.nodes[first].next);
}

static void block(vaka_scan *scan, uint32_t node)
{
    uint32_t mark = scan->local_count;

    children(scan, node);
    scan->local_count = mark;
}

static void field(vaka_scan *scan, uint32_t node)
{
    read_member(scan, node);
    children(scan, node);
}

static void operation(vaka_scan *scan, uint32_t node)
{
    for (uint32_t at = scan->syntax.nodes[node].first; at; at = scan->syntax.nodes[at].next)
        if (scan->syntax.nodes[node].flag)
            vaka_scan_plain(scan, at);
    children(scan, node);
}

/* What is done with a node of each type; of all others the children are looked at. */
static void step_into(vaka_scan *scan, uint32_t node)
{
    static void (*const steps[])(vaka_scan *, uint32_t) = {
        [VAKA_NODE_BLOCK] = block,
        [VAKA_NODE_LOCAL] = local,
        [VAKA_NODE_ASSIGN] = assign,
        [VAKA_NODE_FOR] = loop,
        [VAKA_NODE_REPEAT] = repeat,
        [VAKA_NODE_FUNCTION] = function,
        [VAKA_NODE_LOCAL_FUNCTION] = named_function,
        [VAKA_NODE_SET_FUNCTION] = named_function,
        [VAKA_NODE_NAME] = read_name,
        [VAKA_NODE_FIELD] = field,
        [VAKA_NODE_CALL] = vaka_scan_call,
        [VAKA_NODE_METHOD] = vaka_scan_call,
        [VAKA_NODE_OPERATOR] = operation,
    };
    uint8_t type = scan->syntax.nodes[node].type;

    if (type < sizeof steps / sizeof *steps && steps[type])
        steps[type](scan, node);
    else
        children(scan, node);
}

/* Functions of the sort that are asked for a number ("worth=look") may only look, and so may what
 * says whether an action may be taken. */
static bool only_looks(const vaka_scan *scan, uint32_t field, char what[80])
{
    const vaka_module *module = scan->library->module;
    int32_t sort = vaka_library_sort_of(module, scan->file->folder);
    const char *list = sort < 0 ? NULL : module->sorts[sort].functions;
    char name[64];
    vaka_word after;

    while (vaka_content_next(&list, name, sizeof name, &after))
        if (vaka_syntax_is(&scan->syntax, field, name) && vaka_word_is(after, "look")) {
            snprintf(what, 80, "'%.48s', which is asked for a number", name);
            return true;
        }
    bool panel = vaka_syntax_is(&scan->syntax, field, "panel");
    snprintf(what, 80, panel ? "'panel', which only shows" : "'may_play', which is only asked");
    return panel || vaka_syntax_is(&scan->syntax, field, "may_play"); /* the latter of actions */
}

void vaka_scan_node(vaka_scan *scan, uint32_t node)
{
    char what[80];

    if (!node || scan->depth >= DEEPEST)
        return;
    scan->depth++;
    if (scan->syntax.nodes[node].type == VAKA_NODE_NAMED && scan->level == 0 && !scan->look &&
        only_looks(scan, node, what)) {
        if (vaka_syntax_is(&scan->syntax, node, "panel"))
            scan->panel = scan->syntax.nodes[node].first;
        vaka_scan_look(scan, scan->syntax.nodes[node].first, what);
    } else {
        step_into(scan, node);
    }
    scan->depth--;
}

void vaka_scan_look(vaka_scan *scan, uint32_t node, const char *what)
{
    const char *before = scan->look;

    scan->look = what;
    vaka_scan_node(scan, node);
    scan->look = before;
}

void vaka_scan_file(vaka_scan *scan)
{
    if (vaka_syntax_read(&scan->syntax, scan->file->text, scan->file->size))
        vaka_scan_node(scan, scan->syntax.root);
    vaka_syntax_done(&scan->syntax);
    free(scan->locals);
    scan->locals = NULL;
    scan->local_count = scan->local_room = 0;
}
