/* gui_editor_test.c - a scenario is drawn in the real program: painted, undone, checked, saved,
 * tried and balanced, by mouse and by keys.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_editor.h"

#include <strings.h>

#include "draft/file.h"

/* --- painted, undone, done again ----------------------------------------------------------------
 */

static bool paint_some(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    switch (of->at++) {
    case 0:
        of->count = rows_of(gui, "map");
        click_label(gui, "Ocean");
        break;
    case 1:
        drag_places(gui, 4, 2, 4, 3);
        break;
    case 2: /* one step, however many were painted */
        assert_int_equal(rows_of(gui, "map"), of->count + 2);
        click_label(gui, "Undo");
        break;
    case 3:
        assert_int_equal(rows_of(gui, "map"), of->count);
        assert_null(vaka_draft_can_undo(editor_of(gui)->draft));
        press_key(SDLK_y, KMOD_CTRL);
        break;
    case 4:
        assert_int_equal(rows_of(gui, "map"), of->count + 2);
        press_key(SDLK_z, KMOD_CTRL);
        break;
    case 5:
        of->done++;
        click_label(gui, "Back");
        break;
    default:
        return false;
    }
    return true;
}

/* Hawaii: light letters on a dark sea that reach over the edge of the map. */
static bool read_names(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    SDL_Point at = place_at(gui, 2, -6);
    int wide = (int)editor_of(gui)->scale;
    SDL_Rect box = {at.x - wide, at.y, 2 * wide, wide};

    assert_true(count_pixels(gui, box, 0xff10222e) > 5);
    of->done++;
    return false;
}

static void names_on_the_map_have_an_edge_so_that_they_are_read_on_any_ground(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, read_names, "en");
    assert_int_equal(one.done, 1);
}

static void what_is_painted_is_one_step_that_can_be_undone(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, paint_some, "en");
    assert_int_equal(one.done, 1);
}

/* --- something else while the button is down ----------------------------------------------------
 */

/* Begins to paint, and presses something else before it lets go: of->what is a key or a button. */
static bool interrupt_painting(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    SDL_Point from = place_at(gui, 4, 2), to = place_at(gui, 4, 3);
    switch (of->at++) {
    case 0:
        of->count = rows_of(gui, "map");
        press_key(SDLK_3, 0); /* a sort of hex; and the cursor of keys somewhere else */
        press_key(SDLK_UP, 0);
        for (int i = 0; i < 9; i++)
            press_key(SDLK_DOWN, 0);
        break;
    case 1:
        push_mouse(SDL_MOUSEBUTTONDOWN, from);
        push_mouse(SDL_MOUSEMOTION, (SDL_Point){(from.x + to.x) / 2, (from.y + to.y) / 2});
        push_mouse(SDL_MOUSEMOTION, to);
        break;
    case 2:
        assert_true(editor_of(gui)->stroke);
        if (strcmp(of->what, "the other button") == 0)
            click(gui, to.x, to.y, SDL_BUTTON_RIGHT);
        else
            press_key(SDLK_SPACE, 0);
        break;
    case 3:
        assert_false(editor_of(gui)->stroke);
        push_mouse(SDL_MOUSEBUTTONUP, to);
        break;
    case 4: /* and it goes on */
        press_key(SDLK_3, 0);
        drag_places(gui, 4, 2, 4, 3);
        break;
    case 5:
        assert_true(rows_of(gui, "map") >= of->count + 2);
        of->done++;
        return false;
    }
    return true;
}

static void what_is_pressed_while_one_paints_ends_the_stroke_and_not_the_program(void **state)
{
    static const char *const ways[] = {"the other button", "a key"};

    (void)state;
    for (int i = 0; i < 2; i++) {
        guest one = usual;
        one.what = ways[i];
        visit_first(&one, interrupt_painting, "en");
        assert_int_equal(one.done, 1);
    }
}

/* --- by keys alone ------------------------------------------------------------------------------
 */

static bool paint_by_keys(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    switch (of->at++) {
    case 0:
        of->count = rows_of(gui, "map");
        press_key(SDLK_3, 0); /* the third tool: the second sort of hex */
        press_key(SDLK_UP, 0);
        for (int i = 0; i < 9; i++)
            press_key(SDLK_DOWN, 0);
        press_key(SDLK_SPACE, 0);
        break;
    case 1:
        assert_int_equal(rows_of(gui, "map"), of->count + 1);
        press_key(SDLK_DELETE, 0);
        break;
    case 2:
        assert_int_equal(rows_of(gui, "map"), of->count);
        assert_string_equal(vaka_draft_can_undo(editor_of(gui)->draft), "Erase");
        of->done++;
        return false;
    }
    return true;
}

