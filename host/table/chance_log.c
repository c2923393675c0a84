/* table/chance_log.c - results of chance: queued ones that wait, and those that came.
 *
 * SPDX-License-Identifier: MIT */
#include "table/chance_log.h"

#include <stdlib.h>
#include <string.h>

#include "layout/name.h"
#include "text/buffer.h"

#define RESULTS_MAX (1u << 20)
#define DIE_SIDES_MAX 1000

void vaka_chance_log_done(struct vaka_chance_log *log)
{
    free(log->came);
    free(log->queue);
    memset(log, 0, sizeof *log);
}

void vaka_chance_log_clear(struct vaka_chance_log *log)
{
    log->came_count = 0;
}

static void add(vaka_chance_result **list, uint32_t *count, uint32_t *room,
                vaka_chance_result result)
{
    if (*count == RESULTS_MAX)
        return;
    if (*count == *room) {
        *room = *room ? *room * 2 : 16;
        *list = vaka_xgrow(*list, *room * sizeof **list);
    }
    (*list)[(*count)++] = result;
}

void vaka_chance_log_add(struct vaka_chance_log *log, vaka_chance_result result)
{
    add(&log->came, &log->came_count, &log->came_room, result);
}

void vaka_chance_log_queue(struct vaka_chance_log *log, vaka_chance_result result)
{
    if (result.type != VAKA_CHANCE_SHUFFLE)
        add(&log->queue, &log->queue_count, &log->queue_room, result);
}

bool vaka_chance_log_take(struct vaka_chance_log *log, uint32_t type, int32_t zone, int32_t *value)
{
    for (uint32_t i = 0; i < log->queue_count; i++) {
        vaka_chance_result *result = &log->queue[i];
        if (result->type != type || (type == VAKA_CHANCE_DRAW && result->zone != zone))
            continue;
        *value = result->value;
        log->queue_count--;
        memmove(result, result + 1, (log->queue_count - i) * sizeof *result);
        return true;
    }
    return false;
}

typedef struct sort { /* how a sort of result is written */
    const char *name;
    const char *form;
    int32_t min, max;
    uint16_t type;
    bool has_zone, has_kind;
} sort;

static const sort sorts[] = {
    {"die", "die NUMBER", 1, DIE_SIDES_MAX, VAKA_CHANCE_DIE, false, false},
    {"draw", "draw ZONE KIND", 0, 0, VAKA_CHANCE_DRAW, true, true},
    {"chance", "chance NUMBER", 0, INT16_MAX, VAKA_CHANCE_HIDDEN, false, false},
    {"shuffle", "shuffle ZONE", 0, 0, VAKA_CHANCE_SHUFFLE, true, false},
};
#define SORTS (sizeof sorts / sizeof *sorts)

void vaka_chance_write(const vaka_layout *layout, vaka_chance_result result, char *out, size_t room)
{
    char zone[VAKA_CHANCE_TEXT];
    vaka_buffer buffer = vaka_buffer_on(out, room);
    const sort *as = NULL;

    for (size_t i = 0; i < SORTS; i++)
        if (sorts[i].type == result.type)
            as = &sorts[i];
    vaka_buffer_put(&buffer, as ? as->name : "?");
    if (!as)
        return;
    vaka_buffer_put(&buffer, " ");
    if (as->has_zone) {
        vaka_zone_write(layout, result.zone, zone, sizeof zone);
        vaka_buffer_put(&buffer, zone);
        if (!as->has_kind)
            return;
        vaka_buffer_put(&buffer, " ");
        vaka_buffer_put(&buffer, vaka_kind_id(layout, result.value));
        return;
    }
    vaka_buffer_int(&buffer, result.value);
}

static vaka_status read_number(const sort *as, vaka_word word, int32_t *out, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    if (vaka_word_number(word, as->min, as->max, out))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "%s: '%s' is not a number from %d to %d", as->name,
                     vaka_word_quote(word, quote), (int)as->min, (int)as->max);
}

static vaka_status read_words(const vaka_layout *layout, const sort *as, const char *text,
                              vaka_chance_result *out, vaka_error *err)
{
    vaka_word first = vaka_word_next(&text), second = {text, 0};
    int32_t zone = VAKA_NONE, value = 0;
    vaka_status status = VAKA_OK;

    if (as->has_kind)
        second = vaka_word_next(&text);
    if (first.length == 0 || (as->has_kind && second.length == 0) ||
        vaka_word_next(&text).length > 0)
        return vaka_fail(err, VAKA_ERR_DATA, "a result of chance is written '%s'", as->form);
    if (as->has_zone)
        status = vaka_zone_named(layout, first, &zone, err);
    else
        status = read_number(as, first, &value, err);
    if (!status && as->has_kind)
        status = vaka_kind_named(layout, second, &value, err);
    if (status)
        return status;
    *out = (vaka_chance_result){as->type, (int16_t)zone, (int16_t)value};
    return VAKA_OK;
}

vaka_status vaka_chance_read(const vaka_layout *layout, const char *text, vaka_chance_result *out,
                             vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];
    vaka_word word = vaka_word_next(&text);

    for (size_t i = 0; i < SORTS; i++)
        if (vaka_word_is(word, sorts[i].name))
            return read_words(layout, &sorts[i], text, out, err);
    return vaka_fail(err, VAKA_ERR_DATA,
                     "'%s' is no result of chance; write 'die 3', 'chance 2', 'draw ZONE KIND' or "
                     "'shuffle ZONE'",
                     vaka_word_quote(word, quote));
}
