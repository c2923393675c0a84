/* cli/measure/trace.c - `vaka trace`: which tests have shown which clause and card of a game, and
 * which none.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/clauses.h"
#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "cli/base/paths.h"
#include "cli/measure/evidence.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct tracing {
    const vaka_module *module;
    const vaka_library *library;
    vaka_clauses clauses;
    vaka_content *content;
    vaka_evidence evidence;
    char folder[VAKA_PATH]; /* of the claims */
    bool gaps_only;
    uint32_t cards, refusals, gaps;
} tracing;

/* The folder in which the rules tests of a build leave their claims: beside the program. */
static void default_folder(const vaka_module *module, char out[VAKA_PATH])
{
    char program[VAKA_PATH - 256];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program);
    const char *dot = strrchr(module->id, '.');

    while (length > 0 && program[length - 1] != '/')
        length--;
    snprintf(out, VAKA_PATH, "%.*srules/%.200s", length > 0 ? (int)length : 0, program,
             dot ? dot + 1 : module->id);
}

static vaka_status open_trace(const vaka_given *given, tracing *trace, vaka_error *err)
{
    vaka_library_choice choice = {0};
    const char *folder = vaka_options_text(given, "claims");
    vaka_status status = vaka_clauses_read(trace->library, NULL, &trace->clauses, err);

    if (folder)
        snprintf(trace->folder, sizeof trace->folder, "%.4000s", folder);
    else
        default_folder(trace->module, trace->folder);
    trace->gaps_only = vaka_options_has(given, "gaps");
    if (!status && !trace->clauses.count)
        status = vaka_fail(err, VAKA_ERR_DATA, "%s has no clauses.csv to be traced",
                           trace->module->title);
    if (!status)
        status = vaka_library_content(trace->library, &choice, &trace->content, err);
    if (!status && access(trace->folder, F_OK) == 0)
        status = vaka_evidence_read(trace->folder, &trace->evidence, err);
    if (!status && !trace->evidence.count)
        status =
            vaka_fail(err, VAKA_ERR_DATA,
                      "there are no claims in %.120s: run the tests of the rules first, or say "
                      "by --claims where they have run",
                      trace->folder);
    return status;
}

static void print_claims(const tracing *trace, uint32_t type, const char *what)
{
    for (uint32_t i = 0; i < trace->evidence.count; i++) {
        const vaka_evidence_row *row = &trace->evidence.at[i];

        if (row->type != type || strcmp(row->what, what) != 0)
            continue;
        printf("    %s%s", type == VAKA_EVIDENCE_REFUSED ? "refused: " : "", row->by);
        if (row->times > 1)
            printf(" (%u times)", (unsigned)row->times);
        putchar('\n');
    }
}

/* "no test has shown clause" "7.3c" ": " "Its digest." */
static void gap(tracing *trace, const char *told, const char *what, const char *link,
                const char *more)
{
    if (trace->gaps++ == 0 && !trace->gaps_only)
        puts("\nGaps:");
    printf("%s %s%s%s\n", told, what, link, more);
}

static void print_all(const tracing *trace)
{
    const vaka_content *content = trace->content;

    if (trace->gaps_only)
        return;
    for (uint32_t i = 0; i < trace->clauses.count; i++) {
        printf("%s  %s\n", trace->clauses.at[i].number, trace->clauses.at[i].digest);
        print_claims(trace, VAKA_EVIDENCE_RULE, trace->clauses.at[i].number);
        print_claims(trace, VAKA_EVIDENCE_REFUSED, trace->clauses.at[i].number);
    }
    for (uint32_t i = 0; i < content->item_count; i++) {
        printf("%s  %s\n", content->items[i].id, content->items[i].title);
        print_claims(trace, VAKA_EVIDENCE_CARD, content->items[i].id);
    }
}

static bool is_claimed(const tracing *trace, uint32_t type, const char *what)
{
    for (uint32_t i = 0; i < trace->evidence.count; i++)
        if (trace->evidence.at[i].type == type && strcmp(trace->evidence.at[i].what, what) == 0)
            return true;
    return false;
}

/* Content of the game itself; mods that happen to be installed are not its tests' business. */
static bool is_own(const tracing *trace, uint32_t item)
{
    return trace->library->mods[trace->content->items[item].mod].base;
}

