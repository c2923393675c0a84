/* front_course_test.c - the loop of a game: lists of actions done one by one and taken back as one,
 * questions that leave nothing to decide, passes that hold for a turn.
 *
 * SPDX-License-Identifier: MIT */
#include "front/view.h"
#include "front_help.h"
#include "match/resample.h"
#include "play/formality.h"
#include "registered.h"
#include "toy.h"

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};

typedef struct script_line { /* what a person wishes: a type, or actions `do N` one after another */
    uint32_t type;
    int32_t count;
    int16_t number[6];
} script_line;

typedef struct script { /* a front end that brings back a list of wishes, and notes what it is told
                         */
    const script_line *lines;
    uint32_t count, at;
    uint32_t asked, under_way, stopped, passed;
    uint32_t enough; /* a course is told to stop when it has been shown so often; 0: never */
    int32_t refused;
    bool stops;      /* formalities are asked, too */
    int32_t sum[16]; /* number[0] of the game whenever something was asked */
    uint8_t who[16]; /* whom */
} script;

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    (void)data, (void)record, (void)humans;
}

static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    (void)data, (void)record, (void)seat;
    return VAKA_WANT_NOTHING;
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    script *at = data;
    const script_line *line = &at->lines[at->at];

    if (at->asked < 16) {
        at->sum[at->asked] = toy_of(vaka_live_seen(vaka_record_live(record), seat))->number[0];
        at->who[at->asked] = (uint8_t)seat;
    }
    at->asked++;
    *want = (vaka_want){.type = VAKA_WANT_QUIT, .seat = seat};
    if (at->at == at->count)
        return;
    at->at++;
    want->type = line->type;
    want->action = (vaka_action){(int8_t)seat, TOY_DO, {line->number[0], 0, 0, 0}};
    if (line->type == VAKA_WANT_ACTION && line->count < 0)
        want->action = (vaka_action){.seat = (int8_t)seat, .verb = VAKA_VERB_PASS_TURN};
    want->count = line->count > 0 ? (uint32_t)line->count : 0;
    for (int32_t i = 0; i < line->count; i++)
        want->list[i] = (vaka_action){(int8_t)seat, TOY_DO, {line->number[i], 0, 0, 0}};
}

static void show_refusal(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    (void)record, (void)seat, (void)why;
    ((script *)data)->refused++;
}

static void show_error(void *data, const char *text)
{
    (void)data;
    fail_msg("%s", text);
}

static void show_nothing(void *data, vaka_record *record)
{
    (void)data, (void)record;
}

static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    (void)data, (void)record, (void)seat;
}

static bool show_under_way(void *data, vaka_record *record, int32_t seat)
{
    script *at = data;

    (void)record, (void)seat;
    at->under_way++;
    return at->under_way != at->enough;
}

static void show_stopped(void *data, vaka_record *record, int32_t seat)
{
    (void)record, (void)seat;
    ((script *)data)->stopped++;
}

static bool passes(void *data, int32_t seat)
{
    (void)seat;
    return !((script *)data)->stops;
}

static void show_passed(void *data, vaka_record *record, const vaka_action *action)
{
    (void)record, (void)action;
    ((script *)data)->passed++;
}

static vaka_record *run(script *at, toy_script game, int32_t seats, const script_line *lines,
                        uint32_t count)
{
    const vaka_front front = {.name = "script",
                              .data = at,
                              .begin = begin,
                              .hand_over = hand_over,
                              .ask = ask,
                              .show_refusal = show_refusal,
                              .show_error = show_error,
                              .show_moved = show_moved,
                              .show_under_way = show_under_way,
                              .show_stopped = show_stopped,
                              .passes = passes,
                              .show_passed = show_passed,
                              .show_end = show_nothing,
                              .show_quit = show_nothing};
    vaka_error err = {0};
    uint32_t ended;

    toy = game;
    at->lines = lines;
    at->count = count;
    vaka_record *record = seat_names_and_play(&toy_module, seats, NULL, 0);
    if (vaka_loop_run(record, &front, people, &ended, &err))
        fail_msg("%s", err.text);
    return record;
}

