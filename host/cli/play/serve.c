/* cli/play/serve.c - `vaka serve`: games for people with browsers.
 *
 * SPDX-License-Identifier: MIT
 *
 * The server is a program of its own, vaka-serve, beside this one: it has libraries that nothing
 * else needs. This one becomes it. */
#include "cli/base/commands.h"
#include "cli/base/window.h"

static int run_serve(const vaka_given *given)
{
    (void)given;
    vaka_window_become("vaka-serve");
    return vaka_complain(
        VAKA_EXIT_FAILED,
        "the server was not built; `./vaka serve` in the source tree installs what "
        "it needs and builds it");
}

static const vaka_cli_option options[] = {
    {"lan", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "listen on the network of this machine, and show the link for\n"
     "friends, as a QR code too"},
    {"address", VAKA_OPTION_TEXT, "ADDRESS", 0, 0, "listen there; normally 127.0.0.1"},
    {"port", VAKA_OPTION_NUMBER, "N", 1, 65535, "normally 8080"},
    {"origin", VAKA_OPTION_TEXT, "URL", 0, 0,
     "what people see where a proxy stands in front:\n"
     "https://games.example.org"},
    {"cert", VAKA_OPTION_TEXT, "FILE", 0, 0, "certificate (PEM), to be reached by https"},
    {"key", VAKA_OPTION_TEXT, "FILE", 0, 0, "its private key"},
    {"store", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "where tables and games are kept; normally vaka/serve.db in the\n"
     "data folder"},
    {"web", VAKA_OPTION_TEXT, "DIR", 0, 0, "the files of the page; normally those of this version"},
    {"games", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "games that tables may be made of, separated by commas; normally all"},
    {"tables", VAKA_OPTION_NUMBER, "N", 1, 1000000, "most tables; normally 10000"},
    {"guests", VAKA_OPTION_NUMBER, "N", 1, 100000, "most connections; normally 12000"},
    {"workers", VAKA_OPTION_NUMBER, "N", 1, 256, "most processes that play; normally 16"},
    {"pace", VAKA_OPTION_NUMBER, "N", 1, 100000,
     "messages a second that a connection may send in the long run;\n"
     "normally 20, and three times as many at once"},
    {"ping", VAKA_OPTION_NUMBER, "N", 1, 3600,
     "seconds of silence before a page is asked whether it is there;\n"
     "normally 30. Without an answer it is let go after as many again\n"
     "and ten more"},
    {"log-json", VAKA_OPTION_SWITCH, NULL, 0, 0, "a JSON object a line in the log, on stderr"},
    {"check", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "only see whether all is in order: addresses, files, the store; and\n"
     "play every game of it again: whatever cannot be is named"},
    {0},
};

const vaka_command vaka_command_serve = {
    .name = "serve",
    .args = "",
    .summary = "serve games to browsers",
    .about =
        "Serves a page on which tables are made and played, for people with browsers: on this\n"
        "machine alone, or with --lan for friends on the same network. No accounts: every\n"
        "seat has a link, and whoever has the link has the seat. Games are kept, and go on\n"
        "where they were when the server starts again. sdk/docs/serve.md tells how to run\n"
        "it for longer: behind a proxy, as a service, with backups.",
    .examples = "  vaka serve\n"
                "  vaka serve --lan\n"
                "  vaka serve --origin https://games.example.org --store /var/lib/vaka/serve.db\n"
                "  vaka serve --check --cert fullchain.pem --key privkey.pem\n",
    .options = options,
    .run = run_serve,
};
