/* scene/scene_panels.c - panels: how near independence is, the crisis, the row, the wheel.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/evolution.h"
#include "chapters/score.h"
#include "scene/scene.h"

enum { WHEEL_COLUMNS_SHOWN = 6 };

/* --- the colony --- */

static uint32_t tone_of(int32_t rebellion, int32_t population)
{
    if (4 * rebellion > 3 * population)
        return VAKA_TONE_BAD;
    return 2 * rebellion > population ? VAKA_TONE_WARN : VAKA_TONE_GOOD;
}

/* Where phase 3 would bring the markers: the rule asks the same question. */
static void describe_effects(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text ahead = {"effects_ahead",
                                    "Left so, population effects bring rebellion to {0:int} of "
                                    "{1:int}, workers to {2:int}"};
    static const vaka_text independent = {
        "effects_lost", "Left so, population effects make the archipelago independent"};
    int32_t population = population_of(seen);
    bool lost;
    population_effect then = effects_ahead(seen, &lost);

    vaka_panel_note(scene, lost ? &independent : &ahead, then.rebellion, population, then.workers,
                    lost ? VAKA_TONE_BAD : tone_of(then.rebellion, population));
}

/* The back on top: what comes in phase 4, or when it is uncovered. */
static void describe_back(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text crisis = {"next_crisis", "At home: {0:counter}, a cube for {1:int}"};
    static const vaka_text crisis_red = {"next_crisis_red",
                                         "At home, red: {0:counter}, a cube for {1:int}"};
    static const vaka_text demand = {"next_demand", "Abroad: {1:int} of {0:counter}"};
    static const vaka_text demand_red = {"next_demand_red", "Abroad, red: {1:int} of {0:counter}"};
    static const vaka_text temples = {"next_temples", "Event: rebellion falls by the temples"};
    static const vaka_text towns = {"next_towns", "Event: rebellion rises by the towns"};
    int32_t row = top_back(seen);

    for (int32_t half = 0; row >= 0 && half < 2; half++) {
        const back_facts *back = &facts_of(seen)->back[row];
        uint32_t tone = back->red[half] ? VAKA_TONE_PLAIN : VAKA_TONE_WARN;
        const vaka_text *text = half ? (back->red[half] ? &demand_red : &demand)
                                     : (back->red[half] ? &crisis_red : &crisis);
        if (back->half[half] == HALF_TEMPLES) {
            text = &temples;
            tone = VAKA_TONE_GOOD;
        }
        if (back->half[half] == HALF_TOWNS)
            text = &towns;
        if (back->half[half] != HALF_NONE)
            vaka_panel_note(scene, text, COUNTER_CUBES + back->good[half], back->number[half], 0,
                            tone);
    }
}

static void describe_colony(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_colony", "Colony"};
    static const vaka_text meter = {"meter_rebellion", "Rebellion"};
    static const vaka_text workers = {"meter_workers", "Available workers"};
    static const vaka_text left = {"left_to_independence",
                                   "{0:int} more and the archipelago is independent"};
    int32_t population = population_of(seen), rebellion = rebellion_of(seen);

    vaka_panel(scene, "colony", &title);
    vaka_panel_meter(scene, &meter, rebellion < population ? rebellion : population,
                     population > 0 ? population : 1, tone_of(rebellion, population));
    if (population > 0) {
        vaka_panel_note(scene, &left, population - rebellion + 1, 0, 0,
                        tone_of(rebellion, population));
        describe_effects(seen, scene);
    }
    vaka_panel_meter(scene, &workers, workers_of(seen), facts_of(seen)->workers_most,
                     workers_of(seen) > 12  ? VAKA_TONE_BAD
                     : workers_of(seen) > 7 ? VAKA_TONE_WARN
                                            : VAKA_TONE_GOOD);
    describe_back(seen, scene);
}

/* --- a crisis under way --- */

static void describe_crisis(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_crisis", "Crisis at home"};
    static const vaka_text abroad = {"panel_demand", "A demand from the continent"};
    static const vaka_text lying = {"crisis_lying", "Citizens that still lie"};
    static const vaka_text feeds = {"crisis_feeds", "{1:counter}: each cube stands up {0:int}"};
    static const vaka_text wanted = {"crisis_wanted", "{1:counter}: {0:int} still wanted"};
    static const vaka_text giver = {"crisis_giver", "{0:seat} may give now"};
    static const vaka_text there = {"crisis_there", "On the board: {0:int}"};
    static const vaka_text threat = {"crisis_threat", "Left so: rebellion {0:int} of {1:int}"};
    const vaka_frame *frame = vaka_top(seen);
    const archipelago_game *game = game_of(seen);

    if (!frame || frame->step != STEP_CRISIS || !frame->stage)
        return;
    vaka_panel(scene, "crisis", frame->local[0] ? &title : &abroad);
    vaka_panel_middle(scene);
    if (frame->local[0]) {
        vaka_panel_meter(scene, &lying, game->lying, population_of(seen), VAKA_TONE_BAD);
        vaka_panel_note(scene, &feeds, game->number, COUNTER_CUBES + game->good, 0,
                        VAKA_TONE_PLAIN);
    } else {
        vaka_panel_note(scene, &wanted, game->number, COUNTER_CUBES + game->good, 0, VAKA_TONE_BAD);
    }
    int32_t after =
        rebellion_of(seen) + (frame->local[0] ? game->lying - game->credit : game->number);
    vaka_panel_note(scene, &there,
                    stock_of(seen, frame->local[0] ? BOARD_HOME : BOARD_EXPORT, game->good), 0, 0,
                    VAKA_TONE_PLAIN);
    vaka_panel_note(scene, &threat, after, population_of(seen), 0,
                    tone_of(after, population_of(seen)));
    vaka_panel_note(scene, &giver, frame->seat, 0, 0, VAKA_TONE_PLAIN);
}

