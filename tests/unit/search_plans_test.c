/* search_plans_test.c - which of the plans that were tried out are dropped, and which one is taken.
 *
 * SPDX-License-Identifier: MIT */
#include "play/search_inside.h"
#include "registered.h"

#include <string.h>

#define PLANS 8u
#define WORLDS 16u

/* Plans that are worth so much in every world, in parts of a win; the first one is the usual one.
 */
typedef struct trial {
    vaka_searcher searcher;
    int32_t value[WORLDS * PLANS];
} trial;

static void lay_out(trial *at, const int32_t *worth, uint32_t plans)
{
    memset(at, 0, sizeof *at);
    at->searcher.plans = plans;
    at->searcher.worlds = WORLDS;
    at->searcher.value = at->value;
    for (uint32_t plan = 0; plan < plans; plan++) {
        at->searcher.plan[plan].count = 1;
        at->searcher.plan[plan].at[0].arg[0] = (int16_t)plan;
        for (uint32_t world = 0; world < WORLDS; world++)
            at->value[world * plans + plan] = worth[plan];
    }
}

/* Those that are left, as digits. */
static const char *left(const trial *at)
{
    static char text[PLANS + 1];
    int count = 0;

    for (uint32_t plan = 0; plan < at->searcher.plans; plan++)
        if (!at->searcher.out[plan])
            text[count++] = (char)('0' + plan);
    text[count] = '\0';
    return text;
}

static const int32_t worths[PLANS] = {100, 800, 300, 700, 200, 600, 400, 500};

TEST(the_worse_half_of_the_plans_is_dropped_again_and_again)
{
    trial at;

    (void)state;
    lay_out(&at, worths, PLANS);
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "0135"); /* the usual one stays, whatever it is worth */
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "01");
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "01");
}

TEST(what_was_done_is_never_dropped)
{
    trial at;

    (void)state;
    lay_out(&at, worths, PLANS);
    at.searcher.kept = 4;
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "0134");
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "014");
    vaka_search_drop_half(&at.searcher);
    assert_string_equal(left(&at), "014");
}

/* Which plan is taken if the second one is better by `more` in each world, give or take `spread`.
 */
static int taken(int32_t more, int32_t spread)
{
    static const int32_t alike[2] = {VAKA_SEARCH_ONE / 2, VAKA_SEARCH_ONE / 2};
    vaka_search_result result = {0};
    trial at;

    lay_out(&at, alike, 2);
    for (uint32_t world = 0; world < WORLDS; world++)
        at.value[world * 2 + 1] += more + (world % 2 ? spread : -spread);
    vaka_search_decide(&at.searcher, &result);
    assert_true(result.searched);
    assert_int_equal(result.usual.at[0].arg[0], 0);
    return result.plan.at[0].arg[0];
}

/* The standard error of sixteen differences that lie `spread` to both sides is about a quarter of
 * it (spread / sqrt(15)), and a plan has to lead by one and a half of them. */
TEST(another_plan_is_taken_only_where_it_leads_by_more_than_chance_explains)
{
    (void)state;
    assert_int_equal(taken(500, 1000), 1);
    assert_int_equal(taken(400, 1000), 1);
    assert_int_equal(taken(370, 1000), 0);
    assert_int_equal(taken(100, 1000), 0);
    assert_int_equal(taken(1, 0), 1);
    assert_int_equal(taken(0, 0), 0);
    assert_int_equal(taken(-500, 10), 0);
}

TEST(a_plan_that_was_dropped_is_not_taken)
{
    vaka_search_result result = {0};
    trial at;

    (void)state;
    lay_out(&at, worths, PLANS);
    at.searcher.out[1] = 1;
    vaka_search_decide(&at.searcher, &result);
    assert_int_equal(result.plan.at[0].arg[0], 3);
}

int main(void)
{
    return run_registered("search_plans", NULL, NULL);
}
