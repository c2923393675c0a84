/* cli/measure/evidence.c - reads the claims that programs of tests have left in a folder.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/evidence.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CLAIMS_MOST 100000u

static const char *const types[] = {"rule", "card", "refused"};

void vaka_evidence_done(vaka_evidence *evidence)
{
    for (uint32_t i = 0; i < evidence->count; i++) {
        free(evidence->at[i].what);
        free(evidence->at[i].by);
    }
    free(evidence->at);
    *evidence = (vaka_evidence){0};
}

static int compare(const void *left, const void *right)
{
    const vaka_evidence_row *a = left, *b = right;
    int order = (a->type > b->type) - (a->type < b->type);

    if (order == 0)
        order = strcmp(a->what, b->what);
    return order ? order : strcmp(a->by, b->by);
}

/* Equal ones become one. */
static void merge(vaka_evidence *evidence)
{
    uint32_t kept = 0;

    if (evidence->count)
        qsort(evidence->at, evidence->count, sizeof *evidence->at, compare);
    for (uint32_t i = 0; i < evidence->count; i++) {
        if (kept && compare(&evidence->at[kept - 1], &evidence->at[i]) == 0) {
            evidence->at[kept - 1].times++;
            free(evidence->at[i].what);
            free(evidence->at[i].by);
            continue;
        }
        evidence->at[kept++] = evidence->at[i];
    }
    evidence->count = kept;
}

static bool add_line(vaka_evidence *evidence, const char *program, const char *line)
{
    char type[16], what[64], by[160], whose[240];
    int used = 0;
    uint32_t t = 0;

    if (sscanf(line, "%15s %63s %159s%n", type, what, by, &used) != 3 || line[used])
        return false;
    while (t < sizeof types / sizeof *types && strcmp(types[t], type) != 0)
        t++;
    if (t == sizeof types / sizeof *types || evidence->count == CLAIMS_MOST)
        return false;
    snprintf(whose, sizeof whose, "%.64s: %s", program, by);
    evidence->at = vaka_xgrow(evidence->at, (evidence->count + 1) * sizeof *evidence->at);
    evidence->at[evidence->count++] = (vaka_evidence_row){
        t, 1, vaka_xcopy(what), vaka_xcopy(t == VAKA_EVIDENCE_REFUSED ? by : whose)};
    return true;
}

static vaka_status read_file(const char *folder, const char *name, vaka_evidence *out,
                             vaka_error *err)
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

vaka_status vaka_evidence_read(const char *folder, vaka_evidence *out, vaka_error *err)
{
    struct dirent **entries;
    vaka_status status = VAKA_OK;

    *out = (vaka_evidence){0};
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
