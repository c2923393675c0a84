/* unit/language_test.c - the host's own texts in the language of the reader.
 *
 * SPDX-License-Identifier: MIT */
#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"
#include "script/texts/lang.h"

static scratch folder;
static vaka_texts *texts;
static const vaka_language *language;

static int set_up(void **state)
{
    (void)state;
    scratch_open(&folder);
    scratch_write(&folder, "lang/fr.lua",
                  "return {\n"
                  "    [\"Pass\"] = \"Passer\",\n"
                  "    [\"{0} of {1}\"] = \"de {1}, {0}\",\n"
                  "    [\"{0} {0:plural:line:lines}\"] = \"{0} {0:plural:ligne:lignes}\",\n"
                  "    [\"there is no {0} '{1}'\"] = \"aucun {0} : {1}\",\n"
                  "    [\"there is no {0} '{1}'; did you mean '{2}'?\"] = \"{0} {1} ? {2} !\",\n"
                  "    [\"zone\"] = \"lieu\",\n"
                  "    [\"the hex north of {0}\"] = \"l'hex au nord de {0}\",\n"
                  "    [\"~de Île\"] = \"de l'Île\",\n"
                  "    [\"~de Îles\"] = \"des Îles\",\n"
                  "    [\"~de E\"] = \"d'E\",\n"
                  "    [\"English\"] = \"Français\",\n"
                  "}\n");
    setenv("VAKA_ASSETS", folder.folder, 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    texts = vaka_texts_new(NULL);
    language = vaka_lang_language(texts);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    vaka_texts_free(texts);
    unsetenv("VAKA_ASSETS");
    scratch_done(&folder);
    return 0;
}

TEST(a_text_reads_as_it_stands_until_the_tongue_is_turned)
{
    (void)state;
    assert_string_equal(vaka_say(NULL, "Pass"), "Pass");
    assert_string_equal(vaka_say(language, "Pass"), "Pass");
    assert_false(language->turn(language->texts, "de"));
    assert_true(language->turn(language->texts, "fr_FR.UTF-8"));
    assert_string_equal(language->current(language->texts), "fr");
    assert_string_equal(vaka_say(language, "Pass"), "Passer");
    assert_string_equal(vaka_say(language, "Not known"), "Not known");
    assert_true(language->turn(language->texts, "en"));
    assert_string_equal(vaka_say(language, "Pass"), "Pass");
    assert_string_equal(language->at(language->texts, 1), "fr");
    assert_null(language->at(language->texts, 2));
}

TEST(a_language_is_called_what_its_file_says_or_by_its_code)
{
    vaka_texts *own = vaka_texts_new(NULL);
    const vaka_language *of = vaka_lang_language(own);

    (void)state;
    vaka_texts_add(own, "xx", "Pass", "Xasp");
    for (int turned = 0; turned < 2; turned++) { /* whichever is read now */
        assert_string_equal(of->name(of->texts, 0), "English");
        assert_string_equal(of->name(of->texts, 1), "Français");
        assert_string_equal(of->name(of->texts, 2), "xx");
        assert_null(of->name(of->texts, 3));
        assert_true(of->turn(of->texts, "fr"));
    }
    vaka_texts_free(own);
}

TEST(a_text_in_a_gap_that_ends_with_a_full_stop_ends_the_sentence)
{
    char out[64];

    (void)state;
    assert_string_equal(vaka_say_with(NULL, "Do this: {0}. {1}.",
                                      VAKA_WITH("Sail to Kings Is.", "Then wait"), out, sizeof out),
                        "Do this: Sail to Kings Is. Then wait.");
    assert_string_equal(
        vaka_say_with(NULL, "{0}...", VAKA_WITH("Sail to Kings Is."), out, sizeof out),
        "Sail to Kings Is....");
}

TEST(gaps_are_filled_in_any_order_and_never_overrun)
{
    char out[64], small[6];

    (void)state;
    vaka_say_with(language, "{0} of {1}", VAKA_WITH("a{1}", VAKA_INT(-7)), out, sizeof out);
    assert_string_equal(out, "a{1} of -7"); /* what fills a gap is not read again */
    language->turn(language->texts, "fr");
    vaka_say_with(language, "{0} of {1}", VAKA_WITH("a", VAKA_INT(12)), out, sizeof out);
    assert_string_equal(out, "de 12, a");
    vaka_say_with(language, "{0} {0:plural:line:lines}", VAKA_WITH(VAKA_INT(1)), out, sizeof out);
    assert_string_equal(out, "1 ligne");
    vaka_say_with(language, "{0} {0:plural:line:lines}", VAKA_WITH(VAKA_INT(0)), out, sizeof out);
    assert_string_equal(out, "0 lignes");
    vaka_say_with(language, "{0} and {7} {x} {", VAKA_WITH("a"), out, sizeof out);
    assert_string_equal(out, "a and {7} {x} {");
    vaka_say_with(language, "ab{0}", VAKA_WITH("c\u00e9\u00e9"), small, sizeof small);
    assert_string_equal(small, "abc\u00e9"); /* cut between two characters */
    language->turn(language->texts, "en");
}

TEST(the_word_before_a_name_melts_with_it_as_the_language_says)
{
    static const char *const names[][2] = {{"Île Flint", "l'hex au nord de l'Île Flint"},
                                           {"Îles Salomon", "l'hex au nord des Îles Salomon"},
                                           {"Enewetak", "l'hex au nord d'Enewetak"},
                                           {"Niue", "l'hex au nord de Niue"},
                                           {"", "l'hex au nord de "}};
    char out[64], small[24];

    (void)state;
    language->turn(language->texts, "fr");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        vaka_say_with(language, "the hex north of {0}", VAKA_WITH(names[i][0]), out, sizeof out);
        assert_string_equal(out, names[i][1]);
        vaka_say_with(language, "the hex north of {0}", VAKA_WITH(names[i][0]), small,
                      sizeof small);
        assert_true(strlen(small) < sizeof small); /* cut, never overrun */
    }
    language->turn(language->texts, "en");
}

