/* tests/unit/skirmish_test.c - hidden stacks, looks, windows and dice, through the live match.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"

#define GAMES 450

static int load(void **state)
{
    return playout_load_state(state, "skirmish");
}

/* Every seat draws the same eight counters; a Line and a Guard stay in its cup. */
static void begin(playout *at, int32_t seats)
{
    static const char *const drawn[] = {"rider", "rider", "line",   "line",
                                        "guard", "camp",  "rumour", "rumour"};
    char text[4 * 8][32];
    const char *queue[4 * 8 + 1] = {0};

    playout_set(at, seats, NULL, 0);
    for (int32_t i = 0; i < seats * 8; i++) {
        snprintf(text[i], sizeof text[i], "draw cup-%d %s", (int)(i / 8), drawn[i % 8]);
        queue[i] = text[i];
    }
    playout_begin(at, 1, queue);
}

/* Puts a counter of a seat's supply anywhere, as if it had gone there. Before the first turn only:
 * the live match does not hear of it. */
static int32_t put(playout *at, int32_t seat, const char *kind, const char *space)
{
    vaka_match *match = &vaka_live_position(at->live)->face;
    char supply[24];

    snprintf(supply, sizeof supply, "supply-%d", (int)seat);
    int32_t piece =
        vaka_find(match, playout_zone(at, supply), seat, vaka_kind_by_id(at->layout, kind));
    assert_true(piece >= 0);
    vaka_piece_move(match, piece, playout_zone(at, space));
    return piece;
}

/* All are ready; seat 0 has its first turn and holds `card`. */
static void go(playout *at, const char *card)
{
    char text[32];

    snprintf(text, sizeof text, "draw deck %s", card);
    playout_queue(at, text);
    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        put(at, seat, "camp", seat ? "eastgate" : "westgate");
        put(at, seat, "line", seat ? "eastgate" : "westgate");
        put(at, seat, "rider", seat ? "eastgate" : "westgate");
    }
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        playout_do(at, seat, "ready");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
}

static const vaka_piece *piece_of(playout *at, int32_t piece)
{
    return &vaka_live_position(at->live)->pieces[piece];
}

/* Is there an event of this id in what was told last; what may `seat` read of it? */
static bool told(playout *at, const char *id, int32_t seat, vaka_event *out)
{
    uint32_t count;
    const vaka_event *list = vaka_live_events(at->live, &count);

    for (uint32_t i = 0; i < count; i++)
        if (list[i].id < at->plugin.module->event_count &&
            strcmp(at->plugin.module->events[list[i].id].id, id) == 0 &&
            vaka_event_for(&list[i], seat, out))
            return true;
    return false;
}

TEST(deployment_goes_in_order_and_needs_three_counters)
{
    playout *at = *state;

    begin(at, 2);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_string_equal(playout_refused(at, 0, "ready"), "too_few");
    assert_string_equal(playout_refused(at, 0, "deploy line ford"), "too_far");
    assert_string_equal(playout_refused(at, 0, "deploy spear westgate"), "not_in_supply");
    assert_string_equal(playout_refused(at, 0, "move line westgate -3,1 hidden"), "wrong_step");
    playout_do(at, 0, "deploy line westgate");
    playout_do(at, 0, "deploy line westgate");
    playout_do(at, 0, "deploy camp westgate");
    assert_string_equal(playout_refused(at, 0, "deploy guard westgate"), "full");
    playout_do(at, 0, "ready");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
}

TEST(a_deployed_counter_is_known_to_its_owner_only)
{
    playout *at = *state;
    vaka_event event;

    begin(at, 2);
    vaka_live_listen(at->live, true);
    playout_do(at, 0, "deploy guard westgate");
    assert_int_equal(playout_sees(at, 0, "westgate", "guard"), 1);
    assert_int_equal(playout_sees(at, 1, "westgate", "guard"), 0);
    assert_int_equal(playout_sees(at, 1, "westgate", "unknown"), 1);
    assert_int_equal(playout_sees(at, 1, "supply-0", "unknown"), 7);
    assert_true(told(at, "deployed", 0, &event));
    assert_int_equal(event.arg[1], vaka_kind_by_id(at->layout, "guard"));
    assert_true(told(at, "deployed", 1, &event));
    assert_int_equal(event.arg[1], VAKA_HIDDEN);
}

