/* gui_flows_test.c - what the screens do, in the real program: lessons, mods, settings,
 * choices that are remembered, and everything that can go wrong with files.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 5000

#include "gui_guest.h"

#include "gui/lobby/new_parts.h"
#include "table/codec.h"

/* --- lessons ---------------------------------------------------------------------------------- */

/* What a step points at is on the board, and neither text nor column lies on it. */
static bool see_point(const vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    const vaka_gui_step *step = vaka_tutor_step(&gui->play);
    int32_t zone = step && step->seat == 0 && step->point
                       ? vaka_zone_read(play->view.layout, step->point)
                       : VAKA_NONE;
    SDL_Rect seen;

    if (zone == VAKA_NONE || play->view.layout->zones[zone].type != VAKA_ZONE_SPACE)
        return false;
    vaka_spot at = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
    int r = (int)(play->board.camera.radius * 0.8f);
    SDL_Rect hex = {(int)at.x - r, (int)at.y - r, 2 * r, 2 * r}, text = gui->play.tutor.scroll.box;
    assert_true(SDL_IntersectRect(&hex, &play->board.box, &seen));
    assert_memory_equal(&seen, &hex, sizeof hex);
    assert_false(SDL_HasIntersection(&hex, &text));
    assert_true(text.h >=
                vaka_type_high(&gui->look, vaka_look_body(&gui->look))); /* a line at least */
    return true;
}

/* By keyboard alone: what is read is read, what is waited for is chosen from all actions. */
static bool take_lesson(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        if (of->count > 0) { /* what was learnt is played next */
            assert_true(gui->lobby.choosing);
            assert_int_equal(gui->lobby.module, gui->lobby.lesson_module[gui->lobby.lesson]);
        }
        press_key(SDLK_l, 0);
        return of->count == 0; /* the second time it is over */
    }
    if (is_on(gui, "learn")) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    assert_true(is_on(gui, "play"));
    assert_false(gui->play.tutor.lost);
    of->count = gui->play.tutor.at > of->count ? gui->play.tutor.at : of->count;
    assert_true(vaka_tutor_on(&gui->play));
    of->at += see_point(gui);
    if (of->what && !gui->ui.menu.open)
        gui->ui.focus = (vaka_hit){0}; /* Enter is not for the button that folds */
    if (of->what && !gui->ui.menu.open && gui->play.tabbed && !gui->play.folded)
        assert_true(click_hit(gui, find_label(gui, of->what)));
    else if (gui->ui.menu.open || gui->play.tutor.steps[gui->play.tutor.at].action_count == 0)
        press_key(SDLK_RETURN, 0);
    else
        press_key(SDLK_a, 0);
    return true;
}

static void every_step_of_the_lesson_can_be_taken(void **state)
{
    guest of = {0};

    (void)state;
    visit_first(&of, take_lesson, "en");
    assert_true(of.count > 40);
}

/* Is this the last thing that was told? */
static bool was_told(const vaka_play *play, const char *words)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);
    char text[VAKA_SENTENCE];

    return count > 0 && strstr(vaka_view_event(&play->view, &log[count - 1].event, text), words);
}

/* A step right after a warrior has panicked calls it so. */
static bool compare_words(guest *of, vaka_gui *gui)
{
    const vaka_gui_step *step = is_on(gui, "play") ? vaka_tutor_step(&gui->play) : NULL;

    if (step && step->seat == 0 && was_told(&gui->play, "A local warrior of Fiji panics")) {
        if (!strstr(step->text, "local warrior panics"))
            fail_msg("step %u does not say that a warrior panics: %s", gui->play.tutor.at + 1,
                     step->text);
        of->done++;
    }
    return take_lesson(of, gui);
}

static void a_lesson_says_of_a_battle_what_the_log_says(void **state)
{
    guest of = {0};

    (void)state;
    visit_first(&of, compare_words, "en");
    assert_true(of.done > 0);
}

