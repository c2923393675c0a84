/* deal_test.c - deals: writing, offering, changing, accepting; who knows what of them.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"
#include "toy.h"

#include "match/deal.h"
#include "match/difference.h"

/* What three traders are dealt: spices, then aims that do not come true here. */
static const char *const hands[] = {"draw sack anise",
                                    "draw sack clove",
                                    "draw sack mace",
                                    "draw sack anise",
                                    "draw sack clove",
                                    "draw sack mace",
                                    "draw sack saffron",
                                    "draw sack saffron",
                                    "draw sack clove",
                                    "draw box no-fish",
                                    "draw box six-stalls",
                                    "draw box four-stalls",
                                    NULL};

static int begin(void **state)
{
    static playout at;

    playout_load(&at, "market");
    playout_set(&at, 3, "rounds", 2);
    playout_begin(&at, 1, hands);
    vaka_live_listen(at.live, true);
    *state = &at;
    return 0;
}

static int end(void **state)
{
    playout_unload(*state);
    return 0;
}

static const vaka_deal_region *seen_deal(playout *at, int32_t seat)
{
    return vaka_position_of(vaka_live_seen(at->live, seat))->deal;
}

/* How many of a good a seat reads in a list. */
static int32_t reads(playout *at, int32_t seat, int32_t which, const char *good)
{
    const vaka_position *seen = vaka_position_of(vaka_live_seen(at->live, seat));
    int32_t number = 0;
    vaka_error err;

    assert_int_equal(vaka_good_named(at->layout, vaka_word_of(good), &number, &err), VAKA_OK);
    return vaka_deal_list(seen, which)[number];
}

static int32_t counted(const playout *at, const char *counter, int32_t seat)
{
    return vaka_counter(&at->live->position.face, vaka_counter_by_id(at->layout, counter), seat);
}

static uint32_t told_to(const playout *at, int32_t seat, uint32_t event)
{
    uint32_t count, found = 0;
    const vaka_event *events = vaka_live_events(at->live, &count);
    vaka_event read;

    for (uint32_t i = 0; i < count; i++)
        found += events[i].id == event && vaka_event_for(&events[i], seat, &read);
    return found;
}

/* Seat 0 offers seat 1 a fish, two coins and an anise for a saffron, if it has one. */
static void make_offer(playout *at)
{
    playout_do(at, 0, "trade 1");
    playout_do(at, 0, "deal-give fish 1");
    playout_do(at, 0, "deal-give coins 2");
    playout_do(at, 0, "deal-give anise 1");
    playout_do(at, 0, "deal-ask saffron 1");
    playout_do(at, 0, "deal-offer");
}

