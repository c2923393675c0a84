/* serve/config.c - how the server was told to run.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/config.h"

#include "cli/base/window.h"
#include "files/file.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#define PORT 8080

/* --- names of this server ----------------------------------------------------------------------
 */

static void add_host(vaka_serve_config *config, const char *name)
{
    char host[sizeof config->host[0]];

    if (config->hosts == VAKA_SERVE_HOSTS)
        return;
    if (config->port == (config->certificate ? 443 : 80)) /* which browsers leave out */
        snprintf(host, sizeof host, "%s", name);
    else
        snprintf(host, sizeof host, "%s:%d", name, config->port);
    memcpy(config->host[config->hosts++], host, sizeof host);
}

/* The addresses of this machine in its network; the first of them is told to people. */
static void add_own_addresses(vaka_serve_config *config)
{
    struct ifaddrs *list = NULL;
    char text[INET_ADDRSTRLEN], name[100] = "";

    if (getifaddrs(&list) == 0) {
        for (const struct ifaddrs *at = list; at; at = at->ifa_next) {
            const struct sockaddr_in *address = (const void *)at->ifa_addr;

            if (!at->ifa_addr || at->ifa_addr->sa_family != AF_INET ||
                (at->ifa_flags & IFF_LOOPBACK) ||
                !inet_ntop(AF_INET, &address->sin_addr, text, sizeof text))
                continue;
            add_host(config, text);
        }
        freeifaddrs(list);
    }
    if (gethostname(name, sizeof name - 1) == 0 && *name)
        add_host(config, name);
}

static bool is_loopback(const char *address)
{
    return strcmp(address, "127.0.0.1") == 0 || strcmp(address, "::1") == 0 ||
           strcmp(address, "localhost") == 0;
}

static void fill_hosts(vaka_serve_config *config)
{
    if (config->lan || strcmp(config->address, "0.0.0.0") == 0)
        add_own_addresses(config);
    else if (!is_loopback(config->address))
        add_host(config, config->address);
    add_host(config, "127.0.0.1");
    add_host(config, "localhost");
    add_host(config, "[::1]");
}

bool vaka_serve_config_host(const vaka_serve_config *config, const char *host)
{
    const char *front = config->origin ? strstr(config->origin, "://") : NULL;

    if (front && strcasecmp(front + 3, host) == 0)
        return true;
    for (int i = 0; i < config->hosts; i++)
        if (strcasecmp(config->host[i], host) == 0)
            return true;
    return false;
}

bool vaka_serve_config_origin(const vaka_serve_config *config, const char *origin)
{
    const char *scheme = config->certificate ? "https://" : "http://";
    size_t length = strlen(scheme);

    if (config->origin && strcasecmp(config->origin, origin) == 0)
        return true;
    if (strncasecmp(origin, scheme, length) != 0)
        return false;
    for (int i = 0; i < config->hosts; i++)
        if (strcasecmp(config->host[i], origin + length) == 0)
            return true;
    return false;
}

void vaka_serve_config_link(const vaka_serve_config *config, char *out, size_t room)
{
    if (config->origin)
        snprintf(out, room, "%s", config->origin);
    else
        snprintf(out, room, "%s://%s", config->certificate ? "https" : "http", config->host[0]);
}

/* --- folders ---------------------------------------------------------------------------------- */

static vaka_status find_store(vaka_serve_config *config, const char *given, vaka_error *err)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    char folder[sizeof config->store - 16];
    int length;

    if (given) {
        snprintf(config->store, sizeof config->store, "%s", given);
        return VAKA_OK;
    }
    if (data && data[0] == '/')
        length = snprintf(folder, sizeof folder, "%s/vaka", data);
    else if (home && *home)
        length = snprintf(folder, sizeof folder, "%s/.local/share/vaka", home);
    else
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "there is no home folder to keep the games in; say where by --store");
    if (length >= (int)sizeof folder)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the data folder is too long");
    vaka_status status = vaka_file_folders(folder, err);
    snprintf(config->store, sizeof config->store, "%s/serve.db", folder);
    return status;
}

