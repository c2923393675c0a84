/* gui_narrow_test.c - screens in a narrow window: buttons share rows, names of a map are read.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_editor.h"
#include "registered.h"

static SDL_Rect named; /* where a text was written that is looked for; w = 0: nowhere */

static void note_named(void *data, SDL_Rect box, const char *text)
{
    if (strcmp(text, data) == 0)
        named = box;
}

static void look_for(vaka_gui *gui, const char *text)
{
    char wanted[64];

    snprintf(wanted, sizeof wanted, "%s", text);
    named = (SDL_Rect){0};
    vaka_fonts_trace(gui->look.fonts, note_named, wanted);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
}

static void assert_share_a_row(vaka_gui *gui, const char *one, const char *other)
{
    const vaka_hit *a = find_label(gui, one), *b = find_label(gui, other);

    assert_non_null(a);
    assert_non_null(b);
    assert_int_equal(a->box.y, b->box.y);
    assert_false(SDL_HasIntersection(&a->box, &b->box));
}

/* --- buttons below a form ----------------------------------------------------------------------
 */

static bool see_mods(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "mods"))
        return press_key(SDLK_m, 0), true;
    assert_share_a_row(gui, "Back", "Read all files again (F5)");
    of->done++;
    return false;
}

/* One below the other they took more room than what they are about. */
TEST(buttons_below_share_rows_where_they_can)
{
    guest of = {.start = {.width = 800, .height = 600, .percent = 200}};

    (void)state;
    visit_first(&of, see_mods, "en");
    assert_int_equal(of.done, 1);
}

/* --- the editor --------------------------------------------------------------------------------
 */

static bool see_editor(guest *of, vaka_gui *gui)
{
    if (!to_editor(gui, "Polynesia", "The game as it is"))
        return true;
    assert_share_a_row(gui, "Play (F5)", "Save (Ctrl+S)");
    assert_share_a_row(gui, "Play (F5)", "Back");
    look_for(gui, "Ahimaunga");
    assert_true(named.w > 0);
    of->done++;
    return false;
}

TEST(in_a_narrow_window_the_editor_names_places_and_lays_its_buttons_in_a_row)
{
    guest of = {.start = {.width = 800, .height = 600, .percent = 100}};

    (void)state;
    visit_first(&of, see_editor, "en");
    assert_int_equal(of.done, 1);
}

static bool see_hint(guest *of, vaka_gui *gui)
{
    char where[64];

    if (!to_editor(gui, "Polynesia", "The game as it is"))
        return true;
    if (of->at++ == 0) {
        wheel_at(gui->lobby.editor.box.x + 4, gui->lobby.editor.box.y + 4, 0);
        return true;
    }
    snprintf(where, sizeof where, "%s", gui->lobby.editor.hint);
    assert_true(*where);
    look_for(gui, where);
    SDL_Rect back = find_label(gui, "Back")->box;
    assert_true(named.w > 0);
    assert_true(abs(2 * named.y + named.h - 2 * back.y - back.h) <= 6);
    of->done++;
    return false;
}

TEST(what_the_pointer_is_on_is_said_at_half_the_height_of_the_buttons_beside_it)
{
    guest of = usual;

    (void)state;
    visit_first(&of, see_hint, "en");
    assert_int_equal(of.done, 1);
}

/* --- a new game --------------------------------------------------------------------------------
 */

static bool see_preview(guest *of, vaka_gui *gui)
{
    SDL_Rect box = {0, 0, 200, 120}, corner = {0, 0, 1, 1};

    if (!is_on(gui, "new"))
        return press_key(SDLK_n, 0), true;
    if (!gui->lobby.preview.record)
        return true;
    vaka_preview_draw(&gui->lobby.preview, &gui->ui, box);
    assert_int_equal(count_pixels(gui, corner, gui->look.theme->edge), 1);
    of->done++;
    return false;
}

TEST(the_sea_of_a_small_picture_does_not_look_out_of_its_frame)
{
    guest of = {.start = {.width = 800, .height = 600, .percent = 100}};

    (void)state;
    visit_first(&of, see_preview, "en");
    assert_int_equal(of.done, 1);
}

int main(void)
{
    return run_registered("gui_narrow", NULL, NULL);
}
