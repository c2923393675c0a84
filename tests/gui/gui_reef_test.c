/* gui_reef_test.c - tiles that are turned and marked, in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_table.h"

#include <math.h>

#include "gui/board/board_view.h"
#include "match/live_inside.h"
#include "table/codec.h"

#define NORTH 2

/* As who only watches sees it: nothing glows. */
static table *watch_table(int width, int height)
{
    table *at = new_table("tests/modules/reef", width, height, 100);

    look(at, VAKA_SPECTATOR);
    return at;
}

static uint32_t pixel_at(const table *at, vaka_spot spot)
{
    const SDL_Surface *canvas = at->gui.look.canvas;
    int x = (int)lroundf(spot.x), y = (int)lroundf(spot.y);

    assert_in_range(x, 0, canvas->w - 1);
    assert_in_range(y, 0, canvas->h - 1);
    return ((const uint32_t *)(const void *)((const uint8_t *)canvas->pixels +
                                             y * canvas->pitch))[x] &
           0xffffffu;
}

/* The middle of a side of a hex, a little inside. */
static vaka_spot side_of(const table *at, int32_t zone, int32_t side)
{
    const vaka_camera *camera = &at->gui.play.board.camera;
    vaka_spot spot = vaka_camera_spot(camera, at->layout, zone);
    float angle = 0.5235988f - 1.0471976f * (float)side; /* 30° below east, then upwards */
    float far = camera->radius * 0.86f * 0.8660254f;

    return (vaka_spot){spot.x + far * cosf(angle), spot.y + far * sinf(angle)};
}

TEST(the_sides_of_a_tile_are_drawn_as_it_lies)
{
    table *at = watch_table(1280, 720);
    const vaka_match *match = &vaka_live_position(at->live)->face;

    (void)state;
    take(at, "turn");
    vaka_action lay = take(at, "lay");
    int32_t space = lay.arg[1], tile = match->zones[space].first;
    look(at, VAKA_SPECTATOR);
    for (int32_t side = 0; side < VAKA_SIDES; side++)
        for (int32_t other = 0; other < VAKA_SIDES; other++) {
            if (side == NORTH || other == NORTH) /* a name is written there */
                continue;
            bool like = vaka_edge(match, tile, side) == vaka_edge(match, tile, other);
            assert_int_equal(pixel_at(at, side_of(at, space, side)) ==
                                 pixel_at(at, side_of(at, space, other)),
                             like);
        }
    close_table(at);
}

TEST(a_mark_is_drawn_on_a_tile)
{
    table *at = watch_table(1280, 720);

    (void)state;
    int32_t space = take(at, "lay").arg[1];
    look(at, VAKA_SPECTATOR);
    const vaka_camera *camera = &at->gui.play.board.camera;
    vaka_spot spot = vaka_camera_spot(camera, at->layout, space);
    float r = camera->radius;
    vaka_spot sign = {spot.x - r * 0.62f, spot.y - r * 0.40f - r * 0.11f};
    uint32_t before = pixel_at(at, sign);
    take(at, "guard");
    look(at, VAKA_SPECTATOR);
    assert_int_not_equal(pixel_at(at, sign), before);
    close_table(at);
}

/* What the window does after a move: the sheet lies over the board until it has been read. */
/* Where a part of the tile at a space is drawn that reaches one side: towards it. */
static vaka_spot part_at(const table *at, int32_t space, int32_t side)
{
    const vaka_camera *camera = &at->gui.play.board.camera;
    vaka_spot spot = vaka_camera_spot(camera, at->layout, space);
    float angle = 0.5235988f - 1.0471976f * (float)side, far = camera->radius * 0.45f;

    return (vaka_spot){spot.x + far * cosf(angle), spot.y + far * sinf(angle)};
}

