/* script/tools/check_tests.c - what tests of a mod ask of `t`.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check_inside.h"
#include "script/tools/mod_test.h"

static vaka_named_rows methods(void)
{
    uint32_t count = 0;

    while (vaka_mod_test_methods[count].name)
        count++;
    return VAKA_NAMED_ROWS(vaka_mod_test_methods, count);
}

void vaka_scan_test_method(const vaka_scan *scan, uint32_t call, uint32_t object)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, call);
    const vaka_scan_local *local;

    if (!vaka_check_is_test(scan->file) || scan->syntax.nodes[object].type != VAKA_NODE_NAME ||
        !vaka_syntax_is(&scan->syntax, object, "t"))
        return;
    local = vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, object));
    if (!local || !local->given || vaka_row_find(methods(), name) >= 0)
        return;
    vaka_guess guess = vaka_row_guess(methods(), name);
    vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[call].spot, "function of 't' named",
                             &guess);
}
