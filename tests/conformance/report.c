/* conformance/report.c - prints failures and the table.
 *
 * SPDX-License-Identifier: MIT */
#include "report.h"

#include <inttypes.h>
#include <stdio.h>

void report_failure(const game *at, const char *module_path, const char *journal)
{
    printf("FAILED %s, %d seats, seed %" PRIu64 ", action %u: %s: %s\n", at->module->id, at->seats,
           at->seed, at->at, at->found.word, at->found.text);
    for (uint32_t i = 0; i < at->module->option_count; i++)
        printf("    option %s %d\n", at->module->options[i].id, at->option[i]);
    printf("    journal: %s\n", journal[0] ? journal : "none, the match cannot be set up");
    printf("    again: conformance --module %s --seed %" PRIu64 " --games 1\n", module_path,
           at->seed);
    fflush(stdout);
}

void report_head(void)
{
    printf("%-22s %7s %8s %7s %9s %6s %7s %8s  %-31s %-31s %7s %7s %7s %7s %6s  %s\n", "module",
           "games", "actions", "longest", "tries", "listed", "undos", "journals",
           "pairs at rest a/p/o/s/c/d", "pairs in motion a/p/o/s/c/d", "images", "excused",
           "skipped", "unmixed", "time", "digest");
}

static const char *show_pairs(const pairs *at, char *out, size_t room)
{
    snprintf(out, room, "%" PRIu64 "/%" PRIu64 "/%" PRIu64 "/%" PRIu64 "/%" PRIu64 "/%" PRIu64,
             at->all, at->pieces, at->order, at->sealed, at->counters, at->deals);
    return out;
}

void report_line(const char *module_id, const tally *at)
{
    char rest[136], motion[136];

    printf("%-22s %7" PRIu64 " %8" PRIu64 " %7u %9" PRIu64 " %5.0f%% %7" PRIu64 " %8" PRIu64
           "  %-31s %-31s %7" PRIu64 " %7" PRIu64 " %7" PRIu64 " %6.2f%% %5.1fs  %016" PRIx64
           "%s\n",
           module_id, at->games, at->actions, at->longest, at->tries,
           at->tries ? 100.0 * (double)at->listed_verbs / (double)at->tries : 0.0, at->undos,
           at->journals, show_pairs(&at->rest, rest, sizeof rest),
           show_pairs(&at->motion, motion, sizeof motion), at->images, at->excused, at->skipped,
           at->samples ? 100.0 * (double)at->unmixed / (double)at->samples : 0.0, at->seconds,
           at->digest, at->failures ? "  FAILED" : "");
    if (at->spaces + at->changes)
        printf("    %" PRIu64 " whole spaces, all changes of %" PRIu64 " listed actions\n",
               at->spaces, at->changes);
    fflush(stdout);
}
