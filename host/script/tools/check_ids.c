/* script/tools/check_ids.c - literal ids of zones and kinds: is there any such thing?
 *
 * SPDX-License-Identifier: MIT
 *
 * Only a layout knows them, and a layout depends on scenario, rules and seats. So they are noted
 * while files are looked through, and then games are laid out until all are found, or until there
 * is no other game to lay out. With a mod that is wrong elsewhere none can be: then it is laid out
 * without it, and what may be a name of the mod's own is let pass. */
#include "layout/name.h"
#include "script/tools/check_inside.h"

#include <stdlib.h>
#include <string.h>

#define MOST_NEEDED 8 /* mods that another needs; more are not looked at */

/* The ids of one mod, and whether any game could be laid out with it. */
typedef struct search {
    vaka_scan_ids *ids;
    uint32_t mod;
    uint32_t missing;
    bool laid;
} search;

static void guess_in(vaka_scan_id *id, const vaka_layout *layout)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(id->text));

    for (int32_t i = 0; !id->kind && i < layout->zone_count; i++)
        if (layout->zones[i].id)
            vaka_guess_try(&guess, layout->zones[i].id);
    for (int32_t i = 0; id->kind && i < layout->kind_count; i++)
        vaka_guess_try(&guess, layout->kinds[i].id);
    if (!guess.best || guess.distance >= id->distance)
        return;
    snprintf(id->near, sizeof id->near, "%s", guess.best);
    id->distance = guess.distance;
}

static void look(void *data, const vaka_layout *layout)
{
    search *of = data;

    of->laid = true;
    of->missing = 0;
    for (uint32_t i = 0; i < of->ids->count; i++) {
        vaka_scan_id *id = &of->ids->at[i];
        if (id->mod != of->mod || id->found)
            continue;
        id->found =
            (id->kind ? vaka_kind_read(layout, id->text) : vaka_zone_read(layout, id->text)) >= 0;
        if (id->found)
            continue;
        guess_in(id, layout);
        of->missing++;
    }
}

/* For every number of seats, most of them first: they have the most places. */
static void search_choice(const vaka_library *library, search *of, vaka_library_choice choice,
                          const int32_t seats[2])
{
    vaka_error err;

    for (choice.seats = seats[1]; choice.seats >= seats[0] && of->missing; choice.seats--)
        vaka_check_lays_out(library, &choice, &(vaka_check_look){look, of}, &err);
}

/* The mod itself; or, where it cannot be used, what it needs of those that can. */
static void choose_mods(const vaka_library *library, uint32_t mod, const char *out[MOST_NEEDED + 2])
{
    const vaka_mod_info *info = &library->mods[mod];
    uint32_t count = 0;

    if (info->usable)
        out[count++] = info->id;
    for (uint32_t i = 0; !info->usable && i < info->need_count && count < MOST_NEEDED; i++)
        if (library->mods[info->needs[i]].usable)
            out[count++] = library->mods[info->needs[i]].id;
    out[count] = NULL;
}

static void search_mod(const vaka_library *library, search *of)
{
    const char *mods[MOST_NEEDED + 2];
    const int32_t seats[2] = {library->module->seats_min, library->module->seats_max};

    choose_mods(library, of->mod, mods);
    search_choice(library, of, (vaka_library_choice){.mods = mods}, seats);
    for (uint32_t i = 0; i < library->scenario_count; i++) {
        const vaka_choice_info *at = &library->scenarios[i];
        search_choice(library, of, (vaka_library_choice){.scenario = at->id, .mods = mods},
                      (const int32_t[2]){at->seats_min, at->seats_max});
    }
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const char *rules[] = {library->rules[i].id, NULL};
        search_choice(library, of, (vaka_library_choice){.rules = rules, .mods = mods}, seats);
    }
}

static void tell(const vaka_scan_id *id, vaka_complaints *out)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(id->text));
    char suggestion[VAKA_SUGGESTION], quote[VAKA_WORD_QUOTE];
    uint32_t before = out->total;

    if (id->near[0])
        guess.best = id->near;
    vaka_complaint_guess(&guess, suggestion);
    vaka_complaint_add(out, id->file, id->spot, suggestion, "there is no %s '%s'%s",
                       id->kind ? "kind" : "zone", vaka_word_quote(guess.word, quote),
                       id->warning ? ": this is nil, which may mean any and everywhere" : "");
    if (id->warning)
        vaka_complaints_warn(out, before);
}

/* --- a mod that cannot be used ---------------------------------------------------------------- */

/* Is a name the id, or a whole part of it? Names of zones are put together: "markers-0". */
static bool is_in(const char *id, const char *name)
{
    size_t length = name ? strlen(name) : 0;

    for (const char *at = length ? strstr(id, name) : NULL; at; at = strstr(at + 1, name))
        if ((at == id || strchr("-_:", at[-1])) && (!at[length] || strchr("-_:", at[length])))
            return true;
    return false;
}

/* Has a table something of such a name, as a key or a text? */
static bool names(const vaka_plain *plain, const char *id)
{
    if (is_in(id, plain->key) || (plain->type == VAKA_PLAIN_TEXT && is_in(id, plain->text)))
        return true;
    for (uint32_t i = 0; plain->type == VAKA_PLAIN_TABLE && i < plain->count; i++)
        if (names(&plain->at[i], id))
            return true;
    return false;
}

/* Cards have names of their own, and so has what stands in tables; of a file that could not be read
 * nobody knows. */
static bool may_be_own(const vaka_mod_files *files, const char *id)
{
    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];
        bool tables = strcmp(file->folder, "data") == 0 || strcmp(file->folder, "scenarios") == 0;
        if (is_in(id, file->id) || (tables && file->plain.type != VAKA_PLAIN_TABLE) ||
            (tables && names(&file->plain, id)))
            return true;
    }
    return false;
}

void vaka_check_ids(const vaka_library *library, vaka_scan_ids *ids, vaka_complaints *out)
{
    for (uint32_t m = 0; m < library->mod_count && library->module->layout; m++) {
        search of = {.ids = ids, .mod = m};

        for (uint32_t i = 0; i < ids->count; i++)
            of.missing += ids->at[i].mod == m;
        if (of.missing)
            search_mod(library, &of);
        for (uint32_t i = 0; i < ids->count && of.laid && of.missing; i++)
            if (ids->at[i].mod == m && !ids->at[i].found &&
                (library->mods[m].usable || !may_be_own(&library->files->mods[m], ids->at[i].text)))
                tell(&ids->at[i], out);
    }
    free(ids->at);
    *ids = (vaka_scan_ids){0};
}
