/* script/texts/lang_host.c - the host's own texts, from assets/lang/xx.lua.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each is a data file, `return { ["English text"] = "…" }`; what it has for "English" is its own
 * name. They lie below VAKA_ASSETS, or else below `assets` beside the program (in a build tree a
 * link to the sources), or where it was installed; those in $XDG_DATA_HOME/vaka/lang are laid over
 * them. */
#include "script/mods/mod_files.h"
#include "script/texts/lang.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool join(char *out, const char *folder, const char *below)
{
    struct stat about;
    int length = snprintf(out, VAKA_LONGEST_PATH, "%s%s", folder, below);

    return length > 0 && length < VAKA_LONGEST_PATH && stat(out, &about) == 0 &&
           S_ISDIR(about.st_mode);
}

static bool beside_program(char *out)
{
    char program[VAKA_LONGEST_PATH];

    return vaka_program_folder(program) &&
           (join(out, program, "/assets/lang") || join(out, program, "/../share/vaka/assets/lang"));
}

static bool find_shipped(char *out)
{
    const char *assets = getenv("VAKA_ASSETS");

    if (assets && *assets)
        return join(out, assets, "/lang");
    if (beside_program(out))
        return true;
#ifdef VAKA_SYSTEM_ASSETS
    return join(out, VAKA_SYSTEM_ASSETS, "/lang");
#else
    return false;
#endif
}

static bool find_own(char *out)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (data && data[0] == '/')
        return join(out, data, "/vaka/lang");
    return home && home[0] == '/' && join(out, home, "/.local/share/vaka/lang");
}

/* Files that cannot be read are passed over: their language stays English. */
static void add_folder(vaka_texts *texts, const char *folder)
{
    vaka_complaints unheard = {0};
    vaka_mod_files files;
    vaka_arena arena = {0};

    vaka_files_read(&files, &arena, folder, NULL, &unheard);
    for (uint32_t i = 0; i < files.count; i++)
        if (!*files.at[i].folder)
            vaka_texts_add_file(texts, &files.at[i]);
    vaka_arena_done(&arena);
    vaka_complaints_done(&unheard);
}

void vaka_lang_read_host(vaka_texts *texts)
{
    char folder[VAKA_LONGEST_PATH];

    if (find_shipped(folder))
        add_folder(texts, folder);
    if (find_own(folder))
        add_folder(texts, folder);
}
