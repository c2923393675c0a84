/* host_exports_test.c - `host` in scripts: what each of its functions does.
 *
 * SPDX-License-Identifier: MIT */
#include "bridge_fixture.h"
#include "registered.h"

#include "table/event_log.h"

TEST_WITH(dice_and_draws_go_through_the_hosts_chance, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "for i = 1, 20 do local n = host.roll(6) assert(n >= 1 and n <= 6) end");
    assert_true(at->position.marks & VAKA_MARK_CHANCE);
    fixture_does(at, "for i = 1, 20 do local n = host.chance(3) assert(n >= 0 and n < 3) end");
    fixture_holds(at, "host.draw('deck', 'discard') == nil");
    fixture_does(at,
                 "game.add('ace', 'deck') game.add('king', 'deck') "
                 "local p = host.draw('deck', 'discard') assert(host.kind_id(host.kind_of(p)) == "
                 "'king') assert(host.zone_of(p) == host.zone('discard')) "
                 "host.reshuffle('discard', 'deck') assert(host.count('deck') == 2)");
    fixture_breaks(at, "host.chance(0)", "host.chance: vaka_chance: a number below 0");
}

TEST_WITH(looking_is_noted, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "local p = game.add('ace', 'deck') assert(not host.knows(1, p)) "
                     "host.look(1, p) assert(host.knows(1, p) and not host.knows(2, p)) "
                     "host.peek(2, 'deck', 1) assert(host.knows(2, p))");
    assert_true(at->position.marks & VAKA_MARK_LEARNED);
    at->position.marks = 0;
    fixture_does(at, "host.learned(0)");
    assert_true(at->position.marks & VAKA_MARK_LEARNED);
}

TEST_WITH(seats_turns_and_scores_can_be_read, fixture_begin, fixture_end)
{
    fixture *at = *state;

    vaka_turn_set(&at->position.face, 4);
    vaka_score_set(&at->position.face, 1, -7);
    fixture_holds(at, "host.turn() == 4 and host.score(1) == -7");
    fixture_holds(at, "#host.seats() == 3 and #host.seats_in() == 3 and host.next_seat(2) == 0");
    vaka_seat_out(&at->position.face, 1);
    fixture_does(at, "local s = host.seats_in() assert(#s == 2 and s[1] == 0 and s[2] == 2)");
    fixture_holds(at, "#host.seats() == 3 and host.next_seat(0) == 2 and host.next_seat(1) == 2");
}

TEST_WITH(pieces_can_be_found_and_read, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "local a, b = game.add('red', 'cup', 1), game.add('blue', 'cup') "
                     "local l = host.pieces('cup') assert(#l == 2 and l[1] == a and l[2] == b) "
                     "assert(host.top('cup') == b and host.top('deck') == nil) "
                     "assert(host.find('cup', nil, 'blue') == b and host.find('cup', 1) == a) "
                     "assert(host.find('cup', 2) == nil and host.find('cup') == a) "
                     "assert(host.count('cup') == 2 and host.count('cup', 1) == 1) "
                     "assert(host.count('cup', nil, 'green') == 0) "
                     "assert(host.owner_of(a) == 1 and host.owner_of(b) == nil) "
                     "assert(not host.is_face_up(a) and host.field(a, 3) == 0)");
    vaka_piece_flip(&at->position.face, 0, VAKA_FACE_UP);
    vaka_piece_set(&at->position.face, 0, 2, -5);
    fixture_does(at, "local a = host.pieces('cup')[1] "
                     "assert(host.is_face_up(a) and host.field(a, 2) == -5)");
    fixture_breaks(at, "host.field(host.top('cup'), 4)", "a piece has fields 0 to 3, not 4");
}

