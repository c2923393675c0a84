/* bridge_test.c - C functions called from Lua: what passes, what is refused and in which words.
 *
 * SPDX-License-Identifier: MIT */
#include "bridge_fixture.h"
#include "registered.h"

#include "script/bridge/bridge_row.h"
#include "table/redact.h"

TEST_WITH(arguments_and_results_of_every_type_pass, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "game.ten() == 10");
    fixture_holds(at, "game.is_odd(3) == true and game.is_odd(4) == false");
    fixture_holds(at, "game.same_int(-2147483648) == -2147483648 and game.same_int(-1) == -1");
    fixture_holds(at, "game.same_int(2147483647) == 2147483647");
    fixture_holds(at, "game.same_seat(2) == 2");
    fixture_holds(at, "game.same_zone(13) == 13 and game.same_space(6) == 6");
    fixture_holds(at, "game.same_kind(6) == 6");
    fixture_holds(at, "game.negate(true) == false and game.negate(false) == true");
    fixture_holds(
        at, "game.same_text('') == '' and game.same_text('vaka \\u{2b24}') == 'vaka \\u{2b24}'");
    fixture_holds(at, "game.no_text() == nil and select('#', game.no_text()) == 1");
    fixture_holds(at, "select('#', game.meddle()) == 0");
    fixture_holds(at, "game.digits(1, 2, 3, 4) == 1234");
    fixture_holds(at, "game.mixed(1, 'deck', true, 'abc') == 31071");
}

TEST_WITH(whole_floats_are_numbers_and_others_are_not, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "math.type(game.same_int(3.0)) == 'integer'");
    fixture_holds(at, "game.same_seat(2.0) == 2 and game.same_zone(4.0) == 4");
    fixture_fails(at, "game.same_int(2.5)",
                  "t.lua:2: bad argument #1 to 'same_int' (number has no integer representation)");
    fixture_fails(at, "game.same_seat(0.5)", "(number has no integer representation)");
    fixture_fails(at, "game.same_piece(0.5)", "(number has no integer representation)");
    fixture_fails(at, "game.same_int(1/0)", "(number has no integer representation)");
}

TEST_WITH(wrong_types_are_told_in_the_words_of_lua, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_fails(at, "game.is_odd()",
                  "bad argument #1 to 'is_odd' (number expected, got no value)");
    fixture_fails(at, "game.is_odd('3')",
                  "bad argument #1 to 'is_odd' (number expected, got string)");
    fixture_fails(at, "game.same_seat(nil)", "(seat expected, got nil)");
    fixture_fails(at, "game.same_seat('0')", "(seat expected, got string)");
    fixture_fails(at, "game.mixed(1, nil, true, '')",
                  "bad argument #2 to 'mixed' (zone expected, got nil)");
    fixture_fails(at, "game.same_space({})", "(space expected, got table)");
    fixture_fails(at, "game.same_kind(true)", "(kind expected, got boolean)");
    fixture_fails(at, "game.same_piece('x')", "(piece expected, got string)");
    fixture_fails(at, "game.same_piece(3)", "(piece expected, got number)");
    fixture_fails(at, "game.negate(1)", "(boolean expected, got number)");
    fixture_fails(at, "game.negate(nil)", "(boolean expected, got nil)");
    fixture_fails(at, "game.same_text(5)", "(string expected, got number)");
    fixture_fails(at, "game.digits(1, 2, 3, 'x')", "bad argument #4 to 'digits' (number expected");
}

TEST_WITH(numbers_out_of_range_are_refused, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_fails(at, "game.same_seat(3)", "bad argument #1 to 'same_seat' (seat out of range)");
    fixture_fails(at, "game.same_seat(-1)", "(seat out of range)");
    fixture_fails(at, "game.same_zone(14)", "(zone out of range)");
    fixture_fails(at, "game.same_zone(4294967296)", "(zone out of range)");
    fixture_fails(at, "game.same_zone(math.mininteger)", "(zone out of range)");
    fixture_fails(at, "game.same_space(-1)", "(space out of range)");
    fixture_fails(at, "game.same_kind(99)", "(kind out of range)");
    fixture_fails(at, "game.same_int(2147483648)", "(number out of range)");
    fixture_fails(at, "game.same_space(7)", "(space expected, got zone 'deck')");
    fixture_fails(at, "game.same_space('deck')", "(space expected, got zone 'deck')");
}

