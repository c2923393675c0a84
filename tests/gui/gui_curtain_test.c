/* gui_curtain_test.c - the curtain between people: who comes through it, and who does not.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 200

#include "gui_guest.h"

#include "../unit/toy.h"
#include "table/codec.h"

static void press_undo(vaka_gui *gui)
{
    assert_true(is_on(gui, "curtain"));
    assert_true(click_hit(gui, find_label(gui, "Undo: back to the player before")));
}

/* --- programs --------------------------------------------------------------------------------- */

/* Each action is a stage of its own, of Ada and Bela by turns. */
static void ask_by_turns(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_stage_set(match, toy_of(match)->number[0]);
    vaka_ask(match, toy_of(match)->number[0] % 2);
}

static void next_turn(vaka_match *match, const vaka_action *action)
{
    if (action->verb != TOY_SHOUT)
        toy_of(match)->number[0]++;
}

typedef struct shouter { /* a program that shouts where it has been told to, and then looks */
    vaka_player players[VAKA_MAX_SEATS];
    const vaka_gui *gui;
    bool wants, shouted;
    int32_t shown; /* whose picture was on the screen after that */
} shouter;

static bool has_no_answer(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    (void)data, (void)live, (void)seat, (void)out;
    return false;
}

static bool shout(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    shouter *own = data;
    bool now = own->wants;

    (void)live;
    if (own->shouted)
        own->shown = own->gui->play.board.motion.seat;
    own->shouted = now;
    own->wants = false;
    *out = (vaka_action){(int8_t)seat, TOY_SHOUT, {0}};
    return now;
}

static vaka_status players_of(void *data, vaka_record *record, const vaka_player **out,
                              vaka_error *err)
{
    shouter *own = data;

    (void)record, (void)err;
    own->players[2] = (vaka_player){has_no_answer, shout, own};
    *out = own->players;
    return VAKA_OK;
}

static vaka_record *toy_record(void)
{
    vaka_journal_head head = {.seats = 3, .seed = vaka_seed_of(7)};
    vaka_record *record = NULL;
    vaka_error err = {0};
    vaka_setup setup;

    toy = (toy_script){.step = ask_by_turns, .apply = next_turn};
    if (vaka_setup_init(&setup, &toy_module, 3, &err) ||
        vaka_record_new(&setup, &head, NULL, &record, &err))
        fail_msg("%s", err.text);
    return record;
}

static bool take_back_and_shout(guest *of, vaka_gui *gui)
{
    shouter *own = of->own;

    own->gui = gui;
    switch (of->at++) {
    case 0:
        press_key(SDLK_RETURN, 0);
        return true;
    case 1:
        assert_int_equal(gui->play.view.seat, 0);
        vaka_play_act(&gui->play, &gui->play.view.legal[0]);
        return true;
    case 2:
        assert_int_equal(gui->play.sitting, 1);
        own->wants = true;
        press_undo(gui);
        return true;
    default:
        assert_true(is_on(gui, "curtain"));
        assert_int_equal(gui->play.sitting, 0);
        of->done++;
        return false;
    }
}

/* Whoever pressed undo, it was perhaps not Bela: his hand is not on the screen. */
static void after_undo_at_the_curtain_a_program_acts_before_nobody_s_hand(void **state)
{
    static const char *const none[] = {NULL};
    shouter own = {.shown = VAKA_NONE - 1};
    guest of = {.own = &own, .start = {.pace = 1}};
    fixture host;

    (void)state;
    open_fixture(&host, none);
    host.host.data = &own;
    host.host.players = players_of;
    of.start.host = &host.host;
    of.start.record = toy_record();
    visit(&of, take_back_and_shout);
    assert_int_equal(of.done, 1);
    assert_int_equal(own.shown, VAKA_SPECTATOR);
    vaka_record_close(of.start.record);
    close_fixture(&host);
}

/* --- sealed answers --------------------------------------------------------------------------- */

static void act_by(vaka_gui *gui, const char *verb)
{
    const vaka_view *view = &gui->play.view;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(vaka_verb_row(view->layout->module, view->legal[i].verb)->name, verb) == 0) {
            vaka_play_act(&gui->play, &view->legal[i]);
            return;
        }
    fail_msg("nobody can %s now", verb);
}

/* Ada and Bela pass; he seals first, and takes it back before she has sat down. */
static bool take_back_sealed(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "curtain") && of->at < 3) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    if (is_on(gui, "play") && gui->play.recap) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
    case 1:
        act_by(gui, "skip");
        return true;
    case 2:
        assert_int_equal(gui->play.view.seat, 1);
        act_by(gui, "seal");
        return true;
    case 3:
        assert_int_equal(gui->play.sitting, 0);
        press_undo(gui);
        return true;
    default:
        assert_true(is_on(gui, "curtain"));
        assert_int_equal(gui->play.sitting, 1);
        of->done++;
        return false;
    }
}

static void undo_at_the_curtain_goes_back_to_the_player_before(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, take_back_sealed, "tests/modules/auction");
    assert_int_equal(of.done, 1);
}

/* --- hands that are quick --------------------------------------------------------------------- */

static void click_again(const vaka_hit *on, uint8_t clicks)
{
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};

    event.button.button = SDL_BUTTON_LEFT;
    event.button.clicks = clicks;
    event.button.x = on->box.x + on->box.w / 2;
    event.button.y = on->box.y + on->box.h / 2;
    SDL_PushEvent(&event);
    event.type = SDL_MOUSEBUTTONUP;
    SDL_PushEvent(&event);
}

/* Ada presses twice where Bela's button is about to be. */
static bool press_twice(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_RETURN, 0);
        return true;
    case 1:
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_ACTION, 0)));
        return true;
    case 2:
    case 3:
        assert_true(is_on(gui, "curtain"));
        click_again(find_label(gui, "I am Bela"), (uint8_t)(of->at - 1));
        return true;
    case 4:
        assert_true(is_on(gui, "curtain"));
        click_again(find_label(gui, "I am Bela"), 1);
        return true;
    default:
        assert_true(is_on(gui, "play"));
        assert_int_equal(gui->play.view.seat, 1);
        of->done++;
        return false;
    }
}

static void a_double_click_goes_through_no_curtain(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, press_twice, "modules/hello");
    assert_int_equal(of.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(after_undo_at_the_curtain_a_program_acts_before_nobody_s_hand),
        cmocka_unit_test(undo_at_the_curtain_goes_back_to_the_player_before),
        cmocka_unit_test(a_double_click_goes_through_no_curtain),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