TEST_WITH(what_is_accepted_is_carried_out_at_once, begin, end)
{
    playout *at = *state;

    make_offer(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    playout_do(at, 1, "deal-accept");
    assert_int_equal(counted(at, "fish", 0), 1);
    assert_int_equal(counted(at, "fish", 1), 3);
    assert_int_equal(counted(at, "coins", 0), 2);
    assert_int_equal(counted(at, "coins", 1), 6);
    assert_int_equal(playout_sees(at, 1, "spices1", "anise"), 1);
    assert_int_equal(playout_sees(at, 1, "spices1", "saffron"), 0);
    assert_int_equal(playout_sees(at, 0, "spices0", "saffron"), 2);
    assert_true(vaka_deal_made(&at->live->position.face));
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* the turn goes on */
    assert_int_equal(told_to(at, 2, VAKA_EVENT_DEALT), 1);
}

TEST_WITH(nothing_moves_where_one_refuses, begin, end)
{
    playout *at = *state;

    make_offer(at);
    playout_do(at, 1, "deal-refuse");
    assert_int_equal(counted(at, "fish", 0), 2);
    assert_int_equal(counted(at, "coins", 1), 4);
    assert_int_equal(playout_sees(at, 0, "spices0", "anise"), 2);
    assert_false(vaka_deal_made(&at->live->position.face));
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_int_equal(told_to(at, 2, VAKA_EVENT_NO_DEAL), 1);
    for (int32_t i = 0; i < 2 * at->layout->good_count; i++)
        assert_int_equal(vaka_deal_list(&at->live->position, 0)[i], 0);
}

TEST_WITH(an_offer_is_changed_and_offered_back, begin, end)
{
    playout *at = *state;

    make_offer(at);
    playout_do(at, 1, "deal-ask coins 3"); /* of what it gets it wants more */
    assert_int_equal(reads(at, 1, VAKA_DEAL_GIVES, "saffron"), 1);
    assert_int_equal(reads(at, 1, VAKA_DEAL_ASKS, "anise"), 1);
    assert_int_equal(reads(at, 0, VAKA_DEAL_ASKS, "coins"), 0); /* not offered yet */
    playout_do(at, 1, "deal-offer");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_int_equal(reads(at, 0, VAKA_DEAL_ASKS, "coins"), 3);
    playout_do(at, 0, "deal-accept");
    assert_int_equal(counted(at, "coins", 0), 1);
    assert_int_equal(counted(at, "coins", 1), 7);
    assert_int_equal(vaka_deals_left(&at->live->position.face, 1), 2);
}

TEST_WITH(refusals_say_why, begin, end)
{
    playout *at = *state;

    assert_string_equal(playout_refused(at, 0, "deal-offer"), "no_deal");
    playout_do(at, 0, "trade 1");
    assert_string_equal(playout_refused(at, 0, "catch"), "deal_first");
    assert_string_equal(playout_refused(at, 1, "deal-accept"), "no_deal");
    assert_string_equal(playout_refused(at, 0, "deal-offer"), "deal_empty");
    assert_string_equal(playout_refused(at, 0, "deal-accept"), "deal_not_offered");
    assert_string_equal(playout_refused(at, 0, "deal-give fish 0"), "deal_same");
    assert_string_equal(playout_refused(at, 0, "deal-give fish 3"), "deal_not_had");
    assert_string_equal(playout_refused(at, 0, "deal-give fish 5"), "deal_most");
    assert_string_equal(playout_refused(at, 0, "deal-give clove 1"), "deal_not_had");
    playout_do(at, 0, "deal-ask mace 2");
    playout_do(at, 0, "deal-ask saffron 2");
    assert_string_equal(playout_refused(at, 0, "deal-offer"), "deal_no_room");
    playout_do(at, 0, "deal-ask mace 0");
    playout_do(at, 0, "deal-offer");
    assert_string_equal(playout_refused(at, 1, "deal-offer"), "deal_not_own");
    assert_string_equal(playout_refused(at, 1, "deal-accept"), "deal_not_had");
}

TEST_WITH(lines_and_offers_are_used_up, begin, end)
{
    playout *at = *state;
    vaka_match *match = &at->live->position.face;

    playout_do(at, 0, "trade 1");
    for (int i = 0; i < 3; i++) {
        playout_do(at, 0, "deal-give fish 2");
        playout_do(at, 0, "deal-give fish 1");
    }
    assert_string_equal(playout_refused(at, 0, "deal-give fish 2"), "deal_lines");
    playout_do(at, 0, "deal-offer");
    playout_do(at, 1, "deal-refuse");
    for (int i = 0; i < 2; i++) {
        playout_do(at, 0, "trade 2");
        playout_do(at, 0, "deal-refuse");
    }
    assert_int_equal(vaka_deals_left(match, 0), 0);
    assert_string_equal(playout_refused(at, 0, "trade 1"), "no_offer");
    playout_do(at, 0, "rest");
    playout_do(at, 1, "trade 0"); /* who has no offer left may accept or refuse, not change */
    playout_do(at, 1, "deal-give fish 1");
    playout_do(at, 1, "deal-offer");
    assert_string_equal(playout_refused(at, 0, "deal-ask fish 2"), "deal_offers");
    playout_do(at, 0, "deal-accept");
    playout_do(at, 1, "rest");
    playout_do(at, 2, "rest");
    assert_int_equal(vaka_deals_left(match, 0), 3); /* another round */
}

/* --- who knows what --------------------------------------------------------------------------- */

TEST_WITH(drafts_are_seen_by_who_writes_offers_by_the_two, begin, end)
{
    playout *at = *state;
    uint64_t others;

    playout_do(at, 0, "trade 1");
    uint64_t third = vaka_live_view_hash(at->live, 2), watching = vaka_live_view_hash(at->live, -1);
    others = vaka_live_view_hash(at->live, 1);
    playout_do(at, 0, "deal-give coins 2");
    playout_do(at, 0, "deal-ask shell 1");
    assert_int_equal(reads(at, 0, VAKA_DEAL_GIVES, "coins"), 2);
    assert_int_equal(reads(at, 1, VAKA_DEAL_GIVES, "coins"), 0);
    assert_true(vaka_live_view_hash(at->live, 1) == others);
    assert_true(vaka_live_view_hash(at->live, 2) == third);
    assert_true(vaka_live_view_hash(at->live, VAKA_SPECTATOR) == watching);
    playout_do(at, 0, "deal-offer");
    assert_int_equal(reads(at, 1, VAKA_DEAL_GIVES, "coins"), 2);
    assert_int_equal(reads(at, 2, VAKA_DEAL_GIVES, "coins"), 0);
    assert_int_equal(seen_deal(at, 2)->open, 0);
    assert_int_equal(seen_deal(at, VAKA_SPECTATOR)->open, 0);
}

/* Two matches whose deals differ: the third seat must not tell them apart. */
static uint64_t third_after(playout *at, const char *line, const char *answer)
{
    playout_begin(at, 1, hands);
    vaka_live_listen(at->live, true);
    playout_do(at, 0, "trade 1");
    playout_do(at, 0, line);
    playout_do(at, 0, "deal-offer");
    playout_do(at, 1, answer);
    return vaka_live_view_hash(at->live, 2);
}

TEST_WITH(a_bot_reads_what_each_would_give_and_a_third_one_nothing, begin, end)
{
    playout *at = *state;
    int32_t fish = 0, saffron = 0;
    vaka_error err;

    assert_int_equal(vaka_good_named(at->layout, vaka_word_of("fish"), &fish, &err), VAKA_OK);
    assert_int_equal(vaka_good_named(at->layout, vaka_word_of("saffron"), &saffron, &err), VAKA_OK);
    assert_int_equal(vaka_deal_partner(vaka_live_seen(at->live, 0), 0), VAKA_NONE);
    make_offer(at);
    for (int32_t seat = 0; seat < 3; seat++) {
        const vaka_match *seen = vaka_live_seen(at->live, seat);
        bool third = seat == 2;
        assert_int_equal(vaka_deal_gives(seen, 0, fish), third ? 0 : 1);
        assert_int_equal(vaka_deal_gives(seen, 1, saffron), third ? 0 : 1);
        assert_int_equal(vaka_deal_gives(seen, 0, saffron), 0);
        assert_int_equal(vaka_deal_gives(seen, 1, 999), 0);
    }
    assert_int_equal(vaka_deal_partner(vaka_live_seen(at->live, 1), 1), 0);
    assert_int_equal(vaka_deal_partner(vaka_live_seen(at->live, 2), 2), VAKA_NONE);
}

TEST_WITH(a_third_seat_cannot_tell_refused_lists_or_hidden_parts, begin, end)
{
    playout *at = *state;

    uint64_t refused = third_after(at, "deal-give fish 1", "deal-refuse");
    assert_true(third_after(at, "deal-ask tooth 2", "deal-refuse") == refused);
    uint64_t hidden = third_after(at, "deal-give coins 3", "deal-accept");
    assert_int_equal(told_to(at, 1, VAKA_EVENT_GAVE), 1);
    assert_int_equal(told_to(at, 2, VAKA_EVENT_GAVE), 0);
    assert_true(third_after(at, "deal-ask coins 1", "deal-accept") == hidden);
    uint64_t open = third_after(at, "deal-give fish 1", "deal-accept");
    assert_int_equal(told_to(at, 2, VAKA_EVENT_GAVE), 1); /* all see the fish move */
    assert_true(open != hidden);
    uint64_t card = third_after(at, "deal-give anise 1", "deal-accept");
    assert_int_equal(told_to(at, 2, VAKA_EVENT_GAVE), 0);
    assert_int_equal(playout_sees(at, 2, "spices1", NULL), 4); /* how many, but not which */
    assert_true(third_after(at, "deal-give saffron 1", "deal-accept") == card);
}

TEST_WITH(what_was_known_before_is_forgotten_whatever_moves, begin, end)
{
    playout *at = *state;
    const char *const lines[] = {"deal-give coins 1", "deal-give anise 1"};
    int32_t zone = playout_zone(at, "spices0"), coins = vaka_counter_by_id(at->layout, "coins");

    for (int i = 0; i < 2; i++) {
        playout_begin(at, 1, hands);
        vaka_match *match = &at->live->position.face;
        vaka_look(match, 2,
                  vaka_find(match, zone, VAKA_NONE, vaka_kind_by_id(at->layout, "anise")));
        vaka_counter_known(match, coins, 0, 3);
        at->live->version++;
        assert_int_equal(playout_sees(at, 2, "spices0", "anise"), 1);
        playout_do(at, 0, "trade 1");
        playout_do(at, 0, lines[i]);
        playout_do(at, 0, "deal-offer");
        playout_do(at, 1, "deal-accept");
        assert_int_equal(playout_sees(at, 2, "spices0", "anise"), 0);
        vaka_resampled changed;
        int32_t least = 99;
        for (uint64_t seed = 0; seed < 60; seed++) {
            vaka_live *sample = vaka_live_clone(at->live);
            vaka_resample(sample, 2, seed, &changed);
            int32_t now = vaka_counter(&sample->position.face, coins, 0);
            least = now < least ? now : least;
            vaka_live_free(sample);
        }
        assert_true(least < 2);
    }
}

TEST_WITH(whoever_gave_a_card_still_knows_it, begin, end)
{
    playout *at = *state;

    make_offer(at);
    playout_do(at, 1, "deal-accept");
    assert_int_equal(playout_sees(at, 0, "spices1", "anise"), 1);
    assert_int_equal(playout_sees(at, 1, "spices0", "saffron"), 1);
    assert_int_equal(playout_sees(at, 2, "spices1", "anise"), 0);
}

TEST_WITH(samples_hold_other_lists_that_can_be_kept, begin, end)
{
    playout *at = *state;
    uint32_t differing = 0, keeps = 0;

    make_offer(at);
    for (uint64_t seed = 0; seed < 200; seed++) {
        vaka_live *sample = vaka_live_clone(at->live);
        vaka_resampled changed;
        vaka_resample(sample, 2, seed, &changed);
        assert_true(vaka_live_view_hash(sample, 2) == vaka_live_view_hash(at->live, 2));
        differing += changed.deals;
        assert_true(!sample->position.deal->offered || vaka_deal_covered(&sample->position));
        keeps += vaka_deal_list(&sample->position, VAKA_DEAL_GIVES)[1] == 2 &&
                 sample->position.deal->by == 0;
        vaka_live_free(sample);
    }
    assert_true(differing > 150);
    assert_true(keeps < 60); /* that seat 0 gives two coins is no more than one of many */
}

TEST_WITH(samples_of_the_two_keep_what_was_offered, begin, end)
{
    playout *at = *state;
    bool poor = false;

    make_offer(at);
    for (uint64_t seed = 0; seed < 100; seed++) {
        vaka_live *sample = vaka_live_clone(at->live);
        vaka_resample(sample, 1, seed, NULL);
        assert_int_equal(vaka_deal_list(&sample->position, VAKA_DEAL_GIVES)[1], 2);
        assert_true(vaka_deal_covered(&sample->position));
        poor = poor || vaka_counter(&sample->position.face, 1, 0) < 4;
        vaka_action accept = playout_read(at, 1, "deal-accept");
        assert_int_equal(vaka_live_apply(sample, &accept, NULL, NULL), VAKA_OK);
        vaka_live_free(sample);
    }
    assert_true(poor); /* of the rest it knows nothing */
}

/* --- undo, journals ----------------------------------------------------------------------------*/

static bool can_undo(playout *at, int32_t seat)
{
    return vaka_live_can_undo(at->live, seat, NULL);
}

TEST_WITH(lines_can_be_taken_back_offers_and_answers_cannot, begin, end)
{
    playout *at = *state;

    playout_do(at, 0, "trade 1");
    uint64_t before = vaka_live_hash(at->live);
    playout_do(at, 0, "deal-give coins 2");
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    assert_true(vaka_live_hash(at->live) == before);
    playout_do(at, 0, "deal-ask coins 2");
    playout_do(at, 0, "deal-offer");
    assert_false(can_undo(at, 0));
    playout_do(at, 1, "deal-give coins 1");
    assert_true(can_undo(at, 1)); /* back to the offer as it was made */
    assert_int_equal(vaka_live_undo(at->live, 1, NULL), VAKA_OK);
    assert_int_equal(reads(at, 1, VAKA_DEAL_ASKS, "coins"), 2);
    playout_do(at, 1, "deal-accept");
    assert_false(can_undo(at, 1));
    playout_do(at, 0, "trade 2");
    playout_do(at, 0, "deal-refuse");
    assert_true(can_undo(at, 0)); /* nobody has read anything */
}

TEST_WITH(actions_are_written_and_read, begin, end)
{
    playout *at = *state;
    const char *const texts[] = {"deal-give fish 2", "deal-ask saffron 0", "deal-offer",
                                 "deal-accept", "deal-refuse"};
    char text[VAKA_ACTION_TEXT];
    vaka_action action;
    vaka_error err;

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        action = playout_read(at, 0, texts[i]);
        vaka_action_write(at->layout, &action, text, sizeof text);
        assert_string_equal(text, texts[i]);
    }
    assert_int_equal(vaka_action_read(at->layout, 0, "deal-give fis 1", &action, &err),
                     VAKA_ERR_DATA);
    assert_string_equal(err.text, "there is no kind of goods 'fis'; did you mean 'fish'?");
    assert_int_equal(vaka_action_read(at->layout, 0, "deal-give fish 100", &action, &err),
                     VAKA_ERR_DATA);
}

