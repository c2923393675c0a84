/* gui_board_test.c - the board: drawings, layers, what moves; no secret in any of it.
 *
 * SPDX-License-Identifier: MIT
 *
 * With VAKA_PROOF=1 a thousand pairs of positions are compared instead of a few. With VAKA_PLANTED
 * set they differ in what another seat may not know, and that must be seen. */
#include "gui_match.h"

#include <math.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gui/board/board_view.h"
#include "table/codec.h"

static table *new_table(int width, int height, int32_t seats, int steps)
{
    table *at = vaka_xnew(sizeof *at);
    uint32_t rng[4];

    open_table(at, width, height);
    begin_match(at, seats, 7);
    vaka_rng_seed(rng, 7);
    for (int i = 0; i < steps && step(at->record, rng); i++) {
    }
    return at;
}

static void point_at(table *at, int32_t zone)
{
    vaka_spot spot = vaka_camera_spot(&at->gui.play.board.camera, at->gui.play.view.layout, zone);

    at->gui.ui.x = (int)spot.x;
    at->gui.ui.y = (int)spot.y;
    at->gui.play.board.pointed = zone;
    vaka_board_touch(&at->gui.play.board);
}

/* Rings, cards and fans are painted alone; all the rest stays as it is. */
static void what_is_painted_in_parts_is_what_all_would_be(void **state)
{
    table *at = new_table(1280, 720, 3, 160);
    int32_t spaces = vaka_live_layout(vaka_record_live(at->record))->boards[0].size;

    (void)state;
    look(at, vaka_record_live(at->record), 0);
    for (int32_t zone = 0; zone < spaces; zone += 3) {
        uint32_t frames = at->gui.ui.frames;

        point_at(at, zone);
        at->gui.play.board.fanned = zone % 2 ? zone : VAKA_NONE;
        vaka_window_frame(&at->gui.ui);
        assert_int_equal(at->gui.ui.frames, frames + 1);
        assert_false(at->gui.ui.dirty);
        void *parts = copy_frame(at);
        at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        assert_true(is_frame(at, parts));
        free(parts);
    }
    close_table(at);
}

static void nothing_is_painted_while_nothing_changes(void **state)
{
    table *at = new_table(900, 560, 2, 40);

    (void)state;
    look(at, vaka_record_live(at->record), 0);
    uint32_t frames = at->gui.ui.frames;
    for (int i = 0; i < 20; i++)
        vaka_window_frame(&at->gui.ui);
    assert_int_equal(at->gui.ui.frames, frames);
    close_table(at);
}

/* A picture is a function of what is shown: however one got there. */
static void a_board_that_was_moved_and_moved_back_is_the_same(void **state)
{
    table *at = new_table(900, 560, 2, 60);
    vaka_camera *camera = &at->gui.play.board.camera;

    (void)state;
    at->gui.ui.still = true;
    look(at, vaka_record_live(at->record), 1);
    void *first = copy_frame(at);
    vaka_camera_zoom(camera, 1.6f, 400, 300);
    vaka_camera_pan(camera, 90, -40);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_false(is_frame(at, first));
    vaka_window_theme(&at->gui.ui, true);
    vaka_window_frame(&at->gui.ui);
    vaka_window_theme(&at->gui.ui, false);
    vaka_camera_fit(camera);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_true(is_frame(at, first));
    free(first);
    close_table(at);
}

static uint32_t wanted_pairs(void)
{
    const char *proof = getenv("VAKA_PROOF");

    return proof && strcmp(proof, "1") == 0 ? 1000 : 30;
}

/* From near, with the small map; or all of it without. */
static void show_map(table *at, bool near)
{
    vaka_board *board = &at->gui.play.board;
    SDL_Rect box;

    board->map = near;
    vaka_camera_fit(&board->camera);
    if (near) {
        vaka_camera_zoom(&board->camera, 2.4f, board->box.w / 3, board->box.h / 2);
        board->camera.resting = 0;
        assert_true(vaka_minimap_box(board, &box));
    }
    at->gui.ui.dirty = true;
}

