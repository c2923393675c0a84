/* front_spots_test.c - boards of spots, counters and results as text.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "isles.h"
#include "registered.h"

#include "front/page.h"
#include "front/text_parts.h"

static vaka_module module;

static vaka_record *isles(void (*setup)(vaka_match *match), int32_t seats)
{
    module = isles_module();
    toy = isles_script(setup);
    return seat_names_and_play(&module, seats, NULL, 0);
}

/* The boards as a seat is told them, `width` columns wide. */
static char *told(vaka_record *record, int32_t seat, int32_t width, bool all)
{
    vaka_view view;
    vaka_page page;

    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), seat);
    vaka_page_init(&page, width);
    vaka_text_boards(&page, &view, all);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

/* What is answered to lines that seat 0 types. */
static char *typed(vaka_record *record, const char *lines)
{
    vaka_player players[] = {{0}, {.choose = choose_first}, {.choose = choose_first}};

    return play_text(record, players, lines);
}

static int32_t lines_in(const char *text)
{
    int32_t lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static void assert_narrow(const char *text)
{
    char line[1024];

    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (vaka_page_columns(line) > 80)
            fail_msg("too wide: %s", line);
    }
}

TEST(a_board_of_spots_is_told)
{
    vaka_record *record = isles(isles_few, 2);
    char *text = told(record, 0, 80, false);

    (void)state;
    assert_has(text, "The wide sea\n"
                     "    * Aka: Ada: 2 Hut\n"
                     "      From here: Bora by The narrows (Ada: 2 Boat), * Gau, Hiva\n"
                     "    Jaluit: Ada: Boat; Bela: Hut\n"
                     "      From here: Cook, Dao, Ifalik, Kiri, Palau\n"
                     "  On the routes:\n"
                     "    Guam – Huon: Bela: Boat\n"
                     "  Nothing lies at: * Bora, * Gau, Cook, Dao,");
    assert_has(text, "  * you may do something with it now.\n");
    assert_narrow(text);
    free(text);
    text = told(record, 1, 80, false); /* who is not asked has nothing to do */
    assert_lacks(text, "*");
    free(text);
    vaka_record_close(record);
}

TEST(a_full_board_of_spots_fits_on_a_screen)
{
    vaka_record *record = isles(isles_all, 2);
    char *text = told(record, 0, 80, false), *screen = vaka_text_screen(record, 0);

    (void)state;
    assert_narrow(text);
    if (lines_in(text) > 40)
        fail_msg("%d lines:\n%s", (int)lines_in(text), text);
    assert_has(text, "Legend: A: Ada; B: Bela; b Boat, h Hut.\n");
    assert_has(text, "* Aka A:h B:b2");
    assert_has(text, "Huon A:h B:b2");
    assert_has(text, "Guam – Huon A:h B:b2");
    assert_has(text, "(look PLACE tells the ways from one place, board all from every place)\n");
    assert_narrow(screen);
    free(screen);
    free(text);
    text = told(record, 0, 80, true);
    assert_has(text,
               "    Huon: Ada: Hut; Bela: 2 Boat\n"
               "      From here: Anuta (Ada: Hut; Bela: 2 Boat), Guam (Ada: Hut; Bela: 2 Boat)\n");
    assert_narrow(text);
    free(text);
    vaka_record_close(record);
}

TEST(every_spot_has_its_ways_with_board_all)
{
    vaka_record *record = isles(isles_few, 2);
    char *text = typed(record, "board all\nquit\n");

    (void)state;
    assert_has(text, "    Rapa: nothing\n      From here: ");
    assert_has(text, "    Huon: nothing\n      From here: Anuta, Guam (Bela: Boat)\n");
    free(text);
    vaka_record_close(record);
}

TEST(one_place_can_be_looked_at)
{
    vaka_record *record = isles(isles_few, 2);
    char *text =
        typed(record, "look aka\nlook isle0-isle6\nlook gau aka\nlook Guam Huon\nlook jal\n"
                      "look aka rapa\nhelp\nhelp counters\nquit\n");

    (void)state;
    assert_has(text, "Aka, a spot; write it as isle0.\n");
    assert_has(text, "  2 here, from the top:\n    2 Hut of Ada, face up\n");
    assert_has(text, "  From here: Bora by The narrows (Ada: 2 Boat), Gau, Hiva");
    assert_has(text, "  You may do with it:\n   1  move isle0 isle1 ");
    assert_has(text, "Aka – Gau, a route; write it as isle0-isle6.\n");
    assert_has(text, "  It joins Aka and Gau.\n  You may do with it:\n   3  explore isle0-isle6 ");
    assert_has(text, "Guam – Huon, a route; write it as isle28-isle29.\n");
    assert_has(text, "Jaluit, a spot; write it as isle9.\n"); /* not the routes that begin so */
    assert_has(text, "A route is written by its name, or by the two places that it joins.\n");
    assert_has(text, "\nPlaces are written by name.\n"); /* there are no hexes */
    assert_has(text, "  counters              all that is counted: goods, money, points, tracks\n");
    free(text);
    vaka_record_close(record);
}