TEST(a_piece_is_drawn_on_its_part_of_the_tile)
{
    table *at = watch_table(1280, 720);
    vaka_match *match = &vaka_live_position(at->live)->face;
    int32_t space = 0, side[2], was[2][2];

    (void)state;
    vaka_piece_remove(match, match->zones[space].first);
    int32_t tile =
        vaka_piece_new(match, vaka_kind_by_id(at->layout, "brain-dawn"), VAKA_NONE, space);
    int32_t crab = vaka_piece_new(match, vaka_kind_by_id(at->layout, "crab"), 0, space);
    vaka_piece_flip(match, tile, VAKA_FACE_UP);
    vaka_piece_flip(match, crab, VAKA_FACE_UP);
    for (int32_t s = 0; s < VAKA_SIDES; s++)
        if (vaka_part_at(match, tile, s) >= 0)
            side[vaka_part_at(match, tile, s)] = s;
    for (int32_t stand = 0; stand < 2; stand++) {
        vaka_piece_stand(match, crab, stand);
        at->live->version++;
        look(at, VAKA_SPECTATOR);
        for (int32_t part = 0; part < 2; part++)
            was[stand][part] = (int32_t)pixel_at(at, part_at(at, space, side[part]));
    }
    assert_true(was[0][0] != was[1][0]);
    assert_true(was[0][1] != was[1][1]);
    close_table(at);
}

TEST(a_great_moment_is_shown_until_it_is_read)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;
    SDL_Keysym enter = {.sym = SDLK_RETURN};

    (void)state;
    play->record = at->record;
    vaka_moment_skip(play);
    take(at, "turn"); /* is none */
    look(at, 0);
    vaka_moment_gather(play, at->record);
    assert_false(play->moments.open);
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    vaka_window_frame(&at->gui.ui);
    assert_true(play->moments.open);
    assert_in_range(vaka_moment_due(play), 1, 2500);
    int x = play->board.box.x + play->board.box.w / 2,
        y = play->board.box.y + play->board.box.h / 2;
    vaka_hit *hit = vaka_widget_at(&at->gui.ui, x, y);
    assert_int_equal(hit->what, VAKA_HIT_MOMENT);
    vaka_screen_play.press(play, hit, false);
    assert_false(play->moments.open);
    assert_false(play->wanted);
    vaka_moment_gather(play, at->record); /* once */
    assert_false(play->moments.open);

    play->moments.told = 0;
    vaka_moment_gather(play, at->record);
    assert_true(play->moments.open);
    assert_true(vaka_screen_play.takes(play, &enter));
    assert_true(vaka_play_key(play, &enter));
    assert_false(play->moments.open);
    play->moments.told = 0;
    at->gui.ui.no_moments = true;
    vaka_moment_gather(play, at->record);
    assert_false(play->moments.open);
    close_table(at);
}

TEST(a_great_moment_goes_by_itself)
{
    table *at = watch_table(640, 480);
    vaka_play *play = &at->gui.play;

    (void)state;
    play->record = at->record;
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    vaka_window_frame(&at->gui.ui);
    play->moments.until = SDL_GetTicks();
    vaka_play_motion.tick(play);
    assert_false(play->moments.open);
    assert_int_equal(vaka_moment_due(play), -1);
    close_table(at);
}

/* The hit of a row of the tray. */
static const vaka_hit *row_hit(table *at, int32_t row)
{
    vaka_ui *ui = &at->gui.ui;

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == VAKA_HIT_TRAY && ui->hits[i].a == row)
            return &ui->hits[i];
    fail_msg("there is no row %d", (int)row);
    return NULL;
}

