/* unit/draft_mod_test.c - scenarios as drafts and back: what is written says the same, and what is
 * wrong is found where it is.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"

#include "draft/chart.h"
#include "script/mods/library_draft.h"
#include "share/draft_mod.h"

static scratch at;
static vaka_library library;
static vaka_draft *draft;

static int set_up(void **state)
{
    harbour_environment(state);
    scratch_open(&at);
    vaka_library_open(&library, &harbour, NULL);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_draft_free(draft);
    draft = NULL;
    vaka_library_done(&library);
    scratch_done(&at);
    return 0;
}

static void open_draft(const char *scenario)
{
    const char *needs = NULL;
    vaka_error err = {0};

    if (vaka_library_draft(&library, scenario, &draft, &needs, &err))
        fail_msg("%s", err.text);
}

/* The draft as the scenario `copy` of a mod of its own, read again. */
static vaka_content *write_and_read(vaka_library *again)
{
    char folder[128];
    const char *const folders[] = {folder, NULL};
    vaka_draft_place place = {folder, "copied", "harbour", "copy"};
    vaka_content *content = NULL;
    vaka_error err = {0};

    snprintf(folder, sizeof folder, "%s/copied", at.folder);
    if (vaka_draft_mod_write(draft, &place, &err))
        fail_msg("%s", err.text);
    vaka_library_open(again, &harbour, folders);
    if (vaka_library_content(again, &(vaka_library_choice){.scenario = "copy"}, &content, &err))
        fail_msg("%s", err.text);
    return content;
}

static void assert_same_tables(const vaka_content *a, const vaka_content *b)
{
    for (uint32_t t = 0; t < harbour.table_count; t++) {
        const vaka_rows *x = &a->tables[t], *y = &b->tables[t];
        size_t cells = (size_t)x->count * harbour.tables[t].column_count;

        assert_int_equal(x->count, y->count);
        for (int32_t i = 0; i < x->count; i++)
            assert_string_equal(x->ids[i], y->ids[i]);
        assert_memory_equal(x->numbers, y->numbers, cells * sizeof *x->numbers);
        for (size_t c = 0; c < cells; c++)
            if (x->texts[c])
                assert_string_equal(x->texts[c], y->texts[c]);
    }
}

TEST_WITH(every_scenario_is_the_same_when_it_is_written_by_the_editor, set_up, tear_down)
{
    static const char *const scenarios[] = {"short", "crowded"};

    (void)state;
    for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
        const vaka_choice_info *info = vaka_library_scenario(&library, scenarios[i]);
        vaka_content *before = NULL, *after;
        vaka_library again;

        open_draft(scenarios[i]);
        assert_int_equal(vaka_library_content(&library,
                                              &(vaka_library_choice){.scenario = scenarios[i]},
                                              &before, NULL),
                         VAKA_OK);
        after = write_and_read(&again);
        const vaka_choice_info *copy = vaka_library_scenario(&again, "copy");
        assert_same_tables(before, after);
        assert_string_equal(copy->title, info->title);
        assert_int_equal(copy->seats_min, info->seats_min);
        assert_int_equal(copy->rule_count, info->rule_count);
        assert_int_equal(copy->setting_count, info->setting_count);
        assert_int_equal(copy->queue_count, info->queue_count);
        vaka_content_free(before);
        vaka_content_free(after);
        vaka_library_done(&again);
        vaka_draft_free(draft);
        draft = NULL;
    }
}

/* How often a file of the copy has a text. */
static void assert_says(const char *file, const char *text, uint32_t often)
{
    char path[512], bytes[8192];
    uint32_t count = 0;

    snprintf(path, sizeof path, "%s/%s", at.folder, file);
    FILE *in = fopen(path, "rb");
    assert_non_null(in);
    bytes[fread(bytes, 1, sizeof bytes - 1, in)] = '\0';
    fclose(in);
    for (const char *found = bytes; (found = strstr(found, text)) != NULL; found++)
        count++;
    if (count != often)
        fail_msg("%s", bytes);
}