TEST_WITH(zones_are_found_by_who_is_there_and_who_is_not, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at,
                 "game.add('red', 'cup', 1) game.add('blue', 2, 1) game.add('blue', 4) "
                 "game.add('red', 4, 1) game.add('red', 5, 2) "
                 "local function is(list, ...) local want = {...} assert(#list == #want) "
                 "for i = 1, #want do assert(list[i] == want[i]) end end "
                 "is(host.zones_with(1), 2, 4, 8) is(host.zones_with(1, 'red'), 4, 8) "
                 "is(host.zones_with(nil), 4) is(host.zones_with(nil, 'blue', 1)) "
                 "is(host.zones_with(1, nil, 2), 2, 4, 8) is(host.zones_with(1, 'blue', 2), 2) "
                 "is(host.zones_with(nil, 'blue', 0), 4) is(host.zones_with(1, nil, 1)) "
                 "is(host.zones_with(1, nil, nil, 1), 2, 8) is(host.zones_with(1, nil, nil, 0)) "
                 "is(host.zones_with(1, 'red', nil, 2), 4, 8) "
                 "is(host.zones_with(nil, 'blue', 0, 1)) "
                 "is(host.zones_empty(1, 6), 1, 3, 6) is(host.zones_empty(2, 2)) "
                 "is(host.zones_empty(3, 3), 3) is(host.zones_empty(6, 1)) "
                 "is(host.zones_empty('cup', 9), 9)");
}

TEST_WITH(a_zone_tells_who_has_something_there_and_of_which_kinds, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "game.add('red', 4, 2) game.add('blue', 4) game.add('blue', 4, 1) "
                     "game.add('red', 4, 1) "
                     "local red, blue = host.kind('red'), host.kind('blue') "
                     "local function is(list, ...) local want = {...} assert(#list == #want) "
                     "for i = 1, #want do assert(list[i] == want[i]) end end "
                     "is(host.seats_with(4), 1, 2) is(host.seats_with(4, 'red'), 1, 2) "
                     "is(host.seats_with(4, 'blue'), 1) is(host.seats_with(3)) "
                     "is(host.seats_with(4, 'ace')) "
                     "is(host.kinds_at(4), red, blue) is(host.kinds_at(3))");
}

TEST_WITH(kinds_and_zones_have_names, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "host.kind('ace') == 5 and host.kind('aces') == nil");
    fixture_holds(at, "host.kind_id(5) == 'ace' and host.kind_title(5) == 'ace'");
    fixture_holds(at, "host.zone('cup') == 8 and host.zone('nowhere') == nil");
    fixture_holds(at, "host.zone('0,0') == 0 and host.zone('9,9') == nil");
    fixture_holds(at, "host.zone_id(8) == 'cup' and host.zone_id(0) == 'centre'");
    fixture_holds(at, "host.zone(host.zone_id(3)) == 3 and host.zone_title(8) == 'cup'");
    fixture_holds(at, "host.zone_type('cup') == 'cup' and host.zone_type(0) == 'space'");
    fixture_holds(at, "host.zone_owner('hand-1') == 1 and host.zone_owner('cup') == nil");
    fixture_holds(at, "#host.zones() == 7 and #host.zones(1) == 1 and host.zones(1)[1] == 12");
}

TEST_WITH(boards_can_be_measured, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "#host.spaces() == 7 and #host.spaces(0) == 7 and #host.spaces(1) == 0");
    fixture_holds(at, "host.is_space(0) and not host.is_space('cup')");
    fixture_holds(at, "#host.neighbours('centre') == 6 and #host.neighbours(1) == 3");
    fixture_holds(at, "host.adjacent(0, 3) and not host.adjacent(3, 3)");
    fixture_holds(at, "host.distance(0, 4) == 1 and host.distance(2, 2) == 0");
    fixture_holds(
        at, "#host.within(0, 1) == 7 and #host.within(0, 0) == 1 and #host.within(0, -1) == 0");
    fixture_holds(at, "host.space_at(0, 0) == 0 and host.space_at(5, 5) == nil");
    fixture_holds(at, "host.space_at(0, 0, 1) == nil and host.space_at(70000, 0) == nil");
    fixture_does(at, "for _, s in ipairs(host.spaces()) do "
                     "assert(host.space_at(host.column(s), host.row(s)) == s) end");
    fixture_fails(at, "host.neighbours('deck')", "(space expected, got zone 'deck')");
}

