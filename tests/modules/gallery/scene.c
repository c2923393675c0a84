/* tests/modules/gallery/scene.c - one of everything a front end can draw.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every overlay, every element of a panel and every tone is there at every moment of the game, so
 * that a front end's test needs no particular position. */
#include "gallery.h"

static void draw_hall(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text pictures = {"pictures", "{0:int}"};
    static const uint32_t tones[] = {VAKA_TONE_PLAIN, VAKA_TONE_GOOD, VAKA_TONE_WARN,
                                     VAKA_TONE_BAD};

    for (int32_t i = 0; i < 4; i++)
        vaka_scene_tint(scene, 1 + i, tones[i]);
    vaka_scene_link(scene, 0, 3, VAKA_TONE_GOOD);
    vaka_scene_link(scene, 0, 6, VAKA_TONE_BAD);
    for (int32_t room = 0; room < SPACES; room++) {
        int32_t hung = seen->zones[room].count;
        vaka_scene_slots(scene, room, hung, ROOM, hung == ROOM ? VAKA_TONE_WARN : VAKA_TONE_PLAIN);
        vaka_scene_badge(scene, room, &pictures, hung, hung ? VAKA_TONE_GOOD : VAKA_TONE_PLAIN);
    }
}

/* The tour of the hall is path 0, the walk in the garden path 1. */
static void draw_paths(const vaka_match *seen, vaka_scene *scene)
{
    static const uint8_t tour[] = {1, 2, 4, 6};

    for (uint32_t i = 0; i < sizeof tour; i++)
        vaka_scene_path(scene, 0, tour[i], VAKA_TONE_PLAIN);
    for (int32_t room = HALL; room < SPACES; room++)
        vaka_scene_path(scene, 1, room, VAKA_TONE_WARN);
    for (int32_t seat = 0; seat < seen->seats; seat++)
        for (int32_t room = 0; room < SPACES; room++)
            if (picture_at(seen, room, seat, VAKA_NONE) >= 0)
                vaka_scene_tint(scene, room, VAKA_TONE_SEAT + (uint32_t)seat);
}

static void show_visitors(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"visitors", "Visitors"};
    static const vaka_text heads[] = {
        {"visitor", "Visitor"}, {"fame", "Fame"}, {"effort", "Effort"}};
    static const vaka_text name = {"name", "{0:seat}"};
    static const vaka_text number = {"number", "{0:int}"};
    static const vaka_text left = {"left", "Efforts left"};
    const gallery_game *game = seen->game;

    vaka_panel(scene, "visitors", &title);
    vaka_panel_table(scene, 3);
    for (int32_t i = 0; i < 3; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t seat = 0; seat < seen->seats; seat++) {
        vaka_panel_cell(scene, &name, seat, 0);
        vaka_panel_cell(scene, &number, vaka_score(seen, seat), 0);
        vaka_panel_cell(scene, &number, game->effort[seat], 0);
        if (seat == 0)
            vaka_panel_lit(scene);
    }
    for (int32_t seat = 0; seat < seen->seats; seat++)
        vaka_panel_meter(scene, &left, game->effort[seat], EFFORT, VAKA_TONE_SEAT + (uint32_t)seat);
}

/* What the seat knows of a zone, kind by kind; backs too. */
static void show_strip(const vaka_match *seen, int32_t zone, const vaka_text *caption,
                       vaka_scene *scene)
{
    vaka_panel_strip(scene, caption, VAKA_TONE_PLAIN);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) {
        int32_t count = vaka_count(seen, zone, VAKA_NONE, kind);
        if (count)
            vaka_panel_kind(scene, kind, count);
    }
}

static void show_desk(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"desk", "Desk"};
    static const vaka_text archive = {"archive", "Archive"};
    static const vaka_text desk = {"in_desk", "In the desk"};
    static const vaka_text gold = {"gold", "The next lot is golden"};
    static const vaka_text key[] = {{"key", "You have a key of the desk"},
                                    {"locked", "{0:seat} has a key of the desk, you have not"}};
    static const uint8_t bound[] = {VERB_TAKE, VERB_PEEK, VERB_LOT, VERB_LEAVE, VERB_REST};
    bool keyed = seat >= 0 && has_key(seat);

    vaka_panel(scene, "desk", &title);
    show_strip(seen, ZONE_ARCHIVE, &archive, scene);
    show_strip(seen, ZONE_DESK, &desk, scene);
    vaka_panel_note(scene, &key[!keyed], 0, 0, 0, keyed ? VAKA_TONE_GOOD : VAKA_TONE_BAD);
    vaka_panel_odds(scene, &gold, GOLDEN, LOTS);
    vaka_panel_die(scene, &gold, GOLDEN % 6 + 1, VAKA_TONE_PLAIN);
    for (uint32_t i = 0; i < sizeof bound && seat >= 0; i++) {
        vaka_action action = {(int8_t)seat, bound[i], {0}};
        vaka_panel_button(scene, &action);
    }
}

void gallery_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text day = {"day", "Day {0:int} of {1:int}"};
    static const vaka_text open = {"stage_open", "Open"}, closed = {"stage_closed", "Closed"};
    static const vaka_text over = {"over", "The gallery is closed"};
    static const vaka_text wait = {"wait", "{0:seat} is looking round"};
    static const vaka_text act = {"act", "Do something ({0:int} {0:plural:effort:efforts} left)"};
    const gallery_game *game = seen->game;
    const vaka_frame *frame = vaka_top(seen);

    vaka_scene_phase(scene, &day, game->day, game->days, 0);
    vaka_scene_stage(scene, &open, frame->seat >= 0);
    vaka_scene_stage(scene, &closed, frame->seat < 0);
    if (frame->seat < 0)
        vaka_scene_prompt(scene, &over, 0, 0, 0);
    else if (seat == frame->seat)
        vaka_scene_prompt(scene, &act, game->effort[seat], 0, 0);
    else
        vaka_scene_prompt(scene, &wait, frame->seat, 0, 0);
    draw_hall(seen, scene);
    draw_paths(seen, scene);
    show_visitors(seen, scene);
    show_desk(seen, seat, scene);
}
