/* serve/bench/bench_link.c - connections of make-believe players, many of them on one loop.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/bench/bench_link.h"

#include "text/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct sending {
    uv_write_t write;
    char bytes[];
} sending;

static void sent(uv_write_t *write, int status)
{
    (void)status;
    free(write->data);
}

static void send_bytes(vaka_bench_link *link, const void *head, size_t head_size, const char *text,
                       size_t length)
{
    sending *made = vaka_xnew(sizeof *made + head_size + length);

    memcpy(made->bytes, head, head_size);
    memcpy(made->bytes + head_size, text, length);
    made->write.data = made;
    uv_buf_t buffer = uv_buf_init(made->bytes, (unsigned)(head_size + length));
    if (link->dead || uv_write(&made->write, (uv_stream_t *)&link->tcp, &buffer, 1, sent) != 0)
        free(made);
}

/* The mask is 0: it is there to keep proxies from being fooled, and there is none. */
void vaka_bench_link_send(vaka_bench_link *link, const char *text)
{
    size_t length = strlen(text);
    unsigned char head[8] = {0x81, 0x80};
    size_t size = 6;

    if (length < 126) {
        head[1] |= (unsigned char)length;
    } else {
        head[1] |= 126;
        head[2] = (unsigned char)(length >> 8);
        head[3] = (unsigned char)length;
        size = 8;
    }
    send_bytes(link, head, size, text, length);
}

/* Takes one frame off the bytes from `from` on; 0: it has not come whole yet. */
static size_t take_frame(vaka_bench_link *link, size_t from)
{
    const unsigned char *at = (const unsigned char *)link->bytes + from;
    size_t have = link->size - from, length, head = 2;

    if (have < 2)
        return 0;
    length = at[1] & 0x7f;
    if (length == 126)
        head = 4;
    else if (length == 127)
        head = 10;
    if (have < head)
        return 0;
    if (head > 2)
        length = 0;
    for (size_t i = 2; i < head; i++)
        length = length << 8 | at[i];
    if (have < head + length)
        return 0;
    if ((at[0] & 0x0f) == 1 && link->heard)
        link->heard(link, (const char *)at + head, length);
    if ((at[0] & 0x0f) == 9 && length < 126) { /* who does not answer a ping is let go */
        const unsigned char pong[6] = {0x8a, (unsigned char)(0x80 | length)};

        send_bytes(link, pong, sizeof pong, (const char *)at + head, length);
    }
    return head + length;
}

static void take_frames(vaka_bench_link *link)
{
    size_t from = 0, step = 1;
    char *end;

    if (!link->open) {
        end = strstr(link->bytes, "\r\n\r\n");
        if (!end)
            return;
        link->open = strncmp(link->bytes, "HTTP/1.1 101", 12) == 0;
        link->dead = !link->open;
        from = (size_t)(end - link->bytes) + 4;
        if (link->open && link->plays)
            vaka_bench_link_send(link, "{\"id\":0,\"do\":\"hello\"}");
    }
    while (step > 0 && !link->dead) {
        step = take_frame(link, from);
        from += step;
    }
    memmove(link->bytes, link->bytes + from, link->size - from);
    link->size -= from;
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *out)
{
    vaka_bench_link *link = handle->data;

    (void)wanted;
    if (link->room - link->size < 2048) {
        link->room = 2 * link->room + 4096;
        link->bytes = vaka_xgrow(link->bytes, link->room);
    }
    *out = uv_buf_init(link->bytes + link->size, (unsigned)(link->room - link->size - 1));
}

static void got(uv_stream_t *stream, ssize_t count, const uv_buf_t *buffer)
{
    vaka_bench_link *link = stream->data;

    (void)buffer;
    if (count < 0) {
        link->dead = true;
        uv_read_stop(stream);
        return;
    }
    link->size += (size_t)count;
    link->bytes[link->size] = '\0';
    take_frames(link);
}

static void connected(uv_connect_t *connect, int status)
{
    vaka_bench_link *link = connect->data;

    if (status != 0) {
        link->dead = true;
        return;
    }
    uv_read_start((uv_stream_t *)&link->tcp, give_room, got);
    send_bytes(link, "", 0, link->request, strlen(link->request));
}

void vaka_bench_link_start(vaka_bench_link *link, uv_loop_t *loop, int port, const char *path,
                           const char *secret)
{
    struct sockaddr_in address;

    snprintf(link->request, sizeof link->request,
             "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n"
             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: vaka\r\n"
             "Cookie: vaka=%s\r\n\r\n",
             path, port, port, secret);
    uv_tcp_init(loop, &link->tcp);
    uv_tcp_nodelay(&link->tcp, 1);
    link->tcp.data = link->connect.data = link;
    uv_ip4_addr("127.0.0.1", port, &address);
    if (uv_tcp_connect(&link->connect, &link->tcp, (const struct sockaddr *)&address, connected))
        link->dead = true;
}

static void closed(uv_handle_t *handle)
{
    vaka_bench_link *link = handle->data;

    free(link->bytes);
    json_decref(link->choices);
}

void vaka_bench_link_close(vaka_bench_link *link)
{
    link->dead = true;
    if (link->tcp.data && !uv_is_closing((uv_handle_t *)&link->tcp))
        uv_close((uv_handle_t *)&link->tcp, closed);
}
