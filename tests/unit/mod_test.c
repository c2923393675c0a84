/* unit/mod_test.c - mod.lua, what mods need of each other, and files that are not read.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "scratch_mods.h"

static scratch at;
static vaka_library library;

static int set_up(void **state)
{
    harbour_environment(state);
    scratch_open(&at);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_library_done(&library);
    scratch_done(&at);
    return 0;
}

static void open_all(void)
{
    vaka_library_open(&library, &harbour, (const char *const[]){at.folder, NULL});
}

/* Complains about the only mod there is, which is then not usable; the others are. */
static void assert_refused(const char *id, const char *file, int32_t line, const char *text)
{
    const vaka_mod_info *mod = vaka_library_mod(&library, id);

    assert_complaint(&library.complaints, file, line, text);
    assert_non_null(mod);
    assert_false(mod->usable);
    assert_true(strlen(mod->trouble) > 0);
    assert_true(vaka_library_mod(&library, "harbour")->usable);
}

static void a_sound_mod_is_taken(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "licence = \"MIT\", text = \"x\"");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 3);
    assert_string_equal(library.mods[2].id, "tide");
    assert_string_equal(library.mods[2].licence, "MIT");
}

static void a_misspelt_field_is_named_with_what_was_meant(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "lisence = \"MIT\"");
    open_all();
    assert_refused("tide", "tide/mod.lua", 3, "a mod has no field 'lisence'");
    assert_string_equal(library.complaints.at[0].suggestion, "did you mean 'licence'?");
    assert_int_equal(library.complaints.at[0].spot.column, 1);
}

static void wrong_types_and_missing_fields_are_told(void **state)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return {\n id = 7,\n version = \"one\",\n api = \"1\",\n needs = \"x\",\n"
                  " authors = { 3 },\n game = \"harbour\" }\n");
    open_all();
    assert_refused("tide", "tide/mod.lua", 2, "'id' must be a text, not a number");
    assert_complaint(&library.complaints, "tide/mod.lua", 3, "this is no version");
    assert_complaint(&library.complaints, "tide/mod.lua", 4, "'api' must be a whole number");
    assert_complaint(&library.complaints, "tide/mod.lua", 5, "'needs' must be a table");
    assert_complaint(&library.complaints, "tide/mod.lua", 6, "must be a list of texts");
    assert_complaint(&library.complaints, "tide/mod.lua", 1, "'title' is missing");
}

static void too_high_an_api_level_asks_for_a_newer_program(void **state)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", title = \"T\", version = \"1\", game = \"harbour\",\n"
                  "api = 2 }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 2, "API level 2; this Vaka knows level 1");
}

static void an_id_is_one_lower_case_word(void **state)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"The Tide\", title = \"T\", version = \"1\", api = 1,\n"
                  "game = \"harbour\" }");
    open_all();
    assert_refused("The Tide", "tide/mod.lua", 1, "one lower-case word");
}

static void a_mod_of_another_game_is_passed_over(void **state)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", tittle = \"T\", version = \"1\", api = 1,\n"
                  "game = \"chess\" }");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 2);
}

static void a_missing_need_is_named(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"harbour\",\n\"pirats >= 0.1\" }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 4, "needs the mod 'pirats', which is not here");
    assert_string_equal(library.complaints.at[0].suggestion, "did you mean 'pirates'?");
}

static void an_older_version_than_needed_is_named(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"pirates >= 0.3.1\" }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 3, "it needs 'pirates' 0.3.1 or later; here is 0.3");
}

static void the_version_that_is_needed_or_a_later_one_is_taken(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"pirates >= 0.3\", \"harbour >= 1.1.9\" }");
    open_all();
    assert_no_complaint(&library.complaints);
}

static void mods_that_need_each_other_are_refused(void **state)
{
    (void)state;
    scratch_mod(&at, "ebb", "needs = { \"flow\" }");
    scratch_mod(&at, "flow", "needs = { \"ebb\" }");
    scratch_mod(&at, "self", "needs = { \"self\" }");
    open_all();
    assert_refused("flow", "flow/mod.lua", 3, "'flow' and 'ebb' need each other");
    assert_refused("ebb", "ebb/mod.lua", 3, "it needs 'flow', which cannot be used");
    assert_refused("self", "self/mod.lua", 3, "it needs itself");
}

