/* unit/cli_conquest_test.c - sentences of the real game at the terminal, in both languages.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"
#include "registered.h"

static int open_real(void **state)
{
    int status = open_bench(state);

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    return status;
}

/* E4: the left neighbour may not blow the explorer to a tile that its own side has marked. */
TEST_WITH(whoever_blows_an_explorer_off_course_reads_whose_marker_is_in_the_way, open_real,
          close_bench)
{
#define PLAY                                                                                       \
    "play conquest --text --seats human,human --seed 8 --chance 'draw cup island-1,draw cup "      \
    "off-course' "
    bench *at = *state;

    write_file(at, "blow.txt",
               "\nhome tonga\norder 1 clockwise\nembark tonga\ndiscover 1,1\nkeep\ndiscover 1,0\n"
               "\nblow 1,1\nquit\n");
    says(at, PLAY "--journal a.vkj <blow.txt | tr '\\n' ' '", 0,
         "You may not: a marker of Player 1 lies at a hidden island: the explorer knows that "
         "tile (rule E4).");
    lacks(at, "your own marker");
    says(at, PLAY "--lang fr --journal b.vkj <blow.txt | tr '\\n' ' '", 0,
         "Vous ne pouvez pas : un marqueur de Joueur 1 est à une île cachée : l'explorateur "
         "connaît cette tuile (règle E4).");
    lacks(at, "votre propre marqueur");
#undef PLAY
}

/* 6.4: a hex that is known costs two knots; the window marks it, here it is said. */
TEST_WITH(a_turn_is_named_once_and_what_costs_more_says_how_much, open_real, close_bench)
{
#define PLAY "play conquest --text --seats human,bot:random --seed 4 "
    bench *at = *state;

    write_file(at, "known.txt", "home samoa\n1\n1\n1\n1\nquit\n");
    says(at, PLAY "--journal a.vkj <known.txt", 0, "Send the explorer to -2,0 (costs 2 knots)\n");
    lacks(at, "to -1,0 (costs");
    lacks(at, "costs more");
    const char *turn = strstr(at->output, "\n  Turn 1\n");
    assert_non_null(turn);
    assert_null(strstr(turn + 1, "\n  Turn 1\n"));
    says(at, PLAY "--lang fr --journal b.vkj <known.txt", 0, "(coûte 2 nœuds)\n");
    has(at, "Conquest of Paradise : Choix des îles");             /* French parts its colons */
    write_file(at, "log.txt", "home samoa\n1\n1\nlog 3\nquit\n"); /* there it is asked for */
    says(at, PLAY "--journal c.vkj <log.txt", 0, "The last 3 entries:\n  Turn 1\n");
#undef PLAY
}

TEST_WITH(what_points_are_for_is_whole_on_the_score_sheet, open_real, close_bench)
{
    bench *at = *state;

    says(at,
         "play conquest --text --lang fr --seats bot:greedy,bot:greedy --seed 3 --journal a.vkj "
         "</dev/null",
         0, "\n  Groupes de la chaîne d'origine ");
}

/* As where something is refused. */
TEST_WITH(help_names_its_rules_in_words, open_real, close_bench)
{
#define PLAY "play conquest --text --seats human,human --seed 8 "
    bench *at = *state;

    write_file(at, "help.txt", "\nhome tonga\norder 1 clockwise\nhelp\nquit\n");
    says(at, PLAY "--journal a.vkj <help.txt | tr '\\n' ' '", 0,
         "one by one (discover) (rule 6.2).");
    lacks(at, "[6.2]");
    says(at, PLAY "--lang fr --journal b.vkj <help.txt | tr '\\n' ' '", 0, "(règle 6.4).");
    lacks(at, "[6.2]");
#undef PLAY
}

/* S3: a canoe at home makes three points of two villages, and that is the end here. */
TEST_WITH(alone_a_player_with_the_points_who_passes_has_won, open_real, close_bench)
{
#define PLAY "play conquest --text --scenario solitaire --rules variable_end:change=-27 --seed 1 "
    bench *at = *state;

    write_file(at, "pass.txt", "stay\ndone\nbuild-up tonga\ncommit\npass\n");
    says(at, PLAY "--journal a.vkj <pass.txt | tr '\\n' ' '", 0,
         "You have 3 points, and 3 win: declare victory, or pass; what is on the track counts "
         "either way");
    has(at, "The game is over: Player 1 won.");
    says(at, PLAY "--lang fr --journal b.vkj <pass.txt | tr '\\n' ' '", 0,
         "Vous avez 3 points, et 3 font gagner : annoncez la victoire, ou passez ; ce qui est sur "
         "la piste compte de toute façon");
#undef PLAY
}

