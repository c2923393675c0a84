/* gui_end_test.c - the end of a match: the sheet, points by turn, a replay, a rematch, a picture.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 6000

#include "gui_guest.h"

typedef struct host_with_paths { /* journals and pictures of a scratch folder */
    fixture host;
    scratch at;
    uint32_t pictures;
} host_with_paths;

/* The first thing that can be done, again and again, until the match is over. */
static bool play_on(vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    if (!is_on(gui, "play") || gui->play.recap)
        press_key(SDLK_RETURN, 0);
    else if (!gui->play.over && view->legal_count > 0)
        vaka_play_act(&gui->play, &view->legal[view->legal_count - 1]);
    return !gui->play.over;
}

static vaka_status picture_path(void *data, const char *name, const char *suffix, char *out,
                                vaka_error *err)
{
    host_with_paths *of = data;

    (void)err;
    snprintf(out, VAKA_GUI_PATH, "%s/%s-%u%s", of->at.folder, name, of->pictures++, suffix);
    return VAKA_OK;
}

static void open_host(host_with_paths *of, guest *by, const char *module)
{
    const char *const modules[] = {module, NULL};
    vaka_gui_choice choice = {.keep = true};
    vaka_error err = {0};

    open_scratch(&of->at, "en");
    open_fixture(&of->host, modules);
    snprintf(of->host.folder, sizeof of->host.folder, "%s", of->at.games);
    of->host.host.data = of;
    of->host.host.path = picture_path;
    choice.module = of->host.plugins.at[0].module;
    choice.head.seats = choice.module->seats_min > 2 ? choice.module->seats_min : 2;
    choice.head.seed = vaka_seed_of(3);
    for (uint32_t i = 0; i < choice.module->option_count; i++)
        choice.option[i] = choice.module->options[i].normal;
    for (int32_t seat = 0; seat < choice.head.seats; seat++)
        snprintf(choice.head.player[seat], sizeof choice.head.player[seat], "human");
    by->start = (vaka_gui_start){.host = &of->host.host, .width = 1280, .height = 720};
    if (fixture_begin(of, &choice, &by->start.record, &err))
        fail_msg("%s", err.text);
}

static void close_host(host_with_paths *of, guest *by)
{
    vaka_record_close(by->start.record);
    close_fixture(&of->host);
    close_scratch(&of->at);
}

static bool ask_for_replay(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "replay")) {
        of->done = 1;
        return false;
    }
    if (play_on(gui))
        return true;
    assert_true(gui->play.sheet);
    assert_true(gui->play.view.seat == VAKA_REFEREE); /* nothing is hidden any more */
    assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_REPLAY, 0)));
    return true;
}

static void the_end_leads_to_a_replay(void **state)
{
    host_with_paths host = {0};
    guest of = {0};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    visit(&of, ask_for_replay);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

/* Leaving the replay, one is at the sheet again, and can still ask for a rematch. */
static bool come_back(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "replay")) {
        assert_true(click_hit(gui, find_label(gui, "Leave")));
        of->at = 1;
        return true;
    }
    if (of->at == 1) {
        assert_true(is_on(gui, "play"));
        if (!gui->play.viewing)
            return true;
        assert_true(gui->play.over && gui->play.sheet);
        assert_non_null(find_hit(gui, VAKA_HIT_REMATCH, 0));
        of->done = 1;
        return false;
    }
    if (!play_on(gui))
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_REPLAY, 0)));
    return true;
}

static void who_leaves_the_replay_of_an_end_is_at_its_sheet_again(void **state)
{
    host_with_paths host = {0};
    guest of = {0};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    visit(&of, come_back);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

/* In a small window with large letters a sheet between strip and prompt would have two lines. */
static bool read_sheet(guest *of, vaka_gui *gui)
{
    if (play_on(gui))
        return true;
    if (of->at++ == 0) {
        const vaka_scroll *scroll = &gui->play.sheet_scroll;

        assert_true(scroll->high <= scroll->box.h || scroll->box.h > gui->look.canvas->h * 2 / 3);
        assert_true(gui->play.sheet);
        press_key(SDLK_ESCAPE, 0);
        return true;
    }
    assert_false(gui->play.sheet); /* and what it lay over is there again */
    of->done = 1;
    return false;
}

static void the_score_sheet_can_be_read_in_a_small_window(void **state)
{
    host_with_paths host = {0};
    guest of = {0};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    of.start.width = 800;
    of.start.height = 600;
    of.start.percent = 200;
    visit(&of, read_sheet);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

/* The second game is another one with the same people. */
static bool ask_for_rematch(guest *of, vaka_gui *gui)
{
    if (of->at == 1 && is_on(gui, "play") && !gui->play.over) {
        const vaka_journal_head *head = vaka_record_head(gui->play.record);

        assert_true(gui->play.record != gui->ui.start->record);
        assert_string_equal(head->player[0], "human");
        assert_int_equal(head->seats, 2);
        of->done = 1;
        return false;
    }
    if (play_on(gui))
        return true;
    of->at = 1;
    assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_REMATCH, 0)));
    return true;
}

