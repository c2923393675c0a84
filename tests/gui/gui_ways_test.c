/* gui_ways_test.c - ways into a game and out of it: its map before it begins, its seats, who is
 * asked to go on, and how it is left.
 *
 * SPDX-License-Identifier: MIT */
#define STEPS_MOST 400

#include "gui_guest.h"

#include "gui/lobby/new_parts.h"
#include "gui/ui/form.h"

static const guest usual = {.start = {.width = 1280, .height = 720, .percent = 100}};

/* --- the map ---------------------------------------------------------------------------------- */

static void assert_map(const vaka_gui *gui)
{
    assert_true(is_on(gui, "new"));
    assert_non_null(gui->lobby.preview.record);
    assert_non_null(gui->lobby.preview.picture);
}

/* A new game, out of it again, and to another one. */
static bool choose_twice(guest *of, vaka_gui *gui)
{
    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_map(gui);
        press_key(SDLK_RETURN, 0);
        return true;
    case 2:
        assert_true(is_on(gui, "play"));
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 3:
        assert_true(click_hit(gui, find_label(gui, "Leave for now")));
        return true;
    case 4:
        assert_true(is_on(gui, "start"));
        press_key(SDLK_n, 0);
        return true;
    default:
        assert_map(gui);
        of->done++;
        return false;
    }
}

/* The same with a replay in between. */
static bool choose_after_replay(guest *of, vaka_gui *gui)
{
    if (of->at == 2 && !to_replay(gui))
        return true;
    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        assert_map(gui);
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 2:
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 3:
    case 4:
        if (!is_on(gui, "start"))
            press_key(SDLK_ESCAPE, 0);
        return true;
    case 5:
        assert_true(is_on(gui, "start"));
        press_key(SDLK_n, 0);
        return true;
    default:
        assert_map(gui);
        of->done++;
        return false;
    }
}

static void the_map_of_a_new_game_is_shown_after_another_one(void **state)
{
    guest of = usual;
    scratch at;

    (void)state;
    open_scratch(&at, "en");
    visit(&of, choose_twice);
    keep_bots_game(&at); /* the other one is forgotten: nothing was done in it */
    visit(&of, choose_after_replay);
    assert_int_equal(of.done, 2);
    close_scratch(&at);
}

/* --- seats ------------------------------------------------------------------------------------ */

static void choose_scenario(vaka_gui *gui, const char *id)
{
    for (uint32_t i = 0; i < gui->lobby.scenario_count; i++)
        if (strcmp(gui->lobby.scenarios[i].id, id) == 0) {
            vaka_hit hit = vaka_form_hit(VAKA_NEW_SCENARIO, (int32_t)i);

            vaka_screen_new.press(&gui->lobby, &hit, false);
            return;
        }
    fail_msg("there is no scenario %s", id);
}

static bool look_at_seats(guest *of, vaka_gui *gui)
{
    const vaka_hit *less = find_hit(gui, VAKA_HIT_BUTTON, VAKA_NEW_SEATS_LESS);
    const vaka_hit *more = find_hit(gui, VAKA_HIT_BUTTON, VAKA_NEW_SEATS_MORE);

    switch (of->at++) {
    case 0:
        press_key(SDLK_n, 0);
        return true;
    case 1:
        choose_scenario(gui, "standard");
        vaka_lobby_seats(&gui->lobby, 0);
        return true;
    case 2:
        assert_true(!less && more);
        vaka_lobby_seats(&gui->lobby, gui->lobby.choice.head.seats + 1);
        return true;
    case 3:
        assert_true(less && more);
        vaka_lobby_seats(&gui->lobby, VAKA_MAX_SEATS);
        return true;
    case 4:
        assert_true(less && !more);
        choose_scenario(gui, "solitaire");
        return true;
    default:
        assert_true(!less && !more);
        of->done++;
        return false;
    }
}

/* find_hit finds what can be pressed. */
static void seats_that_cannot_be_had_cannot_be_asked_for(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, look_at_seats, "en");
    assert_int_equal(of.done, 1);
}

/* --- out of it -------------------------------------------------------------------------------- */

