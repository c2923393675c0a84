/* front_board_test.c - boards, zones and panels as text.
 *
 * SPDX-License-Identifier: MIT */
#include "front/page.h"
#include "front/text_parts.h"
#include "front_help.h"
#include "registered.h"
#include "toy.h"

static char *gallery_screen(table *at, const char *const *actions, int32_t seat)
{
    vaka_action action;
    vaka_error err;

    *at = open_table("tests/modules/gallery", 2, NULL, 0);
    vaka_live *live = vaka_record_live(at->record);
    for (; actions && *actions; actions++) {
        if (vaka_action_read(vaka_live_layout(live), 0, *actions, &action, &err) ||
            vaka_record_apply(at->record, &action, NULL, &err))
            fail_msg("%s: %s", *actions, err.text);
    }
    return vaka_text_screen(at->record, seat);
}

TEST(a_board_of_any_outline_is_drawn)
{
    table at;
    char *text = gallery_screen(&at, NULL, 0);

    (void)state;
    assert_has(text, "Garden\n"
                     "  ____________\n"
                     " /    0,0     \\\n"
                     "/ The fountain \\____________\n"
                     "\\              /    1,0     \\\n"
                     " \\___0/2 0____/              \\____________                ____________\n"
                     "              \\              /    2,0     \\              /    4,-1    \\\n"
                     "               \\___0/2 0____/              \\            / The pavilion \\\n"
                     "                            \\              /            \\              /\n"
                     "                             \\___0/2 0____/              \\___0/2 0____/\n"
                     "                             /    2,1     \\\n"
                     "                            /              \\\n"
                     "                            \\              /\n"
                     "                             \\___0/2 0____/\n");
    assert_has(text, "Write a space of this board as garden:0,0.\n");
    free(text);
    close_table(&at);
}

TEST(every_overlay_is_said_in_words)
{
    table at;
    char *text = gallery_screen(&at, NULL, 0);

    (void)state;
    assert_has(text, "North wing (0,-1): marked as a warning; places filled: 0 of 2; 0\n");
    assert_has(text, "Link from The rotunda (0,0) to North wing (0,-1)\n");
    assert_has(text, "Path 0: -1,0, then -1,1, then 0,1, then East wing (1,0)\n");
    assert_has(text, "\\__! 0/2 0___/"); /* and in the drawing */
    free(text);
    close_table(&at);
}

/* Slots that wait to be made ready are said so; the colour of full ones is not. */
TEST(slots_that_are_not_ready_are_said_to_be_not_open_yet)
{
    table at = open_table("tests/modules/gallery", 2, NULL, 0);
    vaka_overlay slots[] = {
        {.type = VAKA_OVERLAY_SLOTS, .tone = VAKA_TONE_WARN, .c = 3},
        {.type = VAKA_OVERLAY_SLOTS, .tone = VAKA_TONE_WARN, .b = 2, .c = 2},
    };
    vaka_scene *scene = vaka_xnew(sizeof *scene);
    vaka_view view;
    vaka_page page;

    (void)state;
    vaka_view_init(&view, vaka_record_live(at.record), vaka_record_names(at.record), 0);
    const vaka_scene *before = view.scene;
    scene->overlays = slots;
    scene->overlay_count = 2;
    view.scene = scene;
    vaka_page_init(&page, 80);
    assert_true(vaka_text_overlays_at(&page, &view, 0));
    assert_string_equal(page.text, "; places filled: 0 of 3 (not open yet)"
                                   "; places filled: 2 of 2");
    vaka_page_done(&page);
    view.scene = before;
    vaka_view_done(&view);
    free(scene);
    close_table(&at);
}

