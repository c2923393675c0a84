/* tests/unit/arena_test.c - an arena hands out zeroed memory that nothing else has.
 *
 * SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "text/arena.h"

#define BLOCKS 500

static size_t size_of(uint32_t block)
{
    return block % 50 == 49 ? 40000 + block : 1 + block * 7 % 900;
}

static void blocks_are_zeroed_fit_for_any_type_and_apart_from_each_other(void **state)
{
    vaka_arena arena = {0};
    unsigned char *at[BLOCKS];

    (void)state;
    for (uint32_t i = 0; i < BLOCKS; i++) {
        at[i] = vaka_arena_new(&arena, size_of(i));
        assert_int_equal((uintptr_t)at[i] % _Alignof(max_align_t), 0);
        for (size_t b = 0; b < size_of(i); b++)
            assert_int_equal(at[i][b], 0);
        memset(at[i], 1 + (int)(i % 250), size_of(i));
        assert_string_equal(vaka_arena_copy(&arena, "odd"), "odd"); /* what follows is in line */
    }
    for (uint32_t i = 0; i < BLOCKS; i++)
        for (size_t b = 0; b < size_of(i); b++)
            assert_int_equal(at[i][b], 1 + i % 250);
    vaka_arena_done(&arena);
    assert_null(arena.last);
}

static void a_part_of_a_text_is_copied_with_an_end(void **state)
{
    vaka_arena arena = {0};

    (void)state;
    assert_string_equal(vaka_arena_copy_part(&arena, "harbour", 3), "har");
    assert_string_equal(vaka_arena_copy_part(&arena, "harbour", 0), "");
    vaka_arena_done(&arena);
}

static void a_list_grows_row_by_row_and_keeps_what_is_in_it(void **state)
{
    vaka_arena arena = {0};
    uint64_t *rows = NULL;

    (void)state;
    for (uint32_t count = 0; count < 1000; count++) {
        rows = vaka_arena_more(&arena, rows, count, sizeof *rows);
        rows[count] = UINT64_C(1) << (count % 64);
    }
    for (uint32_t i = 0; i < 1000; i++)
        assert_true(rows[i] == UINT64_C(1) << (i % 64));
    vaka_arena_done(&arena);
}

static void an_arena_is_used_again_after_its_end(void **state)
{
    vaka_arena arena = {0};

    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_string_equal(vaka_arena_copy(&arena, "again"), "again");
        vaka_arena_done(&arena);
        vaka_arena_done(&arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_zeroed_fit_for_any_type_and_apart_from_each_other),
        cmocka_unit_test(a_part_of_a_text_is_copied_with_an_end),
        cmocka_unit_test(a_list_grows_row_by_row_and_keeps_what_is_in_it),
        cmocka_unit_test(an_arena_is_used_again_after_its_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
