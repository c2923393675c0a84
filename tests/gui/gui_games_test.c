/* gui_games_test.c - the table of every game that is shipped, in all its moments: nothing is cut,
 * and no button lies on another, in English, French, Dutch and a language whose texts
 * are longer by 40 %.
 *
 * SPDX-License-Identifier: MIT
 *
 * A game is played by its own bot; every question that differs from those before it (by its step
 * and by what may be done) is one moment. Each moment is looked at in one of the languages, in
 * another one on each machine of fonts/, so that all of them together have seen it in all. With
 * VAKA_EVERY set it is seen in all of them here, in more windows: for the proof run. With
 * VAKA_SHOTS set to a folder every picture is written there, too; with
 * VAKA_PLANTED a text is cut; VAKA_GAME: only that one is played.
 *
 * The screens around the table (gui_tour.h) are looked at in the same way: half of the games on one
 * machine, the others on the rest; with VAKA_EVERY each game in every language and window. */
#include "gui_tour.h"

#include "gui_match.h"

#include <ctype.h>

#include "registered.h"
#include "table/codec.h"
#include "table/hash.h"
#include "table/position.h"

#define MOMENTS_MOST 64
#define ACTIONS_MOST 900 /* of a game */
#define LINES_MOST 400   /* of text on mats */
#define EVENTS_MOST 512
#define BEGINNING 60  /* actions */
#define TROUBLE 16384 /* letters of all that is wrong */

static const char *const languages[] = {"en", "fr", "nl", "qq"};
static const struct {
    int width, height, percent;
} windows[] = {{1280, 720, 100}, {1280, 720, 200}, {800, 600, 100}};

typedef struct gallery {
    table at;
    vaka_game_texts texts;
    const vaka_module *module;
    vaka_bot bots[VAKA_MAX_SEATS];
    uint64_t seen[MOMENTS_MOST];
    uint32_t moments, looks;
    uint32_t refused;       /* missions that were pressed and cannot be fulfilled */
    uint32_t narrowed;      /* pieces of which only where they lie says which action is meant */
    uint32_t signs;         /* folded mats that were looked at */
    uint32_t mats;          /* tables with mats whose texts were compared */
    uint32_t great;         /* the same for sheets of great moments */
    uint32_t from;          /* entry of the log with which they begin */
    bool told[EVENTS_MOST]; /* sorts of them that were, in this game */
    uint32_t turn;          /* in which language and window the next one is seen */
    struct {
        SDL_Rect box; /* of its letters */
        char text[40];
    } lines[LINES_MOST]; /* on the mats */
    int line_count;
    char where[128];
    char trouble[TROUBLE]; /* what was cut and what lies on what, where: a line each */
} gallery;

/* --- Looking ---------------------------------------------------------------------------------- */

static void note(gallery *of, const char *what, const char *text, const char *other)
{
    size_t length = strlen(of->trouble);

    snprintf(of->trouble + length, sizeof of->trouble - length, "%s: %s: %.80s%s%.80s\n", of->where,
             what, text, *other ? " on " : "", other);
}

/* Texts of the board's picture may be cut: they grow with the zoom. */
static void told(void *data, const SDL_Surface *on, const char *text)
{
    gallery *of = data;

    if (on == of->at.gui.look.canvas)
        note(of, "cut", text, "");
}

/* Of its letters: no digit is higher or lower. */
static SDL_Rect letters(SDL_Rect line)
{
    return (SDL_Rect){line.x, line.y + line.h * 3 / 10, line.w, line.h * 45 / 100};
}

static void note_line(void *data, SDL_Rect box, const char *text)
{
    gallery *of = data;

    if (of->line_count == LINES_MOST)
        return;
    of->lines[of->line_count].box = letters(box);
    snprintf(of->lines[of->line_count++].text, sizeof of->lines->text, "%s", text);
}