/* Two canoes that are built alike are one line, and an island that was found is named once. */
TEST_WITH(the_log_is_read_as_a_person_tells_it, open_real, close_bench)
{
#define PLAY                                                                                       \
    "play conquest --text --seats human,human --seed 8 --chance 'draw cup island-1,draw pile "     \
    "tahiti' "
    bench *at = *state;

    write_file(
        at, "tell.txt",
        "\nhome tonga\norder 1 clockwise\nembark tonga\ndiscover 1,1\nreveal\nlog all\nquit\n");
    says(at, PLAY "--journal a.vkj <tell.txt", 0, "Player 1 finds land\n");
    has(at, "Player 1 reveals Tahiti\n");
    has(at, "Your explorer is at Tahiti with 1 knot");
    lacks(at, "Tahiti (1,1) with");
    says(at, PLAY "--lang fr --journal b.vkj <tell.txt", 0, "Joueur 1 révèle Tahiti\n");
#undef PLAY
}

TEST_WITH(what_is_told_twice_is_a_line_with_a_number, open_real, close_bench)
{
    bench *at = *state;

    write_file(at, "build.txt",
               "stay\nbuild band tonga\nbuild band tonga\ncommit\nlog all\nquit\n");
    says(at, "play conquest --text --scenario solitaire --seed 1 --journal a.vkj <build.txt", 0,
         "Player 1 builds Warrior Band at Tonga × 2\n");
}

/* Found by an author who had drawn a small sea with the markers of the large one. */
TEST_WITH(check_doubts_maps_whose_markers_tiles_or_hexes_do_not_fit, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/scenarios/few.lua",
               "return { title = \"Few\", text = \"Few markers.\", seats = { min = 2, max = 2 },\n"
               "    data = { markers = { [\"ocean-2\"] = { copies = 4 } } } }\n");
    write_file(
        at, "sea/scenarios/many.lua",
        "return { title = \"Many\", text = \"Many islands.\", seats = { min = 2, max = 2 },\n"
        "    data = { markers = { [\"island-1\"] = { copies = 12 } } } }\n");
    write_file(at, "sea/scenarios/apart.lua",
               "return { title = \"Apart\", text = \"In pieces.\", seats = { min = 2, max = 2 },\n"
               "    add = { map = { { id = \"far\", q = 30, r = 30, kind = \"ocean\" } } } }\n");
    write_file(at, "sea/scenarios/bare.lua",
               "return { title = \"Bare\", text = \"No box.\", seats = { min = 2, max = 2 },\n"
               "    add = { map = { { id = \"rock\", q = 0, r = 2, kind = \"island\" } } },\n"
               "    leave_out = { map = { \"hex_0_2\" } } }\n");
    says(at, "check sea", 0,
         "few.lua: warning: in a game of 2 there are 57 Discovery markers for 58 Unknown hexes");
    has(at, "many.lua: warning: in a game of 2 there are 75 Discovery markers for 58 Unknown");
    has(at, "many.lua: warning: in a game of 2 there are 39 Island Group markers for 29 tiles");
    has(at, "apart.lua: warning: in a game of 2 nobody can reach far: the map is in pieces");
    has(at, "bare.lua: warning: in a game of 2 nobody can live at rock: it has no green or brown");
    says(at, "check " VAKA_SOURCE_DIR "/scripts/conquest", 0, "");
    lacks(at, "warning");
}

TEST_WITH(check_tells_rows_that_nothing_reads, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data");
    write_file(at, "sea/data/rafts.lua",
               "return { table = \"items\", rows = { { id = \"raft\", cost = 3 } } }\n");
    says(at, "check sea", 0,
         "warning: in a game of 2 nothing reads the row raft of the table items");
    write_file(at, "sea/data/rafts.lua",
               "return { table = \"pieces\", rows = { { id = \"raft\", title = \"Raft\",\n"
               "    count = 3 } } }\n");
    says(at, "check sea", 0,
         "nothing reads the row raft of the table pieces: another kind of counter is a row of the "
         "table counters");
}

