/* unit/game_help.h - a small game in Lua, written for the time of a test, and a match of it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Its table is always the same: four spots in a row, a deck, a hand for each seat, boats and cards,
 * gold for each seat, a secret for each, and the sun. What setup and the steps do, a test says. */
#ifndef UNIT_GAME_HELP_H
#define UNIT_GAME_HELP_H

#include "layout/layout.h"
#include "match/record.h"
#include "registered.h"
#include "scratch_mods.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "table/codec.h"
#include "table/sentence.h"

typedef struct game_bench {
    scratch folder;
    vaka_plugins plugins;
    vaka_loader loader;
    const vaka_module *module;
    vaka_layout *layout; /* of `live` */
    vaka_live *live;
    vaka_record *record; /* of a match with a journal; `live` is NULL then */
    vaka_refusal why;    /* of what was played last */
    vaka_error err;
    char path[128]; /* of the journal */
} game_bench;

static game_bench on;

#define GAME_TABLE                                                                                 \
    "table = function(t)\n"                                                                        \
    "t.board { id = \"sea\", title = \"The sea\" }\n"                                              \
    "for i, id in ipairs { \"a\", \"b\", \"c\", \"d\" } do\n"                                      \
    "  t.spot { id = id, title = \"Islet \" .. id, x = 1000 * i, y = 0 }\n"                        \
    "end\n"                                                                                        \
    "t.route { a = \"a\", b = \"b\", id = \"ab\", title = \"Narrows\" }\n"                         \
    "t.route { a = \"b\", b = \"c\", id = \"bc\", title = \"Sound\" }\n"                           \
    "t.zone { id = \"deck\", title = \"Deck\", type = \"deck\", see = \"nobody\" }\n"              \
    "for seat = 0, t.seats - 1 do\n"                                                               \
    "  t.zone { id = \"hand\" .. seat, title = \"Hand\", type = \"hand\", see = \"owner\",\n"      \
    "           owner = seat }\n"                                                                  \
    "end\n"                                                                                        \
    "t.kind { id = \"boat\", title = \"Boat\" }\n"                                                 \
    "t.kind { id = \"back\", title = \"Card\", shape = \"card\" }\n"                               \
    "t.kind { id = \"pearl\", title = \"Pearl\", shape = \"card\", back = \"back\" }\n"            \
    "t.kind { id = \"stone\", title = \"Stone\", shape = \"card\", back = \"back\" }\n"            \
    "t.counter { id = \"gold\", title = \"Gold\", each = true, max = 9, start = 2 }\n"             \
    "t.counter { id = \"debt\", title = \"Debt\", each = true, max = 9, see = \"owner\" }\n"       \
    "t.counter { id = \"sun\", title = \"Sun\", max = 5 }\n"                                       \
    "t.deals { offers = 2 }\n"                                                                     \
    "t.good { counter = \"gold\", most = 3 }\n"                                                  \
    "local hands = {}\n"                                                                          \
    "for seat = 0, t.seats - 1 do hands[seat + 1] = \"hand\" .. seat end\n"                      \
    "t.good { kind = \"pearl\", zones = hands }\n"                                              \
    "t.order() t.sheet(4) t.limits { sealed = 3 }\n"                                               \
    "end,\n"