/* A number keeps to its place of the mat. */
static void check_numbers(gallery *of, int number)
{
    const vaka_ui *ui = &of->at.gui.ui;
    SDL_Rect line = of->lines[number].box, inside;
    SDL_Point middle = {line.x + line.w / 2, line.y + line.h / 2};

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == VAKA_HIT_COUNTER && SDL_PointInRect(&middle, &ui->hits[i].box) &&
            (!SDL_IntersectRect(&line, &ui->hits[i].box, &inside) || inside.w < line.w ||
             inside.h < line.h))
            note(of, "leaves its place", of->lines[number].text, ui->hits[i].label);
}

/* No text of a mat lies on another one. */
static void compare_lines(gallery *of)
{
    vaka_gui *gui = &of->at.gui;
    int hits = gui->ui.hit_count;
    SDL_Rect both;

    of->line_count = 0;
    gui->ui.hit_count = 0;
    vaka_fonts_trace(gui->look.fonts, note_line, of);
    vaka_mats_draw(&gui->play);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    for (int i = 0; i < of->line_count; i++) {
        check_numbers(of, i);
        for (int k = 0; k < i; k++)
            if (SDL_IntersectRect(&of->lines[i].box, &of->lines[k].box, &both) && both.w > 1 &&
                both.h > 1)
                note(of, "is written", of->lines[i].text, of->lines[k].text);
    }
    gui->ui.hit_count = hits;
}

/* In letters of the size of the moment, and in the largest. */
static void check_mats(gallery *of)
{
    vaka_gui *gui = &of->at.gui;
    int percent = gui->look.percent;

    if (gui->play.view.layout->mat_count == 0 || gui->play.mat_open || gui->play.sheet)
        return;
    for (int i = 0; i < 2; i++) {
        vaka_window_percent(&gui->ui, i ? percent : 300);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        compare_lines(of);
    }
    vaka_window_frame(&gui->ui);
    of->mats++;
}

static void see(gallery *of, const char *name)
{
    vaka_gui *gui = &of->at.gui;
    const char *folder = getenv("VAKA_SHOTS");
    char path[512];

    vaka_fonts_watch(gui->look.fonts, told, of);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    if (getenv("VAKA_PLANTED"))
        vaka_type_in(&gui->look, vaka_look_body(&gui->look), (SDL_Rect){0, 0, 40, 40}, 0,
                     "A text that is longer than its place.");
    vaka_fonts_watch(gui->look.fonts, NULL, NULL);
    if (folder) {
        snprintf(path, sizeof path, "%s/%s-%s.png", folder, of->where, name);
        IMG_SavePNG(gui->look.canvas, path);
    }
    for (int i = 0; !gui->play.sheet && !gui->play.moments.open && i < gui->ui.hit_count; i++)
        for (int k = 0; k < i; k++)
            if (hits_overlap(&gui->ui.hits[i], &gui->ui.hits[k]) && !hit_is_hidden(&gui->ui, i, k))
                note(of, "lies", gui->ui.hits[i].label, gui->ui.hits[k].label);
    check_mats(of);
    of->looks++;
}

/* --- What is pressed -------------------------------------------------------------------------- */

/* The button that ends a step is no bid among others, unless the game says so. */
static void check_end(gallery *of)
{
    const vaka_play *play = &of->at.gui.play;
    const vaka_view *view = &play->view;
    uint32_t alike = 0;

    if (vaka_end_action(play) < 0)
        return;
    for (uint32_t i = 0; i < view->scene->ending_count; i++)
        if (view->scene->endings[i].verb == view->legal[play->ending].verb)
            return;
    for (uint32_t i = 0; i < view->legal_count; i++)
        alike += view->legal[i].verb == view->legal[play->ending].verb;
    if (alike > 1)
        note(of, "one of many", "the button that ends the step", "");
}

