/* gui_reading_test.c - everything there is to read can be read: in large letters, and by keyboard
 * alone.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 600

#include "gui_guest.h"

#include "gui/board/board_view.h"

static void read_at(guest_part *next, int width, int height, int percent)
{
    guest of = {.start = {.width = width, .height = height, .percent = percent}};

    visit_first(&of, next, "en");
    assert_int_equal(of.done, 1);
}

/* --- cards ------------------------------------------------------------------------------------ */

/* To the moment of a card in a game that is not kept; true: it is there. */
static bool try_card(vaka_gui *gui)
{
    static vaka_gui_part parts[VAKA_GUI_ITEMS];
    const vaka_gui_host *host = gui->ui.start->host;
    uint32_t count;

    if (is_on(gui, "start"))
        press_key(SDLK_m, 0);
    if (is_on(gui, "mods")) {
        count = host->parts(host->data, gui->lobby.choice.module, 0, parts);
        gui->lobby.mod = 0;
        for (uint32_t i = 0; i < count; i++)
            if (strncmp(parts[i].file, "cultures/", 9) == 0)
                gui->lobby.part = i;
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
    }
    return is_on(gui, "play");
}

static const vaka_hit *card_in_hand(const vaka_gui *gui)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_KIND && !gui->ui.hits[i].scroll)
            return &gui->ui.hits[i];
    return NULL;
}

static void assert_whole(vaka_gui *gui)
{
    SDL_Rect box, all = {0, 0, gui->look.canvas->w, gui->look.canvas->h}, seen;

    assert_true(vaka_card_box(&gui->play.board, &box));
    assert_true(SDL_IntersectRect(&box, &all, &seen));
    assert_memory_equal(&seen, &box, sizeof box);
}

static bool point_at_card(guest *of, vaka_gui *gui)
{
    const vaka_hit *card;

    if (!try_card(gui))
        return true;
    card = card_in_hand(gui);
    assert_non_null(card);
    if (of->at++ == 0) {
        wheel_at(card->box.x + 4, card->box.y + 4, 0);
        return true;
    }
    assert_whole(gui);
    of->done++;
    return false;
}

static void a_card_is_whole_whatever_the_size_of_text(void **state)
{
    (void)state;
    read_at(point_at_card, 1280, 720, 100);
    read_at(point_at_card, 1280, 720, 200);
    read_at(point_at_card, 1280, 720, 300);
    read_at(point_at_card, 800, 600, 200);
}

/* Nothing can be done with it: it is there to be read, behind all that can be pressed. */
static bool tab_to_card(guest *of, vaka_gui *gui)
{
    const vaka_hit *card;

    if (!try_card(gui))
        return true;
    gui->play.view.legal_count = 0;
    gui->ui.dirty = true;
    card = card_in_hand(gui);
    assert_non_null(card);
    assert_true(of->at++ < 20);
    if (!vaka_widget_same(card, &gui->ui.focus)) {
        press_key(SDLK_TAB, KMOD_LSHIFT);
        return true;
    }
    assert_whole(gui);
    of->done++;
    return false;
}

/* Several piles of the same kind lie on the way. */
static bool tab_past_piles(guest *of, vaka_gui *gui)
{
    if (!try_card(gui))
        return true;
    assert_true(of->at++ < 80);
    of->done = gui->ui.focus.what == VAKA_HIT_FILTER;
    press_key(SDLK_TAB, 0);
    return !of->done;
}

static void the_focus_never_stays_between_two_that_mean_the_same(void **state)
{
    (void)state;
    read_at(tab_past_piles, 1280, 720, 100);
}

static bool key_to_card(guest *of, vaka_gui *gui)
{
    if (!try_card(gui))
        return true;
    switch (of->at++) {
    case 0:
        press_key(SDLK_c, 0);
        return true;
    case 1:
        assert_whole(gui);
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_false(vaka_card_box(&gui->play.board, &(SDL_Rect){0}));
        of->done++;
        return false;
    }
}

/* Where the text is large for the window nothing may be left for the hand. */
static bool key_without_hand(guest *of, vaka_gui *gui)
{
    if (!try_card(gui))
        return true;
    gui->ui.hit_count = 0;
    gui->play.hand_box = (SDL_Rect){0, gui->look.canvas->h, gui->look.canvas->w, 0};
    vaka_hand_draw(&gui->play);
    assert_true(vaka_card_step(&gui->play.board, 1));
    assert_whole(gui);
    assert_null(
        vaka_widget_at(&gui->ui, 20, gui->look.canvas->h - 1)); /* there is nothing to point at */
    of->done++;
    return false;
}

static void cards_are_read_by_keyboard_alone(void **state)
{
    (void)state;
    read_at(tab_to_card, 1280, 720, 100);
    read_at(key_to_card, 1280, 720, 100);
    read_at(key_to_card, 1280, 720, 300);
    read_at(key_without_hand, 1280, 720, 300);
}

/* --- what scrolls ----------------------------------------------------------------------------- */

static bool is_at_end(const vaka_scroll *scroll)
{
    return scroll->at > 0 && scroll->at == scroll->high - scroll->box.h;
}

