/* cli/measure/trace.c - `vaka trace`: which tests have shown which clause and card of a game, and
 * which none.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/clauses.h"
#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "cli/base/paths.h"
#include "cli/base/window.h"
#include "text/arena.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CLAIMS_MOST 100000u

enum { EVIDENCE_RULE, EVIDENCE_CARD, EVIDENCE_REFUSED };

/* What the rules tests have shown, as they wrote it down. Each program of tests writes NAME.claims
 * when it runs, a line for each thing it shows:
 *     rule 7.3c name_of_the_test     the test shows this clause
 *     card storm name_of_the_test    the test plays this content
 *     refused 7.3 reason             an action was refused, and this rule was cited
 * A test claims when it runs and not before: what is not run is not claimed. */
typedef struct evidence_row {
    uint32_t type;  /* EVIDENCE_… */
    uint32_t times; /* how often it was written */
    char *what;     /* clause, content or rule */
    char *by;       /* "fleet: name_of_the_test", or the reason's id */
} evidence_row;

typedef struct evidence {
    vaka_arena arena; /* of all the rest */
    evidence_row *at; /* by type, then what, then by; no two alike */
    uint32_t count;
    uint32_t files;
} evidence;

static const char *const types[] = {"rule", "card", "refused"};

static int compare(const void *left, const void *right)
{
    const evidence_row *a = left, *b = right;
    int order = (a->type > b->type) - (a->type < b->type);

    if (order == 0)
        order = strcmp(a->what, b->what);
    return order ? order : strcmp(a->by, b->by);
}

/* Equal ones become one. */
static void merge(evidence *all)
{
    uint32_t kept = 0;

    if (all->count)
        qsort(all->at, all->count, sizeof *all->at, compare);
    for (uint32_t i = 0; i < all->count; i++) {
        if (kept && compare(&all->at[kept - 1], &all->at[i]) == 0) {
            all->at[kept - 1].times++;
            continue;
        }
        all->at[kept++] = all->at[i];
    }
    all->count = kept;
}

static bool add_line(evidence *all, const char *program, const char *line)
{
    char type[16], what[64], by[160], whose[240];
    int used = 0;
    uint32_t t = 0;

    if (sscanf(line, "%15s %63s %159s%n", type, what, by, &used) != 3 || line[used])
        return false;
    while (t < sizeof types / sizeof *types && strcmp(types[t], type) != 0)
        t++;
    if (t == sizeof types / sizeof *types || all->count == CLAIMS_MOST)
        return false;
    snprintf(whose, sizeof whose, "%.64s: %s", program, by);
    all->at = vaka_xgrow(all->at, (all->count + 1) * sizeof *all->at);
    evidence_row *row = &all->at[all->count++];
    *row = (evidence_row){.type = t, .times = 1};
    row->what = vaka_arena_copy(&all->arena, what);
    row->by = vaka_arena_copy(&all->arena, t == EVIDENCE_REFUSED ? by : whose);
    return true;
}

static vaka_status read_file(const char *folder, const char *name, evidence *out, vaka_error *err)
{
    char path[4096], program[256], *line = NULL;
    size_t room = 0;
    vaka_status status = VAKA_OK;
    FILE *file;

    snprintf(path, sizeof path, "%.3800s/%.255s", folder, name);
    snprintf(program, sizeof program, "%.*s", (int)(strlen(name) - strlen(".claims")), name);
    file = fopen(path, "r");
    if (!file)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot read %.160s: %s", path, strerror(errno));
    for (int number = 1; !status && getline(&line, &room, file) >= 0; number++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (*line && !add_line(out, program, line))
            status = vaka_fail(err, VAKA_ERR_DATA, "%.160s:%d: \"%.40s\" is no claim", path, number,
                               line);
    }
    free(line);
    fclose(file);
    out->files++;
    return status;
}

static int is_claims(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name), tail = strlen(".claims");

    return length > tail && strcmp(entry->d_name + length - tail, ".claims") == 0;
}

