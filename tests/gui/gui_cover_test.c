/* gui_cover_test.c - what is told lies over nothing that it is told about, and leaves the rest its
 * room.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"

#define vaka_spot vaka_spot_of_text /* see gui_match.h */
#include "cli/play/window_host_inside.h"
#undef vaka_spot
#include "registered.h"

#include "gui/board/board_view.h"
#include "table/codec.h"

static void sit(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = true;
    vaka_play_open(play, at->record, seat);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static void do_it(table *at, const char *const *texts)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    vaka_action action;

    for (int i = 0; texts[i]; i++) {
        int32_t seat = 0;

        while (!(vaka_live_must(live) & VAKA_SEAT(seat)))
            seat++;
        if (vaka_action_read(vaka_live_layout(live), seat, texts[i], &action, &err) ||
            vaka_record_apply(at->record, &action, NULL, &err))
            fail_msg("%s: %s", texts[i], err.text);
    }
}

static int32_t zone_of(const table *at, const char *name)
{
    int32_t zone = vaka_zone_read(at->gui.play.view.layout, name);

    assert_true(zone >= 0);
    return zone;
}

/* --- the fan ---------------------------------------------------------------------------------- */

/* Sorts of pieces at a place, without its tile. */
static int32_t count_sorts(const vaka_view *view, int32_t zone)
{
    int32_t count, sorts = 0;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);

    for (int32_t i = 0; i < count; i++)
        sorts += view->layout->kinds[piles[i].kind].shape != VAKA_SHAPE_TILE;
    free(piles);
    return sorts;
}

TEST(equal_counters_do_not_fan_out_over_their_place_and_others_do)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t rng[4], alone = 0, mixed = 0;

    (void)state;
    vaka_rng_seed(rng, 7);
    for (int i = 0; i < 200; i++) {
        step(at->record, rng);
        if (i % 20)
            continue;
        sit(at, 0);
        for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
            if (!vaka_on_board(play->view.layout, zone))
                continue;
            int32_t sorts = count_sorts(&play->view, zone);

            alone += sorts == 1 && play->view.seen->zones[zone].count > 2;
            mixed += sorts > 1;
            assert_int_equal(vaka_fan_box(&play->board, zone).w > 0, sorts > 1);
        }
    }
    assert_true(alone > 0 && mixed > 0);
    close_table(at);
}

static bool is_in_sight(const table *at, int32_t zone);

/* What is fanned out is there to be read beside its place: that is still seen, and a press on it
 * means it. */
TEST(a_fan_of_different_sorts_lies_beside_its_place_and_in_the_window)
{
    static const int percents[] = {100, 200};
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t rng[4], fans = 0;

    (void)state;
    vaka_rng_seed(rng, 7);
    for (int i = 0; i < 200; i++) {
        step(at->record, rng);
        if (i % 20)
            continue;
        vaka_window_percent(&at->gui.ui, percents[i / 20 % 2]);
        sit(at, 0);
        for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
            if (!is_in_sight(at, zone))
                continue;
            SDL_Rect fan = vaka_fan_box(&play->board, zone), both;
            SDL_Rect place = vaka_camera_cover(&play->board.camera, play->view.layout, zone, 0);

            fans += fan.w > 0;
            assert_false(SDL_HasIntersection(&fan, &place));
            assert_true(fan.w == 0 || (SDL_IntersectRect(&fan, &play->board.box, &both) &&
                                       SDL_RectEquals(&fan, &both)));
        }
    }
    assert_true(fans > 10);
    close_table(at);
}

/* --- lessons ---------------------------------------------------------------------------------- */

static const char *const to_exploration[] = {"home samoa", "order 0 clockwise", NULL};

/* Brings a place to a point of the board that is seen. */
static void put(vaka_play *play, int32_t zone, int x, int y)
{
    vaka_camera *camera = &play->board.camera;
    vaka_spot at = vaka_camera_spot(camera, play->view.layout, zone);

    vaka_camera_pan(camera, (float)x - at.x, (float)y - at.y);
    play->ui->dirty = true;
}

/* The board has followed an opponent; what is read next points nowhere, but is about the place to
 * which the step before has pointed. */