/* What a game says of the ground of a route stands behind it; one of which nothing is known has
 * nothing behind it. */
TEST(the_ground_of_a_route_is_told)
{
    vaka_record *record = isles(isles_few, 2);
    vaka_overlay ground = {.type = VAKA_OVERLAY_GROUND, .said = {.text = "open to all"}};
    vaka_scene *scene = vaka_xnew(sizeof *scene);
    vaka_view view;
    vaka_page page;

    (void)state;
    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), 0);
    const vaka_scene *before = view.scene;
    scene->overlays = &ground;
    scene->overlay_count = 1;
    view.scene = scene;
    vaka_page_init(&page, 80);
    for (const char *const *name = (const char *const[]){"isle0-isle6", "isle0-isle1", NULL}; *name;
         name++) {
        ground.a = vaka_zone_by_id(view.layout, *name);
        vaka_text_ways(&page, &view, vaka_zone_by_id(view.layout, "isle0"));
    }
    assert_string_equal(page.text,
                        "  From here: Bora by The narrows (Ada: 2 Boat), Gau (open to all), Hiva\n"
                        "  From here: Bora by The narrows (open to all; Ada: 2 Boat), Gau, Hiva\n");
    vaka_page_done(&page);
    view.scene = before;
    vaka_view_done(&view);
    free(scene);
    vaka_record_close(record);
}

TEST(routes_and_counters_are_written_as_people_write_them)
{
    vaka_record *record = isles(isles_few, 2);
    char *text =
        typed(record, "explore Gau Aka\nexplore isle0-isle6\ntrade fi co\ntrade Fish Coins\n"
                      "3\ncounters\nwhy move aka rapa\nquit\n");

    (void)state;
    assert_lacks(text, "I cannot read that");
    assert_has(text, "        Fish  Coins\n  Ada      7      5\n  Bela    12      ?\n");
    assert_has(text, "It is not allowed: Aka is too far (rule 1).\n");
    free(text);
    vaka_record_close(record);
}

TEST(places_may_be_written_by_their_beginnings)
{
    vaka_record *record = isles(isles_few, 2);
    char *text = typed(record, "why move aka rap\nwhy explore Gua Huo\nwhy move isle0 isle\n"
                               "why move aka xyz\nquit\n");

    (void)state;
    assert_has(text, "It is not allowed: Aka is too far (rule 1).\n");
    assert_lacks(text, "there is no zone 'Gua'");
    assert_has(text, "\"isle\" may be \"isle1\" or \"isle");
    assert_has(text, "there is no zone 'xyz'");
    free(text);
    vaka_record_close(record);
}

TEST(counters_are_one_table)
{
    vaka_record *record = isles(isles_few, 2);
    char *text = vaka_text_screen(record, 0), *other = vaka_text_screen(record, VAKA_SPECTATOR);

    (void)state;
    assert_has(text, "\nCounters\n"
                     "        Fish  Coins\n"
                     "  Ada      2      5\n"
                     "  Bela    12      ?\n"
                     "  Volcano: 3; Heat: ?\n"
                     "  Price: 7 6 [5] 4\n"
                     "  Rank: [low: Ada] middle [high: Bela]\n");
    assert_has(text, "  Order of play: Ada, Bela\n");
    assert_has(other, "  Ada      2      ?\n  Bela    12      ?\n");
    free(other);
    free(text);
    vaka_record_close(record);
}

static vaka_status many_counters(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    char id[16];

    isles_layout(layout, setup, facts);
    for (int32_t i = 0; i < 20; i++) {
        vaka_counter_spec spec = {sizeof spec, 1,  VAKA_SEE_ALL,         0,    99,  0,
                                  VAKA_NONE,   id, "Goods of all sorts", NULL, NULL};
        snprintf(id, sizeof id, "goods%d", (int)i);
        vaka_layout_counter(layout, &spec);
    }
    return VAKA_OK;
}

