/* front_kinds_test.c - what a reader of a game in Lua is told of kinds that are no cards, of many
 * of a kind, and of what he has sealed so far.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "front/text.h"
#include "front/text_parts.h"
#include "front/view.h"

/* A language that has one text with an id. */
static const char *say(const void *texts, const char *text)
{
    (void)texts;
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

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
