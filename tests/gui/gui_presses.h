/* gui_presses.h - a real game in the window, and a hand that presses one thing after the other.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_PRESSES_H
#define GUI_PRESSES_H

/* Scripts and the window both call something of their own a spot. */
#define vaka_spot vaka_spot_of_text
#include "cli/base/mod_choice.h"
#undef vaka_spot

#include "gui_help.h"

#include "registered.h"
#include "table/codec.h"

#define STEPS_MOST 400 /* of the robot, before it is stuck */

/* Something that a hand does. 'p': a place, 'b': a button by its verb, 't': an item, 'k': a key,
 * 'd': a drag to a place, 'c': the same, but not let go, 'a': one fewer goes along, 'm': a place
 * is pointed at, 'r': a row is picked; 'g': what was planned last, on the board; 'h': a place, and
 * Escape right behind it, the last of a list; 'l': a line of a menu; 'q': nothing, but something is
 * seen (see_what). */
typedef struct press {
    char what;
    const char *name;
    SDL_Keycode key;
} press;

typedef struct hand { /* presses one after the other, each when the window waits */
    const press *list;
    int at, steps, presses;
    bool stops;
} hand;

typedef struct table {
    vaka_plugins plugins;
    vaka_mod_choice mod_choice;
    vaka_gui_host host;
    vaka_player players[VAKA_MAX_SEATS];
    vaka_record *record;
} table;

/* Seat 1 does as little as it can. */
static inline bool do_little(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    static const char *const least[] = {"stay", "done", "commit", "pass-turn", "return"};
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);

    (void)data;
    *out = legal[0];
    for (size_t n = 0; n < sizeof least / sizeof *least; n++)
        for (uint32_t i = 0; i < count; i++)
            if (strcmp(vaka_verb_row(vaka_live_layout(live)->module, legal[i].verb)->name,
                       least[n]) == 0) {
                *out = legal[i];
                return true;
            }
    return count > 0;
}

static inline vaka_status give_players(void *data, vaka_record *record, const vaka_player **out,
                                       vaka_error *err)
{
    table *at = data;

    (void)record, (void)err;
    at->players[1].choose = do_little;
    *out = at->players;
    return VAKA_OK;
}

/* What seat 0 does, and between that what the other does. */
static inline void play(table *at, const char *const *texts)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    vaka_refusal why = {0};
    vaka_action action;

    for (; *texts; texts++) {
        while (!(vaka_live_must(live) & VAKA_SEAT(0))) {
            do_little(NULL, live, 1, &action);
            assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
        }
        if (vaka_action_read(vaka_live_layout(live), 0, *texts, &action, &err) ||
            vaka_record_apply(at->record, &action, &why, &err))
            fail_msg("%s: %s %s", *texts, err.text, why.id ? why.id : "");
    }
    while (!(vaka_live_must(live) & VAKA_SEAT(0))) {
        do_little(NULL, live, 1, &action);
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

static inline void queue(table *at, const char *chance)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    vaka_chance_result result;
    vaka_error err = {0};

    if (vaka_chance_read(layout, chance, &result, &err) ||
        vaka_record_queue(at->record, result, &err))
        fail_msg("%s", err.text);
}

/* Draws so many ocean markers of one knot next. */
static inline void queue_ocean(table *at, int many)
{
    for (int i = 0; i < many; i++)
        queue(at, "draw cup ocean-1");
}

static inline int open_table(void **state)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7), .name = {"Ada", "Bela"}};
    vaka_error err = {0};
    vaka_setup setup;

    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    setenv("XDG_CONFIG_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    vaka_plugins_scan(&at->plugins, NULL);
    vaka_mod_choice_init(&at->mod_choice);
    vaka_mod_choice_serve(&at->mod_choice, &at->plugins);
    const vaka_module *module = vaka_plugins_find(&at->plugins, "conquest", &err);
    assert_non_null(module);
    snprintf(head.player[0], sizeof head.player[0], "human");
    snprintf(head.player[1], sizeof head.player[1], "bot:random");
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &err))
        fail_msg("%s", err.text);
    at->host = (vaka_gui_host){.data = at, .plugins = &at->plugins, .players = give_players};
    *state = at;
    return 0;
}

