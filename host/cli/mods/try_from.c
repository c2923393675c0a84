/* cli/mods/try_from.c - a mod is tried in a position of a game that was kept.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/try_from.h"

#include "cli/base/made_with.h"
#include "match/new_game.h"

#include <stdlib.h>
#include <string.h>

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* As people call it: by its title if it is here, else by the last word of its id. */
static const char *title_of(const vaka_plugins *plugins, const char *id)
{
    const char *dot = strrchr(id, '.');

    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, id) == 0)
            return plugins->at[i].module->title;
    return dot ? dot + 1 : id;
}

/* The first mod of a game that is not here; NULL: all are. */
static const char *find_missing(vaka_mod_choice *choice, const vaka_module *module,
                                const vaka_journal_head *head)
{
    for (uint32_t i = 0; vaka_loader_concern(module) && i < head->mod_count; i++)
        if (!vaka_library_mod(vaka_loader_usual(&choice->loader, module), head->mod[i]))
            return head->mod[i];
    return NULL;
}

/* A journal that could not be played because of a mod says so for people. */
static vaka_status tell_missing(const char *path, vaka_mod_choice *choice,
                                const vaka_module *module, vaka_status status, vaka_error *err)
{
    vaka_journal_text text = {0};
    char name[160], version[64];

    const char *id = vaka_journal_read(path, &text, NULL) == VAKA_OK
                         ? find_missing(choice, module, &text.head)
                         : NULL;
    if (id) {
        vaka_made_with_version(&text.head, id, version, sizeof version);
        snprintf(name, sizeof name, "%s%s%s", id, *version ? " " : "", version);
        status = vaka_fail(err, status,
                           "%.80s was played with the mod %.60s, which is not here: install it, or "
                           "say where it is by --mods DIR",
                           name_of(path), name);
    }
    vaka_journal_text_done(&text);
    return status;
}

/* Is it a game of what the mod is for? Whatever else is wrong with the file is told later. */
static vaka_status check_module(const char *path, const vaka_plugins *plugins,
                                const vaka_module *module, vaka_error *err)
{
    vaka_journal_text text = {0};
    vaka_status status = VAKA_OK;

    if (vaka_journal_read(path, &text, NULL) == VAKA_OK &&
        strcmp(text.head.module, module->id) != 0)
        status =
            vaka_fail(err, VAKA_ERR_DATA, "%.100s is a game of %.60s, and the mod is for %.60s",
                      name_of(path), title_of(plugins, text.head.module), module->title);
    vaka_journal_text_done(&text);
    return status;
}

typedef struct turn_search {
    int32_t turn;
    uint32_t lines;       /* looked at */
    int64_t steps, found; /* -1: not yet */
} turn_search;

static void look_for_turn(void *data, vaka_record *then)
{
    turn_search *search = data;
    uint32_t count;
    const vaka_journal_line *lines = vaka_record_lines(then, &count);

    for (; search->lines < count; search->lines++) {
        uint32_t type = lines[search->lines].type;
        search->steps +=
            type == VAKA_LINE_ACTION || type == VAKA_LINE_UNDO || type == VAKA_LINE_REDO;
    }
    if (search->found < 0 &&
        vaka_live_position(vaka_record_live(then))->table->turn >= search->turn)
        search->found = search->steps;
}

/* The step after which a turn begins, if that comes before where the record stands. */
static vaka_status find_turn(const vaka_try_from *from, vaka_record *kept, vaka_plugins *plugins,
                             int64_t *at, vaka_error *err)
{
    turn_search search = {.turn = from->turn, .found = -1};
    vaka_status status = vaka_record_retrace(kept, plugins, look_for_turn, &search, err);

    if (!status && search.found < 0)
        return vaka_fail(err, VAKA_ERR_DATA, "%.100s does not come to turn %d", name_of(from->path),
                         (int)from->turn);
    *at = search.found;
    return status;
}

static vaka_status replay_to(const vaka_try_from *from, vaka_plugins *plugins, vaka_record **out,
                             uint32_t *actions, vaka_error *err)
{
    vaka_replay_report report = {0};
    int64_t at = from->at;
    vaka_status status = vaka_record_replay(from->path, plugins, at, out, &report, err);

    if (!status && from->turn > 0) {
        status = find_turn(from, *out, plugins, &at, err);
        vaka_record_close(*out);
        *out = NULL;
        if (!status)
            status = vaka_record_replay(from->path, plugins, at, out, &report, err);
    }
    *actions = report.actions;
    return status;
}

/* The kept game as if it had been begun with the mod. */
static vaka_status fill_head(const vaka_try_from *from, const vaka_try_target *target,
                             const vaka_library *library, const vaka_journal_head *kept,
                             vaka_journal_head *head, vaka_error *err)
{
    const vaka_choice_info *scenario =
        *kept->scenario ? vaka_library_scenario(library, kept->scenario) : NULL;
    char rules[VAKA_TRY_RULES];
    vaka_status status;

    vaka_journal_head_copy(head, kept);
    for (uint32_t m = 0; !kept->mod_count && m < library->mod_count; m++)
        if (vaka_mod_is_usual(&library->mods[m]))
            vaka_new_game_mod(head, library->mods[m].id, NULL);
    for (uint32_t i = 0; i < head->with_count; i++)
        free(head->with[i]);
    head->with_count = 0;
    head->trial = true;
    vaka_try_target_rules(library, target, scenario, rules);
    status = vaka_new_game_mod(head, library->mods[target->mod].id, err);
    if (!status)
        status = vaka_made_with_note(library, head, err);
    if (!status && *rules)
        status = vaka_mod_choice_rules(rules, head, err);
    if (!status && from->rules)
        status = vaka_mod_choice_rules(from->rules, head, err);
    return status;
}

/* A card that is tried comes next from its deck; false: it is none, or waits nowhere. */
static bool lay_on_top(const vaka_try_target *target, vaka_record *record)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    const vaka_item *item = vaka_try_target_item(target, layout->setup.content);

    return item && vaka_staged_card_next(record, vaka_content_kind(layout, item));
}

vaka_status vaka_try_from_open(const vaka_try_from *from, const vaka_try_target *target,
                               vaka_mod_choice *choice, const vaka_module *module,
                               vaka_record **out, vaka_try_came *came, vaka_error *err)
{
    const vaka_library *library = vaka_loader_texts(&choice->loader, module);
    vaka_plugins *plugins = choice->plugins;
    vaka_journal_head head = {0};
    vaka_record *kept = NULL;
    vaka_status status = vaka_mod_choice_journal(choice, from->path, err);

    *came = (vaka_try_came){0};
    if (!status)
        status = check_module(from->path, plugins, module, err);
    if (status)
        return status;
    status = replay_to(from, plugins, &kept, &came->actions, err);
    if (status)
        return tell_missing(from->path, choice, module, status, err);
    status = fill_head(from, target, library, vaka_record_head(kept), &head, err);
    if (!status)
        status = vaka_record_carry(kept, &head, plugins, out, &came->stopped, err);
    vaka_record_close(kept);
    vaka_journal_head_done(&head);
    if (status)
        return status;
    vaka_record_show_faults(*out, true);
    vaka_record_seat_people(*out);
    came->next = lay_on_top(target, *out);
    return VAKA_OK;
}
