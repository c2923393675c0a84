/* unit/data_test.c - data tables: rows, overlays, and what is wrong in them.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"

static scratch at;
static vaka_library library;

static int set_up(void **state)
{
    harbour_environment(state);
    scratch_open(&at);
    scratch_mod(&at, "tide", "");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_library_done(&library);
    scratch_done(&at);
    return 0;
}

/* A mod with one data file. */
static void open_with(const char *data)
{
    scratch_write(&at, "tide/data/more.lua", data);
    vaka_library_open(&library, &harbour, (const char *const[]){at.folder, NULL});
}

/* The only complaint, and what it suggests. */
static void assert_one(int32_t line, const char *text, const char *suggestion)
{
    assert_complaint(&library.complaints, "tide/data/more.lua", line, text);
    assert_int_equal(library.complaints.count, 1);
    if (suggestion && !strstr(library.complaints.at[0].suggestion, suggestion))
        fail_msg("suggests \"%s\"", library.complaints.at[0].suggestion);
}

TEST_WITH(rows_are_numbered_as_they_stand, set_up, tear_down)
{
    static const char *const mods[] = {"tide", "pirates", NULL};
    vaka_content *content;
    vaka_setup setup;

    (void)state;
    open_with("return { table = \"tiles\", rows = { { id = \"spit\", green = 4 } } }");
    assert_no_complaint(&library.complaints);
    vaka_setup_init(&setup, &harbour, 2, NULL);
    assert_int_equal(
        vaka_library_content(&library, &(vaka_library_choice){.mods = mods}, &content, NULL),
        VAKA_OK);
    setup.content = content;
    assert_int_equal(vaka_data_rows(&setup, TABLE_TILES), 5);
    assert_string_equal(vaka_data_id(&setup, TABLE_TILES, 0), "bay");
    assert_string_equal(vaka_data_id(&setup, TABLE_TILES, 3), "cove");
    assert_string_equal(vaka_data_id(&setup, TABLE_TILES, 4), "spit");
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 4, TILE_GREEN), 4);
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 4, TILE_COAST), 1); /* normal */
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 4, TILE_NEXT), VAKA_NONE);
    assert_string_equal(vaka_data_text(&setup, TABLE_TILES, 4, TILE_NAME), "");
    vaka_content_free(content);
}

TEST_WITH(changes_are_laid_over_value_by_value, set_up, tear_down)
{
    vaka_content *content;
    vaka_setup setup;
    const vaka_rows *tiles;

    (void)state;
    open_with("return { table = \"ships\", change = {} }");
    assert_no_complaint(&library.complaints);
    vaka_setup_init(&setup, &harbour, 2, NULL);
    assert_int_equal(vaka_library_content(&library, &(vaka_library_choice){0}, &content, NULL),
                     VAKA_OK);
    setup.content = content;
    tiles = &content->tables[TABLE_TILES];
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 0, TILE_GREEN), 2); /* by pirates */
    assert_string_equal(vaka_data_text(&setup, TABLE_TILES, 0, TILE_NAME), "The bay");
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 0, TILE_NEXT), 1);
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 2, TILE_NEXT), 3);
    assert_int_equal(vaka_data_int(&setup, TABLE_TILES, 1, TILE_MOOD), 1);
    assert_int_equal(vaka_data_int(&setup, TABLE_SHIPS, 1, SHIP_SIZE), 1);
    assert_string_equal(tiles->status[2 * 5 + TILE_GREEN], "part");
    assert_string_equal(tiles->status[2 * 5 + TILE_NEXT], "house");
    assert_null(tiles->status[TILE_GREEN]);
    vaka_content_free(content);
}

TEST_WITH(an_unknown_table_is_named, set_up, tear_down)
{
    (void)state;
    open_with("return {\n table = \"tile\",\n rows = {} }");
    assert_one(2, "there is no table 'tile'", "'tiles'");
}

TEST_WITH(an_unknown_column_is_named, set_up, tear_down)
{
    (void)state;
    open_with(
        "return { table = \"tiles\", rows = {\n { id = \"spit\", green = 1,\n gren = 2 } } }");
    assert_one(3, "there is no column of table 'tiles' named 'gren'", "'green'");
    assert_int_equal(library.complaints.at[0].spot.column, 2);
}

TEST_WITH(a_value_out_of_its_range_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\", rows = {\n { id = \"spit\", green = 10 } } }");
    assert_one(2, "'green' is 10; it must be from 0 to 9", NULL);
    assert_int_equal(library.complaints.at[0].spot.column, 25);
}

TEST_WITH(a_value_of_the_wrong_type_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\", rows = {\n { id = \"spit\", green = 1.5,\n coast = 1,\n"
              " name = true,\n next = 3,\n mood = false } } }");
    assert_complaint(&library.complaints, "more.lua", 2, "'green' must be a whole number");
    assert_complaint(&library.complaints, "more.lua", 3, "'coast' must be true or false");
    assert_complaint(&library.complaints, "more.lua", 4, "'name' must be a text");
    assert_complaint(&library.complaints, "more.lua", 5, "'next' must be the id of a row");
    assert_complaint(&library.complaints, "more.lua", 6, "'mood' must be a word");
    assert_int_equal(library.complaints.count, 5);
}