/* Every key that scrolls a page of text below which there is one button. */
static bool scroll_page(guest *of, const vaka_scroll *scroll)
{
    switch (of->at++) {
    case 0:
        assert_true(scroll->high > scroll->box.h);
        press_key(SDLK_DOWN, 0);
        return true;
    case 1:
        assert_true(scroll->at > 0);
        press_key(SDLK_UP, 0);
        press_key(SDLK_PAGEDOWN, 0);
        return true;
    case 2:
        assert_true(scroll->at > 0);
        press_key(SDLK_PAGEUP, 0);
        press_key(SDLK_END, 0);
        return true;
    case 3:
        assert_true(is_at_end(scroll));
        press_key(SDLK_HOME, 0);
        return true;
    default:
        assert_int_equal(scroll->at, 0);
        of->done++;
        return false;
    }
}

static bool scroll_about(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "about")) {
        press_key(SDLK_a, 0);
        return true;
    }
    return scroll_page(of, &gui->lobby.scroll);
}

static void a_page_of_text_is_scrolled_by_keys(void **state)
{
    (void)state;
    read_at(scroll_about, 1280, 720, 300);
}

static bool scroll_lesson(guest *of, vaka_gui *gui)
{
    const vaka_scroll *text = &gui->play.tutor.scroll;

    if (!is_on(gui, "play")) {
        press_key(is_on(gui, "start") ? SDLK_l : SDLK_RETURN, 0);
        return true;
    }
    if (text->high <= text->box.h) {
        press_key(SDLK_RETURN, 0); /* to a step with more to read */
        return true;
    }
    if (of->at++ == 0) {
        press_key(SDLK_PAGEDOWN, 0);
        return true;
    }
    assert_true(text->at > 0);
    of->done++;
    return false;
}

static void a_lesson_is_scrolled_by_keys(void **state)
{
    (void)state;
    read_at(scroll_lesson, 1280, 720, 300);
}

static bool scroll_table(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    if (!try_card(gui))
        return true;
    switch (of->at++) {
    case 0:
        assert_true(play->column.high > play->column.box.h);
        press_key(SDLK_PAGEDOWN, play->log.high > play->log.box.h ? KMOD_LSHIFT : 0);
        return true;
    default:
        assert_true(play->column.at > 0);
        of->done++;
        return false;
    }
}

static void what_is_on_the_table_is_scrolled_by_keys(void **state)
{
    (void)state;
    read_at(scroll_table, 1280, 720, 130);
}

/* --- two people at one window ----------------------------------------------------------------- */

static bool whole_button(const vaka_gui *gui, int32_t button)
{
    const vaka_hit *hit = find_hit(gui, VAKA_HIT_BUTTON, button);
    SDL_Rect seen;

    return hit && SDL_IntersectRect(&hit->box, &hit->clip, &seen) && seen.h == hit->box.h &&
           seen.y + seen.h <= gui->look.canvas->h;
}

/* On the curtain every button can be seen once it has the focus; the recap scrolls. */
static bool share_window(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "curtain")) {
        uint32_t round = of->done++;

        if (round > 3) {
            press_key(SDLK_RETURN, 0);
            return true;
        }
        gui->play.before = 0; /* all buttons are there */
        if (round > 0)
            assert_true(whole_button(gui, gui->ui.focus.a));
        if (round < 3)
            press_key(SDLK_TAB, 0);
        else
            gui->ui.focus = (vaka_hit){0};
        return true;
    }
    assert_true(is_on(gui, "play"));
    assert_true(of->done >= 4);
    return false;
}

static void every_button_of_the_curtain_can_be_reached(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {.start = {.width = 900, .height = 560, .percent = 300}};
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    of.start.host = &host.host;
    of.start.first = fixture_record(&host, 0, 2);
    visit(&of, share_window);
    assert_true(of.done >= 4);
    close_fixture(&host);
}

static bool scroll_recap(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "curtain")) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    assert_true(gui->play.recap);
    return scroll_page(of, &gui->play.recap_scroll);
}

static void what_has_happened_is_scrolled_by_keys(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {.start = {.width = 700, .height = 560, .percent = 300}};
    vaka_error err;
    vaka_action action;
    vaka_bot bot;
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    of.start.host = &host.host;
    of.start.first = fixture_record(&host, 0, 2);
    vaka_live *live = vaka_record_live(of.start.first);
    for (int i = 0; i < 8; i++) { /* more than the window holds, whatever the font */
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;

        assert_int_equal(vaka_bot_init(&bot, "random", 3, seat, &err), VAKA_OK);
        assert_true(vaka_bot_choose(&bot, live, seat, &action));
        assert_int_equal(vaka_record_apply(of.start.first, &action, NULL, &err), VAKA_OK);
    }
    visit(&of, scroll_recap);
    assert_int_equal(of.done, 1);
    close_fixture(&host);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_is_whole_whatever_the_size_of_text),
        cmocka_unit_test(the_focus_never_stays_between_two_that_mean_the_same),
        cmocka_unit_test(cards_are_read_by_keyboard_alone),
        cmocka_unit_test(a_page_of_text_is_scrolled_by_keys),
        cmocka_unit_test(a_lesson_is_scrolled_by_keys),
        cmocka_unit_test(what_is_on_the_table_is_scrolled_by_keys),
        cmocka_unit_test(every_button_of_the_curtain_can_be_reached),
        cmocka_unit_test(what_has_happened_is_scrolled_by_keys),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