TEST_WITH(differences_are_named, begin, end)
{
    playout *at = *state;
    vaka_live *other = vaka_live_clone(at->live);
    char text[400];

    playout_do(at, 0, "trade 1");
    playout_do(at, 0, "deal-give coins 2");
    vaka_difference(&other->position, &at->live->position, text, sizeof text);
    assert_non_null(strstr(text, "offers left to seat 0: 3"));
    assert_non_null(strstr(text, "deal.open: 0"));
    vaka_live_free(other);
}

/* --- declaring them --------------------------------------------------------------------------- */

static void too_many_offers(vaka_layout *layout)
{
    vaka_layout_deals(layout, 10, 1);
}

static void no_goods(vaka_layout *layout)
{
    vaka_layout_deals(layout, 3, 6);
}

static void good_without_deals(vaka_layout *layout)
{
    const vaka_good_spec good = {.size = sizeof good, .what = VAKA_GOOD_KIND, .most = 1};

    vaka_layout_good(layout, &good);
}

static void good_in_one_zone(vaka_layout *layout)
{
    const vaka_good_spec good = {.size = sizeof good, .what = VAKA_GOOD_KIND, .most = 1};

    vaka_layout_deals(layout, 3, 6);
    vaka_layout_good(layout, &good);
}

static void good_of_the_game(vaka_layout *layout)
{
    const vaka_counter_spec tide = {.size = sizeof tide, .max = 3, .id = "tide"};
    const vaka_good_spec good = {.size = sizeof good, .most = 1};

    vaka_layout_counter(layout, &tide);
    vaka_layout_deals(layout, 3, 6);
    vaka_layout_good(layout, &good);
}

