/* serve/confine.c - locks a worker up, so that code which breaks out of a game reaches nothing.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/confine.h"

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#define MEMORY_MOST ((rlim_t)2 << 30) /* bytes of address space */

/* What a worker that plays may do: read its lines and write answers, have memory, know the time. */
static const int to_play[] = {
    SCMP_SYS(read),
    SCMP_SYS(write),
    SCMP_SYS(readv),
    SCMP_SYS(writev),
    SCMP_SYS(close),
    SCMP_SYS(fstat),
    SCMP_SYS(lseek),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(brk),
    SCMP_SYS(madvise),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(futex),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(time),
    SCMP_SYS(getrandom),
    SCMP_SYS(sched_yield),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(getrusage),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
};

/* And besides, while it loads. */
static const int to_load[] = {
    SCMP_SYS(stat),       SCMP_SYS(lstat),    SCMP_SYS(newfstatat), SCMP_SYS(statx),
    SCMP_SYS(statfs),     SCMP_SYS(fstatfs),  SCMP_SYS(access),     SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getdents64),
    SCMP_SYS(getcwd),     SCMP_SYS(pread64),  SCMP_SYS(uname),      SCMP_SYS(sysinfo),
    SCMP_SYS(fcntl),      SCMP_SYS(dup),      SCMP_SYS(prctl),      SCMP_SYS(seccomp),
    SCMP_SYS(getuid),     SCMP_SYS(geteuid),  SCMP_SYS(mmap),       SCMP_SYS(mprotect),
    SCMP_SYS(stat64),     SCMP_SYS(lstat64),  SCMP_SYS(fstat64),    SCMP_SYS(fstatat64),
    SCMP_SYS(mmap2),      SCMP_SYS(_llseek),  SCMP_SYS(getegid),    SCMP_SYS(getgid),
};

static int allow_all(scmp_filter_ctx filter, const int *calls, size_t count)
{
    int status = 0;

    for (size_t i = 0; status == 0 && i < count; i++)
        status = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 0);
    return status;
}

/* Opening to read only: of the flags those two bits and those that make or change files are 0. */
static int allow_reading(scmp_filter_ctx filter)
{
    const scmp_datum_t writes = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
    int status = seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                                  SCMP_A1(SCMP_CMP_MASKED_EQ, writes, O_RDONLY));

    return status ? status
                  : seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                                     SCMP_A2(SCMP_CMP_MASKED_EQ, writes, O_RDONLY));
}

/* Memory, but none that can be run. */
static int allow_memory(scmp_filter_ctx filter)
{
    static const int calls[] = {SCMP_SYS(mmap), SCMP_SYS(mmap2), SCMP_SYS(mprotect)};
    int status = 0;

    for (size_t i = 0; status == 0 && i < sizeof calls / sizeof *calls; i++)
        status = seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[i], 1,
                                  SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
    return status;
}

/* Threads of this process, in which programs think: they are locked up as it is. What the new call
 * would do cannot be seen from here, so it is said not to be there, and the old one is used. */
static int allow_threads(scmp_filter_ctx filter)
{
    const scmp_datum_t thread = 0x100 | 0x800 | 0x10000; /* CLONE_VM, _SIGHAND, _THREAD */
    int status = seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);

    return status ? status
                  : seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                     SCMP_A0(SCMP_CMP_MASKED_EQ, thread, thread));
}

/* A program that aborts sends a signal to itself: allowed to that process alone. */
static int allow_abort(scmp_filter_ctx filter)
{
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                            SCMP_A2(SCMP_CMP_EQ, SIGABRT, 0));
}

static vaka_status load(bool closed, vaka_error *err)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    int status = filter ? 0 : -ENOMEM;

    if (status == 0)
        status = allow_all(filter, to_play, sizeof to_play / sizeof *to_play);
    if (status == 0) /* threads that there are already are locked up with it */
        status = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (status == 0)
        status = allow_abort(filter);
    if (status == 0)
        status = allow_threads(filter);
    if (status == 0 && closed)
        status = allow_memory(filter);
    if (status == 0 && !closed)
        status = allow_all(filter, to_load, sizeof to_load / sizeof *to_load);
    if (status == 0 && !closed)
        status = allow_reading(filter);
    if (status == 0)
        status = seccomp_load(filter);
    if (filter)
        seccomp_release(filter);
    if (status == 0)
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_SYSTEM, "this system cannot lock workers up: %s",
                     strerror(-status));
}

static void limit(int resource, rlim_t most)
{
    struct rlimit both = {most, most};

    setrlimit(resource, &both);
}

vaka_status vaka_confine_loading(vaka_error *err)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a server that is killed leaves no workers behind */
    prctl(PR_SET_DUMPABLE, 0);        /* keys of matches are in here */
#ifndef VAKA_SANITIZED                /* which wants all addresses there are */
    limit(RLIMIT_AS, MEMORY_MOST);
#endif
    limit(RLIMIT_CORE, 0);
    signal(SIGXFSZ, SIG_IGN); /* the log may be a file: a line that is not written kills nobody */
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_NOFILE, 64);
    return load(false, err);
}

vaka_status vaka_confine_closed(vaka_error *err)
{
    return load(true, err);
}