static void what_a_lesson_speaks_of_is_never_hidden_by_it(void **state)
{
    static const guest looks[] = {
        {.start = {.width = 1280, .height = 720, .percent = 200}},
        {.start = {.width = 1280, .height = 720, .percent = 200}, .what = "›"},
        {.start = {.width = 1280, .height = 720, .percent = 240}},
        {.start = {.width = 1280, .height = 720, .percent = 100}},
        {.start = {.width = 800, .height = 600, .percent = 100}},
    };
    scratch at;

    (void)state;
    open_scratch(&at, "fr");
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++) {
        guest of = looks[i];

        visit(&of, take_lesson);
        assert_true(of.count > 40 && of.at > 20);
    }
    close_scratch(&at);
}

/* --- a new game, and what is remembered ------------------------------------------------------- */

static bool choose(guest *of, vaka_gui *gui)
{
    const vaka_hit *hit;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "new"));
        hit = find_label(gui, "Hello");
        assert_true(click_hit(gui, hit));
        return true;
    case 2:
        hit = find_label(gui, "Player 1"); /* the field of the first name */
        assert_true(click_hit(gui, hit));
        return true;
    case 3:
        assert_non_null(gui->ui.field.text);
        type_text("Māui");
        return true;
    case 4:
        press_key(SDLK_RETURN, 0);
        return true;
    case 5:
        assert_true(click_hit(gui, find_label(gui, "Start the game")));
        return true;
    case 6:
        assert_true(is_on(gui, "play"));
        assert_string_equal(vaka_record_head(gui->play.record)->name[0], "Māui");
        of->count++;
        return false;
    default:
        return false;
    }
}

static bool recall(guest *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_n, 0);
        return true;
    }
    assert_true(is_on(gui, "new"));
    assert_string_equal(gui->lobby.choice.module->title, "Hello");
    assert_string_equal(gui->lobby.name[0], "Māui");
    of->count++;
    return false;
}

static void the_last_choices_are_remembered(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    visit(&of, choose);
    visit(&of, recall);
    assert_int_equal(of.count, 2);
    close_scratch(&at);
}

static bool look_at_start(guest *of, vaka_gui *gui)
{
    assert_true(is_on(gui, "start"));
    of->count = (uint32_t)gui->look.percent;
    return false;
}

static void a_damaged_file_of_settings_costs_only_what_is_damaged(void **state)
{
    char path[256], zeroes[300];
    FILE *file;
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    snprintf(path, sizeof path, "%s/config", at.folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/config/vaka", at.folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/config/vaka/settings", at.folder);
    memset(zeroes, 0, sizeof zeroes);
    file = fopen(path, "wb");
    fputs("\xff\xfe nonsense\nno-value\npercent 99999\npalette -4\ndark maybe\n", file);
    fwrite(zeroes, 1, sizeof zeroes, file);
    fputs("\npercent 140\n", file);
    fclose(file);
    visit(&of, look_at_start);
    assert_int_equal(of.count, 140);
    close_scratch(&at);
}

/* How wide the title is: nothing, if it has no font. */
static bool measure_title(guest *of, vaka_gui *gui)
{
    of->count = (uint32_t)vaka_type_wide(&gui->look, vaka_look_title(&gui->look), "Vaka");
    return false;
}

static void read_settings_file(const scratch *at, char *out, size_t room)
{
    char path[256];

    snprintf(path, sizeof path, "%s/config/vaka/settings", at->folder);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    out[fread(out, 1, room - 1, file)] = '\0';
    fclose(file);
}

/* From a first run to a second, and to a third after somebody has spoilt what was noted. */
static void fonts_are_found_again_and_looked_for_anew_when_they_are_gone(void **state)
{
    static const char *const spoilt[] = {
        "font_sans 0 /nowhere/at-all.ttf\n", "font_serif 0 /etc/passwd\n",
        "font_bold 99999999999999999999 /etc/passwd\n", "font_sans_more -1 x\n"};
    char before[8192], after[8192], path[256];
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    visit(&of, measure_title);
    uint32_t wide = of.count;
    assert_true(wide > 20);
    read_settings_file(&at, before, sizeof before);
    assert_non_null(strstr(before, "font_serif 0 /"));
    snprintf(path, sizeof path, "%s/config/vaka/settings", at.folder);
    for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
        snprintf(after, sizeof after, "%s%s", before, spoilt[i]); /* the last line counts */
        write_file(path, after);
        visit(&of, measure_title);
        assert_int_equal(of.count, wide);
        read_settings_file(&at, after, sizeof after);
        assert_string_equal(after, before);
    }
    close_scratch(&at);
}

