/* gui_choices_test.c - what a scenario sets and what a player chooses besides, and trying the parts
 * of a mod, in the real program.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_desk.h"

#define STEPS_MOST 200

typedef struct visit { /* one robot with a part to play */
    uint32_t steps, at, count;
    bool (*part)(struct visit *of, vaka_gui *gui); /* false: it is over, quit */
    const char *file, *scenario;                   /* what is to be tried, and in which one */
    char note[256];
} visit;

static bool act(void *data, vaka_gui *gui)
{
    visit *of = data;

    assert_true(of->steps++ < STEPS_MOST);
    if (!of->part(of, gui))
        push_quit();
    push_nothing();
    return true;
}

static void run(visit *of, bool (*part)(visit *, vaka_gui *))
{
    vaka_gui_start start = {.robot = act, .robot_data = of, .pace = 0};

    of->part = part;
    of->steps = of->at = 0;
    assert_int_equal(vaka_desk_run(&start), 0);
}

static void write_part(const scratch *at, const char *name, const char *text)
{
    char path[256];

    snprintf(path, sizeof path, "%s/data/vaka/mods/own/%s", at->folder, name);
    for (char *slash = path + strlen(at->folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        mkdir(path, 0777);
        *slash = '/';
    }
    write_file(path, text);
}

/* The program with a mod of one's own. */
static void open_with_mod(scratch *at)
{
    open_scratch(at, "en");
    write_part(at, "mod.lua",
               "return { id = \"own\", title = \"Own\", version = \"1.0.0\", api = 1, "
               "game = \"conquest\", licence = \"MIT\" }\n");
    write_part(at, "scenarios/dealt.lua",
               "return { title = \"Dealt\", options = { deal_homes = true },\n"
               "    rules = { \"variable_end:change=-3\" } }\n");
    write_part(at, "scenarios/far.lua",
               "return { title = \"Far\", rules = { \"variable_end:change=2\" } }\n");
    write_part(at, "events/calm.lua", "return { title = \"Calm\", text = \"No wind.\" }\n");
    write_part(at, "chits/rest.lua", "return { title = \"Rest\", text = \"Nothing.\" }\n");
    write_part(at, "rules/lonely.lua",
               "return { title = \"Lonely\", text = \"Alone.\", scenarios = { \"dealt\" } }\n");
}

/* --- trying a part of a mod ------------------------------------------------------------------- */

static uint32_t row_of(vaka_gui *gui, const char *file)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_gui_part parts[VAKA_GUI_ITEMS];
    uint32_t count = host->parts(host->data, gui->lobby.choice.module, gui->lobby.mod, parts);

    for (uint32_t i = 0; i < count; i++)
        if (strcmp(parts[i].file, file) == 0)
            return i;
    fail_msg("no part %s", file);
    return 0;
}

static bool try_it(visit *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_m, 0);
        return true;
    }
    if (of->at == 2) {
        for (uint32_t i = 0; i < gui->lobby.mod_count; i++)
            if (strcmp(gui->lobby.mods[i].id, "own") == 0)
                gui->lobby.mod = i;
        gui->lobby.part = row_of(gui, of->file);
        vaka_lobby_answer(gui, VAKA_LOBBY_TRY);
        return true;
    }
    snprintf(of->note, sizeof of->note, "%.250s", gui->notice);
    if (strcmp(gui->screen->name, "play") != 0)
        return false;
    const vaka_journal_head *head = vaka_record_head(gui->play.record);
    of->count++;
    assert_string_equal(head->scenario, of->scenario);
    return false;
}

static void parts_are_tried_with_what_brings_them_into_play(void **state)
{
    static const char *const files[][2] = {{"events/calm.lua", ""},
                                           {"chits/rest.lua", "solitaire"},
                                           {"rules/lonely.lua", "dealt"},
                                           {"scenarios/far.lua", "far"}};
    scratch at;

    (void)state;
    open_with_mod(&at);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        visit of = {.file = files[i][0], .scenario = files[i][1]};

        run(&of, try_it);
        if (of.count != 1 || of.note[0])
            fail_msg("%s: %s", files[i][0], of.note);
    }
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_are_tried_with_what_brings_them_into_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