static void a_map_is_painted_by_keys_alone(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, paint_by_keys, "en");
    assert_int_equal(one.done, 1);
}

/* --- what is wrong ------------------------------------------------------------------------------
 */

static bool break_it(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    switch (of->at++) {
    case 0:
        assert_true(has_checked(gui));
        assert_int_equal(editor->findings.count, 0);
        click_label(gui, "Choose and move");
        break;
    case 1:
        click_place(gui, 0, 0);
        break;
    case 2: /* the hex of a home is renamed only in what names it; here another row is broken */
        assert_string_equal(editor->row, "samoa");
        vaka_draft_begin(editor->draft, "break");
        vaka_draft_set(editor->draft, table_of(gui, "map"), (uint32_t)vaka_editor_row(editor),
                       (uint32_t)vaka_draft_column(editor->draft, table_of(gui, "map"), "green"),
                       "99");
        vaka_draft_end(editor->draft);
        assert_true(has_checked(gui));
        break;
    case 3:
        assert_int_equal(editor->findings.count, 1);
        assert_non_null(vaka_editor_wrong_row(editor, table_of(gui, "map"), "samoa", 0));
        assert_non_null(strstr(editor->findings.at[0].text, "'green' is 99"));
        vaka_draft_undo(editor->draft);
        assert_true(has_checked(gui));
        assert_int_equal(editor->findings.count, 0);
        of->done++;
        return false;
    }
    return true;
}

static void what_is_wrong_is_told_beside_its_place(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, break_it, "en");
    assert_int_equal(one.done, 1);
}

/* --- saved, tried, balanced ---------------------------------------------------------------------
 */

/* The file that was saved, whole. */
static void read_saved(char *out, size_t room)
{
    char path[512];
    size_t length = 0;

    snprintf(path, sizeof path, "%s/vaka/mods/far_side/scenarios/far_side.lua",
             getenv("XDG_DATA_HOME"));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    length = fread(out, 1, room - 1, file);
    out[length] = '\0';
    fclose(file);
}

/* A scenario is drawn and gets a title; true: there is more to do. */
static bool draw_one(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        click_label(gui, "Atoll");
        return true;
    case 1:
        click_place(gui, 4, 3);
        return true;
    case 2:
        click_label(gui, "Scenario");
        return true;
    case 3:
        click_button(gui, VAKA_EDITOR_FACT, 0);
        return true;
    case 4:
        press_key(SDLK_a, KMOD_CTRL); /* what is typed stands in place of all that was there */
        type_text("Far side");
        press_key(SDLK_TAB, 0); /* to the next field: what is typed stands there */
        press_key(SDLK_a, KMOD_CTRL);
        type_text("A small sea.");
        press_key(SDLK_RETURN, 0);
        return true;
    default:
        of->at--;
        return false;
    }
}

/* Some games have been played; false: not yet. */
static bool is_balanced(vaka_editor *editor)
{
    vaka_editor_tick(editor);
    if (editor->trouble[0])
        fail_msg("%s", editor->trouble);
    SDL_Delay(20); /* the first lot takes its time */
    return editor->stats.finished >= 8;
}

static bool save_and_try(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    switch (of->at++) {
    case 5:
        assert_string_equal(vaka_draft_fact(editor->draft, "title"), "Far side");
        assert_string_equal(vaka_draft_fact(editor->draft, "text"), "A small sea.");
        press_key(SDLK_s, KMOD_CTRL);
        return true;
    case 6:
        assert_false(vaka_draft_is_changed(editor->draft));
        read_saved(of->seen, sizeof of->seen);
        press_key(SDLK_F5, 0);
        return true;
    case 7: /* back from the table: all is as it was */
        assert_true(of->count > 0);
        assert_string_equal(vaka_draft_fact(editor->draft, "title"), "Far side");
        press_key(SDLK_b, 0);
        return true;
    case 8:
        click_button(gui, VAKA_EDITOR_BALANCE, 0);
        return true;
    default:
        of->steps = 0;
        if (editor->balance && is_balanced(editor))
            click_button(gui, VAKA_EDITOR_BALANCE, 0);
        else if (!editor->balance) { /* it was stopped: what was found is still told */
            assert_true(editor->stats.side_count > 0 && editor->side_name[0][0]);
            of->done = 1;
        }
        return !of->done;
    }
}