/* What is asked for comes before what is beside it and can wait. */
static void check_beside(gallery *of)
{
    vaka_play *play = &of->at.gui.play;
    const vaka_menu *menu = &of->at.gui.ui.menu;
    bool late = false;

    vaka_play_all(play);
    for (uint32_t i = 0; menu->open && i < menu->count; i++) {
        const vaka_action *action = &play->view.legal[menu->items[i].number];
        bool waits = vaka_picks_anytime(&play->view, action);

        if (late && !waits)
            note(of, "behind what can wait", menu->items[i].text, "");
        late = late || waits;
    }
    vaka_menu_close(&of->at.gui.ui);
}

/* The action that a piece means by what it is and where it lies; there must be others that name its
 * kind, each with a place. NULL: it is not so. */
static const vaka_action *meant_by(const vaka_view *view, int32_t zone, int32_t kind)
{
    const vaka_action *found = NULL;
    uint32_t here = 0, naming = 0;

    for (uint32_t i = 0; zone >= 0 && i < view->legal_count; i++) {
        if (!vaka_picks_names_kind(view, &view->legal[i], kind))
            continue;
        if (!vaka_picks_placed(view, &view->legal[i]))
            return NULL;
        naming++;
        if (vaka_picks_names(view, &view->legal[i], zone)) {
            found = &view->legal[i];
            here++;
        }
    }
    return here == 1 && naming > 1 ? found : NULL;
}

static void check_pieces(gallery *of)
{
    vaka_play *play = &of->at.gui.play;
    vaka_ui *ui = &of->at.gui.ui;

    for (int i = 0; i < ui->hit_count; i++) {
        int32_t zone = ui->hits[i].a, kind = ui->hits[i].b;
        const vaka_action *meant = ui->hits[i].what == VAKA_HIT_KIND && !ui->hits[i].silent
                                       ? meant_by(&play->view, zone, kind)
                                       : NULL;
        if (!meant)
            continue;
        vaka_action action = *meant;
        vaka_play_kind(play, zone, kind, false);
        if (!play->wanted || vaka_action_compare(&play->want.action, &action) != 0)
            note(of, "asks where it lies", ui->hits[i].label, "");
        play->wanted = false;
        of->narrowed++;
        return; /* one is enough: what was pressed has changed the picture */
    }
}

/* Whoever presses a mission that he cannot fulfil reads why, not what a shaman may do. */
static void check_refusal(gallery *of)
{
    vaka_play *play = &of->at.gui.play;
    vaka_ui *ui = &of->at.gui.ui;
    const vaka_view *view = &play->view;
    int32_t fulfil = VAKA_NONE;

    for (uint32_t i = 0; i < of->module->verb_count; i++)
        if (strcmp(of->module->verbs[i].name, "fulfil") == 0)
            fulfil = (int32_t)i;
    for (int i = 0; fulfil >= 0 && i < ui->hit_count; i++) {
        vaka_action action = {.seat = (int8_t)view->seat, .verb = (uint8_t)fulfil};
        vaka_refusal why = {0};
        char said[VAKA_SENTENCE];

        action.arg[0] = (int16_t)ui->hits[i].a;
        action.arg[1] = (int16_t)ui->hits[i].b;
        if (ui->hits[i].what != VAKA_HIT_KIND || ui->hits[i].silent || ui->hits[i].a < 0 ||
            vaka_live_check(view->live, &action, &why) != VAKA_ERR_ILLEGAL || !why.rule ||
            strncmp(why.rule, "M", 1) != 0 || strcmp(why.id, "not_there") == 0)
            continue;
        vaka_play_kind(play, action.arg[0], action.arg[1], false);
        vaka_view_refusal(view, &why, said);
        if (play->wanted || !strstr(ui->notice, said))
            note(of, "says something else", said, ui->notice);
        play->wanted = false;
        ui->notice[0] = '\0'; /* it would lie over what is looked at next */
        of->refused++;
        return;
    }
}

