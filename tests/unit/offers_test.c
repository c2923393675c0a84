/* unit/offers_test.c - what rules and cards offer beside what is asked (`actions` in their files).
 *
 * SPDX-License-Identifier: MIT */
#include "rites.h"

#include "match/resample.h"
#include "table/scene.h"
#include "table/sentence.h"
#include "vaka/event.h"

static const char *const asking =
    "look = { title = \"Look out\", steps = { \"turn\" },\n"
    "play = function(seat)\n"
    "    game.gain(seat, ask.number{ seat = seat, min = 1, max = 3 })\n"
    "end }";

/* A match in which the rule `watch` has these actions, right at the start. */
static void lay_out(const char *actions)
{
    const char *folders[] = {folder.folder, NULL};
    const char *mods[] = {"rites", NULL}, *rules[] = {"watch", NULL};
    vaka_library_choice choice = {.mods = mods, .rules = rules, .seats = 2};
    vaka_setup setup;
    vaka_error err = {0};
    char text[1024];

    snprintf(text, sizeof text,
             "return { title = \"Watch\", text = \"\", rule = \"11.9\",\n"
             "vars = { told = 0 },\nactions = { %s } }",
             actions);
    scratch_write(&folder, "rites/rules/watch.lua", text);
    vaka_loader_init(&at.loader, folders);
    if (vaka_setup_init(&setup, at.plugin.module, 2, &err) ||
        vaka_loader_attach(&at.loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, &at.layout, &err) ||
        vaka_live_new(at.layout, 5, NULL, 0, &at.live, &err))
        fail_msg("%s", err.text);
    vaka_live_guard(at.live, true);
}

/* … and both seats have deployed. */
static void start(const char *actions)
{
    lay_out(actions);
    deploy();
}

static vaka_refusal refused(int32_t seat, const char *text)
{
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_action action;

    if (vaka_action_read(at.layout, seat, text, &action, &err))
        fail_msg("%s: %s", text, err.text);
    assert_int_equal(vaka_live_check(at.live, &action, &why), VAKA_ERR_ILLEGAL);
    return why;
}

static uint32_t offers(vaka_live *live, int32_t seat)
{
    uint32_t count, found = 0;
    const vaka_action *list = vaka_live_legal(live, seat, &count);

    for (uint32_t i = 0; i < count; i++)
        found += list[i].verb == VAKA_VERB_TAKE;
    return found;
}

/* --- Taking ----------------------------------------------------------------------------------- */

TEST(an_action_of_a_rule_is_legal_beside_what_is_asked_and_the_turn_goes_on_after_it)
{
    (void)state;
    start(asking);
    int32_t seat = asked();
    uint32_t before, after;
    vaka_live_legal(at.live, seat, &before);
    assert_int_equal(offers(at.live, seat), 1);
    assert_int_equal(play("take-action watch.look"), VAKA_OK);
    assert_int_equal(asked(), seat);
    assert_int_equal(offers(at.live, seat), 0); /* the script asks */
    assert_string_equal(refused(seat, "take-action watch.look").id, "not_now");
    assert_int_equal(play("choose-number 3"), VAKA_OK);
    assert_int_equal(vaka_score(match(), seat), 3);
    assert_int_equal(asked(), seat);
    vaka_live_legal(at.live, seat, &after);
    assert_int_equal(before, after);
    end();
}

TEST(all_are_told_who_takes_an_action_and_its_button_reads_as_its_title)
{
    char text[128];
    uint32_t count;

    (void)state;
    start(asking);
    int32_t seat = asked();
    vaka_action action = {(int8_t)seat, VAKA_VERB_TAKE, {0}};
    const vaka_verb *verb = vaka_verb_row(at.plugin.module, VAKA_VERB_TAKE);
    vaka_sentence_of(at.layout, NULL, verb->title, verb, action.arg, text, sizeof text);
    assert_string_equal(text, "Look out");
    vaka_action_write(at.layout, &action, text, sizeof text);
    assert_string_equal(text, "take-action watch.look");
    vaka_live_listen(at.live, true);
    assert_int_equal(play(text), VAKA_OK);
    const vaka_event *events = vaka_live_events(at.live, &count);
    assert_true(count > 0);
    assert_int_equal(events[0].id, VAKA_EVENT_TAKEN);
    assert_int_equal(events[0].audience, 0xff);
    assert_int_equal(events[0].arg[0], seat);
    end();
}

TEST(an_action_is_taken_back_like_any_other_with_what_was_noted_of_it)
{
    (void)state;
    start("gift = { title = \"Gift\", once = \"game\", steps = { \"turn\" },\n"
          "play = function(seat) game.gain(seat, 1) vars.told = vars.told + 1 end }");
    int32_t seat = asked();
    uint64_t before = vaka_live_hash(at.live);
    assert_int_equal(play("take-action watch.gift"), VAKA_OK);
    assert_string_equal(refused(seat, "take-action watch.gift").id, "spent");
    assert_true(vaka_live_hash(at.live) != before);
    assert_int_equal(vaka_live_undo(at.live, seat, NULL), VAKA_OK);
    assert_true(vaka_live_hash(at.live) == before);
    assert_int_equal(play("take-action watch.gift"), VAKA_OK);
    assert_int_equal(vaka_score(match(), seat), 1);
    end();
}

