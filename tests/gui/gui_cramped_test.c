/* gui_cramped_test.c - a small window with large letters: what stands in it stays in its place, can
 * be read, and can be pressed.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_hall.h"

#include "front/advice.h"
#include "registered.h"

#define STEPS_SEEN 900
#define LONG_ONES 4u /* long phases that are wanted */
#define LINES_MOST 600

static struct {
    char text[VAKA_SENTENCE];
    SDL_Rect box;
} lines[LINES_MOST]; /* of the last picture */
static int line_count;

static void note_line(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    if (line_count == LINES_MOST)
        return;
    lines[line_count].box = box;
    snprintf(lines[line_count++].text, sizeof lines->text, "%s", text);
}

static void begin_lines(hall *of)
{
    line_count = 0;
    vaka_fonts_trace(of->at.gui.look.fonts, note_line, NULL);
}

static void end_lines(hall *of)
{
    vaka_fonts_trace(of->at.gui.look.fonts, NULL, NULL);
}

static hall *french_hall(const char *game, int32_t seats, int width, int height, int percent)
{
    hall *of = new_hall_of(game, seats, width, height, percent);

    assert_true(of->texts.language.turn(of->texts.language.texts, "fr"));
    return of;
}

static bool offers(const hall *of, const char *verb)
{
    const vaka_view *view = &of->at.gui.play.view;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(view->layout->module->verbs[view->legal[i].verb].name, verb) == 0)
            return true;
    return false;
}

/* --- along the top -----------------------------------------------------------------------------
 */

/* Four seats leave little room: a battle has a long name, and so has who attacks. */
TEST(turn_and_phase_stay_in_the_strip)
{
    vaka_journal_head head = {.seats = 4,
                              .seed = vaka_seed_of(9),
                              .name = {"Hinemoana", "Tangaroa", "Papatuanuku", "Ranginui"}};
    hall *of = begin_hall("conquest", head, NULL, 800, 600);
    uint32_t rng[4], long_ones = 0;
    char phase[VAKA_SENTENCE];

    (void)state;
    assert_true(of->texts.language.turn(of->texts.language.texts, "fr"));
    vaka_window_percent(&of->at.gui.ui, 200);
    vaka_rng_seed(rng, 5);
    for (int i = 0; (i < STEPS_SEEN || long_ones < LONG_ONES) && step(of->at.record, rng); i++) {
        const vaka_view *view = &of->at.gui.play.view;

        see(of);
        of->at.gui.play.strip_box.w -= 150; /* more points would take that */
        begin_lines(of);
        vaka_strip_draw(&of->at.gui.play);
        end_lines(of);
        long_ones += strlen(vaka_view_said(view, &view->scene->phase, phase)) > 40;
        SDL_Rect strip = of->at.gui.play.strip_box;
        for (int k = 0; k < line_count; k++)
            if (lines[k].box.y < strip.y || lines[k].box.y + lines[k].box.h > strip.y + strip.h)
                fail_msg("leaves the strip: %s", lines[k].text);
    }
    assert_true(long_ones >= LONG_ONES);
    close_hall(of);
}

/* --- pieces that are asked for -----------------------------------------------------------------
 */

/* The number of a pile lies over its lower right corner, where the frame turns. */
TEST(the_number_of_a_pile_is_not_crossed_by_the_frame_of_what_can_be_chosen)
{
    hall *of = new_hall_of("conquest", 3, 1280, 720, 100);
    vaka_gui *gui = &of->at.gui;
    uint32_t rng[4], seen = 0;

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < 3000 && seen < 5 && step(of->at.record, rng); i++) {
        see(of);
        const vaka_scene *scene = gui->play.view.scene;
        for (int k = 0; k < gui->ui.hit_count; k++) {
            const vaka_hit *hit = &gui->ui.hits[k];
            int32_t many = 0;

            if (hit->what != VAKA_HIT_KIND || hit->a != VAKA_NONE || hit->off)
                continue;
            for (uint32_t n = 0; n < scene->element_count; n++)
                if (scene->elements[n].type == VAKA_ELEMENT_KIND && scene->elements[n].a == hit->b)
                    many = scene->elements[n].b;
            SDL_Rect corner = {hit->box.x + hit->box.w - 2, hit->box.y + hit->box.h - 8, 4, 5};
            SDL_Rect top = {hit->box.x, hit->box.y - 3, hit->box.w, 3};
            if (many < 2 || count_pixels(gui, top, gui->look.theme->accent) < 10)
                continue;
            assert_int_equal(count_pixels(gui, corner, gui->look.theme->accent), 0);
            seen++;
        }
    }
    assert_int_equal(seen, 5);
    close_hall(of);
}

/* --- the bar below -----------------------------------------------------------------------------
 */

/* Two answers, and room for both beside the menu of tools: none of them is behind "More…". */
TEST(both_answers_to_a_question_are_in_sight)
{
    hall *of = french_hall("conquest", 3, 800, 600, 100);
    vaka_gui *gui = &of->at.gui;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 5);
    for (see(of); !offers(of, "keep") || !offers(of, "reveal"); see(of))
        assert_true(step(of->at.record, rng));
    for (uint32_t i = 0; i < gui->play.view.legal_count; i++) {
        const char *verb = gui->play.view.layout->module->verbs[gui->play.view.legal[i].verb].name;

        if (strcmp(verb, "keep") == 0 || strcmp(verb, "reveal") == 0)
            assert_non_null(find_hit(gui, VAKA_HIT_ACTION, (int32_t)i));
    }
    close_hall(of);
}