TEST_WITH(zones_and_kinds_may_be_named, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "game.same_zone('cup') == 8 and game.same_zone('hand-2') == 13");
    fixture_holds(at, "game.same_space('centre') == 0 and game.same_space('0,0') == 0");
    fixture_holds(at, "game.same_kind('ace') == 5");
    fixture_fails(at, "game.same_zone('cupp')", "(there is no zone 'cupp'; did you mean 'cup'?)");
    fixture_fails(at, "game.same_kind('qqqqqqqq')", "(there is no kind of piece 'qqqqqqqq')");
    fixture_fails(at, "game.same_zone('')", "(there is no zone '')");
    fixture_fails(at, "game.same_zone('cup\\0')", "(there is no zone 'cup?'");
    fixture_fails(at, "game.same_zone(('x'):rep(300))", "(string too long: at most 255 bytes)");
}

TEST_WITH(texts_are_short_clean_utf8, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "#game.same_text(('x'):rep(255)) == 255");
    fixture_fails(at, "game.same_text(('x'):rep(256))", "(string too long: at most 255 bytes)");
    fixture_fails(at, "game.same_text('a\\0b')", "(string contains zeros)");
    fixture_fails(at, "game.same_text('a\\xff')", "(string is not UTF-8)");
    fixture_fails(at, "game.same_text('\\xc3')", "(string is not UTF-8)");
    fixture_fails(at, "game.same_text('\\xc0\\x80')", "(string is not UTF-8)");
    fixture_fails(at, "game.same_text('\\xed\\xa0\\x80')", "(string is not UTF-8)");
    fixture_fails(at, "game.same_text('\\xf4\\x90\\x80\\x80')", "(string is not UTF-8)");
}

TEST_WITH(a_text_that_has_to_be_one_of_some_words_is_one, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "game.colour_length('deep_blue') == 9");
    fixture_holds(at, "game.colour_length() == 0");
    fixture_fails(at, "game.colour_length('blue')",
                  "bad argument #1 to 'colour_length' ('blue' is none of red|deep_blue)");
    fixture_fails(at, "game.colour_length('Red')", "('Red' is none of red|deep_blue)");
    fixture_fails(at, "game.colour_length('red|deep_blue')", "is none of red|deep_blue");
    fixture_fails(at, "game.colour_length('')", "('' is none of red|deep_blue)");
}

TEST_WITH(too_many_arguments_are_refused, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_fails(at, "game.ten(1)", "wrong number of arguments to 'ten' (0 expected, got 1)");
    fixture_fails(at, "game.digits(1, 2, 3, 4, nil)",
                  "wrong number of arguments to 'digits' (4 expected, got 5)");
    fixture_fails(at, "game.maybe_zone(1, 2, 3)",
                  "wrong number of arguments to 'maybe_zone' (0 to 2 expected, got 3)");
    fixture_fails(at, "game:same_seat(1)", "write a dot, not a colon, before its name");
}

TEST_WITH(what_may_be_left_out_may_be_nil, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "game.maybe_seat() == nil and game.maybe_seat(nil) == nil");
    fixture_holds(at, "game.maybe_seat(1) == 1");
    fixture_holds(at, "game.maybe_zone(nil, 4) == 4 and game.maybe_zone('cup') == 8");
    fixture_holds(at, "game.maybe_piece() == nil");
    fixture_holds(at, "game.maybe_int() == nil and game.maybe_int(7) == 7");
    fixture_holds(at, "game.maybe_int(7, 'abc') == 3 and game.maybe_int(0, nil) == 0");
    fixture_fails(at, "game.maybe_seat(false)", "(seat expected, got boolean)");
    fixture_fails(at, "game.maybe_seat(9)", "(seat out of range)");
}

TEST_WITH(lists_are_fresh_arrays, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "#game.all_seats() == 3 and game.all_seats()[3] == 2");
    fixture_does(at, "local a, b = game.all_seats(), game.all_seats() a[1] = 7 assert(b[1] == 0)");
    fixture_does(at,
                 "local l = game.two_zones('cup', 2) assert(#l == 2 and l[1] == 8 and l[2] == 2)");
    fixture_does(at, "local l = game.some_kinds(5, true, 6) assert(#l == 3 and l[2] == 5)");
    fixture_does(at, "local l = game.four_ints(-1, 2, 3, 4) assert(l[1] == -1 and l[4] == 4)");
    fixture_holds(at, "#game.count_to(0) == 0 and #game.count_to(4096) == 4096");
    fixture_breaks(at, "game.count_to(4097)", "a list of 4097: at most 4096");
}