static void what_is_needed_comes_first(void **state)
{
    (void)state;
    scratch_mod(&at, "aaa", "needs = { \"zzz\" }");
    scratch_mod(&at, "zzz", "");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_string_equal(library.mods[2].id, "zzz");
    assert_string_equal(library.mods[3].id, "aaa");
}

static void trouble_spreads_to_those_that_need_it(void **state)
{
    (void)state;
    scratch_mod(&at, "ebb", "");
    scratch_write(&at, "ebb/events/wave.lua", "return { tittle = \"Wave\" }");
    scratch_mod(&at, "flow", "needs = { \"ebb\" }");
    open_all();
    assert_false(vaka_library_mod(&library, "flow")->usable);
    assert_non_null(strstr(vaka_library_mod(&library, "flow")->trouble, "it needs 'ebb'"));
}

static void two_mods_of_one_id_are_refused(void **state)
{
    (void)state;
    scratch_mod(&at, "one/tide", "");
    scratch_mod(&at, "two/tide", "");
    scratch_write(&at, "one/tide/mod.lua",
                  "return { id = \"tide\", title = \"T\", version = \"1\", api = 1,\n"
                  "game = \"harbour\" }");
    scratch_write(&at, "two/tide/mod.lua",
                  "return { title = \"T\", version = \"1\", api = 1,\nid = \"tide\",\n"
                  "game = \"harbour\" }");
    char one[128], two[128];
    snprintf(one, sizeof one, "%s/one", at.folder);
    snprintf(two, sizeof two, "%s/two", at.folder);
    vaka_library_open(&library, &harbour, (const char *const[]){one, two, NULL});
    assert_complaint(&library.complaints, "two/tide/mod.lua", 2, "there is a mod 'tide' already");
    assert_int_equal(library.complaints.count, 1);
}

static void a_working_copy_replaces_the_installed_mod(void **state)
{
    (void)state;
    scratch_write(&at, "copy/mod.lua",
                  "return { id = \"pirates\", title = \"Mine\", version = \"9\", api = 1,\n"
                  "game = \"harbour\", needs = { \"harbour\" } }");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 2);
    assert_string_equal(vaka_library_mod(&library, "pirates")->title, "Mine");
    assert_true(vaka_library_mod(&library, "pirates")->bundled);
}

static void one_id_in_two_mods_is_refused(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/events/storm.lua", "return { title = \"Another storm\" }");
    open_all();
    assert_refused("tide", "tide/events/storm.lua", 1, "there is event 'storm' already");
}

static void a_folder_without_a_mod_is_told(void **state)
{
    (void)state;
    open_all();
    assert_int_equal(library.complaints.count, 1);
    assert_string_equal(library.complaints.at[0].file, at.folder);
    assert_non_null(strstr(library.complaints.at[0].text, "there is no mod"));
}

static void code_in_a_manifest_is_refused(void **state)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua", "return {\n id = string.rep(\"a\", 3) }");
    open_all();
    assert_int_equal(library.complaints.count, 1);
    assert_int_equal(library.complaints.at[0].spot.line, 2);
}

static void files_that_are_no_text_are_refused(void **state)
{
    char *large = calloc(1, (1u << 20) + 1);

    (void)state;
    memset(large, ' ', (1u << 20) + 1);
    scratch_mod(&at, "tide", "");
    scratch_bytes(&at, "tide/events/bytes.lua", "\033LuaT", 5);
    scratch_write(&at, "tide/events/latin.lua", "return {\n title = \"Temp\xeate\" }");
    scratch_write(&at, "tide/events/mark.lua", "\xef\xbb\xbfreturn { title = \"x\" }");
    scratch_bytes(&at, "tide/events/zero.lua", "return {\0}", 10);
    scratch_bytes(&at, "tide/events/large.lua", large, (1u << 20) + 1);
    free(large);
    open_all();
    assert_refused("tide", "bytes.lua", 1, "compiled Lua");
    assert_complaint(&library.complaints, "latin.lua", 2, "not UTF-8");
    assert_complaint(&library.complaints, "mark.lua", 1, "byte order mark");
    assert_complaint(&library.complaints, "zero.lua", 1, "a zero byte");
    assert_complaint(&library.complaints, "large.lua", 0, "longer than 1 MiB");
    assert_int_equal(library.complaints.count, 5);
}