TEST_WITH(a_reference_to_no_row_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"ships\", rows = {\n { id = \"raft\", cost = 1,\n"
              " tile = \"bey\" } } }");
    assert_one(3, "there is no row of table 'tiles' named 'bey'", "'bay'");
}

TEST_WITH(a_word_that_is_not_in_the_list_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"ships\", rows = { { id = \"raft\", cost = 1, tile = \"bay\",\n"
              " size = \"tiny\" } } }");
    assert_one(2, "'size' cannot be 'tiny'", "small|large");
}

TEST_WITH(a_needed_column_that_is_missing_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"ships\", rows = {\n { id = \"raft\", tile = \"bay\" } } }");
    assert_one(2, "row 'raft' has no 'cost'", NULL);
}

TEST_WITH(a_row_that_is_there_twice_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\", rows = {\n { id = \"bay\", green = 1 } } }");
    assert_one(2, "row 'bay' is there twice", "data/tiles.lua:5");
}

TEST_WITH(a_change_of_no_row_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n change = { bai = { green = 1 } } }");
    assert_one(2, "there is no row of table 'tiles' named 'bai'", "'bay'");
}

TEST_WITH(a_status_that_does_not_exist_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n change = { bay = { green = 1,\n"
              " status = { green = \"hous\" } } } }");
    assert_one(3, "'green' cannot be 'hous'", "printed|house|part");
}

TEST_WITH(a_misspelt_field_of_the_file_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n row = {} }");
    assert_one(2, "a data file has no field 'row'", "'rows'");
}

TEST_WITH(a_field_that_is_given_twice_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\", change = {\n bay = { green = 1,\n green = 2 } } }");
    assert_one(3, "'green' is given twice", "line 2");
}

/* The tables with the mod `tide` in play. */
static vaka_content *content_with_tide(void)
{
    static const char *const mods[] = {"tide", NULL};
    vaka_content *content = NULL;

    assert_no_complaint(&library.complaints);
    assert_int_equal(
        vaka_library_content(&library, &(vaka_library_choice){.mods = mods}, &content, NULL),
        VAKA_OK);
    return content;
}

TEST_WITH(a_mod_leaves_rows_of_others_out, set_up, tear_down)
{
    vaka_content *content;

    (void)state;
    open_with("return { table = \"ships\", leave_out = { \"sloop\" } }");
    content = content_with_tide();
    assert_int_equal(content->tables[TABLE_SHIPS].count, 1);
    assert_string_equal(content->tables[TABLE_SHIPS].ids[0], "brig");
    vaka_content_free(content);
}

TEST_WITH(a_row_takes_the_place_of_one_that_is_left_out, set_up, tear_down)
{
    vaka_content *content;
    const vaka_rows *ships;

    (void)state;
    open_with("return { table = \"ships\", leave_out = \"all\",\n"
              " rows = { { id = \"brig\", cost = 9, tile = \"bay\" } } }");
    content = content_with_tide();
    ships = &content->tables[TABLE_SHIPS];
    assert_int_equal(ships->count, 1);
    assert_int_equal(ships->numbers[SHIP_COST], 9);
    assert_int_equal(ships->numbers[SHIP_SIZE], 0); /* nothing of the old one */
    vaka_content_free(content);
}

TEST_WITH(what_needs_a_row_that_is_left_out_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n leave_out = { \"bay\" } }");
    assert_complaint(&library.complaints, "tide/data/more.lua", 2,
                     "'tile' of row 'sloop' in table 'ships' names 'bay', which is left out");
}

TEST_WITH(leaving_out_what_is_not_there_is_told, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n leave_out = { \"bai\" } }");
    assert_one(2, "there is no row of table 'tiles' named 'bai'", "'bay'");
}

TEST_WITH(what_is_left_out_is_a_list_or_all, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"ships\",\n leave_out = \"most\" }");
    assert_one(2, "what is left out is a list of ids, or \"all\"", NULL);
}

TEST_WITH(a_table_that_is_needed_keeps_a_row, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\",\n leave_out = \"all\" }");
    assert_complaint(&library.complaints, "tide/data/more.lua", 2,
                     "no row is left in table 'tiles'");
}

TEST_WITH(data_is_no_place_for_code, set_up, tear_down)
{
    (void)state;
    open_with("return { table = \"tiles\", change = {\n bay = { green = 1 + 1 } } }");
    assert_int_equal(library.complaints.count, 1);
    assert_int_equal(library.complaints.at[0].spot.line, 2);
    assert_false(vaka_library_mod(&library, "tide")->usable);
}

TEST_WITH(a_game_without_its_data_cannot_be_played, set_up, tear_down)
{
    vaka_content *content = NULL;
    vaka_error err = {0};

    (void)state;
    setenv("VAKA_SCRIPTS", "/nonexistent", 1);
    vaka_library_open(&library, &harbour, NULL);
    assert_int_equal(vaka_library_content(&library, &(vaka_library_choice){0}, &content, &err),
                     VAKA_ERR_DATA);
    assert_non_null(strstr(err.text, "no mod has a row of table 'tiles'"));
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