TEST_WITH(long_lists_cost_fuel, fixture_begin, fixture_end)
{
    fixture *at = *state;

    vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
    assert_int_equal(fixture_run(at, "for i = 1, 1000 do game.count_to(4000) end"), VAKA_RAN_FAULT);
    fixture_does(at, "for i = 1, 100 do game.count_to(4000) end");
}

TEST_WITH(handles_reach_their_piece_until_it_is_gone, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "local p = game.add('red', 'cup') assert(game.same_piece(p) == p)"
                     "assert(host.kind_of(p) == 1 and host.zone_of(p) == 8)"
                     "game.move(p, 0) assert(host.zone_of(p) == 0)");
    fixture_fails(at, "local p = game.add('red', 'cup') game.take_away(p) game.same_piece(p)",
                  "bad argument #1 to 'same_piece' (stale piece: it has left the game or become "
                  "another since)");
    fixture_fails(at,
                  "local p = game.add('red', 'cup') game.take_away(p) game.add('blue', 'cup')"
                  "game.take_away(p)",
                  "stale piece");
    fixture_holds(at, "game.pieces_at(0)[1] ~= nil and #game.pieces_at('deck') == 0");
}

TEST_WITH(a_handle_is_stale_after_its_number_was_used_256_times, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_fails(at,
                  "local p = game.add('red', 'cup') game.take_away(p)"
                  "for i = 1, 255 do game.take_away(game.add('blue', 'cup')) end "
                  "game.add('green', 'cup') game.same_piece(p)",
                  "stale piece");
    fixture_fails(at,
                  "local p = game.add('red', 'deck') game.take_away(p)"
                  "for i = 1, 255 do local q = game.add('blue', 'deck') game.take_away(q) end "
                  "local q = game.add('blue', 'deck') assert(q ~= p) game.take_away(p)",
                  "stale piece");
}

TEST_WITH(a_shuffle_makes_handles_stale_of_what_changed_places, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "for i = 1, 8 do game.add('red', 'deck') end "
                     "local before = host.pieces('deck') host.shuffle('deck') local stale = 0 "
                     "for _, p in ipairs(before) do "
                     "  if not pcall(host.kind_of, p) then stale = stale + 1 end "
                     "end assert(stale > 1)");
}

TEST_WITH(handles_do_not_fit_into_variables_of_scripts, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "game.add('red', 'cup') > 2147483647");
    fixture_fails(at, "game.same_int(game.add('red', 'cup'))", "(number out of range)");
}

TEST_WITH(equal_runs_get_equal_handles, fixture_begin, fixture_end)
{
    fixture *at = *state;
    const char *body = "host.draw('cup', 'discard') local p = host.top('discard') "
                       "if p ~= game.same_piece(p) then error(p) end error('p' .. p)";
    char first[256];
    vaka_position copy;

    fixture_does(at, "for i = 1, 5 do game.add('red', 'cup') end");
    vaka_position_init(&copy, at->layout);
    vaka_position_copy(&copy, &at->position);
    vaka_bridge_bind(at->sandbox, NULL, false);
    vaka_bridge_bind(at->sandbox, &at->position, true);
    fixture_fails(at, body, "p");
    memcpy(first, at->err.text, sizeof first);
    vaka_bridge_bind(at->sandbox, NULL, false);
    vaka_bridge_bind(at->sandbox, &copy, true);
    fixture_fails(at, body, "p");
    assert_string_equal(at->err.text, first);
    vaka_bridge_bind(at->sandbox, NULL, false);
    vaka_position_done(&copy);
}

/* For scripts of the next test: binds another position, and the run's own again. */
static fixture *seen_fixture;
static vaka_position seen_position;

static int look_seen(lua_State *L)
{
    vaka_redact(&seen_fixture->position, 1, &seen_position);
    vaka_bridge_bind(vaka_sandbox_of(L), &seen_position, false);
    return 0;
}

static int look_true(lua_State *L)
{
    vaka_bridge_bind(vaka_sandbox_of(L), &seen_fixture->position, true);
    return 0;
}

