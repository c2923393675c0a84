/* gui_chances_test.c - the chances of a battle, where a fleet could sail into one.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "play/ways.h"

static struct {
    int32_t from, to;
} raid; /* a way into a battle */

static bool is_warned(const vaka_view *view, int32_t zone)
{
    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *badge = &view->scene->overlays[i];

        if (badge->type == VAKA_OVERLAY_BADGE && badge->a == zone && badge->said.id &&
            strcmp(badge->said.id, "badge_enemy") == 0)
            return true;
    }
    return false;
}

static bool has_raid(const vaka_view *view)
{
    bool found = false;

    for (int32_t zone = 0; zone < view->layout->zone_count && !found; zone++) {
        vaka_ways_wish wish = {.seat = 0, .from = zone, .most = true};
        vaka_ways ways;

        if (!vaka_on_board(view->layout, zone) || !vaka_has(view->seen, zone, 0))
            continue;
        vaka_ways_search(view->live, &wish, &ways);
        for (uint32_t i = 0; i < ways.count && !found; i++) {
            raid.from = zone;
            raid.to = ways.at[i].to;
            found = !ways.at[i].open && is_warned(view, raid.to);
        }
        vaka_ways_done(&ways);
    }
    return found;
}

/* They stand in the tip of the place, once, and are those of the panel when the fleet is there. */
static bool point_at_raid(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    vaka_play_zone(play, raid.from, false);
    play->board.pointed = raid.to;
    vaka_outlook_point(play);
    assert_non_null(strstr(play->board.way_said, "\nYou would win the battle"));
    assert_non_null(strstr(play->board.way_said, " %)"));
    play->board.pointed = raid.from;
    vaka_outlook_point(play);
    assert_null(strstr(play->board.way_said, "You would win the battle"));
    of->done++;
    return false;
}

TEST(the_chances_of_a_battle_are_told_before_a_fleet_sails_into_it)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, point_at_raid, 5, has_raid);
}

int main(void)
{
    return run_registered("gui_chances", NULL, NULL);
}