/* A row of the table of counters, and what check says of it. */
static void counter_says(bench *at, const char *row, int status, const char *expected)
{
    char file[512];

    snprintf(file, sizeof file, "return { table = \"counters\", rows = {\n    %s,\n} }\n", row);
    write_file(at, "sea/data/counters.lua", file);
    says(at, "check sea", status, expected);
}

TEST_WITH(check_tells_counters_that_cannot_be_with_the_line, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data");
    counter_says(at, "{ id = \"raft\", title = \"Raft\", like = \"cano\", count = 3 }", 1,
                 "counters.lua:2:43: 'like' cannot be 'cano' (one of "
                 "transport|war_canoe|band|colony|rumor)");
    counter_says(at, "{ id = \"raft\", title = \"Raft\", like = \"band\", count = 3, cost = -1 }",
                 1, "'cost' is -1; it must be from 0 to 20");
    counter_says(at, "{ id = \"raft\", title = \"Raft\", count = 3, cost = 1 }", 1,
                 "counters.lua:2:5: row 'raft' has no 'like'");
    counter_says(
        at, "{ id = \"raft\", title = \"Raft\", like = \"band\", count = 3, cost = 1, moves = 1 }",
        1,
        "counters.lua:2:5: no game of 2 can begin: it is no canoe and is carried: leave out "
        "moves");
    counter_says(
        at, "{ id = \"raft\", title = \"Raft\", like = \"colony\", count = 3, cost = 1, hits = 2 }",
        1, "it does not fight: leave out hits, or add fights = \"yes\"");
    counter_says(
        at, "{ id = \"raft\", title = \"Raft\", like = \"rumor\", count = 3, cost = 0, hits = 2 }",
        1, "what is like a rumor goes home once it is seen: leave out fights and hits");
    counter_says(
        at, "{ id = \"haka\", title = \"Raft\", like = \"band\", count = 3, cost = 1 }", 1,
        "counters.lua:2:5: no game of 2 can begin: the game has something else of this id");
    counter_says(at,
                 "{ id = \"raft\", title = \"Raft\", like = \"band\", count = 3, cost = 1, letter "
                 "= \"RAF\" }",
                 1, "letter is one or two letters");
    counter_says(
        at,
        "{ id = \"raft\", title = \"Raft\", like = \"band\", count = 3, cost = 1, art = \"A B\" }",
        1, "art is lower-case words between slashes");
    counter_says(at,
                 "{ id = \"raft\", title = \"Raft\", like = \"transport\", count = 3, cost = 1 }",
                 0, "");
    lacks(at, "warning");
    counter_says(
        at, "{ id = \"raft\", title = \"Raft\", like = \"rumor\", count = 3, cost = 0, moves = 1 }",
        0, "");
    lacks(at, "warning");
}

TEST_WITH(check_asks_for_titles_of_counters_in_the_languages_of_a_mod, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data sea/lang");
    write_file(at, "sea/lang/fr.lua", "return { [\"mod.sea.title\"] = \"Mer\" }\n");
    counter_says(at,
                 "{ id = \"raft\", title = \"Raft\", like = \"transport\", count = 3, cost = 1 }",
                 0, "data.counters.raft.title");
    write_file(at, "sea/lang/fr.lua",
               "return { [\"mod.sea.title\"] = \"Mer\", [\"data.counters.raft.title\"] = "
               "\"Radeau\" }\n");
    says(at, "check sea", 0, "");
    lacks(at, "data.counters.raft.title");
}

