/* unit/draft_test.c - drafts of scenarios: steps, what is undone, what is painted, and the file.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"

#include "draft/chart.h"
#include "draft/file.h"

enum { MAP, ISLE, ROUTE, HOMES, COSTS };
enum { MAP_Q, MAP_R, MAP_KIND, MAP_TITLE };
enum { ISLE_X, ISLE_Y, ISLE_TITLE };
enum { ROUTE_A, ROUTE_B, ROUTE_OPEN };
enum { HOME_HEX, HOME_SEATS, HOME_NEXT };

static const vaka_column map_columns[] = {
    {"q", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, -9, 9, 0, NULL, ""},
    {"r", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, -9, 9, 0, NULL, ""},
    {"kind", VAKA_COLUMN_WORD, VAKA_COLUMN_NEEDED, 0, 0, 0, "sea|land|reef", ""},
    {"title", VAKA_COLUMN_TEXT, 0, 0, 0, 0, NULL, ""},
};
static const vaka_column isle_columns[] = {
    {"x", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 0, 100, 0, NULL, ""},
    {"y", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 0, 100, 0, NULL, ""},
    {"title", VAKA_COLUMN_TEXT, VAKA_COLUMN_NEEDED, 0, 0, 0, NULL, ""},
};
static const vaka_column route_columns[] = {
    {"a", VAKA_COLUMN_ROW, VAKA_COLUMN_NEEDED, 0, 0, 0, "isle", ""},
    {"b", VAKA_COLUMN_ROW, VAKA_COLUMN_NEEDED, 0, 0, 0, "isle", ""},
    {"open", VAKA_COLUMN_BOOL, 0, 0, 1, 0, NULL, ""},
};
static const vaka_column home_columns[] = {
    {"hex", VAKA_COLUMN_ROW, VAKA_COLUMN_NEEDED, 0, 0, 0, "map", ""},
    {"seats", VAKA_COLUMN_INT, VAKA_COLUMN_NEEDED, 2, 4, 0, NULL, ""},
    {"next", VAKA_COLUMN_ROW, 0, 0, 0, 0, "homes", ""},
};
static const vaka_column cost_columns[] = {
    {"cost", VAKA_COLUMN_INT, 0, 0, 20, 3, NULL, ""},
};
static const vaka_data_table tables[] = {
    {"map", "", map_columns, 4, 1},     {"isle", "", isle_columns, 3, 0},
    {"route", "", route_columns, 3, 0}, {"homes", "", home_columns, 3, 1},
    {"costs", "", cost_columns, 1, 1},
};
static const vaka_option options[] = {{"turns", "Turns", NULL, 1, 20, 8},
                                      {"night", "Night", NULL, 0, 1, 0}};
static const vaka_module module = {.stamp = VAKA_STAMP(vaka_module),
                                   .id = "org.example.sea",
                                   .title = "Sea",
                                   .seats_min = 2,
                                   .seats_max = 4,
                                   .options = options,
                                   .option_count = 2,
                                   .tables = tables,
                                   .table_count = 5};

/* Three hexes in a row, two isles with a route, two homes, two costs. */
static char *map_ids[] = {"west", "middle", "east"};
static int32_t map_numbers[] = {-1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0};
static char *map_texts[] = {NULL, NULL, NULL, "West", NULL, NULL, NULL, "", NULL, NULL, NULL, ""};
static char *isle_ids[] = {"one", "two"};
static int32_t isle_numbers[] = {10, 10, 0, 50, 10, 0};
static char *isle_texts[] = {NULL, NULL, "One", NULL, NULL, "Two"};
static char *route_ids[] = {"one-two"};
static int32_t route_numbers[] = {0, 1, 0};
static char *none[12];
static char *home_ids[] = {"tonga", "samoa"};
static int32_t home_numbers[] = {0, 2, 1, 2, 3, VAKA_NONE};
static char *cost_ids[] = {"ship", "off-course"};
static int32_t cost_numbers[] = {3, 5};
static const vaka_rows base[] = {{3, map_ids, map_numbers, map_texts, none},
                                 {2, isle_ids, isle_numbers, isle_texts, none},
                                 {1, route_ids, route_numbers, none, none},
                                 {2, home_ids, home_numbers, none, none},
                                 {2, cost_ids, cost_numbers, none, none}};

