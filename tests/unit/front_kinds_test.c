/* front_kinds_test.c - what a reader of a game in Lua is told of kinds that are no cards, of many
 * of a kind, and of what he has sealed so far.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "front/picks.h"
#include "front/text.h"
#include "front/text_parts.h"
#include "front/view.h"
#include "match/live_inside.h"

/* A language that has two texts with ids. */
static const char *say(const void *texts, const char *text)
{
    (void)texts;
    if (strcmp(text, "kind.stone.text") == 0)
        return "It is spent once [K4].";
    return strcmp(text, "kind.boat.text") == 0 ? "It carries two." : text;
}

static const char *nothing(const void *texts, uint32_t number)
{
    (void)texts;
    (void)number;
    return NULL;
}

static vaka_view view;

static void open_view(int32_t seat)
{
    static vaka_language language = {.say = say, .at = nothing, .known = nothing};

    vaka_view_init(&view, on.live, NULL, seat);
    view.language = &language;
}

static void expect(vaka_page *page, const char *words, bool there)
{
    if ((strstr(page->text, words) != NULL) != there)
        fail_msg("\"%s\" %s: %s", words, there ? "is missing" : "is there", page->text);
    vaka_page_done(page);
    vaka_page_init(page, 80);
}

#define STOP "turn = function() ask.act { seat = 0, stop = function() end } end"

GAME_TEST(the_rule_behind_the_words_of_a_kind_is_told_as_everywhere)
{
    char text[VAKA_ITEM_TEXT];

    (void)state;
    game_begin("game.put(\"boat\", 0, \"a\") run(\"turn\")", STOP);
    open_view(0);
    assert_string_equal(vaka_view_kind_text(&view, vaka_kind_by_id(on.layout, "stone"), text),
                        "It is spent once (rule K4).");
    vaka_view_done(&view);
}

GAME_TEST(a_kind_that_is_no_card_has_words_of_its_own)
{
    char text[VAKA_ITEM_TEXT];
    vaka_page page;

    (void)state;
    game_begin("game.put(\"boat\", 0, \"a\") run(\"turn\")", STOP);
    open_view(0);
    assert_string_equal(vaka_view_kind_text(&view, vaka_kind_by_id(on.layout, "boat"), text),
                        "It carries two.");
    assert_string_equal(vaka_view_kind_text(&view, vaka_kind_by_id(on.layout, "pearl"), text), "");
    vaka_page_init(&page, 80);
    assert_true(vaka_text_look_card(&page, &view, vaka_word_of("boat")));
    expect(&page, "Boat: It carries two.", true);
    assert_false(vaka_text_look_card(&page, &view, vaka_word_of("pearl")));
    vaka_text_look(&page, &view, vaka_zone_by_id(on.layout, "a"));
    expect(&page, "It carries two.", true);
    vaka_page_done(&page);
    vaka_view_done(&view);
}

GAME_TEST(two_numbers_do_not_stand_side_by_side)
{
    (void)state;
    assert_string_equal(vaka_text_times("6 pearls"), " ×");
    assert_string_equal(vaka_text_times("Boat"), "");
}

#define SEALED                                                                                     \
    "turn = function() ask.sealed { most = 2, rows = function(seat)\n"                             \
    "  return { seal = { 0, 1 }, cross = { \"ab\", \"bc\" } } end } end"

GAME_TEST(what_a_seat_has_sealed_so_far_is_said_to_it_and_to_nobody_else)
{
    vaka_action action;
    vaka_page page;
    vaka_error err = {0};

    (void)state;
    game_begin("run(\"turn\")", SEALED);
    vaka_page_init(&page, 80);
    open_view(0);
    vaka_text_prompt(&page, &view);
    expect(&page, "So far", false);
    vaka_view_done(&view);
    if (vaka_action_read(on.layout, 0, "cross bc", &action, &err) ||
        vaka_live_apply(on.live, &action, NULL, &err))
        fail_msg("%s", err.text);
    open_view(0);
    vaka_text_prompt(&page, &view);
    expect(&page, "So far, in secret: Cross Sound.", true);
    vaka_view_done(&view);
    open_view(1);
    vaka_text_prompt(&page, &view);
    expect(&page, "So far", false);
    vaka_page_done(&page);
    vaka_view_done(&view);
}