TEST_WITH(check_tells_that_an_empty_map_cannot_be_played_and_what_it_lacks, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/scenarios");
    write_file(at, "sea/scenarios/none.lua",
               "return { title = 'None', text = 'None.', leave_out = {\n"
               "map = 'all', places = 'all',\nhomes = 'all' } }\n");
    says(at, "check sea", 1,
         "none.lua:2:7: no row is left in table 'map': no game can begin without one (add some)");
    says(at, "check sea", 1, "none.lua:3:9: no row is left in table 'homes'");

    says(at, "new mod spots --game polynesia", 0, "");
    shell(at, "mkdir spots/scenarios");
    write_file(at, "spots/scenarios/none.lua",
               "return { title = 'None', text = 'None.', leave_out = {\n"
               "island = 'all', route = 'all' } }\n");
    says(at, "check spots", 1,
         "none.lua:2:10: no row is left in table 'island': no game can begin without one "
         "(add some)");
    write_file(at, "spots/scenarios/none.lua",
               "return { title = 'None', text = 'None.', leave_out = {\n"
               "island = 'all', route = 'all' }, add = {\n"
               "island = { { id = 'here', title = 'Here', x = 9, y = 9, sort = 'fish' } } } }\n");
    says(at, "check spots", 1,
         "none.lua:3:10: no game of 2 can begin: there is no volcano, on which all tribes begin: "
         "add one");
    lacks(at, "called from");
}

TEST_WITH(check_tells_two_hexes_at_one_place_with_the_line, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data sea/scenarios");
    write_file(at, "sea/data/a_first.lua",
               "return { table = \"items\", change = { transport = { cost = 3 } } }\n");
    write_file(at, "sea/data/map.lua",
               "return { table = \"map\", rows = {\n"
               "    { id = \"far1\", q = 20, r = 20, kind = \"unknown\" },\n"
               "    { id = \"far2\", q = 20, r = 20, kind = \"unknown\" } } }\n");
    says(at, "check sea", 1, "sea/data/map.lua:3:5: 'far2' lies at the same place as 'far1'");
    shell(at, "rm -r sea/data");
    write_file(at, "sea/scenarios/twice.lua",
               "return { title = \"Twice\", text = \"Two.\", seats = { min = 2, max = 2 },\n"
               "    add = { map = {\n"
               "        { id = \"far\", q = 30, r = 30, kind = \"ocean\" },\n"
               "        { id = \"wide\", q = 30, r = 30, kind = \"ocean\" } } } }\n");
    says(at, "check sea", 1, "twice.lua:4:9: 'wide' lies at the same place as 'far'");
}

/* The game is laid out without the mod then: names that may be its own are let pass. */
TEST_WITH(check_looks_up_ids_in_a_mod_with_other_errors_too, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data sea/rules");
    write_file(at, "sea/data/event_markers.lua",
               "return { table = \"event_markers\", rows = {\n"
               "    { id = \"reef_buoy\", title = \"Buoy\", event = \"doldrums\" } } }\n");
    write_file(at, "sea/rules/reef.lua",
               "return { title = \"Reef\", text = \"A reef.\", tittle = 1,\n"
               "    on = { [\"turn.end\"] = function(turn)\n"
               "        game.place_marker(host.kind(\"reef_buoy\"), host.zone(\"fidji\"), 1)\n"
               "        game.place_marker(host.kind(\"war_canu\"), host.zone(\"fiji\"), 1)\n"
               "    end } }\n");
    says(at, "check sea", 1, "reef.lua:1:44: a rule has no field 'tittle'");
    has(at, "reef.lua:3:61: there is no zone 'fidji'");
    has(at, "(did you mean 'fiji'?)");
    has(at, "reef.lua:4:37: there is no kind 'war_canu'");
    lacks(at, "reef_buoy");
}

TEST_WITH(check_tells_starts_that_cannot_be_with_the_line, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data sea/scenarios");
    write_file(at, "sea/scenarios/fort.lua",
               "return { title = \"Fort\", text = \"A fort.\", seats = { min = 2, max = 2 },\n"
               "    add = { starts = {\n"
               "        { id = \"fiji\", home = \"tonga\", hex = \"fiji\" },\n"
               "        { id = \"guard\", home = \"tonga\", hex = \"vanuatu\",\n"
               "          kind = \"band\" } } } }\n");
    says(at, "check sea", 1,
         "sea/scenarios/fort.lua:4:9: no game of 2 can begin: the group is an independent one");
    write_file(
        at, "sea/scenarios/fort.lua",
        "return { title = \"Fort\", text = \"A fort.\", seats = { min = 2, max = 2 },\n"
        "    add = { starts = {\n"
        "        { id = \"fiji\", home = \"tanga\", hex = \"fidji\", kind = \"bend\" } } } }\n");
    says(at, "check sea", 1, "fort.lua:3:31: ");
    has(at, "'tanga' (did you mean 'tonga'?)");
    has(at, "'fidji' (did you mean 'fiji'?)");
    has(at, "fort.lua:3:62: 'kind' cannot be 'bend'");
    shell(at, "rm sea/scenarios/fort.lua");
    write_file(at, "sea/data/starts.lua",
               "return { table = \"starts\", rows = {\n"
               "    { id = \"bands\", home = \"samoa\", hex = \"samoa\", kind = \"band\",\n"
               "      count = 11 } } }\n");
    says(at, "check sea", 1,
         "sea/data/starts.lua:2:5: no game of 2 can begin: a seat has not so many counters");
}

