/* gui_names_test.c - what is written on the board and beside it is read whole: names of places
 * above their pieces, words of tables.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_hall.h"

#include "gui/board/board_view.h"
#include "registered.h"

/* --- names of places ---------------------------------------------------------------------------
 */

typedef struct names { /* lines that are written on the board */
    struct {
        SDL_Rect box;
        char text[VAKA_VIEW_NAME];
    } at[1024];
    int count;
} names;

static void note_name(void *data, SDL_Rect box, const char *text)
{
    names *all = data;

    if (all->count == 1024)
        return;
    all->at[all->count].box = box;
    snprintf(all->at[all->count++].text, sizeof all->at[0].text, "%s", text);
}

#define NAME_INK 0xfffffaeeu

static int count_ink(const SDL_Surface *on, SDL_Rect box)
{
    SDL_Rect all = {0, 0, on->w, on->h};
    int count = 0;

    SDL_IntersectRect(&box, &all, &box);
    for (int y = box.y; y < box.y + box.h; y++)
        for (int x = box.x; x < box.x + box.w; x++) {
            uint32_t pixel;

            memcpy(&pixel, (const char *)on->pixels + y * on->pitch + x * 4, sizeof pixel);
            count += (pixel & 0xffffff) == (NAME_INK & 0xffffff);
        }
    return count;
}

/* How many pixels it has where nothing lies over it. */
static int count_alone(hall *of, SDL_Rect box, const char *text)
{
    vaka_gui_look look = of->at.gui.look;
    vaka_type type = {VAKA_FACE_SERIF, 60, NAME_INK};
    SDL_Surface *on = vaka_paint_canvas(NULL, box.w + 8, box.h + 8);

    while (type.px > 6 && vaka_type_wide(&look, type, text) > box.w)
        type.px--;
    look.canvas = on;
    vaka_type_draw(&look, type, 0, 0, text);
    int count = count_ink(on, (SDL_Rect){0, 0, on->w, on->h});
    SDL_FreeSurface(on);
    return count;
}

/* The space with pieces whose name is written whole in one line; VAKA_NONE: none. */
static int32_t named_space(const vaka_view *view, const char *text)
{
    char name[VAKA_VIEW_NAME];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (vaka_is_space(view->layout, zone) && view->seen->zones[zone].count > 1 &&
            strcmp(vaka_ground_name(view, zone, name), text) == 0)
            return zone;
    return VAKA_NONE;
}

/* Every line that is written anew on the board. */
static void read_board(hall *of, names *all)
{
    all->count = 0;
    vaka_fonts_trace(of->at.gui.look.fonts, note_name, all);
    of->at.gui.play.board.camera.stale = true;
    of->at.gui.ui.dirty = true;
    vaka_window_frame(&of->at.gui.ui);
    vaka_fonts_trace(of->at.gui.look.fonts, NULL, NULL);
}

static bool is_seen(const SDL_Surface *on, SDL_Rect box)
{
    SDL_Rect all = {0, 0, on->w, on->h}, both;

    return SDL_IntersectRect(&box, &all, &both) && both.w == box.w && both.h == box.h;
}

/* How many names were read; fails on one that something lies over. */
static uint32_t read_names(hall *of, names *all)
{
    const vaka_board *board = &of->at.gui.play.board;
    uint32_t read = 0;

    read_board(of, all);
    for (int k = 0; k < all->count; k++) {
        SDL_Rect box = all->at[k].box;
        /* its rim goes first: eight times; the last one is the line itself */
        bool last = k > 8 && strcmp(all->at[k - 8].text, all->at[k].text) == 0 &&
                    all->at[k - 8].box.x == box.x - 1 && all->at[k - 8].box.y == box.y;

        if (!last || named_space(&of->at.gui.play.view, all->at[k].text) == VAKA_NONE ||
            !is_seen(board->camera.cache, box))
            continue;
        if (count_ink(board->camera.cache, box) < count_alone(of, box, all->at[k].text) * 8 / 10)
            fail_msg("something lies over %s", all->at[k].text);
        read++;
    }
    return read;
}

