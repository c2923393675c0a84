/* gui_stumbles_test.c - what people who sat down at the great game for the first time stumbled
 * over, in the window.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "table/codec.h"

/* By the settings, as `of->at` goes from 0 to 3; false: all is French now. */
static bool turn_french(guest *of, vaka_gui *gui)
{
    if (of->at >= 3)
        return false;
    if (of->at == 0)
        press_key(SDLK_F10, 0);
    else if (of->at == 1)
        press_hit(gui, find_label(gui, "Français"));
    else
        press_key(SDLK_ESCAPE, 0);
    of->at++;
    return true;
}

/* --- ending movement -------------------------------------------------------------------------- */

/* A colony could be carried, or is at sea, where movement may be ended. */
static bool leaves_colonies(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->ending_count; i++) {
        const char *lost = view->scene->endings[i].lost.id;

        if (lost && (strcmp(lost, "lost_ashore") == 0 || strcmp(lost, "lost_at_sea") == 0))
            return true;
    }
    return false;
}

/* It is asked about; going back does nothing. Told not to ask, it does not. */
static bool end_hastily(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    switch (of->at++) {
    case 0:
        of->lines = lines_of(gui);
        assert_string_equal(end_button(gui)->label, "End movement");
        press_hit(gui, end_button(gui));
        return true;
    case 1:
        assert_true(gui->ui.menu.open);
        assert_true(strstr(gui->ui.menu.title, "colony") || strstr(gui->ui.menu.title, "colonies"));
        press_hit(gui, find_label(gui, "Go back"));
        return true;
    case 2:
        assert_false(gui->ui.menu.open);
        assert_int_equal(lines_of(gui), of->lines);
        assert_true(vaka_end_chosen(play, -121)); /* "…, and do not ask again" */
        assert_true(play->wanted);
        play->wanted = false;
        vaka_play_end(play);
        assert_false(gui->ui.menu.open);
        assert_true(play->wanted);
        of->done++;
        return false;
    default:
        return false;
    }
}

TEST(ending_movement_with_a_colony_left_behind_is_asked_about_until_told_otherwise)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, end_hastily, 5, leaves_colonies);
}

/* --- settings --------------------------------------------------------------------------------- */

static bool is_asked(const vaka_view *view)
{
    return view->legal_count > 0;
}

static int row_y; /* where what the number is about stands */

static void note_row(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    row_y = strcmp(text, "Size of text") == 0 ? box.y + box.h / 2 : row_y;
}

static void assert_in_row(vaka_gui *gui, const vaka_hit *plus)
{
    row_y = 0;
    vaka_fonts_trace(gui->look.fonts, note_row, NULL);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    assert_true(row_y >= plus->box.y && row_y < plus->box.y + plus->box.h);
}

/* The pointer stays where it is: every click makes the text larger, though everything moves. */
static bool enlarge(guest *of, vaka_gui *gui)
{
    const vaka_hit *plus = find_hit(gui, VAKA_HIT_BUTTON, 1); /* of the first number */
    SDL_Point *at = of->own;

    if (of->at == 0) {
        if (is_on(gui, "play"))
            press_key(SDLK_F10, 0);
        of->at = is_on(gui, "settings");
        return true;
    }
    assert_non_null(plus);
    assert_string_equal(plus->label, "+");
    if (of->at == 1)
        *at = (SDL_Point){plus->box.x + plus->box.w / 2, plus->box.y + plus->box.h / 2};
    assert_int_equal(gui->look.percent, 100 + 10 * ((int)of->at - 1));
    assert_true(SDL_PointInRect(at, &plus->box));
    assert_in_row(gui, plus);
    if (of->at++ < 6) {
        click(gui, at->x, at->y, SDL_BUTTON_LEFT);
        return true;
    }
    gui->ui.x = gui->ui.y = 1; /* gone: the button is in its row again, and larger */
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    plus = find_hit(gui, VAKA_HIT_BUTTON, 1);
    assert_false(SDL_PointInRect(at, &plus->box));
    of->done++;
    return false;
}

TEST(a_number_is_changed_by_clicking_again_and_again_at_one_place)
{
    guest of = usual;
    SDL_Point at = {0};

    (void)state;
    of.own = &at;
    visit_moment(&of, enlarge, 5, is_asked);
}

/* Beside the menu of all tools those that are used most stay, also in a language with longer words.
 */