TEST(a_lessons_text_does_not_cover_the_place_it_has_pointed_at_last)
{
    static const vaka_gui_step steps[] = {{.text = "Put a village on Samoa.", .point = "samoa"},
                                          {.text = "The plan is complete: commit it now."}};
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 3, 300, 300);
    play->tutor = (vaka_tutor){.steps = steps, .count = 2, .at = 1};
    put(play, zone_of(at, "samoa"), play->board.box.x + 120, play->board.box.y + 60);
    vaka_window_frame(&at->gui.ui);
    SDL_Rect hex =
        vaka_camera_cover(&play->board.camera, play->view.layout, zone_of(at, "samoa"), 0);
    assert_true(play->board.taken.w > 0);
    assert_true(SDL_HasIntersection(&hex, &play->board.box));
    assert_false(SDL_HasIntersection(&hex, &play->board.taken));
    close_table(at);
}

/* It was shown once, and then the board went to what others did, and back. */
TEST(the_place_of_a_lessons_step_is_shown_anew_when_the_board_has_moved_by_itself)
{
    static const vaka_gui_step steps[] = {{.text = "Send it out from Samoa.", .point = "samoa"}};
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 4, 300, 300);
    play->tutor = (vaka_tutor){.steps = steps, .count = 1};
    at->gui.ui.still = at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_true(play->tutor.shown);
    memset(play->board.targets, 0, (size_t)play->view.layout->zone_count);
    play->board.targets[zone_of(at, "6,-2")] = 1;
    play->strayed = true;
    vaka_sight_back(play);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone_of(at, "samoa"));
    SDL_Point point = {(int)spot.x, (int)spot.y};
    assert_true(SDL_PointInRect(&point, &play->board.box));
    assert_false(SDL_PointInRect(&point, &play->board.taken));
    close_table(at);
}

/* Something else was pressed, just above it. */
TEST(that_a_lesson_waits_for_something_else_is_not_said_over_the_place_it_points_at)
{
    static const vaka_gui_step steps[] = {{.text = "Send it out from Samoa.", .point = "samoa"}};
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    SDL_Rect said;

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 2, 300, 300);
    play->tutor = (vaka_tutor){.steps = steps, .count = 1};
    at->gui.ui.still = at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    SDL_Rect place =
        vaka_camera_cover(&play->board.camera, play->view.layout, zone_of(at, "samoa"), 0);
    for (int by = 0; by < 3; by++) {
        at->gui.ui.x = place.x + place.w / 2;
        at->gui.ui.y = place.y - 20 + by * place.h / 2;
        assert_true(vaka_tutor_explains(play));
        assert_true(vaka_notice_place(&at->gui.ui, &said));
        assert_false(SDL_HasIntersection(&said, &place));
    }
    close_table(at);
}

/* --- the card about a place ------------------------------------------------------------------- */

static void point_at(table *at, int32_t zone)
{
    vaka_play *play = &at->gui.play;
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);

    at->gui.ui.x = (int)spot.x;
    at->gui.ui.y = (int)spot.y;
    play->board.pointed = zone;
    at->gui.ui.dirty = true;
}

static bool is_in_sight(const table *at, int32_t zone)
{
    const vaka_play *play = &at->gui.play;

    if (!vaka_on_board(play->view.layout, zone))
        return false;
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
    return SDL_PointInRect(&(SDL_Point){(int)spot.x, (int)spot.y}, &play->board.box);
}

/* At every place in sight whose pieces fan out; how many there are. */
static int32_t fan_out_all(table *at)
{
    vaka_play *play = &at->gui.play;
    int32_t fans = 0;
    SDL_Rect card;

    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_in_sight(at, zone) || count_sorts(&play->view, zone) < 2)
            continue;
        point_at(at, zone);
        play->board.fanned = zone;
        vaka_window_frame(&at->gui.ui);
        SDL_Rect fan = vaka_fan_box(&play->board, zone);
        if (vaka_place_box(&play->board, &card) && SDL_HasIntersection(&fan, &card))
            fail_msg("zone %d: %d, %d, %d, %d on %d, %d, %d, %d", (int)zone, card.x, card.y, card.w,
                     card.h, fan.x, fan.y, fan.w, fan.h);
        fans++;
    }
    play->board.fanned = VAKA_NONE;
    return fans;
}

