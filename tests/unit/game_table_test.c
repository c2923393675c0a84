/* unit/game_table_test.c - games in Lua: how pieces lie, piles, great moments.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

static const char lying[] =
    "return { title = \"Lying\", seats = { 2, 2 },\n"
    "words = { sea = \"sea\", land = \"land\", spent = \"spent\" },\n"
    "verbs = { stop = { title = \"Stop\" } }, events = { met = \"{0:seat} meets {1:kind}\" },\n"
    "table = function(t)\n"
    "  t.postures(4) t.mark { word = \"spent\", tone = \"bad\" }\n"
    "  t.zone { id = \"pile\", title = \"Pile\", type = \"deck\", see = \"all\", see_top = true }\n"
    "  t.kind { id = \"tile\", shape = \"tile\", edges = { \"sea\", \"land\", false, %s } }\n"
    "  t.moment { event = \"met\", kind = 1 } t.moment { event = \"%s\" }\n"
    "end,\n"
    "setup = function()\n"
    "  local under, tile = game.put(\"tile\", nil, \"pile\"), game.put(\"tile\", nil, \"pile\")\n"
    "  assert(host.turned(tile) == 0 and host.marked(tile) == nil)\n"
    "  game.turn(tile, 3) game.mark(tile, \"spent\")\n"
    "  assert(host.turned(tile) == 3 and host.marked(tile) == \"spent\")\n"
    "  assert(host.edge(tile, 3) == \"sea\" and host.edge(tile, 0) == \"land\")\n"
    "  assert(host.edge(tile, 1) == nil and host.kind_edge(\"tile\", 1) == \"land\")\n"
    "  assert(host.knows(0, tile) and not host.knows(0, under))\n"
    "  game.mark(under, \"spent\") game.mark(under, nil) assert(host.marked(under) == nil)\n"
    "  %s run(\"turn\", 0)\n"
    "end,\n"
    "steps = { turn = function() ask.act { seat = 0, stop = function() end } end } }\n";

static vaka_status try_lying(const char *edge, const char *event, const char *more)
{
    char text[2048];

    game_end();
    game_write_steps("", "");
    snprintf(text, sizeof text, lying, edge, event, more);
    game_write("game.lua", text);
    return game_try(2);
}

TEST_WITH(pieces_of_a_game_in_lua_are_turned_and_marked, game_open, game_close)
{
    (void)state;
    if (try_lying("\"sea\"", "end", ""))
        fail_msg("%s", on.err.text);
    assert_int_equal(on.layout->turn_steps, 4);
    assert_int_equal(vaka_moment_of(on.layout, 0)->kind, 1);
    assert_non_null(vaka_moment_of(on.layout, VAKA_EVENT_END));
    assert_int_not_equal(try_lying("\"mud\"", "end", ""), VAKA_OK);
    assert_non_null(strstr(on.err.text, "t.kind: there is no word 'mud'"));
    assert_int_not_equal(try_lying("\"sea\"", "end", "game.mark(tile, \"mud\")"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "there is no mark 'mud'"));
    assert_int_not_equal(try_lying("\"sea\"", "end", "game.turn(tile, 4)"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "4 of 4 steps"));
    assert_int_not_equal(try_lying("\"sea\"", "lost", ""), VAKA_OK);
    assert_non_null(strstr(on.err.text, "t.moment: there is no event 'lost'"));
}

static vaka_status try_sound(const char *sound)
{
    char text[1024];

    game_end();
    game_write_steps("", "");
    snprintf(text, sizeof text,
             "return { title = \"Heard\", seats = { 2, 2 },\n"
             "verbs = { stop = { title = \"Stop\" } }, events = { met = \"a meeting\" },\n"
             "table = function(t) t.sound { event = \"met\", sound = \"%s\" }\n"
             "t.routine { event = \"met\" } end,\n"
             "setup = function() run(\"turn\", 0) end,\n"
             "steps = { turn = function() ask.act { seat = 0, stop = function() end } end } }\n",
             sound);
    game_write("game.lua", text);
    return game_try(2);
}

TEST_WITH(a_game_in_lua_says_what_is_heard, game_open, game_close)
{
    (void)state;
    if (try_sound("conch"))
        fail_msg("%s", on.err.text);
    assert_int_equal(vaka_sound_of(on.layout, 0), VAKA_SOUND_CONCH);
    assert_true(vaka_is_routine(on.layout, 0));
    assert_int_not_equal(try_sound("trumpet"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "t.sound: 'sound' is one of none, water, wood, conch"));
}

TEST_WITH(a_game_in_lua_says_what_can_be_had, game_open, game_close)
{
    static const char game[] =
        "return { title = \"Shop\", seats = { 2, 2 },\n"
        "verbs = { buy = { title = \"Buy {0:kind}\", args = \"kind what\" } },\n"
        "table = function(t) t.zone { id = \"z\" } t.kind { id = \"boat\" } end,\n"
        "setup = function() run(\"turn\", 0) end,\n"
        "scene = function(seat, s)\n"
        "  s.tray(\"boat\", \"buy\", 3, \"price\", 7, \"poor\", 2)\n"
        "  s.tray(\"boat\", \"buy\")\n"
        "end,\n"
        "steps = { turn = function()\n"
        "  ask.act { seat = 0, buy = { rows = { \"boat\" }, go = function() end } } end } }\n";

    (void)state;
    game_write_steps("", "");
    game_write("game.lua", game);
    game_write("lang/en.lua",
               "return { price = \"{0:int} shells\", poor = \"you have {0:int}\" }\n");
    if (game_try(2))
        fail_msg("%s", on.err.text);
    const vaka_scene *scene = vaka_live_scene(on.live, 0);
    assert_int_equal(scene->tray_count, 2);
    assert_int_equal(scene->trays[0].stock, 3);
    assert_string_equal(scene->trays[0].cost.text, "{0:int} shells");
    assert_int_equal(scene->trays[0].cost.arg[0], 7);
    assert_int_equal(scene->trays[0].why.arg[0], 2);
    assert_int_equal(scene->trays[1].stock, VAKA_NONE);
    assert_null(scene->trays[1].cost.text);
}

TEST_WITH(a_game_in_lua_says_how_a_step_ends_and_what_stands_in_the_middle, game_open, game_close)
{
    static const char game[] =
        "return { title = \"Shop\", seats = { 2, 2 },\n"
        "verbs = { buy = { title = \"Buy\" }, stop = { title = \"Stop\" } },\n"
        "table = function(t) t.zone { id = \"z\" } t.kind { id = \"boat\" } end,\n"
        "setup = function() run(\"turn\", 0) end,\n"
        "scene = function(seat, s)\n"
        "  s.tray(nil, \"buy\", nil, nil, 0, nil, 0, 4, \"house\")\n"
        "  s.purse(\"purse\", 2, 5)\n"
        "  s.ends(\"stop\", \"unused\", 2) s.ends(\"stop\")\n"
        "  s.last(\"buy\", \"unused\", 1) s.meaning(\"stop\", \"house\")\n"
        "  s.panel(\"house\") s.middle() s.die(3, \"house\", \"warn\")\n"
        "  s.table(1) s.cell(\"house\") s.lit() s.cell(\"house\")\n"
        "end,\n"
        "steps = { turn = function()\n"
        "  ask.act { seat = 0, buy = function() end, stop = function() end } end } }\n";

    (void)state;
    game_write_steps("", "");
    game_write("game.lua", game);
    game_write("lang/en.lua", "return { house = \"House\", purse = \"Shells\",\n"
                              "unused = \"{0:int} unused\" }\n");
    if (game_try(2))
        fail_msg("%s", on.err.text);
    const vaka_scene *scene = vaka_live_scene(on.live, 0);
    assert_int_equal(scene->trays[0].kind, VAKA_NONE);
    assert_int_equal(scene->trays[0].price, 4);
    assert_string_equal(scene->trays[0].title.text, "House");
    assert_int_equal(scene->purses[0].left, 2);
    assert_int_equal(scene->purses[0].all, 5);
    assert_int_equal(scene->ending_count, 2);
    assert_int_equal(scene->endings[0].lost.arg[0], 2);
    assert_null(scene->endings[1].lost.text);
    assert_true(scene->last.any);
    assert_int_equal(scene->meaning_count, 1);
    assert_true(scene->panels[0].middle);
    assert_int_equal(scene->elements[0].type, VAKA_ELEMENT_DIE);
    assert_int_equal(scene->elements[0].a, 3);
    assert_int_equal(scene->elements[2].a, 1);
    assert_int_equal(scene->elements[3].a, 0);
}

/* A game whose tray has a row with this value of its verb. */
static vaka_status try_row(const char *value)
{
    char game[1024];

    game_end();
    game_write_steps("", "");
    snprintf(
        game, sizeof game,
        "return { title = \"Shop\", seats = { 2, 2 },\n"
        "verbs = { sell = { title = \"Sell\", args = \"word what nut|fish, int at 1..3\" } },\n"
        "table = function(t) t.zone { id = \"z\" } end,\n"
        "setup = function() run(\"turn\", 0) end,\n"
        "scene = function(seat, s, asked, left, all)\n"
        "  if asked == \"some\" then s.purse(\"purse\", left, all) end\n"
        "  s.tray(nil, \"sell\", nil, nil, 0, nil, 0, 0, \"house\", %s, \"shop/fish\")\n"
        "end,\n"
        "steps = { turn = function() ask.act { seat = 0, prompt = { text.some, 2, 5 },\n"
        "  sell = { rows = { { \"nut\", 1 }, { \"fish\", 2 } },\n"
        "  go = function() end } } end } }\n",
        value);
    game_write("game.lua", game);
    game_write("lang/en.lua", "return { house = \"House\", purse = \"Shells\",\n"
                              "some = \"{0:int} of {1:int}\" }\n");
    return game_try(2);
}