static bool use_french_tools(guest *of, vaka_gui *gui)
{
    bool undo = false;

    if (turn_french(of, gui))
        return true;
    assert_true(is_on(gui, "play"));
    for (int i = 0; i < gui->ui.hit_count; i++) /* nothing was done yet: it is off */
        undo = undo || strcmp(gui->ui.hits[i].label, "Annuler") == 0;
    assert_true(undo);
    assert_non_null(find_hit(gui, VAKA_HIT_WHY, 0));
    assert_non_null(find_hit(gui, VAKA_HIT_TOOLS, 0));
    of->done++;
    return false;
}

TEST(undo_and_why_not_stand_beside_the_menu_in_french)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, use_french_tools, 5, is_asked);
}

/* --- words ------------------------------------------------------------------------------------ */

static bool is_verb(const vaka_view *view, uint32_t action, const char *name)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[action].verb);

    return verb && strcmp(verb->name, name) == 0;
}

static bool may_explore(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_verb(view, i, "embark"))
            return true;
    return false;
}

/* Typed they are words of the terminal. */
static bool read_help(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    char text[VAKA_SENTENCE];

    if (!is_on(gui, "play"))
        return true;
    for (uint32_t i = 0; i < view->scene->element_count; i++) {
        if (view->scene->elements[i].type != VAKA_ELEMENT_NOTE)
            continue;
        vaka_note_words(&gui->play, &view->scene->elements[i], text);
        assert_null(strstr(text, "(embark)"));
        assert_null(strstr(text, "(discover)"));
        of->done += strstr(text, "edge of the unknown") != NULL;
    }
    return false;
}

TEST(help_about_a_step_names_no_words_to_be_typed)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, read_help, 5, may_explore);
}

/* "à le" is "au": no place is called by a name with that article. */
static bool read_places(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    char name[VAKA_VIEW_NAME], text[VAKA_SENTENCE];

    if (turn_french(of, gui))
        return true;
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        vaka_view_zone(view, zone, name);
        assert_int_not_equal(strncmp(name, "le ", 3), 0);
        assert_int_not_equal(strncmp(name, "les ", 4), 0);
        of->done += strncmp(name, "l'hex à deux pas ", 17) == 0;
    }
    for (uint32_t i = 0; i < view->legal_count; i++) {
        vaka_view_action(view, &view->legal[i], text);
        assert_null(strstr(text, " à le "));
        assert_null(strstr(text, " de le "));
    }
    return false;
}

TEST(no_place_has_an_article_in_french_that_melts_with_what_comes_before)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, read_places, 5, may_explore);
}

/* --- why not ---------------------------------------------------------------------------------- */

static const vaka_action *find_verb(const vaka_view *view, const char *verb, uint32_t *count)
{
    const vaka_action *found = NULL;

    *count = 0;
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (is_verb(view, i, verb)) {
            found = found ? found : &view->legal[i];
            ++*count;
        }
    return found;
}

/* A fleet may sail on, or take more canoes where it lies. */
static bool sails_or_grows(const vaka_view *view)
{
    uint32_t muster, sail;

    find_verb(view, "muster", &muster);
    find_verb(view, "sail", &sail);
    return muster > 0 && sail > 1;
}

/* Where it cannot go it is told of its way, not of canoes that would have to be there. */
static bool point_far(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_view *view = &play->view;
    char told[VAKA_NOTICE];
    vaka_refusal why = {0};
    uint32_t count;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    vaka_action sail = *find_verb(view, "sail", &count);
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!vaka_on_board(view->layout, zone) || vaka_play_can(play, zone))
            continue;
        gui->ui.notice[0] = '\0';
        vaka_play_zone(play, zone, false);
        if (play->wanted || !gui->ui.notice[0]) { /* the way there is known */
            play->wanted = false;
            continue;
        }
        snprintf(told, sizeof told, "%s", gui->ui.notice);
        sail.arg[0] = (int16_t)zone;
        assert_int_equal(vaka_live_check(view->live, &sail, &why), VAKA_ERR_ILLEGAL);
        vaka_notice_refusal(&gui->ui, view, &why);
        assert_string_equal(told, gui->ui.notice);
        of->done++;
    }
    return false;
}

TEST(why_not_is_told_of_what_most_places_are_lit_for)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, point_far, 5, sails_or_grows);
}

/* --- lessons ---------------------------------------------------------------------------------- */

/* At every step a lit place can be pressed, and where it only points a press tells what to do. */
static void press_point(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_gui_step *step = vaka_tutor_step(play);
    int32_t at = vaka_tutor_place(play, step);

    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++)
        assert_true(!play->board.targets[zone] || vaka_play_can(play, zone));
    if (at == VAKA_NONE || !play->asked || vaka_play_can(play, at))
        return;
    vaka_play_zone(play, at, false);
    assert_false(play->wanted);
    assert_non_null(strstr(gui->ui.notice, step->action_count ? "The lesson waits for"
                                                              : "This step is only to be read"));
    gui->ui.notice[0] = '\0';
    of->done++;
}

