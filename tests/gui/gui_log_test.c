/* gui_log_test.c - the column beside the board: in its log what is searched for, what is about
 * oneself and the end of it; in its panels chances.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"

typedef struct window_host { /* a window without its loop, and a match in it */
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_record *record;
} window_host;

static void open_desk(window_host *at, uint64_t seed)
{
    static const char *const modules[] = {"tests/modules/skirmish", NULL};
    vaka_error err = {0};
    uint32_t rng[4];

    memset(at, 0, sizeof *at);
    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = 1280, .height = 720};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    at->record = fixture_record(&at->host, 0, seed);
    vaka_live *live = vaka_record_live(at->record);
    vaka_rng_seed(rng, seed);
    while (!vaka_live_finished(live, NULL)) {
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(live, vaka_live_must(live) & 1 ? 0 : 1, &count);
        vaka_action action = legal[vaka_rng_below(rng, count)];

        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

static void close_desk(window_host *at)
{
    vaka_view_done(&at->gui.play.view);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    close_fixture(&at->host);
    free(at);
}

static void look(window_host *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;
    vaka_live *live = vaka_record_live(at->record);

    vaka_camera_init(&play->board.camera, vaka_live_layout(live));
    play->record = at->record;
    play->board.pointed = play->board.cursor = VAKA_NONE;
    vaka_view_init(&play->view, live, vaka_record_names(at->record), seat);
    play->viewing = true;
    play->sitting = seat;
    play->asked = true;
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(&at->gui.play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, &at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

static int count_entries(const vaka_gui *gui)
{
    int count = 0;

    for (int i = 0; i < gui->ui.hit_count; i++)
        count += gui->ui.hits[i].what == VAKA_HIT_LOG;
    return count;
}

static uint32_t log_count(const window_host *at)
{
    uint32_t count;

    vaka_record_log(at->record, &count);
    return count;
}

static void search(window_host *at, const char *words)
{
    snprintf(at->gui.play.search, sizeof at->gui.play.search, "%s", words);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
}

/* There is room for so many hits in a window, and the log comes before the buttons below it. */
static void only_what_can_be_seen_of_the_log_can_be_pressed(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);
    const vaka_scroll *log = &at->gui.play.log;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    search(at, "a");
    int in_sight = log->box.h / vaka_type_high(&at->gui.look, vaka_look_small(&at->gui.look));
    assert_true(log_count(at) > 5 * (uint32_t)in_sight);
    assert_true(count_entries(&at->gui) > 2);
    assert_true(count_entries(&at->gui) < 3 * in_sight + 4);
    close_desk(at);
}

/* From the last entry up to the first, a step at a time. */
static void all_of_the_log_is_reached_by_keys(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);
    vaka_gui *gui = &at->gui;
    uint32_t count = 0;
    int32_t before = INT32_MAX;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    search(at, "a");
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_LOG)
            gui->ui.focus = gui->ui.hits[i];
    for (; gui->ui.focus.what == VAKA_HIT_LOG; count++) {
        SDL_Rect seen;

        assert_true(gui->ui.focus.b < before); /* the number of the entry */
        before = gui->ui.focus.b;
        vaka_window_frame(&gui->ui);
        vaka_hit *hit = vaka_widget_focus(&gui->ui);
        assert_true(hit && SDL_IntersectRect(&hit->box, &hit->clip, &seen));
        vaka_widget_step(&gui->ui, -1);
        vaka_window_frame(&gui->ui);
    }
    assert_true(count > log_count(at) / 2);
    assert_true(before < 10);
    close_desk(at);
}

/* "Ada attacks Bela": it is Bela's, too, and nothing in which only Ada is named. */
static void whom_something_was_done_to_finds_it_among_what_is_his(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);

    (void)state;
    open_desk(at, 20);
    at->gui.play.log_filter = VAKA_LOG_MINE;
    look(at, 1);
    search(at, "Ada attacks Bela");
    assert_true(count_entries(&at->gui) > 0);
    search(at, "Ada moves");
    assert_int_equal(count_entries(&at->gui), 0);
    at->gui.play.log_filter = VAKA_LOG_ALL;
    search(at, "Ada moves");
    assert_true(count_entries(&at->gui) > 0);
    close_desk(at);
}

static bool says_in_log(const vaka_gui *gui, const char *words)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_LOG && strstr(gui->ui.hits[i].label, words))
            return true;
    return false;
}

