/* tests/unit/registered_test.c - tests that register themselves are run once each, in the order in
 * which they stand, with what they need.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"

static int run, open;

static int set_up(void **state)
{
    (void)state;
    open++;
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    open--;
    return 0;
}

TEST(the_first_test_is_run_first)
{
    (void)state;
    assert_int_equal(run++, 0);
    assert_int_equal(open, 0);
}

TEST_WITH(a_test_finds_what_was_set_up_for_it, set_up, tear_down)
{
    (void)state;
    assert_int_equal(run++, 1);
    assert_int_equal(open, 1);
}

TEST(what_was_set_up_is_gone_afterwards)
{
    (void)state;
    assert_int_equal(run++, 2);
    assert_int_equal(open, 0);
}

static int ran_all(void **state)
{
    (void)state;
    return run == 3 && registered_tests.count == 3 ? 0 : -1;
}

int main(void)
{
    return run_registered("registered", NULL, ran_all);
}
