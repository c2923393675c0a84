/* unit/game_match_test.c - matches of games in Lua: undo, journals, views, bots, faults.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"
#include "match/record_inside.h"

#include "play/bot.h"
#include "table/acts.h"

/* --- Undo, journals, copies ------------------------------------------------------------------- */

#define WALK                                                                                       \
    TURN("ask.act { seat = seat, go = { rows = { \"b\", \"c\" }, go = function(to)\n"              \
         "  game.put(\"boat\", seat, to) run(\"turn\", seat) end },\n"                             \
         "pay = { rows = { { 1, \"fish\" } }, go = function()\n"                                   \
         "  game.set_counter(\"sun\", nil, host.roll(5)) run(\"turn\", host.next_seat(seat)) end " \
         "},\n"                                                                                    \
         "stop = function() run(\"two\", seat) end }")                                             \
    "two = function(seat) ask.act { seat = seat, stop = function()\n"                              \
    "  ask.act { seat = seat, cross = { rows = { \"ab\", \"bc\" }, go = function(r)\n"             \
    "    note(r) run(\"turn\", host.next_seat(seat)) end } } end } end"

GAME_TEST(undo_and_redo_come_to_the_same)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    uint64_t first = vaka_live_hash(on.live);
    game_play("go b");
    uint64_t second = vaka_live_hash(on.live);
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == first);
    assert_string_equal(game_legal(0), "go b; go c; pay 1 fish; stop");
    assert_int_equal(vaka_live_redo(on.live, 0, &on.why, &on.err), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == second);
}

GAME_TEST(dice_bar_undo_as_in_any_match)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("go b");
    game_play("pay 1 fish");
    uint64_t after = vaka_live_hash(on.live);
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_ERR_ILLEGAL);
    assert_non_null(on.why.id);
    assert_true(vaka_live_hash(on.live) == after);
}

GAME_TEST(the_middle_of_a_step_can_be_taken_back)
{
    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("stop");
    uint64_t before = vaka_live_hash(on.live);
    game_play("stop");
    uint64_t after = vaka_live_hash(on.live);
    assert_string_equal(game_legal(0), "cross ab; cross bc");
    assert_int_equal(vaka_live_undo(on.live, 0, &on.why), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == before);
    assert_int_equal(vaka_live_redo(on.live, 0, &on.why, &on.err), VAKA_OK);
    assert_true(vaka_live_hash(on.live) == after);
    game_play("cross bc");
    assert_int_equal(game_asked(), 1);
}

GAME_TEST(dice_in_a_step_that_asks_twice_fall_once)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("vars.n = host.roll(1000)\n"
                                        "ask.act { seat = 0, stop = {} }\n"
                                        "local first = vars.n\n"
                                        "vars.n = host.roll(1000)\n"
                                        "ask.act { seat = 0, stop = {} }\n"
                                        "note(first, vars.n) ask.act { seat = 0, stop = {} }"));
    uint32_t count;
    assert_int_equal(vaka_live_came(on.live, &count)[0].type, VAKA_CHANCE_DIE);
    int32_t first = vaka_live_came(on.live, &count)[0].value;
    game_play("stop");
    const vaka_chance_result *came = vaka_live_came(on.live, &count);
    assert_int_equal(count, 1);
    int32_t second = came[0].value;
    game_play("stop");
    char told[64];
    snprintf(told, sizeof told, "noted %d %d 0", (int)first, (int)second);
    assert_string_equal(game_told(), told);
}

/* The journal, read again, comes to the same. */
static void assert_replays(void)
{
    vaka_replay_report report = {0};
    vaka_record *again = NULL;

    if (vaka_record_replay(on.path, &on.plugins, -1, &again, &report, &on.err))
        fail_msg("%s", on.err.text);
    if (report.differs_at)
        fail_msg("%s", report.what);
    assert_false(report.other_content);
    assert_true(vaka_live_hash(vaka_record_live(again)) == vaka_live_hash(game_live()));
    vaka_record_close(again);
}