/* What Bela deploys face down reads alike to Ada: the second counter in a space is a number. */
static void what_happens_again_at_a_place_is_a_number_and_no_second_sentence(void **state)
{
    bool counted = false;

    (void)state;
    for (uint64_t seed = 1; seed < 12 && !counted; seed++) {
        window_host *at = vaka_xnew(sizeof *at);

        open_desk(at, seed);
        look(at, 0);
        search(at, "Bela deploys");
        counted = says_in_log(&at->gui, " ×\u00a02");
        assert_false(says_in_log(&at->gui, "hidden at 0,0, deploys something hidden at 0,0"));
        close_desk(at);
    }
    assert_true(counted);
}

static bool is_at_end(const vaka_scroll *log)
{
    return log->high > log->box.h && log->at == log->high - log->box.h;
}

/* Draws it in a room that is so much higher than before. */
static void give_room(window_host *at, int more)
{
    at->gui.play.log_box.h += more;
    at->gui.ui.hit_count = at->gui.ui.scroll_count = 0;
    vaka_log_draw(&at->gui.play);
}

/* The row of the hand appears below it, and goes again. */
static void the_newest_stays_in_sight_when_there_is_less_room(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);
    vaka_scroll *log = &at->gui.play.log;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    vaka_window_frame(&at->gui.ui);
    assert_true(is_at_end(log));
    give_room(at, -90);
    assert_true(is_at_end(log));
    give_room(at, 40);
    assert_true(is_at_end(log));
    vaka_scroll_by(&at->gui.ui, log, -200); /* who reads what is older goes on reading it */
    int before = log->at;
    give_room(at, -30);
    assert_int_equal(log->at, before);
    close_desk(at);
}

/* It may be a risk. */
static void a_chance_is_not_shown_as_something_good(void **state)
{
    static const vaka_text title = {"title", "Storm"}, caption = {"caption", "The mast breaks"};
    window_host *at = vaka_xnew(sizeof *at);
    SDL_Rect box = {100, 100, 300, 200};
    vaka_scene scene;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    vaka_scene_init(&scene);
    vaka_panel(&scene, "storm", &title);
    vaka_panel_odds(&scene, &caption, 3, 4);
    const vaka_scene *own = at->gui.play.view.scene;
    at->gui.play.view.scene = &scene;
    vaka_paint_box(at->gui.look.canvas, box, at->gui.look.theme->paper);
    vaka_panels_draw(&at->gui.play, box, box.y);
    assert_int_equal(count_pixels(&at->gui, box, at->gui.look.theme->good), 0);
    assert_true(count_pixels(&at->gui, box, at->gui.look.theme->shallow) > 225 * 6); /* 3 of 4 */
    at->gui.play.view.scene = own;
    vaka_scene_done(&scene);
    close_desk(at);
}

static void obey_key(vaka_gui *gui, SDL_Keycode key, uint16_t mod)
{
    SDL_Event event = {.type = SDL_KEYDOWN};

    event.key.keysym.sym = key;
    event.key.keysym.mod = mod;
    vaka_input_obey(&gui->ui, &event);
    vaka_window_frame(&gui->ui);
}

static void obey_letters(vaka_gui *gui, const char *letters)
{
    SDL_Event event = {.type = SDL_TEXTINPUT};

    snprintf(event.text.text, sizeof event.text.text, "%s", letters);
    vaka_input_obey(&gui->ui, &event);
    vaka_window_frame(&gui->ui);
}

static void keys_of_the_screen_rest_while_something_is_typed(void **state)
{
    static const SDL_Keycode keys[] = {SDLK_a, SDLK_c, SDLK_w, SDLK_i, SDLK_u, SDLK_z,
                                       SDLK_l, SDLK_p, SDLK_n, SDLK_y, SDLK_s, SDLK_RIGHT};
    window_host *at = vaka_xnew(sizeof *at);
    vaka_gui *gui = &at->gui;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    obey_key(gui, SDLK_f, KMOD_LCTRL);
    obey_letters(gui, "Ada");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        obey_key(gui, keys[i], KMOD_LCTRL);
        assert_string_equal(gui->ui.notice, "");
        assert_false(gui->ui.menu.open || gui->play.log_hidden || gui->play.wanted);
        assert_ptr_equal(gui->ui.field.text, gui->play.search);
        assert_int_equal(gui->ui.focus.what, VAKA_HIT_SEARCH);
    }
    assert_string_equal(gui->play.search, "Ada");
    obey_key(gui, SDLK_PLUS, KMOD_LCTRL); /* the text is larger all the same */
    assert_int_equal(gui->look.percent, 120);
    obey_key(gui, SDLK_BACKSPACE, KMOD_LCTRL);
    assert_string_equal(gui->play.search, "");
    close_desk(at);
}

