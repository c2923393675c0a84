/* gui_tables_test.c - the tables of whole games in the window: what a newcomer sees there first.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "gui/board/board_view.h"
#include "match/live_inside.h"
#include "play/ways.h"
#include "vaka/board.h"

static vaka_live *live_of(const table *at)
{
    return vaka_record_live(at->record);
}

static const vaka_layout *layout_of(const table *at)
{
    return vaka_live_layout(live_of(at));
}

static void sit(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = seat >= 0 && (vaka_live_must(live_of(at)) & VAKA_SEAT(seat)) != 0;
    play->wanted = false;
    vaka_play_open(play, at->record, seat);
    vaka_moment_close(play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static int32_t asked_seat(const table *at)
{
    int32_t seat = 0;

    while (!(vaka_live_must(live_of(at)) & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static bool is_verb(const table *at, const vaka_action *action, const char *verb)
{
    return action->verb < layout_of(at)->module->verb_count &&
           strcmp(layout_of(at)->module->verbs[action->verb].name, verb) == 0;
}

/* Whoever must decide takes the first action with a verb, of those that name a zone first if it is
 * not VAKA_NONE. */
static void take(table *at, const char *verb, int32_t zone)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live_of(at), asked_seat(at), &count);
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

/* A copy of the strip along the top. */
static void *copy_strip(const table *at)
{
    const SDL_Surface *canvas = at->gui.look.canvas;
    size_t size = (size_t)canvas->pitch * (size_t)at->gui.play.strip_box.h;
    void *copy = vaka_xnew(size);

    memcpy(copy, canvas->pixels, size);
    return copy;
}

TEST(seats_stand_along_the_top_in_the_order_of_play)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    vaka_match *match = &vaka_live_position(live_of(at))->face;

    (void)state;
    int32_t asked = asked_seat(at), first = vaka_order_at(match, 0), last = vaka_order_at(match, 2);
    sit(at, asked);
    void *before = copy_strip(at);
    vaka_order_set(match,
                   (const int8_t[]){(int8_t)last, (int8_t)vaka_order_at(match, 1), (int8_t)first});
    vaka_live_seen(live_of(at), VAKA_SPECTATOR); /* what was seen before is kept no longer */
    sit(at, asked);
    void *after = copy_strip(at);
    assert_memory_not_equal(before, after,
                            (size_t)at->gui.look.canvas->pitch * (size_t)at->gui.play.strip_box.h);
    free(before);
    free(after);
    close_table(at);
}

TEST(a_board_of_spots_opens_with_all_of_it)
{
    table *at = play_table("polynesia", 2, 1280, 720);

    (void)state;
    sit(at, 0);
    assert_true(at->gui.play.board.camera.whole);
    assert_true(vaka_camera_reach(&at->gui.play.board.camera, layout_of(at), 0) > 12);
    close_table(at);
}

/* Whoever must decide travels from where he travelled first: to another island, or there again. */
static void travel_twice(table *at, bool elsewhere)
{
    vaka_error err = {0};
    uint32_t count;

    const vaka_action *legal = vaka_live_legal(live_of(at), asked_seat(at), &count);
    while (!is_verb(at, legal, "travel"))
        legal++;
    vaka_action first = *legal;
    assert_int_equal(vaka_record_apply(at->record, &first, NULL, &err), VAKA_OK);
    legal = vaka_live_legal(live_of(at), asked_seat(at), &count);
    for (uint32_t i = 0; i < count; i++) {
        vaka_action next = legal[i];
        if (next.verb != first.verb || next.arg[0] != first.arg[0] ||
            (next.arg[1] != first.arg[1]) != elsewhere)
            continue;
        assert_int_equal(vaka_record_apply(at->record, &next, NULL, &err), VAKA_OK);
        return;
    }
    fail_msg("nobody may travel twice");
}

/* How many lines of the log have these words; none of them has a full stop within. */
static int lines_with(table *at, int32_t seat, const char *words)
{
    int lines = 0;

    sit(at, seat);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what != VAKA_HIT_LOG)
            continue;
        assert_null(strstr(hit->label, ".,"));
        assert_null(strstr(hit->label, ". ×"));
        lines += strstr(hit->label, words) != NULL;
    }
    return lines;
}

