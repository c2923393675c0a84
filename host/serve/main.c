/* serve/main.c - the program `vaka-serve`: the server, or one of its workers.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "serve/bench/bench.h"
#include "serve/serve.h"
#include "serve/worker.h"

#include "cli/engine/engine_request.h"

#include <signal.h>
#include <string.h>

int main(int argc, char **argv)
{
    vaka_given given;
    int status;

    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a disk that is full */
#ifndef VAKA_SANITIZED        /* which would not see what is used after it was freed */
    vaka_json_keep_memory();
#endif
    if (argc > 1 && strcmp(argv[1], "worker") == 0)
        return vaka_worker_run();
    if (argc > 1 && strcmp(argv[1], "serve") == 0) {
        argc--;
        argv++;
    }
    if (argc > 1 && strcmp(argv[1], "bench") == 0)
        return vaka_options_read(&vaka_command_bench, argc - 2, argv + 2, &given, &status)
                   ? vaka_serve_bench(&given)
                   : status;
    if (!vaka_options_read(&vaka_command_serve, argc - 1, argv + 1, &given, &status))
        return status;
    return vaka_serve_run(&given);
}
