/* match/journal_text.c - headers and lines of a journal in memory, and as text.
 *
 * SPDX-License-Identifier: MIT */
#include "match/journal.h"

#include "table/codec.h"
#include "text/buffer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

vaka_status vaka_journal_head_queue(vaka_journal_head *head, const char *text, vaka_error *err)
{
    if (head->queue_count >= VAKA_JOURNAL_QUEUE)
        return vaka_fail(err, VAKA_ERR_RANGE, "more than %u results of chance are queued",
                         VAKA_JOURNAL_QUEUE);
    head->queue = vaka_xgrow(head->queue, ((size_t)head->queue_count + 1) * sizeof head->queue[0]);
    head->queue[head->queue_count++] = vaka_xcopy(text);
    return VAKA_OK;
}

vaka_status vaka_journal_head_with(vaka_journal_head *head, const char *text, vaka_error *err)
{
    if (head->with_count >= VAKA_JOURNAL_WITH || strlen(text) >= VAKA_JOURNAL_WITH_TEXT)
        return vaka_fail(err, VAKA_ERR_RANGE, "the mods have more files than a journal can name");
    head->with = vaka_xmore(head->with, head->with_count, sizeof head->with[0]);
    head->with[head->with_count++] = vaka_xcopy(text);
    return VAKA_OK;
}

vaka_status vaka_journal_queue_read(const vaka_layout *layout, char *const *queue, uint32_t count,
                                    vaka_chance_result **out, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    *out = vaka_xnew((count + 1) * sizeof **out);
    for (uint32_t i = 0; !status && i < count; i++)
        status = vaka_chance_read(layout, queue[i], &(*out)[i], err);
    return status;
}

void vaka_journal_head_copy(vaka_journal_head *to, const vaka_journal_head *from)
{
    *to = *from;
    to->queue = to->with = NULL;
    to->queue_count = to->with_count = 0;
    for (uint32_t i = 0; i < from->queue_count; i++)
        vaka_journal_head_queue(to, from->queue[i], NULL);
    for (uint32_t i = 0; i < from->with_count; i++)
        vaka_journal_head_with(to, from->with[i], NULL);
}

void vaka_journal_head_done(vaka_journal_head *head)
{
    for (uint32_t i = 0; i < head->queue_count; i++)
        free(head->queue[i]);
    free(head->queue);
    for (uint32_t i = 0; i < head->with_count; i++)
        free(head->with[i]);
    free(head->with);
    *head = (vaka_journal_head){0};
}

void vaka_journal_line_done(vaka_journal_line *line)
{
    free(line->action);
    free(line->chance);
    *line = (vaka_journal_line){0};
}

void vaka_journal_text_done(vaka_journal_text *text)
{
    vaka_journal_head_done(&text->head);
    for (uint32_t i = 0; i < text->count; i++)
        vaka_journal_line_done(&text->lines[i]);
    free(text->lines);
    *text = (vaka_journal_text){0};
}

/* A stream into memory fails for want of memory only. */
static FILE *begin(char **text, size_t *length)
{
    return vaka_xneed(open_memstream(text, length));
}

static char *finish(FILE *stream, char **text)
{
    return vaka_xneed(fclose(stream) == 0 ? *text : NULL);
}

char *vaka_journal_head_text(const vaka_journal_head *head)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = begin(&text, &length);
    int level = head->no_hints                                   ? 5
                : head->trial                                    ? 4
                : head->with_count                               ? 3
                : head->seed.generator == VAKA_GENERATOR_XOSHIRO ? 1
                                                                 : 2;
    bool plain = level == 1;
    char seed[VAKA_SEED_TEXT];

    fprintf(to, "vkj %d\nmodule %s %s rules %" PRIu32 "\n", level, head->module, head->version,
            head->rules_rev);
    fprintf(to, "seed %s%s%s seats ", plain ? "" : vaka_seed_generator(head->seed.generator),
            plain ? "" : " ", vaka_seed_write(&head->seed, seed));
    for (int32_t s = 0; s < head->seats; s++)
        fprintf(to, "%s%s", s ? "," : "", head->player[s]);
    if (head->scenario[0])
        fprintf(to, " scenario %s", head->scenario);
    fprintf(to, " content %016" PRIx64 "\n%s%s", head->content, head->trial ? "trial\n" : "",
            head->no_hints ? "no_hints\n" : "");
    for (uint32_t i = 0; i < head->option_count; i++)
        fprintf(to, "option %s %" PRId32 "\n", head->option_id[i], head->option_value[i]);
    for (uint32_t i = 0; i < head->rule_count; i++)
        fprintf(to, "rule %s\n", head->rule[i]);
    for (uint32_t i = 0; i < head->mod_count; i++)
        fprintf(to, "mod %s\n", head->mod[i]);
    for (uint32_t i = 0; i < head->with_count; i++)
        fprintf(to, "%s\n", head->with[i]);
    for (uint32_t i = 0; i < head->queue_count; i++)
        fprintf(to, "queue %s\n", head->queue[i]);
    for (int32_t s = 0; s < head->seats; s++)
        if (head->name[s][0])
            fprintf(to, "name %" PRId32 " %s\n", s, head->name[s]);
    return finish(to, &text);
}

/* Bytes that the text of a line takes at most. */
static size_t room_of(const vaka_journal_line *line)
{
    size_t room = 64 + (line->action ? strlen(line->action) : 0);

    for (uint32_t i = 0; i < line->chance_count; i++)
        room += strlen(line->chance[i]) + 2;
    return room;
}

/* What it begins with, up to its action. */
static void put_sort(vaka_buffer *to, const vaka_journal_line *line)
{
    static const char *const sorts[] = {[VAKA_LINE_QUEUE] = "+ queue ",
                                        [VAKA_LINE_SKIP] = "+ skip ",
                                        [VAKA_LINE_BAR] = "+ bar ",
                                        [VAKA_LINE_RENEW] = "+ renew "};

    if ((size_t)line->type < sizeof sorts / sizeof *sorts && sorts[line->type]) {
        vaka_buffer_put(to, sorts[line->type]);
        return;
    }
    vaka_buffer_put(to, line->type == VAKA_LINE_ACTION ? "> " : "< ");
    vaka_buffer_int(to, line->seat);
    vaka_buffer_put(to, " ");
}

static void put_hash(vaka_buffer *to, uint64_t hash)
{
    char text[16];

    for (int i = 15; i >= 0; i--, hash >>= 4)
        text[i] = "0123456789abcdef"[hash & 15];
    vaka_buffer_put(to, " #");
    vaka_buffer_bytes(to, text, sizeof text);
    vaka_buffer_put(to, "\n");
}

char *vaka_journal_line_text(const vaka_journal_line *line)
{
    size_t room = room_of(line);
    char *text = vaka_xnew(room);
    vaka_buffer to = vaka_buffer_on(text, room);

    if (line->type == VAKA_LINE_START) {
        vaka_buffer_put(&to, "start");
    } else {
        put_sort(&to, line);
        vaka_buffer_put(&to, line->action);
    }
    for (uint32_t i = 0; i < line->chance_count; i++) {
        vaka_buffer_put(&to, " ~");
        vaka_buffer_put(&to, line->chance[i]);
    }
    put_hash(&to, line->hash);
    return text;
}
