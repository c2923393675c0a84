/* front/course.h - a list of actions carried out one by one, and taken back as one.
 *
 * SPDX-License-Identifier: MIT
 *
 * A list that looking ahead has found (play/ways.h) is done through the true match. Before, it is
 * done on the sample on which it was found, to know what the seat expects to see after each action;
 * as soon as it sees anything else (a discovery, a battle, a question) the list stops. What was
 * done together is taken back and done again together; every part of it can be taken back alone. */
#ifndef FRONT_COURSE_H
#define FRONT_COURSE_H

#include "match/live.h"

#define VAKA_COURSE_SPANS 64u /* that can be taken back as one; older ones fall apart */

typedef struct vaka_course_span { /* actions that belong together, by vaka_live_clock */
    uint32_t before, after;
} vaka_course_span;

typedef struct vaka_course {
    vaka_action *list;  /* owned, like the next; NULL: none is under way */
    uint64_t *expected; /* what the seat will see after each */
    uint32_t count, at;
    uint32_t clock; /* when it should go on */
    bool stopped;   /* something unexpected has come */
    vaka_course_span span[VAKA_COURSE_SPANS];
    uint32_t spans;
} vaka_course;

/* Begins a list of a seat that is asked now; the list is copied. */
void vaka_course_begin(vaka_course *course, const vaka_live *live, const vaka_action *list,
                       uint32_t count);
void vaka_course_done(vaka_course *course);

/* Is one under way? Its next action; false: it is over, or has stopped. */
bool vaka_course_next(vaka_course *course, vaka_live *live, vaka_action *out);
void vaka_course_stop(vaka_course *course);

/* An action was applied that is part of the one before it, or of nothing. */
void vaka_course_joined(vaka_course *course, const vaka_live *live);
/* An action is about to be applied: what had been taken back is past doing again. */
void vaka_course_acts(vaka_course *course, const vaka_live *live);

/* How many actions belong to the last one, or to the one that was taken back last: at least 1. */
uint32_t vaka_course_back(const vaka_course *course, const vaka_live *live);
uint32_t vaka_course_forth(const vaka_course *course, const vaka_live *live);

#endif
