/* front_reef_test.c - how pieces lie, and piles of which the top is seen: as text, and for
 * programs.
 *
 * SPDX-License-Identifier: MIT */
#include "front_help.h"
#include "registered.h"

#include "engine_help.h"

/* What is answered to lines that seat 0 types. */
static char *typed(const char *lines)
{
    table at = open_table("tests/modules/reef", 2, NULL, 0);
    vaka_player players[] = {{0}, {.choose = choose_first}};
    char *text = play_text(at.record, players, lines);

    close_table(&at);
    return text;
}

TEST(tiles_say_how_they_lie)
{
    char *text = typed("2\nhand\n2\nhand\nquit\n");

    (void)state;
    assert_has(text, "    Tiles in Hand: Plate Coral (turned 60°)\n");
    assert_has(text, "    Tiles in Hand: Plate Coral (turned 120°)\n");
    free(text);
}

TEST(marks_and_sides_are_told)
{
    char *text = typed("turn plate-dawn 1\nlay plate-dawn 0,1\nguard 0,1\nlook 0,1\nquit\n");

    (void)state;
    assert_has(text, "    Plate Coral (turned 60°) (guarded) of Ada, face up\n");
    assert_has(text, "  Sides of Plate Coral: south-east coral, north-east sea, north sea,");
    free(text);
}

TEST(the_part_of_a_tile_on_which_a_piece_stands_is_told)
{
    table at = open_table("tests/modules/reef", 2, NULL, 0);
    vaka_match *match = &vaka_live_position(vaka_record_live(at.record))->face;
    vaka_player players[] = {{0}, {.choose = choose_first}};
    int32_t space = vaka_space_at(match->layout, 0, (vaka_hex){0, 1});

    (void)state;
    vaka_piece_flip(match,
                    vaka_piece_new(match, vaka_kind_by_id(match->layout, "brain-dusk"), 0, space),
                    VAKA_FACE_UP);
    for (int32_t arm = 0; arm < 2; arm++) {
        int32_t crab = vaka_piece_new(match, vaka_kind_by_id(match->layout, "crab"), 0, space);
        vaka_piece_flip(match, crab, VAKA_FACE_UP);
        vaka_piece_stand(match, crab, arm);
    }
    char *text = play_text(at.record, players, "look 0,1\nboard\nquit\n");
    assert_has(text, "    Crab (the upper arm) of Ada, face up\n");
    assert_has(text, "    Crab (the lower arm) of Ada, face up\n");
    free(text);
    close_table(&at);
}

TEST(a_pile_is_told_from_its_top)
{
    char *text = typed("look shoal\nquit\n");

    (void)state;
    assert_has(text, "    The Shoal (10, from the top): ");
    assert_has(text, ", 9 Face down\n");
    assert_has(text, "  That goes for what lies on top; all below is hidden.\n");
    assert_has(text, "  10 here, from the top:\n    Tile of D");
    free(text);
}

TEST(great_moments_are_set_apart)
{
    char *text = typed("lay plate-dawn 0,1\nlog\nquit\n");
    const char rule[] = "    ----------------------------------------\n";
    char set_apart[200];

    (void)state;
    snprintf(set_apart, sizeof set_apart, "%s    Ada lays Plate Coral at 0,1\n%s", rule, rule);
    assert_has(text, set_apart);
    snprintf(set_apart, sizeof set_apart, "%s    Round 1", rule);
    assert_lacks(text, set_apart);
    free(text);
}

TEST(what_can_be_had_is_a_small_table)
{
    char *text = typed("table\nturn plate-dawn 2\nquit\n");

    (void)state;
    assert_has(text, "To be had\n"
                     "  draw  Tile of Dusk  1 action, 10 left\n"
                     "  lay   Plate Coral   1 action, 1 left\n");
    free(text);
}

TEST(mats_are_told_one_by_one)
{
    char *text = typed("table\nhand\nquit\n");

    (void)state;
    assert_has(text, "The Beach\n"
                     "    The Shoal (10, from the top): Tile of Dusk, 9 Face down\n"
                     "    Actions Left: 3\n"
                     "\n"
                     "Bela: Raft\n"
                     "    Tiles in Hand: Tile of Dusk\n"
                     "\n"
                     "Ada: Raft (you)\n"
                     "    Tiles in Hand: Plate Coral\n");
    assert_has(text, "\nAda (you)\n    Tiles in Hand: Plate Coral\n"); /* hand */
    assert_lacks(text, "On the table");
    free(text);
}

