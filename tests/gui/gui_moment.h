/* gui_moment.h - a moment of the great game, which bots have played up to it, in the window.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_MOMENT_H
#define GUI_MOMENT_H

#define _XOPEN_SOURCE 700 /* nftw */
/* Scripts and the window both call something of their own a spot. */
#define vaka_spot vaka_spot_of_text
#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#undef vaka_spot

#define STEPS_MOST 4000
#include "gui_guest.h"

#define MOST 6000 /* actions until a moment is looked for no longer */

typedef bool moment(const vaka_view *view); /* is it the one that a test needs? */

typedef struct table { /* a game that bots have brought to a moment; seat 0 is a person's */
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_texts *texts;
    vaka_record *record;
    vaka_bot bots[2];
    char folder[64]; /* of settings: the window stops at every question */
} table;

static inline void set_folders(table *at)
{
    static const vaka_window window = {.run = vaka_gui_run};
    char path[128];

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-moment-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    snprintf(path, sizeof path, "%s/vaka", at->folder);
    assert_int_equal(mkdir(path, 0777), 0);
    snprintf(path, sizeof path, "%s/vaka/settings", at->folder);
    write_file(path, "stops 1\n");
    setenv("XDG_CONFIG_HOME", at->folder, 1);

    vaka_window_init(NULL, &window);
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ASSETS", VAKA_SOURCE_DIR "/assets", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    setenv("LC_ALL", "en", 1);
}

static inline void begin(table *at, uint64_t seed, const char *rule)
{
    vaka_journal_head head = {
        .seats = 2, .seed = vaka_seed_of(seed), .player = {"human", "bot:greedy"}};
    vaka_setup setup;
    vaka_error err = {0};

    set_folders(at);
    if (rule)
        snprintf(head.rule[head.rule_count++], sizeof head.rule[0], "%s", rule);
    vaka_plugins_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    assert_non_null(module);
    assert_int_equal(vaka_language_open(&at->mod_choice, module, NULL, &at->texts, &err), VAKA_OK);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    for (int32_t seat = 0; seat < 2; seat++)
        if (vaka_bot_init_for(&at->bots[seat], module, "greedy", seed, seat, &err))
            fail_msg("%s", err.text);
    vaka_language_give(at->record, at->texts);
    vaka_journal_head_done(&head);
}

static inline bool is_at(table *at, moment *wanted)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_view view;

    if (!(vaka_live_must(live) & 1))
        return false;
    vaka_view_init(&view, live, vaka_record_names(at->record), 0);
    bool found = wanted(&view);
    vaka_view_done(&view);
    return found;
}

/* Bots play both seats until it comes. */
static inline void play_to(table *at, moment *wanted)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_action action;
    vaka_error err = {0};

    for (int i = 0; i < MOST && !is_at(at, wanted); i++) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;

        if (vaka_live_finished(live, NULL))
            fail_msg("the moment never came");
        assert_true(vaka_bot_choose(&at->bots[seat], live, seat, &action));
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
    assert_true(is_at(at, wanted));
}

static inline void end(table *at)
{
    nftw(at->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    vaka_texts_free(at->texts);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
}

/* From that moment on in the window; the part is played until it is over. */
static inline void visit_moment(guest *of, guest_part *part, uint64_t seed, moment *wanted)
{
    table at = {0};
    vaka_gui_start start = of->start;

    begin(&at, seed, of->what);
    play_to(&at, wanted);
    start.first = at.record;
    start.robot = act;
    start.robot_data = of;
    start.width = start.width ? start.width : 1280;
    start.height = start.height ? start.height : 720;
    of->next = part;
    of->steps = of->at = 0;
    assert_int_equal(vaka_window_host_play(&start, &at.mod_choice, at.texts), 0);
    end(&at);
    assert_true(of->done > 0);
}

/* Points that are not yet planned. */
static inline int32_t left_in(const vaka_view *view)
{
    int32_t left = 0;

    for (uint32_t i = 0; i < view->scene->purse_count; i++)
        left += view->scene->purses[i].left;
    return left;
}

/* Somebody begins a plan, and has four points for it. */
static inline bool plans(const vaka_view *view)
{
    return view->scene->tray_count > 0 && view->planned_count == 0 && left_in(view) >= 4 &&
           !view->scene->last.any;
}

static const guest usual = {.start = {.pace = 0, .percent = 100}};

#endif
