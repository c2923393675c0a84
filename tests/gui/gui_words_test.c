/* gui_words_test.c - words of the window that new players stumbled over: what a step brings, what
 * things are for, how places are called, and a log without small print.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"

#define vaka_spot vaka_spot_of_text
#include "cli/base/language.h"
#undef vaka_spot
#include "front/text_parts.h"
#include "gui/board/board_view.h"
#include "registered.h"
#include "table/codec.h"

#define ACTIONS_MOST 600
#define SEEDS 30

static char words[65536]; /* of a picture, a line each */

static void note_words(void *data, SDL_Rect box, const char *text)
{
    size_t length = strlen(words);

    (void)data, (void)box;
    snprintf(words + length, sizeof words - length, "%s ", text);
}

static void read_picture(table *at)
{
    words[0] = '\0';
    vaka_fonts_trace(at->gui.look.fonts, note_words, NULL);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
}

static vaka_game_texts texts; /* of the table that is open */

static table *open_game(const char *game, int32_t seats, const char *scenario, uint64_t seed)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(seed)};

    open_table(at, 1280, 720);
    vaka_game_texts_init(&texts, &at->mod_choice);
    at->host.language = &texts.language;
    at->gui.ui.language = &texts.language;
    snprintf(head.scenario, sizeof head.scenario, "%s", scenario);
    begin_play(at, game, &head, NULL);
    vaka_game_texts_give(&texts, at->record);
    return at;
}

static void close_game(table *at)
{
    close_table(at);
    vaka_game_texts_done(&texts);
}

static void do_said(table *at, int32_t seat, const char *text)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    vaka_action action;

    if (vaka_action_read(vaka_live_layout(live), seat, text, &action, &err) ||
        vaka_record_apply(at->record, &action, NULL, &err))
        fail_msg("%s: %s", text, err.text);
}

/* The seat that is asked, VAKA_NONE: the match is over. */
static int32_t asked(table *at)
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (vaka_live_must(vaka_record_live(at->record)) & VAKA_SEAT(seat))
            return seat;
    return VAKA_NONE;
}

static const vaka_action *find_legal(const vaka_view *view, const char *verb)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (strcmp(vaka_verb_row(view->layout->module, view->legal[i].verb)->name, verb) == 0)
            return &view->legal[i];
    return NULL;
}

static bool has(const char *text, const char *part)
{
    return strstr(text, part) != NULL;
}

static int times_in(const char *text, const char *part)
{
    int times = 0;

    for (; (text = strstr(text, part)) != NULL; text++)
        times++;
    return times;
}

/* --- before a battle -------------------------------------------------------------------------- */

/* Does somebody else stand there, or hold it? */
static bool is_enemys(const vaka_view *view, int32_t zone)
{
    int32_t at = -1;

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (seat != view->seat && vaka_has(view->seen, zone, seat))
            return true;
    while ((at = vaka_overlay_next(view->scene, VAKA_OVERLAY_SLOTS, zone, at)) >= 0)
        if (view->scene->overlays[at].b > 0 &&
            view->scene->overlays[at].tone != VAKA_TONE_SEAT + (uint32_t)view->seat)
            return true;
    return false;
}

/* What is said of every hex to which a fleet may sail; how many of them are an enemy's. */
static int check_sails(table *at)
{
    vaka_play *play = &at->gui.play;
    char text[VAKA_SENTENCE];
    int battles = 0;

    for (uint32_t i = 0; i < play->view.legal_count; i++) {
        const vaka_action *action = &play->view.legal[i];
        int32_t hex = action->arg[0];

        if (strcmp(vaka_verb_row(play->view.layout->module, action->verb)->name, "sail") != 0)
            continue;
        bool battle =
            is_enemys(&play->view, hex) && !vaka_has(play->view.seen, hex, play->view.seat);
        vaka_action_said(&play->view, action, text);
        if (has(text, "(costs a battle to enter)") != battle)
            fail_msg("%s", text);
        if (!battle)
            continue;
        battles++;
        play->board.pointed = hex;
        vaka_play_pointed(play);
        read_picture(at);
        assert_true(has(words, "battle to enter"));
        play->board.pointed = VAKA_NONE;
    }
    return battles;
}

