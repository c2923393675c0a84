/* script/run/act_rows.c - arguments of acts on their way between Lua and the block.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/act_inside.h"

#include <string.h>

#define ROW_FUEL 10u
#define TOO_MANY "ask.act: more than the %d acts of its limits (t.limits { acts = … })"

const vaka_module *vaka_act_module(const vaka_runner *runner)
{
    return runner->content->module;
}

/* How long a list is: only one that has a metatable is asked. */
static lua_Integer length(lua_State *L, int list)
{
    lua_Integer raw;

    if (!lua_getmetatable(L, list))
        return (lua_Integer)lua_rawlen(L, list);
    lua_pop(L, 1);
    if (!vaka_sandbox_push_constant(L, list))
        return luaL_len(L, list);
    raw = (lua_Integer)lua_rawlen(L, -1);
    lua_pop(L, 1);
    return raw;
}

/* Pushes the table of the words that an argument takes: word to number, and number to word. It is
 * made when it is first wanted. */
static void push_words(lua_State *L, const vaka_arg *arg)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, arg) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    for (int32_t i = 0; i < vaka_word_list_size(arg->words); i++) {
        vaka_word word = vaka_word_list_at(arg->words, i);
        lua_pushlstring(L, word.at, word.length);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, i);
        lua_pushinteger(L, i);
        lua_rawset(L, -3);
    }
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, arg);
}

static int32_t word_number(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    const char *text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : NULL;
    int32_t number = VAKA_NONE;

    if (text) {
        push_words(L, arg);
        lua_pushvalue(L, index);
        number = lua_rawget(L, -2) == LUA_TNUMBER ? (int32_t)lua_tointeger(L, -1) : VAKA_NONE;
        lua_pop(L, 2);
    }
    if (number >= 0)
        return number;
    return luaL_error(L, "ask.act: %s: a word of %s expected, got %s", verb->name, arg->words,
                      text ? text : luaL_typename(L, index));
}

static int32_t whole_number(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);

    if (!whole || number < arg->min || number > arg->max)
        luaL_error(L, "ask.act: %s: a number from %d to %d expected", verb->name, (int)arg->min,
                   (int)arg->max);
    return (int32_t)number;
}

static int32_t route_number(lua_State *L, const vaka_verb *verb, int index, const char *what)
{
    int32_t zone = vaka_bridge_read(L, index, VAKA_TYPE_ZONE, what);

    if (!vaka_layout_is_route(vaka_bridge_position(L)->face.layout, zone))
        luaL_error(L, "ask.act: %s: a route expected", verb->name);
    return zone;
}

/* Is a number one that an argument can be? */
static bool fits(const vaka_match *match, const vaka_arg *arg, lua_Integer number)
{
    const vaka_layout *layout = match->layout;

    switch (arg->type) {
    case VAKA_ARG_INT:
        return number >= arg->min && number <= arg->max;
    case VAKA_ARG_WORD:
        return number >= 0 && number < vaka_word_list_size(arg->words);
    case VAKA_ARG_ZONE:
        return number >= 0 && number < layout->zone_count;
    case VAKA_ARG_SPACE:
        return number >= 0 && number < layout->zone_count &&
               vaka_layout_is_space(layout, (int32_t)number);
    case VAKA_ARG_ROUTE:
        return number >= 0 && number < layout->zone_count &&
               vaka_layout_is_route(layout, (int32_t)number);
    case VAKA_ARG_KIND:
        return number >= 0 && number < layout->kind_count;
    case VAKA_ARG_SEAT:
        return number >= 0 && number < match->seats;
    default:
        return number >= 0 && number < layout->counter_count;
    }
}

/* Most are whole numbers, and good. */
static inline bool plain_number(lua_State *L, const vaka_match *match, const vaka_arg *arg,
                                int index, int16_t *out)
{
    if (!lua_isinteger(L, index) || arg->type == VAKA_ARG_WORD)
        return false;
    lua_Integer number = lua_tointeger(L, index);
    *out = (int16_t)number;
    return fits(match, arg, number);
}

