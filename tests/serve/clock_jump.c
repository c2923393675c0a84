/* clock_jump.c - a wall clock that jumps: loaded into the server before all others, it makes the
 * time of day leap by years, to and fro, with every look at it.
 *
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define YEARS ((time_t)3 * 365 * 86400)

static time_t leap(void)
{
    static atomic_uint looks;
    static const time_t leaps[] = {0, YEARS, -YEARS, 3600, -3600, 90};

    return leaps[atomic_fetch_add(&looks, 1u) % (sizeof leaps / sizeof *leaps)];
}

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *out)
{
    long status = syscall(SYS_clock_gettime, clock, out);

    if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        out->tv_sec += leap();
    return (int)status;
}

__attribute__((visibility("default"))) int gettimeofday(struct timeval *restrict out,
                                                        void *restrict zone)
{
    struct timespec now;

    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    *out = (struct timeval){now.tv_sec, (suseconds_t)(now.tv_nsec / 1000)};
    return 0;
}

__attribute__((visibility("default"))) time_t time(time_t *out)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    if (out)
        *out = now.tv_sec;
    return now.tv_sec;
}