static bool change_size(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_s, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, find_label(gui, "+")));
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
        of->count = (uint32_t)gui->look.percent;
        return false;
    }
}

static void settings_that_cannot_be_kept_hold_for_now_and_that_is_told(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    setenv("XDG_CONFIG_HOME", "/dev/null/none", 1);
    visit(&of, change_size);
    assert_non_null(strstr(of.seen, "could not be kept"));
    assert_true(of.count > 100);
    close_scratch(&at);
}

static uint32_t two_rules(void *data, const vaka_module *module, vaka_gui_item *out)
{
    static char calm[] = "calm";
    static char *const other[] = {calm};

    (void)data, (void)module;
    out[0] = (vaka_gui_item){.id = "calm", .title = "Calm", .text = "No wind.", .rule = "1.2"};
    out[1] = (vaka_gui_item){.id = "storm",
                             .title = "Storm",
                             .text = "Much wind.",
                             .rule = "1.3",
                             .conflicts = other,
                             .conflict_count = 1,
                             .options = {{"force", "Force", 1, 9, 3, 1, 9}},
                             .option_count = 1};
    return 2;
}

static bool want_both(guest *of, vaka_gui *gui)
{
    const vaka_lobby *lobby = &gui->lobby;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, find_label(gui, "Calm (rule 1.2)")));
        return true;
    case 2:
        assert_string_equal(lobby->trouble, "");
        assert_true(click_hit(gui, find_label(gui, "Storm (rule 1.3)")));
        return true;
    case 3:
        snprintf(of->seen, sizeof of->seen, "%s", lobby->trouble);
        assert_null(find_label(gui, "Start the game")); /* it cannot be pressed */
        assert_true(click_hit(gui, find_label(gui, "Calm (rule 1.2)")));
        return true;
    case 4:
        assert_string_equal(lobby->trouble, "");
        assert_non_null(find_label(gui, "Start the game"));
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_BUTTON, VAKA_NEW_VALUE_MORE)));
        return true;
    default:
        vaka_lobby_fill(&gui->lobby);
        assert_int_equal(lobby->choice.head.rule_count, 1);
        assert_string_equal(lobby->choice.head.rule[0], "storm:force=4");
        of->count++;
        return false;
    }
}

static void rules_that_do_not_go_together_are_told_of_before_the_game(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {0};
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    host.host.rules = two_rules;
    of.start.host = &host.host;
    visit(&of, want_both);
    assert_string_equal(of.seen, "“Calm” and “Storm” do not go together: switch one of them off.");
    assert_int_equal(of.count, 1);
    close_fixture(&host);
}

/* --- two people at one screen ----------------------------------------------------------------- */

static bool sit_in_turn(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "curtain")) {
        press_key(SDLK_RETURN, 0);
        of->at++;
        return true;
    }
    assert_true(is_on(gui, "play"));
    if (gui->play.recap) {
        of->count++;
        assert_int_equal(gui->play.view.seat, 1);
        press_key(SDLK_RETURN, 0);
        return true;
    }
    if (of->count > 0)
        return false; /* the recap has been read, and the game is there */
    assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_ACTION, 0)));
    return true;
}

static void who_takes_over_is_told_what_has_happened(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, sit_in_turn, "modules/hello");
    assert_true(of.at >= 2); /* curtains */
    assert_int_equal(of.count, 1);
}

/* --- what can go wrong with games ------------------------------------------------------------- */

/* Presses Enter on the start screen, and looks at what it is told. */
static bool go_on(guest *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    assert_true(is_on(gui, "start"));
    snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
    return false;
}

/* A game that was played to its end goes on: its last action has not been done. */
static void take_last_line(const char *path)
{
    char text[65536];
    FILE *file = fopen(path, "r+");

    assert_non_null(file);
    size_t length = fread(text, 1, sizeof text, file);
    assert_in_range(length, 2, sizeof text - 1);
    for (length--; length > 0 && text[length - 1] != '\n';)
        length--;
    assert_int_equal(ftruncate(fileno(file), (off_t)length), 0);
    fclose(file);
}

