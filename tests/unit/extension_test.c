/* extension_test.c - what a module can do beyond what it must, if it was made for this host.
 *
 * SPDX-License-Identifier: MIT */
#include "layout/extension.h"
#include "registered.h"
#include "vaka/ext/side.h"

#include <stddef.h>
#include <string.h>

static vaka_side sides;

static const void *query(const char *id)
{
    return strcmp(id, VAKA_EXT_SIDE) == 0 ? &sides : NULL;
}

static const vaka_module module = {.query = query}, plain;

static const void *ask(void)
{
    return vaka_extension(&module, VAKA_EXT_SIDE, sizeof sides);
}

TEST(an_extension_is_what_the_module_says)
{
    (void)state;
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    assert_ptr_equal(ask(), &sides);
    sides.stamp.size += 8; /* of a later host, which knows more */
    assert_ptr_equal(ask(), &sides);
    assert_null(vaka_extension(&module, "vaka.unheard/1", 0));
}

TEST(one_made_for_another_host_is_left_alone)
{
    (void)state;
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    sides.stamp.abi++;
    assert_null(ask());
    sides.stamp = (vaka_stamp)VAKA_STAMP(vaka_side);
    sides.stamp.size--;
    assert_null(ask());
}

TEST(a_module_may_have_none)
{
    (void)state;
    assert_null(vaka_extension(&plain, VAKA_EXT_SIDE, sizeof sides));
    assert_null(vaka_extension(NULL, VAKA_EXT_SIDE, sizeof sides));
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
