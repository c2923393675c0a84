/* counter_test.c - counters: declaring them, changing them, who sees them, samples; words.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "toy.h"

#include "match/difference.h"
#include "match/live_inside.h"
#include "match/resample.h"
#include "table/codec.h"
#include "table/counter.h"
#include "table/sentence.h"

enum { FISH, MONEY, LUCK, TIDE, HOARD, COUNT };
enum { TOTAL = 30, MOST = 20 };

static void add_counters(vaka_layout *layout)
{
    const vaka_counter_spec all[COUNT] = {
        [FISH] = {.per_seat = 1, .see = VAKA_SEE_ALL, .max = 9, .id = "fish", .title = "Big Fish"},
        [MONEY] = {.per_seat = 1,
                   .see = VAKA_SEE_OWNER,
                   .max = MOST,
                   .start = 10,
                   .total = TOTAL,
                   .id = "money",
                   .icon = "toy/coin"},
        [LUCK] = {.see = VAKA_SEE_NOBODY, .min = -5, .max = 5, .total = VAKA_NONE, .id = "luck"},
        [TIDE] = {.see = VAKA_SEE_OPEN,
                  .min = 1,
                  .max = 3,
                  .start = 2,
                  .id = "tide",
                  .fields = "low|middle|high"},
        [HOARD] = {.per_seat = 1,
                   .see = VAKA_SEE_OWNER,
                   .max = 32767,
                   .start = 7,
                   .total = VAKA_NONE,
                   .id = "hoard"},
    };

    for (int32_t i = 0; i < COUNT; i++) {
        vaka_counter_spec spec = all[i];
        spec.size = sizeof spec;
        assert_int_equal(vaka_layout_counter(layout, &spec), i);
    }
    assert_int_equal(vaka_layout_word(layout, "calm", "the calm sea"), 0);
    assert_int_equal(vaka_layout_word(layout, "storm", NULL), 1);
}

static int begin(void **state)
{
    toy = (toy_script){.layout = add_counters};
    *state = toy_live(3);
    return 0;
}

TEST_WITH(counters_begin_at_their_start_and_take_room_only_where_they_are, begin, toy_end)
{
    vaka_match *match = toy_match(*state);
    const vaka_layout *layout = match->layout;

    assert_int_equal(vaka_counter_count(layout), COUNT);
    assert_int_equal(vaka_counter_by_id(layout, "tide"), TIDE);
    assert_int_equal(vaka_counter_by_id(layout, "nothing"), VAKA_NONE);
    assert_int_equal(vaka_counter_by_id(layout, NULL), VAKA_NONE);
    for (int32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(vaka_counter(match, FISH, seat), 0);
        assert_int_equal(vaka_counter(match, MONEY, seat), 10);
        assert_int_equal(vaka_counter(match, HOARD, seat), 7);
    }
    assert_int_equal(vaka_counter(match, LUCK, VAKA_NONE), 0);
    assert_int_equal(vaka_counter(match, TIDE, VAKA_NONE), 2);
    assert_string_equal(layout->counters[TIDE].fields[2], "high");
    assert_string_equal(layout->counters[MONEY].icon, "toy/coin");
    assert_int_equal(layout->counter_numbers, 3 + 6 + 2 + 1 + 6);

    toy.layout = NULL;
    vaka_live *plain = toy_live(3);
    assert_int_equal(vaka_live_layout(plain)->at_counters, 0);
    assert_true(vaka_live_layout(plain)->block_size < layout->block_size);
    toy_free(plain);
}

TEST_WITH(numbers_are_set_and_added_to_within_their_bounds, begin, toy_end)
{
    vaka_match *match = toy_match(*state);

    vaka_counter_set(match, FISH, 1, 9);
    vaka_counter_add(match, FISH, 1, -4);
    vaka_counter_add(match, LUCK, VAKA_NONE, -5);
    assert_int_equal(vaka_counter(match, FISH, 1), 5);
    assert_int_equal(vaka_counter(match, FISH, 0), 0);
    assert_int_equal(vaka_counter(match, LUCK, VAKA_NONE), -5);
    assert_string_equal(toy_trouble(match), "nothing");
    assert_int_equal(vaka_position_of(match)->marks, 0); /* nobody learned anything */

    vaka_counter_add(match, FISH, 1, 5);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter_add: counter 'fish' of seat 1 stays between 0 and 9");
    vaka_counter_set(match, LUCK, VAKA_NONE, 6);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter_set: counter 'luck' stays between -5 and 5");
    vaka_counter_add(match, HOARD, 0, INT32_MAX);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter_add: counter 'hoard' of seat 0 stays between 0 and 32767");
    assert_int_equal(vaka_counter(match, FISH, 1), 5);
    assert_int_equal(vaka_counter(match, HOARD, 0), 7);
}

