/* cli/mods/pack.c - `vaka pack`: a mod as one file, to be handed on.
 *
 * SPDX-License-Identifier: MIT */
#include "share/pack.h"
#include "cli/base/commands.h"
#include "cli/mods/mod_paths.h"
#include "cli/mods/new_files.h"
#include "script/mods/game.h"
#include "script/mods/manifest.h"
#include "share/installed.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What is wrong is told. */
static bool is_good(const char *folder)
{
    const char *const paths[] = {folder, NULL};
    vaka_complaints complaints = {0};
    vaka_plugins plugins;
    bool good;

    vaka_modules_scan(&plugins, NULL);
    const vaka_check_games games = vaka_check_games_of(&plugins);
    vaka_check_shipped(paths, &games, &complaints);
    vaka_check_paths(paths, &games, &complaints);
    vaka_complaints_sort(&complaints);
    vaka_mod_paths_tell(&complaints, stdout);
    good = vaka_complaints_errors(&complaints) == 0;
    vaka_complaints_done(&complaints);
    vaka_plugins_done(&plugins);
    return good;
}

static vaka_status write(const vaka_pack *pack, const vaka_mod_card *card, const char *path,
                         vaka_error *err)
{
    char comment[512];

    snprintf(comment, sizeof comment, "Vaka: %s %s (%s) for %s, API level %u, contents %016" PRIx64,
             card->id, card->version, card->title, card->game, card->api, vaka_pack_hash(pack));
    return vaka_pack_write(pack, card->id, comment, path, err);
}

static uint32_t line_of(const char *text, const char *at)
{
    uint32_t line = 1;

    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

/* Words that `vaka new` wrote, between quotes: whoever gets the mod reads them. */
static void tell_words(const vaka_mod_card *card, const vaka_pack_file *file)
{
    char quoted[64];

    for (const char *const *word = vaka_new_words; *word; word++) {
        snprintf(quoted, sizeof quoted, "\"%s\"", *word);
        const char *at = strstr(file->bytes, quoted);
        if (at)
            vaka_complain(0, "%s/%s:%u: %s is still what `vaka new` wrote; others will read it",
                          card->id, file->path, line_of(file->bytes, at), quoted);
    }
}

static int pack_folder(const char *folder, const char *path)
{
    vaka_pack pack = {0};
    vaka_mod_card card;
    vaka_error err;
    char usual[160];
    int status = VAKA_EXIT_GOOD;

    if (vaka_mod_card_read(&card, folder, &err) || vaka_pack_gather(&pack, folder, &err)) {
        vaka_pack_done(&pack);
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    }
    for (uint32_t i = 0; i < pack.count; i++)
        tell_words(&card, &pack.files[i]);
    snprintf(usual, sizeof usual, "%s-%s.zip", card.id, card.version);
    if (write(&pack, &card, path ? path : usual, &err))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else
        printf("%s: %s %s, %u files, %" PRIu64 " bytes, contents %016" PRIx64 "\n",
               path ? path : usual, card.id, card.version, pack.count, pack.bytes,
               vaka_pack_hash(&pack));
    vaka_pack_done(&pack);
    return status;
}

static int run_pack(const vaka_given *given)
{
    vaka_check_mods mods = {0};
    vaka_complaints complaints = {0};
    int status = VAKA_EXIT_FAILED;

    vaka_check_find(given->arg[0], &mods, &complaints);
    vaka_mod_paths_tell(&complaints, stderr);
    if (mods.count > 1 && !vaka_mod_is_in(given->arg[0]))
        vaka_complain(0, "%s holds %u mods; name one of them", given->arg[0], mods.count);
    else if (mods.count && is_good(given->arg[0]))
        status = pack_folder(mods.folders[0], vaka_options_text(given, "to"));
    else if (mods.count)
        vaka_complain(0, "%s is not packed: it has faults", given->arg[0]);
    vaka_check_mods_done(&mods);
    vaka_complaints_done(&complaints);
    return status;
}

static const vaka_cli_option options[] = {
    {"to", VAKA_OPTION_TEXT, "FILE", 0, 0, "the file to write; normally ID-VERSION.zip, here"},
    {0},
};

const vaka_command vaka_command_pack = {
    .name = "pack",
    .args = "DIR",
    .summary = "make one file of a mod, to share it",
    .about =
        "Checks the mod (or game in Lua) in the folder DIR as `vaka check` does, and makes a zip\n"
        "of it that others install by `vaka install FILE`, or by dropping it on the window. The\n"
        "same contents give the same file, byte by byte. Files and folders whose names begin with\n"
        "a dot are left out; anything that mods are not made of is refused.",
    .examples = "  vaka pack my-mod\n"
                "  vaka pack my-mod --to winds.zip\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run = run_pack,
};
