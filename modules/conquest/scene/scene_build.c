/* scene_build.c - the build planner: pools, the Build Chart, what is planned, buttons [9].
 *
 * SPDX-License-Identifier: MIT
 *
 * A seat is shown its own plan as its list would leave the match; nobody else's. What can be built
 * lies in the tray: counters, villages, agriculture and cards, always in the same places. */
#include "chapters/build.h"
#include "scene/scene.h"

static const vaka_text number = {"cell_number", "{0:int}"};

typedef struct own_groups { /* those of a seat that build from a pool */
    int16_t hex[MAX_HEXES];
    int32_t count;
} own_groups;

static own_groups groups_that_build(const vaka_match *seen, int32_t seat)
{
    own_groups own;

    own.count = 0;
    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++)
        if (pool_of(seen, seat, hex) >= 0)
            own.hex[own.count++] = (int16_t)hex;
    return own;
}

/* Pools of the seat: name, points in all, left. */
static void show_pools(const vaka_match *seen, int32_t seat, const own_groups *own,
                       vaka_scene *scene)
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
    for (int32_t i = 0; i < own->count; i++) {
        int32_t linked = 0, pool = own->hex[i];
        if (pool_of(seen, seat, pool) != pool)
            continue;
        for (int32_t k = 0; k < own->count; k++)
            linked += own->hex[k] != pool && pool_of(seen, seat, own->hex[k]) == pool;
        vaka_panel_cell(scene, linked ? &several : &one, pool, linked);
        vaka_panel_cell(scene, &number, build->points[pool] + build->spent[pool], 0);
        vaka_panel_cell(scene, &number, build->spent[pool], 0);
        vaka_panel_cell(scene, &number, build->points[pool], 0);
    }
}

/* Does a card give the seat an item free of cost, anywhere? */
static bool is_free(const vaka_match *seen, int32_t seat, const own_groups *own, int32_t item)
{
    for (int32_t i = 0; i < own->count; i++)
        if (price_of(seen, seat, item, own->hex[i]) == 0)
            return true;
    return false;
}

/* --- The tray --------------------------------------------------------------------------------- */

typedef struct item_row { /* something on the Build Chart */
    uint8_t verb;
    int8_t kind; /* VAKA_NONE: it is no counter */
    vaka_text title;
    const char *art;
} item_row;

/* Is an action with this verb legal, anywhere? */
static bool can_have(const vaka_match *seen, int32_t seat, const own_groups *own,
                     const item_row *item)
{
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < own->count; i++) {
        int16_t hex = own->hex[i];
        vaka_action action = {(int8_t)seat, item->verb, {hex}};

        if (item->verb == VERB_BUILD)
            action = (vaka_action){(int8_t)seat, item->verb, {item->kind, hex}};
        if (!vaka_chapter_why_not(&chapter_build, seen, &action, &NOT_NOW, fact))
            return true;
    }
    return false;
}

static int32_t item_of(const vaka_match *seen, const item_row *row)
{
    switch (row->verb) {
    case VERB_VILLAGE:
        return ITEM_VILLAGE;
    case VERB_FARM:
        return ITEM_AGRICULTURE;
    case VERB_CARD:
        return ITEM_CARD;
    default:
        return item_of_kind(seen, row->kind);
    }
}

static int32_t stock_of(const vaka_match *seen, int32_t seat, const item_row *row)
{
    if (row->verb == VERB_CARD)
        return seen->zones[zone_of(seen, ZONE_DECK)].count;
    return row->kind == VAKA_NONE
               ? VAKA_NONE
               : vaka_count(seen, seat_zone(seen, seat, SEAT_UNBUILT), seat, row->kind);
}

static bool has_points(const vaka_match *seen, int32_t seat, const own_groups *own, int32_t cost)
{
    for (int32_t i = 0; i < own->count; i++)
        if (pool_of(seen, seat, own->hex[i]) == own->hex[i] &&
            pool_points(seen, own->hex[i]) >= cost)
            return true;
    return false;
}