/* The value at an index as an argument of an act. */
static int16_t read_arg(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    static const uint8_t types[] = {[VAKA_ARG_ZONE] = VAKA_TYPE_ZONE,
                                    [VAKA_ARG_SPACE] = VAKA_TYPE_SPACE,
                                    [VAKA_ARG_KIND] = VAKA_TYPE_KIND,
                                    [VAKA_ARG_SEAT] = VAKA_TYPE_SEAT,
                                    [VAKA_ARG_COUNTER] = VAKA_TYPE_COUNTER};
    char what[96];
    int16_t number;

    if (plain_number(L, &vaka_bridge_position(L)->face, arg, index, &number))
        return number;
    if (arg->type == VAKA_ARG_INT)
        return (int16_t)whole_number(L, verb, arg, index);
    if (arg->type == VAKA_ARG_WORD)
        return (int16_t)word_number(L, verb, arg, index);
    snprintf(what, sizeof what, "row of '%s' in ask.act", verb->name);
    if (arg->type == VAKA_ARG_ROUTE)
        return (int16_t)route_number(L, verb, index, what);
    return (int16_t)vaka_bridge_read(L, index, types[arg->type], what);
}

int vaka_act_args(const vaka_verb *verb)
{
    int count = 0;

    while (count < VAKA_ARGS && verb->arg[count].type != VAKA_ARG_NONE)
        count++;
    return count;
}

/* Pushes the arguments of an act as a script has them; how many. */
int vaka_act_push(lua_State *L, const vaka_verb *verb, const int16_t arg[VAKA_ARGS])
{
    int count = vaka_act_args(verb);

    for (int i = 0; i < count; i++) {
        if (verb->arg[i].type == VAKA_ARG_WORD) {
            push_words(L, &verb->arg[i]);
            lua_rawgeti(L, -1, arg[i]);
            lua_remove(L, -2);
        } else {
            lua_pushinteger(L, arg[i]);
        }
    }
    return count;
}

/* Pushes what the question says of a verb; nil: it is not in it. */
int vaka_act_verb(lua_State *L, const vaka_verb *verb)
{
    return lua_getfield(L, 1, verb->name);
}

/* Pushes a function of what the question says of a verb; false, with nothing pushed: it has none.
 */
bool vaka_act_function(lua_State *L, const vaka_verb *verb, const char *name)
{
    int type = vaka_act_verb(L, verb);

    if (type == LUA_TFUNCTION && strcmp(name, "go") == 0)
        return true;
    if (type == LUA_TTABLE) {
        type = lua_getfield(L, -1, name);
        lua_remove(L, -2);
        if (type == LUA_TFUNCTION)
            return true;
        if (type != LUA_TNIL)
            luaL_error(L, "ask.act: %s: '%s' must be a function", verb->name, name);
    }
    lua_pop(L, 1);
    return false;
}

void vaka_act_add(lua_State *L, uint32_t number, const int16_t arg[VAKA_ARGS])
{
    vaka_position *position = vaka_bridge_position(L);

    vaka_sandbox_burn(L, ROW_FUEL);
    if (!vaka_acts_add(position, vaka_ask_runner(L)->script_game->sealing, number, arg))
        luaL_error(L, TOO_MANY, (int)position->face.layout->act_max);
}

/* Pushes the rows of a verb that are known: those that were written down once and for all, and so
 * are read once. To each its arguments, as one number. */
static void push_known(lua_State *L, const vaka_verb *verb)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, verb) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, verb);
}

/* Arguments of the row at an index, if it is known; the table of those that are is at `known`, or
 * nil as long as there was no row that can be one of them: those have a view. */