static vaka_draft *draft;
static vaka_chart chart;

static int set_up(void **state)
{
    (void)state;
    draft = vaka_draft_new(&module, base);
    vaka_chart_read(&chart, &module);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_draft_free(draft);
    return 0;
}

static void assert_file(const char *wanted)
{
    vaka_draft_file file;

    vaka_draft_write(draft, "x", &file);
    assert_string_equal(file.text, wanted);
    vaka_draft_file_done(&file);
}

static void set(uint32_t table, const char *id, uint32_t column, const char *value)
{
    vaka_draft_begin(draft, "set");
    vaka_draft_set(draft, table, (uint32_t)vaka_draft_find(draft, table, id), column, value);
    vaka_draft_end(draft);
}

TEST_WITH(a_draft_begins_as_the_game_is, set_up, tear_down)
{
    (void)state;
    assert_int_equal(vaka_draft_rows(draft, MAP), 3);
    assert_string_equal(vaka_draft_cell(draft, MAP, 0, MAP_Q), "-1");
    assert_string_equal(vaka_draft_cell(draft, MAP, 0, MAP_KIND), "land");
    assert_string_equal(vaka_draft_cell(draft, HOMES, 0, HOME_HEX), "west");
    assert_string_equal(vaka_draft_cell(draft, HOMES, 1, HOME_NEXT), "");
    assert_string_equal(vaka_draft_cell(draft, ROUTE, 0, ROUTE_OPEN), "false");
    assert_null(vaka_draft_can_undo(draft));
    assert_file("-- x.lua - .\nreturn {\n}\n");
}

TEST_WITH(a_step_is_undone_and_done_again_as_one, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "paint");
    vaka_chart_paint(&chart, draft, MAP, 0, 1, "reef");
    vaka_chart_paint(&chart, draft, MAP, 0, 0, "reef");
    assert_true(vaka_draft_end(draft));
    assert_int_equal(vaka_draft_rows(draft, MAP), 4);
    assert_string_equal(vaka_draft_can_undo(draft), "paint");
    vaka_draft_undo(draft);
    assert_int_equal(vaka_draft_rows(draft, MAP), 3);
    assert_string_equal(vaka_draft_cell(draft, MAP, 1, MAP_KIND), "sea");
    assert_string_equal(vaka_draft_can_redo(draft), "paint");
    vaka_draft_redo(draft);
    assert_int_equal(vaka_draft_rows(draft, MAP), 4);
    assert_string_equal(vaka_draft_cell(draft, MAP, 1, MAP_KIND), "reef");
}

TEST_WITH(a_step_that_changes_nothing_is_none, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "nothing");
    vaka_draft_set(draft, COSTS, 0, 0, "3");
    vaka_draft_put(draft, "text", NULL);
    vaka_chart_paint(&chart, draft, MAP, 0, 0, "sea");
    assert_false(vaka_draft_end(draft));
    assert_null(vaka_draft_can_undo(draft));
    assert_false(vaka_draft_is_changed(draft));
}

TEST_WITH(a_new_step_ends_what_was_undone, set_up, tear_down)
{
    (void)state;
    set(COSTS, "ship", 0, "4");
    vaka_draft_undo(draft);
    set(COSTS, "ship", 0, "7");
    assert_null(vaka_draft_can_redo(draft));
    assert_string_equal(vaka_draft_cell(draft, COSTS, 0, 0), "7");
    vaka_draft_undo(draft);
    assert_string_equal(vaka_draft_cell(draft, COSTS, 0, 0), "3");
}