TEST(sentences_of_one_affair_are_joined_without_their_full_stops)
{
    table *at = play_table("polynesia", 2, 1280, 720);
    int32_t seat = asked_seat(at);

    (void)state;
    travel_twice(at, true);
    assert_int_equal(lines_with(at, seat, ", travels"), 1);
    close_table(at);
}

TEST(what_is_told_again_has_a_number_before_the_full_stop)
{
    table *at = play_table("polynesia", 2, 1280, 720);
    int32_t seat = asked_seat(at);

    (void)state;
    travel_twice(at, false);
    assert_int_equal(lines_with(at, seat, " ×\u00a02."), 1);
    close_table(at);
}

/* A route of one's own behind one that is open to all, and two steps to go. */
static int32_t explore_beyond(table *at, int32_t home)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live_of(at), asked_seat(at), &count);

    for (uint32_t i = 0; i < count; i++) {
        if (!is_verb(at, &legal[i], "explore"))
            continue;
        int32_t route = legal[i].arg[0];
        int32_t ends[2] = {vaka_route_end(layout_of(at), route, 0),
                           vaka_route_end(layout_of(at), route, 1)};
        for (int end = 0; end < 2; end++)
            if (vaka_route_between(layout_of(at), home, ends[end]) != VAKA_NONE) {
                take(at, "explore", route);
                return ends[!end];
            }
    }
    fail_msg("no route begins beside home");
    return VAKA_NONE;
}

TEST(a_far_place_that_can_be_come_to_in_one_journey_glows)
{
    table *at = play_table("polynesia", 2, 1280, 720);
    int32_t home = VAKA_NONE;
    vaka_ways ways;

    (void)state;
    for (int32_t zone = 0; zone < layout_of(at)->zone_count && home < 0; zone++)
        if (vaka_is_spot(layout_of(at), zone) && vaka_has(vaka_live_seen(live_of(at), 0), zone, 0))
            home = zone;
    if (asked_seat(at) != 0)
        take(at, "fish", VAKA_NONE);
    int32_t far = explore_beyond(at, home);
    while (asked_seat(at) != 0)
        take(at, "fish", VAKA_NONE);
    vaka_ways_search(live_of(at), &(vaka_ways_wish){.seat = 0, .from = home, .most = true}, &ways);
    const vaka_ways_one *way = vaka_ways_to(&ways, far);
    assert_non_null(way);
    assert_int_equal(way->count, 2);
    vaka_ways_done(&ways);
    sit(at, 0);
    const vaka_board *board = &at->gui.play.board;
    assert_int_equal(board->targets[far], 0);
    vaka_play_zone(&at->gui.play, home, false);
    assert_int_equal(board->targets[far], 1);
    at->gui.play.board.pointed = far;
    vaka_play_pointed(&at->gui.play);
    assert_int_equal(board->way_count, 3); /* home, the place between, and there */
    assert_int_equal(strncmp(board->way_said, "Brings ", 7), 0);
    close_table(at);
}

TEST(an_empty_place_is_told_in_lines_that_can_be_read_where_there_is_no_board)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    vaka_board *board = &at->gui.play.board;
    SDL_Rect box;

    (void)state;
    sit(at, asked_seat(at));
    assert_int_equal(layout_of(at)->board_count, 0);
    board->pointed = vaka_zone_by_id(layout_of(at), "line");
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
    table *at = play_table("raiatea", 3, 1280, 720);
    int framed = 0;

    (void)state;
    int32_t seat = asked_seat(at);
    char id[16];
    snprintf(id, sizeof id, "drawn_%d", (int)seat);
    int32_t drawn = vaka_zone_by_id(layout_of(at), id);
    sit(at, seat);
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

/* There they may be a few pixels wide: what is done with them has buttons, too, or lines of the
 * menu of what has no room. */