/* Why a thing of the chart cannot be had just now, in few words. */
static const vaka_text *why_not(const vaka_match *seen, int32_t seat, const own_groups *own,
                                const item_row *row, int32_t cost)
{
    static const vaka_text none = {"tray_none_left", "all of them are on the map [9.3e]"};
    static const vaka_text dear = {"tray_too_dear", "it costs {0:int}: no group has so many points "
                                                    "left [C1]"};
    static const vaka_text last = {"tray_settled", "colonies have become villages: nothing else is "
                                                   "built [C5]"};
    static const vaka_text village = {"tray_no_box", "no group has a free box for one more village "
                                                     "this turn [9.4]"};
    static const vaka_text farm = {"tray_no_brown_box",
                                   "no group has a brown box without agriculture [9.4i]"};
    static const vaka_text card = {"tray_enough_cards", "no more cards can be bought this turn "
                                                        "[9.5b]"};
    static const vaka_text deck = {"tray_no_cards", "there is no Arts & Culture card left [9.5a]"};
    static const vaka_text up = {"tray_up_already",
                                 "where you can build, one lies face up already [7.5b]"};
    static const vaka_text open = {"tray_open", "all lies face up in the solitaire game: a canoe "
                                                "face up comes first [S6]"};
    static const vaka_text start = {"tray_before_start",
                                    "before the first turn only counters are bought [3.3c]"};

    if (has_settled(seen, seat))
        return &last;
    if (stock_of(seen, seat, row) == 0)
        return row->verb == VERB_CARD ? &deck : &none;
    if (row->kind == VAKA_NONE && vaka_top(seen)->local[0])
        return &start;
    if (!has_points(seen, seat, own, cost) && !is_free(seen, seat, own, item_of(seen, row)))
        return &dear;
    if (row->verb == VERB_VILLAGE)
        return &village;
    if (row->verb == VERB_FARM)
        return &farm;
    if (row->verb == VERB_CARD)
        return &card;
    return row->verb == VERB_BUILD_UP ? &up : &open;
}

static void show_row(const vaka_match *seen, int32_t seat, const own_groups *own,
                     const item_row *item, vaka_scene *scene)
{
    static const vaka_text points = {"tray_cost", "{0:int} {0:plural:point:points}"};
    static const vaka_text gift = {"tray_free", "free, then {0:int} {0:plural:point:points}"};
    static const vaka_text nothing = {"tray_nothing", "free of cost"};
    int32_t cost = item_cost(seen, seat, item_of(seen, item));
    bool free_now = cost > 0 && is_free(seen, seat, own, item_of(seen, item));

    vaka_scene_tray(
        scene,
        &(vaka_tray_row){
            .size = sizeof(vaka_tray_row),
            .verb = item->verb,
            .kind = item->kind,
            .stock = stock_of(seen, seat, item),
            .cost = free_now ? &gift
                    : cost   ? &points
                             : &nothing,
            .cost_a = cost,
            .why = can_have(seen, seat, own, item) ? NULL : why_not(seen, seat, own, item, cost),
            .why_a = cost,
            .title = item->title.id ? &item->title : NULL,
            .art = item->art,
            .price = cost,
        });
}

/* What mods have added, behind the counters of the game. */
static void show_added(const vaka_match *seen, int32_t seat, const own_groups *own,
                       vaka_scene *scene)
{
    for (int32_t kind = KIND_FIXED; kind < counter_kinds(seen); kind++) {
        item_row row = {VERB_BUILD, (int8_t)kind, {NULL, NULL}, NULL};
        show_row(seen, seat, own, &row, scene);
    }
}