GAME_TEST(a_journal_is_read_again_and_comes_to_the_same)
{
    (void)state;
    game_record("run(\"turn\", 0)", WALK);
    assert_replays();
    game_play("go c");
    game_play("pay 1 fish");
    game_play("go b");
    assert_int_equal(vaka_record_undo(on.record, 1, &on.why, &on.err), VAKA_OK);
    game_play("stop");
    assert_replays();
    game_play("stop");
    assert_replays(); /* in the middle of a step */
    game_play("cross ab");
    assert_replays();
}

GAME_TEST(what_is_taken_straight_from_the_legal_list_is_journalled_as_it_was)
{
    (void)state;
    game_record("run(\"turn\", 1)",
                TURN("ask.act { seat = seat, pay = { rows = { { 1 + seat, \"fish\" } },\n"
                     "go = function() run(\"turn\", host.next_seat(seat)) end } }"));
    for (int i = 0; i < 4; i++) {
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(game_live(), game_asked(), &count);
        assert_int_equal(vaka_record_apply(on.record, legal, NULL, &on.err), VAKA_OK);
        vaka_live_legal(game_live(), game_asked(), &count);
    }
    assert_replays();
}

GAME_TEST(a_copy_in_the_middle_of_a_question_goes_on_alike)
{
    static const char *const rest[] = {"stop", "cross bc", "go b", "pay 1 fish", "pay 1 fish"};
    vaka_error err = {0};

    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    game_play("stop");
    vaka_live *copy = vaka_live_clone(on.live);
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) {
        vaka_action action;
        assert_int_equal(vaka_action_read(on.layout, game_asked(), rest[i], &action, &err),
                         VAKA_OK);
        game_play(rest[i]);
        assert_int_equal(vaka_live_apply(copy, &action, NULL, &err), VAKA_OK);
        assert_true(vaka_live_hash(copy) == vaka_live_hash(on.live));
    }
    vaka_live_free(copy);
}

/* --- What seats see --------------------------------------------------------------------------- */

#define PLAY_CARDS                                                                                 \
    "turn = function(seat) local mine = {}\n"                                                      \
    "for _, card in ipairs(host.pieces(\"hand0\")) do mine[#mine + 1] = host.kind_of(card) end\n"  \
    "ask.act { seat = 0, show = { rows = mine, go = function() run(\"turn\", 0) end,\n"            \
    "  hint = function(kind) return kind == host.kind \"pearl\" and 5 or 1 end } } end"

static void begin_cards(const char *cards)
{
    char text[16384], setup[512];

    snprintf(setup, sizeof setup,
             "for _, kind in ipairs { %s } do game.put(kind, 0, \"hand0\") end "
             "run(\"turn\", 0)",
             cards);
    game_write_steps("", "");
    snprintf(text, sizeof text,
             GAME_NOTE "return {\n" GAME_WORDS "setup = function() %s end,\nsteps = {\n%s\n}}\n",
             setup, PLAY_CARDS);
    char *verbs = strstr(text, "stop = { title"); /* a verb that names what is in a hand */
    assert_non_null(verbs);
    memmove(verbs + 47, verbs, strlen(verbs) + 1);
    memcpy(verbs, "show = { title = \"Show\", args = \"kind which\" },  ", 47);
    game_write("game.lua", text);
    if (game_try(2))
        fail_msg("%s", on.err.text);
}

GAME_TEST(acts_of_the_asked_seat_are_not_in_the_view_of_another)
{
    (void)state;
    begin_cards("\"pearl\"");
    assert_string_equal(game_legal(0), "show pearl");
    uint64_t view = vaka_live_view_hash(on.live, 1), own = vaka_live_view_hash(on.live, 0);
    const vaka_acts *seen = vaka_acts_of(vaka_position_of(vaka_live_seen(on.live, 1)));
    assert_int_equal(seen->count, 0);
    assert_true(vaka_acts_of(vaka_position_of(vaka_live_seen(on.live, 0)))->count == 1);
    game_end();

    begin_cards("\"stone\"");
    assert_string_equal(game_legal(0), "show stone");
    assert_true(vaka_live_view_hash(on.live, 1) == view);
    assert_true(vaka_live_view_hash(on.live, 0) != own);
}

