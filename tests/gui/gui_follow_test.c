/* gui_follow_test.c - what somebody who follows a game must not miss: the last die of a battle,
 * whose turn it is, what is asked next.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "table/event_log.h"

#define BEGUN 1000 /* ms at which the tests look first */

static table *new_table(const char *game, int32_t seats, uint64_t seed)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(seed)};

    open_table(at, 1280, 720);
    begin_play(at, game, &head, NULL);
    at->gui.play.board.motion.now = BEGUN;
    vaka_moment_skip(&at->gui.play);
    return at;
}

/* As the window does when so much time has gone by. */
static void pass_time(table *at, uint32_t now)
{
    at->gui.play.board.motion.now = now;
    vaka_play_motion.tick(&at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

/* --- the last die of a battle ----------------------------------------------------------------- */

/* What came last has brought of this, for a seat. */
static void brought(const table *at, uint32_t from, int32_t seat, bool *die, bool *moment)
{
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    vaka_event event;

    *die = *moment = false;
    for (uint32_t i = from; i < count; i++)
        if (vaka_event_for(&log[i].event, seat, &event)) {
            *die = *die || event.id == VAKA_EVENT_DIE;
            *moment = *moment || vaka_moment_of(layout, event.id);
        }
}

/* Has it brought both a die and a great moment? */
static bool ends_by_die(const table *at, uint32_t from, int32_t seat)
{
    bool die, moment;

    brought(at, from, seat, &die, &moment);
    return die && moment;
}

/* Seat 0 has just seen the last roll of a battle of a game by chance. */
static void come_to_last_die(table *at)
{
    uint32_t rng[4], before;

    vaka_rng_seed(rng, 3);
    do {
        look(at, vaka_record_live(at->record), 0);
        vaka_moment_skip(&at->gui.play);
        vaka_record_log(at->record, &before);
        assert_true(step(at->record, rng));
    } while (!ends_by_die(at, before, 0));
    at->gui.play.board.motion.dice = 0;
    look(at, vaka_record_live(at->record), 0);
    vaka_moment_gather(&at->gui.play, at->record);
    vaka_window_frame(&at->gui.ui);
}

/* The die is on the table, in the panel in the middle or over the board, and nothing over it. */
static void sees_die(const table *at)
{
    const vaka_play *play = &at->gui.play;

    assert_false(play->moments.open);
    assert_true(vaka_middle_panel(play) != VAKA_NONE || play->board.motion.dice > 0);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        assert_int_not_equal(at->gui.ui.hits[i].what, VAKA_HIT_MOMENT);
}

static void waits_for_die(int pace, bool still, uint32_t ms)
{
    table *at = new_table("conquest", 3, 7);
    vaka_play *play = &at->gui.play;

    at->gui.ui.pace = pace;
    at->gui.ui.still = still;
    come_to_last_die(at);
    sees_die(at);
    assert_true(play->board.motion.dice > 0); /* where no panel lies they are seen on the board */
    assert_in_range(vaka_play_motion.due(play), 0, ms);
    pass_time(at, BEGUN + ms - 1);
    sees_die(at);
    pass_time(at, BEGUN + ms);
    assert_true(play->moments.open);
    assert_int_equal(play->board.motion.dice, 0);
    assert_true(play->moments.until - play->moments.begun >= 900); /* as long as ever */
    close_table(at);
}

TEST(the_last_die_of_a_battle_is_seen_before_the_news_of_its_end)
{
    (void)state;
    waits_for_die(350, false, VAKA_DICE_SHOWN);
}

TEST(with_reduced_motion_the_last_die_is_seen_just_as_long)
{
    (void)state;
    waits_for_die(350, true, VAKA_DICE_SHOWN);
}

TEST(in_quick_play_the_last_die_is_seen_for_less_long)
{
    (void)state;
    waits_for_die(120, false, 600);
}

/* Seat 0 has just seen a roll without such news; what was done then brings them, without a roll. */
static void come_to_news_after_die(table *at)
{
    bool die = false, moment = false, die_before;
    uint32_t rng[4], before, told = 0;

    vaka_rng_seed(rng, 3);
    do {
        vaka_moment_skip(&at->gui.play);
        vaka_record_log(at->record, &before);
        at->gui.play.moments.told = die ? told : before;
        if (die) {
            look(at, vaka_record_live(at->record), 0);
            vaka_moment_gather(&at->gui.play, at->record);
        }
        told = before;
        assert_true(step(at->record, rng));
        die_before = die && !moment;
        brought(at, before, 0, &die, &moment);
    } while (!die_before || die || !moment);
    at->gui.play.board.motion.now = BEGUN + 100; /* so soon */
    look(at, vaka_record_live(at->record), 0);
    vaka_moment_gather(&at->gui.play, at->record);
    vaka_window_frame(&at->gui.ui);
}

TEST(the_last_die_is_seen_before_news_that_only_what_followed_it_has_brought)
{
    (void)state;
    for (int still = 0; still < 2; still++) {
        table *at = new_table("conquest", 3, 7);
        const vaka_play *play = &at->gui.play;

        at->gui.ui.pace = 350;
        at->gui.ui.still = still;
        come_to_news_after_die(at);
        assert_false(play->moments.open);
        pass_time(at, BEGUN + 699);
        assert_false(play->moments.open);
        assert_in_range(vaka_play_motion.due(&at->gui.play), 0, 1);
        pass_time(at, BEGUN + 700);
        assert_true(play->moments.open);
        assert_true(play->moments.until - play->moments.begun >= 900);
        close_table(at);
    }
}

TEST(a_press_while_the_last_die_is_seen_brings_the_news)
{
    table *at = new_table("conquest", 3, 7);
    vaka_play *play = &at->gui.play;
    SDL_Keysym enter = {.sym = SDLK_RETURN};

    (void)state;
    come_to_last_die(at);
    assert_true(vaka_ui_screen_takes(&at->gui.ui, &enter));
    vaka_play_key(play, &enter);
    assert_true(play->moments.open); /* and Enter has done nothing else */
    assert_false(play->wanted);
    vaka_play_key(play, &enter);
    assert_false(play->moments.open);
    pass_time(at, BEGUN + 2 * VAKA_DICE_SHOWN);
    assert_false(play->moments.open); /* it comes once */
    close_table(at);
}

/* --- what can be taken back ------------------------------------------------------------------- */

/* Seat 0 is asked, and the last action was its own, as far as the rules know. */
static void come_to_way_back(table *at, uint32_t *rng)
{
    vaka_live *live = vaka_record_live(at->record);

    do
        assert_true(step(at->record, rng));
    while (!(vaka_live_must(live) & 1) || !vaka_live_can_undo(live, 0, NULL));
}

static bool is_undo_lit(table *at)
{
    look(at, vaka_record_live(at->record), 0);
    return find_hit(&at->gui, VAKA_HIT_UNDO, 0) != NULL;
}

TEST(undo_is_lit_for_what_one_did_not_for_what_the_window_has_answered)
{
    table *at = new_table("conquest", 2, 7);
    vaka_play *play = &at->gui.play;
    vaka_live *live = vaka_record_live(at->record);
    vaka_front front;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    vaka_play_front(play, &front);
    front.begin(play, at->record, 1);
    come_to_way_back(at, rng); /* nobody has told the window that a person did it */
    assert_false(is_undo_lit(at));
    vaka_play_undo(play, true);
    assert_false(play->wanted);
    assert_non_null(strstr(at->gui.ui.notice, "nothing to take back"));
    play->want.type = VAKA_WANT_ACTION;
    front.show_moved(play, at->record, 0); /* a person did */
    assert_true(is_undo_lit(at));
    assert_int_equal(vaka_record_undo(at->record, 0, NULL, NULL), VAKA_OK);
    play->want.type = VAKA_WANT_UNDO;
    front.show_moved(play, at->record, 0);
    assert_false(vaka_live_can_undo(live, 0, NULL) && is_undo_lit(at));
    assert_int_equal(vaka_record_redo(at->record, 0, NULL, NULL), VAKA_OK);
    play->want.type = VAKA_WANT_REDO;
    front.show_moved(play, at->record, 0);
    assert_true(is_undo_lit(at)); /* done again it is his own again */
    close_table(at);
}

/* --- whose turn it is ------------------------------------------------------------------------- */

/* How much of the top is in the colour of a seat. */
static int shown_of(table *at, int32_t seat)
{
    SDL_Rect strip = at->gui.play.strip_box;

    strip.w /= 2; /* where the parts of a turn stand otherwise */
    return count_pixels(&at->gui, strip, vaka_theme_seat(seat));
}

/* Goes on until it is the turn of one seat, and that alone. */
static void come_to_turn(table *at, int32_t seat, uint32_t *rng)
{
    while (vaka_live_must(vaka_record_live(at->record)) != VAKA_SEAT(seat))
        assert_true(step(at->record, rng));
    look(at, vaka_record_live(at->record), 0);
    vaka_turn_note(&at->gui.play);
    vaka_window_frame(&at->gui.ui);
}

static void shows_turn(int pace, bool still, uint32_t ms)
{
    table *at = new_table("conquest", 2, 7);
    vaka_play *play = &at->gui.play;
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    at->gui.ui.pace = pace;
    at->gui.ui.still = still;
    come_to_turn(at, 0, rng);
    assert_int_equal(vaka_turn_due(play), -1); /* whoever begins */
    for (int32_t seat = 1; seat >= 0; seat--) {
        play->board.motion.now = BEGUN;
        come_to_turn(at, seat, rng);
        int large = shown_of(at, seat);
        assert_int_equal(vaka_turn_due(play), ms);
        assert_in_range(vaka_play_motion.due(play), 0, ms);
        assert_true(large > 600);
        uint32_t drawn = at->gui.ui.frames;
        pass_time(at, BEGUN + ms - 1);
        assert_int_equal(shown_of(at, seat), large); /* it does not move */
        assert_true(!still || at->gui.ui.frames == drawn);
        pass_time(at, BEGUN + ms);
        assert_int_equal(shown_of(at, seat), 0);
        assert_int_equal(vaka_turn_due(play), -1); /* nothing is drawn at rest */
        vaka_turn_note(play);
        assert_int_equal(vaka_turn_due(play), -1); /* it is the same one's turn */
    }
    close_table(at);
}

TEST(whose_turn_it_is_is_shown_large_when_it_changes)
{
    (void)state;
    shows_turn(350, false, 1600);
}

TEST(with_reduced_motion_and_in_quick_play_a_turn_is_shown_too)
{
    (void)state;
    shows_turn(350, true, 1600);
    shows_turn(120, false, 700);
}

TEST(whoever_is_asked_is_noted_as_the_one_whose_turn_it_is)
{
    table *at = new_table("conquest", 2, 7);
    vaka_play *play = &at->gui.play;
    vaka_want want = {0};
    vaka_front front;

    (void)state;
    vaka_play_front(play, &front);
    front.begin(play, at->record, 1);
    assert_int_equal(play->turn.seat, VAKA_NONE);
    at->gui.ui.closing = true; /* nobody waits */
    front.ask(play, at->record, 0, &want);
    assert_int_equal(play->turn.seat, 0);
    close_table(at);
}

/* --- a hint ----------------------------------------------------------------------------------- */

/* It stands on the screen, with the place that it marks. */
static table *hinted_table(void)
{
    table *at = new_table("conquest", 2, 7);
    vaka_play *play = &at->gui.play;

    at->host.hints = true;
    look(at, vaka_record_live(at->record), 0); /* asked for a home, on the map */
    assert_true(play->asked);
    vaka_play_hint(play);
    for (int i = 0; play->hint && i < 2000; i++) {
        SDL_Delay(10);
        vaka_hint_tick(play);
    }
    vaka_window_frame(&at->gui.ui);
    if (!strstr(at->gui.ui.notice, "do this: "))
        fail_msg("%s", at->gui.ui.notice);
    assert_int_not_equal(play->board.cursor, VAKA_NONE);
    return at;
}

static void is_gone(table *at)
{
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_string_equal(at->gui.ui.notice, "");
    assert_int_equal(at->gui.play.board.cursor, VAKA_NONE);
    close_table(at);
}

TEST(a_hint_goes_when_something_is_done)
{
    table *at = hinted_table();
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    assert_true(step(at->record, rng));
    look(at, vaka_record_live(at->record), 0);
    is_gone(at);
}

TEST(a_hint_goes_with_its_mark_by_escape_and_by_a_click_elsewhere)
{
    for (int click_it = 0; click_it < 2; click_it++) {
        table *at = hinted_table();
        SDL_Event event = {.type = click_it ? SDL_MOUSEBUTTONDOWN : SDL_KEYDOWN};

        (void)state;
        if (click_it)
            event.button = (SDL_MouseButtonEvent){
                .type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 600, .y = 10};
        else
            event.key.keysym.sym = SDLK_ESCAPE;
        vaka_input_obey(&at->gui.ui, &event);
        is_gone(at);
    }
}

/* Who goes on by keys from the place that it has marked keeps the cursor. */
TEST(the_cursor_goes_on_from_where_a_hint_has_brought_it)
{
    table *at = hinted_table();
    int32_t place = at->gui.play.board.cursor;
    SDL_Event event = {.type = SDL_KEYDOWN};

    (void)state;
    event.key.keysym.sym = SDLK_RIGHT;
    vaka_input_obey(&at->gui.ui, &event);
    vaka_window_frame(&at->gui.ui);
    assert_int_not_equal(at->gui.play.board.cursor, VAKA_NONE);
    assert_int_not_equal(at->gui.play.board.cursor, place);
    close_table(at);
}

/* --- a card of somebody else ------------------------------------------------------------------ */

/* A card that can be read and lies before another seat; NULL: there is none in this picture. */
static const vaka_hit *card_of_another(const table *at)
{
    const vaka_view *view = &at->gui.play.view;

    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (vaka_card_is(&at->gui.play.board, hit) && hit->a >= 0 &&
            view->layout->zones[hit->a].owner > 0)
            return hit;
    }
    return NULL;
}

/* What the rules say of a counter is no answer to who presses a card. */
TEST(a_card_of_somebody_else_that_is_pressed_is_read)
{
    table *at = new_table("conquest", 2, 7);
    vaka_play *play = &at->gui.play;
    const vaka_hit *card = NULL;
    SDL_Rect large;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    while (!card) {
        assert_true(step(at->record, rng));
        look(at, vaka_record_live(at->record), 0);
        card = play->asked && play->view.scene->tray_count > 0 ? card_of_another(at) : NULL;
    }
    vaka_hit pressed = *card;
    vaka_screen_play.press(play, &pressed, false);
    assert_false(play->wanted);
    assert_string_equal(at->gui.ui.notice, "");
    assert_true(vaka_widget_same(&at->gui.ui.focus, &pressed) && at->gui.ui.focus_shown);
    at->gui.ui.x = at->gui.ui.y = at->gui.ui.step_x = at->gui.ui.step_y = -1; /* by a finger */
    assert_true(vaka_card_box(&play->board, &large));
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_follow", NULL, NULL);
}
