/* rules/polynesia/offers_test.c - an action of a mod in a game that is a script: a rule that a mod
 * writes for it, with a button and a panel.
 *
 * SPDX-License-Identifier: MIT */
#include "match/record.h"
#include "registered.h"
#include "script/mods/game.h"
#include "script/run/loaded.h"
#include "table/codec.h"
#include "table/scene.h"
#include "table/sentence.h"
#include "unit/scratch_mods.h"
#include "vaka/counter.h"

static const char *const nets =
    "return {\n"
    "    title = \"Nets\", text = \"Once a game a shell buys a boat.\", rule = \"N1\",\n"
    "    actions = {\n"
    "        cast = {\n"
    "            title = \"Pay a shell for a free boat\", once = \"game\", anytime = true,\n"
    "            steps = { \"turn\" }, reasons = { poor = \"that costs a shell\" },\n"
    "            may_play = function(seat)\n"
    "                return game.counter(\"shell\", seat) > 0 or \"poor\"\n"
    "            end,\n"
    "            play = function(seat)\n"
    "                game.add_counter(\"shell\", seat, -1)\n"
    "                run(\"free_boat\", seat)\n"
    "            end,\n"
    "        },\n"
    "    },\n"
    "    panel = function(seat, s)\n"
    "        if seat then s.note(\"Shells: {0:int}\", game.counter(\"shell\", seat)) end\n"
    "    end,\n"
    "}\n";

static struct {
    scratch folder;
    vaka_plugins plugins;
    vaka_loader loader;
    vaka_record *record;
    char path[128];
} at;

static int open_match(void **state)
{
    const char *folders[2] = {at.folder.folder, NULL}, *mods[] = {"nets", NULL};
    const char *rules[] = {"nets", NULL};
    vaka_library_choice choice = {.mods = mods, .rules = rules, .seats = 3};
    vaka_journal_head head = {.seed = vaka_seed_of(4),
                              .seats = 3,
                              .rule = {"nets"},
                              .rule_count = 1,
                              .mod = {"nets"},
                              .mod_count = 1};
    vaka_error err = {0};
    vaka_setup setup;

    (void)state;
    scratch_open(&at.folder);
    scratch_write(&at.folder, "nets/mod.lua",
                  "return { id = \"nets\", title = \"Nets\", version = \"1.0\", api = 2,\n"
                  "game = \"polynesia\" }\n");
    scratch_write(&at.folder, "nets/rules/nets.lua", nets);
    snprintf(at.path, sizeof at.path, "%s/match.vkj", at.folder.folder);
    vaka_modules_scan(&at.plugins, NULL);
    vaka_loader_init(&at.loader, folders);
    at.plugins.attach = vaka_loader_attach_head;
    at.plugins.attach_data = &at.loader;
    const vaka_module *module = vaka_plugins_find(&at.plugins, "polynesia", &err);
    if (!module || vaka_setup_init(&setup, module, 3, &err) ||
        vaka_loader_attach(&at.loader, &choice, &setup, NULL, &err) ||
        vaka_record_new(&setup, &head, at.path, &at.record, &err))
        fail_msg("%s", err.text);
    return 0;
}

static int close_match(void **state)
{
    (void)state;
    vaka_record_close(at.record);
    at.record = NULL;
    vaka_loader_done(&at.loader);
    vaka_plugins_done(&at.plugins);
    scratch_done(&at.folder);
    return 0;
}

#define NETS_TEST(name) TEST_WITH(name, open_match, close_match)

static vaka_live *live(void)
{
    return vaka_record_live(at.record);
}