/* As a card is shown: its name, one piece of it, and what it says. */
TEST(a_strip_of_one_piece_of_its_own_name_says_it_once)
{
    table at = open_table("tests/modules/gallery", 2, NULL, 0);
    vaka_element elements[] = {{.type = VAKA_ELEMENT_STRIP},
                               {.type = VAKA_ELEMENT_KIND, .b = 1},
                               {.type = VAKA_ELEMENT_NOTE, .said = {.text = "It is old."}}};
    vaka_panel_info panel = {.id = "cards", .count = 3};
    vaka_scene *scene = vaka_xnew(sizeof *scene);
    char name[VAKA_VIEW_NAME], said[VAKA_VIEW_NAME + 64];
    vaka_view view;
    vaka_page page;

    (void)state;
    vaka_view_init(&view, vaka_record_live(at.record), vaka_record_names(at.record), 0);
    const vaka_scene *before = view.scene;
    elements[0].said.text = vaka_view_kind(&view, 0, name);
    *scene =
        (vaka_scene){.elements = elements, .element_count = 3, .panels = &panel, .panel_count = 1};
    view.scene = scene;
    vaka_page_init(&page, 80);
    vaka_text_panels(&page, &view);
    snprintf(said, sizeof said, "cards\n  %s:\n  It is old.\n", name);
    assert_string_equal(page.text, said);
    vaka_page_done(&page);
    view.scene = before;
    vaka_view_done(&view);
    free(scene);
    close_table(&at);
}

TEST(every_element_of_a_panel_is_said)
{
    table at;
    char *text = gallery_screen(&at, NULL, 0);

    (void)state;
    assert_has(text, "  Visitor  Fame  Effort\n  Ada      0     6 <\n  Bela     0     6\n");
    assert_has(text, ": 6 of 6 [####################] (Ada)\n");
    assert_has(text, "\nDesk\n  Archive: 8 Canvas from behind\n  In the desk: 1 ");
    assert_has(text, "\n  You have a key of the desk\n");
    assert_has(text, "\n  The next lot is golden: 2 of 6 (33 %)\n");
    assert_has(text, "\n  [3] The next lot is golden\n");
    assert_null(strstr(text, "[1]")); /* a button that the list of actions has is not said twice */
    assert_has(text, "   1  take                      Take a picture from the archive\n");
    free(text);
    text = vaka_text_screen(at.record, 1);
    assert_has(text, "  [not now] Take a picture from the archive (take)\n");
    free(text);
    close_table(&at);
}

TEST(what_lies_on_a_space_is_drawn_and_told)
{
    static const char *const actions[] = {"hang portrait rotunda", NULL};
    table at;
    char *text = gallery_screen(&at, actions, 0);

    (void)state;
    assert_has(text, "The rotunda (0,0): ");
    assert_has(text, "Portrait");
    assert_has(text, "Legend: ");
    free(text);
    close_table(&at);
}

TEST(zones_tell_what_the_seat_may_know)
{
    table at;
    char *text = gallery_screen(&at, NULL, 1);

    (void)state;
    assert_has(text, "    Archive: 8 Canvas from behind\n");
    assert_has(text, "    Attic: you may not know how many\n");
    assert_has(text, "\nAda\n    Hand: Canvas from behind\n    Safe: you may not know how many\n");
    assert_has(text, "\nBela (you)\n    Hand: ");
    free(text);
    text = vaka_text_screen(at.record, VAKA_SPECTATOR);
    assert_lacks(text, "(you)");
    assert_has(text, "\nBela\n    Hand: Canvas from behind\n");
    free(text);
    close_table(&at);
}

/* A screen in which no line is wider than a terminal of 80 columns. */
static void assert_narrow(char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        bool last = text[length] == '\0';

        text[length] = '\0';
        if (vaka_page_columns(text) > 80)
            fail_msg("too wide: %s", text);
        text += last ? length : length + 1;
    }
}

TEST(screens_fit_into_80_columns)
{
    static const char *const modules[] = {"tests/modules/gallery", "tests/modules/skirmish",
                                          "tests/modules/hexref"};

    (void)state;
    for (int i = 0; i < 3; i++) {
        table at = open_table(modules[i], 4, NULL, 0);
        char *text = vaka_text_screen(at.record, 0);

        assert_narrow(text);
        free(text);
        close_table(&at);
    }
}