/* Always whole, in the order of the Build Chart; a canoe face up stands beside the other ones. */
static void show_tray(const vaka_match *seen, int32_t seat, const own_groups *own,
                      vaka_scene *scene)
{
    static const item_row items[] = {
        {VERB_BUILD, KIND_TRANSPORT, {NULL, NULL}, NULL},
        {VERB_BUILD_UP,
         KIND_TRANSPORT,
         {"tray_up", "Transport canoe, face up"},
         "conquest/transport"},
        {VERB_BUILD, KIND_WAR_CANOE, {NULL, NULL}, NULL},
        {VERB_BUILD, KIND_BAND, {NULL, NULL}, NULL},
        {VERB_BUILD, KIND_COLONY, {NULL, NULL}, NULL},
        {VERB_VILLAGE, VAKA_NONE, {"item_village", "Village"}, "conquest/badge_home"},
        {VERB_FARM, VAKA_NONE, {"item_farm", "Improved Agriculture"}, "conquest/badge_farm"},
        {VERB_CARD, VAKA_NONE, {"item_card", "Arts & Culture card"}, "conquest/culture"},
        {VERB_RUMOR, KIND_RUMOR, {NULL, NULL}, NULL},
    };
    static const vaka_text one = {"purse_pool", "{0:zone}"};

    for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
        show_row(seen, seat, own, &items[i], scene);
        if (items[i].kind == KIND_COLONY)
            show_added(seen, seat, own, scene);
    }
    for (int32_t i = 0; i < own->count; i++) {
        int32_t hex = own->hex[i];

        if (pool_of(seen, seat, hex) == hex)
            vaka_scene_purse(scene, &one, hex, pool_points(seen, hex),
                             pool_points(seen, hex) + game_of(seen)->build.spent[hex]);
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
    int32_t count[MOST_COUNTER_KINDS] = {0}, grown = 0;
    const seat_now *now = &game_of(seen)->seat[seat];

    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        grown += controller(seen, hex) == seat && has_grown(seen, hex);
        for (VAKA_EACH(seen, hex, piece)) {
            const vaka_piece *at = &seen->pieces[piece];
            if (at->owner == seat && at->kind < counter_kinds(seen) &&
                (at->field[FIELD_FLAGS] & PIECE_NEW))
                count[at->kind]++;
        }
    }
    vaka_panel_strip(scene, &planned, seat_tone(seat));
    for (int32_t kind = 0; kind < counter_kinds(seen); kind++)
        if (count[kind])
            vaka_panel_kind(scene, kind, count[kind]);
    if (grown)
        vaka_panel_note(scene, &villages, grown, 0, 0, VAKA_TONE_PLAIN);
    if (now->cards_bought)
        vaka_panel_note(scene, &cards, now->cards_bought, 0, 0, VAKA_TONE_PLAIN);
    if (now->inward)
        vaka_panel_note(scene, &inward, 0, 0, 0, VAKA_TONE_WARN);
}

/* --- Ending it -------------------------------------------------------------------------------- */

static int32_t points_left(const vaka_match *seen, int32_t seat)
{
    int32_t left = 0;

    for (int32_t hex = 0; hex < facts_of(seen)->hexes; hex++)
        left += pool_of(seen, seat, hex) == hex ? pool_points(seen, hex) : 0;
    return left;
}

/* Colonies that could become villages now: those that have landed, and those that are at Home
 * still, and perhaps wait for a canoe. */
typedef struct colonies {
    int32_t landed, waiting;
} colonies;

static colonies colonies_ready(const vaka_match *seen, int32_t seat)
{
    int16_t fact[VAKA_TEXT_ARGS];
    colonies ready = {0, 0};

    for (int16_t hex = 0; hex < facts_of(seen)->hexes; hex++) {
        vaka_action settle = {(int8_t)seat, VERB_SETTLE, {hex}};
        if (vaka_chapter_why_not(&chapter_build, seen, &settle, &NOT_NOW, fact))
            continue;
        if (game_of(seen)->seat[seat].home == hex)
            ready.waiting++;
        else
            ready.landed++;
    }
    return ready;
}

/* C7: what is not spent is lost. C5: colonies become villages last of all; by themselves only where
 * none of them may be meant for a voyage. */
static void show_end(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text unused = {"lost_points",
                                     "{0:int} Build {0:plural:Point is:Points are} not used"};
    static const vaka_text settle = {
        "last_colonies", "{0:int} {0:plural:colony becomes a village:colonies become villages}"};
    static const vaka_text landed = {
        "landed_colonies", "{0:int} landed {0:plural:colony is no village:colonies are no villages}"
                           " yet"};
    int32_t left = points_left(seen, seat);
    colonies ready = colonies_ready(seen, seat);

    vaka_scene_ends(scene, VERB_COMMIT, left ? &unused : NULL, left, 0, 0);
    if (ready.landed && ready.waiting)
        vaka_scene_ends(scene, VERB_COMMIT, &landed, ready.landed, 0, 0);
    else if (ready.landed)
        vaka_scene_last(scene, VERB_SETTLE, &settle, ready.landed, 0, 0);
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
        own_groups own = groups_that_build(seen, seat);

        show_pools(seen, seat, &own, scene);
        show_plan(seen, seat, scene);
        show_tray(seen, seat, &own, scene);
        if (is_asked(seen, seat))
            show_end(seen, seat, scene);
    }
    if (frame->seats & (frame->seats - 1)) /* others build, too */
        vaka_panel_note(scene, &sealed, frame->done, 0, 0, VAKA_TONE_PLAIN);
}
