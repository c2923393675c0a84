/* gui_newcomer_test.c - what somebody who sat down alone stumbled over, in games of all sorts.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "gui/board/board_view.h"

static int32_t asked_seat(const table *at)
{
    int32_t seat = 0;

    while (!(vaka_live_must(vaka_record_live(at->record)) & VAKA_SEAT(seat)))
        seat++;
    return seat;
}

static void sit(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = true;
    vaka_play_open(play, at->record, seat);
    vaka_moment_close(play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

/* The pointer comes to the middle of a hit and rests there. */
static void point_at(vaka_gui *gui, const vaka_hit *hit)
{
    SDL_Point at = {hit->box.x + hit->box.w / 2, hit->box.y + hit->box.h / 2};

    gui->ui.x = at.x;
    gui->ui.y = at.y;
    vaka_play_point(&gui->play, at.x, at.y);
    vaka_window_frame(&gui->ui);
}

/* --- cards that are chosen from --------------------------------------------------------------- */

TEST(a_card_that_is_read_on_a_mat_hides_neither_itself_nor_those_beside_it)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    int32_t seat = asked_seat(at), cards = 0;
    char id[16];

    (void)state;
    snprintf(id, sizeof id, "drawn_%d", (int)seat);
    int32_t drawn = vaka_zone_by_id(vaka_live_layout(vaka_record_live(at->record)), id);
    sit(at, seat);
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        vaka_hit hit = at->gui.ui.hits[i];
        SDL_Rect large;

        if (hit.what != VAKA_HIT_KIND || hit.a != drawn)
            continue;
        point_at(&at->gui, &hit);
        assert_true(vaka_card_box(&at->gui.play.board, &large));
        for (int n = 0; n < at->gui.ui.hit_count; n++)
            if (at->gui.ui.hits[n].what == VAKA_HIT_KIND && at->gui.ui.hits[n].a == drawn)
                assert_false(SDL_HasIntersection(&large, &at->gui.ui.hits[n].box));
        cards++;
    }
    assert_true(cards >= 2);
    close_table(at);
}

TEST(the_card_that_a_button_names_is_read_while_the_button_is_pointed_at)
{
    table *at = play_table("raiatea", 3, 1280, 720);
    vaka_board *board = &at->gui.play.board;
    SDL_Rect large;

    (void)state;
    sit(at, asked_seat(at));
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        vaka_hit hit = at->gui.ui.hits[i];

        if (hit.what != VAKA_HIT_ACTION || hit.b)
            continue;
        at->gui.ui.dirty = false;
        point_at(&at->gui, &hit); /* "Keep Rau-Pena" */
        assert_true(vaka_card_named(board, &hit) >= 0);
        assert_true(vaka_card_box(board, &large));
        assert_false(SDL_HasIntersection(&large, &hit.box));
        assert_int_equal(board->named, vaka_card_named(board, &hit));
    }
    assert_true(board->named >= 0);
    at->gui.ui.x = at->gui.ui.y = 1;
    vaka_play_point(&at->gui.play, 1, 1);
    assert_true(at->gui.ui.dirty); /* and it is gone */
    vaka_window_frame(&at->gui.ui);
    assert_false(vaka_card_box(board, &large));
    close_table(at);
}

/* --- a battle begins below the pointer -------------------------------------------------------- */

static bool has_middle(const vaka_scene *scene)
{
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (scene->panels[i].middle && scene->panels[i].count > 0)
            return true;
    return false;
}

/* The first question of a battle in games by chance. */
static bool come_to_battle(table *at)
{
    uint32_t rng[4];

    vaka_rng_seed(rng, 3);
    for (int i = 0; i < 4000; i++) {
        vaka_live *live = vaka_record_live(at->record);

        if (!vaka_live_must(live) || !step(at->record, rng) || !vaka_live_must(live))
            return false;
        if (has_middle(vaka_live_scene(live, asked_seat(at))))
            return true;
    }
    return false;
}