static bool has_page(const char *folder)
{
    char path[sizeof((vaka_serve_config *)0)->web + 16];

    snprintf(path, sizeof path, "%s/index.html", folder);
    return access(path, R_OK) == 0;
}

static vaka_status find_web(vaka_serve_config *config, const char *given, vaka_error *err)
{
    static const char *const beside[] = {"assets/web", "../share/vaka/assets/web"};
    const char *assets = getenv("VAKA_ASSETS");

    if (given)
        snprintf(config->web, sizeof config->web, "%s", given);
    else if (assets && *assets)
        snprintf(config->web, sizeof config->web, "%s/web", assets);
    else
        for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
            if (vaka_window_beside(beside[i], config->web, sizeof config->web) &&
                has_page(config->web))
                break;
    if (has_page(config->web))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "there is no page (index.html) in %.160s", config->web);
}

/* --- the command line ------------------------------------------------------------------------- */

static vaka_status check_files(const vaka_serve_config *config, vaka_error *err)
{
    const char *const files[] = {config->certificate, config->private_key};

    if (!config->certificate != !config->private_key)
        return vaka_fail(err, VAKA_ERR_DATA, "--cert and --key go together");
    for (int i = 0; i < 2; i++)
        if (files[i] && access(files[i], R_OK) != 0)
            return vaka_fail(err, VAKA_ERR_DATA, "cannot read %.200s", files[i]);
    return VAKA_OK;
}

static vaka_status check_origin(const char *origin, vaka_error *err)
{
    const char *host = origin ? strstr(origin, "://") : NULL;

    if (!origin)
        return VAKA_OK;
    if (!host || (strncmp(origin, "http://", 7) != 0 && strncmp(origin, "https://", 8) != 0) ||
        !host[3] || strchr(host + 3, '/'))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "--origin is what people see in front: https://games.example.org, without "
                         "a slash at its end");
    return VAKA_OK;
}

static vaka_status read_address(vaka_serve_config *config, const vaka_given *given, vaka_error *err)
{
    const char *address = vaka_options_text(given, "address");
    struct in_addr v4;
    struct in6_addr v6;

    config->lan = vaka_options_has(given, "lan");
    if (config->lan && address)
        return vaka_fail(err, VAKA_ERR_DATA, "--lan and --address do not go together");
    snprintf(config->address, sizeof config->address, "%s",
             config->lan ? "0.0.0.0"
             : address   ? address
                         : "127.0.0.1");
    if (inet_pton(AF_INET, config->address, &v4) != 1 &&
        inet_pton(AF_INET6, config->address, &v6) != 1)
        return vaka_fail(err, VAKA_ERR_DATA, "--address must be an address like 127.0.0.1");
    return VAKA_OK;
}

vaka_status vaka_serve_config_read(vaka_serve_config *config, const vaka_given *given,
                                   vaka_error *err)
{
    vaka_status status;

    *config = (vaka_serve_config){0};
    config->port = (int)vaka_options_number(given, "port", PORT);
    config->origin = vaka_options_text(given, "origin");
    config->certificate = vaka_options_text(given, "cert");
    config->private_key = vaka_options_text(given, "key");
    config->games = vaka_options_text(given, "games");
    config->tables = (uint32_t)vaka_options_number(given, "tables", 10000);
    config->guests = (uint32_t)vaka_options_number(given, "guests", 12000);
    config->workers = (uint32_t)vaka_options_number(given, "workers", 16);
    config->pace = (uint32_t)vaka_options_number(given, "pace", 20);
    config->ping = (uint32_t)vaka_options_number(given, "ping", 30);
    config->log_json = vaka_options_has(given, "log-json");
    status = read_address(config, given, err);
    if (status == VAKA_OK)
        status = check_origin(config->origin, err);
    if (status == VAKA_OK)
        status = check_files(config, err);
    if (status == VAKA_OK)
        status = find_store(config, vaka_options_text(given, "store"), err);
    if (status == VAKA_OK)
        status = find_web(config, vaka_options_text(given, "web"), err);
    /* A proxy in front of it brings strangers to 127.0.0.1, too. */
    config->open = is_loopback(config->address) && !config->origin;
    fill_hosts(config);
    return status;
}
