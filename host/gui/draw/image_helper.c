/* gui/draw/image_helper.c - a process of its own that draws what strangers drew.
 *
 * SPDX-License-Identifier: MIT
 *
 * Texts and pixels lie in memory that both processes see; through a pair of sockets go only the
 * words "draw" and "drawn". Time is that of the processor: on a busy machine a good drawing is not
 * taken for a bad one. */
#include "gui/draw/image_helper.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gui/draw/images.h"
#include "text/error.h"

#define TEXT_MOST (4u << 20)
#define PIXELS_MOST ((size_t)VAKA_IMAGE_SIDE * VAKA_IMAGE_SIDE * sizeof(uint32_t))
#define MEMORY_MOST (1u << 30)
#define SOCKET 3 /* where the helper keeps its end */

/* Sanitizers take more memory than there is, and use little of it. */
#ifdef VAKA_SANITIZED
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

typedef struct order { /* what is wanted; the answer is how large the picture is, or 0 */
    uint32_t length;
    int32_t wide, high;
} order;

struct vaka_image_helper {
    uint32_t patience;
    char *shared; /* text, then pixels */
    pid_t process;
    int socket; /* while there is a process */
};

vaka_image_helper *vaka_image_helper_new(uint32_t patience)
{
    vaka_image_helper *helper = vaka_xnew(sizeof *helper);

    helper->patience = patience;
    return helper;
}

/* Ends the process; how it ended before, or 0. */
static int dismiss(vaka_image_helper *helper, bool at_once)
{
    int status = 0;

    if (!helper->process)
        return 0;
    close(helper->socket);
    if (at_once)
        kill(helper->process, SIGKILL);
    while (waitpid(helper->process, &status, 0) < 0 && errno == EINTR)
        ;
    helper->process = 0;
    return status;
}

void vaka_image_helper_free(vaka_image_helper *helper)
{
    if (!helper)
        return;
    dismiss(helper, true);
    if (helper->shared)
        munmap(helper->shared, TEXT_MOST + PIXELS_MOST);
    free(helper);
}

pid_t vaka_image_helper_process(const vaka_image_helper *helper)
{
    return helper->process;
}

/* ---- in the helper ---- */

static bool read_order(order *out)
{
    ssize_t got;

    do
        got = read(SOCKET, out, sizeof *out);
    while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof *out;
}

static void set_alarm(uint32_t patience)
{
    struct itimerval timer = {
        .it_value = {(time_t)(patience / 1000), (suseconds_t)(patience % 1000 * 1000)}};

    setitimer(ITIMER_PROF, &timer, NULL); /* SIGPROF ends the process */
}

static void draw(char *shared, order *at)
{
    SDL_Surface *out = vaka_image_svg(shared, at->wide, at->high);

    if (!out || out->w > VAKA_IMAGE_SIDE || out->h > VAKA_IMAGE_SIDE) {
        at->wide = at->high = 0;
    } else {
        at->wide = out->w;
        at->high = out->h;
        for (int y = 0; y < out->h; y++)
            memcpy(shared + TEXT_MOST + (size_t)y * (size_t)out->w * 4,
                   (const char *)out->pixels + (size_t)y * (size_t)out->pitch, (size_t)out->w * 4);
    }
    SDL_FreeSurface(out);
}