static inline int close_table(void **state)
{
    table *at = *state;

    vaka_record_close(at->record);
    vaka_mod_choice_done(&at->mod_choice);
    vaka_plugins_done(&at->plugins);
    free(at);
    return 0;
}

#define TABLE_TEST(name) TEST_WITH(name, open_table, close_table)

static inline void push_quit(void)
{
    SDL_Event event = {.type = SDL_QUIT};

    SDL_PushEvent(&event);
}

static inline bool press_place(vaka_gui *gui, const char *name)
{
    const vaka_layout *layout = gui->play.view.layout;
    int32_t zone = vaka_zone_read(layout, name);

    assert_true(zone >= 0);
    vaka_camera_show(&gui->play.board.camera, layout, zone);
    vaka_window_frame(&gui->ui);
    vaka_spot spot = vaka_camera_spot(&gui->play.board.camera, layout, zone);
    click(gui, (int)spot.x, (int)spot.y, SDL_BUTTON_LEFT);
    return true;
}

static inline void point_at(int x, int y, uint32_t buttons)
{
    SDL_Event moved = {.type = SDL_MOUSEMOTION};

    moved.motion.state = buttons;
    moved.motion.x = x;
    moved.motion.y = y;
    SDL_PushEvent(&moved);
}

/* From Tonga to a place, with the button held down, and let go there. */
static inline bool drag_to(vaka_gui *gui, const char *name, bool let_go)
{
    const vaka_layout *layout = gui->play.view.layout;
    const vaka_camera *camera = &gui->play.board.camera;
    vaka_spot from = vaka_camera_spot(camera, layout, vaka_zone_read(layout, "tonga"));
    vaka_spot to = vaka_camera_spot(camera, layout, vaka_zone_read(layout, name));
    SDL_Event event = {.type = SDL_MOUSEBUTTONDOWN};

    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = (int)from.x;
    event.button.y = (int)from.y;
    SDL_PushEvent(&event);
    for (int i = 1; i <= 8; i++)
        point_at((int)(from.x + (to.x - from.x) * (float)i / 8),
                 (int)(from.y + (to.y - from.y) * (float)i / 8), SDL_BUTTON_LMASK);
    if (!let_go)
        return true;
    event.type = SDL_MOUSEBUTTONUP;
    event.button.x = (int)to.x;
    event.button.y = (int)to.y;
    SDL_PushEvent(&event);
    return true;
}

static inline const vaka_hit *find_button(const vaka_gui *gui, const char *verb)
{
    const vaka_view *view = &gui->play.view;

    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        if (hit->what == VAKA_HIT_ACTION && !hit->off && hit->a < (int32_t)view->legal_count &&
            strcmp(vaka_verb_row(view->layout->module, view->legal[hit->a].verb)->name, verb) == 0)
            return hit;
    }
    return NULL;
}

static inline bool press_button(vaka_gui *gui, const char *verb)
{
    const vaka_hit *hit = find_button(gui, verb);

    return hit && click_hit(gui, hit);
}

/* Where a button has no room there is a menu: one press more, and then its line. */
static inline bool opens_menu(vaka_gui *gui)
{
    const vaka_hit *more = find_label(gui, "More…");

    return more && click_hit(gui, more);
}

static inline bool press_line(vaka_gui *gui, const char *verb)
{
    for (int i = 0; gui->ui.menu.open && i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ITEM &&
            strncasecmp(gui->ui.hits[i].label, verb, strlen(verb)) == 0)
            return click_hit(gui, &gui->ui.hits[i]);
    return false;
}

