/* script/run/game_table.c - `t`: what a game in Lua lays on the table, for each setup of a match.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include "vaka/counter.h"
#include "vaka/mat.h"
#include "vaka/posture.h"
#include "vaka/result.h"

#include <lauxlib.h>
#include <string.h>

#define USUAL_PIECES 256
#define USUAL_FRAMES 24
#define USUAL_OFFERS 3 /* of a seat in a round */
#define USUAL_LINES 12 /* of an offer */
#define USUAL_ACTS 256
#define MOST_ACTS 4096
#define MOST_SEALED 64
#define FUEL 100u
#define WORDS(list) VAKA_NAMED_ROWS(list, sizeof(list) / sizeof *(list))

static const char *const zone_types[] = {"space", "stack", "hand", "deck", "cup", "pool", "track"};
static const char *const sights[] = {"open", "owner", "seats", "nobody", "all"};
static const char *const shapes[] = {"counter", "card", "tile", "disk"};
static const char *const sounds[] = {"none", "water", "wood", "conch", "drum"};
static const char *const tones[] = {"plain", "good", "warn", "bad"};

static vaka_layout *layout_of(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    vaka_sandbox_burn(L, FUEL);
    return lua_touserdata(L, lua_upvalueindex(1));
}

/* The layout has refused it: whoever wrote this line is told so. */
static int done(lua_State *L, const vaka_layout *layout, int32_t number)
{
    if (layout->trouble.status) {
        const char *what = strstr(layout->trouble.text, "layout(): ");
        luaL_error(L, "%s", what ? what + strlen("layout(): ") : layout->trouble.text);
    }
    lua_pushinteger(L, number);
    return 1;
}

static const char *text_in(lua_State *L, const char *name, const char *what)
{
    const char *text = NULL;
    int type = lua_getfield(L, 1, name);

    if (type == LUA_TSTRING)
        text = lua_tostring(L, -1); /* the field keeps it */
    else if (type != LUA_TNIL)
        luaL_error(L, "%s: '%s' must be a text, not %s", what, name, luaL_typename(L, -1));
    lua_pop(L, 1);
    return text;
}

/* The id of something that must have one. */
static const char *id_in(lua_State *L, const char *what)
{
    const char *id = text_in(L, "id", what);

    if (!id || !*id)
        luaL_error(L, "%s: 'id' is missing; add id = \"…\", one short word of its own", what);
    return id;
}

static int32_t number_in(lua_State *L, const char *name, const char *what, int32_t normal)
{
    int whole = 1, type = lua_getfield(L, 1, name);
    lua_Integer number = type == LUA_TNIL ? normal : lua_tointegerx(L, -1, &whole);

    if (!whole || number < INT32_MIN || number > INT32_MAX)
        luaL_error(L, "%s: '%s' must be a whole number", what, name);
    lua_pop(L, 1);
    return (int32_t)number;
}

static uint32_t flag_in(lua_State *L, const char *name)
{
    lua_getfield(L, 1, name);
    uint32_t set = (uint32_t)lua_toboolean(L, -1);
    lua_pop(L, 1);
    return set;
}

static uint32_t word_in(lua_State *L, const char *name, const char *what, vaka_named_rows words,
                        uint32_t normal)
{
    const char *text = text_in(L, name, what);
    int32_t row = text ? vaka_row_find(words, vaka_word_of(text)) : (int32_t)normal;
    char known[128];

    if (row < 0)
        luaL_error(L, "%s: '%s' is one of %s, not '%s'", what, name,
                   vaka_row_list(words, known, sizeof known), text);
    return (uint32_t)row;
}

/* A zone or kind that was made before, by its number or id. */
static int32_t zone_at(lua_State *L, const vaka_layout *layout, int index, const char *what)
{
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);

    if (lua_type(L, index) == LUA_TSTRING)
        number = vaka_zone_by_id(layout, lua_tostring(L, index));
    else if (!whole)
        number = VAKA_NONE;
    if (number < 0 || number >= layout->zone_count)
        luaL_error(L, "%s: there is no zone '%s' yet", what,
                   lua_isstring(L, index) ? lua_tostring(L, index) : "?");
    return (int32_t)number;
}

static int32_t zone_in(lua_State *L, const vaka_layout *layout, const char *name, const char *what)
{
    lua_getfield(L, 1, name);
    int32_t found = zone_at(L, layout, -1, what);
    lua_pop(L, 1);
    return found;
}

