/* gui_printed_test.c - what is printed on the board is there in the picture: names of islands, and
 * slots, which nothing that is planned hides.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_seat.h"
#include "registered.h"
#include "table/codec.h"

#define NAMES_ROOM 20000u

static table *new_table_after(int steps)
{
    table *at = play_table("conquest", 2, 1280, 720);

    go_on(at, steps);
    return at;
}

static table *new_table(void)
{
    return new_table_after(2); /* homes are chosen */
}

static void note_names(void *data, SDL_Rect box, const char *text)
{
    char *names = data;
    size_t length = strlen(names);

    (void)box;
    snprintf(names + length, NAMES_ROOM - length, "|%s|", text);
}

/* All islands that are printed on the map have their names there, be it in several lines. */
static int count_names(const vaka_view *view, const char *names)
{
    char name[VAKA_VIEW_NAME], line[VAKA_VIEW_NAME + 2];
    int found = 0;

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!vaka_is_space(view->layout, zone) || !view->layout->zones[zone].title)
            continue;
        vaka_ground_name(view, zone, name);
        name[strcspn(name, " -")] = '\0';
        snprintf(line, sizeof line, "|%s", name);
        if (!strstr(names, line))
            fail_msg("%s has no name on the board", name);
        found++;
    }
    return found;
}

TEST(all_islands_that_are_printed_have_their_names_when_all_of_the_board_is_seen)
{
    table *at = new_table();
    char *names = vaka_xnew(NAMES_ROOM);

    (void)state;
    vaka_fonts_trace(at->gui.look.fonts, note_names, names);
    sit(at, VAKA_SPECTATOR);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    assert_true(at->gui.play.board.camera.whole);
    assert_true(count_names(&at->gui.play.view, names) >= 15);
    free(names);
    close_table(at);
}

/* How many slots of a space need agriculture first, and are free. */
static int brown_slots(const vaka_scene *scene, int32_t zone)
{
    int32_t at = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, -1), free = 0;

    while (at >= 0 && (at = vaka_overlay_next(scene, VAKA_OVERLAY_SLOTS, zone, at)) >= 0)
        free += scene->overlays[at].c - scene->overlays[at].b;
    return free;
}

/* Brown and its bright edge are where the slots are, and nowhere else. */
TEST(brown_slots_are_drawn_brown_with_a_bright_edge)
{
    table *at = new_table();
    const vaka_play *play = &at->gui.play;
    int brown = 0;

    (void)state;
    vaka_sight_begin(&at->gui.play); /* from near */
    sit(at, 0);
    for (int32_t zone = 0; zone < play->view.layout->zone_count; zone++) {
        if (!vaka_is_space(play->view.layout, zone) || !is_in_sight(at, zone))
            continue;
        vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
        int r = (int)(play->board.camera.radius * 0.7f);
        SDL_Rect box = {(int)spot.x - r, (int)spot.y - r, 2 * r, 2 * r};
        int slots = brown_slots(play->view.scene, zone);

        SDL_IntersectRect(&box, &play->board.box, &box);
        int earth = count_pixels(&at->gui, box, VAKA_SLOT_EARTH);
        int edge = count_pixels(&at->gui, box, VAKA_SLOT_EDGE);
        assert_true(slots ? earth >= 50 * slots : earth == 0);
        assert_true(slots ? edge >= 20 * slots : edge == 0);
        brown += slots > 0;
    }
    assert_true(brown > 0);
    close_table(at);
}

static bool try_it(table *at, int32_t seat, const char *text)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    vaka_action action;

    return vaka_action_read(vaka_live_layout(live), seat, text, &action, &err) == VAKA_OK &&
           vaka_record_apply(at->record, &action, NULL, &err) == VAKA_OK;
}

/* What seat 0 does; the other does as little as it can. */
static void play_texts(table *at, const char *const *texts)
{
    vaka_live *live = vaka_record_live(at->record);

    while (*texts) {
        if (!(vaka_live_must(live) & VAKA_SEAT(0))) {
            if (!try_it(at, 1, "stay") && !try_it(at, 1, "done"))
                go_on(at, 1);
        } else if (!try_it(at, 0, *texts++)) {
            fail_msg("%s is not to be done", texts[-1]);
        }
    }
}

/* The row of slots of a space, as it is in the window. */
static SDL_Rect slots_box(const table *at, int32_t zone)
{
    const vaka_play *play = &at->gui.play;
    vaka_spot spot = vaka_camera_spot(&play->board.camera, play->view.layout, zone);
    float r = play->board.camera.radius;

    return (SDL_Rect){(int)(spot.x - r * 0.6f), (int)(spot.y + r * 0.36f), (int)(r * 1.2f),
                      (int)(r * 0.18f)};
}

/* Owned by the caller. */
static uint32_t *copy_pixels(const table *at, SDL_Rect box)
{
    const SDL_Surface *canvas = at->gui.look.canvas;
    uint32_t *copy = vaka_xnew((size_t)(box.w * box.h) * sizeof *copy);

    for (int y = 0; y < box.h; y++)
        memcpy(copy + y * box.w,
               (const uint8_t *)canvas->pixels + (box.y + y) * canvas->pitch + box.x * 4,
               (size_t)box.w * sizeof *copy);
    return copy;
}

static int count_ghosts(const vaka_board *board)
{
    int seen = 0;

    for (int32_t i = 0; i < board->ghost_count; i++)
        seen += board->ghosts[i].box.w > 0;
    return seen;
}

/* Draws the same board without them. */
static void forget_ghosts(table *at)
{
    at->gui.play.board.ghost_count = 0;
    at->gui.play.board.camera.stale = at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
}

/* A village is no piece, it fills a slot; that it is planned is drawn, too. */
TEST(what_is_planned_hides_no_slot_of_its_space)
{
    static const char *const plan[] = {"home tonga", "order 0 clockwise", "stay",        "done",
                                       "done",       "village tonga",     "rumor tonga", NULL};
    table *at = new_table_after(0);
    vaka_play *play = &at->gui.play;

    (void)state;
    play_texts(at, plan);
    vaka_sight_begin(play);
    sit(at, 0);
    int32_t zone = vaka_zone_read(play->view.layout, "tonga");
    SDL_Rect box = slots_box(at, zone);
    assert_int_equal(count_ghosts(&play->board), 2);
    uint32_t *with = copy_pixels(at, box);
    forget_ghosts(at);
    uint32_t *without = copy_pixels(at, box);
    assert_memory_equal(with, without, (size_t)(box.w * box.h) * sizeof *with);
    free(with);
    free(without);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_printed", NULL, NULL);
}