TEST(what_is_done_with_cards_on_ones_own_mat_has_buttons)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 3, .seed = vaka_seed_of(7)};
    int buttons = 0;

    (void)state;
    open_table(at, 800, 600);
    at->gui.look.percent = 200;
    begin_play(at, "raiatea", &head, NULL);
    sit(at, asked_seat(at));
    assert_true(at->gui.play.view.legal_count > 1);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        buttons += at->gui.ui.hits[i].what == VAKA_HIT_ACTION && at->gui.ui.hits[i].b == 0;
    assert_true(buttons >= 1);
    assert_true(buttons == (int)at->gui.play.view.legal_count ||
                find_hit(&at->gui, VAKA_HIT_MORE, 1));
    close_table(at);
}

TEST(common_mats_have_the_whole_height_beside_a_board_and_their_numbers_are_told_once)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    int population = 0;

    (void)state;
    sit(at, asked_seat(at));
    assert_int_equal(play->mats_box.h, play->board.box.h + play->seats_box.h);
    assert_int_equal(play->seats_box.w, play->board.box.w);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        population += at->gui.ui.hits[i].what == VAKA_HIT_COUNTER &&
                      at->gui.ui.hits[i].a == vaka_counter_by_id(layout_of(at), "population");
    assert_int_equal(population, 1);
    close_table(at);
}

/* How many kinds of a zone, and how often the zone itself, can be pointed at. */
static void count_hits(const table *at, int32_t zone, int *kinds, int *zones)
{
    *kinds = *zones = 0;
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        *kinds += at->gui.ui.hits[i].what == VAKA_HIT_KIND && at->gui.ui.hits[i].a == zone;
        *zones += at->gui.ui.hits[i].what == VAKA_HIT_ZONE && at->gui.ui.hits[i].a == zone;
    }
}

TEST(zones_that_share_a_place_of_a_mat_need_no_row_below_and_one_of_them_is_shown)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    int kinds, zones;

    (void)state;
    int32_t seat = asked_seat(at);
    int32_t tiles = vaka_zone_by_id(layout_of(at), seat ? "tiles-1" : "tiles-0");
    int32_t cards = vaka_zone_by_id(layout_of(at), seat ? "cards-1" : "cards-0");
    sit(at, seat);
    assert_int_equal(vaka_hand_high(play), 0);
    count_hits(at, tiles, &kinds, &zones);
    assert_int_equal(kinds, 3);
    count_hits(at, cards, &kinds, &zones);
    assert_int_equal(zones, 0);
    for (int i = 0; i < 40 && vaka_live_position(live_of(at))->zones[tiles].count > 0; i++) {
        uint32_t count;
        vaka_action first = vaka_live_legal(live_of(at), asked_seat(at), &count)[0];
        assert_int_equal(vaka_record_apply(at->record, &first, NULL, NULL), VAKA_OK);
    }
    sit(at, seat);
    count_hits(at, tiles, &kinds, &zones);
    assert_int_equal(zones, 0);
    count_hits(at, cards, &kinds, &zones);
    assert_int_equal(zones, 1);
    close_table(at);
}

/* Hands are kept, and whoever begins leads all to a place. */
static table *at_place(const char *place)
{
    table *at = play_table("raiatea", 3, 1280, 720);

    for (int i = 0; i < 6; i++)
        take(at, "keep", VAKA_NONE);
    take(at, "choose", vaka_zone_by_id(layout_of(at), place));
    sit(at, asked_seat(at));
    return at;
}

static const vaka_hit *row_hit(const table *at, int32_t number)
{
    const vaka_hit *hit = find_hit(&at->gui, VAKA_HIT_TRAY, number);

    assert_non_null(hit);
    assert_true(hit->box.w >= 60 && hit->box.h >= 60);
    assert_true(hit->box.x >= 0 && hit->box.x + hit->box.w <= 1280);
    return hit;
}

TEST(a_row_of_a_number_is_had_by_one_press_and_has_no_button_besides)
{
    table *at = at_place("at_path");
    vaka_play *play = &at->gui.play;

    (void)state;
    assert_non_null(strstr(row_hit(at, 0)->label, "One priest"));
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];
        assert_false(hit->what == VAKA_HIT_ACTION && strstr(hit->label, "Train"));
    }
    vaka_play_tray(play, 1); /* two of them cost five pearls */
    assert_false(play->wanted);
    assert_non_null(strstr(at->gui.ui.notice, "you have only 4 pearls"));
    vaka_play_tray(play, 0);
    assert_true(play->wanted);
    assert_int_equal(play->want.action.arg[0], 1);
    close_table(at);
}