TEST(whoever_may_enter_an_enemys_hex_reads_that_a_battle_follows)
{
    int battles = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= SEEDS && battles == 0; seed++) {
        table *at = open_game("conquest", 2, "", seed);
        uint32_t rng[4];

        vaka_rng_seed(rng, seed);
        for (int i = 0; i < ACTIONS_MOST && battles == 0 && asked(at) >= 0; i++) {
            vaka_live *live = vaka_record_live(at->record);
            uint32_t count, sails = 0;
            const vaka_action *legal = vaka_live_legal(live, asked(at), &count);

            for (uint32_t k = 0; k < count; k++)
                sails += strcmp(vaka_verb_row(vaka_live_layout(live)->module, legal[k].verb)->name,
                                "sail") == 0;
            if (sails) {
                look(at, live, asked(at));
                battles = check_sails(at);
            }
            step(at->record, rng);
        }
        close_game(at);
    }
    assert_true(battles > 0);
}

/* --- the log ---------------------------------------------------------------------------------- */

/* Plays on until the opponent has broken a tie, by a die that has not six sides, as all others
 * have; the number of that entry. */
static uint32_t play_to_tie(table *at, uint32_t *rng)
{
    const vaka_module *module = vaka_live_layout(vaka_record_live(at->record))->module;

    for (int i = 0; i < ACTIONS_MOST; i++) {
        uint32_t count;
        const vaka_log_entry *log = vaka_record_log(at->record, &count);

        for (uint32_t k = 0; k + 1 < count; k++)
            if (log[k].event.id < module->event_count && log[k + 1].event.id == VAKA_EVENT_DIE &&
                log[k + 1].event.arg[0] != 6 &&
                strcmp(module->events[log[k].event.id].id, "rival_tie") == 0)
                return k;
        if (!step(at->record, rng))
            break;
    }
    return 0;
}

/* The end of the log: it is drawn once more when it is known how long it is. */
static void read_log(table *at, const char *search)
{
    snprintf(at->gui.play.search, sizeof at->gui.play.search, "%s", search);
    for (int i = 0; i < 2; i++) {
        words[0] = '\0';
        at->gui.ui.hit_count = at->gui.ui.scroll_count = 0;
        vaka_fonts_trace(at->gui.look.fonts, note_words, NULL);
        vaka_log_draw(&at->gui.play);
        vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    }
}

/* That a seat had nothing to decide in a stage of the turn, before what was told last. */
static void note_passed(table *at, int32_t seat, int32_t stage)
{
    vaka_live *live = vaka_record_live(at->record);
    int16_t number = vaka_live_tell_stage(live, &vaka_live_scene(live, seat)->stages[stage]);
    vaka_event event = {VAKA_EVENT_ITSELF, 0x0f, 0, {(int16_t)seat, 0, number}};

    vaka_record_note(at->record, &event);
}

/* A game alone, until the opponent has broken a tie; where that is in the log. */
static table *open_tie(uint32_t *tie)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        table *at = open_game("conquest", 2, "solitaire", seed);
        uint32_t rng[4];

        vaka_rng_seed(rng, seed);
        *tie = play_to_tie(at, rng);
        if (*tie > 0)
            return at;
        close_game(at);
    }
    fail_msg("no tie was broken");
    return NULL;
}

static void look_at_log(table *at, int32_t seat)
{
    look(at, vaka_record_live(at->record), seat);
    at->gui.play.log_box = (SDL_Rect){900, 0, 380, 710};
}

TEST(the_log_leaves_out_how_an_opponent_chooses_and_that_it_had_nothing_to_decide)
{
    char die[64];
    uint32_t tie, count;
    table *at = open_tie(&tie);

    (void)state;
    note_passed(at, 1, 0);
    look_at_log(at, 0);
    read_log(at, "");
    assert_true(has(words, "choice:"));
    assert_false(has(words, "candidate") || has(words, "are equal"));
    assert_false(has(words, "nothing to decide"));
    const vaka_log_entry *log = vaka_record_log(at->record, &count);
    snprintf(die, sizeof die, "on a die of %d sides", log[tie + 1].event.arg[0]);
    assert_false(has(words, die));
    read_log(at, "candidate"); /* who searches finds it */
    assert_true(has(words, "candidate"));
    read_log(at, "nothing to decide");
    assert_true(has(words, "nothing to decide"));
    close_game(at);
}

