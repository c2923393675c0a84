/* gui_traps_test.c - nothing moves under the pointer, nothing is lost by a careless click, and
 * plans and battles take few presses: in the window, with the great game.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "gui/base/quiet.h"

#include "gui/board/board_view.h"
#include "table/codec.h"

static uint32_t now = 1000; /* the clock of the window */

static uint32_t test_clock(void)
{
    return now;
}

/* --- hands ------------------------------------------------------------------------------------ */

static uint32_t presses; /* with the mouse */

static void press_counted(vaka_gui *gui, const vaka_hit *hit)
{
    press_hit(gui, hit);
    presses++;
}

static void press_zone(vaka_gui *gui, int32_t zone)
{
    vaka_camera_show(&gui->play.board.camera, gui->play.view.layout, zone);
    vaka_spot at = vaka_camera_spot(&gui->play.board.camera, gui->play.view.layout, zone);

    click(gui, (int)at.x, (int)at.y - 4, SDL_BUTTON_LEFT);
    presses++;
}

static const vaka_hit *menu_line(const vaka_gui *gui, const char *text)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ITEM && strcmp(gui->ui.hits[i].label, text) == 0)
            return &gui->ui.hits[i];
    return NULL;
}

static const char *verb_at(const vaka_view *view, int32_t action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[action].verb);

    return verb ? verb->name : "";
}

/* --- moments ---------------------------------------------------------------------------------- */

static bool has_colony(const vaka_view *view)
{
    return view->scene->last.any && view->planned_count == 0 && left_in(view) > 0;
}

static bool fights(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (view->scene->panels[i].middle && view->legal_count > 1 &&
            strcmp(verb_at(view, 0), "lose") == 0)
            return true;
    return false;
}

static bool may_explore(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(verb_at(view, (int32_t)i), "embark") == 0)
            return true;
    return false;
}

static bool reads_event(const vaka_view *view)
{
    return view->scene->prompt.id && strcmp(view->scene->prompt.id, "prompt_event") == 0;
}

/* --- building --------------------------------------------------------------------------------- */

/* The first row of the tray that can be had; VAKA_NONE: none. */
static int32_t open_row(const vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    for (uint32_t i = 0; i < view->scene->tray_count; i++)
        if (view->scene->trays[i].price > 0 && vaka_picks_has_tray(view, &view->scene->trays[i]))
            return (int32_t)i;
    return VAKA_NONE;
}

static int32_t first_target(const vaka_gui *gui)
{
    for (int32_t zone = 0; zone < gui->play.view.layout->zone_count; zone++)
        if (gui->play.board.targets[zone] && vaka_on_board(gui->play.view.layout, zone))
            return zone;
    return VAKA_NONE;
}

/* One thing after the other until all points are spent; then off with one of them, and commit. */
static bool build(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;

    if (!is_on(gui, "play") || !play->asked)
        return of->done == 0;
    if (view->scene->tray_count == 0) {
        of->done++;
        return false;
    }
    of->count = view->planned_count > of->count ? view->planned_count : of->count;
    if (play->picks.verb)
        press_zone(gui, first_target(gui));
    else if (open_row(gui) != VAKA_NONE)
        press_counted(gui, find_hit(gui, VAKA_HIT_TRAY, open_row(gui)));
    else
        press_counted(gui, end_button(gui));
    return true;
}

TEST(a_plan_takes_about_one_click_a_piece)
{
    guest of = usual;

    (void)state;
    presses = 0;
    visit_moment(&of, build, 5, plans);
    assert_true(of.count >= 4);
    print_message("%u presses for %u things and the commit\n", presses, of.count);
    assert_true(presses <= of.count + 3);
}

/* What is planned stands on the map, and a press takes it off. */
static bool plan_and_take_off(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    switch (of->at) {
    case 0:
        if (play->picks.verb)
            press_zone(gui, first_target(gui));
        else if (view->planned_count < 2)
            press_counted(gui, find_hit(gui, VAKA_HIT_TRAY, open_row(gui)));
        of->at = view->planned_count >= 2;
        return true;
    case 1: /* nothing is picked, nor was anything had by the press before: a ghost is meant */
        vaka_picks_clear(&play->picks);
        play->had = 0;
        vaka_play_refresh(play);
        vaka_window_frame(&gui->ui);
        assert_int_equal(play->board.ghost_count, (int32_t)view->planned_count);
        of->count = view->planned_count;
        press_counted(gui, find_hit(gui, VAKA_HIT_GHOST, play->board.ghosts[0].planned));
        of->at++;
        return true;
    case 2:
        assert_int_equal(view->planned_count, of->count - 1);
        press_counted(gui, find_hit(gui, VAKA_HIT_UNPLAN, 0)); /* its number in the row */
        of->at++;
        return true;
    default:
        assert_int_equal(view->planned_count, of->count - 2);
        of->done++;
        return false;
    }
}