TEST(what_is_picked_from_the_tray_is_placed_on_the_board)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;
    const vaka_scene *scene = play->view.scene;

    (void)state;
    look(at, 0);
    scene = play->view.scene;
    assert_int_equal(scene->tray_count, 2);
    SDL_Rect first = row_hit(at, 0)->box;
    vaka_screen_play.press(play, row_hit(at, 1), false);
    assert_int_equal(play->picks.kind, scene->trays[1].kind);
    vaka_window_frame(&at->gui.ui);
    assert_memory_equal(&first, &row_hit(at, 0)->box, sizeof first); /* nothing moves */
    int32_t target = VAKA_NONE;
    for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
        target = play->board.targets[zone] ? zone : target;
    assert_true(vaka_layout_is_space(at->layout, target));
    assert_false(play->wanted);
    vaka_play_zone(play, target, false);
    assert_true(play->wanted);
    assert_string_equal(at->layout->module->verbs[play->want.action.verb].name, "lay");
    assert_int_equal(play->want.action.arg[1], target);

    look(at, 0); /* what needs no place is done at once; what is picked twice is let go */
    vaka_screen_play.press(play, row_hit(at, 1), false);
    vaka_screen_play.press(play, row_hit(at, 1), false);
    assert_false(vaka_picks_any(&play->picks));
    vaka_screen_play.press(play, row_hit(at, 0), false);
    assert_true(play->wanted);
    assert_string_equal(at->layout->module->verbs[play->want.action.verb].name, "draw");
    close_table(at);
}

static void send_button(table *at, uint32_t type, int x, int y)
{
    SDL_Event event = {.type = type};

    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = x;
    event.button.y = y;
    vaka_input_obey(&at->gui.ui, &event);
}

static void send_motion(table *at, int x, int y)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};

    event.motion.state = SDL_BUTTON_LMASK;
    event.motion.x = x;
    event.motion.y = y;
    vaka_input_obey(&at->gui.ui, &event);
}

/* Takes a row of the tray up and carries it to a space. */
static void carry(table *at, int32_t row, int32_t to)
{
    SDL_Rect box = row_hit(at, row)->box;
    vaka_spot spot = vaka_camera_spot(&at->gui.play.board.camera, at->layout, to);

    send_button(at, SDL_MOUSEBUTTONDOWN, box.x + box.w / 2, box.y + box.h / 2);
    send_motion(at, box.x + box.w / 2, box.y - 20);
    send_motion(at, (int)spot.x, (int)spot.y);
}

/* Also where there is but one place for it, of which a press would make use at once. */
TEST(what_is_carried_from_the_tray_follows_the_pointer_and_is_laid_where_it_is_let_go)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t lay = UINT32_MAX;

    (void)state;
    look(at, 0);
    for (uint32_t i = 0; i < play->view.legal_count && lay == UINT32_MAX; i++)
        if (strcmp(at->layout->module->verbs[play->view.legal[i].verb].name, "lay") == 0)
            lay = i;
    assert_true(lay != UINT32_MAX);
    vaka_action only = play->view.legal[lay];
    play->view.legal[0] = only;
    play->view.legal_count = 1;
    vaka_play_refresh(play);
    carry(at, 1, only.arg[1]);
    assert_int_equal(play->board.held, 1);
    assert_false(play->wanted);
    vaka_window_frame(&at->gui.ui);
    send_button(at, SDL_MOUSEBUTTONUP, at->gui.ui.x, at->gui.ui.y);
    assert_true(play->wanted);
    assert_int_equal(play->want.action.arg[1], only.arg[1]);
    assert_int_equal(play->board.held, VAKA_NONE);
    close_table(at);
}

TEST(what_is_let_go_at_a_wrong_place_is_told_where_it_can_be)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;
    vaka_action only = {0};
    int32_t wrong = VAKA_NONE;

    (void)state;
    look(at, 0);
    for (uint32_t i = 0; i < play->view.legal_count; i++)
        if (strcmp(at->layout->module->verbs[play->view.legal[i].verb].name, "lay") == 0)
            only = play->view.legal[i];
    play->view.legal[0] = only;
    play->view.legal_count = 1;
    vaka_play_refresh(play);
    for (int32_t zone = 0; zone < at->layout->zone_count; zone++)
        if (vaka_on_board(at->layout, zone) && zone != only.arg[1])
            wrong = zone;
    carry(at, 1, wrong);
    send_button(at, SDL_MOUSEBUTTONUP, at->gui.ui.x, at->gui.ui.y);
    assert_false(play->wanted);
    assert_non_null(strstr(at->gui.ui.notice, "Not there."));
    close_table(at);
}