TEST_WITH(what_was_saved_is_known_after_undo, set_up, tear_down)
{
    (void)state;
    set(COSTS, "ship", 0, "4");
    vaka_draft_saved(draft);
    set(COSTS, "ship", 0, "5");
    assert_true(vaka_draft_is_changed(draft));
    vaka_draft_undo(draft);
    assert_false(vaka_draft_is_changed(draft));
    vaka_draft_undo(draft);
    assert_true(vaka_draft_is_changed(draft));
}

TEST_WITH(the_file_says_only_what_differs, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "all");
    vaka_draft_put(draft, "title", "Say \"sea\"");
    vaka_draft_put(draft, "seats.min", "2");
    vaka_draft_put(draft, "seats.max", "3");
    vaka_draft_put(draft, "options.night", "1");
    vaka_draft_put(draft, "options.turns", "5");
    vaka_draft_put(draft, "rules.fog", "");
    vaka_draft_put(draft, "rules.late", "points=20");
    vaka_draft_put(draft, "allowed", "");
    vaka_draft_put(draft, "cards.event.storm.copies", "0");
    vaka_draft_put(draft, "cards.event.storm.vp", "2");
    vaka_draft_put(draft, "lang.fr.title", "Mer");
    vaka_draft_set(draft, COSTS, 1, 0, "6");
    vaka_chart_paint(&chart, draft, MAP, 2, -1, "land");
    vaka_draft_remove(draft, MAP, 1);
    vaka_draft_end(draft);
    assert_file("-- x.lua - Say \"sea\".\n"
                "return {\n"
                "    title = \"Say \\\"sea\\\"\",\n"
                "    seats = { min = 2, max = 3 },\n"
                "    options = { night = true, turns = 5 },\n"
                "    rules = { \"fog\", \"late:points=20\" },\n"
                "    rules_allowed = {},\n"
                "    cards = {\n"
                "        event = {\n"
                "            storm = { copies = 0, vp = 2 },\n"
                "        },\n"
                "    },\n"
                "    leave_out = {\n"
                "        map = { \"middle\" },\n"
                "    },\n"
                "    add = {\n"
                "        map = {\n"
                "            { id = \"hex_2_m1\", q = 2, r = -1, kind = \"land\" },\n"
                "        },\n"
                "    },\n"
                "    data = {\n"
                "        costs = {\n"
                "            [\"off-course\"] = { cost = 6 },\n"
                "        },\n"
                "    },\n"
                "}\n");
}

TEST_WITH(a_row_that_is_too_long_goes_on_further_in, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "long");
    vaka_chart_paint(&chart, draft, MAP, 2, -1, "land");
    vaka_draft_end(draft);
    set(MAP, "hex_2_m1", 3, "The long white cloud above the water of the farthest south");
    assert_file("-- x.lua - .\n"
                "return {\n"
                "    add = {\n"
                "        map = {\n"
                "            { id = \"hex_2_m1\", q = 2, r = -1, kind = \"land\",\n"
                "                title = \"The long white cloud above the water of the farthest "
                "south\" },\n"
                "        },\n"
                "    },\n"
                "}\n");
}

TEST_WITH(another_order_leaves_all_out_and_adds_it_anew, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "order");
    vaka_draft_move(draft, HOMES, 1, -1);
    vaka_draft_end(draft);
    assert_file("-- x.lua - .\n"
                "return {\n"
                "    leave_out = {\n"
                "        homes = \"all\",\n"
                "    },\n"
                "    add = {\n"
                "        homes = {\n"
                "            { id = \"samoa\", hex = \"east\", seats = 3 },\n"
                "            { id = \"tonga\", hex = \"west\", seats = 2, next = \"samoa\" },\n"
                "        },\n"
                "    },\n"
                "}\n");
}