GAME_TEST(a_reason_is_told_by_what_the_seat_may_know)
{
    (void)state;
    game_begin(
        "game.put(\"pearl\", 1, \"hand1\") run(\"turn\", 0)",
        TURN("ask.act { seat = 0, go = { rows = { \"b\" }, why = function(to)\n"
             "local card = host.pieces(\"hand1\")[1]\n"
             "return \"far\", to, host.kind_of(card) == host.kind \"pearl\" and 1 or 0 end } }"));
    game_refused("go c", "far");
    assert_int_equal(on.why.fact[1], 0);
}

/* --- Sealed questions ------------------------------------------------------------------------- */

#define SEALED                                                                                     \
    TURN("local sealed = ask.sealed { prompt = { \"turn\", 0 }, rows = function(seat)\n"           \
         "  return { seal = { 0, seat + 1 }, cross = { \"ab\", \"bc\" }, stop = true } end }\n"    \
         "for _, s in ipairs(host.seats()) do\n"                                                   \
         "  for _, act in ipairs(sealed[s]) do note(s, #act, act[2]) end\n"                        \
         "end\n"                                                                                   \
         "run(\"on\")")                                                                            \
    "on = function() ask.act { seat = 0, stop = {} } end"

/* An action of a seat, whoever is asked. */
static vaka_status seal(int32_t seat, const char *text)
{
    vaka_action action;

    if (vaka_action_read(vaka_live_layout(game_live()), seat, text, &action, &on.err))
        fail_msg("%s: %s", text, on.err.text);
    return on.record ? vaka_record_apply(on.record, &action, &on.why, &on.err)
                     : vaka_live_apply(on.live, &action, &on.why, &on.err);
}

GAME_TEST(seats_seal_their_acts_and_all_are_opened_at_once)
{
    (void)state;
    game_record("run(\"turn\", 0)", SEALED);
    vaka_live_listen(game_live(), true);
    assert_int_equal(vaka_live_must(game_live()), VAKA_SEAT(0) | VAKA_SEAT(1));
    assert_string_equal(game_legal(0), "cross ab; cross bc; seal 0; seal 1; stop");
    assert_string_equal(game_legal(1), "cross ab; cross bc; seal 0; seal 2; stop");
    assert_int_equal(seal(1, "cross bc"), VAKA_OK);
    uint64_t blind = vaka_live_view_hash(game_live(), 0);
    assert_int_equal(seal(1, "stop"), VAKA_OK);
    assert_string_equal(game_legal(1), "seal 0; seal 2");
    assert_true(vaka_live_view_hash(game_live(), 0) == blind);
    assert_int_equal(vaka_record_undo(on.record, 1, &on.why, &on.err), VAKA_OK);
    assert_string_equal(game_legal(1), "cross ab; seal 0; seal 2; stop");
    assert_int_equal(seal(1, "seal 2"), VAKA_OK);
    assert_string_equal(game_legal(1), "");
    assert_string_equal(game_told(), "");
    assert_replays();
    assert_int_equal(seal(0, "seal 0"), VAKA_OK);
    char told[64];
    snprintf(told, sizeof told, "noted 0 2 0; noted 1 2 %d; noted 1 2 2",
             (int)vaka_zone_by_id(vaka_live_layout(game_live()), "bc"));
    assert_string_equal(game_told(), told);
    assert_string_equal(game_legal(0), "stop");
    assert_replays();
}

GAME_TEST(a_seat_does_not_see_what_another_one_may_seal)
{
    (void)state;
    game_begin("run(\"turn\", 0)", SEALED);
    const vaka_position *seen = vaka_position_of(vaka_live_seen(on.live, 0));
    assert_int_equal(vaka_acts_of(seen)->count, 5);
    for (uint32_t i = 0; i < vaka_acts_of(seen)->count; i++)
        assert_int_equal(vaka_acts_list(seen)[i].seat, 1);
    seen = vaka_position_of(vaka_live_seen(on.live, VAKA_SPECTATOR));
    assert_int_equal(vaka_acts_of(seen)->count, 0);
}

static void sealed_fails(const char *question, const char *words)
{
    char turn[512];

    snprintf(turn, sizeof turn, "turn = function()\n%s end", question);
    game_write_steps("run(\"turn\", 0)", turn);
    assert_int_not_equal(game_try(2), VAKA_OK);
    if (!strstr(on.err.text, "game.lua:48: ") || !strstr(on.err.text, words))
        fail_msg("\"%s\" is not in: %s", words, on.err.text);
    game_end();
}