static vaka_status lay_out_wide(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    int32_t board = vaka_layout_board(layout, "band", "The band");
    vaka_kind_spec kind = {sizeof kind, VAKA_SHAPE_DISK, VAKA_NONE, 0, "stone", NULL, "o", NULL};

    (void)setup;
    (void)facts;
    for (int32_t q = -12; q < 12; q++)
        if (q != 3)
            vaka_layout_space(layout, board, q, -q / 2, NULL,
                              q == 1 ? "Mānuka land of the long name" : NULL);
    vaka_layout_kind(layout, &kind);
    vaka_layout_limits(layout, 130, 4, 0);
    return VAKA_OK;
}

static void put_stones(vaka_match *match)
{
    int32_t space = vaka_space_at(match->layout, 0, (vaka_hex){1, 0});

    for (int32_t i = 0; i < 120; i++)
        vaka_piece_flip(match, vaka_piece_new(match, 0, 0, space), VAKA_FACE_UP);
    vaka_piece_new(match, 0, 1, space);
}

TEST(a_board_too_wide_is_drawn_in_parts)
{
    vaka_module module = toy_module;

    (void)state;
    module.layout = lay_out_wide;
    toy = (toy_script){.setup = put_stones};
    vaka_record *record = seat_names_and_play(&module, 2, NULL, 0);
    char *text = vaka_text_screen(record, 0);
    assert_has(text, "Columns -12 to -5\n");
    assert_has(text, "Columns -4 to 3\n");
    assert_has(text, "Columns 4 to 11\n");
    assert_has(text, "Mānuka l>"); /* cut between characters, not between bytes */
    assert_has(text, "A:o120 B>"); /* more than fits: the list below tells it */
    assert_has(text, "Mānuka land of the long name (1,0): Ada: 120 stone; Bela: Face down\n");
    assert_narrow(text);
    free(text);
    vaka_record_close(record);
}

TEST(columns_are_counted_as_a_terminal_shows_them)
{
    (void)state;
    assert_int_equal(vaka_page_columns("Niūe"), 4);
    assert_int_equal(vaka_page_columns("e\xcc\x81té"), 3); /* a combining accent */
    assert_int_equal(vaka_page_columns("海"), 2);          /* a wide character */
    assert_int_equal(vaka_page_fit("海x", 2), 3);
    assert_int_equal(vaka_page_fit("海x", 1), 0);
    assert_int_equal(vaka_page_columns("\xff\xfe"), 2); /* no UTF-8: a column a byte */
}

TEST(sentences_are_wrapped_at_words)
{
    vaka_page page;

    (void)state;
    vaka_page_init(&page, 20);
    vaka_page_wrap(&page, 2, "one two three four five six");
    assert_string_equal(page.text, "  one two three four\n  five six\n");
    vaka_page_clear(&page);
    vaka_page_wrap(&page, 2, "averyveryverylongwordthatfitsnowhere x");
    assert_string_equal(page.text, "  averyveryverylongwordthatfitsnowhere\n  x\n");
    vaka_page_done(&page);
}

/* What stands where a rule may be named, and what a person reads. */
TEST(the_rule_behind_a_text_is_named_in_words_and_all_else_stays)
{
    static const char *const rows[][2] = {
        {"It is over. [7.2]", "It is over (rule 7.2)."},
        {"It is over [9.4i].", "It is over (rule 9.4i)."},
        {"It is over [C1]", "It is over (rule C1)"},
        {"[7.2]", "[7.2]"},
        {" [7.2]", " [7.2]"},
        {"Press [F1]x", "Press [F1]x"},
        {"A list [of things]", "A list [of things]"},
    };
    table at = open_table("modules/hello", 2, "stones", 21);
    char out[VAKA_SENTENCE];
    vaka_view view;

    (void)state;
    vaka_view_init(&view, vaka_record_live(at.record), vaka_record_names(at.record), 0);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(vaka_view_said(&view, &(vaka_said){.text = rows[i][0]}, out),
                            rows[i][1]);
    vaka_view_done(&view);
    close_table(&at);
}

int main(void)
{
    return run_registered("front_board", NULL, NULL);
}