/* Whoever points at a number reads what it is, and nothing else happens. */
static void check_tips(gallery *of)
{
    vaka_play *play = &of->at.gui.play;
    vaka_ui *ui = &of->at.gui.ui;

    for (int i = 0; i < ui->hit_count; i++) {
        if (ui->hits[i].what != VAKA_HIT_COUNTER)
            continue;
        ui->x = ui->hits[i].box.x + ui->hits[i].box.w / 2;
        ui->y = ui->hits[i].box.y + ui->hits[i].box.h / 2;
        play->told = ui->hits[i];
        vaka_numbers_tip(play);
        if (vaka_position_of(play->view.seen)->broken)
            note(of, "breaks what is shown", "what is told of a number", ui->hits[i].label);
    }
    play->told = (vaka_hit){0};
}

/* Does anything lie on a mat that all may count? */
static bool has_public(const vaka_view *view, int32_t mat)
{
    const vaka_layout *layout = view->layout;

    for (int32_t i = 0; i < layout->place_count; i++)
        if (layout->places[i].mat == mat && layout->places[i].what == VAKA_PLACE_ZONE &&
            vaka_view_counts(view, layout->places[i].number) &&
            view->seen->zones[layout->places[i].number].count > 0)
            return true;
    return false;
}

/* Is a part of the window of one colour? */
static bool is_plain(const vaka_gui *gui, SDL_Rect box)
{
    const SDL_Surface *on = gui->look.canvas;
    uint32_t first;

    memcpy(&first, (const char *)on->pixels + box.y * on->pitch + box.x * 4, sizeof first);
    return count_pixels(gui, box, first) == box.w * box.h;
}

/* Does a sheet that came later lie over something? */
static bool is_covered(const vaka_ui *ui, int number)
{
    SDL_Rect both;

    for (int i = number + 1; i < ui->hit_count; i++)
        if (ui->hits[i].silent && SDL_IntersectRect(&ui->hits[i].box, &ui->hits[number].box, &both))
            return true;
    return false;
}

/* A mat of somebody else that is folded says what lies there, however much it is. */
static void check_signs(gallery *of)
{
    const vaka_gui *gui = &of->at.gui;
    int line = vaka_type_high(&gui->look, vaka_look_bold(&gui->look));
    int small = vaka_type_high(&gui->look, vaka_look_small(&gui->look));

    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];
        if (hit->what != VAKA_HIT_MAT || hit->box.h < line + small || is_covered(&gui->ui, i) ||
            !has_public(&gui->play.view, hit->a))
            continue;
        SDL_Rect below = {hit->box.x + 12, hit->box.y + line + 4, hit->box.w - 24, small - 6};
        if (is_plain(gui, below))
            note(of, "is blank", hit->label, "");
        if (strstr(of->where, "-fr-") && !strstr(hit->label, " : "))
            note(of, "has no blank before its colon", hit->label, "");
        of->signs++;
    }
}

/* Whatever can be done, and in whichever language: undo stays in sight beside it in a window of the
 * usual size; and where something is planned, and nothing of it is a button, "Why not?", too. */
static void check_tools(gallery *of, const char *language, size_t window)
{
    static const int tools[] = {VAKA_HIT_UNDO, VAKA_HIT_WHY};
    size_t count = of->at.gui.play.view.scene->tray_count > 0 ? 2 : 1;
    const vaka_ui *ui = &of->at.gui.ui;

    if (windows[window].width < 1280 || strcmp(language, "qq") == 0 ||
        vaka_middle_over_prompt(&of->at.gui.play))
        return;
    for (size_t i = 0; i < count; i++) {
        bool there = false;

        for (int k = 0; k < ui->hit_count; k++)
            there = there || ui->hits[k].what == tools[i];
        if (!there)
            note(of, "is out of sight", i ? "Why not?" : "Undo", "");
    }
}

static void turn_to(gallery *of, const char *language, size_t window)
{
    vaka_gui *gui = &of->at.gui;

    if (!of->texts.language.turn(of->texts.language.texts, language) && strcmp(language, "en"))
        fail_msg("there is no %s", language);
    snprintf(of->where, sizeof of->where, "%s-%02u-%s-%dx%d-%d", vaka_plugin_short_name(of->module),
             of->moments, language, windows[window].width, windows[window].height,
             windows[window].percent);
    SDL_SetWindowSize(gui->ui.window, windows[window].width, windows[window].height);
    vaka_window_percent(&gui->ui, windows[window].percent);
}