GAME_TEST(a_sealed_question_that_is_wrong_is_told)
{
    (void)state;
    sealed_fails("ask.sealed { rows = { seal = { 1 } } }", "'rows' is a function of a seat");
    sealed_fails("ask.sealed { rows = function() return { stop = true } end }",
                 "offer a verb with commit = true");
    sealed_fails("ask.sealed { most = 3, rows = function() return { seal = { 1 } } end }",
                 "'most' is from 0 to 2");
    sealed_fails("ask.sealed { row = function() return { seal = { 1 } } end }",
                 "ask.sealed has no field 'row'; it has seats, prompt, most, rows, why, hint");
    sealed_fails("ask.sealed { seats = { 5 }, rows = function() return { seal = { 1 } } end }",
                 "seat out of range");
    sealed_fails("ask.sealed { seats = {}, rows = function() return { seal = { 1 } } end }",
                 "'seats' is a list of seats that are in the game");
    sealed_fails("ask.sealed { rows = function() return { seal = { 7 } } end }",
                 "a number from 0 to 3 expected");
    sealed_fails("ask.sealed { rows = function() return { seal = 1 } end }",
                 "what 'seal' may be done with is a list of rows, or true");
    sealed_fails("ask.sealed { why = 1, rows = function() return { seal = { 1 } } end }",
                 "'why' must be a function, not a number");
}

static void assert_sealed_refused(int32_t seat, const char *text, const char *reason)
{
    uint64_t before = vaka_live_hash(game_live());

    on.why = (vaka_refusal){0};
    assert_int_equal(seal(seat, text), VAKA_ERR_ILLEGAL);
    assert_string_equal(on.why.id, reason);
    assert_true(vaka_live_hash(game_live()) == before);
}

#define AND_ON "on = function() ask.act { seat = 0, stop = {} } end"

GAME_TEST(what_cannot_be_sealed_is_refused_with_its_reason)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.sealed { prompt = { \"turn\", 0 }, most = 1, rows = function()\n"
                     "  return { seal = { 0 }, cross = { \"ab\" } } end,\n"
                     "why = function(seat, verb, what)\n"
                     "  if verb ~= \"seal\" then return \"far\", what, seat end end }\n"
                     "run(\"on\")") AND_ON);
    assert_sealed_refused(1, "cross bc", "far");
    assert_string_equal(on.why.rule, "2.1");
    assert_int_equal(on.why.fact[0], vaka_zone_by_id(vaka_live_layout(game_live()), "bc"));
    assert_int_equal(on.why.fact[1], 1);
    assert_sealed_refused(0, "go b", "far");       /* a verb that has no rows */
    assert_sealed_refused(0, "seal 3", "not_now"); /* it says nothing about that */
    assert_int_equal(seal(1, "cross ab"), VAKA_OK);
    assert_sealed_refused(1, "cross ab", "far"); /* sealed already, and no room for more */
    assert_int_equal(seal(1, "seal 0"), VAKA_OK);
    assert_sealed_refused(1, "cross ab", "committed");
    assert_int_equal(seal(0, "seal 0"), VAKA_OK);
    assert_string_equal(game_legal(0), "stop");
    assert_replays();
}

GAME_TEST(a_reason_of_a_sealed_question_is_told_by_what_the_seat_may_know)
{
    (void)state;
    game_begin("game.put(\"pearl\", 1, \"hand1\") run(\"turn\", 0)",
               TURN("ask.sealed { prompt = { \"turn\", 0 },\n"
                    "rows = function() return { seal = { 0 } } end, why = function()\n"
                    "local card = host.pieces(\"hand1\")[1]\n"
                    "return \"far\", \"a\", host.kind_of(card) == host.kind \"pearl\" and 1 or 0 "
                    "end }"));
    assert_sealed_refused(0, "seal 3", "far");
    assert_int_equal(on.why.fact[1], 0);
    assert_sealed_refused(1, "seal 3", "far");
    assert_int_equal(on.why.fact[1], 1);
}