/* Brings it into sight first, where it lies in an area that is scrolled: that is no press. */
static inline bool press_in_sight(vaka_gui *gui, int what, int32_t number)
{
    const vaka_hit *hit = find_hit(gui, what, number);

    for (int i = 0; hit && hit->scroll && i < 60; i++) {
        SDL_Rect room = hit->scroll->box;

        if (hit->box.y >= room.y && hit->box.y + hit->box.h <= room.y + room.h)
            break;
        vaka_scroll_by(&gui->ui, hit->scroll, hit->box.y < room.y ? -40 : 40);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        hit = find_hit(gui, what, number);
    }
    return click_hit(gui, hit);
}

static inline bool builds(const vaka_view *view, const vaka_action *action, const char *kind)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    return verb && strcmp(verb->name, "build") == 0 &&
           strcmp(view->layout->kinds[action->arg[0]].id, kind) == 0;
}

/* A row of what can be had, or a button of the panel. */
static inline bool press_item(vaka_gui *gui, const char *kind)
{
    const vaka_view *view = &gui->play.view;

    for (uint32_t i = 0; i < view->scene->tray_count; i++)
        if (view->scene->trays[i].kind >= 0 &&
            strcmp(view->layout->kinds[view->scene->trays[i].kind].id, kind) == 0)
            return press_in_sight(gui, VAKA_HIT_TRAY, (int32_t)i);
    for (uint32_t i = 0; i < view->scene->element_count; i++)
        if (view->scene->elements[i].type == VAKA_ELEMENT_BUTTON &&
            builds(view, &view->scene->elements[i].action, kind))
            return press_in_sight(gui, VAKA_HIT_PANEL, (int32_t)i);
    return false;
}

/* One of a sort less goes along. */
static inline bool press_along(vaka_gui *gui, const char *kind)
{
    const vaka_outlook *outlook = &gui->play.outlook;

    for (uint32_t i = 0; i < outlook->sorts; i++)
        if (strcmp(gui->play.view.layout->kinds[outlook->sort[i].kind].id, kind) == 0)
            return press_in_sight(gui, VAKA_HIT_ALONG, (int32_t)i);
    return false;
}

/* Is something drawn over the picture of the board there? */
static inline bool is_covered(const vaka_gui *gui, int x, int y)
{
    const vaka_camera *camera = &gui->play.board.camera;
    const SDL_Surface *on = gui->look.canvas, *board = camera->cache;
    int differ = 0;

    assert_true(board && on->format->BytesPerPixel == 4 && board->format->BytesPerPixel == 4);
    for (int dy = -3; dy <= 3; dy++)
        for (int dx = -3; dx <= 3; dx++) {
            const uint8_t *seen = (const uint8_t *)on->pixels + (y + dy) * on->pitch;
            const uint8_t *bare =
                (const uint8_t *)board->pixels + (y + dy - camera->box.y) * board->pitch;

            differ += memcmp(seen + (x + dx) * 4, bare + (x + dx - camera->box.x) * 4, 3) != 0;
        }
    return differ > 30;
}

/* A line of a menu that says so. */
static inline bool press_said(vaka_gui *gui, const char *words)
{
    for (int i = 0; gui->ui.menu.open && i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ITEM && strstr(gui->ui.hits[i].label, words))
            return click_hit(gui, &gui->ui.hits[i]);
    return false;
}