static void the_end_leads_to_a_rematch(void **state)
{
    host_with_paths host = {0};
    guest of = {0};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    visit(&of, ask_for_rematch);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

static bool ask_for_picture(guest *of, vaka_gui *gui)
{
    const host_with_paths *host = gui->ui.start->host->data;
    char path[256], head[8] = "";

    if (play_on(gui))
        return true;
    if (of->at++ == 0) {
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_PICTURE, 0)));
        return true;
    }
    snprintf(path, sizeof path, "%s/end-0.png", host->at.folder);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(head, 1, sizeof head, file), sizeof head);
    fclose(file);
    assert_memory_equal(head, "\x89PNG\r\n\x1a\n", 8);
    assert_non_null(strstr(gui->ui.notice, "A picture of the end is in"));
    assert_true(gui->play.sheet && gui->play.viewing);
    of->done = 1;
    return false;
}

static void the_end_can_be_saved_as_a_picture(void **state)
{
    host_with_paths host = {0};
    guest of = {0};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    visit(&of, ask_for_picture);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

/* What is read by playing again is what stood on the table, turn by turn. */
static bool compare_points(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    int16_t *then = of->own;

    if (!play->over) {
        int32_t turn = play->viewing ? vaka_turn(play->view.seen) : 0;

        for (int32_t seat = 0; play->viewing && seat < 2; seat++)
            then[turn * 2 + seat] = (int16_t)vaka_score(play->view.seen, seat);
        play_on(gui);
        return true;
    }
    int32_t last = vaka_turn(play->view.seen);
    assert_int_equal(play->points.turns, last + 1);
    for (int32_t turn = 1; turn < last; turn++)
        for (int32_t seat = 0; seat < 2; seat++)
            assert_int_equal(play->points.at[turn * VAKA_MAX_SEATS + seat], then[turn * 2 + seat]);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(play->points.at[last * VAKA_MAX_SEATS + seat],
                         vaka_score(play->view.seen, seat));
    of->done = 1;
    return false;
}

static void points_by_turn_are_those_that_stood_on_the_table(void **state)
{
    host_with_paths host = {0};
    int16_t then[64] = {0};
    guest of = {.own = then};

    (void)state;
    open_host(&host, &of, "tests/modules/reef");
    visit(&of, compare_points);
    assert_int_equal(of.done, 1);
    close_host(&host, &of);
}

static void note_cut(void *data, const SDL_Surface *on, const char *text)
{
    (void)on;
    print_message("cut: %s\n", text);
    ++*(uint32_t *)data;
}

/* The sheet in windows and sizes of text of all sorts; what does not fit is scrolled. */
static bool resize(guest *of, vaka_gui *gui)
{
    static const int percents[] = {100, 150, 200, 300};
    uint32_t cut = 0;

    if (play_on(gui))
        return true;
    for (size_t i = 0; i < sizeof percents / sizeof *percents; i++) {
        vaka_window_percent(&gui->ui, percents[i]);
        vaka_fonts_watch(gui->look.fonts, note_cut, &cut);
        gui->play.sheet = true;
        vaka_result_draw(&gui->play);
        vaka_fonts_watch(gui->look.fonts, NULL, NULL);
        assert_int_equal(cut, 0);
        vaka_window_frame(&gui->ui);
        assert_non_null(find_hit(gui, VAKA_HIT_SHEET, 0));
        assert_non_null(find_hit(gui, VAKA_HIT_REMATCH, 0));
    }
    of->done++;
    return false;
}

static void nothing_on_the_sheet_is_cut(void **state)
{
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {800, 600}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        host_with_paths host = {0};
        guest of = {0};

        open_host(&host, &of, "tests/modules/reef");
        of.start.width = sizes[i][0];
        of.start.height = sizes[i][1];
        visit(&of, resize);
        assert_int_equal(of.done, 1);
        close_host(&host, &of);
    }
}

static void points_that_are_counted_only_at_the_end_make_no_graph(void **state)
{
    int16_t at[5 * VAKA_MAX_SEATS] = {0};
    vaka_points points = {at, 5, 2};

    (void)state;
    assert_false(vaka_graph_any(&points));
    at[4 * VAKA_MAX_SEATS + 1] = 7; /* in the last turn */
    assert_false(vaka_graph_any(&points));
    at[3 * VAKA_MAX_SEATS + 1] = 4;
    assert_true(vaka_graph_any(&points));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_end_leads_to_a_replay),
        cmocka_unit_test(who_leaves_the_replay_of_an_end_is_at_its_sheet_again),
        cmocka_unit_test(the_end_leads_to_a_rematch),
        cmocka_unit_test(the_score_sheet_can_be_read_in_a_small_window),
        cmocka_unit_test(the_end_can_be_saved_as_a_picture),
        cmocka_unit_test(nothing_on_the_sheet_is_cut),
        cmocka_unit_test(points_that_are_counted_only_at_the_end_make_no_graph),
        cmocka_unit_test(points_by_turn_are_those_that_stood_on_the_table),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