TEST_WITH(handles_of_a_redacted_position_are_its_own, fixture_begin, fixture_end)
{
    fixture *at = *state;
    lua_State *L = vaka_sandbox_state(at->sandbox);

    seen_fixture = at;
    vaka_position_init(&seen_position, at->layout);
    lua_pushcfunction(L, look_seen);
    vaka_sandbox_give(at->sandbox, at->environment, "look_seen");
    lua_pushcfunction(L, look_true);
    vaka_sandbox_give(at->sandbox, at->environment, "look_true");

    fixture_does(at, "local p = game.add('red', 0) look_seen() local q = host.top(0)"
                     "assert(p ~= q and host.kind_of(q) == 0)"
                     "assert(not pcall(host.kind_of, p)) "
                     "look_true() assert(host.kind_of(p) == 1) assert(not pcall(host.kind_of, q))");
    fixture_fails(at, "look_seen() local q = host.top(0) look_seen() host.kind_of(q)",
                  "stale piece");
    vaka_bridge_bind(at->sandbox, NULL, false);
    vaka_position_done(&seen_position);
}

TEST_WITH(changes_are_refused_outside_of_a_frame, fixture_begin, fixture_end)
{
    fixture *at = *state;
    uint64_t before = vaka_position_hash(&at->position);

    vaka_bridge_bind(at->sandbox, &at->position, false);
    fixture_fails(at, "game.bump()",
                  "game.bump changes the match and cannot be used in a filter, a value or a test");
    fixture_fails(at, "host.roll(6)", "host.roll changes the match");
    fixture_holds(at, "game.ten() == 10 and host.turn() == 0");
    assert_true(vaka_position_hash(&at->position) == before);
}

TEST_WITH(nothing_can_be_called_without_a_match, fixture_begin, fixture_end)
{
    fixture *at = *state;

    vaka_bridge_bind(at->sandbox, NULL, false);
    fixture_fails(at, "game.ten()", "game.ten can be used only while a game is played");
    fixture_fails(at, "host.turn()", "host.turn can be used only while a game is played");
}

static int stop(lua_State *L)
{
    vaka_sandbox_stop(L);
    return 0;
}

TEST_WITH(nothing_changes_once_a_script_is_being_ended, fixture_begin, fixture_end)
{
    fixture *at = *state;

    lua_pushcfunction(vaka_sandbox_state(at->sandbox), stop);
    vaka_sandbox_give(at->sandbox, at->environment, "stop");
    assert_int_equal(fixture_run(at, "pcall(stop) game.bump()"), VAKA_RAN_STOPPED);
    assert_int_equal(fixture_run(at, "pcall(function() stop() end) pcall(game.bump)"),
                     VAKA_RAN_STOPPED);
    assert_int_equal(toy_of(&at->position.face)->number[1], 0);
    assert_false(at->position.broken);
}

TEST_WITH(a_call_that_breaks_the_match_ends_the_script, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_breaks(at, "game.bad_change()",
                   "t.lua:2: game.bad_change: vaka_piece_move: there is no ");
    assert_int_equal(toy_of(&at->position.face)->number[0], 99); /* nothing ran after it */
    fixture_breaks(at, "game.bad_query()", "game.bad_query: vaka_count: there is no zone 99");
    fixture_breaks(at, "game.bad_piece()", "game.bad_piece: its result, piece 999, is not there");
    fixture_breaks(at, "game.bad_pieces()", "game.bad_pieces: its result, piece 999, is not there");
    fixture_breaks(at, "host.roll(0)", "host.roll: vaka_roll: a die of 0 sides");
}

TEST_WITH(nothing_can_be_called_on_a_broken_match, fixture_begin, fixture_end)
{
    fixture *at = *state;

    vaka_position_break(&at->position, "long ago");
    assert_int_equal(fixture_run(at, "pcall(game.ten) error('reached')"), VAKA_RAN_STOPPED);
    assert_string_equal(at->position.trouble, "long ago");
}

/* What an export must not do: run a script. */
static fixture *nest;
static int nested_ran;
static char nested_error[256];

static void run_nested(void)
{
    vaka_error err = {0};
    const char *text = "return function() game.bump() end";

    vaka_bridge_bind(nest->sandbox, &nest->position, true);
    assert_int_equal(
        vaka_sandbox_load(nest->sandbox, nest->environment, "n.lua", text, strlen(text), &err),
        VAKA_OK);
    nested_ran = vaka_sandbox_call(nest->sandbox, 0, 0, &err);
    memcpy(nested_error, err.text, sizeof nested_error);
    vaka_bridge_bind(nest->sandbox, NULL, false);
}