TEST_WITH(a_wrong_call_says_which_counter_and_which_seat, begin, toy_end)
{
    vaka_match *match = toy_match(*state);

    assert_int_equal(vaka_counter(match, COUNT, 0), 0);
    assert_string_equal(toy_trouble(match), "vaka_counter: there is no counter 5");
    vaka_counter_set(match, VAKA_NONE, 0, 1);
    assert_string_equal(toy_trouble(match), "vaka_counter_set: there is no counter -1");
    vaka_counter_add(match, FISH, 3, 1);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter_add: counter 'fish' has a number for each "
                        "seat, none for 3");
    vaka_counter(match, FISH, VAKA_NONE);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter: counter 'fish' has a number for each seat, "
                        "none for -1");
    vaka_counter(match, TIDE, 0);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter: counter 'tide' is the game's, not that of seat 0");
    vaka_counter_known(match, MONEY, 0, 11);
    assert_string_equal(toy_trouble(match),
                        "vaka_counter_known: counter 'money' is less than all are said to know");
}

TEST_WITH(only_those_who_may_see_a_number, begin, toy_end)
{
    vaka_live *live = *state;

    for (int32_t viewer = VAKA_SPECTATOR; viewer < 3; viewer++) {
        const vaka_match *seen = vaka_live_seen(live, viewer);
        for (int32_t seat = 0; seat < 3; seat++) {
            assert_int_equal(vaka_counter(seen, FISH, seat), 0);
            assert_int_equal(vaka_counter(seen, MONEY, seat), seat == viewer ? 10 : VAKA_HIDDEN);
        }
        assert_int_equal(vaka_counter(seen, LUCK, VAKA_NONE), VAKA_HIDDEN);
        assert_int_equal(vaka_counter(seen, TIDE, VAKA_NONE), 2);
    }
    assert_int_equal(vaka_counter(vaka_live_seen(live, VAKA_REFEREE), MONEY, 1), 10);
}

TEST_WITH(views_of_others_do_not_change_with_a_secret, begin, toy_end)
{
    vaka_live *live = *state;
    vaka_match *match = toy_match(live);
    uint64_t own = vaka_live_view_hash(live, 1), other = vaka_live_view_hash(live, 0);
    uint64_t all = vaka_live_hash(live);

    vaka_counter_add(match, HOARD, 1, 5);
    vaka_counter_set(match, LUCK, VAKA_NONE, 3);
    live = vaka_live_clone(live); /* views are kept until something is played */
    assert_true(vaka_live_hash(live) != all);
    assert_true(vaka_live_view_hash(live, 0) == other);
    assert_true(vaka_live_view_hash(live, 1) != own);
    vaka_live_free(live);
}

/* --- samples ---------------------------------------------------------------------------------- */

/* Is a sample for the seat as it may be? Returns how many numbers are others. */
static uint32_t check_sample(vaka_live *live, int32_t viewer, uint64_t seed, int32_t least)
{
    vaka_live *sample = vaka_live_clone(live);
    vaka_match *match = toy_match(sample);
    vaka_resampled changed = {0};
    int32_t sum = 0;

    vaka_resample(sample, viewer, seed, &changed);
    assert_true(vaka_live_view_hash(sample, viewer) == vaka_live_view_hash(live, viewer));
    for (int32_t seat = 0; seat < 3; seat++) {
        int32_t money = vaka_counter(match, MONEY, seat);
        sum += money;
        assert_in_range(money, 0, MOST);
        if (seat == viewer)
            assert_int_equal(money, vaka_counter(toy_match(live), MONEY, seat));
        assert_int_equal(vaka_counter(match, FISH, seat), 0);
    }
    assert_int_equal(sum, TOTAL);
    assert_true(vaka_counter(match, HOARD, 2) >= (viewer == 2 ? 7 : least));
    assert_int_equal(vaka_counter(match, TIDE, VAKA_NONE), 2);
    vaka_live_free(sample);
    return changed.counters;
}

TEST_WITH(samples_hold_other_numbers_with_the_same_sum, begin, toy_end)
{
    uint32_t changed = 0;

    for (int32_t viewer = VAKA_SPECTATOR; viewer < 3; viewer++)
        for (uint64_t seed = 0; seed < 200; seed++)
            changed += check_sample(*state, viewer, seed, 0);
    assert_true(changed > 200 * 4 * 3);
}