/* Both frames in the middle of every movement from `before` to the two positions, and at rest. */
static bool same_film(table *at, vaka_live *before, vaka_live *one, vaka_live *two, int32_t seat,
                      bool near)
{
    static const uint32_t times[] = {1000, 1080, 1200, 1600, 3000};
    void *film[sizeof times / sizeof times[0]] = {NULL};
    vaka_motion *motion = &at->gui.play.board.motion;
    bool same = true;

    for (int side = 0; side < 2; side++) {
        vaka_motion_done(&at->gui.play.board);
        motion->now = times[0];
        look(at, before, seat);
        show_map(at, near);
        look(at, side ? two : one, seat);
        for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
            motion->now = times[i];
            tick(&at->gui);
            vaka_window_frame(&at->gui.ui);
            if (side == 0)
                film[i] = copy_frame(at);
            else
                same = same && is_frame(at, film[i]);
        }
    }
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++)
        free(film[i]);
    return same;
}

static void what_a_seat_may_not_know_changes_no_frame_and_no_movement(void **state)
{
    table *at = new_table(1000, 700, 3, 0);
    uint32_t rng[4], pairs = 0, flown = 0, ghostly = 0;
    bool planted = getenv("VAKA_PLANTED") != NULL;

    (void)state;
    vaka_rng_seed(rng, 31);
    for (uint32_t game = 0; pairs < wanted_pairs() && game < 400; game++) {
        begin_match(at, 3, game + 1);
        int skip = (int)vaka_rng_below(rng, 120);
        for (int i = 0; i < 200 && pairs < wanted_pairs(); i++) {
            vaka_live *before = vaka_live_clone(vaka_record_live(at->record));
            bool more = step(at->record, rng);
            int32_t seat = (int32_t)vaka_rng_below(rng, 4) - 1;
            vaka_resampled changed = {0};

            if (i >= skip && more && vaka_rng_below(rng, 5) == 0) {
                vaka_live *one = vaka_live_clone(vaka_record_live(at->record));
                vaka_live *two = vaka_live_clone(one);
                vaka_resample(two, planted ? (seat + 1) % 3 : seat, game * 31u + (uint32_t)i,
                              &changed);
                assert_true(same_film(at, before, one, two, seat, pairs % 2 == 1));
                flown += at->gui.play.board.motion.begun > 0;
                bool differ = changed.pieces + changed.order + changed.sealed > 0;
                pairs += differ;
                ghostly += differ && at->gui.play.board.ghost_count > 0;
                vaka_view_done(&at->gui.play.view);
                at->gui.play.viewing = false;
                vaka_live_free(one);
                vaka_live_free(two);
            }
            vaka_live_free(before);
        }
    }
    print_message("%u pairs of positions look the same, %u while pieces move, %u with plans\n",
                  pairs, flown, ghostly);
    assert_true(pairs >= wanted_pairs() && flown > 0 && ghostly > 0);
    close_table(at);
}

/* The test above is worth something only if pieces are seen under way. */
static void a_piece_that_moved_is_seen_under_way(void **state)
{
    table *at = new_table(900, 560, 2, 0);
    vaka_motion *motion = &at->gui.play.board.motion;
    uint32_t rng[4], flights = 0, differ = 0;

    (void)state;
    vaka_rng_seed(rng, 3);
    motion->now = 1000;
    look(at, vaka_record_live(at->record), 0);
    for (int i = 0; i < 200 && step(at->record, rng); i++) {
        motion->now += 10000;
        look(at, vaka_record_live(at->record), 0);
        if (motion->flying == 0)
            continue;
        flights++;
        motion->now += 100;
        tick(&at->gui);
        vaka_window_frame(&at->gui.ui);
        void *under_way = copy_frame(at);
        vaka_motion_stop(&at->gui.play.board);
        vaka_window_frame(&at->gui.ui);
        differ += !is_frame(at, under_way);
        free(under_way);
    }
    assert_true(flights > 5);
    assert_true(differ * 5 > flights * 4); /* some end under what lies there already */
    close_table(at);
}