/* Reads all *.claims in a folder. Fails if it cannot be read, or on a line that is none of the
 * above, with file and line; no files are no failure. vaka_arena_done is due in any case. */
static vaka_status evidence_read(const char *folder, evidence *out, vaka_error *err)
{
    struct dirent **entries;
    vaka_status status = VAKA_OK;

    *out = (evidence){0};
    int count = scandir(folder, &entries, is_claims, alphasort);
    if (count < 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot read %.160s: %s", folder, strerror(errno));
    for (int i = 0; i < count; i++) {
        if (!status)
            status = read_file(folder, entries[i]->d_name, out, err);
        free(entries[i]);
    }
    free(entries);
    merge(out);
    return status;
}

typedef struct tracing {
    const vaka_module *module;
    const vaka_library *library;
    vaka_clauses clauses;
    vaka_content *content;
    evidence evidence;
    char folder[VAKA_PATH]; /* of the claims */
    bool gaps_only;
    uint32_t cards, refusals, gaps;
} tracing;

/* The folder in which the rules tests of a build leave their claims: beside the program. */
static void default_folder(const vaka_module *module, char out[VAKA_PATH])
{
    char name[256];

    snprintf(name, sizeof name, "rules/%.200s", vaka_plugin_short_name(module));
    if (!vaka_window_beside(name, out, VAKA_PATH))
        snprintf(out, VAKA_PATH, "%s", name);
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
        status = evidence_read(trace->folder, &trace->evidence, err);
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
        const evidence_row *row = &trace->evidence.at[i];

        if (row->type != type || strcmp(row->what, what) != 0)
            continue;
        printf("    %s%s", type == EVIDENCE_REFUSED ? "refused: " : "", row->by);
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
        print_claims(trace, EVIDENCE_RULE, trace->clauses.at[i].number);
        print_claims(trace, EVIDENCE_REFUSED, trace->clauses.at[i].number);
    }
    for (uint32_t i = 0; i < content->item_count; i++) {
        printf("%s  %s\n", content->items[i].id, content->items[i].title);
        print_claims(trace, EVIDENCE_CARD, content->items[i].id);
    }
}

static bool is_claimed(const tracing *trace, uint32_t type, const char *what)
{
    for (uint32_t i = 0; i < trace->evidence.count; i++)
        if (trace->evidence.at[i].type == type && strcmp(trace->evidence.at[i].what, what) == 0)
            return true;
    return false;
}

static void find_gaps(tracing *trace)
{
    const vaka_content *content = trace->content;

    for (uint32_t i = 0; i < trace->clauses.count; i++)
        if (!is_claimed(trace, EVIDENCE_RULE, trace->clauses.at[i].number))
            gap(trace, "no test has shown clause", trace->clauses.at[i].number, ": ",
                trace->clauses.at[i].digest);
    for (uint32_t i = 0; i < content->item_count; i++) {
        if (!trace->library->mods[content->items[i].mod].base)
            continue; /* mods that happen to be installed are not the tests' business */
        trace->cards++;
        if (!is_claimed(trace, EVIDENCE_CARD, content->items[i].id))
            gap(trace, "no test has played", content->items[i].id, ": ", content->items[i].title);
    }
}

static bool is_known(const tracing *trace, const evidence_row *row)
{
    for (uint32_t i = 0; row->type == EVIDENCE_CARD && i < trace->content->item_count; i++)
        if (strcmp(trace->content->items[i].id, row->what) == 0)
            return true;
    for (uint32_t i = 0; row->type != EVIDENCE_CARD && i < trace->clauses.count; i++)
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
        const evidence_row *row = &trace->evidence.at[i];

        trace->refusals += row->type == EVIDENCE_REFUSED ? row->times : 0;
        if (!is_known(trace, row))
            gap(trace, told[row->type], row->what,
                row->type == EVIDENCE_REFUSED ? ", cited by refusal " : ", claimed by ", row->by);
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
    vaka_content_free(trace.content);
    free(trace.evidence.at);
    vaka_arena_done(&trace.evidence.arena);
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
