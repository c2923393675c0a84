/* gui_tables_test.c - the tables of whole games in the window: what a newcomer sees there first.
 *
 * SPDX-License-Identifier: MIT */
/* Scripts and the window both call something of their own a spot, and a field. */
#define vaka_spot vaka_spot_of_text
#define vaka_field vaka_field_of_text
#include "cli/base/mod_choice.h"
#include "script/mods/game.h"
#undef vaka_field
#undef vaka_spot

#include "gui_help.h"
#include "registered.h"

#include "gui/board/board_view.h"
#include "play/ways.h"
#include "vaka/board.h"

typedef struct table { /* a window without its loop, and a match of a real game */
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_gui_host host;
    vaka_record *record;
    vaka_live *live;
    const vaka_layout *layout;
} table;

static void begin_match(table *at, const char *game, int32_t seats)
{
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&at->plugins, game, &err);
    vaka_setup setup;
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(7)};

    assert_non_null(module);
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    at->live = vaka_record_live(at->record);
    at->layout = vaka_live_layout(at->live);
}

static table *new_table(const char *game, int32_t seats)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    vaka_modules_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    at->host.plugins = &at->plugins;
    at->start = (vaka_gui_start){.host = &at->host, .width = 1280, .height = 720};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    begin_match(at, game, seats);
    vaka_play_begin(&at->gui.play, at->record, 1);
    at->gui.play.humans = 1;
    at->gui.play.record = at->record;
    return at;
}

static void close_table(table *at)
{
    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
    free(at);
}

static void look(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = (vaka_live_must(at->live) & VAKA_SEAT(seat)) != 0;
    play->wanted = false;
    vaka_play_open(play, at->record, seat);
    vaka_moment_close(play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static int32_t asked_seat(const table *at)
{
    int32_t seat = 0;

    while (!(vaka_live_must(at->live) & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static bool is_verb(const table *at, const vaka_action *action, const char *verb)
{
    return action->verb < at->layout->module->verb_count &&
           strcmp(at->layout->module->verbs[action->verb].name, verb) == 0;
}

/* Whoever must decide takes the first action with a verb, of those that name a zone first if it is
 * not VAKA_NONE. */
static void take(table *at, const char *verb, int32_t zone)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(at->live, asked_seat(at), &count);
    vaka_error err = {0};

    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = legal[i];

        if (!is_verb(at, &action, verb) || (zone != VAKA_NONE && action.arg[0] != zone))
            continue;
        if (vaka_record_apply(at->record, &action, NULL, &err))
            fail_msg("%s", err.text);
        return;
    }
    fail_msg("nobody may %s", verb);
}

TEST(a_board_of_spots_opens_with_all_of_it)
{
    table *at = new_table("polynesia", 2);

    (void)state;
    look(at, 0);
    assert_true(at->gui.play.board.camera.whole);
    assert_true(vaka_camera_reach(&at->gui.play.board.camera, at->layout, 0) > 12);
    close_table(at);
}

TEST(sentences_of_one_affair_are_joined_without_their_full_stops)
{
    table *at = new_table("polynesia", 2);
    int joined = 0;

    (void)state;
    int32_t seat = asked_seat(at);
    take(at, "travel", VAKA_NONE);
    take(at, "travel", VAKA_NONE);
    look(at, seat);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        assert_false(hit->what == VAKA_HIT_LOG && strstr(hit->label, ".,"));
        assert_false(hit->what == VAKA_HIT_LOG && strstr(hit->label, ". ×"));
        joined += hit->what == VAKA_HIT_LOG &&
                  (strstr(hit->label, ", travels") || strstr(hit->label, "×\u00a02"));
    }
    assert_int_equal(joined, 1);
    close_table(at);
}

/* A route of one's own behind one that is open to all, and two steps to go. */
static int32_t explore_beyond(table *at, int32_t home)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(at->live, asked_seat(at), &count);

    for (uint32_t i = 0; i < count; i++) {
        if (!is_verb(at, &legal[i], "explore"))
            continue;
        int32_t route = legal[i].arg[0];
        int32_t ends[2] = {vaka_route_end(at->layout, route, 0),
                           vaka_route_end(at->layout, route, 1)};
        for (int end = 0; end < 2; end++)
            if (vaka_route_between(at->layout, home, ends[end]) != VAKA_NONE) {
                take(at, "explore", route);
                return ends[!end];
            }
    }
    fail_msg("no route begins beside home");
    return VAKA_NONE;
}

TEST(a_far_place_that_can_be_come_to_in_one_journey_glows)
{
    table *at = new_table("polynesia", 2);
    int32_t home = VAKA_NONE;
    vaka_ways ways;

    (void)state;
    for (int32_t zone = 0; zone < at->layout->zone_count && home < 0; zone++)
        if (vaka_is_spot(at->layout, zone) && vaka_has(vaka_live_seen(at->live, 0), zone, 0))
            home = zone;
    if (asked_seat(at) != 0)
        take(at, "fish", VAKA_NONE);
    int32_t far = explore_beyond(at, home);
    while (asked_seat(at) != 0)
        take(at, "fish", VAKA_NONE);
    vaka_ways_search(at->live, &(vaka_ways_wish){.seat = 0, .from = home, .most = true}, &ways);
    const vaka_ways_one *way = vaka_ways_to(&ways, far);
    assert_non_null(way);
    assert_int_equal(way->count, 2);
    vaka_ways_done(&ways);
    close_table(at);
}

TEST(an_empty_place_is_told_in_lines_that_can_be_read_where_there_is_no_board)
{
    table *at = new_table("raiatea", 3);
    vaka_board *board = &at->gui.play.board;
    SDL_Rect box;

    (void)state;
    look(at, asked_seat(at));
    assert_int_equal(at->layout->board_count, 0);
    board->pointed = vaka_zone_by_id(at->layout, "line");
    assert_true(vaka_place_box(board, &box));
    assert_true(box.w >= 100 && box.w > box.h); /* as wide as its words, not letter under letter */
    assert_true(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1280 && box.y + box.h <= 720);
    close_table(at);
}

static uint32_t dot_at(const SDL_Surface *of, int x, int y)
{
    return ((const uint32_t *)(const void *)((const uint8_t *)of->pixels + y * of->pitch))[x];
}

/* "Keep two of the drawn rituals." */
TEST(cards_that_are_asked_for_have_a_bright_edge_on_a_mat)
{
    table *at = new_table("raiatea", 3);
    int framed = 0;

    (void)state;
    int32_t seat = asked_seat(at);
    char id[16];
    snprintf(id, sizeof id, "drawn_%d", (int)seat);
    int32_t drawn = vaka_zone_by_id(at->layout, id);
    look(at, seat);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what != VAKA_HIT_KIND || hit->a != drawn)
            continue;
        assert_true(hit->box.h >= 24); /* as large as there is room */
        framed += (dot_at(at->gui.look.canvas, hit->box.x - 1, hit->box.y + hit->box.h / 2) &
                   0xffffff) == (at->gui.look.theme->accent & 0xffffff);
    }
    assert_true(framed >= 2);
    close_table(at);
}