static bool leave_lesson(guest *of, vaka_gui *gui)
{
    if (of->at == 0 && !is_on(gui, "play")) {
        press_key(is_on(gui, "learn") ? SDLK_RETURN : SDLK_l, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 1:
        assert_string_equal(gui->ui.menu.title, "This game is not kept");
        assert_null(find_label(gui, "Leave for now"));
        assert_true(click_hit(gui, find_label(gui, "Leave the lesson")));
        return true;
    case 2: /* the list that it was begun from, whose first one Enter begins */
        assert_true(is_on(gui, "learn"));
        press_key(SDLK_RETURN, 0);
        return true;
    case 3:
        assert_true(is_on(gui, "play") && vaka_tutor_on(&gui->play));
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 4:
        assert_true(click_hit(gui, find_label(gui, "Leave the lesson")));
        return true;
    case 5:
        assert_true(is_on(gui, "learn"));
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_true(is_on(gui, "start"));
        of->done++;
        return false;
    }
}

static void a_lesson_that_is_left_is_not_kept_and_leads_back_to_the_list_of_lessons(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, leave_lesson, "en");
    assert_int_equal(of.done, 1);
}

static bool take_least(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    (void)data;
    *out = legal[0];
    return true;
}

static vaka_status against_one(void *data, vaka_record *record, const vaka_player **out,
                               vaka_error *err)
{
    static const vaka_player players[VAKA_MAX_SEATS] = {[1] = {take_least, NULL, NULL}};

    (void)data, (void)record, (void)err;
    *out = players;
    return VAKA_OK;
}

/* To the end, by what is last in the list; there by every way to undo and redo. */
static bool undo_the_end(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    if (!gui->play.over) {
        assert_int_equal(of->at, 0);
        of->count++;
        vaka_play_act(&gui->play, &view->legal[view->legal_count - 1]);
        return true;
    }
    if (of->at == 0) {
        assert_true(vaka_live_can_undo(view->live, 0, NULL));
        assert_null(find_hit(gui, VAKA_HIT_UNDO, 0));
        assert_null(find_hit(gui, VAKA_HIT_REDO, 0));
    } else {
        assert_string_equal(gui->ui.notice, "You may not: the game is over.");
    }
    assert_true(is_on(gui, "play"));
    gui->ui.notice[0] = '\0';
    switch (of->at++) {
    case 0:
        press_key(SDLK_u, 0);
        return true;
    case 1:
        press_key(SDLK_z, KMOD_CTRL);
        return true;
    case 2:
        press_key(SDLK_y, KMOD_CTRL);
        return true;
    default:
        of->done++;
        return false;
    }
}

static void what_is_over_is_not_taken_back_and_nobody_leaves_by_it(void **state)
{
    static const char *const modules[] = {"modules/hello", NULL};
    guest of = {.start = {.width = 1280, .height = 720}};
    fixture host;

    (void)state;
    open_fixture(&host, modules);
    host.host.players = against_one;
    of.start.host = &host.host;
    of.start.record = fixture_record(&host, 0, 1);
    visit(&of, undo_the_end);
    assert_int_equal(of.done, 1);
    assert_true(of.count > 2);
    vaka_record_close(of.start.record);
    close_fixture(&host);
}

/* --- trials ----------------------------------------------------------------------------------- */

static bool try_in_french(guest *of, vaka_gui *gui)
{
    const vaka_gui_host *host = gui->ui.start->host;
    vaka_gui_part parts[VAKA_GUI_ITEMS];
    char name[VAKA_VIEW_NAME];

    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1:
        for (uint32_t i = host->parts(host->data, gui->lobby.choice.module, 0, parts); i > 0; i--)
            if (strncmp(parts[i - 1].file, "cultures/", 9) == 0)
                gui->lobby.part = i - 1;
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
        return true;
    case 2:
        assert_true(is_on(gui, "play"));
        assert_string_equal(vaka_view_seat(&gui->play.view, 0, name), "Joueur 1");
        assert_string_equal(vaka_view_seat(&gui->play.view, 1, name), "Joueur 2");
        press_key(SDLK_ESCAPE, 0);
        return true;
    default:
        assert_string_equal(gui->ui.menu.title, "Cette partie n'est pas gardée");
        assert_non_null(find_label(gui, "Quitter la table"));
        of->done++;
        return false;
    }
}