TEST(what_is_bought_at_a_market_stands_whole_in_the_tray)
{
    table *at = at_place("at_market");
    vaka_play *play = &at->gui.play;

    (void)state;
    for (int32_t i = 0; i < 8; i++)
        row_hit(at, i);
    SDL_Rect before = row_hit(at, 5)->box;
    take(at, "hire", VAKA_NONE);
    sit(at, asked_seat(at));
    SDL_Rect after = row_hit(at, 5)->box;
    assert_memory_equal(&before, &after, sizeof before); /* nothing has moved */
    vaka_play_tray(play, 5);
    assert_true(play->wanted);
    assert_int_equal(play->want.action.arg[0], vaka_kind_by_id(layout_of(at), "trader"));
    close_table(at);
}

/* Where there is no board a great moment lies on the mats. */
TEST(great_moments_are_seen_without_a_board)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    vaka_play *play = &at->gui.play;
    vaka_event event = {.id = 0};

    (void)state;
    sit(at, asked_seat(at));
    event.id = layout_of(at)->moments[0].event;
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
/* What the board shows at the middle of a space. */
static uint64_t picture_of(table *at, int32_t zone)
{
    vaka_spot spot = vaka_camera_spot(&at->gui.play.board.camera, layout_of(at), zone);
    const SDL_Surface *canvas = at->gui.look.canvas;
    uint64_t sum = 0;

    for (int y = (int)spot.y - 30; y < (int)spot.y + 30; y++)
        for (int x = (int)spot.x - 30; x < (int)spot.x + 30; x++)
            if (x >= 0 && y >= 0 && x < canvas->w && y < canvas->h)
                sum = (sum ^ ((const uint32_t *)(const void *)((const char *)canvas->pixels +
                                                               y * canvas->pitch))[x]) *
                      1099511628211u;
    return sum;
}

TEST(a_tile_is_seen_as_it_would_lie_while_its_line_is_pointed_at)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t lines[16], count = 0;

    (void)state;
    sit(at, asked_seat(at));
    const vaka_view *view = &play->view;
    for (uint32_t i = 0; i < view->legal_count && count < 16; i++)
        if (is_verb(at, &view->legal[i], "lay") && view->legal[i].arg[0] == view->legal[0].arg[0] &&
            view->legal[i].arg[1] == view->legal[0].arg[1])
            lines[count++] = i;
    assert_true(count > 1);
    int32_t zone = view->legal[0].arg[1];
    vaka_play_menu(play, lines, count, "how");
    assert_int_equal(at->gui.ui.menu.x, play->board.box.x + play->board.box.w);
    vaka_window_frame(&at->gui.ui);
    uint64_t first = picture_of(at, zone);
    at->gui.ui.focus.a = (int32_t)lines[1];
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_int_equal(at->gui.ui.menu.pointed, (int32_t)lines[1]);
    assert_true(picture_of(at, zone) != first);
    close_table(at);
}

TEST(numbers_on_the_mat_of_a_seat_are_not_told_again_where_they_are_ones_own_or_hidden)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    int money[2] = {0, 0}, discs[2] = {0, 0};

    (void)state;
    int32_t seat = asked_seat(at);
    sit(at, seat);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what != VAKA_HIT_COUNTER || hit->b < 0)
            continue;
        money[hit->b == seat] += hit->a == vaka_counter_by_id(layout_of(at), "money");
        discs[hit->b == seat] += hit->a == vaka_counter_by_id(layout_of(at), "discs");
    }
    assert_int_equal(money[1], 1); /* on the mat */
    assert_int_equal(discs[1], 1);
    assert_int_equal(money[0], 0);
    assert_int_equal(discs[0], 1); /* in the column */
    close_table(at);
}