TEST(a_fan_and_the_card_about_its_place_lie_beside_each_other)
{
    static const int sizes[][3] = {
        {1280, 720, 200}, {1280, 720, 100}, {800, 600, 100}, {1920, 1080, 200}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        table *at = play_table("conquest", 2, sizes[i][0], sizes[i][1]);
        uint32_t rng[4], fans = 0;

        vaka_rng_seed(rng, 7);
        vaka_window_percent(&at->gui.ui, sizes[i][2]);
        for (int k = 0; k < 200; k++) {
            step(at->record, rng);
            if (k % 20)
                continue;
            sit(at, 0);
            fans += (uint32_t)fan_out_all(at);
        }
        assert_true(fans > 5);
        close_table(at);
    }
}

TEST(what_is_said_lies_over_no_card_about_a_place_in_a_small_window)
{
    table *at = play_table("conquest", 2, 800, 600);
    vaka_play *play = &at->gui.play;
    int32_t shown = 0, all = 0;
    SDL_Rect card, notice;

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 2, 200, 200);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_in_sight(at, zone))
            continue;
        point_at(at, zone);
        vaka_notice_set(&at->gui.ui, false,
                        "A strong player would do this: send the explorer out from here. What is "
                        "near is found first, and far from others it stays secret for long. The "
                        "chance to win is about 52 %%.");
        vaka_window_frame(&at->gui.ui);
        notice = at->gui.ui.notice_box;
        all++;
        if (!vaka_place_box(&play->board, &card))
            continue;
        shown++;
        assert_false(SDL_HasIntersection(&card, &notice));
    }
    assert_true(all > 20 && shown > all / 2);
    close_table(at);
}

static char card_words[8192]; /* on the card about a place, a line each */

static void note_card(void *data, SDL_Rect box, const char *text)
{
    size_t length = strlen(card_words);

    if (SDL_HasIntersection(&box, data))
        snprintf(card_words + length, sizeof card_words - length, "%s\n", text);
}

/* What the card about a place says while it is pointed at. */
static const char *read_place(table *at, int32_t zone)
{
    SDL_Rect card;

    point_at(at, zone);
    vaka_window_frame(&at->gui.ui);
    assert_true(vaka_place_box(&at->gui.play.board, &card));
    card_words[0] = '\0';
    vaka_fonts_trace(at->gui.look.fonts, note_card, &card);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    return card_words;
}

static int32_t count_unknown(table *at)
{
    const vaka_view *view = &at->gui.play.view;
    int32_t unknown = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        const vaka_overlay *ground = vaka_view_ground(view, zone);

        if (!is_in_sight(at, zone) || !ground || !ground->said.text ||
            strcmp(ground->said.text, "unknown") != 0)
            continue;
        const char *said = read_place(at, zone);
        if (!strstr(said, "Unknown") || strstr(said, "Nothing lies here"))
            fail_msg("%s", said);
        unknown++;
    }
    return unknown;
}

TEST(of_what_nobody_knows_it_is_not_said_that_nothing_lies_there)
{
    table *at = play_table("conquest", 2, 1280, 720);

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    assert_true(count_unknown(at) > 10);
    close_table(at);
}

/* Of a place whose ground has no words. */
TEST(of_an_empty_place_that_everybody_knows_it_is_said_that_nothing_lies_there)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7)};
    table *at = vaka_xnew(sizeof *at);
    const vaka_view *view = &at->gui.play.view;
    int32_t empty = 0;

    (void)state;
    open_table(at, 1280, 720);
    begin_play(at, "archipelago", &head, NULL);
    sit(at, 0);
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        const vaka_overlay *ground = vaka_view_ground(view, zone);

        if (!is_in_sight(at, zone) || view->seen->zones[zone].count > 0 ||
            (ground && ground->said.text))
            continue;
        if (!strstr(read_place(at, zone), "Nothing lies here."))
            fail_msg("%s", card_words);
        empty++;
    }
    assert_true(empty > 0);
    close_table(at);
}

/* Also where it cannot be pressed. */
static bool is_there(const table *at, int what)
{
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        if (at->gui.ui.hits[i].what == what)
            return true;
    return false;
}

/* Something else than a space of the board that a box lies over. */
static const vaka_hit *find_under(const table *at, SDL_Rect box)
{
    const vaka_ui *ui = &at->gui.ui;
    SDL_Rect seen;

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what != VAKA_HIT_BOARD && !ui->hits[i].blank &&
            SDL_IntersectRect(&ui->hits[i].box, &ui->hits[i].clip, &seen) &&
            SDL_HasIntersection(&seen, &box))
            return &ui->hits[i];
    return NULL;
}