TEST_WITH(values_are_read_and_modified_by_name, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "host.value('price') == 7 and host.value('speed', 1) == 2");
    fixture_does(at, "host.modify('price', nil, 2, 'game') assert(host.value('price') == 9)");
    fixture_does(at, "host.modify('speed', 1, 3, 'turn') host.set_value('speed', 2, 8, 'step') "
                     "assert(host.value('speed', 0) == 2 and host.value('speed', 1) == 5) "
                     "assert(host.value('speed', 2) == 8)");
    fixture_does(at, "host.modify('truce', host.pair(0, 2), 1, 'game') "
                     "assert(host.value('truce', host.pair(0, 2)) == 1) "
                     "assert(host.value('truce', host.pair(2, 0)) == 0)");
    vaka_step_over(&at->position.face);
    fixture_holds(at, "host.value('speed', 2) == 2 and host.value('speed', 1) == 5");
    vaka_turn_set(&at->position.face, 1);
    fixture_holds(at, "host.value('speed', 1) == 2 and host.value('price') == 9");
}

TEST_WITH(values_are_modified_everywhere_by_a_word_or_in_api_level_1_by_nil, fixture_begin,
          fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "host.modify('speed', 'everywhere', 1, 'turn') "
                     "assert(host.value('speed', 0) == 3 and host.value('speed', 2) == 3)");
    fixture_does(at, "host.modify('speed', nil, 1, 'turn') host.set_value('price', nil, 1, 'game') "
                     "assert(host.value('speed', 0) == 4 and host.value('price') == 1)");
    fixture_does(at, "host.modify('price', 'everywhere', 1, 'game') "
                     "assert(host.value('price') == 2)");
    fixture_fails(at, "host.modify('speed', 'everywere', 1, 'turn')",
                  "(place or \"everywhere\" expected, got string)");
}

/* The fixture with the bridge that mods of API level 2 have. */
static int strict_begin(void **state)
{
    fixture_begin(state);
    fixture *at = *state;
    vaka_bridge_free(at->host);
    assert_int_equal(vaka_bridge_new_host(true, &at->host, &at->err), VAKA_OK);
    vaka_bridge_want_any(at->host);
    at->environment = vaka_sandbox_environment(at->sandbox, "strict");
    vaka_bridge_push(at->game, at->sandbox);
    vaka_sandbox_give(at->sandbox, at->environment, "game");
    vaka_bridge_push(at->host, at->sandbox);
    vaka_sandbox_give(at->sandbox, at->environment, "host");
    return 0;
}

TEST_WITH(in_api_level_2_nil_is_no_place_of_a_value, strict_begin, fixture_end)
{
    fixture *at = *state;
    const char *wrong = "(nil is no place of 'speed'; write \"everywhere\" if all are meant)";

    fixture_fails(at, "host.modify('speed', nil, 1, 'turn')", wrong);
    fixture_fails(at, "host.modify_for('speed', nil, 1, 2)", wrong);
    fixture_fails(at, "host.modify_while('speed', nil, 1, game.add('red', 0))", wrong);
    fixture_fails(at, "host.set_value('speed', host.space_at(5, 5), 1, 'turn')", wrong);
    fixture_fails(at, "host.set_value_for('speed', nil, 1, 2)", wrong);
    fixture_fails(at, "host.set_value_while('speed', nil, 1, game.add('red', 0))", wrong);
    fixture_fails(at, "host.modify('speed', -1, 1, 'turn')", "(-1 is no place of 'speed'");
    fixture_holds(at, "host.value('speed', 0) == 2 and host.value('speed', 2) == 2");
}