/* --- where a kind is meant -------------------------------------------------------------------- */

static const vaka_action *playing(const char *kind)
{
    for (uint32_t i = 0; i < view.legal_count; i++)
        if (vaka_picks_names_kind(&view, &view.legal[i], vaka_kind_by_id(view.layout, kind)))
            return &view.legal[i];
    fail_msg("nobody can play %s", kind);
    return NULL;
}

/* Plays on, and at each question of the first seat looks from where cards are played that lie on
 * the beach, too. Returns how many there were. */
static int look_for_sources(vaka_live *live, int32_t hand, int32_t beach)
{
    int found = 0;

    for (uint32_t i = 0; i < 400 && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;

        vaka_view_init(&view, live, NULL, seat);
        vaka_picks_look(&view);
        for (uint32_t n = 0; seat == 0 && n < view.legal_count; n++) {
            int32_t kind = view.legal[n].arg[0];

            if (view.sources[n] == VAKA_NONE)
                continue;
            assert_int_equal(view.sources[n], hand);
            assert_true(vaka_picks_lies(&view, &view.legal[n], hand, kind));
            assert_false(vaka_picks_lies(&view, &view.legal[n], beach, kind));
            found += vaka_count(view.seen, beach, VAKA_NONE, kind) > 0;
        }
        vaka_action action = view.legal[i * 7919u % view.legal_count];
        vaka_view_done(&view);
        assert_int_equal(vaka_live_apply(live, &action, NULL, NULL), VAKA_OK);
    }
    return found;
}

/* tests/scripts/lagoon: cards are played from the hand; some of them lie on the beach, too. */
GAME_TEST(a_card_is_meant_where_all_lie_that_can_be_played)
{
    static const char *const nowhere[] = {NULL};
    vaka_library_choice choice = {.seats = 2};
    vaka_plugins plugins = {0};
    vaka_loader loader;
    vaka_layout *layout = NULL;
    vaka_live *live = NULL;
    vaka_setup setup;
    vaka_error err = {0};

    (void)state;
    vaka_plugins_scan(&plugins, nowhere);
    vaka_loader_init(&loader, NULL);
    const vaka_module *module =
        vaka_modules_find(&plugins, VAKA_SOURCE_DIR "/tests/scripts/lagoon", &err);
    if (!module || vaka_setup_init(&setup, module, 2, &err) ||
        vaka_loader_attach(&loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, &layout, &err) || vaka_live_new(layout, 1, NULL, 0, &live, &err))
        fail_msg("%s", err.text);
    vaka_match *match = &vaka_live_position(live)->face;
    int32_t hand = vaka_zone_by_id(layout, "hand0"), beach = vaka_zone_by_id(layout, "beach");
    int32_t held = match->pieces[match->zones[hand].first].kind;
    const char *id = layout->kinds[held].id;

    vaka_piece_flip(match, vaka_piece_new(match, held, VAKA_NONE, beach), VAKA_FACE_UP);
    live->version++;
    vaka_view_init(&view, live, NULL, 0);
    assert_true(vaka_picks_lies(&view, playing(id), hand, held));
    assert_false(vaka_picks_lies(&view, playing(id), beach, held));
    vaka_view_done(&view);
    vaka_live_free(live);
    assert_int_equal(vaka_live_new(layout, 1, NULL, 0, &live, &err), VAKA_OK);
    assert_true(look_for_sources(live, hand, beach) > 0);
    vaka_live_free(live);
    vaka_layout_free(layout);
    vaka_loader_done(&loader);
    vaka_plugins_done(&plugins);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