static void a_second_window_on_the_same_game_is_refused(void **state)
{
    char path[256];
    vaka_journal *held;
    vaka_error err = {0};
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    keep_bots_game(&at);
    snprintf(path, sizeof path, "%s/game-0.vkj", at.games);
    take_last_line(path);
    assert_int_equal(vaka_journal_open(path, &held, &err), VAKA_OK);
    visit(&of, go_on);
    assert_non_null(strstr(of.seen, "another program"));
    vaka_journal_close(held);
    close_scratch(&at);
}

static void a_damaged_journal_is_told_of_and_left_as_it_is(void **state)
{
    static const char text[] = "vkj 1\nmodule org.vaka.hello 1.0 rules 1\nseed x\n";
    char path[256], after[sizeof text];
    FILE *file;
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    snprintf(path, sizeof path, "%s/broken.vkj", at.games);
    write_file(path, text);
    visit(&of, go_on);
    assert_non_null(strstr(of.seen, "broken.vkj"));
    file = fopen(path, "rb");
    assert_int_equal(fread(after, 1, sizeof after, file), sizeof text - 1);
    assert_memory_equal(after, text, sizeof text - 1);
    fclose(file);
    close_scratch(&at);
}

static bool begin_nowhere(guest *of, vaka_gui *gui)
{
    if (of->at++ == 0) {
        press_key(SDLK_n, 0);
        return true;
    }
    if (of->at == 2) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    assert_true(is_on(gui, "new"));
    snprintf(of->seen, sizeof of->seen, "%s", gui->ui.notice);
    return false;
}

static void a_game_that_cannot_be_kept_is_not_begun_and_that_is_told(void **state)
{
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    setenv("XDG_DATA_HOME", "/dev/null/none", 1);
    visit(&of, begin_nowhere);
    assert_non_null(strstr(of.seen, "cannot make the folder"));
    close_scratch(&at);
}

/* --- programs among themselves ---------------------------------------------------------------- */

static bool close_early(guest *of, vaka_gui *gui)
{
    vaka_lobby *lobby = &gui->lobby;

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        for (int32_t seat = 0; seat < lobby->choice.head.seats; seat++)
            snprintf(lobby->choice.head.player[seat], sizeof lobby->choice.head.player[seat],
                     "bot:random");
        press_key(SDLK_RETURN, 0); /* and the window is closed while they play */
        return false;
    default:
        return false;
    }
}

static void a_window_can_be_closed_while_programs_play(void **state)
{
    vaka_journal_text journal;
    vaka_error err = {0};
    char path[512] = "";
    scratch at;
    guest of = {0};
    FILE *list;

    (void)state;
    open_scratch(&at, "en");
    visit(&of, close_early);
    snprintf(path, sizeof path, "ls %s/*.vkj", at.games);
    list = popen(path, "r");
    assert_non_null(fgets(path, sizeof path, list));
    pclose(list);
    path[strcspn(path, "\n")] = '\0';
    assert_int_equal(vaka_journal_read(path, &journal, &err), VAKA_OK);
    assert_true(journal.count < 60); /* nobody played on behind a closed window */
    vaka_journal_text_done(&journal);
    close_scratch(&at);
}

/* --- mods ------------------------------------------------------------------------------------- */

static bool see_fault(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1:
        assert_true(is_on(gui, "mods"));
        for (uint32_t i = 0; i < gui->lobby.mod_count; i++)
            if (strcmp(gui->lobby.mods[i].id, "broken") == 0)
                gui->lobby.mod = i;
        assert_string_equal(gui->lobby.mods[gui->lobby.mod].id, "broken");
        snprintf(of->seen, sizeof of->seen, "%s", gui->lobby.mods[gui->lobby.mod].trouble);
        write_file(of->what, "return { title = \"Calm\", play = function() end }\n");
        press_key(SDLK_F5, 0);
        return true;
    default:
        assert_null(gui->lobby.mods[gui->lobby.mod].trouble);
        of->count++;
        return false;
    }
}