static void with_stillness_nothing_moves_by_itself(void **state)
{
    table *at = new_table(900, 560, 2, 0);
    uint32_t rng[4];

    (void)state;
    at->gui.ui.still = true;
    vaka_rng_seed(rng, 3);
    look(at, vaka_record_live(at->record), 0);
    for (int i = 0; i < 60 && step(at->record, rng); i++) {
        look(at, vaka_record_live(at->record), 0);
        assert_false(vaka_motion_moves(&at->gui.play.board));
    }
    close_table(at);
}

static void at_once_is_without_pieces_under_way(void **state)
{
    table *at = new_table(900, 560, 2, 0);
    uint32_t rng[4];

    (void)state;
    at->gui.ui.pace = 0;
    vaka_rng_seed(rng, 3);
    look(at, vaka_record_live(at->record), 0);
    for (int i = 0; i < 60 && step(at->record, rng); i++) {
        look(at, vaka_record_live(at->record), 0);
        assert_int_equal(at->gui.play.board.motion.flying, 0);
    }
    close_table(at);
}

/* The frame some time after dice were thrown; NULL: there were none in this game. */
static void *dice_at(int pace, uint32_t ms)
{
    table *at = new_table(900, 560, 2, 0);
    vaka_motion *motion = &at->gui.play.board.motion;
    uint32_t rng[4];
    void *frame = NULL;

    at->gui.ui.pace = pace;
    vaka_rng_seed(rng, 3);
    motion->now = 1000;
    look(at, vaka_record_live(at->record), VAKA_SPECTATOR);
    for (int i = 0; i < 4000 && motion->dice == 0 && step(at->record, rng); i++)
        look(at, vaka_record_live(at->record), VAKA_SPECTATOR);
    if (motion->dice > 0) {
        motion->flying = 0;
        motion->now = motion->rolled + ms;
        at->gui.play.board.camera.stale = at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        frame = copy_frame(at);
    }
    close_table(at);
    return frame;
}

static void many_dice_are_all_seen_in_a_small_window(void **state)
{
    static const struct {
        int width, height, percent;
    } windows[] = {{1280, 720, 100}, {1280, 720, 200}, {800, 600, 200}, {480, 360, 100}};

    (void)state;
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        table *at = new_table(windows[i].width, windows[i].height, 2, 0);
        vaka_board *board = &at->gui.play.board;
        SDL_Rect box;

        vaka_window_percent(&at->gui.ui, windows[i].percent);
        look(at, vaka_record_live(at->record), VAKA_SPECTATOR);
        vaka_window_frame(&at->gui.ui);
        SDL_Rect room = vaka_board_room(board);
        for (board->motion.dice = 1; board->motion.dice <= VAKA_DICE; board->motion.dice++) {
            assert_true(vaka_dice_box(board, &box));
            assert_true(box.x >= room.x && box.x + box.w <= room.x + room.w);
            assert_true(box.w >= 12 * board->motion.dice);
        }
        close_table(at);
    }
}

/* Does what was done last show dice to all? */
static bool ends_with_dice(vaka_record *record)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(record, &count);
    bool dice = false;

    for (uint32_t i = count; i > 0 && log[i - 1].action == log[count - 1].action; i--)
        dice = dice || log[i - 1].event.id == VAKA_EVENT_DIE;
    return dice;
}

/* Many actions at once, as a replay passes over them: only dice of the last one are shown. */
static void dice_of_what_was_passed_over_are_not_shown(void **state)
{
    table *at = new_table(900, 560, 2, 0);
    vaka_motion *motion = &at->gui.play.board.motion;
    uint32_t rng[4], shown = 0, hidden = 0;

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int turn = 0; turn < 60 && !vaka_live_finished(vaka_record_live(at->record), NULL);
         turn++) {
        for (int i = 0; i < 9; i++)
            step(at->record, rng);
        motion->dice = 0;
        look(at, vaka_record_live(at->record), VAKA_SPECTATOR);
        assert_int_equal(motion->dice > 0, ends_with_dice(at->record));
        *(motion->dice ? &shown : &hidden) += 1;
    }
    assert_true(shown > 0 && hidden > 0);
    close_table(at);
}