static bool draw_and_save(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play") || is_on(gui, "curtain")) {
        of->count++; /* it is tried */
        if (gui->ui.menu.open)
            click_label(gui, "Leave the table");
        else
            press_key(SDLK_ESCAPE, 0);
        return true;
    }
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "Short game"), true) : false;
    return draw_one(of, gui) || save_and_try(of, gui);
}

static void a_scenario_is_saved_tried_and_balanced(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, draw_and_save, "en");
    assert_int_equal(one.done, 1);
    assert_non_null(strstr(one.seen, "    title = \"Far side\",\n"));
    assert_non_null(strstr(one.seen,
                           "        map = {\n            { id = \"hex_4_3\", q = 4, r = 3, "
                           "kind = \"atoll\" },\n        },\n"));
    assert_non_null(strstr(one.seen, "for_2 = { end_vp = 25, villages = 3, canoes = 1 },"));
    assert_null(strstr(one.seen, "leave_out"));
}

/* --- another's scenario -------------------------------------------------------------------------
 */

static bool save_the_others(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "Far side"), true) : false;
    switch (of->at++) {
    case 0:
        vaka_draft_put(editor->draft, "text", "Spoiled.");
        press_key(SDLK_s, KMOD_CTRL);
        return true;
    case 1:
        of->count = editor->choosing.what == VAKA_ABOUT_REPLACE && gui->ui.menu.open;
        read_saved(of->seen, sizeof of->seen);
        press_key(SDLK_ESCAPE, 0);
        of->done = 1;
        return true;
    default:
        return false;
    }
}

/* What came in a pack is somebody's: saving what was made of it asks first. */
static void a_scenario_that_was_installed_is_not_written_over(void **state)
{
    guest first = usual, second = usual;
    char path[512];
    scratch at;
    FILE *mark;

    (void)state;
    open_scratch(&at, "en");
    visit(&first, draw_and_save);
    snprintf(path, sizeof path, "%s/vaka/mods/far_side/.installed", getenv("XDG_DATA_HOME"));
    mark = fopen(path, "wb");
    assert_non_null(mark);
    fclose(mark);
    visit(&second, save_the_others);
    close_scratch(&at);
    assert_int_equal(second.count, 1);
    assert_non_null(strstr(second.seen, "A small sea."));
    assert_null(strstr(second.seen, "Spoiled."));
}

/* --- a map of spots and routes ------------------------------------------------------------------
 */

static bool draw_isles(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Polynesia", "An empty map"), true) : false;
    switch (of->at++) {
    case 0:
        assert_int_equal(rows_of(gui, "island"), 0);
        click_label(gui, "Volcano");
        break;
    case 1:
        click_place(gui, 20, 20);
        break;
    case 2:
        click_label(gui, "Fish");
        break;
    case 3:
        click_place(gui, 60, 40);
        break;
    case 4:
        assert_int_equal(rows_of(gui, "island"), 2);
        click_label(gui, "Join: Route");
        break;
    case 5:
        click_place(gui, 20, 20);
        break;
    case 6:
        click_place(gui, 60, 40);
        break;
    case 7:
        assert_int_equal(rows_of(gui, "route"), 1);
        click_label(gui, "Erase");
        break;
    case 8: /* on the line between them, away from both */
        click_place(gui, 40, 30);
        break;
    default:
        assert_int_equal(rows_of(gui, "route"), 0);
        assert_int_equal(rows_of(gui, "island"), 2);
        assert_string_equal(vaka_draft_can_undo(editor->draft), "Erase");
        of->done++;
        return false;
    }
    return true;
}

static void isles_and_routes_are_drawn_from_nothing(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, draw_isles, "en");
    assert_int_equal(one.done, 1);
}

/* --- rows are chosen, not typed -----------------------------------------------------------------
 */

/* What the first card of each sort has that a scenario changes. */
static bool look_at_cards(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);
    const vaka_gui_host *host = gui->ui.start->host;
    vaka_gui_card card;

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    for (uint32_t n = 0; host->drafts->card(host->data, editor->module, n, &card); n++)
        if (strcmp(card.sort, "event") == 0 || strcmp(card.sort, "culture") == 0) {
            assert_string_equal(card.number, "copies");
            of->done++;
        }
    return false;
}

static void a_scenario_changes_how_many_there_are_of_every_sort_of_card(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, look_at_cards, "en");
    assert_true(one.done > 20);
}