TEST_WITH(an_export_that_runs_a_script_breaks_the_match, fixture_begin, fixture_end)
{
    fixture *at = *state;

    nest = at;
    sample_meddle = run_nested;
    fixture_breaks(at, "game.meddle()",
                   "game.meddle: it runs a script: an export may only push a frame");
    sample_meddle = NULL;
    assert_int_equal(nested_ran, VAKA_RAN_FAULT);
    assert_non_null(strstr(nested_error, "cannot be used while another function is at work"));
    assert_int_equal(toy_of(&at->position.face)->number[1], 0);
    fixture_holds(at, "game.ten() == 10"); /* still bound as before */
}

TEST_WITH(the_tables_of_functions_cannot_be_written, fixture_begin, fixture_end)
{
    fixture *at = *state;

    assert_int_equal(fixture_run(at, "game.ten = nil"), VAKA_RAN_FAULT);
    assert_int_equal(fixture_run(at, "game.new = 1"), VAKA_RAN_FAULT);
    fixture_holds(at, "game.ten() == 10");
    fixture_fails(at, "game.tenn()", "there is no 'game.tenn'; did you mean 'ten'?");
    fixture_fails(at, "return host.rol", "there is no 'host.rol'; did you mean 'roll'?");
}

static const vaka_export good_row = VAKA_QUERY(ten, INT, "Ten.");

static void refused_row(vaka_export row, const char *words)
{
    const vaka_export rows[] = {good_row, row};
    vaka_bridge *bridge = NULL;
    vaka_error err = {0};

    assert_int_not_equal(vaka_bridge_new(rows, 2, "game", &bridge, &err), VAKA_OK);
    assert_null(bridge);
    if (!strstr(err.text, words))
        fail_msg("'%s' is not in '%s'", words, err.text);
}

TEST(more_rows_than_a_bridge_has_entries_for_are_refused)
{
    static vaka_export rows[129];
    static char names[129][8];
    vaka_bridge *bridge = NULL;
    vaka_error err = {0};

    (void)state;
    for (int i = 0; i < 129; i++) {
        rows[i] = good_row;
        snprintf(names[i], sizeof names[i], "f%d", i);
        rows[i].name = names[i];
    }
    assert_int_equal(vaka_bridge_new(rows, 128, "game", &bridge, &err), VAKA_OK);
    vaka_bridge_free(bridge);
    assert_int_not_equal(vaka_bridge_new(rows, 129, "game", &bridge, &err), VAKA_OK);
    assert_null(bridge);
    assert_string_equal(err.text, "'game' has 129 exports: at most 128");
}

TEST(malformed_rows_are_refused_by_name)
{
    vaka_export row = good_row;

    (void)state;
    refused_row(row, "export 'ten' is there twice, as 0 and 1");
    row.name = "end";
    refused_row(row, "export 1: 'end' is not a name in Lua");
    row.name = NULL;
    refused_row(row, "export 1: '' is not a name in Lua");
    row.name = "other";
    row.result = "INTS";
    refused_row(row, "export 'other': 'INTS' is not the type of a result");
    row.result = "OPT_SEAT";
    refused_row(row, "'OPT_SEAT' is not the type of a result");
    row.result = "INT";
    row.args = "SEAT";
    refused_row(row, "export 'other': '' is not the name of an argument");
    row.args = "LIST_INT a";
    refused_row(row, "'LIST_INT' is not the type of an argument");
    row.args = "SEAT a SEAT b";
    refused_row(row, "there is no comma between two arguments");
    row.args = "SEAT a,";
    refused_row(row, "'' is not the type of an argument");
    row.args = "INT a, INT b, INT c, INT d, INT e";
    refused_row(row, "there are more than 4 arguments");
    row.args = "";
    row.flags = 2;
    refused_row(row, "export 'other' has unknown flags 0x2");
    row.flags = 0;
    row.help = "";
    refused_row(row, "export 'other' has no help");
    row.help = "Help.";
    row.call = NULL;
    refused_row(row, "export 'other' has no function");
}

TEST(signatures_are_read_in_any_case)
{
    vaka_signature signature;

    (void)state;
    assert_int_equal(vaka_signature_read("none", "zone at, opt_seat who", &signature, NULL),
                     VAKA_OK);
    assert_int_equal(signature.arg_count, 2);
    assert_int_equal(signature.needed, 1);
    assert_int_equal(signature.arg[0], VAKA_TYPE_ZONE);
    assert_string_equal(signature.name[1], "who");
    assert_int_equal(vaka_signature_read("NONE", NULL, &signature, NULL), VAKA_OK);
    assert_int_equal(signature.arg_count, 0);
}