/* They are painted no more once they have come to rest: so they have to show what was rolled. */
static void dice_come_to_rest_at_the_pace_of_everything(void **state)
{
    static const struct {
        int pace;
        uint32_t ms;
    } rests[] = {{350, 420}, {120, 150}, {0, 0}};
    const size_t bytes = (size_t)900 * 560 * 4;
    void *last = dice_at(350, 1400);

    (void)state;
    assert_non_null(last);
    for (size_t i = 0; i < sizeof rests / sizeof rests[0]; i++) {
        void *now = dice_at(rests[i].pace, rests[i].ms);

        assert_non_null(now);
        assert_memory_equal(now, last, bytes);
        free(now);
    }
    free(last);
}

/* Lets time pass as the window would, and counts the pictures that were different. */
static uint32_t breathe(table *at, uint32_t seconds)
{
    uint32_t changes = 0;

    for (uint32_t i = 0; i < seconds * 10 && vaka_motion_due(&at->gui.play.board) >= 0; i++) {
        void *before = copy_frame(at);

        at->gui.play.board.motion.now += 100;
        tick(&at->gui);
        vaka_window_frame(&at->gui.ui);
        changes += !is_frame(at, before);
        free(before);
    }
    return changes;
}

static void targets_breathe_a_few_times_and_rest_as_they_were(void **state)
{
    table *at = new_table(900, 560, 2, 0);

    (void)state;
    at->gui.play.board.motion.now = 1000;
    look(at, vaka_record_live(at->record), 0);
    vaka_motion_stop(&at->gui.play.board);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    void *calm = copy_frame(at);
    assert_true(at->gui.play.asked);
    assert_true(breathe(at, 60) > 20);
    assert_true(vaka_motion_due(&at->gui.play.board) < 0);
    assert_true(is_frame(at, calm));
    free(calm);
    close_table(at);
}

static void with_stillness_targets_do_not_breathe(void **state)
{
    table *at = new_table(900, 560, 2, 0);

    (void)state;
    at->gui.ui.still = true;
    at->gui.play.board.motion.now = 1000;
    look(at, vaka_record_live(at->record), 0);
    assert_int_equal(breathe(at, 60), 0);
    close_table(at);
}

/* ---- words ---- */

/* The verb that ends a part of a turn says which. */
static void what_ends_something_says_what_it_ends(void **state)
{
    table *at = new_table(900, 560, 2, 0);
    const vaka_view *view = &at->gui.play.view;
    uint32_t rng[4], movement = 0, other = 0;
    char title[VAKA_SENTENCE];

    (void)state;
    at->gui.ui.still = true;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < 300 && step(at->record, rng); i++) {
        look(at, vaka_record_live(at->record), 0);
        for (uint32_t k = 0; k < view->legal_count; k++) {
            const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[k].verb);

            if (strcmp(verb->name, "done") != 0)
                continue;
            vaka_view_action(view, &view->legal[k], title);
            assert_string_not_equal(title, verb->title);
            movement += strcmp(title, "End movement") == 0;
            other += strcmp(title, "End movement") != 0;
        }
    }
    assert_true(movement > 0 && other > 0);
    close_table(at);
}

/* ---- drawings ---- */

static const char dot[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\" "
                          "viewBox=\"0 0 10 10\"><path d=\"M0,0 L10,0 L10,10 L0,10 Z\" "
                          "fill=\"%s\"/></svg>";

static void write_drawing(const char *folder, const char *key, const char *ink)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s.svg", folder, key);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, dot, ink);
    fclose(file);
}

