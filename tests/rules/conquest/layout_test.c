/* tests/rules/conquest/layout_test.c - the map, the places beside it and the kinds of pieces: what
 * they are called, how they are drawn, who sees them [2].
 *
 * SPDX-License-Identifier: MIT */
#include "games_by_chance.h"
#include "registered.h"
#include "witness.h"

#include "vaka/ext/side.h"

#include <sys/stat.h>

static const vaka_zone_info *space(const table *at, const char *coordinates)
{
    return &at->layout->zones[zone(at, coordinates)];
}

static const char *title_of(const table *at, const char *coordinates)
{
    const char *title = space(at, coordinates)->title;

    return title ? title : "no title";
}

TEST(an_unknown_hex_has_no_name)
{
    RULE("2.1b");
    table *at = *state;

    table_begin(at, (table_choice){.seats = 2});
    assert_null(space(at, "5,-3")->id); /* Hiva would be there in the world */
    assert_string_equal(title_of(at, "5,-3"), "no title");
    assert_null(space(at, "-5,0")->id); /* open ocean */
    assert_string_equal(title_of(at, "0,1"), "Tonga");
    assert_string_equal(space(at, "0,1")->id, "tonga");
}

TEST(a_hex_is_called_after_the_tile_that_lies_there_from_the_start)
{
    RULE("3.2b");
    table *at = *state;

    table_begin(at, (table_choice){.seats = 3});
    assert_string_equal(space(at, "5,-3")->id, "hiva");
    assert_string_equal(title_of(at, "5,-3"), "Hiva");
    assert_string_equal(title_of(at, "1,0"), "Niue");
    assert_string_equal(title_of(at, "3,-1"), "no title"); /* Raiatea is for four */
    assert_string_equal(title_of(at, "2,-1"), "no title"); /* ocean from the start */
    table_begin(at, (table_choice){.seats = 4});
    assert_string_equal(title_of(at, "3,-1"), "Raiatea");
}

TEST(a_kind_is_drawn_among_those_of_its_back)
{
    static const char *const rules[] = {"random_events", NULL};
    static const struct {
        const char *kind, *art, *back;
    } kinds[] = {
        {"band", "conquest/band", "piece"},
        {"local", "conquest/local", "local"},
        {"island-1", "conquest/marker/island-1", "marker"},
        {"hula", "conquest/culture/hula", "card"},
        {"typhoon", "conquest/event/typhoon", "event"},
        {"ev_02_typhoon", "conquest/event/typhoon", "event"}, /* as its event */
    };
    table *at = *state;

    RULE("2.5a");
    table_begin(at, (table_choice){.rules = rules});
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const vaka_kind_info *info = &at->layout->kinds[kind(at, kinds[i].kind)];
        assert_string_equal(info->art, kinds[i].art);
        assert_int_equal(info->back, kind(at, kinds[i].back));
    }
    assert_null(at->layout->kinds[kind(at, "tahiti")].art); /* the ground of its hex is drawn */
}

/* What a seat plays, for lists of players: the group with which it began. */
TEST(a_seat_is_known_by_its_first_home)
{
    RULE("3.2a");
    table *at = *state;
    const vaka_side *sides = at->plugin.module->query(VAKA_EXT_SIDE);

    table_begin(at, (table_choice){.seats = 2});
    assert_int_equal(sides->side(match_of(at), 0), VAKA_NONE);
    play(at, 0, "home tonga");
    assert_int_equal(sides->side(match_of(at), 0), zone(at, "tonga"));
    assert_int_equal(sides->side(match_of(at), 1), zone(at, "samoa"));
    game_at(at)->seat[0].home = VAKA_NONE; /* lost, and still Tonga */
    assert_int_equal(sides->side(match_of(at), 0), zone(at, "tonga"));
}

/* --- Content that is refused ------------------------------------------------------------------ */