/* What was moved; one that is added; a card. */
static bool choose_more(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    switch (of->at - 1) {
    case 7: /* it was moved, and brought what the game says of it */
        assert_int_equal(rows_of(gui, "homes"), 1);
        assert_string_equal(vaka_draft_cell(editor->draft, table_of(gui, "homes"), 0, 0),
                            "hex_0_1");
        assert_string_equal(vaka_draft_cell(editor->draft, table_of(gui, "homes"), 0, 2), "true");
        editor->shown = table_of(gui, "homes");
        press_key(SDLK_t, 0);
        break;
    case 8:
        click_button(gui, VAKA_EDITOR_ADD, 0);
        break;
    case 9:
        assert_null(find_label(gui, "Tonga"));
        click_label(gui, "Hiva");
        break;
    case 10: /* a text that is the id of a card is chosen, too */
        assert_int_equal(rows_of(gui, "homes"), 2);
        assert_string_equal(editor->row, "hiva");
        vaka_editor_choose(editor, table_of(gui, "event_markers"), "ev_02_typhoon");
        press_key(SDLK_p, 0);
        break;
    case 11:
        click_label(gui, "Event:  typhoon");
        break;
    case 12:
        click_label(gui, "Ciguatera · ciguatera");
        break;
    default:
        assert_non_null(find_label(gui, "Event:  ciguatera"));
        of->done++;
        return false;
    }
    return true;
}

/* On an empty map: Tonga is chosen from the homes that the game has, laid, and moved elsewhere. */
static bool lay_homes(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);

    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "An empty map"), true) : false;
    switch (of->at++) {
    case 0:
        click_label(gui, "Home");
        break;
    case 1:
        drag_places(gui, 0, 0, 0, 1);
        break;
    case 2:
        assert_int_equal(rows_of(gui, "homes"), 0);
        click_label(gui, "Lay: Homes");
        break;
    case 3:
        click_place(gui, 0, 0);
        break;
    case 4:
        assert_non_null(find_label(gui, "A new one"));
        assert_non_null(find_label(gui, "Raiatea"));
        click_label(gui, "Tonga");
        break;
    case 5:
        assert_int_equal(rows_of(gui, "homes"), 1);
        assert_string_equal(editor->row, "tonga");
        assert_string_equal(vaka_draft_cell(editor->draft, table_of(gui, "homes"), 0, 0),
                            "hex_0_0");
        assert_non_null(find_label(gui, "Hex:  Home · hex_0_0"));
        click_place(gui, 0, 1);
        break;
    case 6:
        click_label(gui, "Tonga: Home · hex_0_0");
        break;
    default:
        return choose_more(of, gui);
    }
    return true;
}

static void a_home_is_chosen_from_those_there_are(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, lay_homes, "en");
    assert_int_equal(one.done, 1);
}

/* --- long lists ---------------------------------------------------------------------------------
 */

/* Labels of a kind of button stand in the order of the alphabet, up to their numbers; how many
 * there are. */
static uint32_t count_sorted(const vaka_gui *gui, int32_t which, bool *sorted)
{
    char last[sizeof gui->ui.hits->label] = "", name[sizeof last];
    uint32_t count = 0;

    *sorted = true;
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what != VAKA_HIT_BUTTON || hit->a != which)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(hit->label, ":"), hit->label);
        *sorted = *sorted && strcasecmp(last, name) <= 0;
        memcpy(last, name, sizeof last);
        count++;
    }
    return count;
}

/* The titles of cards, in the order in which their numbers stand. */
static bool cards_sorted(vaka_gui *gui, uint32_t *count)
{
    const vaka_gui_host *host = gui->ui.start->host;
    char last[256] = "";
    bool sorted = true;

    *count = 0;
    for (int i = 0; i < gui->ui.hit_count; i++) {
        vaka_gui_card card;

        if (gui->ui.hits[i].what != VAKA_HIT_BUTTON || gui->ui.hits[i].a != VAKA_EDITOR_CARD_MORE)
            continue;
        assert_true(host->drafts->card(host->data, editor_of(gui)->module,
                                       (uint32_t)gui->ui.hits[i].b, &card));
        sorted = sorted && strcasecmp(last, card.title) <= 0;
        snprintf(last, sizeof last, "%s", card.title);
        ++*count;
    }
    return sorted;
}