#define RUN(at, game, seats, lines)                                                                \
    run(at, game, seats, lines, (uint32_t)(sizeof(lines) / sizeof((lines)[0])))

/* --- Courses ---------------------------------------------------------------------------------- */

static void add(vaka_match *match, const vaka_action *action)
{
    toy_of(match)->number[0] += action->arg[0];
}

TEST(a_list_is_done_one_by_one_and_taken_back_as_one)
{
    static const script_line lines[] = {
        {VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_COURSE, 3, {1, 2, 1}}, {VAKA_WANT_UNDO, 0, {0}},
        {VAKA_WANT_REDO, 0, {0}},   {VAKA_WANT_UNDO_ONE, 0, {0}},     {VAKA_WANT_UNDO, 0, {0}},
        {VAKA_WANT_UNDO, 0, {0}},
    };
    static const int32_t sums[] = {0, 1, 5, 1, 5, 4, 1, 0};
    script at = {.stops = true};
    vaka_record *record = RUN(&at, ((toy_script){.apply = add}), 1, lines);

    (void)state;
    for (int i = 0; i < 8; i++)
        assert_int_equal(at.sum[i], sums[i]);
    assert_int_equal(at.asked, 8); /* and once more to leave */
    assert_int_equal(at.under_way, 2);
    assert_int_equal(at.stopped, 0);
    vaka_record_close(record);
}

TEST(a_list_that_is_told_to_stop_is_taken_back_as_far_as_it_came)
{
    static const script_line lines[] = {
        {VAKA_WANT_COURSE, 4, {1, 2, 1, 1}},
        {VAKA_WANT_UNDO, 0, {0}},
        {VAKA_WANT_REDO, 0, {0}},
    };
    static const int32_t sums[] = {0, 3, 0, 3};
    script at = {.stops = true, .enough = 2};
    vaka_record *record = RUN(&at, ((toy_script){.apply = add}), 1, lines);

    (void)state;
    for (int i = 0; i < 4; i++)
        assert_int_equal(at.sum[i], sums[i]);
    assert_int_equal(at.under_way, 2);
    assert_int_equal(at.stopped, 0); /* nothing unexpected has come */
    vaka_record_close(record);
}

TEST(a_list_is_taken_back_as_one_after_what_came_later)
{
    static const script_line lines[] = {
        {VAKA_WANT_COURSE, 2, {1, 2}}, {VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_UNDO, 0, {0}},
        {VAKA_WANT_UNDO, 0, {0}},      {VAKA_WANT_ACTION, 1, {2}}, {VAKA_WANT_UNDO, 0, {0}},
    };
    static const int32_t sums[] = {0, 3, 4, 3, 0, 2, 0};
    script at = {.stops = true};
    vaka_record *record = RUN(&at, ((toy_script){.apply = add}), 1, lines);

    (void)state;
    for (int i = 0; i < 7; i++)
        assert_int_equal(at.sum[i], sums[i]);
    vaka_record_close(record);
}

/* An ace lies on top of six kings: a sample of the deck has a king there as good as always. */
static void stack_deck(vaka_match *match)
{
    for (int i = 0; i < 6; i++)
        vaka_piece_new(match, TOY_KING, VAKA_NONE, TOY_DECK);
    vaka_piece_new(match, TOY_ACE, VAKA_NONE, TOY_DECK);
}

/* `do 2` tells of what lies on top, though nobody has looked at it. */
static void add_and_tell(vaka_match *match, const vaka_action *action)
{
    int32_t top = match->zones[TOY_DECK].last;

    add(match, action);
    if (action->arg[0] == 2 && match->pieces[top].kind == TOY_ACE)
        vaka_tell(match, 0, TOY_ACE, 0, 0, 0);
}