static vaka_ink ink_of(vaka_art *art, const char *key, vaka_dye dye)
{
    SDL_Surface *drawing = vaka_art_get(art, key, 16, dye);

    return drawing ? ((const uint32_t *)drawing->pixels)[8 * 16 + 8] : 0;
}

typedef struct studio {
    char folder[64], own[80], mod[80];
    vaka_art *art;
} studio;

static void open_studio(studio *at)
{
    char path[160];

    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-art-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    snprintf(at->own, sizeof at->own, "%s/own", at->folder);
    snprintf(at->mod, sizeof at->mod, "%s/mod", at->folder);
    const char *const folders[] = {at->own, at->mod};
    for (int i = 0; i < 2; i++) {
        mkdir(folders[i], 0777);
        snprintf(path, sizeof path, "%s/game", folders[i]);
        mkdir(path, 0777);
        snprintf(path, sizeof path, "%s/game/isle", folders[i]);
        mkdir(path, 0777);
    }
    write_drawing(at->own, "game/isle", "#E9D8A6");
    write_drawing(at->own, "game/isle/far", "#10222E");
    setenv("VAKA_ART", at->own, 1);
    at->art = vaka_art_new();
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
}

static void close_studio(studio *at)
{
    static const char *const names[] = {
        "game/isle/far.svg", "game/isle/near.svg", "game/isle.svg", "game/isle", "game", ""};
    const char *const folders[] = {at->own, at->mod};
    char path[160];

    vaka_art_free(at->art);
    for (int i = 0; i < 2; i++) {
        for (size_t k = 0; k < sizeof names / sizeof names[0]; k++) {
            snprintf(path, sizeof path, "%s/%s", folders[i], names[k]);
            remove(path);
        }
    }
    assert_int_equal(rmdir(at->folder), 0);
}

static void a_key_without_a_drawing_falls_back_to_the_one_above(void **state)
{
    const vaka_dye none = {0, 0};
    studio at;

    (void)state;
    open_studio(&at);
    assert_int_equal(ink_of(at.art, "game/isle", none), 0xffe9d8a6);
    assert_int_equal(ink_of(at.art, "game/isle/far", none), 0xff10222e);
    assert_int_equal(ink_of(at.art, "game/isle/unheard_of", none), 0xffe9d8a6);
    assert_null(vaka_art_missing(at.art));
    assert_int_equal(ink_of(at.art, "game/nothing", none), 0);
    assert_string_equal(vaka_art_missing(at.art), "game/nothing");
    assert_null(vaka_art_missing(at.art)); /* told once */
    close_studio(&at);
}

static void drawings_are_dyed_by_theme_and_by_what_they_lie_on(void **state)
{
    const vaka_dye none = {0, 0}, seat = {0xfffffcf3, 0xffd1495b};
    studio at;

    (void)state;
    open_studio(&at);
    assert_int_equal(ink_of(at.art, "game/isle/far", seat), 0xfffffcf3);
    vaka_art_forget(at.art, true);
    assert_int_equal(ink_of(at.art, "game/isle", none), vaka_theme_of(true)->sand);
    close_studio(&at);
}

static void a_mod_brings_drawings_of_its_own(void **state)
{
    const vaka_dye none = {0, 0};
    studio at;

    (void)state;
    open_studio(&at);
    write_drawing(at.mod, "game/isle/near", "#112233");
    assert_int_equal(ink_of(at.art, "game/isle/near", none), 0xffe9d8a6);
    char *const mods[] = {at.mod};
    assert_true(vaka_art_folders(at.art, mods, 1));
    assert_false(vaka_art_folders(at.art, mods, 1)); /* the same */
    assert_int_equal(ink_of(at.art, "game/isle/near", none), 0xff112233);
    assert_int_equal(ink_of(at.art, "game/isle/far", none), 0xff10222e);
    assert_true(vaka_art_folders(at.art, NULL, 0));
    assert_int_equal(ink_of(at.art, "game/isle/near", none), 0xffe9d8a6);
    close_studio(&at);
}