static void find_gaps(tracing *trace)
{
    const vaka_content *content = trace->content;

    for (uint32_t i = 0; i < trace->clauses.count; i++)
        if (!is_claimed(trace, VAKA_EVIDENCE_RULE, trace->clauses.at[i].number))
            gap(trace, "no test has shown clause", trace->clauses.at[i].number, ": ",
                trace->clauses.at[i].digest);
    for (uint32_t i = 0; i < content->item_count; i++) {
        if (!is_own(trace, i))
            continue;
        trace->cards++;
        if (!is_claimed(trace, VAKA_EVIDENCE_CARD, content->items[i].id))
            gap(trace, "no test has played", content->items[i].id, ": ", content->items[i].title);
    }
}

static bool is_known(const tracing *trace, const vaka_evidence_row *row)
{
    for (uint32_t i = 0; row->type == VAKA_EVIDENCE_CARD && i < trace->content->item_count; i++)
        if (strcmp(trace->content->items[i].id, row->what) == 0)
            return true;
    for (uint32_t i = 0; row->type != VAKA_EVIDENCE_CARD && i < trace->clauses.count; i++)
        if (strcmp(trace->clauses.at[i].number, row->what) == 0)
            return true;
    return false;
}

/* Claims of what there is not: a mistyped clause would otherwise look like a tested one. */
static void find_strays(tracing *trace)
{
    static const char *const told[] = {"there is no clause", "there is no content",
                                       "there is no clause"};

    for (uint32_t i = 0; i < trace->evidence.count; i++) {
        const vaka_evidence_row *row = &trace->evidence.at[i];

        trace->refusals += row->type == VAKA_EVIDENCE_REFUSED ? row->times : 0;
        if (!is_known(trace, row))
            gap(trace, told[row->type], row->what,
                row->type == VAKA_EVIDENCE_REFUSED ? ", cited by refusal " : ", claimed by ",
                row->by);
    }
}

static int report(tracing *trace)
{
    print_all(trace);
    find_gaps(trace);
    find_strays(trace);
    printf("%s%u clauses, %u cards, %u refusals given, by %u programs of tests: ",
           trace->gaps_only ? "" : "\n", (unsigned)trace->clauses.count, (unsigned)trace->cards,
           (unsigned)trace->refusals, (unsigned)trace->evidence.files);
    if (!trace->gaps) {
        puts("no gap");
        return VAKA_EXIT_GOOD;
    }
    printf("%u %s\n", (unsigned)trace->gaps, trace->gaps == 1 ? "gap" : "gaps");
    return VAKA_EXIT_FAILED;
}

static int trace_game(const vaka_given *given, vaka_mod_choice *mod_choice,
                      const vaka_module *module)
{
    tracing trace = {.module = module};
    vaka_error err;
    int status;

    if (!vaka_loader_concern(module))
        return vaka_complain(VAKA_EXIT_FAILED, "%s has no clauses.csv to be traced", module->title);
    trace.library = vaka_loader_library(&mod_choice->loader, module);
    if (open_trace(given, &trace, &err))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else
        status = report(&trace);
    if (trace.content)
        vaka_content_free(trace.content);
    vaka_evidence_done(&trace.evidence);
    vaka_clauses_done(&trace.clauses);
    return status;
}

static const vaka_cli_option options[] = {
    {"claims", VAKA_OPTION_TEXT, "DIR", 0, 0,
     "folder with the claims that the tests have left;\n"
     "normally rules/GAME beside the program"},
    {"gaps", VAKA_OPTION_SWITCH, NULL, 0, 0, "list only what is missing"},
    {0},
};

const vaka_command vaka_command_trace = {
    .name = "trace",
    .args = "GAME",
    .summary = "which tests have shown which rule of a game",
    .about =
        "Goes through the clauses of GAME's rules and through its cards, and tells for each the\n"
        "tests that have shown it and the refusals that cite it, as the tests wrote them down "
        "when\n"
        "they last ran; what stands in their comments counts for nothing. Fails if there is a\n"
        "clause or a card that no test has shown, or a claim of one that there is not.",
    .examples = "  ctest -L rules && vaka trace GAME\n"
                "  vaka trace GAME --gaps --claims build/strict/rules/GAME\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run_with_mods = trace_game,
};
