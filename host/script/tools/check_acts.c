/* script/tools/check_acts.c - what games in Lua call by name: verbs of ask.act, steps, events,
 * hooks.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/check_inside.h"

#include "text/word.h"

/* Is the text of a node the name of a row? Complains if not. */
static void check_name(const vaka_scan *scan, uint32_t node, const char *what, vaka_named_rows rows)
{
    vaka_word name = vaka_syntax_text(&scan->syntax, node);
    vaka_guess guess = vaka_row_guess(rows, name);

    if (vaka_row_find(rows, name) < 0)
        vaka_file_fields_unknown(&scan->page, scan->syntax.nodes[node].spot, what, &guess);
}

/* What tells why not, and how good something is, may only look. */
static void scan_part(vaka_scan *scan, uint32_t at)
{
    uint32_t value = vaka_syntax_value(&scan->syntax, at);

    if (vaka_syntax_is(&scan->syntax, at, "why"))
        vaka_scan_look(scan, value, "a reason ('why')");
    else if (vaka_syntax_is(&scan->syntax, at, "hint"))
        vaka_scan_look(scan, value, "a hint");
    else
        vaka_scan_node(scan, value);
}

/* What a verb may be done with, and what comes of it. */
static void scan_verb(vaka_scan *scan, uint32_t table)
{
    static const char *const known[] = {"rows", "go", "why", "hint", "free"};

    if (scan->syntax.nodes[table].type != VAKA_NODE_TABLE) {
        vaka_scan_node(scan, table);
        return;
    }
    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next) {
        if (scan->syntax.nodes[at].type == VAKA_NODE_NAMED)
            check_name(scan, at, "field of a verb named",
                       VAKA_NAMED_ROWS(known, sizeof known / sizeof *known));
        scan_part(scan, at);
    }
}

void vaka_scan_acts(vaka_scan *scan, uint32_t table)
{
    const vaka_module *module = scan->library->module;

    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next) {
        uint32_t value = vaka_syntax_value(&scan->syntax, at);
        bool named = scan->syntax.nodes[at].type == VAKA_NODE_NAMED;
        if (named && (vaka_syntax_is(&scan->syntax, at, "seat") ||
                      vaka_syntax_is(&scan->syntax, at, "rows"))) {
            vaka_scan_node(scan, value);
        } else if (named && vaka_syntax_is(&scan->syntax, at, "prompt")) {
            vaka_scan_node(scan, value);
            if (scan->syntax.nodes[value].type == VAKA_NODE_STRING)
                vaka_scan_text(scan, scan->syntax.nodes[value].spot,
                               vaka_syntax_text(&scan->syntax, value));
        } else {
            if (named)
                check_name(scan, at, "verb of the game named",
                           VAKA_NAMED_ROWS(module->verbs, module->verb_count));
            scan_verb(scan, value);
        }
    }
}

void vaka_scan_sealed_acts(vaka_scan *scan, uint32_t table)
{
    for (uint32_t at = scan->syntax.nodes[table].first; at; at = scan->syntax.nodes[at].next)
        scan_part(scan, at);
}

void vaka_scan_game_call(vaka_scan *scan, uint32_t callee, uint32_t first)
{
    const vaka_module *module = scan->library->module;
    const struct {
        const char *function, *what;
        vaka_named_rows rows;
    } calls[] = {
        {"run", "step named", VAKA_NAMED_ROWS(module->steps, module->step_count)},
        {"run_each", "step named", VAKA_NAMED_ROWS(module->steps, module->step_count)},
        {"run_round", "step named", VAKA_NAMED_ROWS(module->steps, module->step_count)},
        {"run_window", "step named", VAKA_NAMED_ROWS(module->steps, module->step_count)},
        {"tell", "event named", VAKA_NAMED_ROWS(module->events, module->event_count)},
        {"tell_to", "event named", VAKA_NAMED_ROWS(module->events, module->event_count)},
        {"hook", "hook named", VAKA_NAMED_ROWS(module->hooks, module->hook_count)},
        {"cards", "sort named", VAKA_NAMED_ROWS(module->sorts, module->sort_count)},
        {"card", "sort named", VAKA_NAMED_ROWS(module->sorts, module->sort_count)},
        {"play", "sort named", VAKA_NAMED_ROWS(module->sorts, module->sort_count)},
        {"worth", "sort named", VAKA_NAMED_ROWS(module->sorts, module->sort_count)},
    };

    if (first && vaka_scan_is_table(scan, callee, "tell_to"))
        first = scan->syntax.nodes[first].next;
    if (!first || scan->syntax.nodes[first].type != VAKA_NODE_STRING)
        return;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (vaka_scan_is_table(scan, callee, calls[i].function))
            check_name(scan, first, calls[i].what, calls[i].rows);
}