static void a_key_leads_nowhere_but_into_its_folder(void **state)
{
    const vaka_dye none = {0, 0};
    studio at;

    (void)state;
    open_studio(&at);
    assert_int_equal(ink_of(at.art, "../own/game/isle", none), 0);
    assert_int_equal(ink_of(at.art, "/etc/passwd", none), 0);
    assert_int_equal(ink_of(at.art, "", none), 0);
    close_studio(&at);
}

static void a_damaged_drawing_is_told_and_done_without(void **state)
{
    char path[160];
    studio at;

    (void)state;
    open_studio(&at);
    snprintf(path, sizeof path, "%s/game/isle/near.svg", at.own);
    FILE *file = fopen(path, "w");
    fputs("this is no drawing", file);
    fclose(file);
    assert_null(vaka_art_get(at.art, "game/isle/near", 16, (vaka_dye){0, 0}));
    assert_string_equal(vaka_art_missing(at.art), "game/isle/near");
    close_studio(&at);
}

/* Twice as wide as it is high: whole and in the middle of its square, with nothing around it. */
static void a_drawing_that_is_not_square_lies_in_the_middle_of_one(void **state)
{
    static const char wide[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" "
                               "height=\"100\" viewBox=\"0 0 200 100\"><path d=\"M0,0 L200,0 "
                               "L200,100 L0,100 Z\" fill=\"#112233\"/></svg>";
    SDL_Surface *on = SDL_CreateRGBSurfaceWithFormat(0, 100, 100, 32, SDL_PIXELFORMAT_RGB888);
    const uint32_t *pixel = on->pixels;
    char path[160];
    studio at;

    (void)state;
    open_studio(&at);
    snprintf(path, sizeof path, "%s/game/isle/near.svg", at.own);
    FILE *file = fopen(path, "w");
    fputs(wide, file);
    fclose(file);
    SDL_Surface *drawing = vaka_art_get(at.art, "game/isle/near", 100, (vaka_dye){0, 0});
    assert_true(drawing && drawing->w >= 100 && drawing->h >= 100);
    SDL_FillRect(on, NULL, 0xabcdef);
    assert_true(vaka_art_stamp(at.art, "game/isle/near", 100, on, (SDL_Point){0, 0}));
    for (int y = 0; y < 100; y++)
        assert_int_equal(pixel[y * 100 + 50] & 0xffffff, y < 25 || y >= 75 ? 0xabcdef : 0x112233);
    assert_null(vaka_art_missing(at.art));
    SDL_FreeSurface(on);
    close_studio(&at);
}

static void a_board_without_any_drawing_is_drawn_by_plain_signs(void **state)
{
    char folder[] = "/tmp/vaka-none-XXXXXX";

    (void)state;
    assert_non_null(mkdtemp(folder));
    setenv("VAKA_ART", folder, 1);
    table *at = new_table(900, 560, 2, 60);
    look(at, vaka_record_live(at->record), 0);
    void *plain = copy_frame(at);
    tick(&at->gui);
    assert_non_null(strstr(at->gui.ui.notice, "conquest/"));
    close_table(at);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    at = new_table(900, 560, 2, 60);
    look(at, vaka_record_live(at->record), 0);
    assert_false(is_frame(at, plain));
    tick(&at->gui);
    assert_string_equal(at->gui.ui.notice, "");
    free(plain);
    close_table(at);
    rmdir(folder);
}

/* ---- colours ---- */

typedef double colour[3];

static double linear(uint32_t value)
{
    double part = value / 255.0;

    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

/* As people see it to whom one sort of cones is missing (Machado and others, 2009). */
static void seen_by(int sort, vaka_ink ink, colour out)
{
    static const double view[4][3][3] = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868},
         {0.114503, 0.786281, 0.099216},
         {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968},
         {0.280085, 0.672501, 0.047413},
         {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779},
         {-0.078411, 0.930809, 0.147602},
         {0.004733, 0.691367, 0.303900}},
    };
    const double rgb[3] = {linear((ink >> 16) & 255), linear((ink >> 8) & 255), linear(ink & 255)};

    for (int i = 0; i < 3; i++)
        out[i] = view[sort][i][0] * rgb[0] + view[sort][i][1] * rgb[1] + view[sort][i][2] * rgb[2];
}

