/* cli/play/window_host_drafts.c - scenarios that are drawn in the window: opened, checked, tried,
 * balanced, saved.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/window_host_inside.h"
#include "match/new_game.h"
#include "play/balance.h"
#include "play/bot.h"
#include "script/mods/library_draft.h"
#include "script/mods/mod_files.h"
#include "share/draft_mod.h"
#include "share/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BALANCE_GAMES 4000u
#define BALANCE_BOUND 20000u

/* What a draft is played with: mods of its own, because its file changes meanwhile. */
typedef struct stage {
    bool open;
    vaka_mod_choice choice;
    vaka_journal_head head;
    vaka_setup setup;
    vaka_layout *layout; /* owned; NULL: none */
    vaka_chance_result *queue;
} stage;

typedef struct window_drafts {
    char scratch[64]; /* folder; "": there is none */
    stage play, balance;
    const vaka_module *cards_of;
    vaka_content *cards; /* owned: of that module; NULL: it has none */
    char number[64];     /* of the card that was asked for last */
} window_drafts;

static window_drafts *drafts_of(window_host *at)
{
    if (!at->drafts)
        at->drafts = vaka_xnew(sizeof *at->drafts);
    return at->drafts;
}

static const char *base_mod(window_host *at, const vaka_module *module)
{
    const vaka_library *library = vaka_loader_library(&at->mod_choice->loader, module);
    uint32_t base = vaka_library_base(library);

    return base < library->mod_count ? library->mods[base].id : NULL;
}

/* A scenario of one of the user's own mods is saved where it came from; one of somebody else's, in
 * a mod of its own. */
static void note_origin(const vaka_library *library, const char *scenario, vaka_draft *draft)
{
    const vaka_choice_info *from = scenario ? vaka_library_scenario(library, scenario) : NULL;
    char folder[VAKA_LONGEST_PATH];

    if (!from || !vaka_mods_folder(folder) ||
        strncmp(library->mods[from->mod].folder, folder, strlen(folder)) != 0 ||
        vaka_installed_from_pack(library->mods[from->mod].folder))
        return;
    vaka_draft_put(draft, "origin.mod", library->mods[from->mod].id);
    vaka_draft_put(draft, "origin.id", from->id);
}

static vaka_status open_draft(void *data, const vaka_module *module, const char *scenario,
                              vaka_draft **out, vaka_error *err)
{
    window_host *at = data;
    const vaka_library *library;
    const char *needs = NULL;
    vaka_status status;

    if (!vaka_loader_concern(module))
        return vaka_fail(err, VAKA_ERR_DATA, "%s takes no scenarios", module->title);
    library = vaka_loader_texts(&at->mod_choice->loader, module);
    status = vaka_library_draft(library, scenario, out, &needs, err);
    if (!status && needs)
        vaka_draft_put(*out, "needs", needs);
    if (!status)
        note_origin(library, scenario, *out);
    return status;
}

/* All cards of a module, as they are without a scenario; NULL: there are none. */
static const vaka_content *cards_of(window_host *at, const vaka_module *module)
{
    window_drafts *drafts = drafts_of(at);
    vaka_error err = {0};

    if (drafts->cards_of == module)
        return drafts->cards;
    vaka_content_free(drafts->cards);
    drafts->cards = NULL;
    drafts->cards_of = module;
    if (vaka_library_content(vaka_loader_library(&at->mod_choice->loader, module),
                             &(vaka_library_choice){0}, &drafts->cards, &err))
        drafts->cards = NULL;
    return drafts->cards;
}

/* What a scenario changes most of a card is how many there are of it: its `copies`, or its first
 * number. False: it has none. */
static bool name_number(const vaka_sort *sort, uint32_t *which, char *out, size_t room)
{
    for (*which = 0; vaka_content_name(sort->numbers, *which, out, room); ++*which)
        if (strcmp(out, "copies") == 0)
            return true;
    *which = 0;
    return vaka_content_name(sort->numbers, 0, out, room);
}