/* A start of Tonga, with what else its row says. */
#define STARTS(row) "add = { starts = { { id = 'a', home = 'tonga', " row " } } }"
#define LIMITS VAKA_BUILD_DIR "/rules/conquest/limits"

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static vaka_status lay_out_limits(table *at, const vaka_library *library, vaka_error *err)
{
    vaka_library_choice wanted = {"limits", NULL, NULL, 2};
    vaka_content *content;
    vaka_layout *layout;
    vaka_setup setup;

    if (vaka_library_content(library, &wanted, &content, err) != VAKA_OK)
        return VAKA_ERR_DATA;
    vaka_status status = vaka_setup_init(&setup, at->plugin.module, 2, err);
    if (status == VAKA_OK)
        status = vaka_library_set_up(library, wanted.scenario, &setup, err);
    setup.content = content;
    if (status == VAKA_OK)
        status = vaka_layout_new(&setup, &layout, err);
    if (status == VAKA_OK)
        vaka_layout_free(layout);
    vaka_content_free(content);
    return status;
}

/* Why the standard game with these changes is not laid out; "" if it is. */
static const char *why_not_laid_out(table *at, const char *changes)
{
    static const char *const folders[] = {LIMITS, NULL};
    static vaka_error err;
    static char text[16384];
    vaka_library library;

    mkdir(LIMITS, 0777);
    mkdir(LIMITS "/scenarios", 0777);
    write_file(LIMITS "/mod.lua", "return { id = 'limits', title = 'Limits', version = '1.0',\n"
                                  "api = 1, game = 'conquest', licence = 'MIT' }\n");
    snprintf(text, sizeof text, "return { title = 'Limits', text = 'Limits.', %s }\n", changes);
    write_file(LIMITS "/scenarios/limits.lua", text);
    vaka_library_open(&library, at->plugin.module, folders);
    vaka_status status = lay_out_limits(at, &library, &err);
    vaka_library_done(&library);
    return status == VAKA_OK ? "" : err.text;
}

/* Rows that are added to a table of the game; # in `row` is the number of each. */
static const char *with_rows(const char *table_name, int32_t count, const char *row)
{
    static char text[16384];
    size_t used = (size_t)snprintf(text, sizeof text, "add = { %s = {", table_name);

    for (int32_t i = 0; i < count; i++) {
        for (const char *c = row; *c; c++)
            used += (size_t)(*c == '#' ? snprintf(text + used, sizeof text - used, "%d", (int)i)
                                       : snprintf(text + used, sizeof text - used, "%c", *c));
        used += (size_t)snprintf(text + used, sizeof text - used, ", ");
    }
    snprintf(text + used, sizeof text - used, "} }");
    return text;
}

TEST(how_a_battle_ends_is_a_great_moment_at_its_place)
{
    table *at = *state;
    static const uint32_t ends[] = {EVENT_BATTLE_WON, EVENT_BATTLE_HELD};

    table_homes(at, (table_choice){.seats = 2});
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        assert_non_null(vaka_moment_of(at->layout, ends[i]));
        assert_int_equal(vaka_moment_of(at->layout, ends[i])->zone, 1);
    }
}

TEST(content_that_does_not_fit_is_refused)
{
    static const struct {
        const char *name, *row;
        int32_t room; /* how many rows can be added to the game's own */
        const char *why;
    } limits[] = {
        {"map", "{ id = 'far#', q = #, r = 40, kind = 'ocean' }", 24, "more than 128 hexes"},
        {"tiles", "{ id = 'motu#', title = 'Motu', green = 1 }", 2, "more than 32 tiles"},
        {"markers", "{ id = 'calm#', title = 'Calm', type = 'ocean' }", 9, "more than 16 sorts"},
        {"event_markers", "{ id = 'sign#', title = 'Sign', event = 'rats' }", 18,
         "more than 32 event markers"},
    };
    table *at = *state;

    RULE("3.1c");
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        const char *text = with_rows(limits[i].name, limits[i].room, limits[i].row);
        assert_string_equal(why_not_laid_out(at, text), "");
        text = with_rows(limits[i].name, limits[i].room + 1, limits[i].row);
        assert_non_null(strstr(why_not_laid_out(at, text), limits[i].why));
    }
}

typedef struct refused_content {
    const char *changes, *why; /* "": it is not refused */
} refused_content;

static void is_refused(table *at, const refused_content *wrong)
{
    const char *why = why_not_laid_out(at, wrong->changes);

    if (*wrong->why ? !strstr(why, wrong->why) : *why != 0)
        fail_msg("%s: '%s', not '%s'", wrong->changes, why, wrong->why);
}