/* The game itself tells nothing of that seat in this step. */
TEST(that_others_had_nothing_to_decide_is_told_to_whoever_searches_the_log)
{
    table *at = open_game("conquest", 2, "", 3);
    uint32_t rng[4], count;

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < 5; i++)
        step(at->record, rng);
    const vaka_log_entry *log = vaka_record_log(at->record, &count);
    int32_t doer = log[count - 1].event.arg[0];
    note_passed(at, 1 - doer, 1);
    look_at_log(at, doer);
    read_log(at, "");
    assert_false(has(words, "nothing to decide"));
    read_log(at, "nothing to decide"); /* in the field, and in the log */
    assert_int_equal(times_in(words, "nothing to decide"), 2);
    look_at_log(at, 1 - doer);
    read_log(at, "");
    assert_true(has(words, "nothing to decide"));
    close_game(at);
}

static SDL_Rect passed_box; /* where it was written last that nothing was to be decided */

static void note_passed_box(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    if (has(text, "nothing to decide"))
        passed_box = box;
}

TEST(steps_of_ones_own_that_passed_by_themselves_are_one_faint_line_of_the_log)
{
    uint32_t tie;
    table *at = open_tie(&tie);
    vaka_gui *gui = &at->gui;

    (void)state;
    note_passed(at, 0, 3);
    note_passed(at, 0, 1);
    for (int dark = 0; dark < 2; dark++) {
        vaka_look_theme(&gui->look, dark);
        look_at_log(at, 0);
        read_log(at, "");
        assert_int_equal(times_in(words, "nothing to decide"), 1);
        assert_true(has(words, "Exploration") && has(words, "Building"));
        vaka_fonts_trace(gui->look.fonts, note_passed_box, NULL);
        gui->ui.hit_count = gui->ui.scroll_count = 0;
        vaka_log_draw(&gui->play);
        vaka_fonts_trace(gui->look.fonts, NULL, NULL);
        const vaka_theme *theme = gui->look.theme;
        assert_true(count_pixels(gui, passed_box, theme->faint) > 20);
        assert_int_equal(count_pixels(gui, passed_box, theme->ink), 0);
        assert_true(contrast(theme->faint, theme->paper) >= 4.5);
        assert_true(contrast(theme->faint, theme->paper) < contrast(theme->ink, theme->paper));
    }
    close_game(at);
}

/* Where the log says for the first time that a step passed by itself. */
static uint32_t first_passed(const table *at)
{
    uint32_t count, first = 0;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);

    while (first < count && log[first].event.id != VAKA_EVENT_ITSELF)
        first++;
    return first;
}

TEST(whoever_comes_back_reads_what_passed_by_itself)
{
    uint32_t tie;
    table *at = open_tie(&tie);

    (void)state;
    note_passed(at, 0, 3);
    note_passed(at, 0, 1);
    note_passed(at, 1, 2);
    look(at, vaka_record_live(at->record), 0);
    at->gui.play.fresh = first_passed(at);
    assert_true(vaka_recap_any(&at->gui.play));
    at->gui.play.recap = true;
    read_picture(at);
    assert_int_equal(times_in(words, "nothing to decide"), 1);
    assert_true(has(words, "Exploration, Building"));
    at->gui.play.recap = false;
    close_game(at);
}

/* Can a seat read anything of the log from an entry on, but that a step passed by itself? */
static bool is_told(const table *at, int32_t seat, uint32_t from)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);
    vaka_event event;

    for (uint32_t i = from; i < count; i++)
        if (vaka_event_for(&log[i].event, seat, &event) && event.id != VAKA_EVENT_ITSELF &&
            !vaka_log_small(&at->gui.play.view, log, i))
            return true;
    return false;
}