TEST(a_finished_sentence_is_found_by_its_shape)
{
    char out[80];

    (void)state;
    language->turn(language->texts, "fr");
    vaka_say_again(language, "there is no zone 'tnoga'; did you mean 'tonga'?", out, sizeof out);
    assert_string_equal(out, "lieu tnoga ? tonga !"); /* the longest shape that fits */
    vaka_say_again(language, "there is no zone 'x'", out, sizeof out);
    assert_string_equal(out, "aucun lieu : x");
    vaka_say_again(language, "something else", out, sizeof out);
    assert_string_equal(out, "something else");
    vaka_say_again(language, "Pass", out, sizeof out);
    assert_string_equal(out, "Passer");
    vaka_say_again(NULL, "there is no zone 'x'", out, sizeof out);
    assert_string_equal(out, "there is no zone 'x'");
    language->turn(language->texts, "en");
}

TEST(texts_with_ids_are_found_by_them_first)
{
    (void)state;
    vaka_texts_add(texts, "fr", "reason.too_far", "c'est trop loin");
    vaka_texts_add(texts, "fr", "clause.7.3c", "On ne va pas si loin.");
    vaka_texts_add(texts, "en", "clause.7.3c", "Nobody goes so far.");
    assert_string_equal(vaka_say_by(language, "reason.", "too_far", "Pass"), "Pass");
    assert_string_equal(vaka_say_clause(language, "7.3c"), "Nobody goes so far.");
    assert_null(vaka_say_clause(language, "7.3d"));
    language->turn(language->texts, "fr");
    assert_string_equal(vaka_say_by(language, "reason.", "too_far", "Pass"), "c'est trop loin");
    assert_string_equal(vaka_say_by(language, "reason.", "unheard", "Pass"), "Passer");
    assert_string_equal(vaka_say_by(language, "reason.", NULL, "Pass"), "Passer");
    assert_string_equal(vaka_say_clause(language, "7.3c"), "On ne va pas si loin.");
    language->turn(language->texts, "en");
}

/* The texts as they are with files of the user's own. */
static vaka_texts *texts_with(const char *own)
{
    char home[128];

    snprintf(home, sizeof home, "%s/%s", folder.folder, own);
    setenv("XDG_DATA_HOME", home, 1);
    vaka_texts *made = vaka_texts_new(NULL);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return made;
}

TEST(a_broken_catalogue_harms_nothing_and_is_no_language)
{
    (void)state;
    scratch_write(&folder, "broken/vaka/lang/de.lua", "return { [\"Pass\"] = pass() }\n");
    scratch_write(&folder, "broken/vaka/lang/it.lua", "return { [\"Pass\"] = \"Passo\" }\n");
    vaka_texts *own = texts_with("broken");
    assert_string_equal(vaka_lang_at(own, 1), "de"); /* nobody has looked at it yet */
    assert_true(vaka_lang_switch(own, "it"));
    assert_false(vaka_lang_switch(own, vaka_lang_at(own, 1)));
    assert_string_equal(vaka_lang_current(own), "it");
    assert_string_equal(vaka_lang_say(own, "Pass"), "Passo");
    assert_string_equal(vaka_lang_at(own, 1), "fr");
    assert_string_equal(vaka_lang_at(own, 2), "it");
    assert_null(vaka_lang_at(own, 3));
    vaka_texts_free(own);
}

TEST(texts_of_the_user_and_texts_added_later_lie_over_those_that_are_shipped)
{
    (void)state;
    scratch_write(&folder, "laid/vaka/lang/fr.lua", "return { [\"zone\"] = \"endroit\" }\n");
    scratch_write(&folder, "laid/vaka/lang/en.lua", "return { [\"Pass\"] = \"Pass on\" }\n");
    vaka_texts *own = texts_with("laid");
    vaka_texts_add(own, "fr", "English", "Le français");
    assert_string_equal(vaka_lang_say(own, "Pass"), "Pass on");
    assert_true(vaka_lang_switch(own, "fr"));
    assert_string_equal(vaka_lang_say(own, "zone"), "endroit");
    assert_string_equal(vaka_lang_say(own, "English"), "Le français");
    assert_string_equal(vaka_lang_say(own, "Pass"), "Passer");
    vaka_texts_free(own);
}

int main(void)
{
    return run_registered("tests", set_up, tear_down);
}