/* What a helper does not need it has not: files, memory without end, answers to signals. */
static void give_up_rights(int own)
{
    const struct rlimit none = {0, 0}, memory = {MEMORY_MOST, MEMORY_MOST};
    static const int deadly[] = {SIGTERM, SIGPROF, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    sigset_t blocked;
    int nothing;

    for (size_t i = 0; i < sizeof deadly / sizeof deadly[0]; i++)
        signal(deadly[i], SIG_DFL);
    signal(SIGINT, SIG_IGN); /* of the whole group: the window will end it */
    sigemptyset(&blocked);
    sigprocmask(SIG_SETMASK, &blocked, NULL);
    if (dup2(own, SOCKET) < 0 || (nothing = open("/dev/null", O_RDWR)) < 0 ||
        dup2(nothing, 0) < 0 || dup2(nothing, 1) < 0)
        _exit(1);
    closefrom(SOCKET + 1);
    if (setrlimit(RLIMIT_CORE, &none) != 0 || (!SANITIZED && setrlimit(RLIMIT_DATA, &memory) != 0))
        _exit(1);
}

_Noreturn static void serve(char *shared, uint32_t patience, int own)
{
    order at;

    give_up_rights(own);
    while (read_order(&at)) { /* nothing comes when the window has ended */
        set_alarm(patience);
        draw(shared, &at);
        set_alarm(0);
        if (write(SOCKET, &at, sizeof at) != (ssize_t)sizeof at)
            break;
    }
    _exit(0);
}

/* ---- in the window ---- */

static bool begin(vaka_image_helper *helper)
{
    int ends[2];

    if (helper->process)
        return true;
    if (!helper->shared) {
        void *shared = mmap(NULL, TEXT_MOST + PIXELS_MOST, PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (shared == MAP_FAILED)
            return false;
        helper->shared = shared;
    }
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        return false;
    vaka_images_open(); /* both have the library then */
    helper->process = fork();
    if (helper->process == 0)
        serve(helper->shared, helper->patience, ends[1]);
    close(ends[1]);
    helper->socket = ends[0];
    if (helper->process > 0)
        return true;
    close(ends[0]);
    helper->process = 0;
    return false;
}

static bool give_order(const vaka_image_helper *helper, const order *at)
{
    return send(helper->socket, at, sizeof *at, MSG_NOSIGNAL) == (ssize_t)sizeof *at;
}

enum { ANSWERED, LATE, GONE }; /* how an order ended */

/* Waits for the answer, but not for ever: the alarm of the helper counts its own time only. */
static int wait_for(const vaka_image_helper *helper, order *answer)
{
    uint64_t end = SDL_GetTicks64() + 10 * (uint64_t)helper->patience;
    struct pollfd at = {.fd = helper->socket, .events = POLLIN};

    for (;;) {
        uint64_t now = SDL_GetTicks64();
        int ready = now < end ? poll(&at, 1, (int)(end - now)) : 0;
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0)
            return LATE;
        return recv(helper->socket, answer, sizeof *answer, 0) == sizeof *answer ? ANSWERED : GONE;
    }
}

static SDL_Surface *picture(const vaka_image_helper *helper, const order *answer, const char **why)
{
    SDL_Surface *out = NULL;

    if (answer->wide > 0 && answer->high > 0 && answer->wide <= VAKA_IMAGE_SIDE &&
        answer->high <= VAKA_IMAGE_SIDE)
        out = SDL_CreateRGBSurfaceWithFormat(0, answer->wide, answer->high, 32,
                                             SDL_PIXELFORMAT_ARGB8888);
    if (!out) {
        *why = "the library cannot draw it";
        return NULL;
    }
    for (int y = 0; y < out->h; y++)
        memcpy((char *)out->pixels + (size_t)y * (size_t)out->pitch,
               helper->shared + TEXT_MOST + (size_t)y * (size_t)out->w * 4, (size_t)out->w * 4);
    return out;
}

/* One order to the helper there is, or to a new one; what ends it is in `*why`. */
static int carry_out(vaka_image_helper *helper, const char *text, order *at, const char **why)
{
    *why = "there is no process to draw it";
    if (!begin(helper))
        return LATE;
    memcpy(helper->shared, text, at->length + 1);
    int end = give_order(helper, at) ? wait_for(helper, at) : GONE;
    if (end == ANSWERED)
        return end;
    int status = dismiss(helper, true);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF)
        end = LATE;
    *why = end == LATE ? "it takes too long to draw" : "the library fails over it";
    return end;
}

SDL_Surface *vaka_image_helper_svg(vaka_image_helper *helper, const char *text, int size,
                                   const char **why)
{
    order at = {(uint32_t)strlen(text), size, size};

    *why = "it is too large to be drawn";
    if (at.length >= TEXT_MOST || size < 1 || size > VAKA_IMAGE_SIDE)
        return NULL;
    int end = carry_out(helper, text, &at, why);
    if (end == GONE) /* perhaps before this drawing came: one more try tells */
        end = carry_out(helper, text, &at, why);
    return end == ANSWERED ? picture(helper, &at, why) : NULL;
}