/* At a hot seat nobody's view comes first, behind the curtain or while bots play. */
TEST(a_board_opens_near_ones_own_though_nobodys_view_came_first)
{
    table *at = play_table("archipelago", 5, 1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    vaka_sight_begin(play);
    sit(at, VAKA_SPECTATOR);
    assert_true(play->board.camera.whole);
    sit(at, asked_seat(at));
    assert_true(play->board.camera.radius > 50);
    close_table(at);
}

/* Of 127 hexes a few have tiles, or can be chosen: the whole board is these, not a sea around them.
 */
TEST(the_whole_of_a_board_is_what_is_in_use)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    const vaka_camera *camera = &play->board.camera;

    (void)state;
    sit(at, asked_seat(at));
    vaka_camera_fit(&play->board.camera);
    float used = camera->radius;
    vaka_camera_bound(&play->board.camera, layout_of(at), NULL);
    vaka_camera_fit(&play->board.camera);
    assert_true(used > 1.5f * camera->radius);
    close_table(at);
}

TEST(more_lists_what_can_be_done_with_what_is_picked)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    sit(at, asked_seat(at));
    vaka_play_all(play);
    uint32_t all = at->gui.ui.menu.count;
    int32_t zone = play->view.legal[0].arg[1];
    vaka_menu_close(&at->gui.ui);
    play->picks = (vaka_picks){.zone = {zone}, .zones = 1, .kind = VAKA_NONE};
    vaka_play_all(play);
    assert_true(at->gui.ui.menu.count > 0 && at->gui.ui.menu.count < all);
    for (uint32_t i = 0; i < at->gui.ui.menu.count; i++)
        assert_int_equal(play->view.legal[at->gui.ui.menu.items[i].number].arg[1], zone);
    close_table(at);
}

/* Or somebody without a keyboard, who has picked one thing, would not find the others. */
TEST(all_actions_are_listed_whatever_is_picked)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    sit(at, asked_seat(at));
    vaka_screen_play.press(play, &(vaka_hit){.what = VAKA_HIT_MORE}, false);
    uint32_t all = at->gui.ui.menu.count;
    vaka_menu_close(&at->gui.ui);
    play->picks = (vaka_picks){.zone = {play->view.legal[0].arg[1]}, .zones = 1, .kind = VAKA_NONE};
    vaka_screen_play.press(play, &(vaka_hit){.what = VAKA_HIT_MORE}, false);
    assert_int_equal(at->gui.ui.menu.count, all);
    vaka_menu_close(&at->gui.ui);
    vaka_screen_play.press(play, &(vaka_hit){.what = VAKA_HIT_MORE, .a = 1}, false);
    assert_true(at->gui.ui.menu.count < all);
    close_table(at);
}

TEST(who_misses_a_place_does_nothing_else_by_that)
{
    table *at = play_table("archipelago", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t second = 1;

    (void)state;
    sit(at, asked_seat(at));
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

/* Rituals are kept out of those that were drawn; the same lie in the line of a ceremony, too. */
TEST(a_piece_is_meant_only_where_the_action_takes_it_from)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    vaka_match *match = &vaka_live_position(live_of(at))->face;
    vaka_play *play = &at->gui.play;
    int32_t seat = asked_seat(at), line = vaka_zone_by_id(layout_of(at), "line");
    char id[16];

    (void)state;
    snprintf(id, sizeof id, "drawn_%d", (int)seat);
    int32_t drawn = vaka_zone_by_id(layout_of(at), id), kind = VAKA_NONE;
    for (VAKA_EACH(match, drawn, card)) {
        kind = match->pieces[card].kind;
        vaka_piece_flip(match, vaka_piece_new(match, kind, VAKA_NONE, line), VAKA_FACE_UP);
    }
    live_of(at)->version++;
    sit(at, seat);
    vaka_play_kind(play, line, kind, false);
    assert_false(play->wanted);
    assert_true(at->gui.ui.menu.open); /* what can be done with such a card is said in words */
    vaka_menu_close(&at->gui.ui);
    vaka_play_kind(play, drawn, kind, false);
    assert_true(play->wanted);
    close_table(at);
}

/* The lagoon ends with its deck. Seat 0 plays its sharks, and leads; all wait until the deck is
 * empty and seat 1 is asked. */
static table *play_lagoon(void)
{
    table *at = play_table("lagoon", 2, 1280, 720);
    const vaka_layout *layout = layout_of(at);
    int32_t deck = vaka_zone_by_id(layout, "deck"), shark = vaka_kind_by_id(layout, "shark");
    int32_t hand = vaka_zone_by_id(layout, "hand0");

    for (const vaka_match *match;
         match = &vaka_live_position(live_of(at))->face, match->zones[deck].count > 0;) {
        bool plays = asked_seat(at) == 0 && vaka_count(match, hand, VAKA_NONE, shark) > 0;

        take(at, plays ? "play" : "wait", plays ? shark : VAKA_NONE);
    }
    assert_int_equal(asked_seat(at), 1);
    return at;
}

/* Takes what can be done with a verb, as if it was pressed. */
static void press_verb(table *at, const char *verb)
{
    const vaka_view *view = &at->gui.play.view;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_verb(at, &view->legal[i], verb)) {
            vaka_play_act(&at->gui.play, &view->legal[i]);
            return;
        }
    fail_msg("nobody may %s", verb);
}