GAME_TEST(a_reason_of_a_sealed_question_that_fails_is_told_as_the_games_fault)
{
    (void)state;
    game_record("run(\"turn\", 0)", TURN("ask.sealed { prompt = { \"turn\", 0 },\n"
                                         "rows = function() return { seal = { 0 } } end,\n"
                                         "why = function() return \"far\", nothing_at_all end }\n"
                                         "run(\"on\")") AND_ON);
    assert_int_equal(seal(0, "seal 3"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.record->fault, "nothing_at_all"));
    assert_int_equal(seal(0, "seal 0"), VAKA_OK);
    assert_replays();
}

/* The seat whose rows were being listed is forgotten: else its number stays in the block. */
GAME_TEST(a_question_after_a_sealed_one_that_failed_is_as_it_would_have_been)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = function() run \"wrong\" end,\n"
                    "go = { rows = { \"b\" }, go = function() run(\"turn\", 0) end } "
                    "}") "wrong = function() ask.sealed { rows = function()\n"
                         "return { seal = { 7 } } end } end");
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    game_play("go b");
    const vaka_position *position = vaka_live_position(on.live);
    for (uint32_t i = 0; i < vaka_acts_of(position)->count; i++)
        assert_int_equal(vaka_acts_list(position)[i].seat, 0);
}

GAME_TEST(a_scenario_with_a_seat_that_nobody_plays_is_refused)
{
    (void)state;
    game_write_steps("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function() end }"));
    game_write("scenarios/alone.lua",
               "return { title = \"Alone\", seats = { min = 2, max = 2 }, nobody = { \"Sea\" } }");
    assert_non_null(game_find());
    const vaka_library *library = vaka_loader_library(&on.loader, on.module);
    assert_true(library->complaints.count > 0);
    assert_string_equal(library->complaints.at[0].text, "this game has no seats that nobody plays");
}

/* --- Bots ------------------------------------------------------------------------------------- */

GAME_TEST(greedy_takes_what_is_hinted_at)
{
    vaka_bot bot;
    vaka_action action;

    (void)state;
    begin_cards("\"stone\", \"pearl\"");
    for (uint64_t seed = 1; seed < 20; seed++) {
        assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", seed, 0, &on.err), VAKA_OK);
        assert_true(vaka_bot_choose(&bot, on.live, 0, &action));
        assert_int_equal(action.arg[0], vaka_kind_by_id(on.layout, "pearl"));
    }
}

/* Of what is sealed it takes what is hinted at to each seat, as far as that is still to be had. */
#define HINTED_SEALED                                                                              \
    TURN("ask.sealed { prompt = { \"turn\", 0 }, rows = function(seat)\n"                          \
         "  return { seal = { 0, seat + 1 }, cross = { \"ab\", \"bc\" }, stop = true } end,\n"     \
         "  hint = function(seat, verb, what)\n"                                                   \
         "    if verb == \"cross\" then return what == host.zone \"bc\" and 5 or -5 end\n"         \
         "    return verb == \"seal\" and (what == (seat == 0 and 1 or 0) and 3 or 1) or -9 end "  \
         "}\n"                                                                                     \
         "run(\"on\")")                                                                            \
    "on = function() ask.act { seat = 0, stop = {} } end"

static void assert_greedy_seals(int32_t seat, const char *text)
{
    vaka_bot bot;
    vaka_action action, wanted;

    assert_int_equal(vaka_action_read(on.layout, seat, text, &wanted, &on.err), VAKA_OK);
    for (uint64_t seed = 1; seed < 12; seed++) {
        assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", seed, seat, &on.err),
                         VAKA_OK);
        assert_true(vaka_bot_choose(&bot, on.live, seat, &action));
        assert_int_equal(action.verb, wanted.verb);
        assert_int_equal(action.arg[0], wanted.arg[0]);
    }
    assert_int_equal(seal(seat, text), VAKA_OK);
}

