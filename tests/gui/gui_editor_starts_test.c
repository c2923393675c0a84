/* gui_editor_starts_test.c - what a home begins with away from home is laid on the map, and told
 * beside its row where it cannot be.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_editor.h"

static bool lay_start(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    switch (of->at++) {
    case 0:
        assert_int_equal(rows_of(gui, "starts"), 0);
        click_label(gui, "Lay: Starts");
        break;
    case 1:
        click_place(gui, -1, 1);
        break;
    case 2: /* a village of the first home there is */
        assert_int_equal(rows_of(gui, "starts"), 1);
        assert_string_equal(vaka_draft_cell(editor->draft, table_of(gui, "starts"), 0, 0), "tonga");
        assert_string_equal(vaka_draft_cell(editor->draft, table_of(gui, "starts"), 0, 1), "fiji");
        assert_true(has_checked(gui));
        assert_int_equal(editor->findings.count, 0);
        vaka_draft_begin(editor->draft, "Count");
        vaka_draft_set(editor->draft, table_of(gui, "starts"), 0, 3, "5");
        assert_true(vaka_draft_end(editor->draft));
        break;
    default:
        assert_true(has_checked(gui));
        assert_int_equal(editor->findings.count, 1);
        assert_non_null(strstr(editor->findings.at[0].text, "more villages than the group has"));
        assert_non_null(vaka_editor_wrong_row(editor, table_of(gui, "starts"), editor->row, 0));
        of->done++;
        return false;
    }
    return true;
}

static void what_a_home_begins_with_elsewhere_is_laid_on_the_map(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, lay_start, "en");
    assert_int_equal(one.done, 1);
}

/* All that is written in the right column, between bars. */
static void note_line(void *data, SDL_Rect box, const char *text)
{
    guest *of = data;
    size_t length = strlen(of->seen);

    if (box.x > 900)
        snprintf(of->seen + length, sizeof of->seen - length, "|%s|", text);
}

static void name_of(vaka_gui *gui, const char *table, const char *id, char *out)
{
    int32_t row = vaka_draft_find(editor_of(gui)->draft, table_of(gui, table), id);

    assert_true(row >= 0);
    vaka_editor_row_name(editor_of(gui), table_of(gui, table), (uint32_t)row, out);
}

/* What was renamed is called what it was renamed to. */
static void rename_place(vaka_gui *gui, const char *title)
{
    vaka_draft *draft = editor_of(gui)->draft;
    uint32_t table = table_of(gui, "map");
    int32_t column = vaka_draft_column(draft, table, "title");

    vaka_draft_begin(draft, "Title");
    vaka_draft_set(draft, table, (uint32_t)vaka_draft_find(draft, table, "fiji"), (uint32_t)column,
                   title);
    assert_true(vaka_draft_end(draft));
}

static bool read_french(guest *of, vaka_gui *gui)
{
    char name[VAKA_EDITOR_NAME_MOST];

    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        break;
    case 1:
        assert_true(vaka_lobby_can_draw(&gui->lobby));
        press_key(SDLK_d, 0);
        press_key(SDLK_RETURN, 0);
        break;
    case 2:
        press_key(SDLK_t, 0);
        break;
    case 3: /* tables and places are called as in the game */
        assert_true(is_on(gui, "editor"));
        assert_string_equal(vaka_editor_words(editor_of(gui), "table.", "map", name), "Carte");
        name_of(gui, "map", "fiji", name);
        assert_non_null(strstr(name, "Fidji"));
        rename_place(gui, "Elsewhere");
        name_of(gui, "map", "fiji", name);
        assert_null(strstr(name, "Fidji"));
        assert_non_null(strstr(name, "Elsewhere"));
        press_key(SDLK_c, 0);
        break;
    default: /* every row says what is written there */
        vaka_fonts_trace(gui->look.fonts, note_line, of);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        vaka_fonts_trace(gui->look.fonts, NULL, NULL);
        if (!strstr(of->seen, "|Français, en une phrase|"))
            fail_msg("%s", of->seen);
        assert_null(strstr(of->seen, "|…|"));
        of->done++;
        return false;
    }
    return true;
}

static void tables_places_and_rows_have_names_in_the_readers_language(void **state)
{
    guest one = usual;

    (void)state;
    one.start.height = 1400;
    visit_first(&one, read_french, "fr");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_home_begins_with_elsewhere_is_laid_on_the_map),
        cmocka_unit_test(tables_places_and_rows_have_names_in_the_readers_language),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