/* The small map lies at the lower right: what is told of a row stays near it, beside the map. */
static inline void see_tips(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    vaka_board *board = &play->board;
    vaka_spot at = vaka_camera_spot(&board->camera, play->view.layout,
                                    vaka_zone_read(play->view.layout, "tonga"));
    int over = 0;

    vaka_camera_zoom(&board->camera, 3, (int)at.x, (int)at.y);
    board->map = true;
    board->map_corner = 2;
    board->map_of = (SDL_Point){gui->look.canvas->w, gui->look.canvas->h};
    for (int32_t row = 0; row < (int32_t)play->view.scene->tray_count; row++) {
        const vaka_hit *hit = find_hit(gui, VAKA_HIT_TRAY, row);
        SDL_Event moved = {.type = SDL_MOUSEMOTION};

        assert_non_null(hit);
        moved.motion.x = hit->box.x + hit->box.w / 2;
        moved.motion.y = hit->box.y + hit->box.h / 2;
        vaka_input_obey(&gui->ui, &moved);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        assert_non_null(find_hit(gui, VAKA_HIT_MINIMAP, 0));
        assert_true(play->told_box.y > board->box.y + board->box.h / 2);
        assert_true(play->said_box.w > 0); /* what is expected is still to be read */
        assert_false(SDL_HasIntersection(&play->told_box, &play->said_box));
        if (SDL_HasIntersection(&play->told_box, &board->box)) {
            SDL_Rect parts[VAKA_SCREEN_PARTS];

            board->pointed = vaka_zone_read(play->view.layout, "tonga"); /* it is lit */
            assert_int_equal(vaka_play_motion.retouch(play, parts), 0);  /* not painted alone */
            over++;
        }
        assert_false(
            SDL_HasIntersection(&play->told_box, &find_hit(gui, VAKA_HIT_MINIMAP, 0)->box));
    }
    assert_true(over > 0);
}

/* "Warrior Band: 1 of 3" stands beside the board. */
static inline void see_going(vaka_gui *gui, const char *label)
{
    vaka_window_frame(&gui->ui);
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ALONG && strcmp(gui->ui.hits[i].label, label) == 0)
            return;
    fail_msg("nothing says %s", label);
}

/* One of the great moments that came together is told by this sentence of the game. */
static inline void see_moment(vaka_gui *gui, const char *id)
{
    const vaka_module *module = gui->play.view.layout->module;

    for (uint32_t i = 0; i < gui->play.moments.count; i++)
        if (strcmp(module->events[gui->play.moments.at[i].id].id, id) == 0)
            return;
    fail_msg("no moment: %s", id);
}

/* The pointer is on a row that cannot be had: it is said why, and not beside that again. */
static inline void see_told_once(vaka_gui *gui)
{
    const vaka_play *play = &gui->play;
    SDL_Event moved = {.type = SDL_MOUSEMOTION};

    moved.motion.x = gui->ui.x + 1;
    moved.motion.y = gui->ui.y;
    vaka_input_obey(&gui->ui, &moved);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    const vaka_hit *hit = vaka_widget_at(&gui->ui, gui->ui.x, gui->ui.y);
    assert_true(hit && hit->what == VAKA_HIT_TRAY);
    assert_non_null(strstr(gui->ui.notice, "(rule "));
    assert_int_equal(play->told_box.w, 0);
    assert_false(SDL_HasIntersection(&gui->ui.notice_box, &play->tray_box));
    assert_false(SDL_HasIntersection(&gui->ui.notice_box, &play->prompt_box));
    gui->ui.notice[0] = '\0';
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    assert_true(play->told_box.w > 0);
}

/* A row that applies now is one strip as wide as the table: no seam where cells meet. */
static inline void see_lit_row(vaka_gui *gui)
{
    vaka_cell cells[4];
    SDL_Rect box = {200, 200, 300, 100};
    const SDL_Surface *on = gui->look.canvas;

    for (int i = 0; i < 4; i++)
        cells[i] = (vaka_cell){.text = "1", .seat = VAKA_NONE, .lit = i >= 2};
    vaka_paint_box(gui->look.canvas, (SDL_Rect){180, 180, 340, 140}, gui->look.theme->paper);
    int high = vaka_grid_high(&gui->play, box.w, &(vaka_grid){cells, 2, 2, false}) / 2;
    vaka_grid_draw(&gui->play, box, &(vaka_grid){cells, 2, 2, false});
    const uint8_t *line = (const uint8_t *)on->pixels + (box.y + high) * on->pitch;
    for (int x = box.x; x < box.x + box.w; x++)
        assert_memory_equal(line + x * 4, line + box.x * 4, 3);
    assert_true(memcmp(line + box.x * 4, line + (box.x + box.w + 2) * 4, 3) != 0);
}