/* The zone of a view with an id; borrowed. */
static const json_t *zone_of(const json_t *said, const char *id)
{
    return with_id(json_object_get(json_object_get(said, "view"), "zones"), id);
}

BENCH_TEST(programs_are_told_how_pieces_lie)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"reef\",\"seats\":2,\"seed\":7}");
    said = good(engine, "{\"cmd\":\"layout\"}");
    const json_t *layout = json_object_get(said, "layout");
    same_json(json_object_get(layout, "turns"), "6");
    same_json(json_object_get(layout, "marks"), "[{\"id\":\"guarded\",\"title\":\"guarded\"}]");
    same_json(json_object_get(json_object_get(layout, "edges"), "plate-dawn"),
              "[\"sea\",\"sea\",\"sea\",\"sea\",\"sea\",\"coral\"]");
    assert_null(json_object_get(json_object_get(layout, "edges"), "dawn"));
    same_json(
        json_array_get(json_object_get(layout, "mats"), 0),
        "{\"id\":\"beach\",\"title\":\"The Beach\",\"owner\":null,\"w\":100,\"h\":60,\"places\":["
        "{\"zone\":\"shoal\",\"x\":5,\"y\":5,\"w\":55,\"h\":50},"
        "{\"counter\":\"acts\",\"x\":65,\"y\":5,\"w\":30,\"h\":50}]}");
    same_json(json_object_get(json_array_get(json_object_get(layout, "mats"), 2), "owner"), "1");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"turn plate-dawn 2\"}");
    assert_null(json_object_get(json_array_get(json_object_get(said, "events"), 0), "moment"));
    json_decref(said);
    said = good(engine, "{\"cmd\":\"view\",\"seat\":0}");
    same_json(
        json_object_get(zone_of(said, "hand0"), "items"),
        "[{\"kind\":\"plate-dawn\",\"owner\":null,\"face\":\"down\",\"count\":1,\"turn\":2}]");
    same_json(json_object_get(zone_of(said, "shoal"), "see_top"), "true");
    assert_int_equal(json_array_size(json_object_get(zone_of(said, "shoal"), "items")), 2);
    json_decref(said);
    said = good(engine, "{\"cmd\":\"view\",\"seat\":1}"); /* nobody else sees that */
    same_json(json_object_get(zone_of(said, "hand0"), "items"),
              "[{\"kind\":\"dawn\",\"owner\":null,\"face\":\"down\",\"count\":1}]");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"lay plate-dawn 0,1\"}");
    same_json(json_object_get(json_array_get(json_object_get(said, "events"), 0), "moment"),
              "{\"kind\":\"plate-dawn\",\"zone\":\"0,1\"}");
    json_decref(said);
    do_good(engine, "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"guard 0,1\"}");
    said = good(engine, "{\"cmd\":\"view\",\"seat\":1}");
    same_json(json_object_get(zone_of(said, "0,1"), "items"),
              "[{\"kind\":\"plate-dawn\",\"owner\":0,\"face\":\"up\",\"count\":1,\"turn\":2,"
              "\"mark\":\"guarded\"}]");
    json_decref(said);
}

BENCH_TEST(programs_are_told_what_can_be_had)
{
    vaka_engine *engine = ((bench *)*state)->engine;
    json_t *said;

    do_good(engine, "{\"cmd\":\"new\",\"game\":\"reef\",\"seats\":2,\"seed\":7}");
    said = good(engine, "{\"cmd\":\"view\",\"seat\":0}");
    same_json(json_object_get(json_object_get(said, "view"), "tray"),
              "[{\"kind\":\"dusk\",\"verb\":\"draw\",\"stock\":10,\"cost\":\"1 action\",\"why\":"
              "\"you hold 1 tiles\",\"title\":null,\"art\":null,\"price\":0},"
              "{\"kind\":\"plate-dawn\",\"verb\":\"lay\",\"stock\":1,"
              "\"cost\":\"1 action\",\"why\":null,\"title\":null,\"art\":null,\"price\":0}]");
    json_decref(said);
    said = good(engine, "{\"cmd\":\"view\",\"seat\":\"spectator\"}");
    same_json(json_object_get(json_object_get(said, "view"), "tray"), "[]");
    json_decref(said);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
