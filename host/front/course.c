/* front/course.c - a list of actions carried out one by one, and taken back as one.
 *
 * SPDX-License-Identifier: MIT */
#include "front/course.h"

#include <stdlib.h>
#include <string.h>

#include "play/ways.h"
#include "table/hash.h"

/* What a seat sees of a position, and what it was told last. */
static uint64_t sight(vaka_live *live, int32_t seat)
{
    uint32_t count;
    const vaka_event *events = vaka_live_events(live, &count);
    uint64_t hash = vaka_live_view_hash(live, seat);

    for (uint32_t i = 0; i < count; i++) {
        vaka_event read;

        memset(&read, 0, sizeof read);
        if (vaka_event_for(&events[i], seat, &read))
            hash = vaka_hash(hash, &read, sizeof read);
    }
    return hash;
}

static void add_span(vaka_course *course, uint32_t before, uint32_t after)
{
    if (course->spans == VAKA_COURSE_SPANS)
        memmove(&course->span[0], &course->span[1], --course->spans * sizeof course->span[0]);
    course->span[course->spans++] = (vaka_course_span){before, after};
}

/* The span that ends at a time, or begins there. */
static const vaka_course_span *find(const vaka_course *course, uint32_t clock, bool ends)
{
    for (uint32_t i = course->spans; i > 0; i--) {
        const vaka_course_span *span = &course->span[i - 1];

        if ((ends ? span->after : span->before) == clock)
            return span;
    }
    return NULL;
}

void vaka_course_stop(vaka_course *course)
{
    free(course->list);
    free(course->expected);
    course->list = NULL;
    course->expected = NULL;
    course->count = course->at = 0;
}

void vaka_course_done(vaka_course *course)
{
    vaka_course_stop(course);
    *course = (vaka_course){0};
}

void vaka_course_acts(vaka_course *course, const vaka_live *live)
{
    uint32_t clock = vaka_live_clock(live);

    while (course->spans > 0 && course->span[course->spans - 1].after > clock) {
        vaka_course_span *last = &course->span[course->spans - 1];

        if (last->before + 1 < clock) {
            last->after = clock; /* a part of it was taken back */
            break;
        }
        course->spans--;
    }
}

void vaka_course_begin(vaka_course *course, const vaka_live *live, const vaka_action *list,
                       uint32_t count)
{
    vaka_live *sample = vaka_ways_sample(live, list[0].seat);
    uint32_t done = 0;

    vaka_course_stop(course);
    vaka_course_acts(course, live);
    course->stopped = false;
    course->count = count;
    course->clock = vaka_live_clock(live);
    course->list = vaka_xnew(count * sizeof *course->list);
    course->expected = vaka_xnew(count * sizeof *course->expected);
    memcpy(course->list, list, count * sizeof *list);
    vaka_live_listen(sample, true);
    for (; done < count; done++) {
        if (vaka_live_apply(sample, &course->list[done], NULL, NULL) != VAKA_OK)
            break;
        course->expected[done] = sight(sample, list[0].seat);
    }
    vaka_live_free(sample);
    add_span(course, course->clock, course->clock);
}

/* Nothing but what was expected has happened since. */
static bool is_as_expected(const vaka_course *course, vaka_live *live)
{
    return course->at == 0 || sight(live, course->list[0].seat) == course->expected[course->at - 1];
}

bool vaka_course_next(vaka_course *course, vaka_live *live, vaka_action *out)
{
    if (!course->list)
        return false;
    if (course->at > 0 && vaka_live_clock(live) == course->clock + 1) {
        course->clock++;
        if (course->spans > 0)
            course->span[course->spans - 1].after = course->clock;
    }
    bool good = vaka_live_clock(live) == course->clock && is_as_expected(course, live);
    course->stopped = !good && course->at < course->count;
    if (!good || course->at == course->count) {
        vaka_course_stop(course);
        return false;
    }
    *out = course->list[course->at++];
    return true;
}

void vaka_course_joined(vaka_course *course, const vaka_live *live)
{
    uint32_t clock = vaka_live_clock(live);

    for (uint32_t i = 0; i < course->spans; i++)
        if (course->span[i].after + 1 == clock) {
            course->span[i].after = clock;
            return;
        }
    add_span(course, clock > 1 ? clock - 2 : 0, clock);
}

uint32_t vaka_course_back(const vaka_course *course, const vaka_live *live)
{
    uint32_t clock = vaka_live_clock(live);
    const vaka_course_span *span = find(course, clock, true);

    if (span)
        return span->after > span->before ? span->after - span->before : 1;
    for (uint32_t i = 0; i < course->spans; i++) /* a part of it was taken back */
        if (course->span[i].before < clock && clock < course->span[i].after)
            return clock - course->span[i].before;
    return 1;
}

uint32_t vaka_course_forth(const vaka_course *course, const vaka_live *live)
{
    uint32_t clock = vaka_live_clock(live);
    const vaka_course_span *span = find(course, clock, false);

    if (span && span->after > clock)
        return span->after - clock;
    for (uint32_t i = 0; i < course->spans; i++)
        if (course->span[i].before < clock && clock < course->span[i].after)
            return course->span[i].after - clock;
    return 1;
}
