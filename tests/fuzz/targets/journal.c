/* fuzz/targets/journal.c - any bytes as a journal: read, replayed, gone on with.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

#include "match/record.h"
#include "script/run/loaded.h"

#include <stdlib.h>
#include <string.h>

static vaka_loader loader;

static void begin(void)
{
    fuzz_plugins()->attach = vaka_loader_attach_head;
    fuzz_plugins()->attach_data = &loader;
    vaka_loader_init(&loader, NULL);
}

/* What was read must come out again as it was written. */
static void check_text(const vaka_journal_text *text)
{
    for (uint32_t i = 0; i < text->count; i++) {
        char *line = vaka_journal_line_text(&text->lines[i]);
        if (!line || line[strlen(line) - 1] != '\n')
            fuzz_broken("line %u cannot be written again", i);
        free(line);
    }
    char *head = vaka_journal_head_text(&text->head);
    free(head);
}

static void run(const uint8_t *bytes, size_t size)
{
    const char *path = fuzz_file("fuzz.vkj", bytes, size);
    vaka_journal_text text;
    vaka_record *record = NULL;
    vaka_replay_report report;
    vaka_error err = {0};

    vaka_status status = vaka_journal_read(path, &text, &err);
    if (status) {
        if (!*err.text)
            fuzz_broken("refused without a word");
        return;
    }
    check_text(&text);
    vaka_journal_text_done(&text);
    status = vaka_record_replay(path, fuzz_plugins(), -1, &record, &report, &err);
    if (status && !*err.text)
        fuzz_broken("not replayed, without a word");
    if (!status)
        vaka_record_close(record);
    if (status || report.differs_at)
        return;
    if (vaka_record_resume(path, fuzz_plugins(), &record, &report, &err))
        fuzz_broken("replays, but cannot be gone on with: %s", err.text);
    vaka_record_close(record);
}

const fuzz_target fuzz_journal = {"journal", begin, run};
