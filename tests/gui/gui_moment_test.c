/* gui_moment_test.c - great moments in the window: what moves, for how long, and for whom.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_table.h"

/* At a moment, with nothing left to show of what came before. */
static table *quiet_table(int width, int height, int percent)
{
    table *at = new_table("tests/modules/reef", width, height, percent);

    at->gui.ui.pace = 350;
    at->gui.play.board.motion.now = 1000;
    vaka_moment_skip(&at->gui.play);
    return at;
}

/* As the window does when so much time has gone by. */
static void pass_time(table *at, uint32_t now)
{
    at->gui.play.board.motion.now = now;
    vaka_play_motion.tick(&at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

static size_t frame_size(const table *at)
{
    return (size_t)at->gui.look.canvas->pitch * (size_t)at->gui.look.canvas->h;
}

static void *copy_frame(const table *at)
{
    void *copy = vaka_xnew(frame_size(at));

    memcpy(copy, at->gui.look.canvas->pixels, frame_size(at));
    return copy;
}

static bool is_frame(const table *at, const void *other)
{
    return memcmp(at->gui.look.canvas->pixels, other, frame_size(at)) == 0;
}

TEST(a_tile_turns_over_for_half_a_second_and_then_rests)
{
    table *at = quiet_table(1280, 720, 100);
    vaka_play *play = &at->gui.play;
    void *frames[4];

    (void)state;
    look(at, 0);
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    play->board.motion.flying = 0;
    vaka_window_frame(&at->gui.ui);
    assert_true(play->moments.open);
    assert_non_null(play->moments.back);
    for (int i = 0; i < 4; i++) {
        assert_true(i == 3 || vaka_moment_due(play) <= 20);
        pass_time(at, 1000 + (uint32_t)i * 200);
        frames[i] = copy_frame(at);
    }
    for (int i = 0; i < 3; i++)
        assert_true(memcmp(frames[i], frames[i + 1], frame_size(at)) != 0);
    assert_false(vaka_moment_moves(play));
    uint32_t drawn = at->gui.ui.frames;
    assert_in_range(vaka_moment_due(play), 1000, 2500); /* nothing is drawn until it goes */
    at->gui.ui.dirty = true;                            /* all of it is painted as its part was */
    vaka_window_frame(&at->gui.ui);
    assert_int_equal(at->gui.ui.frames, drawn + 1);
    assert_true(is_frame(at, frames[3]));
    pass_time(at, 3501);
    assert_false(play->moments.open);
    assert_null(play->moments.face);
    assert_int_equal(vaka_moment_due(play), -1);
    for (int i = 0; i < 4; i++)
        free(frames[i]);
    close_table(at);
}

TEST(with_reduced_motion_the_same_sheet_simply_lies_there)
{
    table *at = quiet_table(1280, 720, 100);
    vaka_play *play = &at->gui.play;

    (void)state;
    look(at, 0);
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    play->board.motion.flying = 0;
    pass_time(at, 1000);
    pass_time(at, 1700);
    void *end = copy_frame(at);
    play->moments.told = 0;
    vaka_moment_close(play);
    at->gui.ui.still = true;
    play->board.motion.now = 5000;
    vaka_moment_gather(play, at->record);
    vaka_window_frame(&at->gui.ui);
    assert_true(play->moments.open);
    assert_true(is_frame(at, end));
    assert_int_equal(vaka_moment_due(play), 2500);
    free(end);
    close_table(at);
}

TEST(quick_play_shows_a_moment_for_less_long)
{
    table *at = quiet_table(1280, 720, 100);
    vaka_play *play = &at->gui.play;

    (void)state;
    at->gui.ui.pace = 120;
    look(at, 0);
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    assert_true(play->moments.open);
    assert_int_equal(play->moments.until - play->moments.begun, 900);
    close_table(at);
}

TEST(several_moments_become_one_list)
{
    table *at = quiet_table(1280, 720, 100);
    vaka_play *play = &at->gui.play;

    (void)state;
    look(at, 0);
    take(at, "draw");
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    assert_int_equal(play->moments.count, 2);
    vaka_window_frame(&at->gui.ui);
    int sheets = 0;
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        sheets += at->gui.ui.hits[i].what == VAKA_HIT_MOMENT;
    assert_int_equal(sheets, 1);
    close_table(at);
}

/* What a seat sees and waits for after somebody drew a tile, with or without the great moment that
 * only that one is told of: equal pictures at all times, and equal waits. */
static bool is_untouched(table *at, int32_t seat)
{
    static const uint32_t times[] = {1000, 1100, 1250, 1600, 3000, 3600};
    vaka_play *play = &at->gui.play;
    void *film[sizeof times / sizeof *times];
    int due[sizeof times / sizeof *times];
    bool same = true;

    for (int told = 0; told < 2; told++) {
        vaka_moment_skip(play); /* as if there had been none */
        play->board.motion.now = times[0];
        if (told)
            play->moments.told = 0;
        look(at, seat);
        vaka_moment_gather(play, at->record);
        for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
            pass_time(at, times[i]);
            if (!told) {
                film[i] = copy_frame(at);
                due[i] = vaka_play_motion.due(play);
            } else {
                same = same && is_frame(at, film[i]) && due[i] == vaka_play_motion.due(play);
                free(film[i]);
            }
        }
        vaka_moment_close(play);
    }
    return same;
}

TEST(the_moment_of_one_seat_changes_no_pixel_and_no_wait_of_another)
{
    table *at = quiet_table(1280, 720, 100);

    (void)state;
    at->gui.ui.still = true; /* what glows by itself is tried elsewhere */
    take(at, "draw");
    assert_true(is_untouched(at, 1));
    assert_true(is_untouched(at, VAKA_SPECTATOR));
    assert_false(is_untouched(at, 0)); /* it is seen by the seat itself: the comparison can fail */
    close_table(at);
}

static void count_cut(void *data, const SDL_Surface *on, const char *text)
{
    (void)on;
    print_message("cut: %s\n", text);
    ++*(int *)data;
}

TEST(nothing_said_in_a_moment_is_cut)
{
    static const struct {
        int wide, high, percent;
    } windows[] = {{1280, 720, 100}, {1920, 1080, 100}, {800, 600, 100},
                   {1280, 720, 200}, {800, 600, 200},   {480, 360, 100}};

    (void)state;
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        table *at = quiet_table(windows[i].wide, windows[i].high, windows[i].percent);
        vaka_play *play = &at->gui.play;
        int cut = 0;

        look(at, 0);
        take(at, "draw");
        take(at, "lay");
        look(at, 0);
        vaka_moment_gather(play, at->record);
        assert_true(play->moments.open);
        vaka_fonts_watch(at->gui.look.fonts, count_cut, &cut);
        vaka_moment_retouch(play, &(SDL_Rect){0});
        vaka_fonts_watch(at->gui.look.fonts, NULL, NULL);
        assert_int_equal(cut, 0);
        at->gui.ui.dirty = true;
        vaka_window_frame(&at->gui.ui);
        SDL_Rect box = play->moments.box, room = play->board.around;
        assert_true(box.x >= room.x && box.y >= room.y);
        assert_true(box.x + box.w <= room.x + room.w && box.y + box.h <= room.y + room.h);
        close_table(at);
    }
}