TEST(a_list_stops_when_something_unexpected_is_told)
{
    static const script_line lines[] = {{VAKA_WANT_COURSE, 3, {1, 2, 1}}, {VAKA_WANT_UNDO, 0, {0}}};
    script at = {.stops = true};
    vaka_record *record =
        RUN(&at, ((toy_script){.setup = stack_deck, .apply = add_and_tell}), 1, lines);

    (void)state;
    assert_int_equal(at.stopped, 1);
    assert_int_equal(at.sum[1], 3); /* the last action was not done */
    assert_int_equal(at.sum[2], 0); /* and what was done is taken back as one */
    vaka_record_close(record);
}

static const vaka_reason *no_second(const vaka_match *match, const vaka_action *action)
{
    static const vaka_reason twice = {"twice", "", "not twice"};

    return action->arg[0] == 2 && toy_of(match)->number[0] >= 2 ? &twice : NULL;
}

TEST(a_list_stops_where_an_action_is_refused)
{
    static const script_line lines[] = {{VAKA_WANT_COURSE, 3, {2, 2, 1}}};
    script at = {.stops = true};
    vaka_record *record = RUN(&at, ((toy_script){.apply = add, .why_not = no_second}), 1, lines);

    (void)state;
    assert_int_equal(at.refused, 1);
    assert_int_equal(at.sum[1], 2);
    vaka_record_close(record);
}

/* --- Formalities ------------------------------------------------------------------------------ */

/* Two seats in turn: 0 decides, 1 can only do `do 0`. */
static void take_turns(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[1]);
}

static void turn_about(vaka_match *match, const vaka_action *action)
{
    add(match, action);
    toy_of(match)->number[1] = 1 - toy_of(match)->number[1];
}

static void only_zero(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    for (int32_t n = 0; n < (seat == 0 ? 3 : 1); n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

TEST(a_question_without_a_choice_passes_by_itself_and_is_told)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_ACTION, 1, {2}}};
    const toy_script game = {.step = take_turns, .legal = only_zero, .apply = turn_about};
    script at = {0}, stopping = {.stops = true};
    uint32_t count, told = 0;
    vaka_record *record = RUN(&at, game, 2, lines);
    const vaka_log_entry *log = vaka_record_log(record, &count);

    (void)state;
    for (uint32_t i = 0; i < count; i++)
        told += log[i].event.id == VAKA_EVENT_ITSELF && log[i].event.arg[0] == 1;
    assert_int_equal(at.passed, 2);
    assert_int_equal(told, 2);
    for (int i = 0; i < 3; i++)
        assert_int_equal(at.who[i], 0);
    vaka_record_lines(record, &count);
    assert_int_equal(count, 5); /* it is in the journal like any other action */
    vaka_record_close(record);
    record = RUN(&stopping, game, 2, lines);
    assert_int_equal(stopping.passed, 0);
    assert_int_equal(stopping.who[1], 1);
    vaka_record_close(record);
}

/* The second seat is asked twice after the first one has acted. */
static void ask_twice(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[1] % 3 ? 1 : 0);
}

static void count_on(vaka_match *match, const vaka_action *action)
{
    add(match, action);
    toy_of(match)->number[1]++;
}

/* What was answered for him could be taken back by him; but he has done nothing himself. */
TEST(several_questions_in_a_row_pass_for_who_has_done_nothing_though_others_share_the_screen)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_ACTION, 1, {2}}};
    script at = {0};
    vaka_record *record = RUN(
        &at, ((toy_script){.step = ask_twice, .legal = only_zero, .apply = count_on}), 2, lines);

    (void)state;
    assert_int_equal(at.passed, 4);
    for (int i = 0; i < 3; i++)
        assert_int_equal(at.who[i], 0);
    vaka_record_close(record);
}

/* The first seat acts, the second one is asked, the first one twice more, the second one again. */
static void ask_around(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[1] % 5 % 3 == 1 ? 1 : 0);
}

static void one_in_five(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int32_t n = 0; n < (toy_of(match)->number[1] % 5 ? 1 : 3); n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

/* What he did lies behind what was answered for the other: there is no way back to it. */
TEST(several_questions_pass_for_who_can_no_longer_take_back_what_he_did)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_ACTION, 1, {2}}};
    script at = {0};
    vaka_record *record = RUN(
        &at, ((toy_script){.step = ask_around, .legal = one_in_five, .apply = count_on}), 2, lines);

    (void)state;
    assert_int_equal(at.passed, 8);
    vaka_record_close(record);
}