TEST(what_is_planned_stands_on_the_map_and_a_click_takes_it_off)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, plan_and_take_off, 5, plans);
}

/* With a place picked first each press in the row builds there. */
static bool build_at_one_place(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->at++ == 0) {
        press_zone(gui, first_target(gui));
        return true;
    }
    assert_false(gui->ui.menu.open);
    assert_int_equal(play->picks.zones, 1);
    if (play->view.planned_count == 2) {
        of->done++;
        return false;
    }
    press_counted(gui, find_hit(gui, VAKA_HIT_TRAY, 0));
    return true;
}

static bool plans_at_several(const vaka_view *view)
{
    return plans(view) && view->scene->purse_count > 0 && view->scene->trays[0].stock > 2 &&
           view->scene->purses[0].left > 2;
}

TEST(at_a_place_that_was_picked_one_thing_after_the_other_is_built)
{
    guest of = usual;

    (void)state;
    presses = 0;
    visit_moment(&of, build_at_one_place, 5, plans_at_several);
    assert_int_equal(presses, 3);
}

/* --- ending ----------------------------------------------------------------------------------- */

/* Its hex is pressed first: nothing is shut. Then the commit does it. */
static bool settle(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    int32_t found = VAKA_NONE;

    if (!is_on(gui, "play"))
        return true;
    switch (of->at++) {
    case 0:
        for (uint32_t i = 0; i < view->legal_count; i++)
            if (view->legal[i].verb == view->scene->last.verb)
                found = view->legal[i].arg[0];
        vaka_play_zone(play, found, false);
        assert_false(play->wanted);
        assert_true(gui->ui.menu.open);
        press_key(SDLK_ESCAPE, 0);
        return true;
    case 1:
        assert_true(open_row(gui) != VAKA_NONE); /* builds are still possible */
        press_counted(gui, end_button(gui));
        return true;
    case 2:
        assert_true(gui->ui.menu.open);
        for (int i = 0; i < gui->ui.hit_count; i++)
            if (strstr(gui->ui.hits[i].label, "become") && !strstr(gui->ui.hits[i].label, "always"))
                found = i;
        of->lines = lines_of(gui);
        press_counted(gui, &gui->ui.hits[found]);
        return true;
    default: {
        uint32_t count;
        const vaka_journal_line *lines = vaka_record_lines(play->record, &count);
        bool settled = false, committed = false;

        for (uint32_t i = of->lines; i < count; i++) {
            settled = settled || (lines[i].seat == 0 && strncmp(lines[i].action, "settle", 6) == 0);
            committed = committed || (settled && strncmp(lines[i].action, "commit", 6) == 0);
        }
        of->done += committed;
        return !committed;
    }
    }
}

TEST(a_landed_colony_becomes_a_village_with_the_commit_and_shuts_nothing_before)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, settle, 5, has_colony);
}

/* The line of the menu with these words. */
static const vaka_hit *line_with(const vaka_gui *gui, const char *words)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strstr(gui->ui.hits[i].label, words))
            return &gui->ui.hits[i];
    return NULL;
}

/* What comes last is agreed to for good, and done at once. */
static bool settle_always(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const char *game = vaka_live_layout(vaka_record_live(play->record))->module->id;
    uint32_t count;

    if (!is_on(gui, "play"))
        return true;
    switch (of->at++) {
    case 0:
        assert_int_equal(vaka_quiet_about(&gui->ui.settings, game, "last_colonies", 9), 0);
        press_counted(gui, end_button(gui));
        return true;
    case 1:
        assert_true(gui->ui.menu.open);
        of->lines = lines_of(gui);
        press_counted(gui, line_with(gui, "; always, without asking"));
        return true;
    default: {
        const vaka_journal_line *lines = vaka_record_lines(play->record, &count);

        assert_false(gui->ui.menu.open);
        if (count < of->lines + 2)
            return true;
        assert_int_equal(strncmp(lines[of->lines].action, "settle", 6), 0);
        assert_true(vaka_quiet_about(&gui->ui.settings, game, "last_colonies", 9) > 0);
        of->done++;
        return false;
    }
    }
}