TEST_WITH(what_all_know_is_kept_until_the_number_falls, begin, toy_end)
{
    vaka_live *live = *state;
    vaka_match *match = toy_match(live);
    vaka_position *position = vaka_position_of(match);
    int32_t low = INT16_MAX;

    vaka_counter_known(match, HOARD, 2, 6);
    assert_int_equal(position->marks, VAKA_MARK_LEARNED);
    assert_int_equal(position->learned, VAKA_LEARNED_ALL - VAKA_SEAT(2));
    live->version++;
    for (uint64_t seed = 0; seed < 100; seed++)
        check_sample(live, 0, seed, 6);
    vaka_counter_add(match, HOARD, 2, 20);
    vaka_counter_known(match, HOARD, 2, 27);
    vaka_counter_add(match, HOARD, 2, -1);
    live->version++;
    for (uint64_t seed = 0; seed < 4000; seed++) {
        vaka_live *sample = vaka_live_clone(live);
        vaka_resample(sample, 0, seed, NULL);
        int32_t now = vaka_counter(toy_match(sample), HOARD, 2);
        low = now < low ? now : low;
        vaka_live_free(sample);
    }
    assert_true(low < 27);
    vaka_counter_known(match, FISH, 2, 9); /* all see it anyway */
    assert_string_equal(toy_trouble(match), "nothing");
}

static bool nobody_has_more_than_12;

static bool is_possible(const vaka_match *match)
{
    for (int32_t seat = 0; nobody_has_more_than_12 && seat < 3; seat++)
        if (vaka_counter(match, MONEY, seat) > 12)
            return false;
    return true;
}

TEST_WITH(samples_are_what_the_module_finds_possible, begin, toy_end)
{
    vaka_live *live = *state;
    vaka_module module = toy_module;

    module.possible = is_possible;
    nobody_has_more_than_12 = true;
    for (uint64_t seed = 0; seed < 100; seed++) {
        vaka_live *sample = vaka_live_clone(live);
        vaka_live_position(sample)->module = &module;
        vaka_resample(sample, VAKA_SPECTATOR, seed, NULL);
        assert_true(is_possible(toy_match(sample)));
        vaka_live_free(sample);
    }
    nobody_has_more_than_12 = false;
}

/* --- in a match ------------------------------------------------------------------------------- */

static void pay(vaka_match *match, const vaka_action *action)
{
    vaka_counter_add(match, MONEY, 0, -action->arg[0]);
    if (action->verb == TOY_DO)
        vaka_counter_add(match, MONEY, 1, action->arg[0]);
    else
        vaka_counter_add(match, MONEY, 0, -1);
}