TEST(content_that_makes_no_sense_is_refused)
{
    static const refused_content wrong[] = {
        {"add = { tiles = { { id = 'a', title = 'A', atoll = true, green = 1 } } }", "an atoll"},
        {"add = { tiles = { { id = 'a', title = 'A', atoll = true, green = 1, brown = 1 } } }",
         "an atoll with boxes"},
        {"add = { tiles = { { id = 'a', title = 'A' } } }", "a group without any"},
        {"data = { setups = { for_2 = { bands = 12 } } }", ""},
        {"data = { setups = { for_2 = { bands = 5 } }, pieces = { band = { count = 4 } } }",
         "more counters than it has"},
        {"data = { setups = { for_2 = { canoes = 2 } }, pieces = { transport = { count = 1 } } }",
         "more counters than it has"},
        {"data = { setups = { for_2 = { war_canoes = 2 } }, pieces = { war_canoe = { count = 1 } } "
         "}",
         "more counters than it has"},
        {"data = { setups = { for_2 = { colonies = 2 } }, pieces = { colony = { count = 1 } } }",
         "more counters than it has"},
        {"data = { setups = { for_2 = { villages = 4 } } }", ""},
        {"data = { setups = { for_2 = { villages = 5 } } }",
         "homes.tonga: the setup gives this home more villages than it has boxes (green and"},
        {"data = { setups = { for_2 = { villages = 4 } } }, add = { places = { { id = 'a', hex = "
         "'samoa', tile = 'niue', facing = 'n', from = 2, to = 2 } } }",
         "more villages than it has boxes"},
        {"data = { homes = { samoa = { for_2 = false } } }", "one home for each seat, but fewer"},
        {"data = { homes = { hiva = { for_2 = true } } }", "one home for each seat, but more"},
        {"data = { homes = { samoa = { for_2 = false }, hiva = { for_2 = true } } }",
         "homes.hiva: no island group lies in its hex in games of so many seats"},
        {"leave_out = { setups = { 'for_2' } }", "no setup for so many seats"},
        {"leave_out = { search = { 'roll_6' } }", "lacks a die result"},
        {"leave_out = { items = { 'rumor' } }", "the table of items lacks"},
        {"leave_out = { points = { 'kumara' } }", "the table of points lacks"},
        {"leave_out = { pieces = { 'blue' } }", "the table of pieces lacks"},
    };
    table *at = *state;

    RULE("3.1c");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        is_refused(at, &wrong[i]);
}

TEST(starts_that_cannot_be_are_refused_with_their_row)
{
    static const refused_content wrong[] = {
        {STARTS("hex = 'fiji'"), ""},
        {STARTS("hex = 'fiji', count = 4"), ""},
        {STARTS("hex = 'fiji', count = 5"), "starts.a: there are more villages than the group"},
        {STARTS("hex = 'tonga', count = 3"), "starts.a: there are more villages than the group"},
        {STARTS("hex = 'tonga', count = 4, instead = true"), ""},
        {STARTS("hex = 'fiji', instead = true"), "starts.a: the home begins without a village"},
        {STARTS("hex = 'wake'"), "starts.a: a village needs an island group"},
        {STARTS("hex = 'wake', kind = 'band'"), ""},
        {STARTS("hex = 'hex_m2_1'"), "starts.a: a village needs an island group"},
        {STARTS("hex = 'hex_1_0'"), "starts.a: nothing can lie in that hex"},
        {STARTS("hex = 'hex_1_0', kind = 'transport', count = 0"), ""},
        {STARTS("hex = 'samoa', kind = 'band'"), "starts.a: another home begins in that hex"},
        {STARTS("hex = 'fiji', kind = 'band'"), "starts.a: the group is an independent one"},
        {STARTS("hex = 'tonga', kind = 'band', count = 10"), ""},
        {STARTS("hex = 'tonga', kind = 'band', count = 11"), "starts.a: a seat has not so many"},
        {STARTS("hex = 'tonga', kind = 'band', count = 12, instead = true"), ""},
        {STARTS("hex = 'hex_m2_1', kind = 'band'"), "starts.a: a Band or Colony at sea"},
        {STARTS("hex = 'hex_m2_1', kind = 'colony' }, { id = 'b', home = 'tonga', "
                "hex = 'hex_m2_1', kind = 'war_canoe'"),
         "starts.a: a Band or Colony at sea"},
        {STARTS("hex = 'hex_m2_1', kind = 'band' }, { id = 'b', home = 'tonga', "
                "hex = 'hex_m2_1', kind = 'war_canoe'"),
         ""},
        {STARTS("hex = 'wake', kind = 'band' }, { id = 'b', home = 'samoa', hex = 'wake', "
                "kind = 'rumor'"),
         "starts.a: another home begins in that hex"},
        {STARTS("hex = 'wake', kind = 'band' }, { id = 'b', home = 'hiva', hex = 'wake', "
                "kind = 'rumor'"),
         ""}, /* Hiva is not in a game of two */
        {STARTS("hex = 'hex_1_1' } }, places = { { id = 'a', hex = 'hex_1_1', tile = 'rapa', "
                "from = 2, to = 2"),
         ""},
    };
    table *at = *state;

    RULE("3.1c");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        is_refused(at, &wrong[i]);
}

