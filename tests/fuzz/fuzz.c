/* fuzz/fuzz.c - what the targets share.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

#include "script/mods/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const fuzz_target *const targets[] = {
    &fuzz_journal, &fuzz_action, &fuzz_engine,  &fuzz_data, &fuzz_mod,
    &fuzz_script,  &fuzz_bridge, &fuzz_drawing, &fuzz_pack,
#ifdef VAKA_FUZZ_SERVE
    &fuzz_message, &fuzz_request,
#endif
};

static vaka_plugins plugins;
static char folder[64];
static char file[256];

void fuzz_broken(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    fputs("BROKEN: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

vaka_plugins *fuzz_plugins(void)
{
    static const char *const folders[] = {VAKA_BUILD_DIR "/modules",
                                          VAKA_BUILD_DIR "/tests/modules", NULL};

    if (!plugins.count)
        vaka_modules_scan(&plugins, folders);
    return &plugins;
}

static void remove_folder(void)
{
    char command[128];

    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    FILE *shell = popen(command, "r");
    if (shell)
        pclose(shell);
}

const char *fuzz_folder(void)
{
    struct stat about;

    if (!*folder) {
        snprintf(folder, sizeof folder, "%s/vaka-fuzz-XXXXXX",
                 stat("/dev/shm", &about) == 0 ? "/dev/shm" : "/tmp");
        if (!mkdtemp(folder))
            fuzz_broken("there is no folder to write to");
        atexit(remove_folder);
    }
    return folder;
}

const char *fuzz_file(const char *name, const void *bytes, size_t size)
{
    snprintf(file, sizeof file, "%s/%s", fuzz_folder(), name);
    FILE *out = fopen(file, "wb");
    if (!out || (size && fwrite(bytes, size, 1, out) != 1) || fclose(out))
        fuzz_broken("cannot write %s", file);
    return file;
}

const fuzz_target *fuzz_chosen(void)
{
    const char *name = getenv("VAKA_FUZZ");

    for (size_t i = 0; name && i < sizeof targets / sizeof *targets; i++) {
        if (strcmp(targets[i]->name, name) != 0)
            continue;
        if (targets[i]->begin)
            targets[i]->begin();
        return targets[i];
    }
    fputs("VAKA_FUZZ names one of:", stderr);
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
        fprintf(stderr, " %s", targets[i]->name);
    fputc('\n', stderr);
    exit(2);
}
