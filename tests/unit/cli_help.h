/* tests/unit/cli_help.h - the program as it is called, in a folder of its own.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_CLI_HELP_H
#define UNIT_CLI_HELP_H

#include "registered.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define OUTPUT 262144

typedef struct bench {
    char folder[64];
    char output[OUTPUT]; /* of the last call, both streams */
    int status;
} bench;

/* The test game with its content; nothing of the user's own. */
static inline int open_bench(void **state)
{
    bench *at = calloc(1, sizeof *at);

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-cli-XXXXXX");
    if (!mkdtemp(at->folder))
        return -1;
    setenv("XDG_DATA_HOME", at->folder, 1);
    setenv("XDG_STATE_HOME", at->folder, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("VAKA_TEST_MODULES", "1", 1);
    unsetenv("VAKA_MODULE_PATH");
    *state = at;
    return 0;
}

/* Runs a piece of shell in the folder; `vaka` is the program. */
static inline int shell(bench *at, const char *script)
{
    char command[8192];
    FILE *pipe;
    size_t length;

    snprintf(command, sizeof command, "cd '%s' && exec 2>&1; vaka() { '%s/vaka' \"$@\"; }; %s",
             at->folder, VAKA_BUILD_DIR, script);
    pipe = popen(command, "r");
    assert_non_null(pipe);
    length = fread(at->output, 1, OUTPUT - 1, pipe);
    at->output[length] = '\0';
    at->status = pclose(pipe);
    assert_true(WIFEXITED(at->status));
    at->status = WEXITSTATUS(at->status);
    return at->status;
}

static inline int close_bench(void **state)
{
    bench *at = *state;

    shell(at, "cd / && rm -rf \"$OLDPWD\"");
    free(at);
    return 0;
}

static inline void has(const bench *at, const char *words)
{
    if (!strstr(at->output, words))
        fail_msg("\"%s\" is not in:\n%s", words, at->output);
}

static inline void lacks(const bench *at, const char *words)
{
    if (strstr(at->output, words))
        fail_msg("\"%s\" is in:\n%s", words, at->output);
}

/* `vaka ARGS` ends with a status and says something. */
static inline void says(bench *at, const char *args, int status, const char *words)
{
    char script[8000];

    snprintf(script, sizeof script, "vaka %s", args);
    shell(at, script);
    if (at->status != status || !strstr(at->output, words))
        fail_msg("vaka %s: status %d, expected %d and \"%s\" in:\n%s", args, at->status, status,
                 words, at->output);
}

/* Writes a file of the folder, and the folder it lies in. */
static inline void write_file(const bench *at, const char *name, const char *text)
{
    char path[512];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", at->folder, name);
    for (char *slash = path + strlen(at->folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(path, 0777);
        *slash = '/';
    }
    file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

/* A mod of one event card, of a level of the script API; and what happens when the card is played.
 */
static inline void begin_mod(const bench *at, int level)
{
    char text[256];

    snprintf(text, sizeof text,
             "return { id = 'odd', title = 'Odd', version = '1', api = %d, game = 'skirmish',\n"
             "         licence = 'MIT', authors = { 'Ann' } }\n",
             level);
    write_file(at, "odd/mod.lua", text);
}

static inline void write_card(const bench *at, const char *body)
{
    char text[1024];

    snprintf(text, sizeof text,
             "return { title = 'Odd', text = 'Odd.', mood = 'bad', play = function(seat)\n%s\nend "
             "}\n",
             body);
    write_file(at, "odd/events/odd.lua", text);
}

/* A test that has a bench of its own. */
#define BENCH_TEST(name) TEST_WITH(name, open_bench, close_bench)

#endif