/* Points at every place in sight; returns at how many a card was shown. */
static int32_t point_at_all(table *at, int32_t *all)
{
    const vaka_layout *layout = at->gui.play.view.layout;
    int32_t shown = 0;
    SDL_Rect card;

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!is_in_sight(at, zone))
            continue;
        point_at(at, zone);
        vaka_window_frame(&at->gui.ui);
        ++*all;
        if (!vaka_place_box(&at->gui.play.board, &card))
            continue;
        const vaka_hit *under = find_under(at, card);
        if (under)
            fail_msg("the card about zone %d lies over \"%s\"", (int)zone, under->label);
        shown++;
    }
    return shown;
}

/* Large letters leave little room beside the board: tabs, rows and what goes along stay free. */
TEST(the_card_about_a_place_covers_nothing_that_can_be_pressed)
{
    static const char *const to_movement[] = {"home samoa", "order 0 clockwise", "stay", "stay",
                                              NULL};
    static const int sizes[][3] = {{1280, 720, 200}, {1280, 720, 100}, {1920, 1080, 200},
                                   {800, 600, 100},  {1024, 768, 200}, {1024, 600, 150}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        table *at = play_table("conquest", 2, sizes[i][0], sizes[i][1]);
        int32_t all = 0;

        do_it(at, i % 2 ? to_exploration : to_movement);
        vaka_window_percent(&at->gui.ui, sizes[i][2]);
        sit(at, 0);
        assert_true(point_at_all(at, &all) > all / 2);
        assert_true(all > 5);
        close_table(at);
    }
}

/* What scrolls there has no room beside it in so small a window, but nothing else is covered; and
 * the card says more than where it is. */
TEST(the_card_about_a_place_leaves_the_tabs_free_in_the_largest_letters)
{
    table *at = play_table("conquest", 2, 800, 600);
    vaka_play *play = &at->gui.play;
    int32_t shown = 0;
    SDL_Rect card, seen;

    (void)state;
    do_it(at, to_exploration);
    vaka_window_percent(&at->gui.ui, 200);
    sit(at, 0);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_in_sight(at, zone))
            continue;
        point_at(at, zone);
        vaka_window_frame(&at->gui.ui);
        if (!vaka_place_box(&play->board, &card))
            continue;
        for (int i = 0; i < at->gui.ui.hit_count; i++) {
            const vaka_hit *hit = &at->gui.ui.hits[i];

            if (hit->what != VAKA_HIT_BOARD && !hit->blank && !hit->scroll &&
                SDL_IntersectRect(&hit->box, &hit->clip, &seen) &&
                SDL_HasIntersection(&seen, &card))
                fail_msg("the card about zone %d lies over \"%s\"", (int)zone, hit->label);
        }
        shown++;
    }
    assert_true(shown > 5);
    close_table(at);
}

/* Lines in a box that leave something out. */
typedef struct card_lines {
    SDL_Rect box;
    int lines, cut;
} card_lines;

static void note_told(void *data, SDL_Rect box, const char *text)
{
    card_lines *of = data;

    if (!SDL_HasIntersection(&box, &of->box))
        return;
    of->lines++;
    of->cut += strstr(text, "…") != NULL;
}

