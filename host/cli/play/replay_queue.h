/* cli/play/replay_queue.h - games that several processes replay, in the order in which they do.
 *
 * SPDX-License-Identifier: MIT
 *
 * Games that are played with the same rules, mods and scenario are taken together, so that one
 * process loads it, and once. What takes longest comes first: the last to be taken is short, and
 * nobody waits for it long. */
#ifndef CLI_PLAY_REPLAY_QUEUE_H
#define CLI_PLAY_REPLAY_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct vaka_queued_game {
    uint64_t choice;  /* what it is played with */
    int64_t bytes;    /* of its journal */
    int64_t together; /* of those of all that are played with the same */
    int number;       /* in the order in which games were named */
} vaka_queued_game;

typedef struct vaka_replay_queue vaka_replay_queue;

/* Of the journals at these paths; those that cannot be read are in it, too. Processes that are
 * forked afterwards share it. */
vaka_replay_queue *vaka_replay_queue_new(const char *const *paths, int count);
void vaka_replay_queue_free(vaka_replay_queue *queue);

/* The next games that no process has taken yet, up to `to`, borrowed from the queue; false: there
 * are none left. */
bool vaka_replay_queue_take(vaka_replay_queue *queue, const vaka_queued_game **from,
                            const vaka_queued_game **to);

#endif