static bool card(void *data, const vaka_module *module, uint32_t n, vaka_gui_card *out)
{
    window_host *at = data;
    const vaka_content *content = cards_of(at, module);
    window_drafts *drafts = drafts_of(at);
    uint32_t which;

    for (uint32_t i = 0; content && i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];

        if (!vaka_item_is_card(item) || item->sort >= module->sort_count ||
            !name_number(&module->sorts[item->sort], &which, drafts->number,
                         sizeof drafts->number) ||
            n-- > 0)
            continue;
        *out =
            (vaka_gui_card){module->sorts[item->sort].id, item->id,
                            vaka_lang_say(vaka_game_texts_of(&at->game_texts, module), item->title),
                            drafts->number, item->numbers[which]};
        return true;
    }
    return false;
}

static vaka_status make_scratch(window_drafts *drafts, vaka_error *err)
{
    if (*drafts->scratch)
        return VAKA_OK;
    snprintf(drafts->scratch, sizeof drafts->scratch, "/tmp/vaka-draft-XXXXXX");
    if (mkdtemp(drafts->scratch))
        return VAKA_OK;
    drafts->scratch[0] = '\0';
    return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no room in /tmp");
}

static void check(void *data, const vaka_draft *draft, vaka_findings *out)
{
    window_host *at = data;
    window_drafts *drafts = drafts_of(at);
    vaka_error err = {0};

    out->count = 0;
    if (make_scratch(drafts, &err) == VAKA_OK)
        vaka_draft_mod_check(draft, drafts->scratch, base_mod(at, vaka_draft_module(draft)), out);
}

/* --- trying ----------------------------------------------------------------------------------- */

static void close_stage(stage *on)
{
    if (!on->open)
        return;
    free(on->queue);
    vaka_layout_free(on->layout);
    vaka_journal_head_done(&on->head);
    vaka_mod_choice_done(&on->choice);
    *on = (stage){0};
}

/* The best bot there is, as a player. */
static void best_bot(const vaka_module *module, char *out, size_t room)
{
    const vaka_bot_spec *own = vaka_bot_at(module, 0);

    snprintf(out, room, "bot:%s", own ? own->name : "random");
}

/* Writes the draft and reads it with mods of its own: the setup of a game of so many. */
static vaka_status open_stage(window_host *at, stage *on, const vaka_draft *draft, int32_t seats,
                              const char *first, vaka_error *err)
{
    const vaka_module *module = vaka_draft_module(draft);
    window_drafts *drafts = drafts_of(at);
    char folder[128], bot[64];
    vaka_draft_place place = {folder, VAKA_DRAFT_MOD, base_mod(at, module), VAKA_DRAFT_MOD};
    vaka_status status = make_scratch(drafts, err);

    close_stage(on);
    snprintf(folder, sizeof folder, "%s/%s", drafts->scratch, VAKA_DRAFT_MOD);
    best_bot(module, bot, sizeof bot);
    if (!status)
        status = vaka_draft_mod_write(draft, &place, err);
    if (status)
        return status;
    on->open = true;
    vaka_mod_choice_init(&on->choice);
    on->choice.plugins = at->mod_choice->plugins;
    status = vaka_mod_choice_add(&on->choice, folder, err);
    on->head = (vaka_journal_head){0};
    vaka_new_game_scenario(&on->head, VAKA_DRAFT_MOD);
    vaka_new_game_players(&on->head, seats, 0, first ? first : bot, bot);
    if (!status)
        status = vaka_seed_fresh(&on->head.seed, err);
    if (!status)
        status = vaka_mod_choice_set_up(&on->choice, module, &on->head, &on->setup, err);
    return status;
}

static vaka_status play(void *data, const vaka_draft *draft, int32_t seats, vaka_record **out,
                        vaka_error *err)
{
    window_host *at = data;
    stage *on = &drafts_of(at)->play;
    vaka_status status = open_stage(at, on, draft, seats, "human", err);

    if (!status) {
        vaka_seat_name_all(&at->game_texts.language, &on->head);
        status = vaka_record_new(&on->setup, &on->head, NULL, out, err);
    }
    if (!status)
        vaka_game_texts_give(&at->game_texts, *out);
    return status;
}