#define GAME_WORDS                                                                                 \
    "title = \"Islets\", seats = { 2, 3 },\n"                                                      \
    "verbs = {\n"                                                                                  \
    "  go = { title = \"Go to {0:zone}\", args = \"space to\" },\n"                                \
    "  pay = { title = \"Pay {0:int}\", args = \"int many 1..3, word with fish|shell\" },\n"       \
    "  cross = { title = \"Cross {0:zone}\", args = \"route by\" },\n"                             \
    "  seal = { title = \"Seal {0:int}\", args = \"int many 0..3\", commit = true },\n"            \
    "  stop = { title = \"Stop\" } },\n"                                                           \
    "events = { noted = \"noted {0:int} {1:int} {2:int}\" },\n"                                    \
    "reasons = { far = { rule = \"2.1\", text = \"{0:zone} is too far for {1:seat}\" } },\n"       \
    "words = { fish = \"Fish\", calm = \"the wind has died\" },\n"                                 \
    "sorts = { tide = { title = \"Tide\", functions = \"rise points=look\",\n"                     \
    "                   numbers = \"force=1\", words = \"time=day|night\" } },\n"                  \
    "hooks = { landed = \"seat who, space at\" },\n"                                               \
    "values = { speed = { scope = \"game\", normal = 2, min = 0, max = 9 } },\n"                   \
    "tables = { islet = { name = \"text\", size = \"0..9=3\", kind = \"sand|rock\",\n"             \
    "                     lit = \"true\", twin = \"islet?\" } },\n"                                \
    "vars = { n = 0, met = false, who = \"\", taken = { each = \"seat\", start = 4 }, "            \
    "shut = { each = \"space\", start = true }, lies = { each = \"zone\", start = 0 }, "           \
    "line = { size = 3, start = -1 }, names = { size = 2, start = \"\" } },\n" GAME_TABLE

/* Tells the event that has three numbers; what is left out is 0. */
#define GAME_NOTE "local function note(a, b, c) tell(\"noted\", a or 0, b or 0, c or 0) end "

static inline void game_write(const char *file, const char *text)
{
    char path[96];

    snprintf(path, sizeof path, "islets/%s", file);
    scratch_write(&on.folder, path, text);
}

/* The game with what `setup` does, and with these steps. */
static inline void game_write_steps(const char *setup, const char *steps)
{
    char text[16384];

    game_write("mod.lua", "return { id = \"islets\", title = \"Islets\", version = \"1.0\",\n"
                          "api = 2, game = \"islets\" }\n");
    game_write("lang/en.lua", "return { turn = \"Where to, {0:seat}?\" }\n");
    snprintf(text, sizeof text,
             GAME_NOTE "return {\n" GAME_WORDS "setup = function() %s end,\nsteps = {\n%s\n}}\n",
             setup, steps);
    game_write("game.lua", text);
}

