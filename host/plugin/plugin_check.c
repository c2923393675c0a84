/* plugin/plugin_check.c - checks a module before anything of it is called.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugin_check.h"

#include <string.h>

/* The struct as it was first published, and more than it will ever be. */
#define FIRST_SIZE (offsetof(vaka_module, query) + sizeof((vaka_module *)0)->query)
#define MOST_SIZE 4096u
#define MOST_GAME (64u * 1024)
#define MOST_FACTS (1024u * 1024)

vaka_status vaka_plugin_widen(const vaka_module *module, vaka_module *whole, vaka_error *err)
{
    vaka_stamp stamp = module->stamp;

    if (stamp.size >= sizeof stamp && stamp.abi != VAKA_ABI)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "the module was built for ABI %u, this program has ABI %u", stamp.abi,
                         VAKA_ABI);
    if (stamp.size < FIRST_SIZE)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "the module's struct is too short: %u bytes by its stamp, at least %u",
                         stamp.size, (uint32_t)FIRST_SIZE);
    if (stamp.size > MOST_SIZE)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "the module's struct cannot be %u bytes long, as its stamp says",
                         stamp.size);
    *whole = (vaka_module){0};
    memcpy(whole, module, stamp.size < sizeof *whole ? stamp.size : sizeof *whole);
    return VAKA_OK;
}

static vaka_status check_names(const vaka_module *module, vaka_error *err)
{
    char quote[VAKA_WORD_QUOTE];

    if (!module->id)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "the module has no id");
    if (!vaka_plugin_is_id(module->id))
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "the module's id '%s' is not lower-case words joined by dots",
                         vaka_word_quote(vaka_word_of(module->id), quote));
    if (!vaka_plugin_is_text(module->title))
        return vaka_fail(err, VAKA_ERR_CONTRACT, "module %s has no title", module->id);
    if (!module->version)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "module %s has no version", module->id);
    if (!vaka_plugin_is_version(module->version))
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "module %s: version '%s' is not numbers joined by dots", module->id,
                         vaka_word_quote(vaka_word_of(module->version), quote));
    return VAKA_OK;
}

static vaka_status check_numbers(const vaka_module *module, vaka_error *err)
{
    if (module->seats_min < 1 || module->seats_max > VAKA_MAX_SEATS ||
        module->seats_min > module->seats_max)
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "the module takes %d to %d seats: there are 1 to %d", module->seats_min,
                         module->seats_max, VAKA_MAX_SEATS);
    if (module->game_size % 8 != 0)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "game_size %u is no multiple of 8",
                         module->game_size);
    if (module->game_size > MOST_GAME)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "game_size %u is too big: at most %u",
                         module->game_size, MOST_GAME);
    if (module->facts_size > MOST_FACTS)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "facts_size %u is too big: at most %u",
                         module->facts_size, MOST_FACTS);
    return VAKA_OK;
}

static vaka_status check_callbacks(const vaka_module *module, vaka_error *err)
{
    const char *missing = !module->layout    ? "layout"
                          : !module->setup   ? "setup"
                          : !module->step    ? "step"
                          : !module->legal   ? "legal"
                          : !module->why_not ? "why_not"
                          : !module->apply   ? "apply"
                                             : NULL;

    if (missing)
        return vaka_fail(err, VAKA_ERR_CONTRACT, "the rules are incomplete: there is no %s()",
                         missing);
    return VAKA_OK;
}

vaka_status vaka_plugin_check(const vaka_module *module, vaka_error *err)
{
    vaka_module whole;
    vaka_status status = vaka_plugin_widen(module, &whole, err);

    status = status ? status : check_names(&whole, err);
    status = status ? status : check_numbers(&whole, err);
    status = status ? status : check_callbacks(&whole, err);
    return status ? status : vaka_plugin_check_tables(&whole, err);
}
