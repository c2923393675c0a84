/* scene_build.c - the build planner: pools, the Build Chart, what is planned, buttons [9].
 *
 * SPDX-License-Identifier: MIT
 *
 * A seat is shown its own plan as its list would leave the match; nobody else's. */
#include "chapters/build.h"
#include "scene/scene.h"

static const vaka_text number = {"cell_number", "{0:int}"};

/* Pools of the seat: name, points in all, left. */
static void show_pools(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text heads[] = {{"head_pool", "Points of"},
                                      {"head_pool_all", "In all"},
                                      {"head_pool_spent", "Spent"},
                                      {"head_pool_left", "Left"}};
    static const vaka_text one = {"cell_pool", "{0:zone}"};
    static const vaka_text several = {"cell_pools",
                                      "{0:zone} and {1:int} linked {1:plural:group:groups}"};
    const build_now *build = &game_of(seen)->build;

    vaka_panel_table(scene, 4);
    for (int32_t i = 0; i < 4; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t pool = 0; pool < facts_of(seen)->hexes; pool++) {
        int32_t linked = 0;
        if (pool_of(seen, seat, pool) != pool)
            continue;
        for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++)
            linked += hex != pool && pool_of(seen, seat, hex) == pool;
        vaka_panel_cell(scene, linked ? &several : &one, pool, linked);
        vaka_panel_cell(scene, &number, build->points[pool] + build->spent[pool], 0);
        vaka_panel_cell(scene, &number, build->spent[pool], 0);
        vaka_panel_cell(scene, &number, build->points[pool], 0);
    }
}

/* Does a card give the seat an item free of cost, anywhere? */
static bool is_free(const vaka_match *seen, int32_t seat, int32_t item)
{
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++)
        if (pool_of(seen, seat, hex) >= 0 && price_of(seen, seat, item, hex) == 0)
            return true;
    return false;
}

static void show_cost(const vaka_match *seen, int32_t seat, int32_t item, vaka_scene *scene)
{
    static const vaka_text gift = {"cell_free", "free, then {0:int}"};
    int32_t cost = item_cost(seen, seat, item);

    vaka_panel_cell(scene, cost && is_free(seen, seat, item) ? &gift : &number, cost, 0);
}

/* The Build Chart as it is for this seat now, and how many it has left. */
static void show_chart(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text heads[] = {
        {"head_item", "Item"}, {"head_cost", "Cost"}, {"head_left", "Unbuilt"}};
    static const vaka_text piece = {"cell_kind", "{0:kind}"};
    static const vaka_text others[] = {{"item_village", "Village"},
                                       {"item_farm", "Improved Agriculture"},
                                       {"item_card", "Arts & Culture card"}};
    static const vaka_text unlimited = {"cell_unlimited", "no limit"};
    int32_t unbuilt = seat_zone(seen, seat, SEAT_UNBUILT);

    vaka_panel_table(scene, 3);
    for (int32_t i = 0; i < 3; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_RUMOR; kind++) {
        vaka_panel_cell(scene, &piece, kind, 0);
        show_cost(seen, seat, item_of_kind(kind), scene);
        vaka_panel_cell(scene, &number, vaka_count(seen, unbuilt, seat, kind), 0);
    }
    for (int32_t item = ITEM_VILLAGE; item <= ITEM_CARD; item++) {
        vaka_panel_cell(scene, &others[item - ITEM_VILLAGE], 0, 0);
        show_cost(seen, seat, item, scene);
        if (item == ITEM_CARD)
            vaka_panel_cell(scene, &number, seen->zones[zone_of(seen, ZONE_DECK)].count, 0);
        else
            vaka_panel_cell(scene, &unlimited, 0, 0);
    }
}

/* What the plan would put on the map. */
static void show_plan(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text planned = {"strip_planned", "Planned pieces"};
    static const vaka_text villages = {"planned_villages",
                                       "Planned: {0:int} new {0:plural:village:villages}"};
    static const vaka_text cards = {"planned_cards", "Planned: {0:int} {0:plural:card:cards}"};
    static const vaka_text inward = {"planned_inward",
                                     "You turn inward: no exploration in the next turn"};
    int32_t count[KIND_FIXED] = {0}, grown = 0;
    const seat_now *now = &game_of(seen)->seat[seat];

    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        grown += controller(seen, hex) == seat && has_grown(seen, hex);
        for (VAKA_EACH(seen, hex, piece)) {
            const vaka_piece *at = &seen->pieces[piece];
            if (at->owner == seat && at->kind < KIND_FIXED && (at->field[FIELD_FLAGS] & PIECE_NEW))
                count[at->kind]++;
        }
    }
    vaka_panel_strip(scene, &planned, seat_tone(seat));
    for (int32_t kind = 0; kind < KIND_FIXED; kind++)
        if (count[kind])
            vaka_panel_kind(scene, kind, count[kind]);
    if (grown)
        vaka_panel_note(scene, &villages, grown, 0, 0, VAKA_TONE_PLAIN);
    if (now->cards_bought)
        vaka_panel_note(scene, &cards, now->cards_bought, 0, 0, VAKA_TONE_PLAIN);
    if (now->inward)
        vaka_panel_note(scene, &inward, 0, 0, 0, VAKA_TONE_WARN);
}

static void offer_button(const vaka_match *seen, const vaka_action *action, vaka_scene *scene)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (!chapter_why_not(&chapter_build, seen, action, fact))
        vaka_panel_button(scene, action);
}

/* One button an item and pool, at the group by which the pool is known; other groups are built on
 * from the map. */
static void show_buttons(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const uint8_t on_group[] = {VERB_BUILD_UP, VERB_VILLAGE, VERB_FARM, VERB_CARD,
                                       VERB_RUMOR,    VERB_SETTLE,  VERB_STORE};
    static const uint8_t plain[] = {VERB_INWARD, VERB_SPEND, VERB_COMMIT};

    for (int16_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        if (pool_of(seen, seat, hex) != hex)
            continue;
        for (int16_t kind = KIND_TRANSPORT; kind <= KIND_COLONY; kind++)
            offer_button(seen, &(vaka_action){(int8_t)seat, VERB_BUILD, {kind, hex}}, scene);
        for (size_t i = 0; i < sizeof on_group; i++)
            offer_button(seen, &(vaka_action){(int8_t)seat, on_group[i], {hex}}, scene);
    }
    for (size_t i = 0; i < sizeof plain; i++)
        offer_button(seen, &(vaka_action){(int8_t)seat, plain[i], {0}}, scene);
}

void show_build(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_build", "Build"};
    static const vaka_text sealed = {"build_sealed", "Sealed so far: {0:seats}"};
    const vaka_frame *frame = vaka_top(seen);

    if (frame->step != STEP_BUILD || frame->ask != VAKA_ASK_SEALED)
        return;
    vaka_panel(scene, "build", &title);
    if (seat >= 0 && (frame->seats & VAKA_SEAT(seat))) {
        show_pools(seen, seat, scene);
        show_chart(seen, seat, scene);
        show_plan(seen, seat, scene);
        if (is_asked(seen, seat))
            show_buttons(seen, seat, scene);
    }
    vaka_panel_note(scene, &sealed, frame->done, 0, 0, VAKA_TONE_PLAIN);
}