/* Keys lead to its end, and the end of the text is there; true: it took some. */
static bool read_card(table *at, SDL_Rect box)
{
    vaka_ui *ui = &at->gui.ui;
    const vaka_scroll *scroll = &at->gui.play.board.card;
    const SDL_Keysym down = {.sym = SDLK_PAGEDOWN};
    card_lines of = {.box = box};
    bool longer = scroll->high > scroll->box.h;

    assert_int_equal(scroll->at, 0);
    for (int i = 0; longer && i < 40 && scroll->at + scroll->box.h < scroll->high; i++) {
        assert_true(vaka_scroll_key(ui, &down));
        vaka_window_frame(ui);
    }
    assert_true(scroll->at + scroll->box.h >= scroll->high);
    vaka_fonts_trace(at->gui.look.fonts, note_told, &of);
    ui->dirty = true;
    vaka_window_frame(ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    assert_true(of.lines > 1);
    assert_int_equal(of.cut, 0);
    return longer;
}

TEST(all_that_a_card_tells_of_a_place_can_be_read_in_a_small_window_and_no_button_is_half_seen)
{
    table *at = play_table("conquest", 2, 800, 600);
    vaka_play *play = &at->gui.play;
    int32_t shown = 0, longer = 0;
    SDL_Rect card, seen;

    (void)state;
    do_it(at, to_exploration);
    vaka_window_percent(&at->gui.ui, 200);
    sit(at, 0);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_in_sight(at, zone))
            continue;
        point_at(at, zone);
        vaka_window_frame(&at->gui.ui);
        if (!vaka_place_box(&play->board, &card))
            continue;
        for (int i = 0; i < at->gui.ui.hit_count; i++) {
            const vaka_hit *hit = &at->gui.ui.hits[i];

            if (hit->what == VAKA_HIT_STEP && SDL_IntersectRect(&hit->box, &hit->clip, &seen) &&
                SDL_HasIntersection(&seen, &card) &&
                (card.w < play->column_box.w || card.h < play->column_box.h))
                fail_msg("the card about zone %d lies over a part of the column", (int)zone);
        }
        longer += read_card(at, card);
        shown++;
    }
    assert_true(shown > 5 && longer > 0);
    close_table(at);
}

/* The small map lies where a card would have to go. */
TEST(the_card_about_a_place_keeps_clear_of_the_small_map_beside_what_is_said)
{
    table *at = play_table("conquest", 2, 1920, 1080);
    vaka_play *play = &at->gui.play;
    int32_t seen = 0;
    SDL_Rect card;

    (void)state;
    do_it(at, to_exploration);
    vaka_window_percent(&at->gui.ui, 200);
    vaka_sight_begin(play);
    play->opening = false;
    sit(at, 0);
    vaka_camera_zoom(&play->board.camera, 3, 300, 300);
    play->board.camera.resting = 0;
    for (int x = 300; x <= 900; x += 100)
        for (int y = 200; y <= 600; y += 100) {
            put(play, zone_of(at, "fiji"), x, y);
            vaka_window_frame(&at->gui.ui);
            point_at(at, zone_of(at, "fiji"));
            vaka_notice_set(&at->gui.ui, true,
                            "You may not: Fiji is known; explore an unknown hex first, and then "
                            "you may cross it (rule 6.5d).\n6.5d: After a first hex a known one "
                            "that is no enemy's can be crossed for two knots.");
            vaka_window_frame(&at->gui.ui);
            if (!is_there(at, VAKA_HIT_MINIMAP) || !vaka_place_box(&play->board, &card))
                continue;
            assert_null(find_under(at, card));
            seen++;
        }
    assert_true(seen > 10);
    close_table(at);
}

static int cut;

static void note_cut(void *data, const SDL_Surface *on, const char *text)
{
    (void)on;
    cut += strcmp(data, text) == 0;
}

TEST(a_long_name_is_whole_at_the_head_of_its_card)
{
    table *at = play_table("conquest", 2, 800, 600);
    vaka_play *play = &at->gui.play;
    char name[VAKA_VIEW_NAME];
    int32_t broken = 0;
    SDL_Rect box;

    (void)state;
    do_it(at, to_exploration);
    vaka_window_percent(&at->gui.ui, 200);
    sit(at, 0);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!is_in_sight(at, zone))
            continue;
        point_at(at, zone);
        vaka_view_zone(&play->view, zone, name);
        vaka_fonts_watch(at->gui.look.fonts, note_cut, name);
        vaka_window_frame(&at->gui.ui);
        vaka_fonts_watch(at->gui.look.fonts, NULL, NULL);
        assert_int_equal(cut, 0);
        assert_true(vaka_place_box(&play->board, &box));
        vaka_type head = vaka_look_name(&at->gui.look, name);
        broken += vaka_type_wide(&at->gui.look, head, name) > box.w;
    }
    assert_true(broken > 0);
    close_table(at);
}

/* --- the bar ---------------------------------------------------------------------------------- */

/* Eight answers, far more than there is room for. */
TEST(undo_and_why_not_stay_in_sight_beside_many_choices)
{
    static const char *const homes[] = {"home tonga", "home samoa", "home hiva", NULL};
    table *at = play_table("conquest", 4, 1280, 720);

    (void)state;
    do_it(at, homes);
    int32_t seat = 0;
    while (!(vaka_live_must(vaka_record_live(at->record)) & VAKA_SEAT(seat)))
        seat++;
    sit(at, seat);
    assert_true(is_there(at, VAKA_HIT_MORE));
    assert_true(is_there(at, VAKA_HIT_UNDO));
    assert_true(is_there(at, VAKA_HIT_WHY));
    close_table(at);
}