static bool look_for_rows(guest *of, vaka_gui *gui)
{
    vaka_editor *editor = editor_of(gui);
    bool sorted;
    uint32_t count;

    if (!to_editor(gui, "Conquest of Paradise", "The game as it is"))
        return true;
    switch (of->at++) {
    case 0:
        press_key(SDLK_t, 0);
        editor->shown = table_of(gui, "tiles");
        break;
    case 1: /* as they come */
        of->count = count_sorted(gui, VAKA_EDITOR_OTHER, &sorted);
        assert_false(sorted);
        click_label(gui, "By name");
        break;
    case 2:
        assert_int_equal(count_sorted(gui, VAKA_EDITOR_OTHER, &sorted), of->count);
        assert_true(sorted);
        press_key(SDLK_f, KMOD_CTRL);
        type_text("AI");
        break;
    case 3: /* while it is typed */
        count = count_sorted(gui, VAKA_EDITOR_OTHER, &sorted);
        assert_in_range(count, 1, of->count - 1);
        press_key(SDLK_a, KMOD_CTRL);
        type_text("no such thing");
        press_key(SDLK_RETURN, 0);
        break;
    case 4:
        assert_int_equal(count_sorted(gui, VAKA_EDITOR_OTHER, &sorted), 0);
        editor->find[0] = '\0';
        press_key(SDLK_c, 0);
        break;
    case 5:
        press_key(SDLK_f, KMOD_CTRL); /* cards unfold */
        break;
    case 6:
        assert_true(cards_sorted(gui, &of->count));
        assert_true(of->count > 10);
        type_text("ar");
        break;
    default:
        assert_true(cards_sorted(gui, &count));
        assert_in_range(count, 1, of->count - 1);
        of->done++;
        return false;
    }
    return true;
}

static void rows_and_cards_stand_by_name_and_are_found_by_typing(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, look_for_rows, "en");
    assert_int_equal(one.done, 1);
}

/* The key that opens a menu is no letter of a name in it; those after it are. */
static bool type_in_menu(guest *of, vaka_gui *gui)
{
    const vaka_menu *menu = &gui->ui.menu;

    if (is_on(gui, "start")) {
        press_key(SDLK_m, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        click_label(gui, "Conquest of Paradise");
        break;
    case 1:
        press_key(SDLK_d, 0);
        type_text("d");
        break;
    case 2:
        assert_true(menu->open);
        assert_int_equal(gui->ui.focus.a, menu->items[0].number);
        press_key(SDLK_h, 0);
        type_text("h");
        press_key(SDLK_i, 0);
        type_text("i");
        break;
    default:
        for (uint32_t i = 0; i < menu->count; i++)
            if (menu->items[i].number == gui->ui.focus.a)
                assert_string_equal(menu->items[i].text, "Historic map");
        of->done++;
        return false;
    }
    return true;
}

static void letters_lead_to_a_line_of_a_menu(void **state)
{
    guest one = usual;

    (void)state;
    visit_first(&one, type_in_menu, "en");
    assert_int_equal(one.done, 1);
}

/* --- little room --------------------------------------------------------------------------------
 */

static bool press_hawaii(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "editor"))
        return !of->done ? (to_editor(gui, "Conquest of Paradise", "The game as it is"), true)
                         : false;
    assert_true(editor_of(gui)->narrow);
    if (of->at++ == 0) {
        click_place(gui, 2, -6);
        return true;
    }
    of->done++;
    assert_true(editor_of(gui)->table >= 0);
    return false;
}

static void in_a_small_window_the_editor_opens_on_the_map(void **state)
{
    guest one = usual;

    (void)state;
    one.start.width = 800;
    one.start.height = 600;
    visit_first(&one, press_hawaii, "en");
    assert_int_equal(one.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_on_the_map_have_an_edge_so_that_they_are_read_on_any_ground),
        cmocka_unit_test(what_is_painted_is_one_step_that_can_be_undone),
        cmocka_unit_test(what_is_pressed_while_one_paints_ends_the_stroke_and_not_the_program),
        cmocka_unit_test(a_map_is_painted_by_keys_alone),
        cmocka_unit_test(what_is_wrong_is_told_beside_its_place),
        cmocka_unit_test(a_scenario_is_saved_tried_and_balanced),
        cmocka_unit_test(a_scenario_that_was_installed_is_not_written_over),
        cmocka_unit_test(isles_and_routes_are_drawn_from_nothing),
        cmocka_unit_test(a_home_is_chosen_from_those_there_are),
        cmocka_unit_test(rows_and_cards_stand_by_name_and_are_found_by_typing),
        cmocka_unit_test(letters_lead_to_a_line_of_a_menu),
        cmocka_unit_test(in_a_small_window_the_editor_opens_on_the_map),
        cmocka_unit_test(a_scenario_changes_how_many_there_are_of_every_sort_of_card),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