/* The table; what can be done, as a list; at the end the score sheet lies there. */
static void see_moment(gallery *of, int32_t seat, const char *language, size_t window)
{
    vaka_gui *gui = &of->at.gui;

    turn_to(of, language, window);
    gui->play.step_help = of->moments % 4 == 3;
    look(&of->at, vaka_record_live(of->at.record), seat);
    see(of, "table");
    check_signs(of);
    check_tips(of);
    if (!gui->play.asked)
        return;
    check_end(of);
    check_beside(of);
    check_tools(of, language, window);
    if (of->moments % 3 == 0) {
        vaka_play_all(&gui->play);
        see(of, "list");
        vaka_menu_close(&gui->ui);
    } else if (of->moments % 3 == 1) {
        check_pieces(of);
    } else {
        check_refusal(of);
    }
}

/* What has just happened, as a sheet over the table. */
static void see_great(gallery *of, int32_t seat, const char *language, size_t window)
{
    vaka_play *play = &of->at.gui.play;

    turn_to(of, language, window);
    look(&of->at, vaka_record_live(of->at.record), seat);
    play->moments.told = of->from;
    vaka_moment_gather(play, of->at.record);
    play->board.motion.flying = 0;
    if (!play->moments.open)
        return;
    see(of, "great");
    vaka_moment_close(play);
}

typedef void picture(gallery *of, int32_t seat, const char *language, size_t window);

static void see_all(gallery *of, int32_t seat, picture *taken)
{
    size_t languages_all = sizeof languages / sizeof *languages;
    size_t windows_all = sizeof windows / sizeof *windows;

    uint32_t *turn = taken == see_great ? &of->great : &of->turn;
    if (!getenv("VAKA_EVERY")) {
        taken(of, seat, languages[*turn % languages_all], *turn / languages_all % windows_all);
        ++*turn;
        return;
    }
    for (size_t i = 0; i < languages_all; i++)
        for (size_t k = 0; k < windows_all; k++)
            taken(of, seat, languages[i], k);
    ++*turn;
}

/* --- Playing ---------------------------------------------------------------------------------- */

/* What kind of a question it is: where in the game, and by which verbs it can be answered. */
static uint64_t sort_of(vaka_live *live, int32_t seat)
{
    const vaka_frame *top = vaka_top(vaka_live_seen(live, VAKA_SPECTATOR));
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    uint64_t hash = top ? (uint64_t)top->step << 8 | top->ask : 0, verbs = 0;

    for (uint32_t i = 0; i < count; i++)
        verbs |= (uint64_t)1 << (legal[i].verb % 64);
    return vaka_hash(hash, &verbs, sizeof verbs);
}

static bool is_new(gallery *of, uint64_t sort)
{
    for (uint32_t i = 0; i < of->moments; i++)
        if (of->seen[i] == sort)
            return false;
    if (of->moments == MOMENTS_MOST)
        return false;
    of->seen[of->moments++] = sort;
    return true;
}

/* Kept in a file, if one is named: as a game of bots, of which nothing is secret. */
static void begin(gallery *of, const vaka_module *module, const char *path)
{
    table *at = &of->at;
    int32_t seats = module->seats_min;
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(9)};
    const vaka_bot_spec *best = vaka_bot_at(module, 0);
    vaka_error err = {0};
    vaka_setup setup;

    of->module = module;
    of->moments = 0;
    memset(of->told, 0, sizeof of->told);
    for (int32_t seat = 0; seat < seats; seat++) {
        snprintf(head.player[seat], sizeof head.player[seat], path ? "bot:greedy" : "human");
        snprintf(head.name[seat], sizeof head.name[seat], "Teuira %d", (int)seat);
        if (vaka_bot_init_for(&of->bots[seat], module, best ? best->name : "random", 9, seat, &err))
            fail_msg("%s", err.text);
    }
    if (vaka_mod_choice_set_up(&at->mod_choice, module, &head, &setup, &err) ||
        vaka_record_new(&setup, &head, path, &at->record, &err))
        fail_msg("%s", err.text);
    lengthen_texts(&of->texts, module);
    vaka_game_texts_give(&of->texts, at->record);
    vaka_play_begin(&at->gui.play, at->record, 1);
    at->gui.play.record = at->record;
}

