/* gui_chances_test.c - what a tip says of a way beforehand: the chances of a battle, and what it
 * shows to all.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#include "play/ways.h"

static struct {
    int32_t from, to;
} found; /* the way that was found */

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

/* Finds a way of the first seat of which this holds, and notes it. */
static bool find_way(const vaka_view *view,
                     bool (*is_wanted)(const vaka_view *, const vaka_ways_one *))
{
    bool is_found = false;

    for (int32_t zone = 0; zone < view->layout->zone_count && !is_found; zone++) {
        vaka_ways_wish wish = {.seat = 0, .from = zone, .most = true};
        vaka_ways ways;

        if (!vaka_on_board(view->layout, zone) || !vaka_has(view->seen, zone, 0))
            continue;
        vaka_ways_search(view->live, &wish, &ways);
        for (uint32_t i = 0; i < ways.count && !is_found; i++) {
            found.from = zone;
            found.to = ways.at[i].to;
            is_found = is_wanted(view, &ways.at[i]);
        }
        vaka_ways_done(&ways);
    }
    return is_found;
}

static bool is_raid(const vaka_view *view, const vaka_ways_one *way)
{
    return !way->open && way->moved > 1 && is_warned(view, way->to);
}

static bool has_raid(const vaka_view *view)
{
    return find_way(view, is_raid);
}

/* They stand in the tip of the place, once, and are those of the panel when the fleet is there. */
static bool point_at_raid(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    vaka_play_zone(play, found.from, false);
    play->board.pointed = found.to;
    vaka_outlook_point(play);
    assert_non_null(strstr(play->board.way_said, " pieces here ("));
    assert_non_null(strstr(play->board.way_said, "War Canoe"));
    assert_true(strstr(play->board.way_said, "War Canoe") < strstr(play->board.way_said, "):"));
    assert_non_null(strstr(play->board.way_said, "\nYou would win the battle"));
    assert_non_null(strstr(play->board.way_said, " %)"));
    play->board.pointed = found.from;
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

/* --- what is shown to all, and what cannot be taken back -------------------------------------- */

/* Something lies there face down that the seat alone has seen. */
static bool is_secret(const vaka_view *view, const vaka_ways_one *way)
{
    for (VAKA_EACH(view->seen, way->to, piece))
        if (view->seen->pieces[piece].owner < 0 && !way->open &&
            view->seen->pieces[piece].face == VAKA_FACE_DOWN)
            return true;
    return false;
}

static bool has_secret(const vaka_view *view)
{
    return find_way(view, is_secret);
}

static void point_at_undo(vaka_gui *gui)
{
    const vaka_hit *undo = NULL;

    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_UNDO)
            undo = &gui->ui.hits[i];
    assert_non_null(undo);
    assert_true(undo->off);
    gui->ui.x = undo->box.x + undo->box.w / 2;
    gui->ui.y = undo->box.y + undo->box.h / 2;
    vaka_screen_play.point(&gui->play, gui->ui.x, gui->ui.y);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
}

/* Once there the undo that is greyed out says why, when it is pointed at. */
static bool show_secret(guest *of, vaka_gui *gui)
{
    static const char shows[] = "Others see by it what you alone knew";
    vaka_play *play = &gui->play;
    char why[VAKA_SENTENCE];

    if (!is_on(gui, "play") || !play->asked)
        return true;
    if (of->at++ == 0) {
        vaka_play_zone(play, found.from, false);
        play->board.pointed = found.to;
        vaka_outlook_point(play);
        assert_non_null(strstr(play->board.way_said, shows));
        assert_true(vaka_outlook_go(play, found.to));
        return true;
    }
    if (!vaka_play_undo_why(play, true, why, sizeof why))
        press_key(SDLK_u, KMOD_LSHIFT); /* what came after the secret */
    else {
        assert_string_equal(why, "You may not: somebody has seen something hidden; that cannot be "
                                 "taken back.");
        point_at_undo(gui);
        assert_int_equal(play->told.what, VAKA_HIT_UNDO);
        assert_true(play->told_box.w > 0);
        of->done++;
        return false;
    }
    return true;
}

TEST(a_way_that_gives_a_secret_away_says_so_and_undo_says_why_it_cannot)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, show_secret, 5, has_secret);
}

/* --- what goes along -------------------------------------------------------------------------- */

/* The same lies face up and face down where it begins. */
static bool brings_both_faces(const vaka_view *view, const vaka_ways_one *way)
{
    vaka_ways_pick sort[VAKA_WAYS_SORTS];
    uint32_t sorts = vaka_ways_sorts(view->seen, 0, found.from, sort);

    (void)way;
    for (uint32_t i = 0; i < sorts * sorts; i++)
        if (sort[i / sorts].kind == sort[i % sorts].kind && i / sorts != i % sorts)
            return true;
    return false;
}

static bool has_both_faces(const vaka_view *view)
{
    return find_way(view, brings_both_faces);
}

/* Each row is told from every other one by its words alone. */
static bool read_along(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    uint32_t up = 0, down = 0;

    if (!is_on(gui, "play") || !play->asked)
        return true;
    vaka_play_zone(play, found.from, false);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    for (int i = 0; i < gui->ui.hit_count; i++) {
        const vaka_hit *hit = &gui->ui.hits[i];

        up += hit->what == VAKA_HIT_ALONG && strstr(hit->label, ", face up: ");
        down += hit->what == VAKA_HIT_ALONG && strstr(hit->label, ", face down: ");
    }
    assert_true(up > 0 && down > 0);
    of->done++;
    return false;
}

TEST(the_same_face_up_and_face_down_is_named_apart_among_what_goes_along)
{
    guest of = usual;

    (void)state;
    visit_moment(&of, read_along, 5, has_both_faces);
}

int main(void)
{
    return run_registered("gui_chances", NULL, NULL);
}
