/* gui_prompt_test.c - the bar below the board, and what stands above it: nothing is cut in it, said
 * twice, or drawn over the pieces.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_hall.h"

#include "registered.h"
#include "table/position.h"

static void note_cut(void *data, const SDL_Surface *on, const char *text)
{
    hall *of = data;

    if (on == of->at.gui.look.canvas) {
        print_message("cut: %s\n", text);
        of->cut++;
    }
}

/* --- a button that fits in no way --------------------------------------------------------------
 */

static void add_long(void *data, const char *id, const char *text)
{
    static const char first[] = "{0:seat} goes first";
    char longer[512];

    if (strncmp(text, first, sizeof first - 1) != 0)
        return;
    snprintf(longer, sizeof longer,
             "%s with each of the canoes that have come back from the islands beyond the reef, and "
             "with everybody who is on board of one of them",
             text);
    vaka_texts_add(data, "qq", id, longer);
}

static bool offers_order(const hall *of)
{
    const vaka_view *view = &of->at.gui.play.view;

    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(view->layout->module->verbs[view->legal[i].verb].name, "order") == 0)
            return true;
    return false;
}

TEST(the_row_of_buttons_is_higher_for_a_first_one_that_would_be_cut)
{
    hall *of = new_hall("conquest", 800, 600, 100);
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&of->at.plugins, "conquest", &err);
    const vaka_library *library = vaka_loader_library(&of->at.mod_choice.loader, module);
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 5);
    for (uint32_t i = 0; i < library->mod_count; i++)
        vaka_lang_implied(library, i, add_long, vaka_game_texts_of(&of->texts, module));
    vaka_texts_add(vaka_game_texts_of(&of->texts, NULL), "qq", "Menu", "Menu");
    assert_true(of->texts.language.turn(of->texts.language.texts, "qq"));
    for (see(of); !offers_order(of); see(of))
        assert_true(step(of->at.record, rng));
    int usual = of->at.gui.play.prompt_box.h;
    vaka_fonts_watch(of->at.gui.look.fonts, note_cut, of);
    of->at.gui.ui.dirty = true;
    vaka_window_frame(&of->at.gui.ui);
    vaka_fonts_watch(of->at.gui.look.fonts, NULL, NULL);
    assert_int_equal(of->cut, 0);
    of->texts.language.turn(of->texts.language.texts, "en");
    see(of);
    assert_true(of->at.gui.play.prompt_box.h < usual); /* and only for that one */
    close_hall(of);
}

/* --- whose move it is --------------------------------------------------------------------------
 */

static void note_idle(void *data, const SDL_Surface *on, const char *text)
{
    (void)on;
    if (strcmp(text, "À vous de jouer") == 0)
        ((hall *)data)->cut++;
}

TEST(whose_move_it_is_can_be_read_in_the_largest_letters)
{
    hall *of = new_hall("conquest", 800, 600, 300);

    (void)state;
    assert_true(of->texts.language.turn(of->texts.language.texts, "fr"));
    see(of);
    assert_int_equal(vaka_end_action(&of->at.gui.play), VAKA_NONE);
    vaka_fonts_watch(of->at.gui.look.fonts, note_idle, of);
    of->at.gui.ui.dirty = true;
    vaka_window_frame(&of->at.gui.ui);
    vaka_fonts_watch(of->at.gui.look.fonts, NULL, NULL);
    assert_int_equal(of->cut, 0);
    close_hall(of);
}

/* --- a button of several lines -----------------------------------------------------------------
 */

typedef struct middle { /* lines that are written in a button */
    SDL_Rect box;
    int lines, aside; /* aside: those that do not stand in its middle */
} middle;

static void note_middle(void *data, SDL_Rect box, const char *text)
{
    middle *of = data;
    SDL_Point at = {box.x + box.w / 2, box.y + box.h / 2};

    (void)text;
    if (!SDL_PointInRect(&at, &of->box))
        return;
    of->lines++;
    of->aside += abs(2 * at.x - 2 * of->box.x - of->box.w) > 4;
}

TEST(lines_of_a_button_stand_in_its_middle_as_a_single_one_does)
{
    hall *of = new_hall("conquest", 1280, 720, 100);
    uint32_t rng[4];
    int broken = 0;

    (void)state;
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < 30; i++) {
        assert_true(step(of->at.record, rng));
        see(of);
        vaka_moment_close(&of->at.gui.play);
        if (vaka_end_action(&of->at.gui.play) < 0)
            continue;
        middle at = {.box = vaka_prompt_end(&of->at.gui.play)};
        vaka_fonts_trace(of->at.gui.look.fonts, note_middle, &at);
        of->at.gui.ui.dirty = true;
        vaka_window_frame(&of->at.gui.ui);
        vaka_fonts_trace(of->at.gui.look.fonts, NULL, NULL);
        assert_int_equal(at.aside, 0);
        broken += at.lines > 1;
    }
    assert_true(broken > 0);
    close_hall(of);
}

/* --- a game that is over -----------------------------------------------------------------------
 */

