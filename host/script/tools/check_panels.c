/* script/tools/check_panels.c - what a panel of a rule or card says: its texts are ids or sentences
 * that languages translate, as all that is shown (check_calls.c).
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check_inside.h"

bool vaka_scan_is_panel(const vaka_scan *scan, uint32_t function, uint32_t parameter, int number)
{
    if (function == scan->panel)
        return number == 1;
    return vaka_syntax_is(&scan->syntax, parameter, "s") && !vaka_scan_is_game(scan);
}

/* The text that `s.NAME(…)` shows, if NAME is one of those that show one; 0: none. */
static uint32_t text_of(const vaka_scan *scan, uint32_t callee, uint32_t first)
{
    static const char *const leading[] = {"strip", "meter", "note", "cell"};

    for (size_t i = 0; i < sizeof leading / sizeof *leading; i++)
        if (vaka_syntax_is(&scan->syntax, callee, leading[i]))
            return first;
    return first && vaka_syntax_is(&scan->syntax, callee, "die") ? scan->syntax.nodes[first].next
                                                                 : 0;
}

void vaka_scan_panel_call(vaka_scan *scan, uint32_t callee, uint32_t first)
{
    uint32_t object = scan->syntax.nodes[callee].first, text = text_of(scan, callee, first);
    const vaka_scan_local *local =
        text && scan->syntax.nodes[object].type == VAKA_NODE_NAME
            ? vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, object))
            : NULL;

    if (local && local->panel)
        vaka_scan_shown(scan, text);
}
