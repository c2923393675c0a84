/* gui_printed_test.c - what is printed on the board is there in the picture: names of islands, and
 * slots that need work first.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_seat.h"
#include "registered.h"

#define NAMES_ROOM 20000u

static table *new_table(void)
{
    table *at = play_table("conquest", 2, 1280, 720);

    go_on(at, 2); /* homes are chosen */
    return at;
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

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_printed", NULL, NULL);
}