TEST(an_action_that_ends_the_game_not_won_is_asked_about_first)
{
    table *at = play_lagoon();
    vaka_play *play = &at->gui.play;

    (void)state;
    sit(at, 1);
    press_verb(at, "wait");
    assert_false(play->wanted);
    assert_true(at->gui.ui.menu.open);
    assert_string_equal(at->gui.ui.menu.items[0].text, "Go back");
    vaka_play_chosen(play, at->gui.ui.menu.items[1].number);
    assert_true(play->wanted && play->want.type == VAKA_WANT_ACTION);
    close_table(at);

    at = play_table("lagoon", 2, 1280, 720); /* nothing ends here */
    sit(at, asked_seat(at));
    press_verb(at, "wait");
    assert_true(at->gui.play.wanted);
    close_table(at);
}

/* --- the end ---------------------------------------------------------------------------------- */

/* Bots play to the end of a match in which the first seat is a person's. */
static table *finished_table(const char *scenario)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(3)};
    uint32_t rng[4];

    vaka_rng_seed(rng, 11);
    open_table(at, 1280, 720);
    snprintf(head.scenario, sizeof head.scenario, "%s", scenario);
    begin_play(at, "conquest", &head, NULL);
    while (step(at->record, rng))
        ;
    at->gui.play.over = at->gui.play.sheet = true;
    sit(at, VAKA_REFEREE);
    return at;
}

TEST(alone_the_sheet_says_who_has_lost_and_has_no_column_of_nobody)
{
    table *at = finished_table("solitaire");
    vaka_play *play = &at->gui.play;
    char title[VAKA_SENTENCE];

    (void)state;
    assert_true(play->view.finished);
    assert_int_equal(vaka_result_seats(&play->view), 1);
    assert_string_equal(vaka_result_title(play, title), "You have lost");
    play->view.winners = 1;
    assert_string_equal(vaka_result_title(play, title), "You have won!");
    play->humans = 0; /* programs play */
    assert_non_null(strstr(vaka_result_title(play, title), " has won"));
    close_table(at);
}

TEST(who_has_beaten_the_only_opponent_is_told_so)
{
    table *at = finished_table("short_game");
    vaka_play *play = &at->gui.play;
    char title[VAKA_SENTENCE];

    (void)state;
    assert_int_equal(vaka_result_seats(&play->view), 2);
    play->view.winners = 1;
    assert_string_equal(vaka_result_title(play, title), "You have won!");
    play->view.winners = 2;
    assert_string_equal(vaka_result_title(play, title), "You have lost");
    play->humans = 3; /* two people: it is said by name below */
    assert_string_equal(vaka_result_title(play, title), "Score sheet");
    close_table(at);
}

/* The match goes on without the last opponent: that is shown large, and heard. */
TEST(a_seat_that_drops_out_is_a_great_moment)
{
    table *at = play_table("conquest", 2, 1280, 720);
    const vaka_module *module = layout_of(at)->module;

    (void)state;
    for (uint32_t i = 0; i < module->event_count; i++)
        if (strcmp(module->events[i].id, "seat_out") == 0) {
            assert_non_null(vaka_moment_of(layout_of(at), i));
            close_table(at);
            return;
        }
    fail();
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts:" VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tests", NULL, NULL);
}