TEST(common_mats_have_the_whole_height_beside_a_board_and_their_numbers_are_told_once)
{
    table *at = new_table("archipelago", 2);
    vaka_play *play = &at->gui.play;
    int population = 0;

    (void)state;
    look(at, asked_seat(at));
    assert_int_equal(play->mats_box.h, play->board.box.h + play->seats_box.h);
    assert_int_equal(play->seats_box.w, play->board.box.w);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        population += at->gui.ui.hits[i].what == VAKA_HIT_COUNTER &&
                      at->gui.ui.hits[i].a == vaka_counter_by_id(at->layout, "population");
    assert_int_equal(population, 1);
    close_table(at);
}

/* Where there is no board a great moment lies on the mats. */
TEST(great_moments_are_seen_without_a_board)
{
    table *at = new_table("raiatea", 3);
    vaka_play *play = &at->gui.play;
    vaka_event event = {.id = 0};

    (void)state;
    look(at, asked_seat(at));
    event.id = at->layout->moments[0].event;
    event.arg[0] = 1;
    play->moments.at[0] = event;
    play->moments.count = 1;
    play->moments.open = true;
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    SDL_Rect box = play->moments.box;
    assert_true(box.w >= 120 && box.x >= 0 && box.x + box.w <= 1280 && box.y + box.h <= 720);
    close_table(at);
}

/* Two tiles, each with one place: the first is picked, and the place of the second pressed. */
TEST(who_misses_a_place_does_nothing_else_by_that)
{
    table *at = new_table("archipelago", 2);
    vaka_play *play = &at->gui.play;
    uint32_t second = 1;

    (void)state;
    look(at, asked_seat(at));
    vaka_view *view = &play->view;
    while (second < view->legal_count && (!is_verb(at, &view->legal[second], "lay") ||
                                          view->legal[second].arg[0] == view->legal[0].arg[0] ||
                                          view->legal[second].arg[1] == view->legal[0].arg[1]))
        second++;
    assert_true(second < view->legal_count);
    view->legal[1] = view->legal[second];
    view->legal_count = 2;
    play->picks = (vaka_picks){.kind = view->legal[0].arg[0]};
    vaka_play_zone(play, view->legal[1].arg[1], false);
    assert_false(play->wanted);
    assert_true(at->gui.ui.menu.open); /* what else could be done is said in words */
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tests", NULL, NULL);
}