TEST(an_action_with_counters_can_be_taken_back)
{
    toy = (toy_script){.layout = add_counters, .apply = pay};
    vaka_live *live = toy_live(3);
    uint64_t before = vaka_live_hash(live);
    char text[256];

    (void)state;
    vaka_live *was = vaka_live_clone(live);
    assert_int_equal(toy_play(live, 0, TOY_DO, 2), VAKA_OK);
    assert_int_equal(vaka_counter(toy_match(live), MONEY, 1), 12);
    assert_int_equal(
        vaka_difference(vaka_live_position(was), vaka_live_position(live), text, sizeof text), 3);
    assert_non_null(strstr(text, "counter 'money' of seat 0: 10 → 8"));
    assert_true(vaka_live_can_undo(live, 0, NULL));
    assert_int_equal(vaka_live_undo(live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(live) == before);
    vaka_live_free(was);
    toy_free(live);
}

TEST(a_total_that_does_not_hold_breaks_the_match)
{
    toy = (toy_script){.layout = add_counters, .apply = pay};
    vaka_live *live = toy_live(3);
    vaka_action rest = {0, TOY_PASS, {0}};
    uint64_t before = vaka_live_hash(live);
    vaka_error err = {0};

    (void)state;
    assert_int_equal(vaka_live_apply(live, &rest, NULL, &err), VAKA_ERR_CONTRACT);
    assert_non_null(
        strstr(err.text, "the numbers of counter 'money' add up to 29, not to its total of 30"));
    assert_true(vaka_live_hash(live) == before);
    toy_free(live);
}

/* Money that comes from an open bank: what all have together changes, and all know it. */
static void add_open_sum(vaka_layout *layout)
{
    vaka_counter_spec money = {.size = sizeof money,
                               .per_seat = 1,
                               .see = VAKA_SEE_OWNER,
                               .max = MOST,
                               .start = 4,
                               .total = VAKA_SUM_OPEN,
                               .id = "money"};

    assert_int_equal(vaka_layout_counter(layout, &money), 0);
}

TEST(samples_keep_an_open_sum_that_has_changed)
{
    toy = (toy_script){.layout = add_open_sum};
    vaka_live *live = toy_live(3);
    uint32_t changed = 0;

    (void)state;
    vaka_counter_add(toy_match(live), 0, 2, 9); /* no total is broken by it */
    vaka_counter_check(vaka_live_position(live));
    assert_string_equal(toy_trouble(toy_match(live)), "nothing");
    live->version++;
    for (uint64_t seed = 0; seed < 50; seed++) {
        vaka_live *sample = vaka_live_clone(live);
        vaka_resampled mixed = {0};
        vaka_resample(sample, 0, seed, &mixed);
        assert_int_equal(vaka_counter(toy_match(sample), 0, 0), 4);
        assert_int_equal(
            vaka_counter(toy_match(sample), 0, 1) + vaka_counter(toy_match(sample), 0, 2), 4 + 13);
        changed += mixed.counters;
        vaka_live_free(sample);
    }
    assert_true(changed > 50);
    toy_free(live);
}

static void show_counters(vaka_layout *layout)
{
    add_counters(layout);
    vaka_layout_show_all(layout);
}

TEST(for_teaching_all_see_what_a_seat_sees)
{
    toy = (toy_script){.layout = show_counters};
    vaka_live *live = toy_live(3);
    const vaka_match *seen = vaka_live_seen(live, 0);

    (void)state;
    assert_int_equal(vaka_counter(seen, MONEY, 2), 10);
    assert_int_equal(vaka_counter(seen, LUCK, VAKA_NONE), VAKA_HIDDEN);
    vaka_counter_known(toy_match(live), MONEY, 2, 3);
    assert_int_equal(vaka_live_position(live)->marks, 0);
    toy_free(live);
}

/* --- in texts --------------------------------------------------------------------------------- */

static const vaka_verb verbs[] = {
    {"take", "Take {0:counter}", 0, {{VAKA_ARG_COUNTER, 0, 0, NULL}}},
    {"go",
     "Go {1:word} along {0:zone}",
     0,
     {{VAKA_ARG_ROUTE, 0, 0, NULL}, {VAKA_ARG_WORD, 0, 0, "slowly|fast"}}},
};

static void add_all(vaka_layout *layout)
{
    int32_t board = vaka_layout_board(layout, "net", NULL);
    vaka_spot_spec spot = {.size = sizeof spot, .board = board, .id = "here"};
    vaka_route_spec route = {.size = sizeof route, .a = TOY_ZONES, .b = TOY_ZONES + 1};

    vaka_layout_spot(layout, &spot);
    spot.id = "there";
    vaka_layout_spot(layout, &spot);
    vaka_layout_route(layout, &route);
    add_counters(layout);
}

static vaka_module worded;

static vaka_layout *worded_layout(void)
{
    vaka_setup setup;
    vaka_layout *layout = NULL;

    toy = (toy_script){.layout = add_all};
    worded = toy_module;
    worded.verbs = verbs;
    worded.verb_count = 2;
    assert_int_equal(vaka_setup_init(&setup, &worded, 2, NULL), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, NULL), VAKA_OK);
    return layout;
}