static bool read_known(lua_State *L, const vaka_verb *verb, int known, int row, int16_t *arg)
{
    const vaka_match *match = &vaka_bridge_position(L)->face;

    if (!lua_getmetatable(L, row))
        return false;
    lua_pop(L, 1);
    if (lua_isnil(L, known)) {
        push_known(L, verb);
        lua_replace(L, known);
    }
    lua_pushvalue(L, row);
    bool found = lua_rawget(L, known) == LUA_TNUMBER;
    uint64_t packed = (uint64_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    for (int i = 0; i < VAKA_ARGS && found && verb->arg[i].type != VAKA_ARG_NONE; i++) {
        arg[i] = (int16_t)(packed >> 16 * i);
        found = fits(match, &verb->arg[i], arg[i]);
    }
    return found;
}

/* Remembers a row that cannot change: one of numbers and words of the verb. */
static void note_known(lua_State *L, const vaka_verb *verb, int known, int row, const int16_t *arg)
{
    uint64_t packed = 0;

    if (!vaka_sandbox_is_constant(L, row))
        return;
    for (int i = 0; i < VAKA_ARGS && verb->arg[i].type != VAKA_ARG_NONE; i++) {
        bool number = lua_geti(L, row, i + 1) == LUA_TNUMBER;
        lua_pop(L, 1);
        if (!number && verb->arg[i].type != VAKA_ARG_WORD)
            return; /* an id, which another layout may have elsewhere */
        packed |= (uint64_t)(uint16_t)arg[i] << 16 * i;
    }
    lua_pushvalue(L, row);
    lua_pushinteger(L, (lua_Integer)packed);
    lua_rawset(L, known);
}

/* A row is a list of the arguments, and no argument by itself. */
static void check_shape(lua_State *L, const vaka_verb *verb, int row, int args)
{
    if (!lua_istable(L, row))
        luaL_error(L, "ask.act: %s takes %d things: each row is a list of them, not a %s",
                   verb->name, args, luaL_typename(L, row));
    if (length(L, row) > args)
        luaL_error(L, "ask.act: %s takes %d, and a row has %d", verb->name, args,
                   (int)luaL_len(L, row));
}

/* A list that was written down once and for all is read behind its view, which takes its place. */
static void open_list(lua_State *L, int list)
{
    if (vaka_sandbox_push_constant(L, list))
        lua_replace(L, list);
}

#define BATCH 8 /* entries of a list that lie on the stack at a time */

/* Pushes entry `k`, from 0, of the list at an index, which lies below nothing but other entries of
 * it; they are taken away in batches. */
static int push_listed(lua_State *L, int list, uint32_t k)
{
    if (k % BATCH == 0)
        lua_settop(L, list);
    return lua_geti(L, list, (lua_Integer)k + 1);
}

/* The same entry as an argument of an act. */
static int16_t read_listed(lua_State *L, const vaka_match *match, const vaka_verb *verb,
                           const vaka_arg *arg, int list, uint32_t k)
{
    if (push_listed(L, list, k) == LUA_TNUMBER && arg->type != VAKA_ARG_WORD) {
        int whole;
        lua_Integer number = lua_tointegerx(L, -1, &whole);
        if (whole && fits(match, arg, number))
            return (int16_t)number;
    }
    return read_arg(L, verb, arg, lua_gettop(L));
}

/* --- a row whose arguments are lists of what they may be ----------------------------------------
 */

#define FEW_VALUES 256u

typedef struct choices {
    int args;
    uint32_t count[VAKA_ARGS], total; /* values of each argument, and of all */
    int16_t *values;                  /* those of the first argument first: `few`, or Lua's */
    int16_t few[FEW_VALUES];
} choices;

/* How many values each argument of a row has: one, or those of a list. False: none has a list. */
static bool count_choices(lua_State *L, int row, choices *to)
{
    int32_t most = vaka_bridge_position(L)->face.layout->act_max;
    bool any = false;

    for (int i = 0; i < to->args; i++) {
        bool list = lua_geti(L, row, i + 1) == LUA_TTABLE;
        lua_Integer count = list ? length(L, -1) : 1;
        if (count > most)
            luaL_error(L, TOO_MANY, (int)most);
        to->count[i] = count > 0 ? (uint32_t)count : 0;
        to->total += to->count[i];
        any = any || list;
        lua_pop(L, 1);
    }
    return any;
}

/* Reads what the argument on top of the stack may be. */
static void read_choices(lua_State *L, const vaka_verb *verb, int i, uint32_t count, int16_t *out)
{
    int list = lua_gettop(L);

    if (!lua_istable(L, list)) {
        *out = read_arg(L, verb, &verb->arg[i], list);
        return;
    }
    const vaka_match *match = &vaka_bridge_position(L)->face;
    vaka_sandbox_burn(L, count);
    open_list(L, list);
    luaL_checkstack(L, BATCH, NULL);
    for (uint32_t k = 0; k < count; k++)
        out[k] = read_listed(L, match, verb, &verb->arg[i], list, k);
    lua_settop(L, list);
}

/* How many rows the choices make; more than there is room for are not counted. */
static uint32_t count_rows(const choices *of, uint32_t most)
{
    uint32_t rows = 1;

    for (int i = 0; i < of->args; i++)
        rows = of->count[i] && rows > most / of->count[i] ? most + 1 : rows * of->count[i];
    return rows;
}

/* Adds a row for each choice of arguments, the last ones changing fastest. */
static void add_choices(lua_State *L, uint32_t number, const choices *of)
{
    vaka_position *position = vaka_bridge_position(L);
    uint32_t most = (uint32_t)position->face.layout->act_max, rows = count_rows(of, most);
    uint32_t sealing = vaka_ask_runner(L)->script_game->sealing, at[VAKA_ARGS] = {0};
    int16_t arg[VAKA_ARGS] = {0};

    vaka_sandbox_burn(L, ROW_FUEL * rows);
    if (rows > most - vaka_acts_of(position)->count)
        luaL_error(L, TOO_MANY, (int)most);
    for (uint32_t row = 0; row < rows; row++) {
        const int16_t *values = of->values;
        for (int i = 0; i < of->args; values += of->count[i++])
            arg[i] = values[at[i]];
        vaka_acts_add(position, sealing, number, arg);
        for (int i = of->args - 1; i >= 0 && ++at[i] == of->count[i]; i--)
            at[i] = 0;
    }
}

/* A row at the top of the stack, with a list in place of an argument: it stands for many. */
static void add_listed(lua_State *L, uint32_t number, const vaka_verb *verb, choices *to)
{
    int row = lua_gettop(L);

    to->values = to->few;
    if (to->total > FEW_VALUES)
        to->values = lua_newuserdatauv(L, to->total * sizeof *to->values, 0);
    int top = lua_gettop(L);
    int16_t *out = to->values;
    for (int i = 0; i < to->args; out += to->count[i++]) {
        if (lua_geti(L, row, i + 1) != LUA_TTABLE && to->count[i] != 1)
            luaL_error(L, "ask.act: %s: a row that is not the same twice", verb->name);
        read_choices(L, verb, i, to->count[i], out);
        lua_settop(L, top);
    }
    add_choices(L, number, to);
    lua_settop(L, row);
}

/* --- a row that names routes ------------------------------------------------------------------ */

/* Can a verb be done over routes: from a space to another? Pushes field `over` of its row then. */
static bool push_over(lua_State *L, const vaka_verb *verb, int row)
{
    if (verb->arg[0].type != VAKA_ARG_SPACE || verb->arg[1].type != VAKA_ARG_SPACE)
        return false;
    int type = lua_getfield(L, row, "over");
    if (type == LUA_TTABLE)
        return true;
    if (type != LUA_TNIL)
        luaL_error(L, "ask.act: %s: 'over' is a list of routes, not a %s", verb->name,
                   luaL_typename(L, -1));
    lua_pop(L, 1);
    return false;
}

typedef struct space_set {
    uint64_t word[VAKA_MAX_ZONES / 64];
} space_set;

static void add_space(space_set *set, int32_t space)
{
    set->word[space / 64] |= (uint64_t)1 << space % 64;
}

static bool has_space(const space_set *set, int32_t space)
{
    return space >= 0 && (set->word[space / 64] >> space % 64 & 1);
}

/* How many zones a list of a row has; each is looked at. */
static uint32_t count_zones(lua_State *L, int list)
{
    lua_Integer count = length(L, list);

    if (count > VAKA_MAX_ZONES)
        luaL_error(L, "ask.act: a list of more than %d zones", VAKA_MAX_ZONES);
    vaka_sandbox_burn(L, count > 0 ? (uint32_t)count : 0);
    return count > 0 ? (uint32_t)count : 0;
}

/* The spaces from which a row leads: the first thing in it, which is on top of the stack. */
static void read_origins(lua_State *L, const vaka_verb *verb, space_set *out)
{
    int top = lua_gettop(L);

    if (!lua_istable(L, top)) {
        add_space(out, read_arg(L, verb, &verb->arg[0], top));
        return;
    }
    const vaka_match *match = &vaka_bridge_position(L)->face;
    open_list(L, top);
    uint32_t count = count_zones(L, top);
    luaL_checkstack(L, BATCH, NULL);
    for (uint32_t k = 0; k < count; k++)
        add_space(out, read_listed(L, match, verb, &verb->arg[0], top, k));
    lua_settop(L, top);
}

/* What ways over routes have behind their two spaces: values, or a seat that is looked for. */
typedef struct way_rows {
    uint32_t number; /* of the verb */
    space_set origins;
    int16_t arg[VAKA_ARGS];
    bool led;           /* the third argument is each seat that has … */
    int32_t by, beside; /* … pieces of these kinds on the route, and where it begins */
} way_rows;

/* A kind that a field of a row names; VAKA_NONE: it has no such field. */
static int32_t read_kind(lua_State *L, int row, const char *field)
{
    int32_t kind = VAKA_NONE;

    if (lua_getfield(L, row, field) != LUA_TNIL)
        kind = vaka_bridge_read(L, -1, VAKA_TYPE_KIND, "kind in a row of ask.act");
    lua_pop(L, 1);
    return kind;
}

/* Fields `by` and `beside` of a row. */
static void read_led(lua_State *L, const vaka_verb *verb, int row, way_rows *out)
{
    if (verb->arg[2].type != VAKA_ARG_SEAT)
        return;
    out->by = read_kind(L, row, "by");
    out->beside = read_kind(L, row, "beside");
    out->led = out->by != VAKA_NONE || out->beside != VAKA_NONE;
}

static bool has_piece(const vaka_match *match, int32_t zone, int32_t seat, int32_t kind)
{
    return kind == VAKA_NONE ||
           (vaka_has(match, zone, seat) && vaka_find(match, zone, seat, kind) != VAKA_NONE);
}

/* Adds a row for each seat that leads from one end of a route. */
static void add_led(lua_State *L, way_rows *of, int32_t route, int32_t from)
{
    const vaka_match *match = &vaka_bridge_position(L)->face;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!has_piece(match, route, seat, of->by) || !has_piece(match, from, seat, of->beside))
            continue;
        of->arg[2] = (int16_t)seat;
        vaka_act_add(L, of->number, of->arg);
    }
}