TEST(a_landed_colony_becomes_a_village_without_asking_once_that_was_said)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, settle_always, 5, has_colony);
}

/* A click right after its meaning has changed does nothing; later it does. */
static bool click_too_soon(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play"))
        return true;
    gui->ui.clock = test_clock;
    switch (of->at) {
    case 0:
        now += 10000;
        assert_string_equal(end_button(gui)->label, "Do not explore");
        press_counted(gui, end_button(gui));
        of->at++;
        return true;
    case 1: /* an unused explorer is asked about */
        assert_true(gui->ui.menu.open);
        assert_string_equal(gui->ui.menu.title, "Your explorer stays at home this turn");
        now += 10000;
        vaka_window_frame(&gui->ui);
        press_counted(gui, menu_line(gui, "Do not explore"));
        of->at++;
        return true;
    case 2:
        if (!play->asked || gui->ui.menu.open || !end_button(gui) || vaka_end_action(play) < 0)
            return true;
        assert_string_not_equal(end_button(gui)->label, "Do not explore");
        of->lines = lines_of(gui);
        now += 399;
        press_counted(gui, end_button(gui));
        of->at++;
        return true;
    case 3:
        assert_int_equal(lines_of(gui), of->lines);
        now += 2;
        press_counted(gui, end_button(gui));
        of->at++;
        return true;
    default:
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        return false;
    }
}

TEST(the_button_that_ends_a_step_rests_when_its_meaning_changes)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, click_too_soon, 5, may_explore);
}

/* --- nothing moves ---------------------------------------------------------------------------- */

typedef struct boxes {
    SDL_Rect board, prompt, end;
    bool any, tray, empty, held;
} boxes;

static int32_t cards_held(const vaka_view *view)
{
    int32_t cards = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++)
        if (view->layout->zones[zone].type == VAKA_ZONE_HAND &&
            view->layout->zones[zone].owner == view->seat)
            cards += view->seen->zones[zone].count;
    return cards;
}

/* What a person would do next without thinking long: the same at every question. */
static void go_on(vaka_play *play, uint32_t number)
{
    vaka_play_act(play, &play->view.legal[number * 7919u % play->view.legal_count]);
}

/* At every question of a long game the bar is where it was, and a new choice never comes to lie
 * where another was pressed. */
static bool stay_put(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    boxes *all = of->own;

    if (!is_on(gui, "play") || !play->asked || play->view.finished)
        return is_on(gui, "play") && !play->view.finished;
    assert_non_null(end_button(gui));
    if (all->any) {
        assert_memory_equal(&all->board, &play->board.box, sizeof all->board);
        assert_memory_equal(&all->prompt, &play->prompt_box, sizeof all->prompt);
        assert_memory_equal(&all->end, &end_button(gui)->box, sizeof all->end);
    }
    all->board = play->board.box;
    all->prompt = play->prompt_box;
    all->end = end_button(gui)->box;
    all->any = true;
    if (find_hit(gui, VAKA_HIT_MORE, 1)) /* only where the tools have given their room already */
        assert_true(find_hit(gui, VAKA_HIT_TOOLS, 0) && !find_hit(gui, VAKA_HIT_CLOSE, 0));
    all->tray = all->tray || play->view.scene->tray_count > 0;
    all->empty = all->empty || cards_held(&play->view) == 0;
    all->held = all->held || cards_held(&play->view) > 0;
    for (int i = 0; play->pressed.what && i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what == VAKA_HIT_ACTION && !hit->b &&
            SDL_HasIntersection(&hit->box, &play->prompt_box) &&
            strcmp(hit->label, play->pressed.label) != 0)
            assert_false(SDL_HasIntersection(&hit->box, &play->pressed.box));
    }
    of->done = of->count > 150 && all->tray && all->empty && all->held;
    if (of->count++ > 700)
        return false;
    for (int i = 0; i < gui->ui.hit_count; i++) /* a choice of the bar, if there is one */
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION && !gui->ui.hits[i].b && of->count % 3 &&
            SDL_HasIntersection(&gui->ui.hits[i].box, &play->prompt_box)) {
            vaka_screen_play.press(play, &gui->ui.hits[i], false);
            return true;
        }
    go_on(play, of->count);
    return true;
}