static void reads(const vaka_layout *layout, const char *text, const char *written)
{
    vaka_action action = {0};
    char out[VAKA_ACTION_TEXT];
    vaka_error err = {0};

    if (vaka_action_read(layout, 0, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    assert_true(vaka_action_fits(layout, &action));
    vaka_action_write(layout, &action, out, sizeof out);
    assert_string_equal(out, written);
}

static void misread(const vaka_layout *layout, const char *text, const char *words)
{
    vaka_action action = {0};
    vaka_error err = {0};

    assert_int_equal(vaka_action_read(layout, 0, text, &action, &err), VAKA_ERR_DATA);
    if (!strstr(err.text, words))
        fail_msg("'%s' does not say '%s'", err.text, words);
}

TEST(routes_and_counters_are_arguments_by_id)
{
    vaka_layout *layout = worded_layout();

    (void)state;
    reads(layout, "take fish", "take fish");
    reads(layout, "take big-fish", "take fish");
    reads(layout, "go here-there fast", "go here-there fast");
    reads(layout, "go there-here slowly", "go here-there slowly");
    misread(layout, "take fist", "there is no counter 'fist'; did you mean 'fish'?");
    misread(layout, "go here fast", "'here' is no route of a board");
    misread(layout, "go nowhere fast", "there is no zone 'nowhere'");
    misread(layout, "go", "go ROUTE slowly|fast");
    misread(layout, "take", "take COUNTER");
    assert_false(vaka_action_fits(layout, &(vaka_action){0, 0, {COUNT, 0, 0, 0}}));
    assert_false(vaka_action_fits(layout, &(vaka_action){0, 0, {-1, 0, 0, 0}}));
    assert_false(vaka_action_fits(layout, &(vaka_action){0, 1, {TOY_ZONES, 0, 0, 0}}));
    vaka_layout_free(layout);
}

TEST(gaps_take_words_and_counters)
{
    vaka_layout *layout = worded_layout();
    int16_t arg[VAKA_TEXT_ARGS] = {0, 1, TIDE, FISH, VAKA_HIDDEN, 99};
    char text[200];

    (void)state;
    vaka_sentence(layout, NULL,
                  "{0:word}, {1:word}, {2:counter}, {3:counter}, {4:word}, {5:word} {5:counter}",
                  arg, text, sizeof text);
    assert_string_equal(text, "the calm sea, storm, tide, Big Fish, something hidden, ? ?");
    vaka_sentence_of(layout, NULL, verbs[1].title, &verbs[1],
                     (int16_t[VAKA_TEXT_ARGS]){TOY_ZONES + 2, 1}, text, sizeof text);
    assert_string_equal(text, "Go fast along here \u2013 there");
    assert_int_equal(vaka_word_by_id(layout, "storm"), 1);
    assert_int_equal(vaka_word_by_id(layout, "fish"), VAKA_NONE);
    vaka_layout_free(layout);
}

/* --- mistakes --------------------------------------------------------------------------------- */

static const vaka_counter_spec good = {
    .size = sizeof good, .per_seat = 1, .see = VAKA_SEE_ALL, .max = 3, .id = "gold"};
static vaka_counter_spec bad;

static void add_bad(vaka_layout *layout)
{
    vaka_counter_spec first = good;

    first.id = "first";
    vaka_layout_counter(layout, &first);
    vaka_layout_counter(layout, &bad);
}

static void refuse(const char *words)
{
    toy_mistake(add_bad, words);
    bad = good;
}

TEST(every_field_of_a_counter_is_looked_at)
{
    (void)state;
    bad = good;
    bad.size = 4;
    refuse("a counter's spec is too short");
    bad.id = "Gold";
    refuse("bad id of a counter 'Gold'");
    bad.id = "first";
    refuse("there are two counters 'first'");
    bad.see = VAKA_SEE_SEATS;
    refuse("unknown visibility of counter 'gold'");
    bad.see = VAKA_SEE_OWNER;
    bad.per_seat = 0;
    refuse("seen by its owner, but is the game's: counter 'gold'");
    bad.min = 4;
    refuse("no such bounds of counter 'gold'");
    bad.min = VAKA_HIDDEN;
    refuse("no such bounds of counter 'gold'");
    bad.max = 32768;
    refuse("no such bounds of counter 'gold'");
    bad.start = 4;
    refuse("starts beyond its bounds: counter 'gold'");
    bad.total = 6;
    refuse("only the seats' secret numbers have a total, up to 32767: counter 'gold'");
    bad.see = VAKA_SEE_NOBODY;
    bad.total = 40000;
    refuse("only the seats' secret numbers have a total, up to 32767: counter 'gold'");
    bad.fields = "a|b|c";
    refuse("not one field for each of its numbers, 256 at most: counter 'gold'");
    bad.fields = "a|b||d";
    refuse("not one field for each of its numbers, 256 at most: counter 'gold'");
}

static void too_many(vaka_layout *layout)
{
    vaka_counter_spec spec = good;
    char id[16];

    for (int32_t i = 0; i <= VAKA_MAX_COUNTERS; i++) {
        snprintf(id, sizeof id, "c%d", (int)i);
        spec.id = id;
        vaka_layout_counter(layout, &spec);
    }
}

static void two_words(vaka_layout *layout)
{
    vaka_layout_word(layout, "calm", "a");
    vaka_layout_word(layout, "calm", "b");
}

static void bad_word(vaka_layout *layout)
{
    vaka_layout_word(layout, "a b", "a");
}

static void too_many_words(vaka_layout *layout)
{
    char id[16];

    for (int32_t i = 0; i <= VAKA_MAX_WORDS; i++) {
        snprintf(id, sizeof id, "w%d", (int)i);
        vaka_layout_word(layout, id, "word");
    }
}

TEST(counters_and_words_have_ids_of_their_own_and_are_not_too_many)
{
    (void)state;
    toy_mistake(too_many, "too many counters, or too late for counter 'c64'");
    toy_mistake(two_words, "there are two words 'calm'");
    toy_mistake(bad_word, "bad id of a word 'a b'");
    toy_mistake(too_many_words, "too many words, or too late for word 'w1024'");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