/* Adds a row for each way over a route: from an end that is an origin to the other one. */
static void add_route(lua_State *L, int32_t route, way_rows *of)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;
    int32_t end[2] = {vaka_route_end(layout, route, 0), vaka_route_end(layout, route, 1)};

    if (end[0] < 0 || end[1] < 0)
        return;
    for (int from = 0; from < 2; from++) {
        if (!has_space(&of->origins, end[from]))
            continue;
        of->arg[0] = (int16_t)end[from];
        of->arg[1] = (int16_t)end[!from];
        if (of->led)
            add_led(L, of, route, end[from]);
        else
            vaka_act_add(L, of->number, of->arg);
    }
}

/* Entry `k`, from 0, of the list of zones at an index, as push_listed has it. */
static int32_t read_zone(lua_State *L, int32_t zones, int list, uint32_t k)
{
    if (push_listed(L, list, k) == LUA_TNUMBER) {
        int whole;
        lua_Integer number = lua_tointegerx(L, -1, &whole);
        if (whole && number >= 0 && number < zones)
            return (int32_t)number;
    }
    return vaka_bridge_read(L, -1, VAKA_TYPE_ZONE, "zone in 'over' of ask.act");
}

/* What comes behind the two spaces of a row { from, over = routes } stands behind `from`. */
static void read_behind(lua_State *L, const vaka_verb *verb, int row, way_rows *out)
{
    int args = vaka_act_args(verb);

    read_led(L, verb, row, out);
    for (int i = out->led ? 3 : 2; i < args; i++) {
        lua_geti(L, row, out->led ? i - 1 : i);
        out->arg[i] = read_arg(L, verb, &verb->arg[i], lua_gettop(L));
    }
}