/* Functions written by hand, as `ask` is. */
static int by_hand(lua_State *L)
{
    int32_t seat = vaka_bridge_read(L, 1, VAKA_TYPE_SEAT, "field 'seat' of ask.space");
    int32_t zone =
        vaka_bridge_read(L, 2, VAKA_TYPE_ZONE | VAKA_TYPE_OPT, "field 'at' of ask.space");
    bool truth = vaka_bridge_read(L, 3, VAKA_TYPE_BOOL, "field 'truth' of ask.space") != 0;

    vaka_bridge_write(L, VAKA_TYPE_SEAT, seat);
    vaka_bridge_write(L, VAKA_TYPE_ZONE, zone);
    vaka_bridge_write(L, VAKA_TYPE_BOOL, truth);
    vaka_bridge_write(L, VAKA_TYPE_PIECE, 23); /* there is none */
    return 4;
}

TEST_WITH(functions_written_by_hand_read_and_write_alike, fixture_begin, fixture_end)
{
    fixture *at = *state;
    lua_State *L = vaka_sandbox_state(at->sandbox);

    lua_pushcfunction(L, by_hand);
    vaka_sandbox_give(at->sandbox, at->environment, "by_hand");
    fixture_does(at, "local s, z, t, p = by_hand(1, 'cup', true) "
                     "assert(s == 1 and z == 8 and t == true and p == nil)");
    fixture_does(at, "local s, z, t = by_hand(0, nil, false) assert(z == nil and t == false)");
    fixture_fails(at, "by_hand(nil)",
                  "t.lua:2: bad field 'seat' of ask.space (seat expected, got nil)");
    fixture_fails(at, "by_hand(1, 99)", "bad field 'at' of ask.space (zone out of range)");
    fixture_fails(at, "by_hand(1, 2)", "(boolean expected, got no value)");
    assert_ptr_equal(vaka_bridge_position(L), &at->position);
    assert_true(vaka_bridge_may_change(L));
}

/* A value of any sort on the stack, good or bad; `seed` moves. */
static uint32_t dice(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static void push_anything(lua_State *L, uint32_t *seed)
{
    static const lua_Integer odd[] = {
        -1, 0, INT32_MAX, INT32_MIN, LUA_MAXINTEGER, LUA_MININTEGER, (lua_Integer)9 << 49, 65535};
    static const char *const texts[] = {"cup", "red", "2,-1", "", "\xff", "sea:0,0", "hand-9"};
    uint32_t n = dice(seed);

    switch (n % 10) {
    case 0:
        lua_pushnil(L);
        break;
    case 1:
        lua_pushboolean(L, (int)(n >> 8 & 1));
        break;
    case 2:
        lua_pushnumber(L, (lua_Number)(n >> 8) / 4 - 1000);
        break;
    case 3:
        lua_pushstring(L, texts[(n >> 8) % 7]);
        break;
    case 4:
        lua_newtable(L);
        break;
    case 5:
        lua_pushinteger(L, odd[(n >> 8) % 8]);
        break;
    case 6: /* perhaps a handle */
        lua_pushinteger(L, (lua_Integer)9 << 49 | (lua_Integer)((n >> 8) % 3) << 16 |
                               (lua_Integer)(dice(seed) % 26));
        break;
    default:
        lua_pushinteger(L, (n >> 8) % 16);
        break;
    }
}

TEST_WITH(any_arguments_are_taken_or_refused, fixture_begin, fixture_end)
{
    fixture *at = *state;
    lua_State *L = vaka_sandbox_state(at->sandbox);
    uint32_t seed = 42, well = 0;

    vaka_bridge_push(at->game, at->sandbox);
    vaka_bridge_push(at->host, at->sandbox);
    int host = lua_gettop(L);
    for (int i = 0; i < 100000; i++) {
        bool own = dice(&seed) % 2;
        uint32_t count = own ? SAMPLE_EXPORTS : vaka_host_export_count;
        const vaka_export *rows = own ? sample_exports : vaka_host_exports;
        int top = lua_gettop(L), args = (int)(dice(&seed) % 6);

        lua_getfield(L, own ? host - 1 : host, rows[dice(&seed) % count].name);
        for (int j = 0; j < args; j++)
            push_anything(L, &seed);
        vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
        well += vaka_sandbox_call(at->sandbox, args, 0, &at->err) == VAKA_RAN_WELL;
        assert_int_equal(lua_gettop(L), top);
        at->position.broken = false;
        at->position.script->chance_count = 0;
        at->position.script->modifier_count = at->position.script->marker_count = 0;
    }
    assert_in_range(well, 5000, 95000);
    lua_pop(L, 2);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
