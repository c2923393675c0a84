/* tests/registered.h - cmocka tests that register themselves: a program needs no list of them.
 *
 * SPDX-License-Identifier: MIT
 *
 *     TEST(a_march_needs_a_road)
 *     {
 *         table *at = *state;
 *         ...
 *     }
 *
 *     int main(void)
 *     {
 *         return run_registered("marches", table_group_load, table_group_unload);
 *     }
 *
 * TEST begins a function `static void NAME(void **state)` that is run by run_registered. Tests are
 * run in the order in which they stand in their file. A test that is written is a test that is run:
 * none can be forgotten in a list. With this header a program has cmocka and what cmocka needs. */
#ifndef TESTS_REGISTERED_H
#define TESTS_REGISTERED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { REGISTERED_MOST = 256 };

typedef struct registered_test {
    const char *file;
    int line;
    struct CMUnitTest test;
} registered_test;

/* One list for all files of a program. Filled before main() begins, in any order. */
typedef struct registered_list {
    registered_test at[REGISTERED_MOST];
    size_t count;
} registered_list;

extern registered_list registered_tests;
__attribute__((weak)) registered_list registered_tests;

static inline void register_test(const char *file, int line, struct CMUnitTest test)
{
    if (registered_tests.count == REGISTERED_MOST)
        abort();
    registered_tests.at[registered_tests.count++] = (registered_test){file, line, test};
}

/* A test with functions that are called before and after it, of which each may be NULL. */
#define TEST_WITH(name, set_up, tear_down)                                                         \
    static void name(void **state);                                                                \
    __attribute__((constructor)) static void register_##name(void)                                 \
    {                                                                                              \
        register_test(__FILE__, __LINE__,                                                          \
                      (struct CMUnitTest){#name, name, set_up, tear_down, NULL});                  \
    }                                                                                              \
    static void name(void **state)

#define TEST(name) TEST_WITH(name, NULL, NULL)

static inline int registered_before(const void *a, const void *b)
{
    const registered_test *one = a, *other = b;
    int order = strcmp(one->file, other->file);

    return order ? order : (one->line > other->line) - (one->line < other->line);
}

/* Runs them all, and is what main() returns: how many have failed. The functions are called before
 * and after all tests, and may be NULL. */
static inline int run_registered(const char *name, CMFixtureFunction set_up,
                                 CMFixtureFunction tear_down)
{
    static struct CMUnitTest tests[REGISTERED_MOST];
    size_t count = registered_tests.count;

    if (!count) {
        fprintf(stderr, "%s: there are no tests\n", name);
        return 1;
    }
    qsort(registered_tests.at, count, sizeof *registered_tests.at, registered_before);
    for (size_t i = 0; i < count; i++)
        tests[i] = registered_tests.at[i].test;
    return _cmocka_run_group_tests(name, tests, count, set_up, tear_down);
}

#endif