static void players_of_a_trial_have_the_usual_names(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, try_in_french, "fr");
    assert_int_equal(of.done, 1);
}

/* The part of any mod that stands in a file. */
static void choose_part(vaka_gui *gui, const char *file)
{
    const vaka_gui_host *host = gui->ui.start->host;
    vaka_gui_part parts[VAKA_GUI_ITEMS];

    for (uint32_t mod = 0; mod < gui->lobby.mod_count; mod++)
        for (uint32_t i = host->parts(host->data, gui->lobby.choice.module, mod, parts); i > 0; i--)
            if (strcmp(parts[i - 1].file, file) == 0) {
                gui->lobby.mod = mod;
                gui->lobby.part = i - 1;
                return;
            }
    fail_msg("there is no part %s", file);
}

static bool try_alone(guest *of, vaka_gui *gui)
{
    char name[VAKA_VIEW_NAME];

    switch (of->at++) {
    case 0:
        press_key(SDLK_m, 0);
        return true;
    case 1:
        choose_part(gui, "scenarios/solitaire.lua");
        vaka_lobby_answer(&gui->lobby, VAKA_LOBBY_TRY);
        return true;
    default:
        assert_true(is_on(gui, "play"));
        assert_string_equal(vaka_view_seat(&gui->play.view, 0, name), "Player 1");
        assert_string_equal(vaka_view_seat(&gui->play.view, 1, name), "Samoa");
        of->done++;
        return false;
    }
}

static void in_a_trial_the_seat_of_the_rules_has_the_name_they_give_it(void **state)
{
    guest of = usual;

    (void)state;
    visit_first(&of, try_alone, "en");
    assert_int_equal(of.done, 1);
}

/* --- curtains --------------------------------------------------------------------------------- */

static bool offers_undo(const vaka_gui *gui)
{
    assert_true(is_on(gui, "curtain"));
    return find_label(gui, "Undo: back to the player before") != NULL;
}

static void press_undo(vaka_gui *gui)
{
    assert_true(click_hit(gui, find_label(gui, "Undo: back to the player before")));
}

/* Ada acts, Bela takes it back for her at the curtain; she acts again, and then he sits there. */
static bool take_back(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play") && gui->play.recap) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    switch (of->at++) {
    case 0:
        assert_false(offers_undo(gui));
        press_key(SDLK_RETURN, 0);
        return true;
    case 1:
    case 4:
        assert_int_equal(gui->play.view.seat, 0);
        assert_true(click_hit(gui, find_hit(gui, VAKA_HIT_ACTION, 0)));
        return true;
    case 2:
        assert_true(offers_undo(gui));
        press_undo(gui);
        return true;
    case 3:
        assert_int_equal(gui->play.sitting, 0); /* it was taken back */
        assert_false(offers_undo(gui));
        press_key(SDLK_RETURN, 0);
        return true;
    case 5:
        press_key(SDLK_RETURN, 0);
        return true;
    case 6: /* the last action was not his */
        assert_int_equal(gui->play.view.seat, 1);
        vaka_play_want(&gui->play, VAKA_WANT_SIT, 0);
        return true;
    case 7:
        press_undo(gui);
        return true;
    default:
        assert_int_equal(gui->play.sitting, 1);
        assert_false(offers_undo(gui));
        assert_string_equal(gui->ui.notice, "It can no longer be taken back.");
        of->done++;
        return false;
    }
}

static void the_curtain_takes_back_where_somebody_has_sat(void **state)
{
    guest of = {0};

    (void)state;
    visit_game(&of, take_back, "modules/hello");
    assert_int_equal(of.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_map_of_a_new_game_is_shown_after_another_one),
        cmocka_unit_test(seats_that_cannot_be_had_cannot_be_asked_for),
        cmocka_unit_test(a_lesson_that_is_left_is_not_kept_and_leads_back_to_the_list_of_lessons),
        cmocka_unit_test(what_is_over_is_not_taken_back_and_nobody_leaves_by_it),
        cmocka_unit_test(players_of_a_trial_have_the_usual_names),
        cmocka_unit_test(in_a_trial_the_seat_of_the_rules_has_the_name_they_give_it),
        cmocka_unit_test(the_curtain_takes_back_where_somebody_has_sat),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