static void end(gallery *of)
{
    vaka_gui *gui = &of->at.gui;

    if (vaka_live_finished(vaka_record_live(of->at.record), NULL)) {
        gui->play.over = gui->play.sheet = true;
        vaka_points_read(&gui->play.points, of->at.record, &of->at.plugins); /* for its graph */
        of->moments++;
        see_all(of, VAKA_REFEREE, see_moment);
    }
    vaka_play_close(&gui->play);
    vaka_board_end(&gui->play.board);
    vaka_record_close(of->at.record);
    of->at.record = NULL;
}

/* The first great moment of each sort since an entry of the log is looked at. */
static void see_news(gallery *of, int32_t seat, uint32_t from)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(of->at.record));
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(of->at.record, &count);
    bool new = false;

    for (uint32_t i = from; i < count; i++) {
        uint16_t id = (uint16_t)log[i].event.id;

        if (id >= EVENTS_MOST || of->told[id] || !vaka_moment_of(layout, id))
            continue;
        new = of->told[id] = true;
    }
    of->from = from;
    if (new)
        see_all(of, seat, see_great);
}

static void play_through(gallery *of, const vaka_module *module)
{
    vaka_error err = {0};
    vaka_action action;

    begin(of, module, NULL);
    vaka_live *live = vaka_record_live(of->at.record);
    for (int i = 0; i < ACTIONS_MOST && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = 0;

        while (!(vaka_live_must(live) & VAKA_SEAT(seat)))
            seat++;
        if (is_new(of, sort_of(live, seat)))
            see_all(of, seat, see_moment);
        uint32_t from;
        vaka_record_log(of->at.record, &from);
        if (!vaka_bot_choose(&of->bots[seat], live, seat, &action) ||
            vaka_record_apply(of->at.record, &action, NULL, &err))
            fail_msg("%s", err.text);
        see_news(of, seat, from);
    }
    end(of);
}

/* Which machine this is, as a number. */
static uint32_t machine(void)
{
    const char *name = getenv("FONTCONFIG_FILE");
    uint32_t sum = 0;

    for (name = name ? strrchr(name, '/') : NULL; name && *name; name++)
        sum += (uint32_t)tolower((unsigned char)*name);
    return sum;
}

static bool is_wanted(const vaka_module *module)
{
    const char *only = getenv("VAKA_GAME");

    return module && (!only || strcmp(only, vaka_plugin_short_name(module)) == 0);
}

static void open_gallery(gallery *of)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules:" VAKA_BUILD_DIR "/tests/modules", 1);
    open_table(&of->at, 1280, 720);
    vaka_plugins_all(&of->at.plugins); /* those in Lua, too */
    vaka_game_texts_init(&of->texts, &of->at.mod_choice);
    of->at.host.language = &of->texts.language;
    of->at.gui.ui.language = &of->texts.language;
}

static void close_gallery(gallery *of)
{
    vaka_gui_done(&of->at.gui);
    vaka_game_texts_done(&of->texts);
    vaka_mod_choice_done(&of->at.mod_choice);
    vaka_plugins_done(&of->at.plugins);
    free(of);
}

