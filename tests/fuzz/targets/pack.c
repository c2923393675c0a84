/* fuzz/targets/pack.c - any bytes as a pack: refused with a sentence, or files with good names.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is read is laid into a folder: nothing may be there that the pack does not name. */
#include "fuzz.h"

#include "share/installed.h"
#include "share/pack.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static void look_at(const vaka_pack *pack)
{
    uint64_t bytes = 0;

    for (uint32_t i = 0; i < pack->count; i++) {
        if (vaka_pack_name_fault(pack->files[i].path))
            fuzz_broken("a bad name was read: %s", pack->files[i].path);
        if (pack->files[i].size > VAKA_PACK_FILE)
            fuzz_broken("%s is too long", pack->files[i].path);
        bytes += pack->files[i].size;
    }
    if (pack->count > VAKA_PACK_FILES || bytes > VAKA_PACK_BYTES)
        fuzz_broken("too much was read");
}

static void lay(const vaka_pack *pack)
{
    char folder[128], path[512];
    struct stat about;
    vaka_error err = {0};

    snprintf(folder, sizeof folder, "%s/laid", fuzz_folder());
    mkdir(folder, 0700);
    if (vaka_pack_lay(pack, folder, &err) == VAKA_OK)
        for (uint32_t i = 0; i < pack->count; i++) {
            snprintf(path, sizeof path, "%s/%s", folder, pack->files[i].path);
            if (lstat(path, &about) != 0 || !S_ISREG(about.st_mode))
                fuzz_broken("%s is not there", pack->files[i].path);
        }
    vaka_installed_erase(folder);
}

static void run(const uint8_t *bytes, size_t size)
{
    vaka_pack pack = {0};
    vaka_error err = {0};

    if (vaka_pack_read(&pack, fuzz_file("a.zip", bytes, size), &err) != VAKA_OK) {
        if (strlen(err.text) < 8)
            fuzz_broken("refused without a word");
    } else {
        look_at(&pack);
        lay(&pack);
    }
    vaka_pack_done(&pack);
}

const fuzz_target fuzz_pack = {"pack", NULL, run};
