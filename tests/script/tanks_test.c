/* tests/script/tanks_test.c - one tank of fuel for an answer, however many cards are asked for it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Twenty cards, each of which burns a tenth of a tank when it is asked what it is worth, in a match
 * of the module whose file is the first argument; the second is the folder of its scripts. */
#include "siege.h"

static const char *module_path, *scripts;

#define CARD                                                                                       \
    "return { title = \"S\", text = \"x\", copies = 4, hook = \"passive\", status = \"house\",\n"  \
    "vp_status = \"house\", effect_status = \"house\",\n"                                          \
    "worth = function(seat) for i = 1, 100000 do local x = i end return 1 end }\n"
#define RULE                                                                                       \
    "return { title = \"K\", text = \"x\", on = { [\"game.start\"] = function()\n"                 \
    "for _, s in ipairs(host.seats()) do for i = 1, 20 do game.deal_card(s, true) end end\n"       \
    "end } }\n"

static void open_match(siege *at)
{
    static const char *const mods[] = {"slow", NULL}, *const rules[] = {"many", NULL};
    vaka_library_choice choice = {.rules = rules, .mods = mods, .seats = 2};
    vaka_error err = {0};
    vaka_setup setup;

    siege_open(at, &siege_plugin);
    scratch_write(&at->folder, "slow/mod.lua",
                  "return { id = \"slow\", title = \"S\", version = \"1.0.0\", api = 1,\n"
                  "game = \"conquest\", needs = { \"conquest\" }, text = \"x\" }\n");
    scratch_write(&at->folder, "slow/rules/many.lua", RULE);
    for (int i = 0; i < 12; i++) {
        char path[64];
        snprintf(path, sizeof path, "slow/cultures/card%d.lua", i);
        scratch_write(&at->folder, path, CARD);
    }
    if (vaka_setup_init(&setup, at->plugin->module, 2, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, &at->layout, &err) ||
        vaka_live_new(at->layout, 5, NULL, 0, &at->live, &err))
        fail_msg("%s", err.text);
    vaka_live_guard(at->live, true);
}

/* A scene for whose sake all cards are asked: what has gone wrong in it. */
static void describe(vaka_live *live, int32_t seat, char out[300])
{
    vaka_live_scene(live, seat);
    snprintf(out, 300, "%s", vaka_live_trouble(live));
}

static void twenty_cards_share_the_fuel_of_one_scene(void **state)
{
    char trouble[300];
    siege at;

    (void)state;
    open_match(&at);
    describe(at.live, 0, trouble);
    if (!strstr(trouble, "the action has used all its instructions"))
        fail_msg("a scene went well: %s", trouble);
    siege_close(&at);
}

static void a_verdict_does_not_depend_on_what_was_asked_before(void **state)
{
    char first[300], later[300];
    uint32_t count;
    siege at;

    (void)state;
    open_match(&at);
    describe(at.live, 0, first);
    vaka_live *copy = vaka_live_clone(at.live);
    for (int32_t seat = 0; seat < 2; seat++)
        vaka_live_legal(copy, seat, &count);
    uint64_t hash = vaka_live_view_hash(at.live, 0);
    for (int i = 0; i < 5; i++)
        if (vaka_live_view_hash(copy, 0) != hash)
            fail_msg("asked for the time %d the view is another", i);
    describe(copy, 0, later);
    assert_string_equal(first, later);
    vaka_live_free(copy);
    siege_close(&at);
}

static int begin(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", scripts, 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    vaka_sandbox_use_clock(NULL);
    if (!vaka_plugin_load(module_path, &siege_plugin))
        return 0;
    fprintf(stderr, "%s\n", siege_plugin.reason);
    return -1;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twenty_cards_share_the_fuel_of_one_scene),
        cmocka_unit_test(a_verdict_does_not_depend_on_what_was_asked_before),
    };

    if (argc != 3)
        return 2;
    module_path = argv[1];
    scripts = argv[2];
    return cmocka_run_group_tests(tests, begin, siege_end_all);
}
