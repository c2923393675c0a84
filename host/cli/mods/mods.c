/* cli/mods/mods.c - `vaka mods`: the mods there are, switched on and off.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "script/mods/game.h"
#include "share/installed.h"

#include <stdio.h>
#include <string.h>

/* Part of every match, or chosen by the user? */
static const char *state_of(const vaka_library *library, const vaka_mod_info *mod)
{
    if (!mod->usable)
        return "broken";
    if (vaka_mod_is_usual(mod))
        return "always";
    return vaka_installed_is_on(vaka_library_short_name(library->module), mod->id) ? "on" : "off";
}

static void list_mods(const vaka_library *library)
{
    bool titled = false;

    for (uint32_t m = 0; m < library->mod_count; m++) {
        const vaka_mod_info *mod = &library->mods[m];

        if (mod->base)
            continue;
        if (!titled)
            printf("%s (%s)\n", library->module->title, vaka_library_short_name(library->module));
        titled = true;
        printf("  %-7s %s %s  %s%s\n", state_of(library, mod), mod->id, mod->version, mod->title,
               mod->bundled ? "" : " (yours)");
        if (!mod->usable)
            printf("          %s\n", mod->trouble);
    }
}

typedef struct switching {
    const char *id;
    bool on;
    int found;
    int status;
} switching;

static void switch_mod(const vaka_library *library, switching *of)
{
    const vaka_mod_info *mod = vaka_library_mod(library, of->id);
    const char *game = vaka_library_short_name(library->module);
    vaka_error err;

    if (!mod || mod->base)
        return;
    of->found++;
    if (vaka_mod_is_usual(mod) || (of->on && !mod->usable)) {
        of->status = vaka_complain(
            VAKA_EXIT_FAILED, "%s",
            mod->usable ? "this mod belongs to its game and is always part of it" : mod->trouble);
    } else if (vaka_installed_switch(game, mod->id, of->on, &err)) {
        of->status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        printf("%s is %s: new games of %s are played with%s it\n", mod->id, of->on ? "on" : "off",
               library->module->title, of->on ? "" : "out");
    }
}

/* Each game's library, for a list or for a switch. */
static int each_game(vaka_mod_choice *mod_choice, switching *of)
{
    const vaka_plugins *plugins = mod_choice->plugins;

    vaka_plugins_all(mod_choice->plugins);
    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (!module || !vaka_loader_concern(module))
            continue;
        const vaka_library *library = vaka_loader_library(&mod_choice->loader, module);
        if (of)
            switch_mod(library, of);
        else
            list_mods(library);
    }
    if (of && !of->found)
        return vaka_complain(VAKA_EXIT_FAILED, "there is no mod '%s'; `vaka mods` lists them",
                             of->id);
    return of ? of->status : VAKA_EXIT_GOOD;
}

static int mods(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    const char *verb = given->args ? given->arg[0] : "";
    switching of = {.id = given->args > 1 ? given->arg[1] : NULL, .on = strcmp(verb, "on") == 0};

    (void)module;
    if (!given->args)
        return each_game(mod_choice, NULL);
    if ((!of.on && strcmp(verb, "off") != 0) || !of.id)
        return vaka_complain(VAKA_EXIT_USAGE, "say `vaka mods on MOD` or `vaka mods off MOD`");
    return each_game(mod_choice, &of);
}

static int run_mods(const vaka_given *given)
{
    return vaka_mod_choice_run(given, mods);
}

static const vaka_cli_option no_options[] = {{0}};

const vaka_command vaka_command_mods = {
    .name = "mods",
    .args = "[on|off MOD]",
    .summary = "the mods there are; switch one on or off",
    .about =
        "Lists the mods of all games: those that are part of every match (always), those that new\n"
        "games take (on), and those that they do not (off). `vaka mods on MOD` and `vaka mods off\n"
        "MOD` switch one. A game that has begun keeps the mods it was begun with. Yours lie in\n"
        "$XDG_DATA_HOME/vaka/mods (usually ~/.local/share/vaka/mods).",
    .examples = "  vaka mods\n"
                "  vaka mods on sea_tales\n",
    .args_min = 0,
    .args_max = 2,
    .options = no_options,
    .run = run_mods,
};