/* "glows PLACE": what is picked can be brought there; "dark PLACE": it cannot; "way N": the way to
 * where the pointer is has so many stops, and is told. */
static inline bool see_reached(vaka_gui *gui, const char *what)
{
    const vaka_board *board = &gui->play.board;
    bool glows = strncmp(what, "glows ", 6) == 0;

    if (strncmp(what, "way ", 4) == 0) {
        assert_int_equal(board->way_count, strtol(what + 4, NULL, 10));
        assert_int_equal(strncmp(board->way_said, "Brings ", 7) == 0, board->way_count > 0);
        return true;
    }
    if (!glows && strncmp(what, "dark ", 5) != 0)
        return false;
    int32_t zone = vaka_zone_read(gui->play.view.layout, strchr(what, ' ') + 1);
    assert_true(zone >= 0);
    assert_int_equal(board->targets[zone] != 0, glows);
    return true;
}

/* What is asked or told, and where somebody reads. */
static inline void see_said(vaka_gui *gui, const char *what)
{
    if (strcmp(what, "no menu") == 0) {
        assert_false(gui->ui.menu.open);
    } else if (strncmp(what, "asks ", 5) == 0) {
        assert_true(gui->ui.menu.open);
        assert_string_equal(gui->ui.menu.title, what + 5);
    } else if (strncmp(what, "moment ", 7) == 0) {
        see_moment(gui, what + 7);
    } else if (strcmp(what, "read on") == 0) {
        gui->play.column.at = 60;
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        assert_int_equal(gui->play.column.at, 60);
    } else if (strcmp(what, "still there") == 0) {
        assert_int_equal(gui->play.column.at, 60);
    } else if (strcmp(what, "at the top") == 0) {
        assert_int_equal(gui->play.column.at, 0);
    }
}

static inline void see_what(vaka_gui *gui, const char *what)
{
    const vaka_board *board = &gui->play.board;

    if (see_reached(gui, what))
        return;
    if (strcmp(what, "carried") == 0) {
        assert_int_equal(board->carried_count, 2); /* canoe, colony; there is no room for bands */
        for (int32_t i = 0; i < board->carried_count; i++)
            assert_int_equal(board->carried[i].count, 1);
        vaka_window_frame(&gui->ui);
        assert_true(is_covered(gui, gui->ui.x, gui->ui.y - (int)(board->camera.radius * 0.3f)));
    } else if (strcmp(what, "attack") == 0) {
        assert_non_null(strstr(gui->ui.notice, "only war canoes attack"));
    } else if (strstr(what, "planned")) {
        uint32_t number = *what == 'n' ? 0 : *what == 'o' ? 1 : 4;

        assert_int_equal(gui->play.view.planned_count, number);
        assert_int_equal(gui->play.picks.verb != 0, number > 0); /* … and its place can be said */
        assert_false(gui->play.wanted);
    } else if (strcmp(what, "tips") == 0) {
        see_tips(gui);
    } else if (strcmp(what, "island named") == 0) {
        char name[VAKA_VIEW_NAME], said[VAKA_ITEM_TEXT];
        int32_t zone = vaka_zone_read(gui->play.view.layout, "1,1");

        assert_int_equal(gui->play.moments.count, 1);
        vaka_view_zone(&gui->play.view, zone, name);
        assert_null(strstr(name, "hex")); /* it has a name of its own */
        assert_string_equal(vaka_moment_what(&gui->play, said), name);
    } else if (strcmp(what, "lies there") == 0) {
        assert_int_equal(gui->play.view.planned_count, 1);
        assert_non_null(strstr(gui->ui.notice, "lies here already"));
    } else if (strcmp(what, "lies now") == 0) {
        assert_int_equal(gui->play.view.planned_count, 1);
        assert_non_null(strstr(gui->ui.notice, "lies here now"));
    } else if (strcmp(what, "menu") == 0) {
        assert_true(gui->ui.menu.open);
    } else if (strncmp(what, "says ", 5) == 0) {
        if (!strstr(gui->ui.notice, what + 5))
            fail_msg("said: %s", gui->ui.notice);
    } else if (strncmp(what, "goes ", 5) == 0) {
        see_going(gui, what + 5);
    } else if (strcmp(what, "told once") == 0) {
        see_told_once(gui);
    } else if (strcmp(what, "lit row") == 0) {
        see_lit_row(gui);
    } else if (strcmp(what, "held") == 0) {
        vaka_window_frame(&gui->ui);
        int side = SDL_max((int)(board->camera.radius * 0.55f), 24);
        assert_int_not_equal(board->held, VAKA_NONE);
        assert_true(is_covered(gui, gui->ui.x + side * 3 / 4, gui->ui.y + side * 3 / 4));
    } else {
        see_said(gui, what);
    }
}