TEST(a_face_down_move_tells_no_kind_and_can_be_undone)
{
    playout *at = *state;
    vaka_event event;

    begin(at, 2);
    go(at, "spear");
    uint64_t before = vaka_live_hash(at->live);
    vaka_live_listen(at->live, true);
    playout_do(at, 0, "move rider westgate -3,1 hidden");
    assert_true(told(at, "moved", 1, &event));
    assert_int_equal(event.arg[1], VAKA_HIDDEN);
    assert_int_equal(playout_sees(at, 1, "-3,1", "unknown"), 1);
    playout_do(at, 0, "move rider -3,1 -2,0 hidden");
    assert_string_equal(playout_refused(at, 0, "move rider -2,0 -3,1 hidden"), "tired");
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(at->live) == before);
}

TEST(a_move_is_refused_for_the_first_rule_it_breaks)
{
    playout *at = *state;

    begin(at, 2);
    go(at, "spear");
    assert_string_equal(playout_refused(at, 0, "move guard westgate -3,1 hidden"), "none_here");
    assert_string_equal(playout_refused(at, 0, "move line westgate -3,1 open"), "none_here");
    assert_string_equal(playout_refused(at, 0, "move line westgate ford hidden"), "not_next");
    assert_string_equal(playout_refused(at, 0, "move camp westgate -3,1 hidden"), "tired");
    assert_string_equal(playout_refused(at, 0, "play spear 1"), "wrong_step");
    assert_string_equal(playout_refused(at, 1, "end"), "not_asked");
}

TEST(scouting_shows_a_stack_to_the_scout_alone_and_stops_undo)
{
    playout *at = *state;
    vaka_event event;

    begin(at, 3);
    put(at, 0, "rider", "mill");
    int32_t guard = put(at, 1, "guard", "-2,0");
    put(at, 1, "rumour", "-2,0");
    go(at, "spear");
    assert_string_equal(playout_refused(at, 0, "scout mill eastgate 1"), "scout_far");
    assert_string_equal(playout_refused(at, 0, "scout -2,0 mill 0"), "no_rider");
    assert_string_equal(playout_refused(at, 0, "scout mill -2,0 2"), "nothing_new");
    assert_int_equal(playout_sees(at, 0, "-2,0", "guard"), 0);
    vaka_live_listen(at->live, true);
    playout_do(at, 0, "scout mill -2,0 1");
    assert_int_equal(playout_sees(at, 0, "-2,0", "guard"), 1);
    assert_int_equal(playout_sees(at, 0, "-2,0", "rumour"), 1);
    assert_int_equal(playout_sees(at, 2, "-2,0", "guard"), 0);
    assert_int_equal(playout_sees(at, 2, "mill", "rider"), 1);
    assert_true(told(at, "saw", 0, &event));
    assert_false(told(at, "saw", 2, &event));
    assert_int_equal(piece_of(at, guard)->face, VAKA_FACE_DOWN);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
    assert_string_equal(playout_refused(at, 0, "scout mill -2,0 1"), "nothing_new");
}

TEST(a_counter_that_leaves_a_known_stack_leaves_in_the_dark)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 0, "rider", "mill");
    put(at, 1, "guard", "-2,0");
    put(at, 1, "rumour", "-2,0");
    go(at, "spear");
    playout_do(at, 0, "scout mill -2,0 1");
    playout_do(at, 0, "end");
    assert_int_equal(playout_sees(at, 0, "-2,0", "guard"), 1);
    playout_do(at, 1, "move guard -2,0 -1,-1 hidden");
    assert_int_equal(playout_sees(at, 0, "-2,0", "unknown"), 1);
    assert_int_equal(playout_sees(at, 0, "-1,-1", "unknown"), 1);
}

TEST(scouting_is_an_option)
{
    playout *at = *state;

    playout_set(at, 2, "scouts", 0);
    playout_begin(at, 1, NULL);
    go(at, "spear");
    assert_string_equal(playout_refused(at, 0, "scout westgate -3,1 1"), "no_scouts");
}

TEST(an_attack_on_decoys_takes_the_space_and_stops_undo)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 0, "guard", "mill");
    put(at, 1, "rumour", "-2,0");
    put(at, 1, "rumour", "-2,0");
    go(at, "spear");
    playout_do(at, 0, "move guard mill -2,0 hidden");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_int_equal(playout_sees(at, 1, "-2,0", "guard"), 1);
    assert_int_equal(playout_sees(at, 1, "-2,0", NULL), 1);
    assert_int_equal(playout_sees(at, 0, "lost", "rumour"), 2);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