static bool is_asked(const vaka_view *view)
{
    return view->legal_count > 0;
}

TEST(the_bar_stays_where_it_is_and_no_choice_replaces_another_in_place)
{
    boxes all = {0};
    guest of = usual;

    (void)state;
    of.own = &all;
    visit_moment(&of, stay_put, 9, is_asked);
}

/* --- battle ----------------------------------------------------------------------------------- */

static bool fight(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_hit *sheet = find_hit(gui, VAKA_HIT_MIDDLE, 0);
    int answers = 0, dice = 0;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->at++ == 1) {
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        return false;
    }
    assert_true(vaka_middle_panel(play) >= 0);
    assert_non_null(sheet);
    for (int i = 0; i < gui->ui.hit_count; i++)
        answers += gui->ui.hits[i].what == VAKA_HIT_ACTION &&
                   SDL_HasIntersection(&gui->ui.hits[i].box, &play->board.box);
    for (uint32_t i = 0; i < play->view.scene->element_count; i++)
        dice += play->view.scene->elements[i].type == VAKA_ELEMENT_DIE;
    assert_true(answers > 1);
    assert_int_equal(dice, 1);
    of->lines = lines_of(gui);
    for (int i = gui->ui.hit_count - 1; i >= 0; i--)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION &&
            SDL_HasIntersection(&gui->ui.hits[i].box, &play->board.box)) {
            press_counted(gui, &gui->ui.hits[i]);
            break;
        }
    return true;
}

TEST(a_battle_is_in_the_middle_and_asks_there)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, fight, 5, fights);
}

/* The answers of the sheet in the middle. */
static const vaka_hit *answer(vaka_gui *gui, int number)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION &&
            SDL_HasIntersection(&gui->ui.hits[i].box, &gui->play.board.box) && number-- == 0)
            return &gui->ui.hits[i];
    return NULL;
}

/* One battle after the other, each answer by a press; done: how often another stood there then. */
static bool fight_on(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_hit *before = &play->pressed, *hit;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->count++ > 400 || play->view.finished)
        return false;
    if (vaka_middle_panel(play) < 0) {
        go_on(play, of->count);
        return true;
    }
    assert_kinds_once(gui);
    for (int i = 0; (hit = answer(gui, i)) != NULL; i++) {
        if (before->what != VAKA_HIT_ACTION || strcmp(hit->label, before->label) == 0)
            continue;
        assert_false(SDL_HasIntersection(&hit->box, &before->box));
        of->done++;
    }
    vaka_hit first = *answer(gui, 0);
    vaka_screen_play.press(play, &first, false);
    return true;
}

TEST(in_the_middle_no_answer_comes_to_lie_where_another_was_pressed)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, fight_on, 7, fights);
}

/* Text twice as large leaves the board little room: the sheet lies over the bar, too. */
static bool fight_large(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    int answers = 0;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    assert_true(vaka_middle_panel(play) >= 0);
    assert_true(vaka_middle_over_prompt(play));
    assert_true(play->middle.box.h >= vaka_look_px(play->look, 36)); /* a row of counters */
    assert_non_null(find_label(gui, "Menu"));
    for (int i = 0; i < gui->ui.hit_count; i++)
        answers += gui->ui.hits[i].what == VAKA_HIT_ACTION;
    assert_true(answers > 1);
    of->done++;
    return false;
}

TEST(a_battle_is_in_the_middle_however_large_the_text)
{
    (void)state;
    for (int wide = 800; wide <= 1280; wide += 480) {
        guest of = usual;

        of.start.percent = 200;
        of.start.width = wide;
        of.start.height = wide == 800 ? 600 : 720;
        visit_moment(&of, fight_large, 5, fights);
    }
}

/* The map can be looked at meanwhile. */
static bool lay_aside(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "play"))
        return true;
    switch (of->at++) {
    case 0:
        press_counted(gui, find_hit(gui, VAKA_HIT_MIDDLE, 1));
        return true;
    case 1:
        assert_int_equal(vaka_middle_panel(&gui->play), VAKA_NONE);
        press_counted(gui, find_hit(gui, VAKA_HIT_MIDDLE, 1));
        return true;
    default:
        assert_true(vaka_middle_panel(&gui->play) >= 0);
        of->done++;
        return false;
    }
}