/* A row { from, over = routes }. The routes are on top of the stack; zones that are none lead
 * nowhere. */
static void add_over(lua_State *L, uint32_t number, const vaka_verb *verb, int row)
{
    int over = lua_gettop(L);
    int32_t zones = vaka_bridge_position(L)->face.layout->zone_count;
    way_rows of = {.number = number};

    lua_geti(L, row, 1);
    read_origins(L, verb, &of.origins);
    read_behind(L, verb, row, &of);
    lua_settop(L, over);
    open_list(L, over);
    uint32_t count = count_zones(L, over);
    luaL_checkstack(L, BATCH, NULL);
    for (uint32_t k = 0; k < count; k++)
        add_route(L, read_zone(L, zones, over, k), &of);
    lua_settop(L, row);
}

/* A row of a verb on top of the stack: a list of its arguments, or the only one. */
static void add_row(lua_State *L, uint32_t number, const vaka_verb *verb, int known)
{
    int16_t arg[VAKA_ARGS] = {0};
    int row = lua_gettop(L);
    choices to;

    to.args = vaka_act_args(verb);
    to.total = 0;
    if (to.args == 1 && !lua_istable(L, row)) {
        arg[0] = read_arg(L, verb, &verb->arg[0], row);
    } else if (!lua_istable(L, row) || !read_known(L, verb, known, row, arg)) {
        check_shape(L, verb, row, to.args);
        if (push_over(L, verb, row)) {
            add_over(L, number, verb, row);
            return;
        }
        if (count_choices(L, row, &to)) {
            add_listed(L, number, verb, &to);
            return;
        }
        for (int i = 0; i < to.args; i++) {
            lua_geti(L, row, i + 1);
            arg[i] = read_arg(L, verb, &verb->arg[i], row + 1);
            lua_settop(L, row);
        }
        note_known(L, verb, known, row, arg);
    }
    vaka_act_add(L, number, arg);
}