TEST(what_may_be_done_once_a_turn_comes_back_in_the_next_one_for_each_seat)
{
    (void)state;
    start("gift = { title = \"Gift\", once = \"turn\", steps = { \"turn\" },\n"
          "play = function(seat) game.gain(seat, 1) end }");
    int32_t seat = asked();
    assert_int_equal(play("take-action watch.gift"), VAKA_OK);
    assert_int_equal(offers(at.live, seat), 0);
    assert_int_equal(play("end"), VAKA_OK);
    assert_int_not_equal(asked(), seat);
    assert_int_equal(offers(at.live, asked()), 1);
    assert_int_equal(play("take-action watch.gift"), VAKA_OK);
    assert_int_equal(play("end"), VAKA_OK);
    while (vaka_question_of(vaka_live_position(at.live))) { /* an event asks */
        uint32_t count;
        vaka_action answer = *vaka_live_legal(at.live, asked(), &count);
        assert_int_equal(vaka_live_apply(at.live, &answer, NULL, NULL), VAKA_OK);
    }
    assert_int_equal(vaka_turn(match()), 2);
    assert_int_equal(offers(at.live, asked()), 1);
    end();
}

/* --- Refusing --------------------------------------------------------------------------------- */

TEST(a_refusal_cites_the_rule_of_the_action)
{
    (void)state;
    lay_out("gift = { title = \"Gift\", steps = { \"turn\" }, once = \"turn\", rule = \"11.9b\",\n"
            "reasons = { poor = \"it costs a point\" },\n"
            "may_play = function(seat) return host.score(seat) > 0 or \"poor\" end,\n"
            "play = function(seat) game.gain(seat, -1) end }");
    vaka_refusal why = refused(asked(), "take-action watch.gift");
    assert_string_equal(why.id, "wrong_step");
    assert_string_equal(why.rule, "11.9b");
    deploy();
    why = refused(asked(), "take-action watch.gift");
    assert_string_equal(why.id, "poor");
    assert_string_equal(why.rule, "11.9b");
    assert_string_equal(why.text, "it costs a point");
    assert_string_equal(refused(1 - asked(), "take-action watch.gift").id, "not_asked");
    assert_int_equal(offers(at.live, asked()), 0);
    end();
}

TEST(an_action_for_any_time_is_open_to_a_seat_that_is_not_asked)
{
    vaka_action action = {0, VAKA_VERB_TAKE, {0}};

    (void)state;
    start("gift = { title = \"Gift\", once = \"turn\", anytime = true,\n"
          "play = function(seat) game.gain(seat, 1) end }");
    int32_t seat = asked();
    action.seat = (int8_t)(1 - seat);
    assert_true(vaka_live_may(at.live) & VAKA_SEAT(1 - seat));
    assert_int_equal(offers(at.live, 1 - seat), 1);
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
    assert_int_equal(vaka_score(match(), 1 - seat), 1);
    assert_int_equal(asked(), seat);
    assert_int_equal(offers(at.live, 1 - seat), 0);
    end();
}

TEST(a_match_without_actions_knows_no_such_verb)
{
    vaka_error err = {0};
    vaka_action action;

    (void)state;
    begin("game.gain(first, 1)");
    assert_int_equal(vaka_action_read(at.layout, 0, "take-action watch.look", &action, &err),
                     VAKA_ERR_DATA);
    action = (vaka_action){(int8_t)asked(), VAKA_VERB_TAKE, {0}};
    assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_ERR_ILLEGAL);
    end();
}

/* --- Secrets and faults ----------------------------------------------------------------------- */

/* It is asked about the table as the seat sees it: what it offers tells nothing. */
TEST(what_is_offered_is_the_same_whatever_the_seat_cannot_see)
{
    (void)state;
    start("pry = { title = \"Pry\", once = \"turn\", may_play = function(seat)\n"
          "    local sum = 0\n"
          "    for _, piece in ipairs(game.counters(1 - seat)) do\n"
          "        sum = sum + host.kind_of(piece)\n"
          "    end\n"
          "    return sum % 2 == 0\n"
          "end, play = function(seat) game.gain(seat, 1) end }");
    int32_t seat = asked();
    uint64_t view = vaka_live_view_hash(at.live, seat);
    uint32_t offered = offers(at.live, seat);
    for (uint32_t seed = 1; seed <= 24; seed++) {
        vaka_live *copy = vaka_live_clone(at.live);
        vaka_resampled changed;
        vaka_resample(copy, seat, seed, &changed);
        assert_true(vaka_live_view_hash(copy, seat) == view);
        assert_int_equal(offers(copy, seat), offered);
        vaka_live_free(copy);
    }
    end();
}

