/* gui_editor_rows_test.c - rows of the editor's lists say their numbers, and buttons that were
 * pressed stay with their row when the list is scrolled.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_editor.h"

static bool read_numbers(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!to_editor(gui, "Conquest of Paradise", "The game as it is"))
        return true;
    switch (of->at++) {
    case 0:
        press_key(SDLK_t, 0);
        editor->shown = table_of(gui, "points");
        break;
    case 1: /* one number needs no name */
        assert_non_null(find_label(gui, "Village: 2"));
        assert_non_null(find_label(gui, "Atoll: 1"));
        editor->shown = table_of(gui, "setups");
        break;
    case 2: /* several do */
        assert_non_null(find_label(gui, "For 3: End vp 25, Islands out 3, Villages 2, Bands 2"));
        editor->shown = table_of(gui, "map");
        break;
    default: /* where a place lies the map shows */
        assert_non_null(find_label(gui, "Ocean · hex_m5_0"));
        of->done++;
        return false;
    }
    gui->ui.dirty = true;
    return true;
}

static void rows_of_a_list_say_their_numbers(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, read_numbers, "en");
    assert_int_equal(one.done, 1);
}

/* What can be seen of a button of the column; false: nothing can, or it is another thing. */
static bool shown_of(vaka_gui *gui, const vaka_hit *hit, SDL_Rect *out)
{
    return hit->what == VAKA_HIT_BUTTON && hit->box.x > editor_of(gui)->side.box.x - 1 &&
           SDL_IntersectRect(&hit->box, &editor_of(gui)->side.box, out);
}

static bool lies_on_another(vaka_gui *gui)
{
    SDL_Rect a, b;

    for (int i = 0; i < gui->ui.hit_count; i++)
        for (int j = 0; j < i; j++)
            if (shown_of(gui, &gui->ui.hits[i], &a) && shown_of(gui, &gui->ui.hits[j], &b) &&
                SDL_HasIntersection(&a, &b))
                return true;
    return false;
}

/* The pointer stays where it pressed, and keys scroll: what is below it moves away. */
static bool press_and_scroll(guest *of, vaka_gui *gui)
{
    if (!to_editor(gui, "Conquest of Paradise", "The game as it is"))
        return true;
    switch (of->at++) {
    case 0:
        press_key(SDLK_c, 0);
        break;
    case 1:
        assert_true(click_hit(gui, find_label(gui, "+")));
        break;
    case 2:
        assert_false(lies_on_another(gui));
        press_key(of->what ? SDLK_TAB : SDLK_PAGEDOWN, of->what ? KMOD_SHIFT : 0);
        break;
    default:
        if (of->what && of->at < 20) { /* the focus wanders, and the list with it */
            press_key(SDLK_TAB, 0);
            return true;
        }
        assert_false(lies_on_another(gui));
        of->done++;
        return false;
    }
    return true;
}

static void a_button_that_was_pressed_scrolls_away_with_its_row(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, press_and_scroll, "en");
    one.what = "by the focus";
    visit_first(&one, press_and_scroll, "en");
    assert_int_equal(one.done, 2);
}

/* The disk of Samoa's home stands at the top left of its hex. */
static bool press_disk(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!to_editor(gui, "Conquest of Paradise", "The game as it is"))
        return true;
    SDL_Point at = place_at(gui, 0, 0);

    switch (of->at++) {
    case 0:
        vaka_editor_zoom(editor, 2, at.x, at.y);
        break;
    case 1:
        click(gui, at.x, at.y + (int)(editor->scale * 0.4f), SDL_BUTTON_LEFT);
        break;
    case 2: /* the place itself */
        assert_int_equal(editor->table, table_of(gui, "map"));
        click(gui, at.x - (int)(editor->scale * 0.2f), at.y - (int)(editor->scale * 0.35f),
              SDL_BUTTON_LEFT);
        break;
    default:
        assert_int_equal(editor->table, table_of(gui, "homes"));
        assert_string_equal(editor->row, "samoa");
        of->done++;
        return false;
    }
    return true;
}

static void what_lies_on_a_place_is_chosen_by_its_disk(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, press_disk, "en");
    assert_int_equal(one.done, 1);
}

/* --- tabs, and what a table is about ----------------------------------------------------------
 */

static bool to_editor_by_keys(vaka_gui *gui)
{
    if (is_on(gui, "start"))
        press_key(SDLK_m, 0);
    else if (is_on(gui, "mods"))
        press_key(gui->ui.menu.open ? SDLK_RETURN : SDLK_d, 0);
    return is_on(gui, "editor");
}

static char words[8192]; /* of a picture */

static void note_words(void *data, SDL_Rect box, const char *text)
{
    size_t length = strlen(words);

    (void)data, (void)box;
    snprintf(words + length, sizeof words - length, "%s ", text);
}

static bool look_at_side(guest *of, vaka_gui *gui)
{
    int y = 0, tabs = 0;

    if (!to_editor_by_keys(gui))
        return true;
    if (of->at++ == 0) {
        press_key(SDLK_t, 0);
        return true;
    }
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what != VAKA_HIT_BUTTON || hit->a != VAKA_EDITOR_TAB)
            continue;
        assert_true(tabs++ == 0 || hit->box.y == y);
        y = hit->box.y;
    }
    assert_int_equal(tabs, 4);
    words[0] = '\0';
    vaka_fonts_trace(gui->look.fonts, note_words, NULL);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    assert_non_null(strstr(words, of->what));
    of->done++;
    return false;
}

static void tabs_are_one_row_in_the_usual_window(void **state)
{
    guest one = usual;

    (void)state;
    one.what = "The hexes of the map.";
    visit_first(&one, look_at_side, "en");
    assert_int_equal(one.done, 1);
}

static void what_a_table_is_about_is_said_in_the_language_of_the_reader(void **state)
{
    guest one = usual;

    (void)state;
    one.what = "Les hexagones de la carte.";
    one.start.width = 1920;
    one.start.height = 1080;
    visit_first(&one, look_at_side, "fr");
    assert_int_equal(one.done, 1);
}

/* A place of the map is chosen, and the first row of its form is pointed at. */
static bool point_at_column(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!to_editor_by_keys(gui))
        return true;
    switch (of->at++) {
    case 0:
        click_place(gui, 0, 0);
        return true;
    default:
        for (int y = 0; y < gui->look.canvas->h && !strstr(editor->hint, of->what); y += 4) {
            gui->ui.x = gui->look.canvas->w - 60;
            gui->ui.y = y;
            editor->hint[0] = '\0';
            gui->ui.dirty = true;
            vaka_window_frame(&gui->ui);
            assert_null(strstr(editor->hint, "What is printed in the hex."));
        }
        assert_non_null(strstr(editor->hint, of->what));
        of->done++;
        return false;
    }
}

static void what_a_column_means_is_said_in_the_language_of_the_reader(void **state)
{
    guest one = usual;

    (void)state;
    one.what = "Sorte : Ce qui est imprimé dans l'hex.";
    visit_first(&one, point_at_column, "fr");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_of_a_list_say_their_numbers),
        cmocka_unit_test(what_lies_on_a_place_is_chosen_by_its_disk),
        cmocka_unit_test(a_button_that_was_pressed_scrolls_away_with_its_row),
        cmocka_unit_test(tabs_are_one_row_in_the_usual_window),
        cmocka_unit_test(what_a_table_is_about_is_said_in_the_language_of_the_reader),
        cmocka_unit_test(what_a_column_means_is_said_in_the_language_of_the_reader),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
