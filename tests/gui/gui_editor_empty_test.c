/* gui_editor_empty_test.c - an empty map is not in order: the editor says so, and what to do, at
 * the table that lacks a row.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_editor.h"

/* The finding about a table as a whole, or NULL. */
static const vaka_finding *finding_of(vaka_gui *gui, const char *table)
{
    const vaka_findings *all = &editor_of(gui)->findings;

    for (uint32_t i = 0; i < all->count; i++)
        if (all->at[i].table == (int32_t)table_of(gui, table) && !*all->at[i].id)
            return &all->at[i];
    return NULL;
}

static void assert_tells(vaka_gui *gui, const char *table, const char *text)
{
    const vaka_finding *found = finding_of(gui, table);

    if (!found || found->warning || !strstr(found->text, text))
        fail_msg("%s: %s", table, found ? found->text : "nothing is said");
}

/* A press on what is said leads to the table. */
static void press_finding(vaka_gui *gui, const char *table)
{
    click_button(gui, VAKA_EDITOR_FINDING,
                 (int32_t)(finding_of(gui, table) - editor_of(gui)->findings.at));
}

static bool draw_nothing_of_hexes(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "An empty map"), true) : false;
    if (!has_checked(gui))
        return true;
    switch (of->at++) {
    case 0:
        break; /* what was found is drawn */
    case 1:
        assert_tells(gui, "map",
                     "no row is left in table 'map': no game can begin without one "
                     "(add some)");
        assert_tells(gui, "homes", "no row is left in table 'homes'");
        press_finding(gui, "homes");
        break;
    case 2:
        assert_int_equal(editor_of(gui)->tab, VAKA_SIDE_TABLES);
        assert_int_equal(editor_of(gui)->shown, table_of(gui, "homes"));
        click_label(gui, "Home");
        break;
    case 3:
        click_place(gui, 0, 0);
        break;
    case 4: /* a hex, but nobody begins there */
        break;
    default:
        assert_int_equal(rows_of(gui, "map"), 1);
        assert_null(finding_of(gui, "map"));
        assert_tells(gui, "homes", "no row is left in table 'homes'");
        of->done++;
        return false;
    }
    return true;
}

static void an_empty_map_of_hexes_cannot_be_played_and_says_what_it_lacks(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, draw_nothing_of_hexes, "en");
    assert_int_equal(one.done, 1);
}

static bool draw_nothing_of_spots(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Polynesia", "An empty map"), true) : false;
    if (!has_checked(gui))
        return true;
    switch (of->at++) {
    case 0:
        break;
    case 1:
        assert_tells(gui, "island",
                     "no row is left in table 'island': no game can begin without "
                     "one (add some)");
        press_finding(gui, "island");
        break;
    case 2:
        assert_int_equal(editor_of(gui)->shown, table_of(gui, "island"));
        click_label(gui, "Fish");
        break;
    case 3:
        click_place(gui, 40, 40);
        break;
    case 4: /* an island, but no place to begin */
        break;
    case 5:
        assert_int_equal(rows_of(gui, "island"), 1);
        assert_tells(gui, "island",
                     "no game of 2 can begin: there is no volcano, on which all "
                     "tribes begin: add one");
        click_label(gui, "Volcano");
        break;
    case 6:
        click_place(gui, 20, 20);
        break;
    case 7:
        break;
    default:
        assert_int_equal(rows_of(gui, "island"), 2);
        assert_null(finding_of(gui, "island"));
        of->done++;
        return false;
    }
    return true;
}

static void an_empty_map_of_spots_cannot_be_played_and_says_what_it_lacks(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, draw_nothing_of_spots, "en");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_map_of_hexes_cannot_be_played_and_says_what_it_lacks),
        cmocka_unit_test(an_empty_map_of_spots_cannot_be_played_and_says_what_it_lacks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