/* No piece lies over the name of its space, nor does it hide a third of another. */
static void check_pieces(hall *of)
{
    const vaka_view *view = &of->at.gui.play.view;
    vaka_sheet sheet = vaka_sheet_of(&of->at.gui.play.board, of->at.gui.play.board.camera.cache);
    SDL_Rect boxes[32], both;
    char name[VAKA_VIEW_NAME];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        int32_t count =
            vaka_is_space(view->layout, zone) ? vaka_pieces_boxes(&sheet, zone, boxes, 32) : 0;

        for (int32_t i = 0; i < count; i++) {
            if ((float)boxes[i].y + 2 < vaka_ground_below(&sheet, zone))
                fail_msg("a piece lies over %s", vaka_ground_name(view, zone, name));
            for (int32_t k = 0; k < i; k++)
                if (SDL_IntersectRect(&boxes[i], &boxes[k], &both) &&
                    both.w * both.h * 3 > boxes[i].w * boxes[i].h)
                    fail_msg("pieces lie on others at %s: %d, %d, %d on %d, %d, %d",
                             vaka_ground_name(view, zone, name), boxes[i].x, boxes[i].y, boxes[i].w,
                             boxes[k].x, boxes[k].y, boxes[k].w);
        }
    }
}

/* A game between its own bots, looked at after some of their actions. */
static void assert_names_are_read(const char *game, int width, int height, int percent)
{
    hall *of = new_hall_of(game, 2, width, height, percent);
    names *all = vaka_xnew(sizeof *all);
    vaka_live *live = vaka_record_live(of->at.record);
    vaka_bot bots[2];
    uint32_t read = 0;
    vaka_error err = {0};
    vaka_action action;

    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(vaka_bot_init_for(&bots[seat], vaka_live_layout(live)->module,
                                           vaka_bot_at(vaka_live_layout(live)->module, 0)->name, 9,
                                           seat, &err),
                         VAKA_OK);
    for (int i = 0; i < 600 && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = vaka_live_must(live) & VAKA_SEAT(0) ? 0 : 1;

        assert_true(vaka_bot_choose(&bots[seat], live, seat, &action));
        assert_int_equal(vaka_record_apply(of->at.record, &action, NULL, &err), VAKA_OK);
        if (i % 60 != 59)
            continue;
        see(of);
        vaka_moment_close(&of->at.gui.play);
        read += read_names(of, all);
        check_pieces(of);
    }
    assert_true(read > 10);
    free(all);
    close_hall(of);
}

TEST(a_place_with_pieces_can_be_read_by_its_name)
{
    (void)state;
    assert_names_are_read("archipelago", 1280, 720, 100);
    assert_names_are_read("archipelago", 1920, 1080, 200);
}

/* --- tables ------------------------------------------------------------------------------------
 */

static void note_cut(void *data, const SDL_Surface *on, const char *text)
{
    hall *of = data;

    if (on != of->at.gui.look.canvas)
        return;
    print_message("cut: %s\n", text);
    of->cut++;
}

/* The position of the moment in one of the languages, in every window. */
static void check_position(hall *of, size_t number)
{
    static const int sizes[][3] = {{800, 600, 200}, {1280, 720, 200}, {800, 600, 100}};
    static const char *const languages[] = {"en", "fr", "qq", "nl"};
    vaka_gui *gui = &of->at.gui;

    for (size_t i = 0; i < 3; i++) {
        const int *size = sizes[i];

        assert_true(of->texts.language.turn(of->texts.language.texts, languages[(number + i) % 4]));
        SDL_SetWindowSize(gui->ui.window, size[0], size[1]);
        vaka_window_percent(&gui->ui, size[2]);
        see(of);
        vaka_moment_close(&gui->play);
        vaka_fonts_watch(gui->look.fonts, note_cut, of);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        vaka_fonts_watch(gui->look.fonts, NULL, NULL);
    }
}

TEST(no_word_of_a_table_or_a_button_is_cut_or_broken_in_two)
{
    hall *of = new_hall("conquest", 800, 600, 200);
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 5);
    vaka_texts_add(vaka_game_texts_of(&of->texts, NULL), "qq", "Menu", "Menu");
    lengthen_texts(&of->texts, vaka_live_layout(vaka_record_live(of->at.record))->module);
    for (size_t i = 0; i < 180; i++) {
        assert_true(step(of->at.record, rng));
        check_position(of, i);
    }
    assert_int_equal(of->cut, 0);
    close_hall(of);
}

int main(void)
{
    set_paths();
    return run_registered("gui_names", NULL, NULL);
}