static int32_t asked(void)
{
    int32_t seat = 0;

    while (!(vaka_live_must(live()) & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static int32_t shells(int32_t seat)
{
    const vaka_match *match = &vaka_live_position(live())->face;

    return vaka_counter(match, vaka_counter_by_id(vaka_live_layout(live()), "shell"), seat);
}

static vaka_action cast(int32_t seat)
{
    vaka_action action;
    vaka_error err = {0};

    if (vaka_action_read(vaka_live_layout(live()), seat, "take-action nets.cast", &action, &err))
        fail_msg("%s", err.text);
    return action;
}

static bool is_offered(int32_t seat)
{
    uint32_t count;
    const vaka_action *list = vaka_live_legal(live(), seat, &count);

    return count && list[count - 1].verb == VAKA_VERB_TAKE;
}

/* The note that a seat reads in the rule's panel; VAKA_NONE: there is none. */
static int32_t noted(int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(live(), seat);

    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (strcmp(scene->panels[i].id, "nets") == 0)
            return scene->elements[scene->panels[i].first].said.arg[0];
    return VAKA_NONE;
}

/* First what may be done without a question of the mod, else the first of all. */
static void answer_all(int32_t seat)
{
    uint32_t count;

    while (asked() == seat && !is_offered(seat)) {
        const vaka_action *list = vaka_live_legal(live(), seat, &count);
        vaka_action first = list[0];
        if (vaka_record_apply(at.record, &first, NULL, NULL))
            fail_msg("refused");
        if (list[0].verb == VAKA_VERB_TAKE)
            break;
    }
}

NETS_TEST(an_action_of_a_mod_is_a_button_for_who_is_asked_and_for_the_others)
{
    char text[64];

    (void)state;
    int32_t seat = asked(), other = (seat + 1) % 3;
    vaka_action action = cast(seat);
    const vaka_verb *verb = vaka_verb_row(vaka_live_layout(live())->module, VAKA_VERB_TAKE);
    vaka_sentence_of(vaka_live_layout(live()), NULL, verb->title, verb, action.arg, text,
                     sizeof text);
    assert_string_equal(text, "Pay a shell for a free boat");
    assert_true(is_offered(seat));
    assert_true(is_offered(other));
    assert_int_equal(noted(other), shells(other));
    assert_int_equal(noted(VAKA_SPECTATOR), VAKA_NONE);
}

NETS_TEST(it_runs_a_step_of_the_game_and_then_the_turn_is_asked_for_again)
{
    vaka_error err = {0};

    (void)state;
    int32_t seat = asked(), had = shells(seat);
    vaka_action action = cast(seat);
    if (vaka_record_apply(at.record, &action, NULL, &err))
        fail_msg("%s", err.text);
    assert_int_equal(shells(seat), had - 1);
    assert_int_equal(asked(), seat);
    assert_false(is_offered(seat)); /* the boat is laid first */
    uint32_t count;
    action = *vaka_live_legal(live(), seat, &count);
    vaka_action last = vaka_live_legal(live(), seat, &count)[count - 1];
    char text[VAKA_ACTION_TEXT];
    vaka_action_write(vaka_live_layout(live()), &last, text, sizeof text);
    assert_string_equal(text, "skip");
    if (vaka_record_apply(at.record, &action, NULL, &err))
        fail_msg("%s", err.text);
    assert_int_equal(asked(), seat); /* its own turn is still to come */
}

NETS_TEST(it_is_refused_with_its_rule_when_it_is_spent_and_when_the_seat_cannot_pay)
{
    vaka_refusal why = {0};
    vaka_error err = {0};

    (void)state;
    int32_t other = (asked() + 1) % 3;
    vaka_action action = cast(other);
    uint64_t before = vaka_live_hash(live());
    if (vaka_record_apply(at.record, &action, &why, &err))
        fail_msg("%s %s", why.id, err.text);
    assert_true(vaka_live_hash(live()) != before);
    assert_int_equal(asked(), other); /* it lays its boat, then whose turn it is goes on */
    answer_all(other);
    assert_int_not_equal(asked(), other);
    assert_int_equal(vaka_live_check(live(), &action, &why), VAKA_ERR_ILLEGAL);
    assert_string_equal(why.id, "spent");
    assert_string_equal(why.rule, "N1");
    assert_false(is_offered(other));
}

NETS_TEST(it_is_journalled_and_taken_back_like_any_action)
{
    vaka_replay_report report = {0};
    vaka_record *again = NULL;
    vaka_refusal why = {0};
    vaka_error err = {0};

    (void)state;
    int32_t seat = asked();
    uint64_t before = vaka_live_hash(live());
    vaka_action action = cast(seat);
    if (vaka_record_apply(at.record, &action, NULL, &err) ||
        vaka_record_undo(at.record, seat, &why, &err))
        fail_msg("%s %s", err.text, why.id);
    assert_true(vaka_live_hash(live()) == before);
    if (vaka_record_apply(at.record, &action, NULL, &err))
        fail_msg("%s", err.text);
    answer_all(seat);
    if (vaka_record_replay(at.path, &at.plugins, -1, &again, &report, &err))
        fail_msg("%s", err.text);
    assert_string_equal(report.what, "");
    assert_true(vaka_live_hash(vaka_record_live(again)) == vaka_live_hash(live()));
    vaka_record_close(again);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("what mods offer", NULL, NULL);
}