TEST(nobody_is_stopped_only_to_read_that_a_step_passed_by_itself)
{
    table *at = open_game("conquest", 2, "", 3);
    uint32_t rng[4], before;
    int alone = 0;

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < 60 && asked(at) >= 0; i++) {
        vaka_record_log(at->record, &before);
        step(at->record, rng);
        note_passed(at, 0, 1);
        look(at, vaka_record_live(at->record), 0);
        at->gui.play.fresh = before;
        assert_int_equal(vaka_recap_any(&at->gui.play), is_told(at, 0, before));
        alone += !is_told(at, 0, before);
    }
    assert_true(alone > 0);
    close_game(at);
}

/* Has seat 1 found land? */
static bool has_found_land(const table *at)
{
    const vaka_live *live = vaka_record_live(at->record);
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);

    for (uint32_t i = 0; i < count; i++)
        if (log[i].event.id < vaka_live_layout(live)->module->event_count &&
            log[i].event.arg[0] == 1 &&
            strcmp(vaka_live_layout(live)->module->events[log[i].event.id].id, "island_found") == 0)
            return true;
    return false;
}

/* Where it was, what was found and what became of it: a line, as in the log. */
TEST(whoever_comes_back_reads_of_a_discovery_of_others_on_one_line)
{
    table *at = open_game("conquest", 2, "", 3);
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < ACTIONS_MOST && !has_found_land(at); i++)
        step(at->record, rng);
    look(at, vaka_record_live(at->record), 0);
    at->gui.play.fresh = 0;
    at->gui.play.recap = true;
    read_picture(at);
    assert_true(has(words, ", finds land"));
    assert_false(has(words, "Player 2 finds land"));
    at->gui.play.recap = false;
    close_game(at);
}

/* --- what things are for, and how places are called ------------------------------------------- */

static table *open_plan(void)
{
    static const char *const said[] = {"home tonga", "order 0 clockwise"};
    table *at = open_game("conquest", 2, "", 3);
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    while (asked(at) == 1)
        step(at->record, rng);
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        while (asked(at) == 1)
            step(at->record, rng);
        do_said(at, 0, said[i]);
    }
    for (int i = 0; i < ACTIONS_MOST; i++) {
        look(at, vaka_record_live(at->record), 0);
        if (at->gui.play.view.scene->tray_count > 0)
            return at;
        step(at->record, rng);
    }
    fail_msg("nothing can be had");
    return NULL;
}

TEST(whoever_points_at_something_to_be_had_reads_what_it_is_for)
{
    table *at = open_plan();
    const vaka_scene *scene = at->gui.play.view.scene;
    char tip[2 * VAKA_ITEM_TEXT], brief[2 * VAKA_ITEM_TEXT];
    bool colony = false;

    (void)state;
    for (uint32_t i = 0; i < scene->tray_count; i++) {
        vaka_tray_tip(&at->gui.play, (int32_t)i, tip, sizeof tip);
        vaka_tray_brief(&at->gui.play, (int32_t)i, brief, sizeof brief);
        if (strlen(tip) < strlen(brief) + 20)
            fail_msg("%s", tip);
        colony = colony || has(tip, "\nCarried to an island group by a Transport Canoe");
    }
    assert_true(colony);
    close_game(at);
}

TEST(boxes_of_a_group_are_told_apart_by_the_names_of_the_game)
{
    table *at = open_plan();
    const vaka_view *view = &at->gui.play.view;
    vaka_page page;

    (void)state;
    vaka_page_init(&page, 4000);
    assert_true(vaka_marks_said(&page, view, vaka_zone_read(view->layout, "tonga")));
    assert_true(has(page.text, "green boxes filled: 2 of "));
    assert_true(has(page.text, "brown boxes filled: 0 of 1 (not open yet)"));
    assert_false(has(page.text, "places filled"));
    vaka_page_done(&page);
    close_game(at);
}

/* --- what makes no sense to few --------------------------------------------------------------- */