TEST(the_score_sheet_is_called_back_from_the_bar_and_not_from_over_the_pieces)
{
    static const int sizes[][3] = {{800, 600, 200}, {1280, 720, 200}, {1280, 720, 100}};
    hall *of = new_hall("raiatea", 800, 600, 200);
    vaka_gui *gui = &of->at.gui;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 5);
    while (step(of->at.record, rng))
        ;
    gui->play.over = true;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        SDL_SetWindowSize(gui->ui.window, sizes[i][0], sizes[i][1]);
        vaka_window_percent(&gui->ui, sizes[i][2]);
        see(of);
        const vaka_hit *back = find_hit(gui, VAKA_HIT_SHEET, 0);
        SDL_Rect bar = gui->play.prompt_box, both;

        assert_non_null(back);
        assert_true(SDL_IntersectRect(&back->box, &bar, &both) &&
                    SDL_RectEquals(&back->box, &both));
        for (int k = 0; k < gui->ui.hit_count; k++)
            assert_false(&gui->ui.hits[k] != back && !gui->ui.hits[k].scroll &&
                         SDL_HasIntersection(&gui->ui.hits[k].box, &back->box));
    }
    close_hall(of);
}

/* --- which turn it is --------------------------------------------------------------------------
 */

static char lines[64][96];
static int line_count;

static void note_line(void *data, SDL_Rect box, const char *text)
{
    (void)data, (void)box;
    if (line_count < 64)
        snprintf(lines[line_count++], sizeof lines[0], "%s", text);
}

static void read_strip(hall *of)
{
    line_count = 0;
    vaka_fonts_trace(of->at.gui.look.fonts, note_line, NULL);
    vaka_strip_draw(&of->at.gui.play);
    vaka_fonts_trace(of->at.gui.look.fonts, NULL, NULL);
}

static void play_to_turn(hall *of, int32_t turn)
{
    vaka_live *live = vaka_record_live(of->at.record);
    uint32_t rng[4];

    vaka_rng_seed(rng, 5);
    while (vaka_turn(vaka_live_seen(live, VAKA_SPECTATOR)) < turn)
        assert_true(step(of->at.record, rng));
    see(of);
}

static void assert_turn_told_once(const char *game, const char *language, const char *turn,
                                  const char *phase)
{
    hall *of = new_hall(game, 800, 600, 200);
    const vaka_view *view = &of->at.gui.play.view;

    of->texts.language.turn(of->texts.language.texts, language);
    play_to_turn(of, 2);
    bool told = false;
    read_strip(of);
    for (int i = 0; i < line_count; i++) {
        assert_null(strstr(lines[i], turn));
        told = told || strstr(lines[i], phase);
    }
    assert_true(told);
    SDL_SetWindowSize(of->at.gui.ui.window, 1920, 1080); /* room for the parts of a turn, … */
    vaka_window_percent(&of->at.gui.ui, 100);
    see(of);
    read_strip(of);
    told = view->scene->stage_count == 0;
    for (int i = 0; i < line_count; i++)
        told = told || strstr(lines[i], turn); /* … of which none says it */
    assert_true(told);
    close_hall(of);
}

TEST(a_turn_that_the_phase_names_is_not_named_before_it)
{
    (void)state;
    assert_turn_told_once("archipelago", "en", "turn 2", "Turn 2");
    assert_turn_told_once("archipelago", "fr", "tour 2", "Tour 2");
    assert_turn_told_once("polynesia", "en", "turn 2", "Round 2");
    assert_turn_told_once("polynesia", "fr", "tour 2", "Manche 2");
}

/* Below the heading "Turn 1" a game's own "Turn 1" would be said twice. */
TEST(the_log_has_no_line_that_says_only_what_its_heading_says)
{
    hall *of = new_hall("archipelago", 1280, 720, 100);
    uint32_t count, turns = 0;
    vaka_view *view = &of->at.gui.play.view;
    char text[VAKA_SENTENCE];

    (void)state;
    play_to_turn(of, 3);
    const vaka_log_entry *log = vaka_record_log(of->at.record, &count);
    for (uint32_t i = 0; i < count; i++) {
        vaka_view_event(view, &log[i].event, text);
        if (strncmp(text, "Turn ", 5) != 0)
            continue;
        turns++;
        assert_true(vaka_view_retold(view, log, i, count));
    }
    assert_true(turns > 1);
    close_hall(of);
}

/* --- a card that is read ------------------------------------------------------------------------
 */

/* Steps until somebody reads an event; from which entry of the log on. */
static uint32_t play_to_event(hall *of)
{
    uint32_t rng[4], from, count;
    const vaka_module *module = vaka_live_layout(vaka_record_live(of->at.record))->module;

    vaka_rng_seed(rng, 5);
    for (;;) {
        vaka_record_log(of->at.record, &from);
        assert_true(step(of->at.record, rng));
        const vaka_log_entry *log = vaka_record_log(of->at.record, &count);
        for (uint32_t i = from; i < count; i++)
            if (log[i].event.id < module->event_count &&
                strstr(module->events[log[i].event.id].text, "draws an event and reads it"))
                return i;
    }
}

TEST(what_a_card_says_is_said_beside_it_only_where_its_face_cannot_be_read)
{
    static const int sizes[][3] = {{800, 600, 100}, {1280, 720, 100}, {800, 600, 200}};
    hall *of = new_hall_with("conquest", "random_events", 800, 600, 100);
    vaka_gui *gui = &of->at.gui;
    char said[VAKA_ITEM_TEXT];

    (void)state;
    uint32_t from = play_to_event(of);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        SDL_SetWindowSize(gui->ui.window, sizes[i][0], sizes[i][1]);
        vaka_window_percent(&gui->ui, sizes[i][2]);
        see(of);
        vaka_moment_close(&gui->play);
        gui->play.moments.told = from;
        vaka_moment_gather(&gui->play, of->at.record);
        assert_true(gui->play.moments.open);
        vaka_moment_what(&gui->play, said);
        assert_int_equal(*said != '\0', i == 2); /* there is no room for a face */
    }
    close_hall(of);
}

int main(void)
{
    set_paths();
    return run_registered("gui_prompt", NULL, NULL);
}
