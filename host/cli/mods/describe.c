/* cli/mods/describe.c - `vaka describe`: what scripts of a game may use.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/describe.h"
#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"

#include <stdio.h>
#include <stdlib.h>

static int describe(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    const char *folder = vaka_options_text(given, "stubs");
    vaka_error err;

    (void)mod_choice;
    if (folder && vaka_describe_write(module, folder, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (folder) {
        printf("%s: an editor with the Lua language server now knows what %s offers\n", folder,
               module->title);
        return VAKA_EXIT_GOOD;
    }
    char *text = vaka_describe_reference(module);
    fputs(text, stdout);
    free(text);
    return VAKA_EXIT_GOOD;
}

static const vaka_cli_option options[] = {
    {"stubs", VAKA_OPTION_TEXT, "DIR", 0, 0,
     "write files for editors into the folder of a mod instead:\n"
     ".vaka/GAME.lua (LuaCATS), .luarc.json and .luacheckrc"},
    {0},
};

const vaka_command vaka_command_describe = {
    .name = "describe",
    .args = "GAME",
    .summary = "what scripts of a game may use",
    .about =
        "Prints the reference for authors of mods for GAME: the sorts of cards and their fields,\n"
        "fields of rules, scenarios and mod.lua, moments at which content may act, functions of "
        "the\n"
        "game and of the host, questions to players, values, tables of printed values. It is made\n"
        "from the tables by which the program itself works.",
    .examples = "  vaka describe GAME\n"
                "  vaka describe GAME --stubs my-mod\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run_with_mods = describe,
};