/* Texts of a mod are printed as they are, so there is nothing in them that steers a terminal. */
static void texts_that_cannot_be_shown_are_refused(void **state)
{
    static const struct {
        const char *path, *text;
        int line;
    } rows[] = {
        {"events/a.lua", "return {\n title = \"\\27]0;x\\7\" }", 2},
        {"events/b.lua", "return { title = \"B\",\n text = \"\033[2J\" }", 2},
        {"events/c.lua", "return { title = \"C\", text =\n \"\\u{9b}2J\" }", 2},
        {"events/d.lua", "return { title = \"D\", text = ''\n .. \"\\127\" }", 1},
        {"events/e.lua", "return { title = \"E\",\n [\"x\\8\"] = 1 }", 1},
        {"rules/f.lua", "return { title = \"F\",\n conflicts = { \"\\r\" } }", 2},
        {"rules/g.lua", "return { title = \"G\", text = '\\xff' }", 1},
        {"scenarios/h.lua", "return { title = \"H\",\n rules_allowed = { \"\\t\" } }", 2},
        {"data/i.lua",
         "return { table = \"tiles\", rows = {\n"
         " { id = \"i\", green = 1, name = \"\\27[1m\" } } }",
         2},
    };

    (void)state;
    scratch_mod(&at, "tide", "");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char path[64];
        snprintf(path, sizeof path, "tide/%s", rows[i].path);
        scratch_write(&at, path, rows[i].text);
    }
    open_all();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_refused("tide", rows[i].path, rows[i].line, "signs that cannot be shown");
    assert_int_equal(library.complaints.count, sizeof rows / sizeof *rows);
}

static void texts_of_several_lines_and_in_any_language_are_taken(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "text = \"One\\nτwo — 三\"");
    scratch_write(&at, "tide/events/wave.lua",
                  "return { title = \"Ebb\", text = [[\r\nOne\r\ntwo]] }");
    scratch_write(&at, "tide/data/tiles.lua",
                  "return { table = \"tiles\", rows = {\r\n"
                  " { id = \"i\", green = 1, name = [[\r\nÎle\r\nverte]] } } }");
    open_all();
    assert_no_complaint(&library.complaints);
}