GAME_TEST(greedy_seals_what_is_hinted_at)
{
    (void)state;
    game_begin("run(\"turn\", 0)", HINTED_SEALED);
    assert_greedy_seals(1, "cross bc");
    assert_greedy_seals(0, "cross bc");
    assert_greedy_seals(1, "seal 0");
    assert_greedy_seals(0, "seal 1");
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(without_hints_greedy_takes_anything)
{
    vaka_bot bot;
    vaka_action action;
    uint32_t taken = 0;

    (void)state;
    game_begin("run(\"turn\", 0)", WALK);
    for (uint64_t seed = 1; seed < 60; seed++) {
        assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", seed, 0, &on.err), VAKA_OK);
        assert_true(vaka_bot_choose(&bot, on.live, 0, &action));
        taken |= 1u << action.verb;
    }
    assert_int_equal(taken, 1u << 1 | 1u << 2 | 1u << 4); /* go, pay, stop */
}

/* --- Faults ----------------------------------------------------------------------------------- */

GAME_TEST(a_fault_of_the_game_stops_it_and_is_never_passed_over)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function()\n"
                     "  local secret = nil\n"
                     "  vars.n = secret + 1 end,\n"
                     "  go = { rows = { \"b\" }, go = function() run(\"turn\", 0) end } }"));
    uint64_t before = vaka_live_hash(game_live());
    for (int i = 0; i < 4; i++) {
        assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
        assert_non_null(strstr(on.err.text, "the game \"Islets\" (mod islets) has failed"));
        assert_null(strstr(on.err.text, "secret"));
        assert_non_null(strstr(on.record->fault, "game.lua:"));
        assert_non_null(strstr(on.record->fault, "secret"));
        assert_null(vaka_record_failed(on.record));
        assert_true(vaka_live_hash(game_live()) == before);
    }
    game_play("go b");
    assert_replays();
}

GAME_TEST(whoever_wrote_it_reads_file_and_line)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function() error(\"wrong\") end }"));
    vaka_record_show_faults(on.record, true);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "mod islets: game.lua:"));
    assert_non_null(strstr(on.err.text, "wrong"));
}

GAME_TEST(a_card_that_fails_is_passed_over_at_the_second_try)
{
    (void)state;
    game_tide("high", "rise = function() error(\"wet\") end");
    game_tide("low", "rise = function() tell(\"noted\", 9, 0, 0) end");
    game_record("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function()\n"
                                         "play(\"tide\", \"high\", \"rise\") play(\"tide\", "
                                         "\"low\", \"rise\") run(\"turn\", 0) end }"));
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_string_equal(vaka_record_failed(on.record)->id, "high");
    game_play("stop");
    assert_string_equal(game_legal(0), "stop");
    assert_replays();
}

GAME_TEST(worth_of_a_card_that_fails_is_the_cards_fault)
{
    (void)state;
    game_tide("high", "points = function() error(\"wet\") end");
    game_record(
        "run(\"turn\", 0)",
        TURN("ask.act { seat = 0, stop = function()\n"
             "vars.n = worth(\"tide\", \"high\", \"points\", 0) or 3 run(\"turn\", 0) end }"));
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_string_equal(vaka_record_failed(on.record)->id, "high");
    game_play("stop");
    assert_replays();
}

GAME_TEST(setup_that_fails_names_file_and_line)
{
    (void)state;
    game_write_steps("\nerror(\"no wind\")", "");
    assert_int_not_equal(game_try(2), VAKA_OK);
    assert_non_null(strstr(on.err.text, "game.lua:"));
    assert_non_null(strstr(on.err.text, "no wind"));
}

GAME_TEST(a_reason_that_fails_is_told_as_the_games_fault)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, go = { rows = { \"b\" },\n"
                     "go = function() run(\"turn\", 0) end,\n"
                     "why = function(to) return \"far\", nothing_at_all end } }"));
    assert_int_equal(game_act("go c"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "the game \"Islets\" (mod islets) has failed"));
    assert_non_null(strstr(on.record->fault, "nothing_at_all"));
    game_play("go b");
    assert_replays();
}

GAME_TEST(a_hint_that_fails_is_told_and_anything_is_taken)
{
    vaka_bot bot;
    vaka_action action;

    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, go = { rows = { \"b\", \"c\" },\n"
                                        "hint = function(to) return to + nil end } }"));
    assert_int_equal(vaka_bot_init_for(&bot, on.module, "greedy", 1, 0, &on.err), VAKA_OK);
    assert_true(vaka_bot_choose(&bot, on.live, 0, &action));
    assert_non_null(strstr(vaka_live_trouble(on.live), "game.lua:"));
    assert_int_equal(vaka_live_failed(on.live), VAKA_NONE);
    assert_int_equal(vaka_live_apply(on.live, &action, NULL, &on.err), VAKA_ERR_CONTRACT);
}