TEST(the_panel_in_the_middle_can_be_laid_aside)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, lay_aside, 5, fights);
}

/* --- reading and keys ------------------------------------------------------------------------- */

static bool read_event(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_hit *card = NULL;
    SDL_Rect large;

    if (!is_on(gui, "play"))
        return true;
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_KIND && gui->ui.hits[i].a == VAKA_NONE &&
            vaka_card_is(&play->board, &gui->ui.hits[i]))
            card = &gui->ui.hits[i];
    assert_non_null(card);
    gui->ui.x = card->box.x + card->box.w / 2;
    gui->ui.y = card->box.y + card->box.h / 2;
    assert_true(vaka_card_box(&play->board, &large));
    vaka_screen_play.press(play, card, false); /* only to be read */
    assert_false(play->wanted);
    assert_string_equal(gui->ui.notice, "");
    of->done++;
    return false;
}

TEST(the_event_that_is_to_be_answered_can_be_read_large)
{
    guest of = usual;

    (void)state;
    of.what = "random_events";
    visit_moment(&of, read_event, 3, reads_event);
}

/* One thing is asked for, and cards could be used at any time: Enter and Space do it. */
static bool has_one_thing(const vaka_view *view)
{
    uint32_t asked = 0;

    for (uint32_t i = 0; i < view->legal_count; i++)
        asked += !vaka_picks_anytime(view, &view->legal[i]);
    return asked == 1 && view->legal_count > 1;
}

static bool press_enter_and_space(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "play") || !gui->play.asked)
        return true;
    if (of->at++ == 0) {
        assert_true(vaka_play_sole(&gui->play) >= 0);
        of->lines = lines_of(gui);
        press_key((SDL_Keycode)of->count, 0);
        return true;
    }
    of->done += lines_of(gui) > of->lines;
    return of->done == 0 && of->at < 20;
}

TEST(enter_and_space_do_the_one_thing_that_is_left)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_SPACE};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        guest of = usual;

        of.count = (uint32_t)keys[i];
        visit_moment(&of, press_enter_and_space, 5, has_one_thing);
    }
}

/* What is asked is a card's affair: the map does not talk of something else. */
static bool point_elsewhere(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play"))
        return true;
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_on_board(play->view.layout, zone) || vaka_play_can(play, zone))
            continue;
        vaka_play_zone(play, zone, false);
        assert_string_equal(gui->ui.notice, "Nothing can be done here now.");
        of->done++;
    }
    return false;
}

static bool passes_with_unveil(const vaka_view *view)
{
    bool unveil = false, placed = false;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        bool any = vaka_picks_anytime(view, &view->legal[i]);

        unveil = unveil || (any && vaka_picks_placed(view, &view->legal[i]));
        placed = placed || (!any && vaka_picks_placed(view, &view->legal[i]));
    }
    return unveil && !placed;
}

TEST(no_why_not_is_told_of_what_nobody_asked_about)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, point_elsewhere, 5, passes_with_unveil);
}

static bool leave_finished(guest *of, vaka_gui *gui)
{
    if (!is_on(gui, "play"))
        return true;
    gui->play.over = true;
    vaka_play_leave(&gui->play);
    assert_null(strstr(gui->ui.menu.title, "go on"));
    of->done++;
    return false;
}

TEST(a_finished_game_is_not_to_be_gone_on_with)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, leave_finished, 5, is_asked);
}

/* What is told of a place stays within the window, however small that is. */
static bool point_at_all(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    SDL_Rect window = {0, 0, gui->look.canvas->w, gui->look.canvas->h}, box, both;

    if (!is_on(gui, "play"))
        return true;
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_on_board(play->view.layout, zone))
            continue;
        play->board.pointed = zone;
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        if (!vaka_place_box(&play->board, &box))
            continue;
        assert_true(SDL_IntersectRect(&box, &window, &both) && SDL_RectEquals(&box, &both));
        of->done++;
    }
    return false;
}

TEST(what_is_told_of_a_place_fits_into_a_small_window)
{
    guest of = usual;

    (void)state;
    of.start.width = 480;
    of.start.height = 360;
    visit_moment(&of, point_at_all, 5, plans);
}

int main(void)
{
    return run_registered("traps", NULL, NULL);
}