TEST_WITH(a_reference_that_is_taken_back_writes_its_row_anew, set_up, tear_down)
{
    (void)state;
    set(HOMES, "tonga", HOME_NEXT, "");
    assert_file("-- x.lua - .\n"
                "return {\n"
                "    leave_out = {\n"
                "        homes = { \"tonga\" },\n"
                "    },\n"
                "    add = {\n"
                "        homes = {\n"
                "            { id = \"tonga\", hex = \"west\", seats = 2 },\n"
                "        },\n"
                "    },\n"
                "}\n");
}

TEST_WITH(each_line_knows_what_it_speaks_of, set_up, tear_down)
{
    vaka_draft_file file;

    (void)state;
    vaka_draft_begin(draft, "both");
    vaka_draft_put(draft, "title", "T");
    vaka_draft_set(draft, COSTS, 0, 0, "9");
    vaka_draft_end(draft);
    vaka_draft_write(draft, "x", &file);
    assert_int_equal(file.line_count, 9);
    assert_string_equal(file.lines[2].key, "title");
    assert_int_equal(file.lines[5].table, COSTS);
    assert_string_equal(file.lines[5].id, "ship");
    assert_int_equal(file.lines[0].table, VAKA_NONE);
    vaka_draft_file_done(&file);
}

TEST_WITH(what_is_painted_back_is_the_hex_of_the_game, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "erase");
    vaka_chart_erase(&chart, draft, MAP, 0);
    vaka_draft_end(draft);
    assert_int_equal(vaka_draft_rows(draft, MAP), 2);
    assert_int_equal(vaka_draft_rows(draft, HOMES), 1); /* the home that lay there went along */
    vaka_draft_begin(draft, "paint");
    vaka_chart_paint(&chart, draft, MAP, -1, 0, "sea");
    vaka_draft_end(draft);
    assert_string_equal(vaka_draft_id(draft, MAP, 0), "west");
    assert_string_equal(vaka_draft_cell(draft, MAP, 0, MAP_TITLE), "West");
    assert_string_equal(vaka_draft_cell(draft, MAP, 0, MAP_KIND), "sea");
}

TEST_WITH(spots_are_joined_once_and_routes_go_with_them, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "isle");
    uint32_t isle = vaka_chart_paint(&chart, draft, ISLE, 30, 40, NULL);
    vaka_draft_end(draft);
    assert_string_equal(vaka_draft_id(draft, ISLE, isle), "spot_30_40");
    vaka_draft_begin(draft, "join");
    vaka_chart_join(&chart, draft, ROUTE, "two", "one"); /* there is one, the other way round */
    assert_false(vaka_draft_end(draft));
    vaka_draft_begin(draft, "join");
    vaka_chart_join(&chart, draft, ROUTE, "one", "spot_30_40");
    assert_true(vaka_draft_end(draft));
    assert_int_equal(vaka_draft_rows(draft, ROUTE), 2);
    vaka_draft_begin(draft, "erase");
    vaka_chart_erase(&chart, draft, ISLE, 0);
    vaka_draft_end(draft);
    assert_int_equal(vaka_draft_rows(draft, ROUTE), 0);
}

TEST_WITH(a_thing_that_is_laid_says_what_it_has_to, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "lay");
    uint32_t row = vaka_chart_lay(&chart, draft, HOMES, "middle");
    vaka_draft_end(draft);
    assert_string_equal(vaka_draft_id(draft, HOMES, row), "middle");
    assert_string_equal(vaka_draft_cell(draft, HOMES, row, HOME_HEX), "middle");
    assert_string_equal(vaka_draft_cell(draft, HOMES, row, HOME_SEATS), "3"); /* as the last one */
}

TEST_WITH(a_row_that_is_renamed_is_so_in_all_that_name_it, set_up, tear_down)
{
    (void)state;
    vaka_draft_begin(draft, "rename");
    assert_true(vaka_draft_rename(draft, MAP, 0, "sunset"));
    assert_false(vaka_draft_rename(draft, MAP, 1, "sunset"));
    assert_false(vaka_draft_rename(draft, MAP, 1, "no id"));
    vaka_draft_end(draft);
    assert_string_equal(vaka_draft_cell(draft, HOMES, 0, HOME_HEX), "sunset");
}