static bool walk_lesson(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "start")) {
        press_key(SDLK_l, 0);
        return of->count == 0;
    }
    if (is_on(gui, "learn")) {
        press_key(SDLK_RETURN, 0);
        return true;
    }
    of->count = SDL_max(gui->play.tutor.at, of->count);
    if (gui->ui.menu.open || gui->play.tutor.steps[gui->play.tutor.at].action_count == 0)
        press_key(SDLK_RETURN, 0);
    else
        press_key(SDLK_a, 0);
    return true;
}

static bool take_lesson(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play") && (gui->play.tutor.at > of->count || of->count == 0))
        press_point(of, gui);
    return walk_lesson(of, gui);
}

TEST(a_press_where_a_lesson_only_points_says_what_it_waits_for)
{
    guest of = {0};

    (void)state;
    visit_first(&of, take_lesson, "en");
    assert_true(of.done > 0);
}

static void save_shot(const vaka_gui *gui, const char *name, uint32_t number)
{
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    if (!folder)
        return;
    snprintf(path, sizeof path, "%s/%s%u.bmp", folder, name, number);
    SDL_SaveBMP(gui->look.canvas, path);
}

/* Is there a panel for the middle? Then it lies there, below the text of the lesson. */
static void see_middle(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    const vaka_scene *scene = play->view.scene;
    bool any = false;

    for (uint32_t i = 0; i < scene->panel_count; i++)
        any = any || (scene->panels[i].middle && scene->panels[i].count > 0);
    if (!any)
        return;
    assert_true(vaka_middle_panel(play) >= 0);
    assert_true(play->tutor.scroll.box.h > 0);
    assert_false(SDL_HasIntersection(&play->tutor.scroll.box, &play->middle.box));
    save_shot(gui, "lesson", 10 * (uint32_t)of->start.width + of->done);
    of->done++;
}

static bool fight_in_lesson(guest *of, vaka_gui *gui)
{
    if (is_on(gui, "play") && !gui->ui.menu.open && vaka_tutor_on(&gui->play) && gui->play.asked)
        see_middle(of, gui);
    return walk_lesson(of, gui);
}

TEST(the_battle_of_a_lesson_is_fought_in_the_middle_below_its_text)
{
    static const int sizes[][3] = {{1280, 720, 100}, {1024, 768, 100}, {1920, 1080, 200}};

    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        guest of = {.start = {.width = sizes[i][0], .height = sizes[i][1], .percent = sizes[i][2]}};

        visit_first(&of, fight_in_lesson, "en");
        assert_true(of.done > 3);
    }
}

/* Also where nothing can be pressed. */
static bool reads(const vaka_gui *gui, const char *label)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (strcmp(gui->ui.hits[i].label, label) == 0)
            return true;
    return false;
}

/* Who only reads while somebody else is to move is not told that it is his move. */
static bool read_turns(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;

    if (is_on(gui, "play") && vaka_tutor_on(&gui->play) && gui->play.asked &&
        !(view->must & VAKA_SEAT(0))) {
        assert_false(reads(gui, "Your move"));
        of->done += reads(gui, "Not your turn");
    }
    return walk_lesson(of, gui);
}

TEST(a_lesson_says_whose_move_it_is_while_one_reads)
{
    guest of = {0};

    (void)state;
    visit_first(&of, read_turns, "en");
    assert_true(of.done > 0);
}

/* The pointer has pressed "Next" somewhere: what is said at the end stands beside no button. */
static bool end_lesson(guest *of, vaka_gui *gui)
{
    gui->ui.x = gui->ui.look->canvas->w / 2;
    gui->ui.y = gui->ui.look->canvas->h / 2;
    if (is_on(gui, "start") && of->count > 0) {
        assert_non_null(strstr(gui->ui.notice, "That was the lesson."));
        for (int i = 0; i < gui->ui.hit_count; i++)
            assert_false(SDL_HasIntersection(&gui->ui.hits[i].box, &gui->ui.notice_box));
        save_shot(gui, "learnt", 0);
        of->done++;
    }
    return walk_lesson(of, gui);
}

TEST(the_end_of_a_lesson_is_told_beside_the_buttons_of_the_next_screen)
{
    guest of = {0};

    (void)state;
    visit_first(&of, end_lesson, "en");
    assert_true(of.done > 0);
}

/* --- battle ----------------------------------------------------------------------------------- */

static bool fights(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (view->scene->panels[i].middle && view->legal_count > 1 && is_verb(view, 0, "lose"))
            return true;
    return false;
}

