/* front_loop_test.c - the loop of a game: whose decision, hand-over, programs, stepping in.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "registered.h"
#include "toy.h"

#define COUNT(lines) ((uint32_t)(sizeof(lines) / sizeof((lines)[0])))

static const vaka_player people[VAKA_MAX_SEATS] = {{NULL, NULL, NULL}};

/* Runs the null front end over a list of lines; returns how the game ended. */
static uint32_t run(vaka_record *record, const vaka_player *players, vaka_null *null)
{
    vaka_front front;
    vaka_error err = {0};
    uint32_t ended = 0;

    vaka_null_front(null, &front);
    if (vaka_loop_run(record, &front, players, &ended, &err))
        fail_msg("%s", err.text);
    front.done(front.data);
    return ended;
}

static vaka_record *toy_record(toy_script script, int32_t seats)
{
    toy = script;
    return seat_names_and_play(&toy_module, seats, NULL, 0);
}

TEST(a_game_of_people_is_played_to_its_end)
{
    static const char *const lines[] = {"take 3", "take 3", "take 3", "take 3",
                                        "take 3", "take 3", "take 3"};
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    assert_int_equal(run(at.record, people, &null), VAKA_ENDED_FINISHED);
    assert_true(null.ended);
    assert_int_equal(null.moved, 7);
    assert_int_equal(null.handed_over, 7); /* the first one too: who sits there is not known */
    close_table(&at);
}

TEST(without_wishes_the_game_is_left)
{
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_null null = {0};

    (void)state;
    assert_int_equal(run(at.record, people, &null), VAKA_ENDED_QUIT);
    assert_true(null.quit);
    assert_int_equal(null.asked, 1);
    close_table(&at);
}

TEST(one_person_among_programs_is_never_handed_over)
{
    static const char *const lines[] = {"take 3", "take 2", "take 3"};
    const vaka_player players[] = {{choose_first, NULL, NULL}, {NULL, NULL, NULL}};
    table at = open_table("modules/hello", 2, NULL, 0);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    assert_int_equal(run(at.record, players, &null), VAKA_ENDED_QUIT);
    assert_int_equal(null.handed_over, 0);
    assert_int_equal(null.last_asked, 1);
    assert_int_equal(null.moved, 7); /* the program began, and answered each time */
    close_table(&at);
}

TEST(programs_alone_play_to_the_end)
{
    uint32_t rng[4] = {1, 2, 3, 4};
    const vaka_player players[] = {{choose_any, NULL, rng}, {choose_any, NULL, rng}};
    table at = open_table("tests/modules/skirmish", 2, NULL, 0);
    vaka_null null = {0};

    (void)state;
    assert_int_equal(run(at.record, players, &null), VAKA_ENDED_FINISHED);
    assert_int_equal(null.asked, 0);
    close_table(&at);
}

static void describe_what_is_not_there(const vaka_match *match, int32_t seat, vaka_scene *scene)
{
    (void)scene;
    if (seat == VAKA_SPECTATOR)
        vaka_count(match, 9999, VAKA_NONE, VAKA_NONE);
}

/* What is shown to those who only watch fails: that is told once, without the game's words. */
TEST(a_game_that_fails_in_what_it_shows_is_told_once)
{
    static const char *const lines[] = {"do 0", "do 0", "do 0"};
    vaka_module module = toy_module;
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    module.describe = describe_what_is_not_there;
    toy = (toy_script){0};
    vaka_record *record = seat_names_and_play(&module, 2, NULL, 0);
    vaka_live_scene(vaka_record_live(record), VAKA_SPECTATOR);
    assert_int_equal(run(record, people, &null), VAKA_ENDED_QUIT);
    assert_int_equal(null.moved, 3);
    assert_int_equal(null.failed, 1);
    assert_string_equal(null.last_error,
                        "the game has failed in what it shows: something may be missing");
    vaka_record_close(record);
}

static bool choose_nothing(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    (void)data;
    (void)live;
    (void)seat;
    (void)out;
    return false;
}

static bool choose_nine(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    (void)data;
    (void)live;
    *out = (vaka_action){(int8_t)seat, TOY_DO, {9, 0, 0, 0}};
    return true;
}

/* A program in seat 0 and how the loop fails with it. */
static void fails_with(vaka_chooser chooser, const char *message)
{
    const vaka_player players[] = {{chooser, NULL, NULL}};
    vaka_record *record = toy_record((toy_script){0}, 1);
    vaka_null null = {0};
    vaka_front front;
    vaka_error err = {0};
    uint32_t ended;

    vaka_null_front(&null, &front);
    assert_int_equal(vaka_loop_run(record, &front, players, &ended, &err), VAKA_ERR_CONTRACT);
    assert_has(err.text, message);
    vaka_record_close(record);
}

TEST(a_program_without_an_answer_stops_the_loop)
{
    (void)state;
    fails_with(choose_nothing, "the program that plays Ada has no answer");
}

TEST(a_program_that_breaks_the_rules_stops_the_loop)
{
    (void)state;
    fails_with(choose_nine, "the program that plays Ada chose what it may not: 9 is too big");
}

TEST(what_is_refused_is_asked_again)
{
    static const char *const lines[] = {"do 9", "nonsense", "do 1"};
    vaka_record *record = toy_record((toy_script){0}, 2);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    assert_int_equal(null.refused, 1);
    assert_string_equal(null.last_refusal, "too_big");
    assert_int_equal(null.failed, 1);
    assert_int_equal(null.moved, 1);
    assert_int_equal(null.asked, 4);
    vaka_record_close(record);
}