static void escape_ends_a_search(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);
    vaka_gui *gui = &at->gui;

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    obey_key(gui, SDLK_f, KMOD_LCTRL);
    obey_letters(gui, "nobody says this");
    assert_int_equal(count_entries(gui), 0);
    obey_key(gui, SDLK_ESCAPE, 0);
    assert_string_equal(gui->play.search, "");
    assert_null(gui->ui.field.text);
    assert_false(gui->ui.menu.open);
    assert_true(count_entries(gui) > 0);
    close_desk(at);
}

/* The colour of the field's upper edge. */
static uint32_t edge_of_search(const vaka_gui *gui)
{
    const vaka_hit *field = find_hit(gui, VAKA_HIT_SEARCH, 0);
    const uint8_t *row;
    uint32_t pixel;

    assert_non_null(field);
    row = (const uint8_t *)gui->look.canvas->pixels +
          (size_t)(field->box.y * gui->look.canvas->pitch);
    memcpy(&pixel, row + (size_t)(field->box.x + field->box.w / 2) * sizeof pixel, sizeof pixel);
    return pixel & 0xffffffu;
}

static void a_log_that_is_searched_looks_like_it(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    assert_int_not_equal(edge_of_search(&at->gui), at->gui.look.theme->accent & 0xffffffu);
    search(at, "Ada");
    assert_int_equal(edge_of_search(&at->gui), at->gui.look.theme->accent & 0xffffffu);
    close_desk(at);
}

#define INNER 8 /* pixels: the middle of a sign, where its motif is */

/* Which pixels in the middle of the sign before a line have not its colour. */
static void read_motif(const window_host *at, const vaka_hit *line, vaka_ink ink,
                       bool motif[INNER * INNER])
{
    const vaka_gui_look *look = &at->gui.look;
    int size = vaka_look_px(look, 14), in = (size - INNER) / 2;
    int x = line->box.x + vaka_look_px(look, 9) + in, y = line->box.y + 2 + in;

    for (int i = 0; i < INNER * INNER; i++)
        motif[i] = !count_pixels(&at->gui, (SDL_Rect){x + i % INNER, y + i / INNER, 1, 1}, ink);
}

/* How many lines of the log in sight are about a seat; left of each is its colour with its motif,
 * and not the colour of the other. */
static int check_signs(window_host *at, int32_t seat, const char *name, bool motif[INNER * INNER])
{
    const vaka_gui *gui = &at->gui;
    vaka_ink ink = vaka_theme_seat(seat);
    SDL_Rect seen;
    int lines = 0;

    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what != VAKA_HIT_LOG || strncmp(hit->label, name, strlen(name)) != 0 ||
            !SDL_IntersectRect(&hit->box, &gui->play.log.box, &seen) ||
            !SDL_RectEquals(&seen, &hit->box))
            continue;
        SDL_Rect left = {hit->box.x, hit->box.y, vaka_look_px(&gui->look, 25), hit->box.h};
        assert_true(count_pixels(gui, left, ink) > 30);
        assert_int_equal(count_pixels(gui, left, vaka_theme_seat(1 - seat)), 0);
        read_motif(at, hit, ink, motif);
        lines++;
    }
    return lines;
}

static void whose_a_line_of_the_log_is_shows_the_sign_before_it(void **state)
{
    window_host *at = vaka_xnew(sizeof *at);
    bool motif[2][INNER * INNER];
    int other[2] = {0};

    (void)state;
    open_desk(at, 3);
    look(at, 0);
    search(at, "Ada");
    assert_true(check_signs(at, 0, "Ada ", motif[0]) > 0);
    search(at, "Bela");
    assert_true(check_signs(at, 1, "Bela ", motif[1]) > 0);
    for (int i = 0; i < INNER * INNER; i++)
        for (int seat = 0; seat < 2; seat++)
            other[seat] += motif[seat][i];
    assert_in_range(other[0], 6, INNER * INNER - 6);
    assert_in_range(other[1], 6, INNER * INNER - 6);
    assert_memory_not_equal(motif[0], motif[1], sizeof motif[0]);
    close_desk(at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_what_can_be_seen_of_the_log_can_be_pressed),
        cmocka_unit_test(all_of_the_log_is_reached_by_keys),
        cmocka_unit_test(whom_something_was_done_to_finds_it_among_what_is_his),
        cmocka_unit_test(what_happens_again_at_a_place_is_a_number_and_no_second_sentence),
        cmocka_unit_test(the_newest_stays_in_sight_when_there_is_less_room),
        cmocka_unit_test(a_chance_is_not_shown_as_something_good),
        cmocka_unit_test(keys_of_the_screen_rest_while_something_is_typed),
        cmocka_unit_test(escape_ends_a_search),
        cmocka_unit_test(a_log_that_is_searched_looks_like_it),
        cmocka_unit_test(whose_a_line_of_the_log_is_shows_the_sign_before_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