/* Those who are asked for a piece see all of it, and the other side, without scrolling. */
static bool see_both_rows(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    if (of->own && turn_french(of, gui))
        return true;
    if (folder) {
        snprintf(path, sizeof path, "%s/battle%d.bmp", folder, of->own != NULL);
        SDL_SaveBMP(gui->look.canvas, path);
    }
    assert_true(vaka_middle_panel(play) >= 0);
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];
        SDL_Rect seen;

        if (hit->what != VAKA_HIT_KIND || hit->scroll != &play->middle || hit->box.y > 290)
            continue;
        assert_true(SDL_IntersectRect(&hit->box, &hit->clip, &seen));
        assert_memory_equal(&seen, &hit->box, sizeof seen);
        of->count++;
    }
    assert_true(of->count >= 2);
    of->done++;
    return false;
}

/* A moment of a battle in a small window with large letters. */
static void visit_battle(guest_part *part, moment *wanted, bool french)
{
    guest of = usual;

    of.own = french ? &of : NULL;
    of.start.percent = 200;
    of.start.width = 800;
    of.start.height = 600;
    visit_moment(&of, part, 5, wanted);
}

TEST(both_rows_of_a_battle_are_whole_in_large_letters)
{
    (void)state;
    visit_battle(see_both_rows, fights, false);
    visit_battle(see_both_rows, fights, true);
}

static bool rolls(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (view->scene->panels[i].middle)
            return view->legal_count > 0 && is_verb(view, 0, "roll");
    return false;
}

static bool may_pass_long(const vaka_view *view)
{
    bool middle = false, here = false;

    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        middle = middle || view->scene->panels[i].middle;
    for (uint32_t i = 0; i < view->legal_count; i++)
        here = here || is_verb(view, i, "pass-here");
    return middle && here;
}

static void keep_shot(const vaka_gui *gui, const char *name)
{
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    if (!folder)
        return;
    snprintf(path, sizeof path, "%s/%s_%dx%d.bmp", folder, name, gui->look.canvas->w,
             gui->look.canvas->h);
    SDL_SaveBMP(gui->look.canvas, path);
}

/* Every answer lies in the sheet, whatever was pressed before; and what they needed is free again
 * for both sides when fewer are there. */
static bool pass_in_french(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (turn_french(of, gui))
        return true;
    if (!is_on(gui, "play") || !play->asked)
        return true;
    const vaka_hit *sheet = find_hit(gui, VAKA_HIT_MIDDLE, 0);
    assert_non_null(sheet);
    SDL_Rect room = sheet->box;
    if (of->at++ == 3) {
        play->pressed = (vaka_hit){.what = VAKA_HIT_ACTION, .box = play->prompt_box, .label = "…"};
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        keep_shot(gui, "pass");
        for (int i = 0; i < gui->ui.hit_count; i++) {
            const vaka_hit *hit = &gui->ui.hits[i];

            if (hit->what != VAKA_HIT_ACTION)
                continue;
            assert_true(hit->box.y >= room.y && hit->box.y + hit->box.h <= room.y + room.h);
            of->count++;
        }
        assert_true(of->count >= 3);
        press_hit(gui, find_label(gui, "Passer"));
        return true;
    }
    if (!rolls(&play->view))
        return true;
    keep_shot(gui, "passed"); /* a row of counters, and two lines of what they are */
    assert_true(play->middle.box.h >= vaka_look_px(play->look, 36 + 2 * 18));
    of->done++;
    return false;
}

TEST(many_answers_stay_in_the_sheet_and_give_their_room_back)
{
    (void)state;
    visit_battle(pass_in_french, may_pass_long, true);
}

/* Somewhere on the sheet where nothing is. */
static SDL_Point find_blank(vaka_gui *gui)
{
    SDL_Rect box = gui->play.middle.box;

    for (int y = box.y + box.h - 1; y > box.y; y--)
        for (int x = box.x; x < box.x + box.w; x++) {
            const vaka_hit *hit = vaka_widget_at(&gui->ui, x, y);

            if (hit && hit->what == VAKA_HIT_MIDDLE && !hit->a)
                return (SDL_Point){x, y};
        }
    fail_msg("there is no blank place");
    return (SDL_Point){0};
}