/* --- the row --- */

static void describe_row(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_row", "Evolution track"};
    static const vaka_text heads[] = {
        {"row_head_card", "Card"}, {"row_head_price", "Price"}, {"row_head_turned", "Age"}};
    static const vaka_text card = {"row_card", "{0:kind}"};
    static const vaka_text price = {"row_price", "{0:int} f"};
    static const vaka_text turns = {"row_turned", "turned {0:int} of 3"};

    vaka_panel(scene, "row", &title);
    vaka_panel_table(scene, 3);
    for (int32_t i = 0; i < 3; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t slot = 0; slot < number_of(seen, NUMBER_ROW); slot++) {
        int32_t piece = seen->zones[zone_of(seen, ZONE_SLOT + slot)].first;
        if (piece < 0)
            continue;
        vaka_panel_cell(scene, &card, seen->pieces[piece].kind, 0);
        vaka_panel_cell(scene, &price, price_of(seen, slot), 0);
        vaka_panel_cell(scene, &turns, game_of(seen)->turned[slot], 0);
        vaka_scene_badge(scene, zone_of(seen, ZONE_SLOT + slot), &price, price_of(seen, slot),
                         VAKA_TONE_PLAIN);
    }
}

/* --- seats and the wheel --- */

static void describe_seats(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_wheel", "Action wheel"};
    static const vaka_text heads[] = {
        {"wheel_head_seat", "Player"},       {"wheel_head_discs", "Discs"},
        {"wheel_head_citizens", "Citizens"}, {"wheel_head_ships", "Ships"},
        {"wheel_head_taxes", "Taxes"},       {"wheel_head_explore", "Explore"}};
    static const vaka_text name = {"wheel_seat", "{0:seat}"};
    static const vaka_text number = {"wheel_number", "{0:int}"};
    const archipelago_game *game = game_of(seen);

    vaka_panel(scene, "wheel", &title);
    vaka_panel_table(scene, WHEEL_COLUMNS_SHOWN);
    for (int32_t i = 0; i < WHEEL_COLUMNS_SHOWN; i++)
        vaka_panel_cell(scene, &heads[i], 0, 0);
    for (int32_t i = 0; i < seen->seats; i++) {
        int32_t seat = vaka_order_at(seen, i);
        const seat_now *now = &game->seat[seat];
        vaka_panel_cell(scene, &name, seat, 0);
        vaka_panel_cell(scene, &number, discs_of(seen, seat), 0);
        vaka_panel_cell(scene, &number, now->citizens, 0);
        vaka_panel_cell(scene, &number, now->ships, 0);
        vaka_panel_cell(scene, &number, now->wheel[WHEEL_TAXES], 0);
        vaka_panel_cell(scene, &number, now->wheel[WHEEL_EXPLORE], 0);
        if (game->actor == seat)
            vaka_panel_lit(scene);
    }
}

/* --- one's objective --- */

static void describe_objective(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_objective", "Your objective"};
    static const vaka_text what = {"objective_is", "{0:kind}"};
    static const vaka_text far = {"objective_far", "It ends the game at {1:int}: now {0:int}"};
    const archipelago_facts *facts = facts_of(seen);

    if (seat < 0 || !seen->zones[seat_zone(seen, seat, SEAT_OBJECTIVE)].count)
        return;
    vaka_panel(scene, "objective", &title);
    for (VAKA_EACH(seen, seat_zone(seen, seat, SEAT_OBJECTIVE), piece)) {
        int32_t row = seen->pieces[piece].kind - facts->objective_kind, wanted;
        if (row < 0 || row >= facts->objectives)
            continue;
        int32_t now = objective_progress(seen, row, &wanted);
        vaka_panel_note(scene, &what, seen->pieces[piece].kind, 0, 0, VAKA_TONE_PLAIN);
        if (wanted)
            vaka_panel_note(scene, &far, now, wanted, 0, VAKA_TONE_PLAIN);
    }
}

void describe_panels(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_frame *frame = vaka_top(seen);
    bool row_first = game_of(seen)->phase == PHASE_EVOLUTION; /* what is asked is about it */
    bool prices_first = frame && (frame->step == STEP_TRADE || frame->step == STEP_BUILD);

    describe_crisis(seen, scene);
    if (prices_first)
        describe_prices(seen, seat, scene);
    if (row_first)
        describe_row(seen, scene);
    describe_colony(seen, scene);
    if (!row_first)
        describe_row(seen, scene);
    describe_seats(seen, scene);
    describe_objective(seen, seat, scene);
    if (!prices_first)
        describe_prices(seen, seat, scene);
}