TEST_WITH(what_is_drawn_comes_back_as_it_was_drawn, set_up, tear_down)
{
    vaka_library again;
    vaka_content *content;

    (void)state;
    open_draft(NULL);
    vaka_draft_begin(draft, "draw");
    vaka_draft_put(draft, "title", "Mine, \"all\" of it\n– and more");
    vaka_draft_put(draft, "lang.fr.title", "À moi");
    vaka_draft_set_number(draft, TABLE_TILES, 0, TILE_GREEN, 7);
    uint32_t row = vaka_chart_row(draft, TABLE_TILES, "lagoon");
    vaka_draft_set(draft, TABLE_TILES, row, TILE_NEXT, "bay");
    vaka_draft_end(draft);
    content = write_and_read(&again);
    assert_no_complaint(&again.complaints);
    assert_says("copied/lang/fr.lua", ".title\"] = \"À moi\"", 2); /* scenario, and its mod */
    const vaka_rows *tiles = &content->tables[TABLE_TILES];
    assert_int_equal(tiles->numbers[TILE_GREEN], 7);
    assert_string_equal(tiles->ids[tiles->count - 1], "lagoon");
    assert_int_equal(tiles->numbers[(tiles->count - 1) * 5 + TILE_NEXT], 0);
    assert_string_equal(vaka_library_scenario(&again, "copy")->title,
                        "Mine, \"all\" of it\n– and more");
    vaka_content_free(content);
    vaka_library_done(&again);
}

TEST_WITH(titles_are_laid_into_a_language_that_is_there, set_up, tear_down)
{
    char folder[128], path[256];
    vaka_draft_place place = {folder, "copied", "harbour", "copy"};
    vaka_error err = {0};

    (void)state;
    snprintf(folder, sizeof folder, "%s/copied", at.folder);
    scratch_write(&at, "copied/lang/fr.lua",
                  "-- by hand\nreturn {\n    [\"mod.copied.title\"] = \"Copie\", -- mine\n}\n");
    open_draft(NULL);
    vaka_draft_put(draft, "title", "Mine");
    vaka_draft_put(draft, "lang.fr.title", "Mien");
    assert_int_equal(vaka_draft_mod_write(draft, &place, &err), VAKA_OK);
    vaka_draft_begin(draft, "again");
    vaka_draft_put(draft, "lang.fr.title", "Le mien");
    vaka_draft_end(draft);
    assert_int_equal(vaka_draft_mod_write(draft, &place, &err), VAKA_OK);
    snprintf(path, sizeof path, "%s/copied/lang/fr.lua", at.folder);
    FILE *file = fopen(path, "rb");
    char text[512];
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(text, "-- by hand\nreturn {\n    [\"mod.copied.title\"] = \"Copie\", -- "
                              "mine\n    [\"scenario.copy.title\"] = \"Le mien\",\n}\n");
}

TEST_WITH(what_is_wrong_is_found_at_its_row_and_its_fact, set_up, tear_down)
{
    static vaka_findings findings;

    (void)state;
    open_draft(NULL);
    vaka_draft_put(draft, "title", "Mine");
    vaka_draft_mod_check(draft, at.folder, "harbour", &findings);
    assert_int_equal(findings.count, 0);
    vaka_draft_begin(draft, "break");
    vaka_draft_set_number(draft, TABLE_TILES, 1, TILE_GREEN, 99);
    vaka_draft_put(draft, "options.turns", "900");
    vaka_draft_put(draft, "rules.no_such_rule", "");
    vaka_draft_end(draft);
    vaka_draft_mod_check(draft, at.folder, "harbour", &findings);
    assert_int_equal(findings.count, 3);
    for (uint32_t i = 0; i < findings.count; i++) {
        const vaka_finding *one = &findings.at[i];

        if (strstr(one->text, "'green' is 99")) {
            assert_int_equal(one->table, TABLE_TILES);
            assert_string_equal(one->id, vaka_draft_id(draft, TABLE_TILES, 1));
        } else if (strstr(one->text, "'turns' is 900")) {
            assert_string_equal(one->key, "options.turns");
        } else {
            assert_non_null(strstr(one->text, "no_such_rule"));
            assert_string_equal(one->key, "rules.no_such_rule");
        }
    }
}

int main(void)
{
    return run_registered("drafts of mods", NULL, NULL);
}
