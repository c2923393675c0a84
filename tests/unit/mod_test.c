/* unit/mod_test.c - mod.lua, what mods need of each other, and files that are not read.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
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

TEST_WITH(a_sound_mod_is_taken, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "licence = \"MIT\", text = \"x\"");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 3);
    assert_string_equal(library.mods[2].id, "tide");
    assert_string_equal(library.mods[2].licence, "MIT");
}

TEST_WITH(a_misspelt_field_is_named_with_what_was_meant, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "lisence = \"MIT\"");
    open_all();
    assert_refused("tide", "tide/mod.lua", 3, "a mod has no field 'lisence'");
    assert_string_equal(library.complaints.at[0].suggestion, "did you mean 'licence'?");
    assert_int_equal(library.complaints.at[0].spot.column, 1);
}

TEST_WITH(wrong_types_and_missing_fields_are_told, set_up, tear_down)
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

TEST_WITH(too_high_an_api_level_asks_for_a_newer_program, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", title = \"T\", version = \"1\", game = \"harbour\",\n"
                  "api = 3 }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 2, "API level 3; this Vaka knows level 2");
}

TEST_WITH(an_id_is_one_lower_case_word, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"The Tide\", title = \"T\", version = \"1\", api = 1,\n"
                  "game = \"harbour\" }");
    open_all();
    assert_refused("The Tide", "tide/mod.lua", 1, "one lower-case word");
}

TEST_WITH(a_mod_of_another_game_is_passed_over, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua",
                  "return { id = \"tide\", tittle = \"T\", version = \"1\", api = 1,\n"
                  "game = \"chess\" }");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(library.mod_count, 2);
}

TEST_WITH(a_missing_need_is_named, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"harbour\",\n\"pirats >= 0.1\" }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 4, "needs the mod 'pirats', which is not here");
    assert_string_equal(library.complaints.at[0].suggestion, "did you mean 'pirates'?");
}

TEST_WITH(an_older_version_than_needed_is_named, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"pirates >= 0.3.1\" }");
    open_all();
    assert_refused("tide", "tide/mod.lua", 3, "it needs 'pirates' 0.3.1 or later; here is 0.3");
}

TEST_WITH(the_version_that_is_needed_or_a_later_one_is_taken, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "needs = { \"pirates >= 0.3\", \"harbour >= 1.1.9\" }");
    open_all();
    assert_no_complaint(&library.complaints);
}

TEST_WITH(mods_that_need_each_other_are_refused, set_up, tear_down)
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

TEST_WITH(what_is_needed_comes_first, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "aaa", "needs = { \"zzz\" }");
    scratch_mod(&at, "zzz", "");
    open_all();
    assert_no_complaint(&library.complaints);
    assert_string_equal(library.mods[2].id, "zzz");
    assert_string_equal(library.mods[3].id, "aaa");
}

TEST_WITH(trouble_spreads_to_those_that_need_it, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "ebb", "");
    scratch_write(&at, "ebb/events/wave.lua", "return { tittle = \"Wave\" }");
    scratch_mod(&at, "flow", "needs = { \"ebb\" }");
    open_all();
    assert_false(vaka_library_mod(&library, "flow")->usable);
    assert_non_null(strstr(vaka_library_mod(&library, "flow")->trouble, "it needs 'ebb'"));
}

TEST_WITH(two_mods_of_one_id_are_refused, set_up, tear_down)
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

TEST_WITH(a_working_copy_replaces_the_installed_mod, set_up, tear_down)
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

TEST_WITH(one_id_in_two_mods_is_refused, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "tide", "");
    scratch_write(&at, "tide/events/storm.lua", "return { title = \"Another storm\" }");
    open_all();
    assert_refused("tide", "tide/events/storm.lua", 1, "there is event 'storm' already");
    assert_string_equal(library.complaints.at[0].suggestion,
                        "the other is in the mod 'harbour': give this one another name, or say "
                        "`replaces` in its mod.lua");
}

TEST_WITH(where_two_mods_share_the_id_of_a_card_the_later_one_has_its_mod_before_it, set_up,
          tear_down)
{
    static const char *const mods[] = {"reef", "tide", NULL};
    vaka_content *content = NULL;
    vaka_error err = {0};
    uint32_t found = 0;

    (void)state;
    for (int i = 0; i < 2; i++) {
        char path[64];
        scratch_mod(&at, mods[i], "");
        snprintf(path, sizeof path, "%s/events/gust.lua", mods[i]);
        scratch_write(&at, path, "return { title = \"Gust\" }");
    }
    open_all();
    assert_no_complaint(&library.complaints);
    assert_int_equal(
        vaka_library_content(&library, &(vaka_library_choice){.mods = mods}, &content, &err),
        VAKA_OK);
    for (uint32_t i = 0; i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];
        if (strcmp(item->title, "Gust") == 0)
            assert_string_equal(item->id, found++ == 0 ? "gust" : "tide-gust");
    }
    assert_int_equal(found, 2);
    vaka_content_free(content);
}

/* Whoever needs a mod has it always beside his own: he can choose another name. */
TEST_WITH(a_card_with_the_id_of_one_of_a_mod_that_is_needed_is_refused, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "reef", "");
    scratch_write(&at, "reef/events/gust.lua", "return { title = \"Gust\" }");
    scratch_mod(&at, "tide", "needs = { \"reef\" }");
    scratch_write(&at, "tide/events/gust.lua", "return { title = \"Gust\" }");
    open_all();
    assert_refused("tide", "tide/events/gust.lua", 1, "there is event 'gust' already");
}

TEST_WITH(a_folder_without_a_mod_is_told, set_up, tear_down)
{
    (void)state;
    open_all();
    assert_int_equal(library.complaints.count, 1);
    assert_string_equal(library.complaints.at[0].file, at.folder);
    assert_non_null(strstr(library.complaints.at[0].text, "there is no mod"));
}

TEST_WITH(code_in_a_manifest_is_refused, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/mod.lua", "return {\n id = string.rep(\"a\", 3) }");
    open_all();
    assert_int_equal(library.complaints.count, 1);
    assert_int_equal(library.complaints.at[0].spot.line, 2);
}

TEST_WITH(files_that_are_no_text_are_refused, set_up, tear_down)
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
TEST_WITH(texts_that_cannot_be_shown_are_refused, set_up, tear_down)
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

TEST_WITH(texts_of_several_lines_and_in_any_language_are_taken, set_up, tear_down)
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

TEST_WITH(names_of_files_that_cannot_be_shown_are_refused, set_up, tear_down)
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

TEST_WITH(links_are_not_followed, set_up, tear_down)
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

TEST_WITH(pipes_are_not_waited_for, set_up, tear_down)
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

TEST_WITH(files_out_of_place_are_told, set_up, tear_down)
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

TEST_WITH(too_many_files_are_refused, set_up, tear_down)
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

TEST_WITH(more_text_than_a_mod_may_have_is_refused_before_it_is_read, set_up, tear_down)
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

TEST_WITH(what_is_wrong_behind_many_mistakes_is_noticed_all_the_same, set_up, tear_down)
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

TEST_WITH(a_wrong_manifest_behind_many_mistakes_is_noticed_all_the_same, set_up, tear_down)
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

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
