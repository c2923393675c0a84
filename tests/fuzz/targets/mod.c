/* fuzz/targets/mod.c - any files as a mod: usable, or complained about by file and line.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line "--- PATH" begins a file of the mod; what comes before the first one is mod.lua. */
#include "fuzz.h"

#include "script/run/loaded.h"
#include "script/tools/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 8u

static char root[96];
static char made[MOST_FILES][192];
static unsigned count;

static void begin(void)
{
    static const char *const folders[] = {"events", "cultures", "rules",     "chits",
                                          "orders", "lang",     "scenarios", "data"};

    fuzz_plugins();
    snprintf(root, sizeof root, "%s/mod", fuzz_folder());
    mkdir(root, 0777);
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char path[192];
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        mkdir(path, 0777);
    }
}

static void write_file(const char *name, const uint8_t *bytes, size_t size)
{
    if (count == MOST_FILES || strstr(name, "..") || *name == '/')
        return;
    snprintf(made[count], sizeof made[count], "%s/%s", root, name);
    FILE *out = fopen(made[count], "wb");
    if (!out)
        return;
    fwrite(bytes, 1, size, out);
    fclose(out);
    count++;
}

static void write_files(const uint8_t *bytes, size_t size)
{
    char name[64] = "mod.lua";
    size_t start = 0;

    for (size_t at = 0; at <= size;) {
        const uint8_t *end = at < size ? memchr(bytes + at, '\n', size - at) : NULL;
        size_t next = end ? (size_t)(end - bytes) + 1 : size;
        bool heading = next - at > 5 && next - at < 48 && memcmp(bytes + at, "--- ", 4) == 0;
        if (heading || next == size) {
            write_file(name, bytes + start, heading ? at - start : size - start);
            snprintf(name, sizeof name, "%.*s", heading ? (int)(next - at - 5) : 0,
                     (const char *)bytes + (heading ? at + 4 : 0));
            start = next;
        }
        if (next == size)
            return;
        at = next;
    }
}

static void open_mod(const vaka_module *module)
{
    const char *folders[] = {root, NULL};
    vaka_library_choice choice = {.seats = module->seats_min};
    vaka_complaints complaints = {0};
    vaka_content *content = NULL;
    vaka_library library;
    vaka_error err = {0};

    vaka_library_open(&library, module, folders);
    vaka_check_files(&library, folders, &complaints);
    if (vaka_library_content(&library, &choice, &content, &err) && !*err.text)
        fuzz_broken("no content, without a word");
    for (uint32_t i = 0; i < library.mod_count; i++)
        if (!library.mods[i].usable && (!library.mods[i].trouble || !*library.mods[i].trouble))
            fuzz_broken("a mod is not usable, and nobody says why");
    vaka_content_free(content);
    vaka_complaints_done(&complaints);
    vaka_library_done(&library);
}

static void run(const uint8_t *bytes, size_t size)
{
    const vaka_module *module = vaka_plugins_find(fuzz_plugins(), "skirmish", NULL);

    if (!module || memchr(bytes, '\0', size))
        return;
    count = 0;
    write_files(bytes, size);
    open_mod(module);
    for (unsigned i = 0; i < count; i++)
        unlink(made[i]);
}

const fuzz_target fuzz_mod = {"mod", begin, run};