TEST(what_needs_no_place_is_not_carried)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    look(at, 0);
    carry(at, 0, vaka_board_first(at->layout, 0));
    assert_int_equal(play->board.held, VAKA_NONE);
    close_table(at);
}

TEST(why_something_cannot_be_had_is_told)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;

    (void)state;
    take(at, "draw");
    take(at, "draw");
    look(at, 0);
    vaka_screen_play.press(play, row_hit(at, 0), false);
    assert_false(play->wanted);
    assert_string_equal(at->gui.ui.notice, "you hold 3 tiles");
    close_table(at);
}

static const vaka_hit *hit_of(table *at, int what, int32_t a)
{
    vaka_ui *ui = &at->gui.ui;

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == what && ui->hits[i].a == a)
            return &ui->hits[i];
    return NULL;
}

static bool is_within(SDL_Rect inner, SDL_Rect outer)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

TEST(mats_lie_beside_and_below_the_board_and_open)
{
    table *at = watch_table(1280, 720);
    vaka_play *play = &at->gui.play;
    int32_t shoal = vaka_zone_by_id(at->layout, "shoal");
    int32_t own = vaka_zone_by_id(at->layout, "hand0"),
            other = vaka_zone_by_id(at->layout, "hand1");
    SDL_Keysym escape = {.sym = SDLK_ESCAPE};

    (void)state;
    look(at, 0);
    assert_true(is_within(hit_of(at, VAKA_HIT_ZONE, shoal)->box, play->mats_box));
    assert_true(is_within(hit_of(at, VAKA_HIT_ZONE, own)->box, play->seats_box));
    assert_null(hit_of(at, VAKA_HIT_ZONE, other)); /* folded */
    assert_int_equal(play->hand_box.h, 0);         /* what lies on a mat is there */
    int32_t raft = vaka_mat_by_id(at->layout, "raft1");
    vaka_screen_play.press(play, hit_of(at, VAKA_HIT_MAT, raft), false);
    vaka_window_frame(&at->gui.ui);
    assert_true(is_within(hit_of(at, VAKA_HIT_ZONE, other)->box, play->board.box));
    vaka_play_key(play, &escape);
    vaka_window_frame(&at->gui.ui);
    assert_null(hit_of(at, VAKA_HIT_ZONE, other));
    look(at, VAKA_SPECTATOR); /* who only watches has none of his own */
    assert_non_null(hit_of(at, VAKA_HIT_MAT, raft));
    assert_null(hit_of(at, VAKA_HIT_ZONE, own));
    close_table(at);
}

static uint32_t dot_at(const SDL_Surface *of, int x, int y)
{
    return ((const uint32_t *)(const void *)((const uint8_t *)of->pixels + y * of->pitch))[x];
}

TEST(pictures_are_turned_counter_clockwise)
{
    SDL_Surface *from = vaka_paint_surface(21, 21);
    SDL_Rect east = {18, 9, 3, 3};

    (void)state;
    SDL_FillRect(from, &east, 0xffff0000);
    SDL_Surface *north = vaka_paint_turned(from, 90, 1), *west = vaka_paint_turned(from, 180, 1);
    assert_int_equal(dot_at(north, 10, 1), 0xffff0000);
    assert_int_equal(dot_at(north, 19, 10), 0);
    assert_int_equal(dot_at(west, 1, 10), 0xffff0000);
    SDL_FreeSurface(from);
    SDL_FreeSurface(north);
    SDL_FreeSurface(west);
    assert_true(fabsf(vaka_paint_turned_fit(50, 70, 90) - 50.0f / 70.0f) < 0.001f);
    assert_true(fabsf(vaka_paint_turned_fit(50, 70, 180) - 1) < 0.001f);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
