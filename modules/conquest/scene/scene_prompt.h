/* scene_prompt.h - what the sentences about what is expected now have in common.
 *
 * SPDX-License-Identifier: MIT
 *
 * In every sentence gap 0 is the seat that is asked; gaps 1 and 2 are the facts of the moment. */
#ifndef CONQUEST_SCENE_PROMPT_H
#define CONQUEST_SCENE_PROMPT_H

#include "scene/scene.h"

/* What the seat that is asked reads, and what the others read. */
typedef struct cue {
    vaka_text asked, others;
} cue;

/* Who reads a prompt, and of which position. */
typedef struct moment {
    const vaka_match *seen;
    const conquest_game *game;
    const vaka_frame *frame;
    vaka_scene *scene;
    int32_t seat; /* who reads it */
    bool asked;   /* the seat is one of those who are asked */
} moment;

/* Says one of the two sentences; gap 0 is the seat that is asked, `b` and `c` fill the others. */
static inline void say(const moment *now, const cue *what, int32_t b, int32_t c)
{
    vaka_scene_prompt(now->scene, now->asked ? &what->asked : &what->others, now->frame->seat, b,
                      c);
}

/* Says what only the seat that is asked is ever told. */
static inline void ask(const moment *now, const vaka_text *what, int32_t b, int32_t c)
{
    vaka_scene_prompt(now->scene, what, now->frame->seat, b, c);
}

/* May the reader use this verb now? */
static inline bool may(const moment *now, uint32_t verb)
{
    return is_asked(now->seen, now->seat) &&
           chapter_offers(chapters[now->frame->step], now->seen, now->seat, verb);
}

/* scene_prompt_sea.c: the prompts of these steps. */
void at_exploration(const moment *now);
void at_search(const moment *now);
void at_movement(const moment *now);
/* What is left undone where movement is ended now. */
void say_unmoved(const moment *now);

#endif