/* --- All of it -------------------------------------------------------------------------------- */

/* A hex without a name is only counted, with the numbers of its place. */
static void note_zones(transcript *notes, const vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->zone_count; i++) {
        const vaka_zone_info *one = &layout->zones[i];
        int32_t numbers[] = {
            i,          one->type,  one->sees_up,   one->sees_down,    one->owner, one->owner_sees,
            one->hex.q, one->hex.r, one->uncounted, one->title != NULL};
        FILE *out = one->id ? transcript_line(notes) : NULL;

        transcript_count(notes, &(transcript_thing){.word = {one->id ? "zones" : "hexes"}}, numbers,
                         sizeof numbers / sizeof *numbers);
        if (out)
            fprintf(out, "%s type %d of %d at %d,%d seen %x/%x%s%s%s", one->id, (int)one->type,
                    (int)one->owner, one->hex.q, one->hex.r, (unsigned)one->sees_up,
                    (unsigned)one->sees_down, one->owner_sees ? ", owner sees" : "",
                    one->uncounted ? ", uncounted" : "", one->title ? "" : ", no title");
    }
}

static void note_kinds(transcript *notes, const vaka_layout *layout)
{
    for (int32_t i = 0; i < layout->kind_count; i++) {
        const vaka_kind_info *one = &layout->kinds[i];

        fprintf(transcript_line(notes), "%s %s %s back %d shape %d", one->id,
                one->letter ? one->letter : "-", one->art ? one->art : "-", (int)one->back,
                (int)one->shape);
    }
}

static void is_laid_out(table *at, const char *name, table_choice choice)
{
    transcript *notes =
        transcript_new(name, "zones with a name, kinds, how many pieces and frames", UINT32_MAX);

    table_lay_out(at, &choice);
    note_zones(notes, at->layout);
    note_kinds(notes, at->layout);
    fprintf(transcript_line(notes), "at most %d pieces, %d frames, %d sealed",
            (int)at->layout->piece_max, (int)at->layout->frame_max, (int)at->layout->sealed_max);
    transcript_check(notes, TRANSCRIPTS, TRANSCRIPTS_NOW);
}

TEST(games_are_laid_out_as_they_were)
{
    static const char *const open_hands[] = {"open_hands", NULL};

    is_laid_out(*state, "layout_two", (table_choice){.seats = 2});
    is_laid_out(*state, "layout_advanced", (table_choice){.seats = 3, .rules = all_advanced});
    is_laid_out(*state, "layout_open_hands", (table_choice){.seats = 4, .rules = open_hands});
    is_laid_out(*state, "layout_solitaire", (table_choice){.scenario = "solitaire"});
    is_laid_out(*state, "layout_two", (table_choice){.seats = 2, .scenario = "historic_map"});
    is_laid_out(*state, "layout_brim", (table_choice){.seats = 4, .scenario = "brim"});
    is_laid_out(*state, "layout_bare_isles", (table_choice){.seats = 2, .scenario = "bare_isles"});
}

int main(void)
{
    return run_registered("layout", brim_load, table_group_unload);
}