TEST_WITH(in_api_level_2_everywhere_is_a_word_and_the_games_own_values_need_none, strict_begin,
          fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "host.modify('speed', 'everywhere', 1, 'turn') "
                     "assert(host.value('speed', 0) == 3 and host.value('speed', 2) == 3)");
    fixture_does(at, "host.modify('price', nil, 2, 'game') assert(host.value('price') == 9)");
    fixture_does(at, "host.modify('price', 'everywhere', 1, 'game') "
                     "assert(host.value('price') == 10)");
    fixture_breaks(at, "host.modify('pricee', nil, 1, 'game')", "there is no value 'pricee'");
}

TEST_WITH(any_is_a_word_for_all_seats_and_kinds, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at,
                 "local a, b = game.add('red', 'cup', 1), game.add('blue', 'cup') "
                 "assert(host.find('cup', 'any', 'blue') == b and host.find('cup', 'any') == a) "
                 "assert(host.count('cup', 'any', 'any') == 2) "
                 "assert(host.count('cup', 1, 'any') == 1) "
                 "assert(host.count('cup', 'any', 'red') == 1) "
                 "assert(host.count('cup', nil, 'red') == 1) "
                 "assert(#host.seats_with('cup', 'any') == 1) "
                 "assert(#host.zones('any') == #host.zones()) "
                 "assert(#host.zones_with(1, 'any') == 1)");
    fixture_fails(at, "host.count('cup', 'all')", "(seat expected, got string)");
    fixture_fails(at, "host.zones_with('any')", "(seat expected, got string)");
    fixture_fails(at, "host.kind_id('any')", "there is no kind of piece 'any'");
}

TEST_WITH(in_api_level_2_nil_is_neither_a_seat_nor_a_kind, strict_begin, fixture_end)
{
    fixture *at = *state;
    const char *seat = "(nil is no seat; write \"any\" if all are meant)";
    const char *kind = "(nil is no kind; write \"any\" if all are meant)";

    fixture_fails(at, "host.count('cup', nil, 'red')", seat);
    fixture_fails(at, "host.count('cup', host.zone_owner('cup'))", seat);
    fixture_fails(at, "host.count('cup', 1, nil)", kind);
    fixture_fails(at, "host.find('cup', nil)", seat);
    fixture_fails(at, "host.seats_with('cup', nil)", kind);
    fixture_fails(at, "host.zones(nil)", seat);
    fixture_fails(at, "host.zones_with(nil, nil)", kind);
    fixture_does(at, "game.add('red', 'cup', 1) "
                     "assert(host.count('cup') == 1 and host.count('cup', 1) == 1) "
                     "assert(host.count('cup', 'any', 'red') == 1 and host.find('cup', 2) == nil) "
                     "assert(#host.zones() > 0 and #host.zones_with(nil, 'red') == 0)");
}

TEST_WITH(modifiers_last_for_turns_or_while_a_marker_lies, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_does(at, "host.modify_for('speed', 0, 1, 2) host.set_value_for('speed', 1, 9, 1)");
    vaka_turn_set(&at->position.face, 1);
    fixture_holds(at, "host.value('speed', 0) == 3 and host.value('speed', 1) == 2");
    vaka_turn_set(&at->position.face, 2);
    fixture_holds(at, "host.value('speed', 0) == 2");
    fixture_does(
        at, "local p = game.add('red', 0) host.modify_while('room', 0, 2, p) "
            "host.set_value_while('worth', host.kind('ace'), -3, p) "
            "assert(host.value('room', 0) == 5 and host.value('worth', 5) == -3) "
            "game.move(p, 1) assert(host.value('room', 0) == 3 and host.value('worth', 5) == 1)");
}

TEST_WITH(a_marker_holds_up_what_it_does_wherever_it_is_shuffled_to, fixture_begin, fixture_end)
{
    fixture *at = *state;
    vaka_match *match = &at->position.face;

    fixture_does(at, "local p = game.add('red', 0) host.modify_while('room', 0, 2, p) "
                     "for i = 1, 7 do game.add('blue', 0) end");
    int32_t before = vaka_find(match, 0, VAKA_NONE, TOY_RED);
    for (int i = 0; i < 9 && vaka_find(match, 0, VAKA_NONE, TOY_RED) == before; i++)
        vaka_shuffle(match, 0);
    int32_t marker = vaka_find(match, 0, VAKA_NONE, TOY_RED);
    assert_int_not_equal(marker, before);
    vaka_piece_move(match, before, 1); /* another piece by now */
    fixture_holds(at, "host.value('room', 0) == 5");
    vaka_piece_move(match, marker, 1);
    fixture_holds(at, "host.value('room', 0) == 3");
}

