/* serve/config.h - how the server was told to run.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_CONFIG_H
#define SERVE_CONFIG_H

#include "cli/base/options.h"

#define VAKA_SERVE_HOSTS 16

typedef struct vaka_serve_config {
    char address[64]; /* to listen on; "0.0.0.0" for all */
    int port;
    bool lan;
    bool open;               /* whoever reaches it may make tables: only on 127.0.0.1 */
    const char *origin;      /* what people see in front of it, "https://games.example.org" */
    const char *certificate; /* files; NULL: plain http */
    const char *private_key;
    char store[4096];
    char web[4096];    /* folder of the page */
    const char *games; /* those that tables may be made of, with commas; NULL: all */
    uint32_t tables, guests, workers, pace; /* at most */
    uint32_t ping; /* seconds of silence before one is asked whether he is there */
    bool log_json, quiet;
    char host[VAKA_SERVE_HOSTS][128]; /* what `Host` may say */
    int hosts;
} vaka_serve_config;

/* Fills it in from the command line. Fails with a sentence that says what is wrong. */
vaka_status vaka_serve_config_read(vaka_serve_config *config, const vaka_given *given,
                                   vaka_error *err);

/* Is it a host that this server is? An origin of it: scheme and host? */
bool vaka_serve_config_host(const vaka_serve_config *config, const char *host);
bool vaka_serve_config_origin(const vaka_serve_config *config, const char *origin);

/* The address at which people reach it, with no slash at its end. */
void vaka_serve_config_link(const vaka_serve_config *config, char *out, size_t room);

#endif