TEST(undo_and_redo_go_back_and_forth)
{
    static const char *const lines[] = {"do 1", "undo", "redo", "undo", "undo"};
    vaka_record *record = toy_record((toy_script){0}, 2);
    uint64_t start = vaka_live_hash(vaka_record_live(record));
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    assert_int_equal(null.moved, 4);
    assert_string_equal(null.last_refusal, "undo_nothing");
    assert_true(vaka_live_hash(vaka_record_live(record)) == start);
    vaka_record_close(record);
}

static void ask_in_turn(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, toy_of(match)->number[0] % match->seats);
}

static void next_turn(vaka_match *match, const vaka_action *action)
{
    if (action->verb != TOY_SHOUT)
        toy_of(match)->number[0]++;
}

TEST(the_one_before_may_take_back_at_the_curtain_and_is_handed_over_to)
{
    static const char *const lines[] = {"do 1", "curtain undo", "do 2"};
    vaka_record *record = toy_record((toy_script){.step = ask_in_turn, .apply = next_turn}, 2);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    assert_int_equal(null.moved, 3);       /* do, undo, do */
    assert_int_equal(null.handed_over, 4); /* Ada, Bela (undo), Ada again, Bela */
    assert_int_equal(null.last_asked, 1);
    vaka_record_close(record);
}

/* Bela is at the screen when it is refused: he must not see what is Ada's. */
TEST(what_cannot_be_taken_back_at_the_curtain_leaves_it_closed)
{
    static const char *const lines[] = {"as 1", "curtain undo"};
    vaka_record *record = toy_record((toy_script){.step = ask_in_turn, .apply = next_turn}, 2);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    assert_string_equal(null.last_refusal, "undo_nothing");
    assert_int_equal(null.handed_over, 3); /* Ada, Bela (undo), Ada again */
    assert_int_equal(null.last_asked, 0);
    vaka_record_close(record);
}

TEST(another_person_steps_in_and_gives_the_screen_back)
{
    static const char *const lines[] = {"as 1 shout", "do 1", "back", "do 1"};
    vaka_record *record = toy_record((toy_script){.step = ask_in_turn, .apply = next_turn}, 2);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    /* Ada; Bela shouts and is refused `do`; Ada does; Bela is asked at last. */
    assert_int_equal(null.handed_over, 4);
    assert_int_equal(null.moved, 2);
    assert_int_equal(null.refused, 1);
    assert_string_equal(null.last_refusal, "not_asked");
    assert_int_equal(null.last_asked, 1);
    vaka_record_close(record);
}

TEST(nobody_steps_in_for_a_program)
{
    static const char *const lines[] = {"as 1 shout", "as 1"};
    const vaka_player players[] = {{NULL, NULL, NULL}, {choose_first, NULL, NULL}};
    vaka_record *record = toy_record((toy_script){.step = ask_in_turn, .apply = next_turn}, 2);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, players, &null);
    assert_int_equal(null.failed, 2);
    assert_string_equal(null.last_error, "no person plays Bela");
    assert_int_equal(null.moved, 0);
    vaka_record_close(record);
}

typedef struct interrupter {
    uint32_t polled, shouts;
} interrupter;

static bool shout_once(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    interrupter *own = data;

    (void)live;
    own->polled++;
    *out = (vaka_action){(int8_t)seat, TOY_SHOUT, {0}};
    return own->shouts++ == 0;
}

TEST(a_program_may_interrupt_when_a_step_begins)
{
    static const char *const lines[] = {"rest", "rest", "rest"};
    interrupter own = {0};
    const vaka_player players[] = {{NULL, NULL, NULL}, {choose_first, shout_once, &own}};
    vaka_record *record = toy_record((toy_script){0}, 2); /* always asks seat 0 in one step */
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, players, &null);
    assert_int_equal(null.moved, 4);
    assert_int_equal(own.polled, 2); /* it shouted, then wanted no more; not polled every time */
    vaka_record_close(record);
}

static void ask_sealed(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == 0) {
        vaka_stage_set(match, 1);
        vaka_ask_sealed(match, 7, 0, 1);
    } else {
        vaka_finish(match, 1);
    }
}

TEST(a_sealed_answer_is_finished_before_the_next_person_sits_down)
{
    static const char *const lines[] = {"do 1", "do 2", "undo", "seal", "seal"};
    const vaka_player players[] = {
        {NULL, NULL, NULL}, {NULL, NULL, NULL}, {choose_first, NULL, NULL}};
    vaka_record *record = toy_record((toy_script){.step = ask_sealed}, 3);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    assert_int_equal(run(record, players, &null), VAKA_ENDED_FINISHED);
    assert_int_equal(null.handed_over, 2);
    assert_int_equal(null.asked, 5);
    vaka_record_close(record);
}

/* Ada has not decided yet either, and would be asked before Bela. */
TEST(what_is_taken_back_at_the_curtain_goes_back_to_whose_it_was)
{
    static const char *const lines[] = {"as 1", "do 2", "seal", "curtain undo"};
    vaka_record *record = toy_record((toy_script){.step = ask_sealed}, 3);
    vaka_null null = {.lines = lines, .count = COUNT(lines)};

    (void)state;
    run(record, people, &null);
    assert_int_equal(null.handed_over, 4); /* Ada, Bela, Citlali (undo), Bela again */
    assert_int_equal(null.last_handed, 1);
    assert_int_equal(null.last_asked, 1);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("front_loop", NULL, NULL);
}
