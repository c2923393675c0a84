/* tests/rules/archipelago/secrecy_test.c - what a seat cannot know differs among the samples that
 * it is given: objectives, purses, sealed bids, deals of two others. And who peeks is found out.
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "front/text_parts.h"
#include "match/deal.h"
#include "match/resample.h"

#include "registered.h"

enum { SAMPLES = 60 };

/* Something that seat 0 has and seat 2 cannot see, as a number. */
typedef int64_t secret(const vaka_live *live);

static int64_t objective_of_0(const vaka_live *live)
{
    const vaka_match *match = &live->position.face;

    return match->pieces[match->zones[vaka_zone_by_id(match->layout, "objective-0")].first].kind;
}

static int64_t money_of_0(const vaka_live *live)
{
    return vaka_counter(&live->position.face, COUNTER_MONEY, 0);
}

static int64_t fish_of_0(const vaka_live *live)
{
    return vaka_counter(&live->position.face, COUNTER_CUBES + GOOD_FISH, 0);
}

static int64_t tokens_of_0(const vaka_live *live)
{
    return vaka_counter(&live->position.face, COUNTER_TOKENS, 0);
}

static int64_t bid_of_0(const vaka_live *live)
{
    return live->position.sealed[0].arg[0]; /* the first list is that of seat 0 */
}

static int64_t offer_of_0(const vaka_live *live)
{
    const uint8_t *list = vaka_deal_list(&live->position, VAKA_DEAL_GIVES);
    int64_t all = 0;

    for (int32_t i = 0; i <= COUNTER_TOKENS; i++)
        all = 31 * all + list[i];
    return all;
}

/* Is it the same in every sample that seat 2 is given? Then seat 2 knows it. `peek`: it looks at
 * the true match in place of the sample, as a planted spy would. */
static bool knows(table *at, secret *what, bool peek)
{
    int64_t truth = what(at->live);
    bool same = true;

    for (uint64_t seed = 1; seed <= SAMPLES; seed++) {
        vaka_live *sample = vaka_live_clone(at->live);
        vaka_resample(sample, 2, seed, NULL);
        same = same && what(peek ? at->live : sample) == truth;
        assert_true(vaka_live_view_hash(sample, 2) == vaka_live_view_hash(at->live, 2));
        vaka_live_free(sample);
    }
    return same;
}

static void must_be_secret(table *at, secret *what)
{
    assert_false(knows(at, what, false));
    assert_true(knows(at, what, true)); /* the spy is found out */
}

TEST(samples_hold_other_objectives_purses_and_tokens)
{
    table *at = begin(state, 4);

    RULE("S9");
    RULE("Z17");
    have(at, 0, "fish", 2);
    have(at, 1, "fish", 1);
    at->live->version++;
    must_be_secret(at, objective_of_0);
    must_be_secret(at, money_of_0);
    must_be_secret(at, fish_of_0);
    must_be_secret(at, tokens_of_0);
}

TEST(samples_keep_what_all_have_together)
{
    table *at = begin(state, 4);

    RULE("S11");
    for (uint64_t seed = 1; seed <= SAMPLES; seed++) {
        vaka_live *sample = vaka_live_clone(at->live);
        vaka_resample(sample, 2, seed, NULL);
        assert_null(at->check->broken(&sample->position.face));
        vaka_live_free(sample);
    }
}

TEST(samples_hold_other_bids)
{
    table *at = begin_with(state, 4, 7, NULL);

    RULE("2a");
    idle_until(at, STEP_ORDER);
    play(at, 0, "bid 3");
    must_be_secret(at, bid_of_0);
}

TEST(samples_hold_other_deals_of_two_others)
{
    table *at = begin(state, 4);

    RULE("8e");
    play(at, 0, "trade 1");
    play(at, 0, "deal-give money 3");
    play(at, 0, "deal-ask fish 1");
    must_be_secret(at, offer_of_0);
    play(at, 0, "deal-offer");
    must_be_secret(at, offer_of_0);
    play(at, 1, "deal-refuse");
    assert_true(asked(at, 0));
}

TEST(a_deal_is_carried_out_at_once_and_third_ones_see_no_number)
{
    table *at = begin(state, 4);

    RULE("8b");
    RULE("8c");
    have(at, 1, "fish", 1);
    int32_t fish = counter(at, "fish", 0), money = counter(at, "money", 1);
    play(at, 0, "trade 1");
    play(at, 0, "deal-give money 3");
    play(at, 0, "deal-ask fish 1");
    play(at, 0, "deal-offer");
    play(at, 1, "deal-accept");
    assert_int_equal(counter(at, "fish", 0), fish + 1);
    assert_int_equal(counter(at, "money", 1), money + 3);
    assert_int_equal(vaka_counter(vaka_live_seen(at->live, 2), COUNTER_MONEY, 1), VAKA_HIDDEN);
    assert_string_equal(refused(at, 0, "trade 0"), "oneself");
}

/* At every line of it, without being asked for: whoever answers has to read what is offered. */
TEST(who_deals_is_told_the_lists_in_the_terminal)
{
    table *at = begin(state, 4);
    vaka_view view;
    vaka_page page;

    RULE("8c");
    have(at, 0, "fish", 1);
    play(at, 0, "trade 1");
    play(at, 0, "deal-give fish 1");
    play(at, 0, "deal-ask money 2");
    play(at, 0, "deal-offer");
    vaka_view_init(&view, at->live, NULL, 1);
    vaka_page_init(&page, 100);
    vaka_text_moment(&page, &view);
    assert_non_null(strstr(page.text, "Fish: you give 0, you get 1"));
    assert_non_null(strstr(page.text, "Florins: you give 2, you get 0"));
    vaka_page_done(&page);
    vaka_view_done(&view);
}

int main(void)
{
    return run_registered("secrecy", table_group_load, table_group_unload);
}