/* Picks a row of what can be had, as if it had several places. */
static inline bool pick_row(vaka_gui *gui)
{
    gui->play.picks.verb = gui->play.view.scene->trays[0].verb + 1u;
    gui->play.tray_row = 0;
    vaka_play_refresh(&gui->play);
    return true;
}

static inline bool point_at_place(vaka_gui *gui, const char *name)
{
    const vaka_layout *layout = gui->play.view.layout;
    vaka_spot at = vaka_camera_spot(&gui->play.board.camera, layout, vaka_zone_read(layout, name));

    point_at((int)at.x, (int)at.y, 0);
    return true;
}

/* From now on a person looks on, for whom things move: what he presses is there already. */
static inline void press_and_stop(vaka_gui *gui, const char *name)
{
    static vaka_gui_start person;

    person = *gui->ui.start;
    person.robot = NULL;
    press_place(gui, name);
    press_key(SDLK_ESCAPE, 0);
    push_quit();
    gui->ui.start = &person;
}

static inline bool press_ghost(vaka_gui *gui)
{
    vaka_window_frame(&gui->ui);
    return click_hit(gui, find_hit(gui, VAKA_HIT_GHOST, (int32_t)gui->play.view.planned_count - 1));
}

static inline bool do_press(vaka_gui *gui, const press *one)
{
    if (one->what == 'h')
        press_and_stop(gui, one->name);
    if (one->what == 'k')
        press_key(one->key, 0);
    if (one->what == 'q')
        see_what(gui, one->name);
    return one->what == 'p'   ? press_place(gui, one->name)
           : one->what == 'b' ? press_button(gui, one->name) || press_line(gui, one->name)
           : one->what == 'l' ? press_said(gui, one->name)
           : one->what == 't' ? press_item(gui, one->name)
           : one->what == 'a' ? press_along(gui, one->name)
           : one->what == 'd' ? drag_to(gui, one->name, true)
           : one->what == 'c' ? drag_to(gui, one->name, false)
           : one->what == 'm' ? point_at_place(gui, one->name)
           : one->what == 'r' ? pick_row(gui)
           : one->what == 'g' ? press_ghost(gui)
                              : true;
}

static inline void push_nothing(void)
{
    SDL_Event event = {.type = SDL_USEREVENT};

    SDL_PushEvent(&event);
}

static inline bool go_on(void *data, vaka_gui *gui)
{
    hand *at = data;
    const press *one = &at->list[at->at];

    gui->ui.all_stops = at->stops;
    if (++at->steps > STEPS_MOST)
        fail_msg("stuck at press %d", at->presses);
    if (!one->what) {
        push_quit();
        return true;
    }
    if (one->what == 'b' && !gui->ui.menu.open && !find_button(gui, one->name) && opens_menu(gui)) {
        at->presses++;
        return true;
    }
    if (one->what == 'q')
        push_nothing();
    if (!do_press(gui, one))
        fail_msg("press %d: there is no %c %s; asked: %s", at->at + 1, one->what, one->name,
                 vaka_prompt_sentence(&gui->play));
    at->at++;
    at->presses++;
    return true;
}