static void fill_plan(const stage *on, vaka_sim_plan *plan)
{
    *plan = (vaka_sim_plan){.layout = on->layout,
                            .library = vaka_loader_of(&on->choice.loader, on->setup.content),
                            .queue = on->queue,
                            .queued = on->head.queue_count,
                            .seed = on->head.seed,
                            .games = BALANCE_GAMES,
                            .jobs = 1, /* somebody works at this machine */
                            .bound = BALANCE_BOUND};
    for (int32_t seat = 0; seat < on->head.seats; seat++)
        plan->bot[seat] = strncmp(on->head.player[seat], "bot:", 4) == 0 ? on->head.player[seat] + 4
                                                                         : on->head.player[seat];
}

static vaka_status balance(void *data, const vaka_draft *draft, int32_t seats, vaka_balance **out,
                           vaka_error *err)
{
    window_host *at = data;
    stage *on = &drafts_of(at)->balance;
    vaka_sim_plan plan;
    vaka_status status = open_stage(at, on, draft, seats, NULL, err);

    *out = NULL;
    if (!status)
        status = vaka_layout_new(&on->setup, &on->layout, err);
    if (!status)
        status = vaka_journal_queue_read(on->layout, on->head.queue, on->head.queue_count,
                                         &on->queue, err);
    if (status)
        return status;
    fill_plan(on, &plan);
    *out = vaka_balance_start(&plan, err);
    return *out ? VAKA_OK : VAKA_ERR_SYSTEM;
}

/* --- saving ----------------------------------------------------------------------------------- */

static vaka_status save_path(const vaka_gui_draft_name *as, char folder[VAKA_GUI_PATH], char *path,
                             vaka_error *err)
{
    char mods[VAKA_LONGEST_PATH];

    if (!vaka_library_is_id(as->mod) || !vaka_library_is_id(as->id))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "a name for files has small letters, digits, '_' and '-'");
    if (!vaka_mods_folder(mods))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "there is no home folder to keep mods in");
    if (snprintf(folder, VAKA_GUI_PATH, "%s/%s", mods, as->mod) > VAKA_GUI_PATH - 150)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "the path of the folder of mods is too long");
    snprintf(path, VAKA_GUI_PATH, "%.3900s/scenarios/%.100s.lua", folder, as->id);
    return VAKA_OK;
}

static vaka_status save(void *data, const vaka_draft *draft, const vaka_gui_draft_name *as,
                        char *path, vaka_error *err)
{
    window_host *at = data;
    char folder[VAKA_GUI_PATH];
    vaka_draft_place place = {folder, as->mod, base_mod(at, vaka_draft_module(draft)), as->id};
    vaka_status status = save_path(as, folder, path, err);

    if (!status && !as->replace && access(path, F_OK) == 0)
        return vaka_fail(err, VAKA_ERR_ILLEGAL, "there is a scenario '%.60s' in the mod '%.60s'",
                         as->id, as->mod);
    if (!status)
        status = vaka_draft_mod_write(draft, &place, err);
    if (!status)
        vaka_window_host_reload(at);
    drafts_of(at)->cards_of = NULL; /* they are read anew, too */
    return status;
}

void vaka_window_host_drafts_done(window_host *at)
{
    if (!at->drafts)
        return;
    close_stage(&at->drafts->play);
    close_stage(&at->drafts->balance);
    vaka_content_free(at->drafts->cards);
    if (*at->drafts->scratch)
        vaka_installed_erase(at->drafts->scratch);
    free(at->drafts);
    at->drafts = NULL;
}

void vaka_window_host_drafts(vaka_gui_host *host)
{
    static const vaka_gui_drafts drafts = {open_draft, card, check, play, balance, save};

    host->drafts = &drafts;
}
