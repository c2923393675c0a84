/* serve/bench/bench_link.h - connections of make-believe players, many of them on one loop.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_BENCH_BENCH_LINK_H
#define SERVE_BENCH_BENCH_LINK_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <uv.h>

typedef struct vaka_bench_link vaka_bench_link;

/* Called for every whole message. */
typedef void vaka_bench_heard(vaka_bench_link *link, const char *text, size_t length);

struct vaka_bench_link {
    uv_tcp_t tcp;
    uv_connect_t connect;
    struct vaka_bench *bench;
    char request[512]; /* of HTTP, with which it begins */
    char *bytes;       /* owned */
    size_t size, room;
    bool open, dead, plays;
    vaka_bench_heard *heard;

    json_t *choices; /* owned: what its seat may do now */
    bool must, waits;
    bool shown; /* has seen the game */
    int seat;
    uint64_t asked; /* when, in nanoseconds */
    uint64_t ready; /* when it will have thought enough; 0: it does not think */
};

/* Connects to 127.0.0.1; `path` is that of a WebSocket, `secret` its cookie. */
void vaka_bench_link_start(vaka_bench_link *link, uv_loop_t *loop, int port, const char *path,
                           const char *secret);
void vaka_bench_link_send(vaka_bench_link *link, const char *text);
void vaka_bench_link_close(vaka_bench_link *link);

#endif