/* --- boards ----------------------------------------------------------------------------------- */

static int board(lua_State *L)
{
    static const char *const fields[] = {"id", "title"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.board");
    const char *id = id_in(L, "t.board"), *title = text_in(L, "title", "t.board");
    return done(L, layout, vaka_layout_board(layout, id, title));
}

static int space(lua_State *L)
{
    static const char *const fields[] = {"q", "r", "id", "title"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.space");
    int32_t q = number_in(L, "q", "t.space", 0), r = number_in(L, "r", "t.space", 0);
    const char *id = text_in(L, "id", "t.space"), *title = text_in(L, "title", "t.space");
    return done(L, layout, vaka_layout_space(layout, layout->board_count - 1, q, r, id, title));
}

static int spot(lua_State *L)
{
    static const char *const fields[] = {"id", "title", "x", "y", "radius", "art", "plain"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.spot");
    vaka_spot_spec spec = {.size = sizeof spec, .board = layout->board_count - 1};
    spec.x = number_in(L, "x", "t.spot", 0);
    spec.y = number_in(L, "y", "t.spot", 0);
    spec.radius = number_in(L, "radius", "t.spot", 0);
    spec.id = id_in(L, "t.spot");
    spec.title = text_in(L, "title", "t.spot");
    spec.art = text_in(L, "art", "t.spot");
    spec.plain = flag_in(L, "plain");
    return done(L, layout, vaka_layout_spot(layout, &spec));
}

static int route(lua_State *L)
{
    static const char *const fields[] = {"a", "b", "id", "title", "bend", "tone"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.route");
    vaka_route_spec spec = {.size = sizeof spec};
    spec.a = zone_in(L, layout, "a", "t.route");
    spec.b = zone_in(L, layout, "b", "t.route");
    spec.bend = number_in(L, "bend", "t.route", 0);
    spec.id = text_in(L, "id", "t.route");
    spec.title = text_in(L, "title", "t.route");
    spec.tone = word_in(L, "tone", "t.route", WORDS(tones), 0);
    return done(L, layout, vaka_layout_route(layout, &spec));
}

/* --- zones, kinds, counters ------------------------------------------------------------------- */

static int zone(lua_State *L)
{
    static const char *const fields[] = {"id",    "title", "type",      "see",
                                         "owner", "seats", "uncounted", "see_top"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.zone");
    vaka_zone_spec spec = {.size = sizeof spec};
    spec.type = word_in(L, "type", "t.zone", WORDS(zone_types), VAKA_ZONE_STACK);
    spec.see = word_in(L, "see", "t.zone", WORDS(sights), VAKA_SEE_OPEN);
    spec.seats = (uint32_t)number_in(L, "seats", "t.zone", 0);
    spec.owner = number_in(L, "owner", "t.zone", VAKA_NONE);
    spec.uncounted = flag_in(L, "uncounted");
    spec.id = id_in(L, "t.zone");
    spec.title = text_in(L, "title", "t.zone");
    if (spec.owner < VAKA_NONE || spec.owner >= layout->setup.seats)
        luaL_error(L, "t.zone: there is no seat %d here; 'owner' is one from 0 to t.seats - 1",
                   (int)spec.owner);
    if (spec.see == VAKA_SEE_OWNER && spec.owner < 0)
        luaL_error(L, "t.zone: whose is it that its owner sees it? Add owner = seat");
    int32_t made = vaka_layout_zone(layout, &spec);
    if (made >= 0 && flag_in(L, "see_top"))
        vaka_layout_see_top(layout, made);
    return done(L, layout, made);
}

static int32_t back_in(lua_State *L, const vaka_layout *layout)
{
    const char *id = text_in(L, "back", "t.kind");
    int32_t back = id ? vaka_kind_by_id(layout, id) : VAKA_NONE;

    if (id && back < 0)
        luaL_error(L, "t.kind: there is no kind '%s' yet that could be its back", id);
    return back;
}

/* A word that was made before, by its id. */
static int32_t word_named(lua_State *L, const vaka_layout *layout, const char *id, const char *what)
{
    int32_t word = vaka_word_by_id(layout, id);

    if (word < 0)
        luaL_error(L, "%s: there is no word '%s'", what, id ? id : "?");
    return word;
}

/* edges = { "sea", "land", false, … }: from side 0 on; false: nothing is said of it. */
static void read_edges(lua_State *L, vaka_layout *layout, int32_t made)
{
    int type = lua_getfield(L, 1, "edges");

    if (type != LUA_TTABLE && type != LUA_TNIL)
        luaL_error(L, "t.kind: 'edges' is a list of words, side by side");
    for (lua_Integer i = 1; type == LUA_TTABLE && lua_geti(L, -1, i) != LUA_TNIL; i++) {
        if (lua_toboolean(L, -1))
            vaka_layout_edge(layout, made, (int32_t)i - 1,
                             word_named(L, layout, lua_tostring(L, -1), "t.kind"));
        lua_pop(L, 1);
    }
    lua_settop(L, 1);
}

static int kind(lua_State *L)
{
    static const char *const fields[] = {"id",     "title", "shape",  "back", "group",
                                         "letter", "art",   "family", "edges"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.kind");
    vaka_kind_spec spec = {.size = sizeof spec};
    spec.shape = word_in(L, "shape", "t.kind", WORDS(shapes), 0);
    spec.back = back_in(L, layout);
    spec.group = (uint32_t)number_in(L, "group", "t.kind", 0);
    spec.id = id_in(L, "t.kind");
    spec.title = text_in(L, "title", "t.kind");
    spec.letter = text_in(L, "letter", "t.kind");
    spec.art = text_in(L, "art", "t.kind");
    const char *family = text_in(L, "family", "t.kind");
    int32_t made = vaka_layout_kind(layout, &spec);
    if (made >= 0 && family)
        vaka_layout_family(layout, made, 1, family);
    if (made >= 0)
        read_edges(L, layout, made);
    return done(L, layout, made);
}

static int counter(lua_State *L)
{
    static const char *const fields[] = {"id",    "title", "each", "min",   "max",
                                         "start", "see",   "icon", "total", "fields"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.counter");
    vaka_counter_spec spec = {.size = sizeof spec};
    spec.per_seat = flag_in(L, "each");
    spec.see = word_in(L, "see", "t.counter", WORDS(sights), VAKA_SEE_ALL);
    spec.min = number_in(L, "min", "t.counter", 0);
    spec.max = number_in(L, "max", "t.counter", 9999);
    spec.total = number_in(L, "total", "t.counter", VAKA_NONE);
    spec.id = id_in(L, "t.counter");
    spec.title = text_in(L, "title", "t.counter");
    spec.icon = text_in(L, "icon", "t.counter");
    spec.fields = text_in(L, "fields", "t.counter");
    spec.start = number_in(L, "start", "t.counter", spec.min);
    if (spec.see == VAKA_SEE_OWNER && !spec.per_seat)
        luaL_error(L, "t.counter: what its owner sees each seat has: add each = true");
    return done(L, layout, vaka_layout_counter(layout, &spec));
}

/* Families of kinds that were made before. */
static void check_families(lua_State *L, const vaka_layout *layout, const char *list)
{
    for (vaka_word word; list && (word = vaka_word_next(&list)).length;) {
        bool known = false;
        for (int32_t i = 1; i <= layout->family_count; i++)
            known = known || vaka_word_is(word, layout->families[i]);
        if (!known)
            luaL_error(L, "t.takes: no kind is of the family '%s' yet: t.kind { family = … } first",
                       lua_pushlstring(L, word.at, word.length));
    }
}

/* The seats of field `owners`, as a set; none: it does not matter whose a piece is. */
static uint8_t read_owners(lua_State *L, const vaka_layout *layout)
{
    int type = lua_getfield(L, 1, "owners"), whole = 1;
    uint8_t set = 0;

    if (type != LUA_TNIL && type != LUA_TTABLE)
        luaL_error(L, "t.takes: 'owners' is a list of seats");
    for (lua_Integer i = 1; type == LUA_TTABLE && lua_geti(L, 2, i) != LUA_TNIL; i++) {
        lua_Integer seat = lua_tointegerx(L, -1, &whole);
        if (!whole || seat < 0 || seat >= layout->setup.seats)
            luaL_error(L, "t.takes: 'owners' is a list of seats, from 0 to t.seats - 1");
        vaka_sandbox_burn(L, FUEL);
        set |= VAKA_SEAT(seat);
        lua_pop(L, 1);
    }
    lua_settop(L, 1);
    return set;
}

/* t.takes { zones = { "a", 3 }, families = "boat", most = 1, owners = { 0 }, closed = true } */
static int takes(lua_State *L)
{
    static const char *const fields[] = {"zones", "families", "most", "owners", "closed"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.takes");
    vaka_intake intake = {.size = sizeof intake};
    intake.most = number_in(L, "most", "t.takes", 0);
    intake.closed = flag_in(L, "closed");
    intake.families = text_in(L, "families", "t.takes");
    check_families(L, layout, intake.families);
    intake.owners = read_owners(L, layout);
    if (lua_getfield(L, 1, "zones") != LUA_TTABLE)
        luaL_error(L, "t.takes: 'zones' is a list of zones");
    for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
        vaka_sandbox_burn(L, FUEL);
        vaka_layout_takes(layout, zone_at(L, layout, -1, "t.takes"), 1, &intake);
        lua_pop(L, 1);
    }
    return done(L, layout, 0);
}

/* The counter of a field, by its id; VAKA_NONE: nothing is said. */
static int32_t counter_in(lua_State *L, const vaka_layout *layout, const char *name,
                          const char *what)
{
    const char *id = text_in(L, name, what);
    int32_t found = id ? vaka_counter_by_id(layout, id) : VAKA_NONE;

    if (id && found < 0)
        luaL_error(L, "%s: there is no counter '%s' yet", what, id);
    return found;
}

/* t.aside { zone = "prepared_0", out_of = "hand_0", room = "clips" } */
static int aside(lua_State *L)
{
    static const char *const fields[] = {"zone", "out_of", "room"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.aside");
    int32_t made = zone_in(L, layout, "zone", "t.aside");
    int32_t out_of = zone_in(L, layout, "out_of", "t.aside");
    vaka_layout_aside(layout, made, out_of, counter_in(L, layout, "room", "t.aside"));
    return done(L, layout, made);
}

/* --- the rest --------------------------------------------------------------------------------- */

static int limits(lua_State *L)
{
    static const char *const fields[] = {"pieces", "frames", "acts", "sealed"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.limits");
    int32_t acts = number_in(L, "acts", "t.limits", USUAL_ACTS);
    if (acts < 1 || acts > MOST_ACTS)
        luaL_error(L, "t.limits: acts go from 1 to %d", MOST_ACTS);
    int32_t pieces = number_in(L, "pieces", "t.limits", USUAL_PIECES);
    int32_t frames = number_in(L, "frames", "t.limits", USUAL_FRAMES);
    if (pieces < 0 || pieces > VAKA_MAX_PIECES)
        luaL_error(L, "t.limits: pieces go from 0 to %d", VAKA_MAX_PIECES);
    if (frames < 1 || frames > VAKA_MAX_FRAMES)
        luaL_error(L, "t.limits: frames go from 1 to %d", VAKA_MAX_FRAMES);
    layout->act_max = acts;
    int32_t sealed = number_in(L, "sealed", "t.limits", 0);
    if (sealed < 0 || sealed > MOST_SEALED)
        luaL_error(L, "t.limits: a seat seals up to %d", MOST_SEALED);
    vaka_layout_limits(layout, pieces, frames, sealed);
    return done(L, layout, 0);
}

static int word(lua_State *L)
{
    static const char *const fields[] = {"id", "text"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.word");
    const char *id = text_in(L, "id", "t.word"), *text = text_in(L, "text", "t.word");
    return done(L, layout, vaka_layout_word(layout, id, text));
}

static int postures(lua_State *L)
{
    vaka_layout *layout = lua_touserdata(L, lua_upvalueindex(1));

    vaka_layout_postures(layout, (int32_t)luaL_checkinteger(L, 1));
    return done(L, layout, 0);
}

static int mark(lua_State *L)
{
    static const char *const fields[] = {"word", "tone"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.mark");
    int32_t named = word_named(L, layout, text_in(L, "word", "t.mark"), "t.mark");
    uint32_t tone = word_in(L, "tone", "t.mark", WORDS(tones), 0);
    return done(L, layout, vaka_layout_mark(layout, named, tone));
}

static int deals(lua_State *L)
{
    static const char *const fields[] = {"offers", "lines"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.deals");
    int32_t offers = number_in(L, "offers", "t.deals", USUAL_OFFERS);
    int32_t lines = number_in(L, "lines", "t.deals", USUAL_LINES);
    vaka_layout_deals(layout, offers, lines);
    return done(L, layout, 0);
}

/* Where each seat has pieces of a kind: `zones`, one a seat. */
static void read_zones(lua_State *L, const vaka_layout *layout, vaka_good_spec *spec)
{
    if (lua_getfield(L, 1, "zones") != LUA_TTABLE || luaL_len(L, -1) != layout->setup.seats)
        luaL_error(L, "t.good: 'zones' is a list with one zone for each of the %d seats",
                   layout->setup.seats);
    for (int32_t seat = 0; seat < layout->setup.seats; seat++) {
        lua_geti(L, -1, seat + 1);
        spec->zone[seat] = zone_at(L, layout, -1, "t.good");
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* t.good { counter =, most = } or { kind =, zones = { … }, most = } */
static int good(lua_State *L)
{
    static const char *const fields[] = {"counter", "kind", "zones", "most"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.good");
    vaka_good_spec spec = {.size = sizeof spec};
    const char *counter = text_in(L, "counter", "t.good"), *of_kind = text_in(L, "kind", "t.good");
    spec.most = number_in(L, "most", "t.good", 1);
    if (!counter == !of_kind)
        luaL_error(L, "t.good: it is a 'counter' or a 'kind'");
    spec.number = counter ? vaka_counter_by_id(layout, counter) : vaka_kind_by_id(layout, of_kind);
    if (spec.number < 0)
        luaL_error(L, "t.good: there is no %s '%s' yet", counter ? "counter" : "kind",
                   counter ? counter : of_kind);
    spec.what = counter ? VAKA_GOOD_COUNTER : VAKA_GOOD_KIND;
    if (of_kind)
        read_zones(L, layout, &spec);
    return done(L, layout, vaka_layout_good(layout, &spec));
}

/* A place of a mat: the table on top of the stack, { zone = "id" or counter = "id", x =, y =, w =,
 * h = }. */
static void read_place(lua_State *L, vaka_layout *layout, int32_t on)
{
    static const char *const names[] = {"x", "y", "w", "h"};
    vaka_place_spec spec = {.size = sizeof spec, .mat = on};
    int32_t *const into[] = {&spec.x, &spec.y, &spec.w, &spec.h};

    luaL_checktype(L, -1, LUA_TTABLE);
    for (int i = 0; i < 4; i++) {
        lua_getfield(L, -1, names[i]);
        *into[i] = (int32_t)luaL_checkinteger(L, -1);
        lua_pop(L, 1);
    }
    if (lua_getfield(L, -1, "counter") != LUA_TNIL) {
        spec.what = VAKA_PLACE_COUNTER;
        spec.number = vaka_counter_by_id(layout, luaL_checkstring(L, -1));
    } else {
        lua_pop(L, 1);
        lua_getfield(L, -1, "zone");
        spec.number = zone_at(L, layout, -1, "t.mat");
    }
    lua_pop(L, 1);
    vaka_layout_place(layout, &spec);
}

/* t.mat { id =, title =, art =, owner =, w =, h =, places = { … } } */
static int mat(lua_State *L)
{
    static const char *const fields[] = {"id", "title", "art", "owner", "w", "h", "places"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.mat");
    vaka_mat_spec spec = {.size = sizeof spec};
    spec.owner = number_in(L, "owner", "t.mat", VAKA_NONE);
    spec.w = number_in(L, "w", "t.mat", 0);
    spec.h = number_in(L, "h", "t.mat", 0);
    spec.id = text_in(L, "id", "t.mat");
    spec.title = text_in(L, "title", "t.mat");
    spec.art = text_in(L, "art", "t.mat");
    int32_t made = vaka_layout_mat(layout, &spec);
    if (made >= 0 && lua_getfield(L, 1, "places") == LUA_TTABLE)
        for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
            read_place(L, layout, made);
            lua_pop(L, 1);
        }
    return done(L, layout, made);
}

static uint32_t event_in(lua_State *L, const vaka_module *module, const char *what)
{
    const char *id = text_in(L, "event", what);
    int32_t event = strcmp(id ? id : "", "end") == 0 ? (int32_t)VAKA_EVENT_END : VAKA_NONE;

    for (uint32_t i = 0; id && i < module->event_count; i++)
        event = strcmp(module->events[i].id, id) == 0 ? (int32_t)i : event;
    if (event < 0)
        luaL_error(L, "%s: there is no event '%s'", what, id ? id : "?");
    return (uint32_t)event;
}

/* t.moment { event = "explored", kind = 1, zone = 2 }: which of its numbers they are, from 0 */
static int moment(lua_State *L)
{
    static const char *const fields[] = {"event", "kind", "zone"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.moment");
    uint32_t event = event_in(L, layout->module, "t.moment");
    int32_t shown = number_in(L, "kind", "t.moment", VAKA_NONE);
    vaka_layout_moment(layout, event, shown, number_in(L, "zone", "t.moment", VAKA_NONE));
    return done(L, layout, 0);
}

/* t.sound { event = "explored", sound = "water" } */
static int sound(lua_State *L)
{
    static const char *const fields[] = {"event", "sound"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.sound");
    uint32_t event = event_in(L, layout->module, "t.sound");
    vaka_layout_sound(layout, event,
                      word_in(L, "sound", "t.sound", WORDS(sounds), VAKA_SOUND_NONE));
    return done(L, layout, 0);
}

/* t.routine { event = "round_begins" } */
static int routine(lua_State *L)
{
    static const char *const fields[] = {"event"};
    vaka_layout *layout = layout_of(L);

    vaka_bridge_fields(L, 1, WORDS(fields), "t.routine");
    vaka_layout_routine(layout, event_in(L, layout->module, "t.routine"));
    return done(L, layout, 0);
}

static int order(lua_State *L)
{
    vaka_layout *layout = lua_touserdata(L, lua_upvalueindex(1));

    vaka_layout_order(layout);
    return done(L, layout, 0);
}

static int sheet(lua_State *L)
{
    vaka_layout *layout = lua_touserdata(L, lua_upvalueindex(1));

    lua_Integer rows = luaL_checkinteger(L, 1);
    if (rows < 1 || rows > VAKA_MAX_SHEET)
        luaL_error(L, "t.sheet: a sheet has 1 to %d rows", VAKA_MAX_SHEET);
    vaka_layout_sheet(layout, (int32_t)rows);
    return done(L, layout, 0);
}

static void push_table(lua_State *L, vaka_layout *layout)
{
    static const luaL_Reg functions[] = {
        {"board", board},       {"space", space}, {"spot", spot},       {"route", route},
        {"zone", zone},         {"kind", kind},   {"counter", counter}, {"takes", takes},
        {"limits", limits},     {"word", word},   {"order", order},     {"sheet", sheet},
        {"postures", postures}, {"mark", mark},   {"moment", moment},   {"mat", mat},
        {"deals", deals},       {"good", good},   {"sound", sound},     {"routine", routine},
        {"aside", aside},       {NULL, NULL}};

    lua_newtable(L);
    lua_pushlightuserdata(L, layout);
    luaL_setfuncs(L, functions, 1);
    lua_pushinteger(L, layout->setup.seats);
    lua_setfield(L, -2, "seats");
    lua_newtable(L);
    for (uint32_t i = 0; i < layout->module->option_count; i++) {
        lua_pushinteger(L, layout->setup.option[i]);
        lua_setfield(L, -2, layout->module->options[i].id);
    }
    vaka_game_run_guard(L, "t.options");
    lua_setfield(L, -2, "options");
    lua_pushstring(L, layout->setup.scenario);
    lua_setfield(L, -2, "scenario");
    vaka_game_run_guard(L, "t");
}

vaka_status vaka_game_run_layout(void *data, vaka_layout *layout)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    vaka_error err = {0};

    layout->act_max = USUAL_ACTS;
    vaka_layout_limits(layout, USUAL_PIECES, USUAL_FRAMES, 0);
    for (uint32_t i = 0; i < run->game->word_count; i++)
        vaka_layout_word(layout, run->game->words[i].id, run->game->words[i].text);
    vaka_sandbox_refuel(runner->sandbox, VAKA_SANDBOX_FUEL);
    lua_checkstack(L, LUA_MINSTACK);
    lua_rawgeti(L, LUA_REGISTRYINDEX, run->table);
    push_table(L, layout);
    if (vaka_sandbox_call(runner->sandbox, 1, 0, &err) == VAKA_RAN_WELL)
        return layout->trouble.status ? layout->trouble.status : VAKA_OK;
    layout->trouble = (vaka_error){0};
    return vaka_layout_refuse(layout, err.text);
}