/* The same seat answers both; after the first nothing is left to decide. */
static void one_choice(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int32_t n = 0; n < (toy_of(match)->number[1] ? 1 : 3); n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

static void turn_and_tell(vaka_match *match, const vaka_action *action)
{
    turn_about(match, action);
    vaka_tell(match, 0, TOY_RED, 0, 0, 0);
}

TEST(what_passed_by_itself_is_said_before_what_it_told)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {1}}};
    const toy_script game = {.step = take_turns, .legal = only_zero, .apply = turn_and_tell};
    script at = {0};
    uint32_t count;
    vaka_record *record = RUN(&at, game, 2, lines);
    const vaka_log_entry *log = vaka_record_log(record, &count);

    (void)state;
    assert_int_equal(count, 3);
    assert_int_equal(log[0].event.id, 0);
    assert_int_equal(log[1].event.id, VAKA_EVENT_ITSELF);
    assert_int_equal(log[2].event.id, 0);
    assert_int_equal(log[1].action, log[2].action);
    vaka_record_close(record);
}

/* Stages that are others later on: of each part of the game its own. */
static void two_parts(const vaka_match *match, int32_t seat, vaka_scene *scene)
{
    static const vaka_text sail = {"sail", "Sail"}, fish = {"fish", "Fish"},
                           sleep = {"sleep", "Sleep"};
    bool first = toy_of(match)->number[0] < 2;

    (void)seat;
    vaka_scene_stage(scene, first ? &sail : &fish, false);
    vaka_scene_stage(scene, first ? &fish : &sleep, true);
}

TEST(what_passed_by_itself_keeps_the_name_of_its_stage_when_there_are_others)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {1}}, {VAKA_WANT_ACTION, 1, {2}}};
    static const char *const names[] = {"Fish", "Sleep"};
    const toy_script game = {
        .step = take_turns, .legal = only_zero, .apply = turn_about, .describe = two_parts};
    script at = {0};
    uint32_t count, told = 0;
    vaka_record *record = RUN(&at, game, 2, lines);
    const vaka_log_entry *log = vaka_record_log(record, &count);
    char text[VAKA_SENTENCE];
    vaka_view view;

    (void)state;
    vaka_view_init(&view, vaka_record_live(record), NULL, 1);
    for (uint32_t i = 0; i < count; i++)
        if (log[i].event.id == VAKA_EVENT_ITSELF) {
            assert_in_range(told, 0, 1);
            assert_string_equal(vaka_view_passed(&view, &log[i].event, text), names[told]);
            told++;
        }
    assert_int_equal(told, 2);
    vaka_view_done(&view);
    vaka_record_close(record);
}

TEST(what_passed_by_itself_is_taken_back_with_what_was_done)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, 1, {2}}, {VAKA_WANT_UNDO, 0, {0}}};
    const toy_script game = {.legal = one_choice, .apply = turn_about};
    script at = {0};
    vaka_record *record = RUN(&at, game, 1, lines);

    (void)state;
    assert_int_equal(at.passed, 1);
    assert_int_equal(at.sum[1], 2);
    assert_int_equal(at.sum[2], 0);
    vaka_record_close(record);
}

/* Each has a card that nobody else knows; with an ace there is something to decide. */
static void deal(vaka_match *match)
{
    vaka_piece_new(match, TOY_ACE, 1, TOY_HAND + 1);
    for (int i = 0; i < 3; i++)
        vaka_piece_new(match, TOY_KING, 1, TOY_HAND + 1);
    for (int i = 0; i < 4; i++)
        vaka_piece_new(match, i ? TOY_KING : TOY_ACE, 1, TOY_DECK);
    toy_of(match)->number[1] = 1;
}