/* Which defender fights tells that what stays face down is no stronger, though nothing is turned.
 */
TEST(an_open_attack_on_an_open_defender_is_a_look_at_the_rest)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 0, "rider", "mill");
    put(at, 1, "guard", "-2,0");
    put(at, 1, "rider", "-2,0");
    go(at, "spear");
    playout_do(at, 1, "reveal guard -2,0");
    playout_do(at, 0, "reveal rider mill");
    playout_do(at, 0, "move rider mill -2,0 open");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* it alone holds a card */
    assert_int_equal(playout_sees(at, 0, "-2,0", "unknown"), 1);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(a_decoy_that_attacks_is_lost)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 0, "rumour", "mill");
    put(at, 1, "rumour", "-2,0");
    go(at, "spear");
    playout_do(at, 0, "move rumour mill -2,0 hidden");
    assert_int_equal(playout_sees(at, 1, "lost", "rumour"), 1);
    assert_int_equal(playout_sees(at, 0, "-2,0", "unknown"), 1);
}

/* Seat 0 attacks a Guard and a Rumour of seat 1 with a Guard; each seat holds a card. */
static void begin_battle(playout *at, const char *card)
{
    begin(at, 3);
    put(at, 0, "guard", "mill");
    put(at, 1, "guard", "-2,0");
    put(at, 1, "rumour", "-2,0");
    go(at, card);
    playout_do(at, 0, "end");
    playout_do(at, 1, "end");
    playout_do(at, 2, "end");
    playout_do(at, 1, "end"); /* the second round begins with seat 1 */
    playout_do(at, 2, "end");
    playout_do(at, 0, "move guard mill -2,0 hidden");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(vaka_live_may(at->live), 0);
    assert_int_equal(playout_sees(at, 2, "-2,0", "guard"), 1);
}

TEST(dice_decide_a_battle)
{
    playout *at = *state;

    begin_battle(at, "spear");
    playout_queue(at, "die 5");
    playout_queue(at, "die 2");
    playout_do(at, 1, "pass");
    playout_do(at, 2, "pass");
    playout_do(at, 0, "pass");
    assert_int_equal(vaka_score(vaka_live_seen(at->live, 2), 0), 1);
    assert_int_equal(playout_sees(at, 2, "-2,0", "guard"), 1);
    assert_int_equal(playout_sees(at, 2, "mill", "guard"), 0);
    assert_int_equal(playout_sees(at, 2, "lost", "guard"), 1);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
}

TEST(cards_of_any_seat_count_and_a_second_tie_is_the_defenders)
{
    playout *at = *state;

    begin_battle(at, "spear");
    playout_do(at, 1, "pass-here");
    playout_do(at, 2, "pass");
    assert_string_equal(playout_refused(at, 0, "play spear 2"), "not_fighting");
    assert_string_equal(playout_refused(at, 0, "reveal line westgate"), "not_now");
    playout_do(at, 0, "play spear 0");
    playout_queue(at, "die 2");
    playout_queue(at, "die 3");
    playout_do(at, 0, "pass");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(2)); /* seat 1 has passed here */
    playout_queue(at, "die 4");
    playout_queue(at, "die 5");
    playout_do(at, 2, "pass-turn");
    playout_do(at, 0, "pass");
    assert_int_equal(vaka_score(vaka_live_seen(at->live, 2), 1), 1);
    assert_int_equal(playout_sees(at, 2, "-2,0", "guard"), 1);
    assert_int_equal(playout_sees(at, 2, "mill", NULL), 1); /* the tile */
}

TEST(smoke_ends_a_battle_without_a_roll)
{
    playout *at = *state;
    uint32_t count;

    begin_battle(at, "smoke");
    playout_do(at, 1, "pass");
    playout_do(at, 2, "pass");
    playout_do(at, 0, "play smoke 1");
    const vaka_action *list = vaka_live_legal(at->live, 0, &count);
    for (uint32_t i = 0; i < count; i++)
        assert_true(list[i].verb >= VAKA_VERB_PASS);
    playout_do(at, 0, "pass");
    vaka_live_came(at->live, &count);
    assert_int_equal(count, 0);
    assert_int_equal(playout_sees(at, 2, "mill", "guard"), 1);
    assert_int_equal(playout_sees(at, 2, "-2,0", "guard"), 1);
}