GAME_TEST(a_scene_that_fails_harms_nothing)
{
    (void)state;
    game_begin("run(\"turn\", 0)",
               TURN("ask.act { seat = 0, stop = {} }") "},\n"
                                                       "scene = function(seat, s) "
                                                       "s.phase(\"nowhere\") end, options = {");
    vaka_live_scene(on.live, 0);
    assert_non_null(strstr(vaka_live_trouble(on.live), "there is no text 'nowhere'"));
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(a_scene_sees_what_its_seat_may_know)
{
    (void)state;
    game_begin(
        "game.set_counter(\"debt\", 1, 4) run(\"turn\", 0)",
        TURN("ask.act { seat = 0, stop = {} }") "},\n"
                                                "scene = function(seat, s) s.phase(\"turn\", "
                                                "game.counter(\"debt\", 1)) end,\n"
                                                "options = {");
    assert_int_equal(vaka_live_scene(on.live, 1)->phase.arg[0], 4);
    assert_int_equal(vaka_live_scene(on.live, 0)->phase.arg[0], VAKA_HIDDEN);
}

/* When a match is over all is turned up: whoever looks then has no seat either. */
GAME_TEST(a_scene_is_given_no_seat_for_who_watches_and_for_who_sees_all)
{
    (void)state;
    game_begin(
        "run(\"turn\", 0)",
        TURN("ask.act { seat = 0, stop = {} }") "},\n"
                                                "scene = function(seat, s) s.phase(\"turn\", "
                                                "seat == nil and 7 or seat) end,\n"
                                                "options = {");
    assert_int_equal(vaka_live_scene(on.live, 1)->phase.arg[0], 1);
    assert_int_equal(vaka_live_scene(on.live, VAKA_SPECTATOR)->phase.arg[0], 7);
    assert_int_equal(vaka_live_scene(on.live, VAKA_REFEREE)->phase.arg[0], 7);
}

/* It would be the first seat's turn again and again. */
GAME_TEST(a_step_that_wants_a_seat_and_gets_nothing_is_told)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                "turn = function(seat) ask.act { seat = seat,\n"
                "  stop = function() run(\"turn\") end,\n"
                "  go = { rows = { \"b\" }, go = function() run(\"turn\", 1 - seat) end } } end");
    vaka_record_show_faults(on.record, true);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "step 'turn' takes something, and gets nothing: "
                                        "run(\"turn\", seat)"));
    game_play("go b");
    assert_replays();
}

GAME_TEST(places_that_begin_at_seat_0_are_told)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function()\n"
                     "  finish { winners = { 0 }, places = { [0] = 1, 2 } } end }"));
    vaka_record_show_faults(on.record, true);
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.err.text, "places[seat + 1]"));
}

GAME_TEST(steps_that_run_each_other_for_ever_are_stopped)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function() run(\"on\") end }") "on = function() "
                                                                                "run(\"on\") end");
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.record->fault, "game.lua:"));
    assert_non_null(strstr(on.record->fault, "step 'on' goes on for ever"));
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(a_step_that_takes_too_long_is_stopped)
{
    (void)state;
    game_record("run(\"turn\", 0)",
                TURN("ask.act { seat = 0, stop = function() while true do end end }"));
    assert_int_equal(game_act("stop"), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(on.record->fault, "takes too long"));
    assert_string_equal(game_legal(0), "stop");
}

GAME_TEST(a_step_that_asks_otherwise_when_it_runs_again_is_stopped)
{
    (void)state;
    game_begin("run(\"turn\", 0)", TURN("ask.act { seat = 0, stop = function()\n"
                                        "  ask.act { seat = 0, go = { rows = { \"b\" } } } end }\n"
                                        "ask.act { seat = 0, stop = {} }"));
    game_play("stop");
    game_play("go b");
    assert_string_equal(game_legal(0), "stop");
}

int main(void)
{
    return run_registered("matches of games in Lua", NULL, NULL);
}