/* Of CIE 1976, from the middle of the day. */
static void lab_of(const colour rgb, colour out)
{
    static const double to[3][3] = {
        {0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}};
    static const double white[3] = {0.9505, 1.0, 1.089};
    double f[3];

    for (int i = 0; i < 3; i++) {
        double x = (to[i][0] * rgb[0] + to[i][1] * rgb[1] + to[i][2] * rgb[2]) / white[i];

        x = x < 0 ? 0 : x;
        f[i] = x > 0.008856 ? cbrt(x) : 7.787 * x + 16.0 / 116;
    }
    out[0] = 116 * f[1] - 16;
    out[1] = 500 * (f[0] - f[1]);
    out[2] = 200 * (f[1] - f[2]);
}

static double apart(int sort, vaka_ink one, vaka_ink other)
{
    colour a, b, left, right;

    seen_by(sort, one, a);
    seen_by(sort, other, b);
    lab_of(a, left);
    lab_of(b, right);
    return sqrt(pow(left[0] - right[0], 2) + pow(left[1] - right[1], 2) +
                pow(left[2] - right[2], 2));
}

static void seats_of_the_safe_palette_stay_apart_for_every_sort_of_eye(void **state)
{
    (void)state;
    vaka_theme_palette(2);
    for (int sort = 0; sort < 4; sort++)
        for (int32_t one = 0; one < 4; one++)
            for (int32_t other = one + 1; other < 4; other++)
                if (apart(sort, vaka_theme_seat(one), vaka_theme_seat(other)) < 20)
                    fail_msg("eye %d: seats %d and %d are %.1f apart", sort, (int)one, (int)other,
                             apart(sort, vaka_theme_seat(one), vaka_theme_seat(other)));
    vaka_theme_palette(0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_painted_in_parts_is_what_all_would_be),
        cmocka_unit_test(nothing_is_painted_while_nothing_changes),
        cmocka_unit_test(a_board_that_was_moved_and_moved_back_is_the_same),
        cmocka_unit_test(what_a_seat_may_not_know_changes_no_frame_and_no_movement),
        cmocka_unit_test(a_piece_that_moved_is_seen_under_way),
        cmocka_unit_test(with_stillness_nothing_moves_by_itself),
        cmocka_unit_test(at_once_is_without_pieces_under_way),
        cmocka_unit_test(dice_come_to_rest_at_the_pace_of_everything),
        cmocka_unit_test(many_dice_are_all_seen_in_a_small_window),
        cmocka_unit_test(dice_of_what_was_passed_over_are_not_shown),
        cmocka_unit_test(what_ends_something_says_what_it_ends),
        cmocka_unit_test(targets_breathe_a_few_times_and_rest_as_they_were),
        cmocka_unit_test(with_stillness_targets_do_not_breathe),
        cmocka_unit_test(a_key_without_a_drawing_falls_back_to_the_one_above),
        cmocka_unit_test(drawings_are_dyed_by_theme_and_by_what_they_lie_on),
        cmocka_unit_test(a_mod_brings_drawings_of_its_own),
        cmocka_unit_test(a_key_leads_nowhere_but_into_its_folder),
        cmocka_unit_test(a_damaged_drawing_is_told_and_done_without),
        cmocka_unit_test(a_drawing_that_is_not_square_lies_in_the_middle_of_one),
        cmocka_unit_test(a_board_without_any_drawing_is_drawn_by_plain_signs),
        cmocka_unit_test(seats_of_the_safe_palette_stay_apart_for_every_sort_of_eye),
    };
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