TEST_WITH(a_game_in_lua_says_which_word_of_a_verb_is_had_and_reads_what_is_asked, game_open,
          game_close)
{
    (void)state;
    if (try_row("\"fish\""))
        fail_msg("%s", on.err.text);
    const vaka_scene *scene = vaka_live_scene(on.live, 0);
    assert_int_equal(scene->tray_count, 1);
    assert_int_equal(scene->trays[0].argument, 1);
    assert_int_equal(scene->trays[0].value, 1);
    assert_string_equal(scene->trays[0].art, "shop/fish");
    assert_int_equal(scene->purses[0].left, 2); /* the numbers in what the seat is asked */
    assert_int_equal(scene->purses[0].all, 5);
    assert_int_equal(vaka_live_scene(on.live, 1)->purse_count, 0);
}

TEST_WITH(a_word_that_a_verb_does_not_have_is_told, game_open, game_close)
{
    (void)state;
    try_row("\"stone\"");
    vaka_live_scene(on.live, 0);
    assert_non_null(
        strstr(vaka_live_trouble(on.live), "s.tray: sell: a word of nut|fish expected, got stone"));
}

static vaka_status try_mat(const char *places)
{
    static const char game[] =
        "return { title = \"Mats\", seats = { 2, 2 }, verbs = { stop = { title = \"Stop\" } },\n"
        "table = function(t)\n"
        "  t.zone { id = \"hand\", type = \"hand\", see = \"owner\", owner = 1 }\n"
        "  t.counter { id = \"fish\", each = true }\n"
        "  t.mat { id = \"own\", title = \"Hut\", owner = 1, w = 10, h = 8, art = \"m/hut\",\n"
        "          places = { %s } }\n"
        "end,\n"
        "setup = function() run(\"turn\", 0) end,\n"
        "steps = { turn = function() ask.act { seat = 0, stop = function() end } end } }\n";
    char text[1024];

    game_end();
    game_write_steps("", "");
    snprintf(text, sizeof text, game, places);
    game_write("game.lua", text);
    return game_try(2);
}

TEST_WITH(a_game_in_lua_has_mats, game_open, game_close)
{
    (void)state;
    if (try_mat("{ zone = \"hand\", x = 0, y = 0, w = 5, h = 8 },\n"
                "{ counter = \"fish\", x = 5, y = 0, w = 5, h = 2 }"))
        fail_msg("%s", on.err.text);
    assert_int_equal(on.layout->mat_count, 1);
    assert_int_equal(on.layout->mats[0].owner, 1);
    assert_string_equal(on.layout->mats[0].art, "m/hut");
    assert_int_equal(on.layout->place_count, 2);
    assert_int_equal(on.layout->places[1].x, 5);
    assert_int_not_equal(try_mat("{ zone = \"hand\", x = 6, y = 0, w = 5, h = 8 }"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "a place is not within its mat 'own'"));
    assert_int_not_equal(try_mat("{ zone = \"sea\", x = 6, y = 0, w = 1, h = 1 }"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "there is no zone 'sea' yet"));
    assert_int_not_equal(try_mat("{ zone = \"hand\", y = 0, w = 1, h = 1 }"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "game.lua:"));
}

int main(void)
{
    return run_registered("games in Lua", NULL, NULL);
}