static void by_hand(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    bool ace = vaka_find(match, TOY_HAND + 1, VAKA_NONE, TOY_ACE) >= 0;

    for (int32_t n = 0; n < (seat == 0 || ace ? 3 : 1); n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
}

/* What it would be to look at the true hand alone. */
static bool is_only(vaka_live *live, int32_t seat)
{
    uint32_t count;

    vaka_live_legal(live, seat, &count);
    return count == 1;
}

TEST(what_a_hand_would_betray_is_asked_whatever_is_in_it)
{
    vaka_live *live;
    uint32_t only = 0, watched = 0, alone = 0;
    vaka_action action;

    (void)state;
    toy = (toy_script){.step = take_turns, .legal = by_hand, .setup = deal, .apply = turn_about};
    live = toy_live(2);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        vaka_live *other = vaka_live_clone(live);

        vaka_resample(other, VAKA_SPECTATOR, seed, NULL);
        only += is_only(other, 1);
        watched += vaka_formality(other, 1, true, false, &action);
        alone += vaka_formality(other, 1, false, false, &action);
        vaka_live_free(other);
    }
    assert_in_range(only, 1, 39); /* who looked at the hand would tell it */
    assert_int_equal(watched, 0);
    assert_int_equal(alone, only); /* … to programs, who do not look */
    toy_free(live);
}

/* One ace among so many kings is in no sample of a few hands; it is thought of all the same. */
static void deal_rarely(vaka_match *match)
{
    vaka_piece_new(match, TOY_KING, 1, TOY_HAND + 1);
    for (int i = 0; i < 22; i++)
        vaka_piece_new(match, i ? TOY_KING : TOY_ACE, 1, TOY_DECK);
    toy_of(match)->number[1] = 1;
}

TEST(what_a_rare_card_would_betray_is_asked_without_it)
{
    vaka_live *live;
    vaka_action action;

    (void)state;
    toy = (toy_script){
        .step = take_turns, .legal = by_hand, .setup = deal_rarely, .apply = turn_about};
    live = toy_live(2);
    assert_true(is_only(live, 1));
    assert_true(vaka_formality(live, 1, false, false, &action));
    assert_false(vaka_formality(live, 1, true, false, &action));
    toy_free(live);
}

/* The only answer throws a die. */
static void throws(vaka_match *match, const vaka_action *action)
{
    turn_about(match, action);
    vaka_roll(match, 6);
}

TEST(an_answer_that_does_something_is_left_to_who_is_asked)
{
    vaka_live *live;
    vaka_action action;

    (void)state;
    toy = (toy_script){.step = take_turns, .legal = only_zero, .apply = turn_about};
    live = toy_live(2);
    assert_int_equal(toy_play(live, 0, TOY_DO, 1), VAKA_OK);
    assert_true(vaka_formality(live, 1, true, false, &action));
    toy.apply = throws;
    assert_false(vaka_formality(live, 1, true, false, &action));
    assert_false(vaka_formality(live, 0, true, false, &action)); /* is not asked */
    toy.apply = turn_about;
    assert_true(vaka_formality(live, 1, true, false, &action));
    assert_false(vaka_formality(live, 1, true, true, &action)); /* or undo would end there */
    toy_free(live);
}

/* --- Passing until the turn is over ------------------------------------------------------------
 */

/* Window after window, of two sorts; every fourth begins a new turn. */
static void windows(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    int32_t at = toy_of(match)->number[0]++;

    vaka_turn_set(match, at / 4);
    vaka_ask_window(match, (uint32_t)(at % 2), 1, 0, 1);
}

TEST(who_passes_for_a_turn_is_asked_at_no_window_of_it)
{
    static const script_line lines[] = {{VAKA_WANT_ACTION, -1, {0}}, {VAKA_WANT_ACTION, -1, {0}}};
    script at = {.stops = true};
    vaka_record *record = RUN(&at, ((toy_script){.step = windows}), 1, lines);

    (void)state;
    assert_int_equal(at.asked, 3);
    assert_int_equal(at.sum[0], 1);
    assert_int_equal(at.sum[1], 5); /* the first window of the next turn */
    assert_int_equal(at.sum[2], 9);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("front_course", NULL, NULL);
}