TEST(more_counters_than_fit_side_by_side_have_a_line_each)
{
    vaka_record *record;
    char *text;

    (void)state;
    module = isles_module();
    module.layout = many_counters;
    toy = isles_script(NULL);
    record = seat_names_and_play(&module, 3, NULL, 0);
    text = vaka_text_screen(record, 0);
    assert_has(text, "\nCounters\n"
                     "                      Ada  Bela  Citlali\n"
                     "  Fish                  2     2        2\n"
                     "  Coins                 5     ?        ?\n"
                     "  Goods of all sorts    0     0        0\n");
    assert_narrow(text);
    free(text);
    vaka_record_close(record);
}

/* One more track that only its owner sees, and a long one that is no more than a number. */
static vaka_status more_tracks(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_counter_spec mood = {sizeof mood, 1,      VAKA_SEE_OWNER, 0,    1,         0,
                              VAKA_NONE,   "mood", "Mood",         NULL, "glad|sad"};
    vaka_counter_spec way = {sizeof way,
                             0,
                             VAKA_SEE_ALL,
                             0,
                             13,
                             4,
                             VAKA_NONE,
                             "way",
                             "Way",
                             NULL,
                             "a|b|c|d|the fifth|f|g|h|i|j|k|l|m|n"};

    isles_layout(layout, setup, facts);
    vaka_layout_counter(layout, &mood);
    vaka_layout_counter(layout, &way);
    return VAKA_OK;
}

TEST(a_secret_marker_stands_on_no_field)
{
    vaka_record *record;
    char *text;

    (void)state;
    module = isles_module();
    module.layout = more_tracks;
    toy = isles_script(NULL);
    record = seat_names_and_play(&module, 3, NULL, 0);
    text = vaka_text_screen(record, 0);
    assert_has(text, "  Mood: [glad: Ada] sad [?: Bela and Citlali]\n");
    assert_has(text, "  Volcano: 3; Heat: ?; Way: the fifth\n");
    free(text);
    text = vaka_text_screen(record, VAKA_SPECTATOR);
    assert_has(text, "  Mood: glad sad [?: Ada, Bela and Citlali]\n");
    free(text);
    vaka_record_close(record);
}

TEST(a_game_without_counters_says_so)
{
    static const vaka_module *const plain = &toy_module;
    vaka_record *record;
    char *text;

    (void)state;
    toy = (toy_script){0};
    record = seat_names_and_play(plain, 2, NULL, 0);
    text = typed(record, "counters\nboard all\nquit\n");
    assert_has(text, "Nothing is counted in this game.\n");
    assert_lacks(text, "Counters");
    assert_lacks(text, "Order of play");
    free(text);
    vaka_record_close(record);
}

TEST(the_sheet_is_shown_when_it_is_over)
{
    vaka_record *record = isles(isles_few, 3);
    char *text = typed(record, "stop 0\n");

    (void)state;
    assert_has(text, "\nScore sheet\n"
                     "                      Ada  Bela  Citlali\n"
                     "  Huts                  4     2        -\n"
                     "  Fish that are left    -    12        -\n"
                     "  Sum                   4    14        0\n"
                     "  Place                 2     1        -\n"
                     "\nThe game is over: Bela won. Why: the volcano has erupted.\n");
    free(text);
    vaka_record_close(record);
}

TEST(a_sheet_that_is_too_wide_is_cut)
{
    vaka_record *record = isles(isles_few, 3);
    vaka_action stop = {0, ISLES_STOP, {0}};
    vaka_view view;
    vaka_page page;

    (void)state;
    assert_int_equal(vaka_record_apply(record, &stop, NULL, NULL), VAKA_OK);
    vaka_view_init(&view, vaka_record_live(record), vaka_record_names(record), 0);
    vaka_page_init(&page, 32);
    vaka_text_result(&page, &view);
    assert_string_equal(page.text, "Score sheet\n"
                                   "              Ada  Bela  Citlali\n"
                                   "  Huts          4     2        -\n"
                                   "  Fish that>    -    12        -\n"
                                   "  Sum           4    14        0\n"
                                   "  Place         2     1        -\n");
    vaka_page_done(&page);
    vaka_view_done(&view);
    vaka_record_close(record);
}

TEST(that_all_have_lost_is_no_draw)
{
    vaka_record *record = isles(isles_few, 2);
    char *text = typed(record, "stop 1\n");

    (void)state;
    assert_has(text, "The game is over: all have lost. Why: the volcano has erupted.\n");
    assert_lacks(text, "draw");
    assert_lacks(text, ", won");
    free(text);
    vaka_record_close(record);
    record = isles(isles_few, 2);
    text = typed(record, "stop 2\n");
    assert_has(text, "The game is over: a draw. Why: the volcano has erupted.\n");
    free(text);
    vaka_record_close(record);
}

int main(void)
{
    return run_registered("front_spots", NULL, NULL);
}
