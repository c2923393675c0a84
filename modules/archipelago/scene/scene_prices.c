/* scene/scene_prices.c - what a cube brings and costs on boards I and II; what is paid for
 * buildings, ships and recruits.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "scene/scene.h"

static const vaka_text nothing = {"price_nothing", "–"};

/* --- the markets [5.3] --- */

/* What a cube of a good brings, and what one costs: a full section takes none, an empty one has
 * none. */
static void describe_section(const vaka_match *seen, int32_t board, int32_t good, vaka_scene *scene)
{
    static const vaka_text both = {"price_both", "{0:int} / {1:int}"};
    static const vaka_text full = {"price_full", "– / {1:int}"};
    static const vaka_text empty = {"price_empty", "{0:int} / –"};
    int32_t brings = price_to_sell(seen, board, good), costs = price_to_buy(seen, board, good);

    vaka_panel_cell(scene, !costs ? &empty : !brings ? &full : &both, brings, costs);
}

static void describe_markets(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"panel_markets", "Markets: a cube brings / costs"};
    static const vaka_text goods = {"market_goods", "Goods"};
    static const vaka_text home = {"market_home", "I Home"};
    static const vaka_text export = {"market_export", "II Export"};
    static const vaka_text good = {"market_good", "{0:counter}"};

    vaka_panel(scene, "markets", &title);
    vaka_panel_table(scene, 1 + BOARDS);
    vaka_panel_cell(scene, &goods, 0, 0);
    vaka_panel_cell(scene, &home, 0, 0);
    vaka_panel_cell(scene, &export, 0, 0);
    for (int32_t i = 0; i < GOODS; i++) {
        vaka_panel_cell(scene, &good, COUNTER_CUBES + i, 0);
        describe_section(seen, BOARD_HOME, i, scene);
        describe_section(seen, BOARD_EXPORT, i, scene);
    }
}

/* --- what is built and recruited [5.8a, 5.6b] --- */

/* How many goods are paid for a thing. */
static int32_t goods_in(const build_cost *cost)
{
    int32_t count = 0;

    for (int32_t good = 0; good < GOODS; good++)
        count += cost->goods[good] > 0;
    return count;
}

/* A row: what it is, florins, then the goods it takes; the rest of the row is empty. */
static void describe_cost(vaka_scene *scene, int32_t kind, const build_cost *cost, int32_t goods)
{
    static const vaka_text what = {"cost_what", "{0:kind}"};
    static const vaka_text florins = {"cost_florins", "{0:int} f"};
    static const vaka_text cubes = {"cost_cubes", "{0:int} {1:counter}"};

    vaka_panel_cell(scene, &what, kind, 0);
    vaka_panel_cell(scene, cost->florins ? &florins : &nothing, cost->florins, 0);
    for (int32_t good = 0; good < GOODS; good++)
        if (cost->goods[good])
            vaka_panel_cell(scene, &cubes, cost->goods[good], COUNTER_CUBES + good);
    for (int32_t i = goods_in(cost); i < goods; i++)
        vaka_panel_cell(scene, &nothing, 0, 0);
}

/* The card by which the seat builds just now, VAKA_NONE: none. */
static int32_t building_card(const vaka_match *seen, int32_t seat)
{
    const vaka_frame *frame = vaka_top(seen);

    return frame && frame->step == STEP_BUILD && frame->local[0] == seat ? frame->local[2]
                                                                         : VAKA_NONE;
}

static void describe_costs(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"panel_costs", "What is paid"};
    static const vaka_text what_for = {"costs_what", "For"};
    static const vaka_text florins = {"costs_florins", "Florins"};
    static const vaka_text cubes = {"costs_cubes", "Cubes"};
    static const vaka_text more = {"costs_more", "And"};
    build_cost cost[BUILDS], recruit = {.florins = recruit_price(seen, seat)};
    int32_t goods = 0, card = building_card(seen, seat);

    for (int32_t what = 0; what < BUILDS; what++) {
        cost[what] = cost_of(seen, seat, what, card);
        goods = goods_in(&cost[what]) > goods ? goods_in(&cost[what]) : goods;
    }
    vaka_panel(scene, "costs", &title);
    vaka_panel_table(scene, 2 + goods);
    vaka_panel_cell(scene, &what_for, 0, 0);
    vaka_panel_cell(scene, &florins, 0, 0);
    for (int32_t i = 0; i < goods; i++)
        vaka_panel_cell(scene, i ? &more : &cubes, 0, 0);
    for (int32_t what = 0; what < BUILDS; what++)
        describe_cost(scene, what == BUILD_SHIP ? KIND_SHIP : KIND_TOWN + what, &cost[what], goods);
    describe_cost(scene, KIND_CITIZEN, &recruit, goods);
}

void describe_prices(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_frame *frame = vaka_top(seen);
    bool builds = frame && frame->step == STEP_BUILD; /* what is asked is about costs */

    if (builds)
        describe_costs(seen, seat, scene);
    describe_markets(seen, scene);
    if (!builds)
        describe_costs(seen, seat, scene);
}