TEST_WITH(check_tells_that_an_event_is_called_like_a_culture_card, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/events/surfing.lua",
               "return { title = \"Surf\", text = \"Waves.\", mood = \"good\",\n"
               "    play = function() end }\n");
    says(at, "check sea", 0,
         "events/surfing.lua:1:1: warning: event 'surfing' is called like a culture: host.kind and "
         "draws know it as 'event-surfing'");
}

TEST_WITH(check_tells_that_a_card_is_called_like_a_piece_and_not_that_it_is_called_like_a_place,
          open_real, close_bench)
{
    bench *at = *state;
    const char *const event = "return { title = \"Calm\", text = \"Calm.\", mood = \"good\",\n"
                              "    play = function() end }\n";

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/events/transport.lua", event);
    write_file(at, "sea/events/fiji.lua", event);
    says(at, "check sea", 0,
         "events/transport.lua:1:1: warning: event 'transport' is called like a piece of the game: "
         "host.kind and draws know it as 'event-transport'");
    lacks(at, "fiji");
    says(at,
         "play conquest --mods sea --rules random_events --seats bot:random,bot:random --seed 3 "
         "--chance 'draw events fiji,draw events event-transport' --journal one.vkj --text "
         "| grep -c Calm",
         0, "");
}

TEST_WITH(check_tells_of_a_card_with_whose_name_no_game_can_begin, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game archipelago", 0, "");
    says(at, "new card fish --mod sea", 0, "");
    says(at, "check sea", 1,
         "cards/fish.lua:1:1: no game can begin with the card 'fish': org.vaka.archipelago: "
         "layout(): there are two goods 'fish' (give it another name)");
    says(at, "new mod swell --game polynesia", 0, "");
    says(at, "new tide boat --mod swell", 0, "");
    says(at, "check swell", 1, "tides/boat.lua:1:1: no game can begin with the tide 'boat'");
}

TEST_WITH(sides_without_a_title_are_told_by_where_they_lie, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/scenarios/bays.lua",
               "return { title = \"Bays\", text = \"Bays.\", seats = { min = 2, max = 2 },\n"
               "    data = { map = { tonga = { title = \"\" } } } }\n");
    says(at, "sim conquest --mods sea --scenario bays --games 1 --seed 1", 0, "\n0,1 ");
    has(at, "\nSamoa ");
}

/* On the small sea Samoa and Tonga lie elsewhere; they are the same homes all the same. */
TEST_WITH(homes_of_two_maps_are_compared_by_name, open_real, close_bench)
{
    bench *at = *state;
    const char *samoa;

    says(at,
         "sim conquest --games 2 --seed 1 --seats bot:greedy,bot:greedy "
         "--compare standard small_sea",
         0, "\nSamoa wins ");
    samoa = strstr(at->output, "\nSamoa wins ");
    assert_non_null(samoa);
    assert_null(strstr(samoa + 1, "\nSamoa wins "));
    has(at, "\nTonga wins ");
    says(at,
         "sim conquest --games 2 --seed 1 --seats bot:greedy,bot:greedy --json "
         "--compare standard small_sea",
         0, "\"b_less_a\": {");
    assert_non_null(strstr(strstr(at->output, "\"b_less_a\": {"), "\"Samoa\": {"));
}