static void names_of_files_that_cannot_be_shown_are_refused(void **state)
{
    char line[512];

    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/data/\033[2J.lua", "return {}");
    scratch_write(&at, "tide/o\033dd/a.lua", "return {}");
    scratch_write(&at, "ri\033p/mod.lua",
                  "return { id = \"rip\", title = \"Rip\", version = \"1.0\", api = 1,\n"
                  "game = \"harbour\" }");
    scratch_write(&at, "ra\033p/mod.lua", "return {}");
    open_all();
    assert_refused("tide", "data/\033[2J.lua", 0, "the name has signs that cannot be shown");
    assert_complaint(&library.complaints, "o\033dd/a.lua", 0, "cannot be shown");
    assert_refused("rip", "ri\033p", 0, "the name has signs that cannot be shown");
    for (uint32_t i = 0; i < library.complaints.count; i++) {
        vaka_complaint_write(&library.complaints.at[i], line, sizeof line);
        assert_null(strchr(line, '\033'));
    }
    for (uint32_t i = 0; i < library.mod_count; i++) {
        assert_null(strchr(library.mods[i].id, '\033'));
        assert_null(strchr(library.mods[i].title, '\033'));
        assert_null(strchr(library.mods[i].trouble, '\033'));
    }
}

static void links_are_not_followed(void **state)
{
    char link[256], folder[256];

    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/events/wave.lua", "return { title = \"Wave\" }");
    snprintf(link, sizeof link, "%s/tide/events/out.lua", at.folder);
    assert_int_equal(symlink("/etc/passwd", link), 0);
    snprintf(folder, sizeof folder, "%s/tide/rules", at.folder);
    assert_int_equal(symlink(HARBOUR_BASE "/rules", folder), 0);
    open_all();
    assert_refused("tide", "events/out.lua", 0, "links are not followed");
    assert_int_equal(library.complaints.count, 1);
}

static void pipes_are_not_waited_for(void **state)
{
    char path[256];

    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/rules/a.lua", "return { title = \"A\" }");
    snprintf(path, sizeof path, "%s/tide/rules/pipe.lua", at.folder);
    assert_int_equal(mkfifo(path, 0666), 0);
    open_all();
    assert_refused("tide", "rules/pipe.lua", 0, "no regular file");
}

static void files_out_of_place_are_told(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/event/wave.lua", "return { title = \"Wave\" }");
    scratch_write(&at, "tide/wave.lua", "return { title = \"Wave\" }");
    scratch_write(&at, "tide/art/wave.svg", "<svg/>");
    scratch_write(&at, "tide/README.md", "Read me.");
    open_all();
    assert_refused("tide", "event/wave.lua", 0, "nothing is read from a folder 'event'");
    assert_complaint(&library.complaints, "tide/wave.lua", 0, "only mod.lua stands here");
    assert_int_equal(library.complaints.count, 2);
}

static void too_many_files_are_refused(void **state)
{
    (void)state;
    scratch_mod(&at, "tide", "");
    for (int i = 0; i < 2001; i++) {
        char path[64];
        snprintf(path, sizeof path, "tide/tests/t%d.lua", i);
        scratch_write(&at, path, "");
    }
    open_all();
    assert_complaint(&library.complaints, "/tide", 0, "more than 2000 files");
    assert_int_equal(library.complaints.count, 1);
}

static void more_text_than_a_mod_may_have_is_refused_before_it_is_read(void **state)
{
    size_t size = 1 << 20;
    char *text = malloc(size);

    (void)state;
    memset(text, ' ', size);
    memcpy(text, "return {}", 9);
    scratch_mod(&at, "tide", "");
    for (int i = 0; i < 40; i++) {
        char path[64];
        snprintf(path, sizeof path, "tide/tests/t%d.lua", i);
        scratch_bytes(&at, path, text, size);
    }
    free(text);
    open_all();
    assert_complaint(&library.complaints, "/tide", 0, "more than 16 MiB together");
    assert_int_equal(library.complaints.count, 1);
}

/* "return { FIRST w1 = 1, w2 = 1, … }" of more fields than complaints are kept. */
static void write_wrong(const char *path, const char *first)
{
    size_t used, room = 40 * VAKA_COMPLAINTS;
    char *text = malloc(room);

    assert_non_null(text);
    used = (size_t)snprintf(text, room, "return { %s\n", first);
    for (uint32_t i = 0; i < VAKA_COMPLAINTS + 100; i++)
        used += (size_t)snprintf(text + used, room - used, "wrong%u = 1,\n", i);
    snprintf(text + used, room - used, "}\n");
    scratch_write(&at, path, text);
    free(text);
}

static void assert_unusable(const char *id)
{
    const vaka_mod_info *mod = vaka_library_mod(&library, id);

    assert_non_null(mod);
    if (mod->usable)
        fail_msg("'%s' can be used", id);
    assert_true(strlen(mod->trouble) > 0);
}

static void what_is_wrong_behind_many_mistakes_is_noticed_all_the_same(void **state)
{
    (void)state;
    scratch_mod(&at, "aaa", "");
    write_wrong("aaa/events/wave.lua", "title = \"Wave\",");
    scratch_mod(&at, "card", "");
    scratch_write(&at, "card/events/surf.lua", "return { titel = \"Surf\" }");
    scratch_mod(&at, "data", "");
    scratch_write(&at, "data/data/a.lua", "return { table = \"tile\", rows = {} }");
    scratch_mod(&at, "rule", "");
    scratch_write(&at, "rule/rules/low.lua",
                  "return { title = \"Low\", conflicts = { \"fogg\" } }");
    scratch_mod(&at, "scene", "");
    scratch_write(&at, "scene/scenarios/neap.lua",
                  "return { title = \"Neap\", rules = { fogg = true } }");
    scratch_mod(&at, "twice", "");
    scratch_write(&at, "twice/events/ebb.lua", "return { title = \"A\", title = \"B\" }");
    scratch_mod(&at, "twin", "");
    scratch_write(&at, "twin/events/storm.lua", "return { title = \"Another storm\" }");
    open_all();
    assert_int_equal(library.complaints.count, VAKA_COMPLAINTS);
    assert_unusable("aaa");
    assert_unusable("card");
    assert_unusable("data");
    assert_unusable("rule");
    assert_unusable("scene");
    assert_unusable("twice");
    assert_unusable("twin");
}

static void a_wrong_manifest_behind_many_mistakes_is_noticed_all_the_same(void **state)
{
    (void)state;
    write_wrong("aaa/mod.lua", "id = \"aaa\", title = \"A\", version = \"1\", api = 1,"
                               " game = \"harbour\",");
    write_wrong("bbb/mod.lua", "id = \"bbb\", title = \"B\", version = \"1\", api = 1,"
                               " game = \"another\",");
    scratch_mod(&at, "tide", "lisence = \"MIT\"");
    scratch_mod(&at, "fair", "");
    open_all();
    assert_unusable("aaa");
    assert_null(vaka_library_mod(&library, "bbb"));
    assert_unusable("tide");
    assert_true(vaka_library_mod(&library, "fair")->usable);
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_FOLDER(a_sound_mod_is_taken),
        WITH_FOLDER(a_misspelt_field_is_named_with_what_was_meant),
        WITH_FOLDER(wrong_types_and_missing_fields_are_told),
        WITH_FOLDER(too_high_an_api_level_asks_for_a_newer_program),
        WITH_FOLDER(an_id_is_one_lower_case_word),
        WITH_FOLDER(a_mod_of_another_game_is_passed_over),
        WITH_FOLDER(a_missing_need_is_named),
        WITH_FOLDER(an_older_version_than_needed_is_named),
        WITH_FOLDER(the_version_that_is_needed_or_a_later_one_is_taken),
        WITH_FOLDER(mods_that_need_each_other_are_refused),
        WITH_FOLDER(what_is_needed_comes_first),
        WITH_FOLDER(trouble_spreads_to_those_that_need_it),
        WITH_FOLDER(two_mods_of_one_id_are_refused),
        WITH_FOLDER(a_working_copy_replaces_the_installed_mod),
        WITH_FOLDER(one_id_in_two_mods_is_refused),
        WITH_FOLDER(a_folder_without_a_mod_is_told),
        WITH_FOLDER(code_in_a_manifest_is_refused),
        WITH_FOLDER(files_that_are_no_text_are_refused),
        WITH_FOLDER(texts_that_cannot_be_shown_are_refused),
        WITH_FOLDER(texts_of_several_lines_and_in_any_language_are_taken),
        WITH_FOLDER(names_of_files_that_cannot_be_shown_are_refused),
        WITH_FOLDER(links_are_not_followed),
        WITH_FOLDER(pipes_are_not_waited_for),
        WITH_FOLDER(files_out_of_place_are_told),
        WITH_FOLDER(too_many_files_are_refused),
        WITH_FOLDER(more_text_than_a_mod_may_have_is_refused_before_it_is_read),
        WITH_FOLDER(what_is_wrong_behind_many_mistakes_is_noticed_all_the_same),
        WITH_FOLDER(a_wrong_manifest_behind_many_mistakes_is_noticed_all_the_same),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
