/* unit/plugin_check_test.c - what a module must look like before anything of it is called.
 *
 * SPDX-License-Identifier: MIT */
#include "plugin_sample.h"
#include "registered.h"

TEST(a_sound_module_is_accepted)
{
    fill(*state);
    accepted(*state);
}

TEST(the_stamp_must_fit)
{
    sample *it = *state;

    fill(it);
    it->module.stamp.abi = VAKA_ABI + 1;
    refused(it, "built for ABI 3, this program has ABI 2");
    it->module.stamp.abi = 1;
    refused(it, "built for ABI 1, this program has ABI 2");
    it->module.stamp.size = 0;
    refused(it, "too short: 0 bytes");
    it->module.stamp.size = (uint32_t)offsetof(vaka_module, query);
    refused(it, "too short");
    it->module.stamp.size = 100000;
    refused(it, "cannot be 100000 bytes");
}

TEST(no_field_past_the_stamp_is_read)
{
    vaka_stamp *alone = malloc(sizeof *alone); /* anything beyond it is not ours to read */
    vaka_error err = {0};

    (void)state;
    assert_non_null(alone);
    *alone = (vaka_stamp){sizeof *alone, VAKA_ABI};
    assert_int_equal(vaka_plugin_check((const vaka_module *)(const void *)alone, &err),
                     VAKA_ERR_CONTRACT);
    assert_non_null(strstr(err.text, "too short: 8 bytes"));
    free(alone);
}

TEST(a_module_of_a_later_header_of_the_same_abi_is_accepted)
{
    struct {
        vaka_module module;
        void *later[4];
    } grown = {0};
    sample *it = *state;

    fill(it);
    grown.module = it->module;
    grown.module.stamp.size = sizeof grown;
    assert_int_equal(vaka_plugin_check(&grown.module, NULL), VAKA_OK);
}

TEST(an_id_is_lower_case_words_joined_by_dots)
{
    static const char *const bad[] = {"",        "hello",      ".a.b",  "a.b.",         "a..b",
                                      "Org.a.b", "org.a b",    "a/b.c", "org.\xc3\xa9", "...",
                                      "a.b\n",   "org.a.b\x1b"};
    char longest[200];
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        it->module.id = bad[i];
        refused(it, "is not lower-case words joined by dots");
    }
    it->module.id = NULL;
    refused(it, "has no id");
    memset(longest, 'a', sizeof longest);
    longest[1] = '.';
    longest[128] = '\0';
    it->module.id = longest;
    refused(it, "is not lower-case words");
    longest[127] = '\0';
    it->module.id = longest;
    accepted(it);
}

TEST(a_message_shows_no_control_characters_of_a_module)
{
    sample *it = *state;
    vaka_error err = {0};

    fill(it);
    it->module.id = "a.\x1b[2Jb";
    assert_int_equal(vaka_plugin_check(&it->module, &err), VAKA_ERR_CONTRACT);
    assert_null(strchr(err.text, '\x1b'));
}

TEST(a_version_is_numbers_joined_by_dots)
{
    static const char *const bad[] = {
        "", "one", "1.", ".1", "1..2", "1.0-beta", "v1", "1 2", "11111111111111111111111111111111"};
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        it->module.version = bad[i];
        refused(it, "is not numbers joined by dots");
    }
    it->module.version = NULL;
    refused(it, "has no version");
    it->module.version = "7";
    accepted(it);
}

TEST(a_title_is_one_line_of_text)
{
    static const char *const bad[] = {
        NULL,           "",         "a\nb", "\x1b[1m",          "\xff",     "\xc3",
        "\xed\xa0\x80", "\xc0\x80", "\x7f", "\xf5\x80\x80\x80", "\xc2\x85", "\xe0\x80\x80",
        "\xe2\x82"};
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        it->module.title = bad[i];
        refused(it, "has no title");
    }
    it->module.title = "M\xc4\x81ori \xe2\x82\xac \xf0\x9f\x9b\xb6";
    accepted(it);
}

TEST(seats_and_sizes_have_bounds)
{
    sample *it = *state;

    fill(it);
    it->module.seats_min = 0;
    refused(it, "takes 0 to 8 seats");
    it->module.seats_max = VAKA_MAX_SEATS + 1;
    refused(it, "takes 1 to 9 seats");
    it->module.seats_min = 3;
    it->module.seats_max = 2;
    refused(it, "takes 3 to 2 seats");
    it->module.game_size = 12;
    refused(it, "game_size 12 is no multiple of 8");
    it->module.game_size = 65544;
    refused(it, "game_size 65544 is too big");
    it->module.game_size = 65536;
    accepted(it);
    it->module.facts_size = UINT32_MAX;
    refused(it, "facts_size 4294967295 is too big");
}

TEST(every_callback_of_the_rules_must_be_there)
{
    sample *it = *state;

    fill(it);
    it->module.layout = NULL;
    refused(it, "there is no layout()");
    it->module.setup = NULL;
    refused(it, "there is no setup()");
    it->module.step = NULL;
    refused(it, "there is no step()");
    it->module.legal = NULL;
    refused(it, "there is no legal()");
    it->module.why_not = NULL;
    refused(it, "there is no why_not()");
    it->module.apply = NULL;
    refused(it, "there is no apply()");
}

int main(void)
{
    return run_registered("tests", make_sample, free_sample);
}