/* --- the column --------------------------------------------------------------------------------
 */

/* Otherwise nothing else of the column is seen. */
TEST(what_helps_with_a_step_takes_one_row_of_a_narrow_column)
{
    hall *of = french_hall("conquest", 3, 800, 600, 200);
    vaka_gui *gui = &of->at.gui;
    uint32_t rng[4];
    const vaka_hit *step_help = NULL, *hint = NULL;

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < 40; i++)
        assert_true(step(of->at.record, rng));
    of->at.host.hints = true;
    see(of);
    step_help = find_hit(gui, VAKA_HIT_STEP, 0);
    hint = find_hit(gui, VAKA_HIT_HINT, 0);
    assert_non_null(step_help);
    assert_non_null(hint);
    assert_int_equal(step_help->box.y, hint->box.y);
    close_hall(of);
}

/* A dot would be neither seen nor understood. */
TEST(the_bar_of_a_long_list_is_long_enough_to_be_seen)
{
    hall *of = new_hall_of("conquest", 2, 800, 600, 200);
    vaka_ui *ui = &of->at.gui.ui;
    vaka_scroll scroll = {0};
    SDL_Rect box = {100, 100, 200, 200}, column = {box.x + box.w - 5, box.y, 1, box.h};

    (void)state;
    see(of);
    vaka_paint_box(of->at.gui.look.canvas, box, of->at.gui.look.theme->paper);
    vaka_scroll_begin(ui, &scroll, box);
    vaka_scroll_end(ui, &scroll, box.y + 100 * box.h);
    int paper = count_pixels(&of->at.gui, column, of->at.gui.look.theme->paper);
    assert_true(box.h - paper >= vaka_look_px(&of->at.gui.look, 16));
    assert_true(box.h - paper < box.h / 2);
    ui->scroll_count = 0;
    close_hall(of);
}

/* --- mats --------------------------------------------------------------------------------------
 */

static const vaka_hit *place_of(const vaka_ui *ui, int32_t zone)
{
    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == VAKA_HIT_ZONE && ui->hits[i].a == zone)
            return &ui->hits[i];
    return NULL;
}

/* However many they are, and however small the place. */
TEST(pieces_do_not_leave_their_place_on_a_mat)
{
    hall *of = new_hall_of("raiatea", 3, 800, 600, 200);
    vaka_ui *ui = &of->at.gui.ui;
    uint32_t rng[4], pieces = 0;

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < STEPS_SEEN && step(of->at.record, rng); i++) {
        if (i % 15)
            continue;
        see(of);
        for (int k = 0; k < ui->hit_count; k++) {
            const vaka_hit *piece = &ui->hits[k];
            const vaka_layout *layout = of->at.gui.play.view.layout;

            if (piece->what != VAKA_HIT_KIND || piece->a < 0 || piece->scroll ||
                !layout->zones[piece->a].placed || !place_of(ui, piece->a))
                continue;
            SDL_Rect place = place_of(ui, piece->a)->box;
            if (piece->box.y + piece->box.h > place.y + place.h + 1)
                fail_msg("leaves %s: %s", layout->zones[piece->a].id, piece->label);
            pieces++;
        }
    }
    assert_true(pieces > 100);
    close_hall(of);
}

/* --- signs of French ---------------------------------------------------------------------------
 */

/* A colon and a semicolon stand apart from the word before them. */
static const char *close_sign(const char *text)
{
    for (const char *at = text; (at = strpbrk(at, ":;")); at++)
        if (at > text && (at[1] == ' ' || !at[1]) && (unsigned char)at[-1] < 0x80 && at[-1] != ' ')
            return at;
    return NULL;
}

static void assert_signs_apart(hall *of)
{
    begin_lines(of);
    of->at.gui.ui.dirty = true;
    vaka_window_frame(&of->at.gui.ui);
    end_lines(of);
    for (int k = 0; k < line_count; k++)
        if (close_sign(lines[k].text))
            fail_msg("no room before a sign: %s", lines[k].text);
}

TEST(signs_stand_apart_in_french)
{
    hall *of = french_hall("conquest", 3, 800, 600, 100);
    const vaka_view *view = &of->at.gui.play.view;
    uint32_t rng[4];
    vaka_plan plan = {.count = 2};
    char text[VAKA_ADVICE_TEXT];

    (void)state;
    vaka_rng_seed(rng, 5);
    for (see(of); view->scene->purse_count == 0; see(of)) {
        assert_signs_apart(of);
        assert_true(step(of->at.record, rng));
    }
    vaka_purse *purse = (vaka_purse *)(uintptr_t)&view->scene->purses[0];
    purse->all = 40; /* more than there is room for: a number is written */
    assert_signs_apart(of);
    assert_true(view->legal_count > 1);
    plan.at[0] = view->legal[0];
    plan.at[1] = view->legal[1];
    assert_null(close_sign(vaka_advice_plan(view, &plan, 2, text, sizeof text)));
    close_hall(of);
}

int main(void)
{
    set_paths();
    return run_registered("gui_cramped", NULL, NULL);
}
