/* tests/unit/cli_share_test.c - vaka pack, install, remove and mods, as they are called.
 *
 * SPDX-License-Identifier: MIT */
#include "cli_help.h"

#define WITH_BENCH(name) TEST_WITH(name, open_bench, close_bench)

/* A mod for the test game with an event card, packed. */
static const char make_mod[] =
    "vaka new mod reef --game skirmish >/dev/null && mkdir -p reef/rules && "
    "printf 'return { title = \"Calm\", rule = \"9\", text = \"Nothing.\" }\\n' "
    ">reef/rules/calm.lua && vaka pack reef";

static void version(bench *at, const char *number)
{
    char script[256];

    snprintf(script, sizeof script,
             "sed -i 's/version = \"[^\"]*\"/version = \"%s\"/' reef/mod.lua && vaka pack reef",
             number);
    if (shell(at, script) != 0)
        fail_msg("%s", at->output);
}

WITH_BENCH(a_mod_is_packed_installed_listed_switched_and_removed)
{
    bench *at = *state;

    if (shell(at, make_mod) != 0)
        fail_msg("%s", at->output);
    has(at, "reef 0.1, 2 files");
    says(at, "install reef-0.1.zip", 0, "reef 0.1 is installed: Reef, 2 files");
    says(at, "install reef-0.1.zip", 0, "reef 0.1 is installed already");
    says(at, "mods", 0, "off     reef 0.1  Reef (yours)");
    says(at, "mods on reef", 0, "reef is on");
    says(at, "mods", 0, "on      reef 0.1  Reef (yours)");
    says(at, "remove reef", 0, "reef is removed");
    says(at, "remove reef", 1, "there is no mod 'reef' in your folder of mods");
    shell(at, "vaka mods; cat vaka/mods/.on");
    lacks(at, "reef");
}

WITH_BENCH(a_newer_version_takes_the_place_of_the_old_one)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef-0.1.zip", 0, "is installed");
    version(at, "0.2");
    says(at, "install reef-0.2.zip", 0, "in place of 0.1");
    shell(at, "ls -A vaka/mods");
    assert_string_equal(at->output, "reef\n");
}

WITH_BENCH(a_version_that_a_saved_game_names_is_kept)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(at, "mkdir -p vaka/games && printf 'vkj 1\\nmodule org.vaka.skirmish 1.0 rules 1\\nmod reef\\n"
              "start\\n' >vaka/games/a.vkj");
    version(at, "0.2");
    says(at, "install reef", 0, "which stays for the saved games");
    assert_int_equal(shell(at, "test -f vaka/mods/.kept/reef-0.1/mod.lua"), 0);
    says(at, "remove reef", 0, "it stays for the saved games");
    assert_int_equal(shell(at, "test -f vaka/mods/.kept/reef-0.2/mod.lua"), 0);
}

WITH_BENCH(the_same_version_with_other_contents_is_refused)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(at, "printf '\\n' >>reef/rules/calm.lua");
    says(at, "install reef", 1, "is installed already, with other contents");
}

WITH_BENCH(a_mod_with_faults_is_neither_packed_nor_installed_and_the_old_one_stays)
{
    bench *at = *state;

    shell(at, make_mod);
    says(at, "install reef", 0, "is installed");
    shell(at,
          "sed -i 's/0.1/0.2/' reef/mod.lua && echo 'return { titel = 1 }' >reef/rules/bad.lua");
    says(at, "pack reef", 1, "is not packed: it has faults");
    says(at, "install reef", 1, "is not installed: it has faults");
    has(at, "rules/bad.lua:1");
    says(at, "mods", 0, "reef 0.1  Reef (yours)");
    shell(at, "ls -A vaka/mods");
    assert_string_equal(at->output, "reef\n");
}

WITH_BENCH(wrong_words_are_refused)
{
    bench *at = *state;

    says(at, "mods on", 2, "say `vaka mods on MOD`");
    says(at, "mods up reef", 2, "say `vaka mods on MOD`");
    says(at, "mods on nothing", 1, "there is no mod 'nothing'");
    says(at, "install nothing.zip", 1, "there is no file nothing.zip");
    says(at, "pack nothing", 1, "nothing");
}

int main(void)
{
    return run_registered("sharing", NULL, NULL);
}