TEST(a_battle_that_begins_below_the_pointer_is_not_hidden_by_what_is_told_of_the_place)
{
    table *at = play_table("conquest", 3, 1280, 720);
    vaka_board *board = &at->gui.play.board;
    SDL_Rect box;

    (void)state;
    sit(at, asked_seat(at));
    board->pointed = 0; /* where the fleet was sent */
    assert_true(vaka_place_box(board, &box));
    assert_true(come_to_battle(at));
    board->pointed = 0;
    look(at, vaka_record_live(at->record), asked_seat(at));
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    assert_true(vaka_middle_panel(&at->gui.play) != VAKA_NONE);
    assert_false(vaka_place_box(board, &box));
    close_table(at);
}

/* --- alone ------------------------------------------------------------------------------------ */

typedef struct numbers { /* that stand alone along the top */
    SDL_Rect strip;
    uint32_t count;
} numbers;

static void note_number(void *data, SDL_Rect box, const char *text)
{
    numbers *of = data;

    of->count += SDL_HasIntersection(&of->strip, &box) && *text >= '0' && *text <= '9';
}

TEST(who_is_played_by_nobody_has_no_points_along_the_top)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7)};
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    open_table(at, 1280, 720);
    snprintf(head.scenario, sizeof head.scenario, "solitaire");
    begin_play(at, "conquest", &head, NULL);
    vaka_live *live = vaka_record_live(at->record);
    while (vaka_score(vaka_live_seen(live, 0), 0) == 0)
        assert_true(step(at->record, rng));
    sit(at, asked_seat(at));
    numbers seen = {.strip = at->gui.play.strip_box};
    vaka_fonts_trace(at->gui.look.fonts, note_number, &seen);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    assert_int_equal(seen.count, 1); /* those of the one who plays */
    close_table(at);
}

/* --- what is shown large ---------------------------------------------------------------------- */

TEST(no_dice_lie_half_hidden_below_a_great_moment)
{
    table *at = play_table("conquest", 3, 1280, 720);
    vaka_play *play = &at->gui.play;
    uint32_t rng[4];

    (void)state;
    vaka_rng_seed(rng, 3);
    sit(at, asked_seat(at));
    for (int i = 0; i < 200 && !play->moments.open; i++) {
        play->board.motion.dice = 2;
        assert_true(step(at->record, rng));
        vaka_moment_gather(play, at->record);
        assert_int_equal(play->board.motion.dice, play->moments.open ? 0 : 2);
    }
    assert_true(play->moments.open);
    close_table(at);
}

static bool is_large(const vaka_layout *layout, const char *event)
{
    for (uint32_t i = 0; i < layout->module->event_count; i++)
        if (strcmp(layout->module->events[i].id, event) == 0)
            return vaka_moment_of(layout, i) != NULL;
    return false;
}

TEST(what_everybody_has_to_give_back_is_shown_large)
{
    table *at = play_table("polynesia", 2, 1280, 720);
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));

    (void)state;
    assert_true(is_large(layout, "stone_drawn"));
    assert_true(is_large(layout, "fish_spoiled"));
    assert_true(is_large(layout, "shells_spoiled"));
    assert_false(is_large(layout, "travelled"));
    close_table(at);
}

TEST(a_volcano_in_which_nothing_has_happened_alarms_nobody)
{
    table *at = play_table("polynesia", 2, 1280, 720);
    const vaka_scene *scene = vaka_live_scene(vaka_record_live(at->record), 0);
    uint32_t meters = 0;

    (void)state;
    for (uint32_t i = 0; i < scene->element_count; i++)
        if (scene->elements[i].type == VAKA_ELEMENT_METER) {
            assert_int_equal(scene->elements[i].a, 0);
            assert_int_equal(scene->elements[i].tone, VAKA_TONE_GOOD);
            meters++;
        }
    assert_int_equal(meters, 1);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_newcomer", NULL, NULL);
}