TEST(of_two_players_nobody_is_told_in_which_direction_play_goes)
{
    char text[VAKA_SENTENCE];

    (void)state;
    for (int32_t seats = 2; seats <= 3; seats++) {
        table *at = open_game("conquest", seats, "", 3);
        uint32_t rng[4];
        const vaka_action *order = NULL;

        vaka_rng_seed(rng, 3);
        for (int i = 0; i < ACTIONS_MOST && !order; i++) {
            look(at, vaka_record_live(at->record), asked(at));
            order = find_legal(&at->gui.play.view, "order");
            if (!order)
                step(at->record, rng);
        }
        assert_non_null(order);
        vaka_action_said(&at->gui.play.view, order, text);
        assert_true(has(text, " goes first"));
        assert_int_equal(has(text, "clockwise"), seats == 3);
        close_game(at);
    }
}

/* All that is told about the step. */
static void read_help(table *at)
{
    vaka_page page;

    look(at, vaka_record_live(at->record), asked(at));
    vaka_page_init(&page, 4000);
    words[0] = '\0';
    if (vaka_text_help_panel(&page, &at->gui.play.view))
        snprintf(words, sizeof words, "%s", page.text);
    vaka_page_done(&page);
}

TEST(help_for_whoever_plays_alone_speaks_of_nobody_on_the_left)
{
    table *at = open_game("conquest", 2, "solitaire", 3);
    bool explored = false;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < ACTIONS_MOST && !explored; i++) {
        read_help(at);
        explored = has(words, "Off course");
        assert_false(has(words, "on the left"));
        step(at->record, rng);
    }
    assert_true(explored);
    close_game(at);
}

/* --- other games ------------------------------------------------------------------------------ */

TEST(polynesia_tells_what_each_question_is_about_with_its_rules)
{
    static const struct {
        const char *verb, *rule;
    } about[] = {{"populate", "(rule P2)"}, {"stop", "(rule T8)"}, {"spoil", "(rule D1)"}};
    table *at = open_game("polynesia", 3, "", 3);
    int found[3] = {0};
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < ACTIONS_MOST && asked(at) >= 0; i++) {
        read_help(at);
        for (size_t k = 0; k < sizeof about / sizeof *about; k++)
            if (find_legal(&at->gui.play.view, about[k].verb)) {
                if (!has(words, about[k].rule) && !find_legal(&at->gui.play.view, "skip"))
                    fail_msg("%s: %s", about[k].verb, words);
                found[k]++;
            }
        step(at->record, rng);
    }
    assert_true(found[0] && found[1] && found[2]);
    close_game(at);
}

/* "for 3 of your fish" by two players; with more a route of others costs something else. */
TEST(what_a_route_costs_is_said_where_it_is_offered)
{
    char text[VAKA_SENTENCE];

    (void)state;
    for (int32_t seats = 2; seats <= 3; seats++) {
        table *at = open_game("polynesia", seats, "", 3);
        const vaka_action *explore;

        look(at, vaka_record_live(at->record), asked(at));
        explore = find_legal(&at->gui.play.view, "explore");
        assert_non_null(explore);
        vaka_action_said(&at->gui.play.view, explore, text);
        assert_true(has(text, " for 3 of your fish"));
        vaka_action action = *explore;
        vaka_error err = {0};
        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
        look(at, vaka_record_live(at->record), asked(at));
        explore = find_legal(&at->gui.play.view, "explore");
        vaka_action_said(&at->gui.play.view, explore, text);
        assert_true(
            has(text, seats == 2 ? " for 3 of your fish" : " with fish: 3, or 2 to each owner"));
        close_game(at);
    }
}

/* What lies behind one's own screen, and before it. */
TEST(every_place_of_ones_own_mat_in_raiatea_has_a_name)
{
    table *at = open_game("raiatea", 3, "", 3);
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    for (int i = 0; i < ACTIONS_MOST; i++) {
        int32_t place = vaka_zone_by_id(layout, "tile_0");
        const vaka_match *now = &vaka_live_position(vaka_record_live(at->record))->face;

        if (now->zones[place].count > 0)
            break;
        step(at->record, rng);
    }
    look(at, vaka_record_live(at->record), 0);
    read_picture(at);
    assert_true(has(words, " Place ") || strncmp(words, "Place ", 6) == 0);
    assert_true(has(words, " Mahi-mahi "));
    close_game(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_words", NULL, NULL);
}
