/* table/chance_log.h - results of chance: queued ones that wait, and those that came.
 *
 * SPDX-License-Identifier: MIT
 *
 * Text form, in journals, on the command line and in the engine protocol: `die 3`,
 * `draw ZONE KIND`, `chance 2`, `shuffle ZONE`. Dice, hidden numbers and the draws of each zone are
 * queues of their own: the first waiting result that fits is taken. A shuffle cannot be queued: it
 * has no result to wait for, and vaka_chance_log_queue drops it. The zone of a die or of a hidden
 * number is VAKA_NONE. */
#ifndef TABLE_CHANCE_LOG_H
#define TABLE_CHANCE_LOG_H

#include "layout/layout.h"

#define VAKA_CHANCE_DIE 1u
#define VAKA_CHANCE_DRAW 2u
#define VAKA_CHANCE_HIDDEN 3u
#define VAKA_CHANCE_SHUFFLE 4u

typedef struct vaka_chance_result {
    uint16_t type; /* VAKA_CHANCE_… */
    int16_t zone;  /* draws and shuffles */
    int16_t value; /* die, hidden number, or kind drawn */
} vaka_chance_result;

struct vaka_chance_log {
    vaka_chance_result *came; /* of the action under way; owned, like queue */
    uint32_t came_count, came_room;
    vaka_chance_result *queue;
    uint32_t queue_count, queue_room;
};

#define VAKA_CHANCE_TEXT 128 /* room enough for the text of any result */

void vaka_chance_log_done(struct vaka_chance_log *log);
void vaka_chance_log_clear(struct vaka_chance_log *log); /* forgets what came, not the queue */
void vaka_chance_log_add(struct vaka_chance_log *log, vaka_chance_result result);
void vaka_chance_log_queue(struct vaka_chance_log *log, vaka_chance_result result);

/* Takes the first waiting result of a type (and zone, for draws) off the queue into `*value`; false
 * when none waits. */
bool vaka_chance_log_take(struct vaka_chance_log *log, uint32_t type, int32_t zone, int32_t *value);

/* Text of one result into `out`; and back. Parsing fails with a sentence on anything else. */
void vaka_chance_write(const vaka_layout *layout, vaka_chance_result result, char *out,
                       size_t room);
vaka_status vaka_chance_read(const vaka_layout *layout, const char *text, vaka_chance_result *out,
                             vaka_error *err);

#endif