static inline int game_open(void **state)
{
    (void)state;
    memset(&on, 0, sizeof on);
    setenv("VAKA_SCRIPTS", "/nonexistent", 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    scratch_open(&on.folder);
    snprintf(on.path, sizeof on.path, "%s/match.vkj", on.folder.folder);
    return 0;
}

static inline void game_end(void)
{
    vaka_record_close(on.record);
    vaka_live_free(on.live);
    vaka_layout_free(on.layout);
    vaka_loader_done(&on.loader);
    vaka_plugins_done(&on.plugins);
    on.record = NULL;
    on.live = NULL;
    on.layout = NULL;
    on.module = NULL;
}

static inline int game_close(void **state)
{
    (void)state;
    game_end();
    scratch_done(&on.folder);
    return 0;
}

static inline const vaka_module *game_find(void)
{
    static const char *const nowhere[] = {NULL};
    char folder[96];

    snprintf(folder, sizeof folder, "%s/islets", on.folder.folder);
    vaka_plugins_scan(&on.plugins, nowhere);
    vaka_loader_init(&on.loader, NULL);
    on.plugins.attach = vaka_loader_attach_head;
    on.plugins.attach_data = &on.loader;
    on.module = vaka_modules_find(&on.plugins, folder, &on.err);
    return on.module;
}

static inline vaka_status game_set_up(vaka_setup *setup, int32_t seats)
{
    vaka_library_choice choice = {.seats = seats};

    if (!on.module && !game_find())
        return on.err.status;
    vaka_status status = vaka_setup_init(setup, on.module, seats, &on.err);
    return status ? status : vaka_loader_attach(&on.loader, &choice, setup, NULL, &on.err);
}

/* Begins a match of what was written; what is wrong is in on.err. */
static inline vaka_status game_try(int32_t seats)
{
    vaka_setup setup;
    vaka_status status = game_set_up(&setup, seats);

    if (!status)
        status = vaka_layout_new(&setup, &on.layout, &on.err);
    if (!status)
        status = vaka_live_new(on.layout, 7, NULL, 0, &on.live, &on.err);
    if (!status) {
        vaka_live_guard(on.live, true);
        vaka_live_listen(on.live, true);
    }
    return status;
}

static inline void game_begin(const char *setup, const char *steps)
{
    game_write_steps(setup, steps);
    if (game_try(2))
        fail_msg("%s", on.err.text);
}

/* The same with a journal. */
static inline void game_record(const char *setup_body, const char *steps)
{
    vaka_journal_head head = {.seed = vaka_seed_of(7), .seats = 2};
    vaka_setup setup;

    game_write_steps(setup_body, steps);
    if (game_set_up(&setup, 2) || vaka_record_new(&setup, &head, on.path, &on.record, &on.err))
        fail_msg("%s", on.err.text);
}

static inline vaka_live *game_live(void)
{
    return on.record ? vaka_record_live(on.record) : on.live;
}

static inline vaka_match *game_match(void)
{
    return &vaka_live_position(game_live())->face;
}

static inline int32_t game_asked(void)
{
    uint8_t must = vaka_live_must(game_live());
    int32_t seat = 0;

    while (seat < VAKA_MAX_SEATS && !(must & VAKA_SEAT(seat)))
        seat++;
    return seat < VAKA_MAX_SEATS ? seat : VAKA_NONE;
}

static inline vaka_status game_act(const char *text)
{
    vaka_action action;

    on.err = (vaka_error){0};
    on.why = (vaka_refusal){0};
    if (vaka_action_read(vaka_live_layout(game_live()), game_asked(), text, &action, &on.err))
        fail_msg("%s: %s", text, on.err.text);
    return on.record ? vaka_record_apply(on.record, &action, &on.why, &on.err)
                     : vaka_live_apply(on.live, &action, &on.why, &on.err);
}

static inline void game_play(const char *text)
{
    if (game_act(text))
        fail_msg("%s: %s %s", text, on.why.id ? on.why.id : "", on.err.text);
}

/* The action is refused with this reason, and nothing has changed. */
static inline void game_refused(const char *text, const char *reason)
{
    uint64_t before = vaka_live_hash(game_live());

    assert_int_equal(game_act(text), VAKA_ERR_ILLEGAL);
    assert_string_equal(on.why.id, reason);
    assert_true(vaka_live_hash(game_live()) == before);
}

/* All that a seat may do, as one text: "go b; go c; stop". */
static inline const char *game_legal(int32_t seat)
{
    static char all[4096];
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(game_live(), seat, &count);
    size_t used = 0;

    all[0] = '\0';
    for (uint32_t i = 0; i < count; i++) {
        char text[VAKA_ACTION_TEXT];
        vaka_action_write(vaka_live_layout(game_live()), &legal[i], text, sizeof text);
        used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", i ? "; " : "", text);
    }
    return all;
}

/* What the last action (or setup) told, as one text. */
static inline const char *game_told(void)
{
    static const vaka_names nobody;
    static char all[4096];
    const vaka_layout *layout = vaka_live_layout(game_live());
    uint32_t count;
    const vaka_event *events = vaka_live_events(game_live(), &count);
    size_t used = 0;

    all[0] = '\0';
    for (uint32_t i = 0; i < count; i++) {
        char text[VAKA_SENTENCE];
        if (events[i].id >= layout->module->event_count)
            continue; /* of the host: chance */
        vaka_sentence(layout, &nobody, vaka_event_sentence(layout, &events[i]), events[i].arg, text,
                      sizeof text);
        used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", used ? "; " : "", text);
    }
    return all;
}

/* A card of the game. */
static inline void game_tide(const char *id, const char *more)
{
    char path[64], text[1024];

    snprintf(path, sizeof path, "tides/%s.lua", id);
    snprintf(text, sizeof text, "return { title = \"Tide %s\", text = \"Rises.\", %s }\n", id,
             more);
    game_write(path, text);
}

/* A step `turn` that does this. */
#define TURN(body) "turn = function(seat, b, c) " body " end,"

/* A test that has a folder of its own. */
#define GAME_TEST(name) TEST_WITH(name, game_open, game_close)

#endif