TEST(any_seat_may_reveal_a_counter_at_any_time)
{
    playout *at = *state;

    begin(at, 2);
    go(at, "spear");
    assert_int_equal(vaka_live_may(at->live), VAKA_SEAT(1));
    assert_string_equal(playout_refused(at, 1, "reveal guard eastgate"), "none_down");
    playout_do(at, 1, "reveal line eastgate");
    assert_int_equal(playout_sees(at, 0, "eastgate", "line"), 1);
    playout_do(at, 1, "reveal camp eastgate");
    assert_int_equal(playout_sees(at, 0, "lost", "camp"), 1);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
}

TEST(nobody_deploys_beside_an_enemy_in_the_own_home)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 1, "guard", "-3,1");
    go(at, "spear");
    assert_string_equal(playout_refused(at, 0, "deploy guard -3,1"), "enemy_there");
    playout_do(at, 0, "deploy guard -3,2");
}

TEST(exploring_turns_a_tile_up_and_raiders_roll_a_die)
{
    playout *at = *state;

    begin(at, 2);
    go(at, "spear");
    assert_string_equal(playout_refused(at, 0, "explore camp westgate"), "no_explorer");
    playout_queue(at, "draw tiles raiders");
    playout_queue(at, "die 2");
    playout_do(at, 0, "explore line westgate");
    assert_int_equal(playout_sees(at, 1, "westgate", "raiders"), 1);
    assert_int_equal(playout_sees(at, 1, "lost", "line"), 1);
    assert_string_equal(playout_refused(at, 0, "explore rider westgate"), "explored");
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(the_first_tile_of_a_prize_lies_there_face_down)
{
    playout *at = *state;

    begin(at, 2);
    put(at, 0, "guard", "mill");
    go(at, "spear");
    assert_int_equal(playout_sees(at, 0, "mill", "land"), 1);
    playout_do(at, 0, "explore guard mill");
    assert_int_equal(playout_sees(at, 1, "mill", "land"), 0);
    assert_int_equal(playout_sees(at, 1, "mill", NULL), 2);
}

/* Exchanges what two pieces are, as a resample does. */
static void exchange(vaka_piece *a, vaka_piece *b)
{
    vaka_piece was = *a;

    a->kind = b->kind;
    memcpy(a->field, b->field, sizeof a->field);
    b->kind = was.kind;
    memcpy(b->field, was.field, sizeof b->field);
}

TEST(a_sample_with_a_camp_abroad_is_not_possible)
{
    playout *at = *state;

    begin(at, 2);
    int32_t abroad = put(at, 0, "guard", "ford");
    go(at, "spear");
    vaka_position *position = vaka_live_position(at->live);
    int32_t camp = vaka_find(&position->face, playout_zone(at, "westgate"), 0,
                             vaka_kind_by_id(at->layout, "camp"));
    assert_true(at->plugin.module->possible(&position->face));
    exchange(&position->pieces[abroad], &position->pieces[camp]);
    assert_false(at->plugin.module->possible(&position->face));
}

TEST(a_sample_in_which_nobody_came_where_one_came_is_not_possible)
{
    playout *at = *state;

    begin(at, 2);
    int32_t far = put(at, 0, "rumour", "mill");
    go(at, "spear");
    playout_do(at, 0, "move rider westgate -3,1 hidden");
    vaka_position *position = vaka_live_position(at->live);
    int32_t came = position->zones[playout_zone(at, "-3,1")].last;
    assert_true(at->plugin.module->possible(&position->face));
    exchange(&position->pieces[far], &position->pieces[came]);
    assert_false(at->plugin.module->possible(&position->face));
}

TEST(random_games_end_and_keep_every_promise)
{
    static const char *const ids[] = {"not_asked",   "wrong_step",  "full",      "not_in_supply",
                                      "too_far",     "too_few",     "not_next",  "tired",
                                      "none_here",   "no_rider",    "scout_far", "explored",
                                      "nothing_new", "no_explorer", "no_card",   "not_fighting",
                                      "smoke_lies",  "none_down",   "no_tiles"};
    playout *at = *state;

    for (int32_t seats = 2; seats <= 4; seats++) {
        playout_set(at, seats, "rounds", seats == 2 ? 12 : 5);
        for (uint64_t game = 0; game < GAMES / 3; game++)
            playout_game(at, game, game % 40 == 0);
    }
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
        if (!playout_met(at, ids[i]))
            fail_msg("nothing was ever refused with '%s'", ids[i]);
    assert_true(at->differing > GAMES);
}

int main(void)
{
    return run_registered("tests", load, playout_unload_state);
}