TEST(what_lies_below_the_board_takes_no_more_than_a_quarter_of_a_low_window)
{
    static const char *const texts[] = {
        "home tonga", "order 0 clockwise", "stay", "stay", "done", "done", "done", "done", NULL};
    table *at = play_table("conquest", 2, 800, 600);
    vaka_play *play = &at->gui.play;

    (void)state;
    do_it(at, texts);
    sit(at, 0);
    assert_true(play->view.scene->tray_count > 0);
    int below = at->gui.look.canvas->h - play->board.box.y - play->board.box.h;
    assert_true(below > 0 && below * 4 <= at->gui.look.canvas->h);
    close_table(at);
}

/* --- rules ------------------------------------------------------------------------------------ */

/* "[C1]" beside what a card says told nobody anything. */
TEST(the_number_beside_what_a_card_says_is_called_a_rule)
{
    table *at = play_table("conquest", 2, 1280, 720);
    const vaka_view *view = &at->gui.play.view;
    char text[VAKA_ITEM_TEXT], rule[64];
    int32_t told = 0;

    (void)state;
    do_it(at, to_exploration);
    sit(at, 0);
    for (int32_t kind = 0; kind < view->layout->kind_count; kind++) {
        const vaka_item *item = vaka_view_item(view, kind);

        if (!item || !*item->rule)
            continue;
        vaka_view_kind_text(view, kind, text);
        snprintf(rule, sizeof rule, "(rule %.40s)", item->rule);
        assert_non_null(strstr(text, rule));
        assert_null(strchr(text, '['));
        assert_null(strstr(text, ". (rule")); /* its full stop is behind it, as everywhere */
        told++;
    }
    assert_true(told > 0);
    close_table(at);
}

/* --- what is picked --------------------------------------------------------------------------- */

static SDL_Rect cover_of(const table *at, int32_t zone)
{
    const vaka_play *play = &at->gui.play;

    if (!vaka_on_board(play->view.layout, zone))
        return (SDL_Rect){0};
    return vaka_camera_cover(&play->board.camera, play->view.layout, zone, 0);
}

/* Where it would lie it hides places to choose from: it goes to another corner. */
TEST(with_something_picked_the_card_about_a_place_hides_no_place_to_choose_from)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_play *play = &at->gui.play;
    vaka_board *board = &play->board;
    int32_t below = VAKA_NONE;
    SDL_Rect first, other;

    (void)state;
    sit(at, 0);
    board->pointed = zone_of(at, "tonga");
    memset(board->targets, 0, (size_t)play->view.layout->zone_count);
    assert_true(vaka_place_box(board, &first));
    for (int32_t zone = 0; zone < play->view.layout->zone_count && below == VAKA_NONE; zone++) {
        SDL_Rect space = cover_of(at, zone);

        if (zone != board->pointed && SDL_HasIntersection(&space, &first))
            below = zone;
    }
    assert_int_not_equal(below, VAKA_NONE);
    board->targets[below] = 1;
    assert_true(vaka_place_box(board, &other));
    assert_true(SDL_RectEquals(&first, &other)); /* nothing is picked */
    play->picks.zone[play->picks.zones++] = board->pointed;
    assert_true(vaka_place_box(board, &other));
    SDL_Rect space = cover_of(at, below);
    assert_false(SDL_HasIntersection(&space, &other));
    close_table(at);
}

/* What can be done with just that stands on buttons. */
TEST(the_card_about_the_place_that_is_picked_does_not_say_what_the_buttons_say)
{
    table *at = play_table("conquest", 2, 1280, 720);
    vaka_board *board = &at->gui.play.board;
    SDL_Rect before, picked;

    (void)state;
    sit(at, 0);
    board->pointed = zone_of(at, "tonga"); /* it can be a home */
    assert_true(vaka_place_box(board, &before));
    board->picked[board->pointed] = 1;
    assert_true(vaka_place_box(board, &picked));
    assert_true(picked.h < before.h);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_cover", NULL, NULL);
}