TEST_WITH(tables_are_known_by_their_columns, set_up, tear_down)
{
    (void)state;
    assert_int_equal(chart.tables[MAP].is, VAKA_CHART_HEXES);
    assert_int_equal(chart.tables[MAP].sort, MAP_KIND);
    assert_int_equal(chart.tables[ISLE].is, VAKA_CHART_SPOTS);
    assert_int_equal(chart.tables[ROUTE].is, VAKA_CHART_ROUTES);
    assert_int_equal(chart.tables[ROUTE].on, ISLE);
    assert_int_equal(chart.tables[HOMES].is, VAKA_CHART_THINGS);
    assert_int_equal(chart.tables[COSTS].is, VAKA_CHART_NONE);
    assert_int_equal(chart.places, MAP);
}

TEST_WITH(the_hex_at_a_point_is_the_one_around_it, set_up, tear_down)
{
    int32_t a, b;

    (void)state;
    for (int32_t q = -4; q <= 4; q++)
        for (int32_t r = -4; r <= 4; r++) {
            vaka_chart_point at = vaka_chart_point_of(&chart, MAP, q, r);

            at.x += 0.45f;
            at.y -= 0.6f;
            vaka_chart_numbers(&chart, &module, MAP, at, &a, &b);
            assert_int_equal(a, q);
            assert_int_equal(b, r);
        }
}

TEST_WITH(a_map_from_nothing_keeps_the_other_tables, set_up, tear_down)
{
    (void)state;
    vaka_chart_clear(&chart, draft);
    assert_int_equal(vaka_draft_rows(draft, MAP), 0);
    assert_int_equal(vaka_draft_rows(draft, HOMES), 0);
    assert_int_equal(vaka_draft_rows(draft, COSTS), 2);
    assert_null(vaka_draft_can_undo(draft));
    assert_int_equal(vaka_draft_base_rows(draft, MAP), 3); /* what it is based on stays */
}

TEST_WITH(what_is_painted_on_a_map_from_nothing_has_nothing_of_the_games_own_hexes, set_up,
          tear_down)
{
    (void)state;
    vaka_chart_clear(&chart, draft);
    vaka_draft_begin(draft, "paint");
    vaka_chart_paint(&chart, draft, MAP, -1, 0, "sea"); /* where West is in the game */
    vaka_draft_end(draft);
    assert_string_equal(vaka_draft_id(draft, MAP, 0), "hex_m1_0");
    assert_false(vaka_draft_is_said(draft, MAP, 0, MAP_TITLE));
    assert_string_equal(vaka_draft_cell(draft, MAP, 0, MAP_KIND), "sea");
}

TEST_WITH(a_hex_from_nothing_is_none_of_the_games_own_even_where_these_are_called_alike, NULL, NULL)
{
    static char *ids[] = {"hex_m1_0", "hex_0_0", "hex_1_0"};
    vaka_rows other[5];

    (void)state;
    memcpy(other, base, sizeof other);
    other[MAP].ids = ids;
    draft = vaka_draft_new(&module, other);
    vaka_chart_read(&chart, &module);
    vaka_chart_clear(&chart, draft);
    vaka_draft_begin(draft, "paint");
    for (int32_t q = -1; q <= 1; q++)
        vaka_chart_paint(&chart, draft, MAP, q, 0, "sea");
    vaka_draft_end(draft);
    for (uint32_t row = 0; row < 3; row++)
        assert_false(vaka_draft_is_said(draft, MAP, row, MAP_TITLE));
    assert_string_equal(vaka_draft_id(draft, MAP, 0), "place_m1_0");
    vaka_draft_free(draft);
}

int main(void)
{
    return run_registered("drafts", NULL, NULL);
}
