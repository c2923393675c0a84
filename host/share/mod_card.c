/* share/mod_card.c - who a mod says it is.
 *
 * SPDX-License-Identifier: MIT */
#include "share/installed.h"

#include "script/lua/sandbox.h"
#include "script/mods/manifest.h"

#include <stdio.h>

static void copy(char *to, size_t room, const char *from)
{
    snprintf(to, room, "%s", from ? from : "");
}

static void fill(vaka_mod_card *card, const vaka_mod_info *info)
{
    *card = (vaka_mod_card){.api = info->api};
    copy(card->id, sizeof card->id, info->id);
    copy(card->title, sizeof card->title, info->title);
    copy(card->version, sizeof card->version, info->version);
    copy(card->game, sizeof card->game, info->game);
    copy(card->licence, sizeof card->licence, info->licence);
    copy(card->authors, sizeof card->authors, info->authors);
}

vaka_status vaka_mod_card_read(vaka_mod_card *card, const char *folder, vaka_error *err)
{
    vaka_arena arena = {0};
    vaka_mod_place place = {vaka_arena_copy(&arena, folder), false, false, false};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    vaka_complaints complaints = {0};
    vaka_manifest manifest;
    vaka_status status = VAKA_OK;
    char line[200] = "";

    vaka_manifest_read(&manifest, &place, NULL, sandbox, &arena, &complaints);
    fill(card, &manifest.info);
    if (!manifest.read) {
        vaka_complaints_since(&complaints, 0, line, sizeof line);
        status = vaka_fail(err, VAKA_ERR_DATA, "%s", line);
    }
    vaka_complaints_done(&complaints);
    vaka_arena_done(&arena);
    vaka_sandbox_free(sandbox);
    return status;
}