static void a_mod_with_an_error_is_shown_with_its_line_and_read_again_on_a_key(void **state)
{
    char path[256];
    scratch at;
    guest of = {.what = path};

    (void)state;
    open_scratch(&at, "en");
    snprintf(path, sizeof path, "%s/data/vaka/mods", at.folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/broken", at.folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/broken/mod.lua", at.folder);
    write_file(path, "return { id = \"broken\", title = \"Broken\", version = \"1.0.0\", api = 1, "
                     "game = \"conquest\", licence = \"MIT\" }\n");
    snprintf(path, sizeof path, "%s/data/vaka/mods/broken/cultures", at.folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/data/vaka/mods/broken/cultures/calm.lua", at.folder);
    write_file(path, "return {\n    title = \"Calm\"\n    play = 3,\n}\n");
    visit(&of, see_fault);
    assert_non_null(strstr(of.seen, "calm.lua:"));
    assert_int_equal(of.count, 1);
    close_scratch(&at);
}

static bool try_one(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1: {
        vaka_gui_part parts[VAKA_GUI_ITEMS];
        const vaka_gui_host *host = gui->ui.start->host;
        uint32_t count = host->parts(host->data, gui->lobby.choice.module, 0, parts);

        gui->lobby.mod = 0;
        for (uint32_t i = 0; i < count; i++)
            if (strncmp(parts[i].file, "cultures/", 9) == 0)
                gui->lobby.part = i;
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
        return true;
    }
    default:
        assert_true(is_on(gui, "play"));
        assert_null(vaka_record_path(gui->play.record));
        assert_true(gui->play.open_table);
        of->count++;
        return false;
    }
}

static void a_card_of_a_mod_is_tried_in_a_game_that_is_not_kept(void **state)
{
    guest of = {0};

    (void)state;
    visit_first(&of, try_one, "en");
    assert_int_equal(of.count, 1);
}

/* --- languages -------------------------------------------------------------------------------- */

typedef struct tongue {
    const char *name, *new_game;
} tongue;

static bool speak_another(guest *of, vaka_gui *gui)
{
    const tongue *to = of->own;

    switch (of->at++) {
    case 0:
        press_key(SDLK_s, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, find_label(gui, to->name)));
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_non_null(find_label(gui, to->new_game));
        of->count++;
        return false;
    }
}

static bool still_speak_it(guest *of, vaka_gui *gui)
{
    const tongue *to = of->own;

    assert_non_null(find_label(gui, to->new_game));
    of->count++;
    return false;
}

static void the_language_is_switched_at_once_and_remembered(void **state)
{
    static tongue tongues[] = {{"Français", "Nouvelle partie"}, {"Nederlands", "Nieuwe partij"}};
    scratch at;
    guest of = {0};

    (void)state;
    open_scratch(&at, "en");
    for (size_t i = 0; i < sizeof tongues / sizeof tongues[0]; i++) {
        of.own = &tongues[i];
        visit(&of, speak_another);
        visit(&of, still_speak_it);
    }
    assert_int_equal(of.count, 4);
    close_scratch(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_of_the_lesson_can_be_taken),
        cmocka_unit_test(a_lesson_says_of_a_battle_what_the_log_says),
        cmocka_unit_test(what_a_lesson_speaks_of_is_never_hidden_by_it),
        cmocka_unit_test(the_last_choices_are_remembered),
        cmocka_unit_test(a_damaged_file_of_settings_costs_only_what_is_damaged),
        cmocka_unit_test(fonts_are_found_again_and_looked_for_anew_when_they_are_gone),
        cmocka_unit_test(settings_that_cannot_be_kept_hold_for_now_and_that_is_told),
        cmocka_unit_test(rules_that_do_not_go_together_are_told_of_before_the_game),
        cmocka_unit_test(who_takes_over_is_told_what_has_happened),
        cmocka_unit_test(a_second_window_on_the_same_game_is_refused),
        cmocka_unit_test(a_damaged_journal_is_told_of_and_left_as_it_is),
        cmocka_unit_test(a_game_that_cannot_be_kept_is_not_begun_and_that_is_told),
        cmocka_unit_test(a_window_can_be_closed_while_programs_play),
        cmocka_unit_test(a_mod_with_an_error_is_shown_with_its_line_and_read_again_on_a_key),
        cmocka_unit_test(a_card_of_a_mod_is_tried_in_a_game_that_is_not_kept),
        cmocka_unit_test(the_language_is_switched_at_once_and_remembered),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