void vaka_act_rows(lua_State *L, uint32_t number, const vaka_verb *verb)
{
    int rows = lua_gettop(L);

    open_list(L, rows);
    lua_Integer count = length(L, rows);
    lua_pushnil(L); /* where the table of those that are known comes */
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, rows, i);
        add_row(L, number, verb, rows + 1);
        lua_settop(L, rows + 1);
    }
    lua_settop(L, rows);
}

#define PROMPT_PARTS (1 + VAKA_ACT_FACTS + 1) /* the id, what fills its gaps, and one too many */

/* Pushes the parts of a prompt for a seat (VAKA_NONE: for several): nil where there is none. What
 * it is written as. */
static int push_prompt(lua_State *L, int32_t seat)
{
    int type = lua_getfield(L, 1, "prompt"), at = lua_gettop(L);

    if (type == LUA_TFUNCTION) {
        vaka_bridge_write(L, VAKA_TYPE_SEAT, seat);
        lua_call(L, 1, PROMPT_PARTS);
    } else if (type == LUA_TTABLE) {
        for (int i = 1; i <= PROMPT_PARTS; i++)
            lua_geti(L, at, i);
        lua_remove(L, at);
    } else {
        lua_settop(L, at + PROMPT_PARTS - 1);
    }
    return type;
}

/* What fills the gaps of a prompt, from an index on; how many there are. */
static int read_facts(lua_State *L, int from, vaka_acts *acts)
{
    int given = 0;

    for (int i = 1; i < PROMPT_PARTS; i++) {
        bool there = !lua_isnil(L, from + i - 1);
        if (there && i <= VAKA_ACT_FACTS)
            acts->fact[i - 1] = (int16_t)vaka_game_number(L, from + i - 1, "prompt");
        if (there && i > given + 1 && vaka_act_strict(L) != VAKA_STRICT_NOT)
            luaL_error(L, "prompt: number %d of what fills the gaps is nil", given + 1);
        given = there ? i : given;
    }
    return given;
}

/* Is there such a text, with so many gaps? Texts of other mods are not known here. */
static void check_prompt(lua_State *L, const char *id, size_t length, int given)
{
    int strict = vaka_act_strict(L);
    const vaka_runner *runner = vaka_ask_runner(L);
    const vaka_text *text =
        strict && runner->script_game ? vaka_game_prompt(runner->script_game, id, length) : NULL;

    if (text)
        vaka_game_gaps(L, "prompt", text, given, 0);
    else if (strict == VAKA_STRICT_TEXTS)
        vaka_no_text(L, runner->script_game->game, id, "prompt");
}

/* A text id, or a list of it and of what fills its gaps, or a function that gives them. */
void vaka_act_prompt(lua_State *L, vaka_question *question, vaka_acts *acts)
{
    size_t length;
    int top = lua_gettop(L), type = push_prompt(L, question->seat),
        given = read_facts(L, top + 2, acts);

    if (type == LUA_TTABLE || given || !lua_isnil(L, top + 1)) {
        const char *text = luaL_checklstring(L, top + 1, &length);
        if (length >= VAKA_PROMPT_ROOM)
            luaL_error(L, "ask.act: the prompt is no id of a text");
        check_prompt(L, text, length, given);
        memcpy(question->prompt, text, length);
    }
    lua_settop(L, top);
}

int vaka_act_strict(lua_State *L)
{
    return (int)lua_tointeger(L, lua_upvalueindex(2));
}

int8_t vaka_act_seat(lua_State *L)
{
    const vaka_position *position = vaka_bridge_position(L);

    if (lua_isnil(L, 2))
        lua_getfield(L, 1, "seat");
    else
        lua_pushvalue(L, 2);
    int32_t seat = vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "field 'seat' of ask.act");
    if (!(position->table->seats_in & VAKA_SEAT(seat)))
        luaL_error(L, "ask.act: seat %d is out of the game", seat);
    lua_pop(L, 1);
    return (int8_t)seat;
}