TEST_WITH(wrong_values_say_what_was_meant, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_breaks(at, "host.value('pricee')",
                   "host.value: there is no value 'pricee'; did you mean 'price'?");
    fixture_breaks(at, "host.value('speed')", "value 'speed' has no place -1");
    fixture_breaks(at, "host.value('speed', 3)", "value 'speed' has no place 3");
    fixture_breaks(at, "host.value('price', 1)", "value 'price' has no place 1");
    fixture_breaks(at, "host.modify('room', 99, 1, 'game')", "value 'room' has no place 99");
    fixture_breaks(at, "host.modify('price', nil, 1, 'year')",
                   "the \"step\", \"turn\" or \"game\"");
    fixture_breaks(at, "host.modify('price', nil, 99999, 'game')", "does not fit into 16 bits");
    fixture_breaks(at, "host.modify_for('price', nil, 1, 0)", "cannot last for 0 turns");
    fixture_breaks(at, "for i = 1, 65 do host.modify('price', nil, 1, 'game') end",
                   "more than 64 modifiers");
}

TEST_WITH(choices_and_printed_values_can_be_read, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_holds(at, "host.rule_on('fog') and not host.rule_on('rain')");
    fixture_holds(at,
                  "host.rule_option('fog', 'thick') == 4 and host.rule_option('fog', 'x') == 0");
    fixture_holds(at, "host.scenario() == nil");
    fixture_holds(at, "host.data('boats', 'alfa', 'guns') == 3");
    fixture_holds(at, "host.data_text('boats', 'alfa', 'motto') == 'ahoy'");
    fixture_holds(at, "host.data_rows('boats') == 1 and host.data_id('boats', 1) == 'alfa'");
    fixture_holds(at, "host.data_id('boats', 0) == nil and host.data_id('boats', 2) == nil");
    fixture_breaks(at, "host.data('boat', 'alfa', 'guns')",
                   "no table 'boat'; did you mean 'boats'?");
    fixture_breaks(at, "host.data('boats', 'beta', 'guns')", "table 'boats' has no row 'beta'");
    fixture_breaks(at, "host.data('boats', 'alfa', 'gun')",
                   "no column 'gun'; did you mean 'guns'?");
    fixture_breaks(at, "host.option('fog')", "there is no option 'fog'");
}

/* What breaks a match is shown to people, and a script may put anything into a name. */
TEST_WITH(a_wrong_name_does_not_steer_the_terminal, fixture_begin, fixture_end)
{
    fixture *at = *state;

    fixture_breaks(at, "host.data('boats', '\\27[2J\\7', 'guns')", "has no row '?[2J?'");
    fixture_breaks(at, "host.data_text('boats', '\\27]0;x', 'motto')", "has no row '?]0;x'");
    fixture_breaks(at, "host.data('boats', ('\\u{202e}x'):rep(9), 'guns')", "has no row '???x");
    vaka_position_break(&at->position, "a%cb\nc", 27);
    assert_string_equal(at->position.trouble, "a?b?c");
    at->position.broken = false;
}

TEST_WITH(events_of_the_game_can_be_told, fixture_begin, fixture_end)
{
    fixture *at = *state;
    vaka_event_log log = {0};

    at->position.events = &log;
    fixture_does(at, "host.tell('happened', host.kind('ace'))");
    assert_int_equal(log.count, 1);
    assert_int_equal(log.at[0].arg[0], 5);
    fixture_breaks(at, "host.tell('happend')", "no event 'happend'; did you mean 'happened'?");
    at->position.events = NULL;
    vaka_event_log_done(&log);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