TEST(nothing_is_cut_at_the_table_of_any_game)
{
    gallery *of = vaka_xnew(sizeof *of);
    uint32_t games = 0;
    scratch place;

    (void)state;
    open_scratch(&place, "C");
    open_gallery(of);
    of->turn = machine();
    for (uint32_t i = 0; i < of->at.plugins.count; i++)
        if (is_wanted(of->at.plugins.at[i].module)) {
            play_through(of, of->at.plugins.at[i].module);
            print_message("%s: %u moments\n", vaka_plugin_short_name(of->at.plugins.at[i].module),
                          of->moments);
            games++;
        }
    if (of->trouble[0])
        fail_msg("\n%s", of->trouble);
    print_message("%u looks at the tables of %u games, %u and %u pieces pressed\n", of->looks,
                  games, of->narrowed, of->refused);
    assert_true(getenv("VAKA_GAME") ||
                (games >= 4 && of->looks > 60 && of->great > 0 && of->narrowed + of->refused > 0 &&
                 of->signs > 0 && of->mats > 0));
    close_gallery(of);
    close_scratch(&place);
}

/* --- The screens around the table ------------------------------------------------------------- */

/* A game between bots as a file; its beginning, where not everything is looked at. */
static void keep_game(gallery *of, const vaka_module *module, const char *path)
{
    vaka_error err = {0};
    vaka_action action;

    begin(of, module, path);
    vaka_live *live = vaka_record_live(of->at.record);
    int most = getenv("VAKA_EVERY") ? ACTIONS_MOST : BEGINNING;
    for (int i = 0; i < most && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = 0;

        while (!(vaka_live_must(live) & VAKA_SEAT(seat)))
            seat++;
        if (!vaka_bot_choose(&of->bots[seat], live, seat, &action) ||
            vaka_record_apply(of->at.record, &action, NULL, &err))
            fail_msg("%s", err.text);
    }
    vaka_play_close(&of->at.gui.play);
    vaka_board_end(&of->at.gui.play.board);
    vaka_record_close(of->at.record);
    of->at.record = NULL;
}

/* In one language and window, another one on each machine and for each game; or in all. */
static uint32_t take_tours(gallery *of, const vaka_module *module, uint32_t number)
{
    static const char *const spoken[] = {"en", "fr", "qq"};
    size_t windows_all = sizeof windows / sizeof *windows;
    tour at = {.game = module->id, .trouble = of->trouble, .room = sizeof of->trouble};

    for (size_t i = 0; i < 3; i++)
        for (size_t k = 0; k < windows_all; k++) {
            size_t turn = machine() + number;

            if (!getenv("VAKA_EVERY") && (turn % 3 != i || turn / 3 % windows_all != k))
                continue;
            at.language = spoken[i];
            at.width = windows[k].width;
            at.height = windows[k].height;
            at.percent = windows[k].percent;
            tour_game(&at);
        }
    return at.looks;
}

TEST(nothing_is_cut_on_the_screens_of_any_game)
{
    gallery *of = vaka_xnew(sizeof *of);
    uint32_t games = 0, looks = 0;
    char path[160];
    scratch place;

    (void)state;
    open_scratch(&place, "C");
    snprintf(path, sizeof path, "%s/tour.vkj", place.games);
    open_gallery(of);
    for (uint32_t i = 0; i < of->at.plugins.count; i++)
        if (is_wanted(of->at.plugins.at[i].module)) {
            if (!getenv("VAKA_EVERY") && !getenv("VAKA_GAME") && (games + machine()) % 2) {
                games++; /* another machine looks at it */
                continue;
            }
            keep_game(of, of->at.plugins.at[i].module, path);
            looks += take_tours(of, of->at.plugins.at[i].module, games++);
            assert_int_equal(remove(path), 0);
        }
    if (of->trouble[0])
        fail_msg("\n%s", of->trouble);
    print_message("%u looks at the screens of %u games\n", looks, games);
    assert_true(getenv("VAKA_GAME") || (games >= 4 && looks > 100));
    close_gallery(of);
    close_scratch(&place);
}

int main(void)
{
    return run_registered("gui_games", NULL, NULL);
}