TEST(what_cannot_be_dealt_is_refused_when_it_is_declared)
{
    (void)state;
    toy_mistake(too_many_offers, "not 1 to 9 offers");
    toy_mistake(no_goods, "there are no goods");
    toy_mistake(good_without_deals, "outside of vaka_layout_deals");
    toy_mistake(good_in_one_zone, "two seats keep it in one zone");
    toy_mistake(good_of_the_game, "not every seat has and sees its own");
}

TEST_WITH(wrong_calls_are_told, begin, end)
{
    playout *at = *state;
    vaka_position *position = &at->live->position;

    vaka_deal(&position->face, 0, 0);
    assert_string_equal(position->trouble, "vaka_deal: seats 0 and 0 cannot deal");
    position->broken = false;
    position->deal->left[0] = 0;
    vaka_deal(&position->face, 0, 1);
    assert_string_equal(position->trouble, "vaka_deal: seat 0 has no offer left");
}

TEST_WITH(consent_is_a_question_to_another_seat, begin, end)
{
    playout *at = *state;

    assert_string_equal(playout_refused(at, 0, "allow"), "no_visitor");
    playout_do(at, 0, "visit 2");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(2));
    assert_string_equal(playout_refused(at, 2, "catch"), "other_first");
    playout_do(at, 2, "deny");
    assert_int_equal(counted(at, "fish", 0), 2);
    playout_do(at, 0, "visit 1");
    playout_do(at, 1, "allow");
    assert_int_equal(counted(at, "fish", 0), 3);
    assert_int_equal(counted(at, "fish", 1), 3);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
}

int main(void)
{
    return run_registered("deals", NULL, NULL);
}