/* A window without its loop, in which nobody is a robot: things move there. */
static inline void look_on(table *at, vaka_gui *gui, vaka_gui_start *start, bool still)
{
    vaka_error err = {0};

    memset(gui, 0, sizeof *gui);
    *start = (vaka_gui_start){.host = &at->host, .width = 1280, .height = 720, .pace = 350};
    vaka_gui_init(gui, start);
    gui->ui.pace = 350;
    gui->ui.still = still;
    if (vaka_window_open(&gui->ui, &err))
        fail_msg("%s", err.text);
    vaka_play_begin(&gui->play, at->record, 1);
    gui->play.asked = true;
    vaka_play_open(&gui->play, at->record, 0);
}

static inline void look_away(vaka_gui *gui)
{
    vaka_play_close(&gui->play);
    vaka_gui_done(gui);
}

/* Presses a list while programs and fleets move at a pace (0: at once), and says how many presses
 * that were. */
static inline int run_at(table *at, const press *list, bool stops, int pace)
{
    hand of = {.list = list, .stops = stops};
    vaka_gui_start start = {.host = &at->host,
                            .record = at->record,
                            .width = 1280,
                            .height = 720,
                            .percent = 100,
                            .pace = pace,
                            .robot = go_on,
                            .robot_data = &of};

    assert_int_equal(vaka_gui_run(&start), 0);
    return of.presses;
}

static inline int run(table *at, const press *list, bool stops)
{
    return run_at(at, list, stops, 0);
}

static inline int32_t count(table *at, const char *where, const char *kind)
{
    const vaka_live *live = vaka_record_live(at->record);
    const vaka_layout *layout = vaka_live_layout(live);

    return vaka_count(&vaka_live_position((vaka_live *)(uintptr_t)live)->face,
                      vaka_zone_read(layout, where), 0, vaka_kind_by_id(layout, kind));
}

/* From Tonga over three hexes and back, by one's own order; in the first turn of a game. */
static inline void explore_from_tonga(table *at)
{
    static const char *const texts[] = {"home tonga",   "order 0 clockwise",
                                        "embark tonga", "discover 1,1",
                                        "discover 2,1", "discover 3,0",
                                        "return",       "done",
                                        "done",         NULL};

    queue_ocean(at, 3);
    play(at, texts);
}

/* What `first` builds and a canoe in Tonga, three hexes of ocean to the east; it is time to sail.
 */
static inline void to_a_canoe_with(table *at, const char *first)
{
    const char *const texts[] = {first,
                                 "commit",
                                 "order 0 clockwise",
                                 "stay",
                                 "done",
                                 "done",
                                 "build transport tonga",
                                 "commit",
                                 "order 0 clockwise",
                                 "stay",
                                 "done",
                                 NULL};

    explore_from_tonga(at);
    play(at, texts);
}

/* What is built after that exploration before a usual turn, which has four builds, one voyage, and
 * one exploration of three hexes of ocean. */
static inline void build_for_a_usual_turn(table *at)
{
    static const char *const texts[] = {
        "village tonga",         "commit", "stay", "done", "done", "build colony tonga",
        "build transport tonga", "commit", "stay", "done", "done", "farm tonga",
        "village tonga",         "commit", NULL};

    play(at, texts);
    queue_ocean(at, 3);
}

/* Before a usual turn, with an island at 1,1 that nobody else knows. */
static inline void to_a_secret_island(table *at)
{
    static const char *const texts[] = {"home tonga",
                                        "order 0 clockwise",
                                        "embark tonga",
                                        "discover 1,1",
                                        "keep",
                                        "discover 2,1",
                                        "discover 3,0",
                                        "return",
                                        "done",
                                        "done",
                                        NULL};

    queue(at, "draw cup island-1");
    queue_ocean(at, 2);
    play(at, texts);
    build_for_a_usual_turn(at);
}

#endif