TEST(what_fails_when_it_is_asked_is_not_offered_and_its_rule_is_named)
{
    static const char *const failing[] = {
        "slip = { title = \"Slip\", may_play = function(seat) return seat + nil end,\n"
        "play = function(seat) end }",
        "riddle = { title = \"Riddle\", may_play = function(seat) return \"why\" end,\n"
        "play = function(seat) end }",
        "grab = { title = \"Grab\", play = function(seat) end,\n"
        "may_play = function(seat) game.gain(seat, 1) return true end }"};

    (void)state;
    for (size_t i = 0; i < sizeof failing / sizeof *failing; i++) {
        uint32_t count;
        lay_out(failing[i]);
        int32_t seat = asked();
        uint64_t before = vaka_live_hash(at.live);
        assert_int_equal(offers(at.live, seat), 0);
        assert_true(vaka_live_hash(at.live) == before);
        assert_non_null(strstr(vaka_live_trouble(at.live), "watch"));
        int32_t item = vaka_live_failed(at.live);
        assert_true(item >= 0);
        assert_string_equal(at.layout->setup.content->items[item].id, "watch");
        assert_true(vaka_live_skip(at.live, item, true));
        vaka_action taken = {(int8_t)seat, VAKA_VERB_TAKE, {0}};
        vaka_refusal why = {0};
        assert_int_equal(vaka_live_check(at.live, &taken, &why), VAKA_ERR_ILLEGAL);
        assert_string_equal(why.id, "no_action"); /* it is passed over */
        vaka_action action = *vaka_live_legal(at.live, seat, &count);
        assert_int_equal(vaka_live_apply(at.live, &action, NULL, NULL), VAKA_OK);
        end();
    }
}

/* --- Panels ----------------------------------------------------------------------------------- */

/* The panel of the rule as a seat is shown it; NULL: there is none. */
static const vaka_panel_info *panel_of(vaka_live *live, int32_t seat, const vaka_scene **scene)
{
    *scene = vaka_live_scene(live, seat);
    for (uint32_t i = 0; i < (*scene)->panel_count; i++)
        if (strcmp((*scene)->panels[i].id, "watch") == 0)
            return &(*scene)->panels[i];
    return NULL;
}

TEST(a_rule_shows_lines_of_its_own_under_its_title_each_seat_its_own)
{
    const vaka_scene *scene;

    (void)state;
    start("}, panel = function(seat, s)\n"
          "    s.note(\"Turn {0:int}\", host.turn())\n"
          "    if seat == 1 then s.meter(\"Yours\", host.score(seat), 9) end\n"
          "end, modifies = {");
    const vaka_panel_info *panel = panel_of(at.live, 0, &scene);
    assert_non_null(panel);
    assert_string_equal(panel->title.text, "Watch");
    assert_int_equal(panel->count, 1);
    assert_string_equal(scene->elements[panel->first].said.text, "Turn {0:int}");
    assert_int_equal(scene->elements[panel->first].said.arg[0], 1);
    assert_int_equal(panel_of(at.live, 1, &scene)->count, 2);
    assert_int_equal(panel_of(at.live, VAKA_SPECTATOR, &scene)->count, 1);
    end();
}

TEST(a_panel_without_lines_is_not_there_and_one_that_fails_harms_nothing)
{
    const vaka_scene *scene;

    (void)state;
    start("}, panel = function(seat, s) if seat == 0 then s.phase(\"x\") end end, modifies = {");
    uint64_t before = vaka_live_hash(at.live);
    assert_null(panel_of(at.live, 1, &scene));
    assert_string_equal(vaka_live_trouble(at.live), "");
    assert_null(panel_of(at.live, 0, &scene));
    assert_non_null(strstr(vaka_live_trouble(at.live), "watch"));
    assert_true(scene->panel_count > 0 || scene->phase.text); /* the game's own is there */
    assert_true(vaka_live_hash(at.live) == before);
    assert_int_equal(play("end"), VAKA_OK);
    end();
}

TEST(a_panel_tells_nothing_that_its_seat_cannot_see)
{
    const vaka_scene *scene;

    (void)state;
    start("}, panel = function(seat, s)\n"
          "    for _, piece in ipairs(game.counters(1 - (seat or 0))) do\n"
          "        s.kind(host.kind_of(piece), 1)\n"
          "    end\n"
          "    s.note(\"{0:int}\", host.count(\"supply-\" .. 1 - (seat or 0)))\n"
          "end, modifies = {");
    for (int32_t seat = 0; seat < 2; seat++) {
        uint64_t view = vaka_live_view_hash(at.live, seat);
        assert_non_null(panel_of(at.live, seat, &scene));
        for (uint32_t seed = 1; seed <= 24; seed++) {
            vaka_live *copy = vaka_live_clone(at.live);
            vaka_resampled changed;
            vaka_resample(copy, seat, seed, &changed);
            assert_non_null(panel_of(copy, seat, &scene));
            assert_true(vaka_live_view_hash(copy, seat) == view); /* with all that is shown */
            vaka_live_free(copy);
        }
    }
    end();
}

int main(void)
{
    return run_registered("tests", open_game, close_game);
}