TEST_WITH(a_text_of_data_that_is_the_id_of_a_card_names_one, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/data");
    write_file(at, "sea/data/event_markers.lua",
               "return { table = \"event_markers\", rows = {\n"
               "    { id = \"sign\", title = \"Sign\", event = \"typhon\" } } }\n");
    says(at, "check sea", 1,
         "sea/data/event_markers.lua:2:44: there is no event 'typhon' (did you mean 'typhoon'?)");
    shell(at, "sed -i s/typhon/typhoon/ sea/data/event_markers.lua");
    says(at, "check sea", 0, "");
    assert_string_equal(at->output, "");
}

TEST_WITH(a_rule_that_ends_the_game_without_a_reason_is_named_as_one, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/rules");
    write_file(at, "sea/rules/dusk.lua",
               "return { title = \"Dusk falls\", text = \"The game ends.\", on = {\n"
               "    [\"turn.end\"] = function() host.finish {} end } }\n");
    says(at, "check sea", 0,
         "sea/rules/dusk.lua:2:36: warning: the game ends without a reason: people are told only "
         "which card or rule has ended it");
    says(at,
         "play conquest --mods sea --rules dusk --seats bot:random,bot:random --seed 3 --text "
         "--journal one.vkj | tail -n 8",
         0, " won. Why: Dusk falls.");
    has(at, "\n  Points  ");
    says(at, "replay one.vkj --mods sea --verify", 0, "");
    shell(at, "sed -i 's/host.finish {}/host.finish()/' sea/rules/dusk.lua");
    says(at, "check sea", 1, "host.finish takes a table");
}

TEST_WITH(a_test_reads_the_reason_for_which_a_rule_ended_the_game, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    shell(at, "mkdir sea/rules sea/tests");
    write_file(
        at, "sea/rules/dusk.lua",
        "return { title = 'Dusk', text = 'The game ends.', on = { ['turn.end'] = function()\n"
        "host.finish { winners = { 1 }, reason = 'Dusk falls: it is over.' } end } }\n");
    write_file(at, "sea/tests/dusk.lua",
               "return { ['it ends'] = function(t)\n"
               "t:new { seats = 2, seed = 1, rules = { 'dusk' } } t:random(10000)\n"
               "t:expect(t:winners(), { 1 })\n"
               "t:expect(t:result().reason, 'Dusk falls: it is over.') end }\n");
    says(at, "test sea", 0, "1 test, 0 failed");
}

TEST_WITH(long_lists_of_words_are_cut_between_words_and_the_nearest_is_named, open_real,
          close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/events/calm.lua",
               "return { title = 'Calm', text = 'No wind.', mood = 'bad', hook = 'battle_roll',\n"
               "play = function() end }\n");
    says(at, "check sea", 1, "'hook' cannot be 'battle_roll' (did you mean 'battle.roll'?)");
    shell(at, "sed -i s/battle_roll/whenever/ sea/events/calm.lua");
    says(at, "check sea", 1, "'hook' cannot be 'whenever' (one of now|any|turn_order.start|");
    has(at, "|battle.start|…)");
    says(at, "sim conquest --games 1 --rules random_event", 2,
         "there is no rule 'random_event'; did you mean 'random_events'?");
    says(at, "sim conquest --games 1 --rules xyzzy", 2, "there is no rule 'xyzzy'; there are: ");
    has(at, ", …\n");
}

TEST_WITH(a_new_file_of_data_lists_the_words_of_its_columns, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    says(at, "new data counters --mod sea", 0, "");
    shell(at, "cat sea/data/counters.lua");
    has(at, "One of transport|war_canoe|band|colony|rumor\n");
    says(at, "check sea", 0, "");
    assert_string_equal(at->output, "");
}

/* A search that finds nothing does not close the whole map: new mods are of API level 2. */
TEST_WITH(playing_finds_a_place_that_is_nil, open_real, close_bench)
{
    bench *at = *state;

    says(at, "new mod sea --game conquest", 0, "");
    write_file(at, "sea/events/calm.lua",
               "return { title = 'Calm', text = 'No wind.', mood = 'bad', play = function()\n"
               "host.modify('closed', host.space_at(99, 99), 1, 'turn') end }\n");
    says(at, "check sea", 0, "");
    assert_string_equal(at->output, "");
    says(at, "check sea --play 1", 1,
         "events/calm.lua:2: bad argument #2 to 'modify' (nil is no place of 'closed'; write "
         "\"everywhere\" if all are meant)");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
