/* scene_events.c - Random Events: the one being read, markers in play, the deck [11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/occasion.h"
#include "scene/scene.h"

static uint32_t tone_of(const vaka_match *seen, int32_t kind)
{
    static const uint32_t tones[] = {VAKA_TONE_BAD, VAKA_TONE_GOOD, VAKA_TONE_WARN};
    int32_t event = facts_of(seen)->token_event[token_row(seen, kind)];

    if (event < 0)
        return VAKA_TONE_PLAIN;
    return tones[vaka_content_number(seen->layout, SORT_EVENT, event, "mood")];
}

void draw_tokens(const vaka_match *seen, int32_t hex, vaka_scene *scene)
{
    static const vaka_text token = {"badge_token", "{0:kind}"};

    for (VAKA_EACH(seen, hex, piece)) {
        int32_t kind = seen->pieces[piece].kind;
        if (token_row(seen, kind) >= 0)
            vaka_scene_badge(scene, hex, &token, kind, tone_of(seen, kind));
    }
}

/* What it is, where it lies, when it goes. */
static void show_token(const vaka_match *seen, const vaka_piece *piece, vaka_scene *scene)
{
    static const vaka_text name = {"cell_token", "{0:kind}"};
    static const vaka_text hex = {"cell_token_at", "{0:zone}"};
    static const vaka_text seat = {"cell_token_of", "{0:seat}"};
    static const vaka_text between = {"cell_token_between", "{0:seat} and {1:seat}"};
    static const vaka_text until = {"cell_token_until", "turn {0:int}"};
    static const vaka_text bought = {"cell_token_price",
                                     "{0:int} Build {0:plural:Point takes:Points take} it away"};
    static const vaka_text stays = {"cell_token_stays", "it stays"};
    int32_t last = piece->field[TOKEN_LAST_TURN], other = piece->field[TOKEN_OTHER] - 1;
    int32_t price = token_price(seen, piece->kind);

    vaka_panel_cell(scene, &name, piece->kind, 0);
    if (piece->zone < facts_of(seen)->hexes)
        vaka_panel_cell(scene, &hex, piece->zone, 0);
    else
        vaka_panel_cell(scene, other >= 0 ? &between : &seat,
                        vaka_zone_owner(seen->layout, piece->zone), other);
    if (last)
        vaka_panel_cell(scene, &until, last, 0);
    else
        vaka_panel_cell(scene, price ? &bought : &stays, price, 0);
}

static void show_tokens(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text heads[] = {
        {"head_token", "Marker"}, {"head_token_at", "Where"}, {"head_token_until", "Until"}};

    vaka_panel_table(scene, 3);
    for (int32_t i = 0; i < 3; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t n = 0; n < token_places(seen); n++)
        for (VAKA_EACH(seen, token_place(seen, n), piece))
            if (token_row(seen, seen->pieces[piece].kind) >= 0)
                show_token(seen, &seen->pieces[piece], scene);
}

void show_events(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_events", "Random Events"};
    static const vaka_text read = {"strip_event", "The event"};
    static const vaka_text later = {"events_later",
                                    "Draws begin when somebody has {0:half} points"};
    static const vaka_text left = {"events_left", "{0:int} {0:plural:event:events} left"};
    const conquest_game *game = game_of(seen);
    int32_t event = game->event_read >= 0 ? game->event_read : game->event_now;

    if (!vaka_rule_on(seen->layout, "random_events"))
        return;
    vaka_panel(scene, "events", &title);
    if (event >= 0) {
        vaka_panel_strip(scene, &read, VAKA_TONE_WARN);
        vaka_panel_kind(scene, event, 1);
    }
    if (seen->zones[zone_of(seen, ZONE_TOKENS)].count < facts_of(seen)->token_pieces)
        show_tokens(seen, scene);
    if (game->events_begun)
        vaka_panel_note(scene, &left, seen->zones[zone_of(seen, ZONE_EVENTS)].count, 0, 0,
                        VAKA_TONE_PLAIN);
    else
        vaka_panel_note(scene, &later, facts_of(seen)->points[POINT_EVENTS_FROM], 0, 0,
                        VAKA_TONE_PLAIN);
}
