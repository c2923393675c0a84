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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_home_begins_with_elsewhere_is_laid_on_the_map),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