/* How much ink the sheet of two moments has. */
static int sheet_ink(int percent)
{
    table *at = quiet_table(800, 600, percent);
    vaka_play *play = &at->gui.play;

    look(at, 0);
    take(at, "draw");
    take(at, "lay");
    look(at, 0);
    vaka_moment_gather(play, at->record);
    assert_int_equal(play->moments.count, 2);
    pass_time(at, 3000);
    int ink = count_pixels(&at->gui, play->moments.box, at->gui.look.theme->ink);
    close_table(at);
    return ink;
}

/* Pictures beside the words, and then the older moment, make room for letters that can be read. */
TEST(several_moments_are_not_told_in_tiny_letters_where_text_is_large)
{
    (void)state;
    assert_true(2 * sheet_ink(200) > sheet_ink(100));
}

/* --- what is heard ---------------------------------------------------------------------------- */

/* The first seat lays a tile while the second one, a person, looks. */
static table *lay_before_somebody(vaka_front *front)
{
    table *at = quiet_table(1280, 720, 100);
    vaka_play *play = &at->gui.play;

    vaka_play_front(play, front);
    at->gui.ui.pace = 1;
    play->humans = 2;
    play->sitting = 1;
    vaka_play_deaf(play, at->record);
    take(at, "lay");
    assert_int_equal(at->gui.ui.sound_asked, VAKA_SOUND_NONE);
    return at;
}

TEST(what_a_program_does_is_to_be_heard)
{
    vaka_front front;
    table *at = lay_before_somebody(&front);

    (void)state;
    front.show_moved(front.data, at->record, 0);
    assert_int_equal(at->gui.ui.sound_asked, VAKA_SOUND_DRUM);
    close_table(at);
}

TEST(what_has_ended_a_game_is_to_be_heard)
{
    vaka_front front;
    table *at = lay_before_somebody(&front);

    (void)state;
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    front.show_end(front.data, at->record);
    assert_int_equal(at->gui.ui.sound_asked, VAKA_SOUND_DRUM);
    vaka_points_done(&at->gui.play.points);
    close_table(at);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