static bool press_blank(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    SDL_Point at = find_blank(gui);
    switch (of->at++) {
    case 0:
        of->lines = lines_of(gui);
        play->pressed.what = VAKA_HIT_ACTION;
        click(gui, at.x, at.y, SDL_BUTTON_LEFT);
        return true;
    case 1:
        assert_int_equal(gui->ui.focus.what, VAKA_HIT_NONE);
        assert_int_equal(play->pressed.what, VAKA_HIT_ACTION); /* answers stay beside that */
        assert_int_equal(lines_of(gui), of->lines);
        press_key(SDLK_RETURN, 0);
        return true;
    default:
        assert_true(lines_of(gui) > of->lines);
        of->done++;
        return false;
    }
}

TEST(a_press_on_blank_paper_leaves_the_keyboard_alone)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, press_blank, 5, rolls);
}

/* From roll to roll all of it is in sight, down to the last line of its table. */
static bool roll_on(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (vaka_middle_panel(play) < 0)
        return false;
    if (rolls(&play->view)) {
        keep_shot(gui, of->at ? "again" : "roll");
        assert_true(play->middle.high <= play->middle.box.h);
        of->count += of->at++ > 0;
        of->done++;
    }
    for (int i = gui->ui.hit_count - 1; i >= 0; i--)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION) { /* drawn last: in the sheet */
            press_hit(gui, &gui->ui.hits[i]);
            return true;
        }
    return true;
}

TEST(the_table_of_a_battle_is_whole_down_to_its_last_line)
{
    (void)state;
    for (int wide = 800; wide <= 1280; wide += 480) {
        guest of = usual;

        of.start.width = wide;
        of.start.height = wide == 800 ? 600 : 720;
        for (uint64_t seed = 7; seed < 11; seed++)
            visit_moment(&of, roll_on, seed, rolls);
        assert_true(of.count > 1); /* after other answers, too */
    }
}

/* --- what can be had -------------------------------------------------------------------------- */

static bool plans_nothing_yet(const vaka_view *view)
{
    return view->scene->tray_count > 0 && view->planned_count == 0;
}

static void point_to(vaka_gui *gui, const vaka_hit *hit)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};

    event.motion.x = hit->box.x + hit->box.w / 2;
    event.motion.y = hit->box.y + hit->box.h / 2;
    vaka_input_obey(&gui->ui, &event);
    vaka_window_frame(&gui->ui);
}

/* Each row is pointed at: what is told of it leaves all buttons free. */
static bool point_along(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    for (int32_t row = 0; row < (int32_t)play->view.scene->tray_count; row++) {
        play->told_box = (SDL_Rect){0};
        point_to(gui, find_hit(gui, VAKA_HIT_TRAY, row));
        assert_true(play->told_box.w > 0);
        if (row == 0)
            keep_shot(gui, "tip");
        for (int i = 0; i < gui->ui.hit_count; i++)
            assert_true(gui->ui.hits[i].what == VAKA_HIT_BOARD ||
                        !SDL_HasIntersection(&gui->ui.hits[i].box, &play->told_box));
        of->done++;
    }
    return false;
}

TEST(what_is_told_of_something_to_be_had_covers_no_button)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        guest of = usual;

        of.start.width = i % 2 ? 800 : 1280;
        of.start.height = i % 2 ? 600 : 720;
        of.start.percent = i < 2 ? 100 : 200;
        visit_moment(&of, point_along, 5, plans_nothing_yet);
    }
}

/* --- the log ---------------------------------------------------------------------------------- */

static bool is_late(const vaka_view *view)
{
    return vaka_turn(view->seen) >= 7 && view->scene->tray_count > 0;
}

static int log_high(vaka_gui *gui)
{
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    return gui->play.log.high;
}

/* That steps begin and end is left out unless it is searched for; a way is one sentence. */
static bool read_log(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    int ways = 0;

    if (!is_on(gui, "play"))
        return true;
    int usual_high = log_high(gui);
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const char *label = gui->ui.hits[i].label;
        const char *first = gui->ui.hits[i].what == VAKA_HIT_LOG ? strstr(label, "sails from") : "";

        ways += first && *first && strstr(first, ", lands at");
    }
    assert_true(ways > 0);
    vaka_layout *layout = (vaka_layout *)(uintptr_t)play->view.layout;
    int32_t routines = layout->routine_count;
    layout->routine_count = 0;
    assert_true(log_high(gui) > usual_high);
    layout->routine_count = routines;
    snprintf(play->search, sizeof play->search, "ends movement");
    assert_true(log_high(gui) > 0);
    of->done++;
    return false;
}

TEST(the_log_leaves_out_that_steps_begin_and_end_and_tells_a_way_in_one_sentence)
{
    guest of = usual;

    (void)state;
    of.start.height = 2000; /* much of it is in sight */
    visit_moment(&of, read_log, 5, is_late);
}

int main(void)
{
    return run_registered("stumbles", NULL, NULL);
}
